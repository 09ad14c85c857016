/** A second figure with its verb said again, or its condition in few words: "add one, or add two at a Port", "or by 2 if a Ghoul is". */

import type { Clause } from '../clauses.ts'

const so = '(?=(?:#|1)(?: [^,:;()]*)? (?:if|while|when|at|during|by|against)\\b)'
const point = '(?:a|any|1|the|your)'

export const secondFiguresTold: readonly Clause[] = [
  [new RegExp(`(?<=^(?:(?!may|either)[^:;()])*\\b(add|gain|lose|subtract|draw|discard) (?:#|1) .*?)(?<or>(?: ,)? or) \\1 ${so}`), '<or> '],
  [new RegExp(`(?<=\\b(?:increase|raise|reduce|decrease|lower) .* by (?:#|1) .*?)(?<or>(?: ,)? or) by ${so}`), '<or> '],
  // What is so of the one is asked of the other.
  [
    new RegExp(
      `(?<=\\b(?:#|1) .*)\\b(?<if>if|while|when) (?<a>${point} [^,:;()]+?) (?<is>is (?:(?:a )?part of|in|at|among|affect) [^,:;()]+?)(?<mid>(?: ,)? (?:or|and) (?:by )?(?:#|1)(?: [^,:;()]+?)? (?:if|while|when)) (?<b>${point} [^,:;()]+?) is$`,
    ),
    '<if> <a> <is> <mid> <b> <is>',
  ],
  [
    new RegExp(
      `(?<=\\b(?:#|1) .*)\\b(?<if>if|while|when) (?<who>you|your opponent|they) have (?<a>${point} [^,:;()]+?) (?<where>in play|in your threat|in their threat)(?<mid>(?: ,)? or (?:by )?(?:#|1)(?: [^,:;()]+?)? (?:if|while|when)) (?:you|they|your opponent) have (?<b>${point} (?:(?! in play|threat)[^,:;()])+)$`,
    ),
    '<if> <who> have <a> <where> <mid> <who> have <b> <where>',
  ],
  // While a Storm lasts.
  [
    /(?<=\b(?:#|1)(?: (?:point|sanity|card))?) (?:during|in) (?:a|any) (?<what>storm|epidemic)(?: event)?(?=$| ,)/,
    ' while a <what> is in play',
  ],
]
