/** What there is of a person's own, in words; and when and how large. */
import type { Holding } from '../../src-main/contract/data.ts'

export const holding = ({ decks, matches, campaigns, cards }: Holding): string =>
  [
    [decks, 'deck'],
    [matches, 'match', 'matches'],
    [campaigns, 'campaign'],
    [cards, 'own card'],
  ]
    .map(([count, one, many = `${one}s`]) => `${count} ${count === 1 ? one : many}`)
    .join(', ')

export const when = (iso: string): string => new Date(iso).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })

export const size = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1_000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
