/** A Monster that attacks: what happens when it does, whom and when it may attack, and what becomes of it instead of being buried. */

import type { Clause } from '../clauses.ts'

const it = '(?:THIS|it|they)'
const monsters = ['Monster'] as const
const whenever = '(?:when|whenever|each time|every time|any time|as soon as|as|if)'
const victim =
  "(?:(?:your|the|a|an|1|any|that|each|any 1) (?:opponent|player|investigator)|opponent|player|investigator|(?:your|the|that|a) opponent 's investigator|someone|anyone|anybody)"
const where = '(?:(?:(?:who|that) is )?(?<w>(?:at|in|on) (?!combat|your|night)[^,:;()]+|inside|outside|underground))'
const attacks = `${it} (?:attack|is attack)`

/** Allies of some kind, of whichever player. */
const some = '(?:(?!against\\b|all\\b)[^,:;() ]+ ){0,3}?ally(?: (?:with|without|worth|of|bear|who)(?: (?!against\\b)[^,:;() ]+){1,6}?)?'

export const atTheAttack: readonly Clause[] = [
  // "When this card attacks an opponent at a Water Location, ...": it attacks as it is revealed, and whom it attacks is the opponent of the Battle.
  [new RegExp(`^${whenever} ${attacks} ${victim} ${where} ,`), 'when reveal , if your opponent is <w> ,', monsters],
  [new RegExp(`^${whenever} ${attacks}(?: ${victim})? ,`), 'when reveal ,', monsters],
  [new RegExp(`^${whenever} (?:attack|attacking) ${victim} ${where} ,`), 'when reveal , if your opponent is <w> ,', monsters],
  [new RegExp(`^${whenever} (?:attack|attacking)(?: ${victim})? ,`), 'when reveal ,', monsters],
  [new RegExp(`^(?<deed>[^,:;]+) ${whenever} ${attacks} ${victim} ${where}$`), 'when reveal , if your opponent is <w> , <deed>', monsters],
  [new RegExp(`^(?<deed>[^,:;]+) ${whenever} ${attacks}(?: ${victim})?$`), 'when reveal , <deed>', monsters],
  [new RegExp(`^${whenever} ${victim} is attack by ${it} ,`), 'when reveal ,', monsters],
  [
    new RegExp(`^${victim}(?: (?:who|that) is)? attack by ${it}(?= (?:lose|must|discard|bury|flip|may|draw)\\b)`),
    'when reveal , your opponent',
    monsters,
  ],
  [
    new RegExp(`^(?<deed>[^,:;]+) (?:of|from) ${victim}(?: (?:who|that) is)? attack by ${it}$`),
    'when reveal , <deed> of your opponent',
    monsters,
  ],
  // Who is attacked, told again.
  [
    /(?<=^when reveal ,(?: if your opponent is [^,]+ ,)? )(?:the (?:player|investigator|opponent) (?:(?:who|that) is )?attack|they|it)(?= (?:lose|must|discard|bury|flip|may|draw)\b)/,
    'your opponent',
    monsters,
  ],
  // "May only attack at Night."
  [
    new RegExp(
      `^(?:${it} )?(?:can|may|will) (?:only attack|attack only) (?:at night|by night|during the night|(?:while|when|if) it is night)$`,
    ),
    'while it is day , this card cannot is attack',
    monsters,
  ],
  [
    new RegExp(`^(?:${it} )?(?:can|may|will) (?:only attack|attack only) (?:by day|during the day|(?:while|when|if) it is day)$`),
    'at night , this card cannot is attack',
    monsters,
  ],
  [
    new RegExp(`^(?:${it} )?(?:can|may|will) (?:only attack|attack only) (?:if|while|when) (?<when>[^,]+)$`),
    'unless <when> , this card cannot is attack',
    monsters,
  ],
  [
    new RegExp(`^(?:${it} )?(?:can|may|will) (?:only attack|attack only) (?=(?:a )?(?:player|opponents?|investigator) )`),
    'this card may only attack ',
    monsters,
  ],
  // "Worth twice as much at Night."
  [
    new RegExp(
      `^(?:${it} )?(?:is )?worth (?:twice as much|double|twice its value|double its value|twice as many point)(?=$| (?:at|if|while|when|during|in|against)\\b)`,
    ),
    'double this card',
    ['Monster', 'Ally'],
  ],
  [
    new RegExp(
      `^(?:${it} )?count as (?<n>#) point(?:s)? (?:against|when attack|if attack|when it attack|when used against) ${victim} ${where}$`,
    ),
    'while your opponent is <w> , the value of this card is <n>',
    monsters,
  ],
  // "Is returned to your Hand instead of being Buried", "is not Buried at the end of Combat but returned to your Hand".
  [
    new RegExp(
      `^(?:${it} )?is return to your hand (?:instead of|rather than) (?:is )?bury(?<c> at the end of combat| after combat| in combat)?$`,
    ),
    'if this card would is bury <c> , return this card to your hand instead',
  ],
  [
    new RegExp(
      `^(?:${it} )?(?:is )?not bury (?<c>at the end of combat |after combat |in combat )?(?:, )?(?:but )?(?:instead )?(?:is )?return to your hand(?: instead)?$`,
    ),
    'if this card would is bury <c> , return this card to your hand instead',
  ],
  [
    new RegExp(
      `^(?:${it} )?(?:is )?not bury (?<c>at the end of combat |after combat |in combat )?(?:, )?(?:but )?(?:instead )?(?:is )?discard(?: instead)?$`,
    ),
    'if this card would is bury <c> , discard this card instead',
  ],
  [/(?<=^if this card would is bury )(?:at the end of combat|after combat)(?= ?,)/, 'in combat'],
  // "Opponent loses 1 additional Sanity point if this card survives."
  [
    new RegExp(`^(?<deed>[^,:;]+) (?:if|when|whenever|each time) ${it} survive$`),
    'if this card survive the cosmic battle , <deed>',
    monsters,
  ],
  // ---------------------------------------------------------------- who can do something against it
  // "Corrupt Allies cannot absorb points from this card", "Allies worth 1 add nothing against it": it passes them by.
  [
    new RegExp(`^(?:no|none of the) (?<who>${some}) (?:may|can) (?:defend against|absorb(?: any| a)?(?: point)?(?: of| from)?) THIS$`),
    '<who> may not defend against this card',
    monsters,
  ],
  [
    new RegExp(
      `^(?:all |any |each )?(?:defending )?(?<who>${some}) (?:(?:do|can|may) not|cannot|is unable to) (?:absorb(?: any| a)?(?: point)?(?: of| from)?|count against|help against|stop) THIS$`,
    ),
    '<who> may not defend against this card',
    monsters,
  ],
  [
    new RegExp(`^(?:all |any |each )?defending (?<who>${some}) (?:add|is worth|count for) (?:nothing|no point) against THIS$`),
    '<who> may not defend against this card',
    monsters,
  ],
  [
    new RegExp(`^(?:${it} )?(?:can|may) (?:only is absorb|is absorb only)(?: in combat)? by (?<who>${some})$`),
    'only <who> may defend against this card',
    monsters,
  ],
  [new RegExp(`^(?:${it} )?(?:can|may) is absorb by (?<who>${some}) only$`), 'only <who> may defend against this card', monsters],
  [new RegExp(`^(?:${it} )?(?:cannot|can not|may not) is absorb by (?<who>${some})$`), '<who> may not defend against this card', monsters],
  [
    new RegExp(
      `^(?:${it} )?pass (?:(?:all )?(?:defending )?ally by|by (?:all )?(?:defending )?ally)(?: ,)?(?: and attack (?:the|your opponent 's) investigator(?: directly)?)?$`,
    ),
    'this card bypass ally',
    monsters,
  ],
  // What Weapons are good for against it.
  [
    /^(?:all )?weapon (?:(?:do not|never) (?:work|help|count)|have no use|is of no use|serve no purpose) against (?=THIS$)/,
    'weapon do not add to the value of ally defending against ',
    monsters,
  ],
  [
    /^(?:all )?weapon (?:(?:other than|except|but) )(?<what>[^,:;()]*weapon) (?:do not (?:work|help|count)|is useless) against (?=THIS$)/,
    'weapon other than <what> have no effect on ',
    monsters,
  ],
  [
    /^(?<who>(?:all |each )?defending ally) have (?:only )?half (?:of )?(?:their|its)(?: own)?(?: card| usual| normal| printed)? value(?= |$)/,
    'halve the value of <who>',
  ],
  // "After this card has attacked": once Combat is over.
  [
    new RegExp(
      `^(?:after|once) (?:THIS|it|they) (?:have|has) attack(?: ${victim})? , (?<do>return|discard|bury|shuffle|flip|put|place) it(?= |$)`,
    ),
    'at the end of combat , <do> this card',
    monsters,
  ],
  [new RegExp(`^(?:after|once) (?:(?:it|THIS|they) (?:have|has) )?attack(?:ing)?(?: ${victim})? ,`), 'at the end of combat ,', monsters],
  [/^(?:after|at the end of) combat (?=(?:THIS|it) is )/, 'at the end of combat , ', monsters],
  // "For each Ghoul that is revealed in a Threat directed against you": each time that one attacks you.
  [
    /^(?<deed>(?:lose|gain|draw|discard) (?:#|1) [^,;:()]+?) for each (?<what>[^,;:()]+?)(?: (?:(?:that|which) (?:is )?)?reveal in (?:a|any) threat direct(?:ed)? (?:at|against) you| (?:at the moment(?: that)?|when|as) (?:it|they) is reveal in (?:a|any) threat direct(?:ed)? (?:at|against) you| (?:that|which) attack you)$/,
    'each time a <what> attack you , <deed>',
    ['Event'],
  ],
  [
    /^(?:when|each time|if) (?:a |any )(?<what>[^,;:()]+?) is reveal in (?:a|any) threat direct(?:ed)? (?:at|against) you , (?<deed>[^;:()]+)$/,
    'each time a <what> attack you , <deed>',
    ['Event'],
  ],
  // "Play face-down to your Threat at any Water/Gate Location (uses Gate)".
  [
    /^(?:THIS may is |THIS may only is )?(?:play )(?:THIS )?(?:face-down )?(?:to|into|in) your threat (?:only )?(?:at|in) (?:a|any) (?<what>[^,;:()]*?)(?: ?\/ gate location| location (?:with|that have|have) a gate)(?: \( use (?:the |its |a )?gate \))?$/,
    'play face-down to your threat by use a <what> gate',
    ['Event'],
  ],
  // "When an opponent adds a card to his or her Threat": whether it is the first of it or not.
  [
    /^(?<when>when|each time) (?<who>(?:your|a|any|1) opponent|any player|you) (?:add|play) (?:a |any )card to (?:their|a|any|your) threat , (?<deed>[^;:()]+)$/,
    '<when> <who> play a card that begin a new threat , <deed> . <when> <who> add a card to a exist threat , <deed>',
  ],
]
