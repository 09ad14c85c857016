/**
 * A Spell that is taken back into the Hand for something once it is cast: "After it is cast, you may pay 1 Sanity to return it to your
 * Hand instead of burying it". The card that holds it says so of its Spells, and any other card that is no Spell of yours in general.
 */

import type { Self } from './reading.ts'
import type { Row } from './rewording.ts'

const begin = '(?<=^|[.;] )'
const moment = '(?:[Aa]fter|[Ww]hen(?:ever)?|[Oo]nce|[Ee]ach time|[Ii]f)'
const holder = '(?:this (?:card|Tome|Ally|Artifact)|it|him|her)'
const held = `(?: (?:in|from|held by|known by|on) ${holder}| (?:(?:that|which) )?(?:this (?:card|Ally|Tome)|he|she|it) (?:knows|holds))`
const spell = '(?:an?|the|that|any|his|her|its) Spell'
const pay =
  '((?:pay|spend|lose) (?:\\d+|one|two|three)(?: additional| more)? Sanity(?: points?)?|discard (?:\\d+|one|two|an?|any) (?:other )?cards?(?: (?:from|in) your [Hh]and)?)'
const instead =
  '(?:,? (?:instead|rather)(?: (?:of|than) (?:being )?(?:[Bb]ury|[Ff]lipp?|[Dd]iscard|[Ll]os)(?:ing|ied|ed|e)?(?: it| the Spell)?(?: face-down)?)?)?'
const back = `(?:return|take) (?:it|${spell})(?: back)? (?:to|into) your [Hh]and`
const end = '(?=[.;]|$)'

const taken = (from: string, told: string | undefined): string => {
  const price = (told ?? '').replace(/^(?:spend|lose)/, 'pay').replace(/ (?:additional|more)\b/, '')
  const paid = price.startsWith('discard') ? `${price.replace(/ (?:from|in) your hand$/i, '')} in your Hand` : price
  return `When you cast a Spell${from}, you may ${paid}: return that card to the Hand`
}
const ofItsOwn = (_: string, [price]: readonly (string | undefined)[]): string => taken(' from this card', price)

/** Of the Spells that the card holds. */
const own: readonly Row[] = [
  [
    new RegExp(
      `${begin}${moment} (?:it|they|${spell}${held}?) (?:is|are|has been|have been)(?: just)? cast(?: from ${holder})?, you may ${pay} (?:and|to) ${back}${instead}${end}`,
      'gu',
    ),
    ofItsOwn,
  ],
  [
    new RegExp(
      `${begin}${moment} (?:you )?(?:cast|casting|have cast) (?:it|the Spell|that Spell|${spell}${held}), you may ${pay} (?:and|to) ${back}${instead}${end}`,
      'gu',
    ),
    ofItsOwn,
  ],
  [
    new RegExp(
      `(?<=\\b(?:[Kk]now|[Hh]old)s? [^.]*\\bSpells?\\. )You may ${pay} (?:and|to) ${back}(?: (?:after|when|once) (?:it is |casting it|it has been )(?:cast)?)?${instead}${end}`,
      'gu',
    ),
    ofItsOwn,
  ],
  [
    new RegExp(
      `(?<=\\b(?:[Kk]now|[Hh]old)s? [^.]*\\bSpells?\\. )(?:It (?:returns|is returned)|Return (?:it|${spell})) to your [Hh]and (?:after|when|once) (?:it is |being )?cast(?:,)? (?:if you|by) ${pay.replace('pay|spend|lose', 'pay(?:ing)?|spend(?:ing)?|los(?:e|ing)').replace('discard ', 'discard(?:ing)? ')}${end}`,
      'gu',
    ),
    (_, [price]) => taken(' from this card', price?.replace(/^(?:paying|spending|losing)/, 'pay').replace(/^discarding/, 'discard')),
  ],
]

/** Of any Spell. */
const any: readonly Row[] = [
  [
    new RegExp(
      `${begin}${moment} (?:you )?(?:cast|casting|have cast) (?:a|any) Spell, you may ${pay} (?:and|to) ${back}${instead}${end}`,
      'gu',
    ),
    (_, [price]) => taken('', price),
  ],
]

/** The rows for such a card; a Spell would speak of itself. */
export const spellsTakenBack = (self: Self | undefined): readonly Row[] =>
  self === undefined || self.type === 'Spell' ? [] : self.type === 'Ally' || self.type === 'Tome' ? [...own, ...any] : any
