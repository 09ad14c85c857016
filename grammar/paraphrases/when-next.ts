/** What waits for the next time that something happens, and is over then; and who goes from one place of the world into another. */

import type { Clause } from '../clauses.ts'
import type { Self } from '../reading.ts'

const event: readonly Self['type'][] = ['Event']
const somebody = '(?:your opponent|the opponent|that opponent|target opponent|a opponent|any opponent|any player|you)'
/** What is done then, to whomever it is said of: a while that is told with the moment would bound the waiting instead. */
const happens =
  '(?<did>(?!turn\\b|round\\b|combat\\b|time\\b|would |(?:lose|gain) (?:[^,;:()]+ )?sanity)(?:(?!\\bthis (?:round|turn)\\b)[^,;:()])+?)'
/** Nothing that changes by how much it happens: that would be said of each time. */
const done =
  '(?<what>(?!if |unless |when |[^;:()]*\\b(?:more|less|fewer|additional|extra|instead|double|twice|half|cost)\\b)[^;:()]+?)(?: ,? ?and (?:then )?bury THIS)?'

/** Such a place, and the word behind which it is told. */
const across = '(?:cross(?:es)?|pass|go|move|travel|journey)(?: over)? (?:into|to)'
const another = '(?:a different|another|a new|some other)'
const heard = '(?<=\\b(?:when|if|each time|the next time|as soon as) (?:(?!\\b(?:this|these|those)\\b)[^,;:()])*?)'

/** What is over once it has happened; a Phobia goes on. */
export const thatOnce: readonly Clause[] = [
  // "When your opponent next plays a Tome, he loses 2 Sanity": that once, and the Event is gone.
  [new RegExp(`^when (?<who>${somebody}) next ${happens} , ${done}$`), 'when <who> <did> , <what> . bury this card', event],
  [new RegExp(`^the next time (?:that )?(?<who>${somebody}) ${happens} , ${done}$`), 'when <who> <did> , <what> . bury this card', event],
]

export const whenNext: readonly Clause[] = [
  ...thatOnce,
  // "When he crosses into a different Region": he plays a Location there.
  [
    new RegExp(`${heard}(?:${across}|enter) ${another} (?<where>region|subregion|dimension)(?= ,|$)`),
    'play a location of a different <where>',
  ],
]
