/**
 * A card that is worth as much as another, however that is said: "takes the value of", "has the same value as", to a maximum, of one that is
 * chosen for it or of one that is told.
 */

import type { Self } from '../reading.ts'
import { like, type Row } from '../rewording.ts'

const span =
  '(?:(?:for|until) the (?:rest|remainder|duration|end) of (?:the |this |that |the next )?(?:Combat|Round|Turn)|during (?:this|the) Combat)'
const verbs = '(?:takes(?: on)?|assumes|gains|copies|adopts|shares|steals|mimics|mirrors|duplicates|acquires|has)'
const most =
  '(?:,? (?:but )?(?:up )?to a maximum of (\\d+|one|two|three|four|five|six|seven|eight)(?: points?)?|,? but (?:no more than|at most|never more than) (\\d+|one|two|three|four|five|six|seven|eight)(?: points?)?)?'

/** A card that one chooses, and no other is told by: "any one Monster", "another Ally". */
const isChosen = /^(?:(?:any|one|another|an?)(?: one)?(?: other)?(?: random)?) /i

/** "When revealed, takes the value of one Defending Ally, to a maximum of 4": chosen first, and then as much as that one. */
export const takenValues = ({ type, title }: Self): readonly Row[] => {
  const own = title.replace(/^the /i, '').replace(/[^\p{L}\p{N} ]/gu, '.')
  const itself = `this card|this Monster|this Ally|it|he|she|(?:the )?${own}`
  const worth = new RegExp(
    `(?<=^|[.;:] )((?:(?:When|If|Once|As soon as|While|At the moment (?:that|when)) [^.;:,]+, |${span},? )?)((?:${itself}|(?:the )?target(?: Ally| Monster)?|that (?:Ally|Monster))(?= )|)( ?)(?:then )?${verbs} (?:(?:the (?:same |current |card )*value (?:of|as)(?: that of)?) ([^.;:,()]+?)(?: \\(including [^()]*\\))?|((?:that|the chosen|the target)(?: Monster| Ally)?)['’]s (?:current |card )?value)${most}((?:,? ${span})?)(?=[.;]|$)`,
    'giu',
  )
  return [
    [
      worth,
      (said, [head = '', who = '', , told, named, up, upTo, after = '']) => {
        const whose = told ?? named ?? ''
        if (whose === '' || /\bopposing\b/i.test(whose) || (who === '' && head === '') || /\b(?:and|or|both)\b/i.test(whose)) return said
        const subject = who === '' ? 'this card' : who.toLowerCase() === own.toLowerCase() ? 'this card' : who
        const isItself = new RegExp(`^(?:${itself})$`, 'iu').test(subject)
        const limit = up ?? upTo
        const while_ =
          after.trim() || (/until|remainder|rest|duration|during/i.test(head) ? '' : type === 'Monster' ? 'until the end of Combat' : '')
        const isPart = isChosen.test(whose)
        const noun = /\b(All(?:y|ies)|Monsters?|cards?)\b/i.exec(whose)?.[1]?.replace(/ies$/, 'y').replace(/s$/, '')
        if (isPart && (!isItself || !noun || while_ === '')) return said
        if (!isPart && /^(?:all|each|every|two|three)\b/i.test(whose)) return said
        const value = (of: string): string =>
          `the value of ${isItself ? 'this card' : subject} is as much as the value of ${of}${limit ? ` (up to ${limit})` : ''}${while_ === '' ? '' : ` ${while_}`}`
        if (!isPart) return like(said, `${head}${value(whose.trim())}`)
        const chosen = `${head}choose ${whose.trim().replace(/^(?:any one|any|an?) /i, 'one ')}`
        return like(said, `${chosen}. ${value(`that ${noun}`).replace(/^t/, 'T')}`)
      },
    ],
  ]
}
