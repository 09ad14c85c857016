/** A card that lies in one of two piles, and what becomes of it: "choose one Artifact from your Discard Pile or your Story Deck and return it to your Hand". */

import type { Clause } from '../clauses.ts'

const pile = '(?:discard pile|story deck|mythos deck|hand)'
const from = `(?:from|in|of|out of) (?:either )?your (?<one>${pile})(?: ,)? or (?:else )?(?:(?:from|in|of|out of) )?(?:your )?(?<other>${pile})`
const take = '(?:choose|pick|select|take|find|look for|search for|retrieve|recover|remove)'
const what = '(?<n>1|a|any|any 1) (?<what>(?!of\\b)[^,:;()]+?)(?: of your choice)?'
const it = '(?:it|that card|the card|them|that (?:ally|artifact|tome|spell|event|monster|location|weapon))'

export const fromEitherPile: readonly Clause[] = [
  [
    new RegExp(
      `\\b${take} ${what} ${from}(?: ,)? (?:and|then|and then) (?:return|put|take|place|add|draw) ${it}(?: back)? (?:to|into|in) your hand(?=$| ,)`,
    ),
    'return 1 <what> in your <one> or <other> to your hand',
  ],
  [
    new RegExp(`\\b${take} ${what} ${from}(?: ,)? (?:and|then|and then) (?<how>bury|discard) ${it}(?=$| ,)`),
    'either <how> 1 <what> in your <one> or <how> 1 <what> in your <other>',
  ],
  [new RegExp(`\\b(?<how>bury|discard) ${what} ${from}(?=$| ,)`), 'either <how> 1 <what> in your <one> or <how> 1 <what> in your <other>'],
]
