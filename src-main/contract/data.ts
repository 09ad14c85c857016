/** What travels between the Keeper and the settings: backups, the bin, everything in one file, and how sound the data is. */
import { oc, type } from '@orpc/contract'
import * as z from 'zod'

/** A state of the data that can be gone back to. */
export interface Backup {
  readonly id: string
  readonly at: string
  readonly bytes: number
  readonly holds: Holding
  readonly sound: boolean
}

/** How much of a person's own there is: decks, matches, campaigns, own cards. */
export interface Holding {
  readonly decks: number
  readonly matches: number
  readonly campaigns: number
  readonly cards: number
}

export interface DataState {
  readonly folder: string
  readonly bytes: number
  readonly backups: readonly Backup[]
  /** What the check at the start found, in a sentence. */
  readonly check: string
  /** The file can be read and not written: why, and what to do. */
  readonly readOnly?: string
  /** What the host can do here: open the folder, change it, print, menus. What it cannot is said. */
  readonly host: { readonly kind: 'desktop' | 'browser'; readonly can: readonly string[]; readonly cannot: readonly string[] }
}

/** Something is the matter with the data as a whole, for the window to say before anything else: nothing can be kept at present. */
export type DataTrouble = { readonly happened: string; readonly safe: string; readonly todo: string } & (
  | { readonly kind: 'read only' }
  | {
      /** The file is damaged: what can be read of it is shown, or the newest good backup, until the person has said how to go on. */
      readonly kind: 'damaged'
      readonly shows: 'file' | 'backup' | 'nothing'
      /** What could be read of the damaged file. */
      readonly read?: Holding
      /** The newest good backup, and how many changes it lacks, as far as the damaged file can tell. */
      readonly backup?: Backup
      readonly missing?: number
      /** The damaged file is there to be saved. */
      readonly copy: boolean
    }
)

/** A thing that was removed and can come back. */
export interface Binned {
  readonly kind: 'deck' | 'match' | 'campaign' | 'card'
  readonly id: string
  readonly name: string
  readonly removedAt: string
}

export const dataContract = {
  state: oc.output(type<DataState>()),
  backUp: oc.output(type<DataState>()),
  /** Puts a backup in the place of the data; what there was becomes a backup first. The window loads anew. */
  restore: oc.input(z.strictObject({ backup: z.string().min(1).max(100) })).output(type<DataState>()),
  /** The same from a file of `exportAll`, piece by piece: the last one with `done`. */
  restoreFile: oc
    .input(z.strictObject({ from: z.int().min(0).max(200_000_000), base64: z.base64().max(600_000), done: z.boolean() }))
    .output(type<{ readonly received: number; readonly state?: DataState }>()),
  /** Everything a person has, as one file, with their pictures if wanted: pieces of it in base 64, one after the other. */
  exportAll: oc
    .input(z.strictObject({ from: z.int().min(0), pictures: z.boolean().optional() }))
    .output(type<{ readonly fileName: string; readonly total: number; readonly base64: string; readonly done: boolean }>()),
  /** Nothing, most of the time. */
  trouble: oc.output(type<{ readonly trouble?: DataTrouble }>()),
  /** How to go on with a damaged file, which is set aside; or whether what is the matter is over. The window loads anew. */
  settle: oc.input(z.strictObject({ how: z.enum(['go on with what is read', 'begin anew', 'try again']) })).output(type<DataState>()),
  /** The damaged files as they were found, piece by piece, one after the other. */
  damagedFile: oc.input(z.strictObject({ file: z.int().min(0).max(9), from: z.int().min(0) })).output(
    type<{
      readonly fileName: string
      readonly total: number
      readonly base64: string
      readonly done: boolean
      readonly files: number
    }>(),
  ),
  bin: oc.output(type<readonly Binned[]>()),
  restoreFromBin: oc
    .input(z.strictObject({ kind: z.enum(['deck', 'match', 'campaign', 'card']), id: z.string().min(1).max(200) }))
    .output(type<readonly Binned[]>()),
  emptyBin: oc.output(type<{ readonly removed: number }>()),
  check: oc.output(type<{ readonly sound: boolean; readonly says: string }>()),
}
