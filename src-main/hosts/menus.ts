/**
 * The menus of the desktop app. An item says to the window which command was chosen, by the ids that the window's own keys and its
 * list of commands go by; what the system does by itself (copying, zooming, quitting) it does here. Keys are shown as the window
 * has them; the window listens for them itself.
 */
import type * as Electron from 'electron'
import type { HostNews, Recent } from '../contract/host.ts'

type Item = Electron.MenuItemConstructorOptions

export interface MenuOptions {
  readonly platform: NodeJS.Platform
  /** Developer tools are for those who build the app. */
  readonly developer: boolean
  readonly recents: readonly Recent[]
  /** Keys by command: `Ctrl+N`, `H`, `ArrowLeft`. */
  readonly keys: Readonly<Record<string, string>>
  say(news: HostNews): void
  /** Lets the person choose files to open. */
  openFiles(): void
  openFolder(): void
  clearRecents(): void
}

/** Names of keys that Electron has otherwise. */
const electronKeys: Readonly<Record<string, string>> = {
  Ctrl: 'CmdOrCtrl',
  ArrowLeft: 'Left',
  ArrowRight: 'Right',
  ArrowUp: 'Up',
  ArrowDown: 'Down',
  Escape: 'Esc',
  '+': 'Plus',
}

/** Keys that can stand in a menu as such. */
const known =
  /^((CmdOrCtrl|Alt|Shift)\+)*([0-9A-Z`~!@#$%^&*()\-_=[\]{}\\|;:'",.<>/?]|F\d{1,2}|Plus|Space|Tab|Backspace|Delete|Insert|Enter|Up|Down|Left|Right|Home|End|PageUp|PageDown|Esc)$/

/** A press as the window names it, as Electron does; undefined if Electron has no name for it. */
export function acceleratorOf(press: string): string | undefined {
  const parts = press.match(/[^+]+|\+$/g) ?? []
  const named = parts.map((each) => electronKeys[each] ?? each).join('+')
  return known.test(named) ? named : undefined
}

/** The whole menu bar, from left to right. */
export function menuTemplate(options: MenuOptions): Item[] {
  const { platform, developer, recents, say } = options
  const isMac = platform === 'darwin'
  const line: Item = { type: 'separator' }

  function command(label: string, id: string): Item {
    const press = options.keys[id] ?? ''
    const accelerator = acceleratorOf(press)
    const click = () => say({ is: 'command', command: id })
    // A Mac takes every key of a menu for itself, and single letters are for typing.
    if (accelerator === undefined || (isMac && !accelerator.startsWith('CmdOrCtrl+')))
      return { label: press === '' ? label : `${label} (${press})`, click }
    return { label, accelerator, registerAccelerator: false, click }
  }

  const recent: Item[] = recents.map(({ kind, id, name }) => ({
    // An ampersand would be taken for the mark of a letter.
    label: `${name.replaceAll('&', '&&')} (${kind})`,
    click: () => say({ is: 'place', kind, id }),
  }))

  const app: Item = {
    label: 'Story Deck',
    submenu: [
      command('About Story Deck', 'about'),
      line,
      command('Settings…', 'go.settings'),
      line,
      { role: 'services' },
      line,
      { role: 'hide' },
      { role: 'hideOthers' },
      { role: 'unhide' },
      line,
      { role: 'quit' },
    ],
  }
  const file: Item = {
    label: '&File',
    submenu: [
      command('&New', 'new'),
      command('New &match', 'go.new'),
      line,
      { ...command('&Open a file…', 'open'), click: () => options.openFiles() },
      {
        label: 'Open &recent',
        submenu:
          recent.length === 0
            ? [{ label: 'Nothing yet', enabled: false }]
            : [...recent, line, { label: 'Clear list', click: () => options.clearRecents() }],
      },
      line,
      command('&Print', 'print'),
      { label: 'Open &data folder', click: () => options.openFolder() },
      ...(isMac ? [line, { role: 'close' } as const] : [line, command('&Settings', 'go.settings'), line, { role: 'quit' } as const]),
    ],
  }
  const edit: Item = {
    label: '&Edit',
    submenu: [
      command('&Undo', 'undo'),
      command('&Redo', 'redo'),
      line,
      { role: 'cut' },
      { role: 'copy' },
      { role: 'paste' },
      { role: 'selectAll' },
      line,
      command('Copy as a &list', 'list.copy'),
      command('Paste a li&st', 'list.paste'),
      command('&Duplicate', 'duplicate'),
      line,
      command('&Find on this screen', 'search'),
      command('Find &anything', 'palette'),
    ],
  }
  const view: Item = {
    label: '&View',
    submenu: [
      command('&Home', 'go.home'),
      command('&Library', 'go.library'),
      command('&Decks', 'go.decks'),
      command('Co&llection', 'go.collection'),
      command('&Workshop', 'go.workshop'),
      command('&Table', 'go.table'),
      command('&Campaigns', 'go.campaigns'),
      command('&Rules', 'go.rules'),
      line,
      command('Larger text', 'text.larger'),
      command('Smaller text', 'text.smaller'),
      command('Usual text', 'text.usual'),
      line,
      { role: 'togglefullscreen' },
      ...(developer ? [{ role: 'reload' } as const, { role: 'toggleDevTools' } as const] : []),
    ],
  }
  const match: Item = {
    label: '&Match',
    submenu: [
      command('&Main button', 'table.main'),
      command('&All choices', 'table.all'),
      line,
      command('Take &back', 'table.back'),
      command('Do a&gain', 'redo'),
      line,
      command('&Hint', 'table.hint'),
      command('&Odds', 'table.odds'),
      command('&Why', 'table.why'),
      line,
      command('&Log', 'table.log'),
      command('&Requirements', 'table.tracker'),
      command('Ma&p', 'table.map'),
      command('Let the bots wa&it', 'table.hold'),
    ],
  }
  const help: Item = {
    role: 'help',
    submenu: [
      command('&Rules of what has the focus', 'help'),
      command('&Keys', 'sheet'),
      line,
      command('Report a &problem', 'report'),
      ...(isMac ? [] : [line, command('&About Story Deck', 'about')]),
    ],
  }
  return [...(isMac ? [app] : []), file, edit, view, match, ...(isMac ? [{ role: 'windowMenu' } as const] : []), help]
}

/** The list that Windows keeps at the icon in the task bar: what was at hand last, each a start of the app with that place. */
export function jumpList(recents: readonly Recent[], program: string): Electron.JumpListCategory[] {
  const items = recents.map(({ kind, id, name }) => ({
    type: 'task' as const,
    title: name.slice(0, 255),
    description: `Open this ${kind}`,
    program,
    args: placeArgument({ kind, id }),
    iconPath: program,
    iconIndex: 0,
  }))
  return items.length === 0 ? [] : [{ type: 'custom', name: 'Recent', items }]
}

const argument = /^--open=(deck|match|campaign):([\w-]{1,64})$/

/** A place as a word of a command line, and back. */
export const placeArgument = ({ kind, id }: Pick<Recent, 'kind' | 'id'>): string => `--open=${kind}:${id}`

export function placeIn(words: readonly string[]): Pick<Recent, 'kind' | 'id'> | undefined {
  for (const word of words) {
    const [, kind, id] = argument.exec(word) ?? []
    if (kind !== undefined && id !== undefined) return { kind: kind as Recent['kind'], id }
  }
  return undefined
}
