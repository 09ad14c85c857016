/**
 * A bot that answers in time, whatever happens to its thoughts.
 *
 * The thinking is done in a thread of its own (worker.ts). Should that thread
 * be late, die, or answer nonsense, luck decides instead and the thread is
 * replaced. The world is imagined on this side, before anything is posted: what
 * a seat may not know never reaches the bot that plays it.
 */
import type { Worker, WorkerOptions } from 'node:worker_threads'
import type { Game, Seat } from '../engine/game.ts'
import { actionKey } from '../engine/match.ts'
import { type Rng, split } from '../engine/random.ts'
import type { Weighed } from './decide.ts'
import type { Tried } from './mcts.ts'
import { anything } from './random.ts'
import type { Question, Said } from './worker.ts'

/** Starts a thread that serves (worker.ts). In the app an import ending in `?nodeWorker`. */
export type StartThread = (options: WorkerOptions) => Worker

export interface Budget {
  /** From asking a running thread to having an answer. Kept whatever happens. */
  readonly milliseconds: number
  /** No more playouts than these, if time allows. */
  readonly playouts?: number
  /** See `Effort` in mcts.ts. */
  readonly horizon?: number
}

export interface Decision<Action> {
  /** One of the legal actions. */
  readonly action: Action
  /** How it came about: there was but one, it was thought of, or luck had to do. */
  readonly by: 'necessity' | 'thought' | 'luck'
  /** What was found out about the choices that were tried, the most tried first; nothing, where nothing had to be tried. */
  readonly tried: readonly Tried<Action>[]
  /** Why luck had to do. For the log of the program, not for players. */
  readonly trouble?: string
}

export interface Thinker {
  /** What `seat`, one of the actors, does now. Decisions asked for at the same time are taken one after the other. */
  decide<Options, State, Action, View, Event>(
    game: Game<Options, State, Action, View, Event>,
    state: State,
    seat: Seat,
    rng: Rng,
  ): Promise<Decision<Action>>
  /** What each choice of `seat`, one of the actors, is worth. Rejects, if the thread cannot say so in time. */
  weigh<Options, State, Action, View, Event>(
    game: Game<Options, State, Action, View, Event>,
    state: State,
    seat: Seat,
    rng: Rng,
  ): Promise<Weighed<Action>>
  /** Ends the thread. A decision under way is left to luck. */
  close(): Promise<void>
}

/** A thread that is only just starting gets this long, once, beside the budget. */
const startMilliseconds = 10_000

/**
 * How much of the budget is spent thinking. A quarter, and no less than 40 ms
 * where the budget has them to spare, is for the way there and back, for one
 * slow rule, and for a busy machine: being late costs more than a short thought.
 */
const thinkingTime = (budget: number) => Math.max(budget / 4, Math.min(budget * 0.75, budget - 40))

/** No match waits for the odds of a choice, so that a busy machine may take its time beyond the budget. */
const weighingPatience = 5_000

const heapLimit = { maxOldGenerationSizeMb: 512 }

export function thinker(start: StartThread, budget: Budget): Thinker {
  let thread: Promise<Worker> | undefined
  let turn: Promise<unknown> = Promise.resolve()
  let no = 0
  let closed = false

  /** The thread, once it can be asked. */
  function awake(): Promise<Worker> {
    if (thread === undefined) {
      const mine = wake(start, () => {
        if (thread === mine) thread = undefined
      })
      thread = mine
    }
    return thread
  }

  async function discard(): Promise<void> {
    const late = thread
    // Forgotten first, so that nobody asks a thread that is being ended.
    thread = undefined
    await late?.then(
      (worker) => worker.terminate(),
      () => undefined,
    )
  }

  /** The next question should not have to wait for the thread to start. */
  function replace(): void {
    void discard()
    if (!closed) awake().catch(() => undefined)
  }

  async function ask(question: Omit<Question, 'no' | 'milliseconds' | 'playouts' | 'horizon'>, patience = 0): Promise<Said> {
    no++
    const mine = no
    const { milliseconds, playouts = Number.POSITIVE_INFINITY, horizon = 100 } = budget
    const worker = await awake()
    const said = hear(worker, (each) => each.say !== 'ready' && each.no === mine, milliseconds + patience)
    worker.postMessage({ ...question, no: mine, playouts, horizon, milliseconds: thinkingTime(milliseconds) })
    const answer = await said
    if (answer.say === 'trouble') throw new Error(answer.message)
    return answer
  }

  return {
    decide(game, state, seat, rng) {
      const decision = turn.then(async () => {
        const actions = game.legal(state, seat)
        const [only] = actions
        if (only !== undefined && actions.length === 1) return { action: only, by: 'necessity' as const, tried: [] }
        const [luck, rest] = split(rng)
        try {
          const said = await ask({ want: 'action', game: game.id, world: game.imagine(state, seat, luck), seat, rng: rest })
          if (said.say !== 'action') throw new Error('The thread did not understand.')
          const open = new Map(actions.map((each) => [actionKey(each), each]))
          const thought = actionKey(said.considered.action)
          const action = open.get(thought)
          if (action === undefined) throw new Error(`The thread would have done what may not be done now: ${thought}`)
          const tried = said.considered.tried.flatMap(({ action, ...found }) => {
            const known = open.get(actionKey(action))
            return known === undefined ? [] : [{ ...found, action: known }]
          })
          return { action, by: 'thought' as const, tried }
        } catch (error) {
          replace()
          const trouble = error instanceof Error ? error.message : String(error)
          return { action: anything(game, state, seat, rest)[0], by: 'luck' as const, tried: [], trouble }
        }
      })
      turn = decision.catch(() => undefined)
      return decision
    },
    weigh<Options, State, Action, View, Event>(game: Game<Options, State, Action, View, Event>, state: State, seat: Seat, rng: Rng) {
      const weighing = turn.then(async (): Promise<Weighed<Action>> => {
        const [luck, rest] = split(rng)
        try {
          const said = await ask({ want: 'odds', game: game.id, world: game.imagine(state, seat, luck), seat, rng: rest }, weighingPatience)
          if (said.say !== 'odds') throw new Error('The thread did not understand.')
          const actions = new Map(game.legal(state, seat).map((each) => [actionKey(each), each]))
          const odds = said.weighed.odds.flatMap(({ action, ...chances }) => {
            const known = actions.get(actionKey(action))
            return known === undefined ? [] : [{ action: known, ...chances }]
          })
          if (odds.length !== actions.size) throw new Error('The thread has weighed what may not be done now.')
          return { ...said.weighed, odds }
        } catch (error) {
          replace()
          throw error
        }
      })
      turn = weighing.catch(() => undefined)
      return weighing
    },
    close() {
      closed = true
      return discard()
    },
  }
}

/** A new thread, as soon as it says that it is ready. */
async function wake(start: StartThread, ended: () => void): Promise<Worker> {
  const worker = start({ name: 'bot', resourceLimits: heapLimit })
  // The thread must not keep the program alive, and its death is not the program's.
  worker.unref()
  worker.on('error', ended)
  worker.on('exit', ended)
  try {
    await hear(worker, (said) => said.say === 'ready', startMilliseconds)
    return worker
  } catch (error) {
    ended()
    void worker.terminate()
    throw error
  }
}

/** The first thing the thread says that is `wanted`. Rejects when it says no such thing in time, or never will. */
function hear(worker: Worker, wanted: (said: Said) => boolean, milliseconds: number): Promise<Said> {
  return new Promise((resolve, reject) => {
    const settle = (how: () => void) => {
      clearTimeout(clock)
      worker.off('message', message).off('error', fail).off('exit', exit)
      how()
    }
    const message = (said: Said) => {
      if (wanted(said)) settle(() => resolve(said))
    }
    const fail = (error: Error) => settle(() => reject(error))
    const exit = () => settle(() => reject(new Error('The thread ended.')))
    const clock = setTimeout(() => settle(() => reject(new Error(`The thread was late: ${milliseconds} ms were over.`))), milliseconds)
    worker.on('message', message).on('error', fail).on('exit', exit)
  })
}
