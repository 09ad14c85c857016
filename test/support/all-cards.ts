/** All cards that come with the app, and random legal decks of them: for matches in which anything can meet anything. */
import { cardLanguage } from '../../db/language.ts'
import { openShelf } from '../../db/shelf.ts'
import type { CardType, InvestigatorCard, PrintedCard } from '../../grammar/card.ts'
import { below, pickOne, type Rng, shuffled } from '../../src-main/engine/random.ts'
import { foldTitle } from '../../src-main/games/mythos/places.ts'
import type { Options, SeatOptions } from '../../src-main/games/mythos/setup.ts'
import { copyOf } from './taken-out.ts'

let known: readonly (PrintedCard | InvestigatorCard)[] | undefined

function load(): readonly (PrintedCard | InvestigatorCard)[] {
  if (known !== undefined) return known
  const shelf = openShelf({ language: cardLanguage })
  try {
    known = shelf.cards
      .all()
      .flatMap(({ printed }) => (printed === undefined ? [] : (shelf.cards.printed(printed) ?? [])))
      .map(copyOf)
    return known
  } finally {
    shelf.close()
  }
}

/** Every playing card that may be in a deck. */
export const allCards = (): PrintedCard[] =>
  load().filter((card): card is PrintedCard => card.type !== 'Investigator' && (card.type !== 'Adventure' || card.recipe !== undefined))

export const allInvestigators = (): InvestigatorCard[] => load().filter((card): card is InvestigatorCard => card.type === 'Investigator')

/** The card of a Title in a set; of several versions the `nth`. Every call gives a new object. */
export function shipped(title: string, setCode = 'LTD', nth = 0): PrintedCard {
  const found = allCards().filter((card) => card.title === title && card.setCode === setCode)[nth]
  if (found === undefined) throw new Error(`${setCode} has no ${title} number ${nth}.`)
  return copyOf(found)
}

export function shippedInvestigator(title: string): InvestigatorCard {
  const found = allInvestigators().find((card) => card.title === title)
  if (found === undefined) throw new Error(`There is no Investigator ${title}.`)
  return copyOf(found)
}

/** How many cards of each Type make a deck that can be played at all; the rest of it is anything. */
const share: Readonly<Record<CardType, number>> = {
  Location: 16,
  Ally: 11,
  Monster: 9,
  Event: 10,
  Artifact: 5,
  Tome: 3,
  Spell: 5,
  Adventure: 3,
}

/** Whether another copy of a card may be in a deck (M3.4, M3.6). */
export const mayJoin = (deck: readonly PrintedCard[], card: PrintedCard): boolean =>
  !(card.unique && deck.some((each) => each.id === card.id)) &&
  deck.filter((each) => foldTitle(each.title) === foldTitle(card.title)).length < 4

/** A legal deck of random cards (M3.1, M3.4, M3.6, M3.9). */
export function randomDeck(rng: Rng): [PrintedCard[], Rng] {
  const deck: PrintedCard[] = []
  let luck = rng
  let order: PrintedCard[]
  ;[order, luck] = shuffled(luck, allCards())
  for (const type of Object.keys(share) as CardType[]) {
    const open = order.filter((card) => card.type === type)
    for (const card of open.slice(0, share[type])) {
      let copies: number
      ;[copies, luck] = below(luck, 2)
      for (let copy = 0; copy <= copies; copy++) if (mayJoin(deck, card)) deck.push(card)
    }
  }
  for (const card of order) {
    if (adventurePoints(deck) >= 20) break
    if (card.type === 'Adventure' && mayJoin(deck, card)) deck.push(card)
  }
  return [deck, luck]
}

/** Each Title once (M3.12). */
export const adventurePoints = (deck: readonly PrintedCard[]): number => {
  const adventures = new Map(deck.filter((card) => card.type === 'Adventure').map((card) => [card.title, card.points ?? 0]))
  return [...adventures.values()].reduce((sum, points) => sum + points, 0)
}

/** A table of so many seats, each with a random Investigator and deck. */
export function randomTable(players: number, rng: Rng): [Options, Rng] {
  let luck = rng
  const seats: SeatOptions[] = []
  for (let seat = 0; seat < players; seat++) {
    let investigator: InvestigatorCard
    let deck: PrintedCard[]
    ;[investigator, luck] = pickOne(luck, allInvestigators())
    ;[deck, luck] = randomDeck(luck)
    seats.push({ name: `Seat ${seat + 1}`, investigator, deck })
  }
  return [{ seats, mode: 'campaign', target: 20, alternativeFirstCard: false, spareInvestigators: allInvestigators() }, luck]
}
