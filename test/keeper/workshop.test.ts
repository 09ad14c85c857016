/** The workshop over the contract: what a form comes to, what is kept, and a written card's way into decks and to a table. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { createRouterClient } from '@orpc/server'
import { expect, test, vi } from 'vitest'
import type { ImportNews } from '../../src-main/contract/cards.ts'
import type { Api } from '../../src-main/contract/contract.ts'
import type { BringingNews, CardForm } from '../../src-main/contract/workshop.ts'
import { type KeeperOptions, openKeeper } from '../../src-main/keeper/keeper.ts'
import type { Heard } from '../../src-main/keeper/reader.ts'

// Disks and threads take what they take; nothing here is about time.
vi.setConfig({ testTimeout: 60_000 })

async function withKeeper(work: (api: Api, again: () => Promise<Api>) => Promise<void>, more: Partial<KeeperOptions> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'workshop-'))
  const options = { dataDir, log: { note: () => {}, error: () => 'id' }, ...more }
  let keeper = await openKeeper(options)
  const api = (): Api => createRouterClient(keeper.router, { context: {} })
  try {
    await work(api(), async () => {
      await keeper.close()
      keeper = await openKeeper(options)
      return api()
    })
  } finally {
    await keeper.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const ally: CardForm = {
  title: 'Widow Pruett',
  type: 'Ally',
  set: 'OWN',
  facts: { dimension: 'waking', value: '2', languages: 'English & Latin', found: 'attribute City', attributes: 'Steadfast, Author' },
  text: 'While you are at a Library, this card gains 1.',
}
const adventure: CardForm = {
  title: 'The Longest Lecture',
  type: 'Adventure',
  set: 'OWN',
  facts: { dimension: 'any', points: '4' },
  text: 'A PROFESSOR talks for hours in the LIBRARY. Nobody but a STEADFAST ALLY stays awake.',
}

async function written(api: Api, form: CardForm) {
  const { id } = await api.workshop.begin({ type: form.type })
  return { id, saved: await api.workshop.save({ card: id, form }) }
}

async function sent(api: Api, name: string, content: string | Uint8Array, beside: readonly string[] = []): Promise<string> {
  const bytes = Buffer.from(content)
  const { upload, piece } = await api.imports.begin({ name, size: bytes.length, beside: [...beside] })
  for (let from = 0, no = 0; from < bytes.length; from += piece, no++)
    await api.imports.send({ upload, no, data: bytes.subarray(from, from + piece).toString('base64') })
  return upload
}

/** What files would do together, as a window asks for it. */
async function lookedTogether(api: Api, files: readonly (readonly [name: string, content: string | Uint8Array])[]) {
  const uploads: string[] = []
  for (const [name, content] of files) uploads.push(await sent(api, name, content, uploads))
  const [upload, ...beside] = uploads as [string, ...string[]]
  const told: ImportNews[] = []
  for await (const each of await api.workshop.look({ upload, beside })) told.push(each)
  const last = told.at(-1)
  if (last?.at !== 'plan') throw new Error('There was no plan.')
  return { ...last, upload, beside, told }
}

/** What a file would do. */
const looked = (api: Api, content: string | Uint8Array, name = 'own.cards') => lookedTogether(api, [[name, content]])

type Choice = Omit<Parameters<Api['workshop']['import']>[0], 'upload'>

async function taken(api: Api, upload: string, choice: Choice = {}) {
  const told: BringingNews[] = []
  for await (const each of await api.workshop.import({ upload, ...choice })) told.push(each)
  const last = told.at(-1)
  if (last?.at !== 'taken') throw new Error('Nothing came of it.')
  return last.taken
}

/** Brings a file as it is. */
const brought = async (api: Api, content: string | Uint8Array, name?: string) => taken(api, (await looked(api, content, name)).upload)

async function refused(what: Promise<unknown>): Promise<string> {
  return what.then(
    () => 'It was not refused.',
    (error: Error) => error.message,
  )
}

test('a card that is written can be played at once, and is there after the next start', async () => {
  await withKeeper(async (api, again) => {
    const { id, saved } = await written(api, ally)
    expect(saved).toMatchObject({ title: 'Widow Pruett', playable: true })
    expect(saved.why).toBeUndefined()
    const later = await again()
    expect(await later.workshop.open({ card: id })).toMatchObject({ form: ally, playable: true })
  })
})

test('reading keeps nothing; it says each clause in plain words and shows the face', async () => {
  await withKeeper(async (api) => {
    const { id } = await api.workshop.begin({ type: 'Ally' })
    const read = await api.workshop.read({ card: id, form: ally })
    expect(read).toMatchObject({ playable: true, facts: [], face: { title: 'Widow Pruett', value: 2, foundAt: 'Any City' } })
    expect(read.text.steps).toEqual([{ at: 0, length: 45, said: 'While you are at a Library Location, this card gains 1.' }])
    expect((await api.workshop.open({ card: id })).form.title).toBe('')
  })
})

test('a mistake is told where it is, with a replacement that was tried; the draft is kept, not playable, and says why', async () => {
  await withKeeper(async (api) => {
    const text = 'Each of your Stedfast Allies gains 1. As your Turn: draw two cards.'
    const { id, saved } = await written(api, { ...ally, text })
    expect(saved.playable).toBe(false)
    expect(saved.why).toContain('Stedfast')
    const { text: reading } = await api.workshop.read({ card: id, form: { ...ally, text } })
    const [fault] = reading.faults
    expect(text.slice(fault!.at, fault!.at + fault!.length)).toBe('Stedfast')
    expect(fault!.mends).toContainEqual({ at: 13, length: 8, by: 'Steadfast', of: 'words', whole: true })
    // The sentence behind the mistake is read all the same.
    expect(reading.steps.map(({ said }) => said)).toEqual(['As your Turn: draw 2 cards.'])
    expect((await api.workshop.open({ card: id })).form.text).toBe(text)
    const mended = await api.workshop.save({ card: id, form: { ...ally, text: text.replace('Stedfast', 'Steadfast') } })
    expect(mended.playable).toBe(true)
  })
})

test('facts that make no sense are told by name; a missing one is asked for', async () => {
  await withKeeper(async (api) => {
    const { id } = await api.workshop.begin({ type: 'Ally' })
    const { facts, playable } = await api.workshop.read({
      card: id,
      form: { ...ally, title: ' ', facts: { ...ally.facts, value: 'many', found: '' } },
    })
    expect(playable).toBe(false)
    expect(Object.fromEntries(facts.map(({ fact, message }) => [fact, message]))).toEqual({
      title: 'This is needed.',
      found: 'This is needed.',
      value: '"many" is not a number from 0 to 99.',
    })
  })
})

test('[M3.11] an Adventure without points or without a story is not finished', async () => {
  await withKeeper(async (api) => {
    const { id } = await api.workshop.begin({ type: 'Adventure' })
    const blank = await api.workshop.read({ card: id, form: { ...adventure, facts: { dimension: 'any' }, text: '' } })
    expect(blank.facts).toEqual([{ fact: 'points', message: 'This is needed.' }])
    const silent = await api.workshop.read({ card: id, form: { ...adventure, text: ' ' } })
    expect(silent).toMatchObject({ playable: false, why: 'An Adventure needs a story that asks for something.' })
  })
})

test('[M3.11] the blank Adventure of the library opens as a fresh one; any other card as a copy in a set of one’s own', async () => {
  await withKeeper(async (api) => {
    expect((await api.workshop.begin({ from: 'ltd-create-your-own-adventure' })).form).toMatchObject({
      type: 'Adventure',
      title: '',
      text: '',
    })
    const copy = await api.workshop.begin({ from: 'msgs-deep-one' })
    expect(copy.form).toMatchObject({ type: 'Monster', title: 'Deep One (own)', set: 'OWN' })
    expect(await api.workshop.save({ card: copy.id, form: copy.form })).toMatchObject({ playable: true })
  })
})

test('an Adventure is rated by what can meet its requirements, with reasons', async () => {
  await withKeeper(async (api) => {
    const { id } = await api.workshop.begin({ type: 'Adventure' })
    const { rating } = await api.workshop.read({ card: id, form: adventure })
    expect(rating!.requirements.map(({ said, count }) => [said, count])).toEqual([
      ['Professor', 1],
      ['Library Location', 1],
      ['Steadfast Ally', 1],
    ])
    for (const each of rating!.requirements) expect(each.cards).toBeGreaterThan(0)
    // The rarer a requirement can be met, the more it weighs.
    const byCards = rating!.requirements.toSorted((a, b) => a.cards - b.cards)
    expect(byCards.map(({ weight }) => weight)).toEqual(byCards.map(({ weight }) => weight).toSorted((a, b) => b - a))
    expect(rating!.points!.from).toBeLessThanOrEqual(rating!.points!.usual)
    expect(rating!.reasons.join(' ')).toMatch(/It needs 3 cards; the Adventures of the library need [1-9]\d* to \d+\./)
    const harder = await api.workshop.read({ card: id, form: { ...adventure, text: `${adventure.text} Two different TOMES are burnt.` } })
    expect(harder.rating!.weight).toBeGreaterThan(rating!.weight)
    expect(harder.rating!.points!.usual).toBeGreaterThanOrEqual(rating!.points!.usual)
  })
})

test('own sets are off until they are wanted: putting a card into a deck switches its set on', async () => {
  await withKeeper(async (api) => {
    const { id } = await written(api, ally)
    expect(await api.workshop.sets()).toEqual([{ code: 'OWN', cards: 1, on: false }])
    const ready = (await api.decks.list()).find((deck) => deck.ready)!
    const put = await api.workshop.putIntoDeck({ card: id, deck: ready.id, copies: 2 })
    expect(put.deck).not.toBe(ready.id)
    expect(put.before).toBe(0)
    const deck = await api.deckRoom.open({ deck: put.deck })
    expect(deck.rows.find(({ card }) => card === id)).toMatchObject({ title: 'Widow Pruett', count: 2 })
    expect((await api.workshop.sets())[0]!.on).toBe(true)
    expect((await api.workshop.putIntoDeck({ card: id, deck: put.deck, copies: 0 })).before).toBe(2)
    expect((await api.workshop.switchSet({ set: 'OWN', on: false }))[0]!.on).toBe(false)
  })
})

test('a copy of a card of the library can be played as it is, before anything in it is changed', async () => {
  await withKeeper(async (api) => {
    const [one, two] = await api.decks.list()
    const { rows } = await api.library.search({ query: 't:ally', limit: 1 })
    const copy = await api.workshop.begin({ from: rows[0]!.id })
    expect(copy).toMatchObject({ title: `${rows[0]!.face.title} (own)`, playable: true })
    expect(await api.workshop.sets()).toEqual([{ code: 'OWN', cards: 1, on: false }])
    const { match } = await api.workshop.tryOut({ card: copy.id, deck: one!.id, against: two!.id, copies: 1, mode: 'basic' })
    expect(await hand(api, match)).toContain(copy.title)
  })
})

/** The Titles in a person's Hand. */
async function hand(api: Api, match: string): Promise<readonly string[]> {
  const { view } = await api.table.look({ match, seat: 0 })
  if (view.game !== 'mythos') throw new Error('This is no table of Mythos.')
  return view.view.areas[0]!.hand!.map(({ face }) => face!.title)
}

test('[M4.3] a card that is tried out is in the first Hand, whichever way the deck is shuffled', async () => {
  await withKeeper(async (api) => {
    const [one, two] = await api.decks.list()
    const { id } = await written(api, ally)
    for (let no = 0; no < 3; no++) {
      const { match } = await api.workshop.tryOut({ card: id, deck: one!.id, against: two!.id, copies: 1, mode: 'basic' })
      expect(await hand(api, match)).toContain('Widow Pruett')
    }
  })
})

test('[M12.24] a deck that tries an Adventure out gets what it asks for, and no more than a deck may hold', async () => {
  await withKeeper(async (api) => {
    const [one, two] = await api.decks.list()
    const story = 'THREE DIFFERENT TOMES lie in TWO LIBRARIES. A PROFESSOR reads the NECRONOMICON.'
    const { id, saved } = await written(api, { ...adventure, text: story })
    expect(saved).toMatchObject({ playable: true })
    const { match } = await api.workshop.tryOut({ card: id, deck: one!.id, against: two!.id, copies: 1, mode: 'basic' })
    expect(await hand(api, match)).toContain('The Longest Lecture')
    const trial = (await api.decks.list()).find(({ name }) => name.endsWith('trying The Longest Lecture'))!
    const { rows, legal } = await api.deckRoom.open({ deck: trial.id })
    expect(legal).toBe(true)
    const that = async (query: string) => {
      const ids = new Set((await api.library.search({ query, limit: 200 })).rows.map((row) => row.id))
      return rows.filter(({ card }) => ids.has(card))
    }
    const copies = (found: typeof rows) => found.reduce((sum, { count }) => sum + count, 0)
    expect(copies(await that('fills:"library"'))).toBeGreaterThanOrEqual(2)
    expect(copies(await that('fills:"professor"'))).toBeGreaterThanOrEqual(1)
    // One of them is the Necronomicon, which cannot be one of the three as well.
    expect(new Set((await that('t:tome')).map(({ title }) => title)).size).toBeGreaterThanOrEqual(4)
    expect(copies(await that('fills:"necronomicon"'))).toBeGreaterThanOrEqual(1)
    // Trying again adds nothing to what is there already.
    await api.workshop.tryOut({ card: id, deck: one!.id, against: two!.id, copies: 1, mode: 'basic' })
    expect((await api.deckRoom.open({ deck: trial.id })).rows).toEqual(rows)
  })
})

test('a card is tried out in a match of its own, and one that cannot be played is refused with the reason', async () => {
  await withKeeper(async (api) => {
    const [one, two] = await api.decks.list()
    const { id } = await written(api, adventure)
    const { match } = await api.workshop.tryOut({ card: id, deck: one!.id, against: two!.id, copies: 1, mode: 'basic' })
    expect(await api.table.look({ match, seat: 0 })).toMatchObject({ title: 'Trying The Longest Lecture' })
    const trial = (await api.decks.list()).find(({ name }) => name.endsWith('trying The Longest Lecture'))!
    expect((await api.deckRoom.open({ deck: trial.id })).rows.some(({ card }) => card === id)).toBe(true)
    const { id: draft } = await written(api, { ...ally, text: 'Frobnicate.' })
    expect(await refused(api.workshop.tryOut({ card: draft, deck: one!.id, against: two!.id, copies: 1, mode: 'basic' }))).toMatch(
      /^Widow Pruett cannot be played yet\. .*Frobnicate/,
    )
  })
})

test('what is removed can be restored; a deck that holds it keeps it and cannot be played meanwhile', async () => {
  await withKeeper(async (api) => {
    const { id } = await written(api, ally)
    const ready = (await api.decks.list()).find((deck) => deck.ready)!
    const { deck, name } = await api.workshop.putIntoDeck({ card: id, deck: ready.id, copies: 1 })
    expect(await api.workshop.remove({ card: id })).toEqual({ removed: true, decks: [name] })
    expect(await api.workshop.list()).toEqual([])
    const seats = [
      { name: 'Ada', kind: 'human' as const, deck },
      { name: 'Bea', kind: 'bot' as const, deck: ready.id },
    ]
    expect(await refused(api.matches.begin({ game: 'mythos', seats }))).toContain('Widow Pruett')
    expect(await api.workshop.restore({ card: id })).toMatchObject({ title: 'Widow Pruett', playable: true })
    expect((await api.matches.begin({ game: 'mythos', seats })).match).toBeTruthy()
  })
})

test('all cards go out as one file and come back the same, drafts that make no sense yet included', async () => {
  await withKeeper(async (api) => {
    await written(api, ally)
    await written(api, { ...adventure, facts: { dimension: 'any', points: 'plenty' } })
    const file = await api.workshop.export({})
    expect(file.fileName).toBe('own-cards.cards')
    await withKeeper(async (other) => {
      const first = await looked(other, file.text)
      expect(first.rows.map(({ title, status, isTaken }) => [title, status, isTaken]).toSorted()).toEqual([
        ['The Longest Lecture', 'unreadable', true],
        ['Widow Pruett', 'new', true],
      ])
      expect(first.rows.find(({ status }) => status === 'unreadable')!.why).toMatch(/^points: /)
      expect(first.plan.sets).toEqual([{ code: 'OWN', name: 'OWN', isNew: true, isOwn: true }])
      expect(await other.workshop.list(), 'nothing is kept before it is taken in').toEqual([])
      const { added, changed } = await taken(other, first.upload)
      expect(changed).toEqual([])
      expect(added.map(({ title, playable }) => [title, playable]).toSorted()).toEqual([
        ['The Longest Lecture', false],
        ['Widow Pruett', true],
      ])
      expect((await other.workshop.export({})).text).toBe(file.text)
      // Coming twice, they are there.
      const again = await looked(other, file.text)
      expect(again.rows.map(({ status, isTaken }) => [status, isTaken])).toEqual([
        ['same', false],
        ['same', false],
      ])
      expect(await refused(taken(other, again.upload))).toMatch(/There is nothing in own\.cards to take in/)
      // One that was changed meanwhile is shown with what would change, and replaced; what it was is told.
      const widow = added.find(({ title }) => title === 'Widow Pruett')!
      await other.workshop.save({ card: widow.id, form: { ...ally, text: '' } })
      const beside = await looked(other, file.text)
      const row = beside.rows.find(({ status }) => status === 'changed')!
      expect(await other.workshop.row({ upload: beside.upload, no: row.no })).toMatchObject({
        title: 'Widow Pruett',
        changes: [{ field: 'text', was: '', is: ally.text, parts: [{ text: ally.text, is: 'come' }] }],
      })
      const put = await taken(other, beside.upload)
      expect(put).toMatchObject({ added: [], changed: [{ card: { id: widow.id, playable: true }, before: { ...ally, text: '' } }] })
      expect((await other.workshop.open({ card: widow.id })).form.text).toBe(ally.text)
      expect(await refused(taken(other, beside.upload))).toMatch(/This file is not here any more/)
    })
  })
})

test('what of a file is no card is told by line; a row can be left out, and a file forgotten', async () => {
  await withKeeper(async (api) => {
    const cards = ['One', 'Two'].map((title) => `title ${title}\nset LTD\ntype Event\ndimension any\ncolour red\ntext Draw one card.`)
    const { rows, upload, told } = await looked(api, `what is this\n\n${cards.join('\n\n')}\n`)
    expect(rows.map(({ line, title, status, isTaken }) => [line, title, status, isTaken])).toEqual([
      [1, 'Line 1', 'unreadable', false],
      [3, 'One', 'new', true],
      [10, 'Two', 'new', true],
    ])
    expect((await api.workshop.row({ upload, no: 1 })).remarks).toEqual([
      'LTD holds cards that are not yours, so that this one goes into OWN.',
      'The Event has no fact “colour”; it was left out.',
    ])
    expect(told.slice(0, -1)).toEqual([
      { at: 'texts', done: 0, total: 2 },
      { at: 'texts', done: 1, total: 2 },
    ])
    const { added } = await taken(api, upload, { without: [1], isOn: true })
    expect(added).toMatchObject([{ title: 'Two', set: 'OWN', playable: true }])
    expect(await api.workshop.sets()).toEqual([{ code: 'OWN', cards: 1, on: true }])
    const other = await looked(api, cards[0]!)
    expect(await api.imports.cancel({ upload: other.upload })).toEqual({ cancelled: true })
    expect(await refused(taken(api, other.upload))).toMatch(/This file is not here any more/)
  })
})

test('cards of a file may speak of each other, in whatever order they stand there', async () => {
  await withKeeper(async (api) => {
    const story = 'title Alpha\nset OWN\ntype Adventure\ndimension any\npoints 2\ntext In ZYGOTE HALL a TOME lies open.'
    const place = 'title Zygote Hall\nset OWN\ntype Location\ndimension waking\npublic Inside\nregion Europe\ntext'
    const { rows, upload } = await looked(api, `${story}\n\n${place}\n`)
    const alone = await looked(api, story)
    expect(alone.rows.map(({ status }) => status)).toEqual(['unreadable'])
    expect(rows.map(({ title, status }) => [title, status])).toEqual([
      ['Alpha', 'new'],
      ['Zygote Hall', 'new'],
    ])
    expect((await taken(api, upload)).added.map(({ title, playable }) => [title, playable])).toEqual([
      ['Alpha', true],
      ['Zygote Hall', true],
    ])
  })
})

test('files that come together are looked at as one, each card where it first stands; a bad one is named and loses nothing', async () => {
  await withKeeper(async (api) => {
    const event = (title: string, text: string, id?: string) =>
      `${id === undefined ? '' : `id ${id}\n`}title ${title}\nset OWN\ntype Event\ndimension any\ntext ${text}\n`
    const files = [
      ['one.cards', [event('Fog', 'Draw one card.', 'own-fog'), event('Moon', 'Draw one card.')].join('\n')],
      ['broken.cards', Buffer.from('title Caf\u00e9\n', 'latin1')],
      ['x.xml', '<ccg-setinfo abbrev="X"/>'],
      [
        'two.cards',
        [
          event('Fog', 'Draw two cards.', 'own-fog'),
          event('Moon', 'Draw one card.', 'own-moon'),
          event('Moon', 'Draw two cards.', 'own-moon-2'),
          'what is this\n',
          'title Alpha\nset OWN\ntype Adventure\ndimension any\npoints 2\ntext In ZYGOTE HALL a TOME lies open.\n',
        ].join('\n'),
      ],
      ['two.cards', 'title Zygote Hall\nset OWN\ntype Location\ndimension waking\npublic Inside\nregion Europe\ntext\n'],
    ] as const
    const { plan, rows, upload, beside, told } = await lookedTogether(api, files)
    expect(plan).toMatchObject({ file: 'one.cards, two.cards and two (2).cards', files: 3, formats: ['cards'], taken: 5 })
    expect(plan.unread).toEqual([
      { file: 'broken.cards', why: expect.stringMatching(/^broken\.cards, line 1: this is not text in UTF-8\./) },
      { file: 'x.xml', why: expect.stringMatching(/^x\.xml is not a card file \(\.cards\)\./) },
    ])
    expect(rows.map(({ no, file, line, title, status, isTaken }) => [no, file, line, title, status, isTaken])).toEqual([
      [0, 'one.cards', 1, 'Fog', 'new', true],
      [1, 'one.cards', 8, 'Moon', 'new', true],
      [2, 'two.cards', 1, 'Fog', 'conflict', false],
      [3, 'two.cards', 8, 'Moon', 'same', false],
      [4, 'two.cards', 15, 'Moon', 'new', true],
      [5, 'two.cards', 22, 'Line 22', 'unreadable', false],
      [6, 'two.cards', 24, 'Alpha', 'new', true],
      [7, 'two (2).cards', 1, 'Zygote Hall', 'new', true],
    ])
    expect(rows[2]!.why).toBe('one.cards has this card too, otherwise. To have this one, leave that file out.')
    expect(rows[3]!.why).toBe('one.cards has this card too, in the same words.')
    expect(await api.workshop.row({ upload, no: 4 })).toMatchObject({ printings: [{ id: 'own-moon', isInFile: true, file: 'two.cards' }] })
    expect(told).toHaveLength(8)
    expect(await api.imports.cancel({ upload: beside[0]! }), 'they lie under the first').toEqual({ cancelled: false })
    expect(await api.workshop.list()).toEqual([])
    const { added } = await taken(api, upload, { without: [4] })
    expect(added.map(({ id, title, playable }) => [id.replace(/^own-[0-9a-f]{12}$/, 'fresh'), title, playable])).toEqual([
      ['own-fog', 'Fog', true],
      ['fresh', 'Moon', true],
      ['fresh', 'Alpha', true],
      ['fresh', 'Zygote Hall', true],
    ])
    // Coming again they are there, whichever file they come in.
    const again = await lookedTogether(api, [files[4], files[0]])
    expect(again.rows.map(({ file, title, status }) => [file, title, status])).toEqual([
      ['two.cards', 'Zygote Hall', 'same'],
      ['one.cards', 'Fog', 'same'],
      ['one.cards', 'Moon', 'same'],
    ])
    expect(await refused(taken(api, again.upload))).toMatch(/There is nothing in two\.cards and one\.cards to take in/)
  })
})

test('of files together none may be good, and all of them hold no more than one may', async () => {
  await withKeeper(async (api) => {
    const none = lookedTogether(api, [
      ['a.cards', '# Nothing.\n'],
      ['b.csv', 'title;set\n'],
    ])
    expect(await refused(none)).toMatch(/^None of these 2 files can be read\. a\.cards holds no cards\./)
    const many = (title: string) => Array.from({ length: 1_001 }, (_, no) => `title ${title} ${no}\ntype Event\n`).join('\n')
    const too = lookedTogether(api, [
      ['a.cards', many('One')],
      ['b.cards', many('Two')],
    ])
    expect(await refused(too)).toBe('Together these files hold more than 2,000 cards. Choose fewer of them at a time.')
    const large = await sent(api, 'a.cards', `# ${'x'.repeat(3 * 1024 * 1024)}`)
    expect(await refused(sent(api, 'b.cards', `# ${'x'.repeat(3 * 1024 * 1024)}`, [large]))).toMatch(
      /^Together these files are larger than 5 MB\./,
    )
  })
})

test('a file that is no card file is refused as a whole, and says what to do', async () => {
  await withKeeper(async (api) => {
    const latin = Buffer.from('title Café\nset OWN\ntype Event\n', 'latin1')
    expect(await refused(looked(api, latin))).toBe(
      'own.cards, line 1: this is not text in UTF-8. Save it as UTF-8 text, or choose another file.',
    )
    expect(await refused(looked(api, '# Nothing but this.\n'))).toMatch(/^own\.cards holds no cards\./)
    expect(await refused(looked(api, '<ccg-setinfo abbrev="X"/>', 'x.xml'))).toBe(
      'x.xml is not a card file (.cards). Sets of other forms are brought in under Imports, in the Library.',
    )
    expect(await refused(looked(api, `title ${'x'.repeat(5 * 1024 * 1024)}`))).toMatch(/^own\.cards is larger than 5 MB\./)
    expect(await api.workshop.list()).toEqual([])
  })
})

test('whatever a file holds can be opened and saved', async () => {
  await withKeeper(async (api) => {
    const title = 'T'.repeat(1_900)
    const { added } = await brought(api, `title ${title}\nset OWN\ntype Event\ndimension any\n`)
    const { id, form } = await api.workshop.open({ card: added[0]!.id })
    expect(form.title).toBe(title)
    expect(await api.workshop.save({ card: id, form })).toMatchObject({ playable: false })
  })
})

test('in a set that others have cards in a card stays a draft, which says so and keeps all that is typed', async () => {
  await withKeeper(async (api) => {
    const theirs = { ...ally, set: 'MSGS' }
    const { id, saved } = await written(api, theirs)
    expect(saved).toMatchObject({ set: 'MSGS', playable: false })
    expect(await api.workshop.read({ card: id, form: theirs })).toMatchObject({
      playable: false,
      facts: [{ fact: 'set', message: expect.stringContaining('MSGS holds cards that are not yours') }],
    })
    expect((await api.workshop.open({ card: id })).form).toEqual(theirs)
    expect(await api.workshop.save({ card: id, form: ally })).toMatchObject({ playable: true })
    // One that was finished stays in the library, and cannot be played meanwhile.
    expect(await api.workshop.save({ card: id, form: theirs })).toMatchObject({ playable: false })
  })
})

test('a text far longer than a card may have is kept, and told to be too long', async () => {
  await withKeeper(async (api) => {
    const long = { ...ally, text: 'Draw one card. '.repeat(1_333) }
    const { id, saved } = await written(api, long)
    expect(saved).toMatchObject({ playable: false })
    const { text } = await api.workshop.read({ card: id, form: long })
    expect(text.faults).toHaveLength(1)
    expect((await api.workshop.open({ card: id })).form).toEqual(long)
  })
})

test('[S28] a thread that never answers is given up, the text counts as unread, and the next one is read', async () => {
  let silent = true
  const deaf = () =>
    new Worker('require("node:worker_threads").parentPort.postMessage("ready"); setInterval(() => {}, 1000)', { eval: true })
  const { default: start } = await import('../../src-main/keeper/reading-worker.ts?nodeWorker')
  await withKeeper(
    async (api) => {
      const { id } = await api.workshop.begin({ type: 'Ally' })
      const late = await api.workshop.read({ card: id, form: ally })
      expect(late).toMatchObject({ playable: false, why: expect.stringContaining('could not be read in time') })
      silent = false
      expect(await api.workshop.read({ card: id, form: ally })).toMatchObject({ playable: true })
    },
    { makeReader: (how) => (silent ? deaf() : start(how)) },
  )
})

test('the thread that reads is started with the screen, and a text that was just read is not read again to be kept', async () => {
  const { default: start } = await import('../../src-main/keeper/reading-worker.ts?nodeWorker')
  let started = 0
  const asked: string[] = []
  const listening: typeof start = (how) => {
    started++
    const worker = start(how)
    const post = worker.postMessage.bind(worker)
    worker.postMessage = (heard: Heard) => {
      if ('asked' in heard) asked.push(heard.asked.text)
      post(heard)
    }
    return worker
  }
  await withKeeper(
    async (api) => {
      await api.workshop.sheet()
      await expect.poll(() => started).toBe(1)
      const { id } = await api.workshop.begin({ type: 'Ally' })
      await api.workshop.read({ card: id, form: ally })
      expect(await api.workshop.save({ card: id, form: ally })).toMatchObject({ playable: true })
      expect(asked).toEqual([ally.text])
      // With other words in the library it may mean something else.
      await written(api, { ...adventure, title: 'Library' })
      await api.workshop.read({ card: id, form: ally })
      expect(asked).toEqual([ally.text, adventure.text, ally.text])
      expect(started).toBe(1)
    },
    { makeReader: listening },
  )
})

test('nothing but a form of a known shape is taken', async () => {
  await withKeeper(async (api) => {
    const { id } = await api.workshop.begin({ type: 'Ally' })
    for (const form of [
      { ...ally, type: 'Wizard' },
      { ...ally, more: 1 },
      { ...ally, text: 'x'.repeat(20_001) },
      { ...ally, facts: { value: 2 } },
    ]) {
      // What a window that means harm might send.
      expect(await refused(api.workshop.save({ card: id, form: form as unknown as CardForm }))).toMatch(/validation/i)
    }
  })
})
