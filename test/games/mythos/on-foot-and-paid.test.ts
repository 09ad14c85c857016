/** Arriving on foot: what is heard of it as one's Turn, and what others must be given for it. */
import { describe, expect, it } from 'vitest'
import { ally, location } from '../../support/mythos.ts'
import { table } from '../../support/mythos-table.ts'
import { says } from '../../support/mythos-texts.ts'

const bolton = location('Bolton', { attributes: ['City'] })
const quay = location('Quay', { attributes: ['City'] })
const elsewhere = location('Elsewhere', { subregion: 'Salem' })
const guide = ally('Guide', 1)

describe('a crosswise Location that is turned right-side-up', () => {
  it('[M6.27] is arrived at on foot, as a Turn or by what a card does', () => {
    const scout = says('Scout', 'Ally', 'When you rotate a crosswise Location as your Turn, gain 1 Sanity.')
    const walker = says('Walker', 'Ally', 'When you rotate a crosswise Location right-side-up, gain 1 Sanity.')
    const horse = says('Horse', 'Event', 'Turn your crosswise Location right-side-up.')
    const of = (who: typeof scout) =>
      table({
        seats: [{ story: [quay, bolton], spot: { crosswise: true }, allies: [who], hand: [horse], sanity: 9 }, { story: [elsewhere] }],
      })
    expect(of(scout).arrive().sanity[0]).toBe(10)
    expect(of(walker).arrive().sanity[0]).toBe(10)
    expect(of(scout).play(horse).sanity[0]).toBe(9)
    expect(of(walker).play(horse).sanity[0]).toBe(10)
  })

  it('[M2.23] costs the cards that a text asks of whoever does so, and is not turned without them', () => {
    const blizzard = {
      ...says('Blizzard', 'Event', 'Each player must discard one card from Hand to rotate a crosswise Location.'),
      subtype: 'Storm',
    }
    const of = (hand: readonly (typeof guide)[]) =>
      table({
        seats: [
          { story: [quay, bolton], spot: { crosswise: true }, hand: [...hand] },
          { story: [elsewhere], events: [blizzard] },
        ],
      })
    expect(of([]).offers('arrive')).toBe(false)
    const t = of([guide, ally('Friend', 1)])
      .arrive()
      .choose('Guide')
    expect(t.discard(0)).toEqual(['Guide'])
    expect(t.state.players[0]!.spot).toMatchObject({ crosswise: false })
  })
})
