/**
 * Measures contestants against each other in one run.
 *
 * Within a round they take turns, piece by piece, so that a machine that gets
 * busy slows everybody down; the first contestant takes part twice, and how far
 * the two are apart says how far any other difference can be trusted.
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
  const all = [ours, { ...ours, name: `${ours.name}, measured again` }, ...others]
  try {
    // Large peers take seconds until they are compiled, and are not to be measured before that.
    await round(all, 5 * milliseconds)
    const rates: (readonly number[])[] = []
    for (let no = 0; no < rounds; no++) rates.push(await round(all, milliseconds))
    const measured = all.map(({ name }, at) => {
      const mine = rates.map((each) => each[at]!)
      const ratio = median(rates.map((each) => each[0]! / each[at]!))
      return { name, median: median(mine), least: Math.min(...mine), most: Math.max(...mine), ratio }
    })
    return { line: name, unit, aim, measured }
  } finally {
    for (const each of contestants) await each.close?.()
  }
}

/** Units a second of each: whoever has had least time works next, until everybody has had enough. */
async function round(contestants: readonly Contestant[], milliseconds: number): Promise<number[]> {
  const turns = contestants.map((contestant) => ({ contestant, units: 0, spent: 0 }))
  for (;;) {
    const next = turns.reduce((least, each) => (each.spent < least.spent ? each : least))
    if (next.spent >= milliseconds) return turns.map(({ units, spent }) => (units / spent) * 1000)
    await next.contestant.ready?.()
    const began = performance.now()
    next.units += await next.contestant.work()
    next.spent += performance.now() - began
  }
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return (sorted[Math.floor((sorted.length - 1) / 2)]! + sorted[Math.ceil((sorted.length - 1) / 2)]!) / 2
}
