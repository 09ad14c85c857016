/** By what one has come to where one is: "if you arrived by Sea", "when you arrive here by Travel by Air". */

import type { Clause } from '../clauses.ts'

const here = '(?:(?: here| there| at THIS| at this location| in this location| to THIS| this location| THIS))?'
const means = '(?:(?:by|with|using|aboard|on|use|via|through) (?:means of )?(?:a )?)'
const came = `(?:(?:have )?(?:arrive|come|travel|journey|reach|sail|fly|get|move)${here})`

/** "Sea", "a Travel by Sea card", "any Travel Event". */
const ways = [
  ['(?:sea|ship|boat|travel_by_sea(?: event| card)?)', 'travel_by_sea event'],
  ['(?:air|travel_by_air(?: event| card)?)', 'travel_by_air event'],
  ['(?:land|travel_by_land(?: event| card)?)', 'travel_by_land event'],
  ['(?:cats?|travel_by_cats?(?: event| card)?)', 'travel_by_cats event'],
  ['(?:travel|any travel|any travel event|travel event|any travel card|travel card)', 'travel event'],
] as const

const free =
  '(?:(?:you )?(?:do not|need not|do not have to|never) (?:have to )?pay the sanity cost (?:of|for)|(?:you )?(?:lose|pay) no sanity (?:for|at|when arrive at)|ignore the sanity cost of)'
const places = '(?:(?:any|all|each|every|a|the|those|new) )*(?<what>(?:[^,:;() ]+ )?location)'
const reached = '(?:(?:that|which) )?(?:you (?:reach|play|arrive at|come to|travel to|visit|enter)|(?:is )?(?:reach|play))'
const head = '(?<head>(?:(?:while|at|by|during) [^,:;()]+ , )?)'

/** What one is spared at the places that one comes to by such a journey: as long as its card is on top, no other way leads on. */
const sparedThere = ([way, event]: readonly [string, string]): readonly Clause[] => [
  [
    new RegExp(`^${head}${free} ${places} ${reached} ${means}${way}$`),
    `<head> while the top card of your story deck is a ${event} , all <what> cost no sanity`,
  ],
  [
    new RegExp(`^${head}${places} ${reached} ${means}${way} (?:cost|cost you) (?:no sanity(?: point)?|nothing)$`),
    `<head> while the top card of your story deck is a ${event} , all <what> cost no sanity`,
  ],
  [
    new RegExp(
      `^${head}(?:when|if|each time) you (?:travel|arrive(?: at a location)?|reach a location|journey) ${means}${way} , ${free} (?:the|that|its|your new|the new)(?: new)? location$`,
    ),
    `<head> while the top card of your story deck is a ${event} , all location cost no sanity`,
  ],
]

export const comeBy: readonly Clause[] = ways.flatMap(([way, event]): Clause[] => [
  ...sparedThere([way, event]),
  [
    new RegExp(`\\b(?<if>if|unless|while) (?<who>you|your opponent|they|that player|your investigator) ${came} ${means}${way}(?=$| ,)`),
    `<if> <who> have come by a ${event}`,
  ],
  [
    new RegExp(
      `\\b(?<if>if|unless|while) (?<who>you|your opponent|they|that player|your investigator) (?:do not|have not) ${came.replace('(?:have )?', '')} ${means}${way}(?=$| ,)`,
    ),
    `<if> <who> have not come by a ${event}`,
  ],
  [
    new RegExp(`^when you (?:arrive|come)${here} ${means}${way} , `),
    `when you arrive here , if you have come by a ${event} , `,
    ['Location'],
  ],
  // A Travel Event on top is where one is, and has no place of its own (M6.39).
  [
    new RegExp(
      `^(?:THIS |it |they )?(?:may|can) (?:also )?is (?:play|find) (?:(?:also )?(?:while )?(?:on|aboard|on board)(?: of)?) (?:(?:a|any|the|such|any such|such a) )*${way}$`,
    ),
    `while the top card of your story deck is a ${event} , this card may is play anywhere`,
    ['Ally', 'Artifact', 'Tome'],
  ],
])
