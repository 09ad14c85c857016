/** What a clause does otherwise where something is so: another number, another deed, both of them, or nothing. */

import type { Amount, Condition, Op, Rule, Selector } from '../ast.ts'
import { besides, type Doing, does, nonsense, type Remark, stable } from '../make/draft.ts'
import { areApart } from '../make/steps.ts'

/** "Add 3 against Ghouls. Otherwise, add 1": the one number while it is so, the other while it is not. */
export function addedOtherwise(rules: readonly Rule[], value: Amount | object): readonly Rule[] | undefined {
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
export function insteadWhere(
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
  // "If you are in Arkham, draw one card. If you are in Boston, draw two": the first is not so where the second is.
  if (last.if && areApart(last.if, insteadIf))
    return insteadMay || last.limit || last.do.length > 1 ? undefined : [...rules, { ...last, if: insteadIf, do: [other] }]
  const done: Op = insteadMay ? { choose: [[other], [op]], by: 'you' } : other
  return [...rules.slice(0, -1), { ...last, do: [...last.do.slice(0, -1), { if: insteadIf, do: [done], else: [op] }] }]
}

/** "Lose 1 Sanity when Night falls, and at the start of each Turn. If it is Night, lose 2 instead": the same deed at several moments. */
export function insteadAtEach(rules: readonly Rule[], remark: Remark, told: number): readonly Rule[] | undefined {
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
export function bothWhere(rules: readonly Rule[], when: Condition): readonly Rule[] | undefined {
  const last = rules.at(-1)
  const op = last && does(last) ? last.do.at(-1) : undefined
  if (!last || !does(last) || !op || !('choose' in op) || op.choose.length !== 2 || op.by !== 'you' || (when as object) === nonsense)
    return undefined
  const both: Op = { choose: [op.choose.flat(), ...op.choose], by: 'you' }
  return [...rules.slice(0, -1), { ...last, do: [...last.do.slice(0, -1), { if: when, do: [both], else: [op] }] }]
}

/** "If ..., ignore this effect": nothing comes of the one clause before it; of several it is not said which. */
export function ignoredWhere(rules: readonly Rule[], when: Condition | object, told: number): readonly Rule[] | undefined {
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
export function otherwiseAsMuch(rules: readonly Rule[], { n, sign }: NonNullable<Remark['otherwiseSanity']>): readonly Rule[] | undefined {
  const last = rules.at(-1)
  if (!does(last) || !last.if || last.do.length !== 1) return undefined
  const [op] = last.do
  if (!op || !('sanity' in op) || op.of) return undefined
  const { if: when, ...rest } = last
  return [...rules.slice(0, -1), { ...rest, do: [{ if: when, do: [op], else: [{ sanity: n, who: op.who, sign }] }] } as Rule]
}
