/** `replay FILE.json`: a saved match, played again move by move through the guarded door, up to its end or to a given move. */
import { basename } from 'node:path'
import { type AnyGame, BadOptions, IllegalAction } from '../engine/game.ts'
import { fingerprint, type Move, play, type Report } from '../engine/match.ts'
import { games } from '../games/index.ts'
import { Complaint, options, readJson, wholeNumber } from './input.ts'

export async function run(args: string[]): Promise<number> {
  const { values: said, positionals } = options({ args, allowPositionals: true, options: flags })
  const [file, ...more] = positionals
  if (file === undefined) throw new Complaint('Say which file to replay.')
  if (more.length > 0) throw new Complaint(`One file at a time, please: you named ${more.length + 1}.`)
  const report = reportIn(readJson(file), basename(file))
  const { game, title } = games.get(report.game)!
  const at = wholeNumber('at', said.at, report.moves.length)
  if (at > report.moves.length) throw new Complaint(`The match has ${report.moves.length} moves, so there is no move ${at}.`)

  const { actors, outcome, hash, lines } = replayed(game, report, at, basename(file))
  if (said.json) {
    const { id, edition } = game
    const found = { game: id, edition, seed: report.seed, moves: report.moves.length, at, actors }
    process.stdout.write(`${JSON.stringify({ ...found, outcome: outcome ?? null, hash, lines })}\n`)
  } else {
    const end = outcome?.because ?? `Seat ${actors.join(' and ')} to act.`
    process.stdout.write([...lines, `${title}, move ${at} of ${report.moves.length}: ${end} (${hash})`, ''].join('\n'))
  }
  return 0
}

const flags = { at: { type: 'string' }, json: { type: 'boolean', default: false } } as const

/** The match in a file, if there is one that these rules can play. */
function reportIn(found: unknown, file: string): Report<unknown, unknown> {
  const wrong = (what: string) => new Complaint(`${file} is no saved match: ${what}.`)
  if (typeof found !== 'object' || found === null) throw wrong('it holds no object')
  const { game: id, edition, options, seed, moves } = found as Partial<Record<string, unknown>>
  const game = typeof id === 'string' ? games.get(id)?.game : undefined
  if (game === undefined) throw wrong(`there is no game ${JSON.stringify(id)?.slice(0, 40)}`)
  if (typeof edition !== 'number') throw wrong('it does not say by which edition of the rules it was played')
  if (edition !== game.edition) {
    throw new Complaint(
      `${file} was played by edition ${edition} of ${game.id}; these are the rules of edition ${game.edition}, and would play it differently.`,
    )
  }
  if (typeof seed !== 'number' || !Number.isInteger(seed)) throw wrong('its seed is no whole number')
  if (!Array.isArray(moves)) throw wrong('it has no list of moves')
  return {
    game: game.id,
    edition,
    options,
    seed,
    moves: moves.map((each, at) => moveIn(each) ?? fail(wrong(`its move ${at} is none`))),
  }
}

function moveIn(found: unknown): Move<unknown> | undefined {
  if (typeof found !== 'object' || found === null || !('seat' in found) || !('action' in found)) return undefined
  const { seat, action } = found
  return typeof seat === 'number' && Number.isInteger(seat) ? { seat, action } : undefined
}

function fail(error: Error): never {
  throw error
}

function replayed(game: AnyGame, { options, seed, moves }: Report<unknown, unknown>, count: number, file: string) {
  const lines: string[] = []
  let state = begun(game, options, seed, file)
  let at = 0
  try {
    for (const { seat, action } of moves.slice(0, count)) {
      const step = play(game, state, seat, action)
      state = step.state
      lines.push(...step.events.map((event) => game.tell(event)).filter((line) => line !== undefined))
      at++
    }
    return { actors: game.actors(state), outcome: game.outcome(state), hash: fingerprint(state), lines }
  } catch (error) {
    if (error instanceof IllegalAction) throw new Complaint(`Move ${at} of ${file} is not possible: ${error.message}`)
    // Options that are damaged deep inside come this far; a mistake in the rules looks the same from here.
    const [why] = String(error).split('\n')
    throw new Complaint(`The rules fail at move ${at} of ${file}, so it is damaged, or they are wrong: ${why}.`, { cause: error })
  }
}

/** A file can hold anything for options; a game checks what it knows of, and trips over the rest. */
function begun(game: AnyGame, options: unknown, seed: number, file: string): unknown {
  try {
    return game.setup(options, seed)
  } catch (error) {
    throw new Complaint(
      `The match in ${file} cannot begin: ${error instanceof BadOptions ? error.message : `its options are not those of ${game.id}.`}`,
    )
  }
}
