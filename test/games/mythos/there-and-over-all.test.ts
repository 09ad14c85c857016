/** What is done where another Turn's journey leads, and what an Event over all players lets each of them do. */
import { describe, expect } from 'vitest'
import { location, monster, type SeatSetup } from '../../support/mythos.ts'
import { type Table, table } from '../../support/mythos-table.ts'
import { says } from '../../support/mythos-texts.ts'
import { rule } from '../../support/rule.ts'

const bolton = location('Bolton', { gate: true })
const salem = location('Salem Inn', { subregion: 'Salem' })
const later = 'On a following Turn, play a new Location in the same Region, right-side-up on top of your Story Deck.'
const ship = (more: string) =>
  says('Ship', 'Event', `${later} ${more}`, { subtype: 'Travel by Sea', travel: true, publicAttributes: ['Outside'] })

describe('what is done on the other Turn of a journey', () => {
  const of = (face: ReturnType<typeof ship>, more: Partial<SeatSetup> = {}): Table =>
    table({ seats: [{ story: [bolton], hand: [face, salem, monster('Filler', 1)], sanity: 10, ...more }, { story: [bolton] }] })

  rule('M6.41', 'comes once it has led there, and not as it is set out', () => {
    const face = ship('Then, lose 1 Sanity point.')
    const waiting = of(face).play(face)
    expect([waiting.story(0)[0], waiting.sanity[0]]).toEqual(['Ship', 10])
    const there = waiting.untilTurnOf(0).offer(face).choosePlay(salem)
    expect([there.story(0)[0], there.sanity[0]]).toEqual(['Salem Inn', 9])
  })
})

describe('an Event over all players', () => {
  const stars = says('Stars', 'Event', 'Ghouls may be played without a Gate.', { subtype: 'Star' })
  const ghoul = monster('Ghoul', 2)
  const field = location('Field', { gate: false })

  rule('M10.25', 'lets each of them do what it allows', () => {
    const t = table({
      seats: [
        { story: [field], hand: [ghoul], events: [stars] },
        { story: [field], hand: [ghoul] },
      ],
    })
    expect([0, 1].map((seat) => t.untilTurnOf(seat).offers('play', 'Ghoul'))).toEqual([true, true])
  })
})

describe('a Hand changed for as many cards', () => {
  const dawn = says('Dawn', 'Event', 'Each player must Discard his or her hand and draw as many cards.', { subtype: 'Day' })
  const cards = (name: string, n: number) => Array.from({ length: n }, (_, at) => monster(`${name} ${at}`, 1))

  rule('M17.25', 'counts the Hand of each by itself', () => {
    const t = table({
      seats: [
        { story: [bolton], hand: [dawn, ...cards('Mine', 2)], deck: cards('New', 9) },
        { story: [salem], hand: cards('Theirs', 4), deck: cards('Fresh', 9) },
      ],
    }).play('Dawn')
    expect([t.hand(0).length, t.hand(1).length]).toEqual([2, 4])
    expect([...t.hand(0), ...t.hand(1)].some((each) => /Mine|Theirs/.test(each))).toBe(false)
  })
})
