/** What comes from one player to another in play: taken, handed over, given up and exchanged, in whatever words. */

import type { Clause } from '../clauses.ts'

const foe = '(?:your opponent|opponent|the opponent|that opponent|a opponent|1 opponent|any opponent)'
const few = '(?:1|#|a|any 1|up to #)(?: random)?'
const goods = '(?:ally|artifact|tome|weapon)'
const plain = '(?!(?:of|from|in|to|and|or|that|which|who|until|for|at|is)\\b)[^,:;() ]+'
/** What is his: "one of your opponent's Allies", "one Corrupt Ally of your opponent". */
const his = `(?:of your opponent 's ${plain}(?: ${plain}){0,2}?|(?:${plain} ){1,3}?of your opponent(?! 's))`
const yours = `(?:of your ${plain}(?: ${plain}){0,2}?|(?:${plain} ){1,3}?of yours)`
const it = '(?:it|them|that (?:ally|artifact|tome|weapon|card))'

export const changeHands: readonly Clause[] = [
  // ---------------------------------------------------------------- to you
  [
    new RegExp(
      `\\btake (?<n>${few}) (?<what>(?:${plain} ){1,3}?)(?:of your opponent(?! 's)|(?:that )?your opponent have in play)(?=$| ,| until | for )`,
    ),
    'take control of <n> <what> of your opponent',
  ],
  [/(?<=\b(?:take|keep) [^,:;()]+?) as (?:your own|yours)(?= |$)/, ''],
  [/\b(?:take possession of|take charge of|seize|borrow) (?=(?:1|#|a|any 1|up to #|all) )/, 'take control of '],
  [
    new RegExp(`^(?<what>${few} ${his}) (?:is|become) (?:yours|under your control)(?<long>(?: (?:until|for) .+)?)$`),
    'take control of <what> <long>',
  ],
  [new RegExp(`(?<=^|[,:] )(?:you )?(?:may )?control (?<what>${few} ${his})(?= (?:until|for) )`), 'take control of <what>'],
  [new RegExp(`\\bgain (?<what>${few} of your opponent 's ${goods})(?= |$)`), 'take control of <what>'],
  [
    new RegExp(`\\b(?:transfer|move|bring) (?<what>${few} ${his}) to (?:you|your (?:own )?(?:play area|side(?: of the table)?))(?= |$)`),
    'take control of <what>',
  ],
  [
    new RegExp(`\\b(?<lot>(?:randomly )?)choose (?<what>${few} ${his}) and (?:take|gain) (?:control of )?${it}(?= |$)`),
    '<lot> take control of <what>',
  ],
  [new RegExp(`^(?:you )?(?:take|gain) control of ${it}(?<long>(?: (?:until|for) .+)?)$`), 'the target is yours <long>'],
  [/^(?:it|they) (?:is|become) yours(?<long>(?: (?:until|for) .+)?)$/, 'the target is yours <long>'],
  [/\brandomly (?:take(?: control of)?|steal) (?<n>1|#|a) (?=of |[a-z_-]+ of )/, 'take control of <n> random '],
  [
    new RegExp(`\\b(?:take(?: control of)?|steal) (?<n>1|#) (?<what>${his})(?: ,)? (?:choose )?at random(?= |$)`),
    'take control of <n> random <what>',
  ],
  [
    /(?<=\btake control of [^,:;()]*?) and (?:put|place) (?:it|them) (?:into play|in play|beside your investigator|among your own|in your (?:own )?play area)(?= |$)/,
    '',
  ],
  [
    new RegExp(
      `\\btake (?<what>${few} (?:${his}|(?:${plain} ){1,3}?from your opponent)) and (?:put|place) (?:it|them) (?:into play|in play|beside your investigator|among your own|in your (?:own )?play area)(?= |$)`,
    ),
    'take <what>',
  ],
  [
    /\bsearch (?<whose>your opponent 's (?:discard pile|story deck)) for (?<what>(?:1|a|any|up to #) [^,:;()]+?)(?: ,)? and (?:take|put|place|add|return) (?:it|them) (?:into|in|to) your hand(?= |$)/,
    'take <what> from <whose> into your hand',
  ],
  // ---------------------------------------------------------------- given up by him
  [
    new RegExp(
      `(?<=^|[,:] )(?<who>${foe}) (?:must )?(?:give up|surrender|turn over|hand over|hand|yield|pass) (?<what>${few} [^,:;()]+?)(?: over)? to you(?= |$)`,
    ),
    '<who> must give you <what>',
  ],
  [new RegExp(`(?<=^|[,:] )(?<who>${foe}) (?:must )?hand over (?<what>${few} [^,:;()]+)$`), '<who> must give you <what>'],
  [new RegExp(`(?<=^|[,:] |\\bto |\\bmay )(?:have|make|force|cause|compel|let) (?<who>${foe}) (?:to )?give you `), '<who> must give you '],
  // ---------------------------------------------------------------- from you
  [
    new RegExp(`(?<=^|[,:] )(?<who>${foe}) (?:must |may )?(?:take|gain)(?: control of)? (?<what>${few} ${yours})(?= |$)`),
    'give <what> to <who>',
  ],
  [
    new RegExp(`\\b(?:give up|hand over|surrender|turn over|hand) (?<what>${few} ${yours})(?: over)? to (?<who>${foe})(?= |$)`),
    'give <what> to <who>',
  ],
  [
    /(?<=^|[,:] )(?<what>(?:any number|up to #|1|#|all) of your [^,:;()]+?) may is (?<how>return|flip|bury|discard)(?<where>(?: [^,:;()]+)?)$/,
    'you may <how> <what> <where>',
  ],
  // ---------------------------------------------------------------- each for the other
  [
    new RegExp(
      `^you and ${foe} (?:must )?(?:each )?exchange (?<n>1|#|a) (?<what>${plain}(?: ${plain}){0,2}?)(?: each)?(?: with each other)?$`,
    ),
    "exchange <n> of your <what> for <n> of your opponent 's <what>",
  ],
  [
    new RegExp(`^choose (?<a>(?:1|any 1) ${yours}) and (?<b>(?:1|any 1) ${his}) and (?:exchange|trade|swap) (?:them|their place)$`),
    'exchange <a> for <b>',
  ],
]
