/**
 * A process that plays against a store until it is killed. It says on its output what it is about to do and, once the
 * Keeper has answered, that it was done; whoever killed it compares that with what the store still holds.
 *
 * Run by plain Node with `--import src-main/tools/imports.ts`; arguments: the data folder, the game, and the match if
 * there is one.
 */
import { writeSync } from 'node:fs'
import { createRouterClient } from '@orpc/server'
import type { Api } from '../../src-main/contract/contract.ts'
import type { TableView } from '../../src-main/contract/table.ts'
import { openKeeper } from '../../src-main/keeper/keeper.ts'

export type Said =
  | { readonly say: 'open'; readonly match: string; readonly views: readonly TableView[]; readonly report: string }
  | { readonly say: 'trying'; readonly what: 'act' | 'undo'; readonly seat: number; readonly choice?: string }
  | { readonly say: 'done'; readonly what: 'act' | 'undo'; readonly moves: number }
  | { readonly say: 'over' }

const [dataDir, game, known] = process.argv.slice(2)
const persons = [0, 1]

/** At once and whole, so that nothing said is lost with the process; a reader who is slow is waited for. */
function say(said: Said): void {
  const bytes = Buffer.from(`${JSON.stringify(said)}\n`)
  for (let at = 0; at < bytes.length; ) {
    try {
      at += writeSync(1, bytes, at)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error
    }
  }
}

async function begin(api: Api): Promise<string> {
  const decks = (await api.decks.list()).map(({ id }) => id)
  const most = (await api.games.list()).find(({ id }) => id === game)?.seats.max
  const kinds = (['human', 'human', 'random', 'bot'] as const).slice(0, most)
  const seats = kinds.map((kind, seat) => ({ name: `Player ${seat}`, kind, deck: decks[seat % decks.length]! }))
  const { match } = await api.matches.begin({ game: game as 'mythos', seats, botBudgetMs: 50, undoPastRevealed: true })
  return match
}

/** Takes one step for a person whose turn it is; false if it is nobody's of them. */
async function step(api: Api, match: string, views: readonly TableView[], count: number): Promise<boolean> {
  const back = count % 5 === 4 ? views.find(({ undo }) => undo.can) : undefined
  if (back !== undefined) {
    say({ say: 'trying', what: 'undo', seat: back.seat })
    // A bot may have moved since the view was made, which is a refusal and no fault.
    const after = await api.table.undo({ match, seat: back.seat, moves: back.moves }).catch(() => undefined)
    if (after !== undefined) say({ say: 'done', what: 'undo', moves: after.moves })
    return true
  }
  const view = views.find(({ choices }) => choices.length > 0)
  if (view === undefined) return false
  // Who concedes is not playing on: a match is to be long enough to be killed in.
  const answers = view.choices.filter(({ role }) => role !== 'concede')
  const choice = answers[count % answers.length]!.key
  say({ say: 'trying', what: 'act', seat: view.seat, choice })
  const after = await api.table.act({ match, seat: view.seat, at: view.at, choice })
  say({ say: 'done', what: 'act', moves: after.moves })
  return true
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
let match = known ?? (await begin(api))
// Asked for before anybody looks at the table, so that no bot has moved yet.
const { text: report } = await api.matches.export({ match })
const look = () => Promise.all(persons.map((seat) => api.table.look({ match, seat })))
say({ say: 'open', match, report, views: await look() })
for (let count = 0; ; count++) {
  const views = await look()
  if (views[0]!.outcome !== undefined) {
    say({ say: 'over' })
    match = await begin(api)
    say({ say: 'open', match, report: (await api.matches.export({ match })).text, views: await look() })
  } else if (!(await step(api, match, views, count))) await new Promise((resolve) => setTimeout(resolve, 1))
}
