/** What is told of the card or Threat that the target line names, in sentences that are one: chosen first, its price last. */

import type { Self } from '../reading.ts'
import { like, type Row } from '../rewording.ts'

const chosen =
  "(?:you may )?(?:designate|choose|select|name|pick) (?:one|a|any one)(?: of your opponent[’']s)? (?:Directed )?Threats?(?: of your opponent)?(?: attacking (?:you|your Investigator))?(?: to be affected)?"
const before = '(?:before (?:Monsters|Threats|Directed Threats|they) are (?:revealed|turned up))'
const there = '(?:in|of|from) (?:that|the|this|it|the (?:chosen|designated|affected))(?: (?:Directed )?Threat)?'
const price =
  '(?:Then,? )?(?<how>bury|discard|flip) this card(?: face-down)?(?:,? (?:after|when|once) (?:use|used|it is used|it has been used|using it))?'

/**
 * "Designate one Threat to be affected before Monsters are revealed. Monsters in that Threat may not bypass your Allies. Flip this card
 * after use.": of one that attacks him who uses it, by the line of the card.
 */
const oneThreatChosen: Row = [
  new RegExp(
    `\\b${chosen} (?<when>${before})[.;] (?:(?:it|its (?:\\p{Ll}+ ){1,4}?\\p{Ll}+) prevents (?<kept>[^.;:,]*?) ${there} from (?<doing>Bypassing [^.;:,]+)|(?<who>[^.;:,]*?) ${there} (?<does>(?:may not|cannot|can not|loses?|gains?|becomes?|is|are|has|have)\\b[^.;:,]*))[.;] ${price}(?=[.;]|$)`,
    'giu',
  ),
  (said, groups) => {
    const [when, kept, doing, who, does, how] = groups as readonly (string | undefined)[]
    const what = (kept ?? who)!.replace(/^(?:all|each|every|any) /i, '')
    const deed = doing ? `cannot bypass ${doing.replace(/^Bypassing /i, '')}` : does!
    const plainly = deed.replace(
      /\b(?:may not|cannot|can not) bypass (?:any (?:of )?)?(?:your )?(?:Defending )?Allies\b/i,
      'cannot bypass Allies',
    )
    const long = /\b(?:until|this Combat|during Combat|this Round)\b/i.test(plainly) ? '' : ' until the end of Combat'
    return like(said, `you may ${how!.toLowerCase()} this card ${when}: ${what} in one Directed Threat attacking you ${plainly}${long}`)
  },
]

export const ofItsTarget = (self: Self | undefined): readonly Row[] =>
  self?.type === 'Artifact' && /^(?:(?:an|any|one|your) )?opponent[’']s (?:Directed )?Threat$/i.test(self.target ?? '')
    ? [oneThreatChosen]
    : []
