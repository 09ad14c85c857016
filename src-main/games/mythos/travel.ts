/**
 * Where a player may go, and how the new Location lies (M6.8 to M6.56): the
 * first Location, walking, moves within a city, Travel Events, Islands and
 * Exotic Locations.
 */
import type { Condition, Duty, Filter, Route, Waiver } from '../../../grammar/ast.ts'
import type { PrintedCard } from '../../../grammar/card.ts'
import type { Seat } from '../../engine/game.ts'
import { bannedBy, isKeptHere, isOutOfReach, isStorm, isUnaffected } from './bans.ts'
import { sayClause } from './clauses.ts'
import { isSpent } from './effects.ts'
import {
  currentLocation,
  departure,
  dimensionNow,
  foldTitle,
  isOfSubtype,
  isTravelling,
  isWalking,
  printed,
  regionNow,
  regionOfCard,
  subregionNow,
  topCard,
} from './places.ts'
import { nameOf, type Refusal, remedyAgainst } from './reasons.ts'
import { isLeftTo, isWaived, none, permitFor } from './requirements/waivers.ts'
import { holds, isSoFor, matches } from './select.ts'
import { cardsMissing, standInsFor } from './stand-ins.ts'
import { applies, attributesOf, includes, type Of, standing } from './standing.ts'
import type { CardNo, Ctx, State } from './state.ts'

/** What the Location that such travel leads to neither costs nor gives. */
export const sparedOn = ({ free }: Route): readonly Waiver[] => (free === undefined ? [] : free === 'loss' ? ['cost'] : ['cost', 'gain'])

/** How a Location from the Hand would be placed now, or why it cannot be played. */
export type Way = { readonly how: 'arrive' | 'walk' } | { readonly refused: Refusal }

const refuse = (rule: string, why: string, remedy: string): Way => ({ refused: { rule, why, remedy } })

/**
 * How a Location is reached without a Travel Event: on foot, or by a route that a card in play
 * opens for good.
 */
export function wayOnFoot(state: State, seat: Seat, card: CardNo): Way {
  const way = onFootUnlessBanned(state, seat, card)
  return opened(state, seat, card, way)?.way ?? way
}

/** The card in play by whose leave alone a Location is reached so. */
export const openerOfWay = (state: State, seat: Seat, card: CardNo): Of<'permit'> | undefined =>
  opened(state, seat, card, onFootUnlessBanned(state, seat, card))?.by

/** "You need not walk": where a card leads there at once, nobody takes the longer way. */
function opened(state: State, seat: Seat, card: CardNo, onFoot: Way): Opened | undefined {
  if ('how' in onFoot && onFoot.how === 'arrive') return undefined
  const open = openRoute(state, seat, card)
  return 'how' in onFoot && !(open !== undefined && 'how' in open.way && open.way.how === 'arrive') ? undefined : open
}

/** A way, and the card in play that opens it, if it is not the Location itself. */
interface Opened {
  readonly way: Way
  readonly by?: Of<'permit'>
}

/** Who may not walk may still go from place to place within one city (M6.23). */
function onFootUnlessBanned(state: State, seat: Seat, card: CardNo): Way {
  const way = onFoot(state, seat, card)
  if (!('how' in way) || way.how !== 'walk') return way
  const banned = bannedBy(state, seat, 'walk')
  if (banned !== undefined) return refuse('M17.7', `${nameOf(state, banned)} forbids walking.`, remedyAgainst(state, banned))
  if (isOutOfReach(state, seat, card, 'walk')) return refuse('M6.54', 'Nobody walks to this Location.', 'Come by other means.')
  return isKeptHere(asSettingOut(state, seat), seat, 'walk')
    ? refuse('M6.54', 'Nobody walks away from here.', 'Leave by other means.')
    : way
}

/** The first route of cards in play that leads there from where the player is (M17.1, M5.17). */
function openRoute(state: State, seat: Seat, card: CardNo): Opened | undefined {
  if (departure(state, seat) === undefined) return undefined
  const straight = wayStraightHere(state, seat, card)
  if (straight !== undefined) return { way: straight }
  for (const source of standing(state).permits) {
    const { permit } = source.rule
    if (!('route' in permit) || 'walkTo' in permit.route || source.ctx.you !== seat || !applies(state, source)) continue
    if (source.card !== undefined && isSpent(state, source.card, source.index, source.rule.limit)) continue
    const way = wayByRoute(state, seat, card, permit.route, source.card)
    if ('how' in way) return { way, by: source }
  }
  return undefined
}

/** The way to itself that a Location tells of, which it opens from the Hand. */
function wayStraightHere(state: State, seat: Seat, card: CardNo): Way | undefined {
  for (const rule of printed(state, card).rules) {
    if (rule.kind !== 'permit' || !('route' in rule.permit) || 'walkTo' in rule.permit.route) continue
    if (rule.permit.route.is?.title !== 'self' || (rule.if !== undefined && !holds(state, rule.if, { you: seat, source: card }))) continue
    const way = wayByRoute(state, seat, card, rule.permit.route, card)
    if ('how' in way) return way
  }
  return undefined
}

/** On foot (M6.21), or as the first Location: the plays that need no Travel Event. A walker has no way back but a Location (M6.36). */
function onFoot(state: State, seat: Seat, card: CardNo): Way {
  const face = printed(state, card)
  const player = state.players[seat]!
  if (!player.started) {
    if (face.exotic === true || needsSomething(face)) {
      return refuse('M4.18', 'The first Location cannot be one that must be reached in a special way.', 'Play another Location first.')
    }
    return { how: 'arrive' } // M4.12, M4.16, M4.17
  }
  if (player.spot === null) {
    // M6.66: after everything was lost, the next Location is right-side-up, in the last Region and Dimension.
    if (regionOfCard(face) !== player.lastRegion)
      return refuse('M6.13', `You are still in ${player.lastRegion}; you need travel to another Region.`, 'Play a Travel Event.')
    if (face.dimension !== player.lastDimension) return refuse('M6.14', 'This is another Dimension.', 'A card must permit the change.')
    return { how: reachedBy(state, seat, card)?.by === 'walk' ? 'walk' : 'arrive' }
  }
  const from = departure(state, seat)
  if (from === undefined)
    return player.spot.alone === true
      ? walkAlone(state, seat, face)
      : refuse('M6.13', 'There is no Location to walk from.', 'Travel on to a Location first.')
  const here = printed(state, from)
  const current = currentLocation(state, seat)
  if (current !== undefined && foldTitle(title(state, current)) === foldTitle(face.title)) {
    return refuse('M6.8', 'You are already at this Location.', 'Play another Location.')
  }
  const walkTo = mayWalkTo(state, seat, card)
  if (!walkTo) {
    if (face.dimension !== here.dimension) return refuse('M6.14', 'This is another Dimension.', 'A card must permit the change.')
    if (face.exotic === true) {
      if (!needsSomething(face))
        return refuse('M6.54', 'This Exotic Location needs its own way in.', 'Enter it by the way that its text names.')
    } else if (here.exotic === true) {
      const back = regionBeneath(state, seat, from)
      if (!leavesOnFoot(asSettingOut(state, seat), seat))
        return refuse('M6.54', `You leave ${here.title} only by its own way out.`, 'Leave by the way that its text names.')
      if (back !== undefined && face.region !== back)
        return refuse('M6.13', `You came here from ${back}; this is another Region.`, 'Travel further from there.')
    } else if (face.region !== here.region)
      return refuse('M6.13', 'This is another Region; you need travel.', 'Play a Travel Event that leads to another Region.')
    if (isIsland(face) || isIsland(here)) return refuse('M6.51', 'You cannot walk to, from or between Islands.', 'Travel by Sea.')
  }
  if (leadsAstray(asSettingOut(state, seat), seat, card))
    return refuse('M6.54', `You walk from ${here.title} only to where its text says.`, 'Play a Location of that kind.')
  if (leftOnlyByTravel(asSettingOut(state, seat), seat))
    return refuse('M6.54', `You leave ${here.title} only by its own way out.`, 'Leave by the way that its text names.')
  const way = reachedBy(state, seat, card)
  const duty = way?.by
  if (duty !== undefined && duty !== 'walk' && way?.walk !== true)
    return refuse('M6.54', 'This Location is reached only by the travel its text names.', 'Use the travel it names.')
  if (way?.walkFrom !== undefined && !matches(state, from, way.walkFrom, { you: seat, source: card }))
    return refuse('M6.54', 'One walks to this Location only from where its text says.', 'Go there first.')
  // A redirected walk, and one after giving up a Travel Event of any kind, is always crosswise (M6.35, M6.45, M6.46).
  if (isWalking(state, seat) || isTravelling(state, seat) || duty === 'walk') return { how: 'walk' }
  return { how: isSameTown(state, from, face) ? 'arrive' : 'walk' } // M6.23, M6.24, M6.25, M6.26
}

/** Whether a Location and another one lie in one city (M6.23). */
function isSameTown(state: State, from: CardNo, face: PrintedCard): boolean {
  const here = printed(state, from)
  return (
    face.exotic !== true &&
    here.exotic !== true &&
    face.subregion === here.subregion &&
    face.dimension === here.dimension &&
    attributesOf(state, from).includes('City') &&
    (face.attributes ?? []).includes('City')
  )
}

/** From a Travel Event whose Location is gone: within the Region and Dimension it was played in, always crosswise (M6.45). */
function walkAlone(state: State, seat: Seat, face: PrintedCard): Way {
  const { lastRegion, lastDimension } = state.players[seat]!
  if (face.exotic === true) return refuse('M6.54', 'This Exotic Location needs its own way in.', 'Enter it by the way that its text names.')
  if (face.dimension !== lastDimension) return refuse('M6.14', 'This is another Dimension.', 'A card must permit the change.')
  if (face.region !== lastRegion) return refuse('M6.13', `You are still in ${lastRegion}; you need travel to another Region.`, 'Travel on.')
  if (isIsland(face)) return refuse('M6.51', 'You cannot walk to, from or between Islands.', 'Travel by Sea.')
  return { how: 'walk' }
}

const title = (state: State, card: CardNo) => printed(state, card).title
const isIsland = (face: PrintedCard) => (face.attributes ?? []).includes('Island')
const needsSomething = (face: PrintedCard) => face.rules.some((rule) => rule.kind === 'require')

/** The Region from which an Exotic Location was entered, if that Location is still beneath it. */
function regionBeneath(state: State, seat: Seat, exotic: CardNo): string | undefined {
  const { story } = state.players[seat]!
  for (const card of story.slice(story.indexOf(exotic) + 1)) {
    const face = printed(state, card)
    if (face.type === 'Location') return face.exotic === true ? undefined : face.region
    if (face.travel !== true) return undefined
  }
  return undefined
}

/**
 * The position in which a player who walks, or gives up a Travel Event, is still where he sets out from: what he plays instead must be legal
 * from there (M6.34, M6.37, M6.45), and so by the ways that lead out of it.
 */
function asSettingOut(state: State, seat: Seat): State {
  const known = settingOut.get(state)?.get(seat)
  if (known !== undefined) return known
  const before = backWhereHeWas(state, seat)
  if (!settingOut.has(state)) settingOut.set(state, new Map())
  settingOut.get(state)!.set(seat, before)
  return before
}

/** One position for each, however many cards are asked about: what holds in it is reckoned once. */
const settingOut = new WeakMap<State, Map<Seat, State>>()

function backWhereHeWas(state: State, seat: Seat): State {
  const from = departure(state, seat)
  const player = state.players[seat]!
  if (from === undefined || player.story[0] === from || player.spot === null) return state
  const { since, order } = player.spot
  const back = {
    ...player,
    story: player.story.slice(player.story.indexOf(from)),
    spot: { crosswise: false, gateUsed: true, since, order },
  }
  return { ...state, players: state.players.map((each, at) => (at === seat ? back : each)) }
}

/** Whether the Location's own text lets the player walk out. */
function leavesOnFoot(state: State, seat: Seat): boolean {
  return standing(state).obliges.some((source) => {
    const { what } = source.rule
    if (typeof what !== 'object' || !('leaveBy' in what) || source.ctx.you !== seat) return false
    return (what.leaveBy === 'walk' || what.orWalk === true) && applies(state, source)
  })
}

/** Whether what names the way on from where a player is leaves no way on foot. */
function leftOnlyByTravel(state: State, seat: Seat): boolean {
  return standing(state).obliges.some((source) => {
    const { what } = source.rule
    if (typeof what !== 'object' || !('leaveBy' in what) || what.leaveBy === 'walk' || what.orWalk === true) return false
    return source.ctx.you === seat && applies(state, source)
  })
}

/** Whether one may walk on from where one is, but not to this Location. */
function leadsAstray(state: State, seat: Seat, card: CardNo): boolean {
  return standing(state).obliges.some((source) => {
    const { what } = source.rule
    if (typeof what !== 'object' || !('leaveBy' in what) || what.walkTo === undefined || source.ctx.you !== seat) return false
    return applies(state, source) && !matches(state, card, what.walkTo, source.ctx)
  })
}

/** Whether some card lets the Travel Event that is being carried out lead on in this very Turn (M6.42). */
export function mayGoSooner(state: State, { you: seat, source: event }: Ctx): boolean {
  if (event === undefined || topCard(state, seat) !== event) return false
  // One is still where the Event was played, as far as the leave asks for a place.
  const players = state.players.map((each, at) => (at === seat ? { ...each, story: each.story.slice(1) } : each))
  const before = { ...state, players }
  return standing(before).permits.some((source) => {
    const { permit } = source.rule
    if (!('sooner' in permit) || !isLeftTo(before, seat, permit, source.ctx)) return false
    return matches(before, event, permit.sooner, source.ctx) && applies(before, { ...source, ctx: { ...source.ctx, actor: seat } })
  })
}

/** A card that permits walking to such a Location, whatever its Region; the Location itself may say so. */
function mayWalkTo(state: State, seat: Seat, card: CardNo): boolean {
  const ctx = { you: seat, source: card }
  for (const rule of printed(state, card).rules) {
    if (rule.kind !== 'permit' || !('route' in rule.permit) || !('walkTo' in rule.permit.route)) continue
    if (rule.permit.route.walkTo.title === 'self' && isSoFor(state, rule, ctx)) return true
  }
  return standing(state).permits.some((source) => {
    const { permit } = source.rule
    return (
      'route' in permit &&
      'walkTo' in permit.route &&
      source.ctx.you === seat &&
      matches(state, card, permit.route.walkTo, source.ctx) &&
      applies(state, source)
    )
  })
}

/** The only way in that cards in play leave to a Location: on foot, or by such travel; whether every Travel Event serves besides. */
function reachedBy(
  state: State,
  seat: Seat,
  card: CardNo,
): { readonly by: 'walk' | Filter; readonly travel: boolean; readonly walk: boolean; readonly walkFrom?: Filter } | undefined {
  const told = ({ reachBy, exceptTravel, orWalk, walkFrom }: Extract<Duty, { reachBy: unknown }>) => ({
    by: reachBy,
    travel: exceptTravel === true,
    walk: orWalk === true,
    ...(walkFrom === undefined ? {} : { walkFrom }),
  })
  const exempt = permitFor(state, seat, card, 'storm') !== undefined
  for (const source of standing(state).obliges) {
    const { what, who } = source.rule
    if (typeof what !== 'object' || !('reachBy' in what) || !includes(state, who, source.ctx, seat)) continue
    if ((exempt && isStorm(state, source)) || isUnaffected(state, seat, source.ctx)) continue
    if (what.to === undefined ? source.card === card : matches(state, card, what.to, source.ctx)) {
      if (applies(state, { ...source, ctx: { ...source.ctx, actor: seat } })) return told(what)
    }
  }
  for (const { kind, ...rule } of printed(state, card).rules) {
    if (kind !== 'oblige' || !('what' in rule) || typeof rule.what !== 'object' || !('reachBy' in rule.what)) continue
    if (rule.what.to === undefined && isSoFor(state, rule, { you: seat, source: card })) return told(rule.what)
  }
  return undefined
}

/** Whether a Location lies in the Region, or Subregion, that another player is in. */
const isWithAnother = (state: State, seat: Seat, face: PrintedCard, what: 'opponentsRegion' | 'opponentsSubregion'): boolean =>
  state.players.some(
    (_, other) =>
      other !== seat &&
      face.dimension === dimensionNow(state, other) &&
      regionOfCard(face) === regionNow(state, other) &&
      (what === 'opponentsRegion' || (face.subregion !== undefined && face.subregion === subregionNow(state, other))),
  )

/**
 * By travel: a Travel Event on top, or another card, offers a route (M6.40, M6.41). The
 * Location is placed as the route says. "As if walking" places it crosswise (M19.10).
 *
 * @param by the card that offers the route
 */
export function wayByRoute(state: State, seat: Seat, card: CardNo, route: Route, by: CardNo | undefined): Way {
  const face = printed(state, card)
  const region = regionNow(state, seat)
  const here = departure(state, seat)
  if (route.is !== undefined && !matches(state, card, route.is, { you: seat, ...(by === undefined ? {} : { source: by }) })) {
    return refuse('M6.40', 'The travel card leads elsewhere.', 'Choose a Location that it leads to.')
  }
  if (route.region === 'subregion' && (here === undefined || face.subregion !== printed(state, here).subregion))
    return refuse('M6.47', 'This travel stays within the Subregion.', 'Choose a Location of the same Subregion.')
  if (route.elsewhere && here !== undefined && face.subregion === printed(state, here).subregion && regionOfCard(face) === region)
    return refuse('M6.47', 'This travel leads to another Subregion.', 'Choose a Location of another Subregion.')
  if (route.region === 'city' && (here === undefined || !isSameTown(state, here, face)))
    return refuse('M6.47', 'This travel stays within the City.', 'Choose a City Location of the same Subregion.')
  if (route.region === 'same' && regionOfCard(face) !== region)
    return refuse('M6.47', 'This travel stays within the Region.', 'Choose a Location of the same Region.')
  if ((route.region === 'opponentsRegion' || route.region === 'opponentsSubregion') && !isWithAnother(state, seat, face, route.region))
    return refuse('M6.40', 'This travel leads to where an opponent is.', 'Choose a Location of the place that an opponent is in.')
  if (route.region === 'different' && regionOfCard(face) === region)
    return refuse('M6.40', 'This travel leads to another Region.', 'Choose a Location of another Region.')
  const isSame = face.dimension === dimensionNow(state, seat)
  if (route.dimension === 'different' && isSame)
    return refuse('M6.14', 'This travel leads to another Dimension.', 'Choose a Location of another Dimension.')
  if (route.dimension !== 'any' && route.dimension !== 'different' && !isSame)
    return refuse('M6.14', 'This is another Dimension.', 'A card must permit the change.')
  const means = by === undefined ? undefined : printed(state, by)
  // What leads to a Location in Space travels in Space (M6.56).
  const into = elements.filter((each) => route.is?.attr?.includes(each))
  const kind = [route.as?.subtype ?? means?.subtype ?? [], into].flat().join(' ')
  const duty = reachedBy(state, seat, card)
  const isSuch = (wanted: Filter): boolean =>
    (by !== undefined && matches(state, by, wanted, { you: seat })) || (route.as !== undefined && isTravelOf(wanted, route.as))
  const serves = duty === undefined || duty.travel || (duty.by !== 'walk' && isSuch(duty.by))
  if (!serves) return refuse('M6.54', 'This Location is reached only in the way that a card names.', 'Use the way it names.')
  if (isOutOfReach(state, seat, card, isSuch)) return refuse('M6.54', 'This Location is not reached in this way.', 'Come by other means.')
  if (face.exotic === true && !elements.some((each) => kind.includes(each) && face.attributes?.includes(each))) {
    if (duty === undefined || duty.by === 'walk' || !isSuch(duty.by)) {
      return refuse('M6.54', 'This Exotic Location needs its own way in.', 'Enter it by the way that its text names.')
    }
  }
  const byLandOrAir = /Land|Air/.test(kind) && !kind.includes('Sea')
  if (
    byLandOrAir &&
    (route.as !== undefined || means?.type === 'Event') &&
    ((isIsland(face) && (by === undefined || !isWaived(state, seat, by, none, 'island'))) ||
      (here !== undefined && isIsland(printed(state, here))))
  ) {
    return refuse('M6.51', 'You cannot travel by land or air to, from or between Islands.', 'Travel by Sea.')
  }
  const current = currentLocation(state, seat)
  if (current !== undefined && foldTitle(title(state, current)) === foldTitle(face.title))
    return refuse('M6.8', 'You are already at this Location.', 'Choose another Location.')
  return { how: route.placed === 'walking' ? 'walk' : 'arrive' }
}

/** Whether what counts as such travel is of the kind that is asked for. */
function isTravelOf({ type, subtype, travel, ...more }: Filter, as: Filter): boolean {
  if (Object.keys(more).length > 0 || (type !== undefined && ![type].flat().includes('Event'))) return false
  const kinds = [as.subtype ?? []].flat()
  return subtype === undefined ? travel === true : [subtype].flat().some((each) => kinds.some((kind) => isOfSubtype(kind, each)))
}

/** Whether a Travel Event may be played now, and what speaks against it (M4.14, M6.49, M6.50). */
export function refusesTravel(state: State, seat: Seat, card: CardNo): Refusal | undefined {
  const player = state.players[seat]!
  const alone = player.spot?.alone === true
  if (departure(state, seat) === undefined && !alone) {
    return {
      rule: 'M4.14',
      why: 'A Travel Event needs a Location to travel from.',
      remedy: player.started ? 'Play a Location first.' : 'Your first card must be a Location.',
    }
  }
  const top = topCard(state, seat)
  if (top !== undefined && foldTitle(title(state, top)) === foldTitle(title(state, card))) {
    return { rule: 'M6.50', why: 'You are already travelling by this Event.', remedy: 'Travel on to a Location first.' }
  }
  if (alone) return undefined
  const from = departure(state, seat)!
  const before = isWalking(state, seat) ? asSettingOut(state, seat) : state
  for (const source of standing(before).obliges) {
    const { what } = source.rule
    if (typeof what !== 'object' || !('leaveBy' in what) || source.ctx.you !== seat || !applies(before, source)) continue
    if (what.leaveBy === 'walk' || !matches(state, card, what.leaveBy, source.ctx)) {
      return {
        rule: 'M6.54',
        why: `${title(state, from)} is left only in the way its text names.`,
        remedy: what.leaveBy === 'walk' ? 'Walk out.' : 'Use the travel it names.',
      }
    }
  }
  if (isKeptHere(before, seat, (wanted) => matches(state, card, wanted, { you: seat })))
    return { rule: 'M6.54', why: `${title(state, from)} is not left in this way.`, remedy: 'Leave by other means.' }
  if (
    printed(state, from).exotic === true &&
    !leadsOut(printed(state, from), printed(state, card).subtype ?? '') &&
    !namedWayOut(before, seat, card)
  ) {
    return {
      rule: 'M6.54',
      why: 'An Exotic Location is left only by the way that suits it.',
      remedy: 'Play a Travel Event that suits it, in Space or Underwater.',
    }
  }
  return undefined
}

/** Travel in Space and Travel Underwater lead to and from Exotic Locations that they suit (M6.54, M6.56). */
const elements = ['Space', 'Underwater'] as const

/** Whether such travel suits an Exotic Location that one is to leave; one that lies in neither element is left by either. */
function leadsOut({ attributes = [] }: PrintedCard, kind: string): boolean {
  const own = elements.filter((each) => attributes.includes(each))
  return (own.length === 0 ? elements : own).some((each) => kind.includes(each))
}

function namedWayOut(state: State, seat: Seat, card: CardNo): boolean {
  return standing(state).obliges.some(({ rule, ctx }) => {
    const { what } = rule
    return (
      ctx.you === seat &&
      typeof what === 'object' &&
      'leaveBy' in what &&
      what.leaveBy !== 'walk' &&
      // What is only ruled out names no way.
      what.leaveBy.not === undefined &&
      matches(state, card, what.leaveBy, ctx)
    )
  })
}

/** What a card need not mind of what its own text asks: for an Event, what the Location bears, or which it is (M19.8, M19.9). */
export interface PlaceFreed {
  readonly attribute?: boolean
  readonly place?: boolean
  /** How many of the cards that it asks for need not be there. */
  readonly cards?: number
}

const bornes: ReadonlySet<string> = new Set(['type', 'attr', 'anyAttr', 'pub', 'gate'])

function isFreed(at: Filter, freed: PlaceFreed): boolean {
  if (at.or) return at.or.every((each) => isFreed(each, freed))
  const keys = Object.keys(at)
  // Neither waives the Region or the Dimension.
  if (freed.place && !keys.includes('region') && !keys.includes('dimension')) return true
  return freed.attribute === true && keys.every((key) => bornes.has(key))
}

/** What is still required where the place is waived. */
function withoutPlace(needs: Condition, freed: PlaceFreed): Condition {
  if ('all' in needs) return { all: needs.all.map((each) => withoutPlace(each, freed)) }
  if ('any' in needs) return { any: needs.any.map((each) => withoutPlace(each, freed)) }
  const isPlace = 'at' in needs && (needs.who === undefined || needs.who === 'you')
  return isPlace && isFreed(needs.at, freed) ? { all: [] } : needs
}

/**
 * The first thing a card's own text demands and does not get.
 *
 * @param briefly whether it is only asked if there is one: its words are not wanted then
 * @param freed what of it is waived
 */
export function unmetRequirement(state: State, seat: Seat, card: CardNo, briefly: boolean, freed: PlaceFreed = {}): Refusal | undefined {
  for (const rule of printed(state, card).rules) {
    if (rule.kind === 'require' && !holds(state, withoutPlace(rule.needs, freed), { you: seat, source: card })) {
      const here = printed(state, card).type === 'Location'
      // A card may stand for one that the Location needs; of some, a text says that they need not be there.
      const spare = (here ? standInsFor(state, seat, 'Location', card).length : 0) + (freed.cards ?? 0)
      if (spare > 0 && cardsMissing(state, seat, card) <= spare) continue
      return { rule: here ? 'M6.55' : 'M17.1', why: 'What its own text requires is not so.', remedy: briefly ? '' : sayClause(state, rule) }
    }
  }
  return undefined
}
