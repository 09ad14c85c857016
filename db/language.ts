/** The grammar as the import sees it, with an edition that changes whenever a word of it does. */

import adventureSource from '../grammar/adventure.ne?raw'
import adventureActionsSource from '../grammar/adventure-actions.ts?raw'
import adventureLexerSource from '../grammar/adventure-lexer.ts?raw'
import amountsSource from '../grammar/amounts.ts?raw'
import amountsChapter from '../grammar/effect/amounts.ne?raw'
import cardsChapter from '../grammar/effect/cards.ne?raw'
import conditionsChapter from '../grammar/effect/conditions.ne?raw'
import costsChapter from '../grammar/effect/costs.ne?raw'
import deedsChapter from '../grammar/effect/deeds.ne?raw'
import momentsChapter from '../grammar/effect/moments.ne?raw'
import permissionsChapter from '../grammar/effect/permissions.ne?raw'
import playersChapter from '../grammar/effect/players.ne?raw'
import qualitiesChapter from '../grammar/effect/qualities.ne?raw'
import remarksChapter from '../grammar/effect/remarks.ne?raw'
import replacementsChapter from '../grammar/effect/replacements.ne?raw'
import stepsChapter from '../grammar/effect/steps.ne?raw'
import valuesChapter from '../grammar/effect/values.ne?raw'
import effectSource from '../grammar/effect.ne?raw'
import effectActionsSource from '../grammar/effect-actions.ts?raw'
import effectFurtherSource from '../grammar/effect-further.ts?raw'
import effectLaterSource from '../grammar/effect-later.ts?raw'
import effectRoomsSource from '../grammar/effect-rooms.ts?raw'
import effectWiderSource from '../grammar/effect-wider.ts?raw'
import elidedSource from '../grammar/elided.ts?raw'
import lexerSource from '../grammar/lexer.ts?raw'
import { knownWords } from '../grammar/link.ts'
import linkSource from '../grammar/link.ts?raw'
import looseEndsSource from '../grammar/loose-ends.ts?raw'
import meantSource from '../grammar/meant.ts?raw'
import momentsApartSource from '../grammar/moments-apart.ts?raw'
import otherWordsSource from '../grammar/other-words.ts?raw'
import ownCardSource from '../grammar/own-card.ts?raw'
import { readEffects } from '../grammar/parse.ts'
import parseSource from '../grammar/parse.ts?raw'
import rearrangedSource from '../grammar/rearranged.ts?raw'
import { readRecipe } from '../grammar/recipe.ts'
import recipeSource from '../grammar/recipe.ts?raw'
import reshapeSource from '../grammar/reshape.ts?raw'
import setRightSource from '../grammar/set-right.ts?raw'
import titleAliasesSource from '../grammar/title-aliases.ts?raw'
import wordingsSource from '../grammar/wordings.ts?raw'
import type { CardLanguage } from './import-cards.ts'
import { hashOf } from './printed.ts'

/**
 * Everything that decides what a text means, by file. A number raised by hand would be forgotten one day, and texts
 * would keep what an older grammar made of them.
 */
export const grammarSources: Readonly<Record<string, string>> = {
  'adventure-actions.ts': adventureActionsSource,
  'adventure-lexer.ts': adventureLexerSource,
  'adventure.ne': adventureSource,
  'effect-actions.ts': effectActionsSource,
  'amounts.ts': amountsSource,
  'effect.ne': effectSource,
  'effect/amounts.ne': amountsChapter,
  'effect/cards.ne': cardsChapter,
  'effect/conditions.ne': conditionsChapter,
  'effect/costs.ne': costsChapter,
  'effect/deeds.ne': deedsChapter,
  'effect/moments.ne': momentsChapter,
  'effect/permissions.ne': permissionsChapter,
  'effect/players.ne': playersChapter,
  'effect/qualities.ne': qualitiesChapter,
  'effect/remarks.ne': remarksChapter,
  'effect/replacements.ne': replacementsChapter,
  'effect/steps.ne': stepsChapter,
  'effect/values.ne': valuesChapter,
  'effect-later.ts': effectLaterSource,
  'effect-wider.ts': effectWiderSource,
  'elided.ts': elidedSource,
  'effect-further.ts': effectFurtherSource,
  'effect-rooms.ts': effectRoomsSource,
  'moments-apart.ts': momentsApartSource,
  'rearranged.ts': rearrangedSource,
  'set-right.ts': setRightSource,
  'reshape.ts': reshapeSource,
  'lexer.ts': lexerSource,
  'link.ts': linkSource,
  'loose-ends.ts': looseEndsSource,
  'meant.ts': meantSource,
  'other-words.ts': otherWordsSource,
  'own-card.ts': ownCardSource,
  'parse.ts': parseSource,
  'recipe.ts': recipeSource,
  'title-aliases.ts': titleAliasesSource,
  'wordings.ts': wordingsSource,
}

export const cardLanguage: CardLanguage = {
  edition: hashOf(Object.values(grammarSources).join('\n')),
  knownWords,
  readEffects: (text, card, known) => readEffects(text, known, card),
  readRecipe: (text, _, known) => readRecipe(text, known),
}
