/**
 * Builds rule objects from what the last chapters of the effect grammar have matched: turns of phrase that the cards at hand do
 * not use, and other sets may.
 */

import type {
  Act,
  Amount,
  Condition,
  Cost,
  Duration,
  Duty,
  Filter,
  Happening,
  Limit,
  Op,
  Permit,
  Reaction,
  Rule,
  Selector,
  Static,
  Trigger,
  Waiver,
  Who,
} from './ast.ts'
import type { Dimension, Hazard } from './card.ts'
import {
  at,
  barePlural,
  cardPlayed,
  costOf,
  doneBy,
  during,
  eachAt,
  filter,
  fromHand,
  gated,
  hasOne,
  type Item,
  insteadOf,
  inPlay as isInPlay,
  limited,
  nonsense,
  owned,
  ownTitles,
  playAnywhere,
  stable,
  union,
  unsaid,
  type Word,
} from './effect-actions.ts'
import type { Token } from './lexer.ts'

/** To the Hand of whoever takes it; what lies in another's pile goes back to its owner. */
export function toOwnHand(move: Selector, who: Who | 'they'): Op | object {
  const isOwn = (who === 'you' || who === 'they') && (move.of === undefined || move.of === 'you')
  return isOwn ? { move, to: 'hand' } : nonsense
}

/** "Return all of your face-down Allies face-up". */
export function upAgain(flip: Selector): Op | object {
  if (flip.is?.faceDown !== true) return nonsense
  return { flip, face: 'up' }
}

type Someone = 'you' | 'opponent' | 'either' | 'affected' | 'actor'

const held = (who: Someone): { readonly of?: Who } | undefined => (who === 'either' ? undefined : who === 'you' ? {} : { of: who })

/** "You have at most one Ally in play". */
export function fewAtMost(who: Someone, inPlay: Filter, most: number): Condition | object {
  const of = held(who)
  return of ? { not: { inPlay, ...of, atLeast: most + 1 } } : nonsense
}

/** So many of a kind in play: "more than two Allies", "fewer than three Tomes", "exactly one Phobia". */
export function countOf(inPlay: Filter, { min, max }: { readonly min?: number; readonly max?: number }, of: 'actor'): Condition | object {
  if (min !== undefined && min < 1) return nonsense
  const atLeast: Condition | undefined = min === undefined ? undefined : { inPlay, of, ...(min > 1 ? { atLeast: min } : {}) }
  const atMost: Condition | undefined = max === undefined ? undefined : { not: { inPlay, of, ...(max > 0 ? { atLeast: max + 1 } : {}) } }
  return atLeast && atMost ? { all: [atLeast, atMost] } : (atLeast ?? atMost ?? nonsense)
}

/** "You have three or more Allies": as many in play. */
export function manyAtLeast(who: Someone, is: Filter, atLeast: number): Condition | object {
  const of = held(who)
  if (hasOne(is) === nonsense || of === undefined || atLeast < 1) return nonsense
  return { inPlay: is, ...of, ...(atLeast > 1 ? { atLeast } : {}) }
}

/** "Randomly choose one Ally of your opponent.": what comes next befalls it. */
export function randomAim(of: Selector): object {
  const isOpen = of.ref === undefined && of.n !== undefined && (of.pick === 'choose' || of.pick === 'random')
  return isOpen ? { aim: { ...of, pick: 'random' } } : nonsense
}

/** "Randomly choose one Ally of your opponent and bury it". */
export function randomly(of: Selector, to: 'bury' | 'discard' | 'hand'): Op | object {
  const isOpen = of.ref === undefined && of.n !== undefined && (of.pick === 'choose' || of.pick === 'random')
  return isOpen ? { move: { ...of, pick: 'random' }, to } : nonsense
}

/** "Whenever you add a Monster to your Threat": it is played there. */
export function addedToThreat(cardPlayed: Filter, by: Who, whose: Who | 'they'): Trigger | object {
  const isOwn = whose === by || whose === 'they'
  return isOwn && cardPlayed.type === 'Monster' ? { cardPlayed, by } : nonsense
}

/** "For each Spell in it" counts what the Tome holds; of other cards, those in the Threat that is spoken of. */
export function inIt(is: Filter): Selector {
  return is.type === 'Spell' ? { is, pick: 'all', borneBy: 'self' } : { is, pick: 'all', in: 'threat' }
}

/** "If your opponent has no Defending Allies". */
export function noneOf(who: Someone, inPlay: Filter): Condition | object {
  const of = held(who)
  return of ? { not: { inPlay, ...of } } : nonsense
}

/** "Against a Threat of three or more Monsters". */
export function manyOpposing(n: number, threatHas: Filter): Condition | object {
  if (n < 1) return nonsense
  return { threatHas, side: 'opposing', ...(n > 1 ? { moreThan: n - 1 } : {}) }
}

export function defendingAgainstMany(n: number, is: Filter): Condition | object {
  const many = manyOpposing(n, is)
  return many === nonsense ? nonsense : { all: [{ role: 'defending' }, many as Condition] }
}

/** "If a Cat is among the opposing Defending Allies". */
export function opposingDefender(is: Filter): Condition | object {
  if (is.type !== undefined && is.type !== 'Ally') return nonsense
  return { inPlay: { ...is, type: 'Ally', defending: true }, of: 'opponent' }
}

/** "Who knows Latin or Greek". */
export function eitherTongue(one: Condition | object, other: Condition | object): Condition | object {
  if (one === nonsense || other === nonsense) return nonsense
  return { any: [...('any' in one ? (one.any as readonly Condition[]) : [one as Condition]), other as Condition] }
}

/** "You have no other Steadfast Ally in play". */
export function noOther(who: Someone, inPlay: Filter): Condition | object {
  const of = held(who)
  return of ? { not: { inPlay, ...of, others: true } } : nonsense
}

/** "During any Storm": while such an Event is in play. */
export function duringEvent(is: Filter): Condition | object {
  if (is.type === 'Event') return isInPlay(is)
  return during(is)
}

/** "Spells cast here": what you cast while you are at this Location. */
export function castHere(is: Filter, by: { readonly by: number; readonly how?: 'set' }): Item | object {
  if (is.type !== 'Spell') return nonsense
  const effect: Static = { stat: 'castingCost', ...by, of: { is, pick: 'all' } }
  return { rule: { kind: 'static', if: { at: { title: 'self' } }, effect } satisfies Rule }
}

/** "Bearing a Weapon": a card with it; an attribute is borne otherwise. */
export function armed(bears: Filter): Filter | object {
  return bears.type === 'Artifact' || bears.type === 'Tome' || bears.type === 'Spell' ? { bears } : nonsense
}

/** A place that no library holds. */
export function placeCalled(name: Token): Filter {
  return { called: name.senses[0]?.name ?? name.written }
}

/** What may be played here in spite of a requirement. */
export function playHere(play: Filter, waive: readonly Waiver[]): Item | object {
  const permit = playAnywhere(play, waive)
  return permit === nonsense ? nonsense : { rule: { kind: 'permit', permit: permit as Permit, if: { at: { title: 'self' } } } }
}

/** "By using a Gate in the Dreamlands". */
export function gateIn(is: Filter): object {
  const place = gated({ ...is, gate: true })
  return place === nonsense ? nonsense : { at: place as Filter, cost: ['gate'] }
}

/** An Ally among Monsters is a Lesser Independent anyway (M7.27). */
export function asMonster(name: Token): 'monster' | object {
  return name.senses.some((each) => each.kind === 'subtype' && each.name === 'Lesser Independent') ? 'monster' : nonsense
}

/** "Another card" is any; "another Ally" may be any but this one. */
export function playOne(play: Filter): Op {
  return { play }
}

/** Not on foot: by a Travel Event alone. */
export function notOnFoot(way: 'leaveBy' | 'reachBy'): Rule {
  const by: Filter = { type: 'Event', travel: true }
  const what: Duty = way === 'leaveBy' ? { leaveBy: by } : { reachBy: by }
  return { kind: 'oblige', who: 'you', what }
}

/** Those of several players of whom one thing is so and another is not. */
export function eachUnless(who: 'each' | 'eachOpponent', when: Condition | object, said: Op, spared: Condition): Op | object {
  if (when === nonsense) return nonsense
  return eachAt(who, { all: [when as Condition, { not: spared }] }, said)
}

const mine = (op: Op): Op =>
  'move' in op && op.move.ref === undefined && op.move.of === undefined ? ({ ...op, move: { ...op.move, mine: true } } as Op) : op

/** You and your opponent, one after the other. */
export function bothOfUs(op: Op): readonly Item[] | object {
  const ops = [mine(op), doneBy('opponent', op)]
  return ops.includes(nonsense) ? nonsense : ops.map((each) => ({ op: each as Op }))
}

/** "A Phobia is played by your opponent". */
export function playedBy(is: Filter, by: Who): Trigger | object {
  const trigger = cardPlayed(is)
  return trigger === nonsense ? nonsense : { cardPlayed: is, by }
}

export function castWhile(is: Filter, when: Condition, by: { readonly by: number; readonly how?: 'set' }): Item | object {
  const item = castHere(is, by)
  return 'rule' in item && item.rule.kind === 'static' ? { rule: { ...item.rule, if: when } } : nonsense
}

/** Instead of being buried, back to the Hand for a price. */
export function backFor(cost: readonly Cost[]): Rule {
  return { kind: 'instead', of: { wouldBeBuried: { ref: 'self' } }, optional: true, cost, do: [{ move: { ref: 'self' }, to: 'hand' }] }
}

/** Of one Dimension or the other. */
export function ofEither(words: readonly Word[], a: Dimension, b: Dimension): Filter | object {
  const both = [a, b].map((dimension) => filter(words, [{ dimension }]))
  return both.includes(nonsense) ? nonsense : union(both as readonly Filter[])
}

/** "Unless protected from Radiation": you, where nobody else is spoken of. */
export function survivor(canSurvive: Hazard): Condition {
  const condition: Condition = { canSurvive }
  unsaid.add(condition)
  return condition
}

export function searchedStory(of: Who | 'they', found: Selector, to: 'bury' | 'discard' | 'hand'): Op | object {
  return (of === 'you' || of === 'they') && to === 'hand' ? { move: { ...found, in: 'story' }, to } : nonsense
}

/** What is searched for and comes into play at once. */
export function searchedInto(of: Who | 'they', found: Selector, zone: 'deck' | 'discard'): Op | object {
  return of === 'you' || of === 'they' ? { move: { ...found, in: zone }, to: 'play' } : nonsense
}

/** Flipped for a while: turned up again when it is over. */
export function flippedFor(flip: Selector, until: Duration): readonly Item[] | object {
  // All are turned up at the end of the Round anyway (M15.9).
  if (until === 'round' && flip.ref === undefined && flip.pick === 'all') return [{ op: { flip, face: 'down' } }]
  if ((until !== 'combat' && until !== 'round') || (flip.ref === undefined && flip.pick === 'all')) return nonsense
  const back: Op = { flip: { ref: 'target' }, face: 'up' }
  const over: Rule = { kind: 'on', on: until === 'combat' ? 'combatEnded' : 'roundEnd', do: [back] }
  return [{ op: { flip, face: 'down' } }, { op: { start: over, until } }]
}

/** This card is lost in place of another. */
export function savedBy(to: 'bury' | 'discard', is: Filter, others?: true): Rule | object {
  const lost: Selector = { is, pick: 'all', ...(others ? { others } : {}) }
  return { kind: 'instead', of: { wouldBeBuried: lost, orDiscarded: true }, optional: true, do: [{ move: { ref: 'self' }, to }] }
}

/** This card is lost in place of one that would be: buried alone, or whatever way, or in Combat alone. */
export function lostFor(
  to: 'bury' | 'discard',
  { is, others }: { readonly is: Filter; readonly others?: true },
  { only, inCombat }: { readonly only?: boolean; readonly inCombat?: true },
): Rule {
  const wouldBeBuried: Selector = { is, pick: 'all', ...(others ? { others } : {}) }
  const of: Happening = { wouldBeBuried, ...(inCombat ? { inCombat } : only ? {} : { orDiscarded: true }) }
  return { kind: 'instead', of, optional: true, do: [{ move: { ref: 'self' }, to }] }
}

/** "If the Ally is a Soldier": for a bearer of that kind. */
export function ifBorneBy(value: Amount | object, of: Selector, is: Filter): Item | object {
  if (value === nonsense || of.ref !== 'host') return nonsense
  return { effect: { value: value as Amount, of: { ref: 'host', is } } }
}

/** "Add 2, or 4 if the Ally is a Soldier": the one or the other. */
export function ifBorneOr(plain: number, of: Selector, more: number, is: Filter): readonly Item[] | object {
  if (of.ref !== 'host') return nonsense
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

/** What another has comes to you, and stays. */
export function stolen(move: Selector, back?: Duration): Op | object {
  if (move.of !== 'opponent' || move.n !== 1 || move.in !== undefined) return nonsense
  const types = [move.is?.type].flat()
  return types.every((each) => each === 'Artifact' || each === 'Tome' || each === 'Ally')
    ? { move, to: 'play', whose: 'you', ...(back ? { back } : {}) }
    : nonsense
}

/** Of an Event: it is not played otherwise; of a Spell or Artifact: not cast or used. */
export function usedOnly(needs: Condition | object): Rule | object {
  // That something is cast in Combat alone is its moment, and told otherwise.
  if (needs === nonsense || ('role' in needs && needs.role === 'inCombat')) return nonsense
  return { kind: 'require', needs: needs as Condition, use: true } as Rule
}

/** Where one arrives; of this card's own place it is told otherwise. */
export function arrivedAt(by: Who | 'they', is: Filter): Trigger | object {
  const place = at(is, 'you')
  if (place === nonsense || ownTitles.has(is)) return nonsense
  return { arrivedAt: (place as { readonly at: Filter }).at, by: by as Who }
}

// ---------------------------------------------------------------- decks from below, walks, Weapons and what befalls players

/** Whether a pile named as somebody's is where these cards go anyway, which is to their owners. */
function isOwnersPile(move: Selector, of: Who | 'they'): boolean {
  const whose = move.of ?? 'you'
  if (of === 'owner' || of === 'they' || move.ref !== undefined) return true
  return whose === of
}

/** To the bottom of its owner's Mythos Deck. */
export function toBottom(move: Selector | object, of: Who | 'they'): Op | object {
  const card = fromHand(move as Selector)
  return isOwnersPile(card, of) ? { move: card, to: 'deckBottom' } : nonsense
}

/** To the top of its owner's Mythos Deck. */
export function toDeckTop(move: Selector | object, of: Who | 'they'): Op | object {
  const card = fromHand(move as Selector)
  return isOwnersPile(card, of) ? { move: card, to: 'deckTop' } : nonsense
}

/** Into the deck, which is shuffled. */
export function shuffledIn(move: Selector, of: Who | 'they'): readonly Item[] | object {
  const card = fromHand(move)
  if (!isOwnersPile(card, of) || card.ref !== undefined) return nonsense
  const who = of === 'owner' || of === 'they' ? (card.of ?? 'you') : of
  return [{ op: { move: card, to: 'deckTop' } }, { op: { shuffle: 'deck', who } }]
}

/** "Your opponent's next Turn must be a Pass". */
export function nextPass(who: Who | 'they'): Op | object {
  return who === 'they' ? nonsense : { passNext: true, who }
}

/** Taken from where it lies, and put elsewhere: what lies in a Mythos Deck is searched for, and told otherwise. */
export function takenFrom(move: Selector, to: 'play' | 'hand'): Op | object {
  const isOwn = move.of === undefined || move.of === 'you'
  return isOwn && (move.in === 'discard' || move.in === 'story') && move.ref === undefined ? { move, to } : nonsense
}

/** "Go back to any Location in your Story Deck". */
export function backTo(to: Selector): Op | object {
  return to.in === 'story' && (to.of === undefined || to.of === 'you') && to.is?.type === 'Location' ? { toTop: to } : nonsense
}

/** Where one may not go: such Locations may not be played. Of this Location it is told otherwise. */
export function notTo(is: Filter): Act | object {
  const place = at(is, 'you')
  if (place === nonsense || ownTitles.has(is)) return nonsense
  const { at: to } = place as { readonly at: Filter }
  return { play: to.title === undefined && to.or === undefined ? { ...to, type: 'Location' } : to }
}

export const keptFromAttack = (): Rule => ({ kind: 'forbid', who: 'you', what: 'beAttacked' })

export function noPlayBy(play: Filter, who: Who): Rule | object {
  return ownTitles.has(play) ? nonsense : { kind: 'forbid', who, what: { play } }
}

/** Neither Summoned nor Controlled. */
export function neitherPart(of: Selector): readonly Item[] {
  return (['summoned', 'controlled'] as const).map((cannotBe) => ({ effect: { cannotBe, of } }))
}

/** Out of reach for all but such cards. */
export function onlyBy(not: Filter | string | object, of?: Selector): Static | object {
  if (typeof not !== 'object' || not === nonsense || ownTitles.has(not)) return nonsense
  // What a Weapon does in Combat is no effect on anything.
  const { subtype } = not as Filter
  if ([subtype].flat().some((each) => each === 'Weapon' || each === 'Enchanted Weapon')) return nonsense
  return { immuneTo: { not: not as Filter }, ...(of ? { of } : {}) }
}

export function armedAll(is: Filter, weapons: number | 'any'): Static | object {
  const of = barePlural(is)
  return of === nonsense || is.type !== 'Ally' ? nonsense : { weapons, of: of as Selector }
}

/** Played by the Gate here: what needs none is not. */
export function playedThrough(is: Filter, by: Who): Trigger | object {
  const trigger = cardPlayed(is)
  return trigger === nonsense ? nonsense : { cardPlayed: is, by, through: 'here' }
}

/** "Monsters played through this Gate gain 1": each for as long as it is in play. */
export function gatesOwn(is: Filter, value: Amount | object): Item | object {
  const on = playedThrough(is, 'you')
  if (on === nonsense || value === nonsense) return nonsense
  const holds: Rule = { kind: 'static', effect: { value: value as Amount, of: { ref: 'cause' } } }
  return { rule: { kind: 'on', on: on as Trigger, do: [{ start: holds, until: 'game' }] } }
}

type Rival = Someone | 'eachOpponent'

/** More of something than somebody else has. */
export function moreThan(more: 'sanity' | 'hand' | 'threat', who: Rival | 'they', than: Rival | 'they'): Condition | object {
  if (who === 'either' || than === 'either' || who === 'they' || than === 'they' || who === than || who === 'eachOpponent') return nonsense
  return { more, who, than }
}

export function moreInPlay(inPlay: Filter, who: Rival, than: Rival): Condition | object {
  if (who === 'either' || than === 'either' || who === than || who === 'eachOpponent' || Object.keys(inPlay).length === 0) return nonsense
  return { inPlay, ...(who === 'you' ? {} : { of: who }), moreThan: than }
}

/** Of an Ally or another card in play: where its player is. */
export function standing(is: Filter): Filter | object {
  const place = at(is, 'you')
  return place === nonsense ? nonsense : { at: (place as { readonly at: Filter }).at }
}

interface Loss {
  readonly inCombat?: true
  readonly orDiscarded?: true
}

/** Kept from being buried by going elsewhere. */
export function insteadOfLoss(
  loss: Loss,
  { to, may }: { readonly to: 'discard' | 'hand' | 'deckTop' | 'deckBottom'; readonly may?: true },
): Rule | object {
  return insteadOf({ wouldBeBuried: { ref: 'self' }, ...loss }, to, may)
}

// ---------------------------------------------------------------- the same at other places of the sentence

/** "Remove" is said of what lies on somebody: it is buried. */
export function removed(move: Selector): Op | object {
  return move.is?.type === 'Event' && move.pick !== undefined && move.in === undefined ? { move, to: 'bury' } : nonsense
}

/** Into the pile where what is lost goes anyway. */
export function intoPile(move: Selector, of: Who | 'they', to: 'bury' | 'discard'): Op | object {
  const card = fromHand(move)
  return isOwnersPile(card, of) && card.pick !== 'top' && card.in !== (to === 'bury' ? 'story' : 'discard') ? { move: card, to } : nonsense
}

/** A Hand that another shows. */
export function shown(of: Who | 'they'): Op | object {
  return of === 'you' || of === 'they' || of === 'owner' ? nonsense : { look: { in: 'hand', pick: 'all', of } }
}

/** What befalls unless somebody does something else: his is the choice. */
export function boughtOff(op: Op, who: Who, other: Op): Op | object {
  if (who !== 'opponent') return nonsense
  const price = doneBy(who, other)
  return price === nonsense ? nonsense : { choose: [[price as Op], [op]], by: who }
}

/** Each of several players at a place chooses for himself. */
export function eachChooses(who: 'each' | 'eachOpponent', when: Condition | object, all: readonly (readonly Op[])[]): Op | object {
  const ways = all.map((ops) => ops.map((op) => doneBy('actor', op)))
  if (when === nonsense || ways.flat().includes(nonsense)) return nonsense
  return { forEach: who, do: [{ if: when as Condition, do: [{ choose: ways as readonly (readonly Op[])[], by: 'actor' }] }] }
}

/** Not below a number. */
export function floored(effect: Static, limit: Limit): Item | object {
  const made = limited(effect, limit)
  return made ? { effect: made } : nonsense
}

/** Spells that lie in this Tome. */
export function castFromThis(is: Filter, by?: number): Static | object {
  if (is.type !== 'Spell') return nonsense
  const of: Selector = { is, pick: 'all', borneBy: 'self' }
  return by === undefined ? { stat: 'castingCost', by: 0, how: 'set', of } : { stat: 'castingCost', by, of }
}

/** "Monsters played here": what you play while you are at this Location. */
export function playedHere(is: Filter, by: { readonly by: number; readonly how?: 'set' }): Item | object {
  const effect = costOf(is, by)
  if (effect === nonsense || is.type === 'Spell') return nonsense
  return { rule: { kind: 'static', if: { at: { title: 'self' } }, effect: effect as Static } satisfies Rule }
}

/** "8 at Night, 5 by Day": the one and the other. */
export function eitherValue(of: Selector, n: number, a: Condition | object, m: number, b: Condition | object): readonly Item[] | object {
  if (a === nonsense || b === nonsense || stable(a) === stable(b)) return nonsense
  const clause = (value: number, when: Condition): Item => ({ rule: { kind: 'static', if: when, effect: { value, of, how: 'set' } } })
  return [clause(n, a as Condition), clause(m, b as Condition)]
}

/** "5, or 8 at Night". */
export function valueIsOr(
  of: Selector,
  n: number,
  other: { readonly n: number; readonly if: Condition | object },
): readonly Item[] | object {
  return other.if === nonsense ? nonsense : eitherValue(of, n, { not: other.if as Condition }, other.n, other.if)
}

/** May be played at such a place in spite of something. */
export function waivedAt(waive: readonly Waiver[], is: Filter): Rule | object {
  const when = at(is, 'you')
  return when === nonsense ? nonsense : { kind: 'permit', permit: { play: { title: 'self' }, waive }, if: when as Condition }
}

// ---------------------------------------------------------------- and in still other ways

/** "Your other Allies" are all of them, "your other Ally" the one. */
export function othersOf(of: Who | 'they', is: Filter): Selector | object {
  const made = owned(of, is)
  return made === nonsense ? nonsense : { ...(made as Selector), others: true }
}

/** A Threat shown to you by whose it is. */
export const shownThreat = { look: { in: 'threat', pick: 'all', of: 'they' } } as unknown as Op

/** What only such an Ally can be given. */
export function onlyGivenTo(is: Filter): Static | object {
  const types = [is.type].flat()
  const isBearer = is.attr !== undefined || is.anyAttr !== undefined || is.title !== undefined || types.includes('Ally')
  return isBearer && types.every((each) => each === undefined || each === 'Ally') ? { attachedTo: is, sharesFate: true } : nonsense
}

/** What may not be used: of Weapons and Gates it is told otherwise. */
export function noUseOf(use: Filter): Act | object {
  const types = [use.type].flat()
  const isWeapon = [use.subtype].flat().some((each) => each === 'Weapon' || each === 'Enchanted Weapon')
  const isUsed =
    types.every((each) => each === 'Artifact' || each === 'Tome' || each === 'Ally' || each === 'Spell') && use.type !== undefined
  return isUsed && !isWeapon ? { use } : nonsense
}

export function noUse(is: Filter): Rule | object {
  const what = noUseOf(is)
  return what === nonsense ? nonsense : { kind: 'forbid', who: 'each', what: what as Act }
}

/** "To cancel a Phobia": a Spell when it is cast, an Event when it is played. */
export function cancelled(of: Filter): { readonly window: Reaction } | object {
  if (of.type !== 'Spell' && of.type !== 'Event') return nonsense
  return { window: { after: of.type === 'Spell' ? 'cast' : 'played', of, by: 'each' } }
}

/** What is lost of cards that are named; of "any" it is read by itself, since it is each that is lost. */
export function lossOf(of: Selector, happening: object): object {
  return 'any' in of ? nonsense : happening
}

/** "City Locations cost 1 more Sanity to enter": what one arrives at, one has played. */
export const enteringCost = (is: Filter, by: { readonly by: number }): Item | object => (is.type === 'Location' ? costOf(is, by) : nonsense)

/** What may not be called off: cards that do something, of any player or of these. */
export function noCancel(cancel: Filter, of?: Who, by?: Filter): Act | object {
  if (cancel.title === 'self') return nonsense
  return { cancel, ...(of === undefined ? {} : { of }), ...(by === undefined ? {} : { by }) }
}

/** "May not be cancelled": by nobody, by a player, or with such cards. */
export function notCancelled(what: Act | object, { who = 'each', by }: { readonly who?: Who; readonly by?: Filter } = {}): Rule | object {
  if (what === nonsense) return nonsense
  return { kind: 'forbid', who, what: { ...(what as object), ...(by ? { by } : {}) } as Act }
}
