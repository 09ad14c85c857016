/** Turns spent at a Location and what one does there: when they begin, and what its Gate serves for on a later one. */

import type { Clause } from '../clauses.ts'

const here = ['Location'] as const
const eachTurn =
  '(?:each|every|any)(?: of their)? turn(?:s)?(?: (?:here|spend here|(?:that |which )?(?:they|you) (?:remain|stay|is|spend)(?: here)?|(?:that|when|while|in which|during which) THIS is (?:your|their) current location))'

/** What holds there, and that it does so as long as one is there. */
const whileHere =
  '(?<a>(?!(?:if|when|while|unless|as|on|at|each time) )[^,;:()]+?)(?<here>(?: ,)? (?:while|for as long as|as long as|so long as) (?:this is your current location|your current location is THIS|THIS is your current location|you is here|you is at THIS|you (?:stay|remain) here|here))(?: ,)? (?:and|but) '

export const turnsHere: readonly Clause[] = [
  // "You can survive Underwater while this is your Current Location, and on a later Turn you may ...": that is done at a time of its own.
  [
    new RegExp(
      `^${whileHere}(?<b>(?:(?:as|on|during|in) (?:a|any|your|each|every) (?:(?:later|subsequent|following|additional|further|next) )?turn|when you (?:arrive|leave)|on arrival|each (?:additional |further )?turn)\\b.*)$`,
    ),
    '<a> <here> . <b>',
    here,
  ],
  [new RegExp(`^${whileHere}(?<b>(?:you|your|all|each|no) .*)$`), 'while you is here , <a> , and <b>', here],
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
