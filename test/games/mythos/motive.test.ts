/** What is said to speak for another player's deed: what everybody at the table could tell, and nothing that a Hand would. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Slot } from '../../../grammar/ast.ts'
import { actionKey } from '../../../src-main/engine/match.ts'
import { pickOne, seeded } from '../../../src-main/engine/random.ts'
import { mythos } from '../../../src-main/games/mythos/game.ts'
import { view } from '../../../src-main/games/mythos/look.ts'
import { motive } from '../../../src-main/games/mythos/motive.ts'
import type { Action, State } from '../../../src-main/games/mythos/state.ts'
import type { Piece } from '../../../src-main/games/mythos/view.ts'
import { randomTable } from '../../support/all-cards.ts'
import { ally, card, location, monster, type PositionSetup } from '../../support/mythos.ts'
import { type Table, table } from '../../support/mythos-table.ts'

const rules = new URL('../../../src-main/games/mythos/RULES.md', import.meta.url)
const book = new Set([...readFileSync(rules, 'utf8').matchAll(/^- \*\*(M\d+\.\d+)\*\* /gm)].map(([, id]) => id!))

const slot = (phrase: string, ...anyOf: Slot['anyOf']): Slot => ({ phrase, at: 0, count: 1, distinctTitles: false, anyOf })
const tale = card({
  title: 'Tale',
  type: 'Adventure',
  points: 5,
  recipe: {
    slots: [slot('a SITE', { type: 'Location', attributes: ['Site'] }), slot('an ALLY', { type: 'Ally' })],
    conditions: [],
  },
})
const home = location('Home', { attributes: ['City'] })
const dig = location('The Dig', { attributes: ['City', 'Site'] })
const friend = ally('Friend', 2)
const ghoul = monster('Ghoul', 3)

type Own = PositionSetup['seats'][number]

/** What is said of the deeds of a move of the first seat. */
function said(own: Own, what: (t: Table) => unknown, others: readonly Own[] = [{ story: [home] }]): string[] {
  const t = table({ seats: [{ story: [home], ...own }, ...others] })
  const before = t.state
  const from = t.events.length
  what(t)
  return t.events.slice(from).flatMap((event) => motive(event, { before, after: t.state })?.reason ?? [])
}

describe('what everybody could say of a play', () => {
  test('[UX 4.4, M12.2] the Adventure that lies open, its words, and how many are lacking', () => {
    expect(said({ hand: [friend], discard: [tale] }, (t) => t.play(friend))).toEqual([
      'It counts as “an ALLY” for Tale, which lies among the discards: 1 more card is lacking.',
    ])
    expect(said({ hand: [friend], discard: [tale], story: [dig] }, (t) => t.play(friend))).toEqual([
      'It counts as “an ALLY” for Tale, which lies among the discards: the last thing it needs.',
    ])
  })

  test('[M1.16] nothing of an Adventure in the Hand', () => {
    expect(said({ hand: [friend, tale], story: [dig] }, (t) => t.play(friend))).toEqual([
      'In Combat it absorbs up to 2 points that would cost Player 1 Sanity.',
    ])
  })

  test('[M1.19, M14.9] of a card of the Threat no more than that there is one', () => {
    expect(said({ story: [location('Gate', { gate: true })], hand: [ghoul] }, (t) => t.play(ghoul))).toEqual([
      '1 card of Player 1 will go into the Combat to come.',
    ])
  })

  test('[M12.4, M16.6] what an Adventure scores', () => {
    expect(said({ story: [dig], allies: [friend], hand: [tale] }, (t) => t.play(tale))).toEqual([
      'It scores 5 points of the 20 that end the match.',
    ])
  })

  test('[M2.18] Sanity, as far as it is gained', () => {
    const nurse = ally('Nurse', 1, { sanity: 3 })
    expect(said({ hand: [nurse], sanity: 9 }, (t) => t.play(nurse))).toEqual(['It gives Player 1 3 Sanity.'])
  })

  test('[M13.1] the end of card play, with how many cards lie in the Threats; of another Pass nothing', () => {
    expect(said({ hand: [friend] }, (t) => t.pass())).toEqual([])
    const t = table({
      seats: [
        { story: [home], hand: [friend] },
        { story: [home], threat: [ghoul] },
      ],
    }).pass()
    const before = t.state
    const from = t.events.length
    t.pass()
    const [reason] = t.events.slice(from).flatMap((event) => motive(event, { before, after: t.state }) ?? [])
    expect(reason).toEqual({ reason: 'It ends card play; in the Threat lie 1 of Player 2 and 0 of the others.', rule: 'M13.1' })
  })
})

/** The Titles of all that a seat sees with its face. */
function seen(state: State, seat: number): Set<string> {
  const { areas } = view(state, seat)
  const pieces = areas.flatMap((area): readonly Piece[] => [
    ...area.story,
    ...area.threat,
    ...area.goo,
    ...area.allies,
    ...area.assets,
    ...area.events,
    ...area.adventures,
    ...area.discard,
    ...(area.hand ?? []),
  ])
  return new Set([...pieces.flatMap(({ face }) => face?.title ?? []), ...areas.map(({ investigator }) => investigator.title)])
}

/** What a seat is told of a move, with the reasons. */
const heard = (before: State, mover: number, action: Action, seat: number) => {
  const { state: after, events } = mythos.apply(before, mover, action)
  return events.flatMap((event) => {
    const line = mythos.tell(event, seat)
    return line === undefined ? [] : [{ line, because: motive(event, { before, after }) }]
  })
}

test('[M1.15, M1.16, M1.19] a reason names no card that the seat cannot see, and is the same in every world that the seat could be in', () => {
  let given = 0
  let compared = 0
  const kinds = new Set<string>()
  for (let seed = 1; seed <= 8; seed++) {
    let [options, luck] = randomTable(2 + (seed % 3), seeded(seed))
    options = { ...options, alternativeFirstCard: seed % 2 === 0 }
    let state = mythos.setup(options, seed)
    const titles = [...new Set(state.sheet.printed.map(({ title }) => title))]
    for (let moves = 0; moves < 1200; moves++) {
      const [mover] = mythos.actors(state)
      if (mover === undefined) break
      let action: Action
      ;[action, luck] = pickOne(luck, mythos.legal(state, mover))
      const { state: after } = mythos.apply(state, mover, action)
      for (const seat of state.players.keys()) {
        if (seat === mover) continue
        const told = heard(state, mover, action, seat)
        for (const { because } of told) {
          if (because === undefined) continue
          given++
          kinds.add(because.rule ?? '')
          expect(because.reason).toMatch(/^[A-Z\d].*[a-zA-Z\d]\.$/s)
          expect(because.reason).not.toMatch(/undefined|NaN|\.\./)
          if (because.rule !== undefined) expect(book).toContain(because.rule)
          const open = seen(after, seat)
          // The longest first, so that a Title within another one is not taken for itself.
          let rest = because.reason
          for (const each of [...open].toSorted((a, b) => b.length - a.length)) rest = rest.replaceAll(each.replace(/\.$/, ''), '')
          for (const each of titles) if (!open.has(each)) expect(rest).not.toContain(each)
        }
        if (moves % 4 !== 0) continue
        // Somewhere the same can be seen to be done: there the same is said of it.
        const world = mythos.imagine(state, seat, seeded(moves))
        const key = actionKey(action)
        const same = mythos.legal(world, mover).find((each) => actionKey(each) === key)
        if (same === undefined) continue
        const there = heard(world, mover, same, seat)
        if (JSON.stringify(there.map(({ line }) => line)) !== JSON.stringify(told.map(({ line }) => line))) continue
        compared++
        expect(there).toEqual(told)
      }
      state = after
    }
  }
  expect(given).toBeGreaterThan(1_000)
  expect(compared).toBeGreaterThan(300)
  expect([...kinds]).toEqual(expect.arrayContaining(['M12.2', 'M2.18', 'M13.1', 'M14.9', 'M14.55', 'M15.23']))
}, 120_000)
