/** What goes on with the sentence before it: "Your cards then function as if it is Night", "Each of your Allies then gains 1". */

import type { Self } from '../reading.ts'
import { asRest, like, type Row } from '../rewording.ts'

const whose = '(?:Your|Each|All|Every|The|That|Target|One|Any|An?|No|Opponents?|It|He|She|They)'
const doing = '(?:functions?|gains?|loses?|adds?|may|can|cannot|must|is|are|has|have|becomes?|counts?|costs?)'

/** "Then" within a sentence is what it is at its head. */
const within: Row = [
  new RegExp(`(?<=[^.;:]{12}[.;] )(${whose}\\b[^.;:,]*?) then (?=${doing}\\b)`, 'gu'),
  (_, [who]) => `Then, ${asRest(who!)} `,
]

/** "As your Turn, discard one card. Your Allies gain 1 until the end of the Round": on a Location it comes of that Turn, and not of one's arrival. */
const ofTheTurn: Row = [
  new RegExp(
    `(?<=(?:^|[.;] )(?:While this is your Current Location,? )?As your Turn[^.;]*\\. )(${whose}\\b[^.;:]*? (?:until the end of|for the rest of|for the remainder of) (?:the |this )?(?:Round|Combat)\\b)(?=[.;]|$)`,
    'giu',
  ),
  (said, [rule]) => (/^(?:if|when|while|at|as)\b/i.test(rule!) ? said : like(said, `then ${asRest(rule!)}`)),
]

/** "Your opponent may discard one card; this card then loses 2": only if he does. */
const ifHeDoes: Row = [
  /(?<=\b(?:opponents?|players?|Investigators?) may [^.;:]{5,90}(?:\([^()]*\))?); (?:and )?([^.;:,]*?) (is|are|has|have|gains?|loses?) then (?=[^.;]+)/giu,
  (_, [what, verb]) => `. If so, ${what} ${verb} `,
]
const ifHeDoesThen: Row = [
  /(?<=\b(?:opponents?|players?|Investigators?) may [^.;:]{5,90}); (?:and )?([^.;:,]*?) then (?=(?:is|are|has|have|gains?|loses?)\b)/giu,
  (_, [what]) => `. If so, ${what} `,
]

export const thenSo = (self: Self | undefined): readonly Row[] =>
  self?.type === 'Location' ? [ifHeDoes, ifHeDoesThen, within, ofTheTurn] : [ifHeDoes, ifHeDoesThen, within]
