/** What a Weapon is worth to whom, and when it is worth nothing: "3 points in the grasp of a Dreamer", "but jams (adds nothing) at Night". */

import type { Clause } from '../clauses.ts'

const things = ['Artifact'] as const
/** Told of the Ally's value, or in brackets behind it. */
const second = '(?<=\\bally\\b[^:;]*(?:,|or|but|\\() (?:only )?(?:#|1)(?: point)?)'
const held = 'hand'
const tail = '(?<so>(?:(?:while|if|when|unless|at|by|during|in|on|against) [^:;()]+))$'

export const inWhoseHands: readonly Clause[] = [
  // "Or 3 points to a Seaman", "3 points in the grasp of a Dreamer": of him who bears it.
  [
    new RegExp(
      `${second} (?:to|with|(?:when|while|if) (?:in|give to)(?: the ${held} of)?|in the ${held} of) (?<who>(?:a|any) [^,:;()]+?)(?= \\)|$)`,
    ),
    ' if the bearer is <who>',
    things,
  ],
  [
    new RegExp(`${second} (?<if>while|if|when) (?:THIS is |it is )?(?:give to|in the ${held} of) (?<who>(?:a|any) [^,:;()]+?)(?= \\)|$)`),
    ' <if> the bearer is <who>',
    things,
  ],
  // "But 4 points in the hands of a Soldier", "but adds only 1 at Night": the one or the other.
  [
    /(?<=\bally (?:'s )?[^:;()]*?)(?: ,)? but (?:(?:it |THIS )?add )?(?:only |just |merely )?(?=(?:#|1)(?: point)? (?:to|in|if|while|when|at|by|during|against|for|with)\b)/,
    ' , or ',
    things,
  ],
  // "Misfires (adds only 1 point) in a Storm": not as much more.
  [
    /(?<=\bally (?:'s )?[^:;()]*?)(?: ,)? but [a-z_]+ \( (?:(?:it|THIS) )?add (?:only |just |merely )?(?<n>(?:#|1)(?: point)?)(?: instead)? \) (?=(?:if|while|when|at|by|during|in|against)\b)/,
    ' , or <n> ',
    things,
  ],
  // "But nothing at a Water Location": while you are there.
  [
    /(?<=\b(?:add|gain) (?:#|1) [^:;()]*?)(?: ,)? (?:but|and) (?:[a-z_]+ )?(?:\( )?(?:(?:it|THIS) )?(?:(?:add|is worth) )?nothing (?:\) )?(?<at>(?:at|in|on) (?:a|any|the) (?!night|day|round|hand)[^:;(),]+)$/,
    ' except while you is <at>',
  ],
  // "But jams (adds nothing) while any Storm is in play", "but nothing at Night".
  [
    new RegExp(
      `(?<=\\b(?:add|gain) (?:#|1) [^:;()]*?)(?: ,)? (?:but|and) (?:[a-z_]+ )?\\( (?:(?:it|THIS) )?(?:add|is worth) nothing \\) ${tail}`,
    ),
    ' except <so>',
  ],
  [
    new RegExp(`(?<=\\b(?:add|gain) (?:#|1) [^:;()]*?)(?: ,)? (?:but|and) (?:(?:it|THIS) )?(?:(?:add|is worth) )?nothing ${tail}`),
    ' except <so>',
  ],
  // "If Ally is Discarded or Buried, both Weapons suffer the same fate", on the Ally who bears them.
  [/^if (?:the |this )?ally (?=is [^,:;()]+ , (?:both|all|any) weapon suffer the same fate$)/, 'if this card ', ['Ally']],
  // "Adds nothing while any Storm is in play": this card.
  [new RegExp(`^(?:it )?(?:add|is worth) nothing ${tail}`), 'this card add nothing <so>', things],
]
