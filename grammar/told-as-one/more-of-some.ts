/**
 * "All Allies of one opponent lose 1 for the remainder of this Round. Students lose 2 instead": what is said of all, and more of it of some of
 * them. All others lose the one, and those the other, for as long and no further.
 */

import type { Token } from '../lexer.ts'
import type { Self } from '../reading.ts'
import { isNamed, newWord, piecesOf, tokensIn } from '../tokens.ts'

type Words = readonly Token[]

const kinds = '(?:(?:corrupt|steadfast|defending|[a-z_]+) )?(?:ally|monster)|[a-z_]+'
/** What all of a kind lose or gain: when, whose they are or where, and for how long. */
const ofAll = new RegExp(
  `^(?<head>(?:(?!\\b(?:if|or)\\b)[^,:;()]+ , )?)(?<whose>(?:(?:all|each|every|any)(?: of)? )?(?:(?:your|target|the|one|1|a) (?:opponent|player) 's |your |their )?(?:other )?)(?<base>${kinds})(?<where>(?: (?:of|in)(?: (?!(?:and|or|who|that|lose|gain|add|subtract)\\b)[^,:;() ]+)+)?) (?<verb>lose|gain|add|subtract) (?<n>#|1)(?<rest>(?: point)?(?: of value)?(?: each)?(?: (?:to|from) (?:its|their) (?:card )?value)?(?: (?!.*\\b(?:instead|if|unless|or)\\b).*)?)$`,
)
const ofSome =
  /^(?:but |however ,? ?)?(?:(?:all|each|every|any)(?: of)? )?(?:your |the |their )?(?<some>(?:(?!\b(?:your|opponent|player|this|it|they|who|that|of|in|with|if)\b)[^,:;() ]+ ){1,3}?(?:(?:, )?(?:(?:and|or) )?(?:(?!\b(?:your|opponent|player|this|it|they|who|that|of|in|with|if|lose|gain|add|subtract)\b)[^,:;() ]+ ){1,3}?){0,2})(?<verb>lose|gain|add|subtract) (?<n>#)(?: point)?(?: of value)?(?: each)?(?: (?:to|from) (?:its|their) (?:card )?value)? (?:instead|rather)(?: of (?:1|#)(?: point)?)?$/

const same: Readonly<Record<string, string>> = { lose: 'lose', subtract: 'lose', gain: 'gain', add: 'gain' }

function moreOf(before: Words, part: Words, self: Self | undefined): readonly [Words, Words] | undefined {
  const [known, told] = [piecesOf(before, self), piecesOf(part, self)]
  const [all, some] = [new RegExp(ofAll, 'd').exec(known.said), new RegExp(ofSome, 'd').exec(told.said)]
  if (!all?.groups || !some?.groups || same[all.groups['verb']!] !== same[some.groups['verb']!]) return undefined
  const taken = (from: RegExpExecArray, name: string): Words => {
    const [pieces, words] = from === all ? [known, before] : [told, part]
    const [open, end] = from.indices?.groups?.[name] ?? [0, 0]
    return words.slice(tokensIn(pieces, pieces.said.slice(0, open)), tokensIn(pieces, pieces.said.slice(0, end)))
  }
  const base = taken(all, 'base')
  const [number] = taken(all, 'n')
  const larger = taken(some, 'n')[0]?.value ?? 0
  const kind = base.at(-1)!.text
  const isPlain = base.length === 1 && /^(?:ally|monster)$/.test(kind)
  const sort = taken(some, 'some')
  // A kind that is none of those is not spoken of in the same breath.
  const isAmong = isPlain || sort.some(({ text }) => text === kind)
  if (!number || larger <= number.value || !isAmong || !sort.some(isNamed)) return undefined
  const each = sort.flatMap((token, at) => {
    const next = sort[at + 1]
    const isLast = isNamed(token) && (next === undefined || !isNamed(next))
    return isPlain && kind === 'ally' && isLast && !/^(?:ally|monster|card)$/.test(token.text) && next?.text !== 'card'
      ? [token, { ...base[0]!, at: token.at, length: token.length }]
      : [token]
  })
  const whose = taken(all, 'whose')
  const near = part[0]!
  const others = [
    ...base,
    newWord('except', base.at(-1)!),
    ...sort.map((token) => ({ ...token, at: base[0]!.at, length: base[0]!.length })),
  ]
  const [head, where, verb, rest] = ['head', 'where', 'verb', 'rest'].map((name) => taken(all, name))
  return [
    [...head!, ...whose, ...others, ...where!, ...verb!, number, ...rest!],
    [...head!, ...(whose.length === 0 ? [newWord('each', near)] : whose), ...each, ...where!, ...verb!, taken(some, 'n')[0]!, ...rest!],
  ]
}

/** The sentences, in which what some of those before lose or gain instead is all that they lose or gain. */
export function withMoreOfSome(parts: readonly Words[], self: Self | undefined): readonly Words[] {
  const result = [...parts]
  for (let at = 1; at < parts.length; at++) {
    const both = moreOf(result[at - 1]!, result[at]!, self)
    if (both) [result[at - 1], result[at]] = both
  }
  return result
}
