/**
 * Random battles on Pokémon Showdown's simulator, driven without its text
 * streams, which only cost it time: each side is asked and answers at random.
 *
 * The package comes without Showdown's team builder, so teams are six random
 * fully evolved species with four random moves, in a format without checks.
 */
import { createRequire } from 'node:module'

/** As much of the simulator as is used here: it may not be installed, so its own types cannot be counted on. */
interface Battle {
  readonly ended: boolean
  readonly turn: number
  readonly sides: readonly Side[]
}

interface Side {
  readonly activeRequest: Request | null
  readonly requestState: string
  choose(choice: string): boolean
}

interface Request {
  readonly wait?: boolean
  readonly teamPreview?: boolean
  readonly forceSwitch?: readonly boolean[]
  readonly active?: readonly {
    readonly trapped?: boolean
    readonly moves: readonly { readonly disabled?: boolean | string; readonly pp?: number }[]
  }[]
  readonly side: { readonly pokemon: readonly { readonly active: boolean; readonly condition: string }[] }
}

interface Entry {
  readonly name: string
  readonly isNonstandard: string | null
}

interface Simulator {
  readonly Battle: new (options: unknown) => Battle & { commitChoices(): void; allChoicesDone(): boolean }
  readonly Dex: {
    readonly species: {
      all(): readonly (Entry & { readonly nfe: boolean; readonly battleOnly?: unknown; readonly abilities: { readonly 0: string } })[]
    }
    readonly moves: { all(): readonly (Entry & { readonly isZ?: unknown; readonly isMax?: unknown })[] }
  }
}

const { Battle, Dex } = createRequire(import.meta.url)('@pkmn/sim') as Simulator
const species = Dex.species.all().filter((each) => each.isNonstandard === null && !each.nfe && each.battleOnly === undefined)
const moves = Dex.moves.all().filter((each) => each.isNonstandard === null && !each.isZ && !each.isMax)

const anyOf = <T>(things: readonly T[]): T => things[Math.floor(Math.random() * things.length)]!

function team() {
  return Array.from({ length: 6 }, () => {
    const { name, abilities } = anyOf(species)
    const known = Array.from({ length: 4 }, () => anyOf(moves).name)
    return {
      name,
      species: name,
      ability: abilities[0],
      item: '',
      moves: known,
      nature: 'Hardy',
      gender: '',
      evs: even(84),
      ivs: even(31),
      level: 100,
    }
  })
}

const even = (value: number) => ({ hp: value, atk: value, def: value, spa: value, spd: value, spe: value })

/** A battle to its end between two who do anything; how many decisions they took. */
export function battle(): number {
  const match = new Battle({ formatid: 'gen9customgame', p1: { name: 'A', team: team() }, p2: { name: 'B', team: team() } })
  let decisions = 0
  while (!match.ended) {
    for (const side of match.sides) {
      const { activeRequest } = side
      if (activeRequest === null || activeRequest.wait === true || match.ended) continue
      if (!side.choose(choice(activeRequest)) && !side.choose('default')) throw new Error('The simulator took no choice.')
      decisions++
    }
    match.commitChoices()
  }
  return decisions
}

/** Mostly a move, sometimes another Pokémon; another one where it must be. */
function choice({ teamPreview, forceSwitch, active, side }: Request): string {
  if (teamPreview === true) return 'default'
  const bench = side.pokemon.flatMap((each, at) => (each.active || each.condition.endsWith(' fnt') ? [] : [at + 1]))
  if (forceSwitch?.[0] === true) return bench.length === 0 ? 'pass' : `switch ${anyOf(bench)}`
  const usable = active![0]!.moves.flatMap((each, at) => (each.disabled || each.pp === 0 ? [] : [at + 1]))
  const mayLeave = bench.length > 0 && active![0]!.trapped !== true
  if (mayLeave && (usable.length === 0 || Math.random() < 0.1)) return `switch ${anyOf(bench)}`
  return usable.length === 0 ? 'default' : `move ${anyOf(usable)}`
}
