/** When something is done, told in other words: what is played or revealed, what a Turn is spent on here, who is where as it begins. */

import type { Clause } from '../clauses.ts'

const points = 'sanity(?: point)?'
const stay = '(?:remain|stay|rest|wait|linger)'
const here = '(?:here|at THIS|in THIS)'
const stayed = 'as your turn , have stay here , '
const hazard = '(?<hazard>space|underwater|radiation)'
const without = `(?:(?:who is )?(?:not able|unable) to survive(?: in)? (?<unable>space|underwater|radiation)|(?:without|who lack|who have no|not having|who have not) (?:any |a means of |the )?protection (?:from|against) ${hazard})`

// ---------------------------------------------------------------- this card is played, or turned up
const own: readonly Clause[] = [
  [
    /^(?:upon|on|after|when) being (?<what>play|reveal|cast)(?: ,)? (?=THIS|it|you|each|all|any|bury|discard|flip)/,
    'when this card is <what> , ',
  ],
  [
    /^(?:the|at the) (?:very )?(?:moment|instant|second|minute|time)(?: that| when)? (?<so>(?:THIS|it|they|threat|all threat|the threat|you) [^,:;()]+) , /,
    'when <so> , ',
  ],
  [/(?<=^when |^each time |^as soon as |^once )(?:THIS|it) (?:come|enter|is put|is bring)(?: into| in)? play(?= ,)/, 'this card is play'],
  [/^(?:each|any|every) time(?: that)? (?<so>(?:THIS|threat) is reveal)(?= ,)/, 'when <so>'],
  [/^(?<deed>[^,:;()]+) (?:each|any|every) time(?: that)? (?<so>(?:THIS|threat) is reveal)$/, 'when <so> , <deed>'],
  [
    /^(?:before combat is resolve(?: ,)?(?: but| and)? )?(?:immediately )?after (?:the |all )?threat (?:is|have is) reveal(?: ,)?(?: (?:but|and) before combat (?:is resolve|begin|is fight))?(?: ,)? /,
    'when threat is reveal , ',
  ],
  [
    /\b(?:THIS|it) (?:force|cause|make|require) (?<what>(?:all|each|every|any|1|#|a) [^,:;()]+?) to is (?<how>bury|discard|flip)(?<face>(?: face-down)?)$/,
    '<how> <what> <face>',
  ],
  [/\bwhen you or (?:any|a|your|another|any other) (?:opponent|player) play\b/, 'when any player play'],
  // "When flipped face-up": nobody else is named.
  [
    /^(?<when>when|once|each time|as soon as) (?<how>flip|turn)(?<face>(?: face-up| face-down)?)(?: again)?(?= ,)/,
    '<when> this card is <how> <face>',
  ],
  [
    /(?<=^(?:when|if|each time|after) (?:you|your opponent|(?:a|any|another) (?:player|opponent)) )(?:arrive|go|come) (?<where>outside|underground)(?= ,)/,
    'arrive at a <where> location',
  ],
  // The last Pass is the one that ends the Round.
  [
    /^(?:if|when|each time) (?<who>you|your opponent|(?:a|any|another) (?:player|opponent)) is the (?:last|final)(?: player| 1)? to pass(?: (?:in|during) (?:a|the|this|each|any) round)?(?= ,)/,
    'when <who> pass , if the pass end the round',
  ],
  [
    /^(?<when>if|when|each time) (?:a|any|1) (?<what>monster|ally|artifact|tome|weapon|event|spell|location)(?: that)? you (?:have )?play (?=(?:is|leave)\b)/,
    '<when> 1 of your <what> ',
  ],
  [/\bis ever (?=(?:bury|discard|lose|flip)\b)/, 'is '],
  [
    /^(?:at|on|upon|with) (?:each|every|any|a) change (?:from day to night|of day (?:in)?to night)(?= ,)/,
    'each time day give way to night',
  ],
  [
    /^(?:at|on|upon|with) (?:each|every|any|a) change (?:from night to day|of night (?:in)?to day)(?= ,)/,
    'each time night give way to day',
  ],
  [
    new RegExp(
      `^each (?<what>[^,:;()]+?) (?:that )?you (?<verb>lose|play|cast|bury|discard) (?:cost you|make you lose) (?<n>#|1) ${points}$`,
    ),
    'lose <n> sanity each time you <verb> a <what>',
  ],
  [/\b(?:place|put) (?<it>it|THIS) with another (?=(?:of your )?ally\b)/, 'give <it> to another '],
]

// ---------------------------------------------------------------- as a Turn begins
const begins: readonly Clause[] = [
  [
    /(?<=^when combat begin(?: ,)? you (?:may|can) )(?:move|place|put|add|commit) 1 of your (?<who>(?:other )?[^,:;() ]+)(?<ally> ally)?(?: face-down)? (?:to|in|into) your threat(?: ,)?(?: face-down)?$/,
    'put 1 <who> ally into your threat',
  ],
  // "Each time you play a Travel Event or place a Location crosswise on your Story Deck".
  [
    /(?<=\b(?:when|each time|any time)(?: that)? (?:you |they |your opponent |you [^,:;()]* or (?:you )?))(?:place|play|put|lay) (?:a|any) (?:new )?location crosswise(?: on(?: top of)? (?:your|their) story deck)?(?=$| ,| or\b)/,
    'walk',
  ],
  // "When Monsters are committed to Combat": as it begins.
  [
    /^(?:when|as|while) (?:monster|threat|your monster) is commit(?: to (?:the |a )?(?:combat|battle|threat))?(?= ,| you )/,
    'when combat begin',
  ],
  [
    /(?<=^when combat begin(?: ,)? you (?:may|can) )(?:move|place|put|add|commit) (?<who>[^,:;()]+?)(?: from)? (?:you have in play as ally|(?:from )?(?:among )?your ally)(?: face-down)? (?:to|in|into) your threat(?: ,)?(?: face-down)?$/,
    'put <who> ally into your threat',
  ],
  [
    /(?<=^when combat begin(?: ,)? you (?:may|can) )(?:move|place|put|add|commit) (?<who>THIS|this ally|that ally|the bearer|it|1 other [^,:;()]+? ally)(?: face-down)? (?:to|in|into) your threat(?: ,)?(?: face-down)?$/,
    'put <who> into your threat',
  ],
  [
    /(?<=\bturn (?:that )?you (?:remain|is|spend|stay) here) without (?:any |some )?(?:protection from|protection against|mean of survive) (?=(?:space|underwater|radiation)\b)/,
    ' unless you have protection from ',
  ],
  [
    /\bat the start of (?<each>each(?: of your)? turn) (?:in which|during which|on which|that|when|where) (?=(?:you|your|the top|THIS|it|there|any|no)\b)/,
    'at the start of <each> if ',
  ],
  [
    /\bat the start of (?<each>each(?: of your)? turn) if your top (?:story deck )?card\b/,
    'at the start of <each> if the top card of your story deck',
  ],
  [
    new RegExp(
      `^(?<deed>(?:you )?lose (?:#|1) ${points}) (?:each|every|per|during each|in each|on each|for each)(?: of your)? turn(?: ,)? (?:that|in which|while|when|during which|if|on which) (?<so>(?!you (?:play|cast|use|pass)\\b)[^,:;()]+)$`,
    ),
    'at the start of each turn , if <so> , <deed>',
  ],
  [/\bif your top (?:story deck )?card (?=(?:is|have)\b)/, 'if the top card of your story deck '],
  [
    /(?<=^|, )(?<who>(?:each|every|any|all) (?:player|investigator|opponent)) (?:who|that) have (?:a|any) (?<place>[^,:;()]+?)(?: location)? as (?:a |the |their )?current location /,
    '<who> whose current location is a <place> location ',
  ],
  [
    /\byou have (?:a|any) (?<place>[^,:;()]+?)(?: location)? as (?:a |the |your )?current location\b/,
    'your current location is a <place> location',
  ],
  [
    new RegExp(`^(?:all |each |any |every )?(?:investigator|player|those|anyone|anybody) ${without} `),
    'unless you can survive <hazard> <unable> , you ',
    ['Location'],
  ],
  [new RegExp(`^(?:all |each |any |every )(?:investigator|player) ${without} `), 'each player who cannot survive <hazard> <unable> '],
  [
    /^at the start of (?:each|every|a) round(?: ,)? (?<who>(?:all|each|every) (?:player|investigator|opponent)|you|your opponent) draw (?<n>#|1) (?<more>fewer|less|more|additional|extra) card(?<than>(?: than usual)?)$/,
    '<who> draw <n> <more> card each round',
  ],
  [
    /^if (?<so>you is [^,:;()]+?) when THIS is play(?: ,)? and (?:again )?at the start of (?<each>each(?: of your)? turn)(?: (?:there|that you (?:is|remain) there|thereafter))?(?: ,)? (?<deed>[^,:;]+)$/,
    'when this card is play and at the start of <each> , <deed> if <so>',
    ['Event'],
  ],
]

// ---------------------------------------------------------------- a Turn spent here, or lost here
const spent: readonly Clause[] = [
  [
    new RegExp(
      `^(?:by )?(?:remaining|staying|resting|waiting|lingering) (?<rest>${here}.*?)(?: ,)? (?:allow|let|enable|permit|entitle) (?:you|your investigator) (?:to )?`,
    ),
    'remain <rest> to ',
    ['Location'],
  ],
  [
    new RegExp(
      `^(?:if|when)(?: ,)? (?:as|on|during|for) your turn(?: ,)? you (?:do nothing but|only|simply|just|do nothing except)(?: to)? ${stay} ${here} , (?:you may )?`,
    ),
    stayed,
    ['Location'],
  ],
  [new RegExp(`^(?:as|on) your next turn , (?:you may )?${stay} ${here}(?: ,)? (?:and|to) `), stayed, ['Location']],
  [
    /^(?:for |during |on )?(?:each|every|any)(?: additional| extra| further| other)? turn (?:that )?you (?:remain|stay|spend) (?<where>with THIS (?:at|in) [^,:;()]+) , (?:you may )?(?<deed>.+)$/,
    'remain <where> for 1 turn and <deed>',
    ['Ally'],
  ],
  [
    new RegExp(
      `^you (?:must|have to) ${stay} ${here}(?: for)? (?:1|a|another|your next)(?: full| whole| additional| extra| entire| complete)? turn(?: ,)?(?: and)? (?:without )?(?:play|playing|you may play) (?:no|any) card$`,
    ),
    'lose your next turn',
    ['Location'],
  ],
  [
    /^you is (?!not\b|in\b|at\b|inside\b|outside\b|under|walk)\S+(?: here)?(?: ,)? and (?:you )?(?:must )?(?<lose>lose your next turn)$/,
    '<lose>',
    ['Location'],
  ],
]

// ---------------------------------------------------------------- what is done as a use, with its price
const used: readonly Clause[] = [
  [
    /^(?<head>(?:(?:as|on) your turn , )?)THIS may (?<how>flip|bury|discard)(?: face-down)? to /,
    '<head> <how> this card to ',
    ['Ally', 'Artifact', 'Tome'],
  ],
  [/\bflip (?<face>face-up|face-down) (?<what>(?:(?:any )?(?:1|#|a)|all|each|any) [^,:;()]+)$/, 'flip <what> <face>'],
  [
    /\b(?:have|cause) (?<what>(?:a|1|any|any 1) [^,:;()]+?)(?: to is)? (?<how>bury|discard|flip)(?: in order)? to (?=(?:draw|gain|look|bury|discard|return|take|cancel|search)\b)/,
    '<how> <what> to ',
  ],
]

// ---------------------------------------------------------------- what was turned up
const shown: readonly Clause[] = [
  [
    /\bthe (?:1|first|next|uppermost|topmost) card (?:of|on|in|from) (?<whose>(?:your|their|your opponent 's)) mythos deck\b/,
    'the top card of <whose> mythos deck',
  ],
  [
    /(?<=^if [^,:;()]+ , )you must (?:face|fight|withstand|endure|resist) (?:its attack|it|the monster)(?: at once| immediately)?(?: ,)?(?: though| but| although) (?:your )?ally may (?:help )?defend(?: you)?$/,
    'it attack you immediately . ally may defend you',
  ],
  [
    /(?<=^if [^,:;()]+ , )you must (?:face|fight|withstand|endure|resist) (?:its attack|it|the monster)(?: at once| immediately)?$/,
    'it attack you immediately',
  ],
  [
    /^(?<a>.+ attack you(?: immediately)?)(?: ,)? (?:though|but|although) (?:your )?ally may (?:help )?defend(?: you)?$/,
    '<a> . ally may defend you',
  ],
  [/(?<=^otherwise(?: ,)? )you (?<may>may |)(?:keep|retain) (?:it|the card)$/, 'you <may> put it into your hand'],
  [/(?<=^if [^,:;()]+ , (?:you )?(?:may )?)keep (?:it|the card)$/, 'put it into your hand'],
]

// ---------------------------------------------------------------- on top of a Story Deck
const any = "(?:a|any|each|every|all) (?:player 's )?story deck"
const tops: readonly Clause[] = [
  [
    new RegExp(
      `^(?:any|all|each|every) (?<what>[^,:;()]+?) on (?:the )?top of ${any} (?:must )?is (?<how>bury|discard)(?<rest>(?: ,)?(?: and .*)?)$`,
    ),
    '<how> all <what> on top of any story deck <rest>',
  ],
  [
    new RegExp(`^(?<how>bury|discard) the top card of (?!a )${any} (?:if it is|that is|which is|when it is) (?:a|any) (?<what>[^,:;()]+)$`),
    '<how> all <what> on top of any story deck',
  ],
  [
    /^(?<first>(?:bury|discard) (?:all|any|each) (?<what>[^,:;()]+?) (?:on top of|in play)[^,:;()]*)(?: ,)? and (?:none|neither|no (?:other|new|more)(?: of (?:they|them))?(?: 1)?|no (?:such )?(?:other )?card) (?:may|can) is play(?: (?:as long as|while|until|so long as) [^,:;()]*)?$/,
    '<first> . no <what> may is play',
  ],
]

// ---------------------------------------------------------------- words
const words: readonly Clause[] = [
  [/(?<=\b(?:if|while|when) )(?:it|THIS) is (?=oppose by )/, '', ['Monster']],
  [
    /^(?<deed>(?:THIS )?(?:add|subtract|gain|lose) (?:#|1)(?: point)?[^,:;()]*?) for (?:a|any) opponent (?:who is|being) (?<where>[^,:;()]+)$/,
    '<deed> if your opponent is <where>',
    ['Monster'],
  ],
  // "Add 1 if your opponent is Inside by Day, or 2 at Night": Inside is asked both times.
  [
    /^(?<add>add|subtract) (?<n>#|1) (?<to>(?:point )?(?:to|from) [^,:;()]+?) (?:if|while|when) (?<so>[^,:;()]+?) (?<when>(?:during the|by) day|(?:at|during the|by) night)(?: ,)? (?:or|and|but) (?<other>#|1)(?: point)? (?<then>(?:during the|by) day|(?:at|during the|by) night)$/,
    '<when> , <add> <n> <to> if <so> . <then> , <add> <other> <to> if <so>',
  ],
  [
    /\b(?:return|put|place|move) (?:the card|it|that card) (?:back )?(?:to|at|on|onto) the bottom of (?:your mythos deck|the deck|the mythos deck)$/,
    'put it on the bottom of your mythos deck',
  ],
  [/\bit is (?:always )?(?:consider|treat|count|assume|regard)(?: to is| as| as if it is)? (?=(?:night|day)(?: |$))/, 'it is '],
  [
    /\b(?:have|force|make|cause) (?:1|a|your|any) opponent (?:to )?(?:reveal|show)(?: you)? their (?<what>hand|threat)(?: to you)?/,
    "look at your opponent 's <what>",
  ],
  [
    /(?<=\blook at [^;:]+?)(?: ,)? and (?:you may )?(?<how>discard|bury|keep) it if you (?:wish|like|choose|want|so choose|desire)$/,
    ' . you may <how> it',
  ],
  [/\blook at (?:any 1|1|any|a) (?:player|investigator|opponent) 's (?=(?:hand|threat)\b)/, "look at your opponent 's "],
  [/(?<=\b(?:your opponent|player|they|that player) draw )a (?=card$)/, '1 '],
  [/\bunless (?<who>they|your opponent|that player) is underground(?=$| ,)/, 'if <who> is not underground'],
  [
    /^(?<head>if both you and your opponent is [^,:;()]+ , [^,:;()]*?\b(?:1|#|all)) of their (?=(?:[^,:;() ]+ )?(?:ally|artifact|tome|spell)\b)/,
    "<head> of your opponent 's ",
  ],
  [/^(?<deed>[^,:;()]+ (?:if|while) [^,:;()]+) , or if (?<so>[^,:;()]+)$/, '<deed> or <so>'],
  [/(?<=\b1 )(?:extra|further|more|additional) (?=(?:random )?(?:ally|artifact|tome|monster)\b)/, '', ['Monster']],
  [/\blook at (?:any )?(?:1|a)(?: player 's| opponent 's)? threat$/, "look at your opponent 's threat"],
  [
    /^when (?:the|its) ally (?:(?:who |that )?(?:hold|bear|carry|have)|with) THIS is (?:bury|lose|discard|bury or discard|discard or bury) , you may (?:immediately )?(?:give|pass|place|move|transfer|assign) it (?:to|with) another ally$/,
    'if this card is due to is bury , you may immediately give it to another ally',
    ['Artifact'],
  ],
  [/\bget (?<n>#|1)(?: (?:additional|more|extra))? point\b/, 'gain <n> point'],
  [new RegExp(`(?<=\\b(?:#|1) (?:or (?:fewer|less|more) )?${points}) (?:remaining|remain|leave)(?= |$)`), ''],
  [
    /\bthere is (?:any |1 or more )?(?<what>[^,:;()]+?) in (?<side>your threat|the opposing threat|your opponent 's (?:directed )?threat|the same threat)(?= ,|$)/,
    '<side> contain <what>',
  ],
  [/(?<=\bcontain )other (?=\S+(?: ,|$))/, 'another '],
  [/^(?<how>discard|return) (?:rather than|instead of|and do not) bury (?<it>THIS|it)(?<rest>.*)$/, '<how> <it> instead of bury it <rest>'],
  [
    /^(?<when>at night|by day|during the day|during the night|by night) (?<what>THIS (?:is worth|have|gain|add) [^,:;()]+)(?: ,)? but (?<other>at night|by day|during the day|during the night|by night) (?:it )?(?<more>[^,:;()]+)$/,
    '<when> <what> . <other> this card <more>',
  ],
]

// ---------------------------------------------------------------- who gets through
const through: readonly Clause[] = [
  [
    /\bany (?:of )?(?:THIS 's|its) (?:point|value) (?:get|come|go|break)(?: through)? (?:through )?to (?:your opponent|your opponent 's (?:ally(?: or investigator)?|investigator))(?= ,|$)/,
    'this card survive to affect your opponent',
    ['Monster'],
  ],
  [/^if it survive (?:the )?cosmic battle , /, 'if this card survive the cosmic battle , ', ['Monster']],
  [
    /\b(?:THIS|it) (?:also )?(?:steal|take|snatch|carry off|devour|destroy|eat|seize) (?<what>[^,:;()]+?) (?:from|of) your opponent(?: ,)? who must (?<how>bury|discard) (?:it|they|that card)$/,
    '<how> <what> of your opponent',
    ['Monster'],
  ],
  [
    /^at the end of combat , (?<deed>[^,:;()]+ of) (?:a|your|any) opponent who (?:have )?lose sanity (?:in|during) (?:this|the|that) combat$/,
    'at the end of combat , if your opponent have lose sanity in this combat , <deed> your opponent',
  ],
]

const lost: readonly Clause[] = [
  [/(?<=\blose )(?:at least 1|1 or more) (?=(?!sanity\b)[a-z_]+(?: [a-z_]+)?(?=$| ,| this round| in this round| during this round))/, 'a '],
  [
    /\b(?:any|1|a|at least 1|any 1) of your (?<what>ally|artifact|tome|monster|weapon) (?:is|have is) lose (?:in |during )?this round\b/,
    'you have lose a <what> this round',
  ],
  [
    /\ba (?<what>ally|artifact|tome|monster|weapon) of yours (?:is|have is) lose (?:in |during )?this round\b/,
    'you have lose a <what> this round',
  ],
  [
    /\b(?<which>in which|during which) (?:(?:any|1|a|at least 1|any 1) of your (?<what>ally|artifact|tome|monster|weapon)|(?:a|any|1) (?<of>ally|artifact|tome|monster|weapon) of yours) is lose(?= ,|$)/,
    '<which> you lose a <what> <of>',
  ],
  // What says so lies in play.
  [
    /(?<=\b(?:at the (?:start|end) of|each time|when)\b[^:;]*)(?: ,)? (?:if|while|provided|providing|as long as|so long as|on condition)(?: that)? THIS(?: (?:himself|herself|itself))? (?:is|remain) in play$/,
    '',
    ['Ally', 'Artifact', 'Tome'],
  ],
  // "Whenever you add a Spell to this Tome from your hand": it is played there.
  [
    /^(?<when>(?:each time|any time|when)(?: that)?) you (?:add|place|put|lay|store|insert|enter) (?:a|1|any|another) (?<what>(?:[^,:;() ]+ ){0,2}?spell) (?:from your hand )?(?:to|in|into|on|within|inside|under) THIS(?: from your hand)?(?= ,)/,
    'when you play a <what> into this card',
    ['Tome', 'Ally', 'Artifact'],
  ],
  [
    /^(?<when>(?:each time|any time|when)(?: that)?) (?:a|1|any|another) (?<what>(?:[^,:;() ]+ ){0,2}?spell) is (?:add|place|put|lay|store|insert|play) (?:from your hand )?(?:to|in|into|on|within|inside|under) THIS(?: from your hand)?(?= ,)/,
    'when you play a <what> into this card',
    ['Tome', 'Ally', 'Artifact'],
  ],
]

export const otherMoments: readonly Clause[] = [...own, ...lost, ...begins, ...spent, ...used, ...shown, ...tops, ...words, ...through]
