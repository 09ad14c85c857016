/**
 * The bot off the main thread: hears questions, thinks, answers.
 *
 * What crosses to this side is a world that the seat imagined, never the true
 * one (see think.ts). This file does not know which games there are; whoever
 * starts the thread hands them in.
 */
import type { AnyGame, Seat } from '../engine/game.ts'
import type { Rng } from '../engine/random.ts'
import { deliberate, type Weighed, weigh } from './decide.ts'
import type { Considered } from './mcts.ts'

/** A decision to think about. */
export interface Question {
  readonly no: number
  /** What is asked for: what to do, or what each choice is worth. */
  readonly want: 'action' | 'odds'
  readonly game: string
  /** A position that `seat` could not tell from the true one. */
  readonly world: unknown
  readonly seat: Seat
  readonly playouts: number
  readonly horizon: number
  readonly milliseconds: number
  readonly rng: Rng
}

/** What the thread says: that it can be asked, what it would do, what it thinks of each choice, or that it cannot tell. */
export type Said =
  | { readonly say: 'ready' }
  | { readonly say: 'action'; readonly no: number; readonly considered: Considered<unknown> }
  | { readonly say: 'odds'; readonly no: number; readonly weighed: Weighed<unknown> }
  | { readonly say: 'trouble'; readonly no: number; readonly message: string }

/** The end of a line between threads, as far as it is used here. */
export interface Port {
  on(event: 'message', listener: (question: Question) => void): unknown
  postMessage(said: Said): void
}

/** For how long the thread reckons ahead before it looks whether there is a question. */
const aheadMilliseconds = 10

/**
 * Answers every question that comes in by `port`, one after the other. In between it reckons ahead what the game of the last
 * question takes seconds for, so that sooner or later its odds are known.
 */
export function serve(port: Port, find: (game: string) => AnyGame | undefined): void {
  let ahead: NodeJS.Immediate | undefined
  function reckonAhead(game: AnyGame | undefined, world: unknown): void {
    const end = performance.now() + aheadMilliseconds
    if (game?.prepare?.(world, () => performance.now() >= end) === false) ahead = setImmediate(reckonAhead, game, world)
  }
  port.on('message', (question) => {
    clearImmediate(ahead)
    const game = find(question.game)
    port.postMessage(answer(question, game))
    ahead = setImmediate(reckonAhead, game, question.world)
  })
  port.postMessage({ say: 'ready' })
}

function answer({ no, want, game: id, world, seat, playouts, horizon, milliseconds, rng }: Question, game: AnyGame | undefined): Said {
  if (game === undefined) return { say: 'trouble', no, message: `There is no game called ${id}.` }
  const half = performance.now() + milliseconds / 2
  const end = performance.now() + milliseconds
  try {
    const effort = { playouts, horizon, late: () => performance.now() >= end, halfway: () => performance.now() >= half }
    if (want === 'odds') return { say: 'odds', no, weighed: weigh(game, world, seat, effort, rng) }
    return { say: 'action', no, considered: deliberate(game, world, seat, effort, rng) }
  } catch (error) {
    return { say: 'trouble', no, message: error instanceof Error ? error.message : String(error) }
  }
}
