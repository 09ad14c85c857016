/** Where a journey leads and how soon, how far down the Story Deck a deed goes, and who is back where he was. */

import type { Condition, Filter, Op, Rule, Selector } from '../ast.ts'
import { befallsAlike } from '../befalls-alike.ts'
import { type Doing, does, lastDeed, nonsense, type Remark, stable } from '../make/draft.ts'
import { narrowedWay } from '../make/permissions.ts'

/** Whether another Location is now the Current one. */
export const bringsUp = (op: Op | undefined): boolean => op !== undefined && ('toTop' in op || 'popStory' in op)

/** "If it is Night, the Location may be in a different Dimension": there as well as where the way leads anyway. */
export function leadsFarther(rules: readonly Rule[], { if: when, to }: NonNullable<Remark['farther']>): readonly Rule[] | undefined {
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
export function goesSooner(rules: readonly Rule[], { if: when, sanity }: NonNullable<Remark['sooner']>): readonly Rule[] | undefined {
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

/** "The new Location must have the Port attribute": of the way that the clause before it opens. */
export function goneTo(rules: readonly Rule[], is: Filter): readonly Rule[] | undefined {
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
export function goneToo(rules: readonly Rule[], is: Filter): readonly Rule[] | undefined {
  const isIsland = is.attr?.length === 1 && is.attr[0] === 'Island' && Object.keys(is).every((key) => key === 'attr' || key === 'type')
  const last = rules.at(-1)
  const isWay = goneTo(rules, {}) !== undefined
  if (!isIsland || !isWay) return undefined
  const isTravel = last?.kind === 'on' && last.on === 'played'
  return isTravel ? [...rules, { kind: 'permit', permit: { play: { title: 'self' }, waive: ['island'] } }] : rules
}

export function withTravel(rule: Rule): Rule | undefined {
  if (rule.kind !== 'oblige' || typeof rule.what !== 'object' || !('reachBy' in rule.what)) return undefined
  return { ...rule, what: { ...rule.what, exceptTravel: true } }
}

const isJourney = ({ travel, subtype }: Filter): boolean =>
  travel === true || (subtype !== undefined && [subtype].flat().every((each) => each.startsWith('Travel')))

/** Somebody is back at his former Location by what was done: his Travel Event or Location has gone, or was called off; its Gate need not serve. */
export function backThere(rules: readonly Rule[], { backThere: how, gateShut, idle }: Remark): readonly Rule[] | undefined {
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

/** Whether a remark says nothing but whom else it befalls. */
const isSpreadAlone = (remark: Remark): remark is Remark & { readonly spread: NonNullable<Selector['spread']> } =>
  remark.spread !== undefined && Object.keys(remark).every((key) => key === 'spread' || key === 'foeIf')

/** The last thing done goes on down the Story Deck, opens no Gate there, or spreads to other players. */
export function withLastOp(rule: Rule, remark: Remark): Rule | undefined {
  if (!does(rule)) return undefined
  const kept = isSpreadAlone(remark) && !remark.foeIf ? keptDownAround(rule, remark.spread) : undefined
  if (kept) return kept
  const done = lastGoesOn(rule.do, remark)
  if (!done && isSpreadAlone(remark)) return befallsAlike(rule, remark.spread, remark.foeIf)
  if (!done || !remark.spread || remark.same) return done && { ...rule, do: done }
  // "All others there are similarly affected": by all that befalls the one, and not by the last of it alone.
  const befalls = rule.do.slice(0, -1).map((op) => (/"opponent"/.test(stable(op)) ? lastGoesOn([op], remark)?.[0] : op))
  if (befalls.includes(undefined)) return isSpreadAlone(remark) ? befallsAlike(rule, remark.spread) : undefined
  return { ...rule, do: [...(befalls as readonly Op[]), ...done.slice(-1)] }
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
