/** What holds of cards and players: values and numbers added to, attributes, what counts as what, protection and immunity, joining, limits. */

import type { Clause } from '../clauses.ts'

export const awards: readonly Clause[] = []
