/** What a card waits for, and what it does then: told by a noun, in another order, or of this card itself. */

import type { Clause } from '../clauses.ts'

const head = '(?:when|each time|any time|at the (?:start|end|moment)|if|after|once|as soon as)'
/** What is said of this card that is done with it. */
const must = '(?:must (?:then |also )?|have to )?'

/** The word that a moment begins with. */
const at = '(?:when|each time|any time|if|after|once|as soon as)(?: that)?'
/** Who does something at a moment. */
const whoever = '(?:you|your opponent|(?:a|any|another|either|any other) (?:player|opponent|investigator))'
const deed = '(?:play|cast|use|complete|draw|lose|gain|bury|discard|arrive at|enter|reach|leave|begin|finish|walk to|travel to)'
/** What such a deed is done to, and no other verb behind it. */
const what = '(?:(?:a|any|1|another|your|the) [^,:;()]+|sanity)'
const firstTime = '(?:only )?the (?:very )?first time(?: that| when)? '
const soOften = '(?<per>(?:in (?:a|any|each|the same)|each|every|per|during (?:a|any|each)) (?:round|combat))'

export const waitedFor: readonly Clause[] = [
  // "Bury this card as soon as that opponent has a Doctor in play or arrives at a Sanitarium."
  [
    /^(?<do>bury|discard|flip) THIS (?:as soon as|when|once) (?<who>your opponent|that opponent|that player|the opponent|you) (?<a>have [^,:;()]+?)(?: ,)? or (?<b>(?:arrive|play|draw|pass|use|cast|gain|lose|leave|walk)\b[^,:;()]*)$/,
    '<do> this card as soon as <who> <a> . <do> this card when <who> <b>',
  ],
  // ---------------------------------------------------------------- who does it, and what has been done
  [
    new RegExp(
      `^(?:after|when|on|upon|following) (?<deed>${deed}) (?<what>(?:a|any|1|another|your) (?!(?:player|opponent)\\b)[^,:;()]+) , `,
    ),
    'when you <deed> <what> , ',
  ],
  [new RegExp(`^${at} (?<who>${whoever}) have (?=${deed} ${what} ,)(?![^,]*\\b(?:round|turn|combat|game|since)\\b)`), 'when <who> '],
  [
    new RegExp(`^${at} (?:(?:a|any) player|anyone|anybody|someone|somebody) (?:other than|but|except|besides) you(?:rself)? (?=\\w)`),
    'when another player ',
  ],
  // "When you enter or leave an Underground Location": the same of both.
  [
    new RegExp(`^${at} (?<who>${whoever}) (?<one>${deed}) or (?<two>${deed}) (?<what>${what}) , `),
    'when <who> <one> <what> or <two> <what> , ',
  ],
  // ---------------------------------------------------------------- the last of them: none is left then
  [
    new RegExp(
      `^${at} you lose (?:your|the) (?:last|only|final)(?: remaining)? (?<what>ally|artifact|tome|monster|weapon|spell)(?: in play)? , `,
    ),
    'when you lose a <what> , if you have no <what> in play , ',
  ],
  [
    new RegExp(
      `^${at} (?:your|the) (?:last|final)(?: remaining)? (?<what>ally|artifact|tome|monster|weapon|spell)(?: in play)? is (?<how>lose|bury|discard) , `,
    ),
    'when 1 of your <what> is <how> , if you have no <what> in play , ',
  ],
  // ---------------------------------------------------------------- out of Combat
  [new RegExp(`^${at} (?<so>[^,:;()]+?) (?:while )?outside(?: of)? combat , `), 'when <so> , unless this card is in combat , '],
  // A card flipped is one that lies face-down.
  [/(?<=\b(?:a|any|another|each|1|your) )flip (?=(?:ally|artifact|tome|event|location|card)\b)/, 'face-down '],
  // ---------------------------------------------------------------- the first time
  [new RegExp(`^${firstTime}(?<so>${whoever} ${deed}\\b(?! here)[^,:;()]*?) ${soOften} , (?<do>[^:;]+)$`), 'when <so> , <do> , once <per>'],
  [
    new RegExp(`^${firstTime}${soOften}(?: that| when)? (?<so>${whoever} ${deed}\\b(?! here)[^,:;()]*) , (?<do>[^:;]+)$`),
    'when <so> , <do> , once <per>',
  ],
  [
    new RegExp(
      `^${firstTime}(?<so>${whoever} (?:${deed}|come to|go to)\\b(?! here)(?![^,]*\\b(?:round|turn|combat)\\b)[^,:;()]*) , (?<do>[^:;]+)$`,
    ),
    'when <so> , <do> , once a game',
  ],
  // ---------------------------------------------------------------- where it is done
  [
    new RegExp(
      `^${at} you (?<deed>play|cast|use) (?<what>(?:a|any|another) [^,:;()]+?) (?:at|in) (?<where>(?:a|any) [^,:;()]*?location\\b[^,:;()]*) , `,
    ),
    'when you <deed> <what> , if you is at <where> , ',
  ],
  // ---------------------------------------------------------------- what one does on one's own Turns alone
  [
    /^(?<head>(?:when|each time|any time|if|after) you (?:play|cast|use|pass)\b[^,:;()]*?) (?:on|during|in) your(?: own)? turn(?= ,)/,
    '<head>',
  ],
  [/^(?:on|during|in) your(?: own)? turn ,? (?=(?:when|each time|any time|if|after) you (?:play|cast|use|pass)\b)/, ''],
  [/(?<= (?:when|each time|any time|if|after) you (?:play|cast|use|pass)\b[^,:;()]*?) (?:on|during|in) your(?: own)? turn$/, ''],
  // ---------------------------------------------------------------- how often
  [
    /^(?:this|it|the effect|this effect|this ability|this power|that) (?:may |can )?(?:only )?(?:happen|happens|occur|occurs|work|works|apply|applies|take place|takes place) (?=(?:only |no more than |not more than |at most |up to )?(?:once|twice|# time)\b)/,
    'may is use ',
  ],
  [/^(?:limit|maximum)(?: of)?:? (?=(?:once|twice|# time)\b)/, 'may is use '],
  [/^(?<n>once|twice|# time) (?<per>(?:per|a|each|every|in a|in any) (?:round|turn|game|combat)) only$/, 'may is use <n> <per>'],
  [
    /^(?<head>(?:when|each time|any time|if|after|once) [^,:;()]+?) for the first time (?<per>(?:in (?:a|any|each|the same)|each|every|per|during (?:a|any|each)) (?:round|turn|combat))(?= ,)(?<rest> , [^:;]+)$/,
    '<head> <rest> , once <per>',
  ],
  [
    /^(?<rest>[^:;]+?) (?<head>(?:when|each time|any time|if|after) [^,:;()]+?) for the first time (?<per>(?:in (?:a|any|each|the same)|each|every|per|during (?:a|any|each)) (?:round|turn|combat))$/,
    '<rest> <head> , once <per>',
  ],
  // ---------------------------------------------------------------- each Turn
  [
    /^(?<deed>(?:you )?(?:must )?(?:lose|gain) (?:#|1) sanity(?: point)?) (?:(?:on|during|in) )?(?:each|every)(?: of your| 1 of your)? turn$/,
    'at the start of each turn , <deed>',
  ],
  // ---------------------------------------------------------------- this card flipped at a moment
  // At a moment, nothing is bought by it.
  [
    new RegExp(`^(?:you ${must})?flip (?<it>THIS|it|they) (?=${head} (?!.* (?:to|and) )[^,:;]+$)`),
    'flip this card face-down ',
    ['Ally', 'Artifact', 'Tome', 'Event', 'Monster'],
  ],
  [
    new RegExp(`^(?:THIS|it|they) ${must}is flip (?:face-down )?(?=${head} (?!.* (?:to|and) )[^,:;]+$)`),
    'flip this card face-down ',
    ['Ally', 'Artifact', 'Tome', 'Event', 'Monster'],
  ],
]
