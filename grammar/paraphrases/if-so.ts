/** "If so", "if you do" behind a leave: what is done as one makes use of it. */

import type { Clause } from '../clauses.ts'

const then = '(?:if (?:so|you do|you do so|you do this)|when you do(?: so| this)?|by do so|do so)(?: play)?'
const toAll = '(?: to (?:(?:all|every|each|the) (?:other )?(?:player|opponent|investigator)|everyone|everybody|your opponent))?'

export const ifSo: readonly Clause[] = [
  // "You may show this card when you play it. If so, ..."
  [
    new RegExp(
      `^you may (?:choose to )?(?:show|reveal|display|expose) THIS${toAll} (?:when|whenever|as|while|at the moment(?: when| that)?) you play (?:it|THIS) \\. ${then} , (?<what>.+)$`,
    ),
    'when play , you may reveal this card . if you do , <what>',
  ],
  [
    new RegExp(
      `^(?:when|whenever|as|at the moment(?: when| that)?) you play (?:it|THIS) , you may (?:choose to )?(?:show|reveal|display|expose) (?:it|THIS)${toAll} \\. ${then} , (?<what>.+)$`,
    ),
    'when play , you may reveal this card . if you do , <what>',
  ],
  // "You may play this card right after a Train. If so, discard one card".
  [
    new RegExp(
      `^(?<may>(?:you may play THIS|THIS may is play|may is play) [^.;:()]*?(?:after|following|on the same turn (?:as|that)|as) [^.;:()]+?) \\. ${then} , (?:you must |must )?(?<what>[^.;:()]+)$`,
    ),
    '<may> : if so , <what>',
    ['Location', 'Ally', 'Artifact', 'Tome', 'Event', 'Spell', 'Monster'],
  ],
]
