/** What a command is given: its options and its files. Whatever is wrong with them is said in one line. */
import { readFileSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { ShelfError } from '../../db/shelf-error.ts'

/** The person at the keyboard asked for something that cannot be done. One line, fit to show; the program ends with 2. */
export class Complaint extends Error {
  override readonly name = 'Complaint'
}

/** What every file of the command line exports: does its work and says how the program ends. */
export interface Command {
  run(args: string[]): Promise<number>
}

/** The options of a command, by Node's own parser, which is strict: what it does not know it refuses. */
export function options<const T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  const joined: T = { ...config, args: withNegatives(config.args ?? []) }
  try {
    return parseArgs(joined)
  } catch (error) {
    // Node's message goes on about how to write arguments that begin with a dash.
    throw new Complaint(error instanceof Error ? `${error.message.split(/\. |\n/)[0]}.`.replace('..', '.') : String(error))
  }
}

/** `--seed -5` as Node's parser wants it: `--seed=-5`. */
function withNegatives(args: readonly string[]): string[] {
  const joined: string[] = []
  for (const each of args) {
    const before = joined.at(-1)
    if (/^-\d/.test(each) && before !== undefined && /^--[^=]+$/.test(before)) joined[joined.length - 1] = `${before}=${each}`
    else joined.push(each)
  }
  return joined
}

/** A whole number from `least` to `most`, or the number to take when nothing was said. */
export function wholeNumber(name: string, said: string | undefined, otherwise: number, least = 0, most = Number.MAX_SAFE_INTEGER): number {
  if (said === undefined) return otherwise
  const value = Number(said)
  if (!/^-?\d+$/.test(said) || !Number.isSafeInteger(value)) throw new Complaint(`--${name} takes a whole number, not "${said}".`)
  if (value < least) throw new Complaint(`--${name} must be at least ${least}.`)
  if (value > most) throw new Complaint(`--${name} must be at most ${most}.`)
  return value
}

/** The bytes of a file that a person named, unless it is larger than such files are. */
export function readNamed(file: string, maxBytes: number): Uint8Array {
  const name = basename(file)
  try {
    const about = statSync(file)
    if (about.isDirectory()) throw new Complaint(`${name} is a folder, not a file.`)
    // A pipe comes to its end, a device like /dev/zero need not.
    if (!about.isFile() && !about.isFIFO()) throw new Complaint(`${name} is no file.`)
    const tooLarge = new Complaint(`${name} is larger than ${maxBytes / 1024 / 1024} MB.`)
    if (about.size > maxBytes) throw tooLarge
    const bytes = readFileSync(file)
    // How much comes through a pipe is not known before.
    if (bytes.length > maxBytes) throw tooLarge
    return bytes
  } catch (error) {
    if (error instanceof Complaint) throw error
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    throw new Complaint(code === 'ENOENT' ? `There is no file ${name}.` : `${name} cannot be read.`)
  }
}

/** Does what may fail for a reason that the shelf names; the reason is what the person is told. */
export function complaining<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof ShelfError)) throw error
    throw new Complaint([error.message, error.hint].filter(Boolean).join(' '), { cause: error })
  }
}

/** No saved match is larger. */
const mostBytes = 20 * 1024 * 1024

export function readJson(file: string): unknown {
  const text = new TextDecoder().decode(readNamed(file, mostBytes))
  try {
    return JSON.parse(text)
  } catch (error) {
    const [, at] = /at position (\d+)/.exec(String(error)) ?? []
    const where = at === undefined ? '' : ` (line ${text.slice(0, Number(at)).split('\n').length})`
    throw new Complaint(`${basename(file)} is not JSON${where}.`)
  }
}
