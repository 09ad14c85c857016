/**
 * "Why can't I?": all reasons against playing a card of the Hand, or using one that lies on the table, now, with their rules
 * (M section 5). What a seat may not see answers it nothing.
 */
import type { Seat } from '../../engine/game.ts'
import { openQuestion } from './agenda.ts'
import { sayClause } from './clauses.ts'
import { overruling } from './house-rules.ts'
import { isHiddenFrom } from './imagine.ts'
import { allJoin } from './joining.ts'
import { isBound, legal } from './options.ts'
import { investigatorNo, printed, topCard } from './places.ts'
import { fewest, type Refusal } from './reasons.ts'
import { objections, waysOf } from './requirements.ts'
import { matches } from './select.ts'
import { placedAt } from './standing.ts'
import type { CardNo, State } from './state.ts'
import type { Nested, Task } from './tasks.ts'
import { againstUse } from './why-table.ts'

export interface WhyNot {
  readonly title: string
  readonly legal: boolean
  readonly reasons: readonly Refusal[]
  readonly clauses: readonly string[]
}

/** The same for a piece of the view; nothing for one that this seat does not see. */
export function whyPiece(state: State, seat: Seat, piece: string): WhyNot | undefined {
  if (/^hidden:\d+:threat:\d+$/.test(piece)) return hidden
  const investigator = Number(/^investigator:(\d+)$/.exec(piece)?.[1])
  if (investigator < state.players.length) return whyNot(state, seat, investigatorNo(investigator))
  const card = Number(/^card:(\d+)$/.exec(piece)?.[1])
  return isSeen(state, seat, card) ? whyNot(state, seat, card) : undefined
}

const hidden: WhyNot = {
  title: 'A card you cannot see',
  legal: false,
  reasons: [
    { rule: 'M1.19', why: 'It lies face-down in the Threat of somebody else.', remedy: 'It is revealed when its Battle is fought.' },
  ],
  clauses: [],
}

/** Whether a card lies where the seat sees it: in its own Hand, open in a pile, or in play and not hidden (M1.15 to M1.20). */
function isSeen(state: State, seat: Seat, card: CardNo): boolean {
  const entry = placedAt(state, card)
  if (entry !== undefined) return !isHiddenFrom(state, entry, seat)
  if (state.players[seat]!.hand.includes(card)) return true
  return state.players.some(({ story, discard }) => story.includes(card) || discard.includes(card))
}

/**
 * Whether anything can be done with a card now and, if not, everything that speaks against
 * it. Of several ways to play or use it the one with the fewest objections is told.
 *
 * @param card a card that lies in `seat`'s own Hand, or that it sees on the table
 */
export function whyNot(state: State, seat: Seat, card: CardNo): WhyNot {
  const { title, rules } = printed(state, card)
  const clauses = rules.map((rule) => sayClause(state, rule))
  if (isOffered(state, seat, card)) return { title, legal: true, reasons: [], clauses }
  const reasons: Refusal[] = []
  const inHand = state.players[seat]!.hand.includes(card)
  const best = inHand ? againstPlay(state, seat, card) : againstUse(state, seat, card)
  // Two chapters may object for the same reason: it is told once.
  for (const each of [...notNow(state, seat, inHand), ...best])
    if (!reasons.some(({ rule, why }) => rule === each.rule && why === each.why)) reasons.push(cited(state, each))
  return { title, legal: false, reasons, clauses }
}

/** Whether the card can be played or used, not merely named in an answer; of cards of the Hand with one face the first is offered for all. */
function isOffered(state: State, seat: Seat, card: CardNo): boolean {
  const { id } = printed(state, card)
  const { hand } = state.players[seat]!
  const isIt = (each: CardNo) => each === card || (hand.includes(card) && hand.includes(each) && printed(state, each).id === id)
  return legal(state, seat).some(
    (action) =>
      ('card' in action && action.do !== 'choose' && isIt(action.card)) || (action.do === 'arrive' && topCard(state, seat) === card),
  )
}

/** Why nothing at all can be played, or used, at this moment. */
function notNow(state: State, seat: Seat, inHand: boolean): Refusal[] {
  const open = openQuestion(state)
  if (open === undefined || open.seat !== seat) return [{ rule: 'M5.16', why: 'It is not your Turn.', remedy: 'Wait for your Turn.' }]
  if (open.question.ask === 'what to play')
    return isBound(state, seat)
      ? [{ rule: 'M19.3', why: 'A card dictates what you play now.', remedy: 'Make that play; on your next Turn you are free.' }]
      : []
  if (open.question.ask === 'what to cast or use')
    return inHand ? [{ rule: 'M14.7', why: 'In Combat nothing is played from the Hand.', remedy: 'Wait for your next Turn.' }] : []
  if (gathering(open.resume) !== undefined && inHand) return []
  return [{ rule: 'M5.1', why: 'Another question is open.', remedy: 'Answer it first.' }]
}

// ---------------------------------------------------------------- cards of the Hand

type Gather = Extract<Task, { do: 'gather' }>

/** A play inside another one, or one that others may Join. */
const gathering = (task: Task): Gather | undefined => (task.do === 'gather' ? task : undefined)

function againstPlay(state: State, seat: Seat, card: CardNo): readonly Refusal[] {
  const open = openQuestion(state)
  const gather = open?.seat === seat ? gathering(open.resume) : undefined
  const ways = waysOf(state, card).map((how) => objections(state, seat, { card, how }, gather?.nested))
  const best = fewest(ways)
  return gather === undefined ? best : [...againstGathering(state, seat, card, gather), ...best]
}

/** What speaks against a card in a play that is under way. */
function againstGathering(state: State, seat: Seat, card: CardNo, { plays, nested }: Gather): Refusal[] {
  if (plays.length > 0) {
    const joins = waysOf(state, card).some((how) => allJoin(state, seat, [...plays, { card, how }]))
    return joins
      ? [{ rule: 'M2.25', why: 'Together the cards ask for more than there is.', remedy: 'Play it alone, or with fewer cards.' }]
      : [{ rule: 'M11.21', why: 'It does not Join what you are playing.', remedy: 'Play it on another Turn.' }]
  }
  return nested === undefined || isMeant(state, seat, card, nested)
    ? []
    : [{ rule: 'M5.17', why: 'What is offered now are other cards.', remedy: 'Play it on another Turn.' }]
}

function isMeant(state: State, seat: Seat, card: CardNo, { filter, from, route, source }: Nested): boolean {
  if (from !== undefined && from !== 'hand') return false
  if (route !== undefined && printed(state, card).type !== 'Location') return false
  return filter === undefined || matches(state, card, filter, { you: seat, ...(source === undefined ? {} : { source }) })
}

/** A reason with the house rule that has changed its rule. */
function cited(state: State, reason: Refusal): Refusal {
  const house = overruling(state.sheet.houseRules, reason.rule)
  return house === undefined ? reason : { ...reason, house }
}
