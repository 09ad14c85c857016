/**
 * What the library screen looks at: the words typed, what the Keeper found for them, and of that the pages that were
 * scrolled to. While an answer is under way the one before stays; only the last thing typed is asked.
 */
import type { Api } from '../../src-main/contract/contract.ts'
import type { LibraryAnswer, LibraryRow } from '../../src-main/contract/library.ts'
import { reason } from '../state/messages.svelte.ts'

/** How many rows are asked for at once. */
const pageSize = 80

export interface Finding {
  /** What is typed; setting it asks. */
  typed: string
  readonly answer: LibraryAnswer | undefined
  readonly trouble: string | undefined
  /** Whether what was found is for what is typed, or no answer to that is on its way. */
  readonly settled: boolean
  /** The row at a place of the result, once it is there. */
  row(at: number): LibraryRow | undefined
  /** Sees to it that the rows around this place come. */
  want(at: number): void
  /** The place of the next card whose Title begins with these letters, seen from `at`; nothing where there is none. */
  beginning(letters: string, at: number): Promise<number | undefined>
  /** Asks once more, where cards may have changed. */
  again(): void
}

/** Kept while other screens are shown, so that one comes back to where one was. */
const last = { library: '', pool: '' }

export function findCards(api: Api, place: keyof typeof last = 'library'): Finding {
  let typed = $state(last[place])
  let answer = $state.raw<LibraryAnswer>()
  let trouble = $state<string>()
  let rows = $state.raw<ReadonlyMap<number, LibraryRow>>(new Map())
  let asking = false
  const under = new Set<number>()

  async function ask(): Promise<void> {
    if (asking) return
    asking = true
    let asked: string | undefined
    // Whoever types faster than answers come skips the ones between.
    while (asked !== typed) {
      asked = typed
      try {
        const said = await api.library.search({ query: asked, limit: pageSize })
        under.clear()
        answer = said
        trouble = undefined
        rows = new Map(said.rows.entries())
      } catch (error) {
        trouble = reason(error)
      }
    }
    asking = false
  }

  async function page(no: number): Promise<void> {
    const query = answer?.query
    if (query === undefined || under.has(no)) return
    under.add(no)
    try {
      const more = await api.library.page({ query, from: no * pageSize, limit: pageSize })
      if (answer?.query !== query) return
      rows = new Map([...rows, ...more.map((row, i) => [no * pageSize + i, row] as const)])
    } catch (error) {
      under.delete(no)
      trouble = reason(error)
    }
  }

  void ask()
  return {
    get typed() {
      return typed
    },
    set typed(words) {
      if (words === typed) return
      typed = words
      last[place] = words
      void ask()
    },
    get answer() {
      return answer
    },
    get trouble() {
      return trouble
    },
    get settled() {
      return trouble !== undefined || answer?.query === typed
    },
    row: (at) => rows.get(at),
    want(at) {
      if (!rows.has(at)) void page(Math.floor(at / pageSize))
    },
    async beginning(letters, at) {
      const query = answer?.query
      if (query === undefined) return undefined
      try {
        const found = await api.library.beginning({ query, letters, at })
        return answer?.query === query ? found.at : undefined
      } catch (error) {
        trouble = reason(error)
        return undefined
      }
    },
    again() {
      void ask()
    },
  }
}

/**
 * Asks for the focus to go to what is found for what is typed now, once it is there: a key pressed after Enter is for what was
 * searched for, and never for what was found before. Whoever types on stays in the line.
 * @param focus puts the focus there; says whether that is done, or nothing is there to have it, and is asked again until it is
 */
export function onceFound(finding: Finding, focus: () => boolean): () => void {
  let awaited = $state<string>()
  $effect(() => {
    if (awaited === undefined) return
    if (awaited === finding.typed && !(finding.settled && focus())) return
    awaited = undefined
  })
  return () => {
    awaited = finding.typed
  }
}
