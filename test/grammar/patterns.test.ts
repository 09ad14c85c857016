/**
 * No pattern of the language may try the same words in more ways than there are words: a run of letters that may or may not be followed by a
 * blank, over and over, takes minutes for one sentence that does not fit.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Clause, clauses } from '../../grammar/clauses.ts'
import { paraphrases } from '../../grammar/paraphrase.ts'

const folder = new URL('../../grammar/', import.meta.url)
const files = readdirSync(folder, { recursive: true }).filter((file): file is string => typeof file === 'string' && file.endsWith('.ts'))
/** `(?:[^,]+ ?)+`: what repeats may be cut anywhere. */
const cutAnywhere = /\[(?:[^\]\\]|\\.)*\]\+ \?\)[+*]|\\S\+ \?\)[+*]/

describe('patterns', () => {
  it.each(files)('%s', (file) => {
    const lines = readFileSync(new URL(file, folder), 'utf8').split('\n')
    expect(lines.flatMap((line, at) => (cutAnywhere.test(line) ? [`${at + 1}: ${line.trim()}`] : []))).toEqual([])
  })

  it.each([
    ['clauses', clauses],
    ['paraphrases', paraphrases],
  ] as [string, readonly Clause[]][])('%s, put together from parts', (_, table) => {
    expect(table.flatMap(([said]) => (cutAnywhere.test(said.source) ? [said.source] : []))).toEqual([])
  })

  it('would be found', () => {
    expect(cutAnywhere.test('(?:(?!x)[^,:;() ]+ ?)+?')).toBe(true)
    expect(cutAnywhere.test('(?:(?!x)[^,:;() ]+ )*?')).toBe(false)
  })
})
