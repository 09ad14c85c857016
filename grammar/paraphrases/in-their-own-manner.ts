/** Single matters that cards say in their own manner: what is drawn by lot and for how long, where nobody goes on from, of what a Current Location has nothing. */

import type { Clause } from '../clauses.ts'
import type { Self } from '../reading.ts'

const event: readonly Self['type'][] = ['Event']
const whose = '(?:the |both the |both )?'
const trait = '(?!each |any |all |no )[^,;:() ]+'

/** Whether one or two attributes are there, told of the place somebody is at. */
const ofThePlace: readonly Clause[] = [
  [
    new RegExp(
      `\\bwhose current location (?:lack both|have neither|bear neither|feature neither|show neither)(?: the)? (?<a>${trait}) (?:and|nor)(?: the)? (?<b>${trait}) attribute(?= |$)`,
    ),
    'whose current location do not bear the <a> attribute and do not bear the <b> attribute',
  ],
  [
    new RegExp(
      `\\bwhose current location (?:lack|do not (?:feature|have|show)) (?:the |a |any )?(?<a>${trait})(?: attribute)?(?= (?:may|must|cannot|lose|gain)\\b)`,
    ),
    'whose current location do not bear the <a> attribute',
  ],
  [
    new RegExp(`\\bwhose current location (?:feature|show) ${whose}(?<a>${trait})(?: attribute)?(?= (?:may|must|cannot|lose|gain)\\b)`),
    'whose current location bear the <a> attribute',
  ],
  [
    /(?<=\b(?:if|unless|while|when) (?:your|their|your opponent 's|that player 's) current location is (?:not )?a )(?<x>(?!new\b|location\b)[^,;:() ]+)$/,
    '<x> location',
  ],
]

/** Where nobody goes on from: neither on foot nor otherwise. */
const goingOn: readonly Clause[] = [
  [
    /(?<=^(?:[^;:()]+ , )?no (?:player|investigator|opponent)(?: [^,;:()]+)? (?:may|can) )(?:depart|leave (?:it|there|their (?:current )?location))(?: by any means(?: whatsoever)?)?(?=$| while| until| this round)/,
    'play location or travel_event',
  ],
  [
    /(?<=^(?:[^;:()]+ , )?(?:(?:each |all |any )?(?:player|investigator)|your opponent|the affected player|you)(?: (?!may|can)[^,;:()]+)? (?:may not|cannot|can not) )(?:depart|leave (?:it|there|their (?:current )?location|your (?:current )?location))(?: by any means(?: whatsoever)?)?(?=$| while| until| this round)/,
    'play location or travel_event',
  ],
]

const crowd =
  '(?:(?:(?:all |each |any )?(?:investigator|player|opponents)|no (?:player|investigator|opponent)) (?:who|whose|in|at|on|with|without) [^,;:()]+?)'
const barredDeed =
  '(?:walk|play|cast|use|pass|draw|gain|travel|bury|complete|cancel)\\b(?:(?! (?:this|until|for the|while|if|unless|during|at the|each|as long as)\\b)[^,;:()])*'
const soLong = '(?: while THIS is in play)?(?<until>(?: (?:this round|until [^,;:()]+|for the (?:rest|remainder) of (?:this|the) round))?)'

/** Several things that those at a place may not do, each by itself. */
const barredThere: readonly Clause[] = [
  [
    new RegExp(
      `^(?:while THIS is in play , )?(?<who>${crowd}) (?<not>may not|cannot|(?<=^(?:while THIS is in play , )?no .*)(?:may|can)) (?<a>${barredDeed}) , (?<b>${barredDeed})(?: ,)? (?:or|nor) (?<c>${barredDeed})${soLong}$`,
    ),
    '<who> <not> <a> <until> . <who> <not> <b> <until> . <who> <not> <c> <until>',
    event,
  ],
  [
    new RegExp(
      `^(?:while THIS is in play , )?(?<who>${crowd}) (?<not>may not|cannot|(?<=^(?:while THIS is in play , )?no .*)(?:may|can)) (?<a>${barredDeed})(?: ,)? (?:or|nor) (?<b>${barredDeed})${soLong}$`,
    ),
    '<who> <not> <a> <until> . <who> <not> <b> <until>',
    event,
  ],
  [
    new RegExp(`^(?:while THIS is in play , )?(?<who>(?!no )${crowd}) may neither (?<a>${barredDeed}) nor (?<b>${barredDeed})${soLong}$`),
    '<who> may not <a> <until> . <who> may not <b> <until>',
    event,
  ],
]

/** Cards turned face-down for longer than this Round. */
const turnedDown: readonly Clause[] = [
  [
    /^randomly choose (?<n>half|#|1)(?: (?<so>\( round (?:up|down) \)))? of (?<whose>your opponent 's|that opponent 's|target opponent 's) (?<what>[^,;:()]+?)(?: (?<too>\( round (?:up|down) \)))? and flip (?:it|them)(?: face-down)? (?<until>until [^,;:()]+)$/,
    "flip <n> of your opponent 's <what> <so> <too> face-down at random <until>",
  ],
  [
    /^(?:your|the|target|that) opponent must flip (?:face-down )?(?:all|each)(?: of)?(?: their)? (?<what>[^,;:()]+?)(?: face-down)? (?<until>until [^,;:()]+)$/,
    'flip all <what> of your opponent face-down <until>',
  ],
  // "No cards are Flipped face-up at the end of this Round": in its Flip step.
  [
    /^no (?<what>card|face-down [^,;:()]+|ally|artifact|tome|spell|ally or artifact|artifact or ally|artifact or tome) (?:is|may is|can is) (?:flip|turn)(?: face-up| up)? (?:at|during|in) the (?:end|flip step) of (?:this|the) round$/,
    "each player 's <what> cannot is flip face-up in the flip step until the end of the next round",
    event,
  ],
]

/** Who else is struck: in the same place, and where else he must be. */
const strickenToo: readonly Clause[] = [
  [
    /(?<=\bother (?:player|investigator|opponent)(?: (?:who|that) (?:is )?)? ?)(?:in|within) the same (?<where>region|subregion|city)(?<as>(?: as (?:the target|your opponent|that opponent))?) and (?:(?:who is |is )?)(?:at|in|on) (?:a|any) (?<at>[^,;:() ]+(?: or [^,;:() ]+)?) location(?= |$)/,
    'at a <at> location in the same <where>',
  ],
]

/** What a Phobia is afraid of, wherever it is turned up. */
const seen: readonly Clause[] = [
  [
    /^(?<loss>(?:you )?(?:lose|discard|bury|flip) [^,;:()]+?)(?: ,)? (?:each|every) time (?<what>(?:(?:a|any|another) )?(?!.*\b(?:card|location|ally|artifact|tome|spell|event|weapon|threat|adventure|hand|story|mythos|deck|it|THIS|they|you)\b)[^,;:()]+?) is (?:reveal|turn up|turn face-up)$/,
    'each time <what> attack any player , <loss>',
    event,
  ],
  [
    /^(?:each|every) time (?<what>(?:(?:a|any|another) )?(?!.*\b(?:card|location|ally|artifact|tome|spell|event|weapon|threat|adventure|hand|story|mythos|deck|it|THIS|they|you)\b)[^,;:()]+?) is (?:reveal|turn up|turn face-up) , (?<loss>(?:you )?(?:lose|discard|bury|flip) [^,;:()]+)$/,
    'each time <what> attack any player , <loss>',
    event,
  ],
]

/** What a card is for as long as it lies there. */
const always: readonly Clause[] = [
  [/^THIS have (?:a )?(?:constant|continuous|continual|permanent|lasting) effect : (?=\S)/, ''],
  [/^the (?:effect|benefit) of THIS is (?:constant|continuous|permanent) : (?=\S)/, ''],
  // "Counts as 3 points if ...", behind the points it adds.
  [/^(?:but )?(?:THIS |it )?count as (?<n>#|1) point(?: instead)? (?=(?:if|while|when|at|by|during|against) )/, 'add <n> point instead '],
  // "Ally is now a Corrupt Cultist."
  [
    /(?<=^(?:[^.]+ , )?(?:THIS|ally|its bearer|the bearer|that ally|the ally|the target|they) (?:is|become|count as)) a (?<a>corrupt|steadfast) (?<b>(?!ally\b)[^,;:() ]+)(?=$| ,| while| until)/,
    ' <a> and gain the <b> attribute',
  ],
]

/** What is done with one of two kinds, and in which case with how many. */
const choosing: readonly Clause[] = [
  [/(?<=\b1 [^,;:() ]+ or (?:1 )?[^,;:() ]+) ?(?:,|\() (?:but )?not both(?: (?:,|\))(?! )| (?:,|\)) ?| ?)(?=and |$|from )/, ' '],
  [
    /^choose (?<n>1|#) (?<what>[^,;:()]+?) \( (?<m>#) if (?<so>[^,;:()]+) \) (?<rest>[^;:()]+)$/,
    'if <so> , choose <m> <what> <rest> . otherwise , choose <n> <what> <rest>',
  ],
  [/\blook for (?<what>(?:1|a|any 1|#) [^,;:()]+?) in your (?<pile>mythos|story) deck(?= |$)/, 'search your <pile> deck for <what>'],
]

/** A use of a Gate that is none, and what one costs. */
const gates: readonly Clause[] = [
  [
    /(?: ,)?(?: (?:wherever|no matter where) you is| anywhere| at any location)?(?: ,)? \( (?:no gate (?:use|is use|need|is need|is require|is necessary|require)|without (?:a )?gate(?: use)?) \)/,
    ' without use a gate',
  ],
  [
    /(?<=\bmust (?:pay|spend) (?:#|1) (?:additional |extra |more )?(?:sanity )?(?:point )?)for (?:each|every) (?:gate use|use of (?:a|any) gate)$/,
    'to use a gate',
  ],
  [
    /^(?:each|every) (?:gate use|use of (?:a|any) gate) (?:by any player )?cost (?<n>#|1) (?:additional|extra|more) sanity(?: point)?$/,
    'each player must pay <n> additional sanity point to use a gate',
  ],
]

/** What is seen of others, and what is spared. */
const atAGlance: readonly Clause[] = [
  [
    /\b(?:gain|get|take|have|cast|obtain) a (?<n>#) ?- ?second (?:glance|look|peek|view|glimpse) (?:at|into|of) (?:the card (?:in|of) )?(?<what>[^,;:()]+)$/,
    'look at <what> for <n> second',
  ],
  // "Bury this card when you would lose Sanity in Combat, and lose only half of those points (round up)."
  [
    /^(?:you may )?(?<how>bury|discard|flip) THIS (?:at the moment )?(?:when|if) you would lose sanity(?<where>(?: in combat)?)(?: ,)? (?:and|to) (?:only lose|lose only|lose) half(?: of)? (?:those|these|the|that|them|it)(?: sanity)?(?: point| loss)?(?: \( round up \))?$/,
    'when you would lose sanity <where> , you may <how> this card to lose only half of it instead',
  ],
  [/(?<=\bfor each [^,;:()]+? )that (?:is|form|make up) (?:a )?part of (?<it>it|your threat|that threat)(?= |$)/, 'in <it>'],
]

/** How long, whom it concerns too, and where a Spell is kept. */
const further: readonly Clause[] = [
  [/(?: ,)? until (?:it|THIS|the (?:night|day|storm|star)) (?:end|is over|pass)$/, ' while this card is in play', event],
  [
    /^any 1 spell(?: of any icon)? (?:may|can) is (?:write|inscribe|copy|record|enter|place|put|keep|set down) (?:in|into|within) THIS(?<rest>(?: ,)? (?:regardless of|whatever(?: be)?) (?:its )?(?:spell )?icons?)$/,
    'this card can hold any 1 spell <rest>',
    ['Tome'],
  ],
  [
    /(?<=\b(?:your|the|that) opponent (?:may not|cannot) [^,;:()]+? )(?<if>unless|if|while) their current location is (?<not>(?:not )?)a (?!water|forest|cemetery|inside|outside)(?<x>[^,;:() ]+)(?: location)?$/,
    '<if> they is <not> at a <x> location',
  ],
]

/** Who may neither be played nor called upon. */
const barred: readonly Clause[] = [
  [
    /^(?<head>(?:[^;:()]+ , )?)(?<what>[^,;:()]+?) (?<not>may not|cannot|can not) is (?:play (?:or|nor) summon|summon (?:or|nor) play|neither play nor summon)(?: by any player)?$/,
    '<head> <what> <not> is play . no <what> may is summon',
  ],
  [
    /^(?<head>(?:[^;:()]+ , )?)no (?<what>[^,;:()]+?) (?:may|can) is (?:play (?:or|nor) summon|summon (?:or|nor) play)(?: by any player)?$/,
    '<head> no <what> may is play . no <what> may is summon',
  ],
]

export const inTheirOwnManner: readonly Clause[] = [
  ...ofThePlace,
  ...goingOn,
  ...barredThere,
  ...turnedDown,
  ...strickenToo,
  ...seen,
  ...always,
  ...choosing,
  ...gates,
  ...barred,
  ...atAGlance,
  ...further,
]
