/**
 * Fills a set of cards up to a deck: first second copies of what its Adventures need, so that it is drawn sooner, then
 * cards that work with it and serve it, a sensible number of each Type. Never one that cannot be played.
 */
import type { CardType, PrintedCard } from '../../../../grammar/card.ts'
import { foldTitle } from '../places.ts'
import { cardAt, type Held, holdingOf } from './holding.ts'
import { fitsSlot, planOf, readerOf } from './plan.ts'
import type { Support } from './support.ts'
import { present, working } from './working.ts'

export interface Filling {
  readonly support: Support
  readonly cards: readonly Held[]
  readonly investigator: number | undefined
  /** Cards that may be added, and how many copies of each. */
  readonly available: readonly number[]
  /** Of one Title (M3.4). */
  readonly copies: number
  /** How many cards it is to have (M3.1). */
  readonly size: number
  /** Whether a card is of what the deck is about. */
  readonly isWanted?: (card: PrintedCard) => boolean
}

/** A sensible share of each Type in a deck of 52. */
const shares: Readonly<Partial<Record<CardType, number>>> = { Location: 19, Ally: 8, Monster: 7, Event: 7, Artifact: 4, Tome: 2, Spell: 2 }

/** No more copies of a card are put in unasked. */
const doubled = 2

export function filledUp({ support, cards, investigator, available, copies, size, isWanted = () => false }: Filling): readonly Held[] {
  const holding = holdingOf(support, cards, investigator === undefined ? [] : [investigator])
  const plan = planOf(holding)
  const counts = new Map(cards.map(({ no, copies: count }) => [no, count]))
  const total = () => [...counts.values()].reduce((sum, each) => sum + each, 0)
  const ofTitle = (no: number) => {
    const title = foldTitle(cardAt(support, no).title)
    return [...counts].reduce((sum, [each, count]) => (foldTitle(cardAt(support, each).title) === title ? sum + count : sum), 0)
  }
  const mayAdd = (no: number) => (counts.get(no) ?? 0) < available[no]! && ofTitle(no) < copies && total() < size
  const add = (no: number) => counts.set(no, (counts.get(no) ?? 0) + 1)

  const meant = new Set([
    ...plan.order,
    ...plan.tellings.flatMap((telling) => telling.match.assignment.map(({ key }) => telling.card(key))),
  ])
  // Half of what is left at most, so that there is room for what makes a game of it.
  const room = Math.floor((size - total()) / 2)
  for (const no of [...meant].slice(0, room)) if (mayAdd(no) && counts.get(no)! < doubled) add(no)

  const reader = readerOf(support, plan.scenario?.beginning.investigator ?? investigator)
  const beginning = plan.scenario?.beginning ?? { investigator, area: 0 }
  const slots = plan.tellings.filter(({ completable }) => completable).flatMap(({ recipe }) => recipe.slots)
  const serving = new Map<number, number>()
  for (const no of counts.keys()) {
    for (const { ways } of support.needs[no]!)
      for (const [each] of ways) if (each !== undefined) serving.set(each, (serving.get(each) ?? 0) + 1)
  }
  const score = (no: number) => {
    const card = cardAt(support, no)
    const gain = typeof card.sanity === 'number' ? card.sanity : 0
    const fills = slots.filter((slot) => fitsSlot(card, slot, reader)).length
    const buries = support.offers[no]!.buriesPhobias ? 2 : 0
    return (isWanted(card) ? 6 : 0) + 1.5 * fills + (serving.get(no) ?? 0) / 4 + gain / 3 + buries - (counts.has(no) ? 2 : 0)
  }
  while (total() < size) {
    const there = present(support, counts.keys(), beginning)
    const works = working(support, there)
    const ofType = (type: CardType) => [...counts].reduce((sum, [no, count]) => (cardAt(support, no).type === type ? sum + count : sum), 0)
    const open = support.faces.flatMap((face, no) => {
      if (face.type === 'Investigator' || face.type === 'Adventure' || !mayAdd(no) || (counts.get(no) ?? 0) >= doubled) return []
      if (works[no] !== 1 && !support.needs[no]!.every(({ ways }) => ways.some((way) => way.every((each) => works[each] === 1)))) return []
      return [no]
    })
    const lack = (no: number) => {
      const { type } = cardAt(support, no)
      return ((shares[type as CardType] ?? 0) * size) / 52 - ofType(type)
    }
    const fitting = open.filter((no) => lack(no) > 0)
    const among = fitting.length > 0 ? fitting : open
    if (among.length === 0) break
    // A few at a time: what they make possible for others is reckoned before the next.
    const ranked = among.map((no) => ({ no, worth: score(no) + lack(no) / 4 })).sort((a, b) => b.worth - a.worth || a.no - b.no)
    add(ranked[0]!.no)
  }
  return [...counts].map(([no, count]) => ({ no, copies: count }))
}
