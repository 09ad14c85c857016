/** One thing done, or what befalls an opponent: who plays the card chooses (M17.25). */
import { describe, expect, it } from 'vitest'
import { knownWords } from '../../../grammar/link.ts'
import { ally, location } from '../../support/mythos.ts'
import { table } from '../../support/mythos-table.ts'
import { saying } from '../../support/mythos-texts.ts'

const says = saying(knownWords([]))
const friend = ally('Friend', 2)
const spare = ally('Spare', 1)
const moor = () => location('Moor', { subregion: 'Dunwich', attributes: ['Country'] })
const played = (text: string) => {
  const deed = says('Knot', 'Event', text)
  const seats = [
    { story: [moor()], hand: [deed], sanity: 10 },
    { story: [moor()], hand: [friend], sanity: 10 },
  ]
  return table({ seats: [{ ...seats[0]!, deck: [spare] }, seats[1]!] }).play(deed)
}

describe('[M17.25] the one, or what befalls him', () => {
  const bars = 'Draw one card, or your opponent may not play an Ally on his or her next Turn.'

  it('bars the opponent alone, and for his next Turn', () => {
    expect(played(bars).chooseWay(1).ways(friend)).toEqual([])
  })

  it('bars nothing where the other was chosen', () => {
    const t = played(bars).chooseWay(0)
    expect(t.hand(0)).toEqual(['Spare'])
    expect(t.ways(friend)).not.toEqual([])
  })

  it('costs one side Sanity, or none', () => {
    const costs = 'Draw one card, or your opponent loses 2 Sanity.'
    expect(played(costs).chooseWay(1).sanity).toEqual([10, 8])
    expect(played(costs).chooseWay(0).sanity).toEqual([10, 10])
  })
})
