/** A deck as this chapter reads it: the cards of a pool with their copies, and what of them works. */
import type { InvestigatorCard, PrintedCard } from '../../../../grammar/card.ts'
import { isCard } from './faces.ts'
import type { Support } from './support.ts'
import { anywhere, type Beginning, beginnings, present, type Works, working } from './working.ts'

/** Copies of a card of the pool. */
export interface Held {
  readonly no: number
  readonly copies: number
}

export interface Scenario {
  readonly beginning: Beginning
  readonly works: Works
}

export interface Holding {
  readonly support: Support
  readonly cards: readonly Held[]
  /** The Investigators it names. */
  readonly investigators: readonly number[]
  /** What works in each of the ways to begin. */
  readonly scenarios: readonly Scenario[]
  /** What works in any of them. */
  readonly works: Works
}

/** Who may play where nobody is named: any Investigator of the pool. */
export const anyInvestigator = ({ faces }: Support): number[] => faces.flatMap((face, no) => (isCard(face) ? [] : [no]))

export function holdingOf(support: Support, cards: readonly Held[], investigators: readonly number[]): Holding {
  const numbers = cards.map(({ no }) => no)
  const open = investigators.length === 0 ? anyInvestigator(support) : []
  const scenarios = beginnings(support, numbers, investigators).map((beginning) => ({
    beginning,
    works: working(support, present(support, numbers, beginning, open)),
  }))
  // Without a Location nothing begins, but what needs none is not at fault for it.
  const bare = present(support, numbers, { investigator: investigators[0], area: -1 }, open)
  const all = scenarios.length > 0 ? scenarios.map(({ works }) => works) : [working(support, bare)]
  return { support, cards, investigators, scenarios, works: anywhere(all, support.size) }
}

export const cardAt = (support: Support, no: number): PrintedCard => support.faces[no] as PrintedCard

export const investigatorAt = (support: Support, no: number): InvestigatorCard => support.faces[no] as InvestigatorCard
