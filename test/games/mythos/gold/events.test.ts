/** The gold readings of Events, acted out. */
import { describe, expect, test } from 'vitest'
import type { PrintedCard } from '../../../../grammar/card.ts'
import { timeOf } from '../../../../src-main/games/mythos/standing.ts'
import { ally, card, type Lay, location, monster, type SeatSetup, told, weapon } from '../../../support/mythos.ts'
import { type Table, table } from '../../../support/mythos-table.ts'
import { away, deed, event, gold, home, night, ride, toNextRound, two } from './table.ts'

const balm = event('Balm', { sanity: 1 })
const street = location('Street', { subregion: 'Salem', publicAttributes: ['Outside'] })
/** Seats at places of their own, as many as there are. */
const tableOf = (...seats: SeatSetup[]): Table => table({ seats })

describe('An Unexpected Calamity', () => {
  test('[ltd-an-unexpected-calamity clause 1, M13.11, M13.12, M13.14] played, it is a Pass that ends card play alone, and Combat follows', () => {
    const calamity = gold('ltd-an-unexpected-calamity')
    const t = two({ hand: [calamity], threat: [monster('Gug', 3)] }, { hand: [balm] })
    t.play(calamity)
    expect([told(t.events, 'passed').map((each) => each.seat), told(t.events, 'combat begun').length]).toEqual([[0], 1])
    expect([t.sanity, t.where(calamity), t.where('Gug')]).toEqual([[12, 9], 'story', 'story'])
    // Any other Event, and a single Pass without it, end nothing.
    expect(two({ hand: [balm, calamity] }, {}).play(balm).seat).toBe(1)
    const passed = two({ hand: [calamity], threat: [monster('Gug', 3)] }).pass()
    expect([passed.seat, told(passed.events, 'combat begun')]).toEqual([1, []])
    // It ends this Round only: the next one needs its Passes again.
    const next = toNextRound(t)
    expect([next.state.phase, next.state.players.map((each) => each.passes)]).toEqual(['card play', [0, 0]])
  })
})

describe('Claustrophobia', () => {
  const fear = () => gold('ltd-claustrophobia')

  test('[ltd-claustrophobia clause 1, M10.4, M10.17] the opponent it is played on loses 1 Sanity at once if he is Inside', () => {
    const on = (third: SeatSetup) =>
      tableOf({ story: [home], hand: [fear()] }, { story: [away] }, third)
        .play('Claustrophobia')
        .choosePlayer(2)
    const cellar = location('Cellar', { subregion: 'Kingsport' })
    const hit = on({ story: [cellar] })
    expect([hit.seat, hit.sanity, hit.entry('Claustrophobia').affects]).toEqual([1, [12, 12, 11], 2])
    expect(on({ story: [street] }).sanity).toEqual([12, 12, 12])
    // Who walks is Outside, wherever he comes from and goes to.
    expect(on({ story: [cellar, home], spot: { crosswise: true } }).sanity).toEqual([12, 12, 12])
    // Not on its own player.
    expect(
      two({ hand: [fear()] })
        .play('Claustrophobia')
        .entry('Claustrophobia').affects,
    ).toBe(1)
    // Nor twice on the same one.
    const twice = two({ hand: [fear()] }, { events: [{ lay: { ...fear(), id: 'other' }, affects: 1, owner: 0 }] })
    expect(twice.offers('play', 'Claustrophobia')).toBe(false)
  })

  test('[ltd-claustrophobia clause 2, M5.14, M6.29, M10.14] at the start of each Turn of his that he is Inside he loses 1 Sanity', () => {
    const begun = (mine: SeatSetup) =>
      table({
        seats: [
          { story: [home], ...mine },
          { story: [away], events: [{ lay: fear(), affects: 0 }] },
        ],
        agenda: [{ do: 'begin turn', seat: 0 }],
      })
    const t = begun({})
    expect(t.sanity).toEqual([11, 12])
    // Neither at the start of another's Turn, nor only once.
    expect(t.untilTurnOf(1).sanity).toEqual([11, 12])
    expect(t.untilTurnOf(0).sanity).toEqual([10, 12])
    expect([begun({ story: [street] }).sanity, begun({ story: [home, away], spot: { crosswise: true } }).sanity]).toEqual([
      [12, 12],
      [12, 12],
    ])
    // It lasts beyond the Round, until something removes it.
    const next = toNextRound(begun({ sanity: 15 }))
    expect([next.where('Claustrophobia'), next.entry('Claustrophobia').affects]).toEqual(['event', 0])
    const cure = deed({ move: { is: { subtype: 'Phobia' }, affecting: 'you', of: 'each', pick: 'all' }, to: 'bury' })
    const cured = begun({ hand: [cure] }).play(cure)
    expect([cured.story(1).at(-1), cured.untilTurnOf(0).sanity]).toEqual(['Claustrophobia', [11, 12]])
  })
})

describe('Townsfolk Riot', () => {
  const riot = () => gold('ltd-townsfolk-riot')
  const hill = location('Hill', { subregion: 'Salem' })
  const against = (theirs: SeatSetup) =>
    two({ hand: [riot(), balm] }, { ...theirs, hand: [hill, ride('Coach', 'Travel by Land'), balm, ...(theirs.hand ?? [])] }).play(
      'Townsfolk Riot',
    )

  test('[ltd-townsfolk-riot clause 1, M19.4] the opponent is to play a Travel Event or a Location next, and may do so even while he walks', () => {
    for (const flight of ['Hill', 'Coach']) expect(against({}).play(flight).sanity[1]).toBe(12)
    const walking: SeatSetup = { story: [street, home], spot: { crosswise: true } }
    expect(against(walking).play('Hill').sanity[1]).toBe(12)
    // Nothing is forbidden him, and only his next Turn is looked at.
    const t = against({})
    expect([t.offers('play', 'Balm'), t.offers('pass')]).toEqual([true, true])
    t.play('Hill').untilTurnOf(1)
    expect([t.pass().sanity[1]]).toEqual([12])
    // Nobody else owes anything.
    const three = tableOf({ story: [home], hand: [riot()] }, { story: [away] }, { story: [street] }).play('Townsfolk Riot')
    three.choosePlayer(2)
    expect([three.seat, three.pass().sanity]).toEqual([1, [12, 12, 12]])
    expect(three.pass().sanity).toEqual([12, 12, 7])
  })
  test('[ltd-townsfolk-riot clause 2, M14.87] if he does anything else, 5 points attack him, and his Allies may defend', () => {
    expect([against({}).pass().sanity, against({}).play('Balm').sanity]).toEqual([
      [12, 7],
      [12, 8],
    ])
    // Who has been walking and merely arrives has played nothing new.
    const arriving = against({ story: [street, home], spot: { crosswise: true } })
    expect(arriving.arrive().sanity[1]).toBe(7)
    const guards = () => ({ allies: [ally('Guard', 2), ally('Other', 4)] })
    const defended = against(guards()).pass()
    expect([defended.seat, defended.among, defended.offers('done')]).toEqual([1, ['Guard', 'Other'], true])
    defended.choose('Guard').done()
    expect([defended.sanity[1], defended.where('Guard'), defended.where('Other')]).toEqual([9, 'story', 'ally'])
    // Once: the Turn after that nothing happens.
    const later = against({}).play('Balm').play('Balm').play('Hill')
    expect([later.sanity[1], later.untilTurnOf(1).play('Coach').sanity[1]]).toEqual([8, 8])
  })
  test('[ltd-townsfolk-riot clause 3, M10.8, M10.11] then it is buried in the Story Deck of its own player', () => {
    for (const t of [against({}).pass(), against({}).play('Hill')]) expect(t.story(0)).toEqual(['Home', 'Townsfolk Riot'])
  })
})

describe('Train', () => {
  const train = () => gold('ltd-train')
  const near = () => location('Near', { subregion: 'Salem', sanity: 2 })
  const far = () => location('Far', { region: 'Europe', subregion: 'Paris' })
  const found = (title: string, region: string, subregion: string) => ally(title, 1, { foundAt: { region, subregion } })

  test('[ltd-train clause 1, M5.18, M6.41] on a later Turn a new Location of the same Region is played on it right-side-up', () => {
    const t = two({ hand: [train(), near(), far()] }, { hand: [near()] }).play('Train')
    // Not on the Turn it is played.
    expect([t.story(0), t.seat]).toEqual([['Train', 'Home'], 1])
    t.untilTurnOf(0)
    expect(t.ways('Far')).toEqual([])
    t.offer('Train')
    expect(t.among).toEqual(['Near'])
    t.choosePlay('Near')
    expect([t.story(0), t.state.players[0]!.spot?.crosswise, t.sanity[0]]).toEqual([['Near', 'Train', 'Home'], false, 14])
    // It has taken its player there; nothing more is offered.
    expect(t.untilTurnOf(0).offers('take offer', 'Train')).toBe(false)
    // With nothing in the same Region to go to there is no such Turn.
    expect(
      two({ hand: [train(), far()] })
        .play('Train')
        .untilTurnOf(0)
        .offers('take offer', 'Train'),
    ).toBe(false)
  })
  test('[ltd-train clause 2, M6.20, M19.9] or a Turn aboard is spent on one Ally of this Region, one a Train', () => {
    const hand = () => [
      train(),
      found('Local', 'Lovecraft Country', 'Vermont'),
      found('Second', 'Lovecraft Country', 'Dunwich'),
      found('Foreigner', 'Europe', 'Paris'),
      near(),
    ]
    const t = two({ hand: hand() }).play('Train')
    t.untilTurnOf(0)
    // From the Hand alone nobody is met on a Train.
    expect([t.offers('play', 'Local'), t.offers('play', 'Foreigner')]).toEqual([false, false])
    t.use('Train')
    expect(t.among).toEqual(['Local', 'Second'])
    t.choosePlay('Local')
    expect([t.where('Local'), t.story(0)[0], t.seat]).toEqual(['ally', 'Train', 1])
    t.untilTurnOf(0)
    expect([t.offers('use', 'Train'), t.offers('take offer', 'Train')]).toEqual([false, true])
    // Another Train, another Ally.
    const again = two({ story: [{ ...train(), title: 'Train' }, home], hand: hand().slice(1) })
      .use('Train')
      .choosePlay('Second')
    expect(again.where('Second')).toBe('ally')
    // Not on the Turn of boarding, and not without the Train.
    expect(two({ story: [train(), home], spot: { since: 10 }, hand: hand().slice(1) }).offers('use', 'Train')).toBe(false)
    expect(two({ story: [home, train()], hand: hand().slice(1) }).offers('use', 'Train')).toBe(false)
  })
})

describe('Typhoid', () => {
  const typhoid = () => gold('ltd-typhoid')
  const crew = (count: number, name = 'Man') => Array.from({ length: count }, (_, at) => ally(`${name} ${at + 1}`, 1))
  const left = (t: Table, seat: number) => t.state.play.filter((each) => each.area === 'ally' && each.seat === seat).length
  const onto = (t: Table) => {
    t.play('Typhoid')
    if (t.question?.ask === 'which player') t.choosePlayer(1)
    for (let n = 0; n < 20 && t.question?.ask === 'which card'; n++) t.take(t.legal[0]!)
    return t
  }

  test('[ltd-typhoid clause 1, M19.14, M19.11] half of the opponent’s Allies, rounded up, are buried by luck', () => {
    const then = (count: number) => left(onto(two({ hand: [typhoid()], allies: crew(3) }, { allies: crew(count, 'Foe') })), 1)
    expect([1, 2, 3, 4, 5].map(then)).toEqual([0, 1, 1, 2, 2])
    const own = onto(two({ hand: [typhoid()], allies: crew(3) }, { allies: crew(3, 'Foe') }))
    expect([left(own, 0), own.story(1).length, own.where('Typhoid'), own.sanity]).toEqual([3, 3, 'story', [11, 12]])
    // Whoever lies face-down can be among them, and with a Weapon he is one.
    const hidden = onto(two({ hand: [typhoid()] }, { allies: [{ lay: ally('Hidden', 1), faceDown: true, bears: [weapon('Gun', 1)] }] }))
    expect([hidden.where('Hidden'), hidden.where('Gun')]).toEqual(['story', 'story'])
    const taken = (seed: number) => {
      const t = onto(two({ hand: [typhoid()] }, { allies: crew(3, 'Foe') }, { seed }))
      return t.story(1).slice(1).toSorted().join()
    }
    expect(new Set(Array.from({ length: 20 }, (_, seed) => taken(seed + 1))).size).toBe(3)
    // Without an Ally to fall ill it cannot be played.
    expect(two({ hand: [typhoid()], allies: crew(3) }).against('Typhoid')).toEqual(['M10.3'])
  })
  test('[ltd-typhoid clause 2, M18.6] and so are those of every other player in the same City, its own player’s too', () => {
    const boston = (title: string, more: Partial<PrintedCard> = {}) => location(title, { subregion: 'Boston', ...more })
    const spread = (mine: PrintedCard, third: PrintedCard, target = boston('Common')) => {
      const t = onto(
        tableOf(
          { story: [mine], hand: [typhoid()], allies: crew(3) },
          { story: [target], allies: crew(3, 'Foe') },
          { story: [third], allies: crew(4, 'Third') },
        ),
      )
      return [0, 1, 2].map((seat) => left(t, seat))
    }
    const [there, elsewhere, village] = [
      boston('Docks'),
      location('Far', { subregion: 'Salem' }),
      boston('Farm', { attributes: ['Country'] }),
    ]
    expect(spread(elsewhere, there)).toEqual([3, 1, 2])
    expect(spread(there, elsewhere)).toEqual([1, 1, 4])
    expect(spread(elsewhere, elsewhere)).toEqual([3, 1, 4])
    // Only a City spreads it, and only to who is in that City.
    expect(spread(elsewhere, village)).toEqual([3, 1, 4])
    expect(spread(elsewhere, there, village)).toEqual([3, 1, 4])
  })
})

describe('Yithian Mental Contact', () => {
  const contact = () => gold('ltd-yithian-mental-contact')
  const answering = (mine: SeatSetup, theirs: SeatSetup = {}) => two(mine, { ...theirs, hand: [contact(), balm, ...(theirs.hand ?? [])] })

  test('[ltd-yithian-mental-contact clause 1, M5.24, M19.5] what an opponent has just played or turned is buried, but no Adventure', () => {
    const webb = ally('Webb', 1, { foundAt: {} })
    const t = answering({ hand: [webb] }).play(webb)
    t.play(contact().title)
    expect([t.where(webb), t.story(0).at(-1), t.where(contact().title), t.sanity[1]]).toEqual(['story', 'Webb', 'story', 11])
    // A Location to which he has come, and an Ally turned face-up.
    const arrived = answering({
      story: [street, home],
      spot: { crosswise: true, beneath: { gateUsed: false, since: 1, order: 1 } },
    }).arrive()
    expect(arrived.play(contact().title).story(0)).toEqual(['Home', 'Street'])
    const turned = answering({ allies: [{ lay: webb, faceDown: true }, ally('Other', 1)] }).turnUp(webb)
    turned.play(contact().title)
    expect([turned.where(webb), turned.where('Other')]).toEqual(['story', 'ally'])
    // A Spell that turns by being cast, and an Artifact that turns by being used.
    const gain = [{ sanity: 1, who: 'you', sign: 1 }] as const
    const charm = card({ title: 'Charm', type: 'Spell', icons: ['Eye'], rules: [{ kind: 'action', window: 'cast', do: gain }] })
    const tome = { lay: card({ title: 'Book', type: 'Tome', icons: ['Eye'], spellCapacity: 1 }), bears: [charm] }
    const cast = answering({ assets: [tome] }).cast(charm)
    expect([cast.sanity[0], cast.play(contact().title).where(charm), cast.where('Book'), cast.sanity[0]]).toEqual([
      13,
      'story',
      'asset',
      12,
    ])
    const orb = (cost: 'flip' | undefined) =>
      card({
        title: 'Orb',
        type: 'Artifact',
        rules: [{ kind: 'action', window: 'turn', do: gain, ...(cost === undefined ? {} : { cost: [{ self: cost }] }) }],
      })
    expect(
      answering({ assets: [orb('flip')] })
        .use('Orb')
        .play(contact().title)
        .where('Orb'),
    ).toBe('story')
    expect(
      answering({ assets: [orb(undefined)] })
        .use('Orb')
        .offers('play', contact().title),
    ).toBe(false)
    // Cards played together go together.
    const kin = (title: string) => monster(title, 1, { rules: [{ kind: 'static', effect: { join: { titleHas: 'Kin' }, may: true } }] })
    const joined = answering({ story: [location('Arch', { gate: true })], hand: [kin('Kin A'), kin('Kin B')], threat: [kin('Kin C')] })
    joined.play('Kin A').choosePlay('Kin B')
    while (joined.seat === 0) joined.done()
    joined.play(contact().title)
    while (joined.question?.ask === 'which card') joined.take(joined.legal[0]!)
    expect([joined.where('Kin A'), joined.where('Kin B'), joined.where('Kin C')]).toEqual(['story', 'story', 'threat'])
    // Not what was played before one's own last Turn, not one's own, not a Pass, not an Adventure.
    const late = answering({ hand: [webb] }).play(webb)
    late.play('Balm').pass()
    expect(late.offers('play', contact().title)).toBe(false)
    expect(
      answering({ hand: [webb] })
        .pass()
        .offers('play', contact().title),
    ).toBe(false)
    const tale = card({
      title: 'Tale',
      type: 'Adventure',
      points: 1,
      recipe: { slots: [{ phrase: 'A PLACE', at: 0, count: 1, distinctTitles: false, anyOf: [{ type: 'Location' }] }], conditions: [] },
    })
    const told = answering({ hand: [tale] }).play(tale)
    expect([told.seat, told.where(tale), told.offers('play', contact().title)]).toEqual([1, 'adventure', false])
  })
  test('[ltd-yithian-mental-contact clause 2, M19.6] and whatever it has done is undone, but not what it cost', () => {
    const blow = {
      ...deed({ move: { is: { type: 'Ally' }, of: 'opponent' }, to: 'bury' }, { sanity: 3, who: 'opponent', sign: -1 }),
      sanity: -2,
    }
    const t = answering({ hand: [blow] }, { allies: [{ lay: ally('Webb', 2), bears: [weapon('Gun', 1)] }] }).play(blow)
    expect([t.where('Webb'), t.where('Gun'), t.sanity]).toEqual(['story', 'story', [10, 9]])
    t.play(contact().title)
    expect([t.entry('Webb').area, t.entry('Gun').area, t.sanity]).toEqual(['ally', 'asset', [10, 11]])
    expect(t.where(blow)).toBe('story')
    // A standing effect ends, and what it drove away is back.
    const dark = answering({ hand: [gold('ltd-direct-sunlight')] }, { events: [night()] }).play('Direct Sunlight')
    expect([timeOf(dark.state), dark.where('Dusk')]).toEqual(['day', 'story'])
    dark.play(contact().title)
    expect([timeOf(dark.state), dark.where('Dusk'), dark.where('Direct Sunlight')]).toEqual(['night', 'event', 'story'])
    // What an earlier card did stays done.
    const two_ = answering({ hand: [blow, { ...balm, title: 'Salve', id: 'salve' }] }, { allies: [ally('Webb', 1)] }).play(blow)
    two_.play('Balm').play('Salve').play(contact().title)
    expect([two_.where('Webb'), two_.where('Salve')]).toEqual(['story', 'story'])
  })
})

describe('Succumb to Temptation', () => {
  const succumb = () => gold('msgs-succumb-to-temptation')
  const corrupt = (title: string, value: number) => ally(title, value, { attributes: ['Corrupt'] })

  test('[msgs-succumb-to-temptation clause 1, M14.87, M2.26] a random Steadfast Ally of the opponent attacks him, and his others may defend', () => {
    const traitor: Lay = { lay: ally('Traitor', 3), bears: [weapon('Gun', 2)] }
    const t = two(
      { hand: [succumb()], allies: [ally('Mine', 9)] },
      { allies: [traitor, corrupt('Loyal', 2), { lay: corrupt('Idle', 1), faceDown: true }] },
    )
    t.play('Succumb to Temptation')
    // Who attacks does not defend, nor who lies face-down.
    expect([t.seat, t.among, t.offers('done')]).toEqual([1, ['Loyal'], true])
    t.choose('Loyal')
    expect([t.sanity, t.where('Loyal')]).toEqual([[11, 9], 'story'])
    expect(two({ hand: [succumb()] }, { allies: [{ ...traitor }] }).play('Succumb to Temptation').sanity).toEqual([11, 7])
    // It is left to luck, and Corrupt Allies are not tempted.
    const lost = (seed: number) =>
      12 -
      two({ hand: [succumb()] }, { allies: [ally('One', 1), ally('Four', 4), corrupt('Bad', 8)] }, { seed })
        .play('Succumb to Temptation')
        .done().sanity[1]!
    expect(new Set(Array.from({ length: 16 }, (_, seed) => lost(seed + 1)))).toEqual(new Set([1, 4]))
    expect(two({ hand: [succumb()], allies: [ally('Mine', 1)] }, { allies: [corrupt('Bad', 8)] }).against('Succumb to Temptation')).toEqual(
      ['M10.3'],
    )
  })
  test('[msgs-succumb-to-temptation clause 2, M10.8, M10.11] then it is buried and the Ally is with his Investigator as before', () => {
    const t = two({ hand: [succumb()] }, { allies: [{ lay: ally('Traitor', 3), bears: [weapon('Gun', 2)] }] }).play('Succumb to Temptation')
    expect([t.story(0).at(-1), t.entry('Traitor').area, t.entry('Traitor').seat, t.entry('Traitor').faceDown, t.where('Gun')]).toEqual([
      'Succumb to Temptation',
      'ally',
      1,
      false,
      'asset',
    ])
    // He attacks this once.
    expect([t.sanity[1], t.untilTurnOf(1).untilTurnOf(0).sanity[1]]).toEqual([7, 7])
  })
})
