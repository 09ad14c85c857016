/** Short forms: what is said of a number, a card or a moment in fewer words than the grammar has, or with a word more that says nothing new. */

import type { Clause } from '../clauses.ts'

const who =
  '(?:you|your investigator|your opponent|(?:a|any|each|every|all|1|the|that|another) (?:other )?(?:player|opponent|investigator)s?)'
const most = ' , (?:but )?(?:up to|to a maximum of|at most|(?:no|not) more than) '
const period = '(?:per|each|every|a|in each|in any|during each|in a|in any 1) (?<per>round|turn|combat)'
/** Done each time that something else is. */
const atEach = `(?<=\\b(?:gain|lose|draw|discard|bury) (?:1|#) [^:;]*\\b(?:each time|when|whenever) [^:;]*?)${most}`
const crowd = '(?:each|every|any|all) (?:other )?(?:player|opponent|investigator)s?'
const mark = '(?!(?:the|a|no|both|at|in|1|#|your|any|either|all|this|that|gate) ?\\b)[a-z_-]+'

/** Numbers: how much for each, how much at most, what is printed there. */
const numbers: readonly Clause[] = [
  // "Lose 1 Sanity point per Tome": so much for each, and no limit of how often; whose they are is not told where others were spoken of.
  [
    /(?<=^(?!.*\btheir\b).*\b(?:1|#)(?: sanity)?(?: point)?(?: of sanity)? )per (?!turn|round|game|combat|visit|use|casting|card play|gate|battle)(?=[a-z])/,
    'for each ',
  ],
  [
    /\b(?<do>lose|gain) (?:as (?:many|much) sanity(?: point)? as|sanity(?: point)? equal to) (?<what>[^,:;()]+?)(?: ,)? (?:\( )?(?:but )?(?:up to|to a maximum of|at most|no more than|not more than|maximum|maximum of) (?<n>#)(?: sanity)?(?: point)?(?: of sanity)?(?: \))?$/,
    '<do> sanity equal to <what> , to a maximum of <n>',
  ],
  [new RegExp(`${atEach}(?<n>#|1) time(?: ,)? ${period}$`), ' , <n> time a <per>'],
  [new RegExp(`${atEach}(?<n>once|twice)(?: ,)? ${period}$`), ' , <n> a <per>'],
  // "Up to three points per Round", one at a time.
  [
    new RegExp(
      `(?<=^(?!.*\\bfor each\\b).*\\b(?:gain|lose) 1 sanity\\b[^:;]*?)${most}(?<n>#) (?:sanity )?point(?: of sanity)?(?: ,)? ${period}$`,
    ),
    ' , <n> time a <per>',
  ],
  [/\b(?<m>minimum|maximum) hand(?! size)(?= |$)/, '<m>'],
  // "Costs 1 less to cast at Night": the Spell itself.
  [
    /^(?:it )?cost (?<n>1|#)(?: sanity)?(?: point)?(?: of sanity)? (?<how>less|fewer|more)(?: sanity)?(?: point)? to cast (?=if|while|when|at|in|by|during)/,
    'this card cost <n> sanity <how> to cast ',
    ['Spell'],
  ],
  [
    /^(?<cost>THIS cost (?:1|#) sanity (?:less|fewer|more) to cast) (?<at>at|in) (?=(?!night|day\b|combat|the (?:day|night))[^,:;]+$)/,
    '<cost> while you is <at> ',
    ['Spell'],
  ],
]

/** Cards: whether they lie face-down, which mark a place bears. */
const cards: readonly Clause[] = [
  [
    /(?<=\b(?:ally|monster|artifact|tome|spell|card|priest|cultist|weapon)(?: [^,:;()]+)? )(?:who|that|which) (?:is|have) (?<not>(?:not )?)(?:is |been |yet )?flip(?: face-down)?(?! face-up)(?= |$)/,
    'who is <not> face-down',
  ],
  [
    new RegExp(
      `\\bcurrent location (?<has>have|bear|feature|show|carry|display) (?<mark>${mark})(?= ,|$| (?:at|if|when|while|during|by) )`,
    ),
    'current location <has> the <mark> attribute',
  ],
]

/** Players: who has none of a kind, who loses nothing for a while. */
const players: readonly Clause[] = [
  [/\b(?<who>(?:each|every|any|all) (?:other )?(?:player|opponent|investigator)s?) without (?:a |any |1 )?/, '<who> with no '],
  [
    new RegExp(
      `(?<=^|[,:] )(?<who>${who}) (?<what>gain|lose) no sanity(?: point)?(?: ,)? (?:(?:for|due to|from) (?:whatever|any) (?:reason|cause)|whatever the (?:reason|cause)|no matter (?:why|how|what the (?:reason|cause)(?: is)?))(?: ,)?(?= |$)`,
    ),
    '<who> <what> no sanity',
  ],
  [
    new RegExp(`(?<=^|[,:] )(?<who>${who}) (?<what>gain|lose) no sanity(?: point)? (?=(?:until|for the|during this|this|in this) )`),
    '<who> cannot <what> sanity ',
  ],
]

/** Moments and conditions, in other words or another place. */
const moments: readonly Clause[] = [
  [/\b(?:if|when|each time|once|as soon as) it (?:become|turn|get) (?:the )?day(?: again)?(?= ,|$)/, 'when night give way to day'],
  [/\b(?:if|when|each time|once|as soon as) it (?:become|turn|get) (?:the )?night(?: again)?(?= ,|$)/, 'when day give way to night'],
  // What is done at a moment is done to a card that lies face-up, or it would say nothing.
  [/(?<=^(?:when|each time|at the (?:start|end)) [^:;]* , )flip THIS$/, 'flip this card face-down'],
  // "Except Dreamers and those with the Cultist attribute": Cultists.
  [
    /(?<=\bexcept [^:;()]*?(?:and|or|nor|,) )those (?:(?:with|(?:who |that )?(?:have|bear)) the (?<attr>[^,:;() ]+) attribute|who is (?<is>corrupt|steadfast))(?=$| ,| here)/,
    '<attr> <is>',
  ],
  [/^if (?<so>[^,:;]+?)(?: ,)? (?:THIS|it) (?:have no|do not have any) effect$/, 'this card have no effect if <so>'],
  [/^(?:while|when|if|as long as) (?:it|they) is in your threat(?= ,)/, 'while this card is in your threat', ['Monster']],
  [/(?<=\bspell )(?:that|which) (?<who>(?:a|any|your|each|an|the) opponent) (?:cast|have cast)(?= |$)/, 'cast by <who>'],
]

/** Whom a clause leaves out or lets alone do something. */
const alone: readonly Clause[] = [
  // "Allies who have a Weapon or who are Corrupt": the one or the other, each told by itself.
  [
    /\b(?<noun>ally|monster|artifact|tome) (?:who|that|which) (?<a>(?:is|have|know|bear|hold|carry|own) [^,:;()]+?) or (?:else )?(?:who|that|which) (?<b>(?:is|have|know|bear|hold|carry|own) (?:[^,:;() ]+ ){0,3}?[^,:;() ]+)(?= (?:can|may|cannot|must|add|gain|lose)\b| (?:to|until|in play|is)\b|$| ,)/,
    '<noun> who <a> or <noun> who <b>',
  ],
  [
    /^(?:THIS )?(?:(?:can|may) only is absorb by|(?:can|may) is absorb only by|(?:can|may) is absorb by nobody (?:but|except)) (?<who>[^,:;]+)$/,
    'only <who> can defend against this card',
    ['Monster'],
  ],
  [
    /^only (?<who>[^,:;]+?) (?:can|may) (?:absorb|absorb (?:any |the )?(?:point|value) (?:of|from)) (?:THIS|its value|THIS 's (?:point|value)|it)$/,
    'only <who> can defend against this card',
    ['Monster'],
  ],
  // "None of your Allies may be flipped": of all of them, it is not so.
  [
    /^(?<head>(?:[^:;]+ , )?)none of your (?<what>(?:(?!may|can|is|must|have|add)\S+ )*?ally|[a-z_-]+) (?:may|can) is (?<by>affect by .+)$/,
    '<head> your <what> may not is <by>',
  ],
  [
    /^(?<head>(?:[^:;]+ , )?)none of your (?<what>(?:(?!may|can|is|must|have|add)\S+ )*?ally|[a-z_-]+) is (?<by>affect by .+)$/,
    '<head> your <what> is not <by>',
  ],
  [
    /^none of your (?<what>[^,:;()]+?) (?<can>(?:may|can) (?:is )?[^,:;]+?)(?: ,)? and none (?<may>(?:may|can|is) [^,:;]+)$/,
    'none of your <what> <can> . none of your <what> <may>',
  ],
]

/** What a card is played for, and what is done to it when it is of another kind than expected. */
const deeds: readonly Clause[] = [
  [/\bfrom among (?=them|these|those)/, 'among '],
  [
    /\badd nothing to (?:(?:its|the|their) (?:ally|bearer)|the value of (?:its|the|their) (?:ally|bearer)|(?:its|the|their) (?:ally|bearer) 's value)(?= |$)/,
    'add nothing',
  ],
  [
    /^(?:a|any) (?<what>[a-z_-]+(?: or [a-z_-]+)? (?:ally|artifact|weapon|monster|tome|location)) is (?<how>bury|discard|flip) instead$/,
    'if it is a <what> , <how> it instead',
    ['Spell', 'Event'],
  ],
  [/\btarget current location (?=(?:gain|lose|have|become) )/, 'target location ', ['Spell', 'Event']],
  [/^(?:any )?(?<one>1) current location (?=(?:gain|lose|have|become) )/, '<one> location in play ', ['Spell', 'Event']],
  [
    /(?<=^(?:[^:]+ , )?(?:(?:your|each|the|target|that) )?opponent (?:must )?(?:either )?(?:bury|discard) (?:1|#|a|all|any)\b[^,:;()]*?) from play(?= ,| or |$)/,
    '',
  ],
]

/** Places told behind the verb, and what is so there. */
const there: readonly Clause[] = [
  // "Sees Invisible Monsters at any Water, Cemetery or City Location": while you are at one.
  [
    /^(?<does>(?:(?:THIS|it|they|the bearer|that ally) )?(?:(?:can |may )?see invisible (?:monster|card)|(?:add|subtract|gain|lose) (?:#|1)(?: point)?(?: (?:to|from) (?:its|their) value)?|(?:cannot|may not|do not) (?:attack|defend|absorb point))) (?:at|in) (?:any|a|each) (?<where>[^:;()]*?location)$/,
    'while you is at a <where> , <does>',
    ['Ally', 'Artifact'],
  ],
  [/(?<=\bwhose current location (?:is|feature|have|bear) [^,:;]*?\b(?:bury|discard) )that location(?= |$)/, 'their current location'],
  [
    new RegExp(
      `^(?<who>${crowd}) (?:who is )?(?<at>(?:at|in) [^,:;]*?location) (?<must>(?:must )?)(?<how>bury|discard) that location(?= |$)`,
    ),
    '<who> <at> <must> <how> their current location',
  ],
  [
    /\b(?<how>bury|discard) their current location and (?=(?:1|#|a) (?:[^,:;() ]+ )*?(?:ally|artifact|tome|card|spell)\b)/,
    '<how> their current location and <how> ',
  ],
  [
    /^(?<what>[^,:;()]+?) may is play here without use (?:the|this|a) gate(?: ,)?(?: but)?(?: (?:only|no more than|at most))? 1 (?:per|each|every|a|in each) (?<per>turn|round)$/,
    'you may play <what> here without use the gate , once a <per>',
    ['Location'],
  ],
  [
    /^(?:you )?(?<lose>lose|pay) (?<n>#|1) sanity(?: point)? for each (?:1|such [a-z_-]+|[a-z_-]+|card) (?:so play|play (?:so|in this way|thus|this way))$/,
    '<lose> <n> sanity each time you do so',
    ['Location'],
  ],
]

/** Reminders within a sentence, and uses told with the word of what is seen on the table. */
const reminders: readonly Clause[] = [
  // No Hand is full before the end of a Round (M15.31).
  [/(?<=\bdraw (?:1|#|a|up to #) card\b[^:;]*?)(?: ,)? even (?:if|when|though) (?:your|their) hand is (?:already )?full$/, ''],
  [/(?<=\b(?:bury|discard|flip) THIS) , at any time , (?=(?:and|to) )/, ' at any time '],
  [/(?<=\bif (?:summon|control) , )(?:(?:THIS|it) )?may instead is use/, 'may is use', ['Monster']],
  [/\bturn your current location back (?:toward|towards|to face) you$/, 'use the gate of your current location again'],
  [
    /^(?:you )?(?<lose>lose|pay) (?<n>#|1) sanity(?: point)? each time(?: that)? (?:THIS|they|it) do (?:this|so)$/,
    '<lose> <n> sanity each time you do so',
    ['Ally', 'Artifact', 'Tome'],
  ],
]

const spent = 'have (?:not )?(?:already |yet )?is use'
/** Whose Gate has been used: that of where he is. */
const gates: readonly Clause[] = [
  [
    new RegExp(
      `(?<=\\b(?<whose>your(?: opponent 's)?) current location (?:is|have|bear|feature) [^,:;]*? and )(?:its gate|the gate there) (?=${spent})`,
    ),
    'the gate of <whose> current location ',
  ],
  [
    new RegExp(`(?<=\\b(?:if|while|when|unless|and) )(?<whose>your(?: opponent 's)?) gate (?=${spent})`),
    'the gate of <whose> current location ',
  ],
  [
    new RegExp(`(?<=\\byou is (?:at|in) [^,:;]*? and )(?:its gate|the gate there|the gate) (?=${spent})`),
    'the gate of your current location ',
  ],
  [
    new RegExp(`(?<=\\b(?:if|while|when) )(?:this gate|the gate(?: here)?|its gate) (?=${spent})`),
    'you is here and the gate of your current location ',
    ['Location'],
  ],
  [
    new RegExp(`\\byour current location have a gate (?:that|which) (?<spent>${spent})`),
    'you is at a gate location and the gate of your current location <spent>',
  ],
]

/** What is asked of those who play or cast, and what may not be had. */
const asked: readonly Clause[] = [
  [/^other (?:player|investigator)s? (?=(?:must|may|cannot|lose|gain|draw|discard|bury)\b)/, 'each other player '],
  [
    /(?<=^(?:each|every|any) (?:other )?(?:player|opponent|investigator) must )lose (?<n>1|#) sanity(?: point)? (?:in order )?to (?=(?:play|cast) )/,
    'pay <n> sanity to ',
  ],
  [
    /^you (?:may|can) (?:not have any|not have|have no) (?<what>(?!more\b)[^,:;()]+?) in play$/,
    'cannot is play if you have any <what> in play . you may not play <what>',
    ['Ally', 'Artifact', 'Tome'],
  ],
  [
    /\bgive (?:THIS|it) to another(?: ally| of your ally)?(?: ,)? or (?:else )?discard (?:THIS|it)$/,
    'either give this card to another ally or discard this card',
    ['Artifact'],
  ],
  [
    /(?<=^|[,:] |\b(?:ally|monster|THIS|they|it|bearer|target) )(?:may |can )?neither (?<a>attack|defend) nor (?<b>attack|defend)(?<long>(?: [^,:;]+)?)$/,
    'cannot <a> <long> and cannot <b> <long>',
  ],
  [
    /^(?:you must )?(?:first )?pay (?<n>#|1) sanity(?: point)?(?: to (?:it|they|THIS))? (?:first|beforehand)$/,
    'pay <n> sanity each time you do so',
    ['Ally', 'Artifact', 'Location'],
  ],
  [/(?<=^(?:it|they|THIS) is flip face-up at the end of (?:the|each) round) as (?:usual|always|normal)$/, ''],
]

export const shortForms: readonly Clause[] = [
  ...numbers,
  ...cards,
  ...players,
  ...moments,
  ...alone,
  ...deeds,
  ...there,
  ...asked,
  ...reminders,
  ...gates,
]
