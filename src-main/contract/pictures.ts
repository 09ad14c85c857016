/** What travels between the Keeper and the window about a person's own scans of cards: names to cards, the pictures themselves. */
import { oc, type } from '@orpc/contract'
import * as z from 'zod'

/** The largest picture that is kept, in bytes: in base 64, and with all around it, below the largest message. */
export const largestPicture = 600_000

/** How many names may be asked about at once, and how many pictures kept. */
export const mostNames = 500
export const mostPictures = 10_000

/** So many bytes of pictures go along with all data in one file, which must be able to come back (RELIABILITY L8). */
export const mostCarried = 150_000_000

/** A card that has a scan: by its printing, and by its Title for a table, where printings are not told apart. */
export interface Pictured {
  readonly card: string
  readonly title: string
  readonly file: string
}

export interface PicturesState {
  /** How many bytes of a picture are kept. */
  readonly largest: number
  /** How many bytes of all of them go along with everything in one file. */
  readonly mostCarried: number
  readonly folder: string
  readonly pictures: readonly Pictured[]
  readonly bytes: number
  /** Files that no card shows any more: kept, so that Undo can bring them back. */
  readonly unused: { readonly count: number; readonly bytes: number }
}

/** A printing that a file may be of. */
export interface Printed {
  readonly card: string
  readonly title: string
  readonly set: string
}

/** What a file's name was taken for: these printings, which are of one Title; none; or one of several Titles. */
export interface NameMatch {
  readonly name: string
  readonly cards: readonly Printed[]
  readonly unsure: readonly Printed[]
}

const card = z.string().min(1).max(200)
/** A hash and the kind of the picture. */
const file = z.string().regex(/^[0-9a-f]{64}\.(png|jpg|webp)$/)

export const picturesContract = {
  state: oc.output(type<PicturesState>()),
  match: oc.input(z.strictObject({ names: z.array(z.string().max(300)).max(mostNames) })).output(type<readonly NameMatch[]>()),
  /** Keeps a picture and shows it for these printings; answers what they showed before. */
  keep: oc
    .input(z.strictObject({ cards: z.array(card).min(1).max(20), base64: z.base64().max(Math.ceil(largestPicture / 3) * 4) }))
    .output(type<{ readonly before: readonly { readonly card: string; readonly file: string | null }[] }>()),
  /** Shows other pictures that are kept, or none; answers what was shown before. All of them or nothing. */
  assign: oc
    .input(z.strictObject({ pictures: z.array(z.strictObject({ card, file: file.nullable() })).max(mostPictures) }))
    .output(type<{ readonly before: readonly { readonly card: string; readonly file: string | null }[] }>()),
  get: oc.input(z.strictObject({ file })).output(type<{ readonly mime: string; readonly base64: string }>()),
  /** Deletes the files that no card shows. */
  clean: oc.output(type<PicturesState>()),
}
