/**
 * What a play requires, checked one rule at a time, so that a refused play can give all its reasons (M section 5) and a legal
 * one costs no more than the checks it passes. Each kind of card has a chapter of its own in `requirements/`.
 */
import type { Rule, Waiver } from '../../../grammar/ast.ts'
import type { FoundAt } from '../../../grammar/card.ts'
import type { Seat } from '../../engine/game.ts'
import { bannedBy, playBannedBy } from './bans.ts'
import { canPayTolls } from './costs.ts'
import { isMet } from './evidence.ts'
import { dimensionNow, foldTitle, printed, title } from './places.ts'
import { enough, nameOf, type Objections, object, type Refusal, remedyAgainst } from './reasons.ts'
import { actsAs, checkAlly, isCultist } from './requirements/allies.ts'
import { checkAsset } from './requirements/assets.ts'
import { checkEvent, isPass } from './requirements/events.ts'
import { checkGoo, checkMonster, usesGate } from './requirements/gates.ts'
import { costOf, insteadOfPaying } from './requirements/price.ts'
import { explainSpell, spellHolders } from './requirements/spells.ts'
import { cardsSpared, isWaived, none } from './requirements/waivers.ts'
import { standing } from './standing.ts'
import type { CardNo, State } from './state.ts'
import type { How, Nested, Play } from './tasks.ts'
import { refusesTravel, unmetRequirement, wayByRoute, wayOnFoot } from './travel.ts'

/** Whether a play is legal for itself, without those that might Join it. */
export function isLegal(state: State, seat: Seat, play: Play, nested: Nested = none): boolean {
  // Few texts make Allies of Monsters; without one there is nothing more to look at (M11.27).
  const isLet = nested.as === 'ally' || actsAs(state, seat, play.card, 'ally') !== undefined
  if (play.how === 'ally' && printed(state, play.card).type === 'Monster' && !isLet) return false
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
  const byGate = usesGate(state, seat, play) && !isWaived(state, seat, card, nested, 'gate')
  const banned = playBannedBy(state, seat, play, isWaived(state, seat, card, nested, 'storm'), byGate)
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
    const waived = (what: Waiver): boolean => isWaived(state, seat, card, nested, what)
    const ofPlace = printed(state, card).type === 'Event' ? { attribute: waived('attribute'), place: waived('place') } : {}
    const freed = { ...ofPlace, cards: cardsSpared(state, seat, card, nested) }
    const unmet = waived('named') ? undefined : unmetRequirement(state, seat, card, found.first, freed)
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
      if (!spellHolders(state, seat, card).some((each) => nested.into === undefined || each === nested.into))
        explainSpell(state, seat, card, found)
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
  const isDue = canPayTolls(state, seat, card) && !(how === 'walk' && !canPayTolls(state, seat, 'walk', card))
  if (!isDue || (noPass === undefined && isPass(state, card) && !canPayTolls(state, seat, 'pass', card))) {
    object(found, 'M2.23', 'You do not have what is to be given for it.', 'Get such cards, or Sanity.')
    if (enough(found)) return
  }
  const cost = isWaived(state, seat, card, nested, 'cost') ? 0 : costOf(state, seat, play)
  if (cost > state.players[seat]!.sanity && insteadOfPaying(state, seat, card) === undefined)
    object(found, 'M2.21', `You cannot afford the Sanity cost of ${cost}.`, 'Gain Sanity first.')
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

function checkLocation(state: State, seat: Seat, play: Play, nested: Nested, found: Objections): void {
  const freed = { cards: cardsSpared(state, seat, play.card, nested) }
  const unmet = isWaived(state, seat, play.card, nested, 'named') ? undefined : unmetRequirement(state, seat, play.card, found.first, freed)
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
