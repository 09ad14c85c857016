/** A type or a Title that is named aloud, and what is then done with such cards. */
import { describe, expect, it } from 'vitest'
import { ally, location, monster, type SeatSetup } from '../../support/mythos.ts'
import { type Table, table } from '../../support/mythos-table.ts'
import { says } from '../../support/mythos-texts.ts'

const bolton = location('Bolton', { attributes: ['City', 'Artifact', 'Tome'] })
const quay = location('Quay', { subregion: 'Salem', publicAttributes: ['Water'] })
const quay2 = location('Other Quay', { subregion: 'Salem', publicAttributes: ['Water'] })
const two = (mine: SeatSetup, theirs: SeatSetup = {}): Table =>
  table({
    seats: [
      { story: [bolton], ...mine },
      { story: [quay], ...theirs },
    ],
  })

describe('a named type', () => {
  const guess = says(
    'Guess',
    'Event',
    'Name a type of card other than Adventure and reveal the top card of your Mythos Deck. If it is of that type, take it into your Hand; if not, discard it.',
  )
  const types = ['Location', 'Ally', 'Artifact', 'Tome', 'Spell', 'Event', 'Monster']

  it('[M17.25] is named by who plays the card, none of those that are excepted, and for all to hear', () => {
    const t = two({ hand: [guess], deck: [ally('Guide', 1)] }).play(guess)
    expect(t.question).toMatchObject({ ask: 'which way', ways: types })
    t.chooseWay(types.indexOf('Ally'))
    expect([t.hand(0), t.discard(0)]).toEqual([['Guide'], []])
    expect(t.events.filter(({ was }) => was === 'named')).toMatchObject([{ seat: 0, what: 'Ally' }])
  })

  it('is asked of what is turned up, and of nothing else', () => {
    const t = two({ hand: [guess], deck: [ally('Guide', 1)] })
      .play(guess)
      .chooseWay(types.indexOf('Monster'))
    expect([t.hand(0), t.discard(0)]).toEqual([[], ['Guide']])
  })

  it('is that of the cards which go from a Hand', () => {
    const purge = says('Purge', 'Event', 'Name a type of card. Discard all cards of that type from your opponent’s Hand.')
    const t = two({ hand: [purge] }, { hand: [ally('Guide', 1), monster('Ghoul', 1), monster('Ghast', 1)] })
      .play(purge)
      .chooseWay(6)
    t.choose('Ghoul')
    expect([t.hand(1), t.discard(1).sort()]).toEqual([['Guide'], ['Ghast', 'Ghoul']])
  })

  it('binds for as long as the text says', () => {
    const geas = says(
      'Geas',
      'Event',
      'Name a type of card. If your opponent plays any card of that type before the end of this Round, he or she loses 2 Sanity.',
    )
    const t = two({ hand: [geas] }, { hand: [quay2], sanity: 9 })
      .play(geas)
      .chooseWay(0)
    const before = t.sanity[1]!
    t.play(quay2)
    expect(before - t.sanity[1]!).toBe(2)
  })
})

describe('a named Title', () => {
  const bribe = says('Bribe', 'Event', 'Name one card. If your opponent has that card in his or her Hand, he or she must discard it.')

  it('[M17.25] is one of those of the cards of all decks, for all to hear, and one such card goes', () => {
    const t = two(
      { hand: [bribe], deck: [ally('Guide', 1)] },
      { hand: [monster('Ghoul', 1), monster('Ghoul', 1), monster('Ghast', 1)] },
    ).play(bribe)
    const { ways } = t.question as { readonly ways: readonly string[] }
    expect(ways).toEqual(['Bolton', 'Bribe', 'Ghast', 'Ghoul', 'Guide', 'Quay'])
    t.chooseWay(ways.indexOf('Ghoul')).choose('Ghoul')
    expect([t.hand(1).sort(), t.discard(1)]).toEqual([['Ghast', 'Ghoul'], ['Ghoul']])
    expect(t.events.filter(({ was }) => was === 'named')).toMatchObject([{ seat: 0, what: 'Ghoul' }])
  })

  it('takes nothing from a Hand that has no such card', () => {
    const t = two({ hand: [bribe] }, { hand: [monster('Ghast', 1)] }).play(bribe)
    t.chooseWay((t.question as { readonly ways: readonly string[] }).ways.indexOf('Quay'))
    expect([t.hand(1), t.discard(1)]).toEqual([['Ghast'], []])
  })

  it('is of the type that is asked for', () => {
    const ban = says('Ban', 'Event', 'Name a Monster. Until the end of the Round, no player may play that Monster.')
    const t = two({ hand: [ban], deck: [ally('Guide', 1)] }, { hand: [monster('Ghoul', 1)] }).play(ban)
    expect(t.question).toMatchObject({ ways: ['Ghoul'] })
  })

  it('is guessed of what is turned up, and what is done if wrong is done of no card that was kept', () => {
    const oracle = says(
      'Oracle',
      'Event',
      'Predict the Type of the top card of your Mythos Deck and reveal it. If you guessed right, keep it. If wrong, bury it and lose 1 Sanity.',
    )
    const right = two({ hand: [oracle], deck: [ally('Guide', 1)], sanity: 9 }).play(oracle)
    right.chooseWay(1)
    expect([right.hand(0), right.sanity[0]]).toEqual([['Guide'], 9])
    const wrong = two({ hand: [oracle], deck: [ally('Guide', 1)], sanity: 9 }).play(oracle)
    wrong.chooseWay(0)
    expect([wrong.hand(0), wrong.sanity[0]]).toEqual([[], 8])
  })
})
