/** What was lost in the last Combat: which card it was, how many of them, and up to how many are counted. */

import type { Clause } from '../clauses.ts'

const last = '(?:(?:in|during) (?:the|your) )?(?:last|previous|preceding|most recent) combat'
const befallen = '(?:bury or discard|discard or bury|bury|discard|lose)'
const mortal = '(?:ally|artifact|tome|weapon|monster)'
const was = '(?:(?:that|which|who) )?(?:(?:was|were|is|have is) )?'

export const inTheLastCombat: readonly Clause[] = [
  [
    /\b(?:in|during) (?:your (?:last|previous)|the (?:preceding|most recent|last round 's|previous round 's)) combat\b/,
    'in the last combat',
  ],
  // "Return one Ally who was Buried in the last Combat to play": out of the pile in which it then lies.
  [
    new RegExp(
      `(?<=\\b(?:take|return|recover|put|place|play|add|retrieve) [^,:;()]*)\\b(?<what>${mortal})(?: of yours)? ${was}bury ${last}(?: from your story deck(?! to))?(?=$| to | in(?:to)? | from )`,
    ),
    '<what> ( bury in the last combat ) in your story deck',
  ],
  [
    new RegExp(
      `(?<=\\b(?:take|return|recover|put|place|play|add|retrieve) [^,:;()]*)\\b(?<what>${mortal})(?: of yours)? ${was}discard ${last}(?: from your discard pile(?! to))?(?=$| to | in(?:to)? | from )`,
    ),
    '<what> ( discard in the last combat ) in your discard pile',
  ],
  [
    new RegExp(
      `(?<=\\b(?:take|return|recover|put|place|retrieve) (?:to (?:your hand|play) )?(?:1|any 1|up to #|#) )of your (?=(?:[a-z_]+ )?${mortal} ${was}(?:bury|discard) ${last})`,
    ),
    '',
  ],
  // "For each of your Allies who was Buried this Round", and of those of your opponent.
  [
    new RegExp(
      `(?<=\\bfor each (?:of (?:your|your opponent 's|a opponent 's) )?(?:[a-z_]+ )?${mortal}) ${was}(?<how>${befallen}) (?<when>${last}|(?:in |during )?this round)(?=$| ,| \\()`,
    ),
    ' <how> <when>',
  ],
  [
    new RegExp(
      `(?<=\\bfor each (?:of (?:your|your opponent 's|a opponent 's) )?[^,.;:()]+ ${last}|\\bfor each of (?:your|your opponent 's) [^,.;:()]+ this round)(?: ,)? (?:(?:up )?to a maximum of|(?:but )?no more than|at most|up to) (?<n>#|1)(?: sanity| card)?(?: point)?(?: in all)?$`,
    ),
    ' ( up to <n> )',
  ],
]

const some = '(?:a|any|1 or more|at least 1|# or more|at least #|your)'
const period = '(?:(?:in|during) (?:the (?:last|previous) combat|this round)|this round)'

/** "If you lost Allies in the last Combat. Gain 1 Sanity for each": for each that was so lost. */
export const countedOfThose: readonly Clause[] = [
  [
    new RegExp(
      `^(?<asked>[^.;()]*\\bif (?<who>you|your opponent) (?:have )?lose (?:${some} )?(?<what>[^,.;:()#]*?ally|[^,.;:()#]*?(?:artifact|tome|monster)) (?<when>${period})) \\. (?<deed>(?:(?:you|your opponent) )?(?:may )?(?:gain|lose|draw) (?:#|1)(?: sanity| card| additional card)?(?: point)?) for each(?: 1| of them| of these| of those| such ally| such \\S+| ally| so lose)?(?: (?:lose|so lose))?(?:(?: ,)? (?:(?:up )?to a maximum of|(?:but )?no more than|at most|up to) (?<n>#|1)(?: sanity| card)?(?: point)?(?: in all)?| \\( up to (?<m>#|1)(?: point)? \\))$`,
    ),
    '<asked> . <deed> for each <what> <who> have lose <when> ( up to <n> <m> )',
  ],
  [
    new RegExp(
      `^(?<asked>[^.;()]*\\bif (?<who>you|your opponent) (?:have )?lose (?:${some} )?(?<what>[^,.;:()#]*?ally|[^,.;:()#]*?(?:artifact|tome|monster)) (?<when>${period})) \\. (?<deed>(?:(?:you|your opponent) )?(?:may )?(?:gain|lose|draw) (?:#|1)(?: sanity| card| additional card)?(?: point)?) for each(?: 1| of them| of these| of those| such ally| such \\S+| ally| so lose)?(?: (?:lose|so lose))?$`,
    ),
    '<asked> . <deed> for each <what> <who> have lose <when>',
  ],
]
