/**
 * What travels between the Keeper and those who bring cards: files that are looked at before anything is done, sets that
 * are switched on and off, errata. A file comes in pieces, since no message may be as large as a file.
 */
import { eventIterator, oc, type } from '@orpc/contract'
import * as z from 'zod'
import type { Face } from '../games/mythos/view.ts'
import type { TextReading } from './workshop.ts'

export type FileFormat = 'gccg' | 'json' | 'csv' | 'cards'

/** What would become of a card of the file. */
export type RowStatus = 'new' | 'changed' | 'same' | 'unreadable' | 'conflict'

/** A card of a file, as the list of them shows it. */
export interface ImportRow {
  readonly no: number
  /** Which file it stands in, where several came together. */
  readonly file?: string
  /** The line of the file it begins in. */
  readonly line?: number
  readonly id?: string
  readonly title: string
  readonly set?: string
  readonly type?: string
  readonly status: RowStatus
  readonly isNew: boolean
  /** Whether it would be taken in; an unreadable one is, if it is a card at all, and cannot be played. */
  readonly isTaken: boolean
  readonly why?: string
  /** How many of its facts would change. */
  readonly changes: number
  readonly remarks: number
}

/** A stretch of a text beside another: in both, in the first alone, or in the second alone. */
export interface WordPart {
  readonly text: string
  readonly is: 'same' | 'gone' | 'come'
}

/** A fact that would change, in the words of a card file. */
export interface FieldChange {
  readonly field: string
  readonly was: string
  readonly is: string
  readonly parts: readonly WordPart[]
}

/** The text of another printing of the same Title, beside that of this card. */
export interface Printing {
  readonly id: string
  readonly set: string
  readonly text: string
  /** From the other's words to these. */
  readonly parts: readonly WordPart[]
  /** It stands in the same file, or in one that came with it: in which, where several came together. */
  readonly isInFile: boolean
  readonly file?: string
}

export interface ImportRowDetail extends Omit<ImportRow, 'changes' | 'remarks'> {
  readonly text: string
  readonly changes: readonly FieldChange[]
  /** Where its text cannot be read, and what could stand there. */
  readonly unread?: {
    readonly message: string
    readonly at?: number
    readonly length?: number
    readonly expected?: readonly string[]
    readonly nearest?: string
  }
  readonly remarks: readonly string[]
  readonly printings: readonly Printing[]
}

/** An erratum, beside what is printed. */
export interface ErratumLine {
  readonly card: string
  readonly title: string
  readonly field: string
  readonly printed: string
  readonly value: string
  /** From what is printed to what holds instead. */
  readonly parts: readonly WordPart[]
  readonly source: string
  /** The day it holds from. */
  readonly date: string
}

/** A card of the library whose text would mean something else with the words that a change brings or takes away. */
export interface AffectedCard {
  readonly id: string
  readonly title: string
  readonly becomes: 'unreadable' | 'readable' | 'other'
  readonly why?: string
}

/** How many such cards there are, and the first of them: those that get worse before the others, by Title. */
export interface AffectedCards {
  readonly counts: Readonly<Record<AffectedCard['becomes'], number>>
  readonly cards: readonly AffectedCard[]
}

/** What taking a file in would do, told before anything is done. */
export interface ImportPlan {
  readonly upload: string
  /** The file; what they are called together, if there are several. */
  readonly file: string
  readonly files: number
  readonly formats: readonly FileFormat[]
  /** Files that came with these and could not be read, and why. */
  readonly unread: readonly { readonly file: string; readonly why: string }[]
  readonly sets: readonly { readonly code: string; readonly name: string; readonly isNew: boolean; readonly isOwn: boolean }[]
  readonly counts: Readonly<Record<RowStatus, number>>
  /** Cards that would be taken in. */
  readonly taken: number
  readonly errata: readonly (ErratumLine & { readonly why?: string })[]
  readonly affected: AffectedCards
  readonly remarks: readonly string[]
}

export type ImportNews =
  | { readonly at: 'file' }
  /** Texts are being read: those of the file, and those of the library with its words. */
  | { readonly at: 'texts'; readonly done: number; readonly total: number }
  | { readonly at: 'plan'; readonly plan: ImportPlan; readonly rows: readonly ImportRow[] }

/** How far taking a file in is; what was taken in comes last. */
export type TakingNews =
  /** Where something is left out, texts are read anew with the words that remain. */
  { readonly at: 'texts' | 'cards'; readonly done: number; readonly total: number } | { readonly at: 'taken'; readonly taken: TakenImport }

/** A file that was taken in, or several as one. */
export interface TakenImport {
  readonly id: number
  readonly file: string
  readonly formats: readonly FileFormat[]
  readonly at: string
  readonly fresh: number
  readonly changed: number
  readonly unread: number
  readonly isUndone: boolean
}

export interface SetSummary {
  readonly code: string
  readonly name: string
  readonly cards: number
  readonly unread: number
  /** It comes with the app. */
  readonly isShipped: boolean
  /** Neither published nor of the app. */
  readonly isOwn: boolean
  /** Whether its cards are offered. */
  readonly isOn: boolean
}

export interface Erratum extends ErratumLine {
  readonly id: number
  readonly isInForce: boolean
}

const word = z.string().trim().min(1).max(200)
const upload = z.string().min(1).max(64)
/** Files that are looked at together with another. */
const beside = z.array(upload).max(40).optional()
/** What was sent and is to be looked at: a file, with what came beside it as one. */
export const lookedAt = z.strictObject({ upload, beside })

/** The largest piece of a file, in bytes: in base 64, and with all around it, well below the largest message. */
export const pieceBytes = 384 * 1024

export const importsContract = {
  /**
   * Announces a file: one that is too large, alone or with those that are looked at `beside` it, is refused before any of it is sent.
   * `piece`: how many bytes to send at a time.
   */
  begin: oc
    .input(z.strictObject({ name: word, size: z.int().min(0), beside }))
    .output(type<{ readonly upload: string; readonly piece: number }>()),
  /** The next piece of it, in base 64. */
  send: oc
    .input(z.strictObject({ upload, no: z.int().min(0).max(1_000), data: z.base64().max((pieceBytes / 3) * 4) }))
    .output(type<{ readonly received: number }>()),
  /**
   * Reads it, with what came `beside` it as one, and tells how far that is; the plan comes last. Whoever stops listening has it
   * given up.
   */
  read: oc.input(lookedAt).output(eventIterator(type<ImportNews>())),
  row: oc.input(z.strictObject({ upload, no: z.int().min(0).max(10_000) })).output(type<ImportRowDetail>()),
  /**
   * Does what the plan says, but for the cards and errata that are left out, by their places in it. All of it is done, or
   * nothing. `isOn`: whether sets that are new are offered at once; if not said, those that were published are.
   */
  apply: oc
    .input(
      z.strictObject({
        upload,
        isOn: z.boolean().optional(),
        without: z
          .strictObject({
            rows: z.array(z.int().min(0).max(10_000)).max(10_000),
            errata: z.array(z.int().min(0).max(10_000)).max(10_000),
          })
          .optional(),
      }),
    )
    .output(eventIterator(type<TakingNews>())),
  /** Forgets the file. */
  cancel: oc.input(z.strictObject({ upload })).output(type<{ readonly cancelled: boolean }>()),
  list: oc.output(type<readonly TakenImport[]>()),
  /** Takes an import back: cards it brought go, cards it changed are again what they were. */
  undo: oc.input(z.strictObject({ import: z.int().min(1) })).output(type<TakenImport>()),
}

export const setsContract = {
  list: oc.output(type<readonly SetSummary[]>()),
  switch: oc.input(z.strictObject({ set: word, isOn: z.boolean() })).output(type<readonly SetSummary[]>()),
  /** The set as one card file; cards whose facts were not understood are not in it. */
  export: oc
    .input(z.strictObject({ set: word }))
    .output(type<{ readonly fileName: string; readonly text: string; readonly leftOut: number }>()),
}

/** A fact that a card has, as a card file writes it. */
export interface FactNow {
  readonly field: string
  readonly value: string
}

/** What a correction would do to its card. */
export interface ErratumLook {
  readonly printed: string
  readonly parts: readonly WordPart[]
  /** Why it makes no sense, or would change nothing. */
  readonly fault?: string
  /** The card with it, as it looks and as its text is read. */
  readonly face: Face
  readonly text: string
  readonly reading: TextReading
  /** Why it could not be played then, if so. */
  readonly why?: string
}

const field = z.string().trim().min(1).max(40)
const erratum = { card: word, field, value: z.string().trim().max(2_000), source: word, date: z.iso.date() }
const erratumId = z.int().min(1)
/** A correction as it is typed, alone or in the place of another. */
const typed = z.strictObject({ card: word, field, value: z.string().max(4_000), date: z.iso.date(), instead: erratumId.optional() })

export const errataContract = {
  /** Those of one card, or all. */
  list: oc.input(z.strictObject({ card: word.optional() })).output(type<readonly Erratum[]>()),
  /** What a card says now, fact by fact. */
  facts: oc.input(z.strictObject({ card: word })).output(type<readonly FactNow[]>()),
  /** What a correction would do to its card; keeps nothing. */
  look: oc.input(typed).output(type<ErratumLook>()),
  /** What it would do to the texts of other cards; keeps nothing. Whoever does not wait for it has it given up. */
  affected: oc.input(typed).output(type<AffectedCards>()),
  add: oc.input(z.strictObject(erratum)).output(type<Erratum>()),
  /** Puts another in the place of an erratum. */
  change: oc.input(z.strictObject({ ...erratum, erratum: erratumId })).output(type<Erratum>()),
  remove: oc.input(z.strictObject({ erratum: erratumId })).output(type<readonly Erratum[]>()),
}
