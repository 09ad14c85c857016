/** A Keeper with what people gather: campaigns that were played, long ones among them, and decks. On a real disk, in a folder of its own. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRouterClient } from '@orpc/server'
import { openShelf } from '../../db/shelf.ts'
import type { Api } from '../../src-main/contract/contract.ts'
import { openKeeper } from '../../src-main/keeper/keeper.ts'

export interface Open {
  readonly api: Api
  close(): Promise<void>
}

export interface Evenings {
  readonly dataDir: string
  /** A Keeper that remembers nothing but what is on the disk; one at a time. */
  open(): Promise<Open>
  remove(): void
}

function fail(where: string, error: unknown): never {
  throw new Error(where, { cause: error })
}

export function evenings(): Evenings {
  const dataDir = mkdtempSync(join(tmpdir(), 'story-deck-bench-'))
  return {
    dataDir,
    async open() {
      const keeper = await openKeeper({ dataDir, log: { note: () => {}, error: fail } })
      return { api: createRouterClient(keeper.router, { context: {} }) as Api, close: () => keeper.close() }
    },
    remove: () => rmSync(dataDir, { recursive: true, force: true }),
  }
}

async function players(api: Api) {
  const ready = (await api.decks.list()).filter((each) => each.ready)
  return ['Ada', 'Bea'].map((name, seat) => ({ name, kind: 'human' as const, deck: ready[seat]!.id }))
}

/**
 * One move of whoever must act; whether the match is over. Mostly the last choice, which is the least bold, and nobody gives up: so a
 * match lasts for hundreds of moves.
 */
export async function moved(api: Api, match: string, count = 0): Promise<boolean> {
  const [seat] = (await api.table.look({ match, seat: 0 })).actors
  if (seat === undefined) return true
  const { at, choices } = await api.table.look({ match, seat })
  const answers = choices.filter(({ role }) => role !== 'concede')
  const { outcome } = await api.table.act({
    match,
    seat,
    at,
    choice: (count % 6 === 2 ? answers[(count * 7) % answers.length] : answers.at(-1))!.key,
  })
  return outcome !== undefined
}

/** A campaign in which so many actions were taken; its last match may be under way. */
export async function playedCampaign(api: Api, actions: number): Promise<{ readonly campaign: number; readonly match: string }> {
  const seats = await players(api)
  let { campaign, match } = await api.campaigns.create({ name: 'Long', players: seats, agreed: { target: 200, houseRules: [] } })
  for (let count = 0; count < actions; count++) {
    if (await moved(api, match, count)) ({ match } = await api.campaigns.nextMatch({ campaign }))
  }
  return { campaign, match }
}

/** A match of its own with so many moves, or as many as it takes to end it. */
export async function playedMatch(api: Api, actions: number, between: (made: number) => void = () => {}): Promise<string> {
  const seats = await players(api)
  const { match } = await api.matches.begin({ game: 'mythos', seats, target: 200, seed: 3 })
  for (let count = 0; count < actions; count++) {
    between(count)
    if (await moved(api, match, count)) return match
  }
  return match
}

/** Campaigns with a short match each, every second one over; and decks. Made on the shelf itself, since by hand it takes minutes. */
export async function manyOf(evening: Evenings, campaigns: number, decks: number): Promise<void> {
  const { api, close } = await evening.open()
  const seats = await players(api)
  for (let no = 0; no < campaigns; no++) {
    const { match } = await api.campaigns.create({ name: `Campaign ${no}`, players: seats, agreed: { target: 20, houseRules: [] } })
    for (let count = 0; count < 6; count++) await moved(api, match, count + no)
    if (no % 2 === 0) {
      const [seat] = (await api.table.look({ match, seat: 0 })).actors
      const { at, choices } = await api.table.look({ match, seat: seat! })
      await api.table.act({ match, seat: seat!, at, choice: choices.find(({ role }) => role === 'concede')!.key })
    }
  }
  await close()
  const shelf = openShelf({ file: join(evening.dataDir, 'story-deck.db') })
  const cards = shelf.cards.all().slice(0, 60)
  for (let no = 0; no < decks; no++) {
    shelf.deckRoom.begin({ name: `Deck ${no}`, cards: cards.map(({ id }) => ({ section: 'deck' as const, card: id, copies: 1 })) })
  }
  shelf.close()
}
