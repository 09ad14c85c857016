/**
 * Pictures that go along with all data in one file: a table of their own in the copy, put in when the copy is made and taken out
 * again before it takes any place. The store itself never has it.
 */
import Database from 'better-sqlite3'
import { isSound } from './backups.ts'
import { ShelfError } from './shelf-error.ts'

export interface Carried {
  readonly name: string
  readonly bytes: Uint8Array
}

/** Puts files into the copy at `path`, which nobody else has open. */
export function putCarried(path: string, files: Iterable<Carried>): void {
  const db = new Database(path)
  try {
    db.exec('create table carried (name text primary key, bytes blob not null) strict')
    const put = db.prepare('insert into carried (name, bytes) values (?, ?)')
    db.transaction(() => {
      for (const { name, bytes } of files) put.run(name, bytes)
    }).immediate()
  } finally {
    db.close()
  }
}

/** Takes them out of a copy that somebody brought, one by one. Throws where the copy is damaged or not ours; then nothing was taken. */
export function takeCarried(path: string, take: (file: Carried) => void): void {
  if (!isSound(path))
    throw new ShelfError('damaged', 'This copy is damaged or belongs to another program. Nothing was changed.', 'Choose another one.')
  const db = new Database(path)
  try {
    db.pragma('trusted_schema = OFF')
    db.pragma('cell_size_check = ON')
    const there = db.prepare("select count(*) from sqlite_schema where type = 'table' and name = 'carried'").pluck().get()
    if (there !== 1) return
    const files = db.prepare<[], Carried>("select name, bytes from carried where typeof(name) = 'text' and typeof(bytes) = 'blob'")
    for (const file of files.iterate()) take(file)
    db.exec('drop table carried')
    db.exec('vacuum')
  } finally {
    db.close()
  }
}
