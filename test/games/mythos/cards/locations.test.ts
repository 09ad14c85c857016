/** The Locations of the Standard set, as their texts were read. */
import { describe, expect } from 'vitest'
import { regionNow } from '../../../../src-main/games/mythos/places.ts'
import { attributesOf, timeOf } from '../../../../src-main/games/mythos/standing.ts'
import { currentValue } from '../../../../src-main/games/mythos/values.ts'
import { ally, card, location, monster, no, type SeatSetup } from '../../../support/mythos.ts'
import { table } from '../../../support/mythos-table.ts'
import { rule } from '../../../support/rule.ts'
import { standard, standardCards } from '../../../support/standard-cards.ts'

const bolton = location('Bolton', { gate: true })
const arriving = (title: string, more: Partial<SeatSetup> = {}) =>
  table({
    seats: [
      { story: [standard(title), bolton, ally('Buried One', 1), ally('Buried Two', 1)], spot: { crosswise: true }, ...more },
      { story: [bolton] },
    ],
  }).arrive()
const fear = () => card({ title: 'Fear', type: 'Event', subtype: 'Phobia', anyDimension: true })

describe('Sanitariums and churches', () => {
  rule('M10.15, M19.2', 'each place of rest buries a Phobia on a Turn after the arrival', () => {
    const places = standardCards().filter((each) => each.type === 'Location' && /bury one Phobia/.test(each.text))
    expect(places.map((each) => each.title).sort()).toEqual([
      'Bellevue Hospital',
      'Congregational Hospital',
      'Essex Institute',
      "King's Church Cemetary",
      'Old Congregational Church',
      'Waterbury State Hospital',
    ])
    for (const place of places) {
      const seats = (since: number) => [
        { story: [place], spot: { since } },
        { story: [bolton], events: [{ lay: fear(), affects: 0 }] },
      ]
      expect(table({ seats: seats(10) }).offers('use', place), place.title).toBe(false)
      const t = table({ seats: seats(9) }).use(place)
      expect([t.story(1), t.seat], place.title).toEqual([['Bolton', 'Fear'], 1])
    }
  })

  rule('M5.21, M5.22, M5.23', 'Bellevue Hospital: 5 Sanity, and the next Turn is lost', () => {
    const t = arriving('Bellevue Hospital')
    expect([t.sanity[0], t.state.players[0]!.lostTurns]).toEqual([17, 1])
    t.pass()
    expect([t.seat, t.events.filter((each) => each.was === 'lost turn').length]).toEqual([1, 1])
  })

  rule('M2.20', 'Congregational Hospital: the rest of the Story Deck is shuffled and loses a random card', () => {
    const orders = new Set<string>()
    for (let seed = 0; seed < 12; seed++) {
      const t = table({
        seed,
        seats: [
          {
            story: [standard('Congregational Hospital'), bolton, ally('One', 1), ally('Two', 1), ally('Three', 1)],
            spot: { crosswise: true },
          },
          { story: [bolton] },
        ],
      }).arrive()
      expect([t.sanity[0], t.story(0)[0], t.story(0).length, t.discard(0).length]).toEqual([17, 'Congregational Hospital', 4, 1])
      expect(t.state.players[0]!.spot).toMatchObject({ crosswise: false })
      orders.add(t.story(0).join())
    }
    expect(orders.size).toBeGreaterThan(3)
  })

  rule('M2.20', 'Essex Institute: a random card of the Hand is discarded', () => {
    const t = arriving('Essex Institute', { hand: [ally('Held', 1), ally('Other', 1)] })
    expect([t.sanity[0], t.hand(0).length, t.discard(0).length]).toEqual([17, 1, 1])
    expect(arriving('Essex Institute').sanity[0]).toBe(17)
  })

  rule('M19.17, M15.27', 'Waterbury State Hospital: the top card of the Mythos Deck gives or takes its pentagram and is discarded', () => {
    const t = arriving('Waterbury State Hospital', { deck: [card({ title: 'Omen', type: 'Event', sanity: -2 }), bolton] })
    expect([t.sanity[0], t.discard(0), t.state.players[0]!.deck.length]).toEqual([14, ['Omen'], 1])
    expect(arriving('Waterbury State Hospital', { deck: [bolton] }).sanity[0]).toBe(16)
    expect(arriving('Waterbury State Hospital').sanity[0]).toBe(16)
  })
})

describe('stations', () => {
  rule('M5.17, M6.42', 'may follow a Train in the same Turn', () => {
    for (const title of ['Boston & Maine Train Station', 'Penn Central Train Station']) {
      const station = standard(title)
      const train = standard('Train')
      const t = table({ seats: [{ story: [bolton], hand: [train, station] }, { story: [bolton] }] }).play(train)
      expect(t.among, title).toEqual([title])
      t.choosePlay(station)
      expect([t.story(0), t.state.players[0]!.spot?.crosswise, t.seat]).toEqual([[title, 'Train', 'Bolton'], false, 1])
    }
  })
  rule('M6.47', 'after a Car, or in another Region, they do not', () => {
    const station = standard('Penn Central Train Station')
    const abroad = location('Paris', { region: 'Europe', subregion: 'Paris' })
    const t = table({ seats: [{ story: [abroad], hand: [standard('Train'), station] }, { story: [bolton] }] }).play('Train')
    expect([t.seat, t.where(station)]).toEqual([1, 'hand'])
  })
  rule('M19.8', 'where the text waives the Region, they do there, too', () => {
    const far = location('Far Station', { rules: [{ kind: 'permit', permit: { rightAfter: { title: 'Train' }, waive: ['region'] } }] })
    const abroad = location('Paris', { region: 'Europe', subregion: 'Paris' })
    const t = table({ seats: [{ story: [abroad], hand: [standard('Train'), far] }, { story: [bolton] }] }).play('Train')
    expect(t.among).toEqual(['Far Station'])
  })
  rule('M6.43', 'the player may stay on the Train', () => {
    const station = standard('Penn Central Train Station')
    const t = table({ seats: [{ story: [bolton], hand: [standard('Train'), station] }, { story: [bolton] }] })
      .play('Train')
      .done()
    expect(t.story(0)).toEqual(['Train', 'Bolton'])
    expect(t.untilTurnOf(0).offer('Train').among).toEqual([station.title])
  })
})

describe('gates', () => {
  const farmhouse = () => standard('Lonely Akeley Farmhouse')
  const ghoul = (title: string) => monster(title, 1)
  rule('M11.11', 'Lonely Akeley Farmhouse: with the Speech Machine in play the Gate serves again, each time for 1 Sanity', () => {
    const machine = standard('Speech Machine')
    const t = table({ seats: [{ story: [farmhouse()], hand: [ghoul('A'), ghoul('B')], assets: [machine] }, { story: [bolton] }] })
    t.play('A', 'monster').untilTurnOf(0)
    expect(t.sanity[0]).toBe(12)
    expect(t.play('B', 'monster').sanity[0]).toBe(11)
    const without = table({ seats: [{ story: [farmhouse()], spot: { gateUsed: true }, hand: [ghoul('A')] }, { assets: [machine] }] })
    expect(without.against('A')).toEqual(['M11.3'])
    const asleep = table({
      seats: [{ story: [farmhouse()], spot: { gateUsed: true }, hand: [ghoul('A')], assets: [{ lay: machine, faceDown: true }] }, {}],
    })
    expect(asleep.against('A')).toEqual(['M11.3'])
  })
})

describe("N'kai", () => {
  const cave = location('Deep Cave', { attributes: ['Country', 'Underground'], subregion: 'Vermont' })
  const nkai = () => standard("N'kai")

  rule('M6.54, M6.55, M6.53', 'is walked to from an Underground Location only', () => {
    const t = table({ seats: [{ story: [cave], hand: [nkai()] }, { story: [bolton] }] })
    expect(t.ways("N'kai")).toEqual(['walk'])
    t.play("N'kai")
    expect(regionNow(t.state, 0)).toBe("N'kai")
    expect(t.sanity[0]).toBe(12)
    expect(t.untilTurnOf(0).arrive().sanity[0]).toBe(10)
    expect(table({ seats: [{ story: [bolton], hand: [nkai()] }, {}] }).why("N'kai").reasons).toMatchObject([{ rule: 'M6.55' }])
    expect(
      table({ seats: [{ story: [location('Ahead'), cave], spot: { crosswise: true }, hand: [nkai()] }, {}] }).against("N'kai", 'walk'),
    ).toContain('M6.55')
  })

  rule('M6.54', 'is left on foot, into the Region one came from', () => {
    const salem = location('Salem Inn', { subregion: 'Salem' })
    const museum = location('British Museum', { region: 'Europe', subregion: 'London' })
    const t = table({ seats: [{ story: [nkai(), cave], hand: [salem, museum, standard('Car'), standard('Train')] }, { story: [bolton] }] })
    expect([t.ways(salem), t.against(museum, 'walk'), t.against('Car', 'travel'), t.against('Train', 'travel')]).toEqual([
      ['walk'],
      ['M6.13'],
      ['M6.54'],
      ['M6.54'],
    ])
    expect(t.play(salem).state.players[0]!.spot?.crosswise).toBe(true)
  })

  rule('M6.64, M6.57', 'is out of reach for an Event that acts on the top card', () => {
    const rising = standard('Cthulhu Rising')
    const t = table({ seats: [{ story: [bolton], hand: [rising] }, { story: [nkai(), cave] }] }).play(rising)
    expect(t.story(1)).toEqual(["N'kai", 'Deep Cave'])
  })

  rule('M10.21', 'makes it Night for the Monsters of one’s own Threat alone', () => {
    const horror = () => standard('Hunting Horror')
    const state = table({
      seats: [
        { story: [nkai()], threat: [horror()] },
        { story: [bolton], threat: [horror()] },
      ],
    }).state
    expect([0, 1].map((nth) => timeOf(state, { seat: nth, card: no(state, 'Hunting Horror', nth) }))).toEqual(['night', 'day'])
    expect([0, 1].map((nth) => currentValue(state, no(state, 'Hunting Horror', nth)))).toEqual([3, 4])
    expect(timeOf(state)).toBe('day')
  })
})

describe('others', () => {
  rule('M19.18, M2.23', 'Namquit Point: for 2 Sanity an Artifact of the Story Deck comes into play at its own cost', () => {
    const point = standard('Namquit Point')
    const machine = standard('Speech Machine')
    const t = table({ seats: [{ story: [point, machine, ally('Friend', 1)] }, { story: [bolton] }] })
      .use(point)
      .choosePlay(machine)
    expect([t.where(machine), t.sanity[0], t.seat, t.entry(machine).faceDown]).toEqual(['asset', 9, 1, false])
    expect(table({ seats: [{ story: [point, ally('Friend', 1)] }, {}] }).offers('use')).toBe(false)
    expect(table({ seats: [{ story: [point, machine], sanity: 1 }, {}] }).offers('use')).toBe(false)
  })

  rule('M19.18, M8.15', 'Namquit Point: a Weapon needs somebody to bear it', () => {
    const point = standard('Namquit Point')
    const rifle = standard(".30 / '06 Bolt-Action Rifle")
    expect(table({ seats: [{ story: [point, rifle] }, {}] }).offers('use')).toBe(false)
    const t = table({ seats: [{ story: [point, rifle], allies: [ally('Hooper', 3)] }, { story: [bolton] }] })
      .use(point)
      .choosePlay(rifle)
    expect(t.entry(rifle).on).toBe(no(t.state, 'Hooper'))
  })

  rule('M17.13', 'Newburyport: each Steadfast Ally of its player gains 1', () => {
    for (const title of ['Newburyport Historical Society', 'Newburyport Public Library']) {
      const { state } = table({
        seats: [
          { story: [standard(title)], allies: [ally('Good', 1), ally('Bad', 1, { attributes: ['Corrupt'] })] },
          { story: [bolton], allies: [ally('Theirs', 1)] },
        ],
      })
      expect(['Good', 'Bad', 'Theirs'].map((each) => currentValue(state, no(state, each)))).toEqual([2, 1, 1])
    }
  })

  rule('M6.3', 'Miskatonic University Commons: each Professor and Student gains 1', () => {
    const commons = standard('Miskatonic University Commons')
    const of = (crosswise: boolean) => {
      const { state } = table({
        seats: [
          {
            story: [commons, bolton],
            spot: { crosswise },
            allies: [
              ally('Wilmarth', 2, { attributes: ['Steadfast', 'Professor'] }),
              ally('Freshman', 1, { attributes: ['Steadfast', 'Student'] }),
              ally('Cook', 1),
            ],
          },
          {},
        ],
      })
      return ['Wilmarth', 'Freshman', 'Cook'].map((each) => currentValue(state, no(state, each)))
    }
    expect([of(false), of(true)]).toEqual([
      [3, 2, 1],
      [2, 1, 1],
    ])
  })

  rule('M1.8', 'King’s Church and the Old Congregational Church bear the Church attribute', () => {
    for (const title of ["King's Church Cemetary", 'Old Congregational Church']) {
      const { state } = table({ seats: [{ story: [standard(title)] }, {}] })
      expect(attributesOf(state, no(state, title))).toContain('Church')
    }
  })
})
