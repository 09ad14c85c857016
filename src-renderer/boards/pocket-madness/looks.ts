/** How the seven locations are told apart: each has its number and a shape, and a colour besides. */
import type { SymbolName } from '../../ui/symbol-names.ts'

export interface Look {
  readonly symbol: SymbolName
  /** Dark enough for white letters on it. */
  readonly colour: string
}

/** By number, 6 to 12. */
const looks: readonly Look[] = [
  { symbol: 'octopus', colour: '#14665f' },
  { symbol: 'hospital', colour: '#5a5f69' },
  { symbol: 'mountains', colour: '#2f5f94' },
  { symbol: 'fish-monster', colour: '#3a6b1e' },
  { symbol: 'egypt', colour: '#8a5a00' },
  { symbol: 'barn', colour: '#96301f' },
  { symbol: 'cave-entrance', colour: '#6b2d7d' },
]

export const lookOf = (number: number): Look => looks[number - 6]!
