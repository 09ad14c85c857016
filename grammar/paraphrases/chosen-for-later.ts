/** Who is chosen now, and what becomes of him only later. */

import type { Clause } from '../clauses.ts'

const him = '(?:that ally|the (?:chosen |selected |target |same )?ally|they|them|it|THING|the target)'
const later = '(?:(?:at the end of|after) (?:(?:the|this) )?(?<combat>combat)|at the end of (?<round>the round))'
const moment =
  '(?<when>(?:when reveal|when THIS is reveal|when it is reveal|when play|when you play (?:it|THIS)|during combat|in combat|as your turn)(?: ,)? (?:(?:you may )?flip THIS(?: face-down)? (?:and |to ))?)'
const choosing = "(?:you may |you must )?choose (?<what>(?:any )?1 (?:of your (?:opponent 's )?)?(?:[a-z_]+ )?ally(?: of your opponent)?)"
const atCombat = '<when> choose <what> : ( at the end of <combat> <round> : <how> the target ) until the end of <combat> <round>'
const on = ['Monster', 'Artifact', 'Ally', 'Tome', 'Location'] as const

export const chosenForLater: readonly Clause[] = [
  // "When revealed, choose one Defending Ally. Bury that Ally at the end of Combat."
  [new RegExp(`^${moment}${choosing} \\. (?:then )?(?<how>bury|discard) ${him} ${later}$`), atCombat, on],
  [new RegExp(`^${moment}${choosing} \\. ${him} is (?<how>bury|discard) ${later}$`), atCombat, on],
]

/** The same in one sentence: he is chosen at once. */
export const chosenAndLater: readonly Clause[] = [
  [new RegExp(`^${moment}${choosing} and (?<how>bury|discard) ${him} ${later}$`), atCombat, on],
  [new RegExp(`^${moment}${choosing}(?: ,)? (?:who|and (?:who|${him})) is (?<how>bury|discard) ${later}$`), atCombat, on],
]

/** A journey that does not say "new", with what a Location lies on anyway; what goes with the top card of a Story Deck. */
export const onTopOfIt: readonly Clause[] = [
  [
    /(?<=\b(?:turn ,|immediately|and) (?:you may )?)play (?:a|any|1) (?<what>(?!new\b)(?:[^,.:;() ]+ ){0,4}?location)(?<in> in (?:the same|any) region)(?<up>(?: ,)? right-side-up)(?: on(?: the)? top of your story deck)?$/,
    'play a new <what> <in> <up>',
    ['Event'],
  ],
  [/(?<=\bplay (?:a|any|1) (?:[^,.:;() ]+ ){1,5}right-side-up) on(?: the)? top of your story deck$/, '', ['Event']],
  [
    /^(?<how>bury|discard) (?<top>that card|the top card of your opponent 's story deck) and (?<n>1|#) random ally(?: of (?:that|your) opponent| of (?:his|theirs))?$/,
    '<how> <top> . <how> <n> random ally of your opponent',
    ['Event', 'Spell'],
  ],
]
