/**
 * Small units of everyday speech that stand in many sentences: whom a Threat meets, where somebody is on his way, whose place is
 * asked of, asides that tell no more than the frame of the game, numbers in another order.
 */

import type { Clause } from '../clauses.ts'

const person =
  '(?:you|they|your opponent|the opponent|that (?:player|opponent)|(?:any|each|every|all)(?: other)? (?:player|opponent|investigator)|no (?:player|opponent))'
const foes = '(?:(?:any|all|each|a|your|the) )?(?:opponent|player|investigator)s?'
const road = '(?:travel_by_(?:air|sea|land)|travel_in_space)'
const n = '(?:#|1)'

/** Who is met by a Monster in Combat is your opponent. */
const met: readonly Clause[] = [
  [
    /(?<=\b(?:add|gain|worth|lose|subtract)\b[^,;:]*) (?:if|when|while) (?:THIS |it |they )?(?:is )?direct(?:ed)? (?:at|against) (?:(?:a|any|your) )?(?:opponent|player|investigator) (?:who|that) (?<so>(?:is|have|know|own|control)\b[^,;:]+?)$/,
    ' while your opponent <so>',
    ['Monster'],
  ],
  [/(?<=\b(?:if|while|for each) (?:(?:a|any|1|at least 1|the) )?)opposing (?=(?:\S+ )?ally\b)/, 'defending ', ['Monster']],
  [
    /\b(?<sort>(?:(?!(?:each|every|all|any|a|the|that|1|#|random|of) )\S+ )?)ally (?:(?:that|who|which) )?(?:your opponent|the opponent) (?:have )?commit (?:to|in|into|against) (?:(?:this|the|that) (?:battle|combat|defence|defense|threat)|THIS)(?=$| [,:])/,
    'defending <sort> ally of your opponent',
    ['Monster'],
  ],
  [
    new RegExp(
      `(?<=\\b(?:add|gain|lose|subtract|value|strength|point|halve|half|double)\\b[^,;:]*) (?:against|when (?:attack|oppose|fight)) ${foes} (?:(?:who|that) is |(?=(?:at|in) ))(?<where>[^,;:]+?)$`,
    ),
    ' while your opponent is <where>',
    ['Monster'],
  ],
  [
    new RegExp(
      `(?<=\\bin your threat (?:add|gain|lose|subtract)\\b[^,;:]*) against ${foes} (?:(?:who|that) is |(?=(?:at|in) ))(?<where>[^,;:]+?)$`,
    ),
    ' while your opponent is <where>',
  ],
  [/\bthreat (?:that|which) include\b/, 'threat that contain'],
]

/** Who is on a Travel Event has it on top of his Story Deck. */
const onTheWay: readonly Clause[] = [
  [
    new RegExp(
      `(?<=\\b(?:who|that|if|while|when|unless|and|or)(?: ${person})?) is (?:on|aboard) (?:a|any) travel(?:_event| event| card)?(?=$| )(?! by )`,
    ),
    ' have a travel_event event on top of their story deck',
  ],
  [/^(?:all )?other (?<who>players?|opponents?) who (?<does>is|have|do)\b/, 'each other <who> who <does>'],
  [
    new RegExp(
      `(?<=\\b(?:who|that|if|while|when|unless|and|or)(?: ${person})?) is (?:on|aboard) (?<what>(?:a|any) ${road})(?: card| event)?(?=$| )`,
    ),
    ' have <what> card on top of their story deck',
  ],
]

const places: readonly Clause[] = [
  [/(?<=\b(?:if|while|when) you is )(?:in|at) (?:residence|home)(?=$| ,)/, 'here', ['Location']],
  [/(?<=^play (?:THIS )?only (?:at|by|during|if|when|while|in) [^,;:]+? or )from (?=(?:a|any)\b)/, 'at ', ['Event']],
  [/(?<=\bwhose )location(?= is )/, 'current location'],
  [/^no gate (?:may|can) is use (?:at|in|on) (?:a |any )?(?<where>[^,;:]*location)(?=$| (?:until|for) )/, 'gate at <where> may not is use'],
  [
    /^(?:a )?gate (?:may not|cannot) is use (?:at|in|on) (?:a |any )?(?<where>[^,;:]*location)(?=$| (?:until|for) )/,
    'gate at <where> may not is use',
  ],
]

/** What the game does by itself, said aside. */
const asides: readonly Clause[] = [
  [/ \( return to (?:(?:the|your|their) )?(?:former|previous|last|earlier) location \)/, ''],
  [
    /(?<=\bbury (?:that|the|this) ally at the end of combat)(?: ,)? even if (?:it|they) (?:take|absorb|lose|suffer) no (?:sanity )?(?:loss|point|damage)$/,
    '',
  ],
  [/(?<=^when THIS is play) (?:beside|next to|alongside|with) your investigator(?= ,)/, '', ['Ally']],
  [/(?<=^|; )(?:the )?ally is (?:keep|retain|not lose)$/, 'the ally is not discard'],
]

const numbers: readonly Clause[] = [
  [/(?<=\b(?:discard|bury) )any (?<n>#|1) (?=from your hand)/, '<n> card '],
  [new RegExp(`(?<=\\bdraw )(?<n>${n}) card (?<how>fewer|less|more)(?: than (?:usual|normal|otherwise))?(?=$| )`), '<n> <how> card'],
  [new RegExp(`(?<=\\bcost )(?<n>${n}) sanity(?: point)? (?<how>less|more|fewer)(?: to (?:cast|play))?(?=$| )`), '<n> <how> sanity'],
  [/(?<=\bvalue )(?:is |have )?double (?=(?:until|for) )/, 'double '],
  [/\bhave value (?<how>double|halve)(?= (?:until|for) )/, 'have its value <how>'],
  [
    new RegExp(
      `(?<=^(?:if|when|unless|while) [^,;:]+ , )(?:it|THIS) is worth(?: only| but)? (?<n>${n}) point(?= |$)(?! (?:more|less|fewer|extra))`,
    ),
    'its value is <n>',
  ],
  [
    new RegExp(
      `(?<=^(?:if|when|unless|while) [^,;:]+ , )(?:it|THIS) is(?: only| but) worth (?<n>${n}) point(?= |$)(?! (?:more|less|fewer|extra))`,
    ),
    'its value is <n>',
  ],
  [/\btwice in (?:the same|1|a|any|any 1|a single) (?=(?:round|turn|combat)\b)/, 'twice per '],
  [
    /(?<=\b(?<own>your threat)\b[^,;:]*) if all(?: of)?(?: the)? monster in (?:it|they|your threat) is (?<what>[^,;:]+)$/,
    ' if your threat contain only <what>',
  ],
]

const deeds: readonly Clause[] = [
  [
    /^(?<who>(?!.*\b(?:if|while|when|unless|who|that|which)\b)[^,;:]+?) is (?:far |much |always )?too (?!(?:many|few|much|little|far|near|late|early)\b)[^ ,;:]+(?: (?:and|or) [^ ,;:]+)? (?:ever )?to (?=\S)/,
    '<who> cannot ',
  ],
  [
    /(?<=\b(?:return|put|place|take) (?:THIS|it|they) (?:back )?(?:to|into|in) your hand(?: (?:after|at the end of) combat)?)(?: ,)? (?:and|but) do not (?:bury|discard) (?:THIS|it|they)$/,
    '',
  ],
  [
    /^(?<when>(?:[^,;:]+ , |when you arrive(?: here)? )?)you may (?<do>summon|play|cast) (?<what>[^,;:]+?)(?: ,)? for (?<n>#|1) sanity(?: point)? (?:in addition to|besides) (?:its|their|the) (?:own |usual |normal |print |regular )?(?:sanity )?cost$/,
    '<when> you may lose <n> sanity to <do> <what>',
  ],
  [
    /^(?:THIS )?(?:may|can) is (?:hold|carry|bear|wield|use) (?:in addition to|besides|beside|together with|along with|as well as) (?:another|a other|any other|1 other) weapon$/,
    'a ally may carry this card besides another weapon',
    ['Artifact'],
  ],
  [
    /(?<=\bweapon )add (?<n>#|1)(?: point)? (?:less|fewer)(?: point)?(?: than (?:usual|normal|print))?(?: to (?:its|their|the) (?:bearer|ally|holder|owner))?(?=$| )/,
    'lose <n>',
  ],
  [
    /(?<=\bis (?:a |the )(?<one>\S+)(?: location)? or )(?:feature|bear|have|show|display) the (?<mark>\S+) (?:symbol|attribute|mark)(?=$| ,)/,
    'a <mark>',
  ],
  [
    /^(?:the|that) (?<what>artifact|event|tome|ally|spell|weapon) is (?:then )?return to its (?:player|owner) 's hand$/,
    "return that <what> to its owner 's hand",
  ],
  [/\beach (?<kind>[a-z_]+) you have defending\b/, 'each defending <kind> you have'],
  [
    /(?<=\b(?:in )any threat) ?(?:, |\( )(?:include (?:yours|your own)|(?:yours|your own) include|(?:even )?your own|even yours)(?: \))?(?=$| )/,
    '',
  ],
  [
    /^(?<head>(?:[^,;:]+ , )?)name (?=(?:a|1|any) [^,;:]+ (?:(?:your|that|the|a) opponent have in play|of (?:your|a) opponent)$)/,
    '<head> choose ',
  ],
  [
    /\b(?<what>face-up (?:[a-z_]+ )?(?:ally|artifact|tome|spell|card)) and (?<verb>flip|turn) (?<it>it|they|them)$/,
    '<what> and flip <it> face-down',
  ],
  [
    /^if (?:the|that) (?!opponent|player|investigator)(?<what>[a-z_]+)(?: card| event)? (?:is|was) (?<whose>yours|your own)(?= ,)/,
    'if it is yours',
  ],
  [/(?<=\bif )(?<who>(?:a|1 of your|1 of their) ally|you|your opponent) cast it(?= ,)/, 'it is cast by <who>'],
  [/\bpoint from THIS (?:cannot|may not|can not) is absorb by (?<whom>[^,;:]+)$/, 'this card bypass <whom>', ['Monster']],
  [
    /(?<=\bally with (?:a )?)weapon(?: ,)? unless (?:it|they|the weapon|that) (?:is|'s)(?: a)? (?<but>enchanted_weapon)$/,
    'weapon other than a <but>',
  ],
  [/\bthis (?<when>round|turn) you have (?<did>[^,;:]+?)(?=$| ,| or | and )/, 'you have <did> this <when>'],
  // "You may not do this if ...": it may not be used then.
  [/^(?:you (?:may not|cannot|can not|must not)|do not) do (?:this|so|it)(?= (?:if|when|while|unless)\b)/, 'may not is use'],
  [/^(?<when>(?:if|while|when) [^,;:]+) , (?:you (?:may not|cannot|can not|must not)|do not) do (?:this|so|it)$/, 'may not is use <when>'],
  [
    /^(?:(?:is|may|can) )?not (?:is )?turn (?<how>corrupt|steadfast) by (?:any card|card|any other card|anything)$/,
    'is not turn <how> by card that turn ally <how>',
  ],
  [/^no effect on (?<whom>[^:;]+)$/, 'this have no effect on <whom>'],
  [
    /\b(?:other than|but not)(?= (?:(?:a|any|the) )?[^ ,;:()]+ , (?:(?:a|any|the) )?[^ ,;:()]+(?: ,)? (?:or|and) (?:(?:a|any|the) )?[^ ,;:()]+(?: face-down)?$)/,
    'except',
  ],
  // He may neither come to one nor one to him.
  [
    /^you (?:may not|cannot|can not|must not) have (?<what>(?:a|any|another|any other|a other) [^,;:]+?) in play(?: (?:with|beside) THIS| as well)?$/,
    'this card may not is play if you have <what> in play . you may not play <what>',
    ['Ally'],
  ],
  [
    /^(?<who>each (?:investigator|player|opponent)|your opponent) (?<loss>lose [^,;:]+?) (?<when>at the (?:start|beginning|end) of (?:each|the) (?:round|turn)) unless they (?<deed>(?:bury|discard|flip) [^,;:]+)$/,
    '<when> , <who> <loss> unless they <deed>',
  ],
  [
    /^if (?<who>you|(?:your |the )?opponent) lose any sanity(?: point)? in (?:that|this|the) combat , (?<do>[^;:]+)$/,
    'at the end of combat , if <who> have lose 1 or more sanity in this combat , <do>',
  ],
]

/** Two halves of which the second is a sentence of its own. */
const apart: readonly Clause[] = [
  [
    /^(?<a>(?<who>your opponent|they|that player) (?:must )?(?:then )?(?!lose)[^,;:()]+?)(?: ,)? and lose (?<turn>(?:their|the) next turn)$/,
    '<a> . <who> lose <turn>',
  ],
  [/^(?<a>(?:may not|cannot) is cast [^,;:]+?)(?: ,)? (?:nor|or) (?:against|on) (?<whom>[^,;:]+)$/, 'may not is cast on <whom> . <a>'],
]

/** What befalls each player Turn by Turn befalls him on his own. */
const turnByTurn: readonly Clause[] = [
  [
    new RegExp(
      `^(?<who>(?:each|every|any|all) (?:player|investigator)(?: [^,;:]+?)?) (?<does>(?:lose|gain) ${n} sanity(?: point)?|draw ${n} card|discard ${n} card) (?:each|every) turn(?: (?:that )?they (?:is|remain|stay) there)?$`,
    ),
    'at the start of their turn , <who> <does>',
    ['Monster', 'Event'],
  ],
  [
    new RegExp(
      `^(?:each|every) turn , (?<who>(?:each|every|any|all) (?:player|investigator)(?: [^,;:]+?)?) (?<does>(?:must )?(?:lose|gain) ${n} sanity(?: point)?|(?:must )?(?:draw|discard) ${n} card)$`,
    ),
    'at the start of their turn , <who> <does>',
    ['Monster', 'Event'],
  ],
]

/** What is asked of a Round, the price of a way out, and of whom a second half speaks with a pronoun. */
const behind: readonly Clause[] = [
  [
    /^(?<deed>(?!at |when |if )[^,;:]+?) at the (?<end>start|end) of (?:each|every|any) round (?:(?:that|in which|when|while|during which) )?(?=(?:THIS|you|it) (?:is|have) )(?<so>[^,;:]+)$/,
    'at the <end> of each round , if <so> , <deed>',
  ],
  [
    new RegExp(
      `^if (?<what>[^,;:]+) , (?<does>return [^,;:]+?) instead (?:(?:at|for) (?:the|a) cost of|for|by (?:pay|spend)) (?<n>${n}) sanity(?: point)?$`,
    ),
    'if <what> , you may pay <n> sanity to <does> instead',
  ],
  [
    /^(?<a>(?:add|gain) [^,;:]+? against (?<whom>[^,;:]+?))(?: ,)? and (?:cannot|may not|can not|is not|is never) (?:is )?bypass by (?:them|they)$/,
    '<a> . <whom> cannot bypass this card',
    ['Ally'],
  ],
  [
    /^(?<a>(?:add|gain) [^,;:]+? against (?<whom>[^,;:]+?)) , (?:who|which|and they) (?<may>cannot|may not|do not) bypass (?:THIS|it|they|them)$/,
    '<a> . <whom> <may> bypass this card',
    ['Ally'],
  ],
]

export const everyday: readonly Clause[] = [
  ...met,
  ...onTheWay,
  ...places,
  ...asides,
  ...numbers,
  ...deeds,
  ...apart,
  ...turnByTurn,
  ...behind,
]
