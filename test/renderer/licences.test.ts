/** The list of whose work went into the build: told by the packages themselves. */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { licencesOf } from '../../src-renderer/ui/vite-licences.ts'

const modules = fileURLToPath(new URL('../../node_modules', import.meta.url))

test('a package is named once, by its own word, however many of its modules there are', () => {
  const ids = [
    join(modules, 'zod/v4/classic/schemas.js'),
    `\0${join(modules, 'zod/index.js')}?commonjs-module`,
    join(modules, '@fontsource/alegreya-sans/400.css'),
    '/home/ann/story-deck/src-renderer/App.svelte',
  ]
  const found = licencesOf(ids)
  expect(found.map(({ name }) => name)).toEqual(['@fontsource/alegreya-sans', 'zod'])
  const { version } = JSON.parse(readFileSync(join(modules, 'zod/package.json'), 'utf8')) as { version: string }
  expect(found[1]).toMatchObject({ version, licence: 'MIT', text: expect.stringContaining('Permission is hereby granted') })
  expect(found[0]).toMatchObject({ licence: 'OFL-1.1', text: expect.stringContaining('SIL OPEN FONT LICENSE') })
})

test('what lies beside the bundle, and the list of the build before, are joined', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'story-deck-licences-')), 'licences.json')
  writeFileSync(file, JSON.stringify(licencesOf([], { beside: ['better-sqlite3'] })))
  const all = licencesOf([], { beside: ['@iconify-json/game-icons', 'better-sqlite3'], join: [file, `${file}.none`] })
  expect(all.map(({ name, licence }) => [name, licence])).toEqual([
    ['@iconify-json/game-icons', 'CC-BY-3.0'],
    ['better-sqlite3', 'MIT'],
  ])
})
