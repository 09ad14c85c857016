/**
 * Has files of cards read in a thread of its own, with a heap limit and a clock (RELIABILITY S28, L12): whatever a file
 * holds, the Keeper goes on. A text that takes too long ends the thread and counts as unread in the next; a file of which
 * too many do is refused.
 */
import type { Worker } from 'node:worker_threads'
import { calledTogether, type RawFile } from '../../db/brought-file.ts'
import type { Change, LibraryState, Plan, PlanRow, ReadChange } from '../../db/card-plan.ts'
import { ShelfError, type ShelfErrorCode } from '../../db/shelf-error.ts'
import type { StartThread } from '../bot/think.ts'

/** What the thread is to do. */
export type Job = { readonly library: LibraryState; readonly slow: readonly string[] } & (
  | { readonly do: 'plan'; readonly files: readonly RawFile[] }
  | { readonly do: 'read'; readonly change: Change }
)

/** A change without what comes in portions. */
type Rest = Omit<ReadChange, 'puts' | 'meanings'>

/** What the thread says: that it can be asked, which text it begins, a part of the result, its end, or why there is none. */
export type Said =
  | { readonly say: 'ready' }
  | { readonly say: 'text'; readonly id: string; readonly done: number; readonly total: number }
  | { readonly say: 'rows'; readonly rows: readonly PlanRow[] }
  | { readonly say: 'puts'; readonly puts: ReadChange['puts'] }
  | { readonly say: 'meanings'; readonly meanings: ReadChange['meanings'] }
  | { readonly say: 'plan'; readonly plan: Omit<Plan, 'rows' | 'change'>; readonly change: Rest }
  | { readonly say: 'change'; readonly change: Rest }
  | { readonly say: 'refused'; readonly code: ShelfErrorCode; readonly message: string; readonly hint: string | undefined }
  | { readonly say: 'trouble'; readonly message: string }

/** How long each part may take, in milliseconds of the thread's own time where that can be asked, and of the clock otherwise. */
export interface Patience {
  readonly start: number
  /** Reading the file itself, and telling the result. */
  readonly file: number
  /** One text. */
  readonly text: number
}

const usual: Patience = { start: 15_000, file: 15_000, text: 3_000 }
const heapLimit = { maxOldGenerationSizeMb: 256, stackSizeMb: 4 }
/** So many slow texts may a file have. */
const mostSlow = 5

export type Progress = (done: number, total: number) => void

export interface ImportThread {
  /** What taking files in would do. Rejects with a ShelfError where none can be read, or with the signal's reason. */
  plan(files: readonly RawFile[], library: LibraryState, progress: Progress, signal?: AbortSignal): Promise<Plan>
  /** A change with everything read that is to be read. */
  read(change: Change, library: LibraryState, progress?: Progress, signal?: AbortSignal): Promise<ReadChange>
  /** Somebody is about to have something read: a thread is started, which takes longer than most of what it then does. */
  wake(): void
  /** Ends whatever is being read. */
  close(): Promise<void>
}

/** What a thread came to: its last word, with the portions that came before; or the text that it was late with. */
interface Result {
  readonly rows: readonly PlanRow[]
  readonly puts: ReadChange['puts']
  readonly meanings: ReadChange['meanings']
  readonly end: Extract<Said, { readonly say: 'plan' | 'change' }>
}

/** A thread, and whether it has said that it can be asked. */
interface Hired {
  readonly worker: Worker
  isReady: boolean
  /** It did its work to the end, and can be given more. */
  isFit: boolean
}

/** So long a thread waits for more to do, in milliseconds: who brings one file may bring another. */
const idleMs = 120_000

export function importThread(start: StartThread, patience: Patience = usual): ImportThread {
  const running = new Set<Worker>()
  let spare: Hired | undefined
  let idle: NodeJS.Timeout | undefined
  /** Ends listening to the one that waits. */
  let deaf = () => {}

  function hire(): Hired {
    const worker = start({ name: 'imports', resourceLimits: heapLimit })
    // The thread must not keep the program alive, and its death is not the program's.
    worker.unref()
    running.add(worker)
    worker.on('error', () => {})
    return { worker, isReady: false, isFit: false }
  }

  function dismiss({ worker }: Hired): void {
    running.delete(worker)
    void worker.terminate()
  }

  /** Has a thread wait for more; one is enough. */
  function keep(hired: Hired): void {
    if (spare !== undefined) return dismiss(hired)
    spare = hired
    const gone = () => {
      if (spare === hired) spare = undefined
      dismiss(hired)
    }
    const hear = (said: Said) => {
      if (said.say === 'ready') hired.isReady = true
    }
    deaf = listen(hired.worker, hear, gone, gone)
    clearTimeout(idle)
    idle = setTimeout(gone, idleMs)
    idle.unref()
  }

  /** The thread that waits, or a new one. */
  function take(): Hired {
    const hired = spare ?? hire()
    clearTimeout(idle)
    deaf()
    spare = undefined
    hired.isFit = false
    return hired
  }

  async function run(job: (slow: readonly string[]) => Job, file: string, progress: Progress, signal?: AbortSignal): Promise<Result> {
    const slow: string[] = []
    for (;;) {
      const hired = take()
      try {
        const result = await oneRun(hired, job([...slow]), file, patience, progress, signal)
        if (typeof result !== 'string') return result
        slow.push(result)
        if (slow.length > mostSlow)
          throw new ShelfError(
            'too_slow',
            `More than ${mostSlow} texts of ${file} take longer to read than they may.`,
            'Shorten the texts, or split the file.',
          )
      } finally {
        if (hired.isFit) keep(hired)
        else dismiss(hired)
      }
    }
  }

  return {
    async plan(files, library, progress, signal) {
      const called = calledTogether(files.map(({ file }) => file))
      const { rows, puts, meanings, end } = await run((slow) => ({ do: 'plan', files, library, slow }), called, progress, signal)
      if (end.say !== 'plan') throw new Error('The thread planned nothing.')
      return { ...end.plan, rows, change: { ...end.change, puts, meanings } }
    },
    async read(change, library, progress = () => {}, signal) {
      const { puts, meanings, end } = await run((slow) => ({ do: 'read', change, library, slow }), 'the library', progress, signal)
      return { ...end.change, puts, meanings }
    },
    wake() {
      if (spare === undefined) keep(hire())
    },
    async close() {
      clearTimeout(idle)
      spare = undefined
      await Promise.all([...running].map((worker) => worker.terminate()))
    },
  }
}

/** So often what the clock allows may pass before a thread that had no time of its own is given up. */
const mostTimes = 8

/** The time that a thread has been at work, in milliseconds: on a machine with more to do it is less than has passed. Nothing where that cannot be told. */
async function timeOf(worker: Worker): Promise<number | undefined> {
  // Not every Node that runs the app has this.
  if (typeof worker.cpuUsage !== 'function') return undefined
  try {
    const { user, system } = await worker.cpuUsage()
    return (user + system) / 1000
  } catch {
    // The thread has ended.
    return undefined
  }
}

/** Listens to a thread; what comes back ends that. */
function listen(worker: Worker, message: (said: Said) => void, error: () => void, exit: () => void): () => void {
  worker.on('message', message).on('error', error).on('exit', exit)
  return () => void worker.off('message', message).off('error', error).off('exit', exit)
}

/** One run of a thread to its end, or to the text that it is late with. */
function oneRun(
  hired: Hired,
  job: Job,
  file: string,
  patience: Patience,
  progress: Progress,
  signal?: AbortSignal,
): Promise<Result | string> {
  const { worker } = hired
  return new Promise((resolve, reject) => {
    const rows: PlanRow[] = []
    const puts: ReadChange['puts'][number][] = []
    const meanings: ReadChange['meanings'][number][] = []
    let text = ''
    let clock: NodeJS.Timeout
    /** Which part of the work the clock is for: an answer about an earlier one comes too late. */
    let part = 0

    const settle = (how: () => void) => {
      part++
      clearTimeout(clock)
      signal?.removeEventListener('abort', stop)
      stopListening()
      how()
    }
    const fail = (error: Error) => settle(() => reject(error))
    const tooSlow = () =>
      fail(
        new ShelfError(
          'too_slow',
          `${file} takes too long to be read. Nothing was changed.`,
          'Split the file, or try again when the machine has less to do.',
        ),
      )
    const late = () => (text === '' ? tooSlow() : settle(() => resolve(text)))
    const wait = (milliseconds: number) => {
      const own = ++part
      const begun = timeOf(worker)
      let times = 0
      const again = (left: number) => {
        clearTimeout(clock)
        clock = setTimeout(async () => {
          // A thread that had not begun yet had no time.
          const [from = 0, now] = [await begun, await timeOf(worker)]
          if (own !== part) return
          const rest = now === undefined ? 0 : milliseconds - (now - from)
          if (rest < 1 || ++times >= mostTimes) return late()
          again(Math.max(rest, milliseconds / mostTimes))
        }, left)
      }
      again(milliseconds)
    }
    const stop = () => fail(new ShelfError('stale', 'This was cancelled. Nothing was changed.'))

    const begin = () => {
      hired.isReady = true
      wait(patience.file)
      worker.postMessage(job)
    }

    const hear = (said: Said) => {
      switch (said.say) {
        case 'ready':
          return begin()
        case 'text':
          text = said.id
          wait(text === '' ? patience.file : patience.text)
          return progress(said.done, said.total)
        case 'rows':
          return void rows.push(...said.rows)
        case 'puts':
          return void puts.push(...said.puts)
        case 'meanings':
          return void meanings.push(...said.meanings)
        case 'refused':
          hired.isFit = true
          return fail(new ShelfError(said.code, said.message, said.hint))
        case 'trouble':
          return fail(new Error(said.message))
        case 'plan':
        case 'change':
          hired.isFit = true
          return settle(() => resolve({ rows, puts, meanings, end: said }))
      }
    }
    // Out of memory, most likely: the text it was at is as good as too slow.
    const stopListening = listen(worker, hear, late, tooSlow)
    signal?.addEventListener('abort', stop)
    if (hired.isReady) begin()
    else wait(patience.start)
    if (signal?.aborted) stop()
  })
}
