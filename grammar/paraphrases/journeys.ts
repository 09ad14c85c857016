/** Travel and walking: ways here and away, Islands and Exotic Locations, Travel Events, new Locations now and on later Turns. */

import type { Clause } from '../clauses.ts'

export const journeys: readonly Clause[] = []
