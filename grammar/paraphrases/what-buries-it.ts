/** What an Event in play is buried by, and by what it is not kept from being played. */

import type { Clause } from '../clauses.ts'

const sky = '(?<what>(?:day|night|star|storm)(?:(?: ,|,)? (?:or|and) (?:day|night|star|storm))?(?: event)?)'
const any = '(?:a |any |each |every |another |all |the )?(?:(?:play|arrival) of )?(?:a |any |another )?'
const lasting: Clause[2] = ['Event', 'Artifact', 'Ally']

export const whatBuriesIt: readonly Clause[] = [
  // "Day Events bury this card": as they are played.
  [
    new RegExp(`^${any}${sky} (?:also )?(?<how>bury|discard) THIS(?: at once| immediately)?$`),
    '<how> this card when a <what> is play',
    lasting,
  ],
  [
    new RegExp(`^(?:play|put into play) (?:a |any |another )?${sky} (?<how>bury|discard) THIS$`),
    '<how> this card when a <what> is play',
    lasting,
  ],
  [
    new RegExp(`^THIS (?:is|may is|can is) (?<how>bury|discard) by (?:the play of )?${any}${sky}$`),
    '<how> this card when a <what> is play',
    lasting,
  ],
  // ---------------------------------------------------------------- played all the same
  [
    /^(?:you may )?play THIS even (?:if|when|while|though) (?:a|any|1) storm(?: event)? is in play$/,
    'this card may is play even if a storm event is in play',
  ],
  [/^(?:you may )?play THIS even (?:during|in) (?:a|any) storm(?: event)?$/, 'this card may is play even if a storm event is in play'],
  [
    /^(?:THIS )?may is play even (?:while|when|during|in|though) (?:a|any) storm(?: event)?(?: is in play)?$/,
    'this card may is play even if a storm event is in play',
  ],
  [
    /^(?:a |any |no )?storm(?: event)? (?:do not|cannot|may not|never) (?:prevent|stop|keep) THIS from (?:is|be) play$/,
    'this card may is play even if a storm event is in play',
  ],
  // ---------------------------------------------------------------- where a journey may lead
  [/(?<=\ba new (?:[a-z_]+ )*location )\( (?:a )?island or not(?: a island)? \)/, '( even a island )', ['Event']],
  [/(?<=\ba new (?:[a-z_]+ )*location ), (?:a )?island or not(?: ,)?/, '( even a island )', ['Event']],
  // ---------------------------------------------------------------- others on the same way
  [
    /^(?:all|any|each|every)(?: of the)? others? (?:who is )?(?:aboard|on(?: board)?|travel on|ride on) (?:of )?(?<what>(?:a|any|such a) [^,:;()]+?) (?=is similarly affected)/,
    'any other player on <what> ',
    ['Event', 'Spell'],
  ],
]
