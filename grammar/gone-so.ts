/** What a sentence counts of the cards that went in the one before it: "bury any number of your Allies. Gain 1 Sanity for each Corrupt one". */

import type { Op, Rule } from './ast.ts'
import type { Token } from './lexer.ts'
import { stable } from './make/draft.ts'
import { isNamed, newWords, textAt, textOf, wordsAt } from './tokens.ts'

/** Some or all of a kind that go; what it is of is told by nothing else than whose it is. */
const goes =
  /(?:^|: |, )(?:you may )?(?<how>bury|discard|flip|return) (?:face-down )?(?:any number of|as many(?: of)?|all(?: of)?|each(?: of)?)(?: (?:your|own|the|of))* (?:(?<trait>corrupt|steadfast) )?(?<noun>ally|artifact|tome|spell|weapon|card)\b/

/** What is had, or lost, for them. */
const getsFor = /^(?:then ,? ?)?(?:(?:you|your opponent|each opponent) )?(?:must )?(?:gain|draw|lose|add|discard) /

/** Where they are said to be counted, or that they are left, it is told already. */
const placed = /^(?:you|of|in|still|left|remain|bury|discard|flip|return|lose|so|thus|that|who|which|at|with|without|play|other|this|now)\b/

/** The sentences, in which those that went are counted as such. */
export const withCountOfGone = (parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] =>
  parts.map((part, index) => {
    const found = goes.exec(textOf(parts[index - 1] ?? []))?.groups
    if (!found || !getsFor.test(textOf(part))) return part
    const { how = '', trait, noun = '' } = found
    const kind = parts[index - 1]!.find(({ text }) => text === noun)!
    const result: Token[] = []
    for (let at = 0; at < part.length; at++) {
      result.push(part[at]!)
      // "For each", "for each one", "for each card discarded".
      const rest = textOf(part.slice(at + 1))
      if (
        wordsAt(part, at - 1, 2) === 'for each' &&
        (rest === '' ||
          /^ones?$/i.test(
            part
              .slice(at + 1)
              .map(({ written }) => written)
              .join(' '),
          ))
      ) {
        result.push(kind, ...newWords(`${how} in this way`, part[at]!))
        break
      }
      if (
        at === part.length - 1 &&
        part[at]!.text === how &&
        part[at - 1]?.text === noun &&
        / for each (?:\S+ )?\S+$/.test(textOf(part.slice(0, at)))
      )
        result.push(...newWords('in this way', part[at]!))
      if (wordsAt(part, at - 1, 2) !== 'for each') continue
      // "Each Corrupt Ally", "each Corrupt one".
      const traits = isNamed(part[at + 1]) && textAt(part, at + 1) !== noun ? [part[at + 1]!] : []
      const one = part[at + 1 + traits.length]
      const isSuch = one?.text === noun || (traits.length > 0 && /^ones?$/i.test(one?.written ?? ''))
      // "Bury all Corrupt Allies. Gain 1 Sanity for each Ally" might count those that are left.
      const isAmong = trait === undefined || traits[0]?.text === trait
      if (!one || !isSuch || !isAmong || placed.test(textOf(part.slice(at + 2 + traits.length)))) continue
      result.push(...traits, kind, ...newWords(`${how} in this way`, one))
      at += traits.length + 1
    }
    return result
  })

/** Whether it counts what this card holds, or what it is worth by that, or takes it out of this card. */
const countsHeld = (op: Op): boolean =>
  /"per":\{[^}]*\}?[^}]*"borneBy":"self"/.test(stable(op)) ||
  ('move' in op && op.move.borneBy === 'self' && op.to !== 'bury' && op.to !== 'discard')

/** "Bury this Tome and gain 1 Sanity for each Spell in it", "and return all Spells in it": once it has gone it holds none, so that is done first. */
export function heldBeforeGone(rule: Rule): Rule {
  const isFree = rule.kind === 'action' || (rule.kind === 'on' && rule.optional === true)
  if (!isFree || !rule.do.some(countsHeld)) return rule
  const { cost = [], ...free } = rule
  const price = cost.find((each) => typeof each === 'object' && 'self' in each && (each.self === 'bury' || each.self === 'discard'))
  const rest = cost.filter((each) => each !== price)
  if (price && typeof price === 'object' && 'self' in price)
    return {
      ...free,
      ...(rest.length > 0 ? { cost: rest } : {}),
      do: [...rule.do, { move: { ref: 'self' }, to: price.self as 'bury' | 'discard' }],
    }
  const [first, ...others] = rule.do
  const isGone = first && 'move' in first && first.move.ref === 'self' && (first.to === 'bury' || first.to === 'discard')
  return isGone ? { ...rule, do: [...others, first] } : rule
}
