/**
 * What is worth as much as another card, and no more than so much: "has the same value as any one opposing Monster, to a maximum of 4 points". The
 * most is told of what it comes to, and not of the card it is taken from, which may be worth more.
 */

import { type Clause, putAsMeant } from '../clauses.ts'
import type { Token } from '../lexer.ts'
import type { Self } from '../reading.ts'
import { piecesOf } from '../tokens.ts'

type Words = readonly Token[]

const its = "(?:THIS 's (?:card )?value|(?:the )?(?:card )?value of THIS|its (?:card )?value)"
const equal = '(?:is (?:equal to|the same as)|equal|become(?: equal to)?|match|is as (?:much|high) as)'
const same = '(?:THIS |it )?(?:have|take on|is of|gain|assume) the (?:same )?(?:card )?value (?:as|of)(?: that of)?'
const worth = '(?:THIS |it )?(?:is )?worth (?:the same(?: (?:number of )?point)?|as much|as many point) as'
const that = '(?:that of|the (?:card )?value of|the value as|that of the)? ?'
const head = '(?<head>(?:(?:if|when|whenever|while|as|at|on|in|once|before|after|each|during|by)\\b[^.;:()]*? , )?)'
const whom =
  '(?<whom>(?:(?:any )?1|the (?:highest|lowest|strongest|weakest)|a|any|your (?:highest|lowest))(?: (?:highest|lowest|other|opposing|defending|single))* [^.,;:()]+?)'
const most =
  '(?:(?: ,)? (?:\\( )?(?:to a maximum(?: value)? of|(?:but )?(?:no|not|never) more than|up to(?: a maximum of)?|(?:with )?(?:a |the )?maximum(?: of| is)?|(?:but )?at most|to a limit of) (?<most>#|1)(?: point)?(?: \\))?)'
const told = [`${its} ${equal} ${that}`, `${same} (?:that of )?`, `${worth} `]
const until = '(?:(?: ,)?(?<until> until [^.;:()]+| (?:for|in|during) (?:this|the) [^.;:()]+))?'

const rows: readonly Clause[] = told.flatMap((said): Clause[] => [
  [
    new RegExp(`^${head}${said}${whom}${until}${most}$`),
    '<head> the value of this card is as much as the value of <whom> ( up to <most> ) <until>',
    ['Ally', 'Monster'],
  ],
  [
    new RegExp(`^${head}${said}${whom}${most}${until}$`),
    '<head> the value of this card is as much as the value of <whom> ( up to <most> ) <until>',
    ['Ally', 'Monster'],
  ],
])

/** "The same value as any one opposing Monster", with no end to it. */
const plain: Clause = [
  new RegExp(`^${head}(?:${same}|${worth}) ${whom}$`),
  '<head> the value of this card is equal to the value of <whom>',
  ['Ally', 'Monster'],
]

/** "Any one Monster in opposing Threat": of those that fight against this one. */
const opposing: readonly Clause[] = [
  [/\b(?:any )?1 monster (?:in|of|from) (?:opposing|opponent 's|your opponent 's)(?: directed)? threat(?= |$)/, '1 opposing monster'],
  [/\b(?:any )?1 monster (?:that )?oppose (?:it|THIS)(?= |$)/, '1 opposing monster'],
]
/** What the grammar has by itself, but with no number behind it that might be told of that Monster. */
const inTheOpposing: Clause = [/\b(?:any )?1 monster (?:in|of|from) the opposing(?: directed)? threat(?= |$)/, '1 opposing monster']

/** The sentences, in which what a card is worth is told of this card, and not of the other one. */
export const withWorthOfAnother = (parts: readonly Words[], self: Self | undefined): readonly Words[] =>
  parts.map((part) => {
    const put = (row: Clause, so: Words): Words | undefined => putAsMeant(row, so, piecesOf(so, self), self)
    const isCapped = rows.some((row) => put(row, part))
    if (!isCapped && !put(plain, part)) return part
    const near = [...opposing, ...(isCapped ? [inTheOpposing] : [])].reduce((so, row) => put(row, so) ?? so, part)
    for (const row of [...rows, plain]) {
      const meant = put(row, near)
      if (meant) return meant
    }
    return part
  })
