/** Whatever an effect does is told: no card lies elsewhere, and no rule holds, without a line that says so. */
import { describe, expect, test } from 'vitest'
import type { Op } from '../../../grammar/ast.ts'
import type { PrintedCard } from '../../../grammar/card.ts'
import type { Told } from '../../../src-main/games/mythos/tell.ts'
import { tell } from '../../../src-main/games/mythos/tell.ts'
import { ally, card, location, monster, no, type PositionSetup, weapon } from '../../support/mythos.ts'
import { table } from '../../support/mythos-table.ts'

const home = location('Home')

const event = (...ops: Op[]): PrintedCard =>
  card({ title: 'Doing', type: 'Event', anyDimension: true, rules: [{ kind: 'on', on: 'played', do: ops }] })

/** What is told when an Event with these operations is played; seat 1 has what is said. */
function told(ops: readonly Op[], theirs: PositionSetup['seats'][number] = {}, own: PositionSetup['seats'][number] = {}): string[] {
  const doing = event(...ops)
  const t = table({
    seats: [
      { name: 'Ada', story: [home], hand: [doing], ...own },
      { name: 'Bea', story: [home], ...theirs },
    ],
  }).play(doing)
  const names = ['Ada', 'Bea']
  return t.events.flatMap((each) => tell({ ...each, names } as Told) ?? [])
}

describe('what an effect does is told', () => {
  test('[M17.1] a card that goes to a Threat', () => {
    const ops: Op[] = [{ move: { of: 'opponent', is: { type: 'Ally' }, pick: 'choose', n: 1 }, to: 'threat', whose: 'opponent' }]
    expect(told(ops, { allies: [ally('Mercy', 1)] })).toContain('Mercy goes to the Threat of Bea.')
  })

  test('[M19.20] a rule that begins to hold for a while', () => {
    const ops: Op[] = [{ start: { kind: 'static', effect: { stat: 'draw', by: -4, who: 'opponent' } }, until: 'nextRound' }]
    expect(told(ops)).toContain('Doing takes effect.')
  })

  test('[M5.21, M5.22] a Turn that will be lost', () => {
    expect(told([{ skip: 'turn', who: 'opponent' }])).toContain('Doing: Bea will lose a Turn.')
  })

  test('[M1.29] a card that is buried out of the Story Deck', () => {
    const ops: Op[] = [{ move: { of: 'opponent', in: 'story', pick: 'lowest', n: 1 }, to: 'bury' }]
    expect(told(ops, { story: [home, ally('Mercy', 1)] })).toContain('Mercy is buried in the Story Deck of Bea.')
  })

  test('[M19.6] what is undone', () => {
    const blow = event({ sanity: 2, who: 'opponent', sign: -1 })
    const answer = card({
      title: 'Answer',
      type: 'Event',
      anyDimension: true,
      rules: [{ kind: 'action', window: { after: 'played', by: 'opponent', of: { type: 'Event' } }, do: [{ cancel: 'cause' }] }],
    })
    const t = table({
      seats: [
        { name: 'Ada', story: [home], hand: [blow] },
        { name: 'Bea', story: [home], hand: [answer] },
      ],
    }).play(blow)
    t.play(answer)
    const lines = t.events.flatMap((each) => tell({ ...each, names: ['Ada', 'Bea'] } as Told) ?? [])
    expect(lines).toContain('Doing is undone.')
    expect(t.sanity).toEqual([12, 12])
  })
})

describe('a protection that its player may use', () => {
  const pan = weapon('Pan', 1, {
    rules: [
      {
        kind: 'instead',
        of: { wouldBeBuried: { ref: 'self' } },
        optional: true,
        do: [{ give: { ref: 'self' }, to: { is: { type: 'Ally' }, others: true, pick: 'choose', n: 1 } }],
      },
    ],
  })
  const burial = event({ move: { of: 'opponent', is: { type: 'Ally' }, pick: 'all' }, to: 'bury' })
  const buried = (others: PrintedCard[]) =>
    table({
      seats: [
        { story: [home], hand: [burial] },
        { story: [home], allies: [{ lay: ally('Cook', 1), bears: [pan] }, ...others] },
      ],
    }).play(burial)

  test('[M19.7] is not offered where it can do nothing', () => {
    const t = buried([])
    expect(t.question).toMatchObject({ ask: 'what to play' })
    expect(t.where('Pan')).toBe('story')
  })
})

test('[M14.83] a Monster that goes back to its Threat is told to have stayed', () => {
  const zombie = monster('Zombie', 1, {
    rules: [{ kind: 'instead', of: { wouldBeBuried: { ref: 'self' }, inCombat: true }, do: [{ move: { ref: 'self' }, to: 'threat' }] }],
  })
  const t = table({
    seats: [
      { name: 'Ada', story: [home], threat: [zombie] },
      { name: 'Bea', story: [home] },
    ],
  })
  while (t.question?.ask === 'what to play') t.pass()
  expect(t.where(zombie)).toBe('threat')
  expect(t.events).toContainEqual(expect.objectContaining({ was: 'stayed', title: 'Zombie' }))
  expect(no(t.state, zombie)).toBeGreaterThanOrEqual(0)
})
