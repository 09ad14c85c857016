/** Turns spent at a Location and what one does there: when they begin, and what its Gate serves for on a later one. */

import type { Clause } from '../clauses.ts'

const here = ['Location'] as const
const eachTurn =
  '(?:each|every|any)(?: of their)? turn(?:s)?(?: (?:here|spend here|(?:that |which )?(?:they|you) (?:remain|stay|is|spend)(?: here)?|(?:that|when|while|in which|during which) THIS is (?:your|their) current location))'

export const turnsHere: readonly Clause[] = [
  [new RegExp(`(?<=\\bat the (?:beginning|start) of )${eachTurn}(?=$| ,)`), 'each turn here', here],
  // What a Gate serves for is done on a later Turn than that of arriving anyway.
  [/^on a (?:later|following|subsequent|future) turn(?: ,)? you may (?=use (?:this|the) gate to )/, 'as your turn , you may ', here],
  [
    /(?<=\bsummon [^,;:()]*?)(?: ,)? (?:and|to) attack (?:1|any 1|a|your) opponent(?: of your choice)?(?: ,| \()? (?:who|whose ally) may defend(?: with (?:their )?ally)?(?: \))?$/,
    ' , which attack 1 opponent . ally may defend',
  ],
  [/(?<=^|[,;] )(?<what>[^,;:()]+?) who is in play as ally (?=add|subtract|gain|lose|may|cannot)/, '<what> in play as ally '],
  [
    /(?<=\b(?:1|#) (?:more|additional|fewer) spell) than (?:its|their) (?:normal|usual|ordinary|printed) (?:capacity|number|limit|maximum)/,
    '',
  ],
  [
    /(?<=\bis not affected by [^,;:()]+?) (?:play by|that (?:is )?play by|play on you by) (?:a|any|your|the) opponent(?: (?:against|on) you)?$|(?<=\bis not affected by [^,;:()]+?) that (?:a|any|your|the) opponent play(?: (?:against|on) you)?$/,
    ' of your opponent',
  ],
]
