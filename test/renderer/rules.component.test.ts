/** The book of rules, as a screen and over another one. */
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import '../../src-renderer/style/base.css'
import App from '../../src-renderer/App.svelte'
import { cannedKeeper } from '../../src-renderer/gallery/canned-keeper.ts'
import { turn } from '../../src-renderer/gallery/tables.ts'
import { over } from '../../src-renderer/rules/looking-up.svelte.ts'

beforeAll(() => page.viewport(1280, 720))
beforeEach(() => over.close())

async function open(hash: string) {
  location.hash = hash
  await render(App, { api: cannedKeeper({ m1: { ...turn, rule: 'M14.45' } }) })
}

const heading = (name: string) => page.getByRole('heading', { name, exact: true })

test('an address leads to its rule, which has the focus; contents and citations lead on; back leads back', async () => {
  await open('#/rules/mythos/M14.45')
  await expect.element(heading('Combat')).toBeVisible()
  await expect.poll(() => document.activeElement?.getAttribute('data-rule')).toBe('M14.45')
  await page.getByRole('link', { name: 'M1.19', exact: true }).first().click()
  await expect.element(heading('Objects and zones')).toBeVisible()
  expect(location.hash).toBe('#/rules/mythos/M1.19')
  await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}')
  await expect.element(heading('Combat')).toBeVisible()
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Glossary' }).click()
  await expect.element(heading('Glossary')).toBeVisible()
  await expect.element(page.getByText('Waking World')).toBeVisible()
})

test('a number that is no rule says so, and the contents stay', async () => {
  await open('#/rules/mythos/M99.9')
  await expect.element(heading('There is no such rule')).toBeVisible()
  await expect.element(page.getByRole('link', { name: /Combat/ })).toBeVisible()
})

test('the search marks what it finds, Enter opens the first, and nothing found names what is near', async () => {
  await open('#/rules/mythos')
  await expect.element(heading('Objects and zones')).toBeVisible()
  await userEvent.keyboard('/')
  await userEvent.keyboard('cosmic total')
  await expect.element(page.getByRole('status').filter({ hasText: '1 found' })).toBeVisible()
  expect([...document.querySelectorAll('mark')].map((each) => each.textContent)).toEqual(['Cosmic', 'total'])
  await userEvent.keyboard('{Enter}')
  await expect.element(heading('Combat')).toBeVisible()
  expect(document.querySelectorAll('[aria-current="true"] mark')).toHaveLength(2)
  await page.getByRole('searchbox').fill('combatants')
  await expect.element(page.getByRole('heading', { name: /Nothing in these rules has “combatants”/ })).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'The rules' }).getByRole('link', { name: 'Combat' })).toBeVisible()
})

test('what is asked to close counts as closed at once: the next key finds no book; a choice of files given up closes nothing', async () => {
  await open('#/decks')
  await userEvent.keyboard('{F1}')
  const book = page.getByRole('dialog', { name: 'Rules' })
  await expect.element(book).toBeVisible()
  const asked = () => new Event('cancel', { cancelable: true, bubbles: true })
  book.getByRole('searchbox').element().dispatchEvent(asked())
  expect(over.place).toBeDefined()
  const wish = asked()
  book.element().dispatchEvent(wish)
  expect(wish.defaultPrevented).toBe(true)
  expect(over.place).toBeUndefined()
  await expect.element(book).not.toBeInTheDocument()
})

test('the cards that use a rule are shown on demand', async () => {
  await open('#/rules/mythos/M1.19')
  await page.getByRole('button', { name: '1 card uses this' }).click()
  await expect.poll(() => page.getByRole('list', { name: 'Cards that use M1.19' }).element().textContent).toMatch(/Deep One Monster/)
})

test('F1 at the table opens the rule of what is asked over it, and Escape leads back to where one was', async () => {
  await open('#/table/m1')
  await expect.poll(() => document.querySelector('[data-prompt]')?.textContent).toContain(turn.prompt)
  const card = document.querySelector<HTMLElement>('[data-piece="hand-arkham-gazette"]')!
  card.focus()
  await userEvent.keyboard('{F1}')
  const dialog = page.getByRole('dialog', { name: 'Rules' })
  await expect.element(dialog).toBeVisible()
  await expect.poll(() => document.activeElement?.getAttribute('data-rule')).toBe('M14.45')
  await dialog.getByRole('link', { name: 'M1.19', exact: true }).click()
  await expect.element(dialog.getByRole('heading', { name: 'Objects and zones' })).toBeVisible()
  await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}')
  await expect.element(dialog.getByRole('heading', { name: 'Combat' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await vi.waitFor(() => expect(document.querySelector('dialog')).toBeNull())
  expect(document.activeElement).toBe(card)
  expect(location.hash).toBe('#/table/m1')
})

test('F1 on the reason of a refusal opens its rule over the dialog, and one Escape closes one of the two', async () => {
  await open('#/table/m1')
  await expect.poll(() => document.querySelector('[data-prompt]')?.textContent).toContain(turn.prompt)
  const barred = document.querySelector<HTMLElement>('.hand [data-piece]:not([data-offered])')!
  barred.focus()
  await userEvent.keyboard('w')
  const why = page.getByRole('dialog', { name: /^Why not/ })
  const reason = why.getByRole('list', { name: 'Reasons' }).getByRole('link').first()
  await expect.element(reason).toBeVisible()
  await userEvent.keyboard('{F1}')
  await expect.element(page.getByRole('dialog', { name: 'Rules' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await vi.waitFor(() => expect(document.querySelectorAll('dialog')).toHaveLength(1))
  await expect.element(why).toBeVisible()
  await reason.click()
  await expect.element(page.getByRole('dialog', { name: 'Rules' })).toBeVisible()
})

test('a card that lies on the table says why it cannot be used, by key; pressed, it is kept in view', async () => {
  await open('#/table/m1')
  await expect.poll(() => document.querySelector('[data-prompt]')?.textContent).toContain(turn.prompt)
  const idle = document.querySelector<HTMLElement>('.ground [data-piece]:not([data-offered])')!
  idle.focus()
  await userEvent.keyboard('w')
  const why = page.getByRole('dialog', { name: /^Why not/ })
  await expect.element(why.getByRole('list', { name: 'Reasons' }).getByRole('link').first()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await vi.waitFor(() => expect(document.querySelector('dialog')).toBeNull())
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('tab', { name: /Card/ })).toHaveAttribute('aria-selected', 'true')
})

test('F1 anywhere in a line of the log opens the rule of that line; its mark does by a press', async () => {
  await open('#/table/m1')
  const log = page.getByRole('log')
  // A reason that stands in the line has a rule and a mark of its own.
  const link = log.getByRole('link', { name: '§ M13.2' }).last()
  await expect.element(link).toBeVisible()
  const rule = link.element().closest('li')!.dataset['rule']!
  expect(rule).toBe('M13.2')
  ;(link.element() as HTMLElement).focus()
  await userEvent.keyboard('{F1}')
  const rules = page.getByRole('dialog', { name: 'Rules' })
  await expect.element(rules).toBeVisible()
  expect(location.hash).toBe('#/table/m1')
  await expect.poll(() => rules.element().textContent).toContain(rule)
  await userEvent.keyboard('{Escape}')
  await vi.waitFor(() => expect(document.querySelector('dialog')).toBeNull())
  await link.click()
  await expect.element(rules).toBeVisible()
})
