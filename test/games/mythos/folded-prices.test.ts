/** Costs that are doubled or halved, what a card costs as an amount, and plays that cost nothing. */
import { describe, expect } from 'vitest'
import { castingCost } from '../../../src-main/games/mythos/using.ts'
import { ally, card, location, monster, no } from '../../support/mythos.ts'
import { table } from '../../support/mythos-table.ts'
import { says } from '../../support/mythos-texts.ts'
import { rule } from '../../support/rule.ts'

const library = () => location('Library', { attributes: ['City', 'Tome', 'Artifact'] })
const rest = () => [monster('Filler', 1)]
const tome = (title: string, more = {}) => card({ title, type: 'Tome', anyDimension: true, spellCapacity: 3, icons: ['Eye'], ...more })
const hex = (title: string) => says(title, 'Spell', 'Draw one card.', { icons: ['Eye'], sanity: -3 })

describe('a cost that is doubled or halved', () => {
  rule('M2.28, M19.14', 'a Tome costs twice as much, or half and rounded up', () => {
    const left = (...texts: string[]) => {
      const assets = texts.map((text, at) => says(`Lens ${at}`, 'Artifact', text))
      const t = table({
        seats: [
          { story: [library()], hand: [tome('Book', { sanity: -3 }), ...rest()], assets, sanity: 12 },
          { story: [location('Dale')], hand: rest() },
        ],
      }).play('Book')
      return 12 - t.state.players[0]!.sanity
    }
    const [twice, half] = ['Tomes cost twice their normal Sanity cost.', 'You pay only half the Sanity cost of Tomes.']
    expect([
      left(),
      left(twice),
      left(half),
      left('Tomes cost 1 more Sanity to play.', twice),
      left('All Artifacts cost half their Sanity.'),
    ]).toEqual([3, 6, 2, 8, 3])
  })

  rule('M2.28', 'of Spells it is what casting them costs, for those alone of whom it is said', () => {
    const costs = (text: string, seat: 0 | 1) => {
      const assets = [says('Lens', 'Artifact', text)]
      const held = [{ lay: tome('Book'), bears: [hex('Hex')] }]
      const { state } = table({
        seats: [
          { story: [library()], assets: seat === 0 ? [...assets, ...held] : assets },
          { story: [location('Dale')], assets: seat === 1 ? held : [] },
        ],
      })
      return castingCost(state, seat, no(state, 'Hex'))
    }
    const theirs = 'Your opponent must pay twice the Sanity cost of each Spell he or she casts.'
    const all = 'All Spells cost twice as much Sanity to cast.'
    expect([costs(theirs, 0), costs(theirs, 1), costs(all, 0), costs(all, 1)]).toEqual([3, 6, 6, 6])
  })

  rule('M2.28', 'the first card that each player plays is dearer, and no later one, whoever he is', () => {
    const book = (title: string) => tome(title, { sanity: -1 })
    const star = says('Star', 'Event', 'The first Tome that each player plays in a Round costs 2 additional Sanity.', { subtype: 'Star' })
    const t = table({
      seats: [
        { story: [library()], hand: [book('A'), book('B'), ...rest()], events: [star], sanity: 12 },
        { story: [library()], hand: [book('C'), ...rest()], sanity: 12 },
      ],
    })
    expect(t.play('A').untilTurnOf(1).play('C').untilTurnOf(0).play('B').sanity).toEqual([8, 9])
  })

  rule('M2.28, M17.12', 'what lowers a cost lowers it no farther than its text says', () => {
    const costs = (text: string) => {
      const { state } = table({
        seats: [{ story: [library()], assets: [says('Lens', 'Artifact', text), { lay: tome('Book'), bears: [hex('Hex')] }] }, {}],
      })
      return castingCost(state, 0, no(state, 'Hex'))
    }
    expect([
      costs('Spells you cast cost 5 less Sanity, to a minimum of 1.'),
      costs('Spells you cast cost 1 less Sanity, to a minimum of 1.'),
      costs('Spells you cast cost 1 less Sanity, to a minimum of 5.'),
    ]).toEqual([1, 2, 3])
  })

  rule('M2.28', 'where it is said of the Spells of one card, those of another cost as before', () => {
    const book = says('Dear Book', 'Tome', 'Spells cast from this Tome cost twice as much Sanity.', { spellCapacity: 1, icons: ['Eye'] })
    const { state } = table({
      seats: [
        {
          story: [library()],
          assets: [
            { lay: book, bears: [hex('Near')] },
            { lay: tome('Book'), bears: [hex('Far')] },
          ],
        },
        { story: [location('Dale')] },
      ],
    })
    expect([castingCost(state, 0, no(state, 'Near')), castingCost(state, 0, no(state, 'Far'))]).toEqual([6, 3])
  })
})

describe('what a card costs', () => {
  rule('M2.18', 'is an amount: of the card just lost, and twice or half of it', () => {
    const lost = (text: string, sanity = -3) => {
      const t = table({
        seats: [
          { story: [library()], hand: [says('Loss', 'Event', text), ...rest()] },
          { story: [location('Dale')], hand: rest(), assets: [tome('Book', { sanity })], sanity: 12 },
        ],
      }).play('Loss')
      return [t.where('Book'), 12 - t.state.players[1]!.sanity]
    }
    const bury = 'Bury one Tome of your opponent.'
    expect(lost(`${bury} Your opponent loses Sanity equal to its Sanity cost.`)).toEqual(['story', 3])
    expect(lost(`${bury} Your opponent loses twice its Sanity cost.`)).toEqual(['story', 6])
    expect(lost(`${bury} Your opponent loses half its Sanity cost, rounded down.`)).toEqual(['story', 1])
    // A gain costs nothing.
    expect(lost(`${bury} Your opponent loses Sanity equal to its Sanity cost.`, 2)).toEqual(['story', 0])
  })
})

describe('no Sanity is lost', () => {
  rule('M19.18', 'for what is brought back into play from a Story Deck that way', () => {
    const left = (text: string) => {
      const t = table({
        seats: [
          { story: [library(), ally('Webb', 2, { sanity: -2 })], hand: [says('Call', 'Event', text), ...rest()], sanity: 12 },
          { story: [location('Dale')], hand: rest() },
        ],
      }).play('Call')
      if (t.question !== undefined) t.choosePlay('Webb')
      return [t.where('Webb'), t.state.players[0]!.sanity]
    }
    const back = 'Return one Ally from your Story Deck to play.'
    expect([left(back), left(`${back} Do not pay its Sanity cost.`)]).toEqual([
      ['ally', 10],
      ['ally', 12],
    ])
  })

  rule('M5.17', 'for what is played that way', () => {
    const left = (text: string) => {
      const t = table({
        seats: [
          { story: [library()], hand: [says('Call', 'Event', text), ally('Webb', 2, { sanity: -2 }), ...rest()], sanity: 12 },
          { story: [location('Dale')], hand: rest() },
        ],
      }).play('Call')
      if (t.question !== undefined) t.choosePlay('Webb')
      return [t.where('Webb'), t.state.players[0]!.sanity]
    }
    expect([left('Play one Ally from your Hand.'), left('Play one Ally from your Hand. No Sanity is lost for this Ally.')]).toEqual([
      ['ally', 10],
      ['ally', 12],
    ])
  })
})

describe('the card closest to the top', () => {
  rule('M19.18', 'is the only one that can be brought back', () => {
    const call = says('Call', 'Event', 'Return the Ally closest to the top of your Story Deck to play. Pay any Sanity costs for that Ally.')
    const t = table({
      seats: [
        { story: [library(), ally('Upper', 2, { sanity: -2 }), ally('Lower', 5)], hand: [call, ...rest()], sanity: 12 },
        { story: [location('Dale')], hand: rest() },
      ],
    }).play('Call')
    expect(() => t.choosePlay('Lower')).toThrow()
    t.choosePlay('Upper')
    expect([t.where('Upper'), t.where('Lower'), t.state.players[0]!.sanity]).toEqual(['ally', 'story', 10])
  })
})

describe('travel for a price each time', () => {
  rule('M6.13, M2.23', 'a Location that lets one travel asks for it whenever one does', () => {
    const gate = says(
      'Cliff',
      'Location',
      'From this Location you may travel to any Location in another Region. Pay 2 Sanity points each time you do so.',
      {
        attributes: ['City'],
        region: 'Here',
        publicAttributes: ['Outside'],
      },
    )
    const t = table({
      seats: [
        { story: [gate], hand: [location('Far Hill', { region: 'There', subregion: 'Elsewhere' }), ...rest()], sanity: 12 },
        { story: [location('Dale')], hand: rest() },
      ],
    })
    expect(t.ways('Far Hill')).toEqual([])
    t.use('Cliff')
    if (t.question !== undefined) t.choosePlay('Far Hill')
    expect([t.story(0)[0], t.state.players[0]!.sanity]).toEqual(['Far Hill', 10])
  })
})

describe('Spells by what their own text does', () => {
  rule('M2.28', 'cost less where those that Summon or Control do, wherever in their text that is said', () => {
    const seer = says('Seer', 'Ally', 'Spells that Summon or Control Monsters cost 2 less Sanity to cast.', { value: 1 })
    const spell = (title: string, text: string) => says(title, 'Spell', text, { icons: ['Eye'], sanity: -4 })
    const spells = [
      spell('Call', 'Summon any one Monster.'),
      spell('Bind', 'Draw one card, then control any Monster.'),
      spell('Look', 'Draw one card.'),
    ]
    const { state } = table({
      seats: [{ story: [library()], allies: [seer], assets: [{ lay: tome('Book'), bears: spells }] }, { story: [location('Dale')] }],
    })
    expect(['Call', 'Bind', 'Look'].map((each) => castingCost(state, 0, no(state, each)))).toEqual([2, 2, 4])
  })
})
