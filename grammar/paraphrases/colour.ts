/** What only paints the scene, and names for this card and for those spoken of before: the Colonel, the crew, that card. */

import type { Clause } from '../clauses.ts'

export const colour: readonly Clause[] = []
