/** Searching the cards as somebody types: one search a key. */
import Database from 'better-sqlite3'
import { openShelf } from '../../../db/shelf.ts'
import type { Line } from '../line.ts'

export const line: Line = {
  name: 'Searching the cards, key by key',
  unit: 'keys',
  aim: 'far less than the 16 ms of a frame; beside a plain `like` over the same words',
  async prepare() {
    const shelf = openShelf()
    const cards = shelf.cards.all()
    const typed = cards.flatMap(({ title }) => Array.from(title, (_, at) => title.slice(0, at + 1)))
    const db = new Database(':memory:')
    db.exec('create table card (no integer primary key, id text, title text, type text, subtype text, text text, rest text)')
    const insert = db.prepare('insert into card (id, title, type, subtype, text, rest) values (?, ?, ?, ?, ?, ?)')
    for (const { id, title, type, subtype, text, ...rest } of cards) insert.run(id, title, type, subtype ?? '', text, JSON.stringify(rest))
    const like = db.prepare(
      `select * from card where title like $typed or type like $typed or subtype like $typed or text like $typed
        order by title like $typed desc, no limit 100`,
    )
    /** A search for each key of some titles; where the last one left off, the next goes on. */
    const keys = (find: (typed: string) => readonly unknown[]) => {
      let at = 0
      return () => {
        for (let key = 0; key < 100; key++) {
          find(typed[at]!)
          at = (at + 1) % typed.length
        }
        return 100
      }
    }
    return [
      { name: 'Story Deck, the index of words', work: keys((each) => shelf.search(each)), close: async () => shelf.close() },
      {
        name: 'a plain `like`, no words begun, no weights',
        work: keys((each) => like.all({ typed: `%${each}%` })),
        close: async () => void db.close(),
      },
    ]
  },
}
