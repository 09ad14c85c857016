/** The parts of the table that ask and answer: prompt, piece and its menu, curtain, the question why. */
import { AsyncIteratorClass, ORPCError } from '@orpc/client'
import { mount, unmount } from 'svelte'
import { beforeAll, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import '../../src-renderer/style/base.css'
import type { Api } from '../../src-main/contract/contract.ts'
import type { Choice, HintStep } from '../../src-main/contract/table.ts'
import { cannedKeeper } from '../../src-renderer/gallery/canned-keeper.ts'
import { dice, thinking, turn, whyNot } from '../../src-renderer/gallery/tables.ts'
import { settings } from '../../src-renderer/state/settings.svelte.ts'
import Curtain from '../../src-renderer/table/Curtain.svelte'
import Log from '../../src-renderer/table/Log.svelte'
import Prompt from '../../src-renderer/table/Prompt.svelte'
import TableLoader from '../../src-renderer/table/TableLoader.svelte'
import TakeAlong from '../../src-renderer/table/TakeAlong.svelte'
import WhyDialog from '../../src-renderer/table/WhyDialog.svelte'

/** The least window the table is made for. */
beforeAll(() => page.viewport(1280, 720))

/** A table whose Keeper notes what it is asked; choices are those of the canned turn, unless others are given. */
async function table(choices: readonly Choice[] = turn.choices) {
  const view = { ...turn, choices }
  const api = cannedKeeper({ m1: view })
  const act = vi.fn(api.table.act)
  await render(TableLoader, { api: { ...api, table: { ...api.table, act } }, match: 'm1' })
  await expect.poll(asked).toContain(view.prompt)
  return act
}

const asked = () => document.querySelector('[data-prompt]')?.textContent
const piece = (id: string) =>
  page
    .getByRole('button')
    .elements()
    .find((each) => each.dataset['piece'] === id)!
const chosen = (act: { readonly mock: { readonly calls: readonly (readonly unknown[])[] } }) =>
  act.mock.calls.map(([asked]) => (asked as { choice: string }).choice)

const nothing = () => {}
const promptProps = { saving: false, onchoose: nothing, onundo: nothing, onall: nothing }

test('the prompt asks, numbers what hangs from no piece, and keeps the main button at its place', async () => {
  const onchoose = vi.fn()
  await render(Prompt, { ...promptProps, view: turn, onchoose, usual: 'Pass' })
  await expect.poll(asked).toContain('Your Turn: make a play.')
  await page.getByRole('button', { name: /Turn a face-down card up/ }).click()
  await page.getByRole('button', { name: /^Pass/ }).click()
  expect(onchoose.mock.calls.map(([choice]) => choice.key)).toEqual(['flip', 'pass'])
})

test('while somebody else thinks nothing can be chosen, and the reason for not taking back is said', async () => {
  await render(Prompt, { ...promptProps, view: thinking, usual: 'Pass' })
  await expect.element(page.getByRole('button', { name: /^Pass/ })).toBeDisabled()
  await expect.element(page.getByRole('button', { name: /Take back/ })).toBeDisabled()
  await expect.element(page.getByRole('button', { name: /Take back/ })).toHaveAttribute('title', 'Something was revealed since.')
})

test('one choice on a piece is taken at once', async () => {
  const act = await table()
  await userEvent.click(piece('hand-arkham-gazette'))
  expect(chosen(act)).toEqual(['gazette'])
})

test('several choices on a piece are laid out; a digit takes one, and Escape gives the focus back', async () => {
  const act = await table()
  const deep = piece('hand-deep-one')
  deep.focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('menu')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  expect(document.activeElement).toBe(deep)
  expect(act).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}2')
  await vi.waitFor(() => expect(chosen(act)).toEqual(['deep-join']))
})

test('every piece that offers something bears a badge, and no other does', async () => {
  await table()
  const badged = [...document.querySelectorAll<HTMLElement>('[data-piece]')].filter((each) => each.querySelector('.badge'))
  const offered = new Set(turn.choices.flatMap(({ on }) => (on === undefined ? [] : [on])))
  expect(new Set(badged.map((each) => each.dataset['piece']))).toEqual(offered)
})

test('the keys of the table: Space is the main button, digits the options, N the next piece with a choice', async () => {
  const act = await table()
  await userEvent.keyboard('1')
  await vi.waitFor(() => expect(chosen(act)).toEqual(['flip']))
  await userEvent.keyboard('{Escape} ')
  await vi.waitFor(() => expect(chosen(act)).toEqual(['flip', 'pass']))
  await userEvent.keyboard('n')
  expect((document.activeElement as HTMLElement).dataset['offered']).toBe('')
})

test('the odds are found out on demand, and stand beside each choice with how they came about', async () => {
  await table()
  await userEvent.keyboard('a')
  const dialog = page.getByRole('dialog')
  await expect.element(dialog).toBeVisible()
  expect(dialog.element().textContent).not.toContain('%')
  await dialog.getByRole('button', { name: 'Odds' }).click()
  await expect.poll(() => dialog.getByRole('status').element().textContent).toContain('by search, 1200 playouts')
  expect(dialog.getByRole('listitem').first().element().textContent).toContain('63 %')
})

test('O asks for the odds at once', async () => {
  await table()
  await userEvent.keyboard('o')
  await expect.poll(() => page.getByRole('dialog').getByRole('status').element().textContent).toContain('by search')
})

test('H asks what a bot would do: the choice, its reason with the rule, and a button that takes it', async () => {
  const act = await table()
  await userEvent.keyboard('h')
  const hint = page.getByRole('region', { name: 'Hint' })
  await expect.poll(() => hint.getByRole('status').query()?.textContent).toContain('needs it as')
  await expect.element(hint.getByRole('link', { name: '§ M12.2' })).toBeVisible()
  await expect.element(hint.getByRole('button', { name: 'Do it' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(hint).not.toBeInTheDocument()
  expect(document.activeElement).toBe(document.querySelector('[data-prompt]'))
  await page.getByRole('button', { name: /^Hint/ }).click()
  await hint.getByRole('button', { name: 'Do it' }).click()
  await vi.waitFor(() => expect(chosen(act)).toEqual([turn.choices[0]!.key]))
})

test('while a hint is thought of that is shown, and can be called off; a refusal is told', async () => {
  const api = cannedKeeper({ m1: turn })
  let calledOff = false
  const never: Api['table']['hint'] = async (_, options) => {
    options?.signal?.addEventListener('abort', () => {
      calledOff = true
    })
    return new AsyncIteratorClass<HintStep, unknown, void>(
      () => new Promise(() => {}),
      async () => {},
    )
  }
  const refuse: Api['table']['hint'] = async () => {
    throw new ORPCError('no_hint', { status: 409, message: 'Nothing could be found out in time.' })
  }
  let answer = never
  const hint: Api['table']['hint'] = (...args) => answer(...args)
  await render(TableLoader, { api: { ...api, table: { ...api.table, hint } }, match: 'm1' })
  await expect.poll(asked).toContain(turn.prompt)
  await userEvent.keyboard('h')
  const strip = page.getByRole('region', { name: 'Hint' })
  await expect.element(strip.getByRole('progressbar')).toBeVisible()
  await strip.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(strip).not.toBeInTheDocument()
  expect(calledOff).toBe(true)
  answer = refuse
  await userEvent.keyboard('h')
  await expect.element(strip.getByRole('alert')).toHaveTextContent('Nothing could be found out in time.')
})

test('the list of all choices holds each of them, and finds by words', async () => {
  const act = await table()
  await userEvent.keyboard('a')
  const list = page.getByRole('dialog')
  await expect.element(list).toBeVisible()
  expect(list.getByRole('listitem').elements()).toHaveLength(turn.choices.length)
  await userEvent.keyboard('elder{Enter}')
  await vi.waitFor(() => expect(chosen(act)).toEqual(['cast']))
})

test('a card in the Hand that cannot be played answers why not', async () => {
  await table()
  await userEvent.click(piece('hand-frank-belknap-long'))
  const dialog = page.getByRole('dialog', { name: 'Why not Frank Belknap Long?' })
  await expect.element(dialog).toBeVisible()
  await expect.element(dialog.getByText('§ M7.1')).toBeVisible()
})

test('why: each reason with its rule and its remedy, then the clauses of the card', async () => {
  await render(WhyDialog, { title: whyNot.title, answer: whyNot, trouble: undefined, onclose: nothing })
  const reasons = page.getByRole('list', { name: 'Reasons' }).getByRole('listitem')
  expect(reasons.elements().map((each) => each.querySelector('.rule-id')?.textContent)).toEqual(['§ M7.1', '§ M5.12'])
  await expect.element(page.getByText(/Go to a Location in New York/)).toBeVisible()
  await expect.element(page.getByText('He is found in New York.')).toBeVisible()
})

test('why: what can be played is said to be playable, and a refusal to answer is shown', async () => {
  const { rerender } = await render(WhyDialog, {
    title: 'Deep One',
    answer: { ...whyNot, title: 'Deep One', legal: true, reasons: [] },
    trouble: undefined as string | undefined,
    onclose: nothing,
  })
  await expect.element(page.getByRole('dialog', { name: 'You may play Deep One' })).toBeVisible()
  await rerender({ answer: undefined, trouble: 'The table has moved on.' })
  await expect.element(page.getByRole('alert')).toHaveTextContent('The table has moved on.')
})

test('[M1.16, M1.19] behind the curtain there is nothing of the table until it is opened', async () => {
  const api = cannedKeeper({ m2: dice })
  const watch = vi.fn(api.table.watch)
  await render(TableLoader, { api: { ...api, table: { ...api.table, watch } }, match: 'm2' })
  await expect.element(page.getByRole('heading', { name: /Pass to Anna/ })).toBeVisible()
  expect(document.querySelectorAll('[data-piece], .log')).toHaveLength(0)
  // Not even asked for: what the window does not have it cannot show.
  expect(watch).not.toHaveBeenCalled()
  await userEvent.keyboard(' ')
  await expect.poll(asked).toContain('Whom do you curse?')
  expect(watch.mock.calls.map(([asked]) => asked.seat)).toEqual([0])
})

test('the curtain names who is next and opens by its one button', async () => {
  const onopen = vi.fn()
  await render(Curtain, { name: 'Ben', seat: 1, onopen })
  await page.getByRole('button', { name: /I am Ben/ }).click()
  expect(onopen).toHaveBeenCalledOnce()
})

test('when another person at the machine is to decide, the table is handed over and its secrets are gone', async () => {
  const api = cannedKeeper({ m2: { ...dice, actors: [1], choices: [], prompt: 'Waiting for Ben.' } })
  await render(TableLoader, { api, match: 'm2' })
  await userEvent.keyboard(' ')
  await page.getByRole('button', { name: /Hand over to Ben/ }).click()
  await expect.element(page.getByRole('heading', { name: /Pass to Ben/ })).toBeVisible()
  expect(document.querySelectorAll('[data-piece], .log')).toHaveLength(0)
})

test('the log shows on demand what one seat did, and what was nobody’s doing', async () => {
  const lines = [
    { no: 0, text: 'Round 1 begins.', round: 1 },
    { no: 1, text: 'Anna passes.', round: 1, seat: 0, rule: 'M13.1' },
    { no: 2, text: 'Miss Peabody draws.', round: 1, seat: 1 },
  ]
  await render(Log, { lines, seats: turn.seats, since: 0, onearlier: nothing })
  const log = page.getByRole('log')
  const filter = page.getByRole('group', { name: 'Whose doing is shown' })
  await expect.poll(() => log.element().textContent).toMatch(/Anna passes.*Miss Peabody draws/)
  await filter.getByRole('button', { name: turn.seats[1]!.name }).click()
  await expect.poll(() => log.element().textContent).toMatch(/Round 1 begins.*Since you last looked.*Miss Peabody draws/)
  expect(log.element().textContent).not.toContain('Anna passes')
  await filter.getByRole('button', { name: 'All' }).click()
  await expect.element(log.getByRole('link', { name: '§ M13.1' })).toBeVisible()
})

test('where the text is large, two lists sift the log in place of marks that would not fit', async () => {
  const lines = [
    { no: 0, text: 'Anna passes.', round: 1, seat: 0, kind: 'plays' as const },
    { no: 1, text: 'Miss Peabody draws.', round: 1, seat: 1, kind: 'cards' as const },
  ]
  const { container } = await render(Log, { lines, seats: turn.seats, onearlier: nothing })
  container.dataset['low'] = ''
  const filter = page.getByRole('group', { name: 'Whose doing is shown' })
  await expect.element(filter.getByRole('button', { name: 'All' })).not.toBeInTheDocument()
  await filter.getByLabelText('Who').selectOptions(turn.seats[1]!.name)
  await expect.poll(() => page.getByRole('log').element().textContent).not.toContain('Anna passes')
  await filter.getByLabelText('What is shown').selectOptions('Plays and moves')
  await expect.element(page.getByText('No line is like that.')).toBeVisible()
})

test('a table that is larger than its place is scrolled by keys, though nothing lies on it', async () => {
  const api = cannedKeeper({ m1: { ...turn, choices: [] } })
  await render(TableLoader, { api, match: 'm1' })
  const ground = page.getByRole('main', { name: 'The table' })
  await expect.element(ground).toBeVisible()
  const place = ground.element() as HTMLElement
  expect(place.tabIndex).toBe(-1)
  place.style.height = '90px'
  await expect.poll(() => place.tabIndex).toBe(0)
})

test.each([
  [1280, 720],
  [1920, 1080],
  [2560, 1440],
])('in a window of %i by %i no zone lies over another, however wide the panel beside the table is drawn', async (width, height) => {
  await page.viewport(width, height)
  try {
    settings.side = 36
    await table()
    const zones = [...document.querySelectorAll('.area > .first > *, .area > .second > *')]
    expect(zones.length).toBeGreaterThan(6)
    const boxes = zones.map((zone) => zone.getBoundingClientRect())
    for (const [at, box] of boxes.entries())
      for (const other of boxes.slice(at + 1))
        expect(box.right <= other.left || other.right <= box.left || box.bottom <= other.top || other.bottom <= box.top).toBe(true)
    const ground = page.getByRole('main', { name: 'The table' }).element()
    expect(ground.scrollWidth).toBeLessThanOrEqual(ground.clientWidth)
  } finally {
    settings.side = 0
    await page.viewport(1280, 720)
  }
})

test('[UX 3.1] M shows the map: who is where, in words, too', async () => {
  await table()
  await userEvent.keyboard('m')
  await expect.element(page.getByRole('tab', { name: /^Map/ })).toHaveAttribute('aria-selected', 'true')
  const panel = page.getByRole('tabpanel')
  await expect.element(panel.getByRole('heading', { level: 3 }).first()).toBeVisible()
  await expect.element(panel.getByText('You are here.')).toBeInTheDocument()
})

test('[UX 3.6] what is beside the table can be drawn wider by keys, and as it was again; the width is kept', async () => {
  await table()
  const edge = page.getByRole('separator', { name: 'Width of what is beside the table' })
  const panel = page.getByRole('complementary', { name: 'Beside the table' })
  const width = () => panel.element().getBoundingClientRect().width
  const usual = width()
  edge.element().focus()
  await expect.element(edge).toHaveFocus()
  const share = Number(edge.element().getAttribute('aria-valuenow'))
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  await expect.element(edge).toHaveAttribute('aria-valuenow', String(share + 4))
  await expect.poll(width).toBeGreaterThan(usual + 30)
  expect(settings.side).toBe(share + 4)
  await userEvent.keyboard('{Home}')
  await expect.element(edge).toHaveAttribute('aria-valuenow', edge.element().getAttribute('aria-valuemin')!)
  await userEvent.keyboard('{Delete}')
  await expect.poll(width).toBe(usual)
  expect(settings.side).toBe(0)
})

test('however much has happened, the log makes the page no longer than the window and shows the newest line', async () => {
  const lines = Array.from({ length: 60 }, (_, no) => ({ no, seat: no % 2, round: 1, text: `Line ${no}.`, decision: no }))
  const side = document.createElement('div')
  side.style.cssText = 'display: flex; flex-direction: column; height: 400px'
  document.body.append(side)
  const log = mount(Log, { target: side, props: { lines, seats: turn.seats, onearlier: nothing, onback: nothing } })
  const line = (text: string) => page.getByRole('listitem').filter({ hasText: text })
  await expect.element(line('Line 59.')).toBeInViewport()
  await expect.element(line('Line 0.')).not.toBeInViewport()
  expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(window.innerHeight)
  await unmount(log)
  side.remove()
})

test('before a match leaves as a file, what is in it is said; a refusal is shown and nothing is lost', async () => {
  const api = cannedKeeper({})
  const secret = vi.fn(async () =>
    Promise.reject(new Error('Before it is over, only who sits on the seats of all persons may take it along.')),
  )
  const onclose = vi.fn()
  await render(TakeAlong, { api: { ...api, matches: { ...api.matches, export: secret } }, match: 'm1', over: false, onclose })
  await expect.element(page.getByText('It holds every secret:')).toBeVisible()
  expect(secret).not.toHaveBeenCalled()
  await page.getByRole('button', { name: 'Save the file' }).click()
  await expect.poll(() => page.getByRole('alert').element().textContent).toMatch(/Before it is over/)
  expect(onclose).not.toHaveBeenCalled()
})
