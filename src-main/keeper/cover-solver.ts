/**
 * Finds smallest sets of cards with HiGHS, an integer-programming library in WebAssembly: a draft first, then ever
 * smaller ones, and a bound that none can fall below. Every answer is checked as a deck is before it is told; what does
 * not hold is cut off, and the search goes on. It holds its thread until it is done.
 */
import loadHighs, { type CallbackData, type Highs, type ModelData } from 'highs'
import { greedy } from '../games/mythos/deck/cover-greedy.ts'
import { type CoverModel, coverModel } from '../games/mythos/deck/cover-model.ts'
import { type Checked, type CoverTask, check, pruned } from '../games/mythos/deck/cover-task.ts'

/** How far a search has come. */
export interface Step {
  readonly best: Checked | undefined
  /** No set can be smaller. */
  readonly atLeast: number
  readonly state: 'searching' | 'proved' | 'stopped' | 'impossible'
}

export interface Search {
  readonly task: CoverTask
  /** Milliseconds after which it stops by itself. */
  readonly patience: number
  /** Hears of every better set and every better bound. */
  readonly tell: (step: Step) => void
}

let library: Promise<Highs> | undefined

/** Runs to the end or out of patience; the last step is told and answered. */
export async function solve({ task, patience, tell }: Search): Promise<Step> {
  const began = performance.now()
  const left = () => patience - (performance.now() - began)
  let best: Checked | undefined
  let atLeast = 0
  const step = (state: Step['state']): Step => ({ best, atLeast, state })
  const keep = (found: Checked) => {
    if (!found.good || (best !== undefined && found.size >= best.size)) return
    best = found
    tell(step('searching'))
  }
  for (const found of greedy(task)) {
    keep(found)
    if (left() < 0) break
  }

  library ??= loadHighs()
  const highs = await library
  const model = coverModel(task)
  const already = task.have.reduce((sum, each) => sum + each, 0)
  const raise = (bound: number) => {
    const found = Math.min(Math.ceil(bound - already - 1e-6), best?.size ?? Number.POSITIVE_INFINITY)
    if (!Number.isFinite(found) || found <= atLeast) return
    atLeast = found
    tell(step('searching'))
  }
  const hear = (values: ArrayLike<number>) => {
    const found = check(task, model.read(values))
    if (found.good && (best === undefined || found.size < best.size)) keep(pruned(task, found))
  }

  while (best === undefined || atLeast < best.size) {
    if (left() <= 0) return ended('stopped')
    const { status, values, bound } = run(highs, model, best === undefined ? undefined : best.size + already - 1, left() / 1000, {
      hear,
      raise,
      isEnough: () => left() <= 0 || (best !== undefined && atLeast >= best.size),
    })
    if (status === 'none') {
      // Nothing is smaller than the best, or there is nothing at all.
      if (best === undefined) return ended('impossible')
      atLeast = best.size
      break
    }
    if (status === 'stopped') {
      if (best !== undefined && atLeast >= best.size) break
      return ended('stopped')
    }
    raise(bound)
    const answer = model.read(values)
    const found = check(task, answer)
    if (found.good) {
      keep(found)
      raise(found.size + already)
      continue
    }
    if (model.cutLoops(answer) > 0) continue
    const claimed = model.told(values).filter((no) => !found.plan.order.includes(no))
    for (const no of claimed) model.cutTelling(no, answer)
    if (claimed.length === 0) throw new Error('A set of cards was found that nothing speaks against, and yet it does not do.')
  }
  return ended('proved')

  function ended(state: Step['state']): Step {
    const last = step(state)
    tell(last)
    return last
  }
}

interface Hearing {
  readonly hear: (values: ArrayLike<number>) => void
  readonly raise: (bound: number) => void
  readonly isEnough: () => boolean
}

interface Ran {
  readonly status: 'found' | 'none' | 'stopped'
  readonly values: ArrayLike<number>
  readonly bound: number
}

/** Solves the program as it is now; only sets of fewer cards than `most` are of interest. */
function run(highs: Highs, model: CoverModel, most: number | undefined, seconds: number, { hear, raise, isEnough }: Hearing): Ran {
  const { callbackType, modelStatus } = highs.constants
  return highs.withModel(dataOf(highs, model, most), (solver): Ran => {
    solver.options.set({ output_flag: false, time_limit: Math.max(0.1, seconds), mip_rel_gap: 0, mip_abs_gap: 0.999 })
    const heed = (data: CallbackData) => {
      if (data.mip_dual_bound !== undefined) raise(data.mip_dual_bound)
    }
    solver.run({
      [callbackType.mipImprovingSolution](event) {
        if (event.data.mip_solution !== undefined) hear(event.data.mip_solution)
      },
      [callbackType.mipLogging](event) {
        heed(event.data)
      },
      [callbackType.mipInterrupt](event) {
        heed(event.data)
        if (isEnough()) event.interrupt()
      },
    })
    const status = solver.getModelStatus()
    if (status === modelStatus.infeasible || status === modelStatus.unboundedOrInfeasible) return { status: 'none', values: [], bound: 0 }
    const { colValue } = solver.getSolution()
    const bound = Number(solver.info.get('mip_dual_bound'))
    if (status !== modelStatus.optimal) return { status: 'stopped', values: colValue, bound }
    return { status: 'found', values: colValue, bound }
  })
}

function dataOf({ constants, infinity }: Highs, { cost, lower, upper, whole, rows }: CoverModel, most: number | undefined): ModelData {
  const finite = (value: number) => (value === Number.POSITIVE_INFINITY ? infinity : value === Number.NEGATIVE_INFINITY ? -infinity : value)
  const priced = cost.flatMap((each, at) => (each === 0 ? [] : [at]))
  const cutoff =
    most === undefined ? [] : [{ lower: Number.NEGATIVE_INFINITY, upper: most, columns: priced, factors: priced.map((at) => cost[at]!) }]
  const all = [...rows, ...cutoff]
  const starts = [0]
  for (const { columns } of all) starts.push(starts.at(-1)! + columns.length)
  return {
    numCols: cost.length,
    numRows: all.length,
    colCost: cost,
    colLower: lower.map(finite),
    colUpper: upper.map(finite),
    rowLower: all.map((each) => finite(each.lower)),
    rowUpper: all.map((each) => finite(each.upper)),
    matrix: {
      format: 'csr',
      numRows: all.length,
      numCols: cost.length,
      starts: Int32Array.from(starts),
      indices: Int32Array.from(all.flatMap(({ columns }) => columns)),
      values: Float64Array.from(all.flatMap(({ factors }) => factors)),
    },
    integrality: whole.map((each) => (each ? constants.variableType.integer : constants.variableType.continuous)),
  }
}
