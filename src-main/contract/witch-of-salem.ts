/** What is seen of a table of Witch of Salem, for the window: it knows the contract and nothing behind it. */
export type { Face, Investigator, PlaceSeen, View } from '../games/witch-of-salem/knowledge.ts'
export type { Colour, Item, Minor } from '../games/witch-of-salem/values.ts'
