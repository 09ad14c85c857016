/**
 * An Ally that goes back to a Hand with what it bears. The two act as one card while they lie together (M1.38), but what is left with nobody to bear
 * it is buried, so each of them has to be told of, and the Ally is chosen before. What is buried, discarded or flipped takes it along by itself.
 */

import { apartAtStop, type Clause, putAsMeant } from '../clauses.ts'
import type { Token } from '../lexer.ts'
import type { Self } from '../reading.ts'
import { piecesOf } from '../tokens.ts'

type Words = readonly Token[]

const besides = '(?: ,)? (?:and (?:also )?|with |together with |along with |as well as )'
const kind = '(?:(?:enchanted )?weapon|artifact|tome|spell)'
const kinds = `${kind}(?:(?: ,)?(?: and| or)? ${kind})*`
const bears = '(?:hold|carry|bear|borne|have|use|wield|own)'
const him = '(?:it|they|them|that ally|the ally)'
const byIt = `(?: (?:that |which )?(?:it|they|that ally|the ally) ${bears}| (?:that is |is )?(?:hold|carry|bear|borne|wield)(?: by ${him})?| (?:that is )?(?:give|assign|attach)(?: to ${him})?| (?:with|on) ${him})`
const goods = `(?:(?:any|all|each|every|the)(?: of)?(?: (?:the|its|their|other))? (?<what>${kinds}|card)${byIt}|(?:its|their) (?<own>${kinds})|(?:everything|anything|all|whatever|all that)(?<all>)${byIt})`
const where = "(?:from play )?(?<where>(?:to|into) (?:your|their|its owner 's|the owner 's|your opponent 's) hand)"
const head = '(?<head>(?:(?:if|when|whenever|while|as|at|on|in|once|before|after|each|during|by)\\b[^.,;:()]* , )*)'
const price = '(?:(?<price>(?:flip|bury|discard) THIS(?: face-down)?)(?: ,)?(?: and| to| , and| :) )?'
const doer = '(?<doer>(?:(?:your opponent|you)(?: must| may| can)? )?)'
const one = '(?<one>(?:a|1|any 1) (?:(?!face-|and |with )[^,:;() ]+ )*?ally(?: of(?: (?!face-|and |with )[^,:;() ]+)+?)?)'
const aimedAt = '(?<aim>(?:the )?target(?: ally)?)'

/** Where the goods are told: before the Hand, or behind it. */
const returned = (who: string): readonly string[] => [
  `return ${who}${besides}${goods}(?: ,)? ${where}$`,
  `return ${who} ${where}${besides}${goods}$`,
]

const chosen = returned(one).map((said) => new RegExp(`^${head}${doer}${price}${said}`))
const aimed = returned(aimedAt).map((said) => new RegExp(`^${head}${said}`))

function apart(sentence: Words, self: Self | undefined): readonly Words[] {
  const pieces = piecesOf(sentence, self)
  const put = (said: RegExp, meant: string): Words | undefined => putAsMeant([said, meant] satisfies Clause, sentence, pieces, self)
  const told = [...chosen, ...aimed].find((said) => said.test(pieces.said))
  const found = told?.exec(pieces.said)?.groups
  if (!told || !found) return [sentence]
  // "Return target Ally and all he holds" is one of whom the target line tells.
  const what = found['all'] !== undefined || found['what'] === 'card' ? 'card' : found['what'] === undefined ? '<own>' : '<what>'
  const both = `return each ${what} hold by the target <where> , return the target <where>`
  if (aimed.includes(told)) return [put(told, `<head> return each ${what} hold by <aim> <where> , return <aim> <where>`) ?? sentence]
  const isBefore = found['price'] !== undefined ? ' , <price>' : ''
  const isHis = /opponent/.test(found['doer'] ?? '')
  return apartAtStop(put(told, `<head> <doer> choose <one>${isBefore} ${isHis ? '.' : ':'} ${both}`) ?? sentence, true)
}

/** The sentences, in which what goes back with an Ally is told of by itself. */
export const withWhatItBears = (parts: readonly Words[], self: Self | undefined): readonly Words[] =>
  parts.flatMap((part) => apart(part, self))
