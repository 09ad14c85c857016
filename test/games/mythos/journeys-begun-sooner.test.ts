/** Journeys that may begin in the Turn of their Event already, and those that an Event sets out which is none of travel. */
import { describe, expect, it } from 'vitest'
import type { PrintedCard } from '../../../grammar/card.ts'
import { canSurvive } from '../../../src-main/games/mythos/select.ts'
import { location, type SeatSetup } from '../../support/mythos.ts'
import { type Table, table } from '../../support/mythos-table.ts'
import { says } from '../../support/mythos-texts.ts'

const bolton = location('Bolton', { gate: true })
const salem = location('Salem Inn', { subregion: 'Salem' })
const later = 'On a later Turn, play a new Location in the same Region, right-side-up on top of your Story Deck.'
const ship = (more: string): PrintedCard =>
  says('Ship', 'Event', `${later} ${more}`, { subtype: 'Travel by Sea', travel: true, publicAttributes: ['Outside'] })

describe('a journey that may begin sooner', () => {
  const of = (card: PrintedCard, more: Partial<SeatSetup> = {}): Table =>
    table({ seats: [{ story: [bolton], hand: [card, salem], sanity: 10, ...more }, { story: [bolton] }] })

  it('[M6.41, M6.42] costs Sanity in the same Turn, and nothing later', () => {
    const paid = ship('You may lose 1 Sanity point to do this immediately.')
    const now = of(paid).play(paid).chooseWay(1).choosePlay(salem)
    expect([now.story(0), now.sanity[0], now.seat]).toEqual([['Salem Inn', 'Ship', 'Bolton'], 9, 1])
    const waiting = of(paid).play(paid).chooseWay(0)
    expect([waiting.story(0), waiting.sanity[0]]).toEqual([['Ship', 'Bolton'], 10])
    const after = waiting.untilTurnOf(0).offer(paid).choosePlay(salem)
    expect([after.story(0)[0], after.sanity[0]]).toEqual(['Salem Inn', 10])
  })

  it('[M6.41] does so only where its condition is met', () => {
    const night = ship('If it is Night, you may do so on the same Turn instead.')
    const byDay = of(night).play(night)
    expect([byDay.story(0), byDay.seat]).toEqual([['Ship', 'Bolton'], 1])
    const dark = says('Dark', 'Event', 'It is Night.', { subtype: 'Night' })
    const byNight = of(night, { events: [dark] }).play(night)
    expect(byNight.chooseWay(1).choosePlay(salem).story(0)[0]).toBe('Salem Inn')
  })
})

describe('a stay at the end of a journey', () => {
  it('[M6.41, M17.9] begins when one comes there, and not as the journey is set out', () => {
    const flight = ship('You can survive in Space until you leave that Location.')
    const lynn = location('Lynn', { subregion: 'Lynn' })
    const t = table({ seats: [{ story: [bolton], hand: [flight, salem, lynn] }, { story: [bolton] }] }).play(flight)
    const survives = () => canSurvive(t.state, 0, 'Space')
    expect(survives()).toBe(false)
    t.untilTurnOf(0).offer(flight).choosePlay(salem)
    expect([survives(), t.untilTurnOf(0).story(0)[0], survives()]).toEqual([true, 'Salem Inn', true])
    t.play(lynn, 'walk')
    expect(survives()).toBe(false)
  })
})

describe('a journey that no Travel Event sets out', () => {
  it('[M10.10] is still to be made while the Event lies there, which is buried with it', () => {
    const railcar = says('Railcar', 'Event', `${later} Then, Bury this card.`)
    const t = table({ seats: [{ story: [bolton], hand: [railcar, salem] }, { story: [bolton] }] }).play(railcar)
    expect([t.where(railcar), t.story(0)]).toEqual(['event', ['Bolton']])
    t.untilTurnOf(0).offer(railcar).choosePlay(salem)
    expect([t.where(railcar), t.story(0)]).toEqual(['story', ['Salem Inn', 'Bolton', 'Railcar']])
    expect(t.state.players[0]!.offers).toEqual([])
  })
})
