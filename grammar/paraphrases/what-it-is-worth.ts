/**
 * What a card is worth, said in any of the ways there are: more ("get +2", "goes up by 2"), less, so much ("is treated as 3",
 * "counts only 1 point"), double and half, of this card and of any others.
 */

import type { Clause } from '../clauses.ts'

const n = '(?<n>#|1)'
const more = '(?:more|additional|extra|higher|greater)'
const less = '(?:less|fewer|lower)'
const ofValue = '(?: (?:of|in|to|from|off)(?: (?:its|their))?(?: card)? (?:value|strength))?'
/** What may stand behind: a number of something else is no value. */
const end =
  '(?: each)?(?=$| [,()]| (?:each|at night|by|during|if|while|when|whenever|unless|until|in|and|but|against|this|per)\\b| for (?:each|the|this|that|as|every)\\b)'
/** Somebody who gains points, or counts, is no card. */
const nobody = '(?<!\\b(?:player|opponent|investigator|you|it|they|who|may|must|not|cannot|to|sanity|of|the|a|and|or|,)(?: each)? )(?<!^)'
const value = '(?:its |their |the )?(?:card )?(?:value|strength)'

/** How it becomes more or less by so much, behind those of which it is said. */
const moreBy = [
  `(?:get|receive|enjoy|obtain|is give|gain|have) (?:a )?\\+ ${n}(?: ${more})?(?: (?:value|strength))?(?: point)?${ofValue}`,
  `(?:get|receives?|enjoys?|obtain|is give|gain) (?:a )?${n}(?: ${more})?(?: value)? point(?: ${more})?${ofValue}`,
  `have (?:a )?${n}(?: ${more}(?: value)? point| (?:value )?point ${more})${ofValue}`,
  `(?:get|receives?|enjoys?|obtain|is give|gain|have) a (?:bonus of (?:\\+ )?${n}(?: point)?|(?:\\+ )?(?<m>#|1)(?: point)? bonus)${ofValue}`,
  `is worth (?:a )?${more} ${n}(?: point)?`,
  `(?:is )?(?:increases?|raise|rises?|strengthen(?:s|ed)?|boost(?:s|ed)?|go up|goes up)(?: in (?:card )?value)?(?: by)? ${n}(?: point)?(?: in (?:card )?value)?`,
  `(?:increase|raise) (?:its|their) (?:card )?value by ${n}(?: point)?`,
  `(?:is |count |count as |count for )${n}(?: point)? ${more}`,
  `(?:is |count |count as |count for )${n} ${more} point`,
]
const lessBy = [
  `(?:get|receives?|suffer|gain|have) (?:a )?- ${n}(?: (?:value|strength))?(?: point)?${ofValue}`,
  `have (?:a )?${n}(?: ${less}(?: value)? point| (?:value )?point ${less})${ofValue}`,
  `lose ${n} (?:value point|point (?:of|from|off) (?:its|their)(?: card)? value)`,
  `(?:get|receives?|suffer|have) a (?:penalty of (?:- )?${n}(?: point)?|(?:- )?(?<m>#|1)(?: point)? penalty)${ofValue}`,
  `(?:is )?(?:reduce|lower|decrease|drop|drops|falls?|sinks?|weaken|go down|goes down|diminish(?:es)?)(?: in (?:card )?value)?(?: by)? ${n}(?: point)?(?: in (?:card )?value)?`,
  `(?:reduce|lower|decrease) (?:its|their) (?:card )?value by ${n}(?: point)?`,
  `(?:is |count |count as |count for )${n}(?: point)? ${less}`,
  `(?:is |count |count as |count for )${n} ${less} point`,
]
const taken = '(?:is (?:count|treat|consider|regard|reckon)|count|act|serve)'
const exactly = [
  `${taken}(?: only)?(?: as(?: if| though)?| for| to)?(?: (?:it|they|THIS))?(?: (?:is|have))?(?: (?:a )?${value}(?: of| is| be)?| worth)?(?: only| but| just)? ${n}(?: point)?${ofValue}`,
  `have (?:only |but |just )?${n} point`,
  `have (?:only )?(?:a )?(?:card )?value(?: of)?(?: only| but| just)? ${n}(?: point)?`,
  `have a ${n} ?-? ?point value`,
  `is (?:only|but|just) worth ${n}(?: point)?`,
  `(?:is )?(?:reduce|lower|raise|increase|drop|drops|falls?|rises?|change|set|go up|goes up|go down|goes down|sinks?) to (?:a )?(?:value of )?(?:only )?${n}(?: point)?`,
  `(?:is )?(?:fix at|equal|equal to) ${n}(?: point)?`,
]
const theUsual = '(?:(?:its|their|the) )?(?:(?:normal|usual|regular|print|full|own) )?(?:card )?(?:value|strength|point)'
const asMuch = '(?: as (?:much|many(?: point)?|great|high))?'
const counts = '(?:is worth|count|count as|count for|have|is at|count at|fight at|is)'
const twice = [
  `${counts} (?:double|twice)${asMuch}`,
  `${counts} (?:double|twice) ${theUsual}`,
  '(?:have|doubles?) (?:its|their) (?:card )?(?:value|strength) double',
  'doubles?(?: in value)?',
]
const halfAs = [
  `${counts} (?:only |but )?half${asMuch}`,
  `(?:${counts}|is reduce to|is cut to) (?:only |but )?half (?:of )?${theUsual}`,
  `lose half (?:of )?${theUsual}`,
  '(?:is )?(?:reduce|cut|lower) (?:by|in|to) half',
  '(?:is )?halve in value',
  'have (?:its|their) (?:card )?(?:value|strength) (?:halve|cut in half)',
]
/** Half a point more or less than half of an odd value. */
const rounded = '(?: ,)?(?: \\()? round (?<way>up|down)(?: \\))?'

/** The scene before: no card stands there that "it" could be. */
const scene =
  '(?:at night|by day|by night|in combat|for each [^,:;()]+|during the day|during the night|(?:if|while|when|unless) (?:it is|your current location is|(?:you|your opponent|your investigator|any (?:player|opponent)|a (?:player|opponent)|no (?:player|opponent)) (?:is (?:in|at|inside|outside|here|walk)|know))\\b[^,:;()]*)'
const own = `(?<=^(?:${scene} , |(?:at night|by day|by night|during the (?:day|night)) )?)(?:THIS |it |they )?`
const onesOwn: NonNullable<Clause[2]> = ['Ally', 'Monster']

/** Said of others, and of this card, whether it is named or not. */
function saidOf(does: readonly string[], meant: string, tail = ''): readonly Clause[] {
  return does.flatMap((each): Clause[] => [
    [new RegExp(`${own}${each}${tail}${end}`), `this card ${meant}`, onesOwn],
    [new RegExp(`${nobody}(?:each )?${each}${tail}${end}`), ` ${meant}`],
  ])
}

/** Those of whom something is bidden: not this card, and not what it is worth. */
const those = '(?<who>(?!THIS\\b)(?:[^ ,:;()]+ ){1,9}?)'
const bidden = '(?<=^|, )(?:THIS )?'

/** Orders to count something so. */
const orders: readonly Clause[] = [
  [
    new RegExp(
      `${bidden}(?:set|change|fix|consider|treat|count|regard|take) the (?:card )?value of ${those}(?:to|at|as|to is|as if it is) ${n}(?: point)?${end}`,
    ),
    'the value of <who> is <n>',
  ],
  [
    new RegExp(
      `${bidden}(?:set|change|fix|consider|treat|count|regard|take) (?:its|their|THIS 's) (?:card )?value (?:to|at|as|to is|as if it is) ${n}(?: point)?${end}`,
    ),
    'this card is worth <n> point',
    onesOwn,
  ],
  [
    new RegExp(
      `${bidden}(?:consider|treat|count|regard) ${those}(?:(?:as(?: if)? |to )?(?:it |they )?(?:worth|is worth|have (?:a )?(?:card )?value of)|as) (?:only )?${n}(?: point)?${end}`,
    ),
    '<who> is worth <n> point',
  ],
  [
    new RegExp(
      `${bidden}(?:consider|treat|count|regard) THIS (?:(?:as(?: if)? |to )?(?:it |they )?(?:worth|is worth|have (?:a )?(?:card )?value of)|as) (?:only )?${n}(?: point)?${end}`,
    ),
    'this card is worth <n> point',
    onesOwn,
  ],
  [
    new RegExp(
      `${bidden}(?:reduce|cut) (?<what>the (?:card )?value of )?${those}(?:by|in|to) half(?: of)?(?: ${theUsual})?(?: in (?:card )?value)?(?=$| [,(]| (?:at night|by|during|if|while|when|unless|until|in|for|against|this)\\b)`,
    ),
    'halve <what> <who>',
  ],
  [
    new RegExp(
      `${bidden}(?:reduce|cut) (?:its|their|THIS 's) (?:card )?value (?:by|in|to) half(?=$| [,(]| (?:at night|by|during|if|while|when|unless|until|in|for|against|this)\\b)`,
    ),
    'halve its value',
    onesOwn,
  ],
  [/(?<=^|, )THIS (?=(?:double|halve)s? (?:the (?:card )?value of )?(?:all|each|your|any|other|opposing) )/, ''],
  [
    new RegExp(
      `${bidden}(?:weaken|lower|reduce|decrease|diminish) (?:THIS(?: 's (?:card )?value)?|its (?:card )?value) by ${n}(?: point)?${end}`,
    ),
    'this card is reduce by <n>',
    onesOwn,
  ],
  [new RegExp(`${bidden}(?:weaken|lower|reduce|decrease|diminish) ${those}by ${n}(?: point)?${end}`), '<who> is reduce by <n>'],
  [new RegExp(`${bidden}(?:strengthen|boost|increase|raise) ${those}by ${n}(?: point)?${end}`), '<who> is increase by <n>'],
  [
    new RegExp(`${bidden}(?:give|grant|lend) ${those}(?:\\+ )?${n}(?: ${more})?(?: point)?(?: ${more})?${ofValue}${end}`),
    '<who> is increase by <n>',
  ],
  [
    new RegExp(
      `${bidden}(?:give|grant|lend) ${those}a (?:bonus of (?:\\+ )?${n}(?: point)?|(?:\\+ )?(?<m>#|1)(?: point)? bonus)${ofValue}${end}`,
    ),
    '<who> is increase by <n> <m>',
  ],
  [new RegExp(`${bidden}(?:give|grant|lend) ${those}- ${n}(?: point)?${ofValue}${end}`), '<who> is reduce by <n>'],
  [new RegExp(`${bidden}(?:give|grant|lend|add) (?:a )?(?:bonus of )?\\+ ${n}(?: point)?(?: bonus)? to `), 'add <n> to '],
  [new RegExp(`${bidden}(?:give|grant|lend|add) a (?:bonus of )?${n}(?: point)?(?: bonus)? to `), 'add <n> to '],
  [new RegExp(`^(?<sign>[+-]) ${n}(?: point)? for (?=(?:all|your|other|opposing) )`), '<sign> <n> to '],
  [new RegExp(`^(?<who>(?:all|your|each|other|any|opposing) [^,:;()]+) : (?<sign>[+-]) ${n}(?: point)?(?=$| )`), '<sign> <n> to <who>'],
]

/** Of a value, and not of those that have it. */
const aValue = "(?<=(?:^|, )(?:(?:THIS 's|its|their|the) )?(?:card )?value (?:of [^,:;()]+ )?)"
const signed = '(?<=^|, )(?:add )?(?<sign>[+-]) ?'

const ofValues: readonly Clause[] = [
  [
    new RegExp(
      `${aValue}(?:(?:is )?(?:treat|consider|count|regard|take)(?: as(?: if it)?| to)?(?: is)?|(?:is )?(?:change|set|fix|lower|raise|drop|drops|falls?|rises?|sinks?|go up|goes up|go down|goes down) (?:to|at)|is equal to) (?:only )?${n}(?: point)?${end}`,
    ),
    'is <n>',
  ],
  [new RegExp(`${aValue}is (?:at )?(?:only )?half(?: of)?(?: (?:that|normal|usual|as (?:high|great|much)))?${end}`), 'is halve'],
  [new RegExp(`${aValue}is (?:twice|double)(?: (?:that|normal|usual|as (?:high|great|much)))?${end}`), 'is double'],
  [new RegExp(`${aValue}(?:is )?\\+ ${n}(?: point)?${end}`), 'is increase by <n>'],
  [new RegExp(`${aValue}(?:is )?- ${n}(?: point)?${end}`), 'is reduce by <n>'],
  [
    new RegExp(
      `^(?:(?:THIS 's|its|the) )?(?:card )?value (?<when>(?:at night|by day|if|while|when) [^,:;()]*?)(?<sign>[+-]) ${n}(?: point)?$`,
    ),
    '<sign> <n> <when>',
    onesOwn,
  ],
  [new RegExp(`${signed}${n}(?: point)?(?: \\( s \\))? to (?:card )?value(?=$| )`), '<sign> <n>', onesOwn],
  [new RegExp(`${signed}${n} point(?: \\( s \\))?(?=$| )`), '<sign> <n>', onesOwn],
  [
    new RegExp(`\\bhave (?<whose>its|their) (?:card )?value (?:increase|raise) ${n}(?: point)?${end}`),
    'have <whose> value increase by <n>',
  ],
  [
    new RegExp(`\\bhave (?<whose>its|their) (?:card )?value (?:reduce|lower|decrease) ${n}(?: point)?${end}`),
    'have <whose> value reduce by <n>',
  ],
]

/** Nothing, and what is printed. */
const nothing: readonly Clause[] = [
  [new RegExp(`\\b(?:is worth|count as|count for|count|is reduce to) (?:nothing|no point|0 point)${end}`), 'is worth nothing'],
  [new RegExp(`\\bhave no (?:card )?value${end}`), 'is worth nothing'],
  [
    new RegExp(
      `(?<who>\\b(?:the )?target (?:[^ ,:;()]+ )?(?:ally|monster)|\\bTHIS) (?:is worth|have|count|count as) (?:only |but )?(?:its|their) print (?:card )?value${end}`,
    ),
    'the value of <who> is as much as the print value of the target',
  ],
  [
    new RegExp(
      `(?<who>\\b(?:the )?target (?:[^ ,:;()]+ )?(?:ally|monster)) 's (?:card )?value is (?:only )?(?:that of )?(?:its|their|the) print (?:1|value)${end}`,
    ),
    'the value of <who> is as much as the print value of the target',
  ],
]

/** What the grammar knows of this card by its name alone. */
const ofThis: readonly Clause[] = [
  [new RegExp(`${own}(?:is )?worth (?:only |but |just )?${n}(?: point)?${end}`), 'this card is worth <n> point', onesOwn],
  [
    new RegExp(`${own}have a (?:card )?value of (?:only |but |just )?(?<n>#|1|0)(?: point)?${end}`),
    'this card is worth <n> point',
    onesOwn,
  ],
  [new RegExp(`${own}(?:is )?worth (?:double|twice)(?: ${theUsual})?${end}`), 'this card is double', onesOwn],
  [new RegExp(`${own}(?:is )?halve${end}`), 'this card is halve', onesOwn],
  [new RegExp(`${own}is double${end}`), 'this card is double', onesOwn],
  [new RegExp(`${own}(?<does>gain|add) ${n}(?: point)?(?: to its (?:card )?value)?${end}`), 'this card is increase by <n>', onesOwn],
  [new RegExp(`${own}(?<does>lose|subtract) ${n}(?: point)?(?: from its (?:card )?value)?${end}`), 'this card is reduce by <n>', onesOwn],
]

export const whatItIsWorth: readonly Clause[] = [
  ...saidOf(moreBy, 'is increase by <n> <m>'),
  ...saidOf(lessBy, 'is reduce by <n> <m>'),
  ...saidOf(exactly, 'is worth <n> point'),
  ...saidOf(halfAs, 'is halve ( round <way> )', rounded),
  ...saidOf(halfAs, 'is halve'),
  ...saidOf(twice, 'is double'),
  ...orders,
  ...ofValues,
  ...ofThis,
  ...nothing,
]
