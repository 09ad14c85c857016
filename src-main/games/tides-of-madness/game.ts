/**
 * Tides of Madness, the whole game: three rounds of passing hands to and fro, each ended by a reckoning in which Madness
 * can end it all. The cards are in cards.ts, what they score in scoring.ts, what a seat knows in knowledge.ts.
 */
import { BadOptions, type Game, type Outcome, type Seat, type Step } from '../../engine/game.ts'
import { namesOf } from '../../engine/names.ts'
import { type Rng, type Seed, seeded, shuffled } from '../../engine/random.ts'
import { type CardNo, cards, type Suit, suits } from './cards.ts'
import { imagine, type View, view } from './knowledge.ts'
import { odds } from './odds.ts'
import { appeal, worth } from './prospects.ts'
import { countsOf, displayOf, hasWild, iconsOf, pointsOf } from './scoring.ts'
import type { Action, Both, Ending, Event, Options, Pair, Player, Question, State } from './state.ts'
import { describe, tell } from './words.ts'

export const rounds = 3
const handSize = 5
/** Drawn by each player in a refresh [TM-34]. */
const draws = 2
/** Tokens on which a round must not end [TM-16]; there are as many as are wanted [TM-E14]. */
export const madnessLimit = 9
/** For the one who received more Madness [TM-11]. Never part of a card, never doubled [TM-E10]. */
export const madnessGain = 4

const whichToPlay: Question = { ask: 'which card to play' }
const whichToKeep: Question = { ask: 'which card to keep' }
const whichToDiscard: Question = { ask: 'which card to discard' }

/** Actions by card: the same objects each time, for they are asked for at every step. */
const plays = cards.map(({ no }): Action => ({ do: 'play', card: no }))
const keeps = cards.map(({ no }): Action => ({ do: 'keep', card: no }))
const discards = cards.map(({ no }): Action => ({ do: 'discard', card: no }))
/** One of the two is taken; who may choose has a token to give back [TM-E3]. */
const gain: Action = { do: 'gain' }
const heal: Action = { do: 'heal' }
/** One of the five; no suit is none of the answers [TM-E17]. */
const names = suits.map((suit): Action => ({ do: 'name', suit }))

const everyCard = cards.map(({ no }) => no)
const nobody: readonly Seat[] = []
const both: readonly Seat[] = [0, 1]
const alone: readonly (readonly Seat[])[] = [[0], [1]]

/** Five cards each, eight on the pile; no points and no Madness [TM-2, TM-3]. */
function setup({ players, names }: Options, seed: Seed): State {
  if (players !== 2) throw new BadOptions('Tides of Madness is for exactly 2 players.')
  const [dealt, rng] = shuffled(seeded(seed), everyCard)
  const player = (hand: readonly CardNo[]): Player => ({
    hand,
    unseen: hand,
    chosen: null,
    keeping: null,
    kept: [],
    played: [],
    madness: 0,
    points: 0,
  })
  return {
    names: namesOf(players, names),
    round: 1,
    question: whichToPlay,
    players: [player(sorted(dealt.slice(0, handSize))), player(sorted(dealt.slice(handSize, 2 * handSize)))],
    pile: sorted(dealt.slice(2 * handSize)),
    discarded: [],
    wild: null,
    over: null,
    rng,
  }
}

/** Lowest number first. Each card is put in its place by hand: for so few that is several times as fast as `toSorted`. */
function sorted(hand: readonly CardNo[]): CardNo[] {
  const order = [...hand]
  for (let from = 1; from < order.length; from++) {
    const card = order[from]!
    let at = from
    for (; at > 0 && order[at - 1]! > card; at--) order[at] = order[at - 1]!
    order[at] = card
  }
  return order
}

/** Who has chosen waits for the other: a choice stands, and nothing of it is seen [TM-E1]. */
function actors({ question, players, over }: State): readonly Seat[] {
  if (over !== null) return nobody
  if ('seat' in question) return alone[question.seat]!
  if (players[0].chosen !== null) return alone[1]!
  return players[1].chosen === null ? both : alone[0]!
}

function legal(state: State, seat: Seat): readonly Action[] {
  const { question, players, over } = state
  const { hand, chosen } = players[seat]!
  if (over !== null || chosen !== null) return []
  switch (question.ask) {
    case 'which card to play':
      return hand.map((card) => plays[card - 1]!)
    case 'which card to keep':
      return hand.map((card) => keeps[card - 1]!)
    case 'which card to discard':
      return hand.map((card) => discards[card - 1]!)
    case 'what Madness gives':
      return question.seat === seat ? [gain, heal] : []
    case 'which suit':
      return question.seat === seat ? names : []
  }
}

function apply(state: State, seat: Seat, action: Action): Step<State, Event> {
  const events: Event[] = []
  return { state: after(state, seat, action, events), events }
}

function after(state: State, seat: Seat, action: Action, events: Event[]): State {
  switch (action.do) {
    case 'play':
    case 'keep':
    case 'discard':
      return choose(state, seat, action, events)
    case 'gain': {
      const player = state.players[seat]!
      events.push({ names: state.names, was: 'gained', seat })
      return dream(state, replaced(state.players, seat, { ...player, points: player.points + madnessGain }), events)
    }
    case 'heal': {
      const player = state.players[seat]!
      const madness = player.madness - 1
      events.push({ names: state.names, was: 'healed', seat, madness })
      return dream(state, replaced(state.players, seat, { ...player, madness }), events)
    }
    case 'name':
      events.push({ names: state.names, was: 'named', seat, suit: action.suit })
      return score(state, state.players, action.suit, events)
  }
}

const replaced = (players: Both, seat: Seat, player: Player): Both => (seat === 0 ? [player, players[1]] : [players[0], player])

/** The first to choose waits; with the second choice both are carried out at once [TM-4, TM-5, TM-31, TM-32]. */
function choose(state: State, seat: Seat, { do: what, card }: Extract<Action, { readonly card: CardNo }>, events: Event[]): State {
  const { players } = state
  const other = players[1 - seat]!.chosen
  events.push({ names: state.names, was: 'chosen', seat, what })
  if (other === null) return { ...state, players: replaced(players, seat, { ...players[seat]!, chosen: card }) }
  const chosen: Pair = seat === 0 ? [card, other] : [other, card]
  switch (what) {
    case 'play':
      return reveal(state, chosen, events)
    case 'keep':
      return { ...state, question: whichToDiscard, players: [setAside(players[0], chosen[0]), setAside(players[1], chosen[1])] }
    case 'discard':
      return refreshed(state, chosen, events)
  }
}

function without(hand: readonly CardNo[], card: CardNo): CardNo[] {
  const rest: CardNo[] = []
  for (const each of hand) if (each !== card) rest.push(each)
  return rest
}

/** Both cards are turned up and stay; then the hands change owners, and each has seen the other's [TM-5, TM-6]. */
function reveal(state: State, shown: Pair, events: Event[]): State {
  const [first, second] = state.players
  events.push({ names: state.names, was: 'revealed', cards: shown })
  const passed: readonly [CardNo[], CardNo[]] = [without(first.hand, shown[0]), without(second.hand, shown[1])]
  const drafting = (player: Player, card: CardNo, hand: readonly CardNo[], last?: CardNo): Player => ({
    hand,
    unseen: [],
    chosen: null,
    keeping: null,
    kept: player.kept,
    played: last === undefined ? [...player.played, card] : [...player.played, card, last],
    madness: player.madness,
    points: player.points,
  })
  if (passed[0].length > 1) return { ...state, players: [drafting(first, shown[0], passed[1]), drafting(second, shown[1], passed[0])] }
  // The fifth card is the only one left: nobody need be asked [TM-7].
  const left: Pair = [passed[1][0]!, passed[0][0]!]
  events.push({ names: state.names, was: 'left over', cards: left })
  return goMad(state, [drafting(first, shown[0], [], left[0]), drafting(second, shown[1], [], left[1])], events)
}

/** Steps 1 and 2: tokens for the icons in play; who receives more of them in this round may make use of it [TM-10 to TM-12, TM-35]. */
function goMad(state: State, [first, second]: Both, events: Event[]): State {
  const received: Pair = [iconsOf(first), iconsOf(second)]
  const players: Both = [
    { ...first, madness: first.madness + received[0] },
    { ...second, madness: second.madness + received[1] },
  ]
  events.push({ names: state.names, was: 'driven mad', received, madness: [players[0].madness, players[1].madness] })
  // Equal numbers, none included, give nobody a choice [TM-E2].
  if (received[0] === received[1]) return dream(state, players, events)
  return { ...state, players, question: { ask: 'what Madness gives', seat: received[0] > received[1] ? 0 : 1 } }
}

/** Steps 2b and 2c: Dreamlands takes a token from the opponent, kept in an earlier round or not [TM-13, TM-E5], and wants a suit [TM-14]. */
function dream(state: State, players: Both, events: Event[]): State {
  const owner = players.findIndex(hasWild)
  if (owner < 0) return score(state, players, null, events)
  const question: Question = { ask: 'which suit', seat: owner }
  const [first, second] = players
  // Nothing can be taken from one who has none; otherwise it must be [TM-E4].
  if (players[1 - owner]!.madness === 0) return { ...state, players, question }
  const madness: Pair = owner === 0 ? [first.madness + 1, second.madness - 1] : [first.madness - 1, second.madness + 1]
  events.push({ names: state.names, was: 'burdened', seat: owner, madness })
  return {
    ...state,
    players: [
      { ...first, madness: madness[0] },
      { ...second, madness: madness[1] },
    ],
    question,
  }
}

/** Step 3, and what follows from it [TM-15]. */
function score(state: State, [first, second]: Both, wild: Suit | null, events: Event[]): State {
  const shown = [displayOf(first, wild), displayOf(second, wild)] as const
  // Majorities look at kept cards too, on both sides [TM-E18].
  const counts = [countsOf(shown[0]), countsOf(shown[1])] as const
  const players: Both = [
    { ...first, points: first.points + pointsOf(shown[0], counts[1], counts[0]) },
    { ...second, points: second.points + pointsOf(shown[1], counts[0], counts[1]) },
  ]
  // The reckoning in words is made when it is read.
  for (const seat of both) {
    events.push({
      names: state.names,
      was: 'scored',
      seat,
      display: shown[seat]!,
      against: counts[1 - seat]!,
      points: players[seat]!.points,
    })
  }
  return endRound(state, players, wild, events)
}

/** Step 4 looks at the tokens as they are now, and at no earlier moment [TM-16, TM-E12]. */
function endRound(state: State, players: Both, wild: Suit | null, events: Event[]): State {
  const ending = endingOf(state, players)
  if (ending !== undefined) {
    events.push({ names: state.names, was: 'ended', because: ending.because })
    return { ...state, players, wild, over: ending }
  }
  // Cards kept earlier stay in play [TM-30].
  return { ...state, players: [takenBack(players[0]), takenBack(players[1])], question: whichToKeep, wild: null }
}

const takenBack = (player: Player): Player => ({ ...player, hand: sorted(player.played), played: [] })

function endingOf({ names, round }: State, [first, second]: Both): Ending | undefined {
  const lost = [first.madness >= madnessLimit, second.madness >= madnessLimit] as const
  if (lost[0] && lost[1]) {
    return { scores: [0, 0], because: `Both have ${madnessLimit} Madness tokens or more: nobody wins.` }
  }
  // At once and whatever the points, in round 1 too [TM-16, TM-E13].
  for (const seat of both) {
    if (lost[seat]) {
      const scores: Pair = seat === 0 ? [0, 1] : [1, 0]
      return { scores, because: `${names[seat]} has ${madnessLimit} Madness tokens or more and loses; ${names[1 - seat]} wins.` }
    }
  }
  if (round < rounds) return undefined
  const points = `${Math.max(first.points, second.points)} to ${Math.min(first.points, second.points)}`
  if (first.points === second.points) return { scores: [0.5, 0.5], because: `Both have ${first.points} points and share the victory.` }
  const winner = first.points > second.points ? 0 : 1
  return { scores: winner === 0 ? [1, 0] : [0, 1], because: `${names[winner]} wins by ${points} points.` }
}

/** Out of the hand, so that it cannot be discarded as well [TM-E16]. */
const setAside = (player: Player, card: CardNo): Player => ({
  ...player,
  hand: without(player.hand, card),
  keeping: card,
  chosen: null,
})

/** Both discard at once, then both kept cards are turned up, then each draws to five again [TM-32 to TM-34]. */
function refreshed(state: State, thrown: Pair, events: Event[]): State {
  const [first, second] = state.players
  const keeping: Pair = [first.keeping!, second.keeping!]
  const { names } = state
  events.push(
    { names, was: 'discarded', cards: thrown },
    { names, was: 'kept', cards: keeping },
    { names, was: 'begun', round: state.round + 1 },
  )
  const [drawn, pile, rng] = draw(state.pile, state.rng)
  const ready = (player: Player, card: CardNo, out: CardNo, fresh: readonly CardNo[]): Player => ({
    ...player,
    hand: sorted([...without(player.hand, out), ...fresh]),
    unseen: sorted(fresh),
    chosen: null,
    keeping: null,
    kept: [...player.kept, card],
  })
  return {
    ...state,
    round: state.round + 1,
    question: whichToPlay,
    players: [ready(first, keeping[0], thrown[0], drawn.slice(0, draws)), ready(second, keeping[1], thrown[1], drawn.slice(draws))],
    pile,
    discarded: [...state.discarded, ...thrown],
    rng,
  }
}

/** Two cards for each player [TM-34, TM-36]. */
function draw(pile: readonly CardNo[], rng: Rng): [drawn: CardNo[], left: CardNo[], next: Rng] {
  const [order, next] = shuffled(rng, pile)
  return [order.slice(0, 2 * draws), sorted(order.slice(2 * draws)), next]
}

/** More points win, equal points are shared [TM-37, TM-38]; nobody wins if both are mad [TM-17]. */
const outcome = ({ over }: State): Outcome | undefined => over ?? undefined

export const tidesOfMadness: Game<Options, State, Action, View, Event> = {
  id: 'tides-of-madness',
  edition: 1,
  seats: { min: 2, max: 2 },
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
  odds: (state, seat) => odds(state, seat, legal(state, seat), { rounds, madnessLimit, madnessGain }),
}
