/**
 * The census of the soak: random campaigns over all cards that come with the
 * app, two to four seats, in which every position is held to the invariants,
 * and a count of what became of each card: how often it was played, in how many
 * Turns it lay in a Hand, and what spoke against playing it.
 *
 * A third of the matches has wholly random decks. In the others some decks are
 * built round cards that have been played least so far; the plays themselves
 * are random everywhere. A match is decided by its number and the cards its
 * decks were built round, so that one that went wrong can be played again.
 *
 * Two other kinds are counted apart: matches with wholly random decks alone, and
 * matches in which a card that is still rare is helped by everybody (helped.ts).
 */
import type { PrintedCard } from '../../grammar/card.ts'
import { pickOne, type Rng, seeded } from '../../src-main/engine/random.ts'
import { progress } from '../../src-main/games/mythos/evidence.ts'
import { mythos } from '../../src-main/games/mythos/game.ts'
import { broken } from '../../src-main/games/mythos/invariants.ts'
import { printed } from '../../src-main/games/mythos/places.ts'
import { objections, waysOf } from '../../src-main/games/mythos/requirements.ts'
import type { Options, SeatOptions } from '../../src-main/games/mythos/setup.ts'
import type { Action, CardNo, State } from '../../src-main/games/mythos/state.ts'
import { allCards, allInvestigators, randomDeck } from '../support/all-cards.ts'
import { beyondPool, deckAround, deckOpposite, investigatorFor } from '../support/decks-around.ts'
import { type Helped, helped } from './helped.ts'

/** More moves than a match can have. */
const longest = 20_000

/** How often a card is to be played before no deck is built round it any more. */
export const enough = 50

export interface CardCount {
  played: number
  /** Decks it was in, and how many of them were built round it. */
  decks: number
  around: number
  /** Turns in which its owner had it in the Hand, and in how many of them it could be played. */
  held: number
  open: number
  /** What spoke against it in the others: the reasons of the way with fewest. */
  readonly refusals: Record<string, number>
}

/** What the decks of a run are: built round rare cards in two matches of three, random in all, or built to help one rare card. */
export type Manner = 'mixed' | 'random' | 'helped'

/** Plain data, so that it can be put on the disk and gone on with. */
export interface Census {
  /** Mixed, if not said. */
  readonly manner?: Manner
  /** How often each card was played in runs before this one. */
  readonly earlier?: Readonly<Record<string, number>>
  /** The number of the next match. */
  next: number
  matches: number
  ended: number
  moves: number
  longest: number
  readonly bySeats: Record<number, { matches: number; moves: number; rounds: number }>
  /** By the rule under which matches ended. */
  readonly endings: Record<string, number>
  readonly cards: Record<string, CardCount>
  /** How often each Investigator sat at a table. */
  readonly investigators: Record<string, number>
  readonly troubles: Trouble[]
}

export interface Trouble {
  readonly match: number
  readonly around: readonly string[]
  readonly message: string
}

/** A census that goes on where another has ended: later matches, other decks. */
export function newCensus(
  manner: Manner = 'mixed',
  { next, cards: before }: Pick<Census, 'next' | 'cards'> = { next: 1, cards: {} },
): Census {
  const cards = Object.fromEntries(
    allCards().map(({ id }): [string, CardCount] => [id, { played: 0, decks: 0, around: 0, held: 0, open: 0, refusals: {} }]),
  )
  const investigators = Object.fromEntries(allInvestigators().map(({ id }) => [id, 0]))
  const earlier = Object.fromEntries(Object.entries(before).map(([id, { played }]) => [id, played]))
  return { manner, earlier, next, matches: 0, ended: 0, moves: 0, longest: 0, bySeats: {}, endings: {}, cards, investigators, troubles: [] }
}

/** Cards that have not been played enough, and for which it is of use to play on. */
export const rareCards = ({ cards, earlier = {} }: Census): PrintedCard[] =>
  buildable().filter(({ id }) => cards[id]!.played + (earlier[id] ?? 0) < enough)

/** Plays the next match and counts it. */
export function count(census: Census): void {
  const match = census.next++
  const around = middles(census, match)
  try {
    if (census.manner === 'helped') playHelped(match, around[0]!, census)
    else playOut(match, around, census)
    census.ended++
  } catch (trouble) {
    const message = trouble instanceof Error ? trouble.message : String(trouble)
    census.troubles.push({ match, around: around.map(({ id }) => id), message })
  }
  census.matches++
}

/** The cards round which decks are built: those that have not been played enough, in turn. */
function middles(census: Census, match: number): PrintedCard[] {
  if (census.manner === 'random' || (census.manner !== 'helped' && match % 3 === 0)) return []
  const rare = rareCards(census)
  if (census.manner === 'helped') return [rare[match % rare.length]!]
  return rare.length === 0 ? [] : [0, 1, 2].map((more) => rare[(match + more * 7) % rare.length]!)
}

let known: readonly PrintedCard[] | undefined

/** A deck round a card helps where all that it asks for exists. */
function buildable(): readonly PrintedCard[] {
  known ??= allCards().filter((card) => beyondPool(card).length === 0)
  return known
}

const seatsOf = (match: number) => 2 + (Math.floor(match / 3) % 3)

/** What a seat's deck is built round, or which card it is to sit opposite of; neither, where its deck is wholly random. */
function roleOf(seat: number, around: readonly PrintedCard[]): { readonly round?: PrintedCard; readonly opposite?: PrintedCard } {
  const [first] = around
  // Who sits opposite helps an Adventure best by being busy with another card.
  if (seat === 1 && first !== undefined && first.type !== 'Adventure') return { opposite: first }
  const own = around[seat]
  return own === undefined ? {} : { round: own }
}

/** The table of a match: its number and the cards that some of its decks are built round decide everything. */
export function tableOf(match: number, around: readonly PrintedCard[]): [Options, Rng] {
  let luck = seeded(match)
  const seats: SeatOptions[] = []
  for (let seat = 0; seat < seatsOf(match); seat++) {
    const { round, opposite } = roleOf(seat, around)
    const [investigator, afterwards] = investigatorFor(round, luck)
    const [deck, next] =
      round !== undefined
        ? deckAround([round], afterwards)
        : opposite !== undefined
          ? deckOpposite(opposite, afterwards)
          : randomDeck(afterwards)
    luck = next
    seats.push({ name: `Seat ${seat + 1}`, investigator, deck })
  }
  return [{ seats, mode: 'campaign', target: 20, alternativeFirstCard: false, spareInvestigators: allInvestigators() }, luck]
}

/** Plays a match at random to its end, on the counts of a census. Throws what is wrong with it. */
export function playOut(match: number, around: readonly PrintedCard[], census: Census): void {
  const [options, begun] = tableOf(match, around)
  countDecks(options, around, census)
  run(match, options, begun, (_state, _seat, legal, luck) => pickOne(luck, tempting(legal)), census)
}

/** Plays a match in which a card is helped to its end, on the counts of a census. Throws what is wrong with it. */
export function playHelped(match: number, card: PrintedCard, census: Census): void {
  const { options, luck, choose } = helped(match, card)
  countDecks(options, [card], census)
  run(match, options, luck, choose, census)
}

function run(match: number, options: Options, begun: Rng, choose: Helped['choose'], census: Census): void {
  const here = census.bySeats[options.seats.length] ?? { matches: 0, moves: 0, rounds: 0 }
  census.bySeats[options.seats.length] = here
  here.matches++
  let luck = begun
  let state: State = mythos.setup(options, match)
  for (let moves = 0; moves < longest; moves++) {
    if (state.over !== undefined) {
      census.longest = Math.max(census.longest, moves)
      here.rounds += state.round
      return
    }
    const [seat] = mythos.actors(state)
    const legal = seat === undefined ? [] : mythos.legal(state, seat)
    if (seat === undefined || legal.length === 0) throw new Error('Nobody can do anything, and the match goes on.')
    countHand(state, seat, legal, census)
    let action: Action
    ;[action, luck] = choose(state, seat, legal, luck)
    if (action.do === 'play' || action.do === 'choose play') census.cards[printed(state, action.card).id]!.played++
    const step = mythos.apply(state, seat, action)
    if (mythos.describe(state, seat, action).text === '') throw new Error(`No words for ${JSON.stringify(action)}.`)
    for (const event of step.events) {
      mythos.tell(event, seat)
      if (event.was === 'ended') census.endings[event.rule] = (census.endings[event.rule] ?? 0) + 1
    }
    state = step.state
    census.moves++
    here.moves++
    const law = broken(state)
    if (law !== undefined) throw new Error(`${law} After ${JSON.stringify(action)}.`)
  }
  throw new Error(`The match has not ended after ${longest} moves.`)
}

/** Who only passes sees little: whatever else can be done is three times as likely as a Pass. */
function tempting(legal: readonly Action[]): readonly Action[] {
  const other = legal.filter((each) => each.do !== 'pass')
  return other.length === 0 ? legal : [...other, ...other, ...legal]
}

// ---------------------------------------------------------------- counting

function countDecks({ seats }: Options, around: readonly PrintedCard[], census: Census): void {
  for (const [seat, { deck, investigator }] of seats.entries()) {
    for (const id of new Set(deck.map((card) => card.id))) census.cards[id]!.decks++
    census.investigators[investigator.id] = (census.investigators[investigator.id] ?? 0) + 1
    const { round } = roleOf(seat, around)
    if (round !== undefined) census.cards[round.id]!.around++
  }
}

/** What becomes of the Hand in a Turn. */
function countHand(state: State, seat: number, legal: readonly Action[], census: Census): void {
  const [top] = state.agenda
  if (top?.do !== 'ask' || top.question.ask !== 'what to play') return
  const open = new Set(legal.flatMap((each) => (each.do === 'play' ? [printed(state, each.card).id] : [])))
  const seen = new Set<string>()
  for (const card of state.players[seat]!.hand) {
    const { id } = printed(state, card)
    if (seen.has(id)) continue
    seen.add(id)
    const counts = census.cards[id]!
    counts.held++
    if (open.has(id)) counts.open++
    else for (const reason of reasons(state, seat, card)) counts.refusals[reason] = (counts.refusals[reason] ?? 0) + 1
  }
}

/** Why a card cannot be played: with the rule; of a recipe, what is still wanted. */
function reasons(state: State, seat: number, card: CardNo): string[] {
  const ways = waysOf(state, card).map((how) => objections(state, seat, { card, how }))
  const fewest = ways.reduce((best, each) => (each.length < best.length ? each : best))
  const found = fewest.flatMap(({ rule, why }) => (rule === 'M12.43' ? wanted(state, seat, card) : [`${rule} ${why}`]))
  // Legal for itself, but another card says what is played now.
  return found.length === 0 ? ['M19.3 Another play is dictated, or owed.'] : [...new Set(found)]
}

function wanted(state: State, seat: number, card: CardNo): string[] {
  const { recipe } = printed(state, card)
  const match = progress(state, seat, card)
  if (recipe === undefined || match === undefined) return ['M12.43 The recipe could not be read.']
  return [
    ...match.missing.map(({ slot }) => `M12.43 still wanted: ${recipe.slots[slot]!.phrase}`),
    ...match.failed.map(({ kind }) => `M12.43 still wanted: ${kind}`),
  ]
}
