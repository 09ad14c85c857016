/** "Why can't I?": all reasons against playing a card of the Hand now, with their rules (M section 5). */
import type { Seat } from '../../engine/game.ts'
import { openQuestion } from './agenda.ts'
import { sayClause } from './clauses.ts'
import { overruling } from './house-rules.ts'
import { printed } from './places.ts'
import type { Refusal } from './reasons.ts'
import { objections, waysOf } from './requirements.ts'
import type { CardNo, State } from './state.ts'

export interface WhyNot {
  readonly title: string
  readonly legal: boolean
  readonly reasons: readonly Refusal[]
  readonly clauses: readonly string[]
}

/** The same for a piece of the view; nothing for one that is not this seat's own to play. */
export function whyPiece(state: State, seat: Seat, piece: string): WhyNot | undefined {
  const card = Number(/^card:(\d+)$/.exec(piece)?.[1])
  return state.players[seat]?.hand.includes(card) === true ? whyNot(state, seat, card) : undefined
}

/**
 * Whether a card can be played now and, if not, everything that speaks against
 * it. Of several ways to play it the one with the fewest objections is told.
 *
 * @param card a card that lies in `seat`'s own Hand, or that everybody sees
 */
export function whyNot(state: State, seat: Seat, card: CardNo): WhyNot {
  const { title } = printed(state, card)
  const clauses = printed(state, card).rules.map((rule) => sayClause(state, rule))
  const reasons: Refusal[] = []
  const open = openQuestion(state)
  if (!state.players[seat]!.hand.includes(card)) {
    return {
      title,
      legal: false,
      reasons: [{ rule: 'M5.2', why: 'Cards are played from your Hand.', remedy: 'It must come to your Hand first.' }],
      clauses,
    }
  }
  if (open === undefined || open.seat !== seat) reasons.push({ rule: 'M5.16', why: 'It is not your Turn.', remedy: 'Wait for your Turn.' })
  else if (open.question.ask !== 'what to play')
    reasons.push({ rule: 'M5.1', why: 'Another question is open.', remedy: 'Answer it first.' })
  const ways = waysOf(state, card).map((how) => objections(state, seat, { card, how }))
  const best = ways.reduce((fewest, each) => (each.length < fewest.length ? each : fewest))
  // Two chapters may object for the same reason: it is told once.
  for (const each of best) if (!reasons.some(({ rule, why }) => rule === each.rule && why === each.why)) reasons.push(cited(state, each))
  return { title, legal: reasons.length === 0, reasons, clauses }
}

/** A reason with the house rule that has changed its rule. */
function cited(state: State, reason: Refusal): Refusal {
  const house = overruling(state.sheet.houseRules, reason.rule)
  return house === undefined ? reason : { ...reason, house }
}
