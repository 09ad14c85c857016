/** Adds up one sentence in a thread of its own. */
import { parentPort, workerData } from 'node:worker_threads'
import { add } from './add.ts'

parentPort!.postMessage(add(workerData as string))
