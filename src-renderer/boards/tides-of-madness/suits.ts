/** How the five suits are told apart: by shape and letter, and by colour besides. */
import type { Suit } from '../../../src-main/contract/tides-of-madness.ts'
import type { SymbolName } from '../../ui/symbol-names.ts'

export interface SuitLook {
  readonly suit: Suit
  readonly letter: string
  readonly symbol: SymbolName
}

/** In the order of the counts in a view. */
export const suitLooks: readonly SuitLook[] = [
  { suit: 'Races', letter: 'R', symbol: 'fish-monster' },
  { suit: 'Locations', letter: 'L', symbol: 'island' },
  { suit: 'Outer Gods', letter: 'O', symbol: 'gooey-eyed-sun' },
  { suit: 'Great Old Ones', letter: 'G', symbol: 'octopus' },
  { suit: 'Manuscripts', letter: 'M', symbol: 'spell-book' },
]

export const lookOf = (suit: Suit): SuitLook => suitLooks.find((each) => each.suit === suit)!
