/** What was buried or lost since one's last Turn, and Gates that were used: read from words, and played. */
import { describe, expect, it } from 'vitest'
import { knownWords } from '../../../grammar/link.ts'
import { ally, monster } from '../../support/mythos.ts'
import { table } from '../../support/mythos-table.ts'
import { saying } from '../../support/mythos-texts.ts'
import { bolton, quay } from '../../support/two-places.ts'

const says = saying(knownWords([]))
const guard = ally('Guard', 1)

describe('what was lost of late', () => {
  const strike = says('Strike', 'Event', 'Bury one Ally of your opponent.')
  const idle = says('Idle', 'Event', 'Each player loses 1 Sanity.')
  /** Sanity of the second player once both have had their Turns, and he plays this one at the end. */
  const left = (text: string, turns: number) => {
    const grief = says('Grief', 'Event', `Each player loses 1 Sanity. ${text}`)
    const t = table({
      seats: [
        { story: [bolton], hand: [strike, idle, idle] },
        { story: [quay], hand: [idle, grief], allies: [guard], sanity: 12 },
      ],
    }).play(strike)
    for (let each = 0; each < turns; each++) t.play(idle)
    return t.play(grief).sanity[1]
  }

  it('is asked from the last Turn on', () => {
    const since = 'If one of your Allies was Buried since your last Turn, lose 5 Sanity.'
    expect([left(since, 0), left(since, 2)]).toEqual([6, 9])
    const round = 'If one of your Allies was Buried this Round, lose 5 Sanity.'
    expect([left(round, 0), left(round, 2)]).toEqual([6, 4])
  })

  it('is told by where it went', () => {
    expect(left('If one of your Allies was Discarded this Round, lose 5 Sanity.', 0)).toBe(11)
    expect(left('If an Ally of yours was lost this Round, lose 5 Sanity.', 0)).toBe(6)
  })
})

describe('a Gate', () => {
  it('was used in this Round, or was not', () => {
    const proud = says('Proud', 'Event', 'Each player loses 1 Sanity. If you have used a Gate this Round, lose 5 Sanity.')
    const beast = monster('Beast', 1)
    const t = table({
      seats: [
        { story: [bolton], hand: [beast, proud, proud], sanity: 20 },
        { story: [quay], hand: [monster('Filler', 1)] },
      ],
    })
    expect(t.play(proud).sanity[0]).toBe(19)
    t.untilTurnOf(0).play('Beast', 'monster').untilTurnOf(0)
    expect(t.play(proud).sanity[0]).toBe(13)
  })
})
