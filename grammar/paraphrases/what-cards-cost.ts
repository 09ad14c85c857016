/** What cards cost in Sanity, said in any of the ways there are: more, less, nothing, double and half, of this card and of others. */

import type { Clause } from '../clauses.ts'

const n = '(?<n>#|1)'
const cost = '(?:sanity|casting) costs?'
const what = '(?<what>(?!THIS\\b)[^,:;()]+?)'
const end = '(?=$| ?[,()]| (?:at night|by day|during|if|while|when|unless|until|for|this) ?)'
const start = '(?<=^|, )(?:THIS )?'
const ofThose = `(?:the )?(?<kind>${cost}) of ${what}`

/** Told of them, as the one thing that is told of it. */
const ofOthers: readonly Clause[] = [
  // What one loses where one arrives is what the Location takes (M6.9).
  [
    /^(?<head>(?:[^,;:()]+ , )?)(?:you (?:may )?)?(?:ignore|disregard) (?:(?:all|any|the|each|every) )?sanity loss (?:for|of|on|when you|when) (?:(?:play|reach|arrive at|enter) )?(?<what>[^,;:()]*?\blocation)(?<rest>(?: [^,;:()]+)?)$/,
    '<head> you lose no sanity for play <what> <rest>',
  ],
  [
    /\bthe cost of (?=(?:your|each|all|any|every|the)\b[^,:;()]* (?:spell|tome|artifact|ally|event|location|card)\b)/,
    'the sanity cost of ',
  ],
  [new RegExp(`${start}subtract ${n}(?: point)? from ${ofThose}${end}`), 'reduce the <kind> of <what> by <n>'],
  [new RegExp(`${start}add ${n}(?: point)? to ${ofThose}${end}`), 'increase the <kind> of <what> by <n>'],
  [new RegExp(`${start}- ${n}(?: point)? (?:to|from|for|off) ${ofThose}${end}`), 'reduce the <kind> of <what> by <n>'],
  [new RegExp(`${start}\\+ ${n}(?: point)? (?:to|for) ${ofThose}${end}`), 'increase the <kind> of <what> by <n>'],
  [
    new RegExp(`${start}(?:lower|decrease|diminish|reduce) ${ofThose} by ${n}(?: sanity)?(?: point)?${end}`),
    'reduce the <kind> of <what> by <n>',
  ],
  [new RegExp(`${start}(?:raise|increase) ${ofThose} by ${n}(?: sanity)?(?: point)?${end}`), 'increase the <kind> of <what> by <n>'],
  [new RegExp(`${start}(?:reduce|lower|set) ${ofThose} to (?<m>#|1|0)(?: point)?${end}`), 'the <kind> of <what> is <m>'],
  [new RegExp(`\\b${ofThose} (?:is |be )?(?:reduce|lower|set|change) to (?<m>#|1|0)(?: point)?${end}`), 'the <kind> of <what> is <m>'],
  [
    new RegExp(`\\b${ofThose} (?:is |be )?${n}(?: sanity)?(?: point)? (?:less|lower|fewer)(?: than (?:usual|normal|print))?${end}`),
    'the <kind> of <what> lose <n>',
  ],
  [
    new RegExp(`\\b${ofThose} (?:is |be )?${n}(?: sanity)?(?: point)? (?:more|higher|greater)(?: than (?:usual|normal|print))?${end}`),
    'the <kind> of <what> gain <n>',
  ],
  [new RegExp(`\\b${ofThose} is (?:reduce|lower|decrease) by ${n} sanity(?: point)?${end}`), 'the <kind> of <what> lose <n>'],
  [new RegExp(`${start}(?:you may )?ignore ${ofThose}${end}`), 'you need not pay the <kind> of <what>'],
  [
    new RegExp(`${start}you pay (?<how>double|twice|half|only half) (?:the )?(?<kind>${cost}) for ${what}${end}`),
    'you pay <how> the <kind> of <what>',
  ],
  [
    new RegExp(
      `${start}you lose ${n} (?<how>less|fewer) sanity(?: point)? (?:for|to play|when you play|for playing|to cast) (?=your )${what}${end}`,
    ),
    'you pay <n> <how> sanity for <what>',
  ],
  [
    new RegExp(`${start}you lose no sanity (?:for|to play|when you play|for playing|to cast) (?=your )${what}${end}`),
    'you pay no sanity for <what>',
  ],
  [
    new RegExp(
      `${start}(?<who>your opponent|each player|each opponent) (?:must )?pay ${n} (?:more|additional|extra) sanity(?: point)? for (?:(?:each|all|every)(?: of)? )?their ${what}${end}`,
    ),
    'the sanity cost of each <what> of <who> gain <n>',
  ],
  [
    new RegExp(
      `(?<=^(?:[^,:;()]+ , )?)(?<whose>(?:your|each of your|all your|each|all) [^,:;()]+?) (?:is free|have no sanity cost|cost 0 sanity(?: point)?|cost 0)${end}`,
    ),
    '<whose> cost no sanity',
  ],
  [
    new RegExp(`(?<=^(?:[^,:;()]+ , )?)(?<whose>(?:your|each of your|all your|each|all) [^,:;()]+?) cost (?<how>double|half)${end}`),
    '<whose> cost <how> their sanity cost',
  ],
]

/** The next card that somebody plays or casts. */
const next =
  '(?<one>(?:the next [^,:;()]+? (?:(?:you|your opponent|any player|each opponent|each player) (?:play|cast)|(?:play|cast) by (?:you|your opponent|any player))|(?:your|their) next [^,:;()]+?)(?: this (?:round|turn))?)'
const half =
  '(?<how>double|twice|half)(?: (?:its|the|their))?(?: (?:usual|normal|regular|print|ordinary))?(?: sanity)?(?: cost| price| amount)?'
const forNothing =
  '(?:without (?:pay|spend|lose|any loss of) (?:its |the |any )?(?:sanity(?: cost| point)?|cost)|for (?:free|nothing|no sanity)|at no (?:sanity )?cost(?: in sanity)?|free of (?:cost|charge))'

const ofTheNext: readonly Clause[] = [
  [/(?<=\bthe next [^,:;()]+? )(?:that|which) (?=(?:you|your opponent|any player|each opponent|each player) (?:play|cast)\b)/, ''],
  [new RegExp(`${start}the (?:sanity |casting )?cost of ${next} is (?:halve|half|divide by #)$`), '<one> cost half'],
  [new RegExp(`${start}the (?:sanity |casting )?cost of ${next} is (?:double|twice)$`), '<one> cost double'],
  [
    new RegExp(`${start}the (?:sanity |casting )?cost of ${next} is (?:reduce|lower|decrease) by ${n}(?: sanity)?(?: point)?$`),
    '<one> cost <n> less sanity',
  ],
  [
    new RegExp(`${start}the (?:sanity |casting )?cost of ${next} is (?:increase|raise) by ${n}(?: sanity)?(?: point)?$`),
    '<one> cost <n> more sanity',
  ],
  [new RegExp(`${start}(?:halve|half) the (?:sanity |casting )?cost of ${next}$`), '<one> cost half'],
  [new RegExp(`${start}double the (?:sanity |casting )?cost of ${next}$`), '<one> cost double'],
  [new RegExp(`${start}${next} cost ${half}$`), '<one> cost <how>'],
  [new RegExp(`${start}${next} cost (?:nothing|0|no point|0 sanity)(?: point)?$`), '<one> cost no sanity'],
  [
    new RegExp(
      `${start}${next} cost ${n}(?: sanity)?(?: point)?(?: of sanity)? (?<how>less|more|extra|additional)(?: sanity)?(?: point)?(?: of sanity)?(?: than (?:usual|normal|print))?$`,
    ),
    '<one> cost <n> <how> sanity',
  ],
  [new RegExp(`${start}${next} (?:may|can|must) is (?:play|cast) ${forNothing}$`), '<one> cost no sanity'],
  [new RegExp(`${start}(?:you may )?(?:play|cast) ${next} ${forNothing}$`), '<one> cost no sanity'],
  [
    new RegExp(
      `${start}(?:you )?(?:need not|do not|must not|do not need to|do not have to|have not to) (?:pay|spend|lose) (?:any )?sanity (?:to (?:play|cast)|for|when (?:you )?(?:play|cast)|for (?:play|cast)) ${next}$`,
    ),
    'you need not pay the sanity cost of <one>',
  ],
]

/** "Each Monster the opponent plays costs 1 more": whose they are, and how long it is so. */
const pays = '(?<cost>cost (?!you\\b|your|any|each|a\\b)[^,:;()]+?)'
const ofWhoPlays: readonly Clause[] = [
  ['(?<who>your opponent|any player|each opponent|each player|each other player|you)', '<who>'],
  ['(?:the|that|a|an|any) opponent', 'your opponent'],
].flatMap(([payer, who]): readonly Clause[] => {
  const head = '(?<=^(?:[^,:;()]+ , )?)(?:each |all |any |every )?(?<what>(?!next|the next)[^,:;()]+?)'
  return [
    [
      new RegExp(`${head} (?:that |which )?${payer} (?<did>play|cast) (?:(?:(?:during|in) )?(?<span>(?:this|the) round) )?${pays}$`),
      `<what> <did> by ${who} <cost> <span>`,
    ],
    [
      new RegExp(`${head} (?<did>play|cast) by ${payer} (?:(?:during|in) )?(?<span>(?:this|the) round) ${pays}$`),
      `<what> <did> by ${who} <cost> <span>`,
    ],
    [new RegExp(`${head} cost ${payer} (?<cost>(?:#|1|no|double|half|twice)\\b[^,:;()]*)$`), `<what> play by ${who} cost <cost>`],
  ]
})

const itsCost = "(?:(?:its|their|the|THIS 's) )?sanity cost(?: of THIS)?"

/** What this card itself costs. */
const ofThis: readonly Clause[] = [
  // "An Ally who costs no Sanity", "if that Ally costs you no Sanity".
  [
    /(?<=\b(?:ally|artifact|tome|event|location|card|monster|spell)) (?:who|which|that) cost (?:you )?(?=no sanity\b|sanity\b)/,
    ' that cost ',
  ],
  [
    /(?<=\bplay (?:a|1|any|any 1) (?:[^,:;() ]+ )?)(?<what>ally|artifact|tome|event|monster|card)(?<there>[^,:;()]*?)(?: ,)? (?:if|provided(?: that)?|as long as|so long as|while) (?:that (?:ally|artifact|tome|event|monster|card)|they|it) (?:do not cost (?:you )?(?:any )?sanity|cost (?:you )?no sanity)(?= |$)/,
    '<what> that cost no sanity <there>',
  ],
  [new RegExp(`(?<=^|, )${itsCost} (?:is|become) (?<m>#|1|0)(?: point)?${end}`), 'the sanity cost of this card is <m>'],
  [
    new RegExp(
      `(?<=^|, )${itsCost} is (?:(?:reduce|lower|decrease) by )?${n}(?: point)?(?: (?:less|lower|fewer))?(?= for (?:each|every) )`,
    ),
    'the sanity cost of this card lose <n>',
  ],
  [new RegExp(`(?<=^|, )${itsCost} is (?:reduce|lower|decrease) by ${n}(?: point)?${end}`), 'the sanity cost of this card lose <n>'],
  [new RegExp(`(?<=^|, )${itsCost} is ${n}(?: point)? (?:less|lower|fewer)${end}`), 'the sanity cost of this card lose <n>'],
  [new RegExp(`(?<=^|, )${itsCost} is (?:increase|raise) by ${n}(?: point)?${end}`), 'the sanity cost of this card gain <n>'],
  [new RegExp(`(?<=^|, )${itsCost} is ${n}(?: point)? (?:more|higher|greater)${end}`), 'the sanity cost of this card gain <n>'],
  [new RegExp(`(?<=^|, )${itsCost} is double${end}`), 'this card cost double its sanity cost'],
  [new RegExp(`(?<=^|, )${itsCost} is halve${end}`), 'this card cost half its sanity cost'],
  [new RegExp(`(?<=^|, )(?:lose no sanity for THIS|no sanity is lose (?:for|by playing|to play) THIS)${end}`), 'this card cost no sanity'],
  [new RegExp(`(?<=^|, )lose ${n} (?:additional|more|extra) sanity(?: point)? to play THIS${end}`), 'this card cost <n> more sanity'],
]

export const whatCardsCost: readonly Clause[] = [...ofOthers, ...ofTheNext, ...ofWhoPlays, ...ofThis]
