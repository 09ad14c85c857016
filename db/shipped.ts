/** What comes with the app: the cards of the Limited set and the Standard Game, and two decks, as the files they are written in. */
import limitedAdventures from './cards/limited/adventures.cards?raw'
import limitedAllies from './cards/limited/allies.cards?raw'
import limitedArtifacts from './cards/limited/artifacts.cards?raw'
import limitedEvents from './cards/limited/events.cards?raw'
import limitedInvestigators from './cards/limited/investigators.cards?raw'
import limitedLocations from './cards/limited/locations.cards?raw'
import limitedMonsters from './cards/limited/monsters.cards?raw'
import limitedSpells from './cards/limited/spells.cards?raw'
import limitedTomes from './cards/limited/tomes.cards?raw'
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

/** In the order in which the sets appeared, which is the order that deck lists number versions in. */
const files = {
  'limited/locations': limitedLocations,
  'limited/allies': limitedAllies,
  'limited/artifacts': limitedArtifacts,
  'limited/tomes': limitedTomes,
  'limited/spells': limitedSpells,
  'limited/events': limitedEvents,
  'limited/monsters': limitedMonsters,
  'limited/adventures': limitedAdventures,
  'limited/investigators': limitedInvestigators,
  'standard/locations': locations,
  'standard/allies': allies,
  'standard/artifacts': artifacts,
  'standard/tomes': tomes,
  'standard/spells': spells,
  'standard/events': events,
  'standard/monsters': monsters,
  'standard/adventures': adventures,
  'standard/investigators': investigators,
}

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
