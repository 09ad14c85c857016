/** Tables without a disk: who may do what, what reaches whom, and what can be taken back. */
import { describe, expect, test, vi } from 'vitest'
import type { StartThread } from '../../src-main/bot/think.ts'
import type { TableView } from '../../src-main/contract/table.ts'
import type { AnyGame } from '../../src-main/engine/game.ts'
import { fingerprint } from '../../src-main/engine/match.ts'
import { seeded } from '../../src-main/engine/random.ts'
import { type Entry, games } from '../../src-main/games/index.ts'
import { named } from '../../src-main/keeper/begin.ts'
import makeWorker from '../../src-main/keeper/bot-worker.ts?nodeWorker'
import type { NewMatch } from '../../src-main/keeper/shelf.ts'
import { openTables } from '../../src-main/keeper/tables.ts'
import { type Event, type State, sealed } from '../support/sealed.ts'
import { mapShelf } from './map-shelf.ts'

// Disks and threads take what they take; nothing here is about time.
vi.setConfig({ testTimeout: 60_000 })

const sealedEntry: Entry = {
  game: sealed as AnyGame,
  title: 'Sealed',
  summary: '',
  released: false,
  rounds: (state) => (state as State).played.length / 3,
  reveals: (event) => (event as Event).was === 'won',
}

const startThread: StartThread = (options = {}) => makeWorker(options)

const here = { connection: 'window' }

type Kind = 'human' | 'bot' | 'quick' | 'random'

/** A table with one match on it. */
function laid(
  game: string,
  kinds: readonly Kind[],
  more: Partial<NewMatch> = {},
  entries: readonly Entry[] = [...games.values(), sealedEntry],
) {
  const shelf = mapShelf()
  const noted: string[] = []
  const log = {
    note: (what: string) => void noted.push(what),
    error: (where: string, error: unknown) => `id-${noted.push(`${where}: ${error}`)}`,
  }
  const open = () =>
    openTables({ shelf, unfold: (_, options) => options, games: new Map(entries.map((each) => [each.game.id, each])), startThread, log })
  const match: NewMatch = {
    game,
    edition: 1,
    title: 'A match',
    seed: 7,
    seats: named(kinds.map((kind) => ({ name: 'Ada', kind }))),
    botBudgetMs: 200,
    undoPastRevealed: false,
    options: { players: kinds.length },
    ...more,
  }
  shelf.begin(match)
  return { shelf, noted, open, tables: open(), match }
}

const at = (seat: number) => ({ match: 'match-0', seat })

/** The first choice of a view, taken. */
const first = ({ at, choices }: TableView) => ({ at, choice: choices[0]!.key })

function refused(what: () => unknown): { code?: string; message: string } {
  try {
    what()
  } catch (error) {
    const { code, message } = error as { code?: string; message: string }
    return { ...(code === undefined ? {} : { code }), message }
  }
  throw new Error('It was not refused.')
}

const until = async (done: () => boolean) => {
  while (!done()) await new Promise((resolve) => setTimeout(resolve, 5))
}

describe('who may act', () => {
  test('a click that comes too late is refused, and nothing happens', () => {
    const { tables, shelf } = laid('sealed', ['human', 'human'])
    const before = tables.look(here, at(0))
    tables.act(here, { ...at(0), ...first(before) })
    tables.act(here, { ...at(1), ...first(tables.look(here, at(1))) })
    expect(refused(() => tables.act(here, { ...at(0), ...first(before) }))).toEqual({
      code: 'stale',
      message: 'The table has moved on since you chose. Look again.',
    })
    expect(shelf.kept.get('match-0')!.moves).toHaveLength(2)
  })

  test('a double click acts once', () => {
    const { tables, shelf } = laid('cthulhu-dice', ['human', 'human'], { options: { players: 2, first: 0 } })
    const click = { ...at(0), ...first(tables.look(here, at(0))) }
    tables.act(here, click)
    expect(refused(() => tables.act(here, click)).code).toBe('stale')
    expect(shelf.kept.get('match-0')!.moves).toHaveLength(1)
  })

  test.each([1, 2, 5])('seat %i is a bot’s or nobody’s, and lets nobody look or act', (seat) => {
    const { tables, shelf } = laid('sealed', ['human', 'bot'])
    const refusal = { code: 'not_your_seat', message: 'That is not your seat.' }
    for (const call of [
      () => tables.look(here, at(seat)),
      () => tables.act(here, { ...at(seat), at: 0, choice: '{}' }),
      () => tables.undo(here, { ...at(seat), moves: 0 }),
      () => tables.redo(here, { ...at(seat), moves: 0 }),
      () => tables.why(here, { ...at(seat), piece: 'x' }),
      () => tables.log(here, { ...at(seat), before: 9 }),
    ]) {
      expect(refused(call)).toEqual(refusal)
    }
    expect(shelf.kept.get('match-0')!.moves).toHaveLength(0)
  })

  test('watching a bot’s seat is refused too', async () => {
    const { tables } = laid('sealed', ['human', 'bot'])
    await expect(tables.watch(here, at(1), undefined).next()).rejects.toMatchObject({ code: 'not_your_seat' })
  })

  test('a match that is not there is no secret', () => {
    const { tables } = laid('sealed', ['human', 'human'])
    expect(refused(() => tables.look(here, { match: 'n', seat: 0 })).code).toBe('no_match')
  })

  test('what is not among the choices is refused, the choices of another seat included', () => {
    const { tables, shelf } = laid('sealed', ['human', 'human'])
    const theirs = tables.look(here, at(1)).choices[0]!.key
    for (const choice of [theirs, '{"do":"win"}', '__proto__', '']) {
      expect(refused(() => tables.act(here, { ...at(0), at: 0, choice })).code).toBe('not_your_choice')
    }
    expect(shelf.kept.get('match-0')!.moves).toHaveLength(0)
  })
})

describe('[I-H2] what a seat may not know does not leave', () => {
  test('positions that a seat cannot tell apart look the same, to the last letter', () => {
    const { tables } = laid('sealed', ['human', 'human', 'human'])
    tables.act(here, { ...at(0), ...first(tables.look(here, at(0))) })
    const table = tables.open('match-0')
    const truth = table.course.state as State
    for (const seat of [0, 1, 2]) {
      const seen = JSON.stringify(tables.look(here, at(seat)))
      let others = 0
      for (let luck = 0; luck < 20; luck++) {
        table.course.state = sealed.imagine(truth, seat, seeded(luck))
        if (JSON.stringify(table.course.state) !== JSON.stringify(truth)) others++
        expect(JSON.stringify(tables.look(here, at(seat)))).toBe(seen)
      }
      expect(others).toBeGreaterThan(10)
      table.course.state = truth
    }
  })

  test('a choice is called by a name that does not tell what it is', () => {
    const { tables } = laid('sealed', ['human', 'human'])
    const { choices } = tables.look(here, at(0))
    expect(choices.every(({ key }) => /^[0-9a-f]{32}$/.test(key))).toBe(true)
    expect(new Set(choices.map(({ key }) => key)).size).toBe(3)
  })

  test('a line that one seat is not told leaves no gap in its numbers', () => {
    const told: Entry = {
      ...sealedEntry,
      game: {
        ...sealedEntry.game,
        tell: (event, seat) => ((event as Event).was === 'sealed' && (event as { seat: number }).seat !== seat ? undefined : 'Something.'),
      },
    }
    const { tables } = laid('sealed', ['human', 'human'], {}, [told])
    for (const seat of [0, 1]) tables.act(here, { ...at(seat), ...first(tables.look(here, at(seat))) })
    expect(tables.look(here, at(1)).log.map(({ no }) => no)).toEqual([0, 1])
    expect(tables.open('match-0').course.lines.map((each) => each.length)).toEqual([2, 2])
  })
})

describe('taking back', () => {
  test('[I-U1] leads to the position before, and doing again to the one after', () => {
    const { tables, shelf } = laid('sealed', ['human', 'human'])
    const start = fingerprint(tables.open('match-0').course.state)
    const after = tables.act(here, { ...at(0), ...first(tables.look(here, at(0))) })
    const acted = fingerprint(tables.open('match-0').course.state)
    expect(after.undo).toEqual({ can: true })
    const back = tables.undo(here, { ...at(0), moves: 1 })
    expect(fingerprint(tables.open('match-0').course.state)).toBe(start)
    expect({ at: back.at, moves: back.moves, redo: back.redo, head: shelf.kept.get('match-0')!.head }).toEqual({
      at: 0,
      moves: 0,
      redo: { can: true },
      head: 0,
    })
    tables.redo(here, { ...at(0), moves: 0 })
    expect(fingerprint(tables.open('match-0').course.state)).toBe(acted)
    expect(shelf.kept.get('match-0')).toMatchObject({ head: 1, moves: [{ seat: 0 }] })
  })

  test('is refused once somebody else has acted', () => {
    const { tables } = laid('sealed', ['human', 'human', 'human'])
    for (const seat of [0, 1]) tables.act(here, { ...at(seat), ...first(tables.look(here, at(seat))) })
    expect(tables.look(here, at(0)).undo).toEqual({ can: false, why: 'Somebody else has acted since.' })
    expect(refused(() => tables.undo(here, { ...at(0), moves: 2 }))).toEqual({ code: 'no_undo', message: 'Somebody else has acted since.' })
    expect(tables.look(here, at(1)).undo.can).toBe(true)
  })

  test('[I-H6] stops at what was revealed, unless the match allows it', () => {
    for (const undoPastRevealed of [false, true]) {
      const { tables } = laid('sealed', ['human', 'human'], { undoPastRevealed })
      for (const seat of [0, 1]) tables.act(here, { ...at(seat), ...first(tables.look(here, at(seat))) })
      expect(tables.look(here, at(1)).undo.can).toBe(undoPastRevealed)
    }
  })

  test('[I-H6] stops at what was revealed, though the game has not said so', () => {
    const { reveals: _, ...forgetful } = sealedEntry
    const { tables } = laid('sealed', ['human', 'human'], {}, [forgetful])
    expect(tables.act(here, { ...at(0), ...first(tables.look(here, at(0))) }).undo.can).toBe(true)
    expect(tables.act(here, { ...at(1), ...first(tables.look(here, at(1))) }).undo).toEqual({
      can: false,
      why: 'Luck was drawn or something hidden was shown since.',
    })
  })

  test('[I-H6] stops at a card that a bot has shown, not at one that it plays face-down', async () => {
    const { reveals: _, ...forgetful } = sealedEntry
    const open = { ...sealed, view: (state: State, seat?: number) => ({ ...sealed.view(state, seat), sealed: state.sealed }) }
    for (const [entry, can] of [
      [forgetful, true],
      [{ ...forgetful, game: open as AnyGame }, false],
    ] as const) {
      const { tables } = laid('sealed', ['human', 'random', 'human'], {}, [entry])
      tables.act(here, { ...at(0), ...first(tables.look(here, at(0))) })
      await until(() => tables.open('match-0').moves.length === 2)
      const { moves } = tables.open('match-0')
      expect(moves.map(({ seat }) => seat)).toEqual([0, 1])
      expect(tables.look(here, at(0)).undo.can).toBe(can)
    }
  })

  test('[I-H6] stops where luck was drawn: a die is not thrown again', () => {
    const { tables } = laid('cthulhu-dice', ['human', 'human'], { options: { players: 2, first: 0 } })
    const after = tables.act(here, { ...at(0), ...first(tables.look(here, at(0))) })
    expect(after.undo).toEqual({ can: false, why: 'Luck was drawn or something hidden was shown since.' })
  })

  test('takes the answers of bots with it, and doing again brings them back', async () => {
    const { tables } = laid('sealed', ['human', 'random', 'human'])
    await until(() => tables.open('match-0').moves.length === 1)
    tables.act(here, { ...at(0), ...first(tables.look(here, at(0))) })
    // The bot has acted before the person; nothing of it goes back.
    const back = tables.undo(here, { ...at(0), moves: 2 })
    expect(back.moves).toBe(1)
    const { tables: others } = laid('sealed', ['human', 'human', 'random'], { undoPastRevealed: true })
    for (const seat of [0, 1]) others.act(here, { ...at(seat), ...first(others.look(here, at(seat))) })
    // The random player closes the trick and, being asked again, seals for the next one.
    await until(() => others.open('match-0').moves.length === 4)
    const acted = fingerprint(others.open('match-0').course.state)
    expect(others.undo(here, { ...at(1), moves: 4 }).moves).toBe(1)
    others.redo(here, { ...at(1), moves: others.open('match-0').moves.length })
    expect(fingerprint(others.open('match-0').course.state)).toBe(acted)
  })

  test('[UX 3.3] back to a line of the log takes back all of one’s decisions since, at once, and doing again brings them back one by one', async () => {
    const { tables, shelf } = laid('sealed', ['human', 'random'], { undoPastRevealed: true })
    const positions: string[] = []
    for (let decisions = 0; decisions < 3; decisions++) {
      await until(() => tables.look(here, at(0)).actors.includes(0))
      positions.push(fingerprint(tables.open('match-0').course.state))
      tables.act(here, { ...at(0), ...first(tables.look(here, at(0))) })
    }
    await until(() => tables.look(here, at(0)).outcome !== undefined)
    const { log, moves } = tables.look(here, at(0))
    const own = log.flatMap(({ decision }) => (decision === undefined ? [] : [decision]))
    expect(own.map((no) => tables.open('match-0').moves[no]!.seat)).toEqual([0, 0, 0])
    const end = fingerprint(tables.open('match-0').course.state)
    const back = tables.back(here, { ...at(0), moves, to: own[1]! })
    expect({ moves: back.moves, head: shelf.kept.get('match-0')!.head, at: back.at }).toEqual({ moves: own[1], head: own[1], at: 1 })
    expect(fingerprint(tables.open('match-0').course.state)).toBe(positions[1])
    for (let again = 0; again < 2; again++) tables.redo(here, { ...at(0), moves: tables.look(here, at(0)).moves })
    expect(fingerprint(tables.open('match-0').course.state)).toBe(end)
  })

  test('[UX 3.3, I-H6] back to a line stops at what was shown and at other people’s decisions, says so, and changes nothing', () => {
    for (const [undoPastRevealed, why] of [
      [false, 'Luck was drawn or something hidden was shown since. Nothing can be taken back.'],
      [true, 'Somebody else has acted since. One decision can be taken back.'],
    ] as const) {
      const { tables, shelf } = laid('sealed', ['human', 'human'], { undoPastRevealed })
      // Where it is forbidden, the second of them closes the trick last.
      const seats = undoPastRevealed ? [0, 1, 0] : [0, 1]
      for (const seat of seats) tables.act(here, { ...at(seat), ...first(tables.look(here, at(seat))) })
      const who = undoPastRevealed ? 0 : 1
      const to = undoPastRevealed ? 0 : 1
      expect(refused(() => tables.back(here, { ...at(who), moves: seats.length, to }))).toEqual({ code: 'no_undo', message: why })
      expect(refused(() => tables.back(here, { ...at(who), moves: seats.length, to: 1 - to })).message).toBe(
        'There is no decision of yours there.',
      )
      expect(shelf.kept.get('match-0')!.head).toBe(seats.length)
    }
  })

  test('of what the window did not see is refused as stale', () => {
    const { tables } = laid('sealed', ['human', 'human'])
    tables.act(here, { ...at(0), ...first(tables.look(here, at(0))) })
    expect(refused(() => tables.undo(here, { ...at(0), moves: 0 })).code).toBe('stale')
  })

  test('then acting otherwise forgets what was taken back', () => {
    const { tables, shelf } = laid('sealed', ['human', 'human'])
    tables.act(here, { ...at(0), ...first(tables.look(here, at(0))) })
    const { choices } = tables.undo(here, { ...at(0), moves: 1 })
    const other = tables.act(here, { ...at(0), at: 0, choice: choices[1]!.key })
    expect(other.redo.can).toBe(false)
    expect(shelf.kept.get('match-0')!.moves).toEqual([
      { seat: 0, action: sealed.legal(tables.open('match-0').course.made[0]!.before as State, 0)[1] },
    ])
  })

  test('beyond what is remembered plays the match again', async () => {
    const { tables } = laid('cthulhu-dice', ['human', 'human'], { options: { players: 2, first: 0 }, undoPastRevealed: true })
    const positions: string[] = []
    while (tables.look(here, at(0)).outcome === undefined) {
      positions.push(fingerprint(tables.open('match-0').course.state))
      const [actor] = tables.look(here, at(0)).actors
      tables.act(here, { ...at(actor!), ...first(tables.look(here, at(actor!))) })
    }
    const table = tables.open('match-0')
    for (const each of table.course.made) each.before = undefined
    const last = table.moves.at(-1)!.seat
    const back = tables.undo(here, { ...at(last), moves: table.moves.length })
    expect(fingerprint(tables.open('match-0').course.state)).toBe(positions[back.moves])
  })
})

describe('saving', () => {
  test('[I-U5] a move that cannot be saved is refused with the reason, and is not made', () => {
    const { tables, shelf } = laid('sealed', ['human', 'human'])
    const before = tables.look(here, at(0))
    shelf.full = true
    expect(refused(() => tables.act(here, { ...at(0), ...first(before) })).message).toBe(
      'There is no room left to save this. Nothing was changed.',
    )
    expect(tables.look(here, at(0))).toEqual(before)
    shelf.full = false
    expect(tables.act(here, { ...at(0), ...first(before) }).at).toBe(1)
  })

  test('taking back and doing again that cannot be saved change nothing', () => {
    const { tables, shelf } = laid('sealed', ['human', 'human'])
    const acted = tables.act(here, { ...at(0), ...first(tables.look(here, at(0))) })
    shelf.full = true
    refused(() => tables.undo(here, { ...at(0), moves: 1 }))
    expect(tables.look(here, at(0))).toEqual(acted)
    shelf.full = false
    const back = tables.undo(here, { ...at(0), moves: 1 })
    shelf.full = true
    refused(() => tables.redo(here, { ...at(0), moves: 0 }))
    expect(tables.look(here, at(0))).toEqual(back)
  })

  test('[I-U3] a table that is opened anew stands at the same decision, with the same log', () => {
    const { tables, open } = laid('cthulhu-dice', ['human', 'human', 'human'])
    for (let move = 0; move < 9; move++) {
      const [actor] = tables.look(here, at(0)).actors
      if (actor !== undefined) tables.act(here, { ...at(actor), ...first(tables.look(here, at(actor))) })
    }
    const again = open()
    for (const seat of [0, 1, 2]) expect(again.look(here, at(seat))).toEqual(tables.look(here, at(seat)))
    expect(fingerprint(again.open('match-0').course.state)).toBe(fingerprint(tables.open('match-0').course.state))
  })

  test('what was taken back can be done again after a restart', () => {
    const { tables, open } = laid('sealed', ['human', 'human'])
    tables.act(here, { ...at(0), ...first(tables.look(here, at(0))) })
    tables.undo(here, { ...at(0), moves: 1 })
    expect(open().redo(here, { ...at(0), moves: 0 }).moves).toBe(1)
  })
})

describe('rules that fail', () => {
  const failing = (apply: AnyGame['apply'], more: Partial<Entry> = {}): Entry => ({
    ...sealedEntry,
    ...more,
    game: { ...sealedEntry.game, apply },
  })

  test('a move that the rules cannot carry out is not made, and told', () => {
    const broken = failing(() => {
      throw new Error('card 5 of hand 1')
    })
    const { tables, shelf, noted } = laid('sealed', ['human', 'human'], {}, [broken])
    const refusal = refused(() => tables.act(here, { ...at(0), ...first(tables.look(here, at(0))) }))
    expect(refusal.code).toBe('broken_rule')
    expect(refusal.message).toMatch(
      /^The rules could not carry this out, so it was not done, and everything is as it was\. It is in the log as id-1\.$/,
    )
    expect(noted).toEqual(['sealed, move 1: Error: card 5 of hand 1'])
    expect(shelf.kept.get('match-0')!.moves).toEqual([])
  })

  test('[I-T1] a move into a position that breaks a law is not made', () => {
    const { tables, shelf } = laid('sealed', ['human', 'human'], {}, [
      { ...sealedEntry, brokenLaw: (state) => ((state as State).sealed.length > 0 ? 'Nobody seals.' : undefined) },
    ])
    expect(refused(() => tables.act(here, { ...at(0), ...first(tables.look(here, at(0))) })).code).toBe('broken_rule')
    expect(shelf.kept.get('match-0')!.moves).toEqual([])
  })

  test('a bot whose every move fails stops, and the table says so', async () => {
    const broken = failing((state, seat, action) => {
      if (seat === 1) throw new Error('no')
      return sealed.apply(state as State, seat, action as never)
    })
    const { tables } = laid('sealed', ['human', 'random'], {}, [broken])
    tables.look(here, at(0))
    await until(() => tables.look(here, at(0)).notice !== undefined)
    expect(tables.look(here, at(0)).notice).toBe(
      'Ada 2 can do nothing that the rules can carry out, so the match stops here. Take back to go on another way.',
    )
    expect(tables.look(here, at(0)).choices).toHaveLength(3)
  })

  test('a kept match opens up to its last good move, says which is bad, and cannot be played on', () => {
    const { tables, shelf, open } = laid('sealed', ['human', 'human'])
    for (const seat of [0, 1, 0, 1]) tables.act(here, { ...at(seat), ...first(tables.look(here, at(seat))) })
    const kept = shelf.kept.get('match-0')!
    const damaged = { ...kept, moves: kept.moves.with(2, { seat: 0, action: { do: 'seal', card: 99 } }) }
    shelf.kept.set('match-0', damaged)
    const view = open().look(here, at(0))
    expect({ moves: view.moves, choices: view.choices, undo: view.undo.can, redo: view.redo.can }).toEqual({
      moves: 2,
      choices: [],
      undo: false,
      redo: false,
    })
    expect(view.notice).toMatch(
      /^Move 3 of 4 cannot be carried out, so the match is shown as it stood before it, and nothing of it was changed\./,
    )
    expect(view.notice).not.toContain('99')
    expect(refused(() => open().act(here, { ...at(0), at: 1, choice: '{"card":1,"do":"seal"}' })).code).toBe('read_only')
    expect(shelf.kept.get('match-0')).toBe(damaged)
  })

  test('[I-T5] a match that lacks a move is read up to there', () => {
    const { tables, shelf, open } = laid('sealed', ['human', 'human'])
    for (const seat of [0, 1]) tables.act(here, { ...at(seat), ...first(tables.look(here, at(seat))) })
    const kept = shelf.kept.get('match-0')!
    shelf.kept.set('match-0', { ...kept, head: 3 })
    const { notice, choices } = open().look(here, at(0))
    expect(choices).toEqual([])
    expect(notice).toBe('Move 3 of 3 is missing, so the match is shown as it stood before it, and nothing of it was changed.')
  })

  test('a match of another edition is read, not played on', () => {
    const { tables } = laid('sealed', ['human', 'bot'], { edition: 0 })
    const view = tables.look(here, at(0))
    expect(view.notice).toBe(
      'This match was begun by edition 0 of the rules of Sealed, and these are edition 1. It can be read as far as these rules can follow it, not played on.',
    )
    expect({ choices: view.choices, thinking: view.thinking }).toEqual({ choices: [], thinking: undefined })
  })

  test('a match whose beginning is not understood is refused in a sentence', () => {
    const { tables } = laid('sealed', ['human', 'human'], { options: { players: 12 } })
    expect(refused(() => tables.look(here, at(0)))).toEqual({
      code: 'read_only',
      message: 'This match cannot be opened: what it began with is not understood. It was not changed. It is in the log as id-1.',
    })
  })
})

describe('bots', () => {
  test('act when it is their turn, saved like anybody’s move, until a person must decide', async () => {
    const { tables, shelf } = laid('cthulhu-dice', ['human', 'bot', 'random'], { options: { players: 3, first: 1 } })
    const seen = tables.look(here, at(0))
    expect(seen.thinking).toMatchObject({ seat: 1, budgetMs: 200 })
    await until(() => {
      const { actors, outcome } = tables.look(here, at(0))
      return outcome !== undefined || actors.includes(0)
    })
    const { moves, notice } = tables.look(here, at(0))
    expect(moves).toBeGreaterThan(0)
    expect(notice).toBeUndefined()
    expect(shelf.kept.get('match-0')!.moves).toHaveLength(moves)
    await tables.close()
  })

  test('[R18] a bot that never answers is replaced by luck, and the table is told', async () => {
    const { shelf, noted, match } = laid('sealed', ['human', 'bot'], { botBudgetMs: 50 })
    const tables = openTables({
      shelf,
      unfold: (_, options) => options,
      games: new Map([['sealed', sealedEntry]]),
      // The worker knows the games of the app, not this toy: it answers that it cannot tell.
      startThread,
      log: { note: (what) => void noted.push(what), error: () => 'id' },
    })
    tables.look(here, at(0))
    await until(() => tables.open('match-0').moves.length === 1)
    const view = tables.look(here, at(0))
    const told = 'Ada 2 could not think this through in time, and leaves it to luck.'
    expect({ notice: view.notice, line: view.log.at(-1)!.text }).toEqual({ notice: told, line: told })
    expect(noted).toHaveLength(1)
    expect(match.seats[1]!.kind).toBe('bot')
    await tables.close()
  })

  test('a bot’s move that cannot be saved is told, and not made', async () => {
    const { tables, shelf } = laid('sealed', ['human', 'random'])
    shelf.full = true
    tables.look(here, at(0))
    await until(() => tables.look(here, at(0)).notice !== undefined)
    expect(tables.look(here, at(0)).notice).toBe(
      'There is no room left to save this. Nothing was changed. Free some disk space and try again.',
    )
    expect(tables.look(here, at(0)).moves).toBe(0)
    await tables.close()
  })

  test('go on by themselves when a match is opened again in the middle of their turn', async () => {
    const { shelf, open } = laid('sealed', ['human', 'random'])
    const tables = open()
    tables.act(here, { ...at(0), ...first(tables.look(here, at(0))) })
    await tables.close()
    const there = shelf.kept.get('match-0')!.moves.length
    const again = open()
    again.look(here, at(0))
    await until(() => again.open('match-0').moves.length > there)
    expect(shelf.kept.get('match-0')!.moves.some(({ seat }) => seat === 1)).toBe(true)
  })

  test('[UX 4.4] step by step each waits until it is asked for; hurried they go on to a person’s decision; alone nobody waits', async () => {
    const { tables } = laid('cthulhu-dice', ['human', 'random', 'random', 'random'], { options: { players: 4, first: 1 } })
    const look = () => tables.look(here, at(0))
    const isAsked = () => look().outcome !== undefined || look().actors.includes(0)
    const leave = new AbortController()
    const seen = tables.watch(here, { ...at(0), pace: 'step' }, leave.signal)
    await seen.next()
    // Nothing has been told yet, so there is nothing to read; what the first has done is.
    await until(() => look().paused !== undefined || isAsked())
    expect(look().paused).toMatchObject({ step: true })
    const { moves } = look()
    tables.hurry(here, { ...at(0), far: false })
    await until(() => look().moves > moves)
    await until(() => look().paused !== undefined || isAsked())
    tables.hurry(here, { ...at(0), far: true })
    await until(isAsked)
    expect(look().paused).toBeUndefined()
    // What a person does ends the hurry: the next one waits again, until nobody watches any more.
    while (look().outcome === undefined && look().paused === undefined) {
      if (look().actors.includes(0)) tables.act(here, { ...at(0), ...first(look()) })
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
    const waited = look().moves
    leave.abort()
    await seen.next()
    await until(() => look().moves > waited || look().outcome !== undefined)
    await tables.close()
  })

  test('what has one answer alone is said to be plain, but not while one is on the way back', async () => {
    const { tables } = laid('sealed', ['human', 'human'], { undoPastRevealed: true })
    for (let trick = 0; trick < 2; trick++)
      for (const seat of [0, 1]) tables.act(here, { ...at(seat), ...first(tables.look(here, at(seat))) })
    expect(tables.look(here, at(0))).toMatchObject({ choices: { length: 1 }, plain: true })
    tables.act(here, { ...at(0), ...first(tables.look(here, at(0))) })
    expect(tables.undo(here, { ...at(0), moves: 5 }).plain).toBeUndefined()
    const shown = { ...sealedEntry, shows: () => true }
    const { tables: others } = laid('sealed', ['human', 'human'], {}, [shown])
    for (let trick = 0; trick < 2; trick++)
      for (const seat of [0, 1]) others.act(here, { ...at(seat), ...first(others.look(here, at(seat))) })
    expect(others.look(here, at(0)).plain).toBeUndefined()
  })

  test('stop when the Keeper closes', async () => {
    const { tables, shelf } = laid('cthulhu-dice', ['human', 'bot'], { options: { players: 2, first: 1 } })
    tables.look(here, at(0))
    await tables.close()
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(shelf.kept.get('match-0')!.moves).toEqual([])
  })
})

describe('watching', () => {
  test('yields the present state first, then every change, and cleans up', async () => {
    const { tables } = laid('sealed', ['human', 'human'])
    const leave = new AbortController()
    const seen = tables.watch(here, at(1), leave.signal)
    expect((await seen.next()).value).toMatchObject({ seat: 1, moves: 0 })
    expect(tables.open('match-0').watchers).toBe(1)
    const next = seen.next()
    tables.act(here, { ...at(0), ...first(tables.look(here, at(0))) })
    expect((await next).value).toMatchObject({ seat: 1, moves: 1, view: { view: { ready: [0] } } })
    leave.abort()
    expect(await seen.next()).toEqual({ value: undefined, done: true })
    expect(tables.open('match-0').watchers).toBe(0)
  })

  test('a slow watcher gets the newest state, not each one in between', async () => {
    const { tables } = laid('sealed', ['human', 'human'])
    const seen = tables.watch(here, at(0), undefined)
    await seen.next()
    for (const seat of [0, 1, 0]) tables.act(here, { ...at(seat), ...first(tables.look(here, at(seat))) })
    expect((await seen.next()).value).toMatchObject({ moves: 3 })
    await seen.return(undefined)
    expect(tables.open('match-0').watchers).toBe(0)
  })

  test('ends when the Keeper closes, and when the match is removed', async () => {
    const { tables, shelf } = laid('sealed', ['human', 'human'])
    const removed = tables.watch(here, at(0), undefined)
    await removed.next()
    shelf.kept.delete('match-0')
    tables.forget('match-0')
    await expect(removed.next()).rejects.toMatchObject({ code: 'no_match' })

    const { tables: others } = laid('sealed', ['human', 'human'])
    const closed = others.watch(here, at(0), undefined)
    await closed.next()
    const next = closed.next()
    await others.close()
    expect(await next).toEqual({ value: undefined, done: true })
  })
})

describe('the log', () => {
  test('older lines come on demand, by number', () => {
    const { tables } = laid('cthulhu-dice', ['human', 'human'], { options: { players: 2, first: 0 }, seed: 3 })
    while (tables.look(here, at(0)).outcome === undefined) {
      const [actor] = tables.look(here, at(0)).actors
      tables.act(here, { ...at(actor!), ...first(tables.look(here, at(actor!))) })
    }
    const all = tables.log(here, { ...at(0), before: 10_000 })
    expect(all.map(({ no }) => no)).toEqual([...all.keys()])
    expect(tables.log(here, { ...at(0), before: 2 })).toEqual(all.slice(0, 2))
    expect(all[0]).toMatchObject({ no: 0, text: 'Player 1 curses Player 2.', round: 1, seat: 0 })
  })
})

describe('holding the bots', () => {
  test('a bot that is held does nothing, neither by itself nor after a move, until it is let go on', async () => {
    const { tables } = laid('cthulhu-dice', ['human', 'random'], { options: { players: 2, first: 0 } })
    expect(tables.hold(here, { ...at(0), held: true }).held).toBe(true)
    const mine = tables.act(here, { ...at(0), ...first(tables.look(here, at(0))) })
    // Whatever it was that the first move led to: go on until it is the other's turn.
    let view = mine
    while (view.actors[0] === 0) view = tables.act(here, { ...at(0), ...first(view) })
    expect(view).toMatchObject({ held: true, actors: [1] })
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(tables.look(here, at(0)).moves).toBe(view.moves)

    const going = tables.hold(here, { ...at(0), held: false })
    expect(going.held).toBeUndefined()
    await until(() => tables.look(here, at(0)).moves > view.moves || tables.look(here, at(0)).outcome !== undefined)
    await tables.close()
  })

  test('who does not sit there cannot hold them', () => {
    const { tables } = laid('cthulhu-dice', ['human', 'random'])
    expect(refused(() => tables.hold(here, { ...at(1), held: true })).code).toBe('not_your_seat')
  })
})

describe('the odds of a choice', () => {
  test('are told to the seat that must decide, one for each of its choices', async () => {
    const { tables } = laid('tides-of-madness', ['human', 'quick'])
    const { choices } = tables.look(here, at(0))
    const odds = await tables.odds(here, at(0))
    // The other has chosen in the meantime: what is told is about the table as it is now.
    expect(odds).toMatchObject({ moves: tables.look(here, at(0)).moves, by: 'search' })
    expect(odds.choices.map(({ key }) => key)).toEqual(choices.map(({ key }) => key))
    for (const { chance } of odds.choices) expect(chance >= 0 && chance <= 1).toBe(true)
    await tables.close()
  })

  test('are for nobody who has nothing to decide, or does not sit there', async () => {
    const { tables } = laid('cthulhu-dice', ['human', 'human', 'random'], { options: { players: 3, first: 0 } })
    await expect(tables.odds(here, at(1))).rejects.toMatchObject({ code: 'no_odds' })
    await expect(tables.odds(here, at(2))).rejects.toMatchObject({ code: 'not_your_seat' })
    await tables.close()
  })
})

test('a quick bot plays its moves by itself', async () => {
  const { tables } = laid('pocket-madness', ['human', 'quick'], { options: { players: 2, first: 1 } })
  await until(() => tables.look(here, at(0)).actors.includes(0))
  expect(tables.look(here, at(0)).moves).toBeGreaterThan(0)
  await tables.close()
})
