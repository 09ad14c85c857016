/** The library: what is known of each card, and the cards as they are printed. */
import type { InvestigatorCard, PrintedCard } from '../grammar/card.ts'
import { foldTitle } from '../grammar/titles.ts'
import type { CardFacts, InvestigatorFacts } from './cards-file.ts'
import type { Unread } from './import-cards.ts'
import type { Db } from './open.ts'
import type { Named } from './titles.ts'

/** A card as a list shows it. */
export interface LibraryCard extends Named {
  readonly type: PrintedCard['type'] | 'Investigator'
  readonly subtype?: string
  readonly rarity?: string
  readonly unique: boolean
  readonly value?: number
  readonly sanity?: number | 'variable'
  readonly points?: number
  readonly region?: string
  readonly subregion?: string
  readonly text: string
  /** What matches refer to; missing for a card that cannot be played. */
  readonly printed?: string
  readonly unread?: Unread
  /** Its set is switched off: it is not offered. */
  readonly off?: true
}

interface Row {
  readonly id: string
  readonly setCode: string
  readonly name: string
  readonly title: string
  readonly type: LibraryCard['type']
  readonly subtype: string | null
  readonly rarity: string | null
  readonly isUnique: 0 | 1
  readonly value: number | null
  readonly sanity: number | 'variable' | null
  readonly points: number | null
  readonly region: string | null
  readonly subregion: string | null
  readonly text: string
  readonly printed: string | null
  readonly unread: string | null
  readonly isOff: 0 | 1 | null
}

export const libraryColumns = `card.id, card.set_code as setCode, card.name, card.title, card.type, card.subtype, card.rarity,
  card.is_unique as isUnique, card.value, card.sanity, card.points, card.region, card.subregion, card.text, card.printed, card.unread,
  (select not is_on from card_set where code = card.set_code) as isOff`

/** A row of `libraryColumns`, without what is null in it. */
export function libraryCard({ isUnique, isOff, unread, ...row }: Row): LibraryCard {
  const there = Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null))
  // The columns that may not be null are those that LibraryCard demands.
  return {
    ...(there as unknown as Omit<LibraryCard, 'unique'>),
    unique: isUnique === 1,
    ...(unread ? { unread: JSON.parse(unread) as Unread } : {}),
    ...(isOff === 1 ? { off: true as const } : {}),
  }
}

export type LibraryRow = Row

export function cardShelf(db: Db) {
  const all = db.prepare<[], Row>(`select ${libraryColumns} from card order by load_order`)
  const one = db.prepare<[string], Row>(`select ${libraryColumns} from card where id = ?`)
  const titled = db.prepare<[string], Row>(`select ${libraryColumns} from card where folded = ? order by load_order`)
  const printed = db.prepare<[string], string>('select json from printed where hash = ?').pluck()
  const facts = db.prepare<[string], string | null>('select facts from card where id = ?').pluck()
  const investigators = db
    .prepare<[], string>(
      "select json from card join printed on printed.hash = card.printed where type = 'Investigator' order by load_order",
    )
    .pluck()

  /** A hash says all of it: whoever asks for it again is given the same object, and what others have worked out about it. */
  const read = new Map<string, PrintedCard | InvestigatorCard>()

  return {
    /** Every card, in the order of loading. */
    all: (): LibraryCard[] => all.all().map(libraryCard),
    find(id: string): LibraryCard | undefined {
      const row = one.get(id)
      return row && libraryCard(row)
    },
    /** Every printing of a Title (M1.5). */
    titled: (title: string): LibraryCard[] => titled.all(foldTitle(title)).map(libraryCard),
    /** What a card said when it got this hash; stays, whatever becomes of the card. */
    printed(hash: string): PrintedCard | InvestigatorCard | undefined {
      const known = read.get(hash)
      if (known !== undefined) return known
      const json = printed.get(hash)
      if (json === undefined) return undefined
      const card = JSON.parse(json) as PrintedCard | InvestigatorCard
      // What a transaction has written may be gone again after it.
      if (!db.inTransaction) read.set(hash, card)
      return card
    },
    /** The facts of a card, played or not; undefined for one that is unknown or could not be understood. */
    facts(id: string): CardFacts | InvestigatorFacts | undefined {
      const json = facts.get(id)
      return json ? (JSON.parse(json) as CardFacts | InvestigatorFacts) : undefined
    },
    /** All Investigators that can be played. */
    investigators: (): InvestigatorCard[] => investigators.all().map((json) => JSON.parse(json) as InvestigatorCard),
  }
}

export type CardShelf = ReturnType<typeof cardShelf>
