/** The table in its own time: what is announced, the pace, the only answer, the way back to a line, arrows and accounts. */
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import '../../src-renderer/style/base.css'
import type { LogLine, TableView } from '../../src-main/contract/table.ts'
import { cannedKeeper } from '../../src-renderer/gallery/canned-keeper.ts'
import { fight, thinking, turn } from '../../src-renderer/gallery/tables.ts'
import { messages } from '../../src-renderer/state/messages.svelte.ts'
import { settings } from '../../src-renderer/state/settings.svelte.ts'
import Announcer from '../../src-renderer/table/Announcer.svelte'
import Log from '../../src-renderer/table/Log.svelte'
import SinceStrip from '../../src-renderer/table/SinceStrip.svelte'
import TableLoader from '../../src-renderer/table/TableLoader.svelte'

beforeAll(() => page.viewport(1280, 720))
beforeEach(() => {
  settings.pace = 'brisk'
  settings.skipSingle = false
  settings.reasons = true
})

const nothing = () => {}
const line = (no: number, text: string, more: Partial<LogLine> = {}): LogLine => ({ no, text, ...more })

/** A table that notes what its Keeper is asked. */
async function table(view: TableView) {
  const api = cannedKeeper({ m1: view })
  const [act, hurry, back] = [vi.fn(api.table.act), vi.fn(api.table.hurry), vi.fn(api.table.back)]
  await render(TableLoader, { api: { ...api, table: { ...api.table, act, hurry, back } }, match: 'm1' })
  await expect.poll(() => document.querySelector('[data-prompt]')?.textContent).toContain(view.prompt)
  return { act, hurry, back }
}

const says = (what: Locator, words: string) => expect.poll(() => what.element().textContent).toContain(words)
const announced = () => page.getByRole('status', { name: 'What happened at the table' }).element().textContent?.trim()

test('[UX 4.4] what others did is announced in one message, with what is asked; what one did oneself is not', async () => {
  const before = [line(0, 'Anna plays the Gazette.', { seat: 0 })]
  const waiting: TableView = { ...thinking, at: 3, moves: 10 }
  const { rerender } = await render(Announcer, { view: waiting, lines: before })
  const own = line(1, 'Anna Passes.', { seat: 0 })
  await rerender({ view: { ...waiting, at: 4, moves: 11 }, lines: [...before, own] })
  const theirs = [line(2, 'Miss Peabody plays Night.', { seat: 1 }), line(3, 'Anna loses 1 Sanity.', { seat: 0 })]
  await rerender({ view: { ...turn, at: 4, moves: 12, prompt: 'Which card?' }, lines: [...before, own, ...theirs] })
  await expect.poll(announced).toContain('You are asked: Which card?')
  expect(announced()).toMatch(/^Miss Peabody plays Night\. Anna loses 1 Sanity\. You are asked/)
  expect(announced()).not.toContain('Anna Passes')
})

test('[UX 4.4] of many lines only the newest are announced, and how many there are besides', async () => {
  const { rerender } = await render(Announcer, { view: thinking, lines: [] })
  const lines = Array.from({ length: 8 }, (_, no) => line(no, `Line ${no}.`, { seat: 1 }))
  await rerender({ view: { ...thinking, moves: thinking.moves + 1 }, lines })
  await expect.poll(announced).toBe('3 more lines are in the log. Line 3. Line 4. Line 5. Line 6. Line 7.')
})

test('the log itself is silent: it is the announcer that speaks', async () => {
  await render(Log, { lines: [line(0, 'Something.')], seats: turn.seats, onearlier: nothing })
  await expect.element(page.getByRole('log')).toHaveAttribute('aria-live', 'off')
})

test('[UX 3.3] a line of one’s own decision leads back to before it, no other line does', async () => {
  const onback = vi.fn()
  const lines = [line(0, 'Anna plays.', { seat: 0, decision: 4 }), line(1, 'Miss Peabody plays.', { seat: 1 })]
  await render(Log, { lines, seats: turn.seats, onearlier: nothing, onback })
  const buttons = page.getByRole('button', { name: 'Back to here' })
  expect(buttons.elements()).toHaveLength(1)
  await buttons.click()
  expect(onback).toHaveBeenCalledExactlyOnceWith(4)
})

test('[UX 3.3] the log shows one kind of lines alone', async () => {
  const lines = [line(0, 'A play.', { kind: 'plays' }), line(1, 'A Battle.', { kind: 'combat' })]
  await render(Log, { lines, seats: turn.seats, onearlier: nothing })
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'What is shown' }), 'Combat')
  const shown = page.getByRole('log')
  await says(shown, 'A Battle')
  expect(shown.element().textContent).not.toContain('A play')
})

test('[UX 4.4] what a bot did is told with its reason and the rule, while one waits and in the log; not where that is not wanted', async () => {
  await table(thinking)
  const { because } = thinking.log.findLast((each) => each.because !== undefined)!
  const asked = page.getByRole('region', { name: 'What is asked' })
  await says(asked, because!.reason)
  await expect.element(asked.getByRole('link', { name: `§ ${because!.rule}` })).toBeVisible()
  await says(page.getByRole('log'), because!.reason)
  settings.reasons = false
  await expect.poll(() => document.body.textContent).not.toContain(because!.reason)
})

test('[UX 4.4] once one is asked, reasons are for the log', async () => {
  await table({ ...turn, log: thinking.log })
  const { because } = thinking.log.findLast((each) => each.because !== undefined)!
  await says(page.getByRole('log'), because!.reason)
  expect(page.getByRole('region', { name: 'What is asked' }).element().textContent).not.toContain(because!.reason)
})

test('[UX 4.4] step by step the main button makes the next step, and F goes on to one’s own decision', async () => {
  settings.pace = 'step'
  const { hurry, act } = await table({ ...thinking, paused: { seat: 1, step: true } })
  await userEvent.keyboard(' ')
  await vi.waitFor(() => expect(hurry).toHaveBeenLastCalledWith(expect.objectContaining({ far: false })))
  await userEvent.keyboard('f')
  await vi.waitFor(() => expect(hurry).toHaveBeenLastCalledWith(expect.objectContaining({ far: true })))
  await expect.element(page.getByRole('button', { name: /^Next step/ })).toBeVisible()
  expect(act).not.toHaveBeenCalled()
})

test('[UX 4.4] the only answer is given by itself where that is wanted, and only where there is nothing to see', async () => {
  const [only] = turn.choices
  const { act } = await table({ ...turn, choices: [only!], plain: true })
  expect(act).not.toHaveBeenCalled()
  settings.skipSingle = true
  await vi.waitFor(() => expect(act).toHaveBeenCalledWith(expect.objectContaining({ choice: only!.key })))
})

test('[UX 4.4] the only answer is not given where something is shown', async () => {
  settings.skipSingle = true
  const { act } = await table({ ...turn, choices: [turn.choices[0]!] })
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(act).not.toHaveBeenCalled()
})

test('[UX 4.4] behind the curtain stands what happened since, until it is put away', async () => {
  const lines = [line(0, 'Long ago.'), line(1, 'Miss Peabody plays Night.', { seat: 1 })]
  await render(SinceStrip, { view: turn, lines, since: 0 })
  const strip = page.getByRole('region', { name: 'Since your last turn' })
  await says(strip, 'Miss Peabody plays Night.')
  expect(strip.element().textContent).not.toContain('Long ago')
  await strip.getByRole('button', { name: 'Put it away' }).click()
  await expect.element(strip).not.toBeInTheDocument()
})

test('[UX 4.4] an arrow leads from what asks to each piece that can be chosen; it is marked and named as well', async () => {
  await table({ ...fight, asking: 'fight-horror' })
  const asking = page.getByRole('button', { name: /Hunting Horror.*, asks/ })
  await expect.element(asking).toBeVisible()
  await expect.poll(() => document.querySelectorAll('.arrows .line').length).toBe(fight.choices.length)
  expect(document.querySelector('.arrows')!.getAttribute('aria-hidden')).toBe('true')
})

test('[M14.10] before the Battles the stage says how many cards each has directed at whom, and no more', async () => {
  if (fight.view.game !== 'mythos') throw new Error('another game')
  const { view } = fight.view
  const piece = (id: string, against?: number) => ({
    id,
    faceDown: true,
    rotated: false,
    crosswise: false,
    ...(against !== undefined && { against }),
  })
  const threats = [[piece('a', 1), piece('b', 1), piece('c')], [piece('d', 0)]]
  const areas = view.areas.map((area, at) => ({ ...area, threat: threats[at] ?? [] }))
  const combat = { step: 'commit allies', order: [0, 1], battles: [] } as const
  await table({ ...fight, view: { game: 'mythos', view: { ...view, areas, combat } } })
  const list = page.getByRole('region', { name: 'Combat' }).getByRole('list', { name: 'Directed Threats' })
  await expect
    .poll(() =>
      list
        .getByRole('listitem')
        .elements()
        .map((each) => each.textContent?.replaceAll(/\s+/g, ' ').trim()),
    )
    .toEqual(['Anna: 2 cards at Miss Peabody', 'Miss Peabody: 1 card at Anna'])
})

test('[M14.45] a Battle says who absorbed what of which, with the rule', async () => {
  await table(fight)
  const account = page.getByRole('list', { name: 'What Anna absorbs' })
  await says(account, 'Walking Corpse absorbs 2 of Hunting Horror')
  await expect.element(account.getByRole('link', { name: '§ M14.39' })).toBeVisible()
})

test('[UX 4.4] the bar fits at the least window and at twice the size of text; what is seldom wanted is in one menu', async () => {
  await table(turn)
  const bar = document.querySelector('header.top')!
  for (const size of ['1', '2']) {
    document.documentElement.style.setProperty('--text-size', size)
    await expect.poll(() => bar.scrollWidth - bar.clientWidth).toBeLessThanOrEqual(0)
  }
  document.documentElement.style.setProperty('--text-size', '1')
  await page.getByRole('button', { name: /^Match/ }).click()
  for (const name of ['Save as a file', 'Replay', 'About this match'])
    expect(page.getByRole('menuitem', { name }).elements().length, name).toBeLessThanOrEqual(1)
  await expect.element(page.getByRole('menuitem', { name: 'Save as a file' })).toBeVisible()
  await page.getByRole('menuitemcheckbox', { name: 'Bots act calmly' }).click()
  expect(settings.pace).toBe('calm')
})

test('[UX 3.3] a card of the Hand is played by dropping it on the table; Escape and other places do nothing', async () => {
  const { act } = await table(turn)
  const card = page
    .getByRole('button')
    .elements()
    .find((each) => each.dataset['piece'] === 'hand-arkham-gazette')!
  const ground = document.querySelector('main')!
  const to = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return { clientX: left + width / 2, clientY: top + height / 2 }
  }
  const fire = (type: string, at: { clientX: number; clientY: number }) =>
    (type === 'pointerdown' ? card : window).dispatchEvent(
      new PointerEvent(type, { bubbles: true, button: 0, pointerType: 'mouse', ...at }),
    )
  const drag = async (end: () => void) => {
    fire('pointerdown', to(card))
    fire('pointermove', to(ground))
    await expect.poll(() => ground.dataset['drop']).toBe('table')
    end()
    await expect.poll(() => ground.dataset['drop']).toBeUndefined()
  }
  await drag(() => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })))
  await drag(() => fire('pointerup', to(document.querySelector('[data-prompt]')!)))
  expect(act).not.toHaveBeenCalled()
  await drag(() => fire('pointerup', to(ground)))
  await vi.waitFor(() => expect(act).toHaveBeenCalledWith(expect.objectContaining({ choice: 'gazette' })))
})

test('[UX 3.3] what asks is dropped on what it asks for', async () => {
  const { act } = await table({ ...fight, asking: 'fight-horror' })
  const find = (id: string) => document.querySelector<HTMLElement>(`[data-piece="${id}"]`)!
  const at = (element: Element) => {
    const { left, top } = element.getBoundingClientRect()
    return { clientX: left + 8, clientY: top + 20, bubbles: true, button: 0, pointerType: 'mouse' }
  }
  find('fight-horror').dispatchEvent(new PointerEvent('pointerdown', at(find('fight-horror'))))
  window.dispatchEvent(new PointerEvent('pointermove', at(find('fight-allen'))))
  await expect.poll(() => document.querySelectorAll('[data-drop]').length).toBe(fight.choices.length)
  window.dispatchEvent(new PointerEvent('pointerup', at(find('fight-allen'))))
  await vi.waitFor(() => expect(act).toHaveBeenCalledWith(expect.objectContaining({ choice: 'allen' })))
})

test('[UX 3.1] F4 Passes, and goes on until something happens to the one who Passes', async () => {
  const own: LogLine = { no: 90, text: 'Anna loses 1 Sanity.', seat: 0, kind: 'sanity' }
  const api = cannedKeeper({ m1: turn })
  const chosen: string[] = []
  const act: typeof api.table.act = async ({ choice }) => {
    chosen.push(choice)
    return { ...turn, moves: turn.moves + chosen.length, log: chosen.length < 2 ? turn.log : [...turn.log, own] }
  }
  await render(TableLoader, { api: { ...api, table: { ...api.table, act } }, match: 'm1' })
  await expect.poll(() => document.querySelector('[data-prompt]')?.textContent).toContain(turn.prompt)
  await userEvent.keyboard('{F4}')
  await expect.poll(() => messages.current?.text).toBe('You Pass no more. Anna loses 1 Sanity.')
  expect(chosen).toEqual(['pass', 'pass'])
})

test('[UX 4.4] a card is held up as it looks, or by its words in plain type, as one has chosen', async () => {
  settings.zoom = 'text'
  await table(turn)
  const card = page
    .getByRole('button')
    .elements()
    .find((each) => each.dataset['piece'] === 'hand-arkham-gazette') as HTMLElement
  card.focus()
  await userEvent.keyboard('{z>}')
  await expect.poll(() => document.querySelector('.zoom .words h3')?.textContent).toBe('Arkham Gazette')
  await userEvent.keyboard('{/z}')
  settings.zoom = 'card'
  await userEvent.keyboard('{z>}')
  await expect.poll(() => document.querySelector('.zoom .card')).not.toBeNull()
  await userEvent.keyboard('{/z}')
})

test('[UX 4.4] a pile is leafed through by keys: from its top card, arrow by arrow, to what can be done with one', async () => {
  await table(turn)
  const leaf = page.getByRole('region', { name: 'Story Deck' }).getByRole('button', { name: 'Leaf through' })
  ;(leaf.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  const dialog = page.getByRole('dialog', { name: /^Story Deck of Anna/ })
  await expect.element(dialog.getByRole('button', { name: /^Arkham Mystical Supply/ })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(dialog.getByRole('button', { name: /^Central Hill/ })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(leaf).toHaveFocus()
})
