/** A Travel Event that leads somewhere at a following Turn, and leads there at once: who need not wait, and for which journeys. */

import type { Clause } from '../clauses.ts'

const later = '(?:following|later|subsequent|next|further|second)'
const wait = `(?:need not|do not need to|do not have to) wait(?: for| until)?(?: (?:a|the|your) ${later} turn)?`
const named = '(?<what>(?!new )[^,;:()]*?(?:travel|train)[^,;:()]*?)'
const journey = `(?:a|any|1|the|your|all|each) ${named}`
const leadsLater = `(?: (?:that|which) (?:call for|lead to|ask for|require) (?:a|the|a new|the new) location on a ${later} turn)?`
const place = '(?:the|that|its|your)(?: new)? location(?: (?:to which it lead|it lead to))?'
const now = `(?: ,)? (?:(?:on|in|during) (?:the|that|this)(?: very)? (?:same )?turn|without wait(?:ing)?(?: for a ${later} turn)?)`
// "At once" has been left out by then: of another Turn it need not be said.
const lands = `(?:also )?play ${place}(?:${now})?`
const here = '(?: from)? (?:here|this location|THIS)'
const head = '(?:while THIS is in play , )?'
const kept: Clause[2] = ['Ally', 'Location', 'Investigator', 'Artifact', 'Tome', 'Event']

/** A leave for good, told of where one is or not; so often in a Round it is a deed when such a card is played. */
const leave = (said: (where: string) => string, on = kept): readonly Clause[] => [
  [new RegExp(`^${head}${said('')}$`), 'you may play the new location right after a <what> <named>', on],
  [new RegExp(`^${head}${said(here)}$`), 'while you is here , you may play the new location right after a <what> <named>', ['Location']],
  [
    new RegExp(`^${head}(?<often>(?:once|1 time) (?:a|per|each|during each|in each|in every|during a) round) ,? ?${said('')}$`),
    '<often> when you play a <what> <named> , you may travel on in this turn',
    on,
  ],
]

export const soonerThere: readonly Clause[] = [
  // ---------------------------------------------------------------- who need not wait
  ...leave((where) => `(?:when|if) you play ${journey}${leadsLater}${where} , you may ${lands}`),
  ...leave(
    (where) =>
      `(?:when|if) you play ${journey}${leadsLater}${where}(?: ,)? you ${wait}(?:(?: ,| ;)? (?:but|and|you)(?: you)? (?:may )?${lands})?`,
  ),
  ...leave(
    (where) =>
      `you ${wait} (?:when|if|after) (?:you )?play (?:${journey}|(?<named>[^,;:() ]+))${leadsLater}${where}(?:(?: ,| ;| :)? (?:but |and )?(?:you )?(?:may )?${lands})?`,
  ),
  ...leave(() => `(?:(?:the|your|all|each) )+${named}${leadsLater} do not make you wait(?: for a ${later} turn)?`),
  // "The new Location on the same Turn as the Event."
  ...leave(() => `you may play ${journey} and (?:its|the)(?: new)? location${now}`, ['Ally', 'Location', 'Investigator']),
  ...leave((where) => `you may play ${place} (?:on|in) the same turn as ${journey}(?: (?:that )?you play)?${where}`),
  ...leave((where) => `(?:(?:a|any|all|each) )?${named}(?: that is)? play${where} (?:allow|permit|let) you (?:to )?${lands}`, ['Location']),
  ...leave(() => `(?:with THIS at THING )?you ${wait} (?:: |; |, )(?:and )?play ${journey} and (?:its|the)(?: new)? location${now}`),
  [new RegExp(`^with THIS at THING(?: ,)? (?=you ${wait}\\b)`), '', ['Ally']],
  [
    new RegExp(`^(?<who>each|all|any) (?:player|investigator) may play ${place} (?:on|in) the same turn as ${journey}$`),
    '<who> player may play the new location right after a <what>',
    ['Event', 'Location'],
  ],
  // ---------------------------------------------------------------- both cards as what is done
  [
    new RegExp(`(?<=^(?:you may )?|[:;,] (?:you may )?|\\bto )play ${journey} and (?:its|the)(?: new)? location${now}(?=$| ,)`),
    'play a <what> and travel on in this turn',
    ['Spell', 'Event', 'Artifact', 'Monster', 'Tome'],
  ],
  [
    new RegExp(
      `^(?:this round ,? )?you ${wait}(?: to play (?:the|a) location(?: to which)? (?:a|any|your) (?<what>travel[^,;:()]*?) leads?(?: to)?| (?:after|when) (?:you )?play (?:a|any) (?<same>travel[^,;:()]*?))(?: this round)?$`,
    ),
    '( when you play a <what> <same> , you may travel on in this turn ) until the end of the round',
    ['Spell'],
  ],
  [
    new RegExp(`^(?<how>flip|bury|discard) THIS when you play ${journey}(?: ,)? (?:to|and) ${lands}$`),
    'when you play a <what> , you may <how> this card : travel on in this turn',
  ],
  // ---------------------------------------------------------------- another Turn, or another journey, besides
  [
    new RegExp(
      `^${head}(?<often>(?:(?:once|1 time) (?:a|per|each|during each|in each|in every|during a) round ,? ?)?)you may play ${journey} and (?:then )?(?=(?:take|have) (?:another|1 more|a extra|a additional|a second) turn\\b)`,
    ),
    '<often> when you play a <what> , you may ',
    ['Ally', 'Location', 'Investigator'],
  ],
  [
    /^(?:on|in) the same turn (?:that|when|in which|on which) you (?:play THIS right-side-up|arrive here|play THIS)(?: ,)? (?=you may\b)/,
    'when you arrive here , ',
    ['Location'],
  ],
  [/^when you play THIS right-side-up , (?=you may )/, 'when you arrive here , ', ['Location']],
  [/(?<=^when you arrive here , you may )(?:also )?(?<what>play [^,;:()]+?) (?:on|in) (?:the|that) same turn$/, '<what>', ['Location']],
]
