/**
 * What becomes of Spells once they are cast, how many may be cast, Monsters that absorbed nothing, and one Threat of several. Each
 * is read from words, and carried out on a small position.
 */
import { describe, expect, it } from 'vitest'
import type { PrintedCard } from '../../../grammar/card.ts'
import { ally, location, monster, type SeatSetup, whereIs } from '../../support/mythos.ts'
import { type Table, table } from '../../support/mythos-table.ts'
import { says } from '../../support/mythos-texts.ts'
import { fight } from './combat/fight.ts'

const bolton = location('Bolton', { attributes: ['City', 'Artifact', 'Tome'] })
const quay = location('Quay', { subregion: 'Salem', publicAttributes: ['Water'] })
const two = (mine: SeatSetup, theirs: SeatSetup = {}): Table =>
  table({
    seats: [
      { story: [bolton], ...mine },
      { story: [quay], ...theirs },
    ],
  })

const charm = (title: string, more = '') => says(title, 'Spell', `Gain 2 Sanity. ${more}`, { icons: ['Eye'], sanity: -1 })
const book = (text: string) => says('Book', 'Tome', text, { spellCapacity: 2, icons: ['Eye'] })
const scholar = (text: string) => says('Scholar', 'Ally', `Can know any two Spells. ${text}`, { value: 1 })

describe('a Spell that was cast', () => {
  const castFrom = (holder: PrintedCard, spell = charm('Charm')): Table => {
    const lay = { lay: holder, bears: [spell] }
    return two({ ...(holder.type === 'Ally' ? { allies: [lay] } : { assets: [lay] }), sanity: 9 }).cast('Charm')
  }

  it('[M7.23] is buried by an Ally, whether his text says so or not', () => {
    expect(castFrom(scholar('Gains 1 at Night.')).where('Charm')).toBe('story')
    expect(castFrom(scholar('Bury each Spell after it is cast.')).where('Charm')).toBe('story')
  })

  it('[M9.20] returns to the Hand, or is discarded, where its holder says so', () => {
    expect(castFrom(scholar('Return the Spell to your Hand after it is cast.')).where('Charm')).toBe('hand')
    expect(castFrom(scholar('Discard the Spell after it is cast.')).where('Charm')).toBe('discard')
  })

  it('[M9.20] returns at the price its holder names', () => {
    const t = castFrom(scholar('Return the Spell to your Hand after it is cast, but lose 1 Sanity.'))
    expect([t.where('Charm'), t.sanity[0]]).toEqual(['hand', 10])
  })

  it('[M9.20] is taken back at a price that its holder leaves to its player', () => {
    const text =
      'Bury Spell in your Story Deck after it is cast. By Day you may lose 1 additional Sanity point and take the Spell back into your hand instead.'
    const taken = castFrom(scholar(text)).yes()
    expect([taken.where('Charm'), taken.sanity[0]]).toEqual(['hand', 10])
    const left = castFrom(scholar(text)).no()
    expect([left.where('Charm'), left.sanity[0]]).toEqual(['story', 11])
    expect(castFrom(scholar(text.replace('By Day', 'At Night'))).where('Charm')).toBe('story')
  })

  it('[M9.20] is taken back from a Tome by whoever gives something for it', () => {
    const text = 'After a Spell in this Tome is cast, you may pay 1 Sanity to return it to your Hand.'
    const taken = castFrom(book(text)).yes()
    expect([taken.where('Charm'), taken.sanity[0]]).toEqual(['hand', 9])
    const left = castFrom(book(text)).no()
    expect([left.where('Charm'), left.entry('Charm').faceDown, left.sanity[0]]).toEqual(['spell', true, 10])
  })

  it('[M9.24] turns face-down in a Tome, but for one that says otherwise', () => {
    expect(castFrom(book('Your Maximum gains 1.')).entry('Charm').faceDown).toBe(true)
    const stays = castFrom(book('Spells cast from this Tome are not turned face-down.'))
    expect(stays.entry('Charm').faceDown).toBe(false)
    expect(castFrom(book('Bury each Spell after it is cast.')).where('Charm')).toBe('story')
  })

  it('[M7.23] turns face-down with an Ally who says so, and is not buried', () => {
    expect(castFrom(scholar('Flip Spell face-down after casting; it is not buried.')).entry('Charm').faceDown).toBe(true)
  })

  it('[M9.16] is laid in the Tome that calls for it, and in no other', () => {
    const index = says('Index', 'Tome', 'As your Turn, pay 1 Sanity to place one Spell from your Story Deck in this Tome.', {
      spellCapacity: 1,
      icons: ['Eye'],
    })
    const t = two({ story: [bolton, charm('Charm')], assets: [index, book('Your Maximum gains 1.')], sanity: 9 }).use('Index')
    t.choosePlay('Charm')
    expect([t.entry('Charm').on, t.sanity[0]]).toEqual([t.entry('Index').card, 8])
  })

  it('[M8.3] is lost with the Ally whom its Tome was given to', () => {
    const kept = says(
      'Kept',
      'Tome',
      'Give this Tome to one of your Allies. If that Ally is Discarded or Buried, this Tome suffers the same fate.',
      {},
    )
    const mob = says('Mob', 'Event', 'Discard one Ally of your opponent.')
    const keeper = ally('Keeper', 1)
    const t = two({ hand: [mob] }, { allies: [{ lay: keeper, bears: [kept] }] }).play('Mob')
    expect([t.where('Keeper'), t.where('Kept')]).toEqual(['discard', 'discard'])
  })

  it('[M1.31] costs an opponent what its text says, if it is he who makes you lose it', () => {
    const cursed = says('Cursed', 'Tome', 'If an opponent causes you to lose this Tome, he or she loses 3 Sanity points.', {})
    const thief = says('Thief', 'Event', 'Bury one Tome of your opponent.')
    const own = says('Purge', 'Event', 'Bury one of your Tomes.')
    const robbed = table({
      seats: [
        { story: [bolton], assets: [cursed], sanity: 9 },
        { story: [quay], hand: [thief], sanity: 9 },
      ],
      current: 1,
    }).play('Thief')
    expect([robbed.where('Cursed'), robbed.sanity]).toEqual(['story', [9, 6]])
    expect(two({ assets: [cursed], hand: [own], sanity: 9 }, { sanity: 9 }).play('Purge').sanity).toEqual([9, 9])
  })

  it('[M9.24] does with itself what it says', () => {
    expect(castFrom(book('Your Maximum gains 1.'), charm('Charm', 'Return this card to your Hand after it is cast.')).where('Charm')).toBe(
      'hand',
    )
  })
})

describe('a limit on casting', () => {
  it('[M17.7] binds what one card holds, and not what others hold, until the Round is over', () => {
    const wise = scholar('May cast only one of them in each Round.')
    const t = two({
      allies: [
        { lay: wise, bears: [charm('One'), charm('Two')] },
        { lay: ally('Sage', 1, { rules: [{ kind: 'static', effect: { holdsSpells: 1 } }] }), bears: [charm('Three')] },
      ],
    }).cast('One')
    t.untilTurnOf(0)
    expect([t.offers('cast', 'Two'), t.offers('cast', 'Three')]).toEqual([false, true])
  })

  it('[M17.7] binds a player in each Turn or Round', () => {
    const ban = says('Ban', 'Artifact', 'You may cast only one Spell each Round.')
    const t = two({ assets: [ban, { lay: book('Your Maximum gains 1.'), bears: [charm('One'), charm('Two')] }] }).cast('One')
    t.untilTurnOf(0)
    expect(t.offers('cast', 'Two')).toBe(false)
  })
})

describe('a Monster that absorbed nothing', () => {
  const text = 'Return this card to your Hand after Combat if it did not absorb any points.'
  const wraith = says('Wraith', 'Monster', text, { value: 2, subtype: 'Lesser Independent' })
  const met = (threat: PrintedCard[]) => fight({ seats: [{ threat: [wraith] }, { threat }] }).state

  it('[M14.83] comes back, and is buried as any other where it did', () => {
    expect(whereIs(met([]), 'Wraith')).toBe('hand')
    expect(whereIs(met([monster('Small', 1)]), 'Wraith')).toBe('story')
  })

  it('[M14.81, M14.83] one that must absorb its full value to be buried stays where it absorbed less', () => {
    const thing = says('Thing', 'Monster', 'Not buried in Combat unless it absorbs its full value.', {
      value: 2,
      subtype: 'Lesser Independent',
    })
    const left = (value: number) => whereIs(fight({ seats: [{ threat: [thing] }, { threat: [monster('Other', value)] }] }).state, 'Thing')
    expect([left(1), left(2)]).toEqual(['threat', 'story'])
  })
})

describe('one Threat of several', () => {
  it('[M17.26, M14.42] is that of the opponent who is named, and the others attack as they did', () => {
    const ward = says('Ward', 'Spell', 'Reduce the total value of one Directed Threat attacking you by 4 points.', {
      icons: ['Eye'],
      sanity: 0,
    })
    const shielded = { assets: [{ lay: book('Your Maximum gains 1.'), bears: [ward] }], sanity: 14 }
    const lost = (isCast: boolean): number => {
      const seats = [shielded, { threat: [monster('A', 5)] }, { threat: [monster('B', 5)] }]
      const { state } = fight({ seats }, (question, seat, now) => {
        const [entry] = now.play.filter((each) => now.sheet.printed[each.card]!.title === 'Ward')
        const open = question.ask === 'what to cast or use' && seat === 0 && entry?.faceDown === false
        if (isCast && open) return { do: 'cast', card: entry.card, rule: 0 }
        if (question.ask === 'which player') return { do: 'choose player', seat: question.among.includes(0) ? 0 : question.among.at(-1)! }
        return undefined
      })
      return 14 - state.players[0]!.sanity
    }
    expect([lost(false), lost(true)]).toEqual([10, 6])
  })
})
