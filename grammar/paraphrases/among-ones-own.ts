/** Who or what is among somebody's Allies, Artifacts or Tomes: that he has such a one in play, or none, or so many. */

import type { Clause } from '../clauses.ts'

const so = '(?<=\\b(?:if|when|while|unless|and|or|that) )'
const isIn = '(?:is|stand|count|march|travel|serve|number) (?:to is )?(?:among|amongst)'
const ends = '(?=$| ,| (?:and|or|while|if|when|unless)\\b)'
const kinds = '(?<kind>artifact|tome|weapon)'
/** What is told of, and nothing that was told before: "they", and this card, are Allies or none. */
const what = '(?<what>(?!(?:THIS|it|they|them|that|those|you|there|1 of)\\b)[^,:;()]+?)'
const owners: readonly (readonly [said: string, who: string])[] = [
  ['your', 'you'],
  ["(?:your|the|a|any|target|that) opponent 's", 'your opponent'],
  ["(?:any|a|either) (?:player|investigator) 's", 'any player'],
  ["that player 's", 'that player'],
  ['their', 'they'],
]

const amongOnes = owners.flatMap(([whose, who]): readonly Clause[] => {
  const allies = `${whose} (?:other )?ally${ends}`
  const things = `${whose} ${kinds}${ends}`
  return [
    [
      new RegExp(`${so}(?:at least 1|1 or more|any|some|1) (?<what>(?!of\\b)[^,:;()]+?) ${isIn} ${allies}`),
      `${who} have a <what> as a ally`,
    ],
    [new RegExp(`${so}${what} is not (?:among|amongst|1 of) ${allies}`), `${who} do not have <what> as a ally`],
    [new RegExp(`${so}${what} ${isIn} ${allies}`), `${who} have <what> as a ally`],
    [
      new RegExp(
        `${so}(?:there is|(?:you|your opponent|the opponent|any player|that player|they) (?:have|count)) (?!.*\\bthreat\\b)(?:any |at least 1 |1 or more )(?<what>[^,:;()]+?) (?:among|amongst) ${allies}`,
      ),
      `${who} have a <what> as a ally`,
    ],
    [
      new RegExp(
        `${so}(?:there is|(?:you|your opponent|the opponent|any player|that player|they) (?:have|count)) (?!.*\\bthreat\\b)(?<what>[^,:;()]+?) (?:among|amongst) ${allies}`,
      ),
      `${who} have <what> as a ally`,
    ],
    [new RegExp(`^with ${what} (?:among|amongst) ${allies} ,`), `if ${who} have <what> as a ally ,`],
    [
      new RegExp(`${so}(?<many>a|any|no|#|at least #|# or more) (?<what>[^,:;()]+?) (?:${isIn}|is 1 of|is part of) ${things}`),
      `${who} have <many> <what> <kind> in play`,
    ],
    [
      new RegExp(
        `${so}(?:there is|(?:you|your opponent|the opponent|any player|that player|they) have) (?<many>a|any|no|#|at least #|# or more) (?<what>[^,:;()]+?) (?:among|amongst) ${things}`,
      ),
      `${who} have <many> <what> <kind> in play`,
    ],
    [
      new RegExp(`${so}(?:1|any|1 or more|at least 1) (?:of )?${whose} ${kinds} is a (?<what>[^,:;()]+?)${ends}`),
      `${who} have a <what> <kind> in play`,
    ],
    [new RegExp(`${so}none of ${whose} ${kinds} is (?:a )?(?<what>[^,:;()]+?)${ends}`), `${who} have no <what> <kind> in play`],
  ]
})

export const amongOnesOwn: readonly Clause[] = amongOnes
