/** M16: the end of the game, campaigns, what follows an Adventure. */
import { describe, expect } from 'vitest'
import type { PrintedCard } from '../../../grammar/card.ts'
import { judged } from '../../../src-main/games/mythos/ending.ts'
import { ally, card, location, monster, mythosPosition, type PositionSetup } from '../../support/mythos.ts'
import { table } from '../../support/mythos-table.ts'
import { rule } from '../../support/rule.ts'

const bolton = location('Bolton', { gate: true })
const adventure = (points: number, sanity = 0, title = 'The Tale') =>
  card({
    title,
    type: 'Adventure',
    points,
    sanity,
    recipe: { slots: [{ phrase: 'A PLACE', at: 0, count: 1, distinctTitles: false, anyOf: [{ type: 'Location' }] }], conditions: [] },
  })
const some = (count: number, name: string): PrintedCard[] => Array.from({ length: count }, (_, at) => ally(`${name} ${at}`, 1))
const seat = (sanity: number, points = 0) => ({ sanity, points, story: [bolton] })
const winners = (seats: PositionSetup['seats'], mode: 'campaign' | 'basic') => {
  const { scores } = judged(mythosPosition({ seats, mode }), '')
  return scores.flatMap((score, at) => (score === Math.max(...scores) ? [at] : []))
}

describe('the basic game', () => {
  const tale = adventure(6, 2)
  const basic = (...others: number[]) =>
    table({ mode: 'basic', seats: [{ ...seat(5), hand: [tale] }, ...others.map((each) => seat(each))] }).play(tale)

  rule('MX98, M16.1, M16.2, M16.4, M16.5', 'ends with the first Adventure, whose player wins a tie', () => {
    const t = basic(13)
    expect(t.state.over?.scores[0]).toBe(1)
    expect(t.state.over?.because).toContain('(Player 1 13, Player 2 13)')
  })
  rule('MX98, M16.3', 'the highest score wins', () => {
    expect(basic(13, 14).state.over?.scores).toEqual([expect.any(Number), expect.any(Number), 1])
  })
  rule('MX98, M16.4', 'otherwise equal scores are a tie', () => {
    expect(winners([seat(0), seat(9), seat(9)], 'basic')).toEqual([1, 2])
  })
})

describe('the campaign', () => {
  rule('MX97, M16.6, M16.8, M16.9', 'ends at the points agreed; points and Sanity together decide', () => {
    const last = adventure(8, 0)
    const t = table({ seats: [{ ...seat(3, 12), hand: [last] }, seat(14, 12)] }).play(last)
    expect(t.state.over?.because).toContain('Player 1 has 20 points of completed Adventures. Player 2 wins (Player 1 23, Player 2 26).')
    expect(t.state.over?.scores[1]).toBe(1)
  })
  rule('M16.7', 'the players may agree on another total', () => {
    const one = adventure(5)
    const play = (target: number) => table({ target, seats: [{ ...seat(9), hand: [one] }, seat(9)] }).play(one).state.over
    expect([play(5) === undefined, play(6) === undefined]).toEqual([false, true])
  })
  rule('MX97, M16.10', 'a tie goes to the one with more Adventure points, or stays one', () => {
    expect(winners([seat(5, 20), seat(12, 13)], 'campaign')).toEqual([0])
    expect(winners([seat(5, 10), seat(5, 10), seat(1, 1)], 'campaign')).toEqual([0, 1])
  })
  rule('MX97, M16.11', 'who went mad can still win', () => {
    expect(winners([seat(0, 19), seat(11, 5)], 'campaign')).toEqual([0])
  })
  rule('M16.12', 'points are scored and Sanity is gained before the end is looked at', () => {
    const last = adventure(8, 3)
    const t = table({ seats: [{ ...seat(3, 12), hand: [last] }, seat(14)] }).play(last)
    expect([t.sanity[0], t.state.players[0]!.points]).toEqual([6, 20])
  })
  rule('M16.13', 'a player may complete several Adventures', () => {
    const [one, two] = [adventure(5, 0, 'One'), adventure(5, 0, 'Two')]
    const t = table({ seats: [{ ...seat(9), hand: [one, two] }, seat(9)] })
      .play(one)
      .untilTurnOf(0)
      .play(two)
    expect(t.state.players[0]!.points).toBe(10)
  })
})

describe('after an Adventure in a campaign', () => {
  const tale = adventure(7, 2)
  const setup = (more: Partial<PositionSetup['seats'][number]> = {}) =>
    table({
      seats: [
        {
          sanity: 12,
          points: 6,
          story: [bolton, ...some(10, 'Buried')],
          spot: { gateUsed: true },
          deck: some(20, 'Deck'),
          discard: some(5, 'Thrown'),
          hand: [tale, ...some(6, 'Held')],
          threat: [monster('One', 1), monster('Two', 1)],
          allies: [ally('Friend', 1)],
          assets: [card({ title: 'Orb', type: 'Artifact' })],
          ...more,
        },
        { story: [bolton, ally('Theirs', 1)], events: [{ lay: card({ title: 'Fear', type: 'Event', subtype: 'Phobia' }), affects: 0 }] },
      ],
    }).play(tale)

  rule(
    'MX96, M16.14, M16.15, M16.16, M16.17, M12.4',
    'the Story Deck is cleared and everything shuffled at no cost; the rest stays',
    () => {
      const t = setup()
      const me = t.state.players[0]!
      expect([me.points, me.sanity, t.story(0), me.deck.length, me.discard.length, me.hand.length]).toEqual([13, 14, ['Bolton'], 35, 0, 6])
      expect(['One', 'Two', 'Friend', 'Orb', 'The Tale'].map((each) => t.where(each))).toEqual([
        'threat',
        'threat',
        'ally',
        'asset',
        'adventure',
      ])
      expect(t.state.over).toBeUndefined()
    },
  )
  rule('M16.18', 'a walker keeps the crosswise card and the Location beneath; a traveller only the Travel Event', () => {
    const ahead = location('Ahead')
    const train = card({ title: 'Ship', type: 'Event', subtype: 'Travel by Sea', travel: true })
    expect(setup({ story: [ahead, bolton, ...some(3, 'Buried')], spot: { crosswise: true } }).story(0)).toEqual(['Ahead', 'Bolton'])
    expect(setup({ story: [train, bolton, ...some(3, 'Buried')] }).story(0)).toEqual(['Ship'])
  })
  rule('M6.19, M6.20, M6.45, M16.18', 'who is left with a Travel Event alone is still in its Region: walks there, and travels on', () => {
    const travel = (title: string, region: 'same' | 'different'): PrintedCard =>
      card({
        title,
        type: 'Event',
        subtype: 'Travel by Land',
        travel: true,
        anyDimension: true,
        rules: [{ kind: 'on', on: 'played', do: [{ travel: { placed: 'rightSideUp', region }, when: 'laterTurn' }] }],
      })
    const [train, car] = [travel('Train', 'same'), travel('Car', 'same')]
    const [boston, paris] = [location('Boston', { subregion: 'Boston' }), location('Paris', { region: 'Europe', subregion: 'Paris' })]
    const t = setup({ story: [train, bolton], hand: [tale, boston, paris, car] })
    expect(t.story(0)).toEqual(['Train'])
    t.untilTurnOf(0)
    expect([t.ways(boston), t.ways(car)]).toEqual([['walk'], ['travel']])
    expect(t.against(paris)).toEqual(['M6.13'])
    t.play(boston)
    expect([t.story(0), t.where(train)]).toEqual([['Boston'], 'discard'])
    t.untilTurnOf(0)
    // Of what was never beneath it nothing is beneath it now: it arrives, and is a place like any other.
    t.arrive().untilTurnOf(0)
    expect([t.story(0), t.state.players[0]!.spot]).toEqual([['Boston'], expect.not.objectContaining({ alone: true })])
    expect(t.against(paris)).toEqual(['M6.13'])
  })
  rule('M16.19', 'a used Gate stays used', () => {
    expect(setup().state.players[0]!.spot?.gateUsed).toBe(true)
  })
  rule('M16.20, M16.21', 'others keep their cards, and their Events stay on the player', () => {
    const t = setup()
    expect([t.story(1), t.entry('Fear').affects]).toEqual([['Bolton', 'Theirs'], 0])
  })
})
