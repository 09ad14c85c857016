/**
 * Sentences that say nothing by themselves and hang on the one before them: how much it may come to in all, what is done where there is
 * none of those it has named, whom there is room for, whose Sanity is compared.
 */

import { asTheLast, isStillPaid } from './as-the-last.ts'
import type { Token } from './lexer.ts'
import type { Self } from './reading.ts'
import { newWord, newWords, piecesOf, textOf, tokensIn } from './tokens.ts'

type Words = readonly Token[]

const point = '(?:#|1)(?: sanity point| sanity| point| card)?'
const moves = '(?:add|gain|lose|draw|subtract|receive|discard|take)'
const most = `(?:(?:but )?(?:never|no|not|at no time) more than (?<a>${point})|(?:a |the )?(?:maximum|limit|most)(?: of| is| :)? (?<b>${point})|(?:only )?(?:up to|at most) (?<c>${point})|up to (?:a maximum of )?(?<d>${point}))`
const cap = new RegExp(
  `^(?:(?:you|they|your opponent) (?:may never|may not|cannot|can never|can not) ${moves} more than (?<e>${point})(?: (?:(?:in )?this way|by this(?: card)?|so|thus|in all|in total))?|${most}(?: in all| in total| altogether)?(?: (?:may|can|is|must)(?: is)?(?: ever)? (?:${moves}|give|reduce)| (?:may|can|is) (?:to is )?add)?(?: (?:to (?:its|their|this) value|(?:in )?this way|by this(?: card)?|so|thus))?)$`,
)

/** What comes to so much for each of some cards, whoever it befalls. */
const counts =
  /^(?:[^,:;]+ , )?(?:(?:you|your opponent|each player|each opponent|this card)(?: (?:may|must))? )?(?:add|gain|subtract|lose|draw|discard|reduce|increase|raise|lower|decrease) [^:;]*\bfor (?:each|every) /

/** "Add 1 for each Artifact. Never more than 3 points are added.": in all no more than so much. */
function withMost(before: Words, part: Words): Words | undefined {
  const found = cap.exec(textAsPieces(part))
  const said = textOf(before)
  if (!found || !counts.test(said) || /\b(?:up to|maximum|no more than)\b/.test(said)) return undefined
  const n = part.find(({ type }) => type === 'number')!
  return [...before, ...newWords(', up to', n), n]
}

const floor =
  /^(?:but )?(?:(?:its|their) value |it |THIS )?(?:is |can |may |cannot )?(?:never|not|no|to a minimum of|(?:a |the )?minimum(?: of| is)?)(?: is| fall| drop| go| sink| reduce)? ?(?:to )?(?:less than|below|under|lower than)? ?(?:#|1)(?: point)?$/
const ownWorth =
  /\b(?:value of THIS|THIS 's value|its value|their value)\b.* (?:equal|the same|as much as|reduce|lower|subtract)\b|^subtract .* from (?:the value of THIS|its value)/

/** "Its value equals that of the highest Ally. Never less than 3.": no less than so much. */
function withFloor(before: Words, part: Words, self: Self | undefined): Words | undefined {
  const said = textAsPieces(part)
  const worth = piecesOf(before, self).said
  if (!floor.test(said) || !/\b(?:less than|below|under|lower than|minimum)\b/.test(said) || !ownWorth.test(worth)) return undefined
  if (/\b(?:below|less than|minimum)\b/.test(worth)) return undefined
  const n = part.find(({ type }) => type === 'number')!
  return [...before, ...newWords(', not below', n), n]
}

const textAsPieces = (part: Words): string => piecesOf(part, undefined).said

const none =
  /\b(?:if|unless|while|when) (?:there is|you have|it contain|there remain|there be) (?<none>none|no other|no others|no such \S+|not any)(?: (?:of (?:them|they|these|those)|left|there|remaining))*(?= ,|$)/
const others =
  /^(?:each|all)(?: of)?(?: the)? (?<other>other )?(?<what>(?!ally\b)(?:[^,:;() ]+ ){1,3}?)(?<where>in (?:the same|your|this) threat|in play|among your ally|under your control) /

/** "All other Ghouls in your Threat add 1. Discard this card if there are none.": none of those. */
function withNone(before: Words, part: Words, self: Self | undefined): Words | undefined {
  const pieces = piecesOf(part, self)
  const found = none.exec(pieces.said)
  const of = others.exec(`${piecesOf(before, self).said} `)
  if (!found || !of) return undefined
  const from = tokensIn(pieces, pieces.said.slice(0, found.index + found[0].indexOf(found.groups!['none']!)))
  const to = tokensIn(pieces, pieces.said.slice(0, found.index + found[0].length))
  const near = part[from]!
  const known = piecesOf(before, self)
  const start = known.said.indexOf(of.groups!['what']!, of.groups!['other'] ? known.said.indexOf('other') : 0)
  const noun = before.slice(
    tokensIn(known, known.said.slice(0, start)),
    tokensIn(known, known.said.slice(0, start + of.groups!['what']!.length)),
  )
  const where = newWords(of.groups!['where']!, near)
  return [...part.slice(0, from), ...newWords(of.groups!['other'] ? 'no other' : 'no', near), ...noun, ...where, ...part.slice(to)]
}

const room =
  /^there is (?:only |just )?room (?:here |on board |aboard |in it )?(?:for )?(?:only |but |just |no more than |at most )?(?:for )?(?<n>#|1) (?:of your )?(?<what>ally)(?: only)?$/
const rest =
  /^(?:(?<how>flip|turn|discard|bury) (?:all|any|the) (?:of the )?(?:others|other|rest|other ally)(?: of them)?|(?:all|any|the) (?:others|rest|other ally) (?:must |must is |is )(?<how2>flip|turn|discard|bury))(?: face-down)?$/

/** "There is only room for two Allies. Flip all others face-down.": all but two of your own. */
function withRoom(before: Words, part: Words): Words | undefined {
  const kept = room.exec(textAsPieces(before))
  const gone = rest.exec(textAsPieces(part))?.groups
  if (!kept || !gone) return undefined
  const n = before.find(({ type }) => type === 'number')!
  const how = gone['how'] ?? gone['how2'] ?? ''
  const near = part[0]!
  return [...newWords(`${how === 'turn' ? 'flip' : how} all but`, near), n, ...newWords('of your', near), newWord('ally', near)]
}

const fetched =
  /\b(?<verb>take|recover|retrieve) (?:(?:a|1|any 1|the) )(?!card\b)(?:[^,:;() ]+ )*?(?:from|in|of|to) (?:[^,:;() ]+ )*?(?:story deck|discard pile)(?: of [^,:;() ]+ [^,:;() ]+)?$/
const paysForPlay =
  /^(?:you (?:must )?)?(?:also )?pay (?:any|all|its|the|all the) sanity(?: point)? cost (?:(?:of|for|to) play (?:it|that \S+|the \S+)|(?:of|for) (?:it|that \S+|the \S+)(?: as (?:if|though) (?:you|it) (?:play it|is play))?)(?: as usual)?$/

/** "Recover one Artifact from your Story Deck. Pay its Sanity cost for playing it.": it comes into play, and not to the Hand. */
function withPlayPaid(before: Words, part: Words): Words | undefined {
  const pieces = piecesOf(before, undefined)
  const found = fetched.exec(pieces.said)
  if (!found || !paysForPlay.test(textAsPieces(part)) || /\b(?:hand|play)\b/.test(found[0])) return undefined
  const at = tokensIn(pieces, pieces.said.slice(0, found.index))
  const verb = before[at]!
  return [...before.slice(0, at), newWord('put', verb), ...before.slice(at + 1), ...newWords('into play', before.at(-1)!)]
}

const namedInPlay =
  /\b(?:if|while|when) (?:you have )?(?<who>[^,:;()]+?) (?:is )?(?:also )?in play(?: with you| as your ally| on your side)?(?=$| ,)/

/** "Add 2 while you have Howard Lovecraft in play. If he is buried, ...": the one who was named, by his Title. */
function withNamedOne(before: Words, part: Words): Words | undefined {
  const head = /^(?:if|when|whenever) they is (?:ever )?(?:bury|discard|lose|flip)(?= )/.test(textOf(part))
  const found = head ? namedInPlay.exec(textOf(before)) : null
  const who = found && before.filter((token) => token.type === 'name' && token.text === found.groups!['who'])
  const isOne = who?.length === 1 && before.filter(({ type }) => type === 'name').every((token) => token === who[0] || isKind(token))
  return isOne && who[0]!.senses.some(({ kind }) => kind === 'title') ? [part[0]!, who[0]!, ...part.slice(2)] : undefined
}

const isKind = ({ senses }: Token): boolean => senses.every(({ kind }) => kind === 'type' || kind === 'attribute')

const asAlly = /\bplay THIS as (?:a|your) ally\b/
const playedSo =
  /^(?:if so|in that case|if (?:(?:it|they) is )?(?:so play|play so)|when (?:it is )?(?:so play|play so)|(?:if|when) (?:it is )?(?:play|use) as (?:a|your) ally|as (?:a|your) ally) , /

/** "You may play this card as an Ally. If so, it is buried when a Storm is played": while it is one. */
function withAllyIfSo(before: Words, part: Words, self: Self | undefined): Words | undefined {
  const head = self?.type === 'Monster' ? playedSo.exec(textOf(part)) : null
  if (!head || !asAlly.test(piecesOf(before, self).said)) return undefined
  return [...newWords('while it is a ally ,', part[0]!), ...part.slice(head[0].trim().split(' ').length)]
}

/** "You may flip this card as your Turn. If so, ...": if you do. */
function withIfYouDo(before: Words, part: Words): Words | undefined {
  const head = /^if so , /.exec(textOf(part))
  if (!head || !/\byou (?:may|can) (?:flip|bury|discard|pay|spend|lose) /.test(textOf(before)) || /^(?:if|unless) /.test(textOf(before)))
    return undefined
  return [...newWords('if you do', part[0]!), ...part.slice(2)]
}

const compares =
  /^compare your sanity(?: point)? (?:with|to|and) (?:(?:that|those) of (?:the target|target|your opponent|a opponent|target (?:player|opponent)|the target (?:player|opponent))|(?:your|a|target) opponent 's(?: sanity)?)$/
const more = /^(?:whichever|whoever) .*\b(?:more|less|fewer|higher|lower) sanity\b/
const tie =
  /^(?:there is )?no effect (?:on|in|in case of|in the case of|if it is) a tie$|^(?:if|in case of|in) (?:it is )?a tie , (?:nothing happen|there is no effect|neither lose(?: any)?|no effect)$/

const lossEachTime = /\blose (?:[^ ,]+) sanity\b.*\b(?:each time|when|whenever) .*\bis bury$|\bis bury , lose (?:[^ ,]+) sanity\b/
const onlyBuried =
  /^if (?:the|that) [^ ,]+ is (?:only |merely )?discard(?: instead)? , (?:no sanity(?: point)? is lose|(?:you )?(?:do not lose any|lose no) sanity(?: point)?|(?:there is )?no effect|nothing happen)$/

/** "Compare your Sanity with that of the target. Whichever has more loses 2. No effect on a tie.": said by the second alone. */
const saysNothing = (before: Words | undefined, part: Words, next: Words | undefined): boolean =>
  (compares.test(textOf(part)) && next !== undefined && more.test(textOf(next))) ||
  (before !== undefined && more.test(textOf(before)) && tie.test(textOf(part))) ||
  // "Lose 1 Sanity each time one of your Allies is buried. If the Ally is discarded instead, no Sanity is lost."
  (before !== undefined && lossEachTime.test(textOf(before).replace(/ point\b/g, '')) && onlyBuried.test(textOf(part)))

/** The moment at which they go, which is that of the second sentence, too. */
const head = '^(?:(?:as your turn|when reveal|in combat|at the (?:start|end) of (?:the|each) (?:round|turn)) , )?'
const go = '(?:bury|discard|flip)'
const some = '(?:all|each|any|1|a)'
const foe = '(?:your|the|target|that|a) opponent'
/** A kind of cards, or several of which one goes, and what they are worth. */
const what = '(?<what>[^,:;()]+?(?: , (?:1 )?[^,:;() ]+)*?(?: or (?:1 )?[^,:;() ]+)?)'
const end = "(?: \\( include weapon \\))?(?: \\( (?:your )?opponent 's choice \\)| of (?:their|your opponent 's) choice)?(?: face-down)?$"
/** Cards that go, all of a kind or one of them, and whose they are. */
const whoseGo: readonly (readonly [goes: RegExp, who: string])[] = [
  [new RegExp(`${head}${go} ${some}(?: of)? (?:your|the|target|that|a) opponent 's ${what}${end}`), 'your opponent have'],
  [new RegExp(`${head}${go} ${some} ${what} of ${foe}(?<worth> (?:of|with a) value (?:of )?[^,:;()]+)?${end}`), 'your opponent have'],
  [new RegExp(`${head}${foe} (?:must )?${go} ${some}(?: of)?(?: their)? ${what}${end}`), 'your opponent have'],
  [
    new RegExp(`${head}(?:all|each|any)(?: of)? (?:their|${foe} 's) ${what}(?: \\( include weapon \\))? is ${go}(?: face-down)?$`),
    'your opponent have',
  ],
  [new RegExp(`${head}(?:all|each|any) ${what} of ${foe}(?: \\( include weapon \\))? is ${go}(?: face-down)?$`), 'your opponent have'],
  [new RegExp(`${head}(?:you must )?${go} ${some}(?: of)? your (?!opponent\\b)${what}${end}`), 'you have'],
]
const noneGone =
  /^(?:if (?:none|nothing|no(?: such)? (?:card|one|1|ally|artifact|tome|weapon|spell))(?: of (?:them|they|these|those|this))? (?:is|can is|could is)(?: (?:bury|discard|flip|lose|affect))?(?: face-down)?(?: (?:in this way|this way|so|thus|by this))?|if (?:they have|your opponent have|the opponent have|you have|there is) (?:neither|none of (?:this|these|those|them)|none(?!.* instead$|.*\bnothing\b))(?: of (?:this|them))?(?: in play)?) ,(?= )/

/** "Discard all his Allies of value 1. If none were, ...": where he has none, and so nothing was done. */
function withNoneGone(before: Words, part: Words, self: Self | undefined): Words | undefined {
  const none = noneGone.exec(textOf(part))?.[0]
  const known = piecesOf(before, self)
  for (const [goes, who] of none ? whoseGo : []) {
    const found = new RegExp(goes, 'd').exec(known.said)
    const taken = (name: string): Words => {
      const [from, to] = found?.indices?.groups?.[name] ?? [0, 0]
      return before.slice(tokensIn(known, known.said.slice(0, from)), tokensIn(known, known.said.slice(0, to)))
    }
    const kind = [
      ...taken('what').filter(({ type }, at, all) => type !== 'number' || !/^(?:,|or)$/.test(all[at - 1]?.text ?? '')),
      ...taken('worth'),
    ]
    // What lies elsewhere, or is chosen by lot from more, is no kind that one may have in play.
    if (kind.length === 0 || /\b(?:hand|deck|pile|threat|random|other|from|in|phobia|opponent)\b/.test(textOf(kind))) continue
    const near = part[0]!
    const rest = part.slice(none!.trim().split(' ').length)
    return [...newWords(`if ${who} no`, near), ...kind, ...newWords('in play ,', near), ...rest, newWord('instead', part.at(-1)!)]
  }
  return undefined
}

const kindOf = '(?<what>(?!other\\b)[^,:;()]+?)'
const does = '(?:(?:immediately |you may |you must )?(?:bury|discard|flip|return))'
/** Cards that something befalls where they lie, and what is asked of that place where there are none; what befalls those that go is not done then. */
const thereAre: readonly (readonly [said: RegExp, none: readonly [before: string, behind: string], how: 'goes' | 'stays'])[] = [
  [new RegExp(`^(?<head>)${does} (?:all|each|any|every|1|a|any 1) ${kindOf} in play$`), ['if no', 'is in play ,'], 'goes'],
  [
    new RegExp(
      `^(?<head>when (?:(?:THIS|this threat|threat) is )?reveal , )?${does} (?:all|each|any|every|1|a|any 1) ${kindOf} in (?:your|this|the same)(?: directed)? threat$`,
    ),
    ['if your threat contain no', ','],
    'goes',
  ],
  [
    new RegExp(
      `^(?<head>when (?:(?:THIS|this threat|threat) is )?reveal , )?${does} (?:all|each|any|every|1|a|any 1) ${kindOf} in the (?:opposing|opponent 's)(?: directed)? threat$`,
    ),
    ['if the opposing threat contain no', ','],
    'goes',
  ],
  [
    new RegExp(
      `^(?<head>when (?:(?:THIS|this threat|threat) is )?reveal , )?(?:(?:add (?:#|1) (?:point )?to (?:the value of )?|double (?:the value of )?)(?:all|each|every|any) ${kindOf} in (?:your|this|the same)(?: directed)? threat|(?:all|each|every|any) (?<those>[^,:;()]+?) in (?:your|this|the same)(?: directed)? threat (?:add|gain) (?:#|1)(?: point)?(?: .*)?)$`,
    ),
    ['if your threat contain no', ','],
    'stays',
  ],
]
const noneThere =
  /^if there is (?:none|no such (?:card|one|1|ally|artifact|tome|weapon|spell|event|monster)|no (?<kind>[^,:;()]+?)(?= (?:there|in it|left)))(?: (?:there|in it|left|to be found|in play))? ,(?= )/

/** "Bury any Storm in play. If there is none, draw one card": none of that kind where they would lie. */
function withNoneThere(before: Words, part: Words, self: Self | undefined): Words | undefined {
  const none = noneThere.exec(textOf(part))
  const known = piecesOf(before, self)
  for (const [said, [ahead, behind], how] of none ? thereAre : []) {
    const found = new RegExp(said, 'd').exec(known.said)
    const [from, to] = found?.indices?.groups?.['what'] ?? found?.indices?.groups?.['those'] ?? [0, 0]
    const kind = before.slice(tokensIn(known, known.said.slice(0, from)), tokensIn(known, known.said.slice(0, to)))
    if (!found || kind.length === 0 || /\b(?:your|opponent|of|random|other|and|that|who|with)\b/.test(textOf(kind))) continue
    if (none!.groups!['kind'] !== undefined && none!.groups!['kind'] !== textOf(kind)) continue
    const near = part[0]!
    const head = before.slice(0, tokensIn(known, found.groups!['head'] ?? ''))
    const rest = part.slice(none![0].trim().split(' ').length)
    const isSaid = how === 'stays' || rest.some(({ text }) => text === 'instead')
    return [
      ...(how === 'stays' ? head : []),
      ...newWords(ahead, near),
      ...kind,
      ...newWords(behind, near),
      ...rest,
      ...(isSaid ? [] : [newWord('instead', part.at(-1)!)]),
    ]
  }
  return undefined
}

const hasPassed = /^(?:play|THIS (?:may|can) (?:only )?is play) .*\b(?:when|after|if|once) (?:your|a|the) opponent (?:have |just )*pass$/
const thatPass =
  /(?<=^|, )(?:(?:the|that|this|their) pass is (?:now )?void|void (?:the|that|this|their) pass|(?:the|that|this|their) pass do not count)(?=$| )/

/** "Play this card when your opponent has Passed. That Pass is void": one of his. */
function withThatPass(parts: readonly Words[], at: number, self: Self | undefined): Words {
  const part = parts[at]!
  const pieces = piecesOf(part, self)
  const found = parts.slice(0, at).some((each) => hasPassed.test(piecesOf(each, self).said)) ? thatPass.exec(pieces.said) : null
  if (!found) return part
  const from = tokensIn(pieces, pieces.said.slice(0, found.index))
  const to = tokensIn(pieces, pieces.said.slice(0, found.index + found[0].length))
  const near = part[from]!
  const one: Token = { ...newWord('1', near), type: 'number', value: 1 }
  return [...part.slice(0, from), newWord('void', near), one, ...newWords('pass of your opponent', near), ...part.slice(to)]
}

const aKind = '(?<kind>(?:(?:corrupt|steadfast|defending) )?(?:ally|artifact|tome|weapon|spell))'
/** One card of a player, and what is done with it. */
const oneOfHis: readonly (readonly [said: RegExp, whose: 'your' | 'foe'])[] = [
  [new RegExp(`\\b(?:bury|discard|flip|return) 1 (?:random )?of your (?:random )?(?!opponent\\b)${aKind}(?= |$)`), 'your'],
  [new RegExp(`\\b(?:bury|discard|flip|return) (?:1|a) (?:random )?${aKind} of (?:your|target) opponent(?! 's)(?= |$)`), 'foe'],
  [new RegExp(`\\b(?:bury|discard|flip|return) 1 of (?:your|target) opponent 's ${aKind}(?= |$)`), 'foe'],
]
const bareAnother = /(?:^|, |\band |\bthen )(?:bury|discard|flip) another(?<one> 1| one)?(?= face-(?:down|up)|$| ,| and\b)/

/** "Bury one Ally of your opponent and flip another face-down": another of his, of the same kind. */
function withAnother(part: Words, before: Words, self: Self | undefined): Words {
  const pieces = piecesOf(part, self)
  const found = bareAnother.exec(pieces.said)
  if (!found) return part
  const end = found.index + found[0].length
  const known = [...before, ...part.slice(0, tokensIn(pieces, pieces.said.slice(0, found.index)))]
  const told = piecesOf(known, self)
  // Whoever was spoken of last is meant, and where several were, nobody can tell.
  const all = oneOfHis.flatMap(([said, whose]) => {
    const one = new RegExp(said, 'd').exec(told.said)
    const [from, to] = one?.indices?.groups?.['kind'] ?? [0, 0]
    return one ? [{ whose, kind: known.slice(tokensIn(told, told.said.slice(0, from)), tokensIn(told, told.said.slice(0, to))) }] : []
  })
  const [one] = all
  const kinds = new Set(told.said.match(/\b(?:ally|artifact|tome|weapon|spell|monster)\b/g))
  if (all.length !== 1 || !one || kinds.size !== 1) return part
  const past = tokensIn(pieces, pieces.said.slice(0, end))
  const at = past - (found.groups!['one'] ? 2 : 1)
  const near = part[at]!
  const number: Token = { ...newWord('1', near), type: 'number', value: 1 }
  const said =
    one.whose === 'your'
      ? [number, ...newWords('of your other', near), ...one.kind]
      : [number, newWord('other', near), ...one.kind, ...newWords('of your opponent', near)]
  return [...part.slice(0, at), ...said, ...part.slice(past)]
}

const otherOfYours =
  /\b(?:another|1 other) (?<kind>(?:(?:corrupt|steadfast|defending) )?(?:ally|artifact|tome|weapon|spell)) of (?:yours|your own)(?= |$)/

/** "Discard another Ally of yours": one of your others. */
function withOtherOfYours(part: Words, self: Self | undefined): Words {
  const pieces = piecesOf(part, self)
  const found = new RegExp(otherOfYours, 'd').exec(pieces.said)
  const kind = found?.indices?.groups?.['kind']
  if (!found || !kind) return part
  const place = (at: number): number => tokensIn(pieces, pieces.said.slice(0, at))
  const near = part[place(found.index)]!
  const number: Token = { ...newWord('1', near), type: 'number', value: 1 }
  return [
    ...part.slice(0, place(found.index)),
    number,
    ...newWords('of your other', near),
    ...part.slice(place(kind[0]), place(kind[1])),
    ...part.slice(place(found.index + found[0].length)),
  ]
}

const choosesSome = /^(?:[^,:;()]+ , )?choose # [^,:;()]*$/
const eachOfThem = /^(?:each|both|they|all)(?: of (?:them|these|those|they))? (?=(?:add|gain|lose|subtract|cannot|may not|become|is)\b)/

/** "Choose two of your Allies. Each adds 1 ...": those that were chosen. */
function withEachChosen(before: Words, part: Words, self: Self | undefined): Words | undefined {
  const found = choosesSome.test(piecesOf(before, self).said) ? eachOfThem.exec(piecesOf(part, self).said)?.[0] : undefined
  return found ? [...newWords('the target', part[0]!), ...part.slice(found.trim().split(' ').length)] : undefined
}

const bannedUntil =
  /^(?<ban>(?<who>your opponent|you|target opponent|the opponent) (?:may not|cannot|must not) [^,:;()]+?)(?: ,)? until (?<whom>they|your opponent|you|the opponent) (?<does>(?:play|cast|discard|bury|draw|arrive|lose|gain|pass) ?[^,:;()]*?)(?: \( any \))?$/
const buriedThen =
  /^(?:bury|discard) THIS (?:when|once|as soon as|after|at the moment that|if) (?:they|your opponent|you|the opponent) (?:do|have do|have done) (?:so|this|that|it)$/

/** "Your opponent may not play Tomes until he plays a Location. Bury this card when he does so": it lies there till then. */
function withBuriedThen(before: Words, part: Words, self: Self | undefined): readonly [Words, Words] | undefined {
  const known = piecesOf(before, self)
  const found = self?.type === 'Event' && buriedThen.test(piecesOf(part, self).said) ? new RegExp(bannedUntil, 'd').exec(known.said) : null
  const places = found?.indices?.groups
  if (!found?.groups || !places) return undefined
  const { who, whom } = found.groups
  if ((who === 'you') !== (whom === 'you')) return undefined
  const taken = (name: string): Words =>
    before.slice(tokensIn(known, known.said.slice(0, places[name]![0])), tokensIn(known, known.said.slice(0, places[name]![1])))
  return [
    taken('ban'),
    [
      ...part.slice(0, tokensIn(piecesOf(part, self), 'bury THIS')),
      ...newWords(who === 'you' ? 'when you' : 'when your opponent', part[0]!),
      ...taken('does'),
    ],
  ]
}

/** The sentences, those that hang on the one before them said with it. */
export function hangingOnTheLast(parts: readonly Words[], self: Self | undefined): readonly Words[] {
  const result: Words[] = []
  for (const at of parts.keys()) {
    const before = result.at(-1)
    const part = asTheLast(result, withAnother(withOtherOfYours(withThatPass(parts, at, self), self), before ?? [], self), self)
    if (saysNothing(before, part, parts[at + 1]) || isStillPaid(before, part)) continue
    // What comes into play is paid for by itself.
    const apart = before && withBuriedThen(before, part, self)
    if (apart) {
      result.splice(-1, 1, ...apart)
      continue
    }
    const whole =
      before && (withMost(before, part) ?? withFloor(before, part, self) ?? withRoom(before, part) ?? withPlayPaid(before, part))
    if (whole) result[result.length - 1] = whole
    else
      result.push(
        (before &&
          (withNone(before, part, self) ??
            withNoneGone(before, part, self) ??
            withNoneThere(before, part, self) ??
            withEachChosen(before, part, self) ??
            withNamedOne(before, part) ??
            withAllyIfSo(before, part, self) ??
            withIfYouDo(before, part))) ??
          part,
      )
  }
  return result
}
