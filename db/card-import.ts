/**
 * Carries out what was planned for the library (card-plan.ts), in one transaction; takes imports back; switches sets on and
 * off; keeps errata. What was printed is never touched, so matches go on as they were.
 */
import type { BroughtFormat } from './brought-file.ts'
import { indexCards } from './card-index.ts'
import type { Change, LibraryState, ReadChange } from './card-plan.ts'
import { type SourceCard, writeCard } from './cards-file.ts'
import { type BroughtErratum, type Erratum, inForce, printedValue } from './errata.ts'
import type { BroughtSet } from './gccg.ts'
import { cardColumns, investigators, putCards } from './import-cards.ts'
import { type Db, write } from './open.ts'
import { brought, shipped } from './reading.ts'
import { ShelfError } from './shelf-error.ts'
import { isPublished } from './titles.ts'

export interface CardSet {
  readonly code: string
  readonly name: string
  readonly cards: number
  /** Cards of it that cannot be played. */
  readonly unread: number
  readonly isShipped: boolean
  /** Neither published nor of the app: made by the person, or by another. */
  readonly isOwn: boolean
  readonly isOn: boolean
}

/** A file that was taken in, or several as one. */
export interface DoneImport {
  readonly id: number
  readonly file: string
  readonly formats: readonly BroughtFormat[]
  readonly at: string
  readonly fresh: number
  readonly changed: number
  readonly unread: number
  readonly isUndone: boolean
}

/** An erratum with what it corrects. */
export interface ErratumDetail extends Erratum {
  readonly title: string
  /** What is printed. */
  readonly printed: string
  /** Whether the day has come. */
  readonly isInForce: boolean
}

/** What is remembered of an import beside the change itself. */
export interface ImportNote {
  readonly file: string
  readonly formats: readonly BroughtFormat[]
  readonly sets: readonly BroughtSet[]
  readonly fresh: number
  readonly changed: number
  readonly unread: number
  /** Whether sets that are new are offered at once; if not said, those that were published are. */
  readonly isOn?: boolean
}

/** How many cards are laid out at a step: few enough that nobody else has to wait for them. */
const portion = 40

const shippedNames: Readonly<Record<string, string>> = { LTD: 'Limited', MSGS: 'Standard Game' }

/** Inside a transaction: knows every set that there are cards of, and none that there are not. New ones are on if they were published. */
export function keepSets(db: Db, told: readonly BroughtSet[] = [], isOn?: boolean): void {
  const names = new Map(told.map(({ code, name }) => [code, name]))
  const codes = db.prepare<[], string>('select distinct set_code from card where set_code not in (select code from card_set)').pluck().all()
  const insert = db.prepare<[string, string, number, number]>('insert into card_set (code, name, is_own, is_on) values (?, ?, ?, ?)')
  for (const code of codes) {
    const isOwn = !isPublished(code)
    insert.run(code, shippedNames[code] ?? names.get(code) ?? code, isOwn ? 1 : 0, (isOn ?? !isOwn) ? 1 : 0)
  }
  db.exec('delete from card_set where code not in (select set_code from card)')
}

const erratumColumns = 'id, card, field, value, source, dated as date'

/** All errata, oldest first. */
function allErrata(db: Db): Erratum[] {
  return db.prepare<[], Erratum>(`select ${erratumColumns} from erratum order by dated, id`).all()
}

const several = (formats: readonly BroughtFormat[]) => (formats.length > 1 ? JSON.stringify(formats) : null)

/** The day, as errata are dated. */
const dayOf = (now: Date) => now.toISOString().slice(0, 10)

/** Cards with the errata that are in force, as they are to be taken into the store. */
export function withErrata(db: Db, cards: readonly SourceCard[], now: Date): readonly SourceCard[] {
  const errata = Map.groupBy(allErrata(db), ({ card }) => card)
  if (errata.size === 0) return cards
  return cards.map((each) => {
    const mine = errata.get(each.named.id)
    return mine ? inForce(each, mine, dayOf(now)) : each
  })
}

/** Brought cards that an erratum lies over, as their files had them. */
export function correctedCards(db: Db): readonly SourceCard[] {
  return db
    .prepare<[], string>('select source from brought_card where card in (select card from erratum)')
    .pluck()
    .all()
    .map((json) => JSON.parse(json) as SourceCard)
}

export interface CardImportOptions {
  /** The app's own cards, as their files have them. */
  readonly shippedCards: readonly SourceCard[]
  readonly now?: () => Date
}

export function cardImports(db: Db, { shippedCards, now = () => new Date() }: CardImportOptions) {
  const own = new Map(shippedCards.map((each) => [each.named.id, each]))
  const revision = db.prepare<[], number>('select revision from library').pluck()
  const state = db.prepare<[], LibraryState['cards'][number]>(
    `select id, set_code as setCode, name, title, type, origin, rarity, text, facts, printed, reading, brought_card.source
       from card left join brought_card on brought_card.card = card.id
      order by load_order`,
  )
  const sources = db.prepare<[string], string>('select source from brought_card where card = ?').pluck()
  const titleOf = db.prepare<[string], string>('select title from card where id = ?').pluck()
  const putPrinted = db.prepare<[string, string, string]>('insert into printed (hash, card, json) values (?, ?, ?) on conflict do nothing')
  const printedOf = db.prepare<[string], string | null>('select printed from card where id = ?').pluck()
  const putErratum = db.prepare<[string, string, string, string, string, number | bigint | null]>(
    'insert into erratum (card, field, value, source, dated, import) values (?, ?, ?, ?, ?, ?)',
  )
  const lessErratum = db.prepare<[number]>('delete from erratum where id = ?')
  const putImport = db.prepare<[string, string, string | null, string, number, number, number]>(
    'insert into import (file, format, formats, at, fresh, changed, unread) values (?, ?, ?, ?, ?, ?, ?)',
  )
  const setUndone = db.prepare<[string, number]>('update import set undone_at = ? where id = ? and undone_at is null')
  const decksWith = db
    .prepare<[string], string>(
      `select distinct deck.name from deck_card join deck on deck.id = deck
        where removed_at is null and card in (select value from json_each(?)) order by 1`,
    )
    .pluck()
  const list = db.prepare<[], Omit<DoneImport, 'isUndone' | 'formats'> & { readonly formats: string; readonly undone: 0 | 1 }>(
    'select id, file, coalesce(formats, json_array(format)) as formats, at, fresh, changed, unread, undone_at is not null as undone from import order by id desc limit 100',
  )
  const before = db.prepare<[number], { card: string; before: string | null }>('select card, before from import_card where import = ?')
  const sets = db.prepare<[], Omit<CardSet, 'isShipped' | 'isOwn' | 'isOn'> & { isShipped: 0 | 1; isOwn: 0 | 1; isOn: 0 | 1 }>(
    `select code, card_set.name, count(*) as cards, sum(unread is not null) as unread, max(origin = '${shipped}') as isShipped,
            is_own as isOwn, is_on as isOn
       from card_set join card on set_code = code group by code order by min(load_order)`,
  )
  const switchOne = db.prepare<[0 | 1, string]>('update card_set set is_on = ? where code = ?')
  const facts = db.prepare<[string], { facts: string | null; rarity: string | null; id: string }>(
    'select id, facts, rarity from card where set_code = ? order by load_order',
  )

  db.pragma('temp_store = MEMORY')
  db.exec(
    `create temp table coming as select *, '' as source from card where false;
     create temp table meant (id text primary key, reading text, printed text, unread text) without rowid;
     create temp table ordered (id text primary key, no integer not null) without rowid;
     create temp table leaving (id text primary key) without rowid;`,
  )
  const come = db.prepare(`insert into coming (${cardColumns}, source) values (${`${cardColumns}, source`.replace(/\w+/g, '@$&')})`)
  const mean = db.prepare<[string, string, string | null, string | null]>(
    'insert into meant (id, reading, printed, unread) values (?, ?, ?, ?)',
  )
  const order = db.prepare<[string, number]>('insert into ordered (id, no) values (?, ?)')
  const leave = db.prepare<[string]>('insert into leaving (id) values (?) on conflict do nothing')
  const comeAll = db.prepare(putCards(`select ${cardColumns} from coming where true`))
  const putSources = db.prepare(
    `insert into brought_card (card, source) select id, source from coming where origin = '${brought}'
     on conflict (card) do update set source = excluded.source`,
  )
  const rememberAll = db.prepare<[number | bigint]>(
    `insert into import_card (import, card, before)
     select ?, id, (select source from brought_card where card = id) from coming where origin = '${brought}'`,
  )
  const meanAll = db.prepare(
    `update card set reading = meant.reading, printed = meant.printed, unread = meant.unread from meant
      where meant.id = card.id
        and (card.reading is not meant.reading or card.printed is not meant.printed or card.unread is not meant.unread)`,
  )
  const orderAll = db.prepare(
    'update card set load_order = ordered.no from ordered where ordered.id = card.id and card.load_order <> ordered.no',
  )
  const leaveAll = [
    // A deck that was removed may still be restored: what it held stays in it as lines.
    `insert into deck_line (deck, no, section, kind, text)
     select deck, no, section, 'unread', copies || ' ' || name || ' (' || set_code || ')'
       from deck_card join card on card.id = deck_card.card where card in leaving`,
    'delete from deck_card where card in leaving',
    `delete from card where id in leaving and origin = '${brought}'`,
  ].map((sql) => db.prepare(sql))
  const putInvestigator = investigators(db)
  const isInvestigator = db.prepare<[string], number>('select count(*) from investigator where card = ?').pluck()
  const wasInvestigator = (card: string) => isInvestigator.get(card) === 1
  /** The change that lies ready to be copied over. */
  let staged: ReadChange | undefined

  function sourceOf(id: string): SourceCard | undefined {
    const json = sources.get(id)
    return json === undefined ? own.get(id) : (JSON.parse(json) as SourceCard)
  }

  function importOf(id: number): DoneImport {
    const found = done().find((each) => each.id === id)
    if (found === undefined) throw new ShelfError('not_found', 'There is no such import.')
    if (found.isUndone) throw new ShelfError('stale', `${found.file} was taken back already.`)
    return found
  }

  function refuseHeld(cards: readonly string[]): void {
    const held = decksWith.all(JSON.stringify(cards))
    if (held.length === 0) return
    const named = held.slice(0, 3).map((name) => `"${name}"`)
    const more = held.length > 3 ? ` and ${held.length - 3} more` : ''
    throw new ShelfError(
      'in_use',
      `Cards of this import are in ${named.join(', ')}${more}.`,
      'Take them out of the decks first, or keep the import.',
    )
  }

  function done(): DoneImport[] {
    return list.all().map(({ undone, formats, ...each }) => ({ ...each, formats: JSON.parse(formats), isUndone: undone === 1 }))
  }

  return {
    /**
     * Lays out what a change will write, a few cards at a step, so that the commit itself has nothing left to do but copy
     * it over. Meanings are filed under their hashes, where they can lie whether the commit comes or not; the rest lies
     * beside the store and is gone with it.
     */
    *stage(change: ReadChange): Generator<void, void, void> {
      staged = undefined
      db.exec('delete from coming; delete from meant; delete from ordered; delete from leaving')
      const meanings = new Map(change.meanings.map((each) => [each.id, each]))
      const place = new Map(change.order.map((id, at) => [id, at + 1]))
      function* few<T>(all: readonly T[], lay: (each: T) => void): Generator<void, void, void> {
        for (let from = 0; from < all.length; from += portion) {
          write(db, () => all.slice(from, from + portion).forEach(lay))
          yield
        }
      }
      yield* few(change.meanings, ({ id, reading, printed, unread }) => {
        if (printed && printedOf.get(id) !== printed.hash) putPrinted.run(printed.hash, id, printed.json)
        mean.run(id, reading, printed?.hash ?? null, unread ?? null)
      })
      yield* few(change.puts, ({ row, origin, source }) => {
        const meaning = meanings.get(row.id)
        come.run({
          ...row,
          origin,
          source,
          load_order: place.get(row.id) ?? 0,
          reading: meaning?.reading ?? null,
          printed: meaning?.printed?.hash ?? null,
          unread: meaning ? (meaning.unread ?? null) : row.unread,
        })
      })
      yield* few([...place], ([id, at]) => order.run(id, at))
      yield* few(change.removes, (id) => leave.run(id))
      staged = change
    },
    /**
     * Lets the library find these cards again: what a change has put in, and whatever else it gave another meaning. It may
     * come a few at a time, after the change is done; what is missed is made up for at the next start.
     */
    index(cards: readonly string[]): void {
      write(db, () => indexCards(db, cards))
    },
    /** The library as it is, for a plan to be made with. */
    state(): LibraryState {
      const errata = allErrata(db)
      const corrected = new Set(errata.map(({ card }) => card))
      const cards = state.all().map((each) => {
        const base = each.source === null && corrected.has(each.id) ? own.get(each.id) : undefined
        return base === undefined ? each : { ...each, source: JSON.stringify(base) }
      })
      return { revision: revision.get()!, today: dayOf(now()), cards, errata }
    },

    /**
     * Carries a change out, whole or not at all. With a note it is an import, which can be taken back; `undoes` names the
     * import that it takes back. Refuses (`stale`) where the library is not the one the change was read for.
     */
    commit(change: ReadChange, { note, undoes }: { readonly note?: ImportNote; readonly undoes?: number } = {}): number | undefined {
      if (staged !== change) for (const _ of this.stage(change));
      staged = undefined
      return write(db, () => {
        if (revision.get() !== change.revision)
          throw new ShelfError('stale', 'The library has changed since this was looked at. Nothing was done.', 'Look at it again.')
        refuseHeld(change.removes)
        const id =
          note &&
          putImport.run(note.file, note.formats[0]!, several(note.formats), now().toISOString(), note.fresh, note.changed, note.unread)
            .lastInsertRowid
        if (id !== undefined) rememberAll.run(id)
        if (undoes !== undefined) setUndone.run(now().toISOString(), undoes)
        for (const each of change.withoutErrata) lessErratum.run(each)
        for (const { card, field, value, source, date } of change.errata) putErratum.run(card, field, value, source, date, id ?? null)
        if (change.removes.length > 0) for (const each of leaveAll) each.run()
        comeAll.run()
        for (const { row, facts } of change.puts) if (row.type === 'Investigator' || wasInvestigator(row.id)) putInvestigator(row.id, facts)
        putSources.run()
        // What came has its meaning with it; of the rest most means what it meant, and only remembers with which words it was read.
        meanAll.run()
        orderAll.run()
        keepSets(db, note?.sets, note?.isOn)
        return id === undefined ? undefined : Number(id)
      })
    },

    /** Imports, newest first. */
    done,
    /** What takes an import back. Refuses where a later one has changed the same cards, or a deck holds one that would go. */
    undoOf(id: number): Change {
      const { file } = importOf(id)
      const cards = before.all(id)
      const later = db
        .prepare<[number, number], string>(
          `select file from import where id > ? and undone_at is null
              and id in (select import from import_card where card in (select card from import_card where import = ?)) order by id desc`,
        )
        .pluck()
        .get(id, id)
      if (later !== undefined) throw new ShelfError('stale', `${later} has changed cards of ${file} since.`, `Take ${later} back first.`)
      const removes = cards.filter((each) => each.before === null).map(({ card }) => card)
      refuseHeld(removes)
      return {
        puts: cards.flatMap((each) => (each.before === null ? [] : [{ source: JSON.parse(each.before) as SourceCard, origin: brought }])),
        removes,
        errata: [],
        withoutErrata: db.prepare<[number], number>('select id from erratum where import = ?').pluck().all(id),
      }
    },

    sets: (): CardSet[] =>
      sets.all().map((each) => ({ ...each, isShipped: each.isShipped === 1, isOwn: each.isOwn === 1, isOn: each.isOn === 1 })),
    /** Offers the cards of a set, or no longer. */
    switchSet(code: string, isOn: boolean): void {
      const { changes } = write(db, () => switchOne.run(isOn ? 1 : 0, code))
      if (changes === 0) throw new ShelfError('not_found', 'There is no such set.')
    },
    /** A set as one card file; cards whose facts were not understood cannot be in it, and are counted. */
    exportSet(code: string): { readonly fileName: string; readonly text: string; readonly leftOut: number } {
      const rows = facts.all(code)
      if (rows.length === 0) throw new ShelfError('not_found', 'There is no such set.')
      const cards = rows.flatMap(({ id, facts: json, rarity }) => {
        const source = sourceOf(id) ?? (json === null ? undefined : { facts: JSON.parse(json), rarity: rarity ?? undefined })
        return source?.facts === undefined ? [] : [writeCard(source.facts, source.rarity)]
      })
      const safe = code.replace(/[^\p{L}\p{N}_-]+/gu, '-').slice(0, 80)
      return { fileName: `${safe || 'set'}.cards`, text: `${cards.join('\n\n')}\n`, leftOut: rows.length - cards.length }
    },

    /** Errata of one card or of all, each with what it corrects. */
    errata(card?: string): ErratumDetail[] {
      const today = dayOf(now())
      return allErrata(db)
        .filter((each) => card === undefined || each.card === card)
        .map((each) => {
          const printed = sourceOf(each.card)
          return {
            ...each,
            title: titleOf.get(each.card) ?? each.card,
            printed: printed ? printedValue(printed, each.field) : '',
            isInForce: printed !== undefined && each.date <= today,
          }
        })
    },
    /** What adds an erratum, puts one in the place of another, and takes one off. */
    addErratum: (erratum: BroughtErratum): Change => ({ puts: [], removes: [], errata: [erratum], withoutErrata: [] }),
    changeErratum: (id: number, erratum: BroughtErratum): Change => ({ puts: [], removes: [], errata: [erratum], withoutErrata: [id] }),
    lessErratum: (id: number): Change => ({ puts: [], removes: [], errata: [], withoutErrata: [id] }),
    /** A card without its errata, if it is one of the app or of a file. */
    sourceOf,
  }
}

export type CardImports = ReturnType<typeof cardImports>
