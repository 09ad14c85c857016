/** What a card says of itself while it is still in a Hand, how far a Story Deck is cleared, and who is in the same City. */
import { describe, expect, test } from 'vitest'
import type { Op, Rule } from '../../../grammar/ast.ts'
import type { PrintedCard } from '../../../grammar/card.ts'
import { holds } from '../../../src-main/games/mythos/select.ts'
import { ally, card, location, monster, mythosPosition, type SeatSetup } from '../../support/mythos.ts'
import { table } from '../../support/mythos-table.ts'

const bolton = location('Bolton', { gate: true })
const event = (title: string, ...rules: Rule[]): PrintedCard => card({ title, type: 'Event', anyDimension: true, rules })
const played = (title: string, ...ops: Op[]): PrintedCard => event(title, { kind: 'on', on: 'played', do: ops })
const two = (mine: SeatSetup, theirs: SeatSetup = {}) =>
  table({
    seats: [
      { story: [bolton], ...mine },
      { story: [bolton], ...theirs },
    ],
  })

describe('in a Hand', () => {
  const omen = (on: 'gameStart' | 'roundStart'): PrintedCard =>
    event('Omen', {
      kind: 'on',
      on,
      if: { role: 'inHand' },
      do: [
        { sanity: 2, who: 'you', sign: -1 },
        { move: { ref: 'self' }, to: 'discard' },
      ],
    })
  const begun = (held: PrintedCard, round: number) =>
    table(mythosPosition({ seats: [{ hand: [held] }, {}], round, agenda: [{ do: 'begin round' }] }))

  test('[M17.1] what is in a Hand when the game begins does what it says, and goes', () => {
    const t = begun(omen('gameStart'), 0)
    expect([t.sanity, t.where('Omen')]).toEqual([[10, 12], 'discard'])
    expect(begun(omen('gameStart'), 3).sanity).toEqual([12, 12])
  })

  test('[M17.1] or when a Round begins, whichever it is', () => {
    expect(begun(omen('roundStart'), 3).sanity).toEqual([10, 12])
  })
})

describe('down to such a Location', () => {
  test('[M6.60] what lies above it is buried, Locations of another kind too', () => {
    const lake = location('Lake', { publicAttributes: ['Water'] })
    const hill = location('Hill')
    const quake = played('Quake', { popStory: 'opponent', to: 'bury', until: { type: 'Location', pub: ['Water'] } })
    const hit = two({ hand: [quake] }, { story: [bolton, hill, lake] }).play(quake)
    expect(hit.story(1)[0]).toBe('Lake')
    const none = two({ hand: [quake] }, { story: [bolton, hill] }).play(quake)
    expect(none.story(1)[0]).toBe('Bolton')
  })
})

describe('in the same City', () => {
  test('[M18.6] the same subregion alone is not enough', () => {
    const city = (title: string) => location(title, { subregion: 'Arkham', attributes: ['City'] })
    const fields = location('Fields', { subregion: 'Arkham', attributes: ['Country'] })
    const same = (a: PrintedCard, b: PrintedCard) =>
      holds(two({ story: [a] }, { story: [b] }).state, { same: 'city', as: 'opponent' }, { you: 0, opponent: 1 })
    expect([
      same(city('Docks'), city('Square')),
      same(city('Docks'), fields),
      same(fields, location('Farm', { subregion: 'Arkham' })),
    ]).toEqual([true, false, false])
  })
})

describe('a Monster kept for the next Round', () => {
  test('[M11.56] a Great Old One stays longer once alone', () => {
    const god = monster('Old One', 3, {
      goo: true,
      rules: [{ kind: 'on', on: 'combatEnded', limit: { times: 1, per: 'card' }, do: [{ extendGOO: 1 }] }],
    })
    const t = two({ goo: [god] })
    const { round } = t.state
    for (let count = 0; count < 400 && t.state.round < round + 3; count++) {
      const plainest = t.legal.find((each) => each.do === 'pass' || each.do === 'done' || each.do === 'no') ?? t.legal[0]!
      t.take(plainest)
      if (t.state.round === round + 2 && count > 0 && t.where('Old One') !== 'goo') break
    }
    expect([t.state.round - round >= 2, t.where('Old One')]).toEqual([true, 'story'])
  })
})

describe('a loss that such a card causes', () => {
  const friend = ally('Friend', 2)
  const guard = ally('Guard', 2, {
    rules: [
      {
        kind: 'instead',
        of: { wouldLose: { type: 'Ally' }, by: 'opponent', from: { type: 'Event' } },
        optional: true,
        do: [{ move: { ref: 'self' }, to: 'bury' }],
      },
    ],
  })
  const loss: Op = { move: { is: { title: 'Friend' }, of: 'opponent', n: 1, pick: 'choose' }, to: 'bury' }

  test('[M19.7] is taken by another card, if an Event does it', () => {
    const grief = played('Grief', loss)
    const t = two({ hand: [grief] }, { allies: [friend, guard] }).play(grief)
    expect(t.question).toMatchObject({ ask: 'whether' })
    t.yes()
    expect([t.where('Friend'), t.where('Guard')]).toEqual(['ally', 'story'])
  })

  test('[M19.7] and by none, if something else does', () => {
    const knife = card({
      title: 'Knife',
      type: 'Artifact',
      anyDimension: true,
      rules: [{ kind: 'action', window: 'turn', cost: [{ self: 'bury' }], do: [loss] }],
    })
    const t = two({ assets: [knife] }, { allies: [friend, guard] }).use(knife)
    expect([t.where('Friend'), t.where('Guard')]).toEqual(['story', 'ally'])
  })
})
