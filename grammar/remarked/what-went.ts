/** Whether the clause before has dealt with a card as is said: Summoned, swapped, lost, brought back, buried. */

import type { Filter, Op, Rule, Zone } from '../ast.ts'
import type { Token } from '../lexer.ts'
import { carriedOff } from '../make/deeds.ts'
import { type Draft, does, lastDeed, type Remark, stable } from '../make/draft.ts'

/** Whether an Artifact or a Tome goes that an Ally may bear. */
export const isGoodsLost = (op: Op | undefined): boolean =>
  op !== undefined &&
  'move' in op &&
  (op.to === 'bury' || op.to === 'discard') &&
  op.move.is?.type !== undefined &&
  [op.move.is.type].flat().every((each) => each === 'Artifact' || each === 'Tome' || each === 'Spell')

/** Whether the last deed deals so with cards, one way or the other. */
export function isDealtSo(op: Op | undefined, how: NonNullable<Remark['exceptOf']>): boolean {
  if (!op) return false
  const said = stable(op)
  if (how === 'flip' || how === 'cancel' || how === 'play') return said.includes(`"${how}":`)
  if (how === 'summon') return said.includes('"allow":["summon"')
  if (how === 'control') return said.includes('"control":') || said.includes('"allow":["control"')
  return said.includes(`"to":"${how}"`)
}

/** Whether such a Monster was Summoned by what was done last: of another it says something else. */
export const isSummoned = (op: Op | undefined, said: true | Filter): boolean =>
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
export function buriedAfter(last: Rule | undefined, said: true | Filter): Rule | undefined {
  const op = lastDeed(last)
  if (!last || !does(last) || !op || !('attack' in op) || 'value' in op.with || last.do.at(-1) !== op) return undefined
  const isIt = said === true || isAnyMonster(said) || stable(said) === stable(op.with.is ?? {})
  const isThere = op.with.in === 'hand' || (op.with.in === 'threat' && op.with.n === 1)
  return isIt && isThere ? { ...last, do: [...last.do, { move: { ref: 'target' }, to: 'bury' }] } : undefined
}

/** Whether somebody loses a Turn by it. */
export const losesTurn = (rule: Rule): boolean => stable(rule).includes('"skip":"turn"')

/** Whether nothing at all is done where there is no such card: the one deed takes a card, or digs for one and would bury them all. */
export function isIdleWithout(rule: Rule): boolean {
  if (!does(rule) || rule.do.length !== 1 || ('cost' in rule && rule.cost)) return false
  const [op] = rule.do
  if (op !== undefined && 'if' in op && !op.else) return isIdleWithout({ ...rule, do: op.do } as Rule)
  return op !== undefined && (('popStory' in op && op.to === 'bury') || 'move' in op || 'flip' in op)
}

/** Whether one card has taken the place of another, which now lies there. */
export const isSwapped = (op: Op | undefined, zone: Zone): boolean => op !== undefined && 'swap' in op && op.swap.in === zone

/** Whether something was taken, and goes back when its time is over. */
export const goesBack = (op: Op | undefined): boolean => op !== undefined && 'move' in op && op.back !== undefined

/** Whether something is done in place of the loss of such a card. */
export function saves(last: Rule | undefined, { type, subtype }: Filter): boolean {
  if (last?.kind !== 'instead' || last.do.length !== 1) return false
  const lost = 'wouldBeBuried' in last.of ? last.of.wouldBeBuried : 'wouldLose' in last.of ? { is: last.of.wouldLose } : undefined
  const isOther = lost !== undefined && !('ref' in lost && lost.ref === 'self')
  return isOther && (lost.is === undefined || lost.is.type === type) && (subtype === undefined || lost.is?.subtype === subtype)
}

/** Whether an Ally was lost or turned face-down, who then fights no more. */
export function takenOut(op: Op | undefined): boolean {
  const out =
    op && 'move' in op && op.to !== 'play' && op.to !== 'threat' ? op.move : op && 'flip' in op && op.face === 'down' ? op.flip : undefined
  return out !== undefined && (out.is?.type === 'Ally' || out.ref !== undefined)
}

/** Cards that were carried off go where it is said. */
export function sent(rules: readonly Rule[], to: 'bury' | 'discard'): readonly Rule[] | undefined {
  const text = JSON.stringify(rules)
  return text.includes(`"${carriedOff}"`)
    ? (JSON.parse(text.replaceAll(`"to":"${carriedOff}"`, `"to":"${to}"`)) as readonly Rule[])
    : undefined
}

/** "Bury this card." */
export const isOfThisCard = (op: Op | undefined): boolean =>
  op !== undefined && (('move' in op && op.move.ref === 'self') || ('flip' in op && op.flip.ref === 'self'))

/** "... lose one Ally as well": as many of the same as the one before them has lost. */
export function isSameLoss(rule: Rule | undefined, { n, is }: NonNullable<Remark['lost']>): boolean {
  const op = lastDeed(rule)
  return (
    op !== undefined && 'move' in op && (op.to === 'bury' || op.to === 'discard') && op.move.n === n && stable(op.move.is) === stable(is)
  )
}
