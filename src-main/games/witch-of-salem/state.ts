/** What lies where in Witch of Salem, what can be done, and what is told of it. */
import type { Seat } from '../../engine/game.ts'
import type { Rng } from '../../engine/random.ts'
import type { Colour, Item, Minor, Price, Values } from './values.ts'

export interface Options {
  /** 2 to 4 investigators, one a seat [WS-1]. */
  readonly players: number
  /** Who begins every round; left to luck, if not said [WS-11]. */
  readonly first?: Seat | 'random'
  /** To start with; 6, if not said [WS-86]. */
  readonly sanity?: number
  /** Where Necron starts; 0, if not said [WS-87]. */
  readonly necron?: number
  /** How many pairs of creatures are left out; none, if not said [WS-88]. */
  readonly withoutPairs?: number
  /** One person leads all investigators, so that nobody has anything to be silent about [WS-E56]. */
  readonly oneLeads?: boolean
  /** Values in the place of ours, whole sections of them; checked by `replaced`. */
  readonly values?: unknown
  /** What the seats are called; "Player 1" and so on, if not said. */
  readonly names?: readonly string[]
}

/** 0 the university, 1 to 6 the places of Arkham with a portal tile, 7 R'lyeh. */
export type PlaceNo = number
export const university = 0
export const rlyeh = 7
/** The number of the secret passage among the location cards. */
export const passage = 7

/** A creature by its id in the values, or one of the two cards that are never laid [WS-37]. */
export type CreatureId = string
export type Tile = 'portal' | 'wall'

/** What lies at a place. The university has neither tile nor items. */
export interface Spot {
  readonly creature: CreatureId | null
  /** Left, middle and right. */
  readonly items: readonly (Item | null)[]
  readonly tile: Tile | null
  /** On the tile: its portal counts as closed [WS-59]. */
  readonly artifact: Colour | null
}

export interface Player {
  readonly sanity: number
  /** Never more than three, in the order they are listed. */
  readonly items: readonly Minor[]
  readonly artifact: Colour | null
  readonly at: PlaceNo
  /** Location cards that lie face up; all others are in the hand [WS-43]. */
  readonly played: readonly number[]
  readonly banning: boolean
  readonly out: boolean
}

/** What a seat remembers of tiles that were shuffled afterwards: at least so many of each kind were among them. */
export interface Remembered {
  readonly portals: number
  readonly walls: number
}

export interface Offer {
  readonly from: Seat
  readonly to: Seat
  readonly give: Minor | null
  readonly get: Minor | null
}

/** What is still to be done before the next question; the first is next. Nobody looks further down than the first. */
export type Task =
  | { readonly task: 'begin the round' }
  | { readonly task: 'turn up a creature' }
  /** Players clockwise from the start player; `no` of them had their turn. */
  | { readonly task: 'next turn'; readonly no: number }
  | { readonly task: 'trade' }
  | { readonly task: 'encounter' }
  | { readonly task: 'fight' }
  | { readonly task: 'use' }
  | { readonly task: 'take' }
  | { readonly task: 'pay'; readonly price: Price }
  | { readonly task: 'turn up an event' }
  | { readonly task: 'end the round' }
  | { readonly task: 'give up'; readonly item: Minor | 'minor' | 'artifact'; readonly left: number; readonly arrow: boolean }
  | { readonly task: 'exchange' }
  | { readonly task: 'say'; readonly seat: Seat }

export type Question =
  | { readonly ask: 'where to go' }
  | { readonly ask: 'whether to trade' }
  | { readonly ask: 'whether to agree'; readonly offer: Offer }
  | { readonly ask: 'whether to fight' }
  | { readonly ask: 'what to use' }
  | { readonly ask: 'what to take' }
  | { readonly ask: 'what to say'; readonly seat: Seat }
  | { readonly ask: 'which tile'; readonly seat: Seat }
  | { readonly ask: 'what to keep'; readonly seat: Seat; readonly item: Item }
  /** Asked of the whole group [WS-29, WS-E11]. */
  | { readonly ask: 'what to give up'; readonly item: Minor | 'minor' | 'artifact'; readonly left: number }
  | { readonly ask: 'who loses sanity'; readonly count: number }
  | { readonly ask: 'who draws' }
  | { readonly ask: 'who looks' }
  | { readonly ask: 'whether to exchange' }
  /** The first of the items goes to somebody; `dealt` are those that have gone before, by seat. */
  | { readonly ask: 'who takes it'; readonly items: readonly Minor[]; readonly dealt: readonly (readonly Minor[])[] }

export type Statement = 'portals are open' | 'no more known' | 'nothing'

export type Action =
  /** By the card of the place, or by the secret passage [WS-39, WS-41]. */
  | { readonly do: 'go'; readonly to: PlaceNo; readonly by: 'card' | 'passage' }
  | { readonly do: 'offer'; readonly to: Seat; readonly give: Minor | null; readonly get: Minor | null }
  | { readonly do: 'trade nothing' }
  | { readonly do: 'agree' }
  | { readonly do: 'refuse' }
  | { readonly do: 'beat' }
  | { readonly do: 'let it be' }
  | { readonly do: 'use'; readonly item: Item }
  | { readonly do: 'use nothing' }
  /** From a space, 0 to 2; `drop` makes room first [WS-61]. */
  | { readonly do: 'take'; readonly space: number; readonly drop: Item | null }
  | { readonly do: 'take nothing' }
  | { readonly do: 'say'; readonly what: Statement }
  | { readonly do: 'look'; readonly at: PlaceNo }
  /** Room for what was drawn; nothing dropped means that the drawn item goes [WS-E52]. */
  | { readonly do: 'make room'; readonly drop: Item | null }
  | { readonly do: 'give up'; readonly seat: Seat; readonly item: Item }
  | { readonly do: 'name'; readonly seat: Seat }
  | { readonly do: 'exchange' }
  | { readonly do: 'exchange nothing' }
  /** Lets another player of the group propose an answer [WS-E11]. */
  | { readonly do: 'hear'; readonly seat: Seat }

/** What others of the group propose for the question that lies open. */
export interface Counsel {
  /** Who is asked just now. */
  readonly hearing: Seat | null
  readonly proposals: readonly { readonly seat: Seat; readonly action: Action }[]
}

export interface State {
  readonly names: readonly string[]
  /** Values in the place of ours. */
  readonly values: Values | null
  /** Whoever looks at a tile looks for all [WS-E56]. */
  readonly oneLeads: boolean
  /** Counted from 1. */
  readonly round: number
  readonly starter: Seat
  readonly players: readonly Player[]
  /** Places 0 to 6. */
  readonly board: readonly Spot[]
  readonly witch: PlaceNo
  readonly necron: number
  /** From the top; nobody knows the order. */
  readonly creatureDeck: readonly CreatureId[]
  readonly creatureDiscard: readonly CreatureId[]
  /** The pair that is left out, for all to see [WS-88]. */
  readonly leftOut: CreatureId | null
  readonly eventDeck: readonly string[]
  /** Face up, the newest last. What is neither here nor in the deck was put aside unseen [WS-4]. */
  readonly eventDiscard: readonly string[]
  /** At the edges 1 to 5 of R'lyeh; nothing where a shadow was taken from. */
  readonly edges: readonly (string | null)[]
  /** On R'lyeh. */
  readonly centre: string
  /** How many of the six are revealed: edges in rising order, then R'lyeh [WS-56]. */
  readonly revealed: number
  readonly shadow: string | null
  /** Shadows that have left the game. */
  readonly gone: readonly string[]
  readonly bag: readonly Item[]
  readonly itemDiscard: readonly Item[]
  /** `known[seat][place]`: whether the seat knows the tile. The row after the last seat is an onlooker's. */
  readonly known: readonly (readonly boolean[])[]
  /** The places whose tiles were shuffled last, and what each seat remembers of them [WS-27]. */
  readonly mixed: readonly PlaceNo[]
  readonly remembered: readonly Remembered[]
  /** What each seat last said of portals [WS-55]. */
  readonly said: readonly (Statement | null)[]
  /** Whose turn it is, between the creature cards and the event. */
  readonly turn: Seat | null
  /** Faces of the loss die rolled in this encounter. */
  readonly rolls: readonly LossFace[]
  readonly question: Question | null
  readonly counsel: Counsel
  readonly agenda: readonly Task[]
  /** All tiles lie face up: the portal at the university is closed [WS-83]. */
  readonly turnedUp: boolean
  readonly over: Ending | null
  readonly rng: Rng
}

export interface Ending {
  readonly scores: readonly number[]
  readonly because: string
  /** The points of a won game [WS-85]. */
  readonly points: number | null
}

export const lossFaces = ['glasses', 'necronomicon', 'elixir', 'dagger', 'sanity', 'necron'] as const
export type LossFace = (typeof lossFaces)[number]

export type Event = { readonly names: readonly string[] } & Happening

/** What happened, in names that need no table of values; before the names of the seats are added. */
export type Happening =
  | { readonly was: 'begun'; readonly round: number }
  | { readonly was: 'turned up'; readonly card: string }
  | { readonly was: 'laid'; readonly creature: string; readonly place: string }
  | { readonly was: 'not laid'; readonly creature: string }
  | { readonly was: 'activated'; readonly creature: string }
  | { readonly was: 'Necron moved'; readonly from: number; readonly to: number; readonly because: string }
  | { readonly was: 'reshuffled'; readonly what: 'creatures' | 'events' }
  | { readonly was: 'called home' }
  | { readonly was: 'gone'; readonly seat: Seat; readonly to: string; readonly passage: boolean }
  | { readonly was: 'taken back'; readonly seat: Seat }
  | { readonly was: 'sanity changed'; readonly seat: Seat; readonly by: number; readonly sanity: number; readonly because: string }
  | { readonly was: 'gone mad'; readonly seat: Seat }
  | { readonly was: 'banning'; readonly seat: Seat; readonly whom: string }
  | { readonly was: 'ban ended'; readonly seat: Seat; readonly whom: string }
  | { readonly was: 'offered'; readonly offer: Offer }
  | { readonly was: 'traded'; readonly offer: Offer }
  | { readonly was: 'refused'; readonly offer: Offer }
  | { readonly was: 'rolled'; readonly seat: Seat; readonly face: LossFace; readonly whom: string }
  | { readonly was: 'discarded'; readonly seat: Seat; readonly item: Item }
  | { readonly was: 'beaten'; readonly whom: string; readonly place: string; readonly seat: Seat | null; readonly isShadow: boolean }
  | { readonly was: 'used'; readonly seat: Seat; readonly item: Item; readonly place: string }
  | { readonly was: 'looked'; readonly seat: Seat; readonly place: string; readonly tile: Tile; readonly open: boolean }
  | { readonly was: 'said'; readonly seat: Seat; readonly what: Statement }
  | { readonly was: 'revealed'; readonly whom: string; readonly edge: number }
  | { readonly was: 'closed'; readonly seat: Seat; readonly place: string; readonly artifact: Colour }
  | { readonly was: 'taken'; readonly seat: Seat; readonly item: Item; readonly place: string }
  | { readonly was: 'refilled'; readonly place: string; readonly items: readonly Item[] }
  | { readonly was: 'drawn'; readonly seat: Seat; readonly item: Item }
  | { readonly was: 'shadow came'; readonly whom: string; readonly instead: string | null }
  | { readonly was: 'event'; readonly name: string; readonly witch: string }
  | { readonly was: 'tiles shuffled'; readonly places: number }
  | { readonly was: 'proposed'; readonly seat: Seat; readonly text: string }
  | { readonly was: 'exchanged'; readonly hands: readonly (readonly Minor[])[] }
  | { readonly was: 'no effect'; readonly what: string }
  | { readonly was: 'tiles turned up'; readonly tiles: readonly string[] }
  | { readonly was: 'ended'; readonly because: string }
