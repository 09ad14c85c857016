/**
 * Pocket Madness, the whole game: rounds of drawing, laying sets for portals and runs that drive the others mad, until
 * somebody has ten tokens. The cards are in locations.ts, what a seat knows in knowledge.ts, the powers in portals.ts.
 */
import { BadOptions, type Game, type Outcome, type Seat, type Step } from '../../engine/game.ts'
import { namesOf } from '../../engine/names.ts'
import { below, type Seed, seeded, shuffled } from '../../engine/random.ts'
import { type Course, closed, courseOf } from './course.ts'
import { imagine, nothingKnown, sees, seesGo, type View, view } from './knowledge.ts'
import { at, type Counts, counted, everyCard, kinds, type LocationNo, none, numberAt, sum } from './locations.ts'
import { canSeal, continueSealing, seal, sealing } from './portals.ts'
import { appeal, worth } from './prospects.ts'
import { countHands, goOut, rounds } from './round-end.ts'
import type { Action, DeckCard, Event, Options, State, Turn } from './state.ts'
import { describe, tell } from './words.ts'

const dealtCards = 2
/** Cards of the deck that lie face down [PM-5]. */
export const faceDown = 17
const mostDrawn = 3
const leastOfSet = 3
/** Sets, or runs, in one action [PM-15, PM-18]. */
const mostLaid = 3

const draws = Array.from({ length: mostDrawn }, (_, less): Action => ({ do: 'persevere', cards: less + 1 }))
const publish: Action = { do: 'publish' }
const pass: Action = { do: 'pass' }
const layNoMore: Action = { do: 'lay no more' }
const endTheTurn: Action = { do: 'end the turn' }

const faceUpCards = none.map((_, kind): DeckCard => ({ number: numberAt(kind), up: true }))
const faceDownCards = none.map((_, kind): DeckCard => ({ number: numberAt(kind), up: false }))

/** Tokens of nobody, and a first round [PM-3]. */
function setup({ players, first = 'random', names }: Options, seed: Seed): State {
  if (!(Number.isInteger(players) && players >= 2 && players <= 4)) throw new BadOptions('Pocket Madness is for 2 to 4 players.')
  if (first !== 'random' && !(Number.isInteger(first) && first >= 0 && first < players)) {
    throw new BadOptions('The start player has no seat at this table.')
  }
  const [starter, rng] = first === 'random' ? below(seeded(seed), players) : [first, seeded(seed)]
  return dealRound({ names: namesOf(players, names), round: 0, starter, rng, tokens: Array<number>(players).fill(0) })
}

/** Everything but the tokens begins anew, owned portals too [PM-E26, PM-2, PM-4 to PM-6, PM-20, PM-45]. */
function dealRound({
  names,
  round,
  starter,
  rng,
  tokens,
}: Pick<State, 'names' | 'round' | 'starter' | 'rng'> & { readonly tokens: readonly number[] }): State {
  const players = tokens.length
  const [cards, afterCards] = shuffled(rng, everyCard)
  const rest = cards.slice(dealtCards * players)
  // Which of the places lie face down is luck too: the set-aside cards are shuffled in again.
  const [places, next] = shuffled(afterCards, [...rest.keys()])
  const down = new Set(places.slice(0, faceDown))
  return {
    names,
    round: round + 1,
    starter,
    players: tokens.map((each, seat) => ({
      hand: counted(cards.slice(seat * dealtCards, (seat + 1) * dealtCards)),
      laid: [],
      lost: [],
      tokens: each,
    })),
    deck: rest.map((number, place) => (down.has(place) ? faceDownCards : faceUpCards)[at(number)]!),
    portals: Array<null>(kinds).fill(null),
    runs: 0,
    turn: freshTurn(starter),
    question: { ask: 'what to do' },
    bonds: [],
    lastTurns: null,
    known: nothingKnown(players),
    over: null,
    rng: next,
  }
}

const freshTurn = (seat: Seat): Turn => ({ seat, acted: false, laying: null, laid: 0, sealed: false, claimed: [], another: false })

const alone: readonly (readonly Seat[])[] = [[0], [1], [2], [3]]

function actors({ question, turn, over }: State): readonly Seat[] {
  if (over !== null) return []
  return alone[question.ask === 'who begins' ? question.seat : turn.seat]!
}

function legal(state: State, seat: Seat): readonly Action[] {
  if (state.over !== null || !actors(state).includes(seat)) return []
  switch (state.question.ask) {
    case 'what to do':
      return turnOptions(state)
    case 'who begins':
      // Herself too [PM-46].
      return state.players.map((_, named) => ({ do: 'name', seat: named }))
    default:
      return sealing(state)
  }
}

/** One of three actions, and a portal before or after it [PM-9, PM-10]. */
function turnOptions(state: State): Action[] {
  const { turn, deck, players } = state
  const { hand } = players[turn.seat]!
  if (turn.laying !== null) return [...(turn.laying === 'sets' ? sets(hand) : runs(hand)), layNoMore]
  const seals: Action[] = []
  for (let kind = 0; kind < kinds; kind++) if (canSeal(state, numberAt(kind))) seals.push({ do: 'seal', number: numberAt(kind) })
  if (turn.acted) return [...seals, endTheTurn]
  // With an empty deck there is nothing to draw, and a bond to draw binds nobody [PM-40, PM-E4, PM-E8].
  if (deck.length === 0) return [...sets(hand), ...runs(hand), ...seals, pass]
  if (isBound(state)) return [draws[0]!, ...seals]
  // No more than are there may be announced [PM-12, PM-E1]. An empty hand must draw [PM-E14].
  return [...draws.slice(0, Math.min(mostDrawn, deck.length)), ...sets(hand), ...runs(hand), ...seals]
}

/** By another's Shoggoth, in an extra turn too [PM-31, PM-E5, PM-E7]. It forbids no portal [PM-E6]. */
const isBound = ({ bonds, turn }: State): boolean => bonds.some((seat) => seat !== turn.seat)

/** Three or more of a location; six may be one set, or two of three [PM-16, PM-E20]. */
function sets(hand: Counts): Action[] {
  const found: Action[] = []
  for (let kind = 0; kind < kinds; kind++) {
    for (let size = leastOfSet; size <= hand[kind]!; size++) found.push({ do: 'open', number: numberAt(kind), size })
  }
  return found
}

/** One card of each location [PM-18]. */
const runs = (hand: Counts): Action[] => (hand.every((count) => count > 0) ? [publish] : [])

function apply(state: State, seat: Seat, action: Action): Step<State, Event> {
  const course = courseOf(state)
  carryOut(course, seat, action)
  return { state: closed(course), events: course.events.map((each) => ({ ...each, names: state.names })) }
}

function carryOut(course: Course, seat: Seat, action: Action): void {
  switch (action.do) {
    case 'persevere':
      return persevere(course, seat, action.cards)
    case 'open':
      return open(course, seat, action.number, action.size)
    case 'publish':
      return publishRun(course, seat)
    case 'lay no more':
      course.turn = { ...course.turn, laying: null, acted: true }
      return goOn(course)
    case 'pass':
      course.events.push({ was: 'passed', seat })
      course.turn = { ...course.turn, acted: true }
      return goOn(course)
    case 'end the turn':
      return endTurn(course)
    case 'seal':
      seal(course, seat, action.number)
      return afterSealing(course, seat)
    case 'name': {
      const next = dealRound({ ...course, starter: action.seat, tokens: course.players.map(({ tokens }) => tokens) })
      course.events.push({ was: 'named', seat, starter: action.seat }, { was: 'dealt', round: next.round, starter: next.starter })
      Object.assign(course, next, { players: [...next.players] })
      return
    }
    default:
      continueSealing(course, seat, action)
      return afterSealing(course, seat)
  }
}

/** The number is announced before a card is seen, so all are drawn at once, from the top [PM-7, PM-11]; they join the secret hand [PM-13, PM-14]. */
function persevere(course: Course, seat: Seat, count: number): void {
  const drawn = course.deck.slice(0, count)
  course.deck = course.deck.slice(count)
  const player = course.players[seat]!
  const hand = [...player.hand]
  for (const { number, up } of drawn) {
    hand[at(number)]!++
    // What lay face up is seen to go there.
    if (up) sees(course.known, seat, number)
  }
  course.players[seat] = { ...player, hand }
  course.events.push({ was: 'drawn', seat, cards: drawn })
  course.turn = { ...course.turn, acted: true }
  goOn(course)
}

/** A set, and the portal of its number, from whoever has it [PM-17, PM-25, PM-E22]. */
function open(course: Course, seat: Seat, number: LocationNo, size: number): void {
  const player = course.players[seat]!
  const owner = course.portals[at(number)]!
  course.players[seat] = {
    ...player,
    hand: player.hand.with(at(number), player.hand[at(number)]! - size),
    laid: [...player.laid, { set: number, size }],
  }
  seesGo(course.known, seat, number, size)
  // Two sets of a location bring one portal [PM-E19].
  const isNew = owner !== seat
  course.portals = course.portals.with(at(number), seat)
  course.events.push({ was: 'opened', seat, number, size, from: isNew ? owner : null, isNew })
  const { turn } = course
  course.turn = { ...turn, laying: 'sets', laid: turn.laid + 1, claimed: isNew ? [...turn.claimed, number] : turn.claimed }
  layOn(course, seat)
}

/** The k-th run of the round gives k tokens to every opponent at once [PM-19, PM-E21]. */
function publishRun(course: Course, seat: Seat): void {
  course.runs++
  const run = course.runs
  for (const [each, player] of course.players.entries()) {
    course.players[each] =
      each === seat
        ? { ...player, hand: player.hand.map((count) => count - 1), laid: [...player.laid, { run }] }
        : { ...player, tokens: player.tokens + run }
  }
  for (let kind = 0; kind < kinds; kind++) seesGo(course.known, seat, numberAt(kind), 1)
  course.events.push({ was: 'published', seat, run })
  course.turn = { ...course.turn, laying: 'runs', laid: course.turn.laid + 1 }
  layOn(course, seat)
}

/** Out at once if the hand is empty [PM-35]; else up to three in one action, all of a sort [PM-21]. */
function layOn(course: Course, seat: Seat): void {
  const { hand } = course.players[seat]!
  if (sum(hand) === 0) return goOut(course, seat)
  const more = course.turn.laying === 'sets' ? sets(hand) : runs(hand)
  if (course.turn.laid < mostLaid && more.length > 0) return
  course.turn = { ...course.turn, laying: null, acted: true }
  goOn(course)
}

/** A power has done its work, or asks on. Cthulhu may have emptied the hand [PM-35, PM-E15]. */
function afterSealing(course: Course, seat: Seat): void {
  if (course.question.ask !== 'what to do') return
  const gave = course.events.some(({ was }) => was === 'given')
  if (gave && sum(course.players[seat]!.hand) === 0) return goOut(course, seat)
  goOn(course)
}

/** The turn is over when nothing is left to be chosen in it. */
function goOn(course: Course): void {
  const canSealNow = course.portals.some((_, kind) => canSeal(course, numberAt(kind)))
  if (course.turn.acted && !canSealNow) endTurn(course)
}

/** Another turn, with a portal of its own, the next player's, a last turn, or the count of hands [PM-29, PM-39, PM-E9, PM-E10, PM-E11]. */
function endTurn(course: Course): void {
  const { seat, another } = course.turn
  if (another) return beginTurn(course, seat)
  if (course.deck.length === 0) {
    if (course.lastTurns === null) {
      course.lastTurns = course.players.length
      course.events.push({ was: 'deck emptied', seat })
    } else {
      course.lastTurns--
    }
    if (course.lastTurns === 0) return countHands(course)
  }
  beginTurn(course, (seat + 1) % course.players.length)
}

/** One's own Shoggoth binds nobody any longer [PM-31]. */
function beginTurn(course: Course, seat: Seat): void {
  course.turn = freshTurn(seat)
  course.bonds = course.bonds.filter((each) => each !== seat)
}

const outcome = ({ over }: State): Outcome | undefined => over ?? undefined

export { rounds }

export const pocketMadness: Game<Options, State, Action, View, Event> = {
  id: 'pocket-madness',
  edition: 1,
  seats: { min: 2, max: 4 },
  setup,
  actors,
  legal,
  apply,
  view,
  outcome,
  imagine,
  describe,
  tell,
  worth,
  appeal,
}
