/**
 * Finding words of the glossary in a text: whole words, the longest first, with a capital where the rulebook writes one.
 * Each word is found once in a text, where it stands first.
 */
import type { GlossaryWord } from '../../src-main/contract/rules.ts'

export interface Piece {
  readonly text: string
  /** What it means; several entries may share a form ("Rotated", of a Location or of an Artifact). */
  readonly meanings?: readonly GlossaryWord[]
}

export interface Vocabulary {
  readonly pattern: RegExp
  /** The same, of one place alone; so large an expression is made once. */
  readonly here: RegExp
  /** By form, as it is written in a text. */
  readonly meanings: ReadonlyMap<string, readonly GlossaryWord[]>
}

/** Said in plain English as often as in the sense of the rules: to mark them would mislead. */
const plain: ReadonlySet<string> = new Set([
  'play',
  'lost',
  'active',
  'copy',
  'owner',
  'survive',
  'flip',
  'face-up',
  'cast',
  'right-side-up',
  'battle over',
])

/** "Rotated (Location)" is written Rotated; "City, Country" is two words. */
const headwords = (word: string): readonly string[] =>
  word
    .replace(/\s*\([^)]*\)/, '')
    .split(/,\s*/)
    .filter((each) => each !== '')

/** Regular endings of the last word; a form that no English has stands in no text. */
function endings(word: string): readonly string[] {
  const last = word.at(-1)!
  if (/[^a-z]/i.test(last)) return [word]
  const stem = word.slice(0, -1)
  if (last === 'y' && !/[aeiou]y$/.test(word)) return [word, `${stem}ies`, `${stem}ied`, `${word}ing`]
  if (last === 'e') return [word, `${word}s`, `${word}d`, `${stem}ing`]
  const doubled = /[^aeiou][aeiou][tnpbdgm]$/.test(word) ? [`${word}${last}ed`, `${word}${last}ing`] : []
  return [word, `${word}s`, `${word}es`, `${word}ed`, `${word}ing`, ...doubled]
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** The words of a book, ready to be found. */
export function vocabularyOf(words: readonly GlossaryWord[]): Vocabulary | undefined {
  const meanings = new Map<string, readonly GlossaryWord[]>()
  for (const meaning of words) {
    const { capital } = meaning
    for (const word of headwords(meaning.word)) {
      if (!capital && plain.has(word.toLowerCase())) continue
      const bases = capital ? [word] : [lowered(word), word]
      for (const form of bases.flatMap(endings)) {
        const known = meanings.get(form) ?? []
        if (!known.includes(meaning)) meanings.set(form, [...known, meaning])
      }
    }
  }
  if (meanings.size === 0) return undefined
  const forms = [...meanings.keys()].sort((a, b) => b.length - a.length).map(escaped)
  const source = `(?<![\\p{L}\\p{N}’'-])(?:${forms.join('|')})(?![\\p{L}\\p{N}-])`
  return { pattern: new RegExp(source, 'gu'), here: new RegExp(source, 'uy'), meanings }
}

/** Part of a name, such as a card's Title: a capital that is no word of the glossary stands before it inside the sentence, or behind it. */
function isInName(text: string, at: number, end: number, { here, meanings }: Vocabulary): boolean {
  here.lastIndex = 0
  if (/^ \p{Lu}/u.test(text.slice(end, end + 2)) && !here.test(text.slice(end + 1))) return true
  const before = /(?<![\p{L}’'-])(\p{Lu}[\p{L}’'-]*) $/u.exec(text.slice(0, at))?.[1]
  if (before === undefined || [...meanings.keys()].some((form) => text.slice(0, at - 1).endsWith(form))) return false
  return !/(?:^|[.!?:;—]\s*|\n)$/.test(text.slice(0, at - before.length - 1))
}

const cuts = new WeakMap<Vocabulary, Map<string, readonly Piece[]>>()

/** So many texts are remembered, cut. */
const most = 3_000

/** The text in pieces, cut once. */
export function cutTerms(text: string, vocabulary: Vocabulary): readonly Piece[] {
  const known = cuts.get(vocabulary) ?? new Map<string, readonly Piece[]>()
  cuts.set(vocabulary, known)
  const before = known.get(text)
  if (before !== undefined) return before
  if (known.size >= most) known.clear()
  const pieces = cut(text, vocabulary)
  known.set(text, pieces)
  return pieces
}

function cut(text: string, vocabulary: Vocabulary): readonly Piece[] {
  const { pattern, meanings } = vocabulary
  const pieces: Piece[] = []
  const told = new Set<GlossaryWord>()
  let end = 0
  for (const found of text.matchAll(pattern)) {
    const [form] = found
    const here = meanings.get(form)!
    const fresh = here.filter((each) => !told.has(each))
    if (fresh.length === 0 || isInName(text, found.index, found.index + form.length, vocabulary)) continue
    for (const each of here) told.add(each)
    if (found.index > end) pieces.push({ text: text.slice(end, found.index) })
    pieces.push({ text: form, meanings: here })
    end = found.index + form.length
  }
  if (end < text.length || pieces.length === 0) pieces.push({ text: text.slice(end) })
  return pieces
}

/** What the words of some texts mean, each once. */
export function meaningsIn(texts: readonly string[], vocabulary: Vocabulary): readonly GlossaryWord[] {
  return [...new Set(texts.flatMap((text) => cutTerms(text, vocabulary).flatMap(({ meanings = [] }) => meanings)))]
}
