/** A Travel Event as the place where somebody is: who is at sea or in the air is on one that lies on top of his Story Deck. */

import type { Clause } from '../clauses.ts'

/** Behind these words it is told where somebody is. */
const told = '(?<=\\b(?:is|not|while|when|if|or|nor|and|who|investigator|player|opponent|those|find) )'
const still = '(?:(?:already|still|now|currently) )?'
const journey = '(?:travel_\\S+|travel)(?: event| card)?'

const elements = ['sea', 'air', 'land'] as const

/** What one is on, by its own word, and by that of the game. */
const vehicles = [
  ['(?:ship|boat|vessel|steamer|ferry|schooner|canoe|liner|yacht)', 'travel_by_sea event'],
  ['(?:train|coach|carriage|motor-?car|bus|automobile)', 'travel_by_land event'],
  ['(?:plane|aeroplane|airplane|airship|balloon|zeppelin)', 'travel_by_air event'],
] as const

/** Which way of travel a place on the way stands for. */
const ways: readonly Clause[] = [
  [new RegExp(`${told}${still}(?:out )?(?:at sea|on the (?:high |open )?seas?|afloat|on the water)\\b`), 'on a travel_by_sea card'],
  [new RegExp(`${told}${still}(?:in the air|airborne|aloft|in flight)\\b`), 'on a travel_by_air card'],
  [new RegExp(`${told}${still}(?:aboard|on board)(?: of)? (?=(?:a|any) \\S+)`), 'on '],
  ...elements.flatMap((how) =>
    elements.map(
      (other): Clause => [
        new RegExp(`${told}${still}(?:travel|sail|fly) by ${how} or (?:by )?${other}\\b`),
        `on a travel_by_${how} card or on a travel_by_${other} card`,
      ],
    ),
  ),
  ...elements.map((how): Clause => [new RegExp(`${told}${still}(?:travel|sail|fly) by ${how}\\b`), `on a travel_by_${how} card`]),
  // "Is travelling by Camel Caravan": on such a card.
  [
    new RegExp(
      `${told}${still}(?:travel|sail|fly|ride|journey) by (?:a |any )?(?<what>(?!(?:sea|air|land|foot|night|day|gate|walk|a|any|the|you|your|which|this|that|spell|event|card)\\b)[\\p{L}_.'-]+(?: (?!(?:if|when|while|or|and|at|by|in|until|lose|gain|add|draw|must|may|discard|bury|flip)\\b)[\\p{L}_.'-]+){0,2}?)(?=$| ,| (?:or|and|lose|gain|add|draw|must|may|discard|bury|flip)\\b)`,
      'u',
    ),
    'on a <what>',
  ],
]

/** Who they are. */
const travellers: readonly Clause[] = [
  [/(?<=^|[;,] (?:and )?)those (?:who is |investigator |player )?(?=(?:already |still )?(?:on|at|in|aboard)\b)/, 'each player who is '],
]

/** A Location laid on top of the journey that leads there; one that is walked to is laid in its place (M6.45). */
const onTop: readonly Clause[] = [
  [
    new RegExp(`^no (?<what>[^,;:()]*location) (?:may|can) is (?:play|place|put) (?<on>on top of (?:a|any) ${journey})(?= |$)`),
    'no player may play a <what> <on>',
  ],
  [
    new RegExp(
      `^(?:you may play THIS only|play THIS only|(?:THIS )?may only is play|only play THIS) (?:on top of|upon) (?:a|any) (?<what>${journey})$`,
    ),
    'this card may only is reach by a <what>',
    ['Location'],
  ],
  [
    new RegExp(
      `^(?:you may play THIS only|play THIS only|(?:THIS )?may only is play|only play THIS) (?:on top of|upon) (?:a|any) (?<what>${journey})(?: ,)? and only (?<so>if .+)$`,
    ),
    'this card may only is reach by a <what> . this card may only is play <so>',
    ['Location'],
  ],
  ...elements.map(
    (how): Clause => [
      new RegExp(`^(?:you must )?leave (?:here |this location |THIS )?(?:only )?by ${how}(?: only)?$`),
      `you must leave here by travel_by_${how}`,
      ['Location'],
    ],
  ),
]

/** What becomes of the vehicle, and of those who were on it. */
const vehiclesLost: readonly Clause[] = [
  ...vehicles.map(
    ([own, event]): Clause => [
      new RegExp(`\\b(?<how>bury|discard) your ${own}(?: as well| too| also)?(?=$| ,| \\(| and| or)`),
      `<how> the top ${event} of your story deck`,
    ],
  ),
  [
    new RegExp(
      `(?<=\\b(?:if|while|and) your opponent is on (?:a|any) (?<what>${journey}) , )(?:[^,;:()]+ \\( )?(?<how>bury|discard) (?:it|that (?:event|card)|the ship|the vessel)(?: ; return to (?:their )?former location)?(?: \\))?(?=$| \\()`,
    ),
    "<how> the top <what> of your opponent 's story deck",
  ],
  [
    /(?<=^(?<how>bury|discard) [^;:]*\bon top of your opponent 's story deck(?: \([^()]*\))?) and (?<n>1|#) (?<what>(?:random )?ally) (?:(?:who|that) is )?(?:aboard|on board|on (?:it|that (?:ship|train|card)))(?: at the time)?(?=$| ,)/,
    ' and <how> <n> <what> of your opponent',
  ],
  // "Each Travel by Sea card on top of any Story Deck is returned to its player's Hand".
  [
    new RegExp(
      `^(?:return )?(?:each|all|any|every) (?<what>${journey}) on top of (?:any|each|a) (?:player 's )?story deck (?:is return )?to (?:its|their) (?:player|owner) 's hand`,
    ),
    "return the top <what> of each player 's story deck to its owner 's hand",
  ],
  [
    new RegExp(`^(?:THIS )?(?:only affect|affect only) (?:a|any|1) opponent who (?<so>is on (?:a|any) ${journey})$`),
    'this card may only is play if your opponent <so>',
    ['Event', 'Spell'],
  ],
]

/** A Pass of those who are somewhere is none. */
const passers =
  '(?:the |each |all |any |every )?pass (?:by|of|that (?:is )?(?:declare|announce|make) by) (?:a |any |each |all )?(?<who>player|opponent) who (?<so>(?:is|have) [^,;:()]+?) (?:is|are) (?:void|ignore|disregard|not count|of no effect)'
const passes: readonly Clause[] = [
  [
    new RegExp(`^for the (?:remainder|rest) of (?:this|the) round ,? ?${passers}$`),
    '( when any <who> pass , if that player <so> : void 1 pass of that player ) until the end of the round',
    ['Event', 'Spell'],
  ],
  [
    new RegExp(`^${passers} (?:until the end of (?:this|the) round|for the (?:remainder|rest) of (?:this|the) round|this round)$`),
    '( when any <who> pass , if that player <so> : void 1 pass of that player ) until the end of the round',
    ['Event', 'Spell'],
  ],
]

/** "The dogs will not enter a Gate Location": whither that journey does not lead. */
const unwilling: readonly Clause[] = [
  [
    /^(?:THING|THIS|it|they) (?:(?:will|may|can|do|shall) not|cannot|refuse to) (?:enter|go (?:in)?to|lead to|carry you to|take you to|set foot in) (?:a|any) (?<what>[^,;:()]*location)$/,
    'the new location may not is a <what>',
    ['Travel'],
  ],
]

export const aboard: readonly Clause[] = [...unwilling, ...ways, ...travellers, ...onTop, ...vehiclesLost, ...passes]
