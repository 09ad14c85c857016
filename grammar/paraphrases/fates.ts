/** What befalls cards and players one after the other, and what answers it: whom else it befalls, what is done instead, what is worth telling again. */

import type { Clause } from '../clauses.ts'

const foe = '(?:your opponent|a opponent|the opponent|target opponent|that opponent|each opponent)'

/** Another card, and not one that bears this one, or "it". */
const another = '(?!(?:the |that |this |its |their )?(?:ally|bearer|card|target)\\b|it\\b|they\\b|you\\b|THIS\\b)[^,;:()]+?'
const likewise =
  '(?:so (?:is|must) THIS(?: is)?|THIS (?:must )?(?:also )?(?:suffer|share|meet) (?:the same|that|the like|a like|a similar) fate|THIS (?:must )?is (?:(?:bury|discard) )?(?:too|also|as well|likewise))'

/** What may be forbidden to befall somebody. */
const suffered = '(?:flip(?: face-down)?|steal|control|summon|(?:become|make|go|turn(?: to)?) corrupt)'
const aWhile = '(?: (?:until|for the|this|during|while) [^,;:()]+)?'

/** What may not befall a card, each told as the grammar has it: of the two ways to be lost they are told together. */
const sparedOf: Readonly<Record<'turned' | 'lost' | 'gone' | 'picked', readonly [said: string, meant: string]>> = {
  turned: ['flip(?: face-down)?', 'is flip'],
  lost: ['bury', 'is bury'],
  gone: ['(?<a>bury|discard)(?: ,)?(?: (?:or|nor))? (?:is )?(?<b>bury|discard)', 'is <a> or <b>'],
  picked: ['(?<pick>choose as (?:a )?defending ally)(?: by (?:anyone|anybody|any player))?', 'is <pick>'],
}

/** "May not be flipped, buried or discarded until the end of the Round": none of it, each as a sentence of its own. */
const noneOf = (...kinds: readonly (keyof typeof sparedOf)[]): readonly Clause[] => {
  const said = kinds.map((kind) => sparedOf[kind][0]).join('(?: ,)?(?: (?:or|nor))? (?:is )?')
  const meant = (who: string): string => kinds.map((kind) => `${who} may not ${sparedOf[kind][1]} <for>`).join(' . ')
  const not = '(?:cannot|can not|may not|can never)'
  return [
    [new RegExp(`^(?<who>(?!until |for )[^,:;()]+?) ${not} is ${said}(?<for>${aWhile})$`), meant('<who>')],
    [new RegExp(`^${not} is ${said}(?<for>${aWhile})$`), meant('this card'), ['Ally', 'Artifact', 'Tome', 'Monster']],
    [new RegExp(`^(?<for>(?:until|for) [^,:;()]+? (?:round|turn|combat))(?: ,)? (?<who>[^,:;()]+?) ${not} is ${said}$`), meant('<who>')],
  ]
}

const foesCard = "(?:(?:a|any|your|the|1) opponent 's (?:card|effect|doing)|(?:a |any )?(?:card|effect) of (?:a|any|your|1) opponent)"

/** Whose doing it is that a card goes: what befalls him then, and not instead. */
const doings: readonly Clause[] = [
  [
    new RegExp(
      `^(?:if|when|each time) (?<what>[^,:;()]+?) would is (?<how>bury|discard|lose) (?:by|through|because of|due to|as a result of) ${foesCard} , (?:that (?:opponent|player)|they|your opponent) (?=(?:must )?(?:lose|discard|bury|flip|skip) )(?!.*\\binstead\\b)`,
    ),
    "if <what> is <how> by a opponent 's card , that opponent ",
  ],
  [
    new RegExp(
      `^(?:if|when|each time) ${foesCard} (?<how>bury|discard) (?<what>(?:THIS|it|they|(?:1|any 1|a|any)(?: of your)? [^,:;()]+?)) ,`,
    ),
    "if <what> is <how> by a opponent 's card ,",
  ],
]

export const fates: readonly Clause[] = [
  // "Whenever he would be buried": the card itself, where no other was spoken of.
  [
    /^(?<w>if|when|whenever) (?:they|it) (?=(?:is (?:due |about |going )?to|would) is (?:bury|discard|lose|flip)\b)/,
    '<w> this card ',
    ['Ally', 'Artifact', 'Tome', 'Monster'],
  ],
  // "If he is to be buried after Combat", "is due to be lost".
  [/(?<=\b(?:if|when|whenever) [^,;:()]+?) is (?:due |about |going )?to is (?=(?:bury|discard|lose|flip)\b)/, ' would is '],
  [/\bTHIS (?:itself|himself|herself|themselves) /, 'this card '],
  [/(?<=\bwould is (?:bury|discard|lose|flip)\b[^;:()]*? , (?:you may )?[^;:()]+?) in (?:its|their|THIS 's) (?:stead|place)$/, ' instead'],
  ...doings,
  // ---------------------------------------------------------------- whose doing it was
  [
    /^(?<when>if|when|whenever|each time) (?<what>[^,:;()]+?) is (?<how>bury|discard|lose|bury or discard)(?<at>(?: in combat)?) (?:by|through|because of|due to|as a result of) (?:a|any|your|1 of your|any of your)(?: other)? opponent(?: 's)?(?: (?:card|effect|action))?(?= ,)/,
    '<when> your opponent make you <how> <what> <at>',
  ],
  ...noneOf('turned', 'gone'),
  ...noneOf('turned', 'lost'),
  ...noneOf('gone', 'turned'),
  ...noneOf('lost', 'turned'),
  ...noneOf('turned', 'gone', 'picked'),
  ...noneOf('turned', 'lost', 'picked'),
  ...noneOf('gone', 'picked'),
  ...noneOf('lost', 'picked'),
  ...noneOf('turned', 'picked'),
  [
    new RegExp(`^(?:(?:THIS|it|they) )?(?:cannot|can not|may not|can never) is (?:bury or discard|discard or bury)(?<for>${aWhile})$`),
    'no player may bury or discard this card <for>',
    ['Ally', 'Artifact', 'Tome', 'Monster'],
  ],
  // "He is now Corrupt, and Living Dead": each of the two.
  [
    /^(?<who>(?:(?:that|the|this|target) )?(?:ally|monster)|it|they) (?:is|become)(?: now)?(?: both)? (?<a>corrupt|steadfast)(?: ,)? and(?: also)? (?:a )?(?<b>[a-z_]+(?: [a-z_]+)?)(?<for>(?: (?:until|for|while) [^,;:()]+)?)$/,
    '<who> is <a> <for> . <who> count as <b> <for>',
    ['Event', 'Spell'],
  ],
  // ---------------------------------------------------------------- whom else it befalls
  [
    /^(?:any|all|each|every) other (?<who>investigator|player|opponent)(?<where>(?: (?:in|at|who|whose) [^,]+?)?) (?:(?:must )?(?:each |likewise )(?:must )?)(?=(?:bury|discard|flip|lose|draw) )/,
    'each other <who> <where> ',
  ],
  [
    /^(?:any|all|each|every) other (?:investigator|player|opponent) in the same (?<where>subregion|region|city) (?:must )?(?:likewise |each )?(?:must )?lose (?<what>(?:1|#) (?:random )?ally)$/,
    'any other player whose investigator is in the same <where> as target lose <what>',
  ],
  // "Cannot be flipped, stolen or turned Corrupt": none of it.
  [
    new RegExp(
      `^(?<who>[^,:;()]+?) (?:cannot|can not|may not|can never) is (?<a>${suffered})(?: ,| ,? ?(?:or|nor)) (?:is )?(?<b>${suffered})(?: ,)? (?:or|nor) (?:is )?(?<c>${suffered})(?<for>${aWhile})$`,
    ),
    '<who> cannot is <a> <for> . <who> cannot is <b> or <c> <for>',
  ],
  [
    new RegExp(
      `^(?<who>[^,:;()]+?) (?:cannot|can not|may not|can never) is (?<a>${suffered})(?: ,)? (?:or|nor) (?:is )?(?<b>${suffered})(?<for>${aWhile})$`,
    ),
    '<who> cannot is <a> <for> . <who> cannot is <b> <for>',
  ],
  [/(?<=\b(?:cannot|may not|can not|can never) )is (?:become|make|go|turn(?: to)?) corrupt\b/, 'become corrupt'],
  // "Is Steadfast, and does not know any Spells": each is said of him.
  [
    /^(?<who>(?:the |that |this |its )?(?:ally|bearer|wearer)) (?<is>(?:is|gain|add|may|can|cannot|become) [^,:;()]+?)(?: ,)? and (?:(?:cannot|can not|do not|may not) (?:know|hold|use) (?:any )?|(?:know|hold) no )spell$/,
    '<who> <is> . <who> cannot know any spell',
  ],
  [/(?<=^(?:(?:the |that |this |its )?(?:ally|bearer|wearer)) )know no spell$/, 'cannot know any spell'],
  [/^no effect on (?<whom>[^,]+)$/, 'this card do not affect <whom>'],
  // "May not be buried, discarded or turned Corrupt": neither lost nor turned.
  [
    /(?<=\b(?:may not|cannot|can not|can never)) is (?<a>bury|discard)(?: ,| or| nor) (?:is )?(?<b>bury|discard)(?: ,)? (?:or|nor) (?:is )?(?:(?:turn|make|become|go)(?: to)?) corrupt(?<for>(?: (?:until|for|this|during|while) [^,;:()]+)?)$/,
    ' is <a> or <b> <for> and cannot become corrupt <for>',
  ],
  [
    /(?<=\b(?:may not|cannot|can not|can never)) is (?<a>bury|discard) (?:or|nor) (?:is )?(?:(?:turn|make|become|go)(?: to)?) corrupt(?<for>(?: (?:until|for|this|during|while) [^,;:()]+)?)$/,
    ' is <a> <for> and cannot become corrupt <for>',
  ],
  // "If Howard Lovecraft is buried or discarded, this card suffers the same fate": buried when he is, and discarded when he is.
  [
    new RegExp(`^(?:if|when|whenever|each time|should) (?<whom>${another}) is (?:bury or discard|discard or bury|lose) , ${likewise}$`),
    'when <whom> is bury , bury this card . when <whom> is discard , discard this card',
    ['Ally', 'Monster', 'Event'],
  ],
  [
    new RegExp(`^(?:if|when|whenever|each time|should) (?<whom>${another}) is (?<how>bury|discard) , ${likewise}$`),
    'when <whom> is <how> , <how> this card',
    ['Ally', 'Monster', 'Event'],
  ],
  // "When this card is buried, bury one Tome along with it": both go then.
  [
    /(?<=^(?:when|if|each time) (?:THIS|it|they) is (?:bury|discard|lose|bury or discard)(?: ,)? (?:you (?:may|must) )?(?:also )?(?:bury|discard) [^,:;]+?) (?:along |together )?with (?:it|they|them|their|THIS)$/,
    '',
  ],
  // ---------------------------------------------------------------- what is done instead
  // What would be done otherwise tells which loss is meant.
  [
    /^(?:if|when|whenever|each time) (?:you would (?:lose|bury) THIS|THIS would is (?:lose|bury)|THIS is (?:lose|bury))(?<in>(?: in combat)?) , (?<do>(?:you may )?(?:instead )?(?:discard|flip|return|place|put)) (?:it|THIS|they|them)(?<where>[^,:;]*?) instead of bury (?:it|THIS|they|them)$/,
    'if this card would is bury <in> , <do> it <where> instead',
  ],
  [/^(?<if>if|when|whenever|each time) you would (?<how>bury|discard) THIS ,/, '<if> this card would is <how> ,'],
  // "If this card would be buried at Night, ...", "if it is Night and this card would be buried, ...": at such a time alone.
  [
    /^(?:if|when|whenever|should) (?<of>[^,:;()]+? would is (?:bury|discard|bury or discard))(?<in>(?: in combat)?) (?<time>(?:during|at|by) (?:the |a )?(?!combat\b|the end\b|end\b|the start\b|start\b)[^,:;()]+?) , (?=.*\b(?:instead|return)\b)/,
    '<time> , if <of> <in> , ',
  ],
  [
    /^(?:if|when|whenever|should) (?<of>[^,:;()]+? would is (?:bury|discard|bury or discard))(?<in>(?: in combat)?) (?:while|when|if) (?<if>[^,:;()]+?) , (?=.*\b(?:instead|return)\b)/,
    'while <if> , if <of> <in> , ',
  ],
  [
    /^(?:if|when|while) (?<if>(?!you would\b)[^,:;()]+?) and (?<of>THIS would is (?:bury|discard|bury or discard))(?<in>(?: in combat)?) , (?=.*\b(?:instead|return)\b)/,
    'while <if> , if <of> <in> , ',
  ],
  [
    /(?<=\bwould is (?:bury|discard|bury or discard) )(?:during this|in this|this|during the|in the|during|in any|in a) combat(?= |$)/,
    'in combat',
  ],
  // Spells go with the Tome that holds them (M9.12).
  [
    /(?<=\b(?:bury|discard|lose) (?:it|THIS)) (?:(?:along |together )?with|and) (?:all )?(?:of )?(?:its|their|the) spell(?: (?:in|within|inside) it)?(?=$| ,| :| instead)/,
    '',
    ['Tome'],
  ],
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
    /(?<=\bthreat\b[^,]*(?: ,)? and (?:add|put|place|take|move) (?:it|they|them|that card|that monster) (?:to|into|in) )(?:your own|yours)(?= until|$| ,)/,
    'your threat',
  ],
  [
    /(?<=\b(?:take|control)\b.*\bthreat\b.*\buntil the end of combat) ,? ?(?:(?:at|after) (?:which|that) (?:time|point)|after which|when|and then|and)(?: ,)? (?:it|they|that card|that monster) (?:is|must is) bury(?: in its owner 's story deck)?$/,
    '',
  ],
  [
    /^when (?:a|the|any) (?:directed )?threat (?:directed )?against you is reveal(?:ed)? ,? ?(?<may>(?:you may )?)take (?<what>[^,]+?) from it\b/,
    'when threat is reveal , <may> take <what> from a threat directed against you',
  ],
  [
    /^(?<when>when [^,:]*reveal[^,:]*) [,:] your opponent must (?:either )?(?<a>(?:discard|bury|flip|lose) [^,]+?)(?: ,)? or (?:else )?(?:(?:THIS|it) (?:gain|add)|add) (?<n>#|1)(?: point)?(?: to (?:THIS|it|its value|THIS 's value|the value of THIS))?$/,
    '<when> : your opponent choose : ( your opponent <a> ) or ( this card gain <n> until the end of combat )',
    ['Monster'],
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
  // ---------------------------------------------------------------- whose loss is that of others, too
  [
    /^if THIS is (?:ever )?(?:bury or discard|discard or bury|lose) , (?<what>(?:(?:all|any|each) )?(?:of )?(?:your|those|the) [^,]+?)(?: in play)?(?: as ally)? (?:suffer|share|meet) (?:the same fate|its fate|their fate|that fate)(?: as well| too)?$/,
    'if this card is bury , bury <what> . if this card is discard , discard <what>',
  ],
  [/\bsacrifice[ds]? \( (?<how>bury|discard) \)/, '<how>'],
  [/\b(?<may>may|can) (?:carry|bear|hold|wield|use) no weapon\b/, '<may> not bear weapon'],
  // ---------------------------------------------------------------- Adventures
  [
    /^(?<when>(?:when|each time) (?:you )?complete [^,]+? ,?) ?gain (?<n>#|1) (?:more|additional|extra|further) sanity(?: point)?(?: than (?:is )?(?:show|indicate|print|state)(?: (?:on|in|by) (?:it|that card|the card|the pentagram|its pentagram))?)?$/,
    '<when> gain <n> sanity',
  ],
  [
    /^(?<when>(?:when|each time) (?:you )?complete [^,]+? ,?) ?gain (?<n>#|1) sanity(?: point)? (?:more|extra|in addition)(?: than .+)?$/,
    '<when> gain <n> sanity',
  ],
  // ---------------------------------------------------------------- attacks
  [
    /^(?<if>(?:if [^,]+ , )?)a attack (?:worth|of|with|for) (?<n>#|1)(?: point)? (?:is (?:make|launch|direct) )?(?:up)?(?:on|upon|against|at) (?:your opponent|they|their|that opponent|them)(?<tail>(?: if .+)?)$/,
    '<if> attack your opponent with <n> point <tail>',
  ],
  // ---------------------------------------------------------------- what another must give up
  [
    /^choose (?<n>1|#|a|any 1) (?<what>(?:artifact|tome|ally|weapon)(?: or (?:artifact|tome|ally|weapon))*)(?: in play)? (?:that|which|whom) your opponent must (?<how>bury|discard)(?<tail>(?: ,? ?(?:if|unless) .+)?)$/,
    '<how> <n> <what> of your opponent <tail>',
  ],
  [
    /^(?<may>(?:you may )?)choose (?<n>1|#|a|any 1) (?<what>event|card) (?:that|which) (?:they|that opponent|your opponent) must (?<how>bury|discard)$/,
    '<may> <how> <n> <what> there',
  ],
  [/\bby (?<n>#|1)(?: point)? per card\b/, 'by <n>'],
  [
    /\bspells? (?:beyond|in excess of|over|above|exceed|exceeding) (?:your|the|their)(?: tome(?: 's| ')?)? (?:(?:normal|usual|ordinary) )?(?:spell )?(?:capacity|limit)\b/,
    'additional spell',
  ],
  [
    /^(?<who>[^,]+?) (?<sees>see (?:the )?invisible(?: monster| card)?) and is not affected by (?<what>\S+)$/,
    '<who> is not affected by <what> . <who> <sees>',
  ],
  [/(?<=^(?:if|when) THIS survive combat) (?=(?:it|THIS|they|you) )/, ' , '],
  [
    /^(?:you|a player|any player) may (?:play|have) (?:more than 1|several|multiple|any number of) copy of THIS(?: in play)?$/,
    'you may have any number of this card in play',
  ],
  // ---------------------------------------------------------------- Phobias of a place, told once
  [
    /^(?<what>(?:lose|gain) (?:#|1) sanity(?: point)?) if (?<if>(?:you|your current location) is [^,]+?)(?: when (?:THIS is )?play)?(?: ,)? and (?:again )?at the start of each turn(?: thereafter)? (?:that|in which|when|on which|during which) (?:you is (?:in|at) (?:such a (?:location|place)|1|there)|(?:this|that) is (?:so|true|still so|the case)|you (?:remain|stay) (?:there|in such a (?:location|place)))$/,
    '<what> if <if> . at the start of each turn , <what> if <if>',
    ['Event'],
  ],
  // ---------------------------------------------------------------- whom it spares
  [
    /^(?:each|every|all) (?:investigator|player) (?<where>(?:at|in|who) [^,]+?)(?: ,)? (?:yourself except(?:ed)?|you except(?:ed)?|except (?:for )?(?:you|yourself)|other than (?:you|yourself)|but not (?:you|yourself)|not include (?:you|yourself)) ,? ?(?=(?:must )?(?:lose|bury|discard|flip|draw|gain) )/,
    'each opponent <where> ',
  ],
  [
    /^(?:THIS )?(?:may not|cannot) is (?:give to or steal by|steal by or give to|take by or give to|give to or take by) (?:a|any|your) opponent$/,
    'this card may not is steal',
  ],
  [/^(?:THIS )?(?:is )?never (?:picked|pick|choose|select|selected) (?:randomly|at random)$/, 'may not is choose at random'],
  // ---------------------------------------------------------------- two things that the same cannot do to it
  [
    /^(?:THIS |it )?(?:may not|cannot)(?: ever)? is (?:control or summon|summon or control) by (?<whom>[^,;:()]+)$/,
    'this card cannot is summon by <whom> . this card cannot is control by <whom>',
    ['Monster'],
  ],
  [
    /^(?<what>(?:THIS |it )?(?:may not|cannot)(?: ever)? is )(?<a>bury|discard|steal|cancel) or (?<b>control|summon|control or summon|summon or control) by (?<whom>[^,;:()]+)$/,
    '<what> <a> by <whom> . this card cannot is <b> by <whom>',
    ['Monster'],
  ],
  [
    /^(?<what>(?:THIS |it )?(?:may not|cannot)(?: ever)? is )(?<b>control|summon|control or summon|summon or control) or (?<a>bury|discard|steal|cancel) by (?<whom>[^,;:()]+)$/,
    '<what> <b> by <whom> . this card cannot is <a> by <whom>',
    ['Monster'],
  ],
  // ---------------------------------------------------------------- Spells
  [/^(?:THIS )?must is (?:cast|use) (?:in|during) combat$/, 'may only is cast in combat', ['Spell']],
  [/^(?<may>(?:THIS )?(?:may|can) (?:know|hold) [^,]+?) , but (?=bury )/, '<may> . '],
  [/(?<=\bbury (?:the|that|each|such) spell(?: in your story deck)?) after (?:you )?cast (?:it|they)$/, ' after it is cast'],
  [
    /(?<what>\b(?:1|a|#)(?: random)? monster) (?:from|in) (?:the |a )?(?<where>target directed threat|directed threat|target threat)(?: ,)? of (?:a )?(?:card )?value (?:of )?(?<n>#|1)(?: point)? or less/,
    '<what> of value <n> or less in <where>',
  ],
  // ---------------------------------------------------------------- what is done to whom, told of whom
  [/^(?<what>(?:1|#|a)(?: random)? ally) of (?:(?:your|the) )?opponent flip face-down\b/, 'flip <what> of your opponent face-down'],
  [/(?<=\b(?:flip|bury|discard) THIS(?: face-down)?) to survive (?:in )?(?<what>\S+)(?= for | until |$)/, ' : you can survive <what>'],
  [
    /^(?<how>bury|discard) (?:it|THIS) (?:if|when) you travel (?<by>by) (?<what>air|sea|land)$/,
    '<how> this card when you play a travel_by_<what> event',
  ],
  [/^(?<how>bury|discard) (?:it|THIS) (?:if|when) you travel in space$/, '<how> this card when you play a travel_in_space event'],
  [/^(?<how>bury|discard) (?:it|THIS) (?:if|when) you travel underwater$/, '<how> this card when you play a travel_underwater event'],
  [
    /^add (?<m>#|1)(?: point)? to (?<whom>[^,]+?) if (?<if>[^,]+?) ,? ?(?:or |but |and )?(?<n>#|1)(?: point)? (?:otherwise|if not|in any other case|else)$/,
    'add <n> to <whom> . if <if> , add <m> instead',
  ],
  [/^all of your other (?=[^,]+ defending with )/, 'all other '],
  [/^each of your other (?<who>[^,]+?) (?:who|that) defend with (?:THIS|they|their) /, 'all other <who> defending with them '],
  [/(?<=\bplay )(?:any )?1 of the (?=\S+(?: \S+)? as )/, 'any '],
  [
    /^(?:THIS )?cost (?<n>#|1) sanity(?: point)? at the start of each (?<when>round|turn)$/,
    'at the start of each <when> , lose <n> sanity',
  ],
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
  // "Allies lost while this card is in play are Discarded rather than Buried".
  [
    /^(?:while THIS is in play , )?(?:(?:all|any|every|each) )?(?<what>(?!THIS|it\b|they\b)(?:your )?[^,;:()]*?\b(?:ally|artifact|tome|weapon|spell|monster|event|phobia)(?: of any player)?) (?:(?:that|who|which) (?:is|would is|have is) )?(?:lose|bury)(?: while THIS is in play)? (?:is|go|must is|is instead) (?<how>discard|bury)(?: ,)? (?:rather than|instead of|and not)(?: is)? (?:bury|discard)$/,
    '<what> that would is bury is <how> instead',
  ],
  // ---------------------------------------------------------------- whose fate is shared, and for what it is not
  // "If Ally is lost, this dagger suffers the same fate unless you spend 1 Sanity point to return it to your Hand".
  [
    new RegExp(
      `^(?:if|when|should) (?:the |its )?(?:ally|bearer) (?:is )?(?<how>lose|bury|discard|discard or bury|bury or discard) , (?:${likewise}|THIS go with (?:it|they))(?: as (?:the |its )?(?:ally|bearer))?(?: ,)? unless you (?:pay|spend) (?<price>(?:#|1) sanity(?: point)?) to return (?:it|THIS) to your hand$`,
    ),
    'when the ally is <how> , you may pay <price> to return this card to your hand',
    ['Artifact'],
  ],
  [
    /^THIS (?:is |must is )?(?<how>bury|discard|lose) (?:along |together )?with (?:its|the) (?:bearer|ally|owner)$/,
    'if ally is <how> , so is this card',
    ['Artifact'],
  ],
  // ---------------------------------------------------------------- who loses what, and where
  [
    /(?<=\b(?:when|whenever|each time) (?:you|any player|a player|any opponent|a opponent|your opponent|another player) )(?:(?:bury or discard|discard or bury) )(?=(?:a|any|1) )/,
    'lose ',
  ],
  // "If this card is Buried in Combat at a Forest Location, return it to your Hand instead".
  [
    /^(?:if|when) THIS is (?<how>bury|discard|lose)(?<fight>(?: in combat)?) (?:in|at) (?<where>(?:a|any) [^,;:()]*?\blocation) , (?<what>[^;:]+ instead)$/,
    'if this card would is <how> <fight> while you is at <where> , <what>',
  ],
  [/(?<=\b(?:cannot|can not|may not) is flip(?: face-down)?) (?:,|or|nor)(?: or| nor)? lose\b/, ' , bury or discard'],
  // "Never Bury or Discard him".
  [/^(?:you )?(?:may )?never (?<how>bury|discard|flip|bury or discard|discard or bury) THIS$/, 'this card may not is <how>'],
  // "Until the end of the Round, Allies of your opponent who would be Buried are Discarded instead".
  [
    /^(?<until>(?:(?:until|during|for|while) [^,;:()]+ , )?)(?:all |any |each |every )?ally of (?<foe>(?:your|a|any|each|the) opponents?|opponents) (?:who|that) (?:would (?:otherwise )?is (?:bury|lose)|is lose) (?:is |must is )?discard (?:instead|rather than bury)$/,
    '<until> if any ally of <foe> would is bury , discard that ally instead',
  ],
]
