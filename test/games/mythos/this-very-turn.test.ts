/** What is lost at the beginning of a Turn is that Turn: nothing is played on it, and the next one is taken as ever. */
import { describe, expect, it } from 'vitest'
import { location } from '../../support/mythos.ts'
import { table } from '../../support/mythos-table.ts'
import { says } from '../../support/mythos-texts.ts'

const home = location('Home', { attributes: ['City'] })
const fields = says('Poppy Fields', 'Location', 'If you begin a Turn here, lose that Turn and gain 1 Sanity.')
const idle = (title: string) => says(title, 'Event', 'Draw one card.')

describe('[M5.14, M5.22] the Turn that begins is lost', () => {
  it('as often as one begins there, and gains each time', () => {
    const t = table({
      seats: [
        { story: [fields], sanity: 10, hand: [idle('First')] },
        { story: [home], sanity: 10, hand: [idle('Third'), idle('Fourth')] },
      ],
      current: 1,
    })
    t.play('Third')
    expect([t.seat, t.sanity, t.events.map(({ was }) => was).includes('lost turn')]).toEqual([1, [11, 10], true])
    t.play('Fourth')
    expect([t.seat, t.sanity]).toEqual([1, [12, 10]])
  })

  it('is no Pass, and voids the one that stood', () => {
    const t = table({
      seats: [
        { story: [fields], sanity: 10, player: { passes: 1 } },
        { story: [home], sanity: 10, hand: [idle('Third')] },
      ],
      current: 1,
    })
    t.play('Third')
    expect([t.seat, t.state.players[0]!.passes]).toEqual([1, 0])
  })
})
