/** What is asked of the card that the deed before has moved or flipped: "Flip one Ally of your opponent. If it is Corrupt, draw one card". */

import type { Condition, Op, Rule, Selector } from './ast.ts'
import { type Doing, type Draft, does, isSameMoment, stable } from './make/draft.ts'

/** Words for a card of which only the sentence before tells which it is. */
const itself = /\{"is":\{"type":"\w+"\},"ref":"thatOne"\}|\{"ref":"(?:it|them|host|cause|target|thatOne)"\}/

/** "Bury one Ally. If it was Corrupt, ... If it was yours, ...": what is asked of it already. */
const isAsked = (op: Op): boolean => 'if' in op && /^(?:\{"not":)?\{"card":\{"ref":"(?:thus|drawn)"\}/.test(stable(op.if))

/** Whether what was asked so far has left it clear which card is meant: none has gone, or been drawn, besides. */
function isStillClear(ops: readonly Op[]): boolean {
  const others = ops.some((op) => 'draw' in op) ? /"(?:move|flip|play|reveal|look|draw)":/ : /"(?:move|flip|play|reveal|look)":/
  return ops.filter(isAsked).every((op) => !others.test(stable(op)))
}

/** Whether the one card a clause has moved, or drawn, lay hidden before, and is the last thing it tells. */
export function goneOne({ do: ops }: Doing): boolean {
  if (!isStillClear(ops)) return false
  const moves = ops.filter((op) => 'move' in op)
  const last = ops.findLast((op) => !isAsked(op))
  if (last && 'draw' in last) return drawsOne(last) && ops.every((op) => op === last || !('move' in op || 'draw' in op || 'flip' in op))
  const [only] = moves
  // What was searched is shuffled again: that is said, too.
  const end = ops.findLast((op) => !('shuffle' in op || isAsked(op)))
  if (!only || moves.length > 1 || only !== end || only.optional || /"(?:reveal|look)":/.test(stable(ops))) return false
  const { move: gone, to } = only
  const isOne = gone.n === 1 || (gone.n === undefined && (gone.pick === 'lowest' || gone.pick === 'top'))
  return (
    /^(?:deckTop|deckBottom|deck|hand|story|discard)$/.test(gone.in ?? '') &&
    isOne &&
    !gone.upTo &&
    !gone.ref &&
    /^(?:bury|discard|hand)$/.test(to)
  )
}

/** One card that you draw: the condition that follows may ask of it. */
const drawsOne = (op: Op): boolean => 'draw' in op && op.draw === 1 && (op.who === undefined || op.who === 'you')

/** Whether a deed is done to the card itself that says so. */
const isOwn = (op: Op): boolean => 'move' in op && op.move.ref === 'self'

/** The one card in play that a clause picks for its last deed. */
function pickedOne({ do: ops }: Doing): Selector | undefined {
  if (!isStillClear(ops)) return undefined
  const op = ops.findLast((each) => !isAsked(each))
  const of = op && 'move' in op && !op.optional ? op.move : op && 'flip' in op ? op.flip : undefined
  const isOne = of?.n === 1 && !of.upTo && (of.pick === 'choose' || of.pick === 'random') && of.ref === undefined && of.in === undefined
  const isAlone = ops.filter((each) => ('move' in each || 'flip' in each) && !isOwn(each)).length === 1
  return isOne && isAlone && !of.spread && !of.affecting && !/"(?:reveal|look)":/.test(stable(ops)) ? of : undefined
}

/** Whether a sentence asks of the card that the clause before it has moved or flipped, and names no moment of its own. */
export const asksOfGone = (rule: Rule | undefined, { mod, items }: Draft): boolean =>
  does(rule) &&
  mod.on === undefined &&
  mod.window === undefined &&
  asksOf(rule, mod.if ?? askedAlone(items.map((item) => ('op' in item ? item.op : undefined)))?.if)

function asksOf(rule: Doing, condition: Condition | undefined): boolean {
  if (condition === undefined) return false
  return goneOne(rule)
    ? ofTheGone(condition, rule.do) !== undefined
    : pickedOne(rule) !== undefined && ofThePickedOne(condition, thus) !== undefined
}

/** "If it was Corrupt, draw two cards, otherwise draw three": all of a sentence, with both cases in it. */
export function askedAlone(ops: readonly (Op | undefined)[]): Extract<Op, { if: unknown }> | undefined {
  const [only, more] = ops
  return only && !more && 'if' in only ? only : undefined
}

const thus: Selector = { ref: 'thus' }

/** What is asked of "it", as it is asked of the card that was moved, or drawn, by the last of these deeds. */
export function ofTheGone(condition: Condition, ops: readonly Op[]): Condition | undefined {
  const last = ops.findLast((op) => !isAsked(op))
  // "The Ally" is the one that has gone, if it was one.
  const isAlly = ops.some((op) => 'move' in op && op.move.is?.type === 'Ally')
  const isIt = (said: string): boolean => said === '{"ref":"cause"}' || (isAlly && said === '{"ref":"host"}')
  return askedOf(condition, last && 'draw' in last ? { ref: 'drawn' } : thus, isIt)
}

/** What is asked of "it" or "that Ally", as it is asked of the card that was picked. */
const ofThePickedOne = (condition: Condition, card: Selector): Condition | undefined =>
  askedOf(condition, card, (said) => said.replace(itself, '') === '')

/** What is asked of a card that is called by such a word, as it is asked of one that is known. */
function askedOf(condition: Condition, card: Selector, isIt: (said: string) => boolean): Condition | undefined {
  if ('revealedIs' in condition) return { card, is: condition.revealedIs }
  if ('card' in condition && isIt(stable(condition.card))) return { card, is: condition.is }
  const asked = 'not' in condition ? askedOf(condition.not, card, isIt) : undefined
  return asked && { not: asked }
}

/**
 * A clause that picks one card, with what is done if that card is of some kind. Where nothing more befalls it, it is the card so moved;
 * where something does, it is what the clause aims at, and for that its player must pick it.
 */
export function ofThePicked(last: Rule, next: Rule): Rule | undefined {
  if (!does(last) || !does(next) || last.target || next.target || next.cost || next.limit) return undefined
  const picked = pickedOne(last)
  const both = next.if === undefined ? askedAlone(next.do) : undefined
  const condition = next.if ?? both?.if
  if (!picked || !condition || !isSameMoment(last, next) || ('optional' in next && next.optional)) return undefined
  // Of two cards that were moved, "the card so moved" would be either.
  const befallsIt = itself.test(stable(next.do)) || last.do.some(isOwn)
  const card: Selector = befallsIt ? { ref: 'target' } : thus
  const asked = ofThePickedOne(condition, card)
  if (!asked) return undefined
  const then: Op = both ? { ...both, if: asked } : { if: asked, do: next.do }
  if (!befallsIt) return { ...last, do: [...last.do, then] }
  const op = last.do.at(-1)!
  if (picked.by !== undefined || isAsked(op)) return undefined
  const aimed: Op = 'move' in op ? { ...op, move: card } : { ...(op as Extract<Op, { flip: unknown }>), flip: card }
  const more = JSON.parse(stable(then).replaceAll(new RegExp(itself, 'g'), stable(card))) as Op
  return { ...last, target: picked, do: [...last.do.slice(0, -1), aimed, more] }
}
