/**
 * Titles: when two are the same (M1.5), how they are filed, and which cards a name written in a deck list means.
 * Knows names only, no card.
 */
import { distance } from 'fastest-levenshtein'
import { foldTitle, titleWords } from '../grammar/titles.ts'
import { limits } from './limits.ts'

/** Folded, and without any article, as hand-written lists leave them out anywhere. */
function bareTitle(title: string): string {
  return (
    titleWords(title)
      .filter((word) => !['the', 'a', 'an'].includes(word))
      .join('') || title.trim()
  )
}

/** The filed form of a Title: "Terrible Old Man, The". Only The goes to the end. */
export function filedTitle(title: string): string {
  const rest = /^The (.+)$/.exec(title)?.[1]
  return rest ? `${rest}, The` : title
}

const sets = ['LTD', 'EOMU', 'CR', 'LOTN', 'MSGS', 'DRM', 'NAE', 'PR']

/** The place of a set in the order of loading; sets unknown to it come last, all in one place. */
export function setOrder(setCode: string): number {
  const found = sets.indexOf(setCode)
  return found < 0 ? sets.length : found
}

/** Whether a set was published with the game. */
export const isPublished = (setCode: string) => sets.includes(setCode)

/** A printing, as far as its name goes. */
export interface Named {
  readonly id: string
  readonly setCode: string
  /** As filed: inverted. */
  readonly name: string
  readonly title: string
}

function byCodePoint(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** `msgs-mi-go-2` is the second of its name in its set; a card alone of its name counts as the first. */
function ordinal(id: string): number {
  return Number(/-(\d+)$/.exec(id)?.[1] ?? 1)
}

/** The order of loading: sets as published, in a set by name, cards of one name by their number. */
export function loadOrder(a: Named, b: Named): number {
  return (
    setOrder(a.setCode) - setOrder(b.setCode) ||
    byCodePoint(a.setCode, b.setCode) ||
    byCodePoint(a.name, b.name) ||
    (a.name === b.name ? ordinal(a.id) - ordinal(b.id) : 0) ||
    byCodePoint(a.id, b.id)
  )
}

/**
 * How a name was understood: as written; as the first of several; only by its fold; only by its beginning; as it was chosen
 * before; as a card of another set than was said.
 */
export type Reading = 'exact' | 'first' | 'folded' | 'shortened' | 'alias' | 'elsewhere'

export interface Meant<Card extends Named> {
  readonly card: Card
  readonly readings: readonly Reading[]
  /** All that it may mean as well. */
  readonly others: readonly Card[]
}

export interface TitleIndex<Card extends Named> {
  /** The card that a name of a deck list means: first by the strict rule, then by the lenient one. */
  find(text: string): Meant<Card> | undefined
  /** Up to three filed names that look most like it. */
  near(text: string): string[]
  /** The first cards of these names. */
  nearest(text: string): Card[]
  /** The shortest text that means exactly this card: with its set or number only where that is needed. */
  write(card: Card): string
}

function grouped<Card>(cards: readonly Card[], key: (card: Card) => string): Map<string, Card[]> {
  const groups = new Map<string, Card[]>()
  for (const each of cards) {
    const group = groups.get(key(each))
    if (group) group.push(each)
    else groups.set(key(each), [each])
  }
  return groups
}

/** An index over cards in any order. */
export function titleIndex<Card extends Named>(unordered: readonly Card[]): TitleIndex<Card> {
  const cards = [...unordered].sort(loadOrder)
  const named = grouped(cards, (each) => each.name)
  const folded = grouped(cards, (each) => foldTitle(each.title))
  const bare = grouped(cards, (each) => bareTitle(each.title))

  function shortened(text: string): Card[] {
    const start = foldTitle(text)
    // A few letters name nothing; and a beginning that fits several Titles is a guess.
    if (start.length < 6) return []
    const fits = [...folded.keys()].filter((each) => each.startsWith(start))
    return fits.length === 1 ? folded.get(fits[0]!)! : []
  }

  const steps: readonly (readonly [Reading, (text: string) => readonly Card[]])[] = [
    ['exact', (text) => named.get(text) ?? []],
    ['folded', (text) => folded.get(foldTitle(text)) ?? bare.get(bareTitle(text)) ?? []],
    ['shortened', shortened],
  ]

  /** Steps 1 to 3 of the strict rule, with one way of comparing names: whole text, then without set, then without number. */
  function resolve(text: string, lookup: (name: string) => readonly Card[], anyCase: boolean): readonly Card[] {
    const whole = lookup(text)
    if (whole.length > 0) return whole
    const set = (anyCase ? /^(.*\S)\s*\(([\p{L}\p{N}]+)\)$/u : /^(.+) \(([\p{L}\p{N}]+)\)$/u).exec(text)
    if (set) {
      const wanted = anyCase ? set[2]!.toUpperCase() : set[2]!
      return lookup(set[1]!).filter((each) => (anyCase ? each.setCode.toUpperCase() : each.setCode) === wanted)
    }
    const number = (anyCase ? /^(.*\S)\s*#(\d+)$/ : /^(.+) #(\d+)$/).exec(text)
    if (!number) return []
    const nth = resolve(number[1]!, lookup, anyCase)[Number(number[2]) - 1]
    return nth ? [nth] : []
  }

  function find(text: string): Meant<Card> | undefined {
    const name = text.trim()
    if (name === '' || name.length > limits.name) return undefined
    for (const [reading, lookup] of steps) {
      const [card, ...others] = resolve(name, lookup, reading !== 'exact')
      if (!card) continue
      return { card, readings: others.length > 0 ? [reading, 'first'] : [reading], others }
    }
    return undefined
  }

  function nearest(text: string): Card[] {
    const wanted = foldTitle(text.slice(0, limits.name).replace(/\s*\([\p{L}\p{N}]+\)|\s*#\d+$/gu, ''))
    const most = Math.max(2, Math.floor(wanted.length * 0.4))
    return [...folded]
      .map(([fold, [card]]) => {
        const cut = fold.length > wanted.length && wanted.length > 3 && fold.startsWith(wanted)
        return { card: card!, far: cut ? 1 : distance(wanted, fold) }
      })
      .filter(({ far }) => far <= most)
      .sort((a, b) => a.far - b.far || byCodePoint(a.card.name, b.card.name))
      .slice(0, 3)
      .map(({ card }) => card)
  }

  function write(card: Card): string {
    const same = named.get(card.name)!
    if (same.length === 1) return card.name
    const inSet = same.filter((each) => each.setCode === card.setCode)
    // A set without a code of letters and digits cannot be written in brackets: count over all sets.
    if (!/^[\p{L}\p{N}]+$/u.test(card.setCode)) return `${card.name} #${same.indexOf(card) + 1}`
    const inThisSet = inSet.length < same.length || inSet.length > 1 ? `${card.name} (${card.setCode})` : card.name
    return inSet.length > 1 ? `${inThisSet} #${inSet.indexOf(card) + 1}` : inThisSet
  }

  return { find, near: (text) => nearest(text).map(({ name }) => name), nearest, write }
}
