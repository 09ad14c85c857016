/** What Events bring about, told in yet other words: duties for the next Turn, what is spared, lost and made good, and what goes without saying. */

import type { Clause } from '../clauses.ts'
import type { Self } from '../reading.ts'

const event: readonly Self['type'][] = ['Event']
const foe = '(?:your opponent|the opponent|that opponent|that player|target opponent|a opponent|any opponent|1 opponent)'
const they = '(?:they|that player|that opponent|your opponent|the opponent)'

// ---------------------------------------------------------------- what must be played next, and what befalls him who does not
const nextTurn = "(?:as|on|in|during|at|with|for) (?:the|their|his|your opponent 's|that player 's)(?: very)? next turn"
const duties: readonly Clause[] = [
  [
    new RegExp(
      `^(?:even (?:if|when|though|while) (?:they is |already )*walk , )?the next (?:card|thing|play)(?: that| which)? (?<who>${foe}|each opponent|each player|they) (?:play|make) must is (?<what>.+)$`,
    ),
    '<who> must play <what> next',
  ],
  [
    new RegExp(
      `^(?:${nextTurn}|next turn) ,? ?(?<who>${foe}|each opponent|they) must (?<how>(?:either )?play) (?<what>[^;]+?)(?<else>(?: ,| ;)? (?:or|otherwise) (?!travel|a |an |any |the |1 ).+|)$`,
    ),
    '<who> must <how> <what> next <else>',
  ],
  [
    new RegExp(
      `^(?<a>${foe} must (?:either )?play [^;]+?) ; (?:otherwise|or else|if not|failing this|failing that) ,? ?(?:${they} )?(?:must )?(?<b>.+)$`,
    ),
    '<a> , or <b>',
  ],
  [
    new RegExp(
      `^if ${they} (?:do not|fail to|will not|refuse to|refuse|fail)(?: (?:do (?:so|this|it)|play (?:1|it|either|such a card|any|1 of they|so)|comply|go|leave|obey))? , (?<what>.+)$`,
    ),
    'if they do not , <what>',
  ],
  [/(?<=^if they do not , )(?:the|their) next turn is (?:lose|forfeit|miss|skip|waste)$/, 'they lose the next turn'],
  [/(?<=\bmust play .*)\( ?(?:no|not a|this is no|this is not a|which is no|which is not a) pass ?\)/, ''],
  // To leave is to play a Location or to travel, on foot or not.
  [
    new RegExp(
      `^(?<who>${foe}|each opponent) must (?:leave|move on from|go from|depart from|move away from|abandon) their current location (?<when>${nextTurn}|next turn)(?: ,)?(?: (?:walk|on foot|by walk) or (?:otherwise|not|by any other mean)(?: ,)?| by (?:any|whatever) mean(?: ,)?)?(?<else>(?: ,)? or .+|)$`,
    ),
    '<who> must play a location or travel_event event next <else>',
  ],
  [/^even (?:if|when|though|while) (?:they is |already )*walk , (?=[^,]*\bmust (?:either )?play )/, ''],
]

// ---------------------------------------------------------------- what is said besides, and changes nothing
const besides: readonly Clause[] = [
  // Whoever does it chooses anyway; that another does is no small thing.
  [
    /(?<=^(?!.*(?<!\bof (?:your|a|any|1|each) )\b(?:opponent|player|investigator|they)\b(?! 's)).*)(?: ,)? (?:whichever|as|whatever|which ever) (?:you (?:would )?(?:prefers?|choose|wish|like|want|please)|is prefer)(?: to)?$/,
    '',
  ],
  [
    /(?<=^(?:[^,:]+ , )?(?:they|that player|that opponent|your opponent|(?:each|any|target) (?:player|opponent|investigator)) .*)(?: ,)? (?:whichever|as|whatever|which ever) (?:they|that player|that opponent|your opponent) (?:would )?(?:prefers?|choose|wish|like|want|please)(?: to)?$/,
    '',
  ],
  [/^(?:name|pick|select|designate|single out) (?=(?:a|1|any|any 1|your) (?:opponent|other player))/, 'choose ', event],
  [
    /^(?:(?:all|each|every|any) (?:player 's )?|the )?threat (?:is |must is |stay |remain )?(?:carry over|hold over|keep|leave|retain|stay|remain|hold|kept|save|preserve)(?: over)?(?: (?:in place|as (?:they|it) is|where (?:they|it) is|on the table|face-down|intact|untouched|unchanged))?(?: (?:to|until|for|into) (?:the )?(?:next|follow)(?: round)?(?: 's combat)?)?$/,
    'all threat remain as they is',
  ],
  [
    /(?<=\bno combat(?: step)? this round|\bskip combat(?: this round)?|\bcombat is skip this round)(?: ,| ;| :| and| , and) (?:all |any |each )?threat (?:is |stay |remain |must is )?(?:carry over|hold over|keep|leave|retain|stay|remain|held)?(?: over)?(?: (?:in place|as (?:they|it) is|where (?:they|it) is|on the table|face-down|intact))?(?: (?:to|until|for|into) (?:the )?(?:next|follow)(?: round)?)?$/,
    '',
  ],
  [
    /\bthe combat (?:step|phase) (?:of|in|for|at the end of) (?:this|the) round (?:is|be) (?:skip|cancel|omit|leave out|call off|pass over)/,
    'combat is skip this round',
  ],
  [
    /\bthere (?:is|will is) (?:then )?no combat(?: step| phase)?(?: (?:at the end of|in|during|for) (?:this|the) round)?$/,
    'there is no combat this round',
  ],
  [
    /\bno combat(?: step| phase)? (?:(?:take place|occurs?|is hold|is fight|happens?|ensues?|follow)(?: at the end of| in| during| for)?|at the end of|during|for) (?:this|the) round$/,
    'there is no combat this round',
  ],
  [
    /^(?<who>they|you|that player|that opponent|your opponent) (?:may|can)(?: not|not) (?:play (?:any|a) card or pass|pass or play (?:any|a) card|pass)(?: ,)? (?:on|during|in) (?:that|the lost) turn$/,
    'play no card on that turn',
    event,
  ],
  [
    /^no card (?:may|can) is play(?: by they)? (?:on|during|in) (?:that|the lost) turn(?: ,)?(?: (?:and|nor) (?:no pass (?:is|may is) (?:announce|make|declare)|(?:they )?(?:may|can)(?: not)? pass))?$/,
    'play no card on that turn',
    event,
  ],
  // An Event is played as a Turn anyway, whoever has passed.
  [
    /^(?<play>(?:you may )?play THIS|THIS (?:may|can) is play) (?:even )?(?:if|when|though|although) (?:all|every|each|both)(?: of)?(?: the)?(?: other| your)? (?:player|opponent|investigator)s? have (?:already )?pass$/,
    'play this card on yourself',
    event,
  ],
  [
    /^(?:you may )?play THIS (?:instead of|in place of|in lieu of|rather than|when you would|on your turn instead of) (?:announce|declare|make|call|say|take)? ?(?:a |your |the )?(?:usual |normal )?pass$/,
    'play this card on yourself',
    event,
  ],
  [
    /^THIS (?:may|can) is play (?:instead of|in place of|in lieu of|rather than)(?: announce| declare| make)? (?:a|your|the) (?:usual |normal )?pass$/,
    'play this card on yourself',
    event,
  ],
  [
    /\bpass (?:that have )?(?:(?:is |have is )?(?:announce|declare|make) )?(?:thus far|so far|up to now|until now|to date|already)(?: (?:in|during|for|of) (?:this|the|the current|the present) round| this round)?(?= |$)/,
    'pass declare so far',
  ],
  [
    /^(?<all>(?:all|any|each|every) pass [^,;]*?|all pass) (?:is|are) (?:now |thereby |hereby )?(?:cancel|null|null and void|nullify|annul|erase|forget|wipe out|take back|undo|undone|ignore)$/,
    '<all> is void',
  ],
]

// ---------------------------------------------------------------- Passes that a card makes, and others beside them
const passes: readonly Clause[] = [
  [
    /^(?:THIS|this|play THIS|this play|it) (?:also )?(?:count|is treat|is consider|is count|is regard|serve)? ?(?:as |is )?(?:a|your) pass$/,
    'play this card and pass',
    event,
  ],
  [
    /^(?:you )?(?:must )?(?:immediately |at once )?(?:announce |declare |say |call |call out )?(?:a |your )?pass (?:when|as|after|while|upon) (?:you )?(?:have )?play THIS$/,
    'play this card and pass',
    event,
  ],
  [
    /^(?:when|as|after|while) (?:you )?(?:have )?play THIS , (?:you must )?(?:immediately |at once )?(?:announce |declare |say |call |call out )?(?:a |your )?pass$/,
    'play this card and pass',
    event,
  ],
  [
    /(?<=\bif )(?:(?:at least )?1 (?:other |more |earlier |previous )?pass|another pass|a (?:earlier|previous|prior) pass|any (?:other|earlier) pass)(?: have)?(?: already)? (?:is )?(?:already )?(?:announce|make|declare|stand|stands)(?: already)?(?: (?:in |during |for )?(?:this|the) round)?(?=$| ,)/,
    '1 or more other pass is declare',
    event,
  ],
  [/^if (?:this|the|that|your) pass end (?:the|this) round (?:, )?(?:then )?(?=[a-z])/, 'if this pass end the round , ', event],
]

// ---------------------------------------------------------------- one's own loss undone
const lost = '(?:lose|bury or discard|discard or bury)'
const since = 'since your last turn'
const losses: readonly Clause[] = [
  [
    new RegExp(
      `^(?:if|when) (?:(?:a|1|any|1 or more|some|1 or more of|1 of|any of)(?: of)? (?:your )?ally(?: of yours)? (?:have |has )?(?:is |be )?(?:just )?${lost}|you (?:have |has )?(?:just )?${lost} (?:a|1|any|1 or more|some)(?: of)?(?: your)? ally) ${since} , (?<undo>.+)$`,
    ),
    'play this card when you have lose a ally since your last turn . <undo>',
    event,
  ],
  [
    new RegExp(
      `^play(?: THIS)? (?:at the start of your turn |on your turn |as your turn )?(?:only )?(?:if|when|after) (?:(?:a|1|any|1 or more|some)(?: of)? (?:your )?ally(?: of yours)? (?:have |has )?(?:is |be )?(?:just )?${lost}|you (?:have |has )?(?:just )?${lost} (?:a|1|any|1 or more|some)(?: of)?(?: your)? ally) ${since}$`,
    ),
    'play this card when you have lose a ally since your last turn',
    event,
  ],
  [
    /^(?:that|the|this) loss (?:never |do not |did not )(?:really )?(?:occur\w*|happen\w*|take place|took place|come to pass)$/,
    'cancel that loss',
    event,
  ],
  [/^(?:that|the|this) loss is (?:cancel|undo|undone|void|negate|nullify|annul|make good|ignore|reverse)$/, 'cancel that loss', event],
  [/^(?:undo|void|negate|nullify|annul|reverse|make good|ignore) (?:that|the|this) loss$/, 'cancel that loss', event],
]

// ---------------------------------------------------------------- what is taken over, and shown
const taken: readonly Clause[] = [
  [
    /^(?<who>(?:all|each|every) (?:other )?(?:player|investigator|opponent)) (?:must )?(?:show|expose|lay open|lay down|turn up) their (?:whole |entire |complete )?hand(?: to (?:each other|(?:1 )?another|all|all player|all other player|each other player|everyone|everybody|the other player|the others))?$/,
    '<who> reveal their hand',
  ],
  [
    /\btake control of (?<what>(?:1|a|any 1|#|up to #) [^,;:]*\bthreat\b[^,;:]*?)(?: ,)? and (?<put>(?:add|put|place|move) (?:it|they|them) (?:to|in|into) your (?:own )?threat)/,
    'take <what> and <put>',
  ],
  [
    /^(?<what>(?:any 1|1|a|any) [^,;:]*?\b(?:ally|monster|artifact|tome|weapon)\b[^,;:]*?) (?:may|must|is to) is (?:choose|select|pick)(?: by you)?$/,
    'choose <what>',
    event,
  ],
  // A card that stays may have been played long ago.
  [
    new RegExp(
      `^choose (?<what>(?:a|1|any|any 1) (?:\\S+ )?(?:spell|event)) (?:that (?:is |have is )?)?(?:just )?(?<did>cast|play) by (?<who>${foe})$`,
    ),
    'play this card when <who> <did> <what>',
    event,
  ],
  [/\byour own (?=threat|hand|story deck|mythos deck|discard pile)/, 'your '],
  [
    new RegExp(
      `^(?:ask|tell|order|force|require|command|compel) (?<who>${foe}) to (?<what>(?:show you|reveal|lay down|lay open|turn up|expose) their (?:whole |entire |complete )?(?<zone>hand|threat))$`,
    ),
    "look at <who> 's <zone>",
  ],
  [
    /(?<=\b(?:bury|discard) (?:all|each|every|any|1|#) [^,;]*) (?:(?:that is |which is )?(?:find|see|discover|reveal|show) )?there(?:in)?$/,
    ' in it',
  ],
  [
    /(?<=^(?:[^,]* , )?(?:all|each|every|any) weapon(?: (?!and |or |bearer)[^,;]*)?) lose (?:their|its|all their|all its|all) (?:card )?value(?= until| for| this| while|$)/,
    ' add nothing',
  ],
  [
    /(?<=^(?:[^,]* , )?(?:all|each|every|any) weapon(?: (?!and |or |bearer)[^,;]*)?) is (?:treat|count|consider|regard) as (?:though|if) (?:they|it) have (?:no|a|the)(?: card)? value(?: of 0| 0)?(?= until| for| this| while|$)/,
    ' add nothing',
  ],
  [
    /(?<=^(?:[^,]* , )?(?:all|each|every|any) weapon(?: (?!and |or |bearer)[^,;]*)?) is (?:worth|value at) (?:nothing|no point|0|0 point)(?= until| for| this| while|$)/,
    ' add nothing',
  ],
  [
    /\bis (?:too|so|much too|far too) (?!many\b|much\b)[^,;: ]+(?: [^,;: ]+)? (?:to|that (?:they|it) (?:may|can) ?not) (?=defend\b)/,
    'may not ',
  ],
]

// ---------------------------------------------------------------- how long, how much, by whom
const others: readonly Clause[] = [
  // "Any Corrupt Ally may be played to the Threat as if he or she were a Cultist."
  [
    /^(?:any |all |each )?(?<who>(?!monster\b)[^,:;()]*?\bally) may is play (?:to|into|in) (?:the|your|a|any|their|its owner 's) threat as (?:if (?:they|it) is )?(?:a )?(?:cultist|monster)$/,
    'any <who> may is play as a monster',
  ],
  // "It takes no part in this Battle", of a Monster that was chosen.
  [
    /\b(?<who>that monster|the monster|it|that card|the target) (?:take|have|play) no part in (?:this|the|that) (?:battle|combat)(?=$| ,| and )/,
    '<who> may not take part in combat',
  ],
  [
    /(?<=(?:^|: )(?:it|that card|that monster|the monster|the target) may not take part in combat)(?: ,)? and (?:is )?return to its owner 's hand (?<when>(?:at the end of|after) combat)$/,
    " . return the target to its owner 's hand <when>",
  ],
  [
    /\b(?<adds>add|gain|subtract|lose) (?<n>#|1)(?: point)? (?:to|from) (?:its|their|the) (?:total |whole |entire |combined |overall )?(?:value|strength|total|worth)(?= during| for| until| in| this| while|$)/,
    '<adds> <n>',
  ],
  [
    /^(?:(?:this|in this|during this|for this) round , )?(?<which>any|a|1|any 1) (?<what>great_old_one|outer_god)(?<or>(?: or (?:any |a )?(?:great_old_one|outer_god))?)(?: (?:that is |now |currently )?in play)? (?:remain|stay|last|endure|persist|linger)(?: in play| on the table)? (?:for )?(?<n>1|a|#) (?:additional|extra|more|further) round(?: longer)?$/,
    '<which> <what> <or> in play remain in play for <n> more round',
  ],
  [
    /^(?<head>(?:[^,]+ , )?)(?<x>THIS) (?<how>bury|discard|flip|cancel)(?= (?:the|1|#|a|an|all|each|every|any|up) )(?! THIS)/,
    '<head> <how>',
    ['Event'],
  ],
  [
    /\b(?<how>worth (?:1|#)(?: point)?) is (?:make|launch|direct|mount|deliver|stage) (?:up)?(?:on|against|at|upon) (?=(?:your|a|the|each|any) )/,
    '<how> is make on ',
  ],
  [/\bmake upon (?=(?:your|a|the|each|any) )/, 'make on '],
]

// ---------------------------------------------------------------- said in fewer words
const short: readonly Clause[] = [
  [/^choose 1 : (?<a>[^;]+) ; (?:or )?(?<b>[^;]+)$/, 'choose 1 : <a> , or <b>', event],
  [
    /(?<=\b(?:they|you|your opponent|each player|each opponent|that player|that opponent) (?:must )?(?:lose|gain) )(?<n>#|1)$/,
    '<n> sanity',
    event,
  ],
  [/\b(?<x>minimum|maximum) hand(?= (?:is|gain|lose|become|add)\b)/, '<x> hand size'],
  [
    new RegExp(
      `^(?:you may )?play THIS (?:at the (?:moment|instant|time) (?:that |when )?|the moment (?:that )?|as soon as |when |just after |right after |immediately after |after |if |only if |only when )(?:${foe}|another player|any other player) (?:have )?(?:just )?(?:announce |declare |make )?(?:a )?pass$`,
    ),
    'play this card only if your opponent have declare 1 or more pass',
    event,
  ],
]

export const happenings: readonly Clause[] = [...duties, ...besides, ...passes, ...losses, ...taken, ...others, ...short]
