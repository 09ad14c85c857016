/** What a window is told of the cards: what is printed on them, and who can be an Investigator. */
import type { CardShelf, LibraryCard } from '../../db/cards.ts'
import type { CardSearch } from '../../db/search.ts'
import { foldTitle } from '../../db/titles.ts'
import type { InvestigatorCard, Languages } from '../../grammar/card.ts'
import type { CardSummary, InvestigatorSummary } from '../contract/table.ts'

/** How many cards a search shows, where nothing else was wanted. */
const usualLimit = 100

export interface Library {
  search(query: string, limit?: number): CardSummary[]
  investigators(): InvestigatorSummary[]
  /** The hash of an Investigator by id or Title; nothing, if none that can be played is called so. */
  investigator(name: string): string | undefined
}

export function library(cards: CardShelf, search: CardSearch): Library {
  return {
    search: (query, limit = usualLimit) => search(query, limit).map(cardSummary),
    investigators: () => cards.investigators().map(investigatorSummary),
    investigator(name) {
      const found = cards.investigators().find(({ id, title }) => id === name || foldTitle(title) === foldTitle(name))
      return found && cards.find(found.id)?.printed
    },
  }
}

function cardSummary({ id, title, type, subtype, setCode, text, value, sanity, points }: LibraryCard): CardSummary {
  return {
    id,
    title,
    type,
    ...(subtype !== undefined && { subtype }),
    set: setCode,
    text,
    ...(value !== undefined && { value }),
    ...(sanity !== undefined && { sanity }),
    ...(points !== undefined && { points }),
  }
}

function investigatorSummary(card: InvestigatorCard): InvestigatorSummary {
  const { id, title, education, sanityStart, sanityMax, hand, handMin, handMax } = card
  return { id, title, education, sanityStart, sanityMax, hand, handMin, handMax, languages: inWords(card.languages) }
}

/** "Greek, Latin"; "Greek or Latin". */
function inWords({ mode, list }: Languages): string {
  if (mode === 'none') return 'none'
  if (mode === 'all') return 'all'
  return list.join(mode === 'or' ? ' or ' : ', ')
}
