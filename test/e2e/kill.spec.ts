/** A killed app loses no move that was answered, and the table opens again at the same decision. */
import type { Api } from '../../src-main/contract/contract.ts'
import type { TableView } from '../../src-main/contract/table.ts'
import { connect, expect, startApp, test } from './fixture.ts'

const games: Readonly<Record<string, (api: Api) => Promise<{ match: string }>>> = {
  'Cthulhu Dice': (api) =>
    api.matches.begin({
      game: 'cthulhu-dice',
      seed: 7,
      seats: [
        { name: 'Ann', kind: 'human' },
        { name: 'Bob', kind: 'human' },
      ],
    }),
  async Mythos(api) {
    const decks = await api.decks.list()
    const investigators = await api.cards.investigators()
    const seats = ['Ann', 'Bob'].map((name, i) => ({
      name,
      kind: 'human' as const,
      deck: decks[i]!.id,
      investigator: investigators[i]!.id,
    }))
    return api.matches.begin({ game: 'mythos', seed: 7, seats })
  },
}

/** What must be the same before the kill and after it: everything that a seat sees, but for who happens to be thinking. */
function lasting({ view, choices, prompt, actors, at, moves, log, outcome, undo }: TableView) {
  return { view, choices, prompt, actors, at, moves, log, outcome, undo }
}

/** The table as each of two seats sees it. */
async function looks(api: Api, match: string): Promise<TableView[]> {
  return [await api.table.look({ match, seat: 0 }), await api.table.look({ match, seat: 1 })]
}

/** Takes the choice that the number of the move points at, for whoever has to act; nothing if the match is over. */
function move(api: Api, match: string, tables: readonly TableView[]): Promise<TableView> | undefined {
  const table = tables.find(({ choices }) => choices.length > 0)
  if (table === undefined) return undefined
  const { key } = table.choices[table.moves % table.choices.length]!
  return api.table.act({ match, seat: table.seat, at: table.at, choice: key })
}

for (const [name, begin] of Object.entries(games)) {
  test(`[R33 I-U5] ${name}: twelve kills in the middle of play lose nothing and double nothing`, async ({ dataDir }) => {
    let match: string | undefined
    let known: TableView[] = []
    let reopened = 0
    for (let kill = 0; kill < 12; kill++) {
      const app = await startApp({ dataDir })
      const { api } = await connect(app)
      match ??= (await begin(api)).match
      const tables = await looks(api, match)
      if (known.length > 0) {
        const extra = tables[0]!.moves - known[0]!.moves
        // The one move that was on its way when the app was killed is there whole, or not at all.
        expect([0, 1]).toContain(extra)
        reopened += 1
        if (extra === 0) expect(tables.map(lasting)).toEqual(known.map(lasting))
      }
      known = tables
      for (let answered = 0; answered < kill % 4; answered++) {
        const before = known[0]!.moves
        if ((await move(api, match, known)) === undefined) break
        known = await looks(api, match)
        expect(known[0]!.moves).toBe(before + 1)
      }
      void move(api, match, known)?.catch(() => {})
      if (kill % 2 === 1) await new Promise((resolve) => setTimeout(resolve, kill))
      await app.end('SIGKILL')
      if (known.every(({ choices }) => choices.length === 0)) match = undefined
      if (match === undefined) known = []
    }
    expect(reopened).toBeGreaterThan(4)
  })
}
