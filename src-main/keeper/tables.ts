/**
 * Matches in play: who may do what at which table. A move is on the shelf before anybody hears of it; what a seat may
 * not know never leaves (DESIGN 10.2).
 */
import { EventPublisher } from '@orpc/server'
import type { StartThread } from '../bot/think.ts'
import type { Pace } from '../contract/games.ts'
import type { HintStep, LogLine, TableOdds, TableView, WhyNot } from '../contract/table.ts'
import { IllegalAction, type Seat, type Step } from '../engine/game.ts'
import type { Move } from '../engine/match.ts'
import type { Entry } from '../games/index.ts'
import { begun, keptOutcome, note, taken, tried, type WayBack, wayBack, wayBackTo, wentBack } from './course.ts'
import type { Log } from './log.ts'
import { seatBots } from './players.ts'
import { asRefusal, refusal, staleMessage } from './refuse.ts'
import { reopened } from './reopen.ts'
import type { Shelf } from './shelf.ts'
import { actionsOf, choiceKey, isHuman, look, olderLog, type Table } from './table.ts'

/** What is known of the window that asks: which connection its calls come by. */
export interface Caller {
  readonly connection?: string
}

export interface Place {
  readonly match: string
  readonly seat: Seat
}

export interface Tables {
  look(caller: Caller, place: Place): TableView
  /** The present state first, then every change, until the signal, the end of the match's record or the end of the Keeper. */
  watch(caller: Caller, place: Place & { readonly pace?: Pace | undefined }, signal: AbortSignal | undefined): AsyncGenerator<TableView>
  act(caller: Caller, args: Place & { readonly at: number; readonly choice: string }): TableView
  undo(caller: Caller, args: Place & { readonly moves: number }): TableView
  redo(caller: Caller, args: Place & { readonly moves: number }): TableView
  /** Takes back several decisions at once: to before move `to`, which is one of the seat's own. */
  back(caller: Caller, args: Place & { readonly moves: number; readonly to: number }): TableView
  /** A bot that waits acts now; with `far` none waits until a person has acted. */
  hurry(caller: Caller, args: Place & { readonly far: boolean }): TableView
  /** Lets the bots wait, or go on. */
  hold(caller: Caller, args: Place & { readonly held: boolean }): TableView
  why(caller: Caller, args: Place & { readonly piece: string }): WhyNot
  /** What each choice is worth to a seat that must decide. */
  odds(caller: Caller, place: Place): Promise<TableOdds>
  /** What a bot would do in the place of a seat that must decide: how long it may take to find out, then the answer. */
  hint(caller: Caller, place: Place, signal: AbortSignal | undefined): AsyncGenerator<HintStep>
  log(caller: Caller, args: Place & { readonly before: number }): readonly LogLine[]
  /** The table of a match, opened if it is not; for the Keeper's own use, since it holds every secret. */
  open(match: string): Table
  /** The same, without anybody being asked to act. */
  peek(match: string): Table
  /** A match was removed. */
  forget(match: string): void
  close(): Promise<void>
}

export interface TablesOptions {
  readonly shelf: Shelf
  readonly games: ReadonlyMap<string, Entry>
  /** What a game's `setup` takes, from what was kept of it. */
  readonly unfold: (game: string, options: unknown) => unknown
  readonly startThread: StartThread
  readonly log: Log
}

/** How many tables are kept in memory while nobody looks at them. */
const idleTables = 16

export function openTables({ shelf, games, unfold, startThread, log }: TablesOptions): Tables {
  /** The one used last comes last. */
  const tables = new Map<string, Table>()
  const news = new EventPublisher<Record<string, undefined>>()
  const closing = new AbortController()
  const players = seatBots(startThread, { make, changed }, log)

  function changed({ match }: Table): void {
    news.publish(match.id, undefined)
  }

  function peek(id: string): Table {
    const table = tables.get(id) ?? fromShelf(id)
    tables.delete(id)
    tables.set(id, table)
    return table
  }

  function open(id: string): Table {
    const table = peek(id)
    // The bots go on by themselves, after a restart too.
    players.wake(table)
    return table
  }

  function fromShelf(id: string): Table {
    const kept = shelf.take(id)
    if (kept === undefined) throw refusal('no_match', 'There is no such match. It may have been removed.')
    const entry = games.get(kept.game)
    if (entry === undefined) throw refusal('read_only', `This version of Story Deck does not know the game “${kept.game}”.`)
    const idle = [...tables.values()].filter(({ watchers, bots }) => watchers === 0 && bots === undefined)
    for (const { match } of idle.slice(0, Math.max(0, idle.length - idleTables + 1))) tables.delete(match.id)
    return reopened(kept, entry, unfold, log)
  }

  /** The table, for a caller who sits there. */
  function seated(caller: Caller, { match, seat }: Place): Table {
    const table = open(match)
    if (!seatsFor(caller, table).includes(seat)) throw refusal('not_your_seat', 'That is not your seat.')
    return table
  }

  function playable(caller: Caller, place: Place): Table {
    const table = seated(caller, place)
    if (table.readOnly !== undefined) throw refusal('read_only', table.readOnly)
    return table
  }

  /** What a move leads to. A rule that fails leaves everything as it was (RELIABILITY 2.1, R6). */
  function foreseen({ course, match, moves }: Table, seat: Seat, action: unknown): Step<unknown, unknown> {
    try {
      return tried(course, seat, action)
    } catch (error) {
      if (error instanceof IllegalAction) throw refusal('not_your_choice', 'That is not one of your choices now. Look again.')
      const id = log.error(`${match.game}, move ${moves.length + 1}`, error)
      throw refusal(
        'broken_rule',
        `The rules could not carry this out, so it was not done, and everything is as it was. It is in the log as ${id}.`,
        'Choose something else, or take back.',
      )
    }
  }

  function make(table: Table, seat: Seat, action: unknown): void {
    const step = foreseen(table, seat, action)
    shelf.append(table.match.id, table.moves.length, { seat, action }, keptOutcome(table.course.entry, step.state))
    taken(table.course, { seat, action }, step)
    table.moves.push({ seat, action })
    table.beyond = []
    table.notice = undefined
    table.movedAt = performance.now()
    if (isHuman(table, seat)) table.hurried = false
    changed(table)
  }

  /** Goes on from another position, after players were asked to stop. */
  function settled(table: Table, seat: Seat, what: string): TableView {
    table.notice = undefined
    note(table.course, `${table.match.seats[seat]!.name} ${what}.`)
    changed(table)
    players.wake(table)
    return look(table, seat)
  }

  function undo(table: Table, seat: Seat, way: WayBack, what = 'takes back'): TableView {
    if ('why' in way) throw refusal('no_undo', way.why)
    // Nobody acts after the end, so before any move there was none.
    shelf.setHead(table.match.id, way.to, undefined)
    players.stop(table)
    table.beyond = [...table.moves.splice(way.to), ...table.beyond]
    if (!wentBack(table.course, way.to)) replay(table)
    return settled(table, seat, what)
  }

  /** Plays what counts again, from the beginning. */
  function replay(table: Table): void {
    const { match, moves, course } = table
    table.course = begun(course.entry, course.options, match.seed, course.humans, course.explained)
    for (const move of moves) taken(table.course, move, tried(table.course, move.seat, move.action))
  }

  function redo(table: Table, seat: Seat): TableView {
    const [next, ...rest] = table.beyond
    if (next === undefined) throw refusal('no_redo', 'Nothing was taken back.')
    if (next.seat !== seat) throw refusal('no_redo', 'It was somebody else who took back.')
    const answers = rest.findIndex((move) => isHuman(table, move.seat))
    const again: readonly Move<unknown>[] = [next, ...(answers < 0 ? rest : rest.slice(0, answers))]
    const before = table.moves.length
    try {
      for (const move of again) {
        taken(table.course, move, foreseen(table, move.seat, move.action))
        table.moves.push(move)
      }
      const { entry, state } = table.course
      shelf.setHead(table.match.id, table.moves.length, keptOutcome(entry, state))
    } catch (error) {
      table.moves.length = before
      if (!wentBack(table.course, before)) replay(table)
      throw error
    }
    players.stop(table)
    table.beyond = table.beyond.slice(again.length)
    return settled(table, seat, 'does again what was taken back')
  }

  function seen(table: Table, moves: number): Table {
    if (moves !== table.moves.length) throw refusal('stale', staleMessage)
    return table
  }

  async function* watch(
    caller: Caller,
    { pace, ...place }: Place & { readonly pace?: Pace | undefined },
    signal: AbortSignal | undefined,
  ): AsyncGenerator<TableView> {
    const until = signal === undefined ? closing.signal : AbortSignal.any([signal, closing.signal])
    const table = seated(caller, place)
    // Only the newest change matters, since each is answered with the whole view. Heard before the first look, so that none is missed.
    const changes = news.subscribe(place.match, { signal: until, maxBufferedEvents: 1 })
    table.watchers++
    const wanted = pace ?? 'at once'
    table.paces = [...(table.paces ?? []), wanted]
    players.paceChanged(table)
    try {
      yield look(table, place.seat)
      for await (const _ of changes) yield look(seated(caller, place), place.seat)
    } catch (error) {
      if (!until.aborted) throw asRefusal(error)
    } finally {
      table.watchers--
      table.paces = table.paces.toSpliced(table.paces.lastIndexOf(wanted), 1)
      players.paceChanged(table)
      await changes.return(undefined)
    }
  }

  async function* hint(caller: Caller, place: Place, signal: AbortSignal | undefined): AsyncGenerator<HintStep> {
    const { seat } = place
    const { course, match } = playable(caller, place)
    if (!course.entry.game.actors(course.state).includes(seat)) throw refusal('no_hint', 'There is nothing for you to decide now.')
    yield { thinkingMs: match.botBudgetMs }
    // Another seat may choose in the meantime, where several do at once: then it is thought of anew.
    for (let again = 0; again < 3 && signal?.aborted !== true; again++) {
      const table = playable(caller, place)
      const moves = table.moves.length
      const found = await players.hint(table, seat).catch((error: unknown) => {
        log.note(`a hint at ${table.course.entry.game.id}: ${error}`)
        throw refusal('no_hint', 'Nothing could be found out in time.', 'Ask again, or give the bots more time.')
      })
      if (moves !== table.moves.length) continue
      const { action, ...why } = found
      return yield { hint: { moves, choice: choiceKey(match, action), ...why } }
    }
    if (signal?.aborted !== true) throw refusal('stale', staleMessage)
  }

  return {
    open,
    peek,
    watch,
    hint,
    look: (caller, place) => look(seated(caller, place), place.seat),
    act(caller, { at, choice, ...place }) {
      const table = playable(caller, place)
      const { seat } = place
      const { entry, state } = table.course
      if (at !== actionsOf(table, seat)) throw refusal('stale', staleMessage)
      const action = entry.game.legal(state, seat).find((each) => choiceKey(table.match, each) === choice)
      if (action === undefined) throw refusal('not_your_choice', 'That is not one of your choices now. Look again.')
      make(table, seat, action)
      players.wake(table)
      return look(table, seat)
    },
    undo(caller, { moves, ...place }) {
      const table = seen(playable(caller, place), moves)
      return undo(table, place.seat, wayBack(table.course, place.seat, table.match.undoPastRevealed))
    },
    back(caller, { moves, to, ...place }) {
      const table = seen(playable(caller, place), moves)
      const way = wayBackTo(table.course, place.seat, to, table.match.undoPastRevealed)
      return undo(table, place.seat, way, 'goes back to an earlier decision')
    },
    hurry(caller, { far, ...place }) {
      const table = playable(caller, place)
      players.hurry(table, far)
      return look(table, place.seat)
    },
    redo: (caller, { moves, ...place }) => redo(seen(playable(caller, place), moves), place.seat),
    hold(caller, { held, ...place }) {
      const table = playable(caller, place)
      table.held = held
      if (held) players.stop(table)
      else players.wake(table)
      changed(table)
      return look(table, place.seat)
    },
    why(caller, { piece, ...place }) {
      const table = seated(caller, place)
      const { entry, state } = table.course
      const why = entry.why?.(state, place.seat, piece)
      return why === undefined ? plainWhy(table, place.seat, piece) : { piece, ...why }
    },
    async odds(caller, place) {
      // Another seat may choose in the meantime, where several do at once: then the table is looked at anew.
      for (let again = 0; again < 3; again++) {
        const table = playable(caller, place)
        const { entry, state } = table.course
        const moves = table.moves.length
        if (!entry.game.actors(state).includes(place.seat)) throw refusal('no_odds', 'There is nothing for you to decide now.')
        const { odds, ...how } = await players.weigh(table, place.seat).catch((error: unknown) => {
          log.note(`odds at ${entry.game.id}: ${error}`)
          throw refusal('no_odds', 'The odds could not be found out in time.', 'Ask again, or give the bots more time.')
        })
        const choices = odds.map(({ action, ...chances }) => ({ key: choiceKey(table.match, action), ...chances }))
        if (moves === table.moves.length) return { moves, ...how, choices }
      }
      throw refusal('stale', staleMessage)
    },
    log: (caller, { before, ...place }) => olderLog(seated(caller, place), place.seat, before),
    forget(id) {
      const table = tables.get(id)
      if (table === undefined) return
      players.stop(table)
      tables.delete(id)
      changed(table)
    },
    async close() {
      closing.abort()
      for (const table of tables.values()) players.stop(table)
      tables.clear()
      await players.close()
    },
  }
}

/** The seats a window sits on: at a hot seat those of all persons, whichever window it is. Nobody sits on a bot's. */
export function seatsFor(_caller: Caller, table: Table): Seat[] {
  return [...table.match.seats.keys()].filter((seat) => isHuman(table, seat))
}

/** Whether a caller may have all that is secret at a table (I-H3): it is over, or no other person is there. */
export function mayTakeAlong(caller: Caller, table: Table): boolean {
  const { entry, state } = table.course
  const own = seatsFor(caller, table)
  return entry.game.outcome(state) !== undefined || table.match.seats.every(({ kind }, seat) => kind !== 'human' || own.includes(seat))
}

/** For games that give no reasons: whether a choice hangs from the piece, and whose move it is, with the rule of what is asked. */
function plainWhy(table: Table, seat: Seat, piece: string): WhyNot {
  const { choices, prompt, rule = '' } = look(table, seat)
  const legal = choices.some(({ on }) => on === piece)
  return { piece, title: '', legal, reasons: legal ? [] : [{ rule, why: prompt }], clauses: [] }
}
