/**
 * What one may do that the rules alone do not allow, what is forbidden, and ways to travel.
 */

import type { Act, Condition, Cost, Duty, Filter, Op, Permit, Route, Rule, Static, Waiver, Who, Zone } from '../ast.ts'
import type { Token } from '../lexer.ts'
import { those } from './cards.ts'
import { at, knows } from './conditions.ts'
import { nonsense } from './draft.ts'
import { isJourney, isKindOfSpell, isPlayable, joinable, liesApart, location, ownTitles, sense, subtypePart, union } from './nouns.ts'

/** "May not travel by Air": may not play what one travels so by. */
export function goBy(name: Token): Act | object {
  const by = sense(name, 'subtype')
  return by?.names.every((each) => each.startsWith('Travel by ')) ? { play: subtypePart(by) } : nonsense
}

/** "No Travel Events may be played except in Space": but Travel in Space. */
export function noOtherTravel(play: Filter, name: Token): Rule | object {
  const subtype = { space: 'Travel in Space', underwater: 'Travel Underwater' }[name.written.toLowerCase()]
  const not: Filter | undefined = subtype === undefined ? undefined : { type: 'Event', subtype }
  return play.travel && not ? { kind: 'forbid', who: 'each', what: { play: { ...play, not } } } : nonsense
}

/** A Location on top of a Travel Event: nothing else is laid there. */
export const playedOn = (play: Filter, onTop: Filter): Act | object =>
  play.type === 'Location' && isJourney(onTop) ? { play, onTop } : nonsense

/** One leaves a place by such means or on foot, and on foot for such Locations alone. */
export function leaveOnFootTo(leaveBy: Filter | 'walk' | object, to: Filter): Duty | object {
  // A Title tells the place as well.
  const way = typeof to.title === 'string' && to.title !== 'self' ? { is: location(to) } : route(to, { region: 'any' })
  if (leaveBy === nonsense || way === nonsense || !('is' in way)) return nonsense
  const { is: walkTo } = way as { readonly is: Filter }
  return leaveBy === 'walk' ? { leaveBy, walkTo } : { leaveBy: leaveBy as Filter, orWalk: true, walkTo }
}

/** "You must reach this card by walking from an Underground Location": on foot from there alone. */
export function reachOnFootFrom(duty: Extract<Duty, { reachBy: unknown }>, from: Filter): Duty | object {
  const place = location(from)
  const isTold = (duty.reachBy as Filter | 'walk' | object) !== nonsense && !ownTitles.has(from) && Object.keys(place).length > 0
  return isTold ? { ...duty, walkFrom: place } : nonsense
}

/** By what one goes: "by Night" is when. */
export const meansOf = (is: Filter): Filter | object =>
  is.subtype === 'Night' || is.subtype === 'Day' || is.gate !== undefined || is.type === 'Location' ? nonsense : is

export const neither: object = { kind: 'forbid', who: 'each', what: { play: those } }

/** The Spells of this Tome are cast only while something is so. */
export function castOnlyIf(needs: Condition | object): Rule | object {
  const isSo: Condition = { not: needs as Condition }
  return needs === nonsense ? nonsense : { kind: 'forbid', who: 'you', what: { cast: { type: 'Spell' }, from: 'self' }, if: isSo }
}

/** Only those who know a language cast the Spells of this Tome. */
export const castKnowing = (language: Token): Rule | object => castOnlyIf(knows(language))

/** "On your next Turn, play any City Location": one travels there then. */
export function travelNext(is: Filter): Op | object {
  const travel = is.type === 'Location' ? route(is, { region: 'any' }) : nonsense
  return travel === nonsense ? nonsense : { travel: travel as Route, when: 'nextTurn' }
}

/** Places by their own names, "Ulthar", "the Plateau of Leng": towns, Regions, and Locations that are called so. */
export function isNamedPlace({ title, called, subregion, region, or, ...rest }: Filter): boolean {
  if (Object.keys(rest).length > 0) return false
  if (or) return [title, called, subregion, region].every((each) => each === undefined) && or.every(isNamedPlace)
  return [title, called, subregion, region].some((each) => each !== undefined)
}

/** A way to such a Location; one of a named Dimension leads there from any, and so does one to a Location by its Title. */
export function route(
  to: Filter,
  regions: Pick<Route, 'region'> & Partial<Route>,
  placed: Route['placed'] = 'rightSideUp',
): Route | object {
  const isLocation =
    isPlace(to) ||
    isNamedPlace(to) ||
    areEither(to) ||
    ([to.type].flat().every((each) => each === 'Location') && (to.type !== undefined || to.subregion !== undefined))
  if (!isLocation || ownTitles.has(to)) return nonsense
  const place = location(to)
  const worlds = regions.is?.or
  // Places of two kinds, in two worlds.
  if ((place.or || place.anyAttr) && worlds) return nonsense
  const is: Filter = worlds ? { or: worlds.map((each) => ({ ...place, ...each })) } : { ...place, ...regions.is }
  const isFar = regions.region === 'any' || regions.region === 'different'
  const isByName = isNamedPlace(to) && [to, ...(to.or ?? [])].some((each) => each.title !== undefined || each.called !== undefined)
  const isElsewhere = isByName || [is, ...(is.or ?? [])].some((each) => each.dimension !== undefined)
  const beyond = isElsewhere && isFar && regions.dimension === undefined ? { dimension: 'any' as const } : {}
  return { ...regions, ...(Object.keys(is).length > 0 ? { is } : {}), ...beyond, placed }
}

/** "A Forest or Country Location": places of either kind. */
const areEither = ({ or, not: _not, ...rest }: Filter): boolean =>
  or !== undefined &&
  Object.keys(rest).length === 0 &&
  !isToldOfLast(or) &&
  or.some(({ type }) => type === 'Location') &&
  or.every(
    ({ type = 'Location', attr: _attr, pub: _pub, exotic: _exotic, region: _region, subregion: _subregion, dimension: _in, ...more }) =>
      type === 'Location' && Object.keys(more).length === 0,
  )

/** Whether only the last of several places is told to lie somewhere: "a Port or Island Location in the Dreamlands" tells it of both. */
function isToldOfLast(places: readonly Filter[]): boolean {
  const [last, ...others] = places.toReversed()
  const isWithin = ({ dimension, region, subregion }: Filter): boolean => [dimension, region, subregion].some((each) => each !== undefined)
  return last?.attr !== undefined && isWithin(last) && !others.some(isWithin)
}

/** "Any Dreamlands Port": one travels to Locations alone. */
const isPlace = ({ attr, anyAttr, dimension: _dimension, ...rest }: Filter): boolean =>
  (attr !== undefined || anyAttr !== undefined) && Object.keys(rest).length === 0

/** A way to a kind of place in some Region. */
export function way(place: { readonly is?: Filter }, regions: Pick<Route, 'region'> & Partial<Route>, placed: Route['placed']): Route {
  const is = { ...regions.is, ...place.is }
  const beyond = regions.is?.dimension !== undefined && regions.dimension === undefined ? { dimension: 'any' as const } : {}
  return { ...regions, ...(Object.keys(is).length > 0 ? { is } : {}), ...beyond, placed }
}

/** A Location of which only the Dimension is told is one of any Region there; an Exotic one is a Region of its own (M6.53). */
function dimensionRoute(to: Filter, placed: Route['placed']): Route | object {
  if (leadsBeyond(to) && to.or?.every(({ type }) => type === 'Location'))
    return way({ is: location(to) }, { region: 'any', dimension: 'any' }, placed)
  return to.type === 'Location' && (to.dimension !== undefined || to.exotic) ? route(to, { region: 'any' }, placed) : nonsense
}

/** Whether a place is told by its Dimension, which may be another than one's own. */
const leadsBeyond = (to: Filter | undefined): boolean =>
  to !== undefined && (to.dimension !== undefined || (to.or?.every((each) => each.dimension !== undefined) ?? false))

/** What is said of a way behind its place, in any order; nothing twice. */
interface WaySaid {
  readonly where?: Pick<Route, 'region'> & Partial<Route>
  readonly trait?: Filter
  readonly placed?: Route['placed']
  readonly anyRegion?: true
  /** Into another Dimension, too. */
  readonly beyond?: true
  readonly as?: Filter
  readonly free?: Route['free']
}

/** "Play one Location from your Hand" plays a card; a way says where it leads, or how it is placed. */
export const tellsWay = (parts: readonly WaySaid[]): boolean => parts.some((each) => Object.keys(each).length > 0)

/**
 * Where one goes. A new Location of which no Region is said is one in the same Region (M6.40), but for one in a Dimension or Region
 * that is named, an Exotic Location or one in Space; "any" Location is one of any Region, where it is told how it is placed or when.
 */
export function destination(to: Destination, parts: readonly WaySaid[], isTimely = false): Route | object {
  const names = parts.flatMap((each) => Object.keys(each))
  if (new Set(names).size < names.length) return nonsense
  const { as, free } = Object.assign({}, ...parts) as WaySaid
  const others = parts.filter((each) => !each.as && !each.free)
  const where = whither(to, as && !others.some((each) => each.placed) ? [...others, { placed: 'rightSideUp' }] : others, isTimely)
  if (where === nonsense || (free && (where as Route).placed === 'walking')) return nonsense
  return { ...where, ...(as ? { as } : {}), ...(free ? { free } : {}) }
}

/** "As by a Travel by Sea Event": only what travels is such travel. */
export const asBy = (as: Filter): WaySaid | object =>
  as.type === 'Event' && [as.subtype].flat().every((each) => each?.startsWith('Travel')) && Object.keys(as).length === 2 ? { as } : nonsense

function whither({ to: kind, isNew, isAny }: Destination, parts: readonly WaySaid[], isTimely: boolean): Route | object {
  const names = parts.flatMap((each) => Object.keys(each))
  const { where: told, trait, placed = 'rightSideUp', anyRegion, beyond }: WaySaid = Object.assign({}, ...parts)
  // "In any Region of the Dreamlands" is said of the Region.
  if (trait?.dimension !== undefined) return nonsense
  if (told && anyRegion && told.region !== 'any') return nonsense
  const where = told ?? (anyRegion && { region: 'any' as const })
  const further = beyond && { dimension: 'any' as const }
  const to: Filter = { ...kind, ...trait }
  if (where) return route(to, { ...where, ...further }, placed)
  if (leadsBeyond(to) || to.exotic) return dimensionRoute(to, placed)
  if (to.or?.every((each) => (each.type ?? 'Location') === 'Location' && isApart(each)))
    return way({ is: location(to) }, { region: 'any', ...(to.or.some(leadsBeyond) ? { dimension: 'any' as const } : {}) }, placed)
  const isWay = names.includes('placed') || isTimely
  // "An Arkham or Island Location": one of the two kinds lies where it is told, and of the other no Region is asked.
  if (isWay && to.or?.some(isApart) && areEither(to)) return route(to, { region: 'any', ...further }, placed)
  if (!(to.type === 'Location' || areEither(to)) || !isWay) return nonsense
  if (isAny || isApart(to) || liesApart(kind)) return route(to, { region: 'any', ...further }, placed)
  return isNew && names.includes('placed') ? route(to, { region: 'same', ...further }, placed) : nonsense
}

/** "Except an Exotic Location", behind where one goes: a kind of place, and not where it lies. */
export const excepted = (not: Filter): WaySaid | object =>
  ownTitles.has(not) || not.region !== undefined || not.subregion !== undefined ? nonsense : { trait: { not: location(not) } }

interface Destination {
  readonly to: Filter
  readonly isNew?: true
  readonly isAny?: true
}

/** Whether a place lies where it says, whatever the Region one comes from: in a Region by name (as one of `liesApart`), or in Space. */
const isApart = ({ region, subregion, dimension, exotic, attr }: Filter): boolean =>
  [region, subregion, dimension, exotic].some((each) => each !== undefined) || (attr?.includes('Space') ?? false)

interface Timely {
  readonly when: 'laterTurn' | 'nextTurn'
  readonly ways: readonly WaySaid[]
}

/** "On a later Turn, play any City Location". */
export function anyLater(to: Filter, when: Timely['when']): Op | object {
  return voyage({ to, isAny: true }, { when, ways: [] })
}

/** A journey that is made on another Turn, which may be said before, among or behind the ways. */
export function voyage(place: Parameters<typeof destination>[0], { when, ways }: Timely): Op | object {
  const travel = destination(place, ways, true)
  return travel === nonsense ? nonsense : { travel: travel as Route, when }
}

/** "At Locations that lack the Artifact attribute": the one that such a card would ask for. */
export function playsWithout(play: Filter, where: Filter, lacked: Filter): Permit | object {
  if (where.type !== 'Location' || Object.keys(where).length > 1 || !isPlayable(play)) return nonsense
  return plays(play, { waive: [lacked.gate ? 'gate' : 'attribute'] })
}

/** "Play this card right-side-up": in the Region where one may walk to it, and not on foot. */
export const unwalkedHere: Permit = { route: { region: 'same', is: { title: 'self' }, placed: 'rightSideUp' } }

/** "While you are at a Forest Location, you may travel to this Location, right-side-up": from the Hand, and not on foot. */
export const straightHere: Permit = { route: { region: 'any', dimension: 'any', is: { title: 'self' }, placed: 'rightSideUp' } }

export function permitRoute(made: Route | object): Permit | object {
  return made === nonsense ? nonsense : { route: made as Route }
}

/** "As a Travel by Air card": by what one travels. */
export function rides(is: Filter): Pick<WaySaid, 'as'> | undefined {
  const made: WaySaid = asBy(is)
  return made.as && { as: made.as }
}

/** A way that this card opens, and by what means one travels then, where it is said. */
export function ridden(
  means: readonly Pick<WaySaid, 'as'>[],
  to: Filter,
  regions: Pick<Route, 'region'> & Partial<Route>,
): Permit | object {
  const ways = means.flatMap(({ as }) => (as ? [as] : []))
  return permitRoute(route(to, { ...regions, ...(ways.length > 0 ? { as: union(ways) } : {}) }))
}

/** At whatever place: that is in whatever Region, too (M19.9 leaves the Region only where it is told of a place by itself). */
export const anywhere: readonly Waiver[] = ['place', 'region']

/** What need not be so for such cards to be played anywhere: an Event comes from no Region. */
export const sparedOf = (play: Filter, waive: readonly Waiver[]): readonly Waiver[] =>
  waive === anywhere && (play.or ?? [play]).every(({ type }) => type === 'Event') ? ['place'] : waive

export function playAnywhere(play: Filter, waive: Extract<Permit, { waive: unknown }>['waive']): Permit | object {
  return isPlayable(play) ? plays(play, { waive }) : nonsense
}

/** What is played through a Gate: Monsters, and what goes by a name (M11.27, M7.26). */
const goesThrough = ({ type, title, titleHas, attr }: Filter): boolean =>
  type === 'Monster' || title !== undefined || titleHas !== undefined || attr?.includes('Cultist') === true

/** "Cultists without a Gate at any Library": Locations alone have one, so that it is the Gate that is not asked for. */
const asksNoGate = (play: Filter): boolean => play.gate === false && (goesThrough(play) || !/^(?:Location|undefined)$/.test(`${play.type}`))

/** "Play one Monster without a Gate" spares the Gate; "play one Location without a Gate" names what the Location lacks. To a Threat Monsters alone are played. */
export function plays<More extends { readonly waive?: readonly Waiver[]; readonly threat?: true }>(
  play: Filter,
  { threat, ...more }: More,
): ({ readonly play: Filter } & Omit<More, 'threat'>) | object {
  if (threat && play.type !== 'Monster' && (play.type !== undefined || Object.keys(play).length === 0)) return nonsense
  if (asksNoGate(play)) return nonsense
  // A Monster comes through a Gate, wherever that is: nothing else of a place is asked of it.
  if (more.waive === anywhere && play.type === 'Monster') return nonsense
  if (more.waive === anywhere) return plays(play, { ...more, waive: [...sparedOf(play, anywhere)] })
  const needsNone =
    [play.type].flat().includes('Location') || (play.type === undefined && play.title === undefined && !play.attr?.includes('Cultist'))
  if (!more.waive?.includes('gate') || !needsNone || (play.or ?? [play]).every(goesThrough)) return { play, ...more }
  // Of what goes by a name, Monsters alone go through Gates: "you may play Living Dead without a Gate".
  const [monster, other] = (play.or ?? []).filter(({ type }) => type === 'Monster')
  return monster && !other ? { play: monster, ...more } : nonsense
}

/** "This card may be played from your Discard Pile": paying its own Sanity cost for it is what playing it takes anyway. */
export function fromItsPile(from: Zone, waive: readonly Waiver[], cost: readonly Cost[] = []): Permit {
  const price = cost.filter((each) => !(typeof each === 'object' && 'sanity' in each && each.sanity === 'ofThisCard'))
  return { play: { title: 'self' }, waive, from, ...(price.length > 0 ? { cost: price } : {}) }
}

/** "Play Howard Lovecraft from your Hand": of what goes by a Title there is but one to play. */
export const playsNamed = (
  play: Filter,
  more: { readonly waive?: readonly Waiver[]; readonly from?: Zone; readonly threat?: true },
): Op | object =>
  (typeof play.title === 'string' && play.title !== 'self') || play.called !== undefined ? (plays(play, more) as Op | object) : nonsense

/** "You may play Travel by Sea from any Location": wherever its own text would have it played. */
export const playFromAnywhere = (play: Filter): Permit | object => (play.type === 'Event' ? playAnywhere(play, anywhere) : nonsense)

/** "You may play Dreamlands Allies": although the Dimension is another. "Dreamlands Allies and Artifacts in the Waking World" are of one. */
export function playOfDimension(play: Filter): Permit | object {
  const parts = play.or ?? [play]
  const isFar = parts.every((each) => each.dimension !== undefined && each.type !== 'Location' && !asksNoGate(each))
  const [first] = parts
  const isOne = parts.every(({ dimension }) => dimension === first!.dimension) || parts.every(({ type }) => type === first!.type)
  return isFar && isOne ? { play, waive: ['dimension'] } : nonsense
}

/** Where one may not go: such Locations may not be played. Of this Location it is told otherwise. */
export function notTo(is: Filter): Act | object {
  const place = at(is, 'you')
  if (place === nonsense || ownTitles.has(is)) return nonsense
  const { at: to } = place as { readonly at: Filter }
  return { play: to.title === undefined && to.or === undefined ? { ...to, type: 'Location' } : to }
}

/** What may not be used: of Weapons and Gates it is told otherwise. */
export function noUseOf(use: Filter): Act | object {
  const types = [use.type].flat()
  const isWeapon = [use.subtype].flat().some((each) => each === 'Weapon' || each === 'Enchanted Weapon')
  const isUsed =
    types.every((each) => each === 'Artifact' || each === 'Tome' || each === 'Ally' || each === 'Spell') && use.type !== undefined
  return isUsed && !isWeapon ? { use } : nonsense
}

/** What may not be called off: cards that do something, of any player or of these. */
export function noCancel(cancel: Filter, of?: Who, by?: Filter): Act | object {
  if (cancel.title === 'self') return nonsense
  return { cancel, ...(of === undefined ? {} : { of }), ...(by === undefined ? {} : { by }) }
}

/** A way there, to such Locations alone; nothing where it was told otherwise what they are. */
export function narrowedWay(route: Route, more: Filter): Route | undefined {
  const { attr, pub, type, ...rest } = more
  const { attr: attrs, pub: pubs, ...is } = route.is ?? {}
  if ((type !== undefined && type !== 'Location') || Object.keys(rest).some((key) => key in is)) return undefined
  return {
    ...route,
    is: {
      ...is,
      ...rest,
      ...(attrs || attr ? { attr: [...(attrs ?? []), ...(attr ?? [])] } : {}),
      ...(pubs || pub ? { pub: [...(pubs ?? []), ...(pub ?? [])] } : {}),
    },
  }
}

/** "Even while a Storm is in play". */
export function inStorms(is: Filter): readonly Waiver[] | object {
  return is.type === 'Event' && is.subtype === 'Storm' ? ['storm'] : nonsense
}

/** Whose leave it is, where it may be others' than yours. */
const whose = (who: Who): { readonly who?: 'each' | 'eachOpponent' } | undefined =>
  who === 'you' ? {} : who === 'each' || who === 'eachOpponent' ? { who } : undefined

/** "Each player may play Monsters without a Gate": a leave that is not yours alone. */
export function ofOthers(who: Who, permit: object): object {
  const more = whose(who)
  return more?.who !== undefined && permit !== nonsense ? { ...permit, ...more } : nonsense
}

/** What somebody of all may do where that is so of him. */
export function leaveThere(
  c: Condition | object,
  leave: { readonly effect: Static | object } | { readonly permit: Permit | object },
): Rule | object {
  const told = 'effect' in leave ? leave.effect : leave.permit
  if (c === nonsense || told === nonsense) return nonsense
  return { kind: 'effect' in leave ? 'static' : 'permit', ...leave, if: c as Condition } as Rule
}

/** "You may play a Train and the new Location on one Turn": what would be done on a later one. */
export function goingOn(who: Who, sooner: Filter): Permit | object {
  const more = whose(who)
  return more !== undefined && (sooner.type === 'Event' || sooner.type === undefined) ? { sooner, ...more } : nonsense
}

/** "You may play two Ghouls together", "an Artifact and a Tome together": as many as that Join each other. */
export function together(who: Who, most: number, one: Filter, two: Filter, cost: readonly Cost[] = []): Static | object {
  const more = whose(who)
  const isPlain = [one, two].every((is) => joinable(is) !== undefined && is.type !== 'Location' && Object.keys(is).length > 0)
  const isPayable = cost.every((each) => typeof each === 'object' && 'sanity' in each && each.sanity !== 'ofThisCard')
  if (more === undefined || most < 2 || !isPlain || !isPayable) return nonsense
  return { join: two, may: true, of: { is: one, pick: 'all' }, most, ...more, ...(cost.length > 0 ? { cost } : {}) }
}

/** "May play only two Events a Round". */
export function playMore(moreThan: number, play: Filter, per: 'round' | 'turn'): Act | object {
  return moreThan > 0 ? { play, moreThan, ...(per === 'turn' ? { per } : {}) } : nonsense
}

/** No more Allies than so many are committed as Defending Allies: Monsters are no such. */
export function defendsWithMore(moreThan: number, defendWith: Filter): Act | object {
  const isOfAllies = defendWith.type === 'Ally' || (defendWith.type === undefined && defendWith.attr !== undefined)
  return moreThan > 0 && isOfAllies ? { defendWith, moreThan } : nonsense
}

/** No more Spells than so many are cast. */
export function castMore(moreThan: number, cast: Filter, per: 'round' | 'turn', isOwn?: boolean): Act | object {
  return moreThan > 0 && cast.type === 'Spell' ? { cast, moreThan, per, ...(isOwn ? { from: 'self' } : {}) } : nonsense
}

/** "No player may use more than one Gate a Round": none once he has used so many. */
export function gatesMore(who: Who, atLeast: number, per: 'round' | 'turn'): Rule | object {
  if (atLeast < 1) return nonsense
  const used: Condition = { done: 'gateUsed', is: {}, who: who === 'you' ? 'you' : 'actor', this: per, ...(atLeast > 1 ? { atLeast } : {}) }
  return { kind: 'forbid', who, what: 'useGates', if: used }
}

/** "Cast Dream Spells", as something that is forbidden. */
export const castingOf = (cast: Filter): Act | object => (isKindOfSpell(cast) ? { cast } : nonsense)

/** "Cast Spells from Tomes": what holds them, which is a Tome, an Ally or an Artifact. */
export function castingFrom(cast: Filter, borneBy: Filter): Act | object {
  const isHolder = [borneBy.type].flat().every((type) => type === 'Tome' || type === 'Ally' || type === 'Artifact')
  return cast.type === 'Spell' && isHolder ? { cast: { ...cast, borneBy } } : nonsense
}

/** A journey on a later Turn at a price: what is paid in Sanity or with other cards than the one that offers it. */
export function atPrice(travel: Route, cost: readonly Cost[], there?: readonly Op[]): Op | object {
  const isPaidSo = cost.every((each) => typeof each === 'object' && !('self' in each))
  return isPaidSo ? { travel, when: 'laterTurn', cost, ...(there ? { there } : {}) } : nonsense
}
