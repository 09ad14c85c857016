/**
 * Cuts the story of an Adventure into words and finds out what each capitalised phrase stands for: the longest
 * Title first, then Types, attributes and places (M12.28). It does not decide what they ask for.
 */

import moo from 'moo'
import type { Dimension } from './card.ts'
import { fold, isPartOfTitle, type KnownWords, type Sense } from './link.ts'
import { isRank, linking, shortened, titlesOf } from './near-titles.ts'
import { iconLooks } from './title-aliases.ts'

export type Meaning = Sense | { readonly kind: 'dimension'; readonly name: Dimension }

/**
 * What a word is to the grammar:
 * - `title`: capitals that are a Title; `trait`: capitals that are a Type, an attribute and so on;
 * - `lone`: a place or language in capitals that stands by itself; `mention`: one in small letters;
 * - `name`: capitals that are part of Titles only; `unknown`: capitals that are nothing;
 * - `said`: what a card may be, in small letters: "Corrupt", "a Weapon";
 * - `number`; `kind`: a card Type in small letters; `word`: a word the grammar knows; `story`: any other; `mark`.
 */
export const wordTypes = [
  'title',
  'trait',
  'lone',
  'mention',
  'said',
  'name',
  'unknown',
  'number',
  'kind',
  'word',
  'story',
  'mark',
] as const

export interface Word {
  readonly type: (typeof wordTypes)[number]
  /** What the words of the grammar are compared with: small letters, singular, no article. */
  readonly text: string
  /** As it stands in the story. */
  readonly value: string
  readonly at: number
  readonly end: number
  readonly capital: boolean
  /** Written in the plural (or with a possessive, which looks the same). */
  readonly plural: boolean
  readonly possessive: boolean
  /** The article or possessive that was left out before it. */
  readonly article: string | undefined
  /** Joined to the word before by blanks or a hyphen alone. */
  readonly glued: boolean
  readonly meanings: readonly Meaning[]
  readonly number: number | undefined
}

/** The grammar asks only which token types there are; the words of a story are handed to it one by one. */
export const lexer = { has: (type: string) => wordTypes.some((each) => each === type) }

const cut = moo.compile({
  space: { match: /\s+/u, lineBreaks: true },
  number: /\p{N}+/u,
  word: /\p{L}[\p{L}\p{M}\p{N}]*(?:['’`]\p{L}+)*/u,
  sign: { match: /[^\s\p{L}\p{N}]/u, lineBreaks: true },
})

interface Piece {
  readonly type: 'number' | 'word' | 'sign'
  readonly value: string
  readonly at: number
  readonly end: number
}

const numbers =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )

/** The number a word stands for. */
function numberOf(word: string): number | undefined {
  if (word === 'pair' || word === 'couple') return 2
  if (word === 'dozen') return 12
  const found = numbers.indexOf(word)
  return found < 0 ? undefined : found
}

/** Words before a phrase that say nothing: articles and whose it is. All cards are yours anyhow (M12.2). */
const articles = new Set('a an the your his her their its our my any some'.split(' '))

const dimensions: ReadonlyMap<string, Dimension> = new Map([
  [fold('Dreamlands'), 'dreamlands'],
  [fold('New Aeon'), 'new-aeon'],
  [fold('Waking World'), 'waking'],
])

/** Capitals that ask for something: two letters at least, so that "I" and "A" are left alone; "CULTISTs" is a slip. */
function isCapital(word: string): boolean {
  return /^(?:\p{Lu}[\p{Lu}\p{M}\p{N}'’`]+)(?:['’`]?s)?$/u.test(word)
}

/** A single capital letter: may be part of a name, asks for nothing by itself. */
function isInitial(word: string): boolean {
  return /^\p{Lu}$/u.test(word)
}

/** What words stand for besides Titles; the last word of a compound attribute stands for it too ("Detective"). */
function classesOf(known: KnownWords, key: string): readonly Meaning[] {
  const found: Meaning[] = (known.senses.get(key) ?? []).filter((each) => each.kind !== 'title' && each.kind !== 'hazard')
  const dimension = dimensions.get(key)
  if (dimension) found.push({ kind: 'dimension', name: dimension })
  for (const [looks, icon] of iconLooks) if (fold(looks) === key) found.push({ kind: 'icon', name: icon })
  if (!found.some((each) => each.kind === 'attribute')) {
    for (const attribute of known.bearers.keys()) {
      if (!attribute.endsWith(` ${key}`)) continue
      const whole = known.senses.get(attribute)?.find((each) => each.kind === 'attribute')
      if (whole) return [...found, { kind: 'attribute', name: whole.name.split(' ').at(-1)! }]
    }
  }
  return found
}

// ---------------------------------------------------------------- phrases

/** Some pieces side by side that stand for one thing. */
interface Span {
  readonly from: number
  readonly to: number
  readonly type: 'title' | 'trait' | 'mention' | 'said' | 'name'
  readonly meanings: readonly Meaning[]
}

/** Capital, or a number or initial that may belong to capitals. */
function isPrinted(piece: Piece): boolean {
  return piece.type === 'number' || isCapital(piece.value) || isInitial(piece.value)
}

/** A capital word, or initials that are one together: "M.U.". */
function isInCapitals(pieces: readonly Piece[]): boolean {
  return pieces.some((each) => isCapital(each.value)) || pieces.filter((each) => isInitial(each.value)).length > 1
}

/** Runs of pieces from each start, the longest first. `mayHold` says what may stand within. */
function* runs(
  pieces: readonly Piece[],
  longest: number,
  mayHold: (piece: Piece) => boolean,
): Generator<readonly [from: number, to: number]> {
  for (const [from, first] of pieces.entries()) {
    if (!isPrinted(first) || articles.has(first.value.toLowerCase())) continue
    let words = 0
    let to = from
    const ends: number[] = []
    while (
      to < pieces.length &&
      words <= longest + 1 &&
      (pieces[to]!.type !== 'sign' ? isPrinted(pieces[to]!) || mayHold(pieces[to]!) : mayHold(pieces[to]!))
    ) {
      if (pieces[to]!.type !== 'sign') words++
      if (isPrinted(pieces[to]!)) ends.push(to + 1)
      to++
    }
    for (const end of ends.reverse()) if (isInCapitals(pieces.slice(from, end))) yield [from, end]
  }
}

const isInside = (part: Span, whole: Span): boolean => whole.from <= part.from && part.to <= whole.to

/** The longest of overlapping spans, the left one of equals. */
function longestFirst(spans: readonly Span[], pieces: number): Span[] {
  const taken = new Array<boolean>(pieces).fill(false)
  const kept: Span[] = []
  for (const span of spans.toSorted((a, b) => b.to - b.from - (a.to - a.from) || a.from - b.from)) {
    if (taken.slice(span.from, span.to).some(Boolean)) continue
    taken.fill(true, span.from, span.to)
    kept.push(span)
  }
  return kept
}

function titleSpans(story: string, pieces: readonly Piece[], known: KnownWords): Span[] {
  const spans: Span[] = []
  const mayHold = (piece: Piece) => (piece.type === 'sign' ? /[-.,:!?/&'’"()]/.test(piece.value) : linking.has(piece.value))
  for (const [from, to] of runs(pieces, known.longest, mayHold)) {
    const text = story.slice(pieces[from]!.at, pieces[to - 1]!.end)
    const key = fold(text)
    const meanings = titlesOf(known, key)
    if (meanings.length === 0) continue
    // A sentence may end between two words; only a Title that has a stop itself runs across one.
    if (/[.,:;!?]/.test(text) && !known.dotted.has(key)) continue
    spans.push({ from, to, type: 'title', meanings })
  }
  return longestFirst(spans, pieces.length)
}

/** Pieces joined by blanks and hyphens, or by the stop after an initial, within one phrase. */
function isJoined(story: string, pieces: readonly Piece[], from: number, to: number): boolean {
  for (let at = from + 1; at < to; at++) {
    const [before, here] = [pieces[at - 1]!, pieces[at]!]
    if (here.type === 'sign') {
      const isStop = here.value === '.' && before.end === here.at && (isInitial(before.value) || isRank(before.value.toLowerCase()))
      if (!isStop && !(here.value === '-' && before.end === here.at)) return false
    } else if (before.type !== 'sign' && story.slice(before.end, here.at).trim() !== '') return false
  }
  return true
}

function classSpans(story: string, pieces: readonly Piece[], known: KnownWords): Span[] {
  const spans: Span[] = []
  const mayHold = (piece: Piece) => (piece.type === 'sign' ? /[-.]/.test(piece.value) : linking.has(piece.value))
  for (const [from, to] of runs(pieces, known.longest, mayHold)) {
    if (!isJoined(story, pieces, from, to)) continue
    const meanings = classesOf(known, fold(story.slice(pieces[from]!.at, pieces[to - 1]!.end)))
    if (meanings.length > 0) spans.push({ from, to, type: 'trait', meanings })
  }
  return longestFirst(spans, pieces.length)
}

/** Names of which some words are nothing by themselves: a shortened Title, or a part of several. */
function nameSpans(story: string, pieces: readonly Piece[], known: KnownWords, isOpen: (at: number) => boolean): Span[] {
  const spans: Span[] = []
  const mayHold = (piece: Piece) => (piece.type === 'sign' ? /[-.]/.test(piece.value) : linking.has(piece.value))
  for (const [from, to] of runs(pieces, known.longest, mayHold)) {
    const places = Array.from({ length: to - from }, (_, at) => from + at)
    if (!isJoined(story, pieces, from, to) || !places.some((at) => isOpen(at) && isCapital(pieces[at]!.value))) continue
    const text = story.slice(pieces[from]!.at, pieces[to - 1]!.end)
    const beside = [from - 1, to].filter((at) => isOpen(at) && isCapital(pieces[at]!.value))
    const isLoose = beside.every((at) => !isJoined(story, pieces, Math.min(at, from), Math.max(at + 1, to)))
    // One word of a phrase that nobody knows as a whole is not what is meant: "HUNTNG HORROR".
    const meanings = isLoose || to - from > 1 ? shortened(known, text) : []
    if (meanings.length > 0) spans.push({ from, to, type: 'title', meanings })
    else if (places.every((at) => isOpen(at)) && isPartOfTitle(known, text)) spans.push({ from, to, type: 'name', meanings: [] })
  }
  // A whole Title is better than a longer part of some.
  const titles = longestFirst(
    spans.filter((each) => each.type === 'title'),
    pieces.length,
  )
  const free = spans.filter((each) => !titles.some((title) => each.from < title.to && title.from < each.to))
  return [...titles, ...longestFirst(free, pieces.length)]
}

/** Places and languages that are spoken of, not asked for: "in the Dreamlands", "other than English". */
function mentionSpans(story: string, pieces: readonly Piece[], known: KnownWords): Span[] {
  const spans: Span[] = []
  for (const [from, first] of pieces.entries()) {
    if (first.type !== 'word' || !/^\p{Lu}/u.test(first.value) || isCapital(first.value)) continue
    for (let to = Math.min(pieces.length, from + 4); to > from; to--) {
      if (!pieces.slice(from, to).every((each) => each.type === 'word')) continue
      const meanings = classesOf(known, fold(story.slice(first.at, pieces[to - 1]!.end))).filter((each) =>
        ['region', 'subregion', 'dimension', 'language', 'icon'].includes(each.kind),
      )
      if (meanings.length > 0) spans.push({ from, to, type: 'mention', meanings })
    }
  }
  return longestFirst(spans, pieces.length)
}

/** What a card may be, in small letters with a capital: "none of them Corrupt", "neither a Living Dead". */
function saidSpans(story: string, pieces: readonly Piece[], known: KnownWords): Span[] {
  const spans: Span[] = []
  for (const [from, first] of pieces.entries()) {
    if (first.type !== 'word' || isCapital(first.value) || articles.has(first.value.toLowerCase())) continue
    if (cardTypes.has(fold(first.value))) continue
    if (!/^\p{Lu}/u.test(first.value) && !/^(?:corrupt|steadfast)$/.test(first.value)) continue
    for (let to = Math.min(pieces.length, from + 3); to > from; to--) {
      if (!pieces.slice(from, to).every((each) => each.type === 'word')) continue
      const meanings = classesOf(known, fold(story.slice(first.at, pieces[to - 1]!.end))).filter((each) =>
        ['attribute', 'public', 'subtype'].includes(each.kind),
      )
      if (meanings.length > 0) spans.push({ from, to, type: 'said', meanings })
    }
  }
  return longestFirst(spans, pieces.length)
}

/** Whether a word in capitals is only a place or a language, and neither its neighbours belong to it. */
function standsAlone(words: readonly Word[], at: number): boolean {
  const [before, word, after] = [words[at - 1], words[at]!, words[at + 1]]
  if (word.type !== 'trait' || !word.meanings.every((each) => ['region', 'subregion', 'dimension', 'language'].includes(each.kind)))
    return false
  const isPart = (each: Word | undefined) => each !== undefined && ['title', 'trait', 'name', 'unknown', 'kind'].includes(each.type)
  const isSlash = (each: Word | undefined) => each?.text === '/'
  return !(isPart(before) && word.glued) && !(isPart(after) && after!.glued) && !isSlash(before) && !isSlash(after)
}

const cardTypes = new Set(['Location', 'Ally', 'Artifact', 'Tome', 'Spell', 'Event', 'Monster', 'Adventure'].map(fold))

/**
 * The words of a story, each capitalised phrase one word with all it can stand for; articles and quotation marks
 * are left out.
 *
 * @param literals the words the grammar knows
 */
export function readWords(story: string, known: KnownWords, literals: ReadonlySet<string>): Word[] {
  const pieces: Piece[] = []
  for (const { type, value, offset } of cut.reset(story)) {
    if (type === 'number' || type === 'word' || type === 'sign') pieces.push({ type, value, at: offset, end: offset + value.length })
  }
  const spanAt = new Map<number, Span>()
  const covered = new Array<boolean>(pieces.length).fill(false)
  const keep = (spans: readonly Span[]) => {
    for (const span of spans) {
      if (covered.slice(span.from, span.to).some(Boolean)) continue
      covered.fill(true, span.from, span.to)
      spanAt.set(span.from, span)
    }
  }
  const titles = titleSpans(story, pieces, known)
  const inTitle = (at: number) => titles.some((each) => each.from <= at && at < each.to)
  const classes = classSpans(story, pieces, known)
  const inClass = (at: number) => classes.some((each) => each.from <= at && at < each.to)
  const isPlain = (at: number) => {
    const text = fold(pieces[at]!.value)
    return literals.has(text) || linking.has(text) || articles.has(text) || numberOf(text) !== undefined
  }
  const names = nameSpans(story, pieces, known, (at) => pieces[at] !== undefined && !inTitle(at) && !inClass(at) && !isPlain(at))
  // "PIT OF GREY GHASTS": a longer name that holds a whole Title is what is meant.
  const isWhole = (each: Span) => titles.every((title) => title.to <= each.from || each.to <= title.from || isInside(title, each))
  keep(longestFirst([...titles, ...names.filter((each) => each.type === 'title' && isWhole(each))], pieces.length))
  keep(names)
  keep(classes)
  keep(mentionSpans(story, pieces, known))
  keep(saidSpans(story, pieces, known))

  const words: Word[] = []
  let article: string | undefined
  let lastEnd = 0
  const add = (type: Word['type'], from: number, to: number, meanings: readonly Meaning[], number?: number) => {
    const [at, end] = [pieces[from]!.at, pieces[to - 1]!.end]
    const value = story.slice(at, end)
    // An article in capitals belongs to the phrase: "SERVITOR OF THE OUTER GODS".
    const gap = story.slice(lastEnd, at).replace(/\p{Lu}+/gu, (each) => (articles.has(each.toLowerCase()) ? '' : each))
    const glued = words.length > 0 && /^[\s-]*$/.test(gap)
    const text = type === 'mark' ? value : fold(value) || value.toLowerCase()
    const plural = value.toLowerCase() !== text && /s['’]?$/i.test(value)
    const possessive = /['’`]s?$/i.test(value)
    const capital = isInCapitals(pieces.slice(from, to))
    words.push({ type, text, value, at, end, capital, plural, possessive, article, glued, meanings, number })
    article = undefined
    lastEnd = end
  }
  // The stop after an initial ends a sentence only where a new one begins.
  const isOfInitial = (at: number) => {
    const [before, stop, after] = [pieces[at - 1], pieces[at]!, pieces[at + 1]]
    if (stop.value !== '.' || before?.end !== stop.at || !isInitial(before.value)) return false
    return after !== undefined && (isCapital(after.value) || after.value === '(' || /^\p{Ll}/u.test(after.value))
  }
  for (let at = 0; at < pieces.length; at++) {
    const span = spanAt.get(at)
    if (span) {
      add(span.type, span.from, span.to, span.meanings)
      at = span.to - 1
      continue
    }
    const { type, value } = pieces[at]!
    const small = value.toLowerCase()
    const text = fold(value) || small
    if (type === 'number') add('number', at, at + 1, [], Number(value))
    else if (type === 'sign') {
      if (value === '&') add('word', at, at + 1, [])
      else if (isOfInitial(at)) lastEnd = at + 1 < pieces.length ? pieces[at]!.end : lastEnd
      else if (!/["“”'’`-]/.test(value)) add('mark', at, at + 1, [])
    } else if (articles.has(small)) article = small
    else if (numberOf(small) !== undefined) add('number', at, at + 1, [], numberOf(small))
    else if (literals.has(text)) add(cardTypes.has(text) ? 'kind' : 'word', at, at + 1, [])
    else if (isCapital(value) && !linking.has(small)) add('unknown', at, at + 1, [])
    else add(cardTypes.has(text) ? 'kind' : 'story', at, at + 1, [])
  }
  return words.map((word, at) => (standsAlone(words, at) ? { ...word, type: 'lone' } : word))
}
