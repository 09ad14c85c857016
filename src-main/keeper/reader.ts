/**
 * Has texts read in a thread of its own, with a heap limit and a clock (RELIABILITY 0.6, S28): whatever a person types,
 * the app goes on. A thread that is late or dies is replaced, and the text counts as unread.
 */
import type { Worker } from 'node:worker_threads'
import type { Named } from '../../grammar/link.ts'
import type { StartThread } from '../bot/think.ts'
import type { Log } from './log.ts'
import type { Asked, Read } from './reading.ts'

/** What the thread is told: the words of the library, or a text to read. */
export type Heard = { readonly cards: readonly Named[]; readonly texts: readonly string[] } | { readonly no: number; readonly asked: Asked }

/** What it answers. */
export type Said = 'ready' | { readonly no: number; readonly read: Read } | { readonly no: number; readonly trouble: string }

export interface Reader {
  /** Starts the thread, if it is not there: somebody is going to write. */
  wake(): void
  /** What a text means. Never rejects. */
  read(asked: Asked): Promise<Read>
  close(): Promise<void>
}

/** The words of the library; `edition` changes when they do. */
export interface Words {
  readonly edition: number
  readonly cards: () => readonly Named[]
  /** Texts that can be read, for their wordings. */
  readonly texts: () => readonly string[]
}

const heapLimit = { maxOldGenerationSizeMb: 192, stackSizeMb: 4 }
/** A text of the longest kind takes a fiftieth of this; a machine that does much else needs the rest. */
const usualMs = 6_000
const startMs = 15_000

interface Thread {
  readonly worker: Worker
  readonly awake: Promise<unknown>
  /** Which words it has been told. */
  edition?: number
}

export function reader(start: StartThread, words: () => Words, log: Log, milliseconds = usualMs): Reader {
  let thread: Thread | undefined
  let turn: Promise<unknown> = Promise.resolve()
  let last = 0
  /** What is kept was mostly read a moment before. */
  let lately: { readonly key: string; readonly edition: number; readonly read: Read } | undefined

  function running(): Thread {
    if (thread !== undefined) return thread
    const worker = start({ name: 'reader', resourceLimits: heapLimit })
    // The thread must not keep the program alive, and its death is not the program's.
    worker.unref()
    const mine: Thread = { worker, awake: hear(worker, (said) => said === 'ready' || undefined, startMs) }
    mine.awake.catch(() => undefined)
    const ended = () => {
      if (thread === mine) thread = undefined
    }
    worker.on('error', ended).on('exit', ended)
    thread = mine
    return mine
  }

  async function discard(): Promise<void> {
    const late = thread
    thread = undefined
    await late?.worker.terminate()
  }

  /** The thread, awake and told the words of the library. */
  async function ready(): Promise<Thread> {
    const mine = running()
    await mine.awake
    const { edition, cards, texts } = words()
    if (mine.edition !== edition) mine.worker.postMessage({ cards: cards(), texts: texts() } satisfies Heard)
    mine.edition = edition
    return mine
  }

  async function ask(asked: Asked): Promise<Read> {
    const no = ++last
    const key = JSON.stringify(asked)
    const { edition } = words()
    if (lately?.key === key && lately.edition === edition) return lately.read
    try {
      const mine = await ready()
      const heard = hear(mine.worker, (said) => (said !== 'ready' && said.no === no ? said : undefined), milliseconds)
      mine.worker.postMessage({ no, asked } satisfies Heard)
      const said = await heard
      if ('read' in said) {
        lately = { key, edition, read: said.read }
        return said.read
      }
      throw new Error(said.trouble)
    } catch (error) {
      log.error('reading a text', error)
      void discard()
      return unread(asked.text)
    }
  }

  return {
    wake() {
      // Who cannot be woken now is tried again with the first text.
      turn = turn.then(ready).catch(discard)
    },
    read(asked) {
      const read = turn.then(() => ask(asked))
      turn = read
      return read
    },
    close: discard,
  }
}

function unread(text: string): Read {
  const message = 'This text could not be read in time, so it counts as unread. Write it in shorter sentences.'
  return { steps: [], conditions: [], faults: [{ at: 0, length: text.length, message, expected: [], mends: [] }] }
}

/** The first thing the thread says that `wanted` makes something of. Rejects when there is none in time, or never will be. */
function hear<T>(worker: Worker, wanted: (said: Said) => T | undefined, milliseconds: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const settle = (how: () => void) => {
      clearTimeout(clock)
      worker.off('message', message).off('error', fail).off('exit', exit)
      how()
    }
    const message = (said: Said) => {
      const found = wanted(said)
      if (found !== undefined) settle(() => resolve(found))
    }
    const fail = (error: Error) => settle(() => reject(error))
    const exit = () => settle(() => reject(new Error('The thread ended.')))
    const clock = setTimeout(() => settle(() => reject(new Error(`The thread was late: ${milliseconds} ms were over.`))), milliseconds)
    worker.on('message', message).on('error', fail).on('exit', exit)
  })
}
