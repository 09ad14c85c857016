/** What a new match is made of, before the Keeper has a say in it. */
import type { Api } from '../../src-main/contract/contract.ts'
import type { DeckSummary, GameId, NewSeat } from '../../src-main/contract/table.ts'

/** What `matches.begin` takes, from the contract itself. */
export type Wanted = Parameters<Api['matches']['begin']>[0]

/** A seat as it stands in the form: a deck and an Investigator may be chosen and not be needed. */
export interface Seat {
  name: string
  kind: NewSeat['kind']
  deck: number | undefined
  /** Undefined for the first candidate of the deck. */
  investigator: string | undefined
}

export interface Setup {
  game: GameId
  seats: Seat[]
  mode: 'campaign' | 'basic'
  target: number
  /** As typed; empty for a seed of chance. */
  seed: string
  botBudgetMs: number
  undoPastRevealed: boolean
  alternativeFirstCard: boolean
  /** Cthulhu Dice for two: how many cultists each leads. */
  cultists: 1 | 2 | 3
}

const rivals = ['Miss Peabody', 'Dr. Armitage Crane', 'Old Zadok', 'The Librarian', 'Professor Rice'] as const

export const seatsOf: Readonly<Record<GameId, { readonly min: number; readonly max: number }>> = {
  mythos: { min: 2, max: 4 },
  'cthulhu-dice': { min: 2, max: 6 },
}

export function newSeat(at: number, decks: readonly DeckSummary[]): Seat {
  const deck = decks.length === 0 ? undefined : decks[at % decks.length]!.id
  return { name: at === 0 ? 'Player' : rivals[(at - 1) % rivals.length]!, kind: at === 0 ? 'human' : 'bot', deck, investigator: undefined }
}

export function usualSetup(decks: readonly DeckSummary[]): Setup {
  return {
    game: 'mythos',
    seats: [newSeat(0, decks), newSeat(1, decks)],
    mode: 'campaign',
    target: 20,
    seed: '',
    botBudgetMs: 1_000,
    undoPastRevealed: false,
    alternativeFirstCard: false,
    cultists: 1,
  }
}

/** The whole number a seed field holds; undefined if it is empty, `false` if it is something else. */
export function seedOf(text: string): number | undefined | false {
  const trimmed = text.trim()
  if (trimmed === '') return undefined
  const seed = Number(trimmed)
  return Number.isInteger(seed) && seed >= -(2 ** 31) && seed < 2 ** 31 ? seed : false
}

/** What is missing before the match can begin, in a sentence; the Keeper still has the last word. */
export function lacking(setup: Setup, decks: readonly DeckSummary[]): string | undefined {
  if (!setup.seats.some(({ kind }) => kind === 'human')) return 'Somebody has to sit at this table: let at least one seat be a person’s.'
  if (setup.seats.some(({ name }) => name.trim() === '')) return 'Every seat needs a name.'
  if (seedOf(setup.seed) === false) return 'The seed is a whole number, or empty for chance.'
  if (setup.game === 'cthulhu-dice') return undefined
  const without = setup.seats.find(({ deck }) => !decks.some(({ id }) => id === deck))
  return without && `Choose a deck for ${without.name}.`
}

export function wanted(setup: Setup): Wanted {
  const seed = seedOf(setup.seed)
  const [first, ...others] = setup.seats.map(({ name }) => name.trim())
  const common = {
    game: setup.game,
    title: `${first} against ${others.join(', ')}`.slice(0, 200),
    botBudgetMs: setup.botBudgetMs,
    undoPastRevealed: setup.undoPastRevealed,
    ...(typeof seed === 'number' && { seed }),
  }
  if (setup.game === 'cthulhu-dice') {
    const rivalCults = setup.seats.length === 2 && setup.cultists > 1
    return { ...common, seats: setup.seats.map(({ name, kind }) => ({ name, kind })), ...(rivalCults && { cultists: setup.cultists }) }
  }
  const seats = setup.seats.map(({ name, kind, deck, investigator }) => ({
    name,
    kind,
    ...(deck !== undefined && { deck }),
    ...(investigator !== undefined && { investigator }),
  }))
  return { ...common, seats, mode: setup.mode, target: setup.target, alternativeFirstCard: setup.alternativeFirstCard }
}

/** You against a bot, each with one of the first two ready decks. */
export function playNow(ready: readonly DeckSummary[]): Wanted {
  return wanted({ ...usualSetup(ready) })
}
