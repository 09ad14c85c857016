/** Cards put as a rulebook would put them: the parts of a plain sentence in words that stand elsewhere in the game for the same. */

import type { Clause } from '../clauses.ts'

const kind = '(?:ally|artifact|tome|weapon|spell|event|monster|location|phobia|card)'

export const asARuleSays: readonly Clause[] = [
  // ---------------------------------------------------------------- what need not be met
  [/\bwithout (?:the |any |make )?use of (?=(?:a|any|its|the|this) gate\b)/, 'without use '],
  [/(?: ,)? gate or no gate(?= |$)/, ' without use a gate'],
  // What stands on the table holds while it does.
  [/^while THIS is in play(?: ,)? (?=\S+(?: \S+)? (?:may|can) is play )/, '', ['Monster', 'Ally', 'Artifact']],
  // "From any Location, Water or not".
  [/(?<=\bany location) , (?:\S+|a \S+ location) or not(?= |$)/, ''],
  [/(?<=\bwithout know) the language (?:in which|that) (?:it|they) is (?:write|print)(?: in)?(?= |$)/, ' its language'],
  // ---------------------------------------------------------------- what is done before, or only so
  [/^before you (?:may |can )?(?<do>play|cast) THIS(?: ,)? you must (?:first )?(?<pay>[^,;:]+)$/, 'you must <pay> to <do> this card'],
  [new RegExp(`(?<=\\b(?:bury|discard|flip|rotate|return) (?:1|#|a) (?:\\S+ )?${kind}) (?:that |which )?you have in play(?= |$)`), ''],
  [
    /^play THIS (?<at>(?:at|in) [^,;:]+?) to (?<do>(?:play|put|draw|gain|return|bury|discard|look|search|move|flip|rotate) .*)$/,
    'this card may only is play <at> . <do>',
    ['Event'],
  ],
  [/(?<=^|: |, |you may )put into play (?=(?:a|1|any) )/, 'play '],
  [
    /^you (?:may not|cannot|can not) play (?<what>[^,;:]+?) (?:without (?:first )?|unless you (?:first )?)(?:lose|pay) (?<n>#|1) sanity(?: point)?$/,
    'each <what> you play cost you <n> additional sanity',
    ['Event', 'Artifact', 'Ally', 'Location'],
  ],
  // ---------------------------------------------------------------- costs
  [/\b(?:a|1) additional sanity(?: point)?(?= |$)/, '1 additional sanity'],
  [
    /\b(?:require|cost)(?<you>(?: you)?) (?<n>#|1) sanity(?: point)? (?:besides|in addition to|beyond|over and above|on top of) (?:its|their|the) (?:normal|usual|regular|print) (?:sanity )?cost(?= |$)/,
    'cost <you> <n> additional sanity',
  ],
  [
    /^each (?<a>[^,;:]+?)(?: ,)? and each (?<b>[^,;:]+?)(?: ,)? (?<cost>cost (?:you )?(?:#|1|no) [^,;:]*)$/,
    'each <a> <cost> . each <b> <cost>',
  ],
  [/(?<=\bat no cost) (?:in|of) sanity(?= |$)/, ''],
  [/^your (?<deck>mythos deck) may is shuffle(?= |$)/, 'you may shuffle your <deck>'],
  // ---------------------------------------------------------------- when and if
  [/(?<=\bif [^,;:]*?\b(?:is|should)) ever(?= )/, ''],
  // An Ally does nothing where he is not.
  [/(?: ,)? (?:if|while|so long as) THIS is in play$/, '', ['Ally', 'Artifact']],
  [/\b(?:remain|stay|is|lie) (?:beside|next to|alongside) your investigator(?= |$)/, 'is in play'],
  [/(?: ,)? for (?:whatever|any) (?:reason|cause)(?: whatsoever| whatever| at all)?(?= |$)/, ''],
  [/\buntil (?:THIS|it|they) is (?:bury|discard) at the end of the round(?= |$)/, 'until the end of the round'],
  [/\buntil (?:THIS|they|it) (?:depart|is go|withdraw)$/, 'while this card is in play', ['Monster']],
  [/\bwhen you end (?:a|any|the) round with no (?<what>[^,;:]+?)(?: in play)?$/, 'at the end of each round if you have no <what> in play'],
  [
    /^(?<deed>(?:lose|gain|pay) (?:#|1) sanity(?: point)?) (?<a>(?:when|each time|at) [^,;:]+?)(?: ,)? and again (?<b>(?:when|each time|at) .*)$/,
    '<deed> <a> . <deed> <b>',
  ],
  [
    /^(?:for|during) the (?:rest|remainder) of (?:this|the) round(?: ,)? it is (?<what>day|night)(?= |$)/,
    'it is <what> for the rest of the round',
  ],
  [/(?: ,)? as (?:a )?part of the same turn(?: ,)?(?= |$)/, ' on the same turn'],
  // ---------------------------------------------------------------- by what
  [
    /\b(?:if|when) (?<by>a (?:phobia|spell|event|artifact|monster|location|tome)) would (?:cost you|make you lose|have you lose|cause you to lose) (?:# |1 )?sanity(?: point)?(?= |$)/,
    'if you would lose sanity to <by>',
  ],
  [/\bby any (?:investigator|player)(?: ,| or) ally or artifact(?= |$)/, 'by any player'],
  [/\bis of no (?:effect|avail|use)(?= )/, 'have no effect'],
  // ---------------------------------------------------------------- which cards
  [/ (?:that|which) is the top(?:most)? card of /, ' on top of '],
  [
    /\bas many card as you (?:wish|like|please|want)(?: ,)? (?:to a maximum of|up to|but no more than|but not more than|at most) (?<n>#)(?= |$)/,
    'up to <n> card',
  ],
  [/\bhalf (?:of )?(?=your discard pile )/, 'half of the card in '],
  [/^(?<who>your opponent must [^,;:]+? who is not defending) (?<when>when THIS is reveal)$/, '<when> , <who>', ['Monster']],
  [/\bopposing defending ally(?= )/, 'opposing ally', ['Monster']],
  [
    /(?:\b(?:who|that) is )?\bnot (?:commit to|take part in|involve in|engage in) (?:the|this) (?:battle|combat)(?= |$)/,
    'who is not defending',
  ],
  [
    /\bchoose (?<what>(?:1|#|a) (?:\S+ )?(?:ally|artifact|tome|weapon|spell)(?:(?: who is)? not (?:defending|in combat))?) and (?<do>bury|discard|flip) (?:it|they|them|that (?:card|ally|artifact|tome|weapon|spell))(?= |$)/,
    '<do> <what>',
  ],
  [/\bspell (?:that is )?know (?:to|by) (?:they|them|him|THIS)(?= |$)/, 'spell they know'],
  // ---------------------------------------------------------------- side by side
  [/(?<=\bwhile (?:they|THIS) (?:defend|is defending)) (?:beside|alongside|next to|together with) (?:them|these|those)(?= |$)/, ''],
  [/(?<=\b(?:is|be) in play) beside (?=any|a|your|each)/, ' with '],
  [/(?<=\bplay (?:it|they|them|that ally|that artifact)) (?:beside|next to|alongside) your investigator(?= |$)/, ''],
  [/^(?:THIS (?:is )?)?never a defending ally$/, 'this card cannot defend', ['Ally']],
  [
    /^(?:THIS )?join (?<who>[^,;:]+?)(?: ,)? (?:if|so long as|as long as|provided that|provided|only if) (?:every 1|each 1|each|all|every|all) (?:of (?:them|these|those) )?is (?<what>corrupt|invisible|steadfast)$/,
    'join <what> <who>',
    ['Monster'],
  ],
  [/^(?<who>(?:all )?[^,;:]+?) join with (?:each other|1 another) and with (?<whom>[^,;:]+)$/, '<who> join each other . <who> join <whom>'],
  // Only Monsters join Monsters.
  [/(?<=^(?:THIS )?join [^;:]*?) (?:that is |when |who is )?play as (?:a )?monster(?= |$)/, '', ['Monster']],
  [/\b(?<not>may not|cannot) is join by other monster(?= |$)/, '<not> join other monster'],
  [
    /^(?<play>(?:THIS )?(?:may|can) (?:also )?is play as a ally [^;:]*?)(?: ,)? and is (?:then )?(?<what>corrupt|steadfast|invisible)(?: when (?:so play|play so|thus play|play thus|play as such|play in this way))?$/,
    '<play> . while this card is play as a ally , it is <what>',
    ['Monster'],
  ],
  // ---------------------------------------------------------------- what is seen
  [
    /(?<=^(?:THIS )?see invisible monster) and (?:can|may) (?:absorb their point|absorb point from them|defend against them|fight them)(?: as (?:if|though) they is (?:visible|not invisible))?$/,
    '',
  ],
  [/(?: ,)? (?:though|although|even though) (?:this|THIS|it|they) is not (?:itself )?a enchanted_weapon$/, '', ['Artifact']],
  [/\b(?:steal|take|have|cast) a (?:quick |brief |short )?(?:glance|look|peek) at\b/, 'look at'],
  // ---------------------------------------------------------------- uses and exchanges
  [/^rotate (?:THIS )?during combat to (?<do>.*)$/, 'in combat , rotate this card : <do>', ['Artifact']],
  [
    /^(?<head>instead of [^,;:]+ , you may (?:discard|bury|return|keep) (?:it|they|THIS)) and (?<then>(?:draw|gain|lose|pay) [^,;:]+)$/,
    '<head> . if you do , <then>',
  ],
  [/\b(?:prevent|save|keep|spare) (?:another|any other|1 other) of your ally from is bury(?= |$)/, 'save any other ally from is bury'],
  [
    /^(?<what>weapon|artifact|tome) (?:may not|cannot) is play here(?: ,)? (?:nor|or) (?:is |may they is )?use by (?:your )?ally(?: in your defense)?$/,
    '<what> cannot is play here . your ally cannot use <what>',
    ['Location'],
  ],
  // "A Gate Location" is one that has a Gate.
  [/\bis (?:consider|treat as|count as|regard as)(?: to be)? a gate location$/, 'have a gate'],
  [/(?<=\bto cast) for the (?:investigator|player) (?:who is )?here$/, ' here'],
  [/(?: ,)? (?:and|as well as|besides) (?:at )?(?:any )?(?:location with the tome (?:attribute|symbol|icon)|tome location)$/, '', ['Tome']],
  [
    /\b(?:carry|bear|hold|wield) (?<n>#) weapon(?: at once)?(?: ,)? and add the value of (?:both|all|each)(?: of them)?$/,
    'bear <n> weapon at once',
    ['Ally'],
  ],
]
