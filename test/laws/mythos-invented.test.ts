/**
 * Mythos with ten cards that nobody published (test/games/mythos/invented.cards) in every deck, two copies each, among
 * random cards of the app: they meet whatever there is, and no match breaks an invariant or runs into a dead end.
 */
import { expect, test } from 'vitest'
import { pickOne, seeded } from '../../src-main/engine/random.ts'
import { mythos } from '../../src-main/games/mythos/game.ts'
import { broken } from '../../src-main/games/mythos/invariants.ts'
import type { Action, State } from '../../src-main/games/mythos/state.ts'
import { inventedCards } from '../games/mythos/invented-cards.ts'
import { randomTable } from '../support/all-cards.ts'

const matches = Number(process.env['LAWS_MATCHES']) || 4
const longest = 20_000

/** Plays a match at random, though rather anything than a Pass; how often each invented card was played or used. */
function playOut(players: number, seed: number, done: Map<string, number>): void {
  const [options, begun] = randomTable(players, seeded(seed))
  const invented = inventedCards()
  const seats = options.seats.map((seat) => ({ ...seat, deck: [...seat.deck, ...invented, ...invented] }))
  let luck = begun
  let state: State = mythos.setup({ ...options, seats }, seed)
  for (let move = 0; move < longest; move++) {
    if (state.over !== undefined) return
    const [seat] = mythos.actors(state)
    const legal = seat === undefined ? [] : mythos.legal(state, seat)
    if (seat === undefined || legal.length === 0) throw new Error('Nobody can do anything, and the match goes on.')
    const other = legal.filter((each) => each.do !== 'pass')
    const ours: readonly Action[] = other.filter((each) => 'card' in each && state.sheet.printed[each.card]?.setCode === 'INV')
    let action: Action
    ;[action, luck] = pickOne(luck, other.length === 0 ? legal : [...other, ...other, ...ours, ...ours, ...ours, ...legal])
    if (ours.includes(action) && 'card' in action) {
      const { title } = state.sheet.printed[action.card]!
      done.set(title, (done.get(title) ?? 0) + 1)
    }
    mythos.describe(state, seat, action)
    const step = mythos.apply(state, seat, action)
    for (const event of step.events) mythos.tell(event, seat)
    state = step.state
    const law = broken(state)
    if (law !== undefined) throw new Error(`${law} After ${JSON.stringify(action)}.`)
  }
  throw new Error(`The match has not ended after ${longest} moves.`)
}

test(`invented cards in ${matches} matches of random decks`, { timeout: 3_600_000 }, () => {
  const done = new Map<string, number>()
  const troubles: string[] = []
  for (let match = 0; match < matches; match++) {
    const players = 2 + (match % 3)
    try {
      playOut(players, match + 1, done)
    } catch (trouble) {
      troubles.push(`Match ${match + 1} (${players} seats): ${trouble instanceof Error ? trouble.message : String(trouble)}`)
    }
  }
  expect(troubles).toEqual([])
  // A Great Old One and an Adventure take more than luck.
  const ordinary = inventedCards().filter((card) => card.goo !== true && card.type !== 'Adventure')
  const never = ordinary.filter(({ title }) => !done.has(title)).map(({ title }) => title)
  if (matches >= 20) expect(never).toEqual([])
  else expect(done.size).toBeGreaterThan(0)
})
