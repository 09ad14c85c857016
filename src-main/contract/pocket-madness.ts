/** What is seen of a table of Pocket Madness, for the window: it knows the contract and nothing behind it. */
export type { Place, View } from '../games/pocket-madness/knowledge.ts'
export type { Laid, Turn } from '../games/pocket-madness/state.ts'
