/** Editing a deck of 60 cards: from the edit to the deck with its check, its ways out and what can be taken back. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openShelf } from '../../../db/shelf.ts'
import type { Line } from '../line.ts'

const count = 40

export const line: Line = {
  name: 'Edits of a deck of 60 cards, each answered with the whole deck judged anew',
  unit: 'edits',
  aim: 'a person never waits: 20 a second would be 50 ms, of which the check may take a tenth',
  async prepare() {
    const folder = mkdtempSync(join(tmpdir(), 'deck-edits-'))
    const shelves = [openShelf(), openShelf({ file: join(folder, 'shelf.db') })]
    const [inMemory, onDisk] = shelves.map(({ deckRoom, cards }) => {
      const all = cards.all().filter(({ type }) => type !== 'Investigator')
      const rows = all.slice(0, 60).map(({ id }) => ({ section: 'deck' as const, card: id, copies: 1 }))
      let sheet = deckRoom.begin({ name: 'Bench', cards: rows })
      return () => {
        for (let no = 0; no < count; no++) {
          const card = rows[no % rows.length]!.card
          const copies = (sheet.rows.find((each) => each.card === card)!.count % 4) + 1
          sheet = deckRoom.edit(sheet.id, sheet.at, { changes: [{ do: 'set', section: 'deck', card, copies }] })
        }
        return count
      }
    })
    return [
      {
        name: 'Story Deck, on the disk',
        work: onDisk!,
        async close() {
          for (const shelf of shelves) shelf.close()
          rmSync(folder, { recursive: true, force: true })
        },
      },
      { name: 'the same in memory', work: inMemory! },
    ]
  },
}
