/** Persons who act at a table that is kept on a disk, and how fast that disk is by itself. */
import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRouterClient } from '@orpc/server'
import { anything } from '../../src-main/bot/random.ts'
import type { Api } from '../../src-main/contract/contract.ts'
import type { GameId } from '../../src-main/contract/table.ts'
import type { Report } from '../../src-main/engine/match.ts'
import { type Rng, seeded } from '../../src-main/engine/random.ts'
import { games } from '../../src-main/games/index.ts'
import { openKeeper } from '../../src-main/keeper/keeper.ts'
import { choiceKey } from '../../src-main/keeper/table.ts'
import type { Contestant } from './line.ts'

type Act = Parameters<Api['table']['act']>[0]

/** How many actions make a piece of the work, and how many of a match are planned before it begins. */
const piece = 20
const longest = 2_000

/**
 * Two contestants: the Keeper, asked through its contract, whose answer means that the action is on the disk and which
 * holds the whole new view; and a bare write of as many bytes, brought to the same disk.
 */
export async function acting(id: GameId, players: number): Promise<Contestant[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'story-deck-bench-'))
  const keeper = await openKeeper({ dataDir, log: { note: () => {}, error: (where, error) => fail(where, error) } })
  const api: Api = createRouterClient(keeper.router, { context: {} })
  const decks = (await api.decks.list()).map((deck) => deck.id)
  const seats = Array.from({ length: players }, (_, seat) => ({
    name: `Player ${seat + 1}`,
    kind: 'human' as const,
    ...(id === 'mythos' && { deck: decks[seat % decks.length]! }),
  }))
  let seed = 0
  let acts: Act[] = []

  /** A new match, and what everybody will do in it. */
  async function begin(): Promise<Act[]> {
    seed++
    const { match } = await api.matches.begin({ game: id, seats, seed })
    const { options }: Report<unknown, unknown> = JSON.parse((await api.matches.export({ match })).text)
    const { game } = games.get(id)!
    const taken = seats.map(() => 0)
    const planned: Act[] = []
    let luck: Rng = seeded(~seed)
    let state = game.setup(options, seed)
    for (let [seat] = game.actors(state); seat !== undefined && planned.length < longest; [seat] = game.actors(state)) {
      let action: unknown
      ;[action, luck] = anything(game, state, seat, luck)
      planned.push({ match, seat, at: taken[seat]!++, choice: choiceKey({ id: match, seed }, action) })
      state = game.apply(state, seat, action).state
    }
    return planned
  }

  const file = openSync(join(dataDir, 'bare'), 'w')
  const bytes = Buffer.from(`${JSON.stringify({ no: 1_000, seat: 1, action: { do: 'choose', result: 'elder sign' } })}\n`)
  return [
    {
      name: 'Story Deck, from the call to the view',
      async ready() {
        if (acts.length === 0) acts = await begin()
      },
      async work() {
        const now = acts.splice(0, piece)
        for (const each of now) await api.table.act(each)
        return now.length
      },
      close: () => keeper.close(),
    },
    {
      name: 'a bare write and fdatasync',
      work() {
        for (let no = 0; no < piece; no++) {
          writeSync(file, bytes)
          fdatasyncSync(file)
        }
        return piece
      },
      async close() {
        closeSync(file)
        rmSync(dataDir, { recursive: true, force: true })
      },
    },
  ]
}

function fail(where: string, error: unknown): never {
  throw new Error(where, { cause: error })
}
