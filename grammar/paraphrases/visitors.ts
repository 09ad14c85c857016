/** What becomes of cards that are played at a place, what leaving it costs, whom it turns away, and what holds there besides what it gives. */

import type { Clause } from '../clauses.ts'

const here = ['Location'] as const
const atPlace = '(?:here|(?:at|in|on) (?:THIS|(?:a|any|the same) [^,;:()]+?))'
const whileHere =
  '(?:(?:while|when|as long as|so long as|for as long as) (?:(?:THIS|this) (?:is|remain|stay) your current location|you (?:is|stay|remain) (?:here|(?:at|in) THIS)))'
const points = '(?<n>#|1) sanity(?: point)?'

/** One card, told of each that is played: a kind, and no number of them. */
const each =
  '(?:(?:a|any|each|every|all)(?: of)? )?(?<what>(?!(?:all|each|any|1|#|no|none|your|other|the|if|when|while|this)\\b)(?:(?!(?:you|your|of|that|which|who|opponent|player)\\b)[^,;:() ]+ )+?)'
const fates: ReadonlyMap<string, string> = new Map([
  ['flip face-down|turn face-down|flip', 'flip that card face-down'],
  ['discard', 'discard that card'],
  ['bury', 'bury that card'],
])

/** "Any Sorcerer played here is flipped face-down", "each Ally your opponent plays is discarded": as soon as it is played. */
export const playedAndDealtWith: readonly Clause[] = [...fates].flatMap(([said, meant]): readonly Clause[] => {
  const deed = `(?:(?:${said}))(?: (?:at once|when play|as soon as it is play))?`
  return [
    [
      new RegExp(
        `^${each}(?:that is |which is |who is |that (?:come|enter) in(?:to)? )?play(?: by you)? (?<at>${atPlace}) (?:must )?is (?:also )?${deed}$`,
      ),
      `when you play a <what> <at> , ${meant}`,
      here,
    ],
    [
      new RegExp(`^${each}(?:that |which |who )?you play(?<at>(?: ${atPlace})?) (?:must )?is (?:also )?${deed}$`),
      `when you play a <what> <at> , ${meant}`,
    ],
    [
      new RegExp(
        `^${each}(?:that is |which is |who is )?play by (?<who>your opponent|any player|a opponent|any opponent|each opponent)(?<at>(?: ${atPlace})?) (?:must )?is (?:also )?${deed}$`,
      ),
      `when <who> play a <what> <at> , ${meant}`,
    ],
    [
      new RegExp(
        `^${each}(?:that |which |who )?(?<who>your opponent|any player|a opponent|any opponent|each opponent) play(?<at>(?: ${atPlace})?) (?:must )?is (?:also )?${deed}$`,
      ),
      `when <who> play a <what> <at> , ${meant}`,
    ],
  ]
})

/** "Gain 4 Sanity, but your Allies may not defend while you are here": what a place gives it gives once. */
export const givesAndHolds: readonly Clause[] = [
  [
    new RegExp(
      `^(?<gives>(?:gain|lose|draw) (?:#|1) (?:sanity(?: point)?|card)(?: now)?)(?: ,| ;|(?: ,)? but|(?: ,)? and) (?<holds>(?:none of your|no|your|all(?: of)? your|each of your|you|it) [^,;:()]+? ${whileHere})$`,
    ),
    '<gives> . <holds>',
    here,
  ],
  [
    new RegExp(
      `^(?<gives>(?:gain|lose|draw) (?:#|1) (?:sanity(?: point)?|card)(?: now)?)(?: ,| ;)?(?: but| and) (?<while>${whileHere})(?: ,)? (?<holds>(?:none of your|no|your|all(?: of)? your|each of your|you|it) [^,;:()]+)$`,
    ),
    '<gives> . <while> , <holds>',
    here,
  ],
]

const goes = '(?:walk (?:out of|from|away from)(?= (?:here|THIS)$)|(?:leave|depart from)(?= (?:here|THIS) (?:on foot|by walk)$))'

/** What a card costs that may be played here though it is not at home here: besides whatever is printed on it. */
const dues =
  '(?:(?:(?:such|these|those) (?:card|ally|monster|\\S+)|they|it|each(?: of they)?|each 1|this|to do so|do so) cost(?: you)? (?<n>#|1)(?: additional| extra| more)? sanity(?: point)?(?: more| extra| each)?|(?:you )?(?:must )?pay(?: a)? (?<m>#|1)(?: additional| extra| more)? sanity(?: point)?(?: (?:each time|for each(?: 1)?(?: of they)?|each|to do so))?)'
const stranger =
  '(?<what>(?!(?:all|each|any|1|#|no|none|your|other|the)\\b)(?:(?!(?:you|your|of|from|that|which|who|may|is)\\b)[^,;:() ]+ )+?)'
const anyRegion = '(?:from|of) any (?:other )?(?:region|subregion)(?: (?:or|and) (?:region|subregion))?'

const heads = '(?<head>(?:(?:while|when|if|as long as|during)\\b[^,;:()]* , )?)'
const noEffect = '(?:have no effect (?:up)?on|do not (?:affect|influence|touch)|cannot affect|may not affect)'
const yours = '(?!(?:or|and|nor|threat|opponent|hand|deck|story|mythos)\\b)[^,;:() ]+'
const ofYours = `(?:you|your (?:${yours} )*?${yours})`
const or = '(?: ,)? (?:or|and|nor) '
const cause = '(?<what>(?!no\\b|you\\b|your\\b)[^,;:()]+?)'

/** "Storms have no effect on you, your Allies or your Threat": on none of these. */
const doesNothingToSeveral: readonly Clause[] = [
  // For whom Day and Night Events do nothing it is neither by them.
  [
    new RegExp(
      `^${heads}(?<what>(?:day and night|night and day|day or night) (?:card|event)) ${noEffect} (?:you|your investigator) , your ally${or}your threat$`,
    ),
    '<head> it is neither day nor night for you . <head> <what> have no effect on you or your ally . <head> all monster in your threat is not affected by <what>',
  ],
  [
    new RegExp(`^${heads}${cause} ${noEffect} (?<a>${ofYours}) , (?<b>${ofYours})${or}your threat$`),
    '<head> <a> is not affected by <what> . <head> <b> is not affected by <what> . <head> all monster in your threat is not affected by <what>',
  ],
  [
    new RegExp(`^${heads}${cause} ${noEffect} (?<a>${ofYours}) , (?<b>${ofYours})${or}(?<c>${ofYours})$`),
    '<head> <a> is not affected by <what> . <head> <b> is not affected by <what> . <head> <c> is not affected by <what>',
  ],
  [
    new RegExp(`^${heads}${cause} ${noEffect} (?<a>${ofYours})${or}your threat$`),
    '<head> <a> is not affected by <what> . <head> all monster in your threat is not affected by <what>',
  ],
  [
    new RegExp(`^${heads}${cause} ${noEffect} (?<a>${ofYours})${or}(?<c>${ofYours})$`),
    '<head> <a> is not affected by <what> . <head> <c> is not affected by <what>',
  ],
  [new RegExp(`^${heads}${cause} ${noEffect} your threat$`), '<head> all monster in your threat is not affected by <what>'],
]

export const visitors: readonly Clause[] = [
  [
    new RegExp(
      `^${each}(?:that is |which is |who is )?(?:play(?: by you)?|(?:that |which |who )?you play)(?<at>(?: ${atPlace})?) (?:must )?(?:enter|come in(?:to)?) play face-down$`,
    ),
    'when you play a <what> <at> , flip that card face-down',
    ['Location', 'Ally', 'Artifact', 'Tome', 'Investigator'],
  ],
  [
    new RegExp(
      `^${each}(?:(?:that is |which is |who is )?play by (?<a>your opponent|any player|any opponent)|(?:that |which |who )?(?<b>your opponent|any player|any opponent) play)(?<at>(?: ${atPlace})?) (?:must )?(?:enter|come in(?:to)?) play face-down$`,
    ),
    'when <a> <b> play a <what> <at> , flip that card face-down',
    ['Location', 'Ally', 'Artifact', 'Tome', 'Investigator'],
  ],
  // ---------------------------------------------------------------- strangers who may be played here
  // A Cultist is an Ally anyway.
  [new RegExp(`(?<=\\bcultist ${anyRegion} (?:may|can)(?: also)? is play) as (?:a )?ally(?= (?:here|at THIS)\\b)`), '', here],
  [
    new RegExp(
      `^(?:(?:any|all|each) )?${stranger}${anyRegion} (?:may|can)(?: also)? is play (?:here|at THIS)(?: ,| ;)?(?: but| and)? ${dues}$`,
    ),
    'you may play any <what> here regardless of region for <n> <m> sanity',
    here,
  ],
  [
    new RegExp(`^you may play (?:(?:any|all|each) )?${stranger}${anyRegion} (?:here|at THIS)(?: ,| ;)?(?: but| and)? ${dues}$`),
    'you may play any <what> here regardless of region for <n> <m> sanity',
    here,
  ],
  [
    new RegExp(
      `(?<=\\bmay (?:is )?play\\b[^;:()]*? regardless of (?:region|subregion|place|dimension|attribute|gate|name|language))(?: ,| ;)?(?: but| and) ${dues}$`,
    ),
    ' for <n> <m> sanity',
    ['Location', 'Ally', 'Artifact', 'Tome', 'Investigator'],
  ],
  [
    new RegExp(
      `^you may play (?:(?:any|all|each) )?${stranger}(?:here|at THIS) (?<how>(?:regardless of (?:region|subregion|place|dimension)|without (?:use )?(?:a|the|this) gate)) (?<price>for (?:#|1) sanity)(?: point)?$`,
    ),
    'any <what> may is play here <how> <price>',
    here,
  ],
  [
    new RegExp(`(?<=\\bmay (?:is )?play\\b[^;:()]*? without (?:use )?(?:a|the|this) gate)(?: ,| ;)?(?: but| and) ${dues}$`),
    ' for <n> <m> sanity',
    here,
  ],
  [/(?<=\bmay (?:is )?play\b[^;:()]*? regardless of )(?:its|their|the) (?=language\b)/, ''],
  // "You may not leave this Location at Night except by Travel by Air".
  [
    /^(?:you )?(?:may not|cannot) leave (?:here|THIS)(?<when> (?:at night|by night|by day|during the day|while [^,;:()]+?)) ,? ?(?:except|other than|save|but|unless) (?:it is )?(?:by|on|with|through) (?<by>travel_(?!event)\S+|walk|foot)(?: event)?$/,
    '<when> , you must leave here by <by>',
    here,
  ],
  // "You may play Ghouls to your Threat here": where else?
  [
    /(?<=^(?:[^;:()]+ , )?(?:you may|may) play (?:(?:any|a|1) )?(?:(?!(?:ally|cultist|you|your|of|from|that|which|who|may|is|to)\b)[^,;:() ]+ )+?)(?:in)?to (?:your|a) threat(?= (?:here|at THIS|from THIS|while|without|regardless|even)\b)/,
    '',
    here,
  ],
  // ---------------------------------------------------------------- what leaving costs
  [
    new RegExp(`^(?:you must )?(?:pay|lose|spend) ${points} (?:in order )?to ${goes} (?:here|THIS)(?: on foot| by walk)?$`),
    'when you walk from here , lose <n> sanity',
    here,
  ],
  [
    new RegExp(`^(?:you must )?(?:pay|lose|spend) ${points} (?:in order )?to (?:leave|depart from|get away from)(?: (?:here|THIS))?$`),
    'when you leave here , lose <n> sanity',
    here,
  ],
  [
    new RegExp(`^(?:you must )?(?:pay|spend) ${points} (?:when|each time|whenever) you (?:leave|depart from) (?:here|THIS)$`),
    'when you leave here , lose <n> sanity',
    here,
  ],
  [/(?<=^(?:when|whenever|each time) you )(?:leave|depart from) (?:here|THIS) (?:on foot|by walk)(?= ,)/, 'walk from here', here],
  [
    /(?<=^(?:when|whenever|each time) you (?:leave|walk from|walk out of) (?:here|THIS) , )(?:you )?(?:must )?pay (?=(?:#|1) sanity)/,
    'lose ',
    here,
  ],
  // ---------------------------------------------------------------- whom a place turns away
  [
    /^(?:(?:any|all|a|each|those) )?(?:player|investigator|visitor|one|those|anyone|anybody) (?:with|who have) (?<how>fewer|less|more) than (?<n>#) sanity(?: point)? (?:is|will is) (?:turn (?:away|back)|refuse(?: (?:entry|entrance|admittance|admission))?|not admit(?:ted)?|not let in|not allow(?: in| here)?|not welcome(?: here)?|keep (?:out|away)|bar)$/,
    'this card may not is play if you have <how> than <n> sanity',
    here,
  ],
  [/(?<=\bally(?: may| can| cannot| may not| can not)(?: not)? defend) you(?:r investigator)?(?= while| when| during| at| until|$)/, ''],
  // "All Scholars add 1 while this is your Current Location, and also know Arabic": here alone, as all that a place says.
  [
    new RegExp(
      `^(?<who>(?!you\\b|your opponent\\b|it\\b)[^,;:()]+?) (?<does>(?:add|subtract|gain|lose) (?:#|1) [^,;:()]*?|(?:add|subtract|gain|lose) (?:#|1)) (?<while>${whileHere})(?: ,)? and (?<also>(?:also )?(?:know|read|speak|join|bypass|may|can|cannot|is) [^,;:()]+)$`,
    ),
    '<while> , <who> <does> and <also>',
    here,
  ],
  ...doesNothingToSeveral,
  // ---------------------------------------------------------------- the way there and on
  [
    /^(?<no>no travel event (?:may|can) is play (?:here|at THIS)|(?:you )?(?:may not|cannot) play (?:any |a )?travel event (?:here|at THIS))(?: ,| ;)?(?: so| and)? (?:you )?(?:must|have to) walk(?: (?:out|on|away|from here))?$/,
    '<no> . you must leave here by walk',
    here,
  ],
]
