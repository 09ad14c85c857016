/**
 * Tides of Madness written for boardgame.io, as its documentation would have it: moves that change a draft of G, all
 * players active while both choose, a phase for the draft and one for the refresh, stages for whoever decides alone, a
 * client that is given moves.
 */
import { createRequire } from 'node:module'
import { countsOf, dreamlands, isMad, pointsOf } from './tables.ts'

interface Player {
  hand: number[]
  chosen: number | null
  keeping: number | null
  kept: number[]
  played: number[]
  madness: number
  points: number
}

interface G {
  round: number
  step: 'play' | 'keep' | 'discard' | 'madness' | 'suit'
  /** Who decides alone. */
  decider: number
  players: Player[]
  pile: number[]
  discarded: number[]
  over: { winner: number | 'both' | 'nobody' } | null
}

/** As much of boardgame.io as is used here: it may not be installed, so its own types cannot be counted on. */
interface Context {
  readonly G: G
  readonly playerID: string
  readonly random: { Shuffle(cards: number[]): number[] }
  readonly events: { setPhase(phase: string): void; setActivePlayers(active: unknown): void }
}

interface Client {
  start(): void
  stop(): void
  updatePlayerID(player: string): void
  getState(): { readonly G: G; readonly ctx: { readonly gameover?: unknown; readonly activePlayers: Record<string, string> | null } }
  readonly moves: Record<'play' | 'keep' | 'discard' | 'takePoints' | 'heal' | 'nameSuit', (...args: unknown[]) => void>
}

const required = createRequire(import.meta.url)
const { Client: client } = required('boardgame.io/client') as { Client(options: unknown): Client }

const ascending = (cards: number[]) => [...cards].sort((a, b) => a - b)

/** Both choose at once; true as soon as both have. */
function chosen({ G, playerID }: Context, card: number): boolean | 'INVALID_MOVE' {
  const player = G.players[Number(playerID)]!
  if (player.chosen !== null || !player.hand.includes(card)) return 'INVALID_MOVE'
  player.chosen = card
  return G.players.every((each) => each.chosen !== null)
}

function takeChosen(player: Player): number {
  const card = player.chosen!
  player.chosen = null
  player.hand.splice(player.hand.indexOf(card), 1)
  return card
}

function play(context: Context, card: number): 'INVALID_MOVE' | undefined {
  const both = chosen(context, card)
  if (both === 'INVALID_MOVE') return both
  if (!both) return undefined
  const { G } = context
  const [first, second] = G.players as [Player, Player]
  for (const player of G.players) player.played.push(takeChosen(player))
  const hand = first.hand
  first.hand = second.hand
  second.hand = hand
  if (hand.length > 1) return undefined
  for (const player of G.players) player.played.push(player.hand.pop()!)
  const received = G.players.map(({ kept, played }) => [...kept, ...played].filter((each) => isMad[each] === 1).length)
  for (const [seat, player] of G.players.entries()) player.madness += received[seat]!
  if (received[0] === received[1]) dream(context)
  else decide(context, 'madness', received[0]! > received[1]! ? 0 : 1)
  return undefined
}

function decide({ G, events }: Context, step: 'madness' | 'suit', seat: number): void {
  G.step = step
  G.decider = seat
  events.setActivePlayers({ value: { [seat]: step } })
}

function takePoints(context: Context): 'INVALID_MOVE' | undefined {
  const { G } = context
  if (G.step !== 'madness') return 'INVALID_MOVE'
  G.players[G.decider]!.points += 4
  dream(context)
  return undefined
}

function heal(context: Context): 'INVALID_MOVE' | undefined {
  const { G } = context
  if (G.step !== 'madness') return 'INVALID_MOVE'
  G.players[G.decider]!.madness--
  dream(context)
  return undefined
}

function dream(context: Context): void {
  const { G } = context
  const owner = G.players.findIndex(({ kept, played }) => [...kept, ...played].includes(dreamlands))
  if (owner < 0) return score(context, 0)
  const rival = G.players[1 - owner]!
  if (rival.madness > 0) {
    rival.madness--
    G.players[owner]!.madness++
  }
  decide(context, 'suit', owner)
}

function nameSuit(context: Context, suit: number): 'INVALID_MOVE' | undefined {
  if (context.G.step !== 'suit' || !(suit >= 0 && suit < 5)) return 'INVALID_MOVE'
  score(context, suit)
  return undefined
}

function score({ G, events }: Context, wild: number): void {
  const counts = G.players.map(({ kept, played }) => countsOf(kept, played, wild))
  for (const [seat, player] of G.players.entries()) {
    player.points += pointsOf(player.kept, player.played, counts[seat]!, counts[1 - seat]!, player.madness)
  }
  const mad = G.players.map(({ madness }) => madness >= 9)
  const [first, second] = G.players as [Player, Player]
  if (mad[0] || mad[1]) G.over = { winner: mad[0] && mad[1] ? 'nobody' : mad[0] ? 1 : 0 }
  else if (G.round === 3) G.over = { winner: first.points === second.points ? 'both' : first.points > second.points ? 0 : 1 }
  else events.setPhase('refresh')
}

function keep(context: Context, card: number): 'INVALID_MOVE' | undefined {
  const { G } = context
  if (G.step !== 'keep') return 'INVALID_MOVE'
  const both = chosen(context, card)
  if (both === 'INVALID_MOVE') return both
  if (!both) return undefined
  for (const player of G.players) player.keeping = takeChosen(player)
  G.step = 'discard'
  return undefined
}

function discard(context: Context, card: number): 'INVALID_MOVE' | undefined {
  const { G, random, events } = context
  if (G.step !== 'discard') return 'INVALID_MOVE'
  const both = chosen(context, card)
  if (both === 'INVALID_MOVE') return both
  if (!both) return undefined
  G.pile = random.Shuffle(G.pile)
  for (const player of G.players) {
    G.discarded.push(takeChosen(player))
    player.kept.push(player.keeping!)
    player.keeping = null
  }
  for (const player of G.players) player.hand = ascending([...player.hand, G.pile.pop()!, G.pile.pop()!])
  G.round++
  events.setPhase('draft')
  return undefined
}

const everybody = { activePlayers: { all: 'choosing' } }

const game = {
  name: 'tides-of-madness',
  setup: ({ random }: Context): G => {
    const deck = random.Shuffle(Array.from({ length: 18 }, (_, at) => at + 1))
    const player = (): Player => ({
      hand: ascending(deck.splice(0, 5)),
      chosen: null,
      keeping: null,
      kept: [],
      played: [],
      madness: 0,
      points: 0,
    })
    return { round: 1, step: 'play', decider: 0, players: [player(), player()], pile: deck, discarded: [], over: null }
  },
  phases: {
    draft: {
      start: true,
      onBegin: ({ G }: Context) => {
        G.step = 'play'
      },
      turn: {
        ...everybody,
        stages: { choosing: { moves: { play } }, madness: { moves: { takePoints, heal } }, suit: { moves: { nameSuit } } },
      },
    },
    refresh: {
      onBegin: ({ G }: Context) => {
        G.step = 'keep'
        for (const player of G.players) {
          player.hand = ascending(player.played)
          player.played = []
        }
      },
      turn: { ...everybody, stages: { choosing: { moves: { keep, discard } } } },
    },
  },
  endIf: ({ G }: Context) => G.over ?? undefined,
}

export interface End {
  readonly points: readonly number[]
  readonly moves: number
}

/** A match between players who do anything. */
export function boardgameMatch(seed: number): End {
  const table = client({ game: { ...game, seed }, numPlayers: 2, debug: false })
  table.start()
  for (let moves = 0; ; moves++) {
    const { G, ctx } = table.getState()
    if (ctx.gameover !== undefined) {
      table.stop()
      return { points: G.players.map(({ points }) => points), moves }
    }
    if (moves > 100) throw new Error(`Tides of Madness does not end in boardgame.io: ${JSON.stringify({ G, ctx })}`)
    if (G.step === 'madness' || G.step === 'suit') {
      table.updatePlayerID(String(G.decider))
      if (G.step === 'suit') table.moves.nameSuit(Math.floor(Math.random() * 5))
      else if (Math.random() < 0.5) table.moves.takePoints()
      else table.moves.heal()
      continue
    }
    const seat = G.players.findIndex(({ chosen }) => chosen === null)
    table.updatePlayerID(String(seat))
    const { hand } = G.players[seat]!
    table.moves[G.step](hand[Math.floor(Math.random() * hand.length)]!)
  }
}
