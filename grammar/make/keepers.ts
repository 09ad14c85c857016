/** What holds a Spell, by which it is cast: an Ally or an Artifact, or the Tome out of which the Investigator casts it (M9.21). */

import type { Condition, Filter, Rule } from '../ast.ts'
import { isNot } from './conditions.ts'
import { nonsense } from './draft.ts'
import { ownTitles } from './nouns.ts'
import { usedOnly } from './replacements.ts'

/** "If cast by a Priest", "from a Latin Tome": this Spell is held so. Nothing but an Ally, a Tome or an Artifact holds one. */
export function keptBy(borneBy: Filter): Condition | object {
  const types = [borneBy, ...(borneBy.or ?? [])].flatMap(({ type }) => type ?? [])
  const isHolder = types.every((type) => type === 'Tome' || type === 'Ally' || type === 'Artifact')
  if (!isHolder || ownTitles.has(borneBy) || Object.keys(borneBy).length === 0) return nonsense
  return { card: { ref: 'self' }, is: { borneBy } }
}

/** "If cast by your Investigator": out of a Tome. */
export const byInvestigator: Condition = { card: { ref: 'self' }, is: { borneBy: { type: 'Tome' } } }

/** "May only be cast by a Priest". */
export const onlyBy = (is: Filter): Rule | object => usedOnly(keptBy(is), 'told')

export const notBy = (is: Filter): Rule | object => usedOnly(isNot(keptBy(is)), 'told')
