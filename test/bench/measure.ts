/**
 * Measures contestants against each other in one run.
 *
 * Rounds are interleaved, so that a machine that gets busy slows everybody
 * down; the first contestant runs twice in each round, and how far the two
 * are apart says how far any other difference can be trusted.
 */
import type { Contestant, Line } from './line.ts'

export interface Measured {
  readonly name: string
  /** Units a second: the median of the rounds, the slowest and the fastest. */
  readonly median: number
  readonly least: number
  readonly most: number
  /** How many times as fast as this one ours is: the median of the rounds' ratios. */
  readonly ratio: number
}

export interface Result {
  readonly line: string
  readonly unit: string
  readonly aim: string
  readonly measured: readonly Measured[]
  /** Why the line could not be run. */
  readonly skipped?: string
}

export async function measure({ name, unit, aim, prepare }: Line, rounds: number, milliseconds: number): Promise<Result> {
  const contestants = await prepare()
  if (typeof contestants === 'string') return { line: name, unit, aim, measured: [], skipped: contestants }
  const [ours, ...others] = contestants
  if (ours === undefined) return { line: name, unit, aim, measured: [], skipped: 'Nobody takes part.' }
  const control: Contestant = { name: `${ours.name}, measured again`, work: () => ours.work() }
  const all = [ours, control, ...others]
  for (const each of all) rate(each, milliseconds)
  const rates = all.map((): number[] => [])
  for (let round = 0; round < rounds; round++) {
    for (const [at, each] of all.entries()) rates[at]!.push(rate(each, milliseconds))
  }
  const measured = all.map(({ name }, at) => {
    const mine = rates[at]!
    const ratios = mine.map((each, round) => rates[0]![round]! / each)
    return { name, median: median(mine), least: Math.min(...mine), most: Math.max(...mine), ratio: median(ratios) }
  })
  return { line: name, unit, aim, measured }
}

/** Units a second over at least so many milliseconds. */
function rate(contestant: Contestant, milliseconds: number): number {
  const began = performance.now()
  let units = 0
  let now = began
  while (now - began < milliseconds) {
    units += contestant.work()
    now = performance.now()
  }
  return (units / (now - began)) * 1000
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return (sorted[Math.floor((sorted.length - 1) / 2)]! + sorted[Math.ceil((sorted.length - 1) / 2)]!) / 2
}
