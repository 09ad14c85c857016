/**
 * How near a player's Adventures are, as somebody who plans would reckon it:
 * which card is meant for which requirement, and how far each of them still has
 * to come: from the Discard Pile, the Mythos Deck or the Hand into the story.
 *
 * Estimates for bots alone, on imagined positions. Cards are taken as printed;
 * what counts in truth, and when, is said by `evidence.ts` and the rules.
 */
import type { Rule } from '../../../grammar/ast.ts'
import type { FoundAt, PrintedCard, Requirement } from '../../../grammar/card.ts'
import type { Seat } from '../../engine/game.ts'
import { fitsAsPrinted, isMet } from './evidence.ts'
import { ownerOf, printed } from './places.ts'
import type { CardNo, Sheet, State } from './state.ts'

/** An Adventure of a deck, with the cards of that deck that may meet each requirement of its recipe, the hardest first. */
interface Wish {
  readonly card: CardNo
  readonly units: readonly (readonly CardNo[])[]
}

/** What does not change in a match. */
interface Deck {
  readonly wishes: readonly Wish[]
  /** For a Great Old One of the deck: the cards that may meet each of its requirements (M11.46). */
  readonly summons: ReadonlyMap<CardNo, readonly (readonly CardNo[])[]>
  /** Cards that some Adventure of the deck asks for, or a Great Old One that it asks for. */
  readonly asked: ReadonlySet<CardNo>
}

/** How far a card is from counting: nothing once it counts, about 1 for a card somewhere in the Mythos Deck. */
export type Distances = readonly number[]

/** An Adventure that is not completed, with the cards that are to meet its requirements. */
export interface Aim {
  readonly card: CardNo
  readonly distance: number
  readonly promise: number
  readonly used: readonly CardNo[]
  /** Requirements that no card of the deck can meet. */
  readonly hopeless: number
}

export interface Nearness {
  /** Of every card of the match from counting for its owner. */
  readonly distances: Distances
  /** Of the Adventures that are not completed, the most promising first. */
  readonly adventures: readonly Aim[]
  /** How much a card advances the Adventures, for cards that are to meet a requirement: 1 for the most promising Adventure. */
  readonly meant: ReadonlyMap<CardNo, number>
}

/** What a point of Sanity counts beside a point of an Adventure: both are points in the end, but Sanity comes and goes. */
export const sanityPoint = 0.8

/** On the way into the story. The figures are steps of about one card each, found by playing bots against one another. */
const steps = {
  /** A Location being walked to counts on arrival (M12.11); a card of the Threat when it is buried after Combat (M12.16, M14.81). */
  walkedTo: 0.12,
  inThreat: 0.12,
  /** In the Hand, by what is lacking to play it: nothing, a Location that is at hand, or one that is not. */
  playable: 0.32,
  nextPlace: 0.45,
  noPlace: 0.62,
  /** In a Mythos Deck that has only this card, and in one of some forty cards. */
  nextDraw: 0.75,
  deepDraw: 1.05,
  /** Besides, until the discards are shuffled in. */
  discarded: 0.2,
  /** Under somebody else's control, or set aside. */
  astray: 1.4,
} as const

/** How much of an Adventure's points is left in sight for every step between. */
const perStep = 0.84

/** All Adventures are told from one Story Deck, which the first to be completed clears (M16.14): the others count less. */
const ranks = [1, 0.6, 0.45, 0.35]

const decks = new WeakMap<Sheet, Map<Seat, Deck>>()

function deckOf(state: State, seat: Seat): Deck {
  const { sheet } = state
  let bySeat = decks.get(sheet)
  if (bySeat === undefined) {
    bySeat = new Map()
    decks.set(sheet, bySeat)
  }
  let deck = bySeat.get(seat)
  if (deck === undefined) {
    const cards = sheet.printed.flatMap((_, card) => (sheet.owner[card] === seat ? [card] : []))
    const wishes = cards.flatMap((card): Wish[] => {
      const { recipe } = printed(state, card)
      if (recipe === undefined) return []
      const units = recipe.slots.flatMap((slot) => {
        const fitting = cards.filter((each) => fitsAsPrinted(state, each, slot, seat))
        return Array.from({ length: slot.count }, () => fitting)
      })
      return [{ card, units: units.sort((a, b) => a.length - b.length) }]
    })
    const asked = new Set(wishes.flatMap(({ card, units }) => [card, ...units.flat()]))
    const summons = new Map<CardNo, readonly (readonly CardNo[])[]>()
    for (const card of asked) {
      const { requirements = [] } = printed(state, card)
      if (requirements.length === 0) continue
      const helping = requirements.map((each) => cards.filter((other) => meetsAsPrinted(printed(state, other), each)))
      summons.set(card, helping)
      for (const each of helping.flat()) asked.add(each)
    }
    deck = { wishes, summons, asked }
    bySeat.set(seat, deck)
  }
  return deck
}

/** Whether a card is an Adventure, or may meet a requirement of one in its player's deck. */
export const isAsked = (state: State, seat: Seat, card: CardNo): boolean => deckOf(state, seat).asked.has(card)

const reckoned = new WeakMap<State, Map<Seat, Nearness>>()

/** Reckoned once for a position. */
export function nearness(state: State, seat: Seat): Nearness {
  let bySeat = reckoned.get(state)
  if (bySeat === undefined) {
    bySeat = new Map()
    reckoned.set(state, bySeat)
  }
  let found = bySeat.get(seat)
  if (found === undefined) {
    found = reckon(state, seat)
    bySeat.set(seat, found)
  }
  return found
}

function reckon(state: State, seat: Seat): Nearness {
  const deck = deckOf(state, seat)
  const distances = distancesOf(state, seat)
  const done = new Set(
    state.play.flatMap((entry) => (entry.area === 'adventure' && entry.seat === seat ? [printed(state, entry.card).title] : [])),
  )
  const open: Aim[] = []
  for (const { card, units } of deck.wishes) {
    const { title, points = 0, sanity } = printed(state, card)
    if (done.has(title)) continue // M12.7
    const used: CardNo[] = []
    let hopeless = 0
    // What has still to be paid on the way is no gain.
    let earns = points + sanityPoint * (typeof sanity === 'number' ? sanity : 0)
    // The Adventure itself is to be drawn and played, too.
    let distance = distances[card]!
    for (const fitting of units) {
      let best: CardNo | undefined
      for (const each of fitting) if (!used.includes(each) && (best === undefined || distances[each]! < distances[best]!)) best = each
      distance += best === undefined ? 2 * steps.astray : distances[best]!
      if (best === undefined) {
        hopeless++
        continue
      }
      used.push(best)
      if (distances[best]! <= steps.inThreat) continue
      const { sanity: pentagram } = printed(state, best)
      if (typeof pentagram === 'number' && pentagram < 0) earns += sanityPoint * pentagram
      for (const helping of deck.summons.get(best) ?? []) {
        const help = nearest(helping, distances)
        if (help === undefined || distances[help] === 0) continue
        distance += 0.6 * distances[help]!
        used.push(help)
      }
    }
    // All seems there, but something else is lacking: how cards lie, the time of day.
    if (distance < 0.5 && !isMet(state, seat, card)) distance += 1
    open.push({ card, distance, promise: 0.94 * Math.max(1, earns) * perStep ** distance, used, hopeless })
  }
  open.sort((a, b) => b.promise - a.promise)
  // Of several copies the nearest one, since only one of a Title can be completed (M12.7).
  const titles = new Set(done)
  const aims = open.filter(({ card }) => {
    const { title } = printed(state, card)
    return !titles.has(title) && titles.add(title)
  })
  const meant = new Map<CardNo, number>()
  for (const [rank, { card, used }] of aims.entries()) {
    const share = ranks[rank] ?? 0.3
    for (const each of [card, ...used]) meant.set(each, Math.max(share, meant.get(each) ?? 0))
  }
  return { distances, adventures: aims, meant }
}

/** How many cards an Adventure still lacks once `card` counts for it: those that do not count yet, and those that no card can be. */
export function stillToCome(state: State, seat: Seat, { used, hopeless }: Aim, card: CardNo): number {
  const { distances } = nearness(state, seat)
  return hopeless + used.filter((each) => each !== card && distances[each]! > steps.inThreat).length
}

function nearest(cards: readonly CardNo[], distances: Distances): CardNo | undefined {
  let best: CardNo | undefined
  for (const each of cards) if (best === undefined || distances[each]! < distances[best]!) best = each
  return best
}

/** What a player may hope for from all Adventures together, in points. */
export function hope(state: State, seat: Seat): number {
  let sum = 0
  for (const [rank, { promise }] of nearness(state, seat).adventures.entries()) sum += (ranks[rank] ?? 0.3) * promise
  return sum
}

function distancesOf(state: State, seat: Seat): number[] {
  const { story, spot, hand, deck, discard } = state.players[seat]!
  const far = new Array<number>(state.sheet.printed.length).fill(steps.astray)
  for (const card of story) far[card] = 0
  for (const entry of state.play) {
    if (entry.seat === seat && ownerOf(state, entry.card) === seat) far[entry.card] = entry.area === 'threat' ? steps.inThreat : 0
  }
  const walking = spot?.crosswise === true
  if (walking) far[story[0]!] = steps.walkedTo
  const drawn = steps.nextDraw + (steps.deepDraw - steps.nextDraw) * Math.min(1, deck.length / 40)
  for (const card of deck) far[card] = drawn
  const found = steps.nextDraw + steps.discarded + (steps.deepDraw - steps.nextDraw) * Math.min(1, (deck.length + discard.length) / 40)
  for (const card of discard) far[card] = found
  const top = spot === null ? undefined : story[0]!
  for (const card of hand) {
    if (!needsPlace(printed(state, card))) far[card] = steps.playable
    else if (top !== undefined && !walking && welcomes(state, top, card) && !(spot!.gateUsed && needsGate(printed(state, card))))
      far[card] = steps.playable
    else if (walking && welcomes(state, top!, card)) far[card] = steps.nextPlace
    else far[card] = hand.some((each) => welcomes(state, each, card)) ? steps.nextPlace : steps.noPlace
  }
  return far
}

const needsGate = ({ type }: PrintedCard) => type === 'Monster'

/** Whether it takes a certain Location to play a card (M6.1, M7.1, M8.1, M9.1, M11.3); Locations and Events mostly need none. */
function needsPlace({ type, rules }: PrintedCard): boolean {
  return (
    type === 'Ally' || type === 'Tome' || type === 'Artifact' || type === 'Monster' || rules.some((rule) => placeNeeded(rule) !== undefined)
  )
}

/** The attributes of a Location that a card's text asks one to be at. */
function placeNeeded(rule: Rule): readonly string[] | undefined {
  return rule.kind === 'require' && 'at' in rule.needs && 'attr' in rule.needs.at ? rule.needs.at.attr : undefined
}

/** Whether a card, as printed, is one that a Great Old One asks for. */
function meetsAsPrinted(face: PrintedCard, wanted: Requirement): boolean {
  const { type, title, subtype, gate, attributes = [], publicAttributes = [] } = wanted
  return (
    (type === undefined || face.type === type) &&
    (title === undefined || face.title === title) &&
    (subtype === undefined || face.subtype === subtype) &&
    (gate === undefined || (face.gate === true) === gate) &&
    attributes.every((each) => face.attributes?.includes(each) === true) &&
    publicAttributes.every((each) => face.publicAttributes?.includes(each) === true)
  )
}

const welcoming = new WeakMap<PrintedCard, Map<PrintedCard, boolean>>()

/** Whether a Location, as printed, is a place where a card can be played. */
export function welcomes(state: State, location: CardNo, card: CardNo): boolean {
  const place = printed(state, location)
  if (place.type !== 'Location') return false
  let known = welcoming.get(place)
  if (known === undefined) {
    known = new Map()
    welcoming.set(place, known)
  }
  const face = printed(state, card)
  let answer = known.get(face)
  if (answer === undefined) {
    answer = suits(place, face)
    known.set(face, answer)
  }
  return answer
}

function suits(place: PrintedCard, { type, foundAt, rules, requirements = [] }: PrintedCard): boolean {
  const has = (attribute: string) => place.attributes?.includes(attribute) === true
  if (!rules.every((rule) => placeNeeded(rule)?.some(has) !== false)) return false
  if (!requirements.every((each) => each.type !== 'Location' || meetsAsPrinted(place, each))) return false
  switch (type) {
    case 'Monster':
      return place.gate === true
    case 'Tome':
    case 'Artifact':
      return place.attributes?.includes(type) === true
    case 'Ally':
      return isPlace(place, foundAt)
    default:
      return rules.some((rule) => placeNeeded(rule) !== undefined)
  }
}

function isPlace(place: PrintedCard, wanted: FoundAt | undefined): boolean {
  if (wanted === undefined) return true
  if (wanted.anyOf !== undefined) return wanted.anyOf.some((each) => isPlace(place, each))
  return (
    (wanted.region === undefined || place.region === wanted.region) &&
    (wanted.subregion === undefined || place.subregion === wanted.subregion) &&
    (wanted.dimension === undefined || place.dimension === wanted.dimension) &&
    (wanted.gate === undefined || (place.gate === true) === wanted.gate) &&
    (wanted.attributes ?? []).every((each) => place.attributes?.includes(each) === true) &&
    (wanted.publicAttributes ?? []).every((each) => place.publicAttributes?.includes(each) === true)
  )
}
