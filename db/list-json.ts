/** Deck lists as JSON: all that the shelf knows of a deck, and back again without loss. Described in db/README.md. */
import * as z from 'zod'
import { limits } from './limits.ts'
import { type ListLine, type ListRead, type ListToWrite, lineOf, proposing } from './list-lines.ts'
import type { ListNames } from './list-names.ts'
import { parseJson } from './normalised.ts'
import { ShelfError } from './shelf-error.ts'

const format = 'story-deck/deck'
const version = 1

const word = z.string().min(1).max(limits.name)
const tags = z.array(z.string().min(1).max(40)).max(20)
const section = z.enum(['deck', 'investigators', 'maybe'])
const mark = { note: z.string().max(1_000).optional(), tags: tags.optional() }

const file = z.strictObject({
  format: z.literal(format),
  version: z.literal(version),
  name: word,
  notes: z.string().max(limits.notes).optional(),
  style: z.string().min(1).max(40).optional(),
  tags: tags.optional(),
  ignored: z.array(z.string().max(300)).max(limits.ignored).optional(),
  cards: z
    .array(
      z.strictObject({
        section,
        count: z.int().min(1).max(limits.copies),
        card: word,
        title: word,
        set: word,
        number: z.int().min(1).max(1_000),
        place: z.int().min(0).max(1_000_000),
        ...mark,
      }),
    )
    .max(limits.deckKinds),
  lines: z
    .array(
      z.strictObject({
        kind: z.enum(['comment', 'unread']),
        text: z.string().max(10_000),
        section: z.string().min(1).max(10_000).optional(),
        place: z.int().min(0).max(1_000_000),
      }),
    )
    .max(limits.deckLines),
  /** Marks on cards that are not in the list now. */
  marks: z
    .array(z.strictObject({ card: word, title: word, set: word, number: z.int().min(1).max(1_000), ...mark }))
    .max(limits.setCards)
    .optional(),
})

export function readJsonList(text: string, names: ListNames): ListRead {
  const json = parseJson(text, 'The list', limits.deckBytes)
  const head = z.looseObject({ format: z.unknown(), version: z.unknown() }).safeParse(json)
  if (!head.success || head.data.format !== format) {
    throw new ShelfError('bad_format', `This JSON is no deck list: its "format" is not "${format}".`, 'Choose another file.')
  }
  const told = head.data.version
  if (typeof told === 'number' && Number.isInteger(told) && told > version) {
    const message = `The list is of version ${told}; this Story Deck reads version ${version}.`
    throw new ShelfError('bad_version', message, 'Open it with the newer Story Deck, or write it there as text.')
  }
  const read = file.safeParse(json)
  if (!read.success) {
    const issue = read.error.issues[0]!
    const at = [...issue.path, ...(issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [])]
    const place = at.map((each, no) => (typeof each === 'number' ? `[${each}]` : `${no > 0 ? '.' : ''}${String(each)}`)).join('')
    throw new ShelfError(
      'bad_field',
      `The list, ${place.slice(0, 100) || 'at its top'}: ${issue.message.slice(0, 150)}.`,
      'Mend it, or write the list anew.',
    )
  }
  const { cards, lines, name, notes, style, tags, ignored, marks } = read.data
  const near = proposing(names)
  /** An id means the card only where its Title and set are those of the list. */
  const find = ({ card, title, set, number }: { card: string; title: string; set: string; number: number }) => {
    const known = names.byId.get(card)
    const same = known !== undefined && known.setCode === set && known.title === title
    return same ? { card: known, readings: ['exact' as const], others: [] } : names.find(title, set, number)
  }
  return {
    ...{ format: 'json', name, notes, style, tags, ignored },
    marks: new Map(
      (marks ?? [])
        .flatMap((each) => [[find(each)?.card.id ?? '', { note: each.note ?? '', tags: each.tags ?? [] }] as const])
        .filter(([id]) => id !== ''),
    ),
    lines: [
      ...cards.map(({ section, count, place, note, tags, ...card }): ListLine => {
        const base = { no: place, text: `${count} ${card.title} (${card.set})`, section, copies: count, tags, note }
        return lineOf(base, card.title, find(card), near)
      }),
      ...lines.map(({ kind, text, section: under, place: no }): ListLine => {
        if (kind === 'comment') return { no, text, as: 'comment', under, proposals: [] }
        const known = section.safeParse(under)
        return {
          no,
          text,
          as: 'unknown',
          copies: 1,
          under,
          ...(known.success && { section: known.data }),
          proposals: near(text.trim().replace(/^\d+\s+/, '')),
        }
      }),
    ]
      .sort((a, b) => a.no - b.no)
      // Two places of a file may be one number.
      .map((line, index) => ({ ...line, no: index + 1 })),
  }
}

export function writeJsonList(list: ListToWrite, names: ListNames): string {
  const told = (note: string | undefined, tags: readonly string[] | undefined) => ({
    ...(note !== undefined && note !== '' && { note }),
    ...(tags !== undefined && tags.length > 0 && { tags }),
  })
  // Places are told as they follow each other: gaps between them mean nothing.
  const places = new Map(
    [...list.cards, ...list.lines]
      .map(({ no }) => no)
      .sort((a, b) => a - b)
      .map((no, index) => [no, index + 1]),
  )
  const listed = new Set(list.cards.map(({ card }) => card.id))
  const apart = [...list.marks].flatMap(([id, mark]) => {
    const card = names.byId.get(id)
    return listed.has(id) || card === undefined ? [] : [{ card: id, ...names.placeOf(card), ...told(mark.note, mark.tags) }]
  })
  const json: z.input<typeof file> = {
    ...{ format, version, name: list.name },
    ...(list.notes !== '' && { notes: list.notes }),
    style: list.style,
    ...(list.tags.length > 0 && { tags: [...list.tags] }),
    ...(list.ignored.length > 0 && { ignored: [...list.ignored] }),
    cards: list.cards.map(({ section, card, copies, no }) => {
      const mark = list.marks.get(card.id)
      const { set, title, number } = names.placeOf(card)
      return {
        section,
        count: copies,
        card: card.id,
        title,
        set,
        number,
        place: places.get(no),
        ...told(mark?.note, mark && [...mark.tags]),
      } as never
    }),
    lines: list.lines.map(({ no, section, kind, text }) => ({ kind, text, ...(section !== null && { section }), place: places.get(no)! })),
    ...(apart.length > 0 && { marks: apart as never }),
  }
  return `${JSON.stringify(json, undefined, 2)}\n`
}
