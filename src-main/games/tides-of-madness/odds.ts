/**
 * The exact chances in the last round of Tides of Madness. The pile is empty by then [TM-36], so that whoever counts the
 * cards knows all of them from the first play of round 3 on; all that is unknown is what the other chooses at the same
 * moment. Each exchange is a game of two in which one wins what the other loses: solved from the last one backwards
 * (matrix.ts). What counts is the own score against the other's, a shared victory and nobody's both lying between.
 */
import type { Odds, Seat } from '../../engine/game.ts'
import { type CardNo, type Suit, suits } from './cards.ts'
import { solved } from './matrix.ts'
import { countsOf, displayOf, hasWild, iconsOf, pointsOf } from './scoring.ts'
import type { Action, Pair, Player, State } from './state.ts'

/** What the rules of the game say of the end of a round, handed in by it. */
export interface Terms {
  readonly rounds: number
  readonly madnessLimit: number
  readonly madnessGain: number
}

/** A player in the middle of the last round; written to while exchanges are tried. */
interface Side {
  readonly kept: readonly CardNo[]
  readonly played: CardNo[]
  readonly madness: number
  readonly points: number
}

type Sides = readonly [Side, Side]

const sideOf = ({ kept, played, madness, points }: Player): Side => ({ kept, played: [...played], madness, points })

/** What each action promises; nothing before the last round. */
export function odds(state: State, seat: Seat, actions: readonly Action[], terms: Terms): readonly Odds<Action>[] | undefined {
  if (state.round < terms.rounds) return undefined
  const sides: Sides = [sideOf(state.players[0]), sideOf(state.players[1])]
  const tokens: Pair = [sides[0].madness, sides[1].madness]
  switch (state.question.ask) {
    case 'which card to play': {
      const { rows, columns, scores } = exchange(state.players[0].hand, state.players[1].hand, sides, terms)
      const shares = seat === 0 ? rows : columns
      const others = seat === 0 ? columns : rows
      return actions.map((action, mine) => {
        let chance = 0
        for (const [theirs, share] of others.entries()) {
          const at = seat === 0 ? mine * columns.length + theirs : theirs * columns.length + mine
          chance += share * scores[2 * at + seat]!
        }
        return { action, chance, share: shares[mine]! }
      })
    }
    case 'what Madness gives':
      return actions.map((action) => ({ action, chance: takingOut(action.do === 'gain', seat, sides, tokens, terms)[seat]! }))
    case 'which suit':
      return actions.map((action) => ({
        action,
        chance: scored(action.do === 'name' ? action.suit : null, sides, tokens, [0, 0], terms)[seat]!,
      }))
    default:
      return undefined
  }
}

interface Exchange {
  readonly rows: readonly number[]
  readonly columns: readonly number[]
  /** Both players' expected scores, by row and column. */
  readonly scores: Float64Array
}

/** Both choose a card of their hands; then the hands change owners [TM-5, TM-6]. */
function exchange(first: readonly CardNo[], second: readonly CardNo[], sides: Sides, terms: Terms): Exchange {
  const size = first.length
  const scores = new Float64Array(2 * size * size)
  const gains = new Float64Array(size * size)
  for (const [row, mine] of first.entries()) {
    const passed = first.filter((card) => card !== mine)
    for (const [column, theirs] of second.entries()) {
      const [one, other] = onwards(
        mine,
        theirs,
        second.filter((card) => card !== theirs),
        passed,
        sides,
        terms,
      )
      const at = row * size + column
      scores[2 * at] = one
      scores[2 * at + 1] = other
      gains[at] = one - other
    }
  }
  return { ...solved(gains, size, size), scores }
}

/** What both may expect once these two cards lie open. */
function onwards(mine: CardNo, theirs: CardNo, first: readonly CardNo[], second: readonly CardNo[], sides: Sides, terms: Terms): Pair {
  sides[0].played.push(mine)
  sides[1].played.push(theirs)
  let found: Pair
  if (first.length === 1) {
    // The last card is played unasked [TM-7].
    sides[0].played.push(first[0]!)
    sides[1].played.push(second[0]!)
    found = ended(sides, terms)
    sides[0].played.pop()
    sides[1].played.pop()
  } else {
    found = expected(exchange(first, second, sides, terms))
  }
  sides[0].played.pop()
  sides[1].played.pop()
  return found
}

function expected({ rows, columns, scores }: Exchange): Pair {
  let first = 0
  let second = 0
  for (const [row, x] of rows.entries()) {
    if (x === 0) continue
    for (const [column, y] of columns.entries()) {
      const at = 2 * (row * columns.length + column)
      first += x * y * scores[at]!
      second += x * y * scores[at + 1]!
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
function takingOut(gains: boolean, seat: Seat, sides: Sides, [first, second]: Pair, terms: Terms): Pair {
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
function scored(wild: Suit | null, sides: Sides, tokens: Pair, gained: Pair, { madnessLimit }: Terms): Pair {
  const mad = [tokens[0] >= madnessLimit, tokens[1] >= madnessLimit] as const
  if (mad[0] || mad[1]) return [mad[0] ? 0 : 1, mad[1] ? 0 : 1]
  const first = displayOf({ kept: sides[0].kept, played: sides[0].played, madness: tokens[0] }, wild)
  const second = displayOf({ kept: sides[1].kept, played: sides[1].played, madness: tokens[1] }, wild)
  const ahead =
    sides[0].points + gained[0] + pointsOf(first, countsOf(second)) - (sides[1].points + gained[1] + pointsOf(second, countsOf(first)))
  return ahead === 0 ? [0.5, 0.5] : ahead > 0 ? [1, 0] : [0, 1]
}
