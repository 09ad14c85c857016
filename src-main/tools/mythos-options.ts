/** Sits people down to Mythos at the command line: deck files and names of Investigators become the options of a match. */
import { basename } from 'node:path'
import { cardLanguage } from '../../db/language.ts'
import { limits } from '../../db/limits.ts'
import { decodeText } from '../../db/normalised.ts'
import { openShelf, type Shelf } from '../../db/shelf.ts'
import type { InvestigatorCard } from '../../grammar/card.ts'
import { lawOf, type Match, worded } from '../games/mythos/deck-law.ts'
import { foldTitle } from '../games/mythos/places.ts'
import type { Options, SeatOptions } from '../games/mythos/setup.ts'
import type { SameEducation } from '../games/mythos/state.ts'
import { broughtCards } from './deck.ts'
import { Complaint, complaining, readNamed } from './input.ts'
import type { Sitting } from './play.ts'

/** @throws Complaint a deck that cannot be played, or an Investigator nobody knows */
export function mythosOptions(sitting: Sitting): Options {
  noneLeftOver(sitting)
  const cards = broughtCards(sitting.cards)
  return complaining(() => satDown(sitting, openShelf({ language: cardLanguage, cards })))
}

function satDown(sitting: Sitting, shelf: Shelf): Options {
  const { players, decks, investigators: wanted, to = 20, house = [], basic = false, alternativeFirstCard = false, seatLimit } = sitting
  const mode = basic ? 'basic' : 'campaign'
  const sameEducation = educationOf(sitting)
  try {
    const files = decks.map((file) => {
      const name = basename(file)
      const { id, unresolved } = shelf.decks.import(decodeText(readNamed(file, limits.deckBytes), name), { name })
      const [lost] = unresolved
      if (lost !== undefined) throw new Complaint(`${name}, line ${lost.line}: "${lost.text}" is no known card.`)
      if (!sitting.anyDeck) judge(shelf, id, name, { mode, houseRules: house })
      return id
    })
    // The decks that come with the app serve where no file is named.
    const ready = shelf.decks
      .list()
      .filter((deck) => deck.ready)
      .map((deck) => deck.id)
    const spare = new Map<string, InvestigatorCard>()
    const seats = Array.from({ length: players }, (_, seat): SeatOptions => {
      const id = files.length > 0 ? (files[seat] ?? files.at(-1)!) : ready[seat % ready.length]!
      const { cards, investigators } = shelf.decks.played(id)
      const known = investigators.map(({ card }) => card)
      for (const card of known) spare.set(card.id, card)
      const title = wanted[seat]
      const investigator = title === undefined ? known[0] : named(title, known)
      if (investigator === undefined) throw new Complaint(`The deck of seat ${seat + 1} has no Investigator; name one with --investigator.`)
      return {
        name: `Seat ${seat + 1}`,
        investigator,
        deck: cards.flatMap(({ card, copies }) => Array.from({ length: copies }, () => card)),
      }
    })
    return {
      seats,
      mode,
      target: to,
      alternativeFirstCard,
      spareInvestigators: [...spare.values()],
      ...(house.length > 0 && { houseRules: house }),
      ...(sameEducation !== undefined && { sameEducation }),
      ...(seatLimit !== undefined && { seatLimit }),
    }
  } finally {
    shelf.close()
  }
}

/** Refuses a deck with all that is wrong with it for such a match. */
function judge(shelf: Shelf, id: number, name: string, match: Match): void {
  const faults = shelf.decks.faults(id, shelf.styles.law(lawOf(match))).map((fault) => worded(fault, match.houseRules))
  if (faults.length === 0) return
  const said = faults.map(({ rule, message }) => `${message} (${rule})`).join(' ')
  throw new Complaint(`${name} may not be played: ${said} Say --any-deck to play it all the same, or agree on a house rule with --house.`)
}

function educationOf({ sameEducation: said }: Sitting): SameEducation | undefined {
  const found = (['once', 'each Round', 'seats'] as const).find((each) => each === said)
  if (said !== undefined && found === undefined) throw new Complaint('--same-education is one of: once, "each Round", seats.')
  return found
}

/** One a seat; the last deck serves the seats that have none, but none may be left over. */
function noneLeftOver({ players, decks, investigators }: Sitting): void {
  for (const [option, given] of [
    ['deck', decks.length],
    ['investigator', investigators.length],
  ] as const) {
    if (given > players) throw new Complaint(`There are ${players} seats, and ${given} times --${option}.`)
  }
}

function named(wanted: string, known: readonly InvestigatorCard[]): InvestigatorCard {
  const found = known.find((card) => foldTitle(card.title) === foldTitle(wanted))
  if (found === undefined)
    throw new Complaint(`No Investigator of the deck is called "${wanted}"; it has ${known.map((card) => card.title).join(', ')}.`)
  return found
}
