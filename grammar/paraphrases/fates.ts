/** What befalls cards and players one after the other, and what answers it: whom else it befalls, what is done instead, what is worth telling again. */

import type { Clause } from '../clauses.ts'

const foe = '(?:your opponent|a opponent|the opponent|target opponent|that opponent|each opponent)'

export const fates: readonly Clause[] = [
  // ---------------------------------------------------------------- whom else it befalls
  [
    /^(?:any|all|each|every) other (?<who>investigator|player|opponent)(?<where>(?: (?:in|at|who|whose) [^,]+?)?) (?:each |likewise |also )(?:must )?(?=(?:bury|discard|flip|lose|draw) )/,
    'each other <who> <where> ',
  ],
  [/^no effect on (?<whom>[^,]+)$/, 'this card do not affect <whom>'],
  // ---------------------------------------------------------------- Passes
  [
    /^(?:each time|when) (?<who>(?:a|any|each|1|your) (?:player|opponent|investigator)|you) pass (?:(?:during |in )?this round|(?:during|for) the rest of this round|before the end of the round) ,? ?(?=they )(?<what>.+)$/,
    'when <who> pass , <what> for the rest of the round',
  ],
  [/(?<=^(?:each time|when) (?:(?:a|any|each|1|your) (?:player|opponent|investigator)|you) pass )(?=(?:they|you|lose) )/, ', '],
  // ---------------------------------------------------------------- one after the other
  [/(?: ,)? and (?:then )?repeat (?=(?:until|this) )/, ' . repeat '],
  [
    /^(?:this |it |THIS )?only (?:work|function|have effect|take effect|is effective|is useful) (?=if|when|while)/,
    'may only is play ',
    ['Event', 'Spell'],
  ],
  [
    /^(?<how>discard (?:1|#|a) [^,]+?) and draw (?:a new 1|a new card|new 1|another|a replacement)(?: in (?:its|their) place)?$/,
    '<how> and draw 1 card',
  ],
  [/(?<=\bmay discard (?:1|a) card from (?:your|their) hand and draw )(?:a new 1|a new card|another|a replacement)$/, '1 card'],
  // ---------------------------------------------------------------- what is cancelled
  [
    /(?<=^cancel [^,:;]*\b(?:event|spell|card)\b[^,:;]*?)(?: ,)? (?:if (?:it|they)|that|which) (?:would )?(?:have )?(?:affect|target|harm|hurt|involve|concern|name) (?:(?:any|1) (?:or more )?of )?(?:you(?:r investigator)?|your ally)(?: (?:or|and|and or) (?:(?:any|1) (?:or more )?of )?(?:you(?:r investigator)?|your ally))?$/,
    ' on you',
  ],
  // ---------------------------------------------------------------- choices
  [/\blook at (?<a>(?:(?!look at)[^,])+?) ?(?:, )?or at (?<b>[^,]+)$/, 'look at <a> or look at <b>'],
  [/(?<=\beither .+ or )add (?<n>#|1)(?: point)? to (?:THIS|it|this card 's value|its value|the value of THIS)$/, 'this card gain <n>'],
  // ---------------------------------------------------------------- who it is said of
  [/(?<=^|[ ,])(?:old|young|good|dear|poor|brave|faithful|clever|wise|loyal) (?=THIS\b)/, ''],
  [/(?<=\baffect (?:a|any|1|that|your|each) )(?<who>player|opponent) 's investigator\b/, '<who>'],
  [
    /^(?:they|it|THIS|this ally) (?:may not|cannot|must not|may never) (?:is |ever )?(?:is )?(?:assign|give|arm with|equip with|hold|wield|use|carry)(?: with)? (?:a |any )?weapon(?: of any (?:sort|kind|type|description))?$/,
    'this card may not bear a weapon',
    ['Ally', 'Monster'],
  ],
  [/^the (?<what>spell|event|card|monster|tome|artifact) is (?<how>bury|discard)$/, '<how> that <what>'],
  [/(?<=^while )both (?:card )?is in play(?= )/, 'this card is in play', ['Artifact']],
  [/\b(?:1|a|any|each) (?<own>THIS) (?=(?:is|would is) (?:bury|discard|lose)\b)/, '<own> '],
  [/(?<=\b(?<own>THIS) is (?:bury|discard|lose)[^:]* ,? you may play )another(?= from your hand$)/, 'another <own>'],
  // ---------------------------------------------------------------- moments
  [
    /^on any (?:of your )?turn (?:when|that|while|in which|on which) (?<if>[^,]+) , (?:you may )?(?<what>.+)$/,
    'as your turn , if <if> , <what>',
  ],
  [
    /^that (?<what>ally|monster|card|artifact|tome) is (?<how>discard|bury) if THIS is (?:ever )?(?<lost>lose|bury|discard|discard or bury|bury or discard)$/,
    'if this card is <lost> , <how> that <what>',
  ],
  [
    /^at the end of (?:any|each|a|every) combat (?:in which|where|during which) (?:its|the|their) bearer (?:defend|have defend|is a defend ally) ,? ?(?<what>.+)$/,
    'at the end of combat , if its bearer is a defend ally , <what>',
    ['Artifact'],
  ],
  [new RegExp(`(?<=^[^,]*\\b(?:attack|affect|befall) )${foe} 's investigator\\b`), 'your opponent'],
]
