/** What playing an Ally requires (M7.1 to M7.10), and what lets a card be played as what it is not (M11.27 to M11.34). */
import type { Limit, Permit, Waiver } from '../../../../grammar/ast.ts'
import type { FoundAt } from '../../../../grammar/card.ts'
import type { Seat } from '../../../engine/game.ts'
import { isSpent } from '../effects.ts'
import { currentLocation, dimensionNow, foldTitle, isWalking, printed, regionNow, title, topCard } from '../places.ts'
import { enough, type Objections, object } from '../reasons.ts'
import { isSoFor, matches } from '../select.ts'
import { applies, attributesOf, hasGate, publicsAround, standing } from '../standing.ts'
import type { CardNo, Placed, State } from '../state.ts'
import type { How, Nested, Play } from '../tasks.ts'
import { checkGate, usesGate } from './gates.ts'
import { isLeftTo, isWaived, payingFor, userOf } from './waivers.ts'

export function checkAlly(state: State, seat: Seat, play: Play, nested: Nested, found: Objections): void {
  const face = printed(state, play.card)
  const waived = (what: Waiver) => nested.waive.includes(what)
  // Where an Ally of another Dimension is found lies there: what lets it come here does not ask for it.
  const isFromElsewhere = face.dimension !== dimensionNow(state, seat) && isWaived(state, seat, play.card, nested, 'dimension')
  if (face.type === 'Monster') {
    // What offers the play as that of an Ally names no place; a Gate is asked for as ever (M11.31).
    const permit: PlayAs | undefined = nested.as === 'ally' ? { playAs: 'ally', of: 'self' } : playAsPermit(state, seat, play.card, 'ally')
    if (permit === undefined)
      return object(found, 'M11.27', 'A Monster is played as an Ally only when a card allows it.', 'Bring such a card into play.')
    const here = currentLocation(state, seat)
    if (permit.at !== undefined && (here === undefined || !matches(state, here, permit.at, { you: seat, source: play.card }))) {
      object(found, 'M11.27', 'The place is not of the kind that its text names.', 'Go to such a place.')
    }
    if (usesGate(state, seat, play)) checkGate(state, seat, play.card, nested, found)
  } else if (!isFromElsewhere && !isFoundAnywhere(state, seat, play.card, nested)) {
    if (!isFoundHere(state, seat, face.foundAt)) {
      const here = topCard(state, seat)
      if (here === undefined) object(found, 'M4.13', 'You have not played a Location yet.', 'Play a Location first.')
      else if (isWalking(state, seat)) object(found, 'M6.2', 'You are walking and have no Current Location.', 'Arrive first.')
      else
        object(
          found,
          face.foundAt?.attributes !== undefined || face.foundAt?.publicAttributes !== undefined || face.foundAt?.gate !== undefined
            ? 'M7.2'
            : 'M7.1',
          'The Ally is not found here.',
          `Found at: ${sayFoundAt(face.foundAt)}.`,
        )
    }
  } else if (
    !isFromElsewhere &&
    waived('place') &&
    face.foundAt?.region !== undefined &&
    !isWaived(state, seat, play.card, nested, 'region') &&
    regionNow(state, seat) !== face.foundAt.region
  ) {
    object(found, 'M19.9', 'The Ally is not found in this Region.', `Found in ${face.foundAt.region}.`)
  }
  if (enough(found)) return
  checkCopies(state, seat, play, found)
}

/**
 * Another may be played when that one is lost (M7.9). There is no other limit to one's
 * Allies, whatever their allegiance (M7.13), and none to Artifacts, Tomes and Monsters
 * (M8.5, M9.10, M11.18, M17.30).
 */
function checkCopies(state: State, seat: Seat, play: Play, found: Objections): void {
  // Among one's own Allies: neither others' nor what lies in a Threat or the Story Deck counts (M7.10, M11.34, M17.29, M17.31, M17.32).
  const twin = foldTitle(title(state, play.card))
  // One that acts as something else for a while will be an Ally again.
  const isAlly = ({ area, becomes }: Placed) => (becomes?.from ?? area) === 'ally'
  const there = state.play.filter((entry) => entry.seat === seat && isAlly(entry) && foldTitle(title(state, entry.card)) === twin)
  if (there.length > 0 && there.length >= copiesAllowed(state, seat, play.card)) {
    object(found, 'M7.8', 'You already have this Ally in play.', 'That one must be lost first.')
  }
}

/** How many Allies of this card's Title a player may have in play: one, unless a text says more. */
export function copiesAllowed(state: State, seat: Seat, card: CardNo): number {
  const allowed = (standing(state).statics.get('bearing') ?? []).map(({ rule: { effect }, ctx }) =>
    'copies' in effect && ctx.you === seat && matches(state, card, effect.of.is ?? {}, ctx)
      ? effect.copies === 'any'
        ? Number.POSITIVE_INFINITY
        : effect.copies
      : 1,
  )
  return Math.max(1, ...allowed)
}

/** Whether an Ally need not be found where its player is: a place lies in one Region, so what waives the Region waives it, too (M19.9). */
function isFoundAnywhere(state: State, seat: Seat, card: CardNo, nested: Nested): boolean {
  return isWaived(state, seat, card, nested, 'place') || isWaived(state, seat, card, nested, 'region')
}

/** Whether an Ally is found where its player is (M7.1, M7.2, M7.3, M7.4, M7.5). */
export function isFoundHere(state: State, seat: Seat, place: FoundAt | undefined): boolean {
  if (place === undefined) return true
  if (place.anyOf !== undefined) return place.anyOf.some((each) => isFoundHere(state, seat, each))
  if (place.region !== undefined && regionNow(state, seat) !== place.region) return false
  if (place.dimension !== undefined && dimensionNow(state, seat) !== place.dimension) return false
  const here = currentLocation(state, seat)
  if (place.subregion !== undefined && (here === undefined || printed(state, here).subregion !== place.subregion)) return false
  if (place.attributes !== undefined && (here === undefined || !place.attributes.every((each) => attributesOf(state, here).includes(each))))
    return false
  if (place.publicAttributes !== undefined) {
    const around = publicsAround(state, seat)
    if (!place.publicAttributes.every((each) => around.includes(each))) return false
  }
  if (place.gate !== undefined && (here === undefined || hasGate(state, here) !== place.gate)) return false
  if (place.past !== undefined && place.past !== false) return false // M7.6: only a card puts an Investigator in the Past
  return true
}

export function sayFoundAt(place: FoundAt | undefined): string {
  if (place === undefined) return 'anywhere'
  if (place.anyOf !== undefined) return place.anyOf.map(sayFoundAt).join(' or ')
  const words = [
    place.subregion,
    place.region,
    ...(place.attributes ?? []),
    ...(place.publicAttributes ?? []),
    place.gate === undefined ? undefined : place.gate ? 'a Gate' : 'a Location without a Gate',
  ].filter((each) => each !== undefined)
  return words.length === 0 ? 'anywhere' : words.join(', ')
}

type PlayAs = Extract<Permit, { playAs: unknown }>

/**
 * The text that lets a card be played as what it is not: its own, or that of a card in
 * play. It changes where the card goes, and nothing else that playing it asks (M11.31).
 */
export const playAsPermit = (state: State, seat: Seat, card: CardNo, as: PlayAs['playAs']): PlayAs | undefined =>
  leaveToPlayAs(state, seat, card, as)?.permit

/** That text, and where it stands: where it is limited, each play by it counts. */
interface Leave {
  readonly permit: PlayAs
  readonly card: CardNo | undefined
  readonly index: number
  readonly limit: Limit | undefined
  /** Whose use it is, where several players have the same leave. */
  readonly user?: Seat
}

function leaveToPlayAs(state: State, seat: Seat, card: CardNo, as: PlayAs['playAs']): Leave | undefined {
  const isOpen = ({ card: by, index, limit, user }: Leave): boolean => by === undefined || !isSpent(state, by, index, limit, user)
  for (const [index, rule] of printed(state, card).rules.entries()) {
    if (rule.kind !== 'permit' || !('playAs' in rule.permit) || rule.permit.playAs !== as || rule.permit.of !== 'self') continue
    const leave: Leave = { permit: rule.permit, card, index, limit: rule.limit }
    if (isOpen(leave) && isSoFor(state, rule, { you: seat, source: card })) return leave
  }
  for (const source of standing(state).permits) {
    const { permit, limit } = source.rule
    if (!('playAs' in permit) || permit.playAs !== as || permit.of === 'self' || !isLeftTo(state, seat, permit, source.ctx)) continue
    const user = userOf(permit, seat)
    const leave: Leave = { permit, card: source.card, index: source.index, limit, ...(user === undefined ? {} : { user }) }
    const ctx = payingFor(source.ctx, seat)
    const isSo = matches(state, card, permit.of, ctx) && applies(state, { ...source, ctx: { ...source.ctx, actor: seat } })
    if (isOpen(leave) && isSo) return leave
  }
  return undefined
}

/** The text by which a card is played as what it is not: a Monster as an Ally, an Ally as a Monster. */
export const actsAs = (state: State, seat: Seat, card: CardNo, how: How): PlayAs | undefined => leaveToAct(state, seat, card, how)?.permit

/** That text with where it stands. */
export function leaveToAct(state: State, seat: Seat, card: CardNo, how: How): Leave | undefined {
  const { type } = printed(state, card)
  if (how === 'ally' && type === 'Monster') return leaveToPlayAs(state, seat, card, 'ally')
  if (how === 'monster' && type === 'Ally' && !isCultist(state, card)) return leaveToPlayAs(state, seat, card, 'monster')
  return undefined
}

export const isCultist = (state: State, card: CardNo): boolean => printed(state, card).attributes?.includes('Cultist') === true
