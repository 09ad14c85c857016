/** Cards on the bench, for the gallery and for tests of the workshop: one with a mistake in its text, an Adventure, an empty draft. */
import type { CardForm, FormReading, OpenedCard, WorkshopSheet } from '../../src-main/contract/workshop.ts'
import { faces } from './faces.ts'

const offers = (...names: string[]) => names.map((name) => ({ value: name, name }))
const dimensions = [
  { value: 'waking', name: 'Waking World' },
  { value: 'dreamlands', name: 'Dreamlands' },
]

export const sheet: WorkshopSheet = {
  types: [
    {
      type: 'Ally',
      hint: 'Special Effects, a sentence each: “When played: bury one Ally of your opponent.”',
      facts: [
        { key: 'unique', label: 'Uniqueness Dot', kind: 'yes', needed: false, hint: 'One copy a deck (M3.6).', offers: [] },
        { key: 'dimension', label: 'Dimension', kind: 'one', needed: true, offers: dimensions },
        {
          key: 'sanity',
          label: 'Sanity',
          kind: 'words',
          needed: false,
          hint: 'The pentagram: +2 is gained.',
          example: '+2, -1, variable',
          offers: offers('+1', '-1'),
        },
        {
          key: 'value',
          label: 'Value',
          kind: 'words',
          needed: true,
          hint: 'A number, or two with a slash.',
          example: '3, or 6/4',
          offers: [],
        },
        { key: 'attributes', label: 'Attributes', kind: 'list', needed: false, offers: offers('Author', 'Corrupt', 'Steadfast') },
        { key: 'languages', label: 'Languages', kind: 'languages', needed: true, offers: offers('English', 'Latin') },
        { key: 'found', label: 'Found at', kind: 'places', needed: true, hint: 'All of one group must hold (M7.1).', offers: [] },
      ],
    },
    {
      type: 'Location',
      hint: 'Special Effects, a sentence each.',
      facts: [{ key: 'public', label: 'Public attributes', kind: 'any', needed: true, offers: offers('Water', 'Inside', 'Outside') }],
    },
    {
      type: 'Adventure',
      hint: 'The story. What it asks for stands in capitals.',
      facts: [{ key: 'points', label: 'Adventure points', kind: 'number', needed: true, offers: [] }],
    },
    {
      type: 'Monster',
      hint: 'Special Effects, a sentence each.',
      facts: [{ key: 'requires', label: 'Asks for', kind: 'requirements', needed: false, offers: [] }],
    },
  ],
  places: [
    { key: 'attribute', label: 'Attribute', offers: offers('City', 'Library') },
    { key: 'region', label: 'Region', offers: offers('Europe', 'Lovecraft Country') },
    { key: 'gate', label: 'Gate', offers: offers('yes', 'no') },
  ],
  requirements: [
    { key: 'type', label: 'Type', offers: offers('Event', 'Tome') },
    { key: 'attribute', label: 'Attribute', offers: offers('Solstice') },
  ],
  limits: { title: 200, text: 2_000, fact: 200 },
}

const widowForm: CardForm = {
  title: 'Widow Pruett',
  type: 'Ally',
  set: 'OWN',
  facts: { dimension: 'waking', value: '2', languages: 'English & Latin', found: 'attribute City', attributes: 'Steadfast, Author' },
  text: 'Each of your Stedfast Allies gains 1. As your Turn: draw two cards.',
}

const lectureForm: CardForm = {
  title: 'The Longest Lecture',
  type: 'Adventure',
  set: 'OWN',
  facts: { points: '4' },
  text: 'A PROFESSOR talks for hours in the LIBRARY. Nobody but a STEADFAST ALLY stays awake.',
}

export const ownCards: readonly OpenedCard[] = [
  {
    id: 'own-1',
    title: 'Widow Pruett',
    type: 'Ally',
    set: 'OWN',
    changedAt: '2026-11-20T18:00:00.000Z',
    playable: false,
    why: 'No card is known by the word "Stedfast".',
    form: widowForm,
  },
  {
    id: 'own-2',
    title: 'The Longest Lecture',
    type: 'Adventure',
    set: 'OWN',
    changedAt: '2026-11-20T17:00:00.000Z',
    playable: true,
    form: lectureForm,
  },
  {
    id: 'own-3',
    title: '',
    type: 'Location',
    set: 'NIGHT',
    changedAt: '2026-11-19T17:00:00.000Z',
    playable: false,
    why: 'It is not finished.',
    form: { title: '', type: 'Location', set: 'NIGHT', facts: {}, text: '' },
  },
]

/** As far as a Keeper without a grammar can tell: by the words of the two forms above. */
export function readingOf(form: CardForm): FormReading {
  const face = { ...faces.detective, title: form.title, type: form.type, text: form.text }
  const wrong = form.text.indexOf('Stedfast')
  if (form.type === 'Adventure') {
    const steps = ['PROFESSOR', 'LIBRARY', 'STEADFAST ALLY'].map((said) => ({ at: form.text.indexOf(said), length: said.length, said }))
    return {
      face: { ...face, points: Number(form.facts['points']) },
      facts: [],
      text: { steps, conditions: [], faults: [] },
      playable: true,
      rating: {
        requirements: steps.map(({ said }, i) => ({
          said,
          count: 1,
          cards: 6 + i * 9,
          examples: ['Dr. Allen', 'Laban Shrewsbury'],
          weight: 5.6 - i,
        })),
        conditions: [],
        needed: 3,
        weight: 13.8,
        scale: { base: 3.4, each: 0.08, off: 0.6, adventures: 20 },
        points: { from: 4, usual: 5, to: 5 },
        reasons: ['It needs 3 cards; the Adventures of the library need 5 to 13.', 'It pays 4 points, as others do for as much.'],
      },
    }
  }
  const faults =
    wrong < 0
      ? []
      : [
          {
            at: wrong,
            length: 8,
            message: 'No card is known by the word "Stedfast".',
            expected: ['card', 'other'],
            mends: [{ at: wrong, length: 8, by: 'Steadfast', of: 'words' as const, whole: true }],
          },
        ]
  const last = form.text.indexOf('As your Turn')
  return {
    face,
    facts: form.title.trim() === '' ? [{ fact: 'title', message: 'This is needed.' }] : [],
    text: { steps: last < 0 ? [] : [{ at: last, length: 28, said: 'As your Turn: draw 2 cards.' }], conditions: [], faults },
    playable: wrong < 0 && form.title.trim() !== '',
    ...(wrong >= 0 && { why: 'No card is known by the word "Stedfast".' }),
  }
}
