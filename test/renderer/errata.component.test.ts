/** Errata by hand, on a card's page and where errata are listed: seen before they are kept, changed, taken off, taken back. */
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import '../../src-renderer/style/base.css'
import type { AffectedCards } from '../../src-main/contract/cards.ts'
import type { Api } from '../../src-main/contract/contract.ts'
import { errata, unfelt } from '../../src-renderer/gallery/brought.ts'
import { cannedKeeper } from '../../src-renderer/gallery/canned-keeper.ts'
import { cannedAnswer } from '../../src-renderer/gallery/canned-library.ts'
import Imports from '../../src-renderer/imports/Imports.svelte'
import Library from '../../src-renderer/library/Library.svelte'
import { messages } from '../../src-renderer/state/messages.svelte.ts'

/** A Keeper that notes what becomes of errata. */
function keeper(changed: Partial<Api['errata']> = {}) {
  const canned = cannedKeeper({})
  const asked = {
    look: vi.fn(canned.errata.look),
    affected: vi.fn(canned.errata.affected),
    add: vi.fn(canned.errata.add),
    change: vi.fn(canned.errata.change),
    remove: vi.fn(canned.errata.remove),
  }
  return { api: { ...canned, errata: { ...canned.errata, ...asked, ...changed } } as Api, asked }
}

async function library(changed: Partial<Api['errata']> = {}) {
  await page.viewport(1280, 720)
  const { api, asked } = keeper(changed)
  const { container } = await render(Library, { api, card: undefined })
  container.style.height = '700px'
  return asked
}

const add = () => page.getByRole('button', { name: 'Add an erratum' })
const dialog = page.getByRole('dialog')
const text = () => dialog.getByRole('textbox', { name: 'The text instead' })

/** Opens the dialog by a key, as whoever uses no mouse. */
async function open() {
  await expect.element(add()).toBeVisible()
  ;(add().element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(text()).toHaveValue(errata[1]!.printed)
}

test('an erratum is written with what changes and how it is read beside it, and kept when it is complete', async () => {
  const asked = await library()
  await open()
  await expect.element(dialog.getByRole('combobox', { name: 'What is corrected' })).toHaveFocus()
  const save = dialog.getByRole('button', { name: 'Add the erratum' })
  await expect.element(dialog.getByText('Nothing is changed yet.')).toBeVisible()
  await expect.element(save).toBeDisabled()
  await text().fill('Bury one Stedfast Ally.')
  const marked = () => [...document.querySelectorAll('dialog figure mark')].map((each) => each.lastChild?.textContent)
  await expect.poll(marked).toEqual([errata[1]!.printed, 'Bury one Stedfast Ally.'])
  await expect.element(dialog.getByText('One place cannot be read.')).toBeVisible()
  await expect.element(dialog.getByText('✎ With this text the card could not be played.')).toBeVisible()
  expect(document.querySelector('dialog .under .wrong')?.textContent).toBe('Stedfast')
  await text().click()
  await userEvent.keyboard('{Control>}.{/Control}')
  await expect.element(text()).toHaveValue('Bury one Steadfast Ally.')
  await expect.element(dialog.getByText('All of it is read: 1 clause.')).toBeVisible()
  await expect.element(dialog.getByText('It still needs who says so.')).toBeVisible()
  await dialog.getByLabelText('Who says so').fill(' A letter ')
  await dialog.getByLabelText('Holds from').fill('2026-11-01')
  await expect.element(save).toBeEnabled()
  expect(asked.add).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => asked.add.mock.calls.length).toBe(1)
  const [wanted] = asked.add.mock.calls[0]!
  expect(wanted).toMatchObject({ field: 'text', value: 'Bury one Steadfast Ally.', source: 'A letter', date: '2026-11-01' })
  await expect.poll(() => document.querySelector('dialog')).toBeNull()
  await expect.element(add()).toHaveFocus()
  expect(messages.current?.text).toMatch(/^An erratum lies over .* now\.$/)
  messages.current!.undo!()
  await expect.poll(() => asked.remove.mock.calls).toEqual([[{ erratum: 3 }]])
})

test('another fact is asked for as the workshop asks for it; what would change nothing cannot be kept', async () => {
  await library()
  await page.getByRole('textbox', { name: 'Search the library' }).fill('t:ally')
  const ally = cannedAnswer('t:ally', 1).rows[0]!.face.title
  await expect.element(page.getByRole('heading', { name: ally, level: 2 })).toBeVisible()
  await open()
  await dialog.getByLabelText('Who says so').fill('A letter')
  await text().fill(`${errata[1]!.printed} `)
  await text().fill(errata[1]!.printed)
  await expect.element(dialog.getByText('The card says so already: nothing would change.')).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Add the erratum' })).toBeDisabled()
  await dialog.getByRole('combobox', { name: 'What is corrected' }).selectOptions('Value')
  await expect.element(text()).not.toBeInTheDocument()
  await dialog.getByLabelText(/^Value/).fill('3')
  await expect.element(dialog.getByRole('button', { name: 'Add the erratum' })).toBeEnabled()
})

test('which texts of other cards would be read otherwise is told before it can be kept, those that get worse first', async () => {
  const seen = Promise.withResolvers<AffectedCards>()
  const titles = ['Awe', 'Bliss', 'Candour', 'Dread', 'Envy', 'Fear', 'Grief']
  const worse = titles.map((title) => ({ id: title, title, becomes: 'unreadable' as const, why: 'I do not know the word "Zygote".' }))
  const affected = vi
    .fn<Api['errata']['affected']>()
    .mockResolvedValueOnce(unfelt)
    .mockReturnValueOnce(seen.promise)
    .mockRejectedValueOnce(new Error('The library takes too long to be read.'))
  await library({ affected })
  await page.getByRole('textbox', { name: 'Search the library' }).fill('t:ally')
  await expect.element(page.getByRole('heading', { name: cannedAnswer('t:ally', 1).rows[0]!.face.title, level: 2 })).toBeVisible()
  await open()
  await dialog.getByLabelText('Who says so').fill('A letter')
  expect(affected, 'nothing is written yet').not.toHaveBeenCalled()
  await text().fill('Draw one card.')
  await expect.element(dialog.getByText('None of them would be read otherwise.')).toBeVisible()
  const save = dialog.getByRole('button', { name: 'Add the erratum' })
  await expect.element(save).toBeEnabled()

  await dialog.getByRole('combobox', { name: 'What is corrected' }).selectOptions('Value')
  await dialog.getByLabelText(/^Value/).fill('3')
  await expect.element(dialog.getByText('They are being read with it.')).toBeVisible()
  await expect.element(save).toBeDisabled()
  seen.resolve({
    counts: { unreadable: 7, readable: 0, other: 1 },
    cards: [...worse, { id: 'Hope', title: 'Hope', becomes: 'other' }],
  })
  await expect.element(dialog.getByText('7 cards of the library could not be read any more')).toBeVisible()
  await expect.element(dialog.getByText('1 card of the library would be read otherwise with the new words')).toBeVisible()
  const told = () => [...document.querySelectorAll('dialog details li')].map((each) => each.textContent?.trim())
  expect(told()).toEqual([
    ...titles.slice(0, 5).map((title) => `${title} I do not know the word "Zygote".`),
    'and 2 more',
    'Hope would mean something else',
  ])
  expect(document.querySelector('dialog details')?.closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite')
  await expect.element(save).toBeEnabled()

  // What cannot be told is said, and stands in nobody's way.
  await dialog.getByLabelText(/^Value/).fill('4')
  await expect.element(dialog.getByText(/cannot be told\. The library takes too long to be read\./)).toBeVisible()
  await expect.element(save).toBeEnabled()
})

test('what takes longer than a moment says so while it is saved', async () => {
  const saving = Promise.withResolvers<Awaited<ReturnType<Api['errata']['add']>>>()
  await library({ add: () => saving.promise })
  await open()
  await text().fill('Draw one card.')
  await dialog.getByLabelText('Who says so').fill('A letter')
  await dialog.getByRole('button', { name: 'Add the erratum' }).click()
  await expect.element(dialog.getByRole('progressbar', { name: 'Saving the erratum' })).toBeVisible()
  await expect.element(dialog.getByText('The texts that it touches are read anew.')).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Saving …' })).toBeDisabled()
  saving.resolve({ ...errata[1]!, id: 3 })
  await expect.poll(() => document.querySelector('dialog')).toBeNull()
})

test('what could not be kept stays in the dialog and says why; Escape gives it up', async () => {
  await library({ add: () => Promise.reject(new Error('There is no room left to save this.')) })
  await open()
  await text().fill('Draw one card.')
  await dialog.getByLabelText('Who says so').fill('A letter')
  await dialog.getByRole('button', { name: 'Add the erratum' }).click()
  await expect.element(dialog.getByText('There is no room left to save this.')).toBeVisible()
  await expect.element(text()).toHaveValue('Draw one card.')
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => document.querySelector('dialog')).toBeNull()
  await expect.element(add()).toHaveFocus()
})

test('an erratum of the list is changed in the same dialog, and taken off; each can be taken back', async () => {
  const { api, asked } = keeper()
  await render(Imports, { api })
  await page.getByRole('button', { name: 'Change the erratum of Elder Sign: text' }).click()
  await expect.element(text()).toHaveValue('Bury a Monster.')
  await expect.element(dialog.getByLabelText('Who says so')).toHaveValue(errata[1]!.source)
  await text().fill('Bury each Monster.')
  await dialog.getByRole('button', { name: 'Keep the change' }).click()
  await expect.poll(() => asked.change.mock.calls.length).toBe(1)
  expect(asked.look.mock.calls.at(-1)![0]).toMatchObject({ instead: 2 })
  expect(asked.change.mock.calls[0]![0]).toMatchObject({ erratum: 2, field: 'text', value: 'Bury each Monster.' })
  await expect.poll(() => messages.current?.text).toBe('The erratum of Elder Sign was changed.')
  messages.current!.undo!()
  await expect.poll(() => asked.change.mock.calls.at(-1)![0]).toMatchObject({ erratum: 4, value: 'Bury a Monster.' })

  await page.getByRole('button', { name: 'Take the erratum of Necronomicon off: sanity' }).click()
  await expect.poll(() => asked.remove.mock.calls).toEqual([[{ erratum: 1 }]])
  messages.current!.undo!()
  await expect.poll(() => asked.add.mock.calls.at(-1)?.[0]).toMatchObject({ card: 'ltd-necronomicon', field: 'sanity', value: '-3' })
})
