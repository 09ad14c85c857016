/**
 * Whole campaigns, played again from their moves: what is told must be what was told, byte for byte, and every rule that
 * is cited in it one of the book. Where a change of the rules is meant, `npm run playthroughs` writes them anew; read
 * the difference before you keep it.
 */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { allCards, allInvestigators } from '../support/all-cards.ts'
import { remarks } from './remarks.ts'
import { optionsOf, readPlaythrough, readTranscript, transcript } from './transcript.ts'

const names = ['two-standard', 'three-limited', 'four-of-all'] as const
const book = readFileSync(new URL('../../src-main/games/mythos/RULES.md', import.meta.url), 'utf8')
const known = new Set([...book.matchAll(/^- \*\*(M\d+\.\d+)\*\* /gm)].map(([, id]) => id!))
const cited = (text: string) => [...text.matchAll(/\bM\d+\.\d+\b/g)].map(([id]) => id)

describe.each(names)('%s', (name) => {
  test('is told as it was', () => {
    const playthrough = readPlaythrough(name)
    expect(transcript(playthrough, optionsOf(playthrough, allCards(), allInvestigators()))).toBe(readTranscript(name))
  })

  test('goes on to its end, and each line of it has rules of the book', () => {
    const text = readTranscript(name)
    expect(text).toMatch(/\nThe end: .+ wins? .+\n$/)
    expect(cited(text).filter((id) => !known.has(id))).toEqual([])
    const told = text.split('\n').filter((line) => /^ {2}[^* ]/.test(line) && !/^ {2}\w+: /.test(line))
    expect(told.filter((line) => !/ \[M\d+\.\d+(, M\d+\.\d+)*\]/.test(line))).toEqual([])
    expect(told.length).toBeGreaterThan(300)
  })
})

test('the remarks are about rules of the book, and speak of no others', () => {
  expect(
    Object.entries(remarks)
      .flatMap(([id, text]) => [id, ...cited(text)])
      .filter((id) => !known.has(id)),
  ).toEqual([])
})
