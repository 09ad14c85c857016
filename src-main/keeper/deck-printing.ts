/** Joins a deck on the shelf to what is printed of it. */
import type { CardFacts, InvestigatorFacts } from '../../db/cards-file.ts'
import type { Shelf } from '../../db/shelf.ts'
import type { DeckPlan, DeckSheet, MadeFile } from '../contract/decks.ts'
import { type CardToPrint, type Printed, printedCards, printedList, printedRequirements } from './deck-print.ts'
import { faceOf } from './face.ts'
import type { Paper } from './pdf.ts'

export function deckPrinting({ cards }: Pick<Shelf, 'cards'>, open: (deck: number) => DeckSheet, planOf: (deck: number) => DeckPlan) {
  function toPrint({ rows }: DeckSheet): CardToPrint[] {
    return rows.flatMap(({ section, card, count }) => {
      const known = cards.find(card)
      if (section === 'maybe' || known === undefined) return []
      const facts = cards.facts(card) ?? { title: known.title, text: known.text }
      return [{ face: faceOf(card, known.type, facts as Partial<CardFacts> | Partial<InvestigatorFacts>), copies: count }]
    })
  }

  return {
    print({ deck, what, paper }: { readonly deck: number; readonly what: Printed; readonly paper: Paper }): Promise<MadeFile> {
      const sheet = open(deck)
      if (what === 'list') return printedList(sheet, paper)
      return what === 'requirements' ? printedRequirements(sheet, planOf(deck), paper) : printedCards(sheet.name, toPrint(sheet), paper)
    },
  }
}
