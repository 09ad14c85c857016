/** House rules and the other options of a match: each changes what it says, at the table, for decks and in citations. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { PrintedCard } from '../../../grammar/card.ts'
import { BadOptions } from '../../../src-main/engine/game.ts'
import { games } from '../../../src-main/games/index.ts'
import { agreed } from '../../../src-main/games/mythos/agreed.ts'
import { lawOf } from '../../../src-main/games/mythos/deck-law.ts'
import { judged } from '../../../src-main/games/mythos/ending.ts'
import { cannotAgree, customs, houseRules, overruling } from '../../../src-main/games/mythos/house-rules.ts'
import { roundEndTasks } from '../../../src-main/games/mythos/round-end.ts'
import { type Options, setup } from '../../../src-main/games/mythos/setup.ts'
import type { State } from '../../../src-main/games/mythos/state.ts'
import { goesFirst } from '../../../src-main/games/mythos/turn.ts'
import { ally, investigator, location, mythosPosition, type PositionSetup } from '../../support/mythos.ts'
import { type Table, table } from '../../support/mythos-table.ts'
import { rule } from '../../support/rule.ts'

const book = readFileSync(new URL('../../../src-main/games/mythos/RULES.md', import.meta.url), 'utf8')
const bolton = location('Bolton', { gate: true })
const some = (count: number, name = 'Card'): PrintedCard[] => Array.from({ length: count }, (_, at) => ally(`${name} ${at}`, 1))

const agreeing = (state: State, ...houseRules: string[]): State => ({ ...state, sheet: { ...state.sheet, houseRules } })

/** A position at the End of a Round by house rules, its steps still to come. */
function ending(position: PositionSetup, ...house: string[]): Table {
  const state = agreeing(mythosPosition({ ...position, phase: 'combat' }), ...house)
  return table({ ...state, agenda: roundEndTasks(state, [0, 1]) })
}

const prompt = (t: Table) => (t.question !== undefined && 'prompt' in t.question ? t.question.prompt : '')

const options = (more: Partial<Options> = {}): Options => ({
  seats: ['Ada', 'Bea'].map((name) => ({ name, investigator: investigator({ hand: 3 }), deck: some(20, name) })),
  mode: 'campaign',
  target: 20,
  alternativeFirstCard: false,
  ...more,
})

describe('the list', () => {
  test.each(houseRules.map((each) => [each.id, each] as const))('%s overrules rules that there are, and changes something', (_, each) => {
    expect(each.overrules.filter((id) => !book.includes(`- **${id}** `))).toEqual([])
    expect(each.overrules.length).toBeGreaterThan(0)
    expect(each.table ?? each.deck).toBeDefined()
    if (each.table !== undefined) expect(customs([each.id])).not.toEqual(customs([]))
    expect(overruling([each.id], each.overrules[0]!)).toBe(each.name)
    for (const other of each.excludes ?? []) expect(houseRules.find(({ id }) => id === other)?.excludes).toContain(each.id)
  })

  test('what cannot be agreed on is refused in a sentence', () => {
    expect(cannotAgree(['no-lobotomy', 'gates-recover'])).toBeUndefined()
    expect(() => setup(options({ houseRules: ['no-lobotomy', 'lobotomy-again'] }), 1)).toThrow(/exclude each other/)
    expect(() => setup(options({ houseRules: ['louder'] }), 1)).toThrow(BadOptions)
  })
})

describe('at the table', () => {
  const empty = { hand: [], investigator: { hand: 0 } }

  rule('M11.7, M15.10', 'a used Gate stays used; with "Gates open again" it can be used once more', () => {
    const gate = (...house: string[]) =>
      ending({ seats: [{ ...empty, story: [bolton], spot: { gateUsed: true } }, empty] }, ...house).state.players[0]!.spot!.gateUsed
    expect([gate(), gate('gates-recover')]).toEqual([true, false])
  })

  rule('M15.12', 'the Lobotomy once a game; never, or every Round, where that is agreed', () => {
    const again = (...house: string[]) => prompt(ending({ seats: [{ ...empty, player: { lobotomised: true } }, empty] }, ...house))
    const asked = (...house: string[]) => ending({ seats: [empty, empty] }, ...house).seat
    expect(again('lobotomy-again')).toBe('Undergo the Voluntary Lobotomy? It costs 1 Sanity.')
    expect(ending({ seats: [{ ...empty, player: { lobotomised: true } }, empty] }).seat).toBe(1)
    expect(asked()).toBe(0)
    expect(prompt(ending({ seats: [empty, empty] }, 'no-lobotomy'))).not.toContain('Lobotomy')
  })

  rule('M15.23, M15.24', 'shuffling back costs 1 Sanity, wanted or not; nothing, where that is agreed', () => {
    const shuffledBack = (...house: string[]) => {
      const t = ending({ seats: [{ discard: some(4), player: { lobotomised: true }, investigator: { hand: 2 } }, empty] }, ...house)
      while (t.question?.ask === 'whether') t.take(prompt(t).startsWith('Shuffle') ? { do: 'yes' } : { do: 'no' })
      return [t.sanity[0], t.hand(0).length]
    }
    expect([shuffledBack(), shuffledBack('free-reshuffle')]).toEqual([
      [11, 2],
      [12, 2],
    ])
    const forced = (...house: string[]) =>
      table(
        agreeing(
          mythosPosition({
            seats: [{ discard: some(4) }, {}],
            agenda: [
              { do: 'draw', seat: 0, count: 1 },
              { do: 'main play', seat: 0 },
            ],
          }),
          ...house,
        ),
      ).sanity[0]
    expect([forced(), forced('free-reshuffle')]).toEqual([11, 12])
  })

  rule('M16.11', 'who went mad can win on points; not where "Madness loses" is agreed', () => {
    const end = mythosPosition({
      seats: [
        { sanity: 0, points: 19 },
        { sanity: 11, points: 5 },
      ],
    })
    expect(judged(end, 'Over.').scores[0]).toBe(1)
    const strict = judged(agreeing(end, 'madness-loses'), 'Over.')
    expect(strict.scores[1]).toBe(1)
    expect(strict.scores[0]).toBeLessThanOrEqual(0.5)
    expect(strict.because).toContain('Player 2 wins')
    const both = mythosPosition({
      seats: [
        { sanity: 0, points: 3 },
        { sanity: 0, points: 5 },
      ],
    })
    expect(judged(agreeing(both, 'madness-loses'), 'Over.').scores).toEqual([expect.any(Number), 1])
  })

  rule('M4.4', 'there is no second first Hand, but where it is agreed: once, before the first Round', () => {
    expect(table(setup(options(), 3)).question?.ask).toBe('what to play')
    const t = table(setup(options({ houseRules: ['new-hand'] }), 3))
    expect(prompt(t)).toBe('Shuffle your Hand back, and draw another one?')
    const seat = t.seat!
    const before = [...t.hand(seat)]
    t.yes()
    expect(t.seat).not.toBe(seat)
    expect(t.hand(seat)).toHaveLength(3)
    expect(t.hand(seat)).not.toEqual(before)
    t.no()
    expect(t.question?.ask).toBe('what to play')
  })
})

describe('decks', () => {
  rule('M3.9, M3.13', 'too few Adventure points keep a deck from a campaign, and from nothing else', () => {
    expect([lawOf({ mode: 'campaign' }), lawOf({ mode: 'basic' }), lawOf({ mode: 'campaign', houseRules: ['any-adventures'] })]).toEqual([
      {},
      { points: 0 },
      { points: 0 },
    ])
  })

  rule('M3.1, M3.4, M3.6', 'each limit falls with its house rule, and one Title may be held to one copy', () => {
    const of = (...houseRules: string[]) => lawOf({ mode: 'campaign', houseRules })
    expect(of('small-decks', 'dots-ignored')).toEqual({ least: 0, dots: false })
    expect(of('many-copies').copies).toBeGreaterThan(99)
    expect(of('one-of-each')).toEqual({ copies: 1 })
  })

  rule('M3.1, M3.4, M3.9', 'a play style brings numbers of its own, and a house rule waives them', () => {
    const style = { mode: 'campaign', least: 40, most: 60, copies: 3, points: 30, sets: ['MSGS'] } as const
    expect(lawOf(style)).toEqual({ least: 40, most: 60, copies: 3, points: 30, sets: ['MSGS'] })
    expect(lawOf({ ...style, houseRules: ['small-decks', 'one-of-each', 'any-adventures'] })).toEqual({
      least: 0,
      most: 60,
      copies: 1,
      points: 0,
      sets: ['MSGS'],
    })
  })
})

describe('other options', () => {
  rule('M2.5, M2.6', 'among equals one roll holds for the match; or one each Round, or the earlier seat is ahead', () => {
    for (let seed = 0; seed < 8; seed++) expect(goesFirst(setup(options({ sameEducation: 'seats' }), seed))).toBe(0)
    const firsts = Array.from({ length: 12 }, (_, seed) => goesFirst(setup(options(), seed)))
    expect(new Set(firsts).size).toBe(2)
    const rolled = (sameEducation?: 'each Round') => {
      let state = setup(options(sameEducation === undefined ? {} : { sameEducation }), 5)
      const found = [state.first]
      for (let round = 0; round < 12; round++) {
        state = table({ ...state, agenda: [{ do: 'begin round' }] }).state
        found.push(state.first)
      }
      return new Set(found).size
    }
    expect([rolled(), rolled('each Round')]).toEqual([1, 2])
  })

  rule('M18.1', 'how many may sit down is an option, from two to six', () => {
    const seats = (count: number) => Array.from({ length: count }, () => options().seats[0]!)
    expect(setup(options({ seats: seats(6) }), 1).players).toHaveLength(6)
    expect(() => setup(options({ seats: seats(4), seatLimit: 3 }), 1)).toThrow('two to three')
    expect(() => setup(options({ seatLimit: 7 }), 1)).toThrow('from 2 to 6')
  })

  rule('M5.28', 'whoever may concede may do so whenever something is asked, in another player’s Turn as well', () => {
    const state = ending({ seats: [{ hand: some(9) }, { hand: some(9) }] }).state
    const t = table({ ...state, sheet: { ...state.sheet, mayConcede: [0] } })
    expect([t.question?.ask, t.offers('concede')]).toEqual(['which card', true])
    t.take({ do: 'concede' })
    expect([t.sanity[0], t.state.over?.because]).toEqual([0, expect.stringContaining('Player 2 wins')])
    const other = table({ ...state, sheet: { ...state.sheet, mayConcede: [1] } })
    expect(other.offers('concede')).toBe(false)
  })

  rule('M1.44', 'a glance is timed only where that is wanted', () => {
    const look = (timedGlances: boolean) => {
      const state = mythosPosition({ seats: [{}, { hand: some(2) }] })
      const op = { look: { in: 'hand' as const, of: 'opponent' as const, pick: 'all' as const }, seconds: 30 }
      return table({
        ...state,
        sheet: { ...state.sheet, timedGlances },
        agenda: [
          { do: 'effect', ops: [op], ctx: { you: 0, opponent: 1 } },
          { do: 'main play', seat: 0 },
        ],
      })
    }
    const entry = games.get('mythos')!
    expect(prompt(look(true))).toBe('You look at: Card 0, Card 1. It ends after 30 seconds.')
    expect([true, false].map((each) => entry.glance!(look(each).state, 0))).toEqual([30, undefined])
    expect(entry.glance!(look(true).state, 1)).toBeUndefined()
  })

  test('what was agreed is said, with rules and the names of house rules', () => {
    const said = agreed(setup(options({ target: 12, houseRules: ['gates-recover'], timedGlances: true }), 1))
    expect(said.map(({ rule }) => rule)).toEqual(['M16.6, M16.7', 'M4.15', 'M2.5, M2.6', 'M1.44', 'M11.7, M15.10'])
    expect(said.at(-1)?.house).toBe('Gates open again')
  })

  test('a line of the log names the house rule that stands in the place of theirs', () => {
    const state = agreeing(mythosPosition({ seats: [{ hand: [ally('Webb', 2)] }, {}] }), 'free-reshuffle', 'madness-loses')
    const entry = games.get('mythos')!
    const told = { was: 'reshuffled' as const, seat: 0, paid: false, why: 'wanted' as const, names: ['A', 'B'] }
    expect(entry.about!(told, state, 0)).toMatchObject({ rule: 'M15.23, M15.29', house: 'Shuffling costs nothing' })
    expect(entry.about!(told, mythosPosition({ seats: [{}, {}] }), 0)).not.toHaveProperty('house')
  })
})
