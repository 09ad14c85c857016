/** Combat: who defends and attacks, Threats and what is in them, what is revealed, what survives, what a Combat has cost, Monsters Summoned and Controlled. */

import type { Clause } from '../clauses.ts'

export const battles: readonly Clause[] = []
