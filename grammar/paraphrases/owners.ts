/** Whose a card is that was spoken of before: "if that Event was your own", "if it belongs to you". */

import type { Clause } from '../clauses.ts'

const card = '(?:(?:it|that card)|(?:that|the) (?:ally|artifact|tome|weapon|spell|event|monster|location|card))'
const foe = '(?:your|the|that|target) opponent'
const end = '(?=$| ,| and (?:it|you|your) )'

export const owners: readonly Clause[] = [
  // "Unless his or her Investigator's Current Location is a Church": where the Ally is with him.
  [
    /(?<=^(?:bury|discard|flip|return) (?:target|1|a|any 1) (?:[^,:;() ]+ )*?ally\b[^:;()]*\b(?:if|unless|while) )(?:(?:their|its|that ally 's|the ally 's) (?:investigator|player|controller|owner|master)|the player (?:who control|who play|of) (?:it|them|that ally)) (?:(?:'s|is at|is in) )?(?:current location is |is at |is in )(?<where>(?:a |1 )?[^:;()]+?)(?: at that time| at that moment| then)?$/,
    'that ally is at <where>',
  ],
  [
    /\bhave in play (?<what>(?:a|any|1|no|#|another|at least #|at least 1|more than #|# or (?:more|fewer|less))\b(?! (?:and|or) )[^,;:()]*?)(?=$| ,| (?:and|or) (?:it|you|they|your) )/,
    'have <what> in play',
  ],
  [
    new RegExp(
      `\\b(?<if>if|unless) (?<card>${card}) (?<is>is|is not) (?:your|your own|a card of yours|1 of yours|1 of your own|own by you|your card)${end}`,
    ),
    '<if> <card> <is> yours',
  ],
  [new RegExp(`\\b(?<if>if|unless) (?<card>${card}) (?:belong|belongs) to you${end}`), '<if> <card> is yours'],
  [new RegExp(`\\b(?<if>if|unless) you (?:is the owner of|own) (?<card>${card})${end}`), '<if> <card> is yours'],
  [new RegExp(`\\b(?<if>if|unless) (?<card>${card}) do not (?:belong|belongs) to you${end}`), '<if> <card> is not yours'],
  [
    new RegExp(
      `\\b(?<if>if|unless) (?<card>${card}) (?<is>is|is not) (?:own by ${foe}|of ${foe}|1 of ${foe} 's|${foe} 's card|of ${foe} 's)${end}`,
    ),
    "<if> <card> <is> your opponent 's",
  ],
  [new RegExp(`\\b(?<if>if|unless) (?<card>${card}) (?:belong|belongs) to ${foe}${end}`), "<if> <card> is your opponent 's"],
  [new RegExp(`\\b(?<if>if|unless) ${foe} (?:is the owner of|own) (?<card>${card})${end}`), "<if> <card> is your opponent 's"],
]
