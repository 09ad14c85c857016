/**
 * Mythos with all cards of all sets that come with the app: random legal decks,
 * two to four seats, random plays. No match breaks an invariant or runs into a
 * dead end, and it is counted how often each card was played. Asked for many
 * matches (`npm run soak -- 300 mythos-cards`), it tells what was never legal to
 * play.
 */
import { describe, expect, test } from 'vitest'
import { pickOne, type Rng, seeded } from '../../src-main/engine/random.ts'
import { mythos } from '../../src-main/games/mythos/game.ts'
import { broken } from '../../src-main/games/mythos/invariants.ts'
import type { Action, State } from '../../src-main/games/mythos/state.ts'
import { allCards, randomTable } from '../support/all-cards.ts'

const asked = Number(process.env['LAWS_MATCHES']) || undefined
const matches = asked ?? 4
const longest = 20_000

interface Counts {
  /** By card id: how often it was played, cast or used, and how often that was offered. */
  readonly played: Map<string, number>
  readonly offered: Map<string, number>
  readonly troubles: string[]
  moves: number
  ended: number
}

const add = (counts: Map<string, number>, id: string) => counts.set(id, (counts.get(id) ?? 0) + 1)

function playOut(players: number, seed: number, counts: Counts): void {
  const [options, begun] = randomTable(players, seeded(seed))
  let luck: Rng = begun
  let state: State = mythos.setup(options, seed)
  const id = (card: number) => state.sheet.printed[card]?.id ?? 'investigator'
  for (let move = 0; move < longest; move++) {
    if (state.over !== undefined) {
      counts.ended++
      return
    }
    const [seat] = mythos.actors(state)
    const legal = seat === undefined ? [] : mythos.legal(state, seat)
    if (seat === undefined || legal.length === 0) throw new Error('Nobody can do anything, and the match goes on.')
    for (const each of legal) if (each.do === 'play' || each.do === 'choose play') add(counts.offered, id(each.card))
    let action: Action
    ;[action, luck] = pickOne(luck, tempting(legal))
    if (action.do === 'play' || action.do === 'choose play') add(counts.played, id(action.card))
    mythos.describe(state, seat, action)
    const step = mythos.apply(state, seat, action)
    for (const event of step.events) mythos.tell(event, seat)
    state = step.state
    counts.moves++
    const law = broken(state)
    if (law !== undefined) throw new Error(`${law} After ${JSON.stringify(action)}.`)
  }
  throw new Error(`The match has not ended after ${longest} moves.`)
}

/** Who only passes sees little: a Pass is taken where there is hardly anything else. */
function tempting(legal: readonly Action[]): readonly Action[] {
  const other = legal.filter((each) => each.do !== 'pass')
  return other.length === 0 ? legal : [...other, ...other, ...legal]
}

describe(`all cards in ${matches} matches`, () => {
  const counts: Counts = { played: new Map(), offered: new Map(), troubles: [], moves: 0, ended: 0 }

  test('no match breaks an invariant, and each comes to its end', () => {
    for (let match = 0; match < matches; match++) {
      const players = 2 + (match % 3)
      try {
        playOut(players, match + 1, counts)
      } catch (trouble) {
        counts.troubles.push(`Match ${match + 1} (${players} seats): ${trouble instanceof Error ? trouble.message : String(trouble)}`)
      }
    }
    expect(counts.troubles).toEqual([])
    expect(counts.ended).toBe(matches)
  }, 3_600_000)

  test.runIf(asked !== undefined && asked >= 100)('every card was played, or is told to be one that was not', () => {
    const cards = allCards()
    const never = cards.filter(({ id }) => !counts.played.has(id)).map(({ id }) => id)
    const few = cards.filter(({ id }) => (counts.played.get(id) ?? 50) < 50).map(({ id }) => `${id} ${counts.played.get(id)}`)
    process.stdout.write(
      `${counts.moves} moves. Never played: ${never.join(', ') || 'none'}.\nFewer than 50 times: ${few.join(', ') || 'none'}.\n`,
    )
    const byType = (type: string) => cards.filter((card) => card.type === type)
    // Adventures and Great Old Ones take more than luck; of all else random play finds most.
    const ordinary = cards.filter((card) => card.type !== 'Adventure' && card.goo !== true)
    const played = ordinary.filter(({ id }) => counts.played.has(id))
    expect(played.length / ordinary.length).toBeGreaterThan(0.9)
    expect(byType('Location').length).toBeGreaterThan(0)
  })
})
