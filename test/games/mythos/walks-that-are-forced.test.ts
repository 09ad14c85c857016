/** Who must walk to the next Location, where a Location may be left for on foot, and who else suffers at such a place. */
import { describe, expect, test } from 'vitest'
import type { Rule } from '../../../grammar/ast.ts'
import type { PrintedCard } from '../../../grammar/card.ts'
import { ally, card, location } from '../../support/mythos.ts'
import { type Table, table } from '../../support/mythos-table.ts'

const bolton = location('Bolton')
const square = location('Square', { subregion: 'Arkham', attributes: ['City'] })
const docks = location('Docks', { subregion: 'Arkham', attributes: ['City'] })
const farm = location('Farm', { attributes: ['Country'] })
const event = (title: string, ...rules: Rule[]): PrintedCard => card({ title, type: 'Event', anyDimension: true, rules })
const train = card({
  title: 'Train',
  type: 'Event',
  subtype: 'Travel by Land',
  travel: true,
  anyDimension: true,
  rules: [{ kind: 'on', on: 'played', do: [{ travel: { region: 'same', placed: 'rightSideUp' }, when: 'laterTurn' }] }],
})
const crosswise = (t: Table, seat: number) => t.state.players[seat]!.spot?.crosswise === true

describe('who must walk to the next Location', () => {
  const detour = (bury: boolean) =>
    event('Detour', {
      kind: 'on',
      on: 'played',
      do: [
        ...(bury ? ([{ move: { ref: 'location', of: 'opponent' }, to: 'bury' }] as const) : []),
        {
          start: { kind: 'oblige', who: 'opponent', what: { reachBy: 'walk', to: {} } },
          until: { cardPlayed: { type: 'Location' }, by: 'opponent' },
        },
      ],
    })
  const hit = (bury: boolean, story: PrintedCard[]) =>
    table({
      seats: [
        { story: [bolton], hand: [detour(bury)] },
        { story, hand: [docks, farm, square] },
      ],
    }).play('Detour')

  test('[M6.21] plays it crosswise, in his own city, too', () => {
    const t = hit(false, [square])
    expect(t.ways('Docks')).toEqual(['walk'])
    t.play('Docks')
    expect(crosswise(t, 1)).toBe(true)
  })

  test('[M6.66] even where nothing else is left to him', () => {
    const t = hit(true, [bolton])
    t.play('Farm')
    expect(crosswise(t, 1)).toBe(true)
  })

  test('[M17.12] and once he has walked, he is free again', () => {
    const t = hit(false, [square]).play('Docks')
    t.untilTurnOf(1).arrive().untilTurnOf(1).play('Square')
    expect(crosswise(t, 1)).toBe(false)
  })
})

describe('a Location that is left on foot for some alone', () => {
  const reef = (more: object = {}) =>
    location('Reef', { rules: [{ kind: 'oblige', who: 'you', what: { leaveBy: 'walk', walkTo: { attr: ['City'] }, ...more } }] })
  const at = (place: PrintedCard) => table({ seats: [{ story: [place], hand: [farm, docks, train] }, { story: [bolton] }] })

  test('[M6.54] leads to no other', () => {
    const t = at(reef())
    expect([t.against('Farm'), t.against('Docks'), t.against('Train')]).toEqual([['M6.54'], [], ['M6.54']])
  })

  test('[M6.54] and by the travel it names besides', () => {
    const t = at(reef({ leaveBy: { type: 'Event', subtype: 'Travel by Land' }, orWalk: true }))
    expect([t.against('Farm'), t.against('Docks'), t.against('Train')]).toEqual([['M6.54'], [], []])
  })
})

describe('the same for others at such a Location', () => {
  test('[M18.6] befalls them wherever that is, and nobody elsewhere', () => {
    const ward = location('Ward', { region: 'Europe', attributes: ['Sanitarium'] })
    const fever = event('Fever', {
      kind: 'on',
      on: 'played',
      do: [{ move: { is: { type: 'Ally' }, of: 'opponent', n: 1, pick: 'random', spread: { at: { attr: ['Sanitarium'] } } }, to: 'bury' }],
    })
    const seat = (story: PrintedCard, friend: string, hand: PrintedCard[] = []) => ({ story: [story], allies: [ally(friend, 1)], hand })
    const t = table({ seats: [seat(bolton, 'Mine', [fever]), seat(farm, 'First'), seat(ward, 'Second')] })
      .play('Fever')
      .choosePlayer(1)
    expect(['Mine', 'First', 'Second'].map((each) => t.where(each))).toEqual(['ally', 'story', 'story'])
  })
})
