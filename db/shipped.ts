/** What comes with the app: the cards of the Standard Game and its two decks, as the files they are written in. */
import adventures from './cards/standard/adventures.cards?raw'
import allies from './cards/standard/allies.cards?raw'
import artifacts from './cards/standard/artifacts.cards?raw'
import events from './cards/standard/events.cards?raw'
import investigators from './cards/standard/investigators.cards?raw'
import locations from './cards/standard/locations.cards?raw'
import monsters from './cards/standard/monsters.cards?raw'
import spells from './cards/standard/spells.cards?raw'
import tomes from './cards/standard/tomes.cards?raw'
import { readCards, type SourceCard } from './cards-file.ts'
import corrupt from './decks/standard-corrupt.deck?raw'
import steadfast from './decks/standard-steadfast.deck?raw'
import { ShelfError } from './shelf-error.ts'

const files = { locations, allies, artifacts, tomes, spells, events, monsters, adventures, investigators }

/** The text of each card file, by its name. */
export const shippedFiles: ReadonlyMap<string, string> = new Map(Object.entries(files).map(([name, text]) => [`${name}.cards`, text]))

/** All cards that come with the app. A mistake in a file is one of ours, so it is thrown. */
export function shippedCards(): SourceCard[] {
  return [...shippedFiles].flatMap(([file, text]) => {
    const { cards, faults } = readCards(text, file)
    const fault = faults[0]
    if (fault) throw new ShelfError('bad_cards', `${fault.at}: ${fault.message}`)
    return [...cards]
  })
}

/** The two Standard Game decks, by the name they keep over all versions of the app. */
export const readyDecks: ReadonlyMap<string, string> = new Map([
  ['standard-steadfast', steadfast],
  ['standard-corrupt', corrupt],
])
