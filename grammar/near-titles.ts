/**
 * Titles that a story does not give in full: other initials, ranks left out or spelled out, words left out, two words
 * written as one, another order. Whatever is said must be words of one Title and of no other known one, so that no
 * known card is taken for another.
 */

import type { CardType } from './card.ts'
import { fold, foldedWords, type KnownWords, type Sense } from './link.ts'
import { aliases, elsewhere } from './title-aliases.ts'

/** Small words that may stand in small letters within a Title. */
export const linking = new Set('of the in on and a an at from to for with by'.split(' '))

/** The senses of a Title given in full. */
export function titlesOf(known: KnownWords, key: string): readonly Sense[] {
  const said = aliases.find(([each]) => fold(each) === key)
  const found = (known.senses.get(said ? fold(said[1]) : key) ?? []).filter((each) => each.kind === 'title')
  if (found.length > 0) return found
  return elsewhere.filter((each) => fold(each.title) === key).map((each) => ({ kind: 'title', name: each.title, type: each.type }))
}

/** What may stand before a name, by one form for all spellings of it. */
const ranks: ReadonlyMap<string, string> = new Map(
  [
    ['dr', 'doctor'],
    ['mr', 'mister'],
    ['mrs'],
    ['ms'],
    ['miss'],
    ['prof', 'professor'],
    ['capt', 'captain'],
    ['col', 'colonel'],
    ['gen', 'general'],
    ['maj', 'major'],
    ['lt', 'lieut', 'lieutenant'],
    ['sgt', 'sergeant'],
    ['cpl', 'corporal'],
    ['pvt', 'private'],
    ['rev', 'reverend'],
    ['fr', 'father'],
    ['insp', 'inspector'],
    ['sir'],
    ['st', 'saint'],
  ].flatMap(([rank, ...others]) => [rank!, ...others].map((each) => [each, rank!] as const)),
)

/** A stop behind one of these ends no sentence. */
export const isRank = (word: string): boolean => ranks.has(word)

const numerals =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'

const variants: ReadonlyMap<string, string> = new Map([
  ['grey', 'gray'],
  ['colour', 'color'],
  ['person', 'people'],
  ['100', 'hundred'],
  ['1000', 'thousand'],
  ...numerals.split(' ').map((each, at) => [String(at + 1), each] as const),
])

/** What belongs to somebody is told by his name: "CTHULHU'S RISING". */
const wordsOf = (phrase: string): readonly string[] => foldedWords(phrase.replace(/['’`]s\b/giu, ''))

/** Words as they are compared: one spelling of each, single letters for double ones, and no small words. */
const compared = (words: readonly string[]): readonly string[] =>
  words.filter((each) => !linking.has(each)).map((each) => (variants.get(each) ?? each).replace(/(\p{L})\1/gu, '$1'))

/** The words of a name that must agree: no initials, no "Dr.". */
function bareName(words: readonly string[]): readonly string[] {
  const bare = compared(words.filter((each) => !ranks.has(each))).filter((each) => each.length > 1)
  return bare.length > 0 ? bare : compared(words)
}

const rankIn = (words: readonly string[]): string | undefined => {
  const found = words.find((each) => ranks.has(each))
  return found === undefined ? undefined : ranks.get(found)
}

interface Named {
  readonly title: string
  /** All its words, and those that must agree. */
  readonly whole: readonly string[]
  readonly words: readonly string[]
  readonly types: ReadonlySet<CardType>
  /** Of a person, the words of his name: not what is said of him behind a comma. */
  readonly name: readonly string[]
}

const bareTitles = new WeakMap<KnownWords, readonly Named[]>()

function namesIn(known: KnownWords): readonly Named[] {
  const there = bareTitles.get(known)
  if (there !== undefined) return there
  const all = known.titles.flatMap((title): Named[] => {
    const senses = (known.senses.get(title) ?? []).filter((each) => each.kind === 'title')
    const whole = wordsOf(senses[0]?.name ?? title)
    // An Adventure is asked for in full.
    if (senses.every((each) => each.type === 'Adventure')) return []
    const [called] = (senses[0]?.name ?? title).split(', ')
    const end = whole.findIndex((each, at) => at > 0 && linking.has(each))
    const name = bareName(wordsOf(called!)).filter((each) => end < 0 || compared(whole.slice(0, end)).includes(each))
    return [{ title, whole, words: bareName(whole), types: new Set(senses.map((each) => each.type)), name }]
  })
  bareTitles.set(known, all)
  return all
}

function isWithin(part: readonly string[], whole: readonly string[]): boolean {
  let next = 0
  for (const word of whole) if (word === part[next]) next++
  return next === part.length
}

/** A personal name is short and has no small words: the last word of it is a family name. */
function isFamilyOf(name: string, { whole, words }: Named): boolean {
  return words.length > 1 && words.length <= 4 && words.at(-1) === name && !whole.some((each) => linking.has(each))
}

const isAlly = ({ types }: Named): boolean => types.has('Ally')

/** Whether these words are all of a Title before its first small word: "Oran" of "Oran of the Striped Sails". */
function isCalled(said: readonly string[], { whole }: Named): boolean {
  const end = whole.findIndex((each, at) => at > 0 && linking.has(each))
  return end > 0 && said.join(' ') === compared(whole.slice(0, end)).join(' ')
}

/** The ways of naming a Title, the surest first; of each, only what fits one Title alone counts. */
const ways: readonly ((said: readonly string[], named: Named) => boolean)[] = [
  (said, { words }) => said.length === words.length && said.every((word, at) => word === words[at]),
  // "CAPTAIN ORAN": a person is known by his name without what it says of him behind.
  (said, named) => isAlly(named) && (isCalled(said, named) || (named.name.length > 0 && said.join(' ') === named.name.join(' '))),
  // "MOONBEASTS", "CHELSEA BOOKSHOP"
  (said, { words }) => said.join('').length > 5 && said.join('') === words.join(''),
  (said, { words }) => said.length > 1 && words.at(-1) === said.at(-1) && isWithin(said, words),
  (said, { words }) => said.length > 1 && isWithin(said, words),
  // "SOLSTICE DAWN" and "SWORD OF PARACELSUS"
  (said, { words }) => said.length > 1 && said.length === words.length && said.every((word) => words.includes(word)),
]

/**
 * By a single word a card is known if no other Title has it: a person by any part of his name, what lies on a map by
 * what it begins with (what it ends with is what many are), anything else by the one or the other.
 */
function isKnownBy(word: string, named: Named): boolean {
  if (isAlly(named)) return named.name.includes(word)
  return named.words[0] === word || (named.words.at(-1) === word && !named.types.has('Location'))
}

/** All Titles that have these words, but for those that only name what another one of them is: "Granny Orne's House". */
function having(known: KnownWords, said: readonly string[]): readonly Named[] {
  const all = namesIn(known).filter(({ words }) => said.every((word) => words.includes(word)))
  const belongs = (each: Named, other: Named) => isAlly(other) && each !== other && isWithin(other.words, each.words)
  return all.filter((each) => !all.some((other) => belongs(each, other)))
}

/** Of fewer letters is no word that a card is known by. */
const shortest = 3

/** The one Title that is meant by a shortened name. */
export function shortened(known: KnownWords, phrase: string): readonly Sense[] {
  const all = wordsOf(phrase)
  const said = bareName(all)
  if (said.length === 0 || all.every((each) => ranks.has(each))) return []
  const rank = rankIn(all)
  const one = (found: readonly Named[]): Named | undefined => {
    if (found.length < 2) return found[0]
    // "MRS. LOVECRAFT" is the one who is called so.
    const ranked = found.filter(({ whole }) => rank !== undefined && rankIn(whole) === rank)
    return ranked.length === 1 ? ranked[0] : undefined
  }
  for (const way of ways) {
    const found = namesIn(known).filter((each) => way(said, each))
    const only = one(found)
    if (only !== undefined) return titlesOf(known, only.title)
    if (found.length > 1) return []
  }
  const [word, ...more] = said
  if (more.length > 0 || word!.length < shortest || isBook(known, phrase)) return []
  const only = one(having(known, said))
  return only !== undefined && isKnownBy(word!, only) ? titlesOf(known, only.title) : []
}

/** The Titles a name may be short for, as cards print them, if it is short for more than one. */
export function mayBeShortFor(known: KnownWords, phrase: string): readonly string[] {
  const said = bareName(wordsOf(phrase))
  if (said.length === 0 || said.every((each) => each.length < shortest)) return []
  const found = having(known, said).flatMap(({ title }) => titlesOf(known, title)[0]?.name ?? [])
  return found.length > 1 ? found : []
}

/** Whether several Allies bear this family name. */
export function isFamily(known: KnownWords, name: string): boolean {
  const [word] = compared(foldedWords(name))
  return namesIn(known).filter((each) => isFamilyOf(word ?? '', each) && isAlly(each)).length > 1
}

/** Whether these words stand in Titles of Tomes and in no others. */
export function isBook(known: KnownWords, name: string): boolean {
  const part = ` ${fold(name)} `
  const types = new Set<CardType>()
  for (const title of known.titles) {
    if (!` ${title} `.includes(part)) continue
    for (const each of known.senses.get(title) ?? []) if (each.kind === 'title') types.add(each.type)
  }
  return types.size === 1 && types.has('Tome')
}
