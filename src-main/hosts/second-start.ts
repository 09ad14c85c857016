/**
 * A second start of the browser host: the first one has the data, so it is asked for a new address and handed the files that the
 * second was to open. What the two know each other by lies in the data folder, for its owner alone, as long as the first one runs.
 */
import { randomBytes } from 'node:crypto'
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'

/** The path that a second start asks for, and the line of its head that says who it is; no page of a browser can send that. */
export const againPath = '/again'
export const againHeader = 'story-deck-again'
export const wordsHeader = 'story-deck-words'

/** How long the first one may take to answer, in milliseconds. */
const patience = 3_000

const noteIn = (folder: string) => join(folder, 'running.json')

export const newSecret = () => randomBytes(32).toString('base64url')

/** Leaves word where the app runs; the result takes it away again. A folder that takes nothing stops nothing. */
export function leaveWord(folder: string, port: number, secret: string): () => void {
  const file = noteIn(folder)
  try {
    // Another one's note must not lend its rights.
    rmSync(`${file}.new`, { force: true })
    writeFileSync(`${file}.new`, JSON.stringify({ port, secret }), { mode: 0o600, flag: 'wx' })
    renameSync(`${file}.new`, file)
  } catch {
    return () => {}
  }
  return () => rmSync(file, { force: true })
}

/** Asks the app that runs on the data in `folder` for a new address, and hands over what is to be opened; undefined if it does not answer. */
export async function askFirst(folder: string, words: readonly string[]): Promise<string | undefined> {
  let note: { readonly port?: unknown; readonly secret?: unknown }
  try {
    note = JSON.parse(readFileSync(noteIn(folder), 'utf8')) as typeof note
  } catch {
    return undefined
  }
  const { port, secret } = note
  if (typeof port !== 'number' || typeof secret !== 'string') return undefined
  const headers = { [againHeader]: secret, [wordsHeader]: encodeURIComponent(JSON.stringify(words)) }
  return new Promise((resolve) => {
    const asked = request({ host: '127.0.0.1', port, path: againPath, headers, timeout: patience }, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (more: string) => {
        text += more
      })
      answer.on('end', () => resolve(answer.statusCode === 200 && text.startsWith('http://127.0.0.1:') ? text.trim() : undefined))
    })
    asked.on('timeout', () => asked.destroy())
    asked.on('error', () => resolve(undefined))
    asked.end()
  })
}

/** The words that came along; none, if they make no sense. */
export function wordsOf(header: string | undefined): readonly string[] {
  try {
    const words = JSON.parse(decodeURIComponent(header ?? '[]')) as unknown
    return Array.isArray(words) ? words.filter((each): each is string => typeof each === 'string').slice(0, 20) : []
  } catch {
    return []
  }
}
