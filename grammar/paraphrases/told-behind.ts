/** What stands behind a deed although it belongs to it: what it costs, the Gate it uses, a second use of the same card. */

import type { Clause } from '../clauses.ts'

const it = '(?:THIS|it|they|them|this|that)'
const thisUse =
  '(?:do so|to do so|do this|this|that|it|the use of THIS|use THIS|use it|each use|every use|this use|each such use|each time you do so|to use THIS|use THIS so|this power|this ability|this effect|this action|use this (?:power|ability|effect))'
const gate = "(?:a|the|that|its|your current location 's) gate"
const kept = ['Ally', 'Artifact', 'Tome'] as const
const played = ['Ally', 'Artifact', 'Tome', 'Location', 'Event', 'Investigator'] as const
const cast = ['Ally', 'Artifact', 'Tome', 'Spell', 'Location'] as const

export const toldBehind: readonly Clause[] = [
  // "... only be played at a Temple Location (uses Gate)": a sentence of its own.
  [
    /(?<=^(?:THIS )?(?:may|can|must) only is (?:play|summon) .*) \( (?:(?:this|it|which) )?use (?:(?:its|the|that|a|1) )?gate(?: there)? \)$/,
    ' . use gate',
    ['Monster'],
  ],
  // ---------------------------------------------------------------- what it costs
  // "Draw two cards, which costs 2 Sanity", "(this costs 2 Sanity points)", "(flip this card after use)": a sentence of its own.
  [
    /(?: , (?:which|this|that|it) (?:costs?|require)| , cost| , for| \( (?:(?:this|it|that|which|do so|the cost is|at a) )?(?:costs?|require|for)(?: of| :)?)(?: you)? (?<n>#|1) sanity(?: point)?(?: to do so| each time| per use)?(?: \))?$/,
    ' . do so cost <n> sanity',
    played,
  ],
  [
    /(?: \( (?:then )?(?<how>flip|bury|discard) (?:THIS|it)(?: face-down)?(?: (?:after|when) use| afterwards| to do so)? \)| , after which (?:you (?:must )?(?<how2>flip|bury|discard) THIS|(?:THIS|it) (?:must )?is (?<how3>flip|bury|discard))(?: face-down)?)$/,
    ' . <how> <how2> <how3> this card after use',
    kept,
  ],
  [/^(?:then )?(?<how>flip|bury|discard) it(?: face-down)? (?<when>(?:after|when) use)$/, '<how> this card <when>', kept],
  [new RegExp(`^${thisUse} (?:will )?(?<how>flip|bury|discard) (?:THIS|the card)(?: face-down)?$`), '<how> this card after use', kept],
  [/(?<=^(?:[^:;()]+ , )?)it cost(?: you)? (?<n>#|1) sanity(?: point)? to (?!play\b|cast\b|use\b|do\b)/, 'pay <n> sanity to ', kept],
  [
    new RegExp(
      `^(?:but |and )?(?:${thisUse} (?:also )?(?:cost|require|take)|cost(?: :)?|the (?:cost|price)(?: (?:of|for) (?:do (?:so|this)|this))? is|price :|at (?:a|the) (?:cost|price) of)(?: you| your investigator)?(?: the (?:expenditure|loss) of| a expenditure of)? (?<n>#|1) sanity(?: point)?(?: (?:to do so|each time|per use|each|every time|each time you do so|each time it is use))?$`,
    ),
    'do so cost <n> sanity',
    played,
  ],
  [
    /^(?:you must (?:also )?)?(?:pay|spend|lose) (?<n>#|1) sanity(?: point)? (?:for (?:this|it|do (?:so|this)|each use|the privilege)|to do (?:so|this)|each time you do (?:so|this)|in order to do so)$/,
    'do so cost <n> sanity',
    played,
  ],
  // "Playing this card requires that you discard one Artifact", "may only be cast if you pay 2 Sanity".
  [
    /^(?:(?:to )?(?<do>play|cast)(?:ing)? THIS (?:require|need) (?:that )?you (?:to )?|(?:(?:you )?may (?:only (?<do2>play|cast) THIS|(?<do3>play|cast) THIS only)|THIS (?:may|can) (?:only is (?<do4>play|cast)|is (?<do5>play|cast) only)) (?:if|when|by) (?:you )?)(?<price>(?:bury|discard|flip|pay|spend|lose) [^:;]+)$/,
    'you must <price> to <do> <do2> <do3> <do4> <do5> this card',
  ],
  [
    /^as (?:a )?part of (?:(?:the|its|this) (?:casting|cast|spell|ritual)|cast THIS)(?: of THIS)?(?: ,)? (?:you must )?/,
    'to cast this card , ',
    ['Spell'],
  ],
  // ---------------------------------------------------------------- the Gate it uses
  [
    /(?<=^(?:as your turn , )?(?:you may )?(?!.*\b(?:play|summon|place|control)\b)[^:;()]+)(?: , use (?:the|this|its|a) gate| \( (?:(?:this|it|which) )?use (?:the|this|its|a) gate \))$/,
    ' . this use the gate',
    [...kept, 'Location'],
  ],
  [
    new RegExp(
      `^(?:(?:${it} |do so |this travel |such travel |the spell )?(?:must )?(?:also )?use ${gate}(?: (?:of|at) your current location)?|you must (?:also )?use ${gate}(?: (?:of|at) your current location)?|${gate}(?: (?:of|at) your current location)? (?:must is|is) (?:also )?use|${gate} is (?:need|require)(?: and use)?)(?: (?:to do so|for this|to do this|in order to do so|in this way|by this|for it|in do so|to cast ${it}))?$`,
    ),
    'use the gate as a price',
    cast,
  ],
  [
    new RegExp(
      `^(?:(?:you )?(?:may|can) (?:only (?:is )?cast(?: ${it})?|(?:is )?cast(?: ${it})? only)|(?:${it} )?(?:may|can) (?:only is cast|is cast only)|cast(?: ${it})? only|only cast(?: ${it})?) (?:at|in|from) (?:a|any) (?:gate location|location with a gate|location (?:that|which) have a gate|gate)(?:(?: ,)? (?:(?:and|but) (?:it|this|THIS|they|you(?: must)?|do so|this spell)? ?use (?:that|the|its) gate|(?:and )?(?:which|that|its|the gate|that gate|whose gate) is (?:then |thereby )?use|\\( use (?:that |the |its )?gate \\)))$`,
    ),
    'use the gate as a price',
    ['Spell'],
  ],
  // ---------------------------------------------------------------- what goes with it anyway (M9.12)
  [
    /\b(?<how>bury|discard) (?<me>THIS|the tome|it)(?: ,)? (?:and|with|together with|along with|and with it) (?:any|all|its|the|each)(?: of)?(?: its| the)? spell(?: (?:that |which )?(?:it|they|THIS) (?:contain|hold|know|bear|have|carry)| (?:in|on|within|under|beneath|hold by|contain in) (?:it|they|THIS|them))?(?= |$)(?: ,)?/,
    '<how> <me>',
    ['Artifact', 'Tome'],
  ],
  [
    /(?<=\b(?:bury|discard) THIS instead)(?: ,)? (?:and|with|together with|along with) (?:any|all|its|the|each)(?: of)?(?: its| the)? spell(?: (?:that |which )?(?:it|they|THIS) (?:contain|hold|know|bear|have|carry)| (?:in|on|within|under|beneath|hold by|contain in) (?:it|they|THIS|them))?$/,
    '',
    ['Artifact', 'Tome'],
  ],
  // ---------------------------------------------------------------- two uses of one card
  [
    /^(?<turn>(?:as your turn , )?)(?:you may )?(?:either )?(?<a>(?:flip|bury|discard) THIS(?: face-down)? (?:to|:) [^:]+?)(?: ,)? or (?:else )?(?:you may )?(?<how>bury|discard|flip) (?:it|they|THIS|them)(?<face>(?: face-down)?) (?:to|:|in order to) (?<b>[^:]+)$/,
    '<turn> <a> . <turn> <how> this card <face> to <b>',
    kept,
  ],
  [
    /\b(?:(?:you|your investigator) (?:may )?)?(?:cancel|ignore|prevent|avoid|negate|escape|disregard|suffer no|take no) (?:(?:all|any|every|each|the) )?(?:sanity loss|loss of sanity)(?: (?:that|which) (?:you|your investigator) (?:would )?(?:suffer|take|incur))? (?:from|by|cause by|due to|because of|through) (?<what>(?:(?:all|any|your) )?(?:of your )?(?:phobia|event|spell|epidemic)(?: (?:that )?affect you| affect your investigator)?)(?= |$)/,
    'you lose no sanity from <what>',
    [...kept, 'Spell', 'Event'],
  ],
]
