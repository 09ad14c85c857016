/** Uses all three kinds of imports that plain Node must be taught; run by test/tools/imports.test.ts. */
import { add } from './add.ts'
import note from './note.sql?raw'
import makeWorker from './worker.ts?nodeWorker'

const inWorker = await new Promise((resolve, reject) => {
  makeWorker({ workerData: '20+22' }).once('message', resolve).once('error', reject)
})
console.log(JSON.stringify({ here: add('1+2+39'), inWorker, note: note.trim() }))
