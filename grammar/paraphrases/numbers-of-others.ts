/** The Maximum and Minimum of other players, told of those of whom something is so: "the Maximum number of cards that each opponent in your Region may keep". */

import type { Clause } from '../clauses.ts'

const who = '(?:each|any|all|every|your|the)(?: of your)?(?: other)? (?<who>opponents?|player|investigator)'
const which = '(?<which>maximum|minimum)(?: number)?(?: of)?(?: card)?'
const keeps =
  '(?: (?:may|can|must|is allow to) (?:keep|hold|have|retain)(?: in (?:their|his|a) hand)?(?: at the end of (?:a|each|the) round)?)'
const by = '(?<n>#|1)(?: point| card)?'
const changes = `(?<how>add|subtract) ${by} (?:to|from)`

/** What is so of him, behind him; and how that is asked. */
const told: readonly (readonly [said: string, asked: string])[] = [
  ['(?: who)? is (?<so>(?!$)[^,:;()]+?)', 'that player is <so>'],
  [' who (?<so>(?:have|control|bear|know|can) [^,:;()]+?)', 'that player <so>'],
  [' with (?<so>(?!the\\b)[^,:;()]+?)', 'that player have <so> in play'],
  [' (?<so>(?:at|in|on) [^,:;()]+?)', 'that player is <so>'],
  [' (?<so>outside|inside|underground|underwater)', 'that player is <so>'],
]

const ofThose = (word: RegExp, whose: string): readonly Clause[] =>
  told.flatMap(([said, asked]): readonly Clause[] => {
    const one = who.replace('(?<who>opponents?|player|investigator)', word.source)
    const head = '^(?<head>(?:[^,:;()]+ , )?)'
    return [
      [
        new RegExp(`${head}${changes} the ${which} (?:that |which )?${one}${said}${keeps}$`),
        `<head> while ${asked} , <how> <n> from ${whose} 's <which>`,
      ],
      [new RegExp(`${head}${changes} the ${which} (?:of )?${one}${said}$`), `<head> while ${asked} , <how> <n> from ${whose} 's <which>`],
      [
        new RegExp(`${head}the ${which} of ${one}${said} (?<verb>gain|lose) ${by}$`),
        `<head> while ${asked} , ${whose} 's <which> <verb> <n>`,
      ],
      [
        new RegExp(`${head}${one}${said} ${changes} (?:their|his or her) ${which}$`),
        `<head> while ${asked} , <how> <n> from ${whose} 's <which>`,
      ],
    ]
  })

export const numbersOfOthers: readonly Clause[] = [
  [
    new RegExp(
      `(?<=^(?:[^,:;()]+ , )?(?:add|subtract) (?:#|1)(?: point| card)? (?:to|from) )the ${which} (?:that |which )?${who.replace('(?<who>opponents?|player|investigator)', 'opponents?')}${keeps}$`,
    ),
    "each opponent 's <which>",
  ],
  [
    new RegExp(
      `(?<=^(?:[^,:;()]+ , )?(?:add|subtract) (?:#|1)(?: point| card)? (?:to|from) )the ${which} (?:that |which )?(?:each|any|every|all)(?: other)? (?:player|investigator)${keeps}$`,
    ),
    "each player 's <which>",
  ],
  ...ofThose(/opponents?/, 'each opponent'),
  ...ofThose(/(?:player|investigator)/, 'each player'),
]
