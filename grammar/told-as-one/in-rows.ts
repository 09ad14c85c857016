/**
 * Two or three sentences that make one clause, as rows on all of them with a stop between: what protects from a few cards, who is not affected, whom an
 * opponent has to choose and what that one may not do, who is lent for a while and comes back. And whose Investigator is meant behind an Ally.
 */

import { apartAtStop, type Clause, putAsMeant } from '../clauses.ts'
import type { Token } from '../lexer.ts'
import type { Self } from '../reading.ts'
import { newWord, newWords, piecesOf, textAt, textOf } from '../tokens.ts'

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

const firstOnes = '(?<first>(?!(?:it|they|this|that|you|your|its) )[^.,;:() ]+(?: [^.,;:() ]+){0,2}?)'
const going =
  '(?:go|leave|desert|depart|flee|fall|die|(?:is|must is) (?:the first )?(?:choose|chosen|take|taken|discard|bury|flip|lose|pick|select))'

/** Who goes before all others. */
const goFirst: readonly string[] = [
  `(?:any |all |your opponent 's |their )?${firstOnes} (?:must |will |have to )?(?:always |be )?(?:must )?${going}(?: always)? (?:at )?first`,
  `(?:, )?(?:always )?(?:start|begin|starting|beginning) with (?:any |all |their )?${firstOnes}`,
  `(?:any |all )?${firstOnes} (?:is |must is )?(?:always )?the first to (?:go|leave|desert|depart|flee)`,
]

const so =
  '(?<so>(?:[^.,;:()]+ , )?if (?<who>your opponent|that player|that opponent|a opponent) have (?:at least |more than )?(?:#|1)(?: or more)? (?<what>[^.,;:()]+?)(?: in play)? , )'
const scene = '(?:(?!if|unless|only|not|may|must|or|and|is|in|at|on|of|your)[a-z][a-z-]*)'
const some = '(?<n>(?:all but )?(?:#|1)) of (?:them|they|those)'

/** "If he has four or more Allies, two of them (your choice) jump ship and are Discarded": some of those that were asked of, and who of them goes first. */
const someOfHis: readonly Clause[] = [
  ['(?=[^.]*$)', ''] as const,
  ...goFirst.map((said) => [` \\. ${said}$`, ' , <first> first'] as const),
].flatMap(([then, first]): Clause[] => {
  const chosen = ['(?:of )?your choice', '(?:which |whom )?you choose', '(?:choose|select) by you'].map(
    (mine) => `(?:(?: ,)? ${mine}| \\( ${mine} \\))(?: ,)?`,
  )
  const suffer = `(?:(?:${scene} ){1,4}and )?(?:must )?is (?<do>discard|bury|flip|return)(?<to> face-down| to their hand)?`
  const order = `(?<do>discard|bury|flip|return) ${some}`
  return [
    ...chosen.flatMap((mine): Clause[] => [
      [new RegExp(`^${so}${some}${mine} ${suffer}${then}`), `<so> <do> <n> <what> of <who> of your choice ${first} <to>`],
      [
        new RegExp(`^${so}${order}${mine}(?<to> face-down| to their hand)?${then}`),
        `<so> <do> <n> <what> of <who> of your choice ${first} <to>`,
      ],
    ]),
    [new RegExp(`^${so}${some} ${suffer}(?<lot> at random)?${then}`), `<so> <do> <n> <what> of <who> <lot> ${first} <to>`],
    [
      new RegExp(`^${so}${order}(?<lot> at random)?(?<to> face-down| to their hand)?${then}`),
      `<so> <do> <n> <what> of <who> <lot> ${first} <to>`,
    ],
  ]
})

const rows: readonly Clause[] = [
  // "Protection from A and B. When your opponent plays one of these cards, you may bury this Ally instead. He must then bury his card."
  [
    new RegExp(
      `^${heading} \\. ${moment} ${anOpponent} play ${oneOfThese}(?: on you| against you)? , you may (?:choose to )?${gives} ${called} ${thenGoes}`,
    ),
    'when a opponent play <a> or <b> on you , you may <gives> to cancel that and <how> it',
  ],
  [
    new RegExp(
      `^${moment} (?<who>${anOpponent}) play (?<what>(?![^.;:()]*\\bwould\\b)[^.,;:()]+) , you may (?:choose to )?${gives} ${called} ${thenGoes}`,
    ),
    'when <who> play <what> , you may <gives> to cancel that and <how> it',
  ],
  [
    new RegExp(
      `^${heading} \\. ${moment} ${anOpponent} play ${oneOfThese}(?: on you| against you)? , you may (?:choose to )?${gives} ${called}$`,
    ),
    'when a opponent play <a> or <b> on you , you may <gives> to cancel that',
  ],
  ...whoIsNot,
  // "Gain a 13-second glance at your opponent's Hand and choose one Artifact that he must discard."
  [
    /(?<=^|, )(?:you (?:may )?)?(?:gain|take|get|steal|have|catch) (?:a )?(?<n>#|1) ?- ?second (?:long )?(?:glance|look|peek|glimpse) (?:at|of|into) (?<what>[^.,;:()]+?)(?= and |$)/,
    'look at <what> for <n> second',
  ],
  // "You may not have more than two Phobias": that affect you.
  [
    /^(?:while (?:the )?THIS is in play , )?(?:you|your investigator) (?:may not|cannot|may never|can never) (?:have|suffer from|suffer) more than (?<n>#|1) phobia(?: (?:at (?:the same|1|a|any 1) time|at once|affect you))*$/,
    'no more than <n> phobia may affect you',
  ],
  // "He despises Legrand: you may not have both in play at the same time", whatever he feels.
  [
    new RegExp(
      `^(?:THIS|it|they) (?!is\\b|may\\b|have\\b|join|add|gain|lose)[a-z]+(?: with| to)? (?<b>${name}) [:;] (?:so )?you (?:may not|cannot|may never) have (?:both(?: of them)?|them both|the # of them) in play(?: at (?:the same|1|a) time| together| at once)?$`,
    ),
    'this card may not is play if you have <b> in play . you may not play <b>',
    ['Ally'],
  ],
  // "One Ghoul in your Hand attacks your opponent. Return it to your Hand instead of burying it": the one that has attacked, and not this card.
  ...(
    [
      [`return (?:it|they|THEM) to (?:your|its owner 's) hand`, 'return that monster to your hand'],
      [`discard (?:it|they|THEM)`, 'discard that monster'],
    ] as const
  ).map(
    ([said, meant]): Clause => [
      new RegExp(
        `^(?<first>(?:[^.;()]*\\b(?:in|from) your hand attack|(?:[^.;()]+ , )?(?:you may )?control (?:a|1|any)) [^.;()]*) \\. (?:then |afterwards )?${said} instead of bury (?:it|they)$`,
      ),
      `<first> . ${meant}`,
      ['Event', 'Spell', 'Location', 'Artifact', 'Tome'],
    ],
  ),
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
  ...someOfHis,
  // "Discard two Allies of your opponent. Seamen always go first."
  ...goFirst.map(
    (said): Clause => [
      new RegExp(
        `^(?<deed>(?:[^.;:()]+ , )?(?:you (?:must )?|${he} (?:must )?)?(?:discard|bury|flip|return|lose) (?:#|1) [^.;:()]+?)(?: \\.| ;|(?: ,)? (?:and|but))? ${said}$`,
      ),
      '<deed> , <first> first',
    ],
  ),
  // "Choose one of your Directed Threats. Each Ghoul in it gains 2."
  [
    /^(?<head>(?:[^.;:()]+ , )?)(?:choose|select|pick|designate|name) (?:any )?1 (?:of your(?: own)? directed threat|directed threat of yours)(?: \.| :| ;|(?: ,)? and) (?<do>[^.;:()]+?) in (?:it|(?:that|the)(?: choose| select| designate)?(?: directed)? threat)(?<more> [^.;:()]+)?$/,
    '<head> <do> in 1 of your directed threat <more>',
  ],
]

const mostSentences = 3

const foesCard =
  /\b(?:ally|monster|artifact|tome) of (?:your|a) opponent\b|\b(?:your )?opponent 's (?:[^.,;:() ]+ ){0,3}?(?:ally|monster|artifact|tome)\b/
const everybody = /\b(?:each|any|every|other) (?:player|opponent|investigator)\b|\bof your ally\b/

/** "Target Ally loses 1 for each Phobia affecting his or her Investigator", of an opponent's Ally: that opponent; so also in the sentence behind it. */
function ofHisInvestigator(parts: readonly Words[], self: Self | undefined): readonly Words[] {
  const aim =
    self?.type === 'Spell' || self?.type === 'Event'
      ? /^(?:(?:one|an|any) )?opponent[’']s (?:[a-z-]+ )*(ally|monster|artifact|tome)$/i.exec(self.target ?? '')?.[1]?.toLowerCase()
      : undefined
  const isFoes = (part: Words | undefined): boolean => {
    const said = textOf(part ?? [])
    return !everybody.test(said) && (foesCard.test(said) || (aim !== undefined && said.includes(`target ${aim}`)))
  }
  return parts.map((part, no) => {
    if (!isFoes(part) && !(no > 0 && isFoes(parts[no - 1]) && !everybody.test(textOf(part)))) return part
    const at = part.findIndex(({ text }, index) => text === 'investigator' && index > 0 && textAt(part, index + 1) !== "'s")
    const whose = textOf(part.slice(Math.max(0, at - 3), at))
    const length = /(?:^| )their$/.test(whose) ? 1 : /^(?:that|target|the) (?:ally|monster|artifact|tome) 's$/.test(whose) ? 3 : 0
    // Who "he" is in a sentence of its own is told by the one before it alone.
    const isLed = length === 3 || isFoes(part) || at === 1
    return at > 0 && length > 0 && isLed
      ? [...part.slice(0, at - length), ...newWords('your opponent', part[at]!), ...part.slice(at + 1)]
      : part
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
