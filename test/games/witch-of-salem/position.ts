/** Positions of Witch of Salem, and the ways through them. Items are letters: 'G N E D', artifacts 'red', 'green', 'blue'. */
import type { Seat } from '../../../src-main/engine/game.ts'
import { play } from '../../../src-main/engine/match.ts'
import { seeded } from '../../../src-main/engine/random.ts'
import { settled, witchOfSalem } from '../../../src-main/games/witch-of-salem/game.ts'
import type { Action, Event, Player, Spot, State, Task, Tile } from '../../../src-main/games/witch-of-salem/state.ts'
import type { Colour, Item, Minor } from '../../../src-main/games/witch-of-salem/values.ts'

const letters: Readonly<Record<string, Minor>> = { G: 'glasses', N: 'necronomicon', E: 'elixir', D: 'dagger' }
export const items = (list: string): Item[] =>
  list
    .split(' ')
    .filter(Boolean)
    .map((each) => letters[each] ?? (each as Colour))

export interface Wanted {
  /** The items of each, and what is not as usual: sanity 6, at the university, nothing played. */
  readonly players: readonly (Partial<Omit<Player, 'items'>> & { readonly has?: string })[]
  readonly creatures?: Readonly<Record<number, string>>
  readonly tiles?: Readonly<Record<number, Tile>>
  /** Artifacts that lie on tiles. */
  readonly laid?: Readonly<Record<number, Colour>>
  /** Left, middle, right; a dash for an empty space. */
  readonly spaces?: Readonly<Record<number, string>>
  readonly witch?: number
  readonly necron?: number
  /** The creature cards on top of the deck. */
  readonly deck?: string
  /** The event cards on top of the deck. */
  readonly events?: string
  /** Great Old Ones at the edges, in order, and on R'lyeh. */
  readonly gods?: string
  readonly change?: Partial<State>
}

const usualGods = 'cthulhu dagon shub-niggurath yog-sothoth azathoth hastur'

/** The first player is about to move. Without more said all tiles are walls, and no items lie about or in the bag. */
export function position({ players, creatures = {}, tiles = {}, laid = {}, spaces = {}, witch = 0, necron = 0, ...more }: Wanted): State {
  const { deck = '', events = '', gods = usualGods, change = {} } = more
  const start = witchOfSalem.setup({ players: players.length, first: 0 }, 1)
  const order = gods.split(' ')
  const put = deck.split(' ').filter(Boolean)
  return {
    ...start,
    players: players.map(({ has = '', ...each }) => {
      const own = items(has)
      const artifact = own.find((item): item is Colour => ['red', 'green', 'blue'].includes(item)) ?? null
      const minor = own.filter((item): item is Minor => item !== artifact)
      return { sanity: 6, at: 0, played: [], banning: false, out: false, ...each, items: minor, artifact }
    }),
    board: start.board.map(
      (_, no): Spot => ({
        creature: creatures[no] ?? null,
        items: no === 0 ? [] : (spaces[no] ?? '- - -').split(' ').map((each) => (each === '-' ? null : items(each)[0]!)),
        tile: no === 0 ? null : (tiles[no] ?? 'wall'),
        artifact: laid[no] ?? null,
      }),
    ),
    witch,
    necron,
    creatureDeck: [...put, 'necron'],
    creatureDiscard: [],
    eventDeck: events === '' ? start.eventDeck : events.split(' '),
    edges: order.slice(0, 5),
    centre: order[5]!,
    bag: [],
    itemDiscard: [],
    turn: 0,
    question: { ask: 'where to go' },
    agenda: [{ task: 'next turn', no: 1 }],
    ...change,
  }
}

export interface Course {
  readonly state: State
  readonly events: readonly Event[]
}

/** Does things one after the other through the guarded door; whoever has to act acts. */
export function run(state: State, ...actions: readonly Action[]): Course {
  const events: Event[] = []
  for (const action of actions) {
    const [seat] = witchOfSalem.actors(state)
    if (seat === undefined) throw new Error('The game is over already.')
    const step = play(witchOfSalem, state, seat, action)
    state = step.state
    events.push(...step.events)
  }
  return { state, events }
}

/** The same until the die shows these faces. */
export function rolling(faces: string, state: State, ...actions: readonly Action[]): Course {
  for (let seed = 0; seed < 5000; seed++) {
    const course = run({ ...state, rng: seeded(seed) }, ...actions)
    const shown = course.events.flatMap((event) => (event.was === 'rolled' ? [event.face] : []))
    if (shown.join(' ') === faces) return course
  }
  throw new Error(`The die never showed ${faces}.`)
}

/** Tasks are done, up to a question or to where the first player goes. */
export function doing(state: State, ...tasks: readonly Task[]): Course {
  return settled({ ...state, question: null, agenda: [...tasks, { task: 'next turn', no: 0 }] })
}

const creatureTask: Task = { task: 'turn up a creature' }
/** So many creature cards are turned up. */
export const turnUp = (state: State, count = 1): Course => doing(state, ...Array<Task>(count).fill(creatureTask))
/** The event card on top is turned up, and the round does not end. */
export const event = (state: State): Course => doing(state, { task: 'turn up an event' })

export const go = (to: number): Action => ({ do: 'go', to, by: 'card' })
export const slip = (to: number): Action => ({ do: 'go', to, by: 'passage' })
export const use = (letter: string): Action => ({ do: 'use', item: items(letter)[0]! })
export const take = (space: number, drop?: string): Action => ({ do: 'take', space, drop: drop === undefined ? null : items(drop)[0]! })
export const give = (seat: Seat, letter: string): Action => ({ do: 'give up', seat, item: items(letter)[0]! })
export const name = (seat: Seat): Action => ({ do: 'name', seat })
export const beat: Action = { do: 'beat' }
export const useNothing: Action = { do: 'use nothing' }
export const takeNothing: Action = { do: 'take nothing' }
export const quiet: Action = { do: 'say', what: 'nothing' }

export const actor = (state: State) => witchOfSalem.actors(state)[0]
export const legal = (state: State) => witchOfSalem.legal(state, actor(state)!)
export const asked = (state: State) => state.question?.ask
export const outcome = (state: State) => witchOfSalem.outcome(state)
export const view = (state: State, seat?: Seat) => witchOfSalem.view(state, seat)
export const has = ({ players }: State, seat: Seat) => [
  ...players[seat]!.items,
  ...(players[seat]!.artifact === null ? [] : [players[seat]!.artifact]),
]
export const sanity = ({ players }: State) => players.map((each) => each.sanity)
export const creatures = ({ board }: State) =>
  Object.fromEntries(board.flatMap(({ creature }, no) => (creature === null ? [] : [[no, creature]])))
/** What was so, of all that happened. */
export const were = <Was extends Event['was']>(events: readonly Event[], was: Was) =>
  events.filter((each): each is Extract<Event, { readonly was: Was }> => each.was === was)
