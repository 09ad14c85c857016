/** Positions of Pocket Madness, and the ways through them. Hands are lists of numbers: '8 8 10'. */
import type { Seat } from '../../../src-main/engine/game.ts'
import { play } from '../../../src-main/engine/match.ts'
import { pocketMadness } from '../../../src-main/games/pocket-madness/game.ts'
import { nothingKnown } from '../../../src-main/games/pocket-madness/knowledge.ts'
import { at, counted, type LocationNo, listed, none } from '../../../src-main/games/pocket-madness/locations.ts'
import type { Action, DeckCard, Event, State } from '../../../src-main/games/pocket-madness/state.ts'

export const numbers = (list: string): LocationNo[] => list.split(' ').filter(Boolean).map(Number)

export interface Wanted {
  readonly hands: readonly string[]
  readonly tokens?: readonly number[]
  /** From the top; a minus sign for a card that lies face down. */
  readonly deck?: string
  /** Who has which portal: `{ 9: 0 }`. */
  readonly portals?: Readonly<Record<number, Seat>>
  readonly runs?: number
  readonly seat?: Seat
  readonly change?: Partial<State>
}

/** A turn of a seat in the middle of a round. With no deck wanted there is plenty of it, all R'lyeh: no rule looks at how many there can be. */
export function position({ hands, tokens = [], deck = '6 6 6 6 6 6 6 6', portals = {}, runs = 0, seat = 0, change = {} }: Wanted): State {
  const start = pocketMadness.setup({ players: hands.length, first: seat }, 1)
  return {
    ...start,
    players: hands.map((hand, each) => ({ hand: counted(numbers(hand)), laid: [], lost: [], tokens: tokens[each] ?? 0 })),
    deck: numbers(deck).map((number): DeckCard => ({ number: Math.abs(number), up: number > 0 })),
    portals: none.map((_, kind) => portals[kind + 6] ?? null),
    runs,
    known: nothingKnown(hands.length),
    ...change,
  }
}

export interface Course {
  readonly state: State
  readonly events: readonly Event[]
}

/** Does things one after the other through the guarded door; whoever has to act acts. */
export function go(state: State, ...actions: readonly Action[]): Course {
  const events: Event[] = []
  for (const action of actions) {
    const [seat] = pocketMadness.actors(state)
    if (seat === undefined) throw new Error('The game is over already.')
    const step = play(pocketMadness, state, seat, action)
    state = step.state
    events.push(...step.events)
  }
  return { state, events }
}

export const draw = (cards: number): Action => ({ do: 'persevere', cards })
export const open = (number: LocationNo, size = 3): Action => ({ do: 'open', number, size })
export const seal = (number: LocationNo): Action => ({ do: 'seal', number })
export const give = (number: LocationNo, to: Seat): Action => ({ do: 'give', number, to })
export const publish: Action = { do: 'publish' }
export const pass: Action = { do: 'pass' }
export const enough: Action = { do: 'lay no more' }
export const end: Action = { do: 'end the turn' }

export const hand = (state: State, seat: Seat) => listed(state.players[seat]!.hand).join(' ')
export const tokens = (state: State) => state.players.map((each) => each.tokens)
export const owner = (state: State, number: LocationNo) => state.portals[at(number)]
export const actor = (state: State) => pocketMadness.actors(state)[0]
export const legal = (state: State) => pocketMadness.legal(state, actor(state)!)
/** What kinds of things can be done. */
export const kindsOf = (state: State) => [...new Set(legal(state).map((each) => each.do))]
export const view = (state: State, seat?: Seat) => pocketMadness.view(state, seat)
export const outcome = (state: State) => pocketMadness.outcome(state)
export const whole = '6 7 8 9 10 11 12'
