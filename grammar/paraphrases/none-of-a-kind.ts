/** "Play no Tome here", "cast no Spells while it is Night": an order not to, which is a ban on whoever it is said to. */

import type { Clause } from '../clauses.ts'

/** What is not played, cast or used is a kind of cards; of "no more than two" it is told how many. */
const kind = '(?<what>(?!(?:card|more|other|further|fewer|additional|extra|longer|new)\\b)[^,:;()]+)'

export const noneOfAKind: readonly Clause[] = [
  [
    new RegExp(`^(?<head>(?:[^,:;()]+ , )?)(?:you )?(?:may |can |must )?(?<verb>play|cast) no ${kind}$`),
    '<head> you may not <verb> <what>',
  ],
  [
    /^(?<head>(?:[^,:;()]+ , )?)(?:you )?(?:may |can |must )?use no (?<what>gate|artifact|tome|weapon|spell)(?<so> [^,:;()]+)?$/,
    '<head> you may not use <what> <so>',
  ],
]
