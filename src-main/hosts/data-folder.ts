/** Where a person's matches, decks and campaigns lie; the same folder for the desktop and the browser host. */
import { mkdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { isAbsolute, join, resolve } from 'node:path'

type Environment = Readonly<Record<string, string | undefined>>

/** The folder by name only; `STORY_DECK_DATA_DIR` wins over the place that is usual on the system. */
export function dataFolder(env: Environment = process.env, platform: NodeJS.Platform = process.platform, home = homedir()): string {
  const chosen = env['STORY_DECK_DATA_DIR']
  if (chosen) return resolve(chosen)
  if (platform === 'win32') return join(env['APPDATA'] ?? join(home, 'AppData', 'Roaming'), 'story-deck')
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'story-deck')
  // The XDG rules say a relative path is to be ignored.
  const config = env['XDG_CONFIG_HOME']
  return join(config && isAbsolute(config) ? config : join(home, '.config'), 'story-deck')
}

/**
 * Makes the folder if it is not there, for its owner alone, and from now on every file of this process likewise:
 * other users of the machine read neither matches nor keys.
 */
export function makeDataFolder(folder: string): string {
  process.umask(0o077)
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
  } catch (error) {
    const reason =
      (error as NodeJS.ErrnoException).code === 'EEXIST' ? 'there is a file of that name' : (error as Error).message.split(',')[0]
    throw new Error(`The data folder cannot be made (${reason}). Choose another one with STORY_DECK_DATA_DIR.`)
  }
  return folder
}
