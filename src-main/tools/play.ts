/**
 * `play GAME`: matches between bots, one line each.
 *
 * With `--playouts` the bots think in this thread and for a counted number of
 * playouts, so that the same seed gives the same match anywhere; with
 * `--budget` they think in a thread of their own for so many milliseconds.
 */
import { writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { decide } from '../bot/decide.ts'
import { ruleOfThumb } from '../bot/quick.ts'
import { anything } from '../bot/random.ts'
import { thinker } from '../bot/think.ts'
import type { AnyGame, Outcome, Seat } from '../engine/game.ts'
import { fingerprint, type Move, type Report } from '../engine/match.ts'
import { type Rng, seeded, split } from '../engine/random.ts'
import { type Entry, games } from '../games/index.ts'
import startBot from '../keeper/bot-worker.ts?nodeWorker'
import { Complaint, options, readJson, wholeNumber } from './input.ts'

const kinds = ['bot', 'quick', 'random'] as const
type Kind = (typeof kinds)[number]

/** What there is to say about a table that plays with decks; what mythos-options.ts makes options of. */
export interface Sitting {
  readonly players: number
  /** Paths of deck files, one a seat; the last one serves the seats that have none. */
  readonly decks: readonly string[]
  /** Paths of files with further cards. */
  readonly cards: readonly string[]
  /** Names of Investigators, one a seat. */
  readonly investigators: readonly string[]
  /** How many Adventure points end the match; none said, as the game would have it. */
  readonly to?: number
  /** Whether a deck may break the rules of decks. */
  readonly anyDeck?: boolean
  readonly basic?: boolean
  readonly alternativeFirstCard?: boolean
  /** Ids of house rules. */
  readonly house?: readonly string[]
  /** As it was said. */
  readonly sameEducation?: string
  readonly seatLimit?: number
  /** The path of a file with values in the place of a light game's own. */
  readonly values?: string
}

/** How a seat comes to its decisions. */
type Decide = (game: AnyGame, state: unknown, seat: Seat, rng: Rng) => Promise<unknown>

interface Players {
  readonly decide: Readonly<Record<Kind, Decide>>
  close(): Promise<void>
}

interface Played {
  readonly outcome: Outcome
  readonly rounds: number
  readonly ms: number
  readonly hash: string
  readonly report: Report<unknown, unknown>
}

export async function run(args: string[]): Promise<number> {
  const { values: said, positionals } = options({ args, allowPositionals: true, options: flags })
  const entry = gameCalled(positionals)
  const seats = seatKinds(said.seats, entry)
  const sitting = await optionsFor(entry, {
    players: seats.length,
    decks: said.deck ?? [],
    cards: said.cards ?? [],
    investigators: said.investigator ?? [],
    anyDeck: said['any-deck'],
    basic: said.basic,
    alternativeFirstCard: said['alternative-first-card'],
    house: said.house ?? [],
    ...(said['same-education'] === undefined ? {} : { sameEducation: said['same-education'] }),
    ...(said['seat-limit'] === undefined ? {} : { seatLimit: wholeNumber('seat-limit', said['seat-limit'], 0, 2) }),
    ...(said.values === undefined ? {} : { values: said.values }),
    ...(said.to === undefined ? {} : { to: wholeNumber('to', said.to, 0, 1, mostPoints) }),
  })
  const count = wholeNumber('games', said.games, 1, 1)
  // Every match has a seed of its own, the last one too.
  const first = wholeNumber('seed', said.seed, 1, -(2 ** 31), 2 ** 31 - count)
  if (said.save !== undefined && count > 1) throw new Complaint('--save keeps one match, and --games asks for several.')
  const players = playersFor(said)
  try {
    for (let seed = first; seed < first + count; seed++) {
      const played = await playMatch(entry, sitting, seed, seats, players)
      if (said.save !== undefined) save(said.save, played)
      process.stdout.write(`${said.json ? asJson(seed, seats, played) : asText(entry, seed, seats, played)}\n`)
    }
  } finally {
    await players.close()
  }
  return 0
}

/** No campaign goes on for longer (the contract of the window says the same), and no bot thinks for longer. */
const mostPoints = 200
const mostMilliseconds = 3_600_000

const flags = {
  seats: { type: 'string' },
  deck: { type: 'string', multiple: true },
  cards: { type: 'string', multiple: true },
  investigator: { type: 'string', multiple: true },
  seed: { type: 'string' },
  games: { type: 'string' },
  to: { type: 'string' },
  values: { type: 'string' },
  'any-deck': { type: 'boolean', default: false },
  basic: { type: 'boolean', default: false },
  'alternative-first-card': { type: 'boolean', default: false },
  house: { type: 'string', multiple: true },
  'same-education': { type: 'string' },
  'seat-limit': { type: 'string' },
  budget: { type: 'string' },
  playouts: { type: 'string' },
  save: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const

function gameCalled([id, ...more]: string[]): Entry {
  const known = [...games.keys()].join(', ')
  if (id === undefined) throw new Complaint(`Say which game: ${known}.`)
  if (more.length > 0) throw new Complaint(`One game at a time, please: you named ${more.length + 1}.`)
  const entry = games.get(id)
  if (entry === undefined) throw new Complaint(`There is no game "${id}". There are: ${known}.`)
  return entry
}

function seatKinds(said: string | undefined, { game, title }: Entry): Kind[] {
  const words = said?.split(',') ?? Array<string>(game.seats.min).fill('random')
  const seats = words.map((word) => {
    const kind = kinds.find((each) => each === word.trim())
    if (kind === undefined) throw new Complaint(`"${word}" cannot sit down. A seat is one of: ${kinds.join(', ')}.`)
    return kind
  })
  const { min, max } = game.seats
  if (seats.length < min || seats.length > max) throw new Complaint(`${title} is for ${min} to ${max} players, not ${seats.length}.`)
  return seats
}

async function optionsFor(entry: Entry, sitting: Sitting): Promise<unknown> {
  const { values } = sitting
  if (values !== undefined && !(entry.choices ?? []).some(({ id }) => id === 'values'))
    throw new Complaint(`${entry.title} takes no values.`)
  if (entry.options === undefined) return withDecks(sitting)
  const { decks, cards, investigators, house = [], to, anyDeck, basic, alternativeFirstCard, sameEducation, seatLimit } = sitting
  const said = [to, sameEducation, seatLimit].some((each) => each !== undefined) || anyDeck || basic || alternativeFirstCard
  if (said || decks.length + cards.length + investigators.length + house.length > 0) {
    throw new Complaint(`${entry.title} takes no decks, cards, Investigators, points or house rules.`)
  }
  const usual = entry.options(sitting.players)
  return values === undefined ? usual : { ...(usual as object), values: readJson(values) }
}

async function withDecks(sitting: Sitting): Promise<unknown> {
  // Found by name, so that the light games can be played where the card shelf cannot be opened.
  const file = new URL('./mythos-options.ts', import.meta.url).href
  const { mythosOptions }: { mythosOptions: (sitting: Sitting) => unknown } = await import(file)
  return mythosOptions(sitting)
}

function playersFor(said: { readonly budget?: string | undefined; readonly playouts?: string | undefined }): Players {
  const random: Decide = async (game, state, seat, rng) => anything(game, state, seat, rng)[0]
  const quick: Decide = async (game, state, seat, rng) => ruleOfThumb(game, state, seat, rng)[0]
  if (said.playouts !== undefined) {
    if (said.budget !== undefined) throw new Complaint('--budget and --playouts exclude each other.')
    const effort = { playouts: wholeNumber('playouts', said.playouts, 0, 1), horizon: 100 }
    return {
      decide: { random, quick, bot: async (game, state, seat, rng) => decide(game, state, seat, effort, rng) },
      close: async () => {},
    }
  }
  const thread = thinker(startBot, { milliseconds: wholeNumber('budget', said.budget, 200, 1, mostMilliseconds) })
  const bot: Decide = async (game, state, seat, rng) => {
    const { action, trouble } = await thread.decide(game, state, seat, rng)
    if (trouble !== undefined) process.stderr.write(`A bot left a decision to luck. ${trouble}\n`)
    return action
  }
  return { decide: { random, quick, bot }, close: thread.close }
}

async function playMatch(entry: Entry, sitting: unknown, seed: number, seats: readonly Kind[], players: Players): Promise<Played> {
  const { game } = entry
  const began = performance.now()
  const moves: Move<unknown>[] = []
  let state = game.setup(sitting, seed)
  // Not the match's own seed: the players must not be in league with the dice.
  let luck = seeded(~seed)
  for (;;) {
    const [seat] = game.actors(state)
    if (seat === undefined) break
    let apart: Rng
    ;[apart, luck] = split(luck)
    const action = await players.decide[seats[seat]!](game, state, seat, apart)
    moves.push({ seat, action })
    state = game.apply(state, seat, action).state
  }
  const outcome = game.outcome(state)
  if (outcome === undefined) throw new Error(`Nobody has to act in ${game.id}, and yet it is not over.`)
  return {
    outcome,
    rounds: entry.rounds(state),
    ms: Math.round(performance.now() - began),
    hash: fingerprint(state),
    report: { game: game.id, edition: game.edition, options: sitting, seed, moves },
  }
}

function asJson(seed: number, seats: readonly Kind[], { outcome, rounds, ms, hash, report }: Played): string {
  const { scores, because } = outcome
  return JSON.stringify({ game: report.game, seed, seats, outcome: { scores, because }, moves: report.moves.length, rounds, ms, hash })
}

function asText({ title }: Entry, seed: number, seats: readonly Kind[], { outcome, rounds, ms, report }: Played): string {
  const scores = seats.map((kind, seat) => `${kind} ${outcome.scores[seat]}`).join(', ')
  return `${title}, seed ${seed}: ${outcome.because} (${scores}; ${report.moves.length} moves, ${rounds} rounds, ${ms} ms)`
}

function save(file: string, { report }: Played): void {
  try {
    writeFileSync(file, `${JSON.stringify(report)}\n`)
  } catch {
    throw new Complaint(`${basename(file)} cannot be written.`)
  }
}
