/** What becomes of Monsters that an Ally has absorbed, in other words. */

import type { Clause } from '../clauses.ts'

const ally = '(?:this ally|that ally|the ally|the bearer|its bearer|ally|ally who bear (?:it|THIS))'

export const absorbedByIt: readonly Clause[] = [
  [new RegExp(`(?<=\\babsorb by )${ally}(?= is| return| go|$)`), 'the bearer', ['Artifact']],
  // "Discard any Ghoul absorbed by this Ally instead of burying it".
  [
    new RegExp(
      `^(?:discard) (?:any|each|all|every|the) (?<what>[^,.:;()]+?) absorb by (?<who>THIS|${ally}|they)(?: in combat)? instead of bury (?:it|them|they)$`,
    ),
    '<what> absorb by <who> is discard instead of bury',
    ['Ally', 'Artifact'],
  ],
  [
    new RegExp(
      `^(?:any|each|every|a|all) (?<what>[^,.:;()]+?) (?:that |which )?(?:(?:is )?absorb by (?<who>THIS|${ally}|they)|(?<him>THIS|${ally}|they) absorb)(?: in combat)? (?<gone>(?:is|return|go) [^,.:;()]+)$`,
    ),
    '<what> absorb by <who> <him> <gone>',
    ['Ally', 'Artifact'],
  ],
  [/(?<=\babsorb by )(?:they|it)(?= is| return)/, 'this card', ['Ally']],
]
