/**
 * Whole campaigns, played again from their moves: what is told must be what was told, byte for byte, and every rule that
 * is cited in it one of the book. Where a change of the rules is meant, `npm run playthroughs` writes them anew; read
 * the difference before you keep it.
 */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { allCards, allInvestigators } from '../support/all-cards.ts'
import { lightTables, lightTranscript, readLight, readLightTranscript } from './light.ts'
import { lightRemarks } from './light-remarks.ts'
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

describe.each(Object.keys(lightTables))('%s', (name) => {
  const rules = new Set(
    ['cthulhu-dice', 'pocket-madness', 'tides-of-madness', 'witch-of-salem'].flatMap((game) => {
      const text = readFileSync(new URL(`../../src-main/games/${game}/RULES.md`, import.meta.url), 'utf8')
      return [...text.matchAll(/^- \*\*([A-Z]{2}-[A-Z]?\d+)\*\* /gm)].map(([, id]) => id!)
    }),
  )
  const named = (text: string) => [...text.matchAll(/\b(?:CD|PM|TM|WS)-[A-Z]?\d+\b/g)].map(([id]) => id)

  test('is told as it was', () => {
    expect(lightTranscript(readLight(name))).toBe(readLightTranscript(name))
  })

  test('goes on to its end, and each line of it has rules of the book', () => {
    const text = readLightTranscript(name)
    expect(text).toMatch(/\nThe end: (?!it is not over).+\.\n$/)
    expect(named(text).filter((id) => !rules.has(id))).toEqual([])
    const told = text.split('\n').filter((line) => /^ {2}[^* ]/.test(line))
    expect(told.filter((line) => named(line).length === 0)).toEqual([])
    expect(told.length).toBeGreaterThan(10)
  })

  test('every remark is about a rule of the book', () => {
    expect(
      Object.entries(lightRemarks)
        .flatMap(([id, text]) => [id, ...named(text)])
        .filter((id) => !rules.has(id)),
    ).toEqual([])
  })
})
