/** Whose doing it was, told by who does it or behind the deed; and against whom, told of many: "each time an opponent discards one of your Tomes". */

import type { Clause } from '../clauses.ts'

const foe = "(?:(?:your|a|the|any) opponent(?: 's card)?|a card of (?:your|a|the) opponent|(?:your )?opponents)"
const gone = '(?:bury|discard|flip)'
const mine = '(?<what>(?:(?:1|a|any|any 1|another|each) of your (?:other )?[^,:;()]+?|(?:a|any) [^,:;() ]+ of yours|your [^,:;() ]+|THIS))'
const deed = '(?<deed>(?!when |if |each time )[^:;()]+?)'
const where = '(?<where>(?:at|in|on) (?:a |an |any |the )?[^,:;()]+?)'

export const byWhoseDoing: readonly Clause[] = [
  [
    new RegExp(`^(?:when|if|each time) ${foe} (?:cause you to |make you )?(?<how>${gone}) ${mine} ,`),
    'when <what> is <how> by your opponent ,',
  ],
  [
    new RegExp(`^${deed} (?:when|each time) ${foe} (?:cause you to |make you )?(?<how>${gone}) ${mine}$`),
    'when <what> is <how> by your opponent , <deed>',
  ],
  [new RegExp(`^${deed} (?:when|each time) (?<what>[^,:;()]+? is ${gone}) by ${foe}$`), 'when <what> by your opponent , <deed>'],
  // Whomever it attacks or meets is an opponent.
  [
    new RegExp(
      `(?<=\\b(?:(?:add|gain|subtract|lose) (?:#|1)(?: point)?|double|halve) )against (?:all |any |each |every |the )?(?:investigators?|opponents|player) (?:who (?:is )?)?${where}$`,
    ),
    'against a opponent <where>',
    ['Monster', 'Ally'],
  ],
  [
    new RegExp(
      `(?<=\\b(?:double|halve) )against (?:all |any |each |every |the )?(?:investigators?|opponents|player) (?:who (?:is )?)?${where}$`,
    ),
    'against a opponent <where>',
    ['Monster', 'Ally'],
  ],
  // "Allies worth 2 or less unless they bear Weapons": those who bear none.
  [
    /(?<=\bbypass [^,:;()]*?\bally(?: [^,:;()]+?)?) unless (?:they|it) (?:bear|carry|have|hold|is arm with) (?<what>(?:a |any )?[^,:;() ]+)$/,
    ' who do not bear <what>',
  ],
  // "Both yours and your opponent's": whosever.
  [
    /(?:(?: ,)?(?: \()?) (?:both )?(?:yours|your own) (?:and|or|as well as) (?:those of )?(?:your |the |any )?opponents?(?: 's| ')?(?: \))?(?=$| ,)/,
    '',
  ],
  [
    /\b(?<is>is|was) (?:the only|the sole|your sole) (?:1 of your ally|ally (?:that )?(?:you have|of yours|beside you)|ally)(?: in play)?(?=$| ,)/,
    '<is> your only ally',
  ],
]
