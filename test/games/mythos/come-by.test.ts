/** By what one has come to a place: what is done for it on arrival, and what one is spared there. */
import { describe, expect, it } from 'vitest'
import { ally, location, monster, type SeatSetup } from '../../support/mythos.ts'
import { type Table, table } from '../../support/mythos-table.ts'
import { says } from '../../support/mythos-texts.ts'

const bolton = location('Bolton', { attributes: ['City'] })
const lynn = location('Lynn', { attributes: ['City'], sanity: -2 })
const port = says('Port', 'Location', 'When you arrive here, if you came by Sea, draw one card.')
const harbour = location('Harbour', { attributes: ['City'], rules: port.rules })
const ship = says('Ship', 'Event', 'On a later Turn, play a new Location in the same Region, right-side-up on top of your Story Deck.', {
  subtype: 'Travel by Sea',
  travel: true,
  publicAttributes: ['Outside'],
})

const of = (more: Partial<SeatSetup>): Table =>
  table({ seats: [{ story: [bolton], deck: [monster('Ghoul', 1)], sanity: 10, ...more }, { story: [bolton] }] })
const bySea = (t: Table, title: typeof lynn): Table => t.play(ship).untilTurnOf(0).offer(ship).choosePlay(title)

describe('what is done for those who came by Sea', () => {
  it('[M6.48] is asked of the card right below', () => {
    const sailed = bySea(of({ hand: [ship, harbour] }), harbour)
    expect([sailed.story(0), sailed.hand(0)]).toEqual([['Harbour', 'Ship', 'Bolton'], ['Ghoul']])
  })

  it('[M6.48] is not done for those who walked', () => {
    const walked = of({ hand: [harbour], story: [bolton, ship] }).play(harbour)
    expect([walked.story(0)[0], walked.hand(0)]).toEqual(['Harbour', []])
  })
})

describe('what one is spared at Locations that one reaches by Sea', () => {
  const pilot = { ...says('Pilot', 'Ally', 'Do not pay the Sanity cost of any Location that you reach by Sea.'), value: 1 }

  it('[M2.20, M2.28] is their cost, and no cost of those one walks to', () => {
    expect(bySea(of({ hand: [ship, lynn], allies: [pilot] }), lynn).sanity[0]).toBe(10)
    expect(bySea(of({ hand: [ship, lynn], allies: [ally('Friend', 1)] }), lynn).sanity[0]).toBe(8)
    expect(of({ hand: [lynn], allies: [pilot] }).play(lynn).sanity[0]).toBe(8)
  })
})

describe('what a Location costs that one is led to at once', () => {
  const leap = says(
    'Leap',
    'Event',
    'Play a new Location in the same Region right-side-up on top of your Story Deck. You may pay 1 Sanity instead of its Sanity cost.',
    { subtype: 'Travel by Cats', travel: true, publicAttributes: ['Outside'] },
  )
  const leapt = (way: number): Table =>
    of({ hand: [leap, lynn] })
      .play(leap)
      .chooseWay(way)
      .choosePlay(lynn)

  it('[M6.42] may be paid, or bought off', () => {
    expect([leapt(0).story(0)[0], leapt(0).sanity[0]]).toEqual(['Lynn', 8])
    expect([leapt(1).story(0)[0], leapt(1).sanity[0]]).toEqual(['Lynn', 9])
  })
})

describe('what befalls those who come to where you are', () => {
  const inn = says('Inn', 'Location', 'When an opponent arrives here, he loses 2 Sanity.')
  const haunted = location('Inn', { attributes: ['City'], rules: inn.rules })
  const plain = location('Inn', { attributes: ['City'] })
  const comes = (mine: typeof lynn): Table =>
    table({
      seats: [
        { story: [mine], hand: [monster('Ghoul', 1)] },
        { story: [bolton], hand: [plain], sanity: 10 },
      ],
    })
      .untilTurnOf(1)
      .play('Inn')

  it('[M6.5] is done while yours is the same place', () => {
    expect(comes(haunted).sanity[1]).toBe(8)
    expect(comes(lynn).sanity[1]).toBe(10)
  })
})
