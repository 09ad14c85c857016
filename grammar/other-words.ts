/**
 * Other words for the same: turns of phrase that mean what the grammar says with other words, put so before it reads. Each
 * holds wherever it stands, beside whatever else the sentence says; what depends on more than its own words belongs in the grammar.
 */

import { withDrawsNext } from './brought-near.ts'
import type { Token } from './lexer.ts'
import { asDefender, byTheirShape } from './other-words/by-their-shape.ts'
import { combat } from './other-words/combat.ts'
import { dayAndNight } from './other-words/day-and-night.ts'
import { fates } from './other-words/fates.ts'
import { gates } from './other-words/gates.ts'
import { goesWithoutSaying } from './other-words/goes-without-saying.ts'
import { handsAndDecks } from './other-words/hands-and-decks.ts'
import { inPlay } from './other-words/in-play.ts'
import { leaveAndBans } from './other-words/leave-and-bans.ts'
import { monsters } from './other-words/monsters.ts'
import { numbers } from './other-words/numbers.ts'
import { phobiasAndAdventures } from './other-words/phobias-and-adventures.ts'
import { regions } from './other-words/regions.ts'
import { roundsAndSpans } from './other-words/rounds-and-spans.ts'
import { sanity } from './other-words/sanity.ts'
import type { Saying } from './other-words/saying.ts'
import { smallWords } from './other-words/small-words.ts'
import { spellsAndTomes } from './other-words/spells-and-tomes.ts'
import { threats } from './other-words/threats.ts'
import { times } from './other-words/times.ts'
import { turnsAndPasses } from './other-words/turns-and-passes.ts'
import { values } from './other-words/values.ts'
import { walkingAndTravel } from './other-words/walking-and-travel.ts'
import { weaponsAndBearers } from './other-words/weapons-and-bearers.ts'
import { whereOneIs } from './other-words/where-one-is.ts'
import { whose } from './other-words/whose.ts'
import { meantWord } from './tokens.ts'

/** All of them. The longest that stands at a place is taken; of two as long that may stand at one place, both are in one chapter, the first before the other. */
const turns: readonly Saying[] = [
  ...whereOneIs,
  ...regions,
  ...gates,
  ...walkingAndTravel,
  ...dayAndNight,
  ...turnsAndPasses,
  ...roundsAndSpans,
  ...times,
  ...whose,
  ...numbers,
  ...values,
  ...sanity,
  ...inPlay,
  ...weaponsAndBearers,
  ...spellsAndTomes,
  ...handsAndDecks,
  ...phobiasAndAdventures,
  ...monsters,
  ...threats,
  ...combat,
  ...fates,
  ...leaveAndBans,
  ...smallWords,
  ...goesWithoutSaying,
]

interface Turn {
  /** Each place is a word, `#` or `THIS`. */
  readonly said: readonly string[]
  readonly meant: readonly string[]
}

/** "(a|b c) d": what stands in brackets, one after the other, as turns of their own. */
function spelledOut(said: string): readonly (readonly string[])[] {
  const group = /\((?! )([^()]*)\)/.exec(said)
  if (!group) return [said.split(' ').map((word) => word.replaceAll('_', ' '))]
  return group[1]!.split('|').flatMap((each) => spelledOut(said.replace(group[0], each)))
}

/** The turns by their first word, the longest first. */
const table: ReadonlyMap<string, readonly Turn[]> = (() => {
  const all = turns.flatMap(([said, meant]) =>
    spelledOut(said).map((words): Turn => ({ said: words, meant: meant === 'SAME' ? words : meant.split(' ').filter(Boolean) })),
  )
  all.sort((a, b) => b.said.length - a.said.length)
  return Map.groupBy(all, ({ said }) => said[0]!)
})()

/** The words that stand second in one. */
const seconds: ReadonlySet<string> = new Set([...table.values()].flat().flatMap(({ said }) => said.slice(1, 2)))

/** The words of the turns, which the lexer has to know. */
export const turnWords: readonly string[] = [
  ...new Set([...table.values()].flat().flatMap(({ said }) => said.filter((each) => /^[a-z][a-z-]*$/.test(each)))),
]

/** What a card calls itself by, besides its Title. */
const own: ReadonlySet<string> = new Set(
  'card artifact tome spell weapon phobia event monster creature entity location ally storm night day star'.split(' '),
)

/** How many tokens from here on are one place of a turn; 0 where they are not. */
function taken(tokens: readonly Token[], at: number, place: string): number {
  const token = tokens[at]
  if (token === undefined) return 0
  if (place === '#') return token.type === 'number' ? 1 : 0
  if (place === 'THIS') return token.type === 'self' ? 1 : token.text === 'this' && own.has(tokens[at + 1]?.text ?? '') ? 2 : 0
  if (place === '1') return token.type === 'number' && token.value === 1 ? 1 : 0
  return token.text === place ? 1 : 0
}

/** A sentence with its turns put into the words of the grammar; where in the text it stands is kept. */
export function inGrammarsWords(sentence: readonly Token[]): readonly Token[] {
  // What one turn has made may be part of another.
  let said = byTheirShape(sentence)
  for (let pass = 0; pass < 3; pass++) {
    const meant = turned(said)
    if (meant.length === said.length && meant.every((each, index) => each === said[index])) break
    said = meant
  }
  return withDrawsNext(said) ?? asDefender(said)
}

function turned(sentence: readonly Token[]): readonly Token[] {
  const result: Token[] = []
  for (let at = 0; at < sentence.length; ) {
    // "Each adds 1", of what the sentence before speaks of, is no matter of course.
    const found = at === 0 && isBareEach(sentence) ? undefined : turnAt(sentence, at)
    if (found) result.push(...found.tokens)
    else result.push(sentence[at]!)
    at += found?.count ?? 1
  }
  return result
}

const isBareEach = ([head, verb]: readonly Token[]): boolean =>
  head?.text === 'each' && /^(?:add|gain|subtract|lose|draw|discard|bury)$/.test(verb?.text ?? '')

/** What a place of a turn may be besides the word itself. */
const isOpen = (place: string): boolean => /^[#1]$|^THIS$/.test(place)

/** The turns that two words in a row can begin, as they are asked for. */
const begun = new Map<string, readonly Turn[]>()

function turnsOf(token: Token, next: Token | undefined): readonly Turn[] {
  const heads = placesOf(token)
  const second = next && seconds.has(next.text) ? next.text : ''
  const key = `${heads.join(' ')}|${second}`
  const known = begun.get(key)
  if (known) return known
  // "This card" is one place, and of two words.
  const found = heads
    .flatMap((head) => table.get(head) ?? [])
    .filter(({ said: [head, place] }) => head === 'THIS' || place === undefined || isOpen(place) || place === second)
  begun.set(key, found)
  return found
}

/** What a token can be in a turn; a word that begins none is no word here. */
function placesOf({ type, value, text }: Token): readonly string[] {
  if (type === 'number') return value === 1 ? ['1', '#'] : ['#']
  const word = table.has(text) ? [text] : []
  return text === 'this' || type === 'self' ? ['THIS', ...word] : word
}

function turnAt(sentence: readonly Token[], at: number): { readonly count: number; readonly tokens: readonly Token[] } | undefined {
  for (const { said, meant } of turnsOf(sentence[at]!, sentence[at + 1])) {
    const count = spanOf(sentence, at, said)
    if (count === 0) continue
    const held: (readonly Token[])[] = []
    for (let from = at; held.length < said.length; from += held.at(-1)!.length)
      held.push(sentence.slice(from, from + taken(sentence, from, said[held.length]!)))
    const head = sentence[at]!
    const tokens = meant.flatMap((word): readonly Token[] => held[said.indexOf(word)] ?? [meantWord(word, head)])
    return { count, tokens }
  }
  return undefined
}

/** How many tokens a turn takes up from here on; 0 where it does not stand there. Asked of many turns, and true of few. */
function spanOf(sentence: readonly Token[], at: number, said: readonly string[]): number {
  let count = 0
  for (const place of said) {
    const length = taken(sentence, at + count, place)
    if (length === 0) return 0
    count += length
  }
  return count
}
