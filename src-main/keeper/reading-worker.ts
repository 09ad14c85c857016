/** The thread that texts are read in while they are being written (reader.ts). Imported with `?nodeWorker`. */
import { parentPort } from 'node:worker_threads'
import { type KnownWords, knownWords, type Named } from '../../grammar/link.ts'
import type { Heard, Said } from './reader.ts'
import { readText, type Wording, warmUp, wordingsOf } from './reading.ts'

if (parentPort === null) throw new Error('reading-worker.ts is started as a thread, not on its own.')
const port = parentPort

/**
 * Replacements are tried no longer than this, so that what is understood is shown while one types. The thread's own time counts:
 * on a machine that does much else the answer comes later, and is the same.
 */
const tryingMs = 600
/** Milliseconds this thread has worked; those of the clock where the runtime does not count them. */
const worked = () => {
  const used = process.threadCpuUsage?.()
  return used === undefined ? performance.now() : (used.user + used.system) / 1_000
}

let cards: readonly Named[] = []
let wordings: readonly Wording[] = []
let known: { readonly more: string; readonly words: KnownWords } | undefined

function wordsWith(more: readonly Named[]): KnownWords {
  const key = JSON.stringify(more)
  if (known?.more !== key) known = { more: key, words: knownWords([...cards, ...more]) }
  return known.words
}

const say = (said: Said) => port.postMessage(said)

port.on('message', (heard: Heard) => {
  if ('cards' in heard) {
    cards = heard.cards
    wordings = wordingsOf(heard.texts)
    known = undefined
    return
  }
  const end = worked() + tryingMs
  const { own, others = [] } = heard.asked
  try {
    say({
      no: heard.no,
      read: readText(heard.asked, wordsWith(own === undefined ? others : [...others, own]), { wordings, late: () => worked() >= end }),
    })
  } catch (error) {
    say({ no: heard.no, trouble: error instanceof Error ? error.message : String(error) })
  }
})
warmUp()
say('ready')
