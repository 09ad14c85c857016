/** A person at a table of Mythos, in the built app and a real browser, who plays with the mouse. */
import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import type { Api } from '../../src-main/contract/contract.ts'
import { pickOne, seeded } from '../../src-main/engine/random.ts'
import { evenings } from './evenings.ts'
import type { Spent } from './line.ts'
import { openWindow } from './window.ts'
import { noteWire, type WireNotes } from './wire.ts'

export interface Company {
  readonly players: number
  /** Who the others are, and how long one that thinks may take. */
  readonly others: 'quick' | 'bot'
  readonly botBudgetMs?: number
  /** Answers of the person before the window is opened; fewer, if the match is over sooner. */
  readonly playedBefore: number
}

export interface Sitting {
  readonly page: Page
  /**
   * Answers once, mostly with a card: the milliseconds from the event of the press until the page has handed over the frame with
   * the position after it, by what they were spent on; and beside it until the browser has shown that frame, which without a
   * graphics card it paints with the processor. A press that merely opens the menu of a piece is none.
   */
  answered(): Promise<Spent>
  close(): Promise<void>
}

/** Something to press, in the middle of what can be seen of it. */
interface Target {
  readonly kind: 'piece' | 'option' | 'menu'
  /** Whether it only opens the choices of a piece. */
  readonly opens: boolean
  readonly x: number
  readonly y: number
}

/** What can be pressed now to answer; nothing while others act. */
const targets = (page: Page): Promise<readonly Target[]> =>
  page.evaluate(() => {
    const found: Target[] = []
    const add = (kind: Target['kind'], element: HTMLElement) => {
      element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      const { left, top, width, height } = element.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      if (width > 0 && element.contains(document.elementFromPoint(x, y))) found.push({ kind, opens: element.ariaHasPopup === 'menu', x, y })
    }
    const all = (selector: string) => document.querySelectorAll<HTMLElement>(selector)
    for (const each of all('[role=menu] [role=menuitem]:has(> kbd):not(hr ~ *)')) add('menu', each)
    if (found.length > 0 || document.querySelector('[data-prompt].mine') === null) return found
    for (const each of all('.prompt .option:not(:disabled), .prompt .main:not(:disabled)')) add('option', each)
    for (const each of all('[data-piece][data-offered]:not([aria-disabled=true])')) add('piece', each)
    return found
  })

/** Presses, and answers the milliseconds until the frame that shows a position after more moves; nothing, if none came of it. */
async function press(page: Page, { x, y }: Target): Promise<Spent | undefined> {
  await page.mouse.move(x, y)
  await page.evaluate(() => {
    const moves = () => document.querySelector<HTMLElement>('[data-prompt]')?.dataset['moves']
    const before = moves()
    const { wire } = window as unknown as { readonly wire: WireNotes }
    Object.assign(wire, { asked: undefined, answered: undefined })
    Object.assign(window, {
      pressed: new Promise<Spent | undefined>((resolve) => {
        let began: number | undefined
        addEventListener('click', ({ timeStamp }) => (began = timeStamp), { capture: true, once: true })
        const watching = new MutationObserver(() => {
          if (began === undefined || moves() === before) return
          watching.disconnect()
          const changed = performance.now()
          // The change may have been heard of as news, before it was as an answer.
          const { asked = began, answered = changed } = wire
          let framed = changed
          // Runs before anything else can that waits for the end of the frame.
          requestAnimationFrame(() => void scheduler.postTask(() => (framed = performance.now()), { priority: 'user-blocking' }))
          // The browser tells when it has shown something new: it came into the document with the new number of moves.
          const sign = document.createElement('i')
          sign.textContent = '.'
          sign.setAttribute('elementtiming', 'position')
          sign.style.cssText = 'position: fixed; inset: 0 auto auto 0; pointer-events: none'
          new PerformanceObserver((list, showing) => {
            showing.disconnect()
            sign.remove()
            const shown = (list.getEntries()[0] as PerformanceEntry & { readonly renderTime: number }).renderTime
            resolve({
              counted: {
                'the press': asked - began!,
                'Keeper and wire': answered - asked,
                'the page': changed - answered,
                'its frame': framed - changed,
              },
              besides: { 'until it is shown': Math.max(0, shown - framed) },
            })
          }).observe({ type: 'element' })
          document.body.append(sign)
        })
        watching.observe(document.body, { attributes: true, childList: true, subtree: true })
        setTimeout(() => resolve(undefined), 5_000)
      }),
    })
  })
  await page.mouse.click(x, y)
  return page.evaluate(() => (window as unknown as { readonly pressed: Promise<Spent | undefined> }).pressed)
}

const names = ['Ada', 'Bea', 'Cid', 'Dot']

/** A match, begun and played on for a while by somebody who is not bold. */
async function begun(api: Api, { players, others, botBudgetMs, playedBefore }: Company): Promise<string> {
  const ready = (await api.decks.list()).filter((each) => each.ready)
  const seats = names.slice(0, players).map((name, seat) => ({
    name,
    kind: seat === 0 ? ('human' as const) : others,
    deck: ready[seat % ready.length]!.id,
  }))
  const { match } = await api.matches.begin({ game: 'mythos', seats, target: 200, seed: players, ...(botBudgetMs && { botBudgetMs }) })
  for (let own = 0; own < playedBefore; ) {
    const { actors, at, choices, outcome } = await api.table.look({ match, seat: 0 })
    if (outcome !== undefined) break
    if (actors.includes(0)) {
      const answers = choices.filter(({ role }) => role !== 'concede')
      await api.table.act({ match, seat: 0, at, choice: (own % 3 === 1 ? answers[(own * 7) % answers.length] : answers.at(-1))!.key })
      own++
    } else await wait(5)
  }
  return match
}

/** A window at a table of so many, and a person there who plays: mostly a card, if one can be played. */
export async function atTable(company: Company): Promise<Sitting> {
  const evening = evenings()
  const { api, close } = await evening.open()
  await api.settings.set({ pace: 'at once' })
  const match = await begun(api, company)
  await close()
  const { page, close: closeWindow } = await openWindow(evening.dataDir, (page) => noteWire(page, '/table/act'))
  await page.evaluate((to) => {
    location.hash = to
  }, `#/table/${match}`)
  await page.locator('[data-prompt]').waitFor()

  let luck = seeded(company.players)
  const pick = <T>(things: readonly T[]): T => {
    const [picked, next] = pickOne(luck, things)
    luck = next
    return picked
  }
  const again = page.getByRole('button', { name: 'Play again' })
  async function next(): Promise<Target> {
    for (let tries = 0; tries < 400; tries++) {
      if (tries % 20 === 19 && (await again.isVisible())) await again.click()
      const found = await targets(page)
      const pieces = found.filter(({ kind }) => kind === 'piece')
      if (found.length > 0) return pick(pieces.length > 0 && pick([true, true, false]) ? pieces : found)
      await page.waitForTimeout(25)
    }
    throw new Error('Nothing could be chosen at the table.')
  }
  return {
    page,
    async answered() {
      for (;;) {
        const target = await next()
        // A hand rests for a moment before it presses.
        await page.mouse.move(target.x, target.y)
        await page.waitForTimeout(80)
        if (target.opens) {
          await page.mouse.click(target.x, target.y)
          // Somebody else may have acted in the meantime.
          await page
            .getByRole('menu')
            .waitFor({ timeout: 2_000 })
            .catch(() => {})
        } else {
          const took = await press(page, target)
          if (took !== undefined) return took
        }
      }
    },
    async close() {
      await closeWindow()
      evening.remove()
    },
  }
}
