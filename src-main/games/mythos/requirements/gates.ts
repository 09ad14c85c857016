/**
 * What needs a Gate, and what it takes to use one: Monsters, Cultists and Threat Events (M11.1 to M11.12), Great Old Ones
 * (M11.46 to M11.51).
 */
import type { Requirement } from '../../../../grammar/card.ts'
import type { Seat } from '../../../engine/game.ts'
import { gateBan } from '../bans.ts'
import { canPayTolls, gateFee } from '../costs.ts'
import { currentLocation, foldTitle, isWalking, printed, topCard } from '../places.ts'
import { enough, type Objections, object, remedyAgainst } from '../reasons.ts'
import { countsAs, holds, matches } from '../select.ts'
import { givenForGoo } from '../stand-ins.ts'
import { attributesOf, hasGate, publicsOf, subtypesOf } from '../standing.ts'
import type { CardNo, State } from '../state.ts'
import type { Nested, Play } from '../tasks.ts'
import { actsAs, isCultist, isFoundHere, playAsPermit, sayFoundAt } from './allies.ts'
import { isWaived, needsNoGate } from './waivers.ts'

/** Whether a play uses the Gate (M11.5, M11.6): a Monster, a Cultist as one, a Threat Event (M10.18), a Great Old One (M11.50); not what needs none. */
export const usesGate = (state: State, seat: Seat, play: Play): boolean =>
  asksForGate(state, seat, play) && !needsNoGate(state, seat, play.card)

function asksForGate(state: State, seat: Seat, play: Play): boolean {
  const { type } = printed(state, play.card)
  if (play.how === 'goo') return true
  // M11.32: an Ally that a text lets go to the Threat needs no Gate, unless that text asks for one.
  if (play.how === 'monster')
    return type !== 'Ally' || isCultist(state, play.card) || actsAs(state, seat, play.card, 'monster')?.cost?.includes('gate') === true
  if (play.how === 'ally' && type === 'Monster') {
    const permit = actsAs(state, seat, play.card, 'ally')
    if (permit?.noGate === true) return false
    if (permit?.gateIfAny !== true) return permit?.cost?.includes('gate') ?? true
    const here = currentLocation(state, seat)
    return here !== undefined && hasGate(state, here)
  }
  return false
}

export function checkGate(state: State, seat: Seat, card: CardNo, nested: Nested, found: Objections): void {
  if (isWaived(state, seat, card, nested, 'gate')) return
  const here = currentLocation(state, seat)
  if (here === undefined) {
    if (topCard(state, seat) === undefined)
      return object(found, 'M4.13', 'You have not played a Location yet.', 'Play a Location with a Gate.')
    return object(found, 'M6.33', 'You are walking: this needs the Gate of a Location.', 'Arrive first.')
  }
  if (!hasGate(state, here)) return object(found, 'M11.1', 'There is no Gate here.', 'Go to a Location with a Gate.')
  const shut = gateBan(state, seat, here)
  if (shut !== undefined) return object(found, 'M10.26', 'A card in play forbids using Gates.', remedyAgainst(state, shut))
  if (gateFee(state, seat, card) === undefined && !isWaived(state, seat, card, nested, 'gateUsed'))
    object(found, 'M11.3', 'You have already used this Gate.', 'Go to another Location with a Gate.')
  else if (!canPayTolls(state, seat, 'gate', card))
    object(found, 'M2.23', 'You do not have the cards that are to be given for using a Gate.', 'Get such cards.')
}

export function checkMonster(state: State, seat: Seat, play: Play, nested: Nested, found: Objections): void {
  const face = printed(state, play.card)
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
  if (face.type === 'Ally' && isBarredAsMonster(state, seat, play.card))
    object(found, 'M7.26', 'Its text lets it be a Monster in other places alone.', 'Go to such a place.')
  if (enough(found)) return
  if (usesGate(state, seat, play)) checkGate(state, seat, play.card, nested, found)
  if (enough(found)) return
  // M6.33: also one that needs no Gate; what an effect plays is another matter (M19.9).
  if (face.type === 'Monster' && isWalking(state, seat) && !nested.waive.includes('gate') && found.list.length === 0)
    return object(found, 'M6.33', 'You are walking: a Monster is played at a Current Location.', 'Arrive first.')
  // M7.26: a Cultist goes to the Threat where it could be played as an Ally.
  const isFoundAnywhere = isWaived(state, seat, play.card, nested, 'place') || isWaived(state, seat, play.card, nested, 'region')
  if (face.type === 'Ally' && !isFoundAnywhere && !isFoundHere(state, seat, face.foundAt)) {
    object(found, 'M7.26', 'As a Monster it is played where it could be played as an Ally.', `Found at: ${sayFoundAt(face.foundAt)}.`)
  }
}

/** Whether a card's own text names the places where alone it is a Monster, and this is none of them. */
function isBarredAsMonster(state: State, seat: Seat, card: CardNo): boolean {
  const here = currentLocation(state, seat)
  const ctx = { you: seat, source: card }
  return printed(state, card).rules.some((rule) => {
    if (rule.kind !== 'permit' || !('playAs' in rule.permit) || rule.permit.only !== true) return false
    const { at } = rule.permit
    const isThere = at === undefined || (here !== undefined && matches(state, here, at, ctx))
    return !isThere || (rule.if !== undefined && !holds(state, rule.if, ctx))
  })
}

/** Others' do not matter (M18.9). */
export function checkGoo(state: State, seat: Seat, card: CardNo, nested: Nested, found: Objections): void {
  if (state.play.some((entry) => entry.seat === seat && entry.area === 'goo'))
    object(found, 'M11.51', 'You already have a Great Old One or Outer God.', 'Wait until that one has left.')
  if (enough(found)) return
  checkGate(state, seat, card, nested, found)
  if (enough(found)) return
  // Each card that can be any one of them stands for one (M12.45).
  if (givenForNeeded(state, seat, card, nested) === undefined) {
    const missing = missingFor(state, seat, card)
    object(
      found,
      'M11.46',
      `Its requirements are not met by your own active cards: ${missing.map((each) => each.phrase).join(', ')}.`,
      'Bring them into play.',
    )
  }
}

/**
 * Which cards a player gives for what a Great Old One needs, as few as can be; nothing where it is not met. What is waived of it (M19.8) is what he
 * would have to give the most for.
 */
export function givenForNeeded(state: State, seat: Seat, card: CardNo, nested: Nested): readonly CardNo[] | undefined {
  const missing = missingFor(state, seat, card)
  if (missing.length === 0 || isWaived(state, seat, card, nested, 'needed')) return []
  const ways = isWaived(state, seat, card, nested, 'oneNeeded') ? missing.map((_, no) => missing.toSpliced(no, 1)) : [missing]
  const given = ways.flatMap((each) => {
    const cards = givenForGoo(state, seat, card, each)
    return cards === undefined ? [] : [cards]
  })
  return given.toSorted((a, b) => a.length - b.length)[0]
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

export function answers(state: State, card: CardNo, wanted: Requirement): boolean {
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
