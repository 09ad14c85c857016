/** What becomes of some of the cards that were looked at or revealed: "put any Location among them in your Hand". */

import type { Clause } from '../clauses.ts'

const them = '(?:them|they|these|those|these card|those card|the card (?:so )?(?:reveal|see|look at)|the reveal card)'
const what = '(?<what>(?!1 |# |up )[^,;:()]+?)'
const one = '(?!card\\b|other\\b)[a-z_]+(?: or [a-z_]+)?'
const toHand = '(?<to>(?:in|into|to) your hand)'
const rest = '(?:the )?(?:rest|other|others|other card|remain card|remainder)'

/** "If either is a Tome, place it in your Hand": each of the two that is one. */
export const thoseOfThem: readonly Clause[] = [
  [
    new RegExp(
      `^if (?:either|1 or both)(?: (?:1|card))?(?: of (?:them|they|these|those)(?: card)?)? is (?:a )?${what} , (?<put>put|place|take|return|add) (?:it|that card) ${toHand}$`,
    ),
    '<put> all <what> among them <to>',
  ],
  // "Any Monsters go to your Hand; discard the others": what is left behind tells that they are of those seen.
  [
    new RegExp(
      `^(?:any|all|each|every) (?<what>${one})(?: among ${them})? (?:go|is (?:put|place|take|add)|return) ${toHand}(?: ,| ;)?(?: and)?(?: then)? (?<how>discard|bury) ${rest}$`,
    ),
    'put all <what> among them in your hand and <how> the rest',
  ],
  [
    new RegExp(
      `^(?<put>put|take|place|add) (?:any|all|each|every) (?<what>${one}) ${toHand}(?: ,| ;)?(?: and)?(?: then)? (?<how>discard|bury) ${rest}$`,
    ),
    '<put> all <what> among them <to> and <how> the rest',
  ],
]

export const amongThoseSeen: readonly Clause[] = [
  [
    new RegExp(`(?<=\\b(?:put|take|place|return|add) )(?:any|each|every) ${what} among ${them} ${toHand}(?=$| ,| and )`),
    'all <what> among them <to>',
  ],
  [
    new RegExp(
      `(?<=\\b(?:put|take|place|return|add) )(?:any|each|every|all) ${what} (?:so |thus )?(?:reveal|see|find|turn up)(?: (?:this way|in this way|there))? ${toHand}(?=$| ,| and )`,
    ),
    'all <what> among them <to>',
  ],
  [
    new RegExp(
      `^(?:any|each|every|all) ${what} (?:among ${them}|(?:so )?reveal) (?:must )?is (?:put|take|place|return|add) ${toHand}(?: ,| ;)?(?: and)? ${rest} (?:is|go) (?<how>discard|bury)$`,
    ),
    'put all <what> among them <to> and <how> the rest',
  ],
  [
    new RegExp(
      `^(?:any|each|every|all) ${what} (?:among ${them}|(?:so )?reveal) (?:must )?(?:is (?:put|take|place|return|add)|go) ${toHand}$`,
    ),
    'put all <what> among them <to>',
  ],
  [
    /\badd (?<which>1|#|either)(?: of (?:them|these|those|they))? to your hand(?: ,)?(?: and)? (?=(?:discard|bury|return|put|place) the (?:other|rest|remain))/,
    'put <which> in your hand and ',
  ],
]
