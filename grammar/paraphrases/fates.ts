/** What befalls cards and players one after the other, and what answers it: whom else it befalls, what is done instead, what is worth telling again. */

import type { Clause } from '../clauses.ts'

const foe = '(?:your opponent|a opponent|the opponent|target opponent|that opponent|each opponent)'

export const fates: readonly Clause[] = [
  // ---------------------------------------------------------------- whom else it befalls
  [
    /^(?:any|all|each|every) other (?<who>investigator|player|opponent)(?<where>(?: (?:in|at|who|whose) [^,]+?)?) (?:(?:must )?(?:each |likewise )(?:must )?)(?=(?:bury|discard|flip|lose|draw) )/,
    'each other <who> <where> ',
  ],
  [
    /^(?:any|all|each|every) other (?:investigator|player|opponent) in the same (?<where>subregion|region|city) (?:must )?(?:likewise |each )?(?:must )?lose (?<what>(?:1|#) (?:random )?ally)$/,
    'any other player whose investigator is in the same <where> as target lose <what>',
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
  // ---------------------------------------------------------------- a Turn without a play
  [
    /(?<=\b(?:or|and|must|either)(?: to)? )play no card(?: at all)?(?: (?:on|during|in))?(?: their| the)? next turn$/,
    'lose their next turn',
  ],
  [/ ?\( (?:no cards? (?:is )?play , )?(?:no|not a|this (?:is|do) not (?:count as )?a|no one|it is no) pass \)/, ''],
  [/ ?\( no cards? (?:is )?play ,? ?(?:no|not a|and no|and not) pass(?: either)? \)/, ''],
  // ---------------------------------------------------------------- values and losses by other names
  [
    /\b(?<whose>its|their|THIS 's|that \S+ 's) (?:card )?value (?:rise|rises|climb|climbs|go up|increase) by (?<n>#|1)(?: point)?/,
    'add <n> to <whose> value',
  ],
  [/\b(?:is )?(?:lessened|diminished|weakened|lessen|diminish|weaken|shrunk|shrink) by (?=(?:#|1) )/, 'is reduce by '],
  [
    /\b(?:cause|inflict|bring)(?: (?:a|an|the))?(?: (?:further|extra|additional|more))? (?:loss of|sanity loss of) (?<n>#|1)(?: (?:extra|additional|more|further))? sanity(?: point)?$/,
    'your opponent lose <n> sanity',
    ['Monster'],
  ],
  [/(?<n>#|1) cards? more than (?:usual|normal|you normally do|you usually do)\b/, '<n> additional card'],
  [/ of (?<class>lesser|greater|independent|servitor) class(?= )/, ' <class>'],
  [
    /(?<what>\b(?:a|1|#|any|each|all)(?: random)?) (?:monster|creature) of (?:the )?(?<class>lesser|greater|lesser_servitor|greater_servitor|lesser_independent|greater_independent|independent|servitor) class\b/,
    '<what> <class> monster',
  ],
  [/(?<=\bface-down cards? )(?:of|on) your side\b/, 'of you'],
  [/(?<=^neither may is play) while THIS is in play$/, ''],
  [
    /(?<=\b(?:threat|it) ,? ?and (?:add|put|place|take|move) (?:it|they|them|that card|that monster) (?:to|into|in) )(?:your own|yours)\b/,
    'your threat',
  ],
  [/\buntil combat (?:end|is over|is done|have end|conclude)\b/, 'until the end of combat'],
  [
    /^instead of (?:is )?bury , (?:THIS|it|they) (?:stay|remain|return to stay) in your threat unless (?:it|they) (?:have )?absorb (?:its|their) full value(?: in combat)?$/,
    'unless it absorb its full value in combat , begin the next round with this card in your threat',
    ['Monster'],
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
  [
    /(?<=\b(?:may|can) is (?:use|play|count) (?:in (?:the )?place of|instead of|as) [^,]+?)(?: ,)? (?:if|when|whenever|where|wherever) (?:a|another|any|some|a other) card (?:call for|ask for|need|require|name|demand|want) (?:it|them|they|1)$/,
    ' in any text',
  ],
  // ---------------------------------------------------------------- prices of what is played by a Gate
  [
    /^(?<may>(?:while [^,]+ , )?you may )(?<use>use (?:this|the|its|THIS 's) gate to play [^,]+?)(?: ,)? (?:but (?:you )?must pay|but pay|and must pay|pay|at (?:a|the) cost of|for) (?<n>#|1) (?:additional |extra |more |further )?sanity(?: point)?(?: more)?(?: (?:for |to play )?(?:each|every)(?: (?:card|1|\S+(?: \S+)? so play|such \S+))?)?$/,
    '<may> pay <n> sanity and <use>',
  ],
  // ---------------------------------------------------------------- with whom one stays
  [
    /^(?:you may )?remain with (?:THIS|they|it) (?:at|in) (?<where>[^,]+?) (?:for (?:a |1 )?(?:additional |extra |whole )?turn )?and (?=bury )/,
    'you may remain at <where> with this card for 1 turn and ',
    ['Ally', 'Artifact', 'Tome'],
  ],
  [
    /^(?:you may )?remain (?:at|in) (?<where>[^,]+?) with (?:THIS|they|their|it) (?:for (?:a |1 )?(?:additional |extra |whole )?turn )?and (?=bury )/,
    'you may remain at <where> with this card for 1 turn and ',
    ['Ally', 'Artifact', 'Tome'],
  ],
  // ---------------------------------------------------------------- Phobias
  [/(?<=\bphobia\b[^,]*?) instead affect (?<who>[^,]+?)(?: ,)?(?= (?:for|until) |$)/, ' affect <who> instead'],
  [
    /(?<=^(?:if|when|each time|at the moment (?:when|that)) )(?:a|any|your) phobia would (?:make|cause|force) you (?:to )?lose sanity/,
    'you would lose sanity to a phobia',
  ],
  [/^at the moment (?:that|when|in which) (?=you would )/, 'when '],
  // ---------------------------------------------------------------- moments
  [/^at the start of each round(?: ,)? you may (?=draw )/, 'at the start of each round , '],
  [/(?<=\bfrom your discard pile )(?:as if|as though) (?:it is |they is )?(?:from|in) your hand$/, ''],
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
