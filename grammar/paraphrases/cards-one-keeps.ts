/** How many cards somebody has in his Hand, by whatever verb: kept, left over, more than so many of them, as the Round ends. */

import type { Clause } from '../clauses.ts'

const range =
  '(?:(?:more|fewer|less) than (?:#|1)|at (?:least|most) (?:#|1)|no more than (?:#|1)|exactly #|# or (?:more|fewer|less)|no|#|1)'
const keep = '(?:keep|retain|carry|is leave with|remain with|end up with|hold onto|hold on to|keep hold of)'
const who = '(?:you|your opponent|that player|any player|a player|each player|they|your investigator)'
const so = '(?:if|when|while|unless|that|and|or|who|whenever)'

export const cardsOneKeeps: readonly Clause[] = [
  [new RegExp(`(?<=\\b${so} ${who} )${keep} (?=${range} card(?:$| ,| in (?:your|their|his|her|the) hand))`), 'hold '],
  [
    new RegExp(`(?<=\\b${so} )${range.replace('(?:', '(?<n>')} card (?:remain|is leave|is|stay|lie|is keep|is hold) in your hand(?=$| ,)`),
    'you have <n> card in your hand',
  ],
  [
    new RegExp(
      `(?<=\\b${so} )${range.replace('(?:', '(?<n>')} card (?:remain|is leave|is|stay|lie|is keep|is hold) in your opponent 's hand(?=$| ,)`,
    ),
    'your opponent have <n> card in their hand',
  ],
  // "At the end of each Round that you keep more than four cards".
  [
    /(?<=\bat the (?:end|start|beginning) of (?:each|every|any) (?:round|turn) )(?:that|in which|on which|at which) (?=you (?:keep|hold|have|retain) )/,
    'if ',
  ],
  // "Lose 1 Sanity if you end the Round with more than four cards in your Hand."
  [
    new RegExp(
      `(?<=^[^,:;()]+ )(?:if|when|whenever|each time(?: that)?) you end (?:the|a|any|each) round with ${range.replace('(?:', '(?<n>')} card(?: in (?:your )?hand)?$`,
    ),
    'at the end of each round if you have <n> card in your hand',
    ['Event', 'Location', 'Ally', 'Artifact', 'Tome', 'Monster'],
  ],
]
