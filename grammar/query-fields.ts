/**
 * What can be asked of cards: the fields of a query with all their names, and the values that are the same in every
 * library. Values that depend on the cards at hand (subtypes, Regions) are handed in by whoever has them.
 */
import { deeds, moments } from './deeds.ts'

/** Fields with a fixed set of values. */
export const choiceFields = {
  type: { write: 't', also: ['type'], name: 'type' },
  subtype: { write: 'st', also: ['subtype', 'kind'], name: 'subtype' },
  attribute: { write: 'attr', also: ['attribute', 'a'], name: 'attribute' },
  public: { write: 'public', also: ['pub'], name: 'Public Attribute' },
  region: { write: 'region', also: ['r'], name: 'Region' },
  subregion: { write: 'sub', also: ['subregion', 'city'], name: 'Subregion' },
  dimension: { write: 'dim', also: ['dimension'], name: 'Dimension' },
  language: { write: 'lang', also: ['language'], name: 'language' },
  icon: { write: 'icon', also: [], name: 'Spell Icon' },
  is: { write: 'is', also: [], name: 'mark' },
  has: { write: 'has', also: [], name: 'thing to have' },
  does: { write: 'does', also: [], name: 'deed' },
  when: { write: 'when', also: [], name: 'moment' },
  set: { write: 'set', also: ['s', 'e'], name: 'set' },
  rarity: { write: 'rarity', also: [], name: 'rarity' },
  legal: { write: 'legal', also: ['format'], name: 'kind of play' },
  in: { write: 'in', also: ['deck'], name: 'deck' },
} as const

export const numberFields = {
  value: { write: 'val', also: ['value', 'v'], name: 'Card Value' },
  points: { write: 'ap', also: ['points', 'vp'], name: 'Adventure points' },
  sanity: { write: 'san', also: ['sanity'], name: 'Sanity' },
  bonus: { write: 'bonus', also: [], name: 'Weapon bonus' },
  capacity: { write: 'cap', also: ['capacity', 'spells'], name: 'room for Spells' },
  education: { write: 'edu', also: ['education'], name: 'Education' },
  sanityStart: { write: 'startsan', also: ['start'], name: 'Sanity at the start' },
  sanityMax: { write: 'maxsan', also: ['max'], name: 'highest Sanity' },
  hand: { write: 'hand', also: ['cards'], name: 'opening Hand' },
  handMin: { write: 'minhand', also: ['min'], name: 'Minimum' },
  handMax: { write: 'maxhand', also: [], name: 'Maximum' },
  asks: { write: 'asks', also: ['cardsneeded'], name: 'cards an Adventure asks for' },
  own: { write: 'own', also: ['owned'], name: 'copies you own' },
  free: { write: 'free', also: [], name: 'copies no deck holds' },
} as const

/** Fields that hold free words. */
export const wordFields = {
  name: { write: 'name', also: ['n', 'title'], name: 'Title' },
  text: { write: 'x', also: ['text', 'o', 'oracle'], name: 'text' },
} as const

/** Fields that ask what cards have to do with each other. */
export const linkFields = {
  needs: { write: 'needs', also: ['asksfor'], name: 'what an Adventure needs' },
  fills: { write: 'fills', also: [], name: 'what a card can be used for' },
  for: { write: 'for', also: ['helps'], name: 'a card that needs others' },
  neededBy: { write: 'neededby', also: [], name: 'a deck' },
} as const

export const arrangementFields = {
  sort: { write: 'sort', also: ['order'], name: 'order' },
  group: { write: 'group', also: ['by'], name: 'grouping' },
  show: { write: 'show', also: ['as', 'view'], name: 'way to show' },
} as const

export type ChoiceField = keyof typeof choiceFields
export type NumberField = keyof typeof numberFields
export type WordField = keyof typeof wordFields
export type LinkField = keyof typeof linkFields
export type ArrangementField = keyof typeof arrangementFields

/** One value of a field: how it is stored, and what else it is called. */
export interface KnownValue {
  readonly value: string
  readonly also?: readonly string[]
}

/** What the library at hand has of each field. A field that is left out takes any value. */
export type QueryWords = Readonly<Partial<Record<ChoiceField, readonly KnownValue[]>>>

export const sorts = ['name', 'type', 'value', 'points', 'sanity', 'region', 'subregion', 'set', 'rarity', 'asks', 'education'] as const
export type Sort = (typeof sorts)[number]

export const groupings = ['type', 'subtype', 'region', 'subregion', 'set', 'rarity', 'points', 'value', 'dimension', 'letter'] as const
export type Grouping = (typeof groupings)[number]

export const ways = ['list', 'compact', 'faces', 'adventures'] as const
export type Way = (typeof ways)[number]

const values = (...all: readonly (string | readonly [string, ...string[]])[]): readonly KnownValue[] =>
  all.map((each) => (typeof each === 'string' ? { value: each } : { value: each[0], also: each.slice(1) }))

/** Values that are the same in every library. */
export const fixedValues: QueryWords = {
  type: values('Location', 'Ally', 'Artifact', 'Tome', 'Spell', 'Event', 'Monster', 'Adventure', 'Investigator'),
  public: values('Water', 'Forest', 'Cemetery', 'Inside', 'Outside'),
  dimension: values(['waking', 'Waking World'], ['dreamlands', 'Dreamlands'], ['new-aeon', 'New Aeon'], ['any', 'every']),
  is: values(
    'unique',
    'gate',
    ['goo', 'Great Old One'],
    'phobia',
    'travel',
    'exotic',
    'invisible',
    'variable',
    ['own', 'fan', 'homemade'],
    'playable',
    ['unread', 'doubtful'],
  ),
  has: values(['text', 'effect'], ['variants', 'printings'], 'value', 'sanity', 'points', 'region', 'language', 'requirements'),
  does: deeds.map(({ value, also }) => ({ value, also })),
  when: moments.map(({ value, also }) => ({ value, also })),
  legal: values('deck', 'campaign', ['investigator', 'investigators']),
}

/** Values of the fields that arrange and find nothing. */
export const arrangements: Readonly<Record<ArrangementField, readonly KnownValue[]>> = {
  sort: sorts.map((value) => (value === 'points' ? { value, also: ['ap'] } : value === 'value' ? { value, also: ['val'] } : { value })),
  group: groupings.map((value) => ({ value })),
  show: ways.map((value) => ({ value, also: value === 'adventures' ? ['table'] : value === 'faces' ? ['cards', 'grid'] : [] })),
}
