/** The cards of the Standard Game as the app has them: read from their files by the grammar, as a match takes them. */
import { cardLanguage } from '../../db/language.ts'
import { openShelf } from '../../db/shelf.ts'
import type { InvestigatorCard, PrintedCard } from '../../grammar/card.ts'
import { copyOf } from './taken-out.ts'

const known = new Map<string, PrintedCard | InvestigatorCard>()

function load(): void {
  const shelf = openShelf({ language: cardLanguage })
  try {
    for (const { id, printed } of shelf.cards.all()) {
      const card = printed === undefined ? undefined : shelf.cards.printed(printed)
      if (card !== undefined) known.set(id, copyOf(card))
    }
  } finally {
    shelf.close()
  }
}

/** Every playing card of the set. */
export function standardCards(): PrintedCard[] {
  if (known.size === 0) load()
  return [...known.values()].filter((card): card is PrintedCard => card.type !== 'Investigator' && card.setCode === 'MSGS')
}

/** The card of a Title; of several versions the `nth`. A test that lays it twice wants two objects, so every call gives a new one. */
export function standard(title: string, nth = 0): PrintedCard {
  const found = standardCards().filter((card) => card.title === title)[nth]
  if (found === undefined) throw new Error(`The Standard set has no ${title} number ${nth}.`)
  return copyOf(found)
}
