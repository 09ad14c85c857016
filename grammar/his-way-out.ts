/** What an opponent may do to be spared what the sentence before does to him: said behind it as a sentence of its own. */

import type { Token } from './lexer.ts'
import type { Self } from './reading.ts'
import { newWords, textAt, textOf } from './tokens.ts'

type Words = readonly Token[]

const he = '(?:(?:your |the |that |target |a )?opponent|they|that player)'
const paysFor = new RegExp(
  `^(?:but )?(?<he>${he} (?:may|can) (?:choose to )?)(?<price>(?:discard|bury|flip|pay|spend|lose) [^,:;()]+?)(?<end> (?:instead(?: of (?:this|that|it))?|(?:in order )?to (?:prevent|avoid|escape|cancel|stop|ignore) (?:this|that|it|the loss|the effect|such a fate)))$`,
)
/** "He may spend 2 Sanity points, and then it is only Flipped": another fate for what is buried or discarded. */
const onlyFlips = new RegExp(
  `^(?:but )?(?<he>${he} (?:may|can) (?:choose to )?)(?:pay|spend|lose) \\S+ sanity(?: point)?(?: ,)? (?:and(?: ,)?(?: then)? (?:it|they|that \\S+) is (?:only |merely |just )?flip(?: face-down)?|to (?:flip (?:it|they|that \\S+)|have (?:it|they|that \\S+) flip)(?: face-down)?)(?: instead| only)?$`,
)
const harms =
  /^(?<how>bury|discard) (?<what>(?:1|one|a|any 1|any one) of (?:your|the) opponent 's \S+|(?:1|one|a|any 1|any one) [^,:;()]+? of (?:your|the|a) opponent)$/

/** "When revealed, your opponent may discard one Artifact to halve its value": of the Monster that attacks him. */
const weakens =
  /^(?<head>when (?:reveal|threat is reveal) , (?:(?:your|the) )?opponent may (?:choose to )?(?:discard|bury|flip|pay|spend|lose) [^,:;()]+?) to (?:(?<half>halve) (?:its|the) (?:card )?value(?: of this (?:card|monster))?|(?:reduce|lower|decrease) (?:its|the) (?:card )?value(?: of this (?:card|monster))? by (?<n>\S+)(?: point)?|(?<away>bury|discard) (?:it|this (?:card|monster)))$/

/** The same as one sentence, with "unless" or with what he chooses from; of a Monster, as two. */
export function withHisWayOut(parts: readonly Words[], self: Self | undefined): readonly Words[] {
  const result: Words[] = []
  for (const part of self?.type === 'Monster' ? parts.flatMap(weakened) : parts) {
    const before = result.at(-1)
    const joined = before && (spared(before, part) ?? onlyFlipped(before, part))
    if (joined) result[result.length - 1] = joined
    else result.push(part)
  }
  return result
}

function weakened(part: Words): readonly Words[] {
  const met = weakens.exec(textOf(part))?.groups
  if (!met) return [part]
  const told = part.slice(0, met['head']!.split(' ').length)
  const near = part[0]!
  // Another player's Sanity is no cost of this card, but it is his price.
  const isPaid = (each: Token, at: number): boolean => /^(?:pay|spend)$/.test(each.text) && told[at + 1]?.type === 'number'
  const head = [
    ...told.map((each, at) => (isPaid(each, at) ? newWords('lose', each)[0]! : each)),
    ...(told.some(isPaid) ? newWords('as a price', near) : []),
  ]
  const points = part.findLast(({ type }) => type === 'number')
  const done = met['half']
    ? newWords('halve the value of this card', near)
    : met['away']
      ? newWords(`${met['away']} this card`, near)
      : [...newWords('this card lose', near), points!]
  return [head, [...newWords('if they do ,', near), ...done]]
}

/** Whom it befalls must be the one opponent: of several each would have to be asked. */
function spared(before: Words, part: Words): Words | undefined {
  const met = paysFor.exec(textOf(part))?.groups
  const said = textOf(before)
  if (!met || !/\bopponent\b/.test(said) || /\b(?:each|any|all|every|unless|choose|player|opponents)\b|[;()]/.test(said)) return undefined
  const from = met['he']!.trim().split(' ').length + (textAt(part, 0) === 'but' ? 1 : 0)
  const price = part.slice(from, from + met['price']!.split(' ').length)
  const near = part[0]!
  return [...before, ...newWords('unless your opponent', near), ...price]
}

function onlyFlipped(before: Words, part: Words): Words | undefined {
  const met = onlyFlips.exec(textOf(part))?.groups
  const harm = harms.exec(textOf(before))?.groups
  const points = part.find(({ type }) => type === 'number')
  if (!met || !harm || !points) return undefined
  const near = part[0]!
  const mark = (text: string): Token => ({ ...newWords(',', near)[0]!, text, written: text })
  return [
    ...newWords('choose', near),
    ...before.slice(1),
    mark(':'),
    ...newWords('your opponent choose', near),
    mark(':'),
    mark('('),
    ...newWords('your opponent lose', near),
    points,
    ...newWords(`sanity${/\b(?:pay|spend) /.test(textOf(part)) ? ' as a price' : ''} , flip the target face-down`, near),
    mark(')'),
    ...newWords('or', near),
    mark('('),
    before[0]!,
    ...newWords('the target', near),
    mark(')'),
  ]
}
