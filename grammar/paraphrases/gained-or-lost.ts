/**
 * One thing or its opposite, as somebody likes: "gain 1 point or lose 1 point, whichever you choose". Where each of several cards gains or loses
 * it is not said whether the choice is one for all.
 */

import type { Clause } from '../clauses.ts'

const when = '(?<when>(?:(?:when|as your turn|in combat|during combat|once (?:a|each|per)|at the) ?[^:;()]*?[,:] )?)'
const span = '(?:for the (?:remainder|rest) of|until the end of|throughout) (?:the|this|that) (?:round|combat|turn)|this (?:round|combat)'
const during = `(?:(?<span>${span})(?: ,)? )?`
const who = '(?<who>(?!(?:each|every|any|either|no|you|they|it|if|while|when|unless|at|add|increase|raise)\\b)[^,:;()]+?)'
const up = '(?:gain|add|is (?:increase|raise) by|rise by)'
const down = '(?:lose|subtract|is (?:reduce|decrease|lower) by|fall by|drop by)'
const both =
  '(?:gain or lose|lose or gain|add or (?:lose|subtract)|is (?:increase|raise) or (?:reduce|decrease|lower) by|is (?:reduce|decrease|lower) or (?:increase|raise) by)'
const n = '(?<n>(?:#|1))(?<unit>(?: sanity)?(?: point)?)'
const m = '(?<m>(?:#|1))(?: sanity)?(?: point)?'
const you = '(?:you|the caster|its caster|your investigator|the player of THIS)'
const likes = '(?:choose|prefer|like|wish|want|desire|please|decide|see fit)'
/** That it is yours to say which. */
const asYouLike = `(?: ,)?(?: \\()? ?(?:whichever (?:way )?${you} ${likes}|as ${you} ${likes}|at (?:your|the caster 's) (?:option|choice|discretion)|(?:your|caster 's|the caster 's) (?:choice|option)|of your choice)(?: \\))?$`
/** What is told of whom behind the number: where they are, how long it lasts. */
const rest = '(?<rest>(?: (?!or\\b)[^,:;()]+?)?(?: , (?:up )?to a (?:minimum|maximum) of (?:#|1)(?: point)?)?)'
const behind = ' <unit> <rest> <span> '

const eitherOf = (a: string, b: string): string => `<when> you choose : ( ${a} ) or ( ${b} )`

export const gainedOrLost: readonly Clause[] = [
  [
    new RegExp(`^${when}${during}${who} ${up} ${n} or ${down} ${m}${rest}${asYouLike}`),
    eitherOf(`<who> gain <n>${behind}`, `<who> lose <m>${behind}`),
  ],
  [
    new RegExp(`^${when}${during}${who} ${down} ${n} or ${up} ${m}${rest}${asYouLike}`),
    eitherOf(`<who> lose <n>${behind}`, `<who> gain <m>${behind}`),
  ],
  [new RegExp(`^${when}${during}${who} ${both} ${n}${rest}${asYouLike}`), eitherOf(`<who> gain <n>${behind}`, `<who> lose <n>${behind}`)],
  // "Add 2 points to, or subtract 2 points from, the value of target Ally".
  [
    new RegExp(
      `^${when}${during}(?:either )?add ${n} to(?: ,)? or subtract ${m} from(?: ,)? (?:the (?:card )?value of )?(?<who>(?!(?:each|every|any)\\b)[^,:;()]+?)(?: 's (?:card )?value)?(?<rest>(?: (?:${span}))?)(?:${asYouLike}|$)`,
    ),
    eitherOf(`<who> gain <n>${behind}`, `<who> lose <m>${behind}`),
  ],
  [
    new RegExp(
      `^${when}${during}(?:either )?(?:increase or (?:reduce|decrease|lower)|raise or (?:reduce|decrease|lower)|(?:reduce|decrease|lower) or (?:raise|increase)) (?:the (?:card )?value of )?(?<who>(?!(?:each|every|any)\\b)[^,:;()]+?)(?: 's (?:card )?value)? by ${n}(?<rest>(?: (?:${span}))?)(?:${asYouLike}|$)`,
    ),
    eitherOf(`<who> gain <n>${behind}`, `<who> lose <n>${behind}`),
  ],
]
