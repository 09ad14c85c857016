/**
 * Files on their way from wherever they were dropped or opened to whoever takes their kind: the screen that is shown, if it does, or
 * the way that leads to the one that does. One at a time, since each is looked at before anything is taken in; cards of sets alone
 * are looked at all together.
 */
import { complain } from '../state/messages.svelte.ts'
import { reportedMatch } from './files.ts'
import { type FileKind, kindsOf, whatCanBe } from './what-file.ts'

export interface Handed {
  readonly file: File
  readonly kind: FileKind
  /** Others that came with it and are looked at together with it. */
  readonly more: readonly File[]
}

let current = $state.raw<Handed>()
const waiting: File[] = []
let looking = false

export const handing = {
  /** What is to be looked at now. */
  get current(): Handed | undefined {
    return current
  },
}

/** Files from anywhere. What nobody knows is told. */
export async function hand(files: Iterable<File>): Promise<void> {
  waiting.push(...files)
  if (!looking && current === undefined) await next()
}

/** The file was taken, or is not wanted; the next one, if more came. */
export function handled(): void {
  current = undefined
  void next()
}

async function next(): Promise<void> {
  looking = true
  try {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      const found = await looked(file)
      if (found === undefined) continue
      current = { ...found, more: found.kind === 'cards' ? await othersOf(found.kind) : [] }
      return
    }
  } finally {
    looking = false
  }
}

/** Takes those that wait and are of this kind too. */
async function othersOf(kind: FileKind): Promise<readonly File[]> {
  const others = [...waiting]
  const kinds = await Promise.all(others.map((file) => kindsOf(file).catch((): readonly FileKind[] => [])))
  const mine = others.filter((_, at) => kinds[at]![0] === kind)
  for (const each of mine) waiting.splice(waiting.indexOf(each), 1)
  return mine
}

async function looked(file: File): Promise<Omit<Handed, 'more'> | undefined> {
  try {
    const [kind] = await kindsOf(file)
    if (kind === undefined) throw new Error(`${file.name} is nothing that Story Deck knows. ${whatCanBe}`)
    // Of a report the match is what can be opened.
    return kind === 'report' ? { file: await reportedMatch(file), kind: 'match' } : { file, kind }
  } catch (error) {
    complain(error)
    return undefined
  }
}

/** Files as a list that a screen can take as if they had been chosen there. */
export function asList(files: readonly File[]): FileList {
  const carrier = new DataTransfer()
  for (const each of files) carrier.items.add(each)
  return carrier.files
}
