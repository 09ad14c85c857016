/** Files of cards as a window brings them: sent in pieces, looked at, taken in, taken back; the Keeper goes on whatever they hold. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { WorkerOptions } from 'node:worker_threads'
import { Worker } from 'node:worker_threads'
import { createRouterClient } from '@orpc/server'
import Database from 'better-sqlite3'
import { expect, test, vi } from 'vitest'
import { limits } from '../../db/limits.ts'
import { ShelfError } from '../../db/shelf-error.ts'
import type { ImportNews, TakingNews } from '../../src-main/contract/cards.ts'
import type { Api } from '../../src-main/contract/contract.ts'
import { wordParts } from '../../src-main/keeper/card-imports.ts'
import { importThread, type Job } from '../../src-main/keeper/import-thread.ts'
import { openKeeper } from '../../src-main/keeper/keeper.ts'

// Disks and threads take what they take; nothing here is about time.
vi.setConfig({ testTimeout: 120_000 })

/** A Keeper on a folder of its own, for the time of one test; `again` restarts it, with something done to its store meanwhile. */
async function withKeeper(work: (api: Api, again: (meanwhile?: (db: Database.Database) => void) => Promise<Api>) => Promise<void>) {
  const dataDir = mkdtempSync(join(tmpdir(), 'keeper-'))
  const log = { note: () => {}, error: () => 'id' }
  let keeper = await openKeeper({ dataDir, log })
  const api = (): Api => createRouterClient(keeper.router, { context: { connection: 'window' } })
  const again = async (meanwhile?: (db: Database.Database) => void) => {
    await keeper.close()
    if (meanwhile) {
      const db = new Database(join(dataDir, 'story-deck.db'))
      meanwhile(db)
      db.close()
    }
    keeper = await openKeeper({ dataDir, log })
    return api()
  }
  try {
    await work(api(), again)
  } finally {
    await keeper.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Sends a file as a window does. */
async function send(api: Api, name: string, content: string | Uint8Array, step?: number): Promise<string> {
  const bytes = Buffer.from(content)
  const { upload, piece } = await api.imports.begin({ name, size: bytes.length })
  for (let from = 0, no = 0; from < bytes.length; from += step ?? piece, no++)
    await api.imports.send({ upload, no, data: bytes.subarray(from, from + (step ?? piece)).toString('base64') })
  return upload
}

async function news(api: Api, upload: string): Promise<readonly ImportNews[]> {
  const all: ImportNews[] = []
  for await (const each of await api.imports.read({ upload })) all.push(each)
  return all
}

/** Several files that are looked at together. */
async function lookTogether(api: Api, files: Readonly<Record<string, string>>, names = Object.keys(files)) {
  const uploads: string[] = []
  for (const [at, name] of names.entries()) {
    const bytes = Buffer.from(Object.values(files)[at]!)
    const { upload } = await api.imports.begin({ name, size: bytes.length, beside: [...uploads] })
    await api.imports.send({ upload, no: 0, data: bytes.toString('base64') })
    uploads.push(upload)
  }
  const [upload, ...beside] = uploads
  let last: ImportNews | undefined
  for await (const each of await api.imports.read({ upload: upload!, beside })) last = each
  if (last?.at !== 'plan') throw new Error('There was no plan.')
  return { ...last, upload: upload!, beside }
}

async function look(api: Api, name: string, content: string | Uint8Array) {
  const upload = await send(api, name, content)
  const last = (await news(api, upload)).at(-1)
  if (last?.at !== 'plan') throw new Error('There was no plan.')
  return last
}

type Choice = Omit<Parameters<Api['imports']['apply']>[0], 'upload'>

/** Takes a file in, and answers what was taken in; what is told on the way goes to `told`. */
async function take(api: Api, upload: string, choice: Choice = {}, told: TakingNews[] = []) {
  for await (const each of await api.imports.apply({ upload, ...choice })) told.push(each)
  const last = told.at(-1)
  if (last?.at !== 'taken') throw new Error('Nothing was taken in.')
  return last.taken
}

async function refused(what: Promise<unknown>): Promise<{ code: string; message: string }> {
  const error = await what.then(
    () => ({ code: 'none', message: 'It was not refused.' }),
    (reason: { code: string; message: string }) => reason,
  )
  return { code: error.code, message: error.message }
}

const card = (id: string, more: object = {}) => ({
  id,
  setCode: 'FAN',
  title: id,
  type: 'Event',
  unique: false,
  dimension: 'waking',
  anyDimension: true,
  text: '',
  ...more,
})
const set = (...cards: object[]) => JSON.stringify({ setCode: 'FAN', setName: 'Fanciful', cards })

test('a file is looked at, taken in, found, and taken back; all of it outlives a restart', async () => {
  await withKeeper(async (api, again) => {
    const file = set(
      card('Zygote', { text: 'Draw one card.' }),
      card('Quux', { text: 'Xyzzy plugh.' }),
      card('Deep One', { id: 'fan-deep-one', text: 'Draw one card.' }),
    )
    const { plan, rows } = await look(api, 'fan.json', file)
    expect(plan).toMatchObject({
      file: 'fan.json',
      files: 1,
      formats: ['json'],
      unread: [],
      sets: [{ code: 'FAN', name: 'Fanciful', isNew: true, isOwn: true }],
      counts: { new: 2, unreadable: 1, changed: 0, same: 0, conflict: 0 },
      taken: 3,
    })
    expect(rows.map(({ title, status, line }) => [title, status, line])).toEqual([
      ['Zygote', 'new', 1],
      ['Quux', 'unreadable', 1],
      ['Deep One', 'new', 1],
    ])
    const unread = await api.imports.row({ upload: plan.upload, no: 1 })
    expect(unread.unread).toMatchObject({ at: 0, length: 5 })
    const { printings } = await api.imports.row({ upload: plan.upload, no: 2 })
    expect(printings.map(({ set }) => set)).toContain('MSGS')
    expect(
      printings[0]!.parts
        .filter(({ is }) => is !== 'gone')
        .map(({ text }) => text)
        .join(''),
    ).toBe(printings[0]!.text)
    expect(await api.cards.search({ query: 'Zygote' })).toEqual([])

    const done = await take(api, plan.upload, { isOn: true })
    expect(done).toMatchObject({ file: 'fan.json', fresh: 3, changed: 0, unread: 1, isUndone: false })
    expect((await api.cards.search({ query: 'Zygote' })).map(({ title }) => title)).toEqual(['Zygote'])
    expect((await refused(take(api, plan.upload))).code).toBe('not_found')

    const later = await again()
    expect(await later.imports.list()).toEqual([done])
    expect((await later.cards.search({ query: 'Zygote' })).map(({ title }) => title)).toEqual(['Zygote'])
    expect(await later.imports.undo({ import: done.id })).toMatchObject({ isUndone: true })
    expect(await later.cards.search({ query: 'Zygote' })).toEqual([])
    expect((await later.sets.list()).map(({ code }) => code)).toEqual(['LTD', 'MSGS'])
    expect((await refused(later.imports.undo({ import: done.id }))).code).toBe('stale')
  })
})

test('two texts word by word: what changes in a row is one stretch', () => {
  expect(wordParts('Draw one card. Then rest.', 'Bury two Allies. Then rest.')).toEqual([
    { text: 'Draw one card', is: 'gone' },
    { text: 'Bury two Allies', is: 'come' },
    { text: '. Then rest.', is: 'same' },
  ])
  // Small words that happen to stand in both are no more the same than the rest.
  expect(wordParts('You are not affected by this card.', 'Draw two cards. While you are at a Library, this card gains 1.')).toEqual([
    { text: 'You are not affected by this card.', is: 'gone' },
    { text: 'Draw two cards. While you are at a Library, this card gains 1.', is: 'come' },
  ])
  expect(wordParts('', 'Draw one card.')).toEqual([{ text: 'Draw one card.', is: 'come' }])
  expect(wordParts('', '')).toEqual([])
  // What only comes, or only goes, takes no word that stays with it.
  expect(wordParts('Draw a card.', 'Draw a new card now.')).toEqual([
    { text: 'Draw a ', is: 'same' },
    { text: 'new ', is: 'come' },
    { text: 'card', is: 'same' },
    { text: ' now', is: 'come' },
    { text: '.', is: 'same' },
  ])
})

test('a text that an older grammar has read is read anew in the thread, after the start', async () => {
  await withKeeper(async (api, again) => {
    const { plan } = await look(api, 'fan.json', set(card('Zygote', { text: 'Draw one card.' })))
    await take(api, plan.upload, { isOn: true })
    const old = (db: Database.Database) =>
      db.exec(`update card set reading = 'older', printed = null, unread = '{"message":"not known yet"}' where id = 'Zygote'`)
    const later = await again(old)
    const unread = async () => (await later.sets.list()).find(({ code }) => code === 'FAN')?.unread
    await vi.waitFor(async () => expect(await unread()).toBe(0), { timeout: 30_000 })
  })
})

test('how far the reading is comes before the plan', async () => {
  await withKeeper(async (api) => {
    const told = await news(api, await send(api, 'x.csv', 'title,set,type\nA,X,Event'))
    expect(told[0]).toEqual({ at: 'file' })
    expect(told.at(-1)!.at).toBe('plan')
    const texts = told.filter((each) => each.at === 'texts')
    expect(texts.every(({ done, total }) => done <= total)).toBe(true)
  })
})

test('a set is off until it is wanted, and goes out as one file that comes in again', async () => {
  await withKeeper(async (api) => {
    const { plan } = await look(api, 'fan.json', set(card('Zygote', { text: 'Draw one card.' })))
    await take(api, plan.upload)
    expect(await api.cards.search({ query: 'Zygote' })).toEqual([])
    const sets = await api.sets.switch({ set: 'FAN', isOn: true })
    expect(sets.find(({ code }) => code === 'FAN')).toMatchObject({ name: 'Fanciful', isOwn: true, isOn: true, cards: 1 })
    expect((await api.cards.search({ query: 'Zygote' })).map(({ title }) => title)).toEqual(['Zygote'])
    const { fileName, text } = await api.sets.export({ set: 'FAN' })
    expect((await look(api, fileName, text)).rows).toMatchObject([{ title: 'Zygote', status: 'same', isTaken: false }])
    expect((await refused(api.sets.switch({ set: 'NONE', isOn: true }))).code).toBe('not_found')
  })
})

test('what is left out stays out, by card and by erratum; the rest is read with the words that remain', async () => {
  await withKeeper(async (api) => {
    const errata = [
      { card: 'Zygote', field: 'text', value: 'Draw two cards.', source: 'A letter', date: '2020-02-29' },
      { card: 'Quux', field: 'text', value: 'Draw two cards.', source: 'A letter', date: '2020-02-29' },
    ]
    // Nothing but the Title of Zygote gives sense to the capitals in the text of Quux.
    const cards = [card('Zygote', { text: 'Draw one card.' }), card('Quux', { text: 'Bury one ZYGOTE.' }), card('Corge')]
    const file = JSON.stringify({ setCode: 'FAN', setName: 'Fanciful', cards, errata })
    const first = await look(api, 'fan.json', file)
    expect(first.plan.counts).toMatchObject({ new: 3, unreadable: 0 })
    expect(first.plan.errata.map(({ why }) => why)).toEqual([undefined, undefined])
    const told: TakingNews[] = []
    const done = await take(api, first.plan.upload, { isOn: true, without: { rows: [0], errata: [1] } }, told)
    expect(done).toMatchObject({ fresh: 2, changed: 0, unread: 1 })
    expect(told.filter(({ at }) => at !== 'taken').every((each) => each.at !== 'taken' && each.done <= each.total)).toBe(true)
    expect((await api.cards.search({ query: 'Zygote' })).map(({ title }) => title)).toEqual(['Quux'])
    expect((await api.sets.list()).find(({ code }) => code === 'FAN')).toMatchObject({ cards: 2, unread: 1 })
    // The erratum of the card that stayed out has nothing to lie over; the other was left out.
    expect(await api.errata.list({})).toEqual([])
    expect((await look(api, 'fan.json', file)).rows.map(({ title, status }) => [title, status])).toEqual([
      ['Zygote', 'new'],
      ['Quux', 'same'],
      ['Corge', 'same'],
    ])
    expect(await api.imports.undo({ import: done.id })).toMatchObject({ isUndone: true })
    expect((await api.sets.list()).map(({ code }) => code)).toEqual(['LTD', 'MSGS'])
  })
})

test('a choice for a library that has changed since is refused; a choice of nothing too, and the plan stays', async () => {
  await withKeeper(async (api) => {
    const first = await look(api, 'a.json', set(card('Zygote'), card('Grault')))
    const second = await look(api, 'b.json', set(card('Quux')))
    const all = { without: { rows: [0, 1], errata: [] } }
    expect((await refused(take(api, first.plan.upload, all))).code).toBe('bad_cards')
    await take(api, first.plan.upload, { without: { rows: [1], errata: [] } })
    expect((await refused(take(api, second.plan.upload, { without: { rows: [0], errata: [] } }))).code).toBe('stale')
  })
})

test('an erratum is added, shown beside what is printed, and taken off', async () => {
  await withKeeper(async (api) => {
    const before = (await api.cards.search({ query: 'Necronomicon' }))[0]!
    const erratum = { card: before.id, field: 'sanity', value: '-9', source: 'A letter', date: '2020-02-29' }
    const added = await api.errata.add(erratum)
    expect(added).toMatchObject({ ...erratum, title: before.title, isInForce: true })
    expect(added.printed).not.toBe('-9')
    const now = async () => (await api.cards.search({ query: 'Necronomicon' })).find(({ id }) => id === before.id)
    expect((await now())!.sanity).toBe(-9)
    expect((await refused(api.errata.add({ ...erratum, value: 'much' }))).message).toBe('sanity: "much" is not a whole number.')
    expect((await refused(api.errata.add({ ...erratum, card: 'none' }))).code).toBe('not_found')
    expect(await api.errata.remove({ erratum: added.id })).toEqual([])
    expect(await now()).toEqual(before)
  })
})

test('a plan made for another library is refused, and made again', async () => {
  await withKeeper(async (api) => {
    const first = await look(api, 'a.json', set(card('Zygote')))
    const second = await look(api, 'b.json', set(card('Quux')))
    await take(api, first.plan.upload)
    expect((await refused(take(api, second.plan.upload))).code).toBe('stale')
    await news(api, second.plan.upload)
    expect(await take(api, second.plan.upload)).toMatchObject({ file: 'b.json', fresh: 1 })
  })
})

test('a file comes in any pieces, in their order and whole, or is forgotten', async () => {
  await withKeeper(async (api) => {
    const file = set(card('Ægir', { text: 'Draw one card.' }))
    const upload = await send(api, 'x.json', file, 7)
    expect((await news(api, upload)).at(-1)).toMatchObject({ at: 'plan', rows: [{ title: 'Ægir', status: 'new' }] })
    const { upload: torn } = await api.imports.begin({ name: 'x.json', size: 10 })
    await api.imports.send({ upload: torn, no: 0, data: 'AAAA' })
    expect((await refused(news(api, torn))).message).toBe('x.json did not arrive whole. Nothing was changed.')
    expect((await refused(api.imports.send({ upload: torn, no: 2, data: 'AAAA' }))).code).toBe('bad_field')
    expect((await refused(api.imports.send({ upload: torn, no: 1, data: 'AAAA' }))).code).toBe('not_found')
    expect((await api.imports.cancel({ upload })).cancelled).toBe(true)
    expect((await refused(api.imports.row({ upload, no: 0 }))).code).toBe('not_found')
  })
})

test('[L3] a file over 5 MB is refused before any of it is sent', async () => {
  await withKeeper(async (api) => {
    expect((await api.imports.begin({ name: 'x.json', size: limits.setBytes })).piece).toBeGreaterThan(0)
    expect(await refused(api.imports.begin({ name: 'C:\\cards\\x.json', size: limits.setBytes + 1 }))).toEqual({
      code: 'too_big',
      message: 'x.json is larger than 5 MB. Choose a smaller file, or split it.',
    })
    expect((await refused(api.imports.begin({ name: 'x.xml', size: 10 * 1024 * 1024 }))).code).toBe('too_big')
    expect((await refused(api.imports.begin({ name: 'x', size: 0 }))).code).toBe('bad_text')
  })
})

test.each([
  ['rows without end', `title,set,type\n${'A,X,Event\n'.repeat(100_000)}`, 'too_big'],
  ['entities of its own', '<!DOCTYPE a [<!ENTITY b "c">]><ccg-setinfo abbrev="X"><cards/></ccg-setinfo>', 'bad_xml'],
  ['another encoding', Uint8Array.of(0x7b, 0xe4, 0x7d), 'bad_text'],
  ['depth', '['.repeat(100_000), 'bad_json'],
  ['nested lists', `{"cards":${'['.repeat(1_000)}${']'.repeat(1_000)}}`, 'too_deep'],
])('[S28] a file of %s is refused with the reason, and nothing is changed', async (_, content, code) => {
  await withKeeper(async (api) => {
    const before = await api.sets.list()
    const { code: said, message } = await refused(look(api, 'bad file', content))
    expect(said).toBe(code)
    expect(message.length).toBeLessThanOrEqual(300)
    expect(message).not.toMatch(/\n|node_modules|\.ts\b/)
    expect(await api.sets.list()).toEqual(before)
    expect(await api.imports.list()).toEqual([])
  })
})

test.skipIf(!existsSync('../shared/cards/gccg/ltd.xml'))(
  'a published set is the same as that of the app (skipped where it is not at hand)',
  async () => {
    await withKeeper(async (api) => {
      const { plan, rows } = await look(api, 'ltd.xml', readFileSync('../shared/cards/gccg/ltd.xml'))
      expect(rows.filter(({ status }) => status !== 'same').map(({ title, why }) => [title, why])).toEqual([])
      expect(plan.counts.same).toBe(218)
      expect((await refused(take(api, plan.upload))).code).toBe('bad_cards')
    })
  },
)

/** A thread that says what a test wants it to. */
function staged(...scenes: readonly string[]) {
  const asked: (readonly string[])[] = []
  let scene = 0
  const start = (options: WorkerOptions) => {
    const worker = new Worker(
      `const { parentPort: port } = require('node:worker_threads')
       port.on('message', () => { ${scenes[Math.min(scene, scenes.length - 1)]} })
       port.postMessage({ say: 'ready' })`,
      { ...options, eval: true },
    )
    scene++
    const post = worker.postMessage.bind(worker)
    worker.postMessage = (job: Job) => {
      asked.push(job.slow)
      post(job)
    }
    return worker
  }
  return { asked, start }
}

const library = { revision: 1, today: '2026-11-20', cards: [], errata: [] }
const change = { puts: [], removes: [], errata: [], withoutErrata: [] }
const done = `port.postMessage({ say: 'change', change: { revision: 1, removes: [], errata: [], withoutErrata: [] } })`
const begins = (id: string) => `port.postMessage({ say: 'text', id: '${id}', done: 0, total: 1 })`
const patience = { start: 20_000, file: 20_000, text: 50 }

test('[L12] a text that never ends costs its card the reading, and the thread its life', async () => {
  const { asked, start } = staged(`${begins('loop')}; for (;;);`, `${begins('')}; ${done}`)
  const read = await importThread(start, patience).read(change, library)
  expect(read).toMatchObject({ revision: 1, puts: [], meanings: [] })
  expect(asked).toEqual([[], ['loop']])
})

test('[L12] a text that eats all memory does too', async () => {
  const { asked, start } = staged(`${begins('glutton')}; const all = []; for (;;) all.push(new Array(1e5).fill(all.length))`, done)
  await importThread(start, { ...patience, text: 60_000 }).read(change, library)
  expect(asked).toEqual([[], ['glutton']])
})

test('a file with many such texts is refused; so is one that is itself without end', async () => {
  const endless = importThread(staged(`${begins('loop')}; for (;;);`).start, patience)
  await expect(endless.plan([{ file: 'x.json', bytes: new Uint8Array(1) }], library, () => {})).rejects.toMatchObject({ code: 'too_slow' })
  const stuck = importThread(staged('for (;;);').start, { ...patience, file: 50 })
  await expect(stuck.plan([{ file: 'x.json', bytes: new Uint8Array(1) }], library, () => {})).rejects.toMatchObject({
    code: 'too_slow',
    message: 'x.json takes too long to be read. Nothing was changed.',
  })
})

test('who no longer wants a file read ends the thread', async () => {
  const stop = new AbortController()
  const { start } = staged('for (;;);')
  let ended = false
  const thread = importThread((options) => {
    const worker = start(options)
    worker.on('exit', () => {
      ended = true
    })
    return worker
  }, patience)
  const planning = thread.plan([{ file: 'x.json', bytes: new Uint8Array(1) }], library, () => {}, stop.signal)
  stop.abort()
  await expect(planning).rejects.toBeInstanceOf(ShelfError)
  await vi.waitFor(() => expect(ended).toBe(true), { timeout: 20_000 })
})

test('a thread that has done its work is given more; one that was woken beforehand is waiting', async () => {
  let threads = 0
  const { start, asked } = staged(done)
  const thread = importThread((options) => {
    threads++
    return start(options)
  }, patience)
  thread.wake()
  thread.wake()
  expect(threads).toBe(1)
  await thread.read(change, library)
  await thread.read(change, library)
  expect([threads, asked.length]).toEqual([1, 2])
  // Two at the same time are two threads.
  await Promise.all([thread.read(change, library), thread.read(change, library)])
  expect(threads).toBe(2)
  await thread.close()
})

test('a thread that dies while it waits is not waited for', async () => {
  let threads = 0
  const { start } = staged(`${done}; setTimeout(() => process.exit(), 5)`, done)
  const thread = importThread((options) => {
    threads++
    return start(options)
  }, patience)
  await thread.read(change, library)
  await vi.waitFor(
    async () => {
      await thread.read(change, library)
      expect(threads).toBe(2)
    },
    { timeout: 20_000, interval: 50 },
  )
  await thread.close()
})

test('files that come together are looked at as one, each card where it first stands, and taken back as one', async () => {
  await withKeeper(async (api, again) => {
    const before = await api.sets.list()
    const json = (...cards: readonly object[]) => JSON.stringify(cards)
    const files = {
      'one.json': json(card('Zygote', { text: 'Draw one card.' }), card('Moon', { text: 'Draw one card.' })),
      'broken.json': '{"cards": [',
      'two.json': json(card('Zygote', { text: 'Draw two cards.' }), card('Moon', { text: 'Draw one card.' })),
      'more.csv': 'Title;Set;Type;Text\nSalt Lamp;FAN;Event;Draw one card.\n',
    }
    const { plan, rows, upload, beside } = await lookTogether(api, files)
    expect(plan).toMatchObject({ file: 'one.json, two.json and more.csv', files: 3, formats: ['json', 'csv'], taken: 3 })
    expect(plan.unread).toMatchObject([{ file: 'broken.json', why: expect.stringContaining('broken.json') }])
    expect(rows.map(({ no, file, title, status, isTaken }) => [no, file, title, status, isTaken])).toEqual([
      [0, 'one.json', 'Zygote', 'new', true],
      [1, 'one.json', 'Moon', 'new', true],
      [2, 'two.json', 'Zygote', 'conflict', false],
      [3, 'two.json', 'Moon', 'same', false],
      [4, 'more.csv', 'Salt Lamp', 'new', true],
    ])
    expect(rows[2]!.why).toMatch(/^one\.json has this card too/)
    expect(await api.imports.cancel({ upload: beside[0]! })).toEqual({ cancelled: false })
    const taken = await take(api, upload)
    expect(taken).toMatchObject({ file: plan.file, formats: ['json', 'csv'], fresh: 3 })
    const restarted = await again()
    expect(await restarted.imports.list()).toEqual([taken])
    expect((await restarted.library.search({ query: '!"zygote"', limit: 1 })).total).toBe(0)
    await restarted.sets.switch({ set: 'FAN', isOn: true })
    expect((await restarted.library.search({ query: '!"zygote"', limit: 1 })).total).toBe(1)
    await restarted.imports.undo({ import: taken.id })
    expect(await restarted.sets.list()).toEqual(before)
  })
})

test('files of one name are told apart; too many of them, or too large ones, are refused before they are sent', async () => {
  await withKeeper(async (api) => {
    const table = (title: string) => `Title;Set;Type;Text\n${title};FAN;Event;Draw one card.\n`
    const { rows } = await lookTogether(api, { 'a.csv': table('One'), 'b.csv': table('Two') }, ['a.csv', 'a.csv'])
    expect(rows.map(({ file, title }) => [file, title])).toEqual([
      ['a.csv', 'One'],
      ['a (2).csv', 'Two'],
    ])
    const { upload } = await api.imports.begin({ name: 'large.csv', size: limits.setBytes - 1 })
    const { message } = await refused(api.imports.begin({ name: 'small.csv', size: 2, beside: [upload] }))
    expect(message).toMatch(/^Together these files are larger than 5 MB\./)
    const beside = [upload]
    for (let no = 1; no < limits.filesTogether; no++) beside.push((await api.imports.begin({ name: 'a.csv', size: 1 })).upload)
    expect((await refused(api.imports.begin({ name: 'b.csv', size: 1, beside }))).message).toMatch(/^More than 20 files/)
    const none = await refused(lookTogether(api, { 'a.json': '{', 'b.json': '[' }))
    expect(none.message).toMatch(/^None of these 2 files can be read\. a\.json/)
  })
})
