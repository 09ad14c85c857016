/**
 * What a sentence takes over from one before it: the same deed for somebody else, the place that is left, the cards that were
 * turned up, those that were counted. Said in full, so that each can be read by itself.
 */

import type { Token } from './lexer.ts'
import type { Self } from './reading.ts'
import { isNamed, newWord, newWords, piecesOf, textOf } from './tokens.ts'

type Words = readonly Token[]

const sameDeed =
  /^(?<who>(?:each|every|any|all)(?: other)? (?:player|opponent|investigator)s?(?: (?:who|whose|that|with|in|at) [^,;:()]+?)?|(?:your|the) opponent)(?<may> may| must| can)?(?: then| also| now)? do the same(?: too| as well)?$/
const ownDeed =
  /^(?<head>[^,;:()]+ , )?(?:you may )?(?=(?:return|draw|discard|bury|gain|lose|flip|take) )(?!.*\b(?:you|yours|they|their|it|them|this|opponent|player|investigator|choose|or)\b)[^,;:()]+$/

/** "Return one Artifact from your Discard Pile to your Hand. Each opponent may do the same.": from his own to his own. */
function withSame(before: Words, part: Words, self: Self | undefined): Words | undefined {
  const found = sameDeed.exec(textOf(part))
  const own = found && ownDeed.exec(textOf(before))
  if (!own || before.some(({ type }) => type === 'self')) return undefined
  const head = own.groups?.['head']?.trim().split(' ').length ?? 0
  const comma = head > 0 ? before.findIndex(({ text }) => text === ',') + 1 : 0
  const rest = before.slice(comma)
  const deed = textOf(rest).startsWith('you may ') ? rest.slice(2) : rest
  const near = part[0]!
  const told = deed.map((each) => (each.text === 'your' ? newWord('their', near) : { ...each, at: near.at, length: near.length }))
  const until = part.findLastIndex(({ text }) => text === 'do')
  const who = part.slice(0, until).filter(({ text }, at, all) => at < all.length - 1 || !/^(?:then|also|now)$/.test(text))
  return self?.type === 'Monster' ? undefined : [...before.slice(0, comma), ...who, ...told]
}

const leaves = /\b(?:if|when|as soon as|once) you leave(?: there| it)?(?=$| ,)/
const standsAt = /\b(?:while|if|when) (?:you is (?:at|in)|your current location is) (?<place>(?:a|any|the) [^,;:()]+?)(?= ,|$)/

/** "While you are at a Lighthouse, ... Bury this card if you leave.": that place. */
function withPlaceLeft(earlier: readonly Words[], part: Words, self: Self | undefined): Words | undefined {
  if (self?.type === 'Location' || !leaves.test(textOf(part))) return undefined
  const places = earlier.flatMap((each) => {
    const found = standsAt.exec(textOf(each))
    if (!found) return []
    const from = textOf(each)
      .slice(0, found.index + found[0].length - found.groups!['place']!.length)
      .trim()
    // A name of several words is one token, so its place is told by counting tokens.
    const start = each.findIndex((_, at) => textOf(each.slice(0, at)) === from)
    const end = each.findIndex((_, at) => at > start && textOf(each.slice(start, at)) === found.groups!['place'])
    return start < 0 ? [] : [each.slice(start, end < 0 ? each.length : end)]
  })
  const [place] = places
  if (places.length !== 1 || !place) return undefined
  const at = part.findIndex(({ text }) => text === 'leave')
  const tail = /^(?:there|it)$/.test(part[at + 1]?.text ?? '') ? at + 2 : at + 1
  return [...part.slice(0, at + 1), ...place, ...part.slice(tail)]
}

/** "Lose 1 Sanity each time that a City Location becomes your Current Location. While you are at one, you may not pass": at such a Location. */
function withSuchPlace(earlier: readonly Words[], part: Words): Words | undefined {
  const at = part.findIndex(
    ({ type, value }, index) =>
      type === 'number' &&
      value === 1 &&
      /^(?:at|in)$/.test(part[index - 1]?.text ?? '') &&
      part[index - 2]?.text === 'is' &&
      /^(?:,|)$/.test(part[index + 1]?.text ?? ''),
  )
  if (at < 0) return undefined
  const places = earlier.flatMap((each) =>
    each.flatMap(({ text }, from) => {
      const end = each.findIndex((word, index) => index > from && index < from + 5 && word.text === 'location')
      return /^(?:a|any)$/.test(text) && end > from + 1 ? [each.slice(from, end + 1)] : []
    }),
  )
  const [place] = places
  return place && places.length === 1 ? [...part.slice(0, at), ...place, ...part.slice(at + 1)] : undefined
}

const shown = /\b(?:look at|reveal|turn up|examine) the top # card of your (?:mythos|story) deck\b/
const takesUp = /^(?:you may )?(?:put|place|return) (?:any|all|each|every) (?!of\b)[^,;:() ]+(?: card)?(?= (?:in|into|to) your hand\b)/

/** "Look at the top four cards of your Mythos Deck. Put any Locations in your Hand": those among them. */
function withAmongThem(before: Words, part: Words, self: Self | undefined): Words | undefined {
  const found = takesUp.exec(piecesOf(part, self).said)
  if (!found || !shown.test(piecesOf(before, self).said)) return undefined
  const at = part.findIndex(({ text }) => /^(?:in|into|to)$/.test(text))
  return [...part.slice(0, at), ...newWords('among them', part[at]!), ...part.slice(at)]
}

const counted =
  /\bfor each (?:(?<a>defending )?(?<kind>[a-z]+) you have(?<b> defending)?|of your (?<c>defending )?(?<kind2>[a-z]+))(?=$| ,)/
const oneOfThese = /^(?<how>flip|bury|discard) (?:1|#) of (?:these|those|this) (?<kind>[a-z]+)(?: face-down)?(?: afterwards?)?$/

/** "... for each Defending Ally you have. Flip one of these Allies.": one of those that were counted. */
function withOneOfThese(before: Words, part: Words, self: Self | undefined): Words | undefined {
  const one = oneOfThese.exec(piecesOf(part, self).said)?.groups
  const set = counted.exec(piecesOf(before, self).said)?.groups
  if (!one || !set || (set['kind'] ?? set['kind2']) !== one['kind']) return undefined
  const at = part.findIndex(({ text }) => /^(?:these|those|this)$/.test(text))
  const near = part[at]!
  const isDefending = (set['a'] ?? set['b'] ?? set['c']) !== undefined
  return [
    ...part.slice(0, at),
    ...newWords(isDefending ? 'your defending' : 'your', near),
    part[at + 1]!,
    ...(one['how'] === 'flip' ? newWords('face-down', near) : []),
  ]
}

const sameVerb = /^(?:bypass|add|gain|lose|see|join|cost|bury|discard|flip|control|summon)$/
const ofThose = /^(?:of|with|who|that|in|at|worth|without)$/

/** "Bypasses Ghouls. At Night she bypasses those of value 3, too": Ghouls, as the same verb had them in the sentence before. */
function withThoseOf(before: Words, part: Words): Words | undefined {
  const at = part.findIndex(({ text }, index) => text === 'those' && ofThose.test(part[index + 1]?.text ?? ''))
  const verb = part.find(({ text }) => sameVerb.test(text))
  if (at < 0 || !verb) return undefined
  const done = before.findIndex(({ text }) => text === verb.text)
  const from = before.findIndex((each, index) => index > done && isNamed(each))
  if (done < 0 || from < 0 || from > done + 3) return undefined
  let to = from
  while (isNamed(before[to])) to++
  const near = part[at]!
  const noun = before.slice(from, to).map((each) => ({ ...each, at: near.at, length: near.length }))
  return [...part.slice(0, at), ...noun, ...part.slice(at + 1)]
}

/** "You may play Travel Events. If such an Event would be buried, ...": a Travel Event. */
function withSuchOne(before: Words, part: Words): Words | undefined {
  const at = part.findIndex(({ text }, index) => text === 'such' && part[index + 1]?.text === 'a' && isNamed(part[index + 2]))
  const noun = part[at + 2]?.text
  if (at < 0 || noun === undefined) return undefined
  const ends = before.flatMap((each, index) =>
    isNamed(each) && !isNamed(before[index + 1]) && (each.text === noun || each.text.endsWith(` ${noun}`)) ? [index] : [],
  )
  const [to] = ends
  if (ends.length !== 1 || to === undefined) return undefined
  let from = to
  while (isNamed(before[from - 1]) || before[from - 1]?.text === 'dreamlands') from--
  // Whose they are would be left out, or where.
  if (/^(?:'s|your|their)$/.test(before[from - 1]?.text ?? '') || /^(?:of|in|at|with|that|which|who)$/.test(before[to + 1]?.text ?? ''))
    return undefined
  // Of a bare noun it would be told nothing more.
  if (from === to && before[to]!.text === noun) return undefined
  const near = part[at]!
  const kind = before.slice(from, to + 1).map((each) => ({ ...each, at: near.at, length: near.length }))
  return [...part.slice(0, at), newWord('a', near), ...kind, ...part.slice(at + 3)]
}

/** A card of a kind that lies somewhere, which is nothing that anybody does. */
const liesThere =
  /\b(?:if|while|when|that|as long as) (?:a|any|another) (?<kind>(?:(?!\b(?:or|and|of|your|that|who|with)\b)[^,:;()])+?) is (?:on (?:the )?top of|in play|in (?:your|the|any|a)|the top card of|your current location|among)\b/
const playsOne =
  /\b(?:if|when|whenever|each time|every time|the moment)(?: that)? (?:you|your opponent|any player|a opponent|that player|they) (?:yourself )?(?:play|cast) (?<one>1|one|such a card|such a 1)(?: yourself)?(?=$| ,)/

/** "... that a Travel by Sea card is on top of your Story Deck. Lose 2 Sanity if you play one yourself": such a card. */
function withOneOfThat(before: Words, part: Words): Words | undefined {
  const [said, known] = [textOf(part), textOf(before)]
  const found = new RegExp(playsOne, 'd').exec(said)
  const place = found?.indices?.groups?.['one']
  const there = new RegExp(liesThere, 'd').exec(known)?.indices?.groups?.['kind']
  if (!place || !there || known.match(new RegExp(liesThere, 'g'))!.length > 1) return undefined
  const at = (words: Words, end: number): number =>
    words.findIndex((_, index) => textOf(words.slice(0, index)).length + (index > 0 ? 1 : 0) >= end)
  const [from, first] = [at(part, place[0]), at(before, there[0])]
  const count = said.slice(...place).split(' ').length
  const last = before.findIndex((_, index) => index >= first && textOf(before.slice(0, index + 1)).length >= there[1])
  const near = part[from]
  if (!near || first < 0 || last < 0) return undefined
  const kind = before.slice(first, last + 1).map((each) => ({ ...each, at: near.at, length: near.length }))
  const rest = part.slice(from + count)
  return [...part.slice(0, from), newWord('a', near), ...kind, ...(rest[0]?.text === 'yourself' ? rest.slice(1) : rest)]
}

const paidStays =
  /^(?:any |the )?sanity(?: point)?(?: cost)? (?:pay|spend|lose)(?: (?:for|on|to play) (?:it|they|that \S+))? (?:is|remain|stay)(?: still)? (?:lose|spend)$/

/** "... return that Artifact to its owner's Hand. Any Sanity paid for it is still lost.": nothing gives it back. */
export const isStillPaid = (before: Words | undefined, part: Words): boolean =>
  before !== undefined && paidStays.test(textOf(part)) && /\breturn\b/.test(textOf(before))

/** A sentence with what it takes over from those before it. */
export function asTheLast(earlier: readonly Words[], part: Words, self: Self | undefined): Words {
  const before = earlier.at(-1)
  if (!before) return part
  return (
    withSame(before, part, self) ??
    withPlaceLeft(earlier, part, self) ??
    withSuchPlace(earlier, part) ??
    withAmongThem(before, part, self) ??
    withOneOfThese(before, part, self) ??
    withThoseOf(before, part) ??
    withSuchOne(before, part) ??
    withOneOfThat(before, part) ??
    part
  )
}
