/** How many and how much, told by something else: so many for each, as many as, equal to, half of it, no more than so many. */

import type { Clause } from '../clauses.ts'

const n = '(?<n>#|1)'
const most =
  '(?:(?:but |and )?(?:(?:to|with|up to) a (?:maximum|most|limit|total) of|(?:never|not|no) more than|at (?:the )?most|(?:the )?(?:maximum|max(?: \\.)?)(?: of)?|up to(?: a (?:maximum|total|most|limit)(?: of)?)?))'
const things = '(?:point|sanity point|sanity|card)'
const which = '(?<what>(?!(?:its|their|THIS)\\b)[^,:;()]+?)'

/** "Each Ghoul adds 1 to the value of this card": so much for each of them. */
const fromEach: readonly Clause[] = [
  [
    new RegExp(
      `(?<=^|, )(?:each|every) ${which} (?:add|give) (?:a )?(?:\\+ )?${n}(?: point)? to (?<of>THIS 's (?:card )?value|the (?:card |total )?value of [^,:;()]+|your (?:threat|maximum|minimum)|THIS)$`,
    ),
    'add <n> to <of> for each <what>',
  ],
  [
    new RegExp(
      `(?<=^|, )(?:each|every) ${which} (?:subtract|take) ${n}(?: point)? from (?<of>THIS 's (?:card )?value|the (?:card |total )?value of [^,:;()]+|your (?:threat|maximum|minimum)|THIS)$`,
    ),
    'subtract <n> from <of> for each <what>',
  ],
  [
    new RegExp(
      `(?<=^|, )(?:each|every) ${which} (?<how>increase|raise|reduce|lower|decrease) (?<of>THIS 's (?:card )?value|the (?:card |total )?value of [^,:;()]+|your (?:threat|maximum|minimum)|THIS) by ${n}(?: point)?$`,
    ),
    '<how> <of> by <n> for each <what>',
  ],
  [
    new RegExp(`(?<=^|, )(?:each|every) ${which} (?:give|grant|bring) THIS (?:\\+ )?${n}(?: more| additional| extra)?(?: point)?$`),
    'add <n> to this card for each <what>',
  ],
  [new RegExp(`(?<=^|, )(?:each|every) ${which} (?:give|grant|bring) you ${n} sanity(?: point)?$`), 'gain <n> sanity for each <what>'],
  [
    new RegExp(`(?<=^|, )(?:each|every) ${which} (?:cost|take) your opponent ${n} sanity(?: point)?$`),
    'your opponent lose <n> sanity for each <what>',
  ],
]

const apart: readonly Clause[] = [
  // "An additional point for each": one.
  [
    /(?<=^|, )(?:THIS |it )?(?:is worth|gain|get|receives?|count|have) (?:a|another|1) (?:additional|extra|further|more) point(?= for| at night| by day| if| while| when|$)/,
    'this card gain 1 point',
    ['Ally', 'Monster'],
  ],
  [
    /(?<=\S )(?<!\b(?:opponent|player|investigator|you|they) )(?:is worth|get|receives?|count|have) (?:a|another) (?:additional|extra|further|more) point(?= for| at night| by day| if| while| when|$)/,
    'gain 1 point',
  ],
  [
    new RegExp(`(?<=^|, )(?<sign>[+-]) ${n}(?: point)? (?:to|from|of) (?:(?:its|the|their) )?(?:card )?value (?=for each )`),
    '<sign> <n> ',
    ['Ally', 'Monster'],
  ],
  [new RegExp(`(?<=^|, )(?<sign>[+-]) ${n} point (?=for each )`), '<sign> <n> ', ['Ally', 'Monster']],
  [/\bfor (?:each|every) (?:pair of|couple of) /, 'for each 2 '],
  [/(?<=^(?:[^,:;()]+ , )?for (?:each|every) [^,:;()]+ , )(?:you )(?=(?:draw|gain|lose|discard|bury) )/, ''],
  [
    /(?<=^(?:[^,:;()]+ , )?for (?:each|every) [^,:;()]+ , (?:(?:your opponent|each player|each opponent) (?:must )?)?(?:draw|discard|bury) )a /,
    '1 ',
  ],
  // "For each Ghoul in play, up to 3, ...".
  [
    new RegExp(`^(?<each>for (?:each|every) [^,:;()]+?)(?: ,)? (?:\\( )?${most} ${n}(?: ${things})?(?: \\))? , (?<does>[^,:;()]+)$`),
    '<does> <each> , up to <n>',
  ],
]

/** No more than so much of it in all. */
const capped: readonly Clause[] = [
  [
    new RegExp(
      `(?<=\\bfor (?:each|every) [^:;()]+?)(?: ,)? (?:\\( )?${most} (?:\\+ )?${n}(?: (?:additional|more|extra))?(?: ${things})?(?: in (?:all|total)| altogether)?(?: \\))?(?=$| until| for the (?:rest|remainder))`,
    ),
    ' , up to <n>',
  ],
  [new RegExp(`\\(? ?${most} ${n}(?: ${things})? \\) (?<rest>(?:to|from) [^,:;()]+ for (?:each|every) [^,:;()]+)$`), '<rest> , up to <n>'],
  [
    new RegExp(
      `^(?<do>add|subtract) up to (?<most>#|1)(?: point)? (?<rest>(?:to|from) [^,:;()]+?)(?: ,)? (?:\\( )?${n}(?: point)? (?<each>for (?:each|every) [^,:;()]+?)(?: \\))?$`,
    ),
    '<do> <n> point <rest> <each> , up to <most>',
  ],
  [
    new RegExp(
      `^(?<do>gain|draw|lose) up to (?<most>#|1) (?<what>sanity point|sanity|card)(?: ,)? (?:\\( )?${n} (?<each>for (?:each|every) [^,:;()]+?)(?: \\))?$`,
    ),
    '<do> <n> <what> <each> , up to <most>',
  ],
]

/** As many as there are of them, or as much as something is worth. */
const asMany: readonly Clause[] = [
  // "As many cards from your Mythos Deck as that Ally's printed value", "as the Ally has points", "as it is worth".
  [
    /\bas (?:many|much)(?: new| extra| more)? (?<what>card|sanity point|sanity|point)(?: from your mythos deck)? as (?<whose>its|their|(?:that|the|target) \S+ 's) (?<of>(?:print |own )?value|sanity cost)(?=$| ,| \()/,
    '<what> equal to <whose> <of>',
  ],
  [
    /\bas (?:many|much)(?: new| extra| more)? (?<what>card|sanity point|sanity|point)(?: from your mythos deck)? as (?=the (?:print )?value of )/,
    '<what> equal to ',
  ],
  [
    /\bas (?:many|much)(?: new| extra| more)? (?<what>card|sanity point|sanity|point)(?: from your mythos deck)? as (?<which>(?:that|the|target) \S+|it|they) (?:have point(?: of value)?|is worth(?: in point)?)(?=$| ,| \()/,
    '<what> equal to the value of <which>',
  ],
  [
    /\bthe number of your (?<what>(?!hand\b|card\b)[^,:;() ]+(?: (?!in\b)[^,:;() ]+)?)(?: in play)?(?=$| ,)/,
    'the number of <what> you have in play',
  ],
  [
    /\bthe number of your opponent 's (?<what>(?!hand\b|card\b)[^,:;() ]+(?: (?!in\b)[^,:;() ]+)?)(?: in play)?(?=$| ,)/,
    'the number of <what> your opponent have in play',
  ],
  [/\bas (?:many|much)(?<what> card| sanity point| sanity| point)? as the number of /, ' <what> equal to the number of '],
  [/\b(?:a|the) (?:(?:same|equal) )?(?:number|amount|total) of (?<what>sanity point|sanity|point|card) equal to /, '<what> equal to '],
  [
    /\b(?<do>gain|lose) as much sanity as (?<what>(?:1|that|the|target) [^,:;()]+?) is worth(?=$| ,)/,
    '<do> sanity equal to the value of <what>',
  ],
  [/(?<=^(?:[^,:;()]+ , )?)(?:THIS |it )?(?:have|is of) a (?:card )?value (?=(?:equal|as))/, 'its value is ', ['Ally', 'Monster']],
  [
    /(?<=^(?:[^,:;()]+ , )?)(?:THIS |it )?is worth as many point as (?:you have (?<what>[^,:;()]+?)(?: in play)?|there is (?<there>[^,:;()]+))$/,
    'its value is equal to the number of <what> <there>',
    ['Ally', 'Monster'],
  ],
  [/(?<=\bits value is )as much as (?=the number of )/, 'equal to '],
  [
    /(?<=^(?:[^,:;()]+ , )?)(?<do>add|subtract) as (?:many|much)(?: point)? (?<to>(?:to|from) [^,:;()]+?) as (?:you have (?<what>[^,:;()]+?) in play)$/,
    '<do> 1 <to> for each <what> you have in play',
  ],
  [
    /(?<=^(?:[^,:;()]+ , )?)(?<do>add|subtract) point equal to the number of (?<what>[^,:;()]+?) (?<to>(?:to|from) (?:the|your|THIS|each|all) [^,:;()]+)$/,
    '<do> 1 <to> for each <what>',
  ],
  [/(?<=\b(?:increase|raise|reduce|lower|decrease)\b[^,:;()]* by )point equal to the number of /, 'the number of '],
  [
    /(?<=^(?:[^,:;()]+ , )?)(?:THIS |it )?(?<do>gain|lose) point equal to the number of (?<what>[^,:;()]+)$/,
    'this card <do> 1 for each <what>',
    ['Ally', 'Monster'],
  ],
  [
    /\b(?<do>gain|lose|draw) twice as (?:many|much) (?<what>sanity point|sanity|card) as you have (?<which>[^,:;()]+?)(?: in play)?(?=$| ,)/,
    '<do> 2 <what> for each <which> you have in play',
  ],
  [
    /\b(?<do>gain|lose|draw) half as (?:many|much) (?<what>sanity point|sanity|card) as you have (?<which>[^,:;()]+?)(?: in play)?(?=$| ,)/,
    '<do> half of ( 1 for each <which> you have in play ) <what>',
  ],
]

/** The Sanity and the Hand of somebody, less by so much or by half. */
const theirOwn: readonly Clause[] = [
  [
    new RegExp(
      `(?<=^|, )(?<who>your opponent|each opponent|each player|target opponent) 's sanity (?:is (?:reduce|lower|decrease)|drops?|falls?) by ${n}(?: point)?(?=$| ,| for (?:each|every))`,
    ),
    '<who> lose <n> sanity',
  ],
  [
    new RegExp(`(?<=^|, )your sanity (?:is (?:reduce|lower|decrease)|drops?|falls?) by ${n}(?: point)?(?=$| ,| for (?:each|every))`),
    'lose <n> sanity',
  ],
  [
    new RegExp(`(?<=^|, )your sanity (?:is (?:increase|raise)|rises?|goes up) by ${n}(?: point)?(?=$| ,| for (?:each|every))`),
    'gain <n> sanity',
  ],
  [
    new RegExp(
      `(?<=^|, )(?:reduce|lower|decrease) (?<who>your opponent|each opponent|each player|target opponent) 's sanity by ${n}(?: point)?(?=$| ,| for (?:each|every))`,
    ),
    '<who> lose <n> sanity',
  ],
  // What is left of an odd number is the larger half, if nothing else is told.
  [
    /(?<=^|, )(?<who>your opponent|each opponent|each player|target opponent) 's sanity is (?:halve|reduce by half|reduce to half|cut in half)$/,
    '<who> lose half of their sanity , round down',
  ],
  [
    /(?<=^|, )halve (?<who>your opponent|each opponent|each player|target opponent) 's sanity$/,
    '<who> lose half of their sanity , round down',
  ],
  [/(?<=\bhalf )(?:of )?(?<whose>their|your) (?:current|remain|remaining|present) sanity\b/, 'of <whose> sanity'],
  [/(?<=\bdiscard half )(?:of )?(?<whose>their|your) hand(?= |$)/, 'of the card in <whose> hand'],
  [/(?<=\bdiscard half )(?:of )?(?<whose>their|your) card(?=$| ,| \()/, 'of the card in <whose> hand'],
  [/^half (?:of )?(?:the card in )?your opponent 's hand (?:must )?is discard$/, 'your opponent discard half of the card in their hand'],
]

/** Half and twice what is counted, and what is counted whether it lies face-up or not. */
const halved: readonly Clause[] = [
  [/(?<=\bvalue (?:is|equal|is equal to) )(?:equal to )?half (?:of )?the number of (?<what>[^,:;()]+)$/, 'half of ( 1 for each <what> )'],
  [/(?<=\bvalue (?:is|equal|is equal to) )(?:equal to )?(?:twice|double) the number of (?<what>[^,:;()]+)$/, '2 for each <what>'],
  // Cards that are counted are so whichever way they lie.
  [
    /(?<=\bfor (?:each|every) [^,:;()]+? (?:in play|you have))(?: ,)? (?:\( )?(?:(?:include|including|even|count|counting) (?:all |any |those )?(?:face-down (?:card|1|\S+)|\S+ that is face-down|(?:if |that is )?face-down)|face-down (?:card |1 |\S+ )?(?:include|count|too)|(?:whether )?face-(?:up|down) or (?:face-(?:down|up)|not))(?: \))?(?=$| ,| until)/,
    '',
  ],
]

/** "Return one Ally to your Hand for each Tome you have": so many of them, wherever they go and however they lie then. */
const behindIts: readonly Clause[] = [
  [
    /(?<=^(?:[^:;()]+ , |[^,:;()]+ : )?(?:(?:your opponent|each player|each opponent|you|they) )?(?:may |must )?)(?<do>return|place|put|take|move|flip) (?<what>(?:up to )?(?:1|#) [^,:;()]+?) (?<where>(?:in|into|to|on) (?:your|their|its owner 's|your opponent 's) hand|(?:on top|on the bottom|at the bottom|beneath|under) (?:of )?(?:your|their|its owner 's) mythos deck|face-(?:down|up)) (?<each>for (?:each|every) [^:;()]+)$/,
    '<do> <what> <each> <where>',
  ],
]

/** At least and at most. */
const ranges: readonly Clause[] = [
  [/(?<=\bup to #) of your other (?=\S)/, ' other '],
  // "Turn one or two of your Spells face-up": as many as one likes of so many.
  [
    /(?<=^|, |: |\b(?:may|can|to|then|and) )(?<do>turn|flip|return|look at|reveal|take|choose|select|place|put|to the value of|from the value of) 1 or (?<n>#) (?=[^:;()])/,
    '<do> up to <n> ',
  ],
  [/(?<=^|, |: |\b(?:may|can|to|then|and) )(?<do>bury|discard) 1 or (?<n>#) (?=[^,:;()]*\bopponent\b)/, '<do> up to <n> '],
  [
    /\b(?<do>draw|discard) (?:between )?(?:at least )?(?<a>#|1)(?: and at most | to | and )(?<b>#) card(?= |$)/,
    '<do> a choose <a> to <b> card',
  ],
  [new RegExp(`\\b(?<do>discard|bury|flip|draw|return) (?:no|not) more than ${n} `), '<do> up to <n> '],
  [new RegExp(`\\b(?<do>discard|bury|flip|draw|return) at (?:the )?most ${n} `), '<do> up to <n> '],
]

export const asManyAs: readonly Clause[] = [...fromEach, ...apart, ...capped, ...asMany, ...theirOwn, ...halved, ...behindIts, ...ranges]
