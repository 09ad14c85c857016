/** Ways that need no walking, told of the places or of their player, and Locations of the Story Deck that come to its top. */

import type { Clause } from '../clauses.ts'

const lasting: Clause[2] = ['Ally', 'Artifact', 'Tome', 'Event', 'Location', 'Monster']
const place =
  '(?:(?:any|all|each|every|a|any 1|1)(?: other| new)? |new |other )?(?<what>(?:(?!(?:any|all|each|new|the|your|this|THIS|to|you|it|that)\\b)[a-z_]+ ){0,2}(?!(?:card|it|they)\\b)[a-z_]+)(?: card)?'
const near = '(?:the same|your(?: current| present| own)?|this|the current)'
const yours = '(?: as (?:your current location|you|you is|your investigator))?'
const where = `(?:in ${near} (?<near>subregion|region|city)${yours}|in (?<any>any region|a different region|the dreamlands))`
const upright = '(?: ,)? right-side-up(?:(?: ,)? on top of your story deck| ,)?(?: instead of (?:walk|crosswise|walking))?'
const time = '(?:while|if|when|during|unless|except|at night|by night|by day|until)\\b'
const head = `(?<head>(?:${time}[^,:;()]* , )?)`
const tail = `(?<tail>(?:(?: ,)? ${time}[^,:;()]*)?)$`
const goes = '(?:play|place|put|travel to|move to|go to)'

/** One way in the same Region or Subregion, and one to wherever is told. */
const ways = (said: string): readonly Clause[] => [
  [
    new RegExp(said.replace(where, `in ${near} (?<near>subregion|region|city)${yours}`)),
    '<head> you may travel to a new <what> in the same <near> , right-side-up <tail>',
    lasting,
  ],
  [
    new RegExp(said.replace(where, 'in (?<any>any region|a different region|the dreamlands)')),
    '<head> you may travel to a new <what> in <any> , right-side-up <tail>',
    lasting,
  ],
]

const top = '(?:,? ?right-side-up )?(?:on|to|at) (?:the )?top(?: of (?:your|the) story deck)?(?: ,)?(?: right-side-up)?'
const one = '(?<one>(?:any|a|1|any 1)(?: other)?|another|a other) (?<what>(?:[a-z_]+ )??location)(?: card)?'

export const toAndFro: readonly Clause[] = [
  // ---------------------------------------------------------------- ways that need no walking
  ...ways(`^${head}you may (?:immediately )?${goes} ${place} ${where}${upright}${tail}`),
  ...ways(`^${head}${place} ${where} (?:(?:may|can) )?is (?:play|place)${upright}${tail}`),
  ...ways(`^${head}you (?:need not|do not (?:have|need) to) walk to ${place} ${where}${tail}`),
  ...ways(`^${head}you may (?:travel|go|move) to ${place} ${where} without (?:walk|walking)${tail}`),
  ...ways(`^${head}${place} ${where} (?:may|can) is (?:reach|reached|entered|enter) without (?:walk|walking)${tail}`),
  // ---------------------------------------------------------------- Locations of the Story Deck
  [
    new RegExp(`^(?:you may )?choose ${one} (?:from|in|of) your story deck to is (?:place|put|move|bring) ${top}$`),
    'bring <one> <what> in your story deck to the top of your story deck',
  ],
  [
    new RegExp(
      `^(?:you may )?choose ${one} (?:from|in|of) your story deck (?:in|from) ${near} (?<near>region|subregion) to is (?:place|put|move|bring) ${top}$`,
    ),
    'bring <one> <what> from your current <near> in your story deck to the top of your story deck',
  ],
  [
    new RegExp(
      `^(?<may>(?:you may )?)(?:place|put|move|bring|return|take) ${one} (?:from|in|of) your story deck (?:in|from) ${near} (?<near>region|subregion) ${top}$`,
    ),
    '<may> bring <one> <what> from your current <near> in your story deck to the top of your story deck',
  ],
  [
    new RegExp(`^(?<may>(?:you may )?)(?:place|put|move|bring|return) ${one} (?:from|in|of) your story deck ${top}$`),
    '<may> bring <one> <what> in your story deck to the top of your story deck',
  ],
  [
    new RegExp(
      `^(?<may>(?:you may )?)(?:return|travel|go back|go|move) to ${one} (?:in|of|from) your story deck (?:in|from|of) ${near} (?<near>region|subregion)(?: ,)?(?: right-side-up)?$`,
    ),
    '<may> bring <one> <what> from your current <near> in your story deck to the top of your story deck',
  ],
  // Where the top card goes, the one beneath it is where its player is again.
  [
    /(?<=\b(?:bury|discard) (?:your|their|the) current location(?: card)?)(?: ,| ;)?(?: and)?(?: you)? (?:return|go back|move back) to (?:your|their|the) (?:previous|former|last)(?: location)?(?= |$)/,
    ' ',
  ],
]
