/**
 * What the window has to say in passing: one message at a time, at the bottom, with a way back where there is one. What went
 * wrong and has been done since is no news any more, and goes.
 */

export interface Message {
  readonly text: string
  readonly tone: 'plain' | 'alarm'
  readonly undo?: () => void
  /** What it was that failed, where that is known: done after all, the message goes. */
  readonly about?: string
}

let current = $state.raw<Message>()
/** Open dialogs, the topmost last: nothing outside of it can be seen or reached, so that what is said stands in it. */
let dialogs = $state.raw<readonly symbol[]>([])

/** A dialog has come on top; answers what takes it away. */
export function over(dialog: symbol): () => void {
  dialogs = [...dialogs, dialog]
  return () => {
    dialogs = dialogs.filter((each) => each !== dialog)
  }
}

/** Whether what is said stands in this dialog; for none, in the window itself. */
export const standsIn = (dialog: symbol | undefined) => dialogs.at(-1) === dialog

export const messages = {
  get current(): Message | undefined {
    return current
  },
}

export function say(text: string, undo?: () => void): void {
  current = { text, tone: 'plain', ...(undo && { undo }) }
}

/** Says what went wrong, in the words of whoever refused. */
export function complain(error: unknown): void {
  const about = typeof error === 'object' && error !== null ? failures.get(error) : undefined
  current = { text: reason(error), tone: 'alarm', ...(about !== undefined && { about }) }
}

/** What each error was about. */
const failures = new WeakMap<object, string>()

/** Notes what has failed with an error, whether or not somebody complains of it. */
export function hasFailed(what: string, error: unknown): void {
  if (typeof error === 'object' && error !== null) failures.set(error, what)
}

/** What is said to have failed has been done. */
export function isDone(what: string): void {
  if (current?.about === what) hush()
}

/** Takes back what the message offers to. */
export function takeBack(): void {
  current?.undo?.()
  hush()
}

export function hush(): void {
  current = undefined
}

/** The Keeper's refusals are fit to show; whatever else can go wrong here is the wire. */
export function reason(error: unknown): string {
  return error instanceof Error && error.message !== '' ? error.message : 'That did not reach Story Deck. Nothing was changed.'
}
