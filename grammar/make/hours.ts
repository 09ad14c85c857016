/** For whom it is Day or Night: players with all that is theirs, or so much of it as is named. */

import type { Condition, Static, Who } from '../ast.ts'
import { type Item, nonsense } from './draft.ts'

/** Somebody or something for which it is told what time it is. */
type Part =
  | { readonly who: Who; readonly so?: Condition | object }
  | { readonly allies: Who | 'they'; readonly others?: true }
  | { readonly self: true }
  | { readonly threat: Who | 'they' }
  | { readonly attackers: true }

type Time = 'day' | 'night' | 'neither'

/** "For you, your Allies and all Threats directed at you": one player, and what of his is named besides him. */
export function hours(time: Time, parts: readonly Part[]): readonly Item[] | object {
  const named = parts.flatMap((part) => ('who' in part ? [part] : []))
  const [one] = named
  if (named.length > 1 || one?.so === nonsense) return nonsense
  if (!one) return parts.some((part) => 'threat' in part || 'attackers' in part) ? ofYou(time, parts) : ofCards(time, parts)
  const isHis = (whose: Who | 'they'): boolean => whose === one.who || (whose === 'they' && one.who !== 'you')
  const isApart = parts.some(
    (part) =>
      'self' in part ||
      ('allies' in part && !isHis(part.allies)) ||
      ('threat' in part && !isHis(part.threat)) ||
      ('attackers' in part && one.who !== 'you'),
  )
  if (isApart) return nonsense
  const reach = reachOf(parts)
  const effect: Static = { time, who: one.who, ...(parts.length === 1 || reach === undefined ? {} : { reach }) }
  return one.so ? [{ rule: { kind: 'static', if: one.so as Condition, effect } }] : [{ effect }]
}

type Reach = NonNullable<Extract<Static, { time: unknown }>['reach']>

/** What is named of a player; nothing where that is all that is his. */
function reachOf(parts: readonly Part[]): Reach | undefined {
  const reach: Reach[number][] = [
    ...(parts.some((part) => 'who' in part || 'allies' in part) ? ['party' as const] : []),
    ...(parts.some((part) => 'threat' in part) ? ['threat' as const] : []),
    ...(parts.some((part) => 'attackers' in part) ? ['attackers' as const] : []),
  ]
  return reach.join() === 'party,threat' ? undefined : reach
}

/** "For all Threats directed at you". */
function ofYou(time: Time, parts: readonly Part[]): readonly Item[] | object {
  const isYours = parts.every((part) => 'attackers' in part || ('threat' in part && part.threat === 'you'))
  return isYours ? [{ effect: { time, who: 'you', reach: reachOf(parts)! } }] : nonsense
}

/** "For this card and your other Allies": these cards are taken as if it were so. */
function ofCards(time: Time, parts: readonly Part[]): readonly Item[] | object {
  if (time === 'neither') return nonsense
  const items = parts.map((part): Item | undefined => {
    if ('self' in part) return { effect: { treatAs: time, of: { ref: 'self' }, as: 'time' } }
    if (!('allies' in part) || part.allies === 'they') return undefined
    const of = part.allies === 'you' ? {} : { of: part.allies }
    return {
      effect: { treatAs: time, of: { is: { type: 'Ally' }, pick: 'all', ...of, ...(part.others ? { others: true } : {}) }, as: 'time' },
    }
  })
  return items.every((item) => item !== undefined) ? (items as readonly Item[]) : nonsense
}
