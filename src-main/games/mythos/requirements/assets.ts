/** What playing an Artifact, a Weapon or a Tome requires, and who can be given one (M8.1 to M8.17, M9.1 to M9.5). */
import type { Filter, Waiver } from '../../../../grammar/ast.ts'
import type { Seat } from '../../../engine/game.ts'
import { currentLocation, foldTitle, isWalking, printed, title } from '../places.ts'
import { canRead } from '../reading.ts'
import { enough, type Objections, object } from '../reasons.ts'
import { matches } from '../select.ts'
import { applies, attributesOf, bearsOn, placedAt, standing, statics } from '../standing.ts'
import type { CardNo, State } from '../state.ts'
import type { Nested, Play } from '../tasks.ts'
import { isWeapon, mayBear } from '../values.ts'
import { isWaived } from './waivers.ts'

/** That a Tome can be read is asked when it is played, and not again (M9.5). */
export function checkAsset(state: State, seat: Seat, play: Play, nested: Nested, found: Objections): void {
  const face = printed(state, play.card)
  const attribute = face.type === 'Tome' ? 'Tome' : 'Artifact'
  const placeFits = isPlaceFor(state, seat, play.card, isAnywhere(state, seat, play.card, nested))
  const carriers = carriersFor(state, seat, play.card)
  if (!placeFits && carriers.length === 0) {
    if (isWalking(state, seat)) object(found, 'M6.33', 'You are walking: this needs an attribute of a Location.', 'Arrive first.')
    else
      object(
        found,
        face.type === 'Tome' ? 'M9.1' : 'M8.1',
        `Your Location is not ${face.type === 'Tome' ? 'a Tome' : 'an Artifact'} Location.`,
        `Go to a Location with the ${attribute} attribute.`,
      )
  }
  if (enough(found)) return
  if (face.type === 'Tome' && !isWaived(state, seat, play.card, nested, 'language') && !canRead(state, seat, play.card)) {
    object(
      found,
      'M9.1',
      `Nobody of yours can read ${(face.languages?.list ?? []).join(face.languages?.mode === 'or' ? ' or ' : ' and ')}.`,
      'Bring an Ally who knows the language.',
    )
  }
  if (enough(found)) return
  if (needsBearer(state, play.card) && bearersFor(state, seat, play.card).length === 0) {
    const allies = state.play.filter((entry) => entry.seat === seat && entry.area === 'ally' && !entry.faceDown)
    const armed = allies.every(({ card }) => isArmed(state, card, play.card))
    if (isWeapon(state, play.card) && allies.length > 0 && armed)
      object(found, 'M8.17', 'Each of your Allies already has a Weapon.', 'Play another Ally.')
    else object(found, isWeapon(state, play.card) ? 'M8.15' : 'M8.3', 'No Ally of yours can carry this.', 'Play an Ally first.')
  }
}

/** Whether an Artifact must be given to an Ally (M8.3, M8.15). */
export function needsBearer(state: State, card: CardNo): boolean {
  return isWeapon(state, card) || (attachment(state, card) !== undefined && !mayBeKept(state, card))
}

/** Whether an Artifact may be given to an Ally or kept beside the Investigator, as its player likes. */
const mayBeKept = (state: State, card: CardNo): boolean => attachment(state, card)?.orYou === true

function attachment(state: State, card: CardNo) {
  for (const rule of printed(state, card).rules) if (rule.kind === 'static' && 'attachedTo' in rule.effect) return rule.effect
  return undefined
}

/** The Allies that may be given an Artifact that must be borne (M8.15): face-up (M8.16), with no other Weapon, Enchanted or not (M8.17, M8.23). */
export function bearersFor(state: State, seat: Seat, card: CardNo): CardNo[] {
  const wanted = attachment(state, card)?.attachedTo
  const weapon = isWeapon(state, card)
  return state.play
    .filter(
      (entry) =>
        entry.seat === seat &&
        entry.area === 'ally' &&
        !entry.faceDown &&
        (wanted === undefined || matches(state, entry.card, wanted, { you: seat, source: card })) &&
        mayBear(state, entry.card, card) &&
        hasSlot(state, entry.card, card) &&
        !(weapon && !isBeside(state, card) && isArmed(state, entry.card, card)),
    )
    .map((entry) => entry.card)
}

const speaksOfWeapons = ({ subtype }: Filter): boolean => [subtype].flat().some((each) => each === 'Weapon' || each === 'Enchanted Weapon')

/** Whether an Ally has as many Weapons as it may have: one (M8.17), or as many as a text says, which may ask something of them with the new one. */
export function isArmed(state: State, ally: CardNo, more: CardNo): boolean {
  let most = 1
  const borne = state.play.filter((each) => each.on === ally && isWeapon(state, each.card) && !isBeside(state, each.card))
  const all = [...borne.map(({ card }) => card), more]
  // Who carries several Weapons bears them (M8.4).
  for (const source of statics(state, 'bearing')) {
    const { effect } = source.rule
    if ('carries' in effect && source.card === ally && speaksOfWeapons(effect.carries)) most = Math.max(most, effect.n ?? 1)
    if (!('weapons' in effect)) continue
    const isSuch = (is: Filter) => (card: CardNo) => matches(state, card, is, source.ctx)
    if (effect.oneOf && !all.some(isSuch(effect.oneOf))) continue
    if (effect.allOf && !all.every(isSuch(effect.allOf))) continue
    const covered = effect.of === undefined ? source.card === ally && applies(state, source) : bearsOn(state, source, effect.of, ally)
    if (covered) most = Math.max(most, effect.weapons === 'any' ? Infinity : effect.weapons)
  }
  return borne.length >= most
}

/** Whether a Weapon says that it is none of those an Ally may have. */
const isBeside = (state: State, card: CardNo): boolean => attachment(state, card)?.uncounted === true

/** Where a card says how many of its Title one bearer can have, whether there is room for it. */
function hasSlot(state: State, ally: CardNo, card: CardNo): boolean {
  const slots = attachment(state, card)?.slots
  if (slots === undefined) return true
  const own = foldTitle(title(state, card))
  return state.play.filter((entry) => entry.on === ally && foldTitle(title(state, entry.card)) === own).length < slots
}

/**
 * Allies whose text lets them be given such a card on a later Turn, at any
 * Location, and whose place for it is free (M8.4). While walking there is no
 * Location (M6.33).
 */
export function carriersFor(state: State, seat: Seat, card: CardNo): CardNo[] {
  if (currentLocation(state, seat) === undefined) return []
  const possible = needsBearer(state, card) ? bearersFor(state, seat, card) : undefined
  const found: CardNo[] = []
  for (const source of standing(state).statics.get('bearing') ?? []) {
    const { effect } = source.rule
    if (!('carries' in effect) || source.card === undefined || source.ctx.you !== seat) continue
    if (possible?.includes(source.card) === false) continue
    const entry = placedAt(state, source.card)
    if (!mayBear(state, source.card, card)) continue
    if (entry === undefined || entry.since >= state.turn || !matches(state, card, effect.carries, source.ctx)) continue
    const carried = state.play.filter((each) => each.on === source.card && matches(state, each.card, effect.carries, source.ctx)).length
    if (carried < (effect.n ?? 1)) found.push(source.card)
  }
  return found
}

/** Whether the Location need not have the attribute: that alone is the place an Artifact or a Tome asks for (M8.1, M9.1). */
const isAnywhere = (state: State, seat: Seat, card: CardNo, nested: Nested): boolean =>
  isWaived(state, seat, card, nested, 'attribute') || isWaived(state, seat, card, nested, 'place')

/** Whether the player is at an Artifact or Tome Location, as the card needs (M8.1, M9.1), or need not be. */
function isPlaceFor(state: State, seat: Seat, card: CardNo, waived: boolean): boolean {
  if (waived) return true
  const here = currentLocation(state, seat)
  const attribute = printed(state, card).type === 'Tome' ? 'Tome' : 'Artifact'
  return here !== undefined && attributesOf(state, here).includes(attribute)
}

/** Whether a place of its own (beside the Investigator) is open to an Artifact or Tome. */
export function fitsBesideInvestigator(state: State, seat: Seat, card: CardNo, waive: readonly Waiver[]): boolean {
  return !needsBearer(state, card) && isPlaceFor(state, seat, card, isAnywhere(state, seat, card, { waive }))
}

/** Who may be given an Artifact or Tome now (M8.3, M8.4): where its Location is missing, only those whose text needs none. */
export function receiversFor(state: State, seat: Seat, card: CardNo, waive: readonly Waiver[]): CardNo[] {
  const mayBeGiven = needsBearer(state, card) || mayBeKept(state, card)
  return mayBeGiven && isPlaceFor(state, seat, card, isAnywhere(state, seat, card, { waive }))
    ? bearersFor(state, seat, card)
    : carriersFor(state, seat, card)
}
