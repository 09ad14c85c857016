/** What is said of a condition as a whole: that a card may be played then, how much it is otherwise, and times told by the sky. */

import type { Clause } from '../clauses.ts'

const ifSo = '(?:if|while|when|as long as|so long as|provided(?: that)?)'
/** What waits for something, and asks for nothing. */
const waits = '(?!.*\\b(?:just|would|reveal|about to)\\b)'

export const soLongAsItIsSo: readonly Clause[] = [
  [
    new RegExp(
      `^(?:you may play (?:THIS|it)|(?:THIS|it) may is play) (?:if|while|as long as|so long as|provided(?: that)?) (?<so>${waits}[^,;:()]+)$`,
    ),
    'play this card only if <so>',
    ['Event'],
  ],
  [
    new RegExp(`^(?:no player|nobody|no one|no investigator) may play THIS unless (?<so>${waits}[^,;:()]+)$`),
    'play this card only if <so>',
  ],
  // "If it is Night, draw three cards instead of one", "draw three cards if it is Night, one otherwise".
  [
    new RegExp(`^${ifSo} (?<so>[^,;:()]+) , (?<do>draw|lose|gain) (?<n>#) (?<what>card|sanity(?: point)?) instead of (?<m>#|1)$`),
    'if <so> : ( <do> <n> <what> ) otherwise ( <do> <m> <what> )',
    ['Event', 'Spell'],
  ],
  [
    new RegExp(
      `^(?<do>draw|lose|gain) (?<n>#|1) (?<what>card|sanity(?: point)?) ${ifSo} (?<so>[^,;:()]+)(?: ,)? (?:and )?(?:only )?(?<m>#|1)(?: card| sanity)? (?:otherwise|if not)$`,
    ),
    'if <so> : ( <do> <n> <what> ) otherwise ( <do> <m> <what> )',
    ['Event', 'Spell'],
  ],
  // "If a player has no Allies, that player loses 2": each of whom that is so.
  [
    /^(?<head>(?:at [^,:;()]+ , )?)if (?:a|any) (?<who>player|investigator) (?<so>(?:have|is|know|lose|play|cast) [^,;:()]+) , (?:that player|that investigator|they) (?:must )?(?<do>(?:lose|gain|draw|discard|bury|flip) .+)$/,
    '<head> each <who> who <so> <do>',
  ],
  // To play a card is a Turn anyway.
  [/\bas your turn , (?=(?:[^,:;()]+ , )?(?:you may )?play THIS (?:from|out of) your discard pile\b)/, ''],
  [/(?<=\bplay THIS )out of (?=your discard pile\b)/, 'from '],
  [/\bthere is (?:a|the) (?<moon>full_moon|new_moon|waxing_moon|waning_moon)(?! in play\b)/, '<moon> is in play'],
  [/\bit is a (?<moon>full_moon|new_moon|waxing_moon|waning_moon)\b/, 'it is the <moon>'],
  [/\bthe (?<moon>full_moon|new_moon|waxing_moon|waning_moon) (?:shine|shines|rise|is up)\b/, '<moon> is in play'],
]
