/**
 * The chances of everybody at every position of a circle of cultists, found by value iteration: everybody always does what
 * serves the own chance best, until nothing changes any more. What results do is the game's own rule (`suffered`) and is
 * not written down twice. That a match ends after a thousand turns [CD-32] is left out: hardly one in a billion gets that
 * far.
 *
 * Note [Why among more than two it is not quite exact]: between two sides what serves one harms the other, and there is one
 * answer. Among more, whoever hardly cares decides who else wins, and best answers to best answers run in circles. There
 * everybody is taken to choose by lot, the better choice the likelier: by `care`, so that a choice that costs five hundredths
 * is hardly ever made. That settles, and in one way. No decision costs its player as much as one in a hundred, nor do all of
 * a match together: whoever answered best to all others throughout would win 0.5 % more matches among three, 0.9 % among five.
 */
import { type Cultist, die, type Face, type Result, suffered } from './game.ts'
import { positionsOf } from './positions.ts'

/** How much worse a choice must be to be made e times less often, among more than two; and how far a sweep goes at once. */
const care = 0.01
const pace = 0.8

/** Changes below this are none: between two sides; and among more, where no chance is as sure as that. */
const settled = 1e-6
const settledAmongMany = 1e-4
/** Chances that differ by less are equal. */
const equal = 1e-9
/** More sweeps than it ever takes; should they not do, nothing is said rather than something wrong. */
const mostSweeps = 2_000

/** So many positions are done in a few thousandths of a second, after which others may want the thread. */
const piece = 500

const results: readonly Result[] = ['yellow sign', 'tentacle', 'elder sign', 'cthulhu']

/** A solved circle. Cultists and players are counted from the Caster; chances are given of each player. */
export interface Solved {
  /** Of the Victim's roll, at `sanity`: the chances if `result` comes of it. */
  afterVictim(sanity: readonly number[], victim: Cultist, result: Result): readonly number[]
  /** Of the Caster's roll. */
  afterCaster(sanity: readonly number[], victim: Cultist, result: Result): readonly number[]
  /** Of the curse. */
  afterCurse(sanity: readonly number[], victim: Cultist): readonly number[]
}

/** Solves a circle piece by piece: done, it gives what it found, or nothing if it never settles. */
export type Solving = Generator<undefined, Solved | undefined>

/** The last who is sane, `undefined` for nobody; or that it goes on [CD-24, CD-25, CD-31]. */
function winnerOf(sanity: readonly number[], players: number): number | undefined | 'open' {
  let winner: number | undefined
  for (const [cultist, each] of sanity.entries()) {
    if (each === 0) continue
    const player = cultist % players
    if (winner !== undefined && winner !== player) return 'open'
    winner = player
  }
  return winner
}

export function* solving(cultists: number, tokens: number, players: number): Solving {
  const shareOf = (face: Face) => die.filter((each) => each === face).length / die.length
  const weights = results.map(shareOf)
  const eyes = shareOf('eye')
  const positions = positionsOf(cultists, tokens)
  const all = positions.count
  const victims = cultists - 1
  /** `leads[((no * victims + victim - 1) * 2 + caster) * 4 + result]`: what comes of a roll of the Victim, or the Caster. */
  const leads = new Int32Array(all * victims * 2 * results.length)
  /** The position before the turn passed on: as the Caster before counts it. */
  const back = new Int32Array(all)
  /** Who can be named, a bit a cultist; nobody where it is over. */
  const sane = new Uint8Array(all)
  /** By position, then player: when a turn is over, as its Caster counts; and before the Victim's roll, by Victim too. */
  const over = new Float64Array(all * players)
  const answered = new Float64Array(all * victims * players)

  for (let from = 0; from < all; from += piece) {
    layOut(from, Math.min(from + piece, all))
    yield
  }

  function layOut(from: number, to: number): void {
    for (let no = from; no < to; no++) {
      const sanity = positions.sanityOf(no)
      const now = { sanity, pool: tokens - sanity.reduce((sum, each) => sum + each, 0) }
      let lead = no * victims * 2 * results.length
      for (let victim = 1; victim < cultists; victim++) {
        for (const roller of [victim, 0]) {
          for (const result of results) leads[lead++] = positions.noOf(suffered(now, 0, victim, roller, result).sanity)
        }
      }
      back[positions.noOf([...sanity.slice(1), sanity[0]!])] = no
      const winner = winnerOf(sanity, players)
      if (winner === 'open') sane[no] = sanity.reduce((bits, each, cultist) => (each > 0 ? bits | (1 << cultist) : bits), 0)
      else if (winner !== undefined) over[no * players + winner] = 1
    }
  }

  const isMany = players > 2
  /** How likely a choice is, beside one that promises `most`: equally or not at all, between two sides; one in millions is none. */
  const reach = isMany ? 15 * care : equal
  const likely = (chance: number, most: number) => (chance <= most - reach ? 0 : isMany ? Math.exp((chance - most) / care) : 1)
  const options = new Float64Array(results.length)

  /** Writes to `chances` what a roll leads to: the faces by their weight, the Eye by what the roller makes of it. */
  function roll(
    lead: number,
    from: Float64Array,
    stride: number,
    offset: number,
    roller: number,
    chances: Float64Array,
    place: number,
  ): void {
    let most = -1
    for (let result = 0; result < 4; result++) {
      const chance = from[leads[lead + result]! * stride + offset + roller]!
      options[result] = chance
      if (chance > most) most = chance
    }
    let lots = 0
    for (let result = 0; result < 4; result++) {
      const lot = likely(options[result]!, most)
      options[result] = lot
      lots += lot
    }
    for (let player = 0; player < players; player++) chances[place + player] = 0
    for (let result = 0; result < 4; result++) {
      const at = leads[lead + result]! * stride + offset
      const share = weights[result]! + (eyes * options[result]!) / lots
      for (let player = 0; player < players; player++) chances[place + player]! += share * from[at + player]!
    }
  }

  const leadOf = (no: number, victim: number, caster: 0 | 1) => ((no * victims + victim - 1) * 2 + caster) * results.length
  const stride = victims * players

  function answer(from: number, to: number): void {
    for (let no = from; no < to; no++) {
      for (let victim = 1; victim < cultists; victim++) {
        roll(leadOf(no, victim, 0), over, players, 0, victim % players, answered, no * stride + (victim - 1) * players)
      }
    }
  }

  function cursed(no: number, victim: number, chances: Float64Array, place: number): void {
    roll(leadOf(no, victim, 1), answered, stride, (victim - 1) * players, 0, chances, place)
  }

  const each = new Float64Array(cultists * players)
  const lots = new Float64Array(cultists)

  /** How far the chances moved. */
  function curse(from: number, to: number): number {
    let moved = 0
    for (let no = from; no < to; no++) {
      const named = sane[no]!
      if (named === 0) continue
      let most = -1
      for (let victim = 1; victim < cultists; victim++) {
        if ((named & (1 << victim)) === 0) continue
        cursed(no, victim, each, victim * players)
        most = Math.max(most, each[victim * players]!)
      }
      let sum = 0
      for (let victim = 1; victim < cultists; victim++) {
        const lot = (named & (1 << victim)) === 0 ? 0 : likely(each[victim * players]!, most)
        lots[victim] = lot
        sum += lot
      }
      for (let player = 0; player < players; player++) {
        let chance = 0
        for (let victim = 1; victim < cultists; victim++)
          if (lots[victim]! > 0) chance += (lots[victim]! / sum) * each[victim * players + player]!
        // It is kept where the Caster before looks for it, to whom everybody is one further on.
        const place = back[no]! * players + ((player + 1) % players)
        const change = chance - over[place]!
        moved = Math.max(moved, Math.abs(change))
        over[place]! += (isMany ? pace : 1) * change
      }
    }
    return moved
  }

  for (let sweep = 0, moved = 1; moved >= (isMany ? settledAmongMany : settled); sweep++) {
    if (sweep === mostSweeps) return undefined
    moved = 0
    // With few tokens first: most of what a position leads to has been looked at in the same sweep.
    for (let left = 0; left <= tokens; left++) {
      const end = left === tokens ? all : positions.from(left + 1)
      for (let from = positions.from(left); from < end; from += piece) {
        answer(from, Math.min(from + piece, end))
        yield
      }
      for (let from = positions.from(left); from < end; from += piece) {
        moved = Math.max(moved, curse(from, Math.min(from + piece, end)))
        yield
      }
    }
  }

  const part = (of: Float64Array, at: number) => [...of.subarray(at, at + players)]
  const led = (sanity: readonly number[], victim: number, caster: 0 | 1, result: Result) =>
    leads[leadOf(positions.noOf(sanity), victim, caster) + results.indexOf(result)]!
  return {
    afterVictim: (sanity, victim, result) => part(over, led(sanity, victim, 0, result) * players),
    afterCaster: (sanity, victim, result) => part(answered, led(sanity, victim, 1, result) * stride + (victim - 1) * players),
    afterCurse(sanity, victim) {
      const chances = new Float64Array(players)
      cursed(positions.noOf(sanity), victim, chances, 0)
      return [...chances]
    },
  }
}
