/**
 * What the Keeper promises of every game, at every moment of random play: nothing hidden leaves, taking back and doing
 * again is nothing, and what lies on the shelf leads to the same table.
 */
import { afterAll, expect, test, vi } from 'vitest'
import { cardLanguage as language } from '../../db/language.ts'
import { openShelf } from '../../db/shelf.ts'
import { fingerprint } from '../../src-main/engine/match.ts'
import { below, type Rng, seeded } from '../../src-main/engine/random.ts'
import { games } from '../../src-main/games/index.ts'
import { sitDown, type Wanted } from '../../src-main/keeper/begin.ts'
import { decks } from '../../src-main/keeper/decks.ts'
import { keptMatches } from '../../src-main/keeper/kept.ts'
import { library } from '../../src-main/keeper/library.ts'
import { openTables, type Tables } from '../../src-main/keeper/tables.ts'
import { termsOf } from '../../src-main/keeper/terms.ts'

vi.setConfig({ testTimeout: 120_000 })

const shelf = openShelf({ language })
afterAll(() => shelf.close())
const cards = library(shelf.cards, shelf.search)
const ownDecks = decks(shelf.decks, shelf.styles)
const terms = termsOf(games, {
  deck: ownDecks.toPlay,
  investigator: cards.investigator,
  investigators: cards.investigatorHashes,
  printed: shelf.cards.printed,
  style: () => ({ mode: 'campaign', target: 20, houseRules: [] }),
  ownFile: () => ({}),
})
const matches = keptMatches(shelf.matches)
const here = { connection: 'window' }

const open = (): Tables =>
  openTables({
    shelf: matches,
    games,
    unfold: (game, kept) => terms.get(game)!.unfold(kept),
    startThread: () => {
      throw new Error('There are no bots here.')
    },
    log: {
      note: () => {},
      error: (where, error) => {
        throw new Error(where, { cause: error })
      },
    },
  })

function begin(game: string, seed: number): string {
  const ids = ownDecks.list().map(({ id }) => id)
  const seats = ['Ada', 'Bea'].map((name, seat) => ({ name, kind: 'human' as const, deck: ids[seat % ids.length]! }))
  // Which games there are is the contract's to say; here they come from the list of games.
  const wanted = { game, seats, seed } as Wanted
  return matches.begin(sitDown(wanted, games.get(game)!, terms.get(game)!))
}

/** Plays a match at random; `each` is called before every move, and may look at everything. */
function playThrough(tables: Tables, match: string, seed: number, each: (luck: Rng) => void): void {
  let rng = seeded(seed)
  for (;;) {
    const [actor] = tables.look(here, { match, seat: 0 }).actors
    if (actor === undefined) return
    each(rng)
    const { at, choices } = tables.look(here, { match, seat: actor })
    let choice: number
    ;[choice, rng] = below(rng, choices.length)
    tables.act(here, { match, seat: actor, at, choice: choices[choice]!.key })
  }
}

const seats = [0, 1]

test.each([...games.keys()])('[I-H1] %s: positions that a seat cannot tell apart look the same to it', (game) => {
  let pairs = 0
  for (let seed = 0; seed < 3; seed++) {
    const tables = open()
    const match = begin(game, seed)
    playThrough(tables, match, seed, (luck) => {
      const table = tables.open(match)
      const truth = table.course.state
      for (const seat of seats) {
        const seen = JSON.stringify(tables.look(here, { match, seat }))
        table.course.state = table.course.entry.game.imagine(truth, seat, luck)
        const there = JSON.stringify(tables.look(here, { match, seat }))
        table.course.state = truth
        expect(there).toBe(seen)
        pairs++
      }
    })
  }
  expect(pairs).toBeGreaterThan(20)
})

test.each([...games.keys()])('[I-U1, I-U3] %s: taken back and done again, or put away and opened, it is the same table', (game) => {
  let backs = 0
  for (let seed = 10; seed < 12; seed++) {
    let tables = open()
    const match = begin(game, seed)
    let moves = 0
    playThrough(tables, match, seed, () => {
      moves++
      const table = tables.open(match)
      const before = fingerprint(table.course.state)
      const mover = seats.find((seat) => tables.look(here, { match, seat }).undo.can)
      if (mover !== undefined) {
        backs++
        const count = table.moves.length
        const back = tables.undo(here, { match, seat: mover, moves: count })
        expect(back.moves).toBeLessThan(count)
        expect(tables.redo(here, { match, seat: mover, moves: back.moves }).moves).toBe(count)
        expect(fingerprint(table.course.state)).toBe(before)
      }
      if (moves % 10 === 0) {
        const again = open()
        expect(fingerprint(again.open(match).course.state)).toBe(before)
        const views = seats.map((seat) => again.look(here, { match, seat }))
        // Notes of the Keeper's own, such as who took back, are of the day.
        const { log: _, ...seen } = tables.look(here, { match, seat: 0 })
        expect(views[0]).toMatchObject(seen)
      }
    })
    expect(tables.look(here, { match, seat: 0 }).outcome).toBeDefined()
    tables = open()
    expect(tables.look(here, { match, seat: 1 }).outcome).toBeDefined()
  }
  // In Cthulhu Dice nearly every decision is followed by a die; what the Eye of the Victim saw is not.
  expect(backs).toBeGreaterThan(game === 'cthulhu-dice' ? 0 : 10)
})
