/**
 * Whose seat a bot has, and when it is its turn. One bot of a table acts at a time; what it decides goes the way of
 * every move. A bot that is late or wrong never holds up a match (RELIABILITY R18): something legal is done instead,
 * and the table is told.
 */
import { randomInt } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { ORPCError } from '@orpc/server'
import type { Weighed } from '../bot/decide.ts'
import { ruleOfThumb } from '../bot/quick.ts'
import { type StartThread, type Thinker, thinker } from '../bot/think.ts'
import type { Pace } from '../contract/games.ts'
import type { Seat } from '../engine/game.ts'
import { actionKey } from '../engine/match.ts'
import { seeded } from '../engine/random.ts'
import { budgetOf } from './bot-styles.ts'
import { note } from './course.ts'
import { type Hint, hintFor } from './hinting.ts'
import type { Log } from './log.ts'
import { asRefusal } from './refuse.ts'
import { isHuman, type Table } from './table.ts'

/** What the bots need of the tables they sit at. */
export interface Doors {
  /** Makes a move, saved and told like any other. Throws a refusal. */
  make(table: Table, seat: Seat, action: unknown): void
  /** Something of a table has changed that is no move. */
  changed(table: Table): void
}

export interface Players {
  /** Lets the bots of a table act if it is their turn, and nobody of them acts already. */
  wake(table: Table): void
  /** Ends what they are doing: the position is about to be another. */
  stop(table: Table): void
  /** A bot that waits acts now; with `far` nobody waits any more until a person has acted. */
  hurry(table: Table, far: boolean): void
  /** The windows that watch have changed: nobody waits for one that is gone. */
  paceChanged(table: Table): void
  /** What each choice of a seat that must decide is worth, from what it knows. Rejects, if nobody can say so in time. */
  weigh(table: Table, seat: Seat): Promise<Weighed<unknown>>
  /** What a bot would do in the place of a seat that must decide, and why. Rejects, if nobody can say so in time. */
  hint(table: Table, seat: Seat): Promise<Hint>
  close(): Promise<void>
}

/** Luck of the bots' own: it has no part in the match, which is kept with the moves that came of it. */
const luck = () => seeded(randomInt(2 ** 32) - 2 ** 31)

/** How long what was done stays to be read before a bot goes on (ms). */
const pauses: Readonly<Record<Pace, number>> = { 'at once': 0, brisk: 450, calm: 1_600, step: Number.POSITIVE_INFINITY }

const pauseAt = ({ paces, hurried }: Table): number => (hurried ? 0 : pauses[paces?.at(-1) ?? 'at once'])

/** After how long a bot tries again when its move could not be saved. */
const retryMs = 5_000

interface Wish {
  readonly action: unknown
  /** Why this is not what the bot thought of. */
  readonly trouble?: string | undefined
}

export function seatBots(start: StartThread, doors: Doors, log: Log): Players {
  /** One a budget; tables that grant the same share it. */
  const thinkers = new Map<number, Thinker>()

  function thinkerFor(budget: number): Thinker {
    const known = thinkers.get(budget) ?? thinker(start, { milliseconds: budget })
    thinkers.set(budget, known)
    return known
  }

  function botToAct(table: Table): Seat | undefined {
    const { entry, state } = table.course
    return table.readOnly === undefined ? entry.game.actors(state).find((seat) => !isHuman(table, seat)) : undefined
  }

  function wake(table: Table): void {
    if (table.held || table.bots !== undefined || table.stuck === table.moves.length) return
    const seat = botToAct(table)
    if (seat === undefined) return
    const bots = new AbortController()
    table.bots = bots
    act(table, seat, bots.signal).catch((error: unknown) => {
      // Not reached by any fault of a game or a bot, which are answered below.
      stop(table)
      giveUp(table, `The bots of this table have stopped. It is in the log as ${log.error('players', error)}.`)
    })
  }

  function stop(table: Table): void {
    table.bots?.abort()
    table.bots = undefined
    table.thinking = undefined
    delete table.paused
  }

  async function act(table: Table, seat: Seat, signal: AbortSignal): Promise<void> {
    const asked = table.moves.length
    const wish = await decide(table, seat)
    if (signal.aborted) return
    await pause(table, seat, signal)
    if (signal.aborted) return
    stop(table)
    // Somebody else who had to choose at the same time was faster: what was thought of belongs to another position.
    if (asked === table.moves.length && !carryOut(table, seat, wish)) return wakeLater(table)
    wake(table)
  }

  /** Leaves time to read what was told since the last wait; the time to think is part of it. */
  async function pause(table: Table, seat: Seat, signal: AbortSignal): Promise<void> {
    const told = table.course.lines.reduce((sum, each) => sum + each.length, 0)
    const left = pauseAt(table) - (performance.now() - (table.movedAt ?? 0))
    if (left <= 0 || told === table.read) return
    table.read = told
    table.thinking = undefined
    table.paused = { seat, step: left === Number.POSITIVE_INFINITY }
    doors.changed(table)
    await new Promise<void>((resolve) => {
      const timer = table.paused?.step ? undefined : setTimeout(resolve, left)
      const end = () => {
        clearTimeout(timer)
        resolve()
      }
      signal.addEventListener('abort', end, { once: true })
      table.goOn = end
    })
    table.goOn = undefined
  }

  /** Keeps the table busy until then, so that it is not put away. */
  function wakeLater(table: Table): void {
    const pause = new AbortController()
    table.bots = pause
    setTimeout(() => {
      if (pause.signal.aborted) return
      stop(table)
      wake(table)
    }, retryMs).unref()
  }

  /** Makes way for what comes over the wires first, and never fails. */
  async function decide(table: Table, seat: Seat): Promise<Wish> {
    const { entry, state } = table.course
    const { kind } = table.match.seats[seat]!
    const actions = entry.game.legal(state, seat)
    if (actions.length === 1 || kind === 'random') {
      await setImmediate()
      return { action: actions[randomInt(actions.length)] }
    }
    if (kind === 'quick') {
      await setImmediate()
      try {
        return { action: ruleOfThumb(entry.game, state, seat, luck())[0] }
      } catch (error) {
        return { action: actions[randomInt(actions.length)], trouble: error instanceof Error ? error.message : String(error) }
      }
    }
    table.thinking = { seat, since: performance.now() }
    doors.changed(table)
    try {
      const { action, trouble } = await thinkerFor(budgetOf(table.match.styles?.[seat], table.match.botBudgetMs)).decide(
        entry.game,
        state,
        seat,
        luck(),
      )
      return { action, trouble }
    } catch (error) {
      return { action: actions[randomInt(actions.length)], trouble: error instanceof Error ? error.message : String(error) }
    }
  }

  /** Does what the bot wants, or else anything that can be done; false if nothing could be saved. */
  function carryOut(table: Table, seat: Seat, { action, trouble }: Wish): boolean {
    const { entry, state } = table.course
    const { name } = table.match.seats[seat]!
    const others = entry.game.legal(state, seat).filter((each) => actionKey(each) !== actionKey(action))
    let told: string | undefined
    if (trouble !== undefined) {
      told = `${name} could not think this through in time, and leaves it to luck.`
      log.note(`a bot fell back at ${entry.game.id}: ${trouble}`)
    }
    for (const each of [action, ...others]) {
      try {
        doors.make(table, seat, each)
        if (told !== undefined) tell(table, told)
        return true
      } catch (error) {
        if (!isAboutTheMove(error)) {
          const why = asRefusal(error)
          tell(
            table,
            why instanceof ORPCError ? why.message : `Something went wrong. It is in the log as ${log.error('players', error)}.`,
            false,
          )
          return false
        }
        told = `${name} wanted something that the rules could not carry out, and does something else.`
      }
    }
    giveUp(table, `${name} can do nothing that the rules can carry out, so the match stops here. Take back to go on another way.`)
    return true
  }

  function giveUp(table: Table, text: string): void {
    table.stuck = table.moves.length
    tell(table, text)
  }

  function tell(table: Table, text: string, inLog = true): void {
    if (inLog) note(table.course, text)
    table.notice = text
    doors.changed(table)
  }

  return {
    wake,
    stop,
    hurry(table, far) {
      if (far && table.bots !== undefined) table.hurried = true
      table.goOn?.()
    },
    paceChanged(table) {
      if (table.paused?.step ? pauseAt(table) < Number.POSITIVE_INFINITY : pauseAt(table) === 0) table.goOn?.()
    },
    weigh: (table, seat) => thinkerFor(table.match.botBudgetMs).weigh(table.course.entry.game, table.course.state, seat, luck()),
    hint: ({ match, course: { entry, state } }, seat) => hintFor(entry, state, seat, thinkerFor(match.botBudgetMs), luck()),
    async close() {
      await Promise.all([...thinkers.values()].map((each) => each.close()))
    },
  }
}

/** Whether another move could fare better: it was this one that the rules refused or could not carry out. */
const isAboutTheMove = (error: unknown) => error instanceof ORPCError && (error.code === 'not_your_choice' || error.code === 'broken_rule')
