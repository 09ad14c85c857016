/**
 * A process that opens the Keeper on a data folder that takes nothing, and says what can still be done there. Run by plain Node
 * with `--import src-main/tools/imports.ts`; arguments: the data folder, and `lower` to give up the rights of root first.
 */
import { createRouterClient } from '@orpc/server'
import type { Api } from '../../src-main/contract/contract.ts'
import type { DataTrouble } from '../../src-main/contract/data.ts'
import { openKeeper } from '../../src-main/keeper/keeper.ts'

export interface Seen {
  readonly trouble?: DataTrouble | undefined
  readonly readOnly?: string | undefined
  readonly campaigns: readonly string[]
  readonly standings: readonly string[]
  readonly moves: number
  readonly steps: number
  readonly library: number
  readonly backups: number
  /** Bytes of everything in one file. */
  readonly exported: number
  /** What was answered to a move, another name of a campaign, and a setting. */
  readonly refused: readonly string[]
  /** What was still there afterwards. */
  readonly movesAfter: number
}

const [dataDir, lower] = process.argv.slice(2)
// What is imported later must be readable still, so nothing is: everything was imported above.
if (lower === 'lower') process.setuid!(65_534)
const keeper = await openKeeper({ dataDir: dataDir!, log: { note: () => {}, error: () => 'id' } })
const api: Api = createRouterClient(keeper.router, { context: {} })

const [first] = await api.matches.list()
const match = first!.id
const { actors } = await api.table.look({ match, seat: 0 })
const seat = actors[0]!
const view = await api.table.look({ match, seat })
const campaigns = await api.campaigns.list()
const page = await api.campaigns.open({ campaign: campaigns[0]!.id })
const said = (answer: Promise<unknown>) =>
  answer.then(
    () => 'done',
    (error: Error) => error.message,
  )
const refused = [
  await said(api.table.act({ match, seat, at: view.at, choice: view.choices[0]!.key })),
  await said(api.campaigns.rename({ campaign: campaigns[0]!.id, name: 'Otherwise' })),
  await said(api.settings.set({ theme: 'light' })),
]
let exported = 0
for (let done = false; !done; ) {
  const part = await api.data.exportAll({ from: exported })
  exported += Buffer.from(part.base64, 'base64').length
  done = part.done
}
const { backups, readOnly } = await api.data.state()
const seen: Seen = {
  trouble: (await api.data.trouble()).trouble,
  readOnly,
  campaigns: campaigns.map(({ name }) => name),
  standings: page.standings.map(({ name }) => name),
  moves: view.moves,
  steps: (await api.replays.open({ match })).steps,
  library: (await api.library.page({ query: '', from: 0, limit: 200 })).length,
  backups: backups.length,
  exported,
  refused,
  movesAfter: (await api.table.look({ match, seat })).moves,
}
console.log(JSON.stringify(seen))
await keeper.close()
process.exit(0)
