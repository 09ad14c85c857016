/** M17: which effect applies, adding up, targets and limits. */
import { describe, expect, test } from 'vitest'
import type { Condition, Rule, Selector, Static } from '../../../grammar/ast.ts'
import type { PrintedCard } from '../../../grammar/card.ts'
import { handSize, maximum, minimum } from '../../../src-main/games/mythos/player-numbers.ts'
import { timeOf } from '../../../src-main/games/mythos/standing.ts'
import type { State } from '../../../src-main/games/mythos/state.ts'
import { currentValue } from '../../../src-main/games/mythos/values.ts'
import { ally, card, investigator, location, monster, no, type SeatSetup } from '../../support/mythos.ts'
import { table } from '../../support/mythos-table.ts'
import { rule } from '../../support/rule.ts'

const bolton = location('Bolton', { attributes: ['City', 'Artifact'], subregion: 'Arkham' })
const holds = (effect: Static, when?: Condition): Rule => ({ kind: 'static', effect, ...(when === undefined ? {} : { if: when }) })
const allies: Selector = { is: { type: 'Ally' } }
const gives = (title: string, by: number, more: Partial<PrintedCard> = {}, of: Selector = allies) =>
  card({ title, type: 'Artifact', anyDimension: true, rules: [holds({ value: by, of })], ...more })
const event = (title: string, rules: readonly Rule[], more: Partial<PrintedCard> = {}) =>
  card({ title, type: 'Event', anyDimension: true, rules, ...more })
const at = (more: Partial<SeatSetup>, theirs: Partial<SeatSetup> = {}) =>
  table({
    seats: [
      { story: [bolton], ...more },
      { story: [bolton], ...theirs },
    ],
  })
const worthOf = (state: State, title = 'Friend') => currentValue(state, no(state, title))
const friend = () => ally('Friend', 2)
const value = (assets: readonly PrintedCard[], more: Partial<SeatSetup> = {}) => worthOf(at({ allies: [friend()], assets, ...more }).state)

describe('priority', () => {
  rule('M2.8, M2.9', 'the words of an Investigator hold from the moment of the exchange, though nothing in play has changed', () => {
    const { state } = at({})
    const [player, ...others] = state.players
    const before = handSize(state, 0)
    const another = investigator({ rules: [holds({ stat: 'draw', by: 2 })] })
    expect(handSize({ ...state, players: [{ ...player!, investigator: another }, ...others] }, 0)).toBe(before + 2)
  })

  rule('M17.1', 'a card’s text outranks the rules', () => {
    const twins = card({ title: 'Mirror', type: 'Artifact', rules: [holds({ copies: 'any', of: { is: { title: 'Friend' } } })] })
    const second = friend()
    expect([
      at({ hand: [second], allies: [friend()] }).against(second),
      at({ hand: [second], allies: [friend()], assets: [twins] }).against(second),
    ]).toEqual([['M7.8'], []])
  })

  rule('M10.24', 'a text that makes it Day or Night only while it is one of them looks at what was said before it', () => {
    const says = (title: string, time: 'day' | 'night', when?: 'day' | 'night') =>
      event(title, [holds({ time }, when === undefined ? undefined : { time: when })])
    const time = (...events: PrintedCard[]) => timeOf(at({ events }).state)
    expect(time(says('Turn', 'night', 'day'))).toBe('night')
    expect(time(says('Turn', 'night', 'day'), says('Back', 'day', 'night'))).toBe('day')
    expect(time(says('Dusk', 'night'), says('Turn', 'night', 'day'))).toBe('night')
    expect(time(says('Back', 'day', 'night'), says('Dusk', 'night'))).toBe('night')
  })

  rule('M17.2, M17.3', 'of two texts that set the same thing the one played last decides; a Location when it becomes Current', () => {
    const set = (title: string, to: number) =>
      card({ title, type: 'Artifact', anyDimension: true, rules: [holds({ value: to, how: 'set', of: allies })] })
    const [four, seven] = [set('Four', 4), set('Seven', 7)]
    expect([value([four, seven]), value([seven, four])]).toEqual([7, 4])
    const hall = location('Hall', { rules: [holds({ value: 9, how: 'set', of: allies })] })
    const t = at({ hand: [hall], assets: [four], allies: [friend()] }).play(hall)
    expect(worthOf(t.state)).toBe(9)
  })

  rule('M17.7', 'a ban outranks a mere permission', () => {
    const open = card({
      title: 'Open Door',
      type: 'Artifact',
      rules: [{ kind: 'permit', permit: { play: { type: 'Ally' }, waive: ['place'] } }],
    })
    const ban = event('Curfew', [{ kind: 'forbid', who: 'each', what: { play: { type: 'Ally' } } }])
    const newcomer = ally('Newcomer', 1, { foundAt: { subregion: 'Salem' } })
    expect(at({ hand: [newcomer], assets: [open] }).against(newcomer)).toEqual([])
    expect(at({ hand: [newcomer], assets: [open], events: [ban] }).against(newcomer)).toEqual(['M10.26'])
  })

  rule('M17.8', 'what does not conflict all applies', () => {
    const t = at({
      assets: [
        card({ title: 'A', type: 'Artifact', rules: [holds({ stat: 'handMax', by: 1 })] }),
        card({ title: 'B', type: 'Artifact', subtype: 'Other', rules: [holds({ stat: 'handMin', by: 1 })] }),
      ],
    })
    expect([maximum(t.state, 0), minimum(t.state, 0), handSize(t.state, 0)]).toEqual([6, 4, 13])
  })

  rule('M17.9', 'when a card leaves play its effects end', () => {
    const theft = event('Theft', [{ kind: 'on', on: 'played', do: [{ move: { is: { type: 'Artifact' }, of: 'opponent' }, to: 'bury' }] }])
    const t = table({
      seats: [
        { story: [bolton], hand: [theft] },
        { story: [bolton], allies: [friend()], assets: [gives('Banner', 2)] },
      ],
    })
    expect(worthOf(t.state)).toBe(4)
    expect(worthOf(t.play(theft).state)).toBe(2)
  })
})

describe('adding up', () => {
  rule('M17.10, M17.14, M17.15', 'of one Subtype (or Type) only the largest benefit', () => {
    expect(value([gives('One', 1), gives('Three', 3)])).toBe(5)
    expect(value([gives('One', 1, { subtype: 'Weapon' }), gives('Three', 3, { subtype: 'Weapon' })])).toBe(5)
  })
  rule('M17.11', 'of different Subtypes they add together', () => {
    const rain = event('Rain', [holds({ value: 2, of: allies })], { subtype: 'Storm' })
    expect(value([gives('One', 1)], { events: [rain] })).toBe(5)
  })
  test('[MX21, M17.12, M17.17] what counts is the Subtype that fulfils the condition', () => {
    const gug = monster('Gug', 3, {
      rules: [
        holds({ value: 1, of: { ref: 'self' } }, { inPlay: { type: 'Monster', title: ['Ghoul', 'Ghasts'] }, of: 'anyone' }),
        holds({ value: 1, of: { ref: 'self' } }, { at: { attr: ['Underground'] }, who: 'either' }),
      ],
    })
    const reckoned = (underground: boolean) => {
      const there = location('Pit', { attributes: underground ? ['Country', 'Underground'] : ['Country'], subregion: 'Gug City' })
      const { state } = table({ seats: [{ story: [there], threat: [gug, monster('Ghoul', 1), monster('Ghasts', 2)] }, {}] })
      return worthOf(state, 'Gug')
    }
    expect([reckoned(false), reckoned(true)]).toEqual([4, 5])
  })
  rule('M17.13', 'for Allies and Locations it is the Subregion', () => {
    const leader = (title: string, subregion: string, by: number) =>
      ally(title, 1, { subregion, rules: [holds({ value: by, of: { is: { title: 'Friend' } } })] })
    const led = (...leaders: PrintedCard[]) => worthOf(at({ allies: [friend(), ...leaders] }).state)
    expect([led(leader('A', 'Salem', 1), leader('B', 'Salem', 2)), led(leader('A', 'Salem', 1), leader('B', 'Boston', 2))]).toEqual([4, 5])
  })
  rule('M17.16', 'a text that calls itself cumulative adds', () => {
    const more = (title: string) => card({ title, type: 'Artifact', rules: [holds({ value: 1, of: allies, limit: { stacking: 'yes' } })] })
    expect(value([more('A'), more('B')])).toBe(4)
  })
  test('[M17.10, M17.13] not cumulative with other Allies: beside a Location it counts, whatever their Subtypes', () => {
    const raise: PrintedCard['rules'] = [holds({ stat: 'handMax', by: 1, limit: { stacking: 'no', group: 'raises Maximum' } })]
    const scholar = (title: string, subregion: string) => ally(title, 1, { subregion, rules: raise })
    const inHand = (...allies: PrintedCard[]) => maximum(at({ allies }).state, 0)
    const none = inHand()
    expect([inHand(scholar('A', 'Salem')), inHand(scholar('A', 'Salem'), scholar('B', 'Boston'))]).toEqual([none + 1, none + 1])
    const hall = location('Hall', { subregion: 'Salem', rules: raise })
    expect(maximum(at({ story: [hall], allies: [scholar('A', 'Boston')] }).state, 0)).toBe(none + 2)
    // "With other cards that raise your Maximum": with those of any Type; with one of its own Type that says nothing, too.
    const beside: PrintedCard['rules'] = [
      holds({ stat: 'handMax', by: 1, limit: { stacking: 'no', group: 'raises Maximum', among: 'all' } }),
    ]
    const alone = ally('C', 1, { subregion: 'Boston', rules: beside })
    const plain = ally('D', 1, { subregion: 'Salem', rules: [holds({ stat: 'handMax', by: 2 })] })
    expect(maximum(at({ story: [hall], allies: [alone] }).state, 0)).toBe(none + 1)
    expect([inHand(alone), inHand(plain, alone), inHand(plain, scholar('A', 'Boston'))]).toEqual([none + 1, none + 2, none + 2])
  })
  rule('M17.18', 'reductions add together, copies of one Title once', () => {
    const curse = (title: string) => gives(title, -1)
    const strong = () => at({ allies: [ally('Friend', 5)], assets: [curse('A'), curse('B')] }).state
    expect(worthOf(strong())).toBe(3)
    expect(worthOf(at({ allies: [ally('Friend', 5)], assets: [curse('A'), curse('A')] }).state)).toBe(4)
  })
  rule('M17.19, M17.20', 'printed, set, added, subtracted, halved, then the minimum, and never below 0', () => {
    const set = card({ title: 'Set', type: 'Artifact', rules: [holds({ value: 6, how: 'set', of: allies })] })
    const half = card({ title: 'Half', type: 'Artifact', rules: [holds({ value: 0, how: 'half', of: allies })] })
    expect(value([half, gives('Curse', -3), gives('Banner', 2), set])).toBe(3) // (6 + 2 - 3) / 2, a half rounded up
    expect(
      value([gives('Curse', -1), card({ title: 'Low', type: 'Artifact', rules: [holds({ value: -9, of: allies, limit: { floor: 1 } })] })]),
    ).toBe(1)
    // "Its value is at least 2": nothing is added, and it goes no lower.
    const least = card({ title: 'Least', type: 'Artifact', rules: [holds({ value: 0, of: allies, limit: { floor: 2 } })] })
    expect(value([gives('Curse', -9), least])).toBe(2)
    expect(value([least])).toBe(value([]))
    expect(
      worthOf(
        table({
          seats: [
            {
              story: [bolton],
              threat: [monster('Friend', 2)],
              assets: [gives('Curse', -9, {}, { is: { type: 'Monster' }, in: 'threat' })],
            },
            {},
          ],
        }).state,
      ),
    ).toBe(0)
  })
  rule('M17.21, M17.22', 'a half is rounded up, each card by itself', () => {
    const half = card({ title: 'Half', type: 'Artifact', rules: [holds({ value: 0, how: 'half', of: allies })] })
    const { state } = at({ allies: [ally('Three', 3), ally('One', 1)], assets: [half] })
    expect([worthOf(state, 'Three'), worthOf(state, 'One')]).toEqual([2, 1])
  })
  rule('M17.23, M19.14', 'a text that states its own rounding is followed; otherwise a half of a number is rounded up', () => {
    const draws = (round?: 'down') => {
      const count = event('Count', [
        {
          kind: 'on',
          on: 'played',
          do: [{ draw: { half: { per: { is: { type: 'Ally' } } }, ...(round === undefined ? {} : { round }) } }],
        },
      ])
      return at({ hand: [count], allies: [friend(), ally('B', 1), ally('C', 1)], deck: [ally('D', 1), ally('E', 1), ally('F', 1)] })
        .play(count)
        .hand(0).length
    }
    expect([draws(), draws('down')]).toEqual([2, 1])
  })
})

describe('targets and limits', () => {
  rule('M17.24', 'an effect that names no target is for one’s own cards', () => {
    const t = at({ assets: [gives('Banner', 1)], allies: [friend()] }, { allies: [ally('Foe', 2)] })
    expect([worthOf(t.state), worthOf(t.state, 'Foe')]).toEqual([3, 2])
  })
  rule('M17.25', 'who plays the card chooses, unless it says who does', () => {
    const pick = (by?: 'opponent') =>
      event('Choice', [
        {
          kind: 'on',
          on: 'played',
          do: [{ move: { is: { type: 'Ally' }, of: 'opponent', pick: 'choose', n: 1, ...(by === undefined ? {} : { by }) }, to: 'bury' }],
        },
      ])
    const asked = (what: PrintedCard) => at({ hand: [what] }, { allies: [ally('A', 1), ally('B', 1)] }).play(what).seat
    expect([asked(pick()), asked(pick('opponent'))]).toEqual([0, 1])
  })
  rule('M17.26, M18.2', '"your opponent" is one that the player of the card chooses', () => {
    const blow = event('Blow', [{ kind: 'on', on: 'played', do: [{ sanity: 2, who: 'opponent', sign: -1 }] }])
    const t = table({ seats: [{ story: [bolton], hand: [blow] }, { story: [bolton] }, { story: [bolton] }] }).play(blow)
    expect(t.legal).toEqual([
      { do: 'choose player', seat: 1 },
      { do: 'choose player', seat: 2 },
    ])
    expect(t.choosePlayer(2).sanity).toEqual([12, 12, 10])
  })
  rule('M17.27', '"each player" means oneself as well, "each opponent" does not', () => {
    const blow = (who: 'each' | 'eachOpponent') => event('Blow', [{ kind: 'on', on: 'played', do: [{ sanity: 2, who, sign: -1 }] }])
    const left = (who: 'each' | 'eachOpponent') => {
      const what = blow(who)
      return table({ seats: [{ story: [bolton], hand: [what] }, { story: [bolton] }, { story: [bolton] }] }).play(what).sanity
    }
    expect([left('each'), left('eachOpponent')]).toEqual([
      [10, 10, 10],
      [12, 10, 10],
    ])
  })
  rule('M17.33', 'a second copy that an effect would bring into play stays where it was', () => {
    const recall = event('Recall', [
      { kind: 'on', on: 'played', do: [{ move: { is: { type: 'Ally' }, in: 'story', pick: 'choose', n: 1 }, to: 'play' }] },
    ])
    const t = at({ hand: [recall], story: [bolton, friend()], allies: [friend()] }).play(recall)
    expect([t.story(0), t.state.play.filter((each) => each.area === 'ally').length]).toEqual([['Bolton', 'Friend', 'Recall'], 1])
  })
})
