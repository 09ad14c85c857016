/** The grammar as the import sees it, with an edition that changes whenever a word of it does. */
import { readAdventure } from '../grammar/adventure-text.ts'
import { knownWords } from '../grammar/link.ts'
import { readEffects } from '../grammar/parse.ts'
import edition from '../grammar/parse.ts?edition'
import type { CardLanguage } from './import-cards.ts'

export const cardLanguage: CardLanguage = {
  edition,
  knownWords,
  readEffects: (text, card, known) => readEffects(text, known, card),
  readAdventure: (text, card, known) => readAdventure(text, known, card),
}
