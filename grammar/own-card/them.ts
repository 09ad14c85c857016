/** A Monster that calls itself "them", and an Ally who speaks of himself alone. */

import { type Draft, stable, swap } from '../make/draft.ts'
import type { Self } from '../reading.ts'

/** A Monster that calls itself "them" speaks of this card, and so does an Ally of whose own value alone is spoken. */
export function settleThem(draft: Draft, self: Self | undefined): Draft {
  const isOwn =
    self?.type === 'Ally' &&
    !draft.mod.target &&
    // "If Howard Lovecraft is in play, he adds 1": who?
    !(/"(?:opponent|eachOpponent|each|either)"/.test(stable(draft.mod)) && !asksOfPlayersAlone(draft.mod)) &&
    !/"inPlay":\{"title":"(?!self")/.test(stable(draft.mod)) &&
    speaksOfOneself(draft)
  if (self?.type !== 'Monster' && !isOwn) return draft
  // "When your opponent plays an Ally, bury him or her": the Ally who was spoken of, and no Monster.
  const other = self?.type === 'Monster' && draft.items.every(goesAway) ? otherThanThis(draft.mod) : undefined
  return swap(draft, '{"ref":"them"}', other ?? '{"ref":"self"}')
}

const goesAway = (each: Draft['items'][number]): boolean =>
  'op' in each &&
  (('move' in each.op && (each.op.move.ref as string) === 'them') || ('flip' in each.op && (each.op.flip.ref as string) === 'them'))

/** Who was spoken of before: what was chosen, or an Ally who has set this off. */
function otherThanThis({ on, target }: Draft['mod']): string | undefined {
  if (target) return '{"ref":"target"}'
  const isAlly =
    typeof on === 'object' && /"type":"Ally"/.test(stable(on)) && ('cardPlayed' in on || 'cardLeft' in on || 'cardFlipped' in on)
  return isAlly ? '{"ref":"cause"}' : undefined
}

/** Where no other card is spoken of, "his value" is not that of the opponent who is: "add 1 to his value if your opponent is in your Region". */
const asksOfPlayersAlone = ({ on, if: so }: Draft['mod']): boolean =>
  on === undefined && so !== undefined && !/"(?:inPlay|threatHas|lies|card|lostInCombat|affectedBy)"/.test(stable(so))

const speaksOfOneself = ({ items }: Draft): boolean =>
  items.every(
    (each) =>
      'effect' in each &&
      ('value' in each.effect || 'holdsSpells' in each.effect) &&
      (each.effect.of?.ref as string | undefined) === 'them',
  )
