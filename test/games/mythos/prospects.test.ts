/** What the bot is told of Mythos: how well a seat stands, and what a sensible player is tempted to do. */
import { describe, expect, test } from 'vitest'
import type { Filter, Rule, Slot } from '../../../grammar/ast.ts'
import type { PrintedCard } from '../../../grammar/card.ts'
import type { Seat } from '../../../src-main/engine/game.ts'
import { nearness } from '../../../src-main/games/mythos/nearness.ts'
import { preference } from '../../../src-main/games/mythos/preference.ts'
import { outlook, worth } from '../../../src-main/games/mythos/prospects.ts'
import { appeal } from '../../../src-main/games/mythos/temptations.ts'
import { ally, card, location, monster, mythosPosition, no, type SeatSetup, weapon } from '../../support/mythos.ts'
import { table } from '../../support/mythos-table.ts'
import { rule } from '../../support/rule.ts'

const street = location('Street')
const slot = (title: string): Slot => ({ phrase: title.toUpperCase(), at: 0, count: 1, distinctTitles: false, anyOf: [{ title }] })
const tale = (...wanted: string[]) =>
  card({
    title: 'The Tale',
    type: 'Adventure',
    subtype: 'Quest',
    points: 7,
    sanity: 2,
    recipe: { slots: wanted.map(slot), conditions: [] },
  })
const news = card({ title: 'News', type: 'Event', anyDimension: true })
const rumour = card({ title: 'Rumour', type: 'Event', anyDimension: true })
const trifle = card({ title: 'Trifle', type: 'Event', anyDimension: true })
const filling = Array.from({ length: 20 }, (_, at) => card({ title: `Filling ${at}`, type: 'Event', anyDimension: true }))

const position = (mine: SeatSetup, theirs: SeatSetup = {}) =>
  mythosPosition({
    seats: [
      { story: [street], ...mine },
      { story: [location('Elsewhere')], ...theirs },
    ],
  })
/** What the first seat's position is worth to it. */
const stand = (mine: SeatSetup, theirs: SeatSetup = {}, seat: Seat = 0) => worth(position(mine, theirs), seat)

const expectRising = (...worths: readonly number[]) => expect(worths).toEqual([...new Set(worths)].sort((a, b) => a - b))

describe('what a bot prefers is told by the parts of that worth', () => {
  const seen = (mine: SeatSetup, theirs: SeatSetup = {}) => outlook(position(mine, theirs), 0)
  const said = (one: SeatSetup, other: SeatSetup) => preference(seen(one), seen(other))

  test('Adventures, Sanity and the danger of madness', () => {
    expect(said({ points: 9 }, { points: 7 })).toBe('2.0 more Adventure points scored or in sight')
    expect(said({ sanity: 12 }, { sanity: 11 })).toBe('1.0 more Sanity')
    expect(said({ sanity: 4 }, { sanity: 1 })).toMatch(/^\d+ % less danger of madness and 3\.0 more Sanity$/)
  })

  test('what it costs is not left out, and a slight difference is not told', () => {
    expect(preference({ adventures: 5, sanity: 8 }, { adventures: 3, sanity: 10 })).toBe(
      '2.0 more Adventure points scored or in sight, though 2.0 less Sanity',
    )
    expect(preference({ adventures: 5 }, { adventures: 4.95 })).toBeUndefined()
  })

  test('[M2.16, M16.8] the end of the match holds no more hope, and madness is certain then', () => {
    const state = position({ points: 9, sanity: 0, hand: [tale('News')] }, { points: 3, sanity: 10 })
    const over = { ...state, over: { scores: [0, 1], because: 'So.' } }
    expect(outlook(over, 0)).toEqual({ adventures: 9, sanity: 0, danger: 1, means: 0, rival: 11 })
  })
})

describe('a position is worth more', () => {
  test('the nearer a card that an Adventure asks for is to the story', () => {
    const hand = [tale('News', 'Rumour')]
    expectRising(
      stand({ hand, deck: filling, discard: [news, rumour] }),
      stand({ hand, deck: [...filling, news], discard: [rumour] }),
      stand({ hand: [...hand, news], deck: filling, discard: [rumour] }),
      stand({ hand, deck: filling, story: [street, news], discard: [rumour] }),
      stand({ hand: [...hand, rumour], deck: filling, story: [street, news] }),
      stand({ hand, deck: filling, story: [street, news, rumour] }),
    )
  })

  test('with the Adventure in the Hand than with it somewhere in the Mythos Deck, and with its points most of all', () => {
    const wanted = tale('News')
    expectRising(
      stand({ deck: [...filling, wanted], story: [street, news] }),
      stand({ deck: filling, hand: [wanted], story: [street, news] }),
      stand({ deck: filling, adventures: [wanted], points: 7, sanity: 14, story: [street], discard: [news] }),
    )
  })

  rule('M12.39', 'with two cards for two requirements than with one that fits both', () => {
    const hand = [tale('News', 'News')]
    const again = { ...news, id: 'again' }
    expectRising(
      stand({ hand, deck: [...filling, again], story: [street, news] }),
      stand({ hand, deck: filling, story: [street, news, again] }),
    )
  })

  rule('M6.1, M7.1', 'at a Location, or with one, at which a card in the Hand can be played that an Adventure asks for', () => {
    const friend = ally('Friend', 1, { foundAt: { subregion: 'Salem' } })
    const salem = location('Salem Common', { subregion: 'Salem' })
    const other = location('Boston Common', { subregion: 'Boston' })
    const hand = [tale('Friend'), friend]
    expectRising(
      stand({ hand: [...hand, other], story: [street, salem], deck: filling }),
      stand({ hand: [...hand, salem], story: [street, other], deck: filling }),
      stand({ hand: [...hand, street], story: [salem, other], deck: filling }),
    )
  })

  rule('M11.46', 'with what a Great Old One asks for, if an Adventure asks for the Great Old One', () => {
    const god = monster('God', 0, { goo: true, requirements: [{ phrase: 'Comet', type: 'Event', attributes: ['Comet'] }] })
    const comet = card({ title: 'Comet', type: 'Event', attributes: ['Comet'] })
    const cave = location('Cave', { gate: true })
    const mine = { hand: [tale('God'), god], story: [cave], deck: filling }
    expectRising(stand({ ...mine, discard: [comet], events: [trifle] }), stand({ ...mine, events: [comet], discard: [trifle] }))
  })

  test('the less is still to be paid for what an Adventure asks for', () => {
    const dear = { ...news, id: 'dear', sanity: -3 }
    const cheap = { ...news, id: 'cheap', sanity: -1 }
    const worths = [dear, cheap, news].map((each) => stand({ hand: [tale('News'), each], deck: filling }))
    expectRising(...worths)
  })

  test('with Sanity, and the more so the less there is of it', () => {
    const at = (sanity: number) => stand({ sanity })
    expectRising(at(1), at(3), at(6), at(10), at(15))
    expect(at(3) - at(2)).toBeGreaterThan(at(13) - at(12))
  })

  rule('M14.54, M14.73', 'without a Threat of others than with one, unless a Threat or Allies of one’s own meet it', () => {
    const horror = monster('Horror', 4)
    const shown = { threat: [horror] }
    expectRising(stand({}, shown), stand({ allies: [ally('Guard', 3)] }, shown), stand({ threat: [monster('Mirror', 4)] }, shown))
    expect(stand({ allies: [{ lay: ally('Guard', 3), faceDown: true }] }, shown)).toBeLessThan(stand({ allies: [ally('Guard', 3)] }, shown))
    expect(stand({ allies: [{ lay: ally('Guard', 1), bears: [weapon('Rifle', 3)] }] }, shown)).toBeGreaterThan(
      stand({ allies: [ally('Guard', 1)] }, shown),
    )
  })

  rule('M2.16, M16.8, M16.11', 'with an opponent near madness for who is ahead, and not for who is behind', () => {
    const lead = { points: 8, sanity: 10 }
    expect(stand(lead, { sanity: 1 })).toBeGreaterThan(stand(lead, { sanity: 6 }))
    const behind = { points: 0, sanity: 6 }
    expect(stand(behind, { points: 15, sanity: 1 })).toBeLessThan(stand(behind, { points: 15, sanity: 4 }))
  })

  rule('M5.14, M10.14', 'without a Phobia, least of all where it acts; and better where it can be cured', () => {
    const gate = location('Gate', { gate: true })
    const cure: Rule = {
      kind: 'action',
      window: 'turn',
      do: [{ move: { affecting: 'you', is: { type: 'Event' }, n: 1, pick: 'choose' }, to: 'bury' }],
    }
    const home = location('Home')
    const clinic = location('Clinic', { rules: [cure] })
    const fear = card({
      title: 'Fear of Gates',
      type: 'Event',
      subtype: 'Phobia',
      rules: [
        {
          kind: 'on',
          on: 'turnStart',
          if: { at: { gate: true } satisfies Filter, who: 'affected' },
          do: [{ sanity: 1, sign: -1, who: 'affected' }],
        },
      ],
    })
    const laid = { story: [home], events: [{ lay: fear, affects: 0 }] }
    expectRising(stand({ story: [gate] }, laid), stand({ story: [home] }, laid), stand({ story: [clinic] }, laid))
    expect(stand({ story: [home] }, laid)).toBeLessThan(stand({ story: [home] }, { story: [home], discard: [fear] }))
  })

  rule('M16.9', 'nothing but the result, once the match is over', () => {
    const t = table({ seats: [{ story: [street], points: 20 }, { sanity: 5 }] })
    const over = { ...t.state, over: { scores: [1, 0.1], because: 'It is over.' } }
    expect([worth(over, 0), worth(over, 1)]).toEqual([1, 0.1])
  })
})

test('one’s worth rises when another’s falls, at every number of seats', () => {
  for (let count = 2; count <= 6; count++) {
    const seats = (points: number) => Array.from({ length: count }, (_, seat): SeatSetup => ({ points: seat === 1 ? points : 0 }))
    const [low, high] = [mythosPosition({ seats: seats(0) }), mythosPosition({ seats: seats(9) })]
    expect(worth(high, 1)).toBeGreaterThan(worth(low, 1))
    expect(worth(high, 0)).toBeLessThan(worth(low, 0))
  }
})

rule('M12.7', 'an Adventure that was completed is no aim any more', () => {
  const wanted = tale('News')
  const again = { ...wanted, id: 'again' }
  const state = position({ hand: [again], adventures: [wanted], deck: [news] })
  expect(nearness(state, 0).adventures).toEqual([])
  expect(nearness(position({ hand: [again], deck: [news] }), 0).adventures).toHaveLength(1)
  // Several copies are one aim, and the nearest stands for it.
  const twice = position({ hand: [again], deck: [news, wanted] })
  expect(nearness(twice, 0).adventures.map((each) => each.card)).toEqual([no(twice, again)])
})

describe('a sensible player is tempted', () => {
  const tempting = (mine: SeatSetup, each: PrintedCard, how: 'event' | 'adventure' | 'arrive' | 'ally' | 'monster') => {
    const t = table({ seats: [{ story: [street], ...mine }, {}] })
    return appeal(t.state, 0, { do: 'play', card: no(t.state, each), how })
  }

  test('by an Adventure most, then by what one asks for, and by a Pass least', () => {
    const done = tale('Street')
    const mine = {
      hand: [done, card({ ...tale('News'), id: 'other', title: 'Another Tale' }), news, trifle],
      deck: filling,
      investigator: { handMax: 2 },
    }
    const t = table({ seats: [{ story: [street], ...mine }, {}] })
    expectRising(
      appeal(t.state, 0, { do: 'pass' }),
      tempting(mine, trifle, 'event'),
      tempting(mine, news, 'event'),
      tempting(mine, done, 'adventure'),
    )
    expect(appeal(t.state, 0, { do: 'concede' })).toBe(0)
  })

  test('by a Location where more can be played, and by one that gives the Sanity that is lacking', () => {
    const friend = ally('Friend', 1, { foundAt: { subregion: 'Salem' } })
    const salem = location('Salem Common', { subregion: 'Salem' })
    const rest = location('Rest', { sanity: 5 })
    const other = location('Boston Common', { subregion: 'Boston' })
    const hand = [tale('Friend'), friend, salem, other, rest]
    expect(tempting({ hand }, salem, 'arrive')).toBeGreaterThan(tempting({ hand }, other, 'arrive'))
    expectRising(
      tempting({ hand, sanity: 20 }, rest, 'arrive'),
      tempting({ hand, sanity: 12 }, rest, 'arrive'),
      tempting({ hand, sanity: 4 }, rest, 'arrive'),
    )
  })

  test('not by a cost that nearly drives mad', () => {
    const dear = { ...trifle, id: 'dear', sanity: -2 }
    expect(tempting({ hand: [dear], sanity: 3 }, dear, 'event')).toBeLessThan(tempting({ hand: [dear], sanity: 12 }, dear, 'event'))
  })

  rule('M15.4', 'to let go what serves no Adventure first', () => {
    const hand = [tale('News'), news, trifle, ally('Friend', 1)]
    const state = mythosPosition({
      seats: [{ story: [street], hand, investigator: { handMin: 1, handMax: 2 } }, {}],
      agenda: [{ do: 'discard step', seats: [0], ctx: { you: 0 } }],
    })
    const t = table(state)
    expect(t.question).toMatchObject({ ask: 'which card' })
    const letting = (title: string) => appeal(t.state, 0, { do: 'choose', card: no(t.state, title) })
    expectRising(letting('News'), letting('Friend'), letting('Trifle'))
  })
})
