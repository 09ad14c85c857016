/** Judging decks with the view of the database, beside the same rules over rows in memory. */
import type { LibraryCard } from '../../../db/cards.ts'
import type { DeckFault } from '../../../db/deck-faults.ts'
import type { ListedCard } from '../../../db/deck-file.ts'
import { openShelf } from '../../../db/shelf.ts'
import { foldTitle } from '../../../grammar/titles.ts'
import { below, pickOne, type Rng, seeded } from '../../../src-main/engine/random.ts'
import type { Line } from '../line.ts'

const count = 200

type Found = Omit<DeckFault, 'message'>

/** What a deck is judged by, in memory. */
type Row = LibraryCard & Pick<ListedCard, 'section' | 'copies'> & { readonly folded: string }

export const line: Line = {
  name: `Judging decks of some 60 cards, ${count} of them on the shelf`,
  unit: 'decks',
  aim: '1,000 decks a second or more through SQL, by any play style; a search through millions would need the rules in memory',
  async prepare() {
    const shelf = openShelf()
    const { decks } = shelf
    const library = new Map(shelf.cards.all().map((card) => [card.id, { ...card, folded: foldTitle(card.title) }]))
    let luck = seeded(1)
    for (let no = 0; no < count; no++) {
      let cards: ListedCard[]
      ;[cards, luck] = anyDeck([...library.keys()], luck)
      decks.add({ name: `Deck ${no}`, cards, lines: [] })
    }
    const ids = decks.list().map(({ id }) => id)
    const rows = ids.map((id) => decks.listOf(id).cards.map((each): Row => ({ ...library.get(each.card)!, ...each })))
    for (const [at, id] of ids.entries()) {
      const [view, memory] = [decks.faults(id).map(({ message: _, ...found }) => found), judged(rows[at]!)].map(inOrder)
      if (view !== memory) throw new Error(`The view and the rules in memory differ on a deck: ${view} ${memory}`)
    }
    return [
      {
        name: 'Story Deck, as it is remembered, deck by deck',
        work() {
          for (const id of ids) decks.faults(id)
          return ids.length
        },
        close: async () => shelf.close(),
      },
      {
        name: 'the view itself, by a law of a match with house rules',
        work() {
          const law = shelf.styles.law({ copies: 1, points: 0 })
          for (const id of ids) decks.faults(id, law)
          return ids.length
        },
      },
      { name: 'the list of all decks with totals, names and faults', work: () => decks.list().length },
      {
        name: 'the same rules over rows in memory',
        work() {
          for (const each of rows) judged(each)
          return rows.length
        },
      },
    ]
  },
}

/** Cards at random, so that some decks are too small, hold too many of something, or Investigators. */
function anyDeck(library: readonly string[], rng: Rng): [ListedCard[], Rng] {
  const copies = new Map<string, number>()
  let [size, luck] = below(rng, 20)
  for (size += 48; size > 0; size--) {
    let card: string
    ;[card, luck] = pickOne(luck, library)
    copies.set(card, (copies.get(card) ?? 0) + 1)
  }
  return [[...copies].map(([card, copies], no) => ({ section: 'deck', card, copies, no })), luck]
}

const inOrder = (faults: readonly Found[]) =>
  JSON.stringify(faults.map(({ rule, severity, card, found, wanted }) => [rule, severity, card ?? null, found, wanted].join(' ')).sort())

/** The rules of the view `deck_judged`, arm by arm. */
function judged(rows: readonly Row[]): Found[] {
  const faults: Found[] = []
  const fault = (rule: string, found: number, wanted: number, card?: string) =>
    faults.push({ rule, severity: rule === 'M3.9' ? 'warning' : 'fault', found, wanted, ...(card === undefined ? {} : { card }) })
  let cards = 0
  const titles = new Map<string, { title: string; copies: number; points: number }>()
  for (const { section, copies, type, title, folded, unique, points } of rows) {
    if (section === 'investigators' && type !== 'Investigator') fault('M1.2', copies, 0, title)
    if (section !== 'deck') continue
    if (unique && copies > 1) fault('M3.6', copies, 1, title)
    if (type === 'Adventure' && points === undefined) fault('M3.11', copies, 0, title)
    if (type === 'Investigator') {
      fault('M3.3', copies, 0, title)
      continue
    }
    cards += copies
    const same = titles.get(folded) ?? { title, copies: 0, points: 0 }
    same.copies += copies
    if (title < same.title) same.title = title
    if (type === 'Adventure') same.points = Math.max(same.points, points ?? 0)
    titles.set(folded, same)
  }
  if (cards < 52) fault('M3.1', cards, 52)
  let sum = 0
  for (const { title, copies, points } of titles.values()) {
    if (copies > 4) fault('M3.4', copies, 4, title)
    sum += points
  }
  if (sum < 20) fault('M3.9', sum, 20)
  return faults
}
