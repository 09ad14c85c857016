/** M2: Investigators and Sanity. */
import { describe, expect, test } from 'vitest'
import type { PrintedCard } from '../../../grammar/card.ts'
import { mythos } from '../../../src-main/games/mythos/game.ts'
import { ally, card, investigator, location, monster, mythosPosition } from '../../support/mythos.ts'
import { table } from '../../support/mythos-table.ts'
import { rule } from '../../support/rule.ts'

const event = (title: string, more: Partial<PrintedCard> = {}) => card({ title, type: 'Event', anyDimension: true, ...more })
const blow = (points: number, who: 'opponent' | 'each') =>
  event('Blow', { rules: [{ kind: 'on', on: 'played', do: [{ sanity: points, who, sign: -1 }] }] })
const bolton = location('Bolton', { gate: true, attributes: ['City', 'Artifact', 'Tome'] })

describe('the Investigator', () => {
  rule('M2.1, M2.2, M2.10', 'sets starting Sanity, its maximum, Education, Languages, Hand size, Minimum and Maximum', () => {
    const who = investigator({ sanityStart: 14, sanityMax: 18, education: 15, hand: 4, handMin: 2, handMax: 3 })
    const deck = Array.from({ length: 9 }, () => ally('Friend', 1))
    const state = mythos.setup(
      {
        seats: [
          { name: 'A', investigator: who, deck },
          { name: 'B', investigator: who, deck },
        ],
        mode: 'campaign',
        target: 20,
        alternativeFirstCard: false,
      },
      1,
    )
    expect(mythos.view(state, 0).areas[0]).toMatchObject({
      sanity: 14,
      handCount: 4,
      deckCount: 5,
      minimum: 2,
      maximum: 3,
      investigator: { education: 15, sanityMax: 18, languages: 'English' },
    })
  })

  rule('M2.3', 'two players may use the same Investigator', () => {
    const who = investigator()
    const deck = Array.from({ length: 20 }, () => ally('Friend', 1))
    const seats = [
      { name: 'A', investigator: who, deck },
      { name: 'B', investigator: who, deck },
    ]
    const state = mythos.setup({ seats, mode: 'campaign', target: 20, alternativeFirstCard: false }, 1)
    expect(state.sheet.investigators[0]).toEqual(state.sheet.investigators[1])
  })

  rule('M2.7', 'the Languages on the Investigator card are known, and an Ally adds its own', () => {
    const book = card({ title: 'Black Book', type: 'Tome', anyDimension: true, languages: { mode: 'and', list: ['Latin'] } })
    const knows = (languages: string[], allies: PrintedCard[] = []) =>
      table({
        seats: [{ story: [bolton], hand: [book], allies, investigator: { languages: { mode: 'and', list: languages } } }, {}],
      }).against(book)
    expect(knows(['English', 'Latin'])).toEqual([])
    expect(knows(['English'])).toEqual(['M9.1'])
    expect(knows(['English'], [ally('Scholar', 1, { languages: { mode: 'and', list: ['Latin'] } })])).toEqual([])
  })
})

describe('Sanity as a number', () => {
  const sanitarium = (sanity: number) => location('Sanitarium', { sanity, subregion: 'Salem', attributes: ['Country'] })

  rule('MX34, M2.13, M2.12, M2.27', 'a gain goes no further than the maximum, and who can gain nothing may still play', () => {
    const a = table({ seats: [{ sanity: 19, story: [sanitarium(6), bolton], spot: { crosswise: true } }, {}] }).arrive()
    expect(a.sanity[0]).toBe(20)
    const friend = ally('Friend', 1, { sanity: 1 })
    const b = table({ seats: [{ sanity: 15, investigator: { sanityMax: 15 }, story: [bolton], hand: [friend] }, {}] }).play(friend)
    expect([b.sanity[0], b.where(friend)]).toEqual([15, 'ally'])
  })

  rule('M2.12', 'cards in play change the maximum', () => {
    const balm = card({ title: 'Balm', type: 'Artifact', rules: [{ kind: 'static', effect: { stat: 'sanityMax', by: 3 } }] })
    const t = table({ seats: [{ sanity: 19, story: [sanitarium(6), bolton], spot: { crosswise: true }, assets: [balm] }, {}] }).arrive()
    expect(t.sanity[0]).toBe(23)
  })

  rule('MX38, M2.26, M2.14, M2.16, M2.11', 'a loss need not be affordable; Sanity stops at 0 and the game ends at once', () => {
    const blow5 = blow(5, 'opponent')
    const t = table({
      seats: [
        { story: [bolton], hand: [blow5] },
        { sanity: 3, story: [bolton] },
      ],
    }).play(blow5)
    expect(t.sanity).toEqual([12, 0])
    expect(t.state.over).toBeDefined()
    expect(t.legal).toEqual([])
  })

  rule('M2.17', 'who reaches 0 from the same losses ends at 0 together', () => {
    const all = blow(9, 'each')
    const t = table({ seats: [{ sanity: 9, story: [bolton], hand: [all] }, { sanity: 4 }, { sanity: 11 }] }).play(all)
    expect(t.sanity).toEqual([0, 0, 2])
    expect(t.state.over?.because).toContain('Player 1 and Player 2 have no Sanity left')
  })

  describe('MX35: gains before losses', () => {
    const bazaar = location('The Great Bazaar', {
      attributes: ['City', 'Artifact'],
      rules: [{ kind: 'static', effect: { join: { type: 'Artifact' }, may: true, of: { is: { type: 'Artifact' } } } }],
    })
    const wine = card({
      title: 'Wine',
      type: 'Artifact',
      anyDimension: true,
      sanity: 1,
      rules: [{ kind: 'static', effect: { attachedTo: { type: 'Ally' }, sharesFate: true } }],
    })
    const sphere = card({ title: 'Sphere', type: 'Artifact', anyDimension: true, sanity: -2 })
    const both = (sanity: number) => {
      const t = table({ seats: [{ sanity, story: [bazaar], hand: [wine, sphere], allies: [ally('Friend', 1)] }, {}] }).play(wine)
      expect(t.question).toMatchObject({ ask: 'which play' })
      return t.choosePlay(sphere)
    }
    test('[MX35, M2.15, M2.25] with 20 the gain is lost, with 2 one is left', () => {
      expect(both(20).sanity[0]).toBe(18)
      expect(both(2).sanity[0]).toBe(1)
    })
    test('[MX35, M2.25, M2.22] with 1 the costs use up the last point, and the cards have no effect', () => {
      const t = both(1)
      expect([t.sanity[0], t.state.over === undefined, t.where('Sphere')]).toEqual([0, false, 'hand'])
    })
  })

  rule('M2.25, M2.12, M2.13', 'what cannot be gained pays for nothing', () => {
    const pair = (more: Partial<PrintedCard>) =>
      card({
        title: 'Cup',
        type: 'Artifact',
        anyDimension: true,
        sanity: 3,
        rules: [{ kind: 'static', effect: { join: { title: 'Sphere' }, may: true } }],
        ...more,
      })
    const sphere = card({ title: 'Sphere', type: 'Artifact', anyDimension: true, sanity: -4 })
    const joined = (sanity: number, more: object = {}, events: PrintedCard[] = []) => {
      const cup = pair({})
      const t = table({ seats: [{ sanity, story: [bolton], hand: [cup, sphere], events, ...more }, { story: [bolton] }] }).play(cup)
      return t.question?.ask === 'which play'
    }
    const gloom = event('Gloom', { rules: [{ kind: 'forbid', who: 'each', what: 'gainSanity' }] })
    expect([joined(2), joined(2, {}, [gloom]), joined(4, {}, [gloom])]).toEqual([true, false, true])
    expect(joined(3, { investigator: { sanityMax: 3 } })).toBe(false)
    const balm = card({ title: 'Balm', type: 'Artifact', rules: [{ kind: 'static', effect: { stat: 'sanityMax', by: 1 } }] })
    expect(joined(3, { investigator: { sanityMax: 3 }, assets: [balm] })).toBe(true)
  })

  rule('M2.18, M2.19', 'a pentagram applies once, when the card is played, beside the Investigator or into the Threat', () => {
    const costly = monster('Leng Spider', 2, { sanity: -2 })
    const dear = ally('Priest', 1, { sanity: 1 })
    const t = table({ seats: [{ story: [bolton], hand: [costly, dear] }, { story: [bolton] }] })
    t.play(costly, 'monster')
    expect(t.sanity[0]).toBe(10)
    t.untilTurnOf(0).play(dear)
    expect(t.sanity[0]).toBe(11)
    t.untilTurnOf(0)
    expect(t.sanity[0]).toBe(11)
  })

  rule('M2.20', 'a Location’s pentagram waits until it is right-side-up', () => {
    const far = sanitarium(5)
    const t = table({ seats: [{ story: [bolton], hand: [far] }, {}] }).play(far)
    expect(t.sanity[0]).toBe(12)
    t.untilTurnOf(0).arrive()
    expect(t.sanity[0]).toBe(17)
  })

  rule('MX36, M2.21, M2.22', 'a cost beyond one’s Sanity cannot be paid; one that takes the last point ends the game', () => {
    const spider = monster('Leng Spider', 2, { sanity: -2 })
    const at = (sanity: number) => table({ seats: [{ sanity, story: [bolton], hand: [spider] }, {}] })
    expect(at(1).why(spider)).toMatchObject({ legal: false, reasons: [{ rule: 'M2.21', why: 'You cannot afford the Sanity cost of 2.' }] })
    const last = at(2).play(spider)
    expect([last.sanity[0], last.state.over === undefined, last.where(spider)]).toEqual([0, false, 'hand'])
    const well = at(3).play(spider)
    expect([well.sanity[0], well.state.over, well.where(spider)]).toEqual([1, undefined, 'threat'])
  })

  rule('M2.23', 'a cost for using a card follows the same rules', () => {
    const orb = card({
      title: 'Orb',
      type: 'Artifact',
      rules: [{ kind: 'action', window: 'turn', cost: [{ sanity: 2 }], do: [{ sanity: 5, who: 'opponent', sign: -1 }] }],
    })
    const at = (sanity: number) => table({ seats: [{ sanity, story: [bolton], assets: [orb] }, {}] })
    expect(at(1).offers('use', orb)).toBe(false)
    expect(at(3).use(orb).sanity).toEqual([1, 7])
    expect(at(2).use(orb).sanity).toEqual([0, 12])
  })

  rule('MX37, M2.24, M2.20', 'a Location may be walked to at any price, and entered only for one that can be paid', () => {
    const moon = location('Far Side', { sanity: -2, subregion: 'Salem', attributes: ['Country'] })
    const t = table({ seats: [{ sanity: 1, story: [bolton], hand: [moon] }, {}] })
      .play(moon)
      .untilTurnOf(0)
    expect(t.offers('arrive')).toBe(false)
    const richer = table({ seats: [{ sanity: 3, story: [moon, bolton], spot: { crosswise: true } }, {}] }).arrive()
    expect(richer.sanity[0]).toBe(1)
  })

  rule('M2.28', 'a cost is raised before it is looked at, and lowered no further than to nothing', () => {
    const spider = monster('Leng Spider', 2, { sanity: -2 })
    const change = (by: number) =>
      card({
        title: 'Charm',
        type: 'Artifact',
        rules: [{ kind: 'static', effect: { stat: 'cost', by, of: { is: { type: 'Monster' }, in: 'hand' } } }],
      })
    const at = (sanity: number, by: number) => table({ seats: [{ sanity, story: [bolton], hand: [spider], assets: [change(by)] }, {}] })
    expect(at(2, 1).against(spider, 'monster')).toEqual(['M2.21'])
    expect(at(5, 1).play(spider, 'monster').sanity[0]).toBe(2)
    expect(at(5, -7).play(spider, 'monster').sanity[0]).toBe(5)
  })
})

rule('M2.16', 'there is no way to go on with a player at 0', () => {
  const state = mythosPosition({ seats: [{ sanity: 0 }, {}], agenda: [{ do: 'check state' }] })
  expect(table(state).state.over?.because).toContain('Player 1 has no Sanity left')
})
