/** What is asked of the card that the deed before has moved or flipped: "Flip one Ally of your opponent. If it is Corrupt, draw one card". */

import type { Condition, Op, Rule, Selector } from './ast.ts'
import { type Doing, type Draft, does, isSameMoment, stable } from './make/draft.ts'

/** Words for a card of which only the sentence before tells which it is. */
const itself = /\{"is":\{"type":"\w+"\},"ref":"thatOne"\}|\{"ref":"(?:it|them|host|cause|target|thatOne)"\}/

/** Whether the one card a clause has moved, or drawn, lay hidden before, and is the last thing it tells. */
export function goneOne({ do: ops }: Doing): boolean {
  const moves = ops.filter((op) => 'move' in op)
  const last = ops.at(-1)
  if (last && 'draw' in last) return drawsOne(last) && ops.every((op) => op === last || !('move' in op || 'draw' in op || 'flip' in op))
  const [only] = moves
  // What was searched is shuffled again: that is said, too.
  const end = ops.findLast((op) => !('shuffle' in op))
  if (!only || moves.length > 1 || only !== end || only.optional || /"(?:reveal|look)":/.test(stable(ops))) return false
  const { move: gone, to } = only
  const isOne = gone.n === 1 || (gone.n === undefined && (gone.pick === 'lowest' || gone.pick === 'top'))
  return (
    /^(?:deckTop|deck|hand|story|discard)$/.test(gone.in ?? '') && isOne && !gone.upTo && !gone.ref && /^(?:bury|discard|hand)$/.test(to)
  )
}

/** One card that you draw: the condition that follows may ask of it. */
const drawsOne = (op: Op): boolean => 'draw' in op && op.draw === 1 && (op.who === undefined || op.who === 'you')

/** Whether a deed is done to the card itself that says so. */
const isOwn = (op: Op): boolean => 'move' in op && op.move.ref === 'self'

/** The one card in play that a clause picks for its last deed. */
function pickedOne({ do: ops }: Doing): Selector | undefined {
  const op = ops.at(-1)
  const of = op && 'move' in op && !op.optional ? op.move : op && 'flip' in op ? op.flip : undefined
  const isOne = of?.n === 1 && !of.upTo && (of.pick === 'choose' || of.pick === 'random') && of.ref === undefined && of.in === undefined
  const isAlone = ops.filter((each) => ('move' in each || 'flip' in each) && !isOwn(each)).length === 1
  return isOne && isAlone && !of.spread && !of.affecting && !/"(?:reveal|look)":/.test(stable(ops)) ? of : undefined
}

/** Whether a sentence asks of the card that the clause before it has moved or flipped, and names no moment of its own. */
export const asksOfGone = (rule: Rule | undefined, { mod }: Draft): boolean =>
  does(rule) &&
  mod.if !== undefined &&
  mod.on === undefined &&
  mod.window === undefined &&
  (goneOne(rule) ? ofTheGone(mod.if, rule.do) !== undefined : pickedOne(rule) !== undefined && ofThePickedOne(mod.if, thus) !== undefined)

const thus: Selector = { ref: 'thus' }

/** What is asked of "it", as it is asked of the card that was moved, or drawn, by the last of these deeds. */
export function ofTheGone(condition: Condition, ops: readonly Op[]): Condition | undefined {
  const last = ops.at(-1)
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
  if (!picked || !next.if || !isSameMoment(last, next) || ('optional' in next && next.optional)) return undefined
  // Of two cards that were moved, "the card so moved" would be either.
  const befallsIt = itself.test(stable(next.do)) || last.do.some(isOwn)
  const card: Selector = befallsIt ? { ref: 'target' } : thus
  const asked = ofThePickedOne(next.if, card)
  if (!asked) return undefined
  if (!befallsIt) return { ...last, do: [...last.do, { if: asked, do: next.do }] }
  if (picked.by !== undefined) return undefined
  const op = last.do.at(-1)!
  const aimed: Op = 'move' in op ? { ...op, move: card } : { ...(op as Extract<Op, { flip: unknown }>), flip: card }
  const more = JSON.parse(stable(next.do).replaceAll(new RegExp(itself, 'g'), stable(card))) as readonly Op[]
  return { ...last, target: picked, do: [...last.do.slice(0, -1), aimed, { if: asked, do: more }] }
}
