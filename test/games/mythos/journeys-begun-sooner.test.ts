/** Journeys that may begin in the Turn of their Event already. */
import { describe, expect, it } from 'vitest'
import type { PrintedCard } from '../../../grammar/card.ts'
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
