/** What a command is given: its options and its files. Whatever is wrong with them is said in one line. */
import { readFileSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import { type ParseArgsConfig, parseArgs } from 'node:util'

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
  try {
    return parseArgs(config)
  } catch (error) {
    // Node's message goes on about how to write arguments that begin with a dash.
    throw new Complaint(error instanceof Error ? `${error.message.split(/\. |\n/)[0]}.`.replace('..', '.') : String(error))
  }
}

/** A whole number from `least` up, or the number to take when nothing was said. */
export function wholeNumber(name: string, said: string | undefined, otherwise: number, least = 0): number {
  if (said === undefined) return otherwise
  const value = Number(said)
  if (!/^-?\d+$/.test(said) || !Number.isSafeInteger(value)) throw new Complaint(`--${name} takes a whole number, not "${said}".`)
  if (value < least) throw new Complaint(`--${name} must be at least ${least}.`)
  return value
}

/** No file that people hand in is larger. */
const mostBytes = 20_000_000

export function readText(file: string): string {
  const name = basename(file)
  try {
    if (statSync(file).size > mostBytes) throw new Complaint(`${name} is too large to be read.`)
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (error instanceof Complaint) throw error
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'ENOENT') throw new Complaint(`There is no file ${name}.`)
    if (code === 'EISDIR') throw new Complaint(`${name} is a folder, not a file.`)
    throw new Complaint(`${name} cannot be read.`)
  }
}

export function readJson(file: string): unknown {
  const text = readText(file)
  try {
    return JSON.parse(text)
  } catch (error) {
    const [, at] = /at position (\d+)/.exec(String(error)) ?? []
    const where = at === undefined ? '' : ` (line ${text.slice(0, Number(at)).split('\n').length})`
    throw new Complaint(`${basename(file)} is not JSON${where}.`)
  }
}
