/**
 * What somebody must give before he does something. To play a card, to cast a Spell, to use a Gate or a card costs more where only Sanity is
 * given; all else is a toll.
 */

import type { Cost, Filter, Static, Who } from '../ast.ts'
import { nonsense } from './draft.ts'
import { isKindOfSpell, ownTitles } from './nouns.ts'
import { costOf, useFee } from './values.ts'

/** "One card from his or her Hand", "one of his or her Allies": his who gives it, as all is that is given. */
function his(cost: Cost): Cost {
  if (typeof cost !== 'object' || !('other' in cost)) return cost
  const { of, ...other } = cost.other
  return (of as Who | 'they' | undefined) === 'they' ? { ...cost, other } : cost
}

/** What is done for it. */
type Tolled =
  | 'pass'
  | 'walk'
  | 'arrive'
  | 'gate'
  | 'thisGate'
  | { readonly play: Filter }
  | { readonly cast: Filter }
  | { readonly use: Filter }

/** "Each player must discard one card to pass", "no player may walk without losing 1 Sanity". */
export function tolled(who: Who | 'they', done: Tolled, told: readonly Cost[]): Static | object {
  const toll = told.map(his)
  if (who === 'they' || who === 'actor' || !toll.every(isGiven)) return nonsense
  const sanity = toll.every((each) => typeof each === 'object' && 'sanity' in each) && toll.length === 1 ? amountOf(toll[0]!) : undefined
  if (typeof done === 'string') {
    if (done === 'gate' || done === 'thisGate') return sanity !== undefined ? useFee(done, who, sanity) : inCards(done, who, toll)
    return { toll, for: done, who }
  }
  if ('use' in done) return sanity === undefined ? nonsense : useFee(done.use, who, sanity)
  const is = 'play' in done ? done.play : done.cast
  const isCast = 'cast' in done
  if (ownTitles.has(is) || Object.keys(is).length === 0 || (isCast && is.type !== 'Spell' && !isKindOfSpell(is))) return nonsense
  if (sanity !== undefined) {
    const price = costOf(is, isCast ? { by: sanity, verb: 'cast' } : { by: sanity })
    return price === nonsense || who === 'you' ? price : { ...price, of: { is, pick: 'all', of: who } }
  }
  // A Spell is put into a Tome, and that is no play that costs anything (M9.17).
  return toll.some((each) => !isOther(each)) || (!isCast && is.type === 'Spell') ? nonsense : { toll, for: isCast ? { cast: is } : is, who }
}

/** "Tomes may only be played by losing 1 Sanity": by whomever. */
export const tolledSo = (is: Filter, verb: 'play' | 'cast' | 'use', toll: readonly Cost[]): Static | object =>
  tolled('each', verb === 'play' ? { play: is } : verb === 'cast' ? { cast: is } : { use: is }, toll)

/** Other cards for the use of a Gate; of this one alone only Sanity is asked. */
const inCards = (done: 'gate' | 'thisGate', who: Who, toll: readonly Cost[]): Static | object =>
  done === 'thisGate' || toll.some((each) => !isOther(each)) ? nonsense : { toll, for: 'gate', who }

const amountOf = (cost: Cost): number | undefined =>
  typeof cost === 'object' && 'sanity' in cost && typeof cost.sanity === 'number' ? cost.sanity : undefined

const isOther = (cost: Cost): boolean =>
  typeof cost === 'object' && 'other' in cost && cost.other.ref === undefined && (cost.other.of ?? 'affected') === 'affected'

/** So much Sanity, or other cards of his who does it. */
const isGiven = (cost: Cost): boolean => amountOf(cost) !== undefined || isOther(cost)
