/**
 * Rules that stand by themselves: what happens instead of something else, what is kept, what must be so.
 */

import type { Act, Condition, Cost, Destination, Filter, Happening, Op, Permit, Route, Rule, Selector, Waiver, Who } from '../ast.ts'
import type { Dimension } from '../card.ts'
import type { Token } from '../lexer.ts'
import { at, both, here, inPlay } from './conditions.ts'
import { type Marked, nonsense } from './draft.ts'
import { unhurt } from './moments.ts'
import { filter, location, ownTitles } from './nouns.ts'
import { anywhere, castingOf, castMore, noUseOf, playAnywhere, playMore, sparedOf } from './permissions.ts'

export function requireAt(is: Filter): Rule | object {
  const needs = at(is, 'you')
  return needs === nonsense ? nonsense : { kind: 'require', needs: needs as Condition }
}

/** Allies that take part in each defence: of whoever has them. */
export function mustDefend(defendWith: Selector | object): Rule | object {
  const { ref, of } = defendWith as Selector
  if (defendWith === nonsense) return nonsense
  return {
    kind: 'oblige',
    who: ref === undefined ? (of ?? 'you') : ref === 'self' ? 'you' : 'opponent',
    what: { defendWith: defendWith as Selector },
  }
}

/** "An opponent's Event", or any card of his. */
export const causedBy = (from: Filter) => (Object.keys(from).length > 0 ? { by: 'opponent', from } : { by: 'opponent' })

/** "An Event", whoever has played it. */
export const anyCause = (from: Filter) => (Object.keys(from).length > 0 ? { from } : {})

/** "Your opponent's Event makes you bury an Ally": of what is buried alone, or discarded alone, or lost whatever way. */
export function madeToLose(cause: ReturnType<typeof causedBy>, how: 'lose' | 'bury' | 'discard', is: Filter, others?: true): Happening {
  if (how === 'lose') return { ...cause, wouldLose: is } as Happening
  const wouldBeBuried: Selector = { is, pick: 'all', ...(others ? { others } : {}) }
  return { wouldBeBuried, ...(how === 'discard' ? { orDiscarded: 'only' } : {}), ...cause } as Happening
}

/** What serves beside one's own feet; "by walking or by Travel Events" is said of a Location itself, and otherwise bars nothing. */
export function besidesWalking(is: Filter | 'walk'): Filter | object {
  return is === 'walk' || Object.keys(is).every((key) => key === 'type' || key === 'travel') ? nonsense : is
}

/** "This card may be played from any Location of the Waking World, regardless of Region". */
export function playedFrom(is: Filter, waive: readonly Waiver[]): Rule | object {
  const there = at(is, 'you')
  if (there === nonsense || waive.length === 0) return nonsense
  return { kind: 'permit', permit: { play: { title: 'self' }, waive }, if: there as Condition }
}

export function requireInPlay(is: Filter): Rule | object {
  const needs = inPlay(is)
  return needs === nonsense ? nonsense : { kind: 'require', needs: needs as Condition }
}

/** Such a card may be played only where that is so. */
export const requiring = (needs: Condition | object): Rule | object =>
  needs === nonsense ? nonsense : { kind: 'require', needs: needs as Condition }

export function forbidAt(who: Who, what: Act, is: Filter): Rule | object {
  const condition = at(is, who)
  return condition === nonsense ? nonsense : { kind: 'forbid', who, what, if: condition as Condition }
}

export function insteadOf(of: Extract<Rule, { kind: 'instead' }>['of'], to: Destination, may?: true): Rule | object {
  if (!('wouldBeBuried' in of)) return nonsense
  // Of several, it is the one that would be buried.
  const move: Selector = of.wouldBeBuried.ref ? of.wouldBeBuried : { ref: 'cause' }
  // To be buried instead of being buried is nothing: another card must be meant.
  if (to === 'bury') return nonsense
  return { kind: 'instead', of, ...(may ? { optional: true } : {}), do: [{ move, to }] }
}

/** "Your Allies are discarded instead of buried." */
export function allSpared(is: Filter, here?: true): Rule | object {
  const rule = insteadOf({ wouldBeBuried: { is, pick: 'all' } }, 'discard')
  return here && rule !== nonsense ? { ...rule, if: { at: { title: 'self' } } } : rule
}

/** "Ghouls absorbed by this Ally are discarded instead of buried": Monsters, whose Threat they are in. */
export function goneOfThose(is: Filter, absorbedBy: 'self' | 'host', to: 'discard' | 'hand'): Rule | object {
  if (ownTitles.has(is) || (is.type !== undefined && is.type !== 'Monster')) return nonsense
  return insteadOf({ wouldBeBuried: { is, pick: 'all', in: 'threat', of: 'each' }, inCombat: true, absorbedBy }, to)
}

/** "Begin the next Round with one Sacrificed Sailors card": so many of them, however many were to be buried. */
export const manyKept = (n: number): Rule => ({
  kind: 'instead',
  of: { wouldBeBuried: { ref: 'self' }, inCombat: true },
  do: [{ move: { ref: 'self' }, to: 'threat' }],
  limit: { times: n, per: 'round' },
})

/** A card that stays in the Threat for the next Round, as many of its Title as said. */
export function keptInThreat(n: number, is: Filter, when: Condition): Rule | object {
  if (!ownTitles.has(is)) return nonsense
  return {
    kind: 'instead',
    of: { wouldBeBuried: { ref: 'self' }, inCombat: true },
    if: when,
    do: [{ move: { ref: 'self' }, to: 'threat' }],
    limit: { times: n, per: 'round' },
  }
}

export function playedAt({ is, condition }: { readonly is: Filter; readonly condition: Condition }): Rule | object {
  const places = is.or ?? [is]
  const isWorld = places.every(({ dimension }) => dimension !== undefined)
  const isNarrow = (each: Filter): boolean => Object.keys(each).some((key) => key !== 'dimension' && key !== 'type')
  // "At any Water Location in the Dreamlands" is wherever else the card is found, too.
  const isPlace = isWorld && places.every(isNarrow)
  // "At any Waking World or New Aeon Church": is all of the one meant, or its Churches?
  if (isWorld && !isPlace && places.some(isNarrow)) return nonsense
  // "At any Location in the Dreamlands" asks for none of them; "in the Dreamlands" tells nothing but the Dimension.
  const isAnywhere = isWorld && places.every(({ type }) => type === 'Location')
  const waive: readonly Waiver[] = isPlace || isAnywhere ? [...anywhere, 'dimension'] : isWorld ? ['dimension'] : anywhere
  return { kind: 'permit', permit: { play: { title: 'self' }, waive }, if: condition }
}

/** What is said of a card in another role besides which: where, at what price, and whether its text holds there. */
interface RolePart {
  readonly at?: Filter
  readonly here?: true
  readonly cost?: readonly Cost[]
  readonly keepsText?: boolean
  readonly gateIfAny?: true
  readonly noGate?: true
  readonly only?: true
}

/** "Using its Gate, at a City Location, for 2 Sanity": in any order, nothing twice; one place that is all of what is said. */
export function inRole(of: Filter | 'self', playAs: 'ally' | 'monster', parts: readonly (RolePart | object)[]): Rule | object {
  if ((of !== 'self' && ownTitles.has(of)) || parts.includes(nonsense)) return nonsense
  const said = parts as readonly RolePart[]
  const cost = said.flatMap((each) => each.cost ?? [])
  const places = said.flatMap((each) => (each.at ? [each.at] : []))
  if (places.some(({ type }) => type !== undefined && type !== 'Location')) return nonsense
  const names = places.flatMap((each) => Object.keys(each)).filter((each) => each !== 'type')
  const isHere = said.some((each) => each.here)
  const prices = said.filter((each) => each.cost?.some((one) => one !== 'gate'))
  if (cost.filter((each) => each === 'gate').length > 1 || prices.length > 1) return nonsense
  const gates = said.filter((each) => each.gateIfAny)
  if (gates.length > 1 || (gates.length > 0 && cost.includes('gate'))) return nonsense
  // What uses no Gate costs the use of none.
  const gateless = said.filter((each) => each.noGate)
  if (gateless.length > 1 || (gateless.length > 0 && (playAs !== 'ally' || cost.includes('gate') || gates.length > 0))) return nonsense
  const isOnly = said.some((each) => each.only)
  // A Monster needs leave to be an Ally anyway, and where it has that is all there is.
  if (isOnly && (playAs !== 'monster' || of !== 'self' || (places.length === 0 && !isHere))) return nonsense
  if (new Set(names).size < names.length || (isHere && places.length > 0)) return nonsense
  const at: Filter = Object.assign({}, ...places)
  const permit: Permit = {
    playAs,
    of,
    ...(Object.keys(at).length > 0 ? { at } : {}),
    ...(cost.length > 0 ? { cost } : {}),
    ...(said.some((each) => each.keepsText) ? { keepsText: true } : {}),
    ...(gates.length > 0 ? { gateIfAny: true as const } : {}),
    ...(gateless.length > 0 ? { noGate: true as const } : {}),
    ...(isOnly ? { only: true as const } : {}),
  }
  return isHere ? { kind: 'permit', permit, if: here } : { kind: 'permit', permit }
}

/** "Each player may play Ghouls as Allies": a leave of everybody's; here alone one is at this Location oneself. */
export function roleOfOthers(who: Who, rule: Rule | object): Rule | object {
  if (rule === nonsense || !('permit' in rule) || !('playAs' in rule.permit) || rule.permit.of === 'self' || rule.if) return nonsense
  if (who !== 'each' && who !== 'eachOpponent') return nonsense
  return { ...rule, permit: { ...rule.permit, who } }
}

export function forbidPlay(play: Filter): Rule | object {
  return ownTitles.has(play) ? nonsense : { kind: 'forbid', who: 'each', what: { play } }
}

/** A Monster that lives through Combat lies in its owner's Threat when the next Round begins. */
export function stays(survives: boolean): Rule {
  return insteadIn({ wouldBeBuried: { ref: 'self' }, inCombat: true, ...(survives ? { fullLoss: false } : {}) }) as Rule
}

export function insteadIn(of: Extract<Rule, { kind: 'instead' }>['of']): Rule | object {
  return 'wouldBeBuried' in of && of.wouldBeBuried.ref === 'self'
    ? { kind: 'instead', of, do: [{ move: { ref: 'self' }, to: 'threat' }] }
    : nonsense
}

/** Not on foot; whatever else leads here, or away, does so still. */
export const notOnFoot = (way: 'leaveBy' | 'reachBy', who: Who = 'you'): Rule => ({
  kind: 'forbid',
  who,
  what: way === 'leaveBy' ? { leaveBy: 'walk' } : { reachBy: 'walk' },
})

/** Instead of being buried, back to the Hand for a price. */
export function backFor(cost: readonly Cost[]): Rule {
  return { kind: 'instead', of: { wouldBeBuried: { ref: 'self' } }, optional: true, cost, do: [{ move: { ref: 'self' }, to: 'hand' }] }
}

/** This card is lost in place of another. */
export function savedByThis(to: 'bury' | 'discard', is: Filter, others?: true, how?: 'bury'): Rule | object {
  const lost: Selector = { is, pick: 'all', ...(others ? { others } : {}) }
  const of: Happening = { wouldBeBuried: lost, ...(how ? {} : { orDiscarded: true }) }
  return { kind: 'instead', of, optional: true, do: [{ move: { ref: 'self' }, to }] }
}

/** This card is lost in place of one that would be: buried alone, or whatever way, or in Combat alone. */
export function lostFor(
  to: 'bury' | 'discard',
  { is, others }: { readonly is: Filter; readonly others?: true },
  { only, inCombat }: { readonly only?: boolean; readonly inCombat?: true },
): Rule {
  const wouldBeBuried: Selector = { is, pick: 'all', ...(others ? { others } : {}) }
  const of: Happening = { wouldBeBuried, ...(inCombat ? { inCombat } : {}), ...(only ? {} : { orDiscarded: true }) }
  return { kind: 'instead', of, optional: true, do: [{ move: { ref: 'self' }, to }] }
}

/** Of an Event: it is not played otherwise; of a Spell or Artifact: not cast or used. */
export function usedOnly(needs: Condition | object, use: 'asked' | 'told' = 'asked'): Rule | object {
  // That something is cast in Combat alone is its moment, and told otherwise.
  if (needs === nonsense || ('role' in needs && needs.role === 'inCombat')) return nonsense
  return { kind: 'require', needs: needs as Condition, use } as Rule
}

/** Of all who could attack: that one of them alone does not is no safety from all. */
export const keptFromAttack = (by: Who = 'each'): Rule | object =>
  /^(?:each|eachOpponent|opponent)$/.test(by) ? { kind: 'forbid', who: 'you', what: 'beAttacked' } : nonsense

/** By any Monster is by whatever attacks. */
export const attackedBy = (is: Filter): Act => (is.type === 'Monster' && Object.keys(is).length === 1 ? 'beAttacked' : { beAttackedBy: is })

/** Whom cards attack: you, or the players of whom something is so. */
interface Victims {
  readonly who: Who
  readonly if?: Condition | object
}

/** "Ghouls may not attack you", or players who are Outside. */
export function notAgainst(is: Filter, { who, if: when }: Victims): Rule | object {
  return when === undefined ? { kind: 'forbid', who, what: attackedBy(is) } : forbidThere(who, attackedBy(is), when)
}

/** "This card must be directed at a player who is Outside": at nobody else. */
export function onlyAgainst(is: Filter, { who, if: when }: Victims): Rule | object {
  if (when === undefined) return directedAt(is, 'you')
  // Who is foremost is told where it is said whom it must be directed at.
  return when === nonsense || 'foremost' in when
    ? nonsense
    : notAgainst(is, { who: who === 'each' ? 'each' : 'eachOpponent', if: { not: when as Condition } })
}

/** Where each is directed, whoever's it is; this one is its player's. */
export function directedAt(is: Filter, directAt: Who): Rule | object {
  if (is.title === 'self' && directAt === 'you') return nonsense
  return { kind: 'oblige', who: is.title === 'self' ? 'you' : directAt === 'you' ? 'eachOpponent' : 'each', what: { directAt, with: is } }
}

export function noPlayBy(play: Filter, who: Who): Rule | object {
  return ownTitles.has(play) ? nonsense : { kind: 'forbid', who, what: { play } }
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

/** May be played at such a place in spite of something. */
export function waivedAt(waive: readonly Waiver[], is: Filter): Rule | object {
  const when = at(is, 'you')
  return when === nonsense ? nonsense : { kind: 'permit', permit: { play: { title: 'self' }, waive }, if: when as Condition }
}

export function noUse(is: Filter): Rule | object {
  const what = noUseOf(is)
  return what === nonsense ? nonsense : { kind: 'forbid', who: 'each', what: what as Act }
}

/** "No Artifact may be used at City Locations": by those who are there. */
export function noUseAt(is: Filter, there: Condition | object): Rule | object {
  const what = noUseOf(is)
  return what === nonsense ? nonsense : forbidThere('each', what as Act, there)
}

/** "You must have an Ally who knows Binary": only Allies are had in play, and nowhere else. */
export const usedWithAlly = (is: Filter): Rule | object => (is.type === 'Ally' ? usedOnly({ inPlay: is }) : nonsense)

/** "May not be cancelled": by nobody, by a player, or with such cards. */
export function notCancelled(what: Act | object, { who = 'each', by }: { readonly who?: Who; readonly by?: Filter } = {}): Rule | object {
  if (what === nonsense) return nonsense
  return { kind: 'forbid', who, what: { ...(what as object), ...(by ? { by } : {}) } as Act }
}

/** "Not affected by cards that cancel Spells": what may not be called off; nothing where it is no such card. */
export function proofAgainst(what: Act | object, is: Filter, by?: Filter): Rule | object {
  const { cancel } = what as { readonly cancel?: Filter }
  if (cancel === undefined || Object.keys(is).some((key) => key !== 'type') || is.type === undefined) return nonsense
  const own = [cancel.type ?? is.type].flat()
  if (!own.every((each) => [is.type].flat().includes(each))) return nonsense
  return notCancelled(what, by === undefined || Object.keys(by).length === 0 ? {} : { by })
}
/** What is told of somebody, told of you; nothing where it compares him with you. */
function ofYou(when: Condition | object): Condition | undefined {
  if (when === nonsense || /"(?:as|than)":"(?:actor|you)"/.test(JSON.stringify(when))) return undefined
  return JSON.parse(JSON.stringify(when), (_key, each) => (each === 'actor' ? undefined : each)) as Condition
}

/** "Only Investigators who know Latin may travel here". */
export function onlyWho(when: Condition | object): Rule | object {
  const needs = ofYou(when)
  return needs ? { kind: 'require', needs } : nonsense
}

/** "No player with a Phobia may use this Gate": you, while you are here; another who is here has a card of his own that says so. */
export function gateShutTo(who: Who, when: Condition | object): Rule | object {
  const yours = ofYou(when)
  if (who !== 'each' || !yours) return nonsense
  return { kind: 'forbid', who: 'you', what: 'useGates', if: both(here, yours) as Condition }
}

/**
 * "The Gate of target Location may not be used": of that Location alone, by whoever is there. The Gate of his Current Location is the only one that somebody
 * could use.
 */
export function gateShutOf(of: Selector, by?: Who): Rule | object {
  if (of.ref === 'target') return { kind: 'forbid', who: by ?? 'each', what: { gateOf: of } }
  if (of.ref !== 'location' || Object.keys(of).some((each) => each !== 'ref' && each !== 'of')) return nonsense
  const who = of.of ?? 'you'
  return by === undefined || by === who ? { kind: 'forbid', who, what: 'useGates' } : nonsense
}

/** "No Cemetery Gate may be used". */
export function gatesShut(name: Token): Rule | object {
  const is = filter([name], [])
  return is === nonsense ? nonsense : forbidThere('each', 'useGates', at(is as Filter, 'actor'))
}

/** A Location of two Dimensions: from each it is played as if it were of that one. */
export function ofBothWorlds([a, b]: readonly Dimension[]): Rule | object {
  if (a === b || a === undefined || b === undefined) return nonsense
  const is: Filter = { or: [{ dimension: a }, { dimension: b }] }
  return playedAt({ is, condition: { at: is } })
}

/** Something else is lost in its place. */
export function otherLostInstead(of: Extract<Rule, { kind: 'instead' }>['of'], to: 'bury' | 'discard', move: Selector): Rule | object {
  // A discard of it alone is told otherwise.
  return to === 'bury' ? { kind: 'instead', of, do: [{ move, to }] } : nonsense
}

/** It lies in its owner's Threat when the next Round begins; `survives`: unless it absorbed its full value. */
export function staysOn(may: true | undefined, survives?: true): Rule {
  const rule = stays(survives === true)
  return may && rule.kind === 'instead' ? { ...rule, optional: true } : rule
}

/** "You may begin the next Round with this card in your Threat if it is Night": if it is so when Combat ends. */
export const staysOnIf = (may: true | undefined, when: Condition): Rule => ({ ...staysOn(may), if: when }) as Rule

/** What becomes of this card in place of being buried. */
export function outcome(
  of: Extract<Rule, { kind: 'instead' }>['of'],
  { to, may }: { readonly to: 'discard' | 'hand'; readonly may?: true },
): Rule {
  return { kind: 'instead', of, ...(may ? { optional: true } : {}), do: [{ move: { ref: 'self' }, to }] }
}

/** Buried in Combat only for its full value. */
export function stayedWhole(): Rule {
  return { kind: 'instead', of: { wouldBeBuried: { ref: 'self' }, inCombat: true, fullLoss: false }, do: [] }
}

/** "Play at any Water Location": nowhere else; "at any Location" requires nothing. */
export const requirePlace = (is: Filter): Rule | object => (Object.keys(location(is)).length === 0 ? nonsense : requireAt(is))

/** What may be played at such a Location in spite of a requirement. */
export function playThere(play: Filter, place: Filter, waive: readonly Waiver[]): Rule | object {
  if (Object.keys(location(place)).length === 0) return nonsense
  const when = at(place, 'you')
  const permit = playAnywhere(play, waive)
  return when === nonsense || permit === nonsense ? nonsense : { kind: 'permit', permit: permit as Permit, if: when as Condition }
}

/** Whether a filter tells the Dimension of all that it speaks of. */
const ofWorld = (is: Filter): boolean => (is.or ?? [is]).every(({ dimension }) => dimension !== undefined)

/**
 * "You may play Scholars at any City Location": wherever they are else found; cards of another Dimension where that is told of them, and of
 * the place alone no more than that.
 */
export function metThere(play: Filter, place: Filter): Rule | object {
  const isBare =
    ofWorld(place) && (place.or ?? [place]).every((each) => Object.keys(each).every((key) => key === 'dimension' || key === 'type'))
  const beyond: readonly Waiver[] = ofWorld(play) ? ['dimension'] : []
  if (isBare) return beyond.length > 0 && play.type !== 'Location' ? playThere(play, place, beyond) : nonsense
  const spared = metBy(play)
  return spared === undefined
    ? nonsense
    : playThere(play, place, [...(spared === 'place' ? sparedOf(play, anywhere) : [spared]), ...beyond])
}

/** What a place need not be, or bear, for such cards to be met there: of Allies and Events which it is, of what is found its attribute. */
export function metBy(play: Filter): 'place' | 'attribute' | undefined {
  const kinds = (play.or ?? [play]).flatMap(({ type, attr, anyAttr }) =>
    type === undefined ? [attr || anyAttr ? ('Ally' as const) : undefined] : [type].flat(),
  )
  if (kinds.every((each) => each === 'Ally' || each === 'Event')) return 'place'
  return kinds.every((each) => each === 'Tome' || each === 'Artifact') ? 'attribute' : undefined
}

/** "May not be reached by Travel by Sea", "by Travel Events", "by walking": by that alone not. */
export function notBy(way: 'leaveBy' | 'reachBy', is: Filter | 'walk' | object, who: Who = 'you', to?: Filter | object): Rule | object {
  const means = is as Filter | 'walk'
  const isMeans = means === 'walk' || (means.type === 'Event' && (means.travel === true || means.subtype !== undefined))
  if (is === nonsense || to === nonsense || !isMeans) return nonsense
  if (way === 'leaveBy') return to === undefined ? { kind: 'forbid', who, what: { leaveBy: means } } : nonsense
  return { kind: 'forbid', who, what: { reachBy: means, ...(to === undefined ? {} : { to: to as Filter }) } }
}

/** Back to the Threat for a price. */
export function staysFor(cost: readonly Cost[]): Rule {
  const rule = stays(false)
  return rule.kind === 'instead' ? { ...rule, optional: true, cost } : rule
}

/** The same, where it is said of which moment. */
export function staysAt(of: Happening | object, cost: readonly Cost[]): Rule | object {
  const rule = insteadIn(of as Happening)
  return rule === nonsense ? nonsense : { ...rule, optional: true, cost }
}

/** Who is in play reads this card for you. */
export function readFor(is: Filter): Rule | object {
  if (ownTitles.has(is) || Object.keys(is).length === 0) return nonsense
  return { kind: 'permit', permit: { play: { title: 'self' }, waive: ['language'] }, if: { inPlay: is } }
}

/** A way from one kind of place. */
export function travelFrom(from: Filter, route: Route | object): Rule | object {
  const when = at(from, 'you')
  return when === nonsense || route === nonsense ? nonsense : { kind: 'permit', permit: { route: route as Route }, if: when as Condition }
}

/** What becomes of a card in place of its loss; `self`: of this card, by name. */
interface Elsewhere {
  /** `deck`: shuffled into it. */
  readonly to: 'discard' | 'hand' | 'deck' | 'deckTop' | 'deckBottom' | 'flip' | 'stay' | 'threat'
  readonly self?: true
}

/** What would be lost goes elsewhere, is turned over or stays instead, for a price where there is one. */
export function savedBy(loss: Happening | object, { to: goes, self }: Elsewhere, optional?: true, cost?: readonly Cost[]): Rule | object {
  // What is buried out of a Threat when Combat ends, and is not, lies there still.
  if (goes === 'threat') {
    if (!('wouldBeBuried' in loss) || !loss.inCombat) return nonsense
    if (loss.wouldBeBuried.ref === 'self') {
      const rule = insteadIn(loss)
      return { ...rule, ...(optional ? { optional } : {}), ...(cost ? { cost } : {}) }
    }
    if (loss.wouldBeBuried.in !== 'threat') return nonsense
  }
  const to = goes === 'threat' ? 'stay' : goes
  if (to === 'stay' && !self && ('wouldLose' in loss || 'wouldBeBuried' in loss)) {
    // "Flip this card to prevent that" is that this card is flipped instead.
    const [only] = cost ?? []
    const own = cost?.length === 1 && only && costIsOwn(only) ? doingOfOwn(only) : undefined
    const price = own ? { do: [own] } : { ...(cost ? { cost } : {}), do: [] }
    return { kind: 'instead', of: loss, ...(optional ? { optional } : {}), ...price }
  }
  const of = asBuried(loss)
  if (!('wouldBeBuried' in of) || (self && of.wouldBeBuried.ref !== 'self')) return nonsense
  // Where it would be discarded anyway, that is nothing else.
  if (to === 'discard' && of.orDiscarded === 'only') return nonsense
  // Of several, it is the one that would be buried.
  const card: Selector = of.wouldBeBuried.ref ? of.wouldBeBuried : { ref: 'cause' }
  return { kind: 'instead', of, ...(optional ? { optional } : {}), ...(cost ? { cost } : {}), do: goingTo(card, to) }
}

/** What a card does that goes there. */
function goingTo(card: Selector, to: Exclude<Elsewhere['to'], 'threat'>): readonly Op[] {
  if (to === 'stay') return []
  if (to === 'flip') return [{ flip: card, face: 'down' }]
  const goes: Op = { move: card, to: to === 'deck' ? 'deckTop' : to }
  return to === 'deck' ? [goes, { shuffle: 'deck', who: 'you' }] : [goes]
}

/** "You would lose another Ally": any of them that would be lost, in whatever way. */
export function anyLost({ n: _, ...of }: Selector): Happening {
  return { wouldBeBuried: { ...of, pick: 'all' }, orDiscarded: true }
}

type OwnCost = Extract<Cost, { self: unknown }>

const costIsOwn = (cost: Cost): cost is OwnCost => typeof cost === 'object' && 'self' in cost && cost.self !== 'rotate'

const doingOfOwn = ({ self }: OwnCost): Op =>
  self === 'flip' ? { flip: { ref: 'self' }, face: 'down' } : { move: { ref: 'self' }, to: self === 'bury' ? 'bury' : 'discard' }

/** "You would lose an Artifact", as that one of yours would be buried or discarded: only so the one that is lost is spoken of. */
function asBuried(of: Happening | object): Happening | object {
  if (!('wouldLose' in of) || (of.by !== undefined && of.by !== 'opponent')) return of
  const { wouldLose: is, by, from } = of
  return { wouldBeBuried: { is, n: 1, pick: 'choose' }, orDiscarded: true, ...(by ? { by } : {}), ...(from ? { from } : {}) }
}

/** Nothing of it is lost, or so much less. */
export function prevented(
  of: Happening | object,
  share: number | undefined | { readonly left: number | 'half' } | { readonly upTo: number; readonly repeated: true },
  optional?: true,
  cost?: readonly Cost[],
): Rule | object {
  if (of === nonsense) return nonsense
  if (!('wouldLoseSanity' in of)) return share === undefined ? savedBy(of, { to: 'stay' }, optional, cost) : nonsense
  return {
    kind: 'instead',
    of: { ...of, ...(share === undefined ? {} : typeof share === 'number' ? { upTo: share } : share) },
    ...(optional ? { optional } : {}),
    ...(cost ? { cost } : {}),
    do: [],
  }
}

/** This card is lost in place of Sanity. */
export function lostInstead(of: Happening | object, to: 'bury' | 'discard'): Rule | object {
  return 'wouldLoseSanity' in of ? { kind: 'instead', of: of as Happening, optional: true, do: [{ move: { ref: 'self' }, to }] } : nonsense
}

/** "Bury this card instead of losing Sanity": of a share of it, or of something else that is paid, it is a price. */
export function givenUpFor(of: Happening | object, share: Parameters<typeof prevented>[1], cost: readonly Cost[]): Rule | object {
  const [only] = cost
  const own = share === undefined && cost.length === 1 && only && costIsOwn(only) ? doingOfOwn(only) : undefined
  if (!own || !('wouldLoseSanity' in of)) return prevented(of, share, true, cost)
  return { kind: 'instead', of: of as Happening, optional: true, do: [own] }
}

export function playsOnly(who: Who, n: number, is: Filter, per: 'round' | 'turn'): Rule | object {
  const what = playMore(n, is, per)
  return what === nonsense ? nonsense : { kind: 'forbid', who, what: what as Act }
}

/** Stays in its Threat if it absorbed nothing. */
export function staysUnhurt(may: true | undefined): Rule {
  const rule: Rule = { kind: 'instead', of: { wouldBeBuried: { ref: 'self' }, ...unhurt }, do: [{ move: { ref: 'self' }, to: 'threat' }] }
  return may ? { ...rule, optional: true } : rule
}

/** "Return it to your Hand after it is cast": the Spell that says so, or each that is held. */
export const backOnceCast = (of: Selector): Rule => ({ kind: 'static', effect: { onceCast: 'hand', of } })

/** "This Spell is not flipped after casting": it may be cast again. */
export const staysOnceCast: Rule = { kind: 'static', effect: { onceCast: 'stays', of: { ref: 'self' } } }

export function castsOnly(who: Who, n: number, is: Filter, per: 'round' | 'turn', isOwn?: boolean): Rule | object {
  const what = castMore(n, is, per, isOwn)
  return what === nonsense ? nonsense : { kind: 'forbid', who, what: what as Act }
}

/** "You may not play Allies at any City Location": of whom it is said is there, you or your opponent. */
export function forbiddenAt(who: Who, what: Act | object, is: Filter): Rule | object {
  if (who === 'opponent' || who === 'eachOpponent' || who === 'each') return forbidThere(who, what, at(is, 'actor'))
  return who === 'you' ? forbidThere(who, what, at(is, 'you')) : nonsense
}

/** "No player may play a Location in Boston": of the Location it is told where it lies, and not of him who plays it. */
export function forbiddenIn(who: Who, what: Act | object, is: Filter): Rule | object {
  const isLocation = typeof what === 'object' && 'play' in what && (what.play as Filter).type === 'Location'
  const isArea = is.type === undefined && [is.subregion, is.region, is.dimension].some((each) => each !== undefined)
  return isLocation && isArea ? nonsense : forbiddenAt(who, what, is)
}

/** What is forbidden to each player alone of whom something is so. */
export function forbidThere(who: Who, what: Act | object, when: Condition | object): Rule | object {
  return what === nonsense || when === nonsense ? nonsense : { kind: 'forbid', who, what: what as Act, if: when as Condition }
}

/** Nothing else may be played: all that is not such a card is forbidden. */
export function playsNothingBut(who: Who, is: Filter): Rule | object {
  if (is.title === 'self' || Object.keys(is).length === 0) return nonsense
  return { kind: 'forbid', who, what: { play: { not: is } } }
}

/**
 * "May play only Locations" leaves nothing else; "only Corrupt Allies" are those that may be played of all Allies, and says nothing
 * of other cards.
 */
export function playsOnlySuch(who: Who, is: Filter): Rule | object {
  // "Only Allies at a City Location": there alone, which is told otherwise.
  if (is.at !== undefined) return nonsense
  const isWhole = (kind: Filter): boolean => (kind.or ? kind.or.every(isWhole) : Object.keys(kind).join() === 'type')
  if (isWhole(is)) return playsNothingBut(who, is)
  return typeof is.type === 'string' && is.subtype === undefined && is.travel === undefined
    ? { kind: 'forbid', who, what: { play: { type: is.type, not: is } } }
    : nonsense
}

/** Such players come to no Location but on foot. */
export const onlyOnFoot = (who: Who): Rule => ({ kind: 'oblige', who, what: { reachBy: 'walk', to: {} } })

/** Nobody walks to such a place; what leads there otherwise does so still. */
export function noWalkTo(who: Who, to: Filter | object): Rule | object {
  return to === nonsense ? nonsense : { kind: 'forbid', who, what: { reachBy: 'walk', to: to as Filter } }
}

/** Nobody sets out on foot from such a place. */
export function noWalkFrom(who: Who, from: Filter): Rule | object {
  return forbidThere(who, 'walk', at(from, who === 'you' ? 'you' : 'actor'))
}

/** Nobody walks from such a place to such another. */
export function noWalkBetween(who: Who, from: Filter, to: Filter): Rule | object {
  const when = at(from, who === 'you' ? 'you' : 'actor')
  const rule = noWalkTo(who, at(to, 'you') === nonsense ? nonsense : location(to))
  return when === nonsense || rule === nonsense ? nonsense : { ...rule, if: when as Condition }
}

/** "Instead of burying this card, you may spend 1 Sanity and return it to your Hand". */
export function keptFor(loss: { readonly inCombat?: true; readonly orDiscarded?: true }, cost: readonly Cost[]): Rule {
  return {
    kind: 'instead',
    of: { wouldBeBuried: { ref: 'self' }, ...loss },
    optional: true,
    cost,
    do: [{ move: { ref: 'self' }, to: 'hand' }],
  }
}

/** "No Dream Spells may be cast". */
export function forbidCasting(who: Who, cast: Filter): Rule | object {
  const what = castingOf(cast)
  return what === nonsense ? nonsense : { kind: 'forbid', who, what: what as Act }
}

/** "No Dream Spells may be cast at City Locations". */
export const forbidCastingAt = (cast: Filter, where: Condition | object): Rule | object => forbidThere('each', castingOf(cast), where)

/** A rule that holds on a condition said after it. */
export const onlyIf = (rule: Rule | object, when: Condition): Rule | object =>
  rule === nonsense || 'if' in rule ? nonsense : { ...(rule as Rule), if: when }

/** "If a Phobia would be played on you, you may bury this card instead": it is cancelled at that price. */
export const playedInVain = (cardPlayed: Filter, cost: readonly Cost[], by: Who = 'each'): Rule | object => ({
  kind: 'on',
  on: { cardPlayed, by, on: 'you' },
  optional: true,
  cost,
  do: [{ cancel: 'cause' }],
})

/** What becomes of a card that has not been lost in Combat, and would be buried as all are: "If it survives Combat, discard it". */
export const outlived = (to: 'hand' | 'discard', may?: true): Rule | object =>
  insteadOf({ wouldBeBuried: { ref: 'self' }, inCombat: true, fullLoss: false }, to, may)

/**
 * "You must bury one of your Allies to play this card", of a card that stays: it is not played without one, and one goes as it is played.
 * Undefined for what else is paid.
 */
export function paidToPlay(cost: readonly Cost[], type: string): readonly Rule[] | undefined {
  const [paid] = cost
  if (cost.length !== 1 || typeof paid !== 'object' || !('other' in paid) || paid.how === 'flip') return undefined
  const { is, in: zone, n, pick, of } = paid.other
  if (typeof n !== 'number' || (pick !== 'choose' && pick !== 'random') || (of ?? 'you') !== 'you') return undefined
  // The card itself lies in the Hand until it is played.
  if (zone === 'hand' && is === undefined)
    return [
      { kind: 'require', needs: { number: 'hand', min: n + 1 } },
      { kind: 'on', on: 'played', do: [{ move: paid.other, to: paid.how }] },
    ]
  if (is === undefined || (zone ?? 'play') !== 'play') return undefined
  // An Ally that is paid for with an Ally lies beside it by then.
  const isAlike = is.type === type || (is.type === undefined && type !== 'Monster')
  const move: Marked = { ...paid.other, mine: true, ...(isAlike ? { others: true } : {}) }
  return [
    { kind: 'require', needs: { inPlay: is, ...(n > 1 ? { atLeast: n } : {}) } },
    { kind: 'on', on: 'played', do: [{ move, to: paid.how }] },
  ]
}
