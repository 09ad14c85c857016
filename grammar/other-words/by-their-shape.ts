/** What a turn of phrase cannot hold, since it hangs on the shape of the whole sentence: put in the words of the grammar before any turn is. */

import type { Token } from '../lexer.ts'
import { isNamed, meantWord, newWord, textOf } from '../tokens.ts'

/** "Your Students add 2 when they defend": those who do, and not this card, of which the words would otherwise be read. */
function asDefenders(sentence: readonly Token[]): readonly Token[] {
  const at = sentence.findIndex(
    ({ text, written }, index) =>
      /^they$/i.test(written) &&
      text === 'they' &&
      sentence[index + 1]?.text === 'defend' &&
      /^(?:if|when|while)$/.test(sentence[index - 1]?.text ?? ''),
  )
  const before = sentence.slice(0, Math.max(at, 0))
  const noun = before.findIndex(isNamed)
  const isOfOthers =
    noun >= 0 &&
    before.some(({ text }) => /^(?:add|gain|lose)$/.test(text)) &&
    !before.some(({ type, text }) => type === 'self' || text === 'this') &&
    sentence[at + 2]?.text !== 'with'
  if (at < 0 || !isOfOthers) return sentence
  const defending: Token = { ...sentence[at + 1]!, type: 'name', text: 'defending', senses: [{ kind: 'flag', name: 'Defending' }] }
  return [...before.slice(0, noun), defending, ...before.slice(noun, -1), ...sentence.slice(at + 2)]
}

/** "When defending, add 1 to your Soldiers": it is this card that defends and adds, and not they. */
export function asDefender(sentence: readonly Token[]): readonly Token[] {
  const at = sentence.findIndex(({ text }, index) => text === 'defending' && /^(?:if|when|while)$/.test(sentence[index - 1]?.text ?? ''))
  const [comma, add, number] = [1, 2, 3].map((next) => sentence[at + next])
  const isTo = /^(?:point )?to (?:all|each|every|your|other|another|any)\b/.test(textOf(sentence.slice(at + 4, at + 8)))
  if (at < 0 || comma?.text !== ',' || add?.text !== 'add' || number?.type !== 'number' || !isTo) return sentence
  return [...sentence.slice(0, at), ...['this', 'card', 'is'].map((each) => meantWord(each, sentence[at]!)), ...sentence.slice(at)]
}

const periods: readonly (readonly string[])[] = ['each round', 'each turn', 'a round', 'a turn', 'any round', 'any turn'].map((each) =>
  each.split(' '),
)

/** The Round or Turn that a run of words speaks of as each one, and how many words that takes. */
function periodAt(sentence: readonly Token[], at: number): { readonly period: string; readonly count: number } | undefined {
  const lead = /^(?:in|during|of)$/.test(sentence[at]?.text ?? '') ? 1 : 0
  const found = periods.find((each) => each.every((text, no) => sentence[at + lead + no]?.text === text))
  return found && { period: found[1]!, count: lead + 2 }
}

/** "The first time each Round that ..., ...", "... the first time you ... in a Round": each time, once a Round. */
function firstTime(sentence: readonly Token[]): readonly Token[] {
  const at = sentence.findIndex(
    ({ text }, index) => text === 'the' && sentence[index + 1]?.text === 'first' && sentence[index + 2]?.text === 'time',
  )
  if (at < 0 || (at > 0 && sentence.slice(0, at).some(({ text }) => /^(?:if|while|when|[,:;(])$/.test(text)))) return sentence
  const comma = sentence.findIndex(({ text }, index) => index > at && text === ',')
  const end = comma < 0 ? sentence.length : comma
  // Behind the deed, the moment ends the sentence.
  if (at > 0 ? comma >= 0 : comma < 0) return sentence
  const first = periodAt(sentence, at + 3)
  const last = [end - 3, end - 2].find((index) => periodAt(sentence, index)?.count === end - index)
  const said = first ?? (last === undefined ? undefined : periodAt(sentence, last))
  if (!said) return sentence
  const from = first ? at + 3 + first.count : at + 3
  const that = /^(?:that|when)$/.test(sentence[from]?.text ?? '') ? 1 : 0
  const body = sentence.slice(from + that, first ? end : last)
  const deed = at > 0 ? sentence.slice(0, at) : sentence.slice(end + 1)
  const head = sentence[at]!
  const word = (text: string): Token => meantWord(text, head)
  const mark: Token = { ...word(','), type: 'mark' }
  // What would be is no moment yet.
  const when = body.some(({ text }) => text === 'would') ? ['if'] : ['each', 'time', 'that']
  return [...when.map(word), ...body, mark, ...deed, mark, word('once'), word('each'), word(said.period)]
}

/** "Protected from all Spells that Summon or Control Monsters", of this very card: it cannot be Summoned or Controlled. */
function neverCalled(sentence: readonly Token[]): readonly Token[] {
  const said = textOf(sentence)
  const isSo =
    /^(?:(?:is )?(?:protect from|not affected by|immune to)) (?:(?:all|any) )?spell (?:that|which) summon or control monster$/.test(said)
  return isSo ? ['cannot', 'is', 'summon', 'or', 'control'].map((each) => meantWord(each, sentence[0]!)) : sentence
}

/** "Discard these cards": those that were spoken of, and not this card, which the word would otherwise be taken for. */
function theseCards(sentence: readonly Token[]): readonly Token[] {
  const at = sentence.findIndex(
    ({ written }, index) => index > 0 && /^(?:these|those)$/i.test(written) && /^cards$/i.test(sentence[index + 1]?.written ?? ''),
  )
  const isMoved = /^(?:discard|bury|return|flip|place|put|take|shuffle)$/.test(sentence[at - 1]?.text ?? '')
  return isMoved ? [...sentence.slice(0, at), meantWord('them', sentence[at]!), ...sentence.slice(at + 2)] : sentence
}

/** "Weapons that are not Enchanted": Enchanted Weapons, and not cards with the word in their Titles. */
function enchantedArms(sentence: readonly Token[]): readonly Token[] {
  const at = sentence.findIndex(({ text }) => text === 'enchanted')
  if (
    at < 0 ||
    isNamed(sentence[at + 1]) ||
    !/\bweapon\b.* (?:that|which|unless (?:they|it)|if (?:they|it)) is (?:not )?$/.test(`${textOf(sentence.slice(0, at))} `)
  )
    return sentence
  return sentence.toSpliced(at, 1, newWord('enchanted weapon', sentence[at]!))
}

/** "Bury it in its owner's Story Deck": where else? */
function whereBuried(sentence: readonly Token[]): readonly Token[] {
  const at = sentence.findIndex(({ text }) => text === 'bury')
  const said = at < 0 ? null : intoDeck.exec(textOf(sentence.slice(at)))
  if (!said) return sentence
  const [whole, kept] = said
  const from = at + kept!.split(' ').length
  return [...sentence.slice(0, from), ...sentence.slice(at + whole.split(' ').length)]
}

/** "Flip one other Cultist face-down: ...": what is flipped as a price lay face-up. */
function faceUpBefore(sentence: readonly Token[]): readonly Token[] {
  const at = sentence.findIndex(({ text }, index) => text === 'face-down' && sentence[index + 1]?.text === ':')
  const flip = sentence.findLastIndex(({ text }, index) => index < at && text === 'flip')
  const isFlipped = flip >= 0 && /^(?:|,|may|and)$/.test(sentence[flip - 1]?.text ?? '')
  return isFlipped ? sentence.toSpliced(at, 1) : sentence
}

/** "Play Cultists from your hand at any City": where else from? What is discarded at a place is another matter. */
function playedFromHand(sentence: readonly Token[]): readonly Token[] {
  const at = sentence.findIndex((_, index) => textOf(sentence.slice(index, index + 5)) === 'from your hand at any')
  const verb = sentence
    .slice(0, Math.max(at, 0))
    .findLast(({ text }) => /^(?:play|discard|bury|return|put|place|reveal|show|take)$/.test(text))
  if (verb?.text !== 'play' || /^(?:time|point|moment|location)$/.test(sentence[at + 5]?.text ?? '')) return sentence
  return [...sentence.slice(0, at), ...sentence.slice(at + 3)]
}

const intoDeck =
  /^(bury(?: (?:it|them|each|spell|both|(?:this|that|the|these|those|each) (?:card|spell|event|ally|monster|artifact|tome|phobia)))?) in (?:(?:its|their|the) owner 's story deck|its owner story deck|your story deck(?= (?:after|once) ))/

/** ", randomly chosen," is an aside, and what was at random. */
function choiceAside(sentence: readonly Token[]): readonly Token[] {
  const at = sentence.findIndex(({ written }, index) => {
    const near = `${sentence[index - 1]?.text} ${sentence[index + 1]?.text} ${sentence[index + 2]?.text}`
    return /^(?:chosen|selected|picked)$/i.test(written) && /^randomly | at random$| randomly /.test(near)
  })
  if (at < 1) return sentence
  const from = sentence[at - 1]!.text === 'randomly' ? at - 1 : at
  const to = from < at ? at + 1 : sentence[at + 1]!.text === 'randomly' ? at + 2 : at + 3
  const [open, close] = [sentence[from - 1]?.text, sentence[to]?.text]
  const isAside = open === '(' ? close === ')' : open === ',' && (close === ',' || close === undefined)
  if (!isAside) return sentence
  const atRandom = ['at', 'random'].map((each) => meantWord(each, sentence[at]!))
  return [...sentence.slice(0, from - 1), ...atRandom, ...sentence.slice(close === undefined ? to : to + 1)]
}

/** ", rounded up" is an aside, as it is in brackets. */
function roundingAside(sentence: readonly Token[]): readonly Token[] {
  const at = sentence.findIndex(({ text }, index) => text === 'round' && /^(?:up|down)$/.test(sentence[index + 1]?.text ?? ''))
  const [round, way] = [sentence[at], sentence[at + 1]]
  if (!round || !way || sentence[at - 1]?.text === '(') return sentence
  const mark = (text: string, { at: place }: Token): Token => ({ ...meantWord(text, round), type: 'mark', at: place, length: 0 })
  const from = sentence[at - 1]?.text === ',' ? at - 1 : at
  return [...sentence.slice(0, from), mark('(', round), round, way, mark(')', way), ...sentence.slice(at + 2)]
}

/** "During a following Turn of this Round your Investigator may travel to ...": as all say it of what is done on a later Turn, or the next. */
function onLaterTurn(sentence: readonly Token[]): readonly Token[] {
  const at = sentence.findIndex(
    ({ text }, index) => text === 'turn' && /^(?:later|following|subsequent|next)$/.test(sentence[index - 1]?.text ?? ''),
  )
  const from = at - 3
  const said = from < 0 ? null : laterTurn.exec(textOf(sentence.slice(from)))
  if (!said || !/^(?:|,|:|then|and)$/.test(sentence[from - 1]?.text ?? '')) return sentence
  const when = said[2] ? 'on your next turn' : 'on a later turn'
  const end = from + said[0].split(' ').length
  const mark: Token = { ...meantWord(',', sentence[at]!), type: 'mark' }
  const say = (words: string): readonly Token[] => words.split(' ').map((each) => meantWord(each, sentence[at]!))
  return [...sentence.slice(0, from), ...say(when), mark, ...(said[3] ? say('you may') : []), ...sentence.slice(end)]
}

const laterTurn =
  /^(?:on|during|in|as|at) (?:(?:a|any|some|your) (later|following|subsequent)|your (next)) turn(?: (?:(?:in|during|of) )?(?:this|the|that) round)?(?: ,)?( (?:you|your investigator) may)?(?= (?:play|travel)\b)/

/** In the order in which they are looked for. */
/** "Reveal all Artifacts in his Hand, together with any Tomes": both there, and not the one there and the other at home. */
function bothThere(sentence: readonly Token[]): readonly Token[] {
  const at = sentence.findIndex(({ text }, index) => /^(?:together|along)$/.test(text) && sentence[index + 1]?.text === 'with')
  const tail = sentence.slice(at + 2)
  const [many, ...others] = tail
  const isKind = others.length > 0 && others.every((each) => isNamed(each) || each.text === 'card') && others.some(isNamed)
  if (at < 0 || !isKind || !/^(?:all|any|each|every)$/.test(many?.text ?? '')) return sentence
  const before = sentence[at - 1]?.text === ',' ? sentence.slice(0, at - 1) : sentence.slice(0, at)
  const all = before.findLastIndex(({ text }) => /^(?:all|each|every)$/.test(text))
  let end = all + 1
  while (end < before.length && (isNamed(before[end]) || before[end]!.text === 'card')) end++
  const isSomewhere = all > 0 && end > all + 1 && /^(?:in|of|from)$/.test(before[end]?.text ?? '')
  if (!isSomewhere) return sentence
  return [...before.slice(0, end), newWord('and', before[all]!), newWord('all', before[all]!), ...others, ...before.slice(end)]
}

const shapes: readonly ((sentence: readonly Token[]) => readonly Token[])[] = [
  enchantedArms,
  asDefenders,
  faceUpBefore,
  whereBuried,
  playedFromHand,
  neverCalled,
  theseCards,
  roundingAside,
  choiceAside,
  firstTime,
  onLaterTurn,
  bothThere,
]

/** A sentence with all of that put so. */
export const byTheirShape = (sentence: readonly Token[]): readonly Token[] => shapes.reduce((said, shape) => shape(said), sentence)
