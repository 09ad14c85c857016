/** What a mark sets apart although it belongs to the deed: whose doing it is, where one must be, what becomes of a card for which another is given. */

import type { Clause } from '../clauses.ts'

const price = '(?:(?:flip|bury|discard) (?:THIS|this [a-z_]+)(?: face-down)?|(?:pay|spend|lose) (?:#|1) sanity)'
const spared = '(?:(?:that|the) (?:ally|artifact|tome|weapon|spell|monster|card)|it|they)'
const whom = '(?:(?:any|another|a|your|1|each) (?:other )?(?:player|investigator|opponent)|anyone|anybody|you)'

const kind =
  '(?:location|event|spell|ally|monster|artifact|tome|weapon|phobia|ghoul|cultist|[a-z_]+ (?:location|event|spell|ally|monster|artifact|tome))'
const whose =
  "(?<whose>(?:your opponent|a opponent|that player|that opponent|target opponent|the affected player|each player|each opponent) 's|your|their|its|his)"

/** One card of a Story Deck by how it lies, and what the grammar calls it. */
const piles: readonly (readonly [said: string, meant: string])[] = [
  [
    `the (?:(?:card|1) (?:closest|nearest) to the bottom (?:of|in)|(?:lowest|bottom|bottommost|lowermost) card (?:of|in)|first card (?:from|at) the bottom of) ${whose} story deck`,
    'bottom',
  ],
  [
    `the (?:(?:card|1) (?:closest|nearest) to the top (?:of|in)|(?:highest|top|topmost|uppermost) card (?:of|in)|first card (?:from|at) the top of) ${whose} story deck`,
    'top',
  ],
]

export const setApart: readonly Clause[] = [
  // "Each time a Night Event is played, by any player, ...".
  [new RegExp(`(?<=\\bis (?:play|cast|use|reveal|bury|discard|flip)) , (?<by>by ${whom})(?: ,)?(?= )`), ' <by> ,'],
  // "As your Turn in any Water Location, flip this card and draw one card."
  [
    new RegExp(`^as your turn (?<where>(?:in|at|on) (?:a|any) [^,:;()]+?) , (?<price>(?:you may )?${price} and) `),
    'as your turn , <where> , <price>',
  ],
  // What comes beside your Investigator is yours.
  [
    /(?<=\bbeside your investigator)(?: ,)? (?:just |exactly )?as (?:if|though) (?:it|they) (?:is|be|were|was) (?:your(?: own)?|yours)(?=$| ,)/,
    '',
  ],
  // "The card closest to the bottom of your Story Deck that is not a Location."
  ...piles.flatMap(([pile, lowest]): Clause[] => [
    [
      new RegExp(`\\b${pile} (?:that|which) is not (?:a )?(?<kind>${kind})(?: card)?(?= |$)`),
      `the ${lowest} non <kind> of <whose> story deck`,
    ],
    [
      new RegExp(`\\b${pile} (?:that|which) is (?:a )?(?<kind>(?!not )${kind})(?: card)?(?= |$)`),
      `the ${lowest} <kind> of <whose> story deck`,
    ],
  ]),
  // "The Event closest to the bottom of your Story Deck, except Phobias."
  [
    /\bthe (?<what>[^,:;()]+?) (?<where>(?:closest|nearest) to the (?:bottom|top) of [^,:;()]+? story deck)(?: ,)? except(?: for)? (?<not>[^,:;()]+?)(?=$| ,| (?:and|when|if|to|then)\b)/,
    'the <what> except <not> <where>',
  ],
  // "If you would lose an Ally other than in Combat, ...".
  [
    /^if (?<lost>[^,:;()]*\bwould (?:is )?(?:lose|bury|discard|(?:make|cause) you (?:to )?lose)\b[^,:;()]*?)(?: ,)? (?:at (?:a|any) (?:other )?time )?(?:other than|except|but not|outside(?: of)?|while not|when not|and not|not) (?:(?:in|during) )?combat , /,
    'unless in combat , if <lost> , ',
  ],
  // "If another Ally would be buried, you may flip this card; that Ally is discarded instead."
  [
    new RegExp(
      `(?<=\\bwould [^,:;()]+ , )you may (?<price>${price})(?: ;|(?: ,)? and|;)(?: then)? (?<which>${spared}) is (?:then )?(?<how>flip|discard|bury|return)(?<where>(?: face-down| to (?:your|its owner 's) hand)?) instead$`,
    ),
    'you may <price> to <how> <which> <where> instead',
  ],
]
