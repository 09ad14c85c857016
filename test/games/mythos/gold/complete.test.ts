/** Every clause of the gold readings has a test that acts it out: one whose name begins with the card's id and the clause's number. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const file = new URL('../../../../../shared/cards/effects-gold.json', import.meta.url)
const isThere = existsSync(file)
const readings: readonly { readonly id: string; readonly meaning: readonly unknown[] }[] = isThere
  ? JSON.parse(readFileSync(file, 'utf8'))
  : []
const clauses = readings.flatMap(({ id, meaning }) => meaning.map((_, at) => `${id} clause ${at + 1}`))

const here = fileURLToPath(new URL('.', import.meta.url))
const sources = globSync('*.test.ts', { cwd: here }).map((name) => readFileSync(`${here}${name}`, 'utf8'))
const tested = sources.flatMap((source) => [...source.matchAll(/^ *test\(\s*['"`]\[([a-z0-9-]+ clause \d+)/gm)].map(([, name]) => name!))

test.skipIf(!isThere)('every clause of the gold readings is acted out', () => {
  expect(clauses.length).toBeGreaterThan(100)
  expect(clauses.filter((clause) => !tested.includes(clause))).toEqual([])
})

test.skipIf(!isThere)('no test names a clause that the gold readings do not have, and none is named twice', () => {
  expect(tested.filter((clause) => !clauses.includes(clause))).toEqual([])
  expect(tested.filter((clause, at) => tested.indexOf(clause) !== at)).toEqual([])
})
