/** A card that goes with so many uses of it: "after its third use, bury it". */

import type { Clause } from '../clauses.ts'

const it = '(?:it|them|THIS|the card)'
const use = '(?:use|using|application|activation)'
const told = [
  ['second', 'twice'],
  ['third', '3 time'],
  ['fourth', '4 time'],
  ['fifth', '5 time'],
] as const

export const usedUp: readonly Clause[] = told.flatMap(([nth, times]): Clause[] => [
  [
    new RegExp(`^after (?:its|the|their) ${nth} ${use}(?: of ${it})? , (?<how>bury|discard) ${it}$`),
    `${times} a card ( <how> at last )`,
    ['Artifact', 'Ally', 'Tome'],
  ],
  [
    new RegExp(`^(?:but )?(?<how>bury|discard) ${it} (?:after|with|upon|on) (?:its|the|their) ${nth} ${use}(?: of ${it})?$`),
    `${times} a card ( <how> at last )`,
    ['Artifact', 'Ally', 'Tome'],
  ],
])

/** The same told by a number. */
export const usedUpByNumber: readonly Clause[] = [
  [
    /^(?:(?:once|when|after) (?:it|THIS) (?:have is|is|was) use (?<n>#) time , (?<how>bury|discard) (?:it|THIS)|(?<also>bury|discard) (?:it|THIS) (?:once|when|after) (?:it|THIS) (?:have is|is|was) use (?<m>#) time|(?<too>bury|discard) (?:it|THIS) after (?<k>#) use)$/,
    '<n> <m> <k> time a card ( <how> <also> <too> at last )',
    ['Artifact', 'Ally', 'Tome'],
  ],
]
