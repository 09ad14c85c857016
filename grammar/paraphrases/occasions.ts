/** Moments and conditions, what is turned up and what becomes of it, alternatives with a condition of their own. */

import type { Clause } from '../clauses.ts'

export const occasions: readonly Clause[] = []
