/** What comes to the window from around it: files dropped or opened anywhere, commands of menus, and trouble with the data as a whole (UX 3.6, 4.7). */
import { AsyncIteratorClass } from '@orpc/client'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import '../../src-renderer/style/base.css'
import type { Api } from '../../src-main/contract/contract.ts'
import type { HostNews } from '../../src-main/contract/host.ts'
import App from '../../src-renderer/App.svelte'
import ExportDialog from '../../src-renderer/around/ExportDialog.svelte'
import { handing, handled } from '../../src-renderer/around/handing.svelte.ts'
import { partsOfReport } from '../../src-renderer/around/report-parts.ts'
import { kindsOf } from '../../src-renderer/around/what-file.ts'
import { cannedData } from '../../src-renderer/gallery/canned-campaigns.ts'
import { cannedKeeper } from '../../src-renderer/gallery/canned-keeper.ts'
import { hush, messages } from '../../src-renderer/state/messages.svelte.ts'

beforeEach(async () => {
  await page.viewport(1280, 720)
  hush()
  // What a test before has left to be looked at.
  while (handing.current !== undefined) handled()
  location.hash = '#/settings'
})

/** The window, with a host that says these things and then nothing. */
async function windowWith({
  news = [],
  host = {},
  data = {},
  imports = {},
}: {
  news?: readonly HostNews[]
  host?: Partial<Api['host']>
  data?: Partial<Api['data']>
  imports?: Partial<Api['imports']>
}) {
  const canned = cannedKeeper({})
  const left = [...news]
  const keys = vi.fn(async () => ({ shown: true }))
  const said: Api['host']['news'] = async () =>
    new AsyncIteratorClass(
      async () => {
        const next = left.shift()
        return next === undefined ? new Promise<IteratorResult<HostNews, void>>(() => {}) : { done: false, value: next }
      },
      async () => {},
    )
  const takeList = vi.fn(canned.deckRoom.takeList)
  const readList = vi.fn(canned.deckRoom.readList)
  const deckRoom = { ...canned.deckRoom, takeList, readList }
  const api: Api = {
    ...canned,
    deckRoom,
    host: { ...canned.host, news: said, keys, ...host },
    data: { ...canned.data, ...data },
    imports: { ...canned.imports, ...imports },
  }
  await render(App, { api })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  return { keys, takeList, readList }
}

const reading = (name: string) => page.getByRole('dialog', { name: `${name} was read` })

function drop(files: readonly File[], on: EventTarget = document.body) {
  const dataTransfer = new DataTransfer()
  for (const each of files) dataTransfer.items.add(each)
  on.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
}

const match = JSON.stringify({ format: 'story-deck-match', version: 1, game: 'mythos' })

describe('what a file is', () => {
  const kinds = (name: string, content: string | Uint8Array<ArrayBuffer>) => kindsOf(new File([content], name))

  test('it is told by its beginning, whatever it is called', async () => {
    expect(await kinds('a.txt', new Uint8Array([0x1f, 0x8b, 8]))).toEqual(['data'])
    expect(await kinds('a.deck', new Uint8Array([0x50, 0x4b, 3, 4]))).toEqual(['pictures'])
    expect(await kinds('a', match)).toEqual(['match'])
    expect(await kinds('a.json', '\uFEFF { "format" : "story-deck/deck" }')).toEqual(['list'])
    expect(await kinds('a.json', '{"format":"story-deck-report"}')).toEqual(['report'])
    expect(await kinds('a.txt', '<?xml version="1.0"?><ccg>')).toEqual(['cards'])
    expect(await kinds('a.json', '[{"title":"One"}]')).toEqual(['cards'])
  })

  test('what could be several things is told by its name and its headings', async () => {
    expect(await kinds('My.DECK', '# a comment\n1 Nodens')).toEqual(['list'])
    expect(await kinds('own.cards', 'id a-b\ntitle One')).toEqual(['cards'])
    expect((await kinds('a.csv', 'Count,Title\n1,Nodens'))[0]).toBe('list')
    expect((await kinds('a.csv', 'title;"Owned"\nNodens;2'))[0]).toBe('counts')
    expect((await kinds('a.csv', 'title,type,text\nNodens,Monster,'))[0]).toBe('cards')
    expect(await kinds('Nodens.PNG', 'x')).toEqual(['pictures'])
  })

  test('what nobody knows is nothing', async () => {
    expect(await kinds('a.exe', 'MZ')).toEqual([])
    expect(await kinds('a.txt', new Uint8Array([65, 0, 66]))).toEqual([])
    expect(await kinds('a.json', '{"format":"another-app"}')).toEqual([])
    expect(await kinds('', '')).toEqual([])
  })
})

describe('files dropped anywhere (UX 3.6)', () => {
  test('a deck opens its preview, and nothing is kept before one says so', async () => {
    const { takeList } = await windowWith({})
    drop([new File(['1 Nodens\n'], 'Deep sleepers.deck')])
    await expect.element(reading('Deep sleepers')).toBeVisible()
    expect(takeList).not.toHaveBeenCalled()
  })

  test('a match opens its preview, and a second file waits for its turn', async () => {
    await windowWith({})
    drop([new File([match], 'one.storydeck.json'), new File(['1 Nodens\n'], 'two.deck')])
    await expect.element(page.getByRole('dialog', { name: 'A match from a file' })).toBeVisible()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(reading('two')).toBeVisible()
  })

  test('all data asks once before it takes the place of everything', async () => {
    const restoreFile = vi.fn(async () => ({ received: 3 }))
    await windowWith({ data: { restoreFile } })
    drop([new File([new Uint8Array([0x1f, 0x8b, 8])], 'mine.storydeck')])
    await expect.element(page.getByRole('dialog', { name: 'Exchange all data?' })).toBeVisible()
    await page.getByRole('button', { name: 'Leave it as it is' }).click()
    expect(restoreFile).not.toHaveBeenCalled()
  })

  test('cards lead to the imports, and are looked at there', async () => {
    await windowWith({})
    drop([new File(['id a-b\ntitle One\nset X\ntype Event'], 'own.cards')])
    await expect.poll(() => location.hash).toBe('#/imports')
  })

  test('files of cards that are dropped together are looked at together, whatever else came with them', async () => {
    const begin = vi.fn(cannedKeeper({}).imports.begin)
    const read = vi.fn(cannedKeeper({}).imports.read)
    await windowWith({ imports: { begin, read } })
    const block = 'id a-b\ntitle One\nset X\ntype Event'
    drop([new File([block], 'one.cards'), new File(['MZ'], 'game.exe'), new File([block], 'two.cards')])
    await expect.poll(() => begin.mock.calls.map(([{ name }]) => name)).toEqual(['one.cards', 'two.cards'])
    await expect.poll(() => read.mock.calls.length).toBe(1)
    expect(read.mock.calls[0]![0].beside).toHaveLength(1)
  })

  test('what nobody knows is told, with what can be dropped', async () => {
    await windowWith({})
    drop([new File(['MZ'], 'game.exe')])
    await expect.poll(() => messages.current?.text).toMatch(/^game\.exe is nothing that Story Deck knows\. Drop a deck or a list of cards/)
    expect(messages.current!.text.length).toBeLessThanOrEqual(300)
  })

  test('a screen does not take what is for another: a match dropped on the decks is no list', async () => {
    await windowWith({})
    location.hash = '#/decks'
    await expect.poll(() => document.querySelector('.decks')).not.toBeNull()
    drop([new File([match], 'one.json')], document.querySelector('.decks')!)
    await expect.element(page.getByRole('dialog', { name: 'A match from a file' })).toBeVisible()
  })
})

describe('keys (UX 3.1)', () => {
  test('what is typed right after the key of a screen is for that screen', async () => {
    await windowWith({})
    const press = (key: string, ctrlKey = false) =>
      document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true, cancelable: true }))
    press('1', true)
    // As soon as a next press can come; the browser has not told of the new address yet.
    await Promise.resolve()
    press('/')
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Search the library')
  })
})

describe('what the host says (UX 3.1, 3.6)', () => {
  test('a command of a menu does what its key does, and the menus are told the keys', async () => {
    const { keys } = await windowWith({ news: [{ is: 'command', command: 'go.decks' }] })
    await expect.poll(() => location.hash).toBe('#/decks')
    expect(keys).toHaveBeenCalledWith({ keys: expect.objectContaining({ 'go.decks': 'Ctrl+2', new: 'Ctrl+N' }) })
  })

  test('a place that was visited last is gone to', async () => {
    await windowWith({ news: [{ is: 'place', kind: 'campaign', id: '1' }] })
    await expect.poll(() => location.hash).toBe('#/campaigns/1')
  })

  test('a command that means nothing here says so', async () => {
    await windowWith({ news: [{ is: 'command', command: 'replay.play' }] })
    await expect.poll(() => messages.current?.text).toMatch(/has nothing to do here/)
  })

  test('a file that was opened comes piece by piece, and is looked at', async () => {
    const whole = '1 Nodens\n1 Mother Hydra\n'
    const read = vi.fn(async ({ from }: { from: number }) => ({
      base64: btoa(whole.slice(from, from + 10)),
      done: from + 10 >= whole.length,
    }))
    const { readList } = await windowWith({
      news: [{ is: 'file', file: 1, name: 'Gods.deck', bytes: whole.length }],
      host: { read: read as never },
    })
    await expect.element(reading('Gods')).toBeVisible()
    expect(readList).toHaveBeenCalledWith({ name: 'Gods', text: whole })
    expect(read).toHaveBeenCalledTimes(3)
  })
})

describe('trouble with the data as a whole', () => {
  const damaged = {
    kind: 'damaged' as const,
    happened: 'The data file is damaged. Everything in it can still be read, and is shown.',
    safe: 'The damaged file is as it was found, and is kept whatever you choose.',
    todo: 'Until you choose how to go on, everything can be looked at and nothing is kept.',
    shows: 'file' as const,
    read: { decks: 3, matches: 12, campaigns: 1, cards: 0 },
    backup: {
      id: '000000000041',
      at: '2026-11-22T10:00:00.000Z',
      bytes: 100_000,
      holds: { decks: 2, matches: 11, campaigns: 1, cards: 0 },
      sound: true,
    },
    missing: 3,
    copy: true,
  }
  const dialog = page.getByRole('dialog', { name: 'The data file is damaged' })
  const exchanged = () => vi.fn(cannedData().state)

  test('[R39] a damaged file: what happened, what is safe, and the newest good backup with its date and what it holds', async () => {
    const restore = exchanged()
    const damagedFile = vi.fn(async () => ({ fileName: 'damaged-story-deck.db', total: 3, base64: 'YWJj', done: true, files: 2 }))
    await windowWith({ data: { trouble: async () => ({ trouble: damaged }), restore, damagedFile } })
    await expect.element(dialog.getByText('is kept whatever you choose', { exact: false })).toBeVisible()
    await expect
      .element(dialog.getByText(/2026.* and holds 2 decks, 11 matches, 1 campaign, 0 own cards\. The last 3 changes are missing in it\./))
      .toBeVisible()
    await expect.element(dialog.getByText('It holds 3 decks, 12 matches, 1 campaign, 0 own cards.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Save a copy of the damaged file' }).click()
    await expect.poll(() => damagedFile.mock.calls).toEqual([[{ file: 0, from: 0 }], [{ file: 1, from: 0 }]])
    expect(restore).not.toHaveBeenCalled()
    await dialog.getByRole('button', { name: 'Go back to the newest good backup' }).click()
    await expect.poll(() => restore.mock.calls).toEqual([[{ backup: '000000000041' }]])
    await expect.element(dialog).not.toBeInTheDocument()
  })

  test('[R39] Escape looks at it first, nothing is settled by that, and the question stays one button away', async () => {
    const [settle, restore] = [exchanged(), exchanged()]
    await windowWith({ data: { trouble: async () => ({ trouble: damaged }), settle, restore } })
    await expect.element(dialog).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    const banner = page.getByRole('alert', { name: 'Nothing can be kept' })
    await expect.element(banner).toBeVisible()
    expect(settle.mock.calls.length + restore.mock.calls.length).toBe(0)
    await banner.getByRole('button', { name: 'How to go on' }).click()
    await dialog.getByRole('button', { name: 'Go on with what is shown now' }).click()
    await expect.poll(() => settle.mock.calls).toEqual([[{ how: 'go on with what is read' }]])
  })

  test('[R39] where nothing can be read and no backup is there, one begins anew or brings a file', async () => {
    const settle = exchanged()
    const { backup: _backup, read: _read, missing: _missing, ...none } = damaged
    await windowWith({ data: { trouble: async () => ({ trouble: { ...none, shows: 'nothing' as const, copy: false } }), settle } })
    await expect.element(dialog.getByRole('button', { name: 'Restore from a file' })).toBeVisible()
    expect(dialog.getByRole('button', { name: /Go (on|back)|Save a copy/ }).elements()).toEqual([])
    await dialog.getByRole('button', { name: 'Begin anew' }).click()
    await expect.poll(() => settle.mock.calls).toEqual([[{ how: 'begin anew' }]])
  })

  test('[R43] data that takes nothing is said over every screen, and the app goes on', async () => {
    const settle = exchanged()
    const trouble = {
      kind: 'read only' as const,
      happened: 'The data folder cannot be written to, so nothing that you do now is kept.',
      safe: 'Everything can be looked at.',
      todo: 'Check the rights of the data folder, then try again.',
    }
    await windowWith({ data: { trouble: async () => ({ trouble }), settle } })
    await expect
      .element(page.getByRole('alert', { name: 'Nothing can be kept' }).getByText('Everything can be looked at', { exact: false }))
      .toBeVisible()
    location.hash = '#/library'
    await expect.element(page.getByRole('alert', { name: 'Nothing can be kept' })).toBeVisible()
    // Whoever wants to save is not told that all is saved.
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect.poll(() => messages.current?.text).toBe(`${trouble.happened} ${trouble.todo}`)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => settle.mock.calls).toEqual([[{ how: 'try again' }]])
  })
})

describe('everything in one file (UX 4.7)', () => {
  const pictured = (bytes: number) => ({
    largest: 600_000,
    mostCarried: 150_000_000,
    folder: '/home/anna/story-deck/pictures',
    pictures: ['a', 'b'].map((card) => ({ card, title: card, file: `${card}.png` })),
    bytes,
    unused: { count: 0, bytes: 0 },
  })

  async function exporting(bytes: number) {
    const canned = cannedKeeper({})
    const exportAll = vi.fn(canned.data.exportAll)
    const api: Api = {
      ...canned,
      data: { ...canned.data, exportAll },
      pictures: { ...canned.pictures, state: async () => pictured(bytes) },
    }
    const onclose = vi.fn()
    await render(ExportDialog, { api, onclose })
    return { exportAll, onclose }
  }
  const save = page.getByRole('button', { name: 'Save the file' })

  test('how large the pictures are is told first, and they can be left out', async () => {
    const { exportAll, onclose } = await exporting(84_000_000)
    const box = page.getByRole('checkbox', { name: 'With your 2 pictures of cards, 84.0 MB' })
    await expect.element(box).toBeChecked()
    await box.click()
    await save.click()
    await expect.poll(() => onclose.mock.calls.length).toBe(1)
    expect(exportAll.mock.calls.map(([asked]) => asked)).toEqual([{ from: 0, pictures: false }])
  })

  test('too many for one file are told with their folder', async () => {
    const { exportAll } = await exporting(160_000_000)
    await expect.element(page.getByText(/are not in it. Copy the folder \/home\/anna\/story-deck\/pictures yourself/)).toBeVisible()
    await save.click()
    await expect.poll(() => exportAll.mock.calls.map(([asked]) => asked)).toEqual([{ from: 0, pictures: false }])
  })
})

test('[S60 I-H3] what is shown of a report holds nothing that is hidden at the table', () => {
  const text = JSON.stringify({
    format: 'story-deck-report',
    app: '0.1.0',
    system: { platform: 'linux', arch: 'x64', node: '24.0.0' },
    words: 'It stood still.',
    errors: ['2026-11-22T10:00:00.000Z ab12 mythos, move 3: TypeError\n  at apply (turn.ts:1:2)'],
    match: {
      title: 'Once',
      game: 'mythos',
      seed: 987_654,
      seats: [{ name: 'Ada', kind: 'human' }],
      options: { decks: [['hidden-card']] },
      kept: { decks: ['f'.repeat(64)] },
      moves: [{ seat: 0, action: { do: 'play', card: 'hidden-card' } }],
      transcript: ['Ada draws a card.'],
    },
  })
  const shown = JSON.stringify(partsOfReport(text))
  expect(shown).toContain('It stood still.')
  expect(shown).toContain('Once: Ada, 1 move, with the seed and all that is hidden')
  for (const hidden of ['987654', 'hidden-card', 'ffff', 'draws']) expect(shown).not.toContain(hidden)
})
