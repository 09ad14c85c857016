/** The imports that only a bundler knows mean the same under vitest and under plain Node. */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { add } from '../fake/toy/add.ts'
import note from '../fake/toy/note.sql?raw'
import makeWorker from '../fake/toy/worker.ts?nodeWorker'

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url))

test('a grammar, a text and a worker can be imported under vitest', async () => {
  const worker = makeWorker({ workerData: '20+22' })
  const inWorker = await new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject))
  expect({ here: add('1+2+39'), inWorker, note: note.trim() }).toEqual({ here: 42, inWorker: 42, note: "select 'a note';" })
})

test('the same three can be imported under plain Node', () => {
  const ran = spawnSync(process.execPath, ['--import', path('../../src-main/tools/imports.ts'), path('../fake/toy/print.ts')], {
    encoding: 'utf8',
  })
  expect(ran.stderr).toBe('')
  expect(JSON.parse(ran.stdout)).toEqual({ here: 42, inWorker: 42, note: "select 'a note';" })
})
