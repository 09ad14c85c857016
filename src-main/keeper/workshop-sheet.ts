/** What the workshop's form asks for, type by type: the facts a card of the type has, and the words known for each. */
import { type CardFacts, dimensions, type InvestigatorFacts, publicAttributes } from '../../db/cards-file.ts'
import { limits } from '../../db/limits.ts'
import { factsOf, type WrittenType, writtenTypes } from '../../db/workshop.ts'
import type { FactField, FactKind, Offer, PairWord, WorkshopSheet } from '../contract/workshop.ts'

interface Asking {
  readonly label: string
  readonly kind: FactKind
  readonly hint?: string
  readonly example?: string
}

/** How each fact of a card file is asked for. */
const asking: Readonly<Record<string, Asking>> = {
  subtype: { label: 'Subtype', kind: 'words' },
  unique: { label: 'Uniqueness Dot', kind: 'yes', hint: 'One copy a deck (M3.6).' },
  dimension: { label: 'Dimension', kind: 'one' },
  sanity: {
    label: 'Sanity',
    kind: 'words',
    hint: 'The pentagram: +2 is gained, -1 is lost or paid, variable is chosen.',
    example: '+2, -1, variable',
  },
  gate: { label: 'Gate', kind: 'yes' },
  attributes: { label: 'Attributes', kind: 'list' },
  public: { label: 'Public attributes', kind: 'any' },
  region: { label: 'Region', kind: 'words' },
  subregion: { label: 'Subregion', kind: 'words' },
  exotic: { label: 'Exotic', kind: 'yes' },
  value: { label: 'Value', kind: 'words', hint: 'A number, or two with a slash.', example: '3, or 6/4' },
  languages: { label: 'Languages', kind: 'languages' },
  found: {
    label: 'Found at',
    kind: 'places',
    hint: 'All of one group must hold; one is enough (M7.1). Left blank: where Region and Subregion say.',
  },
  bonus: { label: 'Value bonus', kind: 'words', hint: 'For what is given to an Ally.', example: '+2' },
  target: { label: 'Target', kind: 'words', hint: 'The target line.', example: 'Opponent’s Investigator' },
  capacity: { label: 'Room for Spells', kind: 'number' },
  icons: { label: 'Spell Icons', kind: 'list' },
  travel: { label: 'Travel Event', kind: 'yes' },
  goo: { label: 'Great Old One', kind: 'yes' },
  requires: { label: 'Asks for', kind: 'requirements', hint: 'The two cards a Great Old One needs (M11.46).' },
  invisible: { label: 'Invisible', kind: 'one' },
  points: { label: 'Adventure points', kind: 'number' },
  education: { label: 'Education', kind: 'number' },
  'sanity-start': { label: 'Sanity at the start', kind: 'number' },
  'sanity-max': { label: 'Maximum Sanity', kind: 'number' },
  hand: { label: 'Hand', kind: 'number' },
  'hand-min': { label: 'Hand minimum', kind: 'words', hint: 'A number, or none.', example: '3, or none' },
  'hand-max': { label: 'Hand maximum', kind: 'words', hint: 'A number, or none.', example: '8, or none' },
}

const textHints: Readonly<Partial<Record<WrittenType, string>>> = {
  Adventure: 'The story. What it asks for stands in capitals: “You meet a STEADFAST ALLY in a LIBRARY.”',
}
const usualTextHint = 'Special Effects, a sentence each: “When played: bury one Ally of your opponent.”'

const offer = (name: string): Offer => ({ value: name, name })
const named = (names: Iterable<string>): Offer[] =>
  [...new Set(names)]
    .filter((each) => each !== '')
    .toSorted((a, b) => (a < b ? -1 : 1))
    .map(offer)

const dimensionNames = { waking: 'Waking World', dreamlands: 'Dreamlands', 'new-aeon': 'New Aeon' } as const
const dimensionOffers: readonly Offer[] = dimensions.map((value) => ({ value, name: dimensionNames[value] }))

/** The form's questions, with the words of these cards. */
export function sheetOf(cards: readonly (CardFacts | InvestigatorFacts)[]): WorkshopSheet {
  const playing = cards.filter((each): each is CardFacts => each.type !== 'Investigator')
  const languages = cards.flatMap((each) => each.languages?.list ?? [])

  function offers(key: string, type: WrittenType): readonly Offer[] {
    const same = playing.filter((each) => each.type === type)
    switch (key) {
      case 'dimension':
        // An Ally or Location always belongs to one (M6.16).
        return type === 'Ally' || type === 'Location' ? dimensionOffers : [...dimensionOffers, { value: 'any', name: 'Any (no sign)' }]
      case 'invisible':
        return ['', 'yes', 'day', 'choice'].map((value) => ({
          value,
          name: { '': 'No', yes: 'Yes', day: 'By day', choice: 'By choice' }[value]!,
        }))
      case 'public':
        return publicAttributes.map(offer)
      case 'subtype':
        return named(same.flatMap(({ subtype }) => subtype ?? []))
      case 'attributes':
        return named(same.flatMap(({ attributes }) => attributes ?? []))
      case 'region':
        return named(playing.flatMap(({ region }) => region ?? []))
      case 'subregion':
        return named(playing.flatMap(({ subregion }) => subregion ?? []))
      case 'target':
        return named(same.flatMap(({ target }) => target ?? []))
      case 'icons':
        return named(playing.flatMap(({ icons }) => icons ?? []))
      case 'languages':
        return named(languages)
      case 'sanity':
        return ['+2', '+1', '-1', '-2', 'variable'].map(offer)
      default:
        return []
    }
  }

  function field(key: string, type: WrittenType, needed: readonly string[]): FactField {
    const { label, kind, hint, example } = asking[key] ?? { label: key, kind: 'words' }
    return {
      key,
      label,
      kind,
      needed: needed.includes(key),
      offers: offers(key, type),
      ...(hint !== undefined && { hint }),
      ...(example !== undefined && { example }),
    }
  }

  const locations = playing.filter(({ type }) => type === 'Location')
  const attributes = (of: readonly CardFacts[]) => named(of.flatMap((each) => each.attributes ?? []))
  const yesNo: readonly Offer[] = [
    { value: 'yes', name: 'Yes' },
    { value: 'no', name: 'No' },
  ]
  const regions = named(locations.flatMap(({ region }) => region ?? []))
  const subregions = named(locations.flatMap(({ subregion }) => subregion ?? []))
  const places: readonly PairWord[] = [
    { key: 'subregion', label: 'Subregion', offers: subregions },
    { key: 'region', label: 'Region', offers: regions },
    { key: 'attribute', label: 'Attribute', offers: attributes(locations) },
    { key: 'public', label: 'Public attribute', offers: publicAttributes.map(offer) },
    { key: 'dimension', label: 'Dimension', offers: dimensionOffers },
    { key: 'gate', label: 'Gate', offers: yesNo },
    { key: 'past', label: 'Past of', offers: named(locations.map(({ title }) => title)) },
  ]
  return {
    types: writtenTypes.map((type) => {
      const { keys, needed } = factsOf(type)
      return { type, facts: keys.map((key) => field(key, type, needed)), hint: textHints[type] ?? usualTextHint }
    }),
    places,
    requirements: [
      { key: 'type', label: 'Type', offers: named(writtenTypes.filter((each) => each !== 'Investigator')) },
      { key: 'title', label: 'Title', offers: named(playing.map(({ title }) => title)) },
      { key: 'subtype', label: 'Subtype', offers: named(playing.flatMap(({ subtype }) => subtype ?? [])) },
      { key: 'region', label: 'Region', offers: regions },
      { key: 'subregion', label: 'Subregion', offers: subregions },
      { key: 'attribute', label: 'Attribute', offers: attributes(playing) },
      { key: 'public', label: 'Public attribute', offers: publicAttributes.map(offer) },
      { key: 'gate', label: 'Gate', offers: yesNo },
    ],
    limits: { title: limits.name, text: limits.draftText, fact: limits.name },
  }
}

/** What a fresh card of a type says before anything is typed. */
export function freshFacts(type: WrittenType): Readonly<Record<string, string>> {
  if (type === 'Investigator') return { languages: 'English' }
  if (type === 'Location') return { dimension: 'waking' }
  if (type === 'Ally') return { dimension: 'waking', value: '1', languages: 'English' }
  return type === 'Tome' ? { dimension: 'any', languages: 'English' } : { dimension: 'any' }
}
