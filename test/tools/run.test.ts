/** The command line says in one line what is missing, and never shows a stack. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

test('without the libraries it asks for the set-up, and ends with 2', () => {
  const clone = mkdtempSync(join(tmpdir(), 'story-deck-clone-'))
  mkdirSync(join(clone, 'src-main', 'tools'), { recursive: true })
  const run = join(clone, 'src-main', 'tools', 'run.mjs')
  cpSync(fileURLToPath(new URL('../../src-main/tools/run.mjs', import.meta.url)), run)
  const ran = spawnSync(process.execPath, [run, 'rules'], { encoding: 'utf8' })
  expect([ran.status, ran.stdout, ran.stderr]).toEqual([2, '', 'The libraries are not installed yet: run `npm run setup` first.\n'])
})
