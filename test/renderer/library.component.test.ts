/** The library screen with a canned Keeper: what is drawn, said and asked. */
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-svelte'
import '../../src-renderer/style/base.css'
import type { Api } from '../../src-main/contract/contract.ts'
import { cannedKeeper } from '../../src-renderer/gallery/canned-keeper.ts'
import { cannedAnswer, cannedLibrary } from '../../src-renderer/gallery/canned-library.ts'
import Library from '../../src-renderer/library/Library.svelte'

/** The screen in a frame of a window's size. */
async function show(changed: Partial<Api['library']> = {}): Promise<Api> {
  await page.viewport(1280, 720)
  const canned = cannedKeeper({})
  const api: Api = { ...canned, library: { ...canned.library, ...changed } }
  const { container } = await render(Library, { api, card: undefined })
  container.style.height = '700px'
  return api
}

const list = page.getByRole('listbox', { name: 'Cards found' })
const search = page.getByRole('textbox', { name: 'Search the library' })
const counted = page.getByRole('status')
const total = cannedAnswer('', 1).total

async function type(words: string): Promise<void> {
  await search.fill(words)
}

test('all cards are there at first, the count is told, and one card is looked at', async () => {
  await show()
  await type('')
  await expect.element(counted).toHaveTextContent(`${total} cards`)
  await expect.element(list.getByRole('option', { selected: true })).toHaveAttribute('aria-posinset', '1')
  await expect.element(list.getByRole('option').first()).toHaveAttribute('aria-setsize', String(total))
})

test('a fault is told with one suggestion, and taken', async () => {
  await show()
  await type('colour:red arkham')
  await expect.element(search).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('button', { name: 'Use “value”' }).click()
  await expect.element(search).toHaveValue('value:red arkham')
})

test('the filters tell how many cards each value would leave of what is asked', async () => {
  await show()
  await type('')
  const filters = page.getByRole('form', { name: 'Filters' })
  const ofType = (query: string, of: string) => cannedAnswer(query, 500).rows.filter(({ face }) => face.type === of).length
  const box = (name: string, count: number) => filters.getByRole('checkbox', { name: `${name} ${count} ${count === 1 ? 'card' : 'cards'}` })
  await expect.element(box('Location', ofType('', 'Location'))).toBeVisible()
  await type('arkham')
  await expect.element(box('Location', ofType('arkham', 'Location'))).toBeVisible()
  expect(ofType('arkham', 'Location')).not.toBe(ofType('', 'Location'))
  await expect.element(box('Tome', 0)).toBeEnabled()
  // One value or another: what is chosen does not take the others away.
  await type('arkham t:location')
  await expect.element(box('Location', ofType('arkham', 'Location'))).toBeChecked()
  await expect.element(box('Adventure', ofType('arkham', 'Adventure'))).toBeVisible()
  await type('')
})

test('numbers that could not be counted are not shown', async () => {
  await show({ counts: () => Promise.reject(new Error('The wire.')) })
  await type('')
  const filters = page.getByRole('form', { name: 'Filters' })
  await expect.element(filters.getByRole('checkbox', { name: 'Location', exact: true })).toBeVisible()
})

test('of a long filter only values that would leave a card are shown, and how many are not', async () => {
  const offers = Array.from({ length: 40 }, (_, no) => ({ value: `v${no}`, name: `Value ${no}` }))
  const { facets } = cannedLibrary()
  await show({
    facets: async () => ({ ...(await facets()), fields: [{ field: 'type', name: 'Type', offers }] }),
    counts: async ({ query }) => ({ query, fields: [{ field: 'type', counts: { v3: 2, v39: 1 } }] }),
  })
  const boxes = page.getByRole('form', { name: 'Filters' }).getByRole('checkbox')
  await expect.poll(() => boxes.elements().length).toBe(2)
  await expect.element(page.getByText('38 more have no card for this search')).toBeVisible()
})

test('a chip drops its part of the query', async () => {
  await show()
  await type('arkham t:location')
  await page.getByRole('button', { name: 'Drop type: location' }).click()
  await expect.element(search).toHaveValue('arkham')
  await type('')
})

test('nothing found says what stands in the way, and drops it', async () => {
  await show()
  await type('zzz t:ally')
  await expect.element(counted).toHaveTextContent('No card is found')
  await expect.element(page.getByText('Without type: ally there are 4 cards.')).toBeVisible()
  await page.getByRole('button', { name: 'Drop it' }).click()
  await expect.element(search).toHaveValue('zzz')
  await type('')
})

test('whoever types faster than answers come gets the last answer, and asks no more than needed', async () => {
  const asked: string[] = []
  await show({
    search: async ({ query, limit }) => {
      asked.push(query)
      await new Promise((resolve) => setTimeout(resolve, 60))
      return cannedAnswer(query, limit)
    },
  })
  await type('')
  await vi.waitFor(() => expect(asked.at(-1)).toBe(''))
  asked.length = 0
  await search.click()
  await userEvent.keyboard('arkham')
  await expect.element(counted).toHaveTextContent(`${cannedAnswer('arkham', 1).total} of ${total} cards`)
  await vi.waitFor(() => expect(asked.at(-1)).toBe('arkham'))
  expect(asked.length).toBeLessThan(7)
  await type('')
})

test('a search that fails says so, keeps what was there, and can be tried again', async () => {
  let broken = false
  await show({
    search: async ({ query, limit }) => {
      if (broken) throw new Error('The library does not answer.')
      return cannedAnswer(query, limit)
    },
  })
  await type('')
  await expect.element(counted).toHaveTextContent(`${total} cards`)
  broken = true
  await type('arkham')
  await expect.element(page.getByText(/The library does not answer\./)).toBeVisible()
  await expect.element(list).toBeVisible()
  broken = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(counted).toHaveTextContent(`${cannedAnswer('arkham', 1).total} of ${total} cards`)
  await type('')
})

test('rows beyond the first come when they are scrolled to', async () => {
  const many = 1_000
  const rows = Array.from({ length: many }, (_, no) => {
    const row = cannedAnswer('', 1).rows[0]!
    return { ...row, id: `c${no}`, face: { ...row.face, title: `Card ${no}` } }
  })
  const pages: number[] = []
  await show({
    search: async ({ query, limit }) => ({ ...cannedAnswer('', 1), query, total: many, all: many, rows: rows.slice(0, limit) }),
    page: async ({ from, limit }) => {
      pages.push(from)
      return rows.slice(from, from + limit)
    },
  })
  await type('x')
  await expect.element(list.getByRole('option', { name: /^Card 0,/ }).first()).toBeVisible()
  expect(list.getByRole('option').elements().length, 'only what is in sight is drawn').toBeLessThan(60)
  await userEvent.keyboard('{Tab}')
  ;(list.element() as HTMLElement).focus()
  await userEvent.keyboard('{End}')
  await expect.element(list.getByRole('option', { selected: true })).toHaveAccessibleName(/^Card 999,/)
  expect(pages.some((from) => from + 80 >= many)).toBe(true)
  expect(pages.length, 'what was never in sight is never asked for').toBeLessThan(5)
  await type('')
})

test('Enter where nothing is found leaves the focus to whoever types on', async () => {
  await show()
  await type('zzz')
  await expect.element(counted).toHaveTextContent('No card is found')
  await search.click()
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard('{Backspace}{Backspace}{Backspace}')
  await expect.element(list).toBeVisible()
  await userEvent.keyboard('arkham')
  await expect.element(search).toHaveFocus()
  await expect.element(search).toHaveValue('arkham')
  await type('')
})

test('from the search into the table of Adventures and back by keys', async () => {
  await show()
  await type('show:adventures')
  const rows = page.getByRole('region', { name: 'Adventures' }).getByRole('rowheader').getByRole('button')
  await expect.element(rows.first()).toBeVisible()
  await search.click()
  await userEvent.keyboard('{Enter}')
  await expect.element(rows.first()).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(search).toHaveFocus()
  await type('')
})

test('a press on a head sorts by its column: one way, the other way, and no longer; the query says the same', async () => {
  await show()
  await page.getByRole('radio', { name: 'List', exact: true }).click()
  await type('')
  const heads = page.getByRole('table', { name: 'Columns of the list' }).getByRole('columnheader')
  expect(heads.elements().map((each) => each.textContent)).toEqual(['Type', 'Card', 'Place', 'Value', 'Sanity', 'Points', 'Set'])
  const value = page.getByRole('columnheader', { name: 'Value' })
  await expect.element(value).toHaveAttribute('aria-sort', 'none')
  await value.getByRole('button').click()
  await expect.element(search).toHaveValue('sort:-value')
  await expect.element(value).toHaveAttribute('aria-sort', 'descending')
  // The focus stays, so that a key does the same again.
  await userEvent.keyboard('{Enter}')
  await expect.element(search).toHaveValue('sort:value')
  await expect.element(value).toHaveAttribute('aria-sort', 'ascending')
  await userEvent.keyboard(' ')
  await expect.element(search).toHaveValue('')
  await expect.element(value).toHaveAttribute('aria-sort', 'none')
  await type('arkham sort:name')
  await expect.element(page.getByRole('columnheader', { name: 'Card' })).toHaveAttribute('aria-sort', 'ascending')
  await page.getByRole('radio', { name: 'Cards', exact: true }).click()
  await expect.poll(() => heads.elements().length).toBe(0)
  await page.getByRole('radio', { name: 'List', exact: true }).click()
  await type('')
})

test('heads stand over their columns', async () => {
  await show()
  await type('')
  const left = (each: Element | null | undefined) => Math.round(each!.getBoundingClientRect().right)
  await expect.element(list.getByRole('option').first()).toBeVisible()
  const row = list.getByRole('option').first().element()
  expect(left(page.getByRole('columnheader', { name: 'Set' }).element())).toBe(left(row.querySelector('.set')))
  expect(left(page.getByRole('columnheader', { name: 'Value' }).element())).toBe(left(row.querySelector('.number')))
})

test('groups stand above their cards', async () => {
  await show()
  await type('group:type')
  await expect.element(list.getByText('Adventure', { exact: true }).first()).toBeVisible()
  await type('')
})

test('a card says its clauses with the rules, its needs and its printings with what differs', async () => {
  await show()
  await type('arkham horror')
  const panel = page.getByRole('complementary', { name: 'The card' })
  await expect.element(panel.getByRole('heading', { name: 'Arkham Horror', level: 2 })).toBeVisible()
  await expect.element(panel.getByText('§ M1.29')).toBeVisible()
  await expect.element(panel.getByRole('button', { name: /^Tome 14/ })).toBeVisible()
  await panel.getByRole('button', { name: /^Tome 14/ }).click()
  await expect.element(search).toHaveValue('fills:"TOME"')
  await type('')
})

test('an erratum shows what is printed beside what holds instead: a text word by word, a fact in a line', async () => {
  await show()
  await type('arkham')
  await list.getByRole('option').nth(1).click()
  const panel = page.getByRole('complementary', { name: 'The card' })
  await expect.element(panel.getByText('Corrected', { exact: true })).toBeVisible()
  const section = panel.getByRole('heading', { name: 'Errata' }).element().parentElement!
  expect([...section.querySelectorAll('figcaption')].map((each) => each.textContent)).toEqual(['Printed', 'Corrected'])
  expect([...section.querySelectorAll('mark')].map((each) => each.lastChild?.textContent)).toEqual(['one', 'a'])
  expect(section.querySelector('del')?.lastChild?.textContent).toBe('-2')
  await type('')
})

test('by their keys one is at the printings and the errata of the card; its head says that it is corrected', async () => {
  await show()
  await type('arkham')
  await list.getByRole('option').nth(1).click()
  const panel = page.getByRole('complementary', { name: 'The card' })
  const corrected = panel.getByRole('button', { name: 'Corrected by an erratum' })
  await expect.element(corrected).toBeVisible()
  ;(list.element() as HTMLElement).focus()
  await userEvent.keyboard('p')
  await expect.element(panel.getByRole('heading', { name: 'Printings' })).toHaveFocus()
  await userEvent.keyboard('e')
  await expect.element(panel.getByRole('heading', { name: 'Errata' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(list).toHaveFocus()
  await corrected.click()
  await expect.element(panel.getByRole('heading', { name: 'Errata' })).toHaveFocus()
  // A letter that is typed is a letter.
  await search.click()
  await userEvent.keyboard('pe')
  await expect.element(search).toHaveFocus()
  await type('')
})

test('the first letters of a Title go to it, in lines and among cards; one that is a key of the screen needs Shift to begin', async () => {
  await show()
  const chosen = () => list.getByRole('option', { selected: true }).element().getAttribute('aria-label')?.split(',')[0]
  for (const way of ['', 'show:faces']) {
    await type(way)
    const titles = cannedAnswer(way, 1_000).rows.map(({ face }) => face.title)
    const starting = (letters: string) => titles.find((each, at) => at > 0 && each.toLowerCase().startsWith(letters))
    await expect.element(list.getByRole('option').first()).toBeVisible()
    ;(list.element() as HTMLElement).focus()
    await userEvent.keyboard('{Home}')
    await userEvent.keyboard('mo')
    await expect.poll(chosen).toBe(starting('mo'))
    await new Promise((resolve) => setTimeout(resolve, 1_100))
    await userEvent.keyboard('{Home}{Shift>}p{/Shift}')
    await expect.poll(chosen).toBe(starting('p'))
    expect(starting('p')).toMatch(/^P/)
    await expect.element(list).toHaveFocus()
    await new Promise((resolve) => setTimeout(resolve, 1_100))
  }
  await type('')
})

test('the table of Adventures has the keys of lists: to the ends, to read on, the card large; Tab stops at one of them', async () => {
  await show()
  await type('show:adventures')
  const table = page.getByRole('region', { name: 'Adventures' })
  const rows = table.getByRole('rowheader').getByRole('button')
  await expect.element(rows.first()).toBeVisible()
  const titles = rows.elements().map((each) => each.textContent.trim())
  expect(titles.length).toBeGreaterThan(1)
  await search.click()
  await userEvent.keyboard('{Enter}{End}')
  await expect.element(rows.last()).toHaveFocus()
  await expect.element(rows.last()).toHaveAttribute('aria-pressed', 'true')
  await userEvent.keyboard('{Home}')
  await expect.element(rows.first()).toHaveFocus()
  const stops = rows.elements().filter((each) => (each as HTMLElement).tabIndex === 0)
  expect(stops.map((each) => each.textContent.trim())).toEqual([titles[0]])
  await userEvent.keyboard(' ')
  await expect.element(page.getByRole('dialog', { name: titles[0]! })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(rows.first()).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('complementary', { name: 'The card' }).getByRole('heading', { name: titles[0]! })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(rows.first()).toHaveFocus()
  await type('')
})

test('the first letters of a Title go to it in the table of Adventures', async () => {
  await show()
  await type('show:adventures')
  const table = page.getByRole('region', { name: 'Adventures' })
  const rows = table.getByRole('rowheader').getByRole('button')
  await expect.element(rows.first()).toBeVisible()
  const last = rows.elements().at(-1) as HTMLElement
  const title = last.textContent.trim()
  ;(rows.first().element() as HTMLElement).focus()
  await userEvent.keyboard(`{Shift>}${title[0]}{/Shift}${title.slice(1)}`)
  await expect.poll(() => document.activeElement?.textContent?.trim()).toBe(title)
  expect(last.getAttribute('aria-pressed')).toBe('true')
  await type('')
})

test('the table of Adventures is sorted as the query is, and its heads write the order into the query', async () => {
  const canned = cannedLibrary()
  const order = (query: string) => (query.includes('sort:-name') ? -1 : 1)
  await show({
    adventures: async ({ query }) => {
      const { rows, total } = await canned.adventures({ query })
      return { total, rows: rows.toSorted((a, b) => order(query) * a.title.localeCompare(b.title)) }
    },
  })
  await type('show:adventures')
  const table = page.getByRole('region', { name: 'Adventures' })
  const titles = () =>
    table
      .getByRole('rowheader')
      .getByRole('button')
      .elements()
      .map((each) => each.textContent.trim())
  const head = (name: string) => table.getByRole('columnheader', { name })
  await expect.element(head('Points')).toHaveAttribute('aria-sort', 'descending')
  await head('Adventure').getByRole('button').click()
  await expect.element(search).toHaveValue('show:adventures sort:name')
  await expect.element(head('Adventure')).toHaveAttribute('aria-sort', 'ascending')
  await expect.poll(titles).toEqual(titles().toSorted())
  await head('Adventure').getByRole('button').click()
  await expect.element(search).toHaveValue('show:adventures sort:-name')
  await expect.poll(titles).toEqual(titles().toSorted().toReversed())
  // What is shared with another is no order of the query.
  await head('Shares most with').getByRole('button').click()
  await expect.element(head('Shares most with')).toHaveAttribute('aria-sort', 'descending')
  await expect.element(head('Adventure')).toHaveAttribute('aria-sort', 'none')
  await type('')
})

test('of more Adventures than are laid side by side it is told how many there are', async () => {
  const { rows } = await cannedLibrary().adventures({ query: '' })
  await show({ adventures: async () => ({ total: 1_234, rows }) })
  await type('show:adventures')
  await expect.element(counted).toHaveTextContent(`The first ${rows.length} of 1,234 Adventures`)
  await type('')
})

test('however much of a query cannot be read, what is found stays in sight', async () => {
  await show({
    search: async ({ query, limit }) => ({
      ...cannedAnswer('', limit),
      query,
      faults: Array.from({ length: query.length }, (_, at) => ({ at, length: 1, message: `Nobody understands the sign at ${at}.` })),
    }),
  })
  await type('%'.repeat(90))
  await expect.element(page.getByText('Nobody understands the sign at 0.')).toBeVisible()
  await expect.element(list).toBeInViewport({ ratio: 0.9 })
  expect(list.element().clientHeight).toBeGreaterThan(300)
  await expect.element(page.getByRole('group', { name: 'How the search is read' })).toHaveAttribute('tabindex', '0')
  await type('')
})

test('Adventures are compared with the one that is chosen', async () => {
  await show()
  await type('')
  await page.getByRole('radio', { name: 'Adventures' }).click()
  const table = page.getByRole('region', { name: 'Adventures' })
  await expect.element(table.getByRole('columnheader', { name: 'Shares most with' })).toBeVisible()
  await table.getByRole('button', { name: 'Arkham Horror', exact: true }).click()
  await expect.element(table.getByRole('columnheader', { name: 'Shared with it' })).toBeVisible()
  await expect.element(table.getByText('this one')).toBeVisible()
})

test('the card that is looked at stays in sight as another view is chosen, and is found again after another screen', async () => {
  const many = 400
  const first = cannedAnswer('', 1).rows[0]!
  const rows = Array.from({ length: many }, (_, no) => ({ ...first, id: `c${no}`, face: { ...first.face, title: `Card ${no}` } }))
  const changed: Partial<Api['library']> = {
    search: async ({ query, limit }) => ({ ...cannedAnswer('', 1), query, total: many, all: many, rows: rows.slice(0, limit) }),
    page: async ({ from, limit }) => rows.slice(from, from + limit),
  }
  await show(changed)
  await page.getByRole('radio', { name: 'List', exact: true }).click()
  await type('many')
  await expect.element(list.getByRole('option', { name: /^Card 0,/ })).toBeVisible()
  ;(list.element() as HTMLElement).focus()
  for (let presses = 0; presses < 12; presses++) await userEvent.keyboard('{PageDown}')
  const chosen = list.getByRole('option', { selected: true })
  await expect.element(chosen).toBeInViewport({ ratio: 0.9 })
  const called = chosen.element().getAttribute('aria-label')!
  expect(called).not.toMatch(/^Card 0,/)
  for (const view of ['Cards', 'Brief', 'List', 'Brief']) {
    await page.getByRole('radio', { name: view, exact: true }).click()
    await expect.element(chosen, { message: view }).toBeInViewport({ ratio: 0.9 })
    expect(chosen.element().getAttribute('aria-label'), view).toBe(called)
  }
  await cleanup()
  await show(changed)
  await expect.element(page.getByRole('radio', { name: 'Brief', exact: true })).toBeChecked()
  await expect.element(chosen).toBeInViewport({ ratio: 0.9 })
  expect(chosen.element().getAttribute('aria-label')).toBe(called)
  await page.getByRole('radio', { name: 'List', exact: true }).click()
  await type('')
})

test('a link on a card leads to another, which takes the focus, and back; Escape leads back to the list and its card', async () => {
  await show()
  await type('arkham gazette')
  const panel = page.getByRole('complementary', { name: 'The card' })
  const heading = (name: string) => panel.getByRole('heading', { name, level: 2 })
  await expect.element(heading('Arkham Gazette')).toBeVisible()
  const link = panel.getByRole('button', { name: 'Arkham Horror', exact: true })
  const back = panel.getByRole('button', { name: 'Back to Arkham Gazette' })
  ;(link.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(heading('Arkham Horror')).toHaveFocus()
  await expect.poll(() => panel.element().scrollTop).toBe(0)
  await back.click()
  await expect.element(heading('Arkham Gazette')).toHaveFocus()
  await expect.element(back).not.toBeInTheDocument()
  await link.click()
  await expect.element(heading('Arkham Horror')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(list).toHaveFocus()
  await expect.element(heading('Arkham Gazette')).toBeVisible()
  await expect.element(back).not.toBeInTheDocument()
  await type('')
})

test('a card that does not come is told, and the one before does not stand in its place', async () => {
  await show({
    card: async ({ card }) => {
      if (card === cannedAnswer('', 1).rows[0]!.id) return cannedLibrary().card({ card })
      throw new Error('This card is not in the library.')
    },
  })
  await type('')
  const panel = page.getByRole('complementary', { name: 'The card' })
  await expect.element(panel.getByRole('heading', { level: 2 })).toBeVisible()
  ;(list.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(panel.getByRole('alert')).toHaveTextContent('This card is not in the library.')
  await expect.element(panel.getByRole('heading', { level: 2 })).not.toBeInTheDocument()
})

test('what can be done with a card stands in its menu: by the right button at any card, by its key at the one looked at', async () => {
  await show()
  await type('arkham')
  const menu = (title: string) => page.getByRole('menu', { name: title })
  await list.getByRole('option', { name: /^Arkham Horror/ }).click({ button: 'right' })
  await expect.element(menu('Arkham Horror').getByRole('menuitem', { name: /^Read on/ })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(list).toHaveFocus()
  await userEvent.keyboard('{Home}')
  const title = list.getByRole('option', { selected: true }).element().getAttribute('aria-label')!.split(',')[0]!
  await userEvent.keyboard('{Shift>}{F10}{/Shift}')
  await menu(title)
    .getByRole('menuitem', { name: /^See it large/ })
    .click()
  await expect.element(page.getByRole('dialog', { name: title })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await list.getByRole('option', { name: /^Arkham Horror/ }).click({ button: 'right' })
  await menu('Arkham Horror').getByRole('menuitem', { name: 'Cards for it' }).click()
  await expect.element(search).toHaveValue('for:"Arkham Horror"')
  await type('')
})

test('how to search is told beside the search, and an example is added to what is typed', async () => {
  await show()
  await type('arkham')
  await page.getByRole('button', { name: 'How to search' }).click()
  const told = page.getByRole('dialog', { name: 'How to search' })
  await expect.element(told.getByRole('row', { name: /^val>=2 Card Value \(also value, v\)/ })).toBeVisible()
  await told.getByRole('button', { name: 't:ally', exact: true }).click()
  await expect.element(told).not.toBeInTheDocument()
  await expect.element(search).toHaveValue('arkham t:ally')
  await expect.element(search).toHaveFocus()
  await type('')
})

test('Tomes of one Title are told apart by their languages, in sight and in words', async () => {
  const row = cannedAnswer('', 1).rows[0]!
  const tomes = ['English', 'French'].map((languages) => ({
    ...row,
    id: languages,
    face: { ...row.face, title: 'King in Yellow', type: 'Tome' as const, languages },
  }))
  await show({ search: async ({ query }) => ({ ...cannedAnswer('', 1), query, total: 2, rows: tomes }) })
  await type('king')
  await expect.element(list.getByRole('option', { name: /^King in Yellow, .*French$/ }).getByText(/ · French$/)).toBeVisible()
  await expect.element(list.getByRole('option', { name: /^King in Yellow, .*English$/ }).getByText(/ · English$/)).toBeVisible()
  await type('')
})
