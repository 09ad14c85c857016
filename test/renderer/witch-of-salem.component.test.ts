/** The board of Witch of Salem: what hangs where, what is said to those who listen, and what a first game is told. */
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import '../../src-renderer/style/base.css'
import type { TableView } from '../../src-main/contract/table.ts'
import { cannedKeeper } from '../../src-renderer/gallery/canned-keeper.ts'
import { witch, witchGroup } from '../../src-renderer/gallery/witch-tables.ts'
import { hasGuide, lessonsFor } from '../../src-renderer/guides/guide.ts'
import TableLoader from '../../src-renderer/table/TableLoader.svelte'

/** The least window the table is made for. */
beforeAll(() => page.viewport(1280, 720))

async function table(view: TableView) {
  await render(TableLoader, { api: cannedKeeper({ [view.match]: view }), match: view.match })
  await expect.poll(() => document.querySelector('[data-prompt]')?.textContent).toContain(view.prompt)
}

const seen = (view: TableView) => {
  if (view.view.game !== 'witch-of-salem') throw new Error('This is a table of another game.')
  return view.view.view
}

test.each([
  ['what to use', witch],
  ['what to give up', witchGroup],
] as const)('%s: every choice that hangs from a piece hangs from one that is on the board', async (_, view) => {
  await table(view)
  const offered = new Set(view.choices.flatMap(({ on }) => (on === undefined ? [] : [on])))
  expect(offered.size).toBeGreaterThan(0)
  const there = new Set([...document.querySelectorAll<HTMLElement>('[data-piece][data-offered]')].map((each) => each.dataset['piece']))
  expect(there).toEqual(offered)
})

test('the table fits into the least window', async () => {
  await table(witch)
  const ground = document.querySelector('main.ground')!
  expect(ground.scrollHeight).toBeLessThanOrEqual(ground.clientHeight)
  expect(ground.scrollWidth).toBeLessThanOrEqual(ground.clientWidth)
})

/** The same table with four investigators, all of them and the Witch at one place, whose tile they all know. */
function gathered(view: TableView, no: number): TableView {
  if (view.view.game !== 'witch-of-salem') throw new Error('This is a table of another game.')
  const known = view.view.view
  const [seat, first] = [view.seats[0]!, known.players[0]!]
  const four = [0, 1, 2, 3]
  return {
    ...view,
    seats: four.map((each) => view.seats[each] ?? { ...seat, seat: each, name: `Investigator ${each + 1}` }),
    view: {
      ...view.view,
      view: {
        ...known,
        witch: no,
        players: four.map((each) => ({ ...(known.players[each] ?? { ...first, seat: each }), at: no, out: false })),
        places: known.places.map((place) => ({ ...place, knownBy: four })),
      },
    },
  }
}

describe.each([1, 2])('with text %i times as large', (size) => {
  beforeEach(() => {
    document.documentElement.style.setProperty('--text-size', String(size))
    // The row of screens stands beside the table.
    document.body.style.paddingInlineStart = '7.2rem'
  })
  afterEach(() => {
    document.documentElement.style.removeProperty('--text-size')
    document.body.style.removeProperty('padding-inline-start')
  })
  test.each([0, 1, 2, 3, 4, 5, 6, 7])('nothing is cut off at the side where all are at place %i', async (no) => {
    await table(gathered(witch, no))
    const ground = document.querySelector('main.ground')!
    await expect.poll(() => ground.scrollWidth - ground.clientWidth).toBeLessThanOrEqual(0)
    for (const part of document.querySelectorAll('.arkham .place, .arkham .head, .arkham .middle, .place .name, .investigators .board'))
      expect(part.scrollWidth, part.textContent).toBeLessThanOrEqual(part.clientWidth)
  })
})

test('each place says what is known of its tile, and the track where Necron is', async () => {
  await table(witch)
  for (const { no, name, tile, hasTile, artifact } of seen(witch).places) {
    const said = document.querySelector(`[data-piece="place-${no}"]`)!.getAttribute('aria-label')
    expect(said).toContain(name)
    if (hasTile && artifact === null) expect(said).toContain(`portal tile: ${tile === null ? 'unknown' : `a ${tile}`}`)
  }
  const track = page.getByRole('img', { name: /^Necron is on space/ })
  expect(track.element().getAttribute('aria-label')).toContain(`space ${seen(witch).necron} of 40;`)
})

test('the seven places and R’lyeh lie clockwise, and every investigator has a board', async () => {
  await table(witch)
  const middles = [0, 1, 2, 3, 4, 5, 6].map((no) => {
    const box = document.querySelector(`[data-piece="place-${no}"]`)!.getBoundingClientRect()
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
  })
  const all = { x: middles.reduce((sum, each) => sum + each.x, 0) / 7, y: middles.reduce((sum, each) => sum + each.y, 0) / 7 }
  const turned = middles.map(({ x, y }) => Math.atan2(y - all.y, x - all.x))
  // From each to the next one the way goes on clockwise: never half around or more.
  for (const [no, angle] of turned.entries()) {
    const on = (turned[(no + 1) % 7]! - angle + 4 * Math.PI) % (2 * Math.PI)
    expect(on, `from ${no} on`).toBeLessThan(Math.PI)
  }
  expect(document.querySelectorAll('[data-piece^="player-"]')).toHaveLength(seen(witch).players.length)
})

test('a first game is told what is asked', () => {
  expect(hasGuide('witch-of-salem')).toBe(true)
  expect(lessonsFor(witchGroup, new Set()).map(({ id }) => id)).toContain('give up')
})
