/** Of what kind cards are, before the noun: attributes, subtypes, icons, Allies; where they lie and who bears them. */

import type { Token } from '../lexer.ts'
import type { Self } from '../reading.ts'
import { newWord, textAt, textOf, word, words, wordsAt } from '../tokens.ts'

/** Where a card lies that is told before what it bears: "in your Story Deck". */
const liesBefore = /(?:^| )(?:in|from|of) (?:your|their|your opponent 's) (?:story deck|mythos deck|discard pile|hand)$/

/** "Any Location with the Cemetery attribute" is any Cemetery Location; "with the Tomb, Church, or Forest attribute" is one with any of them. */
export function withAttributeFirst(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.findIndex(({ text }) => text === 'attribute' || text === 'symbol')
  // "A Location bearing it", and not "each Location bears it", which is said of it.
  const isBorne = ({ text, written }: Token): boolean => text === 'with' || (text === 'bear' && /ing$/i.test(written))
  const from = sentence.findLastIndex((token, index) => index < at && isBorne(token))
  const lies =
    liesBefore
      .exec(textOf(sentence.slice(0, Math.max(from, 0))))?.[0]
      .trim()
      .split(' ').length ?? 0
  const noun = sentence[from - lies - 1]
  const said = sentence.slice(/^(?:the|a|either)$/.test(textAt(sentence, from + 1)) ? from + 2 : from + 1, at)
  const isAnyOf = said.some(({ text }) => text === 'or')
  const isTold =
    said.length > 0 &&
    said.every((token) => token.type === 'name' || token.type === 'strange' || token.text === 'or' || (isAnyOf && token.text === ','))
  if (from < 1 || !isTold || !noun?.senses.some(({ kind }) => kind === 'type') || sentence[from - lies - 2]?.type === 'name')
    return undefined
  return [...sentence.slice(0, from - lies - 1), ...said, ...sentence.slice(from - lies - 1, from), ...sentence.slice(at + 1)]
}

/** What none but Allies bear, or what no library holds: a Guide, a Professor; a Monster may be "played as an Ally" as well, which is another thing. */
const isOfAllies = ({ type, senses }: Token): boolean =>
  type === 'strange' ||
  (senses.length > 0 && senses.every((sense) => sense.kind === 'attribute' || (sense.kind === 'type' && sense.name === 'Ally')))

/** "Take one Guide from your Story Deck and play it as an Ally": one Guide Ally is played from there. */
export function withAllyPlayed(sentence: readonly Token[]): readonly Token[] | undefined {
  const as = sentence.findIndex((_, index) => wordsAt(sentence, index, 3) === 'as a ally')
  const deed = sentence.findIndex(({ text }) => /^(?:play|put|take|bring|choose)$/.test(text))
  const from = sentence.findIndex(
    (_, index) => index > deed && /^(?:from|in) your (?:story deck|discard pile|hand)\b/.test(wordsAt(sentence, index, 4)),
  )
  const named = sentence.slice(deed + 2, from)
  const [first] = named
  const isOne = sentence[deed + 1]?.value === 1 || textAt(sentence, deed + 1) === 'a'
  if (as < from || deed < 0 || from < 0 || !first || !isOne || !named.every((token) => token.text === 'or' || isOfAllies(token)))
    return undefined
  const ally = textAt(named, named.length - 1) === 'ally' ? [] : [newWord('ally', first)]
  return [...sentence.slice(0, from), ...ally, ...sentence.slice(from, as), ...sentence.slice(as + 3)]
}

/** "Monsters with the subtype Greater Servitor" are Greater Servitor Monsters. */
export function withSubtypeFirst(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.findIndex(({ text }) => text === 'subtype')
  const from = sentence[at - 1]?.text === 'the' ? at - 2 : at - 1
  const subtype = sentence[at + 1]
  const isSaid = /^(?:of|with)$/.test(sentence[from]?.text ?? '') && subtype?.senses.some(({ kind }) => kind === 'subtype')
  if (!isSaid || !subtype || from < 1 || sentence[from - 1]!.type !== 'name') return undefined
  return [...sentence.slice(0, from - 1), subtype, sentence[from - 1]!, ...sentence.slice(at + 2)]
}

/** "All Ghouls and all Cultists add 1": all of both kinds. */
export function withAllOnce(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.findIndex(
    ({ text }, index) => text === 'and' && /^(?:all|each)$/.test(sentence[index + 1]?.text ?? '') && sentence[index + 2]?.type === 'name',
  )
  if (at < 2) return undefined
  const from = sentence.slice(0, at).findLastIndex(({ type }) => type !== 'name' && type !== 'mark')
  return sentence[from]?.text === sentence[at + 1]!.text && at - from > 1 && !sentence.slice(from, at).some(({ text }) => text === ':')
    ? [...sentence.slice(0, at + 1), ...sentence.slice(at + 2)]
    : undefined
}

/** "Only for Steadfast Allies", on an Artifact: who may bear it. */
export function withOnlyBearers(sentence: readonly Token[], self: Self | undefined): readonly Token[] | undefined {
  const [only, second, ...rest] = sentence
  if (self?.type !== 'Artifact' || only?.text !== 'only' || second?.text !== 'for' || rest.some(({ type }) => type === 'mark'))
    return undefined
  return [only, ...rest, ...words('may bear this card', second)]
}

/** "No Spells may be cast by any player": nobody may cast them. */
export function withoutAnyPlayer(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.findIndex((_, index) => /^(?:play|cast|use) by (?:any|a) (?:player|investigator)/.test(wordsAt(sentence, index, 4)))
  const isBarred = sentence.some(({ text }, index) => text === 'no' && index < at) && /^(?:may|can) is$/.test(wordsAt(sentence, at - 2, 2))
  const isNot = /^(?:cannot is|may not is)$/.test(wordsAt(sentence, at - 2, 2)) || wordsAt(sentence, at - 3, 3) === 'may not is'
  return at > 0 && (isBarred || isNot) ? [...sentence.slice(0, at + 1), ...sentence.slice(at + 4)] : undefined
}

/** "Walk here from any Ruins, even those in the Waking World": from any at all. */
export function withoutEvenThose(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.findIndex(({ text }, index) => text === 'even' && index > 3)
  const place =
    /^even (?:(?:that|those|ones|1|if) )?(?:(?:it|they) (?:is|lie) )?(?:in|of) (?:the (?:dreamlands|waking world)|(?:a|any) (?:other|different) (?:region|dimension)|another (?:region|dimension))$/
  const isWalk =
    sentence.some(({ text }, index) => text === 'walk' && index < at) &&
    sentence.some(({ text }, index) => text === 'from' && textAt(sentence, index + 1) === 'any')
  if (!isWalk || !place.test(textOf(sentence.slice(at)))) return undefined
  return sentence.slice(0, textAt(sentence, at - 1) === ',' ? at - 1 : at)
}

/** "Not affected by Spells cast by your opponent": by his Spells. */
export function withTheirDoing(sentence: readonly Token[]): readonly Token[] | undefined {
  const by = sentence.findIndex((_, index) => /^(?:cast|play|use) by$/.test(wordsAt(sentence, index, 2)))
  const who = /^(?:(?:your|a|any|each|the) opponent|opponents?|other player|another player)$/.exec(textOf(sentence.slice(by + 2)))
  const from = sentence.findLastIndex((_, index) => index < by && /^(?:affect by|affected by|immune to)$/.test(wordsAt(sentence, index, 2)))
  if (by < 0 || !who || from < 0) return undefined
  const what = sentence.slice(from + 2, by)
  const named = /^(?:all|any|a)$/.test(what[0]?.text ?? '') ? what.slice(1) : what
  if (named.length === 0 || named.some(({ text }) => /^(?:and|or|,|that|'s)$/.test(text))) return undefined
  return [...sentence.slice(0, from + 2), ...words('your opponent', what[0]!), word("'s", what[0]!), ...named]
}

/** "One Spell with the Dream or Eye icon" is a Dream or Eye Spell. */
export function withEitherIcon(sentence: readonly Token[]): readonly Token[] | undefined {
  const icon = sentence.findIndex(({ text }) => text === 'icon' || text === 'symbol')
  const or = sentence.findIndex(({ text }, index) => index < icon && text === 'or')
  const withAt = sentence.findLastIndex(({ text }, index) => index < or && (text === 'with' || text === 'of' || text === 'bear'))
  const the = /^(?:the|a|either)$/.test(textAt(sentence, withAt + 1)) ? 1 : 0
  const [spell, one, other] = [sentence[withAt - 1], sentence.slice(withAt + 1 + the, or), sentence.slice(or + 1, icon)]
  const two = /^(?:the|a)$/.test(other[0]?.text ?? '') ? other.slice(1) : other
  if (or < 0 || withAt < 1 || spell?.text !== 'spell' || one.length !== 1 || two.length !== 1) return undefined
  return [...sentence.slice(0, withAt - 1), ...one, sentence[or]!, ...two, spell, ...sentence.slice(icon + 1)]
}

/** "You may walk to the Gate of Deeper Slumber": to a Location that is called so, where the last words are in no library. */
export function withPlaceOf(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.findIndex(
    ({ text }, index) =>
      text === 'of' && /^(?:walk|travel) to the$/.test(wordsAt(sentence, index - 4, 3)) && sentence[index + 1]?.type === 'strange',
  )
  const [head, tail] = [sentence[at - 1], sentence[at + 1]]
  if (at < 4 || !head || !tail || head.type !== 'name' || !/^\p{Lu}/u.test(head.written) || /^(?:location|event|card)$/.test(head.text))
    return undefined
  const name = `${head.written} of ${tail.written}`
  const called: Token = {
    ...tail,
    text: name.toLowerCase(),
    written: name,
    senses: [{ kind: 'strange', name }],
    at: head.at,
    length: tail.at + tail.length - head.at,
  }
  return [...sentence.slice(0, at - 1), called, ...sentence.slice(at + 2)]
}
