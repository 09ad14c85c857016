/**
 * Which cards of a deck can work: a fixpoint. A card that cannot be played gives nothing to others, neither places nor
 * readers nor Tomes; so nothing works but what stands, by however many steps, on a Location the story can begin with.
 */
import type { Need, Support, Way } from './support.ts'

/** One way to begin: an Investigator and a Region. */
export interface Beginning {
  /** The number of the Investigator; nothing where it is open. */
  readonly investigator: number | undefined
  /** The Region the story begins in, by its place in the areas; one that there is not is none. */
  readonly area: number
}

/** What works, by number: 1 for what does. */
export type Works = Uint8Array

const isMet = (ways: readonly Way[], works: Works): boolean => ways.some((way) => way.every((each) => works[each] === 1))

/** The needs of a card that are not met. */
export const unmet = (support: Support, no: number, works: Works): readonly Need[] =>
  support.needs[no]!.filter(({ ways }) => !isMet(ways, works))

/**
 * What works of these cards, from what works already.
 *
 * @param there 1 for each card, Investigator and start that is there
 */
export function working(support: Support, there: Uint8Array, from?: Works): Works {
  const works = from === undefined ? new Uint8Array(support.size) : Uint8Array.from(from)
  const open: number[] = []
  for (let no = 0; no < support.size; no++) if (there[no] === 1 && works[no] === 0) open.push(no)
  for (let left = open; ; ) {
    const still = left.filter((no) => {
      if (!support.needs[no]!.every(({ ways }) => isMet(ways, works))) return true
      works[no] = 1
      return false
    })
    if (still.length === left.length) return works
    left = still
  }
}

/** Marks what is there: cards, all Regions, and what of Investigators and starts a beginning chooses. */
export function present(
  support: Support,
  cards: Iterable<number>,
  { investigator, area }: Beginning,
  open: Iterable<number> = [],
): Uint8Array {
  const there = new Uint8Array(support.size)
  for (const no of cards) there[no] = 1
  for (const each of support.areas) there[each.no] = 1
  if (investigator === undefined) for (const no of open) there[no] = 1
  else there[investigator] = 1
  const start = support.areas[area]?.start
  if (start !== undefined) there[start] = 1
  return there
}

/**
 * The beginnings a deck has: each of its Investigators in each Region that its Locations are of.
 *
 * @param investigators none where it is open who will play
 */
export function beginnings(support: Support, cards: Iterable<number>, investigators: readonly number[]): readonly Beginning[] {
  const own = new Set(cards)
  const areas = support.areas.flatMap((_, at) => (startsIn(support, own, at) ? [at] : []))
  const who = investigators.length === 0 ? [undefined] : investigators
  return who.flatMap((investigator) => areas.map((area) => ({ investigator, area })))
}

/** Whether one of these cards is a Location that a story can begin with in a Region. */
export function startsIn(support: Support, cards: Iterable<number>, area: number): boolean {
  const own = new Set(cards)
  const { no, start } = support.areas[area]!
  return support.needs[no]![0]!.ways.some(([each]) => own.has(each!) && startsHere(support, each!, start))
}

const startsHere = (support: Support, no: number, start: number): boolean =>
  support.needs[no]!.every(({ ways }) => ways.some((way) => way.length === 1 && way[0] === start))

/** What works in one of several ways to begin at least. */
export function anywhere(all: readonly Works[], size: number): Works {
  const union = new Uint8Array(size)
  for (const works of all) for (let no = 0; no < size; no++) if (works[no] === 1) union[no] = 1
  return union
}
