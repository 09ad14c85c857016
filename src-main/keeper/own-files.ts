/**
 * Files of cards on their way into the workshop: looked at card by card before anything is done, then taken in, each card as
 * a draft of one's own. What is there already, word for word, stays; what is there with other words is replaced, and what it
 * was before is told, so that it can be put back.
 */
import { setImmediate as turn } from 'node:timers/promises'
import { calledTogether, cardFileText, noCards, type RawFile, readTogether } from '../../db/brought-file.ts'
import { comesAgain, type FieldChange, type PlanRow } from '../../db/card-plan.ts'
import type { CardShelf } from '../../db/cards.ts'
import type { CardFacts } from '../../db/cards-file.ts'
import type { Unread } from '../../db/import-cards.ts'
import { ShelfError } from '../../db/shelf-error.ts'
import { type CardForm, type Draft, firstSet, readForm, readForms, type WorkshopShelf, writeForm } from '../../db/workshop.ts'
import type { Named } from '../../grammar/link.ts'
import { foldTitle } from '../../grammar/titles.ts'
import type { ImportNews, ImportPlan, ImportRowDetail } from '../contract/cards.ts'
import type { BringingNews, OwnCard } from '../contract/workshop.ts'
import { affectedTold, countsOf, rowDetail, rowSummary } from './card-imports.ts'
import { asRefusal } from './refuse.ts'

/** What a form comes to, with the words of other cards at hand. */
export interface Judgement {
  /** Why the card cannot be played, if so. */
  readonly problem: string | undefined
  /** Where its text cannot be read. */
  readonly fault: Unread | undefined
}

/** The workshop, as far as files need it. */
export interface Bench {
  judge(card: string, form: CardForm, others: readonly Named[]): Promise<Judgement>
  /** Puts the facts of a card into the library, before its text is read: other texts may speak of it. */
  announce(card: string, form: CardForm): void
  /** Reads a card that is kept, and lets the library follow. */
  settle(card: string, form: CardForm): Promise<OwnCard>
}

export interface OwnFiles {
  /** Looks at files that came together as one, which is called by the upload of the first. */
  look(upload: string, files: readonly RawFile[]): AsyncGenerator<ImportNews, void, void>
  row(upload: string, no: number): ImportRowDetail
  /** Takes in what was looked at, but for the rows that are left out. `isOn`: whether new sets are offered at once. */
  take(upload: string, isOn: boolean, without: readonly number[]): AsyncGenerator<BringingNews, void, void>
  /** Whether there was such a file. */
  forget(upload: string): boolean
}

/** A card of a file, and the one of the workshop whose place it would take. */
interface Coming {
  readonly row: PlanRow
  readonly id: string | undefined
  readonly form: CardForm
  readonly there: Draft | undefined
}

/** What was looked at, under the name that its files have together. */
interface Looked {
  readonly file: string
  readonly coming: readonly Coming[]
  readonly rows: readonly PlanRow[]
}

/** So many files, or files as one, may lie here; the oldest make room. */
const mostFiles = 4

export function ownFiles(shelf: WorkshopShelf, cards: CardShelf, bench: Bench): OwnFiles {
  const files = new Map<string, Looked>()

  function fileOf(upload: string) {
    const found = files.get(upload)
    if (found === undefined) throw new ShelfError('not_found', 'This file is not here any more. Nothing was changed.', 'Choose it again.')
    return found
  }

  const isSame = (draft: Draft, form: CardForm) => writeForm(draft.card, draft.form) === writeForm(draft.card, form)

  /** A form in a set of one's own, and what is said of it where it came with another. */
  function ours(form: CardForm): { readonly form: CardForm; readonly moved: readonly string[] } {
    if (!shelf.isForeign(form.set)) return { form, moved: [] }
    const why = `${form.set} holds cards that are not yours, so that this one goes into ${firstSet}.`
    return { form: { ...form, set: firstSet }, moved: [why] }
  }

  return {
    async *look(upload, raw) {
      try {
        const { files: read, unread } = readTogether(raw, formsIn, ({ forms }) => forms.length)
        const drafts = shelf.list()
        const all = onceEach(read.flatMap(({ name, file: { forms } }) => forms.map((each) => ({ name, ...each, ...ours(each.form) }))))
        const known = all.flatMap(({ id, form, again }, at) => {
          const { facts } = readForm(id ?? 'coming', form)
          return again !== undefined || facts === undefined || facts.type === 'Investigator' ? [] : [{ at, facts, names: namesOf(facts) }]
        })
        const faults = read.flatMap(({ name, file }) => file.faults.map((each) => ({ name, ...each })))
        const standing: Standing[] = []
        for (const [at, { name, id, form, line, moved, again }] of all.entries()) {
          yield { at: 'texts', done: at, total: all.length }
          const there = id === undefined ? drafts.find((each) => isSame(each, form)) : shelf.find(id)
          const wrong = faults.flatMap((each) => (each.name === name && each.line === line ? [each.message] : []))
          const said = foldTitle(form.text)
          const others = known.flatMap(({ at: no, facts, names }) =>
            no !== at && names.some((each) => said.includes(each)) ? [facts] : [],
          )
          const row = await rowOf({ id: there?.card ?? id, form, there, line, remarks: [...moved, ...wrong], others, again })
          standing.push({ name, row, card: { id, form, there } })
        }
        const lost = faults.filter(({ name, line }) => line !== undefined && !all.some((each) => each.name === name && each.line === line))
        standing.push(...lost.map((each) => ({ name: each.name, row: lostRow(each) })))
        const names = read.map(({ name }) => name)
        const looked = laidOut(standing, names)
        const { file, rows } = looked
        const [oldest] = files.keys()
        if (files.size >= mostFiles && oldest !== undefined) files.delete(oldest)
        files.set(upload, looked)
        const remarks = faults.flatMap(({ name, line, message }) =>
          line === undefined ? [names.length > 1 ? `${name}: ${message}` : message] : [],
        )
        yield { at: 'plan', plan: { ...planOf(upload, rows), file, files: names.length, unread, remarks }, rows: rows.map(rowSummary) }
      } catch (error) {
        // What is told piece by piece is past the door where refusals are worded.
        throw asRefusal(error)
      }
    },

    row(upload, no) {
      const { rows } = fileOf(upload)
      const row = rows[no]
      if (row === undefined) throw new ShelfError('not_found', 'The file has no such card.')
      return rowDetail(row, rows, cards)
    },

    async *take(upload, isOn, without) {
      try {
        const { file, coming } = fileOf(upload)
        // A second press while the first is under way finds nothing.
        files.delete(upload)
        const out = new Set(without)
        const wanted = coming.filter(({ row }) => row.isTaken && !out.has(row.no))
        if (wanted.length === 0) throw new ShelfError('bad_cards', `There is nothing in ${file} to take in.`)
        const old = new Set(shelf.sets().map(({ code }) => code))
        // All of them are kept before the first is read: one may speak of another, and nothing is lost whatever happens then.
        const kept: { readonly card: string; readonly form: CardForm; readonly before: CardForm | undefined }[] = []
        const total = 2 * wanted.length
        for (const { id, form, there } of wanted) {
          yield { at: 'cards', done: kept.length, total }
          const before = there && shelf.find(there.card)
          if (before !== undefined) shelf.save(before.card, form)
          const card = before?.card ?? shelf.begin(form, id)
          bench.announce(card, form)
          kept.push({ card, form, before: before?.form })
          // Nobody else has to wait for all of them.
          await turn()
        }
        const added: OwnCard[] = []
        const changed: { card: OwnCard; before: CardForm }[] = []
        for (const [done, { card, form, before }] of kept.entries()) {
          yield { at: 'cards', done: kept.length + done, total }
          const settled = await bench.settle(card, form)
          if (before === undefined) added.push(settled)
          else changed.push({ card: settled, before })
        }
        if (isOn) for (const { code, on } of shelf.sets()) if (!old.has(code) && !on) shelf.switchSet(code, true)
        yield { at: 'taken', taken: { added, changed } }
      } catch (error) {
        throw asRefusal(error)
      }
    },

    forget: (upload) => files.delete(upload),
  }

  interface Judged {
    readonly id: string | undefined
    readonly form: CardForm
    readonly there: Draft | undefined
    readonly line: number
    readonly remarks: readonly string[]
    readonly others: readonly Named[]
    /** The file before that has this card, and whether it says the same. */
    readonly again: Again | undefined
  }

  async function rowOf({ id, form, there, line, remarks, others, again }: Judged): Promise<PlanRow> {
    const plain = {
      no: 0,
      line,
      ...(id !== undefined && { id }),
      title: form.title.trim() || `A new ${form.type}`,
      set: form.set,
      type: form.type,
      isNew: there === undefined,
      changes: there === undefined ? [] : changesOf(there.form, form),
      text: form.text,
      remarks,
    }
    if (again !== undefined) return { ...plain, ...comesAgain(again.name, again.isSame), isTaken: false }
    if (there !== undefined && isSame(there, form)) return { ...plain, status: 'same', isTaken: false }
    const { problem, fault } = await bench.judge(id ?? 'coming', form, others)
    const why = problem ?? (there && 'Taken in, it takes the place of the one in the workshop. That can be undone.')
    return {
      ...plain,
      status: problem !== undefined ? 'unreadable' : there === undefined ? 'new' : 'changed',
      isTaken: true,
      ...(why !== undefined && { why }),
      ...(problem !== undefined && { unread: fault ?? { message: problem } }),
    }
  }

  function planOf(upload: string, rows: readonly PlanRow[]): Omit<ImportPlan, 'file' | 'files' | 'unread' | 'remarks'> {
    const known = new Set(shelf.sets().map(({ code }) => code))
    const codes = [...new Set(rows.flatMap(({ isTaken, set }) => (isTaken && set !== undefined && set.trim() !== '' ? [set] : [])))]
    return {
      upload,
      formats: ['cards'],
      sets: codes.map((code) => ({ code, name: code, isNew: !known.has(code), isOwn: true })),
      counts: countsOf(rows),
      taken: rows.filter(({ isTaken }) => isTaken).length,
      errata: [],
      affected: affectedTold([]),
    }
  }
}

/** The forms of a card file. */
function formsIn({ file, bytes }: RawFile): ReturnType<typeof readForms> {
  const read = readForms(cardFileText(bytes, file))
  if (read.forms.length === 0 && read.faults.length === 0) throw noCards(file)
  return read
}

/** A row that has no number yet, in its file, with the card that it tells of if it tells of one. */
interface Standing {
  readonly name: string
  readonly row: PlanRow
  readonly card?: Omit<Coming, 'row'>
}

/** Rows in the order of their files and lines, numbered; each tells its file where there are several. */
function laidOut(standing: readonly Standing[], names: readonly string[]): Looked {
  const all = standing
    .toSorted((a, b) => names.indexOf(a.name) - names.indexOf(b.name) || (a.row.line ?? 0) - (b.row.line ?? 0))
    .map(({ name, row, card }, no) => ({ card, row: { ...row, no, ...(names.length > 1 && { file: name }) } }))
  return {
    file: calledTogether(names),
    rows: all.map(({ row }) => row),
    coming: all.flatMap(({ card, row }) => (card === undefined ? [] : [{ ...card, row }])),
  }
}

/** A card that a file before has: which one, and whether it is the same there. */
interface Again {
  readonly name: string
  readonly isSame: boolean
}

/**
 * Cards of files that came together, each with the file before that has it, if one does: by its id, or, where one of the two has none,
 * by all that it says.
 */
function onceEach<T extends { readonly name: string; readonly id: string | undefined; readonly form: CardForm }>(
  all: readonly T[],
): readonly (T & { readonly again: Again | undefined })[] {
  if (new Set(all.map(({ name }) => name)).size < 2) return all.map((each) => ({ ...each, again: undefined }))
  const first = new Map<string, { readonly name: string; readonly block: string }>()
  return all.map((each) => {
    const { name, id, form } = each
    const block = writeForm('coming', form)
    const before = id === undefined ? first.get(`says ${block}`) : (first.get(`id ${id}`) ?? first.get(`nameless ${block}`))
    if (before !== undefined && before.name !== name) return { ...each, again: { name: before.name, isSame: before.block === block } }
    for (const key of [`says ${block}`, id === undefined ? `nameless ${block}` : `id ${id}`])
      if (!first.has(key)) first.set(key, { name, block })
    return { ...each, again: undefined }
  })
}

/** A stretch of a file that is no card. */
const lostRow = ({ line = 0, message }: { readonly line?: number; readonly message: string }): PlanRow => ({
  no: 0,
  line,
  title: `Line ${line}`,
  status: 'unreadable',
  isNew: false,
  isTaken: false,
  why: message,
  changes: [],
  text: '',
  remarks: [],
})

/** The facts in which two forms differ, in the words of a card file. */
function changesOf(before: CardForm, after: CardForm): readonly FieldChange[] {
  const fact = (form: CardForm, key: string) => (form.facts[key] ?? '').split('\n').join(' | ')
  const keys = [...new Set([...Object.keys(before.facts), ...Object.keys(after.facts)])]
  return [
    ...(['title', 'set', 'type'] as const).map((field) => ({ field, was: before[field], is: after[field] })),
    ...keys.map((field) => ({ field, was: fact(before, field), is: fact(after, field) })),
    { field: 'text', was: before.text, is: after.text },
  ].filter(({ was, is }) => was !== is)
}

/** What a text may call a card by, as texts are compared: its Title, its subtype, its attributes. */
const namesOf = ({ title, subtype, attributes = [], publicAttributes = [] }: CardFacts): readonly string[] =>
  [title, subtype, ...attributes, ...publicAttributes].flatMap((each) => (each === undefined ? [] : [foldTitle(each)]))
