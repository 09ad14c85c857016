/** The list of commands: what is found later takes nothing away from who has gone to an entry (UX 3.1). */
import { afterEach, beforeAll, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import '../../src-renderer/style/base.css'
import type { CardSummary } from '../../src-main/contract/table.ts'
import { cannedKeeper } from '../../src-renderer/gallery/canned-keeper.ts'
import Palette from '../../src-renderer/palette/Palette.svelte'
import { resetSettings } from '../../src-renderer/state/settings.svelte.ts'

beforeAll(() => page.viewport(1280, 720))
afterEach(() => resetSettings(['recent']))

const card: CardSummary = { id: 'x', title: 'A Night at the Theatre', type: 'Event', set: 'OWN', text: 'Gain 1 Sanity.' }

/** The list, with a Keeper that answers a search for cards when it is told to. */
async function palette() {
  const keeper = cannedKeeper({})
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  const search: typeof keeper.cards.search = async () => {
    await answered
    return [card]
  }
  await render(Palette, { api: { ...keeper, cards: { ...keeper.cards, search } }, can: new Map(), onclose: () => undefined })
  return { answer, found: page.getByRole('listbox', { name: 'What is found' }) }
}
const marked = () => document.querySelector('[role="option"][aria-selected="true"]')
const name = () => marked()?.querySelector('.name')?.textContent

test('the entry that was gone to stays marked when cards are found before it', async () => {
  const { answer, found } = await palette()
  await userEvent.keyboard('theme')
  await expect.poll(() => document.querySelectorAll('[role="option"]').length).toBeGreaterThan(2)
  await userEvent.keyboard('{ArrowDown}')
  const gone = name()
  expect(gone).toMatch(/^Theme: /)
  const place = Number(marked()?.getAttribute('data-no'))
  answer()
  await expect.element(found).toHaveAttribute('aria-busy', 'false')
  await expect.element(page.getByRole('group', { name: 'Cards' })).toBeVisible()
  expect(name()).toBe(gone)
  expect(Number(marked()?.getAttribute('data-no'))).toBeGreaterThan(place)
})

test('until one goes to an entry the first is marked, and typing goes back to it', async () => {
  const { answer, found } = await palette()
  await userEvent.keyboard('theme')
  await expect.poll(() => name()).toMatch(/^Theme: /)
  await expect.element(found).toHaveAttribute('aria-busy', 'true')
  answer()
  await expect.element(found).toHaveAttribute('aria-busy', 'false')
  expect(marked()?.getAttribute('data-no')).toBe('0')
  await userEvent.keyboard('{ArrowUp}')
  expect(marked()?.getAttribute('data-no')).not.toBe('0')
  await userEvent.keyboard(' p')
  expect(marked()?.getAttribute('data-no')).toBe('0')
})
