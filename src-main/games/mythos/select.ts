/**
 * Which cards a phrase of a card speaks of, and whether what it supposes is
 * so: filters, selectors, conditions and amounts of the rule objects, read
 * against a position.
 */
import type { Amount, Condition, Filter, Lately, Past, Rule, Selector, Who } from '../../../grammar/ast.ts'
import type { FoundAt, Hazard } from '../../../grammar/card.ts'
import { fold } from '../../../grammar/link.ts'
import type { Seat } from '../../engine/game.ts'
import { insteadOfBurying } from './combat/bury.ts'
import { isConcealed } from './journal.ts'
import {
  asNamed,
  currentLocation,
  departure,
  dimensionNow,
  foldTitle,
  investigatorOf,
  isOfSubtype,
  isTravelling,
  isWalking,
  opponents,
  ownerOf,
  printed,
  regionNow,
  regionOfCard,
  sameLocation,
  subregionNow,
  topCard,
} from './places.ts'
import { education, maximum, minimum, passesToEnd, sanityMaximum, standingPasses } from './player-numbers.ts'
import { knowsLanguage, languagesKnown, languagesOf } from './reading.ts'
import { isInvisible } from './sight.ts'
import {
  attributesOf,
  hasGate,
  iconsOf,
  includes,
  penniesOn,
  placedAt,
  publicsAround,
  publicsOf,
  regionOf,
  standing,
  statics,
  subtypesOf,
  timeOf,
  typeOf,
} from './standing.ts'
import type { CardNo, Ctx, Placed, State } from './state.ts'
import { currentValue, isWeapon } from './values.ts'

const listed = <T>(one: T | readonly T[]): readonly T[] => (Array.isArray(one) ? (one as readonly T[]) : [one as T])

/** Whether a card passes a filter, as it now is. */
export function matches(state: State, card: CardNo, filter: Filter, ctx: Ctx): boolean {
  const face = printed(state, card)
  if (filter.type !== undefined && !listed(filter.type).includes(typeOf(state, card))) return false
  if (filter.title !== undefined) {
    const own = foldTitle(face.title)
    const self = ctx.source === undefined ? undefined : foldTitle(printed(state, ctx.source).title)
    const isTitled = (each: string): boolean =>
      asNamed(each) === asNamed(face.title) || isAlso(state, card, (also) => asNamed(also) === asNamed(each))
    if (!listed(filter.title).some((each) => (each === 'self' ? self === own : isTitled(each)))) return false
  }
  const { titleHas: words } = filter
  if (words !== undefined && !titleHas(face.title, words) && !isAlso(state, card, (also) => titleHas(also, words))) return false
  if (filter.called !== undefined && !isCalled(state, card, filter.called)) return false
  if (filter.subtype !== undefined) {
    const own = subtypesOf(state, card)
    if (!listed(filter.subtype).some((each) => own.some((one) => isOfSubtype(one, each)) || countsAs(state, card, each))) return false
  }
  if (filter.attr !== undefined || filter.anyAttr !== undefined) {
    const own = attributesOf(state, card)
    const isSo = (each: string): boolean => bears(own, each) || isAlso(state, card, (also) => also === each)
    if (filter.attr !== undefined && !filter.attr.every(isSo)) return false
    if (filter.anyAttr !== undefined && !filter.anyAttr.some(isSo)) return false
  }
  if (filter.pub !== undefined) {
    const seat = ownerOf(state, card)
    const own = topCard(state, seat) === card && isWalking(state, seat) ? publicsAround(state, seat) : publicsOf(state, card)
    if (!filter.pub.every((each) => own.includes(each))) return false
  }
  if (filter.gate !== undefined && hasGate(state, card) !== filter.gate) return false
  if (filter.exotic !== undefined && (face.exotic === true) !== filter.exotic) return false
  if (filter.region !== undefined && regionOf(state, card) !== filter.region) return false
  if (filter.subregion !== undefined && face.subregion !== filter.subregion) return false
  if (filter.dimension !== undefined && face.dimension !== filter.dimension) return false
  if (filter.icon !== undefined && !iconsOf(state, card).includes(filter.icon)) return false
  if (filter.language !== undefined && !knowsLanguage(state, card, filter.language)) return false
  if (filter.speaks !== undefined && !speaks(state, card, filter.speaks, ctx.you)) return false
  if (filter.value !== undefined && !valueFits(state, card, filter.value, ctx)) return false
  if (filter.asThat !== undefined && !isAsThat(state, card, filter.asThat, ctx)) return false
  // What no type was named for has none of it.
  if (filter.ofNamedType || filter.ofNamedTitle) return false
  if (filter.costsSanity !== undefined && (typeof face.sanity === 'number' && face.sanity < 0) !== filter.costsSanity) return false
  if (filter.native !== undefined && !isNative(state, card, filter.native, ctx.you)) return false
  if (filter.faceDown !== undefined && (placedAt(state, card)?.faceDown === true) !== filter.faceDown) return false
  if (filter.defending !== undefined && (isDefending(state, card) && isBeside(state, card, ctx)) !== filter.defending) return false
  if (filter.invisible !== undefined && isInvisible(state, card) !== filter.invisible) return false
  if (filter.at !== undefined && !isAt(state, placedAt(state, card)?.seat ?? ownerOf(state, card), filter.at, false, ctx)) return false
  if (filter.travel !== undefined && (face.travel === true) !== filter.travel) return false
  if (filter.bears !== undefined) {
    const { bears: carried } = filter
    if (!state.play.some((entry) => entry.on === card && matches(state, entry.card, carried, ctx))) return false
  }
  if (filter.bearsMany !== undefined) {
    const { is, min = 0, max = Number.POSITIVE_INFINITY } = filter.bearsMany
    const many = state.play.filter((entry) => entry.on === card && matches(state, entry.card, is, ctx)).length
    if (many < min || many > max) return false
  }
  if (filter.whose !== undefined && !holds(state, filter.whose, { ...ctx, actor: placedAt(state, card)?.seat ?? ownerOf(state, card) }))
    return false
  if (filter.foundAt !== undefined && !isFoundAt(state, card, filter.foundAt, ctx)) return false
  if (filter.borneBy !== undefined) {
    const holder = placedAt(state, card)?.on
    if (holder === undefined || !matches(state, holder, filter.borneBy, ctx)) return false
  }
  if (filter.order !== undefined && !isInOrder(state, card, filter, ctx)) return false
  if (filter.pennies !== undefined) {
    const { min = 0, max = Infinity } = filter.pennies
    const pennies = penniesOn(state, card)
    if (pennies < min || pennies > max) return false
  }
  if (filter.fightsAs !== undefined && !fightsAs(state, card, filter.fightsAs)) return false
  if (filter.gone !== undefined && !hasGone(state, card, filter)) return false
  if (filter.attacks !== undefined && !attacksSuch(state, card, filter.attacks, ctx)) return false
  if (filter.owner !== undefined && (ownerOf(state, card) === ctx.you) !== (filter.owner === 'you')) return false
  if (filter.elsewhere !== undefined && !isElsewhere(state, card, filter.elsewhere)) return false
  if (filter.does !== undefined && !doesAny(face.rules, filter.does)) return false
  if (filter.not !== undefined && matches(state, card, filter.not, ctx)) return false
  if (filter.or !== undefined && !filter.or.some((each) => matches(state, card, each, ctx))) return false
  return true
}

/** Whether a card was buried, or discarded, in this Round, or has gone so from play in the last Combat. */
function hasGone(state: State, card: CardNo, { gone, goneIn }: Filter): boolean {
  const isLast = goneIn === 'lastCombat'
  return ((isLast ? state.lastCombat : state.gone) ?? []).some(
    (each) => each.card === card && each.to === gone && (!isLast || each.was !== undefined),
  )
}

/** Whether a Monster attacks as one that was Summoned (M9.37), or fights in a Threat as one that is Controlled (M9.48). */
function fightsAs(state: State, card: CardNo, what: NonNullable<Filter['fightsAs']>): boolean {
  if (what === 'summoned') return state.attack?.by === card && state.attack.isSummoned === true
  const entry = placedAt(state, card)
  return entry?.area === 'threat' && entry.seat !== ownerOf(state, card)
}

/** Whether a card is directed at such a player, or attacks him outside of Combat (M11.40). */
function attacksSuch(state: State, card: CardNo, { who, if: so }: NonNullable<Filter['attacks']>, ctx: Ctx): boolean {
  const entry = placedAt(state, card)
  const victim = state.attack?.by === card ? state.attack.on : entry?.area === 'threat' ? entry.against : undefined
  if (victim === undefined || (who === 'eachOpponent' && victim === ctx.you)) return false
  return holds(state, so, { ...ctx, actor: victim })
}

/** Whether a card comes from where a player is: of one Dimension, as all that is the same there (M6.10, M6.11). */
function isNative(state: State, card: CardNo, what: NonNullable<Filter['native']>, seat: Seat): boolean {
  const { subregion, dimension } = printed(state, card)
  const [own, here] = what === 'subregion' ? [subregion, subregionNow(state, seat)] : [regionOf(state, card), regionNow(state, seat)]
  return own !== undefined && own === here && dimension === dimensionNow(state, seat)
}

/** Whether a card knows a language at all, one besides English, or one that an Investigator knows himself. */
function speaks(state: State, card: CardNo, what: NonNullable<Filter['speaks']>, seat: Seat): boolean {
  const known = languagesOf(state, card)
  if (known === 'all') return true
  if (what === 'any') return known.size > 0
  const own = what === 'yours' ? languagesKnown(state, seat, true) : 'all'
  return [...known].some((each) => (what === 'foreign' ? each !== 'English' : own === 'all' || own.has(each)))
}

/** Whether an Ally could be played here, or at a Location that has just these attributes where a player is (M7.1 to M7.6). */
function isFoundAt(state: State, card: CardNo, filter: Filter, { you, source }: Ctx): boolean {
  const { type, foundAt, dimension } = printed(state, card)
  if (type !== 'Ally') return false
  if (filter.title !== 'self') {
    const attributes = [...(filter.attr ?? []), ...(filter.called === undefined ? [] : [filter.called])]
    const there = { region: regionNow(state, you), dimension: dimensionNow(state, you), gate: filter.gate === true }
    return dimension === there.dimension && isFoundWhere(foundAt, { ...there, attributes, publicAttributes: filter.pub ?? [] })
  }
  // On any other card than a Location, "here" is where its player is.
  const here = source !== undefined && typeOf(state, source) === 'Location' ? source : currentLocation(state, you)
  if (here === undefined || dimension !== printed(state, here).dimension) return false
  const there = { subregion: printed(state, here).subregion, region: regionOf(state, here), dimension, gate: hasGate(state, here) }
  return isFoundWhere(foundAt, { ...there, attributes: attributesOf(state, here), publicAttributes: publicsOf(state, here) })
}

type Whereabouts = { readonly [key in 'subregion' | 'region' | 'dimension']?: string | undefined } & {
  readonly attributes: readonly string[]
  readonly publicAttributes: readonly string[]
  readonly gate: boolean
}

/** Whether a place is one where an Ally is found: nothing is asked of it that it has not. */
function isFoundWhere(place: FoundAt | undefined, there: Whereabouts): boolean {
  if (place === undefined) return true
  if (place.anyOf !== undefined) return place.anyOf.some((each) => isFoundWhere(each, there))
  if (place.region !== undefined && place.region !== there.region) return false
  if (place.subregion !== undefined && place.subregion !== there.subregion) return false
  if (place.dimension !== undefined && place.dimension !== there.dimension) return false
  if (place.gate !== undefined && place.gate !== there.gate) return false
  if (place.past !== undefined && place.past !== false) return false
  return (
    (place.attributes ?? []).every((each) => there.attributes.includes(each)) &&
    (place.publicAttributes ?? []).every((each) => there.publicAttributes.includes(each))
  )
}

/** Whether a Location is in another place than that of its player: than the one beneath it, where it lies on top already. */
function isElsewhere(state: State, card: CardNo, what: NonNullable<Filter['elsewhere']>): boolean {
  const from = departure(state, ownerOf(state, card), card)
  const [there, here] = [printed(state, card), from === undefined ? undefined : printed(state, from)]
  if (here === undefined || there.type !== 'Location') return false
  if (there.dimension !== here.dimension) return true
  if (what === 'dimension') return false
  const isInRegion = regionOfCard(there) === regionOfCard(here)
  return what === 'region' || !isInRegion ? !isInRegion : there.subregion !== here.subregion
}

/** Whether rules, or anything within them, Summon or Control. */
export function doesAny(rules: unknown, deeds: NonNullable<Filter['does']>): boolean {
  if (typeof rules !== 'object' || rules === null) return false
  const { summonOrControl, allow, control } = rules as { summonOrControl?: unknown; allow?: readonly string[]; control?: unknown }
  const isSo = deeds.some(
    (deed) => (summonOrControl !== undefined && allow?.includes(deed) === true) || (deed === 'control' && control !== undefined),
  )
  return isSo || Object.values(rules).some((each) => doesAny(each, deeds))
}

/** Whether a card is the so-manieth of its kind that its player has played, or cast, in this Round or Turn. */
function isInOrder(state: State, card: CardNo, { order, ...kind }: Filter, ctx: Ctx): boolean {
  if (order === undefined) return true
  const was = kind.type === 'Spell' ? 'cast' : 'played'
  const own = state.recent.findLast((each) => each.was === was && each.card === card)
  if (own === undefined || (order.this === 'turn' && own.turn !== state.turn)) return false
  const row = wereDone(state, { done: was, is: kind, this: order.this }, ctx).filter((each) => order.all === true || each.by === own.by)
  const at = row.indexOf(own) + 1
  return order.after === true ? at > order.nth : at === order.nth
}

/** A compound attribute is also what its last word says: a Police Detective is a Detective (M12.25). */
function bears(own: readonly string[], wanted: string): boolean {
  return own.some((each) => each === wanted || each.endsWith(` ${wanted}`))
}

/** A family is called so in either number: "Rat-Thing" are Rat Things too. */
function titleHas(title: string, words: string): boolean {
  return ` ${fold(title)} `.includes(` ${fold(words)} `)
}

/** Whether a word that was in no library when the text was read is one this card is known by (M12.25, M12.28). */
function isCalled(state: State, card: CardNo, word: string): boolean {
  const { title: name, subregion } = printed(state, card)
  if (titleHas(name, word) || isAlso(state, card, (also) => titleHas(also, word))) return true
  const own = [
    ...attributesOf(state, card),
    ...subtypesOf(state, card),
    ...[subregion, regionOf(state, card)].flatMap((each) => each ?? []),
  ]
  return own.some((each) => fold(each) === fold(word))
}

/** A text says that the card is also such a card: a Solstice. Where it says what for, it is so for that alone (M19.16). */
export function countsAs(state: State, card: CardNo, what: string, purpose?: 'GreatOldOne' | 'Location'): boolean {
  return printed(state, card).rules.some(
    (rule) =>
      rule.kind === 'static' &&
      'countsAs' in rule.effect &&
      rule.effect.countsAs === what &&
      (rule.effect.for === undefined || rule.effect.for === purpose),
  )
}

/** Whether a card says that it is also something that passes, whatever asks for it. */
function isAlso(state: State, card: CardNo, passes: (also: string) => boolean): boolean {
  return printed(state, card).rules.some(
    (rule) => rule.kind === 'static' && 'countsAs' in rule.effect && rule.effect.for === undefined && passes(rule.effect.countsAs),
  )
}

/** Whether a card is of the Title or Type of the one that was just dealt with, or worth as much: as that one was worth when it was met (M17.19). */
function isAsThat(state: State, card: CardNo, { same, also }: NonNullable<Filter['asThat']>, { thus, target, paid }: Ctx): boolean {
  const that = thus?.flipped?.at(-1) ?? thus?.cards.at(-1) ?? target?.[0] ?? paid?.at(-1)
  // Before anything is done it may yet be as any.
  if (that === undefined) return thus === undefined && target === undefined && paid === undefined
  if (that === card) return false
  if (same === 'title') return foldTitle(printed(state, card).title) === foldTitle(printed(state, that).title)
  if (same === 'type') return typeOf(state, card) === typeOf(state, that)
  const [own, met] = [currentValue(state, card), currentValue(asItShowed(state, [...(thus?.flipped ?? []), ...(paid ?? [])]), that)]
  return own === met || (also === 'less' ? own < met : also === 'more' && own > met)
}

/** The current value counts, with Weapons unless the text leaves them out (M19.13). */
function valueFits(state: State, card: CardNo, wanted: NonNullable<Filter['value']>, { source }: Ctx): boolean {
  // Without its Weapons: without all that they add at present.
  const isUnarmed = wanted.withoutWeapon === true && state.play.some((entry) => entry.on === card && isWeapon(state, entry.card))
  const play = isUnarmed ? state.play.filter((entry) => entry.on !== card || !isWeapon(state, entry.card)) : state.play
  const value = wanted.printed === true ? (printed(state, card).value ?? 0) : currentValue(isUnarmed ? { ...state, play } : state, card)
  if (wanted.than !== undefined) {
    // What this card was worth when it was flipped for this, and not that it now counts for nothing.
    const own =
      source === undefined ? 0 : placedAt(state, source)?.faceDown ? (printed(state, source).value ?? 0) : currentValue(state, source)
    if (wanted.than === 'lower' ? value >= own : value <= own) return false
  }
  if (wanted.rank !== undefined) {
    const { seat, area } = placedAt(state, card) ?? {}
    const beside = state.play.filter((entry) => entry.seat === seat && entry.area === area && !entry.faceDown && entry.on === undefined)
    const values = beside.map((entry) => currentValue(state, entry.card))
    if (value !== (wanted.rank === 'highest' ? Math.max(...values) : Math.min(...values))) return false
  }
  if (wanted.max !== undefined && value > wanted.max) return false
  if (wanted.min !== undefined && value < wanted.min) return false
  return wanted.odd === undefined || (value % 2 === 1) === wanted.odd
}

export function isDefending(state: State, card: CardNo): boolean {
  return state.combat?.defenders.some((each) => each.card === card) === true || state.attack?.defenders.includes(card) === true
}

/**
 * A Defending Ally that speaks of others means those who defend beside it
 * (M14.62), a card of a Threat those who defend against it (M14.37, M18.4).
 */
function isBeside(state: State, card: CardNo, { source }: Ctx): boolean {
  const defenders = state.combat?.defenders ?? []
  const speaker = source === undefined ? undefined : placedAt(state, placedAt(state, source)?.on ?? source)
  const role = defenders.find((each) => each.card === card)
  if (speaker === undefined || role === undefined) return true
  const seat = placedAt(state, card)?.seat
  if (speaker.area === 'threat' && speaker.against === seat) return role.against === speaker.seat
  const own = defenders.find((each) => each.card === speaker.card)
  return own === undefined || speaker.seat !== seat || own.against === role.against
}

// ---------------------------------------------------------------- players

/** The card whose owner is meant: the last one moved by the effect, else the one it aims at, or that has set it off, else the one that says so. */
export const whoseOwner = ({ thus, target, cause, source }: Ctx): CardNo | undefined =>
  thus?.cards?.at(-1) ?? (target?.length === 1 ? target[0] : undefined) ?? cause ?? source

/** The seats a "who" names. An opponent that is not fixed yet is any of them. */
export function seatsOf(state: State, who: Who, ctx: Ctx): Seat[] {
  switch (who) {
    case 'you':
      return [ctx.you]
    case 'opponent':
      return ctx.opponent === undefined ? opponents(state, ctx.you) : [ctx.opponent]
    case 'affected':
      return [ctx.affected ?? ctx.you]
    case 'unaffected':
      return opponents(state, ctx.affected ?? ctx.you)
    case 'eachOpponent':
      return opponents(state, ctx.you)
    case 'owner': {
      const card = whoseOwner(ctx)
      return card === undefined ? [ctx.you] : [ownerOf(state, card)]
    }
    case 'each':
      return [ctx.you, ...opponents(state, ctx.you)]
    case 'actor':
      return [ctx.actor ?? ctx.you]
    case 'mostSanity':
    case 'leastSanity': {
      const extreme = (who === 'mostSanity' ? Math.max : Math.min)(...state.players.map((each) => each.sanity))
      return state.players.flatMap((each, seat) => (each.sanity === extreme ? [seat] : []))
    }
  }
}

// ---------------------------------------------------------------- cards

/** The cards a selector reaches, before any are picked from them; in a stable order. */
export function choosesAmong(state: State, selector: Selector, ctx: Ctx): CardNo[] {
  if (selector.ref !== undefined) {
    const all = referred(state, selector, ctx)
    const cards = selector.extreme === undefined ? all : ofExtremeValue(state, all, selector.extreme)
    return selector.is === undefined || selector.ref === 'thus' ? cards : cards.filter((card) => matches(state, card, selector.is!, ctx))
  }
  // What a card held that has just been lost is still what it held, to what it says of that moment (M1.38).
  if (selector.borneBy === 'self' && ctx.bore !== undefined && ctx.cause === ctx.source)
    return ctx.bore.filter((card) => selector.is === undefined || matches(state, card, selector.is, ctx))
  const found: CardNo[] = []
  for (const card of candidates(state, selector, ctx)) if (passes(state, selector, ctx, card)) found.push(card)
  return selector.extreme === undefined ? found : ofExtremeValue(state, found, selector.extreme)
}

/** Those of the highest, or of the lowest, current value (M19.13). */
function ofExtremeValue(state: State, cards: readonly CardNo[], extreme: 'highest' | 'lowest'): CardNo[] {
  const values = cards.map((card) => currentValue(state, card))
  const best = extreme === 'highest' ? Math.max(...values) : Math.min(...values)
  return cards.filter((_, index) => values[index] === best)
}

/** Whether a selector that picks all reaches a card: the question standing effects ask of every card. */
export function finds(state: State, selector: Selector, ctx: Ctx, card: CardNo): boolean {
  if (selector.ref !== undefined) return choosesAmong(state, selector, ctx).includes(card)
  if (!lies(state, selector, ctx, card) || !passes(state, selector, ctx, card)) return false
  return selector.extreme === undefined || choosesAmong(state, selector, ctx).includes(card)
}

function passes(state: State, selector: Selector, ctx: Ctx, card: CardNo): boolean {
  if (selector.borneBy !== undefined && !bearersOf(state, selector.borneBy, ctx).includes(placedAt(state, card)?.on ?? -1)) return false
  if (selector.others === true && (card === ctx.source || isHost(state, ctx, card) || wasSpokenOf(ctx, card))) return false
  if (selector.opposing === true && !isOpposing(state, ctx, card)) return false
  return selector.is === undefined || matches(state, card, selector.is, ctx)
}

/** "Another Artifact" is none that was just paid, moved or flipped, either. */
const wasSpokenOf = ({ paid, thus }: Ctx, card: CardNo): boolean =>
  paid?.includes(card) === true || thus?.cards.includes(card) === true || thus?.flipped?.includes(card) === true

/** What bears this card acts with it as one: "other" cards are neither (M1.38). */
function isHost(state: State, ctx: Ctx, card: CardNo): boolean {
  return ctx.source !== undefined && placedAt(state, ctx.source)?.on === card
}

/** The cards whose load a phrase speaks of. */
const bearersOf = (state: State, ref: NonNullable<Selector['borneBy']>, ctx: Ctx): CardNo[] => referred(state, { ref }, ctx)

function referred(state: State, selector: Selector, ctx: Ctx): CardNo[] {
  switch (selector.ref) {
    case 'self':
      return ctx.source === undefined ? [] : [ctx.source]
    case 'target':
      return [...(ctx.target ?? [])]
    case 'revealed':
      return [...(ctx.revealed ?? [])]
    case 'looked':
      return [...(ctx.looked ?? [])]
    case 'drawn':
      return [...(ctx.drawn ?? [])]
    case 'thus':
      return [...(ctx.thus?.cards ?? []).filter((card) => placedAt(state, card) === undefined), ...(ctx.thus?.flipped ?? [])].filter(
        (card) => selector.is === undefined || matches(asItShowed(state, ctx.thus?.flipped), card, selector.is, ctx),
      )
    case 'cause':
      return ctx.cause === undefined ? [] : [ctx.cause, ...(ctx.along ?? [])]
    case 'holder': {
      const holder = ctx.cause === undefined ? undefined : placedAt(state, ctx.cause)?.on
      return holder === undefined ? [] : [holder]
    }
    case 'host': {
      const host = ctx.host ?? (ctx.source === undefined ? undefined : placedAt(state, ctx.source)?.on)
      return host === undefined ? [] : [host]
    }
    case 'attached':
      return state.play
        .filter((entry) => entry.on !== undefined && (entry.on === ctx.source || ctx.target?.includes(entry.on) === true))
        .map((entry) => entry.card)
    case 'location':
      return seatsOf(state, selector.of ?? 'you', ctx).flatMap((seat) => currentLocation(state, seat) ?? [])
    default:
      return []
  }
}

function candidates(state: State, selector: Selector, ctx: Ctx): CardNo[] {
  if (selector.borneBy !== undefined) return state.play.filter((entry) => entry.on !== undefined).map((entry) => entry.card)
  if (selector.affecting !== undefined) {
    const seats = seatsOf(state, selector.affecting, ctx)
    return state.play.filter((entry) => entry.area === 'event' && seats.includes(entry.affects ?? entry.seat)).map((entry) => entry.card)
  }
  const seats = seatsOf(state, whose(selector), ctx)
  switch (selector.in ?? 'play') {
    case 'play':
      return [
        ...state.play
          .filter((entry) => (entry.area !== 'threat' || namesMonsters(selector.is)) && seats.includes(entry.seat))
          .map((entry) => entry.card),
        ...seats.flatMap((seat) => currentLocation(state, seat) ?? []),
      ]
    case 'threat':
    case 'directedThreat':
      return state.play.filter((entry) => lies(state, selector, ctx, entry.card)).map((entry) => entry.card)
    case 'story': {
      // "Each Location among the top three cards": of those that lie so far up.
      const many = selector.pick === 'top' && selector.n !== undefined ? amount(state, selector.n, ctx) : undefined
      return seats.flatMap((seat) => state.players[seat]!.story.slice(selector.belowTop ? 1 : 0, many))
    }
    case 'hand':
      return seats.flatMap((seat) => state.players[seat]!.hand)
    case 'deckTop':
      return seats.flatMap((seat) => state.players[seat]!.deck.slice(0, selector.n === undefined ? 1 : amount(state, selector.n, ctx)))
    case 'deckBottom':
      return seats.flatMap((seat) => {
        const { deck } = state.players[seat]!
        return deck.slice(Math.max(0, deck.length - (selector.n === undefined ? 1 : amount(state, selector.n, ctx))))
      })
    case 'deck':
      return seats.flatMap((seat) => state.players[seat]!.deck)
    case 'discard':
      return seats.flatMap((seat) => state.players[seat]!.discard)
    case 'aside':
      return [...(ctx.aside ?? [])]
  }
}

/** Whose cards are meant: yours where nobody is named (M17.24), and those of the other side where opposing ones are. */
const whose = ({ of, opposing }: Selector): Who => of ?? (opposing === true ? 'eachOpponent' : 'you')

/** Whether a card lies where a selector looks. */
function lies(state: State, selector: Selector, ctx: Ctx, card: CardNo): boolean {
  const entry = placedAt(state, card)
  if (selector.affecting !== undefined) {
    return entry?.area === 'event' && seatsOf(state, selector.affecting, ctx).includes(entry.affects ?? entry.seat)
  }
  if (selector.borneBy !== undefined) return entry?.on !== undefined
  const zone = selector.in ?? 'play'
  if (zone === 'play') {
    if (entry !== undefined) {
      // In Combat a value or class given to "your Monsters" reaches those in Threats too (M1.25).
      if (entry.area === 'threat' && !speaksOfMonsters(selector.is)) return false
      return includes(state, whose(selector), ctx, entry.seat)
    }
    const seat = standing(state).here.get(card)
    return seat !== undefined && includes(state, selector.of ?? 'you', ctx, seat)
  }
  if (zone === 'threat' || zone === 'directedThreat') {
    if (entry?.area !== 'threat') return false
    const own = ctx.source === undefined ? undefined : placedAt(state, ctx.source)
    if (zone === 'threat') {
      // A card of a Threat means the Threat it is in, once that is divided.
      if (own?.area === 'threat' && own.against !== undefined && own.seat === entry.seat && own.against !== entry.against) return false
      return includes(state, selector.of ?? 'you', ctx, entry.seat)
    }
    if (selector.opposing === true) return isOpposing(state, ctx, card)
    // "The same Threat": aimed at the same opponent as the card that speaks of it.
    const isTheirs = selector.of === 'opponent' || selector.of === 'eachOpponent'
    if (own?.area === 'threat' && !isTheirs) return entry.seat === own.seat && entry.against === own.against
    if (entry.against === undefined || !includes(state, selector.of ?? 'you', ctx, entry.seat)) return false
    if (selector.against !== undefined && !includes(state, selector.against, ctx, entry.against)) return false
    // Another player's is the one aimed at the other side of the Battle: at the player whose text this is.
    return entry.seat === ctx.you || entry.against === ctx.you
  }
  return candidates(state, selector, ctx).includes(card)
}

/** "One Monster of your opponent": Monsters lie in Threats, and are in play there for what is done to Monsters (M1.25). */
export function namesMonsters(filter: Filter | undefined): boolean {
  if (filter?.or !== undefined) return filter.or.some(namesMonsters)
  return filter?.type !== undefined && listed(filter.type).includes('Monster')
}

/** A phrase that names Monsters, a Monster's Title or class, also means those in a Threat. */
function speaksOfMonsters(filter: Filter | undefined): boolean {
  if (filter === undefined) return false
  if (filter.type !== undefined) return listed(filter.type).includes('Monster')
  return (
    filter.title !== undefined ||
    filter.titleHas !== undefined ||
    filter.called !== undefined ||
    filter.subtype !== undefined ||
    filter.or !== undefined ||
    filter.anyAttr !== undefined ||
    filter.attr !== undefined
  )
}

/** Whether a card stands on the other side of the Battle that `ctx` is about (M14.37, M18.4). */
export function isOpposing(state: State, ctx: Ctx, card: CardNo): boolean {
  const { combat, attack } = state
  // What an Ally bears is where he is.
  const bearer = placedAt(state, card)?.on
  if (bearer !== undefined) return isOpposing(state, ctx, bearer)
  if (combat === undefined) return attack !== undefined && attack.by === ctx.source && attack.defenders.includes(card)
  const own = ctx.source === undefined ? undefined : placedAt(state, ctx.source)
  const host = own?.on === undefined ? undefined : placedAt(state, own.on)
  const mine = own?.area === 'threat' ? own.against : host?.area === 'threat' ? host.against : undefined
  const defendsAgainst = combat.defenders.find((each) => each.card === ctx.source || each.card === own?.on)?.against
  const enemy = ctx.opponent ?? mine ?? defendsAgainst
  const entry = placedAt(state, card)
  if (entry === undefined || entry.seat === ctx.you) return false
  if (enemy !== undefined && entry.seat !== enemy) return false
  if (entry.area === 'threat') return entry.against === undefined || entry.against === ctx.you
  return combat.defenders.some((each) => each.card === card && each.against === ctx.you)
}

// ---------------------------------------------------------------- conditions

export function holds(state: State, condition: Condition, told: Ctx): boolean {
  const ctx = metInBattle(state, told)
  if ('all' in condition) return condition.all.every((each) => holds(state, each, ctx))
  if ('any' in condition) return condition.any.some((each) => holds(state, each, ctx))
  if ('not' in condition) return !holds(state, condition.not, ctx)
  if ('at' in condition)
    return isSoOf(condition.who, placesOf(state, condition.who ?? 'you', ctx), (seat) =>
      isAt(state, seat, condition.at, condition.top === true, ctx),
    )
  if ('inPlay' in condition) {
    if (condition.moreThan === undefined) return isInPlay(state, condition, ctx)
    const { moreThan, atLeast: _, thanOf, ...kind } = condition
    const most = Math.max(...seatsOf(state, moreThan, ctx).map((seat) => countInPlay(state, thanOf ?? kind.inPlay, seat, ctx)))
    const who = kind.of === undefined || kind.of === 'anyone' ? 'you' : kind.of
    return isSoOf(who, seatsOf(state, who, ctx), (seat) => countInPlay(state, kind.inPlay, seat, ctx) > most)
  }
  if ('foremost' in condition) {
    const { foremost, least, alone } = condition
    const count = (seat: Seat): number =>
      typeof foremost === 'object' ? countInPlay(state, foremost.cards, seat, ctx) : stockOf(state, seat, foremost)
    const among = seatsOf(state, condition.than, ctx)
    return isSoOf(condition.who, seatsOf(state, condition.who, ctx), (seat) => {
      const own = count(seat)
      return among
        .filter((each) => each !== seat)
        .map(count)
        .every((each) => (least ? each > own : each < own) || (each === own && alone !== true))
    })
  }
  if ('more' in condition) {
    const count = (seat: Seat): number => stockOf(state, seat, condition.more)
    const most = Math.max(...seatsOf(state, condition.than, ctx).map(count))
    return isSoOf(condition.who, seatsOf(state, condition.who, ctx), (seat) => count(seat) > most)
  }
  if ('time' in condition) return timeOf(state, { seat: ctx.affected ?? ctx.you, card: ctx.source }) === condition.time
  if ('threatHas' in condition) {
    if (condition.side === 'opposing' && state.combat === undefined && state.attack === undefined)
      return isLargeThreat(state, condition, ctx)
    if (condition.side === 'affected' || condition.side === 'actor' || condition.side === 'each')
      return seatsOf(state, condition.side, ctx).some((seat) => {
        const others = condition.others === true ? { others: true } : {}
        const there = choosesAmong(state, { is: condition.threatHas, in: 'threat', of: 'you', ...others }, { ...ctx, you: seat })
        return there.filter((card) => seat === ctx.you || isPlain(state, card, ctx)).length > (condition.moreThan ?? 0)
      })
    const found = choosesAmong(
      state,
      {
        is: condition.threatHas,
        in: 'directedThreat',
        of: condition.side === 'own' ? 'you' : 'eachOpponent',
        ...(condition.side === 'opposing' ? { opposing: true } : {}),
        ...(condition.others === true ? { others: true } : {}),
      },
      ctx,
    )
    const inThreat =
      found.length > 0 || condition.side === 'opposing'
        ? found
        : choosesAmong(state, { is: condition.threatHas, in: 'threat', ...(condition.others === true ? { others: true } : {}) }, ctx)
    const isOfAny = Object.keys(condition.threatHas).length === 0
    return inThreat.filter((card) => isOfAny || isPlain(state, card, ctx)).length > (condition.moreThan ?? 0)
  }
  if ('role' in condition) return hasRole(state, condition.role, ctx)
  if ('revealedIs' in condition) return (ctx.revealed ?? []).some((card) => matches(state, card, condition.revealedIs, ctx))
  if ('canSurvive' in condition)
    return seatsOf(state, condition.who === undefined ? 'you' : condition.who, ctx).every((seat) =>
      canSurvive(state, seat, condition.canSurvive),
    )
  if ('same' in condition) {
    const whose = seatsOf(state, condition.who ?? 'you', ctx)
    // "Each player in your Region": you are one of them, wherever that is (M17.27, M18.6).
    const isWith = (one: Seat, other: Seat): boolean =>
      one === other ? condition.as === 'actor' && share(state, condition.same, one, other) : areSame(state, condition.same, one, other)
    return isSoOf(condition.as, seatsOf(state, condition.as, ctx), (seat) => whose.some((each) => isWith(each, seat)))
  }
  if ('number' in condition) {
    // Passes are counted over all players, whosever they are (M13.9).
    if (condition.number === 'passes' && condition.who === undefined) {
      const standing = standingPasses(state)
      return standing >= (condition.min ?? 0) && standing <= (condition.max ?? Infinity)
    }
    return isSoOf(condition.who, seatsOf(state, condition.who ?? 'you', ctx), (seat) => {
      const number = numberOf(state, seat, condition.number)
      if (condition.odd !== undefined && (number % 2 !== 0) !== condition.odd) return false
      return number >= (condition.min ?? -Infinity) && number <= (condition.max ?? Infinity)
    })
  }
  if ('passesEnd' in condition) return standingPasses(state) >= passesToEnd(state)
  if ('knows' in condition) {
    return isSoOf(condition.who, seatsOf(state, condition.who ?? 'you', ctx), (seat) => {
      const known = languagesKnown(state, seat, condition.himself)
      return known === 'all' || known.has(condition.knows)
    })
  }
  if ('walking' in condition) return isSoOf(condition.who, seatsOf(state, condition.who ?? 'you', ctx), (seat) => isWalking(state, seat))
  if ('gateSpent' in condition)
    return isSoOf(condition.who, seatsOf(state, condition.who ?? 'you', ctx), (seat) => state.players[seat]!.spot?.gateUsed === true)
  if ('cameBy' in condition) {
    const { cameBy } = condition
    return isSoOf(condition.who, seatsOf(state, condition.who ?? 'you', ctx), (seat) => {
      const below = currentLocation(state, seat) === undefined ? undefined : state.players[seat]!.story[1]
      return below !== undefined && matches(state, below, cameBy, ctx)
    })
  }
  if ('done' in condition) {
    const { who, atLeast = 1 } = condition
    return isSoOf(who, seatsOf(state, who ?? 'you', ctx), (seat) => timesDone(state, condition, ctx, seat) >= atLeast)
  }
  if ('card' in condition) {
    // What this very effect has flipped is asked for what it showed.
    const shown = asItShowed(state, ctx.thus?.flipped)
    return choosesAmong(state, condition.card, ctx).some((card) => matches(shown, card, condition.is, ctx))
  }
  if ('lies' in condition) {
    const { lies: is, in: pile, of = 'you', atLeast = 1, top, bottom } = condition
    // Of several players each has a pile of his own.
    return isSoOf(of, seatsOf(state, of, ctx), (seat) => {
      if (ctx.openly && pile === 'hand' && seat !== ctx.you) return false
      if (!top && !bottom) return choosesAmong(state, { is, in: pile, of: 'actor' }, { ...ctx, actor: seat }).length >= atLeast
      const card = fromTop(state, seat, pile).at(top ? 0 : -1)
      return card !== undefined && matches(state, card, is, ctx)
    })
  }
  if ('affectedBy' in condition) {
    const { affectedBy: is, atLeast = 1, who = 'you' } = condition
    return isSoOf(
      who,
      seatsOf(state, who, ctx),
      (seat) => choosesAmong(state, { is, affecting: 'you' }, { ...ctx, you: seat }).length >= atLeast,
    )
  }
  if ('lostInCombat' in condition) return lostInCombat(state, condition, ctx)
  // A card that two steps have moved went once.
  if ('wentSo' in condition) return new Set(referred(state, { ref: 'thus', is: condition.wentSo }, ctx)).size >= (condition.atLeast ?? 1)
  return investigatorOf(state, ctx.you).title === condition.investigator
}

/** Whether what a rule asks is so: one that asks nothing holds always. */
export const isSoFor = (state: State, { if: asked }: { readonly if?: Condition }, ctx: Ctx): boolean =>
  asked === undefined || holds(state, asked, ctx)

/** Whether what a condition asks lies open to all before its effect has begun: nothing of hidden cards (M1.16, M1.19), and of none that it has yet to move or show. */
export function isOpenlyAsked(condition: Condition): boolean {
  if ('all' in condition) return condition.all.every(isOpenlyAsked)
  if ('any' in condition) return condition.any.every(isOpenlyAsked)
  if ('not' in condition) return isOpenlyAsked(condition.not)
  if ('lies' in condition) return condition.in !== 'hand' || condition.of === undefined || condition.of === 'you'
  if ('threatHas' in condition) return condition.side === 'own' || Object.keys(condition.threatHas).length === 0
  if ('card' in condition) return !/^(?:revealed|looked|drawn|thus)$/.test(condition.card.ref ?? '')
  return !('revealedIs' in condition || 'wentSo' in condition)
}

/** Whether a condition is so, or may be for all that can be known before it is looked into. */
export function mayBeSo(state: State, condition: Condition, ctx: Ctx): boolean {
  if ('all' in condition) return condition.all.every((each) => mayBeSo(state, each, ctx))
  if ('any' in condition) return condition.any.some((each) => mayBeSo(state, each, ctx))
  const isSo = holds(state, condition, ctx)
  if (isSo || isOpenlyAsked(condition)) return isSo
  if ('lies' in condition) return seatsOf(state, condition.of ?? 'you', ctx).some((seat) => state.players[seat]!.hand.length > 0)
  if (!('threatHas' in condition)) return true
  // Outside of Combat nothing is asked of what is in an opposing Threat but how much that is.
  if (condition.side === 'opposing' && state.combat === undefined && state.attack === undefined) return false
  return state.play.some(({ card, area, seat }) => area === 'threat' && seat !== ctx.you && !isRevealed(state, card))
}

/** A pile from its top: what is discarded lies on what was, and what is buried under it. */
export const fromTop = (state: State, seat: Seat, pile: 'story' | 'discard' | 'hand'): readonly CardNo[] =>
  pile === 'discard' ? state.players[seat]!.discard.toReversed() : state.players[seat]![pile]

/** "Each opponent" asks it of every one of them, any other word of one at least. */
const isSoOf = (who: Who | 'either' | undefined, seats: readonly Seat[], isSo: (seat: Seat) => boolean): boolean =>
  who === 'eachOpponent' ? seats.every(isSo) : seats.some(isSo)

/** Whether something was done in this Round, which alone is remembered, in the Turn that goes on, or since the last Turn of whom a card serves. */
const isLately = (state: State, turn: number, when: Lately, { you }: Ctx): boolean =>
  when === 'round' || when === 'lastCombat' || (when === 'turn' ? turn === state.turn : turn > state.players[you]!.lastTurn)

/** How often somebody has done so of late, or how many cards of his have gone so. */
function timesDone(state: State, past: Past, ctx: Ctx, seat: Seat): number {
  const { done } = past
  if (done === 'gateUsed')
    return (state.gates ?? []).filter((each) => each.by === seat && isLately(state, each.turn, past.this, ctx)).length
  if (done === 'passed') {
    // "When you Pass, if nobody has passed this Round": before that.
    const before = ctx.passing ? (state.passed ?? []).slice(0, -1) : (state.passed ?? [])
    return before.filter((each) => each.by === seat && isLately(state, each.turn, past.this, ctx)).length
  }
  if (done === 'played' || done === 'cast') return wereDone(state, { ...past, done }, ctx).filter((each) => each.by === seat).length
  return lostLately(state, past, ctx, seat)
}

/** How many such cards beside a player were lost of late, or just those that were buried, or discarded. */
const lostLately = (state: State, { done, is, this: when }: Past, ctx: Ctx, seat: Seat): number =>
  ((when === 'lastCombat' ? state.lastCombat : state.gone) ?? []).filter(
    ({ card, was, to, turn = state.turn }) =>
      was?.seat === seat &&
      (done === 'lost' || to === (done === 'buried' ? 'bury' : 'discard')) &&
      isLately(state, turn, when, ctx) &&
      matches(asItWas(state, [was]), card, is, ctx),
  ).length

/** What was played or cast of a kind in this Round, or in the Turn that goes on. */
export function wereDone(
  state: State,
  { done, is, this: when }: Pick<Extract<Condition, { done: unknown }>, 'is' | 'this'> & { readonly done: 'played' | 'cast' },
  ctx: Ctx,
): readonly State['recent'][number][] {
  return state.recent.filter((each) => each.was === done && isLately(state, each.turn, when, ctx) && matches(state, each.card, is, ctx))
}

/** Outside Combat an opponent's Threat is known by its size alone (M1.20). */
function isLargeThreat(state: State, { threatHas, moreThan }: Extract<Condition, { threatHas: Filter }>, ctx: Ctx): boolean {
  if (Object.keys(threatHas).length > 0) return false
  return seatsOf(state, 'opponent', ctx).some(
    (seat) => state.play.filter((entry) => entry.area === 'threat' && entry.seat === seat).length > (moreThan ?? 0),
  )
}

/** Such a card was lost in this Combat, or so many; what absorbed and is still to be buried is lost already (M14.3). */
function lostInCombat(
  state: State,
  { lostInCombat: filter, who, atLeast = 1 }: Extract<Condition, { lostInCombat: Filter }>,
  ctx: Ctx,
): boolean {
  const { combat } = state
  if (combat === undefined) return false
  const seats = who && seatsOf(state, who, metInBattle(state, ctx))
  const isTheirs = (placed: Placed | undefined): boolean => placed !== undefined && (seats === undefined || seats.includes(placed.seat))
  const spared = (card: CardNo) => insteadOfBurying(state, card) !== undefined
  const gone = (combat.lost ?? []).filter((placed) => isTheirs(placed) && matches(asItWas(state, [placed]), placed.card, filter, ctx))
  const going = combat.absorbed.filter(({ card }) => {
    const placed = placedAt(state, card)
    return placed?.area === 'ally' && isTheirs(placed) && matches(state, card, filter, ctx) && !spared(card)
  })
  return new Set([...gone, ...going].map(({ card }) => card)).size >= atLeast
}

/** The position with cards that have left play lying where they lay: to ask what they were. */
export function asItWas(state: State, was: readonly Placed[]): State {
  const back = was.filter((each) => placedAt(state, each.card) === undefined)
  return back.length === 0 ? state : { ...state, play: [...state.play, ...back].sort((a, b) => a.order - b.order) }
}

/** The position with cards that were flipped lying face-up, and with them what they bear (M19.12): to ask what they are. */
function asItShowed(state: State, flipped: readonly CardNo[] = []): State {
  if (flipped.length === 0) return state
  const isOne = ({ card, on, area }: Placed): boolean =>
    flipped.includes(card) || (on !== undefined && area !== 'spell' && flipped.includes(on))
  return { ...state, play: state.play.map((each) => (isOne(each) ? { ...each, faceDown: false } : each)) }
}

function placesOf(state: State, who: NonNullable<Extract<Condition, { at: Filter }>['who']>, ctx: Ctx): Seat[] {
  if (who !== 'either' && who !== 'opponent') return seatsOf(state, who, ctx)
  const met = metInBattle(state, ctx)
  if (who === 'opponent') return seatsOf(state, 'opponent', met)
  return met.opponent === undefined ? seatsOf(state, 'each', met) : [ctx.you, met.opponent]
}

/** In a Battle "the opponent" is the one met there (M11.15, M17.26): by a card of a Threat, by a Defending Ally, and by what he bears. */
function metInBattle(state: State, ctx: Ctx): Ctx {
  if (ctx.opponent !== undefined || ctx.source === undefined) return ctx
  const entry = placedAt(state, ctx.source)
  const fighter = entry?.on === undefined ? entry : placedAt(state, entry.on)
  const against =
    fighter?.area === 'threat' ? fighter.against : state.combat?.defenders.find((each) => each.card === fighter?.card)?.against
  return against === undefined ? ctx : { ...ctx, opponent: against }
}

/**
 * Whether a player is at such a place: the Current Location, or with `top` the top card (M6.7). Public attributes are read off the top card
 * (M6.5), and so are Region and Dimension where no Location is asked for: one is in them while walking and on a Travel Event, too (M6.19,
 * M6.20, M6.30).
 */
export function isAt(state: State, seat: Seat, place: Filter, top: boolean, ctx: Ctx): boolean {
  if (top) {
    const card = topCard(state, seat)
    return card === undefined ? isOutsideAll(state, seat, place, ctx) : matches(state, card, place, ctx)
  }
  const { region, dimension, called, type, or, not, ...rest } = place
  const card = currentLocation(state, seat)
  if (type !== undefined && (card === undefined || !actsAs(state, seat, card, place))) return false
  if (or !== undefined && !or.some((each) => isAt(state, seat, each, false, ctx))) return false
  if (not !== undefined && isAt(state, seat, not, false, ctx)) return false
  if (region !== undefined && regionAround(state, seat) !== region) return false
  if (dimension !== undefined && dimensionNow(state, seat) !== dimension) return false
  if (called !== undefined && !(card !== undefined && isCalled(state, card, called)) && !isInRegion(state, seat, called)) return false
  if (card !== undefined) return matches(state, card, rest, ctx)
  const { pub = [], ...ofCurrentAlone } = rest
  // While walking only what is public of the top card speaks.
  if (Object.keys(ofCurrentAlone).length > 0 || Object.keys(place).length === 0) return false
  return pub.every((each) => publicsAround(state, seat).includes(each))
}

/** Without any place a player is Outside (M4.10, M6.63). */
function isOutsideAll(state: State, seat: Seat, { pub, not, or, ...rest }: Filter, ctx: Ctx): boolean {
  if (or !== undefined) return or.some((each) => isAt(state, seat, each, true, ctx))
  if (Object.keys(rest).length > 0 || (pub === undefined && not === undefined)) return false
  if (not !== undefined && isAt(state, seat, not, true, ctx)) return false
  return pub === undefined || pub.every((each) => publicsAround(state, seat).includes(each))
}

/** Whether a Current Location is of such a Type: a Travel Event acts as one, with the attributes printed on it (M6.39). */
function actsAs(state: State, seat: Seat, card: CardNo, { type, ...more }: Filter): boolean {
  if (listed(type!).includes(typeOf(state, card))) return true
  return type === 'Location' && isTravelling(state, seat) && Object.keys(more).length > 0
}

/** The Region a player is in, whatever a card makes of that of a Location. */
function regionAround(state: State, seat: Seat): string | undefined {
  const top = topCard(state, seat)
  const ground = top !== undefined && printed(state, top).type === 'Location' ? top : departure(state, seat)
  return ground === undefined ? regionNow(state, seat) : regionOf(state, ground)
}

const isInRegion = (state: State, seat: Seat, word: string): boolean => {
  const region = regionAround(state, seat)
  return region !== undefined && fold(region) === fold(word)
}

/** How much a player has of what can be compared. */
function stockOf(state: State, seat: Seat, of: 'sanity' | 'hand' | 'points' | 'threat' | 'education'): number {
  const { sanity, hand, points } = state.players[seat]!
  // How many lie in a Threat is open to all (M1.20).
  const threat = state.play.filter((entry) => entry.area === 'threat' && entry.seat === seat).length
  return { sanity, hand: hand.length, points, threat, education: education(state, seat) }[of]
}

/** How many cards of a kind lie openly with one player; what is hidden in a Threat is not counted (M1.19). */
function countInPlay(state: State, kind: Filter, seat: Seat, ctx: Ctx): number {
  const here = currentLocation(state, seat)
  const open = state.play.filter((entry) => entry.seat === seat && !entry.faceDown && entry.area !== 'threat').map((entry) => entry.card)
  return [...open, ...(here === undefined ? [] : [here])].filter((card) => matches(state, card, kind, ctx)).length
}

function isInPlay(state: State, condition: Extract<Condition, { inPlay: Filter }>, ctx: Ctx): boolean {
  const { of = 'you' } = condition
  // So many of all players together, or of one of those who are named; of each where that is said.
  if (of === 'anyone') return areInPlay(state, condition, seatsOf(state, 'each', ctx), ctx)
  // A name that no library holds may be that of an Event, and such is anybody's.
  const { called, type } = condition.inPlay
  if (condition.of === undefined && called !== undefined && type === undefined) {
    const events = { ...condition, inPlay: { ...condition.inPlay, type: 'Event' as const } }
    if (areInPlay(state, events, seatsOf(state, 'each', ctx), ctx)) return true
  }
  const own = (seat: Seat): boolean => areInPlay(state, condition, [seat], ctx)
  const seats = seatsOf(state, of, ctx)
  return of === 'each' ? seats.every(own) : isSoOf(of, seats, own)
}

function areInPlay(state: State, condition: Extract<Condition, { inPlay: Filter }>, of: readonly Seat[], ctx: Ctx): boolean {
  let left = condition.atLeast ?? 1
  const counts = (card: CardNo): boolean => {
    if (condition.others === true && card === ctx.source) return false
    return matches(state, card, condition.inPlay, ctx)
  }
  for (const entry of state.play) {
    if (!of.includes(entry.seat)) continue
    if (entry.faceDown && entry.area !== 'threat' && condition.inPlay.faceDown !== true) continue
    // What lies hidden in a Threat is in play for its owner's eyes only until it is revealed (M1.19).
    if (entry.area === 'threat' && entry.seat !== ctx.you && !isRevealed(state, entry.card)) continue
    if (counts(entry.card) && --left === 0) return true
  }
  for (const [card, seat] of standing(state).here) {
    if (of.includes(seat) && counts(card) && --left === 0) return true
  }
  return false
}

/** Whether something that holds may be about a card: not what lies hidden from its player in another's Hand or Threat. */
function isPlain(state: State, card: CardNo, { openly, you }: Ctx): boolean {
  if (!openly) return true
  return !isConcealed(state, you, card) && !state.players.some(({ hand }, seat) => seat !== you && hand.includes(card))
}

/** Whether a Threat card has been turned up in its Battle (M14.32). */
export function isRevealed(state: State, card: CardNo): boolean {
  const entry = placedAt(state, card)
  if (entry?.area !== 'threat') return false
  if (state.attack?.by === card) return true // M9.40: it is shown when it is Summoned
  if (state.combat === undefined) return false
  return state.combat.battles.some(
    (battle) =>
      battle.step !== 'waiting' &&
      ((battle.a === entry.seat && battle.b === entry.against) || (battle.b === entry.seat && battle.a === entry.against)),
  )
}

function hasRole(state: State, role: Extract<Condition, { role: string }>['role'], ctx: Ctx): boolean {
  const { source } = ctx
  if (source === undefined) return false
  const entry = placedAt(state, source)
  switch (role) {
    case 'defending':
      return isDefending(state, source)
    case 'hostDefending':
      return entry?.on !== undefined && isDefending(state, entry.on)
    case 'ally':
      return entry?.area === 'ally'
    // What an Ally bears is where he is (M8.24).
    case 'inThreat':
      return (entry?.on === undefined ? entry : placedAt(state, entry.on))?.area === 'threat'
    case 'inHand':
      return state.players[ctx.you]!.hand.includes(source)
    case 'faceDown':
      return entry?.faceDown === true
    case 'inCombat':
      return state.combat !== undefined
    case 'controlled':
      return fightsAs(state, source, 'controlled')
    case 'fought': {
      // Only Battles that were fought have figures.
      const self = [source, entry?.on]
      return (
        state.combat?.battles.some(({ sides }) =>
          sides.some((side) => [...side.values, ...side.defenders].some((each) => self.includes(each.card))),
        ) === true
      )
    }
    case 'lost': {
      const self = [source, entry?.on]
      const { combat } = state
      const goes = combat?.absorbed.some(({ card }) => self.includes(card) && insteadOfBurying(state, card) === undefined)
      return goes === true || combat?.lost?.some(({ card }) => card === source) === true
    }
    case 'summoned':
      return state.attack?.by === source || (ctx.cause !== undefined && entry === undefined)
  }
}

/** Whether a player is protected from a hazard, at the moment at which it would do harm (M19.15). */
export function canSurvive(state: State, seat: Seat, hazard: Hazard): boolean {
  return statics(state, 'immunity').some(({ rule: { effect, if: when }, ctx }) => {
    if (ctx.you !== seat) return false
    const covers =
      'survives' in effect
        ? effect.survives.includes(hazard)
        : 'immuneTo' in effect && effect.of === undefined && effect.immuneTo === hazard
    return covers && (when === undefined || holds(state, when, ctx))
  })
}

/** Whether a rule speaks of the moment at which its card is still in a Hand. */
export const isOfHand = (rule: Rule): rule is Extract<Rule, { kind: 'on' }> =>
  rule.kind === 'on' && rule.if !== undefined && 'role' in rule.if && rule.if.role === 'inHand'

type Same = Extract<Condition, { same: unknown }>['same']

/** Whether two players are in one such place. */
export const areSame = (state: State, what: Same, a: Seat, b: Seat): boolean => a !== b && share(state, what, a, b)

function share(state: State, what: Same, a: Seat, b: Seat): boolean {
  if (what === 'city')
    return share(state, 'subregion', a, b) && [a, b].every((seat) => isAt(state, seat, { attr: ['City'] }, false, { you: seat }))
  if (what === 'title') return sameLocation(state, a, b)
  if (dimensionNow(state, a) !== dimensionNow(state, b)) return false
  if (what === 'dimension') return dimensionNow(state, a) !== undefined
  const of = what === 'subregion' ? subregionNow : regionNow
  const mine = of(state, a)
  return mine !== undefined && mine === of(state, b)
}

// ---------------------------------------------------------------- amounts

const speech = { opponent: new WeakMap<object, boolean>(), actor: new WeakMap<object, boolean>() }

/** Whether anything in a part of a rule means this player. */
export function speaksOf(who: keyof typeof speech, part: unknown): boolean {
  if (part === who) return true
  if (typeof part !== 'object' || part === null) return false
  let known = speech[who].get(part)
  if (known === undefined) {
    known = Object.values(part).some((each) => speaksOf(who, each))
    speech[who].set(part, known)
  }
  return known
}

/** How much; a number to be chosen counts as its least until it has been chosen. */
export function amount(state: State, n: Amount, told: Ctx): number {
  if (typeof n === 'number') return n
  const ctx = told.opponent === undefined && speaksOf('opponent', n) ? metInBattle(state, told) : told
  // "Your opponent" is one of them (M17.26): where nothing tells which, the one of whom the most is counted.
  if (ctx !== told || told.opponent !== undefined || !speaksOf('opponent', n)) return counted(state, n, ctx)
  return Math.max(...opponents(state, ctx.you).map((opponent) => counted(state, n, { ...ctx, opponent })))
}

function counted(state: State, n: Exclude<Amount, number>, ctx: Ctx): number {
  if ('per' in n) {
    const times = n.times ?? 1
    const found = choosesAmong(state, n.per, ctx)
    const seen = n.per.is === undefined ? found : found.filter((card) => isPlain(state, card, ctx))
    const counted = Math.max(0, seen.length - (n.after ?? 0))
    const whole = Math.floor(counted / (n.every ?? 1)) * Math.abs(times)
    return Math.min(whole, n.most ?? whole) * Math.sign(times)
  }
  if ('pennies' in n) {
    const { times = 1, every = 1 } = n
    const counted = choosesAmong(state, n.pennies, ctx).reduce((sum, card) => sum + penniesOn(state, card), 0)
    return Math.min(Math.floor(counted / every) * Math.abs(times), n.most ?? Infinity) * Math.sign(times)
  }
  if ('past' in n) {
    const { past, times = 1 } = n
    const counted = seatsOf(state, past.who ?? 'you', ctx).reduce((sum, seat) => sum + timesDone(state, past, ctx, seat), 0)
    return Math.min(counted * Math.abs(times), n.most ?? Number.POSITIVE_INFINITY) * Math.sign(times)
  }
  if ('players' in n) {
    const so = n.if
    const counted = seatsOf(state, n.players, ctx).filter((actor) => so === undefined || holds(state, so, { ...ctx, actor })).length
    const { times = 1 } = n
    return Math.min(counted * Math.abs(times), n.most ?? Number.POSITIVE_INFINITY) * Math.sign(times)
  }
  if ('of' in n) {
    if (n.of === 'sanityThus') return (ctx.thus?.sanity ?? []).reduce((sum, each) => sum + each, 0)
    if (n.of === 'playersThus') return ctx.thus?.sanity.length ?? 0
    const seat = (n.whose === undefined ? undefined : seatsOf(state, n.whose, ctx)[0]) ?? ctx.you
    if (n.of === 'sanity') return state.players[seat]!.sanity
    if (n.of === 'handMax') return maximum(state, seat)
    if (n.of === 'handMin') return minimum(state, seat)
    if (n.of === 'sanityAboveMax') return Math.max(0, state.players[seat]!.sanity - sanityMaximum(state, seat))
    const [card] = n.card === undefined ? [] : choosesAmong(state, n.card, ctx)
    if (card === undefined) return 0
    const { sanity, value } = printed(state, card)
    if (n.of === 'printedValue') return value ?? 0
    if (n.of === 'cost') return typeof sanity === 'number' ? Math.max(0, -sanity) : 0
    // What this very effect has flipped, or was paid with, is worth what it showed.
    return currentValue(asItShowed(state, [...(ctx.thus?.flipped ?? []), ...(ctx.paid ?? [])]), card)
  }
  if ('twice' in n) return 2 * amount(state, n.twice, ctx)
  if ('less' in n) return -amount(state, n.less, ctx)
  if ('least' in n) return Math.min(amount(state, n.least[0], ctx), n.least[1])
  if ('handTo' in n) return Math.max(0, n.handTo - state.players[ctx.you]!.hand.length)
  if ('beyond' in n) return Math.max(0, amount(state, n.beyond[0], ctx) - n.beyond[1])
  if ('half' in n) {
    const whole = n.half === 'count' ? (ctx.target?.length ?? 0) : amount(state, n.half, ctx)
    return n.round === 'down' ? Math.floor(whole / 2) : Math.ceil(whole / 2) // M19.14
  }
  if ('steps' in n) {
    const sanity = state.players[ctx.you]!.sanity
    return n.steps.find((each) => each.upTo === undefined || sanity <= each.upTo)?.n ?? 0
  }
  // So many are left where a selector picks from them.
  if ('allBut' in n) return 0
  return ctx.chosen ?? n.chosen[0]
}

function numberOf(state: State, seat: Seat, of: Extract<Condition, { number: unknown }>['number']): number {
  const { sanity, hand, passes, points } = state.players[seat]!
  return {
    sanity: () => sanity,
    sanityLost: () => state.combat?.sanityLost?.[seat] ?? 0,
    hand: () => hand.length,
    education: () => education(state, seat),
    passes: () => passes,
    points: () => points,
  }[of]()
}

/** Whether a card of a seat is one of those that a moment speaks of ("when an Ally is buried"). */
export function isAmong(state: State, card: CardNo, seat: Seat, spoken: Selector, ctx: Ctx): boolean {
  const { is, of, ref, others, affecting, borneBy, opposing, in: zone = 'play' } = spoken
  if (ref !== undefined) return choosesAmong(state, spoken, ctx).includes(card)
  // Where it lies more is told of it than whose it is: a Spell in this Tome, a card of a Threat, a Phobia on somebody.
  if (affecting !== undefined || borneBy !== undefined || opposing === true || zone !== 'play') return finds(state, spoken, ctx, card)
  if (others === true && card === ctx.source) return false
  return seatsOf(state, of ?? 'you', ctx).includes(seat) && (is === undefined || matches(state, card, is, ctx))
}
