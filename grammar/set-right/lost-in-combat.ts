/** Combat: when and how something is lost there and what is done instead, who defends or opposes, which Threat. */

import type { Token } from '../lexer.ts'
import type { Self } from '../reading.ts'
import { newWord, textAt, textOf, words, wordsAt } from '../tokens.ts'

/** "Defending Allies lose 1 when opposing this Monster": those that oppose it. */
export function withOpposers(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.findIndex(
    ({ text }, index) =>
      (text === 'when' || text === 'while') &&
      (sentence[index + 1]?.text === 'opposing' ||
        (sentence[index + 1]?.text === 'defending' && sentence[index + 2]?.text === 'against')) &&
      /^(?:this|it)$/.test(sentence[index + (sentence[index + 1]?.text === 'opposing' ? 2 : 3)]?.text ?? ''),
  )
  const verb = sentence.findIndex(({ text }) => /^(?:lose|gain|subtract|add)$/.test(text))
  if (at < 0 || verb < 1 || verb > at || sentence.length - at > 5) return undefined
  return [...sentence.slice(0, verb), ...sentence.slice(at + 1), ...sentence.slice(verb, at)]
}

const again: ReadonlySet<string> = new Set(['return', 'discard', 'place', 'put', 'take', 'flip'])

/** Where the words for the loss of this card in Combat end that begin behind a head, if they stand there: "lost in Combat". */
function lossEnd(sentence: readonly Token[], head: number): number {
  const isThis = sentence[head + 1]?.type === 'self' || sentence[head + 1]?.text === 'it'
  const isCard = sentence[head + 1]?.text === 'this' && sentence[head + 2]?.text === 'card'
  const from = isCard ? head + 3 : isThis ? head + 2 : head + 1
  const verb = sentence[from]?.text === 'is' ? from + 1 : isCard || isThis ? -1 : from
  const isLoss =
    /^(?:lose|bury)$/.test(sentence[verb]?.text ?? '') && sentence[verb + 1]?.text === 'in' && sentence[verb + 2]?.text === 'combat'
  return isLoss ? verb + 3 : -1
}

/** What would befall this card in Combat, and what does instead: the time at which it is so comes first. */
const spared = (time: readonly Token[], how: 'bury' | 'bury or discard', deed: readonly Token[], near: Token): readonly Token[] => [
  ...(time.length > 0 ? [...time, ...words(',', near)] : []),
  ...words(`if this card would is ${how} in combat ,`, near),
  ...deed,
  ...words('instead', near),
]

/** "Discard this card instead of burying it when lost in Combat by Day", "If lost in Combat at Night, return it to your Hand instead". */
export function withLossFirst(sentence: readonly Token[]): readonly Token[] | undefined {
  const head = sentence.findIndex(({ text }, index) => /^(?:when|if|while)$/.test(text) && lossEnd(sentence, index) > 0)
  const end = lossEnd(sentence, head)
  if (head < 0) return undefined
  const comma = sentence.findIndex(({ text }, index) => index >= end && text === ',')
  const isFirst = head === 0
  if (isFirst === comma < 0) return undefined
  const time = sentence.slice(end, isFirst ? comma : sentence.length)
  if (time.some(({ text }) => /^(?:and|or|,|then)$/.test(text))) return undefined
  const said = isFirst ? sentence.slice(comma + 1) : sentence.slice(0, head)
  const instead = said.findIndex(({ text }) => text === 'instead')
  const rest = said.slice(0, instead < 0 ? undefined : instead).filter(({ text }, index, all) => text !== ',' || index < all.length - 1)
  const verb = rest[0]?.text === 'you' && rest[1]?.text === 'may' ? 2 : 0
  if (!again.has(rest[verb]?.text ?? '')) return undefined
  // A price behind "instead" is no part of what it is instead of.
  const left = instead < 0 ? [] : said.slice(instead + 1)
  if (left.length > 0 && (left[0]!.text !== 'of' || left.some(({ text }) => /^(?:cost|price|for|by|if|pay|once|unless)$/.test(text))))
    return undefined
  const near = sentence[head]!
  // Instead of what: if of being buried, then that alone.
  const isLost = sentence[end - 3]?.text === 'lose' && said[instead + 1]?.text !== 'of'
  if (instead >= 0) return time.length > 0 || !isFirst ? spared(time, isLost ? 'bury or discard' : 'bury', rest, near) : undefined
  return isFirst ? undefined : [...words('if lose in combat', near), ...time, ...words(',', near), ...rest]
}

/** "When lost in Combat by Day, this card is not buried": the loss behind it. */
function withLossBehind(sentence: readonly Token[] | undefined): readonly Token[] | undefined {
  const comma = sentence?.findIndex(({ text }) => text === ',') ?? -1
  if (!sentence || comma < 0 || !/^(?:when|if|while)$/.test(sentence[0]?.text ?? '') || lossEnd(sentence, 0) < 0) return sentence
  return [...sentence.slice(comma + 1), ...sentence.slice(0, comma)]
}

/** "Not buried when lost in Combat by Day. Return it to your Hand instead.": one sentence of both. */
export function withWhatSpares(parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  const result: (readonly Token[])[] = []
  for (const part of parts) {
    const before = withLossBehind(result.at(-1))
    const not = before?.findIndex(({ text }) => text === 'not') ?? -1
    const bury = before?.[not + 1]?.text === 'bury' ? not + 1 : -1
    const head = bury > 0 && /^(?:when|if|while)$/.test(before?.[bury + 1]?.text ?? '') ? bury + 1 : -1
    const end =
      !before || bury < 0
        ? -1
        : head > 0
          ? lossEnd(before, head)
          : /^in,combat$/.test(
                before
                  .slice(bury + 1, bury + 3)
                  .map(({ text }) => text)
                  .join(),
              )
            ? bury + 3
            : -1
    const isThis =
      before && not >= 0 && before.slice(0, not).every(({ type, text }) => type === 'self' || /^(?:this|card|is|it)$/.test(text))
    const isInstead = part.at(-1)?.text === 'instead' && again.has(part[0]?.text ?? '') && !part.some(({ text }) => text === ',')
    const time = before?.slice(end) ?? []
    if (!before || end < 0 || !isThis || !isInstead || time.some(({ text }) => /^(?:and|or|,|unless)$/.test(text))) result.push(part)
    else result[result.length - 1] = spared(time, 'bury', part.slice(0, -1), before[0]!)
  }
  return result
}

/** "Play one Monster as part of an existing Threat": there must be one. */
export function withExistingThreat(sentence: readonly Token[]): readonly Token[] | undefined {
  const threat = sentence.findIndex(({ text }, index) => text === 'threat' && sentence[index - 1]?.written === 'existing')
  const text = (at: number): string => sentence[at]?.text ?? ''
  if (threat < 4 || !/^(?:a|your)$/.test(text(threat - 2)) || !sentence.slice(0, threat).some((each) => each.text === 'play'))
    return undefined
  const from =
    text(threat - 3) === 'of' && text(threat - 4) === 'part' && text(threat - 5) === 'as'
      ? threat - 5
      : /^(?:to|into)$/.test(text(threat - 3))
        ? threat - 3
        : -1
  if (from < 2 || hasHeadOf(sentence)) return undefined
  const rest = sentence.slice(text(threat + 1) === ',' ? threat + 2 : threat + 1)
  return [...words('unless your threat is empty ,', sentence[threat]!), ...sentence.slice(0, from), ...rest]
}

/** "Tramples one random Weapon", of what survives the Cosmic Battle: what it does to it is told by a verb that no rule has. */
const isSeizing = (sentence: readonly Token[], at: number): boolean =>
  (/^(?:seizes?|takes?|grabs?|snatch(?:es)?|devours?|destroys?)$/.test(sentence[at]!.written) ||
    (sentence[at]!.type === 'unknown' && /^\p{Ll}+s$/u.test(sentence[at]!.written))) &&
  (sentence[at + 1]?.type === 'number' || textAt(sentence, at + 1) === 'a')

/** "Carries off one Ally": where what is carried begins. */
const isCarryingOff = (sentence: readonly Token[], at: number): boolean =>
  /^(?:carr(?:y|ies)|drags?|takes?)$/.test(sentence[at]!.written) &&
  /^(?:off|away)$/.test(textAt(sentence, at + 1)) &&
  sentence[at + 2]?.type === 'number'

/** "Return such Allies to their owner's Hand", "he returns it to his Hand": of what was taken from your opponent, and so is his. */
const theirHand = "to (?:its owner 's|their owner 's|their owner '|the owner 's|their|your opponent 's|that player 's) hand"
const thatOne = '(?:it|them|they|(?:such|that|those|the|this) (?:a )?[a-z]+)'
const returnsIt = new RegExp(
  `^(?:(?:(?:(?:your |the |that )?(?:opponent|owner|player)|its owner|they) (?:must )?)?(?:return|take back) ${thatOne}(?: back)? ${theirHand}|${thatOne} (?:is return|go back|come back|return) ${theirHand})$`,
)

/** "It steals one Weapon. Your opponent must discard that Weapon.": that is what becomes of it. */
export function withWhatIsStolen(parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  const result: (readonly Token[])[] = []
  for (const part of parts) {
    const before = result.at(-1)
    const survives = before?.findIndex(({ text }) => text === 'survive') ?? -1
    const at =
      before?.findIndex(
        (each, index) =>
          index > 0 && (/^steals?$/.test(each.written) || (survives > 0 && (isSeizing(before, index) || isCarryingOff(before, index)))),
      ) ?? -1
    const off = before !== undefined && at > 0 && isCarryingOff(before, at) ? 1 : 0
    const stolen = before?.slice(at + 1 + off) ?? []
    // "Your opponent discards it" bids him no less.
    const does = /^(?:your|that) (?:opponent|player) (?:discard|bury) /.test(`${textOf(part)} `) ? 1 : -1
    const must = Math.max(
      part.findIndex(({ text }) => text === 'must'),
      does,
    )
    const verb = part[must + 1]
    const rest = part.slice(must + 2)
    const isOwner = /^(?:|(?:your |that )?(?:opponent|player)(?: must)?|they must)$/.test(textOf(part.slice(0, must + 1)))
    const isThat = rest.length < 4 && /^(?:that|those|the|it|them|such)$/.test(rest[0]?.text ?? '')
    const isFate = isOwner && isThat && /^(?:discard|bury)$/.test(verb?.text ?? '')
    const back = before && at > 0 && returnsIt.test(textOf(part))
    if (!before || at < 0 || !(isFate || back) || stolen.some(({ text }) => /^(?:and|or|,|then)$/.test(text))) {
      result.push(part)
      continue
    }
    // It is stolen from your opponent, said behind what it is.
    const isSaid = stolen.some(({ text }) => text === 'opponent' || text === 'player')
    const end = stolen.findIndex(
      ({ text, written }, index) =>
        written === 'chosen' || text === 'at' || text === 'random' || wordsAt(stolen, index, 3) === 'of your choice',
    )
    const cut = end > 1 ? end : stolen.length
    const near = part[0]!
    const whose = isSaid ? [] : words('of your opponent', near)
    const [fate, behind] = back ? [newWord('return', near), words("to its owner 's hand", near)] : [verb!, []]
    result[result.length - 1] = [...before.slice(0, at), fate, ...stolen.slice(0, cut), ...whose, ...stolen.slice(cut), ...behind]
  }
  return result
}

const hasHeadOf = (sentence: readonly Token[]): boolean => sentence.some(({ text }) => /^(?:if|while|when|unless|:)$/.test(text))

/** "When a Directed Threat attacking you is revealed, ... its Monsters": in Combat, and those that lie in it. */
export function withThreatAtYou(sentence: readonly Token[]): readonly Token[] | undefined {
  const head = atYou.exec(textOf(sentence))?.[0].split(' ').length ?? 0
  if (head === 0) return undefined
  const near = sentence[0]!
  const there = words('in a directed threat attack you', near)
  const rest = sentence.slice(head)
  const it = rest.findIndex(({ text }, index) => text === 'it' && textAt(rest, index - 1) === 'in')
  const its = rest.findIndex(({ text }) => text === 'its')
  const end = rest.findIndex(({ text }, index) => index > its && /^(?:monster|card)$/.test(text)) + 1
  const told =
    it > 0
      ? [...rest.slice(0, it - 1), ...there, ...rest.slice(it + 1)]
      : its > 0 && end > its
        ? [...rest.slice(0, its), ...rest.slice(its + 1, end), ...there, ...rest.slice(end)]
        : rest
  return [...words('when threat is reveal', near), ...told]
}

const atYou =
  /^(?:when|after|if) (?:a|any|the) (?:directed )?threat (?:attack|against|directed against|directed at) (?:you|your investigator) is reveal(?= , you may)/

/** "May not defend in this Combat": so long. */
export function withThisCombat(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.findIndex((_, index) => /^(?:in|during) this combat$/.test(wordsAt(sentence, index, 3)))
  return at < 1 ? undefined : [...sentence.slice(0, at), ...sentence.slice(at + 1)]
}

/** "If no Allies are defending", on what lies in a Threat: those of the player whom it fights. */
export function withNoDefenders(
  sentence: readonly Token[],
  before: readonly Token[],
  self: Self | undefined,
): readonly Token[] | undefined {
  const isThreat =
    self?.type === 'Monster' ||
    (self?.type === 'Event' && (self.subtype === 'Threat' || [...before, ...sentence].some(({ text }) => text === 'reveal')))
  const at = sentence.findIndex(({ text }, index) => text === 'no' && textAt(sentence, index + 1) === 'ally')
  const count = textAt(sentence, at + 2) === 'defend' ? 3 : /^is (?:defending|defend)$/.test(wordsAt(sentence, at + 2, 2)) ? 4 : 0
  if (!isThreat || at < 1 || count === 0 || !/^(?:if|while|when)$/.test(textAt(sentence, at - 1))) return undefined
  const near = sentence[at]!
  return [...sentence.slice(0, at), ...words('your opponent have no defending', near), sentence[at + 1]!, ...sentence.slice(at + count)]
}
