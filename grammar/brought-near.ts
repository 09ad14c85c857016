/**
 * Words that stand apart from what they belong to: "none of your Allies may defend" is that they may not, "Cultists in play as
 * Allies" are Cultist Allies in play, "turn face-up all of your Allies" turns them face-up. Tried where a sentence cannot be read as it stands.
 */

import type { Token } from './lexer.ts'
import type { Self } from './reading.ts'
import { isNamed, newWord, newWords, piecesOf, textAt, textOf, tokensIn, wordsAt } from './tokens.ts'

/** "None of your Corrupt Allies may defend": they may not. Behind a while, it begins at "none", with or without a comma. */
export function withNoneOf(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.findIndex(
    ({ text }, index) =>
      text === 'none' && textAt(sentence, index + 1) === 'of' && /^(?:your|the|a|each|any)$/.test(textAt(sentence, index + 2)),
  )
  const may = sentence.findIndex(({ text }, index) => index > at + 2 && /^(?:may|can)$/.test(text))
  if (at < 0 || may < 0 || sentence.slice(at, may).some(({ text }) => /^(?:[,:;(]|if|when|while)$/.test(text))) return undefined
  const isHeaded = at > 0 && textAt(sentence, at - 1) !== ','
  if (isHeaded && !/^(?:while|if|during|until|for)$/.test(textAt(sentence, 0))) return undefined
  const near = sentence[at]!
  const rest = [...sentence.slice(at + 2, may), ...newWords('may not', near), ...sentence.slice(may + 1)]
  return [...sentence.slice(0, at), ...(isHeaded ? [newWord(',', near)] : []), ...rest]
}

/** Who has it in play. */
const had = /(?:(?:^| )(?:that|which|who|whom))? (?:you|your opponent|that player|they) have$/

/** "Two Cultists in play as Allies", "Ghouls you have in play as Allies", "plays a Doctor as an Ally": a Doctor Ally. */
export function withAsAllies(sentence: readonly Token[]): readonly Token[] | undefined {
  const as = sentence.findIndex(
    ({ text }, index) =>
      text === 'as' &&
      (textAt(sentence, index + 1) === 'ally' || (textAt(sentence, index + 1) === 'a' && textAt(sentence, index + 2) === 'ally')),
  )
  const ally = textAt(sentence, as + 1) === 'a' ? as + 2 : as + 1
  const isLain = wordsAt(sentence, as - 2, 2) === 'in play'
  // To play something as an Ally is leave to do so, unless it is a moment: "each time a Doctor is played as an Ally".
  const isMoment = sentence.slice(0, as).some(({ text }) => /^(?:when|time|if)$/.test(text))
  const isPassive = wordsAt(sentence, as - 2, 2) === 'is play' && isMoment
  const isPlayed = isPassive || (sentence.slice(0, as).some(({ text }) => text === 'play') && isMoment)
  const lain = isLain || isPassive ? as - 2 : as
  const whose = isPassive ? undefined : had.exec(textOf(sentence.slice(Math.max(0, lain - 4), lain)))?.[0].trim()
  const end = whose ? lain - whose.split(' ').length : lain
  const noun = sentence[end - 1]
  const first = sentence.slice(0, end).findLastIndex((each) => !isNamed(each)) + 1
  if (as < 2 || !(isLain || isPlayed || whose) || !isNamed(noun) || /^(?:and|or|[,/])$/.test(textAt(sentence, first - 1))) return undefined
  if (noun!.senses.some(({ kind }) => kind === 'type')) return undefined
  const lies = whose && !isLain ? newWords('in play', sentence[as]!) : []
  return [...sentence.slice(0, end), sentence[ally]!, ...sentence.slice(end, as), ...lies, ...sentence.slice(ally + 1)]
}

/** Where what is done to cards ends, and something else begins. */
const ends = /^(?:[,.;:)]|and|then|or|if|when|while|until|unless|for|during|at|as|before|after)$/

/** "Turn face-up all of your Allies": they are turned face-up. */
export function withFaceBehind(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.findIndex(
    ({ text }, index) =>
      /^face-(?:up|down)$/.test(text) && /^(?:flip|turn)$/.test(textAt(sentence, index - 1)) && !ends.test(textAt(sentence, index + 1)),
  )
  if (at < 0 || at === sentence.length - 1) return undefined
  const end = sentence.findIndex(({ text }, index) => index > at + 1 && ends.test(text))
  const to = end < 0 ? sentence.length : end
  // "All of your Allies that are face-down" are those that can be turned face-up, and the other way about.
  const other = textAt(sentence, at) === 'face-up' ? 'face-down' : 'face-up'
  const isSaid = new RegExp(`^(?:that|who|which) is (?:currently )?${other}$`).test(wordsAt(sentence, to - 3, 3))
  const what = sentence.slice(at + 1, isSaid ? to - 3 : to)
  return [...sentence.slice(0, at), ...what, sentence[at]!, ...sentence.slice(to)]
}

/** "Choose one of your Allies to be flipped face-down": it is flipped. */
export function withToBeDone(sentence: readonly Token[]): readonly Token[] | undefined {
  const choose = sentence.findIndex(({ text }) => text === 'choose')
  const to = sentence.findIndex(({ text }, index) => index > choose + 1 && text === 'to' && textAt(sentence, index + 1) === 'is')
  const verb = sentence[to + 2]
  const chosen = sentence.slice(choose + 1, to)
  if (choose < 0 || to < 0 || !verb || !/^(?:flip|turn)$/.test(verb.text) || chosen.some(({ text }) => /^(?:[,;:(]|and|then)$/.test(text)))
    return undefined
  if (chosen[0]?.type !== 'number' && !/^(?:a|up|any)$/.test(chosen[0]?.text ?? '')) return undefined
  // Whoever chooses is told by the verb, and would not be by what is done.
  const must = textAt(sentence, choose - 1) === 'must' ? choose - 1 : choose
  if (/^(?:opponent|player|they)$/.test(textAt(sentence, must - 1)))
    return [...sentence.slice(0, must), ...sentence.slice(choose, to), ...newWords('and flip it', verb), ...sentence.slice(to + 3)]
  return [...sentence.slice(0, choose), verb, ...chosen, ...sentence.slice(to + 3)]
}

/** "Choose one Ally of your opponent and flip that card face-down": the deed is done to what is chosen. */
export function withDoneToChosen(sentence: readonly Token[]): readonly Token[] | undefined {
  const choose = sentence.findIndex(({ text }) => text === 'choose')
  const and = sentence.findIndex(({ text }, index) => index > choose + 1 && text === 'and' && doneTo.test(textAt(sentence, index + 1)))
  const number = sentence[choose + 1]
  if (choose < 0 || and < 0 || (number?.type !== 'number' && !/^(?:a|any|up)$/.test(number?.text ?? ''))) return undefined
  const isRandom = textAt(sentence, choose - 1) === 'randomly'
  const isOwn = /^(?:it|them)$/.test(textAt(sentence, and + 2))
  const isSaid = /^(?:that|the|those)$/.test(textAt(sentence, and + 2))
  const skipped = isSaid && textAt(sentence, and + 3) === 'choose' ? 1 : 0
  const kind = sentence[and + 3 + skipped]
  if (!isOwn && !(isSaid && (kind?.type === 'name' || kind?.text === 'card'))) return undefined
  const end = isOwn ? and + 3 : and + 4 + skipped
  // "That Ally's Weapon" is another card.
  if (/^(?:'s|of)$/.test(textAt(sentence, end)) || isNamed(sentence[end])) return undefined
  const chosen = sentence.slice(choose + 1, textAt(sentence, and - 1) === ',' ? and - 1 : and)
  if (chosen.some(({ text }) => /^(?:[,;:(]|and|then|or)$/.test(text)) || (isRandom && number?.type !== 'number')) return undefined
  // Whoever chooses is told by the verb, and would not be by what is done.
  const subject = textAt(sentence, choose - 1 - Number(isRandom))
  if (/^(?:opponent|player|they|investigator|must|may)$/.test(subject))
    return isOwn ? undefined : [...sentence.slice(0, and + 2), newWord(number?.value === 1 ? 'it' : 'them', kind!), ...sentence.slice(end)]
  const [first, ...rest] = chosen
  return [
    ...sentence.slice(0, isRandom ? choose - 1 : choose),
    sentence[and + 1]!,
    first!,
    ...(isRandom ? [newWord('random', first!)] : []),
    ...rest,
    ...sentence.slice(end),
  ]
}

const doneTo = /^(?:bury|discard|flip|return|put|place|control|take|add)$/

/** "Randomly choose one card in your opponent's Threat and look at it": it is looked at. */
export function withChosenSeen(sentence: readonly Token[]): readonly Token[] | undefined {
  const choose = sentence.findIndex(({ text }) => text === 'choose')
  const look = sentence.findIndex(({ text }, index) => index > choose && text === 'look' && textAt(sentence, index - 1) === 'and')
  const isRandom = textAt(sentence, choose - 1) === 'randomly'
  const number = sentence[choose + 1]
  if (
    choose < 0 ||
    look < 0 ||
    number?.value !== 1 ||
    !/^look at (?:it|that card)$/.test(wordsAt(sentence, look, textAt(sentence, look + 2) === 'it' ? 3 : 4))
  )
    return undefined
  const end = look + (textAt(sentence, look + 2) === 'it' ? 3 : 4)
  return [
    ...sentence.slice(0, isRandom ? choose - 1 : choose),
    ...sentence.slice(look, look + 2),
    number,
    ...(isRandom ? [newWord('random', number)] : []),
    ...sentence.slice(choose + 2, look - 1),
    ...sentence.slice(end),
  ]
}

/** "Each Ghoul surviving the Cosmic Battle also ...", on a Ghoul: if it survives that. */
export function withSurvivor(sentence: readonly Token[]): readonly Token[] | undefined {
  const isSo = /^(?:each|any|every)$/.test(textAt(sentence, 0)) && sentence[1]?.type === 'self'
  const verb = /^(?:that|which|who)$/.test(textAt(sentence, 2)) ? 3 : 2
  if (!isSo || textAt(sentence, verb) !== 'survive') return undefined
  const end = sentence.findIndex(({ text }, index) => index > verb && /^(?:battle|investigator|combat)$/.test(text)) + 1
  if (end === 0 || end > sentence.length - 3) return undefined
  const near = sentence[0]!
  const from = textAt(sentence, end) === 'also' ? end + 1 : end
  return [...newWords('if this card', near), ...sentence.slice(verb, end), newWord(',', near), ...deedOf(sentence.slice(from))]
}

/** "Gives your Investigator 1 Sanity", "causes your opponent to discard one card": what is done thereby, and by whom. */
function deedOf(said: readonly Token[]): readonly Token[] {
  const [verb, ...rest] = said
  if (!verb) return said
  if (verb.text === 'give' && wordsAt(rest, 0, 2) === 'your investigator' && rest[2]?.type === 'number')
    return [newWord('gain', verb), ...rest.slice(2)]
  if (verb.text === 'give' && rest[0]?.text === 'you' && rest[1]?.type === 'number') return [newWord('gain', verb), ...rest.slice(1)]
  const to = rest.findIndex(({ text }) => text === 'to')
  if (verb.text === 'cause' && to > 0) return [...rest.slice(0, to), newWord('must', verb), ...rest.slice(to + 1)]
  return said
}

/** "If this card survives the Cosmic Battle, it causes your opponent to discard one card": he must. */
export function withCausing(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.findIndex(
    ({ text }, index) => /^(?:cause|give)$/.test(text) && /^(?:it|card)$/.test(textAt(sentence, index - 1)) && hasComma(sentence, index),
  )
  const from = textAt(sentence, at - 1) === 'it' ? at - 1 : at - 2
  if (at < 3 || textAt(sentence, from - 1) !== ',' || (from === at - 2 && textAt(sentence, from) !== 'this')) return undefined
  const done = deedOf(sentence.slice(at))
  return done[0] === sentence[at] ? undefined : [...sentence.slice(0, from), ...done]
}

const hasComma = (sentence: readonly Token[], at: number): boolean =>
  /^(?:if|when|each)$/.test(textAt(sentence, 0)) && sentence.slice(0, at).some(({ text }) => text === ',')

/** "Joins Serpent People, and with Artifacts": it joins both. */
export function withBothKinds(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.findIndex(({ text }, index) => text === 'and' && textAt(sentence, index + 1) === 'with')
  if (textAt(sentence, 0) !== 'join' || at < 2) return undefined
  const from = textAt(sentence, at - 1) === ',' ? at - 1 : at
  return [...sentence.slice(0, from), sentence[at]!, ...sentence.slice(at + 2)]
}

/** "At the start of the next Round your opponent draws two fewer cards, and you draw one more": during that Round. */
export function withDrawsNext(sentence: readonly Token[]): readonly Token[] | undefined {
  const isHead = /^at the start of (?:the )?next round/.test(wordsAt(sentence, 0, 7))
  const head = sentence.findIndex(({ text }) => text === 'round') + 1
  if (!isHead) return undefined
  const said = sentence.slice(textAt(sentence, head) === ',' ? head + 1 : head)
  const and = said.findIndex(({ text }) => text === 'and')
  const halves = and < 0 ? [said] : [said.slice(0, textAt(said, and - 1) === ',' ? and - 1 : and), said.slice(and + 1)]
  const isDraw = (half: readonly Token[]): boolean =>
    /^(?:you |your opponent |each opponent |each player |they )?draw [^ ]+ (?:more|fewer|additional) card$/.test(textOf(half))
  if (!halves.every(isDraw)) return undefined
  const near = sentence[0]!
  const during = newWords('during the next round', near)
  const whole = halves.map((half) => {
    const told = half.map((each) => (each.text === 'additional' ? newWord('more', each) : each))
    return [...(told[0]!.text === 'draw' ? [newWord('you', near)] : []), ...told, ...during]
  })
  return whole.flatMap((half, index) => (index === 0 ? half : [newWord(',', near), newWord('and', near), ...half]))
}

/** Where it still is when it takes something: after the Cosmic Battle, or before those whom its points reach. */
const alive =
  "survive (?:(?:the )?cosmic battle|to (?:affect|reach) (?:your |the )?opponent 's (?:ally|investigator)(?: (?:or|and) (?:ally|investigator))?)"
const survivor = `(?:each|any|a) THIS (?:(?:that|which|who) )?${alive}|(?:if|when|each time) (?:THIS|it) ${alive} ,`
const seized = new RegExp(
  `^(?<head>${survivor}|when (?:THIS |it )?(?:is )?reveal ,) (?:also )?(?:it |they |THIS )?(?:also )?(?<verb>\\S+(?: (?:off|away))?)(?: \\( (?<how>bury|discard) \\))? (?<what>(?:1|#) [^,:;()]+)(?<aside>(?: , defending or not)?)$`,
)
const seizing = /^(?:carry (?:off|away)|seize|take|grab|capture|steal|snatch)$/
const oneOfThose = '(?:(?:that|the|such) (?:ally|card|artifact|tome|weapon)|them|it)'

/** "Each Ghast surviving the Cosmic Battle abducts one random Ally. Bury that Ally.", on a Monster: what befalls the opponent's card that it takes. */
export function withSeized(parts: readonly (readonly Token[])[], self: Self | undefined): readonly (readonly Token[])[] {
  if (self?.type !== 'Monster') return parts
  const result: (readonly Token[])[] = []
  for (const [at, part] of parts.entries()) {
    const before = result.at(-1)
    const taken = before && at > 0 ? seizedIn(before, self) : undefined
    const done = new RegExp(`^(?<how>bury|discard|flip|return|place|put) ${oneOfThose}(?<to>(?: .*)?)$`).exec(textOf(part))
    if (taken && !taken.how && done) {
      const rest = part.slice(part.length - (done.groups!.to!.trim() === '' ? 0 : done.groups!.to!.trim().split(' ').length))
      result[result.length - 1] = [...taken.head, part[0]!, ...taken.what, ...rest]
    } else result.push(part)
  }
  return result.map((part) => {
    const taken = seizedIn(part, self)
    return taken?.how ? [...taken.head, taken.how, ...taken.what] : part
  })
}

/** A sentence by which a Monster takes something: what goes before, how it goes, if that is said in brackets, and which card of the opponent. */
function seizedIn(part: readonly Token[], self: Self) {
  const pieces = piecesOf(
    part.map((each) =>
      each.type === 'strange' && part[0]?.text === 'each' && each === part[1] ? { ...each, type: 'self' as const } : each,
    ),
    self,
  )
  const { head = '', verb = '', how, what = '' } = seized.exec(pieces.said)?.groups ?? {}
  const near = part[0]!
  const from = tokensIn(pieces, head)
  const word = part.find(({ text }, index) => index >= from && text === verb.split(' ')[0])
  if (verb === '' || (word?.type !== 'unknown' && !seizing.test(verb))) return undefined
  const open = tokensIn(pieces, pieces.said.slice(0, pieces.said.indexOf(` ${what}`, head.length)))
  const count = tokensIn(pieces, pieces.said.slice(0, pieces.said.indexOf(` ${what}`, head.length) + 1 + what.length))
  const object = part.slice(open, count)
  const isTold = /\b(?:opponent|opposing|your (?!choice))\b/.test(what)
  const byChoice = object.findIndex(({ text }, index) => text === 'of' && textOf(object.slice(index, index + 3)) === 'of your choice')
  const cut = byChoice < 0 ? object.length : byChoice
  return {
    head:
      head.startsWith('when') && head.includes('reveal')
        ? part.slice(0, from)
        : newWords(
            head.includes('battle')
              ? 'if this card survive the cosmic battle ,'
              : "if this card survive to affect your opponent 's ally or investigator ,",
            near,
          ),
    how: how === undefined ? undefined : part.find(({ text }, index) => index > from && text === how),
    what: isTold ? object.slice(0, cut) : [...object.slice(0, cut), ...newWords('of your opponent', near)],
  }
}

/** What somebody suffers in a story, beside what becomes of the card: "in", "by" and the like lead to no card or place. */
const colour = /^(?:in|into|by|with|of|from|away|off|down|to|the|a|their|its|and)$/
const suffering = /^(?:is|may|can|cannot|must|take|lose|bury|discard|flip|return|become|add|subtract|do)$/

/** "One random Ally is wrapped in webbing and takes no part in Combat": what is told in no words of the game goes without saying. */
export function withoutSuffering(part: readonly Token[], self: Self | undefined): readonly Token[] {
  if (self?.type !== 'Monster' && self?.type !== 'Event' && self?.type !== 'Spell') return part
  const strange = part.findIndex(({ type }) => type === 'unknown')
  // "Falls asleep", "goes insane".
  const is = /^(?:is|fall|go)$/.test(textAt(part, strange - 1))
  const and = part.findIndex(({ text }, index) => index > strange && text === 'and')
  const [next, second] = part.slice(and + 1)
  const isTold =
    strange > 1 &&
    and > strange &&
    and < strange + 6 &&
    next !== undefined &&
    /^(?:ally|opponent|monster|choice)$/.test(textAt(part, is ? strange - 2 : strange - 1)) &&
    /^\p{Ll}+$/u.test(part[strange]!.written) &&
    (is || /s$/.test(part[strange]!.written) || /s$/.test(part[strange - 1]!.written)) &&
    part.slice(strange, and).every(({ type, text }) => type === 'unknown' || colour.test(text)) &&
    suffering.test(next.text)
  if (!isTold) return part
  // "Is dragged off and buried": the second is said of the first "is".
  const isPassive = is && /(?:ed|ied)$/.test(next.written) && next.text !== 'is'
  if (isPassive && second?.type === 'number') return part
  return [...part.slice(0, is ? strange - 1 : strange), ...(isPassive ? [newWord('is', next)] : []), ...part.slice(and + 1)]
}

/** "While it is an Ally, other Ghouls may be played as Allies in the same manner": where, and by which Gate, this card may. */
export function withSameManner(parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  return parts.map((part, index) => {
    const from = part.findIndex((_, at) => /^as (?:a )?ally in the same (?:manner|way|fashion)$/.test(textOf(part.slice(at))))
    const before = parts.slice(0, index).findLast((each) => /\bplay .*\bas (?:a )?ally (?:at|in) [^,;:]+$/.test(textOf(each)))
    if (from < 0 || !before) return part
    const as = before.findLastIndex(({ text }) => text === 'ally')
    const end = part.findIndex(({ text }, at) => at > from && text === 'in')
    return [...part.slice(0, end), ...before.slice(as + 1)]
  })
}

const does = /^(?:gain|add|lose|subtract|is|may|cannot|have|double|bypass|join|do)$/

/** Which cards of yours a sentence counts at its end; none where it is not told by names alone. */
function countedKind(said: readonly Token[]): readonly Token[] {
  const each = said.findLastIndex(({ text }, at) => text === 'each' && textAt(said, at - 1) === 'for')
  const end = each < 0 ? -1 : said.findIndex((token, at) => at > each && !isNamed(token) && token.text !== 'or')
  const rest = end < 0 ? '' : textOf(said.slice(end))
  return each >= 0 && /^(?:|you have(?: in play)?|in play|among your ally)$/.test(rest)
    ? said.slice(each + 1, end < 0 ? said.length : end)
    : []
}

/** "Cultists gain 2. Other Allies lose 1", on a card that is no Ally itself: all Allies but Cultists. */
export function withOthersThan(parts: readonly (readonly Token[])[], self: Self | undefined): readonly (readonly Token[])[] {
  const result: (readonly Token[])[] = []
  for (const part of parts) {
    const at = part.findIndex(({ text }, index) => text === 'other' && isNamed(part[index + 1]))
    const isSecond = part.slice(0, Math.max(at, 0)).some(({ text }) => text === 'and' || text === ';')
    const said = isSecond ? part.slice(0, at) : (result.at(-1) ?? [])
    const before = said.slice(said.findLastIndex(({ text }, index) => text === ',' && index < said.length - 2) + 1)
    const kind = part[at + 1]?.senses.find((each) => each.kind === 'type')
    const lead = part.slice(part.findLastIndex(({ text }, index) => index < at && /^(?:and|;|,)$/.test(text)) + 1, Math.max(at, 0))
    const isHead = at >= 0 && lead.every(({ text }) => /^(?:all|each|every|of|your|the)$/.test(text))
    const open = before.findIndex((each) => isNamed(each))
    const verb = before.findIndex((each, index) => index > open && !isNamed(each))
    const isSubject =
      open >= 0 &&
      before.slice(0, open).every(({ text }) => /^(?:all|each|every|any|of|your|the)$/.test(text)) &&
      does.test(textAt(before, verb))
    // "Draw one card for each Worker you have. All of your other Allies lose 1": other than those that were counted.
    const counted = isSubject ? [] : countedKind(said)
    const isKnown = isSubject || counted.length > 0
    if (!kind || !isHead || !isKnown || !self || (self.type === kind.name && !/Great Old One|Outer God/.test(self.subtype ?? '')))
      result.push(part)
    else
      result.push([
        ...part.slice(0, at),
        part[at + 1]!,
        newWord('except', part[at]!),
        ...(isSubject ? before.slice(open, verb) : counted),
        ...part.slice(at + 2),
      ])
  }
  return result
}
