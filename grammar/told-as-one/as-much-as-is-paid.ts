/**
 * Sanity of which one pays as much as one likes, and what comes to as much: "spend up to 3 Sanity. Add 1 to its value for each point spent",
 * "pay any amount of Sanity to draw an equal number of cards". The number is chosen once and stands at both places, as the grammar has it; so
 * of two sentences one is made.
 */

import { most } from '../amounts.ts'
import { type Clause, putAsMeant } from '../clauses.ts'
import type { Token } from '../lexer.ts'
import type { Self } from '../reading.ts'
import { newWord, type Pieces, piecesOf } from '../tokens.ts'

type Words = readonly Token[]

const head = '(?<head>(?:(?:if|when|whenever|while|as|at|on|in|once|before|after|each|during|by)\\b[^.,;:()]* , )*)'
const self = '(?<self>(?:(?:flip|bury|discard|rotate) THIS(?: face-down)?(?: ,)? and )?)'
const left = '(?<may>(?:you may |you can )?)'
const sanity = '(?:sanity point|sanity|point of (?:your )?sanity)'
/** From how much to how much; what has no end is as much as one has, and no card counts higher than so. */
const howMuch: readonly (readonly [said: string, from: string, to: string])[] = [
  [`up to (?:a (?:maximum|total|limit) of )?(?<most>#) ${sanity}`, '1', '<most>'],
  [`(?:from |between )?(?<least>1|#) (?:to|and) (?<most>#) ${sanity}`, '<least>', '<most>'],
  [
    `(?:any (?:number|amount) of|as (?:much|many)|as (?:much|many) of your) ${sanity}(?: as you (?:like|wish|choose|want|care to|please|dare))?(?: ,)? (?:\\( )?(?:up to|(?:but )?(?:no more than|to a maximum of|with a maximum of|at most))(?: a maximum of| a total of)? (?<most>#)(?: ${sanity})?(?: \\))?`,
    '1',
    '<most>',
  ],
  [`any (?:number|amount) of (?:your )?${sanity}`, '1', String(most)],
  [`as (?:much|many)(?: of your)? ${sanity} as you (?:like|wish|choose|want|care to|please|dare)`, '1', String(most)],
]
const pays = '(?:pay|spend|lose|sacrifice|give up|give)'
const then = '(?: \\.(?: then(?: ,)?)?|(?: ,)? (?:in order )?to|(?: ,)? and(?: then)?| , then| :| ;) '
const paid = `(?:(?: (?:that )?(?:you )?(?:so |thus )?${pays}| (?:so|thus) ${pays})(?: (?:so|thus|this way|in this way|for (?:it|this)))?)?`
const each = `(?:for (?:each|every)(?=$| until| ,)|(?:for (?:each|every)|per) (?:such )?(?:${sanity}|1|point)${paid})`
const asMuch =
  '(?:a (?:equal|same|like|identical) (?:number|amount)|the (?:same|equal) (?:number|amount)|(?:that|as|so) (?:many|much)|that (?:number|amount))(?: of)?'
const tail = '(?<tail>(?:(?: ,)? (?:then|and|until|for the (?:rest|remainder)|during this|this) [^.;:()]*)?)$'
const who =
  '(?:(?:make|cause|force|have) (?=(?:your|each|target) opponent ))?(?<who>(?:(?:you|your opponent|each opponent|target opponent|they)(?: may| must| to)? )?)'
const deed = '(?<deed>draw|gain|lose|discard|bury|flip|return|take|regain)'
const what = '(?<what>[^.,;:()]+?)'
const to = '(?<to>(?:to|from) [^.,;:()]+?)'
const card =
  '(?<card>(?:THIS|it|they|target ally|target monster|that (?:ally|monster)|(?:1|each|all|all of) (?!(?:other )?(?:player|opponent|investigator)\\b)[^.,;:()]+?))'

/** What comes to as much: `N` stands for the number that is chosen. */
const comesTo: readonly (readonly [said: string, meant: string])[] = [
  // "Draw two cards for each": as often as that many together.
  [`${who}${deed} (?<times>#|1|a) (?!sanity)${what} ${each}${tail}`, '<who> <deed> N <what> <tail>'],
  [`${who}${deed} (?<times>#|1) ${sanity} ${each}${tail}`, '<who> <deed> N sanity <tail>'],
  [`(?<how>add|subtract) (?<times>#|1)(?: point)? ${to} ${each}${tail}`, '<how> N <to> <tail>'],
  [`${card} (?<how>gain|lose|add) (?<times>#|1)(?: point)?(?: to its value)? ${each}${tail}`, '<card> <how> N <tail>'],
  [`${card} (?:gain|add) ${asMuch}(?: point)?(?: to its value)?${tail}`, '<card> gain N <tail>'],
  [`${card} lose ${asMuch} point${tail}`, '<card> lose N <tail>'],
  [
    `${who}(?<deed>gain|lose|regain) (?<double>twice|double) (?:as (?:much|many)|that (?:number|amount)(?: of)?)(?: ${sanity})?${tail}`,
    '<who> <deed> N sanity <tail>',
  ],
  [`(?<how>add|subtract) ${asMuch}(?: point)? ${to}${tail}`, '<how> N <to> <tail>'],
  [`${who}(?<deed>gain|lose|regain) ${asMuch}(?: ${sanity})?${tail}`, '<who> <deed> N sanity <tail>'],
  [`${who}${deed} ${asMuch} (?!as |sanity|point)${what}${tail}`, '<who> <deed> N <what> <tail>'],
]

/** The same with what it is counted by before it: "for each point so paid, draw one card". */
const countedFirst = new RegExp(`(?<before>^${head}${self}${left}${pays} [^.;()]+? )(?:\\.|and|,|:) (?<each>${each}) , (?<does>[^.;:()]+)$`)

interface Row {
  readonly said: RegExp
  readonly meant: (times: number) => string
}

const rows: readonly Row[] = howMuch.flatMap(([much, from, upTo]) =>
  comesTo.map(([said, meant]): Row => {
    const chosen = `a choose ${from} to ${upTo}`
    return {
      said: new RegExp(`^${head}${self}${left}${pays} ${much}${then}${said}`),
      meant: (times) => `<head> <may> <self> pay ${chosen} sanity : ${meant.replace('N', times === 2 ? `twice ( ${chosen} )` : chosen)}`,
    }
  }),
)

/** Who else is spoken of is told in the words themselves, and nothing is offered to him. */
const isOffered = (said: string): boolean => !/\bopponent may\b|\bplayer may\b/.test(said)

/** The number that stands for "each": 1, if it is told by none. */
function timesTold({ said, places }: Pieces, sentence: Words, found: RegExpExecArray): number {
  if (found.groups?.['double'] !== undefined) return 2
  const at = found.indices?.groups?.['times']?.[0]
  if (at === undefined) return 1
  const token = sentence[places[said.slice(0, at).trim().split(' ').length] ?? 0]
  return token?.type === 'number' ? token.value : 1
}

function asOne(sentence: Words, self: Self | undefined): Words | undefined {
  const turned = putAsMeant([countedFirst, '<before> . <does> <each>'] satisfies Clause, sentence, piecesOf(sentence, self), self)
  const told = turned ?? sentence
  const pieces = piecesOf(told, self)
  if (!isOffered(pieces.said)) return undefined
  for (const { said, meant } of rows) {
    const found = new RegExp(said.source, 'd').exec(pieces.said)
    if (!found) continue
    const times = timesTold(pieces, told, found)
    const put = times > 2 ? undefined : putAsMeant([said, meant(times)], told, pieces, self)
    return put?.map((token) => (token.text === String(most) ? { ...token, type: 'number', value: most } : token))
  }
  return undefined
}

/** The sentences, of which those that tell what is paid and what comes to as much are one. */
export function withAsMuchAsPaid(parts: readonly Words[], self: Self | undefined): readonly Words[] {
  const result: Words[] = []
  for (const part of parts) {
    const before = result.at(-1)
    const both = before && part.length > 0 && asOne([...before, newWord('.', part[0]!), ...part], self)
    if (both) result[result.length - 1] = both
    else result.push((part.length > 0 && asOne(part, self)) || part)
  }
  return result
}
