/** One sentence by the grammar: its one meaning, or where it cannot be read and what could stand there. */

import nearley from 'nearley'
import { noNumber, noneBefore } from './amounts.ts'
import { bearingWords } from './bearing.ts'
import { clauseWords } from './clauses.ts'
import { isUnknown, type Token } from './lexer.ts'
import type { KnownWords } from './link.ts'
import { grammar, grammarWords, isLiteral, kindOf, lookingAhead } from './looking-ahead.ts'
import { type Draft, stable } from './make/draft.ts'
import { meantBy } from './meant.ts'
import { turnWords } from './other-words.ts'
import { plainWords } from './plainly.ts'
import { type Fault, fault, faultIn, quoted, type Reading } from './reading.ts'
import { otherShapes, withSubjectAgain } from './reshape.ts'
import { roundaboutWords } from './roundabout.ts'
import { byUse, nearestWording, tokenNames } from './wordings.ts'

/** How sentences may begin, by the word they begin with, or for the whole grammar: nearley would work it out anew for each. */
const firstColumns = new Map<string, unknown>()

/** A parser before the first word. Nothing is read into its first column later, so all parsers of the same beginning share it. */
function parserFor(seen: nearley.Grammar, key: string, lexer: nearley.Lexer): nearley.Parser {
  const column = firstColumns.get(key)
  // nearley keeps its states in fields that its types do not show; its report of an error is a page that nobody reads.
  const quiet = { reportError: () => '' }
  if (column !== undefined)
    return Object.assign(Object.create(nearley.Parser.prototype), {
      grammar: seen,
      options: { keepHistory: false, lexer },
      lexer,
      table: [column],
      current: 0,
      ...quiet,
    }) as nearley.Parser
  const parser = Object.assign(new nearley.Parser(seen, { lexer }), quiet)
  firstColumns.set(key, (parser as unknown as { readonly table: readonly unknown[] }).table[0])
  return parser
}

/** The small words the grammar knows, each in its basic form. */
export const vocabulary: ReadonlySet<string> = new Set([
  ...grammarWords,
  ...turnWords,
  ...bearingWords,
  ...clauseWords,
  ...plainWords,
  ...roundaboutWords,
])

/** A sentence as it stands, or else in another shape that says the same; an error is that of the sentence as it stands. */
export function readInShapes(...[tokens, ...rest]: Parameters<typeof readSentence>): Reading<Draft> {
  const again = withSubjectAgain(tokens)
  const clear = again && readSentence(again, ...rest)
  if (clear?.ok) return clear
  const asItStands = readSentence(tokens, ...rest)
  if (asItStands.ok || tokens.some((each) => each.type === 'unknown')) return asItStands
  for (const shape of otherShapes(tokens)) {
    const reading = readSentence(shape, ...rest)
    if (reading.ok) return reading
  }
  return asItStands
}

/** nearley's parser, fed with ready tokens. */
function readSentence(
  tokens: readonly Token[],
  known: KnownWords,
  makesSense: (draft: Draft) => boolean,
  rankOf: (draft: Draft) => number,
  saysOf: (draft: Draft) => string,
  isQuick = false,
): Reading<Draft> {
  let next = 0
  const feed = {
    reset: (): void => undefined,
    save: (): Record<string, never> => ({}),
    next: (): Token | undefined => tokens[next++],
    formatError: (token: Token): string => token.text,
    has: (): boolean => true,
  }
  const seen = isQuick ? lookingAhead(() => tokens[next]) : grammar
  const key = isQuick ? `quick ${kindOf(tokens[0])}` : 'whole'
  const parser = parserFor(seen, key, feed as unknown as nearley.Lexer)
  try {
    parser.feed('')
  } catch (error) {
    // nearley tells a word that does not fit by an error with the token on it; any other error is a mistake of ours.
    const wrong = (error as { token?: Token }).token
    if (!wrong) throw error
    // A word that nobody knows is where it went wrong, even if a rule has let it pass as colour.
    const strange = tokens.slice(0, next).findIndex((each) => each.type === 'unknown')
    const place = strange < 0 ? next - 1 : strange
    if (isQuick) return briefly(strange < 0 ? wrong : tokens[strange]!, tokens)
    const expected = byUse(expectedAt(parser, place), tokens[place - 1], vocabulary)
    return unfit(strange < 0 ? wrong : tokens[strange]!, tokens, expected, known)
  }
  const meanings = new Map(parser.results.map((each: Draft) => [stable(each), each]))
  // Where the words fit several ways, those that make no rule are none that was meant.
  const sensible = meanings.size > 1 ? [...meanings.values()].filter((each) => makesSense(each)) : []
  const left = sensible.length > 0 ? sensible : [...meanings.values()]
  const most = left.length > 1 ? Math.max(...left.map(rankOf)) : 0
  const best = left.length > 1 ? left.filter((each) => rankOf(each) === most) : left
  // What comes to the same rules has one meaning.
  const [only, other] = best.length > 1 ? [...new Map(best.map((each) => [saysOf(each), each])).values()] : best
  const end = tokens.at(-1)!
  if (!only) {
    if (isQuick) return briefly(end, tokens)
    const expected = byUse(expectedAt(parser, tokens.length), end, vocabulary)
    const { told, ...wording } = worded(end, tokens)
    return {
      ...fault(`The sentence cannot end after "${quoted(end.written)}".${told}${goOn(expected)}`, end.at, end.length),
      expected,
      ...wording,
    }
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

/**
 * "You may play any Ally regardless of Region" is done once where it is said when (`isAtOnce`, or a cost is paid for it), and
 * allowed for good where not. To play a Location is to travel.
 */
export function rank({ mod, items, remark }: Draft, isAtOnce: boolean): number {
  // "Discard any other card" is what is left of those turned up, and no card that is picked.
  // "Play this card when you have lost an Ally since your last Turn" answers that loss.
  // "Flip this card face-down", behind a use: its price, as "flip this card" is.
  if (remark) return remark.rest || remark.window || stable(remark.cost ?? []) === '[{"self":"flip"}]' ? 9 : 0
  const isDone = items.every((each) => 'op' in each)
  const once = isAtOnce || mod.window !== undefined || mod.cost !== undefined || mod.on !== undefined
  const isWay = items.some((each) => 'op' in each && 'travel' in each.op)
  // What could be a price is one: "flip this card face-down and draw one card".
  // "If Ally is buried, bury this card" is what sharing a fate means.
  const [first] = items
  const isFate = typeof mod.on === 'object' && 'cardLeft' in mod.on && mod.on.cardLeft.ref === 'host' && first && 'op' in first
  const isSame = isFate && stable(first.op) === stable({ move: { ref: 'self' }, to: (mod.on as { readonly to?: unknown }).to })
  // "Add 3, but he may not defend at Night": what stands behind "but" is said of the second alone.
  const last = items[1]
  const isBut =
    items.length === 2 && !mod.if && last !== undefined && 'rule' in last && last.rule.kind === 'static' && last.rule.if !== undefined
  // "Your opponent may lose 2 Sanity and bury this card": who may do the first may do the second, and need do neither.
  const isShared = items.some(
    (each) =>
      'op' in each &&
      'choose' in each.op &&
      each.op.by !== 'you' &&
      each.op.choose.length === 2 &&
      each.op.choose[0]!.length > 1 &&
      each.op.choose[1]!.length === 0,
  )
  // "At any Ruins or Cemetery", "only if you are at Arkham or Underground": at a place of the one kind or the other.
  const needs = first && 'rule' in first && first.rule.kind === 'require' ? first.rule.needs : mod.if
  const isEither = needs !== undefined && 'any' in needs && needs.any.every((each) => 'at' in each)
  // "You may play Allies in the Dreamlands": where you are, rather than Allies that are there.
  const isThere = /"play":\{"at"/.test(stable(items))
  // "If an Ally was Buried this Round" asks for what is over, and waits for nothing.
  const isPast = mod.if !== undefined && JSON.stringify(mod.if).includes('"done":') && mod.until === undefined
  // "When you are attacked by a Ghoul" is a moment where something is done, and a state where something is so.
  const isAttack = typeof mod.on === 'object' && 'attacked' in mod.on && items.every((each) => !('rule' in each))
  // "When you cast a Spell, return that card to your Hand": the one the moment tells of, if it is yours.
  const isOfMoment = typeof mod.on === 'object' && /"ref":"cause"/.test(stable(items)) && !/"(?:opponent|each)"/.test(stable(mod.on))
  return (
    (isDone === once ? 4 : 0) +
    (isOfMoment ? 1 : 0) +
    (isAttack ? 5 : 0) +
    (isPast ? 5 : 0) -
    (isThere ? 1 : 0) -
    (isEither ? 1 : 0) +
    (isShared ? 1 : 0) +
    (isWay ? 2 : 0) +
    (mod.cost || isBut ? 1 : 0) +
    (mod.cost && mod.on === 'defends' ? 1 : 0) -
    (isSame ? 8 : 0)
  )
}

/** What could stand at a place, as far as it fits into an error; the usual first. */
const mostTold = 6

function goOn(expected: readonly string[]): string {
  // Where any name may stand, it says nothing new that this card's own may.
  const isNamed = expected.includes(tokenNames['name']!)
  const told = isNamed ? expected.filter((each) => each !== tokenNames['self'] && each !== tokenNames['family']) : expected
  return told.length > 0 ? ` It could go on with: ${told.slice(0, mostTold).join(', ')}${told.length > mostTold ? ' ...' : ''}.` : ''
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

/** Where a sentence cannot be read, for one who asks no more. */
function briefly(wrong: Token, tokens: readonly Token[]): Fault {
  const strange = noNumber(wrong, tokens) ?? (isUnknown(wrong) ? undefined : noneBefore(wrong, tokens))
  return strange ? faultIn(strange) : fault(`I cannot read this from "${quoted(wrong.written)}" on.`, wrong.at, wrong.length)
}

/** The error for a word that does not fit, or that nobody knows. */
function unfit(wrong: Token, tokens: readonly Token[], expected: readonly string[], known: KnownWords): Fault {
  const strange = noNumber(wrong, tokens) ?? (isUnknown(wrong) ? undefined : noneBefore(wrong, tokens))
  if (strange) return faultIn(strange)
  const { told, ...wording } = worded(wrong, tokens)
  if (!isUnknown(wrong)) {
    return {
      ...fault(`I cannot read this from "${quoted(wrong.written)}" on.${told}${goOn(expected)}`, wrong.at, wrong.length),
      expected,
      ...wording,
    }
  }
  const isName = /^\p{Lu}/u.test(wrong.written)
  // A misspelt word in the middle of a name is best recognised with its neighbours.
  const run = isName ? capitals(wrong, tokens) : [wrong]
  const at = run[0]!.at
  const length = run.at(-1)!.at + run.at(-1)!.length - at
  const written = run.map((each) => each.written).join(' ')
  const nearest = meantBy(written, wrong.written, known, vocabulary, expected, isName && wrong !== tokens[0])
  const meant = nearest === undefined ? told : ` Did you mean "${nearest}"?`
  const message =
    isName && wrong !== tokens[0]
      ? `No card is known by the word "${quoted(written)}".${meant}`
      : `I do not know the word "${quoted(wrong.written)}".${meant}${goOn(expected)}`
  const error = { ...fault(message, nearest === undefined ? wrong.at : at, nearest === undefined ? wrong.length : length), expected }
  return nearest === undefined ? { ...error, ...wording } : { ...error, nearest }
}

/** The known clause that comes nearest to the one a sentence cannot be read in. */
function worded(wrong: Token, tokens: readonly Token[]): { readonly told: string; readonly wording?: string } {
  const wording = nearestWording(wrong, tokens, vocabulary)
  return wording === undefined ? { told: '' } : { told: ` Nearest known wording: "${wording}".`, wording }
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
