/** What does nothing in one case, by a word of its own, and what makes no difference: "harmless if your opponent is in a City", "Invisible or not". */

import type { Clause } from '../clauses.ts'

const not = '(?:harmless|useless|ineffective|ineffectual|powerless|worthless)'

/** Of what a card may be or not: of whether it lies face-up it is not told whether that is spared else. */
const either = '(?!(?:island|face-up|face-down|you|it|this|that)\\b)[a-z_-]+'

export const harmless: readonly Clause[] = [
  [
    new RegExp(
      `^(?:but )?(?:(?:THIS|it|they) (?:is|become|prove) )?${not}(?: against (?:they|them|your opponent|a opponent))? (?<when>if|when|while|unless|at|by|during) (?<so>[^,:;()]+)$`,
    ),
    'no effect <when> <so>',
    ['Monster', 'Event', 'Spell'],
  ],
  // "Any Monster (Invisible or not)": whichever of the two it is. That a place may be an Island is leave to go there.
  [new RegExp(`(?: ,)? ?\\( (?:whether )?(?:it is |they is )?(?:a )?${either} or not \\)`), ''],
  [
    new RegExp(
      `(?<=\\b(?:ally|monster|artifact|tome|weapon|spell|event|card|location|threat|deck|hand|opponent) ?), (?:whether )?(?:it is |they is )?(?:a )?${either} or not(?: ,)?(?=$| )`,
    ),
    '',
  ],
]
