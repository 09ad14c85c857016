/**
 * From filters to selectors: which of these cards, how many, whose, and in which zone.
 */

import type { Amount, Condition, Cost, Filter, Order, Selector, Trigger, Who } from '../ast.ts'
import type { CardType } from '../card.ts'
import type { Token } from '../lexer.ts'
import { type Marked, nonsense, type Where } from './draft.ts'
import { asShown, bearsNone, isWithWhomever, ours, ownTitles, plurals, suchOf } from './nouns.ts'

/** All cards of a kind, whosesoever they are; if it is said that they are yours, those. */
export const allOf = (is: Filter): Selector => ({ is, pick: 'all', ...(ours.has(is) ? {} : { of: 'each' }) })

/** "Any Ghoul may join any Ghast": every one of them. */
export function whichever(of: Selector | object): Selector | object {
  const { n, any, ...all } = of as Marked
  return any && n === 1 && all.pick === 'choose' ? { ...all, pick: 'all' } : of
}

/** "A 1 point Ally" is one of at most 1; of other values exactly that. */
export function worth(of: Who, n: number, is: Filter): Selector | object {
  return selector(owned(of, { ...is, value: n === 1 ? { max: 1 } : { min: n, max: n } }), [])
}

export function selector(base: Selector, posts: readonly Where[]): Selector | object {
  const { ofOne, ...plain } = base as Marked
  // "The highest Ally of each opponent" is one of each, and not one of all together.
  if (ofOne && posts.some(({ of }) => of === 'each' || of === 'eachOpponent')) return nonsense
  let result: Marked = plain
  for (const { events, single, whichever: _anyones, ofEach: _whose, fightsAs, attacks, ...said } of posts) {
    // Lots are drawn for each player apart: from "any Threat attacking you" one card goes in all.
    const post = single && base.pick === 'random' ? { ...said, of: 'opponent' as const } : said
    if (events && (base.is?.type !== 'Event' || base.ref !== undefined)) return nonsense
    for (const key of Object.keys(post) as Exclude<keyof Where, 'events' | 'single' | 'whichever' | 'ofEach' | 'fightsAs' | 'attacks'>[]) {
      if (key === 'pick') {
        if (base.pick !== 'choose' && base.pick !== post.pick) return nonsense
      } else if (result[key] !== undefined) return nonsense
    }
    if (fightsAs !== undefined && base.is?.type !== 'Monster') return nonsense
    const more = { ...(fightsAs === undefined ? {} : { fightsAs }), ...(attacks === undefined ? {} : { attacks }) }
    result = { ...result, ...post, ...(Object.keys(more).length === 0 ? {} : { is: { ...result.is, ...more } }) }
  }
  // Who may take fewer need not begin with any; and where all go, none goes first.
  if (result.first && (result.upTo || result.ref || (result.pick !== 'choose' && result.pick !== 'random'))) return nonsense
  // Lots would be drawn for each player apart, and one card is meant.
  if (result.pick === 'random' && result.n === 1 && posts.some(({ whichever }) => whichever)) return nonsense
  // The highest of all in play is anybody's, and so is an Event that lies there for everybody.
  const isShared =
    result.is?.type === 'Event' && ['Storm', 'Day', 'Night', 'Star'].some((each) => [result.is?.subtype].flat().includes(each))
  const isAnybodys = result.table && !result.any && (result.extreme !== undefined || (isShared && result.pick !== undefined))
  const { is, of = isAnybodys ? 'each' : undefined, ...rest } = result
  // "One Ally of your opponent, of his choice": of the one whose it is.
  const by = (rest.by as string | undefined) === 'they' && of !== undefined && of !== 'you' ? { by: of } : {}
  const whole = { ...(is && Object.keys(is).length > 0 ? { is } : {}), ...rest, ...by }
  // "One Ally of yours" is none of anybody's, whatever a target line says.
  if (of === undefined) return is && ours.has(is) && whole.ref === undefined ? { ...whole, mine: true } : whole
  // "One Ally of each player" is one of each, of your choice (M17.25), and not one of all together.
  const isOfEach = (of === 'each' || of === 'eachOpponent') && (base.of === of || posts.some(({ ofEach }) => ofEach))
  if (isOfEach && whole.pick === 'choose' && whole.by === undefined && whole.theirs === undefined)
    return { ...whole, of: 'actor', theirs: { each: of } } satisfies Marked
  return of === 'you' ? { ...whole, mine: true } : { ...whole, of }
}

/** "Howard Lovecraft": whichever card of yours is called so. */
export function byTitle(is: Filter): Selector | object {
  const isTitle = typeof is.title === 'string' && is.title !== 'self' && Object.keys(is).length === 1
  return isTitle && !plurals.has(is) && !ownTitles.has(is) ? ({ is, pick: 'all', named: true } satisfies Marked) : nonsense
}

/** "The Ally of your opponent with the highest value" is one of his. */
export function theExtreme(is: Filter, posts: readonly Where[]): Selector | object {
  // "The Ally of each player with the lowest value" is one of each, and not one of all together.
  if (posts.some(({ of }) => of === 'each' || of === 'eachOpponent')) return nonsense
  return posts.some(({ extreme }) => extreme !== undefined) ? selector({ is, n: 1, pick: 'choose' }, posts) : nonsense
}

/** "Your Allies" are all of them, "your opponent's Ally" is one of them. */
export function owned(of: Who | 'they', is: Filter): Selector | object {
  // "His card" is one that was spoken of, not any he has.
  if (of === 'they' && Object.keys(is).length === 0) return nonsense
  return plurals.has(is) || is.title !== undefined || is.titleHas !== undefined ? { is, pick: 'all', of } : { is, n: 1, pick: 'choose', of }
}

/** "Any Weapons" are all there are, "any Weapon" is one; of cards that concern everybody see own-card.ts. */
export function anyOf(is: Filter): Marked {
  return plurals.has(is) ? { is, pick: 'all', any: true } : { is, n: 1, pick: 'choose', any: true }
}

/** "Any discarded Ally": one of those that lie there, or all of them. */
export function anyIn(is: Filter, zone: NonNullable<Selector['in']>): Selector {
  const { any: _, ...of } = anyOf(is)
  return { ...of, in: zone }
}

/** A random choice among what the words behind it narrow down. */
export function random(base: Selector, posts: readonly Where[]): Selector | object {
  return selector({ ...base, pick: 'random' }, posts)
}

type Pennies = Extract<Amount, { pennies: unknown }>

export type Pasts = Extract<Amount, { past: unknown }>

interface Headcount {
  readonly players: 'each' | 'eachOpponent'
  readonly if?: Condition
}

/** Players of whom one thing is so; nothing where it is more than one, or where that is not told of each by himself. */
export function headcount(players: Headcount['players'], so: Condition | object): Headcount | undefined {
  const isOne = !('all' in so || 'any' in so || 'not' in so) && JSON.stringify(so).includes('"actor"')
  return isOne ? { players, if: so as Condition } : undefined
}

/** "1 for each" counts nothing twice; "2 for each" does. */
export function per(
  times: number,
  of:
    | Selector
    | Headcount
    | Pasts
    | Pennies
    | { readonly every: number; readonly per: Selector }
    | { readonly after: number; readonly per: Selector },
): Amount {
  if ('players' in of || 'past' in of || 'pennies' in of) return times === 1 ? of : { ...of, times }
  if ('after' in of) return times === 1 ? of : { ...of, times }
  const counted = 'every' in of ? { per: of.per, ...(of.every === 1 ? {} : { every: of.every }) } : { per: of }
  return times === 1 ? counted : { ...counted, times }
}

/** So much for every so many pennies. */
export const everyPennies = (every: number, pennies: Selector): Pennies => ({ pennies, ...(every === 1 ? {} : { every }) })

/** Pennies as a price: from this card, if no other is told. */
export const penniesFrom = (pennies: Amount, from: Selector): Cost => ({ pennies, ...(from.ref === 'self' ? {} : { from }) })

/** What is heard of: a penny on any such card, where nobody is named whose it is. */
export function pennyMoved(penny: 'placed' | 'removed' | 'last', on: Selector & { readonly any?: true }): Trigger {
  const { any, ...rest } = on
  return { penny, on: any && rest.of === undefined ? { ...rest, of: 'each' } : rest }
}

/** As much less: "loses as much as your Sanity". */
export function minus(amount: Amount): Amount {
  if (typeof amount === 'number') return -amount
  if ('per' in amount || 'players' in amount || 'past' in amount || 'pennies' in amount) return { ...amount, times: -(amount.times ?? 1) }
  return { less: amount }
}

/** Deeds of "him", and conditions of "it". */
export const byHim = new WeakSet<object>()

export const ofIt = new WeakSet<object>()

export const those = { ref: 'those' }

/** "Them", "their": this card where it speaks of itself in the plural, else what it aims at; settled with the whole text. */
export const them: object = { ref: 'them' }

/** "That Monster": the one that was chosen, or whose play set this off. */
export const that = (type: CardType): object => ({ ref: 'thatOne', is: { type } })

/** "It": a card that was revealed before; where none was, nobody knows which. */
export const it: object = { ref: 'it' }

/** "Discard one card": one that is held, since in play it would be said what, or that it is there. */
export function fromHand(of: Marked): Selector {
  const isAny =
    (of.is === undefined || /^\{"asThat":\{[^{}]*\}\}$/.test(JSON.stringify(of.is))) &&
    of.ref === undefined &&
    of.in === undefined &&
    (of.pick === 'choose' || of.pick === 'random')
  if (isAny && of.table) return { ...of, in: 'play' }
  return isAny && of.affecting === undefined && of.borneBy === undefined ? { ...of, in: 'hand' } : of
}

/** What is given up in place of something else is one's own where nobody else is named. */
export const ownOne = (of: Marked): Marked =>
  of.of === undefined && (of.in === undefined || of.in === 'play') ? { ...of, mine: true } : of

/** "Discard any Spell in this Tome: ..." pays with one. */
export function onePaid(of: Marked): Selector {
  const { any, ...one } = of
  return any && of.borneBy ? one : of
}

/** "Add 1 point" alone: to what the clause before it changed. */
export const again: object = { ref: 'again' }

/** A noun in the plural alone: all of them. */
export function barePlural(is: Filter, posts: readonly Where[] = [], others?: true): Selector | object {
  const isKindOfMonster = is.type === 'Monster' && is.subtype !== undefined
  return plurals.has(is) || isKindOfMonster ? selector({ is, pick: 'all', ...(others ? { others } : {}) }, posts) : nonsense
}

/** All cards of a kind that is not told in the plural: "the value of Police in play". */
export const ofOneKind = (is: Filter, posts: readonly Where[]): Selector | object =>
  plurals.has(is) || (is.type === 'Monster' && is.subtype !== undefined) ? nonsense : selector({ is, pick: 'all' }, posts)

export const isSpells = (of: Selector | object): of is Selector => 'is' in of && (of.is as Filter | undefined)?.type === 'Spell'

/** One, where no more than one can be said. */
export function onlyOne([count]: readonly [Pick<Selector, 'n' | 'pick' | 'upTo'>]): object {
  return count.n === 1 && count.pick === 'choose' ? count : nonsense
}

/** "Ally" alone is the one that bears this card; "Allies" are not. */
export function theAlly([token]: readonly [Token]): Selector | object {
  return /s$/i.test(token.written) ? nonsense : { ref: 'host' }
}

/** What is said of the cards behind whose they are. */
export function narrowed(base: Selector, posts: readonly Where[], more: Filter): Selector | object {
  if ((more as object) === nonsense || bearsNone(base.is ?? {}, more)) return nonsense
  const shown = asShown(more, base.is?.type)
  if ((shown as object) === nonsense) return nonsense
  const told = isWithWhomever(base.is ?? {}, shown) ? { at: shown } : shown
  return base.ref === undefined && base.is?.value === undefined ? selector({ ...base, is: { ...base.is, ...told } }, posts) : nonsense
}

/** "Investigators" are all of them. */
export function allInvestigators([token]: readonly [Token]): Who | object {
  return /s$/i.test(token.written) ? 'each' : nonsense
}

/** Picked by whoever does it: "he chooses one of his Allies and buries it". */
export function chosen(move: Selector): Selector {
  return move.ref === undefined && move.pick === 'choose' && move.by === undefined
    ? ({ ...move, by: 'chooser' } as unknown as Selector)
    : move
}

export const handCount: Amount = { per: { in: 'hand', pick: 'all' } }

/** Such cards that defend: of several kinds each. */
const defending = ({ or, ...is }: Filter): Filter =>
  or === undefined ? { ...is, defending: true } : { ...is, or: or.map((each) => ({ ...each, defending: true })) }

/** Those who defend beside this card. */
export function besides(is: Filter): Selector {
  return { is: defending(is), pick: 'all', others: true }
}

/** "Randomly choose one Ally of your opponent.": what comes next befalls it. */
export function randomAim(of: Selector): object {
  const isOpen = of.ref === undefined && of.n !== undefined && (of.pick === 'choose' || of.pick === 'random')
  return isOpen ? { aim: { ...of, pick: 'random' } } : nonsense
}

/** "For each Spell in it" counts what the Tome holds; of other cards, those in the Threat that is spoken of: if no Hand or Threat is open. */
export function inIt(is: Filter): Selector {
  const of = 'inIt' as Who
  return is.type === 'Spell' ? { is, pick: 'all', borneBy: 'self', of } : { is, pick: 'all', in: 'threat', of }
}

/** "Your other Allies" are all of them, "your other Ally" the one. */
export function othersOf(of: Who | 'they', is: Filter): Selector | object {
  const made = owned(of, is)
  return made === nonsense ? nonsense : { ...(made as Selector), others: true }
}

/** "The opposing Threat" is the Directed one (M14.39); any other zone is the opponent's. */
export const opposingZone = (zone: NonNullable<Selector['in']>): Where => ({
  in: zone === 'threat' ? 'directedThreat' : zone,
  of: 'opponent',
})

/** Monsters that attack you: those of the Threats directed at you. */
export function attacking(base: Selector): Selector | object {
  const { is } = base
  const fights = [is?.type].flat().every((each) => each === undefined || each === 'Monster' || each === 'Ally')
  return fights ? { ...base, in: 'directedThreat', of: 'opponent' } : nonsense
}

/** What an effect aims at, which the target line tells; where there is none, the text itself does. */
export function aimedAt(is: Filter, of?: Who): Selector {
  const whose = of === undefined && ours.has(is) ? { mine: true } : { of: of ?? 'each' }
  return { ref: 'target', aim: { is, n: 1, pick: 'choose', ...whose } } as unknown as Selector
}

/** The others of the Threat that this card is in. */
export function beside(is: Filter): Selector {
  return { is, pick: 'all', in: 'directedThreat', others: true }
}

export function defenders(is: Filter): Selector {
  return { is: defending(is), pick: 'all' }
}

/** Some of the cards just turned up or looked at. */
export const someOfIt = (n: number, is?: Filter): object => ({
  ref: 'it',
  pick: 'choose',
  n,
  ...(is && Object.keys(is).length > 0 ? { is } : {}),
})

/** All of them that are still where they were, or all such cards of them. */
export const allOfIt = (is?: Filter): object => ({ ref: 'it', pick: 'all', ...(is && Object.keys(is).length > 0 ? { is } : {}) })

type Shown = 'revealed' | 'looked' | 'drawn' | 'it'

/** Of the cards that were spoken of, those that are such. */
export const amongThose = (is: Filter, ref: Shown): object => ({ ref, ...suchOf(is) })

/** The so-many top cards of a Story Deck, or such ones of them. */
export const amongTop = ([n, of]: readonly [number, Who | 'they'], is?: Filter): Selector | object =>
  n < 2 ? nonsense : selector({ ...(is ? suchOf(is) : {}), in: 'story', pick: 'top', n } as Selector, [{ of } as { of: Who }])

/** Some of the cards that were spoken of. */
export function someOf(picked: object, is: Filter, ref: Shown): object {
  return !('pick' in picked) ? nonsense : { ref, ...picked, ...suchOf(is) }
}

/** What cards of somebody bear or hold. */
export function heldBy(picked: object, is: Filter, held: { readonly of: Who | 'they'; readonly is: Filter }): Selector | object {
  const types = [held.is.type].flat()
  if (held.of === 'they' || is.borneBy || !types.every((each) => each === 'Tome' || each === 'Ally' || each === 'Artifact')) return nonsense
  return selector({ is: { ...is, borneBy: held.is }, ...picked } as Selector, [{ of: held.of as Who }])
}

/** Those who defend against this card. */
export function theirDefenders(is: Filter): object {
  return is.type === undefined || is.type === 'Ally' ? { is: { ...is, defending: true }, pick: 'all', of: 'opponent' } : nonsense
}

/** "Target Monster in an opponent's Threat". */
export function aimedIn(is: Filter, posts: Parameters<typeof selector>[1], worth?: Filter): object {
  const aim = selector({ is: { ...is, ...worth }, n: 1, pick: 'choose' }, posts) as Marked
  if ((aim as object) === nonsense || (is.value && worth)) return nonsense
  const { table, ...rest } = aim
  return { ref: 'target', aim: table && !aim.mine ? { ...rest, of: 'each' } : rest }
}

/** Among the cards of the Hand that the clause before it shows. */
export const shownThere: { readonly in: 'hand'; readonly of: Who } = { in: 'hand', of: 'shown' as Who }

/** The Spells that this card holds. */
export const ownSpells: Selector = { is: { type: 'Spell' }, pick: 'all', borneBy: 'self' }

/** The Weapons, of whatever kind, that the Allies bear who meet this card in a Battle. */
export function opposingArms(is: Filter): Selector | undefined {
  const isArms = [is.subtype ?? ''].flat().every((each) => /^(?:Enchanted )?Weapon$/.test(each))
  return isArms ? { is: { ...is, borneBy: { type: 'Ally', defending: true } }, pick: 'all', opposing: true } : undefined
}

/** "All Weapons of your Allies": those that such cards of that player bear. */
export function bornBy(
  { is, of, by: holder }: { readonly is: Filter; readonly of: Who | 'they'; readonly by: Filter },
  n?: number,
): Selector | object {
  const types = [is.type].flat()
  const borne = types.every((each) => each === 'Artifact' || each === 'Tome' || each === 'Spell')
  if (holder.type !== 'Ally' || !borne || of === 'they') return nonsense
  return { is: { ...is, borneBy: holder }, ...(n === undefined ? { pick: 'all' } : { n, pick: 'choose' }), ...(of === 'you' ? {} : { of }) }
}

/** "The second Monster you play each Round": of one kind, in the order in which they were played. */
export function inOrder(is: Filter, done: 'played' | 'cast', order: Order, of: Who = 'you'): Selector | object {
  if ((done === 'cast') !== (is.type === 'Spell') || is.order || is.or) return nonsense
  return { is: { ...is, order }, pick: 'all', ...(of === 'you' ? {} : { of }) }
}

/** Cards of a kind that the steps before have moved. */
export function thusMoved(is: Filter): Selector {
  return Object.keys(is).length > 0 ? { ref: 'thus', is } : { ref: 'thus' }
}

/** As many as there are, or fewer. */
export function anyNumber(of: Selector): Selector {
  return { ...of, n: { allBut: 0 }, upTo: true }
}

/** Those of the other side that this card has bypassed. */
export const bypassed = (is: Filter): Selector => ({ is, pick: 'all', in: 'threat', of: 'opponent' })

/** Cards of a kind in whosesoever Threat. */
export const inAnyThreat = (is: Filter): Selector | object => barePlural(is, [{ in: 'threat', of: 'each' }])

/** "One Ally of your opponent for each Cultist you have in play": as many as that makes. */
export function manyAs(
  [base, posts]: readonly [base: Selector & { readonly n: number }, posts: readonly Where[]],
  of: Parameters<typeof per>[1],
): Selector | object {
  const n = per(base.n, of)
  return (n as object) === nonsense ? nonsense : selector({ ...base, n }, posts)
}
