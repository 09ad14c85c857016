/** Asks those who have a budget again and again, by turns, and says how much of it they took. */
import type { Answerer, Deadline, Parts, Spent } from './line.ts'
import { median } from './measure.ts'

export interface Punctual {
  readonly name: string
  /** Shares, from 0 to 1, of the answers that came within the budget, and of those that were left to luck. */
  readonly inTime: number
  readonly byLuck: number
  /** Parts of the budget that answers took: the median of the rounds' medians, the least and the most of these; and percentiles of all. */
  readonly median: number
  readonly least: number
  readonly most: number
  readonly p95: number
  readonly p99: number
  /** What the time was spent on, where that is known, and what followed. */
  readonly parts: readonly Part[]
  readonly besides: readonly Part[]
}

/** A part of the answers, in milliseconds. */
export interface Part {
  readonly name: string
  readonly median: number
  readonly p95: number
}

export interface PunctualResult {
  readonly line: string
  readonly aim: string
  readonly budgetMs: number
  readonly punctual: readonly Punctual[]
  /** Why the line could not be run. */
  readonly skipped?: string
}

interface Answer {
  /** The part of the budget that it took. */
  readonly took: number
  readonly by: 'thought' | 'luck'
  readonly spent?: Spent
}

export async function punctuality({ name, aim, budgetMs, answers, prepare }: Deadline, rounds: number): Promise<PunctualResult> {
  const answerers = await prepare()
  if (typeof answerers === 'string') return { line: name, aim, budgetMs, punctual: [], skipped: answerers }
  const [ours] = answerers
  const all = ours === undefined ? [] : [ours, { ...ours, name: `${ours.name}, measured again` }, ...answerers.slice(1)]
  try {
    // A thread that has yet to start may take longer, once.
    for (const each of all) await timed(each, budgetMs)
    const heard = all.map((): Answer[][] => [])
    for (let round = 0; round < rounds; round++) {
      for (const each of heard) each.push([])
      for (let no = 0; no < answers; no++) {
        for (const [at, each] of all.entries()) heard[at]!.at(-1)!.push(await timed(each, budgetMs))
      }
    }
    return { line: name, aim, budgetMs, punctual: all.map(({ name }, at) => ({ name, ...summary(heard[at]!) })) }
  } finally {
    for (const each of answerers) await each.close?.()
  }
}

async function timed(answerer: Answerer, budgetMs: number): Promise<Answer> {
  await answerer.ready?.()
  const began = performance.now()
  if (answerer.measured !== undefined) {
    const found = await answerer.measured()
    if (typeof found === 'number') return { took: found / budgetMs, by: 'thought' }
    return { took: Object.values(found.counted).reduce((sum, each) => sum + each, 0) / budgetMs, by: 'thought', spent: found }
  }
  const before = process.cpuUsage()
  const by = (await answerer.answer?.()) ?? 'luck'
  const took = (performance.now() - began) / budgetMs
  const { user, system } = process.cpuUsage(before)
  // What a machine does that has other things to do as well, too.
  return { took, by, spent: { counted: {}, besides: { 'the time of processors': (user + system) / 1000 } } }
}

function summary(rounds: readonly (readonly Answer[])[]): Omit<Punctual, 'name'> {
  const all = rounds.flat()
  const medians = rounds.map((each) => median(each.map(({ took }) => took)))
  const took = all.map((each) => each.took)
  const share = (which: (answer: Answer) => boolean) => all.filter(which).length / all.length
  return {
    inTime: share(({ took }) => took <= 1),
    byLuck: share(({ by }) => by === 'luck'),
    median: median(medians),
    least: Math.min(...medians),
    most: Math.max(...medians),
    p95: percentile(took, 0.95),
    p99: percentile(took, 0.99),
    parts: parts(all, (spent) => spent.counted),
    besides: parts(all, (spent) => spent.besides ?? {}),
  }
}

function parts(all: readonly Answer[], of: (spent: Spent) => Parts): Part[] {
  const spent = all.flatMap((each) => (each.spent === undefined ? [] : [of(each.spent)]))
  return Object.keys(spent[0] ?? {}).map((name) => {
    const values = spent.map((each) => each[name]!)
    return { name, median: median(values), p95: percentile(values, 0.95) }
  })
}

function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1]!
}
