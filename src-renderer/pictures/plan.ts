/** What becomes of the files that were chosen: which are taken for which cards, which a person has to decide about, which are left. */
import type { NameMatch, Printed } from '../../src-main/contract/pictures.ts'
import type { Source } from './taking.ts'

export interface Taken {
  readonly source: Source
  readonly cards: readonly Printed[]
}

export interface Plan {
  readonly sure: readonly Taken[]
  readonly unsure: readonly Taken[]
  readonly none: readonly Source[]
  /** Of a card that another file is taken for. */
  readonly doubled: readonly (Taken & { readonly by: string })[]
}

/** A file that names its printing goes before one that names the Title alone; of two alike the first is taken. */
export function planOf(sources: readonly Source[], matches: readonly NameMatch[]): Plan {
  const pairs = sources.map((source, i) => ({ source, match: matches[i]! }))
  const taken = new Map<string, string>()
  const sure: Taken[] = []
  const doubled: (Taken & { by: string })[] = []
  for (const { source, match } of pairs
    .filter((each) => each.match.cards.length > 0)
    .toSorted((a, b) => a.match.cards.length - b.match.cards.length)) {
    const cards = match.cards.filter(({ card }) => !taken.has(card))
    if (cards.length === 0) doubled.push({ source, cards: match.cards, by: taken.get(match.cards[0]!.card)! })
    else sure.push({ source, cards })
    for (const { card } of cards) taken.set(card, source.name)
  }
  return {
    sure,
    unsure: pairs.filter(({ match }) => match.unsure.length > 0).map(({ source, match }) => ({ source, cards: match.unsure })),
    none: pairs.filter(({ match }) => match.cards.length === 0 && match.unsure.length === 0).map(({ source }) => source),
    doubled,
  }
}
