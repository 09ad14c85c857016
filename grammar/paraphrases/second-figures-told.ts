/** A second figure with its verb said again, or its condition in few words: "add one, or add two at a Port", "or by 2 if a Ghoul is". */

import type { Clause } from '../clauses.ts'

const so = '(?=(?:#|1)(?: [^,:;()]*)? (?:if|while|when|at|during|by|against)\\b)'
const point = '(?:a|any|1|the|your)'

const times = '(?:at night|by day|during the (?:day|night)|(?:if|while|when|unless|against) [^,:;()]+)'

export const secondFiguresTold: readonly Clause[] = [
  // "+2 (+3 at Night)": the sign is said once.
  [
    new RegExp(`(?<=(?:\\b(?:gain|add|get|have|raise|increase)|\\+) ?(?:#|1)?[^:;()]*?(?:,|or|\\() )\\+ (?=(?:#|1)(?: point)? ${times})`),
    '',
  ],
  // "3 points in the hands of a Student", "for a Student": of him who bears it.
  [
    /(?<=\bally\b[^:;]*(?:,|or|\() (?:#|1)(?: point)?) (?:for|in the hand of|when (?:use|carry|wield|hold|bear) by|if (?:use|carry|wield|hold|bear) by) (?<who>a [^,:;()]+?)(?= \)|$)/,
    ' if the bearer is <who>',
    ['Artifact'],
  ],
  [/(?<=\b(?:if|while|unless|when) )(?:the )?ally (?=is )/, 'the bearer ', ['Artifact']],
  [/(?<=^if )(?<who>a [^,:;()]+?) (?=, (?:add|subtract|gain|lose) [^,:;()]+ instead$)/, 'the bearer is <who> ', ['Artifact']],
  [/\b(?<if>if|while) the threat (?=(?:contain|include|have) )/, '<if> the opposing threat ', ['Artifact', 'Ally']],
  // "At Night, add 3 points instead", "add 3 instead at Night".
  [/^(?<when>at night|during the night) , (?<does>[^:;]+ instead)$/, 'if it is night , <does>'],
  [/^(?<when>by day|during the day) , (?<does>[^:;]+ instead)$/, 'if it is day , <does>'],
  [/^(?<does>[^,:;]+?) instead (?:at night|during the night)$/, 'if it is night , <does> instead'],
  [/^(?<does>[^,:;]+?) instead (?:by day|during the day)$/, 'if it is day , <does> instead'],
  [/^(?<does>[^,:;]+?) instead (?<if>if|while) (?<so>[^,:;]+)$/, 'if <so> , <does> instead'],
  [/^(?<does>[^,:;]+?) instead against (?:a |any |all )?(?<what>[^,:;]+)$/, 'if the opposing threat contain <what> , <does> instead'],
  [/^(?<does>[^,:;]+?) (?:at night|during the night) instead$/, 'if it is night , <does> instead'],
  [/^(?<does>[^,:;]+?) (?:by day|during the day) instead$/, 'if it is day , <does> instead'],
  [/^(?<does>[^,:;]+?) against (?:a |any |all )?(?<what>[^,:;]+) instead$/, 'if the opposing threat contain <what> , <does> instead'],
  // What lasts so long is told behind both figures.
  [
    new RegExp(
      `(?<a>\\b(?:#|1)(?: point)?(?:(?! until| for the)[^,:;()])*?)(?:(?: ,)? (?:or )?(?:\\( )?(?:by )?)(?<b>(?:#|1)(?: point)? ${times})(?: \\))?(?: ,)? (?<for>(?:until|for the (?:rest|remainder|duration)) [^,:;()]+)$`,
    ),
    '<a> <for> , or <b>',
  ],
  // "Add another point at Night": one more.
  [/\b(?<do>add|subtract|gain|lose) (?:another|a (?:additional|extra|further|more)) point(?= |$)/, '<do> 1 more point'],
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
