/** Events told in whole sentences: who pays for what, who is spared, when they end. */

import type { Clause } from '../clauses.ts'

const whoever = '(?:player|all player|any player|each player|anyone|all investigator|each investigator|any investigator)'

/** "The first Spell that each player casts in a Round costs 1 Sanity less": whose, what it costs, and what becomes of that. */
const firstOfEach = (
  [
    ['(?:each|every|any|a) (?:player|investigator)', 'any player'],
    ['(?:each|every|any|a|1 of your|your) (?:other player|opponent)', 'each opponent'],
  ] as const
).flatMap(([who, of]): Clause[] =>
  (
    [
      ['spell', 'cast', 'casting cost'],
      ['(?!spell)(?:[^,;:() ]+ )??(?:ally|artifact|tome|weapon|event|monster|location)', 'play', 'sanity cost'],
    ] as const
  ).flatMap(([kind, verb, cost]) =>
    (
      [
        ['(?<n>#|1) (?:sanity(?: point)? (?:less|fewer)|(?:less|fewer) sanity(?: point)?)', 'lose <n>'],
        ['(?<n>#|1) (?:sanity(?: point)? (?:more|extra)|(?:more|additional|extra|further) sanity(?: point)?)', 'gain <n>'],
      ] as const
    ).map(
      ([how, change]): Clause => [
        new RegExp(
          `^(?:while THIS is in play , )?the first (?<what>${kind}) (?:that |which )?(?:${who} ${verb}|${verb} by ${who}) (?:in |during |of )?(?:a|each|every|any) (?<per>round|turn) cost (?:it |them )?${how}(?: to cast| to play)?(?: while THIS is in play)?$`,
        ),
        `unless that player have ${verb} a <what> this <per> , the ${cost} of each <what> of ${of} ${change}`,
      ],
    ),
  ),
)

export const befallingAll: readonly Clause[] = [
  ...firstOfEach,
  // ---------------------------------------------------------------- who pays for what
  [
    new RegExp(
      `(?<=^(?:[^,;:()]+ , )?)${whoever} must (?:first )?(?:spend|pay|lose) (?=(?:#|1)(?: additional| extra| more)? sanity(?: point)? to (?:play|cast) )`,
    ),
    'every player must pay ',
  ],
  // ---------------------------------------------------------------- which Events
  [/(?<=^(?:bury|discard) THIS (?:if|when|as soon as|once) (?:any|a|another) [^,;:()]+?) or (?:any )?other (?=[^,;:()]+ is play$)/, ' or '],
  [
    /(?<=^(?:if|when|as soon as|once) (?:any|a|another) [^,;:()]+?) or (?:any )?other (?=[^,;:()]+ is play , (?:bury|discard) THIS$)/,
    ' or ',
  ],
  [
    /^(?<bury>bury|discard) THIS (?<when>(?:as soon as|when|if|once) [^,;:()]+?)(?: ,)? or (?<end>at the end of the (?:next )?round)$/,
    '<bury> this card <when> . <bury> this card <end>',
    ['Event'],
  ],
  // ---------------------------------------------------------------- on whom it is played
  [/\bwho (?<a>is walk|(?:is|have) [^,;:()]+?)(?: ,)? or who (?=(?:have|is) )/, 'who <a> or '],
  // One travels by Sea for as long as one stands on such a card.
  ...(['sea', 'air', 'land'] as const).map(
    (by): Clause => [
      new RegExp(`(?<=\\b(?:opponent|player|they|investigator|who) (?:[^,;:()]* or )?)(?:is )?travel by ${by}(?= |$)`),
      `have a travel_by_${by} card on top of their story deck`,
    ],
  ),
  ...(['sea', 'air', 'land'] as const).map(
    (by): Clause => [
      new RegExp(`(?<=\\byou (?:[^,;:()]* or )?)(?:is )?travel by ${by}(?= |$)`),
      `have a travel_by_${by} card on top of your story deck`,
    ],
  ),
  [
    /(?<=\b(?:unless|if) they (?:discard|bury|lose|pay) [^,;:()]+?) to (?:haul|save|rescue|pull|drag|free|help|fetch|lift|carry|revive|heal|cure|ransom) (?:it|them|THING|(?:the|that) \S+)(?: (?:out|back|up|home|away))?$/,
    '',
  ],
  [
    /\brandomly choose (?<n>1|#) (?<what>[^,;:()]+?) that opponent must (?<how>bury|discard|flip)(?<face> face-down)?(?= |$)/,
    'that opponent must <how> <n> random <what> <face>',
  ],
  [
    /\bshow (?:all|every|each|the other) (?:other )?(?:player|opponent) (?<what>(?:a|1|any) [^,;:()]+ (?:from|in) your hand)(?= |$)/,
    'reveal <what>',
  ],
  [
    /\bshow (?<what>(?:a|1|any) [^,;:()]+ (?:from|in) your hand) to (?:all|every|each|the other) (?:other )?(?:player|opponent)(?= |$)/,
    'reveal <what>',
  ],
  // ---------------------------------------------------------------- what was seen
  [
    /(?<=\bfor (?:each|every) [^,;:()]+?) (?:that )?you (?:saw|see|have see|have seen|find|have find)(?: there| among them| in it)?(?=$| ,)/,
    ' among them',
  ],
]
