/** How many Passes end card play, in further words and as the second half of a sentence. */

import type { Clause } from '../clauses.ts'

const half = '(?<=^|, |: |and |otherwise )'
const play = '(?:the )?(?:card play|cardplay|play of cards|card phase|card play phase)'
const when = '(?<when>(?: (?:for |during |in )?this round)?)'

export const passesNeeded: readonly Clause[] = [
  [
    new RegExp(
      `${half}(?:only |just )?(?<n>1|#)(?<more>(?: more)?) pass (?:(?:is (?:need|require|necessary|enough|sufficient) to|suffices? to) end|will end|ends?) ${play}(?! in a round)`,
    ),
    '<n> <more> pass is need to end a round',
  ],
  // "Only one Pass is required to end card play in a Round": in each of them.
  [
    new RegExp(
      `${half}(?:only |just |but )(?<n>1|#)(?<more>(?: more)?) pass (?:is (?:need|require|necessary|enough|sufficient) to|suffices? to|will) end ${play} (?:in|of|for|during) (?:a|the|each|every|any|1) round$`,
    ),
    '<n> <more> pass is need to end a round',
  ],
  [new RegExp(`${half}(?:only |just )?(?:a single|1 single|a lone) (?=pass (?:is|suffices?|will)\\b)`), '1 '],
  [
    new RegExp(
      `${half}(?:${play}|the round) (?:will )?ends?${when} (?:as soon as|when|once|after|with|upon) (?:the first|a single|1 single|1|any|a|any 1|the very first) pass(?: (?:is|have is|was) (?:declare|announce|make|call))?$`,
    ),
    '1 pass is need to end a round <when>',
  ],
]
