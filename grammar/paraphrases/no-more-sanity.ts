/** How much Sanity this card costs at most, whatever it attacks with: "cannot cost your opponent more than 2 Sanity points". */

import type { Clause } from '../clauses.ts'

const n = '(?<n>#|1)'
const own = '(?:THIS|it|they)'
const points =
  '(?: sanity(?: point)?)(?: (?:in (?:any |1 |any 1 |a |each |1 single |a single |any single )|per |each )(?:combat|attack|battle))?'
const never = '(?:cannot|can not|may not|may never|can never|do not|never)'
const ends = '(?=$| ,| (?:if|while|unless|at|by|during) )'

/** Whom it may cost Sanity, and what that is to the grammar. */
const players: readonly (readonly [said: string, meant: string])[] = [
  ['(?:your opponent|a opponent|any opponent)', 'your opponent'],
  ['each opponent', 'each opponent'],
  ['(?:a|any|each) (?:player|investigator)', 'each player'],
]

/** The ways to say it, each as what a sentence says of this card. */
const ways = (who: string): readonly string[] => [
  `${never} (?:ever )?cost ${who} more than ${n}${points}`,
  `cost ${who} (?:no more than|at most|not more than|never more than|a maximum of) ${n}${points}`,
  `${never} (?:ever )?(?:cause|make) ${who} (?:to )?lose more than ${n}${points}`,
  `(?:cause|make) ${who} (?:to )?lose (?:no more than|at most|not more than) ${n}${points}`,
]

export const noMoreSanity: readonly Clause[] = players.flatMap(([who, whom]): Clause[] => {
  const meant = `${whom} may not lose more than <n> sanity to this card`
  return [
    ...ways(who).map((said): Clause => [new RegExp(`(?<=^|, )(?:${own} )?(?:may )?${said}${ends}`), meant, ['Monster']]),
    // "Bypasses all Allies, but cannot cost your opponent more than 2 Sanity points."
    ...ways(who).map(
      (said): Clause => [
        new RegExp(`(?<before>\\S+)(?: ,)? (?:but|and|yet|though)(?: ${own})? (?:may )?${said}$`),
        `<before> . ${meant}`,
        ['Monster'],
      ],
    ),
    [
      new RegExp(
        `(?<=^|, )${who} (?:lose (?:no more than|at most|not more than)|${never} lose more than) ${n}${points} (?:to|from|by|because of|due to) ${own}${ends}`,
      ),
      meant,
      ['Monster'],
    ],
  ]
})
