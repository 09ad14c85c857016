/** What a sentence counts of the cards that went in the one before it: "bury any number of your Allies. Gain 1 Sanity for each Corrupt one". */

import type { Op, Rule } from './ast.ts'
import { withMore } from './goes-on.ts'
import type { Token } from './lexer.ts'
import { type Draft, does, stable } from './make/draft.ts'
import type { Self } from './reading.ts'
import { isNamed, newWords, piecesOf, textAt, textOf, tokensIn, wordsAt } from './tokens.ts'

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

/** "If two or more Cultists were flipped in this way, draw one card": in the clause that has flipped them, which alone knows how many they were. */
export function askedOfThoseGone(rules: readonly Rule[], { mod, items }: Draft): readonly Rule[] | undefined {
  const last = rules.at(-1)
  const { if: when, optional: _optional, bare: _bare, ...rest } = mod
  if (!does(last) || !when || Object.keys(rest).length > 0 || !stable(when).includes('"wentSo":')) return undefined
  // Of two such steps it might be either.
  return last.do.filter((op) => 'move' in op || 'flip' in op).length === 1 ? withMore(rules, last, mod, items) : undefined
}

const howMany =
  '(?:at least (?:#|1)|(?:#|1) or more|more than (?:#|1)|fewer than #|(?:#|1) or fewer|any|no|none|(?:#|1)(?= [^,]* (?:is|were)))'
const goneAll =
  /(?:^|: |, |\bmay |\bmust )(?<how>bury|discard|flip|return) (?:face-down )?(?:any number of|as many(?: of)?|up to|all(?: of)?|each(?: of)?|every)\b/
const asksGone = new RegExp(
  `^(?:(?:and|but) )?if (?:so |as )?${howMany}(?: (?!of )[^,:;()]{1,40}?)? (?:is|were) (?<how>bury|discard|flip|return)(?: face-down)?(?= ,)`,
)

/** "Flip all Cultists. If two or more Cultists are flipped, ...": by that very deed, told with the same verb. */
export const withThoseGoneSo = (parts: readonly (readonly Token[])[], self: Self | undefined): readonly (readonly Token[])[] =>
  parts.map((part, index) => {
    const before = parts[index - 1]
    const pieces = before && piecesOf(part, self)
    const asked = pieces && asksGone.exec(pieces.said)
    const how = before && goneAll.exec(textOf(before))?.groups?.['how']
    if (!asked || how !== asked.groups!['how']) return part
    const at = tokensIn(pieces, asked[0])
    return [...part.slice(0, at), ...newWords('in this way', part[at]!), ...part.slice(at)]
  })
