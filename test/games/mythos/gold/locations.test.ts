/** The gold readings of Locations, acted out. */
import { describe, expect, test } from 'vitest'
import type { PrintedCard } from '../../../../grammar/card.ts'
import { timeOf } from '../../../../src-main/games/mythos/standing.ts'
import { ally, card, location, monster, no, type SeatSetup, told } from '../../../support/mythos.ts'
import type { Table } from '../../../support/mythos-table.ts'
import type { Answer } from '../combat/fight.ts'
import { away, combat, combatOfTwo, gold, home, phobia, two, worth } from './table.ts'

const storm = () => card({ title: 'Some Storm', type: 'Event', subtype: 'Storm', anyDimension: true })
const crowd = (...names: string[]) => names.map((each) => monster(each, 1))

/** Walking to this Location with another one beneath, and now arriving there. */
const arriving = (id: string, mine: SeatSetup = {}, theirs: SeatSetup = {}): Table =>
  two(
    { story: [gold(id), home], spot: { crosswise: true, beneath: { gateUsed: false, since: 1, order: 1 } }, sanity: 10, ...mine },
    theirs,
  ).arrive()

/** A Turn at this Location buries one Phobia; the clause is printed on many of them. */
function curesOne(id: string): void {
  const here = gold(id)
  const theirs = () => ({ events: ['Fear', 'Dread'].map((title) => ({ lay: phobia(title), affects: 0 })) })
  const t = two({ story: [here], hand: crowd('Ghoul'), events: [{ lay: phobia('Panic'), affects: 1 }] }, theirs())
  // It may be left out: any other play and a Pass are open as well.
  expect([t.offers('use', here), t.offers('pass')]).toEqual([true, true])
  // One of those that affect its player, not one of an opponent's.
  t.use(here)
  expect(t.among).toEqual(['Fear', 'Dread'])
  t.choose('Dread')
  // It goes to the Story Deck of the player whose card it is, and the Turn is over.
  expect([t.story(1).at(-1), t.where('Fear'), t.where('Panic'), t.seat]).toEqual(['Dread', 'event', 'event', 1])
  // Every further Turn cures one more.
  expect(t.untilTurnOf(0).use(here).where('Fear')).toBe('story')
  expect(t.untilTurnOf(0).offers('use', here)).toBe(false)
  // Not on the Turn of arrival, not while walking there or away, not for an opponent, and not where there is nothing to bury.
  expect(two({ story: [here], spot: { since: 10 } }, theirs()).offers('use', here)).toBe(false)
  expect(two({ story: [here, home], spot: { crosswise: true } }, theirs()).offers('use', here)).toBe(false)
  expect(two({ story: [home, here], spot: { crosswise: true } }, theirs()).offers('use', here)).toBe(false)
  expect(two({}, { story: [here], events: [{ lay: phobia('Fear'), affects: 0 }] }).offers('use')).toBe(false)
  expect(two({ story: [here] }).offers('use', here)).toBe(false)
}

describe('Gates that serve again', () => {
  test('[ltd-197-e-pickman-street clause 1, M11.3, M11.11] each use of the Gate after the first costs 1 Sanity, however many', () => {
    const here = gold('ltd-197-e-pickman-street')
    const t = two({ story: [here], hand: crowd('A', 'B', 'C', 'D') })
    const spent = ['A', 'B', 'C', 'D'].map((each) => t.untilTurnOf(0).play(each, 'monster').sanity[0])
    expect([spent, t.sanity[1]]).toEqual([[12, 11, 10, 9], 12])
    // An opponent's own place, and a Gate without these words, serve once.
    const used = { gateUsed: true }
    expect(two({ story: [location('Arch', { gate: true })], spot: used, hand: crowd('A') }, { story: [here] }).against('A')).toEqual([
      'M11.3',
    ])
    // It is the Gate of this place alone: walking away one has none.
    expect(two({ story: [home, here], spot: { crosswise: true }, hand: crowd('A') }).offers('play', 'A')).toBe(false)
  })

  test('[ltd-esoteric-order-of-dagon clause 1, M11.11] with anybody’s Storm in play the Gate serves again, each time for 1 Sanity', () => {
    const here = gold('ltd-esoteric-order-of-dagon')
    const at = (mine: SeatSetup, theirs: SeatSetup = {}) =>
      two({ story: [here], spot: { gateUsed: true }, hand: crowd('A', 'B'), ...mine }, theirs)
    for (const t of [at({ events: [storm()] }), at({}, { events: [storm()] })]) {
      expect([t.play('A', 'monster').sanity[0], t.untilTurnOf(0).play('B', 'monster').sanity[0]]).toEqual([11, 10])
    }
    expect(at({}).against('A')).toEqual(['M11.3'])
    const star = card({ title: 'Some Star', type: 'Event', subtype: 'Star', anyDimension: true })
    expect(at({ events: [star] }).against('A')).toEqual(['M11.3'])
    // The first use costs nothing, Storm or none.
    expect(at({ spot: { gateUsed: false }, events: [storm()] }).play('A', 'monster').sanity[0]).toBe(12)
  })
})

describe('Sanitariums', () => {
  const sanitarium = 'ltd-arkham-sanitarium'
  const ghoul = () => monster('Ghoul', 3)
  const friend = () => ally('Friend', 1)

  test('[ltd-arkham-sanitarium clause 1, M19.17] on arrival the top card of one’s own Mythos Deck is revealed', () => {
    const t = arriving(sanitarium, { deck: [friend(), ghoul()] }, { deck: [ally('Theirs', 1)] })
    expect(told(t.events, 'revealed')).toMatchObject([{ seat: 0, title: 'Friend' }])
    expect([t.state.players[0]!.deck.length, t.state.players[1]!.deck.length]).toEqual([1, 1])
    // Not on the way there, and not at another's arrival.
    const walking = two({ story: [home], hand: [gold(sanitarium)], deck: [friend()] }).play(gold(sanitarium).title, 'walk')
    expect(told(walking.events, 'revealed')).toEqual([])
    const visitor = arriving('ltd-marsh-mansion-the', { deck: [friend()] }, { story: [gold(sanitarium)] })
    expect(told(visitor.events, 'revealed')).toEqual([])
  })

  test('[ltd-arkham-sanitarium clause 2, M14.87] a revealed Monster attacks its finder, whose Allies may defend', () => {
    expect(arriving(sanitarium, { deck: [ghoul()] }).sanity).toEqual([13, 12])
    const allies = [ally('Webb', 2), ally('Asleep', 5)]
    const asked = arriving(
      sanitarium,
      { deck: [ghoul()], allies: [allies[0]!, { lay: allies[1]!, faceDown: true }] },
      { allies: [friend()] },
    )
    // The face-down Ally and the opponent's do not defend.
    expect([asked.seat, asked.among]).toEqual([0, ['Webb']])
    asked.choose('Webb')
    expect([asked.sanity[0], asked.where('Webb'), asked.where('Asleep')]).toEqual([15, 'story', 'ally'])
    const spared = arriving(sanitarium, { deck: [ghoul()], allies: [ally('Webb', 2)] }).done()
    expect([spared.sanity[0], spared.where('Webb')]).toEqual([13, 'ally'])
    // What is no Monster attacks nobody.
    const met = arriving(sanitarium, { deck: [friend()], allies: [ally('Webb', 2)] })
    expect([met.sanity[0], told(met.events, 'attacked')]).toEqual([16, []])
  })

  test('[ltd-arkham-sanitarium clause 3] the revealed card is discarded, a Monster after its attack', () => {
    for (const found of [friend(), ghoul(), location('Found')]) {
      const t = arriving(sanitarium, { deck: [found, friend()] })
      expect([t.discard(0), t.discard(1), t.where(found)]).toEqual([[found.title], [], 'discard'])
    }
    const t = arriving(sanitarium, { deck: [ghoul()] })
    const order = t.events.filter((each) => each.was === 'attacked' || each.was === 'discarded').map((each) => each.was)
    expect(order).toEqual(['attacked', 'discarded'])
  })

  test('[ltd-arkham-sanitarium clause 4, M10.15, M19.1] a later Turn here may bury one Phobia', () => curesOne(sanitarium))
  test('[ltd-esoteric-order-of-dagon clause 2, M10.15, M19.1] a later Turn here may bury one Phobia', () =>
    curesOne('ltd-esoteric-order-of-dagon'))
  test('[ltd-massachusetts-state-hospital clause 4, M10.15, M19.1] a later Turn here may bury one Phobia', () =>
    curesOne('ltd-massachusetts-state-hospital'))
  test('[ltd-sefton-asylum clause 2, M10.15, M19.1] a later Turn here may bury one Phobia', () => curesOne('ltd-sefton-asylum'))
  test('[ltd-conanicut-island-private-hospital clause 2, M10.15, M19.1] a later Turn here may bury one Phobia', () =>
    curesOne('ltd-conanicut-island-private-hospital'))

  const hospital = 'ltd-massachusetts-state-hospital'
  test('[ltd-massachusetts-state-hospital clause 1, M2.20, M19.17] on arrival the top card of the Mythos Deck is revealed; the 4 Sanity come once', () => {
    const t = arriving(hospital, { deck: [friend(), ghoul()] }, { deck: [ally('Theirs', 1)] })
    expect(told(t.events, 'revealed')).toMatchObject([{ seat: 0, title: 'Friend' }])
    expect([t.sanity, t.state.players[1]!.deck.length]).toEqual([[14, 12], 1])
    const walking = two({ story: [home], hand: [gold(hospital)], deck: [friend()] }).play(gold(hospital).title, 'walk')
    expect([told(walking.events, 'revealed'), walking.sanity[0]]).toEqual([[], 12])
  })

  test('[ltd-massachusetts-state-hospital clause 2, M19.17, M2.13] the pentagram of that card is gained or lost, and nothing else of it happens', () => {
    const sanityAfter = (found: PrintedCard, sanity = 10) => arriving(hospital, { deck: [found], sanity }).sanity
    expect(sanityAfter(ally('Costly', 1, { sanity: -3 }))).toEqual([11, 12])
    expect(sanityAfter(ally('Kind', 1, { sanity: 2 }))).toEqual([16, 12])
    expect(sanityAfter(ally('Plain', 1))).toEqual([14, 12])
    // Up to the maximum, and a Monster does not attack.
    expect(sanityAfter(ally('Kind', 1, { sanity: 9 }))).toEqual([20, 12])
    expect(sanityAfter(monster('Beast', 5, { sanity: -1 }))).toEqual([13, 12])
  })

  test('[ltd-massachusetts-state-hospital clause 3] the revealed card is discarded', () => {
    for (const found of [ally('Costly', 1, { sanity: -3 }), friend(), ghoul()]) {
      const t = arriving(hospital, { deck: [found, friend()] })
      expect([t.discard(0), t.discard(1), t.state.players[0]!.deck.length]).toEqual([[found.title], [], 1])
    }
  })

  test('[ltd-sefton-asylum clause 1] one random card of one’s own Story Deck is discarded, never the asylum, which is put back on top', () => {
    const lost = new Set<string>()
    for (let seed = 1; seed <= 12; seed++) {
      const t = two(
        { story: [gold('ltd-sefton-asylum'), home, friend(), ally('Webb', 1)], spot: { crosswise: true }, sanity: 10 },
        { story: [away, ally('Theirs', 1)] },
        { seed },
      ).arrive()
      expect([t.story(0)[0], t.story(0).length, t.discard(0).length, t.story(1).length]).toEqual(['Sefton Asylum', 3, 1, 2])
      // Put back, it lies as before and is not arrived at again.
      expect([t.sanity[0], t.state.players[0]!.spot?.crosswise]).toEqual([15, false])
      lost.add(t.discard(0)[0]!)
    }
    expect([...lost].sort()).toEqual(['Friend', 'Home', 'Webb'])
    const alone = two({ story: [gold('ltd-sefton-asylum')], spot: { crosswise: true } }).arrive()
    expect([alone.story(0), alone.discard(0)]).toEqual([['Sefton Asylum'], []])
  })

  test('[ltd-conanicut-island-private-hospital clause 1, M5.21, M5.22, M5.23] the next Turn is lost and is no Pass; the 5 Sanity come once', () => {
    const t = arriving('ltd-conanicut-island-private-hospital', { hand: crowd('Ghoul') })
    expect([t.sanity, t.seat, t.state.players.map((each) => each.lostTurns)]).toEqual([[15, 12], 1, [1, 0]])
    // The opponent's Pass stands; the lost Turn is no second one, so his next Pass does end the card play.
    t.pass()
    expect([t.seat, t.state.players.map((each) => each.passes), told(t.events, 'lost turn').length]).toEqual([1, [0, 1], 1])
    // One Turn only.
    const u = arriving('ltd-conanicut-island-private-hospital', {}, { hand: crowd('A', 'B'), story: [location('Arch', { gate: true })] })
    u.play('A', 'monster')
    expect([u.seat, told(u.events, 'lost turn').length]).toEqual([1, 1])
    u.pass()
    expect([u.seat, u.question?.ask]).toEqual([0, 'what to play'])
  })
})

describe('values', () => {
  test('[ltd-marsh-mansion-the clause 1, M6.3] while here, one’s own cards with Marsh in the title gain 1', () => {
    const family = () => [ally('Obed Marsh', 1), ally('Marsh Cousin', 2), ally('Marshall', 1), ally('Nobody', 1)]
    const values = (story: PrintedCard[], crosswise = false) => {
      const { state } = two({ story, spot: { crosswise }, allies: family() }, { allies: [ally('Their Marsh', 1)] })
      return ['Obed Marsh', 'Marsh Cousin', 'Marshall', 'Nobody', 'Their Marsh'].map((each) => worth(state, each))
    }
    const mansion = gold('ltd-marsh-mansion-the')
    expect(values([mansion])).toEqual([2, 3, 1, 1, 1])
    // Not elsewhere, and neither on the way there nor on the way from there.
    for (const [story, crosswise] of [
      [[home, mansion], false],
      [[mansion, home], true],
      [[home, mansion], true],
    ] as const) {
      expect(values([...story], crosswise)).toEqual([1, 2, 1, 1, 1])
    }
  })

  test('[msgs-arkham-police-department clause 1, M14.42] each Directed Threat against one who is here loses 1 when revealed', () => {
    const police = gold('msgs-arkham-police-department')
    const beasts = () => [monster('Small', 1), monster('Large', 4)]
    const aimedAt =
      (seat: number): Answer =>
      (question) =>
        question.ask === 'which player' && question.among.includes(seat) ? { do: 'choose player', seat } : undefined
    const lost = (story: PrintedCard[], aim: number, crosswise = false) => {
      const raiders = [1, 2].map(() => ({ story: [away], threat: beasts() }))
      return combat({ seats: [{ story, spot: { crosswise } }, ...raiders, { story: [home] }] }, aimedAt(aim)).sanity
    }
    const hill = location('Hill')
    // Two Threats of two cards each: 1 from each Threat, not from each card.
    expect([lost([police], 0), lost([hill], 0), lost([police, hill], 0, true)]).toEqual([
      [4, 12, 12, 12],
      [2, 12, 12, 12],
      [2, 12, 12, 12],
    ])
    // Not the Threats against others, nor one's own.
    expect(lost([police], 3)).toEqual([12, 12, 12, 2])
    const even = (threat: PrintedCard[]) => combatOfTwo({ story: [police], threat: [monster('Mine', 3)] }, { threat }).sanity
    expect([even([monster('Theirs', 3)]), even([monster('Theirs', 4)])]).toEqual([
      [12, 11],
      [12, 12],
    ])
    // It happens when they are revealed: a place left before does not help.
    expect(combatOfTwo({ story: [home, police] }, { threat: beasts() }).sanity).toEqual([7, 12])
  })
})

describe('ways to travel', () => {
  const station = () => gold('msgs-boston-maine-train-station')
  const train = () => gold('msgs-train-1')

  test('[msgs-boston-maine-train-station clause 1, M5.17, M6.42] may be played in the same Turn, right after a Train', () => {
    const t = two({ hand: [train(), station(), location('Inn')] }).play('Train')
    expect([t.seat, t.among]).toEqual([0, [station().title]])
    t.choosePlay(station().title)
    expect([t.story(0), t.state.players[0]!.spot?.crosswise, t.seat]).toEqual([[station().title, 'Train', 'Home'], false, 1])
    // It may wait: then the Turn is over.
    expect(
      two({ hand: [train(), station()] })
        .play('Train')
        .done().seat,
    ).toBe(1)
    // Not after another Travel by Land or another play, and not the opponent.
    const cart = card({ title: 'Cart', type: 'Event', subtype: 'Travel by Land', travel: true, anyDimension: true })
    expect(two({ hand: [cart, station()] }).play('Cart').seat).toBe(1)
    expect(two({ hand: [gold('msgs-midnight'), station()] }).play('Midnight').seat).toBe(1)
    expect(two({ hand: [train()] }, { hand: [station()] }).play('Train').question?.ask).toBe('what to play')
  })

  test('[msgs-namquit-point clause 1, M19.18, M2.23] for 2 Sanity and its own cost, an Artifact of one’s Story Deck comes into play', () => {
    const point = gold('msgs-namquit-point')
    const orb = (sanity = 0) => card({ title: 'Orb', type: 'Artifact', anyDimension: true, ...(sanity === 0 ? {} : { sanity }) })
    const idol = card({ title: 'Idol', type: 'Artifact', anyDimension: true })
    const t = two({ story: [point, orb(-1), idol, ally('Dead', 1), card({ title: 'Book', type: 'Tome', anyDimension: true })] })
    t.use(point)
    expect(t.among).toEqual(['Orb', 'Idol'])
    t.choosePlay('Orb')
    expect([t.where('Orb'), t.where(idol), t.sanity[0], t.seat]).toEqual(['asset', 'story', 9, 1])
    // Only at this place, from one's own Story Deck, and for who can pay both.
    expect(two({ story: [home, point, orb()] }).offers('use')).toBe(false)
    expect(two({ story: [point, home, orb()], spot: { crosswise: true } }).offers('use')).toBe(false)
    expect(two({ story: [point], hand: [orb()] }, { story: [away, orb()] }).offers('use')).toBe(false)
    expect(two({ story: [point, orb()], sanity: 1 }).offers('use')).toBe(false)
    expect(two({ story: [point, orb(-2)], sanity: 3 }).offers('use')).toBe(false)
    expect(
      two({ story: [point, orb(-2)], sanity: 5 })
        .use(point)
        .choosePlay('Orb').sanity[0],
    ).toBe(1)
    expect(two({}, { story: [point, orb()] }, { current: 0 }).offers('use')).toBe(false)
  })
})

describe('N’kai', () => {
  const nkai = () => gold('msgs-nkai')
  const cave = () => location('Deep Cave', { attributes: ['Country', 'Underground'], subregion: 'Vermont' })

  test('[msgs-nkai clause 1, M6.55] can be played from an Underground Location only', () => {
    expect(two({ story: [cave()], hand: [nkai()] }).ways(nkai().title)).toEqual(['walk'])
    expect(two({ story: [home], hand: [nkai()] }).ways(nkai().title)).toEqual([])
    expect(two({ story: [home, cave()], hand: [nkai()] }).against(nkai().title, 'walk')).toContain('M6.55')
    // Whose Current Location is none, on the way, has no Underground one; and an opponent's is nothing to it.
    expect(two({ story: [home, cave()], spot: { crosswise: true }, hand: [nkai()] }).offers('play')).toBe(false)
    expect(two({ hand: [nkai()] }, { story: [cave()] }).offers('play')).toBe(false)
  })

  test('[msgs-nkai clause 2, M6.54] is left on foot only', () => {
    const inn = location('Inn', { subregion: 'Salem' })
    const hand = () => [inn, gold('msgs-train-1'), gold('msgs-car-1')]
    const t = two({ story: [nkai(), cave()], hand: hand() })
    expect(t.legal.filter((each) => each.do === 'play')).toEqual([{ do: 'play', card: no(t.state, inn), how: 'walk' }])
    // On the same way elsewhere they are all open.
    const u = two({ story: [cave()], hand: hand() })
    expect(new Set(u.legal.flatMap((each) => (each.do === 'play' ? [each.card] : []))).size).toBe(3)
  })

  test('[msgs-nkai clause 3, M10.21] while here, it is as Night for the Monsters of one’s own Threat', () => {
    const horror = () => gold('msgs-hunting-horror-1')
    const at = (story: PrintedCard[], crosswise = false) => {
      const { state } = two({ story, spot: { crosswise }, threat: [horror()] }, { threat: [horror()] })
      return [0, 1].map((nth) => timeOf(state, { seat: nth, card: no(state, 'Hunting Horror', nth) })).concat(timeOf(state))
    }
    expect(at([nkai(), cave()])).toEqual(['night', 'day', 'day'])
    expect(at([cave(), nkai()])).toEqual(['day', 'day', 'day'])
    expect(at([cave(), nkai()], true)).toEqual(['day', 'day', 'day'])
  })
})
