/**
 * A process that spends an evening with the app until it is killed: campaigns from match to match, moves and their taking back, a
 * deck that is built, notes. Before it asks for something it says which facts that touches; what was answered it says as facts; and
 * when it opens, every fact that the store holds. Whoever killed it compares.
 *
 * Run by plain Node with `--import src-main/tools/imports.ts`; arguments: the data folder, and `all` to tell the facts of every
 * campaign, not of the last two alone.
 */
import { writeSync } from 'node:fs'
import { createRouterClient } from '@orpc/server'
import type { Api } from '../../src-main/contract/contract.ts'
import type { DeckSheet } from '../../src-main/contract/decks.ts'
import type { Report } from '../../src-main/engine/match.ts'
import { openKeeper } from '../../src-main/keeper/keeper.ts'
import { choiceKey } from '../../src-main/keeper/table.ts'

/** A fact by its name; null: it holds no longer. */
export type Facts = Readonly<Record<string, string | null>>

export type Told =
  /** `campaigns` are those whose facts are all told. */
  | { readonly say: 'open'; readonly facts: Facts; readonly campaigns: readonly number[] }
  /** Names of facts, or what they begin with, that may have changed if the process ends now. */
  | { readonly say: 'trying'; readonly touches: readonly string[] }
  | { readonly say: 'done'; readonly facts: Facts }

const [dataDir, all] = process.argv.slice(2)

/** At once and whole, so that nothing said is lost with the process; a reader who is slow is waited for. */
function say(told: Told): void {
  const bytes = Buffer.from(`${JSON.stringify(told)}\n`)
  for (let at = 0; at < bytes.length; ) {
    try {
      at += writeSync(1, bytes, at)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error
    }
  }
}

const log = {
  note: () => {},
  error(where: string, error: unknown) {
    console.error(where, error)
    return 'id'
  },
}
const keeper = await openKeeper({ dataDir: dataDir!, log })
const api: Api = createRouterClient(keeper.router, { context: {} })

const deckFacts = ({ id, at, rows, undo, redo }: DeckSheet): Facts => ({
  [`deck ${id}`]: JSON.stringify({ at, rows: rows.map(({ section, card, count }) => `${section} ${count} ${card}`), undo, redo }),
})

/** All that the store says of a campaign: its matches, their moves and ends, its notes. */
async function campaignFacts(id: number): Promise<Facts> {
  const { history, notes } = await api.campaigns.open({ campaign: id })
  const facts: Record<string, string> = { [`campaign ${id} notes`]: notes }
  for (const { match, over, because = '' } of history) {
    facts[`campaign ${id} match ${match}`] = 'there'
    if (over) facts[`campaign ${id} end ${match}`] = because
    const { seed, moves }: Report<unknown, unknown> = JSON.parse((await api.matches.export({ match: match! })).text)
    for (const [no, { seat, action }] of moves.entries())
      facts[`campaign ${id} move ${match} ${no}`] = `${seat} ${choiceKey({ id: match!, seed }, action)}`
  }
  return facts
}

const campaigns = (await api.campaigns.list()).map(({ id }) => id).sort((a, b) => a - b)
const own = (await api.deckRoom.list()).filter(({ ready }) => !ready)
const told = all === 'all' ? campaigns : campaigns.slice(-2)
const found = await Promise.all([
  ...told.map(campaignFacts),
  ...own.map(async ({ id }) => deckFacts(await api.deckRoom.open({ deck: id }))),
])
say({ say: 'open', facts: Object.assign({}, ...found) as Facts, campaigns: told })

const ready = (await api.decks.list()).filter(({ ready }) => ready)
const cards = (await api.library.page({ query: 't:ally', from: 0, limit: 40 })).map(({ id }) => id)
let deck = own[0] === undefined ? undefined : await api.deckRoom.open({ deck: own[0].id })
let campaign = campaigns.at(-1)

async function beginCampaign(): Promise<void> {
  say({ say: 'trying', touches: ['campaign '] })
  const players = ['Ada', 'Bea'].map((name, seat) => ({ name, kind: 'human' as const, deck: ready[seat]!.id }))
  const made = await api.campaigns.create({ name: 'Evenings', players, agreed: { target: 20, houseRules: [], undoPastRevealed: true } })
  campaign = made.campaign
  say({ say: 'done', facts: { [`campaign ${campaign} match ${made.match}`]: 'there', [`campaign ${campaign} notes`]: '' } })
}

async function beginMatch(id: number): Promise<void> {
  say({ say: 'trying', touches: [`campaign ${id} match `] })
  const { match } = await api.campaigns.nextMatch({ campaign: id })
  say({ say: 'done', facts: { [`campaign ${id} match ${match}`]: 'there' } })
}

/** A move of whoever must act; from the twentieth on they give up, so that the match ends and lands in its campaign. */
async function act(id: number, match: string, count: number): Promise<void> {
  const seat = (await api.table.look({ match, seat: 0 })).actors[0]!
  const view = await api.table.look({ match, seat })
  const concede = view.choices.find(({ role }) => role === 'concede')
  const others = view.choices.filter(({ role }) => role !== 'concede')
  const { key } = view.moves > 20 && concede !== undefined ? concede : others[count % others.length]!
  const no = view.moves
  say({ say: 'trying', touches: [`campaign ${id} move ${match} ${no}`, `campaign ${id} end ${match}`] })
  const { outcome } = await api.table.act({ match, seat, at: view.at, choice: key })
  const end = outcome === undefined ? {} : { [`campaign ${id} end ${match}`]: outcome.because }
  say({ say: 'done', facts: { [`campaign ${id} move ${match} ${no}`]: `${seat} ${key}`, ...end } })
}

async function takeBack(id: number, match: string): Promise<void> {
  for (const seat of [0, 1]) {
    const { undo, moves } = await api.table.look({ match, seat })
    if (!undo.can) continue
    say({ say: 'trying', touches: [`campaign ${id} move ${match} `] })
    const after = await api.table.undo({ match, seat, moves })
    const gone = Array.from({ length: moves - after.moves }, (_, no) => [`campaign ${id} move ${match} ${after.moves + no}`, null])
    return say({ say: 'done', facts: Object.fromEntries(gone) as Facts })
  }
}

async function edit(count: number): Promise<void> {
  say({ say: 'trying', touches: ['deck '] })
  if (deck === undefined) deck = await api.deckRoom.begin({ from: 'empty', name: 'Built in the evening' })
  else {
    const { id, at } = deck
    const card = cards[count % cards.length]!
    if (count % 6 === 4 && deck.undo !== undefined) deck = await api.deckRoom.undo({ deck: id, at })
    else if (count % 6 === 5 && deck.redo !== undefined) deck = await api.deckRoom.redo({ deck: id, at })
    else
      deck = await api.deckRoom.edit({ deck: id, at, edit: { changes: [{ do: 'set', section: 'deck', card, copies: (count % 4) + 1 }] } })
  }
  say({ say: 'done', facts: deckFacts(deck) })
}

async function note(id: number, count: number): Promise<void> {
  const notes = `Evening ${count}`
  say({ say: 'trying', touches: [`campaign ${id} notes`] })
  await api.campaigns.note({ campaign: id, notes })
  say({ say: 'done', facts: { [`campaign ${id} notes`]: notes } })
}

// Long enough to be killed in, and not for ever if nobody does.
for (let count = 0; all !== 'all' && count < 100_000 && process.ppid > 1; count++) {
  if (campaign === undefined) await beginCampaign()
  const id = campaign!
  const { open, matches } = (await api.campaigns.list()).find((each) => each.id === id)!
  if (count % 4 === 1) await edit(count)
  else if (count % 9 === 8) await note(id, count)
  else if (open === undefined && matches >= 5) campaign = undefined
  else if (open === undefined) await beginMatch(id)
  else if (count % 10 === 7) await takeBack(id, open)
  else await act(id, open, count)
}
process.exit(0)
