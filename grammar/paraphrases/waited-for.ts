/** What a card waits for, and what it does then: told by a noun, in another order, or of this card itself. */

import type { Clause } from '../clauses.ts'

const head = '(?:when|each time|any time|at the (?:start|end|moment)|if|after|once|as soon as)'
/** What is said of this card that is done with it. */
const must = '(?:must (?:then |also )?|have to )?'

export const waitedFor: readonly Clause[] = [
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
