/** Creature cards, event cards and shadows of Witch of Salem: how they are turned up, and what their texts do. */
import type { Seat } from '../../engine/game.ts'
import { shuffled } from '../../engine/random.ts'
import {
  ask,
  beat,
  type Course,
  change,
  changeSpot,
  discard,
  draw,
  gainSanity,
  loseSanity,
  moveNecron,
  receive,
  refill,
  reveal,
  shuffleTiles,
} from './course.ts'
import {
  countOf,
  creatureOf,
  greatOldOneOf,
  group,
  hasRoom,
  inForce,
  kindsOf,
  nextPicture,
  placeName,
  places,
  uncovered,
  valuesOf,
} from './standing.ts'
import { type PlaceNo, type Question, type Task, university } from './state.ts'
import { type Effect, type Item, isMinor } from './values.ts'

export const necronCard = 'necron'
export const cravenCard = 'robert-craven'

/** Cards of step A: fixed by the number of players at the start, whoever is out by now [WS-13, WS-E42]. */
export function creatureCards(players: number, round: number): number {
  if (players === 2) return 1
  return players === 4 ? 2 : round % 2 === 0 ? 2 : 1
}

/** From the deck, which cannot run out: the Necron card is in it, or everything is [WS-E5]. */
export function turnUpCreature(course: Course): void {
  const [card, ...deck] = course.creatureDeck
  if (card === undefined) throw new Error('The creature deck of Witch of Salem is empty.')
  course.creatureDeck = deck
  if (card === necronCard) return necronMoves(course)
  if (card === cravenCard) return callHome(course)
  // A creature that was beaten lies in the discard, so it comes back like a new one [WS-E4].
  course.events.push({ was: 'turned up', card: creatureOf(course, card).name })
  const { name, effect } = creatureOf(course, card)
  const isOnBoard = course.board.some(({ creature }) => creature === card)
  const place = isOnBoard ? undefined : firstEmpty(course)
  if (place !== undefined) {
    changeSpot(course, place, { creature: card })
    course.events.push({ was: 'laid', creature: name, place: placeName(course, place) })
    // Laying alone counts, no discarded card and no activation [WS-E48].
    return moveByText(course, 'laid')
  }
  // The twin stays where it is [WS-20], and a full board does not matter to it [WS-E3].
  course.creatureDiscard = [...course.creatureDiscard, card]
  if (!isOnBoard) {
    // All six places hold others [WS-18].
    course.events.push({ was: 'not laid', creature: name })
    return
  }
  course.events.push({ was: 'activated', creature: name })
  // Before the creature's own effect [WS-E47].
  moveByText(course, 'activated')
  perform(course, effect, name)
}

/** Clockwise from the Witch, whose own place comes last; never the university [WS-15 to WS-17, WS-E1, WS-E2]. A place holds one. */
function firstEmpty({ board, witch }: Course): PlaceNo | undefined {
  const order = board.map((_, step) => (witch + 1 + step) % board.length)
  return order.find((place) => place !== university && board[place]!.creature === null)
}

function moveByText(course: Course, when: 'laid' | 'activated' | 'round ends'): void {
  for (const { name, text } of inForce(course)) if ('when' in text && text.when === when) moveNecron(course, text.moves, name)
}

/** 1 for each creature, 2 more for a shadow [WS-33]; then everything is shuffled back, Robert Craven too [WS-34, WS-E6]. */
function necronMoves(course: Course): void {
  course.events.push({ was: 'turned up', card: 'Necron' })
  const creatures = course.board.filter(({ creature }) => creature !== null).length
  moveNecron(course, creatures + (course.shadow === null ? 0 : 2), 'Necron')
  if (course.over !== null) return
  ;[course.creatureDeck, course.rng] = shuffled(course.rng, [...course.creatureDeck, ...course.creatureDiscard, necronCard].toSorted())
  course.creatureDiscard = []
  course.events.push({ was: 'reshuffled', what: 'creatures' })
}

/**
 * The Witch and all figures to the university, but for the one who bans; no die is rolled for a shadow there
 * [WS-35, WS-36, WS-76, WS-E16]. Another card takes his place, before anything else is turned up [WS-37, WS-E7].
 */
function callHome(course: Course): void {
  course.events.push({ was: 'turned up', card: 'Robert Craven' }, { was: 'called home' })
  course.witch = university
  for (const seat of group(course)) change(course, seat, { at: university, played: [] })
  course.creatureDiscard = [...course.creatureDiscard, cravenCard]
  course.agenda.unshift({ task: 'turn up a creature' })
}

/** The Witch moves first, then the text is carried out [WS-69]; as a price, too [WS-E17]. */
export function turnUpEvent(course: Course): void {
  const { events } = valuesOf(course)
  if (course.eventDeck.length === 0) {
    // All twelve, four of which are put aside again [WS-70].
    const [all, next] = shuffled(
      course.rng,
      events.map(({ id }) => id),
    )
    course.rng = next
    course.eventDeck = all.slice(putAside)
    course.eventDiscard = []
    course.events.push({ was: 'reshuffled', what: 'events' })
  }
  const [id, ...deck] = course.eventDeck
  const { name, witch, effect } = events.find((each) => each.id === id)!
  course.eventDeck = deck
  course.eventDiscard = [...course.eventDiscard, id!]
  course.witch = (course.witch + witch) % course.board.length
  course.events.push({ was: 'event', name, witch: placeName(course, course.witch) })
  perform(course, effect, name)
}

/** Event cards that are not played with, unseen [WS-4]. */
export const putAside = 4

/** After the event, though the text came into force by it [WS-E49]. */
export const endRound = (course: Course): void => moveByText(course, 'round ends')

/**
 * A text by what it does, whosever it is: so Undead [WS-21], those who want items [WS-22, WS-23, WS-24, WS-25], those who cost
 * sanity [WS-26], Ghost [WS-27], Nightgaunt and Mi-Go [WS-28], and all events. `of` is its name, for the log.
 */
function perform(course: Course, effect: Effect, of: string): void {
  if (course.over !== null) return
  switch (effect.do) {
    case 'move Necron':
      return moveNecron(course, effect.by, of)
    case 'move Necron to his picture':
      return moveNecron(course, nextPicture(course) - course.necron, of)
    case 'give up':
      course.agenda.unshift({ task: 'give up', item: effect.item, left: effect.count, arrow: effect.arrow })
      return
    case 'everybody loses sanity':
      for (const seat of group(course)) loseSanity(course, seat, effect.count, of)
      return
    case 'somebody loses sanity':
      // One who is in the game and not banning [WS-E13].
      return askGroup(course, { ask: 'who loses sanity', count: effect.count })
    case 'everybody gains sanity':
      for (const seat of group(course)) gainSanity(course, seat, effect.count, of)
      return
    case 'shuffle the tiles':
      return shuffleTiles(course)
    case 'clear the first items':
      return clearFirst(course)
    case 'bring a shadow':
      return bringShadow(course)
    case 'turn up a creature card':
      course.agenda.unshift({ task: 'turn up a creature' })
      return
    case 'draw an item':
      return askGroup(course, { ask: 'who draws' })
    case 'beat at the Witch':
      return beatAtWitch(course, of)
    case 'exchange freely':
      course.agenda.unshift({ task: 'exchange' })
      return
    case 'reveal a Great Old One':
      if (!reveal(course)) course.events.push({ was: 'no effect', what: of })
      return
    case 'look at a tile':
      // One under an artifact cannot be looked at, and who bans is not reached [WS-E36, WS-E55].
      if (uncovered(course).length === 0) course.events.push({ was: 'no effect', what: of })
      else askGroup(course, { ask: 'who looks' })
      return
  }
}

/** No effect at an empty place [WS-E51]. */
function beatAtWitch(course: Course, of: string): void {
  const isThere = course.witch === university ? course.shadow !== null : course.board[course.witch]!.creature !== null
  if (isThere) beat(course, course.witch, null)
  else course.events.push({ was: 'no effect', what: of })
}

/** All six places first, then those that became empty are filled again [WS-28, WS-E15]. */
function clearFirst(course: Course): void {
  const cleared: Item[] = []
  for (const place of places) {
    const { items } = course.board[place]!
    const at = items.findIndex((each) => each !== null)
    if (at < 0) continue
    cleared.push(items[at]!)
    changeSpot(course, place, { items: items.with(at, null) })
  }
  course.itemDiscard = [...course.itemDiscard, ...cleared]
  for (const place of places) refill(course, place)
}

/** The card of the lowest edge that has one, and it counts as revealed; a shadow that was there leaves the game [WS-64, WS-65, WS-67]. */
function bringShadow(course: Course): void {
  const edge = course.edges.findIndex((each) => each !== null)
  if (edge < 0) {
    // The old one stays [WS-66].
    course.events.push({ was: 'no effect', what: 'Shadow' })
    return
  }
  const instead = course.shadow
  if (instead !== null) course.gone = [...course.gone, instead]
  course.shadow = course.edges[edge]!
  course.edges = course.edges.with(edge, null)
  course.revealed = Math.max(course.revealed, edge + 1)
  course.events.push({
    was: 'shadow came',
    whom: greatOldOneOf(course, course.shadow).name,
    instead: instead === null ? null : greatOldOneOf(course, instead).name,
  })
}

/** A question to the group; where one player alone can be meant, it need not be asked. */
function askGroup(course: Course, question: Extract<Question, { readonly ask: `who ${string}` }>): void {
  const members = group(course)
  if (question.ask !== 'who takes it' && members.length === 1) return named(course, question, members[0]!)
  ask(course, question)
}

/** The group has named one of its own. */
export function named(course: Course, question: Question, seat: Seat): void {
  switch (question.ask) {
    case 'who loses sanity':
      return loseSanity(course, seat, question.count, 'named by the group')
    case 'who draws':
      return drawFor(course, seat)
    case 'who looks':
      return ask(course, { ask: 'which tile', seat })
    case 'who takes it':
      return deal(course, question.items, question.dealt, seat)
    default:
      throw new Error(`Nobody is to be named by "${question.ask}".`)
  }
}

/** The item is drawn; who has no room for it drops one of the same class, or the drawn one [WS-E52]. */
function drawFor(course: Course, seat: Seat): void {
  const item = draw(course)
  if (item === undefined) {
    course.events.push({ was: 'no effect', what: 'The bag' })
    return
  }
  course.events.push({ was: 'drawn', seat, item })
  if (hasRoom(course.players[seat]!, item)) receive(course, seat, item)
  else ask(course, { ask: 'what to keep', seat, item })
}

/**
 * The group decides who gives what, piece by piece [WS-29]; as soon as there is no more than is wanted all of it goes, and
 * for what is missing the arrow moves Necron: it cannot be chosen [WS-30, WS-31, WS-E10].
 */
export function giveUp(course: Course, { item, left, arrow }: Extract<Task, { readonly task: 'give up' }>): void {
  if (left === 0) return
  const members = group(course)
  const held = members.reduce((sum, seat) => sum + countOf(course.players[seat]!, item), 0)
  if (held > left) {
    course.agenda.unshift({ task: 'give up', item, left: left - 1, arrow })
    return ask(course, { ask: 'what to give up', item, left })
  }
  for (const seat of members) {
    for (const each of kindsOf(course.players[seat]!)) {
      for (let no = countOf(course.players[seat]!, each); no > 0 && isWanted(each, item); no--) discard(course, seat, each)
    }
  }
  if (held < left && arrow) moveNecron(course, nextPicture(course) - course.necron, 'the red arrow')
}

export function isWanted(item: Item, wanted: 'minor' | 'artifact' | Item): boolean {
  if (wanted === 'minor') return isMinor(item)
  return wanted === 'artifact' ? !isMinor(item) : item === wanted
}

/** Not while trading is forbidden [WS-E46], and not with nobody or nothing. */
export function offerExchange(course: Course): void {
  const members = group(course)
  const any = members.some((seat) => course.players[seat]!.items.length > 0)
  if (members.length < 2 || !any || isTradingForbidden(course)) course.events.push({ was: 'no effect', what: 'Exchange' })
  else ask(course, { ask: 'whether to exchange' })
}

export const isTradingForbidden = (course: Course): boolean => inForce(course).some(({ text }) => 'trading' in text)

/** All minor items of the group are laid together and given out one by one. Artifacts stay where they are [WS-46]. */
export function beginExchange(course: Course): void {
  const items = group(course).flatMap((seat) => course.players[seat]!.items)
  giveOut(
    course,
    items,
    course.players.map(() => []),
  )
}

type Dealt = Extract<Question, { readonly ask: 'who takes it' }>['dealt']

function deal(
  course: Course,
  [item, ...rest]: Extract<Question, { readonly ask: 'who takes it' }>['items'],
  dealt: Dealt,
  seat: Seat,
): void {
  giveOut(course, rest, dealt.with(seat, [...dealt[seat]!, item!]))
}

function giveOut(course: Course, items: Extract<Question, { readonly ask: 'who takes it' }>['items'], dealt: Dealt): void {
  const [item] = items
  if (item !== undefined) {
    const takers = group(course).filter((seat) => dealt[seat]!.length < 3)
    if (takers.length === 1) return deal(course, items, dealt, takers[0]!)
    return ask(course, { ask: 'who takes it', items, dealt })
  }
  for (const seat of group(course)) {
    change(course, seat, { items: [] })
    for (const each of dealt[seat]!) receive(course, seat, each)
  }
  course.events.push({ was: 'exchanged', hands: course.players.map(({ items: own }) => own) })
}
