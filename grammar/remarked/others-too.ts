/** Whom else a clause befalls or spares: others in the same place, each other player, whosever the card is. */

import type { Condition, Op, Rule, Selector, Who } from '../ast.ts'
import { besides, does, lastDeed, nonsense, type Remark, stable } from '../make/draft.ts'

/** "Each player loses 1 Sanity. You are not affected": each opponent, and where it is they anyway nothing more is said. */
export function ofOthers(rules: readonly Rule[]): readonly Rule[] | undefined {
  const last = rules.at(-1)
  const said = stable(last ?? {})
  if (!last || rules.length > 1 || /"(?:who|of|forEach|by)":"you"/.test(said)) return undefined
  if (/"(?:who|of|forEach)":"eachOpponent"/.test(said) && !said.includes('"each"')) return rules
  const told = said.replaceAll(/"(who|of|forEach)":"each"/g, '"$1":"eachOpponent"')
  return told === said || told.includes('"each"') ? undefined : [JSON.parse(told) as Rule]
}

/** "Players who have a Priest in play are not affected": what is forbidden to all is not to them, and what all do or suffer is not theirs. */
export function sparing(rules: readonly Rule[], { who, if: when }: NonNullable<Remark['spared']>): readonly Rule[] | undefined {
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
export function ofOthersThere(rules: readonly Rule[], same: Op, over: Remark['spread']): readonly Rule[] | undefined {
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

/** "May be played on your own or an opponent's": one card is meant of which it was not said whose it is; a Great Old One may be anybody's. */
export function ofAnybodys(rules: readonly Rule[]): readonly Rule[] | undefined {
  const rule = rules.at(-1)
  const op = lastDeed(rule)
  if (!op || !does(rule)) return undefined
  const god = { is: { type: 'Monster', subtype: 'Great Old One' }, n: 1, pick: 'choose', of: 'each' } as const
  if ('extendGOO' in op && !op.of) return [...rules.slice(0, -1), { ...rule, do: [...rule.do.slice(0, -1), { ...op, of: god }] } as Rule]
  const what = 'extendGOO' in op ? op.of : 'move' in op ? op.move : 'flip' in op ? op.flip : undefined
  return what?.pick === 'choose' && what.of === 'each' ? rules : undefined
}
