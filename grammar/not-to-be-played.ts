/**
 * One of the cards that were seen, which its owner may then not play: "look at your opponent's Hand. Choose one card that he may not
 * play this Round". It is picked of those seen, and of no others.
 */

import type { Token } from './lexer.ts'
import { newWords, textOf } from './tokens.ts'

const looks = /\b(?:look (?:at|through)|glance at|examine|inspect|see)\b.*\bhand(?= and (?:choose|pick|select|name)\b|$)/
const shows = /\b(?:reveal|show)\b.*\bhand(?: to you)?(?= and (?:choose|pick|select|name)\b|$)/

const picks = '(?:(?:you may |then )?(?:choose|pick|select|name|designate) )'
const kind = '(?<kind>card|ally|artifact|tome|weapon|spell|event|monster|location)'
const those = '(?: (?:of|from|among|from among) (?:they|them|those|these|it|those card|these card|the card (?:so )?(?:see|reveal|look at)))'
const one = `(?:any |just )?(?:1|one)(?: ${kind})?(?: (?:there|in it|from it)|${those})?`
const owner = '(?:they|your opponent|that opponent|that player|the opponent|its owner|their owner)'
const never = '(?:may not|cannot|can not|is not allow to|must not)'
const until = '(?<until> (?:for|until|this|during|in|on|while) .+)'

/** All of it in one sentence. */
const chosenNot = new RegExp(`^${picks}${one} (?:that|which) (?:${owner} ${never} play|${never} is play)${until}$`)
/** What was chosen in the sentence before, or behind "and" in it. */
const chosen = new RegExp(`(?:^|(?<=\\bhand )and )${picks}${one}$`)
const thatNot = new RegExp(
  `^(?:${owner} ${never} play (?:that card|that one|it|the chosen card|the choose card|that ${kind.replace('?<kind>', '?:')})|(?:that card|it|the choose card|that ${kind.replace('?<kind>', '?:')}) ${never} is play(?: by ${owner})?)${until}$`,
)
/** "Your opponent may not play one of them." */
const oneNot = new RegExp(`^${owner} ${never} play (?:any )?(?:1|one)(?: ${kind})?${those}(?: of your choice)?${until}$`)

const isSeenIn = (part: readonly Token[] | undefined): boolean => {
  const said = part ? textOf(part) : ''
  return looks.test(said) || shows.test(said)
}

/** The look and the ban are one clause: alone, the second would not know which cards those are. */
const ban = (seen: readonly Token[], what: string, span: string): readonly Token[] => [
  ...seen,
  ...newWords(`and your opponent may not play 1 ${what} among the card look at${span}`, seen[0]!).map((each) =>
    each.text === '1' ? { ...each, type: 'number' as const, value: 1 } : each,
  ),
]

/** The sentences, in which that ban is told of one among the cards that were seen. */
export function withOneNotPlayed(parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  const result: (readonly Token[])[] = []
  for (const part of parts) {
    const before = result.at(-1)
    const said = textOf(part)
    const whole = chosenNot.exec(said) ?? oneNot.exec(said)
    if (before && whole && isSeenIn(before)) {
      result.splice(-1, 1, ban(before, whole.groups!['kind'] ?? 'card', whole.groups!['until']!))
      continue
    }
    const not = before ? thatNot.exec(said) : null
    const pick = before && not ? chosen.exec(textOf(before)) : null
    // What is chosen behind "and" stands in the very sentence that looks.
    const isBehind = pick !== null && pick.index > 0
    const seen = isBehind ? before?.slice(0, textOf(before).slice(0, pick.index).trim().split(' ').length) : result.at(-2)
    if (not && pick && seen && isSeenIn(seen)) {
      result.splice(isBehind ? -1 : -2, 2, ban(seen, pick.groups!['kind'] ?? 'card', not.groups!['until']!))
      continue
    }
    result.push(part)
  }
  return result
}
