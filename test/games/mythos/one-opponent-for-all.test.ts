/** Whom an Event means throughout, what must lie on top, and who is found where one has come. */
import { describe, expect, it } from 'vitest'
import { knownWords } from '../../../grammar/link.ts'
import { ally, card, location } from '../../support/mythos.ts'
import { table } from '../../support/mythos-table.ts'
import { saying } from '../../support/mythos-texts.ts'
import { two } from '../../support/two-places.ts'

const says = saying(knownWords([]))
const quay = () => location('Quay', { subregion: 'Salem', publicAttributes: ['Water'] })
const moor = () => location('Moor', { subregion: 'Dunwich', attributes: ['Country'] })

describe('[M17.26] an Event names one opponent', () => {
  it('for all that it does, also where what it asked of him is so no more', () => {
    const trap = says(
      'Trap',
      'Event',
      'Your opponent must Bury one Ally if he or she has no more than one Ally in play. If you are at a Country Location, your opponent loses 2 Sanity.',
    )
    const t = table({
      seats: [
        { story: [moor()], hand: [trap], sanity: 10 },
        { story: [quay()], allies: [ally('Mate', 1)], sanity: 10 },
        { story: [quay()], allies: [ally('Cook', 1)], sanity: 10 },
      ],
    }).play(trap)
    t.choosePlayer(2)
    expect(t.question?.ask).toBe('what to play')
    expect(t.where('Cook')).toBe('story')
    expect(t.sanity).toEqual([10, 10, 8])
  })
})

describe('[M10.3] a card on top of a Story Deck', () => {
  const iceberg = () =>
    says(
      'Iceberg',
      'Event',
      "Bury a Travel by Sea card on top of opponent's Story Deck. Your opponent must Discard one Ally. Then, Bury this card.",
    )
  const liner = card({ title: 'Liner', type: 'Event', subtype: 'Travel by Sea', travel: true })

  it('is what the Event is played on, and not one that lies below', () => {
    const event = iceberg()
    const aboard = two({ hand: [event] }, { story: [liner, quay()], allies: [ally('Mate', 1)] })
    expect(aboard.play(event).where('Mate')).toBe('discard')
    const ashore = two({ hand: [event] }, { story: [quay(), liner], allies: [ally('Mate', 1)] })
    expect(ashore.against(event)).not.toEqual([])
  })
})

describe('[M6.43] who is found at the new Location', () => {
  const ferry = () =>
    says(
      'Ferry',
      'Event',
      'Immediately play a new Location in the same Region right-side-up on top of your Story Deck. You may also immediately play one Ally from that Location.',
      {
        subtype: 'Travel by Sea',
        travel: true,
      },
    )
  const mate = ally('Mate', 1, { subregion: 'Salem' })
  const town = quay()

  it('is played where one has come there', () => {
    const event = ferry()
    const t = two({ story: [moor()], hand: [event, town, mate] }).play(event)
    expect(t.question?.ask).toBe('which play')
    t.choosePlay(town)
    if (t.question?.ask === 'which way') t.chooseWay(0)
    expect(t.question?.ask).toBe('which play')
    t.choosePlay(mate)
    expect(t.where('Mate')).toBe('ally')
  })

  it('and not where the Event stays alone', () => {
    const event = ferry()
    const t = two({ story: [moor()], hand: [event, town, mate] }).play(event)
    t.done()
    expect(t.question?.ask).toBe('what to play')
    expect(t.where('Mate')).toBe('hand')
  })
})
