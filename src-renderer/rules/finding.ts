/** Finding one's way in a book of rules: where a number stands, what a search finds, and how a text falls into pieces. */
import type { GlossaryWord, NumberedRule, Rulebook, RuleChapter } from '../../src-main/contract/rules.ts'

export interface Found {
  readonly chapter: RuleChapter
  readonly section: string | undefined
  readonly rule: NumberedRule
}

/** All rules of a book, with where they stand. */
export function everyRule({ chapters }: Rulebook): Found[] {
  return chapters.flatMap((chapter) =>
    chapter.sections.flatMap((section) => section.rules.map((rule) => ({ chapter, section: section.title, rule }))),
  )
}

/** The chapter that a place is in: its own, or that of its rule. */
export function chapterAt(book: Rulebook, at: string | undefined): RuleChapter | undefined {
  if (at === undefined) return book.chapters[0]
  return book.chapters.find(({ id }) => id === at) ?? everyRule(book).find(({ rule }) => rule.id === at)?.chapter
}

/** What a comparison goes by: without case, without accents. */
export const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

export const wordsOf = (query: string): string[] =>
  fold(query)
    .split(/\s+/)
    .filter((each) => each !== '')

export interface Findings {
  readonly words: readonly GlossaryWord[]
  readonly rules: readonly Found[]
}

/** Rules and words of the glossary in which every word of the query stands; a number finds itself and what it begins. */
export function search(book: Rulebook, query: string): Findings {
  const words = wordsOf(query)
  if (words.length === 0) return { words: [], rules: [] }
  const has = (...texts: readonly (string | undefined)[]) => {
    const text = fold(texts.filter((each) => each !== undefined).join(' '))
    return words.every((word) => text.includes(word))
  }
  const rules = everyRule(book).filter(({ rule, section, chapter }) => {
    const { id, text, example } = rule
    return has(id, text, section, chapter.title, example?.state, example?.action, example?.expected)
  })
  const exact = rules.filter(({ rule }) => fold(rule.id) === words.join(' '))
  return {
    words: book.glossary.flatMap((part) => part.words).filter(({ word }) => has(word)),
    rules: [...exact, ...rules.filter((each) => !exact.includes(each))],
  }
}

/** Headings that have the beginning of a word in common with a query that found nothing. */
export function nearest({ chapters }: Rulebook, query: string): readonly { readonly title: string; readonly at: string }[] {
  const beginnings = wordsOf(query).map((word) => word.slice(0, Math.max(3, Math.ceil(word.length / 2))))
  const near = (title: string) => beginnings.some((each) => each.length >= 3 && fold(title).includes(each))
  return chapters.flatMap(({ id, title, sections }) => [
    ...(near(title) ? [{ title, at: id }] : []),
    ...sections.flatMap((section) =>
      section.title !== undefined && near(section.title) && section.rules[0] ? [{ title: section.title, at: section.rules[0].id }] : [],
    ),
  ])
}

export interface TextPiece {
  readonly text: string
  readonly marked: boolean
  /** The rule it cites. */
  readonly rule?: string
}

const citation = /\b(?:M\d+\.\d+|M[XI]\d+|(?:CD|PM|TM|WS)-[EX]?\d+)\b/g

/** The rules that a text cites, each once. */
export const ruleNumbers = (text: string): readonly string[] => [...new Set([...text.matchAll(citation)].map(([rule]) => rule))]

/** A text cut where it cites a rule, and where a word stands that is looked for. */
export function pieces(text: string, words: readonly string[]): TextPiece[] {
  const cut: TextPiece[] = []
  let end = 0
  for (const match of text.matchAll(citation)) {
    cut.push(...marked(text.slice(end, match.index), words))
    cut.push({ text: match[0], marked: false, rule: match[0] })
    end = match.index + match[0].length
  }
  return [...cut, ...marked(text.slice(end), words)]
}

function marked(text: string, words: readonly string[]): TextPiece[] {
  if (words.length === 0) return text === '' ? [] : [{ text, marked: false }]
  // Folding keeps every letter in its place but for ligatures, which the books do not have.
  const folded = [...text].map((letter) => fold(letter).slice(0, 1) || ' ').join('')
  const letters = [...text]
  const hit = letters.map(() => false)
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) hit.fill(true, at, at + word.length)
  }
  const found: { text: string; marked: boolean }[] = []
  for (const [at, letter] of letters.entries()) {
    const last = found.at(-1)
    if (last?.marked === hit[at]) last!.text += letter
    else found.push({ text: letter, marked: hit[at]! })
  }
  return found
}
