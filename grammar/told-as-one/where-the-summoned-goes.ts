/**
 * Where a Monster goes that was Summoned, instead of being buried after its attack (M9.41): "return it to your Hand instead of burying it", always or
 * only in some case. Of two sentences one is made, or the same deed told twice, for that case and for any other.
 */

import type { Token } from '../lexer.ts'
import { newWords, textOf } from '../tokens.ts'

type Words = readonly Token[]

const head = '(?<head>(?:(?:as your turn|when cast|when use|when used|once each round|at night|by day) , )*)'
const summons = new RegExp(`^${head}(?<do>(?:you may )?(?:summon or control|control or summon|summon) [^,:;()]+)$`)

const it = '(?:it|they|THEM|(?:that|the)(?: summon(?:ed)?)? (?:monster|card|creature)|the summon(?:ed)? 1)'
const after =
  '(?:after (?:its|the|that|this) attack|after it (?:have )?attack|once (?:its|the) attack is over|once it have attack|when (?:its|the) attack is over|at the end of (?:its|the) attack)'
const instead = `(?:,? ?(?:instead|rather than|in place) (?:of )?(?:bury|being bury|is bury)(?: ${it})?(?: ${after})?)`
const then = `(?:(?: ,)? (?:${after}|afterwards|${instead}))`
const back = `(?:return ${it} to your hand|${it} (?:is )?return(?: to| into) your hand|${it} (?:go|come) back (?:to|into) your hand|take ${it} back into your hand|place ${it} (?:back )?(?:in|into) your hand)`
const away = `(?:discard ${it}|${it} is discard)`
/** In what case alone it goes there: asked when it is Summoned. */
const asked = '(?:(?:if|when|while) (?:[^,:;()]+?)|at night|by day|during the (?:day|night))'
const fate = (goes: string): RegExp =>
  new RegExp(
    `^(?:then(?: ,)? |but )?(?:${after} , )?(?:(?<first>${asked})(?: ,)? )?(?:then )?(?:${after} , )?${goes}(?<how>${then})?(?:(?: ,)? (?<last>${asked}))?$`,
  )
const fates: readonly (readonly [said: RegExp, then: string])[] = [
  [fate(back), 'which return to your hand after its attack'],
  [fate(away), 'which go to your discard pile after its attack'],
]

const joinedTo = (goes: string): RegExp => new RegExp(`^(?<one>.+?)(?: ,)? and (?:then )?(?=${goes}${then}$)`)
const joined: readonly RegExp[] = [joinedTo(back), joinedTo(away)]

/** That it was Summoned, and not Controlled, and in what case: "if you Summon it at Night". */
const summonedSo = new RegExp(`^(?:if|when|while) (?:you (?:have )?summon ${it}|${it} is summon(?:ed)?)(?: (?<so>.+))?$`)

function caseOf(said: string): string | undefined {
  const so = summonedSo.exec(said)?.groups
  if (!so) return said
  if (so['so'] === undefined) return undefined
  return /^(?:at night|by day|during the (?:day|night))$/.test(so['so'])
    ? so['so']
    : /^(?:in|at|while) /.test(so['so'])
      ? `if you is ${so['so'].replace(/^while (?:you is )?/, '')}`
      : so['so']
}

/** One sentence or two for the Summons and what becomes of the Monster; nothing where that is not told. */
function withFate(before: Words, part: Words): readonly Words[] | undefined {
  const called = summons.exec(textOf(before))?.groups
  if (!called) return undefined
  const said = textOf(part)
  for (const [pattern, goes] of fates) {
    const found = pattern.exec(said)?.groups
    if (!found) continue
    const isControlled = /control/.test(called['do']!)
    const told = found['first'] ?? found['last']
    const isOfSummons = told !== undefined && summonedSo.test(told)
    // A Controlled Monster goes back to its owner; and where it is not said to be instead, it might be done at once.
    if (isControlled && !isOfSummons && !/bury/.test(found['how'] ?? '')) return undefined
    if (!isOfSummons && found['how'] === undefined && !new RegExp(after).test(said)) return undefined
    const so = told === undefined ? undefined : caseOf(told)
    const near = part[0]!
    const deed = before.slice(before.findIndex(({ text }) => text === 'summon' || text === 'control'))
    // "Which gains 2 and returns to your Hand after its attack."
    const goesToo = newWords(/ which gain \S+$/.test(called['do']!) ? goes.replace('which', 'and') : goes, near)
    if (so === undefined) return [[...before, ...goesToo]]
    return [before, [...tokensOf(part, so), ...newWords(',', near), ...deed, ...goesToo, ...newWords('instead', near)]]
  }
  return undefined
}

/** Words that stand in a sentence as they do there, so that names are known, and such as do not made new. */
function tokensOf(part: Words, said: string): Words {
  const words = said.split(' ')
  const at = part.findIndex((_, index) => textOf(part.slice(index)).startsWith(said))
  if (at >= 0) {
    const end = part.findIndex((_, index) => index > at && textOf(part.slice(at, index)) === said)
    return part.slice(at, end < 0 ? part.length : end)
  }
  const kept = said.replace(/^if you is /, '')
  return kept === said ? newWords(words.join(' '), part[0]!) : [...newWords('if you is', part[0]!), ...tokensOf(part, kept)]
}

/** The sentences, of which a Summons tells where its Monster goes. */
export function withFateOfSummoned(parts: readonly Words[]): readonly Words[] {
  const result: Words[] = []
  const split = (part: Words): readonly Words[] => {
    const one = joined
      .map((pattern) => pattern.exec(textOf(part))?.groups?.['one'])
      .find((each) => each !== undefined && summons.test(each))
    if (one === undefined) return [part]
    const length = part.findIndex((_, index) => textOf(part.slice(0, index)) === one)
    const and = part.findIndex(({ text }, index) => index >= length && text === 'and')
    const from = part[and + 1]?.text === 'then' ? and + 2 : and + 1
    return [part.slice(0, length), part.slice(from)]
  }
  for (const part of parts.flatMap(split)) {
    const before = result.at(-1)
    const told = before && part.length > 0 && withFate(before, part)
    if (told) result.splice(-1, 1, ...told)
    else result.push(part)
  }
  return result
}
