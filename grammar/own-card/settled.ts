/** What a text leaves to the card it stands on, settled by its type: whose cards are meant, what goes without saying, what is found there. */

import type { Condition, Filter, Op, Rule, Selector, Waiver } from '../ast.ts'
import { afflicts } from '../card.ts'
import { type Marked, stable, swap } from '../make/draft.ts'
import type { Self } from '../reading.ts'
import { namesAffected, settlePhobia } from './afflicted.ts'
import { ofAnswered, ofWhomItFights, ofWhomItMeets, settleDefenders } from './met-in-battle.ts'
import { isGod, isOfAll, type Json, rebuild, settleAny, settleCommon, settleGod } from './of-everybody.ts'
import { ofAnybody } from './over-all.ts'
import { ofTheSameOne } from './the-same-one.ts'
import { afterItIsGone, eitherAtTheReveal, moreOfSome } from './what-is-no-price.ts'
import { hostile, ofWorthless, settleBuried, settleForbidden, settleTable, settleTaken, settleTarget } from './whose-is-harmed.ts'

/** That cards are yours goes without saying (M17.24), once it is settled whose they are. */
export function withoutMine(rules: readonly Rule[]): readonly Rule[] {
  return rebuild(rules, ({ mine: _, table: _table, named: _named, ...object }) => {
    // That you choose goes without saying, too (M17.25); who plays a card is another matter.
    if ('is' in object && Object.keys(object.is as object).length === 0 && 'pick' in object) {
      const { is: _is, ...any } = object
      return any.by === 'you' ? withoutBy(any) : any
    }
    if (object.by !== 'you' || !('pick' in object)) return object
    const { by: _by, ...rest } = object
    return rest
  }) as readonly Rule[]
}

function withoutBy({ by: _, ...rest }: Record<string, Json>): Record<string, Json> {
  return rest
}

const burySelf: Op = { move: { ref: 'self' }, to: 'bury' }

/** "Joins Ghouls. Does not join other Monsters": others than those it joins. */
function withoutJoined(rules: readonly Rule[]): readonly Rule[] {
  const joined = rules.flatMap((rule) =>
    rule.kind === 'static' && 'join' in rule.effect && rule.effect.may && !rule.effect.of ? [rule.effect.join] : [],
  )
  const [first, ...more] = joined
  if (!first) return rules
  const not: Filter = more.length === 0 ? first : { or: [...joined] }
  return rules.map((rule) => {
    const isRest = rule.kind === 'static' && 'join' in rule.effect && !rule.effect.may && stable(rule.effect.join) === '{"type":"Monster"}'
    return isRest
      ? { ...rule, effect: { ...rule.effect, join: { type: 'Monster', not } } as Extract<Rule, { kind: 'static' }>['effect'] }
      : rule
  })
}

/** The rules of a card, from the rules of its sentences. */
export function settle(rules: readonly Rule[], self: Self | undefined): readonly Rule[] {
  const isPhobia = self?.type === 'Event' && afflicts(self)
  const god = self !== undefined && isGod(self)
  const isEverybodys = god || isOfAll(self)
  const settleOne = (asPhobia: boolean, isRevealed: boolean) => (object: Record<string, Json>) => {
    let result = settleAny(object, self)
    // On an Ally "the Ally" is this card, which nobody bears.
    if (self?.type === 'Ally' && 'card' in result && 'is' in result && (result.card as Selector).ref === 'host')
      result = { ...result, card: { ref: 'self' } }
    if (!self) return result
    if (self.target && (self.type === 'Event' || self.type === 'Spell')) result = ofAnswered(settleTarget(result, self.target), self.target)
    if (/^(?:Event|Spell|Monster|Location)$/.test(self.type)) result = ofWorthless(result)
    if (self.type === 'Monster' && !god) result = ofWhomItMeets(result)
    // A Great Old One lays what it says of all Defending Allies upon both sides.
    if ((self.type === 'Monster' && !(god && result.pick === 'all')) || isRevealed) result = settleDefenders(result)
    if ('holdsSpells' in result && (result.of as Selector | undefined)?.ref === 'self') {
      const { of: _, ...own } = result
      result = own
    }
    // What an Artifact itself can never be, its bearer cannot be made.
    if (self.type === 'Artifact' && 'cannotBecome' in result && (result.of as Selector | undefined)?.ref === 'self')
      result = { ...result, of: { ref: 'host' } }
    if (!asPhobia) result = settleTable(result)
    if (god) result = settleGod(result)
    result = settleForbidden(settleBuried(settleTaken(result)))
    return isEverybodys ? settleCommon(result) : asPhobia ? settlePhobia(result) : result
  }
  const isWeapon = self?.type === 'Artifact' && (self.subtype === 'Weapon' || self.subtype === 'Enchanted Weapon')
  const borne = isWeapon ? rules.flatMap(ofItsBearer) : rules
  // What an Event does when Threats are revealed it does as one of a Threat.
  const isOfThreat = (rule: Rule): boolean => self?.type === 'Event' && rule.kind === 'on' && rule.on === 'threatRevealed'
  const settled = borne.map((rule) => rebuild(ofEachAny(rule), settleOne(isPhobia && !namesAffected(rule), isOfThreat(rule))) as Rule)
  const apart = withoutJoined(settled)
  const told = ofTheSameOne(self ? moreOfSome(eitherAtTheReveal(apart, self), self) : apart)
    .map((rule) => asItIs(ofAnybody(afterItIsGone(rule), self), self))
    .flatMap((rule) => withoutRestated(rule, self))
  return attached(
    told.filter((rule, index) => told.findIndex((each) => stable(each) === stable(rule)) === index),
    self?.type === 'Artifact',
    isWeapon,
  )
}

/** "Each one surviving to affect your opponent's Allies buries one Corrupt Ally": what a Monster does then is done to his cards. */
function theirs(ops: readonly Op[], rule: Extract<Rule, { kind: 'on' }>, self: Self | undefined): readonly Op[] {
  if (self?.type !== 'Monster' || rule.optional || rule.cost) return ops
  return ops.map((op): Op => {
    const what = hostile(op as unknown as Record<string, Json>) as Marked | undefined
    const isOpen =
      what?.is !== undefined &&
      (what.pick === 'choose' || what.pick === 'random') &&
      [what.of, what.in, what.ref, what.affecting, what.borneBy, what.mine, what.table].every((each) => each === undefined)
    if (!isOpen || !('move' in op || 'flip' in op)) return op
    return 'move' in op ? { ...op, move: { ...op.move, of: 'opponent' } } : { ...op, flip: { ...op.flip, of: 'opponent' } }
  })
}

/** A Location that is played from another one is walked to (M6.25); what holds Spells and is no Tome has no other room for them. */
function asItIs(rule: Rule, self: Self | undefined): Rule {
  if (self?.type === 'Location' && rule.kind === 'permit' && 'play' in rule.permit && rule.if && 'at' in rule.if) {
    const { play, waive } = rule.permit
    const { if: there, ...rest } = rule
    // "In the Dreamlands as well as in the Waking World" says nothing of the Region, so it tells no way.
    const isFar = waive.some((each) => each !== 'dimension') && waive.every((each) => /^(?:region|dimension|place)$/.test(each))
    if (play.title === 'self' && isFar && (there.who ?? 'you') === 'you') {
      const isAnywhere = Object.keys(there.at).every((key) => key === 'type')
      return { ...rest, permit: { route: { walkTo: { title: 'self' } } }, ...(isAnywhere ? {} : { if: there }) }
    }
  }
  // What a Spell costs, it costs to cast.
  if (
    self?.type === 'Spell' &&
    rule.kind === 'static' &&
    'stat' in rule.effect &&
    rule.effect.stat === 'cost' &&
    rule.effect.of?.ref === 'self'
  )
    return { ...rule, effect: { ...rule.effect, stat: 'castingCost' } }
  if (self && rule.kind === 'permit' && 'play' in rule.permit && rule.permit.play.title === 'self')
    return { ...rule, permit: { ...rule.permit, waive: foundThere(rule.permit.waive, self.type, rule.if) } }
  // Who made you lose it is known.
  if (rule.kind === 'on' && typeof rule.on === 'object' && 'cardLeft' in rule.on && rule.on.by)
    return { ...rule, do: swap(rule.do, '"opponent"', '"actor"') }
  // An Artifact absorbs nothing: its bearer does.
  if (self?.type === 'Artifact' && rule.kind === 'instead' && 'wouldBeBuried' in rule.of && rule.of.wouldBeBuried.ref === 'self') {
    if (rule.of.fullLoss !== undefined || rule.of.unhurt) return { ...rule, of: { ...rule.of, wouldBeBuried: { ref: 'host' } } }
  }
  // "Each survivor causes that player to discard": whom it fights (M14.77).
  if (
    rule.kind === 'on' &&
    (rule.on === 'survivedCosmicBattle' || rule.on === 'reachedDefenders' || rule.on === 'dealtLoss' || rule.on === 'dealtSanity')
  )
    return { ...rule, do: theirs(ofWhomItFights(rule.do as unknown as Json) as unknown as readonly Op[], rule, self) }
  if (self && (self.type === 'Ally' || self.type === 'Artifact') && rule.kind === 'static' && 'stat' in rule.effect) {
    const { stat, how, by, of } = rule.effect
    if (stat === 'spellCapacity' && how === 'set' && typeof by === 'number' && by > 0 && of?.ref === 'self')
      return { ...rule, effect: { holdsSpells: by } }
  }
  return rule
}

/** What a Location need not be for this very card: for a Tome its attribute, for an Ally the place that a Region is only part of, for a Monster a Gate (M11.1). */
function foundThere(told: readonly Waiver[], type: Self['type'], when: Condition | undefined): readonly Waiver[] {
  const isAtPlaceOnly =
    when !== undefined && 'at' in when && told.includes('region') && told.every((each) => /^(?:region|place)$/.test(each))
  if (type === 'Monster') return isAtPlaceOnly && !/"gate":true/.test(stable(when)) ? ['gate'] : told
  const own: Waiver | undefined = type === 'Ally' ? 'place' : type === 'Tome' || type === 'Artifact' ? 'attribute' : undefined
  if (own === undefined) return told
  const waive =
    own === 'place'
      ? told
      : told.filter((each) => each !== 'region' || !told.includes('place')).map((each) => (each === 'place' ? own : each))
  // "At any Port, in either Dimension": at whatever Port; "in the Dreamlands" says no more than the Dimension.
  const places = when !== undefined && 'at' in when ? (when.at.or ?? [when.at]) : []
  const isAtPlace = places.length > 0 && !places.every((each) => each.dimension !== undefined && Object.keys(each).length <= 2)
  const isElsewhere = waive.includes('region') || waive.includes('dimension')
  return [...new Set([...(isAtPlace && isElsewhere ? [own] : []), ...waive])]
}

/** An Event that has done what it says is buried (M10.8), and a Location's pentagram is applied on arrival: neither is a clause. */
function withoutRestated(rule: Rule, self: Self | undefined): readonly Rule[] {
  // What an Ally or an Artifact has cast is buried anyway (M7.23, M8.13).
  if (rule.kind === 'static' && 'onceCast' in rule.effect && rule.effect.onceCast === 'bury' && self && self.type !== 'Tome') return []
  if (rule.kind !== 'on') return [rule]
  let ops = rule.do
  // Threats are revealed in Combat and nowhere else (M14.2).
  if (rule.on === 'threatRevealed' && rule.if && 'all' in rule.if) {
    const all = rule.if.all.filter((each) => !('role' in each && each.role === 'inCombat'))
    if (all.length < rule.if.all.length) return [{ ...rule, if: all.length === 1 ? all[0]! : { all } }]
  }
  if (rule.on === 'played' && self?.type === 'Event' && stable(ops.at(-1)) === stable(burySelf)) ops = ops.slice(0, -1)
  const [first] = ops
  if (rule.on === 'arrived' && typeof self?.sanity === 'number' && first && 'sanity' in first && first.sanity === Math.abs(self.sanity)) {
    if (first.sign === Math.sign(self.sanity)) ops = ops.slice(1)
  }
  return ops.length === 0 ? [] : [{ ...rule, do: ops }]
}

/** "Add 3 to the value of any Soldier", on a Weapon: of the one who bears it, and no other Ally may. */
function ofItsBearer(rule: Rule): readonly Rule[] {
  if (rule.kind !== 'static' || !('value' in rule.effect)) return [rule]
  const { is, n, pick, any: _, ...rest } = rule.effect.of as Marked
  const isBearer = is !== undefined && (is.type === undefined || is.type === 'Ally') && is.title === undefined
  if (!isBearer || n !== 1 || pick !== 'choose' || Object.keys(rest).length > 0) return [rule]
  // "At Night, add 3 to any Soldier": whether others may bear it at other times is not said.
  if (rule.if && stable(is) !== '{"type":"Ally"}') return [rule]
  const attachedTo = { type: 'Ally' as const, ...is }
  return [
    { ...rule, effect: { ...rule.effect, of: { ref: 'host' } } },
    { kind: 'static', effect: { attachedTo, sharesFate: true } },
  ]
}

/** "Any Detective adds 2": what holds for any such card holds for each. */
function ofEachAny(rule: Rule): Rule {
  // "The Gate of any Arkham Location may be used again": of each.
  if (rule.kind === 'static' && 'gateReuse' in rule.effect && rule.effect.of) {
    const { any, n, ...of } = rule.effect.of as Marked
    return any && n === 1 && of.pick === 'choose' ? { ...rule, effect: { ...rule.effect, of: { ...of, pick: 'all' } } } : rule
  }
  if (rule.kind !== 'static' || !('value' in rule.effect)) return rule
  const { any, n, ...of } = rule.effect.of as Marked
  return any && n === 1 && of.pick === 'choose' ? { ...rule, effect: { ...rule.effect, of: { ...of, pick: 'all' } } } : rule
}

/** A card that speaks of its bearer is given to one, and once is enough. */
function attached(rules: readonly Rule[], isArtifact: boolean, isWeapon: boolean): readonly Rule[] {
  const isGiven = (rule: Rule): boolean => rule.kind === 'static' && 'attachedTo' in rule.effect
  const sharing = rules.some((rule) => rule.kind === 'static' && 'attachedTo' in rule.effect && rule.effect.sharesFate)
  const bonds = rules.flatMap((rule) => (rule.kind === 'static' && 'attachedTo' in rule.effect ? [rule.effect] : []))
  // Of two sentences about it, one tells more of the bearer.
  const most = bonds.map(({ attachedTo }) => attachedTo).toSorted((a, b) => Object.keys(b).length - Object.keys(a).length)[0]
  // "If Ally is lost, place this card in your Discard Pile": that is another fate than his.
  const isApart = rules.some(
    (rule) =>
      rule.kind === 'on' &&
      typeof rule.on === 'object' &&
      'cardLeft' in rule.on &&
      rule.on.cardLeft.ref === 'host' &&
      rule.do.some((op) => 'move' in op && op.move.ref === 'self' && op.to !== 'bury'),
  )
  const together = {
    ...(most ? { attachedTo: most } : {}),
    sharesFate: !isApart,
    ...(bonds.some((each) => each.uncounted) ? { uncounted: true as const } : {}),
    ...(bonds.some((each) => each.orYou) ? { orYou: true as const } : {}),
  }
  // "Give this card to an Ally" and "it suffers the same fate" are one clause.
  const once = sharing
    ? rules
        .map((rule) =>
          rule.kind === 'static' && 'attachedTo' in rule.effect ? { ...rule, effect: { ...rule.effect, ...together } } : rule,
        )
        .filter((rule, index, all) => !isGiven(rule) || all.findIndex(isGiven) === index)
    : rules
  // "May not bypass the Ally who bears this Weapon" tells of him, too.
  const host = once.findIndex((rule) => /"host/.test(stable(rule)))
  if (!isArtifact || host < 0 || once.some(isGiven)) return once
  // "The Ally wearing this card": any other Artifact is one's own, and is given to an Ally where it speaks of him, or later by a use.
  if (!isWeapon) {
    const given: Rule = { kind: 'static', effect: { attachedTo: { type: 'Ally' }, sharesFate: false } }
    return once.some((rule) => /"give":\{/.test(stable(rule))) ? once : [...once.slice(0, host), given, ...once.slice(host)]
  }
  // However he is lost, it goes where it is said.
  const isWhollyApart = rules.some(
    (rule) =>
      rule.kind === 'on' &&
      !rule.if &&
      !rule.optional &&
      typeof rule.on === 'object' &&
      'cardLeft' in rule.on &&
      rule.on.cardLeft.ref === 'host' &&
      rule.on.to === undefined &&
      stable(rule.do) === stable([{ move: { ref: 'self' }, to: 'discard' }]),
  )
  const given: Rule = { kind: 'static', effect: { attachedTo: { type: 'Ally' }, sharesFate: !isWhollyApart } }
  return [...once.slice(0, host + 1), given, ...once.slice(host + 1)]
}
