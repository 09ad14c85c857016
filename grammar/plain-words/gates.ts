/** Gates that serve again, and what that costs. */

import type { Row } from '../rewording.ts'
import { count } from './phrases.ts'

/** "Any Gate may be used more than once and costs nothing more" */
export const nothingMoreToPay: Row = [
  /(?<=\bGate may be used (?:more than once|again|any number of times)),? (?:and|but) (?:it )?costs? (?:nothing|no Sanity) (?:more|further|extra|additional|again|to do so)\b/giu,
  () => ' at no additional cost',
]

/** "May use this Gate again each time that one of your Cultists is buried": told at that moment, and no price. */
export const againEachTimeOneIsBuried: Row = [
  /(?<=^|[.;] )(?:You )?may use this Gate again (?:each time|every time|whenever|when)(?: that)? ((?!you (?:pay|spend|lose|discard|bury|flip|do|use|wish|like|want)\b)[^.;,]+)(?=[.;]|$)/giu,
  (_, [moment]) => `Each time ${moment}, you may use this Gate again`,
]

/** A Gate that is used again has been used before. */
export const usedBefore: Row = [
  /\b(Gate\b[^.;:]*? again),? as (?:if|though) (?:it|the Gate) (?:had (?:not|never) (?:yet )?been used(?: before| yet)?|were (?:still )?unused)(?=[.,;]|$)/gi,
  (_, [gate]) => gate!,
]

/** "At any Cemetery (no Gate is needed)": there may be one, and it is not used. */
export const noGateNeeded: Row = [
  /(?<=\bplay\b[^.;]*?\bat (?:an?|any)\b[^.;(,]*?)(?:,|\s*\((?:and )?|[.;] )\s*no Gate (?:is |being )?(?:needed|required|necessary|used)\)?(?=[.;,]|$)/giu,
  () => ' without using a Gate',
]

/** "Each time one of your Allies is buried while you are here, you may use this Gate again": once each time. */
export const againOnLoss: Row = [
  /(?<=^|[.;] )((?:Each time|Whenever|When) (?!you arrive)[^.;:,]+, )(?:you may use (?:this|the|its) Gate|(?:this|the|its) Gate may be used) (?:again|once more|one more time|a second time|once again)(?= for \w+ Sanity[^.;,]*\.|\.|$)/giu,
  (_, [when]) => `${when}use the Gate of your Current Location once more`,
]

/** "This Gate may be used any number of times. Each use after the first costs 1 Sanity." */
export const eachUseAfterTheFirst: Row = [
  /(\bGate may be used (?:any number of times|again|again and again|repeatedly|as often as you (?:like|wish))[^.;:]*?)[.;] (?:Each|Every|Any) (?:(?:other |further |later |additional |subsequent |extra )?(?:use|time) (?:after|beyond|following) the first|(?:further|later|additional|subsequent|extra) use) (costs [^.;:]+)(?=\.|$)/giu,
  (_, [may, costs]) => `${may}, but each use after the first ${costs}`,
]

/** "You may use the Gate a second time, but you lose 1 Sanity and must flip one other Ally when you do so": at that price. */
export const usedASecondTime: Row = [
  new RegExp(
    `(\\buse (?:the|this|its|any) Gate (?:of [^.;:,]+? )?(?:a second time|again|once more|twice)),? but (?:you )?(?:must )?(?:lose|pay) ${count} Sanity(?: points?)? and (?:you )?(?:must )?(?:also )?(flip|bury|discard) ((?:one|an|another|a)\\b[^.;:,]+?),? (?:when(?:ever)? you do(?: so| this)?|each time(?: you do so)?|to do so|if you do(?: so)?|in doing so)(?=[.;]|$)`,
    'giu',
  ),
  (_, [use, n, verb, what]) => {
    const how: Readonly<Record<string, string>> = { flip: 'flipping', bury: 'burying', discard: 'discarding' }
    return `${use} by losing ${n} Sanity and ${how[verb!.toLowerCase()]} ${what}`
  },
]

/** "Every Country Location is also a Gate, for all players". */
export const alsoAGate: Row = [
  /\b((?:each|every|any|all) (?:\p{Lu}[\p{L}’'-]*,? (?:or )?)*Locations?(?: with the \p{Lu}\p{L}* (?:attribute|symbol)| in \p{Lu}\p{L}*)?) (?:is|are)(?: also| now| then)* (?:an?|considered an?|treated as an?) Gates?(?: Locations?)?(?:,? for (?:all|any|every|each) (?:players?|Investigators?))?(?=[.;,]|$)/giu,
  (_, [where]) => `${where} ${/^all/i.test(where!) ? 'have' : 'has'} a Gate`,
]
