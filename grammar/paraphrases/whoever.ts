/** Players and cards by what is told of them, wherever they stand in a sentence: who is meant, whose card it is, who holds it, what it is chosen for. */

import type { Clause } from '../clauses.ts'

const foe =
  '(?:(?:any|a|1|any 1|target|your|the)(?: other)? opponent|(?:another|any other|any 1 other|1 other|a other) (?:player|investigator))'
const crowd = '(?:(?:all|each|every)(?: of)?(?: your| the)?(?: other)? (?:opponents?|players?|investigators?)|your opponents)'
/** What is told of a player right behind him. */
const told =
  '(?: (?:(?:who|that) is |whose (?:current location|investigator) is )?(?:currently |presently |now )?(?:in|at|inside|outside|affected by|here)\\b[^,;:()]*?| (?:who|that) [^,;:()]+?| with [^,;:()]+?)'
const deed = '(?:discard|bury|lose|flip|draw|pay|reveal|gain|return|pass|show|shuffle|skip)'

/** "Opponents in your Region lose 1 Sanity each time they cast a Spell". */
const eachTime = (who: string, put: string): readonly Clause[] => [
  [
    new RegExp(
      `^(?<while>(?:while [^,]+ , )?)${who}(?<q> (?:who is |currently )?(?:in|at|inside|outside) [^,;:]+?) (?<loses>(?:must )?(?:lose|discard|bury|flip|gain|draw) [^,;:]+?) (?:each time|when|whenever) (?:they|that player|that investigator) (?<do>(?:play|cast|use|pass)\\b(?:[^,;:]|,(?= [a-z_-]+(?: , [a-z_-]+)*(?: ,)? or ))*)$`,
    ),
    `<while> when ${put} <q> <do> , that player <loses>`,
  ],
]

export const whoever: readonly Clause[] = [
  // "Each player who holds more than five cards must discard one of them".
  [/(?<=\bcard in (?:(?:your|their) )?hand (?:must )?(?:discard|bury|return) (?:1|#)) of (?:them|these|those)(?= |$)/, ''],
  [/(?<=\b(?:hold|have) (?:more than|fewer than|at least) # card (?:must )?discard (?:1|#)) of (?:them|these|those)(?= |$)/, ''],
  // Only a player has Sanity, a Hand and Turns.
  [
    /(?<=^|^[^,:;]* , |\bthen )(?:the )?target (?=(?:must )?(?:(?:lose|pay) (?:#|1|half) [^,:;]*?sanity|discard (?:#|1|a) (?:random )?card)\b)/,
    'your opponent ',
    ['Event', 'Spell'],
  ],
  [
    /(?<=\bof their turn(?: [^,:;]*)?)(?<comma>(?: ,)?) (?:the )?target (?=must|lose|discard|bury|flip)/,
    ' <comma> your opponent ',
    ['Event', 'Spell'],
  ],
  // "Each of you chooses one of the other's Artifacts and you trade": each picks what he gets.
  [
    /^(?:each of you|you and (?:your|a|the|target) opponent(?: each)?|both of you|both player) choose (?:1|a) of the other (?:player |1 )?'s (?<what>artifact|ally|tome|weapon)(?: ,)? and (?:you |then |they |both )*(?:trade|exchange|swap)(?: (?:it|them|they))?$/,
    "exchange 1 of your <what> of your opponent 's choice for 1 <what> of your opponent",
    ['Event', 'Spell'],
  ],
  // ---------------------------------------------------------------- what is told of a card behind other words than its own
  // "Lose 1 Sanity if you have an Ally in play who knows none of your Languages".
  [
    /(?<=\bhave )(?<what>(?:a|any|no|1|#|(?:#|1) or more|at least (?:#|1)|another) [^,;:]*?) in play (?<told>(?:who|that|which) (?!affect|you\b|your\b)[^,;:]+?)(?= ,|$)/,
    '<what> <told> in play',
  ],
  // "Who is not holding a Weapon"; "if one of them is carrying no Artifact".
  [/\bis not (?:currently |presently )?(?:holding|carry|bear|wield)(?= (?:a|any) )/, 'do not have'],
  [/\bis (?:currently |presently )?(?:holding|wielding)(?= (?:a|any|no|1|#) )/, 'bear'],
  // "An Ally who could be played here": where he is found.
  [
    /(?<=\b(?:who|that|which|(?:#|1|any|none) of your ally) )(?:could|might|may|can) (?:normally |legally |ordinarily |usually |also |otherwise )*(?:is|be) (?:play|find|meet|recruit)(?= (?:here|at|in)\b)/,
    'could is play',
  ],
  [
    /(?<=\b(?:who|that|which) )(?:could|might|may|can) (?:not|never) (?:normally |legally |ordinarily )*(?:is|be) (?:play|find|meet|recruit)(?= (?:here|at|in)\b)/,
    'could not is play',
  ],
  // "Adds 1 more if Ally knows Latin": the one who holds it.
  [/(?<=\b(?:if|while|unless) )ally (?=(?:know|do not (?:know|bear|have)|cannot|bear|cost) )/, 'the ally ', ['Artifact']],
  // "All Allies of players in City Locations": of each of those.
  [
    /(?<=\b(?:ally|artifact|tome|weapon|spell|event|card|monster) of )(?:the )?(?=(?:player|investigator) (?:in|at|inside|outside|who|whose) )/,
    'each ',
  ],
  // ---------------------------------------------------------------- who is made to do something
  [
    new RegExp(
      `(?<=\\b(?:you may|turn ,|^)(?: you may)? .*) to (?:force|cause|compel|make|require|have) (?<who>(?:${crowd}|${foe})${told}) (?:to )?(?<do>${deed} [^:]+)$`,
    ),
    ' : <who> must <do>',
  ],
  [
    new RegExp(
      `(?<=\\b(?:you may|turn ,)) (?:force|cause|compel|make|require|have) (?<who>(?:${crowd}|${foe})${told}) (?:to )?(?<do>${deed} [^:]+)$`,
    ),
    ' <who> must <do>',
  ],
  [
    /(?: ,)? by (?:you or (?:anyone|anybody) else|you or (?:any|a|another) (?:other )?(?:player|investigator)|either you or (?:anyone|anybody) else|(?:anyone|anybody) at all)(?=$|,| )/,
    ' by any player',
  ],
  // ---------------------------------------------------------------- who has the most, who has the least
  [
    /\bthe (?:player|investigator) (?:with|who have|that have|having) the (?:most|highest|greatest|largest)(?: (?:number|amount|total) of)?(?: current)? sanity(?: point| total)?/,
    'the sanest player',
  ],
  [
    /\bthe (?:player|investigator) (?:with|who have|that have|having) the (?:fewest|least|lowest|smallest)(?: (?:number|amount|total) of)?(?: current)? sanity(?: point| total)?/,
    'the least sane player',
  ],
  [/\b(?:whoever|whichever (?:player|investigator)) have the (?:most|highest|greatest) sanity(?: point| total)?/, 'the sanest player'],
  [/\b(?:whoever|whichever (?:player|investigator)) have the (?:fewest|least|lowest) sanity(?: point| total)?/, 'the least sane player'],
  // ---------------------------------------------------------------- one, and those around him
  [/(?<=\b(?:same|different|another|other) (?:region|subregion|city|location|dimension) (?:as|than|from) )your investigator(?! 's)/, 'you'],
  [
    new RegExp(
      `^(?:target investigator|target opponent|your opponent|${foe}) and (?:every|each|all|any) other (?:player|investigator)s? (?:who is |that is )?in the same (?<where>region|subregion|city)(?: as (?:they|your opponent|that (?:player|opponent|investigator)))? (?<must>(?:must )?)(?<do>${deed} [^,;:]+)$`,
    ),
    'your opponent <must> <do> , and the same for each other player in the same <where>',
    ['Event', 'Spell'],
  ],
  [
    new RegExp(
      `\\b(?<if>if|when|while|unless) you and (?:${foe}) is (?:both )?in the same (?<where>region|subregion|city|location|dimension)(?= |$)`,
    ),
    '<if> your opponent is in the same <where> as you',
  ],
  // ---------------------------------------------------------------- attacks by their worth
  [
    new RegExp(
      `^(?:a|1) attack (?:worth|of|with a value of|valued at) (?<n>#|1)(?: point)? (?:hits?|strikes?|is make (?:on|against|upon)|is direct (?:at|against)|befall|fall on|fall upon|assail) (?<who>${foe}|(?:1|any|any 1|a) (?:investigator|player))(?<where>${told}?)$`,
    ),
    'attack a opponent <where> with a value of <n> point',
    ['Event', 'Spell', 'Artifact', 'Location'],
  ],
  // ---------------------------------------------------------------- whose it is, by who holds it
  [
    new RegExp(
      `(?<=\\b(?:ally|artifact|tome|weapon|spell|monster|event|card)(?: of your choice| at random)?) (?:(?:that|which) is )?(?:hold by|carry by|bear by|own by|possess by|control by|in the possession of|in possession of|in the hold of|on the side of|in the play area of) (?<who>${foe})(?! 's)`,
    ),
    ' of <who>',
  ],
  [
    new RegExp(
      `(?<=\\b(?:ally|artifact|tome|weapon|spell|monster|event|card)(?: of your choice| at random)?) (?:(?:that|which) is )?(?:hold by|carry by|bear by|own by|possess by|control by|in the possession of|in possession of) (?<who>${crowd})(?! 's)`,
    ),
    ' of <who>',
  ],
  [
    /^(?<who>your opponent|target opponent|a opponent|1 opponent) must (?<do>discard|bury) (?<what>(?:all|each|every|any) [^,;:]*?) (?:hold|bear|carry) by their (?<kind>(?:\S+ )?ally)$/,
    "<do> <what> hold by your opponent 's <kind>",
  ],
  [
    /(?<=\b(?:weapon|artifact|tome|spell)) (?:hold|bear|carry|wield|use) by (?:the |a |any |all |each |every )?(?<who>(?:\S+ )?defending \S*ally)\b/,
    " hold by your opponent 's <who>",
    ['Monster'],
  ],
  [
    /\bspell (?:that is )?(?:find|hold|contain|place|keep|store|write|inscribe) (?:in|by|within|inside) (?:it|THIS)\b/,
    'spell in this card',
    ['Tome', 'Ally', 'Artifact'],
  ],
  // "One Spell in a Tome of any opponent": his Tome.
  [new RegExp(`\\b(?<in>in|from) (?:a|any|any 1) (?<what>tome|ally|artifact) of (?:${foe})`), "<in> your opponent 's <what>"],
  // ---------------------------------------------------------------- which, told behind
  [
    /\bfor each (?<what>[^,;:]+?) (?:that )?you have(?: in play)? (?<value>(?:with (?:a )?value of|of|worth|(?:who|that|which) (?:is|know|bear|hold|have|carry|do not)) [^,;:]+)$/,
    'for each <what> <value>',
  ],
  [
    /\bfor each (?<what>[^,;:]+?) (?:that )?(?<who>you|they) have(?: in play)? (?<value>(?:with (?:a )?value of|of|worth|(?:who|that|which) (?:is|know|bear|hold|have|carry|do not)) [^,;:]+)$/,
    'for each <what> <value> <who> have in play',
  ],
  [
    /^(?<while>(?:while [^,]+ , )?)(?<what>(?:all|each|every) [^,;:]+?) (?<do>(?:add|gain|subtract|lose) [^,;:]+?)(?: ,)? (?:regardless of|no matter|whatever|irrespective of) (?:in )?(?:whose|which|what) threat (?:they|it) (?:is|stand|appear|is find)(?: in)?$/,
    '<while> <what> in any threat <do>',
  ],
  [/\beach (?:surviving|survive) (?<what>THIS) (?<do>\S+)/, 'each <what> surviving the cosmic battle <do>', ['Monster']],
  [
    /\bmonster (?:that |which )?(?:is )?(?:you (?:have )?summon|(?:summon|play) by you)(?= (?:add|gain|lose|subtract|is|have|may) )/,
    'monster in your threat',
    ['Ally', 'Artifact', 'Tome', 'Location', 'Event', 'Spell'],
  ],
  [
    /(?<=(?:'s value|value of THIS)) (?<if>if|when|while|whenever) (?:it|they) (?=(?:bear|hold|carry|wield|have) )/,
    ' <if> this card ',
    ['Ally'],
  ],
  [
    /(?<when>\b(?:each time|when|whenever|if)) (?<what>(?:a|any|another) (?:\S+ )?ally\b[^,;:]*?) joins? (?:your investigator|you|your company|your party)(?= |$|,)/,
    '<when> you play <what>',
  ],
  [/ ,? ?each (?=(?:with a value of|of|worth|with value) )/, ' '],
  [/\bin threat (?:other than|except|not) (?:yours|your own)\b/, "in each opponent 's threat"],
  [
    /\b(?:if|when|while) (?:any|a|1) (?<what>(?:\S+ )?ally) defend(?:ing)? against (?:it|THIS|they) (?<is>is|have|bear|know|hold|carry) (?=\S)/,
    "if any of your opponent 's defending <what> <is> ",
    ['Monster'],
  ],
  // ---------------------------------------------------------------- what may not be aimed at
  [
    /^(?<while>(?:while [^,]+ , )?)(?:none of your (?<a>[^,;:]+?)|no (?<b>[^,;:]+?) of yours|your (?<c>[^,;:]+?)) (?:may|can|cannot|may not)(?: not)? (?:is )?(?:affect by|harm by) (?<by>[^;:]+)$/,
    '<while> each of your <a> <b> <c> is not affected by <by>',
  ],
  [
    /^(?<while>(?:while [^,]+ , )?)(?:none of your (?<a>[^,;:]+?)|no (?<b>[^,;:]+?) of yours|your (?<c>[^,;:]+?)) (?:may|can|cannot|may not)(?: not)? (?:is )?(?:(?:choose as )?the target of|target by|select as the target of) (?<by>[^;:]+)$/,
    '<while> each of your <a> <b> <c> cannot is the target of <by>',
  ],
  [
    /\bnot affected by (?<a>[^,;:]+?) or by (?<b>[^,;:]+? (?:other than|except|besides) [^,;:]+)$/,
    'not affected by <a> . not affected by <b>',
    ['Ally', 'Artifact', 'Tome', 'Monster'],
  ],
  [/\bnot affected by (?<a>[^,;:]+?) (?<or>or|and) by (?=(?!.*(?:other than|except|besides)))/, 'not affected by <a> <or> '],
  // ---------------------------------------------------------------- what is told of a player, in other words
  [/(?<=\b(?:investigator|player|opponent|opponents|players|investigators)) (?:possess\w*|having|that possess) (?=\S)/, ' who have '],
  [/ (?:that |which |who )?(?:is )?(?:currently )?(?:located|locate|situated|situate|found) (?=(?:in|at) )/, ' '],
  [/\b(?:that|which|who) (?:belong to|is own by) (?=\S)/, 'of '],
  [
    /\b(?:any|a|1|any 1) (?:investigator|player) (?<with>with|who have) (?<more>(?:more|fewer|less) [^,;:]+? than) (?:you|yours|your own|you have|your investigator)(?= |$)/,
    'a opponent <with> <more> you',
  ],
  [/(?<=\b(?:more|fewer|less) (?:\S+ ){1,3}than) (?:yours|your own|you have|you do|your investigator)$/, ' you'],
  [/\b(?:any|any 1|1|a) (?:investigator|player) of your choice(?= )/, '1 player of your choice'],
  [
    /^choose (?:any|any 1|1|a) (?:investigator|player)(?: ,)?(?: who| that player| that investigator| they)? (?<must>must|may) (?=\S)/,
    '1 player of your choice <must> ',
    ['Event', 'Spell'],
  ],
  [/\b(?:if|when|while) there is no other (?:investigator|player)s? (?<at>(?:in|at) [^,;:]+)$/, 'if no opponent is <at>'],
  [
    /\b(?:if|when|while) there is (?:a|any|another)(?: other)? (?:investigator|player|opponent) (?<at>(?:in|at) [^,;:]+)$/,
    'if your opponent is <at>',
  ],
  [
    /\bin (?:a|any) (?<where>region|subregion|dimension) (?:other than|except) (?:yours|your own|that of your investigator|your current 1)/,
    'in another <where>',
  ],
  [
    /\bwhen (?:attack|it attack|they attack|THIS attack) (?:a|any|your) (?:investigator|player|opponent) (?:with|who have|that have) (?<what>[^,;:]+)$/,
    'if your opponent have <what>',
    ['Monster'],
  ],
  [
    /\bwhen (?:attack|it attack|they attack|THIS attack) (?:a|any|your) (?:investigator|player|opponent) (?:(?:who|that) (?:is|know) )?(?<what>(?:in|at|inside|outside|affected by) [^,;:]+)$/,
    'if your opponent is <what>',
    ['Monster'],
  ],
  [
    /^(?<until>(?:until [^,]+ , )?)(?:any|each|every|a) (?<who>(?:other )?(?:opponent|player|investigator))(?<q> (?:who is |currently )?(?:in|at|inside|outside) [^,;:]+?) (?:who|that) (?<do>(?:play|cast|use|pass)\b[^,;:]*?) (?<loses>(?:must )?(?:lose|discard|bury|flip) [^,;:]+)$/,
    '<until> when a <who> <q> <do> , that player <loses>',
  ],
  [
    /\bif any defending ally (?<bear>bear|have|hold|carry|is|know) (?=\S)/,
    "if any of your opponent 's defending ally <bear> ",
    ['Monster'],
  ],
  [/\b(?:cannot|may not) defend (?:any|a|1|your|their|another) (?:investigator|player)$/, 'may not defend'],
  [
    /\b(?<any>any|1|any 1|a) (?:player|investigator)(?<q> (?:in|at|inside|outside|who is) [^,;:]+?) (?:other than|except|besides|but not) (?:you|yourself|your investigator)(?= |$|,)/,
    'a opponent <q>',
  ],
  ...eachTime('(?:any|each|every|all|a) (?:player|investigator)s?', 'any player'),
  ...eachTime('(?:any|each|every|all|a|another)(?: other)? (?:player|investigator)s?', 'any other player'),
  ...eachTime('(?:(?:any|each|every|all|a) )?opponents?', 'a opponent'),
  // ---------------------------------------------------------------- whose cards
  [
    /\b(?<what>ally|monster|artifact|weapon|tome|event|card) (?<where>(?:attack|defend|in|of|hold by|direct at|direct against) [^,;:]*?) (?:that|which|who) is (?<how>invisible|visible|corrupt|steadfast)(?= |$)/,
    '<how> <what> <where>',
  ],
  [
    /^instead of (?<how>bury|discard|lose) (?:another|any other|any 1 other|1)(?: of your(?: other)?)? (?<what>(?:\S+ )?(?:ally|artifact|tome|weapon|spell)) , you may (?<do>bury|discard) THIS(?: instead)?$/,
    'if 1 of your other <what> would is <how> , you may <do> this card instead',
    ['Ally', 'Artifact', 'Tome'],
  ],
  [
    /\b(?<all>all|each|every) (?<what>(?:\S+ ){0,3}?(?:ally|monster|artifact|tome|weapon)) in play(?: ,)? (?:except(?: for)?|other than|but not|besides|not counting|excluding) (?:those of|those belong to|those own by|those hold by|those control by)?(?: ?your investigator(?: 's)?| ?yours| ?your own| ?you)(?: ,)?(?= )/,
    '<all> <what> of each opponent',
  ],
  [/\banother of your (?=\S)/, '1 of your other '],
  [/\b(?:a|any|any 1|the) (?<what>threat|story deck|tome|hand) of yours\b/, 'your <what>'],
  [/(?: in play)? on your (?:own )?side(?= |$)/, ' of yours'],
  [/\bany (?<what>(?:\S+ )?ally) you have(?: in play)? (?=(?:may|can|cannot) )/, 'each of your <what> '],
  [
    /\bspell (?:that )?(?:you )?cast from (?:a|any|your|1 of your)(?: of your)? (?<what>ally|tome|artifact)/,
    'spell in your <what>',
    ['Location', 'Ally', 'Artifact', 'Event'],
  ],
  [
    /\bweapon (?<add>add|gain) (?<n>#|1)(?: point)? (?:additional|more|extra)?(?: point)?(?: point)? to (?:their|its|the|each) bearer(?: 's value)?$/,
    'weapon gain <n>',
  ],
  [
    /\bweapon (?<add>add|gain) (?:a|1) (?:additional|extra) (?:additional )?(?:point )?to (?:their|its|the|each) bearer(?: 's value)?$/,
    'weapon gain 1',
  ],
  [/\bweapon (?<add>add|gain) (?<n>#|1) additional point to (?:their|its|the|each) bearer(?: 's value)?$/, 'weapon gain <n>'],
  // ---------------------------------------------------------------- ways
  [/\bregardless of your (?:present |current |own )?(?<what>region|dimension)\b/, 'regardless of <what>'],
  [
    /(?: ,)? no matter (?:which|what) (?<what>region|dimension) (?:it|they|you|that ally|the ally) (?:is|come)(?: from| of| in)?(?= |$)/,
    ' regardless of <what>',
  ],
  [/\bmay (?:enter|reach|visit) (?<to>(?:any|a) [^,;:]+?) by walk(?:ing)?(?= |$)/, 'may walk to <to>'],
  [/(?<=\btravel (?:here|to this location|to THIS) from) another (?=\S)/, ' a '],
  [/ (?:from )?(?:wherever|no matter where) you (?:currently |now )?is(?= |$|,)/, ' in any region of any dimension'],
  [/(?<=\btravel to (?:a|any) location) outside(?: of)? (?<where>(?!location)\S+)(?=$|,)/, ' except <where> location'],
  [/ as if (?:your current location|there|this location|it|the location|you) have (?:a|its) gate(?: there)?(?= |$|,)/, ' without a gate'],
  [/\bmay is summon (?=(?:at|in) )/, 'may is play ', ['Monster']],
  [
    /(?: ,)? even (?:1|those|if it have none|at 1|if it is 1|1 that have no gate) (?:without a gate|(?:that|which) (?:have no|lack a) gate|that do not have a gate)$/,
    ' , regardless of the gate',
    ['Monster', 'Ally'],
  ],
  [/\b(?:you|your investigator) may (?:use|employ) THIS to (?=(?:walk|travel|move) to )/, 'you may ', ['Artifact', 'Ally']],
  [
    /\b(?:move|transport|send|bring|carry|take) your investigator to (?=(?:a|any|any 1|another)(?: new)? (?:\S+ ){0,3}?location)/,
    'travel to ',
  ],
  [/\byou may (?<go>walk|travel) to (?<to>[^,;:]+?) from (?:here|this location|THIS)$/, 'you may <go> from here to <to>'],
  [
    /\b(?<go>travel|play a (?:new )?location|walk)(?: to| in| from)? (?:to )?(?:any|a) (?:region|subregion|place|part) (?:of|in) the (?<world>dreamlands|waking world|new aeon)\b/,
    'play any location of the <world>',
  ],
  [/\btravel to the (?<world>dreamlands|waking world|new aeon)$/, 'play any location of the <world>'],
  // ---------------------------------------------------------------- for how long it may not be done
  [/(?<=\b(?:may not|cannot|no (?:\S+ ){1,6}?may) [^,;:]+) next round$/, ' during the next round'],
  [
    /(?<=\b(?:may not|cannot|no (?:\S+ ){1,6}?may) [^,;:]+) (?:during|for|in|throughout) (?:this|the(?: rest of (?:this|the)| remainder of (?:this|the)| present| current)?) round$/,
    ' until the end of the round',
    ['Event', 'Spell'],
  ],
]
