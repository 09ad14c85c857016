/** Artifacts that are used, Sanity that turns, copies that are counted, and who stays longer: read from words, and played. */
import { describe, expect, it } from 'vitest'
import type { PrintedCard } from '../../../grammar/card.ts'
import { card, location, monster, type SeatSetup } from '../../support/mythos.ts'
import { type Table, table } from '../../support/mythos-table.ts'
import { says } from '../../support/mythos-texts.ts'

const bolton = location('Bolton', { gate: true, attributes: ['City'] })
const quay = location('Quay', { subregion: 'Salem', publicAttributes: ['Water'] })
const two = (mine: SeatSetup, theirs: SeatSetup = {}): Table =>
  table({
    seats: [
      { story: [bolton], sanity: 10, ...mine },
      { story: [quay], sanity: 10, ...theirs },
    ],
  })

describe('[M8.6] the use of an Artifact', () => {
  const lamp = says('Lamp', 'Artifact', 'As your Turn, flip this card and gain 2 Sanity.')

  it('is a moment for those who speak of it', () => {
    const fear = says('Fear', 'Event', 'Lose 1 Sanity each time you play or use an Artifact.', { subtype: 'Phobia' })
    expect(two({ assets: [lamp], events: [fear] }).use(lamp).sanity).toEqual([11, 10])
    expect(two({ assets: [lamp] }, { events: [fear] }).use(lamp).sanity).toEqual([12, 10])
    const bell = card({ title: 'Bell', type: 'Artifact', anyDimension: true, attributes: [], rules: [] })
    expect(two({ hand: [bell], events: [fear], story: [location('Shop', { attributes: ['Artifact'] })] }).play(bell).sanity).toEqual([
      9, 10,
    ])
  })

  it('is another moment than the use of an Ally', () => {
    const watch = says('Watch', 'Ally', 'When any player uses an Artifact, he loses 1 Sanity.', { value: 1 })
    const scholar = says('Scholar', 'Ally', 'As your Turn, gain 2 Sanity.', { value: 1 })
    expect(two({ assets: [lamp], allies: [watch] }).use(lamp).sanity).toEqual([11, 10])
    expect(two({ allies: [watch, scholar] }).use(scholar).sanity).toEqual([12, 10])
  })

  it('may be forbidden where its player is', () => {
    const dark = says('Dark', 'Event', 'No Artifact may be used at City Locations.')
    const uses = (story: PrintedCard) => two({ story: [story], assets: [lamp], events: [dark] }).legal.some((each) => each.do === 'use')
    expect([uses(bolton), uses(location('Fields', { attributes: ['Country'] }))]).toEqual([false, true])
  })
})

describe('[M2.13] Sanity that turns', () => {
  it('is lost instead of gained', () => {
    const doom = says('Doom', 'Event', 'All Sanity gains are losses instead.')
    const rest = says('Rest', 'Event', 'Gain 3 Sanity.')
    const pain = says('Pain', 'Event', 'Lose 2 Sanity.')
    expect(two({ hand: [rest], events: [doom] }).play(rest).sanity).toEqual([7, 10])
    expect(two({ hand: [pain], events: [doom] }).play(pain).sanity).toEqual([8, 10])
  })

  it('is a loss for those who hear of losses', () => {
    const doom = says('Doom', 'Event', 'All Sanity gains are losses instead.')
    const grief = says('Grief', 'Event', 'When you lose Sanity, your opponent loses 1 Sanity.')
    const rest = says('Rest', 'Event', 'Gain 3 Sanity.')
    expect(two({ hand: [rest], events: [doom, grief] }).play(rest).sanity).toEqual([7, 9])
  })
})

describe('[M7.8] copies of an Ally', () => {
  const text = 'You may have up to two copies of this card in play. Each adds 1 to its value for each other Twin you have in play.'
  const twin = (): PrintedCard => says('Twin', 'Ally', text, { value: 1 })

  it('are no more than its text says', () => {
    const open = (allies: number): boolean => {
      const one = twin()
      return two({ hand: [one], allies: Array.from({ length: allies }, twin) }).legal.some((each) => each.do === 'play')
    }
    expect([open(0), open(1), open(2)]).toEqual([true, true, false])
  })
})

describe('[M11.56] a Great Old One', () => {
  const god = (title: string) => monster(title, 3, { subtype: 'Great Old One', goo: true })

  it('stays longer, whoever has played it', () => {
    const hymn = says('Hymn', 'Event', 'Any one Great Old One in play remains for one additional Round.')
    const t = two({ hand: [hymn] }, { goo: [god('Old One')] })
    const before = t.state.play.find((each) => each.area === 'goo')!.round
    expect(t.play(hymn).state.play.find((each) => each.area === 'goo')!.round).toBe(before + 1)
  })

  it('stays as it is where only others are meant', () => {
    const call = says('Call', 'Event', 'Keep your Great Old One in play for one more Round.')
    const t = two({ hand: [call] }, { goo: [god('Old One')] })
    const before = t.state.play.find((each) => each.area === 'goo')!.round
    expect(t.play(call).state.play.find((each) => each.area === 'goo')!.round).toBe(before)
  })
})

describe('[M17.27] what befalls each as he is', () => {
  it('is told by the Sanity that each of them has', () => {
    const scream = says('Scream', 'Event', 'Each player with 12 or more Sanity loses 3, those with 8 to 11 lose 2, and any others lose 1.')
    expect(two({ hand: [scream], sanity: 5 }, { sanity: 12 }).play(scream).sanity).toEqual([4, 9])
    expect(two({ hand: [scream], sanity: 11 }, { sanity: 8 }).play(scream).sanity).toEqual([9, 6])
  })

  it('is the one thing or the other, as the card is that is chosen', () => {
    const curse = says('Curse', 'Event', "Flip one opponent's Ally face-down. If the Ally is a Priest, bury it instead.")
    const theirs = (ally: PrintedCard) => two({ hand: [curse] }, { allies: [ally] }).play(curse)
    const friend = card({ title: 'Friend', type: 'Ally', value: 1, rules: [] })
    const priest = card({ title: 'Father', type: 'Ally', value: 1, attributes: ['Priest'], rules: [] })
    expect([theirs(friend).where('Friend'), theirs(priest).where('Father')]).toEqual(['ally', 'story'])
  })

  it('reaches him who does what is told, and him alone', () => {
    const veil = says('Veil', 'Event', 'Each player who plays a Storm Event must bury one Ally.')
    const book = card({ title: 'Gale', type: 'Event', subtype: 'Storm', anyDimension: true, rules: [] })
    const ally = (title: string) => card({ title, type: 'Ally', value: 1, rules: [] })
    const t = two({ hand: [book], events: [veil], allies: [ally('Mine')] }, { allies: [ally('Theirs')] })
    const play = t.legal.find((each) => each.do === 'play')
    expect(play).toBeDefined()
    const after = t.take(play!)
    expect([after.where('Mine'), after.where('Theirs')]).toEqual(['story', 'ally'])
  })
})
