/**
 * A toy for the laws and the bots: everybody seals a card, then all are opened
 * and the highest takes the trick. Small, but it has what hurts: hands nobody
 * else sees, cards nobody sees, and decisions taken at the same time.
 *
 * Mistakes are planted by replacing one of its functions.
 */
import type { Game, Seat } from '../../src-main/engine/game.ts'
import { BadOptions } from '../../src-main/engine/game.ts'
import { type Rng, seeded, shuffled, split } from '../../src-main/engine/random.ts'
import { redeal } from '../../src-main/engine/secrets.ts'

export interface State {
  readonly hands: readonly (readonly number[])[]
  readonly sealed: readonly { readonly seat: Seat; readonly card: number }[]
  readonly tricks: readonly number[]
  readonly played: readonly number[]
  /** Undealt, face-down. */
  readonly rest: readonly number[]
  readonly rng: Rng
}

export interface Action {
  readonly do: 'seal'
  readonly card: number
}

export interface View {
  readonly hand?: readonly number[]
  readonly sealed?: number
  readonly ready: readonly Seat[]
  readonly tricks: readonly number[]
  readonly played: readonly number[]
}

export type Event = { readonly was: 'sealed'; readonly seat: Seat; readonly card: number } | { readonly was: 'won'; readonly seat: Seat }

function setup({ players }: { players: number }, seed: number): State {
  if (players !== 2 && players !== 3) throw new BadOptions('Two or three play.')
  const [luck, rng] = split(seeded(seed))
  const [deck] = shuffled(
    luck,
    Array.from({ length: 12 }, (_, card) => card),
  )
  const hands = Array.from({ length: players }, (_, seat) => deck.slice(seat * 3, seat * 3 + 3))
  return { hands, sealed: [], tricks: hands.map(() => 0), played: [], rest: deck.slice(players * 3), rng }
}

const isOver = (state: State) => state.played.length === state.hands.length * 3
const hasSealed = (state: State, seat: Seat) => state.sealed.some((each) => each.seat === seat)

function actors(state: State): Seat[] {
  return isOver(state) ? [] : [...state.hands.keys()].filter((seat) => !hasSealed(state, seat))
}

function legal(state: State, seat: Seat): Action[] {
  return actors(state).includes(seat) ? state.hands[seat]!.map((card) => ({ do: 'seal', card })) : []
}

function apply(state: State, seat: Seat, { card }: Action) {
  const hands = state.hands.with(
    seat,
    state.hands[seat]!.filter((each) => each !== card),
  )
  const sealed = [...state.sealed, { seat, card }]
  const events: Event[] = [{ was: 'sealed', seat, card }]
  if (sealed.length < hands.length) return { state: { ...state, hands, sealed }, events }
  const winner = sealed.reduce((best, each) => (each.card > best.card ? each : best)).seat
  events.push({ was: 'won', seat: winner })
  const cards = sealed.toSorted((a, b) => a.seat - b.seat).map((each) => each.card)
  const tricks = state.tricks.with(winner, state.tricks[winner]! + 1)
  return { state: { ...state, hands, sealed: [], tricks, played: [...state.played, ...cards] }, events }
}

function view(state: State, seat?: Seat): View {
  const mine = state.sealed.find((each) => each.seat === seat)
  return {
    ...(seat === undefined ? {} : { hand: state.hands[seat]! }),
    ...(mine === undefined ? {} : { sealed: mine.card }),
    ready: state.sealed.map((each) => each.seat).toSorted((a, b) => a - b),
    tricks: state.tricks,
    played: state.played,
  }
}

function outcome(state: State) {
  if (!isOver(state)) return undefined
  const most = Math.max(...state.tricks)
  const winners = state.tricks.filter((each) => each === most).length
  return { scores: state.tricks.map((each) => (each === most ? 1 / winners : 0)), because: `${most} tricks were the most.` }
}

function imagine(state: State, seat: Seat, rng: Rng): State {
  const [luck, next] = split(rng)
  const others = [...state.hands.keys()].filter((each) => each !== seat)
  const hidden = [
    ...others.flatMap((other) => state.hands[other]!),
    ...state.sealed.filter((each) => each.seat !== seat).map((each) => each.card),
    ...state.rest,
  ]
  const places = [
    ...others.map((other) => ({ size: state.hands[other]!.length })),
    ...others.map((other) => ({ size: hasSealed(state, other) ? 1 : 0 })),
    { size: state.rest.length },
  ]
  const [dealt] = redeal(luck, hidden, places)
  const hands = state.hands.map((hand, each) => (each === seat ? hand : dealt[others.indexOf(each)]!))
  const sealed = state.sealed.map((each) =>
    each.seat === seat ? each : { ...each, card: dealt[others.length + others.indexOf(each.seat)]![0]! },
  )
  return { ...state, hands, sealed, rest: dealt.at(-1)!, rng: next }
}

export const sealed: Game<{ players: number }, State, Action, View, Event> = {
  id: 'sealed',
  edition: 1,
  seats: { min: 2, max: 3 },
  setup,
  actors,
  legal,
  apply,
  view,
  outcome,
  imagine,
  describe: (_state, _seat, { card }) => ({ text: `Seal the ${card}.`, on: `card-${card}` }),
  tell: (event, seat) => {
    if (event.was === 'won') return `Player ${event.seat + 1} takes the trick.`
    return event.seat === seat ? `You seal the ${event.card}.` : `Player ${event.seat + 1} seals a card.`
  },
}
