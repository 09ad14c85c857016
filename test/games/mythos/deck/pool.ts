/** A pool of all cards of the app, or of a few, and decks of it by Title. */
import type { PrintedCard } from '../../../../grammar/card.ts'
import { foldTitle } from '../../../../grammar/titles.ts'
import { doubtsOf, type Found } from '../../../../src-main/games/mythos/deck/doubts.ts'
import type { Face } from '../../../../src-main/games/mythos/deck/faces.ts'
import { type Holding, holdingOf } from '../../../../src-main/games/mythos/deck/holding.ts'
import { type Plan, planOf } from '../../../../src-main/games/mythos/deck/plan.ts'
import { type Support, supportOf } from '../../../../src-main/games/mythos/deck/support.ts'
import { allCards, allInvestigators } from '../../../support/all-cards.ts'

let whole: Support | undefined

export function wholePool(): Support {
  whole ??= supportOf([...allCards(), ...allInvestigators()])
  return whole
}

export function numberOf(support: Support, title: string): number {
  const no = support.faces.findIndex((face) => foldTitle(face.title) === foldTitle(title))
  if (no < 0) throw new Error(`No card of the pool is called ${title}.`)
  return no
}

export interface Judged {
  readonly holding: Holding
  readonly plan: Plan
  readonly doubts: readonly Found[]
  /** Titles of cards that cannot be played. */
  readonly idle: readonly string[]
}

/** A deck of one card of each Title; with an Investigator, if one is named. */
export function deckOf(titles: readonly string[], investigator?: string, support = wholePool()): Judged {
  const cards = titles.map((title) => ({ no: numberOf(support, title), copies: 1 }))
  const holding = holdingOf(support, cards, investigator === undefined ? [] : [numberOf(support, investigator)])
  const plan = planOf(holding)
  const offered = support.faces.flatMap(({ type }, no) => (type === 'Investigator' ? [] : [no]))
  const idle = cards.filter(({ no }) => holding.works[no] !== 1).map(({ no }) => support.faces[no]!.title)
  return { holding, plan, doubts: doubtsOf(holding, plan, offered), idle }
}

/** A card of no text, for positions that need one. */
export const plain = (card: Partial<PrintedCard> & Pick<PrintedCard, 'title' | 'type'>): Face => ({
  id: foldTitle(card.title),
  setCode: 'T',
  unique: false,
  dimension: 'waking',
  text: '',
  rules: [],
  ...(card.type === 'Location' || card.type === 'Ally' ? {} : { anyDimension: true }),
  ...card,
})
