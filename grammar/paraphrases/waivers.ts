/** Where and under which requirements cards may be played, and which of these need not be met: place, Region, Dimension, attribute, Gate, language. */

import type { Clause } from '../clauses.ts'

export const waivers: readonly Clause[] = [
  [
    /(?: ,)? (?:whatever|no matter what|no matter which) (?:the |its |their )?(?<a>subregion|region|place|dimension) (?:and|or) (?:the )?(?<b>subregion|region|place|dimension)(?: (?:print|show|name|indicate|list) on (?:the card|it|them|those card))?$/,
    ' regardless of <a> or <b>',
  ],
]
