/**
 * What is remembered of a match of Mythos beyond its end: how everybody stood Round by Round, what they went mad of, and
 * for each completed Adventure what had come to pass until then. Only what everybody at the table could see, so that it may
 * be told while the match goes on: cards in hands, and Monsters that were never revealed, do not occur.
 */
import type { Seat } from '../../../engine/game.ts'
import type { Event } from '../events.ts'
import { progress } from '../evidence.ts'
import { currentLocation, investigatorOf, printed, regionOfCard } from '../places.ts'
import { timeOf } from '../standing.ts'
import type { CardNo, State } from '../state.ts'
import { sceneOf } from './scenes.ts'

export interface CardName {
  readonly title: string
  readonly type: string
}

/** One thing that happened on the way to an Adventure. */
export type Scene = { readonly round: number } & (
  | { readonly was: 'place'; readonly title: string; readonly region?: string; readonly night?: true }
  | { readonly was: 'journey'; readonly title: string }
  | {
      readonly was: 'ally' | 'artifact' | 'tome' | 'spell' | 'event' | 'great'
      readonly title: string
      readonly against?: string
      readonly by?: string
    }
  | { readonly was: 'cast'; readonly title: string }
  /** A Battle; `met` are the Monsters of the other side, `sent` one's own. */
  | {
      readonly was: 'battle'
      readonly against: string
      readonly met: readonly string[]
      readonly sent: readonly string[]
      readonly lost: number
      readonly cost: number
    }
  | { readonly was: 'fell'; readonly title: string }
  | { readonly was: 'shaken'; readonly by: number; readonly why: string }
  | { readonly was: 'lobotomy' }
)

/** A completed Adventure with its story. */
export interface Chapter {
  /** Counts the Adventures of all players, in the order of their completion. */
  readonly no: number
  readonly title: string
  readonly points: number
  readonly round: number
  readonly total: number
  readonly filled: readonly { readonly phrase: string; readonly cards: readonly CardName[] }[]
  readonly scenes: readonly Scene[]
}

export interface SeatAnnals {
  readonly name: string
  readonly investigator: string
  readonly points: number
  readonly sanity: number
  readonly mad: boolean
  /** What took the last Sanity. */
  readonly madBy?: string
  readonly chapters: readonly Chapter[]
  /** What has happened since the last Adventure. */
  readonly since: readonly Scene[]
  /** At the end of each Round, and at the end. */
  readonly curve: readonly { readonly round: number; readonly points: number; readonly sanity: number }[]
  /** Sanity lost, by what it was lost through. */
  readonly losses: Readonly<Record<string, number>>
}

export interface Annals {
  readonly rounds: number
  readonly seats: readonly SeatAnnals[]
  readonly because?: string
}

/** A move as it came to pass. */
export interface Happened {
  readonly before: State
  readonly events: readonly Event[]
  readonly after: State
}

/** The annals of a match whose first position is given, before anything has happened. */
export function firstAnnals(state: State): Annals {
  return {
    rounds: 0,
    seats: state.sheet.names.map((name, seat) => ({
      name,
      investigator: investigatorOf(state, seat).title,
      points: 0,
      sanity: state.players[seat]!.sanity,
      mad: false,
      chapters: [],
      since: [],
      curve: [{ round: 0, points: 0, sanity: state.players[seat]!.sanity }],
      losses: {},
    })),
  }
}

/** The annals after one more move. */
export function remember(annals: Annals, { before, events, after }: Happened): Annals {
  const seats = annals.seats.map((each) => ({
    ...each,
    chapters: [...each.chapters],
    since: [...each.since],
    curve: [...each.curve],
    losses: { ...each.losses },
  }))
  let round = before.round
  for (const event of events) {
    if (event.was === 'round begun') {
      for (const [seat, each] of seats.entries()) {
        if (event.round > 1)
          each.curve.push({ round: event.round - 1, points: after.players[seat]!.points, sanity: after.players[seat]!.sanity })
      }
      round = event.round
    }
    for (const [seat, scene] of sceneOf(event, round, { before, after })) seats[seat]!.since.push(scene)
    if (event.was === 'sanity changed' && event.by < 0) {
      const { losses } = seats[event.seat]!
      losses[event.why] = (losses[event.why] ?? 0) - event.by
      if (event.now === 0) seats[event.seat]!.madBy = event.why
    }
    if (event.was === 'adventure completed') {
      const each = seats[event.seat]!
      const { title, points, total } = event
      each.chapters.push({
        no: seats.reduce((sum, { chapters }) => sum + chapters.length, 0),
        title,
        points,
        total,
        round,
        filled: filledBy(before, after, event.seat, title),
        scenes: each.since,
      })
      each.since = []
    }
  }
  const over = after.over
  for (const [seat, each] of seats.entries()) {
    const { points, sanity } = after.players[seat]!
    Object.assign(each, { points, sanity, mad: sanity === 0 })
    each.investigator = investigatorOf(after, seat).title
    if (over !== undefined && before.over === undefined) each.curve.push({ round: after.round, points, sanity })
  }
  return {
    rounds: over === undefined ? Math.max(0, after.round - 1) : after.round,
    seats,
    ...(over !== undefined && { because: over.because }),
  }
}

/** Which cards met each phrase of an Adventure, as it stood before it was played (M12.43). */
function filledBy(before: State, after: State, seat: Seat, title: string): Chapter['filled'] {
  const lay = new Set(before.play.map(({ card }) => card))
  const entry = after.play.find(
    (each) => each.area === 'adventure' && each.seat === seat && !lay.has(each.card) && printed(after, each.card).title === title,
  )
  if (entry === undefined) return []
  const { recipe } = printed(after, entry.card)
  const match = progress(before, seat, entry.card)
  if (recipe === undefined || match === undefined) return []
  const named = (card: CardNo): CardName => {
    const { title: name, type } = printed(before, card)
    return { title: name, type }
  }
  return recipe.slots.map((slot, at) => ({
    phrase: slot.phrase,
    cards: match.assignment.filter((each) => each.slot === at).map(({ key }) => named(key)),
  }))
}

/** Where somebody is, for a place in the story. */
export function placeOf(state: State, seat: Seat, title: string): Pick<Extract<Scene, { was: 'place' }>, 'region' | 'night'> {
  const card = currentLocation(state, seat)
  const here = card !== undefined && printed(state, card).title === title ? card : undefined
  const region = here === undefined ? undefined : regionOfCard(printed(state, here))
  return { ...(region !== undefined && { region }), ...(timeOf(state) === 'night' && { night: true as const }) }
}
