/** What a later sentence takes up from the ones before it: of what somebody has none, what is done more often at another time, which deck the rest goes back to. */

import type { Token } from './lexer.ts'
import type { Self } from './reading.ts'
import { newWord, newWords, piecesOf, textAt, textOf, tokensIn, wordsAt } from './tokens.ts'

type Words = readonly Token[]

const crowd = '(?:each|every|any|all) (?:other )?(?:player|opponent|investigator)'
const hasSome = new RegExp(
  `^${crowd} (?:with|who have) (?:at least 1|1 or more|a|any|1) (?<what>[^,:;()]+?)(?: in play)? (?:must |may )?(?:gain|lose|draw|bury|discard|flip)\\b`,
)
const hasNone = new RegExp(
  `^(?:but |and |while )?${crowd} (?:(?:with|who have) none|(?:without|who have not)(?: (?:any|1))?)(?= (?:must |may )?(?:gain|lose|draw|bury|discard|flip)\\b)`,
)

const others =
  /^(?:but |and |while )?(?:all(?: of)?(?: the)? others?|the others|everyone else|everybody else|all other players?|each other player)(?= (?:must |may )?(?:gain|lose|draw|bury|discard|flip)\b)/

/** "Each player with a Tome draws one card. All others lose 1": those with none. */
function withOthersAsNone(before: Words | undefined, part: Words): Words {
  const found = others.exec(textOf(part))?.[0]
  const some = found && before ? hasSome.exec(piecesOf(before, undefined).said) : null
  // Beside opponents you may be one of the others, and who has given up what he had is none of those who had none.
  if (!found || !some || /\band\b/.test(some.groups!['what']!) || /opponent|(?:bury|discard|flip)$/.test(some[0])) return part
  return [...newWords('each player with none', part[0]!), ...part.slice(found.split(' ').length)]
}

/** "Each player with a Tome draws one card. Each player with none loses 1": none of that kind, and as much of what is counted so. */
function withNoneOfThem(before: Words | undefined, told: Words, self: Self | undefined): Words {
  const part = withOthersAsNone(before, told)
  const none = hasNone.exec(piecesOf(part, self).said)
  const known = before && piecesOf(before, self)
  const some = none && known && hasSome.exec(known.said)
  if (!before || !some) return part
  const pieces = piecesOf(part, self)
  const what = some.groups!['what']!
  const from = some[0].indexOf(` ${what}`) + 1
  const kind = before.slice(tokensIn(known, known.said.slice(0, from)), tokensIn(known, known.said.slice(0, from + what.length)))
  const head = part.findIndex(({ text }) => /^(?:with|who|without)$/.test(text))
  const rest = part.slice(tokensIn(pieces, none[0]))
  const near = part[head]!
  const verb = textAt(rest, rest.length - 2)
  const unit =
    rest.at(-1)?.type !== 'number'
      ? []
      : verb === 'draw'
        ? ['card']
        : /^(?:gain|lose)$/.test(verb) && textOf(before).includes('sanity')
          ? ['sanity']
          : []
  return [
    ...part.slice(/^(?:but|and|while)$/.test(part[0]!.text) ? 1 : 0, head),
    ...newWords('with no', near),
    ...kind,
    ...rest,
    ...unit.flatMap((each) => newWords(each, near)),
  ]
}

const otherwise =
  /^(?<when>at night|by (?:day|night)|during the (?:day|night)|in daylight|(?:if|while|when) (?<so>(?!THIS|they|any)[^,:;]+?) ,)(?: ,)? (?<who>(?:(?:you|they|your opponent) )?)(?<verb>draw|return|lose|gain|bury|discard|flip|recover) (?<n>#|1)(?: of (?:them|those))?(?: instead)?$/

/** "Return one Ghoul to your Hand. At Night return two": so many of the same, in its place. */
function withFigureOtherwise(before: Words | undefined, part: Words, self: Self | undefined): Words | undefined {
  const pieces = piecesOf(part, self)
  const found = otherwise.exec(pieces.said)?.groups
  if (!before || !found || before.some(({ text }) => /^(?:if|while|when|or|and|unless|at|for|then|each|up|may|must|[,:;(])$/.test(text)))
    return undefined
  const numbers = before.filter(({ type }) => type === 'number')
  const verbs = before.filter(({ text }) => /^(?:draw|return|lose|gain|bury|discard|flip|recover)$/.test(text))
  const figure = part.findLast(({ type }) => type === 'number')!
  const isOther = before.findIndex(({ text }) => text === found['verb']) > 0 && before[0]!.text !== 'you'
  if (isOther !== /^(?:they|your opponent) $/.test(found['who']!)) return undefined
  const isSame = numbers.length === 1 && verbs.length === 1 && verbs[0]!.text === found['verb'] && numbers[0]!.value < figure.value
  if (!isSame) return undefined
  const near = part[0]!
  const when = part.slice(0, tokensIn(pieces, found['when']!)).filter(({ text }) => text !== ',')
  const asked = found['so'] ? [...newWords('if', near), ...when.slice(1)] : when
  return [...before, ...newWords(', or', near), figure, ...asked]
}

/** "Draw one card for each Corrupt Ally you have in play. If you have none, discard one card": no Corrupt Ally. */
function withNoneHad(before: Words | undefined, part: Words): Words {
  const who = /^if (?<who>you|they|your opponent) have (?:none|no such [a-z]+)(?: in play)?(?= ,)/.exec(textOf(part))
  const from = before?.findIndex(({ text }, at) => text === 'each' && textAt(before, at - 1) === 'for') ?? -1
  const own = /^(?:you|your opponent|they)$/
  const to =
    before?.findIndex(({ text }, at) => at > from && text === 'have' && own.test(who?.groups?.['who'] ?? '') && at < from + 9) ?? -1
  if (!who || !before || from < 0 || to < from + 3) return part
  const subject = textOf(before.slice(from + 1, to))
  const whose = ` ${who.groups!['who']}`
  if (!subject.endsWith(whose)) return part
  const kind = before
    .slice(from + 1, to - whose.trim().split(' ').length)
    .filter(({ text }, at, all) => !(text === 'that' && at === all.length - 1))
  const none = part.findIndex(({ text }) => text === 'none' || text === 'no')
  const comma = part.findIndex(({ text }) => text === ',')
  if (kind.length === 0 || kind.some(({ type, text }) => type === 'mark' || /^(?:of|in|at|with|without|and|or)$/.test(text))) return part
  const near = part[none]!
  return [
    ...part.slice(0, none),
    newWord('no', near),
    ...kind.map((each) => ({ ...each, at: near.at, length: near.length })),
    ...newWords('in play', near),
    ...part.slice(comma),
  ]
}

const looked = /\blook at the (?:top|first) (?:\S+ )?card of (?<whose>your|(?:your|the|target) opponent 's) mythos deck\b/

/** "Shuffle the rest": back into the deck that was looked into. */
function withRestShuffled(said: string, part: Words): Words {
  const at = part.findIndex(({ text }, index) => text === 'shuffle' && /^the (?:rest|others?)$/.test(wordsAt(part, index + 1, 2)))
  const whose = looked.exec(said)?.groups?.['whose']
  if (at < 0 || !whose) return part
  const behind = /^(?:back )?(?:into (?:the|that) (?:mythos )?deck|into it|back)(?= |$)/.exec(textOf(part.slice(at + 3)))
  const end = at + 3 + (behind ? behind[0].split(' ').length : 0)
  if (end < part.length && !/^[,;]$/.test(textAt(part, end))) return part
  return [
    ...part.slice(0, at),
    ...newWords(`shuffle the rest into ${whose === 'your' ? whose : "your opponent 's"} mythos deck`, part[at]!),
    ...part.slice(end),
  ]
}

const spares =
  /^(?:if|when) [^,:;]+? (?:would is|is about to is) (?:bury|discard)(?: in combat)? , you (?:may|can) (?:bury|discard|flip) THIS$/
const instead = /^(?:that|the) (?<kind>ally|monster) is (?:then |only |merely |simply |instead )*(?<how>flip)(?: face-down)?(?: instead)?$/

/** "If one of your Allies would be buried, you may discard this card. That Ally is only flipped": this is what is done in its place. */
function withSpared(before: Words | undefined, part: Words, self: Self | undefined): Words | undefined {
  const fate = instead.exec(textOf(part))?.groups
  if (!before || !fate || !spares.test(piecesOf(before, self).said)) return undefined
  return [...before, ...newWords(`to flip that ${fate['kind']} face-down instead`, part[0]!)]
}

/** What says nothing that the sentence before it has not told: behind what, and in which words. */
const toldAlready: readonly (readonly [before: RegExp, said: RegExp])[] = [
  // "He must choose to lose 2 Sanity or to bury one Steadfast Ally. If he has none, there is nothing to choose."
  [
    /\b(?:choose|must|either)\b.*\bor\b/,
    /^(?:if|when|while) (?:they|your opponent|that player|that opponent|you) have (?:none|no [^,:;]+?)(?: in play)? ,? ?(?:there is (?:nothing to choose|no choice)|(?:they|your opponent|that player|you) (?:have no choice|must lose the sanity|lose the sanity))$/,
  ],
  // "Turn that Location crosswise; your opponent is now walking there and has to arrive again."
  [
    /\b(?:turn|rotate|lay|place) .*\bcurrent location crosswise$/,
    /^(?:your opponent|they|that player|the opponent) (?:is |must )?(?:now |then |once more |again )*walk (?:there|to it)(?: again)?(?: (?:and|,|, and) (?:they )?(?:have to|must) arrive(?: there)?(?: again| anew)?)?$/,
  ],
  [
    /\bturn your current location back (?:toward|towards|to face) you\b/,
    /^(?:its|the|that) gate (?:may|can) (?:now |then )?is use (?:again|once more|1 more time)(?: (?:this|in this) round)?$/,
  ],
  [
    /\b(?:flip|turn)\b.*\bspell\b.*\bface-up\b|\bflip face-up .*\bspell\b|\bspell (?:may|can) is (?:flip|turn) face-up\b/,
    /^(?:it|they|this|these|that spell|(?:this|these|those) spell|the spell) (?:may|can) (?:now |then )?is cast again(?: (?:this|in this|in the same) round)?(?: ,)?(?: (?:at|for) (?:its|their|the) (?:normal|usual|full|ordinary|regular) (?:sanity |casting )?cost)?$/,
  ],
  [
    /^(?!.*\b(?:steadfast|corrupt)\b).*\bally\b/,
    /^(?:they|it|these ally|such ally) (?:need not|do not need to|do not have to) is (?:steadfast|corrupt)$/,
  ],
  // What happens by itself takes no Turn.
  [
    /^(?:when|each time|if|the first time|at the (?:start|end))\b.* , /,
    /^(?:this|it|that|do so|to do so|doing so) (?:do not (?:take|take up|use|use up|cost|require|count as|count as use) (?:a|your|1|any) turn|(?:take|use|cost|require|take up|use up) no turn)(?: of (?:yours|your))?$/,
  ],
  [/\blook at .*\bthreat\b/, /^(?:put|place|return|turn) (?:them|it|they|the card|all of them) back(?: again)? face-down$/],
]

const isToldAlready = (before: Words | undefined, part: Words): boolean =>
  before !== undefined && toldAlready.some(([told, said]) => said.test(textOf(part)) && told.test(textOf(before)))

/** The sentences, with what a later one takes up from those before it said again. */
export function withTakenUp(parts: readonly Words[], self: Self | undefined): readonly Words[] {
  const result: Words[] = []
  for (const part of parts) {
    const before = result.at(-1)
    const joined = withFigureOtherwise(before, part, self) ?? withSpared(before, part, self)
    if (joined) result[result.length - 1] = joined
    else if (!isToldAlready(before, part)) {
      const said = [...result, part].map(textOf).join(' . ')
      result.push(withRestShuffled(said, withNoneOfThem(before, withNoneHad(before, part), self)))
    }
  }
  return result
}
