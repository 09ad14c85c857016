/** What a second half does only where something is so: "lose 1 Sanity and, if it is Night, discard one card" is one deed, and another one at Night. */

import type { Clause } from '../clauses.ts'

/** What has to be so for the second half alone. */
const so = '(?<so>(?:if|unless) [^,;:().]+?|at night|by day|during the (?:day|night))'
/** What is done in any case, which is nothing that one may leave: of the second half it would not be said whether one may leave it, too. */
const plainly = '(?!you may\\b)[^,;:().]+?'
/** The moment or use at the head is that of both. */
const moment =
  '(?<head>(?:(?:when|whenever|each time|at (?:the (?:start|end|beginning) of|end of)|as your turn|in combat|during combat) [^,;:().]*, )?)'
const another =
  '(?:your opponent|target opponent|that player|that opponent|each (?:other )?player|each opponent|the affected player|any player)'
const deed =
  '(?:add|bury|cancel|discard|draw|exchange|flip|gain|lose|look|move|place|play|put|return|reveal|reshuffle|shuffle|skip|subtract|take|turn)'

export const inOneCase: readonly Clause[] = [
  // Whoever does the first does the second.
  [
    new RegExp(
      `^${moment}(?<who>${another}) (?<one>(?:must |also )*${plainly})(?: ,)? (?:and|but) (?:, )?${so} , (?:also )?(?<must>must )?(?:also )?(?<two>${deed} [^;:()]+)$`,
    ),
    '<head> <who> <one> . <so> , <who> <must> <two>',
  ],
  // "He loses 1 Sanity, and if it is Night, he discards one card."
  [
    new RegExp(
      `^${moment}(?<who>${another}) (?<one>(?:must |also )*${plainly})(?: ,)? (?:and|but) (?:, )?${so}(?: ,)? (?:they|that player|that opponent) (?:also )?(?<must>must )?(?:also )?(?<two>${deed} [^;:()]+)$`,
    ),
    '<head> <who> <one> . <so> , <who> <must> <two>',
  ],
  // "All Ghouls add 1 and, at Night, are Invisible."
  [
    new RegExp(
      `^(?<who>(?:your|each|all|any|the|THIS|its bearer)(?![a-z]) ?[^,;:()]*?) (?<one>(?:add|gain|lose|subtract|is|have|cannot|survive|see|know|join) [^,;:()]+?)(?: ,)? (?:and|but) (?:, )?${so} , (?:also )?(?<two>(?:add|gain|lose|subtract|is|have|may|cannot|survive|see|know|join) (?!.*\\b(?:until|for the)\\b)[^;:()]+)$`,
    ),
    '<who> <one> . <so> , <who> <two>',
  ],
  [
    new RegExp(
      `^${moment}(?<one>(?!may\\b)${plainly})(?: ,)? (?:and|but) (?:, )?${so}(?: ,)? (?:you )?(?:also )?(?<two>(?!may\\b)${deed} [^;:()]+)$`,
    ),
    '<head> <one> . <so> , <two>',
  ],
]
