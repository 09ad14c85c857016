/** Uses and their prices, Tomes, Spells and who holds them, what is carried, Phobias buried by staying, Gates used again. */

import type { Clause } from '../clauses.ts'

export const uses: readonly Clause[] = []
