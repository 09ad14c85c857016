/** The gold readings of Day, Night and Storm Events, and of what they do to one another, acted out. */
import { describe, expect, test } from 'vitest'
import type { PrintedCard } from '../../../../grammar/card.ts'
import { publicsAround, timeOf } from '../../../../src-main/games/mythos/standing.ts'
import { ally, type Lay, location, monster, type SeatSetup } from '../../../support/mythos.ts'
import { type Table, table } from '../../../support/mythos-table.ts'
import { away, day, gold, home, night, ride, star, storm, theft, two } from './table.ts'

const street = location('Street', { subregion: 'Salem', publicAttributes: ['Outside'] })
const pier = location('Pier', { subregion: 'Innsmouth', publicAttributes: ['Outside', 'Water'] })

describe('Direct Sunlight', () => {
  const sun = () => gold('ltd-direct-sunlight')

  test('[ltd-direct-sunlight clause 1, M10.21, M10.22, M10.24] while it is in play it is Day for everybody', () => {
    const under = (...events: (PrintedCard | Lay)[]) => timeOf(two({}, { events }).state)
    expect([under(night()), under(night(), sun()), under(sun())]).toEqual(['night', 'day', 'day'])
    // A Night that came later prevails; and when the Sunlight is gone the Night before it is back.
    expect(under(sun(), night())).toBe('night')
    const t = two({ hand: [theft({ title: 'Direct Sunlight' })] }, { events: [night(), sun()] }).play('Deed')
    expect([t.where('Direct Sunlight'), timeOf(t.state)]).toEqual(['discard', 'night'])
  })
  test('[ltd-direct-sunlight clause 2, M10.11, M10.23] played, it buries every other Day or Night Event, whoever’s, and no other', () => {
    const t = two({ hand: [sun()], events: [night(), storm()] }, { events: [day(), star()] })
    t.play('Direct Sunlight')
    expect(['Dusk', 'Noon', 'Gale', 'Comet', 'Direct Sunlight'].map((each) => t.where(each))).toEqual([
      'story',
      'story',
      'event',
      'event',
      'event',
    ])
    expect([t.story(0), t.story(1), timeOf(t.state)]).toEqual([['Home', 'Dusk'], ['Away', 'Noon'], 'day'])
    // One that is no longer in play is not touched.
    expect(
      two({ hand: [sun()], discard: [night()] })
        .play('Direct Sunlight')
        .where('Dusk'),
    ).toBe('discard')
  })
  test.each([
    ['Dusk', 'story'],
    ['Noon', 'story'],
    ['Gale', 'event'],
    ['Comet', 'event'],
  ])('[M10.10, M10.11] Direct Sunlight and %s: %s', (title, then) => {
    const hand = [night(), day(), storm(), star()]
    expect(
      two({ hand }, { events: [sun()] })
        .play(title)
        .where('Direct Sunlight'),
    ).toBe(then)
  })
  test('[ltd-direct-sunlight clause 3, M10.10, M10.11] the next Day or Night Event, its own player’s too, sends it to his Story Deck', () => {
    const own = two({ hand: [night()], events: [sun()] }).play('Dusk')
    expect([own.story(0).at(-1), timeOf(own.state)]).toEqual(['Direct Sunlight', 'night'])
    const others = two({ hand: [day()] }, { events: [sun()] }).play('Noon')
    expect([others.story(1).at(-1), others.where('Noon')]).toEqual(['Direct Sunlight', 'event'])
    // It does not drive itself out.
    expect(
      two({ hand: [sun()] })
        .play('Direct Sunlight')
        .where('Direct Sunlight'),
    ).toBe('event')
  })
})

describe('Drought', () => {
  const drought = () => gold('ltd-drought')

  test('[ltd-drought clause 1, M1.9, M7.3] no Location, whoever’s, has the Water attribute while it is in play', () => {
    const around = (events: PrintedCard[]) => {
      const { state } = two({ story: [pier] }, { story: [{ ...pier, title: 'Quay' }], events })
      return [publicsAround(state, 0), publicsAround(state, 1)].map((each) => each.includes('Water'))
    }
    expect([around([]), around([drought()])]).toEqual([
      [true, true],
      [false, false],
    ])
    // The other attributes stay.
    expect(publicsAround(two({ story: [pier], events: [drought()] }).state, 0)).toEqual(['Outside'])
    // So nobody is met who is found by the Water, and nobody fears it.
    const sailor = ally('Sailor', 1, { foundAt: { region: 'Lovecraft Country', publicAttributes: ['Water'] } })
    const met = (events: PrintedCard[]) => two({ story: [pier], hand: [sailor], events }).offers('play', 'Sailor')
    expect([met([]), met([drought()])]).toEqual([true, false])
    const fearing = (events: PrintedCard[]) =>
      table({
        seats: [{ story: [pier] }, { story: [away], events: [{ lay: gold('ltd-hydrophobia'), affects: 0 }, ...events] }],
        agenda: [{ do: 'begin turn', seat: 0 }],
      }).sanity[0]
    expect([fearing([]), fearing([drought()])]).toEqual([11, 12])
    // When it is gone there is Water again.
    const t = two({ story: [pier], hand: [theft({ title: 'Drought' })] }, { events: [drought()] }).play('Deed')
    expect(publicsAround(t.state, 0)).toContain('Water')
  })
  test('[ltd-drought clause 2, M10.25] played, it buries the Storms of everybody, and nothing else', () => {
    const t = two({ hand: [drought()], events: [storm('Gale'), star()] }, { events: [storm('Squall'), night()] }).play('Drought')
    expect([t.story(0), t.story(1), t.where('Comet'), t.where('Dusk'), t.where('Drought')]).toEqual([
      ['Home', 'Gale'],
      ['Away', 'Squall'],
      'event',
      'event',
      'event',
    ])
  })
  test('[ltd-drought clause 3, M10.10] any Storm that is played ends it, no other Event does', () => {
    const then = (hand: PrintedCard) => two({ hand: [hand] }, { events: [drought()] }).play(hand)
    expect([then(storm()).story(1), then(storm()).where('Gale')]).toEqual([['Away', 'Drought'], 'event'])
    expect([then(night()).where('Drought'), then(star()).where('Drought')]).toEqual(['event', 'event'])
    expect(
      two({ hand: [storm()], events: [drought()] })
        .play('Gale')
        .where('Drought'),
    ).toBe('story')
  })
})

describe('Powerful Storms', () => {
  const storms = () => gold('ltd-powerful-storms')
  const plane = () => ride('Plane', 'Travel by Air')
  const gateway = (sanity?: number) => location('Gateway', { subregion: 'Boston', gate: true, ...(sanity === undefined ? {} : { sanity }) })

  test('[ltd-powerful-storms clause 1, M6.71, M6.61, M17.1] it buries what flies on top of any Story Deck: back beneath, without Sanity and without the use of a Gate', () => {
    const ghoul = monster('Ghoul', 1)
    const flying = (top: PrintedCard, ...below: PrintedCard[]): SeatSetup => ({ story: [top, ...below], hand: [ghoul], sanity: 10 })
    const t = two({ ...flying({ ...plane(), title: 'Glider' }, home), hand: [storms()] }, flying(plane(), gateway(-2), street)).play(
      'Powerful Storms',
    )
    expect([t.story(0), t.story(1), t.sanity]).toEqual([
      ['Home', 'Glider'],
      ['Gateway', 'Street', 'Plane'],
      [10, 10],
    ])
    // There he is at a Location with a Gate that does not serve him now.
    expect([t.seat, t.against(ghoul, 'monster')]).toEqual([1, ['M11.3']])
    expect(two({ ...flying(plane(), gateway(3)), hand: [storms()] }).play('Powerful Storms').sanity[0]).toBe(10)
    // What drives a Location away in another manner opens the Gate beneath anew.
    const quake = gold('ltd-earthquake')
    expect(
      two({ hand: [quake] }, flying(street, gateway()))
        .play(quake)
        .against(ghoul, 'monster'),
    ).toEqual([])
    // Not what travels by Sea, nor what flew there, nor a Location.
    const untouched = [flying(ride('Ship', 'Travel by Sea'), gateway()), flying(gateway(), plane(), street)]
    for (const seat of untouched) {
      const before = seat.story!.map((each) => each.title)
      const calm = two({ hand: [storms()] }, seat).play('Powerful Storms')
      expect([calm.story(1), calm.state.players[1]!.spot?.gateUsed]).toEqual([before, false])
    }
  })
  test('[ltd-powerful-storms clause 2, M10.26] nobody may play Travel by Air, while it is in play', () => {
    const hand = () => [plane(), ride('Ship', 'Travel by Sea'), ride('Coach', 'Travel by Land')]
    const may = (t: Table) => ['Plane', 'Ship', 'Coach'].filter((each) => t.offers('play', each))
    expect(may(two({ hand: hand() }, { events: [storms()] }))).toEqual(['Ship', 'Coach'])
    expect(may(two({ hand: hand(), events: [storms()] }))).toEqual(['Ship', 'Coach'])
    expect(may(two({ hand: hand() }))).toEqual(['Plane', 'Ship', 'Coach'])
    expect(two({ hand: hand() }, { events: [storms()] }).why('Plane').reasons).toMatchObject([{ rule: 'M10.26' }])
    const over = two({ hand: [...hand(), theft({ title: 'Powerful Storms' })] }, { events: [storms()] }).play('Deed')
    expect(may(over.untilTurnOf(0))).toEqual(['Plane', 'Ship', 'Coach'])
  })
  test('[ltd-powerful-storms clause 3, M10.10, M10.11] any Day or Night Event ends it, another Storm does not', () => {
    const then = (hand: PrintedCard) => two({ hand: [hand] }, { events: [storms()] }).play(hand)
    expect([then(day()).story(1), then(night()).story(1)]).toEqual([
      ['Away', 'Powerful Storms'],
      ['Away', 'Powerful Storms'],
    ])
    expect([then(storm()).where('Powerful Storms'), then(star()).where('Powerful Storms')]).toEqual(['event', 'event'])
    expect(
      two({ hand: [night()], events: [storms()] })
        .play('Dusk')
        .where('Powerful Storms'),
    ).toBe('story')
  })
})

describe('Downpour', () => {
  const rain = () => gold('msgs-downpour')

  test('[msgs-downpour clause 1, M6.22, M10.25] everybody walks to every City Location, but for Travel Events', () => {
    const town = location('Town Hall', { subregion: 'Dunwich' })
    const farm = location('Farm', { subregion: 'Dunwich', attributes: ['Country'] })
    const at = (mine: PrintedCard[], theirs: PrintedCard[], hand: PrintedCard[] = [town, farm]) =>
      two({ hand, events: mine }, { events: theirs })
    expect([at([], []).ways(town), at([], [rain()]).ways(town), at([rain()], []).ways(town)]).toEqual([['arrive'], ['walk'], ['walk']])
    // A Country Location is walked to anyway.
    expect(at([], [rain()]).ways(farm)).toEqual(['walk'])
    // Who has walked arrives on a later Turn.
    const t = at([], [rain()]).play(town)
    expect(t.state.players[0]!.spot?.crosswise).toBe(true)
    expect(t.untilTurnOf(0).arrive().state.players[0]!.spot?.crosswise).toBe(false)
    const car = gold('ltd-car')
    const driven = at([], [rain()], [car, town]).play(car).choosePlay(town)
    expect([driven.story(0), driven.state.players[0]!.spot?.crosswise]).toEqual([['Town Hall', 'Car', 'Home'], false])
    // When it is over a City is reached at once again.
    const over = at([], [rain()], [town, theft({ title: 'Downpour' })]).play('Deed')
    expect(over.untilTurnOf(0).ways(town)).toEqual(['arrive'])
  })
  test('[msgs-downpour clause 2, M10.10, M10.11] any Day or Night Event ends it, another Storm or Star does not', () => {
    const then = (hand: PrintedCard) => two({ hand: [hand] }, { events: [rain()] }).play(hand)
    for (const end of [day(), night()]) expect(then(end).story(1)).toEqual(['Away', 'Downpour'])
    for (const other of [storm(), star()]) expect(then(other).where('Downpour')).toBe('event')
    expect(
      two({ hand: [day()], events: [rain()] })
        .play('Noon')
        .story(0),
    ).toEqual(['Home', 'Downpour'])
  })
})
