/** What is picked among cards that were just counted, and what is left out where they are: "who has more than four Allies buries one of them". */

import type { Clause } from '../clauses.ts'

const most = '(?:more than|fewer than|less than|at least|at most|exactly)'
const leaving = '(?:not (?:counting|count|including|include)|without (?:counting|count)|leave out|leaving out|exclude|excluding|except)'
const cards = '(?:ally|artifact|tome|monster|weapon|event|spell|card)'

export const counted: readonly Clause[] = [
  [/(?<=\bfor (?:each|every) [^,;:()]+? )in play as (?:a |your |1 of your )?ally(?=$| ,)/, 'you have in play'],
  // "For each Ally you have in play, not counting this card": each other one.
  [
    new RegExp(`\\bfor (?:each|every) (?<what>(?!other )[^,;:()]+?)(?: ,)? (?:\\( )?${leaving} (?:THIS|this 1|it|itself)(?: \\))?(?=$| ,)`),
    'for each other <what>',
    ['Ally', 'Monster', 'Artifact', 'Tome'],
  ],
  [
    new RegExp(`(?<=\\bfor (?:each|every) [^,;:()]+?)(?: ,)? (?:\\( )?${leaving} (?<not>(?!THIS|this|it)[^,;:()]+?)(?: \\))?(?=$| ,)`),
    ' ( exclude <not> )',
  ],
  [
    new RegExp(`(?<=\\bfor (?:each|every) [^,;:()]+?)(?: ,)? (?:\\( )?${leaving} (?<not>(?!THIS|this|it)[^,;:()]+?)(?: \\))?$`),
    ' . <not> do not count',
  ],
  [
    /(?<=\bfor (?:each|every) [^,;:()]+?)(?: ,)? \( (?<not>(?!THIS|this|it)[^,;:()]+?) (?:(?:is )?not (?:count|counted|include|included)|do not count|(?:is )?(?:exclude|excepted|leave out)) \)$/,
    ' . <not> do not count',
  ],
  [
    new RegExp(
      `(?<head>\\b(?:have|with|control|in play) (?:${most} )?(?:#|1|a)(?: or (?:more|fewer|less))? (?:other )?(?<what>(?:(?!in|and|or|of)[^ ,:()]+ )??${cards})(?: in play| in (?:your|his|their) threat)?(?: ,| must| and| they| your opponent)*) (?<how>bury|discard|flip|lose) (?<random>(?:random )?)(?<n>#|1) of (?:they|them|these|those)(?<chance>(?: ,? ?(?:at random|randomly))?)`,
    ),
    '<head> <how> <random> <n> <what> <chance>',
  ],
]
