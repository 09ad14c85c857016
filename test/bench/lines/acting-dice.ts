/** One acknowledged action at a table of Cthulhu Dice: refereed, on the disk, answered. */
import { acting } from '../acting.ts'
import type { Line } from '../line.ts'

export const line: Line = {
  name: 'An action of Cthulhu Dice that is on the disk, four persons',
  unit: 'actions',
  aim: 'no person feels it; the limit is what the disk takes',
  prepare: () => acting('cthulhu-dice', 4),
}
