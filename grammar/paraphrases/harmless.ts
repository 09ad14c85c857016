/** What does nothing in one case, by a word of its own: "harmless if your opponent is in a City". */

import type { Clause } from '../clauses.ts'

const not = '(?:harmless|useless|ineffective|ineffectual|powerless|worthless)'

export const harmless: readonly Clause[] = [
  [
    new RegExp(
      `^(?:but )?(?:(?:THIS|it|they) (?:is|become|prove) )?${not}(?: against (?:they|them|your opponent|a opponent))? (?<when>if|when|while|unless|at|by|during) (?<so>[^,:;()]+)$`,
    ),
    'no effect <when> <so>',
    ['Monster', 'Event', 'Spell'],
  ],
]
