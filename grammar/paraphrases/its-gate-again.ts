/** The Gate where one is, used again once it has been used: as one deed, or with the card turned back for it. */

import type { Clause } from '../clauses.ts'

const gate = '(?:that|the|its|this) gate'
const spent = '(?:you have (?:already )?use its gate|its gate (?:have is|is) (?:already )?use|its gate have (?:already )?is use)'
const once = '(?:again|once more|a second time|1 more time)'
const meant = 'if the gate of your current location have is use , you may use it again'

export const itsGateAgain: readonly Clause[] = [
  [
    new RegExp(
      `^if you have (?:already )?use the gate of your current location , (?:you may use (?:${gate}|it) ${once}|(?:${gate}|it) may is use ${once})$`,
    ),
    meant,
    ['Spell', 'Event', 'Artifact', 'Ally'],
  ],
]

/** "Turn your Current Location right-side-up if you have used its Gate. You may use that Gate again." */
export const turnedBackForIt: readonly Clause[] = [
  [
    new RegExp(
      `^(?:(?:turn|rotate) your current location (?:right-side-up|upright|back)(?: ,)? if ${spent}|if ${spent} , (?:turn|rotate) your current location (?:right-side-up|upright|back)) \\. (?:you may (?:then )?use ${gate} ${once}|${gate} may is use ${once})$`,
    ),
    meant,
    ['Spell', 'Event'],
  ],
]
