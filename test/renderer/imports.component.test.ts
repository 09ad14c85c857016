/** Cards from files on the screen: looked at before anything is done, taken in, taken back; what goes wrong says what to do. */
import { ORPCError } from '@orpc/client'
import { beforeAll, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import '../../src-renderer/style/base.css'
import type { Api } from '../../src-main/contract/contract.ts'
import { plan, rows, taken } from '../../src-renderer/gallery/brought.ts'
import { cannedKeeper } from '../../src-renderer/gallery/canned-keeper.ts'
import Imports from '../../src-renderer/imports/Imports.svelte'
import Reading from '../../src-renderer/imports/Reading.svelte'
import { messages } from '../../src-renderer/state/messages.svelte.ts'

/** The least window the app is made for. */
beforeAll(() => page.viewport(1280, 720))

/** The screen with a Keeper that notes what it is asked. */
async function screen(more: Partial<Api['imports']> = {}) {
  const canned = cannedKeeper({})
  const asked = {
    begin: vi.fn(canned.imports.begin),
    send: vi.fn(canned.imports.send),
    apply: vi.fn(canned.imports.apply),
    cancel: vi.fn(canned.imports.cancel),
    undo: vi.fn(canned.imports.undo),
  }
  const imports = { ...canned.imports, ...asked, ...more }
  await render(Imports, { api: { ...canned, imports } })
  await expect.element(page.getByRole('heading', { name: 'Imports' })).toBeVisible()
  return asked
}

const choose = (size = 10) => userEvent.upload(page.getByLabelText(/choose some/), new File(['x'.repeat(size)], plan.file))
const list = () => page.getByRole('listbox', { name: 'Cards of the file' })
const looked = () => document.querySelector('article')?.getAttribute('aria-label')

test('a file is sent in pieces, and shown card by card before anything is done', async () => {
  const imports = await screen()
  await choose(400_000)
  await expect.element(page.getByRole('heading', { name: plan.file })).toBeVisible()
  expect(imports.begin).toHaveBeenCalledWith({ name: plan.file, size: 400_000 })
  expect(imports.send.mock.calls.map(([{ no, data }]) => [no, atob(data).length])).toEqual([
    [0, 393_216],
    [1, 6_784],
  ])
  expect(imports.apply).not.toHaveBeenCalled()
  await expect.element(page.getByText(/nothing is changed yet/)).toBeVisible()
  await expect.poll(looked).toBe(rows[0]!.title)
})

test('the focus goes to what came of a file, and back to where one is chosen', async () => {
  await screen()
  const field = () => page.getByLabelText(/choose some/)
  ;(field().element() as HTMLElement).focus()
  await choose()
  await expect.element(page.getByRole('heading', { name: plan.file })).toHaveFocus()
  ;(page.getByRole('button', { name: 'Cancel' }).element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(field()).toHaveFocus()
})

test('what is taken back keeps the focus on its line', async () => {
  const [first, ...others] = (await cannedKeeper({}).imports.list()).filter(({ isUndone }) => !isUndone)
  let isUndone = false
  await screen({
    undo: async () => {
      isUndone = true
      return { ...first!, isUndone }
    },
    list: async () => [{ ...first!, isUndone }, ...others],
  })
  const button = page.getByRole('button', { name: `Take ${first!.file} back` })
  await expect.element(button).toBeVisible()
  ;(button.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => document.activeElement?.getAttribute('data-import')).toBe(String(first!.id))
  expect(document.activeElement?.textContent).toContain('taken back')
})

test('the arrows move through the cards; each kind of row shows what it has to', async () => {
  await screen()
  await choose()
  await expect.element(list()).toBeVisible()
  ;(list().element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(looked).toBe('Night Ferry')
  const text = () => document.querySelector('article')?.textContent?.replace(/\s+/g, ' ')
  await expect.poll(text).toContain('In the library:-1 → In the file:-2')
  const marked = () =>
    [...document.querySelectorAll('figure')].map((each) => [...each.querySelectorAll('mark')].map((mark) => mark.lastChild?.textContent))
  expect(marked()).toEqual([['a'], ['any', ' by night']])
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(looked).toBe('Salt Lamp')
  expect(document.querySelector('mark')?.textContent).toBe('glimmers')
  await expect.poll(text).toContain('Perhaps glimpses?')
  await userEvent.keyboard('{End}')
  await expect.poll(looked).toBe('Pier 60')
  await userEvent.keyboard('{Home}')
  await expect.poll(looked).toBe('The Harbour Master')
  // Its other printing stands beside it.
  expect([...document.querySelectorAll('figcaption')].map((each) => each.textContent)).toEqual(['This card', 'LTD'])
  expect(marked()).toEqual([['Water ', ' and put it into your hand'], []])
})

test('the first letters of a Title go to it', async () => {
  await screen()
  await choose()
  await expect.element(list()).toBeVisible()
  ;(list().element() as HTMLElement).focus()
  await userEvent.keyboard('sa')
  await expect.poll(looked).toBe('Salt Lamp')
  // A blank within a Title is no press of the space bar.
  await userEvent.keyboard('lt lamp')
  await expect.element(page.getByRole('option', { name: /^Salt Lamp/ })).toHaveAttribute('aria-checked', 'true')
})

test('the filters show what would become of the cards, and how many there are', async () => {
  await screen()
  await choose()
  const shown = () => [...document.querySelectorAll('[role=option] b')].map((each) => each.textContent)
  await expect.poll(shown).toContain('Pier 1')
  await page.getByRole('radio', { name: '≠ Changed 1' }).click({ force: true })
  await expect.poll(shown).toEqual(['Night Ferry'])
  await expect.poll(looked).toBe('Night Ferry')
  await page.getByRole('radio', { name: '? Not understood 2' }).click({ force: true })
  await expect.poll(shown).toEqual(['Salt Lamp', 'Left out'])
})

test('taken in, it is said, that its own set is off too, and it can be taken back', async () => {
  const imports = await screen()
  await choose()
  await expect.element(page.getByRole('checkbox', { name: /Offer Fanciful Harbours/ })).not.toBeChecked()
  await page.getByRole('button', { name: 'Take in 43 cards and 1 erratum' }).click()
  await expect
    .poll(() => messages.current?.text)
    .toBe(`${plan.file}: 42 cards taken in. Fanciful Harbours is off: switch it on under Sets.`)
  expect(imports.apply).toHaveBeenCalledWith({ upload: plan.upload, isOn: false })
  messages.current!.undo!()
  await expect.poll(() => imports.undo.mock.calls).toEqual([[{ import: taken.id }]])
})

test('a set is on at once for who says so', async () => {
  const imports = await screen()
  await choose()
  await page.getByRole('checkbox', { name: /Offer Fanciful Harbours/ }).click()
  await page.getByRole('button', { name: 'Take in 43 cards and 1 erratum' }).click()
  await expect.poll(() => imports.apply.mock.calls).toEqual([[{ upload: plan.upload, isOn: true }]])
  await expect.poll(() => messages.current?.text).toBe(`${plan.file}: 42 cards taken in.`)
})

test('a card is left out by the space bar or its box, a kind of card by one box, an erratum by its own', async () => {
  const imports = await screen()
  await choose()
  await expect.element(list()).toBeVisible()
  ;(list().element() as HTMLElement).focus()
  const first = page.getByRole('option').first()
  await expect.element(first).toHaveAttribute('aria-checked', 'true')
  await userEvent.keyboard('{ArrowDown} ')
  await expect.element(page.getByRole('option').nth(1)).toHaveAttribute('aria-checked', 'false')
  await expect.element(page.getByRole('button', { name: 'Take in 42 cards and 1 erratum' })).toBeEnabled()
  // One that stays as it is, or is no card at all, cannot be chosen.
  await userEvent.keyboard('{ArrowDown}{ArrowDown} ')
  expect(page.getByRole('option').nth(3).element().hasAttribute('aria-checked')).toBe(false)
  await userEvent.click(document.querySelector('[role=option] .box')!)
  const fresh = page.getByRole('checkbox', { name: 'all new' })
  await expect.poll(() => (fresh.element() as HTMLInputElement).indeterminate).toBe(true)
  await fresh.click()
  await expect.element(page.getByRole('button', { name: 'Take in 42 cards and 1 erratum' })).toBeEnabled()
  await fresh.click()
  await page.getByRole('checkbox', { name: /^take it in/ }).click()
  await page.getByRole('button', { name: 'Take in 1 card', exact: true }).click()
  const out = rows.filter(({ isTaken, status }) => isTaken && status === 'new').map(({ no }) => no)
  await expect.poll(() => imports.apply.mock.calls.length).toBe(1)
  const { without } = imports.apply.mock.calls[0]![0]
  expect(without!.rows.toSorted((a, b) => a - b)).toEqual([...out, 1].toSorted((a, b) => a - b))
  expect(without!.errata).toEqual([0])
})

test('nothing chosen is nothing to take in', async () => {
  await screen()
  await choose()
  for (const name of ['all new', 'all changed', 'all not understood']) await page.getByRole('checkbox', { name, exact: true }).click()
  await page.getByRole('checkbox', { name: /^take it in/ }).click()
  await expect.element(page.getByRole('button', { name: 'Nothing to take in' })).toBeDisabled()
  await expect.element(page.getByRole('button', { name: 'Cancel' })).toBeEnabled()
})

test('several files are sent one beside the other and looked at together, however they come', async () => {
  const read = vi.fn(cannedKeeper({}).imports.read)
  const uploads = ['u1', 'u2', 'u3', 'u4', 'u5']
  const begin = vi.fn(async (_: Parameters<Api['imports']['begin']>[0]) => ({ upload: uploads.shift()!, piece: 393_216 }))
  const imports = await screen({ read, begin })
  const data = new DataTransfer()
  for (const name of ['a.csv', 'b.csv', 'c.cards']) data.items.add(new File(['title;set;type\n'], name))
  document.querySelector('main')!.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }))
  await expect.poll(() => read.mock.calls.map(([wanted]) => wanted)).toEqual([{ upload: 'u1', beside: ['u2', 'u3'] }])
  expect(begin.mock.calls.map(([{ name, beside }]) => [name, beside])).toEqual([
    ['a.csv', undefined],
    ['b.csv', ['u1']],
    ['c.cards', ['u1', 'u2']],
  ])
  await page.getByRole('button', { name: 'Cancel' }).click()
  expect(imports.cancel.mock.calls).toEqual([[{ upload: 'u1' }], [{ upload: 'u2' }], [{ upload: 'u3' }]])
  const files = ['d.xml', 'e.json'].map((name) => new File(['x'], name))
  await userEvent.upload(page.getByLabelText(/choose some/), files)
  await expect.poll(() => read.mock.calls.at(-1)![0]).toEqual({ upload: 'u4', beside: ['u5'] })
})

test('of files that came together it is told how many, which card stands in which, and what could not be read', async () => {
  const together = {
    ...plan,
    file: 'a.csv and b.csv',
    files: 2,
    formats: ['csv', 'cards'] as const,
    unread: [{ file: 'c.xml', why: 'c.xml, line 1: it ends too early.' }],
  }
  const told = rows.map((row, at) => ({ ...row, file: at === 0 ? 'a.csv' : 'b.csv' }))
  async function* read() {
    yield { at: 'plan' as const, plan: together, rows: told }
  }
  await screen({ read: (async () => read()) as unknown as Api['imports']['read'] })
  await choose()
  await expect.element(page.getByRole('heading', { name: 'a.csv and b.csv' })).toBeVisible()
  const said = () => document.querySelector('header [role=status]')?.textContent?.replace(/\s+/g, ' ').trim()
  await expect.poll(said).toMatch(/^table, card file · 65 cards in 2 files · /)
  await expect.element(page.getByText('1 file cannot be read and is left out')).toBeVisible()
  await expect.element(page.getByText(/line 1: it ends too early/)).toBeVisible()
  await expect.poll(() => document.querySelector('[role=option] small')?.textContent).toBe('Ally · FAN · a.csv')
})

test('a file that is refused at the door does not keep those beside it from being looked at', async () => {
  async function* read() {
    yield { at: 'plan' as const, plan, rows }
  }
  const begin = vi.fn(async ({ name }: Parameters<Api['imports']['begin']>[0]) => {
    if (name === 'empty.csv') throw new Error('empty.csv is empty.')
    return { upload: name, piece: 393_216 }
  })
  await screen({ begin, read: (async () => read()) as unknown as Api['imports']['read'] })
  const files = ['empty.csv', 'full.csv'].map((name) => new File([name === 'empty.csv' ? '' : 'title'], name))
  await userEvent.upload(page.getByLabelText(/choose some/), files)
  await expect.element(page.getByText('1 file cannot be read and is left out')).toBeVisible()
  await expect.element(page.getByText('empty.csv is empty.')).toBeVisible()
})

test('whoever cancels has nothing changed, and the file forgotten', async () => {
  const imports = await screen()
  await choose()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(page.getByRole('heading', { name: 'Imports' })).toBeVisible()
  expect(imports.cancel).toHaveBeenCalledWith({ upload: plan.upload })
  expect(imports.apply).not.toHaveBeenCalled()
})

test('a refusal says what happened and where; the next file is chosen on the same screen', async () => {
  const why = 'x.xml, line 7: it ends too early. Check that the file is whole.'
  await screen({ begin: async () => Promise.reject(new ORPCError('bad_xml', { status: 422, message: why })) })
  await choose()
  await expect.element(page.getByRole('alert')).toHaveTextContent(`${plan.file} was not read ${why}`)
  await expect.element(page.getByLabelText(/choose some/)).toBeVisible()
})

test('reading shows nothing for a moment, then how far it is, and a way out', async () => {
  const onleave = vi.fn()
  await render(Reading, { file: 'x.json', far: { done: 30, total: 120 }, onleave })
  expect(document.querySelector('progress')).toBeNull()
  const bar = page.getByRole('progressbar', { name: 'Reading x.json' })
  await expect.element(bar).toHaveAttribute('max', '120')
  expect((bar.element() as HTMLProgressElement).value).toBe(30)
  await page.getByRole('button', { name: 'Cancel' }).click()
  expect(onleave).toHaveBeenCalledOnce()
})
