/**
 * Opens the person's browser at the start address, without the address standing on a command line, where every user of
 * the machine could read it: the browser is given a file that only its owner can read and that leads on.
 */
import { spawn } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Why no browser can be opened here, or undefined if one may try. */
export function noBrowser(
  env: Readonly<Record<string, string | undefined>> = process.env,
  platform = process.platform,
): string | undefined {
  if (env['CI']) return 'this is a build machine'
  return platform === 'linux' && !env['DISPLAY'] && !env['WAYLAND_DISPLAY'] ? 'there is no display' : undefined
}

/** Writes the file that leads to `url`, for its owner alone, and returns its path. */
export function writeRedirect(folder: string, url: string): string {
  const file = join(folder, 'start.html')
  // A file that exists keeps its old rights, so it must not exist.
  rmSync(file, { force: true })
  const page = `<!doctype html><meta charset="utf-8"><meta name="referrer" content="no-referrer"><meta http-equiv="refresh" content="0;url=${url}"><title>Story Deck</title>\n`
  writeFileSync(file, page, { mode: 0o600, flag: 'wx' })
  return file
}

/** Opens the browser at a file. Whether it worked is not known; the printed address is there in any case. */
export function openBrowser(file: string, platform = process.platform): void {
  const url = pathToFileURL(file).href
  const [command, ...args] =
    platform === 'darwin' ? ['open', url] : platform === 'win32' ? ['rundll32', 'url.dll,FileProtocolHandler', url] : ['xdg-open', url]
  spawn(command!, args, { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref()
}
