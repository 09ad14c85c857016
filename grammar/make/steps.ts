/**
 * Parts of a sentence that are more than one thing: two deeds, a deed and what holds, a value and another one.
 */

import type {
  Amount,
  Condition,
  Cost,
  Duration,
  Duty,
  Filter,
  Limit,
  Op,
  Permit,
  Route,
  Rule,
  Selector,
  Static,
  Trigger,
  Waiver,
  Who,
  Zone,
} from '../ast.ts'
import type { Token } from '../lexer.ts'
import { fromHand, minus, someOfIt } from './cards.ts'
import { against, at, carriedOn, during, here, isOwnersPile, others, whileThere } from './conditions.ts'
import { doneBy, mine, nobody, nowYours } from './deeds.ts'
import { dropYou, type First, type Item, nonsense, type Otherwise, type Price, type Room, stable } from './draft.ts'
import { limited, playedThrough } from './moments.ts'
import { apart, attribute, location, ownTitles } from './nouns.ts'
import { playAnywhere, plays } from './permissions.ts'
import { playsOnly } from './replacements.ts'
import { becomes, costOf, givenFor, isSpell, isTaken, onceCast, playedByYou, priced, priceOf, roomIn } from './values.ts'

/** "One player's Current Location bears the City attribute": where you are, or where an opponent is. */
export function placeOfOne(name: Token, until: Duration): Item {
  const gained = attribute(name)
  const there = (of: Selector): readonly Op[] => [{ start: { kind: 'static', effect: { attribute: gained, give: true, of } }, until }]
  return { op: { choose: [there({ ref: 'location' }), there({ ref: 'location', of: 'opponent' })], by: 'you' } }
}

/** The Location that was chosen comes to the top, and all that is left of the Story Deck is shuffled. */
export function upAndShuffled(who?: Who): readonly Item[] | object {
  if (who !== undefined && who !== 'you') return nonsense
  const ops = [{ toTop: { ref: 'it' } }, ...(who ? [{ shuffle: 'story', who }] : [])] as unknown as readonly Op[]
  return ops.map((op) => ({ op }))
}

/** "Discard two random cards and replace them": as many new ones are drawn. */
export const replacedAtRandom = (n: number): readonly Item[] => [
  { op: { move: { n, pick: 'random', in: 'hand' }, to: 'discard' } },
  { op: { draw: n } },
]

/** "Either A if it is Day, or B if it is Night": the one or the other; both can never be so, or one may be done after the other. */
export function oneAsItIs(a: Op, when: Condition, b: Op, other: Condition): Op | object {
  return areApart(when, other) ? { if: when, do: [a], else: [{ if: other, do: [b] }] } : nonsense
}

/** Whether two conditions can never both be so: Day and Night, two places, an Ally who holds it and a Tome. */
export function areApart(one: Condition, other: Condition): boolean {
  if ('not' in one) return stable(one.not) === stable(other)
  if ('not' in other) return stable(other.not) === stable(one)
  if ('time' in one && 'time' in other) return one.time !== other.time
  const isPlace = 'at' in one && 'at' in other && one.who === other.who
  if (isPlace) return areas.some((area) => one.at[area] !== undefined && other.at[area] !== undefined && one.at[area] !== other.at[area])
  const [holder, another] = [heldIn(one), heldIn(other)]
  return typeof holder === 'string' && typeof another === 'string' && holder !== another
}

const areas = ['dimension', 'region', 'subregion'] as const

/** What type of card holds this one, where that is asked. */
const heldIn = (when: Condition): unknown => ('card' in when && when.card.ref === 'self' ? when.is.borneBy?.type : undefined)

/** Two cards in one go: this card last, since it knows the other. */
export function both(how: 'bury' | 'discard' | 'flip', a: Selector, b: Selector): readonly Item[] {
  const order = a.ref === 'self' ? [b, a] : [a, b]
  return order.map((card) => ({ op: how === 'flip' ? { flip: card, face: 'down' } : { move: card, to: how } }))
}

/** "Half strength in Direct Sunlight". */
export function halfIn(is: Filter): Item | object {
  const condition = during(is)
  if (condition === nonsense) return nonsense
  const effect: Static = { value: { half: { of: 'value' } }, of: { ref: 'self' }, how: 'half' }
  return { rule: { kind: 'static', if: condition as Condition, effect } }
}

/** "Half strength in any Water Location": the printed value, at whatever Location its player is. */
export function halfThere(is: Filter): Item | object {
  const isPlace = is.type === 'Location' || (is.type === undefined && (is.dimension ?? is.region ?? is.subregion) !== undefined)
  if (!isPlace) return nonsense
  const effect: Static = { value: { half: { of: 'value' } }, of: { ref: 'self' }, how: 'half' }
  const when = whileThere(is)
  return when === nonsense ? nonsense : { rule: { kind: 'static', if: when as Condition, effect } }
}

/** Holds only where no other card of the kind that would see to it is in play. */
export function unlessOther(is: Filter, effect: Static): Item | object {
  const condition = others(is)
  return condition === nonsense ? nonsense : { rule: { kind: 'static', if: { not: condition as Condition }, effect } }
}

/** An end of a way on foot. */
interface WalkEnd {
  readonly to?: Filter
  readonly from?: Filter
}

const isHere = (is: Filter): boolean => is.title === 'self' || ownTitles.has(is)

/** Any Location at all: what is said of no place in particular. */
const isAnywhere = (is: Filter): boolean => is.type === 'Location' && Object.keys(is).length === 1

/** A way on foot, from a place or from anywhere. */
export function walks(ends: readonly WalkEnd[]): Item | object {
  const names = ends.flatMap((each) => Object.keys(each))
  const { to, from }: WalkEnd = Object.assign({}, ...ends)
  // Nobody walks to where he is; and it is said once where to.
  if (new Set(names).size < names.length || to === undefined || (from !== undefined && isHere(from) && isHere(to))) return nonsense
  const walkTo = isHere(to) ? ({ title: 'self' } as const) : location(to)
  if (Object.keys(walkTo).length === 0) return nonsense
  const route: Item = { rule: { kind: 'permit', permit: { route: { walkTo } } } }
  if (from === undefined || isAnywhere(from)) return route
  const when = isHere(from) ? here : at(from, 'you')
  if (when === nonsense || (!isHere(from) && Object.keys(location(from)).length === 0)) return nonsense
  return { rule: { kind: 'permit', permit: { route: { walkTo } }, if: when as Condition } }
}

const bothOf = (one: Item | object, two: Item | object): readonly Item[] | object =>
  one === nonsense || two === nonsense ? nonsense : [one as Item, two as Item]

/** From the one to the other, and the other way; of places of one kind it is told by one rule. */
export function walksBetween(a: Filter, b: Filter): readonly Item[] | object {
  const way = walks([{ to: b }, { from: a }])
  return a === b ? (way === nonsense ? nonsense : [way as Item]) : bothOf(way, walks([{ to: a }, { from: b }]))
}

/** "From any Cemetery to the Underworld, and back again". */
export function walksBack(ends: readonly WalkEnd[]): readonly Item[] | object {
  const { to, from }: WalkEnd = Object.assign({}, ...ends)
  return to && from && ends.length === 2 ? walksBetween(from, to) : nonsense
}

/** "Here from any Port, and from here to any Forest Location"; "from here to any Port, and to any Forest Location" leaves out the one end. */
export function walksTwice(one: readonly WalkEnd[], two: readonly WalkEnd[]): readonly Item[] | object {
  const { to, from }: WalkEnd = Object.assign({}, ...one)
  const hasEnd = (name: 'to' | 'from'): boolean => two.some((each) => each[name] !== undefined)
  const left = from !== undefined && !hasEnd('from') ? [{ from }] : to !== undefined && !hasEnd('to') ? [{ to }] : []
  return bothOf(walks(one), walks([...left, ...two]))
}

/** "To any Port, or to any Forest Location of Europe": what is said of the one is not said of the other. */
export function anyPlace(ends: readonly Filter[]): Filter | object {
  return ends.some(isHere) ? nonsense : apart(ends)
}

export function walkBothWays(): readonly Item[] {
  return [
    { rule: { kind: 'oblige', who: 'you', what: { reachBy: 'walk' } } },
    { rule: { kind: 'oblige', who: 'you', what: { leaveBy: 'walk' } } },
  ]
}

/** The one way here is the one way on. */
export const bothWays = (by: Filter | 'walk' | object, orWalk?: true): readonly Item[] | object => waysApart(by, by, orWalk)

/** Here by the one means and away by another; by the same where none other is told. */
export function waysApart(reachBy: Filter | 'walk' | object, leaveBy = reachBy, orWalk?: true): readonly Item[] | object {
  if (reachBy === nonsense || leaveBy === nonsense) return nonsense
  const more = orWalk ? { orWalk } : {}
  const ways = [
    { reachBy, ...more },
    { leaveBy, ...more },
  ] as readonly Duty[]
  return ways.map((what): Item => ({ rule: { kind: 'oblige', who: 'you', what } }))
}

/** Two plays are made one after the other. */
export function severalPlays(n: number, play: Filter, from?: Selector['in']): readonly Item[] | object {
  if (n < 2 || n > 5) return nonsense
  return Array.from({ length: n }, () => ({ op: from === undefined ? { play } : { play, from } }))
}

type Hoard = 'handMin' | 'handMax' | 'sanityMax' | 'education' | 'phobiaLimit' | 'draw'

export function bothStats(who: Who, one: Hoard, other: Hoard, by: Amount | object): readonly Item[] | object {
  if (by === nonsense) return nonsense
  return [one, other].map((stat) => ({ effect: dropYou({ stat, by: by as Amount, who }) }))
}

export function travelFromHere(made: Route | object): Item | object {
  return made === nonsense ? nonsense : { rule: { kind: 'permit', permit: { route: made as Route }, if: { at: { title: 'self' } } } }
}

/** "5 plus 1 for each Cultist": what the value is, and what is added to it. */
export function baseAndMore(base: number, value: Amount): readonly Item[] {
  const of: Selector = { ref: 'self' }
  return [{ effect: { value: base, of, how: 'set' } }, { effect: { value, of } }]
}

/** "Add 2, or 3 at Night": the one while it is not so, the other while it is. */
export function valueOr(n: number, of: Selector | object, more: Otherwise): readonly Item[] | object {
  if (more.if === nonsense) return nonsense
  const clause = (value: number, when: Condition): Item => ({
    rule: { kind: 'static', if: when, effect: { value, of: of as Selector } },
  })
  return [clause(n, { not: more.if as Condition }), clause(more.n, more.if as Condition)]
}

/** "Add 2 against Ghouls": while the opposing Threat contains some. */
export function heldAgainst(effect: Static, is: Filter): Item | object {
  const when = against(is)
  return when === nonsense ? nonsense : { rule: { kind: 'static', if: when as Condition, effect } }
}

/** What may be played here in spite of a requirement. */
export function playHere(play: Filter, waive: readonly Waiver[], cost?: readonly Cost[]): Item | object {
  const permit = cost ? plays(play, { waive, cost }) : playAnywhere(play, waive)
  return permit === nonsense ? nonsense : { rule: { kind: 'permit', permit: permit as Permit, if: { at: { title: 'self' } } } }
}

/** Flipped for a while: turned up again when it is over. */
export function flippedFor(flip: Selector, until: Duration): readonly Item[] | object {
  // All are turned up at the end of the Round anyway (M15.9).
  if (until === 'round' && flip.ref === undefined && flip.pick === 'all') return [{ op: { flip, face: 'down' } }]
  // What lasts to the end of a Round is over just before its Flip step (M15.3), in which they are turned up.
  if (until === 'throughNextRound') {
    const of: Selector = { ref: flip.ref === undefined && flip.pick === 'all' ? 'thus' : 'target' }
    return [{ op: { flip, face: 'down' } }, { op: { start: { kind: 'static', effect: { staysFaceDown: true, of } }, until } }]
  }
  if ((until !== 'combat' && until !== 'round') || (flip.ref === undefined && flip.pick === 'all')) return nonsense
  const back: Op = { flip: { ref: 'target' }, face: 'up' }
  const over: Rule = { kind: 'on', on: until === 'combat' ? 'combatEnded' : 'roundEnd', do: [back] }
  return [{ op: { flip, face: 'down' } }, { op: { start: over, until } }]
}

/** "If Ally is Inside": at such a Location, for no Ally bears that himself. */
const whereItIs = (is: Filter): Filter => (Object.keys(is).join() === 'pub' ? { at: is } : is)

/** "If the Ally is a Soldier": for a bearer of that kind. */
export function ifBorneBy(value: Amount | object, of: Selector, said: Filter): Item | object {
  if (value === nonsense || of.ref !== 'host') return nonsense
  const is = whereItIs(said)
  return { effect: { value: value as Amount, of: { ref: 'host', is } } }
}

/** "Add 2, or 4 if the Ally is a Soldier": the one or the other. */
export function ifBorneOr(plain: number, of: Selector, more: number, said: Filter): readonly Item[] | object {
  if (of.ref !== 'host') return nonsense
  const is = whereItIs(said)
  // "Except a Soldier or a Doctor" would be said of the Soldier alone.
  const others: Item =
    is.or || is.anyAttr
      ? {
          rule: {
            kind: 'static',
            effect: { value: plain, of: { ref: 'host' } },
            if: { not: { card: { ref: 'host' }, is } },
          },
        }
      : { effect: { value: plain, of: { ref: 'host', is: { not: is } } } }
  return [others, { effect: { value: more, of: { ref: 'host', is } } }]
}

/** "Cannot be controlled or stolen": it serves nobody but its player. */
export function keptByOwner(of: Selector | object): readonly Item[] | object {
  if (of === nonsense || (of as Selector).pick === 'choose') return nonsense
  return [{ effect: { cannotBe: 'controlled', of: of as Selector } }, { effect: { immuneTo: 'theft', of: of as Selector } }]
}

/** Into the deck, which is shuffled. */
export function shuffledIn(move: Selector, of: Who | 'they'): readonly Item[] | object {
  const card = fromHand(move)
  // What lies before its player it may be itself.
  if (!isOwnersPile(card, of) || (card.ref !== undefined && card.ref !== 'self')) return nonsense
  const who = of === 'owner' || of === 'they' ? (card.of ?? 'you') : of
  return [{ op: { move: card, to: 'deckTop' } }, { op: { shuffle: 'deck', who } }]
}

/** Neither Summoned nor Controlled. */
export function neitherPart(of: Selector): readonly Item[] {
  return (['summoned', 'controlled'] as const).map((cannotBe) => ({ effect: { cannotBe, of } }))
}

/** An attribute that is got or lost there: "Allies played here become Corrupt". */
export function attributed(name: Token, give = true): object {
  const made = becomes({ ref: 'cause' }, name)
  return made === nonsense ? nonsense : { ...made, give }
}

export const valued = (value: Amount | object): object => (value === nonsense ? nonsense : { value: value as Amount })

/** "Monsters played through this Gate gain 1": each for as long as it is in play, or for a while. */
export function gatesOwn(is: Filter, holds: object, until: Duration = 'game'): Item | object {
  const on = playedThrough('you', is)
  if (on === nonsense || holds === nonsense) return nonsense
  const rule: Rule = { kind: 'static', effect: { ...holds, of: { ref: 'cause' } } as Static }
  return { rule: { kind: 'on', on: on as Trigger, do: [{ start: rule, until }] } }
}

/** "Allies played here gain 1": as long as they are there, wherever their player goes. */
export function playedHereHas(is: Filter, holds: object, until: Duration = 'game'): Item | object {
  if (holds === nonsense || playedThrough('you', is) === nonsense) return nonsense
  const rule: Rule = { kind: 'static', effect: { ...holds, of: { ref: 'cause' } } as Static }
  return { rule: { kind: 'on', on: { cardPlayed: is, by: 'you' }, if: { at: { title: 'self' } }, do: [{ start: rule, until }] } }
}

/** Not below a number. */
export function floored(effect: Static, limit: Limit): Item | object {
  const made = limited(effect, limit)
  return made ? { effect: made } : nonsense
}

/** The same of what holds only while something is so. */
export const flooredItem = (item: Item, limit: Limit): Item | object =>
  'rule' in item && item.rule.kind === 'static' && item.rule.if ? flooredSo(item.rule.effect, item.rule.if, limit) : nonsense

/** Played here from where one does not play from otherwise. */
export const playedFrom = (play: Filter, from: 'story' | 'discard'): Item => ({
  rule: { kind: 'permit', permit: { play, waive: [], from }, if: { at: { title: 'self' } } },
})

/** You and your opponent, one after the other. */
export function bothOfUs(op: Op): readonly Item[] | object {
  // What both show or shuffle is that of each of them.
  const isTold = ('look' in op || 'reveal' in op || 'shuffle' in op) && stable(op).includes(nobody)
  const ops = isTold ? [doneBy('each', op)] : [mine(doneBy('you', op) as Op), doneBy('opponent', op)]
  return ops.includes(nonsense) ? nonsense : ops.map((each) => ({ op: each as Op }))
}

/** A price that holds while something is so. */
export function priceWhile(price: Static | object, when: Condition | object): Item | object {
  if (price === nonsense || when === nonsense) return nonsense
  return { rule: { kind: 'static', if: when as Condition, effect: price as Static } satisfies Rule }
}

/** Places told of what is played there, and not of who is there. */
const placesOfPlay = new WeakMap<object, Filter>()

/** "Allies played at a City Location": while one is there; what a Location is itself, is said of it. */
export function playedThere(is: Filter): Condition | object {
  const when = at(is, 'you')
  if (when !== nonsense) placesOfPlay.set(when, is)
  return when
}

/** What cards cost that are played, or cast, while something is so: Spells are cast, and nothing else is. */
export function priceSo(
  is: Filter,
  verb: 'cast' | 'play',
  by: { readonly by: number; readonly how?: 'set' },
  when: Condition | object,
  byYou?: true,
) {
  const ofItself = is.type === 'Location' ? placesOfPlay.get(when) : undefined
  if (ofItself)
    return verb === 'play' ? { effect: priceOf({ is: { ...ofItself, ...is }, pick: 'all' }, { ...by, verb }) as Static } : nonsense
  const of = { is, pick: 'all' } as const
  return (verb === 'cast') === isSpell(is) ? priceWhile(priceOf(byYou ? playedByYou(of) : of, { ...by, verb }), when) : nonsense
}

/** "8 at Night, 5 by Day": the one and the other. */
export function eitherValue(of: Selector, n: number, a: Condition | object, m: number, b: Condition | object): readonly Item[] | object {
  if (a === nonsense || b === nonsense || stable(a) === stable(b)) return nonsense
  const clause = (value: number, when: Condition): Item => ({ rule: { kind: 'static', if: when, effect: { value, of, how: 'set' } } })
  return [clause(n, a as Condition), clause(m, carriedOn(a, b))]
}

/** "5, or 8 at Night". */
export function valueIsOr(
  of: Selector,
  n: number,
  other: { readonly n: number; readonly if: Condition | object },
): readonly Item[] | object {
  return other.if === nonsense ? nonsense : eitherValue(of, n, { not: other.if as Condition }, other.n, other.if)
}

/** "City Locations cost 1 more Sanity to enter": what one arrives at, one has played. */
export const enteringCost = (is: Filter, by: { readonly by: number }): Item | object => (is.type === 'Location' ? costOf(is, by) : nonsense)

/** The Gate of this Location serves only while something is so. */
export function gateOnly(needs: Condition | object): Item | object {
  if (needs === nonsense) return nonsense
  return { rule: { kind: 'forbid', who: 'you', what: 'useGates', if: { all: [here, { not: needs as Condition }] } } }
}

/** The Gate of this Location does not serve. */
export function gateNever(): Item {
  return { rule: { kind: 'forbid', who: 'you', what: 'useGates', if: here } }
}

/** A card that was looked at stays where it lies, or goes. */
export function leftOr(look: Selector, to: 'bury' | 'discard'): readonly Item[] | object {
  if (look.in !== 'deckTop' || look.n !== 1) return nonsense
  return [{ op: { look } }, { op: { move: { ref: 'looked' }, to, optional: true } }]
}

/** One value while something is so, and another while another thing is, or while it is not. */
export function twoValues(n: number, when: Condition | object, m: number, other?: Condition | object): readonly Item[] | object {
  if (when === nonsense || other === nonsense) return nonsense
  const clause = (value: number, if_: Condition): Item => ({
    rule: { kind: 'static', if: if_, effect: { value, of: { ref: 'self' }, how: 'set' } },
  })
  const second = other && carriedOn(when, other)
  return [clause(n, when as Condition), clause(m, second ?? { not: when as Condition })]
}

/** Given to an Ally, who has something by it. */
export function givenWith(attachedTo: Filter, effect: Static | object): readonly Item[] | object {
  const given = givenFor(attachedTo)
  return given === nonsense || effect === nonsense ? nonsense : [{ effect: given as Static }, { effect: effect as Static }]
}

/** Two attributes, or two other things that a card counts as. */
export function bothKinds(of: Selector, one: Token, other: Token): readonly Item[] | object {
  const effects = [one, other].map((each) => isTaken(of, each))
  return effects.includes(nonsense) ? nonsense : effects.map((effect) => ({ effect: effect as Static }))
}

/** Both for so long. */
export const bothFor = (items: readonly Item[] | object, until: Duration): readonly Item[] | object =>
  Array.isArray(items) ? items.map((each) => ({ ...each, until })) : items

/** Attributes that cards gain, or lose, all of them. */
export const traitsOf = (
  of: Selector | object,
  names: readonly (Token | 'Gate')[],
  { give = true, until }: { readonly give?: boolean; readonly until?: Duration } = {},
): readonly Item[] | object =>
  of === nonsense
    ? nonsense
    : names.map(
        (each): Item => ({
          effect: { attribute: each === 'Gate' ? each : attribute(each), give, of: of as Selector },
          ...(until ? { until } : {}),
        }),
      )

/** Neither you nor your Allies are affected. */
export function allUnaffected(
  what: Extract<Static, { immuneTo: unknown }>['immuneTo'] | object,
  until?: Duration,
): readonly Item[] | object {
  if (what === nonsense) return nonsense
  const immuneTo = what as Filter
  const lasting = until ? { until } : {}
  return [
    { effect: { immuneTo }, ...lasting },
    { effect: { immuneTo, of: { is: { type: 'Ally' }, pick: 'all' } }, ...lasting },
  ]
}

/** "Add 2 at Night, or 1 by Day": the first where it is so, else the second where that is. */
export function addedEither(
  of: Selector,
  n: number,
  one: Condition | object,
  m: number,
  other: Condition | object,
): readonly Item[] | object {
  if (one === nonsense || other === nonsense) return nonsense
  const clause = (value: number, when: Condition): Item => ({ rule: { kind: 'static', if: when, effect: { value, of } } })
  const [first, second] = [one as Condition, carriedOn(one, other)]
  const apart = 'time' in first && 'time' in second && first.time !== second.time
  if (apart) return [clause(n, first), clause(m, second)]
  // Where both are so, it is the larger number.
  if (m > n) return [clause(n, { all: [first, { not: second }] }), clause(m, second)]
  return [clause(n, first), clause(m, { all: [second, { not: first }] })]
}

/** "Add 2 at Night, but subtract 1 by Day": each while its own thing is so. */
export function butThen(
  a: Static,
  when: Condition | undefined | object,
  b: Static,
  other: Condition | object,
  limit?: Limit,
): readonly Item[] | object {
  const second = limit ? limited(b, limit) : b
  if (when === nonsense || other === nonsense || !second) return nonsense
  const first: Item = when ? { rule: { kind: 'static', if: when as Condition, effect: a } } : { effect: a }
  const then = when ? carriedOn(when, other) : (other as Condition)
  return [first, { rule: { kind: 'static', if: then, effect: second } }]
}

/** One of them to the Hand, and what becomes of the rest. */
export function oneAndRest(n: number, rest: object): readonly Item[] {
  return [{ op: { move: someOfIt(n) as Selector, to: 'hand' } }, { op: rest as Op }]
}

type Stat = Extract<Static, { stat: unknown }>['stat']

/** "Subtract 1 from the Minimum and add 1 to the Maximum". */
export function twoStats(v: 1 | -1, n: Amount, a: Stat, w: 1 | -1, m: Amount, b: Stat): readonly Item[] | object {
  const by = [v, w].map((sign, no) => (sign === 1 ? [n, m][no]! : minus([n, m][no]!)))
  if (by.includes(nonsense as Amount) || a === b) return nonsense
  return [a, b].map((stat, no): Item => ({ effect: { stat, by: by[no] as Amount } }))
}

/** Not below a number, while something is so. */
export function flooredSo(effect: Static, when: Condition | object, limit: Limit): Item | object {
  const made = limited(effect, limit)
  return made && when !== nonsense ? { rule: { kind: 'static', if: when as Condition, effect: made } } : nonsense
}

/** Yours for a while, and then lost. */
export function yoursThenLost(move: Selector, until: Duration): readonly Item[] | object {
  const taken = nowYours(move)
  if (taken === nonsense || (until !== 'round' && until !== 'combat')) return nonsense
  const over: Rule = { kind: 'on', on: until === 'round' ? 'roundEnd' : 'combatEnded', do: [{ move, to: 'bury' }] }
  return [{ op: taken as Op }, { op: { start: over, until } }]
}

/** "Add 1 to your Maximum, or 2 if ...": the one or the other. */
export function statOr(who: Who, stat: Hoard, n: number, more: Otherwise, sign: 1 | -1 = 1): readonly Item[] | object {
  if (more.if === nonsense) return nonsense
  const clause = (by: number, when: Condition): Item => ({
    rule: { kind: 'static', if: when, effect: dropYou({ stat, by: sign * by, who }) },
  })
  return [clause(n, { not: more.if as Condition }), clause(more.n, more.if as Condition)]
}

/** "Add 1, and 2 more against Ghouls": what adds to one card for two reasons is one number or the other, for of one kind only the largest counts (M17.15). */
export function andMore(n: number, of: Selector | object, m: number, when: Condition | object): readonly Item[] | object {
  if (when === nonsense || of === nonsense) return nonsense
  const clause = (value: number, if_: Condition): Item => ({ rule: { kind: 'static', if: if_, effect: { value, of: of as Selector } } })
  return [clause(n, { not: when as Condition }), clause(n + m, when as Condition)]
}

/** What was cancelled, and this card. */
export function bothCards(to: 'bury' | 'discard'): readonly Item[] {
  return [{ op: { move: { ref: 'cause' }, to } }, { op: { move: { ref: 'self' }, to } }]
}

/** In this Round alone, or in the next. */
export function playsOnlyIn(who: Who, n: number, is: Filter, until: 'round' | 'nextRound'): Item | object {
  const rule = playsOnly(who, n, is, 'round')
  return rule === nonsense ? nonsense : { rule: rule as Rule, until }
}

/** To the beginning of the next Turn of one player: yours is told otherwise, and several have no one next Turn. */
export const untilTurnOf = (whose: Who | 'they'): Duration | undefined =>
  whose === 'opponent' || whose === 'affected' || whose === 'actor' || whose === 'they' ? { nextTurnOf: whose as Who } : undefined

/** "Until you cast a Spell": to the next such casting. */
export const untilCast = (is: Filter, by?: Who): Duration | undefined =>
  isSpell(is) ? { spellCast: is, ...(by ? { by } : {}) } : undefined

/** "On his next two Turns": one Turn is told without a number. */
export const throughTurns = (turnOf: Who, turns: number): Duration | undefined => (turns > 1 ? { turnOf, turns } : undefined)

/** "Until you are at a Sanitarium": to the next time that a player is somewhere, has something or is rid of it. */
export function untilSo(so: Condition | object): Duration | undefined {
  if (so === nonsense) return undefined
  const isOfPlayer = (each: Condition): boolean =>
    'any' in each
      ? each.any.every(isOfPlayer)
      : 'not' in each
        ? isOfPlayer(each.not)
        : 'at' in each || 'inPlay' in each || 'affectedBy' in each || 'number' in each
  return isOfPlayer(so as Condition) ? { so: so as Condition } : undefined
}

/** What holds to the end of "his" next Turn, or to its beginning, holds to that of whoever it is said of. */
export function ruleDuring(rule: Rule, until: Duration): Item | object {
  const whose =
    typeof until !== 'object' ? undefined : 'turnOf' in until ? until.turnOf : 'nextTurnOf' in until ? until.nextTurnOf : undefined
  const isHis = (whose as string | undefined) === 'they'
  // "Your opponent may not ... until that player's next Turn": he is the last that was spoken of.
  const isThatOne = whose === 'actor' && 'who' in rule && (rule.who === 'opponent' || rule.who === 'affected' || rule.who === 'each')
  if (typeof until !== 'object' || !(isHis || isThatOne)) return { rule, until }
  if (rule.kind !== 'forbid' && rule.kind !== 'oblige') return nonsense
  if ('turnOf' in until) return { rule, until: { ...until, turnOf: rule.who } }
  const next = untilTurnOf(rule.who)
  return next ? { rule, until: next } : nonsense
}

/** The same, at a price. */
export const backOnceCastFor = (of: Selector | object, sanity: number): readonly Item[] | object => {
  const effect = onceCast(of, 'hand')
  if (effect === nonsense) return nonsense
  const paid: Rule = { kind: 'on', on: { spellCast: 'you', from: 'self' }, do: [{ sanity, who: 'you', sign: -1 }] }
  return [{ rule: { kind: 'static', effect: effect as Static } }, { rule: paid }]
}

/** "Counts as a Steadfast Ally if ..., and otherwise as a Corrupt Ally." */
export function oneOrOther(a: Token, when: Condition | object, b: Token): readonly Item[] | object {
  const [one, other] = [a, b].map((each) => isTaken({ ref: 'self' }, each))
  if (when === nonsense || one === nonsense || other === nonsense || !one || !other) return nonsense
  const held = (effect: Static | object, condition: Condition): Item => ({
    rule: { kind: 'static', if: condition, effect: effect as Static },
  })
  return [held(one, when as Condition), held(other, { not: when as Condition })]
}

/** What the first such card of a Round or Turn costs: as long as none was played, or cast. */
export function firstOf({ is, done, per, nth = 1, after }: First, by: Price): Item | object {
  // What a Spell costs is paid when it is cast.
  const effect = (done === 'cast') === (is.type === 'Spell') ? priced(is, by) : nonsense
  if (effect === nonsense) return nonsense
  const were = (least: number): Condition => ({ done, is, this: per, ...(least > 1 ? { atLeast: least } : {}) })
  const when: Condition = after ? were(nth) : nth === 1 ? { not: were(1) } : { all: [were(nth - 1), { not: were(nth) }] }
  return { rule: { kind: 'static', if: when, effect: effect as Static } }
}

/** And this card with it. */
export function withThisCard(items: readonly Item[] | object): readonly Item[] | object {
  if (!Array.isArray(items)) return nonsense
  const [first, ...rest] = items as readonly Item[]
  return [first!, { op: { move: { ref: 'self' }, to: 'deckTop' } }, ...rest]
}

/** "You may read any Tome in Glyphs, but you pay 1 additional Sanity to play it". */
export function mayRead(play: Filter, sanity?: number): Item | object {
  if (play.type !== 'Tome' || play.language === undefined) return nonsense
  return { rule: { kind: 'permit', permit: { play, waive: ['language'], ...(sanity === undefined ? {} : { cost: [{ sanity }] }) } } }
}

/** One thing that is said where there might be several. */
export const alone = (item: Item | object): readonly Item[] | object => (item === nonsense ? nonsense : [item as Item])

/** Two kinds of Spells, each so many. */
export function bothRooms(verb: Partial<Room>, a: Room, b: Room, of?: Selector): readonly Item[] | object {
  if (a.icon === undefined || b.icon === undefined) return nonsense
  const both = [roomIn({ ...verb, ...a }, of), roomIn({ ...verb, ...b }, of)]
  return both.includes(nonsense) ? nonsense : both.map((effect) => ({ effect: effect as Static }))
}

/** "May carry one Tome and one Artifact": besides each other. */
export const bothCarried = (a: Static | object, b: Static | object): readonly Item[] | object =>
  a === nonsense || b === nonsense ? nonsense : [{ effect: a as Static }, { effect: b as Static }]

interface Ways {
  readonly from?: Zone
  readonly waive?: readonly Waiver[]
}

/** "Play two Allies from your Hand": one after the other. */
export function allPlays(n: number, is: Filter, ways: Ways): readonly Item[] | object {
  const play = plays(is, ways)
  const all = play === nonsense ? nonsense : severalPlays(n, is)
  return Array.isArray(all) ? all.map(() => ({ op: play as Op })) : nonsense
}

/** "Play up to two Allies": each of them if you like. */
export function upToPlays(n: number, is: Filter, ways: Ways = {}): readonly Item[] | object {
  const play = plays(is, ways)
  if (play === nonsense || n < 1 || n > 5) return nonsense
  return Array.from({ length: n }, () => ({ op: { ...(play as { readonly play: Filter }), optional: true } }))
}

/** "Play an Artifact and a Tome": both in one Turn. */
export function bothPlayed(a: Filter, b: Filter, ways: Ways = {}): readonly Item[] | object {
  const both = [plays(a, ways), plays(b, ways)]
  return both.includes(nonsense) ? nonsense : both.map((op) => ({ op: op as Op }))
}

/** "Lose your next two Turns". */
export function turnsLost(n: number, who: Who): readonly Item[] | object {
  return n < 2 || n > 5 ? nonsense : Array.from({ length: n }, () => ({ op: { skip: 'turn' as const, who } }))
}

/** "Choose one: each opponent loses 1 Sanity, or ...": whoever does it, you choose which. */
export function thisOrThat(a: Op | object, b: Op | object): Op | object {
  return a === nonsense || b === nonsense ? nonsense : { choose: [[a as Op], [b as Op]], by: 'you' }
}
