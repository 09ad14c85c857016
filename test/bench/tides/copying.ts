/**
 * Tides of Madness as a plain loop that copies the whole state before every action, by hand: what is simple to write.
 *
 * A contestant of the bench, and a second reading of the rules: with the same luck and the same choices it must end as
 * the game proper does, which a test of Tides of Madness checks.
 */
import { below, type Rng, seeded, shuffled } from '../../../src-main/engine/random.ts'
import { countsOf, dreamlands, isMad, pointsOf } from './tables.ts'

type Pair<T> = [T, T]

interface Table {
  round: number
  hands: Pair<number[]>
  chosen: Pair<number>
  keeping: Pair<number>
  kept: Pair<number[]>
  played: Pair<number[]>
  madness: Pair<number>
  points: Pair<number>
  pile: number[]
  discarded: number[]
  /** 0 play, 1 keep, 2 discard, 3 what Madness gives, 4 which suit. */
  asks: number
  asked: number
  /** Who has won: 0, 1, 2 for a tie, 3 for nobody; -1 while it goes on. */
  winner: number
  dice: Rng
  log: (readonly [seat: number, choice: number])[]
}

const copied = (table: Table): Table => ({
  ...table,
  hands: [[...table.hands[0]], [...table.hands[1]]],
  chosen: [...table.chosen],
  keeping: [...table.keeping],
  kept: [[...table.kept[0]], [...table.kept[1]]],
  played: [[...table.played[0]], [...table.played[1]]],
  madness: [...table.madness],
  points: [...table.points],
  pile: [...table.pile],
  discarded: [...table.discarded],
  dice: [...table.dice],
})

const ascending = (cards: number[]) => cards.sort((a, b) => a - b)
const without = (cards: readonly number[], card: number) => cards.filter((each) => each !== card)

export interface End {
  readonly points: readonly number[]
  readonly madness: readonly number[]
  readonly moves: number
  readonly winner: number
}

/** One match with random players, of the same luck as the game proper has. */
export function copyingMatch(seed: number): End {
  let table = begun(seed)
  let will = seeded(~seed)
  for (;;) {
    if (table.winner >= 0) return { points: table.points, madness: table.madness, moves: table.log.length, winner: table.winner }
    const seat = table.asks > 2 ? table.asked : table.chosen[0] < 0 ? 0 : 1
    const choices = table.asks === 3 ? 2 : table.asks === 4 ? 5 : table.hands[seat]!.length
    let choice: number
    ;[choice, will] = below(will, choices)
    table = copied(table)
    table.log.push([seat, choice])
    act(table, seat, choice)
  }
}

function begun(seed: number): Table {
  const [dealt, dice] = shuffled(
    seeded(seed),
    Array.from({ length: 18 }, (_, at) => at + 1),
  )
  return {
    round: 1,
    hands: [ascending(dealt.slice(0, 5)), ascending(dealt.slice(5, 10))],
    chosen: [-1, -1],
    keeping: [0, 0],
    kept: [[], []],
    played: [[], []],
    madness: [0, 0],
    points: [0, 0],
    pile: ascending(dealt.slice(10)),
    discarded: [],
    asks: 0,
    asked: 0,
    winner: -1,
    dice,
    log: [],
  }
}

function act(table: Table, seat: number, choice: number): void {
  if (table.asks === 3) {
    if (choice === 0) table.points[seat]! += 4
    else table.madness[seat]!--
    return dream(table)
  }
  if (table.asks === 4) return score(table, choice)
  table.chosen[seat] = table.hands[seat]![choice]!
  if (table.chosen[1 - seat]! < 0) return
  const [first, second] = table.chosen
  table.chosen = [-1, -1]
  if (table.asks === 0) return reveal(table, first, second)
  table.hands = [without(table.hands[0], first), without(table.hands[1], second)]
  if (table.asks === 1) {
    table.keeping = [first, second]
    table.asks = 2
  } else {
    refresh(table, first, second)
  }
}

function reveal(table: Table, first: number, second: number): void {
  table.played[0].push(first)
  table.played[1].push(second)
  table.hands = [without(table.hands[1], second), without(table.hands[0], first)]
  if (table.hands[0].length > 1) return
  for (const seat of [0, 1]) table.played[seat]!.push(table.hands[seat]!.pop()!)
  const received = [0, 1].map((seat) => [...table.kept[seat]!, ...table.played[seat]!].reduce((sum, card) => sum + isMad[card]!, 0))
  for (const seat of [0, 1]) table.madness[seat]! += received[seat]!
  if (received[0] === received[1]) return dream(table)
  table.asks = 3
  table.asked = received[0]! > received[1]! ? 0 : 1
}

function dream(table: Table): void {
  const owner = [0, 1].findIndex((seat) => table.kept[seat]!.includes(dreamlands) || table.played[seat]!.includes(dreamlands))
  if (owner < 0) return score(table, 0)
  if (table.madness[1 - owner]! > 0) {
    table.madness[owner]!++
    table.madness[1 - owner]!--
  }
  table.asks = 4
  table.asked = owner
}

function score(table: Table, wild: number): void {
  const counts = [0, 1].map((seat) => countsOf(table.kept[seat]!, table.played[seat]!, wild))
  for (const seat of [0, 1]) {
    table.points[seat]! += pointsOf(table.kept[seat]!, table.played[seat]!, counts[seat]!, counts[1 - seat]!, table.madness[seat]!)
  }
  const [first, second] = [table.madness[0] > 8, table.madness[1] > 8]
  if (first || second) table.winner = first && second ? 3 : first ? 1 : 0
  else if (table.round === 3) table.winner = table.points[0] === table.points[1] ? 2 : table.points[0] > table.points[1] ? 0 : 1
  table.asks = 1
  if (table.winner >= 0) return
  table.hands = [ascending(table.played[0]), ascending(table.played[1])]
  table.played = [[], []]
}

function refresh(table: Table, first: number, second: number): void {
  table.discarded.push(first, second)
  for (const seat of [0, 1]) table.kept[seat]!.push(table.keeping[seat]!)
  const [order, dice] = shuffled(table.dice, table.pile)
  table.dice = dice
  table.hands = [ascending([...table.hands[0], ...order.slice(0, 2)]), ascending([...table.hands[1], ...order.slice(2, 4)])]
  table.pile = ascending(order.slice(4))
  table.round++
  table.asks = 0
}
