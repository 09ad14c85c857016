/** The gold readings of Allies, acted out; those that fight stand in allies-in-combat.test.ts. */
import { describe, expect, test } from 'vitest'
import type { PrintedCard } from '../../../../grammar/card.ts'
import { handSize } from '../../../../src-main/games/mythos/player-numbers.ts'
import { attributesOf } from '../../../../src-main/games/mythos/standing.ts'
import { ally, card, location, no, type SeatSetup, weapon } from '../../../support/mythos.ts'
import { type Table, table } from '../../../support/mythos-table.ts'
import { deed, gold, home, phobia, theft, toNextRound, two, worth } from './table.ts'

const arkham = location('Arkham Street', { subregion: 'Arkham' })
const idol = (title = 'Idol') => card({ title, type: 'Artifact', anyDimension: true })
const book = (title = 'Book') => card({ title, type: 'Tome', anyDimension: true, icons: ['Eye'], spellCapacity: 1 })
const charm = (title: string, icon = 'Eye') =>
  card({
    title,
    type: 'Spell',
    icons: [icon],
    sanity: -3,
    anyDimension: true,
    rules: [{ kind: 'action', window: 'cast', do: [{ sanity: 1, who: 'opponent', sign: -1 }] }],
  })
/** An opponent's Event takes the Ally of this title away. */
const taken = (title: string, to: 'bury' | 'discard', theirs: SeatSetup): Table =>
  two({ hand: [theft({ title }, to)] }, { story: [arkham], ...theirs }).play('Deed')

describe('values and numbers', () => {
  test('[ltd-abigail-winthrop-marsh clause 1, M7.15] gains 2 while another Marsh is in play as one’s Ally', () => {
    const abigail = () => gold('ltd-abigail-winthrop-marsh')
    const value = (mine: SeatSetup, theirs: SeatSetup = {}) =>
      worth(two({ ...mine, allies: [abigail(), ...(mine.allies ?? [])] }, theirs).state, 'Abigail Winthrop Marsh')
    const barnabas = () => gold('ltd-barnabas-marsh')
    expect([value({}), value({ allies: [barnabas()] }), value({ allies: [ally('Marsh Cousin', 1)] })]).toEqual([2, 4, 4])
    // Once, however many; and nothing for other families, an opponent's Marsh, one in a Threat, in the Hand, or a place of that name.
    expect(value({ allies: [barnabas(), gold('ltd-robert-marsh')] })).toBe(4)
    expect(value({ allies: [ally('Marshall', 1)] })).toBe(2)
    expect(value({}, { allies: [barnabas()] })).toBe(2)
    expect(value({ threat: [barnabas()] })).toBe(2)
    expect(value({ hand: [barnabas()] })).toBe(2)
    expect(value({ story: [gold('ltd-marsh-refining-co')] })).toBe(3) // by the place itself
    // An opponent's Abigail gains nothing by it.
    const { state } = two({ allies: [barnabas()] }, { allies: [abigail()] })
    expect(worth(state, 'Abigail Winthrop Marsh')).toBe(2)
  })

  const hand = (count: number) => Array.from({ length: count }, (_, at) => ally(`Held ${at}`, 1))
  /** The Discard step with so many cards in the Hand: how many must be given up, and how many may be. */
  const discards = (count: number, allies: SeatSetup['allies'], seat = 0): [must: number, may: number] => {
    const holder: SeatSetup = { story: [home], hand: hand(count), allies: allies ?? [] }
    const seats = seat === 0 ? [holder, {}] : [{ story: [home], allies: allies ?? [] }, { hand: hand(count) }]
    const t = table({
      seats,
      agenda: [
        { do: 'discard step', seats: [seat], ctx: { you: seat } },
        { do: 'main play', seat: 0 },
      ],
    })
    let [must, may] = [0, 0]
    while (t.question?.ask === 'which card') {
      if (t.question.mayStop) may += 1
      else must += 1
      t.choose(t.among[0]!)
    }
    return [must, must + may]
  }

  test('[ltd-ammi-pierce clause 1, M15.4] the Maximum is 1 higher, and more by other Allies that raise it', () => {
    const ammi = () => gold('ltd-ammi-pierce')
    const zadok = () => gold('ltd-zadok-allen')
    expect([discards(8, []), discards(8, [ammi()]), discards(8, [ammi(), zadok()])]).toEqual([
      [3, 5],
      [2, 5],
      [1, 5],
    ])
    // Not face-down, and not for an opponent; and he does not change the Minimum.
    expect(discards(8, [{ lay: ammi(), faceDown: true }])).toEqual([3, 5])
    expect(discards(8, [ammi()], 1)).toEqual([3, 5])
    expect(discards(3, [ammi()])).toEqual([0, 0])
  })

  test('[ltd-arthur-munroe clause 1, M15.5, M17.10] the Minimum is 1 lower, and no more by other Allies that lower it', () => {
    const arthur = () => gold('ltd-arthur-munroe')
    expect([discards(4, []), discards(4, [arthur()])]).toEqual([
      [0, 1],
      [0, 2],
    ])
    for (const other of ['ltd-harvey-walters', 'msgs-frank-belknap-long', 'msgs-gomes']) {
      expect(discards(4, [gold(other)])).toEqual([0, 2])
      expect(discards(4, [arthur(), gold(other)])).toEqual([0, 2])
    }
    expect(discards(4, [{ lay: arthur(), faceDown: true }])).toEqual([0, 1])
    expect(discards(4, [arthur()], 1)).toEqual([0, 1])
  })
})

describe('what they carry', () => {
  /** An Ally that is given one card of a kind, in any place and as a Turn. */
  function carriesOne(id: string, what: (title: string) => PrintedCard, other: PrintedCard): void {
    const carrier = gold(id)
    const t = two({ allies: [carrier], hand: [what('One'), what('Two'), other] })
    expect([t.against('One'), t.against(other)]).toEqual([[], [other.type === 'Tome' ? 'M9.1' : 'M8.1']])
    t.play('One')
    expect([t.entry('One').on, t.seat]).toEqual([no(t.state, carrier), 1])
    // One at a time.
    expect(t.untilTurnOf(0).offers('play', 'Two')).toBe(false)
    // Once it is lost, another takes its place.
    const u = two({ hand: [theft({ title: 'One' })] }, { allies: [{ lay: carrier, bears: [what('One')] }], hand: [what('Two')] }).play(
      'Deed',
    )
    expect([u.where('One'), u.where(carrier)]).toEqual(['discard', 'ally'])
    u.untilTurnOf(1).play('Two')
    expect(u.entry('Two').on).toBe(no(u.state, carrier))
    // Not on the Turn of his coming, not while he lies face-down, and not by an opponent's carrier.
    expect(two({ allies: [{ lay: carrier, since: 10 }], hand: [what('One')] }).offers('play', 'One')).toBe(false)
    expect(two({ allies: [{ lay: carrier, faceDown: true }], hand: [what('One')] }).offers('play', 'One')).toBe(false)
    expect(two({ hand: [what('One')] }, { allies: [carrier] }).offers('play', 'One')).toBe(false)
  }
  function sharesFate(id: string, what: PrintedCard): void {
    const carrier = gold(id)
    for (const to of ['bury', 'discard'] as const) {
      const t = taken(carrier.title, to, {
        allies: [{ lay: carrier, bears: [what] }, ally('Webb', 1)],
        assets: [idol('Far'), book('Away')],
      })
      const pile = to === 'bury' ? 'story' : 'discard'
      expect([carrier.title, what.title, 'Webb', 'Far', 'Away'].map((each) => t.where(each))).toEqual([
        pile,
        pile,
        'ally',
        'asset',
        'asset',
      ])
    }
  }
  const crawford = 'ltd-crawford-tillinghast'
  const laban = 'msgs-laban-shrewsbury'
  test('[ltd-crawford-tillinghast clause 1, M8.4] an Artifact of the Hand goes beneath him, wherever he is; one, until it is lost', () =>
    carriesOne(crawford, idol, book('Other')))
  test('[ltd-crawford-tillinghast clause 2, M7.24] when he is buried or discarded, so is the Artifact', () => sharesFate(crawford, idol()))
  test('[msgs-laban-shrewsbury clause 1, M9.11] a Tome of the Hand is given to him, wherever he is; one, until it is lost; it may hold Spells', () => {
    carriesOne(laban, book, idol('Other'))
    const holder = gold(laban)
    const tome = book()
    const t = two({ allies: [{ lay: holder, bears: [tome] }], hand: [charm('Whisper')] }).play('Whisper')
    expect(t.entry('Whisper').on).toBe(no(t.state, tome))
    expect(t.untilTurnOf(0).cast('Whisper').sanity).toEqual([9, 11])
  })
  test('[msgs-laban-shrewsbury clause 2, M7.24] when he is lost, so is the Tome', () => sharesFate(laban, book()))
})

describe('Ephraim Waite', () => {
  const ephraim = () => gold('ltd-ephraim-waite')
  const asenath = () => gold('ltd-asenath-waite-derby')

  test('[ltd-ephraim-waite clause 1, M17.1] cannot be played while one has Asenath Waite Derby in play', () => {
    // His place lies in the Past, where only a card leads (M7.6): this one does.
    const way = deed({ play: { title: 'Ephraim Waite' }, waive: ['place'] })
    const may = (mine: SeatSetup, theirs: SeatSetup = {}) =>
      two({ ...mine, hand: [way, ephraim(), ...(mine.hand ?? [])] }, theirs)
        .play(way)
        .offers('choose play', 'Ephraim Waite')
    expect([may({}), may({ allies: [asenath()] })]).toEqual([true, false])
    expect(two({ hand: [ephraim()], allies: [asenath()] }).against('Ephraim Waite', 'ally')).toContain('M17.1')
    // An opponent's does not matter, nor one that is not in play, nor somebody of nearly that name.
    expect(may({}, { allies: [asenath()] })).toBe(true)
    expect(may({ hand: [asenath()], discard: [asenath()] })).toBe(true)
    expect(may({ allies: [ally('Asenath', 1)] })).toBe(true)
  })

  test('[ltd-ephraim-waite clause 2, M5.17] when he is buried, she may be played from the Hand at once', () => {
    const theirs = () => ({ allies: [ephraim()], hand: [asenath(), ally('Webb', 1)] })
    const t = taken('Ephraim Waite', 'bury', theirs())
    expect([t.seat, t.question?.ask]).toEqual([1, 'whether'])
    t.yes()
    expect(t.among).toEqual(['Asenath Waite Derby'])
    t.choosePlay('Asenath Waite Derby')
    expect([t.where('Ephraim Waite'), t.where('Asenath Waite Derby'), t.sanity, t.seat]).toEqual(['story', 'ally', [12, 11], 1])
    expect(t.question?.ask).toBe('what to play')
    const kept = taken('Ephraim Waite', 'bury', theirs()).no()
    expect([kept.where('Asenath Waite Derby'), kept.question?.ask]).toEqual(['hand', 'what to play'])
    // Not when he is discarded, not where she is not found, and not when another Ally is buried.
    for (const none of [
      taken('Ephraim Waite', 'discard', theirs()),
      taken('Ephraim Waite', 'bury', { ...theirs(), story: [home] }),
      taken('Webb', 'bury', { allies: [ephraim(), ally('Webb', 1)], hand: [asenath()] }),
    ]) {
      while (none.question?.ask !== 'what to play') none.offers('yes') ? none.yes() : none.done()
      expect(none.where('Asenath Waite Derby')).toBe('hand')
    }
  })

  test('[ltd-ephraim-waite clause 3, M7.19, M7.20, M7.22, M7.23] he holds one Spell of any icon, which is buried after casting', () => {
    for (const icon of ['Eye', 'Water', 'Yellow Sign']) {
      const t = two({ allies: [ephraim()], hand: [charm('Whisper', icon), charm('Murmur')] }).play('Whisper')
      expect(t.entry('Whisper').on).toBe(no(t.state, 'Ephraim Waite'))
      expect(t.untilTurnOf(0).offers('play', 'Murmur')).toBe(false)
      t.cast('Whisper')
      expect([t.sanity, t.story(0)]).toEqual([
        [12, 11],
        ['Home', 'Whisper'],
      ])
      expect(t.untilTurnOf(0).offers('play', 'Murmur')).toBe(true)
    }
    expect(two({ allies: [{ lay: ephraim(), faceDown: true }], hand: [charm('Whisper')] }).offers('play', 'Whisper')).toBe(false)
    expect(two({ hand: [charm('Whisper')] }, { allies: [ephraim()] }).offers('play', 'Whisper')).toBe(false)
  })
})

describe('K.J. Hooper', () => {
  const hooper = () => gold('ltd-k-j-hooper')
  const guard = 'K.J. Hooper'
  const lose = (is: Parameters<typeof theft>[0], theirs: SeatSetup, to?: 'bury' | 'discard') =>
    two({ hand: [theft(is, to)] }, theirs).play('Deed')

  test('[ltd-k-j-hooper clause 1, M17.24] Police Investigation does nothing to his player; and no card need cost an Artifact or a Tome', () => {
    const drawn = (theirs: SeatSetup, mine: SeatSetup = {}) => {
      const deck = Array.from({ length: 20 }, (_, at) => ally(`Card ${at}`, 1))
      const t = two({ ...mine, hand: [gold('ltd-police-investigation')] }, { ...theirs, deck }).play('Police Investigation')
      toNextRound(t)
      return [t.hand(1).length, handSize(t.state, 1)]
    }
    expect([drawn({}), drawn({ allies: [hooper()] })]).toEqual([
      [9, 9],
      [13, 13],
    ])
    // Its player's own Hooper protects that player alone.
    expect(drawn({}, { allies: [hooper()] })).toEqual([9, 9])
    for (const what of [idol(), book()]) {
      const t = lose({ type: what.type }, { allies: [hooper()], assets: [what] })
      expect([t.seat, t.question?.ask]).toEqual([1, 'whether'])
    }
  })

  test('[ltd-k-j-hooper clause 2, M19.7] he may be buried instead of an Artifact or Tome that an opponent’s card would take', () => {
    for (const to of ['bury', 'discard'] as const) {
      for (const what of [idol(), book()]) {
        const t = lose({ type: what.type }, { allies: [hooper()], assets: [what] }, to).yes()
        expect([t.where(what), t.where(guard), t.story(1).at(-1)]).toEqual(['asset', 'story', guard])
        const kept = lose({ type: what.type }, { allies: [hooper()], assets: [{ ...what }] }, to).no()
        expect([kept.where(what.title), kept.where(guard)]).toEqual([to === 'bury' ? 'story' : 'discard', 'ally'])
      }
    }
    // Not for an Ally, not while he lies face-down, not for what his own player's card takes, not for another player's loss.
    expect(lose({ title: 'Webb' }, { allies: [hooper(), ally('Webb', 1)] }).where('Webb')).toBe('discard')
    expect(lose({ type: 'Artifact' }, { allies: [{ lay: hooper(), faceDown: true }], assets: [idol()] }).where('Idol')).toBe('discard')
    const own = deed({ move: { is: { type: 'Artifact' } }, to: 'discard' })
    expect(
      two({ hand: [own], allies: [hooper()], assets: [idol()] })
        .play(own)
        .where('Idol'),
    ).toBe('discard')
    const third = table({
      seats: [{ story: [home], hand: [theft({ type: 'Artifact' })] }, { allies: [hooper()] }, { assets: [idol()] }],
    }).play('Deed')
    expect(third.where('Idol')).toBe('discard')
  })

  test('[ltd-k-j-hooper clause 3, M19.7] when he is so used, the opponent’s card is buried', () => {
    const claw = () =>
      card({
        title: 'Claw',
        type: 'Artifact',
        rules: [
          { kind: 'action', window: 'turn', do: [{ move: { is: { type: 'Tome' }, of: 'opponent', pick: 'choose', n: 1 }, to: 'discard' }] },
        ],
      })
    const used = () => two({ assets: [claw()] }, { allies: [hooper()], assets: [book()] }).use('Claw')
    const yes = used().yes()
    expect([yes.where('Claw'), yes.story(0), yes.where('Book')]).toEqual(['story', ['Home', 'Claw'], 'asset'])
    const no_ = used().no()
    expect([no_.where('Claw'), no_.where('Book')]).toEqual(['asset', 'discard'])
  })
})

describe('Samuel Winsor', () => {
  const winsor = () => gold('msgs-samuel-winsor')
  const isChurch = (t: Table, at: PrintedCard = home) => attributesOf(t.state, no(t.state, at)).includes('Church')
  const fears = () => ({ events: ['Fear', 'Dread'].map((title) => ({ lay: phobia(title), affects: 0 })) })

  test('[msgs-samuel-winsor clause 1, M1.8] flipped, he makes the Current Location a Church, while both stay as they are', () => {
    const at = () => two({ story: [home], allies: [winsor()], hand: [arkham] })
    const t = at()
    expect([isChurch(t), t.entry(winsor().title).faceDown]).toEqual([false, false])
    t.use('Samuel Winsor')
    expect([isChurch(t), t.entry('Samuel Winsor').faceDown, t.seat]).toEqual([true, true, 1])
    // He cannot be flipped again while he lies so.
    expect(t.untilTurnOf(0).offers('use')).toBe(false)
    expect(isChurch(t)).toBe(true)
    // Turned up again, it is over.
    expect(isChurch(t.turnUp('Samuel Winsor'))).toBe(false)
    // Another top card, and it is over: the new place is no Church, and the old one is none any more.
    const left = at().use('Samuel Winsor').untilTurnOf(0).play(arkham)
    expect([isChurch(left), isChurch(left, arkham)]).toEqual([false, false])
    // It ends with the Round too, when he is turned up.
    expect(isChurch(toNextRound(at().use('Samuel Winsor')))).toBe(false)
    // Without a Current Location there is nothing to use him for, nor on the Turn of his coming.
    expect(two({ story: [], allies: [winsor()] }).offers('use')).toBe(false)
    expect(two({ allies: [{ lay: winsor(), since: 10 }] }).offers('use')).toBe(false)
  })

  test('[msgs-samuel-winsor clause 2, M10.15] each further Turn there, while he is flipped, may bury one Phobia', () => {
    const t = two({ allies: [winsor()], hand: [arkham] }, fears()).use('Samuel Winsor')
    expect([t.where('Fear'), t.where('Dread')]).toEqual(['event', 'event'])
    t.untilTurnOf(0)
    expect(t.offers('pass')).toBe(true)
    t.use('Samuel Winsor')
    expect(t.among).toEqual(['Fear', 'Dread'])
    t.choose('Dread')
    expect([t.where('Fear'), t.where('Dread'), t.entry('Samuel Winsor').faceDown, t.seat]).toEqual(['event', 'story', true, 1])
    expect(t.untilTurnOf(0).use('Samuel Winsor').where('Fear')).toBe('story')
    // Not once he is turned up, not elsewhere.
    const up = two({ allies: [winsor()] }, fears())
      .use('Samuel Winsor')
      .untilTurnOf(0)
      .turnUp('Samuel Winsor')
      .untilTurnOf(0)
    expect(up.use('Samuel Winsor').where('Fear')).toBe('event')
    const gone = two({ allies: [winsor()], hand: [arkham] }, fears())
      .use('Samuel Winsor')
      .untilTurnOf(0)
      .play(arkham)
      .untilTurnOf(0)
    expect(gone.offers('use')).toBe(false)
  })
})

test('[ltd-albert-shiny clause 1, M8.15] he is given no Weapon, enchanted or not', () => {
  const albert = gold('ltd-albert-shiny')
  const arsenal = location('Arsenal', { attributes: ['City', 'Artifact'] })
  for (const what of [weapon('Whip', 1), gold('ltd-dynamite'), gold('msgs-enchanted-knife')]) {
    const at = (allies: PrintedCard[]) => two({ story: [arsenal], hand: [what], allies })
    expect(at([albert]).offers('play', what)).toBe(false)
    // Beside him, another Ally may have it.
    const t = at([albert, ally('Webb', 1)]).play(what)
    expect(t.entry(what).on).toBe(no(t.state, 'Webb'))
  }
})
