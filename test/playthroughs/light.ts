/**
 * A whole match of a light game as text, as the campaigns of Mythos are (transcript.ts): every line of what happened,
 * told to each as to the one who did it, with the rules that carried it. NAME.json says who sat down, the seed and the
 * moves; NAME.txt is what came of it, byte for byte.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { decide } from '../../src-main/bot/decide.ts'
import { type Move, play } from '../../src-main/engine/match.ts'
import { type Rng, seeded, split } from '../../src-main/engine/random.ts'
import { games } from '../../src-main/games/index.ts'
import { lightRemarks } from './light-remarks.ts'

/** A match as it is kept. */
export interface LightPlaythrough {
  readonly title: string
  readonly game: string
  readonly seed: number
  readonly options: unknown
  readonly moves: readonly Move<unknown>[]
}

/** The matches there are, before they were played. */
export const lightTables: Readonly<Record<string, Omit<LightPlaythrough, 'moves'>>> = {
  'cthulhu-dice': {
    title: 'Cthulhu Dice, four players',
    game: 'cthulhu-dice',
    seed: 9,
    options: { players: 4, first: 0, names: ['Ada', 'Bea', 'Cyrus', 'Dora'] },
  },
  'pocket-madness': {
    title: 'Pocket Madness, three players',
    game: 'pocket-madness',
    seed: 1,
    options: { players: 3, names: ['Ada', 'Bea', 'Cyrus'] },
  },
  'tides-of-madness': {
    title: 'Tides of Madness',
    game: 'tides-of-madness',
    seed: 7,
    options: { players: 2, names: ['Ada', 'Bea'] },
  },
  'witch-of-salem': {
    title: 'Witch of Salem, three investigators',
    game: 'witch-of-salem',
    seed: 4,
    options: { players: 3, names: ['Ada', 'Bea', 'Cyrus'] },
  },
}

const file = (name: string, kind: 'json' | 'txt') => new URL(`./${name}.${kind}`, import.meta.url)

export const readLight = (name: string): LightPlaythrough => JSON.parse(readFileSync(file(name, 'json'), 'utf8')) as LightPlaythrough
export const readLightTranscript = (name: string): string => readFileSync(file(name, 'txt'), 'utf8')

export function writeLight(name: string, playthrough: LightPlaythrough): string {
  const { moves, ...rest } = playthrough
  const lines = moves.map((move) => `    ${JSON.stringify(move)}`).join(',\n')
  const head = JSON.stringify(rest, undefined, 2).replace(/\n\}$/, '')
  writeFileSync(file(name, 'json'), `${head},\n  "moves": [\n${lines}\n  ]\n}\n`)
  const text = lightTranscript(playthrough)
  writeFileSync(file(name, 'txt'), text)
  return text
}

const effort = { playouts: 150, horizon: 100 }

/** The match, played by bots that think for a counted number of playouts, or reckon exactly. */
export function playedLight(table: Omit<LightPlaythrough, 'moves'>): LightPlaythrough {
  const { game } = entryOf(table.game)
  const moves: Move<unknown>[] = []
  let state = game.setup(table.options, table.seed)
  let luck = seeded(~table.seed)
  for (;;) {
    const [seat] = game.actors(state)
    if (seat === undefined) return { ...table, moves }
    let apart: Rng
    ;[apart, luck] = split(luck)
    const only = game.legal(state, seat)
    const action = only.length === 1 ? only[0]! : decide(game, state, seat, effort, apart)
    moves.push({ seat, action })
    state = game.apply(state, seat, action).state
  }
}

function entryOf(id: string) {
  const entry = games.get(id)
  if (entry === undefined) throw new Error(`There is no game ${id}.`)
  return entry
}

/** The match told from its beginning to its end. */
export function lightTranscript({ title, game: id, seed, options, moves }: LightPlaythrough): string {
  const entry = entryOf(id)
  const { game } = entry
  const names = (options as { readonly names: readonly string[] }).names
  let state = game.setup(options, seed)
  const seen = new Set<string>()
  const lines = [
    title,
    '='.repeat(title.length),
    '',
    `Seed ${seed}. ${names.join(', ')} sit down. Each line is told as to the one whose doing it was, with the rules that carried it; a line`,
    'that begins with * is a remark of ours, where a rule is seen at work first.',
  ]
  let round = -1
  for (const { seat, action } of moves) {
    if (entry.rounds(state) !== round) {
      round = entry.rounds(state)
      lines.push('', `== ${entry.standing?.(state) ?? `Round ${round + 1}`} ==`)
    }
    const asked = entry.prompt?.(state, seat)
    lines.push('', `> ${names[seat]}${asked === undefined ? '' : ` (${asked})`}: ${game.describe(state, seat, action).text}`)
    const step = play(game, state, seat, action)
    for (const event of step.events) {
      const about = entry.about?.(event, step.state, seat) ?? {}
      const text = game.tell(event, about.seat ?? seat)
      if (text === undefined) continue
      const rules = about.rule?.split(', ') ?? []
      lines.push(`  ${text} [${rules.join(', ')}]`)
      for (const rule of rules) {
        const remark = lightRemarks[rule]
        if (remark === undefined || seen.has(rule)) continue
        seen.add(rule)
        lines.push(`  * ${rule}: ${remark}`)
      }
    }
    state = step.state
  }
  lines.push('', `The end: ${game.outcome(state)?.because ?? 'it is not over.'}`)
  return `${lines.join('\n')}\n`
}
