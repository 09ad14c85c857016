/**
 * The exact chances of winning in Cthulhu Dice, where the circle is small enough to be reckoned out.
 *
 * Nothing is hidden, so a position at the beginning of a turn is told by who has how much sanity, counted from the Caster:
 * the pool has the rest [CD-20]. For each such position the chance of each player is found by value iteration: everybody
 * always does what serves the own chance best, until nothing changes any more. What results do is the game's own rule
 * (`suffered`) and is not written down twice. That a match ends after a thousand turns [CD-32] is left out: hardly one in
 * a billion gets that far.
 *
 * Note [Why three or four are not quite exact]: between two sides what serves one harms the other, and there is one answer.
 * Among more, whoever hardly cares decides who else wins, and best answers to best answers run in circles. There everybody
 * is taken to choose by lot, the better choice the likelier: by `care`, so that a choice that costs five hundredths is hardly
 * ever made. That settles, and in one way; no decision costs its player as much as one in a hundred.
 */
import type { Odds, Seat } from '../../engine/game.ts'
import { type Action, type Cultist, die, type Result, type State, suffered } from './game.ts'

/** Beyond so many positions a person would have to wait. */
const mostPositions = 2_000

/** How much worse a choice must be to be made e times less often, among more than two; and how far a sweep goes at once. */
const care = 0.01
const pace = 0.65

/** Changes below this are none, and chances that differ by less are equal. */
const settled = 1e-6
const equal = 1e-9
/** More sweeps than it ever takes; should they not do, nothing is said rather than something wrong. */
const mostSweeps = 2_000

const results: readonly Result[] = ['yellow sign', 'tentacle', 'elder sign', 'cthulhu']
const none = -1

/** A circle of cultists, counted from the Caster, solved. A chance is kept for each player, counted from the Caster's. */
interface Solved {
  /** Of the Victim's roll, at `sanity`: the chances of all players if `result` comes of it. */
  afterVictim(sanity: readonly number[], victim: Cultist, result: Result): readonly number[]
  /** Of the Caster's roll. */
  afterCaster(sanity: readonly number[], victim: Cultist, result: Result): readonly number[]
  /** Of the curse. */
  afterCurse(sanity: readonly number[], victim: Cultist): readonly number[]
}

/** What each choice promises; nothing, where the circle is too large. */
export function odds(state: State, actions: readonly Action[]): readonly Odds<Action>[] | undefined {
  const { table, tokens, caster, question } = state
  const circle = circleFrom(state)
  const solved = solution(circle.length, 3 * tokens.sanity.length, table.cultists === 1 ? circle.length : table.players)
  if (solved === undefined) return undefined
  const sanity = circle.map((each) => tokens.sanity[each]!)
  const place = (cultist: Cultist) => circle.indexOf(cultist)
  /** The player's place among the players, counted from the Caster's. */
  const counted = (cultist: Cultist) => (table.cultists === 1 ? place(cultist) : place(cultist) % table.players)
  const chance = (action: Action): number => {
    switch (action.do) {
      case 'curse':
        return solved.afterCurse(sanity, place(action.victim))[0]!
      case 'choose': {
        if (question.ask !== 'what the Eye sees') throw new Error('No Eye was rolled.')
        const after = question.roller === caster ? solved.afterCaster : solved.afterVictim
        return after(sanity, place(question.victim), action.result)[counted(question.roller)]!
      }
      case 'leave':
        // Whoever has left wins nothing any more [CD-E14].
        return 0
    }
  }
  return actions.map((action) => ({ action, chance: chance(action) }))
}

/** The cultists still there, clockwise from the Caster. */
function circleFrom({ table, tokens, caster }: State): Cultist[] {
  const all = tokens.sanity.length
  const circle = Array.from({ length: all }, (_, step) => (caster + step) % all)
  return circle.filter((each) => !table.gone.includes((each % table.players) as Seat))
}

const known = new Map<string, Solved | undefined>()

/** Solved when it is asked for first, and then known. */
function solution(cultists: number, tokens: number, players: number): Solved | undefined {
  const name = `${cultists} ${tokens} ${players}`
  if (!known.has(name)) known.set(name, choose(tokens + cultists, cultists) > mostPositions ? undefined : solve(cultists, tokens, players))
  return known.get(name)
}

/** As many ways there are to leave `tokens` with `cultists` and a pool. */
function choose(from: number, count: number): number {
  let ways = 1
  for (let each = 1; each <= count; each++) ways = (ways * (from - count + each)) / each
  return Math.round(ways)
}

/** All ways to hand out tokens, of which some may be left. */
function* handedOut(cultists: number, tokens: number): Generator<readonly number[]> {
  if (cultists === 0) {
    yield []
    return
  }
  for (let first = 0; first <= tokens; first++) {
    for (const rest of handedOut(cultists - 1, tokens - first)) yield [first, ...rest]
  }
}

function solve(cultists: number, tokens: number, players: number): Solved | undefined {
  const positions = [...handedOut(cultists, tokens)]
  const keyOf = (sanity: readonly number[]) => sanity.reduce((key, each) => key * (tokens + 1) + each, 0)
  const places = new Map(positions.map((sanity, no) => [keyOf(sanity), no]))
  const noOf = (sanity: readonly number[]) => places.get(keyOf(sanity))!
  const weights = results.map((result) => die.filter((face) => face === result).length / die.length)
  const eyes = die.filter((face) => face === 'eye').length / die.length
  const all = positions.length
  const victims = cultists - 1

  /** `leads[((no * victims + victim - 1) * 2 + isCaster) * 4 + result]`: where a result of a roll leads to. */
  const leads = new Int32Array(all * victims * 2 * results.length)
  /** The only player left, `players` for none, or -1 while it goes on; and the position as the next Caster counts it. */
  const winners = new Int32Array(all)
  const turned = new Int32Array(all)
  for (const [no, sanity] of positions.entries()) {
    const pool = tokens - sanity.reduce((sum, each) => sum + each, 0)
    for (let victim = 1; victim < cultists; victim++) {
      for (const isCaster of [0, 1]) {
        for (const [at, result] of results.entries()) {
          const after = suffered({ sanity, pool }, 0, victim, isCaster === 1 ? 0 : victim, result)
          leads[((no * victims + victim - 1) * 2 + isCaster) * results.length + at] = noOf(after.sanity)
        }
      }
    }
    const left = [...new Set(sanity.flatMap((each, cultist) => (each > 0 ? [cultist % players] : [])))]
    winners[no] = left.length > 1 ? none : (left[0] ?? players)
    turned[no] = noOf([...sanity.slice(1), sanity[0]!])
  }

  /** By position, then player: at the beginning of a turn; when it is over; before the Victim's roll. */
  const begun = new Float64Array(all * players)
  const over = new Float64Array(all * players)
  const answered = new Float64Array(all * victims * players)

  function endTurns(): void {
    for (let no = 0; no < all; no++) {
      for (let player = 0; player < players; player++) {
        const winner = winners[no]!
        // The next Caster's player counts from there.
        over[no * players + player] =
          winner === none ? begun[turned[no]! * players + ((player + players - 1) % players)]! : winner === player ? 1 : 0
      }
    }
  }

  const options = new Float64Array(results.length)
  /** How likely a choice is, beside one that promises `most`: equally or not at all, between two sides; one in millions is none. */
  const reach = players > 2 ? 15 * care : equal
  const likely = (chance: number, most: number) => (chance <= most - reach ? 0 : players > 2 ? Math.exp((chance - most) / care) : 1)

  /** Adds to `chances` what a roll leads to: the faces by their weight, the Eye by what the roller makes of it. */
  function roll(lead: number, from: Float64Array, stride: number, offset: number, roller: number, chances: Float64Array): void {
    let most = -1
    for (let result = 0; result < results.length; result++) {
      const at = leads[lead + result]! * stride + offset
      options[result] = from[at + roller]!
      if (options[result]! > most) most = options[result]!
      for (let player = 0; player < players; player++) chances[player]! += weights[result]! * from[at + player]!
    }
    let lots = 0
    for (let result = 0; result < results.length; result++) {
      options[result] = likely(options[result]!, most)
      lots += options[result]!
    }
    for (let result = 0; result < results.length; result++) {
      if (options[result] === 0) continue
      const at = leads[lead + result]! * stride + offset
      const share = (eyes * options[result]!) / lots
      for (let player = 0; player < players; player++) chances[player]! += share * from[at + player]!
    }
  }

  const leadOf = (no: number, victim: number, isCaster: 0 | 1) => ((no * victims + victim - 1) * 2 + isCaster) * results.length
  const stride = victims * players

  function answer(): void {
    const chances = new Float64Array(players)
    for (let no = 0; no < all; no++) {
      for (let victim = 1; victim < cultists; victim++) {
        chances.fill(0)
        roll(leadOf(no, victim, 0), over, players, 0, victim % players, chances)
        answered.set(chances, no * stride + (victim - 1) * players)
      }
    }
  }

  function cursed(no: number, victim: number, chances: Float64Array): void {
    chances.fill(0)
    roll(leadOf(no, victim, 1), answered, stride, (victim - 1) * players, 0, chances)
  }

  /** How far the chances moved. */
  function curse(): number {
    let moved = 0
    const each = Array.from({ length: cultists }, () => new Float64Array(players))
    const lots = new Float64Array(cultists)
    for (let no = 0; no < all; no++) {
      if (winners[no] !== none) continue
      const sanity = positions[no]!
      let most = -1
      for (let victim = 1; victim < cultists; victim++) {
        if (sanity[victim] === 0) continue
        cursed(no, victim, each[victim]!)
        most = Math.max(most, each[victim]![0]!)
      }
      let sum = 0
      for (let victim = 1; victim < cultists; victim++) {
        lots[victim] = sanity[victim] === 0 ? 0 : likely(each[victim]![0]!, most)
        sum += lots[victim]!
      }
      for (let player = 0; player < players; player++) {
        let chance = 0
        for (let victim = 1; victim < cultists; victim++) if (lots[victim]! > 0) chance += (lots[victim]! / sum) * each[victim]![player]!
        const change = chance - begun[no * players + player]!
        moved = Math.max(moved, Math.abs(change))
        begun[no * players + player]! += (players > 2 ? pace : 1) * change
      }
    }
    return moved
  }

  for (let sweep = 0; ; sweep++) {
    if (sweep === mostSweeps) return undefined
    endTurns()
    answer()
    if (curse() < settled) break
  }
  const part = (of: Float64Array, at: number) => [...of.subarray(at, at + players)]
  const led = (sanity: readonly number[], victim: number, isCaster: 0 | 1, result: Result) =>
    leads[leadOf(noOf(sanity), victim, isCaster) + results.indexOf(result)]!
  return {
    afterVictim: (sanity, victim, result) => part(over, led(sanity, victim, 0, result) * players),
    afterCaster: (sanity, victim, result) => part(answered, led(sanity, victim, 1, result) * stride + (victim - 1) * players),
    afterCurse(sanity, victim) {
      const chances = new Float64Array(players)
      cursed(noOf(sanity), victim, chances)
      return [...chances]
    },
  }
}
