/** What a card is and does by Day or at Night alone, told of "it", and when it cannot be played. */

import type { Clause } from '../clauses.ts'

const time = '(?:by day|in daylight|during the (?:day|night)|at night)'
const persons = ['Ally', 'Monster'] as const

export const atItsTime: readonly Clause[] = [
  // "By Day it is worth nothing", "at Night they cannot be Controlled": of this card, where nobody else was spoken of.
  [new RegExp(`^(?<when>${time})(?: ,)? (?:it|they) (?=(?:is|cannot|may|can|have|add|do|must)\\b)`), '<when> , this card ', persons],
  [new RegExp(`^(?<when>${time}(?: ,)?) THIS have no value$`), '<when> this card is worth nothing', ['Monster']],
  // "By Day this card cannot be played".
  [
    new RegExp(`^(?<when>${time})(?: ,)? (?:THIS|it|they) (?:cannot|may not|can never) is (?<how>play|summon)$`),
    'this card may not is <how> <when>',
    ['Monster', 'Ally', 'Event', 'Artifact', 'Spell', 'Tome'],
  ],
  [
    /^(?<when>(?:while|if) [^,:;()]+|(?:in|during) (?:a )?(?:storm|[a-z_]+ event)) , (?:THIS|it|they) (?:cannot|may not|can never) is (?<how>play|summon)$/,
    'this card may not is <how> <when>',
    ['Monster', 'Ally', 'Event', 'Artifact', 'Spell', 'Tome'],
  ],
]
