/** What stands at the end of a clause, or follows it at once: how far it goes, as whom, at what price, and what becomes of it. */

import type { Clause } from '../clauses.ts'

const kept = ['Ally', 'Artifact', 'Tome', 'Location'] as const
const yourOpponent = '(?:your opponent|opponent|a opponent|the opponent|any opponent)'
const notBe = '(?:may not|cannot|can not|may never|can never)'
const defends =
  '(?:(?:as (?:a |your )?defending ally|among (?:their|the) defending ally|to defend|for defence|in (?:their )?defence|defending))'

/** What is so or not: the condition beside "would be buried". */
const isSo = '(?:it is|you is|you have|your opponent (?:is|have)|there is|no player|(?:a|any) [^,:;() ]+(?: event)? is in play)[^,:;()]*?'
const wouldGo =
  '(?:THIS|ally|the ally|your ally|the bearer) would (?:is|otherwise is) (?:bury|discard|lose)(?: or (?:bury|discard))?(?: (?:in|at the end of|after|during) combat)?'

export const tails: readonly Clause[] = [
  // ---------------------------------------------------------------- how far a value comes
  [
    /(?: ,)? \(? ?(?:up )?to (?:a )?(?:(?:maximum|greatest|highest|final|total|top) )?value of (?:no more than )?(?<n>#)(?: point)?(?: \))?(?=$| ,)/,
    ' , not above <n>',
  ],
  [
    new RegExp(
      `(?: ,)? (?:but|and|;) (?:their value|its value|it|they|THIS) ${notBe}(?: (?:is|become|go|rise))? (?:exceed|(?:more|greater|higher) than|above|beyond)(?: a value of)? (?<n>#)(?: point)?$`,
    ),
    ' , not above <n>',
  ],
  // ---------------------------------------------------------------- for whatever reason, in whatever case
  [
    /(?<=\b(?:flip|bury|discard|lose|face-down|face-up|leave play)\b.*) for (?:any|whatever|some) (?:reason|cause)(?: whatever| whatsoever)?(?= ,|$)/,
    '',
  ],
  [
    /(?<=^(?:when|if|each time|should) [^,]*\b(?:lose|leave play|bury|discard|flip)) (?:in (?:any|whatever|some) (?:way|manner)(?: whatever| whatsoever)?|by (?:any|whatever) means?|from any cause|whatever the (?:reason|cause)|no matter (?:how|why)|somehow)(?= ,|$)/,
    '',
  ],
  // What goes in the same way as before goes so all the same.
  [/(?<=\b(?:bury|discard|flip) (?:it|they|them|THIS)(?: face-down)?) likewise$/, ''],
  [/ \( (?:you|you may) choose (?:1 )?(?:if there (?:is|'s) a tie|in case of a tie|if (?:they is )?tie|among tie) \)/, ''],
  // ---------------------------------------------------------------- who may not be sent
  [new RegExp(`\\b${notBe} is (?:choose|use|select|assign|commit|pick|send) ${defends}(?=$| )`), 'cannot defend'],
  [/\b(?:for )?as long as THIS (?:is|remain|stay) in play$/, 'while this card remain in play', kept],
  [
    /(?<=^when .+ )while THIS (?:is|remain|stay)(?: in play)? (?:and )?face-up(?: and)?(?: in play)?$/,
    'until this card is face-down',
    kept,
  ],
  [/(?<=^when .+ )while THIS (?:is|remain|stay) in play$/, 'while this card remain in play', kept],
  [/^(?:THIS )?(?:is )?able to (?=defend |join |bear |hold |know |see )/, 'can '],
  [
    /\b(?<who>you|your investigator) lose no sanity to (?=(?:a |any |the )?(?:storm|phobia|epidemic|monster|spell|great_old_one)\b)/,
    '<who> lose no sanity from ',
  ],
  // ---------------------------------------------------------------- what need not be met
  [
    /(?<=\byou may play (?:any )?travel\S*(?: (?:event|card))?) (?:even )?(?:while|during|if|when|in|despite|in spite of) (?:a |any )?storm(?: event)?(?: is in play)?$/,
    ' even if a storm is in play',
    kept,
  ],
  [/\b(?<may>you may play) (?<what>travel\S*) card (?=even if )/, '<may> <what> event ', kept],
  [/\bas (?:if|though) it (?:have|is) (?:a )?(?:unuse|unused|open|usable|ready) gate\b/, 'as if it have a gate'],
  [/(?<=\bprotection from (?:[^:;()]*? (?:and|,|or) )?)all (?=travel)/, ''],
  [/(?<=\bprotection from (?:[^:;()]*? (?:and|,|or) )?(?:travel\S*))(?: event| card)?$/, ' event'],
  [
    /^(?:you may|this card may|THIS may) (?:only play THIS|only is play|is play only) if (?<a>[^,;:()]+?)(?: ,)? or (?:while|if) (?:you is )?walk$/,
    'you may only play this card if <a> or you is walk',
  ],
  // ---------------------------------------------------------------- Spells that others hold, and their answers
  [
    /\b(?<n>1|#|a|any|any 1|each|all) spell (?:in|from|within|hold (?:by|in)) (?:1 of )?(?:your |the |target |a )?opponent 's (?<by>tome|artifact|ally)(?=$| )/,
    '<n> spell in a <by> of your opponent',
  ],
  [
    /^(?:THIS )?(?:may|can) (?:only )?is (?:cast|play) (?:immediately )?(?:when|after|as soon as|at the moment that) (?<who>[^,:;()]+?) (?<how>cast|play) (?<what>a [^,:;()]+?)(?: ,)? even (?:though|if|when) it is not your turn$/,
    '<how> after <who> <how> <what>',
  ],
  // ---------------------------------------------------------------- what was on top, if it is so
  [
    /(?<=\bmust walk to the next location)(?: (?:that )?(?:you|they) (?:play|reach|visit))?(?: ,)?(?: (?:whatever|whichever|wherever) (?:it|that) (?:may )?is)?$/,
    '',
  ],
  [/(?<=\bwould (?:otherwise )?is (?:bury|discard)\b[^:;()]*? , )(?<how>bury|discard)(?= instead)/, '<how> it'],
  [
    /(?<=\b(?:bury|discard) (?:it|they|the target|the ally|that ally)(?: instead)?)(?: ,)? (?:along|together) with (?:all|any|every) card attach(?: to)?(?: (?:it|they|them|that ally|the ally))?$/,
    '',
  ],
  // ---------------------------------------------------------------- would be buried, and something else is so
  [new RegExp(`^if (?<go>${wouldGo}) and (?<so>${isSo}) ,`), 'while <so> , if <go> ,'],
  [new RegExp(`^if (?<so>${isSo}) and (?<go>${wouldGo}) ,`), 'while <so> , if <go> ,'],
  [new RegExp(`^if (?<go>${wouldGo}) (?<so>(?:at night|by day|while|during) ?[^,:;()]*?) ,`), '<so> , if <go> ,'],
  // ---------------------------------------------------------------- Monsters against those of whom something is so
  [
    new RegExp(
      `^(?:THIS )?(?:have |is worth |count )?(?:only )?half (?:its )?(?:value|point)(?: \\( round up \\))? (?:against|when attack|in combat with) (?:any|a|each) (?:opponent|investigator|player) (?:who (?:have|defend with)|with) (?<kind>(?:a|any|1) [^,:;()]+?) ${defends}$`,
    ),
    'while your opponent have <kind> defending , halve this card',
    ['Monster'],
  ],
  [
    /^(?<how>bury|discard|flip) THIS if (?<so>(?:your )?opponent (?:is|have) [^,:;()]+)$/,
    'when reveal , <how> this card if <so>',
    ['Monster'],
  ],
  ...(
    [
      [
        `(?<how1>discard) (?:any )?(?<n>1|#|a) card(?: (?:from|in) their hand)?`,
        "<how1> <n> card in your opponent 's hand of your opponent 's choice",
      ],
      [
        `(?<how1>discard|bury|flip) (?:any )?(?<n>1|#|a)(?: of their)? (?<what>(?:[^,:;() ]+ )?(?:ally|artifact|tome|weapon))`,
        "<how1> <n> <what> of your opponent of your opponent 's choice",
      ],
      [`(?:lose|pay|spend) (?<n>1|#) sanity(?: point)?`, 'your opponent lose <n> sanity'],
    ] as const
  ).map(
    ([pay, put]): Clause => [
      new RegExp(
        `^(?:when reveal , )?${yourOpponent} may ${pay}(?: ,)?(?: (?:at the moment of reveal(?: it)?|when (?:THIS|it) is reveal|when reveal))? (?:to|in order to) (?<how>discard|bury) (?:THIS|it)$`,
      ),
      `when reveal : your opponent may : ( ${put} , <how> this card )`,
      ['Monster'],
    ],
  ),
  [/^(?:if|when) THIS survive ,/, 'if this card survive the cosmic battle ,', ['Monster']],
  [
    /^(?<may>you may play THIS|THIS may is play) as a (?<what>corrupt|steadfast) ally(?<rest> [^;]+?)?$/,
    '<may> as a ally <rest> . while this card is a ally , this card gain the <what> attribute',
    ['Monster'],
  ],
  [
    /^if (?:the|that) (?:directed |opposing )?threat (?:include|contain|have) (?<kind>(?:a|any|1) [^,:;()]+?)(?: ,)? you may (?<how>bury|discard) (?:it|they|that monster|1 of them)(?: when (?:it is |they is )?reveal)?(?: ,)? and (?:then )?(?:also )?(?<too>bury|discard|flip) THIS$/,
    'when reveal , you may : <how> <kind> in the directed threat against you , <too> this card',
    ['Artifact', 'Ally', 'Tome'],
  ],
  [
    /^if (?:the|that) (?:directed |opposing )?threat (?:include|contain|have) (?<kind>(?:a|any|1) [^,:;()]+?)(?: ,)? you may (?<how>bury|discard) (?:it|they|that monster|1 of them) when (?:it is |they is )?reveal$/,
    'when reveal , you may <how> <kind> in the directed threat against you',
    ['Artifact', 'Ally', 'Tome'],
  ],
  // ---------------------------------------------------------------- what was just told is not done so
  ...(
    [
      ['you have', 'you do not have'],
      ['you is', 'you is not'],
      ['your opponent have', 'your opponent do not have'],
    ] as const
  ).map(
    ([so, not]): Clause => [
      new RegExp(
        `^(?:you (?:may not|cannot) do (?:so|this|that)|this (?:may not|cannot) is (?:do|done)) (?:if|while|when) ${so} (?<what>[^,:;()]+)$`,
      ),
      `you may do this only if ${not} <what>`,
      kept,
    ],
  ),
  // "You may not do this during a Storm", "not while any Ghoul is in play": what is in play so long.
  [
    /^(?:you (?:may not|cannot) do (?:so|this|that)|this (?:may not|cannot) is (?:do|done)) (?:while|if|when) (?:a|any|1|another) (?<what>[^,:;()]+?) is in play$/,
    'you may do this only if no <what> is in play',
    kept,
  ],
  [
    /^you may only do (?:so|this|that) (?<when>(?:at night|by day|in (?!play)|at |while |if |when |during ).*)$/,
    'you may do this only <when>',
    kept,
  ],
  [
    /^(?:you (?:may not|cannot) do (?:so|this|that)|this (?:may not|cannot) is (?:do|done)) (?:at night|if it is night)$/,
    'you may do this only by day',
    kept,
  ],
  [
    /^(?:you (?:may not|cannot) do (?:so|this|that)|this (?:may not|cannot) is (?:do|done)) (?:by day|if it is day)$/,
    'you may do this only at night',
    kept,
  ],
  // ---------------------------------------------------------------- what is not done meanwhile, where it was begun before
  [
    /(?<=^(?:you may )?(?:remain|stay|rest|wait)(?: here)? (?:for )?(?:a|1) turn)(?: ,)? (?:without play any card|play no card)(?: (?:and|or|nor) (?:do )?(?:not )?pass)?(?: ,)?(?= )/,
    '',
    ['Location'],
  ],
  [/\b(?<what>travel\S*(?: event)?) already on top of\b/, '<what> on top of'],
  [
    /\bthe (?<a>[^,:;() ]+) and (?<b>[^,:;() ]+) attribute and (?:any|a|its|the) gate(?: ,)?(?=$| until )/,
    'the <a> attribute , the <b> attribute and a gate',
  ],
  [/(?<=\battribute) and (?:any|its|the) gate(?: ,)?(?=$| until )/, ' and a gate'],
  [/(?<=\b(?:attribute|gate)) ,(?= until (?:they|your opponent) play )/, ''],
  // ---------------------------------------------------------------- Allies who come back from Combat
  [
    /^if THIS (?:is a defending ally|defend|is defending|take part in combat)(?: in combat)? and (?:is (?:not|neither|never) (?:lose|bury|discard)(?: (?:or|nor) (?:bury|discard))?|survive|remain in play|return|live)(?: (?:in|after|during|the|until the end of)? ?(?:that )?combat)? , (?<deed>[^:;]+?)(?: (?:at the end of|after) (?:that |the |this )?combat)?$/,
    'at the end of combat , if this card is a defending ally and is not lose in this combat , <deed>',
    ['Ally'],
  ],
  // ---------------------------------------------------------------- looked at
  [
    /(?: ,)? \byou (?:get|take|have) a (?<n>#) - second (?:glance|look|peek) at (?<what>[^,:;()]+?)(?=$| , (?:discard|bury) )/,
    ' , look at <what> for <n> second',
  ],
  [
    /(?: ,)? you (?:get|take|have) a (?:(?:brief|quick|short) )?(?:glance|look|peek) at (?<what>[^,:;()]+?)(?=$| , (?:discard|bury) )/,
    ' , look at <what>',
  ],
  [
    /^you may (?:make|force|have|cause) (?:them|your opponent|that player|they)(?: to)? discard (?<n>1)(?: of (?:them|they|those card))? and (?:to )?draw (?:a |1 )?(?:replacement|new card|card|another(?: card)?|new 1)$/,
    'you may : ( discard <n> of them , your opponent draw 1 card )',
  ],
  [
    /^you may (?:make|force|have|cause) (?:them|your opponent|that player|they)(?: to)? (?<how>discard|bury) (?<n>1)(?: of (?:them|they|those card))?$/,
    'you may <how> <n> of them',
  ],
  [
    /(?<=^at the end of combat ,? ?(?:you may )?return [^,:;()]+? to your hand) (?:rather than|instead of) (?:bury|discard)(?: it| they| them)?$/,
    '',
  ],
  [/(?<=\b(?:ally|monster|artifact|card|any)\b ?)(?:which|that|who) have a value of(?= )/, 'with a value of'],
  // ---------------------------------------------------------------- rests of uses
  [
    /(?<=^(?:as your turn , (?:you may )?)?)turn THIS (?=to (?:look|draw|gain|return|search|bury|discard|cancel|take|flip)\b)/,
    'rotate this card ',
    ['Artifact'],
  ],
  [/(?<=\b(?:take|return|put|choose|keep|discard|bury) )a single(?= )/, '1'],
  [
    /\btake (?<n>1|a|#) (?<what>[^,:;()]+?) (?:from )?among (?:they|them|those|these)(?: card)?$/,
    'take <n> <what> among them into your hand',
  ],
  [
    /(?<=\b(?:may not|cannot) [^,:;()]+? and )is never the (?:1|ally) (?:randomly choose|choose (?:at random|randomly)|randomly pick|randomly select)$/,
    'may not is choose at random',
  ],
  [
    /\bis never the (?:1|ally) (?:randomly choose|choose (?:at random|randomly)|randomly pick|randomly select)$/,
    'may not is choose at random',
  ],
  [/(?<=\bhold (?:#|1) spell) instead (?=while |if |when |at )/, ' '],
  [
    /(?<=\bto (?:another|1 other|a other|1 of your other) ally)(?: of yours)? (?:who|that) (?:have|bear|carry) (?:none|no weapon)$/,
    ' without a weapon',
  ],
  [
    /^(?:at|in) (?<at>(?:a|any) [^,:;()]+?)(?: ,)? (?:you may )?as your turn , (?:you may )?(?=[a-z])/,
    'as your turn , if you is at <at> , ',
    kept,
  ],
  [/^(?<so>while [^,:;()]+?)(?: ,)? you may as your turn , /, 'as your turn , <so> , ', kept],
  [
    /(?<=^as your turn , )(?<price>(?:discard|bury) (?:1|#|a) [^,:;()]+?) and choose (?<what>(?:1|a|any 1) [^,:;()]+?) (?<where>(?:in|from) your (?:discard pile|story deck)) to return to your hand$/,
    '<price> : return <what> <where> to your hand',
    kept,
  ],
  [
    /^if ally is (?<how>lose|bury|discard) , you may (?:either )?(?<go>discard|bury) THIS or (?:else )?(?:give|assign|hand) (?:it|THIS) to (?<whom>(?:another|1 other|a other|1 of your other) ally(?: of yours)?)(?<none> (?:who|that) (?:have|bear|carry) (?:none|no weapon))?$/,
    'if ally is <how> , you may either <go> this card or give this card to another ally without a weapon',
    ['Artifact'],
  ],
  // ---------------------------------------------------------------- what one can, but what one cannot
  // "Discard, rather than Bury, this card": between commas as without them.
  [/(?<=\b(?:discard|flip|return)) , (?<how>(?:rather than|instead of) (?:bury|discard)) ,(?= )/, ' <how>'],
  [
    /^(?<head>(?:(?:while (?!.*\bor\b)[^,:;()]+ ,|as (?:a )?ally(?: ,)?|at night ,|by day ,|during the (?:day|night) ,) )?)(?<who>(?:(?:THIS|they|it|the bearer|that ally) )?)(?<a>(?:may|can|cannot|know|see|carry|hold|add|subtract|is|join|survive|bypass|will not|do not) (?!not only\b)(?:(?!\b(?:if|while|when|unless|but|each time|or)\b)[^:;()])+?)(?: ,)? (?:but|yet|although|though) (?:also )?(?:(?:THIS|they|it) )?(?<b>(?:may|can|cannot|will not|must|do not|add|subtract|know|join) (?!only\b)[^,:;()]+)$/,
    '<head> <who> <a> . <head> <who> <b>',
    ['Ally', 'Monster'],
  ],
  // ---------------------------------------------------------------- two at once, each for himself
  [
    /^(?<lead>(?:[^,:;()]+ , )?)(?<a>(?!you\b|your\b|all\b|any\b|each\b|either\b|both\b)[^,:;() ]+) and (?<b>[^,:;() ]+) (?:each |both )?(?<does>(?:add|subtract|gain|lose|is not affect|is immune|cannot|may not|is not count)(?! both\b| each other\b| join\b)[^;:()]*)$/,
    '<lead> <a> <does> . <lead> <b> <does>',
  ],
  // ---------------------------------------------------------------- where one must go on foot
  [
    /^(?:if|when) (?<what>[^,:;()]+?) is (?<how>lose|bury|discard) , you must walk to the next location(?: (?:that )?you play)?$/,
    'when <what> is <how> : ( you must reach a location by walk ) until you play a location',
  ],
  [
    /^you may not use (?:the|its|that|your) gate(?: there| of that location| of your current location)? (?:this round|until the end of the round|for the (?:rest|remainder) of the round)$/,
    'you may not use gate until the end of the round and while you remain there',
    ['Event', 'Spell'],
  ],
  // ---------------------------------------------------------------- what a further use of a Gate takes
  [
    /(?<=\bgate more than once\b[^:;()]*? (?:but|and) (?:you )?must (?:bury|discard|flip) [^,:;()]+?) (?:for|at|on) (?:each|every) (?:subsequent|additional|further|other|extra|later|such)(?: gate)? use$/,
    ' each time',
    ['Location'],
  ],
  [
    /^(?<use>(?:you )?may use (?:this|the) gate more than once) (?<when>at night|by day|(?:while|if|during) [^,:;()]+?)(?: ,)? (?<pay>(?:but|and) (?:you )?must (?:bury|discard|flip) [^,:;()]+)$/,
    '<when> , <use> , <pay>',
    ['Location'],
  ],
  // ---------------------------------------------------------------- what each suffers at a moment
  [
    /^(?<when>at the (?:start|end|beginning) of (?:each|every) (?:round|turn)) , (?<who>(?:each|every|any) (?:player|investigator|opponent) (?:who is |that is )?(?:at|in|on) [^,:;()]+?) (?<a>(?:lose|gain|discard|bury|flip|draw) [^,:;()]+?) and (?<b>(?:lose|gain|discard|bury|flip|draw) [^,:;()]+)$/,
    '<who> <a> and <b> <when>',
  ],
]
