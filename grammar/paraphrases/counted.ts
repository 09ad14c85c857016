/** What is picked among cards that were just counted: "who has more than four Allies buries one of them". */

import type { Clause } from '../clauses.ts'

const most = '(?:more than|fewer than|less than|at least|at most|exactly)'
const cards = '(?:ally|artifact|tome|monster|weapon|event|spell|card)'

export const counted: readonly Clause[] = [
  [
    new RegExp(
      `(?<head>\\b(?:have|with|control|in play) (?:${most} )?(?:#|1|a)(?: or (?:more|fewer|less))? (?:other )?(?<what>(?:(?!in|and|or|of)[^ ,:()]+ )??${cards})(?: in play| in (?:your|his|their) threat)?(?: ,| must| and| they| your opponent)*) (?<how>bury|discard|flip|lose) (?<random>(?:random )?)(?<n>#|1) of (?:they|them|these|those)(?<chance>(?: ,? ?(?:at random|randomly))?)`,
    ),
    '<head> <how> <random> <n> <what> <chance>',
  ],
]
