/**
 * What a damaged store can still tell: row by row into a fresh one, with the gaps filled from a backup. Changes nothing but the
 * fresh store; which of the two is shown, and what a person is told, is for others to say.
 */
import Database from 'better-sqlite3'
import { applicationId, type Db } from './backups.ts'

/** Made again at every start, or kept by SQLite itself. */
const remade = /^(sqlite_|card_search|card_text|card_vocabulary|card_index|card_fact|card_need|match_annals)/

export interface Salvaged {
  readonly db: Db
  /** Whether every row of every table could be read. */
  readonly whole: boolean
  /** How many changes the damaged store holds, where it can still tell. */
  readonly changes: number | undefined
}

/** What `bytes` of a damaged store still hold, in a store that `fresh` makes of a data version; undefined if nothing can be read. */
export function salvage(bytes: Buffer, fresh: (version: number) => Db, backup: Db | undefined): Salvaged | undefined {
  const source = readable(bytes) ?? readable(withHeader(bytes, fresh, backup))
  if (source === undefined) return undefined
  const db = fresh(source.pragma('user_version', { simple: true }) as number)
  db.pragma('foreign_keys = OFF')
  let whole = true
  const fill = db.transaction(() => {
    for (const table of tablesOf(db)) {
      if (table === 'store') continue
      if (carry(source, db, table, 'replace')) continue
      whole = false
      if (backup !== undefined) carry(backup, db, table, 'ignore')
    }
    withoutLooseEnds(db)
  })
  fill()
  const changes = countOf(source)
  db.prepare('update store set changes = ?').run(changes ?? (backup && countOf(backup)) ?? 0)
  db.pragma('foreign_keys = ON')
  source.close()
  return { db, whole, changes }
}

/** A store of ours that at least says what tables it has. */
function readable(bytes: Buffer | undefined): Db | undefined {
  if (bytes === undefined) return undefined
  let db: Db | undefined
  try {
    db = new Database(bytes)
    db.pragma('cell_size_check = ON')
    db.pragma('trusted_schema = OFF')
    const tables = db.prepare("select count(*) from sqlite_schema where name in ('store', 'match', 'move')").pluck().get()
    if (db.pragma('application_id', { simple: true }) === applicationId && tables === 3) return db
  } catch {
    // Its first page is no page.
  }
  db?.close()
  return undefined
}

const headerBytes = 100

/** The same with the header of a sound store before it: the pages behind a lost header may all be there. */
function withHeader(bytes: Buffer, fresh: (version: number) => Db, backup: Db | undefined): Buffer | undefined {
  // Only what begins as the page of a table is worth it.
  if (bytes[headerBytes] !== 0x05 && bytes[headerBytes] !== 0x0d) return undefined
  const model = backup ?? fresh(Number.POSITIVE_INFINITY)
  const header = Buffer.from(model.serialize().subarray(0, headerBytes))
  if (backup === undefined) model.close()
  const pageSize = header.readUInt16BE(16)
  header.writeUInt32BE(Math.ceil(bytes.length / pageSize), 28)
  // Nothing is known of free pages, and none are needed to read.
  header.fill(0, 32, 40)
  header.fill(1, 18, 20)
  return Buffer.concat([header, bytes.subarray(headerBytes)])
}

function countOf(db: Db): number | undefined {
  try {
    return db.prepare<[], number>('select changes from store').pluck().get()
  } catch {
    return undefined
  }
}

const tablesOf = (db: Db): string[] =>
  db
    .prepare<[], string>("select name from sqlite_schema where type = 'table' and sql like 'create table%'")
    .pluck()
    .all()
    .filter((each) => !remade.test(each))

interface Column {
  readonly name: string
  readonly pk: number
}

/** Copies a table as far as it can be read, from both of its ends; says whether that was all of it. */
function carry(from: Db, to: Db, table: string, clash: 'replace' | 'ignore'): boolean {
  try {
    const known = new Set(columnsOf(from, table).map(({ name }) => name))
    const columns = columnsOf(to, table).filter(({ name }) => known.has(name))
    const names = columns.map(({ name }) => `"${name}"`).join(', ')
    const put = to.prepare(`insert or ${clash} into "${table}" (${names}) values (${columns.map(() => '?').join(', ')})`)
    const order = orderOf(to, table, columns)
    const [up, down] = ['asc', 'desc'].map((way) =>
      from
        .prepare(`select ${order.key} as key, ${names} from "${table}" order by ${order.by.map((each) => `${each} ${way}`).join(', ')}`)
        .safeIntegers()
        .raw(),
    )
    const first = putAll(put, up!.iterate())
    if (first.ended) return first.fitted
    putAll(put, down!.iterate(), first.last)
    return false
  } catch {
    return false
  }
}

const columnsOf = (db: Db, table: string) => db.pragma(`table_info("${table}")`) as readonly Column[]

/** What a table lies in the order of, and what tells its rows apart. */
function orderOf(db: Db, table: string, columns: readonly Column[]): { readonly by: readonly string[]; readonly key: string } {
  const [{ wr }] = db.pragma(`table_list("${table}")`) as [{ readonly wr: number }]
  if (wr === 0) return { by: ['rowid'], key: 'rowid' }
  const by = columns
    .filter(({ pk }) => pk > 0)
    .sort((a, b) => a.pk - b.pk)
    .map(({ name }) => `"${name}"`)
  return { by, key: `json_array(${by.join(', ')})` }
}

/** Puts rows until one cannot be read, or until the row `stop` is met again. */
function putAll(put: Database.Statement, rows: IterableIterator<unknown>, stop?: unknown) {
  let last: unknown
  let fitted = true
  try {
    for (const [key, ...row] of rows as IterableIterator<unknown[]>) {
      if (stop !== undefined && key === stop) break
      last = key
      try {
        put.run(row)
      } catch {
        // Noise that a table refuses.
        fitted = false
      }
    }
  } catch {
    return { ended: false, fitted, last }
  }
  return { ended: true, fitted, last }
}

interface Loose {
  readonly table: string
  readonly rowid: number | null
  readonly parent: string
  readonly fkid: number
}

interface ForeignKey {
  readonly id: number
  readonly from: string
  readonly to: string | null
  readonly table: string
  readonly on_delete: string
}

/** Takes out what refers to rows that were lost, as the store itself would have when they went. */
function withoutLooseEnds(db: Db): void {
  for (let round = 0; round < 20; round++) {
    const loose = db.pragma('foreign_key_check') as readonly Loose[]
    if (loose.length === 0) return
    const seen = new Set<string>()
    for (const { table, fkid } of loose) {
      if (seen.has(`${table} ${fkid}`)) continue
      seen.add(`${table} ${fkid}`)
      const key = (db.pragma(`foreign_key_list("${table}")`) as readonly ForeignKey[]).find(({ id }) => id === fkid)!
      const to = key.to ?? columnsOf(db, key.table).find(({ pk }) => pk > 0)!.name
      const lost = `"${key.from}" is not null and "${key.from}" not in (select "${to}" from "${key.table}")`
      if (key.on_delete === 'SET NULL') db.exec(`update "${table}" set "${key.from}" = null where ${lost}`)
      else db.exec(`delete from "${table}" where ${lost}`)
    }
  }
}
