/** Where Spells can lie: in Tomes (M9.6), Allies (M7.19) and Artifacts (M8.12), and which icons each place takes (M9.14). */
import type { Seat } from '../../engine/game.ts'
import { printed } from './places.ts'
import { amount, holds, matches } from './select.ts'
import { applies, bearsOn, includes, placedAt, statics } from './standing.ts'
import type { CardNo, Ctx, State } from './state.ts'

/** A place for one Spell: the icons it takes one of, or none where icons do not matter (M9.14, M7.20). */
export type SpellPlace = readonly string[] | undefined

/** Where the Spells can lie in a Tome that is played together with them (M9.18): what raises capacities then counts already. */
export function placesIfPlayed(state: State, seat: Seat, card: CardNo): SpellPlace[] {
  const face = printed(state, card)
  const places = new Array<SpellPlace>(face.spellCapacity ?? 0).fill(face.icons ?? [])
  const ctx: Ctx = { you: seat, source: card }
  for (const rule of face.rules) {
    if (rule.kind !== 'static' || !('holdsSpells' in rule.effect) || rule.effect.of !== undefined) continue
    if (rule.if === undefined || holds(state, rule.if, ctx)) addPlaces(places, rule.effect.holdsSpells, rule.effect.icon, face.icons)
  }
  let raised = 0
  for (const source of statics(state, 'number')) {
    const { effect } = source.rule
    if (!('stat' in effect) || effect.stat !== 'spellCapacity' || effect.of === undefined || effect.of.ref !== undefined) continue
    if (!includes(state, effect.of.of ?? 'you', source.ctx, seat) || !matches(state, card, effect.of.is ?? {}, source.ctx)) continue
    if (applies(state, source)) raised += amount(state, effect.by, source.ctx)
  }
  return withRaised(places, raised)
}

/** Where Spells can lie in a Tome, an Ally or an Artifact now (M9.6, M7.19, M8.12). */
export function spellPlaces(state: State, card: CardNo): SpellPlace[] {
  const face = printed(state, card)
  const tome = face.type === 'Tome'
  const usual = tome ? (face.icons ?? []) : undefined
  const own = tome && placedAt(state, card)?.area === 'asset' ? (face.spellCapacity ?? 0) : 0
  const places = new Array<SpellPlace>(own).fill(usual)
  for (const source of statics(state, 'spells')) {
    const { effect } = source.rule
    if (!('holdsSpells' in effect)) continue
    const holder = effect.of === undefined ? source.card === card && applies(state, source) : bearsOn(state, source, effect.of, card)
    if (holder) addPlaces(places, effect.holdsSpells, effect.icon, usual)
  }
  let raised = 0
  for (const source of statics(state, 'number')) {
    const { effect } = source.rule
    if (!('stat' in effect) || effect.stat !== 'spellCapacity' || effect.of === undefined) continue
    if (bearsOn(state, source, effect.of, card)) raised += amount(state, effect.by, source.ctx)
  }
  return withRaised(places, raised)
}

/** A text may limit the icons of the places it gives (M7.20); otherwise they are like the holder's others. */
function addPlaces(places: SpellPlace[], count: number, icon: string | undefined, usual: SpellPlace): void {
  for (let added = 0; added < count; added++) places.push(icon === undefined ? usual : icon === 'any' ? undefined : [icon])
}

/** More places of the kind that is there, or fewer. */
function withRaised(places: readonly SpellPlace[], raised: number): SpellPlace[] {
  if (raised <= 0) return places.slice(0, Math.max(0, places.length + raised))
  return [...places, ...new Array<SpellPlace>(raised).fill(places[0])]
}

/** How many Spells a Tome, an Ally or an Artifact can hold now. */
export const capacity = (state: State, card: CardNo): number => spellPlaces(state, card).length

/** How many of these Spells find a place, each in one that takes one of its icons. */
export function placed(state: State, spells: readonly CardNo[], places: readonly SpellPlace[]): number {
  const holder = new Map<number, CardNo>()
  const moves = (spell: CardNo, tried: Set<number>): boolean =>
    places.some((place, at) => {
      if (tried.has(at) || !takes(state, place, spell)) return false
      tried.add(at)
      const there = holder.get(at)
      if (there !== undefined && !moves(there, tried)) return false
      holder.set(at, spell)
      return true
    })
  return spells.filter((spell) => moves(spell, new Set())).length
}

/** Whether a place takes a Spell, if it is free. */
export const takes = (state: State, place: SpellPlace, spell: CardNo): boolean =>
  place === undefined || (printed(state, spell).icons ?? []).some((icon) => place.includes(icon))
