/** Where Spells can lie: in Tomes (M9.6), Allies (M7.19) and Artifacts (M8.12), and which icons each place takes (M9.14). */
import type { Static } from '../../../grammar/ast.ts'
import type { Seat } from '../../engine/game.ts'
import { printed } from './places.ts'
import { amount, holds, matches } from './select.ts'
import { applies, bearsOn, iconsOf, includes, placedAt, statics, typeOfSource } from './standing.ts'
import type { CardNo, Ctx, State } from './state.ts'
import { beside, type Counted, type Limited } from './values.ts'

/** A place for one Spell: the icons it takes one of, or none where icons do not matter (M9.14, M7.20). */
export type SpellPlace = readonly string[] | undefined

/** Where the Spells can lie in a Tome that is played together with them (M9.18): what raises capacities then counts already. */
export function placesIfPlayed(state: State, seat: Seat, card: CardNo): SpellPlace[] {
  const face = printed(state, card)
  const ctx: Ctx = { you: seat, source: card }
  const room = roomOf(face.spellCapacity ?? 0, face.icons ?? [])
  for (const rule of face.rules) {
    if (rule.kind !== 'static' || (rule.if !== undefined && !holds(state, rule.if, ctx))) continue
    const { effect } = rule
    if ('holdsSpells' in effect && effect.of === undefined) addPlaces(room, effect)
    if ('stat' in effect && effect.stat === 'spellCapacity' && effect.of?.ref === 'self')
      change(room, effect, amount(state, effect.by, ctx), face.type)
  }
  for (const source of statics(state, 'number')) {
    const { effect } = source.rule
    if (!('stat' in effect) || effect.stat !== 'spellCapacity' || effect.of === undefined || effect.of.ref !== undefined) continue
    if (!includes(state, effect.of.of ?? 'you', source.ctx, seat) || !matches(state, card, effect.of.is ?? {}, source.ctx)) continue
    if (applies(state, source)) change(room, effect, amount(state, effect.by, source.ctx), typeOfSource(state, source))
  }
  return placesIn(room)
}

/** Where Spells can lie in a Tome, an Ally or an Artifact now (M9.6, M7.19, M8.12). */
export function spellPlaces(state: State, card: CardNo): SpellPlace[] {
  const face = printed(state, card)
  const tome = face.type === 'Tome'
  const own = tome && placedAt(state, card)?.area === 'asset' ? (face.spellCapacity ?? 0) : 0
  const room = roomOf(own, tome ? iconsOf(state, card) : undefined)
  for (const source of statics(state, 'spells')) {
    const { effect } = source.rule
    if (!('holdsSpells' in effect)) continue
    const holder = effect.of === undefined ? source.card === card && applies(state, source) : bearsOn(state, source, effect.of, card)
    if (holder) addPlaces(room, effect)
  }
  for (const source of statics(state, 'number')) {
    const { effect } = source.rule
    if (!('stat' in effect) || effect.stat !== 'spellCapacity' || effect.of === undefined) continue
    if (bearsOn(state, source, effect.of, card)) change(room, effect, amount(state, effect.by, source.ctx), typeOfSource(state, source))
  }
  return placesIn(room)
}

/** What a holder's room comes to while it is counted. */
interface Room {
  /** Which icons its usual places take. */
  usual: SpellPlace
  /** How many usual places are printed, or said in their stead. */
  own: number
  /** Places that texts give beside them. */
  readonly given: SpellPlace[]
  /** What raises or lowers it, and what does so only beside nothing else that does. */
  readonly changes: Counted[]
  readonly limited: Limited[]
}

const roomOf = (own: number, usual: SpellPlace): Room => ({ usual, own, given: [], changes: [], limited: [] })

/** A text may limit the icons of the places it gives (M7.20); otherwise they are like the holder's others. It may say that they are all there are. */
function addPlaces(room: Room, { holdsSpells, icon, only }: Extract<Static, { holdsSpells: unknown }>): void {
  const place = icon === undefined ? room.usual : icon === 'any' ? undefined : [icon].flat()
  if (holdsSpells === 0 && icon === 'any') room.usual = undefined
  for (let added = 0; added < holdsSpells; added++) room.given.push(place)
  if (only) room.own = 0
}

/** A capacity that is said stands for the printed one, another change comes on top of it. */
function change(room: Room, { how, limit }: Extract<Static, { stat: unknown }>, by: number, type: string): void {
  if (how === 'set') room.own = by
  else if (limit && 'stacking' in limit && limit.stacking === 'no') room.limited.push({ by, type, among: limit.among ?? [type] })
  else room.changes.push({ by, type, isCumulative: limit !== undefined && 'stacking' in limit })
}

/** More places of the kind that is there, or fewer. */
function placesIn({ usual, own, given, changes, limited }: Room): SpellPlace[] {
  const raised = beside(changes, limited).reduce((sum, { by }) => sum + by, 0)
  const places = [...new Array<SpellPlace>(own).fill(usual), ...given]
  if (raised <= 0) return places.slice(0, Math.max(0, places.length + raised))
  return [...places, ...new Array<SpellPlace>(raised).fill(places.length === 0 ? usual : places[0])]
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
