/**
 * The first sight of the library with 10,000 cards, in the built app (`npm run build` first) and a real browser: from the
 * moment its address is gone to until the page has handed over the frame with the first cards, and from the loading of a window to
 * the same, both by the clock of the page.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { cardLanguage } from '../../../db/language.ts'
import { openShelf } from '../../../db/shelf.ts'
import { generatedCards } from '../generated-cards.ts'
import type { Deadline } from '../line.ts'
import { openWindow } from '../window.ts'

const cards = 10_000

/** What the page notes about itself, from before its own first script on. */
interface Noted {
  /** Resolves with the time at which the frame with the first cards was handed over, or without any (ms, by the page's clock). */
  framed(withCards: boolean): Promise<number>
  /** That of the cards that come first after the loading. */
  readonly firstCards: Promise<number>
}

async function noteCards(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const framed: Noted['framed'] = (withCards) =>
      new Promise((resolve) => {
        const look = () => {
          if ((document.querySelector('[role=option] .title') !== null) !== withCards) requestAnimationFrame(look)
          // What is asked for here runs once the frame is done.
          else requestAnimationFrame(() => void scheduler.postTask(() => resolve(performance.now()), { priority: 'user-blocking' }))
        }
        look()
      })
    Object.assign(window, { framed, firstCards: framed(true) })
  })
}

export const line: Deadline = {
  name: `The first sight of the library, ${cards.toLocaleString('en')} cards`,
  aim: 'cards before anybody would have to be told to wait',
  budgetMs: 300,
  answers: 8,
  async prepare() {
    const dataDir = mkdtempSync(join(tmpdir(), 'story-deck-bench-'))
    openShelf({ file: join(dataDir, 'story-deck.db'), language: cardLanguage, cards: generatedCards(cards) }).close()
    const { page, close } = await openWindow(dataDir, noteCards)

    /** Goes there and answers how long it took until cards are shown, or none. */
    const gone = (hash: string, withCards: boolean) =>
      page.evaluate(
        async ([hash, withCards]) => {
          const began = performance.now()
          location.hash = hash
          return (await (window as unknown as Noted).framed(withCards)) - began
        },
        [hash, withCards] as const,
      )

    return [
      {
        name: 'Story Deck, its link pressed',
        async ready() {
          await gone('#/settings', false)
          // What Settings asks the Keeper for is none of the library's business.
          await page.waitForTimeout(600)
        },
        measured: () => gone('#/library', true),
        async close() {
          await close()
          rmSync(dataDir, { recursive: true, force: true })
        },
      },
      {
        name: 'Story Deck, a window loaded',
        ready: async () => void (await gone('#/library', true)),
        async measured() {
          await page.reload({ waitUntil: 'commit' })
          return page.evaluate(() => (window as unknown as Noted).firstCards)
        },
      },
    ]
  },
}
