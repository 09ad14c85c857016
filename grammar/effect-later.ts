/**
 * Builds rule objects from what the last chapters of the effect grammar have matched: turns of phrase that the cards at hand do
 * not use, and other sets may.
 */

import type { Amount, Condition, Cost, Duration, Duty, Filter, Op, Permit, Rule, Selector, Static, Trigger, Waiver, Who } from './ast.ts'
import type { Dimension, Hazard } from './card.ts'
import {
  at,
  cardPlayed,
  doneBy,
  eachAt,
  filter,
  gated,
  type Item,
  iconSpells,
  inPlay as isInPlay,
  nonsense,
  ownTitles,
  playAnywhere,
  roomier,
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

/** "You have no other Steadfast Ally in play". */
export function noOther(who: Someone, inPlay: Filter): Condition | object {
  const of = held(who)
  return of ? { not: { inPlay, ...of, others: true } } : nonsense
}

/** "During any Storm": while such an Event is in play. */
export function duringEvent(is: Filter): Condition | object {
  return is.type === 'Event' ? isInPlay(is) : nonsense
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

/** You and your opponent, one after the other. */
export function bothOfUs(op: Op): readonly Item[] | object {
  const ops = [op, doneBy('opponent', op)]
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

/** "If the Ally is a Soldier": for a bearer of that kind. */
export function ifBorneBy(value: Amount | object, of: Selector, is: Filter): Item | object {
  if (value === nonsense || of.ref !== 'host') return nonsense
  return { effect: { value: value as Amount, of: { ref: 'host', is } } }
}

/** "Add 2, or 4 if the Ally is a Soldier": the one or the other. */
export function ifBorneOr(plain: number, of: Selector, more: number, is: Filter): readonly Item[] | object {
  if (of.ref !== 'host') return nonsense
  return [{ effect: { value: plain, of: { ref: 'host', is: { not: is } } } }, { effect: { value: more, of: { ref: 'host', is } } }]
}

/** What another has comes to you, and stays. */
export function stolen(move: Selector): Op | object {
  if (move.of !== 'opponent' || move.n !== 1) return nonsense
  const types = [move.is?.type].flat()
  return types.every((each) => each === 'Artifact' || each === 'Tome' || each === 'Ally') ? { move, to: 'play', whose: 'you' } : nonsense
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

/** Two kinds of Spells, each so many. */
export function bothIcons(n: number, a: Token, m: number, b: Token): readonly Item[] | object {
  const both = [iconSpells(n, a), iconSpells(m, b)]
  return both.includes(nonsense) ? nonsense : both.map((effect) => ({ effect: effect as Static }))
}

export function roomierAll(of: Selector, by: number): Static | object {
  return of.ref === undefined ? roomier(of, by) : nonsense
}
