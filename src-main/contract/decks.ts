/**
 * What travels between the Keeper and the deck builder: a deck with everything that is known of it, its edits one by one
 * (each can be taken back), versions, plans, chances, lists in every format, and the cards a person owns.
 */
import { eventIterator, oc, type } from '@orpc/contract'
import * as z from 'zod'
import type { DeckFault } from './table.ts'

const name = z.string().trim().min(1).max(200)
const deck = z.int().min(1)
const card = z.string().min(1).max(200)
const text = z.string().max(1_000_000)
const words = z.string().max(10_000)
export const sections = ['deck', 'investigators', 'maybe'] as const
const section = z.enum(sections)
export type DeckSection = (typeof sections)[number]

const tags = z.array(z.string().trim().min(1).max(40)).max(20).readonly()

/** One change of a deck. `set` with 0 copies takes the row away; `line` without a text drops a line nobody could read. */
const oneEdit = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('set'), section, card, copies: z.int().min(0).max(99) }),
  z.strictObject({ do: z.literal('move'), card, from: section, to: section, copies: z.int().min(1).max(99) }),
  z.strictObject({ do: z.literal('note'), card, note: z.string().max(1_000) }),
  z.strictObject({ do: z.literal('tag'), card, tags }),
  z.strictObject({ do: z.literal('rename'), name }),
  z.strictObject({ do: z.literal('notes'), notes: words }),
  z.strictObject({ do: z.literal('tags'), tags }),
  /** The play style the deck is judged by: an id of `decks.styles`. */
  z.strictObject({ do: z.literal('style'), style: z.string().max(40) }),
  /** A remark of the check that is not wanted for this deck: the `id` of a doubt. */
  z.strictObject({ do: z.literal('ignore'), doubt: z.string().max(300), on: z.boolean() }),
  z.strictObject({ do: z.literal('line'), no: z.int().min(0), text: z.string().max(1_000).optional() }),
])
export type OneDeckEdit = z.infer<typeof oneEdit>

/** Several changes are one edit: made together, taken back together, called by one name. */
const edit = z.strictObject({ label: z.string().max(200).optional(), changes: z.array(oneEdit).min(1).max(600).readonly() })
export type DeckEdit = z.infer<typeof edit>

export interface DeckRow {
  readonly section: DeckSection
  readonly card: string
  readonly title: string
  readonly type: string
  readonly subtype?: string
  readonly count: number
  /** Copies of the Title that the play style allows (one with a Uniqueness Dot). */
  readonly limit: number
  readonly set: string
  readonly unique: boolean
  readonly points?: number
  readonly value?: number
  readonly sanity?: number | 'variable'
  readonly text: string
  readonly note?: string
  readonly tags?: readonly string[]
  /** Its set is switched off: it stays, but is not offered. */
  readonly off?: true
  /** How many of its copies are owned and not in other decks; only where a collection is kept. */
  readonly free?: number
  readonly owned?: number
}

/** A way out of a fault: what it would do, in words, and the edit that does it. */
export interface DeckFix {
  readonly label: string
  readonly edit: DeckEdit
}

export interface JudgedFault extends DeckFault {
  /** The exact cards it is about, with their copies. */
  readonly cards: readonly { readonly card: string; readonly title: string; readonly copies: number }[]
  readonly fixes: readonly DeckFix[]
  /** Why there is none. */
  readonly noFix?: string
}

/** A deck as a list of decks shows it. */
export interface DeckInList {
  readonly id: number
  readonly name: string
  readonly ready: boolean
  readonly cards: number
  readonly adventurePoints: number
  readonly legal: boolean
  readonly faults: number
  readonly investigators: readonly string[]
  readonly style: string
  readonly tags: readonly string[]
  readonly pinned: boolean
  /** It stays as it is until it is thawed. */
  readonly frozen: boolean
  readonly archived: boolean
  readonly changedAt: string
  readonly versions: number
  readonly record: DeckRecord
}

/** Matches that were played with it: to the end, won; the rest were left or go on. */
export interface DeckRecord {
  readonly played: number
  readonly won: number
}

/** A deck opened for building. */
export interface DeckSheet extends DeckInList {
  readonly notes: string
  readonly rows: readonly DeckRow[]
  readonly faultList: readonly JudgedFault[]
  readonly unresolved: readonly { readonly line: number; readonly text: string; readonly suggestions: readonly string[] }[]
  /** Ids of remarks that are not wanted for this deck. */
  readonly ignored: readonly string[]
  /** Counts its changes, taking back included: named when editing, so that an edit of an older state is refused. */
  readonly at: number
  /** What would be taken back or made again, by name. */
  readonly undo?: string
  readonly redo?: string
}

export interface EditInHistory {
  readonly no: number
  readonly label: string
  readonly at: string
  /** It was taken back and can be made again. */
  readonly undone?: true
  readonly changes: readonly string[]
}

export interface DeckVersion {
  readonly id: number
  /** A match that begins keeps a version without a name. */
  readonly name?: string
  readonly at: string
  readonly cards: number
  readonly adventurePoints: number
  readonly record: DeckRecord
  /** The deck is so now. */
  readonly current: boolean
}

/** Two decks side by side, by Title and section. */
export interface DeckComparison {
  readonly a: string
  readonly b: string
  readonly rows: readonly {
    readonly section: DeckSection
    readonly card: string
    readonly title: string
    readonly type: string
    readonly a: number
    readonly b: number
  }[]
  /** The notes in pieces. */
  readonly notes: readonly { readonly words: string; readonly only?: 'a' | 'b' }[]
}

/** What binds the check and what a match is begun with. */
const styleTerms = z.strictObject({
  mode: z.enum(['campaign', 'basic']),
  /** Adventure points a campaign is played to. */
  target: z.int().min(1).max(200),
  houseRules: z.array(z.string().max(40)).max(40).readonly(),
  /** Whether any card that can be played may come before the first Location (M16.22). */
  alternativeFirstCard: z.boolean().optional(),
  /** How many may sit down (M18.1). */
  seatLimit: z.int().min(2).max(6).optional(),
  /** Numbers of the check that differ from the book's. */
  least: z.int().min(0).max(500).optional(),
  most: z.int().min(1).max(500).optional(),
  copies: z.int().min(1).max(99).optional(),
  points: z.int().min(0).max(500).optional(),
  /** Codes of the only sets it allows. */
  sets: z.array(z.string().max(200)).max(100).readonly().optional(),
})
export interface PlayStyle extends z.infer<typeof styleTerms> {
  readonly id: string
  readonly name: string
  readonly says: string
  readonly own: boolean
}

// ---------------------------------------------------------------- thinking about a deck

export interface CardRef {
  readonly card: string
  readonly title: string
  readonly type: string
  readonly copies?: number
}

/** Something legal that cannot work, or may not: with its reason and what would help. */
export interface Doubt {
  /** Stays the same while the reason does; ignored by it. */
  readonly id: string
  readonly level: 'cannot' | 'hint'
  readonly cards: readonly CardRef[]
  readonly message: string
  readonly rule: string
  /** Cards of the library that would help, the best first, and how many there are. */
  readonly helps: readonly CardRef[]
  readonly helping: number
  /** A query of the library that finds them all. */
  readonly query?: string
}

export interface PlannedNeed {
  readonly label: string
  readonly count: number
  /** Cards of the deck that can fill it, those that work first. */
  readonly filled: readonly (CardRef & { readonly works: boolean })[]
  readonly missing: number
  readonly query: string
}

export interface PlannedAdventure extends CardRef {
  readonly points: number
  readonly needs: readonly PlannedNeed[]
  readonly conditions: readonly { readonly label: string; readonly met: 'yes' | 'no' | 'open' }[]
  /** Whether the deck can complete it by itself, by exact matching. */
  readonly completable: boolean
  /** A card for each requirement, as the matching found them. */
  readonly matched: readonly { readonly need: number; readonly card: string; readonly title: string }[]
  /** How many of its cards others need as well, by their place in the list. */
  readonly shares: readonly number[]
}

export interface DeckPlan {
  readonly adventures: readonly PlannedAdventure[]
  /** Points of the Adventures that can be completed one after the other (each Title once). */
  readonly reachable: number
  readonly order: readonly string[]
}

/** One chart and its table: rows of a label and numbers. */
export interface DeckChart {
  readonly id: string
  readonly title: string
  readonly says: string
  readonly kind: 'bars' | 'stacked' | 'grid' | 'line'
  readonly columns: readonly string[]
  /** The columns are the seats of a match, in their order: drawn with the marks they have at the table. */
  readonly seats?: true
  readonly rows: readonly {
    readonly label: string
    readonly values: readonly number[]
    readonly low?: readonly number[]
    readonly high?: readonly number[]
  }[]
  readonly percent?: true
}

export interface DeckStudy {
  readonly at: number
  readonly doubts: readonly Doubt[]
  readonly plan: DeckPlan
  /** What each card of the deck is there for. */
  readonly jobs: readonly { readonly card: string; readonly job: string }[]
  readonly charts: readonly DeckChart[]
}

export interface OpeningHand {
  readonly seed: number
  /** In the order they were drawn; `kept` is what is held after discarding and drawing anew. */
  readonly drawn: readonly CardRef[]
  readonly discarded: readonly CardRef[]
  readonly kept: readonly CardRef[]
  readonly rule: string
}

export interface RoundChance {
  readonly round: number
  readonly chance: number
  /** The 95 % interval, where it was tried out and not reckoned. */
  readonly low?: number
  readonly high?: number
}

export interface DeckOdds {
  readonly says: string
  readonly exact: boolean
  readonly trials?: number
  readonly rounds: readonly RoundChance[]
}

const covering = z.strictObject({
  points: z.int().min(1).max(200),
  /** All that the library offers, what is owned, or what is owned and in no other deck. */
  from: z.enum(['library', 'owned', 'free']),
  /** A deck whose cards may be used at no cost, and which stay. */
  deck: deck.optional(),
  /** Cards that must be part of it; an Adventure among them must be completed. */
  keep: z.array(card).max(500).optional(),
  avoid: z.array(card).max(500).optional(),
  /** The only regions it may play in. */
  regions: z.array(z.string().max(200)).max(50).optional(),
  investigator: card.optional(),
  most: z.int().min(1).max(500).optional(),
  /** Codes of the only sets. */
  sets: z.array(z.string().max(200)).max(100).optional(),
  /** Stops by itself after so long. */
  seconds: z.int().min(1).max(600).optional(),
})
export type Covering = z.infer<typeof covering>

/** How far the search for the smallest set of cards is. The best so far is kept, whenever it is stopped. */
export interface CoverProgress {
  readonly ms: number
  readonly best?: {
    /** All of it, those of the deck that it began with among them. */
    readonly cards: readonly (CardRef & { readonly copies: number; readonly job: string; readonly new: boolean })[]
    /** How many cards are new: all, where no deck was named. */
    readonly size: number
    readonly points: number
    /** In an order in which they can be completed. */
    readonly adventures: readonly (CardRef & { readonly points?: number })[]
    /** Who can play it; others may as well. */
    readonly investigator?: CardRef
  }
  /** No answer can have fewer new cards. */
  readonly atLeast: number
  readonly state: 'searching' | 'proved' | 'stopped' | 'impossible'
  readonly says: string
}

/** What a new deck is made from. */
const beginning = z.discriminatedUnion('from', [
  z.strictObject({ from: z.literal('empty'), name }),
  z.strictObject({ from: z.literal('deck'), deck, name: name.optional() }),
  z.strictObject({ from: z.literal('adventure'), card, name: name.optional() }),
  z.strictObject({ from: z.literal('investigator'), card, name: name.optional() }),
  /** An id of `decks.themes`. */
  z.strictObject({ from: z.literal('theme'), theme: z.string().max(200), name: name.optional() }),
])
export type Beginning = z.infer<typeof beginning>

export interface DeckTheme {
  readonly id: string
  readonly name: string
  readonly says: string
  readonly cards: number
}

// ---------------------------------------------------------------- lists

export const listFormats = ['gccg', 'text', 'markdown', 'csv', 'json', 'code'] as const
export type ListFormat = (typeof listFormats)[number]

/** A list before it is taken: line by line what was read. Nothing is kept. */
export interface ListReading {
  readonly format: ListFormat
  readonly name: string
  readonly cards: number
  readonly adventurePoints: number
  readonly lines: readonly {
    readonly no: number
    readonly text: string
    readonly as: 'read' | 'unsure' | 'unknown' | 'comment'
    readonly section?: DeckSection
    readonly copies?: number
    readonly card?: CardRef & { readonly set: string }
    readonly message?: string
    /** Cards it may mean, the nearest first. */
    readonly proposals: readonly (CardRef & { readonly set: string })[]
  }[]
  readonly faultList: readonly DeckFault[]
}

/** A file that the Keeper made: text as it is, or bytes in base 64. */
export interface MadeFile {
  readonly fileName: string
  readonly mime: string
  readonly text?: string
  readonly base64?: string
  /** What is to be known of it, in a sentence. */
  readonly note?: string
}

// ---------------------------------------------------------------- collection

export interface OwnedCard {
  readonly card: string
  readonly title: string
  readonly set: string
  readonly type: string
  readonly rarity?: string
  readonly owned: number
  /** Copies that decks hold, and which. */
  readonly used: number
  readonly decks: readonly { readonly id: number; readonly name: string; readonly copies: number }[]
}

export interface CollectionState {
  readonly on: boolean
  readonly kinds: number
  readonly copies: number
  readonly sets: readonly { readonly code: string; readonly name: string; readonly has: number; readonly of: number }[]
  readonly products: readonly { readonly id: string; readonly name: string; readonly says: string; readonly cards: number }[]
  /** Cards that decks hold more copies of than are owned. */
  readonly conflicts: readonly (OwnedCard & { readonly short: number })[]
}

const page = { query: z.string().max(600), from: z.int().min(0).max(1_000_000), limit: z.int().min(1).max(500) }

export const deckRoomContract = {
  list: oc.output(type<readonly DeckInList[]>()),
  open: oc.input(z.strictObject({ deck })).output(type<DeckSheet>()),
  begin: oc.input(beginning).output(type<DeckSheet>()),
  /** `at` is that of the sheet the edit was made on. */
  edit: oc.input(z.strictObject({ deck, at: z.int().min(0), edit })).output(type<DeckSheet>()),
  undo: oc.input(z.strictObject({ deck, at: z.int().min(0) })).output(type<DeckSheet>()),
  redo: oc.input(z.strictObject({ deck, at: z.int().min(0) })).output(type<DeckSheet>()),
  history: oc.input(z.strictObject({ deck })).output(type<readonly EditInHistory[]>()),
  mark: oc
    .input(z.strictObject({ deck, pinned: z.boolean().optional(), frozen: z.boolean().optional(), archived: z.boolean().optional() }))
    .output(type<DeckSheet>()),
  versions: oc.input(z.strictObject({ deck })).output(type<readonly DeckVersion[]>()),
  nameVersion: oc.input(z.strictObject({ deck, name, version: z.int().min(1).optional() })).output(type<readonly DeckVersion[]>()),
  /** Puts the version's list in place of what the deck holds: an edit like any other. */
  goBack: oc.input(z.strictObject({ deck, at: z.int().min(0), version: z.int().min(1) })).output(type<DeckSheet>()),
  compare: oc
    .input(
      z.strictObject({
        a: z.strictObject({ deck, version: z.int().min(1).optional() }),
        b: z.strictObject({ deck, version: z.int().min(1).optional() }),
      }),
    )
    .output(type<DeckComparison>()),
  styles: oc.output(type<readonly PlayStyle[]>()),
  saveStyle: oc
    .input(z.strictObject({ id: z.string().max(40).optional(), name, says: z.string().max(500), terms: styleTerms }))
    .output(type<readonly PlayStyle[]>()),
  removeStyle: oc.input(z.strictObject({ id: z.string().max(40) })).output(type<readonly PlayStyle[]>()),

  study: oc.input(z.strictObject({ deck })).output(type<DeckStudy>()),
  hands: oc.input(z.strictObject({ deck, seed: z.int().optional(), count: z.int().min(1).max(20) })).output(type<readonly OpeningHand[]>()),
  /** The chance to hold one of some cards, or to be able to fill a requirement of an Adventure, round by round. */
  odds: oc
    .input(
      z.strictObject({
        deck,
        of: z.discriminatedUnion('kind', [
          z.strictObject({ kind: z.literal('cards'), cards: z.array(card).min(1).max(100), copies: z.int().min(1).max(99).optional() }),
          z.strictObject({ kind: z.literal('adventure'), card, need: z.int().min(0).max(100).optional() }),
        ]),
        rounds: z.int().min(1).max(30),
      }),
    )
    .output(type<DeckOdds>()),
  /** Each step that is better than the one before; ends when it is proved, stopped or out of time. */
  cover: oc.input(covering).output(eventIterator(type<CoverProgress>())),
  themes: oc.output(type<readonly DeckTheme[]>()),

  readList: oc.input(z.strictObject({ name, text, format: z.enum(listFormats).optional() })).output(type<ListReading>()),
  /** Keeps a list as it was read; `chosen` says which card a doubtful line means. */
  takeList: oc
    .input(
      z.strictObject({
        name,
        text,
        format: z.enum(listFormats).optional(),
        chosen: z
          .array(z.strictObject({ no: z.int().min(0), card }))
          .max(2_000)
          .optional(),
        /** Into this deck, as one edit, instead of a new one. */
        into: z.strictObject({ deck, at: z.int().min(0) }).optional(),
      }),
    )
    .output(type<DeckSheet>()),
  write: oc.input(z.strictObject({ deck, format: z.enum(listFormats) })).output(type<MadeFile>()),
  print: oc
    .input(z.strictObject({ deck, what: z.enum(['list', 'requirements', 'proxies']), paper: z.enum(['a4', 'letter']) }))
    .output(type<MadeFile>()),
}

export const collectionContract = {
  state: oc.output(type<CollectionState>()),
  switch: oc.input(z.strictObject({ on: z.boolean() })).output(type<CollectionState>()),
  page: oc.input(z.strictObject(page)).output(type<{ readonly total: number; readonly cards: readonly OwnedCard[] }>()),
  set: oc.input(z.strictObject({ card, owned: z.int().min(0).max(9_999) })).output(type<OwnedCard>()),
  addProduct: oc.input(z.strictObject({ product: z.string().max(200), times: z.int().min(1).max(100) })).output(type<CollectionState>()),
  /** Takes back the last change of what is owned. */
  undo: oc.output(type<CollectionState & { readonly undone: string }>()),
  missing: oc
    .input(z.strictObject({ deck: deck.optional(), set: z.string().max(200).optional() }))
    .output(type<readonly (CardRef & { readonly set: string; readonly short: number })[]>()),
  read: oc.input(z.strictObject({ text })).output(
    type<{
      readonly cards: number
      readonly changed: number
      readonly unread: readonly { readonly line: number; readonly text: string; readonly message: string }[]
    }>(),
  ),
  take: oc.input(z.strictObject({ text, how: z.enum(['add', 'replace']) })).output(type<CollectionState>()),
  write: oc.output(type<MadeFile>()),
}
