/**
 * What the desktop has around the window: the menu bar, the lists of what was open last, the chooser of files, the data folder.
 * Electron comes in as an argument, so that it can be tried where there is none.
 */
import { join } from 'node:path'
import type * as Electron from 'electron'
import type { Recent } from '../contract/host.ts'
import type { HostPowers } from '../keeper/data.ts'
import { jumpList, menuTemplate } from './menus.ts'
import { fileKinds, type HostDesk } from './opened-files.ts'

/** The part of Electron that this needs. */
export interface AroundLike {
  readonly app: Pick<Electron.App, 'addRecentDocument' | 'clearRecentDocuments' | 'isPackaged' | 'setJumpList'>
  readonly dialog: Pick<Electron.Dialog, 'showOpenDialog'>
  readonly shell: Pick<Electron.Shell, 'showItemInFolder'>
  readonly Menu: {
    buildFromTemplate(template: Electron.MenuItemConstructorOptions[]): unknown
    setApplicationMenu(menu: never): void
  }
}

export interface AroundOptions {
  readonly desk: HostDesk
  readonly dataDir: string
  readonly platform: NodeJS.Platform
  /** The program that a list of the system starts. */
  readonly program: string
}

export function desktopPowers(electron: AroundLike, { desk, dataDir, platform, program }: AroundOptions): HostPowers {
  const { app, dialog, shell, Menu } = electron
  let recents: readonly Recent[] = []
  let keys: Readonly<Record<string, string>> = {}

  const openFolder = () => shell.showItemInFolder(join(dataDir, 'story-deck.db'))

  async function chooseFiles(): Promise<void> {
    const { filePaths } = await dialog.showOpenDialog({
      title: 'Open a file',
      properties: ['openFile', 'multiSelections'],
      filters: [
        { name: 'Decks, matches, cards, all data', extensions: [...fileKinds] },
        { name: 'All files', extensions: ['*'] },
      ],
    })
    for (const path of filePaths) desk.bring(path)
  }

  function show(): void {
    const template = menuTemplate({
      platform,
      developer: !app.isPackaged,
      recents,
      keys,
      say: desk.say,
      openFiles: () => void chooseFiles(),
      openFolder,
      clearRecents() {
        app.clearRecentDocuments()
        remember([])
      },
    })
    Menu.setApplicationMenu(Menu.buildFromTemplate(template) as never)
  }

  function remember(now: readonly Recent[]): void {
    recents = now
    show()
    if (platform === 'win32') app.setJumpList([...jumpList(recents, program), { type: 'recent' }])
  }

  return {
    kind: 'desktop',
    can: [
      'print',
      'save files',
      'full screen',
      'open the data folder',
      'open files by double click',
      'native menus',
      'remember the place of the window',
    ],
    cannot: [],
    desk,
    openFolder,
    remember,
    showKeys(now) {
      keys = now
      show()
    },
  }
}
