/**
 * What a window is told of files of cards, and what it may do with them: send one in pieces, look at what it would do, have
 * that done, and take it back. Sets with it. Reading is done in a thread (import-thread.ts); nothing here takes
 * long at once.
 */
import { randomUUID } from 'node:crypto'
import { setImmediate as turn } from 'node:timers/promises'
import { diffWordsWithSpace } from 'diff'
import { checkSize, checkTogether, type RawFile } from '../../db/brought-file.ts'
import type { CardImports, ErratumDetail } from '../../db/card-import.ts'
import { type Affected, affectedBy, type Change, type Plan, type PlanRow, type ReadChange } from '../../db/card-plan.ts'
import type { CardShelf } from '../../db/cards.ts'
import type { SourceCard } from '../../db/cards-file.ts'
import { cleanName } from '../../db/deck-file.ts'
import { limits } from '../../db/limits.ts'
import { ShelfError } from '../../db/shelf-error.ts'
import { isPublished } from '../../db/titles.ts'
import { foldTitle } from '../../grammar/titles.ts'
import type {
  AffectedCards,
  Erratum,
  ImportNews,
  ImportPlan,
  ImportRow,
  ImportRowDetail,
  Printing,
  RowStatus,
  SetSummary,
  TakenImport,
  TakingNews,
  WordPart,
} from '../contract/cards.ts'
import { pieceBytes } from '../contract/cards.ts'
import type { ImportThread, Progress } from './import-thread.ts'
import { asRefusal } from './refuse.ts'

/** A file that a window has begun to send, or has looked at. */
interface Upload {
  readonly file: string
  readonly size: number
  readonly pieces: Uint8Array[]
  received: number
  plan?: Plan
}

/** So many files may lie here, or so large ones; the oldest make room. */
const mostUploads = limits.filesTogether + 4
const mostBytes = 4 * limits.setBytes
/** How often a window is told how far the reading is. */
const toldEveryMs = 100
/** How many cards are written or indexed at once: few enough that nobody else has to wait for them. */
const portion = 40
/** Of what can be many, so many are told one by one. */
const mostTold = 200
/** No Title was ever printed half as often. */
const mostPrintings = 20

/** What of a plan is not wanted, by its places there. */
export interface LeftOut {
  readonly rows: readonly number[]
  readonly errata: readonly number[]
}

export interface CardImportDesk {
  /** `beside`: files that were begun and are to be looked at together with it. */
  begin(name: string, size: number, beside?: readonly string[]): { readonly upload: string; readonly piece: number }
  send(upload: string, no: number, data: string): { readonly received: number }
  read(upload: string, beside?: readonly string[], signal?: AbortSignal): AsyncGenerator<ImportNews, void, void>
  row(upload: string, no: number): ImportRowDetail
  apply(upload: string, isOn: boolean | undefined, without: LeftOut | undefined): AsyncGenerator<TakingNews, void, void>
  cancel(upload: string): { readonly cancelled: boolean }
  /** Files that have arrived whole, for whoever reads them otherwise; they are forgotten here. */
  handOver(upload: string, beside?: readonly string[]): readonly RawFile[]
  list(): readonly TakenImport[]
  undo(id: number): Promise<TakenImport>
  sets(): readonly SetSummary[]
  switchSet(set: string, isOn: boolean): readonly SetSummary[]
  exportSet(set: string): { readonly fileName: string; readonly text: string; readonly leftOut: number }
  /** Somebody is about to change the library. */
  wake(): void
  /** Does a change of the library with everything read that is to be read; whole or not at all. */
  carryOut(change: Change): Promise<unknown>
  /** Which other cards would mean something else with the errata of a change, on a day if that is still to come; keeps nothing. */
  affected(change: Change, day: string, signal?: AbortSignal): Promise<AffectedCards>
  /** Reads what was left unread at the start, or was read by an older grammar. */
  catchUp(): Promise<void>
}

export function cardImportDesk(shelf: CardImports, cards: CardShelf, thread: ImportThread): CardImportDesk {
  const uploads = new Map<string, Upload>()

  function uploadOf(id: string): Upload {
    const found = uploads.get(id)
    if (found === undefined) throw new ShelfError('not_found', 'This file is not here any more. Nothing was changed.', 'Choose it again.')
    return found
  }

  function wholeOf(id: string): Upload {
    const upload = uploadOf(id)
    if (upload.received === upload.size) return upload
    throw new ShelfError('bad_field', `${upload.file} did not arrive whole. Nothing was changed.`, 'Choose it again.')
  }

  /** Files that have arrived whole and are looked at together. */
  const wholeFiles = (id: string, beside: readonly string[]) => named([...new Set([id, ...beside])].map(wholeOf))

  function planOf(id: string): Plan {
    const { plan } = uploadOf(id)
    if (plan === undefined) throw new ShelfError('not_found', 'This file has not been read yet.')
    return plan
  }

  /** Carries out a change that was read, a few cards at a time where that does no harm. */
  async function carryOut(
    change: ReadChange,
    how: Parameters<CardImports['commit']>[1] = {},
    progress: Progress = () => {},
  ): Promise<number | undefined> {
    const { meanings, puts, order, removes } = change
    const changed = [...new Set([...puts.map(({ row }) => row.id), ...meanings.map((each) => each.id)])]
    const laid = meanings.length + puts.length + order.length + removes.length
    const total = laid + changed.length
    let done = 0
    for (const _ of shelf.stage(change)) {
      done = Math.min(done + portion, laid)
      progress(done, total)
      await turn()
    }
    const id = shelf.commit(change, how)
    for (let from = 0; from < changed.length; from += portion) {
      await turn()
      shelf.index(changed.slice(from, from + portion))
      progress(laid + from, total)
    }
    return id
  }

  /** A plan's change without what is left out, its texts read with the words that remain. */
  async function lessened(plan: Plan, without: LeftOut, progress: Progress): Promise<ReadChange> {
    const { change } = plan
    const rows = new Set(without.rows)
    const out = new Set(plan.rows.flatMap(({ no, id, isTaken }) => (isTaken && id !== undefined && rows.has(no) ? [id] : [])))
    const gone = new Set(without.errata.map((at) => plan.errata[at]))
    const wanted = plan.errata.filter((each) => !gone.has(each) && each.why === undefined)
    const library = shelf.state()
    if (library.revision !== change.revision)
      throw new ShelfError('stale', 'The library has changed since this was looked at. Nothing was done.', 'Look at it again.')
    const known = new Set(library.cards.map(({ id }) => id))
    return thread.read(
      {
        puts: change.puts.flatMap(({ row, origin, source }) =>
          out.has(row.id) ? [] : [{ source: JSON.parse(source) as SourceCard, origin }],
        ),
        removes: [],
        // An erratum of a card that does not come has nothing to lie over.
        errata: wanted
          .filter(({ card }) => known.has(card) || !out.has(card))
          .map(({ card, field, value, source, date }) => ({ card, field, value, source, date })),
        withoutErrata: [],
      },
      library,
      progress,
    )
  }

  /** Tells how far a work is while it is done, and answers what it comes to. */
  async function* telling<T>(work: (progress: (at: 'texts' | 'cards') => Progress) => Promise<T>): AsyncGenerator<TakingNews, T, void> {
    let far: TakingNews | undefined
    let isOver = false
    const working = work((at) => (done, total) => {
      far = { at, done, total }
    }).finally(() => {
      isOver = true
    })
    while (!isOver) {
      await Promise.race([working.catch(() => undefined), new Promise((resolve) => setTimeout(resolve, toldEveryMs))])
      if (far !== undefined && !isOver) yield far
    }
    return working
  }

  async function readAndCarryOut(change: Change, how: Parameters<CardImports['commit']>[1] = {}): Promise<number | undefined> {
    return carryOut(await thread.read(change, shelf.state()), how)
  }

  return {
    begin(name, size, beside = []) {
      const file = cleanName(name.replace(/^.*[\\/]/, ''))
      checkSize(size, file)
      checkTogether([...beside.map((each) => uploadOf(each).size), size])
      const laid = () => [...uploads.values()].reduce((sum, each) => sum + each.size, 0)
      for (const old of uploads.keys())
        if ((uploads.size >= mostUploads || laid() + size > mostBytes) && !beside.includes(old)) uploads.delete(old)
      thread.wake()
      const upload = randomUUID()
      uploads.set(upload, { file, size, pieces: [], received: 0 })
      return { upload, piece: pieceBytes }
    },

    send(id, no, data) {
      const upload = uploadOf(id)
      const piece = Buffer.from(data, 'base64')
      const isNext = no === upload.pieces.length && piece.length > 0 && upload.received + piece.length <= upload.size
      if (!isNext) {
        uploads.delete(id)
        throw new ShelfError('bad_field', `${upload.file} did not arrive whole. Nothing was changed.`, 'Choose it again.')
      }
      upload.pieces.push(piece)
      upload.received += piece.length
      return { received: upload.received }
    },

    async *read(id, beside = [], signal) {
      const all = wholeFiles(id, beside)
      const upload = uploadOf(id)
      yield { at: 'file' }
      const library = shelf.state()
      let far: { readonly done: number; readonly total: number } | undefined
      const stop = new AbortController()
      const stopping = signal === undefined ? stop.signal : AbortSignal.any([signal, stop.signal])
      let isOver = false
      const planning = thread
        .plan(
          all,
          library,
          (done, total) => {
            far = { done, total }
          },
          stopping,
        )
        .finally(() => {
          isOver = true
        })
      planning.catch(() => undefined)
      try {
        while (!isOver) {
          await Promise.race([planning.catch(() => undefined), new Promise((resolve) => setTimeout(resolve, toldEveryMs))])
          if (far !== undefined && !isOver) yield { at: 'texts', ...far }
        }
        upload.plan = await planning
        // They lie in the plan of the first.
        for (const each of beside) if (each !== id) uploads.delete(each)
        yield { at: 'plan', plan: planSummary(id, upload.plan, shelf.sets()), rows: upload.plan.rows.map(rowSummary) }
      } catch (error) {
        // What is told piece by piece is past the door where refusals are worded.
        throw asRefusal(error)
      } finally {
        // Whoever stops listening does not want it any more.
        stop.abort()
      }
    },

    row(id, no) {
      const plan = planOf(id)
      const row = plan.rows[no]
      if (row === undefined) throw new ShelfError('not_found', 'The file has no such card.')
      return rowDetail(row, plan.rows, cards)
    },

    async *apply(id, isOn, without) {
      const { upload, plan } = refusing(() => ({ upload: uploadOf(id), plan: planOf(id) }))
      const { file, formats, sets } = plan
      const rows = new Set(without?.rows)
      const isLessened = rows.size > 0 || (without?.errata.length ?? 0) > 0
      const taken = plan.rows.filter(({ no, isTaken }) => isTaken && !rows.has(no))
      // A second press while the first is under way finds no plan.
      delete upload.plan
      try {
        const done = yield* telling(async (progress) => {
          const change = isLessened ? await lessened(plan, without!, progress('texts')) : plan.change
          if (change.puts.length + change.errata.length === 0) throw new ShelfError('bad_cards', `There is nothing in ${file} to take in.`)
          const unread = new Set(change.meanings.flatMap((each) => (each.unread === undefined ? [] : [each.id])))
          const note = {
            file,
            formats,
            sets,
            fresh: taken.filter(({ isNew }) => isNew).length,
            changed: taken.filter(({ isNew }) => !isNew).length,
            unread: change.puts.filter(({ row, facts }) => facts === undefined || unread.has(row.id)).length,
            ...(isOn !== undefined && { isOn }),
          }
          return carryOut(change, { note }, progress('cards'))
        })
        uploads.delete(id)
        yield { at: 'taken', taken: shelf.done().find((each) => each.id === done)! }
      } catch (error) {
        upload.plan = plan
        throw asRefusal(error)
      }
    },

    cancel: (id) => ({ cancelled: uploads.delete(id) }),
    handOver(id, beside = []) {
      const all = wholeFiles(id, beside)
      for (const each of [id, ...beside]) uploads.delete(each)
      return all
    },
    list: () => shelf.done(),
    async undo(id) {
      await readAndCarryOut(shelf.undoOf(id), { undoes: id })
      return shelf.done().find((each) => each.id === id)!
    },

    sets: shelf.sets,
    switchSet(set, isOn) {
      shelf.switchSet(set, isOn)
      return shelf.sets()
    },
    exportSet: shelf.exportSet,
    wake: thread.wake,
    carryOut: (change) => readAndCarryOut(change),
    async affected(change, day, signal) {
      const now = shelf.state()
      const library = day > now.today ? { ...now, today: day } : now
      const read = await thread.read(change, library, undefined, signal)
      return affectedTold(affectedBy(library, read, new Set(change.errata.map(({ card }) => card))))
    },
    async catchUp() {
      try {
        await readAndCarryOut({ puts: [], removes: [], errata: [], withoutErrata: [] })
      } catch (error) {
        // Whoever changed the library meanwhile has read all of it.
        if (!(error instanceof ShelfError && error.code === 'stale')) throw error
      }
    },
  }
}

/** Files that are looked at together, each by a name of its own: those of two folders may have the same. */
function named(files: readonly Upload[]): readonly RawFile[] {
  const taken = new Set<string>()
  return files.map(({ file, pieces }) => {
    let name = file
    for (let no = 2; taken.has(name); no++) name = file.replace(/(?=\.[^.]*$)|$/, ` (${no})`)
    taken.add(name)
    return { file: name, bytes: Buffer.concat(pieces) }
  })
}

/** How many cards of a file there are of each sort. */
export function countsOf(rows: readonly PlanRow[]): Readonly<Record<RowStatus, number>> {
  const counts = { new: 0, changed: 0, same: 0, unreadable: 0, conflict: 0 }
  for (const { status } of rows) counts[status]++
  return counts
}

function planSummary(
  upload: string,
  { file, files, formats, unread, rows, sets, errata, affected, remarks }: Plan,
  known: readonly SetSummary[],
): ImportPlan {
  const names = new Map(sets.map(({ code, name }) => [code, name]))
  const codes = [...new Set(rows.flatMap(({ isTaken, set }) => (isTaken && set !== undefined ? [set] : [])))]
  return {
    upload,
    file,
    files: files.length,
    formats,
    unread,
    sets: codes.map((code) => {
      const there = known.find((each) => each.code === code)
      return { code, name: there?.name ?? names.get(code) ?? code, isNew: there === undefined, isOwn: there?.isOwn ?? !isPublished(code) }
    }),
    counts: countsOf(rows),
    taken: rows.filter(({ isTaken }) => isTaken).length,
    errata: errata.slice(0, mostTold).map(({ was, ...each }) => ({ ...each, printed: was, parts: wordParts(was, each.value) })),
    affected: affectedTold(affected),
    remarks: remarks.slice(0, mostTold),
  }
}

export function affectedTold(all: readonly Affected[]): AffectedCards {
  const counts = { unreadable: 0, readable: 0, other: 0 }
  for (const { becomes } of all) counts[becomes]++
  return { counts, cards: all.slice(0, mostTold) }
}

/** An erratum with the way from what is printed to what holds instead. */
export const erratumTold = (erratum: ErratumDetail): Erratum => ({ ...erratum, parts: wordParts(erratum.printed, erratum.value) })

/** One card of a file with all that is told of it. */
export function rowDetail({ changes, ...row }: PlanRow, rows: readonly PlanRow[], cards: CardShelf): ImportRowDetail {
  return {
    ...row,
    changes: changes.map((each) => ({ ...each, parts: wordParts(each.was, each.is) })),
    printings: printingsOf(row, rows, cards),
  }
}

export function rowSummary({ text: _, unread: __, changes, remarks, ...row }: PlanRow): ImportRow {
  return { ...row, changes: changes.length, remarks: remarks.length }
}

/** What is told piece by piece is past the door where refusals are worded. */
function refusing<T>(what: () => T): T {
  try {
    return what()
  } catch (error) {
    throw asRefusal(error)
  }
}

/** Texts that have less than this in common are two texts, whatever small words stand in both. */
const leastShared = 0.3

/** Two texts word by word: the way from the first to the second. Words that change in a row are one stretch, with the blanks between. */
export function wordParts(was: string, is: string): readonly WordPart[] {
  const all = diffWordsWithSpace(was, is)
  const letters = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '').length
  const shared = all.reduce((sum, { value, added, removed }) => (added || removed ? sum : sum + letters(value)), 0)
  if (shared < leastShared * Math.max(letters(was), letters(is))) {
    const whole: readonly WordPart[] = [
      { text: was, is: 'gone' },
      { text: is, is: 'come' },
    ]
    return whole.filter(({ text }) => text !== '')
  }
  const parts: WordPart[] = []
  let gone = ''
  let come = ''
  const changed = () => {
    if (gone !== '') parts.push({ text: gone, is: 'gone' })
    if (come !== '') parts.push({ text: come, is: 'come' })
    gone = come = ''
  }
  for (const [at, { value, added, removed }] of all.entries()) {
    const next = all[at + 1]
    const isBetween = gone !== '' && come !== '' && value.trim() === '' && (next?.added || next?.removed)
    if (!added && !removed && !isBetween) {
      changed()
      parts.push({ text: value, is: 'same' })
      continue
    }
    if (!added) gone += value
    if (!removed) come += value
  }
  changed()
  return parts
}

/** Other cards of the same Title (M1.5), in the library and in the file, each with its words beside those of this one. */
function printingsOf(row: Omit<PlanRow, 'changes'>, rows: readonly PlanRow[], cards: CardShelf): readonly Printing[] {
  const folded = foldTitle(row.title)
  const inFile = rows.filter((each) => each.id !== undefined && each.id !== row.id && foldTitle(each.title) === folded)
  const ids = new Set([row.id, ...inFile.map(({ id }) => id)])
  const inLibrary = cards.titled(row.title).filter(({ id }) => !ids.has(id))
  return [
    ...inLibrary.map(({ id, setCode, text }) => ({ id, set: setCode, text, isInFile: false })),
    ...inFile.map(({ id, set = '', text, file }) => ({ id: id!, set, text, isInFile: true, ...(file !== undefined && { file }) })),
  ]
    .slice(0, mostPrintings)
    .map((each) => ({ ...each, parts: wordParts(row.text, each.text) }))
}
