/**
 * The first sight of the library with 10,000 cards, in the built app (`npm run build` first) and a real browser: from the
 * press on its link to the frame that shows the first cards, and from the loading of a window to the same.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cardLanguage } from '../../../db/language.ts'
import { openShelf } from '../../../db/shelf.ts'
import { generatedCards } from '../generated-cards.ts'
import type { Deadline } from '../line.ts'
import { openWindow } from '../window.ts'

const cards = 10_000

export const line: Deadline = {
  name: `The first sight of the library, ${cards.toLocaleString('en')} cards`,
  aim: 'cards before anybody would have to be told to wait',
  budgetMs: 300,
  answers: 8,
  async prepare() {
    const dataDir = mkdtempSync(join(tmpdir(), 'story-deck-bench-'))
    openShelf({ file: join(dataDir, 'story-deck.db'), language: cardLanguage, cards: generatedCards(cards) }).close()
    const { page, close } = await openWindow(dataDir)

    /** Resolves in the frame after the one in which the first cards were drawn. */
    const firstCards = () =>
      page.evaluate(
        () =>
          new Promise<void>((resolve) => {
            const look = () =>
              requestAnimationFrame(() => {
                if (document.querySelector('[role=option] .title') === null) look()
                else requestAnimationFrame(() => resolve())
              })
            look()
          }),
      )
    async function elsewhere(): Promise<void> {
      await page.evaluate(() => {
        location.hash = '#/settings'
      })
      await page.locator('[role=option]').first().waitFor({ state: 'detached' })
    }

    return [
      {
        name: 'Story Deck, its link pressed',
        ready: elsewhere,
        async answer() {
          await page.evaluate(() => {
            location.hash = '#/library'
          })
          await firstCards()
          return 'thought'
        },
        async close() {
          await close()
          rmSync(dataDir, { recursive: true, force: true })
        },
      },
      {
        name: 'Story Deck, a window loaded',
        async ready() {
          await page.evaluate(() => {
            location.hash = '#/library'
          })
          await firstCards()
        },
        async answer() {
          await page.reload({ waitUntil: 'commit' })
          await firstCards()
          return 'thought'
        },
      },
    ]
  },
}
