/**
 * What befalls cards, Hands, decks and players besides being played or lost, as moments.
 */

import type { Filter, Selector, Trigger, Who } from '../ast.ts'
import type { Token } from '../lexer.ts'
import { type Marked, nonsense } from './draft.ts'
import { isNamed, ownTitles } from './nouns.ts'

/** A Hand or deck of his who does it, "his", or of the one that is named. */
const isOwn = (whose: Who | 'they', by: Who | 'they'): boolean => whose === 'they' || whose === by

/** Cards as they are meant of a moment: "any" is anybody's, and a name is one of that name. */
function meant(said: Selector): Selector | undefined {
  const { any, mine, named: __, table, ...whole } = said as Marked
  const of = table && !mine ? { ...whole, table } : whole
  if (of.in !== undefined || of.pick === 'random' || (of.is && ownTitles.has(of.is))) return undefined
  if (of.pick === 'all' && isNamed(of.is ?? {})) return { ...of, n: 1, pick: 'choose' }
  return any && !mine && of.of === undefined && of.ref === undefined ? { ...of, of: 'each' } : of
}

/** One such card of yours. */
export const one = (is: Filter): Selector => ({ is, n: 1, pick: 'choose' })

/** "When an Ally is returned to your Hand": one of yours. */
export function returned(said: Selector, whose: Who | 'they' | null, by?: Who | 'they'): Trigger | object {
  const of = meant(said)
  if (of === undefined || of.is?.type === 'Location') return nonsense
  const isTold = whose === null || whose === 'they' || whose === 'owner' || of.ref !== undefined
  if (!isTold && of.of !== undefined && of.of !== whose && of.of !== 'each') return nonsense
  const { of: _, ...any } = of
  const cardReturned = isTold ? of : whose === 'you' ? any : { ...any, of: whose }
  return { cardReturned, ...(by === undefined ? {} : { by: by as Who }) }
}

/** A card goes from the Hand of a player; where nobody else makes him do it, whoever does. */
export function fromHand(of: Who | 'they', is: Filter, to: 'bury' | 'discard', whose: Who | 'they', by?: Who | 'they'): Trigger | object {
  if (!isOwn(whose, of) || ownTitles.has(is) || by === of) return nonsense
  return { fromHand: is, of: of as Who, to, ...(by === undefined ? {} : { by: by as Who }) }
}

/** "When you reshuffle your Mythos Deck"; to shuffle it alone is no reshuffle. */
export const reshuffled = ({ written }: Token, by: Who | 'they', whose: Who | 'they'): Trigger | object =>
  /^resh/i.test(written) && isOwn(whose, by) ? { reshuffled: by as Who } : nonsense

/** "When you shuffle your discards into your Mythos Deck". */
export const turnedOver = (by: Who | 'they', whose: Who | 'they', deck: Who | 'they'): Trigger | object =>
  isOwn(whose, by) && isOwn(deck, by) ? { reshuffled: by as Who } : nonsense

/** Nobody looks at his own. */
export const handSeen = (seen: Who | 'they', by: Who | 'they'): Trigger | object =>
  seen === by || seen === 'they' ? nonsense : { handSeen: seen, by: by as Who }

/** Artifacts and Tomes are given, Spells to a Tome are laid in it; who bears them is an Ally. */
const isBearable = ({ type }: Filter): boolean => [type].flat().every((each) => each === 'Artifact' || each === 'Tome')

/** What is given lies with its bearer. */
export function given(said: Selector, bearer: Selector): Trigger | object {
  const [of, to] = [meant(said), meant(bearer)]
  if (of === undefined || to === undefined || of.ref === 'host' || of.ref === 'target') return nonsense
  if (of.ref === undefined && !isBearable(of.is ?? {})) return nonsense
  if (to.ref === undefined && to.is?.type !== 'Ally' && !isNamed(to.is ?? {})) return nonsense
  const isOfBearer = of.ref === undefined && of.of === undefined && to.of !== undefined
  return { given: isOfBearer ? { ...of, of: to.of } : of, to }
}

/** "When you give a Weapon to one of your Allies": to one of his own, if no other is told. */
export function gives(by: Who | 'they', is: Filter, to: Selector): Trigger | object {
  const isOwnAlly = by !== 'you' && to.ref === undefined && to.of === undefined && !(to as Marked).mine
  return given(by === 'you' ? one(is) : { ...one(is), of: by as Who }, isOwnAlly ? { ...to, of: by as Who } : to)
}

/** Of this card, and of its bearer, it is told otherwise. */
export function defended(said: Selector): Trigger | object {
  const of = meant(said)
  return of === undefined || of.ref !== undefined || [of.is?.type].flat().some((each) => each !== undefined && each !== 'Ally')
    ? nonsense
    : { defended: of }
}

/** "When a Ghoul attacks you": for each of them. */
export function attackedWith(attacked: Who | 'they', is: Filter): Trigger | object {
  if (ownTitles.has(is) || (is.type !== undefined && is.type !== 'Monster' && is.type !== 'Ally')) return nonsense
  return { attacked: attacked as Who, with: is }
}

/** "When you are attacked by one or more Ghouls": once, however many there are. */
export function attackedTogether(attacked: Who | 'they', n: number, is: Filter): Trigger | object {
  const on = attackedWith(attacked, is)
  return n !== 1 || on === nonsense ? nonsense : { ...(on as object), together: true }
}

/** "When an opponent attacks you": nobody else can. */
export const attackedBy = (attacked: Who | 'they', by: Who | 'they'): Trigger | object =>
  attacked === 'you' && (by === 'opponent' || by === 'eachOpponent') ? { attacked } : nonsense

export function summoned(is: Filter, by: Who | 'they', isOnYou = false): Trigger | object {
  // A Ghoul that is summoned is a Monster.
  const monster: Filter = is.type || is.or || is.called ? is : { ...is, type: 'Monster' }
  if (monster.type !== 'Monster' || ownTitles.has(is) || (isOnYou && by === 'you')) return nonsense
  return { summoned: monster, by: by as Who, ...(isOnYou ? { on: 'you' } : {}) }
}

/** What is called off is a Spell that was cast, an Event that was played, or what a card does that was used. */
export function cancelled(
  is: Filter,
  of: Who | 'they',
  { by, from }: { readonly by?: Who | 'they'; readonly from?: Filter },
): Trigger | object {
  if (of === 'they' || of === by || ownTitles.has(is) || (from && ownTitles.has(from))) return nonsense
  return { cancelled: is, of, ...(by === undefined ? {} : { by: by as Who }), ...(from === undefined ? {} : { from }) }
}
