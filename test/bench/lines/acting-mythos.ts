/** One acknowledged action at a table of Mythos: refereed, on the disk, answered. */
import { acting } from '../acting.ts'
import type { Line } from '../line.ts'

export const line: Line = {
  name: 'An action of Mythos that is on the disk, two persons',
  unit: 'actions',
  aim: 'no person feels it; the limit is what the disk takes',
  prepare: () => acting('mythos', 2),
}
