/** Sitting down: who plays what against whom, checked before there is a match. What a game itself wants to know is in terms.ts. */
import { randomInt } from 'node:crypto'
import type { InferContractRouterInputs } from '@orpc/contract'
import type { contract } from '../contract/contract.ts'
import type { Entry } from '../games/index.ts'
import { refusal } from './refuse.ts'
import type { NewMatch, Seated } from './shelf.ts'
import type { Terms } from './terms.ts'

export type Wanted = InferContractRouterInputs<typeof contract>['matches']['begin']
export type WantedSeat = Wanted['seats'][number]

/** How long a bot may think, where nothing else was wanted (RELIABILITY L14). */
const usualBudgetMs = 1_000

/** A match that can begin: its game has accepted the options. Throws a refusal or BadOptions. */
export function sitDown(wanted: Wanted, entry: Entry, terms: Terms): NewMatch {
  const { game, title } = entry
  const { min, max } = game.seats
  const players = wanted.seats.length
  if (players < min || players > max) throw refusal('bad_options', `${title} is for ${min} to ${max} players, not ${players}.`)
  if (!wanted.seats.some(({ kind }) => kind === 'human')) {
    throw refusal('bad_options', 'Somebody has to sit at this table: let at least one seat be a person’s.')
  }
  const seats = named(wanted.seats)
  const seed = wanted.seed ?? seedByChance()
  const options = terms.agree(wanted, seats)
  // The game has the last word on what can be played with.
  game.setup(terms.unfold(options), seed)
  return {
    game: game.id,
    edition: game.edition,
    title: wanted.title ?? title,
    seed,
    seats,
    botBudgetMs: wanted.botBudgetMs ?? usualBudgetMs,
    undoPastRevealed: wanted.undoPastRevealed ?? false,
    options,
    styles: wanted.seats.map(({ kind, style }) => (kind === 'bot' ? (style ?? null) : null)),
  }
}

export const seedByChance = (): number => randomInt(2 ** 32) - 2 ** 31

/** Names that differ: the second Ada is "Ada 2" (I-S2). */
export function named(seats: readonly WantedSeat[]): Seated[] {
  const taken = new Set<string>()
  return seats.map(({ name, kind, deck }) => {
    let own = name
    for (let no = 2; taken.has(own.toLowerCase()); no++) own = `${name.slice(0, 190)} ${no}`
    taken.add(own.toLowerCase())
    return { name: own, kind, ...(deck !== undefined && { deck }) }
  })
}
