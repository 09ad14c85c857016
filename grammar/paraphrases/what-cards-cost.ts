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

const itsCost = "(?:(?:its|their|the|THIS 's) )?sanity cost(?: of THIS)?"

/** What this card itself costs. */
const ofThis: readonly Clause[] = [
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

export const whatCardsCost: readonly Clause[] = [...ofOthers, ...ofThis]
