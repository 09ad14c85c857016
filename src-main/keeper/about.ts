/** What the app says of itself: its version, that it is unofficial, and whose work it stands on. */
import type { About } from '../contract/table.ts'

/** The version of package.json, which a test compares. */
export const version = '0.1.0'

const notice =
  'Story Deck is an unofficial table made by players. Mythos was published by Chaosium, Cthulhu Dice by Steve Jackson Games; neither has made, checked or endorsed this app. It holds no card pictures and no sentences of published cards.'

const credits = [
  'Symbols: Lorc, Delapouite and others of game-icons.net, CC BY 3.0 (https://creativecommons.org/licenses/by/3.0/).',
  'Type: IM Fell English and Alegreya Sans, SIL Open Font License 1.1.',
]

export const about = (dataFolder: string): About => ({ version, notice, credits, dataFolder })
