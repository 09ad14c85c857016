/** Which cards are Invisible, and who can see them (M11.38, M8.31). */
import { ownerOf, printed } from './places.ts'
import { asking, bearsOn, placedAt, statics, timeOf } from './standing.ts'
import type { CardNo, State } from './state.ts'
import { isEnchanted, isWeapon } from './values.ts'

/** Whether an opponent's Allies could fail to see this card (M11.38): the last text decides, else what is printed. */
export function isInvisible(state: State, card: CardNo): boolean {
  const face = printed(state, card)
  let invisible =
    face.invisible === true ||
    (face.invisible === 'day' && timeOf(state, { seat: placedAt(state, card)?.seat ?? ownerOf(state, card), card }) === 'day')
  for (const source of statics(state, 'sight')) {
    const { effect } = source.rule
    // A text that speaks of Invisible cards means what they are without that very card.
    if ([...asking].some((each) => each.card === source.card && each !== source)) continue
    if ('visible' in effect && bearsOn(state, source, effect.of, card)) invisible = !effect.visible
  }
  return invisible
}

/** Whether an Ally can see an Invisible Monster: it bears an Enchanted Weapon (M8.31), or a text says so, that of the Monster or another. */
export function seesInvisible(state: State, ally: CardNo, monster: CardNo): boolean {
  if (state.play.some((entry) => entry.on === ally && !entry.faceDown && isWeapon(state, entry.card) && isEnchanted(state, entry.card)))
    return true
  return statics(state, 'sight').some((source) => {
    const { effect } = source.rule
    const isMeant = 'sees' in effect && (effect.sees === 'invisible' || source.card === monster)
    return isMeant && bearsOn(state, source, effect.of, ally)
  })
}
