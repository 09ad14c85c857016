/**
 * What is had for cards that go in the same sentence: "discard any number of Artifacts and gain 2 Sanity per card". Those that went are
 * counted, and not those of the kind that are left, which the bare words would come to.
 */

import type { Token } from './lexer.ts'
import { isNamed, newWord, newWords, textAt, textOf, wordsAt } from './tokens.ts'

/** How many go: so many as somebody likes, or all. */
const many = /^(?:any number(?: of)?|as many(?: of)?|all(?: of)?|each(?: of)?|up to (?:\S+))(?= )/

/** Whose they are, before the kind. */
const whose = /^(?:your|own|the|of|their|they|face-down|other)$/

/** What ends the kind: where they are, or whose. */
const ends = /^(?:in|from|of|you|they|that|who|which|with|at|on|under|face-down|as|,)$/

const verbs = /^(?:bury|discard|flip|return)$/
const gets = /^(?:then )?(?:gain|draw|lose|add|discard)$/

/** Words for those that went, behind what is counted: "for each one discarded", "per Ally so buried". */
const gone = /^(?:(?:so|thus) )?(?:bury|discard|flip|return|give up)(?: (?:so|thus))?$/

interface Deed {
  readonly how: string
  /** The kind that goes, where it ends, and where what is had for it begins. */
  readonly kind: readonly Token[]
  readonly joint: number
}

function deedIn(part: readonly Token[]): Deed | undefined {
  // "Give away (discard) any number of Artifacts": the deed may stand in brackets.
  const behind = (index: number): number => (textAt(part, index + 1) === ')' ? index + 2 : index + 1)
  const at = part.findIndex(({ text }, index) => verbs.test(text) && many.test(`${wordsAt(part, behind(index), 4)} `))
  if (at < 0) return undefined
  let from = behind(at) + many.exec(`${wordsAt(part, behind(at), 4)} `)![0].split(' ').length
  while (whose.test(textAt(part, from))) from++
  const joint = part.findIndex(({ text }, index) => index > from && /^(?:and|to)$/.test(text) && gets.test(textAt(part, index + 1)))
  if (joint < 0) return undefined
  const end = part.findIndex(({ text }, index) => index > from && ends.test(text))
  const kind = part.slice(from, end < 0 || end > joint ? joint : end)
  // Another deed, or a condition, between the two leaves open what is counted.
  const between = part.slice(from, joint)
  if (kind.length === 0 || kind.length > 3 || between.some(({ text }) => /^(?:if|unless|or|and|:)$/.test(text))) return undefined
  return { how: part[at]!.text, kind, joint }
}

/** Which of those that went are counted, or nothing where it is said otherwise. */
function countedOf(rest: readonly Token[], { how, kind }: Deed): readonly Token[] | undefined {
  const noun = kind.at(-1)!
  const cut = rest.findIndex((_, at) => at > 0 && gone.test(textOf(rest.slice(at))))
  const [told, behind] = cut > 0 ? [rest.slice(0, cut), textOf(rest.slice(cut))] : [rest, '']
  if (behind && !behind.includes(how) && !behind.includes('give up')) return undefined
  const isOne = (token: Token | undefined): boolean => token !== undefined && /^ones?$/i.test(token.written)
  if (told.length === 0 || (told.length === 1 && isOne(told[0]))) return kind
  if (textOf(told) === textOf(kind) || (told.length === 1 && /^card$/.test(told[0]!.text))) return told
  if (told.length === 1 && told[0]!.text === noun.text) return kind
  const [trait, one, ...more] = told
  return more.length === 0 && isNamed(trait) && (isOne(one) || one?.text === noun.text) ? [trait!, noun] : undefined
}

/** The sentence, in which those that go are counted as such. */
export function withCountInDeed(part: readonly Token[]): readonly Token[] {
  const deed = deedIn(part)
  if (!deed) return part
  const { joint, how } = deed
  const each = part.findIndex(({ text }, at) => at > joint + 2 && (text === 'per' || wordsAt(part, at, 2) === 'for each'))
  const near = part[joint]!
  const last = part.at(-1)!
  const isApiece = each < 0 && /^(?:apiece|each)$/.test(last.text)
  if (each < 0 && !isApiece) return part
  const those = isApiece ? deed.kind : countedOf(part.slice(each + (textAt(part, each) === 'per' ? 1 : 2)), deed)
  if (!those) return part
  return [
    ...part.slice(0, textAt(part, joint - 1) === ',' ? joint - 1 : joint),
    newWord('and', near),
    ...part.slice(joint + 1, isApiece ? -1 : each),
    ...newWords('for each', near),
    ...those,
    ...newWords(`${how} in this way`, near),
  ]
}
