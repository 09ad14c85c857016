/**
 * What lies open on the table beside the game itself: the menu of a piece, the card held up to the eye, the question why.
 * Pieces and boards talk to it; it knows no game.
 */
import type { Snippet } from 'svelte'
import type { Choice, TableView } from '../../src-main/contract/table.ts'
import { carriedOver } from '../state/carried-over.ts'

/** A piece as it can be pointed at. */
export interface Spot {
  readonly id: string
  readonly label: string
  readonly element: HTMLElement
  /** The piece held up to the eye, if there is more to see. */
  readonly zoom?: Snippet | undefined
  /** Whether one may ask why nothing can be done with it. */
  readonly asks: boolean
}

/** A choice in a list of choices, and its place there. */
export interface Pointed {
  readonly choice: Choice
  readonly element: HTMLElement
}

export interface Lifted {
  readonly id: string
  readonly fromHand: boolean
}

/** Where a card of the Hand is dropped to be played. */
export const tableTop = 'table'

export interface Desk {
  readonly view: TableView
  /** While an action is being saved nothing else can be chosen. */
  readonly saving: boolean
  /** Nothing can be chosen, and that is said: it takes long, or there is nobody to choose. */
  readonly closed: boolean
  choicesOn(piece: string): readonly Choice[]
  /** The choice one points at in a list, and where. */
  readonly pointed: Pointed | undefined
  point(at: Pointed | undefined): void
  choose(choice: Choice): void
  /** The piece that is dragged, and whether it comes from the Hand. */
  readonly lifted: Lifted | undefined
  lift(what: Lifted | undefined): void
  /** Whether the piece that is dragged may be dropped there: on a piece, or on the table as such. */
  accepts(place: string): boolean
  /** The piece whose choices are laid out. */
  readonly menu: Spot | undefined
  layOut(spot: Spot | undefined): void
  /** The piece that is held up. */
  readonly zoomed: Spot | undefined
  zoom(spot: Spot | undefined): void
  readonly pinned: Spot | undefined
  pin(spot: Spot | undefined): void
  /** The piece that is asked about. */
  readonly asked: Spot | undefined
  ask(spot: Spot | undefined): void
}

/** `table` is read anew each time, so that the desk follows it. */
export function layDesk(table: Pick<Desk, 'view' | 'saving' | 'closed'>, act: (choice: Choice) => void): Desk {
  let pointed = $state.raw<Pointed>()
  let lifted = $state.raw<Lifted>()
  let menu = $state.raw<Spot>()
  let zoomed = $state.raw<Spot>()
  let pinned = $state.raw<Spot>()
  let asked = $state.raw<Spot>()
  /** The lists that are as they were stay the same objects: a piece whose choices have not changed is not drawn again. */
  let before: ReadonlyMap<string | undefined, readonly Choice[]> = new Map()
  const byPiece = $derived.by(() => {
    const now = Map.groupBy(table.view.choices, ({ on }) => on)
    before = new Map([...now].map(([on, choices]) => [on, carriedOver<readonly Choice[]>(before.get(on), choices)]))
    return before
  })
  const none: readonly Choice[] = []

  return {
    get view() {
      return table.view
    },
    get saving() {
      return table.saving
    },
    get closed() {
      return table.closed
    },
    choicesOn: (piece) => byPiece.get(piece) ?? none,
    get pointed() {
      return pointed
    },
    point(at) {
      pointed = at
    },
    get lifted() {
      return lifted
    },
    lift(what) {
      lifted = what
    },
    accepts(place) {
      if (lifted === undefined || lifted.id === place) return false
      if (place === tableTop) return lifted.fromHand && byPiece.has(lifted.id)
      return table.view.asking === lifted.id && byPiece.get(place)?.length === 1
    },
    choose(choice) {
      pointed = undefined
      menu = undefined
      zoomed = undefined
      act(choice)
    },
    get menu() {
      return menu
    },
    layOut(spot) {
      zoomed = undefined
      menu = spot
    },
    get zoomed() {
      return zoomed
    },
    zoom(spot) {
      zoomed = spot
    },
    get pinned() {
      return pinned
    },
    pin(spot) {
      pinned = pinned?.id === spot?.id ? undefined : spot
    },
    get asked() {
      return asked
    },
    ask(spot) {
      menu = undefined
      zoomed = undefined
      asked = spot
    },
  }
}
