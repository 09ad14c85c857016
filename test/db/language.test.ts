/** The app's own cards, read by the real grammar: all of them, to one meaning. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { cardLanguage } from '../../db/language.ts'
import { openShelf } from '../../db/shelf.ts'
import { edition, editionFiles } from '../../grammar/edition.ts'

test('the edition is that of the files it is made of, and all of the grammar are among them', () => {
  expect(cardLanguage.edition).toBe(edition())
  const files = editionFiles().map((file) => relative('grammar', file))
  for (const file of ['parse.ts', 'adventure.ne', join('effect', 'moments.ne'), join('make', 'nouns.ts'), join('paraphrases', 'allies.ts')])
    expect(files).toContain(file)
})

test('a word in any file of it makes another edition', () => {
  const folder = mkdtempSync(join(tmpdir(), 'edition-'))
  try {
    mkdirSync(join(folder, 'effect'))
    const of = (file: string, text: string): string => {
      writeFileSync(join(folder, file), text)
      return edition(pathToFileURL(`${folder}/`))
    }
    const editions = [of('parse.ts', 'a'), of('parse.ts', 'b'), of(join('effect', 'moments.ne'), 'a'), of('README.md', 'a')]
    expect(new Set(editions.slice(0, 3)).size).toBe(3)
    expect(editions[3]).toBe(editions[2])
  } finally {
    rmSync(folder, { recursive: true })
  }
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
