/**
 * What is answered whether it was played or cast, what stands for a card that one Great Old One needs, Spells of whatever icon, cards
 * that some cards cannot turn, and what a card is worth that is given for something.
 */
import { describe, expect, it } from 'vitest'
import type { PrintedCard } from '../../../grammar/card.ts'
import { spellPlaces } from '../../../src-main/games/mythos/spell-places.ts'
import { ally, location, monster, no, type SeatSetup } from '../../support/mythos.ts'
import { type Table, table } from '../../support/mythos-table.ts'
import { says } from '../../support/mythos-texts.ts'

const bolton = location('Bolton', { gate: true, attributes: ['City', 'Tome'] })
const two = (mine: SeatSetup, theirs: SeatSetup = {}): Table =>
  table({ seats: [mine, theirs].map((each) => ({ story: [bolton], ...each })) })

describe('what was just played or cast', () => {
  const hex = says('Hex', 'Spell', 'Your opponent loses 2 Sanity.', { icons: ['Eye'] })
  const book = says('Book', 'Tome', '', { icons: ['Eye'], spellCapacity: 1 })
  const blow = says('Blow', 'Event', 'Your opponent loses 2 Sanity.')
  const answer = (text: string) => says('Answer', 'Event', text)
  const afterwards = (text: string, cast: boolean) => {
    const mine = cast ? { assets: [{ lay: book, bears: [hex] }] } : { hand: [blow] }
    const t = two(mine, { hand: [answer(text)] })
    return cast ? t.cast(hex) : t.play(blow)
  }

  it('[M5.24, M5.25] is answered either way', () => {
    const text = 'Cancel one Event or Spell just played or cast by your opponent.'
    for (const cast of [true, false]) {
      const t = afterwards(text, cast)
      const [before] = t.sanity.slice(1)
      expect(t.play('Answer').sanity[1]).toBe(before! + 2)
    }
  })

  it('[M5.24] and only as it is said', () => {
    const text = 'Cancel one Event or Spell just played by your opponent.'
    expect([true, false].map((cast) => afterwards(text, cast).offers('play', 'Answer'))).toEqual([false, true])
  })
})

describe('a card that stands for what one Great Old One needs', () => {
  const god = (title: string) => monster(title, 0, { goo: true, requirements: [{ phrase: 'Comet', type: 'Event', attributes: ['Comet'] }] })
  const idol = says('Idol', 'Artifact', 'Can be used in the place of any one card needed to play Hastur. Bury when used.')

  it('[M12.45, M11.46] serves for that one, and is buried for it', () => {
    const hastur = god('Hastur the Unspeakable')
    expect(
      two({ assets: [idol], hand: [hastur] })
        .play(hastur)
        .where(idol),
    ).toBe('story')
  })

  it('[M11.46] and for no other', () => {
    expect(two({ assets: [idol], hand: [god('Old God')] }).offers('play', 'Old God')).toBe(false)
  })
})

describe('Spells of whatever icon', () => {
  const places = (text: string, more: PrintedCard[] = []) => {
    const book = says('Book', 'Tome', text, { spellCapacity: 2, icons: ['Eye'] })
    const { state } = two({ assets: [book, ...more] })
    return spellPlaces(state, no(state, 'Book'))
  }

  it('[M9.14] lie in the places that are there, and there are no more of them', () => {
    expect(places('Can hold any Spell regardless of icon.')).toEqual([undefined, undefined])
    expect(places('')).toEqual([['Eye'], ['Eye']])
  })

  it('[M9.14] also where another card says so', () => {
    expect(places('', [says('Lens', 'Artifact', 'Your Tomes may hold Spells of any icon.')])).toEqual([undefined, undefined])
  })
})

describe('a card that some cards cannot turn', () => {
  const guard = says('Guard', 'Ally', 'Cannot be flipped face-down by Events.', { value: 2 })
  const isTurned = (how: 'Event' | 'Spell') => {
    const wrack = says('Wrack', how, 'Flip each Ally of your opponent face-down.', { icons: ['Eye'] })
    const book = says('Book', 'Tome', '', { icons: ['Eye'], spellCapacity: 1 })
    const t = two(how === 'Event' ? { hand: [wrack] } : { assets: [{ lay: book, bears: [wrack] }] }, { allies: [guard] })
    return (how === 'Event' ? t.play(wrack) : t.cast(wrack)).entry(guard).faceDown
  }

  it('[M17.28] stays face-up before these, and is turned by others', () => {
    expect([isTurned('Event'), isTurned('Spell')]).toEqual([false, true])
  })
})

describe('what is given for something', () => {
  it('[M17.19] is worth what it was in play', () => {
    const rite = says('Rite', 'Event', "Bury one of your own Allies: gain Sanity points equal to that Ally's value.")
    const t = two({ allies: [ally('Webb', 3)], hand: [rite], sanity: 5 }).play(rite)
    expect([t.where('Webb'), t.sanity[0]]).toEqual(['story', 8])
  })
})
