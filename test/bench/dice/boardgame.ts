/**
 * Cthulhu Dice written for boardgame.io, as its documentation would have it:
 * moves that change a draft of G, its own dice, its own turn order, a stage for
 * the Eye, a client that is given moves.
 */
import { createRequire } from 'node:module'

type Face = 'yellow' | 'tentacle' | 'elder' | 'cthulhu' | 'eye'

interface G {
  sanity: number[]
  pool: number
  first: number
  caster: number
  victim: number
  /** Who rolled the Eye and has yet to choose; nobody is -1. */
  eye: number
  /** Between two turns, when it may be over. */
  between: boolean
}

/** As much of boardgame.io as is used here: it may not be installed, so its own types cannot be counted on. */
interface Context {
  readonly G: G
  readonly ctx: { readonly numPlayers: number; readonly playOrderPos: number; readonly currentPlayer: string }
  readonly random: { Die(sides: number): number }
  readonly events: { endTurn(): void; endStage(): void; setActivePlayers(active: unknown): void }
}

interface Client {
  start(): void
  stop(): void
  updatePlayerID(player: string): void
  getState(): {
    readonly G: G
    readonly ctx: { readonly currentPlayer: string; readonly gameover?: { readonly winner: number | 'Cthulhu' } }
  }
  readonly moves: { curse(victim: number): void; choose(face: Face): void }
}

const { Client: client } = createRequire(import.meta.url)('boardgame.io/client') as { Client(options: unknown): Client }

const die: Face[] = [...Array<Face>(5).fill('yellow'), ...Array<Face>(4).fill('tentacle'), 'elder', 'cthulhu', 'eye']
const results: Face[] = ['yellow', 'tentacle', 'elder', 'cthulhu']

function suffer(G: G, roller: number, face: Face): void {
  const { sanity, caster, victim } = G
  const target = roller === caster ? victim : caster
  if (face === 'yellow' && sanity[target]! > 0) {
    sanity[target]!--
    G.pool++
  } else if (face === 'tentacle' && sanity[victim]! > 0) {
    sanity[victim]!--
    if (sanity[caster]! > 0) sanity[caster]!++
    else G.pool++
  } else if (face === 'elder' && G.pool > 0) {
    G.pool--
    sanity[roller]!++
  } else if (face === 'cthulhu') {
    for (let each = 0; each < sanity.length; each++) {
      if (sanity[each]! > 0) {
        sanity[each]!--
        G.pool++
      }
    }
  }
}

function roll(context: Context, roller: number): void {
  const { G, random, events } = context
  const face = die[random.Die(12) - 1]!
  if (face === 'eye') {
    G.eye = roller
    // The Victim may have to choose in the Caster's turn: that is what stages are for.
    events.setActivePlayers({ value: { [roller]: 'eye' } })
  } else {
    settle(context, roller, face)
  }
}

function settle(context: Context, roller: number, face: Face): void {
  const { G, events } = context
  suffer(G, roller, face)
  if (roller === G.caster) roll(context, G.victim)
  else events.endTurn()
}

function choose(context: Context, face: Face): 'INVALID_MOVE' | undefined {
  const { G, events } = context
  if (G.eye < 0 || !results.includes(face)) return 'INVALID_MOVE'
  const roller = G.eye
  G.eye = -1
  events.endStage()
  settle(context, roller, face)
}

function curse(context: Context, victim: number): 'INVALID_MOVE' | undefined {
  const { G } = context
  if (G.eye >= 0 || victim === G.caster || !(G.sanity[victim]! > 0)) return 'INVALID_MOVE'
  G.victim = victim
  G.between = false
  roll(context, G.caster)
}

const game = {
  name: 'cthulhu-dice',
  setup: ({ ctx, random }: Context): G => ({
    sanity: Array<number>(ctx.numPlayers).fill(3),
    pool: 0,
    first: random.Die(ctx.numPlayers) - 1,
    caster: -1,
    victim: -1,
    eye: -1,
    between: false,
  }),
  turn: {
    order: {
      first: ({ G }: Context) => G.first,
      next: ({ ctx }: Context) => (ctx.playOrderPos + 1) % ctx.numPlayers,
    },
    stages: { eye: { moves: { choose } } },
    onBegin: ({ G, ctx }: Context) => {
      G.caster = Number(ctx.currentPlayer)
      G.between = true
    },
  },
  moves: { curse },
  endIf: ({ G }: Context) => {
    const sane = G.sanity.flatMap((each, seat) => (each > 0 ? [seat] : []))
    return G.between && sane.length < 2 ? { winner: sane[0] ?? 'Cthulhu' } : undefined
  },
}

/** A match between players who do anything: what came of it, and after how many moves. */
export function boardgameMatch(
  players: number,
  seed: number,
): { readonly sanity: readonly number[]; readonly pool: number; readonly moves: number } {
  const table = client({ game: { ...game, seed }, numPlayers: players, debug: false })
  table.start()
  for (let moves = 0; ; moves++) {
    const { G, ctx } = table.getState()
    if (ctx.gameover !== undefined) {
      table.stop()
      return { sanity: G.sanity, pool: G.pool, moves }
    }
    if (G.eye >= 0) {
      table.updatePlayerID(String(G.eye))
      table.moves.choose(anyOf(results))
    } else {
      table.updatePlayerID(ctx.currentPlayer)
      table.moves.curse(anyOf(G.sanity.flatMap((each, seat) => (each > 0 && seat !== G.caster ? [seat] : []))))
    }
  }
}

const anyOf = <T>(things: readonly T[]): T => things[Math.floor(Math.random() * things.length)]!
