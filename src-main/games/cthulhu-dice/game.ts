/**
 * Cthulhu Dice, the whole game: everybody loses sanity, someone loses it last.
 *
 * The rules speak of cultists, since in the variant for two [CD-27] a player
 * leads several. Cultists sit in a circle and are counted from 0; they belong
 * to the players in turn, so that in the basic game cultist and seat are the
 * same number [CD-28].
 */
import { BadOptions, type Game, type Label, type Outcome, type Seat, type Step } from '../../engine/game.ts'
import { below, type Rng, type Seed, seeded } from '../../engine/random.ts'
import { odds, prepare } from './odds.ts'

export interface Options {
  /** How many play, 2 to 6 [CD-1]. */
  readonly players: number
  /** Who casts first; left to luck, if not said [CD-4]. */
  readonly first?: Seat | 'random'
  /** Who won the match before, in a series: casts first, whatever `first` says [CD-5]. */
  readonly lastWinner?: Seat
  /** Rival Cults: how many cultists each of the two players leads, 2 or 3 [CD-27]. */
  readonly cultists?: number
  /** The seats that are offered to leave in the middle [CD-E14]; none, if not said. */
  readonly mayLeave?: readonly Seat[]
  /** What the players are called, one a seat; by their number, if not said. */
  readonly names?: readonly string[]
}

/** A place in the circle. The owner is its number modulo the number of players. */
export type Cultist = number

/** What the die can show but the Eye, and what the Eye may be used for [CD-18, CD-E5]. */
export type Result = 'yellow sign' | 'tentacle' | 'elder sign' | 'cthulhu'
export type Face = Result | 'eye'

/** The twelve faces of the die, each as likely as the next. */
export const die: readonly Face[] = [
  ...Array<Face>(5).fill('yellow sign'),
  ...Array<Face>(4).fill('tentacle'),
  'elder sign',
  'cthulhu',
  'eye',
]

export type Question =
  | { readonly ask: 'whom to curse' }
  | { readonly ask: 'what the Eye sees'; readonly roller: Cultist; readonly victim: Cultist }

export type Action =
  | { readonly do: 'curse'; readonly victim: Cultist }
  | { readonly do: 'choose'; readonly result: Result }
  | { readonly do: 'leave' }

/** What does not change between the beginning and the end, but for who is there. */
export interface Table {
  readonly players: number
  /** How many each of them leads; more than one in Rival Cults. */
  readonly cultists: number
  readonly mayLeave: readonly Seat[]
  readonly gone: readonly Seat[]
  readonly names?: readonly string[]
}

/** Where the tokens are: three for each cultist, all in all, at all times [CD-20]. */
export interface Tokens {
  /** Of each cultist; the mad have 0. No upper limit [CD-E13]. */
  readonly sanity: readonly number[]
  /** Cthulhu's pool: the tokens that were lost. */
  readonly pool: number
}

export interface State {
  readonly table: Table
  readonly tokens: Tokens
  /** Counted from 1. */
  readonly turn: number
  readonly caster: Cultist
  readonly question: Question
  /** The dice of this turn, or of the last one. */
  readonly rolls: readonly Roll[]
  readonly rng: Rng
}

export interface Roll {
  readonly roller: Cultist
  readonly target: Cultist
  readonly face: Face
}

export type Event = { readonly table: Table } & (
  | { readonly was: 'cursed'; readonly caster: Cultist; readonly victim: Cultist }
  | { readonly was: 'shown the Eye'; readonly roller: Cultist }
  /** Sanity before and after tells what really moved; `seen` is a result chosen with the Eye. */
  | {
      readonly was: 'rolled' | 'seen'
      readonly roller: Cultist
      readonly result: Result
      readonly before: readonly number[]
      readonly after: readonly number[]
    }
  | { readonly was: 'left'; readonly seat: Seat }
)

/** Everybody sees everything but what the dice will show. */
export interface View {
  readonly players: number
  readonly cultists: readonly { readonly id: string; readonly name: string; readonly seat: Seat; readonly sanity: number }[]
  readonly pool: number
  readonly turn: number
  readonly caster: Cultist
  readonly question: Question
  readonly rolls: readonly Roll[]
  readonly gone: readonly Seat[]
}

/** How many turns a match may take before Cthulhu loses patience [CD-32]. */
export const lastTurn = 1000

/** The seats, each in a list of its own: asked for at every step, so made once. */
const alone: readonly (readonly Seat[])[] = [[0], [1], [2], [3], [4], [5]]

const whom: Question = { ask: 'whom to curse' }
const curses: readonly Action[] = Array.from({ length: 6 }, (_, victim) => ({ do: 'curse', victim }))
const results: readonly Action[] = (['yellow sign', 'tentacle', 'elder sign', 'cthulhu'] as const).map((result) => ({
  do: 'choose',
  result,
}))
const leave: Action = { do: 'leave' }

/** Three tokens for each cultist; whatever else is in the box stays there [CD-2, CD-3]. */
function setup(options: Options, seed: Seed): State {
  const { players, cultists = 1, mayLeave = [], names } = options
  if (!within(players, 2, 6)) throw new BadOptions('Cthulhu Dice is for 2 to 6 players.')
  if (options.cultists !== undefined && !(players === 2 && within(cultists, 2, 3))) {
    throw new BadOptions('Rival Cults is for two players with 2 or 3 cultists each.')
  }
  if (!mayLeave.every((each) => within(each, 0, players - 1))) throw new BadOptions('Someone who may leave has no seat at this table.')
  if (names !== undefined && names.length !== players) throw new BadOptions('There must be one name for each seat.')
  const [caster, rng] = firstCaster(options, seeded(seed))
  return {
    table: { players, cultists, mayLeave, gone: [], ...(names === undefined ? {} : { names }) },
    tokens: { sanity: Array<number>(players * cultists).fill(3), pool: 0 },
    turn: 1,
    caster,
    question: whom,
    rolls: [],
    rng,
  }
}

/** In Rival Cults it is the first cultist of the first Caster's. */
function firstCaster({ players, first, lastWinner }: Options, rng: Rng): [Cultist, Rng] {
  const known = lastWinner ?? first ?? 'random'
  if (known === 'random') return below(rng, players)
  if (!within(known, 0, players - 1)) throw new BadOptions('The first Caster has no seat at this table.')
  return [known, rng]
}

const within = (value: number, least: number, most: number) => Number.isInteger(value) && value >= least && value <= most

/** The Caster may not pass [CD-7]: someone always has to decide something, until it is over. */
function actors(state: State): readonly Seat[] {
  return isOver(state) ? [] : alone[owner(state, asked(state))]!
}

/** The cultist who decides, be it the Victim who answered with the Eye [CD-E7]; its owner does it for them [CD-30]. */
function asked({ question, caster }: State): Cultist {
  return question.ask === 'whom to curse' ? caster : question.roller
}

function owner(state: State, cultist: Cultist): Seat {
  // Asked for at every step, and division is slow.
  return state.table.cultists === 1 ? cultist : cultist % state.table.players
}

function legal(state: State, seat: Seat): readonly Action[] {
  if (isOver(state) || seat !== owner(state, asked(state))) return []
  // Without effect is no reason against a result [CD-E6].
  const choices = state.question.ask === 'whom to curse' ? victims(state) : results
  return state.table.mayLeave.includes(seat) ? [...choices, leave] : choices
}

/**
 * Any other sane cultist [CD-6, CD-12], one's own side included [CD-29, CD-E16].
 * There is one: with fewer than two sane players the game is over [CD-E9, CD-E10].
 */
function victims({ tokens: { sanity }, caster }: State): Action[] {
  const sane: Action[] = []
  for (let each = 0; each < sanity.length; each++) {
    if (each !== caster && sanity[each]! > 0) sane.push(curses[each]!)
  }
  return sane
}

function apply(state: State, seat: Seat, action: Action): Step<State, Event> {
  const { table, tokens, caster, question, rolls, rng } = state
  switch (action.do) {
    case 'curse': {
      const { victim } = action
      const course: Course = { tokens, rng, rolls: [], events: [{ was: 'cursed', table, caster, victim }] }
      return { state: roll(state, victim, caster, course), events: course.events }
    }
    case 'choose': {
      if (question.ask !== 'what the Eye sees') throw new Error('No Eye was rolled.')
      const { victim, roller } = question
      const course: Course = { tokens, rng, rolls, events: [] }
      return { state: suffer(state, victim, roller, action.result, 'seen', course), events: course.events }
    }
    case 'leave':
      return { state: depart(state, seat), events: [{ was: 'left', table, seat }] }
  }
}

/** What an action has come to so far. Written to while the dice fall: a copy a step would cost a fifth of all the time. */
interface Course {
  tokens: Tokens
  rng: Rng
  rolls: readonly Roll[]
  readonly events: Event[]
}

/** The Caster rolls against the Victim, the Victim against the Caster; each result is applied at once [CD-8, CD-9]. */
function roll(state: State, victim: Cultist, roller: Cultist, course: Course): State {
  const { table, turn, caster } = state
  const [at, rng] = below(course.rng, die.length)
  const face = die[at]!
  const rolled: Roll = { roller, target: roller === caster ? victim : caster, face }
  const rolls = roller === caster ? [rolled] : [course.rolls[0]!, rolled]
  course.rng = rng
  course.rolls = rolls
  if (face !== 'eye') return suffer(state, victim, roller, face, 'rolled', course)
  course.events.push({ was: 'shown the Eye', table, roller })
  return { table, tokens: course.tokens, turn, caster, question: { ask: 'what the Eye sees', roller, victim }, rolls, rng }
}

/** A result takes effect, and the turn goes on: the Victim answers, even one it has just driven mad [CD-E1]. */
function suffer(state: State, victim: Cultist, roller: Cultist, result: Result, was: 'rolled' | 'seen', course: Course): State {
  const { table, caster } = state
  const { tokens } = course
  course.tokens = suffered(tokens, caster, victim, roller, result)
  course.events.push({ was, table, roller, result, before: tokens.sanity, after: course.tokens.sanity })
  return roller === caster ? roll(state, victim, victim, course) : endTurn(state, course)
}

/** The next on the left casts, mad or not [CD-10, CD-11]; who left has no turns. */
function endTurn({ table, turn, caster }: State, { tokens, rng, rolls }: Omit<Course, 'events'>): State {
  let next = caster
  do next = (next + 1) % tokens.sanity.length
  while (table.gone.length > 0 && table.gone.includes(next % table.players))
  return { table, tokens, turn: turn + 1, caster: next, question: whom, rolls, rng }
}

/** The tokens go to Cthulhu [CD-E14], and the turn is over: one who left neither rolls nor chooses [CD-33]. */
function depart(state: State, seat: Seat): State {
  const mine = (cultist: Cultist) => owner(state, cultist) === seat
  const { sanity, pool } = state.tokens
  const lost = sanity.reduce((sum, each, cultist) => (mine(cultist) ? sum + each : sum), 0)
  const table = { ...state.table, gone: [...state.table.gone, seat] }
  const tokens = { sanity: sanity.map((each, cultist) => (mine(cultist) ? 0 : each)), pool: pool + lost }
  return endTurn({ ...state, table }, { ...state, tokens })
}

/**
 * What a result does when `roller` rolls it, or names it with the Eye [CD-18].
 * Mad or sane is judged now, whatever it was when the turn began [CD-E4].
 */
export function suffered(tokens: Tokens, caster: Cultist, victim: Cultist, roller: Cultist, result: Result): Tokens {
  const { sanity, pool } = tokens
  switch (result) {
    case 'yellow sign':
      // The roller's target [CD-13]; a mad Caster has nothing to lose to it [CD-E2].
      return lose(tokens, roller === caster ? victim : caster)
    case 'tentacle':
      // The Caster is the thief, whoever rolled it [CD-14, CD-E15]; a mad thief keeps nothing [CD-15],
      // and a Victim who has nothing cannot be robbed [CD-E3].
      if (sanity[victim] === 0) return tokens
      return sanity[caster]! > 0 ? { sanity: robbed(sanity, victim, caster), pool } : lose(tokens, victim)
    case 'elder sign':
      // Nothing out of an empty pool [CD-16]; else the only way back from madness, and at once [CD-22, CD-23].
      return pool > 0 ? { sanity: changed(sanity, roller, 1), pool: pool - 1 } : tokens
    case 'cthulhu':
      // The roller included [CD-17]; the mad add nothing to the pool [CD-E8].
      return everybodyLoses(tokens)
  }
}

/** One token to Cthulhu's pool. The mad have nothing to lose [CD-19]. */
function lose(tokens: Tokens, cultist: Cultist): Tokens {
  if (tokens.sanity[cultist] === 0) return tokens
  return { sanity: changed(tokens.sanity, cultist, -1), pool: tokens.pool + 1 }
}

function everybodyLoses({ sanity, pool }: Tokens): Tokens {
  const left = sanity.map((each) => (each === 0 ? 0 : each - 1))
  return { sanity: left, pool: pool + sanity.reduce((lost, each) => (each === 0 ? lost : lost + 1), 0) }
}

function robbed(sanity: readonly number[], victim: Cultist, thief: Cultist): number[] {
  const after = changed(sanity, victim, -1)
  after[thief]!++
  return after
}

function changed(sanity: readonly number[], cultist: Cultist, by: number): number[] {
  const after = sanity.slice()
  after[cultist]! += by
  return after
}

/** Asked at the end of a turn only: between two rolls nobody has won, and an Elder Sign can still turn it [CD-26, CD-E11, CD-E12]. */
function isOver(state: State): boolean {
  return state.question.ask === 'whom to curse' && (survivors(state) < 2 || state.turn > lastTurn)
}

/** How many players still lead a sane cultist; two at most are counted. */
function survivors(state: State): 0 | 1 | 2 {
  const { sanity } = state.tokens
  let first: Seat | undefined
  for (let each = 0; each < sanity.length; each++) {
    if (sanity[each] === 0) continue
    first ??= owner(state, each)
    if (owner(state, each) !== first) return 2
  }
  return first === undefined ? 0 : 1
}

const firstSane = ({ tokens }: State): Cultist => tokens.sanity.findIndex((each) => each > 0)

/** The last one sane wins [CD-24, CD-31]; if nobody is, it is Cthulhu [CD-25]. */
function outcome(state: State): Outcome | undefined {
  if (!isOver(state)) return undefined
  const scores = Array<number>(state.table.players).fill(0)
  const left = survivors(state)
  if (left === 0) return { scores, because: 'Nobody has any sanity left: Cthulhu wins.' }
  if (left === 2) return { scores, because: `After ${lastTurn} turns nobody has won: Cthulhu wins.` }
  const winner = owner(state, firstSane(state))
  return { scores: scores.with(winner, 1), because: `${playerOf(state.table, winner)} alone has sanity left and wins.` }
}

function view(state: State): View {
  const { table, tokens, turn, caster, question, rolls } = state
  return {
    players: table.players,
    cultists: tokens.sanity.map((each, cultist) => ({
      id: `cultist-${cultist}`,
      name: nameOf(table, cultist),
      seat: owner(state, cultist),
      sanity: each,
    })),
    pool: tokens.pool,
    turn,
    caster,
    question,
    rolls,
    gone: table.gone,
  }
}

/** Only the dice are unknown. That others could leave is no part of what a seat reckons with. */
function imagine(state: State, seat: Seat, rng: Rng): State {
  return { ...state, table: { ...state.table, mayLeave: state.table.mayLeave.filter((each) => each === seat) }, rng }
}

const effects: Record<Result, string> = {
  'yellow sign': 'The one you roll against loses 1 sanity to Cthulhu.',
  tentacle: 'The Caster takes 1 sanity from the Victim.',
  'elder sign': 'Take 1 sanity from Cthulhu’s pool.',
  cthulhu: 'Everybody loses 1 sanity to Cthulhu.',
}

const titles: Record<Result, string> = {
  'yellow sign': 'Yellow Sign',
  tentacle: 'Tentacle',
  'elder sign': 'Elder Sign',
  cthulhu: 'Cthulhu',
}

function describe(state: State, _seat: Seat, action: Action): Label {
  switch (action.do) {
    case 'curse':
      return { text: `Curse ${nameOf(state.table, action.victim)}.`, on: `cultist-${action.victim}` }
    case 'choose':
      return { text: `${titles[action.result]}.`, on: `face-${action.result}`, hint: effects[action.result] }
    case 'leave':
      return { text: 'Leave the game.', hint: 'Your sanity goes to Cthulhu, and you have no more turns.' }
  }
}

function tell(event: Event): string {
  const name = (cultist: Cultist) => nameOf(event.table, cultist)
  switch (event.was) {
    case 'cursed':
      return `${name(event.caster)} curses ${name(event.victim)}.`
    case 'shown the Eye':
      return `${name(event.roller)} rolls the Eye.`
    case 'left':
      return `${playerOf(event.table, event.seat)} leaves; what sanity there was goes to Cthulhu.`
    case 'rolled':
    case 'seen': {
      const what = `${name(event.roller)} ${event.was === 'rolled' ? 'rolls' : 'chooses'} ${titles[event.result]}.`
      const fates = event.after.flatMap((now, cultist) => fate(name(cultist), event.before[cultist]!, now))
      return [what, ...(fates.length === 0 ? ['Nothing comes of it.'] : fates)].join(' ')
    }
  }
}

/** What became of one cultist's sanity, if anything did [CD-21]. */
function fate(name: string, before: number, now: number): string[] {
  if (now === before) return []
  if (now > before) return [`${name} gains 1 sanity${before === 0 ? ' and is sane again' : ''}.`]
  return [`${name} loses 1 sanity${now === 0 ? ' and goes mad' : ''}.`]
}

/** "Player 2", or the player's name. */
export const playerOf = ({ names }: Table, seat: Seat): string => names?.[seat] ?? `Player ${seat + 1}`

/** "Player 2", or the player's name; in Rival Cults "Cultist B1" [CD-28], and whose it is. */
function nameOf(table: Table, cultist: Cultist): string {
  const { players, cultists, names } = table
  const seat = cultist % players
  if (cultists === 1) return playerOf(table, seat)
  return `Cultist ${'AB'[seat]}${Math.floor(cultist / players) + 1}${names === undefined ? '' : ` of ${playerOf(table, seat)}`}`
}

/** Sanity is what keeps a player in the game, so a share of it is a fair guess at winning. */
function worth(state: State, seat: Seat): number {
  let mine = 0
  let all = 0
  for (const [cultist, each] of state.tokens.sanity.entries()) {
    all += each
    if (owner(state, cultist) === seat) mine += each
  }
  return all === 0 ? 0 : mine / all
}

/** Whoever has most is the most dangerous; and what one wins oneself is worth more than what another loses. */
function appeal(state: State, seat: Seat, action: Action): number {
  const { sanity, pool } = state.tokens
  switch (action.do) {
    case 'curse': {
      const isOwn = owner(state, action.victim) === seat
      return isOwn ? 0.05 : 1 + sanity[action.victim]!
    }
    case 'choose':
      return choiceAppeal(state, seat, action.result, pool)
    case 'leave':
      return 0
  }
}

function choiceAppeal({ tokens: { sanity }, caster, question, table }: State, seat: Seat, result: Result, pool: number): number {
  if (question.ask !== 'what the Eye sees') return 1
  const { roller, victim } = question
  const mine = sanity[roller]!
  const target = roller === caster ? victim : caster
  switch (result) {
    case 'yellow sign':
      return sanity[target]! > 0 && target % table.players !== seat ? 3 : 0.2
    case 'tentacle':
      // The Caster steals, even by the Victim's own Eye.
      return roller === caster && mine > 0 && sanity[victim]! > 0 ? 5 : 0.1
    case 'elder sign':
      return pool > 0 ? (mine === 0 ? 9 : 4) : 0.2
    case 'cthulhu':
      // Good for whoever is left when all others go mad.
      return sanity.every((each, cultist) => (cultist % table.players === seat ? true : each <= 1)) && mine > 1 ? 20 : 0.3
  }
}

export const cthulhuDice: Game<Options, State, Action, View, Event> = {
  id: 'cthulhu-dice',
  edition: 1,
  seats: { min: 2, max: 6 },
  setup,
  actors,
  legal,
  apply,
  view,
  outcome,
  imagine,
  describe,
  tell,
  worth,
  appeal,
  odds: (state, seat) => odds(state, legal(state, seat)),
  prepare,
}
