/**
 * What a seat of Tides of Madness knows, what it may imagine, and what it is shown. Hands are secret [TM-9], but whoever
 * has held a hand knows it: after the first exchange of a round nothing in them is unknown (DESIGN 5.5).
 */
import type { Seat } from '../../engine/game.ts'
import { pickOne, type Rng } from '../../engine/random.ts'
import { redeal } from '../../engine/secrets.ts'
import { type CardNo, cards, type Suit } from './cards.ts'
import { countsOf, displayOf, type Line, linesOf, pointsByWild, wordsOf } from './scoring.ts'
import type { Both, Player, Question, State } from './state.ts'

/** A player's place, as somebody sees it. */
export interface Place {
  readonly seat: Seat
  readonly points: number
  readonly madness: number
  readonly kept: readonly CardNo[]
  readonly played: readonly CardNo[]
  /** The cards of the hand that are known to whoever looks: all of one's own. */
  readonly hand: readonly CardNo[]
  /** How many more there are. */
  readonly unknown: number
  /** What was chosen and not yet shown: the card to its owner, to others only that it was. */
  readonly chosen?: CardNo | 'hidden'
  /** The card put aside to be kept, likewise. */
  readonly keeping?: CardNo | 'hidden'
  /** Cards of each suit in play, in the order of `suits`. */
  readonly counts: readonly number[]
  /** What the cards in play would score now. */
  readonly lines: readonly Line[]
}

/** What is printed on a card. */
export interface Face {
  readonly no: CardNo
  readonly name: string
  readonly suit?: Suit
  readonly madness: boolean
  /** What it scores by, in words. */
  readonly words: string
}

const faces: readonly Face[] = cards.map(({ no, name, suit, madness }) => ({
  no,
  name,
  madness,
  words: wordsOf(no),
  ...(suit !== undefined && { suit }),
}))

export interface View {
  /** Every card of the game, in the order of its numbers. */
  readonly faces: readonly Face[]
  readonly round: number
  readonly question: Question
  readonly places: readonly Place[]
  readonly pile: number
  readonly discarded: readonly CardNo[]
  readonly wild?: Suit
  /** While a suit is to be named: what each would bring its namer. */
  readonly suits?: readonly { readonly suit: Suit; readonly points: number }[]
}

export function view(state: State, seat?: Seat): View {
  const { round, question, players, pile, discarded, wild } = state
  const shown = players.map((each) => displayOf(each, wild))
  const counts = shown.map(countsOf)
  const places = players.map(
    (player, at): Place => ({
      seat: at,
      points: player.points,
      madness: player.madness,
      kept: player.kept,
      played: player.played,
      ...handAsSeen(player, at === seat, seat !== undefined),
      counts: counts[at]!,
      lines: linesOf(shown[at]!, counts[1 - at]!),
    }),
  )
  return {
    faces,
    round,
    question,
    places,
    pile: pile.length,
    discarded,
    ...(wild !== null && { wild }),
    ...(question.ask === 'which suit' && { suits: pointsByWild(shown[question.seat]!, counts[1 - question.seat]!) }),
  }
}

/** An onlooker has held no hand; of those of both players only what lay on the table before is known to him. */
function handAsSeen(
  { hand, unseen, chosen, keeping }: Player,
  isOwn: boolean,
  sits: boolean,
): Pick<Place, 'hand' | 'unknown' | 'chosen' | 'keeping'> {
  const whole = keeping === null ? hand : [...hand, keeping].toSorted((a, b) => a - b)
  const known = isOwn ? hand : sits ? whole.filter((card) => !unseen.includes(card)) : []
  return {
    hand: known,
    unknown: (isOwn ? hand.length : whole.length) - known.length,
    ...(chosen !== null && { chosen: isOwn ? chosen : 'hidden' }),
    ...(keeping !== null && { keeping: isOwn ? keeping : 'hidden' }),
  }
}

/**
 * The cards the seat has not seen are dealt anew to the opponent's hand and the pile; a choice that lies face down is
 * chosen anew, any as likely as another: the opponent's mind is not looked into.
 */
export function imagine(state: State, seat: Seat, rng: Rng): State {
  const rival = state.players[1 - seat]!
  const [[unseen, pile], dealt] = deal(rng, rival.unseen, state.pile)
  const held = [...rival.hand.filter((card) => !rival.unseen.includes(card)), ...unseen]
  let next = dealt
  let keeping: CardNo | null = null
  let hand = held
  if (rival.keeping !== null) {
    // What is put aside is one of the five just taken back, all of them known.
    ;[keeping, next] = pickOne(next, ascending([...held, rival.keeping]))
    hand = [...held, rival.keeping].filter((card) => card !== keeping)
  }
  hand = ascending(hand)
  let chosen: CardNo | null = null
  if (rival.chosen !== null) [chosen, next] = pickOne(next, hand)
  const imagined: Player = { ...rival, hand, unseen: ascending(unseen), keeping, chosen }
  const players: Both = seat === 0 ? [state.players[0], imagined] : [imagined, state.players[1]]
  return { ...state, players, pile: ascending(pile), rng: next }
}

const ascending = (cards: readonly CardNo[]): CardNo[] => cards.toSorted((a, b) => a - b)

function deal(rng: Rng, unseen: readonly CardNo[], pile: readonly CardNo[]): [[CardNo[], CardNo[]], Rng] {
  const [dealt, next] = redeal(rng, [...unseen, ...pile], [{ size: unseen.length }, { size: pile.length }])
  return [[dealt[0]!, dealt[1]!], next]
}
