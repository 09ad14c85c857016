/**
 * "This Ally and one other of your choice gain 1", on a card that stays: what is so of the card, or of its bearer, is so of the other as
 * well, who is chosen when the card is played, for as long as the card stays in play.
 */

import type { Self } from './reading.ts'
import { inTurn, type Rewording, reworded } from './rewording.ts'

const own = '(?:this (?:card|Ally|Monster)|he|she|it)'
const bearer = '(?:that Ally|the bearer|its bearer|this Ally|its Ally|the Ally|Ally)'
const others =
  '(?:any )?(one|two|three) other(?:s| Ally| Allies| of your(?: other)? Allies)?(?:,? (?:of your choice|(?:that )?you choose|of yours|in play)){0,3}'
const may = '(?:may not be|cannot be|can never be|may never be|are not|are never|is not)'
const gone = '(Buried|Discarded|Flipped)(?:(?:,? or|,? nor|,) (Buried|Discarded|Flipped))?(?: face-down)? by ([^.;,]+?)'
const so = '( (?:while|when|if|as long as|so long as) [^.;,]+| at Night| by Day| during the (?:Day|Night))?'

/** "Add 1 point to the value of this card and of one other Ally of your choice": what both of them gain. */
const addedToBoth = (who: string): RegExp =>
  new RegExp(
    `(?<=^|[.;] )(?:((?:While|When|If|As long as|So long as) [^.;,]+|At Night|By Day|During the (?:Day|Night)),? )?add (\\d+|one|two|three)(?: points?)? to the (?:card )?values? of (${who}) and (?:of |to that of |that of )?(?=(?:any )?one other)((?:any )?one other(?: Ally| of your(?: other)? Allies)(?:,? (?:of your choice|(?:that )?you choose)))( (?:while|when|if|as long as|so long as) [^.;,]+| at Night| by Day| during the (?:Day|Night))?(?=[.;]|$)`,
    'giu',
  )

const toBoth = (n: string, mine: string, kind: string, when: string): string =>
  `${mine.replace(/^t/, 'T')} and ${kind} gain ${n}${when ? ` ${when.trim().replace(/^./, (first) => first.toLowerCase())}` : ''}`

/** What holds of the target, in the words the grammar has for it, one sentence each. */
function ofTarget(deed: string): readonly string[] {
  const [, first, second, by] = new RegExp(`^${may} ${gone}$`, 'iu').exec(deed) ?? []
  if (first === undefined) return [`the target ${deed}`]
  const lost = [first, second].flatMap((each) => (each && !/flip/i.test(each) ? [/bur/i.test(each) ? 'bury' : 'discard'] : []))
  const flipped = [first, second].some((each) => each && /flip/i.test(each))
  return [
    ...(lost.length > 0 ? [`(no player may ${lost.join(' or ')} the target by ${by})`] : []),
    ...(flipped ? [`the target cannot be flipped by ${by}`] : []),
  ]
}

/** The text with what is so of the other told by itself; nothing where none is spoken of. */
export function withOneOther(text: string, self: Self | undefined): Rewording | undefined {
  if (!self || !/^(?:Ally|Artifact|Tome|Monster)$/.test(self.type)) return undefined
  const who = self.type === 'Artifact' ? bearer : own
  const said = new RegExp(
    `(?<=^|[.;] )(${who}) and ${others} ((?:${may} ${gone})|(?:gains?|adds?|loses?|may|cannot|can|are|is) (?![^.;]*\\b(?:Combat|Round|Turn|random|lot|Epidemics?|excluded)\\b)[^.;,]+?)${so}(?=[.;]|$)`,
    'giu',
  )
  return inTurn(text, [
    (now) => reworded(now, addedToBoth(who), (_, [before, n, mine, kind, when]) => toBoth(n!, mine!, kind!, before ?? when ?? '')),
    (now) =>
      reworded(now, said, (found, [first, n, deed, , , , when = '']) => {
        const held = ofTarget(deed!)
        // Of several things with a condition each would need it.
        if (when && held.length > 1) return found
        const while_ = when
          .replace(/^ (?:when|if|as long as|so long as) /i, ' while ')
          .replace(/^ at Night| during the Night/i, ' while it is Night')
          .replace(/^ by Day| during the Day/i, ' while it is Day')
        const told = when ? [`(${while_.trim()}, ${held[0]})`] : held
        const stays = told.map((each) => `${each} while this card stays in play`).join(', then ')
        return `${first} ${deed}${when}. When played, choose ${n} other ${n === 'one' ? 'Ally' : 'Allies'}: ${stays}`
      }),
  ])
}
