/**
 * `tournament GAME`: many matches of a light game between kinds of players, and how often each kind wins, with how sure
 * that is. Seats are rotated, so that going first helps nobody; where all win or lose together, a match counts once. Bots
 * think for a counted number of playouts: the same command gives the same table anywhere.
 */
import { decide } from '../bot/decide.ts'
import { ruleOfThumb } from '../bot/quick.ts'
import { anything } from '../bot/random.ts'
import type { AnyGame, Seat } from '../engine/game.ts'
import { type Rng, seeded, split } from '../engine/random.ts'
import { optionsOf } from '../games/choices.ts'
import { type Entry, games } from '../games/index.ts'
import { wilson } from '../games/wilson.ts'
import { Complaint, options, wholeNumber } from './input.ts'

const kinds = ['bot', 'quick', 'random'] as const
type Kind = (typeof kinds)[number]

/** How a kind of player has fared. */
export interface Standing {
  readonly kind: Kind
  /** Matches counted once for each seat of the kind; once for all of them, where all win together. */
  readonly played: number
  /** Shares of victory, a tie of two being half a one each. */
  readonly won: number
  /** Where the rate lies with a certainty of 95 %: `wilson`. */
  readonly from: number
  readonly to: number
  /** The rate that would be no better than luck: one over the seats. Nothing, where all win together. */
  readonly even?: number
}

export async function run(args: string[]): Promise<number> {
  const { values: said, positionals } = options({ args, allowPositionals: true, options: flags })
  const entry = gameCalled(positionals)
  const seats = seatKinds(said.seats, entry)
  const matches = wholeNumber('matches', said.matches, 500, 1, 1_000_000)
  const first = wholeNumber('seed', said.seed, 1, -(2 ** 31), 2 ** 31 - matches)
  const playouts = wholeNumber('playouts', said.playouts, 100, 1)
  const { choose = [] } = said
  const sitting = { ...(entry.options?.(seats.length) as object), ...chosen(choose, entry) }
  const began = performance.now()
  const { standings, moves } = tournament(entry, seats, matches, first, playouts, sitting, (done) => {
    process.stderr.write(`${done} of ${matches} matches, ${Math.round((performance.now() - began) / 1000)} s\n`)
  })
  const { id } = entry.game
  process.stdout.write(
    said.json
      ? `${JSON.stringify({ game: id, seats, choose, matches, seed: first, playouts, moves, standings })}\n`
      : `${[`${entry.title}: ${matches} matches of ${seats.join(', ')}, seed ${first}, ${playouts} playouts a decision${choose.map((each) => `, ${each}`).join('')}, ${(moves / matches).toFixed(1)} moves a match`, ...standings.map(asText)].join('\n')}\n`,
  )
  return 0
}

const flags = {
  seats: { type: 'string', default: 'bot,random' },
  matches: { type: 'string' },
  seed: { type: 'string' },
  playouts: { type: 'string' },
  choose: { type: 'string', multiple: true },
  json: { type: 'boolean', default: false },
} as const

const percent = (share: number) => `${(share * 100).toFixed(1)} %`

const asText = ({ kind, won, played, from, to, even }: Standing) =>
  `  ${kind.padEnd(6)}  ${percent(won / played).padStart(7)}  (95 %: ${percent(from)} to ${percent(to)}; ${even === undefined ? 'all together' : `even would be ${percent(even)}`})`

function gameCalled([id, ...more]: string[]): Entry {
  const light = [...games.values()].filter(({ options }) => options !== undefined)
  const known = light.map(({ game }) => game.id).join(', ')
  if (id === undefined) throw new Complaint(`Say which game: ${known}.`)
  if (more.length > 0) throw new Complaint(`One game at a time, please: you named ${more.length + 1}.`)
  const entry = light.find(({ game }) => game.id === id)
  if (entry === undefined) throw new Complaint(`There are no tournaments of "${id}". There are of: ${known}.`)
  return entry
}

function seatKinds(said: string, { game, title }: Entry): Kind[] {
  const seats = said.split(',').map((word) => {
    const kind = kinds.find((each) => each === word.trim())
    if (kind === undefined) throw new Complaint(`"${word}" cannot sit down. A seat is one of: ${kinds.join(', ')}.`)
    return kind
  })
  const { min, max } = game.seats
  if (seats.length < min || seats.length > max) throw new Complaint(`${title} is for ${min} to ${max} players, not ${seats.length}.`)
  return seats
}

/** `sanity=5`: what is chosen before a match, by the ids and the values that New match has for it. */
function chosen(said: readonly string[], { choices = [], title }: Entry): Record<string, unknown> {
  const pairs = said.map((each) => {
    const [id, value, ...more] = each.split('=')
    if (!id || !value || more.length > 0) throw new Complaint(`--choose takes ID=VALUE, not "${each}".`)
    return [id, value] as const
  })
  try {
    return optionsOf(choices, Object.fromEntries(pairs))
  } catch (error) {
    const known = choices.map(({ id, answers }) => `${id} (${answers.map(({ value }) => value).join(', ')})`).join('; ')
    throw new Complaint(`${error instanceof Error ? error.message : error} ${title} has: ${known || 'nothing to choose'}.`)
  }
}

/** Plays the matches, seat by seat in turn. Calls `progress` now and then with how many are done. */
export function tournament(
  entry: Entry,
  seats: readonly Kind[],
  matches: number,
  first: number,
  playouts: number,
  sitting: unknown = entry.options?.(seats.length),
  progress: (done: number) => void = () => {},
): { readonly standings: readonly Standing[]; readonly moves: number } {
  const played = new Map<Kind, number>()
  const won = new Map<Kind, number>()
  let moves = 0
  for (let no = 0; no < matches; no++) {
    const rotated = seats.map((_, seat) => seats[(seat + no) % seats.length]!)
    const match = playMatch(entry.game, sitting, rotated, first + no, playouts)
    moves += match.moves
    for (const [seat, kind] of rotated.entries()) {
      if (entry.together && rotated.indexOf(kind) < seat) continue
      played.set(kind, (played.get(kind) ?? 0) + 1)
      won.set(kind, (won.get(kind) ?? 0) + match.scores[seat]!)
    }
    if ((no + 1) % Math.ceil(matches / 10) === 0) progress(no + 1)
  }
  const standings = [...played].map(([kind, count]): Standing => {
    const wins = won.get(kind)!
    const { low, high } = wilson(wins, count)
    return { kind, played: count, won: wins, from: low, to: high, ...(!entry.together && { even: 1 / seats.length }) }
  })
  return { standings, moves }
}

function playMatch(game: AnyGame, sitting: unknown, seats: readonly Kind[], seed: number, playouts: number) {
  let state = game.setup(sitting, seed)
  // Not the match's own seed: the players must not be in league with the dice.
  let luck = seeded(~seed)
  for (let moves = 0; ; moves++) {
    const [seat] = game.actors(state)
    if (seat === undefined) return { moves, scores: game.outcome(state)!.scores }
    let apart: Rng
    ;[apart, luck] = split(luck)
    state = game.apply(state, seat, choice(game, state, seat, seats[seat]!, playouts, apart)).state
  }
}

function choice(game: AnyGame, state: unknown, seat: Seat, kind: Kind, playouts: number, rng: Rng): unknown {
  const actions = game.legal(state, seat)
  if (actions.length === 1) return actions[0]
  switch (kind) {
    case 'random':
      return anything(game, state, seat, rng)[0]
    case 'quick':
      return ruleOfThumb(game, state, seat, rng)[0]
    case 'bot':
      return decide(game, state, seat, { playouts, horizon: 100 }, rng)
  }
}
