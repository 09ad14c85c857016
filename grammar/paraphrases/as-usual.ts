/** What Events and Spells add that changes nothing, and what they say in another order or as something suffered: "at no cost in Sanity", "as usual", "in addition to the normal cost". */

import type { Clause } from '../clauses.ts'
import type { Self } from '../reading.ts'

const magic: readonly Self['type'][] = ['Spell', 'Event']
const foe = '(?:your opponent|(?:the|that|a|any|1|another|target) opponent|opponent)'

/** Said besides, of what is so anyway. */
const besides: readonly Clause[] = [
  [
    /(?<=^shuffle [^;:()]*?)(?: ,)? (?:at no (?:sanity )?(?:cost|loss)(?: (?:in|of) sanity)?|without (?:pay|lose|spend|any cost|any loss)(?: of| in)?(?: any)? ?sanity(?: point)?|for (?:free|nothing)|free of charge)$/,
    '',
    magic,
  ],
  [
    /(?<=\b(?:lose|pay) (?:#|1) (?:sanity|point)\b.*?)(?: ,)? (?:in addition to|besides|beyond|on top of|over and above|as well as|apart from) (?:the|any|its|their|all) (?:normal|usual|regular|ordinary|print|other)? ?(?:sanity )?(?:cost|loss|price)(?: (?:of|for) (?:the location|this|it|sanity|the card))?$/,
    '',
    magic,
  ],
  [
    /(?<=\bis flip)(?: ,)? (?:in (?:either|any|whatever) direction|(?:either|any) way|face-up or face-down|whichever way)(?=$| ,)/,
    '',
    magic,
  ],
  [
    /^ally may defend (?:as (?:usual|normal|always)|normally|in the (?:usual|normal) way|against (?:it|this|this attack))$/,
    'ally may defend',
    magic,
  ],
  [
    /(?: ,)? \( (?:you|its owner|your opponent|the owner) choose (?:in (?:case|the event) of|if there is|on) (?:a |any )?ties? \)$/,
    '',
    magic,
  ],
  [/\b(?:have|of) the highest (?:card )?(?=value(?= |$))/, 'of the highest ', magic],
  [
    /(?<=^(?:(?!\bor\b).)*\b(?:in play|of any player|each player 's|all threats?|any threat)\b[^;:()]*?) , include (?:those|the 1|1)? ?(?:that )?(?:(?:affect|of|belong to|control by|hold by|play by) (?:your opponents?|any opponent|each opponent|all opponents?|you|your investigator|other player|all player|every player)|yours|your own|your opponent 's)$/,
    '',
    magic,
  ],
  [
    /(?<=\b(?:in play|of any player|all threats?|any threat)) , include (?:those|the 1|1)? ?(?:that )?(?:(?:affect|of|belong to|control by|hold by|play by) (?:your opponents?|any opponent|each opponent|all opponents?|you|your investigator|other player|all player|every player)|yours|your own|your opponent 's) ,(?= )/,
    '',
    magic,
  ],
]

/** What is paid for the play, told behind it or as a duty. */
const paid: readonly Clause[] = [
  [
    /^(?:in order to play THIS ,? ?)?you must (?:also |first )?(?<cost>(?:bury|discard|flip|lose|pay)\b[^;:()]+?) (?:in order )?to play (?:THIS|it)$/,
    '<cost> to play this card',
    magic,
  ],
  [
    /^THIS (?:may|can) (?:only is play|is play only) (?:if|when) you (?<cost>(?:bury|discard|flip|lose|pay)\b[^;:()]+)$/,
    'to play this card , <cost>',
    magic,
  ],
]

/** Told of whoever suffers it, or of whom it is done by. */
const suffered: readonly Clause[] = [
  [
    /^(?<who>[^;:()]+?) (?:suffer|face|endure|undergo) (?:a|1) (?:(?<n>#|1) point attack|attack (?:of|worth|for) (?<m>#|1) point)$/,
    '<who> is attacked for <n> <m> point',
    magic,
  ],
  [
    /^(?<head>if [^;:()]+? would [^;:()]+?) , (?:it|they) is (?<how>return|flip|discard|bury|place)(?<to> [^;:()]*?)? instead$/,
    '<head> , <how> it <to> instead',
    magic,
  ],
  [
    /^(?<may>(?:it|they|target artifact|target ally|THIS|the target|[^;:,()]+?) (?:may not|cannot|can only|may only|must) is )turn(?: back)? up(?: again)?(?= |$)/,
    '<may> flip face-up',
    magic,
  ],
  [/\bturn(?:ed)? up again\b/, 'flip face-up', magic],
  [
    /^exchange your (?:current |whole |present )?hand for (?:a equal number of|as many|the same number of)(?: new)? card(?: (?:from|draw from) your mythos deck)?$/,
    'discard your hand and draw as many card',
    magic,
  ],
]

/** What is lost, seen or lost with him, told of the thing. */
const ofTheThing: readonly Clause[] = [
  [/^the next turn of the (?:choose|name|target) opponent is lose$/, 'your opponent lose their next turn', magic],
  [/(?<=\bfor each #) so (?<how>discard|bury|flip)(?=$| ,)/, ' card so <how>', magic],
  [/^the next turn of (?<who>your opponent|each opponent|any opponent|you) is lose$/, '<who> lose their next turn', magic],
  [
    /^(?<what>invisible monster|monster that is invisible) (?:can|may) is seen by (?<who>(?:your|all your|each of your|your opponent 's) (?:defending )?ally)(?<rest>(?: (?:this|in this|until|for|during)[^;:,()]*)?)$/,
    '<who> can see <what> <rest>',
    magic,
  ],
  [
    /^(?<what>invisible monster|monster that is invisible) (?:can|may) is seen by (?:everybody|everyone|anybody|anyone|all player|each player|all ally|each ally|any ally|all investigator)(?<rest>(?: (?:this|in this|until|for|during)[^;:,()]*)?)$/,
    'each ally of any player can see <what> <rest>',
    magic,
  ],
  [/\b(?:during|in|for) this round 's combat\b/, 'during the next combat', ['Event']],
  [
    /^(?<a>(?:bury|discard) (?:a|1|target|the) [^,;:()]*?\bally\b[^,;:()]*?)(?: ,)? and (?:its|their) (?<what>weapon|artifact|spell) is (?:also )?(?<how>bury|discard)$/,
    '<a> and <how> its <what>',
    magic,
  ],
  [/\b(?<use>use|count|serve) as if it (?:is|be) a /, '<use> as a ', magic],
]

/** The place, told behind the deed. */
const inThreats: readonly Clause[] = [
  [
    /^(?<who>(?!.*\bthreats?\b.*\bin\b)[^;:,()]+?) (?<deed>(?:is (?:reduce|increase|raise|lower) by|lose|gain|add|subtract) (?:#|1)(?: point)?(?: each)?) in (?<where>(?:all|any|each|every|your|the opposing) threats?)(?<rest>(?: (?:until|this|for|during)[^;:()]*)?)$/,
    '<who> in <where> <deed> <rest>',
    magic,
  ],
  [
    /^no (?<who>player|investigator|opponent) (?<may>may|can) (?<do>play|cast) (?<what>[^;:,()]+?)(?<while>(?: (?:while|until|this|for)[^;:,()]*)?)(?: ,)? unless (?:they|it) (?:is|be) (?<how>corrupt|steadfast)$/,
    'no <who> <may> <do> <what> except <how> <what> <while>',
    magic,
  ],
]

/** Threats that are taken back, and how long what an Event says lasts. */
const takenBack: readonly Clause[] = [
  [
    /\b(?<who>each player|each investigator|all player|every player|you|your opponent) (?:must )?(?:return|take)s? (?:back )?(?:their|your) (?:entire |whole )?threats? (?:back )?(?:to|in|into|up into)(?: (?:their|your|the))? hands?\b/,
    '<who> return each card in their threat to their hand',
    magic,
  ],
  [
    /^(?:this |THIS |it |the effect |this effect )?last until the end of (?<span>the round|this round|combat)$/,
    'bury this card at the end of <span>',
    ['Event'],
  ],
]

const around = '(?:around|beside|about|near|alongside|in play around|in play beside) (?:you|your investigator)'
const phobias: readonly Clause[] = [
  [
    new RegExp(`\\b(?<if>if|when|while) there is (?<what>(?:any|a|1|no|#) [^;:,()]+?) ${around}(?=$| ,)`),
    '<if> you have <what> in play',
    ['Event'],
  ],
  [/\bif (?:in|at|on) (?=(?:a |the )?(?:space|[^;:,()]+ location)\b)/, 'if you is in ', ['Event']],
  [/^while (?:you is )?affect by THIS(?: ,)? /, '', ['Event']],
  [
    /^if you is (?<at>at|in) (?<where>[^;:,()]+?) , (?<lose>lose (?:#|1) sanity(?: point)?) (?:now|at once|immediately)? ?and (?:again )?at the start of each turn(?: that you is)?(?: there)?$/,
    '<lose> if you is <at> <where> and at the start of each turn that you is <at> <where>',
    ['Event'],
  ],
]

/** Vehicles by other verbs. */
const ways: readonly Clause[] = [
  [/\byou (?<may>may|can) (?:fly|sail|ride|drive|glide|soar|row|sail away) (?=to )/, 'you <may> travel ', magic],
  [
    /(?<=\b(?:play|travel to|reach) (?:a |any |1 )?[^;:,()]*?location) in the (?<span>region|subregion|dimension)(?= |$)/,
    ' in the same <span>',
    magic,
  ],
  [/(?<=\blocation (?:except|but not|but no) [^;:()]*?)(?<or> ,? ?or) in (?=space\b)/, '<or> ', magic],
  [
    new RegExp(`^if ${foe} is walk , (?<how>discard|bury) (?:the|their) crosswise location$`),
    "if your opponent is walk , <how> the top card of your opponent 's story deck",
    magic,
  ],
  [
    new RegExp(`^(?<how>discard|bury) the location to which ${foe} is walk$`),
    "if your opponent is walk , <how> the top card of your opponent 's story deck",
    magic,
  ],
  [
    new RegExp(`^(?<how>discard|bury) ${foe} 's crosswise location$`),
    "if your opponent is walk , <how> the top card of your opponent 's story deck",
    magic,
  ],
  [
    new RegExp(`^if ${foe} is walk , (?:the|their) crosswise location is (?<how>discard|bury)$`),
    "if your opponent is walk , <how> the top card of your opponent 's story deck",
    magic,
  ],
  [
    new RegExp(`^${foe} 's crosswise location is (?<how>discard|bury)$`),
    "if your opponent is walk , <how> the top card of your opponent 's story deck",
    magic,
  ],
]

/** Allies who fight where they else would not, or absorb more. */
const inBattle: readonly Clause[] = [
  [
    /^your ally may assault (?:a|any|1|another|your) opponent in the same (?<where>subregion|city|region)(?: as you)?(?: ,)?(?<rest>(?: (?:this|until|for|in this|during)[^;:,()]*)?)$/,
    'if you and your opponent is in the same <where> , your ally may assault your opponent <rest>',
    magic,
  ],
  [
    /\b(?<who>target ally|the target|that ally) absorb (?:twice|double)(?: as many point as)? (?:its|their) (?:card )?value\b/,
    'double the value of <who>',
    magic,
  ],
]

export const asUsual: readonly Clause[] = [
  ...besides,
  ...paid,
  ...suffered,
  ...ofTheThing,
  ...inThreats,
  ...takenBack,
  ...phobias,
  ...ways,
  ...inBattle,
  // An Artifact that is a Weapon is one, too.
  [/(?<=\bartifact(?: card)?) \( weapon include \)/, ''],
  [/^all sanity cost (?:must|is|still must) (?:still )?(?:is )?(?:pay|paid)(?: as usual| in full)?$/, 'you must pay their sanity cost'],
  [/(?<=\bplay up to #) other (?=[^,;:()]+? from your hand\b)/, ' ', ['Artifact', 'Event', 'Spell', 'Ally', 'Tome']],
  [
    /^even as a ally(?: ,)? this special effect box (?:is|remain) valid$/,
    'this special effect box is valid even when this card is in play as a ally',
    ['Monster'],
  ],
]
