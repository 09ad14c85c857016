/** What the window has to say in passing: one message at a time, at the bottom, with a way back where there is one. */

export interface Message {
  readonly text: string
  readonly tone: 'plain' | 'alarm'
  readonly undo?: () => void
}

let current = $state.raw<Message>()

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
  current = { text: reason(error), tone: 'alarm' }
}

export function hush(): void {
  current = undefined
}

/** The Keeper's refusals are fit to show; whatever else can go wrong here is the wire. */
export function reason(error: unknown): string {
  return error instanceof Error && error.message !== '' ? error.message : 'That did not reach Story Deck. Nothing was changed.'
}
