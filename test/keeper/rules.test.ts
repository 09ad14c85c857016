/** The books of rules: read whole, cited truly, and with the cards that use them. */
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createRouterClient } from '@orpc/server'
import { describe, expect, test } from 'vitest'
import { cardLanguage } from '../../db/language.ts'
import { openShelf } from '../../db/shelf.ts'
import type { Rulebook } from '../../src-main/contract/rules.ts'
import { games } from '../../src-main/games/index.ts'
import { citationsOf, ofClauses, ofFacts } from '../../src-main/games/mythos/citations.ts'
import { openKeeper } from '../../src-main/keeper/keeper.ts'
import { ruleNumber } from '../../src-main/keeper/rulebook.ts'
import { rules, ruleTexts } from '../../src-main/keeper/rules.ts'
import { coverage } from '../../src-main/tools/rules.ts'
import { ally, card, location } from '../support/mythos.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const shelf = openShelf({ language: cardLanguage })
const books = rules(shelf.cards, games)
const all = (book: Pick<Rulebook, 'chapters'>) => book.chapters.flatMap(({ sections }) => sections.flatMap((each) => each.rules))
const mythos = books.read('mythos')
/** Every game's book. */
const read = new Map([...ruleTexts.keys()].map((game) => [game, game === 'mythos' ? mythos : books.read(game)]))
const known = new Set([...read.values()].flatMap(all).map(({ id }) => id))

describe('reading', () => {
  test.each([...ruleTexts.keys()])('every numbered line of %s is in its book, once, in its order', (game) => {
    const text = ruleTexts.get(game)!.rules
    const { rules: numbers } = coverage({ game: games.get(game)!.game, released: false }, text, new Map(), new Map())
    expect(all(read.get(game)!).map(({ id }) => id)).toEqual(numbers)
  })

  test('no line of a book is lost: what is no rule is a heading, a note or the preface', () => {
    for (const [game, { rules: text }] of ruleTexts) {
      const book = read.get(game)!
      const shown = [
        ...book.preface,
        ...book.chapters.flatMap(({ title, notes, sections }) => [
          title,
          ...notes,
          ...sections.flatMap((each) => [each.title ?? '', ...each.rules.map((rule) => rule.text)]),
        ]),
      ].join(' ')
      const words = (said: string) => said.replaceAll(/^#+ .*$|^- \*\*\S+\*\*|\*\*|RULING |ANSWER |\s/gm, '')
      for (const line of text.split('\n').slice(1))
        expect(words(shown), line).toContain(words(line.replace(/^- \*\*\S+\*\* (?:RULING |ANSWER )?/, '')))
    }
  })

  test('chapters, sections, rulings and answers are told apart', () => {
    const combat = mythos.chapters.find(({ id }) => id === 'M14')!
    expect([combat.title, combat.sections[0]?.title, combat.sections[0]?.rules[0]?.id]).toEqual(['Combat', 'Frame', 'M14.1'])
    const kinds = new Map(all(mythos).map(({ id, kind }) => [id, kind]))
    expect([kinds.get('M14.1'), kinds.get('M14.3'), kinds.get('M14.48')]).toEqual(['rule', 'ruling', 'answer'])
    expect(read.get('cthulhu-dice')!.chapters.map(({ id }) => id)).toContain('a-turn')
  })

  test('every worked example of Mythos has its position, its action and what comes of it, and is named at the rules it shows', () => {
    const examples = all(mythos).filter(({ id }) => id.startsWith('MX'))
    expect(examples.length).toBeGreaterThan(90)
    for (const { id, example } of examples) {
      expect(
        [example?.state, example?.action, example?.expected].every((each) => each !== undefined && each !== ''),
        id,
      ).toBe(true)
    }
    expect(all(mythos).find(({ id }) => id === 'M3.4')?.shownBy).toContain('MX1')
  })

  test('the glossary has words, lists and the table of places', () => {
    const words = mythos.glossary.flatMap((part) => part.words)
    expect(words.find(({ word }) => word === 'Bury')?.says).toContain('M1.29')
    expect(words.find(({ word }) => word === 'Spell Icons')?.says).toContain('Yellow Sign')
    expect(words.find(({ word }) => word === 'Gate')).toMatchObject({ capital: true, cards: 'is:gate' })
    expect(words.find(({ word }) => word === 'Bury')).toMatchObject({ capital: false })
    expect(books.words()).toEqual(words)
    const [places] = mythos.glossary.flatMap(({ tables }) => tables)
    expect(places?.head).toEqual(['Dimension', 'Region', 'Subregions'])
    for (const row of places!.rows) expect(row).toHaveLength(3)
  })
})

describe('citations', () => {
  test('no rule, example or word of the glossary points to a rule that is not there', () => {
    const texts = [...ruleTexts].flatMap(([game, { rules: text, examples = '', glossary = '' }]) =>
      [text, examples, glossary].map((each) => ({ game, each })),
    )
    const broken = texts.flatMap(({ game, each }) =>
      [...each.matchAll(ruleNumber)].filter(([id]) => !known.has(id)).map(([id]) => `${game}: ${id}`),
    )
    expect(broken).toEqual([])
  })

  test('nothing that a player is shown cites a rule that is not there', () => {
    const files = globSync('{src-main,src-renderer,db}/**/*.{ts,svelte,sql}', { cwd: root, exclude: ['**/node_modules/**'] })
    const broken = files.flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(ruleNumber)].filter(([id]) => !known.has(id)).map(([id]) => `${file}: ${id}`),
    )
    expect(files.length).toBeGreaterThan(100)
    expect(broken).toEqual([])
  })

  test('every construct that a rule is cited for is one of the card language', () => {
    const language = ['grammar/ast.ts', 'grammar/card.ts'].map((file) => readFileSync(join(root, file), 'utf8')).join('\n')
    for (const { has, is, under } of [...ofClauses, ...ofFacts]) {
      expect(language, `the field ${has}`).toMatch(new RegExp(`\\b${has}\\??:`))
      if (under !== undefined) expect(language, `the field ${under}`).toMatch(new RegExp(`\\b${under}\\??:`))
      const isWord = typeof is === 'string' && !['attribute', 'attributes', 'subtype', 'group', 'window'].includes(has)
      if (isWord) expect(language, `${has}: ${is}`).toContain(`'${is}'`)
    }
  })

  const cites = (given: Parameters<typeof card>[0]) => citationsOf(card(given)).map(({ rule }) => rule)
  const holds = { kind: 'static', effect: { holdsSpells: 2 } } as const

  test('the same clause is cited by the Type of card it stands on', () => {
    expect(cites({ title: 'Reader', type: 'Ally', rules: [holds] })).toContain('M7.19')
    expect(cites({ title: 'Lamp', type: 'Artifact', rules: [holds] })).toContain('M8.12')
    expect(cites({ title: 'Lamp', type: 'Artifact', rules: [holds] })).not.toContain('M7.19')
  })

  test('a clause within another is found, and each rule is cited once', () => {
    const reuse = { kind: 'static', effect: { gateReuse: true, cost: [{ sanity: 1 }] } } as const
    const nested = {
      kind: 'on',
      on: 'played',
      do: [{ if: { time: 'day' }, do: [{ start: reuse, until: 'game' }], else: [{ draw: 1 }] }],
    } as const
    const found = citationsOf(location('Mouth', { rules: [nested, reuse] })).map(({ rule }) => rule)
    expect(found).toEqual(expect.arrayContaining(['M11.11', 'M2.23', 'M10.21', 'M15.27']))
    expect(new Set(found).size).toBe(found.length)
  })

  test('making it Night is another rule than asking whether it is', () => {
    expect(cites({ title: 'Dusk', type: 'Event', rules: [{ kind: 'static', effect: { time: 'night' } }] })).toEqual(['M10.24'])
    expect(cites({ title: 'Owl', type: 'Event', rules: [{ kind: 'require', needs: { time: 'night' } }] })).toEqual(['M10.21'])
  })

  test('a card without clauses cites its facts alone', () => {
    expect(citationsOf(ally('Nobody', 1))).toEqual([])
    expect(citationsOf(ally('Nobody', 1, { unique: true }))).toEqual([{ rule: 'M3.6', because: 'It bears the Uniqueness Dot.' }])
  })
})

describe('cards that use a rule', () => {
  test('are those of the library that cite it, by Title, as many as the book says', () => {
    const uses = books.cards('M7.26')
    expect(uses.length).toBeGreaterThan(0)
    expect(uses.length).toBe(all(mythos).find(({ id }) => id === 'M7.26')?.cards)
    for (const { card: id } of uses) expect(shelf.cards.facts(id)).toMatchObject({ type: 'Ally' })
    expect(uses.map(({ title }) => title)).toEqual(uses.map(({ title }) => title).toSorted((a, b) => a.localeCompare(b, 'en')))
    expect(books.cards('M99.1')).toEqual([])
  })
})

test('what is asked at a table names the rule to look up, and only for who is asked', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'keeper-'))
  const keeper = await openKeeper({ dataDir, log: { note: () => {}, error: () => 'id' } })
  try {
    const api = createRouterClient(keeper.router, { context: {} })
    const seats = ['Ada', 'Bea'].map((name) => ({ name, kind: 'human' as const }))
    const { match } = await api.matches.begin({ game: 'cthulhu-dice', seats, variant: { first: '0' }, seed: 1 })
    expect((await api.table.look({ match, seat: 0 })).rule).toBe('CD-6')
    expect((await api.table.look({ match, seat: 1 })).rule).toBeUndefined()
    expect(await api.rules.list()).toEqual([...ruleTexts.keys()].map((game): object => ({ game, title: games.get(game)!.title })))
    expect(ruleTexts.size).toBe(games.size)
    expect((await api.rules.read({ game: 'mythos' })).chapters.length).toBe(mythos.chapters.length)
  } finally {
    await keeper.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
})

test('[UX 4.6] each word of the glossary that promises cards finds some in the library', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'keeper-'))
  const keeper = await openKeeper({ dataDir, log: { note: () => {}, error: () => 'id' } })
  try {
    const api = createRouterClient(keeper.router, { context: {} })
    const promising = (await api.rules.words()).flatMap(({ word, cards }) => (cards === undefined ? [] : [{ word, cards }]))
    expect(promising.length).toBeGreaterThan(40)
    for (const { word, cards } of promising) {
      const { total, faults } = await api.library.search({ query: cards, limit: 1 })
      expect(faults, `${word}: ${cards}`).toEqual([])
      expect(total, `${word}: ${cards}`).toBeGreaterThan(0)
    }
  } finally {
    await keeper.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
})
