/** Positions of Tides of Madness by the names of the cards, and the ways through them. */
import type { Seat } from '../../../src-main/engine/game.ts'
import { play } from '../../../src-main/engine/match.ts'
import { type CardNo, cards, type Suit } from '../../../src-main/games/tides-of-madness/cards.ts'
import { tidesOfMadness } from '../../../src-main/games/tides-of-madness/game.ts'
import { countsOf, type Display, displayOf, linesOf, pointsOf } from '../../../src-main/games/tides-of-madness/scoring.ts'
import type { Action, Event, Player, State } from '../../../src-main/games/tides-of-madness/state.ts'

/** Cards by name, after a comma each: "Azathoth, Dagon". */
export function named(names: string): CardNo[] {
  if (names === '') return []
  return names.split(', ').map((name) => {
    const card = cards.find((each) => each.name.replace('’', "'") === name)
    if (card === undefined) throw new Error(`There is no card ${name}.`)
    return card.no
  })
}

export interface Wanted {
  /** Kept before the bar, played in this round after it: "Azathoth | Dagon, Hastur". */
  readonly cards?: string
  readonly hand?: string
  readonly madness?: number
  readonly points?: number
}

function player({ cards: shown = '', hand = '', madness = 0, points = 0 }: Wanted): Player {
  const [kept, played] = shown.includes('|') ? shown.split(/ ?\| ?/) : ['', shown]
  return {
    hand: named(hand).toSorted((a, b) => a - b),
    unseen: [],
    chosen: null,
    keeping: null,
    kept: named(kept!),
    played: named(played!),
    madness,
    points,
  }
}

/** A position of the draft. What is not in a hand or in play is on the pile. */
export function position(first: Wanted, second: Wanted, change: Partial<State> = {}): State {
  const players = [player(first), player(second)] as const
  const used = new Set(players.flatMap(({ hand, kept, played }) => [...hand, ...kept, ...played]))
  return {
    ...tidesOfMadness.setup({ players: 2 }, 1),
    players,
    pile: cards.map(({ no }) => no).filter((no) => !used.has(no)),
    ...change,
  }
}

/**
 * The moment before the reckoning: each player has one card in hand left to choose and one that goes over. The last two
 * cards of `cards` are those; the hands are crossed, since they are exchanged between the two.
 */
export function beforeReckoning(first: Wanted, second: Wanted, change: Partial<State> = {}): State {
  const split = ({ cards: shown = '' }: Wanted) => {
    const names = shown.split(', ')
    return { before: names.slice(0, -2).join(', '), choose: names.at(-2)!, last: names.at(-1)! }
  }
  const [a, b] = [split(first), split(second)]
  return position(
    { ...first, cards: a.before, hand: `${a.choose}, ${b.last}` },
    { ...second, cards: b.before, hand: `${b.choose}, ${a.last}` },
    change,
  )
}

export interface Course {
  readonly state: State
  readonly events: readonly Event[]
}

/** Does things one after the other through the guarded door. */
export function go(state: State, ...moves: readonly (readonly [Seat, Action])[]): Course {
  const events: Event[] = []
  for (const [seat, action] of moves) {
    const step = play(tidesOfMadness, state, seat, action)
    state = step.state
    events.push(...step.events)
  }
  return { state, events }
}

const act =
  (what: 'play' | 'keep' | 'discard') =>
  (first: string, second: string): (readonly [Seat, Action])[] => [
    [0, { do: what, card: named(first)[0]! }],
    [1, { do: what, card: named(second)[0]! }],
  ]
/** Both choose, seat 0 first. */
export const bothPlay = act('play')
export const bothKeep = act('keep')
export const bothDiscard = act('discard')

/** The last choice of the draft, made as the position wants it: what came of the first steps of the reckoning. */
export function reckon(first: Wanted, second: Wanted, change: Partial<State> = {}): Course {
  const start = beforeReckoning(first, second, change)
  const choice = ({ cards: shown = '' }: Wanted) =>
    shown
      .replace(/^.*\| ?/, '')
      .split(', ')
      .at(-2)!
  return go(start, ...bothPlay(choice(first), choice(second)))
}

/** Points of a display by itself, against another; `wild` is what Dreamlands counts as. */
export function scored(mine: Wanted, theirs: Wanted = {}, wild: Suit | null = null) {
  const [shown, against] = [displayOf(player(mine), wild), displayOf(player(theirs), wild)]
  const lines = linesOf(shown, countsOf(against))
  const points = pointsOf(shown, countsOf(against))
  return {
    points,
    lines,
    /** The points of the cards in order. */
    each: lines.map(({ vp }) => vp),
    display: shown satisfies Display,
  }
}

export const legal = (state: State, seat: Seat) => tidesOfMadness.legal(state, seat)
export const actors = (state: State) => tidesOfMadness.actors(state)
export const outcome = (state: State) => tidesOfMadness.outcome(state)
export const view = (state: State, seat?: Seat) => tidesOfMadness.view(state, seat)
