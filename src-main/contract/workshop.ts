/**
 * What travels between the Keeper and the workshop, where cards are written. A card is a form as long as it is being
 * written: words as they were typed, which may not make sense yet. The Keeper says what they mean.
 */
import { eventIterator, oc, type } from '@orpc/contract'
import * as z from 'zod'
import type { Face } from '../games/mythos/view.ts'
import { type ImportNews, type ImportRowDetail, lookedAt } from './cards.ts'

export type WrittenType = 'Location' | 'Ally' | 'Artifact' | 'Tome' | 'Spell' | 'Event' | 'Monster' | 'Adventure' | 'Investigator'

/** A card as it is typed. Facts are told by name, each in the notation of card files. */
export interface CardForm {
  readonly title: string
  readonly type: WrittenType
  readonly set: string
  readonly facts: Readonly<Record<string, string>>
  readonly text: string
}

/** Something to choose from: what is kept, and what is shown for it. */
export interface Offer {
  readonly value: string
  readonly name: string
}

/** How a fact is asked for. */
export type FactKind =
  /** Words of one's own, with known ones offered. */
  | 'words'
  | 'list'
  | 'languages'
  /** Exactly one of what is offered, or any of it. */
  | 'one'
  | 'any'
  | 'yes'
  | 'number'
  /** Where an Ally is found; the two cards that a Great Old One asks for. */
  | 'places'
  | 'requirements'

/** A fact that a type of card has. */
export interface FactField {
  readonly key: string
  readonly label: string
  readonly kind: FactKind
  readonly needed: boolean
  readonly hint?: string
  /** What it might look like. */
  readonly example?: string
  readonly offers: readonly Offer[]
}

/** Pairs of a selector, such as "region Europe": which words may stand first, and what is known to follow each. */
export interface PairWord {
  readonly key: string
  readonly label: string
  readonly offers: readonly Offer[]
}

/** All that a form can ask for. */
export interface WorkshopSheet {
  readonly types: readonly { readonly type: WrittenType; readonly facts: readonly FactField[]; readonly hint: string }[]
  readonly places: readonly PairWord[]
  readonly requirements: readonly PairWord[]
  readonly limits: { readonly title: number; readonly text: number; readonly fact: number }
}

/** One clause of a text as it was understood, and the words it stands in. */
export interface ReadStep {
  readonly at: number
  readonly length: number
  readonly said: string
}

/** A replacement that was tried. */
export interface Mend {
  readonly at: number
  readonly length: number
  readonly by: string
  /** What it takes the place of: some words, or the whole sentence by a known wording to start from. */
  readonly of: 'words' | 'sentence'
  /** Whether nothing is wrong with the text then; else it is read further than before. */
  readonly whole: boolean
}

/** A place where a text cannot be read. */
export interface TextFault {
  readonly at: number
  readonly length: number
  readonly message: string
  /** Words that could stand there, in the words of the grammar. */
  readonly expected: readonly string[]
  readonly mends: readonly Mend[]
}

/** What a text means, as far as it can be read. */
export interface TextReading {
  readonly steps: readonly ReadStep[]
  /** What an Adventure asks for beside cards. */
  readonly conditions: readonly string[]
  readonly faults: readonly TextFault[]
}

export interface FactFault {
  /** The key of the fact; `title`, `type`, `set` and `text` for the rest of the form. */
  readonly fact: string
  readonly message: string
}

/** How many cards can meet one requirement of an Adventure, and what that is worth. */
export interface RatedRequirement {
  readonly said: string
  readonly count: number
  /** Different Titles of the library that could do. */
  readonly cards: number
  readonly examples: readonly string[]
  readonly weight: number
}

/** What an Adventure seems to be worth, with every step to it. */
export interface Rating {
  readonly requirements: readonly RatedRequirement[]
  readonly conditions: readonly { readonly said: string; readonly weight: number }[]
  /** Cards that are needed. */
  readonly needed: number
  readonly weight: number
  /** The line through the Adventures of the library: points are base + each × weight, usually off by no more than `off`. */
  readonly scale: { readonly base: number; readonly each: number; readonly off: number; readonly adventures: number }
  /** Missing where some requirement can be met by no card of the library. */
  readonly points?: { readonly from: number; readonly to: number; readonly usual: number }
  readonly reasons: readonly string[]
}

/** What a form comes to. */
export interface FormReading {
  readonly face: Face
  readonly facts: readonly FactFault[]
  readonly text: TextReading
  /** Whether it can be put into decks and played. */
  readonly playable: boolean
  /** Why not, in a sentence. */
  readonly why?: string
  readonly rating?: Rating
}

/** A card of one's own, as a list shows it. */
export interface OwnCard {
  readonly id: string
  readonly title: string
  readonly type: WrittenType
  readonly set: string
  readonly changedAt: string
  readonly playable: boolean
  readonly why?: string
}

export interface OpenedCard extends OwnCard {
  readonly form: CardForm
}

/** A set of cards of one's own. Cards of one that is off are not offered in the library and in decks. */
export interface OwnSet {
  readonly code: string
  readonly cards: number
  readonly on: boolean
}

/** What came of a file of cards, or of several as one. */
export interface BroughtCards {
  readonly added: readonly OwnCard[]
  /** Cards that were there with other words or facts, each with what it was before. */
  readonly changed: readonly { readonly card: OwnCard; readonly before: CardForm }[]
}

/** How far taking a file in is; what came of it is told last. */
export type BringingNews =
  | { readonly at: 'cards'; readonly done: number; readonly total: number }
  | { readonly at: 'taken'; readonly taken: BroughtCards }

const id = z.string().min(1).max(200)
const upload = z.string().min(1).max(64)
const types = [
  'Location',
  'Ally',
  'Artifact',
  'Tome',
  'Spell',
  'Event',
  'Monster',
  'Adventure',
  'Investigator',
] as const satisfies readonly WrittenType[]

/** Wide enough for whatever is being typed; what is too long for a card is told, not refused. */
const form = z.strictObject({
  title: z.string().max(2_000),
  type: z.enum(types),
  set: z.string().max(2_000),
  facts: z
    .record(z.string().max(40), z.string().max(4_000))
    .refine((facts) => Object.keys(facts).length <= 60, { message: 'There are too many facts.' }),
  text: z.string().max(20_000),
})
const copies = z.int().min(0).max(4)

/** What a window may ask of the workshop. */
export const workshopContract = {
  sheet: oc.output(type<WorkshopSheet>()),
  list: oc.output(type<readonly OwnCard[]>()),
  open: oc.input(z.strictObject({ card: id })).output(type<OpenedCard>()),
  /** A fresh card of a type, or one that starts as a copy of another. */
  begin: oc.input(z.strictObject({ type: z.enum(types).optional(), from: id.optional() })).output(type<OpenedCard>()),
  /** What a form comes to; keeps nothing. */
  read: oc.input(z.strictObject({ card: id, form })).output(type<FormReading>()),
  save: oc.input(z.strictObject({ card: id, form })).output(type<OwnCard>()),
  /** Answers the names of the decks that still hold it. */
  remove: oc.input(z.strictObject({ card: id })).output(type<{ readonly removed: boolean; readonly decks: readonly string[] }>()),
  restore: oc.input(z.strictObject({ card: id })).output(type<OwnCard>()),
  sets: oc.output(type<readonly OwnSet[]>()),
  switchSet: oc.input(z.strictObject({ set: z.string().min(1).max(200), on: z.boolean() })).output(type<readonly OwnSet[]>()),
  /** These cards, or all of them, as one card file. */
  export: oc
    .input(z.strictObject({ cards: z.array(id).max(2_000).optional() }))
    .output(type<{ readonly fileName: string; readonly text: string }>()),
  /** What files that were sent as imports are (`imports.begin`, `imports.send`) would do to the workshop, as one; keeps nothing. */
  look: oc.input(lookedAt).output(eventIterator(type<ImportNews>())),
  row: oc.input(z.strictObject({ upload, no: z.int().min(0).max(10_000) })).output(type<ImportRowDetail>()),
  /** Takes in what was looked at, but for the rows that are left out. `isOn`: whether sets that are new are offered at once. */
  import: oc
    .input(z.strictObject({ upload, isOn: z.boolean().optional(), without: z.array(z.int().min(0).max(10_000)).max(10_000).optional() }))
    .output(eventIterator(type<BringingNews>())),
  /** Puts so many copies into a deck, or takes them out; a deck of the app is copied. Answers how many were in it before. */
  putIntoDeck: oc
    .input(z.strictObject({ card: id, deck: z.int().min(1), copies }))
    .output(type<{ readonly deck: number; readonly name: string; readonly before: number }>()),
  /** A match of a person with a deck that holds the card, against a bot. */
  tryOut: oc
    .input(
      z.strictObject({
        card: id,
        deck: z.int().min(1),
        against: z.int().min(1),
        copies: copies.min(1),
        mode: z.enum(['campaign', 'basic']),
      }),
    )
    .output(type<{ readonly match: string }>()),
}
