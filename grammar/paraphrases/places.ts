/** What Locations say in words of their own: ways as if somewhere else, ways here and back, while one stays, Gates and what each use costs. */

import type { Clause } from '../clauses.ts'

const you = '(?:you|your investigator)'
const may = '(?:may|can|is able to)'
const means = '(?<by>travel_\\S+)'
const event = '(?: event| card)?'
/** As if what lies elsewhere lay here. */
const asIfHere =
  '(?: ,)? (?:just |exactly )?as (?:if|though) (?:it|they|that location|the location|both|THIS) (?:is|lie|lay|were|was|stand|stood|have is|had been|is find|is locate)(?: both)? (?:in (?:this|the same|that|your|your current) (?:region|subregion|dimension|city|place)|here|nearby|next door|close by|adjacent)'

/** What a Location has not: "without the Water attribute", "that lacks Water". */
const lacking = '(?:(?:that|which) )?(?:without|with no|lack|lacks|lacking|(?:do|does) not (?:have|bear|feature|show))'

const ways: readonly Clause[] = [
  [
    /^you may not leave (?:(?:a|any|all|every|each) )?(?<what>[^,;:()]*?\blocation)(?: ,)? (?:except|other than|otherwise than|save|but|unless) (?:by|via|through|with|by mean of|by way of|use|by use) (?:(?:a|any) )?travel(?:_event)?(?: event| card)?$/,
    'while you is at a <what> , you must leave here by travel_event event',
  ],
  [new RegExp(`(?<=\\blocation ${lacking} )(?:the |a |any )?(?<attr>[a-z_]+) (?:attribute|symbol)\\b`), '<attr>'],
  [
    /(?<=\blocation )(?:(?:that|which) )?(?:lack|lacks|lacking|(?:do|does) not (?:have|bear|feature|show)) (?=(?:a |any )?[a-z_]+(?: |$))/,
    'without ',
  ],
  [
    /\bcurrent location (?:lack|lacks|(?:do|does) not (?:have|bear|feature|show)) (?:the |a |any )?(?<attr>[a-z_]+)(?: attribute| symbol)?(?=$| ,)/,
    'current location is not a <attr> location',
  ],
  // On an island is at it, and on several at any one.
  [
    /\bon (?:(?:a|any|all|each) )?(?<what>island)(?: location)?(?=$| (?:in|of|at|while|when|if|,|and|or|by|you|they|it|THIS)\b| ,)/,
    ' at any <what> location',
  ],
  // "Travel to and from this Location must be Underwater": how one must come and go.
  [
    /^(?:all )?travel to (?:and|or) from (?:here|this location|THIS) must is (?:by )?(?<by>travel_\S+)$/,
    'you must travel to and from this location by <by>',
  ],
  [
    /^(?:all )?travel to (?:and|or) from (?:here|this location|THIS) must is by (?<by>sea|air|land)$/,
    'you must travel to and from this location by <by>',
  ],
  [/(?<=\bmust travel (?:(?:here|there|to|away|and|or|from|this location) )+)only (?=by|use|with|in|underwater)/, ''],
  [
    /\bregardless of (?:the )?(?:location|place|subregion|region) (?:print|name|show|list|give|that is print) (?:on|by) (?:the|their|its|that|your) (?:ally )?card\b/,
    'regardless of location',
  ],
  [new RegExp(`(?<=\\bmay (?:also )?walk [^:;]*?)${asIfHere}(?= ,|$)`), ''],
  // On what terms one sets out is asked when one walks.
  [
    /(?<=\bmay (?:also )?walk .*\b(?:if|when|while|provided(?: that)?|only) (?:it is )?(?:at |by )?(?:night|day)) (?:when|as|while|at the time(?: that)?) you (?:begin|start|set out|leave|depart|go|walk|make|do so)(?: (?:on )?(?:your|the|this) (?:descent|ascent|climb|journey|way|walk|trip|passage|crossing))?$/,
    '',
    ['Location'],
  ],
  [
    /(?<=\bmay (?:also )?walk [^:;]*?)(?: ,)? (?:provided(?: that)?|so long as|as long as|but only (?:if|when|while)) /,
    ' if ',
    ['Location'],
  ],
  // ---------------------------------------------------------------- ways here and away
  [/\bthis (?:island|isle|atoll|wreck|station|base|moon|city)\b(?! (?:location|region))/, 'this location', ['Location']],
  [
    new RegExp(
      `^(?:${you} )?(?:must|may only|can only) ${means}${event}(?: both)? (?:to and from|to or from|into and out of|in order to (?:reach|enter) and (?:to )?leave|to (?:reach|enter|come to|get to) (?:and|or)(?: to)? leave) (?:THIS|here|it)$`,
    ),
    'you may travel to and from this location only by <by>',
    ['Location'],
  ],
  [
    new RegExp(
      `^(?:${you} )?(?:must|may only|can only) ${means}${event} to (?:get|come|arrive|travel) here(?: ,)? (?:and|or)(?: to)? (?:leave|get away|go)(?: (?:again|here|it|THIS))?$`,
    ),
    'you may travel to and from this location only by <by>',
    ['Location'],
  ],
  [
    new RegExp(
      `^(?:${you} )?(?:must|may only|can only) ${means}${event} to (?:get to|come to|travel to|reach|enter|arrive at) (?:THIS|here|it)$`,
    ),
    'you must reach this card by <by>',
    ['Location'],
  ],
  [
    new RegExp(`^(?:${you} )?must ${means}${event} (?:from|away from|out of|to leave|to get away from) (?:THIS|here|it)$`),
    'you must leave here by <by>',
    ['Location'],
  ],
  [/(?<=\bleave)(?: (?:here|it|THIS))? again(?= ,| only| by|$)/, '', ['Location']],
  [
    new RegExp(
      `^(?:${you} (?:${may}|must) )?(?:come|get|arrive|travel|go)(?: (?:here|to here|to THIS|to this place))?(?: ,)? (?:and|or) (?:leave|depart|go(?: away)?|get away)(?: (?:here|it|THIS|from (?:here|it|THIS)))?(?: ,)? only (?=by|with|via|use)`,
    ),
    'you may travel to and from this location only ',
    ['Location'],
  ],
  // "A Travel by Sea Event (or by Air and Sea)": the one or the other.
  [
    /(?<=travel_by_(?:sea|air|land)(?: event| card)?) \( or by (?<how>sea|air|land|air and sea|sea and air) \)/,
    ' or by <how>',
    ['Location'],
  ],
  [
    new RegExp(
      `^(?:${you} (?:${may} )?)?play THIS only (?:with|by|by mean of|by use|when use|after|use|by way of|through) (?:a |any )?${means}${event}$`,
    ),
    'you must reach this card by <by>',
    ['Location'],
  ],
  [
    new RegExp(
      `^(?:THIS )?(?:${may} (?:only is|is) play|is playable|playable)(?: only)? (?:with|by|by mean of|by use|when use|use|by way of|through) (?:a |any )?${means}${event}$`,
    ),
    'you must reach this card by <by>',
    ['Location'],
  ],
  // What carries one by Space, water or air counts as such travel.
  [
    /(?<=\btravel_(?:in_)?(?:space|underwater|by_air|by_sea)(?: event| card)?)(?: ,)? or (?:when|if|by|with|on|aboard|upon)(?: have)? (?:a |any )?(?:summon |control )?monster (?:(?:that|which) (?:can|may|is able to) |able to |capable of )(?:cross|travel_in|travel_|travel|survive|survive in|survive_in|fly through|swim|traverse)[ _]?(?:in )?(?:the )?(?:space|underwater|air|sea|water)(?: (?:carry|bring|bear|take|transport) you (?:here|to THIS|to this place))?$/,
    '',
    ['Location'],
  ],
]

const hereNow: readonly Clause[] = [
  [
    /\bwhile you (?:visit|lodge|dwell|tarry|linger|sojourn|camp|reside|rest|shelter|stop|wander|walk|sit|remain|stay|stand|live|is guests?|is a guest)(?: (?:here|there|in this place|at this place|at THIS|in THIS|within THIS|upon THIS|on THIS|(?:in|at|on|upon|within|among|inside|aboard) THING))?(?: ,)? (?=(?:all|each|your|any|you|every|no|it|1|ally|#)\b)/,
    'while you is here , ',
    ['Location'],
  ],
  [
    /^(?:if you (?:can|could|is able to) (?:bear|stand|endure|stomach|face|afford|suffer)(?: (?:it|this|the \S+(?: \S+)?))?|if you (?:dare|like|wish|please|choose|prefer|will|want|desire|care to)(?: to)?|if you have the (?:nerve|stomach|courage|strength|time|heart)|if you so (?:choose|wish|desire)) ,? ?(?=you (?:may|can) )/,
    '',
  ],
]

/** What a further use of this Gate costs, in other words and elsewhere than behind it. */
const again =
  '(?:more than once|again|any number of time|repeatedly|as (?:often|many time) as you (?:like|wish|please|want|choose|care|will)(?: to)?|at will|without limit|over and over(?: again)?|time and again)'
const gateAgain = `(?:you )?(?:may|can) (?:use|reuse) (?:this|the|its) gate(?: here)? ${again}|(?:this|the) gate(?: here)? (?:may|can) is (?:use|reuse) ${again}`
const cost =
  "(?:its|the|this (?:card|location) 's|THIS 's)(?: usual| normal| full)?(?: sanity)? (?:cost|price|loss)(?: in sanity| of THIS)?"
const eachUse =
  '(?:(?: for)? (?:each|every)(?: (?:time|use|1|such use|use of it|gate use|further use|additional use|subsequent use))?(?: (?:so|you do(?: so)?|after the first))?| again| anew| once more)?'

const gates: readonly Clause[] = [
  [
    /^(?:as often as|as many time as|whenever) you (?:wish|like|please|want|choose)(?: to)? , you may use this gate to (?=play|summon)/,
    'you may use this gate again to ',
    ['Location'],
  ],
  [/^after (?:the|its) first use , (?=this gate may is use again)/, '', ['Location']],
  [/\bgate (?<here>here )?can is (?=use|reuse)/, 'gate <here> may is ', ['Location']],
  [
    new RegExp(
      `^(?<use>${gateAgain}) (?<when>(?:when|while|if|so long as|as long as|at|by) [^,]+?)(?: ,)? (?:but |and )?(?:(?:you )?(?:must|have to) )?(?:at|pay|for|spend|lose) ${cost}${eachUse}$`,
    ),
    "<when> , this gate may is use again , but must pay this card 's sanity cost each time",
    ['Location'],
  ],
  [
    new RegExp(
      `(?<=^(?:(?:when|while|if|as long as) [^,]+?(?: ,)? )?)(?:${gateAgain})(?: ,)? (?:but |and )?(?:(?:you )?(?:must|have to) )?(?:at|pay|for|spend|lose) ${cost}${eachUse}$`,
    ),
    "this gate may is use again , but must pay this card 's sanity cost each time",
    ['Location'],
  ],
  [
    new RegExp(
      `(?<=^(?:(?:when|while|if|as long as) [^,]+?(?: ,)? )?)(?:${gateAgain})(?: ,)? (?:but |and )?(?:(?:you )?(?:must|have to) )?(?:at|pay|for|spend|lose)(?: a cost of| the cost of)? (?<n>#|1) sanity(?: point)?${eachUse}$`,
    ),
    'this gate may is use again for <n> sanity',
    ['Location'],
  ],
  [
    new RegExp(`^(?:by pay|if you pay|for|pay|at) ${cost}(?: again| anew| once more| each time)?(?: ,)? (?:and )?(?:${gateAgain})$`),
    "this gate may is use again , but must pay this card 's sanity cost each time",
    ['Location'],
  ],
  [
    /^the gate(?: here)? (?:never close|do not close|stay open|remain open|stand open)(?: ,| :| ;) (?:you may )?use it (?=as (?:often|many time) as|again|any number|more than once)/,
    'you may use this gate ',
    ['Location'],
  ],
  [/(?<=\bgate )as (?:often|many time) as you (?:like|wish|please|want|choose|care|will)(?: to)?/, 'any number of time', ['Location']],
  [
    /(?<=\bbury )1 of your (?<what>\S+) (?=for (?:each|every|any) (?:subsequent|additional|further|extra|later|other|more|repeat))/,
    '1 <what> ',
    ['Location'],
  ],
]

// ---------------------------------------------------------------- Turns spent here
const stay = '(?:remain|stay|rest|linger|wait|tarry|dwell|stop|lodge|sojourn|spend|camp)'
const stayed = 'as your turn , have stay here , '
const phobia = '(?<what>(?:1|all|any 1|each|#)(?: of)?(?: your| the)? phobia(?: (?:that )?affect (?:you|your investigator))?)'
const turnOf = '(?:(?:for|on|in|during) )?(?:each|any|every|a)(?: (?:additional|further|extra|later|subsequent|other|whole|full))? turn'
const rid =
  '(?:cure|cures|heal|heals|lift|lifts|remove|removes|ease|eases|soothe|soothes|banish|banishes|dispel|dispels|take away|drive off|drives off|drive out|drives out|free you (?:from|of)|frees you (?:from|of)|rid you of|rids you of)'

const stays: readonly Clause[] = [
  [/\b(?<stay>remain|stay|linger|wait) on(?= here| for| another| 1| a|$)/, '<stay>', ['Location']],
  [
    /(?<=\b(?:remain|stay|rest|wait|linger) (?:here )?(?:for )?(?:a|1|another)(?: [a-z]+)? turn)(?: ,)? \( (?:and )?(?:do nothing else|play no card|do nothing|instead of play a card)(?: that turn)? \)/,
    '',
    ['Location'],
  ],
  [/^by (?<stay>remaining|staying|resting|waiting|lingering) here/, 'if you remain here', ['Location']],
  [
    new RegExp(
      `^(?:if|when|by) (?:you )?(?:choose to )?${stay}(?: here)?(?: for)? (?:a|1|another)(?: \\S+)? turn(?: here)? and (?<pay>(?:pay|spend) (?:#|1) sanity(?: point)?|(?:bury|discard|flip) [^,]+?)(?: ,)? , (?:you may )?(?=bury|draw|gain|return|look|search)`,
    ),
    `${stayed}<pay> : `,
    ['Location'],
  ],
  [
    new RegExp(
      `^${turnOf} (?:(?:that )?you (?:choose to |decide to )?${stay}(?: here)?|spend here|here)(?: after the first)?(?: ,)? ${phobia} (?:may|can|must)? ?is (?:then )?bury$`,
    ),
    `${stayed}bury <what>`,
    ['Location'],
  ],
  [
    new RegExp(`^(?:only )?${phobia} (?:may|can) is bury(?: here)? ${turnOf} (?:that )?you ${stay}(?: here)?$`),
    `${stayed}bury <what>`,
    ['Location'],
  ],
  [
    new RegExp(
      `^${turnOf} (?:(?:that )?you ${stay}(?: here)?|(?:spend )?here)(?: after the first)? ${rid} ${phobia}(?: \\( bury (?:it|they|them) \\))?$`,
    ),
    `${stayed}bury <what>`,
    ['Location'],
  ],
  [
    new RegExp(
      `^while you (?:is|${stay}) here , ${turnOf} (?:let|lets|allow|allows|permit|permits|enable|enables) you (?:to )?(?=bury|draw|gain|return|look|search)`,
    ),
    stayed,
    ['Location'],
  ],
  [
    /^you may (?:remain|stay|rest|linger|wait)(?: on)? here(?: for (?:additional|further|more|several|extra) turn)? [;:,] (?:and )?(?:for )?each (?:(?:such )?turn(?: so)?(?: spend| pass)?(?: here| so)?|1|such turn)?(?: ,)? (?:you may )?(?=bury|draw|gain|return|look|search)/,
    stayed,
    ['Location'],
  ],
  [
    /^while you is here(?: ,)? you may bury (?<what>1 phobia(?: (?:that )?affect (?:you|your investigator))?) (?:per|each|every) turn(?: as your turn)?$/,
    `${stayed}bury <what>`,
    ['Location'],
  ],
  [
    /^if you is (?:still )?here at the start of (?:a|your|any|each) turn , you may (?:spend|use) (?:that|the|this|your) turn to /,
    stayed,
    ['Location'],
  ],
  // "And if it is Day, you may Bury two of them instead of one."
  [
    /^(?<lead>.*\bbury (?:1|a) phobia(?: (?:that |which )?affect (?:you|your investigator))?)(?: ,)?(?: ;)? (?:and |but )?(?:if|when|while) (?<so>[^,]+?) ,? ?(?:you (?:may|can) )?bury (?<n>#)(?: of (?:they|them|these|those)| phobia)?(?: instead)?(?: of (?:just |only )?(?:1|a))?$/,
    '<lead> . if <so> , you may bury <n> phobia instead',
    ['Location'],
  ],
]

// ---------------------------------------------------------------- Travel Events, aboard and elsewhere
const aboard = '(?:(?:(?:with|on|in|aboard|upon|inside) (?:board )?)?(?:THIS|THING|it)|on board|aboard|here|along)'
const mark = '(?:attribute|symbol|mark)'

const voyages: readonly Clause[] = [
  [/^(?:as|on) your next turn(?: ,)? or (?:as |on )?(?:a|any)(?: later| following| subsequent)(?: turn| 1)?(?= ,)/, 'on a later turn'],
  [/^(?:as|on) your next turn(?: ,)? or (?:later|thereafter|afterwards)(?= ,)/, 'on a later turn'],
  [
    new RegExp(
      `\\blocation(?: card)? (?:feature|with|have|bear|(?:that|which) (?:have|bear|feature|show)) (?:either )?(?:the |a )?(?<a>\\S+)(?: ${mark})? or (?:the |a )?(?<b>\\S+) ${mark}(?= ,| in| of| right|$)`,
    ),
    '<a> or <b> location',
  ],
  [
    /(?<=\b(?:play|walk to) )(?<det>a new|any new|any|a) (?<a>(?!location)\S+) location(?: ,)? or (?:any|a)(?: new(?! aeon))? (?<b>(?!location)\S+(?: (?!location)\S+)?) location(?=(?: ,)? right-side-up|$)/,
    '<det> <a> location or <b> location',
  ],
  [
    /(?<=\bplay )(?<det>a new|any new|any|a) location(?: card)? (?:feature|with|have|bear|(?:that|which) (?:have|bear|feature|show)) the (?<a>\S+) (?:attribute|symbol)(?: ,)? or (?:any|a)(?: new(?! aeon))? (?<b>(?!location)\S+(?: (?!location)\S+)?) location(?=(?: ,)? right-side-up|$)/,
    '<det> <a> location or <b> location',
  ],
  [/^play THIS(?: only)? if (?<so>[^,]+?)(?: ,)? (?:and|then)(?: ,)? (?=play )/, 'this card may only is play if <so> . ', ['Event']],
  [/^play THIS(?: ,)? and(?: ,)? (?:in|on|during) the same turn(?: ,)? (?:play )?(?=a|any)/, 'play ', ['Event']],
  [
    /(?<=\bif )(?:a|any) (?<what>[^,]+? location) is (?:in your story deck(?: ,)? or (?:is )?your current location|your current location(?: ,)? or (?:is )?in your story deck)$/,
    'you is at a <what> or a <what> is in your story deck',
  ],
  [
    /^(?:you must have|there must is|you need) the (?<mark>\S+) (?:attribute|symbol) on your current location to play THIS$/,
    'your current location must is a <mark> location',
  ],
  [
    /^your current location must (?:have|bear|feature|show) the (?<mark>\S+) (?:attribute|symbol)(?: (?:for you )?to play THIS)?$/,
    'your current location must is a <mark> location',
    ['Event'],
  ],
  [
    new RegExp(
      `^(?:or ,? )?you may (?:instead )?(?:remain|stay|ride|travel|sail|fly|rest)(?: on)?(?: ${aboard})?(?: for)? (?:a|1|another)(?: additional| more| further| whole| full)? turn(?: ,)? (?:and|to) (?:you may )?`,
    ),
    'remain here for 1 turn and ',
    ['Event'],
  ],
  [
    new RegExp(
      `^(?:or ,? )?(?:remain|stay|ride|travel|sail|fly|rest)(?: on)? ${aboard} (?:for )?(?:a|1|another)(?: additional| more| further| whole| full)? turn(?: ,)? (?:and|to) (?:you may )?`,
    ),
    'remain here for 1 turn and ',
    ['Event'],
  ],
  [
    new RegExp(
      `\\bwhile you (?:ride|travel|sail|fly|is|journey|remain|stay|rest|voyage|drift|march|walk|go|sleep|sit|lie)(?: on)? ${aboard}(?: ,)?(?= )`,
    ),
    'while you is here ,',
    ['Event'],
  ],
  [/^(?<deed>(?:you may not|you cannot) .+?|lose .+?) while you is (?:on board|aboard)$/, 'while you is here , <deed>', ['Event']],
  [
    / \( (?:only )?once (?:per|for each) (?:THIS|card|copy of THIS|copy)(?: play| that you play| you play)? \)$/,
    ' , once per card',
    ['Event'],
  ],
  [/ ,? (?:but )?only once (?:per|for each) (?:THIS|copy of THIS)(?: play| that you play| you play)?$/, ' , once per card', ['Event']],
  [
    /\bally (?:that is )?find in (?:this|your current|the same|the) region(?: ,)? even (?:if|though) (?:it is )?not (?:from|find in|of|in) (?:this|your|the same) (?:subregion|place|city|location)$/,
    'ally of this region regardless of place',
  ],
  [/\bally (?:that is )?find in (?:this|your current|the same) region$/, 'ally of this region regardless of place', ['Event']],
]

// ---------------------------------------------------------------- whom one Summons here, and what follows from that anyway
const foe = '(?:(?:any|a|1|any 1|your)(?: other)? (?:opponent|investigator|player)(?: of your choice| (?:that |whom? )?you choose|,)?)'
const summoned = '(?<who>(?:(?:a|1|any|any 1|all|your) )?(?!or )\\S+(?: \\S+)?)'

const attacks: readonly Clause[] = [
  [
    new RegExp(
      `(?<=\\bsummon )${summoned} from your hand(?: ,)? (?:and|to)(?: ,)? attack ${foe}(?: with (?:it|they|them))?(?= ,| ;| \\(|$)`,
    ),
    '<who> from your hand',
  ],
  [
    new RegExp(
      `(?<=\\bsummon )${summoned} from your hand(?: ,)? (?:which|and it|that|who) attack ${foe}(?: with (?:it|they|them))?(?= ,| ;| \\(|$)`,
    ),
    '<who> from your hand',
  ],
  [
    new RegExp(
      `^(?<it>it|they|the \\S+) attack ${foe}(?: ,| ;)?(?: \\()? ?(?:their |the |his |your opponent 's )?ally may defend(?: \\))?$`,
    ),
    '<it> attack a opponent . ally may defend',
  ],
  [new RegExp(`^(?<it>it|they|the \\S+) attack ${foe}$`), '<it> attack a opponent'],
  [/^(?<ally>(?:the |their |your opponent 's )?ally may defend)(?: ,| ;)? (?:and )?(?:after which )?(?<how>bury .+)$/, '<ally> . <how>'],
]

// ---------------------------------------------------------------- what need not be so, for what is played here
const metHere = '(?:they|them|it|him|her|1|that ally|the ally|each|both|such ally)'
const plays: readonly Clause[] = [
  [
    /(?: ,)? (?:wherever|no matter where|regardless of where) (?:that ally|the ally|it|they|1) (?:may |might |usually |normally )?(?:come|comes|hail|hails) from(?=$| ,)/,
    ' anywhere',
    ['Location'],
  ],
  [/^this place (?=may|can|must|is|cannot)/, 'this location ', ['Location']],
  [
    /^on (?:a|any|each|every) (?:later|follow|subsequent) turn (?:that|which) (?:find|finds|see|sees) you(?: still)?(?: here)?(?= ,)/,
    'on a later turn',
    ['Location'],
  ],
  [
    /^on (?:a|any) (?:later|follow|subsequent) turn (?:while|when|if|that|on which|in which) you (?:is|remain)(?: still)? here(?= ,)/,
    'on a later turn',
    ['Location'],
  ],
  [
    /^on a later turn , (?<deed>[^;:]*?)(?: ,)? (?:provided(?: that)?|so long as|as long as) you (?:can|may|is able to) survive (?:in )?(?<where>space|underwater|radiation)(?: there)?$/,
    'on a later turn , if you can survive <where> , <deed>',
    ['Location', 'Event'],
  ],
  [/(?<=^on a later turn , )provided(?: that)? you (?:can|may|is able to) survive (?:in )?/, 'if you can survive ', ['Location', 'Event']],
  [
    new RegExp(
      `(?: ,)? (?:just |exactly )?as (?:if|though) (?:you have (?:just )?(?:meet|met|find|found|encounter|encountered) ${metHere}(?: here| there)?|${metHere} (?:is|were|was|have is) (?:meet|met|find|found|encounter|encountered)(?: here| there)?)(?= ,| \\(|$)`,
    ),
    ' regardless of place , region and dimension',
    ['Location'],
  ],
  [
    / regardless of (?<a>attribute|place|region)(?: ,)? and (?:even (?:if|though|when) |although )(?:it|they) (?:is |come )(?:a \S+ )?(?:of|from|in) (?:another|a different) dimension$/,
    ' regardless of <a> and dimension',
  ],
  [
    /(?: ,)? (?:even (?:if|though)|although|though) (?:THIS|it) do not (?:feature|bear|have|show) the (?<mark>\S+) attribute and even (?:if|though|when) (?:it|they) (?:is|come)(?: a \S+)? (?:of|from) another dimension$/,
    ' regardless of attribute and dimension',
    ['Location'],
  ],
  // ---------------------------------------------------------------- Monsters as Allies, and for what
  [
    /^(?<may>you may play .+? as ally) while (?:you is here|this is your current location|THIS is your current location) \( (?<use>use (?:the |this |its )?gate) \)$/,
    'while you is here , <may> ( use gate )',
    ['Location'],
  ],
  [
    /^(?:if you )?pay (?<n>#|1) sanity(?: point)?(?: for)? each(?: 1)? , (?:you may play|play) (?<what>.+?) as ally(?: here)? \( use (?:the |this |its )?gate \)$/,
    'you may pay <n> sanity and use this gate to play <what> as ally',
    ['Location'],
  ],
  [
    /^you may (?:use (?:this|the|its) gate to )?play (?<what>.+?) as ally(?: here)?(?: \( use (?:the |this |its )?gate \)| , use (?:the|this|its) gate)(?: ,)?(?: and| but)?(?: must)? ?(?:pay|at|for|at a cost of) (?<n>#|1) sanity(?: point)?(?: for)?(?: each(?: 1)?)?$/,
    'you may pay <n> sanity and use this gate to play <what> as ally',
    ['Location'],
  ],
  [
    /^you may use (?:this|the|its) gate to play (?<what>.+?) as ally(?: ,)? (?:and pay|pay|at|for|at a cost of) (?<n>#|1) sanity(?: point)?(?: for)?(?: each(?: 1)?)?$/,
    'you may pay <n> sanity and use this gate to play <what> as ally',
    ['Location'],
  ],
  [/(?<=\bas (?:a )?ally) (?:beside|with|alongside|at the side of) (?:you|your investigator)(?= |$)/, '', ['Location', 'Ally', 'Artifact']],
  [
    /(?<=\bas (?:a )?ally)(?: ,)? (?:instead of|rather than) (?:put|place|play|add|have) (?:it|they) (?:into|in|to) your threat(?=$| ,)/,
    '',
  ],
  [
    /^(?:any )?(?<a>\S+) (?:and|or) (?<b>\S+) (?:from|of) any dimension may is play (?:with|use|by|through|by use|by mean of) (?:this|the|its) gate(?: here)?$/,
    'you may use this gate to play any <a> or <b> regardless of dimension',
    ['Location'],
  ],
  [
    /^(?:any )?(?<what>\S+) (?:from|of) any dimension may is play (?:with|use|by|through|by use|by mean of) (?:this|the|its) gate(?: here)?$/,
    'you may use this gate to play any <what> regardless of dimension',
    ['Location'],
  ],
  // ---------------------------------------------------------------- as if it were Night
  [
    /\b(?:as|like) (?:if|though) it (?:is|were|was) (?<time>night|day)(?: ,)? (?:whatever (?:is in play|the (?:time|hour|sky)|(?:day or night )?event(?: is)? in play|time it is|the clock say)|even (?:at (?:noon|midday)|by day|in (?:the )?(?:full |broad |bright )?(?:daylight|sunlight)|(?:if|when|while|though) it is day|during the day)|regardless of (?:day (?:or|and) night(?: event)?|the time(?: of day)?|what is in play)|no matter what (?:time it is|is in play|the time)|though it is day)(?=$| ,| \\.)/,
    'as if it is <time>',
  ],
  [
    /^(?<what>[^,]+? (?:act|function|behave|fight) as (?:if|though) it (?:is|were|was) (?:night|day)) (?<when>while [^,]+?)(?: ,)? (?:even (?:at (?:noon|midday)|by day|in daylight)|whatever is in play)$/,
    '<when> , <what>',
  ],
  [/\b(?<how>act|function|behave|fight) as though it (?:is|were|was) (?=night|day)/, '<how> as if it is '],
]

// ---------------------------------------------------------------- prices and cards of the Story Deck
const once = '(?:(?:pay|spend|for|at a cost of|at the cost of|by pay) )'
const returned: readonly Clause[] = [
  [
    new RegExp(`^as your turn(?: ,)? (?:and|but|,) ?(?:and )?${once}(?<n>#|1) sanity(?: point)?(?: ,)? (?:you may )?(?!:)`),
    'as your turn , pay <n> sanity : ',
    ['Location', 'Ally', 'Artifact', 'Tome'],
  ],
  [
    /\b(?:take|draw|choose|search out|pick) (?<what>(?:1|a|any 1|any) [^,;:]+?) (?:from|in|of) your story deck(?: ,)? and (?:return|put|bring|place) (?:it|they|them|that (?:card|ally|tome|artifact)) (?:back )?(?:to|into|in) play\b/,
    'return <what> from your story deck to play',
  ],
  [/\breturn (?<what>(?:1|a|any 1|any) [^,;:()]+?) to play from your story deck\b/, 'return <what> from your story deck to play'],
  [/\breturn to play from your story deck (?<what>(?:1|a|any 1|any) [^,;:()]+)/, 'return <what> from your story deck to play'],
  [/(?<=\breturn .* to play) \( pay (?:any|its|the|their|that) sanity (?:cost|price|loss)\)?(?: if any)? \)/, ' , pay its sanity cost'],
  [
    /\breturn (?<n>1|a|any 1|any) (?<what>ally|monster) (?<rest>from your story deck to (?:play|your hand)(?: , pay its sanity cost)?)(?: ,)? (?:provided(?: that)?|if|as long as|so long as|but only if) (?:its (?:card )?value|the (?:card )?value of (?:the|that) (?:ally|monster|card)|the (?:ally|monster) 's (?:card )?value) is (?:not (?:greater|more|higher) than (?<m>#|1)|(?<k>#|1) or (?:less|lower|fewer)|at most (?<j>#|1)|no (?:greater|more|higher) than (?<l>#|1))$/,
    'return <n> <what> of value <m> <k> <j> <l> or less <rest>',
  ],
  [
    /\b(?<n>1|a|any 1|any|each|all) monster of the (?!dreamlands|waking|new|past|future|same|other|threat)(?<kind>[a-z_]+)(?= from| in|$)/,
    '<n> <kind> monster',
  ],
  [
    /\b(?<what>monster|ally|artifact|tome|location|event|spell|card) (?:card )?(?:that |which )?(?:is |lie |stand )?(?<near>nearest|closest|nearer|closer)(?: to)? the (?<end>top|bottom) of your story deck\b/,
    '<what> nearest the <end> of your story deck',
  ],
]

// ---------------------------------------------------------------- what may and may not be played here
const bans: readonly Clause[] = [
  [/^(?:of|among) monster ,? ?only (?<what>[^,;:]+?) may is play here$/, 'no monster other than <what> may is play here', ['Location']],
  [/^only (?<what>[^,;:]+?) may is play here as monster$/, 'no monster other than <what> may is play here', ['Location']],
  [
    /^(?:no|the only) (?<type>monster|ally|event|artifact|tome|spell) (?:but|except|save|besides|apart from) (?<what>[^,;:]+?) may is play here$/,
    'no <type> other than <what> may is play here',
    ['Location'],
  ],
  [
    /^the only (?<type>monster|ally|event|artifact|tome|spell) (?:that|which|who) may is play here (?:is|are) (?<what>[^,;:]+)$/,
    'no <type> other than <what> may is play here',
    ['Location'],
  ],
  [
    /(?<=\bif )your current location(?: ,)? or the top card of your story deck(?: ,)? is (?:in|at) (?<where>[a-z_]+)$/,
    'you is at a <where> location or the top card of your story deck is a <where> location',
    ['Location', 'Event'],
  ],
  [
    /^(?<lead>(?<what>[^,;:]+?) in your threat (?:add|gain) [^;:]+?)(?: ,)? and may is play (?:use|by use|with|through) (?:the same|this|the) gate again$/,
    '<lead> . this gate may is use again to play <what>',
    ['Location'],
  ],
  [
    /^(?<only>[^,;:]* only if (?<so>you have [^,;:]+ in play))(?: ,)? in which case (?:you may (?:do so|play (?:it|THIS))|(?:it|THIS) may is play) (?:from|at) any(?: current)? location(?: at all)?$/,
    '<only> . while <so> , you may travel to this location right-side-up',
    ['Location'],
  ],
  // Whatever way it is played.
  [
    /\b(?<who>(?:your|all(?: of)? your|all|each(?: of your)?) [a-z_-]+) \( (?:both |either |whether )?(?:as )?monster (?:or|and) (?:as )?ally \)/,
    '<who>',
  ],
  [
    /\b(?<who>(?:your|all(?: of)? your|all|each(?: of your)?) [a-z_]+) \( (?:both |either |whether )?(?:as )?ally (?:or|and) (?:as )?monster \)/,
    '<who>',
  ],
  [/\b(?:increase|raise) their (?:card )?value by (?<n>#|1)(?: point)?(?: each)?(?=$| ,| while| if| when)/, 'add <n> to their value'],
  [/(?<=\badd (?:#|1)(?: point)? to )(?:the )?card value$/, 'their card value'],
  // ---------------------------------------------------------------- the next Turn is lost
  [
    /\b(?:your )?next turn (?:must )?is (?:lose|lost|forfeit|spend|spent|waste|wasted|take up|miss)(?: (?:to|in|on|for|while|under|with|by) [^,;:()]+?)?(?: \( (?:you )?(?:may )?play no card(?: ,| and| ;)*(?: and)? ?(?:do )?not pass \))?$/,
    'lose your next turn',
    ['Location'],
  ],
]

// ---------------------------------------------------------------- what holds here, what befalls one here
const holds: readonly Clause[] = [
  [/\bwhile you (?:remain|stay|linger|visit)(?: (?:this place|this location))?(?= ,|$)/, 'while you is here', ['Location']],
  [
    /\bwhile (?:this location|THIS|this card) is (?:on top of|the top card of|at the top of|uppermost in) your story deck(?= ,|$)/,
    'while you is here',
    ['Location'],
  ],
  [/\bis (?<n>#|1) (?:points? )?(?:strong|stronger|mightier|more powerful)(?= |$)/, 'add <n>', ['Location']],
  [/ for (?:lack|want) of (?:air|breath|oxygen|light|water|food|warmth|sleep|\S+ air)(?= ,|$)/, ''],
  [
    /^(?<who>you must have|you need) (?:a means of|some means of|a way of|the means of|means of) (?:survive|surviving|survival)(?: in)? (?<where>space|underwater|radiation)(?: ,)? or (?:else )?/,
    'you must is able to survive <where> or ',
  ],
  [
    /^(?<if>(?:unless|if) [^,]+ , )?(?<deed>lose [^,]+?) (?:when you arrive(?: here)?|on arrival|your arrival) and (?:again )?at the start of each turn(?: (?:here|that you is here|you is here|spend here))?$/,
    'when you arrive here and at the start of each turn , <if> <deed>',
    ['Location'],
  ],
  [
    /^(?:when you arrive(?: here)? ,? ?|after (?:you arrive|arriving)(?: here)? ,? ?)?you may not (?:play a card|play any card|play)(?: (?:on|in|during))? your next turn(?: ,)?(?: and)? (?:nor|or)(?: (?:may|can) you)? pass$/,
    'lose your next turn',
    ['Location'],
  ],
  // ---------------------------------------------------------------- cards for new ones
  [
    /\b(?:trade|swap|exchange|change|replace) (?<n>up to #|up to 1|#|1|any #) card (?:from|in|of) your hand(?: for (?:new|fresh|other) (?:1|ones|card)| with (?:new|fresh|other) (?:1|ones|card)(?: from your mythos deck)?| for (?:as many|the same number of) (?:new )?(?:card|ones|1)(?: from your mythos deck)?)?$/,
    'exchange <n> card',
    ['Location', 'Ally', 'Artifact', 'Tome'],
  ],
  // ---------------------------------------------------------------- as if elsewhere
  [
    /(?<=\bmay is play here|\bmay is play at THIS)(?: ,)? as (?:if|though) (?:you|your investigator|they|it|this(?: location)?|THIS) (?:is|were|was)(?: still)? in (?:the )?(?:dreamlands|waking world|new aeon|proper dimension)$/,
    ' regardless of dimension',
    ['Location'],
  ],
  [
    /(?<=\bplay (?<what>[^,;:]+? of the (?:dreamlands|waking world|new aeon)) here)(?: ,)? (?:even though|although|though|even if) (?:this|THIS|it|you) is (?:in )?(?:the )?(?:dreamlands|waking world|new aeon|another dimension)$/,
    '',
    ['Location'],
  ],
]

export const places: readonly Clause[] = [
  ...holds,
  ...ways,
  ...returned,
  ...bans,
  ...attacks,
  ...plays,
  ...voyages,
  ...stays,
  ...hereNow,
  ...gates,
]
