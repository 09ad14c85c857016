/** The workshop's screen on a canned Keeper: what is typed, what is shown of it, undo, and saving that fails. */
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import '../../src-renderer/style/base.css'
import type { Api } from '../../src-main/contract/contract.ts'
import type { BringingNews } from '../../src-main/contract/workshop.ts'
import { ownPlan, ownRows } from '../../src-renderer/gallery/brought.ts'
import { cannedKeeper } from '../../src-renderer/gallery/canned-keeper.ts'
import { ownCards, sheet } from '../../src-renderer/gallery/own-cards.ts'
import { messages } from '../../src-renderer/state/messages.svelte.ts'
import CardBench from '../../src-renderer/workshop/CardBench.svelte'
import Fact from '../../src-renderer/workshop/Fact.svelte'
import {
  groupsOf,
  languagesOf,
  requirementsOf,
  writeGroups,
  writeLanguages,
  writeRequirements,
} from '../../src-renderer/workshop/notation.ts'
import Workshop from '../../src-renderer/workshop/Workshop.svelte'

const nothing = () => {}

function bench(api: Api = cannedKeeper({}), which = 0) {
  const does = { onsaved: nothing, onused: nothing, onduplicate: nothing, onremove: nothing, onexport: nothing }
  return render(CardBench, { api, card: ownCards[which]!, isFresh: false, sheet, sets: [], ...does })
}

const text = () => page.getByRole('textbox', { name: 'Text', exact: true })

test('what cannot be read is underlined where it stands, and one press mends it', async () => {
  await bench()
  await expect.element(page.getByText('One place cannot be read.')).toBeVisible()
  expect(document.querySelector('.under .wrong')?.textContent).toBe('Stedfast')
  // The copy under the letters holds the same letters, or the marks would not stand under them.
  expect(document.querySelector('.under')?.textContent?.trimEnd()).toBe(ownCards[0]!.form.text)
  await page.getByRole('button', { name: 'Steadfast', exact: true }).click()
  await expect.element(text()).toHaveValue(ownCards[0]!.form.text.replace('Stedfast', 'Steadfast'))
  await expect.element(page.getByText('All of it is read: 1 clause.')).toBeVisible()
  expect(document.querySelector('.under .wrong')).toBeNull()
})

test('a text that takes long to read is not called read before it is', async () => {
  const api = cannedKeeper({})
  const read = api.workshop.read
  let answer = () => {}
  const later = new Promise<void>((resolve) => (answer = resolve))
  await bench(api)
  await expect.element(page.getByText('One place cannot be read.')).toBeVisible()
  Object.assign(api.workshop, { read: (asked: Parameters<typeof read>[0]) => later.then(() => read(asked)) })
  await text().fill('As your Turn: draw two cards.')
  await expect.element(page.getByRole('status').filter({ hasText: 'Reading …' }).first()).toBeVisible()
  expect(page.getByText('One place cannot be read.').query()).toBeNull()
  await expect.element(page.getByRole('button', { name: 'Play it' })).toBeDisabled()
  answer()
  await expect.element(page.getByText('All of it is read: 1 clause.')).toBeVisible()
  expect(page.getByText('Reading …').query()).toBeNull()
})

test('while one types, marks and replacements go along with what they are about, and clauses are told in the words that were read', async () => {
  const api = cannedKeeper({})
  await bench(api)
  await expect.element(page.getByText('One place cannot be read.')).toBeVisible()
  Object.assign(api.workshop, { read: () => new Promise(() => {}) })
  const before = ownCards[0]!.form.text
  await text().fill(`Once a Round: ${before}`)
  expect(document.querySelector('.under .wrong')?.textContent).toBe('Stedfast')
  await expect.element(page.getByText('“As your Turn: draw two cards”')).toBeVisible()
  await page.getByRole('button', { name: 'Steadfast', exact: true }).click()
  await expect.element(text()).toHaveValue(`Once a Round: ${before.replace('Stedfast', 'Steadfast')}`)
  expect(document.querySelector('.under .wrong')).toBeNull()
  // It is mended already: a second press finds nothing to mend.
  await page.getByRole('button', { name: 'Steadfast', exact: true }).click()
  await expect.element(text()).toHaveValue(`Once a Round: ${before.replace('Stedfast', 'Steadfast')}`)
})

test('a Title that is just being typed is not asked for any more', async () => {
  const api = cannedKeeper({})
  await bench(api, 2)
  await expect.element(page.getByText('It still needs: Title.')).toBeVisible()
  Object.assign(api.workshop, { read: () => new Promise(() => {}) })
  await page.getByRole('textbox', { name: 'Title' }).fill('The Old Pier')
  expect(page.getByText(/This is needed|Not understood/).query()).toBeNull()
})

test('a clause that is pointed at is lit in the text', async () => {
  await bench()
  await page.getByRole('button', { name: /^As your Turn: draw 2 cards/ }).hover()
  await expect.poll(() => document.querySelector('.under .lit')?.textContent).toBe('As your Turn: draw two cards')
})

test('typing in one field is one step for undo; mending is another; redo does it again', async () => {
  await bench()
  const before = ownCards[0]!.form.text
  await page.getByRole('button', { name: 'Steadfast', exact: true }).click()
  await text().click()
  await userEvent.keyboard('{End} Yes.')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.element(text()).toHaveValue(before.replace('Stedfast', 'Steadfast'))
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.element(text()).toHaveValue(before)
  await expect.element(page.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled()
  await page.getByRole('button', { name: 'Redo', exact: true }).click()
  await expect.element(text()).toHaveValue(before.replace('Stedfast', 'Steadfast'))
})

test('changes are saved a moment later; what cannot be saved is said, with a way to try again', async () => {
  const api = cannedKeeper({})
  const kept = api.workshop.save
  const save = vi.fn(kept).mockRejectedValueOnce(new Error('There is no room left to save this.'))
  Object.assign(api.workshop, { save })
  await bench(api)
  await text().fill('Draw one card.')
  await expect.element(page.getByText('Could not save – There is no room left to save this.')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('All changes saved')).toBeVisible()
  expect(save).toHaveBeenCalledTimes(2)
  expect(save.mock.lastCall?.[0]).toMatchObject({ card: 'own-1', form: { text: 'Draw one card.' } })
})

test('what is taken back before it was saved is as it was saved', async () => {
  await bench()
  await page.getByRole('button', { name: 'Steadfast', exact: true }).click()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.element(page.getByText('All changes saved')).toBeVisible()
})

test('leaving a card saves what was typed last', async () => {
  const api = cannedKeeper({})
  const save = vi.fn(api.workshop.save)
  Object.assign(api.workshop, { save })
  const { unmount } = await bench(api)
  await text().fill('Gone in a moment.')
  await unmount()
  await expect.poll(() => save.mock.lastCall?.[0]).toMatchObject({ form: { text: 'Gone in a moment.' } })
})

test('a card that was left before it could be saved says so, and is as it was typed when one comes back to it', async () => {
  const api = cannedKeeper({})
  const kept = api.workshop.save
  const save = vi.fn(kept).mockRejectedValue(new Error('There is no room left to save this.'))
  Object.assign(api.workshop, { save })
  const { unmount } = await bench(api)
  await text().fill('Draw one card.')
  await unmount()
  await expect
    .poll(() => messages.current?.text)
    .toBe('Widow Pruett is not saved: There is no room left to save this. Open it again: what you typed is still there.')
  save.mockImplementation(kept)
  await bench(api)
  await expect.element(text()).toHaveValue('Draw one card.')
  await expect.element(page.getByText('All changes saved')).toBeVisible()
  expect(save.mock.lastCall?.[0]).toMatchObject({ card: 'own-1', form: { text: 'Draw one card.' } })
  // What was saved before is one step back.
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.element(text()).toHaveValue(ownCards[0]!.form.text)
  await expect.poll(() => save.mock.lastCall?.[0]).toMatchObject({ form: { text: ownCards[0]!.form.text } })
})

test.each(['Duplicate', 'Export', 'Remove'])('%s goes by what was typed last', async (name) => {
  const api = cannedKeeper({})
  const done: string[] = []
  const kept = api.workshop.save
  Object.assign(api.workshop, { save: (asked: Parameters<typeof kept>[0]) => kept(asked).finally(() => done.push(asked.form.text)) })
  const then = () => void done.push(name)
  const does = { onsaved: nothing, onused: nothing, onduplicate: then, onremove: then, onexport: then }
  await render(CardBench, { api, card: ownCards[0]!, isFresh: false, sheet, sets: [], ...does })
  await text().fill('Draw one card.')
  await page.getByRole('button', { name, exact: true }).click()
  await expect.poll(() => done).toEqual(['Draw one card.', name])
})

test('all cards are exported as they were typed last', async () => {
  const api = cannedKeeper({})
  const done: string[] = []
  const kept = api.workshop.save
  Object.assign(api.workshop, {
    save: (asked: Parameters<typeof kept>[0]) => kept(asked).finally(() => done.push(asked.form.text)),
    export: () => {
      done.push('export')
      return Promise.reject(new Error('That will do.'))
    },
  })
  await render(Workshop, { api, card: 'own-1', from: undefined })
  await text().fill('Draw one card.')
  await page.getByRole('button', { name: 'Export all' }).click()
  await expect.poll(() => done).toEqual(['Draw one card.', 'export'])
})

test('a list takes words by Enter or comma, and gives them back one by one', async () => {
  const changes: string[] = []
  const field = sheet.types[0]!.facts.find(({ key }) => key === 'attributes')!
  await render(Fact, { field, sheet, value: 'Steadfast', fault: undefined, onchange: (value: string) => changes.push(value) })
  await page.getByRole('combobox', { name: 'Attributes: add one' }).fill('Author')
  await userEvent.keyboard('{Enter}')
  await page.getByRole('button', { name: 'Take away Steadfast' }).click()
  expect(changes).toEqual(['Steadfast, Author', ''])
})

test('what is taken away or added leaves the focus beside it, for those who have no pointer', async () => {
  const facts = sheet.types.flatMap((each) => each.facts)
  async function live(key: string, value: string) {
    const field = facts.find((each) => each.key === key)!
    const shown = await render(Fact, {
      field,
      sheet,
      value,
      fault: undefined,
      onchange: (changed: string) => void shown.rerender({ value: changed }),
    })
    return shown
  }
  const focus = (name: string) => page.getByRole('button', { name, exact: true }).element().focus()
  const list = await live('attributes', 'Steadfast')
  focus('Take away Steadfast')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('combobox', { name: 'Attributes' })).toHaveFocus()
  await list.unmount()

  const places = await live('found', '')
  focus('+ say where')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('combobox', { name: 'What, 1' })).toHaveFocus()
  focus('+ and also')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('combobox', { name: 'What, 2' })).toHaveFocus()
  focus('Take away line 2')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('combobox', { name: 'What, 1' })).toHaveFocus()
  focus('Take away line 1')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: '+ say where' })).toHaveFocus()
  await places.unmount()

  await live('requires', '')
  focus('+ a requirement')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('textbox', { name: 'What stands on the card, 1' })).toHaveFocus()
  focus('Take away requirement 1')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: '+ a requirement' })).toHaveFocus()
})

test('what is missing is asked for softly, what is wrong is told beside its field', async () => {
  const field = sheet.types[0]!.facts.find(({ key }) => key === 'value')!
  const { rerender } = await render(Fact, { field, sheet, value: '', fault: 'This is needed.', onchange: nothing })
  const input = page.getByRole('textbox', { name: 'Value' })
  await expect.element(input).toHaveAttribute('aria-invalid', 'false')
  await expect.element(page.getByText('needed', { exact: true })).toBeVisible()
  await rerender({ value: 'many', fault: '"many" is not a number.' })
  await expect.element(input).toHaveAttribute('aria-invalid', 'true')
  await expect.element(input).toHaveAccessibleDescription(/"many" is not a number\./)
})

test('a word that is hardly another than a known one is answered with that; a new word is nobody’s mistake', async () => {
  const field = sheet.types[0]!.facts.find(({ key }) => key === 'attributes')!
  const onchange = vi.fn()
  await render(Fact, { field, sheet, value: 'Stedfast, Beekeeper', fault: undefined, onchange })
  await expect.element(page.getByText(/No card has “Stedfast” yet/)).toBeVisible()
  await page.getByRole('button', { name: 'Use “Steadfast”' }).click()
  expect(onchange).toHaveBeenLastCalledWith('Steadfast, Beekeeper')
  await expect.element(page.getByRole('combobox', { name: 'Attributes: add one' })).toHaveFocus()
  expect(page.getByText(/No card has “Beekeeper”/).query()).toBeNull()
})

test('a place that was begun and is not told yet is missing, and nothing wrong', async () => {
  const field = sheet.types[0]!.facts.find(({ key }) => key === 'found')!
  const fault = '"attribute" should be a word and its value.'
  const { rerender } = await render(Fact, { field, sheet, value: 'attribute', fault, onchange: nothing })
  await expect.element(page.getByText('needed', { exact: true })).toBeVisible()
  expect(document.querySelector('.fault')).toBeNull()
  await rerender({ value: 'attribute City; gate perhaps', fault: '"perhaps" is neither yes nor no.' })
  await expect.element(page.getByText('✕ "perhaps" is neither yes nor no.')).toBeVisible()
  expect(page.getByText('needed', { exact: true }).query()).toBeNull()
})

test('facts of several parts are written as they were read', () => {
  for (const value of ['region Europe; gate yes | attribute City', 'past The Old Pier']) expect(writeGroups(groupsOf(value))).toBe(value)
  for (const value of ['English & Latin', 'Greek or Latin', 'none', 'all', 'English'])
    expect(writeLanguages(languagesOf(value))).toBe(value)
  const two = 'Solstice: type Event; attribute Solstice\nTwo Tomes: type Tome'
  expect(writeRequirements(requirementsOf(two))).toBe(two)
})

test('the list tells drafts from cards that can be played', async () => {
  await render(Workshop, { api: cannedKeeper({}), card: undefined, from: undefined })
  const list = page.getByRole('region', { name: 'Your own cards' })
  await expect.element(list.getByRole('link', { name: /Widow Pruett.*draft/ })).toBeVisible()
  await expect.element(list.getByRole('link', { name: /The Longest Lecture.*can be played/ })).toBeVisible()
  await expect.element(list.getByRole('checkbox', { name: /^OWN/ })).not.toBeChecked()
})

test('a removed card no longer counts in its set, and leaves the focus in the list', async () => {
  const canned = cannedKeeper({})
  let there = ownCards.slice(0, 2)
  const api: Api = {
    ...canned,
    workshop: {
      ...canned.workshop,
      list: async () => there,
      remove: async ({ card }) => {
        there = there.filter(({ id }) => id !== card)
        return { removed: true, decks: ['My deck'] }
      },
    },
  }
  await render(Workshop, { api, card: undefined, from: undefined })
  const list = page.getByRole('region', { name: 'Your own cards' })
  await expect.element(list.getByText('2 cards · off')).toBeVisible()
  page.getByRole('button', { name: 'Remove', exact: true }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(list.getByText('1 card · off')).toBeVisible()
  await expect.element(list.getByRole('link')).toHaveFocus()
})

const cardsFile = () => new File(['title X'], 'x.cards')

/** The screen with a Keeper that notes what is done with a file. */
async function importing(changed: Partial<Api['workshop']> = {}) {
  const canned = cannedKeeper({})
  const asked = {
    import: vi.fn(canned.workshop.import),
    remove: vi.fn(canned.workshop.remove),
    save: vi.fn(canned.workshop.save),
    cancel: vi.fn(canned.imports.cancel),
  }
  const workshop = { ...canned.workshop, import: asked.import, remove: asked.remove, save: asked.save, ...changed } as Api['workshop']
  await render(Workshop, {
    api: { ...canned, workshop, imports: { ...canned.imports, cancel: asked.cancel } },
    card: undefined,
    from: undefined,
  })
  await userEvent.upload(page.getByLabelText('Import'), cardsFile())
  return asked
}

test('a file is looked at card by card before anything of it is kept: new, changed with what differs, no card at all', async () => {
  const asked = await importing()
  await expect.element(page.getByRole('heading', { name: 'own-cards.cards' })).toHaveFocus()
  const rows = page.getByRole('listbox', { name: 'Cards of the file' }).getByRole('option')
  await expect
    .poll(() => rows.elements().map((each) => each.getAttribute('aria-label')))
    .toEqual(['Widow Pruett, New, line 1', 'The Longest Lecture, Changed, line 9', 'Line 20, Not understood, line 20'])
  await rows.nth(1).click()
  const card = page.getByRole('article', { name: 'The Longest Lecture' })
  await expect.element(card.getByText('In the workshop')).toBeVisible()
  await expect.element(card.getByText(/takes the place of the one in the workshop/)).toBeVisible()
  expect(asked.import).not.toHaveBeenCalled()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(page.getByRole('heading', { name: 'Workshop' })).toBeVisible()
  expect(asked.cancel).toHaveBeenCalledWith({ upload: 'canned' })
})

test('what is taken in is said, and can be taken back: what came goes, what was changed is what it was', async () => {
  const before = ownCards[1]!.form
  async function* coming(): AsyncGenerator<BringingNews, void, void> {
    yield { at: 'cards', done: 0, total: 2 }
    yield { at: 'taken', taken: { added: ownCards.slice(0, 1), changed: [{ card: ownCards[1]!, before }] } }
  }
  const take = vi.fn(async () => coming() as Awaited<ReturnType<Api['workshop']['import']>>)
  const asked = await importing({ import: take })
  await page.getByRole('option', { name: /^Widow Pruett/ }).click()
  await page.getByRole('button', { name: 'Take in 2 cards' }).click()
  await expect.poll(() => messages.current?.text).toBe('own-cards.cards: 1 card brought in, 1 card changed.')
  expect(take).toHaveBeenCalledWith({ upload: 'canned', isOn: false })
  await expect.element(page.getByRole('heading', { name: 'Workshop' })).toBeVisible()
  messages.current!.undo!()
  await expect.poll(() => asked.remove.mock.calls).toEqual([[{ card: ownCards[0]!.id }]])
  await expect.poll(() => asked.save.mock.calls.map(([wanted]) => wanted)).toContainEqual({ card: ownCards[1]!.id, form: before })
})

test('several files are sent one beside the other and looked at together, dropped or chosen; each card tells its file', async () => {
  const canned = cannedKeeper({})
  const together = { ...ownPlan, file: 'a.cards and b.cards', files: 2, unread: [{ file: 'c.cards', why: 'c.cards holds no cards.' }] }
  async function* told() {
    yield { at: 'plan' as const, plan: together, rows: ownRows.map((row, at) => ({ ...row, file: at === 0 ? 'a.cards' : 'b.cards' })) }
  }
  const look = vi.fn(async () => told() as Awaited<ReturnType<Api['workshop']['look']>>)
  const uploads = ['u1', 'u2', 'u3', 'u4', 'u5']
  const begin = async () => ({ upload: uploads.shift()!, piece: 393_216 })
  const cancel = vi.fn(canned.imports.cancel)
  const api = { ...canned, workshop: { ...canned.workshop, look }, imports: { ...canned.imports, begin, cancel } } as Api
  await render(Workshop, { api, card: undefined, from: undefined })
  const data = new DataTransfer()
  for (const name of ['a.cards', 'b.cards', 'c.cards']) data.items.add(new File(['title X'], name))
  document.querySelector('main')!.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }))
  await expect.element(page.getByRole('heading', { name: 'a.cards and b.cards' })).toBeVisible()
  expect(look).toHaveBeenLastCalledWith({ upload: 'u1', beside: ['u2', 'u3'] }, expect.anything())
  await expect.element(page.getByText('1 file cannot be read and is left out')).toBeVisible()
  await expect.element(page.getByText('c.cards holds no cards.')).toBeVisible()
  await expect.element(page.getByRole('option', { name: 'The Longest Lecture, Changed, line 9, b.cards' })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  expect(cancel.mock.calls).toEqual([[{ upload: 'u1' }], [{ upload: 'u2' }], [{ upload: 'u3' }]])

  look.mockRejectedValueOnce(new Error('None of these 2 files can be read.'))
  const files = ['d.cards', 'e.cards'].map((name) => new File(['title X'], name))
  await userEvent.upload(page.getByLabelText('Import'), files)
  await expect.element(page.getByRole('alert')).toHaveTextContent('These files were not read. None of these 2 files can be read.')
  expect(look).toHaveBeenLastCalledWith({ upload: 'u4', beside: ['u5'] }, expect.anything())
})

test('a file that is none says why, and the workshop stays as it was', async () => {
  await importing({ look: () => Promise.reject(new Error('x.cards holds no cards.')) })
  await expect.element(page.getByRole('alert')).toHaveTextContent('x.cards was not read. x.cards holds no cards.')
  await expect.element(page.getByRole('heading', { name: 'Workshop' })).toBeVisible()
})

test('of many cards one is found by words, and what is done with all of them stays in sight and reach', async () => {
  await page.viewport(1280, 720)
  const canned = cannedKeeper({})
  const all = Array.from({ length: 60 }, (_, no) => ({ ...ownCards[0]!, id: `m${no}`, title: `Card ${no}` }))
  const { container } = await render(Workshop, {
    api: { ...canned, workshop: { ...canned.workshop, list: async () => all } },
    card: undefined,
    from: undefined,
  })
  container.style.height = '700px'
  const list = page.getByRole('region', { name: 'Your own cards' })
  await expect.element(list.getByRole('button', { name: 'Export all' })).toBeInViewport({ ratio: 1 })
  ;(page.getByLabelText('Import').element() as HTMLElement).focus()
  await expect.poll(() => document.scrollingElement!.scrollTop).toBe(0)
  await expect.element(list.getByRole('heading', { name: 'Workshop' })).toBeInViewport({ ratio: 1 })
  await list.getByRole('searchbox', { name: 'Find among your cards' }).fill('card 59 ally')
  await expect.poll(() => list.getByRole('link').elements().length).toBe(1)
  await expect.element(list.getByRole('status').getByText('1 of 60 cards')).toBeVisible()
})

test('an empty workshop offers the first step', async () => {
  await render(Workshop, { api: cannedKeeper({}, true), card: undefined, from: undefined })
  await expect.element(page.getByRole('button', { name: 'Write an Adventure' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Start from a card' })).toBeVisible()
})

test('in the list of own cards letters go to a Title and the arrows to the next card', async () => {
  await render(Workshop, { api: cannedKeeper({}), card: undefined, from: undefined })
  const links = page.getByRole('region', { name: 'Your own cards' }).getByRole('link')
  await expect.element(links.first()).toBeVisible()
  const focused = () => document.activeElement?.querySelector('b')?.textContent
  ;(links.first().element() as HTMLElement).focus()
  expect(focused()).toBe('Widow Pruett')
  await userEvent.keyboard('the')
  await expect.poll(focused).toBe('The Longest Lecture')
  await userEvent.keyboard('{Home}')
  await expect.poll(focused).toBe('Widow Pruett')
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(focused).toBe('The Longest Lecture')
})

test('a card that is to start from another is begun once: Back does not come by that address', async () => {
  const canned = cannedKeeper({})
  const begin = vi.fn(canned.workshop.begin)
  location.hash = '#/library'
  location.hash = '#/workshop/from/standard-1'
  await render(Workshop, { api: { ...canned, workshop: { ...canned.workshop, begin } }, card: undefined, from: 'standard-1' })
  await expect.poll(() => location.hash).toMatch(/^#\/workshop\/card\//)
  history.back()
  await expect.poll(() => location.hash).toBe('#/workshop')
  history.back()
  await expect.poll(() => location.hash).toBe('#/library')
  expect(begin).toHaveBeenCalledTimes(1)
})

test('who has gone elsewhere before a card is begun is left there', async () => {
  const canned = cannedKeeper({})
  let answer = () => {}
  const later = new Promise<void>((resolve) => (answer = resolve))
  const begin = vi.fn((wanted: Parameters<typeof canned.workshop.begin>[0]) => later.then(() => canned.workshop.begin(wanted)))
  const list = vi.fn(canned.workshop.list)
  location.hash = '#/workshop/from/standard-1'
  await render(Workshop, { api: { ...canned, workshop: { ...canned.workshop, begin, list } }, card: undefined, from: 'standard-1' })
  await expect.poll(() => begin.mock.calls).toEqual([[{ from: 'standard-1' }]])
  location.hash = '#/table'
  const asked = list.mock.calls.length
  answer()
  await expect.poll(() => list.mock.calls.length).toBeGreaterThan(asked)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(location.hash).toBe('#/table')
})
