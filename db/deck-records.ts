/** How decks, and each version of them, have done in the matches that were played to their end with them. */
import type { Db } from './open.ts'

/** Counted by seat: where two at a table play the same deck, the match counts twice. */
export interface DeckRecord {
  readonly played: number
  readonly won: number
}

/** Won has whoever has the best score, if that is more than nothing; those who share it have all won. As in records.ts. */
const results = `
  select seat.deck as deck, seat.version as version, count(*) as played,
         sum(coalesce(score.value > 0 and score.value = (select max(value) from json_each(match.outcome, '$.scores')), 0)) as won
    from seat join match on match.id = seat.match
         left join json_each(match.outcome, '$.scores') as score on score.key = seat.no
   where match.outcome is not null and match.removed_at is null`

const none: DeckRecord = { played: 0, won: 0 }

export function deckRecords(db: Db) {
  const byDeck = db.prepare<[], DeckRecord & { readonly deck: number }>(`${results} and seat.deck is not null group by seat.deck`)
  const ofDeck = db.prepare<[number], DeckRecord>(`${results} and seat.deck = ? group by seat.deck`)
  const byVersion = db.prepare<[number], DeckRecord & { readonly version: number | null }>(
    `${results} and seat.deck = ? group by seat.version`,
  )

  return {
    all: (): ReadonlyMap<number, DeckRecord> => new Map(byDeck.all().map(({ deck, played, won }) => [deck, { played, won }])),
    of(deck: number): DeckRecord {
      const found = ofDeck.get(deck)
      return found === undefined ? none : { played: found.played, won: found.won }
    },
    /** By the version that was played. */
    versions: (deck: number): ReadonlyMap<number, DeckRecord> =>
      new Map(
        byVersion
          .all(deck)
          .flatMap(({ version, played, won }): [number, DeckRecord][] => (version === null ? [] : [[version, { played, won }]])),
      ),
  }
}
