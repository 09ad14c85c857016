/**
 * What becomes of a card when its bearer is lost, what belongs to a use that was paid for, and what a Monster does to the Weapons it
 * meets. Each is read from words, and carried out on a small position.
 */
import { describe, expect, it } from 'vitest'
import type { PrintedCard } from '../../../grammar/card.ts'
import { knownWords } from '../../../grammar/link.ts'
import { readEffects } from '../../../grammar/parse.ts'
import { ally, card, enchanted, location, monster, type SeatSetup, weapon, whereIs } from '../../support/mythos.ts'
import { type Table, table } from '../../support/mythos-table.ts'
import { fight } from './combat/fight.ts'

const known = knownWords([{ title: 'Ghoul', type: 'Monster', subtype: 'Lesser Independent' }])

/** A card with the rules that its text says. */
function says(title: string, type: PrintedCard['type'], text: string, more: Partial<PrintedCard> = {}): PrintedCard {
  const reading = readEffects(text, known, { title, type, subtype: more.subtype ?? null, target: null })
  if (!reading.ok) throw new Error(`${text}\n${reading.message}`)
  return card({ title, type, anyDimension: true, ...more, rules: reading.value })
}

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
