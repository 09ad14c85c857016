/** A Travel Event as the place where somebody is, and one that leads on in the Turn in which it is played. */
import { describe, expect, it } from 'vitest'
import { location } from '../../support/mythos.ts'
import { table } from '../../support/mythos-table.ts'
import { says } from '../../support/mythos-texts.ts'

const bolton = location('Bolton', { gate: true })
const salem = location('Salem Inn', { subregion: 'Salem', sanity: -1 })
const sea = { subtype: 'Travel by Sea', travel: true, publicAttributes: ['Outside'] } as const
const later = 'On a following Turn, play a new Location in the same Region, right-side-up on top of your Story Deck.'
const ship = says('Ship', 'Event', later, sea)

describe('who need not wait for a following Turn', () => {
  const mate = (text: string) => says('Mate', 'Ally', text, { value: 2 })
  const of = (text: string, hand = [ship, salem]) =>
    table({ seats: [{ story: [bolton], hand, allies: [mate(text)], sanity: 10 }, { story: [bolton] }] })
  const soon = 'When you play a Travel by Sea card, you may play the new Location on the same Turn.'

  it('[M6.40, M6.42] travels on in the same Turn, for what the Location costs, or later', () => {
    const now = of(soon).play(ship).chooseWay(1).choosePlay(salem)
    expect([now.story(0), now.sanity[0], now.seat]).toEqual([['Salem Inn', 'Ship', 'Bolton'], 9, 1])
    const waiting = of(soon).play(ship).chooseWay(0)
    expect([waiting.story(0)[0], waiting.seat]).toEqual(['Ship', 1])
    expect(waiting.untilTurnOf(0).offer(ship).choosePlay(salem).story(0)[0]).toBe('Salem Inn')
  })

  it('[M6.40] is asked nothing where there is nowhere to go', () => {
    expect(of(soon, [ship]).play(ship).seat).toBe(1)
  })

  it('[M6.40] flips a card for it', () => {
    const t = of('Flip this card when you play a Travel by Sea card, to play the new Location on that same Turn.').play(ship).yes()
    expect(t.entry('Mate').faceDown).toBe(true)
    expect(t.choosePlay(salem).story(0)[0]).toBe('Salem Inn')
  })

  it('[M6.40] may be so where the Event is played alone', () => {
    const dock = says('Dock', 'Location', 'If you play a Travel by Sea Event from here, you may immediately play the new Location.', {
      region: 'Lovecraft Country',
      subregion: 'Arkham',
    })
    const from = (story: (typeof bolton)[]) => table({ seats: [{ story, hand: [ship, salem] }, { story: [bolton] }] }).play(ship)
    expect(from([dock]).chooseWay(1).choosePlay(salem).story(0)).toEqual(['Salem Inn', 'Ship', 'Dock'])
    expect(from([bolton, dock]).seat).toBe(1)
  })

  it('[M6.40, M9.30] may be what a Spell does', () => {
    const whistle = says('Whistle', 'Event', 'Play a Travel by Sea card and its new Location on the same Turn.')
    const t = table({ seats: [{ story: [bolton], hand: [whistle, ship, salem] }, { story: [bolton] }] }).play(whistle)
    expect(t.choosePlay(ship).choosePlay(salem).story(0).slice(0, 2)).toEqual(['Salem Inn', 'Ship'])
  })
})

describe('who is at sea', () => {
  const aboard = { story: [ship, bolton] }

  it('[M6.39] is struck by what befalls those who are', () => {
    const squall = says('Squall', 'Event', 'Those already at sea lose 2 Sanity points.')
    const t = table({
      seats: [
        { story: [bolton], hand: [squall], sanity: 10 },
        { ...aboard, sanity: 10 },
      ],
    }).play(squall)
    expect(t.sanity).toEqual([10, 8])
  })

  it('[M2.21, M6.39] loses no Sanity there', () => {
    const star = says('Star', 'Event', 'No Investigator loses Sanity while at sea.', { subtype: 'Star' })
    const dread = says('Dread', 'Event', 'Each player loses 2 Sanity.')
    const t = table({
      seats: [
        { story: [bolton], hand: [dread], events: [star], sanity: 10 },
        { ...aboard, sanity: 10 },
      ],
    })
    expect(t.play(dread).sanity).toEqual([8, 10])
  })

  it('[M6.45, M10.26] goes ashore on foot alone where no Location may be played on top', () => {
    const calm = says('Calm', 'Event', 'No Location may be played on top of a Travel by Sea card.', { subtype: 'Storm' })
    const lynn = location('Lynn', { subregion: 'Lynn' })
    const t = table({
      seats: [
        { story: [bolton], hand: [ship, lynn] },
        { story: [bolton], events: [calm] },
      ],
    })
      .play(ship)
      .untilTurnOf(0)
    expect(t.offers('take offer', ship)).toBe(false)
    expect(t.play(lynn, 'walk').story(0)).toEqual(['Lynn', 'Bolton'])
  })
})
