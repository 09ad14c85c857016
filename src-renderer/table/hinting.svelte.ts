/** A hint that was asked for: being thought of, there, or the reason why not. It is about one decision, and of no use at another. */
import type { Api } from '../../src-main/contract/contract.ts'
import type { TableHint, TableView } from '../../src-main/contract/table.ts'
import { reason } from '../state/messages.svelte.ts'

export interface Hinting {
  /** The moves that had been made when it was asked for. */
  readonly moves: number
  /** How long it may take, once that is known (ms). */
  readonly budgetMs: number | undefined
  readonly hint: TableHint | undefined
  readonly trouble: string | undefined
  /** No longer wanted: nothing more is heard of it. */
  stop(): void
}

/** Asks what a bot would do in the place of this seat. */
export function askHint(api: Api, { match, seat, moves }: TableView): Hinting {
  let budgetMs = $state<number>()
  let hint = $state.raw<TableHint>()
  let trouble = $state<string>()
  const off = new AbortController()

  async function follow(): Promise<void> {
    try {
      for await (const step of await api.table.hint({ match, seat }, { signal: off.signal })) {
        if ('hint' in step) hint = step.hint
        else budgetMs = step.thinkingMs
      }
    } catch (error) {
      if (!off.signal.aborted) trouble = reason(error)
    }
  }

  void follow()
  return {
    moves,
    get budgetMs() {
      return budgetMs
    },
    get hint() {
      return hint
    },
    get trouble() {
      return trouble
    },
    stop: () => off.abort(),
  }
}
