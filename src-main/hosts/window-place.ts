/** Where the desktop window was: its place, size and screen come back at the next start, and what lies off every screen is brought in. */
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import type * as Electron from 'electron'

/** A rectangle on the desktop, in the system's points. */
export type Area = Pick<Electron.Rectangle, 'x' | 'y' | 'width' | 'height'>

export interface WindowPlace extends Area {
  readonly maximised: boolean
  readonly fullScreen: boolean
}

/** What the window can say of where it is. */
export type Placed = Pick<Electron.BrowserWindow, 'getNormalBounds' | 'isMaximized' | 'isFullScreen'> & {
  on(event: string, listen: () => void): unknown
}

export const leastSize = { width: 720, height: 560 } as const
const usualSize = { width: 1280, height: 860 } as const

/** So much of the upper edge must be on a screen for the window to be moved by it. */
const grip = { width: 120, height: 32 } as const

/** How long the window must be still before its place is written down, in milliseconds. */
const stillFor = 500

/**
 * Where the window opens: as it was, where that can be seen on one of the screens; in the middle of the first one where not. It is
 * never larger than its screen. `screens` are the areas that windows may use, the first one's first.
 */
export function placeOn(kept: WindowPlace | undefined, screens: readonly Area[]): WindowPlace {
  const home = kept && screens.find((screen) => isSeen(kept, screen))
  const screen = home ?? screens[0]
  const wanted = kept ?? { ...usualSize, maximised: false, fullScreen: false }
  const { maximised, fullScreen } = wanted
  if (screen === undefined) return { x: 0, y: 0, ...usualSize, maximised, fullScreen }
  const width = Math.min(Math.max(wanted.width, leastSize.width), screen.width)
  const height = Math.min(Math.max(wanted.height, leastSize.height), screen.height)
  const x = home && kept ? within(kept.x, screen.x, screen.width - width) : screen.x + Math.round((screen.width - width) / 2)
  const y = home && kept ? within(kept.y, screen.y, screen.height - height) : screen.y + Math.round((screen.height - height) / 2)
  return { x, y, width, height, maximised, fullScreen }
}

const within = (at: number, from: number, room: number): number => Math.min(Math.max(at, from), from + room)

function isSeen({ x, y, width }: Area, screen: Area): boolean {
  const across = Math.min(x + width, screen.x + screen.width) - Math.max(x, screen.x)
  const down = Math.min(y + grip.height, screen.y + screen.height) - Math.max(y, screen.y)
  return across >= grip.width && down >= grip.height / 2
}

/** The place that was written down; nothing, if there is none or it makes no sense. */
export function keptPlace(file: string): WindowPlace | undefined {
  try {
    const { x, y, width, height, maximised, fullScreen } = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, unknown>>
    const numbers = [x, y, width, height].filter((each): each is number => Number.isSafeInteger(each))
    const [left, top, across, down] = numbers
    if (left === undefined || top === undefined || across === undefined || down === undefined) return undefined
    return { x: left, y: top, width: across, height: down, maximised: maximised === true, fullScreen: fullScreen === true }
  } catch {
    return undefined
  }
}

/** Writes the place of a window down whenever it has come to rest, and when it is closed. A disk that refuses stops nothing. */
export function keepPlace(window: Placed, file: string): void {
  let still: NodeJS.Timeout | undefined
  let written = ''
  const write = () => {
    clearTimeout(still)
    const place: WindowPlace = { ...window.getNormalBounds(), maximised: window.isMaximized(), fullScreen: window.isFullScreen() }
    const text = JSON.stringify(place)
    if (text === written) return
    try {
      // Whole or not at all: a half-written one would be none.
      writeFileSync(`${file}.new`, text, { mode: 0o600 })
      renameSync(`${file}.new`, file)
      written = text
    } catch {
      // The window opens where it usually does.
    }
  }
  const soon = () => {
    clearTimeout(still)
    still = setTimeout(write, stillFor).unref()
  }
  for (const event of ['resize', 'move', 'maximize', 'unmaximize', 'enter-full-screen', 'leave-full-screen']) window.on(event, soon)
  window.on('close', write)
}
