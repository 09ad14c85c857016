/** Conditions said the long way round, and what is meant by them. */

import type { Clause } from '../clauses.ts'
import { asked, ends, itself } from './pieces.ts'

/** Conditions by whatever words. */
export const conditions: readonly Clause[] = [
  // ---------------------------------------------------------------- where somebody is
  [
    /^in (?:the )?(?<where>dreamlands|waking world|new aeon) , (?=THIS|it|they|add|subtract|your|all|each)/,
    'while you is in the <where> , ',
  ],
  [/(?<=(?:investigator|you|opponent) )(?:is |are )?(?:find|found|locate|situate)(?: himself| herself| themselves)? (?=in |at )/, 'is '],
  [/(?<=(?:opponent|player|investigator) )(?:remain|stay)(?= (?:outside|inside|underground|underwater|at|in|here)\b)/, 'is'],
  [/\bthe current location of (?<who>your opponent|a opponent|either player|any player|any opponent) (?=is)/, "<who> 's current location "],
  [
    /\b(?:at least (?:1|one)|(?:1|one) or both|(?:1|one) of the|either (?:1|one) of the) (?:player|investigator) (?=is |have )/,
    'either player ',
  ],
  [
    /\byou and (?:your|a|any) opponent shares? (?:the|a) (?:same )?(?<what>region|subregion|city|location|dimension)\b/,
    'you and your opponent is in the same <what>',
  ],
  [
    /\b(?<who>your opponent|a opponent|any opponent) shares? (?:your|the same) (?<what>region|subregion|city|location|dimension)(?: (?:as|with) you)?(?= ,|$)/,
    '<who> is in the same <what> as you',
  ],
  [
    /\b(?<who>your opponent|a opponent) 's (?<what>region|subregion) is the same as (?:yours|your own)(?= ,|$)/,
    '<who> is in the same <what> as you',
  ],
  [/\bin the (?<what>region|subregion|city|dimension) (?:that )?you is in(?= ,|$)/, 'in the same <what> as you'],
  [
    /(?<=(?:both player|both investigator|you and your opponent) is )in (?:1|one|a single|a) (?<what>region|subregion|city|dimension)\b/,
    'in the same <what>',
  ],
  [/\bthe current location of you and your opponent is (?=in the same)/, 'you and your opponent is '],
  // ---------------------------------------------------------------- who reads what, and is what
  [
    /\b(?:you|your investigator) or (?:any|a|one|1)(?: of)? (?:your )?ally(?: of yours)? (?:know|read|can read|speak|understand)\b/,
    'you know',
  ],
  [/\b(?:anyone|anybody|someone|somebody|any player) on your side (?:know|read|reads|can read|speak)\b/, 'you know'],
  [/\bif (?:nobody|no one|none) on your side (?:know|knows|read|reads|can read)\b/, 'unless you know'],
  [/\byou is (?:a )?(?<sex>male|female)(?: investigator)?(?= ,|$)/, 'your investigator is <sex>'],
  [/\byou play a (?<sex>male|female) investigator\b/, 'your investigator is <sex>'],
  [/\bmay (?:is play only|only is play) by (?:a )?(?<sex>male|female) investigator\b/, 'may only is play if your investigator is <sex>'],
  // ---------------------------------------------------------------- how many, and what one withstands
  [/(?<=(?:you|opponent|player|investigator) )holds? no card\b/, 'have no card in hand'],
  [/(?<n>#|1) card or (?<more>more|fewer|less)\b/, '<n> or <more> card'],
  [/\blacks? (?=(?:any )?protection)/, 'do not have '],
  [/\b(?:is )?(?:protect|protected) from space\b/, 'able to survive in space'],
  [/\bif (?:you is |they is )?unable to (?=survive|resist)/, 'unless able to '],
  [/^you must (?<can>can (?:survive|resist) [^,:;]+?) to play THIS$/, 'may only is play if you <can>'],
  [
    /^only (?:those|investigator|player) (?:who (?<can>can (?:survive|resist) [^,:;]+?)) (?:may|can) play (?:THIS|here)$/,
    'may only is play if you <can>',
  ],
  // ---------------------------------------------------------------- what is in play
  [/^with (?<what>[^,:;]+) in play(?: as a ally)? , (?=THIS|it|they|add|subtract|your|all|each|you)/, 'while <what> is in play , '],
  [
    new RegExp(
      `${asked} (?<who>[^,:;]+?) (?:accompan(?:y|ies) (?:you|your investigator)|is (?:with you|at your side|by your side|among your companion))${ends}`,
    ),
    '<asked> you have <who> in play',
  ],
  [/(?<=(?:if|while|when|unless) [^,:;]+ )(?:remain|stay)(?= in play)/, 'is'],
  [/\bthere is no (?<what>[^,:;]+?) (?:among|in the rank of) your ally\b/, 'you have no <what> as a ally'],
  [/(?<=event is )(?:in effect|in force|active)\b/, 'in play'],
  // ---------------------------------------------------------------- what time it is
  [/^(?<deed>[^,:;]+) (?<when>at night|by day|by night|while it is (?:night|day)) only$/, '<deed> <when>'],
  [/^only (?=(?:if|while|when|at night|by day|by night) [^,:;]*, (?:THIS |it |they )?(?:add|subtract|gain|lose|is))/, ''],
  [/^only (?=(?:at night|by day|by night) , (?:THIS |it |they )?(?:add|subtract|gain|lose|is))/, ''],
  [/\bduring (?:a |any )?(?<time>night|day) event\b/, 'while it is <time>'],
  [
    /\b(?:between dusk and dawn|after (?:dark|dusk|sunset|nightfall)|from dusk to dawn|when night have (?:fallen|fall)|during the hour of darkness|under cover of (?:night|darkness))\b/,
    'while it is night',
  ],
  [/\b(?:between dawn and dusk|from dawn to dusk|by daylight|in the daytime|during daylight|while the sun shine)\b/, 'while it is day'],
  // ---------------------------------------------------------------- Threats
  [
    new RegExp(`${asked} ${itself} shares? (?:the|a|its|your|their) (?:same )?threat with `),
    '<asked> in the same threat as ',
    ['Monster', 'Ally'],
  ],
  [
    new RegExp(`${asked} (?:${itself} is )?(?:accompan(?:y|ied) by|together with|alongside) (?<who>[^,:;]+?)${ends}`),
    '<asked> <who> is in the same threat',
    ['Monster'],
  ],
  [
    /\bthere is (?<many>(?:at least #|# or more|fewer than #|more than #) other) (?<what>[^,:;]+?) in (?<where>your threat|the opposing threat|your opponent 's threat)\b/,
    '<where> contain <many> <what>',
  ],
  [new RegExp(`(?<=your threat .*)${asked} ${itself} is (?:a )?part of it\\b`), '<asked> this card is in your threat'],
  [
    /\bthe threat (?:oppose|opposing|facing|face|against|that oppose|that face|which oppose|which face) (?:THIS|it|them)\b/,
    'the opposing threat',
  ],
  [/(?<=(?:larger|smaller) than )the opposing (?:1|one)\b/, "your opponent 's"],
  [
    new RegExp(
      `${asked} (?:${itself} is )?(?:face|facing|confront(?:s|ed|ing)?(?: by| with)?|pit against|pitted against|up against|match against|matched against) (?<who>[^,:;]+?)${ends}`,
    ),
    '<asked> opposing by <who>',
    ['Monster', 'Ally'],
  ],
  // ---------------------------------------------------------------- roles
  [
    /^(?:as a defending ally|in (?:defence|defense)|on (?:the )?(?:defence|defense|defensive)|when in (?:defence|defense)) , (?=THIS|it|they|add|subtract|all|each|your|other)/,
    'while this card is a defending ally , ',
    ['Ally'],
  ],
  [
    /\b(?:if|while|when) (?:(?:THIS|it|they) )?(?:is )?not (?:defending|a defending ally|(?:choose|commit) to defend)(?= ,|$)/,
    'unless this card is defending',
    ['Ally'],
  ],
  [new RegExp(`${asked} ${itself} is your (?:sole|only|lone) defending ally`), '<asked> this card is your only defending ally', ['Ally']],
  [new RegExp(`${asked} (?:${itself} )?have is (?<how>summon|control)\\b`), '<asked> this card is <how>', ['Monster', 'Ally']],
  [
    new RegExp(`${asked} (?:${itself} is )?under (?:the control of (?:a|your|another) opponent|(?:a|your|another) opponent 's control)`),
    '<asked> this card is control',
    ['Monster', 'Ally'],
  ],
  [
    new RegExp(
      `^(?:(?:if|when|while) (?:${itself} )?(?:is )?(?:play|use|in play)|while ${itself} is in play) as a ally(?: ,)? ${itself}(?= )`,
    ),
    'while this card is in play as a ally , this card',
    ['Monster'],
  ],
  [new RegExp(`^as a ally(?: ,)? ${itself}(?= )`), 'while this card is in play as a ally , this card', ['Monster']],
  [/(?<=^while THIS is in play as a ally , THIS )is a (?=[^,]+$)/, 'count as a ', ['Monster']],
  [
    new RegExp(`(?<=\\S )(?:if|when|while) (?:${itself} )?(?:is )?(?:play|use) as a ally$`),
    'while this card is in play as a ally',
    ['Monster'],
  ],
  [
    new RegExp(`^(?:(?:if|when|while) (?:${itself} )?(?:is )?(?:play|use|in play) as a monster ,|as a monster(?: ,)?(?= ${itself} ))`),
    'while this card is in a threat ,',
    ['Ally'],
  ],
  [new RegExp(`(?<=\\S )(?:if|when|while) (?:${itself} )?(?:is )?(?:play|use) as a monster$`), 'while this card is in a threat', ['Ally']],
  // ---------------------------------------------------------------- what a card is worth
  [
    /^(?:THIS |it |they )?(?:is )?worth (?<n>#|1) (?:(?:additional|more|extra) point|point more)\b/,
    'add <n> point to this card',
    ['Monster', 'Ally'],
  ],
  [/(?<=value (?:of THIS )?)(?:rises?|go up|goes up|grows?)(?= by)/, 'is increase'],
  [/(?<=value (?:of THIS )?)(?:drops?|sinks?|go down|goes down|falls?)(?= by)/, 'is reduce'],
  [/(?<=^.*\bhalf .*)(?: ,| \()? round up(?: \))?$/, '', ['Ally', 'Monster']],
  [
    /^(?:(?:THIS |it )?(?:have|is (?:worth|at|of)|count as|fight at|at|worth) )?(?:only )?half (?:(?:of )?(?:its|their|the)(?: own)? )?(?:normal |usual |regular |print |full )?(?:card )?(?:strength|value|point)(?: of THIS)?(?: \( round up \)|(?: ,)? round up ,?)?(?<when> (?!\().+)?$/,
    'halve the value of this card <when>',
    ['Ally', 'Monster'],
  ],
  [
    /^(?:(?:THIS |it )?(?:have|is (?:worth|at|of)|count as|fight at|at|worth) )?(?:double|twice) (?:(?:its|their|the)(?: own)? )?(?:normal |usual |regular |print |full )?(?:card )?(?:strength|value)(?: of THIS)?(?<when> .+)?$/,
    'double the value of this card <when>',
    ['Ally', 'Monster'],
  ],
  [
    /^(?<what>(?:halve|double) the value of THIS|(?:THIS is |is )?(?:not )?invisible|(?:THIS 's |its |their |the )value (?:of THIS )?is (?:halve|double)) (?:when |while )?(?:at|in|on) (?:any |all |a )?(?<where>[^,:;()]+ location)$/,
    '<what> while you is at a <where>',
    ['Ally'],
  ],
  [
    /^(?:THIS|it|they) is (?:stronger|weaker|tougher|fiercer|deadlier|more (?:powerful|dangerous|effective|vicious)|less (?:powerful|dangerous|effective)) \( (?<deed>(?:add|subtract) (?:#|1)(?: point)?) \)/,
    '<deed> to this card',
    ['Monster', 'Ally'],
  ],
]
