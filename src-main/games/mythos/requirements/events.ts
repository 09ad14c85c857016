/** What playing an Event requires: whom it may affect, and what it finds to act on (M10.1 to M10.9). */
import type { Reaction, Rule } from '../../../../grammar/ast.ts'
import type { Seat } from '../../../engine/game.ts'
import { isBeyondAim, isSheltered, isUnaffected } from '../bans.ts'
import { canPay } from '../costs.ts'
import { canAim, isTarget, nameable, reachable, speaksOfOpponent } from '../effects.ts'
import { answerable } from '../journal.ts'
import { goesOn, liesOnOpponent } from '../lasting-events.ts'
import { foldTitle, isSettled, opponents, printed, title } from '../places.ts'
import { phobiaLimit } from '../player-numbers.ts'
import { enough, type Objections, object } from '../reasons.ts'
import { mayBeSo } from '../select.ts'
import type { CardNo, Ctx, State } from '../state.ts'

/** It needs no particular Location but by its own text (M10.1). */
export function checkEvent(state: State, seat: Seat, card: CardNo, found: Objections): void {
  if (affectsOpponent(state, card)) {
    if (victimsFor(state, seat, card).length === 0)
      object(found, 'M10.5', 'That player is already affected by an Event of this Title.', 'The other one must leave play first.')
    return
  }
  const own = foldTitle(title(state, card))
  if ((staysInPlay(state, card) || isSettled(state)) && isAffectedBy(state, seat, own) && !replacesItself(state, seat, card)) {
    object(found, 'M10.5', 'You are already affected by an Event of this Title.', 'The other one must leave play first.')
    if (enough(found)) return
  }
  const answers = printed(state, card).rules.filter(isAnswer)
  if (
    answers.length > 0 &&
    !answers.some((rule) => answerable(state, seat, rule.window, { you: seat, source: card }, rule.do).length > 0)
  ) {
    return object(found, 'M19.5', 'Nothing of the kind was just played, cast or lost.', 'Wait until it is, and answer on your next Turn.')
  }
  const played = printed(state, card).rules.filter((rule) => rule.kind === 'on' && rule.on === 'played')
  const lasting = staysInPlay(state, card)
  if (lasting || played.length === 0) return
  const ctx: Ctx = { you: seat, source: card }
  const hits = played.some(
    (rule) =>
      rule.kind === 'on' &&
      canPay(state, rule.cost, ctx) &&
      (speaksOfOpponent(rule.if) || speaksOfOpponent(rule.do) || speaksOfOpponent(rule.target)
        ? nameable(state, ctx).some((opponent) => isTarget(state, card, rule, { ...ctx, opponent }))
        : (rule.if === undefined || mayBeSo(state, rule.if, ctx)) && canAim(state, rule, ctx)),
  )
  if (!hits) object(found, 'M10.3', 'There is no legal target.', 'Wait until there is something for it to act on.')
}

/** Events that lie on another player: Phobias, and those whose rules speak of the player they affect. */
export const affectsOpponent = (state: State, card: CardNo): boolean => liesOnOpponent(printed(state, card))

/** Whether an Event goes on after it was played, or is buried once its effect is complete (M10.8, M10.9, M10.10). */
export const staysInPlay = (state: State, card: CardNo): boolean => goesOn(printed(state, card))

/** Whether a clause answers what was just played, cast or lost (M19.5). */
function isAnswer(rule: Rule): rule is Extract<Rule, { kind: 'action' }> & { readonly window: Reaction } {
  return rule.kind === 'action' && typeof rule.window === 'object'
}

/** Whether playing it is a Pass as well (M13.11). */
export const isPass = (state: State, card: CardNo): boolean =>
  printed(state, card).rules.some(
    (rule) => rule.kind === 'on' && rule.on === 'played' && rule.do.some((op) => 'passes' in op && op.passes !== 'void'),
  )

/** The opponents, never oneself (M10.4), an Event can be laid on (M10.5, M10.6). */
export function victimsFor(state: State, seat: Seat, card: CardNo): Seat[] {
  const own = foldTitle(title(state, card))
  const from: Ctx = { you: seat, source: card }
  return opponents(state, seat).filter(
    (victim) =>
      !isAffectedBy(state, victim, own) &&
      !isUnaffected(state, victim, from) &&
      !isBeyondAim(state, victim, from) &&
      !isSheltered(state, victim, card, seat) &&
      hasRoomForPhobia(state, victim, card),
  )
}

/** A text may limit how many Phobias lie on a player. */
function hasRoomForPhobia(state: State, victim: Seat, card: CardNo): boolean {
  if (printed(state, card).subtype !== 'Phobia') return true
  const phobias = state.play.filter((entry) => entry.affects === victim && printed(state, entry.card).subtype === 'Phobia')
  return phobias.length < phobiaLimit(state, victim)
}

/** Events that act on every Investigator: Day and Night, Stars and Storms, and those that say so (M10.22, M10.25). */
function affectsAll(state: State, card: CardNo): boolean {
  const face = printed(state, card)
  return ['Day', 'Night', 'Star', 'Storm'].includes(face.subtype ?? '') || /^All Investigators/.test(face.target ?? '')
}

function isAffectedBy(state: State, seat: Seat, foldedTitle: string): boolean {
  return state.play.some(
    (entry) =>
      entry.area === 'event' &&
      ((entry.affects ?? entry.seat) === seat || affectsAll(state, entry.card)) &&
      foldTitle(title(state, entry.card)) === foldedTitle,
  )
}

/** M10.7: its own text removes the copy that is in effect. */
function replacesItself(state: State, seat: Seat, card: CardNo): boolean {
  const ctx: Ctx = { you: seat, source: card }
  return printed(state, card).rules.some(
    (rule) =>
      rule.kind === 'on' &&
      rule.on === 'played' &&
      rule.do.some(
        (op) =>
          'move' in op &&
          (op.to === 'bury' || op.to === 'discard') &&
          reachable(state, op.move, ctx).some((each) => foldTitle(title(state, each)) === foldTitle(title(state, card))),
      ),
  )
}
