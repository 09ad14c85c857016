/** Values compared: with those of this card, with Weapons and without, up to so many points. */

import type { Clause } from '../clauses.ts'

const own =
  "(?:(?:that|the (?:card )?value) of (?:THIS|this 1|it|its own)|THIS(?: 's)?(?: own)?(?: (?:card )?value)?|(?:their|its)(?: own)?(?: (?:card )?value)?|they|it|hers|her own)(?= |$)(?! (?:of|who|ally)\\b)"
const low = '(?:lower|less|smaller|inferior|below|under)'
const high = '(?:higher|greater|larger|more|superior|above|over)'
const valued = '(?:card )?(?:value|strength|point)'
const after = '(?<=\\b(?:ally|monster|card|defender)(?: [^,:;]+)? )'

/** "With a lower value than Widow Pruett's", "whose value is less than hers". */
const compared = (how: string, than: string): readonly Clause[] => [
  [
    new RegExp(
      `(?:with|of|that have|which have|who have|have) (?:a )?(?:(?:card )?${how} ${valued} than|${valued} (?:(?:which|that) is )?${how}(?: than)?|${valued} of ${how} than) ${own}`,
    ),
    `of ${than} value than this card`,
    ['Ally', 'Monster'],
  ],
  [
    new RegExp(`(?:whose (?:current )?${valued} (?:is|be) ${how}(?: than)?|(?:(?:that|which|who) is )?worth ${how} than) ${own}`),
    `of ${than} value than this card`,
    ['Ally', 'Monster'],
  ],
  // "Another Defending Ally of yours, with lower value": than what says so.
  [
    new RegExp(
      `(?<=\\b(?:ally|monster)(?: of (?:yours|your opponent))?) (?:, )?(?:with|of) (?:a )?${how} ${valued}(?: ,)?(?= (?:add|gain|lose|get|subtract|have|is|may|cannot|must)\\b|$)`,
    ),
    ` of ${than} value than this card`,
    ['Ally', 'Monster'],
  ],
]

const weapons = '(?:any|all|their|its|the|his or her|a)? ?weapon(?: (?:they|it) (?:bear|hold|carry|have)| bear(?: by (?:it|they|them))?)?'
const without = [
  `(?:exclude|excluding|not include|not count|without count|disregard|disregarding|ignore|ignoring|minus|leave aside|leave out|not consider) (?:(?:the )?(?:value|point|bonus|addition)(?: of| from| for| add by)? )?${weapons}`,
  `${weapons} (?:is )?(?:exclude|not include|not count|do not count|ignore|disregard|leave out|not consider)`,
].join('|')
/** "The same as that of", and then whose. */
const asMuch =
  '(?:(?:exactly )?(?:the same as|equal to|as high as|as great as|equal|match) (?:that|the (?:card )?value) of|the (?:card )?value of)'
/** Behind so many points. */
const told = '(?<=\\b(?:value|point|less|fewer|lower|below|more|greater|higher|above|1)|#)'

export const comparedValues: readonly Clause[] = [
  // "Whichever Investigator has more Sanity loses 2": of you and your opponent the one, and neither where both have as much.
  [
    /^(?:whichever|whoever)(?: (?:investigator|player|of you|of you two|of the two))? have (?:the )?(?<more>more|less|fewer|higher|lower) sanity(?: point)?(?: ,)? (?:must )?(?<do>lose|gain) (?<n>#|1)(?: sanity)?(?: point)?(?: of (?:it|them|they|those))?$/,
    'if you have <more> sanity than your opponent : ( <do> <n> sanity ) otherwise ( if your opponent have <more> sanity than you : ( your opponent <do> <n> sanity ) )',
    ['Event', 'Spell'],
  ],
  // A Phobia lies on one player, and is another's.
  [
    /(?<=\bthan )(?:(?:the|its) (?:player|owner)(?: of THIS)?|(?:the player|the investigator|whoever) (?:who|that) (?:have )?play (?:THIS|it)|whoever (?:have )?play (?:THIS|it))(?: (?:do|have))?(?=$| ,)/,
    'its owner',
    ['Event'],
  ],
  ...compared(low, 'lower'),
  ...compared(high, 'higher'),
  // ---------------------------------------------------------------- as much as another
  // "The value of this card is the same as that of your opponent's highest Ally."
  [
    new RegExp(
      `(?<=\\b(?:value of THIS|value of it|THIS(?: 's)? value|its value|their value) )(?:is )?(?:always )?${asMuch} (?=(?:your|a|any|the|1) )`,
    ),
    'is equal to the value of ',
  ],
  [
    /\b(?:highest|strongest|greatest) ally (?:of|that belong to) (?<who>your opponent|a opponent|any opponent)(?= |$)/,
    'highest value ally of <who>',
  ],
  [
    /(?<=\bis equal to the value of (?:your opponent 's|a opponent 's|your|the) )(?:highest|greatest) (?<what>ally|monster)(?= |$)/,
    'highest value <what>',
  ],
  // ---------------------------------------------------------------- with Weapons and without
  [
    new RegExp(
      `${told}(?: ,)?(?: \\()? (?:${without})(?: \\))?(?=$| ,| \\.| when| (?:is|add|lose|may|of) | that (?:your|a|target) opponent must )`,
    ),
    ' not counting weapon',
  ],
  // "Of value 2 or less with a Weapon" is of those that bear one: only in brackets it is part of the value.
  [new RegExp(`${told} \\( (?:without|excluded?) ${weapons} \\)`), ' not counting weapon'],
  [
    new RegExp(
      `${told}(?:(?: ,)? (?:include|including|count|counting)| \\( (?:with|include|including|count|counting)) (?:(?:the )?(?:value|point|bonus)(?: of| from| for| add by)? )?${weapons}(?: \\)| ,)?(?=$| ,| is | may | cannot | can | from | face-down| defend | of | that | who )`,
    ),
    '',
  ],
  [new RegExp(`${told} \\( ${weapons} (?:is )?(?:include|count) \\)`), ''],
  [
    new RegExp(
      `${after}(?:(?:of|worth) )?(?:(?:a )?value of )?(?:up to|at most|no more than|not more than) (?<n>#|1)(?: point)?(?: (?:in|of) value)?(?= not counting weapon)`,
    ),
    'of value <n> or less',
  ],
  [
    new RegExp(
      `${after}(?:with|of|worth) (?:(?:a )?value of )?(?<n>#|1)(?: point)? or (?:less|fewer|below|lower)(?: point)?(?: (?:in|of) value)?(?= not counting weapon)`,
    ),
    'of value <n> or less',
  ],
  [/\bnot counting weapon of (?<who>your opponent|a opponent|1 opponent|any player)(?= |$)/, 'of <who> not counting weapon'],
]
