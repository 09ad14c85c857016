/** What can hold a Spell that is put into play, and why nothing can (M9.14 to M9.20). */
import type { Seat } from '../../../engine/game.ts'
import { isShutTo } from '../bans.ts'
import { hasPlaceFor } from '../costs.ts'
import { printed } from '../places.ts'
import { type Objections, object } from '../reasons.ts'
import { capacity, spellPlaces, takes } from '../spell-places.ts'
import type { CardNo, State } from '../state.ts'

/** What can hold a Spell now, wherever its player is (M9.16): Tomes that show its icon, Allies and Artifacts that know Spells (M9.14, M7.20, M7.21, M8.12), face-up (M9.13) and with room. */
export function spellHolders(state: State, seat: Seat, card: CardNo): CardNo[] {
  return state.play
    .filter(
      (entry) =>
        entry.seat === seat &&
        !entry.faceDown &&
        (entry.area === 'asset' || entry.area === 'ally') &&
        hasPlaceFor(state, entry.card, card) &&
        !isShutTo(state, seat, entry.card, card),
    )
    .map((entry) => entry.card)
}

/** Whether a holder's icons allow a Spell, room aside. */
export const canHold = (state: State, holder: CardNo, spell: CardNo): boolean =>
  spellPlaces(state, holder).some((place) => takes(state, place, spell))

export function explainSpell(state: State, seat: Seat, card: CardNo, found: Objections): void {
  const holders = state.play.filter((entry) => entry.seat === seat && !entry.faceDown && capacity(state, entry.card) > 0)
  if (holders.length === 0)
    return object(found, 'M9.15', 'You have nothing in play that can hold a Spell.', 'Play a Tome, or an Ally who knows Spells.')
  if (!holders.some((entry) => canHold(state, entry.card, card)))
    return object(
      found,
      'M9.14',
      'The Spell Icon does not match.',
      `Play a Tome with the ${(printed(state, card).icons ?? []).join(' or ')} icon.`,
    )
  if (holders.some((entry) => isShutTo(state, seat, entry.card, card) && hasPlaceFor(state, entry.card, card)))
    return object(found, 'M10.26', 'A card in play lets no such Spell be put there.', 'Play another Tome, or wait until that is over.')
  object(found, 'M9.6', 'The Tome is full.', 'Cast and lose a Spell there, or play another Tome.')
}
