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
