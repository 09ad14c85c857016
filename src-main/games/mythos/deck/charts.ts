/** A deck in figures: its Types, values, Sanity, Regions, places beside Allies, languages, attributes. */
import type { CardType, PrintedCard } from '../../../../grammar/card.ts'
import { regionOfCard } from '../places.ts'
import { isWeapon } from './faces.ts'
import { cardAt, type Holding, investigatorAt } from './holding.ts'

/** A chart and its table at once. */
export interface Chart {
  readonly id: string
  readonly title: string
  readonly says: string
  readonly kind: 'bars' | 'stacked' | 'grid'
  readonly columns: readonly string[]
  readonly rows: readonly { readonly label: string; readonly values: readonly number[] }[]
}

type Copies = { readonly card: PrintedCard; readonly copies: number; readonly no: number }

const types: readonly CardType[] = ['Location', 'Ally', 'Artifact', 'Tome', 'Spell', 'Event', 'Monster', 'Adventure']

export function chartsOf(holding: Holding): Chart[] {
  const all = holding.cards.map(({ no, copies }) => ({ no, copies, card: cardAt(holding.support, no) }))
  return [
    byType(all, holding),
    values(all),
    sanity(all),
    regions(all),
    places(holding, all),
    languages(holding, all),
    publicMarks(all),
    attributes(all),
    icons(all),
  ]
}

const copiesOf = (cards: readonly Copies[], which: (card: PrintedCard) => boolean): number =>
  cards.reduce((sum, { card, copies }) => (which(card) ? sum + copies : sum), 0)

function byType(all: readonly Copies[], { works }: Holding): Chart {
  const rows = types.map((type) => {
    const of = all.filter(({ card }) => card.type === type)
    const can = of.reduce((sum, { no, copies }) => (works[no] === 1 ? sum + copies : sum), 0)
    return { label: type, values: [can, of.reduce((sum, { copies }) => sum + copies, 0) - can] }
  })
  return {
    id: 'types',
    title: 'Types',
    says: 'Cards of each Type, and how many of them cannot be played with this deck.',
    kind: 'stacked',
    columns: ['can be played', 'cannot'],
    rows: rows.filter(({ values: [can, cannot] }) => can! + cannot! > 0),
  }
}

/** Rows from the least to the greatest number, those between with none too. */
function span(least: number, greatest: number, row: (at: number) => readonly number[], label: (at: number) => string = String) {
  return Array.from({ length: Math.max(0, greatest - least + 1) }, (_, at) => ({ label: label(least + at), values: row(least + at) }))
}

function values(all: readonly Copies[]): Chart {
  const worth = ({ value, valueBonus, values: two }: PrintedCard) => (two === undefined ? (value ?? valueBonus) : Math.max(...two))
  const kinds: readonly (readonly [string, (card: PrintedCard) => boolean])[] = [
    ['Allies', ({ type }) => type === 'Ally'],
    ['Monsters', ({ type, goo }) => type === 'Monster' && goo !== true],
    ['Weapons', isWeapon],
  ]
  const found = all.flatMap(({ card }) => (kinds.some(([, is]) => is(card)) ? (worth(card) ?? []) : []))
  return {
    id: 'values',
    title: 'Card Values',
    says: 'Allies and Monsters by their printed value, Weapons by what they add.',
    kind: 'stacked',
    columns: kinds.map(([name]) => name),
    rows:
      found.length === 0
        ? []
        : span(Math.min(...found), Math.max(...found), (at) =>
            kinds.map(([, is]) => copiesOf(all, (card) => is(card) && worth(card) === at)),
          ),
  }
}

function sanity(all: readonly Copies[]): Chart {
  const given = all.flatMap(({ card }) => (typeof card.sanity === 'number' && card.sanity !== 0 ? [card.sanity] : []))
  const sum = (sign: 1 | -1) =>
    all.reduce(
      (total, { card, copies }) =>
        typeof card.sanity === 'number' && card.sanity * sign > 0 ? total + Math.abs(card.sanity) * copies : total,
      0,
    )
  const signed = (at: number) => (at > 0 ? `+${at}` : at === 0 ? '0' : `−${-at}`)
  return {
    id: 'sanity',
    title: 'Sanity',
    says: `All its gains come to ${sum(1)}, all its losses and costs to ${sum(-1)}.`,
    kind: 'stacked',
    columns: types.map((type) => type),
    rows:
      given.length === 0
        ? []
        : span(
            Math.min(0, ...given),
            Math.max(0, ...given),
            (at) => types.map((type) => copiesOf(all, (card) => card.type === type && card.sanity === at)),
            signed,
          ).filter(({ label }) => label !== '0'),
  }
}

function counted(words: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const each of words) counts.set(each, (counts.get(each) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([word]) => word)
}

function regions(all: readonly Copies[]): Chart {
  const place = (card: PrintedCard) =>
    card.type === 'Location' ? (card.exotic === true ? regionOfCard(card) : (card.subregion ?? card.region)) : undefined
  const found = counted(all.flatMap(({ card, copies }) => Array<string>(copies).fill(place(card) ?? '')).filter((each) => each !== ''))
  return {
    id: 'regions',
    title: 'Regions',
    says: 'Locations by Subregion, and the Allies found there.',
    kind: 'stacked',
    columns: ['Locations', 'Allies'],
    rows: found.map((label) => ({
      label,
      values: [copiesOf(all, (card) => place(card) === label), copiesOf(all, ({ foundAt }) => foundAt?.subregion === label)],
    })),
  }
}

/** More Allies and places than these make no grid that can be read. */
const widest = 24

/** Which Location is a place for which Ally: by the ways that the rules leave, as printed (M7.1, M7.2). */
function places({ support }: Holding, all: readonly Copies[]): Chart {
  const allies = all.filter(({ card }) => card.type === 'Ally').slice(0, widest)
  const ways = allies.map(({ no }) => {
    const found = support.needs[no]!.find(({ rule }) => /^M7\.[126]$/.test(rule))?.ways ?? []
    return new Set(found.flatMap((way) => (way.length === 1 ? way : [])))
  })
  const here = all.filter(({ card }) => card.type === 'Location')
  return {
    id: 'places',
    title: 'Places for Allies',
    says: 'A 1 where the Ally of the column is found at the Location of the row.',
    kind: 'grid',
    columns: allies.map(({ card }) => card.title),
    rows: here.map(({ no, card }) => ({ label: card.title, values: ways.map((found) => (found.has(no) ? 1 : 0)) })),
  }
}

function languages({ support, investigators }: Holding, all: readonly Copies[]): Chart {
  const list = (card: { readonly languages?: { readonly list: readonly string[] } }) => card.languages?.list ?? []
  const found = counted([...all.flatMap(({ card }) => (card.type === 'Tome' ? list(card) : [])), ...all.flatMap(({ card }) => list(card))])
  const speaks = (type: CardType, language: string) => copiesOf(all, (card) => card.type === type && list(card).includes(language))
  return {
    id: 'languages',
    title: 'Languages',
    says: 'Tomes in each language, and who reads it.',
    kind: 'stacked',
    columns: ['Tomes', 'Allies', 'Investigators'],
    rows: found.map((label) => ({
      label,
      values: [
        speaks('Tome', label),
        speaks('Ally', label),
        investigators.filter((no) => list(investigatorAt(support, no)).includes(label)).length,
      ],
    })),
  }
}

const marked = (
  id: string,
  title: string,
  says: string,
  column: string,
  all: readonly Copies[],
  marks: (card: PrintedCard) => readonly string[],
): Chart => {
  const found = counted(all.flatMap(({ card, copies }) => marks(card).flatMap((each) => Array<string>(copies).fill(each))))
  return {
    id,
    title,
    says,
    kind: 'bars',
    columns: [column],
    rows: found.map((label) => ({ label, values: [copiesOf(all, (card) => marks(card).includes(label))] })),
  }
}

const publicMarks = (all: readonly Copies[]): Chart =>
  marked('public', 'Public Attributes and Gates', 'Locations that bear each of them.', 'Locations', all, (card) =>
    card.type === 'Location' ? [...(card.publicAttributes ?? []), ...(card.gate === true ? ['Gate'] : [])] : [],
  )

const attributes = (all: readonly Copies[]): Chart =>
  marked('attributes', 'Attributes', 'Cards that bear each of them.', 'Cards', all, (card) => card.attributes ?? [])

const icons = (all: readonly Copies[]): Chart => ({
  ...marked('icons', 'Spell Icons', 'Spells of each icon, and places for them in Tomes.', 'Spells', all, ({ icons: own }) => own ?? []),
  columns: ['Spells', 'places in Tomes'],
  kind: 'stacked',
  rows: counted(all.flatMap(({ card }) => card.icons ?? [])).map((label) => ({
    label,
    values: [
      copiesOf(all, ({ type, icons: own }) => type === 'Spell' && own?.includes(label) === true),
      all.reduce(
        (sum, { card, copies }) => (card.type === 'Tome' && card.icons?.includes(label) ? sum + copies * (card.spellCapacity ?? 0) : sum),
        0,
      ),
    ],
  })),
})
