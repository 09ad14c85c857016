/** Printed cards as rows: one JSON text for one meaning, filed for good under its hash. */
import { createHash } from 'node:crypto'
import type { InvestigatorCard, PrintedCard } from '../grammar/card.ts'
import type { Db } from './open.ts'

/** JSON with the fields in order of their names, so that equal values are equal texts. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  )
}

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** Files what a card says, if nobody has yet; inside a transaction. Answers the hash that matches refer to. */
export function filePrinted(db: Db): (card: PrintedCard | InvestigatorCard) => string {
  const insert = db.prepare<[string, string, string]>('insert into printed (hash, card, json) values (?, ?, ?) on conflict do nothing')
  return (card) => {
    const json = canonicalJson(card)
    const hash = hashOf(json)
    insert.run(hash, card.id, json)
    return hash
  }
}
