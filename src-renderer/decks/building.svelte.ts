/**
 * A deck on the bench: what the Keeper has, the edits that are under way to it, and what it thinks of the deck. An edit is
 * shown at once and sent in its turn; nobody has to wait, and nothing that was not kept looks as if it were.
 */
import { ORPCError } from '@orpc/client'
import type { Api } from '../../src-main/contract/contract.ts'
import type { DeckEdit, DeckSheet, DeckStudy } from '../../src-main/contract/decks.ts'
import { complain, reason } from '../state/messages.svelte.ts'
import { applied, type CardFacts } from './edits.ts'

export type Saving = { readonly is: 'saved' | 'saving' } | { readonly is: 'failed'; readonly why: string }

export interface Building {
  /** With the edits that are under way. */
  readonly sheet: DeckSheet | undefined
  readonly trouble: string | undefined
  readonly saving: Saving
  /** Of the newest state that was thought about; it may be of one before. */
  readonly study: DeckStudy | undefined
  readonly studyTrouble: string | undefined
  /** Resolves with whether it was kept. */
  edit(edit: DeckEdit, facts?: readonly CardFacts[]): Promise<boolean>
  undo(): Promise<boolean>
  redo(): Promise<boolean>
  /** A call that answers with the deck as it then is, in its turn. */
  call(send: (at: number) => Promise<DeckSheet>): Promise<boolean>
  /** Sends again what could not be sent. */
  retry(): void
  again(): Promise<void>
}

interface Waiting {
  readonly send: (at: number) => Promise<DeckSheet>
  readonly edit?: DeckEdit
  readonly facts?: readonly CardFacts[]
  readonly done: (kept: boolean) => void
}

/** A refusal, unlike a broken wire, will be the same the next time. */
const isRefusal = (error: unknown) => error instanceof ORPCError && error.status < 500 && error.code !== 'TOO_MANY_REQUESTS'

export function build(api: Api, deck: number): Building {
  let kept = $state.raw<DeckSheet>()
  let waiting = $state.raw<readonly Waiting[]>([])
  let trouble = $state<string>()
  let why = $state<string>()
  let study = $state.raw<DeckStudy>()
  let studyTrouble = $state<string>()
  let working = false
  let studying = false
  const shown = $derived(
    kept && waiting.reduce((sheet, { edit, facts }) => (edit === undefined ? sheet : applied(sheet, edit, facts)), kept),
  )

  async function again(): Promise<void> {
    try {
      kept = await api.deckRoom.open({ deck })
      trouble = undefined
      void think()
    } catch (error) {
      trouble = reason(error)
    }
  }

  /** Whoever edits faster than the Keeper thinks skips the states between. */
  async function think(): Promise<void> {
    if (studying) return
    studying = true
    let asked: DeckSheet | undefined
    while (asked !== kept) {
      asked = kept
      try {
        study = await api.deckRoom.study({ deck })
        studyTrouble = undefined
      } catch (error) {
        studyTrouble = reason(error)
      }
    }
    studying = false
  }

  async function work(): Promise<void> {
    if (working) return
    working = true
    why = undefined
    while (waiting.length > 0 && kept !== undefined) {
      const next = waiting[0]!
      try {
        const sheet = await next.send(kept.at)
        kept = sheet
        waiting = waiting.slice(1)
        next.done(true)
      } catch (error) {
        if (!isRefusal(error)) {
          why = reason(error)
          break
        }
        // What was to follow was meant for a deck that is not so.
        const gone = waiting
        waiting = []
        for (const each of gone) each.done(false)
        complain(error)
        await again()
      }
    }
    working = false
    if (waiting.length === 0) void think()
  }

  const inTurn = (what: Omit<Waiting, 'done'>) =>
    new Promise<boolean>((done) => {
      waiting = [...waiting, { ...what, done }]
      void work()
    })

  void again()
  return {
    get sheet() {
      return shown
    },
    get trouble() {
      return trouble
    },
    get saving(): Saving {
      return why !== undefined ? { is: 'failed', why } : { is: waiting.length > 0 ? 'saving' : 'saved' }
    },
    get study() {
      return study
    },
    get studyTrouble() {
      return studyTrouble
    },
    edit: (edit, facts = []) => inTurn({ edit, facts, send: (at) => api.deckRoom.edit({ deck, at, edit }) }),
    undo: () => inTurn({ send: (at) => api.deckRoom.undo({ deck, at }) }),
    redo: () => inTurn({ send: (at) => api.deckRoom.redo({ deck, at }) }),
    call: (send) => inTurn({ send }),
    retry: () => void work(),
    again,
  }
}
