/** How the pieces of Witch of Salem are told apart: items and artifacts by letter, shape and colour, places by number and shape. */
import type { Item } from '../../../src-main/contract/witch-of-salem.ts'
import type { SymbolName } from '../../ui/symbol-names.ts'

export interface Look {
  readonly name: string
  readonly letter: string
  readonly symbol: SymbolName
  /** Dark enough for white on it. */
  readonly colour: string
}

export const looks: Readonly<Record<Item, Look>> = {
  glasses: { name: 'Magic Glasses', letter: 'G', symbol: 'spectacles', colour: '#1f5f82' },
  necronomicon: { name: 'Necronomicon', letter: 'N', symbol: 'evil-book', colour: '#5a4636' },
  elixir: { name: 'Elixir of Nus', letter: 'E', symbol: 'health-potion', colour: '#7a3f86' },
  dagger: { name: 'Dagger of N’gaa', letter: 'D', symbol: 'sacrificial-dagger', colour: '#55606a' },
  red: { name: 'red artifact', letter: 'Rd', symbol: 'cut-diamond', colour: '#a3231f' },
  green: { name: 'green artifact', letter: 'Gn', symbol: 'emerald', colour: '#1f6b3a' },
  blue: { name: 'blue artifact', letter: 'Bl', symbol: 'gem-pendant', colour: '#23479c' },
}

/** By number; the last is R'lyeh. */
export const placeSymbols: readonly SymbolName[] = [
  'graduate-cap',
  'hospital',
  'newspaper',
  'spooky-house',
  'tavern-sign',
  'graveyard',
  'church',
  'octopus',
]

/** The secret passage among location cards. */
export const passage = 7
