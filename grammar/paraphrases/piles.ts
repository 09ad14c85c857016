/** Where cards are told to lie: on top of a Story Deck, whosever it is, and in the one or the other of two piles. */

import type { Clause } from '../clauses.ts'

const one = '(?:1|a|any 1|any)'
const pile = '(?:story deck|discard pile|hand)'

export const piles: readonly Clause[] = [
  // "Your opponent must play a Location next, otherwise he discards two cards": the one or the other.
  [
    /^(?<who>(?:your|each|any|that|a) (?:opponent|player)) must (?<play>play [^,:;()]+?)(?: ,| ;)? (?:otherwise|or else)(?: ,)? (?:(?:they|that player|your opponent) )?(?:must )?(?<how>(?:discard|lose|bury) [^,:;()]+)$/,
    '<who> must <play> or <how>',
  ],
  [/^(?:(?:their|its|the) )?owner (?:must )?return (?:this|these|those)(?: card)? to their hand$/, "return them to their owner 's hand"],
  // ---------------------------------------------------------------- what nobody may look at first
  // "Choose up to three cards in your opponent's Threat without looking at them": whichever they are.
  [
    /(?<=\b(?:choose|discard|take|bury|steal|return|pick|draw) )(?<n>(?:any |up to )?(?:#|1|a) )(?<what>card) (?<where>(?:in|from|of) [^,:;()]*?(?:hand|threat)\b[^,:;()]*?)(?: ,)? (?:without (?:first )?(?:look at|see|view|reveal|examine|inspect) (?:it|them|they|the card|that card|their face)|(?:sight unseen|unseen|blindly))(?=$| ,| and )/,
    '<n> random <what> <where>',
  ],
  // ---------------------------------------------------------------- on top
  [
    /\b(?<how>bury|discard) (?:the|1|a|any|any 1) (?<what>(?!top\b|bottom\b)[^,;:()]+?) (?:(?:that|which) (?:is |lie ))?(?:on|at) (?:the )?top of (?:any|any player 's|anyone 's|anybody 's|either player 's|any 1) story deck\b/,
    "<how> the top <what> of any player 's story deck",
  ],
  [
    /\b(?<how>bury|discard) (?:the|1|a|any|any 1) (?<what>(?!top\b|bottom\b)[^,;:()]+?) (?:(?:that|which) (?:is |lie ))?(?:on|at) (?:the )?top of (?<whose>their|your opponent 's|your) story deck\b/,
    '<how> the top <what> of <whose> story deck',
  ],
  [/\b(?<how>bury|discard) (?<what>the top [^,;:()]+?) (?:of|on|from|in) any story deck\b/, "<how> <what> of any player 's story deck"],
  // Without the Travel on top of it, the Location below shows again.
  [
    /(?<=\btravel.*\bstory deck) (?:\( |, )(?:(?:they|who|that player|the player|your opponent|you) )?(?:(?:must|then|thus) )?(?:return|go back|move back|is back) (?:to|at|in) (?:(?:the|their|your|his) )?(?:former|previous|last|old|earlier) location(?: \))?/,
    '',
  ],
  // ---------------------------------------------------------------- in the one or the other
  [
    new RegExp(
      `(?<=^|[:,] |\\bto |\\bmay |\\bthen |\\bmust )(?<deed>(?:take|return|recover|give|assign|place|put|move|bring) ${one} [^,;:()]*?) (?:choose |select |chosen )?(?:from|in) (?:either )?(?<a>your ${pile}) or (?:from |in )?(?:your )?(?<b>${pile})(?<tail>(?: [^,;:()]+)?)$`,
    ),
    'either <deed> in <a> <tail> or <deed> in your <b> <tail>',
  ],
  [
    new RegExp(
      `\\brecover (?<what>${one} [^,;:()]*?) (?:choose |select )?(?<from>(?:from|in) your ${pile}(?: or (?:from |in )?(?:your )?${pile})?)(?: ,)? and (?<how>give|assign) (?:it|they)(?: at once| immediately)? to (?<whom>[^,;:()]+)$`,
    ),
    '<how> <what> <from> to <whom>',
  ],
]
