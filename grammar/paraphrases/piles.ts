/** Where cards are told to lie: on top of a Story Deck, whosever it is, and in the one or the other of two piles. */

import type { Clause } from '../clauses.ts'

const one = '(?:1|a|any 1|any)'
const pile = '(?:story deck|discard pile|hand)'

export const piles: readonly Clause[] = [
  // "Put back the others in any order."
  [
    /\b(?:put|place|return|lay) (?<what>the (?:others?|rest|remainder|remaining card)) (?:back )?(?:to|on) (?:the )?top(?: of (?:the|your|that) (?:mythos )?deck)?(?= in )/,
    'put <what> back',
  ],
  [
    /\b(?<do>put|place|lay|turn|take) back (?<what>the (?:others?|rest|remainder|remaining card)|them|all of them)(?= )/,
    '<do> <what> back',
  ],
  // "Shuffle both cards back into the deck": into the one they were turned up from.
  [
    /(?<=\b(?:reveal|look at|turn up) the top (?:(?:#|1) )?card of your mythos deck\b.*)\bshuffle (?:it|that card|both|them|both of them|all of them|(?:all|both|these|those|the|all the|the reveal)(?: #)?(?: reveal)? card) back into (?:the|your|that) (?:mythos )?deck$/,
    'shuffle your mythos deck',
  ],
  [
    /^(?<before>(?:then , )?(?:lose|gain) [^:;()]*? among (?:them|those|the reveal card)(?: ,| and| , and)?(?: then)?) shuffle (?:both|them|all|these|those|the)(?: of them)?(?: #)?(?: reveal)?(?: card)? back into (?:the|your|that) (?:mythos )?deck$/,
    '<before> shuffle your mythos deck',
  ],
  [/\b(?<do>take|return|put)(?: back)? (?<to>into your hand|to your hand) (?<what>(?:the|1|a|any 1) [^,:;()]+)$/, '<do> <what> <to>'],
  [
    /\bthe (?<what>[^,:;() ]+(?: [^,:;() ]+)?) (?:(?:that is )?(?:closest|nearest) to (?:the )?bottom|(?:that is )?(?:lowest|farthest down)) (?:of|in) (?=(?:your|their|your opponent 's) story deck\b)/,
    'the lowest <what> in ',
  ],
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
  // "Discard each Travel Event that is the top card of a Story Deck in your Region": of whoever is there.
  [
    /^(?<how>bury|discard) (?:(?:each|all|any|every)(?: of the)? )?(?<what>(?!top\b|bottom\b|card\b)[^,;:()]+?) (?:(?:that|which) (?:is |lie )?)?(?:the top card|(?:on|at) (?:the )?top) of (?:(?:a|any|each|all|each player 's) story deck|the story deck of (?:each|any|every) (?:player|investigator)(?: who is)?) in (?:your|the same|this) (?<where>region|subregion)(?: as (?:you|yours|your own))?$/,
    "for each player : ( if that player is in your <where> : ( <how> the top <what> of that player 's story deck ) )",
  ],
  [
    /^(?<how>bury|discard) (?:each|all|any|every)(?: of the)? (?<what>(?!top\b|bottom\b|card\b)[^,;:()]+?) (?:(?:that|which) (?:is |lie )?)?(?:the top card|(?:on|at) (?:the )?top) of (?:a|any|each|every|all) (?:player 's )?story deck$/,
    "<how> the top <what> of each player 's story deck",
  ],
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
  [
    /^(?:(?:all|each) (?:of )?)?(?:those|these|the|affect) player (?:must |then )?(?:return|go back|is back) (?:to|at) (?:their|the) (?:former|previous|last|old|earlier) location(?= |$)/,
    'they return to their former location',
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
