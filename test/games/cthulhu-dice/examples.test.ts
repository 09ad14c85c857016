/** The worked examples of the rules, played through. */
import { describe, expect, test } from 'vitest'
import { below, seeded } from '../../../src-main/engine/random.ts'
import { die, type Face, type Result } from '../../../src-main/games/cthulhu-dice/game.ts'
import { rule } from '../../support/rule.ts'
import { choose, curse, outcome, position, turn } from './position.ts'

describe('worked examples', () => {
  rule('CD-X1', 'a Tentacle in answer feeds the Caster', () => {
    const after = turn(position({ sanity: [3, 3, 3], pool: 0 }), ['yellow sign', 'tentacle'], curse(1))
    expect(after).toMatchObject({ tokens: { sanity: [4, 1, 3], pool: 1 }, caster: 1 })
    expect(outcome(after)).toBeUndefined()
  })

  rule('CD-X2', 'a mad Caster keeps nothing and loses nothing', () => {
    const after = turn(position({ sanity: [0, 2, 3], pool: 4 }), ['tentacle', 'yellow sign'], curse(1))
    expect(after.tokens).toEqual({ sanity: [0, 1, 3], pool: 5 })
    expect(outcome(after)).toBeUndefined()
  })

  rule('CD-X3', 'an Elder Sign finds the pool empty', () => {
    const after = turn(position({ sanity: [3, 3, 3], pool: 0, caster: 1 }), ['elder sign', 'cthulhu'], curse(2))
    expect(after).toMatchObject({ tokens: { sanity: [2, 2, 2], pool: 3 }, caster: 2 })
  })

  rule('CD-X4', 'one sane player in the middle of a turn has not won', () => {
    const after = turn(position({ sanity: [1, 1, 0], pool: 7 }), ['yellow sign', 'elder sign'], curse(1))
    expect(after.tokens).toEqual({ sanity: [1, 1, 0], pool: 7 })
    expect(outcome(after)).toBeUndefined()
  })

  rule('CD-X5', 'Cthulhu takes the last of both', () => {
    const after = turn(position({ sanity: [1, 1], pool: 4 }), ['cthulhu', 'yellow sign'], curse(1))
    expect(after.tokens).toEqual({ sanity: [0, 0], pool: 6 })
    expect(outcome(after)?.scores).toEqual([0, 0])
  })

  rule('CD-X6', 'a player wins without having rolled', () => {
    const after = turn(position({ sanity: [2, 1, 0, 0], pool: 9, caster: 2 }), ['yellow sign', 'tentacle'], curse(0))
    expect(after.tokens).toEqual({ sanity: [0, 1, 0, 0], pool: 11 })
    expect(outcome(after)?.scores).toEqual([0, 1, 0, 0])
  })

  rule('CD-X7', 'a Caster gone mad in its turn steals for Cthulhu', () => {
    const after = turn(position({ sanity: [1, 2, 1], pool: 5 }), ['cthulhu', 'tentacle'], curse(1))
    expect(after.tokens).toEqual({ sanity: [0, 0, 0], pool: 9 })
    expect(outcome(after)?.scores).toEqual([0, 0, 0])
  })

  rule('CD-X8', 'a mad Victim takes the Caster along', () => {
    const after = turn(position({ sanity: [1, 1, 0], pool: 7 }), ['yellow sign', 'yellow sign'], curse(1))
    expect(after.tokens).toEqual({ sanity: [0, 0, 0], pool: 9 })
    expect(outcome(after)?.scores).toEqual([0, 0, 0])
  })

  rule('CD-X9', 'a cult wins by cursing its own', () => {
    const start = position({ sanity: [2, 1, 2, 1], pool: 6, players: 2 })
    const seen = turn(start, ['yellow sign', 'eye'], curse(2))
    expect(seen.tokens).toEqual({ sanity: [2, 1, 1, 1], pool: 7 })
    const after = turn(start, ['yellow sign', 'eye'], curse(2), choose('cthulhu'))
    expect(after.tokens).toEqual({ sanity: [1, 0, 0, 0], pool: 11 })
    expect(outcome(after)?.scores).toEqual([1, 0])
  })

  rule('CD-X10', 'the die has five Yellow Signs, four Tentacles, and one of each other face', () => {
    const shares: Record<Face, number> = { 'yellow sign': 5, tentacle: 4, 'elder sign': 1, cthulhu: 1, eye: 1 }
    for (const [face, share] of Object.entries(shares)) expect(die.filter((each) => each === face)).toHaveLength(share)
    expect(die).toHaveLength(12)
  })
})

test('[CD-X10] the die falls as its faces are numbered', () => {
  const rolls = 24_000
  const seen = new Map<Face, number>()
  let rng = seeded(7)
  for (let roll = 0; roll < rolls; roll++) {
    let at: number
    ;[at, rng] = below(rng, die.length)
    seen.set(die[at]!, (seen.get(die[at]!) ?? 0) + 1)
  }
  const shares: [Result | 'eye', number][] = [
    ['yellow sign', 5],
    ['tentacle', 4],
    ['elder sign', 1],
    ['cthulhu', 1],
    ['eye', 1],
  ]
  // Pearson's chi-squared with four degrees of freedom: 18.5 is passed by one fair die in a thousand.
  const chi = shares.reduce((sum, [face, share]) => sum + ((seen.get(face) ?? 0) - (rolls * share) / 12) ** 2 / ((rolls * share) / 12), 0)
  expect(chi).toBeLessThan(18.5)
})
