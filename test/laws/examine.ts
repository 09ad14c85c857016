/**
 * Plays matches of a game at random and holds it to the laws at every position.
 *
 * This file only finds out; laws.ts turns what it found into tests, and
 * laws-bite.test.ts shows that each law catches the mistake it is there for.
 */
import { isDeepStrictEqual } from 'node:util'
import { think } from '../../src-main/bot/mcts.ts'
import { type Game, IllegalAction, type Seat } from '../../src-main/engine/game.ts'
import { actionKey, fingerprint, type Match, type Move, play, replay, undone } from '../../src-main/engine/match.ts'
import { below, pickOne, type Rng, seeded, split } from '../../src-main/engine/random.ts'
import { frozen } from '../support/freeze.ts'

/** What every game promises. The names are the names of the tests. */
export const allLaws = [
  'somebody has to act until there is an outcome, and nobody after',
  'whoever has to act has something to do, and nobody else has',
  'what can be done is in a stable order, no two things alike, and at most sixty',
  'every action has a name to read',
  'what is offered is taken, and nothing else is',
  'apply leaves its input as it was',
  'view, legal, describe, imagine and tell write nothing',
  'a position is plain data of less than a megabyte',
  'a match goes on from a saved position as if it had never been away',
  'a match ends, by its own rules, with a share for every seat',
  'the same seed and moves lead to the same position',
  'a match can be replayed to any of its positions',
  'what is undone can be done again',
  'a match survives being written down',
  'whoever is told something is told it in words',
  'an imagined world looks the same from where it is imagined',
  'an onlooker knows no more than any seat',
  'imagining is blind',
  'imagining throws new dice',
  'imagining forgets',
  'an imagined world can be played to its end',
  'equal knowledge and equal luck lead a bot to equal moves',
  'a position is worth something between losing and winning',
  'odds are told of every choice, and use nothing that the seat does not know',
  'what the game itself says must hold does hold',
] as const

export type Law = (typeof allLaws)[number]

export interface Examination<Options> {
  /** Ways to sit down; matches go through them in turn. */
  readonly options: readonly Options[]
  /** How many sit at a table with these options. */
  readonly players: (options: Options) => number
  /** Whether any seat knows what another does not. */
  readonly secrets: boolean
  readonly matches: number
  /** The law of the game's own that a position breaks. */
  readonly broken?: (state: unknown) => string | undefined
  /** Laws that cost much are asked at every so many-th position on average. */
  readonly every?: number
  /** More moves than a match can have. */
  readonly longest?: number
}

/** How often a law was asked, and the first times it was broken. */
export interface Finding {
  asked: number
  readonly broken: string[]
}

export type Findings = ReadonlyMap<Law, Finding>

/** How a match is played: at random, or by someone who always does the first or the last thing. */
type Habit = 'anything' | 'first' | 'last'

export function examine<Options, State, Action, View, Event>(
  game: Game<Options, State, Action, View, Event>,
  { options, players, secrets, matches, broken, every = 1, longest = 5000 }: Examination<Options>,
): Findings {
  const findings = new Map<Law, Finding>(allLaws.map((law) => [law, { asked: 0, broken: [] }]))
  let where = ''
  /** How many imagined worlds differed from the truth for some other seat; for "imagining forgets". */
  let worlds = 0
  let different = 0
  let freshDice = 0

  /** Asks a law. A law that throws is broken. */
  function hold(law: Law, kept: () => boolean | string): void {
    const finding = findings.get(law)!
    finding.asked++
    let verdict: boolean | string
    try {
      verdict = kept()
    } catch (error) {
      verdict = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
    }
    if (verdict !== true && finding.broken.length < 3) finding.broken.push(`${where}${verdict === false ? '' : `: ${verdict}`}`)
  }

  for (let no = 0; no < matches; no++) {
    try {
      playMatch(no)
    } catch (error) {
      // Positions are frozen, so a function that writes to one throws.
      hold('view, legal, describe, imagine and tell write nothing', () => `${error}`)
    }
  }
  // Worlds that are mostly the truth were not imagined: the secrets were left where they lay.
  if (secrets)
    hold('imagining forgets', () => different * 10 >= worlds || `only ${different} of ${worlds} imagined worlds differ from the truth`)
  hold('imagining throws new dice', () => freshDice * 2 >= worlds || `only ${freshDice} of ${worlds} worlds differ when luck does`)
  return findings

  function playMatch(no: number): void {
    const sitting = frozen(options[no % options.length]!)
    const habit: Habit = no % 7 === 5 ? 'first' : no % 7 === 6 ? 'last' : 'anything'
    const moves: Move<Action>[] = []
    const prints: string[] = []
    // Not the match's own seed: who plays must not be in league with the dice.
    let luck = seeded(~no)
    where = `match ${no} of ${JSON.stringify(sitting)?.slice(0, 200)}`
    let state = frozen(game.setup(sitting, no))
    for (;;) {
      where = `match ${no} (${habit}), position ${moves.length} of ${JSON.stringify(sitting)?.slice(0, 200)}`
      let deep: number
      ;[deep, luck] = below(luck, every)
      if (deep === 0) prints[moves.length] = fingerprint(state)
      const next = examinePosition(state, [...Array(players(sitting)).keys()], luck, habit, deep === 0)
      luck = next.luck
      if (next.move === undefined || next.state === undefined) break
      moves.push(next.move)
      state = next.state
      if (moves.length > longest) break
    }
    hold('a match ends, by its own rules, with a share for every seat', () => {
      const end = game.outcome(state)
      if (end === undefined) return `still going on after ${moves.length} moves`
      if (end.scores.length !== players(sitting)) return `${end.scores.length} scores`
      if (!end.scores.every((score) => score >= 0 && score <= 1)) return `scores ${end.scores}`
      return /^\S.*\.$/s.test(end.because) || `"${end.because}" is no sentence`
    })
    examineMatch({ options: sitting, seed: no, moves }, fingerprint(state), prints, luck)
  }

  /** Everything about one position; and a step on from it, or none if there is none. */
  function examinePosition(state: State, present: readonly Seat[], rng: Rng, habit: Habit, deep: boolean) {
    let luck = rng
    const end = game.outcome(state)
    const actors = game.actors(state)
    hold('somebody has to act until there is an outcome, and nobody after', () => {
      if ((actors.length === 0) !== (end !== undefined)) return `actors ${actors}, outcome ${JSON.stringify(end)}`
      return actors.every((seat, at) => present.includes(seat) && (at === 0 || seat > actors[at - 1]!)) || `actors ${actors}`
    })
    if (broken !== undefined) hold('what the game itself says must hold does hold', () => broken(state) ?? true)
    for (const seat of present) {
      const actions = game.legal(state, seat)
      hold(
        'whoever has to act has something to do, and nobody else has',
        () => actions.length > 0 === actors.includes(seat) || `seat ${seat}`,
      )
      if (actions.length === 0) continue
      const keys = actions.map(actionKey)
      hold('what can be done is in a stable order, no two things alike, and at most sixty', () => {
        if (!isDeepStrictEqual(game.legal(state, seat).map(actionKey), keys)) return `seat ${seat}: the order changes`
        return (
          (new Set(keys).size === keys.length && keys.length <= 60) ||
          `seat ${seat}: ${keys.length} actions, ${new Set(keys).size} different`
        )
      })
      if (deep) {
        hold('every action has a name to read', () => {
          const nameless = actions.find((action) => !readable(game.describe(state, seat, action).text))
          return nameless === undefined || `no name for ${actionKey(nameless)}`
        })
      }
    }
    if (deep) luck = examineKnowledge(state, present, luck)

    const [actor] = actors
    if (actor === undefined) return { luck }
    const [seat, dice] = pickOne(luck, actors)
    const actions = game.legal(state, seat)
    const [any, rest] = pickOne(dice, actions)
    luck = rest
    const action = actions[habit === 'first' ? 0 : habit === 'last' ? actions.length - 1 : actions.indexOf(any)] as Action
    const move: Move<Action> = { seat, action }

    if (deep) examineDoor(state, seat, action, present)
    const next = attempt(state, move)
    if (next === undefined) return { luck }
    for (const event of next.events) {
      hold('whoever is told something is told it in words', () => {
        const told = [undefined, ...present].map((each) => game.tell(frozen(event), each))
        return told.every((each) => each === undefined || readable(each)) || JSON.stringify(told)
      })
    }
    if (deep) examineSaving(state, move, next.state)
    return { luck, move, state: next.state }
  }

  /** A step on, on a frozen position: writing to it throws. */
  function attempt(state: State, { seat, action }: Move<Action>) {
    const steps: { state: State; events: readonly Event[] }[] = []
    hold('apply leaves its input as it was', () => {
      const step = game.apply(state, seat, action)
      steps.push({ state: frozen(step.state), events: step.events })
      return true
    })
    return steps[0]
  }

  function examineDoor(state: State, seat: Seat, action: Action, present: readonly Seat[]): void {
    hold('what is offered is taken, and nothing else is', () => {
      const shuffledFields = JSON.parse(JSON.stringify(action, (_, value) => reversed(value))) as Action
      if (!isDeepStrictEqual(play(game, state, seat, shuffledFields), play(game, state, seat, action))) return 'the order of fields matters'
      const nonsense = [{ do: 'cheat' }, null, undefined, 7, 'pass', [], {}, { ...action, extra: 1 }]
      if (nonsense.some((each) => !refuses(state, seat, each as Action))) return 'nonsense was taken'
      const idle = present.filter((each) => game.legal(state, each).length === 0)
      return idle.every((each) => refuses(state, each, action)) || 'somebody acted out of turn'
    })
  }

  function refuses(state: State, seat: Seat, action: Action): boolean {
    try {
      play(game, state, seat, action)
      return false
    } catch (error) {
      return error instanceof IllegalAction
    }
  }

  function examineSaving(state: State, { seat, action }: Move<Action>, next: State): void {
    const text = JSON.stringify(state)
    hold('a position is plain data of less than a megabyte', () => {
      if (text.length > 1_000_000) return `${text.length} characters`
      return isDeepStrictEqual(JSON.parse(text), state) || 'it comes back different from JSON'
    })
    hold('a match goes on from a saved position as if it had never been away', () => {
      const copy = frozen(JSON.parse(text) as State)
      return fingerprint(game.apply(copy, seat, JSON.parse(JSON.stringify(action)) as Action).state) === fingerprint(next)
    })
  }

  /** What each seat knows here, and may imagine. */
  function examineKnowledge(state: State, present: readonly Seat[], rng: Rng): Rng {
    let luck = rng
    const before = fingerprint(state)
    for (const seat of present) {
      let a: Rng
      let b: Rng
      ;[a, luck] = split(luck)
      ;[b, luck] = split(luck)
      const view = JSON.stringify(game.view(state, seat))
      const world = frozen(game.imagine(state, seat, a))
      hold('an imagined world looks the same from where it is imagined', () => {
        if (JSON.stringify(game.view(world, seat)) !== view) return `seat ${seat}: the views differ`
        if (!isDeepStrictEqual(game.actors(world), game.actors(state))) return `seat ${seat}: others have to act`
        if (!isDeepStrictEqual(game.legal(world, seat), game.legal(state, seat))) return `seat ${seat}: other things can be done`
        const labels = (from: State) => game.legal(state, seat).map((each) => game.describe(from, seat, each))
        if (!isDeepStrictEqual(labels(world), labels(state))) return `seat ${seat}: actions have other names`
        return isDeepStrictEqual(game.outcome(world), game.outcome(state)) || `seat ${seat}: the match ends otherwise`
      })
      if (game.worth !== undefined) {
        const worth = game.worth(world, seat)
        hold('a position is worth something between losing and winning', () => (worth >= 0 && worth <= 1) || `${worth}`)
      }
      hold('an onlooker knows no more than any seat', () => JSON.stringify(game.view(world)) === JSON.stringify(game.view(state)))
      // What is reckoned out takes its time, so not everywhere, and not before it was reckoned ahead.
      if (game.odds !== undefined && worlds % 5 === 0 && game.actors(state).includes(seat) && game.prepare?.(state, after(300)) !== false) {
        const told = game.odds(state, seat)
        hold('odds are told of every choice, and use nothing that the seat does not know', () => {
          if (!isDeepStrictEqual(game.odds!(world, seat), told)) return `seat ${seat}: other odds in a world that looks the same`
          if (told === undefined) return true
          if (
            !isDeepStrictEqual(
              told.map(({ action }) => action),
              game.legal(state, seat),
            )
          )
            return `seat ${seat}: not of every choice`
          return told.every(({ chance, share = 0 }) => chance >= 0 && chance <= 1 && share >= 0 && share <= 1) || JSON.stringify(told)
        })
      }
      // Were imagining to use anything its seat does not know, then starting from
      // a world where that thing is different would lead somewhere different.
      const second = game.imagine(state, seat, b)
      hold('imagining is blind', () => isDeepStrictEqual(game.imagine(world, seat, b), second) || `seat ${seat}`)
      worlds++
      if (!isDeepStrictEqual(world, second)) freshDice++
      if (present.some((other) => other !== seat && JSON.stringify(game.view(world, other)) !== JSON.stringify(game.view(state, other))))
        different++
      if (game.actors(state).includes(seat)) {
        hold('equal knowledge and equal luck lead a bot to equal moves', () => {
          const effort = { playouts: 4, horizon: 8 }
          return actionKey(think(game, world, seat, effort, b)) === actionKey(think(game, state, seat, effort, b))
        })
      }
    }
    const [dice, imaginer] = split(luck)
    const [seat] = pickOne(imaginer, present)
    hold('an imagined world can be played to its end', () => endsFrom(frozen(game.imagine(state, seat, dice)), imaginer))
    hold('view, legal, describe, imagine and tell write nothing', () => fingerprint(state) === before)
    return imaginer
  }

  function endsFrom(world: State, rng: Rng): boolean | string {
    let now = world
    let luck = rng
    for (let moves = 0; moves <= longest; moves++) {
      const [seat] = game.actors(now)
      if (seat === undefined) return game.outcome(now) !== undefined
      let action: Action
      ;[action, luck] = pickOne(luck, game.legal(now, seat))
      now = game.apply(now, seat, action).state
    }
    return `still going on after ${longest} moves`
  }

  function examineMatch(match: Match<Options, Action>, last: string, prints: readonly string[], luck: Rng): void {
    hold('the same seed and moves lead to the same position', () => fingerprint(replay(game, match)) === last)
    hold('a match survives being written down', () => fingerprint(replay(game, JSON.parse(JSON.stringify(match)))) === last)
    const known = [...prints.keys()].filter((at) => prints[at] !== undefined)
    if (known.length === 0) return
    const [at] = pickOne(luck, known)
    hold('a match can be replayed to any of its positions', () => fingerprint(replay(game, match, at)) === prints[at])
    hold('what is undone can be done again', () => {
      const back = undone(match, match.moves.length - at)
      if (fingerprint(replay(game, back)) !== prints[at]) return `undone to ${at}`
      return fingerprint(replay(game, { ...back, moves: [...back.moves, ...match.moves.slice(at)] })) === last || `done again from ${at}`
    })
  }
}

/** Written from the last field to the first. */
function reversed(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).reverse())
}

/** A line that was made for eyes: no hole where a name should be. */
/** Time is up once the clock was looked at so many times. */
function after(looks: number): () => boolean {
  let left = looks
  return () => left-- <= 0
}

const readable = (text: string) => text.trim() !== '' && !/undefined|NaN|\[object/.test(text)
