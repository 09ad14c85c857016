/**
 * The numbers of a player, and of his Threat, said in any of the ways there are: Maximum and Minimum, the draw, maximum Sanity, Education;
 * two of them in one sentence, and what they add up with.
 */

import type { Clause } from '../clauses.ts'

const n = '(?<n>#|1)'
const many = `${n}(?: card| point)?`
const number =
  '(?:hand maximum|hand minimum|maximum sanity|maximum hand size|minimum hand size|maximum|minimum|sanity maximum|hand size|hand limit|education|phobia limit)'
const whose =
  "(?:your investigator 's|your opponent 's|(?:the |that |each |any |every )?(?:opponent|player|investigator) 's|each other (?:player|investigator) 's|your|their)"
const player =
  '(?:your opponent|the opponent|opponent|(?:each|every|any|all)(?: other)? (?:player|opponent|investigator)|your investigator|you|that player|they)'
const threat =
  '(?:(?:the )?(?:total )?(?:value )?(?:of )?(?:your|each|any|all|the)(?: directed| attack| opposing)? threat(?: (?:(?:that |which )?(?:is )?(?:attack|direct at|direct against|directed against|directed at)|against) (?:you|your investigator))?)'
const end = '(?=$| [,()]| (?:at night|by|during|if|while|when|unless|until|in|and|but|this|each)\\b)'
const start = '(?<=^|, |: |\\band )'

/** "The Maximum number of cards in your Hand": the Maximum by its whole name. */
const byName: readonly Clause[] = [
  // "Each opponent who knows Latin has his Maximum raised by 2", "players at a City Location may keep one card less".
  [
    new RegExp(
      `(?<=^|, )(?:(?:each|every|all|any) )?(?<who>player|opponent|investigator)s? (?:who|that) (?<so>[^,;:()]+?) (?:have|has) their (?<what>${number}) (?<how>increase|raise|reduce|lower|decrease) by `,
    ),
    "while that player <so> , each <who> 's <what> is <how> by ",
  ],
  [
    /(?<=^|, )(?:(?:each|every|all|any) )?(?<who>player|opponent|investigator)s? (?:who|that) (?<so>[^,;:()]+?) (?:may|can) keep (?<n>#|1) (?:more card|card more|additional card|extra card)(?: in (?:their|your) hand)?(?: (?:at|in) the end of (?:the|each|this) round)?$/,
    "while that player <so> , each <who> 's maximum is increase by <n>",
  ],
  [
    /(?<=^|, )(?:(?:each|every|all|any) )?(?<who>player|opponent|investigator)s? (?:who|that) (?<so>[^,;:()]+?) (?:may|can) keep (?<n>#|1) (?:less card|fewer card|card less|card fewer)(?: in (?:their|your) hand)?(?: (?:at|in) the end of (?:the|each|this) round)?$/,
    "while that player <so> , each <who> 's maximum is reduce by <n>",
  ],
  [
    /(?<=^|, )(?:(?:each|every|all|any) )?(?<who>player|opponent|investigator)s? (?<where>(?:at|in) [^,;:()]+?) (?=(?:may|can) keep (?:#|1) (?:less|fewer|more|additional|extra|card)\b)/,
    'each <who> who is <where> ',
  ],
  // "The Maximum of each player who has a Priest is reduced by two": his of whom it is so.
  [
    new RegExp(
      `\\bthe (?<what>${number}) of (?:each|every|all|any) (?<who>player|opponent|investigator)s? (?:who|that) (?<so>[^,;:()]+?) (?=(?:is (?:increase|raise|reduce|lower|decrease)|(?:gain|lose|increase|decrease)) (?!.*\\buntil\\b))`,
    ),
    "while that player <so> , each <who> 's <what> ",
  ],
  [
    new RegExp(
      `^the (?<what>${number}) of (?:each|every|all|any) (?<who>player|opponent|investigator)s? (?:who|that) (?<so>[^,;:()]+?) (?<how>(?:is (?:increase|raise|reduce|lower|decrease)|(?:gain|lose|increase|decrease)) [^,;:()]+?) (?<long>until [^,;:()]+)$`,
    ),
    "<long> , while that player <so> , each <who> 's <what> <how>",
  ],
  [
    new RegExp(
      `(?<=^|, )(?:(?:each|every|all|any) )?(?<who>player|opponent|investigator)s? (?:who|that) (?<so>[^,;:()]+?) (?:must )?(?<how>increase|raise|reduce|lower|decrease) their (?<what>${number}) by `,
    ),
    "while that player <so> , each <who> 's <what> is <how> by ",
  ],
  [
    new RegExp(
      `(?<=^|, )(?:(?:each|every|all|any) )?(?<who>player|opponent|investigator)s? (?<where>(?:at|in) [^,;:()]+?) (?:must )?(?<how>increase|raise|reduce|lower|decrease) their (?<what>${number}) by `,
    ),
    "while that player is <where> , each <who> 's <what> is <how> by ",
  ],
  [
    /^(?:in|during|for|at) the discard (?:phase|step) of (?:this|the) round ,? ?(?=(?:the |each |every |your |their |all )[^;:()]*(?:maximum|minimum))/,
    'until the end of the round , ',
  ],
  [
    /(?<=(?:maximum|minimum)\b[^;:()]*) (?:in|during|for|at) the discard (?:phase|step) of (?:this|the) round$/,
    ' until the end of the round',
  ],
  // "The Minimum and the Maximum of every player are reduced by two cards".
  [
    /\bthe (?<a>maximum|minimum) and (?:the )?(?<b>maximum|minimum)(?: hand| hand size)? of (?<who>your opponent|(?:each|every|all|any) (?:player|opponent|investigator)|that player) (?:is )?(?:both |each )?(?<how>increase|raise|reduce|lower|decrease) by (?<n>#|1)(?: card)?(?: each)?/,
    "<who> 's <a> is <how> by <n> and <who> 's <b> is <how> by <n>",
  ],
  [
    /\b(?<who>your opponent|(?:each|every|all|any) (?:player|opponent|investigator)|that player) 's (?<a>maximum|minimum) and (?:their )?(?<b>maximum|minimum)(?: hand| hand size)? (?:is )?(?:both |each )?(?<how>increase|raise|reduce|lower|decrease) by (?<n>#|1)(?: card)?(?: each)?/,
    "<who> 's <a> is <how> by <n> and <who> 's <b> is <how> by <n>",
  ],
  [
    /\bthe (?<what>maximum|minimum) (?:number of card(?: (?:that )?(?:you|your investigator) (?:may|must|can)(?: is)? (?:keep|hold|have|retain))?(?: (?:in|of) your hand)?|(?:size )?of your hand|hand)(?= |$)/,
    'your <what>',
  ],
  [/\byour (?<what>maximum|minimum) number of card(?: (?:in|of) (?:your )?hand)?(?= |$)/, 'your <what>'],
  [new RegExp(`\\bthe (?<what>${number}) of (?:each|every|all) (?<who>player|opponent|investigator)(?= |$)`), "each <who> 's <what>"],
  [new RegExp(`\\bthe (?<what>${number}) of (?<who>your opponent|the opponent|that player|your investigator)(?= |$)`), "<who> 's <what>"],
  [
    new RegExp(
      `\\bthe number of card (?:that )?${'(?<who>you|your opponent|each player|each opponent)'} (?:may |must |will )?draw(?: (?:at the (?:start|beginning) of|in|during) (?:each|the|a) round| each round| per round)?(?= |$)`,
    ),
    '<who> draw_count',
  ],
  [/\byou draw_count\b/, 'your hand size'],
  [/(?<who>your opponent|each player|each opponent) draw_count\b/, "<who> 's hand size"],
  [new RegExp(`\\b(?<whose>${whose}) draw(?= (?:is|\\+|-|by|gain|lose|increase|decrease) )`), '<whose> hand size'],
  [new RegExp(`(?<=^|, )(?<how>increase|raise|reduce|lower|decrease) (?<whose>${whose}) draw by `), '<how> <whose> hand size by '],
]

/** More and less of it. */
const changed: readonly Clause[] = [
  [new RegExp(`${start}\\+ ${many} (?:to |for )?(?<of>(?:${whose} ${number})|${threat})${end}`), 'add <n> to <of>'],
  [new RegExp(`${start}- ${many} (?:to |from |for )?(?<of>(?:${whose} ${number})|${threat})${end}`), 'subtract <n> from <of>'],
  [new RegExp(`^\\+ ${many} (?<what>${number})${end}`), 'your <what> gain <n>'],
  [new RegExp(`^- ${many} (?<what>${number})${end}`), 'your <what> lose <n>'],
  [new RegExp(`\\b(?<of>${whose} ${number}) (?:is )?\\+ ${many}${end}`), '<of> gain <n>'],
  [new RegExp(`\\b(?<of>${whose} ${number}) (?:is )?- ${many}${end}`), '<of> lose <n>'],
  [new RegExp(`^(?<of>${number}) (?:is )?\\+ ${many}${end}`), 'your <of> gain <n>'],
  [new RegExp(`^(?<of>${number}) (?:is )?- ${many}${end}`), 'your <of> lose <n>'],
  [new RegExp(`${start}you (?:have|get|receive) (?:a )?\\+ ${many} (?:to your )?(?<what>${number})${end}`), 'your <what> gain <n>'],
  [new RegExp(`${start}you (?:have|get|receive) (?:a )?- ${many} (?:to your )?(?<what>${number})${end}`), 'your <what> lose <n>'],
  [new RegExp(`${start}(?:you may|you must|you|THIS) add ${many} to (?<of>${whose} ${number}|${threat})${end}`), 'add <n> to <of>'],
  [
    new RegExp(
      `${start}(?:(?:you may|you must|you|THIS) subtract|take|you may take) ${many} (?:from|off) (?<of>${whose} ${number}|${threat})${end}`,
    ),
    'subtract <n> from <of>',
  ],
  [new RegExp(`\\b(?<of>${whose} ${number}|threat) (?:rises?|goes up|go up|climbs?|is stronger) by ${many}${end}`), '<of> gain <n>'],
  [
    new RegExp(`\\b(?<of>${whose} ${number}|threat) (?:falls?|goes down|go down|drops?|sinks?|shrinks?|is weaker) by ${many}${end}`),
    '<of> lose <n>',
  ],
  [
    new RegExp(
      `\\b(?<of>${whose} ${number}) (?:is )?${n}(?: card| point)? (?:higher|more|greater|larger)(?: than (?:usual|normal|otherwise))?${end}`,
    ),
    '<of> gain <n>',
  ],
  [
    new RegExp(
      `\\b(?<of>${whose} ${number}) (?:is )?${n}(?: card| point)? (?:lower|less|fewer|smaller)(?: than (?:usual|normal|otherwise))?${end}`,
    ),
    '<of> lose <n>',
  ],
  [
    new RegExp(`${start}(?<who>${player}) (?:must )?(?:subtract|deduct|take|lose) ${many} from (?:their|your) (?<what>${number})${end}`),
    '<who> subtract <n> from their <what>',
  ],
  [
    new RegExp(`${start}(?<who>${player}) (?:must )?(?:reduce|lower|decrease) (?:their|your) (?<what>${number}) by ${many}${end}`),
    '<who> subtract <n> from their <what>',
  ],
  [
    new RegExp(`${start}(?<who>${player}) (?:must |may )?(?:increase|raise) (?:their|your) (?<what>${number}) by ${many}${end}`),
    '<who> add <n> to their <what>',
  ],
  [
    new RegExp(`${start}(?<who>${player}) (?:must |may )?add ${many} to (?:their|your) (?<what>${number})${end}`),
    '<who> add <n> to their <what>',
  ],
]

/** So many of it, and no more than so many. */
const fixed: readonly Clause[] = [
  [
    new RegExp(
      `\\b(?<of>${whose} ${number}) (?:(?:is )?(?:change|set|fix|raise|increase|rises?|goes up|go up) (?:to|at)|(?:is )?(?:treat|consider|count|regard)(?: as| to is)*|is equal to) ${many}${end}`,
    ),
    '<of> is <n>',
  ],
  [
    new RegExp(`\\b(?<of>${whose} ${number}) (?:is )?(?:reduce|lower|limit|decrease|drops?|falls?|sinks?|shrinks?) to ${many}${end}`),
    '<of> is at most <n>',
  ],
  [new RegExp(`\\b(?<of>${whose} ${number}) is ${n} (?:card|point)${end}`), '<of> is <n>'],
  [
    new RegExp(`${start}(?:set|change|fix|raise|increase|treat|consider) (?<of>${whose} ${number}) (?:to|as|at|to is) ${many}${end}`),
    '<of> is <n>',
  ],
  [new RegExp(`${start}(?:reduce|lower|limit|decrease) (?<of>${whose} ${number}) to ${many}${end}`), '<of> is at most <n>'],
  [new RegExp(`${start}you have a (?<what>${number}) of ${many}${end}`), 'your <what> is <n>'],
  [
    new RegExp(`${start}(?<who>your opponent|each player|each opponent) have a (?<what>${number}) of ${many}${end}`),
    "<who> 's <what> is <n>",
  ],
]

/** Two numbers in one sentence. */
const two: readonly Clause[] = [
  [
    new RegExp(
      `(?<=^(?:[^,:;()]+ , )?)(?<do>add|subtract) ${n}(?: card| point)? (?<way>to|from) (?<a>[^,:;()]+?)(?: ,)? and (?<m>#|1)(?: card| point)? (?:to|from) (?=(?:your|their|the|all|each|any|its|opposing|other) )`,
    ),
    '<do> <n> <way> <a> and <do> <m> <way> ',
  ],
  [
    new RegExp(`(?<=^(?:[^,:;()]+ , )?)\\+ ${many} (?:to|for) (?<a>[^,:;()]+?)(?: ,)? and \\+ (?<m>#|1)(?: card| point)? (?:to|for) `),
    'add <n> to <a> and add <m> to ',
  ],
  [
    new RegExp(
      `(?<=^(?:[^,:;()]+ , )?)\\+ ${many} (?:to|for) (?<a>[^,:;()]+?)(?: ,)? (?:and|but) - (?<m>#|1)(?: card| point)? (?:to|for|from) `,
    ),
    'add <n> to <a> and subtract <m> from ',
  ],
  [
    new RegExp(
      `\\b(?<of>${whose} ${number}) is ${n} (?<how>higher|lower|more|less)(?: ,)? and (?<other>${whose} ${number})(?: is)? (?<m>#|1) (?<how2>higher|lower|more|less)${end}`,
    ),
    '<of> is <n> <how> . <other> is <m> <how2>',
  ],
  [
    /\byour (?<a>maximum|minimum) and (?:your )?(?<b>maximum|minimum) (?:each |both |is each |is both )?(?<how>gain|lose) (?<n>#|1)(?: card| point)?/,
    'your <a> <how> <n> . your <b> <how> <n>',
  ],
  [
    /\byour (?<a>maximum|minimum) and (?:your )?(?<b>maximum|minimum) is both (?<how>increase|raise|reduce|lower|decrease) by /,
    'your <a> and <b> is <how> by ',
  ],
  [/(?<=\byour (?:maximum|minimum)\b[^:;()]*) but (?=subtract|reduce|lower|add|increase|raise)/, ' and '],
]

const other = '(?:(?:any|all|your|the|each) )?(?:other )?(?:similar )?'
const ally = '(?:ally|artifact|tome|location|event|spell|card|monster)'

/** What adds up with what. */
const addedUp: readonly Clause[] = [
  [/^non-?cumulative\b/, 'not cumulative'],
  [/\( non-?cumulative \)/, '( not cumulative )'],
  [/^is (?<not>not )?cumulative\b/, '<not> cumulative'],
  [
    /^(?:(?:this|the|its|their|THIS 's|both|both of this|both bonus) ?(?:effect|bonus|ability|benefit|power|change|increase|addition|reduction|number|modifier)?) (?:is (?<not>not )?|(?:do (?<no>not )))?(?:cumulative|cumulate|add up|stack|combine)(?: together)?(?= |$)/,
    '<not> <no> cumulative',
  ],
  [/^(?:do not|may not|cannot) (?:add up|cumulate|stack|is combine|combine|is add)(?: together)?(?= with | to )/, 'not cumulative'],
  [
    new RegExp(
      `(?<=cumulative with )(?:(?:those|that|the (?:same )?(?:effect|bonus|ability|benefit|power|increase|reduction)) of )${other}(?<what>${ally})(?= |$)`,
    ),
    'other <what>',
  ],
  [new RegExp(`(?<=cumulative with )(?:(?:any|all|your|each) )?(?:similar )?(?<what>${ally})(?= |$)(?! 's)`), 'other <what>'],
  [
    new RegExp(
      `(?<=cumulative with other ${ally}) (?:(?:that|which|who) (?:have|give|grant|do|provide) (?:the same|this|that|a similar|a like|the like)|with (?:the same|this|that|a similar|a like|like|similar)|of (?:the same|similar|like|this)) (?:effect|bonus|ability|benefit|power|kind)$`,
    ),
    '',
  ],
  [
    new RegExp(
      `(?<=cumulative with other ${ally}) (?:that|which|who) (?:increase|add to|lift|raise) (?:your|the) (?<what>maximum|minimum)$`,
    ),
    ' that raise your <what>',
  ],
  [
    new RegExp(
      `(?<=cumulative with other ${ally}) (?:that|which|who) (?:reduce|subtract from|decrease|lower) (?:your|the) (?<what>maximum|minimum)$`,
    ),
    ' that lower your <what>',
  ],
  [
    new RegExp(
      `(?<=cumulative with other ${ally}) (?:that|which|who) (?:increase|add to|lift|raise|reduce|subtract from|decrease|lower|change|affect) (?:your|the) (?:maximum|minimum) (?:or|and) (?:your |the )?(?:maximum|minimum)$`,
    ),
    '',
  ],
  [/(?<=cumulative with )other ally ' command ability$/, 'other command ability'],
]

/** What a Threat comes to. */
const ofThreats: readonly Clause[] = [
  [/\badd (?<n>#|1)(?: point)? to (?:any|each|every|all)(?: of)? (?:threat of yours|your threat)(?= |$)/, 'add <n> to your threat'],
  [/\b(?:your )?opponent '(?:s)? threat (?=(?:directed against|directed at|attack|against) (?:you|your investigator))/, 'each threat '],
  [/(?<=^|, )THIS (?=(?:add|subtract|increase|raise|reduce|lower)\b[^,:;()]* threat\b)/, ''],
]

/** What is drawn at the start of a Round. */
const drawn: readonly Clause[] = [
  [/(?<=\b(?:opponent|player|investigator|you|they) )(?:must |may )?draw (?<n>#|1) less card(?= |$)/, 'draw <n> fewer card'],
  [/(?<=\b(?:opponent|player|investigator|you|they) )must draw (?=(?:#|1) (?:fewer|more|additional) card )/, 'draw '],
  [
    /^at the (?:start|beginning) of each round , (?<who>opponent|your opponent|each player|each opponent|you) (?:must )?draw (?<n>#|1) card (?<how>less|fewer|more)$/,
    '<who> draw <n> card <how> at the start of each round',
  ],
  [/^opponent draw (?=(?:#|1) card )/, 'your opponent draw '],
]

const sanity = '(?:sanity point|sanity|point)'
const someone = "(?<who>your|your opponent 's|each opponent 's|each player 's)"

/** What is lost and gained of Sanity, each time. */
const flows: readonly Clause[] = [
  [
    new RegExp(
      `(?<=^|, )(?<how>reduce|increase|lower|raise) (?:any|each|every)(?: of)?(?: your)? sanity (?<flow>loss|gain)(?: of yours)? by ${n}(?: point)?$`,
    ),
    '<how> your sanity <flow> by <n>',
  ],
  [
    new RegExp(
      `(?<=^|, )subtract ${n}(?: point)? from (?:each of |all |any )?${someone} sanity (?<flow>loss|gain)(?<where>(?: (?:in|during) combat| from [^,:;()]+)?)$`,
    ),
    '<who> sanity <flow> <where> lose <n>',
  ],
  [
    new RegExp(
      `(?<=^|, )add ${n}(?: point)? to (?:each of |all |any )?${someone} sanity (?<flow>loss|gain)(?<where>(?: (?:in|during) combat| from [^,:;()]+)?)$`,
    ),
    '<who> sanity <flow> <where> gain <n>',
  ],
  [
    new RegExp(
      `(?<=^|, )add ${n}(?: point)? to (?:each|every|any|all) sanity (?<flow>loss|gain) of (?<who>your opponent|each opponent|each player)$`,
    ),
    "<who> 's sanity <flow> gain <n>",
  ],
  [
    /(?<=^|, )(?:each|every|any|all) sanity (?<flow>loss|gain) of (?<who>your opponent|each opponent|each player) is (?=increase|reduce|double|halve)/,
    "<who> 's sanity <flow> is ",
  ],
  [
    new RegExp(
      `(?<=^|, )(?:you )?(?<does>lose|gain) ${n} (?<how>less|fewer|more|additional) ${sanity} (?:each time|when)(?: that)? you (?:lose|gain) (?:any )?sanity$`,
    ),
    'when you <does> sanity , <does> <n> point <how>',
  ],
  [
    new RegExp(`(?<=^|, )(?:you )?lose (?:at most|no more than|only) ${n} ${sanity} in (?:each |any |a |1 )?combat$`),
    'your sanity loss in combat is at most <n> in 1 combat',
  ],
  [new RegExp(`^in combat , (?:you )?lose ${n} (?:less|fewer) ${sanity}$`), 'you lose <n> less sanity in combat'],
  [new RegExp(`^in combat , (?:you )?lose ${n} (?:more|additional) ${sanity}$`), 'you lose <n> more sanity in combat'],
  [
    new RegExp(
      `(?<=^|, )no (?:player|investigator) (?:may|can) (?<does>gain|lose) more than ${n} ${sanity} (?=at (?:a|1|any 1) time|at once|in (?:a|any|1) combat|per combat)`,
    ),
    'each player may not <does> more than <n> sanity ',
  ],
]

/** What ends a Round, and what Tomes hold. */
const others: readonly Clause[] = [
  [
    new RegExp(
      `(?<=^|, )(?:the number of pass (?:need|require) to end (?:the|a|each) round is (?:increase|raise) by ${n}|(?:add|increase by) (?<m>#|1) (?:to )?the number of pass (?:need|require) to end (?:the|a|each) round)$`,
    ),
    '<n> <m> more pass is need to end a round',
  ],
  [
    new RegExp(`(?<=^|, )increase the number of pass (?:need|require) to end (?:the|a|each) round by ${n}$`),
    '<n> more pass is need to end a round',
  ],
  [
    /(?<=^|, )(?:the|a|each) round (?:do not end|ends only|end only|cannot end|may not end) (?:until|after|when) (?<n>#) pass(?: (?:have is|is|have been) (?:make|declare|announce|play|say))?$/,
    '<n> pass is need to end a round',
  ],
  [
    new RegExp(
      `(?<=^|, )(?<how>increase|raise) the number of spell (?:that )?(?<whose>your|each of your|all your) tome (?:can|may) (?:hold|contain|know|carry) by ${n}$`,
    ),
    '<how> the spell capacity of all your tome by <n>',
  ],
]

export const numbersOfAPlayer: readonly Clause[] = [
  // "You may lose 1 Sanity point to draw two cards more than usual": two cards, besides those of the Round.
  [
    /(?<=^at the start of each round(?: ,)? you may (?:lose|pay|spend|discard|bury|flip) [^:;()]+? (?:to|and) draw )(?<n>1|#) (?:(?:additional|extra|more|further) card(?: than usual)?|card (?:more than usual|besides those you usually draw))(?=$|,)/,
    '<n> card',
  ],
  ...byName,
  ...changed,
  ...fixed,
  ...two,
  ...ofThreats,
  ...drawn,
  ...addedUp,
  ...flows,
  ...others,
]
