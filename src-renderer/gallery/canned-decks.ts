/** The deck builder's part of the canned Keeper: two ready decks and two of one's own, which can be edited and are then forgotten. */
import { AsyncIteratorClass, ORPCError } from '@orpc/client'
import type { Api } from '../../src-main/contract/contract.ts'
import type {
  CardRef,
  CoverProgress,
  DeckEdit,
  DeckInList,
  DeckRow,
  DeckSheet,
  DeckVersion,
  EditInHistory,
  JudgedFault,
  ListReading,
  PlayStyle,
} from '../../src-main/contract/decks.ts'
import { applied } from '../decks/edits.ts'
import { changesInWords } from '../decks/words.ts'
import { study } from './canned-study.ts'
import { faces } from './faces.ts'

const day = 86_400_000
/** One moment for all of it: what has the same age has it exactly. */
const now = Date.now()
const before = (ms: number) => new Date(now - ms).toISOString()

const row = (face: (typeof faces)[keyof typeof faces], count: number): DeckRow => ({
  section: 'deck',
  card: face.id,
  title: face.title,
  type: face.type,
  count,
  limit: face.unique ? 1 : 4,
  set: 'MSGS',
  unique: face.unique,
  text: face.text,
  ...(face.subtype !== undefined && { subtype: face.subtype }),
  ...(face.points !== undefined && { points: face.points }),
  ...(face.value !== undefined && { value: face.value }),
  ...(face.sanity !== undefined && { sanity: face.sanity }),
})

const person = (title: string): DeckRow => ({
  section: 'investigators',
  card: title.toLowerCase().replaceAll(' ', '-'),
  title,
  type: 'Investigator',
  count: 1,
  limit: 1,
  set: 'MSGS',
  unique: false,
  text: '',
})

const styles: readonly PlayStyle[] = [
  {
    id: 'campaign',
    name: 'Campaign',
    says: '52 cards or more, 20 Adventure points to win.',
    own: false,
    mode: 'campaign',
    target: 20,
    houseRules: [],
  },
  {
    id: 'basic',
    name: 'Basic game',
    says: 'The first Adventure wins.',
    own: false,
    mode: 'basic',
    target: 20,
    houseRules: [],
    points: 0,
  },
  {
    id: 'own-small',
    name: 'Small decks at home',
    says: 'Thirty cards are enough for an evening.',
    own: true,
    mode: 'campaign',
    target: 12,
    houseRules: ['small-decks'],
    least: 30,
  },
]

/** What the canned check knows: the size of a deck and the copies of a Title. */
function judged(sheet: DeckSheet): DeckSheet {
  const least = styles.find(({ id }) => id === sheet.style)?.least ?? 52
  const refs = (rows: readonly DeckRow[]) => rows.map(({ card, title, count }) => ({ card, title, copies: count }))
  const faults: JudgedFault[] = []
  if (sheet.cards < least)
    faults.push({
      rule: 'M3.1',
      severity: 'fault',
      found: sheet.cards,
      wanted: least,
      message: `The deck has ${sheet.cards} cards; it needs at least ${least}.`,
      cards: [],
      fixes: [],
    })
  for (const each of sheet.rows.filter(({ section, count, limit }) => section === 'deck' && count > limit))
    faults.push({
      rule: each.unique ? 'M3.6' : 'M3.4',
      severity: 'fault',
      card: each.title,
      found: each.count,
      wanted: each.limit,
      message: `There are ${each.count} copies of ${each.title}; at most ${each.limit} of one Title are allowed.`,
      cards: refs([each]),
      fixes: [
        {
          label: `take out ${each.count - each.limit}× ${each.title}`,
          edit: { changes: [{ do: 'set', section: 'deck', card: each.card, copies: each.limit }] },
        },
        {
          label: `move ${each.count - each.limit}× to Maybe`,
          edit: { changes: [{ do: 'move', card: each.card, from: 'deck', to: 'maybe', copies: each.count - each.limit }] },
        },
      ],
    })
  if (sheet.adventurePoints < 20)
    faults.push({
      rule: 'M3.9',
      severity: 'warning',
      found: sheet.adventurePoints,
      wanted: 20,
      message: `The Adventures add up to ${sheet.adventurePoints} points; a campaign needs 20. Copies of one Title count once.`,
      cards: refs(sheet.rows.filter(({ type }) => type === 'Adventure')),
      fixes: [],
    })
  const wrong = faults.filter(({ severity }) => severity === 'fault').length
  return { ...sheet, faultList: faults, faults: wrong, legal: wrong === 0 }
}

function sheetOf(facts: Partial<DeckSheet> & Pick<DeckSheet, 'id' | 'name' | 'rows'>): DeckSheet {
  const inDeck = facts.rows.filter(({ section }) => section === 'deck')
  return judged({
    ready: false,
    legal: false,
    faults: 0,
    faultList: [],
    style: 'campaign',
    tags: [],
    pinned: false,
    frozen: false,
    archived: false,
    changedAt: before(day / 3),
    versions: 2,
    record: { played: 0, won: 0 },
    notes: '',
    unresolved: [],
    ignored: [],
    at: 0,
    cards: inDeck.reduce((sum, { count }) => sum + count, 0),
    adventurePoints: inDeck.reduce((sum, { points = 0 }) => sum + points, 0),
    investigators: facts.rows.filter(({ section }) => section === 'investigators').map(({ title }) => title),
    ...facts,
  })
}

const all = Object.values(faces)
const many = (times: number) => all.map((face, i) => row(face, face.unique || face.type === 'Adventure' ? 1 : ((i + times) % 3) + 2))

const beginnings: readonly DeckSheet[] = [
  sheetOf({
    id: 1,
    name: 'Standard: Steadfast',
    ready: true,
    rows: [...many(1), person('Soulful Jazz Singer'), person('Gifted Musician')],
    changedAt: before(400 * day),
    record: { played: 12, won: 7 },
  }),
  sheetOf({ id: 2, name: 'Standard: Corrupt', ready: true, rows: [...many(0), person('Bored Clerk')], changedAt: before(400 * day) }),
  sheetOf({
    id: 3,
    name: 'Whispers from Innsmouth',
    pinned: true,
    tags: ['league', 'water'],
    rows: [
      ...all.slice(0, 16).map((face, i) => ({
        ...row(face, face.title === 'Deep One' ? 6 : face.unique ? 1 : 2),
        ...(i === 3 && { note: 'Only until the Necronomicon is out.', tags: ['doubtful'] }),
      })),
      row(faces.horrorTale, 1),
      row(faces.alone, 1),
      { ...row(faces.dream, 2), section: 'maybe' as const },
      { ...row(faces.train, 1), section: 'maybe' as const, off: true as const },
      person('Gifted Musician'),
    ],
    notes: 'Water everywhere. Try a second Tome next time.',
    unresolved: [
      { line: 14, text: '2 Deap One', suggestions: ['Deep One'] },
      { line: 31, text: '1 The Thing That Never Was', suggestions: [] },
    ],
    record: { played: 4, won: 1 },
  }),
  sheetOf({ id: 4, name: 'The first try', rows: all.slice(0, 9).map((face) => row(face, 1)), archived: true, versions: 0 }),
]

interface Kept {
  readonly sheet: DeckSheet
  readonly past: readonly { readonly label: string; readonly before: DeckSheet; readonly changes: readonly string[] }[]
  readonly future: readonly { readonly label: string; readonly after: DeckSheet; readonly changes: readonly string[] }[]
}

const inList = ({ rows: _, faultList: __, unresolved: ___, notes: ____, ignored: _____, ...deck }: DeckSheet): DeckInList => deck

const refOf = (face: (typeof faces)[keyof typeof faces], copies = 1): CardRef & { readonly set: string } => ({
  card: face.id,
  title: face.title,
  type: face.type,
  copies,
  set: 'MSGS',
})

/** A deck room of its own for each window. */
export function cannedRoom(empty = false): Api['deckRoom'] {
  const kept = new Map<number, Kept>(
    (empty ? beginnings.slice(0, 2) : beginnings).map((sheet) => [sheet.id, { sheet, past: [], future: [] }]),
  )
  let ownStyles = styles
  let versions: readonly DeckVersion[] = [
    {
      id: 1,
      name: 'League, first evening',
      at: before(9 * day),
      cards: 52,
      adventurePoints: 22,
      record: { played: 3, won: 1 },
      current: false,
    },
    { id: 2, at: before(2 * day), cards: 50, adventurePoints: 15, record: { played: 1, won: 0 }, current: false },
  ]

  function of(deck: number): Kept {
    const found = kept.get(deck)
    if (found === undefined)
      throw new ORPCError('NOT_FOUND', { status: 404, message: 'This deck is not there any more. Choose another one.' })
    return found
  }
  function put(deck: number, next: Kept): DeckSheet {
    const { undo: _, redo: __, ...sheet } = judged(next.sheet)
    const undo = next.past.at(-1)?.label
    const redo = next.future.at(-1)?.label
    const whole = { ...sheet, at: next.past.length, ...(undo !== undefined && { undo }), ...(redo !== undefined && { redo }) }
    kept.set(deck, { ...next, sheet: whole })
    return whole
  }
  function fresh(deck: number, at: number): Kept {
    const found = of(deck)
    if (found.sheet.at !== at)
      throw new ORPCError('CONFLICT', { status: 409, message: 'The deck was changed meanwhile. It is shown as it is now; do it again.' })
    return found
  }
  function edit(deck: number, at: number, wanted: DeckEdit): DeckSheet {
    const { sheet, past } = fresh(deck, at)
    const changes = changesInWords(wanted, sheet.rows)
    const facts = all.map((face) => row(face, 1))
    return put(deck, {
      sheet: applied(sheet, wanted, facts),
      past: [...past, { label: wanted.label ?? changes[0]!, before: sheet, changes }],
      future: [],
    })
  }
  function add(name: string, rows: readonly DeckRow[]): DeckSheet {
    const id = Math.max(...kept.keys()) + 1
    return put(id, { sheet: sheetOf({ id, name, rows, changedAt: before(0), versions: 0 }), past: [], future: [] })
  }

  return {
    list: async () => [...kept.values()].map(({ sheet }) => inList(sheet)),
    open: async ({ deck }) => of(deck).sheet,
    begin: async (wanted) => {
      if (wanted.from === 'deck') return add(wanted.name ?? `${of(wanted.deck).sheet.name} (copy)`, of(wanted.deck).sheet.rows)
      return add(wanted.name ?? 'New deck', wanted.from === 'empty' ? [] : many(0).slice(0, 20))
    },
    edit: async ({ deck, at, edit: wanted }) => edit(deck, at, wanted),
    undo: async ({ deck, at }) => {
      const { sheet, past, future } = fresh(deck, at)
      const last = past.at(-1)
      if (last === undefined) return sheet
      return put(deck, { sheet: last.before, past: past.slice(0, -1), future: [...future, { ...last, after: sheet }] })
    },
    redo: async ({ deck, at }) => {
      const { sheet, past, future } = fresh(deck, at)
      const next = future.at(-1)
      if (next === undefined) return sheet
      return put(deck, { sheet: next.after, past: [...past, { ...next, before: sheet }], future: future.slice(0, -1) })
    },
    history: async ({ deck }) => {
      const { past, future } = of(deck)
      return [...past, ...future.toReversed().map((each) => ({ ...each, undone: true as const }))].map(
        (each, no): EditInHistory => ({
          no: no + 1,
          label: each.label,
          at: before(0),
          changes: each.changes,
          ...('undone' in each && { undone: true }),
        }),
      )
    },
    mark: async ({ deck, ...marks }) => {
      const { sheet, ...rest } = of(deck)
      const { pinned = sheet.pinned, frozen = sheet.frozen, archived = sheet.archived } = marks
      return put(deck, { ...rest, sheet: { ...sheet, pinned, frozen, archived } })
    },
    versions: async () => versions,
    nameVersion: async ({ deck, name }) => {
      const { cards, adventurePoints } = of(deck).sheet
      versions = [
        { id: versions.length + 1, name, at: before(0), cards, adventurePoints, record: { played: 0, won: 0 }, current: true },
        ...versions.map((each) => ({ ...each, current: false })),
      ]
      return versions
    },
    goBack: async ({ deck, at }) =>
      edit(deck, at, { label: 'Go back to a version', changes: [{ do: 'set', section: 'deck', card: faces.deep.id, copies: 4 }] }),
    compare: async () => ({
      a: 'League, first evening',
      b: 'As it is now',
      rows: all
        .slice(0, 9)
        .map(({ id, title, type }, i) => ({ section: 'deck', card: id, title, type, a: (i % 3) + 1, b: i % 2 ? 2 : (i % 3) + 1 })),
      notes: [
        { words: 'Water everywhere. ' },
        { words: 'One Tome will do.', only: 'a' },
        { words: 'Try a second Tome next time.', only: 'b' },
      ],
    }),
    styles: async () => ownStyles,
    saveStyle: async ({ id = `own-${ownStyles.length}`, name, says, terms }) => {
      // What is not given is not there, rather than there without a value.
      const style = JSON.parse(JSON.stringify({ ...terms, id, name, says, own: true })) as PlayStyle
      ownStyles = ownStyles.some((each) => each.id === id)
        ? ownStyles.map((each) => (each.id === id ? style : each))
        : [...ownStyles, style]
      return ownStyles
    },
    removeStyle: async ({ id }) => {
      ownStyles = ownStyles.filter((each) => each.id !== id)
      return ownStyles
    },
    study: async ({ deck }) => study(of(deck).sheet),
    hands: async ({ count, seed = 7 }) =>
      Array.from({ length: count }, (_, i) => {
        const drawn = Array.from({ length: 13 }, (__, no) => refOf(all[(no * 5 + i * 3 + seed) % all.length]!))
        return { seed: seed + i, drawn, discarded: drawn.slice(0, i % 3), kept: drawn.slice(i % 3), rule: 'M4.9' }
      }),
    odds: async ({ of: what, rounds }) => ({
      says: what.kind === 'cards' ? 'One of the copies is in the Hand.' : 'The requirement can be filled.',
      exact: what.kind === 'cards',
      ...(what.kind === 'adventure' && { trials: 2_000 }),
      rounds: Array.from({ length: rounds }, (_, i) => {
        const chance = 1 - 0.72 ** (i + 1)
        return { round: i + 1, chance, ...(what.kind === 'adventure' && { low: chance - 0.03, high: chance + 0.03 }) }
      }),
    }),
    cover: async (_, { signal } = {}) => coverSteps(signal),
    themes: async () => [
      { id: 'water', name: 'Water', says: 'Rivers, harbours and what lives in them.', cards: 61 },
      { id: 'night', name: 'Night', says: 'Cards that want it dark.', cards: 48 },
    ],
    readList: async ({ name, text, format = 'gccg' }) => readingOf(name, text, format),
    takeList: async ({ name, text, chosen = [], into }) => {
      const { lines } = readingOf(name, text, 'gccg')
      const taken = [
        ...lines.flatMap(({ card, copies = 1 }) => (card === undefined ? [] : [{ card: card.card, copies }])),
        ...chosen.map(({ card }) => ({ card, copies: 1 })),
      ]
      const rows = taken.flatMap(({ card, copies }) => all.filter(({ id }) => id === card).map((face) => row(face, copies)))
      if (into === undefined) return add(name, rows)
      const changes = rows.map(({ card, count }) => ({ do: 'set' as const, section: 'deck' as const, card, copies: count }))
      return edit(into.deck, into.at, { label: `List ${name}`, changes })
    },
    write: async ({ deck, format }) => ({
      fileName: `deck.${format}`,
      mime: 'text/plain',
      text: of(deck)
        .sheet.rows.map(({ count, title }) => `${count} ${title}`)
        .join('\n'),
    }),
    print: async ({ what }) => ({ fileName: `${what}.pdf`, mime: 'application/pdf', base64: btoa('%PDF-1.7\n') }),
  }
}

/** A line of the canned list is known by its exact Title, unsure by its first letters. */
function readingOf(name: string, text: string, format: ListReading['format']): ListReading {
  const lines = text.split('\n').flatMap((line, i): ListReading['lines'] => {
    const no = i + 1
    const said = line.trim()
    if (said === '') return []
    const [, count = '1', title = ''] = /^(\d+)?\s*(.*)$/.exec(said) ?? []
    const found = all.find((face) => face.title.toLowerCase() === title.toLowerCase())
    if (found) return [{ no, text: line, as: 'read', section: 'deck', copies: Number(count), card: refOf(found), proposals: [] }]
    if (/^(#|\/\/|;)|^(deck|maybe|investigators):?$/i.test(said)) return [{ no, text: line, as: 'comment', proposals: [] }]
    const near = all.filter((face) => face.title.slice(0, 2).toLowerCase() === title.slice(0, 2).toLowerCase())
    return [
      {
        no,
        text: line,
        as: near.length > 0 ? 'unsure' : 'unknown',
        copies: Number(count),
        message: near.length > 0 ? 'No card is called exactly so.' : 'No card is called so.',
        proposals: near.slice(0, 5).map((face) => refOf(face)),
      },
    ]
  })
  const cards = lines.reduce((sum, { as, copies = 0 }) => sum + (as === 'read' ? copies : 0), 0)
  const fault = {
    rule: 'M3.1',
    severity: 'fault' as const,
    found: cards,
    wanted: 52,
    message: `The deck has ${cards} cards; it needs at least 52.`,
  }
  return { format, name: name || 'Imported deck', cards, adventurePoints: 0, lines, faultList: cards < 52 ? [fault] : [] }
}

const coverPauseMs = 400

/** Three answers, each better than the one before. */
function coverSteps(signal: AbortSignal | undefined): AsyncIteratorClass<CoverProgress, unknown, void> {
  let step = 0
  return new AsyncIteratorClass<CoverProgress, unknown, void>(
    async () => {
      if (step >= 3 || signal?.aborted) return { done: true, value: undefined }
      if (step > 0) await new Promise((resolve) => setTimeout(resolve, coverPauseMs))
      const size = [19, 16, 15][step]!
      const isLast = ++step === 3
      return {
        done: false,
        value: {
          ms: step * coverPauseMs,
          atLeast: isLast ? 15 : 13,
          state: isLast ? 'proved' : 'searching',
          says: isLast ? 'No smaller set of cards will do.' : 'A smaller one may still be found.',
          best: {
            size,
            points: 21,
            adventures: [refOf(faces.horrorTale), refOf(faces.alone)],
            cards: all.slice(-size).map((face, i) => ({ ...refOf(face), copies: 1, job: `for requirement ${i + 1}`, new: i % 3 !== 0 })),
          },
        },
      }
    },
    async () => {},
  )
}
