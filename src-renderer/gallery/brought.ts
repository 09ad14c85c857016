/** A file of cards as the Keeper would tell of it, and what was brought before: invented, with one of each kind of row. */
import type {
  AffectedCards,
  Erratum,
  ErratumLook,
  ImportPlan,
  ImportRow,
  ImportRowDetail,
  SetSummary,
  TakenImport,
} from '../../src-main/contract/cards.ts'
import { faces } from './faces.ts'

const fan = { set: 'FAN', isNew: true, isTaken: true, changes: 0, remarks: 0 } as const

export const rows: readonly ImportRow[] = [
  { no: 0, line: 4, id: 'fan-harbour-master', title: 'The Harbour Master', type: 'Ally', status: 'new', ...fan },
  { no: 1, line: 5, id: 'fan-night-ferry', title: 'Night Ferry', type: 'Event', status: 'changed', ...fan, isNew: false, changes: 2 },
  {
    no: 2,
    line: 6,
    id: 'fan-salt-lamp',
    title: 'Salt Lamp',
    type: 'Artifact',
    status: 'unreadable',
    ...fan,
    why: 'I do not know the word "glimmers". Did you mean "glimpses"?',
  },
  {
    no: 3,
    line: 9,
    id: 'msgs-deep-one',
    title: 'Deep One',
    type: 'Monster',
    status: 'conflict',
    ...fan,
    set: 'MSGS',
    isNew: false,
    isTaken: false,
    changes: 1,
    why: 'This card comes with Story Deck, and a file does not change it. A fact of it can be corrected by an erratum.',
  },
  {
    no: 4,
    line: 12,
    title: 'Left out',
    status: 'unreadable',
    isNew: false,
    isTaken: false,
    changes: 0,
    remarks: 1,
    why: 'sanity: "much" is not a whole number.',
  },
  ...Array.from(
    { length: 60 },
    (_, i): ImportRow => ({
      no: 5 + i,
      line: 20 + i,
      id: `fan-pier-${i}`,
      title: `Pier ${i + 1}`,
      type: 'Location',
      status: i % 3 === 0 ? 'same' : 'new',
      ...fan,
      isNew: i % 3 !== 0,
      isTaken: i % 3 !== 0,
    }),
  ),
]

/** What touches no other card. */
export const unfelt: AffectedCards = { counts: { unreadable: 0, readable: 0, other: 0 }, cards: [] }

export const plan: ImportPlan = {
  upload: 'canned',
  file: 'fanciful-harbours.xml',
  files: 1,
  formats: ['gccg'],
  unread: [],
  sets: [{ code: 'FAN', name: 'Fanciful Harbours', isNew: true, isOwn: true }],
  counts: { new: 41, changed: 1, unreadable: 2, conflict: 1, same: 20 },
  taken: 43,
  errata: [
    {
      card: 'ltd-necronomicon',
      title: 'Necronomicon',
      field: 'sanity',
      printed: '-2',
      value: '-3',
      parts: [
        { text: '-2', is: 'gone' },
        { text: '-3', is: 'come' },
      ],
      source: 'A letter to the players',
      date: '2026-11-01',
    },
  ],
  affected: {
    counts: { unreadable: 1, readable: 1, other: 0 },
    cards: [
      { id: 'own-tide', title: 'Spring Tide', becomes: 'unreadable', why: '"Harbour" can now mean two things.' },
      { id: 'own-ferryman', title: 'The Ferryman', becomes: 'readable' },
    ],
  },
  remarks: ['fanciful-harbours.xml, line 1: "smell" is not known as a column; it was passed over.'],
}

/** The card behind a row, with what its kind of row has to show. */
export function detail(no: number): ImportRowDetail {
  const { changes: _, remarks: __, ...row } = rows[no] ?? rows[0]!
  const text = 'Search your deck for a Water Location and put it into your hand.'
  const base = { ...row, text, changes: [], remarks: [], printings: [] }
  if (row.status === 'changed') {
    return {
      ...base,
      changes: [
        { field: 'sanity', was: '-1', is: '-2', parts: [] },
        {
          field: 'text',
          was: 'Travel to a Water Location.',
          is: 'Travel to any Water Location by night.',
          parts: [
            { text: 'Travel to ', is: 'same' },
            { text: 'a', is: 'gone' },
            { text: 'any', is: 'come' },
            { text: ' Water Location', is: 'same' },
            { text: ' by night', is: 'come' },
            { text: '.', is: 'same' },
          ],
        },
      ],
    }
  }
  if (row.status === 'unreadable' && row.isTaken) {
    return {
      ...base,
      text: 'While it glimmers, your Allies are not buried.',
      unread: { message: row.why ?? '', at: 9, length: 8, nearest: 'glimpses' },
      remarks: ['"smell" is not known as an attribute of a card; it was passed over.'],
    }
  }
  return {
    ...base,
    printings: [
      {
        id: 'ltd-x',
        set: 'LTD',
        text: 'Search your deck for a Location.',
        isInFile: false,
        parts: [
          { text: 'Search your deck for a ', is: 'same' },
          { text: 'Water ', is: 'gone' },
          { text: 'Location', is: 'same' },
          { text: ' and put it into your hand', is: 'gone' },
          { text: '.', is: 'same' },
        ],
      },
    ],
  }
}

export const sets: readonly SetSummary[] = [
  { code: 'LTD', name: 'Limited', cards: 218, unread: 0, isShipped: true, isOwn: false, isOn: true },
  { code: 'MSGS', name: 'Standard Game', cards: 106, unread: 0, isShipped: true, isOwn: false, isOn: true },
  { code: 'OLD', name: 'Old Notebook', cards: 12, unread: 3, isShipped: false, isOwn: true, isOn: false },
]

export const taken: TakenImport = {
  id: 7,
  file: 'fanciful-harbours.xml',
  formats: ['gccg'],
  at: '2026-11-20T18:00:00.000Z',
  fresh: 41,
  changed: 1,
  unread: 1,
  isUndone: false,
}

export const done: readonly TakenImport[] = [
  { ...taken, id: 2, file: 'old-notebook.csv', formats: ['csv'], at: '2026-11-12T18:00:00.000Z', fresh: 12, changed: 0, unread: 3 },
  { ...taken, id: 1, file: 'first-try.json', formats: ['json'], at: '2026-11-11T18:00:00.000Z', isUndone: true },
]

export const errata: readonly Erratum[] = [
  { id: 1, isInForce: true, ...plan.errata[0]! },
  {
    id: 2,
    isInForce: false,
    ...plan.errata[0]!,
    title: 'Elder Sign',
    field: 'text',
    printed: 'Bury one Monster.',
    value: 'Bury a Monster.',
    parts: [
      { text: 'Bury ', is: 'same' },
      { text: 'one', is: 'gone' },
      { text: 'a', is: 'come' },
      { text: ' Monster.', is: 'same' },
    ],
    date: '2027-01-01',
  },
]

/** What the gallery's Keeper reads in a corrected text: all but the word "Stedfast". */
export function lookOf(field: string, value: string): ErratumLook {
  const printed = field === 'text' ? errata[1]!.printed : 'any'
  const text = field === 'text' ? value : errata[1]!.printed
  const at = text.indexOf('Stedfast')
  const mend = { at, length: 8, by: 'Steadfast', of: 'words', whole: true } as const
  const message = 'I do not know the word "Stedfast" here.'
  const faults = at < 0 ? [] : [{ at, length: 8, message, expected: [], mends: [mend] }]
  return {
    printed,
    parts: [
      { text: printed, is: 'gone' },
      { text: value, is: 'come' },
    ],
    face: { ...Object.values(faces)[0]!, text },
    text,
    reading: { steps: at < 0 ? [{ at: 0, length: text.length, said: text.toLowerCase() }] : [], conditions: [], faults },
    ...(value === printed && { fault: 'The card says so already: nothing would change.' }),
    ...(at >= 0 && { why: message }),
  }
}

/** A file of one's own cards: one of each kind of row. */
export const ownRows: readonly ImportRow[] = [
  { no: 0, line: 1, title: 'Widow Pruett', set: 'OWN', type: 'Ally', status: 'new', isNew: true, isTaken: true, changes: 0, remarks: 0 },
  {
    ...{ no: 1, line: 9, id: 'own-2', title: 'The Longest Lecture', set: 'OWN', type: 'Adventure', changes: 1, remarks: 0 },
    ...{
      status: 'changed',
      isNew: false,
      isTaken: true,
      why: 'Taken in, it takes the place of the one in the workshop. That can be undone.',
    },
  },
  {
    no: 2,
    line: 20,
    title: 'Line 20',
    status: 'unreadable',
    isNew: false,
    isTaken: false,
    changes: 0,
    remarks: 0,
    why: 'Here begins no card.',
  },
]

export const ownPlan: ImportPlan = {
  ...{
    upload: 'canned',
    file: 'own-cards.cards',
    files: 1,
    formats: ['cards'],
    unread: [],
    errata: [],
    affected: unfelt,
    remarks: [],
    taken: 2,
  },
  sets: [{ code: 'OWN', name: 'OWN', isNew: true, isOwn: true }],
  counts: { new: 1, changed: 1, same: 0, unreadable: 1, conflict: 0 },
}

export function ownDetail(no: number): ImportRowDetail {
  const { changes: _, remarks: __, ...row } = ownRows[no]!
  const parts = [
    { text: 'A ', is: 'same' },
    { text: 'TEACHER', is: 'gone' },
    { text: 'PROFESSOR', is: 'come' },
    { text: ' talks.', is: 'same' },
  ] as const
  const changes = no === 1 ? [{ field: 'text', was: 'A TEACHER talks.', is: 'A PROFESSOR talks.', parts }] : []
  return { ...row, text: 'A PROFESSOR talks.', changes, remarks: [], printings: [] }
}
