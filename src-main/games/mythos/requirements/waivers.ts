/**
 * What need not hold for a play: what the card that offers it waives, what the card says of itself, and what others in play
 * permit (M19.8, M19.9).
 */
import type { Cost, Permit, Rule, Waiver, Who, Zone } from '../../../../grammar/ast.ts'
import type { Seat } from '../../../engine/game.ts'
import { canPay } from '../costs.ts'
import { isSpent } from '../effects.ts'
import { isInvestigator, printed, regionNow } from '../places.ts'
import { isSoFor, matches } from '../select.ts'
import { applies, includes, placedAt, standing } from '../standing.ts'
import type { CardNo, Ctx, State } from '../state.ts'
import type { Nested } from '../tasks.ts'

export const none: Nested = { waive: [] }

/** Whether a requirement need not be met, by the card that offers the play or by one in play (M19.8, M19.9). */
export function isWaived(state: State, seat: Seat, card: CardNo, nested: Nested, what: Waiver): boolean {
  return nested.waive.includes(what) || (nested.plain !== true && permits(state, seat, card, what))
}

/** How many of the cards that a card asks for need not be there: one, or whatever they are. */
export function cardsSpared(state: State, seat: Seat, card: CardNo, nested: Nested): number {
  if (isWaived(state, seat, card, nested, 'needed')) return Number.MAX_SAFE_INTEGER
  return isWaived(state, seat, card, nested, 'oneNeeded') ? 1 : 0
}

function permits(state: State, seat: Seat, card: CardNo, waiver: Waiver): boolean {
  if (printed(state, card).rules.some((rule) => waivesItself(state, seat, card, rule, waiver))) return true
  return standing(state).permits.length > 0 && permitFor(state, seat, card, waiver) !== undefined
}

/** Whether a card says of itself that it may be played although something is not met (M19.8), and what that costs can be paid. */
function waivesItself(state: State, seat: Seat, card: CardNo, rule: Rule, waiver: Waiver): rule is Extract<Rule, { kind: 'permit' }> {
  if (rule.kind !== 'permit' || !('play' in rule.permit) || rule.permit.play.title !== 'self' || !rule.permit.waive.includes(waiver))
    return false
  if (rule.permit.from !== undefined && rule.permit.from !== liesIn(state, seat, card)) return false
  const ctx = { you: seat, source: card }
  return canPay(state, rule.permit.cost, ctx) && isSoFor(state, rule, ctx)
}

/** What a card says of itself that lets it be played from the pile it lies in, where what that costs can be paid. */
export function leaveOfItsPile(state: State, seat: Seat, card: CardNo): Extract<Permit, { play: unknown }> | undefined {
  const ctx = { you: seat, source: card }
  for (const rule of printed(state, card).rules) {
    if (rule.kind !== 'permit' || !('play' in rule.permit) || rule.permit.play.title !== 'self' || rule.permit.from === undefined) continue
    const isOpen = rule.permit.from === liesIn(state, seat, card) && canPay(state, rule.permit.cost, ctx)
    if (isOpen && isSoFor(state, rule, ctx)) return rule.permit
  }
  return undefined
}

/** What a card asks for being played although something is not met, by its own text; nothing where it may be for nothing, too. */
export function ownPrice(state: State, seat: Seat, card: CardNo): readonly Cost[] {
  const prices = printed(state, card).rules.flatMap((rule) =>
    rule.kind === 'permit' &&
    'play' in rule.permit &&
    rule.permit.from === undefined &&
    rule.permit.waive.some((waiver) => waivesItself(state, seat, card, rule, waiver))
      ? [rule.permit.cost ?? []]
      : [],
  )
  return prices.some((each) => each.length === 0) ? [] : (prices[0] ?? [])
}

/** The pile of its owner that a card which is to be played lies in. */
const liesIn = (state: State, seat: Seat, card: CardNo): Zone | undefined => {
  const { hand, story, discard, deck } = state.players[seat]!
  if (hand.includes(card)) return 'hand'
  return story.includes(card) ? 'story' : discard.includes(card) ? 'discard' : deck[0] === card ? 'deckTop' : undefined
}

/** Whether a text has a card played without a Gate for nothing, and as often as one likes: then the Gate that is there is not used for it. */
export function needsNoGate(state: State, seat: Seat, card: CardNo): boolean {
  const isForNothing = (rule: Rule): boolean =>
    rule.kind === 'permit' && 'play' in rule.permit && rule.permit.cost === undefined && rule.limit === undefined
  return (
    printed(state, card).rules.some((rule) => isForNothing(rule) && waivesItself(state, seat, card, rule, 'gate')) ||
    permitFor(state, seat, card, 'gate', isForNothing) !== undefined
  )
}

/** The card in play that lets such a card be played although something is not met, and that is not used up. */
export function permitFor(state: State, seat: Seat, card: CardNo, waiver: Waiver, fits: (rule: Rule) => boolean = () => true) {
  return standing(state).permits.find((source) => {
    const { permit, limit } = source.rule
    if (!fits(source.rule)) return false
    if (!('play' in permit) || !isLeftTo(state, seat, permit, source.ctx) || !permit.waive.includes(waiver)) return false
    if (permit.from !== undefined && permit.from !== liesIn(state, seat, card)) return false
    const ctx = payingFor(source.ctx, seat)
    if (!canPay(state, permit.cost, ctx)) return false
    if (!matches(state, card, permit.play, ctx) || !applies(state, { ...source, ctx: { ...source.ctx, actor: seat } })) return false
    const isOfPlace = waiver === 'place' || waiver === 'region'
    if (source.card !== undefined && !isInvestigator(source.card) && isOfPlace && sinceOf(state, source.card) >= state.turn) return false // M5.18
    // The Region of another Dimension's Ally lies in that Dimension.
    const inRegion =
      waiver === 'dimension' ||
      permit.waive.includes('region') ||
      printed(state, card).foundAt?.region === undefined ||
      printed(state, card).foundAt?.region === regionNow(state, seat)
    return inRegion && !(source.card !== undefined && isSpent(state, source.card, source.index, limit, userOf(permit, seat)))
  })
}

/** Whether it is this player to whom a card in play gives leave: its own, or others, too. */
export const isLeftTo = (state: State, seat: Seat, { who = 'you' }: { readonly who?: Who }, ctx: Ctx): boolean =>
  includes(state, who, ctx, seat)

/** As he would see it to whom the leave is given. */
export const payingFor = (ctx: Ctx, seat: Seat): Ctx => ({ ...ctx, you: seat })

/** Where others have the same leave, each use is somebody's. */
export const userOf = ({ who }: { readonly who?: Who }, seat: Seat): Seat | undefined => (who === undefined ? undefined : seat)

/** The Turn in which a card came into play or became the Current Location. */
function sinceOf(state: State, card: CardNo): number {
  const seat = standing(state).here.get(card)
  return seat === undefined ? (placedAt(state, card)?.since ?? -1) : (state.players[seat]!.spot?.since ?? -1)
}
