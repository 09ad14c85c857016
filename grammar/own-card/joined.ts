/** Clauses of one use that are one rule: what goes on with the one before, and what is told of a card that was shown. */

import { askedAlone, goneOne, ofTheGone, ofThePicked } from '../asked-of-it.ts'
import type { Op, Rule } from '../ast.ts'
import { type Doing, does, isSameMoment, lastDeed, oneSeen, stable } from '../make/draft.ts'

/** Sentences about the same moment are one clause; so are those that go on with an action without naming a moment (`isImplied`). */
export function joined(rules: readonly Rule[], more: readonly Rule[], isImplied: boolean): readonly Rule[] {
  const last = rules.at(-1)
  const [next] = more
  if (!last || !next || more.length !== 1) return [...rules, ...more]
  const told = aboutIt(last, next) ?? ofThePicked(last, next)
  if (told) return [...rules.slice(0, -1), told]
  const shown = withShown(last, next)
  if (shown) return [...rules.slice(0, -1), shown]
  if (!does(last) || !does(next) || !isSameMoment(last, next) || (last.kind === 'action' && !isImplied)) return [...rules, ...more]
  const ops = goesOnWith(last, next)
  return ops ? [...rules.slice(0, -1), { ...last, do: [...last.do, ...ops] }] : [...rules, ...more]
}

/** What a clause at the same moment adds to the one before it; undefined if it stands for itself. */
function goesOnWith(last: Doing, next: Doing): readonly Op[] | undefined {
  // An answer is one, whatever it costs.
  const isOne = bare(last) || (last.kind === 'action' && typeof last.window === 'object' && !last.limit)
  // "Discard the top card of his Mythos Deck. If it is an Ally, draw one card, otherwise lose 1 Sanity."
  const both = bare(next) && goneOne(last) ? askedAlone(next.do) : undefined
  const ofBoth = both && ofTheGone(both.if, last.do)
  if (ofBoth) return [{ ...both, if: ofBoth }]
  if (isOne && bare(next)) return next.do
  // "Choose one Ally. That Ally is Buried. Its owner draws one card": he whose card has gone.
  const { target: _, ...unaimed } = last
  if (bare(unaimed) && bare(next) && /:"owner"/.test(stable(next.do))) return next.do
  const { if: condition, optional, ...alone } = next as Doing & { readonly optional?: boolean }
  if (!condition || !bare(alone)) return undefined
  // "If it is a Monster, ..." goes on with the card that was just revealed.
  const isOfShown = 'revealedIs' in condition && (last.kind === 'on' ? bare(last) : showsOne(last))
  // "Discard the top card of his Mythos Deck. If it is an Event, ...": the card that went.
  const ofGone = goneOne(last) ? ofTheGone(condition, last.do) : undefined
  if (ofGone) {
    const ops = optional ? leftOpen(next.do) : next.do
    return ops && [{ if: ofGone, do: ops }]
  }
  // "Look at your opponent's Hand. If he has more than four cards, ...": that opponent.
  if (!isOfShown && !(bare(last) && looksAtOpponents(last))) return undefined
  const ops = optional ? leftOpen(next.do) : next.do
  return ops && [{ if: condition, do: ops }]
}

/** Whether the last thing a clause tells is a look at what one opponent keeps hidden. */
function looksAtOpponents(rule: Doing): boolean {
  const op = rule.do.at(-1)
  return op !== undefined && 'look' in op && op.look.of === 'opponent' && (op.look.in === 'hand' || op.look.in === 'threat')
}

/** Whether a clause that looks at a card, or turns one up, is the last one told. */
export function showsOne(rule: Rule | undefined): rule is Doing {
  const op = lastDeed(rule)
  return op !== undefined && (isSight(op) || ('choose' in op && op.choose.every(([one, more]) => one && !more && isSight(one))))
}

const isSight = (op: Op): boolean => 'look' in op || 'reveal' in op

/** Whether a sentence speaks of the card that the clause before it turns up. */
export function speaksOfShown(rule: Rule | undefined, more: object): rule is Doing {
  return (
    does(rule) &&
    (/"reveal":|"(?:look|arrange)":\{"in":"deck(?:Top|Bottom)"/.test(stable(rule.do)) || oneSeen.test(stable(rule.do))) &&
    /"ref":"revealed"|"revealedIs":|"from":"deckTop"|"card":\{"ref":"looked"\}/.test(stable(more))
  )
}

/** What is left to a player within a clause: one deed that can be left, or all of them. */
function leftOpen(ops: readonly Op[]): readonly Op[] | undefined {
  const [only] = ops
  if (only && ops.length === 1 && ('move' in only || 'play' in only || 'travel' in only)) return [{ ...only, optional: true }]
  return ops.every((op) => 'sanity' in op || 'draw' in op || 'reveal' in op) ? [{ choose: [ops, []], by: 'you' }] : undefined
}

/** "If it is a Monster, lose 1 Sanity. Discard the revealed card": known in the clause that turned it up. */
function withShown(last: Rule, next: Rule): Rule | undefined {
  if (!speaksOfShown(last, next) || last.kind !== next.kind) return undefined
  const { kind: _kind, do: said, if: when, optional, ...rest } = next as Extract<Rule, { kind: 'on' }>
  const ops = optional ? leftOpen(said) : said
  const moment = (rule: Rule): string => (rule.kind === 'on' ? stable(rule.on) : rule.kind === 'action' ? stable(rule.window) : '')
  if (!ops || Object.keys(rest).length !== 1 || moment(last) !== moment(next)) return undefined
  return { ...last, do: [...last.do, ...(when ? [{ if: when, do: ops }] : ops)] }
}

/** "Look at the top card. You may bury it": one clause, whose second deed is left to you. */
function aboutIt(last: Rule, next: Rule): Rule | undefined {
  if (!showsOne(last) || !does(next) || !stable(next).includes('"ref":"it"')) return undefined
  const { kind: _kind, do: ops, ...rest } = next
  const when = next.kind === 'on' ? 'on' : 'window'
  const more = Object.keys(rest).filter((each) => each !== when && each !== 'optional')
  if (more.length > 0 || stable((last as Record<string, unknown>)[when]) !== stable((next as Record<string, unknown>)[when]))
    return undefined
  const isLeft = 'optional' in next && next.optional === true
  const [only] = ops
  if (isLeft && (ops.length !== 1 || !only || !('move' in only))) return undefined
  return { ...last, do: [...last.do, ...(isLeft ? [{ ...(only as Extract<Op, { move: unknown }>), optional: true }] : ops)] }
}

function bare(rule: Omit<Doing, 'on' | 'window'>): boolean {
  const { kind: _kind, do: _do, ...rest } = rule
  return Object.keys(rest).length === 1
}
