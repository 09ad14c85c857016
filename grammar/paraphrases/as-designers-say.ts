/** What designers of cards say in a few words more than the grammar: asides without a rule, whole clauses in the passive, what stands in for a price or a loss. */

import type { Clause } from '../clauses.ts'

const n = '(?<n>#|1)'
const rather = '(?:rather than|instead of)'
const own = '(?:THIS|it)'
const soLong = '(?:while|when|if|at|during)'

export const asDesignersSay: readonly Clause[] = [
  // ---------------------------------------------------------------- asides that tell of no rule
  [
    /(?<=\b(?:spell|event|monster|epidemic|weapon|artifact|phobia|card|tome)) of (?:all|any|every|each|whatever) (?:kind|sort|type)(?= |$)/,
    '',
  ],
  [/(?: ,)? (?:in spite of|despite|notwithstanding) (?:the|its|this|their) [^,;:()]+? (?:attribute|symbol|icon|title|type)$/, ''],
  [/\bduring the (?:combat|battle) in which (?:THIS|it|they) is (?:reveal|play|use)(?=$| ,)/, 'in combat'],
  [/(?<=\b(?:you|they|opponent|player|investigator) )already (?=have\b)/, ''],
  [/\bat least 1 other (?=[a-z_]+ (?:in|of)\b)/, 'another '],
  [/\bthis (?:day|night|star|storm|epidemic|moon|phobia)(?: card| event)(?=$| (?:is|last|remain|stay|leave|affect|lie)\b)/, 'this card'],
  [
    /\bwithout regard (?:to|for) (?:the |their |its )?(?<what>dimension|region|subregion|language|icon)(?: indicator| requirement| symbol)?/,
    'regardless of <what>',
  ],
  [/\bwhose (?:region|subregion|dimension|home) is (?:the )?(?=[a-z_]+(?:$| ))/, 'from '],
  // ---------------------------------------------------------------- what is done to something, and instead of what
  [
    /^(?<who>(?:each|any|every|all) [^,;:()]+? with (?:(?:more|fewer) than #|more than 1|# or more|at least #) (?<what>[a-z_]+)(?: in play)?) must choose 1(?: of them)? and (?<verb>discard|bury|flip) it(?= |$)/,
    '<who> must <verb> 1 <what>',
  ],
  [/(?<=\b(?:may|cannot|can)(?: not)? )use (?=travel_\S+)/, 'play '],
  [
    new RegExp(
      `^(?:you may )?(?<how>bury|discard|flip) ${own}(?: at any (?:time|moment))? to (?:save|prevent|protect|keep|rescue) (?<what>another of your ally|another ally(?: of yours)?|(?:any|1) (?:other )?of your (?:other )?ally|any other ally(?: of yours)?) (?:from )?is bury (?<where>outside of combat|outside combat)$`,
    ),
    'if another of your ally would is bury outside of combat , you may <how> this card instead',
  ],
  [
    /^(?<what>[^,;:()]+?) at the (?:start|beginning) of (?:each|every|any) turn (?:that |when )?you (?:is|remain|stay|spend) here with (?:at least 1|a|1) (?<which>[^,;:()]+?)(?: in play)?$/,
    '<what> at the start of each turn here if you have a <which> in play',
    ['Location'],
  ],
  [/\bhave this (?:same )?location as (?:its |their )?current location(?=$| )/, 'is at this location', ['Location']],
  [/(?<=\bjoin )any number of (?=[a-z_])/, ''],
  [/^visible (?:by day|during the day|at day)(?: ,)?(?: and| but)? (?=invisible (?:at|by|during))/, ''],
  [/\binvisible by night\b/, 'invisible at night'],
  [
    /^(?<who>[^,;:()]+?)(?<where> in (?:all|any|each) threat)? (?<deed>(?:gain|add|lose|is) [^,;:()]+?)(?: ,)? and may (?:also )?is (?<may>(?:play|summon|control|direct|use)\b.+)$/,
    '<who> <where> <deed> . <who> may is <may>',
  ],
  [
    /^(?:halve|half)(?: , round (?<up>up|down) ,| \( round (?:up|down) \))? (?:any|all|each|your) sanity loss (?:cause (?:to )?you by|from|by|due to|because of) (?<what>[^,;:()]+)$/,
    'your sanity loss from <what> is halve',
  ],
  [
    /^(?:you may )?return (?:the|that|each|any|a|its) spell to your hand(?: ,)? (?:rather than|instead of) (?:bury|discard) (?:it|them)(?: ,)?(?: (?:after|when|once) (?:it is )?cast)?$/,
    'return the spell to your hand after it is cast',
  ],
  // "Add 1 while you are Inside, and 1 more if it is a House": the second besides the first.
  [
    new RegExp(
      `^(?:THIS )?(?<verb>add|gain) ${n}(?: point)?(?<to> to [^,;:()]+?)? (?<first>${soLong} [^,;:()]+?)(?: ,)? and (?:a |1 )?(?:additional |another |further )?(?<m>#|1)(?: point)?(?: more| extra| additional| besides)?(?: \\( cumulative \\))? (?<then>${soLong} [^,;:()]+)$`,
    ),
    '<verb> <n> <to> <first> . <verb> <m> <to> <then>',
    ['Ally', 'Monster'],
  ],
  [
    /\b(?:you|the investigator|your investigator) lose (?<n>(?:#|1) or more) sanity(?: point)? in (?:a single|any single|1|any 1|a) combat\b/,
    'you have lose <n> sanity in this combat',
  ],
  [/\bwhen you reveal your (?:directed )?threat\b/, 'when threat is reveal'],
  [/(?<=\bto (?:that|your) threat) as a whole\b/, ''],
  [
    new RegExp(
      `^(?<verb>discard|return) ${own}(?<to> to your hand)?(?: ,)? ${rather} bury ${own}(?: ,)? (?:if|when) (?:(?:any|a) (?:effect|card) would bury ${own}|${own} would is bury)(?: as your current location)?$`,
    ),
    'if this card would is bury , <verb> it <to> instead',
  ],
  [
    /^(?:any|all|each) spell may is (?:place|put|keep|hold|store) in (?:any of |any 1 of )?your tome(?: ,)? (?:whatever|regardless of|no matter what|no matter) (?:the|their|its)? ?icon(?=$| )/,
    'your tome may hold any spell regardless of icon',
  ],
  [/^(?:you|they) need not pay the sanity (?:cost|loss) (?:of|for) THIS (?=if |while |at |when )/, 'this card cost no sanity '],
  [/^the sanity (?:cost|loss) (?:of|for) THIS need not is pay (?=if |while |at |when )/, 'this card cost no sanity '],
  [
    /\bis (?:send|sent|put|place|move|remove)(?: from play)? (?:in|into|to) (?:its|their|his|the) (?:owner 's )?discard pile\b/,
    'is discard',
  ],
  [
    /^(?:withdraw|remove|take|pull|recall) (?<what>[^,;:()]+? from your(?: own)? (?:directed )?threat) and (?:return|put|place|take) (?:it|them|they)(?: back)? (?:to|in|into) your hand$/,
    'return <what> to your hand',
  ],
  [/\b(?:reduce|cut|lower|decrease) (?<what>(?:its|THIS 's|their) value) (?:by|in) half\b/, 'halve <what>'],
  [/(?<=\bmust (?:always )?)is commit(?:ted)?(?: (?:to|in) (?:the |any |each |every )?(?:combat|battle|defense))?(?=$| )/, 'defend'],
  [
    /^this gate may is use (?<times>twice|again|once more) by (?:any|each|a) (?:investigator|player) who (?<so>[^,;:()]+)$/,
    'if you <so> , you may use this gate <times>',
    ['Location'],
  ],
  [
    /\b(?:place|put|take|return) (?:its|all its|all of its) spell (?:in|into|to) your hand(?: ,)?(?: (?:rather than|instead of) (?:in |into |to )?(?:your story deck|bury (?:them|it)|they))?$/,
    'return its spell to your hand',
    ['Tome', 'Artifact'],
  ],
  [
    /\b(?:name|require|call for|list|need) (?:in|by|for) (?:the requirement of )?(?:a|any) adventure(?: that you (?:play|complete))?$/,
    'that a adventure need',
  ],
  [/\bis (?:exclude|exempt|safe|free|spare) from (?:the |all )?(?:effect of )(?=[a-z_])/, 'is not affected by '],
  // ---------------------------------------------------------------- moments and conditions
  [/\bat the end of the discard (?:step|phase)\b/, 'at the end of the round'],
  [/(?<=\bis )still (?=(?:a|at|in|on|face-down|face-up|inside|outside)\b)/, ''],
  [/^(?<what>(?:you must )?(?:bury|discard|flip) (?:1|a) [^,;:()]+?)(?: ,)? unless you have none$/, '<what> if you have 1'],
  [/\bwhen you rotate THIS (?:right-side-up|upright|face-up)(?=$| ,)/, 'when you arrive here', ['Location']],
  [
    /\b(?:finish|end) (?:a|any|the|each) round with (?<n>#) or (?:fewer|less) sanity(?: point)?\b/,
    'end the round and your sanity is <n> or less',
  ],
  [
    /(?: ,)? (?:whatever|regardless of|no matter what) (?:the )?(?:day or night|night or day|day|night|storm) event(?: may)?(?: is)?(?: in play)?(?=$| ,)/,
    '',
  ],
  // ---------------------------------------------------------------- who and which
  [/\b(?:who|that|which) (?:is|are) (?:a |an )?(?:ally|monster|card) of (?=your opponent|a opponent|any player|each player)/, 'of '],
  [/(?<=\bknow )the (?<tongue>[a-z]+) language\b/, '<tongue>'],
  [/\bfrom (?:your|their)(?: own)? respective mythos deck\b/, ''],
  [
    /\b(?:who|which|that) (?:belong|come|hail|live|dwell)(?: in| from| to)? (?:this|the same|your|your current) (?<where>region|subregion)\b/,
    'from your current <where>',
  ],
  [/\bthis (?:being|thing|horror|god|deity|outer_god|great_old_one|abomination|monstrosity)\b/, 'this card', ['Monster']],
  // ---------------------------------------------------------------- what is paid and what is spared
  [
    /^(?<cost>(?:THIS )?cost (?:no|#|1)(?: more| less| fewer| extra| additional)? sanity(?: point)?(?: more| less)?) to play (?=(?:if|while|at|unless|when)\b)/,
    '<cost> ',
  ],
  [/^you need pay no sanity(?: cost| point)? (?:to play|for) (?=(?:any|a|all|each)\b)/, 'you need not pay the sanity cost of '],
  [
    /^(?:its|the) gate may is use(?: ,)? (?:but|and) (?:its|the) sanity gain (?:or|and) loss is ignore$/,
    'ignore its sanity gain or loss ; may use gate',
  ],
  [/(?<=\buse )the gate (?:at|of|in) (?:their|his or her|your opponent 's) current location\b/, 'gate'],
  [
    /^(?:you may )?(?<how>bury|discard|flip) (?:THIS|it)(?: ,)? (?:when|if) (?:its|the|that) ally would is bury(?: ,)?(?: and keep (?:the|that|its) ally| to save (?:the|that|its) ally| instead)$/,
    'if ally would is bury , you may <how> this card instead',
    ['Artifact'],
  ],
  [
    /^(?:THIS )?(?:count|is treat|is consider) as both (?:a )?(?<a>[a-z_ ]+?) and (?:a )?(?<b>[a-z_ ]+?)(?: for (?:the )?purpose of [^,;:()]+)?$/,
    'this card count as a <a> and as a <b>',
  ],
  [
    /^treat THIS as both (?:a )?(?<a>[a-z_ ]+?) and (?:a )?(?<b>[a-z_ ]+?)(?: for (?:the )?purpose of (?:summon|control)(?: and| or)?(?: summon| control)?)?$/,
    'this card count as a <a> and as a <b>',
  ],
]
