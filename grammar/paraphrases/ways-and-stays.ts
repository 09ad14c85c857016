/** Locations told in whole sentences: from where alone one comes, what staying is good for, what is done on the very Turn of arrival. */

import type { Clause } from '../clauses.ts'

const here = '(?:here|THIS|to here|to THIS|this location)'
const onlyFrom = `(?:you (?:may|can) walk ${here} only from|you (?:may|can) only walk ${here} from|you must walk ${here} from|${here} (?:may|can) only is walk to from|${here} (?:may|can) is walk to only from|${here} (?:may not|cannot) is walk to except from)`

export const waysAndStays: readonly Clause[] = [
  // ---------------------------------------------------------------- whence alone, and whither alone
  [
    new RegExp(
      `^${onlyFrom} (?<where>[^,;:()]+?)(?: ,)? and (?:you )?(?:must|may only) (?:walk|return|go|leave)(?: back)? (?:by )?(?:the same way|there|to it|that way)(?: again)?$`,
    ),
    'you must reach this card by walk from <where> . you may walk here from <where> . you must leave here by walk to <where>',
    ['Location'],
  ],
  [
    new RegExp(`^${onlyFrom} (?<where>[^,;:()]+)$`),
    'you must reach this card by walk from <where> . you may walk here from <where>',
    ['Location'],
  ],
  // "You must walk out of this Location to a Location in the Dreamlands".
  [
    new RegExp(`^you must (?:walk|go on foot) (?:out )?(?:of|from) ${here} (?:in)?to (?<where>[^,;:()]+)$`),
    'you must leave here by walk to <where>',
    ['Location'],
  ],
  // ---------------------------------------------------------------- what is played here
  [
    /^(?:a|any|each|every) (?<what>(?:[^,;:()]+ )?(?:ally|artifact|tome|weapon|spell|event|monster)) (?:(?:that|which) is |(?:that |which )?you )?play here cost (?:you )?(?=(?:no|#|1)\b)/,
    '<what> you play here cost ',
    ['Location'],
  ],
  // ---------------------------------------------------------------- what is done, in plain words in brackets behind what paints it
  [
    /(?<=^|, |\bbut |\band )(?<what>(?:all|each|any|every) (?:of )?(?:your )?(?:[^,;:() ]+ ){0,2}?(?:ally|artifact|tome|weapon|spell|monster|card)) (?:must )?is (?!(?:bury|discard|flip|return|play|not)\b)[^,;:()]+ \( (?<how>discard|bury|flip) (?:it|them|they|all of them)(?<face> face-down)? \)/,
    '<how> <what> <face>',
  ],
]
