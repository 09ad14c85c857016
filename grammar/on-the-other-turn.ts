/** What is done on the other Turn of a journey, once it has led there, and not as the journey is set out: "On a later Turn, play a new Location. Then draw one card". */

import type { Op, Rule } from './ast.ts'
import { leftToYou } from './goes-on.ts'
import { type Draft, does, lastDeed } from './make/draft.ts'
import { operations } from './make/sentences.ts'

/** Which Turn is meant is told by neither word nor order. */
const unclear = 'It is not said whether this is done now or on the later Turn.'

const onThatTurn =
  /\b(?:on|in|during) (?:the same|that|that same|that very) turn\b|\bthe turn (?:that |on which |in which )?you (?:arrive|travel|do)\b|\bwhen you (?:do|arrive|travel)\b|\b(?:up)?on (?:your )?arriv(?:al|ing)\b|\bat (?:that|the new) location\b|\bthere\b|\b(?:if|unless) (?:it|(?:that|the(?: new)?) location)\b(?! is (?:now )?(?:night|day))/i

type Journey = Extract<Op, { readonly travel: unknown }>

const isLater = (op: Op | undefined): op is Journey => op !== undefined && 'travel' in op && op.when !== 'now'

/** "You can survive in Space until you leave that Location": nobody is there before he has come. */
const isForStay = (op: Op): boolean => 'start' in op && op.until === 'whileHere'

/** The rules of one sentence, of which all that stands behind a journey of another Turn is done there; `areApart`: what is chosen from is set apart. */
export function thereOf(rules: readonly Rule[], areApart: boolean): readonly Rule[] | string {
  const told: Rule[] = []
  for (const rule of rules) {
    if (!does(rule)) {
      told.push(rule)
      continue
    }
    if (!areApart && rule.do.some(choosesBetweenTurns)) return unclear
    const at = rule.do.findIndex(isLater)
    const [journey, ...there] = at < 0 ? [] : rule.do.slice(at)
    if (there.some((op) => 'travel' in op || ('start' in op && !isForStay(op)))) return unclear
    told.push(journey && there.length > 0 ? { ...rule, do: [...rule.do.slice(0, at), { ...(journey as Journey), there }] } : rule)
  }
  return told
}

/** What is said in a further sentence of the stay at the end of a journey, and begins there: nobody leaves that Location before he has come. */
export function stayedThere(rule: Rule): Rule {
  if (!does(rule)) return rule
  const at = rule.do.findIndex(isLater)
  const journey = rule.do[at] as Journey | undefined
  const behind = rule.do.slice(at + 1)
  if (!journey || behind.length === 0 || !behind.every(isForStay)) return rule
  return { ...rule, do: [...rule.do.slice(0, at), { ...journey, there: [...(journey.there ?? []), ...behind] }] }
}

/** Whether one of two things would be chosen now, of which one is a journey of another Turn. */
const choosesBetweenTurns = (op: Op): boolean =>
  'choose' in op &&
  op.choose.some((way) => way.some(isLater)) &&
  op.choose.some((way) => way.length > 0 && !way.some((each) => 'travel' in each))

/** What cannot be one of two things that are done there: another journey, or what begins to hold. */
const setsOutOrHolds = (way: readonly Op[]): boolean => way.some((op) => 'travel' in op || 'start' in op)

/** The rules with what a further sentence does there; or that it is not said when; undefined where it speaks of no journey. */
export function doneThere(
  rules: readonly Rule[],
  { mod, items }: Draft,
  { isThen, said }: { readonly isThen: boolean; readonly said: string },
): readonly Rule[] | string | undefined {
  // What the journey is allowed besides, stands behind it: "including Islands".
  const at = rules.findLastIndex(({ kind }) => kind !== 'permit')
  const last = rules[at]
  const journey = lastDeed(last)
  if (!last || !does(last) || !isLater(journey)) return undefined
  const { if: when, optional, bare: _, on, ...rest } = mod
  // "When you arrive there" is no arrival here.
  const isPlain = Object.keys(rest).length === 0 && (on === undefined || (on === 'arrived' && onThatTurn.test(said)))
  const ops = isPlain && items.every((each) => 'op' in each) ? operations(items) : undefined
  if (!ops || ops.length === 0 || ops.some((op) => 'travel' in op || 'start' in op || ('choose' in op && op.choose.some(setsOutOrHolds))))
    return undefined
  if (!isThen && !onThatTurn.test(said)) return unclear
  const done = optional ? ops.map(leftToYou) : ops
  if (done.some((op) => op === undefined)) return unclear
  const more = done as readonly Op[]
  const there = [...(journey.there ?? []), ...(when ? [{ if: when, do: more }] : more)]
  return [...rules.slice(0, at), { ...last, do: [...last.do.slice(0, -1), { ...journey, there }] }, ...rules.slice(at + 1)]
}
