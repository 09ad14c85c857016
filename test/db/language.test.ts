/** The app's own cards, read by the real grammar: all of them, to one meaning. */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { cardLanguage, grammarSources } from '../../db/language.ts'
import { openShelf } from '../../db/shelf.ts'

/** Files of the grammar that a file imports to run, itself included. */
function runs(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  const text = readFileSync(join('grammar', file), 'utf8')
  const imports = [
    ...text.matchAll(/(?:^|\n)(?:import (?!type)|@\{%\s*import )[^'"]*['"](\.\.?\/[^'"?]+)['"]/g),
    ...text.matchAll(/@include "([^"]+)"/g),
  ]
  for (const [, to] of imports) runs(join(dirname(file), to!), seen)
  return seen
}

test('the edition counts every file that decides what a text means', () => {
  const all = [...new Set([...runs('parse.ts'), ...runs('adventure-text.ts')])]
  expect(all.filter((file) => !(file in grammarSources))).toEqual([])
})

test("every text of the app's own cards is read", () => {
  const { imported } = openShelf({ language: cardLanguage })
  expect(imported.unread).toEqual([])
  expect(imported.cards).toBe(324)
})

test('both ready decks can be handed to a match: 52 cards with their rules, and two Investigators each', () => {
  const { decks } = openShelf({ language: cardLanguage })
  for (const { id } of decks.list()) {
    const { cards, investigators } = decks.played(id)
    expect(cards.reduce((sum, { copies }) => sum + copies, 0)).toBe(52)
    expect(investigators).toHaveLength(2)
    for (const { card } of cards) expect(card.type === 'Adventure' ? card.recipe : card.rules, card.id).toBeDefined()
  }
})
