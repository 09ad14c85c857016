/**
 * What stands at the head of a sentence: the place ("In Arkham, ..."), what holds a Spell. A place alone is
 * yours (M17.24); of each player it is his own.
 */

import type { Clause } from '../clauses.ts'

/** What no place is: Combat, and what is "in" or "at" something else. */
const notPlace =
  '(?!combat\\b|battle\\b|night\\b|addition\\b|return\\b|exchange\\b|either\\b|order\\b|fact\\b|case\\b|spite\\b|place of\\b|play\\b|your\\b|his\\b|the (?:start|end|begin|moment|time|same|first|event|case|presence|process|future|next|following)\\b|(?:a|any|each|that|this|such|every|1|#) (?:round|turn|combat|battle|time|case|threat)\\b|any time\\b|least\\b|most\\b|random\\b|once\\b)'
const place = `(?<at>(?:at|in) ${notPlace}[^,:;()]+?)`
const crowd = '(?:each|every|all|any|no)(?: other)? (?:player|investigator|opponent)|player|investigator|opponent|your opponents'
const bare = '(?<at>outside|inside|underground|underwater)'

const often =
  '(?:once|1 time|# time|twice)(?: only)? (?:(?:per|each|every|a|any|in|during|within) )+(?:(?:a|any|each|every|the|1|single|same) )*(?:round|game|match)'
/** What one would do of his own accord: nothing that takes from him. */
const benefit =
  '(?:you gain|gain|draw|look|return|reveal|search|exchange|your opponent (?:must |lose )|a opponent (?:must |lose )|(?:bury|discard|flip) (?=[^,:;()]*\\b(?:opponent|phobia|monster)\\b))'
const kept = ['Ally', 'Artifact', 'Tome', 'Investigator'] as const
const arriving = '(?:arrive|come)(?: here| at THIS| at this location)?'

export const atTheHead: readonly Clause[] = [
  // "In Arkham, each player loses 1 Sanity": each who is there.
  [new RegExp(`^${place} , (?<who>(?:each|every) (?:player|investigator|opponent)) (?=(?!who |that |whose |at |in )\\S)`), '<who> <at> '],
  [
    new RegExp(
      `^(?<head>(?:(?:as your turn|once per round|at the (?:start|end) of [^,:;()]+|(?:when|if|each time|unless) [^,:;()]+) , )?)${place} , (?!(?:${crowd})\\b|your opponent 's )`,
    ),
    '<head> while you is <at> , ',
    ['Location', 'Ally', 'Artifact', 'Tome', 'Spell', 'Event', 'Investigator'],
  ],
  // On a Monster it is not told whose place it is: yours, or that of the opponent it attacks.
  [
    new RegExp(`^${bare} , (?!(?:${crowd})\\b)`),
    'while you is <at> , ',
    ['Location', 'Ally', 'Artifact', 'Tome', 'Spell', 'Event', 'Investigator'],
  ],
  // "If revealed with another Ghoul": in the same Threat.
  [
    /^(?:when|if|once) (?:THIS (?:is )?|it (?:is )?)?reveal (?:together |along )?(?:with|beside|alongside|in (?:the )?company of) (?<no>no |)(?:a |any )?(?<other>another|other|# other|1 other|1 or more other) (?<who>[^,:;()]+?)(?: in (?:the same|your) threat)? ,/,
    'when reveal while <no> <other> <who> is in your threat ,',
    ['Monster'],
  ],
  [
    /^(?:when|if|once) (?:THIS (?:is )?|it (?:is )?)?reveal (?:together |along )?(?:with|beside|alongside|in (?:the )?company of) (?<who>(?:a|any) [^,:;()]+?)(?: in (?:the same|your) threat)? ,/,
    'when reveal while your threat contain <who> ,',
    ['Monster'],
  ],
  // ---------------------------------------------------------------- Summoned and Controlled
  [/^(?:when|if|each time|once) you summon (?:THIS|it) ,/, 'if this card is summon ,', ['Monster']],
  [/^(?:when|if|each time|once) (?:THIS |it )?(?:is )?summon(?: by you| by your investigator)? ,/, 'if this card is summon ,', ['Monster']],
  // ---------------------------------------------------------------- what holds a Spell
  [
    /(?<=\b(?:if|when|while|unless) )THIS is (?:(?:hold|keep|carry|find|place|contain|put) )?(?:in|by|with) (?=(?!your\b|(?:your |a |the )?(?:threat|hand|play|combat)\b)(?:a|any) )/,
    'this card is know by ',
    ['Spell'],
  ],
  [/(?<=\b(?:if|when|while|unless) )(?:the )?(?:caster|holder|bearer) is (?=(?:a|any) )/, 'this card is know by ', ['Spell']],
  // ---------------------------------------------------------------- how often, on what Turn
  [new RegExp(`^(?<often>${often}) , (?=${benefit})`), '<often> , as your turn , ', [...kept, 'Location']],
  [/^as (?:1|any 1|1 of your|any of your|any|a single) turn(?: ,)? /, 'as your turn , ', [...kept, 'Location']],
  [
    /^(?:on|in|during|as) (?:a|any|1) (?:later|following|subsequent|additional|further) turn(?: here| there)?(?: ,)? (?:you may )?(?!(?:you )?(?:(?:may|can) )?(?:must|lose|discard|pay|play|travel|walk|use|pass|put|add) )/,
    'as your turn , have stay here , ',
    ['Location'],
  ],
  [
    /^(?:on|in|during) (?:a|any) (?:later|following|subsequent) turn(?: ,)? (?!(?:you )?(?:(?:may|can) )?(?:must|lose|discard|pay|play|travel|walk|use|pass|put|add) )/,
    'as your turn , ',
    kept,
  ],
  [/^each turn (?:spend )?here , /, 'each turn that you remain here , ', ['Location']],
  // "On your next Turn, draw one card": as it begins, whatever is played on it.
  [
    /^(?:on|in|during) your (?:next|following) turn , (?!(?:you )?(?:may |must |cannot )*(?:play|walk|travel|pass|cast|use|skip|not|put|add|bring|summon)\b)/,
    'at the start of your next turn , ',
    ['Event', 'Spell'],
  ],
  // ---------------------------------------------------------------- what it costs
  [/^(?<how>flip|bury|discard)(?: THIS| it)?(?: face-down)? to use(?: THIS| it)? : /, '<how> this card : ', [...kept, 'Location']],
  [/^(?<how>flip|bury|discard)(?: THIS| it)?(?: face-down)? to use(?: THIS| it)?$/, '<how> this card when use', kept],
  [
    /^(?<pay>(?:spend|pay|lose) (?:1|#) sanity(?: point)?) (?:when|to|as you|each time you|if you) cast(?:ing)?(?: THIS)? : /,
    '<pay> : ',
    ['Spell'],
  ],
  [
    new RegExp(`^(?<often>${often}) , (?:you may )?(?<how>flip|bury|discard) THIS(?: face-down)? and (?:you (?:may )?)?(?=\\S)`),
    '<often> , <how> this card : ',
    kept,
  ],
  // ---------------------------------------------------------------- who arrives here, and how
  [
    new RegExp(
      `^(?:when|if|each time) (?:a|any|each|1) (?<who>player|investigator) ${arriving} , (?:they|that player|that investigator|the player) (?=(?:must|lose|gain|draw|discard|bury|flip|may) )`,
    ),
    'any <who> who arrive here ',
    ['Location'],
  ],
  [
    new RegExp(
      `^(?:when|if|each time) you (?:have )?(?:${arriving} (?:on foot|by (?:walk|foot))|walk here|walk to THIS|walk to this location) , `,
    ),
    'when you arrive here by walk , ',
    ['Location'],
  ],
  [
    new RegExp(`^(?:when|if|each time) you (?:have )?${arriving} (?:by|on|with|aboard|use|via) (?:(?:a|the|any) )?(?<by>[^,:;()]+?) , `),
    'when you arrive here , if you have come by a <by> , ',
    ['Location'],
  ],
  // ---------------------------------------------------------------- Passes and Combats
  [
    /^(?:if|when|each time) (?<who>you|your opponent|a opponent|any opponent|a player|any player) is the first(?: player| investigator| 1)? to pass(?: (?:this|in a|in any|each|in each|during a|in the) round)? ,/,
    'when <who> pass , if no pass have is declare this round ,',
  ],
  [
    /^(?:if|when|each time) (?<who>you|your opponent|a opponent) (?<do>lose|have lose) (?<n>(?:#|1) or more|more than (?:#|1)|any|at least (?:#|1)) sanity(?: point)? (?:in|during) (?:(?:1|any 1|a|any|a single|the same|this|that) )*combat ,(?! (?:bury|discard|flip) (?:THIS|it|this)\b)/,
    'at the end of combat , if <who> have lose <n> sanity in that combat ,',
  ],
  [
    /(?<=^(?:if|when) [^,:;()]+? is )(?:bury|lose)(?: or discard)? (?:in|during) (?:the same|that|that same|the present|the current) combat ,/,
    'lose in this combat ,',
    ['Monster', 'Ally', 'Artifact'],
  ],
  [/^(?:if|when|each time) (?:it|they) survive ,/, 'if this card survive ,', ['Monster']],
  [
    /^(?:when|if|each time) (?:(?:THIS|it) (?:is )?)?(?:play|place|put)(?: face-down)? (?:in|into|to) (?:your|a) threat ,/,
    'when this card is play ,',
    ['Monster'],
  ],
  [/^when commit to combat ,/, 'when this card defend ,', ['Ally']],
  // "Unless your opponent discards one card, ...": he may choose that instead.
  [
    /^unless (?<who>your opponent|a opponent|they|that player) (?<do>(?:discard|bury|lose|flip|pay|spend|return) [^,:;()]+?) , (?:you (?=gain|draw|bury|discard|flip|return))?(?<what>(?!you may\b)[^,:;()]+)$/,
    '<what> unless <who> <do>',
  ],
]
