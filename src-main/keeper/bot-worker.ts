/** The thread a bot thinks in: the games of this table, served to whoever started it. Imported with `?nodeWorker`. */
import { parentPort } from 'node:worker_threads'
import { serve } from '../bot/worker.ts'
import { games } from '../games/index.ts'

if (parentPort === null) throw new Error('bot-worker.ts is started as a thread, not on its own.')
serve(parentPort, (id) => games.get(id)?.game)
