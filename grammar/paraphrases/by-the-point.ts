/** What is counted by the points of a card: "one card for each point of its value", "for each point of its value above one". */

import type { Clause } from '../clauses.ts'

const each = '(?:for (?:each|every)|per) point of'
const worth =
  "(?:(?:its|their) (?:print )?value|the (?:print )?value of (?:it|them|that \\S+|the \\S+)|(?:the|that|target) \\S+ 's (?:print )?value)"
const inHand = "(?: (?:in|from) (?:(?:your|their|the|your opponent 's|that player 's) )?hand)?"
const byLot = ' (?:at random|randomly)'

/** The value as it stands behind "as much as". */
const told: readonly (readonly [said: string, meant: string])[] = [
  ['(?:its|their)(?<print> print)? value', 'the <print> value of the target'],
  ["(?<whose>(?:the|that|target) \\S+) 's(?<print> print)? value", 'the <print> value of <whose>'],
  ['the(?<print> print)? value of (?:it|them)', 'the <print> value of the target'],
  ['the(?<print> print)? value of (?<whose>that \\S+|the \\S+)', 'the <print> value of <whose>'],
]

/** Who discards them, and so from whose Hand. */
const doers = [
  ['(?<=\\b(?:opponent|player|they) (?:must )?)', 'their'],
  ["(?<!\\b(?:opponent|player|they)\\b(?! 's).*)(?<=^|[,:] |\\bmay |\\bmust |\\bthen |\\band )", 'your'],
] as const

export const byThePoint: readonly Clause[] = [
  // "Bury all Storms. Gain 1 Sanity for each one buried."
  [
    /(?<=\b(?:lose|gain|draw|discard) (?:#|1|a)(?: [^,:;()]+?)?) (?:for (?:each|every)|per) (?:1|card|of (?:them|these|those)|such card|1 of (?:them|these))(?: that (?:is|have is)| which is)? (?:so |thus )?(?<how>bury|discard|flip)(?: (?:so|thus|this way|in this way|by this))?(?=$| ,)/,
    ' for each card <how> in this way',
  ],
  [new RegExp(`\\bdraw (?:1|a) card ${each} (?<worth>${worth})`), 'draw card equal to <worth>'],
  ...doers.flatMap(([doer, whose]) =>
    told.flatMap(([said, meant]): Clause[] => [
      [
        new RegExp(`${doer}discard (?:1|a) (?<lot>random )?card${inHand} ${each} ${said}(?=$| ,)`),
        `discard as much as ${meant} <lot> card in ${whose} hand`,
      ],
      [
        new RegExp(`${doer}discard (?:1|a) card${inHand}${byLot} ${each} ${said}(?=$| ,)`),
        `discard as much as ${meant} random card in ${whose} hand`,
      ],
      [
        new RegExp(`${doer}randomly discard (?:1|a) card${inHand} ${each} ${said}(?=$| ,)`),
        `discard as much as ${meant} random card in ${whose} hand`,
      ],
      [
        new RegExp(`${doer}discard (?:(?:as many|a number of) )?(?<lot>random )?card${inHand} (?:as|equal to) ${said}(?=$| ,)`),
        `discard as much as ${meant} <lot> card in ${whose} hand`,
      ],
    ]),
  ),
  [
    new RegExp(
      `(?<=\\b(?:equal to|point of) (?:twice )?${worth}) (?:above|over|in excess of|exceed|exceeding|less|minus|higher than|more than|beyond)(?: the first)? (?<n>#|1)(?: point)?(?=$| ,)`,
    ),
    ' beyond <n>',
  ],
  [new RegExp(`(?<=\\b(?:equal to|point of) ${worth}) (?:above|over|beyond|after) the first(?: point)?(?=$| ,)`), ' beyond 1'],
]
