/** Where and when a card is used, and what it does otherwise there: "if used while you are at a Port, ... instead", "as your Turn after arrival". */

import type { Clause } from '../clauses.ts'

export const usedSo: readonly Clause[] = [
  [
    /^(?:but )?if (?:(?:it|THIS) is )?(?:use|cast|play) (?:while|when) (?=(?:you|your|it|there|any|no|a) [^.]* instead$)/,
    'if ',
    ['Spell', 'Artifact', 'Event', 'Tome', 'Ally'],
  ],
  // "As your Turn after arrival": on a later Turn here.
  [
    /^as (?:your|a|any) turn (?:after (?:your )?arrival(?: here)?|once you have arrive(?: here)?) , /,
    'as your turn , have stay here , ',
    ['Location'],
  ],
  // Cards that are drawn come from there anyway.
  [/(?<=\bdraw (?:#|1) (?:additional|extra) card )(?:from|off) (?:the top of )?your mythos deck(?=$| (?:if|when|while|at|by)\b)/, ''],
  // "Randomly choose one Ally that you must bury."
  [
    /\b(?:randomly choose|choose at random) (?<n>1|#) (?<what>[^,:;()]+?) (?:that|which|whom|who) you (?:must |then )?(?<how>bury|discard|flip)(?=$| ,)/,
    '<how> <n> random <what>',
  ],
  // "Choose one from among them and put it in your Hand."
  [/(?<=\b(?:1|#|any 1|either)(?: random)?) from among (?:they|them|these|those)(?: card)?(?=$| ,| (?:and|to|into|in)\b)/, ' of them'],
  // "Instead of burying a Spell after it is cast, return it to your Hand."
  [
    /^(?:instead of|rather than) bury (?:a|any|each|the|your) spell (?:after|once|when) (?:it|they) (?:is|have is) cast , (?<fate>return|flip|discard) (?:it|them)(?<to> to your hand| face-down)?$/,
    '<fate> spell <to> after it is cast',
  ],
  [
    /^(?:instead of|rather than) bury (?:a|any|each|the) spell (?:that (?:is )?)?cast (?:by|from) THIS , (?<fate>return|flip|discard) (?:it|them)(?<to> to your hand| face-down)?$/,
    '<fate> spell <to> after it is cast',
    ['Ally', 'Artifact', 'Tome'],
  ],
]
