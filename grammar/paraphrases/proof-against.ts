/** What one is proof against: whose cards, and what is given instead of suffering one. */

import type { Clause } from '../clauses.ts'

const theirs = '(?:of|from|(?:play|cast|use) by) (?:your|a|any|the|each) opponent'

export const proofAgainst: readonly Clause[] = [
  // "If you would be affected by a Spell, you may Bury this card instead": one that is aimed at you, which is cancelled.
  ...(
    [
      ['phobia', 'play'],
      ['event', 'play'],
      ['spell', 'cast'],
      ['artifact', 'use'],
    ] as const
  ).map(
    ([what, done]): Clause => [
      new RegExp(
        `^(?:if|when|whenever|each time|any time) (?:you|your investigator) (?:is|would is) affected by (?:a|any|1|another) ${what}(?: event)?(?: ${theirs})? , you may (?:choose to )?(?:instead )?(?<price>(?:bury|discard|flip) THIS|lose (?:#|1) sanity(?: point)?|discard (?:#|1) card)(?: instead)?$`,
      ),
      `when your opponent have ${done} a ${what} on you , you may <price> to cancel it`,
      ['Ally', 'Artifact', 'Tome', 'Investigator'],
    ],
  ),
  // "Protection from any Spell of your opponent", "... from Spells cast by your opponent".
  [
    new RegExp(`^protection from (?:any |all |each |a )?(?<what>spell|event|artifact|card|weapon|phobia) ${theirs}$`),
    'you is not affected by <what> of your opponent',
  ],
]
