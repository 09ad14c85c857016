/** M5: Turns and the legal plays. */
import { describe, expect } from 'vitest'
import type { PrintedCard } from '../../../grammar/card.ts'
import { mythos } from '../../../src-main/games/mythos/game.ts'
import { ally, card, location, monster } from '../../support/mythos.ts'
import { table } from '../../support/mythos-table.ts'
import { rule } from '../../support/rule.ts'
import { standard } from '../../support/standard-cards.ts'

const bolton = location('Bolton', { gate: true, attributes: ['City', 'Artifact', 'Tome'] })
const event = (title: string, more: Partial<PrintedCard> = {}) => card({ title, type: 'Event', anyDimension: true, ...more })
const orb = card({ title: 'Orb', type: 'Artifact', anyDimension: true, rules: [{ kind: 'action', window: 'turn', do: [{ draw: 1 }] }] })
const spell = card({
  title: 'Whisper',
  type: 'Spell',
  anyDimension: true,
  icons: ['Eye'],
  sanity: -1,
  rules: [{ kind: 'action', window: 'cast', do: [{ draw: 1 }] }],
})
const tome = card({ title: 'Book', type: 'Tome', anyDimension: true, spellCapacity: 2, icons: ['Eye'] })
const church = location('Church', {
  attributes: ['City', 'Church'],
  rules: [
    {
      kind: 'action',
      window: 'turn',
      stayed: 'here',
      do: [{ move: { affecting: 'you', is: { subtype: 'Phobia' }, pick: 'choose', n: 1 }, to: 'bury' }],
    },
  ],
})
const fear = event('Fear', { subtype: 'Phobia', target: 'Opponent’s Investigator' })
const deck = () => [ally('Drawn One', 1), ally('Drawn Two', 1)]

describe('the legal plays', () => {
  rule('M5.1, M5.16', 'a Turn is one play, and nobody else may act in it', () => {
    const t = table({
      seats: [
        { story: [bolton], assets: [orb], deck: deck() },
        { story: [bolton], assets: [orb], deck: deck() },
      ],
    })
    expect([t.seat, mythos.legal(t.state, 1)]).toEqual([0, []])
    t.use(orb)
    expect([t.seat, mythos.legal(t.state, 0)]).toEqual([1, []])
  })

  rule('M5.16', 'who asks out of turn is told so', () => {
    const t = table({ seats: [{ story: [bolton] }, { story: [bolton], hand: [orb] }] })
    expect(t.why(orb, 1).reasons).toContainEqual({ rule: 'M5.16', why: 'It is not your Turn.', remedy: 'Wait for your Turn.' })
  })

  rule('M5.1', 'while another question is open no play can be made', () => {
    const gift = event('Gift', { rules: [{ kind: 'on', on: 'played', do: [{ exchange: 1, upTo: true }] }] })
    const t = table({ seats: [{ story: [bolton], hand: [gift, orb], deck: deck() }, { story: [bolton] }] }).play(gift)
    expect(t.why(orb, 0).reasons).toContainEqual({ rule: 'M5.1', why: 'Another question is open.', remedy: 'Answer it first.' })
  })

  rule('M5.2, M5.4, M5.5, M5.7, M5.8, M5.9', 'playing, using, casting, burying a Phobia, turning up and Passing are all offered', () => {
    const t = table({
      seats: [
        {
          story: [church],
          hand: [ally('Friend', 1)],
          assets: [orb, { lay: tome, bears: [spell] }],
          allies: [{ lay: ally('Sleeper', 1), faceDown: true }],
          deck: deck(),
        },
        { events: [{ lay: fear, affects: 0 }] },
      ],
    })
    expect(t.legal.map((each) => each.do).sort()).toEqual(['cast', 'pass', 'play', 'turn up', 'use', 'use'])
    expect([t.offers('use', church), t.offers('use', orb), t.offers('cast', spell), t.offers('turn up', 'Sleeper')]).toEqual([
      true,
      true,
      true,
      true,
    ])
  })

  rule('M5.3', 'a walking player may rotate the crosswise Location', () => {
    const t = table({ seats: [{ story: [church, bolton], spot: { crosswise: true } }, {}] }).arrive()
    expect(t.state.players[0]!.spot?.crosswise).toBe(false)
  })

  rule('M5.6, M5.22, M5.21', 'a Turn lost to a card is used up by it', () => {
    const t = table({
      seats: [{ story: [bolton], player: { lostTurns: 1 } }, { story: [bolton] }],
      agenda: [{ do: 'begin turn', seat: 0 }],
    })
    expect([t.seat, t.state.players[0]!.lostTurns]).toEqual([1, 0])
    expect(t.events.map((each) => each.was)).toEqual(['lost turn'])
  })

  rule('M5.8', 'a face-down Spell is not turned up by a play; another card is, and is then right-side-up', () => {
    const t = table({
      seats: [
        {
          story: [bolton],
          assets: [
            { lay: tome, bears: [{ lay: spell, faceDown: true }] },
            { lay: orb, faceDown: true, rotated: true },
          ],
        },
        {},
      ],
    })
    expect([t.offers('turn up', spell), t.offers('turn up', orb)]).toEqual([false, true])
    t.turnUp(orb)
    expect(t.entry(orb)).toMatchObject({ faceDown: false, rotated: false })
  })

  const noPass = card({ title: 'Vigil', type: 'Artifact', rules: [{ kind: 'forbid', who: 'you', what: 'pass' }] })
  rule('M5.10, M13.12', 'one may Pass on any Turn, unless a card forbids it', () => {
    const t = table({ seats: [{ story: [bolton], assets: [orb], deck: deck() }, {}] })
    expect(t.offers('pass')).toBe(true)
    expect(table({ seats: [{ story: [bolton], assets: [orb, noPass], deck: deck() }, {}] }).offers('pass')).toBe(false)
  })
  rule('M5.11', 'who can make no other play must Pass', () => {
    expect(table({ seats: [{ story: [bolton], assets: [noPass] }, {}] }).legal).toEqual([{ do: 'pass' }])
  })

  rule('M5.12', 'only one Tome, Artifact or Ally is played in a Turn', () => {
    const [one, two] = [card({ title: 'One', type: 'Artifact' }), card({ title: 'Two', type: 'Artifact' })]
    const t = table({ seats: [{ story: [bolton], hand: [one, two] }, { story: [bolton] }] }).play(one)
    expect([t.seat, t.where(two)]).toEqual([1, 'hand'])
  })

  rule('M5.13', 'playing a card draws none', () => {
    const t = table({ seats: [{ story: [bolton], hand: [orb], deck: deck() }, {}] }).play(orb)
    expect(t.hand(0)).toEqual([])
  })
})

describe('timing', () => {
  const comfort = (by: number, sign: 1 | -1) =>
    card({
      title: sign > 0 ? 'Comfort' : 'Dread',
      type: 'Artifact',
      rules: [{ kind: 'on', on: 'turnStart', do: [{ sanity: by, who: 'you', sign }] }],
    })

  rule('M5.14, M2.15', 'what happens at the beginning of a Turn comes before the play, gains before losses', () => {
    const t = table({
      seats: [{ sanity: 1, story: [bolton], assets: [comfort(1, -1), comfort(1, 1)] }, {}],
      agenda: [{ do: 'begin turn', seat: 0 }],
    })
    expect([t.sanity[0], t.state.over, t.question?.ask]).toEqual([1, undefined, 'what to play'])
  })

  rule('M5.14', 'it happens on a lost Turn as well, and not on the Turns of others', () => {
    const t = table({
      seats: [{ story: [bolton], player: { lostTurns: 1 }, assets: [comfort(2, -1)] }, { story: [bolton] }],
      agenda: [{ do: 'begin turn', seat: 0 }],
    })
    expect([t.seat, t.sanity[0]]).toEqual([1, 10])
    // It is told in that order, too.
    expect(t.events.map(({ was }) => was)).toEqual(['sanity changed', 'lost turn'])
  })

  rule('M5.15, M7.16', 'state rules are looked at after the effect: an Ally without value is buried', () => {
    const gloom = card({
      title: 'Gloom',
      type: 'Artifact',
      rules: [{ kind: 'static', effect: { value: -1, of: { is: { type: 'Ally' }, of: 'each' } } }],
    })
    const frail = ally('Frail', 1, { sanity: 1 })
    const t = table({ seats: [{ story: [bolton], hand: [frail] }, { assets: [gloom] }] }).play(frail)
    expect([t.where(frail), t.sanity[0]]).toEqual(['story', 13])
  })

  rule('M5.17, M19.9', 'a card played at once within an effect must be legal otherwise and pays its own cost', () => {
    const call = event('Call', {
      rules: [{ kind: 'on', on: 'played', do: [{ play: { type: 'Ally' }, waive: ['place'], optional: true }] }],
    })
    const far = ally('Far Friend', 1, { sanity: -2, foundAt: { region: 'Lovecraft Country', subregion: 'Salem' } })
    const foreign = ally('Foreigner', 1, { foundAt: { region: 'Europe', subregion: 'Paris' } })
    const dreamer = ally('Dreamer', 1, { dimension: 'dreamlands' })
    const t = table({ seats: [{ story: [bolton], hand: [call, far, foreign, dreamer] }, { story: [bolton] }] }).play(call)
    expect(t.among).toEqual(['Far Friend'])
    t.choosePlay(far)
    expect([t.where(far), t.where(call), t.sanity[0], t.seat]).toEqual(['ally', 'story', 10, 1])
  })

  rule('M5.17', 'such a play need not be made', () => {
    const call = event('Call', {
      rules: [{ kind: 'on', on: 'played', do: [{ play: { type: 'Ally' }, waive: ['place'], optional: true }] }],
    })
    const t = table({ seats: [{ story: [bolton], hand: [call, ally('Friend', 1)] }, { story: [bolton] }] })
      .play(call)
      .done()
    expect([t.where('Friend'), t.seat]).toEqual(['hand', 1])
  })

  rule('M5.18', 'what is offered for a following Turn cannot be had on this one', () => {
    const train = standard('Train')
    const t = table({
      seats: [{ story: [bolton], hand: [train, location('Salem Inn', { subregion: 'Salem' })] }, { story: [bolton] }],
    }).play(train)
    expect(t.seat).toBe(1)
    t.untilTurnOf(0)
    expect(t.offers('take offer', train)).toBe(true)
  })

  rule('M5.19, M5.20', 'Spell, Artifact, Ally and Location do nothing on the Turn they came', () => {
    const guide = ally('Guide', 1, { rules: [{ kind: 'action', window: 'turn', do: [{ draw: 1 }] }] })
    const spring = location('Spring', { rules: [{ kind: 'action', window: 'turn', do: [{ draw: 1 }] }] })
    const at = (since: number) =>
      table({
        seats: [
          {
            story: [spring],
            spot: { since },
            deck: deck(),
            allies: [{ lay: guide, since }],
            assets: [
              { lay: orb, since },
              { lay: tome, bears: [{ lay: spell, since }] },
            ],
          },
          {},
        ],
      }).legal.filter((each) => each.do === 'use' || each.do === 'cast').length
    expect([at(10), at(9)]).toEqual([0, 4])
  })

  rule('M5.15, M17.28', 'a target that is no longer legal when the effect comes is left alone', () => {
    const both = event('Double Blow', {
      rules: [
        {
          kind: 'on',
          on: 'played',
          target: { is: { type: 'Ally' }, of: 'opponent', pick: 'choose', n: 1 },
          do: [
            { move: { is: { type: 'Ally' }, of: 'opponent' }, to: 'bury' },
            { flip: { ref: 'target' }, face: 'down' },
          ],
        },
      ],
    })
    const t = table({
      seats: [
        { story: [bolton], hand: [both] },
        { story: [bolton], allies: [ally('Victim', 1), ally('Other', 1)] },
      ],
    })
      .play(both)
      .choose('Victim')
      .choose('Other')
    expect([t.where('Victim'), t.where('Other'), t.seat]).toEqual(['story', 'story', 1])
  })

  rule('M5.2', 'a card is played from the Hand alone', () => {
    const ghoul = monster('Ghoul', 1)
    const t = table({ seats: [{ story: [bolton], discard: [ghoul] }, {}] })
    expect(t.why(ghoul)).toMatchObject({ legal: false, reasons: [{ rule: 'M5.2' }] })
  })
})
