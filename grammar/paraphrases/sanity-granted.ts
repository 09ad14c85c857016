/** Sanity that cards grant or do not, told of the cards: it is a player who gains it from them. */

import type { Clause } from '../clauses.ts'

const grant = '(?:grant|give|yield|provide|bring|award|offer|confer|restore)'
const cards =
  '(?<what>(?:all |any |your )?(?!THIS\\b|this\\b|it\\b|they\\b|you\\b|no\\b)[^,:;()]*?(?:location|event|adventure|ally|artifact|tome|spell|phobia|monster))'
const adventure = '(?:(?:each|every|any|a|all) )?adventure (?:that |which )?you (?:play|complete|have complete)'
const more =
  '(?<n>#|1) (?:(?:additional|extra|more|further) sanity(?: point)?|sanity(?: point)? (?:more|extra|additional)|additional point of sanity)'

export const sanityGranted: readonly Clause[] = [
  // "Locations grant no Sanity while this Event is in play": to nobody.
  [
    new RegExp(
      `(?<=^(?:[^:;()]+ , )?)${cards} (?:${grant}|do not ${grant}) (?:you|your investigator) (?:no|any) sanity(?: point)?(?=$| while | this | until | during | ,)`,
    ),
    'you gain no sanity from <what>',
  ],
  [
    new RegExp(
      `(?<=^(?:[^:;()]+ , )?)${cards} (?:${grant} no|do not ${grant} any|cannot ${grant} any) sanity(?: point)?(?: to (?:anyone|anybody|any player|any investigator|all player|1|no 1))?(?=$| while | this | until | during | ,)`,
    ),
    'no player gain sanity from <what>',
  ],
  [
    /(?<=^(?:[^:;()]+ , )?)gain no sanity(?: point)? (?=from )/,
    'you gain no sanity ',
    ['Event', 'Ally', 'Artifact', 'Tome', 'Location', 'Investigator', 'Spell'],
  ],
  // "Sanity gained from Day Events is lost again": so that none is gained.
  [
    new RegExp(
      `^(?:any |all |the )?sanity(?: point)? (?:that )?(?:(?:you |you have )?gain|gain by you) from ${cards} is (?:immediately |at once )?lose again$`,
    ),
    'you gain no sanity from <what>',
  ],
  // "Each Adventure that you play gains 1 additional Sanity point."
  [
    new RegExp(
      `(?<=^(?:[^:;()]+ , )?)${adventure} (?:gain|${grant}|is worth|earn|have)(?: you| your investigator)? ${more}(?: for you)?(?=$| while | ,)`,
    ),
    'each time you complete a adventure , gain <n> sanity',
  ],
]
