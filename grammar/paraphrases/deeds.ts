/** What is done to cards and players: chosen, moved, returned, exchanged, looked at; duties and bans of other players. */

import type { Clause } from '../clauses.ts'

export const deeds: readonly Clause[] = []
