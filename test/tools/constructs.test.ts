/** The table of constructs: how they are found, what proves one, and that none of a shipped card goes without. */
import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import type { Rule } from '../../grammar/ast.ts'
import { constructsOf, type Proof, tabled } from '../../src-main/tools/constructs.ts'
import { allCards, allInvestigators } from '../support/all-cards.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const names = (rules: readonly Rule[]) => constructsOf(rules).map(({ name }) => name)
const without = (rules: readonly Rule[], name: string) => constructsOf(rules).find((each) => each.name === name)!.without

const glass: Rule = {
  kind: 'on',
  on: { cardPlayed: { subtype: 'Phobia' }, by: 'each' },
  if: { all: [{ time: 'night' }, { not: { at: { pub: ['Water'] }, who: 'opponent' } }] },
  optional: true,
  cost: [{ sanity: 1 }, { self: 'flip' }],
  do: [{ move: { is: { type: 'Ally' }, of: 'opponent', pick: 'random', n: 1 }, to: 'bury' }, { draw: 2 }],
  limit: { times: 1, per: 'round' },
}

describe('constructs', () => {
  it('are every piece of a rule that makes a difference, each with its name', () => {
    expect(names([glass])).toEqual([
      ...['on:cardPlayed', 'if:time', 'if:not', 'if:at', 'filter:pub', 'who:opponent', 'cost:sanity', 'amount:number', 'cost:self'],
      ...['op:move to bury', 'filter:type', 'who:opponent', 'pick:random', 'op:draw', 'amount:number', 'limit:count', 'optional'],
      ...['filter:phobia', 'who:each'],
    ])
  })

  it('are taken out one at a time, the rest of the card as it was', () => {
    const other: Rule = { kind: 'static', effect: { time: 'night' } }
    expect(without([other, glass], 'on:cardPlayed')).toEqual([other])
    expect(without([glass], 'cost:self')).toEqual([{ ...glass, cost: [{ sanity: 1 }] }])
    expect(without([glass], 'op:draw')).toEqual([{ ...glass, do: [glass.do[0]] }])
    expect(without([glass], 'pick:random')).toMatchObject([{ do: [{ move: { pick: 'all', of: 'opponent' } }, { draw: 2 }] }])
    const { limit: _, ...unlimited } = glass
    expect(without([glass], 'limit:count')).toEqual([unlimited])
  })

  it('that are conditions hold always when they are out, on whichever side of a "not"', () => {
    const always = { all: [] }
    expect(without([glass], 'if:time')).toMatchObject([{ if: { all: [always, { not: {} }] } }])
    expect(without([glass], 'if:at')).toMatchObject([{ if: { all: [{ time: 'night' }, always] } }])
    const either: Rule = { kind: 'static', if: { any: [{ time: 'night' }, { knows: 'Greek' }] }, effect: { time: 'day' } }
    expect(without([either], 'if:time')).toEqual([{ ...either, if: { any: [{ knows: 'Greek' }] } }])
  })

  it('are found in what begins to hold for a while, too', () => {
    const event: Rule = {
      kind: 'on',
      on: 'played',
      do: [{ start: { kind: 'forbid', who: 'opponent', what: 'castSpells', if: { time: 'day' } }, until: 'round' }],
    }
    expect(names([event])).toEqual(['on:played', 'forbid:castSpells', 'if:time', 'who:opponent', 'until:round'])
    expect(without([event], 'forbid:castSpells')).toEqual([{ ...event, do: [] }])
    expect(without([event], 'until:round')).toMatchObject([{ do: [{ until: 'game' }] }])
  })

  it('differ from the card in every one of the shipped cards, and survive JSON', () => {
    const found = [...allCards(), ...allInvestigators()].flatMap(({ id, rules }) =>
      constructsOf(rules).map((each) => ({ id, rules, each })),
    )
    expect(found.length).toBeGreaterThan(1500)
    const same = found.filter(({ rules, each }) => JSON.stringify(rules) === JSON.stringify(each.without))
    expect(same.map(({ id, each }) => `${id} ${each.at}`)).toEqual([])
  })
})

describe('the table', () => {
  const proof = (card: string, at: string, name: string, test: string): Proof => ({ card, at, name, clause: 0, test, file: 'a.test.ts' })
  const night: Rule = { kind: 'static', if: { at: {} }, effect: { time: 'night' } }

  it('counts cards, cards that are proved, and tests once each', () => {
    const table = tabled(
      [
        { id: 'a', rules: [night] },
        { id: 'b', rules: [night, night] },
        { id: 'c', rules: [] },
      ],
      [proof('a', '0', 'static:time', 'one'), proof('a', '0', 'static:time', 'two'), proof('a', '0.if', 'if:at', 'one')],
    )
    expect(table.constructs).toEqual([
      { construct: 'if:at', cards: 2, proved: 1, tests: 1 },
      { construct: 'static:time', cards: 2, proved: 1, tests: 2 },
    ])
    expect([table.cards, table.clauses, table.unproved]).toEqual([
      2,
      3,
      [
        { card: 'b', clause: 0 },
        { card: 'b', clause: 1 },
      ],
    ])
  })

  it('asks no test for what the facts of the card say already', () => {
    const gun: Rule = { kind: 'static', effect: { attachedTo: { type: 'Ally' }, sharesFate: true } }
    const unseen: Rule = { kind: 'static', effect: { visible: false, of: { ref: 'self' } } }
    const missing = (facts: object, rule: Rule) => tabled([{ id: 'x', ...facts, rules: [rule] }], []).unproved.length
    expect([missing({ subtype: 'Enchanted Weapon' }, gun), missing({ subtype: null }, gun)]).toEqual([0, 1])
    expect([missing({ invisible: true }, unseen), missing({}, unseen)]).toEqual([0, 1])
    const dark: Rule = { kind: 'static', effect: { time: 'night' } }
    const darkAtTimes: Rule = { ...dark, if: { inPlay: { type: 'Ally' } } }
    expect([missing({ subtype: 'Night' }, dark), missing({ subtype: 'Day' }, dark), missing({ subtype: 'Night' }, darkAtTimes)]).toEqual([
      0, 1, 1,
    ])
  })
})

describe('the shipped cards', () => {
  const sources = globSync('test/games/mythos/**/*.test.ts', { cwd: root })
    .map((file) => readFileSync(`${root}/${file}`, 'utf8'))
    .join('\n')

  it('each with an effect is named by a behaviour test', () => {
    const cards = [...allCards(), ...allInvestigators()].filter(({ rules }) => rules.length > 0)
    expect(cards.length).toBeGreaterThan(230)
    const isNamed = ({ id, title }: { readonly id: string; readonly title: string }) =>
      [id, title, title.replaceAll("'", '’'), title.replaceAll("'", "\\'")].some((word) => sources.includes(word))
    expect(cards.filter((card) => !isNamed(card)).map(({ title }) => title)).toEqual([])
  })

  // All tests of Mythos, once more for every construct: minutes, so only where it is asked for.
  it.runIf(process.env['CONSTRUCTS'] !== undefined)('have no construct and no rule that no test would miss', { timeout: 1_800_000 }, () => {
    const { stdout } = spawnSync(process.execPath, ['src-main/tools/run.mjs', 'cards', 'constructs', '--json'], {
      cwd: root,
      encoding: 'utf8',
    })
    const table: ReturnType<typeof tabled> = JSON.parse(stdout)
    expect(table.constructs.filter(({ tests }) => tests === 0).map(({ construct }) => construct)).toEqual([])
    expect(table.unproved).toEqual([])
  })

  const catalogue = new URL('../../../shared/cards/effect-constructs.json', import.meta.url)
  const listed: Readonly<Record<string, { readonly constructs: readonly string[] }>> = existsSync(catalogue)
    ? JSON.parse(readFileSync(catalogue, 'utf8'))
    : {}
  /** What a name of the catalogue is here: any construct whose name begins so. Where there are several, the same is said in several ways. */
  const plain: Readonly<Record<string, readonly string[]>> = {
    'cost:gate': ['cost:gate'],
    'cost:sanity': ['cost:sanity'],
    'cost:self': ['cost:self', 'static:standsIn'],
    'filter:phobia': ['filter:phobia'],
    forbid: ['forbid', 'static:cannotBear', 'static:staysFaceDown'],
    'if:at': ['if:at', 'permit:playAs'],
    'if:inPlay': ['if:inPlay'],
    'if:number': ['if:number'],
    'if:revealedIs': ['if:revealedIs'],
    'if:role': ['if:role', 'filter:defending'],
    'if:same': ['if:same'],
    'if:threatHas': ['if:threatHas', 'zone:threat'],
    'if:time': ['if:time', 'filter:subtype', 'static:treatAs'],
    instead: ['instead'],
    'limit:count': ['limit:count'],
    'limit:floor': ['limit:floor'],
    'limit:stacking': ['limit:stacking', 'limit:cumulative'],
    oblige: ['oblige', 'op:orElse'],
    'on:arrived': ['on:arrived'],
    'on:cardLeft': ['on:cardLeft'],
    'on:cardPlayed': ['on:cardPlayed', 'on:newThreat'],
    'on:combatEnded': ['on:combatEnded', 'instead:inCombat'],
    'on:dealtLoss': ['on:dealtLoss'],
    'on:played': ['on:played'],
    'on:roundEnd': ['on:roundEnd', 'until:round'],
    'on:roundStart': ['on:roundStart', 'until:nextRound'],
    'on:survivedCosmicBattle': ['on:survivedCosmicBattle', 'on:reachedDefenders'],
    'on:threatRevealed': ['on:threatRevealed', 'on:beforeReveal'],
    'on:turnStart': ['on:turnStart'],
    'op:attack': ['op:attack'],
    'op:cancel': ['op:cancel'],
    'op:choice': ['op:choose', 'op:orElse'],
    'op:control': ['op:control', 'allow:control', 'op:summonOrControl'],
    'op:draw': ['op:draw', 'op:exchange'],
    'op:flip': ['op:flip'],
    'op:look': ['op:look'],
    'op:move': ['op:move', 'op:popStory', 'op:give'],
    'op:moveSpells': ['op:moveSpells'],
    'op:passes': ['op:passes'],
    'op:play': ['op:play', 'op:dictate'],
    'op:popStory': ['op:popStory', 'op:move'],
    'op:redirect': ['op:redirect'],
    'op:reveal': ['op:reveal'],
    'op:sanity': ['op:sanity'],
    'op:shuffle': ['op:shuffle'],
    'op:skip': ['op:skip'],
    'op:summon': ['op:summonOrControl'],
    'op:travel': ['op:travel', 'permit:route'],
    'permit:commit': ['permit:commit'],
    'permit:playAs': ['permit:playAs'],
    'permit:travel': ['permit:route'],
    'pick:random': ['pick:random'],
    require: ['require'],
    spread: ['spread'],
    'static:attachedTo': ['static:attachedTo', 'static:carries'],
    'static:attribute': ['static:attribute', 'static:countsAs'],
    'static:bypass': ['static:bypass'],
    'static:carries': ['static:carries'],
    'static:excluded': ['static:excluded'],
    'static:gateReuse': ['static:gateReuse'],
    'static:holdsSpells': ['static:holdsSpells'],
    'static:join': ['static:join'],
    'static:languages': ['static:languages'],
    'static:stat': ['static:stat'],
    'static:substitute': ['static:countsAs', 'static:standsIn'],
    'static:threatValue': ['static:threatValue'],
    'static:time': ['static:time'],
    'static:value': ['static:value'],
    'until:combat': ['until:combat', 'until:nextCombat'],
    'window:combat': ['window:combat', 'window:cast', 'on:beforeReveal'],
    'window:reaction': ['window:after'],
    'window:turn': ['window:turn'],
    'zone:deckTop': ['zone:deckTop'],
    'zone:hand': ['zone:hand', 'op:exchange', 'op:dictate', 'op:play'],
    'zone:story': ['zone:story'],
    'zone:threat': ['zone:threat', 'zone:directedThreat', 'if:threatHas', 'static:threatValue'],
  }
  /** What the catalogue lists and the words of the card do not say: facts of the card or its frame do. */
  const unsaid: Readonly<Record<string, string>> = {
    'ltd-dawn-of-a-new-day static:time': 'its Subtype makes it Day (M10.21)',
    'ltd-eclipse-of-the-sun static:time': 'its Subtype makes it Day (M10.21)',
    'ltd-full-moon static:time': 'its Subtype makes it Night (M10.21)',
    'ltd-waning-moon static:time': 'its Subtype makes it Night (M10.21)',
    'ltd-waxing-moon static:time': 'its Subtype makes it Night (M10.21)',
    'ltd-eclipse-of-the-sun static:attribute': 'its printed text speaks of no attribute',
    'ltd-giant-albino-penguins static:value': 'what is chosen is its Sanity cost, not its value',
    'msgs-laban-shrewsbury static:holdsSpells': 'the Tome that he is given holds the Spells',
    'ltd-giant-albino-penguins on:played': 'its cost is chosen as it is played, by the number itself',
  }
  it.skipIf(!existsSync(catalogue))('have what the catalogue of constructs lists for them', () => {
    const cards = new Map([...allCards(), ...allInvestigators()].map(({ id, rules }) => [id, names(rules)]))
    const missing = Object.entries(listed).flatMap(([id, { constructs }]) => {
      const ours = cards.get(id)
      return ours === undefined
        ? []
        : constructs
            .filter((each) => plain[each]?.every((name) => !ours.some((own) => own.startsWith(name))))
            .map((each) => `${id} ${each}`)
    })
    expect(missing.filter((each) => !(each in unsaid))).toEqual([])
    expect(Object.keys(unsaid).filter((each) => !missing.includes(each))).toEqual([])
  })
})
