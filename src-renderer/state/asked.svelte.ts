/** An answer of the Keeper's for a screen to show: not yet there, there, or the reason why not. */
import { reason } from './messages.svelte.ts'

export interface Asked<T> {
  readonly answer: T | undefined
  readonly trouble: string | undefined
  /** Asks once more; what was known stays until the new answer is there. */
  again(): Promise<void>
  /** Takes over an answer that came with another call. */
  put(answer: T): void
}

/** Asks at once. A later question's answer is never overtaken by an earlier one's. */
export function ask<T>(question: () => Promise<T>): Asked<T> {
  let answer = $state.raw<T>()
  let trouble = $state<string>()
  let asked = 0

  async function again(): Promise<void> {
    const mine = ++asked
    try {
      const said = await question()
      if (mine !== asked) return
      answer = said
      trouble = undefined
    } catch (error) {
      if (mine === asked) trouble = reason(error)
    }
  }

  void again()
  return {
    get answer() {
      return answer
    },
    get trouble() {
      return trouble
    },
    again,
    put(known) {
      asked++
      answer = known
      trouble = undefined
    },
  }
}
