/** What belongs to the head of a sentence or to its end: the condition, the moment, the price, the while. */

import type { Token } from '../lexer.ts'
import { isUsable, type Self } from '../reading.ts'
import { newWords, selfAt, textAt, textOf, word, words, wordsAt } from '../tokens.ts'

const heads: ReadonlySet<string> = new Set(['if', 'while', 'unless', 'when'])

/** "Gain, if you are at a City, 2 Sanity": what stands between commas comes first. */
export function withHeadFirst(sentence: readonly Token[]): readonly Token[] | undefined {
  const depth = (at: number): number => sentence.slice(0, at).reduce((sum, { text }) => sum + (text === '(' ? 1 : text === ')' ? -1 : 0), 0)
  const from = sentence.findIndex(
    ({ text }, index) => text === ',' && index > 0 && heads.has(sentence[index + 1]?.text ?? '') && depth(index) === 0,
  )
  if (from < 0 || heads.has(sentence[0]!.text)) return undefined
  const to = sentence.findIndex(({ text }, index) => text === ',' && index > from + 2)
  if (to < 0 || to === sentence.length - 1) return undefined
  // ", and ..." goes on with something else, of which the condition need not be said; "and, if ..., ..." has said something without it.
  if (/^(?:and|or|but|otherwise)$/.test(sentence[to + 1]!.text) || /^(?:and|or|but|then)$/.test(sentence[from - 1]!.text)) return undefined
  return [...sentence.slice(from + 1, to), sentence[to]!, ...sentence.slice(0, from), ...sentence.slice(to + 1)]
}

/** Whether a sentence begins with a condition or a moment of its own. */
export const hasHead = ([first]: readonly Token[]): boolean => first !== undefined && heads.has(first.text)

/** "Lose 2 Sanity if you have no Allies when you play this card": the moment at the end comes first. */
export function withMomentFirst(sentence: readonly Token[]): readonly Token[] | undefined {
  if (heads.has(sentence[0]?.text ?? '') || sentence.some(({ text }) => text === '(' || text === ':')) return undefined
  const at = sentence.findLastIndex(({ text }, index) => text === 'when' || isPoint(sentence, index))
  if (at < 2 || at > sentence.length - 3) return undefined
  const tail = sentence.slice(at)
  // What goes on behind a comma belongs to more than the moment.
  if (tail.some(({ text }) => text === ',' || text === ';')) return undefined
  const said = sentence.slice(0, at)
  return [...tail, comma(sentence[at]!), ...(said.at(-1)?.text === ',' ? said.slice(0, -1) : said)]
}

/** "To draw two cards, you must first flip this card": what it costs comes first. */
export function withCostBefore(sentence: readonly Token[]): readonly Token[] | undefined {
  if (sentence[0]?.text !== 'to' || sentence.some(({ text }) => text === '(' || text === ':' || text === ';')) return undefined
  const cut = sentence.findLastIndex(({ text }) => text === ',')
  const must = /^(?:you must first|you must|first) /.exec(wordsAt(sentence, cut + 1, 4))
  const from = cut + 1 + (must ? must[0].trim().split(' ').length : 0)
  if (cut < 2 || !/^(?:bury|discard|flip|pay|spend|lose|rotate)$/.test(sentence[from]?.text ?? '')) return undefined
  return [...sentence.slice(from), ...sentence.slice(0, cut)]
}

/** "Bury this card; you may draw one card", of a card in play: that is what it costs. */
export function withCostAndLeave(sentence: readonly Token[], self: Self | undefined): readonly Token[] | undefined {
  const at = sentence.findIndex(({ text }) => text === ';')
  if (!isUsable(self) || at < 0 || wordsAt(sentence, at, 3) !== '; you may') return undefined
  const said = sentence.slice(0, at).map(({ type, text }) => (type === 'self' ? 'this card' : text))
  if (!/(?:^|, )(?:bury|discard|flip) this (?:card|ally|artifact|tome)(?: face-down)?$/.test(said.join(' '))) return undefined
  return [...sentence.slice(0, at), word('to', sentence[at]!), ...sentence.slice(at + 3)]
}

/** "You may Summon one Ghoul through this Gate to attack your opponent": the Gate is used for it. */
export function withGateFirst(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.findIndex(({ text }) => text === 'summon')
  const gate = sentence.findIndex(({ text }, index) => index > at && text === 'through')
  if (at < 0 || gate < 0 || !/^through (?:this|the) gate$/.test(wordsAt(sentence, gate, 3))) return undefined
  const near = sentence[at]!
  return [...sentence.slice(0, at), ...newWords('use this gate to', near), ...sentence.slice(at, gate), ...sentence.slice(gate + 3)]
}

/** "When one of your Allies would be buried, you may bury this card instead": what would be is no moment yet. */
export function withIfForWhen(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.findIndex(({ text }) => text === ',')
  const isWould = sentence[0]?.text === 'when' && sentence.slice(0, Math.max(at, 0)).some(({ text }) => text === 'would')
  return isWould && sentence.at(-1)!.text === 'instead' ? [word('if', sentence[0]!), ...sentence.slice(1)] : undefined
}

/** "You must bury an Ally; if you do not, lose 2 Sanity": the one or the other. */
export function withOrElse(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.findIndex((_, index) => /^; if (?:you|they) do not ,$/.test(wordsAt(sentence, index, 6)))
  const first = sentence.slice(0, Math.max(at, 0))
  const isDuty = first.some(({ text }) => text === 'must') && !first.some(({ text }) => /^(?:if|unless|while|may|or|[;:])$/.test(text))
  if (at < 0 || !isDuty) return undefined
  const again = /^(?:you|they)$/.test(sentence[at + 6]?.text ?? '') ? 1 : 0
  const must = sentence[at + 6 + again]?.text === 'must' ? 1 : 0
  return [...first, word('or', sentence[at]!), ...sentence.slice(at + 6 + again + must)]
}

const orders: ReadonlySet<string> = new Set('shuffle discard draw bury put place return lose gain flip look apply reveal take'.split(' '))

/** "Search your Mythos Deck when you arrive here, then shuffle it": both at that moment. */
export function withMomentBeforeBoth(sentence: readonly Token[]): readonly Token[] | undefined {
  if (heads.has(sentence[0]?.text ?? '') || sentence.some(({ text }) => text === '(' || text === ':')) return undefined
  const at = sentence.findIndex(
    ({ text }, index) => index > 1 && (text === 'when' || (text === 'at' && /^at the (?:start|end) of$/.test(wordsAt(sentence, index, 4)))),
  )
  const isOr = (index: number): boolean => sentence[index]?.text === 'or' && orders.has(sentence[index + 1]?.text ?? '')
  const cut = sentence.findIndex(({ text }, index) => index > at && (text === ',' || text === ';' || isOr(index)))
  if (sentence.some(({ text }, index) => text === ';' && index !== cut)) return undefined
  const next = sentence[cut + 1]?.text ?? ''
  const isUnless = next === 'unless'
  const either = isOr(cut) ? cut : isOr(cut + 1) ? cut + 1 : -1
  // "Bury one Ally at the start of each Round, or lose 3 Sanity": a choice of both at that moment.
  const inList = (index: number): boolean => sentence[index + 1]?.type === 'name'
  if (at > 0 && either > at + 1 && !sentence.slice(0, at).some(({ text }, index) => text === ',' && !inList(index)))
    return [...sentence.slice(at, cut), comma(sentence[cut]!), ...sentence.slice(0, at), ...sentence.slice(either)]
  // A condition behind the moment belongs to it, and what comes before a comma to more than the deed.
  const goesOn = orders.has(next) || isUnless || wordsAt(sentence, cut + 1, 2) === 'its pentagram'
  if (at < 0 || cut < at + 2 || !goesOn || sentence.slice(0, at).some(({ text }) => text === ',')) return undefined
  const said = sentence.slice(0, at)
  const mark = comma(sentence[cut]!)
  return [...sentence.slice(at, cut), mark, ...said, ...(isUnless ? [] : [mark]), ...sentence.slice(cut + 1)]
}

/** "... at the start of each Turn that ...". */
const isPoint = (sentence: readonly Token[], at: number): boolean =>
  /^at the (?:start|end) of each (?:turn|round) that$/.test(wordsAt(sentence, at, 7))

/** "Lose 2 Sanity if you have no Allies": what it hangs on comes first. */
export function withConditionFirst(sentence: readonly Token[]): readonly Token[] | undefined {
  const from = sentence.findLastIndex(({ text }) => text === ',' || text === ':' || text === ';') + 1
  if (heads.has(sentence[from]?.text ?? '')) return undefined
  const at = sentence.findIndex(({ text }, index) => index > from + 1 && (text === 'if' || text === 'while' || text === 'unless'))
  if (at < 0 || at > sentence.length - 3) return undefined
  return [...sentence.slice(0, from), ...sentence.slice(at), comma(sentence[at]!), ...sentence.slice(from, at)]
}

/** "You may use this Gate again while you have a Cultist, but must bury one Ally": what is said of the deed goes on behind it. */
export function withPriceLast(sentence: readonly Token[]): readonly Token[] | undefined {
  const but = sentence.findIndex(({ text }, index) => text === ',' && sentence[index + 1]?.text === 'but')
  if (but < 0 || heads.has(sentence[0]!.text)) return undefined
  const at = sentence.findIndex(({ text }, index) => index > 1 && index < but && (text === 'if' || text === 'while' || text === 'unless'))
  if (at < 0) return undefined
  return [...sentence.slice(at, but), comma(sentence[at]!), ...sentence.slice(0, at), ...sentence.slice(but)]
}

export const comma = (near: Token): Token => ({ ...near, type: 'mark', text: ',', written: ',', value: 0, senses: [] })

/** "If this card is lost in Combat, return it to your Hand instead": if it would be. */
export function withWould(sentence: readonly Token[]): readonly Token[] | undefined {
  const heads = sentence.slice(0, 6).map(({ type, text }) => (type === 'self' ? 'THIS' : text))
  const at = heads[1] === 'this' && heads[2] === 'card' ? 3 : heads[1] === 'THIS' || heads[1] === 'it' ? 2 : -1
  const isHead = (heads[0] === 'if' || heads[0] === 'when') && heads[at] === 'is' && /^(?:lose|bury)$/.test(heads[at + 1] ?? '')
  if (!isHead || !sentence.some(({ text }) => text === 'instead')) return undefined
  const near = sentence[at]!
  const lost = heads[at + 1] === 'lose' ? words('bury or discard', near) : [sentence[at + 1]!]
  return [word('if', near), ...sentence.slice(1, at), ...words('would is', near), ...lost, ...sentence.slice(at + 2)]
}

/** Words at the head of a sentence that only join it to the one before. */
const joints: ReadonlySet<string> = new Set([
  'however',
  'furthermore',
  'moreover',
  'thus',
  'therefore',
  'likewise',
  'remember',
  'note',
  'and',
  'but',
])

export function withoutJoint([first, second, ...rest]: readonly Token[]): readonly Token[] | undefined {
  if (!first || !second || !joints.has(first.text)) return undefined
  const tail = second.text === ',' || second.text === 'that' ? rest : [second, ...rest]
  return tail.length > 0 ? tail : undefined
}

/** "Bury his Phobias, if any": that there may be none goes without saying; where a Gate is used, it is needed unless that is said. */
export function withoutIfAny(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.findIndex(({ text }, index) => text === 'if' && isIfAny(sentence, index))
  if (at < 0) return undefined
  const isBracketed = sentence[at - 1]?.text === '('
  const end = sentence.findIndex(({ text }, index) => index > at && (text === 'any' || text === '1' || text === 'one'))
  const from = isBracketed || sentence[at - 1]?.text === ',' ? at - 1 : at
  return [...sentence.slice(0, from), ...sentence.slice(end + (isBracketed ? 2 : 1))]
}

function isIfAny(sentence: readonly Token[], at: number): boolean {
  const words = sentence.slice(at + 1, at + 4)
  const length = words[0]?.text === 'any' ? 1 : words[1]?.text === 'have' && /^(?:any|one)$/.test(words[2]?.text ?? '') ? 3 : 0
  const next = sentence[at + 1 + length]
  const isOfGate = sentence.slice(0, at).findLast(({ text }) => text !== ',')?.text === 'gate'
  return !isOfGate && length > 0 && (next === undefined || /^[,;)]$/.test(next.text))
}

/** How long something holds, told at the head without a comma behind it. */
const whiles: readonly (readonly string[])[] = [
  'until the end of the round',
  'until the end of this round',
  'until the end of the next round',
  'until the end of combat',
  'until the end of the turn',
  'until your next turn',
  'until the start of your next turn',
  'for the rest of the round',
  'for the rest of this round',
  'for the remainder of the round',
  'for the remainder of this round',
  'for the rest of combat',
  'for the remainder of combat',
  'for the rest of the game',
  'during the next combat',
  'during this combat',
  'during this round',
  'during this turn',
  'for this combat',
  'for this round',
  'in this combat',
  'during the next round',
  'while this card is in play as a ally',
  'while in play as a ally',
].map((each) => each.split(' '))

/** "Until the end of the Round no Gates may be used": what follows begins behind a comma. */
export function withDurationApart(sentence: readonly Token[]): readonly Token[] | undefined {
  const head = whiles.find((each) => each.every((word, no) => sentence[no]?.text === word))
  const next = head && sentence[head.length]
  if (!head || !next || /^(?:[,:;]|and|when)$/.test(next.text)) return undefined
  return [...sentence.slice(0, head.length), comma(next), ...sentence.slice(head.length)]
}

/** "Spells cast from this Tome during the Full Moon cost no Sanity": when it is so comes first. */
export function withTimeFirst(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.findIndex(({ text }, index) => text === 'during' && index > 1)
  const to = sentence.findIndex(({ text }, index) => index > at + 1 && /^(?:cost|gain|lose|add|is|may|cannot|have)$/.test(text))
  if (at < 0 || to < 0 || hasHead(sentence) || sentence.slice(0, to).some(({ text }) => /^[,:;(]$/.test(text))) return undefined
  const named = sentence.slice(at + 1, to).some(({ type }) => type === 'name')
  return named ? [...sentence.slice(at, to), comma(sentence[at]!), ...sentence.slice(0, at), ...sentence.slice(to)] : undefined
}

/** "On a later Turn you may bury this card and draw two cards", of a card in play: as a Turn, at that price. */
export function withLaterUse(sentence: readonly Token[], self: Self | undefined): readonly Token[] | undefined {
  const [lead] = later.exec(textOf(sentence)) ?? []
  if (!isUsable(self) || !lead) return undefined
  const from = lead.split(' ').length
  const own = selfAt(sentence, from + 1)
  if (!/^(?:bury|discard|flip)$/.test(textAt(sentence, from)) || own === 0) return undefined
  return [...words('as your turn , you may', sentence[0]!), ...sentence.slice(from)]
}

const later = /^(?:on|during|as) (?:a|any) (?:later|follow|subsequent|future) turn(?: ,)? you may/
