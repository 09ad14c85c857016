/**
 * The bot off the main thread: hears questions, thinks, answers.
 *
 * What crosses to this side is a world that the seat imagined, never the true
 * one (see think.ts). This file does not know which games there are; whoever
 * starts the thread hands them in.
 */
import type { AnyGame, Seat } from '../engine/game.ts'
import type { Rng } from '../engine/random.ts'
import { decide, type Weighed, weigh } from './decide.ts'

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
  | { readonly say: 'action'; readonly no: number; readonly action: unknown }
  | { readonly say: 'odds'; readonly no: number; readonly weighed: Weighed<unknown> }
  | { readonly say: 'trouble'; readonly no: number; readonly message: string }

/** The end of a line between threads, as far as it is used here. */
export interface Port {
  on(event: 'message', listener: (question: Question) => void): unknown
  postMessage(said: Said): void
}

/** Answers every question that comes in by `port`, one after the other. */
export function serve(port: Port, find: (game: string) => AnyGame | undefined): void {
  port.on('message', (question) => port.postMessage(answer(question, find(question.game))))
  port.postMessage({ say: 'ready' })
}

function answer({ no, want, game: id, world, seat, playouts, horizon, milliseconds, rng }: Question, game: AnyGame | undefined): Said {
  if (game === undefined) return { say: 'trouble', no, message: `There is no game called ${id}.` }
  const end = performance.now() + milliseconds
  try {
    const effort = { playouts, horizon, late: () => performance.now() >= end }
    if (want === 'odds') return { say: 'odds', no, weighed: weigh(game, world, seat, effort, rng) }
    return { say: 'action', no, action: decide(game, world, seat, effort, rng) }
  } catch (error) {
    return { say: 'trouble', no, message: error instanceof Error ? error.message : String(error) }
  }
}
