/**
 * What is revealed in a Threat, as the attack that it is: "each time a Ghoul is revealed in a Directed Threat attacking you", however the
 * Threat, the moment and how often in one Combat are told.
 */

import type { Clause } from '../clauses.ts'

const you = '(?:you|your investigator)'
const aimed = '(?:(?:directed|direct|aim) (?:at|against)|attack|against|at)'
/** "A Directed Threat that is aimed at your Investigator", "an opponent's Threat against you". */
const atYou = `(?:(?:a|any|the|1|all|each) )?(?:opponent 's )?(?:(?:directed )?threat (?:(?:that|which) (?:is )?)?${aimed} ${you}|attack threat(?: against ${you})?)`
/** "Any Threat on the table", "any player's Threat"; each is directed at somebody. */
const atAnybody =
  "(?:(?:a|any|each|every) (?:player 's )?(?:directed )?threat(?: on the table| in play| of any player| whatsoever)?|(?:anyone|anybody|everyone|everybody) 's threat|combat by any player)"
const shown = '(?:is|have is)(?: also)? (?:reveal|turn up|turn face-up|face-up|expose|uncover|flip face-up)'
const within = '(?:in|among|amid|as (?:a )?part of|with|within)'

const when = '(?:when|if|each time(?: that)?|as soon as|once|at the moment(?: that| when)?|as)'
/** The cards that attack: no place, moment or other card that is told of otherwise. */
const kind = '(?:(?:a|any|each|the|1|1 or more|at least 1) )?(?<what>(?!(?:THIS|it|they|threat|card|when|if|a|any|you)\\b)[^:;()]+?)'
const deed = '(?<deed>(?:you |affected player )?(?:must )?(?:lose|gain|draw|discard|bury|flip|pay) [^,:;()]+?)'
const eachCombat = '(?:each|any|every|a|1) combat'
/** "Once in each Combat". */
const once = `(?:only )?once (?:(?:in|per|during|for|every) )?(?:${eachCombat}|combat)`
const monstrous =
  '(?:monster|lesser_servitor|greater_servitor|servitor|lesser_independent|greater_independent|independent|great_old_one|outer_god|living_dead)'
const goods = ['Event', 'Ally', 'Artifact', 'Location', 'Tome'] as const
const capped =
  '(?: ,)?(?: \\()?(?: ,)? ?(?:but )?(?:to a maximum of|up to(?: a maximum of)?|no more than|not more than|never more than|at most|maximum(?: of)?) (?<most>#)(?: sanity)?(?: point)?(?: (?:in|per|during|for) (?:1|a|any 1|any|each|the same) combat)?(?: \\))?'

const threats: readonly Clause[] = [
  // "A Ghoul that an opponent reveals", told of him who does it.
  [new RegExp(`\\b(?:your|a|any|each) opponent reveal (?<what>(?:a|any|1) [^,:;()]+?) ${within} ${atYou}(?=$| ,)`), '<what> attack you'],
  [new RegExp(`\\b(?:a|any) player reveal (?<what>(?:a|any|1) [^,:;()]+?) ${within} ${atAnybody}(?=$| ,)`), '<what> attack any player'],
  [new RegExp(`\\b(?:a|any) player reveal (?<what>(?:a|any|1) (?:[^,:;() ]+ )?${monstrous})(?=$| ,)`), '<what> attack any player'],
  [new RegExp(` ${shown} ${within} ${atYou}(?=$| ,)`), ' attack you'],
  [new RegExp(` ${shown} ${within} ${atAnybody}(?=$| ,)`), ' attack any player', goods],
  [/\bat the (?:very )?moment (?:that|when|in which|at which) (?=[^,]+ attack (?:you|any player)(?:$| ,))/, 'when '],
  // "Deep Ones, Ghouls, or any other Lesser Servitor".
  [/(?<=\b(?:when|each time|if) [^:;()]+?)(?: ,)? or (?:any|some) other (?=[^,:;()]+ attack (?:you|any player)(?:$| ,))/, ' or a '],
  // What becomes of that one, and of the Threat it lies in.
  [
    /(?<=\b(?:when|each time|if) [^:;()]+ attack (?:you|any player) , you may )(?<how>bury|discard) THIS and (?:that (?:monster|card)|it)$/,
    '<how> this card : <how> that card',
  ],
  [
    /(?<=\battack you , (?:you may )?[^:;()]*?)(?:ignore|reduce) (?<n>#|1)(?: of the)? point (?:of|in|from) (?:that|the|this) threat$/,
    'reduce the opposing directed threat by <n> until the end of combat',
  ],
  [
    /(?<=\battack you , (?:you may )?[^:;()]*?)(?:reduce|lower) (?:that|the|this) threat by (?<n>#|1)(?: point)?(?: for this combat)?$/,
    'reduce the opposing directed threat by <n> until the end of combat',
  ],
]

/** Told once of a Combat, or of any number of them together: once, however many there are. */
function onceOf(seen: string, upon: string): readonly Clause[] {
  const meant = `each time a <what> ${upon} , <deed> , once per combat`
  const any = '(?:any|1 or more|at least 1)'
  const some = '(?<what>(?!(?:THIS|it|they|threat|card)\\b)[^,:;()]+?)'
  return [
    [new RegExp(`^${once} , ${when} ${kind} ${seen} , ${deed}$`), meant],
    [new RegExp(`^${deed}(?: ,)? ${once}(?: ,)? ${when} ${kind} ${seen}$`), meant],
    [new RegExp(`^${deed}(?: ,)? ${when} ${kind} ${seen}(?: ,)? ${once}$`), meant],
    [new RegExp(`^the first time (?:in|during|of) ${eachCombat} (?:that|when|in which) ${kind} ${seen} , ${deed}$`), meant],
    [new RegExp(`^${deed} the first time (?:in|during|of) ${eachCombat} (?:that|when|in which) ${kind} ${seen}$`), meant],
    [new RegExp(`^(?:in|during) ${eachCombat} (?:in which|when|where) ${kind} ${seen} , ${deed}$`), meant],
    [new RegExp(`^${deed} (?:in|during) ${eachCombat} (?:in which|when|where) ${kind} ${seen}$`), meant],
    [new RegExp(`^${deed}(?: ,)? (?:in|during) (?:${eachCombat}|combat)(?: ,)? if ${any} ${some} ${seen}$`), meant],
    [new RegExp(`^(?:in|during) (?:${eachCombat}|combat) ,? ?if ${any} ${some} ${seen} , ${deed}$`), meant],
    [new RegExp(`^(?:if|when) (?:1 or more|at least 1) ${some} ${seen} , ${deed}$`), meant],
    [new RegExp(`^${deed} (?:if|when) (?:1 or more|at least 1) ${some} ${seen}$`), meant],
  ]
}

const howOften: readonly Clause[] = [
  ...onceOf(`(?:${shown} ${within} ${atYou}|${shown} ${aimed} ${you}|(?:is )?${aimed} ${you})`, 'attack you'),
  ...onceOf(`(?:${shown}(?: ${within} ${atAnybody})?|attack any player)`, 'attack any player').map(
    ([said, meant]): Clause => [said, meant, goods],
  ),
]

/** So much for each of them, and how much at the most. */
const eachTail = `(?:(?:(?:(?:that|which|who) )?(?:is )?)?(?:reveal )?${within} ${atYou}|(?:that|which|who) attack ${you}|(?:at the (?:very )?moment(?: that| when| in which)?|when|as soon as|as) (?:they|it) (?:attack ${you}|${shown} ${within} ${atYou}))`
const forEach: readonly Clause[] = [
  ...[`${capped} ${eachTail}`, ` ${eachTail}${capped}`].map(
    (tail): Clause => [
      new RegExp(`^${deed} for (?:each|every) (?:of the )?(?<what>(?!card\\b)[^,:;()]+?)${tail}$`),
      'each time a <what> attack you , <deed> , but no more than <most> point in 1 combat',
    ],
  ),
  [
    new RegExp(`^${deed} for (?:each|every) (?:of the )?(?<what>(?!card\\b)[^,:;()]+?) ${eachTail}$`),
    'each time a <what> attack you , <deed>',
  ],
  // "When Ghouls attack you, lose 1 Sanity for each of them."
  [
    new RegExp(
      `^${when} ${kind} ${shown} ${within} ${atYou} , ${deed} for (?:each|every)(?: 1| of (?:they|these|those)| such card| of these card)?$`,
    ),
    'each time a <what> attack you , <deed>',
  ],
]

export const revealedAmongFoes: readonly Clause[] = [...howOften, ...threats, ...forEach]
