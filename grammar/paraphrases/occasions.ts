/** Moments and conditions, what is turned up and what becomes of it, alternatives with a condition of their own. */

import type { Clause } from '../clauses.ts'

const place = '(?:here|there|in this place|at this place|at this location|at THIS)'
const player = '(?:player|investigator)'
const round = '(?:the|a|each|any) round'
const upcard = '(?:it|the card|that card|the reveal card|the card reveal)'
/** What a card takes that was turned up, and gives nothing where its pentagram is a gain. */
const itsCost = `(?:(?:the |any |that |its )?sanity(?: point)?(?: cost| loss| price)?(?: of (?:it|the card|that card|the reveal card))?|(?:its|the card 's|that card 's|the reveal card 's) sanity(?: cost| loss| price))`
const wouldCost = `(?:that|which)? ?(?:${upcard}|they) (?:would (?:have )?(?:cost|take|demand)|cost|would (?:make|cause) you (?:to )?lose)(?: (?:from )?you)?(?: to play| if (?:you )?play(?: it)?| when play)?`

const paid = `(?:(?:lose|pay|suffer) ${itsCost} ${wouldCost}|lose (?:the |that |any )?(?:number of )?sanity(?: point)? as if you (?:have )?play (?:it|that card|the card)|(?:lose|pay|suffer) as (?:much|many) sanity(?: point)? as ${upcard} (?:would )?cost(?: you)?(?: to play)?|(?:pay|suffer) (?:its|the card 's|that card 's) sanity (?:cost|loss)(?: ,)?(?: if any)?)`

const moments: readonly Clause[] = [
  // "When Threats are revealed and you are at a Church".
  [
    /^when (?<when>(?:directed |the |all )*threat is reveal|combat begin|(?:the|a|each) round begin|the cosmic battle begin|THIS is (?:play|reveal)) and (?<so>(?:you is|you have|it is|your current location is|there is|THIS is) [^,;:()]+?) , /,
    'when <when> , if <so> , ',
  ],
  [/(?<=\bflip THIS)(?: ,)? \( (?:it|they) (?:no longer|do not|may not) (?:defend|absorb)[^()]* \)/, ''],
  [
    /(?<=\b(?:bury|discard|flip) 1 (?:[a-z_]+ )?)card (?:that|which) (?:attack|is attack|threaten) you(?= |$)/,
    'monster in the threat direct at you ',
  ],
  // "While you are at a City and any player buries an Ally, ...": what somebody does is the moment, and where you are is asked then.
  [
    /^(?:while|when|if) (?<so>you is (?:at|in|inside|outside|underground|here)\b[^,:;]*?) and (?<who>(?:any|a|1|your|another|each) (?:other )?(?:player|opponent|investigator)) (?<does>(?:play|bury|discard|cast|walk|pass|complete|draw|use)\b[^,:;]*) , (?<do>(?!if\b|while\b).+)$/,
    'when <who> <does> , if <so> , <do>',
  ],
  // Another one there has a card of his own that says so.
  [
    new RegExp(
      `^(?:each|any|a) ${player} (?:who is |whose current location is )?${place} (?<when>at the (?:start|end) of) ${round} (?<rest>(?!.*\\b(?:they|their)\\b)(?:lose|gain|draw|discard|bury|flip) .+)$`,
    ),
    '<when> each round , if you is here , <rest>',
    ['Location'],
  ],
  [
    new RegExp(
      `^(?<when>at the (?:start|end) of each (?:round|turn)) , (?:each|any|a) ${player} (?:who is |whose current location is )?${place} (?<rest>(?!.*\\b(?:they|their)\\b)(?:lose|gain|draw|discard|bury|flip) .+)$`,
    ),
    '<when> , if you is here , <rest>',
    ['Location'],
  ],
  [
    /^(?:the moment|as soon as|at the moment|once|the instant|the first time|when|after)(?: that| when)? you (?:first )?(?:set foot|step|come|get|arrive|turn up|come in|show up|reach)(?: in)? (?:here|in this place|on this island|at this place|at this location|in this location|this place|this location)(?= ,)/,
    'when you arrive here',
    ['Location'],
  ],
  [
    /^(?:on|when|after) (?:first )?(?:enter|reach|arrive at|arrive in) (?:this place|this location|THING|THIS)(?: ,)?/,
    'when you arrive here ,',
    ['Location'],
  ],
  [/^(?:on|after|when) (?:your )?(?:arrive|arrival)(?: here| there)?(?= you )/, 'when you arrive here ,', ['Location']],
  [/^at (?:the (?:moment|time) of )?your arrival(?: here)? ,?/, 'when you arrive here ,', ['Location']],
  [/\bat the (?<end>start|end) of each 1 of your turn\b/, 'at the <end> of each of your turn'],
  [/\bat the (?<end>start|end) of (?:a|any|all|every)(?: of)?(?: your)? turn\b/, 'at the <end> of each turn'],
  [
    /\b(?:when|each time|any time)(?: that)? you (?<begin>begin|start|end|finish) (?<what>your turn|a turn|each turn|any turn|the round|a round) (?=(?:at|in|on|inside|outside|here|underground|underwater) ?)/,
    'if you <begin> <what> ',
  ],
  [/\bwhen (?:a|each) (?<who>player|investigator) (?=(?:arrive|enter|reach|travel|leave|walk|begin|start) )/, 'when any player '],
  [
    new RegExp(
      `^(?<who>(?:each|any) (?:other )?${player}|each opponent) (?<where>(?:who is )?(?:at|in|on|inside|outside|underground|underwater)[^,]*?) when ${round} (?:begin|start) (?<rest>(?:must |lose|gain|draw|discard|bury|flip).+)$`,
    ),
    'at the start of each round , <who> <where> <rest>',
  ],
  [
    new RegExp(
      `^(?<who>(?:each|any) (?:other )?${player}|each opponent) (?<where>(?:who is )?(?:at|in|on|inside|outside|underground|underwater)[^,]*?) when ${round} end (?<rest>(?:must |lose|gain|draw|discard|bury|flip).+)$`,
    ),
    'at the end of each round , <who> <where> <rest>',
  ],
  [
    new RegExp(
      `^(?<who>(?:each|any) (?:other )?${player}|each opponent) (?<where>(?:who is )?(?:at|in|on|inside|outside|underground|underwater)[^,]*?) at the (?<end>start|end) of ${round} (?<rest>(?:must |lose|gain|draw|discard|bury|flip).+)$`,
    ),
    'at the <end> of each round , <who> <where> <rest>',
  ],
  [
    /\bat the end of (?:each|any|a|every|the|that) combat (?:in|during) which (?<what>[^,]+?)(?<tail> ,.*)?$/,
    'at the end of combat if <what> in this combat <tail>',
  ],
  [/^at the end of combat if (?<what>[^,]+) in this combat ,/, 'at the end of combat , if <what> in this combat ,'],
  [
    /\b(?<who>you|your opponent) (?:have )?lose (?:any |some )?sanity(?: point)? in this combat\b/,
    '<who> have lose 1 or more sanity in this combat',
  ],
  // Who defends is a Defending Ally to the end of Combat; who fights may attack as well.
  [
    /^if (?:the |that |its )?(?:ally|bearer) (?:defend|is use to defend|take part in the defen[sc]e)(?: in (?:a |any )?combat)? , (?<deed>.+?) at the end of (?:that|the|this|such)? ?combat$/,
    'at the end of combat , if the bearer is a defending ally , <deed>',
    ['Artifact'],
  ],
  [
    /^if (?:the |that |its )?(?:ally|bearer) (?:fight|take part)(?: in (?:a |any )?combat)? , (?<deed>.+?) at the end of (?:that|the|this|such)? ?combat$/,
    'at the end of combat , if this card have fight , <deed>',
    ['Artifact'],
  ],
  [
    /^if THIS defend(?: in (?:a |any )?combat)? , (?<deed>.+?) at the end of (?:that|the|this|such)? ?combat$/,
    'at the end of combat , if this card is a defending ally , <deed>',
    ['Ally'],
  ],
  [
    /^if THIS (?:fight|take part)(?: in (?:a |any )?combat)? , (?<deed>.+?) at the end of (?:that|the|this|such)? ?combat$/,
    'at the end of combat , if this card have fight , <deed>',
    ['Ally', 'Monster'],
  ],
  [
    /\b(?:during|in|at) the (?:step|part|phase) of combat (?:in which|when|where|during which) spell (?:is|may is|can is) (?:cast|use)\b/,
    'in combat',
  ],
  [/\bwhen the (?:directed |opposing )?threat is reveal\b/, 'when threat is reveal'],
  [
    /^when THIS is (?:choose as )?a defending ally , (?<rest>.+?) (?:until combat end|until the end of (?:the |that |this )?combat|for the (?:rest|remainder) of (?:the |that |this )?combat)$/,
    'while this card is a defending ally , <rest>',
    ['Ally'],
  ],
  [
    /\bon (?:any|a|each|every) turn after (?:the (?:1|turn)|that)(?: (?:in|on) which| when| that)?(?: you)? (?:arrive|of (?:your )?arrival)(?: here)?/,
    'on a later turn',
  ],
  [
    /^if(?: ,)? (?:at|on) the (?<end>start|end) of (?<what>(?:each|the|any|a|your) (?:of your )?(?:round|turn|combat))(?: ,)? (?<so>(?:you|your|it|there|no|any|THIS|neither) .+? , .+)$/,
    'at the <end> of <what> , if <so>',
  ],
  [
    /^(?<when>at the (?:start|end) of each round) , (?<deed>draw [^,]+?) (?<if>if|unless|while) (?<so>[^,]+)$/,
    '<when> , <if> <so> , <deed>',
  ],
  [/(?<=^when (?:THIS is )?play , [^;]+) ; ,? ?(?=[^;]* (?:each time|when|at the) )/, ' . ', ['Event']],
  [
    /(?<=\b(?:start of the game|game begin)\b.*\b(?:you may|may) )(?:show|reveal) (?:it|THIS)(?: to (?:all|the|your|each)(?: other)? (?:player|opponent|opponents))? (?:and|to) (?=(?:draw|gain) )/,
    '',
  ],
  [
    /^at the (?<end>start|end) of each round (?:that|in which|during which|when|while|if) (?<so>(?:you|your|it|there|THIS|no|any) [^,]+) , (?=\S)/,
    'at the <end> of each round , if <so> , ',
  ],
  [
    /^if you arrive (?:here )?(?:at|by|during(?: the)?|in the) (?<time>night|day)(?: time)? ,/,
    'when you arrive here , if it is <time> ,',
    ['Location'],
  ],
  [
    /^(?:each|any) (?:player|investigator) who (?:begin|start) (?:a|their|each|any) turn (?=(?:at|in|on|inside|outside|underground|underwater) )(?<where>[^,]+?) (?<rest>(?:must |lose|gain|discard|bury|flip).+)$/,
    'at the start of each of their turn , each player who is <where> <rest>',
    ['Monster'],
  ],
  // "Any player who begins a Turn here": you, for another there has a card of his own that says so.
  [
    /^(?:each|any|every|a) (?:player|investigator) who (?:begin|start) (?:a|their|each|any) turn (?:here|at THIS) (?=(?:must |may )?(?:lose|gain|discard|bury|flip|draw)\b)/,
    'at the start of each turn here , you ',
    ['Location'],
  ],
  [
    /^(?<who>(?:each|any) (?:player|investigator)|each opponent) who (?<when>begin|start|end|finish) (?:a|the|each|any) round (?=(?:at|in|on|inside|outside|underground|underwater) )(?<where>[^,]+?) (?<rest>(?:must |lose|gain|discard|bury|flip).+)$/,
    '<who> who is <where> when the round <when> <rest>',
  ],
  [/(?<=\blose (?:#|1) sanity(?: point)? )if you (?=walk(?:$| ,))/, 'when you ', ['Event']],
  [/^when play on (?:a|your|any) turn ,/, 'when play ,', ['Event']],
]

const conditions: readonly Clause[] = [
  // "Play only at Night and only if you are Outside": both are asked.
  [
    /^(?<do>play|cast|use) only at (?<time>night|day)(?: ,)? and (?:only )?(?:if|when|while) (?<so>you is [^,;:]+)$/,
    '<do> only if it is <time> and <so>',
  ],
  [/(?<=\bsanity is (?:#|1)) (?:sanity )?point(?= or (?:less|more|fewer|lower|higher)\b)/, ''],
  [/(?<=\bif (?:your sanity|it) is )(?:from|between) (?<a>#|1) (?:to|and) (?<b>#|1)(?: (?:sanity )?point)?(?= ,|$)/, '<a> to <b>'],
  [/(?<=\b(?:at night|by day|during the day|during the night)(?: ,)?) or (?:while|when) (?=you|your|it)/, ' or if '],
  [/\b(?<if>if|while|unless|when) (?:nobody|no-one|no 1|none of the player) (?=(?:have|is|know)\b)/, '<if> no player '],
  [/\b(?<if>if|while|unless|when) (?:anyone|anybody|someone|somebody) (?=(?:have|is|know)\b)/, '<if> any player '],
  [
    /\b(?<if>if|while) you (?:stay|remain|linger|dwell|reside|tarry) (?=(?:at|in|on|inside|outside|underground|underwater)\b(?! play))/,
    '<if> you is ',
  ],
  [/(?<=\byou have [^,]+ in play) (?:at|on|by) (?:your side|the side of your investigator)/, ''],
  [/\bin play (?:at your side|on your side|at the side of your investigator|by your side)/, 'in play beside you'],
  [
    /\b(?<who>your opponent|any opponent|a opponent|another player|any other player) is (?:also )?here(?: too| as well| also)?(?= ,|$)/,
    '<who> is at this location',
    ['Location'],
  ],
  [/(?<=\bin play) (?:as well|also|too)(?= ,|$)/, ''],
  [
    /^(?<gain>gain (?:#|1) sanity(?: point)?)(?: ,)?(?: but)?(?: only)? if you have (?<range>(?:fewer|less) than #|# or (?:fewer|less))$/,
    '<gain> if you have <range> sanity',
  ],
  [
    /\b(?<who>they|your opponent|that player|that opponent) (?<must>(?:must )?)discard (?<what>[^,]+? card|1|#) (?:from|in|of) hand\b/,
    '<who> <must> discard <what> from their hand',
  ],
  [/^should (?:ever )?(?=\S+ )/, 'if '],
  [/(?<=, |; )should (?=(?:you|your|it|they|any|no|the|that|this|THIS) )/, 'if '],
  [
    /(?: ,)? (?:provided|providing|so long as|on condition|on the condition|but only if|but only while|but only when|in case|assuming|given)(?: that)? (?=(?:you|your|it|they|any|no|the|that|this|THIS|a|there|1|#|either|neither|each) )/,
    ' if ',
  ],
  [
    /^(?:provided|providing|on condition|on the condition|in case|in the event|assuming|supposing|given)(?: that)? (?=(?:you|your|it|they|any|no|the|that|this|THIS|a|there|1|#|either|neither|each) )/,
    'if ',
  ],
  [
    /\bpass (?:have )?(?:already )?(?:is )?(?:declare|announce|make|call)(?: already| so far)?(?: (?:this|in this|during this|in the current) round)?(?=,| ,|$)/,
    'pass is declare',
  ],
  [/\bdo not have another (?<what>[^,]+?) in play\b/, 'have no other <what> in play'],
  [/\bdo not have (?:any|a) (?=(?:other )?[^,]+ in play\b)/, 'have no '],
  [
    /\b(?<if>if|while) (?<who>you|your opponent|either player|any opponent) is (?<a>(?:at|in|on) [^,]+?) , or (?<n>(?:#|1)(?: point)?) if (?<b>(?:at|in|on) .+)$/,
    '<if> <who> is <a> , or <n> if <who> is <b>',
  ],
  [
    /\b(?<if>if|while) (?<whose>your opponent 's|your) current location is (?<a>[^,]+?) , or (?<n>(?:#|1)(?: point)?) if (?:that|the|this|such) location (?<b>(?:feature|bear|have|is) .+)$/,
    '<if> <whose> current location is <a> , or <n> if <whose> current location is <a> and <b>',
  ],
  [
    /\bis (?:at|in|on) (?:any|a|some) (?<what>region|subregion|dimension|city) (?:except|but|other than|save|apart from|besides)(?: for)?(?: in)? (?=\S)/,
    'is not in ',
  ],
  [/(?<=\b(?:no|not) [^,]*) at all(?= ,|$)/, ''],
  [/(?<=^no [^,]+?)(?: ,)? by (?:anyone|anybody|any player|any investigator)(?: ,)?(?= |$)/, ''],
  [
    /(?<what>\b(?:all|each|every) [^,:;]+?) ,? ?(?:no matter (?:whose|who (?:own|play|control) (?:it|they))|whoever (?:own|play|control) (?:it|they)|whosesoever(?: they is)?|regardless of (?:their |its )?owner|regardless of whose (?:it|they) is)(?: ,)?(?= |$)/,
    '<what> of any player',
  ],
  [/(?<=\b(?:ally|card|author|poet|dreamer|\S+) )whom (?=(?:they|you|your opponent) )/, 'that '],
  [
    /(?<=\byou is [^;]*)(?: ,)? or (?:aboard|on board|travel by|on) (?:a |any )?(?<what>travel_by_\S+)(?: event| card)?(?=$| ,)/,
    ' or a <what> card is on top of your story deck',
  ],
  [
    /\byou is (?:aboard|on board) (?:a |any )?(?<what>travel_by_\S+)(?: event| card)?(?=$| ,)/,
    'a <what> card is on top of your story deck',
  ],
  [/\byou is (?<a>(?:at|in|on) [^,]+?) , (?<b>(?:at|in|on) [^,]+?)(?= or a \S+ card is on top of)/, 'you is <a> or you is <b>'],
  // "In a Cemetery, a Tomb or Underground": a list of places, of which any has its article or preposition again.
  [
    /(?<=\b(?:is|while|player|investigator|opponent|turn that you is) (?:at|in) (?:a|any) (?:(?!play\b)[^,:;() ]+ )+(?:, (?:[^,:;() ]+ )+)*), (?:(?:at|in) )?(?:a|any) (?=(?:(?!or\b)[^,:;() ]+ )+(?:, )?(?:[^,:;()]+ )?or\b)/,
    ', ',
  ],
  [
    /(?<=\b(?:is|while|player|investigator|opponent|turn that you is) (?:at|in) (?:a|any) (?:(?!play\b)[^,:;() ]+ )+, (?:[^,:;()]+ )?or )(?:at |in )?(?:a|any) (?=\S)/,
    ' ',
  ],
  [
    /(?<=\byou is (?<a>outside|inside|underground|underwater)) , (?=(?:(?:at|in) (?:a|any) |outside|inside|underground|underwater)(?:[^,:;()]+ )?or )/,
    ' or ',
  ],
  [
    /\b(?<who>you|your opponent|they) is (?<a>(?:at|in|on) [^,]+?) , (?<b>(?:at|in|on) [^,]+?)(?: ,)? or (?<c>(?:at|in|on) [^,]+)$/,
    '<who> is <a> or <who> is <b> or <who> is <c>',
  ],
  [/(?<=^if [^,]+) when (?:THIS is cast|you cast THIS)(?= ,)/, '', ['Spell']],
  [/(?<=^if [^,]+) when (?:THIS is play|you play THIS)(?= ,)/, '', ['Event']],
  [/^(?<if>if|while|when) (?<so>[^,]+) , (?:it|THIS|the spell) cost no sanity$/, 'this card cost no sanity while <so>', ['Spell']],
  [/^(?:the spell|it) cost no sanity (?:if|when|while) (?<so>[^,]+)$/, 'this card cost no sanity while <so>', ['Spell']],
  [/^(?:if|when) (?:THIS is |it is )?(?:play|use) as a monster ,/, '', ['Monster']],
  [
    /\byou is (?:still )?(?:staying|stay|remain|remaining|wait|waiting|lodge|lodging|live|living|rest|resting|hold|keep|imprison) (?=here|there)/,
    'you is ',
  ],
  [/\bhave (?:spend|stay|wait|remain)(?: (?:at least|for|for at least))? (?:a|1)(?: full| whole)? turn here\b/, 'have stay here'],
  // Both must be so.
  [/^if (?<a>[^,]+) , (?<deed>you may [^,]+) if (?<b>[^,]+)$/, 'if <a> and <b> , <deed>'],
  [
    /(?<what>\b(?:any|a|another|1) \S+(?: \S+)?) is (?:reveal|find|present|include|among the card) in (?<side>(?:the|a|any) opposing (?:directed )?threat|your opponent 's threat|your threat|the same threat)(?= ,|$)/,
    '<side> contain <what>',
  ],
  [
    /(?<=^(?!.*\b(?:ally|monster|player|investigator|they)\b.*\bthey\b).*\byour opponent(?: 's)? [^.]*\b(?:if|while|when|unless) )they (?=(?:is (?:at|in|on|outside|inside|underground|underwater)\b|have (?:more|fewer|less|no|at least|any|a|#|1)\b))/,
    'your opponent ',
  ],
  [/(?<=\b(?:each|additional|further|extra|every|any) turn (?:that |which )?you (?:remain|stay|spend))(?= ,)/, ' here', ['Location']],
  [/ , however ,/, ' ,'],
  [
    /(?<=\bmust .*\bor .*?)(?: ,)? (?:as you (?:choose|wish|prefer|please)|at your (?:choice|option)|(?:the choice is yours)|whichever you (?:prefer|choose|wish))$/,
    '',
  ],
]

const turnedUp: readonly Clause[] = [
  [/^(?:if not|if it is not|failing that|in all other case) , /, 'otherwise , '],
  [/(?<=, )if not , /, 'otherwise , '],
  [
    /\bgain or lose (?:the |any )?sanity(?: point)? (?:as|that|which|shown by) (?:its|the card 's|that card 's) pentagram (?:show|indicate|say|tell|direct|demand)\b/,
    'apply its pentagram',
  ],
  [
    /(?<=\byour mythos deck\b.*)\b(?:put|place|return) it (?:on|at|to|under) (?:the )?bottom of (?:the|that) deck\b/,
    'put it on the bottom of your mythos deck',
  ],
  [
    new RegExp(
      `^if (?:${upcard} (?:bear|show|have|carry|feature) a (?:sanity loss|loss of sanity|sanity cost)|${upcard} cost(?: you)?(?: any)? sanity(?: point)?|its pentagram (?:show|indicate|is) a (?:sanity loss|loss of sanity|sanity cost|loss)) , (?:you )?(?:must )?(?:suffer|lose|pay|take) (?:that loss|that cost|it|(?:that (?:many|much)|as (?:many|much)|the same number of|the same amount of) sanity(?: point)?|that amount)$`,
    ),
    'lose sanity equal to its sanity cost',
  ],
  [
    new RegExp(
      `^if (?:${upcard} (?:bear|show|have|carry|feature) a (?:sanity loss|loss of sanity|sanity cost)|${upcard} cost(?: you)?(?: any)? sanity(?: point)?|its pentagram (?:show|indicate|is) a (?:sanity loss|loss of sanity|sanity cost|loss)) ,`,
    ),
    'if it is a card that cost sanity ,',
  ],
  [
    /^(?<how>discard|bury) any other card(?: ,)? and (?:any|the) monster (?:after|once) (?:its|the|their|it have make its) attack(?: is over)?$/,
    '<how> any other card . if it is a monster , <how> it',
  ],
  [/^(?<how>discard|bury) (?:it|the card|that card) in (?:any|either) case$/, '<how> it'],
  [
    /\b(?<how>discard|bury) (?:all (?:of )?(?:the )?(?:others|rest|remaining card)|the other (?:#|1)|the remaining (?:#|card))$/,
    '<how> the others',
  ],
  [
    new RegExp(
      `(?: ;|,|;) (?=(?:if ${upcard} is|if ${upcard} prove|should ${upcard}|if a |otherwise|if not|discard any other|bury any other|any other card|all other card|discard all other|anything else) ?)`,
    ),
    ' . ',
  ],
  [/(?<=\battack you)(?: ,)? (?:and|but) (?:your |you )?ally may defend(?: you)?(?: against it)?(?=$| \.| ;)/, ' . ally may defend'],
  [
    new RegExp(
      `^(?:whatever ${upcard} is|whatever is reveal|in any case|in either case|no matter what ${upcard} is|whatever it prove to is) , (?=(?:discard|bury) )`,
    ),
    '',
  ],
  [
    new RegExp(
      `(?<=^if ${upcard} is [^,]+ , (?:you may )?(?:play|take|draw|keep|put|place) )(?:that|the) (?:ally|artifact|tome|event|spell|location|monster|card)\\b`,
    ),
    'it',
  ],
  [
    new RegExp(
      `(?<=^(?:if ${upcard} is [^,]+|otherwise|if not) , (?:then )?)(?:it|that card|the card)(?: must)? is (?<how>place|put|add|discard|bury|return)\\b`,
    ),
    '<how> it',
  ],
  // Once it lies elsewhere it is no more the card that was turned up.
  [
    new RegExp(`\\b(?<put>(?:place|put|add) it (?:face-down )?(?:in|into|to) your threat)(?: ,)? (?:and|but) (?:you )?(?:must )?${paid}$`),
    'lose sanity equal to its sanity cost and <put>',
  ],
  [new RegExp(`(?<!threat (?:, )?(?:and|but) (?:you )?(?:must )?)\\b${paid}(?=$| ,| and| \\.| ;)`), 'lose sanity equal to its sanity cost'],
]

const numbers: readonly Clause[] = [
  [
    /(?<=\bbury (?:1|a) phobia(?: [^,(]*)?) \( (?:or )?(?<n>#)(?: phobia)? (?<if>if|when|while) (?<so>[^()]+) \)$/,
    ' , or <n> phobia <if> <so>',
  ],
  [/(?<=^if [^,]+ , )(?<n>#) phobia (?:is|may is) bury instead$/, 'bury <n> phobia instead'],
  [/^those (?:player |investigator )?(?=(?:who|at|in|with|whose) )/, 'each player '],
  [
    /(?<=\b(?:bury|draw|discard|gain|lose|flip) (?:#|1)(?: [^,]+?)?) (?:instead of|rather than|in place of) (?:just |only )?(?:1|#)$/,
    ' instead',
  ],
  [/(?<=^(?:if|while|when) [^,]+?) when(?:ever)? you do (?:so|this)(?= ,)/, ''],
  [/(?<=^(?:if|while|when) [^,]+ , (?:you may )?(?:bury|draw|discard|flip) #)$/, ' instead'],
  [
    /\bsanity is (?:the same as|exactly|equal with|as high as|identical to) (?=(?:that of|your|their|you|any|another|a) )/,
    'sanity is equal to ',
  ],
  [
    /^(?<lead>.+\bbury (?:1|a) phobia(?: [^,]*)?)(?: ,)? or (?<n>#)(?: phobia)?(?: instead)? (?:if|when|while) (?<so>[^,]+)$/,
    '<lead> . if <so> , you may bury <n> phobia instead',
  ],
  [
    /^(?<lead>.*\bdraw (?:#|1) (?:additional|more|extra) card\b.*?)(?: ,)? or (?<n>#)(?: (?:additional |more |extra )?card)?(?: instead)? (?:if|when|while) (?<so>[^,]+)$/,
    '<lead> . if <so> , draw <n> additional card instead',
  ],
  [/(?<=, all others lose (?:#|1)) sanity(?: point)?$/, ''],
  [
    /(?: [,;])? (?:and|while|but|whereas)? ?(?:(?:each|any|all) (?:other|remaining) (?:player|investigator|opponent)|everyone else|everybody else|the (?:others|rest|other|other player|remaining player)) (?=lose |gain |must |draw |discard )/,
    ' , all others ',
  ],
  [
    /^(?<lead>(?:when this card is play ,|when play ,)? ?)lose (?<n>#|1) sanity(?: point)? (?<a>(?:each time|when|if|at) [^,]+?)(?: ,)? and (?:lose )?(?<m>#|1)(?: more| additional)? sanity(?: point)? (?<b>(?:each time|when|if|at) .+)$/,
    '<lead> lose <n> sanity <a> . lose <m> sanity <b>',
    ['Event'],
  ],
  [
    /^lose (?<n>#|1) sanity(?: point)?(?: ,)? and (?:lose )?(?:another )?(?<m>#|1)(?: more| additional)? sanity(?: point)? (?<b>(?:each time|when|if|at) .+)$/,
    'lose <n> sanity . lose <m> sanity <b>',
    ['Event'],
  ],
  [/\bplay (?:1 or more|any number of) (?=\S)/, 'play a '],
]

/** What is in play for a while: of it the sentence before has told something that holds. */
const lasting = ['Ally', 'Artifact', 'Tome', 'Spell'] as const

/** Where nothing comes of what was told before. */
const ignored: readonly Clause[] = [
  [
    /^(?:(?:it|they) )?(?:(?:take|have) )?no effect (?<so>(?:at|by|during the|in the) (?:night|day)|(?:if|while|when) [^,]+)$/,
    'this card have no effect <so>',
    ['Event', 'Spell', 'Monster', 'Location'],
  ],
  // What stays beside one has other effects besides: this one alone does not come about.
  [
    /^(?:(?:(?:it|they|this) (?:take|have)|there is) )?no effect (?<so>(?:if|while|when) [^,]+)$/,
    'ignore this effect <so>',
    ['Ally', 'Artifact', 'Tome'],
  ],
  [
    /^(?:(?:(?:it|they|this) (?:take|have)|there is) )?no effect (?:at|by|during the|in the) (?<time>night|day)$/,
    'ignore this effect if it is <time>',
    ['Ally', 'Artifact', 'Tome'],
  ],
  [
    /^(?:(?:there is|(?:it|they) have|have|this have) )?no effect (?:at night|by night|during the night)$/,
    'ignore this effect if it is night',
    lasting,
  ],
  [/^(?:(?:there is|(?:it|they) have|have|this have) )?no effect (?:by day|during the day)$/, 'ignore this effect if it is day', lasting],
  [
    /^(?:(?:there is|(?:it|they) have|have|this have) )?no effect (?:if|while|when|as long as|so long as) (?<so>[^,]+)$/,
    'ignore this effect if <so>',
    lasting,
  ],
  [/^(?:ignore|disregard) this effect (?<so>at night|by night|by day)$/, 'this have no effect <so>'],
  [
    /^(?<if>if|while) (?<so>[^,]+(?: , or [^,]+)?) , (?:this (?:effect|loss|penalty)? ?(?:(?:is|may is) ignore|do not (?:apply|happen|occur|take place)|have no effect|is prevent|is not apply|is void)|(?:you )?(?:may )?(?:ignore|disregard) (?:this|this effect|these effect|this loss|this penalty|the above|this text|all this)|nothing happen(?: to you)?|you is (?:spare|exempt|safe))$/,
    'if <so> , ignore this effect',
  ],
  [
    /^(?<if>if|while) (?<so>[^,]+) , (?:the \S+ (?:cannot|do not|will not)(?: is)? (?!play|use|affect|bury|discard|attack|join|cast|walk|defend|move|leave|enter|draw|lose|gain|flip)\S+(?: (?:they|there))? and )?(?:THIS (?:then )?(?:have no effect|do nothing)|there is no effect)$/,
    'if <so> , ignore this effect',
    ['Event', 'Spell'],
  ],
  [
    /^(?:THIS have|there is) no effect if (?<so>your opponent [^,]+|(?:the|target|that) opponent [^,]+|you is [^,]+)$/,
    'ignore this effect if <so>',
    ['Event', 'Spell'],
  ],
  [
    /^(?:(?:this (?:effect|loss|penalty)|this) (?:(?:is|may is) ignore|do not (?:apply|happen|occur|take place)|have no effect|is not apply|is void)|(?:ignore|disregard) (?:this|this effect|these effect|this loss|this penalty|the above)|nothing happen|you is (?:spare|exempt) from this) (?:if|while|when|as long as) (?<so>[^,]+)$/,
    'ignore this effect if <so>',
  ],
]

const durations: readonly Clause[] = [
  [/\b(?:through|until) the end of next (?<what>round|turn)\b/, 'until the end of the next <what>'],
  [/\bfrom (?:now|here|this point)(?: on| onward| onwards)? until\b/, 'until'],
  [
    /^(?<long>(?:through|until) the end of (?:the |your )?(?:next )?(?:round|turn|combat)) (?=(?:your|no|each|all|every|you|any|THIS|the) )/,
    '<long> , ',
  ],
  [
    /^(?<long>(?:for the (?:rest|remainder) of|until the end of|through the end of|during) (?:this|the|the next|your next)? ?(?:round|turn|combat))(?: ,)? (?<one>.+?) , and (?<two>(?:neither|no|you|your) .+)$/,
    '<long> , <one> . <long> , <two>',
  ],
  [
    /^(?<lead>(?:.+ , )?)neither (?<a>\S+) nor (?<b>\S+) (?:have|has) any effect on you(?: or your ally)?$/,
    '<lead> you is not affected by <a> or <b>',
  ],
]

const elsewhere: readonly Clause[] = [
  [
    /^(?<who>(?:each|any) other) (?:player|investigator) (?:who is |whose (?:investigator|current location) is )?in the same (?<where>region|subregion|city)(?: as (?:the )?(?:target|victim|affected player|that player|that opponent)(?: player)?(?: 's)?(?: investigator)?(?: current location| is)?)? must (?:also )?(?<deed>.+)$/,
    '<who> player whose investigator is in the same <where> must <deed>',
    ['Event'],
  ],
]

export const occasions: readonly Clause[] = [...moments, ...conditions, ...turnedUp, ...numbers, ...ignored, ...durations, ...elsewhere]
