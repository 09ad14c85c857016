/**
 * Cthulhu Dice as fast as it gets: numbers in place, no positions, no log.
 *
 * The limit for the bench, and a second reading of the rules: with the same
 * luck and the same choices it must end as the game proper does, which a test
 * of Cthulhu Dice checks.
 */
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus'
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator'
import type { Rng } from '../../../src-main/engine/random.ts'

export interface End {
  readonly sanity: readonly number[]
  readonly pool: number
  readonly moves: number
}

/** 0 Yellow Sign, 1 Tentacle, 2 Elder Sign, 3 Cthulhu, 4 the Eye. */
const die = [0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 3, 4]

/** One match of the basic game with random players; `dice` is the match's luck, `choices` theirs. */
export function bareMatch(players: number, dice: Rng, choices: Rng): End {
  const luck = xoroshiro128plusFromState(dice)
  const will = xoroshiro128plusFromState(choices)
  const table = { sanity: new Array<number>(players).fill(3), pool: 0, moves: 0 }
  const { sanity } = table
  let caster = uniformInt(luck, 0, players - 1)
  for (;;) {
    let others = 0
    for (let each = 0; each < players; each++) if (each !== caster && sanity[each]! > 0) others++
    let skip = uniformInt(will, 0, others - 1)
    let victim = 0
    while (victim === caster || sanity[victim] === 0 || skip-- > 0) victim++
    table.moves++
    roll(table, luck, will, caster, victim, caster)
    roll(table, luck, will, caster, victim, victim)
    let sane = 0
    for (let each = 0; each < players; each++) if (sanity[each]! > 0) sane++
    if (sane < 2) return table
    caster = (caster + 1) % players
  }
}

function roll(
  table: { sanity: number[]; pool: number; moves: number },
  luck: RandomGenerator,
  will: RandomGenerator,
  caster: number,
  victim: number,
  roller: number,
): void {
  const { sanity } = table
  let face = die[uniformInt(luck, 0, 11)]!
  if (face === 4) {
    face = uniformInt(will, 0, 3)
    table.moves++
  }
  const target = roller === caster ? victim : caster
  if (face === 0 && sanity[target]! > 0) {
    sanity[target]!--
    table.pool++
  } else if (face === 1 && sanity[victim]! > 0) {
    sanity[victim]!--
    if (sanity[caster]! > 0) sanity[caster]!++
    else table.pool++
  } else if (face === 2 && table.pool > 0) {
    table.pool--
    sanity[roller]!++
  } else if (face === 3) {
    for (let each = 0; each < sanity.length; each++) {
      if (sanity[each]! > 0) {
        sanity[each]!--
        table.pool++
      }
    }
  }
}
