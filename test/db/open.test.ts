/** The store: safe settings, one process, migrations whole or not at all, backups, and a way back from damage. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { applicationId, backUp, backupsOf, stageCopy, stageRestore } from '../../db/backups.ts'
import { campaignShelf } from '../../db/campaigns.ts'
import { limits } from '../../db/limits.ts'
import { closeStore, migrations, openInMemory, openStore, type Store, write } from '../../db/open.ts'
import { settingShelf } from '../../db/settings.ts'
import { ShelfError } from '../../db/shelf-error.ts'

let folder: string
let file: string
const opened: Store[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'story-deck-store-'))
  file = join(folder, 'shelf.db')
})
afterEach(() => {
  for (const each of opened.splice(0)) each.db.close()
  rmSync(folder, { recursive: true, force: true })
})

function open(steps?: readonly string[]): Store {
  const store = openStore(file, steps ? { migrations: steps } : {})
  opened.push(store)
  return store
}

function close(store: Store): void {
  closeStore(store)
  opened.splice(opened.indexOf(store), 1)
}

function refusal(act: () => unknown): ShelfError {
  try {
    act()
  } catch (error) {
    if (error instanceof ShelfError) return error
    throw error
  }
  throw new Error('was not refused')
}

function begin({ db }: Store, ...names: string[]): void {
  for (const name of names) campaignShelf(db).begin(name)
}

const names = ({ db }: Store): string[] =>
  campaignShelf(db)
    .list()
    .map(({ name }) => name)
    .reverse()

/** The files as a killed process leaves them: the log not yet written into the store. */
function afterKill(...campaigns: string[]): void {
  const store = open()
  begin(store, ...campaigns)
  const copies = join(folder, 'copies')
  mkdirSync(copies)
  for (const each of ['', '-wal']) copyFileSync(file + each, join(copies, basename(file) + each))
  close(store)
  for (const each of readdirSync(copies)) renameSync(join(copies, each), join(folder, each))
}

test('every connection is set safe, and says so after it has read and written (R37)', () => {
  const store = open()
  begin(store, 'one')
  names(store)
  const pragma = (name: string) => store.db.pragma(name, { simple: true })
  expect({
    journal: pragma('journal_mode'),
    synchronous: pragma('synchronous'),
    keys: pragma('foreign_keys'),
    trusted: pragma('trusted_schema'),
    cells: pragma('cell_size_check'),
    locking: pragma('locking_mode'),
    application: pragma('application_id'),
    version: pragma('user_version'),
  }).toEqual({
    journal: 'wal',
    synchronous: 2,
    keys: 1,
    trusted: 0,
    cells: 1,
    locking: 'exclusive',
    application: applicationId,
    version: migrations.length,
  })
  expect(pragma('busy_timeout')).toBeGreaterThanOrEqual(1000)
})

test('what was written is there after closing and opening', () => {
  const store = open()
  begin(store, 'one', 'two')
  close(store)
  expect(names(open())).toEqual(['one', 'two'])
})

test('every table is strict, and refuses what does not fit (R52)', () => {
  const { db } = openInMemory()
  const lax = db.prepare(
    "select name from pragma_table_list where type = 'table' and not strict and name not like 'sqlite%' and name not like 'card_search%'",
  )
  expect(lax.all()).toEqual([])
  const refused = [
    "insert into deck (name, changed_at) values ('', 'now')",
    `insert into deck (name, changed_at) values ('${'x'.repeat(201)}', 'now')`,
    "insert into deck (name, changed_at) values ('x', null)",
    "insert into deck_card (deck, section, card, copies, no) values (99, 'deck', 'no-card', 1, 1)",
    "insert into match (id, game, title, edition, seed, options, extras, began_at, played_at) values ('m', 'g', 't', 'first', 1, '{}', '{}', '', '')",
    "insert into match (id, game, title, edition, seed, options, extras, began_at, played_at) values ('m', 'g', 't', 1, 1, '{', '{}', '', '')",
    "insert into move (match, no, seat, action) values ('gone', 0, 0, '{}')",
    "update store set changes = 'many'",
  ]
  for (const sql of refused) expect(() => db.exec(sql), sql).toThrow(/constraint|cannot store|datatype/i)
})

test('a change that fails leaves nothing behind', () => {
  const store = open()
  const shelf = campaignShelf(store.db)
  expect(() =>
    write(store.db, () => {
      shelf.begin('half')
      throw new Error('stop')
    }),
  ).toThrow('stop')
  expect(names(store)).toEqual([])
})

test('a full store refuses with a sentence, and reads go on (R42)', () => {
  const store = open()
  begin(store, 'one')
  store.db.pragma(`max_page_count = ${store.db.pragma('page_count', { simple: true })}`)
  const notes = 'x'.repeat(limits.notes)
  const fill = () => {
    for (let no = 0; no < 1000; no++) campaignShelf(store.db).begin('more', notes)
  }
  expect(refusal(fill)).toMatchObject({ code: 'no_room', message: 'There is no room left to save this. Nothing was changed.' })
  expect(names(store)[0]).toBe('one')
  store.db.pragma('max_page_count = 1000000')
  begin(store, 'again')
  expect(names(store).at(-1)).toBe('again')
})

/** A process of its own, that runs `code` with `openStore`, `campaignShelf` and the file at hand. */
function inProcess(code: string) {
  const script = join(folder, `process-${Math.random()}.mjs`)
  const at = (path: string) => JSON.stringify(new URL(`../../${path}`, import.meta.url).href)
  writeFileSync(
    script,
    `await import(${at('src-main/tools/imports.ts')})
const { openStore } = await import(${at('db/open.ts')})
const { campaignShelf } = await import(${at('db/campaigns.ts')})
const file = ${JSON.stringify(file)}
${code}`,
  )
  return fork(script)
}

const tryToOpen = `try { openStore(file); process.send('opened'); setInterval(() => {}, 1000) } catch (error) { process.send(error.code + ': ' + error.message) }`

describe('one process at a time (R45)', () => {
  test('a second one is told that the first is running, and changes nothing', async () => {
    const store = open()
    begin(store, 'one')
    const second = inProcess(tryToOpen)
    const [said] = (await once(second, 'message')) as [string]
    if (second.exitCode === null) await once(second, 'exit')
    expect(said).toBe('already_running: Story Deck is already running on this data.')
    begin(store, 'two')
    expect(names(store)).toEqual(['one', 'two'])
    expect(readdirSync(folder).filter((each) => each.includes('aside') || each.includes('damaged'))).toEqual([])
  })

  test('of three that start at once on no data at all, exactly one wins', async () => {
    const all = [1, 2, 3].map(() => inProcess(tryToOpen))
    const said = await Promise.all(all.map(async (each) => ((await once(each, 'message')) as [string])[0]))
    for (const each of all) each.kill('SIGKILL')
    expect(said.filter((each) => each === 'opened')).toHaveLength(1)
    expect(said.filter((each) => each.startsWith('already_running'))).toHaveLength(2)
  })
})

test('a process that is killed while it writes has lost nothing it told of, and leaves no lock (R33, R46)', async () => {
  for (let round = 0; round < 3; round++) {
    const writer = inProcess(`const shelf = campaignShelf(openStore(file).db)
for (let no = 0; ; no++) { shelf.begin(${round} + '-' + no); process.send(no); await new Promise(setImmediate) }`)
    let told = -1
    writer.on('message', (no: number) => {
      told = no
      if (no >= 10 * (round + 1)) writer.kill('SIGKILL')
    })
    await once(writer, 'exit')
    expect(told).toBeGreaterThanOrEqual(10)
    const store = open()
    expect(store.damage).toBeUndefined()
    const there = names(store).filter((each) => each.startsWith(`${round}-`))
    expect(there.slice(0, told + 1)).toEqual(Array.from({ length: told + 1 }, (_, no) => `${round}-${no}`))
    close(store)
  }
})

describe('versions', () => {
  const next = 'create table later (id integer primary key) strict;'

  test('an older store is backed up, then brought forward whole', () => {
    const store = open()
    begin(store, 'one')
    close(store)
    const later = open([...migrations, next])
    expect(later.db.pragma('user_version', { simple: true })).toBe(migrations.length + 1)
    expect(names(later)).toEqual(['one'])
    const backup = new Database(backupsOf(file).at(-1)!, { readonly: true })
    expect(backup.pragma('user_version', { simple: true })).toBe(migrations.length)
    expect(backup.prepare('select name from campaign').pluck().all()).toEqual(['one'])
    backup.close()
  })

  test('a step that fails leaves the old version', () => {
    close(open())
    expect(() => open([...migrations, next, 'create nonsense'])).toThrow()
    const store = open()
    expect(store.db.pragma('user_version', { simple: true })).toBe(migrations.length)
  })

  test('a newer store is refused, byte for byte unchanged (R48, R51)', () => {
    close(open([...migrations, next]))
    const before = readFileSync(file)
    expect(refusal(open)).toMatchObject({
      code: 'bad_version',
      message: `The data was written by a newer Story Deck (data version ${migrations.length + 1}, this one reads up to ${migrations.length}). Nothing was changed.`,
    })
    expect(readFileSync(file).equals(before)).toBe(true)
  })

  test('a newer store whose log was left behind is refused unchanged too', () => {
    const store = open([...migrations, next])
    begin(store, 'one')
    const copies = ['', '-wal'].map((each) => ({ each, bytes: readFileSync(file + each) }))
    close(store)
    for (const { each, bytes } of copies) writeFileSync(file + each, bytes)
    expect(refusal(open).code).toBe('bad_version')
    for (const { each, bytes } of copies) expect(readFileSync(file + each).equals(bytes), each).toBe(true)
  })

  test("another program's file is refused, byte for byte unchanged", () => {
    for (const id of [0, 7]) {
      const other = new Database(file)
      other.exec('create table theirs (id)')
      other.pragma(`application_id = ${id}`)
      other.close()
      const before = readFileSync(file)
      expect(refusal(open).code).toBe('not_ours')
      expect(readFileSync(file).equals(before)).toBe(true)
      rmSync(file)
    }
  })
})

describe('backups', () => {
  test('each start keeps a copy of what changed, ten at most, the oldest go first (R40)', () => {
    for (let no = 1; no <= limits.backups + 3; no++) {
      const store = open()
      begin(store, `number ${no}`)
      close(store)
    }
    const store = open()
    expect(backupsOf(file)).toHaveLength(limits.backups)
    const newest = new Database(backupsOf(file).at(-1)!, { readonly: true })
    expect(newest.prepare('select count(*) from campaign').pluck().get()).toBe(limits.backups + 3)
    expect(newest.pragma('application_id', { simple: true })).toBe(applicationId)
    newest.close()
    // Nothing new, no copy.
    expect(backUp(store)).toBe(false)
    begin(store, 'more')
    expect(backUp(store)).toBe(true)
    expect(readdirSync(`${file}-backups`).filter((each) => each.endsWith('.partial'))).toEqual([])
  })

  test('a store in memory has none', () => {
    expect(backUp(openInMemory())).toBe(false)
  })
})

describe('a process that was killed', () => {
  test('has lost nothing, and leaves no copies once the store has passed its check (R33, Note)', () => {
    afterKill('one', 'two')
    const store = open()
    expect(names(store)).toEqual(['one', 'two'])
    expect(store.damage).toBeUndefined()
    expect(readdirSync(folder).filter((each) => each.includes('aside'))).toEqual([])
  })
})

/** Two campaigns in a backup, a third only in the store. */
function storeWithBackup(): void {
  const store = open()
  begin(store, 'one', 'two')
  backUp(store)
  begin(store, 'three')
  close(store)
}

describe('a damaged store (R39)', () => {
  const page = 4096
  const noise = (bytes: number) => Buffer.from(Array.from({ length: bytes }, (_, no) => (no * 7919) % 251))
  const overwrite = (at: number, bytes: Buffer) => {
    const all = readFileSync(file)
    bytes.copy(all, at)
    writeFileSync(file, all)
  }

  const damages: Readonly<Record<string, () => void>> = {
    'no header': () => overwrite(0, Buffer.alloc(100)),
    'noise in the header': () => overwrite(0, noise(100)),
    'all noise': () => writeFileSync(file, noise(5 * page)),
    'empty file': () => truncateSync(file, 0),
    'cut in the middle': () => truncateSync(file, 3 * page),
    'cut inside a page': () => truncateSync(file, 3 * page + 100),
    'first page zeroed': () => overwrite(0, Buffer.alloc(page)),
    'schema page noise': () => overwrite(100, noise(page - 100)),
    'file missing': () => rmSync(file),
    'a folder in its place': () => {
      rmSync(file)
      mkdirSync(file)
    },
    'text in its place': () => writeFileSync(file, 'not a store\n'.repeat(1000)),
    'an older, emptier store in its place': () => {
      rmSync(file)
      const fresh = new Database(file)
      fresh.close()
    },
  }

  const foundNow = () =>
    ['', '-wal'].map((each) => (existsSync(file + each) && statSync(file + each).isFile() ? readFileSync(file + each) : undefined))
  /** What lies aside, by the name it had. */
  const aside = (name: string) => readFileSync(join(`${file}-damaged-1`, name))

  test.each(Object.keys(damages))(
    '%s: nothing of the last good backup is missing, nothing is changed before the person says so, and the start after that is clean',
    (kind) => {
      storeWithBackup()
      damages[kind]!()
      const before = foundNow()
      for (let start = 0; start < 2; start++) {
        const store = open()
        expect(names(store).slice(0, 2)).toEqual(['one', 'two'])
        expect(store.damage?.backup?.holds).toMatchObject({ campaigns: 2 })
        expect(store.readOnly?.happened).toBe(store.damage!.happened)
        expect(JSON.stringify(store.damage)).not.toContain(folder)
        expect(backUp(store)).toBe(false)
        close(store)
        expect(foundNow()).toEqual(before)
        expect(readdirSync(folder).filter((each) => /aside|damaged|guard/.test(each))).toEqual([])
      }

      const store = open()
      stageRestore(store, store.damage!.backup!.id)
      close(store)
      expect(foundNow()).toEqual(before)
      const after = open()
      expect(after.damage).toBeUndefined()
      expect(after.readOnly).toBeUndefined()
      expect(names(after)).toEqual(['one', 'two'])
      if (before[0]) expect(aside(basename(file)).equals(before[0])).toBe(true)
      begin(after, 'four')
      close(after)
      const again = open()
      expect(again.damage).toBeUndefined()
      expect(names(again)).toEqual(['one', 'two', 'four'])
    },
  )

  test.each(['no header', 'noise in the header'])('%s: the pages behind it are read, with what no backup has', (kind) => {
    storeWithBackup()
    damages[kind]!()
    const store = open()
    expect(store.damage).toMatchObject({ shows: 'file', read: { campaigns: 3 }, missing: 1 })
    expect(store.damage!.happened).toBe('The data file is damaged. Everything in it can still be read, and is shown.')
    expect(names(store)).toEqual(['one', 'two', 'three'])
    // A person may go on with just that.
    stageCopy({ db: store.db, file }, store.db)
    close(store)
    const after = open()
    expect(after.damage).toBeUndefined()
    expect(names(after)).toEqual(['one', 'two', 'three'])
  })

  test.each(['all noise', 'empty file', 'text in its place'])(
    '%s: the newest good backup is shown, and offered with what it holds',
    (kind) => {
      storeWithBackup()
      damages[kind]!()
      const { damage } = open()
      expect(damage).toMatchObject({ shows: 'backup', backup: { sound: true, holds: { campaigns: 2 } } })
      expect(damage!.happened).toBe('The data file is damaged, and nothing of it can be read. The newest good backup is shown instead.')
    },
  )

  test('while a damaged file is looked at, no other process gets it', async () => {
    storeWithBackup()
    damages['no header']!()
    const store = open()
    const second = inProcess(tryToOpen)
    const [said] = (await once(second, 'message')) as [string]
    if (second.exitCode === null) await once(second, 'exit')
    expect(said).toBe('already_running: Story Deck is already running on this data.')
    expect(names(store)).toHaveLength(3)
  })

  test('a log that was lost is noticed, although the file is sound', () => {
    afterKill('one')
    const store = open()
    begin(store, 'two')
    backUp(store)
    close(store)
    // The first page alone is what a store has in its file before its log is written into it.
    truncateSync(file, 0)
    const bare = new Database(file)
    bare.pragma('journal_mode = WAL')
    bare.close()
    const shown = open()
    expect(shown.damage).toMatchObject({ shows: 'backup' })
    expect(names(shown)).toEqual(['one', 'two'])
  })

  test('an empty file beside a log is damage, also with no backup to compare, and the log is kept', () => {
    afterKill('one')
    rmSync(`${file}-backups`, { recursive: true })
    truncateSync(file, 0)
    const wal = readFileSync(`${file}-wal`)
    const store = open()
    expect(store.damage).toMatchObject({ shows: 'nothing' })
    expect(names(store)).toEqual([])
    expect(readFileSync(`${file}-wal`).equals(wal)).toBe(true)
    stageCopy({ db: store.db, file }, store.db)
    close(store)
    expect(open().damage).toBeUndefined()
    expect(aside(`${basename(file)}-wal`).equals(wal)).toBe(true)
  })

  /** The pages of a table, the root first. */
  const pagesOf = (table: string): readonly number[] => {
    const db = new Database(file, { readonly: true })
    const pages = db.prepare('select pageno from dbstat where name = ? order by path').pluck().all(table) as number[]
    db.close()
    return pages
  }

  test('a table that is lost is shown as the backup has it, all others as they were, and it is told how much the backup lacks', () => {
    const store = open()
    begin(store, 'one', 'two')
    backUp(store)
    begin(store, 'three')
    settingShelf(store.db).put({ theme: 'light' })
    close(store)
    overwrite((pagesOf('campaign')[0]! - 1) * page, noise(page))
    const shown = open()
    expect(shown.damage).toMatchObject({ shows: 'file', missing: 1, read: { campaigns: 2 } })
    expect(shown.damage!.happened).toContain('and the rest as it was in the newest good backup')
    expect(names(shown)).toEqual(['one', 'two'])
    expect(settingShelf(shown.db).all()).toMatchObject({ theme: 'light' })
  })

  test('of a table with a bad page in its middle, what lies before and behind it is read', () => {
    const store = open()
    const notes = 'x'.repeat(1_000)
    for (let no = 1; no <= 60; no++) campaignShelf(store.db).begin(`number ${no}`, notes)
    close(store)
    rmSync(`${file}-backups`, { recursive: true })
    const pages = pagesOf('campaign')
    expect(pages.length).toBeGreaterThan(10)
    overwrite((pages[Math.floor(pages.length / 2)]! - 1) * page, noise(page))
    const shown = open()
    expect(shown.damage).toMatchObject({ shows: 'file' })
    expect(shown.damage!.happened).toBe('The data file is damaged. What can still be read of it is shown; the rest is lost.')
    const read = names(shown)
    expect(read.length).toBeGreaterThan(50)
    expect(read.length).toBeLessThan(60)
    expect([read[0], read.at(-1)]).toEqual(['number 1', 'number 60'])
  })

  test('a damaged backup is passed over for the next older one, and kept too', () => {
    const store = open()
    begin(store, 'one')
    backUp(store)
    begin(store, 'two')
    backUp(store)
    close(store)
    writeFileSync(backupsOf(file).at(-1)!, noise(3 * page))
    writeFileSync(file, noise(3 * page))
    const shown = open()
    expect(names(shown)).toEqual(['one'])
    stageRestore(shown, shown.damage!.backup!.id)
    close(shown)
    expect(names(open())).toEqual(['one'])
    expect(readdirSync(`${file}-damaged-1`).filter((each) => each.startsWith('backup-'))).toHaveLength(1)
  })

  test('without any backup there is nothing to show, and the damaged bytes are kept', () => {
    writeFileSync(file, noise(3 * page))
    const store = open()
    expect(store.damage).toEqual({
      shows: 'nothing',
      happened: 'The data file is damaged, and nothing of it can be read. There is no good backup either, so there is nothing to show.',
    })
    expect(names(store)).toEqual([])
    stageCopy({ db: store.db, file }, store.db)
    close(store)
    expect(open().readOnly).toBeUndefined()
    expect(aside(basename(file)).equals(noise(3 * page))).toBe(true)
  })
})

test('a place that cannot be written to is told in one sentence', () => {
  writeFileSync(join(folder, 'plain'), '')
  file = join(folder, 'plain', 'shelf.db')
  expect(refusal(open)).toMatchObject({ code: 'bad_place', message: 'The data file cannot be opened.' })
})
