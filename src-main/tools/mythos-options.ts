/** Sits people down to Mythos at the command line: deck files and names of Investigators become the options of a match. */
import { basename } from 'node:path'
import { cardLanguage } from '../../db/language.ts'
import { limits } from '../../db/limits.ts'
import { decodeText } from '../../db/normalised.ts'
import { openShelf } from '../../db/shelf.ts'
import { ShelfError } from '../../db/shelf-error.ts'
import type { InvestigatorCard } from '../../grammar/card.ts'
import { foldTitle } from '../games/mythos/places.ts'
import type { Options, SeatOptions } from '../games/mythos/setup.ts'
import { broughtCards, readNamed } from './deck.ts'
import { Complaint } from './input.ts'
import type { Sitting } from './play.ts'

/** @throws Complaint a deck that cannot be played, or an Investigator nobody knows */
export function mythosOptions(sitting: Sitting): Options {
  const shelf = openShelf({ language: cardLanguage, cards: broughtCards(sitting.cards) })
  try {
    const files = sitting.decks.map((file) => {
      const name = basename(file)
      const { id, unresolved } = shelf.decks.import(decodeText(readNamed(file, limits.deckBytes), name), { name })
      const [lost] = unresolved
      if (lost !== undefined) throw new Complaint(`${name}, line ${lost.line}: "${lost.text}" is no known card.`)
      return id
    })
    // The decks that come with the app serve where no file is named.
    const ready = shelf.decks
      .list()
      .filter((deck) => deck.ready)
      .map((deck) => deck.id)
    const seats = Array.from({ length: sitting.players }, (_, seat): SeatOptions => {
      const id = files.length > 0 ? (files[seat] ?? files.at(-1)!) : ready[seat % ready.length]!
      const { cards, investigators } = shelf.decks.played(id)
      const wanted = sitting.investigators[seat]
      const known = investigators.map(({ card }) => card)
      const investigator = wanted === undefined ? known[0] : named(wanted, known)
      if (investigator === undefined) throw new Complaint(`The deck of seat ${seat + 1} has no Investigator; name one with --investigator.`)
      return {
        name: `Seat ${seat + 1}`,
        investigator,
        deck: cards.flatMap(({ card, copies }) => Array.from({ length: copies }, () => card)),
      }
    })
    return { seats, mode: 'campaign', target: sitting.to ?? 20, alternativeFirstCard: false }
  } catch (error) {
    if (!(error instanceof ShelfError)) throw error
    throw new Complaint([error.message, error.hint].filter(Boolean).join(' '), { cause: error })
  } finally {
    shelf.close()
  }
}

function named(wanted: string, known: readonly InvestigatorCard[]): InvestigatorCard {
  const found = known.find((card) => foldTitle(card.title) === foldTitle(wanted))
  if (found === undefined)
    throw new Complaint(`No Investigator of the deck is called "${wanted}"; it has ${known.map((card) => card.title).join(', ')}.`)
  return found
}
