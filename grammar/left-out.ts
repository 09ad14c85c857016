/** "Corrupt Allies are not affected": what a later sentence leaves out of what the one before it has told, or has done otherwise. */

import type { Filter, Op, Rule, Selector } from './ast.ts'
import { does, lastDeed, nonsense, type Remark, stable } from './make/draft.ts'
import { bothBorne } from './make/nouns.ts'

/** Such cards without those; nothing where that cannot be told of them all. */
const leavingOut = (is: Filter, not: Filter): Filter | undefined => (is.not || is.or ? undefined : { ...is, not })

/** Whether all cards of one kind are of a type that the other speaks of. */
const isOfType = (is: Filter, not: Filter): boolean =>
  not.type === undefined || [not.type].flat().some((each) => [is.type ?? each].flat().includes(each))

const picked: ReadonlySet<string> = new Set(['flip', 'move', 'target', 'control'])

/** What is Summoned, or played by a deed, is told by its kind alone. */
const ofKind: ReadonlySet<string> = new Set(['summonOrControl', 'play'])

/** The one kind of cards that a deed picks, narrowed; nothing where it picks none of that type, or cards more than once. */
function narrowed(rule: Rule, not: Filter): Rule | undefined {
  let found = 0
  const within = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(within)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => {
        const selector = each as Selector
        if (ofKind.has(key) && typeof each === 'object' && isOfType(each as Filter, not)) {
          const is = leavingOut(each as Filter, not)
          found += is ? 1 : 2
          return [key, is ?? each]
        }
        const isPicked = picked.has(key) && typeof each === 'object' && (selector.is || (selector.in && selector.pick !== 'top'))
        if (!isPicked || selector.ref || !isOfType(selector.is ?? {}, not)) return [key, key === 'if' ? each : within(each)]
        const is = leavingOut(selector.is ?? {}, not)
        found += is ? 1 : 2
        return [key, { ...selector, is: is ?? selector.is }]
      }),
    )
  }
  const changed = within(rule) as Rule
  return found === 1 ? changed : undefined
}

/** One rule without those cards. */
function without(rule: Rule, not: Filter): Rule | undefined {
  if (rule.kind === 'static') {
    // What your Investigator survives never was said of Allies.
    if ('survives' in rule.effect && not.type === 'Ally' && Object.keys(not).length === 1) return rule
    const of = 'of' in rule.effect && typeof rule.effect.of === 'object' ? rule.effect.of : undefined
    // "Target Ally may not defend this Round. No effect on Priests": whoever is chosen, of them it is not so.
    if (of?.ref === 'target' && !of.is && !rule.if && [not.type].flat().every((type) => type === undefined || type === 'Ally'))
      return { ...rule, if: { not: { card: { ref: 'target' }, is: not } } }
    const is = of?.is && of.pick === 'all' ? leavingOut(of.is, not) : undefined
    return is ? { ...rule, effect: { ...rule.effect, of: { ...of, is } } as typeof rule.effect } : undefined
  }
  if (rule.kind === 'forbid') {
    const { what } = rule
    if (typeof what !== 'object' || !('play' in what || 'join' in what)) return undefined
    const is = leavingOut('play' in what ? what.play : what.join, not)
    return is && isOfType('play' in what ? what.play : what.join, not)
      ? { ...rule, what: 'play' in what ? { ...what, play: is } : { ...what, join: is } }
      : undefined
  }
  if (rule.kind === 'action' && typeof rule.window === 'object' && !rule.window.of.not)
    return { ...rule, window: { ...rule.window, of: { ...rule.window.of, not } } }
  if (rule.kind === 'instead' && 'wouldBeBuried' in rule.of && rule.of.wouldBeBuried.is) {
    const { wouldBeBuried } = rule.of
    const is = isOfType(wouldBeBuried.is!, not) ? leavingOut(wouldBeBuried.is!, not) : undefined
    return is ? { ...rule, of: { ...rule.of, wouldBeBuried: { ...wouldBeBuried, is } } } : undefined
  }
  if (rule.kind === 'instead' && 'wouldLose' in rule.of) {
    const is = isOfType(rule.of.wouldLose, not) ? leavingOut(rule.of.wouldLose, not) : undefined
    return is ? { ...rule, of: { ...rule.of, wouldLose: is } } : undefined
  }
  // "Whenever you cast a Spell, ... Spells held by Allies are not affected."
  const isOfWhom = rule.kind === 'on' && /"(?:move|flip|target)":/.test(JSON.stringify(rule.do))
  if (rule.kind === 'on' && typeof rule.on === 'object' && !isOfWhom && ('spellCast' in rule.on || 'cardPlayed' in rule.on)) {
    const heard = 'spellCast' in rule.on ? (rule.on.is ?? { type: 'Spell' as const }) : rule.on.cardPlayed
    const is = isOfType(heard, not) ? leavingOut(heard, not) : undefined
    if (is) return { ...rule, on: 'spellCast' in rule.on ? { ...rule.on, is } : { ...rule.on, cardPlayed: is } }
  }
  // "Each Monster loses 1 this Round. Great Old Ones are not affected."
  if (does(rule) && !rule.target && rule.do.every((op) => 'start' in op)) {
    const started = rule.do.map((op): Op | undefined => {
      const start = 'start' in op ? without(op.start, not) : undefined
      return start && ({ ...op, start } as Op)
    })
    return started.includes(undefined) ? undefined : { ...rule, do: started as readonly Op[] }
  }
  return does(rule) ? narrowed(rule, not) : undefined
}

/**
 * The rules, of which the last sentence told so many, without those cards in what it told; nothing where one of these does not pick
 * such cards at one place.
 */
export function leftOut(rules: readonly Rule[], not: Filter, told: number): readonly Rule[] | undefined {
  const count = Math.max(told, 1)
  const changed = rules.slice(-count).map((each) => without(each, not))
  return rules.length > 0 && changed.every((each) => each !== undefined) ? [...rules.slice(0, -count), ...(changed as Rule[])] : undefined
}

/** The last rule, whose one count of cards leaves those out; nothing where it counts none of that type, or several. */
export function leftUncounted(rules: readonly Rule[], not: Filter): readonly Rule[] | undefined {
  let found = 0
  const counted = (selector: Selector): Selector => {
    const is = selector.ref === undefined && selector.is && isOfType(selector.is, not) ? leavingOut(selector.is, not) : undefined
    found += is ? 1 : 2
    return is ? { ...selector, is } : selector
  }
  const within = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(within)
    if (typeof value !== 'object' || value === null) return value
    const { n } = value as { readonly n?: unknown }
    // Half of the cards is half of those that count, and none of the others goes.
    if (typeof n === 'object' && n !== null && 'half' in n && n.half === 'count') return counted(value as Selector)
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, key === 'per' ? counted(each as Selector) : within(each)]))
  }
  const changed = within(rules.at(-1)) as Rule | undefined
  return changed && found === 1 ? [...rules.slice(0, -1), changed] : undefined
}

/** Such cards that are also of that kind; nothing where that cannot be told in one. */
function alsoOf(is: Filter, kind: Filter): Filter | undefined {
  const more = Object.fromEntries(Object.entries(kind).filter(([key, each]) => stable(is[key as keyof Filter] ?? null) !== stable(each)))
  const both = bothBorne(is, more)
  return both === nonsense ? undefined : (both as Filter)
}

/** What is done with one card or with them all, as a deed. */
const deedOn = (of: Selector, how: 'bury' | 'discard' | 'flip'): Op => (how === 'flip' ? { flip: of, face: 'down' } : { move: of, to: how })

/** What the last deed picks, if it is another than is told now, and such cards may be among it. */
function pickedOtherwise(rules: readonly Rule[], { is: kind, how, not }: NonNullable<Remark['unlike']>): Selector | undefined {
  const op = lastDeed(rules.at(-1))
  const of = op && ('move' in op ? op.move : 'flip' in op && op.face === 'down' ? op.flip : undefined)
  if (!op || !of || (kind as object) === nonsense) return undefined
  const done = 'move' in op ? op.to : 'flip'
  if (done === how || (not && not !== done)) return undefined
  const { is } = (of as { readonly aim?: Selector }).aim ?? of
  return is && isOfType(is, kind) ? of : undefined
}

/** "Flip target Ally. Priests are discarded instead": if that one is a Priest. */
export function ifOneIs(rules: readonly Rule[], unlike: NonNullable<Remark['unlike']>): Remark {
  if (!pickedOtherwise(rules, unlike)) return {}
  return { insteadIf: { card: { ref: 'target' }, is: unlike.is }, insteadOp: deedOn({ ref: 'target' }, unlike.how) }
}

/**
 * "Flip all Allies of your opponent. Dreamers are discarded instead": the one with those who are none, and the other with those who
 * are; nothing where the deed before is not one with all such cards.
 */
export function dealtWithUnlike(rules: readonly Rule[], unlike: NonNullable<Remark['unlike']>): readonly Rule[] | undefined {
  const last = rules.at(-1)
  const of = pickedOtherwise(rules, unlike)
  if (!last || !does(last) || !of?.is || of.ref || of.pick !== 'all') return undefined
  const op = last.do.at(-1)!
  const others = leavingOut(of.is, unlike.is)
  const those = alsoOf(of.is, unlike.is)
  if (!others || !those) return undefined
  const rest: Op = 'move' in op ? { ...op, move: { ...of, is: others } } : { flip: { ...of, is: others }, face: 'down' }
  return [...rules.slice(0, -1), { ...last, do: [...last.do.slice(0, -1), deedOn({ ...of, is: those }, unlike.how), rest] }]
}
