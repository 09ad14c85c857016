/** The cards of invented.cards, as the app takes in a card file: their texts read by the grammar, with the words of all cards. */
import { readFileSync } from 'node:fs'
import { readCards } from '../../../db/cards-file.ts'
import { cardLanguage } from '../../../db/language.ts'
import { openShelf } from '../../../db/shelf.ts'
import type { PrintedCard } from '../../../grammar/card.ts'

const source = readFileSync(new URL('./invented.cards', import.meta.url), 'utf8')

let known: readonly PrintedCard[] | undefined

/** What is wrong with the file itself, and with each text that could not be read. */
export function faultsOfInvented(): string[] {
  const { faults } = readCards(source, 'invented.cards')
  return faults.map(({ at, message }) => `${at}: ${message}`)
}

export function inventedCards(): readonly PrintedCard[] {
  if (known !== undefined) return known
  const { cards } = readCards(source, 'invented.cards')
  const shelf = openShelf({ language: cardLanguage, cards })
  try {
    known = shelf.cards
      .all()
      .filter(({ id }) => id.startsWith('inv-'))
      .map((card) => {
        const printed = card.printed === undefined ? undefined : shelf.cards.printed(card.printed)
        if (printed === undefined || printed.type === 'Investigator') throw new Error(`${card.id} was not read: ${JSON.stringify(card)}`)
        return printed
      })
    return known
  } finally {
    shelf.close()
  }
}

/** The invented card whose Title ends so. Every call gives a new object. */
export function invented(title: string): PrintedCard {
  const found = inventedCards().find((card) => card.title.endsWith(title))
  if (found === undefined) throw new Error(`Nobody invented ${title}.`)
  return { ...found }
}
