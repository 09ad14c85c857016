/** What is told of a card, or of the player with whom it lies, behind "who" and "that": read from words, and played. */
import { describe, expect, it } from 'vitest'
import { title } from '../../../src-main/games/mythos/places.ts'
import { currentValue } from '../../../src-main/games/mythos/values.ts'
import { ally, card, location, type SeatSetup } from '../../support/mythos.ts'
import { type Table, table } from '../../support/mythos-table.ts'
import { says } from '../../support/mythos-texts.ts'

const tome = (title: string) => card({ title, type: 'Tome', spellCapacity: 3 })
const bolton = location('Bolton', { attributes: ['City'], publicAttributes: ['Water'], region: 'Massachusetts', subregion: 'Bolton' })
const two = (mine: SeatSetup, theirs: SeatSetup = {}): Table =>
  table({
    seats: [
      { story: [bolton], ...mine },
      { story: [bolton], ...theirs },
    ],
  })

/** What each of these Allies is worth beside a card. */
const worths = (told: ReturnType<typeof says>, theirs: SeatSetup): number[] => {
  const { state } = two({ assets: [told] }, theirs)
  return state.play.filter((each) => each.seat === 1 && each.area === 'ally').map((each) => currentValue(state, each.card))
}

describe('[M7.14] what an Ally knows', () => {
  const langs = (...list: string[]) => ({ languages: { mode: 'and', list } }) as const
  const allies = [ally('Mute', 3), ally('Clerk', 3, langs('English')), ally('Monk', 3, langs('English', 'Latin'))]

  it('is any language, one besides English, or one of yours', () => {
    const lower = (who: string) => worths(says('Babel', 'Artifact', `Each Ally of any player who ${who} loses 1.`), { allies })
    expect(lower('knows no Language')).toEqual([2, 3, 3])
    expect(lower('knows no Language but English')).toEqual([2, 2, 3])
    expect(lower('knows none of your Languages')).toEqual([2, 3, 3])
    expect(lower('knows Latin or Greek')).toEqual([3, 3, 2])
  })
})

describe('[M7.2] where an Ally could be played', () => {
  const found = (foundAt: object) => ({ foundAt }) as const
  const allies = [
    ally('Ferryman', 3, found({ publicAttributes: ['Water'] })),
    ally('Townsman', 3, found({ region: 'Massachusetts', subregion: 'Bolton' })),
    ally('Stranger', 3, found({ region: 'Massachusetts', subregion: 'Salem' })),
    ally('Nun', 3, found({ attributes: ['Church'] })),
  ]

  it('is what its box asks for', () => {
    const told = says('Ferry', 'Artifact', 'Each Ally of any player who could be played at a Water Location loses 1.')
    expect(worths(told, { allies })).toEqual([2, 3, 3, 3])
    const here = location('Bolton Pier', {
      region: 'Massachusetts',
      subregion: 'Bolton',
      publicAttributes: ['Water'],
      rules: says('Bolton Pier', 'Location', 'Each Ally of any player who could be played here loses 1.').rules,
    })
    const { state } = two({ story: [here] }, { allies })
    expect(state.play.filter((each) => each.seat === 1).map((each) => currentValue(state, each.card))).toEqual([2, 2, 3, 3])
  })
})

describe('[M1.24] a Tome', () => {
  it('may contain more Spells than so many', () => {
    const spells = ['A', 'B', 'C'].map((each) => card({ title: `Spell ${each}`, type: 'Spell' }))
    const thick = { lay: tome('Thick Book'), bears: spells }
    const thin = { lay: tome('Thin Book') }
    const burns = says('Burns', 'Event', 'Bury one Tome of your opponent that contains more than two Spells.')
    const { state } = two({ hand: [burns] }, { assets: [thin, thick] }).play(burns)
    expect(state.play.map((each) => title(state, each.card))).toEqual(['Thin Book'])
  })
})

describe('[M17.3] players of whom something is so', () => {
  const friend = ally('Friend', 3)

  it('have cards that are meant', () => {
    const told = says('Blister', 'Artifact', 'Allies of players who have a Tome in play lose 1.')
    expect(worths(told, { allies: [friend] })).toEqual([3])
    expect(worths(told, { allies: [friend], assets: [tome('Book')] })).toEqual([2])
  })

  it('are asked before a deed', () => {
    const told = says('Ambush', 'Event', 'Bury one Ally of an opponent who is walking.')
    const aimed = (theirs: SeatSetup) => two({ hand: [told] }, { allies: [friend], ...theirs })
    expect(aimed({}).against(told)).toEqual(['M10.3'])
    const t = aimed({ story: [location('Salem'), bolton], spot: { crosswise: true } }).play(told)
    expect(t.state.play.filter((each) => each.seat === 1)).toEqual([])
  })
})
