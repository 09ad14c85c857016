/** What texts say that none of the shipped cards says: read from words, and carried out on small positions. */
import { describe, expect, it } from 'vitest'
import type { PrintedCard } from '../../../grammar/card.ts'
import { legal } from '../../../src-main/games/mythos/options.ts'
import { ally, card, location, monster, no, told, weapon } from '../../support/mythos.ts'
import { says } from '../../support/mythos-texts.ts'
import { two, worth } from '../../support/two-places.ts'
import { type Answer, beforeCombat, fight, fightOn } from './combat/fight.ts'

describe('for each player', () => {
  it('befalls only those at such a place', () => {
    const flood = says('Flood', 'Event', 'Each Investigator at a Water Location loses 2 Sanity.')
    const t = two({ hand: [flood] })
    const [mine, theirs] = t.sanity
    t.play(flood)
    expect(t.sanity).toEqual([mine, theirs! - 2])
  })

  it('counts for each what is his', () => {
    const dread = says('Dread', 'Event', 'All players lose 1 Sanity point for each Phobia affecting them.')
    const fear = (title: string) => card({ title, type: 'Event', subtype: 'Phobia', anyDimension: true })
    const t = two({ hand: [dread], events: [fear('One')] }, { events: [fear('Two'), fear('Three')] })
    const [mine, theirs] = t.sanity
    t.play(dread)
    expect(t.sanity).toEqual([mine! - 1, theirs! - 2])
  })

  it('is the one or the other, by the time', () => {
    const chill = says('Chill', 'Event', 'Your opponent loses 3 Sanity, or 5 at Night.')
    const night = says('Dusk', 'Event', 'It is Night.', { subtype: 'Night' })
    const lost = (events: PrintedCard[]) => {
      const t = two({ hand: [chill], events })
      const before = t.sanity[1]!
      return before - t.play(chill).sanity[1]!
    }
    expect([lost([]), lost([night])]).toEqual([3, 5])
  })
})

describe('the Mythos Deck', () => {
  const filler = (title: string) => monster(title, 1)
  const book = card({ title: 'Plain Book', type: 'Tome', anyDimension: true })

  it('is searched for a kind of card, which comes to the Hand; nobody else sees what there was to choose from', () => {
    const search = says('Search', 'Event', 'Search your Mythos Deck for one Tome and place it in your Hand. Reshuffle your Mythos Deck.')
    const other = card({ title: 'Other Book', type: 'Tome', anyDimension: true })
    const t = two({ hand: [search], deck: [filler('A'), book, filler('B'), other] }).play(search)
    expect(t.among).toEqual(['Plain Book', 'Other Book'])
    expect(t.question).toMatchObject({ secret: true })
    t.choose('Plain Book')
    expect([t.where('Plain Book'), t.where('Other Book'), t.state.players[0]!.deck.length]).toEqual(['hand', 'deck', 3])
  })

  it('is put in another order at its top', () => {
    const order = says('Order', 'Event', 'Look at the top three cards of your Mythos Deck and put them back in any order.')
    const t = two({ hand: [order], deck: ['A', 'B', 'C', 'D'].map(filler) }).play(order)
    expect(t.among).toEqual(['A', 'B', 'C'])
    t.choose('C').choose('A').choose('B')
    expect(t.state.players[0]!.deck).toEqual(['C', 'A', 'B', 'D'].map((each) => no(t.state, each)))
  })

  it('shows a card that may be buried, and stays as it is if it is not', () => {
    const peek = says('Peek', 'Event', "Look at the top card of your opponent's Mythos Deck. You may Bury it.")
    const look = () => two({ hand: [peek] }, { deck: [filler('Top'), filler('Next')] }).play(peek)
    const buried = look().chooseWay(0)
    expect(buried.where('Top')).toBe('deck')
    expect(buried.choose('Top').where('Top')).toBe('story')
    expect(look().chooseWay(0).done().where('Top')).toBe('deck')
  })
})

describe('values', () => {
  it('are doubled after what is added, and no more than that', () => {
    const t = two({ allies: [says('Twin', 'Ally', "This Ally's value is doubled at Night. This card gains 1.", { value: 2 })] })
    expect(worth(t, 'Twin')).toBe(3)
    const dark = two({
      allies: [says('Twin', 'Ally', "This Ally's value is doubled at Night. This card gains 1.", { value: 2 })],
      events: [says('Dusk', 'Event', 'It is Night.', { subtype: 'Night' })],
    })
    expect(worth(dark, 'Twin')).toBe(6)
  })

  it('of a bearer are raised by what the Weapon says of the time, and not by its printed number besides', () => {
    const lamp = {
      ...weapon('Lamp', 2),
      rules: says('Lamp', 'Artifact', 'Ally adds 2 to his value, or 3 at Night.', { subtype: 'Weapon' }).rules,
    }
    const night = says('Dusk', 'Event', 'It is Night.', { subtype: 'Night' })
    const with_ = (events: PrintedCard[]) => worth(two({ allies: [{ lay: ally('Bearer', 1), bears: [lamp] }], events }), 'Bearer')
    expect([with_([]), with_([night])]).toEqual([3, 4])
  })

  it('are given by a word that no library holds to cards that bear it, in any number and in their Titles', () => {
    const house = says('Cattery', 'Location', 'All Snarls add 1 to their value while this is your Current Location.')
    const t = two({
      story: [{ ...location('Cattery'), rules: house.rules }],
      allies: [ally('Old Snarl', 1), ally('Tom', 1, { attributes: ['Snarl'] }), ally('Dog', 1)],
    })
    expect(['Old Snarl', 'Tom', 'Dog'].map((each) => worth(t, each))).toEqual([2, 2, 1])
  })
})

describe('a part in Combat', () => {
  it('is refused by who may not defend, in a Battle', () => {
    const commits = (text: string) => {
      const wall = says('Wall', 'Ally', text, { value: 4 })
      const { events } = fight({ seats: [{ threat: [monster('Ghoul', 3)] }, { allies: [wall, ally('Guard', 2)] }] })
      return told(events, 'committed')
        .filter((each) => each.what === 'ally')
        .flatMap((each) => each.titles)
        .sort()
    }
    expect(commits('Speaks Latin.')).toEqual(['Guard', 'Wall'])
    expect(commits('May not defend.')).toEqual(['Guard'])
    expect(commits('Cannot defend at Night.')).toEqual(['Guard', 'Wall'])
  })

  it('for another is refused by who cannot be Controlled', () => {
    const free = says('Free', 'Monster', 'Cannot be Controlled.', { subtype: 'Lesser Servitor', value: 3 })
    const take = says('Take', 'Spell', 'Summon or control one Lesser Servitor.', { sanity: -1 })
    const tome = { lay: card({ title: 'Black Book', type: 'Tome', spellCapacity: 3 }), bears: [take] }
    const castOnce: Answer = (question, seat, state) =>
      question.ask === 'what to cast or use' ? (legal(state, seat).find((each) => each.do === 'cast') ?? { do: 'done' }) : undefined
    const taken = (threat: PrintedCard[]) =>
      told(fightOn(beforeCombat({ seats: [{ threat }, { sanity: 9, assets: [tome] }] }), castOnce).events, 'taken').map(
        (each) => each.title,
      )
    expect(taken([free])).toEqual([])
    expect(taken([free, monster('Bound', 3, { subtype: 'Lesser Servitor' })])).toEqual(['Bound'])
  })
})
