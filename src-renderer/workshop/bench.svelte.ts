/**
 * One card on the bench: its form with undo and redo, what the Keeper reads in it, and the keeping of it. Saving is
 * nobody's task: it happens a moment after each change, and before the card is left.
 */
import { untrack } from 'svelte'
import type { Api } from '../../src-main/contract/contract.ts'
import type { CardForm, FormReading, OpenedCard, OwnCard } from '../../src-main/contract/workshop.ts'
import { complain, reason } from '../state/messages.svelte.ts'

export type Saving = { readonly is: 'saved' | 'waiting' | 'saving' } | { readonly is: 'failed'; readonly why: string }

export interface Bench {
  readonly form: CardForm
  readonly reading: FormReading | undefined
  /** The form that `reading` is of: while one types, an older one. */
  readonly readForm: CardForm
  /** Whether `reading` is of an older form, and the newer one has been waited for so long that it should be said. */
  readonly isLate: boolean
  readonly saving: Saving
  readonly canUndo: boolean
  readonly canRedo: boolean
  /** `what` names the field: changes of one field in a row are one step for undo. */
  change(part: Partial<CardForm>, what: string): void
  changeFact(key: string, value: string): void
  undo(): void
  redo(): void
  /** Saves what is not saved yet. */
  flush(): Promise<void>
}

const readAfterMs = 150
/** A reading that takes no longer than this is waited for without a word. */
const lateAfterMs = 450
const saveAfterMs = 700
/** A pause longer than this ends a step for undo. */
const stepMs = 1_200
const mostSteps = 500

/** What was typed and could not be saved before its card was left: whoever comes back to the card goes on with it. */
const unsaved = new Map<string, CardForm>()

/** Call where effects may live: leaving them saves. */
export function onBench(api: Api, { id, form: start }: OpenedCard, onsaved: (card: OwnCard) => void): Bench {
  const left = unsaved.get(id)
  let form = $state.raw(left ?? start)
  let read = $state.raw<{ readonly form: CardForm; readonly reading?: FormReading }>(untrack(() => ({ form })))
  let isLate = $state(false)
  let saving = $state.raw<Saving>({ is: left === undefined ? 'saved' : 'waiting' })
  let past = $state.raw<readonly CardForm[]>(left === undefined ? [] : [start])
  let future = $state.raw<readonly CardForm[]>([])
  let last = { what: '', at: 0 }
  let kept = start
  let isLeft = false
  let asked = 0
  let readTimer: ReturnType<typeof setTimeout> | undefined
  let lateTimer: ReturnType<typeof setTimeout> | undefined
  let saveTimer: ReturnType<typeof setTimeout> | undefined
  let turn: Promise<void> = Promise.resolve()

  async function readOn(): Promise<void> {
    const mine = ++asked
    const of = form
    try {
      const reading = await api.workshop.read({ card: id, form: of })
      if (mine === asked) read = { form: of, reading }
    } catch (error) {
      // The wire, or the card is gone; saving will say so, with a way out.
      if (mine === asked && saving.is === 'saved') saving = { is: 'failed', why: reason(error) }
    }
    if (mine !== asked) return
    clearTimeout(lateTimer)
    isLate = false
  }

  async function save(): Promise<void> {
    clearTimeout(saveTimer)
    if (kept === form) {
      // It was taken back to what is kept; or only its reading failed, and is tried again.
      if (saving.is === 'failed') void readOn()
      saving = { is: 'saved' }
      return
    }
    const mine = form
    saving = { is: 'saving' }
    try {
      onsaved(await api.workshop.save({ card: id, form: mine }))
      kept = mine
      unsaved.delete(id)
      saving = { is: kept === form ? 'saved' : 'waiting' }
    } catch (error) {
      saving = { is: 'failed', why: reason(error) }
      if (isLeft) keepHere(mine, reason(error))
    }
  }

  function keepHere(mine: CardForm, why: string): void {
    unsaved.set(id, mine)
    complain(new Error(`${mine.title.trim() || 'The draft'} is not saved: ${why} Open it again: what you typed is still there.`))
  }

  function flush(): Promise<void> {
    turn = turn.then(save)
    return turn
  }

  function shown(next: CardForm): void {
    form = next
    clearTimeout(readTimer)
    clearTimeout(lateTimer)
    clearTimeout(saveTimer)
    // What comes in now would be of an older form.
    asked++
    lateTimer = setTimeout(() => (isLate = true), lateAfterMs)
    readTimer = setTimeout(() => void readOn(), readAfterMs)
    saveTimer = setTimeout(() => void flush(), saveAfterMs)
    if (saving.is !== 'saving') saving = { is: 'waiting' }
  }

  function change(part: Partial<CardForm>, what: string): void {
    const now = Date.now()
    if (last.what !== what || now - last.at > stepMs) past = [...past, form].slice(-mostSteps)
    last = { what, at: now }
    future = []
    shown({ ...form, ...part })
  }

  function step(from: readonly CardForm[], to: readonly CardForm[]): [readonly CardForm[], readonly CardForm[]] {
    const next = from.at(-1)
    if (next === undefined) return [from, to]
    last = { what: '', at: 0 }
    const back = form
    shown(next)
    return [from.slice(0, -1), [...to, back]]
  }

  void readOn()
  if (left !== undefined) void flush()
  $effect(() => {
    const leave = () => void flush()
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      clearTimeout(readTimer)
      clearTimeout(lateTimer)
      asked++
      isLeft = true
      leave()
    }
  })

  return {
    get form() {
      return form
    },
    get reading() {
      return read.reading
    },
    get readForm() {
      return read.form
    },
    get isLate() {
      return isLate
    },
    get saving() {
      return saving
    },
    get canUndo() {
      return past.length > 0
    },
    get canRedo() {
      return future.length > 0
    },
    change,
    changeFact: (key, value) => change({ facts: { ...form.facts, [key]: value } }, `fact ${key}`),
    undo() {
      ;[past, future] = step(past, future)
    },
    redo() {
      ;[future, past] = step(future, past)
    },
    flush,
  }
}
