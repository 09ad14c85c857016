/**
 * Titles as stories write them where no rule finds the card: data, to be added to when a published story names
 * a card by other words than its Title. A name here means its card only while that card is known.
 */

import type { CardType } from './card.ts'

/** What a story says, and the Title meant. */
export const aliases: readonly (readonly [said: string, title: string])[] = [
  ['Marsh Refinery', 'Marsh Refining Co.'],
  ["King's Church Cemetery", "King's Church Cemetary"],
]

/** Titles that published stories and effects name although their cards may be in none of the sets at hand. */
export const elsewhere: readonly { readonly title: string; readonly type: CardType }[] = [
  { title: 'Herbert West', type: 'Ally' },
  { title: 'Aldebaran Moves in the Sky', type: 'Event' },
]

/** The symbol of a Spell icon by its looks. */
export const iconLooks: readonly (readonly [looks: string, icon: string])[] = [['Skull', 'Death']]
