/** What a card stands for where another needs one, what its bearer is spared by it, and what takes its own place. */

import type { Clause } from '../clauses.ts'

const self = '(?:THIS|they|it)'
const god =
  '(?:(?:a|any|the|your|some) )?(?<god>great_old_one)(?:(?: ,)? (?:or|and|and/or) (?:(?:a|any) )?outer_god)?|(?:(?:a|any|the|your|some) )?outer_god (?:or|and|and/or) (?:(?:a|any) )?(?<god2>great_old_one)'
const need =
  '(?:(?:(?:that|which) is |otherwise )?(?:need|require|necessary|call for|ask for|demand))(?: in order)?(?: to (?:play|summon|bring into play|bring forth|call)| for(?: the)?(?: play(?: of)?)?| by| when (?:you )?play)'
/** "May be used in the place of", "can also stand in for". */
const serves =
  '(?:(?:may|can|could)(?: also| even)? )?(?:is (?:also )?use as a substitute for|serve as a substitute for|is (?:also )?(?:use|play|count|substitute|offer|take) (?:in (?:the )?(?:place|stead) of|in lieu of|instead of|as|for)|use (?:in (?:the )?(?:place|stead) of|instead of|as)|serve (?:as|for|in (?:the )?(?:place|stead) of|instead of)|stand(?: in)? (?:for|in (?:the )?(?:place|stead) of)|(?:take|fill) the (?:place|role|part) of|substitute for|replace|(?:function|act) as|count (?:as|for)|do duty (?:as|for))'
const one = '(?:(?:the|a|any|1)(?: 1)?(?: other)?(?: of the)? )'
const gone =
  '(?:(?: ,| ;)? ?(?:(?:and|but|though|then|in which case) )?(?:you must |must )?(?:then )?(?:(?<how>bury|discard) (?:THIS|it|they|them)|(?:(?:THIS|it|they) )?(?:(?:must )?is )(?:then )?(?<how2>bury|discard))(?: (?:when|once|after|if|as soon as|each time) .+| afterwards?| for it| thereby| in doing so| then)?)'
const standers = ['Location', 'Ally', 'Artifact', 'Tome'] as const
const bearers = ['Ally', 'Artifact', 'Tome', 'Spell', 'Event', 'Location'] as const

/** The same with what becomes of this card, and without. */
const standing = (what: string, put: string): readonly Clause[] => [
  [
    new RegExp(`^(?:while (?:THIS is )?in play , )?(?:${self} )?${serves} ${one}${what} ${need} (?:${god})${gone}$`),
    `this card count as any 1 ${put} that a <god> <god2> need , and is <how> <how2> for it`,
    bearers,
  ],
  [
    new RegExp(`^(?:while (?:THIS is )?in play , )?(?:${self} )?${serves} ${one}${what} ${need} (?:${god})$`),
    `this card count as any 1 ${put} that a <god> <god2> need`,
    bearers,
  ],
  [
    new RegExp(
      `^(?:when|whenever|if|while) (?:you )?(?:play|playing|summon) (?:${god}) ,? ?(?:you may (?:also )?(?:use|play|count|substitute) THIS (?:in (?:the )?(?:place|stead) of|instead of|as|for)|${self} ${serves}) ${one}${what}(?: (?:that is |that )?(?:need|require|necessary))?${gone}$`,
    ),
    `this card count as any 1 ${put} that a <god> <god2> need , and is <how> <how2> for it`,
    bearers,
  ],
  [
    new RegExp(
      `^(?:when|whenever|if|while) (?:you )?(?:play|playing|summon) (?:${god}) ,? ?(?:you may (?:also )?(?:use|play|count|substitute) THIS (?:in (?:the )?(?:place|stead) of|instead of|as|for)|${self} ${serves}) ${one}${what}(?: (?:that is |that )?(?:need|require|necessary))?$`,
    ),
    `this card count as any 1 ${put} that a <god> <god2> need`,
    bearers,
  ],
]

/** "Though one of the two cards it needs is missing": this card does for that one, whichever it is. */
const gods =
  '(?:(?:a|any|the|your|some) )?(?:great_old_one(?:(?: ,)? (?:or|and|and/or) (?:(?:a|any|a other) )?outer_god)?|outer_god (?:or|and|and/or) (?:(?:a|any) )?great_old_one)'
const required =
  '(?:card|requirement|thing|condition)(?: (?:that )?(?:it|they|its card|its text) (?:need|require|name|ask for|call for|demand))?(?: (?:that is |which is )?(?:need|require|necessary|name|ask for|demand))?(?: (?:for it|to play (?:it|they)|by it|by they))?'
const oneOfTwo = `(?:1|either|any 1) of (?:the|its|their)(?: #| usual| print)* ${required}`
const there = '(?: (?:at (?:this|the) gate|here|at THIS|through (?:this|the) gate|by (?:this|the) gate))?'
const whenever = '(?<head>(?:(?:if|while|when|as long as|at night|by day|during)\\b[^,;:()]*? , )?)'
const doesForOne = '<head> this card count as any 1 card that a great_old_one need'
const shortOfOne: readonly Clause[] = [
  [
    new RegExp(
      `^${whenever}(?:you may play ${gods}${there}|${gods} may is play${there})(?: ,)? even (?:though|if|when|while) ${oneOfTwo} (?:is (?:miss|missing|absent|lack|lacking|not in play|not there|not meet)|can not is meet)$`,
    ),
    doesForOne,
    standers,
  ],
  [
    new RegExp(
      `^${whenever}(?:you may play ${gods}${there}|${gods} may is play${there})(?: ,)? (?:with|if you have) (?:only|just)(?: any)? ${oneOfTwo}(?: in play)?$`,
    ),
    doesForOne,
    standers,
  ],
  [
    new RegExp(
      `^${whenever}(?:only|just)(?: any)? ${oneOfTwo} (?:must|need|need to)(?: is)?(?: (?:fulfill|fulfilled|meet|satisfy|satisfied|in play))? (?:in order )?(?:to play|for you to play|when you play|to bring into play) ${gods}${there}$`,
    ),
    doesForOne,
    standers,
  ],
  [
    new RegExp(
      `^${whenever}you (?:need|must have|must meet|must fulfill)(?: only| just)(?: any)? ${oneOfTwo}(?: in play)? (?:in order )?(?:to play|when you play|to bring into play) ${gods}${there}$`,
    ),
    doesForOne,
    standers,
  ],
  [new RegExp(`^${whenever}${gods} (?:need|require)(?: only| just)(?: any)? ${oneOfTwo}${there}$`), doesForOne, ['Location']],
]

const lost = '(?:is|would is|must is|should is|is about to is|would otherwise is)'

export const standIns: readonly Clause[] = [
  ...shortOfOne,
  // ---------------------------------------------------------------- for a card that a Great Old One needs
  ...standing('(?<what>card|event|artifact|tome|ally|spell|location)', '<what>'),
  ...standing(
    '(?<what>(?!card|event|artifact|tome|ally|spell|location|monster)\\S+(?: or (?!card|event|artifact|tome|ally|spell|location|monster)\\S+)?)(?: event)?',
    '<what>',
  ),
  [
    /^(?<how>bury|discard) (?:THIS|it|they|them) (?:if|when|once|after|as soon as|each time)(?: (?:it|they|THIS))?(?: (?:is|have is))? (?:so use|use so|use|thus use|use thus|use in this way|use this way|use in that way|use like this|use for this)$/,
    '<how> this card each time you do so',
    ['Ally', 'Artifact', 'Tome'],
  ],
  // ---------------------------------------------------------------- for its bearer, if he would be lost
  [
    new RegExp(
      `^(?:if|when|should) (?<who>(?:the |that |this |its )?(?:ally|bearer|wearer|wielder|owner)) ${lost} (?<of>bury|bury or discard)(?<when>(?: (?:in|during|after) combat)?) ,? ?(?<may>(?:you may )?)(?:instead )?(?<how>bury|discard) THIS(?: ,)? (?:instead(?: of (?:the ally|them|they|the bearer|that ally))?|in (?:their|its) (?:place|stead)|in (?:the )?(?:place|stead) of (?:the ally|that ally|the bearer))$`,
    ),
    'if the ally would is <of> <when> , <may> <how> this card instead',
    ['Artifact', 'Tome'],
  ],
]
