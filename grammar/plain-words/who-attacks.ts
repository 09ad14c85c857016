/** What attacks whom, and with how much more. */

import type { Row } from '../rewording.ts'

const revealed = '(?:[Ww]hen|[Oo]nce|[Aa]s soon as|[Aa]fter) (?:the |all )?(?:Directed )?Threats are revealed'
const aimed = '(?:Directed )?Threats? (?:attacking|directed at|aimed at|against|directed against) (?:you|your Investigator)'
const holds = '(?:includes|contains|holds|include|contain|hold)'
const one = '(?:an?|any|one(?: or more)?|at least one) '

export const whoAttacks: readonly Row[] = [
  // "When Threats are revealed, lose 1 Sanity if any Threat attacking you includes a Ghoul": when you are attacked by some.
  [
    new RegExp(
      `(?<=^|[.;] )${revealed},? ([^.;:]+?),? if (?:any|an?|one|at least one|the) ${aimed} ${holds} (?:${one})?([^.;:,]+?)(?=[.;]|$)`,
      'gu',
    ),
    (_, [deed, what]) => `When you are attacked by one or more ${what}, ${deed}`,
  ],
  [
    new RegExp(
      `(?<=^|[.;] )${revealed},? if (?:any|an?|one|at least one|the) ${aimed} ${holds} (?:${one})?([^.;:,]+?), ([^.;:]+?)(?=[.;]|$)`,
      'gu',
    ),
    (_, [what, deed]) => `When you are attacked by one or more ${what}, ${deed}`,
  ],
  // "It attacks with 1 additional point": so much is added to its value.
  [
    /\b((?:it|that Monster|the Monster|this Monster|that \p{Lu}[\p{L}-]*))(?: then| also)? attacks with (\w+) (?:(?:additional|extra|more|further) points?|points? more)(?=[.,;]| (?:if|while|when|at|by|until|for the)\b|$)/giu,
    (_, [who, n]) => `${who} adds ${n} points to its value`,
  ],
  // "Summon a Ghoul. While you are in a Tomb, it adds 1 point": asked as it is Summoned, and nobody moves while it fights.
  [
    /(?<=\b(?:[Ss]ummon|[Cc]ontrol) (?:one|an?|any)\b[^.;:]*[.;] )While ((?:you are|your Current Location is) [^.;:,]+, (?:it|that Monster|the Monster) (?:adds|gains) )/gu,
    (_, [so]) => `If ${so}`,
  ],
]
