/**
 * What the grammar can read, told by its own examples: the clause that comes nearest to one that cannot be read, and what
 * usually stands behind a word. For errors alone; nothing is read by it.
 */

import { examples } from './effect.ne'
import { sentences, type Token } from './lexer.ts'
import { knownWords } from './link.ts'

/** A clause of an example: as written, its words as they are compared, and how much they tell together. */
interface Clause {
  readonly written: string
  readonly words: ReadonlySet<string>
  readonly weight: number
  /** Its words two by two, as they follow each other. */
  readonly pairs: ReadonlySet<string>
  /** As spelled, in small letters: of two that say the same the one with the same words is nearer. */
  readonly spelled: ReadonlySet<string>
}

interface Examples {
  readonly clauses: readonly Clause[]
  /** How much a word tells: those that stand everywhere tell little. */
  readonly weight: (word: string) => number
  /** How many clauses have a word, and how often one stands right behind another: `before after`. */
  readonly having: ReadonlyMap<string, number>
  readonly pairs: ReadonlyMap<string, number>
}

/** Two clauses are alike if so much of what they say is the same. */
const enough = 0.38

/** How much of being alike is the order of the words. */
const order = 0.35

/** What a word that nobody knows weighs: it says something that no clause says. */
const strange = 0.5

/** Longer than this, a wording is no help within an error. */
const longest = 90

/** What a word counts as, the same for all cards, all numbers, all names for this card. */
function keyOf(token: Token): string {
  if (token.type === 'word' || token.type === 'mark') return token.text
  if (token.type === 'unknown') return /^\p{Lu}/u.test(token.written) ? 'name' : token.text
  if (token.type === 'number' || token.type === 'quoted') return token.type
  // A kind of card is more than a name among names: "Location" is not "Ally".
  const [sense] = token.senses
  return sense?.kind === 'type' ? sense.name : 'name'
}

/** How an error calls what is no word of the grammar. */
export const tokenNames: Readonly<Record<string, string>> = {
  name: 'a known name',
  self: "this card's Title",
  family: 'a family name',
  quoted: 'a Title in quotation marks',
  number: 'a number',
}
const keys: ReadonlyMap<string, string> = new Map(
  Object.entries(tokenNames).map(([type, told]) => [told, type === 'number' || type === 'quoted' ? type : 'name']),
)

const parting = /^[,:;()]$/

/** The stretches between commas, colons and brackets. */
function clausesOf(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const clauses: Token[][] = [[]]
  for (const each of tokens) {
    if (parting.test(each.text)) clauses.push([])
    else clauses.at(-1)!.push(each)
  }
  return clauses.filter((each) => each.length > 0)
}

const count = (counts: Map<string, number>, key: string): unknown => counts.set(key, (counts.get(key) ?? 0) + 1)

const sumOf = (words: Iterable<string>, weight: (word: string) => number): number => [...words].reduce((sum, word) => sum + weight(word), 0)

/** The examples, whichever cards there are; looked through once, when the first error is told. */
let told: Examples | undefined

function allExamples(vocabulary: ReadonlySet<string>): Examples {
  if (told) return told
  const known = knownWords([])
  const having = new Map<string, number>()
  const pairs = new Map<string, number>()
  const clauses = new Map<string, Omit<Clause, 'weight'>>()
  const seen = new Set<string>()
  for (const [text] of examples) {
    for (const tokens of sentences(text, known, vocabulary)) {
      for (const [no, token] of tokens.entries()) count(pairs, `${no > 0 ? keyOf(tokens[no - 1]!) : ''} ${keyOf(token)}`)
      for (const clause of clausesOf(tokens)) {
        const written = text.slice(clause[0]!.at, clause.at(-1)!.at + clause.at(-1)!.length)
        const keys = clause.map(keyOf)
        if (!seen.has(keys.join(' '))) for (const key of new Set(keys)) count(having, key)
        seen.add(keys.join(' '))
        if (written.length <= longest && clause.length > 1)
          clauses.set(written.toLowerCase(), { written, words: new Set(keys), pairs: pairsOf(keys), spelled: spelledOf(clause) })
      }
    }
  }
  const weight = (word: string): number => 1 / Math.log2(2 + (having.get(word) ?? 0))
  const all = [...clauses.values()].map((each) => ({ ...each, weight: sumOf(each.words, weight) }))
  told = { clauses: all, weight, having, pairs }
  return told
}

const pairsOf = (keys: readonly string[]): ReadonlySet<string> =>
  new Set(['', ...keys].slice(0, -1).map((each, at) => `${each} ${keys[at]}`))

const spelledOf = (clause: readonly Token[]): ReadonlySet<string> => new Set(clause.map(({ written }) => written.toLowerCase()))

/** How much two sets have in common, of what they are together. */
function alike(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let both = 0
  for (const each of one) if (other.has(each)) both++
  return (2 * both) / (one.size + other.size)
}

/** The clause of an example that says most of what the clause around `wrong` says; nothing where none comes near. */
export function nearestWording(wrong: Token, tokens: readonly Token[], vocabulary: ReadonlySet<string>): string | undefined {
  const { clauses, having, weight } = allExamples(vocabulary)
  const here = clausesOf(tokens).find((each) => each.at(-1)!.at >= wrong.at) ?? []
  const said = new Set(here.map(keyOf))
  if (said.size < 2) return undefined
  const pairs = pairsOf(here.map(keyOf))
  const spelled = spelledOf(here)
  const known = [...said].filter((word) => having.has(word))
  const own = sumOf(known, weight) + strange * (said.size - known.length)
  const stopped = keyOf(wrong)
  let best: { readonly written: string; readonly like: number } | undefined
  for (const clause of clauses) {
    const shared = known.filter((word) => clause.words.has(word))
    if (shared.length === 0) continue
    const words = (2 * sumOf(shared, weight)) / (own + clause.weight)
    const alikeInAll = (1 - order) * words + order * alike(pairs, clause.pairs) + 0.02 * alike(spelled, clause.spelled)
    // Where the reading stopped, an example of that very word helps more than one of all the others.
    const like = alikeInAll + (alikeInAll >= enough && clause.words.has(stopped) ? 0.05 : 0)
    if (like >= enough && like > (best?.like ?? 0)) best = { written: clause.written, like }
  }
  return best?.written
}

/** What could stand behind a word, what usually does first; each as an error tells it. */
export function byUse(expected: readonly string[], before: Token | undefined, vocabulary: ReadonlySet<string>): readonly string[] {
  const { pairs, having } = allExamples(vocabulary)
  const last = before === undefined ? '' : keyOf(before)
  const use = (told: string): number => {
    const key = keys.get(told) ?? told.slice(1, -1)
    return (pairs.get(`${last} ${key}`) ?? 0) * 1000 + (having.get(key) ?? 0)
  }
  return expected.toSorted((a, b) => use(b) - use(a) || (a < b ? -1 : 1))
}
