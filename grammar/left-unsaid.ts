/**
 * What a text names and no rule of it has. Whatever other words a reading has come by: one that has lost a name or a
 * number on the way is a wrong one, and says so.
 */

import type { Rule } from './ast.ts'
import type { Token } from './lexer.ts'
import { fold } from './link.ts'
import { stable } from './make/draft.ts'
import { type Fault, fault, quoted, type Self } from './reading.ts'
import { textOf } from './tokens.ts'

/** Words of the game that rules have under names of their own, or that a rule of its kind is about anyway. */
const frame: ReadonlySet<string> = new Set(
  'adventure ally artifact card defending event gate location monster phobia spell threat tome travel weapon'.split(' '),
)

/** Of two that exclude each other, a rule may ask for the one by what it says of the other. */
const opposites: Readonly<Record<string, string>> = {
  day: 'night',
  night: 'day',
  invisible: 'visible',
  inside: 'outside',
  outside: 'inside',
}

/** "Corrupt Allies defend as usual": what is not otherwise than the rules have it. */
const usual = /\bas (?:usual|normal|always)$/i

/** "And certain Corrupt Cultists": which, their own texts tell. */
const vague = /\bcertain (?:[^,;:.]* )?$/i

/** "Even if it is a Port", "although found in Ulthar", "(Corrupt or not)": what makes no difference. */
const concession = /\b(?:although|though|even|whether|be (?:it|they)|including|regardless of|need not|does not matter)\b[^,;:.]*$/i
const eitherWay = /^ or (?:not|otherwise)\b/i

/** "Aldebaran or another Star": an example of what stands behind it. */
const example = /^(?:,| or| and)+ (?:any |all |each |the )*(?:an)?other\b/i

/** "All languages except Greek": rules list those that are left. */
const exception = /\b(?:language|tongue)s? (?:except|but|other than|save)\b[^,;:.]*$/i

/** "Islands may be reached in this way": of ways and places that stand open anyway. */
const reachable = /^,? (?:and [^,;:.]* )?(?:locations? )?(?:may|can) (?:also )?be (?:reached|entered|visited)\b/i

/** "Each Zoog card surviving ...": those in this Combat. */
const survivors = /^ (?:cards? |Monsters? )?(?:(?:that|which) )?surviv(?:es|ing)\b/i

/** What rules call by a name of their own. An Outer God is a Great Old One (M11.1). */
const ownNames: readonly (readonly [RegExp, string])[] = [
  [/"timeChanged"|"time":"neither"/, 'day night'],
  [/Travel by Sea/, 'water'],
  [/"extendGOO"|Great ?Old ?One/, 'great old one outer god'],
]

/** A stretch of a text. */
interface Span {
  readonly at: number
  readonly length: number
}

/** The words of the rules, without case, number and signs. */
function wordsOf(said: string): string {
  const more = ownNames.filter(([name]) => name.test(said)).map(([, words]) => words)
  return ` ${fold(said.replace(/([a-z])([A-Z])/g, '$1 $2'))} ${more.join(' ')} `
}

/** All numbers in the rules, and what two of them come to: "more than 4" is "5 or more", "1, plus 2 at Night" is 1 or 3. */
function numbersOf(said: string): ReadonlySet<number> {
  const plain = [...said.matchAll(/-?\b\d+\b/g)].map(([each]) => Math.abs(Number(each)))
  const pairs = plain.flatMap((one, at) => plain.slice(at + 1).flatMap((other) => [one + other, Math.abs(one - other)]))
  return new Set([1, ...plain, ...pairs, ...plain.filter((each) => each > 1).flatMap((each) => [each - 1, each + 1])])
}

/** "Play up to three": one, and one, and one. How often the same step stands in the rules. */
function mostOften(rules: readonly Rule[]): number {
  const steps = new Map<string, number>()
  const count = (value: unknown): void => {
    if (value === null || typeof value !== 'object') return
    if (!Array.isArray(value)) return Object.values(value).forEach(count)
    for (const each of value) {
      const said = stable(each)
      steps.set(said, (steps.get(said) ?? 0) + 1)
      count(each)
    }
  }
  count(rules)
  return Math.max(0, ...steps.values())
}

/** The sentence a place stands in, before and behind it. */
function around(text: string, { at, length }: Token): { readonly before: string; readonly behind: string } {
  const before = /(?:[^.!?;]|\.(?=\S))*$/.exec(text.slice(0, at))?.[0] ?? ''
  const behind = /^(?:[^.!?;]|\.(?=\S))*/.exec(text.slice(at + length))?.[0] ?? ''
  return { before: before.trimStart(), behind }
}

/** Whether a name that no rule has is none that the rules need. */
function isIdle(token: Token, text: string, self: Self): boolean {
  const { before, behind } = around(text, token)
  const isHead = before === '' || /["(“]$/.test(before)
  // A capital at the head of a sentence tells nothing: "Police attack your opponent", "Darkness falls".
  if (isHead && (token.type === 'family' || token.type === 'strange')) return true
  // "Cultists attack your opponent with a value of 3": no card attacks.
  if (isHead && /^ attacks?\b/i.test(behind)) return true
  // "Island.", "This is a Star Event.": what the card shows itself.
  if (/^(?:(?:this|it)(?: card| location| event)? is (?:an? )?)?$/i.test(before) && /^(?: (?:event|location|card))?$/i.test(behind))
    return true
  // "This Doctor", "this Night": the card itself; "the Widow", on the card of hers.
  if (/\bthis $/i.test(before)) return true
  // "Each Zoog card that survives", on a Monster that is one: each of them says so of itself.
  if (self.type === 'Monster' && /\b(?:each|every|any) $/i.test(before) && survivors.test(behind)) return true
  if (/\bthe $/i.test(before) && (token.type === 'strange' || ` ${fold(self.title)} `.includes(` ${fold(token.written)} `))) return true
  return (
    usual.test(behind.trimEnd()) ||
    eitherWay.test(behind) ||
    vague.test(before) ||
    concession.test(before) ||
    exception.test(before) ||
    example.test(behind) ||
    reachable.test(behind)
  )
}

/** Whether a name is in the words of the rules, by itself or word for word. */
function isThere(token: Token, have: string): boolean {
  const names = [
    token.written,
    token.text,
    ...token.senses.flatMap((sense) => ('names' in sense ? [sense.name, ...sense.names] : [sense.name])),
  ]
  const isIn = (name: string): boolean => have.includes(` ${name} `)
  return names.some((name) => {
    const folded = fold(name)
    const words = folded.split(' ').filter((each) => !/^(?:or|and|by|in|the|of)$/.test(each))
    return isIn(folded) || isIn(opposites[folded] ?? '-') || (words.length > 1 && words.every(isIn))
  })
}

/** Where something is said to be done so often in each Combat, and a rule does it so often on a Turn, which is before Combat. */
function countedInCombat(rules: readonly Rule[], told: readonly Token[]): Token | undefined {
  const isBefore = rules.some((rule) => {
    if (rule.kind === 'static') return 'gateReuse' in rule.effect && rule.effect.limit !== undefined
    if (!('limit' in rule)) return false
    if (rule.kind === 'action') return rule.window === 'turn'
    return rule.kind === 'on' && (rule.on === 'arrived' || rule.on === 'played' || (typeof rule.on === 'object' && 'cardPlayed' in rule.on))
  })
  return isBefore
    ? told.find(
        ({ text }, index) =>
          text === 'combat' &&
          /(?:once|twice|time) (?:(?:in|during) )?(?:per|each|a|any|every)$/.test(textOf(told.slice(Math.max(0, index - 3), index))),
      )
    : undefined
}

/** What rules say of another player, in whatever word of theirs. */
const ofAnother =
  /pponent|"(?:actor|each|either|anyone|any|owner|affected|opposing|holder|who|directAt|directedThreat|attack\w*|cause|after|spread)"|isDirected|Defenders|eachThreat|Cosmic|threat|summon|controlled|bypass|dealt|reveal|random|theft|Phobia|invisible|attack/

/** What rules say of cards that are discarded or may be, in whatever word of theirs. */
const gone = /iscard|"(?:exchange|sharesFate|cardLeft|gone|lost|loss|wouldLose|carries|attachedTo|give|weapons)"/

type Lost = Pick<Token, 'at' | 'length' | 'written'>

const isWithin = (at: number, spans: readonly Span[]): boolean => spans.some((each) => at >= each.at && at < each.at + each.length)

/** Where the text, but for what it tells by the way, has such a word. */
function wordIn(text: string, word: RegExp, flavour: readonly Span[]): Lost | undefined {
  for (const { 0: written, index: at } of text.matchAll(word)) if (!isWithin(at, flavour)) return { at, length: written.length, written }
  return undefined
}

/** "Return it to your opponent's Hand": another player is spoken of, and no rule knows one. */
const opponentLost = (said: string, text: string, flavour: readonly Span[]): Lost | undefined =>
  ofAnother.test(said) ? undefined : wordIn(text, /\bopponents?\b/gi, flavour)

/** "Then, discard this card": whatever goes so in no rule. */
const discardLost = (said: string, text: string, flavour: readonly Span[]): Lost | undefined =>
  gone.test(said)
    ? undefined
    : wordIn(text, /(?<!\b(?:instead of|rather than|do not|or|after you have) )\bdiscard(?:s|ed|ing)?\b(?! (?:piles?|phase)\b)/gi, flavour)

/** The first name or number of a text that is in none of its rules, as an error at its place; `said` are the words that were read. */
export function leftUnsaid(
  rules: readonly Rule[],
  {
    text,
    said: words,
    flavour,
    self,
  }: {
    readonly text: string
    readonly said: readonly Token[]
    readonly flavour: readonly Span[]
    readonly self: Self | undefined
  },
): Fault | undefined {
  if (self === undefined || rules.length === 0) return undefined
  const told = words.filter(({ at }) => !isWithin(at, flavour))
  const inCombat = countedInCombat(rules, told)
  if (inCombat)
    return fault('What is done so often in each Combat is done there: begin with "In Combat, ...".', inCombat.at, inCombat.length)
  const said = stable(rules)
  const have = wordsOf(said)
  const numbers = numbersOf(said)
  const lost = told.find((token, at) => {
    // What is paid or lost is in the rules, however they count other things.
    const least = told[at + 1]?.text === 'sanity' ? 1 : 2
    if (token.type === 'number')
      return token.value > least && !numbers.has(token.value) && token.value !== self.sanity && token.value > mostOften(rules)
    if (token.type !== 'name' && token.type !== 'family' && token.type !== 'quoted' && token.type !== 'strange') return false
    const isCapital = /^["“]?\p{Lu}/u.test(token.written)
    return isCapital && !frame.has(token.text) && !isThere(token, have) && !isIdle(token, text, self)
  })
  const unheard = lost ?? opponentLost(said, text, flavour) ?? discardLost(said, text, flavour)
  return (
    unheard && fault(`What was read says nothing of "${quoted(unheard.written)}": say this in another way.`, unheard.at, unheard.length)
  )
}
