/** What the rules of the grammar build with: each maker they name is there. A grammar is no TypeScript, so that no compiler would miss one. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const grammar = new URL('../../grammar/', import.meta.url)
const makers = readdirSync(new URL('make/', grammar)).map((file) => file.replace(/\.ts$/, ''))
const chapters = ['effect.ne', ...readdirSync(new URL('effect/', grammar)).map((file) => `effect/${file}`)]

describe.each(makers)('make/%s.ts', (maker) => {
  const named = new RegExp(`(?<![\\w./'"])${maker}\\.(\\w+)`, 'g')
  const asked = chapters.flatMap((chapter) =>
    readFileSync(new URL(chapter, grammar), 'utf8')
      .split('\n')
      .filter((line) => line.includes('{%'))
      .flatMap((line) => [...line.matchAll(named)].map(([, name]) => name!)),
  )

  it('has all that the grammar asks of it', async () => {
    const made = Object.keys((await import(`../../grammar/make/${maker}.ts`)) as object)
    expect([...new Set(asked)].filter((name) => !made.includes(name))).toEqual([])
  })
})
