/**
 * A process that edits a deck until it is killed. It says on its output what was answered; whoever killed it compares that
 * with what the store still holds. Run by plain Node with `--import src-main/tools/imports.ts`; arguments: the file, and
 * the deck if there is one.
 */
import { writeSync } from 'node:fs'
import { openShelf } from '../../db/shelf.ts'

export interface Answered {
  readonly deck: number
  /** The count of changes, and what then is in the deck. */
  readonly at: number
  readonly rows: readonly string[]
  /** What would be taken back and made again. */
  readonly undo?: string | undefined
  readonly redo?: string | undefined
}

const [file, known] = process.argv.slice(2)
const shelf = openShelf({ file: file! })
const room = shelf.deckRoom
const cards = shelf.cards.all().slice(0, 40)
let sheet = known === undefined ? room.begin({ name: 'Killed', cards: [] }) : room.open(Number(known))

function say(): void {
  const { id: deck, at, undo, redo } = sheet
  const answered: Answered = { deck, at, rows: sheet.rows.map(({ section, card, count }) => `${section} ${count} ${card}`), undo, redo }
  writeSync(1, `${JSON.stringify(answered)}\n`)
}

say()
// Long enough to be killed in, and not for ever if nobody does.
for (let step = sheet.at; step < sheet.at + 100_000 && process.ppid > 1; step++) {
  const { id, at } = sheet
  if (step % 5 === 3 && sheet.undo !== undefined) sheet = room.undo(id, at)
  else if (step % 5 === 4 && sheet.redo !== undefined) sheet = room.redo(id, at)
  else {
    const card = cards[(step * 7) % cards.length]!.id
    sheet = room.edit(id, at, { changes: [{ do: 'set', section: step % 3 === 0 ? 'maybe' : 'deck', card, copies: (step % 4) + 1 }] })
  }
  say()
}
