/**
 * The last round of Tides of Madness, solved. The pile is empty by then [TM-36], so that whoever counts the cards knows all of
 * them; all that is unknown is what the other chooses at the same moment. Each exchange is a game of two in which one wins what
 * the other loses: solved from the last one backwards (matrix.ts). What counts is the own score against the other's, a shared
 * victory and nobody's both lying between.
 */
import type { Seat } from '../../engine/game.ts'
import { type CardNo, type Suit, suits } from './cards.ts'
import { solved } from './matrix.ts'
import { countsOf, displayOf, doubledBy, doublingNo, hasWild, iconsOf, pointsOf } from './scoring.ts'
import type { Pair, Player } from './state.ts'

/** What the rules of the game say of the end of a round, handed in by it. */
export interface Terms {
  readonly rounds: number
  readonly madnessLimit: number
  readonly madnessGain: number
}

/** A player in the middle of the last round; written to while exchanges are tried. */
export interface Side {
  readonly kept: readonly CardNo[]
  readonly played: CardNo[]
  readonly madness: number
  readonly points: number
}

export type Sides = readonly [Side, Side]

export const sideOf = ({ kept, played, madness, points }: Player): Side => ({ kept, played: [...played], madness, points })

export interface Exchange {
  /** How often each card of the first hand is to be chosen, and each of the second. */
  readonly rows: readonly number[]
  readonly columns: readonly number[]
  /** Both players' expected scores, by row and column. */
  readonly scores: Float64Array
}

/** Both choose a card of their hands; then the hands change owners [TM-5, TM-6]. */
export function exchange(first: readonly CardNo[], second: readonly CardNo[], sides: Sides, terms: Terms): Exchange {
  return solvedExchange(first, second, { sides, terms, known: new Map() })
}

/** What both may expect of a round that begins with these hands. */
export const expectedOf = (first: readonly CardNo[], second: readonly CardNo[], sides: Sides, terms: Terms): Pair =>
  expected(exchange(first, second, sides, terms))

interface Round {
  readonly sides: Sides
  readonly terms: Terms
  /** What was found already, by who has played what: there are 144 ways to play out a round for each way that it can lie in the end. */
  readonly known: Map<number, Pair>
}

function solvedExchange(first: readonly CardNo[], second: readonly CardNo[], round: Round): Exchange {
  const size = first.length
  const scores = new Float64Array(2 * size * size)
  const gains = new Float64Array(size * size)
  const passed = second.map((_, at) => second.toSpliced(at, 1))
  for (let row = 0; row < size; row++) {
    const given = first.toSpliced(row, 1)
    for (let column = 0; column < size; column++) {
      const found = onwards(first[row]!, second[column]!, passed[column]!, given, round)
      const at = row * size + column
      scores[2 * at] = found[0]
      scores[2 * at + 1] = found[1]
      gains[at] = found[0] - found[1]
    }
  }
  return { ...solved(gains, size, size), scores }
}

/** What both may expect once these two cards lie open. */
function onwards(mine: CardNo, theirs: CardNo, first: readonly CardNo[], second: readonly CardNo[], round: Round): Pair {
  const [one, other] = round.sides
  one.played.push(mine)
  other.played.push(theirs)
  // The last card is played unasked [TM-7].
  const isLast = first.length === 1
  if (isLast) {
    one.played.push(first[0]!)
    other.played.push(second[0]!)
  }
  const place = placeOf(one.played, other.played)
  let found = round.known.get(place)
  if (found === undefined) {
    found = isLast ? ended(round.sides, round.terms) : expected(solvedExchange(first, second, round))
    round.known.set(place, found)
  }
  if (isLast) {
    one.played.pop()
    other.played.pop()
  }
  one.played.pop()
  other.played.pop()
  return found
}

/** The same for all orders of playing that come to the same: but for Shub-Niggurath it does not matter [TM-8, TM-27]. */
function placeOf(first: readonly CardNo[], second: readonly CardNo[]): number {
  let mine = 0
  let theirs = 0
  for (const card of first) mine |= 1 << card
  for (const card of second) theirs |= 1 << card
  const isPlayed = first.includes(doublingNo) || second.includes(doublingNo)
  const order = isPlayed ? (doubledBy(first) ?? doubledBy(second) ?? 0) : first.at(-1)! * 32 + second.at(-1)!
  return (order * 2 ** 19 + mine) * 2 ** 19 + theirs
}

function expected({ rows, columns, scores }: Exchange): Pair {
  let first = 0
  let second = 0
  for (let row = 0; row < rows.length; row++) {
    for (let column = 0; column < columns.length; column++) {
      const at = row * columns.length + column
      const often = rows[row]! * columns[column]!
      first += often * scores[2 * at]!
      second += often * scores[2 * at + 1]!
    }
  }
  return [first, second]
}

const lead = (scores: Pair, seat: Seat) => (seat === 0 ? scores[0] - scores[1] : scores[1] - scores[0])

function better(one: Pair, other: Pair, seat: Seat): Pair {
  return lead(other, seat) > lead(one, seat) ? other : one
}

/** All cards lie: Madness comes, and whoever received more of it chooses what serves best [TM-10, TM-11]. */
function ended(sides: Sides, terms: Terms): Pair {
  const received: Pair = [iconsOf(sides[0]), iconsOf(sides[1])]
  const tokens: Pair = [sides[0].madness + received[0], sides[1].madness + received[1]]
  if (received[0] === received[1]) return dreamt(sides, tokens, [0, 0], terms)
  const seat = received[0] > received[1] ? 0 : 1
  return better(takingOut(true, seat, sides, tokens, terms), takingOut(false, seat, sides, tokens, terms), seat)
}

/** Points, or a token less. */
export function takingOut(gains: boolean, seat: Seat, sides: Sides, [first, second]: Pair, terms: Terms): Pair {
  if (gains) return dreamt(sides, [first, second], seat === 0 ? [terms.madnessGain, 0] : [0, terms.madnessGain], terms)
  return dreamt(sides, seat === 0 ? [first - 1, second] : [first, second - 1], [0, 0], terms)
}

/** Dreamlands takes a token, and is named as serves its owner best [TM-13, TM-14]. */
function dreamt(sides: Sides, [first, second]: Pair, gained: Pair, terms: Terms): Pair {
  const owner = sides.findIndex(hasWild)
  if (owner < 0) return scored(null, sides, [first, second], gained, terms)
  let tokens: Pair = [first, second]
  if (owner === 0 && second > 0) tokens = [first + 1, second - 1]
  if (owner === 1 && first > 0) tokens = [first - 1, second + 1]
  return suits.map((suit) => scored(suit, sides, tokens, gained, terms)).reduce((best, each) => better(best, each, owner))
}

/** The end [TM-15 to TM-17, TM-37, TM-38]. */
export function scored(wild: Suit | null, sides: Sides, tokens: Pair, gained: Pair, { madnessLimit }: Terms): Pair {
  const mad = [tokens[0] >= madnessLimit, tokens[1] >= madnessLimit] as const
  if (mad[0] || mad[1]) return [mad[0] ? 0 : 1, mad[1] ? 0 : 1]
  const first = displayOf({ kept: sides[0].kept, played: sides[0].played, madness: tokens[0] }, wild)
  const second = displayOf({ kept: sides[1].kept, played: sides[1].played, madness: tokens[1] }, wild)
  const ahead =
    sides[0].points + gained[0] + pointsOf(first, countsOf(second)) - (sides[1].points + gained[1] + pointsOf(second, countsOf(first)))
  return ahead === 0 ? [0.5, 0.5] : ahead > 0 ? [1, 0] : [0, 1]
}
