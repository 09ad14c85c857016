/** What a visit to a Location brings, in words of its own: rest that is ordered, ways there and on, what its Gate is for and what that costs. */

import type { Clause } from '../clauses.ts'

const here = ['Location'] as const
const noPlay =
  '\\( (?:you )?(?:may |can )?(?:play(?:ing)? no|do not play any|no|play nothing(?: at all)?|without play any)(?: more)?(?: card)?(?: (?:may|can) is play)?(?: ,)?(?: and| or|, nor)?(?: (?:do )?not pass(?:ing)?| no pass(?:ing)?| may you pass| you may not pass| pass)?(?: either)? \\)'

export const visits: readonly Clause[] = [
  [
    /\b(?:each|every|any) (?:additional|extra|further|other|more|subsequent) turn (?:that |which )?(?=you (?:remain|stay|spend) here)/,
    'each turn that ',
  ],
  // "Even after this Gate has been used, you may continue to play Ghouls here for 1 Sanity each".
  [
    /^even (?:after|if|though|when|once) (?:this|the) gate (?:(?:here )?(?:have |already )*(?:is )?)use , you may (?:continue to |still |also )?play (?<what>[^,;:()]+?) here(?: ,)?(?: 1 at a time)?(?: ,)? (?<price>(?:for|by pay|at a cost of|at the cost of) (?:#|1) sanity(?: point)?)(?: each| each time| for each| apiece)?$/,
    'you may reuse this gate to play <what> <price>',
    ['Location'],
  ],
  [/(?<=\bdo not )(?:trouble|bother|touch|concern|disturb|plague|torment) (?=you\b)/, 'affect '],
  // "Leave by walking to any Country Location".
  [
    /^leave (?:here |THIS )?(?:only )?(?:by walk|on foot) to (?:any|a) (?=[^,;:()]*location)/,
    'you may only leave this location by walk to a ',
    ['Location'],
  ],
  // ---------------------------------------------------------------- Turns lost
  [
    new RegExp(
      `\\b(?:you )?(?:must )?(?:spend|pass|use) (?:your |the )?(?<n>next(?: #)? turn|# turn) (?:here |there )?(?![^()]*\\b(?:if|unless|while|when|and|or|draw|gain|bury|discard|flip|lose|take|search|look)\\b[^()]*\\()(?:[^,;:()#]{1,40} )?${noPlay}`,
    ),
    'lose your <n>',
    here,
  ],
  // "Your doctor insists on rest (lose your next Turn)": the order of the game stands in the brackets.
  [
    /(?<=^|, but |, and |; )(?:you is (?!not )|(?:the|your|a|their) (?!ally|artifact|monster|opponent|hand|gate|tome|spell|weapon|event|phobia|threat|deck|story|mythos|card)\S+ )(?![^()]*\b(?:if|unless|when|while|at|by|without|with|until|before|after|during|only|may|can|able|allow|permit|free|not|unwelcome|dangerous|opponent|player|investigator|corrupt|steadfast|first|second|next|each|every|once|night|day|alone|leave|worse|more)\b)[^,;:()#]{3,50} \( (?<deed>(?:lose|skip|miss) your next turn|discard [^()]+|draw [^()]+|bury [^()]+|lose (?:#|1) sanity(?: point)?) \)$/,
    '<deed>',
    here,
  ],
  [
    /(?<=\bturn(?: that)? (?:you )?(?:remain|stay|spend)(?: here)?) (?:after that|thereafter|from then on|beyond that)(?= ,| you)/,
    '',
    here,
  ],
  // "Remain here for a Turn to consult the priests and Bury one Phobia"
  [
    /(?<=^(?:you may )?(?:remain|stay) here for (?:1|a|1 additional) turn) (?:to|and) (?:consult|study|speak|talk|pray|rest|listen|learn|meditate|worship|sit|work|sleep) (?:the|a|your|with|in|to|for|under|from|among|at|its|their)(?: (?!and\b)[^ ,;:()#]+){1,4} (?=and (?:bury|gain|draw|flip)\b)/,
    ' ',
    here,
  ],
  // ---------------------------------------------------------------- ways
  [
    /(?<=\bmay (?:also )?walk [^:;()]*?)(?: ,)? (?:even (?:though|if)|although|though|no matter that) (?:it|that|they|this|that location|the location) (?:is|lie|belong)(?: in| of| to| from)? (?:a|another|the other|a different|other) (?:dimension|region|subregion)(?: (?:and|or) (?:dimension|region|subregion))?$/,
    '',
    here,
  ],
  [/(?<=\bmay (?:also )?walk )(?:back|up|down|out|straight|directly|home|on)(?: again)? (?=(?:to|into|from)\b)/, '', here],
  [
    /^(?:you may )?play (?:THIS )?only (?:directly |immediately |right )?(?:after|follow) (?:you play |play )?(?:a |any |1 )?(?<by>travel_\S+)(?: event| card)?$/,
    'you must reach this card by <by>',
    here,
  ],
  [
    /^(?:you )?(?:may |can )?only travel to (?:or|and) from (?:here|THIS|this location) by (?<by>sea|air|land)$/,
    'you must travel to and from this location by travel_by_<by>',
    here,
  ],
  [/^(?:you may |may |can )only (?=travel to (?:or|and) from )/, 'you must ', here],
  // ---------------------------------------------------------------- Gates
  [
    /(?<=^(?:[^:;()]*?\bhere (?:, )?)?)(?<who>(?!.*\bhere\b.*\bmay)[^,;:()]+?) (?<may>(?:may|can)(?: also)? is play(?: here)? as (?:ally|monster)(?: here)?)(?<gate>(?: \( (?:this )?use (?:this |the )?gate \)| , use (?:this|the) gate)?)(?: ,)? and (?:you may use )?(?:this|the) gate (?:may is use )?(?<again>more than once|again|repeatedly|any number of time) for (?:this|that)(?: purpose)?(?= ,| at| by| for| if|$)/,
    '<who> <may> <gate> . you may use this gate <again> to play <who>',
    here,
  ],
  [
    /(?<=^(?:[^:;()]*?\bhere (?:, )?)?)(?<who>(?!.*\bhere\b)[^,;:()]+?) (?:may|can)(?: also)? is play(?: here)? as (?<as>ally|monster)(?: here)?(?: ,)? (?:at|for) (?:a cost of )?(?<n>#|1) sanity(?: point)? each(?: \( (?:use|this use|each use) (?:the |this |its )?gate \)| , use (?:the|this|its) gate)?$/,
    'you may pay <n> sanity and use this gate to play any <who> as a <as>',
    here,
  ],
  [
    /(?<=\bplay (?:here )?as (?:monster|ally)(?: here)?)(?: ,)? (?:without (?:use|need of|need)|and do not (?:use|need|require)) (?:the|this|a|its) gate(?: here)?$/,
    ' regardless of gate',
    here,
  ],
  [
    /(?<=\bgate\b.* to play .*?)(?: ,)? (?:from|of) any dimension(?: ,)? (?:without regard (?:for|to)|regardless of|no matter|ignore|whatever) (?:who or what|what|whatever|whoever|who) (?:is|may is)(?: normally| usually| otherwise)? (?:need|require)(?: for it| to play it)?$/,
    ' regardless of name , attribute and dimension',
    here,
  ],
  [
    /(?<=\b(?:use|using) (?:this|the|its|a) gate .*\bto play )(?:any )?(?<what>(?!1 |a |up to )[^,;:()]+?) from your discard pile(?: as (?:if|though) (?:it |they )?(?:is |were )?(?:from|in) your hand)?$/,
    '1 <what> from your discard pile',
    here,
  ],
  [
    /(?<=\bto play (?:any |a |1 |any 1 )?[^,;:()]+ as a ally) (?:\( (?:it|they|who|that ally|this ally|which) (?:is|become)(?: then| now)? (?<how>corrupt|steadfast) \)|, (?:and (?:it|they)|who|which) (?:is|become)(?: then| now)? (?<also>corrupt|steadfast))$/,
    ' . it is <how> <also>',
    here,
  ],
  // ---------------------------------------------------------------- what is told besides
  [
    /^(?:then )?discard (?:the card draw|the draw card|the card|it|that card|the card reveal) ?(?:, )?(?:whatever|no matter what|whichever|regardless of what) (?:it|the card|that card) (?:is|were|may is|prove to is)$/,
    'discard the revealed card',
  ],
  [
    /(?<=\blook at the top # card of (?:your|the) mythos deck\b(?!.*\b(?:draw|opponent)\b).* , (?:and |then |and then )?)shuffle the (?<rest>others?|rest)(?: card)?(?: back)? in(?:to)? the deck$/,
    'shuffle the <rest> into your mythos deck',
  ],
  [/(?<=\bdo not pay (?:the |that |its |their )?(?:[^,;:() ]+ )?(?:'s )?)own (?=sanity|cost)/, ''],
  [/(?<=\bdo not pay [^,;:()]*cost) (?:again|a second time|anew|once more|twice)$/, ''],
  [
    /(?<=^(?:you may )?(?:immediately )?play [^,;:()]+?(?: immediately| right| directly)? after (?:play |you play |arrive at |you arrive at )?(?:THIS|this location|here))(?: ,)? (?:on|in|during) the same turn$/,
    '',
  ],
  [
    /(?<=\bnot cumulative with )(?:any )?other (?<what>university|library|museum|hospital|sanitarium|church|society|press|site|house) location$/,
    'other <what>',
  ],
  [/(?<=\bnot affected by )any (?<what>[^,;:()]+?) that (?:a|any|your|the) opponent play$/, "your opponent 's <what>"],
  [/\bally who (?:come|hail|is) from /, 'ally from '],
  [
    /(?: ,)? (?:whatever|no matter what) (?:their|its|the) (?<what>subregion|sub-region|region|dimension)(?: (?:is|may is))?$/,
    ' regardless of <what>',
  ],
  [
    /(?<=\bmay play [^,;:()]+?)(?: who would not (?:normally|usually) come from (?:here|THIS|this location|this place))? (?:\( |, )even if (?:they|it|that ally) (?:is|come|hail) from (?:the )?(?:waking world|dreamlands|another dimension|a other dimension|the other dimension)(?: \))?$/,
    ' regardless of place and dimension',
  ],
  [
    /^(?<head>(?:(?:while|if|when) [^,;:()]+ , )?)you is not affected by (?<what>[^:;()]+?) that (?:affect|discard|bury|remove|change|move|would affect) the top card of your story deck$/,
    '<head> the top card of your story deck is not affected by <what>',
  ],
  [/(?<=^bury (?:it|that monster|the [^,;:()]+?)) in your story deck (?=after|when|once|afterwards|$)/, ' ', here],
  [
    /(?<=\bdraw (?:1|#|a) card(?: from your mythos deck)?) (?:for|in return for|in exchange for|as|as payment for) (?:the|your|their) (?:trouble|effort|pain|toil|help|service)s?$/,
    '',
    here,
  ],
  // ---------------------------------------------------------------- what holds and what is done while one is here
  [/\bregardless of (?:their|its|the|any|all) (?:usual |normal |printed )?(?:location|place) (?:requirements?|restrictions?)/, 'anywhere'],
  [
    /(?<=\bmay (?:is )?play\b[^:;()]*?) even (?:if|though) (?:they|it|their card) (?:name|require|ask for|call for|need|list) (?:a|another|a other|other|a different|some other) location$/,
    ' anywhere',
  ],
  [
    /\bit is (?:always )?(?:(?:considered|consider|deemed|count|treat|held|regard)(?: to is| as(?: being)?)? )?(?<time>night|day) for (?<who>(?:all |any |each )?(?:of )?your [^,;:()]+?)(?= while| when|$)/,
    '<who> function as if it is <time>',
    here,
  ],
  [/\b(?:at|in) this place\b/, 'here', here],
  [
    /^(?:you )?must walk (?:to|in order to) (?:leave|depart|get away|get out|get out of)(?: (?:it|here|THIS|again))?$/,
    'you must leave here by walk',
    here,
  ],
  [/^THIS cost (?<n>#|1) sanity(?: point)? less for each /, 'the sanity cost of this card is reduce by <n> for each '],
  [/^THIS cost (?<n>#|1) sanity(?: point)? more for each /, 'the sanity cost of this card is increase by <n> for each '],
  [
    /^(?<head>(?:while [^,;:()]+ , )?(?:you may )?)use (?<gate>this|the) gate on (?<when>a later|a following|a subsequent) turn to (?:move|travel|go|journey|pass) to (?<to>[^:;()]+)$/,
    '<head> use <gate> gate to travel to <to> on <when> turn',
    here,
  ],
  [
    /(?<=\buse (?:this|the) gate to )(?:bring|put|place|call|fetch|take) (?<what>[^,;:()]+?) (?:into|in) play as (?:a|your) ally$/,
    'play <what> as a ally',
    here,
  ],
  [
    /^(?:you )?(?:must )?(?:pay|spend|lose) (?<n>#|1) sanity(?: point)? (?:each time|every time|whenever|when) you use (?:this|the) gate (?:after the first(?: time)?|again|more than once)$/,
    'you may use this gate again for <n> sanity',
    here,
  ],
  [
    /\ba (?<n>#) point attack is (?:make|launch|launched|direct|directed) (?:against|on|upon|at) you(?:r investigator)?(?=$| instead$)/,
    'you suffer a attack of <n> point',
  ],
  [
    /^unless you (?<deed>(?:bury|discard|flip) [^,;:()]+?) (?:when you (?:come to|arrive at|reach|enter|come|arrive|get)|(?:on|upon) (?:arrive|arrival|reach|enter))(?: (?:at )?(?:here|THIS|this place))? , (?<or>(?:lose|discard|bury|flip) [^,;:()]+)$/,
    'when you arrive here , <deed> or <or>',
    here,
  ],
  [
    /^(?<when>(?:when|if) [^,;:()]+? would is [^,;:()]+?) while (?<here>you is here|THIS is your current location) , /,
    'while <here> , <when> , ',
    here,
  ],
  [
    /^(?:each|any|all|every)(?: one)?(?: of)? your (?<what>[^,;:()]+?) that would is (?<how>bury|discard)(?<combat>(?: in combat)?) while you is here (?:go|return|come)(?: back)? (?:to|into) your hand instead$/,
    'while you is here , if any of your <what> would is <how> <combat> , return it to your hand instead',
    here,
  ],
  [
    /^when you bury (?<what>[^,;:()]+?)(?: while (?:you is )?here| here) , (?<deed>(?:you may )?(?:draw|gain|lose|discard|flip|bury) [^,;:()]+)$/,
    'when you bury <what> , <deed> if you is here',
    here,
  ],
  [
    /^if you bury (?<what>[^,;:()]+?) (?:while (?:you is )?here|here) , (?<deed>(?:you may )?(?:draw|gain|lose|discard|flip|bury) [^,;:()]+)$/,
    'when you bury <what> , <deed> if you is here',
    here,
  ],
  [
    /^(?<gain>(?:gain|draw) [^,;:()]+?) (?:for each|each time you bury a|whenever you bury a) phobia (?:you bury |that you bury )?(?:while (?:you is )?here|here)$/,
    'when you bury a phobia , <gain> if you is here',
    here,
  ],
  [
    /^you (?:cannot|may not) play (?:a|any) card (?:on|during|in) your next turn(?: ,)? (?:(?:nor|or)(?: (?:may|can) you)?|and (?:you )?(?:(?:may|can) not|cannot)) pass(?: either)?$/,
    'lose your next turn',
    here,
  ],
  [
    /\b(?<who>(?:all|each|every|any) (?:opponents?|players?|investigators?)) (?:with|who have) (?:a|their) current location (?=(?:is )?(?:in|at)\b)/,
    '<who> ',
  ],
  [
    /(?<=\bcost (?:#|1)) sanity(?: point)? (?:in addition to|besides|on top of|over and above) (?:any|all|its|their|the) (?:other|usual|normal|printed) (?:sanity )?cost$/,
    ' additional sanity',
  ],
  [
    /\bif you is alone(?: ,)? (?:(?:and )?(?:with|have) (?:no|no other|not a single) ally(?: in play)?|\( (?:with )?no ally(?: in play)? \))(?=$| ,)/,
    'if you have no ally in play',
  ],
  [
    /^(?:a |any )?(?:player|investigator) with (?:fewer|less) than (?<n>#) sanity(?: point)? (?:may not|cannot) (?:come|travel|go|enter|walk)(?: to)? (?:here|THIS)$/,
    'this card may not is play if you have fewer than <n> sanity',
    here,
  ],
  [/(?<=\bmay walk to [^:;()]+?) as your turn$/, '', here],
  // "If you have no Ally in play, gain only 2 Sanity points": so much of what this place gives.
  [
    /^(?<when>(?:if|while|when) [^,;:()]+|at night|by day) , (?:you )?(?:(?:gain|receive) only|only gain) (?<n>#|1) sanity(?: point)?(?: here)?$/,
    '<when> , your sanity gain by this card is <n>',
    here,
  ],
  [
    /^(?:you )?(?:(?:gain|receive) only|only gain) (?<n>#|1) sanity(?: point)?(?: here)? (?<when>(?:if|while|when) [^,;:()]+|at night|by day)$/,
    '<when> , your sanity gain by this card is <n>',
    here,
  ],
  [
    /^(?<when>(?:if|while|when) [^,;:()]+|at night|by day) , (?:you (?:gain|receive) no sanity (?:here|from THIS)|THIS give no sanity|no sanity is gain here)$/,
    '<when> , you gain no sanity by this card',
    here,
  ],
  [
    /^(?:you (?:gain|receive) no sanity (?:here|from THIS)|(?:THIS )?give no sanity|no sanity is gain here) (?<when>(?:if|while|when) [^,;:()]+|at night|by day)$/,
    '<when> , you gain no sanity by this card',
    here,
  ],
  [
    /^(?<when>(?:if|while|when) [^,;:()]+|at night|by day) , (?:you gain (?<n>#|1) (?:less sanity|sanity less|sanity point less)(?: here)?|the (?:sanity )?gain (?:here )?is (?:reduce by|lower by) (?<m>#|1)(?: point)?)$/,
    '<when> , your sanity gain by this card lose <n> <m>',
    here,
  ],
]
