/** What is taken from a pile and then played or kept: "take one Artifact from your Story Deck and play it at once, or put it in your Hand". */

import type { Clause } from '../clauses.ts'

const take = '(?:take|choose|pick|select|retrieve|recover|find)'
const one = '(?<what>(?:1|a|any|any 1) (?:(?!(?:from|in)\\b)[^,:;()])+?)'
const pile = '(?:from|in) your (?<pile>story deck|discard pile|hand)'
const and = '(?: ,)? and (?:then )?(?:may )?(?:either )?'
const play = '(?:immediately )?play it(?: immediately)?(?: ,)?(?<how>(?: (?:regardless|without|at|as)\\b[^:;()]*?)?)'
const keep = '(?:put|take|place|return|add) it (?:in|into|to) your hand'

export const takenOrPlayed: readonly Clause[] = [
  [
    new RegExp(`\\b${take} ${one} ${pile}${and}${play}(?: ,)? or (?:else )?${keep}$`),
    'either play <what> from your <pile> <how> or put <what> from your <pile> in your hand',
  ],
  [
    new RegExp(`\\b${take} ${one} ${pile}${and}${keep}(?: ,)? or (?:else )?${play}$`),
    'either play <what> from your <pile> <how> or put <what> from your <pile> in your hand',
  ],
]
