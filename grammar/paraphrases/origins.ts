/** Where somebody comes from: "was found in the Middle East", "an Ally found in Europe". */

import type { Clause } from '../clauses.ts'

const place = '(?:the )?(?<where>(?!(?:your|their|its|the|this|that|a|any|each|all|both|combat|play)\\b)[^ ,.;:()]+)'

export const origins: readonly Clause[] = [
  [
    /\b(?<noun>ally|artifact|tome|monster|event|card)(?<of>(?: of (?:your|a|any|each|the) (?:opponent|player))?) (?:whose|with the) (?:sub)?region (?:is )?(?:the )?(?<where>(?!(?:your|their|its|the|this|that|a|any|same|not)\b)[^ ,.;:()]+)(?= |$)/,
    '<where> <noun> <of>',
  ],
  [
    new RegExp(
      `\\b(?<who>the bearer|its bearer|their bearer|that ally|the ally|the target) (?:(?:is|may is|can is|may|is to is) )?(?:usually |normally |originally )?(?:find|from|come from|hail from|bear|native) (?:(?:in|to|from) )?${place}(?= |$)`,
    ),
    '<who> is <where>',
  ],
  [
    new RegExp(
      `\\bif they (?:is|may is|can is|may|come|hail) (?:usually |normally |originally )?(?:find|from|bear|native|find only) (?:(?:in|to|from) )?${place}(?= |$)`,
    ),
    'if the bearer is <where>',
    ['Artifact'],
  ],
  [
    new RegExp(
      `\\b(?<noun>ally|artifact|tome|monster|event|card)(?: (?:that|which|who))?(?: (?:is|may is|can is|may))? find in ${place}(?= |$)`,
    ),
    '<where> <noun>',
  ],
]
