/** The shelf: an opened store with the app's cards and decks on it, and one way to each subject. What the Keeper is handed. */

import { backUp } from './backups.ts'
import { binShelf } from './bin.ts'
import { campaignShelf } from './campaigns.ts'
import { cardImports, correctedCards, keepSets, withErrata } from './card-import.ts'
import { cardShelf } from './cards.ts'
import type { SourceCard } from './cards-file.ts'
import { collectionShelf } from './collection.ts'
import { deckCards } from './deck-cards.ts'
import { deckRoomShelf } from './deck-room.ts'
import { deckVersions } from './deck-versions.ts'
import { deckShelf } from './decks.ts'
import { filterCounts } from './filter-counts.ts'
import { type CardLanguage, importCards } from './import-cards.ts'
import { libraryFacts } from './library-facts.ts'
import { librarySearch } from './library-search.ts'
import { listRoomShelf } from './list-room.ts'
import { matchShelf } from './matches.ts'
import { closeStore, migrations, openInMemory, openStore, openToRead, type Store, write } from './open.ts'
import { styleShelf } from './play-styles.ts'
import { brought } from './reading.ts'
import { recentPlaces } from './recents.ts'
import { recordShelf } from './records.ts'
import { cardSearch } from './search.ts'
import { settingShelf } from './settings.ts'
import { asShelfError, ShelfError } from './shelf-error.ts'
import { readyDecks, shippedCards } from './shipped.ts'
import { storeCare } from './store-care.ts'
import { workshopShelf } from './workshop.ts'

export interface ShelfOptions {
  /** Where the store lies; without a file it is in memory. */
  readonly file?: string
  /** What reads the texts; without it cards have facts only, decks can be judged, and nothing can be played. */
  readonly language?: CardLanguage
  /** Cards a person brought, beside those of the app. */
  readonly cards?: readonly SourceCard[]
  readonly now?: () => Date
  /** Leaves texts that are not the app's own to be read later, with a clock; they mean what they meant until then. */
  readonly leaveForeign?: boolean
}

/** Opens everything. Throws a ShelfError fit to show. */
export function openShelf({ file, language, cards = [], now = () => new Date(), leaveForeign = false }: ShelfOptions = {}) {
  const furnished = (store: Store) => furnish(store, { language, cards, now, leaveForeign })
  if (file === undefined) return furnished(openInMemory())
  const store = openStore(file)
  try {
    return furnished(store)
  } catch (error) {
    // The last room may have gone with the first thing that was to be written.
    const why = asShelfError(error)
    if (store.readOnly !== undefined || !(why instanceof ShelfError) || why.code !== 'no_room') throw error
    return furnished(openToRead(file, migrations, why, true))
  }
}

/** Brings the store up to date with the app's cards and decks, and opens the ways to it. It is closed if that fails. */
function furnish(
  store: Store,
  {
    language,
    cards,
    now,
    leaveForeign,
  }: Required<Omit<ShelfOptions, 'file' | 'language'>> & { readonly language: CardLanguage | undefined },
) {
  const { db } = store
  try {
    // Facts of all first: a text is read with the words of every card.
    const own = shippedCards()
    importCards(db, withErrata(db, own, now()))
    const imported = importCards(db, [...cards, ...withErrata(db, correctedCards(db), now())], language, brought, leaveForeign)
    // Who hands cards in here wants them offered.
    write(db, () => keepSets(db, [], cards.length > 0 ? true : undefined))
    const decks = deckShelf(db, { now })
    for (const [name, text] of readyDecks) decks.putReady(name, text)
    const styles = styleShelf(db)
    const versions = deckVersions(db, { now })
    const deckRoom = deckRoomShelf(db, decks, styles, versions)
    const library = librarySearch(db)
    return {
      cards: cardShelf(db),
      search: cardSearch(db),
      library,
      filterCounts: filterCounts(db, library),
      libraryFacts: libraryFacts(db),
      imports: cardImports(db, { shippedCards: own, now }),
      decks,
      styles,
      /** The bare list of a deck. */
      deckCards: deckCards(db),
      collection: collectionShelf(db, { now }),
      deckRoom,
      lists: listRoomShelf(db, decks, deckRoom),
      versions,
      matches: matchShelf(db, { now, versionOf: versions.keep }),
      records: recordShelf(db),
      campaigns: campaignShelf(db, { now }),
      settings: settingShelf(db),
      workshop: workshopShelf(db, { now }),
      /** Cards that cannot be played and why, among them none of the app's own. */
      imported,
      /** What was found of a damaged store, in a sentence. */
      damage: store.damage?.happened,
      recents: recentPlaces(db),
      bin: binShelf(db),
      care: storeCare(store),
      /**
       * Everything has been brought up to date. Where the file takes nothing that was in memory alone, and from here on nobody shall
       * think that anything were kept: whatever would write is refused.
       */
      isReady(): void {
        if (store.readOnly !== undefined) db.pragma('query_only = ON')
      },
      /** Copies the store beside itself if it has changed; quick enough for every few minutes. */
      backUp: () => backUp(store),
      close: () => closeStore(store),
    }
  } catch (error) {
    closeStore(store)
    throw error
  }
}

export type Shelf = ReturnType<typeof openShelf>
