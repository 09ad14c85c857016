/**
 * Whom an effect befalls: players by what they are, know, hold and have in play, one who is chosen for it, and those who may decide for
 * themselves. Each is read from words, and carried out on a small position.
 */
import { describe, expect, it } from 'vitest'
import type { PrintedCard } from '../../../grammar/card.ts'
import { knownWords } from '../../../grammar/link.ts'
import { readEffects } from '../../../grammar/parse.ts'
import { ally, location, monster, type SeatSetup, tale, weapon } from '../../support/mythos.ts'
import { type Table, table } from '../../support/mythos-table.ts'
import { saying } from '../../support/mythos-texts.ts'

const known = knownWords([
  { title: 'Codex', type: 'Tome', languages: { mode: 'and', list: ['Latin'] } },
  { title: 'Bolton', type: 'Location', subregion: 'Bolton', attributes: ['City'] },
  { title: 'Saga', type: 'Adventure', subtype: 'Heroic' },
])
const says = saying(known)

const bolton = location('Bolton', { gate: true, attributes: ['City'] })
const quay = location('Quay', { subregion: 'Salem', region: 'Elsewhere', publicAttributes: ['Water'] })
const filler = (title: string) => monster(title, 1)
const two = (mine: SeatSetup, theirs: SeatSetup = {}): Table =>
  table({
    seats: [
      { story: [bolton], sanity: 9, ...mine },
      { story: [quay], sanity: 9, ...theirs },
    ],
  })

describe('players of whom something is so', () => {
  it('[M17.27] those with so many cards in Hand', () => {
    const tax = says('Tax', 'Event', 'Each player with more than two cards in Hand loses 3 Sanity points.')
    expect(two({ hand: [tax, filler('A'), filler('B')] }, { hand: [filler('C'), filler('D'), filler('E')] }).play(tax).sanity).toEqual([
      9, 6,
    ])
  })

  it('[M12.4] whoever has the least Sanity, and half of what is his own', () => {
    const dole = says('Dole', 'Event', 'The player with the least Sanity gains 3 Sanity points.')
    expect(two({ hand: [dole] }, { sanity: 4 }).play(dole).sanity).toEqual([9, 7])
    const toll = says('Toll', 'Event', 'Each player loses half of his or her Sanity, rounded down.')
    expect(two({ hand: [toll] }, { sanity: 4 }).play(toll).sanity).toEqual([5, 2])
    const envy = says('Envy', 'Event', "Gain half of your opponent's Sanity, rounded down.")
    expect(two({ hand: [envy] }, { sanity: 4 }).play(envy).sanity).toEqual([11, 4])
    // What lies on him speaks of him.
    const dread = says('Dread', 'Event', 'When played, lose half your Sanity, rounded down.', { subtype: 'Phobia' })
    expect(two({ hand: [dread] }, { sanity: 4 }).play(dread).sanity).toEqual([9, 2])
  })

  it('[M12.4] one card in play is whosesoever, and none of a Hand', () => {
    const thief = says('Thief', 'Event', 'Discard one card in play.')
    const t = two({ hand: [thief, filler('A')], allies: [ally('Ann', 1)] }, { allies: [ally('Bob', 2)] }).play(thief)
    expect(t.among).toEqual(expect.arrayContaining(['Ann', 'Bob']))
    expect(t.among).not.toContain('A')
  })

  it('[M5.14, M17.4] each of them at his own Turn, and not at those of others', () => {
    const tide = says(
      'Tide',
      'Monster',
      'Each Investigator at a Water Location loses 1 Sanity at the beginning of each of his or her Turns.',
      {
        subtype: 'Great Old One',
      },
    )
    const t = two({ hand: [filler('A')], goo: [tide] }, { hand: [filler('B')] })
    // They stand at the Quay; when it is their Turn, they lose, and once.
    expect([t.pass().sanity, t.pass().sanity]).toEqual([
      [9, 8],
      [9, 8],
    ])
    const gale = says('Gale', 'Event', 'Each player loses 1 Sanity at the start of each of his or her Turns.', { subtype: 'Storm' })
    const blown = (mine: SeatSetup, theirs: SeatSetup) => two({ hand: [filler('A')], ...mine }, { hand: [filler('B')], ...theirs }).pass()
    // Whoever has played it: at their Turn they lose, and nobody else.
    expect([blown({ events: [gale] }, {}).sanity, blown({}, { events: [gale] }).sanity]).toEqual([
      [9, 8],
      [9, 8],
    ])
  })

  it('[M17.27] those with so many of a kind in play', () => {
    const muster = says('Muster', 'Event', 'Each Investigator with fewer than two Allies in play loses 2 Sanity.')
    const sanity = (mine: number, theirs: number) =>
      two(
        { hand: [muster], allies: [...Array(mine)].map((_, at) => ally(`A${at}`, 1)) },
        { allies: [...Array(theirs)].map((_, at) => ally(`B${at}`, 1)) },
      ).play(muster).sanity
    expect([sanity(2, 1), sanity(0, 2), sanity(3, 2)]).toEqual([
      [9, 7],
      [7, 9],
      [9, 9],
    ])
  })

  it('[M6.5] those in the same Region as you', () => {
    const peal = says('Peal', 'Event', 'Each opponent whose Current Location is in the same Region as yours loses 1 Sanity.')
    const near = location('Near')
    expect(two({ hand: [peal] }).play(peal).sanity).toEqual([9, 9])
    expect(two({ hand: [peal] }, { story: [near] }).play(peal).sanity).toEqual([9, 8])
  })

  it('[M9.2] those who know a language', () => {
    const sermon = says('Sermon', 'Event', 'Each opponent who knows Latin or Greek loses 1 Sanity.')
    const scholar = says('Scholar', 'Ally', 'You know Latin.', { value: 1 })
    expect(two({ hand: [sermon] }, { allies: [ally('Sailor', 1)] }).play(sermon).sanity[1]).toBe(9)
    expect(two({ hand: [sermon] }, { allies: [scholar] }).play(sermon).sanity[1]).toBe(8)
  })

  it('[M17.26] one who is chosen for it', () => {
    const tide = says(
      'Tide',
      'Event',
      'Choose one opponent whose Current Location is a Water Location. That opponent loses 2 Sanity points.',
    )
    expect(two({ hand: [tide] }).play(tide).sanity).toEqual([9, 7])
    expect(two({ hand: [tide] }, { story: [bolton] }).play(tide).sanity).toEqual([9, 9])
  })
})

describe('who may do something', () => {
  const offer = says('Offer', 'Event', 'Your opponent may lose 2 Sanity points to draw one card.')
  it('[M17.25] does it if he likes', () => {
    const asked = () => two({ hand: [offer] }, { deck: [filler('A')] }).play(offer)
    expect(asked().seat).toBe(1)
    const taken = asked().chooseWay(0)
    expect([taken.sanity[1], taken.hand(1)]).toEqual([7, ['A']])
    const left = asked().chooseWay(1)
    expect([left.sanity[1], left.hand(1)]).toEqual([9, []])
  })

  it('[M17.27] each for himself', () => {
    const feast = says('Feast', 'Event', 'Each player may draw one card.')
    const t = two({ hand: [feast], deck: [filler('A')] }, { deck: [filler('B')] }).play(feast)
    expect([t.chooseWay(1).hand(0), t.chooseWay(0).hand(1)]).toEqual([[], ['B']])
  })
})

describe('what another must do', () => {
  const dread = (title: string) => says(title, 'Event', 'Lose 1 Sanity each time you play a Monster.', { subtype: 'Phobia' })

  it('[M10.1] buries a Phobia that affects him, not one that he has played', () => {
    const cure = says('Cure', 'Event', 'Your opponent must bury one Phobia.')
    const t = two({ hand: [cure], events: [{ lay: dread('Yours'), affects: 1 }] }, { events: [{ lay: dread('His'), affects: 0 }] }).play(
      cure,
    )
    expect([t.where('Yours'), t.where('His')]).toEqual(['story', 'event'])
  })

  it('[M17.27] whoever passes buries one Ally of his own', () => {
    const idle = says('Idle', 'Monster', 'Each time a player passes, he or she must bury one Ally.', { subtype: 'Great Old One' })
    const t = two({ hand: [filler('A')], goo: [idle], allies: [ally('Mine', 1)] }, { hand: [filler('B')], allies: [ally('His', 1)] })
    const mine = t.pass()
    expect([mine.where('Mine'), mine.where('His')]).toEqual(['story', 'ally'])
    expect(mine.pass().where('His')).toBe('story')
  })

  it('[M17.27] does two things where he stands at such a place', () => {
    const tax = says('Tax', 'Event', 'Each opponent at a Water Location must discard one card and lose 1 Sanity.')
    const t = two({ hand: [tax, filler('A')] }, { hand: [filler('B')] }).play(tax)
    expect([t.sanity, t.hand(0), t.discard(1)]).toEqual([[9, 8], ['A'], ['B']])
  })

  it('[M17.27] chooses himself between what he is forced to', () => {
    const threat = says('Threat', 'Event', 'Force each opponent to discard one card or lose 2 Sanity.')
    const asked = () => two({ hand: [threat, filler('A')] }, { hand: [filler('B')] }).play(threat)
    expect(asked().seat).toBe(1)
    expect([asked().chooseWay(0).discard(1), asked().chooseWay(1).sanity]).toEqual([['B'], [9, 7]])
  })

  it('[M17.26] of any player: you choose whose', () => {
    const storm = says('Storm', 'Event', "Bury the top card of any one player's Story Deck.")
    const t = () => two({ hand: [storm], story: [location('Mine'), bolton] }, { story: [location('His'), quay] }).play(storm)
    expect([t().chooseWay(0).story(0)[0], t().chooseWay(1).story(1)[0]]).toEqual(['Bolton', 'Quay'])
  })

  it("[M1.25] of all that are in play: anybody's Ally", () => {
    const rod = says('Rod', 'Artifact', 'As your Turn, flip face-down one Ally in play.')
    const t = two({ assets: [rod], hand: [filler('A')] }, { hand: [filler('B')], allies: [ally('His', 1)] })
    expect(t.use(rod).entry('His').faceDown).toBe(true)
  })
})

describe('where he is who does something, and whose Threat it is', () => {
  it('[M17.27] whoever casts in a City alone, and wherever the player of the card is', () => {
    const toll = says('Toll', 'Event', 'Each Investigator loses 2 Sanity points whenever he or she plays an Ally in a City Location.')
    const guest = ally('Guest', 1, { anyDimension: true })
    const moor = location('Moor', { attributes: ['Country'] })
    expect(two({ hand: [guest] }, { events: [toll], story: [moor] }).play(guest).sanity).toEqual([7, 9])
    const there = two({ events: [toll] }, { hand: [guest], story: [moor] })
    expect(there.pass().play(guest).sanity).toEqual([9, 9])
  })

  it('[M17.27] a Threat of any player', () => {
    const omen = says('Omen', 'Event', 'Lose 1 Sanity point if Monsters are in any Threat.')
    for (const seats of [
      [{ threat: [filler('A')] }, {}],
      [{}, { threat: [filler('A')] }],
    ] as const)
      expect(two({ hand: [omen], ...seats[0] }, seats[1]).play(omen).sanity[0]).toBe(8)
    // What would do nothing is not played.
    expect(() => two({ hand: [omen] }).play(omen)).toThrow('may not play Omen')
  })
})

describe('an Adventure of another', () => {
  const done = tale('Bolton')

  it('[M12.4] is heard where others complete one', () => {
    const rival = says('Rival', 'Ally', 'Whenever an opponent completes an Adventure, lose 1 Sanity.', { value: 1 })
    const [before] = two({ hand: [done] }).play(done).sanity
    expect(two({ hand: [done] }, { allies: [rival] }).play(done).sanity).toEqual([before, 8])
    expect(two({ hand: [done], allies: [rival] }).play(done).sanity).toEqual([before, 9])
  })

  it('[M12.4] of one family alone is heard where it is named', () => {
    const epic = tale('Bolton', { subtype: 'Heroic' })
    const fan = (text: string) => says('Fan', 'Ally', text, { value: 1 })
    const heroic = fan('Whenever an opponent completes a Heroic Adventure, lose 2 Sanity.')
    expect(two({ hand: [epic] }, { allies: [heroic] }).play(epic).sanity[1]).toBe(7)
    expect(two({ hand: [tale('Bolton', { subtype: 'Cthulhu Mythos' })] }, { allies: [heroic] }).play('Tale').sanity[1]).toBe(9)
    const own = fan('Whenever you complete a Heroic Adventure, gain 2 additional Sanity points.')
    expect(two({ hand: [epic], allies: [own] }).play(epic).sanity[0]).toBe(two({ hand: [epic] }).play(epic).sanity[0]! + 2)
  })
})

describe('"that Weapon"', () => {
  it('[M8.17] is what the Ally bears who was chosen for it', () => {
    const thief = says('Thief', 'Event', 'Choose one Ally of your opponent who bears a Weapon. Bury that Weapon.')
    const t = two({ hand: [thief] }, { allies: [{ lay: ally('Guard', 2), bears: [weapon('Axe', 1)] }, ally('Clerk', 1)] }).play(thief)
    expect([t.where('Guard'), t.where('Axe'), t.where('Clerk')]).toEqual(['ally', 'story', 'ally'])
  })

  it('is refused where a card of another kind was chosen', () => {
    const read = readEffects('Choose one Ally of your opponent. Bury that Monster.', known, { title: 'X', type: 'Event' })
    expect(read.ok ? 'read' : read.message).toBe('It is not said which card is meant.')
  })
})

describe('a random card', () => {
  it('[M1.43] that is chosen goes back to its owner', () => {
    const flight = says('Flight', 'Event', "Randomly choose one of your opponent's Allies and return it to its owner's Hand.")
    const t = two({ hand: [flight] }, { allies: [ally('Guard', 2)] }).play(flight)
    expect(t.hand(1)).toEqual(['Guard'])
  })
})

describe('opponents under a Phobia', () => {
  const whim = says('Whim', 'Event', 'Draw one card.')
  const three = (text: string, mine: SeatSetup = {}): Table =>
    table({
      seats: [
        { story: [bolton], sanity: 9, hand: [whim], ...mine },
        { story: [bolton], sanity: 9 },
        { story: [quay], sanity: 9, events: [{ lay: says('Fear', 'Event', text, { subtype: 'Phobia' }), affects: 1 }] },
      ],
    })

  it('[M10.14] are all players but the affected one, whoever has played it', () => {
    const fear = 'Lose 1 Sanity each time an opponent plays an Event.'
    expect(three(fear).play('Whim').sanity).toEqual([9, 8, 9])
    // What the affected player does himself is no opponent's doing.
    expect(
      table({
        seats: [
          { story: [bolton], sanity: 9, hand: [whim] },
          { story: [bolton], sanity: 9, events: [{ lay: says('Fear', 'Event', fear, { subtype: 'Phobia' }), affects: 0 }] },
        ],
      }).play('Whim').sanity,
    ).toEqual([9, 9])
  })

  it('[M10.14, M6.9] are near the affected player where they are in one Region with him', () => {
    const near = 'Lose 1 Sanity each time any other player in your Region plays an Event.'
    expect(three(near).play('Whim').sanity).toEqual([9, 8, 9])
    const gated = location('Pier', { subregion: 'Salem', region: 'Elsewhere', gate: true })
    expect(three(near, { story: [gated] }).play('Whim').sanity).toEqual([9, 9, 9])
    const same = 'Lose 1 Sanity each time you pass while any opponent is in the same Region as you.'
    expect(three(same, { hand: [] }).pass().pass().sanity).toEqual([9, 8, 9])
    expect(
      three(same, { hand: [], story: [gated] })
        .pass()
        .pass().sanity,
    ).toEqual([9, 9, 9])
  })
})

describe('Threats', () => {
  const whim = says('Whim', 'Event', 'Draw one card.')
  it('[M1.20] are compared by how many cards lie in them, which is open to all', () => {
    const envy = says('Envy', 'Event', 'If your opponent has a larger Threat than yours, lose 2 Sanity points.')
    const with_ = (mine: number, theirs: number) =>
      two(
        { hand: [envy], threat: ['A', 'B', 'C'].slice(0, mine).map(filler) },
        { threat: ['D', 'E', 'F'].slice(0, theirs).map(filler) },
      ).offers('play', envy)
    expect([with_(1, 2), with_(2, 2), with_(3, 2), with_(0, 1)]).toEqual([true, false, false, true])
  })

  it('[M10.14] under a Phobia are those of the affected player', () => {
    const void_ = says('Void', 'Event', 'Lose 1 Sanity point each time you play an Event if your Threat is empty.', { subtype: 'Phobia' })
    const with_ = (mine: readonly PrintedCard[], theirs: readonly PrintedCard[]) =>
      two({ hand: [whim], threat: [...mine] }, { threat: [...theirs], events: [{ lay: void_, affects: 0 }] }).play(whim).sanity
    expect(with_([], [filler('A')])).toEqual([8, 9])
    expect(with_([filler('A')], [])).toEqual([9, 9])
  })
})

describe('the owner', () => {
  it('[M1.24] is that of the card that was lost, and not of the one that says so', () => {
    const loss = says('Loss', 'Event', 'Bury one Ally in play. Its owner loses 2 Sanity.')
    const guide = ally('Guide', 1)
    const t = two({ hand: [loss], sanity: 9 }, { assets: [guide], sanity: 9 }).play(loss)
    expect([t.where(guide), ...t.sanity]).toEqual(['story', 9, 7])
    const grief = says('Grief', 'Ally', 'Whenever an Ally is Buried, its owner loses 1 Sanity.', { value: 1 })
    const knife = says('Knife', 'Event', 'Bury one Ally of your opponent.')
    const other = two({ hand: [knife], assets: [grief], sanity: 9 }, { assets: [guide], sanity: 9 }).play(knife)
    expect(other.sanity).toEqual([9, 8])
  })
})

describe('what alone may be played', () => {
  it('[M10.26] leaves all other cards where they are', () => {
    const curfew = says('Curfew', 'Event', 'Your opponent may play only Locations on his or her next Turn.')
    const t = two(
      { hand: [curfew] },
      { story: [bolton], hand: [says('Whim', 'Event', 'Draw one card.'), location('Pier', { attributes: ['City'] })] },
    ).play(curfew)
    expect([t.seat, t.offers('play', 'Whim'), t.offers('play', 'Pier')]).toEqual([1, false, true])
  })
})

describe('the bottom of a Story Deck', () => {
  it('[M1.45] gives as many cards as are asked for', () => {
    const dig = says('Dig', 'Event', 'Return the bottom two cards of your Story Deck to your Hand.')
    const t = two({ hand: [dig], story: [bolton, filler('A'), filler('B'), filler('C')] }).play(dig)
    expect([t.hand(0).toSorted(), t.story(0).slice(0, 2)]).toEqual([
      ['B', 'C'],
      ['Bolton', 'A'],
    ])
    const some = says('Some', 'Event', 'Shuffle up to two cards from the bottom of your Story Deck into your Mythos Deck.')
    const asked = two({ hand: [some], story: [bolton, filler('A'), filler('B')] }).play(some)
    expect(asked.question?.ask).toBe('how many')
  })

  it('[M17.27] is counted by each player in his own', () => {
    const feast = says('Feast', 'Event', 'Each player draws one card for each City Location in his or her Story Deck.')
    const deck = (...titles: string[]) => titles.map(filler)
    const t = two(
      { hand: [feast], deck: deck('A', 'B', 'C') },
      { story: [location('Wood', { attributes: ['Country'] })], deck: deck('D', 'E') },
    ).play(feast)
    expect([t.hand(0), t.hand(1)]).toEqual([['A'], []])
  })
})
