/** What becomes of the Sanity cost of a Location that one was just led to: that it need not be paid, or may be bought off. */

import type { Clause } from '../clauses.ts'

const its =
  "(?:(?:its|the|their)(?: own)? sanity cost(?: of (?:it|(?:that|the|the new) (?:card|location)))?|(?:that|the) (?:card|location) 's(?: own)? sanity cost)"
const pay = '(?:pay|lose|spend)'
const point = '(?<n>#|1) sanity(?: point)?'
const notPaid = `(?:${its} (?:need not|do not have to|do not need to|must not) is pay|${its} is not pay|(?:you )?(?:need not|do not have to|do not need to) pay ${its}|${its} is (?:waive|ignore|not charge))`

export const costOfThePlace: readonly Clause[] = [
  [new RegExp(`^(?:if|when) you ${pay} ${point} ,? ?${notPaid}$`), 'you may pay <n> sanity instead of pay its sanity cost'],
  [
    new RegExp(`^(?:for|at a cost of|by (?:pay|spend|lose)) ${point} ,? ?${notPaid}$`),
    'you may pay <n> sanity instead of pay its sanity cost',
  ],
  [new RegExp(`^${notPaid} if you ${pay} ${point}(?: instead)?$`), 'you may pay <n> sanity instead of pay its sanity cost'],
  [
    new RegExp(`^(?:you )?may ${pay} ${point} (?:instead of|rather than|in place of) (?:pay )?${its}$`),
    'you may pay <n> sanity instead of pay its sanity cost',
  ],
  [new RegExp(`^${notPaid}$`), 'you need not pay its sanity cost'],
]
