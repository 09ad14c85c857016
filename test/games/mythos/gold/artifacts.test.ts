/** The gold readings of Artifacts but Weapons, acted out. */
import { describe, expect, test } from 'vitest'
import type { Op } from '../../../../grammar/ast.ts'
import type { PrintedCard } from '../../../../grammar/card.ts'
import { mythos } from '../../../../src-main/games/mythos/game.ts'
import { sanityMaximum } from '../../../../src-main/games/mythos/player-numbers.ts'
import { attributesOf, hasGate, publicsOf } from '../../../../src-main/games/mythos/standing.ts'
import { ally, card, location, monster, mythosPosition, no, type SeatSetup, told } from '../../../support/mythos.ts'
import { type Table, table } from '../../../support/mythos-table.ts'
import type { Answer } from '../combat/fight.ts'
import { away, combatOfTwo, deed, gold, home, theft, toNextRound, two, worth } from './table.ts'

const idol = (title = 'Idol') => card({ title, type: 'Artifact', anyDimension: true })
const spell = (title: string, ...ops: Op[]): PrintedCard =>
  card({ title, type: 'Spell', icons: ['Eye'], sanity: -1, anyDimension: true, rules: [{ kind: 'action', window: 'cast', do: ops }] })
const book = (...spells: PrintedCard[]) => ({
  lay: card({ title: 'Book', type: 'Tome', icons: ['Eye'], spellCapacity: 3, anyDimension: true }),
  bears: spells,
})
const whip = (at: number): Op => ({ sanity: at, who: 'opponent', sign: -1 })

describe('Chime of Tezchaptl', () => {
  const chime = () => gold('ltd-chime-of-tezchaptl')
  const title = 'Chime of Tezchaptl'
  const struck = (mine: SeatSetup = {}, theirs: SeatSetup = {}): Table =>
    two({ assets: [book(spell('Bolt', whip(3)))], ...mine }, { assets: [chime()], ...theirs })

  test('[ltd-chime-of-tezchaptl clause 1, M5.25, M19.5, M19.6] turned down, it cancels the Spell that an opponent has just cast', () => {
    const t = struck().cast('Bolt')
    expect(t.sanity).toEqual([11, 9])
    t.use(title)
    // The caster does not get the cost back, and the Spell stays cast.
    expect([t.sanity, t.entry(title).faceDown, t.entry('Bolt').faceDown, t.seat]).toEqual([[11, 12], true, true, 0])
    // Only a Spell, only an opponent's, only while it has just been cast, and only from a Chime that lies face-up.
    expect(struck().untilTurnOf(1).offers('use', title)).toBe(false)
    expect(
      struck({ hand: [deed(whip(3))] })
        .play('Deed')
        .offers('use', title),
    ).toBe(false)
    expect(
      struck({}, { assets: [{ lay: chime(), faceDown: true }] })
        .cast('Bolt')
        .offers('use', title),
    ).toBe(false)
    expect(
      two({ assets: [book(spell('Bolt', whip(3))), chime()] })
        .cast('Bolt')
        .untilTurnOf(0)
        .offers('use', title),
    ).toBe(false)
    expect(struck().cast('Bolt').untilTurnOf(0).untilTurnOf(1).offers('use', title)).toBe(false)
    // It may be left alone.
    expect(struck().cast('Bolt').pass().sanity).toEqual([11, 9])
  })

  test('[M14.25, M5.25, M8.6] a Spell cast in Combat has just been cast, too: it is answered in the same step', () => {
    const fight = (answering: boolean, theirs: SeatSetup = {}) => {
      const offered: string[] = []
      const answer: Answer = (question, seat, state) => {
        if (question.ask !== 'what to cast or use') return undefined
        const open = mythos.legal(state, seat).filter((each) => each.do !== 'done')
        for (const each of open) if ('card' in each) offered.push(`${seat} ${state.sheet.printed[each.card]!.title}`)
        return seat === 0 || answering ? open[0] : undefined
      }
      const t = combatOfTwo({ assets: [book(spell('Bolt', whip(3)))], threat: [monster('X', 1)] }, { assets: [chime()], ...theirs }, answer)
      return [t.sanity, offered]
    }
    expect(fight(true)).toEqual([
      [11, 11],
      ['0 Bolt', `1 ${title}`],
    ])
    expect(fight(false)[0]).toEqual([11, 8])
    expect(fight(true, { assets: [{ lay: chime(), faceDown: true }] })).toEqual([[11, 8], ['0 Bolt']])
    // What would have lasted through the Combat ends.
    const weaken: Op = {
      start: { kind: 'static', effect: { value: -2, of: { is: { type: 'Ally' }, of: 'opponent', pick: 'all' } } },
      until: 'combat',
    }
    const absorbed = (assets: SeatSetup['assets']) =>
      combatOfTwo(
        { assets: [book(spell('Curse', weaken))], threat: [monster('X', 5)] },
        { assets: assets ?? [], allies: [ally('Webb', 3)] },
        (question, seat, state) =>
          question.ask === 'what to cast or use' ? mythos.legal(state, seat).find((each) => each.do !== 'done') : undefined,
      ).sanity[1]
    expect([absorbed([]), absorbed([chime()])]).toEqual([8, 10])
    // The same whoever had the last Turn before the Combat.
    for (const last of [0, 1]) {
      const t = two({ assets: [book(spell('Bolt', whip(3)))], threat: [monster('X', 1)] }, { assets: [chime()] }, { current: last })
      t.pass().pass()
      expect(t.question?.ask).toBe('what to cast or use')
      t.cast('Bolt')
      expect([last, t.seat, t.offers('use', title)]).toEqual([last, 1, true])
    }
  })
})

describe('Enchanted Cane', () => {
  const cane = () => gold('ltd-enchanted-cane')
  const kind = () => deed({ sanity: 9, who: 'you', sign: 1 })

  test('[ltd-enchanted-cane clause 1, M2.12] one’s own maximum of Sanity is 5 higher', () => {
    const t = two({ assets: [cane()] })
    expect([0, 1].map((seat) => sanityMaximum(t.state, seat))).toEqual([25, 20])
    const gained = (assets: SeatSetup['assets'], theirs: SeatSetup = {}) =>
      two({ sanity: 18, hand: [kind()], assets: assets ?? [] }, theirs).play('Deed').sanity[0]
    expect([gained([]), gained([cane()]), gained([{ lay: cane(), faceDown: true }]), gained([], { assets: [cane()] })]).toEqual([
      20, 25, 20, 20,
    ])
    // It raises what there may be, and gives nothing.
    expect(t.sanity[0]).toBe(12)
  })

  test('[ltd-enchanted-cane clause 2, M2.12] when it is buried or discarded, all Sanity above the maximum is lost', () => {
    const sanityAfter = (to: 'bury' | 'discard', sanity: number, title = 'Enchanted Cane') =>
      two({ hand: [theft({ title }, to)], sanity: 11 }, { sanity, assets: [cane(), idol()] }).play('Deed').sanity
    for (const to of ['bury', 'discard'] as const) {
      expect([sanityAfter(to, 24), sanityAfter(to, 21), sanityAfter(to, 20), sanityAfter(to, 9)]).toEqual([
        [11, 20],
        [11, 20],
        [11, 20],
        [11, 9],
      ])
    }
    expect(sanityAfter('discard', 24, 'Idol')).toEqual([11, 24])
  })
})

describe('Ring of Eibon', () => {
  const ring = () => gold('ltd-ring-of-eibon')
  const title = 'Ring of Eibon'
  const webb = () => ally('Webb', 1, { foundAt: {} })
  const clark = () => ally('Clark', 1, { foundAt: {} })
  const theirs = (): SeatSetup => ({ hand: [webb(), monster('Ghoul', 1), clark()] })

  test('[ltd-ring-of-eibon clause 1, M1.44, M8.11] for 2 Sanity and turned down, it shows an opponent’s Hand, to its player alone', () => {
    const seats = [{ story: [home], assets: [ring()] }, { story: [away], ...theirs() }, { hand: [webb()] }]
    const start = mythosPosition({ seats })
    const t = table({ ...start, sheet: { ...start.sheet, timedGlances: true } }).use(title)
    expect(t.question).toMatchObject({ ask: 'which player', among: [1, 2] })
    t.choosePlayer(1)
    expect([t.seat, t.sanity, t.entry(title).faceDown, t.seat]).toEqual([0, [10, 12, 12], true, 0])
    expect(told(t.events, 'looked')).toMatchObject([{ seat: 0, at: 1 }])
    expect(t.question).toMatchObject({ ask: 'which way', secret: true, seconds: 13 })
    const shown = (seat: number) => JSON.stringify(mythos.view(t.state, seat))
    expect([0, 1, 2].map((seat) => /You look at: Webb, Ghoul, Clark/.test(shown(seat)))).toEqual([true, false, false])
    // Nothing moves by it.
    expect(t.hand(1)).toEqual(['Webb', 'Ghoul', 'Clark'])
    // Not without the Sanity, not face-down, not on the Turn it came.
    const may = (lay: object, sanity = 12) => two({ sanity, assets: [{ lay: ring(), ...lay }] }, theirs()).offers('use', title)
    expect([may({}), may({}, 1), may({ faceDown: true }), may({ since: 10 })]).toEqual([true, false, false, false])
  })

  test('[ltd-ring-of-eibon clause 2, M19.3] its player says which legal play of that Hand comes next', () => {
    const t = two({ assets: [ring()], hand: [monster('Mine', 1)] }, theirs())
      .use(title)
      .chooseWay(0)
    // No Pass, and nothing that is not legal: the Monster has no Gate.
    expect([t.seat, t.among, t.legal.every((each) => each.do === 'choose play')]).toEqual([0, ['Webb', 'Clark'], true])
    t.choosePlay('Clark')
    expect([t.seat, t.legal]).toEqual([1, [{ do: 'play', card: no(t.state, 'Clark'), how: 'ally' }]])
    t.play('Clark')
    // The one play alone: the opponent is free again afterwards.
    t.untilTurnOf(1)
    expect([t.offers('pass'), t.offers('play', 'Webb')]).toEqual([true, true])
    // Where no card can be played, nothing is said and a Pass is open.
    const none = two({ assets: [ring()] }, { hand: [monster('Ghoul', 1)] })
      .use(title)
      .chooseWay(0)
    expect([none.seat, none.offers('pass')]).toEqual([1, true])
    // Others are not bound.
    const three = table({
      seats: [
        { story: [home], assets: [ring()] },
        { story: [away], ...theirs() },
        { story: [away], ...theirs() },
      ],
    })
    three.use(title).choosePlayer(2).chooseWay(0).choosePlay('Webb')
    expect([three.seat, three.offers('pass')]).toEqual([1, true])
    three.pass()
    expect([three.seat, three.legal.length, three.offers('pass')]).toEqual([2, 1, false])
  })
})

describe('Seal of Isis', () => {
  const seal = () => gold('ltd-seal-of-isis')
  const title = 'Seal of Isis'
  const held = ally('Knower', 1, { rules: [{ kind: 'static', effect: { holdsSpells: 1 } }] })

  test('[ltd-seal-of-isis clause 1, M19.7] it may be buried in place of an Artifact, a Tome or a Spell in a Tome that an opponent’s card takes', () => {
    for (const to of ['bury', 'discard'] as const) {
      for (const wanted of ['Idol', 'Book', 'Charm']) {
        const rob = () =>
          two({ hand: [theft({ title: wanted }, to)] }, { assets: [seal(), idol(), book(spell('Charm', whip(1)))] }).play('Deed')
        const t = rob()
        expect([t.seat, t.question?.ask]).toEqual([1, 'whether'])
        t.yes()
        expect(['Idol', 'Book', 'Charm', title].map((each) => t.where(each))).toEqual(['asset', 'asset', 'spell', 'story'])
        const kept = rob().no()
        expect(kept.question?.ask).toBe('what to play')
        expect([kept.where(title), kept.where(wanted)]).toEqual(['asset', to === 'bury' ? 'story' : 'discard'])
      }
    }
    const taken = (is: string, mine: SeatSetup, more: SeatSetup = {}) => {
      const t = two({ hand: [theft({ title: is })], ...more }, mine).play('Deed')
      return [t.question?.ask, t.where(is)]
    }
    // Not an Ally, not a Spell that an Ally holds, not from a Seal that lies face-down, not by an opponent's.
    expect(taken('Webb', { assets: [seal()], allies: [ally('Webb', 1)] })).toEqual(['what to play', 'discard'])
    expect(taken('Charm', { assets: [seal()], allies: [{ lay: held, bears: [spell('Charm', whip(1))] }] })).toEqual([
      'what to play',
      'discard',
    ])
    expect(taken('Idol', { assets: [{ lay: seal(), faceDown: true }, idol()] })).toEqual(['what to play', 'discard'])
    expect(taken('Idol', { assets: [idol()] }, { assets: [seal()] })).toEqual(['what to play', 'discard'])
    // What one's own card takes is lost.
    const own = deed({ move: { is: { title: 'Idol' } }, to: 'discard' })
    expect(
      two({ hand: [own], assets: [seal(), idol()] })
        .play(own)
        .where('Idol'),
    ).toBe('discard')
  })

  test('[ltd-seal-of-isis clause 2, M19.7] when it is so used, the opponent’s card is buried', () => {
    const take: Op = { move: { is: { title: 'Idol' }, of: 'opponent', pick: 'choose', n: 1 }, to: 'discard' }
    const claw = () => card({ title: 'Claw', type: 'Artifact', rules: [{ kind: 'action', window: 'turn', do: [take] }] })
    const used = () => two({ assets: [claw()] }, { assets: [seal(), idol()] }).use('Claw')
    const yes = used().yes()
    expect([yes.where('Claw'), yes.story(0), yes.story(1), yes.where('Idol')]).toEqual([
      'story',
      ['Home', 'Claw'],
      ['Away', title],
      'asset',
    ])
    const refused = used().no()
    expect([refused.where('Claw'), refused.where(title), refused.where('Idol')]).toEqual(['asset', 'asset', 'discard'])
    // In Combat as well: the Monster that would take the Artifact.
    const robbers = (answer?: Answer) => combatOfTwo({ threat: [gold('msgs-mi-go-1')] }, { assets: [seal(), idol()] }, answer)
    const fought = robbers((question) => (question.ask === 'whether' && /Seal/.test(question.prompt) ? { do: 'yes' } : undefined))
    expect(['Idol', 'Mi-Go', title].map((each) => fought.where(each))).toEqual(['asset', 'story', 'story'])
    expect(told(robbers().events, 'buried').some((each) => each.seat === 1)).toBe(true)
    // A Spell too.
    const cast = two({ assets: [book(spell('Grasp', take))] }, { assets: [seal(), idol()] })
      .cast('Grasp')
      .yes()
    expect([cast.where('Grasp'), cast.where('Book'), cast.where('Idol')]).toEqual(['story', 'asset', 'asset'])
  })

  test('[M19.7, M7.24, M8.21] what would be lost with its bearer is kept beside the Investigator, if it can lie there', () => {
    const crawford = 'ltd-crawford-tillinghast'
    const rob = (bears: PrintedCard, guard: PrintedCard = seal()) =>
      two(
        { hand: [theft({ title: 'Crawford Tillinghast' })] },
        { assets: [guard], allies: [{ lay: gold(crawford), bears: [bears] }] },
      ).play('Deed')
    const t = rob(idol())
    expect([t.seat, t.question?.ask]).toEqual([1, 'whether'])
    t.yes()
    expect(['Crawford Tillinghast', 'Idol', title].map((each) => t.where(each))).toEqual(['discard', 'asset', 'story'])
    expect(t.entry('Idol').on).toBeUndefined()
    expect(rob(idol()).no().where('Idol')).toBe('discard')
    // A Weapon has no place without a bearer, and a Spell none without its Tome: there is nothing to ask.
    for (const borne of [gold('ltd-shotgun'), spell('Charm', whip(1))]) {
      const lost = rob(borne)
      expect([lost.question?.ask, lost.where(borne), lost.where(title)]).toEqual(['what to play', 'discard', 'asset'])
    }
    const tome = two({ hand: [theft({ title: 'Book' })] }, { assets: [seal(), book(spell('Charm', whip(1)))] })
      .play('Deed')
      .no()
    expect([tome.question?.ask, tome.where('Book'), tome.where('Charm')]).toEqual(['what to play', 'discard', 'discard'])
  })
})

describe('Sphere of Nath', () => {
  const sphere = () => gold('ltd-sphere-of-nath')
  const title = 'Sphere of Nath'
  const [hill, pier] = [location('Hill'), location('Pier', { gate: true, sanity: 5 })]

  test('[ltd-sphere-of-nath clause 1, M6.60] buried, it discards the top card of an opponent’s Story Deck', () => {
    const t = two({ assets: [sphere()] }, { story: [hill, pier] }).use(title)
    expect([t.where(title), t.story(0), t.discard(1), t.story(1), t.seat]).toEqual(['story', ['Home', title], ['Hill'], ['Pier'], 1])
    // One opponent's, of one's choice.
    const three = table({ seats: [{ story: [home], assets: [sphere()] }, { story: [hill, pier] }, { story: [hill, pier] }] }).use(title)
    expect(three.question).toMatchObject({ ask: 'which player', among: [1, 2] })
    three.choosePlayer(2)
    expect([three.story(0), three.story(1), three.story(2)]).toEqual([['Home', title], ['Hill', 'Pier'], ['Pier']])
    // A Travel Event on top is a card like any other.
    expect(
      two({ assets: [sphere()] }, { story: [gold('msgs-train-1'), hill] })
        .use(title)
        .discard(1),
    ).toEqual(['Train'])
    // An Artifact reaches an Exotic Location too (M6.58).
    const exotic = two({ assets: [sphere()] }, { story: [gold('msgs-nkai'), hill] }).use(title)
    expect([exotic.discard(1), exotic.story(1)]).toEqual([["N'kai"], ['Hill']])
    // Not face-down, and not on the Turn it came.
    const may = (lay: object) => two({ assets: [{ lay: sphere(), ...lay }] }, { story: [hill, pier] }).offers('use', title)
    expect([may({}), may({ faceDown: true }), may({ since: 10 })]).toEqual([true, false, false])
  })

  test('[ltd-sphere-of-nath clause 2, M6.60, M6.61, M6.62] what is no Location is buried until there is one; its Sanity does not count, its Gate may be used', () => {
    const ghoul = monster('Ghoul', 1)
    const t = two(
      { assets: [sphere()] },
      { story: [hill, ally('Dead', 1), idol(), pier, location('Last')], hand: [ghoul], spot: { gateUsed: true } },
    ).use(title)
    expect([t.discard(1), t.story(1), t.sanity]).toEqual([['Hill'], ['Pier', 'Last', 'Dead', 'Idol'], [12, 12]])
    expect([t.state.players[1]!.spot?.crosswise, t.seat]).toEqual([false, 1])
    expect(t.play(ghoul, 'monster').where(ghoul)).toBe('threat')
    // A Location right beneath: nothing is buried.
    expect(
      two({ assets: [sphere()] }, { story: [hill, pier, idol()] })
        .use(title)
        .story(1),
    ).toEqual(['Pier', 'Idol'])
    // None at all: its player is nowhere.
    const none = two({ assets: [sphere()] }, { story: [hill, idol()] }).use(title)
    expect([none.discard(1), none.state.players[1]!.spot]).toEqual([['Hill'], null])
  })
})

test('[msgs-tiara-of-opulent-fantasy clause 1, M1.11, M8.11, M11.10] for 1 Sanity and turned down, one’s place has all attributes of an opponent’s in place of its own', () => {
  const tiara = 'Tiara of Opulent Fantasy'
  const mansion = gold('ltd-marsh-mansion-the')
  const reef = location('Reef', { attributes: ['Country', 'Artifact'], publicAttributes: ['Forest', 'Outside'], subregion: 'Salem' })
  const at = (here: PrintedCard, there: PrintedCard, more: SeatSetup = {}) =>
    two({ story: [here], assets: [gold('msgs-tiara-of-opulent-fantasy')], allies: [ally('Obed Marsh', 1)], ...more }, { story: [there] })
  const of = (t: Table, place: PrintedCard) => {
    const number = no(t.state, place)
    return [attributesOf(t.state, number), publicsOf(t.state, number), hasGate(t.state, number)]
  }
  const own = [['City', 'House', 'Tome'], ['Water', 'Forest', 'Inside'], true]
  const theirs = [['Country', 'Artifact'], ['Forest', 'Outside'], false]
  const t = at(mansion, reef)
  expect([of(t, mansion), of(t, reef)]).toEqual([own, theirs])
  t.use(tiara)
  expect([of(t, mansion), of(t, reef), t.sanity, t.entry(tiara).faceDown, t.seat]).toEqual([theirs, theirs, [11, 12], true, 1])
  // The Title and the text stay.
  expect([t.story(0)[0], worth(t.state, 'Obed Marsh')]).toEqual([mansion.title, 2])
  // Until the Tiara turns up, the place is left, or the Round is over.
  expect(of(t.untilTurnOf(0).turnUp(tiara), mansion)).toEqual(own)
  expect(of(toNextRound(at(mansion, reef).use(tiara)), mansion)).toEqual(own)
  const inn = location('Inn', { subregion: 'Innsmouth' })
  const left = at(mansion, reef, { hand: [inn] })
    .use(tiara)
    .untilTurnOf(0)
    .play(inn)
  expect([of(left, mansion), of(left, inn)[0]]).toEqual([own, ['City']])
  // A Gate comes with them and is used on one's own place; the opponent's text does not come.
  const gate = at(reef, mansion, { hand: [monster('Ghoul', 1)] })
  expect(gate.against('Ghoul')).toEqual(['M11.1'])
  gate.use(tiara).untilTurnOf(0)
  expect(worth(gate.state, 'Obed Marsh')).toBe(1)
  gate.play('Ghoul', 'monster')
  expect(gate.state.players.map((each) => each.spot?.gateUsed)).toEqual([true, false])
  // Not face-down, and not where there is no place to copy or to change.
  const may = (mine: SeatSetup, others: SeatSetup) => two(mine, others).offers('use', tiara)
  const it = gold('msgs-tiara-of-opulent-fantasy')
  expect(may({ assets: [{ lay: it, faceDown: true }] }, {})).toBe(false)
  expect(may({ assets: [it] }, { story: [] })).toBe(false)
  expect(may({ assets: [it], story: [] }, {})).toBe(false)
})
