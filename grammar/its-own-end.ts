/** What an Event says of its own end: "bury it", where no other card was spoken of, and the end of a while that was told before. */

import type { Token } from './lexer.ts'
import type { Self } from './reading.ts'
import { newWords, piecesOf, tokensIn } from './tokens.ts'

type Words = readonly Token[]

const moment = '(?:at|when|if|after|once|as soon as|in|on|the next time) [^;()]+'
const goes = '(?:bury|discard)'

/** Where "it" stands, and nothing but what becomes of it and when. */
const itGoes: readonly RegExp[] = [
  new RegExp(`^(?:and |then )?${goes} it (?=${moment}$)`),
  new RegExp(`^(?:and |then )?it (?:must )?is ${goes} (?=${moment}$)`),
  /^(?:and |then )?it (?:remain in play|stay in play|last) (?=until [^;()]+$)/,
  new RegExp(`^(?:at|when|once|as soon as) [^,;()]+ , ${goes} it$`),
  new RegExp(`^(?:at|when|once|as soon as) [^,;()]+ , it is ${goes}$`),
]

/** Some one card, of which "it" could speak. */
const oneCard =
  /\b(?:top|bottom|next|last|first) card|\b(?:target|choose|that|another|look|reveal|search|draw|take|flip|return|play|it) (?!point|sanity)|(?<!\bthan )(?:\b1|#) (?!point|sanity|extra|additional|more|less|turn|round|time|other point|$)|(?<!\b(?:at|in|of|with|without|by|for|to|is|each|than|on|while|have) )\ba (?!minimum|maximum|round|turn)/

const noneMayPlay =
  /\bwhile (?:it|they) (?:is|remain|stay|lie) in play\b|\b(?:may|can|cannot|must)(?: not)?(?: only)?(?: is)? [a-z]+\b|\bin play\b|\bplay only\b/g

const speaksOfNone = (part: Words, self: Self | undefined): boolean => !oneCard.test(piecesOf(part, self).said.replace(noneMayPlay, 'PLAY'))

/** What was told before to hold for so many Turns, or for the Round. */
const forTurns = /\bnext (?:# )?turn\b|\bfor (?:the next )?# turn\b|\blose (?:a|1|#|their) (?:next )?turn\b/
const forTheRound = /\b(?:this round|(?:until (?:the )?end|for the (?:rest|remainder)) of (?:(?:the|this) )?round)\b/
const ofTurns =
  /^(?:then )?(?:bury|discard) THIS (?=(?:when|once|after|as soon as|at the end of|on|at|in) (?:that|those|this|the|their|the #|the (?:second|third|fourth|last|final)(?: of (?:that|this))?)(?: #)? turn(?: (?:have |is )?(?:pass|over|end|lose|up|do|finish|take))?$)/
const forTheNext = /\b(?:the|your|their) next (?!turn|round|combat)\S+/
const ofTheNext =
  /^(?:then )?(?:bury|discard) THIS (?=(?:when|once|after|as soon as|the moment) (?:that|the|this|such a|it)(?: \S+)? (?:have )?is (?:play|cast|put into play|cancel|over)(?: by (?:you|them|your opponent))?$)/
const ofDiscards =
  /^(?:then )?(?:bury|discard) THIS (?=(?:when|once|after|as soon as) (?:you|they|all player|each player|all|everybody|the player|your opponent) (?:have )?(?:discard|do so)(?: (?:their|your) [^,;()]+)?(?: at the end of the round)?$)/

/** The sentences, what becomes of the Event itself said of "this card", and without a moment that goes without saying. */
export function withOwnEnd(parts: readonly Words[], self: Self | undefined): readonly Words[] {
  if (self?.type !== 'Event') return parts
  return parts.map((part, index): Words => {
    const before = parts.slice(0, index)
    const known = piecesOf(part, self)
    const last = before.length === 0 ? '' : piecesOf(before.at(-1)!, self).said
    const ended =
      (forTheNext.test(last) && ofTheNext.exec(known.said)) ||
      (forTurns.test(last) && ofTurns.exec(known.said)) ||
      (forTheRound.test(last) && ofDiscards.exec(known.said))
    if (ended) return part.slice(0, tokensIn(known, ended[0]))
    const isMeant =
      self.target === null ||
      !/\bcards?\b|\b(?:Ally|Allies|Monsters?|Artifacts?|Tomes?|Spells?|Weapons?|Locations?|Events?)\b/i.test(self.target ?? '')
    if (!isMeant || before.length === 0 || !itGoes.some((each) => each.test(known.said))) return part
    if (!before.every((each) => speaksOfNone(each, self))) return part
    const at = part.findIndex(({ text }) => text === 'it')
    return [...part.slice(0, at), ...newWords('this card', part[at]!), ...part.slice(at + 1)]
  })
}
