/**
 * What travels between the Keeper and the library screen: a query and what it finds, page by page, the filters in step
 * with it, and one card with all that is known of it.
 */
import { oc, type } from '@orpc/contract'
import * as z from 'zod'
import type { Face } from '../games/mythos/view.ts'
import type { Erratum } from './cards.ts'

/** A part of what was typed, in characters. */
export interface Place {
  readonly at: number
  readonly length: number
}

/** A part of the query that must hold, as a chip shows it, and as a filter is set by it. */
export interface QueryTerm extends Place {
  readonly label: string
  /** Which filter this is, where it is one; with a minus before it, it is none. */
  readonly filter?:
    | { readonly field: string; readonly values: readonly string[] }
    | { readonly field: string; readonly compare: string; readonly to: number }
}

export interface LibraryRow {
  readonly id: string
  readonly set: string
  readonly rarity?: string
  /** Brought or written by a person. */
  readonly own: boolean
  /** How many printings this Title has. */
  readonly variants: number
  readonly face: Face
  /** Why it cannot be played, if so. */
  readonly unread?: string
}

export interface LibraryAnswer {
  readonly query: string
  readonly terms: readonly QueryTerm[]
  readonly faults: readonly (Place & { readonly message: string; readonly instead?: string })[]
  /** Words that stand nowhere, and what was looked for in their place. */
  readonly heard: readonly (Place & { readonly as: readonly string[] })[]
  readonly sort?: { readonly by: string; readonly down: boolean }
  readonly group?: string
  readonly show?: string
  readonly total: number
  /** How many cards there are, whatever is asked. */
  readonly all: number
  readonly groups: readonly { readonly name?: string; readonly count: number }[]
  /** What stands in the way, the worst first; only where nothing was found. */
  readonly blocking: readonly (Place & { readonly without: number })[]
  readonly near: readonly string[]
  /** The first of the rows. */
  readonly rows: readonly LibraryRow[]
}

/** A value that a filter offers. */
export interface Offered {
  readonly value: string
  readonly name: string
}

/** How many cards would be found if a value were the only one chosen of its filter; of those not named it is none. */
export interface FilterCounts {
  readonly query: string
  readonly fields: readonly { readonly field: string; readonly counts: Readonly<Record<string, number>> }[]
}

/** A field of the query language. */
export interface AskedFor {
  /** A query that asks for it. */
  readonly example: string
  readonly name: string
  /** What else it may be called. */
  readonly also: readonly string[]
  /** What it can be, where that is one of some values. */
  readonly values: readonly string[]
}

/** What can be filtered by, and asked for, in this library. */
export interface Facets {
  readonly asking: readonly AskedFor[]
  readonly fields: readonly { readonly field: string; readonly name: string; readonly offers: readonly Offered[] }[]
  readonly numbers: readonly { readonly field: string; readonly name: string; readonly least: number; readonly most: number }[]
  readonly sorts: readonly string[]
  readonly groups: readonly string[]
}

/** A rule that stands behind something on a card, and what of it makes one look there. */
export interface RuleBehind {
  readonly rule: string
  readonly because: string
}

/** A clause of a card in plain words. */
export interface Clause {
  readonly said: string
  /** What is done, one after the other, where it is more than one thing. */
  readonly steps: readonly string[]
  readonly rules: readonly RuleBehind[]
}

/** One requirement of a card, and the query that finds what fills it. */
export interface Need {
  readonly label: string
  readonly count: number
  /** How many cards of the library could fill it. */
  readonly cards: number
  readonly query: string
}

export interface Printing {
  readonly id: string
  readonly title: string
  readonly set: string
  readonly setName: string
  readonly facts: readonly { readonly name: string; readonly value: string; readonly differs: boolean }[]
  /** The text in pieces: those that not every printing has. */
  readonly text: readonly { readonly words: string; readonly differs: boolean }[]
}

export interface CardPage extends LibraryRow {
  readonly setName: string
  /** It lies in the workshop. */
  readonly isWritten: boolean
  readonly clauses: readonly Clause[]
  /** The chapter of the rules that speaks of its type. */
  readonly chapter: string
  /** The rules behind its facts. */
  readonly rules: readonly RuleBehind[]
  readonly needs: readonly Need[]
  /** What an Adventure asks besides cards. */
  readonly conditions: readonly string[]
  /** Requirements of other cards that this card could fill. */
  readonly fills: readonly { readonly id: string; readonly title: string; readonly points?: number; readonly label: string }[]
  readonly printings: readonly Printing[]
  readonly decks: readonly { readonly id: number; readonly name: string; readonly section: string; readonly copies: number }[]
  /** Copies of it that are owned, and that decks hold; only where a collection is kept. */
  readonly owned?: { readonly owned: number; readonly used: number }
  readonly errata: readonly Erratum[]
  /** Place of what could not be read in its text. */
  readonly doubt?: { readonly message: string; readonly at?: number; readonly length?: number }
}

/** An Adventure as a row of the table. */
export interface AdventureRow {
  readonly id: string
  readonly title: string
  readonly set: string
  readonly points?: number
  readonly sanity?: number | 'variable'
  readonly family?: string
  /** How many cards it takes. */
  readonly asks: number
  readonly needs: readonly Need[]
  readonly conditions: readonly string[]
  /** Places it sends one to. */
  readonly regions: readonly string[]
  /** The Adventures whose requirements the same cards can fill, and how many of them; the most first. */
  readonly shares: readonly { readonly id: string; readonly count: number }[]
}

/** The Adventures of a query in its order; of very many only the first. */
export interface AdventuresFound {
  readonly total: number
  readonly rows: readonly AdventureRow[]
}

const query = z.string().max(600)
const card = z.string().min(1).max(200)
const field = z.string().min(1).max(40)

export const libraryContract = {
  search: oc.input(z.strictObject({ query, limit: z.int().min(1).max(200) })).output(type<LibraryAnswer>()),
  page: oc
    .input(z.strictObject({ query, from: z.int().min(0).max(1_000_000), limit: z.int().min(1).max(200) }))
    .output(type<readonly LibraryRow[]>()),
  /** Where the next card of a result stands whose Title begins with these letters, seen from a place; all places are looked at. */
  beginning: oc
    .input(z.strictObject({ query, letters: z.string().min(1).max(200), at: z.int().min(0).max(1_000_000) }))
    .output(type<{ readonly at?: number }>()),
  facets: oc.output(type<Facets>()),
  /** How many cards each value of the filters would leave of a query. */
  counts: oc.input(z.strictObject({ query })).output(type<FilterCounts>()),
  /** The query with a filter set so: any one of some values, or a number; with neither, without it. */
  filter: oc
    .input(
      z.strictObject({
        query,
        field,
        values: z.array(z.string().max(200)).max(100).optional(),
        compare: z.enum(['=', '>=', '<=']).optional(),
        to: z.int().min(-999_999).max(999_999).optional(),
      }),
    )
    .output(type<{ readonly query: string }>()),
  /** The query with another order, grouping or way to show; without a value, without one. */
  arrange: oc
    .input(z.strictObject({ query, name: z.enum(['sort', 'group', 'show']), value: z.string().max(40).optional() }))
    .output(type<{ readonly query: string }>()),
  card: oc.input(z.strictObject({ card })).output(type<CardPage>()),
  adventures: oc.input(z.strictObject({ query })).output(type<AdventuresFound>()),
}
