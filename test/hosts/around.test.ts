/** What is around the desktop window: menus, lists of what was open last, files from outside, and where the window comes back. */

import { EventEmitter } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { MenuItemConstructorOptions } from 'electron'
import { describe, expect, test } from 'vitest'
import type { HostNews, Recent } from '../../src-main/contract/host.ts'
import { filePiece } from '../../src-main/contract/host.ts'
import { type AroundLike, desktopPowers } from '../../src-main/hosts/around.ts'
import { acceleratorOf, jumpList, placeArgument, placeIn } from '../../src-main/hosts/menus.ts'
import { filesIn, hostDesk } from '../../src-main/hosts/opened-files.ts'
import { keepPlace, keptPlace, type Placed, placeOn } from '../../src-main/hosts/window-place.ts'

const fresh = () => mkdtempSync(join(tmpdir(), 'story-deck-around-'))

/** What a desk says until nobody listens any more. */
function listening(desk: ReturnType<typeof hostDesk>) {
  const said: HostNews[] = []
  const stop = new AbortController()
  const over = (async () => {
    for await (const each of desk.news(stop.signal)) said.push(each)
  })()
  return { said, stop: () => stop.abort(), over }
}
const soon = () => new Promise((resolve) => setTimeout(resolve, 5))

describe('the place of the window (UX 3.6)', () => {
  const screen = { x: 0, y: 0, width: 1920, height: 1040 }
  const right = { x: 1920, y: 0, width: 2560, height: 1400 }
  const kept = { x: 2000, y: 100, width: 1200, height: 800, maximised: true, fullScreen: false }

  test('it is as it was, on the screen where it was', () => {
    expect(placeOn(kept, [screen, right])).toEqual(kept)
  })

  test('without that screen it is brought in, as large as it was if there is room', () => {
    expect(placeOn(kept, [screen])).toEqual({ ...kept, x: 360, y: 120 })
    expect(placeOn(kept, [{ x: 0, y: 0, width: 1000, height: 700 }])).toEqual({ ...kept, x: 0, y: 0, width: 1000, height: 700 })
  })

  test('what hangs over an edge is pulled in, and what has no grip on a screen is not there', () => {
    expect(placeOn({ ...kept, x: 1500, y: 900 }, [screen])).toMatchObject({ x: 720, y: 240 })
    expect(placeOn({ ...kept, x: -1150, y: 100 }, [screen])).toMatchObject({ x: 360, y: 120 })
    expect(placeOn({ ...kept, x: 100, y: -900 }, [screen])).toMatchObject({ x: 360, y: 120 })
  })

  test('at the first start it is in the middle, and never smaller than what it needs', () => {
    expect(placeOn(undefined, [screen])).toEqual({ x: 320, y: 90, width: 1280, height: 860, maximised: false, fullScreen: false })
    expect(placeOn({ ...kept, x: 0, y: 0, width: 10, height: 10 }, [screen])).toMatchObject({ width: 720, height: 560 })
  })

  test('it is written down when the window is still, and what makes no sense counts as nothing', () => {
    const file = join(fresh(), 'window.json')
    expect(keptPlace(file)).toBeUndefined()
    const window = Object.assign(new EventEmitter(), {
      getNormalBounds: () => ({ x: 1, y: 2, width: 900, height: 700 }),
      isMaximized: () => false,
      isFullScreen: () => true,
    })
    keepPlace(window as Placed, file)
    window.emit('close')
    expect(keptPlace(file)).toEqual({ x: 1, y: 2, width: 900, height: 700, maximised: false, fullScreen: true })
    for (const nonsense of ['', '{', '[]', '{"x":1}', '{"x":"a","y":1,"width":2,"height":3}', '{"x":1.5,"y":1,"width":2,"height":3}']) {
      writeFileSync(file, nonsense)
      expect(keptPlace(file), nonsense).toBeUndefined()
    }
  })

  test('a folder that takes nothing stops nothing', () => {
    const window = Object.assign(new EventEmitter(), {
      getNormalBounds: () => ({ x: 1, y: 2, width: 900, height: 700 }),
      isMaximized: () => false,
      isFullScreen: () => false,
    })
    keepPlace(window as Placed, join(fresh(), 'no', 'such', 'folder.json'))
    expect(() => window.emit('close')).not.toThrow()
  })
})

describe('files from outside (UX 3.6)', () => {
  test('what is said before a window listens is not lost, and a window that comes anew takes over', async () => {
    const desk = hostDesk()
    desk.say({ is: 'command', command: 'go.decks' })
    const first = listening(desk)
    await soon()
    desk.say({ is: 'command', command: 'undo' })
    await soon()
    const second = listening(desk)
    await first.over
    desk.say({ is: 'command', command: 'redo' })
    await soon()
    second.stop()
    await second.over
    desk.say({ is: 'command', command: 'print' })
    const third = listening(desk)
    await soon()
    third.stop()
    const commands = [first, second, third].map(({ said }) => said.map((each) => each.is === 'command' && each.command))
    expect(commands).toEqual([['go.decks', 'undo'], ['redo'], ['print']])
  })

  test('a file goes over in pieces, whole, and is then forgotten', () => {
    const folder = fresh()
    const path = join(folder, 'large.storydeck')
    const bytes = Buffer.alloc(filePiece * 2 + 17, 'story deck ')
    writeFileSync(path, bytes)
    const opened: string[] = []
    const desk = hostDesk((each) => opened.push(each))
    desk.bring(path)
    const pieces: Buffer[] = []
    for (let from = 0, done = false; !done; ) {
      const piece = desk.read(1, from)!
      pieces.push(Buffer.from(piece.base64, 'base64'))
      from += pieces.at(-1)!.length
      done = piece.done
    }
    expect(pieces).toHaveLength(3)
    expect(Buffer.concat(pieces).equals(bytes)).toBe(true)
    expect(desk.read(1, 0)).toBeUndefined()
    expect(opened).toEqual([path])
  })

  test('an empty file, one that is gone, a folder and one that went meanwhile are each told', async () => {
    const folder = fresh()
    const desk = hostDesk()
    const empty = join(folder, 'empty.deck')
    writeFileSync(empty, '')
    desk.bring(empty)
    expect(desk.read(1, 0)).toEqual({ base64: '', done: true })
    desk.bring(join(folder, 'gone.deck'))
    desk.bring(folder)
    const short = join(folder, 'short.deck')
    writeFileSync(short, 'abc')
    desk.bring(short)
    rmSync(short)
    expect(desk.read(2, 0)).toBeUndefined()
    const heard = listening(desk)
    await soon()
    heard.stop()
    expect(heard.said.flatMap((each) => (each.is === 'trouble' ? [each.text] : []))).toEqual([
      'The file gone.deck is not there any more.',
      expect.stringContaining('is no file. Open a deck, a match or a set of cards.'),
    ])
  })

  test('of a command line only known kinds of files are taken, from the folder it was written in', () => {
    expect(filesIn(['--flag.deck', 'a.deck', '/b/C.JSON', 'd.exe', 'e', '.'], '/home/ann')).toEqual(['/home/ann/a.deck', '/b/C.JSON'])
  })
})

const recents: readonly Recent[] = [
  { kind: 'campaign', id: '3', name: 'Salt & smoke', at: '2026-11-22T10:00:00.000Z' },
  { kind: 'match', id: 'ab-12', name: 'Once more', at: '2026-11-21T10:00:00.000Z' },
]

/** A desktop that remembers its menus and lists, and lets a test click. */
function desktop(platform: NodeJS.Platform, packaged = false) {
  const calls: string[] = []
  let bar: MenuItemConstructorOptions[] = []
  const electron: AroundLike = {
    app: {
      isPackaged: packaged,
      addRecentDocument: () => {},
      clearRecentDocuments: () => void calls.push('clear'),
      setJumpList(categories) {
        calls.push(`jump list ${JSON.stringify(categories)}`)
        return 'ok'
      },
    },
    dialog: { showOpenDialog: async () => ({ canceled: false, filePaths: ['/chosen/my.deck'] }) } as unknown as AroundLike['dialog'],
    shell: { showItemInFolder: (path) => void calls.push(`show ${path}`) },
    Menu: {
      buildFromTemplate: (template) => template,
      setApplicationMenu(menu) {
        bar = menu as MenuItemConstructorOptions[]
      },
    },
  }
  const said: HostNews[] = []
  const brought: string[] = []
  const desk = { ...hostDesk(), say: (news: HostNews) => void said.push(news), bring: (path: string) => void brought.push(path) }
  const powers = desktopPowers(electron, { desk, dataDir: '/data', platform, program: '/opt/story-deck' })
  const items = (): MenuItemConstructorOptions[] => {
    const all = (each: MenuItemConstructorOptions): MenuItemConstructorOptions[] =>
      Array.isArray(each.submenu) ? [each, ...each.submenu.flatMap(all)] : [each]
    return bar.flatMap(all)
  }
  const item = (label: string) => items().find((each) => each.label?.replaceAll('&', '') === label)
  const click = (label: string) => (item(label)!.click as () => void)()
  return { powers, calls, said, brought, item, items, click, bar: () => bar.map(({ label, role }) => label ?? role) }
}

describe('the menus (UX 3.1, 3.6)', () => {
  test('they say which command was chosen, and show its key without taking it from the window', () => {
    const { powers, click, item, said, bar } = desktop('linux')
    powers.remember!([])
    powers.showKeys!({ new: 'Ctrl+N', 'table.hint': 'H', 'table.hold': 'Pause', redo: 'Ctrl+Shift+Z' })
    expect(bar()).toEqual(['&File', '&Edit', '&View', '&Match', 'help'])
    expect(item('New')).toMatchObject({ accelerator: 'CmdOrCtrl+N', registerAccelerator: false })
    expect(item('Redo')).toMatchObject({ accelerator: 'CmdOrCtrl+Shift+Z' })
    expect(item('Hint')).toMatchObject({ accelerator: 'H', registerAccelerator: false })
    // Electron has no name for this key, so it stands in the words.
    expect(item('Let the bots wait (Pause)')!.accelerator).toBeUndefined()
    click('Hint')
    click('About Story Deck')
    expect(said).toEqual([
      { is: 'command', command: 'table.hint' },
      { is: 'command', command: 'about' },
    ])
  })

  test('a Mac has its own first menu, and no single letter is taken from typing', () => {
    const { powers, item, bar, items } = desktop('darwin')
    powers.remember!([])
    powers.showKeys!({ new: 'Ctrl+N', 'table.hint': 'H' })
    expect(bar()).toEqual(['Story Deck', '&File', '&Edit', '&View', '&Match', 'windowMenu', 'help'])
    expect(item('New')!.accelerator).toBe('CmdOrCtrl+N')
    expect(item('Hint (H)')!.accelerator).toBeUndefined()
    expect(items().filter(({ role }) => role === 'quit')).toHaveLength(1)
  })

  test('every accelerator is one that Electron understands', () => {
    const presses = ['Ctrl+1', 'Ctrl+,', '?', '/', 'F1', 'Ctrl++', 'Ctrl+-', 'Shift+F10', 'ArrowLeft', 'Ctrl+ArrowRight', 'Space', 'Delete']
    expect(presses.map(acceleratorOf)).toEqual([
      'CmdOrCtrl+1',
      'CmdOrCtrl+,',
      '?',
      '/',
      'F1',
      'CmdOrCtrl+Plus',
      'CmdOrCtrl+-',
      'Shift+F10',
      'Left',
      'CmdOrCtrl+Right',
      'Space',
      'Delete',
    ])
    for (const none of ['Pause', '', 'é', 'Ctrl+Ä', 'ContextMenu']) expect(acceleratorOf(none), none).toBeUndefined()
  })

  test('a chosen file is brought, the data folder is shown, and developer tools are for developers', async () => {
    const own = desktop('linux', true)
    own.powers.remember!([])
    own.click('Open a file…')
    own.click('Open data folder')
    await soon()
    expect(own.brought).toEqual(['/chosen/my.deck'])
    expect(own.calls).toEqual([`show ${join('/data', 'story-deck.db')}`])
    expect(own.items().some(({ role }) => role === 'toggleDevTools')).toBe(false)
    const developer = desktop('linux')
    developer.powers.remember!([])
    expect(developer.items().some(({ role }) => role === 'toggleDevTools')).toBe(true)
  })
})

describe('what was open last (UX 3.6)', () => {
  test('it stands in the menu, leads there, and can be cleared', () => {
    const { powers, click, said, item, calls } = desktop('linux')
    powers.remember!(recents)
    // One that Windows would take for the mark of a letter is doubled.
    expect(item('Salt  smoke (campaign)')!.label).toBe('Salt && smoke (campaign)')
    click('Once more (match)')
    expect(said).toEqual([{ is: 'place', kind: 'match', id: 'ab-12' }])
    click('Clear list')
    expect(calls).toEqual(['clear'])
    expect(item('Nothing yet')).toBeDefined()
  })

  test('Windows gets a jump list, each entry a start that leads there', () => {
    const { powers, calls } = desktop('win32')
    powers.remember!(recents)
    expect(calls).toHaveLength(1)
    const [{ items }] = jumpList(recents, '/opt/story-deck') as [{ items: { args: string; title: string }[] }]
    expect(items.map(({ args }) => placeIn([args]))).toEqual(recents.map(({ kind, id }) => ({ kind, id })))
    expect(jumpList([], '/opt/story-deck')).toEqual([])
  })

  test('a word of a command line that is no such place leads nowhere', () => {
    expect(placeArgument({ kind: 'deck', id: '12' })).toBe('--open=deck:12')
    for (const word of ['--open=deck:', '--open=card:1', '--open=deck:../../x', '--open=deck:1 2', 'open=deck:1'])
      expect(placeIn([word]), word).toBeUndefined()
  })
})
