/** What befalls cards, Hands, decks and players besides being played or lost, as moments. */
import { describe, expect, test } from 'vitest'
import type { Cost, Op, Trigger } from '../../../grammar/ast.ts'
import type { PrintedCard } from '../../../grammar/card.ts'
import { roundEndTasks } from '../../../src-main/games/mythos/round-end.ts'
import { currentValue } from '../../../src-main/games/mythos/values.ts'
import { ally, card, location, monster, mythosPosition, no, type SeatSetup, weapon } from '../../support/mythos.ts'
import { table } from '../../support/mythos-table.ts'

const bolton = location('Bolton')
const played = (title: string, ...ops: Op[]): PrintedCard =>
  card({ title, type: 'Event', anyDimension: true, rules: [{ kind: 'on', on: 'played', do: ops }] })
const listener = (on: Trigger): PrintedCard =>
  ally('Listener', 3, { rules: [{ kind: 'on', on, do: [{ sanity: 1, who: 'you', sign: 1 }] }] })
const friend = ally('Old Friend', 1)
const one = { n: 1, pick: 'choose' } as const
const book = card({ title: 'Book', type: 'Tome', spellCapacity: 2, icons: ['Eye'], anyDimension: true })
const spell = (title: string, ...ops: Op[]): PrintedCard =>
  card({ title, type: 'Spell', icons: ['Eye'], anyDimension: true, rules: [{ kind: 'action', window: 'cast', do: ops }] })

/** Seat 0 has the listener at 10 Sanity; what either has besides. */
const hearing = (on: Trigger, mine: Partial<SeatSetup>, theirs: Partial<SeatSetup> = {}) => {
  const { allies = [], ...more } = mine
  return table({
    seats: [
      { story: [bolton], sanity: 10, ...more, allies: [listener(on), ...allies] },
      { story: [bolton], ...theirs },
    ],
  })
}

describe('a card goes back to a Hand', () => {
  const home = (of: 'you' | 'opponent') => played('Home', { move: { is: { title: 'Old Friend' }, of, ...one }, to: 'hand' })
  const heard = (on: Trigger, by: 0 | 1 = 0) => {
    const back = home(by === 0 ? 'you' : 'opponent')
    const t = hearing(on, { allies: [friend], hand: by === 0 ? [back] : [] }, { hand: by === 1 ? [back] : [] })
    return (by === 0 ? t : t.pass()).play(back).sanity[0]
  }
  test('it is told of one such card, by whomever, and of no other', () => {
    expect(heard({ cardReturned: { is: { type: 'Ally' }, ...one } })).toBe(11)
    expect(heard({ cardReturned: { is: { type: 'Ally' }, of: 'opponent', ...one } })).toBe(10)
    expect(heard({ cardReturned: { is: { type: 'Artifact' }, ...one } })).toBe(10)
    expect(heard({ cardReturned: { is: { type: 'Ally' }, ...one }, by: 'opponent' })).toBe(10)
    expect(heard({ cardReturned: { is: { type: 'Ally' }, ...one }, by: 'opponent' }, 1)).toBe(11)
  })
  test('a card hears of its own return, and one that is buried goes to no Hand', () => {
    const stray = ally('Stray', 1, {
      rules: [{ kind: 'on', on: { cardReturned: { ref: 'self' } }, do: [{ sanity: 1, who: 'you', sign: 1 }] }],
    })
    const gone = (to: 'hand' | 'bury') =>
      table({
        seats: [
          { story: [bolton], sanity: 10, allies: [stray], hand: [played('Go', { move: { is: { title: 'Stray' }, ...one }, to })] },
          { story: [bolton] },
        ],
      }).play('Go').sanity[0]
    expect([gone('hand'), gone('bury')]).toEqual([11, 10])
  })
})

describe('something comes to be so', () => {
  const loner = (...more: PrintedCard['rules']) =>
    ally('Loner', 2, {
      rules: [
        {
          kind: 'on',
          on: 'asSoonAs',
          if: { not: { inPlay: { type: 'Ally' }, others: true } },
          do: [{ move: { ref: 'self' }, to: 'bury' }],
        },
        ...more,
      ],
    })
  const away = played('Away', { move: { is: { title: 'Old Friend' }, ...one }, to: 'bury' })
  test('a card goes as soon as that is so, and stays until then', () => {
    const t = table({ seats: [{ story: [bolton], allies: [loner(), friend], hand: [away] }, { story: [bolton] }] })
    expect(t.where('Loner')).toBe('ally')
    expect(t.play(away).where('Loner')).toBe('story')
  })
  test('what goes on being so does nothing more; what comes to be so anew does', () => {
    const glad = ally('Glad', 2, {
      rules: [
        { kind: 'on', on: 'asSoonAs', if: { not: { inPlay: { type: 'Ally' }, others: true } }, do: [{ sanity: 1, who: 'you', sign: 1 }] },
      ],
    })
    const t = table({ seats: [{ story: [bolton], sanity: 10, allies: [glad, friend], hand: [away, friend, away] }, { story: [bolton] }] })
    expect(t.sanity[0]).toBe(10)
    expect(t.play(away).sanity[0]).toBe(11)
    expect(t.untilTurnOf(0).play(friend).sanity[0]).toBe(11)
    expect(t.untilTurnOf(0).play(away).sanity[0]).toBe(12)
  })
})

describe('Special Effects are ignored', () => {
  const chief = ally('Chief', 2, {
    rules: [
      { kind: 'static', effect: { value: 2, of: { is: { type: 'Ally' }, pick: 'all', others: true } } },
      { kind: 'on', on: { cardPlayed: { type: 'Ally' }, by: 'you' }, do: [{ sanity: 1, who: 'you', sign: 1 }] },
    ],
  })
  const hush = (title: string, of: 'you' | 'opponent') =>
    played(title, {
      start: { kind: 'static', effect: { noEffects: true, of: { is: { title: 'Chief' }, of, pick: 'all' } } },
      until: 'round',
    })
  const sat = (of: 'you' | 'opponent') => {
    const t = table({
      seats: [{ story: [bolton], sanity: 10, allies: [chief, friend], hand: [hush('Hush', of), ally('Newcomer', 1)] }, { story: [bolton] }],
    })
    return t.play('Hush').untilTurnOf(0)
  }
  const worth = (t: ReturnType<typeof table>) => currentValue(t.state, no(t.state, 'Old Friend'))
  test('what the card says holds no longer and is not done; its own value and attributes stay', () => {
    const t = sat('you')
    expect([worth(t), currentValue(t.state, no(t.state, 'Chief'))]).toEqual([1, 2])
    expect(t.play('Newcomer').sanity[0]).toBe(10)
  })
  test('the same card of another player is not meant', () => {
    const t = sat('opponent')
    expect(worth(t)).toBe(3)
    expect(t.play('Newcomer').sanity[0]).toBe(11)
  })
})

describe('a card goes from a Hand', () => {
  const thrown: Trigger = { fromHand: {}, of: 'you', to: 'discard' }
  const junk = monster('Junk', 1)
  test('for a price, and not where it is played or buried', () => {
    const cost: Cost[] = [{ other: { in: 'hand', ...one }, how: 'discard' }]
    const lamp = card({
      title: 'Lamp',
      type: 'Artifact',
      rules: [{ kind: 'action', window: 'turn', cost, do: [{ shuffle: 'story', who: 'you' }] }],
    })
    const paying = (on: Trigger) => hearing(on, { assets: [lamp], hand: [junk] }).use(lamp).sanity[0]
    expect(paying(thrown)).toBe(11)
    expect(paying({ ...thrown, fromHand: { type: 'Ally' } })).toBe(10)
    expect(paying({ ...thrown, to: 'bury' })).toBe(10)
    expect(paying({ ...thrown, of: 'opponent' })).toBe(10)
    expect(hearing(thrown, { hand: [friend] }).play(friend).sanity[0]).toBe(10)
  })
  test('by the doing of an opponent, where that is asked', () => {
    const grab = played('Grab', { move: { in: 'hand', of: 'opponent', n: 1, pick: 'random' }, to: 'discard' })
    const own = played('Throw', { move: { in: 'hand', ...one }, to: 'discard' })
    const by: Trigger = { fromHand: {}, of: 'you', to: 'discard', by: 'opponent' }
    const robbed = (on: Trigger) =>
      hearing(on, { hand: [junk] }, { hand: [grab] })
        .pass()
        .play(grab).sanity[0]
    expect([robbed(thrown), robbed(by)]).toEqual([11, 11])
    expect(hearing(by, { hand: [own, junk] }).play(own).sanity[0]).toBe(10)
  })
  test('[M15.4] at the end of the Round, one after the other', () => {
    const investigator = { hand: 0, handMin: 0, handMax: 1 }
    const state = mythosPosition({
      seats: [
        { story: [bolton], sanity: 10, allies: [listener(thrown)], hand: [junk, friend, book], investigator },
        { story: [bolton], investigator },
      ],
      phase: 'combat',
    })
    const t = table({ ...state, agenda: roundEndTasks(state, [0, 1]) }).choose(junk)
    expect(t.sanity[0]).toBe(11)
    expect(t.choose(friend).sanity[0]).toBe(12)
  })
})

describe('the Mythos Deck, and a Hand that is seen', () => {
  test('[M15.23] a deck made up anew is told of, and one that is only shuffled is not', () => {
    const mixed = (who: 'you' | 'opponent', shuffle: 'deck' | 'deck+discard') =>
      hearing({ reshuffled: 'you' }, { hand: [played('Mix', { shuffle, who })], discard: [friend] }).play('Mix').sanity[0]
    expect([mixed('you', 'deck+discard'), mixed('you', 'deck'), mixed('opponent', 'deck+discard')]).toEqual([11, 10, 10])
  })
  test('[M15.24] and so is one that has run out', () => {
    const drawing = (on: Trigger, deck: PrintedCard[]) =>
      hearing(on, { hand: [played('Read', { draw: 1 })], deck, discard: [friend] }).play('Read').sanity[0]
    expect([drawing({ reshuffled: 'you' }, []), drawing({ reshuffled: 'you' }, [book]), drawing({ reshuffled: 'opponent' }, [])]).toEqual([
      10, 10, 9,
    ])
  })
  test('[M1.44] who looks at a Hand of another is heard, once he has', () => {
    const peek = played('Peek', { look: { in: 'hand', of: 'opponent', pick: 'all' } })
    const seen = (on: Trigger) =>
      hearing(on, {}, { hand: [peek] })
        .pass()
        .play(peek)
        .chooseWay(0).sanity[0]
    expect([seen({ handSeen: 'you', by: 'opponent' }), seen({ handSeen: 'opponent', by: 'you' })]).toEqual([11, 10])
  })
})

describe('what is given, summoned, called off', () => {
  test('[M8.15] a Weapon that is played on an Ally is given to him', () => {
    const knife = weapon('Knife', 1)
    const armed = (on: Trigger) => {
      const t = hearing(on, { story: [location('Shop', { attributes: ['Artifact'] })], allies: [friend], hand: [knife] }).play(knife)
      return (t.question?.ask === 'which card' ? t.choose(friend) : t).sanity[0]
    }
    const any = { is: { type: 'Artifact', subtype: 'Weapon' }, ...one } as const
    expect(armed({ given: any, to: { is: { title: 'Old Friend' }, ...one } })).toBe(11)
    expect(armed({ given: any, to: { ref: 'self' } })).toBe(10)
    expect(armed({ given: { is: { type: 'Tome' }, ...one }, to: { is: { type: 'Ally' }, ...one } })).toBe(10)
  })
  test('[M9.34] a Monster that is Summoned, against you or another', () => {
    const call = spell('Call', { summonOrControl: { type: 'Monster' }, allow: ['summon'] })
    const ghoul = monster('Ghoul', 1)
    const mine = (on: Trigger) => hearing(on, { assets: [{ lay: book, bears: [call] }], hand: [ghoul] }).cast(call).sanity[0]
    expect([mine({ summoned: { type: 'Monster' }, by: 'you' }), mine({ summoned: { title: 'Byakhee' }, by: 'you' })]).toEqual([11, 10])
    const theirs = (on: Trigger) =>
      hearing(on, {}, { assets: [{ lay: book, bears: [call] }], hand: [ghoul] })
        .pass()
        .cast(call).sanity[0]
    expect([theirs({ summoned: {}, by: 'opponent', on: 'you' }), theirs({ summoned: {}, by: 'you' })]).toEqual([11, 10])
  })
  test('[M9.28] a Spell that is called off, by whom and by what', () => {
    const blow = spell('Blow', { sanity: 1, who: 'opponent', sign: -1 })
    const chime = card({
      title: 'Chime',
      type: 'Artifact',
      anyDimension: true,
      rules: [{ kind: 'action', window: { after: 'cast', of: { type: 'Spell' }, by: 'opponent' }, do: [{ cancel: 'cause' }] }],
    })
    const off = (on: Trigger) =>
      hearing(on, { assets: [{ lay: book, bears: [blow] }] }, { assets: [chime] })
        .cast(blow)
        .use(chime).sanity[0]
    const spells = { cancelled: { type: 'Spell' }, of: 'you' } as const
    expect([off(spells), off({ ...spells, by: 'opponent', from: { type: 'Artifact' } })]).toEqual([11, 11])
    expect([off({ ...spells, of: 'opponent' }), off({ ...spells, by: 'you' }), off({ ...spells, from: { type: 'Event' } })]).toEqual([
      10, 10, 10,
    ])
    expect(off({ cancelled: { type: 'Event' }, of: 'you' })).toBe(10)
  })
})

test('[M6.5] a world is entered from another, and not by a step within it', () => {
  const dreamlands = (title: string) => location(title, { dimension: 'dreamlands' })
  const ulthar = dreamlands('Ulthar')
  const enters: Trigger = { arrivedAt: { dimension: 'dreamlands', elsewhere: 'dimension' }, by: 'you' }
  const going = (on: Trigger, from: PrintedCard) => {
    const lead = played('Lead', { travel: { region: 'any', dimension: 'any', placed: 'rightSideUp' }, when: 'now' })
    const ship = { ...lead, travel: true, subtype: 'Travel by Sea' }
    const t = hearing(on, { story: [from], hand: [ship, ulthar] }).play(ship)
    return t.choosePlay(ulthar).sanity[0]
  }
  expect([going(enters, bolton), going(enters, dreamlands('Dylath'))]).toEqual([11, 10])
  const steps: Trigger = { arrivedAt: { dimension: 'dreamlands' }, by: 'you' }
  expect([going(steps, bolton), going(steps, dreamlands('Dylath'))]).toEqual([11, 11])
})
