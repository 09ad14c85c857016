/** Places that are neither reached nor left, told of the places and not of those who go there. */

import type { Clause } from '../clauses.ts'

/** At a Location it would be those who are there, and they cannot be at such a place. */
const on = ['Event', 'Monster', 'Artifact', 'Ally', 'Tome', 'Spell', 'Investigator'] as const

const head = '(?<head>(?:(?:while|if|when|during|until|for|at|by) [^,:;()]+ , )?)'
const reach = '(?:reach|enter|visit|travel to|arrive at|come to)'
const leave = '(?:leave|left|depart|depart from|exit|quit|travel from)'
const place = '(?<what>(?!THIS\\b|it\\b|they\\b|neither\\b)(?:[^,:;() ]+ ){0,4}?[^,:;() ]+?)'
const rest = '(?<rest>(?: (?:while|if|when|during|until|for|at|by|this|in this) [^,:;()]+)?)'
const both = `(?:${reach} (?:or|nor) (?:is )?${leave}|${leave} (?:or|nor) (?:is )?${reach})`

export const neitherReachedNorLeft: readonly Clause[] = [
  [/\bno 1 (?=may\b)/, 'no player '],
  // "Islands may be neither reached nor departed while this card is in play".
  [
    new RegExp(`^${head}(?:(?:all|any) )?${place} (?:may|can) (?:is neither|neither is) ${both}${rest}$`),
    '<head> no player may enter or leave a <what> <rest>',
    on,
  ],
  [
    new RegExp(`^${head}(?:(?:all|any) )?${place} (?:may not|cannot|can not|must not) is ${both}${rest}$`),
    '<head> no player may enter or leave a <what> <rest>',
    on,
  ],
  [new RegExp(`^${head}(?:no|neither) ${place} (?:may|can) is ${both}${rest}$`), '<head> no player may enter or leave a <what> <rest>', on],
  [
    new RegExp(
      `^${head}(?<who>no player|your opponent|you|(?:your |all |each )?opponent)(?<may> may(?: not)?| cannot| may neither| can neither) ${both} (?<what>[^,:;()]+?)$`,
    ),
    '<head> <who> <may> enter or leave <what>',
    on,
  ],
  // Of one of the two alone.
  [
    new RegExp(
      `^${head}(?:no ${place} (?:may|can) is ${leave}|(?:all )?(?<all>(?!no |THIS\\b|it\\b|they\\b)(?:[^,:;() ]+ ){0,4}?[^,:;() ]+?) (?:may not|cannot) is ${leave})${rest}$`,
    ),
    '<head> no player may leave a <what> <all> <rest>',
    on,
  ],
  [
    new RegExp(
      `^${head}(?:no ${place} (?:may|can) is ${reach}|(?:all )?(?<all>(?!no |THIS\\b|it\\b|they\\b)(?:[^,:;() ]+ ){0,4}?[^,:;() ]+?) (?:may not|cannot) is ${reach})${rest}$`,
    ),
    '<head> no player may enter a <what> <all> <rest>',
    on,
  ],
]
