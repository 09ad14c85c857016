/** The list of decks, lists in and out, and the collection. */
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import '../../src-renderer/style/base.css'
import type { Api } from '../../src-main/contract/contract.ts'
import Collection from '../../src-renderer/collection/Collection.svelte'
import Decks from '../../src-renderer/decks/Decks.svelte'
import { cannedOwner } from '../../src-renderer/gallery/canned-collection.ts'
import { cannedKeeper } from '../../src-renderer/gallery/canned-keeper.ts'
import { hush, messages } from '../../src-renderer/state/messages.svelte.ts'

/** What somebody would hear of it. */
const said = (at: { element(): Element }) => at.element().textContent?.replace(/\s+/g, ' ').trim()

beforeEach(async () => {
  await page.viewport(1280, 720)
  history.replaceState(null, '', '#')
  hush()
})

async function decks(more: Partial<Api['deckRoom']> = {}, deck?: number, empty = false) {
  const canned = cannedKeeper({}, empty)
  const api: Api = { ...canned, deckRoom: { ...canned.deckRoom, ...more } }
  const { container } = await render(Decks, { api, deck })
  container.style.height = '700px'
  await expect.element(page.getByRole('heading', { level: 1 })).toBeInTheDocument()
  return api
}

const names = () =>
  [...document.querySelectorAll('ul.cards a[data-deck] b')].map((each) => each.textContent?.trim().replace(/^★\s*pinned:\s*/, ''))

test('decks stand with what is pinned first and the ready ones last; the archive is folded away', async () => {
  await decks()
  await expect.element(page.getByText('3 decks, 1 in the archive')).toBeVisible()
  expect(names().slice(0, 3)).toEqual(['Whispers from Innsmouth', 'Standard: Steadfast', 'Standard: Corrupt'])
  await expect.element(page.getByRole('link', { name: /The first try/ })).not.toBeInTheDocument()
  await page.getByText(/^In the archive/).click()
  await expect.element(page.getByRole('link', { name: /The first try/ })).toBeVisible()
})

test('decks are found by name, by tag and by what the check says', async () => {
  await decks()
  await page.getByLabelText('Search the decks').fill('#water')
  await expect.poll(names).toEqual(['Whispers from Innsmouth'])
  await page.getByLabelText('Search the decks').fill('zzz')
  await page.getByRole('button', { name: 'Show all' }).click()
  await page.getByLabelText('Which decks').selectOptions('legal')
  await expect.poll(names).toEqual(['Standard: Steadfast', 'Standard: Corrupt'])
})

test('a deck goes into the archive and is removed with a way back, from its menu', async () => {
  const api = await decks()
  const removed = vi.spyOn(api.decks, 'remove')
  const restored = vi.spyOn(api.decks, 'restore')
  await page.getByRole('button', { name: 'More for Whispers from Innsmouth' }).click()
  await page.getByRole('menuitem', { name: 'Into the archive' }).click()
  await expect.element(page.getByText('2 decks, 2 in the archive')).toBeVisible()
  messages.current!.undo!()
  await expect.element(page.getByText('3 decks, 1 in the archive')).toBeVisible()
  await page.getByRole('button', { name: 'More for Whispers from Innsmouth' }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await expect.poll(() => messages.current?.text).toBe('Whispers from Innsmouth was removed.')
  expect(removed).toHaveBeenCalledWith({ deck: 3 })
  messages.current!.undo!()
  await expect.poll(() => restored.mock.calls.length).toBe(1)
})

test('a deck that was removed in the builder comes back, though the builder is gone', async () => {
  const api = cannedKeeper({})
  const restored = vi.spyOn(api.decks, 'restore')
  const { rerender } = await render(Decks, { api, deck: 3 as number | undefined })
  await expect.element(page.getByLabelText('Name of the deck')).toBeVisible()
  await page.getByRole('button', { name: 'Deck ▾' }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await expect.poll(() => messages.current?.undo).toBeDefined()
  await rerender({ deck: undefined })
  await expect.element(page.getByRole('button', { name: 'New deck' })).toBeVisible()
  messages.current!.undo!()
  await expect.poll(() => restored.mock.calls).toEqual([[{ deck: 3 }]])
})

test('two decks that are ticked are compared', async () => {
  await decks()
  await expect.element(page.getByRole('button', { name: 'Compare two' })).toBeDisabled()
  await page.getByRole('checkbox', { name: 'Compare Standard: Steadfast' }).click()
  await page.getByRole('checkbox', { name: 'Compare Standard: Corrupt' }).click()
  await page.getByRole('button', { name: 'Compare two' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Standard: Steadfast and Standard: Corrupt' })).toBeVisible()
})

test('who has no deck of their own is shown where to begin, and a deck begins from an Adventure', async () => {
  const canned = cannedKeeper({}, true)
  const begin = vi.fn(canned.deckRoom.begin)
  await decks({ begin }, undefined, true)
  await page.getByRole('button', { name: 'Start a deck' }).click()
  const dialog = page.getByRole('dialog', { name: 'New deck' })
  await dialog.getByRole('radio', { name: /^An Adventure/ }).click()
  await dialog.getByRole('listbox').selectOptions('arkham-horror')
  await dialog.getByLabelText('Name', { exact: true }).fill('Horrors')
  await dialog.getByRole('button', { name: 'Begin' }).click()
  await expect.poll(() => begin.mock.calls[0]?.[0]).toEqual({ from: 'adventure', card: 'arkham-horror', name: 'Horrors' })
  await expect.poll(() => location.hash).toMatch(/^#\/decks\/\d+$/)
})

test('a beginning that is refused says why and keeps what was chosen', async () => {
  await decks({ begin: async () => Promise.reject(new Error('No deck can be made of this Adventure.')) })
  await page.getByRole('button', { name: 'New deck' }).click()
  await page.getByLabelText('Name', { exact: true }).fill('Mine')
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect.poll(() => said(page.getByRole('alert'))).toMatch('No deck can be made of this Adventure.')
  await expect.element(page.getByLabelText('Name', { exact: true })).toHaveValue('Mine')
})

const list = 'Deck\n2 Deep One\n1 Deap One\n1 Qqq\n'

async function importing(deck: number | undefined, takeList: Api['deckRoom']['takeList']) {
  await decks({ takeList }, deck)
  if (deck === undefined) await page.getByRole('button', { name: 'Import a deck' }).click()
  else {
    await expect.element(page.getByLabelText('Name of the deck')).toBeVisible()
    await page.getByRole('button', { name: 'Deck ▾' }).click()
    await page.getByRole('menuitem', { name: /^Paste a list/ }).click()
  }
  await page.getByLabelText(/the list itself/).fill(list)
  await page.getByRole('button', { name: 'Read the list' }).click()
  await expect.element(page.getByRole('heading', { name: /was read$/ })).toBeVisible()
}

test('a list is shown line by line; a proposal is taken only when somebody takes it', async () => {
  const takeList = vi.fn(cannedKeeper({}).deckRoom.takeList)
  await importing(undefined, takeList)
  const lines = page.getByRole('region', { name: 'Lines that were not understood' })
  await expect.element(lines.getByText('? unsure')).toBeVisible()
  await expect.element(lines.getByText('✕ unknown')).toBeVisible()
  await expect.element(lines.getByText('Nothing known is like it.')).toBeVisible()
  const meaning = lines.getByLabelText(/^What line 3 means/)
  expect((meaning.element() as HTMLSelectElement).selectedIndex).toBe(0)
  await page.getByRole('button', { name: 'Keep the deck' }).click()
  await expect.poll(() => takeList.mock.calls.length).toBe(1)
  expect(takeList.mock.calls[0]![0]).toEqual({ name: 'Imported deck', text: list, format: 'gccg' })
})

test('what is chosen for a doubtful line goes along, into the deck that is open as one edit', async () => {
  const takeList = vi.fn(cannedKeeper({}).deckRoom.takeList)
  await importing(3, takeList)
  await page.getByLabelText(/^What line 3 means/).selectOptions('deep-one')
  await page.getByRole('radio', { name: /into Whispers/ }).click()
  await page.getByRole('button', { name: 'Put it in' }).click()
  await expect
    .poll(() => takeList.mock.calls[0]?.[0])
    .toMatchObject({ text: list, chosen: [{ no: 3, card: 'deep-one' }], into: { deck: 3, at: 0 } })
  await expect.poll(() => messages.current?.text).toBe('The list went into Whispers from Innsmouth.')
})

test('a list that is refused is said over the dialog, and nothing that was chosen is lost', async () => {
  await importing(undefined, async () => Promise.reject(new Error('The disk is full. Nothing was kept.')))
  await page.getByLabelText(/^What line 3 means/).selectOptions('deep-one')
  await page.getByRole('button', { name: 'Keep the deck' }).click()
  await expect.poll(() => said(page.getByRole('alert'))).toMatch('The disk is full')
  await expect.element(page.getByLabelText(/^What line 3 means/)).toHaveValue('deep-one')
})

test('a deck leaves in any format, and on paper of either size', async () => {
  const canned = cannedKeeper({})
  const write = vi.fn(canned.deckRoom.write)
  const print = vi.fn(canned.deckRoom.print)
  await decks({ write, print }, 3)
  await expect.element(page.getByLabelText('Name of the deck')).toBeVisible()
  await page.getByRole('button', { name: 'Deck ▾' }).click()
  await page.getByRole('menuitem', { name: 'Export, share' }).click()
  for (const name of [/GCCG/, /Markdown/, /CSV/, /JSON/, /Share code/, /Plain text/]) await page.getByRole('radio', { name }).click()
  await expect
    .poll(() => write.mock.calls.map(([{ format }]) => format))
    .toEqual(['text', 'gccg', 'markdown', 'csv', 'json', 'code', 'text'])
  await userEvent.keyboard('{Escape}')
  await userEvent.keyboard('{Control>}p{/Control}')
  await page.getByRole('radio', { name: /Text proxies/ }).click()
  await page.getByRole('radio', { name: 'Letter' }).click()
  await page.getByRole('button', { name: 'Save the PDF' }).click()
  await expect.poll(() => print.mock.calls[0]?.[0]).toEqual({ deck: 3, what: 'proxies', paper: 'letter' })
})

test('what is dropped on the builder is read as a list', async () => {
  await decks({}, 3)
  await expect.element(page.getByLabelText('Name of the deck')).toBeVisible()
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(new File(['Deck\n2 Deep One\n'], 'Old box.deck'))
  document.querySelector('main')!.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
  await expect.element(page.getByRole('heading', { name: 'Old box was read' })).toBeVisible()
})

async function collection(owner: Api['collection'] = cannedOwner()) {
  const { container } = await render(Collection, { api: { ...cannedKeeper({}), collection: owner } })
  container.style.height = '700px'
}

test('the collection is off until it is used, and turning it off can be taken back', async () => {
  await collection(cannedOwner(false))
  await page.getByRole('button', { name: 'Use the collection' }).click()
  await expect.element(page.getByRole('tab', { name: 'Cards' })).toBeVisible()
  await page.getByRole('button', { name: 'Do not use it' }).click()
  await expect.element(page.getByRole('button', { name: 'Use the collection' })).toBeVisible()
  messages.current!.undo!()
  await expect.element(page.getByRole('tab', { name: 'Cards' })).toBeVisible()
})

test('[UX 4] a collection that was never used has an example to look at, which goes again', async () => {
  const owner = cannedOwner(false)
  await collection(owner)
  await page.getByRole('button', { name: 'Look at it with an example: Standard Game Set' }).click()
  await expect.element(page.getByRole('tab', { name: 'Cards' })).toBeVisible()
  expect((await owner.state()).copies).toBeGreaterThan(0)
  messages.current!.undo!()
  await expect.element(page.getByRole('button', { name: 'Use the collection' })).toBeVisible()
  expect((await owner.state()).copies).toBe(0)
})

test('copies are counted by typing, by + and −, and the arrows go from card to card', async () => {
  const owner = cannedOwner()
  const set = vi.fn(owner.set)
  await collection({ ...owner, set })
  const first = page.getByRole('textbox', { name: 'Arkham Gazette, MSGS: owned' })
  await first.click()
  await userEvent.keyboard('+')
  await expect.element(first).toHaveValue('1')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('textbox', { name: 'Arkham Mystical Supply, MSGS: owned' })).toHaveFocus()
  await userEvent.keyboard('7{Enter}')
  await expect.poll(() => set.mock.calls.map(([asked]) => asked.owned)).toEqual([1, 7])
})

test('conflicts and what is missing are told, and a product is added with a way back', async () => {
  await collection()
  await page.getByRole('tab', { name: /^Conflicts/ }).click()
  await expect.element(page.getByText(/2 in decks, 0 owned/).first()).toBeVisible()
  await page.getByRole('tab', { name: 'Missing' }).click()
  await expect.element(page.getByText(/cards are missing/)).toBeVisible()
  await page.getByRole('button', { name: 'Add a product' }).click()
  await page.getByLabelText('How many').fill('2')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect.element(page.getByText('Nothing is missing.')).toBeVisible()
  messages.current!.undo!()
  await expect.element(page.getByText(/cards are missing/)).toBeVisible()
})

test('counts from a file are looked at before they are taken', async () => {
  const owner = cannedOwner()
  const take = vi.fn(owner.take)
  await collection({ ...owner, take })
  await userEvent.upload(page.getByLabelText(/Read a CSV/), new File(['count,title\n1,Deep One\n2;Deap One'], 'mine.csv'))
  await expect.element(page.getByText(/No card is called so\./)).toBeVisible()
  expect(take).not.toHaveBeenCalled()
  await page.getByRole('radio', { name: 'In place of what is there' }).click()
  await page.getByRole('button', { name: 'Take them in' }).click()
  await expect.poll(() => take.mock.calls[0]?.[0].how).toBe('replace')
})
