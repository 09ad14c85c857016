/**
 * Builds rule objects from what the effect grammar has matched of room for Spells, of cards that stand
 * for others, of costs that are doubled or halved,
 * and of what is looked for and given to an Ally.
 */

import type { Filter, Op, Selector, Static, Who } from './ast.ts'
import type { CardType } from './card.ts'
import { dropSelf, type Item, icon, nonsense, ownTitles } from './effect-actions.ts'
import type { Token } from './lexer.ts'

// ---------------------------------------------------------------- where Spells can lie

/** Room for so many Spells: `more` than there is, or `only` so many; of some icons, or of any. */
interface Room {
  readonly n: number
  readonly more?: true
  readonly only?: true
  /** All that a holder contains: its whole room, where no icon says that it is other room than the printed one. */
  readonly told?: true
  readonly icon?: string | readonly string[]
}

/** The icons that a Spell must bear one of. */
export function icons(...names: readonly Token[]): Pick<Room, 'icon'> | object {
  const found = names.map((name) => (icon(name) as Filter).icon)
  if (found.some((each) => each === undefined)) return nonsense
  return { icon: found.length === 1 ? found[0]! : (found as readonly string[]) }
}

/** What holds Spells, and how many: places of an icon come on top of the others, places like the others raise the number. */
export function roomIn({ n, more, told, icon, ...rest }: Room | Record<string, never>, of?: Selector | object): Static | object {
  const only = rest.only || (told && !more && icon === undefined)
  if (n === undefined || of === nonsense || (more && only)) return nonsense
  const holder = of as Selector | undefined
  // "That Tome" is the one this card is given to, and is said so elsewhere.
  if ((holder?.ref as string) === 'thatOne' && holder?.is?.type === 'Tome') return nonsense
  if (icon !== undefined)
    return dropSelf({ holdsSpells: n, icon, ...(only ? { only: true as const } : {}), ...(holder ? { of: holder } : {}) })
  if (!more && !only) return dropSelf({ holdsSpells: n, ...(holder ? { of: holder } : {}) })
  const isHolder =
    holder === undefined ||
    holder.ref !== undefined ||
    (holder.pick === 'all' && ['Tome', 'Ally', 'Artifact'].includes(String(holder.is?.type)))
  return isHolder ? { stat: 'spellCapacity', by: n, ...(only ? { how: 'set' as const } : {}), of: holder ?? { ref: 'self' } } : nonsense
}

/** Two kinds of Spells, each so many. */
export function bothRooms(verb: Partial<Room>, a: Room, b: Room, of?: Selector): readonly Item[] | object {
  if (a.icon === undefined || b.icon === undefined) return nonsense
  const both = [roomIn({ ...verb, ...a }, of), roomIn({ ...verb, ...b }, of)]
  return both.includes(nonsense) ? nonsense : both.map((effect) => ({ effect: effect as Static }))
}

/** What a card stands for is one card: any, or any of one type. */
export function oneOfType(n: number, is: Filter): { readonly any: 'anyOne' | CardType } | object {
  if (n !== 1 || ownTitles.has(is)) return nonsense
  const { type, ...rest } = is
  if (Object.keys(rest).length > 0 || (type !== undefined && (typeof type !== 'string' || type === 'Adventure'))) return nonsense
  return { any: type ?? 'anyOne' }
}

export function standsIn(
  is: { readonly any: 'anyOne' | CardType },
  purpose: 'GreatOldOne' | 'Location' | 'Adventure',
  stays?: true,
): Static | object {
  if ((is as object) === nonsense || (purpose !== 'Adventure' && (is.any !== 'anyOne' || stays))) return nonsense
  return { standsIn: is.any, for: purpose, ...(stays ? { stays } : {}) }
}

// ---------------------------------------------------------------- costs that are doubled or halved

/** Twice, or half, of what cards cost that are found where it is said: of Spells that is paid when they are cast. */
export function folded(of: Selector | object, how: 'half' | 'double', who?: Who | 'they'): Static | object {
  const { is, ...rest } = of as Selector
  if (of === nonsense || is?.type === undefined || ownTitles.has(is) || who === 'they' || who === 'actor') return nonsense
  const stat = is.type === 'Spell' ? 'castingCost' : 'cost'
  return { stat, by: 2, how, of: { is, ...rest, ...(who === undefined || who === 'you' ? {} : { of: who }) } }
}

/** Of a Spell's own cost. */
export const foldedOwn = (how: 'half' | 'double'): Static => ({ stat: 'castingCost', by: 2, how, of: { ref: 'self' } })

// ---------------------------------------------------------------- what is looked for and given to an Ally

const bearable = (is: Filter | undefined): boolean => {
  const types = [is?.type].flat()
  return types.every((each) => each === 'Artifact' || each === 'Tome')
}

/** One Weapon, Artifact or Tome that does not lie in play is given to an Ally of one's own. */
export function given(give: Selector, to: Selector | object): Op | object {
  const bearer = to as Selector
  const isFound = give.pick === 'choose' && give.n === 1 && (give.of ?? 'you') === 'you' && bearable(give.is)
  const isElsewhere = give.in === 'deck' || give.in === 'discard' || give.in === 'story' || give.in === 'hand'
  const isAlly =
    bearer.ref === 'self' ||
    (bearer.is?.type === 'Ally' && bearer.n === 1 && bearer.pick === 'choose' && (bearer.of ?? 'you') === 'you' && !bearer.in)
  return isFound && isElsewhere && isAlly ? { give, to: bearer } : nonsense
}

export function givenFrom(of: Who | 'they', zone: 'deck' | 'discard', found: Selector, to: Selector | object): Op | object {
  return of === 'you' ? given({ ...found, in: zone }, to) : nonsense
}
