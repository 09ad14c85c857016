/** What is told of a Monster: what it passes by, what it does to those it meets, how long it stays, whom it serves as an Ally. */

import type { Clause } from '../clauses.ts'

const own = '(?:(?:a |the |each |any )?THIS|it|they)'
const its = "(?:its|their|(?:the )?THIS 's|the)"
const theirThreat = "(?:the opposing|your opponent 's|the opponent 's|a opponent 's|the directed)(?: directed)? threat"
const away = '(?:defeat|defeated|eliminate|eliminated|destroy|destroyed|kill|killed|absorb|absorbed|lose|bury)'
const nextRound =
  '(?: (?:for|in|into|during|at the start of|until) (?:the next|1 more|1 additional|another|the follow|next) (?:round|combat))'
/** It has cost an Investigator Sanity. */
const hurt =
  "(?:(?:it|THIS) (?:have )?(?:cause|inflict|deal)(?: (?:a|any|some))?(?: (?:loss of sanity|sanity loss|sanity))(?: (?:in|during) (?:the |this )?combat)?|(?:your opponent|a opponent|any investigator|a investigator|your opponent 's investigator) (?:have )?lose (?:any )?sanity (?:to|because of|through) (?:it|THIS))"

const whenOver = '(?=$| ,| (?:until|while|if|unless|by day|at night|during|for the|in combat))'

export const monsters: readonly Clause[] = [
  // "Steadfast Allies are never attacked by this card", "no Priest can absorb its points".
  [
    /^(?:all |any |each )?(?<who>(?!you|your|player|investigator|opponent|THIS|it\b|they\b)[^,;:()]+?) is (?:never|not) (?:attack|harm|touch) by (?:THIS|it)$/,
    'this card bypass <who>',
    ['Monster'],
  ],
  [
    /^no (?<who>[^,;:()]+?) (?:can|may) absorb (?:(?:any of |any )?(?:its|THIS 's|the) point|(?:any )?point (?:of|from) (?:THIS|it))$/,
    'this card bypass <who>',
    ['Monster'],
  ],
  // "May enter the brain of one Steadfast Ally of that opponent, who is Corrupt until ...".
  [
    /^(?:when THIS survive|(?:each|any|a) THIS that survive|if THIS survive) the cosmic battle(?: ,)? (?:it |THIS |you )?may (?:enter (?:THING|(?:the )?(?:brain|mind|body|skull|flesh|dream|soul)) of|possess|infest|seize|enter|take hold of|touch) (?<one>1 (?:[a-z_]+ )?ally of (?:that|your) opponent)(?: ,)? (?:who|that|which) (?:is|become)(?: then)? (?<so>corrupt|steadfast)(?<long> (?:until|for) [^,;:()]+)$/,
    'when this card survive the cosmic battle , you may make <one> <so> <long>',
    ['Monster'],
  ],
  [/\b(?:of|from|in) the same directed threat(?= |$)/, 'in your directed threat', ['Monster', 'Event']],
  // "Never attacks an Ally who is a Priest": such an Ally takes none of its points.
  [
    /^(?:THIS )?(?:never attack|do not attack|will not attack|may not attack|may never attack|cannot attack|spare|leave alone|never harm|do not harm|will not harm|never touch|will not touch) (?:(?:a|any|all|each) )?(?:ally (?:who|that|which) is (?:a )?(?<a>[a-z_]+)|(?<b>[a-z_]+) ally|(?<c>(?!(?:ally|card|investigators?|you|players?|opponents?|your|outside|inside)\b)[a-z_-]+(?: (?:or|and) [a-z_-]+)?))$/,
    'this card bypass <a> <b> <c>',
    ['Monster'],
  ],
  [
    /^(?<who>(?:any |all |each )?ally (?:with|who|that|without)\b[^,;:()]*?) (?:cannot|may not|can never) absorb (?:(?:any of |any )?(?:its|THIS 's|the) point|(?:any )?point (?:of|from) (?:THIS|it))$/,
    '<who> cannot absorb point of this card',
    ['Monster'],
  ],
  // "You may spend 1 Sanity at the end of Combat to take this card back into your Hand instead of burying it".
  [
    /^(?<if>(?:(?:if|while) [^,;:()]+ , )?)(?<at>(?:(?:at the end of|after) (?:the |any |each )?combat ,? ?)?)you may (?<pay>(?:pay|lose) (?:#|1) sanity(?: point)?)(?: (?:at the end of|after) (?:the |any |each )?combat)? (?:and|to) (?<back>(?:take|return|put) THIS(?: back)? (?:in|into|to) your hand) (?:instead of|rather than) bury (?:it|THIS)$/,
    '<if> if this card would is bury at the end of combat , you may <pay> to return this card to your hand instead',
    ['Monster', 'Ally'],
  ],
  // "For each Ghoul whose points reach your opponent's Investigator, ...", on a Ghoul.
  [
    /^(?:for )?(?:each|every|any|a) THIS (?:whose point reach|that reach|which reach|who reach) (?:your opponent|your opponent 's investigator|a opponent|a opponent 's investigator|the opponent 's investigator|the opponent) ,? ?(?!.*\btheir\b)/,
    'when this card cause sanity loss , ',
    ['Monster'],
  ],
  [
    /^(?:for )?(?:each|every|any|a) THIS (?:whose point reach|that reach|which reach|who reach) (?:your opponent|your opponent 's investigator|a opponent|a opponent 's investigator|the opponent 's investigator|the opponent) ,? ?(?<a>[^;:()]*?)\btheir (?<b>hand|mythos deck|story deck|discard pile|ally|current location)\b/,
    "when this card cause sanity loss , <a> your opponent 's <b>",
    ['Monster'],
  ],
  [
    /^(?:each|every|any|a) THIS (?:that|which|who) survive the cosmic battle (?=may )/,
    'when this card survive the cosmic battle , it ',
    ['Monster'],
  ],
  [
    /\b(?<if>if|while|when) your opponent 's defending ally (?:have|bear|carry|wield|hold) no (?<what>enchanted_weapon|weapon|artifact)(?=$| ,)/,
    '<if> your opponent have no defending ally with <what>',
    ['Monster'],
  ],
  // "For each Corrupt Cultist revealed in the same Directed Threat (cumulative, up to 3 points)".
  [/(?<=\bfor each [^,:;()]+ )(?:(?:that|who) is )?reveal (?=in (?:the same|your|this) (?:directed )?threat\b)/, ''],
  [
    / \( cumulative (?:, |; |and )?(?<most>(?:up to|to a maximum of|maximum|at most|not more than|no more than) #(?: point)?) \)(?=$| )/,
    ' ( <most> )',
  ],
  [
    /^weapon (?:is|is of) (?:(?:no|little|no earthly) use|worthless|pointless|futile|ineffective|no good|in vain|of no avail) against (?=(?:THIS|it|they|them)$)/,
    'weapon is useless against ',
    ['Monster'],
  ],
  // "If none of the opposing Defending Allies has a Weapon".
  [
    /\b(?<if>if|while|when) (?:none of (?:the |your opponent 's )?(?:opposing )?(?:defending )?ally|no (?:opposing |defending |opposing defending )?ally(?: of your opponent)?) (?:have|bear|carry|wield|hold) a(?:ny)? (?<what>enchanted_weapon|weapon|artifact)(?=$| ,)/,
    '<if> your opponent have no defending ally with <what>',
    ['Monster'],
  ],
  [
    /\b(?<if>if|while|when|unless) (?:any|a|1|at least 1)(?: of the| of your opponent 's)? (?:opposing )?defending ally (?:have|bear|carry|wield|hold) a(?:ny)? (?<what>enchanted_weapon|weapon|artifact)(?=$| ,)/,
    '<if> your opponent have a defending ally with <what>',
    ['Monster'],
  ],
  // "Whether it is in your Threat or among your Allies": wherever it is in play.
  [
    /(?: ,)? (?:whether (?:(?:it|THIS|they) is )?(?:(?:play )?(?:as a|as) )?(?:in your threat|in a threat|a monster|monster) or (?:you have in play as ally|(?:as )?1 of your ally|in play as a ally|(?:play )?(?:as )?(?:a )?ally)|(?:both )?(?:as a|as) monster and as a ally)$/,
    '',
    ['Monster'],
  ],
  // "No Ally with a printed value of 1 is able to absorb any points from this card."
  [
    /^no (?:(?:opposing|defending) )?(?<who>ally\b[^,:;()]*?|[^,:;() ]+ ally\b[^,:;()]*?) (?:is able to|may|can) absorb (?:any )?point (?<from>(?:from|of) (?:THIS|it))$/,
    '<who> cannot absorb point <from>',
    ['Monster'],
  ],
  [
    /(?<=^each (?:of )?(?:this|these|THIS) )survive to affect (?=[^,:;()]+? (?:flip|bury|discard|cost|lose)\b)/,
    'that survive to affect ',
    ['Monster'],
  ],
  [
    /(?<=\b(?:bury|discard) [^,:;()]*?tome(?: of your choice| of your opponent)?)(?: ,)? (?:along |together )?with (?:all|any|each)(?: of)?(?: the)? spell (?:in|held by) it$/,
    '',
    ['Monster'],
  ],
  // "All Monsters in Threats are classified as Greater Servitors": in whatever Threat.
  [/(?<=\bmonster )in threat(?=$| (?!of\b|direct|against\b))/, 'in any threat'],
  [/(?<=\bmonster in any threat )is (?:classif(?:y|ied)|consider|treat|count) as (?=\S)/, 'count as '],
  [/(?<=\bmonster in any threat )(?:is|become) (?=[^ ,]+ servitor$|deep_ones?$)/, 'count as '],
  // "Return this card to your Hand if opponent lost any Allies": in the Combat it is returned after.
  [
    /(?<=\bafter combat .+ if )(?:your )?opponent lose (?:any|a|1 or more|at least 1) ally$/,
    'your opponent lose a ally in this combat',
    ['Monster'],
  ],
  // "If she survives": players do not.
  [/(?<=^|, )(?<if>if|when|each time) they (?=survive\b)/, '<if> this card ', ['Monster', 'Ally']],
  // ---------------------------------------------------------------- each of them is this card
  [/^(?:a|each|any) THIS (?=(?:is|may|cannot|can|have|add|gain|bypass|join|count|survive)\b)/, 'this card ', ['Monster']],
  [
    /(?<=^(?:while|if|when|at|by) [^,]+ , )(?:a|each|any) THIS (?=(?:is|may|cannot|can|have|add|gain|bypass|join|count|survive)\b)/,
    'this card ',
    ['Monster'],
  ],
  [/\bTHIS is (?:class|classify|classified|regard|reckon|consider|treat) as(?= )/, 'this card count as', ['Monster', 'Ally']],
  [/\bdo not affect (?:a|any|the|each) THIS\b/, 'do not affect this card', ['Monster']],
  // ---------------------------------------------------------------- what it passes by
  [
    new RegExp(
      `^(?<head>(?:(?:while|if|when|at) [^,]+ , )?(?:${own} )?(?:may )?)bypass (?:all |any |each |every )?(?:card|monster|creature)s? (?:in|of|within|from) ${theirThreat}`,
    ),
    '<head> bypass the opposing threat',
    ['Monster'],
  ],
  // ---------------------------------------------------------------- what it does when it is revealed
  [
    /\bat the (?:moment|time) (?:of (?:reveal|revealing|revelation)|(?:it|THIS) is reveal|when (?:it|THIS) is reveal)(?= |$)/,
    'when reveal',
    ['Monster'],
  ],
  [
    /^(?:(?:each |a |the )?THIS |it )?(?<how>flip|bury|discard) (?<what>(?:1|a|#) (?:random )?[^,:()]+?)(?<face>(?: face-down)?) when reveal(?: \( (?:of )?your choice \))?$/,
    'when reveal , <how> <what> <face>',
    ['Monster'],
  ],
  [
    /^(?<when>when reveal|when (?:directed |the |all )*threat is reveal|when (?:THIS|it) is reveal) , (?:each|a|the) THIS (?=(?:flip|bury|discard) )/,
    '<when> , ',
    ['Monster'],
  ],
  [
    /^(?<when>when reveal|when (?:directed |the |all )*threat is reveal|when (?:THIS|it) is reveal) , (?:each|a|the|any) THIS (?!bury|discard|flip|choose|gain|lose|attack|bypass|control|add|subtract|is|may|must|can|do|have|take|join|move|return|survive|turn|cause|look|reveal|draw|play)\S+(?: (?:off|away|down|up|on))? (?<whom>(?:1|#|a) (?:random )?[^,:]+?)(?: (?:in|with|by|into) (?:its|their) (?:\S+ ?){1,2}?)? (?::|;|, and) (?<how>bury|discard|flip) (?:that (?:ally|card|monster|artifact|weapon|tome|spell)|it|they|them)(?<rest>(?: face-down)?(?: until .+| for the rest .+)?)$/,
    '<when> , <how> <whom> <rest>',
    ['Monster'],
  ],
  [
    /^(?:(?:each|all|any) )?opposing (?<who>(?:(?!ally)\S+ )?ally) is (?:reduce|lower|weaken) by (?<n>#|1)(?: point)?(?: each)? when (?:THIS|it|threat) is reveal$/,
    'when reveal , each opposing <who> lose <n>',
    ['Monster'],
  ],
  // "If two or more Ghouls are in the same Threat": in the one that this card is in.
  [
    /(?<=(?:^| )(?:#|1) or more (?!THIS)[^,:;() ]+ (?:monster )?)is (?:reveal |commit )?(?:together )?in the same (?:directed )?threat(?: (?:as|with) (?:THIS|it))?(?=$| ,)/,
    'is in your threat',
    ['Monster'],
  ],
  // ---------------------------------------------------------------- what it does to those it reaches
  [
    /^(?:each|every|any|a) THIS (?:(?:that|which) survive|surviving|survive) to (?:affect|attack|reach|harm) (?:your|the|a) opponent(?: 's (?:ally(?: or investigator)?|investigator))? (?:make|cause|force) (?:they|them|their|your opponent|that player|that opponent)(?: to)? (?=(?:lose|bury|discard|flip) )/,
    'if this card survive to affect your opponent , your opponent must ',
    ['Monster'],
  ],
  [
    /^(?:each|every|any|a) THIS (?:(?:that|which) survive|surviving|survive) to (?:affect|attack|reach|harm) (?:your|the|a) opponent(?: 's (?:ally(?: or investigator)?|investigator))? (?=(?:bury|discard|flip) )/,
    'if this card survive to affect your opponent , ',
    ['Monster'],
  ],
  [
    /(?<=^if (?:THIS|it) survive to affect [^,]+ , your opponent must lose (?:#|1)) (?:extra|additional|more|further)(?= sanity)/,
    '',
    ['Monster'],
  ],
  [
    /^(?<if>if (?:THIS|it) survive (?:to affect [^,]+|(?:the )?cosmic battle)) , (?:it|THIS) (?!(?:bury|discard|flip|gain|lose|add|subtract|cause|make|force|is|may|must|attack|remain|stay)\b)\S+(?: (?:off|away|down|up|on))? (?<whom>(?:1|#|a|any 1) [^,:]+?) (?::|;|, and) (?<how>discard|bury) (?:it|they|them|that (?:ally|card|artifact))(?:(?: ,)? (?:and|with|together with) (?:its|their|any) weapon)?$/,
    '<if> , <how> <whom> of your opponent',
    ['Monster'],
  ],
  // "While it is an Ally, it must be buried when any Storm is played".
  [
    /(?<=^while (?:THIS|it) is a ally , )(?:THIS|it|they) (?:must )?is (?<how>bury|discard) (?<when>(?:when|if|as soon as) .+)$/,
    '<how> this card <when>',
    ['Monster'],
  ],
  // ---------------------------------------------------------------- how long it stays
  [/^they (?=(?:cannot|may not) is (?:control|summon)(?= |$))/, 'this card ', ['Monster']],
  // "To pay them off": what the price is for.
  [
    /(?<=\b(?:discard|bury|pay|lose|flip) [^;:()]+?) to (?:pay|buy|bribe|fend|ward|drive|send|frighten|scare|beat) (?:(?:they|it|THIS|them) (?:off|away|back)|(?:off|away|back) (?:they|it|THIS|them))$/,
    '',
    ['Monster'],
  ],
  // "If this card survives to affect your opponent, bury one of his Allies after Combat": later than it comes to be so.
  [
    /^(?<when>(?:when reveal|if (?:THIS|it) survive to affect (?:your|a|the) opponent(?: 's ally(?: or investigator)?)?)) , (?<deed>(?:your opponent (?:must )?)?(?:lose|bury|discard|flip|turn|return|draw|gain|shuffle)\b(?!.*\b(?:it|they|them|that|those|choose)\b)[^,;:()]+?)(?: ,)? (?:after|at the end of) (?:this |the )?combat$/,
    '<when> : ( at the end of combat : <deed> ) until the end of combat',
    ['Monster'],
  ],
  [
    /(?<=^(?:when reveal|if (?:THIS|it) survive to affect (?:your|a|the) opponent(?: 's ally(?: or investigator)?)?) , )(?:turn|lay|place|put|rotate) their current location crosswise(?= |$)/,
    "turn your opponent 's current location crosswise",
    ['Monster'],
  ],
  [
    new RegExp(
      `^(?:instead of (?:bury|discard) (?:it|THIS) , )?(?:begin|start) the next round with (?:THIS|it) in your threat if ${hurt}$`,
    ),
    'when this card cause sanity loss : ( if this card would is bury in combat , instead : put this card into your threat ) until the end of combat',
    ['Monster'],
  ],
  [
    new RegExp(
      `^(?:(?:${own} )?)(?:stay|remain)(?: face-up)? in your threat${nextRound}? (?:if|unless) (?:it|THIS) (?:is|have is) not ${away}$`,
    ),
    'unless it absorb its full value in combat , begin the next round with this card in your threat',
    ['Monster'],
  ],
  [
    new RegExp(`^(?:(?:it|THIS) )?(?:begin|start) the next round in your threat (?:if (?:it is )?not ${away}|unless (?:it is )?${away})$`),
    'unless it absorb its full value in combat , begin the next round with this card in your threat',
    ['Monster'],
  ],
  [
    new RegExp(
      `^(?:if|when) (?:it |THIS )?(?:is )?not (?:fully |completely |wholly )?${away}(?: (?:in|during) combat)? , (?:it |THIS )?(?:remain|stay|return|begin the next round|is return)(?: to| in)? your threat${nextRound}?$`,
    ),
    'unless it absorb its full value in combat , begin the next round with this card in your threat',
    ['Monster'],
  ],
  [
    new RegExp(`^(?:a |any )?(?:survive|surviving) THIS (?:return|come back|go back|is return) to your threat${nextRound}?$`),
    'unless it absorb its full value in combat , begin the next round with this card in your threat',
    ['Monster'],
  ],
  [
    new RegExp(
      `(?<=^(?:THIS )?survive combat unless ${its} full value is absorb) ; (?:a |any )?(?:survive|surviving) THIS (?:return|come back|go back) to your threat${nextRound}?$`,
    ),
    '',
    ['Monster'],
  ],
  // ---------------------------------------------------------------- who joins it, and how it comes into a Threat
  [
    /^(?:all |any |each )?(?:other )?(?<who>monster)(?: in (?:your|the same|this) threat)? may (?:always )?join (?:THIS|it)$/,
    '<who> may join this card',
    ['Monster'],
  ],
  [
    /^(?:THIS )?may is (?:add|put|place) (?:to|into|in) your (?:directed )?threat(?: from your hand)? (?:during|in) combat(?: ,)?(?: (?<if>(?:if|while|when) [^,]+?))?(?: ,)? (?:by (?:pay|spend)|for|at (?:a|the) cost of|if you pay) (?<n>#|1) sanity(?: point)?$/,
    '<if> , this card may join the threat late for <n> sanity',
    ['Monster'],
  ],
  [
    /^(?:during|in) combat ,(?: (?<if>(?:if|while|when) [^,]+?) ,)? you may (?:pay|spend) (?<n>#|1) sanity(?: point)?(?: to| and) (?:add|put|place) THIS(?: from your hand)? (?:to|into|in) your (?:directed )?threat$/,
    '<if> , this card may join the threat late for <n> sanity',
    ['Monster'],
  ],
  [/^ ?, (?=THIS may join the threat late)/, '', ['Monster']],
  [/(?<=^each time [^,]+ , [^,]+) , and (?=(?:any|each) (?:player|investigator) who (?:pass|play|cast) )/, ' . ', ['Monster']],
  // ---------------------------------------------------------------- what was played
  [
    /\bif (?<a>(?:a|any) [^,]+? event)(?: ,)? or (?<b>[^,]+?)(?: ,)? (?:have |have already )?is play this round(?= |$)/,
    'if <a> is play this round or <b> is play this round',
  ],
  // ---------------------------------------------------------------- whom it serves as an Ally
  [
    /(?<=^(?:THIS )?may is play as ally )(?:wherever|where|anywhere) you may use a gate (?:in|at) (?<where>(?:a|any) [^,()]+? ?)\( use (?:the |its |that )?gate \)$/,
    'at <where> ( use gate )',
    ['Monster'],
  ],
  [
    /^(?<lead>.+ as a ally [^,]+?)(?: ,| ;)? in (?:which|that) case(?: , (?:though|although|while) (?:its|all|their)[^,]*(?:is|have) (?:lose|no effect|void|ignore)[^,]*)? , (?:it|THIS) (?<does>(?:can|may) (?:know|hold) .+)$/,
    '<lead> . if play as a ally , it <does>',
    ['Monster'],
  ],
  [
    /^(?<lead>.+ as a ally [^,;]+?)(?: ,| ;) (?<count>(?:it |THIS )?(?:count as|is count as|is treat as) (?:a |any )?\S+(?: in (?:either|any|each|every|both|all) dimension)?)$/,
    '<lead> . <count>',
    ['Monster'],
  ],
  [
    /^(?<lead>.+ as a ally [^,;]+?)(?: ,| ;) (?<count>(?:it |THIS )?(?:count as|is count as|is treat as) (?:a |any )?\S+(?: in (?:either|any|each|every|both|all) dimension)?) and is (?<what>corrupt|steadfast)$/,
    '<lead> . <count> . if play as a ally , it is <what>',
    ['Monster'],
  ],
  [/(?<=\bcount as (?:a )?\S+) in (?:either|any|each|every|both|all) dimension(?= |$)/, '', ['Monster', 'Ally']],
  // ---------------------------------------------------------------- the Gate through which it is played
  [
    /^(?:THIS may is play|may is play|you may play THIS) (?:use|through|by use of|via) (?:any|a) gate (?:in|at|of) (?<where>[^,]+?)(?: ,)? (?:even (?:if|though) (?:that gate|it) (?:have )?(?:already )?is use(?: before| already)?|whether or not (?:that gate|it) (?:have )?(?:already )?is use(?: before| already)?|regardless of the use of the gate)$/,
    'while you is in <where> , this card may is play even if the gate have is use',
    ['Monster'],
  ],
  // ---------------------------------------------------------------- each one's Pass
  ...[
    ['while not (?<where>inside|outside)', 'unless that player is <where>'],
    ['(?:while|when) (?<where>inside|outside)', 'if that player is <where>'],
    ['(?:while|when|if) (?:they is )?not (?<where>inside|outside)', 'unless that player is <where>'],
    ['(?:while|when|if) they is (?<where>inside|outside)', 'if that player is <where>'],
  ].flatMap(([told, meant]): readonly Clause[] => [
    [
      new RegExp(
        `^(?:any|each|a|every) (?:player|investigator) who pass ${told} (?:must )?(?<how>bury|discard|flip) (?<n>#|1) (?<what>(?!random)\\S+)(?<face>(?: face-down)?)$`,
      ),
      `when any player pass , ${meant} , that player must <how> <n> <what> of their choice <face>`,
      ['Monster', 'Event'],
    ],
    [
      new RegExp(
        `^(?:any|each|a|every) (?:player|investigator) who pass ${told} (?:must )?(?<deed>(?:lose|gain|discard # random|discard 1 random) .+)$`,
      ),
      `when any player pass , ${meant} , that player must <deed>`,
      ['Monster', 'Event'],
    ],
  ]),
  // ---------------------------------------------------------------- who meets it
  [/(?<=\bdefend against )it(?= |$)/, 'this card', ['Monster']],
  [
    /\bally (?:(?:who|that) is )?(?:kill|killed|slay|slain|destroy|destroyed|eliminated|eliminate|devoured|devour) by THIS(?= )/,
    'ally lose to this card',
    ['Monster'],
  ],
  [/(?<=\bfor each (?!of )[^,]+ (?:you|your opponent) (?:have|control|possess|own|hold))$/, ' in play', ['Monster', 'Ally']],
  [/^(?:THIS |it )?(?:may|can) only is (?:summon)$/, 'this card cannot is control', ['Monster']],
  [/^(?:THIS |it )?(?:may|can) only is (?:control)$/, 'this card cannot is summon', ['Monster']],
  [
    /^(?:THIS |it )?(?:may|can) (?:only is (?<how>summon|control)|is (?<also>summon|control) only) (?:if|when|while) (?<when>[^,]+)$/,
    'unless <when> , this card cannot is <how> <also>',
    ['Monster'],
  ],
  // ---------------------------------------------------------------- how it goes, and how it stays
  [
    /^(?:do not bury (?:THIS|it)|(?:THIS|it) is not bury)(?: (?:after|at the end of) combat)?(?: ,| ;|,? and| ; instead| but)? (?:it |THIS )?(?:stay|remain|is leave|is keep) in your threat(?: for the next round| (?:for|until|into) (?:the )?next (?:round|combat))?$/,
    'if this card would is bury in combat , instead : put this card into your threat',
    ['Monster'],
  ],
  [
    /^(?:THIS |it )?(?:stay|remain|is leave|is keep) in your threat for (?:1|a) (?:more|additional|extra|further|second) round$/,
    'if this card would is bury in combat , instead : put this card into your threat',
    ['Monster'],
  ],
  [
    /(?<=\b(?:only )?(?:if|unless|when) )(?:it|THIS) is (?:completely |fully |wholly |entirely )?(?:absorb|absorbed)(?: (?:completely|fully|wholly|entirely|in full))?(?: (?:in|during) combat)?(?=$| ,)/,
    'it absorb its full value',
    ['Monster'],
  ],
  [
    /^(?:THIS |it )?is never bury(?: ,)? (?:but|and|only)(?: is)? (?:always )?discard(?: instead)?$/,
    'if this card would is bury , discard it instead',
    ['Monster', 'Ally', 'Artifact'],
  ],
  // ---------------------------------------------------------------- Great Old Ones: what befalls everybody
  [
    /^(?<who>(?:(?:all|each|any|a) )?(?:player|investigator) who (?:is|have) [^,]+?) (?<when>at the (?:end|start) of (?:the|each|every|a) round) (?=(?:must )?(?:lose|discard|bury|flip|gain) )/,
    '<when> , <who> ',
    ['Monster', 'Event'],
  ],
  [
    /(?<=\b(?:when|each time|if) )(?:a|any|each|1) (?:investigator|player) (?=(?:arrive|enter|travel|leave|walk|begin) )/,
    'any player ',
    ['Monster', 'Event'],
  ],
  [/(?<=\b(?:player|investigator|opponent) who )(?<way>travel_(?:by|in|underwater)\S*)(?= )/, 'play a <way>', ['Monster', 'Event']],
  [/^(?:investigator|player) may (?<deed>gain|regain) no sanity$/, 'no player may gain sanity', ['Monster', 'Event']],
  [
    /(?<=\b)(?:only )?(?<n>#|1) pass (?:is need|is require|is enough|suffice)(?:s)? to end (?=the|a|each)/,
    '<n> pass is need to end ',
    ['Monster', 'Event', 'Location'],
  ],
  [
    /^(?:the|a|each) round end (?:after|with) (?:only )?(?<n>#|1) pass$/,
    '<n> pass is need to end a round',
    ['Monster', 'Event', 'Location'],
  ],
  [
    /^(?:the|a|each) round end (?:when|as soon as|once) (?:1|any|a) player pass$/,
    '1 pass is need to end a round',
    ['Monster', 'Event', 'Location'],
  ],
  [
    /^(?:THIS |it )?count as (?<as>(?:a )?\S+)(?: in (?:either|any|each|every|both|all) dimension)? and is (?<what>corrupt|steadfast)$/,
    'count as <as> . this card is <what>',
    ['Monster'],
  ],
  [
    /(?<=^(?:if|while|when) (?:it is |THIS is |)(?:summon|control)(?:ed)?(?: or (?:is )?(?:summon|control))? , )(?:(?:THIS|it) may is )?use (?:THIS |it )?as a travel card(?= to )/,
    'you may use this card as a travel card',
    ['Monster'],
  ],
  // ---------------------------------------------------------------- what survives the Cosmic Battle
  [
    /^(?:when|if|each time) (?:it|(?:any|every|each) THIS) (?:have )?survive (?=the cosmic battle )/,
    'when this card survive ',
    ['Monster'],
  ],
  [/^survive the cosmic battle ,(?= )/, 'when this card survive the cosmic battle ,', ['Monster']],
  [
    /(?<=\bsurvive the cosmic battle , )(?:it|THIS) (?:add|gain) (?<n>#|1)(?: point)?$/,
    'this card gain <n> until the end of combat',
    ['Monster'],
  ],
  [
    /^(?:any|every) THIS (?:that |which )?survive the cosmic battle (?=(?:bury|discard|flip) )/,
    'when this card survive the cosmic battle , ',
    ['Monster'],
  ],
  // ---------------------------------------------------------------- back in the Threat, if, and for a price
  ...[
    '(?:begin|start) the next round with (?:THIS|it) in your threat',
    '(?:(?:THIS|it) )?(?:is )?(?:return|remain|stay|go back)(?: to| in) your threat(?: (?:for|at the start of|in|into) the next (?:round|combat))?',
  ].flatMap((stays): readonly Clause[] => [
    [
      new RegExp(`^(?:if|while|when) (?<when>[^,]+) , ${stays}(?: (?:instead of|rather than)(?: is)? bury(?: it)?)?$`),
      'while <when> , if this card would is bury in combat , instead : put this card into your threat',
      ['Monster'],
    ],
    [
      new RegExp(`^(?<when>at night|by day) , ${stays}(?: (?:instead of|rather than)(?: is)? bury(?: it)?)?$`),
      '<when> , if this card would is bury in combat , instead : put this card into your threat',
      ['Monster'],
    ],
    [
      new RegExp(
        `^${stays}(?: (?:instead of|rather than)(?: is)? bury(?: it)?)? (?:if|while|when) (?<when>(?!(?:it|THIS) )[^,]+|it is (?:night|day))$`,
      ),
      'while <when> , if this card would is bury in combat , instead : put this card into your threat',
      ['Monster'],
    ],
    [
      new RegExp(`^(?:you may )?${stays} (?:by (?:pay|spend)|for|at (?:a|the) cost of|if you pay) (?<n>#|1) sanity(?: point)?$`),
      'if this card would is bury in combat , you may instead pay <n> sanity : put this card into your threat',
      ['Monster'],
    ],
  ]),
  [
    /^(?:you may )?(?:pay|spend) (?<n>#|1) sanity(?: point)? at the end of combat to (?:keep|leave|retain) (?:THIS|it) in your threat$/,
    'if this card would is bury in combat , you may instead pay <n> sanity : put this card into your threat',
    ['Monster'],
  ],
  // ---------------------------------------------------------------- what is done with whom one chooses
  [
    /(?<=^(?:[^,]+ , )?(?:you may )?)(?:choose|select|pick) (?<what>(?:1|#|a) [^,:;]+?)(?: ,| ;| :|,? and) (?:it|they|that ally|that card) is (?<how>flip|bury|discard)(?<face>(?: face-down)?)$/,
    '<how> <what> <face>',
    ['Monster', 'Ally', 'Artifact', 'Spell', 'Event'],
  ],
  [
    /^(?<when>when reveal|when (?:directed |the |all )*threat is reveal|when (?:THIS|it) is reveal) , (?<whom>(?:1|#|a) (?:random )?(?:\S+ ){0,2}ally(?: of your opponent)?) (?!(?:bury|discard|flip|choose|gain|lose|attack|bypass|control|add|subtract|is|may|must|can|cannot|do|have|take|join|move|return|survive|turn|cause|look|reveal|draw|play|become|defend|absorb|count|fight|get|need|hold|carry|ignore|stop|keep|leave|suffer|pay|know|with|who|that|of|in|whose|without|bear|face-down|and|or)\b)\S+(?: (?:away|off|down|in \S+))? (?::|;|, and) (?<how>bury|discard|flip) (?:that ally|that card|it|they|them)(?<face>(?: face-down)?)$/,
    '<when> , <how> <whom> <face>',
    ['Monster'],
  ],
  // ---------------------------------------------------------------- who may not Summon: what then cannot be
  ...[
    [`(?: (?:any |a )?monster)?`, 'monster'],
    [
      ` (?:any |a )?(?<what>(?!(?:or|and|a|any|until|while|if|unless|by|at|during|for|in|through) )[^,:;() ]+(?: (?!(?:until|while|if|unless|by|at|during|for|in|through) )[^,:;() ]+)*?)`,
      '<what>',
    ],
  ].flatMap(([said, what]): Clause[] => [
    [
      new RegExp(`\\bno (?:player|investigator|1) (?:may|can) summon(?<or>(?: or control)?)${said}${whenOver}`),
      `no ${what} may is summon <or>`,
    ],
    [
      new RegExp(`\\b(?<who>your opponent|each opponent|all opponent) (?:may not|cannot) summon${said}${whenOver}`),
      `all ${what} of <who> may not is summon`,
    ],
    [new RegExp(`\\byou (?:may not|cannot) summon${said}${whenOver}`), `all of your ${what} may not is summon`],
  ]),
  // ---------------------------------------------------------------- what it is besides, and who passes whom
  [/^(?:treat (?:THIS |it )?as|(?:THIS |it )?is(?: also)?) (?=a \S+$)/, 'this card count as ', ['Monster']],
  [/^(?<who>(?!THIS|it\b)[^,]+) (?:may not|cannot) is bypass by THIS$/, 'this card may not bypass <who>', ['Monster']],
  [/^no (?:other )?monster bypass (?:THIS|it)$/, 'this card may not is bypass', ['Monster', 'Ally']],
]
