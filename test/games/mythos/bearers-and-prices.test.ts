/**
 * What becomes of a card when its bearer is lost, what belongs to a use that was paid for, and what a Monster does to the Weapons it
 * meets. Each is read from words, and carried out on a small position.
 */
import { describe, expect, it } from 'vitest'
import type { PrintedCard } from '../../../grammar/card.ts'
import { spellPlaces, takes } from '../../../src-main/games/mythos/spell-places.ts'
import { ally, card, enchanted, location, monster, no, type SeatSetup, weapon, whereIs } from '../../support/mythos.ts'
import { type Table, table } from '../../support/mythos-table.ts'
import { says } from '../../support/mythos-texts.ts'
import { fight } from './combat/fight.ts'

const bolton = location('Bolton', { attributes: ['City', 'Artifact', 'Tome'] })
const two = (mine: SeatSetup, theirs: SeatSetup = {}): Table =>
  table({
    seats: [
      { story: [bolton], ...mine },
      { story: [location('Quay', { subregion: 'Salem', publicAttributes: ['Water'] })], ...theirs },
    ],
  })

describe('a Weapon whose bearer is lost', () => {
  const club = (text: string) => says('Club', 'Artifact', `Add 1 point to Ally's value. ${text}`, { subtype: 'Weapon' })
  const left = (text: string, force: number, pays = false) =>
    fight(
      { seats: [{ threat: [monster('Brute', force)] }, { allies: [{ lay: ally('Guard', 2), bears: [club(text)] }], sanity: 9 }] },
      (question) => (question.ask === 'whether' && pays ? { do: 'yes' } : undefined),
    ).state

  it('[M8.20] returns to the Hand if its text says so, and stays with him where he is not buried', () => {
    const text = 'If Ally is Buried after Combat, return this Weapon to your Hand.'
    expect([whereIs(left(text, 3), 'Guard'), whereIs(left(text, 3), 'Club')]).toEqual(['story', 'hand'])
    expect(whereIs(left(text, 0), 'Guard')).toBe('ally')
    expect(whereIs(left(text, 0), 'Club')).not.toBe('hand')
  })

  it('[M8.19] is buried with him where it says no more', () => {
    expect(whereIs(left('', 3), 'Club')).toBe('story')
  })

  it('[M8.20] returns for a price, if its player pays it', () => {
    const text = 'If Ally is lost, you may lose 1 Sanity point to return this Weapon to your Hand.'
    const [paid, free] = [left(text, 3, true), left(text, 3)]
    expect([whereIs(paid, 'Club'), paid.players[1]!.sanity]).toEqual(['hand', 8])
    expect([whereIs(free, 'Club'), free.players[1]!.sanity]).toEqual(['story', 9])
  })
})

describe('Weapons that meet a Monster', () => {
  it('[M14.37] add nothing to those who oppose it, where it says so, and to others as always', () => {
    const shade = says('Shade', 'Monster', 'Reduce the value of each Weapon opposing this Monster to zero.', {
      value: 6,
      subtype: 'Lesser Servitor',
    })
    const lost = (threat: PrintedCard, arms: PrintedCard) =>
      9 -
      fight({ seats: [{ threat: [threat] }, { allies: [{ lay: ally('Guard', 1), bears: [arms] }], sanity: 9 }] }).state.players[1]!.sanity
    expect([lost(shade, weapon('Pike', 3)), lost(shade, enchanted('Sword', 3))]).toEqual([5, 5])
    expect(lost(monster('Brute', 6), weapon('Pike', 3))).toBe(2)
  })
})

describe('what follows a use that was paid for', () => {
  it('[M8.11] is part of it, and cannot be had by itself', () => {
    const lens = says('Lens', 'Artifact', 'Flip this card to look at the top card of your Mythos Deck. Then draw one card.')
    const t = two({ assets: [lens], deck: [monster('Top', 1), monster('Next', 1)] }).use(lens)
    while (t.question?.ask === 'which way') t.chooseWay(0)
    expect([t.hand(0), t.entry(lens).faceDown]).toEqual([['Top'], true])
    expect(t.offers('use', lens)).toBe(false)
  })

  it('[M8.8] counts what was done by it', () => {
    const phobia = card({ title: 'Fear', type: 'Event', subtype: 'Phobia', anyDimension: true })
    const balm = says(
      'Balm',
      'Artifact',
      'Bury this card to Bury all Phobias affecting your Investigator. Lose 1 Sanity point for each Phobia Buried in this manner.',
    )
    const t = two(
      { assets: [balm], sanity: 9 },
      {
        events: [
          { lay: phobia, affects: 0 },
          { lay: { ...phobia, title: 'Dread' }, affects: 0 },
        ],
      },
    )
    t.use(balm)
    if (t.question?.ask === 'which card') t.choose('Fear')
    expect([t.where('Fear'), t.where('Dread'), t.where('Balm'), t.sanity[0]]).toEqual(['story', 'story', 'story', 7])
  })

  it('[M8.8] takes the card itself away', () => {
    const urn = says(
      'Urn',
      'Artifact',
      'As your Turn, take any one Monster from your Discard Pile and shuffle it into your Mythos Deck, along with this card.',
    )
    const t = two({ assets: [urn], discard: [monster('Old', 1)] }).use(urn)
    if (t.question?.ask === 'which card') t.choose('Old')
    expect([t.where('Old'), t.where('Urn')]).toEqual(['deck', 'deck'])
  })
})

describe('what no effect turns face-down', () => {
  it('[M19.12] stays as it is, and others are flipped', () => {
    const warden = says('Warden', 'Ally', 'This card cannot be Flipped.', { value: 2 })
    const gust = says('Gust', 'Event', 'Flip each Ally of your opponent face-down.')
    const t = two({ hand: [gust] }, { allies: [warden, ally('Clerk', 1)] }).play(gust)
    expect([t.entry('Warden').faceDown, t.entry('Clerk').faceDown]).toEqual([false, true])
  })

  it('[M19.12] is whoever bears what says so', () => {
    const charm = says('Charm', 'Artifact', 'Assign this card to one Ally. This Ally may not be Flipped face-down by any card.')
    const gust = says('Gust', 'Event', 'Flip each Ally of your opponent face-down.')
    const t = two({ hand: [gust] }, { allies: [{ lay: ally('Clerk', 1), bears: [charm] }, ally('Guard', 1)] }).play(gust)
    expect([t.entry('Clerk').faceDown, t.entry('Guard').faceDown]).toEqual([false, true])
  })
})

describe('a Weapon that may not be used somewhere', () => {
  it('adds nothing to its bearer there', () => {
    const bow = says('Bow', 'Artifact', "Add 3 points to Ally's value. May not be used Inside.", { subtype: 'Weapon', valueBonus: 3 })
    const lost = (place: PrintedCard) =>
      9 -
      fight({
        seats: [{ threat: [monster('Brute', 6)] }, { story: [place], allies: [{ lay: ally('Guard', 1), bears: [bow] }], sanity: 9 }],
      }).state.players[1]!.sanity
    expect([lost(location('Cellar')), lost(location('Field', { publicAttributes: ['Outside'] }))]).toEqual([5, 2])
  })
})

describe('places for Spells of any icon', () => {
  it('[M9.14] take what the other places of a Tome do not', () => {
    const text = 'Can also hold one Spell of any icon.'
    const book = (rules: PrintedCard['rules']) =>
      card({ title: 'Book', type: 'Tome', anyDimension: true, spellCapacity: 1, icons: ['Eye'], rules })
    const hex = card({ title: 'Hex', type: 'Spell', anyDimension: true, icons: ['Folk'] })
    const room = (rules: PrintedCard['rules']) => {
      const { state } = two({ assets: [book(rules)], hand: [hex] })
      return spellPlaces(state, no(state, 'Book')).filter((place) => takes(state, place, no(state, 'Hex'))).length
    }
    expect([room(says('Book', 'Tome', text).rules), room([])]).toEqual([1, 0])
  })
})

describe('what a Monster has bypassed', () => {
  it('[M11.41] is counted', () => {
    const wraith = says(
      'Wraith',
      'Monster',
      'Bypasses Combat with all Ghouls in your opponent’s Threat. Add 1 point to its value for each Ghoul bypassed.',
      {
        value: 2,
        subtype: 'Lesser Servitor',
      },
    )
    const lost = (threat: PrintedCard[]) =>
      9 -
      fight({
        seats: [
          { threat: [wraith], sanity: 9 },
          { threat, sanity: 9 },
        ],
      }).state.players[1]!.sanity
    expect([lost([]), lost([monster('Ghoul', 1), monster('Ghoul', 1)])]).toEqual([2, 4])
  })
})

describe('whom Monsters pass by', () => {
  const lost = (guard: SeatSetup['allies'], subtype: string) =>
    9 - fight({ seats: [{ threat: [monster('Brute', 2, { subtype })] }, { allies: guard!, sanity: 9 }] }).state.players[1]!.sanity

  it('[M11.42] is the Ally who bears a card that says so, and no other', () => {
    const amulet = says('Amulet', 'Artifact', 'Lesser Servitors must Bypass this Ally. One Weapon per Ally.', { subtype: 'Weapon' })
    const guarded: SeatSetup['allies'] = [{ lay: ally('Guard', 2), bears: [amulet] }]
    expect([lost(guarded, 'Lesser Servitor'), lost(guarded, 'Lesser Independent')]).toEqual([2, 0])
    expect(lost([{ lay: ally('Guard', 0), bears: [amulet] }, ally('Porter', 2)], 'Lesser Servitor')).toBe(0)
  })

  it('[M11.42] is the Ally that says so of itself', () => {
    const hermit = [says('Hermit', 'Ally', 'Lesser Servitors must Bypass this Ally.', { value: 2 })]
    expect([lost(hermit, 'Lesser Servitor'), lost(hermit, 'Lesser Independent')]).toEqual([2, 0])
  })
})

describe('what Spells cannot bury', () => {
  it('[M17.28] stays where a Spell would bury it, and is buried by other cards', () => {
    const text = 'Bury each Ally of your opponent.'
    const ends = (how: 'Event' | 'Spell') => {
      const golem = says('Golem', 'Ally', 'This card cannot be Buried by Spells.', { value: 2 })
      const blast = says('Blast', how, text)
      const mine: SeatSetup =
        how === 'Event' ? { hand: [blast] } : { assets: [{ lay: card({ title: 'Book', type: 'Tome', spellCapacity: 1 }), bears: [blast] }] }
      const t = two(mine, { allies: [golem, ally('Clerk', 1)] })
      const done = how === 'Event' ? t.play(blast) : t.cast(blast)
      if (done.question?.ask === 'which card') done.choose('Golem')
      return [done.where('Golem'), done.where('Clerk')]
    }
    expect([ends('Event'), ends('Spell')]).toEqual([
      ['story', 'story'],
      ['ally', 'story'],
    ])
  })
})

describe('a Tome that is lost', () => {
  it('[M1.38] counts the Spells that were in it', () => {
    const book = says('Book', 'Tome', 'If this Tome is lost, lose 2 Sanity points for each Spell in it.', { spellCapacity: 2 })
    const hex = card({ title: 'Hex', type: 'Spell', anyDimension: true })
    const fire = says('Fire', 'Event', 'Bury each Tome of your opponent.')
    const t = two({ hand: [fire] }, { assets: [{ lay: book, bears: [hex] }], sanity: 9 }).play(fire)
    expect([t.where('Book'), t.sanity[1]]).toEqual(['story', 7])
  })
})

describe('who absorbs, and whom others pass by', () => {
  const lost = (threat: PrintedCard, guard: PrintedCard) =>
    9 - fight({ seats: [{ threat: [threat] }, { allies: [guard], sanity: 9 }] }).state.players[1]!.sanity

  it('[M14.56] an Ally of whom it is said absorbs no points', () => {
    const wight = says(
      'Wight',
      'Monster',
      'When Threat is revealed, choose one Defending Ally. That Ally may not absorb any points this Combat.',
      { value: 3, subtype: 'Lesser Servitor' },
    )
    expect([lost(monster('Brute', 3), ally('Guard', 2)), lost(wight, ally('Guard', 2))]).toEqual([1, 3])
  })

  it('[M11.42] an Ally can say which Monsters bypass it', () => {
    const cook = says('Cook', 'Ally', 'Ghouls in a Directed Threat bypass this Ally.', { value: 3 })
    expect([lost(monster('Brute', 2), cook), lost(monster('Ghoul', 2), cook)]).toEqual([0, 2])
  })
})

describe('something is given instead of a loss', () => {
  const book = () => card({ title: 'Book', type: 'Tome', anyDimension: true })
  const brother = () =>
    says('Brother', 'Ally', 'If Brother would be Buried, you may Discard one of your Tomes to return him to your Hand instead.', {
      value: 1,
    })

  it('[M2.21, M7.24] the other card that it costs is picked and given, out of Combat', () => {
    const blow = says('Blow', 'Event', 'Bury one Ally of your opponent.')
    const t = two({ hand: [blow] }, { allies: [brother()], assets: [book()] }).play(blow)
    while (t.question?.ask === 'whether') t.yes()
    expect([t.where('Brother'), t.where('Book')]).toEqual(['hand', 'discard'])
  })

  it('[M2.21, M14.82] and at the end of Combat', () => {
    const { state } = [
      fight({ seats: [{ threat: [monster('Brute', 3)] }, { allies: [brother()], assets: [book()], sanity: 9 }] }, (question) =>
        question.ask === 'whether' ? { do: 'yes' } : undefined,
      ),
    ][0]!
    expect([whereIs(state, 'Brother'), whereIs(state, 'Book')]).toEqual(['hand', 'discard'])
  })
})

describe('a bearer who is saved by what he bears', () => {
  const charm = () => says('Charm', 'Artifact', 'If Ally would be Buried, you may Discard this card and return him to your Hand.')

  it('[M2.21, M8.19] is who he was, though the card was given for it', () => {
    const blow = says('Blow', 'Event', 'Bury one Ally of your opponent.')
    const t = two({ hand: [blow] }, { allies: [{ lay: ally('Guard', 2), bears: [charm()] }] }).play(blow)
    while (t.question?.ask === 'whether') t.yes()
    expect([t.where('Guard'), t.where('Charm')]).toEqual(['hand', 'discard'])
  })
})

describe('a value without Weapons', () => {
  it('[M8.13] is without all that they add at present', () => {
    const blade = says('Blade', 'Artifact', "Add 1 point to Ally's value, or 3 points if you are in a City Location.", {
      subtype: 'Weapon',
    })
    const blow = says('Blow', 'Event', 'Bury one Ally of your opponent of up to 2 points (excluding the value of any Weapons).')
    const city = location('Bolton', { attributes: ['City', 'Artifact'] })
    const t = two({ hand: [blow] }, { story: [city], allies: [{ lay: ally('Guard', 2), bears: [blade] }] }).play(blow)
    expect(t.where('Guard')).toBe('story')
    const strong = two({ hand: [blow] }, { story: [city], allies: [{ lay: ally('Guard', 3), bears: [blade] }] })
    expect(strong.against(blow)).not.toEqual([])
  })
})
