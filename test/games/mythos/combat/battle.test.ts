/** Battles: the Cosmic Battle, Allies, Assault, loss (M14.29 to M14.80) and the examples about them. */
import { describe, expect } from 'vitest'
import { ally, monster, sanityOf, told } from '../../../support/mythos.ts'
import { rule } from '../../../support/rule.ts'
import { fight } from './fight.ts'

describe('the Cosmic Battle', () => {
  rule('MX73, M14.39, M14.47, M14.73, M14.81', 'the lower total loses the difference, and all Monsters are buried', () => {
    const serpent = monster('Serpent People', 3)
    const played = fight({
      seats: [
        { sanity: 10, threat: [serpent, serpent, monster('Man of Leng', 1)] },
        { sanity: 10, threat: [monster('Minion of Karakal', 3), monster('Mi-Go', 2)] },
      ],
    })
    expect(told(played.events, 'cosmic battle')).toEqual([{ a: 0, b: 1, totals: [7, 5] }])
    expect(sanityOf(played.state)).toEqual([10, 8])
    expect(played.state.play).toEqual([])
    expect(played.state.players.map((each) => each.story.length)).toEqual([3, 2])
  })
})
