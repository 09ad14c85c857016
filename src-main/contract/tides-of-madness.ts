/** What is seen of a table of Tides of Madness, for the window: it knows the contract and nothing behind it. */
export type { CardNo, Suit } from '../games/tides-of-madness/cards.ts'
export type { Face, Place, View } from '../games/tides-of-madness/knowledge.ts'
export type { Line } from '../games/tides-of-madness/scoring.ts'
