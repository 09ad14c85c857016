/**
 * What travels between the window and what is around it: commands of native menus, files that were opened from outside, places
 * that were visited last. A browser tab has none of the first, and says so (`data.state`).
 */
import { eventIterator, oc, type } from '@orpc/contract'
import * as z from 'zod'

/** Something a person was at lately, and can go back to. */
export interface Recent {
  readonly kind: 'deck' | 'match' | 'campaign'
  readonly id: string
  readonly name: string
  /** When something in it changed. */
  readonly at: string
}

/** What the host says to the window. */
export type HostNews =
  /** An item of a menu was chosen: an id of `ui/commands`. One that means nothing where the window is does nothing. */
  | { readonly is: 'command'; readonly command: string }
  | { readonly is: 'place'; readonly kind: Recent['kind']; readonly id: string }
  /** A file was opened with Story Deck: to be fetched by `read` and looked at, never taken in unasked. */
  | { readonly is: 'file'; readonly file: number; readonly name: string; readonly bytes: number }
  | { readonly is: 'trouble'; readonly text: string }

/** Bytes of one piece of a file on its way to the window, before base 64. */
export const filePiece = 384 * 1024

export const hostContract = {
  /** Everything that was said since a window listened last, then what is said from now on. */
  news: oc.output(eventIterator(type<HostNews>())),
  /** A piece of a file that was opened; after the last one the file is forgotten. */
  read: oc
    .input(z.strictObject({ file: z.int().min(1), from: z.int().min(0) }))
    .output(type<{ readonly base64: string; readonly done: boolean }>()),
  /** Shows the data folder in the system's own way; where that cannot be, it answers false. */
  openFolder: oc.output(type<{ readonly opened: boolean }>()),
  /** The newest first. */
  recents: oc.output(type<readonly Recent[]>()),
  /** Keys of commands as the person has them now, for the menus to show: "Ctrl+N", "H". */
  keys: oc
    .input(z.strictObject({ keys: z.record(z.string().min(1).max(40), z.string().max(40)) }))
    .output(type<{ readonly shown: boolean }>()),
}
