/** What is Summoned or Controlled, however that is told, and at whom Threats are directed. */

import type { Clause } from '../clauses.ts'

const spell: Clause[2] = ['Spell']
const attacks =
  '(?:always attack|attack only|only attack|(?:may|can|will) only attack|(?:may|can) attack only|(?:may|can) only is direct (?:at|against)|must is direct (?:at|against)|is always direct (?:at|against)|must attack|attack)'
const sanest =
  '(?:(?:the |a |any |your )?(?:opponent|player|investigator) (?:with|who have) (?:the )?(?:most|highest|greatest) sanity(?: point)?|the sanest (?:player|opponent))'
const leastSane =
  '(?:(?:the |a |any |your )?(?:opponent|player|investigator) (?:with|who have) (?:the )?(?:least|lowest|fewest) sanity(?: point)?|the least sane (?:player|opponent))'
const who =
  '(?<who>(?:THIS |(?!(?:may|can|must|is|only|will)\\b)(?:(?:all|any|each) )?(?:(?!(?:may|can|must|is|only|will)\\b)[^,;:() ]+ ){1,3})?)'
const tail = '(?<tail>(?: (?:this round|until|for|while|if|during|at night|by day)\\b[^,:;()]*)?)$'

export const summoned: readonly Clause[] = [
  // "Summon or Control one of the Living Dead."
  [/\b(?<do>summon|control) 1 of the (?=(?!your\b)\S)/, '<do> a '],
  // "All Invisible Monsters in Threats that your opponent directs at you this Round are Visible."
  [
    /^all (?<what>invisible [^,:;()]+?) in (?:any |all |each )?(?:directed )?threat (?:that )?(?:they|your opponent|that opponent|the opponent|that player) direct at you (?:during )?this round is visible(?=$| ,)/,
    "all <what> in your opponent 's threat is visible until the end of the round",
  ],
  // ---------------------------------------------------------------- summoned and controlled
  [
    /^(?:when cast , )?(?:THIS (?:may |can )?(?:is )?|(?:may |can )?(?:is )?|you may )?(?:(?:use|cast)(?: THIS)? to|allow you to|let you|enable you to|either) (?=(?:summon|control)\b)/,
    '',
    spell,
  ],
  [/^THIS (?=(?:summon|control) )/, '', spell],
  [/\bcontrol or summon\b/, 'summon or control'],
  [
    /^(?<may>(?:you may )?)(?:take|gain|seize) control of (?<what>(?!.*\b(?:threat|until|combat|ally)\b)[^,:;()]+)$/,
    '<may> control <what>',
    spell,
  ],
  // ---------------------------------------------------------------- at whom a Threat is directed
  [new RegExp(`^${who}${attacks} ${sanest}$`), '<who> must attack the sanest player', ['Monster', 'Event', 'Location']],
  [new RegExp(`^${who}${attacks} ${leastSane}$`), '<who> must attack the least sane player', ['Monster', 'Event', 'Location']],
  [
    new RegExp(
      `^(?<who>(?:your opponent|no opponent|no player|each opponent|all opponent))(?<not> may not| cannot| may) (?:direct|aim) (?:(?:their|any|a|his) )?(?:directed )?threat (?:at|against) you${tail}`,
    ),
    '<who> <not> attack you <tail>',
  ],
  [
    new RegExp(`^(?:all|every|each) threat must (?:is direct|attack)(?: at| against)? (?<whom>your opponent|you)${tail}`),
    'each player must direct monster at <whom> <tail>',
  ],
]
