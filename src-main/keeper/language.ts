/** The card language as the shelf wants it: texts and stories in, rule objects out. */
import type { CardLanguage } from '../../db/import-cards.ts'
import adventure from '../../grammar/adventure.ne?raw'
import adventureActions from '../../grammar/adventure-actions.ts?raw'
import adventureLexer from '../../grammar/adventure-lexer.ts?raw'
import effect from '../../grammar/effect.ne?raw'
import effectActions from '../../grammar/effect-actions.ts?raw'
import lexer from '../../grammar/lexer.ts?raw'
import { knownWords } from '../../grammar/link.ts'
import link from '../../grammar/link.ts?raw'
import ownCard from '../../grammar/own-card.ts?raw'
import { readEffects } from '../../grammar/parse.ts'
import parse from '../../grammar/parse.ts?raw'
import { readRecipe } from '../../grammar/recipe.ts'
import recipe from '../../grammar/recipe.ts?raw'
import titleAliases from '../../grammar/title-aliases.ts?raw'
import { fingerprint } from '../engine/match.ts'

/** Everything that the meaning of a text depends on; a test compares the list with the folder. */
export const sources: Readonly<Record<string, string>> = {
  'adventure-actions.ts': adventureActions,
  'adventure-lexer.ts': adventureLexer,
  'adventure.ne': adventure,
  'effect-actions.ts': effectActions,
  'effect.ne': effect,
  'lexer.ts': lexer,
  'link.ts': link,
  'own-card.ts': ownCard,
  'parse.ts': parse,
  'recipe.ts': recipe,
  'title-aliases.ts': titleAliases,
}

export const language: CardLanguage = {
  // By the words of the grammar itself, so that nobody can forget to raise a number.
  edition: fingerprint(sources),
  knownWords,
  readEffects: (text, card, known) => readEffects(text, known, card),
  readRecipe: (text, _card, known) => readRecipe(text, known),
}
