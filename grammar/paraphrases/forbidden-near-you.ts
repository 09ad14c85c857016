/** What is forbidden to others where you are: "may not use any Gate in the same Region as your own Current Location". */

import type { Clause } from '../clauses.ts'

const not = '(?:may not|cannot|can not|may never|can never)'
const act = '(?<act>(?:use|cast|play|walk|draw|gain|bury|discard|attack|travel)(?: [^,:;()]+?)?)'
const there =
  'in (?:the same (?<where>region|subregion|city|dimension) as (?:you(?:(?:r own|r)? current location|r own|rs)?|your investigator|you is in)|your (?:own |current )?(?<near>region|subregion|dimension))'
const until = '(?<until>(?: (?:until|for the (?:rest|remainder) of|this) [^,:;()]+)?)$'
const head = '(?<head>(?:(?:until|for the (?:rest|remainder) of|this) [^,:;()]+ , )?)'

export const forbiddenNearYou: readonly Clause[] = [
  [
    new RegExp(
      `^${head}(?:(?:your |the )?opponents|each opponent|all opponents|any opponent|(?:each |all |any )?other players?) ${not} ${act} ${there}${until}`,
    ),
    '<head> each opponent in the same <where> <near> as you may not <act> <until>',
  ],
  [
    new RegExp(
      `^(?:until the end of (?<what>this round|the round|combat) , )(?:your opponent|the opponent|target opponent|the target opponent|that opponent) ${not} ${act} ${there}$`,
    ),
    '( while you and your opponent is in the same <where> <near> , your opponent may not <act> ) until the end of <what>',
  ],
  [
    new RegExp(`^(?:your opponent|the opponent|target opponent|the target opponent|that opponent) ${not} ${act} ${there}${until}`),
    '( while you and your opponent is in the same <where> <near> , your opponent may not <act> ) <until>',
    ['Event', 'Spell'],
  ],
  [
    new RegExp(`^(?:your opponent|the opponent) ${not} ${act} ${there}$`),
    'while you and your opponent is in the same <where> <near> , your opponent may not <act>',
    ['Ally', 'Artifact', 'Tome', 'Location'],
  ],
]
