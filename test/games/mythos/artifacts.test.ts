/** M8: Artifacts and Weapons outside Combat. */
import { describe, expect, test } from 'vitest'
import type { PrintedCard } from '../../../grammar/card.ts'
import { seesInvisible } from '../../../src-main/games/mythos/sight.ts'
import { attributesOf } from '../../../src-main/games/mythos/standing.ts'
import { currentValue, isEnchanted } from '../../../src-main/games/mythos/values.ts'
import { ally, card, enchanted, location, no, type SeatSetup, weapon } from '../../support/mythos.ts'
import { table } from '../../support/mythos-table.ts'
import { rule } from '../../support/rule.ts'

const bolton = location('Bolton', { attributes: ['City', 'Artifact'] })
const plain = location('Quiet Street')
const at = (story: PrintedCard[], hand: PrintedCard[], more: Partial<SeatSetup> = {}) =>
  table({ seats: [{ story, hand, ...more }, { story: [location('Elsewhere', { subregion: 'Boston' })] }] })
const artifact = (title: string, rules: PrintedCard['rules'] = [], more: Partial<PrintedCard> = {}) =>
  card({ title, type: 'Artifact', anyDimension: true, rules, ...more })
const spell = (title: string) =>
  card({
    title,
    type: 'Spell',
    anyDimension: true,
    icons: ['Eye'],
    sanity: -1,
    rules: [{ kind: 'action', window: 'cast', do: [{ draw: 1 }] }],
  })
const deck = () => [ally('One', 1), ally('Two', 1), ally('Three', 1)]

describe('Artifacts', () => {
  rule('M8.1', 'need an Artifact Location, and the reason says so', () => {
    const orb = artifact('Orb')
    expect(at([bolton], [orb]).against(orb)).toEqual([])
    expect(at([plain], [orb]).why(orb).reasons).toEqual([
      { rule: 'M8.1', why: 'Your Location is not an Artifact Location.', remedy: 'Go to a Location with the Artifact attribute.' },
    ])
  })

  rule('M8.2, M8.5', 'lie face-up beside the Investigator, as many as one likes', () => {
    const t = at([bolton], [artifact('Orb')], { assets: [artifact('Orb'), artifact('Orb')] }).play('Orb')
    expect(t.state.play.filter((each) => each.area === 'asset' && !each.faceDown && each.on === undefined)).toHaveLength(3)
  })

  rule('M8.3', 'one that says so is given to an Ally in play and acts with it as one', () => {
    const wine = artifact('Wine', [{ kind: 'static', effect: { attachedTo: { type: 'Ally' }, sharesFate: true } }])
    expect(at([bolton], [wine]).why(wine).reasons).toMatchObject([{ rule: 'M8.3', remedy: 'Play an Ally first.' }])
    const t = at([bolton], [wine], { allies: [ally('One', 1), ally('Two', 1)] })
      .play(wine)
      .choose('Two')
    expect(t.entry(wine).on).toBe(no(t.state, 'Two'))
  })

  rule('M8.4, M5.20', 'an Ally whose text says so receives one later, anywhere, as a Turn', () => {
    const porter = ally('Porter', 1, { rules: [{ kind: 'static', effect: { carries: { type: 'Artifact' }, n: 1 } }] })
    const t = at([plain], [artifact('Orb'), artifact('Lamp')], { allies: [porter] }).play('Orb')
    expect([t.entry('Orb').on, t.seat]).toEqual([no(t.state, porter), 1])
    expect(t.untilTurnOf(0).against('Lamp')).toEqual(['M8.1'])
    expect(at([plain], [artifact('Orb')], { allies: [{ lay: porter, since: 10 }] }).against('Orb')).toEqual(['M8.1'])
    const here = at([bolton], [artifact('Orb')], { allies: [porter] }).play('Orb')
    expect(here.among).toEqual(['Porter'])
    expect(here.done().entry('Orb').on).toBeUndefined()
  })

  rule('M8.4, M8.17, M6.33', 'such an Ally is given a Weapon in the same way, having none; nobody is while walking', () => {
    const porter = ally('Porter', 1, { rules: [{ kind: 'static', effect: { carries: { type: 'Artifact' }, n: 1 } }] })
    const gun = weapon('Gun', 2)
    const t = at([plain], [gun], { allies: [porter, ally('Other', 1)] }).play(gun)
    expect([t.entry(gun).on, currentValue(t.state, no(t.state, porter))]).toEqual([no(t.state, porter), 3])
    expect(at([plain], [gun], { allies: [{ lay: porter, bears: [weapon('Knife', 1)] }] }).against(gun)).toEqual(['M8.1', 'M8.17'])
    expect(at([bolton], [gun], { allies: [porter, ally('Other', 1)] }).play(gun).among).toEqual(['Porter', 'Other'])
    expect(at([location('Ahead'), plain], [artifact('Orb'), gun], { spot: { crosswise: true }, allies: [porter] }).against('Orb')).toEqual([
      'M6.33',
    ])
  })

  rule('M8.6, M8.7, M8.8, M8.9', 'using one takes a Turn; only one that is up and ready; its text says what becomes of it', () => {
    const use = (self?: 'bury' | 'discard' | 'flip' | 'rotate') =>
      artifact('Orb', [{ kind: 'action', window: 'turn', ...(self === undefined ? {} : { cost: [{ self }] }), do: [{ draw: 1 }] }])
    const afterUse = (self?: 'bury' | 'discard' | 'flip' | 'rotate') => {
      const t = at([plain], [], { assets: [use(self)], deck: deck() }).use('Orb')
      expect([t.seat, t.hand(0)]).toEqual([1, ['One']])
      const entry = t.state.play[0]
      return [t.where('Orb'), entry?.faceDown === true, entry?.rotated === true, t.untilTurnOf(0).offers('use', 'Orb')]
    }
    expect(afterUse()).toEqual(['asset', false, false, true])
    expect(afterUse('flip')).toEqual(['asset', true, false, false])
    expect(afterUse('rotate')).toEqual(['asset', false, true, false])
    expect(afterUse('bury')).toEqual(['story', false, false, false])
    expect(afterUse('discard')).toEqual(['discard', false, false, false])
  })

  rule('M1.35, M8.9', 'what one says of as long as it stays face-down holds then, and not while it is face-up', () => {
    const lamp = artifact('Lamp', [
      { kind: 'action', window: 'turn', cost: [{ self: 'flip' }], do: [{ draw: 1 }] },
      { kind: 'static', effect: { value: 1, of: { is: { type: 'Ally' }, pick: 'all' } }, until: 'whileFaceDown' },
    ])
    const porter = ally('Porter', 1)
    const t = at([plain], [], { assets: [lamp], allies: [porter], deck: deck() })
    expect(currentValue(t.state, no(t.state, porter))).toBe(1)
    t.use(lamp)
    expect(currentValue(t.state, no(t.state, porter))).toBe(2)
  })

  rule('M8.10', 'one with constant effect needs no play', () => {
    const banner = artifact('Banner', [{ kind: 'static', effect: { value: 1, of: { is: { type: 'Ally' } } } }])
    const t = at([bolton], [banner], { allies: [ally('Friend', 1)] }).play(banner)
    expect(currentValue(t.state, no(t.state, 'Friend'))).toBe(2)
  })

  rule('M8.11', 'its cost is paid each time', () => {
    const orb = artifact('Orb', [{ kind: 'action', window: 'turn', cost: [{ sanity: 2 }], do: [{ draw: 1 }] }])
    const t = at([plain], [], { assets: [orb], deck: deck() })
      .use(orb)
      .untilTurnOf(0)
      .use(orb)
    expect(t.sanity[0]).toBe(8)
  })

  rule('M8.12, M8.13', 'one that can know a Spell takes any, casts it for nothing and loses it', () => {
    const lens = artifact('Lens', [{ kind: 'static', effect: { holdsSpells: 1 } }])
    const t = at([plain], [spell('Whisper')], { assets: [lens], deck: deck() })
      .play('Whisper')
      .untilTurnOf(0)
      .cast('Whisper')
    expect([t.sanity[0], t.where('Whisper'), t.hand(0)]).toEqual([12, 'story', ['One']])
  })

  rule('M8.14', 'Join only where a text says so', () => {
    const t = at([bolton], [artifact('Orb'), artifact('Lamp')]).play('Orb')
    expect(t.seat).toBe(1)
    const pair = artifact('Twin Orb', [{ kind: 'static', effect: { join: { title: 'Lamp' }, may: true } }])
    expect(at([bolton], [pair, artifact('Lamp')]).play(pair).among).toEqual(['Lamp'])
  })
})

describe('Weapons', () => {
  test('[MX51, M8.15, M8.1] need somebody to carry them', () => {
    const shotgun = weapon('Shotgun', 2)
    expect(at([bolton], [shotgun]).why(shotgun).reasons).toEqual([
      { rule: 'M8.15', why: 'No Ally of yours can carry this.', remedy: 'Play an Ally first.' },
    ])
    const t = at([bolton], [shotgun], { allies: [ally('Friend', 1)] }).play(shotgun)
    expect([t.entry(shotgun).on, currentValue(t.state, no(t.state, 'Friend'))]).toEqual([no(t.state, 'Friend'), 3])
  })

  rule('M8.16', 'and he must be face-up', () => {
    const shotgun = weapon('Shotgun', 2)
    expect(at([bolton], [shotgun], { allies: [{ lay: ally('Sleeper', 1), faceDown: true }] }).against(shotgun)).toEqual(['M8.15'])
  })

  rule('M8.17', 'one each: only who has none is asked', () => {
    const t = at([bolton], [weapon('Knife', 1)], {
      allies: [{ lay: ally('Armed', 1), bears: [weapon('Gun', 2)] }, ally('One', 1), ally('Two', 1)],
    }).play('Knife')
    expect(t.among).toEqual(['One', 'Two'])
  })

  rule('M8.19, M8.20', 'goes with its bearer, unless its text finds it another', () => {
    const burial = card({
      title: 'Burial',
      type: 'Event',
      anyDimension: true,
      rules: [{ kind: 'on', on: 'played', do: [{ move: { is: { title: 'Armed' }, of: 'opponent' }, to: 'bury' }] }],
    })
    const bury = (what: PrintedCard) => {
      const t = table({
        seats: [
          { story: [bolton], hand: [burial] },
          { story: [bolton], allies: [{ lay: ally('Armed', 1), bears: [what] }, ally('Heir', 1)] },
        ],
      }).play(burial)
      if (t.question?.ask === 'whether') t.yes()
      if (t.question?.ask === 'which card') t.choose('Heir')
      return [t.where('Armed'), t.where(what)]
    }
    expect(bury(weapon('Gun', 2))).toEqual(['story', 'story'])
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
    expect(bury(pan)).toEqual(['story', 'asset'])
  })

  rule('M8.21', 'cannot be handed on', () => {
    expect(at([bolton], [], { allies: [{ lay: ally('Armed', 1), bears: [weapon('Gun', 2)] }, ally('Other', 1)] }).legal).toEqual([
      { do: 'pass' },
    ])
  })

  rule('M8.22', 'one that changes allegiance does so while it is borne', () => {
    const blade = weapon('Cursed Blade', 2, {
      rules: [{ kind: 'static', effect: { attribute: 'Corrupt', give: true, of: { ref: 'host' } } }],
    })
    const { state } = at([bolton], [], { allies: [{ lay: ally('Knight', 1), bears: [blade] }] })
    expect(attributesOf(state, no(state, 'Knight'))).toEqual(['Corrupt'])
  })

  rule('M8.23, M8.31', 'an Enchanted Weapon is a Weapon, and its bearer sees the Invisible', () => {
    const knife = enchanted('Enchanted Knife', 1)
    const t = at([bolton], [knife], { allies: [{ lay: ally('Armed', 1), bears: [weapon('Gun', 2)] }] })
    expect(t.against(knife)).toEqual(['M8.17'])
    const { state } = at([bolton], [], { allies: [{ lay: ally('Armed', 1), bears: [knife] }, ally('Other', 1)] })
    expect([
      seesInvisible(state, no(state, 'Armed'), no(state, 'Other')),
      seesInvisible(state, no(state, 'Other'), no(state, 'Armed')),
      currentValue(state, no(state, 'Armed')),
    ]).toEqual([true, false, 2])
  })

  rule('M8.32', 'one that an effect makes Enchanted is one while the effect lasts', () => {
    const oil = artifact('Oil', [
      { kind: 'static', effect: { treatAs: 'Enchanted Weapon', as: 'subtype', of: { is: { subtype: 'Weapon' } } } },
    ])
    const enchantedNow = (faceDown: boolean) => {
      const { state } = at([bolton], [], {
        assets: [{ lay: oil, faceDown }],
        allies: [{ lay: ally('Armed', 1), bears: [weapon('Gun', 2)] }],
      })
      return [isEnchanted(state, no(state, 'Gun')), seesInvisible(state, no(state, 'Armed'), no(state, 'Gun'))]
    }
    expect([enchantedNow(false), enchantedNow(true)]).toEqual([
      [true, true],
      [false, false],
    ])
  })
})
