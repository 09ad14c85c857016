/** Keys pressed in the library's search line, filters and orders, with 10,000 cards: from the key to rows and numbers on the wire. */
import { cardLanguage } from '../../../db/language.ts'
import { openShelf } from '../../../db/shelf.ts'
import { libraryScreen } from '../../../src-main/keeper/library.ts'
import { generatedCards } from '../generated-cards.ts'
import type { Answerer, Deadline } from '../line.ts'

/** Every state of a search line while this is typed. */
const typed = (words: string) => Array.from(words, (_, at) => words.slice(0, at + 1))

const searches = ['arkham gazette', 'lonely lantern', 'withered lanetrn of lowel', 'x:"one ally"', 'a or e'].flatMap(typed)
const filters = [
  ...['t:ally val>=2', '-t:event is:unique', 'fills:"steadfast ally"'].flatMap(typed),
  ...[
    't:ally,tome,spell',
    'needs:weapon',
    'for:"Arkham Horror"',
    'neededby:deck',
    'does:draw when:turn',
    'san<0 or ap>=8',
    'val>san',
    'has:variants',
  ],
]
const orders = ['sort:-val', 'group:type', 'group:region sort:name', 't:adventure sort:-ap', 'sort:set arkham', 'group:letter t:monster']

export function libraryLine(cards: number, budgetMs: number): Deadline {
  return {
    name: `Keys pressed in the library, ${cards.toLocaleString('en')} cards`,
    aim: `the 99th percentile of each under ${budgetMs} ms`,
    budgetMs,
    answers: 150,
    async prepare() {
      const shelf = openShelf({ language: cardLanguage, cards: generatedCards(cards) })
      const screen = libraryScreen(shelf.cards, shelf.library, shelf.libraryFacts, shelf.filterCounts, shelf.imports.errata)
      /** Each query is new to the Keeper, which would remember one it has just answered. */
      const answerer = (name: string, queries: readonly string[]): Answerer => {
        let at = 0
        return {
          name,
          async answer() {
            const round = Math.floor(at / queries.length) % 20
            const query = `${queries[at++ % queries.length]!}${' '.repeat(round)}`
            JSON.stringify([screen.search(query, 80), screen.counts(query)])
            return 'thought'
          },
        }
      }
      return [
        { ...answerer('Story Deck, searching', searches), close: async () => shelf.close() },
        answerer('Story Deck, filtering', filters),
        answerer('Story Deck, sorting and grouping', orders),
      ]
    },
  }
}

export const line: Deadline = libraryLine(10_000, 50)
