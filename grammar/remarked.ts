/** A sentence that only says more about the one before it: how often, at what price, whom it spares, what is done otherwise. */

import type { Amount, Condition, Cost, Filter, Limit, Op, Rule, Selector, Waiver, Who, Zone } from './ast.ts'
import { dealtWithUnlike, ifOneIs, leftOut, leftUncounted } from './left-out.ts'
import type { Token } from './lexer.ts'
import { ofOneWho } from './loose-ends.ts'
import { carriedOff, chooses, costOfDoing, orSuffers } from './make/deeds.ts'
import { besides, type Doing, type Draft, does, lastDeed, nonsense, type Remark, stable } from './make/draft.ts'
import { limited, sameStat } from './make/moments.ts'
import { narrowedWay } from './make/permissions.ts'
import { joined } from './own-card/joined.ts'

/** "Add 3 against Ghouls. Otherwise, add 1": the one number while it is so, the other while it is not. */
function addedOtherwise(rules: readonly Rule[], value: Amount | object): readonly Rule[] | undefined {
  const last = rules.at(-1)
  if (value === nonsense || last?.kind !== 'static' || !('value' in last.effect) || last.effect.how) return undefined
  // "If Ally is a Soldier" says of which Allies it holds.
  const { of } = last.effect
  if (!last.if && of?.ref === 'host' && of.is)
    return [
      ...rules,
      {
        ...last,
        if: { not: { card: { ref: 'host' }, is: of.is } },
        effect: { ...last.effect, of: { ref: 'host' }, value: value as Amount },
      },
    ]
  if (!last.if) return undefined
  return [...rules, { ...last, if: { not: last.if }, effect: { ...last.effect, value: value as Amount } }]
}

/** "If the Ally is Corrupt, add 4 instead": the one or the other, as it is so or not. */
function insteadWhere(
  rules: readonly Rule[],
  { insteadIf, insteadOp, insteadMore, insteadMay, insteadAdd, insteadEffect, insteadMany, insteadDrawn }: Remark,
): readonly Rule[] | undefined {
  const last = rules.at(-1)
  if (!last || !insteadIf) return undefined
  // "At Night you may bury two and gain 1 Sanity instead": both in place of the one deed.
  if (insteadMore && insteadOp) {
    const [only, ...others] = does(last) ? last.do : []
    if (!does(last) || !only || others.length > 0 || 'if' in only || 'start' in only) return undefined
    const both = [insteadOp, insteadMore]
    return [
      ...rules.slice(0, -1),
      { ...last, do: [{ if: insteadIf, do: insteadMay ? [{ choose: [both, [only]], by: 'you' }] : both, else: [only] }] },
    ]
  }
  // "Your opponent draws two fewer cards next Round. If it is Night, he draws three fewer instead."
  const begunOp = does(last) ? last.do.at(-1) : undefined
  const more =
    insteadOp && 'draw' in insteadOp && (insteadOp as { readonly extra?: true }).extra && typeof insteadOp.draw === 'number'
      ? insteadOp.draw
      : undefined
  const changed = insteadDrawn ?? more
  if (changed !== undefined && does(last) && begunOp && 'start' in begunOp && begunOp.start.kind === 'static') {
    const { effect } = begunOp.start
    if (begunOp.start.if || !('stat' in effect) || effect.stat !== 'draw' || effect.how || typeof effect.by !== 'number') return undefined
    if (Math.sign(effect.by) !== Math.sign(changed)) return undefined
    const other: Op = { ...begunOp, start: { ...begunOp.start, effect: { ...effect, by: changed } } }
    return [...rules.slice(0, -1), { ...last, do: [...last.do.slice(0, -1), { if: insteadIf, do: [other], else: [begunOp] }] }]
  }
  if (insteadDrawn !== undefined) return undefined
  // "You draw one more card. If it is Night, draw two more instead."
  const drawn =
    insteadMany?.did === 'draw' ? insteadMany.n : insteadOp && 'draw' in insteadOp && !insteadOp.who ? insteadOp.draw : undefined
  if (last.kind === 'static' && 'stat' in last.effect && last.effect.stat === 'draw' && !last.effect.how && typeof drawn === 'number') {
    if (insteadMay || last.until || typeof last.effect.by !== 'number' || last.effect.by < 0) return undefined
    const more = { ...last, if: besides(last.if, insteadIf), effect: { ...last.effect, by: drawn } }
    return [...rules.slice(0, -1), { ...last, if: besides(last.if, { not: insteadIf }) }, more]
  }
  // "Add 1 to your Maximum. If it is Night, add 2 instead."
  if (last.kind === 'static' && 'stat' in last.effect && typeof insteadAdd === 'number' && typeof last.effect.by === 'number') {
    const { by, how } = last.effect
    if (how || last.until || Math.sign(by) !== Math.sign(insteadAdd)) return undefined
    const other = { ...last, if: besides(last.if, insteadIf), effect: { ...last.effect, by: insteadAdd } }
    return [...rules.slice(0, -1), { ...last, if: besides(last.if, { not: insteadIf }) }, other]
  }
  // "Add 2 to Ally's value. Ally is Corrupt. Add 3 instead if ...": of the one number that was told, whatever else it is that he has by it.
  const valued = rules.filter((rule) => rule.kind === 'static' && 'value' in rule.effect)
  if (last.kind === 'static' && insteadAdd !== undefined && !('value' in last.effect) && valued.length === 1) {
    const at = rules.indexOf(valued[0]!)
    const isOfBearer = rules.slice(at).every((rule) => rule.kind === 'static' && /"ref":"host"|"attachedTo":/.test(stable(rule.effect)))
    const both = isOfBearer ? insteadWhere(rules.slice(0, at + 1), { insteadIf, insteadAdd }) : undefined
    return both && [...both, ...rules.slice(at + 1)]
  }
  if (last.kind === 'static') {
    if (insteadAdd === undefined || !('value' in last.effect) || last.effect.how) return undefined
    // Of the bearer nothing is said where it is not he that the number is added to.
    if ('card' in insteadIf && insteadIf.card.ref === 'host' && last.effect.of?.ref !== 'host') return undefined
    const effect = { ...last.effect, value: insteadAdd }
    return [...rules.slice(0, -1), { ...last, if: besides(last.if, { not: insteadIf }) }, { ...last, if: insteadIf, effect }]
  }
  if (!does(last)) return undefined
  const op = last.do.at(-1)
  if (!op || 'if' in op) return undefined
  const aimed = insteadOp && insteadOfThat(rules, last, op, insteadIf, insteadOp)
  if (aimed) return [...rules.slice(0, -1), insteadMay ? leftToYou(aimed) : aimed]
  // "Discard that Ally instead", where one was chosen and another bears this card.
  const isEither = insteadOp && /"ref":"host"/.test(stable(insteadOp)) && /"pick":"(?:choose|random)"/.test(stable(op))
  if (isEither && /"type":"Ally"/.test(stable(op))) return undefined
  const isValue = 'start' in op && op.start.kind === 'static' && 'value' in op.start.effect && !op.start.effect.how
  // What a Monster does when revealed holds in that Combat.
  const begun: Op | undefined =
    insteadEffect && last.kind === 'on' && last.on === 'threatRevealed'
      ? { start: { kind: 'static', effect: insteadEffect }, until: 'combat' }
      : undefined
  const other: Op | undefined =
    insteadAdd === undefined
      ? (insteadOp ?? (insteadMany && soMany(op, insteadMany)) ?? begun)
      : isValue && 'start' in op && op.start.kind === 'static'
        ? { ...op, start: { ...op.start, effect: { ...op.start.effect, value: insteadAdd } as typeof op.start.effect } }
        : // "Gain 1 Sanity. If you know Latin, gain 2 instead."
          'sanity' in op && op.sign > 0 && typeof op.sanity === 'number' && !op.of && insteadAdd > 0
          ? { ...op, sanity: insteadAdd }
          : undefined
  if (!other) return undefined
  const done: Op = insteadMay ? { choose: [[other], [op]], by: 'you' } : other
  return [...rules.slice(0, -1), { ...last, do: [...last.do.slice(0, -1), { if: insteadIf, do: [done], else: [op] }] }]
}

/** "Lose 1 Sanity when Night falls, and at the start of each Turn. If it is Night, lose 2 instead": the same deed at several moments. */
function insteadAtEach(rules: readonly Rule[], remark: Remark, told: number): readonly Rule[] | undefined {
  const [first, ...others] = rules.slice(-told)
  if (told < 2 || !first || !does(first) || !others.every((rule) => does(rule) && stable(rule.do) === stable(first.do))) return undefined
  const changed = [first, ...others].map((rule) => insteadWhere([rule], remark))
  return changed.some((each) => each === undefined) ? undefined : [...rules.slice(0, -told), ...changed.flatMap((each) => each ?? [])]
}

/** The same deed with so many cards or points. */
function soMany(op: Op, { did, n }: NonNullable<Remark['insteadMany']>): Op | undefined {
  const counts = ({ ref, n: one }: Selector): boolean => ref === undefined && typeof one === 'number'
  // "Bury all of them instead": of what was one of many.
  const all = ({ n: _n, upTo: _upTo, by: _by, ...which }: Selector): Selector => ({ ...which, pick: 'all' })
  const soMuch = (of: Selector): Selector => (n === 'all' ? all(of) : { ...of, n })
  // "Bury one ... At Night, discard all of them instead": what is done with them may be another loss.
  const isLoss = (to: string): to is 'bury' | 'discard' => to === 'bury' || to === 'discard'
  if ('move' in op && n === 'all' && isLoss(op.to) && isLoss(did) && counts(op.move)) return { ...op, move: all(op.move), to: did }
  if ('move' in op && op.to === (did === 'return' ? 'hand' : did) && counts(op.move)) return { ...op, move: soMuch(op.move) }
  if ('flip' in op && did === 'flip' && counts(op.flip)) return { ...op, flip: soMuch(op.flip) }
  if (n === 'all') return undefined
  if ('draw' in op && did === 'draw' && typeof op.draw === 'number') return { ...op, draw: n }
  if ('sanity' in op && did === 'lose' && op.sign < 0 && typeof op.sanity === 'number' && !op.of) return { ...op, sanity: n }
  return undefined
}

/** "At Night you may do both": of the two things of which one is chosen. */
function bothWhere(rules: readonly Rule[], when: Condition): readonly Rule[] | undefined {
  const last = rules.at(-1)
  const op = last && does(last) ? last.do.at(-1) : undefined
  if (!last || !does(last) || !op || !('choose' in op) || op.choose.length !== 2 || op.by !== 'you' || (when as object) === nonsense)
    return undefined
  const both: Op = { choose: [op.choose.flat(), ...op.choose], by: 'you' }
  return [...rules.slice(0, -1), { ...last, do: [...last.do.slice(0, -1), { if: when, do: [both], else: [op] }] }]
}

/** "If ..., ignore this effect": nothing comes of the one clause before it; of several it is not said which. */
function ignoredWhere(rules: readonly Rule[], when: Condition | object, told: number): readonly Rule[] | undefined {
  const last = rules.at(-1)
  // What is turned up, and what becomes of it, is told in several sentences.
  const isOne = told === 1 || (rules.length === 1 && /"(?:reveal|look)":/.test(stable(last)))
  if (!last || !isOne || when === nonsense || last.kind === 'require') return undefined
  return [...rules.slice(0, -1), { ...last, if: besides(last.if, { not: when as Condition }) }]
}

/** "If it is Corrupt, you may bury it instead": where it is so, the one or the other. */
function leftToYou(rule: Rule): Rule {
  const op = does(rule) ? rule.do.at(-1) : undefined
  if (!does(rule) || !op || !('if' in op) || !op.else) return rule
  return { ...rule, do: [...rule.do.slice(0, -1), { ...op, do: [{ choose: [op.do, op.else], by: 'you' }] }] }
}

/** "Flip one Artifact face-down. If it is a Weapon, bury it instead": the one card is chosen, and then the one done or the other. */
function insteadOfThat(rules: readonly Rule[], last: Doing, op: Op, when: Condition, other: Op): Rule | undefined {
  const chosen = 'move' in op ? op.move : 'flip' in op ? op.flip : undefined
  if (!chosen || (chosen.ref && chosen.ref !== 'target') || !('target' in last || last.kind === 'on' || last.kind === 'action'))
    return undefined
  if (
    ('target' in last && last.target) ||
    (!chosen.ref && chosen.n !== 1) ||
    chosen.upTo ||
    chosen.extreme ||
    (chosen.by ?? 'you') !== 'you'
  )
    return undefined
  if (!chosen.ref && chosen.pick !== 'choose' && chosen.pick !== 'random') return undefined
  // "The Ally" is the one that bears this card, where one does.
  if (rules.some((rule) => rule.kind === 'static' && 'attachedTo' in rule.effect)) return undefined
  const told = chosen.ref === 'target' ? (chosen as { readonly aim?: Selector }).aim : chosen
  if (!told) return undefined
  const kind = told.is?.type
  const isThat = ({ ref, is }: Selector): boolean =>
    (ref as string) === 'thatOne' ? is?.type === kind : ref === 'host' ? kind === 'Ally' : ref === 'target' || ref === 'cause'
  const about = (said: Condition): Condition | undefined => {
    if ('revealedIs' in said) return { card: { ref: 'target' }, is: said.revealedIs }
    if ('card' in said) return isThat(said.card) ? { card: { ref: 'target' }, is: said.is } : undefined
    const inner = 'not' in said ? about(said.not) : undefined
    if (inner) return { not: inner }
    // "If it is Night, discard it instead": what is asked of no card at all, of the one that one player has.
    if (('if' in last && last.if) || (told.of !== undefined && told.of !== 'you' && told.of !== 'opponent')) return undefined
    return /"(?:ref|revealedIs|thatOne|borneBy)"/.test(stable(said)) ? undefined : said
  }
  const so = about(when)
  const done = 'move' in other ? other.move : 'flip' in other ? other.flip : undefined
  if (!so || !done || !((done.ref as string) === 'it' || isThat(done))) return undefined
  const aim = { ref: 'target' } as const
  const instead = 'move' in other ? { ...other, move: aim } : { ...other, flip: aim }
  const otherwise = 'move' in op ? { ...op, move: aim } : { ...op, flip: aim }
  // A Phobia that is buried is one of yours.
  const isPhobia = told.is?.subtype === 'Phobia' && !told.of && !told.affecting && !told.in
  const target = isPhobia && 'move' in op && op.to === 'bury' ? { ...told, affecting: 'you' as const } : told
  return { ...last, target, do: [...last.do.slice(0, -1), { if: so, do: [instead as Op], else: [otherwise as Op] }] } as Rule
}

/** "If ..., gain 4 Sanity. Otherwise, lose 2": of what the clause before it gains or loses. */
function otherwiseAsMuch(rules: readonly Rule[], { n, sign }: NonNullable<Remark['otherwiseSanity']>): readonly Rule[] | undefined {
  const last = rules.at(-1)
  if (!does(last) || !last.if || last.do.length !== 1) return undefined
  const [op] = last.do
  if (!op || !('sanity' in op) || op.of) return undefined
  const { if: when, ...rest } = last
  return [...rules.slice(0, -1), { ...rest, do: [{ if: when, do: [op], else: [{ sanity: n, who: op.who, sign }] }] } as Rule]
}

/** "No Sanity is lost": what is played costs nothing. */
function freely(rules: readonly Rule[], what: 'loss' | 'either'): readonly Rule[] | undefined {
  const last = rules.at(-1)
  const op = lastDeed(last)
  const freed = op && freedOf(op, what)
  return freed && does(last) ? [...rules.slice(0, -1), { ...last, do: [...last.do.slice(0, -1), freed] }] : undefined
}

/** "You may pay 1 Sanity instead of its Sanity cost": a journey at once, in the one way or in the other. */
function boughtFor(rules: readonly Rule[], n: number): readonly Rule[] | undefined {
  const last = rules.at(-1)
  const op = lastDeed(last)
  const freed = op && 'travel' in op && op.when === 'now' ? freedOf(op, 'loss') : undefined
  if (!op || !freed || !does(last)) return undefined
  const ways: Op = { choose: [[op], [{ sanity: n, who: 'you', sign: -1, price: true }, freed]], by: 'you' }
  return [...rules.slice(0, -1), { ...last, do: [...last.do.slice(0, -1), ways] }]
}

/** A card that is merely moved, taken, laid in a Threat, or takes the place of another, neither costs nor gives any (M6.69). */
function freedOf(op: Op, what: 'loss' | 'either'): Op | undefined {
  if ('toTop' in op || 'popStory' in op || 'swap' in op || ('move' in op && (op.to === 'threat' || op.to === 'hand'))) return op
  // "If it is a Monster, put it into your Threat": of what is done then, and nothing otherwise.
  if ('if' in op) {
    const freed = op.else === undefined && op.do.length === 1 ? freedOf(op.do[0]!, what) : undefined
    return freed && { ...op, do: [freed] }
  }
  if ('travel' in op) return op.travel.placed === 'walking' || op.travel.free ? undefined : { ...op, travel: { ...op.travel, free: what } }
  const played = broughtIn(op) ?? op
  if (!('play' in played) || played.waive?.includes('cost')) return undefined
  return { ...played, waive: [...(played.waive ?? []), 'cost', ...(what === 'either' ? (['gain'] as const) : [])] }
}

/** Whether the clause ends with a card that is played, or Summoned, for its price. */
function isPaid(last: Rule | undefined): boolean {
  if (last?.kind === 'permit' && ('route' in last.permit || 'play' in last.permit || 'playAs' in last.permit)) return true
  const op = lastDeed(last)
  if (op && 'move' in op) return op.to === 'play' && ['story', 'hand', 'discard'].includes(op.move.in ?? '')
  if (op && 'summonOrControl' in op) return op.allow.includes('summon')
  return op !== undefined && ('travel' in op || 'toTop' in op || ('play' in op && !op.waive?.includes('cost')))
}

/** "If a Storm is in play, you must discard one card to do so": at that price then, and else at none; what the deed itself changes is not asked. */
function costsThen(rules: readonly Rule[], cost: readonly Cost[], when: Condition): readonly Rule[] | undefined {
  const last = rules.at(-1)
  if (!does(last) || last.cost || !isOfTheSky(when)) return undefined
  const free = { ...last, if: besides(last.if, { not: when }) }
  return [...rules.slice(0, -1), free, { ...last, if: besides(last.if, when), cost }]
}

/** Day and Night, and what lies in play for everybody. */
const isOfTheSky = (when: Condition): boolean => {
  if ('not' in when) return isOfTheSky(when.not)
  return 'time' in when || ('inPlay' in when && when.inPlay.type === 'Event')
}

/** One card that is laid in your Threat or comes to your Hand, which costs nothing by itself, and then its Sanity cost. */
function withItsOwnCost(rules: readonly Rule[]): readonly Rule[] | undefined {
  const last = rules.at(-1)
  const op = lastDeed(last)
  if (!last || !does(last) || !op || !('move' in op) || op !== last.do.at(-1)) return undefined
  const isOne = op.move.ref === 'target' || (op.move.ref === undefined && op.move.n === 1)
  const isYours = op.to === 'threat' ? (op.whose ?? 'you') === 'you' : op.to === 'hand' && (op.move.of ?? 'you') === 'you'
  if (!isYours || op.optional || !isOne) return undefined
  const price: Op = { sanity: { of: 'cost', card: { ref: 'thus' } }, who: 'you', sign: -1, price: true }
  return [...rules.slice(0, -1), { ...last, do: [...last.do, price] }]
}

/** "Recover one Weapon and place it with one of your Allies. Pay any Sanity costs": a card that was not in play is given to its bearer. */
function givenAtItsCost(rules: readonly Rule[]): readonly Rule[] | undefined {
  const last = rules.at(-1)
  const op = lastDeed(last)
  if (!last || !does(last) || !op || !('give' in op) || op.give.in === undefined || op !== last.do.at(-1)) return undefined
  return [...rules.slice(0, -1), { ...last, do: [...last.do.slice(0, -1), { ...op, pays: true as const }] }]
}

/** Whether an Artifact or a Tome goes that an Ally may bear. */
const isGoodsLost = (op: Op | undefined): boolean =>
  op !== undefined &&
  'move' in op &&
  (op.to === 'bury' || op.to === 'discard') &&
  op.move.is?.type !== undefined &&
  [op.move.is.type].flat().every((each) => each === 'Artifact' || each === 'Tome' || each === 'Spell')

/** "You may do this twice if you know German": what happens at a moment, once more. */
function onceAgain(rules: readonly Rule[], { may, if: when }: NonNullable<Remark['again']>, told: number): readonly Rule[] | undefined {
  const last = rules.at(-1)
  // What is done for nothing on a Turn is done again on it.
  const isFree = last?.kind === 'action' && last.window === 'turn' && !last.cost && !last.target && when !== nonsense
  if (isFree && (told === 1 || rules.length === 1) && !/"ref":"(?:thus|drawn)"/.test(stable(last.do))) {
    const more: readonly Op[] = may ? [{ choose: [last.do, []], by: 'you' }] : last.do
    return [...rules.slice(0, -1), { ...last, do: [...last.do, ...(when ? [{ if: when as Condition, do: more }] : more)] }]
  }
  if ((told !== 1 && rules.length !== 1) || last?.kind !== 'on' || last.cost || last.limit || when === nonsense) return undefined
  const { optional: _, ...rule } = last
  const both = when === undefined ? {} : { if: besides(last.if, when as Condition) }
  return [...rules, { ...rule, ...both, ...(may || last.optional ? { optional: true } : {}) }]
}

/** "You need not be at a Gate": all that was just played, if it could need one. */
function waivedToo(rules: readonly Rule[], told: Waiver): readonly Rule[] | undefined {
  const last = rules.at(-1)
  const needs = told === 'gate' ? /^(?:Monster|undefined)$/ : /^(?:Artifact|Tome)$/
  const spared = (op: Op): Op | undefined =>
    'play' in op && needs.test(`${op.play.type}`) ? { ...op, waive: [...new Set([...(op.waive ?? []), told])] } : undefined
  if (!last || !does(last)) return undefined
  // What is Summoned, or laid in a Threat, needs none.
  const op = lastDeed(last)
  if (told === 'gate' && op && ('summonOrControl' in op || ('move' in op && op.to === 'threat'))) return rules
  const ops = last.do.map(spared)
  return ops.length > 0 && ops.every((op) => op !== undefined) ? [...rules.slice(0, -1), { ...last, do: ops as Op[] }] : undefined
}

/** "You must know the Language": of a Tome that is played so, or brought into play, which else needs none. */
function inKnownLanguage(rules: readonly Rule[]): readonly Rule[] | undefined {
  const last = rules.at(-1)
  if (last?.kind === 'permit') return 'play' in last.permit && !last.permit.waive.includes('language') ? rules : undefined
  const op = lastDeed(last)
  if (!last || !does(last) || !op) return undefined
  if ('play' in op) return op.play.type === 'Tome' && !op.waive?.includes('language') ? rules : undefined
  if (!('move' in op) || op.to !== 'play' || op.optional || last.do.at(-1) !== op) return undefined
  const { is, in: from, pick, n, ...more } = op.move
  // A draft also notes that it is your own pile.
  const isMore = Object.keys(more).some((key) => key !== 'mine')
  if (is?.type !== 'Tome' || (from !== 'story' && from !== 'discard') || pick !== 'choose' || n !== 1 || isMore) return undefined
  return [...rules.slice(0, -1), { ...last, do: [...last.do.slice(0, -1), { play: is, from, waive: ['attribute', 'place'] }] }]
}

/** Whether the last deed deals so with cards, one way or the other. */
function isDealtSo(op: Op | undefined, how: NonNullable<Remark['exceptOf']>): boolean {
  if (!op) return false
  const said = stable(op)
  if (how === 'flip' || how === 'cancel' || how === 'play') return said.includes(`"${how}":`)
  if (how === 'summon') return said.includes('"allow":["summon"')
  if (how === 'control') return said.includes('"control":') || said.includes('"allow":["control"')
  return said.includes(`"to":"${how}"`)
}

/** Whether such a Monster was Summoned by what was done last: of another it says something else. */
const isSummoned = (op: Op | undefined, said: true | Filter): boolean =>
  op !== undefined &&
  ('if' in op
    ? op.else === undefined && isSummoned(op.do.at(-1), said)
    : 'summonOrControl' in op &&
      !op.allow.includes('control') &&
      (said === true || isAnyMonster(said) || isCalled(said, op.summonOrControl) || stable(said) === stable(op.summonOrControl)))

/** "The Rats", of a Pack of Rat Things. */
const isCalled = ({ titleHas }: Filter, { title }: Filter): boolean =>
  titleHas !== undefined && typeof title === 'string' && title.toLowerCase().includes(titleHas.toLowerCase().replace(/s$/, ''))

/** "Bury it", or "the Rats" of a Pack of Rat Things on a card that is called so, too: of what was Summoned, which is buried anyway. */
export function buriesSummoned(last: Rule | undefined, { mod, items }: Draft, part: readonly Token[]): boolean {
  const [only] = items
  if (!only || !('op' in only) || items.length > 1 || Object.keys(mod).length > 0 || !isSummoned(lastDeed(last), true)) return false
  if (stable(only.op) === stable({ move: { ref: 'it' }, to: 'bury' })) return true
  const title = /"title":"([^"]*)"/.exec(stable(lastDeed(last)))?.[1]?.toLowerCase()
  const name = part
    .filter(({ written }) => !/^(?:bury|buries|buried|the|then|this|that|card|spell|event|[,.])$/i.test(written))
    .map(({ written }) => written.toLowerCase().replace(/^the /, '').replace(/s$/, ''))
    .join(' ')
  return stable(only.op) === stable({ move: { ref: 'self' }, to: 'bury' }) && name !== '' && title?.includes(name) === true
}

const isAnyMonster = (is: Filter): boolean => stable(is) === stable({ type: 'Monster' })

/** What attacked out of a Hand or a Threat and is then buried. */
function buriedAfter(last: Rule | undefined, said: true | Filter): Rule | undefined {
  const op = lastDeed(last)
  if (!last || !does(last) || !op || !('attack' in op) || 'value' in op.with || last.do.at(-1) !== op) return undefined
  const isIt = said === true || isAnyMonster(said) || stable(said) === stable(op.with.is ?? {})
  const isThere = op.with.in === 'hand' || (op.with.in === 'threat' && op.with.n === 1)
  return isIt && isThere ? { ...last, do: [...last.do, { move: { ref: 'target' }, to: 'bury' }] } : undefined
}

/** Whether somebody loses a Turn by it. */
const losesTurn = (rule: Rule): boolean => stable(rule).includes('"skip":"turn"')

/** Whether another Location is now the Current one. */
const bringsUp = (op: Op | undefined): boolean => op !== undefined && ('toTop' in op || 'popStory' in op)

/** Whether nothing at all is done where there is no such card: the one deed takes a card, or digs for one and would bury them all. */
function isIdleWithout(rule: Rule): boolean {
  if (!does(rule) || rule.do.length !== 1 || ('cost' in rule && rule.cost)) return false
  const [op] = rule.do
  if (op !== undefined && 'if' in op && !op.else) return isIdleWithout({ ...rule, do: op.do } as Rule)
  return op !== undefined && (('popStory' in op && op.to === 'bury') || 'move' in op || 'flip' in op)
}

/** Whether one card has taken the place of another, which now lies there. */
const isSwapped = (op: Op | undefined, zone: Zone): boolean => op !== undefined && 'swap' in op && op.swap.in === zone

/** Whether something was taken, and goes back when its time is over. */
const goesBack = (op: Op | undefined): boolean => op !== undefined && 'move' in op && op.back !== undefined

/** What is brought into play is played, wherever it may be found (M19.18). */
function broughtIn(op: Op): Extract<Op, { play: unknown }> | undefined {
  if (!('move' in op) || op.to !== 'play' || op.whose || op.back) return undefined
  const { is, in: from, of = 'you', pick, n = 1, mine: _mine, ...rest } = op.move as Selector & { readonly mine?: true }
  const isOne = of === 'you' && pick === 'choose' && n === 1 && Object.keys(rest).length === 0
  if (!is || !isOne || (from !== 'story' && from !== 'hand' && from !== 'discard')) return undefined
  return { play: is, from, waive: ['attribute', 'place', 'language'], ...(op.optional ? { optional: true } : {}) }
}

/** What stands in for another card, where that is so for good. */
const standingIn = (rule: Rule | undefined): boolean => rule?.kind === 'static' && 'standsIn' in rule.effect

/** It is lost for what it stands in for. */
function usedUp(rule: Rule, lost: { readonly lost?: 'discard' }): Rule {
  if (rule.kind !== 'static' || !('standsIn' in rule.effect)) return rule
  const { stays: _, ...effect } = rule.effect
  return { ...rule, effect: { ...effect, ...lost } }
}

const isInSanity = (cost: Cost): boolean => typeof cost === 'object' && 'sanity' in cost

/** A sentence that only says more about the clause before it. */
export function remarked(rules: readonly Rule[], remark: Remark, told: number): readonly Rule[] | string {
  const { limit, also, popStory, gateShut, spread, exceptTravel, keepsText, defended, next, otherwise, cost, same } = remark
  const nothing = 'There is nothing before this that it could belong to.'
  if (keepsText) {
    const kept = rules.map(withText)
    return kept.some((rule, at) => rule !== rules[at]) ? kept : nothing
  }
  const last = rules.at(-1)
  if (remark.sparedThere) return saves(last, remark.sparedThere) ? rules : nothing
  if (remark.outOfCombat) return takenOut(lastDeed(last)) ? rules : nothing
  if (remark.alsoWindow) return usedThen(rules, remark.alsoWindow, told) ?? nothing
  if (remark.usedAtMost) return usedAtMost(rules, remark.usedAtMost) ?? nothing
  if (remark.staysThere) return last?.kind === 'instead' && last.do.length === 0 ? rules : nothing
  if (remark.turnIsLost) return rules.some(losesTurn) ? rules : nothing
  if (remark.bearerStays) return isGoodsLost(lastDeed(last)) ? rules : nothing
  if (remark.alliesAlone) return onAlliesAlone(rules) ?? nothing
  if (remark.paid && !remark.waived) return isPaid(last) ? rules : (withItsOwnCost(rules) ?? givenAtItsCost(rules) ?? nothing)
  if (remark.keepsPlace) return stable(lastDeed(last) ?? null).includes('{"shuffle":"story",') ? rules : nothing
  if (remark.again) return onceAgain(rules, remark.again, told) ?? nothing
  if (remark.waived) {
    const spared = waivedToo(rules, remark.waived)
    return spared ? ((remark.paid && withItsOwnCost(spared)) ?? spared) : nothing
  }
  if (remark.noneSuch) return last && isIdleWithout(last) ? rules : nothing
  if (remark.nowThere) return bringsUp(lastDeed(last)) ? rules : nothing
  if (remark.sanityKept) return /"newInvestigator":/.test(stable(lastDeed(last) ?? null)) ? rules : nothing
  if (remark.swappedTo) return isSwapped(lastDeed(last), remark.swappedTo) ? rules : nothing
  // What is waived besides, the language is not.
  if (remark.knows) return inKnownLanguage(rules) ?? nothing
  if (remark.summoned) {
    const gone = buriedAfter(last, remark.summoned)
    return gone ? [...rules.slice(0, -1), gone] : isSummoned(lastDeed(last), remark.summoned) ? rules : nothing
  }
  if (remark.summonedAt)
    return last && isSummoned(lastDeed(last), true) && !('if' in lastDeed(last)!)
      ? [...rules.slice(0, -1), ofOneWho(last, remark.summonedAt as Condition)]
      : nothing
  if (remark.onEither) return ofAnybodys(rules) ?? nothing
  if (remark.onlySo) return rules.some(({ kind }) => kind === 'require') ? rules : nothing
  if (remark.backThere) return backThere(rules, remark) ?? nothing
  // What a lost Ally bears goes with him (M7.24), but to a place that is told.
  if (remark.kept) return 'That this card stays in play without the Ally who is lost cannot be told: "return this card to your Hand"?'
  if (remark.notFought) return last?.kind === 'action' && last.window === 'turn' ? rules : nothing
  if (remark.usedAt) return usedInCombatAt(rules, remark.usedAt) ?? nothing
  if (remark.otherPrice) return atOtherPrice(rules, remark.otherPrice) ?? nothing
  if (remark.farther) return leadsFarther(rules, remark.farther) ?? nothing
  if (remark.sooner) return goesSooner(rules, remark.sooner) ?? nothing
  // What comes to the top of a Story Deck costs nothing anyway.
  if (remark.freely)
    return (
      freely(rules, remark.freely) ??
      ((remark.asUsual || remark.freely === 'either') && /"(?:toTop|popStory)":|"ref":"location"/.test(stable(rules.slice(-1)))
        ? rules
        : nothing)
    )
  if (remark.boughtFor !== undefined) return boughtFor(rules, remark.boughtFor) ?? nothing
  if (remark.controlEnds) return last && /"control":|"allow":\["control"\]/.test(stable(last)) ? rules : nothing
  if (remark.givenBack) return goesBack(lastDeed(last)) ? rules : nothing
  if (remark.insteadIf) return insteadAtEach(rules, remark, told) ?? insteadWhere(rules, remark) ?? nothing
  if (remark.ignoredIf) return ignoredWhere(rules, remark.ignoredIf, told) ?? nothing
  if (remark.otherwiseSanity) return otherwiseAsMuch(rules, remark.otherwiseSanity) ?? nothing
  if (remark.excess) return hasRoomHere(last) ? rules : nothing
  if (remark.heldIf) return heldOnly(rules, remark.heldIf as Condition, told) ?? nothing
  if (remark.elseNumber !== undefined) {
    const value = last?.kind === 'static' && 'value' in last.effect ? last.effect.value : undefined
    return typeof value === 'number' ? (addedOtherwise(rules, Math.sign(value) * remark.elseNumber) ?? nothing) : nothing
  }
  if (remark.elseAdd) return addedOtherwise(rules, remark.elseAdd) ?? nothing
  // How the new Location lies was told with the way there.
  if (remark.placed)
    return last && stable(last).includes(`"placed":"${remark.placed}"`) ? rules : 'It was said otherwise how the Location lies.'
  if (remark.goesTo) return goneTo(rules, remark.goesTo as Filter) ?? nothing
  if (remark.goesToo) return goneToo(rules, remark.goesToo as Filter) ?? nothing
  if (remark.neither) {
    const op = last?.kind === 'on' ? last.do.at(-1) : undefined
    return op && 'move' in op && op.move.is ? [...rules, { kind: 'forbid', who: 'each', what: { play: op.move.is } }] : nothing
  }
  if (remark.bothIf) return bothWhere(rules, remark.bothIf as Condition) ?? nothing
  if (remark.notYou) return ofOthers(rules) ?? nothing
  if (remark.spared) return sparing(rules, remark.spared) ?? nothing
  if (remark.first) return doneFirst(rules, remark.first) ?? nothing
  if (remark.there) return moreThere(rules, remark.there) ?? nothing
  if (remark.carriedOff) return sent(rules, remark.carriedOff) ?? nothing
  // What an Event is played for, all that it does is done for, and nothing of it is left out.
  if (remark.toPlay && (rules.filter(does).length !== 1 || (last?.kind === 'on' && last.optional))) return nothing
  if (cost && remark.costIf) return costsThen(rules, cost, remark.costIf) ?? nothing
  if (cost) {
    // "May be used in place of any one card needed to play A or B. Bury when used.": whichever of them it is.
    const lost =
      stable(cost) === stable([{ self: 'bury' }])
        ? {}
        : stable(cost) === stable([{ self: 'discard' }])
          ? { lost: 'discard' as const }
          : undefined
    if (lost && standingIn(last)) {
      const from = rules.findLastIndex((rule) => !standingIn(rule)) + 1
      return [...rules.slice(0, from), ...rules.slice(from).map((rule) => usedUp(rule, lost))]
    }
    // "You may use this Gate again. Pay 1 Sanity for each subsequent use."
    if (last?.kind === 'static' && 'gateReuse' in last.effect && !last.effect.cost && cost.every(isInSanity))
      return [...rules.slice(0, -1), { ...last, effect: { ...last.effect, cost } }]
    // "Reduce the loss by 2. Bury this card after use."
    if (last?.kind === 'instead' && !last.cost) return [...rules.slice(0, -1), { ...last, optional: true, cost }]
    // "You may travel to ... Pay 2 Sanity each time you do so."
    if (last?.kind === 'permit' && 'route' in last.permit && !('walkTo' in last.permit.route) && !last.limit && !last.until) {
      const { permit, if: when } = last
      const travel = permit.route as Extract<Op, { travel: unknown }>['travel']
      return [...rules.slice(0, -1), { kind: 'action', window: 'turn', ...(when ? { if: when } : {}), cost, do: [{ travel, when: 'now' }] }]
    }
    const walked = paidOnTheWay(last, cost)
    if (walked) return [...rules, walked]
    // "Cultists may be played here from your Story Deck. Bury one card from your Hand to do so": cards are chosen for a use alone.
    if (last?.kind === 'permit' && 'play' in last.permit && cost.some((each) => typeof each === 'object' && 'other' in each)) {
      const { permit, if: when } = last
      const { play, waive, from } = permit as Extract<typeof permit, { play: unknown }>
      if (play.title === 'self' || last.limit || last.until || permit.cost) return nothing
      const op: Op = { play, ...(from ? { from } : {}), ...(waive.length > 0 ? { waive } : {}) }
      return [...rules.slice(0, -1), { kind: 'action', window: 'turn', ...(when ? { if: when } : {}), cost, do: [op] }]
    }
    // "You may play Tomes regardless of Language. Flip this card each time you do so." What is but played itself costs no more than the Gate.
    const isPlayed = last?.kind === 'permit' && 'play' in last.permit && !last.permit.cost
    if (isPlayed && (last.permit.play.title !== 'self' || stable(cost) === stable(['gate'])))
      return [...rules.slice(0, -1), { ...last, permit: { ...last.permit, cost } }]
    // "You may spend 2 Sanity to draw one card. Flip this card after use": another thing besides, and not the same once more.
    const isPaid = (each: Cost): boolean => last?.kind === 'on' && last.cost?.some((one) => kindOfCost(one) === kindOfCost(each)) === true
    if (last?.kind === 'on')
      return cost.some(isPaid) ? nothing : [...rules.slice(0, -1), { ...last, cost: [...(last.cost ?? []), ...cost] }]
    return last?.kind === 'action' ? [...rules.slice(0, -1), { ...last, cost: [...(last.cost ?? []), ...cost] }] : nothing
  }
  if (defended || otherwise) {
    const { otherwiseThen } = remark
    const told = does(last) ? withBattle(last, defended, next, otherwise) : undefined
    const changed = told && otherwiseThen ? goesOnOtherwise(told, otherwiseThen) : told
    if (!changed && remark.rest && otherwise && last && does(last) && /"(?:reveal|look)":/.test(stable(last.do)))
      return [...rules.slice(0, -1), { ...last, do: [...last.do, otherwise] }]
    return changed ? [...rules.slice(0, -1), changed] : nothing
  }
  if (remark.notWhile) {
    if (last?.kind !== 'static' || told !== 1 || remark.notWhile === nonsense) return nothing
    return [...rules.slice(0, -1), { ...last, if: besides(last.if, { not: remark.notWhile as Condition }) }]
  }
  if (remark.unlike) return dealtWithUnlike(rules, remark.unlike) ?? insteadWhere(rules, ifOneIs(rules, remark.unlike)) ?? nothing
  if (remark.except) {
    if (remark.exceptOf && !isDealtSo(lastDeed(last), remark.exceptOf)) return nothing
    return leftOut(rules, remark.except, told) ?? nothing
  }
  if (remark.uncounted) return leftUncounted(rules, remark.uncounted) ?? nothing
  if (remark.ifDone) return paidFor(rules, remark.ifDone) ?? nothing
  if (remark.declares) return joined(rules, [{ kind: 'on', on: 'played', do: [{ passes: 'declare' }] }], true)
  if (remark.ifNotDone) return unlessDone(rules, remark) ?? nothing
  if (!limit && !also && !popStory && !gateShut && !spread && !exceptTravel) return rules
  if (remark.lost && !isSameLoss(last, remark.lost)) return nothing
  // "Flip one Ally. Bury this card if ... Others are similarly affected": that this card goes befalls nobody.
  const affects = spread && last && isOfThisCard(lastDeed(last)) ? rules.findLastIndex((rule) => !isOfThisCard(lastDeed(rule))) : -1
  if (affects >= 0) {
    const spreading = remarked(rules.slice(0, affects + 1), remark, 1)
    return typeof spreading === 'string' ? spreading : [...spreading, ...rules.slice(affects + 1)]
  }
  if (same && !isSame(last, same))
    return ofOthersThere(rules, same, spread) ?? 'The others are not affected in the same way, which cannot be told so.'
  // What is said of one of two numbers is said of the other, and so is it of the Minimum and Maximum told in one sentence.
  const twin = limit && last ? rules.at(-2) : undefined
  if (limit && last && twin && (isOneOrOther(twin, last) || (told === 2 && areStats(twin, last)))) {
    const pair = [withLimit(twin, limit), withLimit(last, limit)]
    return pair.some((each) => each === undefined) ? nothing : [...rules.slice(0, -2), ...(pair as Rule[])]
  }
  // "Not cumulative with other Allies that lower your Minimum" is said of what lowers it, if that is not what stands last.
  const group = limit && 'stacking' in limit ? limit.group : undefined
  const isOfGroup = (rule: Rule): boolean => group !== undefined && groupOfStat(rule) === group
  const before = last && group !== undefined && !isOfGroup(last) ? rules.findLastIndex(isOfGroup) : -1
  const meant = before < 0 ? undefined : withLimit(rules[before]!, limit!)
  if (meant) return rules.with(before, meant)
  const changed =
    last && (limit ? withLimit(last, limit) : also ? withAlso(last, also) : exceptTravel ? withTravel(last) : withLastOp(last, remark))
  return changed ? [...rules.slice(0, -1), changed] : nothing
}

/**
 * "You may walk from any Waking World Location to a Dreamlands Location. Lose 1 Sanity each time you do so": as the walk begins; where one
 * could come from such a place to such another without it, it would not be said which walk is meant.
 */
function paidOnTheWay(last: Rule | undefined, cost: readonly Cost[]): Rule | undefined {
  const [price, more] = cost
  if (last?.kind !== 'permit' || !('route' in last.permit) || !('walkTo' in last.permit.route) || last.limit || last.until) return undefined
  if (more || typeof price !== 'object' || !('sanity' in price) || typeof price.sanity !== 'number') return undefined
  const { walkTo } = last.permit.route
  if (walkTo.title === 'self' || !last.if || !('at' in last.if) || last.if.who || last.if.top) return undefined
  const { at: from } = last.if
  const isOther = from.dimension !== undefined && walkTo.dimension !== undefined && from.dimension !== walkTo.dimension
  const isHere = from.title === 'self' && Object.keys(from).length === 1
  if (!isOther && !isHere) return undefined
  return {
    kind: 'on',
    on: isHere ? 'departed' : { leftFrom: from, by: 'you' },
    if: { all: [{ walking: true }, { at: walkTo, top: true }] },
    do: [{ sanity: price.sanity, who: 'you', sign: -1 }],
  }
}

/** "Flip this card to look at your opponent's Threat. Use before Threats are revealed": no Turn, but that moment. */
function usedInCombatAt(rules: readonly Rule[], on: NonNullable<Remark['usedAt']>): readonly Rule[] | undefined {
  const last = rules.at(-1)
  if (last?.kind !== 'action' || (last.window !== 'turn' && last.window !== 'combat') || !last.cost || last.stayed || last.faceDown)
    return undefined
  const { kind: _, window: _window, ...use } = last
  return [...rules.slice(0, -1), { kind: 'on', on, optional: true, ...use }]
}

/** "If you know Latin, you may flip this card instead of burying it": the same use at another price, which may be had, or must. */
function atOtherPrice(rules: readonly Rule[], { if: when, how, of, must }: NonNullable<Remark['otherPrice']>): readonly Rule[] | undefined {
  const last = rules.at(-1)
  if (last?.kind !== 'action' || last.limit || when === nonsense) return undefined
  const isPrice = (cost: Cost): boolean => typeof cost === 'object' && 'self' in cost && cost.self === of
  const cost = last.cost?.map((each): Cost => (isPrice(each) ? { self: how } : each))
  // "Bury this card to bury one Artifact. If ..., discard it instead of burying it": which of the two?
  const isOther = of === 'flip' ? /"flip":/.test(stable(last.do)) : stable(last.do).includes(`"to":"${of}"`)
  if (!cost || !last.cost?.some(isPrice) || isOther) return undefined
  const so = when as Condition
  const usual = must ? { ...last, if: besides(last.if, { not: so }) } : last
  return [...rules.slice(0, -1), usual, { ...last, if: besides(last.if, so), cost }]
}

const kindOfCost = (cost: Cost): string => (typeof cost === 'string' ? cost : Object.keys(cost)[0]!)

/** "If it is Night, the Location may be in a different Dimension": there as well as where the way leads anyway. */
function leadsFarther(rules: readonly Rule[], { if: when, to }: NonNullable<Remark['farther']>): readonly Rule[] | undefined {
  const last = rules.at(-1)
  const op = lastDeed(last)
  if (!last || !does(last) || !op || when === nonsense) return undefined
  // "Return one Ally to play. You need not be in his Region": what comes into play without being played asks for none anyway.
  if (to.region === 'any' && when === undefined && 'move' in op && op.to === 'play') return rules
  if (to.region === 'any' && when === undefined && 'play' in op) {
    const waive = [...new Set([...(op.waive ?? []), 'region' as const])]
    return [...rules.slice(0, -1), { ...last, do: [...last.do.slice(0, -1), { ...op, waive }] }]
  }
  if (!('travel' in op)) return undefined
  const { travel } = op
  // A way to a place of another kind is none that goes farther.
  if (to.is) return undefined
  // Where an opponent is, he may be in another Dimension; the place is his all the same.
  const isTheirs = travel.region === 'opponentsRegion' || travel.region === 'opponentsSubregion'
  if (isTheirs && to.dimension === undefined) return undefined
  const region = isTheirs || to.region === travel.region || to.region === undefined ? travel.region : 'any'
  const dimension = to.dimension === undefined || to.dimension === travel.dimension ? travel.dimension : 'any'
  const wider: Op = { ...op, travel: { ...travel, region, ...(dimension === undefined ? {} : { dimension }) } }
  const led: Op = when === undefined ? wider : { if: when as Condition, do: [wider], else: [op] }
  return [...rules.slice(0, -1), { ...last, do: [...last.do.slice(0, -1), led] }]
}

/** "If it is Night, you may do so on the same Turn", "You may lose 1 Sanity to do this at once": what else would be done on a later Turn. */
function goesSooner(rules: readonly Rule[], { if: when, sanity }: NonNullable<Remark['sooner']>): readonly Rule[] | undefined {
  const last = rules.at(-1)
  const op = lastDeed(last)
  if (!last || !does(last) || !op || !('travel' in op) || op.when !== 'laterTurn') return undefined
  const now: readonly Op[] = [
    ...(sanity === undefined ? [] : [{ sanity, who: 'you', sign: -1, price: true } as const]),
    { ...op, when: 'now' },
  ]
  const either: Op = { choose: [[op], now], by: 'you' }
  const led: Op = when === undefined ? either : { if: when, do: [either], else: [op] }
  return [...rules.slice(0, -1), { ...last, do: [...last.do.slice(0, -1), led] }]
}

/** Whether something is done in place of the loss of such a card. */
function saves(last: Rule | undefined, { type, subtype }: Filter): boolean {
  if (last?.kind !== 'instead' || last.do.length !== 1) return false
  const lost = 'wouldBeBuried' in last.of ? last.of.wouldBeBuried : 'wouldLose' in last.of ? { is: last.of.wouldLose } : undefined
  const isOther = lost !== undefined && !('ref' in lost && lost.ref === 'self')
  return isOther && (lost.is === undefined || lost.is.type === type) && (subtype === undefined || lost.is?.subtype === subtype)
}

/** Whether an Ally was lost or turned face-down, who then fights no more. */
function takenOut(op: Op | undefined): boolean {
  const out =
    op && 'move' in op && op.to !== 'play' && op.to !== 'threat' ? op.move : op && 'flip' in op && op.face === 'down' ? op.flip : undefined
  return out !== undefined && (out.is?.type === 'Ally' || out.ref !== undefined)
}

/** "Bury this card to draw two cards. May be used in Combat": the use just told, as a Turn and then. */
function usedThen(rules: readonly Rule[], window: 'combat' | 'anyTime', told: number): readonly Rule[] | undefined {
  const last = rules.at(-1)
  // What is counted would be counted twice.
  if (told !== 1 || last?.kind !== 'action' || last.window !== 'turn' || !last.cost || last.limit || last.stayed) return undefined
  return window === 'anyTime' ? [...rules.slice(0, -1), { ...last, window }] : [...rules, { ...last, window }]
}

/** Whether there is more room for Spells as long as one is here: what finds none after that is buried by the rules (M9.7). */
const hasRoomHere = (rule: Rule | undefined): boolean =>
  rule?.kind === 'static' &&
  (('stat' in rule.effect && rule.effect.stat === 'spellCapacity') || 'holdsSpells' in rule.effect) &&
  stable(rule.if ?? {}) === '{"at":{"title":"self"}}'

/** "You may not use this ability while ...": what the sentence before says holds only where that is not so. */
function heldOnly(rules: readonly Rule[], when: Condition | typeof nonsense, told: number): readonly Rule[] | undefined {
  const isGiven = (rule: Rule): boolean => rule.kind === 'static' && 'attachedTo' in rule.effect
  const meant = rules.slice(rules.length - told).filter((each) => !isGiven(each))
  const [last] = meant
  if (when === nonsense || meant.length !== 1 || !last || last.kind === 'require') return undefined
  // Whether a card may be played is no ability of it.
  if (last.kind === 'permit' && (!('play' in last.permit || 'route' in last.permit) || stable(last.permit).includes('"self"')))
    return undefined
  const said = when as Condition
  const held: Rule = { ...last, if: besides(last.if, ...('all' in said ? said.all : [said])) }
  return rules.map((each) => (each === last ? held : each))
}

/** "May be used once a Round": of the one thing that a card is used for; undefined where it has several. */
function usedAtMost(rules: readonly Rule[], limit: Limit): readonly Rule[] | undefined {
  if (!('times' in limit)) return undefined
  const isUse = (rule: Rule): boolean =>
    rule.kind === 'action' || rule.kind === 'permit' || ((rule.kind === 'on' || rule.kind === 'instead') && rule.optional === true)
  // What a card does by itself at a moment is no use of it, and yet no other is meant.
  const all = rules.filter(isUse)
  const uses = all.length > 0 ? all : rules.filter((rule) => rule.kind === 'on' && rule.on !== 'played' && rule.on !== 'arrived')
  const [use] = uses
  if (uses.length !== 1 || !use || ('limit' in use && use.limit)) return undefined
  const limited = withLimit(use, limit)
  return limited && rules.with(rules.indexOf(use), limited)
}

/** "The new Location must have the Port attribute": of the way that the clause before it opens. */
function goneTo(rules: readonly Rule[], is: Filter): readonly Rule[] | undefined {
  const last = rules.at(-1)
  if (last?.kind === 'permit' && 'route' in last.permit && 'region' in last.permit.route) {
    const route = narrowedWay(last.permit.route, is)
    return route && [...rules.slice(0, -1), { ...last, permit: { ...last.permit, route } }]
  }
  const op = lastDeed(last)
  if (!op || !('travel' in op) || !does(last)) return undefined
  const travel = narrowedWay(op.travel, is)
  return travel && [...rules.slice(0, -1), { ...last, do: [...last.do.slice(0, -1), { ...op, travel }] }]
}

/** "The new Location may be an Island": of the way that the clause before it opens; Travel by Land or Air leads there only so (M6.51). */
function goneToo(rules: readonly Rule[], is: Filter): readonly Rule[] | undefined {
  const isIsland = is.attr?.length === 1 && is.attr[0] === 'Island' && Object.keys(is).every((key) => key === 'attr' || key === 'type')
  const last = rules.at(-1)
  const isWay = goneTo(rules, {}) !== undefined
  if (!isIsland || !isWay) return undefined
  const isTravel = last?.kind === 'on' && last.on === 'played'
  return isTravel ? [...rules, { kind: 'permit', permit: { play: { title: 'self' }, waive: ['island'] } }] : rules
}

/** "If you do, ...": what the clause before leaves to you is the price of it. */
function paidFor(rules: readonly Rule[], op: Op): readonly Rule[] | undefined {
  const last = rules.at(-1)
  // "You may discard this card instead. If you do, lose 1 Sanity."
  if (last?.kind === 'instead' && last.optional && last.do.length > 0) return [...rules.slice(0, -1), { ...last, do: [...last.do, op] }]
  if (!does(last)) return undefined
  const [only] = last.do
  const isYours = last.kind === 'action' || last.optional === true
  const cost = last.do.length === 1 && only && isYours ? costOfDoing(only) : undefined
  // "You may draw two cards. If you do, bury this card": that is what it costs.
  const own = !cost && isYours ? costOfDoing(op) : undefined
  if (own && typeof own === 'object' && 'self' in own) return [...rules.slice(0, -1), { ...last, cost: [...(last.cost ?? []), own] }]
  if (cost) return [...rules.slice(0, -1), { ...last, cost: [...(last.cost ?? []), cost], do: [op] }]
  // "You may return a Monster to your Hand. If you do so at Night, bury this card": whoever does it does this, too.
  const isWhole = last.do.every((each) => !('if' in each || 'choose' in each || 'orElse' in each || ('optional' in each && each.optional)))
  return isYours && isWhole ? [...rules.slice(0, -1), { ...last, do: [...last.do, op] }] : undefined
}

/** "If he does not, ...": who is bidden to do something chooses what befalls him otherwise. */
function unlessDone(rules: readonly Rule[], { ifNotDone: ops = [], by, ifUnable }: Remark): readonly Rule[] | undefined {
  const last = rules.at(-1)
  // "Must play a Location next. If he does not, he loses 2 Sanity."
  if (
    last?.kind === 'oblige' &&
    last.who === 'opponent' &&
    typeof last.what === 'object' &&
    'playNext' in last.what &&
    !last.if &&
    !last.until
  ) {
    const told = orSuffers('opponent', last.what.playNext, ops)
    // "If he cannot": he must, and where he does not, he could not (M19.3).
    return told === nonsense ? undefined : [...(ifUnable ? rules : rules.slice(0, -1)), { kind: 'on', on: 'played', do: [told as Op] }]
  }
  if (ifUnable) return undefined
  const only = lastDeed(last)
  if (!only || !does(last)) return undefined
  const who = 'who' in only ? only.who : 'move' in only ? only.move.of : 'flip' in only ? only.flip.of : undefined
  if (who !== 'opponent' || (by !== undefined && by !== 'opponent' && (by as string) !== 'they')) return undefined
  const choice = chooses(who, [[only], ops])
  return choice === nonsense ? undefined : [...rules.slice(0, -1), { ...last, do: [...last.do.slice(0, -1), choice as Op] }]
}

/** "Each player loses 1 Sanity. You are not affected": each opponent, and where it is they anyway nothing more is said. */
function ofOthers(rules: readonly Rule[]): readonly Rule[] | undefined {
  const last = rules.at(-1)
  const said = stable(last ?? {})
  if (!last || rules.length > 1 || /"(?:who|of|forEach|by)":"you"/.test(said)) return undefined
  if (/"(?:who|of|forEach)":"eachOpponent"/.test(said) && !said.includes('"each"')) return rules
  const told = said.replaceAll(/"(who|of|forEach)":"each"/g, '"$1":"eachOpponent"')
  return told === said || told.includes('"each"') ? undefined : [JSON.parse(told) as Rule]
}

/** "Players who have a Priest in play are not affected": what is forbidden to all is not to them, and what all do or suffer is not theirs. */
function sparing(rules: readonly Rule[], { who, if: when }: NonNullable<Remark['spared']>): readonly Rule[] | undefined {
  if (who !== 'each' || when === nonsense || rules.every(({ kind }) => kind === 'require')) return undefined
  const spared = rules.map((rule): Rule | undefined => {
    // When it may be played is nothing that befalls them.
    if (rule.kind === 'require') return rule
    if (isNumberOfEach(rule)) return { ...rule, if: besides(rule.if, { not: when as Condition }) }
    const begun = rule.kind === 'on' ? rule.do.map((op) => ('start' in op && isNumberOfEach(op.start) ? op : undefined)) : []
    if (rule.kind === 'on' && begun.length > 0 && !begun.includes(undefined)) {
      const spares = (so: Rule): Rule =>
        ({ ...so, if: besides((so as { readonly if?: Condition }).if, { not: when as Condition }) }) as Rule
      return { ...rule, do: begun.map((op) => ({ ...op!, start: spares(op!.start) })) }
    }
    if (rule.kind === 'on' && !rule.target) {
      const own = rule.do.map(ownOf)
      const all = own[0]?.who
      if (all === undefined || own.some((each) => each?.who !== all)) return undefined
      // What the first deed changes does not count for the second.
      return { ...rule, do: [{ forEach: all, do: [{ if: { not: when as Condition }, do: own.flatMap((each) => each!.ops) }] }] }
    }
    if (rule.kind !== 'forbid' || rule.who !== 'each') return undefined
    return { ...rule, if: besides(rule.if, { not: when as Condition }) }
  })
  return spared.includes(undefined) ? undefined : (spared as readonly Rule[])
}

/** "Each player's Maximum is reduced by 2": a number of each of them. */
const isNumberOfEach = (rule: Rule): rule is Extract<Rule, { kind: 'static' }> =>
  rule.kind === 'static' && 'stat' in rule.effect && rule.effect.of === undefined && rule.effect.who === 'each'

/** What all of these players do or suffer, as each of them does; nothing where it is not told of them one by one. */
function ownOf(op: Op): { readonly who: 'each' | 'eachOpponent'; readonly ops: readonly Op[] } | undefined {
  if ('forEach' in op) return op.forEach === 'each' || op.forEach === 'eachOpponent' ? { who: op.forEach, ops: op.do } : undefined
  const of = 'move' in op ? op.move : 'flip' in op ? op.flip : undefined
  const who = of ? of.of : 'who' in op ? op.who : undefined
  if ((who !== 'each' && who !== 'eachOpponent') || (of && (of.ref || of.spread || of.pick === undefined))) return undefined
  const own = stable(op).replaceAll(`:"${who}"`, ':"actor"')
  // What is counted or told of others besides is not one's own.
  return /"(?:each|eachOpponent|opponent|you)"|"(?:per|count|for)":/.test(own) ? undefined : { who, ops: [JSON.parse(own) as Op] }
}

/** "If you are in the Waking World, you must first lose 1 Sanity": before the deeds just told. */
function doneFirst(rules: readonly Rule[], first: Op): readonly Rule[] | undefined {
  const last = rules.at(-1)
  if (!does(last)) return undefined
  return [...rules.slice(0, -1), { ...last, do: [first, ...last.do] }]
}

/** "Each opponent buries one Ally. Opponents in the same Region as you must bury two": these instead. */
export function moreThere(
  rules: readonly Rule[],
  { who, if: when, n, to, gains }: NonNullable<Remark['there']>,
): readonly Rule[] | undefined {
  const last = rules.at(-1)
  const op = lastDeed(last)
  if (!op || when === nonsense || (who !== 'each' && who !== 'eachOpponent')) return undefined
  const one = gains ? undefined : numbered(op, who, to)
  const more = one && numbered(op, who, to, n)
  const loss: Op = { sanity: n, who: 'actor', sign: gains ? 1 : -1 }
  const other = one || to ? undefined : lossFor(op, who, when as Condition, loss)
  if (!more && !other) return undefined
  const each: Op = other ?? { forEach: who, do: [{ if: when as Condition, do: [more!], else: [one!] }] }
  return [
    ...rules.slice(0, -1),
    { ...(last as Extract<Rule, { kind: 'on' }>), do: [...(last as Extract<Rule, { kind: 'on' }>).do.slice(0, -1), each] },
  ]
}

/** "Each player buries one Ally. Each player with no Allies in play loses 1 Sanity instead": the one or the other, player by player. */
function lossFor(op: Op, who: 'each' | 'eachOpponent', when: Condition, loss: Op): Op | undefined {
  // What may be done is refused for a gain alone: of a loss it would not be said whether that may be refused, too.
  if ('choose' in op && op.by === who && 'sanity' in loss && loss.sign === 1) {
    const isLeft = op.choose.length === 2 && op.choose[1]?.length === 0
    return isLeft ? { forEach: who, do: [{ if: when, do: [loss], else: [{ ...op, by: 'actor' }] }] } : undefined
  }
  if ('forEach' in op) {
    const inner = op.do.at(-1)
    if (op.forEach !== who || !inner || op.do.length > 1) return undefined
    const isSome = 'if' in inner && !inner.else && inner.do.length === 1
    const deed = isSome ? inner.do[0]! : inner
    if (!('move' in deed || 'flip' in deed)) return undefined
    const either: Op = { if: when, do: [loss], else: [deed] }
    return { ...op, do: [isSome ? { ...inner, do: [either] } : either] }
  }
  const of = 'move' in op ? op.move : 'flip' in op ? op.flip : undefined
  if (!of || of.of !== who || of.ref || of.in || of.n === undefined) return undefined
  const his: Selector = { ...of, of: 'actor', ...(of.by === who ? { by: 'actor' as const } : {}) }
  return { forEach: who, do: [{ if: when, do: [loss], else: ['move' in op ? { ...op, move: his } : ({ ...op, flip: his } as Op)] }] }
}

/** What all of these players do, as one of them does it, with another number. */
function numbered(op: Op, who: Who, to: 'bury' | 'discard' | undefined, n?: number): Op | undefined {
  if ('sanity' in op)
    return to === undefined && op.who === who && op.sign === -1 && typeof op.sanity === 'number' && !op.of
      ? { ...op, who: 'actor', sanity: n ?? op.sanity }
      : undefined
  if (!('move' in op) || op.to !== to || op.move.of !== who || typeof op.move.n !== 'number' || op.move.ref) return undefined
  const by = op.move.by === who ? { by: 'actor' as const } : {}
  return { ...op, move: { ...op.move, ...by, of: 'actor', n: n ?? op.move.n } }
}

/** Cards that were carried off go where it is said. */
function sent(rules: readonly Rule[], to: 'bury' | 'discard'): readonly Rule[] | undefined {
  const text = JSON.stringify(rules)
  return text.includes(`"${carriedOff}"`)
    ? (JSON.parse(text.replaceAll(`"to":"${carriedOff}"`, `"to":"${to}"`)) as readonly Rule[])
    : undefined
}

/** Whether others in the place do what the last clause does. */
export function isSame(rule: Rule | undefined, same: Op): boolean {
  const op = lastDeed(rule)
  if (op && 'flip' in op && 'flip' in same)
    return op.face === same.face && stable({ ...op.flip, of: undefined }) === stable({ ...same.flip, of: undefined })
  if (!op || !('move' in op) || !('move' in same) || op.to !== same.to) return false
  const { of: _of, ...one } = op.move
  const { of: _other, ...two } = same.move
  return stable(one) === stable(two)
}

/** "Two Allies of your opponent. Each other player in the same Region must bury one": another number for those around him. */
function ofOthersThere(rules: readonly Rule[], same: Op, over: Remark['spread']): readonly Rule[] | undefined {
  const last = rules.at(-1)
  const op = last && does(last) ? last.do.at(-1) : undefined
  const struck = op && ('move' in op ? op.move.of : 'flip' in op ? op.flip.of : undefined)
  if (!last || !does(last) || struck !== 'opponent' || !over) return undefined
  // What they must do they do with cards of their own choice.
  const other = amongOthers(same, over, true)
  return other && [...rules.slice(0, -1), { ...last, do: [...last.do, other] }]
}

/** Done to some Allies of each other player in the same place. */
function amongOthers(op: Op, spread: NonNullable<Selector['spread']>, isTheirs = false): Op | undefined {
  const among = ({ by, ...found }: Selector): Selector => ({
    ...found,
    of: 'opponent',
    spread,
    spreadOnly: true,
    ...((isTheirs || by !== undefined) && found.pick === 'choose' ? { by: 'opponent' } : {}),
  })
  if ('move' in op && (op.to === 'bury' || op.to === 'discard') && op.move.is && !op.move.in && !op.move.ref)
    return { ...op, move: among(op.move) }
  if ('flip' in op && op.flip.is && !op.flip.ref) return { ...op, flip: among(op.flip) }
  return undefined
}

/** Where they are, if that is all that is asked of them: in the same place as he is, or at such a Location. */
function aroundHim(asked: Condition): Selector['spread'] {
  if ('same' in asked)
    return !asked.who && asked.as === 'actor' && (asked.same === 'region' || asked.same === 'subregion' || asked.same === 'city')
      ? asked.same
      : undefined
  return 'at' in asked && asked.who === 'actor' && !asked.top ? { at: asked.at } : undefined
}

/** An Epidemic breaks out around the one whom it has struck first, and not around who has played it. */
export function spreading(rule: Rule): Rule {
  if (!does(rule) || rule.do.length !== 2) return rule
  const [first, second] = rule.do as [Op, Op]
  const struck = 'move' in first ? first.move.of : 'flip' in first ? first.flip.of : undefined
  if (struck !== 'opponent' || !('forEach' in second) || second.forEach !== 'eachOpponent' || second.do.length !== 1) return rule
  const [there] = second.do
  const over = there && 'if' in there ? aroundHim(there.if) : undefined
  if (!there || !('if' in there) || there.else || there.do.length !== 1 || over === undefined) return rule
  const [op] = there.do
  if (!op) return rule
  if (isSame({ ...rule, do: [first] }, op)) {
    const same =
      'move' in first
        ? { ...first, move: { ...first.move, spread: over } }
        : 'flip' in first
          ? { ...first, flip: { ...first.flip, spread: over } }
          : first
    return { ...rule, do: [same] }
  }
  const other = amongOthers(op, over)
  return other ? { ...rule, do: [first, other] } : rule
}

/** "Bury this card." */
const isOfThisCard = (op: Op | undefined): boolean =>
  op !== undefined && (('move' in op && op.move.ref === 'self') || ('flip' in op && op.flip.ref === 'self'))

/** "... lose one Ally as well": as many of the same as the one before them has lost. */
function isSameLoss(rule: Rule | undefined, { n, is }: NonNullable<Remark['lost']>): boolean {
  const op = lastDeed(rule)
  return (
    op !== undefined && 'move' in op && (op.to === 'bury' || op.to === 'discard') && op.move.n === n && stable(op.move.is) === stable(is)
  )
}

/** "Otherwise, discard it and lose 1 Sanity": the second deed belongs to the same case; nothing where there is no such case. */
function goesOnOtherwise(rule: Rule, then: Op): Rule | undefined {
  const last = does(rule) ? rule.do.at(-1) : undefined
  if (!does(rule) || !last || !('if' in last) || !last.else) return undefined
  return { ...rule, do: [...rule.do.slice(0, -1), { ...last, else: [...last.else, then] }] }
}

/** What the card that was turned up must be for this to be done. */
const turnedUpAs = (op: Op): Condition | undefined => ('if' in op && !op.else && 'revealedIs' in op.if ? op.if : undefined)

/** Allies may defend against the attack just told; what is done after it, and where none was made. */
function withBattle(rule: Doing, defended: true | undefined, next: Op | undefined, otherwise: Op | undefined): Rule | undefined {
  const last = rule.do.at(-1)
  const put = (op: Op): Rule => ({ ...rule, do: [...rule.do.slice(0, -1), op] })
  if (!last) return undefined
  if (otherwise) {
    const done = (op: Op | undefined): string => stable(op).replaceAll('{"ref":"it"}', '{"ref":"revealed"}')
    if (!('if' in last) || last.else) return undefined
    // What is done in both cases is done anyway.
    if (done(last.do.at(-1)) === done(otherwise))
      return { ...rule, do: [...rule.do.slice(0, -1), { ...last, do: last.do.slice(0, -1) }, otherwise] }
    // "If it is a Tome, ... If it is a Monster, ... Discard any other card.": what is neither.
    const before = turnedUpAs(last) ? rule.do.slice(0, -1).flatMap((op) => turnedUpAs(op) ?? []) : []
    const neither: Op = before.length === 0 ? otherwise : { if: { not: before.length > 1 ? { any: before } : before[0]! }, do: [otherwise] }
    return put({ ...last, else: [neither] })
  }
  // Who is Summoned attacks as any Monster does, and Allies defend against it (M9.40).
  if (defended && 'if' in last && isSummoned(last, true)) return next ? undefined : rule
  if (defended && last && 'summonOrControl' in last) return next ? { ...rule, do: [...rule.do, next] } : rule
  const defend = (op: Op): Op | undefined => (defended && 'attack' in op ? { ...op, alliesMayDefend: true } : undefined)
  const more = next ? [next] : []
  if ('forEach' in last) {
    const each = withBattle({ ...rule, do: last.do }, defended, next, undefined)
    return each && put({ ...last, do: (each as Doing).do })
  }
  if ('choose' in last) {
    const either = last.choose.map((ops) => {
      const fight = ops.at(-1) && defend(ops.at(-1)!)
      return fight ? [...ops.slice(0, -1), fight, ...more] : ops
    })
    return stable(either) === stable(last.choose) ? undefined : put({ ...last, choose: either })
  }
  if ('if' in last || 'orElse' in last) {
    const inner = 'if' in last ? last.do : last.orElse
    // "It attacks you, then discard it and this card": what becomes of the card that attacked, and of this one, is told already.
    const isGone = 'if' in last && more.length === 0 && inner.length > 1 && 'revealedIs' in last.if
    const gone = isGone ? inner.slice(inner.findLastIndex((op) => !('move' in op) || op.move.is !== undefined) + 1) : []
    const fought = inner.at(-1 - gone.length)
    const fight = fought && defend(fought)
    if (!fight) return undefined
    const ops = [...inner.slice(0, -1 - gone.length), fight, ...more, ...gone]
    if (!('if' in last)) return put({ ...last, orElse: ops })
    // The stronger attack and the weaker one are one that was told twice.
    const other = last.else?.at(-1)
    const both = other && 'attack' in other ? { else: [...last.else!.slice(0, -1), defend(other)!, ...more] } : {}
    return put({ ...last, do: ops, ...both })
  }
  const fight = defend(last)
  return fight && { ...rule, do: [...rule.do.slice(0, -1), fight, ...more] }
}

/** The attack just told, the stronger and the weaker one, falls on Allies alone. */
function onAlliesAlone(rules: readonly Rule[]): readonly Rule[] | undefined {
  const last = rules.at(-1)
  const op = lastDeed(last)
  if (!last || !does(last) || !op) return undefined
  const alone = (each: Op | undefined): Op | undefined =>
    each && 'attack' in each && each.attack !== 'you' ? { ...each, only: 'allies', alliesMayDefend: true } : undefined
  const both = 'if' in op ? [alone(op.do.at(-1)), alone(op.else?.at(-1))] : undefined
  const ofBoth = 'if' in op && both?.every((each) => each !== undefined) && op.do.length === 1 && op.else?.length === 1
  const told = ofBoth ? { ...(op as Extract<Op, { if: unknown }>), do: [both![0]!], else: [both![1]!] } : alone(op)
  return told && [...rules.slice(0, -1), { ...last, do: [...last.do.slice(0, -1), told] }]
}

/** "2, or 3 at Night": one number while it is so, and the other while it is not. */
function isOneOrOther(one: Rule, other: Rule): boolean {
  if (one.kind !== 'static' || other.kind !== 'static' || !other.if) return false
  const [so, otherwise] = [partsOf(one.if), partsOf(other.if)]
  const only = otherwise.filter((each) => !so.includes(each))
  const denied = so.filter((each) => !otherwise.includes(each))
  if (denied.length !== 1) return false
  // What is asked of both tells them not apart.
  const [is, ...more] = only.map((each) => JSON.parse(each) as Condition)
  return denied[0] === stable({ not: more.length > 0 ? { all: only.map((each) => JSON.parse(each) as Condition) } : is })
}

/** What a condition asks for, each by itself. */
const partsOf = (when: Condition | undefined): readonly string[] =>
  (!when ? [] : 'all' in when ? when.all : [when]).map((each) => stable(each))

/** "Subtract 1 from the Minimum and add 1 to the Maximum." */
const areStats = (...rules: readonly Rule[]): boolean => rules.every((rule) => rule.kind === 'static' && 'stat' in rule.effect)

/** With what else a change of a player's number would not add up: "lowers Minimum"; nothing for other rules. */
function groupOfStat(rule: Rule): string | undefined {
  const effect = rule.kind === 'static' ? limited(rule.effect, { stacking: 'no', group: sameStat }) : undefined
  return effect && 'limit' in effect && effect.limit && 'stacking' in effect.limit ? effect.limit.group : undefined
}

/** What a deed begins to hold, and no further than so far; nothing where it begins nothing. */
function bounded(op: Op, limit: Limit): Op | undefined {
  if (!('start' in op) || op.start.kind !== 'static') return undefined
  const effect = limited(op.start.effect, limit)
  return effect && { ...op, start: { ...op.start, effect } }
}

function withLimit(rule: Rule, limit: Limit): Rule | undefined {
  if (does(rule) && ('floor' in limit || 'ceiling' in limit)) {
    const ops = rule.do.map((op) => bounded(op, limit))
    return ops.every((op) => op !== undefined) ? { ...rule, do: ops } : undefined
  }
  if (does(rule) || rule.kind === 'permit' || rule.kind === 'instead') return { ...rule, limit }
  const effect = rule.kind === 'static' ? limited(rule.effect, limit) : undefined
  return effect && rule.kind === 'static' ? { ...rule, effect } : undefined
}

function withAlso(rule: Rule, op: Op): Rule | undefined {
  // What was cancelled is still his card.
  if (rule.kind === 'on' && stable(rule.do) === stable([{ cancel: 'cause' }])) return { ...rule, do: [...rule.do, op] }
  // "Discard this card as well": together with what was done at a moment.
  if (rule.kind === 'on' && 'move' in op && op.move.ref === 'self') return { ...rule, do: [...rule.do, op] }
  if (rule.kind !== 'instead') return undefined
  // "Your opponent must then bury his card" tells whose card it was.
  const of = 'wouldLose' in rule.of ? { ...rule.of, by: 'opponent' as const } : rule.of
  return { ...rule, of, do: [...rule.do, op] }
}

/** A card that may be played in another role keeps its text there. */
function withText(rule: Rule): Rule {
  if (rule.kind !== 'permit' || !('playAs' in rule.permit) || rule.permit.of !== 'self') return rule
  return { ...rule, permit: { ...rule.permit, keepsText: true } }
}

function withTravel(rule: Rule): Rule | undefined {
  if (rule.kind !== 'oblige' || typeof rule.what !== 'object' || !('reachBy' in rule.what)) return undefined
  return { ...rule, what: { ...rule.what, exceptTravel: true } }
}

/** "May be played on your own or an opponent's": one card is meant of which it was not said whose it is; a Great Old One may be anybody's. */
function ofAnybodys(rules: readonly Rule[]): readonly Rule[] | undefined {
  const rule = rules.at(-1)
  const op = lastDeed(rule)
  if (!op || !does(rule)) return undefined
  const god = { is: { type: 'Monster', subtype: 'Great Old One' }, n: 1, pick: 'choose', of: 'each' } as const
  if ('extendGOO' in op && !op.of) return [...rules.slice(0, -1), { ...rule, do: [...rule.do.slice(0, -1), { ...op, of: god }] } as Rule]
  const what = 'extendGOO' in op ? op.of : 'move' in op ? op.move : 'flip' in op ? op.flip : undefined
  return what?.pick === 'choose' && what.of === 'each' ? rules : undefined
}

const isJourney = ({ travel, subtype }: Filter): boolean =>
  travel === true || (subtype !== undefined && [subtype].flat().every((each) => each.startsWith('Travel')))

/** Somebody is back at his former Location by what was done: his Travel Event or Location has gone, or was called off; its Gate need not serve. */
function backThere(rules: readonly Rule[], { backThere: how, gateShut, idle }: Remark): readonly Rule[] | undefined {
  const rule = rules.at(-1)
  if (!does(rule)) return undefined
  if (how === 'called') return rule.do.some((op) => 'cancel' in op) ? rules : undefined
  const isGone = (op: Op): boolean =>
    'popStory' in op ||
    ('move' in op && (op.move.ref === 'location' || (op.move.in === 'story' && op.move.pick === 'top'))) ||
    ('forEach' in op && op.do.length === 1 && isGone(op.do[0]!)) ||
    ('if' in op && !op.else && op.do.length === 1 && isGone(op.do[0]!)) ||
    ('choose' in op && isOfAnyPlayer(op.choose) && op.choose[0]!.length === 1 && isGone(op.choose[0]![0]!))
  const shut = (op: Op): Op =>
    'choose' in op && isGone(op)
      ? { ...op, choose: op.choose.map((ops) => ops.map(shut)) }
      : 'forEach' in op || ('if' in op && !op.else && op.do.length === 1)
        ? { ...op, do: op.do.map(shut) }
        : isGone(op) && gateShut
          ? ({ ...op, gateShut } as Op)
          : op
  const gone = rule.do.filter(isGone)
  // A journey that was called off has led nowhere.
  const isOff = rule.do.some((op) => 'cancel' in op) && 'window' in rule && typeof rule.window === 'object' && isJourney(rule.window.of)
  if (isOff && gone.length === 0 && !gateShut && !idle) return rules
  if (gone.length !== 1) return undefined
  // What befalls him besides does so where that card has gone.
  const [only] = gone
  const who = only && 'move' in only ? only.move.of : only && 'popStory' in only ? only.popStory : undefined
  if (idle && (who === undefined || who === 'each' || rule.do.some((op) => 'if' in op))) return undefined
  return [...rules.slice(0, -1), { ...rule, do: [...rule.do.map(shut), ...(idle ? [{ skip: 'turn', who }] : [])] } as Rule]
}

/** "Flip two of his Allies until the end of the next Round. Others there are similarly affected": theirs stay face-down as long. */
function keptDownAround(rule: Doing, spread: Selector['spread']): Rule | undefined {
  const [first, second, more] = rule.do
  const kept = second && 'start' in second && second.start.kind === 'static' ? second.start.effect : undefined
  if (!first || !('flip' in first) || !kept || !('staysFaceDown' in kept) || more) return undefined
  const { target: aim, ...rest } = rule
  const flip = first.flip.ref === 'target' ? aim : first.flip
  if (flip?.of !== 'opponent' || !/^(?:target|thus)$/.test(kept.of.ref ?? '')) return undefined
  const start = { kind: 'static', effect: { ...kept, of: { ref: 'thus' } } } as const
  return {
    ...rest,
    do: [
      { ...first, flip: { ...flip, spread } },
      { ...second, start },
    ],
  } as Rule
}

/** The last thing done goes on down the Story Deck, opens no Gate there, or spreads to other players. */
function withLastOp(rule: Rule, remark: Remark): Rule | undefined {
  if (!does(rule)) return undefined
  const isSpreadAlone = remark.spread !== undefined && Object.keys(remark).length === 1
  const kept = isSpreadAlone ? keptDownAround(rule, remark.spread) : undefined
  if (kept) return kept
  const done = lastGoesOn(rule.do, remark)
  if (!done || !remark.spread || remark.same) return done && { ...rule, do: done }
  // "All others there are similarly affected": by all that befalls the one, and not by the last of it alone.
  const befalls = rule.do.slice(0, -1).map((op) => (/"opponent"/.test(stable(op)) ? lastGoesOn([op], remark)?.[0] : op))
  return befalls.includes(undefined) ? undefined : { ...rule, do: [...(befalls as readonly Op[]), ...done.slice(-1)] }
}

/** "The top card of any player's Story Deck": one deed, done to the one or the other. */
const isOfAnyPlayer = (choose: readonly (readonly Op[])[]): boolean =>
  choose.length > 1 && new Set(choose.map((ops) => stable(ops).replaceAll(/,?"of":"\w+"/g, ''))).size === 1

/** Whether a Current Location goes, or the top card of a Story Deck to a Hand. */
const isTopTaken = ({ move, to }: Extract<Op, { move: unknown }>): boolean =>
  (move.ref === 'location' && (to === 'bury' || to === 'discard')) || (move.in === 'story' && move.pick === 'top' && to === 'hand')

function lastGoesOn(ops: readonly Op[], remark: Remark): readonly Op[] | undefined {
  const op = ops.at(-1)
  if (!op) return undefined
  const { popStory, repeats, gateShut, spread, until } = remark
  let changed: Op | undefined
  // "Bury the top card of a Story Deck. Repeat until a Location is revealed": the others are buried as it is, which are not if it is discarded.
  if (repeats && 'popStory' in op && !op.until) return ops
  if (repeats && !('move' in op && op.to === 'bury') && !('choose' in op)) return undefined
  // What is so of one player need not be so of those around him, unless it is asked of the one who is chosen.
  if ('if' in op && !op.else && (!spread || remark.foeIf)) {
    const { foeIf: _foeIf, ...inner } = remark
    const done = lastGoesOn(op.do, inner)
    changed = done && { ...op, do: done }
  } else if (popStory && 'move' in op && op.move.in === 'story' && op.move.pick === 'top' && (op.to === 'bury' || op.to === 'discard')) {
    changed = { popStory: op.move.of ?? 'you', to: op.to, ...(until ? { until } : {}) }
  } else if ((popStory || gateShut) && 'choose' in op && isOfAnyPlayer(op.choose)) {
    const done = op.choose.map((each) => lastGoesOn(each, remark))
    changed = done.includes(undefined) ? undefined : { ...op, choose: done as readonly (readonly Op[])[] }
  } else if (popStory && 'choose' in op && op.choose.length > 1) {
    // "Either discard one Ally, or bury the top card": of the second, where the first is of no Story Deck.
    const last = lastGoesOn(op.choose.at(-1)!, remark)
    const isOfOne = !/"(?:story|popStory|toTop)"/.test(stable(op.choose.slice(0, -1)))
    changed = last && isOfOne ? { ...op, choose: [...op.choose.slice(0, -1), last] } : undefined
  } else if (popStory && !until && 'move' in op && isTopTaken(op)) {
    // The rules go on down the Story Deck by themselves (M6.60).
    changed = op
  } else if (gateShut && ('popStory' in op || 'toTop' in op || ('move' in op && (op.move.in === 'story' || op.move.ref === 'location'))))
    changed = { ...op, gateShut }
  else if (spread && 'move' in op) changed = { ...op, move: { ...op.move, spread } }
  else if (spread && 'flip' in op) changed = { ...op, flip: { ...op.flip, spread } }
  return changed && [...ops.slice(0, -1), changed]
}
