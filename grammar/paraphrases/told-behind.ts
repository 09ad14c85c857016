/** What stands behind a deed although it belongs to it: what it costs, the Gate it uses, a second use of the same card. */

import type { Clause } from '../clauses.ts'

const it = '(?:THIS|it|they|them|this|that)'
const thisUse =
  '(?:do so|to do so|do this|this|that|it|the use of THIS|use THIS|use it|each use|every use|this use|each such use|each time you do so|to use THIS|use THIS so|this power|this ability|this effect)'
const gate = "(?:a|the|that|its|your current location 's) gate"
const kept = ['Ally', 'Artifact', 'Tome'] as const
const cast = ['Ally', 'Artifact', 'Tome', 'Spell'] as const

export const toldBehind: readonly Clause[] = [
  // "... only be played at a Temple Location (uses Gate)": a sentence of its own.
  [
    /(?<=^(?:THIS )?(?:may|can|must) only is (?:play|summon) .*) \( (?:(?:this|it|which) )?use (?:(?:its|the|that|a|1) )?gate(?: there)? \)$/,
    ' . use gate',
    ['Monster'],
  ],
  // ---------------------------------------------------------------- what it costs
  [
    new RegExp(
      `^(?:but |and )?(?:${thisUse} (?:also )?(?:cost|require|take)|cost|the (?:cost|price) (?:of|for) (?:do (?:so|this)|this) is|at (?:a|the) (?:cost|price) of)(?: you| your investigator)?(?: the (?:expenditure|loss) of| a expenditure of)? (?<n>#|1) sanity(?: point)?(?: (?:to do so|each time|per use|each|every time|each time you do so|each time it is use))?$`,
    ),
    'do so cost <n> sanity',
    kept,
  ],
  [
    /^(?:you must (?:also )?)?(?:pay|spend|lose) (?<n>#|1) sanity(?: point)? (?:for (?:this|it|do (?:so|this)|each use|the privilege)|to do (?:so|this)|each time you do (?:so|this)|in order to do so)$/,
    'do so cost <n> sanity',
    kept,
  ],
  // ---------------------------------------------------------------- the Gate it uses
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
