/** "That Location" of a place that was just named, a Pass that is enough, what is not buried, and which cards "those chosen" are. */

import type { Clause } from '../clauses.ts'

const lasting = ['Monster', 'Location', 'Artifact', 'Ally', 'Tome'] as const
const crowd = '(?:each|all|any|every) (?:other )?(?:player|investigator|opponent)'

export const thatVeryPlace: readonly Clause[] = [
  // "Each Investigator in a City Location loses 2 Sanity or must Bury that Location": the one he is at.
  [
    new RegExp(`(?<=\\b${crowd}(?: who is)? (?:in|at) (?:a|any|the) [^,;:()]*? )(?<how>bury|discard) that location(?= |$)`),
    '<how> their current location',
  ],
  // "A single Pass ends the current Round", while the card lies there.
  [
    /^(?:a single|(?:only )?1|just 1) pass (?:by (?:any|a) player |is enough to |suffice to )?end (?:the current|each|every|any|a) round(?= |$)/,
    '1 pass end the round',
    lasting,
  ],
  [
    /(?<=, )(?:a single|(?:only )?1|just 1) pass (?:by (?:any|a) player |is enough to |suffice to )?end (?:the current|each|every|any|a) round$/,
    '1 pass end the round',
    lasting,
  ],
  // "No Star Events are Buried while this card is in play".
  [
    /^no (?<what>[^,;:()]*?(?:event|storm|star|night|day)) is (?<how>bury|discard) (?<so>while [^,;:()]+)$/,
    'no <what> may is <how> <so>',
    ['Monster'],
  ],
  [
    /^(?<what>(?:(?!no |your )[^,;:()])*?(?:event|storm|star)) is not (?<how>bury|discard) (?<so>while [^,;:()]+)$/,
    'no <what> may is <how> <so>',
    ['Monster'],
  ],
  // "Rotate opponent's Current Location crosswise, as if walking": a crosswise Location is one that is walked to (M6.20).
  [/(?<=\bcrosswise)(?: ,)? as if (?:they (?:is )?|your opponent (?:is )?|opponent (?:is )?|its owner is )?walk(?:ing)?$/, ''],
  // "Each of those chosen adds 2 points": of them alone something was told.
  [/\beach of those choose(?= )/, 'each of those'],
  [/\beach (?:[a-z_]+ )so flip(?= )/, 'each of those flip'],
]
