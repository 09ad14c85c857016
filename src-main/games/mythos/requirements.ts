/**
 * What a play requires (M7.1 to M12.43), checked one rule at a time, so that a
 * refused play can give all its reasons (M section 5) and a legal one costs no
 * more than the checks it passes.
 */
import type { Permit, Reaction, Rule, Waiver, Zone } from '../../../grammar/ast.ts'
import type { FoundAt, Requirement } from '../../../grammar/card.ts'
import type { Seat } from '../../engine/game.ts'
import { bannedBy, isUnaffected, playBannedBy } from './bans.ts'
import { canPay, gateFee, hasPlaceFor, sanityCost } from './costs.ts'
import { canAim, isSpent, isTarget, isUsedUp, speaksOfOpponent } from './effects.ts'
import { isMet } from './evidence.ts'
import { answerable } from './journal.ts'
import { pentagram } from './pentagram.ts'
import {
  currentLocation,
  dimensionNow,
  foldTitle,
  isInvestigator,
  isWalking,
  opponents,
  printed,
  regionNow,
  title,
  topCard,
} from './places.ts'
import { phobiaLimit } from './player-numbers.ts'
import { canRead } from './reading.ts'
import { enough, nameOf, type Objections, object, type Refusal, remedyAgainst } from './reasons.ts'
import { choosesAmong, countsAs, holds, matches } from './select.ts'
import { capacity, spellPlaces, takes } from './spell-places.ts'
import { standInsFor } from './stand-ins.ts'
import { applies, attributesOf, bearsOn, hasGate, placedAt, publicsAround, publicsOf, standing, statics, subtypesOf } from './standing.ts'
import type { CardNo, Ctx, Placed, State } from './state.ts'
import type { How, Nested, Play } from './tasks.ts'
import { refusesTravel, unmetRequirement, wayByRoute, wayOnFoot } from './travel.ts'
import { isWeapon } from './values.ts'

const none: Nested = { waive: [] }

/** Whether a play is legal for itself, without those that might Join it. */
export function isLegal(state: State, seat: Seat, play: Play, nested: Nested = none): boolean {
  // Few texts make Allies of Monsters; without one there is nothing more to look at (M11.27).
  if (play.how === 'ally' && printed(state, play.card).type === 'Monster' && actsAs(state, seat, play.card, 'ally') === undefined)
    return false
  const found: Objections = { list: [], first: true }
  check(state, seat, play, nested, found)
  return found.list.length === 0
}

/** Everything that speaks against a play. */
export function objections(state: State, seat: Seat, play: Play, nested: Nested = none): readonly Refusal[] {
  const found: Objections = { list: [], first: false }
  check(state, seat, play, nested, found)
  return found.list
}

function check(state: State, seat: Seat, play: Play, nested: Nested, found: Objections): void {
  const { card, how } = play
  if (nested.source !== undefined && nested.route === undefined && !mayBringIn(state, card, nested)) {
    object(found, 'M6.59', 'What is found at an Exotic Location is not brought into play by another card.', 'Go there and play it.')
    if (enough(found)) return
  }
  if (!mayOpen(state, seat, card, how)) {
    object(found, 'M4.15', 'Your first card must be a Location.', 'Play a Location, or Pass.')
    if (enough(found)) return
  }
  const banned = playBannedBy(state, seat, card, isWaived(state, seat, card, nested, 'storm'))
  if (banned !== undefined) {
    object(found, 'M10.26', `${nameOf(state, banned)} forbids this.`, remedyAgainst(state, banned))
    if (enough(found)) return
  }
  const noPass = isPass(state, card) ? bannedBy(state, seat, 'pass') : undefined
  if (noPass !== undefined) {
    object(found, 'M5.10', 'This card makes a Pass, and you cannot Pass now.', remedyAgainst(state, noPass))
    if (enough(found)) return
  }
  if (how !== 'arrive' && how !== 'walk') {
    checkDimension(state, seat, play, nested, found)
    if (enough(found)) return
    const unmet = isWaived(state, seat, card, nested, 'named') ? undefined : unmetRequirement(state, seat, card, found.first)
    if (unmet !== undefined) found.list.push(unmet)
    if (enough(found)) return
  }
  switch (how) {
    case 'arrive':
    case 'walk':
      checkLocation(state, seat, play, nested, found)
      break
    case 'ally':
      checkAlly(state, seat, play, nested, found)
      break
    case 'monster':
      checkMonster(state, seat, play, nested, found)
      break
    case 'asset':
      checkAsset(state, seat, play, nested, found)
      break
    case 'spell':
      if (spellHolders(state, seat, card).length === 0) explainSpell(state, seat, card, found)
      break
    case 'event':
      checkEvent(state, seat, card, found)
      break
    case 'travel': {
      const refusal = refusesTravel(state, seat, card)
      if (refusal !== undefined) found.list.push(refusal)
      break
    }
    case 'goo':
      checkGoo(state, seat, card, nested, found)
      break
    case 'adventure':
      checkAdventure(state, seat, card, found)
      break
  }
  if (enough(found)) return
  const cost = isWaived(state, seat, card, nested, 'cost') ? 0 : costOf(state, seat, play)
  if (cost > state.players[seat]!.sanity && insteadOfPaying(state, seat, card) === undefined)
    object(found, 'M2.21', `You cannot afford the Sanity cost of ${cost}.`, 'Gain Sanity first.')
}

/** Whether a requirement need not be met, by the card that offers the play or by one in play (M19.8, M19.9). */
function isWaived(state: State, seat: Seat, card: CardNo, nested: Nested, what: Waiver): boolean {
  return nested.waive.includes(what) || (nested.plain !== true && permits(state, seat, card, what))
}

/** Allies, Artifacts and Tomes that are found at an Exotic Location are not brought in from the Hand by other cards (M6.59). */
function mayBringIn(state: State, card: CardNo, { from = 'hand' }: Nested): boolean {
  const { type, foundAt } = printed(state, card)
  if (from !== 'hand' || (type !== 'Ally' && type !== 'Artifact' && type !== 'Tome')) return true
  const names = placeNames(foundAt)
  return !state.sheet.printed.some((each) => each.exotic === true && names.some((name) => foldTitle(name) === foldTitle(each.title)))
}

const placeNames = (place: FoundAt | undefined): string[] =>
  place === undefined
    ? []
    : [place.region, place.subregion, ...(place.anyOf ?? []).flatMap(placeNames)].filter((each) => each !== undefined)

/** What may be done instead of paying for a card (M2.29). */
export function insteadOfPaying(state: State, seat: Seat, card: CardNo) {
  return standing(state).insteads.find((source) => {
    const { rule, ctx } = source
    if (!('wouldPay' in rule.of) || ctx.you !== seat || source.card === undefined || source.card === card) return false
    return (
      matches(state, card, rule.of.wouldPay, ctx) && applies(state, source) && canPay(state, rule.cost, ctx) && !isUsedUp(state, source)
    )
  })
}

/**
 * The Sanity a play takes: a Location costs when it becomes right-side-up, a Spell when
 * it is cast (M2.18 to M2.20), a Gate used again what its card asks. Putting a Spell
 * into play costs nothing (M9.17).
 */
export function costOf(state: State, seat: Seat, play: Play): number {
  if (play.how === 'walk' || play.how === 'spell') return 0
  return (
    (play.cost ?? Math.max(0, -pentagram(state, seat, play.card))) +
    extraFee(state, seat, play) +
    (usesGate(state, seat, play) ? (gateFee(state, seat) ?? 0) : 0)
  )
}

/** What a text asks besides the Gate for letting a card be played as something else. */
function extraFee(state: State, seat: Seat, { card, how }: Play): number {
  const permit = actsAs(state, seat, card, how)
  return permit?.cost === undefined
    ? 0
    : sanityCost(
        state,
        permit.cost.filter((each) => each !== 'gate'),
        { you: seat, source: card },
      )
}

/** The text by which a card is played as what it is not: a Monster as an Ally, an Ally as a Monster. */
export function actsAs(state: State, seat: Seat, card: CardNo, how: How): PlayAs | undefined {
  const { type } = printed(state, card)
  if (how === 'ally' && type === 'Monster') return playAsPermit(state, seat, card, 'ally')
  if (how === 'monster' && type === 'Ally' && !isCultist(state, card)) return playAsPermit(state, seat, card, 'monster')
  return undefined
}

const isCultist = (state: State, card: CardNo): boolean => printed(state, card).attributes?.includes('Cultist') === true

/** Whether a play uses the Gate (M11.5, M11.6): a Monster, a Cultist as one, a Threat Event (M10.18), a Great Old One (M11.50). */
export function usesGate(state: State, seat: Seat, play: Play): boolean {
  const { type } = printed(state, play.card)
  if (play.how === 'goo') return true
  // M11.32: an Ally that a text lets go to the Threat needs no Gate, unless that text asks for one.
  if (play.how === 'monster')
    return type !== 'Ally' || isCultist(state, play.card) || actsAs(state, seat, play.card, 'monster')?.cost?.includes('gate') === true
  if (play.how === 'ally' && type === 'Monster') return actsAs(state, seat, play.card, 'ally')?.cost?.includes('gate') ?? true
  return false
}

/**
 * M4.13, M4.15, M16.22: what may be played before the first Location. With the
 * alternative first card, an option of a match (M16.25), such plays may go on for
 * several Turns (M16.23), and an Event is one of them (M16.24).
 */
function mayOpen(state: State, seat: Seat, card: CardNo, how: How): boolean {
  if (state.players[seat]!.started || how === 'arrive' || how === 'walk') return true
  if (!state.sheet.alternativeFirstCard) return false
  return how === 'event' || how === 'adventure' || printed(state, card).type === 'Ally'
}

/** Waiving what a Location must bear does not waive the Dimension (M6.18). */
function checkDimension(state: State, seat: Seat, play: Play, nested: Nested, found: Objections): void {
  const face = printed(state, play.card)
  if (play.how === 'adventure' || face.anyDimension === true || isWaived(state, seat, play.card, nested, 'dimension')) return
  const here = dimensionNow(state, seat)
  if (here === face.dimension) return
  if (here === undefined) return object(found, 'M4.13', 'You have not played a Location yet.', 'Play a Location first.')
  if (face.type === 'Ally' && face.dimension === 'waking')
    return object(found, 'M6.17', 'This Ally belongs to the Waking World.', 'Travel there.')
  object(found, 'M6.15', 'The top card of your Story Deck is not of this card’s Dimension.', 'Travel to that Dimension.')
}

function permits(state: State, seat: Seat, card: CardNo, waiver: Waiver): boolean {
  if (printed(state, card).rules.some((rule) => waivesItself(state, seat, card, rule, waiver))) return true
  return standing(state).permits.length > 0 && permitFor(state, seat, card, waiver) !== undefined
}

/** Whether a card says of itself that it may be played although something is not met (M19.8). */
function waivesItself(state: State, seat: Seat, card: CardNo, rule: Rule, waiver: Waiver): boolean {
  if (rule.kind !== 'permit' || !('play' in rule.permit) || rule.permit.play.title !== 'self' || !rule.permit.waive.includes(waiver))
    return false
  if (rule.permit.cost !== undefined || (rule.permit.from !== undefined && rule.permit.from !== liesIn(state, seat, card))) return false
  return rule.if === undefined || holds(state, rule.if, { you: seat, source: card })
}

/** The pile of its owner that a card which is to be played lies in. */
const liesIn = (state: State, seat: Seat, card: CardNo): Zone | undefined => {
  const { hand, story, discard, deck } = state.players[seat]!
  if (hand.includes(card)) return 'hand'
  return story.includes(card) ? 'story' : discard.includes(card) ? 'discard' : deck[0] === card ? 'deckTop' : undefined
}

/** The card in play that lets such a card be played although something is not met, and that is not used up. */
export function permitFor(state: State, seat: Seat, card: CardNo, waiver: Waiver) {
  return standing(state).permits.find((source) => {
    const { permit, limit } = source.rule
    if (!('play' in permit) || source.ctx.you !== seat || !permit.waive.includes(waiver)) return false
    if (permit.from !== undefined && permit.from !== liesIn(state, seat, card)) return false
    if (!canPay(state, permit.cost, source.ctx)) return false
    if (!matches(state, card, permit.play, source.ctx) || !applies(state, source)) return false
    if (source.card !== undefined && !isInvestigator(source.card) && waiver === 'place' && sinceOf(state, source.card) >= state.turn)
      return false // M5.18
    const inRegion =
      permit.waive.includes('region') ||
      printed(state, card).foundAt?.region === undefined ||
      printed(state, card).foundAt?.region === regionNow(state, seat)
    return inRegion && !(source.card !== undefined && isSpent(state, source.card, source.index, limit))
  })
}

/** The Turn in which a card came into play or became the Current Location. */
function sinceOf(state: State, card: CardNo): number {
  const seat = standing(state).here.get(card)
  return seat === undefined ? (placedAt(state, card)?.since ?? -1) : (state.players[seat]!.spot?.since ?? -1)
}

// ---------------------------------------------------------------- Locations

function checkLocation(state: State, seat: Seat, play: Play, nested: Nested, found: Objections): void {
  const unmet = isWaived(state, seat, play.card, nested, 'named') ? undefined : unmetRequirement(state, seat, play.card, found.first)
  if (unmet !== undefined && state.players[seat]!.started) {
    found.list.push(unmet)
    if (enough(found)) return
  }
  const way =
    nested.route === undefined ? wayOnFoot(state, seat, play.card) : wayByRoute(state, seat, play.card, nested.route, nested.source)
  if ('refused' in way) found.list.push(way.refused)
  else if (way.how !== play.how)
    object(
      found,
      play.how === 'walk' ? 'M6.24' : 'M6.26',
      play.how === 'walk' ? 'Within a city the Location is entered at once.' : 'You must walk there.',
      play.how === 'walk' ? 'Go there at once.' : 'Walk there, and arrive on a later Turn.',
    )
}

// ---------------------------------------------------------------- Allies

function checkAlly(state: State, seat: Seat, play: Play, nested: Nested, found: Objections): void {
  const face = printed(state, play.card)
  const waived = (what: Waiver) => nested.waive.includes(what)
  if (face.type === 'Monster') {
    const permit = playAsPermit(state, seat, play.card, 'ally')
    if (permit === undefined)
      return object(found, 'M11.27', 'A Monster is played as an Ally only when a card allows it.', 'Bring such a card into play.')
    const here = currentLocation(state, seat)
    if (permit.at !== undefined && (here === undefined || !matches(state, here, permit.at, { you: seat, source: play.card }))) {
      object(found, 'M11.27', 'The place is not of the kind that its text names.', 'Go to such a place.')
    }
    if (usesGate(state, seat, play)) checkGate(state, seat, play.card, nested, found)
  } else if (!isWaived(state, seat, play.card, nested, 'place')) {
    if (!isFoundHere(state, seat, face.foundAt, waived('region'))) {
      const here = topCard(state, seat)
      if (here === undefined) object(found, 'M4.13', 'You have not played a Location yet.', 'Play a Location first.')
      else if (isWalking(state, seat)) object(found, 'M6.2', 'You are walking and have no Current Location.', 'Arrive first.')
      else
        object(
          found,
          face.foundAt?.attributes !== undefined || face.foundAt?.publicAttributes !== undefined || face.foundAt?.gate !== undefined
            ? 'M7.2'
            : 'M7.1',
          'The Ally is not found here.',
          `Found at: ${sayFoundAt(face.foundAt)}.`,
        )
    }
  } else if (waived('place') && face.foundAt?.region !== undefined && !waived('region') && regionNow(state, seat) !== face.foundAt.region) {
    object(found, 'M19.9', 'The Ally is not found in this Region.', `Found in ${face.foundAt.region}.`)
  }
  if (enough(found)) return
  checkCopies(state, seat, play, found)
}

/**
 * Another may be played when that one is lost (M7.9). There is no other limit to one's
 * Allies, whatever their allegiance (M7.13), and none to Artifacts, Tomes and Monsters
 * (M8.5, M9.10, M11.18, M17.30).
 */
function checkCopies(state: State, seat: Seat, play: Play, found: Objections): void {
  // Among one's own Allies: neither others' nor what lies in a Threat or the Story Deck counts (M7.10, M11.34, M17.29, M17.31, M17.32).
  const twin = foldTitle(title(state, play.card))
  // One that acts as something else for a while will be an Ally again.
  const isAlly = ({ area, becomes }: Placed) => (becomes?.from ?? area) === 'ally'
  if (state.play.some((entry) => entry.seat === seat && isAlly(entry) && foldTitle(title(state, entry.card)) === twin)) {
    if (!mayHaveCopies(state, seat, play.card)) object(found, 'M7.8', 'You already have this Ally in play.', 'That one must be lost first.')
  }
}

/** Whether a text lets a player have several Allies of this card's Title. */
export function mayHaveCopies(state: State, seat: Seat, card: CardNo): boolean {
  return (
    standing(state)
      .statics.get('bearing')
      ?.some(
        (source) =>
          'copies' in source.rule.effect && source.ctx.you === seat && matches(state, card, source.rule.effect.of.is ?? {}, source.ctx),
      ) ?? false
  )
}

/** Whether an Ally is found where its player is (M7.1, M7.2, M7.3, M7.4, M7.5). */
export function isFoundHere(state: State, seat: Seat, place: FoundAt | undefined, anyRegion = false): boolean {
  if (place === undefined) return true
  if (place.anyOf !== undefined) return place.anyOf.some((each) => isFoundHere(state, seat, each, anyRegion))
  if (place.region !== undefined && !anyRegion && regionNow(state, seat) !== place.region) return false
  if (place.dimension !== undefined && dimensionNow(state, seat) !== place.dimension) return false
  const here = currentLocation(state, seat)
  if (place.subregion !== undefined && (here === undefined || printed(state, here).subregion !== place.subregion)) return false
  if (place.attributes !== undefined && (here === undefined || !place.attributes.every((each) => attributesOf(state, here).includes(each))))
    return false
  if (place.publicAttributes !== undefined) {
    const around = publicsAround(state, seat)
    if (!place.publicAttributes.every((each) => around.includes(each))) return false
  }
  if (place.gate !== undefined && (here === undefined || hasGate(state, here) !== place.gate)) return false
  if (place.past !== undefined && place.past !== false) return false // M7.6: only a card puts an Investigator in the Past
  return true
}

function sayFoundAt(place: FoundAt | undefined): string {
  if (place === undefined) return 'anywhere'
  if (place.anyOf !== undefined) return place.anyOf.map(sayFoundAt).join(' or ')
  const words = [
    place.subregion,
    place.region,
    ...(place.attributes ?? []),
    ...(place.publicAttributes ?? []),
    place.gate === undefined ? undefined : place.gate ? 'a Gate' : 'a Location without a Gate',
  ].filter((each) => each !== undefined)
  return words.length === 0 ? 'anywhere' : words.join(', ')
}

type PlayAs = Extract<Permit, { playAs: unknown }>

/**
 * The text that lets a card be played as what it is not: its own, or that of a card in
 * play. It changes where the card goes, and nothing else that playing it asks (M11.31).
 */
export function playAsPermit(state: State, seat: Seat, card: CardNo, as: PlayAs['playAs']): PlayAs | undefined {
  for (const rule of printed(state, card).rules) {
    if (rule.kind !== 'permit' || !('playAs' in rule.permit) || rule.permit.playAs !== as || rule.permit.of !== 'self') continue
    if (rule.if === undefined || holds(state, rule.if, { you: seat, source: card })) return rule.permit
  }
  for (const source of standing(state).permits) {
    const { permit } = source.rule
    if (
      'playAs' in permit &&
      permit.playAs === as &&
      permit.of !== 'self' &&
      source.ctx.you === seat &&
      matches(state, card, permit.of, source.ctx) &&
      applies(state, source)
    ) {
      return permit
    }
  }
  return undefined
}

// ---------------------------------------------------------------- Gates, Monsters, Great Old Ones

function checkGate(state: State, seat: Seat, card: CardNo, nested: Nested, found: Objections): void {
  if (isWaived(state, seat, card, nested, 'gate')) return
  const here = currentLocation(state, seat)
  if (here === undefined) {
    if (topCard(state, seat) === undefined)
      return object(found, 'M4.13', 'You have not played a Location yet.', 'Play a Location with a Gate.')
    return object(found, 'M6.33', 'You are walking: this needs the Gate of a Location.', 'Arrive first.')
  }
  if (!hasGate(state, here)) return object(found, 'M11.1', 'There is no Gate here.', 'Go to a Location with a Gate.')
  const shut = bannedBy(state, seat, 'useGates')
  if (shut !== undefined) return object(found, 'M10.26', 'A card in play forbids using Gates.', remedyAgainst(state, shut))
  if (gateFee(state, seat) === undefined && !isWaived(state, seat, card, nested, 'gateUsed'))
    object(found, 'M11.3', 'You have already used this Gate.', 'Go to another Location with a Gate.')
}

/** Whether playing it is a Pass as well (M13.11). */
const isPass = (state: State, card: CardNo): boolean =>
  printed(state, card).rules.some(
    (rule) => rule.kind === 'on' && rule.on === 'played' && rule.do.some((op) => 'passes' in op && op.passes === 'end'),
  )

function checkMonster(state: State, seat: Seat, play: Play, nested: Nested, found: Objections): void {
  const face = printed(state, play.card)
  const waived = (what: Waiver) => nested.waive.includes(what)
  if (face.type === 'Ally' && !isCultist(state, play.card)) {
    // M11.32: brought into play as an Ally is, but for where it goes.
    const permit = playAsPermit(state, seat, play.card, 'monster')
    if (permit === undefined)
      return object(found, 'M7.26', 'Only a Cultist is played as a Monster, or an Ally that a card lets be one.', 'Play it as an Ally.')
    const here = currentLocation(state, seat)
    if (permit.at !== undefined && (here === undefined || !matches(state, here, permit.at, { you: seat, source: play.card }))) {
      object(found, 'M11.32', 'The place is not of the kind that its text names.', 'Go to such a place.')
    }
    if (enough(found)) return
  }
  if (usesGate(state, seat, play)) checkGate(state, seat, play.card, nested, found)
  if (enough(found)) return
  // M7.26: a Cultist goes to the Threat where it could be played as an Ally.
  if (face.type === 'Ally' && !waived('place') && !isFoundHere(state, seat, face.foundAt)) {
    object(found, 'M7.26', 'As a Monster it is played where it could be played as an Ally.', `Found at: ${sayFoundAt(face.foundAt)}.`)
  }
}

/** Others' do not matter (M18.9). */
function checkGoo(state: State, seat: Seat, card: CardNo, nested: Nested, found: Objections): void {
  if (state.play.some((entry) => entry.seat === seat && entry.area === 'goo'))
    object(found, 'M11.51', 'You already have a Great Old One or Outer God.', 'Wait until that one has left.')
  if (enough(found)) return
  checkGate(state, seat, card, nested, found)
  if (enough(found)) return
  const missing = missingFor(state, seat, card)
  // Each card that can be any one of them stands for one (M12.45).
  if (missing.length > standInsFor(state, seat, 'GreatOldOne').length) {
    object(
      found,
      'M11.46',
      `Its requirements are not met by your own active cards: ${missing.map((each) => each.phrase).join(', ')}.`,
      'Bring them into play.',
    )
  }
}

/** What a Great Old One needs and its player does not have. */
export function missingFor(state: State, seat: Seat, card: CardNo): readonly Requirement[] {
  return (printed(state, card).requirements ?? []).filter((each) => !meets(state, seat, each))
}

/** Whether an own, active card meets a requirement of a Great Old One (M11.46, M11.47, M11.48, M11.49); it need not go on meeting it (M11.54). */
function meets(state: State, seat: Seat, wanted: Requirement): boolean {
  const here = currentLocation(state, seat)
  if (wanted.type === 'Location') return here !== undefined && answers(state, here, wanted)
  return state.play.some((entry) => entry.seat === seat && !entry.faceDown && entry.area !== 'threat' && answers(state, entry.card, wanted))
}

function answers(state: State, card: CardNo, wanted: Requirement): boolean {
  const face = printed(state, card)
  if (wanted.type !== undefined && face.type !== wanted.type) return false
  if (wanted.title !== undefined && foldTitle(face.title) !== foldTitle(wanted.title)) return false
  if (wanted.subtype !== undefined && !subtypesOf(state, card).includes(wanted.subtype)) return false
  if (wanted.gate === true && !hasGate(state, card)) return false
  if (wanted.publicAttributes?.some((each) => !publicsOf(state, card).includes(each)) === true) return false
  // An Event "whose text says it is such a card" has the word as an attribute or counts as it.
  const own = attributesOf(state, card)
  return (wanted.attributes ?? []).every(
    (each) =>
      own.includes(each) ||
      countsAs(state, card, each, 'GreatOldOne') ||
      (face.type === 'Event' && foldTitle(face.title).includes(foldTitle(each))),
  )
}

// ---------------------------------------------------------------- Artifacts, Tomes, Weapons

/** That a Tome can be read is asked when it is played, and not again (M9.5). */
function checkAsset(state: State, seat: Seat, play: Play, nested: Nested, found: Objections): void {
  const face = printed(state, play.card)
  const attribute = face.type === 'Tome' ? 'Tome' : 'Artifact'
  const placeFits = isPlaceFor(state, seat, play.card, isWaived(state, seat, play.card, nested, 'attribute'))
  const carriers = carriersFor(state, seat, play.card)
  if (!placeFits && carriers.length === 0) {
    if (isWalking(state, seat)) object(found, 'M6.33', 'You are walking: this needs an attribute of a Location.', 'Arrive first.')
    else
      object(
        found,
        face.type === 'Tome' ? 'M9.1' : 'M8.1',
        `Your Location is not ${face.type === 'Tome' ? 'a Tome' : 'an Artifact'} Location.`,
        `Go to a Location with the ${attribute} attribute.`,
      )
  }
  if (enough(found)) return
  if (face.type === 'Tome' && !isWaived(state, seat, play.card, nested, 'language') && !canRead(state, seat, play.card)) {
    object(
      found,
      'M9.1',
      `Nobody of yours can read ${(face.languages?.list ?? []).join(face.languages?.mode === 'or' ? ' or ' : ' and ')}.`,
      'Bring an Ally who knows the language.',
    )
  }
  if (enough(found)) return
  if (needsBearer(state, play.card) && bearersFor(state, seat, play.card).length === 0) {
    const allies = state.play.filter((entry) => entry.seat === seat && entry.area === 'ally' && !entry.faceDown)
    const armed = allies.every(({ card }) => state.play.some((each) => each.on === card && isWeapon(state, each.card)))
    if (isWeapon(state, play.card) && allies.length > 0 && armed)
      object(found, 'M8.17', 'Each of your Allies already has a Weapon.', 'Play another Ally.')
    else object(found, isWeapon(state, play.card) ? 'M8.15' : 'M8.3', 'No Ally of yours can carry this.', 'Play an Ally first.')
  }
}

/** Whether an Artifact must be given to an Ally (M8.3, M8.15). */
export function needsBearer(state: State, card: CardNo): boolean {
  return isWeapon(state, card) || attachment(state, card) !== undefined
}

function attachment(state: State, card: CardNo) {
  for (const rule of printed(state, card).rules) if (rule.kind === 'static' && 'attachedTo' in rule.effect) return rule.effect
  return undefined
}

/** The Allies that may be given an Artifact that must be borne (M8.15): face-up (M8.16), with no other Weapon, Enchanted or not (M8.17, M8.23). */
export function bearersFor(state: State, seat: Seat, card: CardNo): CardNo[] {
  const wanted = attachment(state, card)?.attachedTo
  const weapon = isWeapon(state, card)
  return state.play
    .filter(
      (entry) =>
        entry.seat === seat &&
        entry.area === 'ally' &&
        !entry.faceDown &&
        (wanted === undefined || matches(state, entry.card, wanted, { you: seat, source: card })) &&
        mayBear(state, entry.card, card) &&
        hasSlot(state, entry.card, card) &&
        !(weapon && state.play.some((other) => other.on === entry.card && isWeapon(state, other.card))),
    )
    .map((entry) => entry.card)
}

/** Whether no text keeps an Ally from being given a card. */
export function mayBear(state: State, ally: CardNo, card: CardNo): boolean {
  return !statics(state, 'bearing').some((source) => {
    const { effect } = source.rule
    if (!('cannotBear' in effect)) return false
    const covered = effect.of === undefined ? source.card === ally && applies(state, source) : bearsOn(state, source, effect.of, ally)
    return covered && matches(state, card, effect.cannotBear, source.ctx)
  })
}

/** Where a card says how many of its Title one bearer can have, whether there is room for it. */
function hasSlot(state: State, ally: CardNo, card: CardNo): boolean {
  const slots = attachment(state, card)?.slots
  if (slots === undefined) return true
  const own = foldTitle(title(state, card))
  return state.play.filter((entry) => entry.on === ally && foldTitle(title(state, entry.card)) === own).length < slots
}

/**
 * Allies whose text lets them be given such a card on a later Turn, at any
 * Location, and whose place for it is free (M8.4). While walking there is no
 * Location (M6.33).
 */
export function carriersFor(state: State, seat: Seat, card: CardNo): CardNo[] {
  if (currentLocation(state, seat) === undefined) return []
  const possible = needsBearer(state, card) ? bearersFor(state, seat, card) : undefined
  const found: CardNo[] = []
  for (const source of standing(state).statics.get('bearing') ?? []) {
    const { effect } = source.rule
    if (!('carries' in effect) || source.card === undefined || source.ctx.you !== seat) continue
    if (possible?.includes(source.card) === false) continue
    const entry = placedAt(state, source.card)
    if (!mayBear(state, source.card, card)) continue
    if (entry === undefined || entry.since >= state.turn || !matches(state, card, effect.carries, source.ctx)) continue
    const carried = state.play.filter((each) => each.on === source.card && matches(state, each.card, effect.carries, source.ctx)).length
    if (carried < (effect.n ?? 1)) found.push(source.card)
  }
  return found
}

/** Whether the player is at an Artifact or Tome Location, as the card needs (M8.1, M9.1), or need not be. */
function isPlaceFor(state: State, seat: Seat, card: CardNo, waived: boolean): boolean {
  if (waived) return true
  const here = currentLocation(state, seat)
  const attribute = printed(state, card).type === 'Tome' ? 'Tome' : 'Artifact'
  return here !== undefined && attributesOf(state, here).includes(attribute)
}

/** Whether a place of its own (beside the Investigator) is open to an Artifact or Tome. */
export function fitsBesideInvestigator(state: State, seat: Seat, card: CardNo, waive: readonly Waiver[]): boolean {
  return !needsBearer(state, card) && isPlaceFor(state, seat, card, isWaived(state, seat, card, { waive }, 'attribute'))
}

/** Who may be given an Artifact or Tome now (M8.3, M8.4): where its Location is missing, only those whose text needs none. */
export function receiversFor(state: State, seat: Seat, card: CardNo, waive: readonly Waiver[]): CardNo[] {
  return needsBearer(state, card) && isPlaceFor(state, seat, card, isWaived(state, seat, card, { waive }, 'attribute'))
    ? bearersFor(state, seat, card)
    : carriersFor(state, seat, card)
}

// ---------------------------------------------------------------- Spells

/** What can hold a Spell now, wherever its player is (M9.16): Tomes that show its icon, Allies and Artifacts that know Spells (M9.14, M7.20, M7.21, M8.12), face-up (M9.13) and with room. */
export function spellHolders(state: State, seat: Seat, card: CardNo): CardNo[] {
  return state.play
    .filter(
      (entry) =>
        entry.seat === seat && !entry.faceDown && (entry.area === 'asset' || entry.area === 'ally') && hasPlaceFor(state, entry.card, card),
    )
    .map((entry) => entry.card)
}

/** Whether a holder's icons allow a Spell, room aside. */
export const canHold = (state: State, holder: CardNo, spell: CardNo): boolean =>
  spellPlaces(state, holder).some((place) => takes(state, place, spell))

function explainSpell(state: State, seat: Seat, card: CardNo, found: Objections): void {
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
  object(found, 'M9.6', 'The Tome is full.', 'Cast and lose a Spell there, or play another Tome.')
}

// ---------------------------------------------------------------- Events

/** Events that lie on another player: Phobias, and those whose rules speak of the player they affect. */
export function affectsOpponent(state: State, card: CardNo): boolean {
  const face = printed(state, card)
  return face.subtype === 'Phobia' || (/^Opponent.s Investigator/.test(face.target ?? '') && staysInPlay(state, card))
}

/** Whether an Event goes on after it was played, or is buried once its effect is complete (M10.8, M10.9, M10.10). */
export function staysInPlay(state: State, card: CardNo): boolean {
  const face = printed(state, card)
  if (['Phobia', 'Philia', 'Day', 'Night', 'Star', 'Storm'].includes(face.subtype ?? '')) return true
  return face.rules.some((rule) =>
    rule.kind === 'on'
      ? rule.on !== 'played'
      : rule.kind !== 'require' && !isAnswer(rule) && !(rule.kind === 'static' && ('join' in rule.effect || 'countsAs' in rule.effect)),
  )
}

/** Whether a clause answers what was just played, cast or lost (M19.5). */
function isAnswer(rule: Rule): rule is Extract<Rule, { kind: 'action' }> & { readonly window: Reaction } {
  return rule.kind === 'action' && typeof rule.window === 'object'
}

/** The opponents, never oneself (M10.4), an Event can be laid on (M10.5, M10.6). */
export function victimsFor(state: State, seat: Seat, card: CardNo): Seat[] {
  const own = foldTitle(title(state, card))
  const from: Ctx = { you: seat, source: card }
  return opponents(state, seat).filter(
    (victim) => !isAffectedBy(state, victim, own) && !isUnaffected(state, victim, from) && hasRoomForPhobia(state, victim, card),
  )
}

/** A text may limit how many Phobias lie on a player. */
function hasRoomForPhobia(state: State, victim: Seat, card: CardNo): boolean {
  if (printed(state, card).subtype !== 'Phobia') return true
  const phobias = state.play.filter((entry) => entry.affects === victim && printed(state, entry.card).subtype === 'Phobia')
  return phobias.length < phobiaLimit(state, victim)
}

/** Events that act on every Investigator: Day and Night, Stars and Storms, and those that say so (M10.22, M10.25). */
function affectsAll(state: State, card: CardNo): boolean {
  const face = printed(state, card)
  return ['Day', 'Night', 'Star', 'Storm'].includes(face.subtype ?? '') || /^All Investigators/.test(face.target ?? '')
}

function isAffectedBy(state: State, seat: Seat, foldedTitle: string): boolean {
  return state.play.some(
    (entry) =>
      entry.area === 'event' &&
      ((entry.affects ?? entry.seat) === seat || affectsAll(state, entry.card)) &&
      foldTitle(title(state, entry.card)) === foldedTitle,
  )
}

/** It needs no particular Location but by its own text (M10.1). */
function checkEvent(state: State, seat: Seat, card: CardNo, found: Objections): void {
  if (affectsOpponent(state, card)) {
    if (victimsFor(state, seat, card).length === 0)
      object(found, 'M10.5', 'That player is already affected by an Event of this Title.', 'The other one must leave play first.')
    return
  }
  const own = foldTitle(title(state, card))
  if (staysInPlay(state, card) && isAffectedBy(state, seat, own) && !replacesItself(state, seat, card)) {
    object(found, 'M10.5', 'You are already affected by an Event of this Title.', 'The other one must leave play first.')
    if (enough(found)) return
  }
  const answers = printed(state, card).rules.filter(isAnswer)
  if (answers.length > 0 && !answers.some((rule) => answerable(state, seat, rule.window, { you: seat, source: card }).length > 0)) {
    return object(found, 'M19.5', 'Nothing of the kind was just played, cast or lost.', 'Wait until it is, and answer on your next Turn.')
  }
  const played = printed(state, card).rules.filter((rule) => rule.kind === 'on' && rule.on === 'played')
  const lasting = staysInPlay(state, card)
  if (lasting || played.length === 0) return
  const ctx: Ctx = { you: seat, source: card }
  const hits = played.some(
    (rule) =>
      rule.kind === 'on' &&
      canPay(state, rule.cost, ctx) &&
      (speaksOfOpponent(rule.if) || speaksOfOpponent(rule.do) || speaksOfOpponent(rule.target)
        ? opponents(state, seat).some((opponent) => isTarget(state, card, rule, { ...ctx, opponent }))
        : (rule.if === undefined || holds(state, rule.if, ctx)) && canAim(state, rule, ctx)),
  )
  if (!hits) object(found, 'M10.3', 'There is no legal target.', 'Wait until there is something for it to act on.')
}

/** M10.7: its own text removes the copy that is in effect. */
function replacesItself(state: State, seat: Seat, card: CardNo): boolean {
  const ctx: Ctx = { you: seat, source: card }
  return printed(state, card).rules.some(
    (rule) =>
      rule.kind === 'on' &&
      rule.on === 'played' &&
      rule.do.some(
        (op) =>
          'move' in op &&
          (op.to === 'bury' || op.to === 'discard') &&
          choosesAmong(state, op.move, ctx).some((each) => foldTitle(title(state, each)) === foldTitle(title(state, card))),
      ),
  )
}

// ---------------------------------------------------------------- Adventures

function checkAdventure(state: State, seat: Seat, card: CardNo, found: Objections): void {
  const own = foldTitle(title(state, card))
  if (state.play.some((entry) => entry.seat === seat && entry.area === 'adventure' && foldTitle(title(state, entry.card)) === own)) {
    object(found, 'M12.7', 'You have already completed this Adventure.', 'Nothing makes it legal again.')
    if (enough(found)) return
  }
  if (!isMet(state, seat, card)) object(found, 'M12.43', 'The recipe is not complete.', 'See what is missing in the requirement tracker.')
}

/** Whether some text lets an Ally that is no Cultist be played as a Monster (M11.32). */
function mayActAsMonster(state: State, card: CardNo): boolean {
  const lets = (rule: Rule) => rule.kind === 'permit' && 'playAs' in rule.permit && rule.permit.playAs === 'monster'
  return printed(state, card).rules.some(lets) || standing(state).permits.some(({ rule }) => lets(rule))
}

/**
 * All ways in which a card of the Hand could be played at all, by its Type. What is in
 * play already is not played again: a Cultist beside the Investigator stays there
 * (M7.31), and so does a Monster among the Allies (M11.35).
 */
export function waysOf(state: State, card: CardNo): readonly How[] {
  const face = printed(state, card)
  switch (face.type) {
    case 'Location':
      return ['arrive', 'walk']
    case 'Ally':
      return isCultist(state, card) || mayActAsMonster(state, card) ? ['ally', 'monster'] : ['ally']
    case 'Artifact':
    case 'Tome':
      return ['asset']
    case 'Spell':
      return ['spell']
    case 'Event':
      return face.travel === true ? ['travel'] : face.subtype === 'Threat' ? ['monster'] : ['event']
    case 'Monster':
      return face.goo === true ? ['goo'] : ['monster', 'ally']
    case 'Adventure':
      return ['adventure']
  }
}
