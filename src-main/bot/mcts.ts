/**
 * Plays any game over imagined worlds: information-set Monte Carlo tree search.
 *
 * Before each playout the world is imagined again. One tree is shared by all
 * these worlds; a branch that is impossible in today's world is skipped today.
 *
 * Its known weakness: it supposes that what it will learn later it may use now,
 * so it neither bluffs nor fears a bluff.
 */
import type { Game, Odds, Outlook, Seat } from '../engine/game.ts'
import { actionKey } from '../engine/match.ts'
import { below, pickOne, type Rng, split } from '../engine/random.ts'

/** How much thought a decision is worth. */
export interface Effort {
  /** How many worlds are played, unless the time is up before. */
  readonly playouts: number
  /** After how many actions a playout is cut short and judged by the game's `worth`. */
  readonly horizon: number
  /** Whether time is up. Asked before every action, so that a long playout cannot hold the answer back. */
  readonly late?: () => boolean
  /** Whether half of the time is over: what is left is for the search. */
  readonly halfway?: () => boolean
}

/** What is known of an action at one point of the tree, over all worlds in which it could be taken. */
interface Branch<Action> {
  readonly action: Action
  visits: number
  /** How often it was on offer: the rarely possible are not to be neglected. */
  offers: number
  /** What it earned the seat that took it, summed up, and the squares of that. */
  earned: number
  squares: number
  /** What the game saw at the ends of its playouts (`Game.outlook`), summed up. */
  outlook?: Record<string, number>
  readonly below: Tree<Action>
}

type Tree<Action> = Map<string, Branch<Action>>
type AnyBranch<Action> = { readonly seat: Seat; readonly branch: Branch<Action> }

/**
 * How much a branch that was seldom tried is favoured, beside how far earnings lie apart: UCB1 takes earnings for
 * anything between 0 and 1, but where playouts are judged by `worth` they differ by hundredths, and a bot as curious as
 * that would try everything equally often and know nothing in the end.
 */
const curiosity = 1.4

/** The same where the game tells what tempts; and how much of this curiosity is given to all actions alike. */
const eagerness = 3
const evenly = 0.2

/** As long as one branch alone was tried, all earnings may look alike: that is no reason to stop looking. */
const leastSpread = 0.02

/** What playouts have earned the searching seat so far: how many, and how far they lie apart. */
interface Earnings {
  count: number
  mean: number
  squares: number
}

const spread = ({ count, squares }: Earnings) => (count < 2 ? 0.5 : Math.sqrt(squares / count))

function note(earnings: Earnings, earned: number): void {
  earnings.count++
  const off = earned - earnings.mean
  earnings.mean += off / earnings.count
  earnings.squares += off * (earned - earnings.mean)
}

/** What was found out about one of the choices. */
export interface Tried<Action> {
  readonly action: Action
  /** How many playouts began with it, one at least. */
  readonly playouts: number
  /** What they earned on average, between 0 (lost) and 1 (won), and how far that may be off: its standard error. */
  readonly earned: number
  readonly error: number
  /** What the game saw at their ends, on average; nothing, if it says no such thing. */
  readonly outlook: Outlook
}

/** A choice, and what was found out about it and the others that were tried, the most tried first. */
export interface Considered<Action> {
  readonly action: Action
  readonly tried: readonly Tried<Action>[]
}

/**
 * What `seat` should do now. It must be one of the actors.
 *
 * Nothing is learned from `state` but what `imagine` lets through, so equal
 * knowledge and equal luck lead to equal moves.
 */
export function consider<Options, State, Action, View, Event>(
  game: Game<Options, State, Action, View, Event>,
  state: State,
  seat: Seat,
  effort: Effort,
  rng: Rng,
): Considered<Action> {
  const tree: Tree<Action> = new Map()
  const earnings: Earnings = { count: 0, mean: 0, squares: 0 }
  let next = rng
  for (let playout = 0; playout < effort.playouts; playout++) {
    let luck: Rng
    ;[luck, next] = split(next)
    next = playOut(game, game.imagine(state, seat, luck), seat, effort, tree, earnings, next)
    if (effort.late?.()) break
  }
  const actions = game.legal(state, seat)
  const tried = triedOf(tree, actions)
  return { action: tried[0]?.action ?? pickOne(next, actions)[0], tried }
}

/** What `seat` should do now, and no more of it. */
export const think = <Options, State, Action, View, Event>(
  ...question: Parameters<typeof consider<Options, State, Action, View, Event>>
): Action => consider(...question).action

/**
 * What each of the actions of `seat` earns it on average, and in how many playouts that was found out. The actions are
 * tried in turn, so that of each as much is known as of the others; what comes after is searched as ever.
 */
export function search<Options, State, Action, View, Event>(
  game: Game<Options, State, Action, View, Event>,
  state: State,
  seat: Seat,
  effort: Effort,
  rng: Rng,
): { readonly playouts: number; readonly odds: readonly Odds<Action>[] } {
  const tried = game.legal(state, seat).map((action) => {
    const tree: Tree<Action> = new Map()
    return { action, tree, earnings: { count: 0, mean: 0, squares: 0 } }
  })
  let next = rng
  let playouts = 0
  // Each at least once, however late it is: an action of which nothing is known has no odds.
  while (playouts < tried.length || (playouts < effort.playouts && !effort.late?.())) {
    const { action, tree, earnings } = tried[playouts % tried.length]!
    let luck: Rng
    ;[luck, next] = split(next)
    const world = game.apply(game.imagine(state, seat, luck), seat, action).state
    next = playOut(game, world, seat, effort, tree, earnings, next)
    playouts++
  }
  return { playouts, odds: tried.map(({ action, earnings }) => ({ action, chance: earnings.mean })) }
}

/** Plays one world down the tree, one branch beyond it, and on at random; then writes what came of it up the path. */
function playOut<Options, State, Action, View, Event>(
  game: Game<Options, State, Action, View, Event>,
  imagined: State,
  seat: Seat,
  effort: Effort,
  tree: Tree<Action>,
  earnings: Earnings,
  rng: Rng,
): Rng {
  const path: AnyBranch<Action>[] = []
  let world = imagined
  let branches = tree
  let growing = true
  let next = rng
  const horizon = Math.min(effort.horizon, game.foresight ?? Number.POSITIVE_INFINITY)
  for (let step = 0; step < horizon && !effort.late?.(); step++) {
    const actors = game.actors(world)
    if (actors.length === 0) break
    // At a shared decision the searcher goes first, so that the tree cannot
    // hang its answer below a choice it is not allowed to see.
    const actor = actors.includes(seat) ? seat : actors[0]!
    const actions = game.legal(world, actor)
    let action: Action
    if (growing && actions.length > 1) {
      let chosen: Branch<Action>
      ;[chosen, next] = descend(game, world, branches, actor, actions, spread(earnings), next)
      growing = chosen.visits > 0
      path.push({ seat: actor, branch: chosen })
      branches = chosen.below
      action = chosen.action
    } else {
      ;[action, next] = tempted(game, world, actor, actions, next)
    }
    world = game.apply(world, actor, action).state
  }
  const scores = game.outcome(world)?.scores
  const earned = (each: Seat) => scores?.[each] ?? game.worth?.(world, each) ?? 0.5
  note(earnings, earned(seat))
  for (const { seat, branch } of path) {
    const mine = earned(seat)
    branch.visits++
    branch.earned += mine
    branch.squares += mine * mine
  }
  const [first] = path
  if (first?.seat === seat && game.outlook !== undefined) {
    first.branch.outlook ??= {}
    const { outlook } = first.branch
    for (const [part, amount] of Object.entries(game.outlook(world, seat))) outlook[part] = (outlook[part] ?? 0) + amount
  }
  return next
}

/** One of the actions, drawn by how much each tempts a sensible player. */
function tempted<Options, State, Action, View, Event>(
  game: Game<Options, State, Action, View, Event>,
  state: State,
  seat: Seat,
  actions: readonly Action[],
  rng: Rng,
): [Action, Rng] {
  if (game.appeal === undefined || actions.length === 1) return pickOne(rng, actions)
  const sums: number[] = []
  let sum = 0
  for (const action of actions) {
    sum += game.appeal(state, seat, action)
    sums.push(sum)
  }
  if (sum <= 0) return pickOne(rng, actions)
  const [lot, next] = below(rng, precision)
  const mark = (lot / precision) * sum
  return [actions[sums.findIndex((each) => mark < each)]!, next]
}

/** How finely appeals are told apart. */
const precision = 1_000_000

/**
 * The branch that promises most, of those that are open today. A branch is made when it is first tried and not
 * before, so the tree grows by one a playout.
 *
 * Where the game says how much an action tempts, that is how curious the search is about it (PUCT), and what was
 * never tried is taken for as good as the rest: so hopeless actions are not even looked at while there is better to
 * do. Where it does not, everything is tried once, and then UCB1 decides, counting offers instead of all playouts.
 */
function descend<Options, State, Action, View, Event>(
  game: Game<Options, State, Action, View, Event>,
  world: State,
  tree: Tree<Action>,
  seat: Seat,
  actions: readonly Action[],
  spread: number,
  rng: Rng,
): [Branch<Action>, Rng] {
  const found: (Branch<Action> | undefined)[] = []
  let visits = 0
  let earned = 0
  for (const action of actions) {
    const known = tree.get(branchKey(seat, action))
    found.push(known)
    if (known === undefined) continue
    known.offers++
    visits += known.visits
    earned += known.earned
  }
  const grown = (action: Action): Branch<Action> => {
    const fresh: Branch<Action> = { action, visits: 0, offers: 1, earned: 0, squares: 0, below: new Map() }
    tree.set(branchKey(seat, action), fresh)
    return fresh
  }
  if (visits === 0) {
    const [action, next] = tempted(game, world, seat, actions, rng)
    return [tree.get(branchKey(seat, action)) ?? grown(action), next]
  }
  if (game.appeal === undefined) {
    const untried = actions.filter((_, at) => found[at] === undefined)
    if (untried.length === 0) return [mostPromising(found, (each) => promise(each, curiosity * spread)), rng]
    const [action, next] = pickOne(rng, untried)
    return [grown(action), next]
  }
  const appeals = actions.map((action) => game.appeal!(world, seat, action))
  const sum = appeals.reduce((all, each) => all + each, 0)
  const reach = eagerness * Math.max(spread, leastSpread) * Math.sqrt(visits)
  let best = -1
  let most = -Infinity
  for (const [at, known] of found.entries()) {
    const share = sum > 0 ? (1 - evenly) * (appeals[at]! / sum) + evenly / actions.length : 1 / actions.length
    const tried = known?.visits ?? 0
    const hoped = (tried === 0 ? earned / visits : known!.earned / tried) + (reach * share) / (1 + tried)
    if (hoped > most) {
      best = at
      most = hoped
    }
  }
  return [found[best] ?? grown(actions[best]!), rng]
}

function mostPromising<Each>(all: readonly (Each | undefined)[], promise: (each: Each) => number): Each {
  let best: Each | undefined
  let most = -Infinity
  for (const each of all) {
    if (each === undefined || (best !== undefined && promise(each) <= most)) continue
    best = each
    most = promise(each)
  }
  return best!
}

const branchKey = (seat: Seat, action: unknown) => `${seat} ${actionKey(action)}`

const promise = ({ visits, offers, earned }: Branch<unknown>, curiosity: number) =>
  earned / visits + curiosity * Math.sqrt(Math.log(offers) / visits)

/** Of the actions that can be taken those that were tried, first the one most playouts went through: steadier than the one that earned most. */
function triedOf<Action>(tree: Tree<Action>, actions: readonly Action[]): Tried<Action>[] {
  const open = new Map(actions.map((each) => [actionKey(each), each]))
  const tried: Tried<Action>[] = []
  for (const { action, visits, earned, squares, outlook = {} } of tree.values()) {
    const mine = open.get(actionKey(action))
    if (mine === undefined || visits === 0) continue
    const mean = earned / visits
    tried.push({
      action: mine,
      playouts: visits,
      earned: mean,
      error: Math.sqrt(Math.max(0, squares / visits - mean * mean) / visits),
      outlook: Object.fromEntries(Object.entries(outlook).map(([part, sum]) => [part, sum / visits])),
    })
  }
  return tried.sort((a, b) => b.playouts - a.playouts)
}
