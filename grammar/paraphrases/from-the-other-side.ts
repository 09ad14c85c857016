/** What is told of him who would do it, and what is meant of that to which it is done: "no opponent may choose him as the target of a Spell". */

import type { Clause } from '../clauses.ts'

const not = '(?<not>may not|cannot|may never|must not)'
const opponents = '(?:your opponents?|the opponent|no opponent|a opponent|any opponent|opponents?)'
const own = "(?:(?:its|their|THIS 's) value|the value of (?:THIS|it|they))"
const bymeans = '(?:by means of|by use|by|with|through|use)'

export const fromTheOtherSide: readonly Clause[] = [
  // "Your opponent may not reduce its value by means of Spells"
  [
    new RegExp(`^(?<when>(?:[^,]+ , )?)${opponents} ${not} (?:reduce|lower|decrease) ${own} ${bymeans} (?<what>[^,:;()]+)$`),
    "<when> the value of this card may not is lower by your opponent 's <what>",
  ],
  // "Ghouls may not reduce this card's value"
  [
    new RegExp(
      `^(?<when>(?:[^,]+ , )?)(?<what>(?!THIS|you\\b|they\\b|it\\b|no\\b|your opponent\\b)[^,:;()]+?) ${not} (?:reduce|lower|decrease) ${own}$`,
    ),
    '<when> the value of this card may not is lower by <what>',
  ],
  // "Is not reduced in value by Ghouls or by their Special Effects"
  [
    /^(?<when>(?:[^,]+ , )?)(?:(?:THIS|it|they) )?(?:is not|is never|may not is|cannot is) (?:reduce|lower) in value by (?<what>[^,:;()]+?)(?: or (?:by )?their special effect)?$/,
    '<when> the value of this card may not is lower by <what>',
  ],
  // "Your opponents may not choose him as the target of an Event"
  [
    new RegExp(
      `^(?<when>(?:[^,]+ , )?)${opponents} ${not} (?:choose|select|pick|target) (?:THIS|they|them|it) (?:(?:as|to is) (?:the|a) target )?(?:of|for|with|by|as the target of) (?:a |any )?(?<what>[^,:;()]+)$`,
    ),
    "<when> this card may not is the target of your opponent 's <what>",
  ],
]
