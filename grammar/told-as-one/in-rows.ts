/**
 * Two or three sentences that make one clause, as rows on all of them with a stop between: what protects from a few cards, who is not affected, whom an
 * opponent has to choose and what that one may not do, who is lent for a while and comes back. And whose Investigator is meant behind an Ally.
 */

import { apartAtStop, type Clause, putAsMeant } from '../clauses.ts'
import type { Token } from '../lexer.ts'
import type { Self } from '../reading.ts'
import { newWord, newWords, piecesOf, textOf } from '../tokens.ts'

type Words = readonly Token[]

const name = '[^.,;:() ]+(?: (?!and\\b|or\\b)[^.,;:() ]+){0,3}?'
const anOpponent = '(?:your opponent|a opponent|any opponent|1 of your opponent|opponent)'
const he = '(?:they|your opponent|the opponent|that opponent|opponent|that player|a opponent|such a opponent)'
const heading = `(?:give )?protection (?:from|against) (?:the )?(?<a>${name}) (?:and|or)(?: from| against)?(?: the)? (?<b>${name})`
const oneOfThese =
  '(?:1 of (?:these|those|them)(?: #)?(?: card| event)?|either(?: of (?:these|those|them))?(?: card| event)?|such a (?:card|event))'
const moment = '(?:at the (?:moment|time) )?(?:when|whenever|if|each time)'
const gives = '(?<gives>(?:bury|discard|flip) THIS(?: face-down)?)'
const called = '(?:instead|to (?:cancel|stop|prevent|avoid) (?:it|that|that card|the card|its effect))'
const hisCard = '(?:their|the|that) (?:own )?(?:card|event|phobia|epidemic|spell|fate event)'
const thenGoes = `\\. ${he} must (?:then )?(?:also )?(?<how>bury|discard) ${hisCard}$`

/** What is so of an opponent who is not affected, and how the others are told. */
const exempt: readonly (readonly [said: string, others: string])[] = [
  ['(?:already )?walk', 'is not walk'],
  ['(?<so>(?:in|at|on) [^.,;:()]+|outside|inside|underground)', 'is not <so>'],
]
const has = '(?<so>[^.,;:()]+?) in play'
const notAffected = `${he} is not affected(?: by (?:it|this|this card|THIS))?`
const single = '(?:your )?opponent(?<does> (?!may\\b|who\\b|choose to\\b)[^.;:()]+)'
const each = 'each opponent(?<does> (?!may\\b|who\\b|choose to\\b)[^.;:()]+)'

const notHim = (said: string): readonly string[] => [
  `\\. (?:but )?(?:if|when|while) (?:${he} is )?${said} , ${notAffected}$`,
  `\\. (?:but )?${notAffected} (?:if|when|while) (?:${he} is )?${said}$`,
  `\\. (?:but )?(?:a |any |each |all )?opponents? who is ${said} is not affected(?: by (?:it|this|THIS))?$`,
]

const whoIsNot: readonly Clause[] = [
  ...exempt.flatMap(([said, others]) =>
    notHim(said).flatMap((behind): Clause[] => [
      [new RegExp(`^${single} ${behind}`), `if your opponent ${others} , your opponent <does>`],
      [new RegExp(`^${each} ${behind}`), `each opponent who ${others} <does>`],
    ]),
  ),
  [
    new RegExp(`^${single} \\. (?:but )?(?:a |any )?walk opponents? is not affected$`),
    'if your opponent is not walk , your opponent <does>',
  ],
  [new RegExp(`^${each} \\. (?:but )?(?:a |any |each |all )?walk opponents? is not affected$`), 'each opponent who is not walk <does>'],
  ...[
    `\\. (?:but )?(?:if|when|while) ${he} have (?:a|any|at least 1) ${has} , ${notAffected}$`,
    `\\. (?:but )?${notAffected} (?:if|when|while) ${he} have (?:a|any|at least 1) ${has}$`,
  ].flatMap((behind): Clause[] => [
    [new RegExp(`^${single} ${behind}`), 'if your opponent have no <so> in play , your opponent <does>'],
    [new RegExp(`^${each} ${behind}`), 'each opponent who have no <so> in play <does>'],
  ]),
]

const head = '(?<head>(?:(?:if|when|whenever|while|as|at|on|in|once|before|after|during|by)\\b[^.,;:()]* , )*)'
const hisChoice = `${head}(?:your )?opponent (?:must |have to )?(?:choose|pick|select|name) (?:1|a|any 1)(?: of (?:their|the))? (?<kind>(?:(?!of\\b)[^.,;:() ]+ )*?ally)`
const befalls =
  '(?<does>(?:(?:may not|cannot|must not) (?:absorb|defend|is )|lose (?:#|1)(?= |$)|is (?:bury|discard|flip|worth|return)\\b)[^.,;:()]*)'
const hisOwn = "<head> choose 1 <kind> of your opponent of your opponent 's choice : the target <does>"

const span = '(?:for the (?:remainder|rest) of (?:this|the) (?<span>round|combat)|until the end of (?:this|the) (?<until>round|combat))'
const oneOfHis =
  "(?<one>(?:(?:1 of )?(?:your )?opponent 's [^.,;:()]*?ally|(?:1|a|any 1) [^.,;:()]*?ally of (?:your |a )?opponent)[^.,;:()]*?)"
const withGoods = '(?:(?: ,)? (?:\\( )?(?:and|with|together with|along with) (?:any|all|everything|the)[^.;:()]*?(?: \\))?(?: ,)?)?'
const lent = `^(?:move|bring|take|shift|win|lure) ${oneOfHis}${withGoods} (?:over )?to your side \\. ${span}(?: ,)? (?:the|that|this) ally is yours`
const comesBack =
  '(?: \\. (?:then |afterwards |at the end of (?:the|that) \\S+ )?(?:, )?return (?:it|they|the ally|that ally)(?: to (?:its|their) (?:owner|player)| to (?:your )?opponent)?(?: and bury THIS)?)?$'
const borrows = 'take control of <one> until the end of the <span> <until>'
const whileIt = 'until the end of the <span> <until>'

const rows: readonly Clause[] = [
  // "Protection from A and B. When your opponent plays one of these cards, you may bury this Ally instead. He must then bury his card."
  [
    new RegExp(
      `^${heading} \\. ${moment} ${anOpponent} play ${oneOfThese}(?: on you| against you)? , you may (?:choose to )?${gives} ${called} ${thenGoes}`,
    ),
    'when a opponent play <a> or <b> on you , you may <gives> to cancel that and <how> it',
  ],
  [
    new RegExp(`^${moment} (?<who>${anOpponent}) play (?<what>[^.,;:()]+) , you may (?:choose to )?${gives} ${called} ${thenGoes}`),
    'when <who> play <what> , you may <gives> to cancel that and <how> it',
  ],
  [
    new RegExp(
      `^${heading} \\. ${moment} ${anOpponent} play ${oneOfThese}(?: on you| against you)? , you may (?:choose to )?${gives} ${called}$`,
    ),
    'when a opponent play <a> or <b> on you , you may <gives> to cancel that',
  ],
  ...whoIsNot,
  // "Opponent must choose one Defending Ally, who may not absorb points during this Combat."
  [new RegExp(`^${hisChoice} , (?:who|which|that) ${befalls}$`), hisOwn],
  [new RegExp(`^${hisChoice} \\. (?:it|they|that ally|the ally|this ally) ${befalls}$`), hisOwn],
  // "Move opponent's Ally to your side. For the rest of this Round the Ally is yours, and is Corrupt. Then, return the Ally."
  [
    new RegExp(`${lent}(?: ,)?(?: and (?:is|become)(?: a)? (?<state>corrupt|steadfast) (?<attr>[^.,;:() ]+))${comesBack}`),
    `${borrows} . that ally become <state> ${whileIt} . that ally gain the <attr> attribute ${whileIt}`,
  ],
  [
    new RegExp(`${lent}(?: ,)?(?: and (?:is|become) (?<state>corrupt|steadfast))${comesBack}`),
    `${borrows} . that ally become <state> ${whileIt}`,
  ],
  [new RegExp(`${lent}${comesBack}`), borrows],
]

const mostSentences = 3

const foesAlly = /\bally of (?:your|a) opponent\b|\b(?:your )?opponent 's (?:[^.,;:() ]+ ){0,3}?ally\b/

/** "Target Ally loses 1 for each Phobia affecting his or her Investigator", of an opponent's Ally: that opponent. */
function ofHisInvestigator(parts: readonly Words[], self: Self | undefined): readonly Words[] {
  const isTarget =
    (self?.type === 'Spell' || self?.type === 'Event') && /^(?:(?:one|an|any) )?opponent[’']s (?:[a-z-]+ )*ally$/i.test(self.target ?? '')
  return parts.map((part) => {
    const said = textOf(part)
    const isHis = foesAlly.test(said) || (isTarget && /\btarget ally\b/.test(said))
    if (!isHis || /\b(?:each|any|every|other) (?:player|opponent|investigator)\b/.test(said)) return part
    const at = part.findIndex(({ text }, index) => text === 'their' && part[index + 1]?.text === 'investigator')
    const near = part[at]
    return near && part[at + 2]?.text !== "'s" ? [...part.slice(0, at), ...newWords('your opponent', near), ...part.slice(at + 2)] : part
  })
}

/** The sentences, two or three of which are one where a row says so. */
export function withRows(parts: readonly Words[], self: Self | undefined): readonly Words[] {
  const told = ofHisInvestigator(parts, self)
  const result: Words[] = []
  for (let at = 0; at < told.length; ) {
    let taken = 1
    let put: readonly Words[] = [told[at]!]
    for (let count = Math.min(mostSentences, told.length - at); count > 0; count--) {
      const some = told.slice(at, at + count)
      if (some.some((each) => each.length === 0)) continue
      const both = some.flatMap((each, index) => (index === 0 ? each : [newWord('.', each[0]!), ...each]))
      const pieces = piecesOf(both, self)
      const row = rows.find((each) => putAsMeant(each, both, pieces, self))
      if (!row) continue
      put = apartAtStop(putAsMeant(row, both, pieces, self)!, true)
      taken = count
      break
    }
    result.push(...put)
    at += taken
  }
  return result
}
