/**
 * Whom Monsters attack, told by where he is: "Monsters attacking an Investigator in a Water Location", "in any Threat directed at players who
 * are Outside". It is asked of each whom they are directed at, whoever that is.
 */

import type { Clause } from '../clauses.ts'

const aims =
  '(?:(?:that |which |who )?(?:is )?(?:attack|(?:direct|directed|aim|send) (?:at|against|toward))|(?:that |which )?(?:fight|oppose|come for)|(?:in|of|from) (?:any |a |the |all |each )?(?:direct |directed )?threat (?:that |which )?(?:is )?(?:attack|against|(?:direct |directed |aim )?(?:at|against|toward)))'
const one = '(?<any>a|any|any 1|each|every|all|the|1)?'
const player = '(?:player|investigator)'
const behind =
  '(?<so>(?:who|whose|that|at|in|on|with|without|outside|inside|underground|underwater) [^,:;()]+|outside|inside|underground|underwater)'

const whom: readonly (readonly [said: string, meant: string])[] = [
  [`${one} ?${player}`, 'player'],
  ['(?:anyone|anybody|whoever|everyone|everybody)(?: (?=is))?', 'player'],
  ['(?:those|a person|any person|people)', 'player'],
  [`(?:a|any|each|every|all|1)? ?(?:your )?opponents?`, 'opponent'],
  ['(?:a|any|each|every|all) other (?:player|investigator)', 'opponent'],
]

/** What is then said of those Monsters. */
const deed =
  '(?=(?: (?:is|are|may|cannot|can not|may not|add|gain|lose|have|count|become|subtract|attack|cost)\\b| ?[,.:;]|$| until | for the | this | by ))'

export const whomTheyAttack: readonly Clause[] = whom.map(
  ([said, meant]): Clause => [
    new RegExp(`(?<=\\b(?!you\\b)\\S+ )${aims} (?:against |at )?${said} ${behind.replace('[^,:;()]+|', '[^,:;()]+?|')}${deed}`),
    `attack any ${meant} <so>`,
  ],
)
