/** The thread that files of cards are read in (import-thread.ts). Imported with `?nodeWorker`. */
import { parentPort } from 'node:worker_threads'
import { readBroughtFiles } from '../../db/brought-file.ts'
import { planImports, readChange } from '../../db/card-plan.ts'
import { cardLanguage } from '../../db/language.ts'
import { ShelfError } from '../../db/shelf-error.ts'
import type { Job, Said } from './import-thread.ts'
import { warmUp } from './reading.ts'

if (parentPort === null) throw new Error('import-worker.ts is started as a thread, not on its own.')
const port = parentPort

const say = (said: Said) => port.postMessage(said)

/** The first text takes longer than all others, and that is no text's fault. */
let isWarm = false
function warm(): void {
  if (!isWarm) warmUp()
  isWarm = true
}

/** No message is so large that unpacking it would hold the Keeper up. */
const portion = 200

function portions<T>(all: readonly T[], tell: (some: readonly T[]) => void): void {
  for (let from = 0; from < all.length; from += portion) tell(all.slice(from, from + portion))
}

port.on('message', (job: Job) => {
  const heed = (id: string, done: number, total: number) => say({ say: 'text', id, done, total })
  const slow = new Set(job.slow)
  try {
    if (job.do === 'plan') {
      // A file that cannot be read is told at once, whether the language is warm or not.
      const files = readBroughtFiles(job.files, job.library.cards)
      warm()
      const { rows, change, ...plan } = planImports(files, job.library, cardLanguage, heed, slow)
      const { puts, meanings, ...rest } = change
      portions(rows, (some) => say({ say: 'rows', rows: some }))
      portions(puts, (some) => say({ say: 'puts', puts: some }))
      portions(meanings, (some) => say({ say: 'meanings', meanings: some }))
      say({ say: 'plan', plan, change: rest })
    } else {
      warm()
      const { puts, meanings, ...rest } = readChange(job.library, job.change, cardLanguage, heed, slow)
      portions(puts, (some) => say({ say: 'puts', puts: some }))
      portions(meanings, (some) => say({ say: 'meanings', meanings: some }))
      say({ say: 'change', change: rest })
    }
  } catch (error) {
    if (error instanceof ShelfError) say({ say: 'refused', code: error.code, message: error.message, hint: error.hint })
    else say({ say: 'trouble', message: error instanceof Error ? error.message : String(error) })
  }
})
say({ say: 'ready' })
// Whoever woke the thread beforehand has it warm when it is needed.
setTimeout(warm, 500)
