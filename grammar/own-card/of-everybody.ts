/** Cards that concern everybody, whose "any" and "you" are, and whether it goes without saying whose cards are meant. */

import type { Filter, Rule, Selector } from '../ast.ts'
import { type Marked, stable, swap } from '../make/draft.ts'
import type { Self } from '../reading.ts'

/** Events that concern everybody wherever they lie (M10.22, M10.25): nobody's cards are meant by naming them. */
const common: ReadonlySet<string> = new Set(['Day', 'Night', 'Storm', 'Star'])

const saysSo = ({ target }: Self): boolean => /^All (?:Investigators|Players)$/i.test(target ?? '')

/** Whether a card is such an Event, or one of which its target line says so. */
export const isOfAll = (self: Self | undefined): boolean => self?.type === 'Event' && (common.has(self.subtype ?? '') || saysSo(self))

/** Whether a loss told of "you" is everybody's: Day and Night Events lie on all by their target line alone. */
export const befallsAll = (self: Self | undefined): boolean =>
  self !== undefined && isOfAll(self) && (saysSo(self) || !/^(?:Day|Night)$/.test(self.subtype ?? ''))

export function isCommon(filter: Filter | undefined): boolean {
  const subtypes = filter?.subtype === undefined ? [] : [filter.subtype].flat()
  return filter?.type === 'Event' && subtypes.length > 0 && subtypes.every((each) => common.has(each))
}

export type Json = unknown

/** Rebuilds data from the leaves up; `change` sees each object when its fields are done. */
export function rebuild(value: Json, change: (object: Record<string, Json>) => Json): Json {
  if (Array.isArray(value)) return value.map((each) => rebuild(each, change))
  if (typeof value !== 'object' || value === null) return value
  return change(Object.fromEntries(Object.entries(value).map(([key, each]) => [key, rebuild(each, change)])))
}

/** Whether it goes without saying whose cards are meant, and where they lie. */
export const isOpen = ({ of, in: zone, ref, mine, affecting, borneBy }: Record<string, Json>): boolean =>
  [of, zone, ref, mine, affecting, borneBy].every((each) => each === undefined)

/** Where a text says "any": all cards of a kind that concerns everybody, else one of your choice. */
export function settleAny(object: Record<string, Json>, self: Self | undefined): Record<string, Json> {
  for (const key of ['wouldBeBuried', 'cardLeft'] as const) {
    const lost = object[key] as Record<string, Json> | undefined
    // "When a Star Event is buried": whoever has played it.
    if (lost?.pick === 'choose' && isOpen(lost) && isCommon(lost.is as Filter | undefined))
      return { ...object, [key]: { ...lost, of: 'each' } }
  }
  if (object.kind === 'on' && stable(object.do).includes('"who":"owner"')) return ofAnyOwner(object)
  const isAll = object.pick === 'all' && !('any' in object) && isOpen(object)
  const is = object.is as Filter | undefined
  // This card is of such a kind itself: the others are meant.
  const isOwn = isCommon(is) && !!self?.subtype && [is?.subtype].flat().includes(self.subtype)
  const everybodys = { of: 'each', ...(isOwn ? { others: true } : {}) }
  if (isOwn && object.table && object.pick === 'all' && object.of === 'each') return { ...object, others: true }
  // "All Artifacts in play" are those of everybody, and "all Night Events" are nobody's.
  if (isAll && (object.table || (self && isCommon(is)))) return { ...object, ...everybodys }
  if (!('any' in object) || !('pick' in object)) return object
  const { any: _, ...selector } = object as unknown as Marked
  // "Any Artifact held by that Ally" leaves him none.
  if (selector.borneBy) {
    const { n: _n, ...rest } = selector
    return { ...rest, pick: 'all' }
  }
  if (
    self?.type === 'Event' &&
    (isOfOneKind(selector.is) || isOfSkyAndMore(selector.is)) &&
    (selector.of === undefined || selector.of === 'each')
  ) {
    const { n: _n, ...rest } = selector
    // This card may be of such a kind itself ("Bury any Fog or Storm Event in play", on a Storm).
    return { ...rest, pick: 'all', of: 'each', others: true }
  }
  if (!isCommon(selector.is) || selector.of !== undefined) return { ...selector }
  const { n: _n, ...rest } = selector
  return { ...rest, pick: 'all', ...everybodys }
}

/** "Any other Fog Event", "any Fog or Storm Event": Events of kinds that end each other, those of the sky and those that no library knows alike. */
function isOfOneKind(filter: Filter | undefined): boolean {
  const ways = filter?.or ?? (filter ? [filter] : [])
  const isKind = (way: Filter): boolean => way.called !== undefined && (way.type === undefined || way.type === 'Event')
  return ways.some(isKind) && ways.some(({ type }) => type === 'Event') && ways.every((way) => isKind(way) || isCommon(way))
}

/** "Any Day, Night or Broadcast Event": those of the sky and such as lie there with them; what lies on one player is his, and one of them. */
function isOfSkyAndMore(filter: Filter | undefined): boolean {
  const subtypes = [filter?.subtype ?? []].flat()
  const isHis = (each: string): boolean => each === 'Phobia' || each.startsWith('Travel')
  return (
    filter?.type === 'Event' &&
    subtypes.some((each) => common.has(each)) &&
    subtypes.some((each) => !common.has(each)) &&
    !subtypes.some(isHis)
  )
}

/** "When an Ally is buried, its owner loses 1 Sanity": whosever it is. */
function ofAnyOwner(rule: Record<string, Json>): Record<string, Json> {
  const on = rule.on as { readonly cardLeft?: Record<string, Json> } | undefined
  return on?.cardLeft?.pick === 'choose' && isOpen(on.cardLeft)
    ? { ...rule, on: { ...on, cardLeft: { ...on.cardLeft, of: 'each' } } }
    : rule
}

/** Day, Night, Star and Storm concern every player alike (M10.22, M10.25). */
export function settleCommon(object: Record<string, Json>): Record<string, Json> {
  // "In your Threat" says whose, and what attacks together with this card is in no other Threat.
  const isAll = object.pick === 'all' && object.of === undefined && object.ref === undefined
  // "Each player discards his Hand and draws as many cards": each counts his own.
  if ('exchange' in object && object.who === 'each')
    return swap(object, '"in":"hand","pick":"all","of":"each"', '"in":"hand","pick":"all"') as Record<string, Json>
  if (isAll && !object.mine && object.in !== 'directedThreat') return { ...object, of: 'each' }
  if ((object.kind === 'oblige' || object.kind === 'forbid') && object.who === 'you') return { ...object, who: 'each' }
  return object
}

/** Great Old Ones and Outer Gods (M11.45) concern every player alike. */
export function isGod(self: Self): boolean {
  return self.type === 'Monster' && (self.subtype === 'Great Old One' || self.subtype === 'Outer God')
}

/** What "you" do while a Great Old One is there, any player does, and it befalls that player. */
export function settleGod(object: Record<string, Json>): Record<string, Json> {
  const trigger = object.on
  const lost = (trigger as { readonly cardLeft?: Record<string, Json> } | undefined)?.cardLeft
  if ('useFee' in object && object.who === 'you') return { ...object, who: 'each' }
  // "Monsters in your Threat may join each other": in that of whoever plays them.
  const joining = 'join' in object && object.may ? (object.of as Selector | undefined) : undefined
  if (joining?.pick === 'all' && joining.of === undefined) return { ...object, of: { ...joining, of: 'each' } }
  // "Whenever an Ally is lost": whosever it is.
  if (object.kind === 'on' && lost?.pick === 'choose' && isOpen(lost))
    return { ...object, on: { ...(trigger as object), cardLeft: { ...lost, of: 'each' } } }
  if (object.kind !== 'on' || typeof trigger !== 'object' || trigger === null || !Object.values(trigger).includes('you')) return object
  const on = Object.fromEntries(Object.entries(trigger).map(([key, each]) => [key, each === 'you' ? 'each' : each]))
  return { ...object, on, do: swap(object.do, '"who":"you"', '"who":"actor"') }
}

/** "If a Star Stone is in play", on what is over everybody and speaks to nobody: whosever it is. */
export function ofAnybodysInPlay(rules: readonly Rule[], self: Self | undefined): readonly Rule[] {
  if (!self || !(isGod(self) || isOfAll(self))) return rules
  return rebuild(rules as unknown as Json, (object) => {
    const is = object.inPlay as Filter | undefined
    return is && object.of === undefined && is.title !== 'self' ? { ...object, of: 'anyone' } : object
  }) as unknown as readonly Rule[]
}

/** A place told of Current Locations alone: "neither your Current Location nor that of your opponent is in Europe". */
const ofCurrentOnes = /\bCurrent Locations?\b(?: nor [^.;:,]*?)? (?:is|are)\b[^.;:,]*?\bin\b/i

const ofWhereOneIs =
  /\b(?:you|investigators?|opponents?|players?|he|she|they|who) (?:is|are) (?:not )?(?:\w+ )?in\b|\b(?:while|when|if|unless|anyone|play(?:ed)?) in\b/i

/** Where a text speaks of Current Locations alone, a Region or a Dimension is that of such a one, however the sentence was put. */
export function atCurrentOnes(rules: readonly Rule[], text: string): readonly Rule[] {
  if (!ofCurrentOnes.test(text) || ofWhereOneIs.test(text)) return rules
  return rebuild(rules as unknown as Json, (object) => {
    const at = object.at as Filter | undefined
    const isWide = at !== undefined && !object.top && Object.keys(at).every((key) => key === 'region' || key === 'dimension')
    return isWide ? { ...object, at: { ...at, type: 'Location' } } : object
  }) as unknown as readonly Rule[]
}
