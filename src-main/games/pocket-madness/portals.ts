/** Sealing: what each portal does, at once, before it goes back to the common pool [PM-23 to PM-33]. */
import type { Seat } from '../../engine/game.ts'
import { below } from '../../engine/random.ts'
import type { Course } from './course.ts'
import { learns, losesSight, sees, seesGo } from './knowledge.ts'
import { at, type LocationNo, listed, numberAt, powerOf, sum } from './locations.ts'
import type { Action, State } from './state.ts'

/** Cthulhu's most [PM-26]. */
const mostGiven = 2

const toDo = { ask: 'what to do' } as const

/** Only a portal in front of whose turn it is, one a turn, and only where it can do what it does [PM-10, PM-23]. */
export function canSeal(
  { turn, portals, players, deck }: Pick<State, 'turn' | 'portals' | 'players' | 'deck'>,
  number: LocationNo,
): boolean {
  const { seat, sealed, laying, acted, claimed } = turn
  if (sealed || laying !== null || portals[at(number)] !== seat) return false
  switch (powerOf(number)) {
    case 'give cards':
      return sum(players[seat]!.hand) > 0
    case 'look and take':
      return players.some(({ hand }, each) => each !== seat && sum(hand) > 0)
    case 'take from the deck':
      // The very last card too, but something must be there [PM-E3].
      return deck.length > 0
    case 'pass':
      // Instead of an action, and not in the turn it was claimed in [PM-33, PM-E12, PM-E13].
      return !acted && !claimed.includes(number)
    case 'opponents lose a card':
    case 'another turn':
    case 'opponents draw one':
      return true
  }
}

/** The portal goes back to the pool, where it can be claimed again [PM-24]. */
export function seal(course: Course, seat: Seat, number: LocationNo): void {
  course.turn = { ...course.turn, sealed: true }
  course.portals = course.portals.with(at(number), null)
  course.events.push({ was: 'sealed', seat, number })
  switch (powerOf(number)) {
    case 'give cards':
      course.question = { ask: 'what to give', given: 0 }
      return
    case 'opponents lose a card':
      for (const other of course.players.keys()) if (other !== seat) loseOne(course, other)
      return
    case 'look and take':
      course.question = { ask: 'whose hand' }
      return
    case 'another turn':
      course.turn = { ...course.turn, another: true }
      return
    case 'take from the deck':
      course.question = { ask: 'which place' }
      return
    case 'opponents draw one':
      course.bonds = [...course.bonds, seat]
      return
    case 'pass':
      course.turn = { ...course.turn, acted: true }
      return
  }
}

/** By chance, each card as likely as another; who has none is passed over [PM-27, PM-E17]. */
function loseOne(course: Course, seat: Seat): void {
  const player = course.players[seat]!
  const cards = listed(player.hand)
  if (cards.length === 0) return
  const [picked, rng] = below(course.rng, cards.length)
  course.rng = rng
  const number = cards[picked]!
  course.players[seat] = { ...player, hand: player.hand.with(at(number), player.hand[at(number)]! - 1), lost: [...player.lost, number] }
  seesGo(course.known, seat, number, 1)
  course.events.push({ was: 'lost', seat, number })
}

/** What can be answered while a power asks. */
export function sealing({ question, turn, players, deck }: State): Action[] {
  const { seat } = turn
  const others = [...players.keys()].filter((each) => each !== seat)
  switch (question.ask) {
    case 'what to give': {
      const gifts = players[seat]!.hand.flatMap((count, kind) =>
        count === 0 ? [] : others.map((to): Action => ({ do: 'give', number: numberAt(kind), to })),
      )
      // One at least [PM-26, PM-E16].
      return question.given === 0 ? gifts : [...gifts, { do: 'give no more' }]
    }
    case 'whose hand':
      // A hand without cards is not looked at [PM-E18].
      return others.filter((each) => sum(players[each]!.hand) > 0).map((each) => ({ do: 'look', at: each }))
    case 'which card':
      return players[question.from]!.hand.flatMap((count, kind): Action[] => (count === 0 ? [] : [{ do: 'take', number: numberAt(kind) }]))
    case 'which place':
      return deck.map((_, place) => ({ do: 'pick', place }))
    default:
      return []
  }
}

export function continueSealing(course: Course, seat: Seat, action: Action): void {
  switch (action.do) {
    case 'give':
      return give(course, seat, action.to, action.number)
    case 'give no more':
      course.question = toDo
      return
    case 'look': {
      const { hand } = course.players[action.at]!
      // Nobody else sees it [PM-E18].
      learns(course.known, seat, action.at, hand)
      course.events.push({ was: 'looked at', seat, at: action.at, hand })
      course.question = { ask: 'which card', from: action.at }
      return
    }
    case 'take': {
      if (course.question.ask !== 'which card') throw new Error('No hand is being looked at.')
      const { from } = course.question
      move(course, from, seat, action.number)
      course.events.push({ was: 'taken', seat, from, number: action.number })
      course.question = toDo
      return
    }
    case 'pick':
      return pick(course, seat, action.place)
    default:
      throw new Error(`No portal asks for this: ${action.do}.`)
  }
}

/** Two cards may go to one opponent or to two [PM-26]. */
function give(course: Course, seat: Seat, to: Seat, number: LocationNo): void {
  if (course.question.ask !== 'what to give') throw new Error('Nothing is to be given.')
  const given = course.question.given + 1
  move(course, seat, to, number)
  course.events.push({ was: 'given', seat, to, number })
  const isDone = given === mostGiven || sum(course.players[seat]!.hand) === 0
  course.question = isDone ? toDo : { ask: 'what to give', given }
}

/** From hand to hand: the two concerned know what it was, the others do not. */
function move(course: Course, from: Seat, to: Seat, number: LocationNo): void {
  const change = (seat: Seat, by: number) => {
    const player = course.players[seat]!
    course.players[seat] = { ...player, hand: player.hand.with(at(number), player.hand[at(number)]! + by) }
  }
  change(from, -1)
  change(to, 1)
  losesSight(course.known, from, number, [from, to])
  sees(course.known, to, number, [from])
}

/** The gap closes, the other cards keep their order; only the taker learns what lay face down [PM-30, PM-E2]. */
function pick(course: Course, seat: Seat, place: number): void {
  const card = course.deck[place]!
  const player = course.players[seat]!
  course.deck = course.deck.toSpliced(place, 1)
  course.players[seat] = { ...player, hand: player.hand.with(at(card.number), player.hand[at(card.number)]! + 1) }
  if (card.up) sees(course.known, seat, card.number)
  course.events.push({ was: 'picked', seat, place, card })
  course.question = toDo
}
