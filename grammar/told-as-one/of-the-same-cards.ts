/** "Your Tomes cannot be buried and may be played regardless of language": of the cards that were named, and not of this one; so as two sentences. So is what is done at either of two moments. */

import { apartAtStop, type Clause, putAsMeant } from '../clauses.ts'
import type { Token } from '../lexer.ts'
import type { Self } from '../reading.ts'
import { piecesOf } from '../tokens.ts'

const done = '(?:play|bury|discard|lose|cancel|cast|flip|affect)'
/** What holds for a time or where something is so may be meant of both halves, or of one. */
const part = '(?:(?!\\b(?:if|while|when|unless|until|for the|this|next|at night|by day|during|choose)\\b)[^:;().])+?'
const who = '(?<who>(?!(?:THIS|THING|it|they|you|that|this|the|no|neither|nobody|target|a|any|1|#)\\b)(?:(?!\\band\\b)[^,:;(). ]+ ){1,5}?)'
const first = `(?<one>(?:may|can|cannot|can not|may not|can never|is not) (?:also |never )?(?:is )?${done}(?: ${part})?)`
const second = `(?<two>(?:(?:may|can|cannot|can not|may not|can never|is not) (?:also |never )?(?:is )?${done}(?! (?:face-|this))|(?:add|gain|subtract|lose) (?:#|1)(?: point)?$|(?:hold|may hold|can hold) )(?:${part})?)`

const moment = '(?:when|whenever|each time|every time)'
const doing = '(?:play|cast|casting|enter|arrive|walk|complete|use|pass)'
const newRegion = '(?:a (?:new|different)|another) (?:region|subregion)'
const rest = '[^,:;().]+'
const befalls = `^(?<who>(?:each|any|every) (?:other )?(?:player|investigator|opponent)) (?<does>(?:must )?(?:lose|gain|draw|discard) ${rest}?)`
const eitherTime = (they: string): string => `<who> <does> when ${they} <a> . <who> <does> when ${they} <b>`

/** Where it holds for a time or in some case, it stays one sentence that names them twice: whether both halves are meant is asked there. */
const timed = '(?:(?!\\bchoose\\b)[^:;().,])+?'
const under = (told: string): string => told.replaceAll(part, timed)

const rows: readonly Clause[] = [
  [
    new RegExp(
      `^(?<head>(?:(?:while|if|until|for the|during|at night|by day)\\b[^,:;().]* , )?)${who}${first}(?: ,)? and (?:they )?${second}$`,
    ),
    '<head> <who> <one> . <head> <who> <two>',
  ],
  // "When playing a Tome or when casting a Spell": at either moment.
  [
    new RegExp(`${befalls} ${moment} they (?<a>${doing} ${rest}?)(?: ,)? or (?:${moment} )?(?:they )?(?<b>${doing} ${rest})$`),
    eitherTime('they'),
  ],
  [new RegExp(`${befalls} ${moment} (?<a>${doing} ${rest}?)(?: ,)? or (?:${moment} )?(?<b>${doing} ${rest})$`), eitherTime('')],
  // "When entering a new Region": as one arrives there, and not as one sets out.
  [new RegExp(`${befalls} ${moment} enter (?<there>${newRegion})$`), '<who> <does> when they enter <there>'],
  [
    new RegExp(`^(?<does>you (?:must )?(?:lose|gain|draw|discard) ${rest}?) ${moment} enter (?<there>${newRegion})$`),
    '<does> when you enter <there>',
  ],
  [new RegExp(`^${who}${under(first)}(?: ,)? and (?:they )?${under(second)}$`), '<who> <one> and <who> <two>'],
]

/** The sentences, one of them as two where both halves tell something of the same cards. */
export const withSameCards = (told: readonly (readonly Token[])[], self: Self | undefined): readonly (readonly Token[])[] =>
  told.flatMap((sentence) => {
    const pieces = piecesOf(sentence, self)
    for (const row of rows) {
      const put = putAsMeant(row, sentence, pieces, self)
      if (put) return withSameCards(apartAtStop(put, true), self)
    }
    return [sentence]
  })
