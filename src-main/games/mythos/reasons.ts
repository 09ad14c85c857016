/** Why a play or a use is refused: a short reason for the player, the rule that says so, and what would make it legal (M section 5). */
import { title } from './places.ts'
import type { Source } from './standing.ts'
import type { State } from './state.ts'

export interface Refusal {
  /** Rule id of the catalogue: "M7.1". */
  readonly rule: string
  /** What is wrong, in the game's own terms. */
  readonly why: string
  /** What would make it legal; that nothing would, where that is so. */
  readonly remedy: string
  /** The house rule that stands in the place of the rule, where one does. */
  readonly house?: string
}

/** Collects reasons; with `first` it is content with one, which nobody reads. */
export interface Objections {
  readonly list: Refusal[]
  readonly first: boolean
}

export const enough = (found: Objections) => found.first && found.list.length > 0

export function object(found: Objections, rule: string, why: string, remedy: string): void {
  found.list.push({ rule, why, remedy })
}

/** What helps against a card in play that forbids something. */
export const remedyAgainst = (state: State, { card }: Source): string =>
  card === undefined ? 'Wait until that ends.' : `${title(state, card)} must leave play, or its words no longer apply.`

/** The name of a card in play that forbids something. */
export const nameOf = (state: State, { card }: Source): string => (card === undefined ? 'A card in play' : title(state, card))

/** Of several ways to do something, the objections to the one that has fewest. */
export const fewest = (ways: readonly (readonly Refusal[])[]): readonly Refusal[] =>
  ways.reduce((best, each) => (each.length < best.length ? each : best))
