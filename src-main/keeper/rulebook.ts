/** Reads a game's book of rules from its files: RULES.md, and where there are such, its worked examples and its words. */
import type { GlossaryPart, GlossaryWord, NumberedRule, Rulebook, RuleChapter, RuleSection } from '../contract/rules.ts'

/** The texts as they lie beside the game. */
export interface RuleTexts {
  readonly rules: string
  readonly examples?: string
  readonly glossary?: string
}

type Example = NonNullable<NumberedRule['example']>

/** What rules are cited by, in any text: "M14.45", "MX3", "CD-E4". */
export const ruleNumber = /\b(?:M\d+\.\d+|M[XI]\d+|(?:CD|PM|TM|WS)-[EX]?\d+)\b/g

const ruleLine = /^- \*\*([A-Z]+-?[A-Z]*\d+(?:\.\d+)?)\*\* (?:(RULING|ANSWER) )?(.+)$/

/** @param uses how many cards have something on them that a rule is behind */
export function readRulebook(texts: RuleTexts, uses: (rule: string) => number): Pick<Rulebook, 'preface' | 'chapters' | 'glossary'> {
  const examples = readExamples(texts.examples ?? '')
  const [head = '', ...parts] = texts.rules.split(/^## /m)
  const shown = shownBy(texts.rules)

  function read(id: string, kind: string | undefined, text: string): NumberedRule {
    const example = examples.get(id)
    return {
      id,
      kind: kind === 'RULING' ? 'ruling' : kind === 'ANSWER' ? 'answer' : 'rule',
      text,
      ...(example && { example }),
      shownBy: shown.get(id) ?? [],
      cards: uses(id),
    }
  }

  function chapter(part: string): RuleChapter {
    const [line = '', ...body] = part.split('\n')
    const [, id, title] = /^([A-Z]+\d+) (.+)$/.exec(line) ?? [undefined, slug(line), line]
    const notes: string[] = []
    const sections: { title?: string; rules: NumberedRule[] }[] = []
    for (const paragraph of paragraphs(body)) {
      const heading = /^\*\*([^*]+)\*\*$/.exec(paragraph)
      const rule = ruleLine.exec(paragraph)
      if (heading) sections.push({ title: heading[1]!, rules: [] })
      else if (!rule) notes.push(paragraph)
      else {
        if (sections.length === 0) sections.push({ rules: [] })
        sections.at(-1)!.rules.push(read(rule[1]!, rule[2], rule[3]!))
      }
    }
    return { id: id!, title: title!, notes, sections: sections satisfies RuleSection[] }
  }

  return {
    preface: paragraphs(head.split('\n').slice(1)),
    chapters: parts.map(chapter),
    glossary: readGlossary(texts.glossary ?? '', texts.rules),
  }
}

/** Lines that belong together, joined; a line of a list stands by itself. */
function paragraphs(lines: readonly string[]): string[] {
  const found: string[] = []
  let open = false
  for (const line of lines) {
    if (line.trim() === '') open = false
    else if (open && !line.startsWith('- ') && !line.startsWith('|')) found[found.length - 1] += ` ${line.trim()}`
    else {
      found.push(line.trim())
      open = true
    }
  }
  return found
}

const slug = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

/** Which worked examples cite a rule. */
function shownBy(text: string): ReadonlyMap<string, readonly string[]> {
  const shown = new Map<string, string[]>()
  for (const line of text.split('\n')) {
    const [, id, , says] = ruleLine.exec(line) ?? []
    if (id === undefined || !/X\d+$/.test(id)) continue
    for (const [rule] of says!.matchAll(ruleNumber)) shown.set(rule, [...(shown.get(rule) ?? []), id])
  }
  return shown
}

function readExamples(text: string): ReadonlyMap<string, Example> {
  const parts = text.split(/^## /m).slice(1)
  return new Map(
    parts.map((part) => {
      const said = (what: string) => new RegExp(`^- ${what}: (.+)$`, 'm').exec(part)?.[1] ?? ''
      return [part.split('\n')[0]!.trim(), { state: said('State'), action: said('Action'), expected: said('Expected') }]
    }),
  )
}

function readGlossary(text: string, book: string): GlossaryPart[] {
  const parts = text
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [title = '', ...body] = part.split('\n')
      const words: Omit<GlossaryWord, 'capital'>[] = []
      const notes: string[] = []
      const rows: string[][] = []
      for (const line of paragraphs(body)) {
        const word = /^- \*\*([^*]+)\*\*: (.+)$/.exec(line) ?? /^- ([^:]+): (.+)$/.exec(line)
        if (line.startsWith('|')) rows.push(cells(line))
        else if (word) words.push(glossaryWord(word[1]!, word[2]!))
        else notes.push(line)
      }
      const [head, , ...rest] = rows
      return { title, words, notes, tables: head === undefined ? [] : [{ head, rows: rest }] }
    })
  const all = parts.flatMap(({ words }) => words.flatMap(({ word }) => headwords(word)))
  const capital = (word: string) => headwords(word).every((each) => isCapital(each, all, book))
  return parts.map((part) => ({ ...part, words: part.words.map((each) => ({ ...each, capital: capital(each.word) })) }))
}

/** The end of a line in square brackets finds cards in the library. */
function glossaryWord(word: string, text: string): Omit<GlossaryWord, 'capital'> {
  const [, says = text, cards] = /^(.*?)(?: \[([^\]]+)\])?$/.exec(text) ?? []
  return { word, says, ...(cards !== undefined && { cards }) }
}

/** "Rotated (Location)" is written Rotated; "City, Country" is two words. */
const headwords = (word: string): readonly string[] =>
  word
    .replace(/\s*\([^)]*\)/, '')
    .split(/,\s*/)
    .filter((each) => each !== '')

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Whether the book writes a word with a capital where no sentence begins; in longer words it is no word. What it never writes so has one. */
function isCapital(word: string, all: readonly string[], book: string): boolean {
  const longer = all.filter((each) => each.length > word.length && each.toLowerCase().includes(word.toLowerCase()))
  const rest = longer.length === 0 ? book : book.replaceAll(new RegExp(longer.map(escaped).join('|'), 'gi'), '·')
  const found = [...rest.matchAll(new RegExp(`(?<=[\\p{L}\\p{N},;)] )${escaped(word)}(?!\\p{L})`, 'giu'))].map(([form]) => form)
  return found.length === 0 || found.filter((form) => /^\p{Lu}/u.test(form)).length * 2 > found.length
}

const cells = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((each) => each.trim())
