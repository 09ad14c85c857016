/**
 * Setup and who goes first (M4.1 to M4.9): from the options of a match to its
 * first position. Luck shuffles, so nobody cuts (M4.2); all draw their Hand and
 * keep it (M4.3, M4.4). Two may be the same Investigator (M2.3).
 */
import type { InvestigatorCard, PrintedCard } from '../../../grammar/card.ts'
import { BadOptions, type Seat } from '../../engine/game.ts'
import { type Seed, seeded, shuffled } from '../../engine/random.ts'
import { settle } from './agenda.ts'
import { beyondEngine } from './capability.ts'
import type { Course } from './course.ts'
import { cannotAgree } from './house-rules.ts'
import type { CardNo, Player, SameEducation, Sheet, State } from './state.ts'

/** A deck has no greatest size (M3.2) and mixes sets and Dimensions as it likes (M3.10). */
export interface SeatOptions {
  readonly name: string
  readonly investigator: InvestigatorCard
  /** The playing cards of the deck, one entry a copy. */
  readonly deck: readonly PrintedCard[]
}

export interface Options {
  readonly seats: readonly SeatOptions[]
  readonly mode: 'campaign' | 'basic'
  /** Adventure points that end a campaign (M16.6, M16.7). */
  readonly target: number
  /** M16.22. */
  readonly alternativeFirstCard: boolean
  /** Investigators beside those of the seats, for texts that exchange one (M2.9). */
  readonly spareInvestigators?: readonly InvestigatorCard[]
  /** Seats that are offered to concede (M5.28). */
  readonly mayConcede?: readonly Seat[]
  /** How many may sit down, from two to {@link usualSeats}, which it is if nothing is said. */
  readonly seatLimit?: number
  /** How it is settled who of two with the same Education counts as more educated: by one roll, if nothing is said (M2.5, M2.6). */
  readonly sameEducation?: SameEducation
  /** The ids of the house rules that are in force (house-rules.ts). */
  readonly houseRules?: readonly string[]
  /** Whether a timed glance ends by itself; if not, its player ends it (M1.44). */
  readonly timedGlances?: boolean
}

/** The rules know no greatest number (M18.1); the tables of this house have six chairs. */
export const usualSeats = 6

/** A match that has not ended by then is decided where it stands. */
export const roundLimit = 200

/**
 * The first position of a match.
 *
 * @throws BadOptions fewer than two seats or more than the limit, an empty deck, a target below 1, house rules that do not go together
 */
export function setup(options: Options, seed: Seed): State {
  check(options)
  // Numbers go by what is printed, not by how the deck list was ordered, so that a card's number tells nothing of its place.
  const decks = options.seats.map(({ deck }) => [...deck].sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)))
  const sheet: Sheet = {
    printed: decks.flat(),
    owner: decks.flatMap((deck, seat) => deck.map(() => seat)),
    investigators: options.seats.map((each) => each.investigator),
    names: options.seats.map((each) => each.name),
    mode: options.mode,
    target: options.target,
    alternativeFirstCard: options.alternativeFirstCard,
    roundLimit,
    ...(options.spareInvestigators === undefined ? {} : { spareInvestigators: options.spareInvestigators }),
    ...(options.mayConcede === undefined ? {} : { mayConcede: options.mayConcede }),
    ...(options.sameEducation === undefined || options.sameEducation === 'once' ? {} : { sameEducation: options.sameEducation }),
    ...(options.houseRules === undefined || options.houseRules.length === 0 ? {} : { houseRules: options.houseRules }),
    ...(options.timedGlances === true ? { timedGlances: true } : {}),
  }
  let rng = seeded(seed)
  let semesters: number[]
  ;[semesters, rng] = shuffled(
    rng,
    options.seats.map((_, seat) => seat),
  )
  let first = 0
  const players = decks.map((deck, seat): Player => {
    const cards = deck.map((_, at): CardNo => first + at)
    first += deck.length
    let order: CardNo[]
    ;[order, rng] = shuffled(rng, cards)
    return {
      sanity: options.seats[seat]!.investigator.sanityStart,
      points: 0,
      deck: order,
      hand: [],
      discard: [],
      story: [],
      spot: null,
      started: false,
      passes: 0,
      lostTurns: 0,
      lastTurn: -1,
      lobotomised: false,
      semesters: options.sameEducation === 'seats' ? decks.length - seat : semesters[seat]!,
      offers: [],
      happened: [],
    }
  })
  const course: Course = {
    state: {
      sheet,
      rng,
      round: 0,
      turn: 0,
      clock: 0,
      phase: 'setup',
      first: 0,
      current: 0,
      players,
      play: [],
      lasting: [],
      recent: [],
      uses: [],
      agenda: [{ do: 'begin round' }],
    },
    events: [],
  }
  settle(course)
  return course.state
}

const words = ['none', 'one', 'two', 'three', 'four', 'five', 'six'] as const

// Cards never change: one that the table could carry out once, it can carry out in the next match too.
const understood = new WeakSet<PrintedCard | InvestigatorCard>()

/** Two or more play (M18.1). */
function check(options: Options): void {
  const {
    seats,
    target,
    mayConcede = [],
    spareInvestigators = [],
    seatLimit = usualSeats,
    sameEducation = 'once',
    houseRules = [],
  } = options
  if (!Number.isInteger(seatLimit) || seatLimit < 2 || seatLimit > usualSeats)
    throw new BadOptions(`The limit of seats must be a whole number from 2 to ${usualSeats}.`)
  if (seats.length < 2 || seats.length > seatLimit)
    throw new BadOptions(`Mythos is played here by ${seatLimit === 2 ? 'two' : `two to ${words[seatLimit]}`}. Choose that many seats.`)
  if (!['once', 'each Round', 'seats'].includes(sameEducation))
    throw new BadOptions('Equal Education is settled by one roll (once), by one in each Round (each Round), or by where one sits (seats).')
  const quarrel = cannotAgree(houseRules)
  if (quarrel !== undefined) throw new BadOptions(quarrel)
  if (!Number.isInteger(target) || target < 1) throw new BadOptions('The target must be a whole number of Adventure points, 1 or more.')
  seats.forEach(({ name, deck, investigator }) => {
    if (deck.length === 0) throw new BadOptions(`${name} has no cards. Choose a deck.`)
    if (investigator.sanityStart < 1) throw new BadOptions(`${investigator.title} cannot begin without Sanity.`)
  })
  if (!mayConcede.every((seat) => seats[seat] !== undefined)) throw new BadOptions('Someone who may concede has no seat at this table.')
  const cards = [...seats.flatMap(({ deck, investigator }) => [...deck, investigator]), ...spareInvestigators]
  for (const card of cards) {
    if (understood.has(card)) continue
    const beyond = card.rules.map(beyondEngine).find((each) => each !== undefined)
    if (beyond !== undefined) {
      throw new BadOptions(`${card.title} has a text that this table cannot carry out (${beyond}). Take it out of the deck.`)
    }
    understood.add(card)
  }
}
