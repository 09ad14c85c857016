/** What a seat sees of a Mythos table, for the window: it knows the contract and nothing behind it. */
export type * from '../games/mythos/view.ts'
