/** What Spells do, Tomes hold and things are good for, in words beside those of `arts.ts`: who is troubled by what, what is spent instead, where a use leads. */

import type { Clause } from '../clauses.ts'
import type { Self } from '../reading.ts'

const spells: readonly Self['type'][] = ['Spell', 'Event']
const goods: readonly Self['type'][] = ['Artifact', 'Tome']
const things: readonly Self['type'][] = ['Artifact', 'Tome', 'Spell']
const many: readonly Self['type'][] = ['Artifact', 'Tome', 'Spell', 'Event']

const foe = '(?:(?:a|any|any 1|1|your|each|the) opponents?|your opponents|opponents)'
const point = '(?: point)?'
const cause = '(?:event|spell|monster|phobia|epidemic|weapon|artifact)'
const later = '^(?:on|in|during) (?:a|any) (?:later|following|subsequent) turn(?: ,)?'
const thenGone = 'you (?:may|can) (?<do>[^,;:]+?)(?: ,| and| then)+ (?<how>bury|discard|flip) (?:THIS|it)$'
const sanity = '(?: sanity)?(?: point)?(?: of sanity)?'

// ---------------------------------------------------------------- Phobias, and who has them
const phobias: readonly Clause[] = [
  [
    /(?<=\bphobia(?: event)? )(?:(?:that|which|who) )?(?:is )?(?:now |currently |presently )?(?:affect|trouble|afflict|on|upon|lay on|play on) (?:any 1|1|any) (?:investigator|player)(?: of your choice| you choose)?(?=$| ,)/,
    'affect any investigator',
    many,
  ],
  [/(?<=\b(?:1|#|all|each|any|every|a) phobia(?: event)? )(?:on|upon) (?:you|your investigator)\b/, 'that affect you', many],
  [
    /(?<=\bphobia(?: event)? )(?:(?:that|which|from which) )?you (?:now |currently |presently )?(?:is )?(?:now |currently |presently )?(?:suffer|have|labor|endure|bear)(?: from| under)?(?: now| at present| (?:in|at) the moment)?(?= affect\b| ,|$)/,
    'that affect you',
    many,
  ],
  [/(?<=\baffect )the choose (?=opponent\b)/, 'your ', spells],
]

// ---------------------------------------------------------------- values
const values: readonly Clause[] = [
  [
    new RegExp(
      `(?: ,)? (?:but|and|though|yet)(?: (?:it|they|that (?:ally|monster)|their value|its value))? (?:(?:may|can) (?:never|not)|cannot|never|not) (?:is )?(?:reduce|lower|bring|fall|go|drop|sink) (?:below|under|beneath|to less than) (?<n>#|0|1)${point}$`,
    ),
    ' , not below <n>',
    many,
  ],
  [
    /(?<=\b(?:each|all|every|any) )(?<what>(?:\S+ ){0,2}?(?:ally|monster|artifact|tome)) (?:that |who |which )?you (?:have|control|own|hold)(?: in play)?(?= (?:by|gain|lose|add|until|is)\b)/,
    'of your <what>',
    many,
  ],
  [
    /(?<=\b(?:each|all|ally|monster|threat|every)\b[^,;:]*) attack with (?<n>#|1) (?:additional|more|extra) point(?=$| | ,)/,
    ' gain <n>',
    many,
  ],
  [/(?<=\bor (?:#|1) point) (?:if|when|while) (?:it is )?use against (?!you\b)/, ' against ', goods],
  [
    /(?<=\bfor each (?!(?:ally|monster|card|event|artifact|tome|spell|location|player|opponent|investigator) )[^,;:]+?) (?:that|who|which) (?:benefit|profit|is (?:so |thus )?affected)(?: (?:by|from) (?:it|this|THIS))?$/,
    '',
    many,
  ],
]

// ---------------------------------------------------------------- who may not do what
const forbidden: readonly Clause[] = [
  [
    /^(?<while>(?:(?:until|for|during) [^,:]+ , )?)no (?<what>spell|artifact|weapon|tome|gate) (?:may|can) is (?<do>cast|use|play) by (?<who>your opponent|a opponent|any opponent|1 opponent|your opponents|opponents)(?=$| )/,
    '<while> <who> may not <do> <what>',
    many,
  ],
  [
    new RegExp(
      `^(?:THIS |it )?(?:may|can)(?:not| not| never) is (?:steal|give (?:to|away)|use by)(?: ,)?(?:(?: ,)? (?:or|nor) (?:steal|bury|discard|take|lose|give to|use by))*(?: ,)? (?:by|to|because of|through|due to) ${foe}(?: 's (?:card|event|spell))?$`,
    ),
    'this card may not is steal',
    goods,
  ],
  [
    new RegExp(
      `^(?:THIS |it )?(?:may|can)(?:not| not| never) is (?:(?:give to|use by) (?:or|nor) (?:steal by) ${foe}|(?:steal|bury|discard)(?: or| ,)* (?:steal|bury|discard) by ${foe}(?: 's card)?)$`,
    ),
    'this card may not is steal',
    goods,
  ],
  [
    /^no monster (?:may|can) bypass (?:combat with |a battle with )?your (?<a>threat|ally) (?:or|and) (?:your )?(?<b>ally|threat)(?<until>(?: (?:until|for) .+)?)$/,
    'monster may not bypass your <a> <until> . monster may not bypass your <b> <until>',
    many,
  ],
]

// ---------------------------------------------------------------- prices, and what is given in their place
const prices: readonly Clause[] = [
  [/\bin (?:the )?place of (?=(?:pay|lose|bury|discard|flip|is)\b)/, 'instead of ', many],
  [
    new RegExp(
      `^(?<a>(?:summon or |summon |control )+(?:1|a|any|#) [^,;:]+?)(?: ,)? or (?:else )?(?:spend|pay|lose) (?<n>1|#)(?: additional| more| extra| further)*${sanity}(?: more)? (?:to|and) (?<b>(?:summon or |summon |control )+[^,;:]+)$`,
    ),
    'you choose : ( <a> ) or ( lose <n> sanity , <b> )',
    spells,
  ],
  [
    /^(?:you may )?(?<how>bury|discard|flip) (?:THIS|THING|it)(?: face-down)?(?: ,)? instead of pay the sanity cost (?:of|for) (?<what>(?:a|any|the) (?:\S+ )?location)(?: that| which)?(?: (?:you (?:have )?(?:just )?play|(?:have )?(?:just )?(?:is )?play|when you (?:arrive|come) (?:there|at it)|you (?:arrive|come) (?:at|to)|when it is play|on arrival))?$/,
    'you may <how> this card instead of pay the sanity cost of <what>',
    goods,
  ],
  [
    /^(?:THIS|it) (?:may|can) is (?<how>bury|discard|flip)(?: face-down)?(?: ,)? instead of (?=pay)/,
    'you may <how> this card instead of ',
    goods,
  ],
  // "As many Sanity points as that Spell costs".
  [
    /\bas (?:much|many) sanity(?: point)? as (?:(?:it|they|that (?:spell|tome|artifact|ally|card|location|event|monster)) cost|(?:its|their|the|that (?:spell|tome|artifact|ally|card|location|event|monster) 's) (?:sanity )?cost(?: of (?:it|that (?:spell|tome|artifact|ally|card|location|event|monster)))?)(?=$| [,;.])/,
    'sanity equal to its sanity cost',
  ],
  [
    /\bsanity(?: point)? equal to (?:its|the) cost(?: of (?:it|that (?:spell|tome|artifact|ally|card|location|event|monster)))?(?=$| [,;.])/,
    'sanity equal to its sanity cost',
  ],
  // "Rather than spend the Sanity for one Spell you cast".
  [
    /\b(?:rather than|instead of) (?:(?:pay|spend) (?:the |any |its )?|lose the )sanity(?: point| cost)?(?: need| require| ask)? (?:for|of|to cast|for cast|when (?:you )?cast|when you play|to play) (?=(?:a|any|1|any 1|the) )/,
    'instead of pay the sanity cost of ',
  ],
  [
    /(?<=\bflip THIS)(?: ,)?(?: together)? (?:with|and|along with) (?:(?:all|any|every|each)(?: of)? )?(?:(?:its|the|their) )?spell(?: (?:in|within|hold by|on) it| (?:that )?it (?:hold|contain|have))?(?: ,)?(?=$| as | ,| face-down| to | if | when )/,
    '',
    ['Tome'],
  ],
  [
    /(?<=^(?:as your turn , )?(?:bury|discard) )(?:the |that |this )?(?:ally|bearer)(?<open>(?: \()?) and THIS(?: \))?(?=$| | ,|:)/,
    'the bearer and this card',
    goods,
  ],
  [/^(?<a>(?:bury|discard|flip) [^:;,]*?) as your turn (?<b>(?:to|and) .+)$/, 'as your turn , <a> <b>', goods],
  [
    /^(?<how>flip|bury|discard) (?:THIS|it)(?<down>(?: face-down)?)(?: ,)? (?:if|when|whenever) (?<any>(?:any|a|1) )?(?<what>[^,;:]+?) is play(?<by>(?: by (?:any player|anyone|anybody))?)$/,
    'when any player play <any> <what> : <how> this card <down>',
    goods,
  ],
  [
    /^(?<how>flip|bury|discard) (?:THIS|it)(?: ,)? (?:if|when|whenever|once|as soon as) you (?<way>travel_(?:in_space|by_air|by_sea|by_land))$/,
    '<how> this card when you play <way>',
    goods,
  ],
]

// ---------------------------------------------------------------- where a use leads
const leads: readonly Clause[] = [
  [/(?<=\b(?:travel to|play) (?:a|any)[^,;:]*?\blocation) (?:in|from) your hand(?: (?:that|which) is)?(?= in )/, '', many],
  [
    /\bplay (?<what>(?:a|any|1) [^,;:]*?\blocation\b[^,;:]*?)(?: ,)? (?:ignore|without) the need for (?:a|any) travel(?: card| event)?(?=$| ,)/,
    'travel to <what>',
    many,
  ],
  [/(?<=\btravel [^;:]*)(?: ,)? (?:ignore|without) the need for (?:a|any) travel(?: card| event)?(?=$| ,)/, '', many],
  [
    /^should you play THIS (?:in|at) (?<at>[^,;:]+) , you may ignore (?:the|its) (?<what>[a-z]+ )?attribute$/,
    'you may play this card at <at> regardless of attribute',
    many,
  ],
  [/(?<=\bwalk )from (?:the )?(?<world>dreamlands|waking_world|waking world|new aeon) /, '', goods],
  [
    /^while you have (?:THIS|THING|the \S+)(?: in play)? (?:, )?you may (?:also )?(?:return|come back|go back) from the dreamlands (?:by walk|on foot) to (?<to>any|a) (?<what>\S+)(?: location)?$/,
    'while you is in the dreamlands , you may walk to <to> <what> location in the waking world',
    goods,
  ],
  [
    /(?<=\buse (?:the|that|this) gate (?:of|at|on) your current location (?:once more|again|a second time|1 more time))(?: ,)? even (?:if|though|when) (?:it|the gate|that gate|your current location|its gate) (?:have )?(?:already )?(?:is |have )?(?:already )?(?:is )?use(?: already| before)?$/,
    '',
    many,
  ],
  [/^(?:the|this) current location (?=(?:gain|lose|have|is|become|count) )/, 'your current location ', things],
  [
    /^(?<head>(?:[^:]*?(?:to|and|,) )?)(?:cause|make|bring|call|summon|bid|invite|let|get)(?: any)? (?<n>1|a) (?<what>(?:\S+ )?ally)(?: \( from your hand \)| from your hand)?(?: to)? (?:come to|join|to|come to join) (?:you|your (?:side|investigator))(?: from your hand)?(?: ,)? (?:whatever|regardless of|no matter|ignore) (?:the |your )?region$/,
    '<head> play any <n> <what> from your hand regardless of region',
    many,
  ],
  [
    /^(?:you (?:must )?)?pay (?:any|the|its|their) sanity cost of (?:that|the) (?:ally|card|monster|artifact|tome)(?: as usual| normally)?$/,
    'pay its sanity cost',
    many,
  ],
]

// ---------------------------------------------------------------- how cards lie and what goes with them
const laid: readonly Clause[] = [
  [/(?<=\breturn [^,;:]*? to play)(?: ,)? face-up$/, '', many],
  [
    /(?: ,)? (?:with|and|together with|along with) (?:everything|anything|all(?: card)?|any card|what(?:ever)?|all that)(?: that)? (?:they|it|he|she) (?:carry|bear|hold|wear|have)(?=$| ,)/,
    '',
    many,
  ],
  [
    /(?<=\b(?:ally|target|monster)) and (?:all|any|its|their)(?: the)?(?: other)? card (?:with|on|attach to|give to|hold by|bear by|carry by) (?:it|they|them)(?= )/,
    '',
    many,
  ],
  [
    /\bchoose (?<n>1|a|any 1)(?<of>(?: of your)?) (?<what>[^,;:]+?) (?:that|who|which) (?:is|lie) (?:currently |now )?face-down and flip (?:it|they|them) face-up(?=$| ,)/,
    'flip <n> <of> face-down <what> face-up',
    many,
  ],
  [
    /(?<=\b(?:put|take|add|place|choose) [^;:]*?) as (?:if|though) you have (?:just )?(?:summon|control) (?:it|they|them)(?: yourself)?(?: \( place (?:it )?crosswise \))?(?=$| ,)/,
    '',
    many,
  ],
  [
    /(?<=\b(?:it|they|them|that \S+) is (?:bury|discard)) (?:in|on|into) (?:its|their) (?:own |original )?(?:player|owner) 's (?:story deck|discard pile)$/,
    '',
    many,
  ],
  [
    /(?<=\b(?:look at|see|examine) [^;:]*?)(?: ,)? (?:for )?(?:(?<n>1|#) (?<unit>minute|second)|a minute) (?:at (?:the )?most|at the longest)(?=$| ,| and)/,
    ' for <n> <unit>',
    many,
  ],
  [/(?<=\b(?:artifact|weapon|tome|spell)) in play (?=(?:hold|bear|carry|own) by\b)/, ' ', many],
  [/(?<=\bmonster(?: in your threat)?) , of (?:any|whatever|every) (?:type|kind|class) ,(?= )/, '', many],
  [
    /(?<=\b(?:put|place|lay|keep) )(?<n>1) (?<a>spell|tome|artifact|ally) , 1 (?<b>spell|tome|artifact|ally) or 1 (?<c>spell|tome|artifact|ally)\b/,
    ' <n> <a> , <b> or <c>',
    goods,
  ],
]

// ---------------------------------------------------------------- what is aimed at
const aims: readonly Clause[] = [
  [
    /(?<=^(?:cast (?:THIS |it )?|(?:THIS |it )?may only is cast )?(?:when|after|if|whenever) (?:a|your|any) opponent (?:have )?(?:just )?cast (?:a|any) (?:\S+ )?spell) (?:that|which) (?:would )?affect you(?=$| ,)/,
    ' against you',
    spells,
  ],
  [
    /^(?<how>bury|discard) (?:all|any|each|every)(?: of)?(?: the)? (?<what>(?:artifact|weapon|spell|tome)(?: (?:or|and) (?:artifact|weapon|spell|tome))?) (?:(?:that|which) is )?(?:hold|carry|bear|wear|use|know|own) by (?:the )?target (?<is>(?:defending )?ally)$/,
    'choose 1 <is> of any player . <how> each <what> hold by the target',
    spells,
  ],
  [
    /^(?:your|target|1|any|any 1|a|the) opponent (?:must )?choose : (?:either )?(?<how>bury|discard|flip) (?:the |1 )?target (?<is>(?:\S+ )?(?:ally|artifact|tome))(?<down>(?: face-down)?)(?: ,)? or (?:else )?(?<or>[^:;]+)$/,
    'choose 1 <is> of your opponent . your opponent must either <how> the target <down> or <or>',
    spells,
  ],
  [
    /^(?<how>bury|discard) (?<what>(?:1|a) random (?:card|monster) [^,;:]+?)(?: ,)? unless (?:it|that card|that monster|the card) (?:is|prove to is|turn out to is) (?<not>(?:a )?[^,;:]+)$/,
    'choose <what> . if it is not <not> , <how> it',
    spells,
  ],
  [
    /^return (?<what>(?:1|a) random (?:card|monster) [^,;:]+?) to (?<to>(?:that player|your opponent|its owner|their owner) 's hand)(?: ,)? unless (?:it|that card|that monster|the card) (?:is|prove to is|turn out to is) (?<not>(?:a )?[^,;:]+)$/,
    'choose <what> . if it is not <not> , return it to <to>',
    spells,
  ],
  [
    /^(?:you may )?flip THIS(?: back)? face-up(?: again)? (?:by|for|at the cost of) (?:(?:spend|pay|lose) )?(?<n>1|#) sanity(?: point)? (?:on|as|in|during) (?:a|any) (?:later |subsequent |following )?turn$/,
    'as your turn , pay <n> sanity to flip this card face-up',
    goods,
  ],
  [
    /(?<=\bplay (?:a|any|1)\b[^,;:]*?\blocation\b[^;:]*?)(?: ,)? even (?:if|though|when|while) (?:you|your current location|your investigator) (?:is|belong|lie)(?: now| still| currently)? (?:in|to|of) (?:the (?:waking world|waking_world|dreamlands|new aeon|new_aeon)|another dimension)$/,
    ' regardless of dimension',
    many,
  ],
]

// ---------------------------------------------------------------- what is said of it afterwards
const afterwards: readonly Clause[] = [
  [
    /^(?:you need not is|you do not have to is|it do not matter whether you is|even if you is not|without is) in (?:the|its|their|his|that ally 's) (?:proper |right |correct |usual |own )?region$/,
    'regardless of region',
    many,
  ],
  [/^(?:the|their|its|your)(?: current)? region do not (?:matter|count)$/, 'regardless of region', many],
  [
    /^(?:you (?:may|can) )?ignore (?:the|its|their|your) (?:proper |usual |own )?region(?: requirement| restriction)?s?$/,
    'regardless of region',
    many,
  ],
  [/^(?:the|that) phobia is bury(?: too| as well)?$/, 'the card that cause the loss is bury', goods],
  [/^bury (?:the|that) phobia(?: too| as well)?$/, 'bury the card that cause the loss', goods],
  [
    /^(?:the|that) (?:card|event|spell) (?:(?:which|that) )?(?:is )?(?:use|cause it|cause this|do so|play)(?: to do (?:so|this)| against you)? is bury(?: too| as well)?$/,
    'the card that cause the loss is bury',
    goods,
  ],
]

// ---------------------------------------------------------------- used, spared, borne
const used: readonly Clause[] = [
  // To play it took a Turn, so its use is on a later one: no deed that is only begun on this one.
  [new RegExp(`${later} ${thenGone}`), 'as your turn , <how> this card to <do>', goods],
  [
    new RegExp(`${later} (?:(?:while |if you is )?(?<where>at (?:a|any) [^,;:]*?location)(?: ,)?) ${thenGone}`),
    'as your turn , if you is <where> , <how> this card to <do>',
    goods,
  ],
  [
    /^(?<how>flip|bury|discard) (?:THIS|THING|it)(?<down>(?: face-down)?) (?:after|once|when|upon|following) (?:(?:each|every|it|its|the|this) )?(?:use|(?:it )?(?:have )?(?:is )?use(?: once| for this| so)?)$/,
    '<how> this card when use',
    goods,
  ],
  [
    /^(?<who>(?:any |1 )?[^,;:]*?\bally(?: of your choice| of yours)?) (?:may|can)(?:not| not) is (?:bury or discard|discard or bury|lose)(?<while> (?:this (?:round|combat|turn)|(?:until|for|during) .+))$/,
    '<who> may not is bury or discard <while>',
    spells,
  ],
  [/(?<=\bmay not is bury or discard(?: [^,;:]*?)?) this (?<span>round|combat|turn)$/, ' until the end of the <span>', spells],
  [/^(?<way>if it is not|otherwise|if not) , (?<how>bury|discard|flip|draw|gain|lose) only (?<n>1|#)\b/, '<way> , <how> <n>', spells],
  [
    /^(?:the |that )?ally (?:may|can) (?:attack|fight|defend against|see and attack|be use against) invisible monster$/,
    'the bearer may see invisible monster',
    goods,
  ],
  [
    /^if (?:the |that )?(?:ally|bearer)(?: (?:who|that) (?:carry|bear|hold|wield|use|have) (?:THIS|it))? is (?:ever )?flip(?: face-down)? , (?<how>bury|discard) (?:THIS|it)$/,
    'when the bearer is flip face-down , <how> this card',
    goods,
  ],
  [
    /^(?:you may )?(?<how>bury|discard|flip) (?:THIS|THING|it)(?: face-down)? (?:rather than|instead of) (?:lose|pay|spend) (?:the |any )?sanity (?:for|when|on) (?:enter|play|arrive at|travel to|reach|visit|come to) (?<what>(?:a|any|the) (?:\S+ )?location)$/,
    'you may <how> this card instead of pay the sanity cost of <what>',
    goods,
  ],
  [/(?<=\bspell )(?:bear|that bear|that have|show|with) the (?<icon>\S+) (?:icon|symbol)(?=$|s )/, 'of the <icon> icon', goods],
  [
    /^(?:you may )?play 1 ally from your hand(?: ,)? even (?:if|though) you could not (?:normally |usually |otherwise )?(?:do so|play (?:it|them))(?: (?:there|here|at your current location|in your region))?$/,
    'play 1 ally from your hand regardless of place',
    many,
  ],
  [
    /^(?<what>[^,;:]+?) is (?:treat|count|consider|regard)(?: as)?(?: as)? (?:if|though) (?:it|they) have (?:a )?value of (?<n>0|1|#)(?<while>(?: [^,;:]+)?)$/,
    'the value of <what> is <n> <while>',
    many,
  ],
  [
    /^you may have (?<n>#) copy of the same ally(?: in play)?(?: at once| at (?:the same|a) time)?$/,
    'you may have <n> copy of any ally in play',
    goods,
  ],
  [
    /^you may (?:transfer|move|exchange|shift) spell between THIS and (?:any|a|your) other(?: of your)? tome as your turn$/,
    'as your turn , you may transfer spell between your tome',
    ['Tome'],
  ],
  [
    /^(?:if|while) (?:either )?you or (?:a|your|any|1) opponent is (?<at>(?:in|at) [^,;:]+?) , THIS have no effect$/,
    'THIS have no effect while you or your opponent is <at>',
    goods,
  ],
]

// ---------------------------------------------------------------- Tomes, and who reads them
const tomes: readonly Clause[] = [
  [/^(?:the|its) (?:owner|possessor|reader)(?: of THIS)? (?=(?:is consider to|know|can|may|understand|speak)\b)/, 'you ', goods],
  [/(?<=\bcount as )(?:any|either|1|every) (?:version|edition|copy|translation)s? of (?:the )?/, 'any ', goods],
  [
    /^(?:THIS |it )?(?:can|may) is (?:read|play|use|own) by (?:any|a|every) (?:investigator|player) who have (?<a>(?:a|1|any) [^,;:]+?)(?: (?:as|among) (?:a|his|their|your) ally| in play)?(?: ,)? (?:whatever|regardless of|no matter(?: what)?|in whatever)(?: the)? language(?: (?:they|you) )?(?: ?(?:know|speak|read|is know))?$/,
    'if you have <a> in play , you may play this card regardless of language',
    ['Tome'],
  ],
  [
    /^(?:THIS |it )?(?:can|may) is (?:read|play|use|own) by (?:any|a|every) (?:investigator|player)(?: ,)? (?:whatever|regardless of|no matter(?: what)?|in whatever)(?: the)? language(?: (?:they|you) )?(?: ?(?:know|speak|read|is know))?$/,
    'you may play this card regardless of language',
    ['Tome'],
  ],
  [
    /\bdiscard THIS to (?:summon|play|call|call up) (?<who>[^,;:]+?) without (?:1|any 1|a) of (?:the|its|their) (?:require|need|necessary) card$/,
    'this card count as any 1 card that <who> need , and is discard for it',
    goods,
  ],
  [
    /\bbury THIS to (?:summon|play|call|call up) (?<who>[^,;:]+?) without (?:1|any 1|a) of (?:the|its|their) (?:require|need|necessary) card$/,
    'this card count as any 1 card that <who> need , and is bury for it',
    goods,
  ],
]

// ---------------------------------------------------------------- losses
const losses: readonly Clause[] = [
  // Whosesoever it is: what an opponent's causes says so.
  [
    new RegExp(
      `^(?<if>if|when|whenever|should) (?<from>(?:a|any) ${cause}(?: or (?:(?:a|any) )?${cause})?) (?:(?:would|should) )?(?:make you|(?:cause|force) you to) lose (?<what>(?:a|any|1) [^,;:]+?) ,`,
    ),
    'if you would lose <what> by <from> ,',
    goods,
  ],
  [
    new RegExp(
      `(?<=^(?:if|when|whenever|should) you would lose (?:a|any|1) [^,;:]+? )(?:to|through|because of|due to|on account of|as a result of) (?=(?:a|any) ${cause}(?: or (?:(?:a|any) )?${cause})? ,)`,
    ),
    'by ',
    goods,
  ],
  [
    /^(?:if|when|whenever) you (?:would )?lose (?<what>(?:a|any|1) [^,;:]+?) (?:to|through|by|because of|due to|on account of) (?:a|any) (?<card>card|event|spell|monster)(?: (?:play|use|cast))? (?:by|of|from) (?<who>your opponent|a opponent|any opponent|1 opponent) ,/,
    'if a <card> play by <who> would make you lose <what> ,',
    goods,
  ],
  [/^you may have (?<n>#|1) more card(?: in (?:your )?hand)? than your maximum$/, 'your maximum gain <n>', goods],
  [/\buse (?:a|its|that) gate (?=(?:at|of|on) your current location\b)/, 'use the gate ', many],
]

const cast = '(?:it|they|them|(?:the|that|this|each|any|a) spell|each spell hold by this card)'
const isCast = `(?:(?:when|as|at the time(?: that| when)?) (?:${cast} is (?:be )?cast|you cast ${cast})|when cast(?:ing)?)`
const become = '(?<how>return|discard|bury|flip|place|put|take)'
const where = '(?<where>(?: back)?(?: face-down| to your hand| in your hand| into your hand)?)'

// ---------------------------------------------------------------- what becomes of a Spell where that is otherwise than usual
const elsewhere: readonly Clause[] = [
  [
    new RegExp(`^if (?<so>(?:you|your investigator|it) is [^,:;()]+?) ${isCast} , (?:then )?${become} ${cast}${where} instead$`),
    'while <so> , <how> the spell <where> after it is cast',
    ['Ally', 'Artifact', 'Tome'],
  ],
  [
    new RegExp(`^if (?<so>(?:you|your investigator|it) is [^,:;()]+?) ${isCast} , (?:then )?${cast} is ${become}${where} instead$`),
    'while <so> , <how> the spell <where> after it is cast',
    ['Ally', 'Artifact', 'Tome'],
  ],
  [
    new RegExp(
      `^bury ${cast}(?: in your story deck)? after ${cast} is cast(?: ,)? unless (?<so>(?:you|your investigator|it) is [^,:;()]+?)(?: ${isCast})?(?: ,|;| ;) in (?:which|that) case(?: ,)? ${become} ${cast}${where}(?: instead)?$`,
    ),
    'while <so> , <how> the spell <where> after it is cast',
    ['Ally'],
  ],
  [
    new RegExp(`(?<=\\bunless [^,:;()]+(?: ,|;| ;) in (?:which|that) case(?: ,)? )${cast} is ${become}${where}(?: instead)?$`),
    '<how> it <where>',
    ['Ally'],
  ],
]

const casting = '(?<=^(?:[^:;()]+ , )?)cast(?:ing)? (?:(?:a|any|each|all|every) )?(?<what>(?:(?!you\\b|that\\b)[^,:;() ]+ ){0,2}?spell)'

/** "Casting any Spell costs 1 additional Sanity": what it takes, told of the deed. */
const deedPriced: readonly Clause[] = [
  [new RegExp(`${casting} cost you (?=(?:#|1|no|half|double)\\b|# )`), '<what> you cast cost '],
  [new RegExp(`${casting} here cost (?=(?:#|1|no|half|double)\\b|# )`), '<what> cast here cost ', ['Location']],
  // A Great Old One and an Event speak to everybody.
  [new RegExp(`${casting} cost (?=(?:#|1|no|half|double)\\b|# )`), 'each <what> cast by any player cost ', ['Monster', 'Event']],
  [/(?<=\bspell cast by any player cost [^,:;()]+?)(?: ,)? (?:whoever cast (?:it|they)|no matter who cast (?:it|they))$/, ''],
]

export const castings: readonly Clause[] = [
  // "Lose 2 Sanity instead if the Spell bears the Folk icon": of the Spell that was cast.
  [
    /\b(?<if>if|unless) (?:the|that|this) spell (?:is of|bear|have|show|feature|display|carry) the (?<icon>\S+) (?:icon|symbol)$/,
    '<if> it is a <icon> spell',
    ['Event', 'Location', 'Ally', 'Artifact', 'Tome', 'Monster', 'Investigator'],
  ],
  // "There is no effect, and any Sanity has been spent in vain"
  [
    /^(?:then )?(?:there is no effect|(?:the|that|its) (?:spell|effect|power) (?:fail|come to nothing|is lose)|nothing happen)(?:(?: ,)? (?:and|but) (?:any|the|all|its)(?: of the)? (?:sanity(?: (?:point|cost))?|cost|price)(?: that (?:have|is|was) (?:is )?(?:spend|pay)(?: for it)?)? (?:is (?:still )?(?:lose|spend|pay)|(?:has|have) is (?:spend|pay)|remain (?:spend|pay|lose))(?: in vain| for nothing| all the same| anyway)?)?$/,
    'cancel it',
    ['Event', 'Investigator'],
  ],
  // "Plays a Tome or casts a Spell out of one".
  [
    /(?<a>\b(?:play|use) a (?<what>tome|artifact))(?: ,)? or cast a spell (?:out of|from|in|within|hold by|from within) (?:1|it|a \k<what>)(?= |$)/,
    '<a> or cast a spell in a <what>',
  ],
  // "Two Spells, as long as both show the Death icon": with that icon.
  [
    /(?<=\b(?:know|hold|cast|contain) (?:up to |any )?(?:1|#|a|any)) (?<spell>spell)(?: ,)? (?:(?:as long as|so long as|while|if|provided(?: that)?|on condition that|but only if) (?:both|each|all|it|they)(?: of (?:them|they))? (?:show|have|bear|display|feature|carry)|(?:but )?only with|(?:that|which) (?:both |each |all )?(?:show|bear|display|feature|carry)) (?:the|a) (?<icon>[^,:;() ]+) icon/,
    ' <spell> with the <icon> icon',
  ],
  ...elsewhere,
  ...deedPriced,
  ...phobias,
  ...values,
  ...forbidden,
  ...prices,
  ...leads,
  ...laid,
  ...aims,
  ...afterwards,
  ...used,
  ...tomes,
  ...losses,
]
