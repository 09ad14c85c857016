/**
 * What is turned up, looked at or moved, and spoken of afterwards; what is laid on somebody, and who answers it; what holds
 * through a Turn that is still to come. Each is read from words, and carried out on a small position.
 */
import { describe, expect, it } from 'vitest'
import type { PrintedCard } from '../../../grammar/card.ts'
import { readEffects } from '../../../grammar/parse.ts'
import { ally, card, location, monster, type SeatSetup, weapon, whereIs } from '../../support/mythos.ts'
import { type Table, table } from '../../support/mythos-table.ts'
import { known, says } from '../../support/mythos-texts.ts'
import { fight } from './combat/fight.ts'

const bolton = location('Bolton', { attributes: ['City', 'Artifact', 'Tome'] })
const quay = location('Quay', { subregion: 'Salem', publicAttributes: ['Water'] })
const filler = (title: string) => monster(title, 1)
const two = (mine: SeatSetup, theirs: SeatSetup = {}): Table =>
  table({
    seats: [
      { story: [bolton], ...mine },
      { story: [quay], ...theirs },
    ],
  })

describe('cards that were turned up', () => {
  const deck = [filler('A'), filler('B'), ally('Guide', 1), filler('Deep')]

  it('are chosen from, and only the rest of them goes where the rest goes', () => {
    const dig = says('Dig', 'Event', 'Reveal the top three cards of your Mythos Deck. Put one in your Hand and discard the others.')
    const t = two({ hand: [dig], deck }).play(dig)
    expect(t.among.sort()).toEqual(['A', 'B', 'Guide'])
    t.choose('B').choose('A')
    expect([t.hand(0), t.discard(0).sort(), t.where('Deep')]).toEqual([['B'], ['A', 'Guide'], 'deck'])
  })

  it('go by their kind, and are counted', () => {
    const dig = says(
      'Dig',
      'Event',
      'Reveal the top three cards of your Mythos Deck. Lose 1 Sanity for each Monster among them. Put all Monsters among them in your Hand.',
    )
    const t = two({ hand: [dig], deck, sanity: 9 }).play(dig)
    expect([t.sanity[0], t.hand(0).sort(), t.where('Guide')]).toEqual([7, ['A', 'B'], 'deck'])
  })
})

describe('cards that were searched for', () => {
  const deck = [filler('A'), ally('Guide', 1), filler('Deep')]
  const found = (text: string): readonly object[] => {
    const search = says('Search', 'Event', text)
    const t = two({ hand: [search], deck }).play(search)
    if (t.question?.ask === 'which card') t.choose('Guide')
    expect(t.hand(0)).toEqual(['Guide'])
    return t.events.filter(({ was }) => was === 'revealed')
  }

  it('[M19.17] are seen by all where the text has them shown', () => {
    const shown = found('Search your Mythos Deck for one Ally, show it to your opponent, and put it in your Hand. Reshuffle.')
    expect(shown).toMatchObject([{ seat: 0, title: 'Guide' }])
  })

  it('are seen by none else where it does not', () => {
    expect(found('Search your Mythos Deck for one Ally and put it in your Hand. Reshuffle.')).toEqual([])
  })
})

describe('what a sentence adds to the one before it', () => {
  it('is done with it, and asks then what it asks', () => {
    const guide = says('Guide', 'Ally', 'As your Turn, draw two cards. If you have more than three cards in your Hand, lose 1 Sanity.', {
      value: 1,
    })
    const deck = [filler('A'), filler('B'), filler('C'), filler('D')]
    const few = two({ assets: [guide], deck, sanity: 9 }).use(guide)
    expect([few.hand(0).length, few.sanity[0]]).toEqual([2, 9])
    const many = two({ assets: [guide], hand: [filler('X'), filler('Y')], deck, sanity: 9 }).use(guide)
    expect([many.hand(0).length, many.sanity[0]]).toEqual([4, 8])
  })

  it('is no second use of the card', () => {
    const tome = says('Tome', 'Tome', 'As your Turn, draw one card. If your Sanity is then above 20, Bury this Tome.')
    const t = two({ assets: [tome], deck: [filler('A')], sanity: 15 })
    expect(t.legal.filter((action) => action.do === 'use')).toHaveLength(1)
  })

  it('comes of a price that is left to you, and is not paid otherwise', () => {
    const guide = says('Guide', 'Ally', 'At the end of each Round, you may Discard this card. If you do, gain 2 Sanity.', { value: 1 })
    const t = (answer: 'yes' | 'no') => {
      const table = two({ assets: [guide], sanity: 9 })
        .pass()
        .pass()
      while (table.question && table.question.ask !== 'whether') table.done()
      return table[answer]()
    }
    expect([t('no').where(guide), t('no').sanity[0]]).toEqual(['asset', 9])
    expect([t('yes').where(guide), t('yes').sanity[0]]).toEqual(['discard', 11])
  })
})

describe('cards that were looked at', () => {
  const look = says(
    'Peek',
    'Event',
    'Look at the top three cards of your Mythos Deck. Put one of them in your Hand and the rest on the bottom of your Mythos Deck.',
  )

  it('are chosen from in secret, and the rest goes below', () => {
    const t = two({ hand: [look], deck: [filler('A'), filler('B'), filler('C'), filler('Last')] })
      .play(look)
      .chooseWay(0)
    expect(t.question).toMatchObject({ ask: 'which card', secret: true })
    t.choose('C')
    expect(t.hand(0)).toEqual(['C'])
    expect(t.state.players[0]!.deck.map((each) => t.state.sheet.printed[each]!.title)).toEqual(['Last', 'A', 'B'])
  })
})

describe('one of several that were seen', () => {
  const deck = (...titles: string[]) => titles.map((title) => (title.startsWith('Ghoul') ? filler(title) : ally(title, 1)))

  it('is asked for after they were put back in another order', () => {
    const seer = says(
      'Seer',
      'Event',
      'Look at the top two cards of your Mythos Deck and put them back in any order. If you find a Monster among them, lose 1 Sanity.',
    )
    const left = (...titles: string[]) => {
      const t = two({ hand: [seer], deck: deck(...titles, 'Deep'), sanity: 9 }).play(seer)
      return t.choose(titles[1]!).choose(titles[0]!).sanity[0]
    }
    expect([left('Guide', 'Ghoul'), left('Guide', 'Priest')]).toEqual([8, 9])
  })

  it('is the one that goes, and not all of them', () => {
    const dig = says('Dig', 'Event', 'Reveal the top three cards of your Mythos Deck. If one of them is a Monster, discard it.')
    const t = two({ hand: [dig], deck: deck('Guide', 'Ghoul', 'Priest', 'Deep') }).play(dig)
    expect([t.discard(0), t.where('Guide'), t.where('Priest')]).toEqual([['Ghoul'], 'deck', 'deck'])
  })
})

describe('cards that were drawn', () => {
  it('are counted by their kind, and those of the Hand are not', () => {
    const dredge = says('Dredge', 'Event', 'Draw two cards, and lose 1 Sanity for each Monster among them.')
    const deck = [filler('A'), ally('Guide', 1), filler('Last')]
    const t = two({ hand: [dredge, filler('Held')], deck, sanity: 9 }).play(dredge)
    expect([t.sanity[0], t.hand(0).sort(), t.where('Last')]).toEqual([8, ['A', 'Guide', 'Held'], 'deck'])
  })

  it('are chosen from, and none but them', () => {
    const sift = says('Sift', 'Event', 'Draw two cards, then discard one of them.')
    const t = two({ hand: [sift, filler('Held')], deck: [filler('A'), filler('B')] }).play(sift)
    expect(t.among.sort()).toEqual(['A', 'B'])
    t.choose('A')
    expect([t.hand(0).sort(), t.discard(0)]).toEqual([['B', 'Held'], ['A']])
  })

  it('are asked for what they are', () => {
    const dip = says('Dip', 'Event', 'Draw one card. If it is a Monster, discard it; otherwise gain 2 Sanity.')
    const drawn = (top: PrintedCard): Table => two({ hand: [dip], deck: [top], sanity: 5 }).play(dip)
    expect([drawn(filler('A')).where('A'), drawn(filler('A')).sanity[0]]).toEqual(['discard', 5])
    expect([drawn(ally('Guide', 1)).where('Guide'), drawn(ally('Guide', 1)).sanity[0]]).toEqual(['hand', 7])
  })
})

describe('cards that were moved', () => {
  it('are counted afterwards, each as what it is', () => {
    const purge = says(
      'Purge',
      'Event',
      "Discard the top three cards of your opponent's Mythos Deck. Gain 1 Sanity for each Ally discarded this way.",
    )
    const t = two({ hand: [purge], sanity: 5 }, { deck: [ally('One', 1), filler('B'), ally('Two', 1), ally('Three', 1)] }).play(purge)
    t.choose('One', 'B')
    expect([t.sanity[0], t.discard(1).length]).toEqual([7, 3])
  })

  it('are as many as were', () => {
    const empty = says('Empty', 'Event', 'Discard your Hand. Gain 1 Sanity for each card discarded this way.')
    expect(
      two({ hand: [empty, filler('A'), filler('B')], sanity: 5 })
        .play(empty)
        .choose('A').sanity[0],
    ).toBe(7)
    expect(two({ hand: [empty], sanity: 5 }).play(empty).sanity[0]).toBe(5)
  })
})

describe('down to a number', () => {
  const toll = says('Toll', 'Event', 'Each Investigator with more than two cards in Hand must discard down to two.')

  it('each keeps so many, by his own choice', () => {
    const t = two({ hand: [toll, filler('A')] }, { hand: [filler('B'), filler('C'), filler('D')] }).play(toll)
    expect([t.seat, t.among.sort()]).toEqual([1, ['B', 'C', 'D']])
    t.choose('C')
    expect([t.hand(0), t.hand(1)]).toEqual([['A'], ['B', 'D']])
  })
})

describe('what is laid on somebody', () => {
  const dread = card({ title: 'Dread', type: 'Event', subtype: 'Phobia', anyDimension: true, rules: [] })

  it('is not laid on who is sheltered from it', () => {
    const haven = { ...quay, rules: says('Haven', 'Location', 'While you are here, no opponent may play a Phobia on you.').rules }
    expect(two({ hand: [dread] }).offers('play', dread)).toBe(true)
    expect(two({ hand: [dread] }, { story: [haven] }).offers('play', dread)).toBe(false)
  })

  it('is laid on another all the same', () => {
    const haven = { ...quay, rules: says('Haven', 'Location', 'While you are here, no opponent may play a Phobia on you.').rules }
    const t = table({ seats: [{ story: [bolton], hand: [dread] }, { story: [haven] }, { story: [quay] }] }).play(dread)
    expect(t.entry('Dread').affects).toBe(2)
  })

  it('sets off what speaks of Events played on somebody, also those that are done at once', () => {
    const raid = says('Raid', 'Event', 'Your opponent loses 1 Sanity.', { target: "Opponent's Sanity" })
    const party = says('Party', 'Event', 'Each player loses 1 Sanity.', { target: 'All Investigators' })
    const books = says('Books', 'Artifact', 'If an Event is played on you, bury this card.')
    const where = (event: PrintedCard) =>
      two({ hand: [event] }, { assets: [books] })
        .play(event)
        .where('Books')
    expect([where(raid), where(party)]).toEqual(['story', 'asset'])
  })

  it('is lost at once where a text says so, and one that lies on another is not', () => {
    const calm = { ...quay, rules: says('Calm', 'Location', 'Any Phobia played on you while you are here is immediately buried.').rules }
    expect(
      two({ hand: [dread] }, { story: [calm] })
        .play(dread)
        .where('Dread'),
    ).toBe('story')
    expect(
      two({ hand: [dread], story: [calm] })
        .play(dread)
        .where('Dread'),
    ).toBe('event')
  })

  it('is answered by whom it hit alone', () => {
    const nerve = says('Nerve', 'Ally', 'You may bury this card to cancel a Phobia that was just played on your Investigator.', {
      value: 1,
    })
    const t = table({
      seats: [
        { story: [bolton], hand: [dread] },
        { story: [quay], allies: [nerve] },
        { story: [location('Inn')], allies: [{ ...nerve, title: 'Other' }] },
      ],
    })
    t.play(dread).choosePlayer(1)
    expect(t.untilTurnOf(1).use(nerve).where('Dread')).toBe('story')
    const other = table({
      seats: [{ story: [bolton], hand: [dread] }, { story: [quay], allies: [nerve] }, { story: [location('Inn')] }],
    })
    other.play(dread).choosePlayer(2)
    expect(other.untilTurnOf(1).offers('use', nerve)).toBe(false)
  })

  it('[M5.24] pays its answer only if it is what the answer asks for', () => {
    const ward = says('Ward', 'Artifact', 'Bury this card to cancel an Event. If that Event is a Phobia, draw two cards.')
    const drawn = (event: PrintedCard): number => {
      const t = two({ hand: [event] }, { assets: [ward], deck: [location('Inn'), location('Mill'), location('Pier')] }).play(event)
      const before = t.state.players[1]!.hand.length
      t.untilTurnOf(1).use(ward)
      return t.state.players[1]!.hand.length - before
    }
    expect([drawn(dread), drawn(says('Luck', 'Event', 'Gain 3 Sanity.'))]).toEqual([2, 0])
  })

  it('[M10.5] is turned on the opponent who played it, by whom it hit', () => {
    const mirror = says('Mirror', 'Artifact', 'A Phobia that was just played on you now affects your opponent instead. Bury this card.')
    const t = table({
      seats: [{ story: [bolton], hand: [dread] }, { story: [quay], assets: [mirror] }, { story: [location('Inn')] }],
    })
    t.play(dread).choosePlayer(1)
    expect(t.entry('Dread').affects).toBe(1)
    t.untilTurnOf(1).use(mirror)
    expect([t.entry('Dread').affects, t.where('Mirror')]).toEqual([0, 'story'])
  })
})

describe('a use', () => {
  it('can be answered, and what it did is undone', () => {
    const idol = says('Idol', 'Artifact', 'As your Turn, flip this card: your opponent loses 3 Sanity.')
    const jam = says('Jam', 'Event', 'Cancel the effects of an Artifact used since your last Turn. That Artifact is flipped face-down.')
    const t = two({ assets: [idol] }, { hand: [jam], sanity: 9 })
    expect(t.use(idol).sanity[1]).toBe(6)
    expect(t.untilTurnOf(1).play(jam).sanity[1]).toBe(9)
    expect(
      two({ assets: [idol] }, { hand: [jam] })
        .pass()
        .offers('play', jam),
    ).toBe(false)
  })

  it('costs what is told before it is told what for', () => {
    const idol = says('Idol', 'Artifact', 'Costs 2 Sanity to use. Your opponent loses 1 Sanity. Rotate this card when used.')
    const t = two({ assets: [idol], sanity: 9 }, { sanity: 9 }).use(idol)
    expect([t.sanity, t.entry('Idol').rotated]).toEqual([[7, 8], true])
  })
})

describe('through your next Turn', () => {
  it('holds on that Turn, and no longer', () => {
    const rest = says('Rest', 'Event', 'Draw one card. You may not play an Event on your next Turn.')
    const other = says('Other', 'Event', 'Gain 1 Sanity.')
    const t = two({ hand: [rest, other, ally('Pal', 1)], deck: [filler('A')] }).play(rest)
    expect(t.untilTurnOf(0).offers('play', other)).toBe(false)
    t.play('Pal')
    expect(t.untilTurnOf(0).offers('play', other)).toBe(true)
  })
})

describe('what is taken for a while', () => {
  it('goes back to whom it was taken from', () => {
    const lure = says('Lure', 'Event', 'Take one Ally from your opponent until the end of the Round.')
    const t = two({ hand: [lure] }, { allies: [ally('Guard', 2)] }).play(lure)
    expect(t.entry('Guard').seat).toBe(0)
    t.pass().pass()
    expect(t.entry('Guard').seat).toBe(1)
  })

  it('stays where nothing is said of an end', () => {
    const lure = says('Lure', 'Event', 'Take control of one Ally of your opponent.')
    const t = two({ hand: [lure] }, { allies: [ally('Guard', 2)] }).play(lure)
    t.pass().pass()
    expect(t.entry('Guard').seat).toBe(0)
  })
})

describe('a Monster that would be buried', () => {
  const beast = (text: string) => says('Beast', 'Monster', text, { value: 2, subtype: 'Lesser Servitor' })
  const battle = (text: string, pays: boolean) =>
    fight({ seats: [{ threat: [beast(text)], sanity: 9 }, { sanity: 9 }] }, (question) =>
      question.ask === 'whether' && pays ? { do: 'yes' } : undefined,
    ).state

  it('returns to the Threat for a price, if its player pays it', () => {
    const text = 'After Combat, you may pay 1 Sanity to return this card to your Threat instead of burying it.'
    const [paid, free] = [battle(text, true), battle(text, false)]
    expect([whereIs(paid, 'Beast'), paid.players[0]!.sanity]).toEqual(['threat', 8])
    expect([whereIs(free, 'Beast'), free.players[0]!.sanity]).toEqual(['story', 9])
  })
})

describe('a moment of two', () => {
  it('is heard at either', () => {
    const ear = says('Ear', 'Ally', 'When your opponent plays an Ally or passes, gain 1 Sanity.', { value: 1 })
    const t = two({ allies: [ear], sanity: 5 }, { hand: [ally('New', 1)] }).pass()
    expect(t.sanity[0]).toBe(5)
    expect(t.play('New').sanity[0]).toBe(6)
    expect(
      two({ allies: [ear], sanity: 5 })
        .pass()
        .pass().sanity[0],
    ).toBe(6)
  })
})

describe('a Location of some kind, at which one stays', () => {
  it('serves what an Ally lets one do there, after a Turn', () => {
    const nurse = says('Nurse', 'Ally', 'You may remain in any City Location for one Turn and gain 2 Sanity.', { value: 1 })
    expect(two({ allies: [nurse], sanity: 5 }).use(nurse).sanity[0]).toBe(7)
    expect(two({ allies: [nurse], story: [location('Wild', { attributes: ['Site'] })] }).offers('use', nurse)).toBe(false)
  })
})

describe('no Ally against it', () => {
  it('makes a Monster stronger', () => {
    const shade = says('Shade', 'Monster', 'Add 2 to this card while unopposed.', { value: 2, subtype: 'Lesser Servitor' })
    const left = (allies: PrintedCard[]) => fight({ seats: [{ threat: [shade] }, { allies, sanity: 9 }] }).state.players[1]!.sanity
    expect([left([]), left([ally('Guard', 1)])]).toEqual([5, 8])
  })
})

describe('a Spell that costs nothing at some time', () => {
  it('costs what it says at any other', () => {
    const hex = says('Hex', 'Spell', 'Your opponent loses 1 Sanity. If cast at Night, this Spell costs no Sanity.', { sanity: -2 })
    const tome = { lay: card({ title: 'Black Book', type: 'Tome', spellCapacity: 3 }), bears: [hex] }
    const dusk = says('Dusk', 'Event', 'It is Night.', { subtype: 'Night' })
    const dawn = says('Dawn', 'Event', 'It is Day.', { subtype: 'Day' })
    const cost = (event: PrintedCard) => two({ assets: [tome], events: [event], sanity: 9 }).cast(hex).sanity[0]
    expect([cost(dusk), cost(dawn)]).toEqual([9, 7])
  })
})

describe('a Weapon that counts for none', () => {
  it('is given beside another', () => {
    const knife = says('Knife', 'Artifact', 'Add 1 point to Ally’s value. Does not count toward the limit of one Weapon per Ally.', {
      subtype: 'Weapon',
    })
    const plain = says('Club', 'Artifact', 'Add 1 point to Ally’s value. One Weapon per Ally.', { subtype: 'Weapon' })
    const armed = { lay: ally('Guard', 2), bears: [weapon('Axe', 1)] }
    expect(two({ hand: [knife], allies: [armed] }).offers('play', knife)).toBe(true)
    expect(two({ hand: [plain], allies: [armed] }).offers('play', plain)).toBe(false)
    // Nor does it take the place of another.
    const light = { lay: ally('Guard', 2), bears: [knife] }
    expect(two({ hand: [plain], allies: [light] }).offers('play', plain)).toBe(true)
  })

  it('is given only to whom it says', () => {
    const mace = says('Mace', 'Artifact', 'Add 3 points to Ally’s value. The Ally must be Steadfast.', { subtype: 'Weapon' })
    const steadfast = ally('Guard', 2, { attributes: ['Steadfast'] })
    expect(two({ hand: [mace], allies: [steadfast] }).offers('play', mace)).toBe(true)
    expect(two({ hand: [mace], allies: [ally('Clerk', 1, { attributes: ['Corrupt'] })] }).offers('play', mace)).toBe(false)
  })
})

describe('a Spell cast from a Tome', () => {
  it('is heard by that Tome, and by no other', () => {
    const hex = says('Hex', 'Spell', 'Your opponent loses 1 Sanity.')
    const grim = (title: string) => says(title, 'Tome', 'Lose 2 Sanity each time a Spell is cast from it.', { spellCapacity: 2 })
    const plain = card({ title: 'Black Book', type: 'Tome', spellCapacity: 2 })
    expect(two({ assets: [{ lay: grim('Grim Book'), bears: [hex] }], sanity: 9 }).cast(hex).sanity[0]).toBe(7)
    expect(two({ assets: [{ lay: plain, bears: [hex] }, grim('Grim Book')], sanity: 9 }).cast(hex).sanity[0]).toBe(9)
  })
})

describe('out of reach for what others do', () => {
  it('is within reach of one’s own', () => {
    const calm = says('Calm', 'Ally', 'Cannot be the target of opponents’ Spells.', { value: 2 })
    const hex = says('Hex', 'Spell', 'Bury one Ally of any player.')
    const tome = { lay: card({ title: 'Black Book', type: 'Tome', spellCapacity: 3 }), bears: [hex] }
    expect(two({ assets: [tome] }, { allies: [calm] }).offers('cast', hex)).toBe(false)
    expect(
      two({ assets: [tome], allies: [calm] })
        .cast(hex)
        .where('Calm'),
    ).toBe('story')
  })
})

describe('an answer that leaves some cards out', () => {
  it('does not answer them', () => {
    const deny = says('Deny', 'Event', 'Cancel one Event that was just played by an opponent. May not be used on a Phobia.')
    const dread = card({ title: 'Dread', type: 'Event', subtype: 'Phobia', anyDimension: true, rules: [] })
    const blow = says('Blow', 'Event', 'Your opponent loses 2 Sanity.')
    expect(
      two({ hand: [blow] }, { hand: [deny], sanity: 9 })
        .play(blow)
        .play(deny).sanity[1],
    ).toBe(9)
    expect(
      two({ hand: [dread] }, { hand: [deny] })
        .play(dread)
        .offers('play', deny),
    ).toBe(false)
  })
})

describe('a Hand that was looked at', () => {
  it('is what "from it" means', () => {
    const pry = says('Pry', 'Event', 'Your opponent reveals his or her Hand. Discard one Ally of your choice from it.')
    const t = two({ hand: [pry, ally('Mine', 1)] }, { hand: [ally('A', 1), filler('B'), ally('C', 1)] })
      .play(pry)
      .chooseWay(0)
    expect(t.among.sort()).toEqual(['A', 'C'])
    expect(t.choose('C').discard(1)).toEqual(['C'])
  })

  it('must be one', () => {
    const text = 'Discard one Ally of your choice from it.'
    expect(readEffects(text, known, { title: 'Pry', type: 'Event', subtype: null, target: null }).ok).toBe(false)
  })
})

describe('what is yours for a while, and then lost', () => {
  it('is buried in the Story Deck of its owner when the Round is over', () => {
    const lure = says(
      'Lure',
      'Event',
      'Choose one of your opponent’s Allies. That Ally is now yours until the end of the Round, and then is buried.',
    )
    const t = two({ hand: [lure] }, { allies: [ally('Guard', 2)] }).play(lure)
    expect(t.entry('Guard').seat).toBe(0)
    t.pass().pass()
    expect([t.where('Guard'), t.story(1)]).toEqual(['story', ['Quay', 'Guard']])
  })
})

describe('another one', () => {
  it('[M17.24] is none that was paid for it', () => {
    const vase = (title: string) => card({ title, type: 'Artifact', anyDimension: true })
    const shop = says(
      'Shop',
      'Ally',
      'As your Turn, you may Bury one Artifact to return another Artifact of your choice from your Story Deck to your Hand.',
      { value: 1 },
    )
    const t = two({ story: [vase('Old'), bolton], allies: [shop], assets: [vase('New'), vase('Third')] })
    t.use('Shop').choose('New')
    expect([t.hand(0), t.where('New')]).toEqual([['Old'], 'story'])
  })
})

describe('another card than the one just moved', () => {
  const thing = (title: string) => card({ title, type: 'Artifact', anyDimension: true })

  it('is none that went to where it is looked for', () => {
    const dig = says('Dig', 'Event', 'Bury one of your Artifacts. Then return a different Artifact from your Story Deck to your hand.')
    const digging = (...below: PrintedCard[]) => two({ hand: [dig], assets: [thing('Lamp')], story: [bolton, ...below] }).play(dig)
    expect([digging().hand(0), digging(thing('Rope')).hand(0)]).toEqual([[], ['Rope']])
  })

  it('is none that was just flipped', () => {
    const doze = says('Doze', 'Event', 'Flip one of your Allies face-down, then discard one other Ally of yours.')
    const t = two({ hand: [doze], allies: [ally('Ada', 1), ally('Bert', 1)] }).play(doze)
    expect(t.choose('Ada').discard(0)).toEqual(['Bert'])
  })
})
