/**
 * The edits of decks as they are kept: each with a name and what it changed, so that it can be taken back and made again,
 * today or after a restart. An edit after one was taken back puts an end to those taken back. The last 1,000 are kept.
 */
import type { Patch } from './deck-state.ts'
import { type DeckState, deckStates, patchBetween, turned } from './deck-state.ts'
import { editName, inWords } from './deck-words.ts'
import { limits } from './limits.ts'
import { type Db, write } from './open.ts'
import { ShelfError } from './shelf-error.ts'

export interface KeptEdit {
  readonly no: number
  readonly label: string
  readonly at: string
  /** It was taken back and can be made again. */
  readonly undone?: true
  readonly changes: readonly string[]
}

interface DeckRow {
  readonly name: string
  readonly ready: string | null
  readonly frozen: 0 | 1
  readonly at: number
  readonly head: number
}

interface EditRow {
  readonly no: number
  readonly label: string
  readonly at: string
  readonly patch: string
}

/** What must be known to put an edit into words. */
export interface Named {
  title(card: string): string
  style(id: string): string
}

export function deckHistory(db: Db, named: Named, now: () => Date) {
  const states = deckStates(db)
  const one = db.prepare<[number], DeckRow>('select name, ready, frozen, at, head from deck where id = ? and removed_at is null')
  const step = db.prepare<[number, string, number]>('update deck set at = at + 1, head = ?, changed_at = ? where id = ?')
  const cut = db.prepare<[number, number]>('delete from deck_edit where deck = ? and no > ?')
  const forget = db.prepare<[number, number]>('delete from deck_edit where deck = ? and no <= ?')
  const put = db.prepare<[number, number, string, string, string]>(
    'insert into deck_edit (deck, no, label, at, patch) values (?, ?, ?, ?, ?)',
  )
  const edit = db.prepare<[number, number], EditRow>('select no, label, at, patch from deck_edit where deck = ? and no = ?')
  const all = db.prepare<[number], EditRow>('select no, label, at, patch from deck_edit where deck = ? order by no desc')

  const patchOf = ({ patch }: EditRow) => JSON.parse(patch) as Patch

  function changeable(deck: number, at: number | undefined): DeckRow {
    const row = one.get(deck)
    if (row === undefined) throw new ShelfError('not_found', 'This deck is not there any more.', 'Choose another one.')
    if (row.ready !== null)
      throw new ShelfError('ready_deck', `"${row.name}" comes with Story Deck and stays as it is.`, 'Copy it and change the copy.')
    if (row.frozen === 1) throw new ShelfError('frozen_deck', `"${row.name}" is frozen.`, 'Thaw it, or copy it and change the copy.')
    if (at !== undefined && row.at !== at)
      throw new ShelfError('stale', 'The deck has changed since you looked at it.', 'Look again and choose anew.')
    return row
  }

  return {
    /** Throws where the deck may not be changed, or is not as it was when looked at. */
    changeable: (deck: number, at?: number): void => void changeable(deck, at),

    /**
     * Makes the deck what `change` makes of it, as one edit in one transaction. Where nothing changes, nothing is kept.
     * `at` is the count of changes at which the deck was looked at; left out, that does not matter.
     */
    commit(deck: number, at: number | undefined, label: string | undefined, change: (state: DeckState) => DeckState): void {
      write(db, () => {
        const { head } = changeable(deck, at)
        const before = states.of(deck)
        const patch = patchBetween(before, change(before), named.title)
        if (patch.length === 0) return
        states.put(deck, patch)
        const no = head + 1
        cut.run(deck, head)
        const said = label?.trim() || editName(inWords(patch, named.style))
        put.run(deck, no, said.slice(0, limits.name), now().toISOString(), JSON.stringify(patch))
        forget.run(deck, no - limits.edits)
        step.run(no, now().toISOString(), deck)
      })
    },

    undo(deck: number, at: number): void {
      write(db, () => {
        const { head } = changeable(deck, at)
        const last = edit.get(deck, head)
        if (last === undefined) throw new ShelfError('no_undo', 'There is no edit to take back.')
        states.put(deck, turned(patchOf(last)))
        step.run(head - 1, now().toISOString(), deck)
      })
    },

    redo(deck: number, at: number): void {
      write(db, () => {
        const { head } = changeable(deck, at)
        const next = edit.get(deck, head + 1)
        if (next === undefined) throw new ShelfError('no_redo', 'There is no edit to make again.')
        states.put(deck, patchOf(next))
        step.run(head + 1, now().toISOString(), deck)
      })
    },

    /** What would be taken back, and what made again. */
    around(deck: number): { readonly undo?: string; readonly redo?: string } {
      const head = one.get(deck)?.head ?? 0
      const [undo, redo] = [edit.get(deck, head)?.label, edit.get(deck, head + 1)?.label]
      return { ...(undo !== undefined && { undo }), ...(redo !== undefined && { redo }) }
    },

    /** The newest first, with those that were taken back. */
    list(deck: number): KeptEdit[] {
      const row = one.get(deck)
      if (row === undefined) throw new ShelfError('not_found', 'This deck is not there any more.', 'Choose another one.')
      return all.all(deck).map((each) => ({
        no: each.no,
        label: each.label,
        at: each.at,
        ...(each.no > row.head && { undone: true as const }),
        changes: inWords(patchOf(each), named.style),
      }))
    },
  }
}

export type DeckHistory = ReturnType<typeof deckHistory>
