/** The books of rules, and which cards a rule is behind. */
import type { CardShelf } from '../../db/cards.ts'
import type { GlossaryWord, Rulebook, RuleUse } from '../contract/rules.ts'
import type { GameId } from '../contract/table.ts'
import diceRules from '../games/cthulhu-dice/RULES.md?raw'
import type { Entry } from '../games/index.ts'
import { citationsOf } from '../games/mythos/citations.ts'
import mythosExamples from '../games/mythos/EXAMPLES.md?raw'
import mythosGlossary from '../games/mythos/GLOSSARY.md?raw'
import mythosRules from '../games/mythos/RULES.md?raw'
import pocketRules from '../games/pocket-madness/RULES.md?raw'
import tidesRules from '../games/tides-of-madness/RULES.md?raw'
import witchRules from '../games/witch-of-salem/RULES.md?raw'
import { type RuleTexts, readRulebook } from './rulebook.ts'

export const ruleTexts: ReadonlyMap<GameId, RuleTexts> = new Map([
  ['mythos', { rules: mythosRules, examples: mythosExamples, glossary: mythosGlossary }],
  ['cthulhu-dice', { rules: diceRules }],
  ['pocket-madness', { rules: pocketRules }],
  ['tides-of-madness', { rules: tidesRules }],
  ['witch-of-salem', { rules: witchRules }],
])

/** How many rules a game's book has: rulings of this table, edge cases and examples are not counted. */
export function ruleCount(game: GameId): number {
  const texts = ruleTexts.get(game)
  if (texts === undefined) return 0
  const { chapters } = readRulebook(texts, () => 0)
  const numbered = chapters.flatMap(({ sections }) => sections.flatMap(({ rules: lines }) => lines))
  return numbered.filter(({ id, kind }) => kind === 'rule' && /^(?:M|[A-Z]+-)\d/.test(id)).length
}

export interface Rules {
  list(): readonly { readonly game: GameId; readonly title: string }[]
  read(game: GameId): Rulebook
  /** The words of all books that have such. */
  words(): readonly GlossaryWord[]
  /** The cards that a rule is behind, by Title. */
  cards(rule: string): readonly RuleUse[]
}

export function rules(cards: CardShelf, games: ReadonlyMap<string, Entry>): Rules {
  /** By rule. Read anew each time: cards are few, and may have been brought meanwhile. */
  function uses(): ReadonlyMap<string, readonly RuleUse[]> {
    const found = new Map<string, RuleUse[]>()
    for (const { id, title, type, setCode, text, printed } of cards.all()) {
      const card = printed === undefined ? undefined : cards.printed(printed)
      if (card === undefined) continue
      for (const { rule, because } of citationsOf(card)) {
        const use = { card: id, title, type, set: setCode, because, text }
        found.set(rule, [...(found.get(rule) ?? []), use])
      }
    }
    return found
  }

  let vocabulary: readonly GlossaryWord[] | undefined

  const titleOf = (game: GameId) => games.get(game)?.title ?? game

  return {
    list: () => [...ruleTexts.keys()].map((game) => ({ game, title: titleOf(game) })),
    read(game) {
      const used = game === 'mythos' ? uses() : new Map<string, readonly RuleUse[]>()
      return { game, title: titleOf(game), ...readRulebook(ruleTexts.get(game)!, (rule) => used.get(rule)?.length ?? 0) }
    },
    words: () =>
      (vocabulary ??= [...ruleTexts.values()].flatMap((texts) => readRulebook(texts, () => 0).glossary.flatMap(({ words }) => words))),
    cards: (rule) => (uses().get(rule) ?? []).toSorted((a, b) => a.title.localeCompare(b.title, 'en')),
  }
}
