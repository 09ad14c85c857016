/**
 * What taking in a file would do to the library, told before anything is done: which cards are new, changed, the same, not
 * to be read, or not to be had; and what every text of the library would mean with the words it would then hold. Pure
 * work without a database, so that it can be done in a thread of its own; card-import.ts carries it out.
 *
 * Note [Why a plan reads all texts]: a text is read with the words of all cards. One new Title may give sense to a text that
 * had none, or a second meaning to another. So the whole library is read with what it would hold, and what then means
 * something else is told with the plan. It also leaves nothing to be read when the plan is carried out.
 */
import type { InvestigatorCard, PrintedCard } from '../grammar/card.ts'
import { type BroughtFile, type BroughtFiles, type BroughtFormat, calledTogether } from './brought-file.ts'
import type { CardFacts, InvestigatorFacts, SourceCard } from './cards-file.ts'
import { type BroughtErratum, corrected, type Erratum, inForce, linesOf, printedValue } from './errata.ts'
import type { BroughtSet } from './gccg.ts'
import type { CardLanguage, PutRow, Unread } from './import-cards.ts'
import { canonicalJson, hashOf } from './printed.ts'
import { brought, type CardRow, cardRow, meaningOf, playingCards, readingHash, shipped, wordsHash } from './reading.ts'
import { loadOrder } from './titles.ts'

/** A card of the library, as far as a plan needs it. */
export interface KnownCard {
  readonly id: string
  readonly setCode: string
  readonly name: string
  readonly title: string
  readonly type: CardRow['type']
  readonly origin: string
  readonly rarity: string | null
  readonly text: string
  /** The facts as they are played, as JSON; null for a card that was not understood. */
  readonly facts: string | null
  readonly printed: string | null
  readonly reading: string | null
  /** The card without errata, where it has or had any, or came from a file: a SourceCard as JSON. */
  readonly source: string | null
}

/** The library at one moment. */
export interface LibraryState {
  readonly revision: number
  readonly today: string
  readonly cards: readonly KnownCard[]
  readonly errata: readonly Erratum[]
}

/** A change of the library: cards put in or in the place of others (without errata), cards taken away, errata that come and go. */
export interface Change {
  readonly puts: readonly { readonly source: SourceCard; readonly origin: string }[]
  readonly removes: readonly string[]
  readonly errata: readonly BroughtErratum[]
  /** Ids of errata that are taken off. */
  readonly withoutErrata: readonly number[]
}

/** What a text means, filed under hashes, or why it means nothing, as JSON. */
export interface Meaning {
  readonly id: string
  readonly reading: string
  readonly printed?: { readonly hash: string; readonly json: string }
  readonly unread?: string
}

export interface PutCard extends PutRow {
  /** The card without errata, as JSON. */
  readonly source: string
}

/** A change with everything read that is to be read, for the library it was made for and no other. */
export interface ReadChange {
  readonly revision: number
  readonly puts: readonly PutCard[]
  readonly removes: readonly string[]
  readonly errata: readonly BroughtErratum[]
  readonly withoutErrata: readonly number[]
  readonly meanings: readonly Meaning[]
  /** All cards that there are then, in the order of loading. */
  readonly order: readonly string[]
}

export type RowStatus = 'new' | 'changed' | 'same' | 'unreadable' | 'conflict'

/** A fact that would change, in the words of a card file. */
export interface FieldChange {
  readonly field: string
  readonly was: string
  readonly is: string
}

/** One card of the file, and what would become of it. */
export interface PlanRow {
  readonly no: number
  /** Which file it stands in, where several came together. */
  readonly file?: string
  readonly line?: number
  readonly id?: string
  readonly title: string
  readonly set?: string
  readonly type?: string
  readonly status: RowStatus
  /** Whether there was no such card before; an unreadable one may be either. */
  readonly isNew: boolean
  /** Whether it would be taken in. */
  readonly isTaken: boolean
  readonly why?: string
  readonly changes: readonly FieldChange[]
  readonly text: string
  readonly unread?: Unread
  readonly remarks: readonly string[]
}

/** A card of the library, outside of the file, that would mean something else. */
export interface Affected {
  readonly id: string
  readonly title: string
  readonly becomes: 'unreadable' | 'readable' | 'other'
  readonly why?: string
}

export interface PlanErratum extends BroughtErratum {
  readonly title: string
  readonly was: string
  /** Why it would be left out. */
  readonly why?: string
}

export interface Plan {
  /** The file; what they are called together, if there are several. */
  readonly file: string
  readonly files: readonly string[]
  readonly formats: readonly BroughtFormat[]
  /** Files that came with these and could not be read, and why. */
  readonly unread: BroughtFiles['unread']
  readonly sets: readonly BroughtSet[]
  readonly rows: readonly PlanRow[]
  readonly errata: readonly PlanErratum[]
  readonly affected: readonly Affected[]
  /** What is to be said of the file as a whole. */
  readonly remarks: readonly string[]
  readonly change: ReadChange
}

/** Is told before each text is read, so that somebody with a clock can tell when one takes too long. */
export type Heed = (id: string, done: number, total: number) => void

// ---------------------------------------------------------------- what would mean what

/** A card without its errata. */
export function sourceOf(card: KnownCard): SourceCard {
  if (card.source !== null) return JSON.parse(card.source) as SourceCard
  const facts = card.facts === null ? undefined : (JSON.parse(card.facts) as CardFacts | InvestigatorFacts)
  const { id, setCode, title, type, name, rarity, text } = card
  return {
    named: { id, setCode, title, type, name, unique: facts !== undefined && 'unique' in facts && facts.unique },
    ...(facts && { facts }),
    ...(rarity !== null && { rarity }),
    text,
    at: title,
  }
}

/** The card as it comes into the library: errata in force lie over it. */
function put(source: SourceCard, origin: string, errata: readonly BroughtErratum[], today: string): PutCard {
  const played = inForce(source, errata, today)
  const { line: _, ...kept } = source
  return { row: cardRow(played), origin, source: JSON.stringify(kept), ...(played.facts && { facts: played.facts }) }
}

const tooSlow: Unread = { message: 'Reading this text took longer than three seconds, so it was given up.' }

/** Reads whatever would have to be read after a change. `slow` are cards whose texts are known to take too long. */
export function readChange(
  library: LibraryState,
  change: Change,
  language: CardLanguage,
  heed: Heed,
  slow: ReadonlySet<string> = new Set(),
): ReadChange {
  const errata = [...library.errata.filter(({ id }) => !change.withoutErrata.includes(id)), ...change.errata]
  const known = new Map(library.cards.map((each) => [each.id, each]))
  // A card whose errata change is put in anew, from what it was without them.
  const lost = library.errata.filter(({ id }) => change.withoutErrata.includes(id))
  const given = new Map(change.puts.map((each) => [each.source.named.id, each]))
  for (const { card } of [...change.errata, ...lost]) {
    const there = known.get(card)
    if (there && !given.has(card) && !change.removes.includes(card)) given.set(card, { source: sourceOf(there), origin: there.origin })
  }
  const puts = [...given.values()].map(({ source, origin }) => put(source, origin, errata, library.today))

  const after = new Map<
    string,
    {
      readonly id: string
      readonly setCode: string
      readonly name: string
      readonly title: string
      readonly facts: string | null
      readonly reading: string | null
    }
  >(known)
  for (const id of change.removes) after.delete(id)
  for (const { row } of puts)
    after.set(row.id, { id: row.id, setCode: row.set_code, name: row.name, title: row.title, facts: row.facts, reading: null })
  const all = [...after.values()].sort(loadOrder)
  const cards = all.flatMap((each) =>
    each.facts === null ? [] : [{ ...each, facts: each.facts, card: JSON.parse(each.facts) as CardFacts | InvestigatorFacts }],
  )

  const playing = playingCards(cards.map(({ card }) => card))
  const words = wordsHash(playing, language)
  const stale = cards.map((each) => ({ ...each, due: readingHash(words, each.facts) })).filter(({ due, reading }) => due !== reading)
  const wordsKnown = language.knownWords(playing)
  const meanings = stale.map(({ id, card, due }, done): Meaning => {
    heed(id, done, stale.length)
    const meaning = slow.has(id) ? tooSlow : meaningOf(card, language, wordsKnown)
    return { id, reading: due, ...filed(meaning) }
  })
  heed('', stale.length, stale.length)
  const { removes, errata: come, withoutErrata } = change
  return { revision: library.revision, puts, removes, errata: come, withoutErrata, meanings, order: all.map(({ id }) => id) }
}

function filed(meaning: PrintedCard | InvestigatorCard | Unread): Pick<Meaning, 'printed' | 'unread'> {
  if ('message' in meaning) return { unread: JSON.stringify(meaning) }
  const json = canonicalJson(meaning)
  return { printed: { hash: hashOf(json), json } }
}

// ---------------------------------------------------------------- what a file would do

/** The facts in which two cards differ, in the words of a card file. */
export function changesBetween(before: SourceCard, after: SourceCard): readonly FieldChange[] {
  const fields = new Set([...linesOf(before), ...linesOf(after)].map(({ key }) => key))
  const changes = [...fields].map((field) => ({ field, was: printedValue(before, field), is: printedValue(after, field) }))
  // Cards that were not understood have no lines, but words.
  if (!fields.has('text')) changes.push({ field: 'text', was: before.text, is: after.text })
  return changes.filter(({ was, is }) => was !== is)
}

/** Cards of the library that would mean something else after a change, but for those that it is `about`; those that get worse first, by Title. */
export function affectedBy(library: LibraryState, { meanings }: ReadChange, about: ReadonlySet<string>): readonly Affected[] {
  const known = new Map(library.cards.map((each) => [each.id, each]))
  const affected = meanings.flatMap(({ id, printed, unread }): Affected[] => {
    const there = known.get(id)
    if (there === undefined || about.has(id) || (there.printed ?? undefined) === printed?.hash) return []
    const why = unread === undefined ? undefined : (JSON.parse(unread) as Unread).message
    const becomes = printed === undefined ? 'unreadable' : there.printed === null ? 'readable' : 'other'
    return [{ id, title: there.title, becomes, ...(why !== undefined && { why }) }]
  })
  const isFine = ({ becomes }: Affected) => Number(becomes !== 'unreadable')
  return affected.toSorted((a, b) => isFine(a) - isFine(b) || a.title.localeCompare(b.title, 'en'))
}

type Verdict = Pick<PlanRow, 'status' | 'isNew' | 'changes'> & { readonly why?: string }

/** What would become of a card that the file `before` had, in the same words or not: a card comes once. */
export function comesAgain(before: string, isSame: boolean): Verdict {
  const plain = { isNew: false, changes: [] }
  if (isSame) return { ...plain, status: 'same', why: `${before} has this card too, in the same words.` }
  return { ...plain, status: 'conflict', why: `${before} has this card too, otherwise. To have this one, leave that file out.` }
}

/** What would become of a card that the file holds, as far as its facts tell. */
function judge(source: SourceCard, there: KnownCard | undefined): Verdict {
  if (there === undefined) return { status: 'new', isNew: true, changes: [] }
  const before = sourceOf(there)
  const changes = changesBetween(before, source)
  const isSame = changes.length === 0 && (before.fault === undefined) === (source.fault === undefined)
  if (isSame) return { status: 'same', isNew: false, changes }
  if (there.origin === shipped) {
    if (changes.every(({ field }) => field === 'text'))
      return {
        status: 'same',
        isNew: false,
        changes,
        why: 'This card comes with Story Deck, with the same facts, in words of its own. Those stay.',
      }
    const why = 'This card comes with Story Deck, and a file does not change it. A fact of it can be corrected by an erratum.'
    return { status: 'conflict', isNew: false, changes, why }
  }
  if (there.origin !== brought) {
    const why = 'A card of the workshop has this id. Change it there, or give the card in the file another id.'
    return { status: 'conflict', isNew: false, changes, why }
  }
  return { status: 'changed', isNew: false, changes }
}

/** A card of a file with its verdict. */
interface Judged {
  readonly source: SourceCard
  readonly verdict: Verdict
}

const isSameErratum = (a: BroughtErratum, b: BroughtErratum) =>
  (['card', 'field', 'value', 'source', 'date'] as const).every((key) => a[key] === b[key])

/** What is wrong with an erratum of the file, if anything is. */
function faultOf(erratum: BroughtErratum, card: SourceCard | undefined, there: readonly Erratum[]): string | undefined {
  if (card === undefined) return 'No card has this id.'
  if (there.some((each) => isSameErratum(each, erratum))) return 'This erratum is there already.'
  const after = corrected(card, erratum)
  return typeof after === 'string' ? after : undefined
}

/** What taking in a file would do. */
export function planImport(
  file: BroughtFile,
  name: string,
  library: LibraryState,
  language: CardLanguage,
  heed: Heed,
  slow: ReadonlySet<string> = new Set(),
): Plan {
  return planImports({ files: [{ name, file }], unread: [] }, library, language, heed, slow)
}

/** What taking in several files at once would do. */
export function planImports(
  { files, unread: notRead }: BroughtFiles,
  library: LibraryState,
  language: CardLanguage,
  heed: Heed,
  slow: ReadonlySet<string> = new Set(),
): Plan {
  const known = new Map(library.cards.map((each) => [each.id, each]))
  const first = new Map<string, { readonly source: SourceCard; readonly name: string }>()
  const judged = files.flatMap(({ name, file }) =>
    file.cards.map((source) => {
      const { id } = source.named
      const before = first.get(id)
      if (before === undefined) first.set(id, { source, name })
      if (before === undefined || before.name === name) return { name, source, verdict: judge(source, known.get(id)) }
      return { name, source, verdict: comesAgain(before.name, changesBetween(before.source, source).length === 0) }
    }),
  )
  const taken = judged.filter(({ verdict }) => verdict.status === 'new' || verdict.status === 'changed')
  const takenSources = new Set(taken.map(({ source }) => source))
  const brings = files.flatMap(({ file }) => file.errata)
  const sources = new Map(taken.map(({ source }) => [source.named.id, source]))
  const errata = brings.map((each, no): PlanErratum => {
    const there = known.get(each.card)
    const card = sources.get(each.card) ?? (there && sourceOf(there))
    const isAgain = brings.slice(0, no).some((other) => isSameErratum(other, each))
    const why = isAgain ? 'This erratum comes twice.' : faultOf(each, card, library.errata)
    return {
      ...each,
      title: card?.named.title ?? each.card,
      was: card ? printedValue(card, each.field) : '',
      ...(why !== undefined && { why }),
    }
  })
  const change = readChange(
    library,
    {
      puts: taken.map(({ source }) => ({ source, origin: brought })),
      removes: [],
      errata: errata.flatMap(({ why, title: _, was: __, ...each }) => (why === undefined ? [each] : [])),
      withoutErrata: [],
    },
    language,
    heed,
    slow,
  )

  const meanings = new Map(change.meanings.map((each) => [each.id, each]))
  const general: string[] = []
  const rows = files.flatMap(({ name, file }) => {
    const { rows: ofFile, remarks } = rowsOf(
      file,
      judged.filter((each) => each.name === name),
    )
    general.push(...remarks)
    return ofFile.map((row) => (files.length > 1 ? { file: name, ...row } : row))
  })

  function rowOf({ source, verdict }: Judged, remarks: ReadonlyMap<string, BroughtFile['faults']>): Omit<PlanRow, 'no'> {
    const { named, text, line, at, fault } = source
    const meaning = meanings.get(named.id)
    const isTaken = takenSources.has(source)
    const unread: Unread | undefined = !isTaken
      ? undefined
      : fault !== undefined
        ? { message: fault }
        : meaning?.unread === undefined
          ? undefined
          : (JSON.parse(meaning.unread) as Unread)
    const why = verdict.why ?? unread?.message
    return {
      ...(line !== undefined && { line }),
      id: named.id,
      title: named.title,
      set: named.setCode,
      type: named.type,
      status: unread ? 'unreadable' : verdict.status,
      isNew: verdict.isNew,
      isTaken,
      ...(why !== undefined && { why }),
      changes: verdict.changes,
      text,
      ...(unread && { unread }),
      remarks: (remarks.get(at) ?? []).map(({ message }) => message).filter((each) => each !== why),
    }
  }

  /** The rows of one file in the order of its lines, and what is to be said of it as a whole. */
  function rowsOf(file: BroughtFile, cards: readonly Judged[]) {
    const places = new Set(file.cards.map(({ at }) => at))
    const remarks = Map.groupBy(file.faults, ({ at }) => at)
    const rows = cards.map((each) => rowOf(each, remarks))
    const isOfTheFile = ({ line }: { readonly line?: number }) => line === undefined || (file.format === 'csv' && line === 1)
    for (const [at, faults] of remarks) {
      const { line } = faults[0]!
      if (places.has(at) || isOfTheFile(faults[0]!)) continue
      const [first, ...others] = faults.map(({ message }) => message)
      rows.push({
        ...(line !== undefined && { line }),
        title: faults[0]!.title ?? /"([^"]+)"$/.exec(at)?.[1] ?? (line === undefined ? 'A card without a Title' : `Line ${line}`),
        status: 'unreadable',
        isNew: false,
        isTaken: false,
        why: first!,
        changes: [],
        text: '',
        remarks: others,
      })
    }
    rows.sort((a, b) => (a.line ?? 0) - (b.line ?? 0))
    const general = file.faults.filter((each) => isOfTheFile(each) && !places.has(each.at)).map(({ at, message }) => `${at}: ${message}`)
    return { rows, remarks: general }
  }

  return {
    file: calledTogether(files.map(({ name }) => name)),
    files: files.map(({ name }) => name),
    formats: [...new Set(files.map(({ file }) => file.format))],
    unread: notRead,
    sets: files.flatMap(({ file }) => file.sets),
    rows: rows.map((row, no) => ({ no, ...row })),
    errata,
    affected: affectedBy(library, change, new Set([...first.keys(), ...brings.map(({ card }) => card)])),
    remarks: general,
    change,
  }
}
