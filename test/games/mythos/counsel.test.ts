/** What an action is said to be good for: what the plan found, in a sentence, and nothing that the seat may not know. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Slot } from '../../../grammar/ast.ts'
import type { PrintedCard } from '../../../grammar/card.ts'
import { pickOne, seeded } from '../../../src-main/engine/random.ts'
import { counsel } from '../../../src-main/games/mythos/counsel.ts'
import { mythos } from '../../../src-main/games/mythos/game.ts'
import { randomTable } from '../../support/all-cards.ts'
import { ally, card, location, monster, type PositionSetup } from '../../support/mythos.ts'
import { table } from '../../support/mythos-table.ts'

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

/** What is said of playing a card, or of another action, to the first seat. */
function said(own: PositionSetup['seats'][number], what: PrintedCard | 'pass'): string | undefined {
  const t = table({ seats: [{ story: [home], ...own }, { story: [home] }] })
  const action = t.legal.find((each) =>
    what === 'pass' ? each.do === 'pass' : each.do === 'play' && t.state.sheet.printed[each.card] === what,
  )
  if (action === undefined) throw new Error('That cannot be done.')
  return counsel(t.state, 0, action)?.reason
}

describe('what a play is good for', () => {
  test('[M12.2] the Adventure that needs the card, its words, and how many are lacking then', () => {
    expect(said({ hand: [dig, tale, friend] }, dig)).toBe('Tale needs it as “a SITE”: 1 more card is lacking then.')
    expect(said({ hand: [dig, tale], allies: [friend] }, dig)).toBe('Tale needs it as “a SITE”: the last thing it still needs.')
  })

  test('[M12.4, M16.6] completing an Adventure scores, and may end the match', () => {
    const done = { story: [dig], allies: [friend], hand: [tale] }
    expect(said(done, tale)).toBe('It scores 5 points.')
    expect(said({ ...done, points: 15 }, tale)).toBe('It scores 5 points and ends the match.')
  })

  test('[M12.2, M7.1] a place where a card can be played that an Adventure needs', () => {
    const local = ally('Local', 1, { foundAt: { subregion: 'Salem' } })
    const salem = location('Salem Common', { subregion: 'Salem' })
    expect(said({ hand: [salem, local, tale], story: [dig, home] }, salem)).toBe('There you can play Local, which Tale needs.')
  })

  test('[M2.18] Sanity, as far as it can be gained', () => {
    const nurse = ally('Nurse', 1, { sanity: 3 })
    expect(said({ hand: [nurse], sanity: 9 }, nurse)).toBe('It gains you 3 Sanity, and you have 9.')
  })

  test('[M14.39, M13.1] Combat, and the end of card play', () => {
    const ghoul = monster('Ghoul', 3)
    expect(said({ story: [location('Gate', { gate: true })], hand: [ghoul] }, ghoul)).toBe(
      'It brings 3 more points into the Combat to come.',
    )
    expect(said({ hand: [ghoul] }, 'pass')).toBe('Nothing that you could play now promises more than keeping it.')
    const t = table({ seats: [{ story: [home] }, { story: [home], hand: [ghoul] }] }).pass()
    expect(counsel(t.state, 1, { do: 'pass' })?.reason).toBe('It ends card play: nobody plays anything more before Combat.')
  })
})

test('[M1.15, M1.16, M1.19] says nothing that the seat may not know, in a sentence, by a rule of the book', () => {
  let asked = 0
  for (let seed = 1; seed <= 6; seed++) {
    let [options, luck] = randomTable(2 + (seed % 3), seeded(seed))
    options = { ...options, alternativeFirstCard: seed % 2 === 0 }
    let state = mythos.setup(options, seed)
    for (let moves = 0; moves < 1500; moves++) {
      const [seat] = mythos.actors(state)
      if (seat === undefined) break
      const legal = mythos.legal(state, seat)
      if (moves % 6 === 0) {
        const world = mythos.imagine(state, seat, seeded(moves))
        for (const action of legal) {
          const found = counsel(state, seat, action)
          expect(counsel(world, seat, action)).toEqual(found)
          if (found === undefined) continue
          asked++
          expect(found.reason).toMatch(/^[A-Z\d“.].*[a-zA-Z\d]\.$/s)
          expect(found.reason).not.toMatch(/undefined|NaN|\.\./)
          if (found.rule !== undefined) expect(book).toContain(found.rule)
        }
      }
      let action: (typeof legal)[number]
      ;[action, luck] = pickOne(luck, legal)
      state = mythos.apply(state, seat, action).state
    }
  }
  expect(asked).toBeGreaterThan(500)
}, 120_000)
