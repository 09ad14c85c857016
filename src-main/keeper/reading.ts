/**
 * Reads the text of a card that is being written: what is understood, clause by clause, and each place that is not, with
 * replacements that were tried. One faulty sentence does not hide the others. Runs in a thread of its own (reader.ts):
 * the texts are a person's, and somebody else's where a set was brought.
 */
import { distance } from 'fastest-levenshtein'
import { readAdventure } from '../../grammar/adventure-text.ts'
import type { Recipe, Rule } from '../../grammar/ast.ts'
import { sentences } from '../../grammar/lexer.ts'
import { fold, type KnownWords, knownWords, type Named } from '../../grammar/link.ts'
import { limits, type Reading, readEffects, type Self, vocabulary } from '../../grammar/parse.ts'
import { sayRule } from '../../grammar/print.ts'
import { sayCondition, saySlot } from '../../grammar/print-recipe.ts'
import type { Mend, ReadStep, TextFault, TextReading } from '../contract/workshop.ts'

/** A text with the card it stands on. */
export interface Asked {
  readonly text: string
  readonly self: Self
  /** The words that the card itself makes known. */
  readonly own?: Named
  /** Cards that are not in the library, and whose words are known all the same. */
  readonly others?: readonly Named[]
}

/** What a text means; with the rule objects where nothing of it is left unread. */
export interface Read extends TextReading {
  readonly rules?: readonly Rule[]
  readonly recipe?: Recipe
}

/** More faults than these are not looked for: who has mended some looks again. */
const mostFaults = 6
const mostMends = 4
/** Replacements that are tried for one place. */
const mostTries = 60
/** So many of them come before whole sentences are tried. */
const fewTries = 8
/** So many letters farther than the nearest one, a replacement was hardly meant. */
const tooFar = 2

/** Reads a text; `plainly`: only to see how far. */
type Reads<T> = (text: string, plainly?: boolean) => Reading<T>

type Fault = Extract<Reading<never>, { ok: false }>

interface Span {
  readonly at: number
  readonly end: number
}

/** What faults are mended with. */
export interface Mending {
  /** Sentences that can be read, as cards of the library have them. */
  readonly wordings: readonly Wording[]
  /** Whether it is time to stop trying. */
  readonly late: () => boolean
}

const unhurried: Mending = { wordings: [], late: () => false }

/** The first text of a thread takes longer than all others: that is no text's fault, and nobody who types should wait for it. */
export function warmUp(): void {
  readEffects('Nothing of this can be read.', knownWords([]))
}

/** Reads `text` as far as it goes. */
export function readText({ text, self }: Asked, known: KnownWords, mending = unhurried): Read {
  return self.type === 'Adventure' ? readStory(text, self, known, mending) : readClauses(text, self, known, mending)
}

/** A sentence without its stop, and the words in it as they are compared. */
export interface Wording {
  readonly by: string
  readonly words: ReadonlySet<string>
}

/** The sentences of some texts, each once, for use as wordings. */
export function wordingsOf(texts: readonly string[]): Wording[] {
  const sentences = texts.flatMap((text) => text.split(/(?<=[.!?])\s+/u)).filter((each) => /\p{L}/u.test(each))
  const bare = new Set(sentences.map((each) => each.replace(/[.!?]+$/u, '')))
  return [...bare].map((by) => ({ by, words: new Set(fold(by).split(' ')) }))
}

/** Blanks in the place of some words, so that all others stay where they are. */
const without = (text: string, { at, end }: Span) => text.slice(0, at) + ' '.repeat(end - at) + text.slice(end)

/**
 * All faults of a text: behind each, its sentence is left out and the rest is read again, or `less` of the sentence, where that can be
 * told. `left` is what can be read. A fault that is a whole sentence may only come of one that was left out before, so it counts only
 * as the first.
 */
function faultsOf(
  text: string,
  spans: readonly Span[],
  read: (text: string) => Reading<unknown>,
  less: (left: string, fault: Fault) => string | undefined = () => undefined,
) {
  const faults: { readonly fault: Fault; readonly span: Span; readonly before: string }[] = []
  let left = text
  let missed = false
  // What is left out of a sentence is one of a few phrases in it.
  for (let round = 0; round <= spans.length + mostFaults; round++) {
    const reading = read(left)
    if (reading.ok) break
    const span = spans.find(({ at, end }) => reading.at < end && reading.at + Math.max(1, reading.length) > at)
    if (span === undefined || left.slice(span.at, span.end).trim() === '') {
      if (faults.length === 0) faults.push({ fault: reading, span: { at: 0, end: text.length }, before: left })
      left = ''
      break
    }
    const isWhole = reading.at <= span.at && reading.at + reading.length >= span.end
    const rest = less(left, reading)
    // Where a phrase of the sentence is gone already, what is no phrase may be missing only that.
    const isOfTheGap = rest === undefined && left.slice(span.at, span.end) !== text.slice(span.at, span.end)
    if (!missed || !(isWhole || isOfTheGap)) faults.push({ fault: reading, span, before: left })
    missed = true
    left = rest ?? without(left, span)
    if (faults.length === mostFaults) {
      left = left.slice(0, span.at)
      break
    }
  }
  return { faults, left }
}

// ---------------------------------------------------------------- Special Effects

function readClauses(text: string, self: Self, known: KnownWords, mending: Mending): Read {
  const read: Reads<readonly Rule[]> = (each, plainly = false) => readEffects(each, known, self, { plainly })
  if (text.length > limits.characters) {
    const reading = read(text)
    return { steps: [], conditions: [], faults: reading.ok ? [] : [{ ...placed(reading), mends: [] }] }
  }
  const spans = sentences(text, known, vocabulary, self).map((tokens) => {
    const last = tokens.at(-1)!
    return { at: tokens[0]!.at, end: last.at + last.length }
  })
  const { faults, left } = faultsOf(text, spans, (each) => narrowed(each, spans, read))
  const reading = read(left)
  const rules = reading.ok ? reading.value : []
  return {
    steps: steps(left, spans, rules, read, known),
    conditions: [],
    faults: faults.map(({ fault, span, before }) => ({ ...placed(fault), mends: mends(before, fault, span, read, known, mending) })),
    ...(faults.length === 0 && reading.ok && { rules: reading.value }),
  }
}

/** A fault that is told of the whole text, told of the sentence with which it begins. */
function narrowed<T>(text: string, spans: readonly Span[], read: (text: string) => Reading<T>): Reading<T> {
  const reading = read(text)
  if (reading.ok || reading.length < text.length || spans.length < 2) return reading
  for (const { at, end } of spans) {
    const part = read(text.slice(0, end))
    if (!part.ok) return { ...reading, at, length: end - at }
  }
  return reading
}

/** Each clause with the sentences it was read from: those after which there is one clause more. */
function steps(
  text: string,
  spans: readonly Span[],
  rules: readonly Rule[],
  read: (text: string) => Reading<readonly Rule[]>,
  known: KnownWords,
): ReadStep[] {
  const counts = spans.map(({ end }) => {
    const part = read(text.slice(0, end))
    return part.ok ? part.value.length : 0
  })
  return rules.map((rule, no) => {
    const first = Math.max(
      0,
      counts.findIndex((count) => count > no),
    )
    const next = counts.findIndex((count) => count > no + 1)
    const last = no === rules.length - 1 || next < 0 ? spans.findLastIndex(({ at, end }) => text.slice(at, end).trim() !== '') : next - 1
    const from = spans[first] ?? { at: 0, end: text.length }
    const to = spans[Math.max(first, last)] ?? from
    return { at: from.at, length: to.end - from.at, said: sayRule(rule, known) }
  })
}

// ---------------------------------------------------------------- stories

const capitals = String.raw`\p{Lu}[\p{Lu}\p{Nd}’'.&-]+`
/** A phrase in capitals, with how many of it there are, however different: "TWO different CITY LOCATIONS". */
const phrases = new RegExp(
  `(?:(?:ANY|ONE|TWO|THREE|FOUR|FIVE|SIX|SEVEN|EIGHT|NINE|TEN)(?: \\p{Ll}+){1,2} )?${capitals}(?:[ ,/]+${capitals})*`,
  'gu',
)

const phraseOf = (story: string, { at, length }: Fault) =>
  [...story.matchAll(phrases)].find((found) => found.index < at + Math.max(1, length) && found.index + found[0].length > at)

/** Whether a phrase is understood when it stands alone: then it misses something before it. */
const isUnderstood = (phrase: string, read: (text: string) => Reading<unknown>): boolean => read(`A ${phrase}.`).ok

/** A story without the phrase in capitals that is not understood: in small letters it asks for nothing. Nothing where the fault is no such phrase. */
function withoutPhrase(story: string, fault: Fault, read: (text: string) => Reading<unknown>): string | undefined {
  const phrase = phraseOf(story, fault)
  if (phrase === undefined || isUnderstood(phrase[0], read)) return undefined
  const small = phrase[0].toLowerCase()
  if (small.length !== phrase[0].length) return undefined
  return story.slice(0, phrase.index) + small + story.slice(phrase.index + small.length)
}

function readStory(text: string, self: Self, known: KnownWords, mending: Mending): Read {
  const spans = [...text.matchAll(/[^.!?]*[^.!?\s][^.!?]*[.!?]*/gu)].map((found) => ({
    at: found.index,
    end: found.index + found[0].length,
  }))
  const read = (each: string) => readAdventure(each, known, self)
  const { faults, left } = faultsOf(text, spans, read, (each, fault) => withoutPhrase(each, fault, read))
  const reading = read(left)
  const { recipe, rules, told } = reading.ok ? reading.value : { recipe: { slots: [], conditions: [] }, rules: [] }
  const asked = recipe.slots.map((slot) => ({ at: slot.at, length: slot.phrase.length, said: saySlot(slot) }))
  const done = told ? rules.map((rule) => ({ ...told, said: sayRule(rule, known) })) : []
  return {
    steps: [...asked, ...done],
    conditions: recipe.conditions.map((each) => sayCondition(each, recipe)),
    faults: faults.map(({ fault, span, before }) => {
      const phrase = phraseOf(before, fault)
      // No other phrase in its place helps one that misses something before it.
      const isWithoutOther = phrase !== undefined && isUnderstood(phrase[0], read)
      return { ...placed(fault), mends: isWithoutOther ? [] : mends(before, fault, span, read, known, mending) }
    }),
    ...(faults.length === 0 && reading.ok && text.trim() !== '' && { recipe: reading.value.recipe, rules: reading.value.rules }),
  }
}

// ---------------------------------------------------------------- what was probably meant

/** What the message suggests is told apart from it: replacements have been tried, the parser's have not. */
const placed = ({ at, length, message, expected }: Fault): Omit<TextFault, 'mends'> => ({
  at,
  length,
  message: message
    .replace(/ (?:Did you mean|Is) "[^"]*"(?: meant)?\?/u, '')
    .replace(/ Nearest known wording: "[^"]*"\./u, '')
    .replace(/ It could go on with: .*$/su, ''),
  expected: expected.map((each) => each.replace(/^"(.*)"$/, '$1')),
})

/** Replacements that were tried: those with which the sentence can be read first, then those nearest to what stands there. */
function mends(
  text: string,
  fault: Fault,
  span: Span,
  read: Reads<unknown>,
  known: KnownWords,
  { wordings, late }: Mending,
): readonly Mend[] {
  // A fault of a whole sentence says itself what to add; no single word mends it.
  if (fault.length === 0 || (fault.at <= span.at && fault.at + fault.length >= span.end)) return []
  const written = text.slice(fault.at, fault.at + fault.length)
  const behind = span.end - (fault.at + fault.length)
  const head = text.slice(0, span.at)
  const sentences = () => (late() ? [] : nearWordings(text.slice(span.at, span.end), wordings).filter((by) => read(head + by).ok))
  let others: readonly string[] | undefined
  const tried: (Mend & { readonly far: number })[] = []
  for (const [no, { by, far }] of candidates(written, fault, known).slice(0, mostTries).entries()) {
    // They are few: tried behind the words that are likeliest, and before the many that could use up the time.
    if (no === fewTries) others = sentences()
    if (late()) break
    const mended = text.slice(0, fault.at) + by + text.slice(fault.at + fault.length, span.end)
    // What is still to be read behind the next fault must be less than behind this one.
    const isFarther = (reading: Reading<unknown>) => reading.ok || mended.length - (reading.at + reading.length) < behind
    const plainly = read(mended, true)
    if (!isFarther(plainly)) continue
    const reading = plainly.ok ? plainly : read(mended)
    // What leaves the sentence unread all the same helps only where it was hardly more than a slip.
    if (reading.ok || (far <= written.length / 3 && isFarther(reading)))
      tried.push({ at: fault.at, length: fault.length, by, of: 'words', whole: reading.ok, far })
    if (tried.filter(({ whole }) => whole).length === mostMends) break
  }
  const nearest = tried.toSorted((a, b) => Number(b.whole) - Number(a.whole) || a.far - b.far)
  // Beside one that is near, those that are far are noise.
  const most = nearest[0]?.whole ? nearest[0].far + tooFar : Number.POSITIVE_INFINITY
  const words = nearest
    .filter(({ far }) => far <= most)
    .slice(0, mostMends)
    .map(({ far: _, ...mend }) => mend)
  // A word that was nearly right needs no other sentence.
  if (nearest[0]?.whole && nearest[0].far <= tooFar) return words
  others ??= sentences()
  return [...words, ...others.map((by): Mend => ({ at: span.at, length: span.end - span.at, by, of: 'sentence', whole: true }))]
}

/** The two known sentences that share most words with this one, if they share any to speak of. */
function nearWordings(sentence: string, wordings: readonly Wording[]): string[] {
  const wanted = new Set(fold(sentence).split(' '))
  return wordings
    .map(({ by, words }) => ({ by, like: (2 * [...words].filter((word) => wanted.has(word)).length) / (wanted.size + words.size) }))
    .filter(({ like }) => like >= 0.4)
    .toSorted((a, b) => b.like - a.like)
    .slice(0, 2)
    .map(({ by }) => by)
}

interface Candidate {
  readonly by: string
  /** How far it is from what stands there. */
  readonly far: number
}

/** What could be written in the place of a word, nearest first: known words like it, words that may stand there, one more word, none at all. */
function candidates(written: string, { expected, nearest }: Fault, known: KnownWords): Candidate[] {
  const folded = fold(written)
  const asWritten = (by: string) =>
    written === written.toUpperCase() && /\p{L}{2}/u.test(written)
      ? by.toUpperCase()
      : /^\p{Lu}/u.test(written)
        ? by.charAt(0).toUpperCase() + by.slice(1)
        : by
  const words = expected.flatMap((each) => /^"(.+)"$/.exec(each)?.[1] ?? []).concat(expected.includes('a number') ? ['one'] : [])
  const names = nearNames(folded, known)
  const found = [
    ...(nearest === undefined ? [] : [{ by: asWritten(nearest), far: 0 }]),
    ...names.map(({ by, far }) => ({ by: asWritten(by), far })),
    ...words.map((by) => ({ by: asWritten(by), far: distance(by, folded) })),
    // Punctuation goes without a blank before it.
    ...words.map((by) => ({ by: /^\p{P}/u.test(by) ? `${by} ${written}` : `${asWritten(by)} ${lowered(written)}`, far: by.length + 1 })),
    ...words.map((by) => ({ by: /^\p{P}/u.test(by) ? `${written}${by}` : `${written} ${by}`, far: by.length + 2 })),
    // What asks for no card is written in small letters.
    ...(/\p{Lu}{2}/u.test(written) ? [{ by: written.toLowerCase(), far: folded.length + 1 }] : []),
    { by: '', far: folded.length + 2 },
  ]
  const seen = new Set([written])
  return found
    .toSorted((a, b) => a.far - b.far)
    .filter(({ by }) => {
      const isNew = !seen.has(by)
      seen.add(by)
      return isNew
    })
}

/** A small word that loses its place at the head of a sentence; names keep their capital. */
const lowered = (written: string) => (vocabulary.has(written.toLowerCase()) ? written.charAt(0).toLowerCase() + written.slice(1) : written)

/** Up to four known words and phrases that look like it. */
function nearNames(folded: string, known: KnownWords): Candidate[] {
  const most = Math.max(1, Math.floor(folded.length / 3))
  const near: Candidate[] = []
  for (const [key, senses] of known.senses) {
    if (Math.abs(key.length - folded.length) > most) continue
    const far = distance(key, folded)
    if (far <= most) near.push({ by: senses[0]!.name, far })
  }
  return near.toSorted((a, b) => a.far - b.far).slice(0, 4)
}
