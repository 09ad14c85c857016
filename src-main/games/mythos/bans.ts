/**
 * What texts keep from happening: what cards and players are out of reach for (M17.28), what nobody may do or play (M10.26,
 * M17.7), and what a player has to leave as it is.
 */
import type { Act, Filter, Selector, Static, Who } from '../../../grammar/ast.ts'
import type { Seat } from '../../engine/game.ts'
import { currentLocation, opponents, ownerOf, printed, topCard } from './places.ts'
import { finds, isSoFor, matches, wereDone } from './select.ts'
import { applies, bearsOn, includes, type Of, placedAt, type Source, standing, statics, typeOf } from './standing.ts'
import type { CardNo, Ctx, State } from './state.ts'
import type { Play } from './tasks.ts'

/** Whether a text keeps a card from a part in Combat, or from being turned by what does so. */
export function isKeptFrom(state: State, card: CardNo, part: Extract<Static, { cannotBe: unknown }>['cannotBe'], from?: Ctx): boolean {
  return statics(state, 'part').some((source) => {
    const { effect } = source.rule
    if (!('cannotBe' in effect)) return false
    // Who takes no part in Combat neither defends nor attacks.
    if (effect.cannotBe !== part && !(effect.cannotBe === 'fighting' && (part === 'defending' || part === 'attacking'))) return false
    // M9.34: what is Summoned lies in the Hand until then, and nowhere where "all Monsters" would find it.
    const of =
      part === 'summoned' && effect.of.ref === undefined && effect.of.in === undefined ? { ...effect.of, in: 'hand' as const } : effect.of
    if (!bearsOn(state, source, of, card)) return false
    return effect.by === undefined || (from?.source !== undefined && matches(state, from.source, effect.by, source.ctx))
  })
}

/** Whether a card that is not in play yet says of itself that it takes no such part. */
export function keepsItself(state: State, seat: Seat, card: CardNo, part: 'summoned', { source }: Ctx): boolean {
  const own = { you: seat, source: card }
  return printed(state, card).rules.some(
    (rule) =>
      rule.kind === 'static' &&
      'cannotBe' in rule.effect &&
      rule.effect.cannotBe === part &&
      rule.effect.of.ref === 'self' &&
      (rule.effect.by === undefined || (source !== undefined && matches(state, source, rule.effect.by, own))) &&
      isSoFor(state, rule, own),
  )
}

/**
 * Whether a card is out of reach for effects of another (M17.28), or left out of them.
 *
 * @param aimed whether it would be chosen for one
 * @param taking whether it would be lost by it, or go elsewhere: to be turned over is no theft
 */
export const isImmune = (state: State, card: CardNo, from: Ctx, aimed: boolean, taking = true): boolean =>
  isKeptSafe(state, card, from, aimed, taking)

/** Whether what a text makes of cards for as long as it holds it does not make of this one, which is not affected by it (M17.28). */
export const isLeftAlone = (state: State, card: CardNo, from: Ctx): boolean =>
  from.source !== card && isKeptSafe(state, card, from, false, false)

/** @param taking what could be theft is, and not only what holds for a while */
function isKeptSafe(state: State, card: CardNo, from: Ctx, aimed: boolean, taking: boolean): boolean {
  for (const source of statics(state, 'immunity')) {
    const { effect } = source.rule
    // What is left out of a kind of Events is not changed by them either for as long as they lie there.
    if ('excluded' in effect && typeof effect.excluded === 'object') {
      if (bearsOn(state, source, effect.of ?? { ref: 'self' }, card) && isFrom(state, effect.excluded, from, source.ctx)) return true
      continue
    }
    if (!('immuneTo' in effect) || (effect.aimed === true && !aimed) || (effect.immuneTo === 'theft' && !taking)) continue
    const yours = effect.of === undefined
    // Who may not be aimed at himself says nothing of his cards.
    if (yours && effect.aimed === true) continue
    if (yours ? holderOf(state, card) !== source.ctx.you || !applies(state, source) : !bearsOn(state, source, effect.of!, card)) continue
    if (effect.immuneTo === 'theft') {
      // Theft takes Artifacts, Tomes and Spells, and is always another player's.
      if (from.you !== source.ctx.you && (!yours || ['Artifact', 'Tome', 'Spell'].includes(typeOf(state, card)))) return true
    } else if (
      (effect.by === undefined || includes(state, effect.by, source.ctx, from.you)) &&
      isFrom(state, effect.immuneTo, from, source.ctx)
    )
      return true
  }
  return standing(state).forbids.some((source) => {
    const { what } = source.rule
    if (typeof what === 'string' || !('affect' in what) || source.card === from.source) return false
    return matches(state, card, what.affect, source.ctx) && binds(state, source, from.you)
  })
}

/** Whether an effect comes from what a text protects from. */
function isFrom(state: State, against: Extract<Static, { immuneTo: unknown }>['immuneTo'], from: Ctx, ctx: Ctx): boolean {
  if (from.source === undefined) return false
  // What can be affected by some cards only is affected by its own text all the same.
  if (typeof against === 'object')
    return !(against.not !== undefined && from.source === ctx.source) && matches(state, from.source, against, ctx)
  return against === 'GreatOldOnes' && printed(state, from.source).goo === true
}

/** Among whose cards a card lies; a card elsewhere is its owner's. */
function holderOf(state: State, card: CardNo): Seat {
  return placedAt(state, card)?.seat ?? standing(state).here.get(card) ?? ownerOf(state, card)
}

/** Whether a player is not affected by what a card does ("you are not affected by ..."). */
export const isUnaffected = (state: State, seat: Seat, from: Ctx): boolean => isProof(state, seat, from, false)

/** Whether a player may not be named for what a card does ("you may not be the target of ..."). */
export const isBeyondAim = (state: State, seat: Seat, from: Ctx): boolean => isProof(state, seat, from, true)

function isProof(state: State, seat: Seat, from: Ctx, aimed: boolean): boolean {
  return statics(state, 'immunity').some((source) => {
    const { effect } = source.rule
    if (!('immuneTo' in effect) || effect.of !== undefined || source.ctx.you !== seat) return false
    if ((effect.aimed === true) !== aimed) return false
    if (effect.by !== undefined && !includes(state, effect.by, source.ctx, from.you)) return false
    return isFrom(state, effect.immuneTo, from, source.ctx) && applies(state, source)
  })
}

/** Whether others' effects leave a player's Story Deck alone. */
export function keepsStory(state: State, seat: Seat, from: Ctx): boolean {
  if (from.you === seat) return false
  const guarded = statics(state, 'immunity').some(
    (source) =>
      'immuneTo' in source.rule.effect &&
      source.rule.effect.immuneTo === 'storyDeckEffects' &&
      source.ctx.you === seat &&
      applies(state, source),
  )
  return guarded || isUnaffected(state, seat, from)
}

/**
 * Whether what a text forbids, or demands, binds a player, of whom its condition may speak ("while that player is at a City Location"):
 * not who is not affected by the card (M17.28).
 */
export function binds(state: State, source: Of<'forbid'> | Of<'oblige'>, seat: Seat): boolean {
  if (!includes(state, source.rule.who, source.ctx, seat) || isUnaffected(state, seat, source.ctx)) return false
  return applies(state, { ...source, ctx: { ...source.ctx, actor: seat } })
}

/** The card that keeps a player from something, if one does: a ban outranks a mere permission (M17.7). */
export function bannedBy(state: State, seat: Seat, act: Extract<Act, string>): Source | undefined {
  return standing(state).forbids.find((source) => source.rule.what === act && binds(state, source, seat))
}

/** What keeps a player from using the Gate of his Current Location: any, or this one. */
export function gateBan(state: State, seat: Seat, here: CardNo): Source | undefined {
  const ofIt = standing(state).forbids.find((source) => {
    const { what } = source.rule
    return typeof what === 'object' && 'gateOf' in what && finds(state, what.gateOf, source.ctx, here) && binds(state, source, seat)
  })
  return bannedBy(state, seat, 'useGates') ?? ofIt
}

/** By what somebody is to go: on foot, or by a card of which it is told whether it is such. */
type Means = 'walk' | ((wanted: Filter) => boolean)

const isBarred = (wanted: Filter | 'walk', by: Means): boolean =>
  typeof by === 'function' ? wanted !== 'walk' && by(wanted) : wanted === 'walk'

/** Whether a text keeps a player from reaching a Location so: one in play, or that of the Location itself, which is not in play yet. */
export function isOutOfReach(state: State, seat: Seat, card: CardNo, by: Means): boolean {
  const own = { you: seat, source: card }
  const isShut = printed(state, card).rules.some(
    (rule) =>
      rule.kind === 'forbid' &&
      typeof rule.what === 'object' &&
      'reachBy' in rule.what &&
      rule.what.to === undefined &&
      isBarred(rule.what.reachBy, by) &&
      isSoFor(state, rule, own),
  )
  return (
    isShut ||
    standing(state).forbids.some((source) => {
      const { what } = source.rule
      if (typeof what === 'string' || !('reachBy' in what) || !isBarred(what.reachBy, by)) return false
      const isThere = what.to === undefined ? source.card === card : matches(state, card, what.to, source.ctx)
      return isThere && binds(state, source, seat)
    })
  )
}

/** Whether a text keeps a player from leaving so where he is. */
export function isKeptHere(state: State, seat: Seat, by: Means): boolean {
  return standing(state).forbids.some((source) => {
    const { what } = source.rule
    if (typeof what === 'string' || !('leaveBy' in what) || !isBarred(what.leaveBy, by)) return false
    return binds(state, source, seat)
  })
}

/** Whether Threats can be directed at a player (M14.9). */
export const mayBeThreatened = (state: State, seat: Seat): boolean =>
  bannedBy(state, seat, 'beAttacked') === undefined && bannedBy(state, seat, 'beThreatened') === undefined

/** The card that keeps this card from attacking a player, if one does. */
export function safeFrom(state: State, seat: Seat, card: CardNo): Source | undefined {
  return standing(state).forbids.find((source) => {
    const { what } = source.rule
    if (typeof what === 'string' || !('beAttackedBy' in what) || !isMeant(state, card, what.beAttackedBy, source)) return false
    return binds(state, source, seat)
  })
}

/** Among so many opponents those at whom a card can be directed (M14.9): a text may rule some out, or tell whom it seeks. */
export function victimsOf(state: State, seat: Seat, card: CardNo, among: readonly Seat[]): readonly Seat[] {
  const open = among.filter((each) => safeFrom(state, each, card) === undefined)
  return standing(state).obliges.reduce((left, source) => {
    const { what } = source.rule
    if (typeof what !== 'object' || !('directAt' in what) || !isMeant(state, card, what.with, source)) return left
    if (!binds(state, source, seat)) return left
    const sought = left.filter((each) => isSought(state, what.directAt, source, each, left))
    return sought.length > 0 ? sought : left
  }, open)
}

/** At whom a card can be directed that joins a Threat when all Threats are committed. */
export const victimsOfLate = (state: State, seat: Seat, card: CardNo): readonly Seat[] =>
  victimsOf(
    state,
    seat,
    card,
    opponents(state, seat).filter((each) => mayBeThreatened(state, each)),
  )

const isMeant = (state: State, card: CardNo, is: Filter, { card: own, ctx }: Source): boolean =>
  is.title === 'self' ? card === own : matches(state, card, is, ctx)

/** Whether an opponent is the one that is meant: of those with the most Sanity, among these. */
function isSought(state: State, who: Who, { ctx }: Source, seat: Seat, among: readonly Seat[]): boolean {
  const sanity = among.map((each) => state.players[each]!.sanity)
  if (who === 'mostSanity') return state.players[seat]!.sanity === Math.max(...sanity)
  if (who === 'leastSanity') return state.players[seat]!.sanity === Math.min(...sanity)
  return includes(state, who, ctx, seat)
}

/** The card that lets a player cast no more Spells of this kind, from this holder, in this Round or Turn. */
export function castBannedBy(state: State, seat: Seat, card: CardNo): Source | undefined {
  const holder = placedAt(state, card)?.on
  return standing(state).forbids.find((source) => {
    const { what } = source.rule
    if (typeof what === 'string' || !('cast' in what)) return false
    if (what.from && (holder === undefined || !isThat(state, source, what.from, holder))) return false
    const { moreThan = 0, per = 'round' } = what
    const sofar =
      moreThan === 0
        ? []
        : wereDone(state, { done: 'cast', is: what.cast, this: per }, source.ctx).filter(
            (each) => each.by === seat && (what.from === undefined || each.from === holder),
          )
    if (sofar.length < moreThan || !matches(state, card, what.cast, source.ctx)) return false
    return binds(state, source, seat)
  })
}

/** The card that makes a kind of card illegal to play (M10.26); with `exceptStorms` those of Storms aside. */
export function playBannedBy(
  state: State,
  seat: Seat,
  { card, how }: Pick<Play, 'card' | 'how'>,
  exceptStorms = false,
  byGate = false,
): Source | undefined {
  const { type, subtype } = printed(state, card)
  const isToThreat = how === 'monster' || (type === 'Event' && subtype === 'Threat')
  return standing(state).forbids.find((source) => {
    const { what } = source.rule
    if (typeof what === 'string' || source.card === card) return false
    if ('play' in what && (what.on !== undefined || what.into !== undefined)) return false
    if ('play' in what && what.which !== undefined && !isThat(state, source, what.which, card)) return false
    if ('play' in what && what.to === 'threat' && !isToThreat) return false
    if ('play' in what && what.through === 'here' && !(byGate && source.card === currentLocation(state, seat))) return false
    // Who walks off from a Travel Event gives it up (M6.45).
    if ('play' in what && what.onTop !== undefined && !(how === 'arrive' && isOnTop(state, seat, what.onTop, source))) return false
    if ('cast' in what) return false
    const wanted = 'play' in what ? what.play : 'travelBy' in what ? what.travelBy : undefined
    if ('play' in what && what.moreThan !== undefined && playedSoFar(state, seat, what, source.ctx) < what.moreThan) return false
    if (wanted === undefined || (exceptStorms && isStorm(state, source))) return false
    return matches(state, card, wanted, source.ctx) && binds(state, source, seat)
  })
}

function isOnTop(state: State, seat: Seat, is: Filter, { ctx }: Source): boolean {
  const top = topCard(state, seat)
  return top !== undefined && matches(state, top, is, ctx)
}

/** The card that keeps a card from joining a player's Threat in Combat. */
export const joiningBannedBy = (state: State, seat: Seat, card: CardNo): Source | undefined =>
  standing(state).forbids.find((source) => {
    const { what } = source.rule
    if (typeof what === 'string' || !('play' in what) || what.to !== 'threat') return false
    return matches(state, card, what.play, source.ctx) && binds(state, source, seat)
  })

/** Whether a text lets a player play no such group at once, since it would be more than so many in a Turn or Round (M10.26, M5.12). */
export const isTooManyAtOnce = (state: State, seat: Seat, group: readonly CardNo[]): boolean =>
  standing(state).forbids.some((source) => {
    const { what } = source.rule
    if (typeof what === 'string' || !('play' in what) || what.moreThan === undefined) return false
    const such = group.filter((card) => matches(state, card, what.play, source.ctx)).length
    if (such < 2 || playedSoFar(state, seat, what, source.ctx) + such <= what.moreThan) return false
    return binds(state, source, seat)
  })

function playedSoFar(state: State, seat: Seat, { play, per }: Extract<Act, { play: unknown }>, ctx: Ctx): number {
  return wereDone(state, { done: 'played', is: play, this: per ?? 'round' }, ctx).filter((each) => each.by === seat).length
}

/** Whether a text keeps a card from being laid on a player. */
export function isSheltered(state: State, seat: Seat, card: CardNo, from: Seat): boolean {
  return standing(state).forbids.some((source) => {
    const { what } = source.rule
    if (typeof what === 'string' || !('play' in what) || what.on !== 'you' || source.ctx.you !== seat) return false
    return matches(state, card, what.play, source.ctx) && binds(state, source, from)
  })
}

/** Whether a text keeps a player from laying a Spell in this holder. */
export function isShutTo(state: State, seat: Seat, holder: CardNo, spell: CardNo): boolean {
  return standing(state).forbids.some((source) => {
    const { what } = source.rule
    if (typeof what === 'string' || !('play' in what) || !what.into || !isThat(state, source, what.into, holder)) return false
    return matches(state, spell, what.play, source.ctx) && binds(state, source, seat)
  })
}

/** Whether a text speaks of this very card: the one it stands on, or another that it means. */
const isThat = (state: State, { card: own, ctx }: Source, which: 'self' | Selector, card: CardNo): boolean =>
  which === 'self' ? card === own : finds(state, which, ctx, card)

export const isStorm = (state: State, source: Source): boolean =>
  source.card !== undefined && printed(state, source.card).subtype === 'Storm'

/** The card that keeps a player from using or casting such a card. */
export function useBannedBy(state: State, seat: Seat, card: CardNo): Source | undefined {
  return standing(state).forbids.find((source) => {
    const { what } = source.rule
    if (typeof what === 'string' || !('use' in what) || (what.which && !isThat(state, source, what.which, card))) return false
    return matches(state, card, what.use, source.ctx) && binds(state, source, seat)
  })
}

/**
 * Whether a text forbids a player to bury or to discard this very card, or to turn it; `by`: with that card. What a card says of its own
 * end at a play ("bury this card if any Day Event is played") is also by the card played, its `cause`.
 */
export function isForbidden(
  state: State,
  seat: Seat,
  act: 'bury' | 'discard' | 'flipUp' | 'flipDown',
  card: CardNo,
  by?: CardNo,
  cause?: CardNo,
): boolean {
  const doers = [by, by === card ? cause : undefined].filter((each) => each !== undefined)
  return standing(state).forbids.some((source) => {
    const { what } = source.rule
    const of = typeof what === 'string' ? undefined : keptFrom(what, act)
    if (of === undefined || typeof what === 'string') return false
    const { by: only } = what as { readonly by?: Filter }
    if (only !== undefined && !doers.some((each) => matches(state, each, only, source.ctx))) return false
    return finds(state, of, source.ctx, card) && binds(state, source, seat)
  })
}

/** The cards to which a ban forbids that. */
function keptFrom(what: Exclude<Act, string>, act: 'bury' | 'discard' | 'flipUp' | 'flipDown'): Selector | undefined {
  if (act === 'flipUp') return 'flipUp' in what ? what.flipUp : undefined
  if (act === 'flipDown') return 'flipDown' in what ? what.flipDown : undefined
  if (!('bury' in what)) return undefined
  return (act === 'discard' ? what.orDiscarded : what.orDiscarded !== 'only') ? what.bury : undefined
}

/** Whether a text keeps what a card has done from being called off by this player, with the card whose text he acts on. */
export function isBeyondCancelling(state: State, card: CardNo, from: Ctx): boolean {
  const doing = state.recent.findLast((each) => each.card === card)
  const by = doing?.by ?? ownerOf(state, card)
  const bars = (what: Act | string, ctx: Ctx, isOwn: boolean): boolean =>
    typeof what === 'object' &&
    'cancel' in what &&
    (isOwn ? what.cancel.title === 'self' : what.cancel.title !== 'self') &&
    matches(state, card, what.cancel, ctx) &&
    (what.of === undefined || includes(state, what.of, ctx, by)) &&
    (what.by === undefined || (from.source !== undefined && matches(state, from.source, what.by, ctx)))
  const own: Ctx = { you: by, source: card }
  // What a card says of itself is so wherever it has gone by then.
  const saysSo = printed(state, card).rules.some(
    (rule) => rule.kind === 'forbid' && bars(rule.what, own, true) && includes(state, rule.who, own, from.you) && isSoFor(state, rule, own),
  )
  return saysSo || standing(state).forbids.some((source) => bars(source.rule.what, source.ctx, false) && binds(state, source, from.you))
}

/** Whether a text of a player keeps another from seeing his Hand. */
export function keepsHandShut(state: State, of: Seat, from: Seat): boolean {
  return (
    of !== from &&
    standing(state).forbids.some((source) => source.rule.what === 'seeHand' && source.ctx.you === of && binds(state, source, from))
  )
}

/** Whether a player's Threat lies open: a card demands that it is kept face-up. */
export function keepsThreatOpen(state: State, seat: Seat): boolean {
  return standing(state).obliges.some((source) => source.rule.what === 'threatFaceUp' && binds(state, source, seat))
}

/** Whether a player's Hand lies open to everybody: a card demands that it is kept face-up. */
export function keepsHandOpen(state: State, seat: Seat): boolean {
  return standing(state).obliges.some((source) => source.rule.what === 'handFaceUp' && binds(state, source, seat))
}
