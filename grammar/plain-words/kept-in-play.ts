/** What is not lost to what: Events that stay when another is played, and journeys that no Storm ends or prevents. */

import { like, type Row } from '../rewording.ts'

const name = "\\p{Lu}[\\p{L}’'-]*(?: by (?:Air|Sea|Land))?"
const those = `((?:${name}(?:, | and | or |,? and |,? or )?)+? ?(?:Events?|cards?|Events? cards?|Travel))`
const storms = '(?:Storm Events?|Storms?|any Storm(?: Event)?|no Storm(?: Event)?)'
const prevent = '(?:prevents?|stops?|hinders?|forbids?|hampers?|delays?)'
const head = '(?<=^|[.;] )((?:[^.;,]+, )?)'

/** The second of two sentences has the head of the first said again. */
const again = (head: string): string => (head === '' ? 'You' : `${head[0]!.toUpperCase()}${head.slice(1)}you`)

/** Kinds of which each may be played. */
const any = (what: string): string => what.replace(/,? and /g, ' or ')

const played =
  "(?:an?|any|another|some)(?: player's)? ((?:(?!Event)\\p{Lu}\\p{L}* )?(?!Event)\\p{Lu}\\p{L}*)(?: Event)?(?: card)? (?:is|are|has been) played(?: by (?:any|a|another) player)?"

export const keptInPlay: readonly Row[] = [
  // "Storm Events neither Bury nor prevent your Travel by Sea cards".
  [
    new RegExp(
      `${head}${storms} (?:neither|do not|cannot|may not) (?:bury (?:nor|or) ${prevent}|${prevent} (?:nor|or) bury) your ${those}(?=[.;]|$)`,
      'giu',
    ),
    (_, [first, what]) =>
      `${like(first || 'Y', `${first}your`)} ${what} may not be Buried by Storm Events. ${again(first!)} may play ${any(what!)} regardless of Storms`,
  ],
  [
    new RegExp(
      `${head}${storms} (?:do not|does not|cannot|may not|never) ${prevent} (?:you from playing |your ?(?:playing|play of) )?(?:your )?${those}(?=[.;]|$)`,
      'giu',
    ),
    (said, [first, what]) => like(said, `${first}you may play ${any(what!)} regardless of Storms`),
  ],
  // "Your Travel by Sea cards are not Buried by Storm Events, and may be played while any Storm is in play".
  [
    new RegExp(
      `${head}your ${those} (?:are not|cannot be|may not be|are never) Buried by ${storms},? (?:and|but)(?: they)? (?:may|can)(?: also| still)? be played (?:while|when|even while|even if|during|despite) (?:any|an?) Storm(?: Event)?(?: (?:is|are) in play)?(?=[.;]|$)`,
      'giu',
    ),
    (said, [first, what]) =>
      `${like(said, `${first}your`)} ${what} may not be Buried by Storm Events. ${again(first!)} may play ${any(what!)} regardless of Storms`,
  ],
  // "Your Star Events are not Buried if any Day Event is played, but only when another Star is played": a Star is, as ever.
  [
    new RegExp(
      `\\b(?:are|is) (?:not|never) (Buried|Discarded) (?:if|when|whenever|because|as) ${played}(?:,? but (?:only|just) (?:when|if) (?:an?|any|another) \\p{Lu}\\p{L}*(?: Event)? (?:is|are) played)?(?=[.;]|$)`,
      'giu',
    ),
    (_, [how, what]) => `may not be ${how} by ${what} Events`,
  ],
  // "No Star Events are Buried".
  [
    /(?<=(?:^|[.;,] )[Nn]o (?:\p{Lu}\p{L}* )*\p{Lu}\p{L}*) (?:are|is)(?: ever)? (Buried|Discarded|buried|discarded)(?= |[.;]|$)(?! (?:if|when|by (?:this|your|an)))/gu,
    (_, [how]) => ` may be ${how}`,
  ],
]
