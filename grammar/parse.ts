/**
 * The one way in: from the words of a card to what they mean. A text has exactly one meaning, or there is an
 * error that says where and what could stand there; no word is ever passed over.
 */

import nearley from 'nearley'
import type { Limit, Op, Rule } from './ast.ts'
import type { CardType } from './card.ts'
import compiled from './effect.ne'
import { type Draft, limited, type Mod, nobody, type Remark, rulesOf, stable } from './effect-actions.ts'
import { sentences, type Token } from './lexer.ts'
import { type KnownWords, nearestKnown } from './link.ts'
import { harmsNobody, joined, settle } from './own-card.ts'

export { readRecipe } from './recipe.ts'

/** A value, or why there is none: the place in characters from the start, what could follow, what was probably meant. */
export type Reading<T> =
  | { readonly ok: true; readonly value: T }
  | {
      readonly ok: false
      readonly message: string
      readonly at: number
      readonly length: number
      readonly expected: readonly string[]
      readonly nearest?: string
    }

/** The card whose text it is, as far as its words depend on it. */
export interface Self {
  readonly title: string
  readonly type: CardType | 'Investigator'
  readonly subtype?: string | null
  /** The target line of an Event, Spell or Artifact: whose cards are meant where the text does not say. */
  readonly target?: string | null
  /** The pentagram: a text that repeats it says nothing new. */
  readonly sanity?: number | 'variable' | null
}

/** No published text is half as long; a longer one is refused before it costs time. */
export const limits = { characters: 2_000, tokens: 300 } as const

const grammar = nearley.Grammar.fromCompiled(compiled)

/** The small words the grammar knows, each in its basic form. */
export const vocabulary: ReadonlySet<string> = new Set(
  compiled.ParserRules.flatMap((rule) => rule.symbols.flatMap((symbol) => (isLiteral(symbol) ? [symbol.literal] : []))),
)

function isLiteral(symbol: unknown): symbol is { readonly literal: string } {
  return typeof symbol === 'object' && symbol !== null && 'literal' in symbol
}

/** What the Special Effects of a card mean, clause by clause; `self` is the card, where it is known. */
export function readEffects(text: string, known: KnownWords, self?: Self): Reading<readonly Rule[]> {
  if (text.length > limits.characters) {
    return fault(
      `A text may have ${limits.characters} characters, this one has ${text.length}.`,
      limits.characters,
      text.length - limits.characters,
    )
  }
  const parts = sentences(text, known, vocabulary, self)
  const tokens = parts.reduce((sum, each) => sum + each.length, 0)
  if (tokens > limits.tokens) return fault(`A text may have ${limits.tokens} words, this one has ${tokens}.`, 0, text.length)
  let rules: readonly Rule[] = []
  let when = moment(self)
  for (const part of parts) {
    const reading = readSentence(part, known)
    if (!reading.ok) return reading
    const { remark } = reading.value
    if (remark?.window) when = { window: remark.window }
    const { at } = part[0]!
    const length = part.at(-1)!.at + part.at(-1)!.length - at
    const more = remark ? remarked(rules, remark) : rulesOf(reading.value, when)
    if (typeof more === 'string') return fault(`"${text.slice(at, at + length)}": ${more}`, at, length)
    const implied = !remark && reading.value.mod.on === undefined && reading.value.mod.window === undefined
    rules = remark ? more : joined(rules, more, implied)
  }
  const settled = settle(rules, self)
  if (stable(settled).includes(nobody)) return fault('It is not said whose cards "their" means.', 0, text.length)
  if (harmsNobody(settled, self))
    return fault('It is not said whose card is harmed: add "of your opponent" or "of any player".', 0, text.length)
  return { ok: true, value: settled }
}

/** When a card does what its text merely says to do. */
function moment(self: Self | undefined): Pick<Mod, 'on' | 'window'> | undefined {
  if (self?.type === 'Event') return { on: 'played' }
  if (self?.type === 'Location') return { on: 'arrived' }
  if (self?.type === 'Spell') return { window: 'cast' }
  return undefined
}

/** A sentence that only says more about the clause before it. */
function remarked(rules: readonly Rule[], { limit, also, popStory, spread, exceptTravel, keepsText }: Remark): readonly Rule[] | string {
  if (keepsText) return rules.map(withText)
  if (!limit && !also && !popStory && !spread && !exceptTravel) return rules
  const last = rules.at(-1)
  const changed =
    last &&
    (limit ? withLimit(last, limit) : also ? withAlso(last, also) : exceptTravel ? withTravel(last) : withLastOp(last, popStory, spread))
  return changed ? [...rules.slice(0, -1), changed] : 'There is nothing before this that it could belong to.'
}

function withLimit(rule: Rule, limit: Limit): Rule | undefined {
  if (rule.kind === 'on' || rule.kind === 'action' || rule.kind === 'permit') return { ...rule, limit }
  const effect = rule.kind === 'static' ? limited(rule.effect, limit) : undefined
  return effect && rule.kind === 'static' ? { ...rule, effect } : undefined
}

function withAlso(rule: Rule, op: Op): Rule | undefined {
  if (rule.kind !== 'instead') return undefined
  // "Your opponent must then bury his card" tells whose card it was.
  const of = 'wouldLose' in rule.of ? { ...rule.of, by: 'opponent' as const } : rule.of
  return { ...rule, of, do: [...rule.do, op] }
}

/** A card that may be played in another role keeps its text there. */
function withText(rule: Rule): Rule {
  if (rule.kind !== 'permit' || !('playAs' in rule.permit) || rule.permit.of !== 'self') return rule
  return { ...rule, permit: { ...rule.permit, keepsText: true } }
}

function withTravel(rule: Rule): Rule | undefined {
  if (rule.kind !== 'oblige' || typeof rule.what !== 'object' || !('reachBy' in rule.what)) return undefined
  return { ...rule, what: { ...rule.what, exceptTravel: true } }
}

/** The last thing done goes on down the Story Deck, or spreads to other players. */
function withLastOp(rule: Rule, popStory: true | undefined, spread: Remark['spread']): Rule | undefined {
  const op = rule.kind === 'on' || rule.kind === 'action' ? rule.do.at(-1) : undefined
  if (!op || (rule.kind !== 'on' && rule.kind !== 'action')) return undefined
  let changed: Op | undefined
  if (popStory && 'move' in op && op.move.in === 'story' && op.move.pick === 'top' && (op.to === 'bury' || op.to === 'discard')) {
    changed = { popStory: op.move.of ?? 'you', to: op.to }
  } else if (spread && 'move' in op) changed = { ...op, move: { ...op.move, spread } }
  else if (spread && 'flip' in op) changed = { ...op, flip: { ...op.flip, spread } }
  return changed && { ...rule, do: [...rule.do.slice(0, -1), changed] }
}

/** nearley's parser, fed with ready tokens. */
function readSentence(tokens: readonly Token[], known: KnownWords): Reading<Draft> {
  let next = 0
  const feed = {
    reset: (): void => undefined,
    save: (): Record<string, never> => ({}),
    next: (): Token | undefined => tokens[next++],
    formatError: (token: Token): string => token.text,
    has: (): boolean => true,
  }
  const parser = new nearley.Parser(grammar, { lexer: feed as unknown as nearley.Lexer })
  try {
    parser.feed('')
  } catch (error) {
    // nearley tells a word that does not fit by an error with the token on it; any other error is a mistake of ours.
    const wrong = (error as { token?: Token }).token
    if (!wrong) throw error
    // A word that nobody knows is where it went wrong, even if a rule has let it pass as colour.
    const strange = tokens.slice(0, next).findIndex((each) => each.type === 'unknown')
    return strange < 0
      ? unfit(wrong, tokens, expectedAt(parser, next - 1), known)
      : unfit(tokens[strange]!, tokens, expectedAt(parser, strange), known)
  }
  const meanings = new Map(parser.results.map((each: Draft) => [stable(each), each]))
  const [only, other] = [...meanings.values()]
  const end = tokens.at(-1)!
  if (!only) {
    const expected = expectedAt(parser, tokens.length)
    return { ...fault(`The sentence cannot end after "${end.written}".${goOn(expected)}`, end.at, end.length), expected }
  }
  if (other) {
    const at = tokens[0]!.at
    return fault(
      `This has more than one meaning: ${[...meanings.keys()].join('  OR  ')}. The grammar is at fault, not the card.`,
      at,
      end.at + end.length - at,
    )
  }
  return { ok: true, value: only }
}

type Fault = Extract<Reading<never>, { ok: false }>

function fault(message: string, at: number, length: number): Fault {
  return { ok: false, message, at, length, expected: [] }
}

function goOn(expected: readonly string[]): string {
  return expected.length > 0 ? ` It could go on with: ${expected.slice(0, 12).join(', ')}${expected.length > 12 ? ' ...' : ''}.` : ''
}

const tokenNames: Readonly<Record<string, string>> = {
  name: 'a known name',
  self: "this card's Title",
  family: 'a family name',
  quoted: 'a Title in quotation marks',
  number: 'a number',
}

/** What could have stood at a place, in the words of the grammar. */
function expectedAt(parser: nearley.Parser, column: number): readonly string[] {
  // nearley keeps its states in fields that its types do not show.
  const { table } = parser as unknown as {
    table: readonly { scannable: readonly { rule: { symbols: readonly unknown[] }; dot: number }[] }[]
  }
  const symbols = (table[column]?.scannable ?? []).map(({ rule, dot }) => rule.symbols[dot])
  const words = symbols.map((each) => (isLiteral(each) ? `"${each.literal}"` : (tokenNames[(each as { type: string }).type] ?? '')))
  return [...new Set(words.filter((each) => each !== ''))].sort()
}

/** The error for a word that does not fit, or that nobody knows. */
function unfit(wrong: Token, tokens: readonly Token[], expected: readonly string[], known: KnownWords): Fault {
  if (wrong.type !== 'unknown') {
    return { ...fault(`I cannot read this from "${wrong.written}" on.${goOn(expected)}`, wrong.at, wrong.length), expected }
  }
  const isName = /^\p{Lu}/u.test(wrong.written)
  // A misspelt word in the middle of a name is best recognised with its neighbours.
  const run = isName ? capitals(wrong, tokens) : [wrong]
  const at = run[0]!.at
  const length = run.at(-1)!.at + run.at(-1)!.length - at
  const written = run.map((each) => each.written).join(' ')
  const nearest = nearestKnown(known, written) ?? nearestKnown(known, wrong.written, vocabulary)
  const meant = nearest === undefined ? '' : ` Did you mean "${nearest}"?`
  const message = isName
    ? `No card is known by the word "${written}".${meant}`
    : `I do not know the word "${wrong.written}".${meant}${goOn(expected)}`
  const error = { ...fault(message, nearest === undefined ? wrong.at : at, nearest === undefined ? wrong.length : length), expected }
  return nearest === undefined ? error : { ...error, nearest }
}

function capitals(wrong: Token, tokens: readonly Token[]): readonly Token[] {
  const here = tokens.indexOf(wrong)
  const isCapital = (each: Token | undefined): boolean => each !== undefined && each.type !== 'name' && /^\p{Lu}/u.test(each.written)
  let from = here
  let to = here
  while (isCapital(tokens[from - 1]) && from > 1) from--
  while (isCapital(tokens[to + 1])) to++
  return tokens.slice(from, to + 1)
}
