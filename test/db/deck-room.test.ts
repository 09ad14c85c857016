/** Decks as they are built: edits one by one, taken back and made again, and what a deck tells of itself. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { DeckEdit } from '../../db/deck-edits.ts'
import { limits } from '../../db/limits.ts'
import { openShelf, type Shelf } from '../../db/shelf.ts'
import { ShelfError } from '../../db/shelf-error.ts'
import { fillers, house, shelfWith } from './house-cards.ts'

const code = (act: () => unknown): string => {
  try {
    act()
  } catch (error) {
    if (error instanceof ShelfError) return error.code
    throw error
  }
  return 'was not refused'
}

const car = house('Car')
const clerk = house('Clerk', { type: 'Investigator' })
const dotted = house('Dotted', { unique: true })
const cards = [car, clerk, dotted, ...fillers(60)]
const set = (card: { named: { id: string } }, copies: number, section: 'deck' | 'maybe' | 'investigators' = 'deck') =>
  ({ do: 'set', section, card: card.named.id, copies }) as const

/** A new deck on a shelf of house cards, and a hand that edits it at its newest state. */
function building(shelf: Shelf = shelfWith(cards)) {
  const room = shelf.deckRoom
  const { id } = room.begin({ name: 'Mine', cards: [] })
  const edit = (...changes: DeckEdit['changes']) => room.edit(id, room.open(id).at, { changes })
  const undo = () => room.undo(id, room.open(id).at)
  const redo = () => room.redo(id, room.open(id).at)
  const counts = () => room.open(id).rows.map(({ section, title, count }) => `${section} ${count} ${title}`)
  return { shelf, room, id, edit, undo, redo, counts }
}

test('an edit changes the deck and is named by what it did', () => {
  const { edit, room, id, counts } = building()
  expect(edit(set(car, 2)).undo).toBe('Added 2 Car')
  edit(set(car, 1))
  edit({ do: 'move', card: car.named.id, from: 'deck', to: 'maybe', copies: 1 })
  edit(set(car, 3), set(clerk, 1, 'investigators'), { do: 'rename', name: 'Other' })
  expect(counts()).toEqual(['maybe 1 Car', 'deck 3 Car', 'investigators 1 Clerk'])
  expect(room.history(id).map(({ label }) => label)).toEqual([
    'Added 3 Car and 2 more changes',
    'Moved 1 Car from the deck to Maybe',
    'Took out 1 Car',
    'Added 2 Car',
  ])
  expect(room.history(id)[0]?.changes).toEqual(['Added 3 Car', 'Added 1 Clerk to Investigators', 'Renamed to "Other"'])
})

test('every kind of edit can be taken back and made again', () => {
  const { edit, undo, redo, room, id } = building()
  room.edit(id, 0, { label: 'All at once', changes: [set(car, 2)] })
  edit({ do: 'note', card: car.named.id, note: 'fast' })
  edit({ do: 'tag', card: car.named.id, tags: ['ride', 'ride', ' '] })
  edit({ do: 'notes', notes: 'A plan' })
  edit({ do: 'tags', tags: ['first'] })
  edit({ do: 'ignore', doubt: 'no-gate', on: true })
  edit(set(car, 0))
  const stateless = () => {
    const { at: _, undo: __, redo: ___, changedAt: ____, ...rest } = room.open(id)
    return rest
  }
  const full = stateless()
  expect(full).toMatchObject({ notes: 'A plan', tags: ['first'], ignored: ['no-gate'], rows: [] })
  for (let no = 0; no < 7; no++) undo()
  expect(stateless()).toMatchObject({ name: 'Mine', notes: '', tags: [], ignored: [], rows: [] })
  expect(code(undo)).toBe('no_undo')
  const steps = Array.from({ length: 7 }, () => redo())
  expect(steps[2]!.rows[0]).toMatchObject({ title: 'Car', count: 2, note: 'fast', tags: ['ride'] })
  expect(stateless()).toEqual(full)
  expect(code(redo)).toBe('no_redo')
  expect(room.history(id).at(-1)?.label).toBe('All at once')
})

test('an edit after one was taken back puts an end to it', () => {
  const { edit, undo, redo, room, id, counts } = building()
  edit(set(car, 2))
  edit(set(dotted, 1))
  expect(undo()).toMatchObject({ undo: 'Added 2 Car', redo: 'Added 1 Dotted' })
  expect(room.history(id).map(({ undone }) => undone)).toEqual([true, undefined])
  edit(set(car, 4))
  expect(code(redo)).toBe('no_redo')
  expect(counts()).toEqual(['deck 4 Car'])
  expect(room.history(id).map(({ no }) => no)).toEqual([2, 1])
})

test('an edit of an older state is refused, also where edits were taken back since', () => {
  const { edit, undo, room, id } = building()
  const { at } = edit(set(car, 1))
  undo()
  edit(set(dotted, 1))
  for (const act of [() => room.edit(id, at, { changes: [set(car, 2)] }), () => room.undo(id, at), () => room.redo(id, at)]) {
    expect(code(act)).toBe('stale')
  }
})

test('an edit that changes nothing is none, and one that cannot be made changes nothing', () => {
  const { edit, room, id } = building()
  const before = edit(set(car, 2))
  expect(edit(set(car, 2))).toEqual(before)
  expect(code(() => edit(set(car, 3), { do: 'move', card: dotted.named.id, from: 'deck', to: 'maybe', copies: 1 }))).toBe('bad_field')
  expect(code(() => edit({ do: 'set', section: 'deck', card: 'nobody', copies: 1 }))).toBe('not_found')
  expect(code(() => edit({ do: 'style', style: 'nobody' }))).toBe('not_found')
  expect(room.open(id)).toEqual(before)
})

test('the last 1,000 edits can be taken back', () => {
  const { edit, room, id } = building()
  for (let no = 0; no < limits.edits + 5; no++) edit(set(car, (no % 4) + 1))
  expect(room.history(id)).toHaveLength(limits.edits)
  expect(room.history(id)[0]?.no).toBe(limits.edits + 5)
})

test('a ready deck and a frozen one are not edited, their copies are', () => {
  const { shelf, room, edit, id } = building()
  const ready = room.list().find((each) => each.ready)!
  for (const act of [
    () => room.edit(ready.id, ready.id, { changes: [{ do: 'rename', name: 'Mine' }] }),
    () => room.mark(ready.id, { frozen: true }),
  ]) {
    expect(code(act)).toBe('ready_deck')
  }
  const copy = room.copy(ready.id)
  expect(copy).toMatchObject({ name: `${ready.name} (copy)`, ready: false, cards: ready.cards })
  expect(room.edit(copy.id, copy.at, { changes: [{ do: 'rename', name: 'Own' }] }).name).toBe('Own')

  edit(set(car, 2), { do: 'note', card: car.named.id, note: 'fast' }, { do: 'tags', tags: ['a'] })
  expect(room.mark(id, { frozen: true, pinned: true })).toMatchObject({ frozen: true, pinned: true, archived: false })
  expect(code(() => edit(set(car, 1)))).toBe('frozen_deck')
  expect(code(() => shelf.decks.change(id, shelf.decks.listOf(id)))).toBe('frozen_deck')
  expect(room.copy(id, 'Thawed')).toMatchObject({ frozen: false, pinned: false, tags: ['a'], rows: [{ note: 'fast' }] })
  room.mark(id, { frozen: false })
  expect(edit(set(car, 1)).rows[0]?.count).toBe(1)
})

test('a list of decks: pinned first, then by name, archived last', () => {
  const { room, id } = building()
  const [b, a] = [room.begin({ name: 'B', cards: [] }), room.begin({ name: 'A', cards: [] })]
  room.mark(b.id, { pinned: true })
  room.mark(id, { archived: true })
  expect(room.list().map(({ name }) => name)).toEqual([
    'B',
    'A',
    expect.stringContaining('Corrupt'),
    expect.stringContaining('Steadfast'),
    'Mine',
  ])
  expect(room.list()[1]).toMatchObject({ id: a.id, style: 'campaign', versions: 0, record: { played: 0, won: 0 }, tags: [] })
})

test('a line that nobody could read can be mended or dropped, and both taken back', () => {
  const { shelf, room } = building()
  const { id } = shelf.decks.import('Deck\n1 Filler 1\n3 Carr\n2 Qwertyuiop\n', { name: 'Found' })
  const [carr, qwerty] = room.open(id).unresolved
  expect(carr).toMatchObject({ text: '3 Carr', suggestions: expect.arrayContaining(['Car']) })
  const mended = room.edit(id, 0, { changes: [{ do: 'line', no: carr!.line, text: '3 Car' }] })
  expect(mended.rows.map(({ title, count }) => [title, count])).toEqual([
    ['Filler 1', 1],
    ['Car', 3],
  ])
  const dropped = room.edit(id, mended.at, { changes: [{ do: 'line', no: qwerty!.line }] })
  expect(dropped.unresolved).toEqual([])
  const back = room.undo(id, room.undo(id, dropped.at).at)
  expect(back.unresolved.map(({ text }) => text)).toEqual(['3 Carr', '2 Qwertyuiop'])
})

test('edits are there after a restart, and can be taken back then', () => {
  const folder = mkdtempSync(join(tmpdir(), 'deck-room-'))
  const file = join(folder, 'shelf.db')
  try {
    const first = openShelf({ file, cards })
    const { id, edit, undo } = building(first)
    edit(set(car, 2))
    edit(set(dotted, 1))
    undo()
    first.close()
    const second = openShelf({ file, cards })
    const { at, undo: label, redo } = second.deckRoom.open(id)
    expect([label, redo]).toEqual(['Added 2 Car', 'Added 1 Dotted'])
    expect(second.deckRoom.undo(id, second.deckRoom.redo(id, at).at).rows.map(({ title }) => title)).toEqual(['Car'])
    second.close()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
