/**
 * Places that nobody leaves, or leaves for others, or reaches and leaves by such means alone.
 */

import type { Act, Condition, Filter, Rule, Who } from '../ast.ts'
import type { Token } from '../lexer.ts'
import { at } from './conditions.ts'
import { nonsense } from './draft.ts'
import { location, ownTitles } from './nouns.ts'
import { goBy } from './permissions.ts'
import { forbidThere, notBy } from './replacements.ts'

/** By what one travels, told by its name alone: "may not travel by Sea to ...". */
export function journey(name: Token): Filter | object {
  const act = goBy(name)
  return act === nonsense ? nonsense : (act as { readonly play: Filter }).play
}

const thereOf = (who: Who, is: Filter): Condition | object =>
  ownTitles.has(is) || is.title === 'self' ? nonsense : at(is, who === 'you' ? 'you' : 'actor')

/** Whether a town, a Region or a world is told and nothing else: what one has left only where one is outside of it. */
function isArea(is: Filter): boolean {
  const { subregion, region, dimension, ...rest } = is
  return [subregion, region, dimension].some((each) => each !== undefined) && Object.keys(rest).length === 0
}

/** "No player may leave Boston": for any place elsewhere; a Location is left wherever one goes. */
export function notLeaving(who: Who, is: Filter): Rule | object {
  const what: Act = { play: isArea(is) ? { type: 'Location', not: is } : { or: [{ travel: true }, { type: 'Location' }] } }
  return forbidThere(who, what, thereOf(who, is))
}

/** "No player may leave Boston by Travel by Sea". */
export function notLeavingBy(who: Who, is: Filter, by: Filter | 'walk' | object): Rule | object {
  const rule = notBy('leaveBy', by, who)
  const there = thereOf(who, is)
  return rule === nonsense || there === nonsense ? nonsense : { ...rule, if: there as Condition }
}

/** "No Travel Event may be used to reach any Island Location". */
export const notReachingBy = (who: Who, to: Filter, by: Filter | 'walk' | object): Rule | object =>
  ownTitles.has(to) || at(to, 'you') === nonsense ? nonsense : notBy('reachBy', by, who, location(to))

/** "No player may travel from Boston to the Dreamlands". */
export function notBetween(who: Who, from: Filter, to: Filter): Rule | object {
  if (ownTitles.has(to) || at(to, 'you') === nonsense) return nonsense
  const place = location(to)
  return forbidThere(
    who,
    { play: place.title === undefined && place.or === undefined ? { type: 'Location', ...place } : place },
    thereOf(who, from),
  )
}
