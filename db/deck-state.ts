/**
 * All that may change of a deck, as one value; what lies between two such values as a patch; and patches put into the
 * tables, forwards or backwards. Every edit of a deck is such a patch, so that every one can be taken back.
 */
import type { Section } from './deck-file.ts'
import type { Db } from './open.ts'
import { ShelfError } from './shelf-error.ts'

export interface CardRow {
  readonly section: Section
  readonly card: string
  readonly copies: number
  /** Its place, counted together with the lines. */
  readonly no: number
}

export interface LineRow {
  readonly no: number
  /** None before the first section. */
  readonly section: string | null
  readonly kind: 'comment' | 'unread'
  readonly text: string
}

export interface Mark {
  readonly note: string
  readonly tags: readonly string[]
}

export interface DeckState {
  readonly name: string
  readonly notes: string
  readonly style: string
  readonly tags: readonly string[]
  /** Ids of remarks that are not wanted. */
  readonly ignored: readonly string[]
  readonly cards: readonly CardRow[]
  readonly lines: readonly LineRow[]
  /** By card. */
  readonly marks: ReadonlyMap<string, Mark>
}

const fields = ['name', 'notes', 'style', 'tags', 'ignored'] as const
type Field = (typeof fields)[number]

/** One thing that changed. What is not there before was added, what is not there after was taken away. */
export type Change =
  | { readonly what: Field; readonly before: string | readonly string[]; readonly after: string | readonly string[] }
  | {
      readonly what: 'card'
      readonly section: Section
      readonly card: string
      readonly title: string
      readonly before?: Place | undefined
      readonly after?: Place | undefined
    }
  | { readonly what: 'line'; readonly no: number; readonly before?: Line | undefined; readonly after?: Line | undefined }
  | {
      readonly what: 'mark'
      readonly card: string
      readonly title: string
      readonly before?: Mark | undefined
      readonly after?: Mark | undefined
    }

type Place = Pick<CardRow, 'copies' | 'no'>
type Line = Omit<LineRow, 'no'>

export type Patch = readonly Change[]

/** What of two states differs. `title` names cards, for the words of the history. */
export function patchBetween(before: DeckState, after: DeckState, title: (card: string) => string): Patch {
  return [
    ...fields.flatMap((what): Change[] => (same(before[what], after[what]) ? [] : [{ what, before: before[what], after: after[what] }])),
    ...differing(
      before.cards,
      after.cards,
      ({ section, card }) => `${section} ${card}`,
      ({ copies, no }): Place => ({ copies, no }),
    ).map(([{ section, card }, before, after]): Change => ({ what: 'card', section, card, title: title(card), before, after })),
    ...differing(
      before.lines,
      after.lines,
      ({ no }) => String(no),
      ({ section, kind, text }): Line => ({ section, kind, text }),
    ).map(([{ no }, before, after]): Change => ({ what: 'line', no, before, after })),
    ...differing(
      [...before.marks],
      [...after.marks],
      ([card]) => card,
      ([, { note, tags }]): Mark => ({ note, tags }),
    ).map(([[card], before, after]): Change => ({ what: 'mark', card, title: title(card), before, after })),
  ]
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** One of each key whose values differ, with the value before and after. */
function differing<T, V>(
  before: readonly T[],
  after: readonly T[],
  key: (each: T) => string,
  value: (each: T) => V,
): [T, V | undefined, V | undefined][] {
  const was = new Map(before.map((each) => [key(each), each]))
  const is = new Map(after.map((each) => [key(each), each]))
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((each): [T, V | undefined, V | undefined][] => {
    const [a, b] = [was.get(each), is.get(each)]
    const [from, to] = [a && value(a), b && value(b)]
    return same(from, to) ? [] : [[(a ?? b)!, from, to]]
  })
}

/** The same patch the other way round. */
export const turned = (patch: Patch): Patch => patch.map((each) => ({ ...each, before: each.after, after: each.before }) as Change)

interface Row {
  readonly name: string
  readonly notes: string
  readonly style: string
  readonly tags: string
  readonly ignored: string
}

export function deckStates(db: Db) {
  const head = db.prepare<[number], Row>('select name, notes, style, tags, ignored from deck where id = ?')
  const cards = db.prepare<[number], CardRow>('select section, card, copies, no from deck_card where deck = ? order by no')
  const lines = db.prepare<[number], LineRow>('select no, section, kind, text from deck_line where deck = ? order by no')
  const marks = db.prepare<[number], { card: string; note: string; tags: string }>(
    'select card, note, tags from deck_mark where deck = ? order by card',
  )
  const setField = Object.fromEntries(
    fields.map((each) => [each, db.prepare<[string, number]>(`update deck set ${each} = ? where id = ?`)]),
  ) as Record<Field, ReturnType<typeof db.prepare<[string, number]>>>
  const putCard = db.prepare<[number, string, string, number, number]>(
    `insert into deck_card (deck, section, card, copies, no) values (?, ?, ?, ?, ?)
     on conflict (deck, section, card) do update set copies = excluded.copies, no = excluded.no`,
  )
  const dropCard = db.prepare<[number, string, string]>('delete from deck_card where deck = ? and section = ? and card = ?')
  const putLine = db.prepare<[number, number, string | null, string, string]>(
    `insert into deck_line (deck, no, section, kind, text) values (?, ?, ?, ?, ?)
     on conflict (deck, no) do update set section = excluded.section, kind = excluded.kind, text = excluded.text`,
  )
  const dropLine = db.prepare<[number, number]>('delete from deck_line where deck = ? and no = ?')
  const putMark = db.prepare<[number, string, string, string]>(
    `insert into deck_mark (deck, card, note, tags) values (?, ?, ?, ?)
     on conflict (deck, card) do update set note = excluded.note, tags = excluded.tags`,
  )
  const dropMark = db.prepare<[number, string]>('delete from deck_mark where deck = ? and card = ?')
  const known = db.prepare<[string], 1>('select 1 from card where id = ?').pluck()

  return {
    /** The deck as it is kept; it must be there. */
    of(deck: number): DeckState {
      const { tags, ignored, ...row } = head.get(deck)!
      return {
        ...row,
        tags: JSON.parse(tags) as string[],
        ignored: JSON.parse(ignored) as string[],
        cards: cards.all(deck),
        lines: lines.all(deck),
        marks: new Map(marks.all(deck).map(({ card, note, tags }) => [card, { note, tags: JSON.parse(tags) as string[] }])),
      }
    },
    /** Makes the deck what the patch says is after it. Within the transaction of the caller. */
    put(deck: number, patch: Patch): void {
      for (const each of patch) {
        switch (each.what) {
          case 'card': {
            if (each.after === undefined) dropCard.run(deck, each.section, each.card)
            else if (known.get(each.card) === undefined) {
              throw new ShelfError('not_found', `${each.title} is not in the library any more.`, 'Bring its set in again.')
            } else putCard.run(deck, each.section, each.card, each.after.copies, each.after.no)
            break
          }
          case 'line':
            if (each.after === undefined) dropLine.run(deck, each.no)
            else putLine.run(deck, each.no, each.after.section, each.after.kind, each.after.text)
            break
          case 'mark':
            // A note on a card that is gone has nothing to stand on.
            if (each.after === undefined || known.get(each.card) === undefined) dropMark.run(deck, each.card)
            else putMark.run(deck, each.card, each.after.note, JSON.stringify(each.after.tags))
            break
          default:
            setField[each.what].run(typeof each.after === 'string' ? each.after : JSON.stringify(each.after), deck)
        }
      }
    },
  }
}
