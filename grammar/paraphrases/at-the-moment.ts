/** Deeds that a moment is followed by, told more freely than the grammar has them: who is foremost, what is drawn and put back, what goes from where to where. */

import type { Clause } from '../clauses.ts'

/** Where a deed begins: at the head of the sentence, or behind a moment, a condition or a price. */
const end = '(?=$| ,| ;| \\.)'
const foe = '(?:your opponent|a opponent|1 opponent|opponent|the opponent|any opponent|target opponent)'
const own = '(?:your|their)'
const plain = '(?!(?:of|from|in|to|and|or|that|which|who|until|for|at|is|you|they)\\b)[^,:;() ]+'
const kind = `(?:${plain}(?: ${plain}){0,2}?)`
const measure = '(?:sanity(?: point| total)?|education|card in (?:their |the )?hand|card in (?:their |the )?threat|adventure point|hand)'

/** Who has the most of something, or the least: all those of whom nobody has more. */
const foremost: readonly Clause[] = [
  [
    new RegExp(
      `\\b(?:the|whichever|any) (?:player|investigator) (?:with|who have|that have|who hold|have|having) (?:the )?(?:most|highest|greatest|largest|best) (?:number of |amount of |total of )?(?<what>${measure}|${kind}(?: in play)?)(?=$| (?:may|must|lose|gain|draw|discard|bury|flip|skip|take|return|put|is|cannot|have)\\b)`,
    ),
    'each player who have the most <what>',
  ],
  [
    new RegExp(
      `\\b(?:the|whichever|any) (?:player|investigator) (?:with|who have|that have|who hold|have|having) (?:the )?(?:fewest|least|lowest|smallest) (?:number of |amount of |total of )?(?<what>${measure}|${kind}(?: in play)?)(?=$| (?:may|must|lose|gain|draw|discard|bury|flip|skip|take|return|put|is|cannot|have)\\b)`,
    ),
    'each player who have the fewest <what>',
  ],
  [
    new RegExp(
      `\\b(?:the|whichever|your|any) opponent (?:with|who have|that have|who hold|have|having) (?:the )?(?:most|highest|greatest|largest|best) (?:number of |amount of |total of )?(?<what>${measure}|${kind}(?: in play)?)(?=$| (?:may|must|lose|gain|draw|discard|bury|flip|skip|take|return|put|is|cannot|have)\\b)`,
    ),
    'each opponent who have the most <what> of your opponents',
  ],
  [
    new RegExp(
      `\\b(?:the|whichever|your|any) opponent (?:with|who have|that have|who hold|have|having) (?:the )?(?:fewest|least|lowest|smallest) (?:number of |amount of |total of )?(?<what>${measure}|${kind}(?: in play)?)(?=$| (?:may|must|lose|gain|draw|discard|bury|flip|skip|take|return|put|is|cannot|have)\\b)`,
    ),
    'each opponent who have the fewest <what> of your opponents',
  ],
  [
    new RegExp(
      `\\bwhoever (?:have|hold) (?:the )?(?:most|highest|greatest) (?<what>${kind}(?: in play)?)(?= (?:may|must|lose|gain|draw|discard|bury|flip)\\b)`,
    ),
    'each player who have the most <what>',
  ],
  [
    new RegExp(
      `\\bwhoever (?:have|hold) (?:the )?(?:fewest|least|lowest) (?<what>${kind}(?: in play)?)(?= (?:may|must|lose|gain|draw|discard|bury|flip)\\b)`,
    ),
    'each player who have the fewest <what>',
  ],
  // "The player with the most Artifacts must bury one."
  [
    new RegExp(
      `(?<=\\b(?:each|any) (?:player|opponent) (?:who have|with) (?:the (?:most|fewest)|(?:more|fewer) than #|at least #|#) (?:or (?:more|fewer) )?(?<what>(?!sanity|card\\b)${kind})(?: in play)?(?: of your opponents| or more| or fewer)? (?:must )?(?:bury|discard|flip) )(?<n>1|#|a)(?: of (?:they|them))?(?<face>(?: face-down| face-up)?)$`,
    ),
    '<n> <what> <face>',
  ],
  [
    /(?<=\b(?:each|any) (?:player|opponent) (?:who have|with) more than # (?<what>[^,:;()]+?)(?: in play)? (?:must )?)(?<how>bury|discard) (?:ally|artifact|tome|card|[^,:;() ]+) until (?:they|it) have (?:only )?(?<n>#)(?: left| remain)?$/,
    '<how> all but <n> of their <what>',
  ],
  [
    /(?<=\b(?:each|any) (?:player|opponent) (?:who have|with) (?:the most |more than # |at least # |# or more )(?<what>[^,:;()]+?)(?: in play)? (?:must )?)(?<how>bury|discard) all but (?<n>#|1)$/,
    '<how> all but <n> of their <what>',
  ],
]

/** What is drawn and given back for it, from where to where. */
const handAndDeck: readonly Clause[] = [
  [/(?<=\bdraw (?:a|1|#) card) from (?:the top of )?(?:your|their)(?: own)? mythos deck(?=$| ,| and| then)/, ''],
  [/\bdraw (?<n>#|1|a) (?:(?:new )?card )?from the top(?: of (?:your|their|the) mythos deck)?(?=$| ,)/, 'draw <n> card'],
  [/\bdiscard (?<n>#|1) from (?<own>your|their) hand(?= |$)/, 'discard <n> card from <own> hand'],
  [
    new RegExp(
      `\\bdiscard (?<n>any number of|up to #|#) card(?: (?:from|in) ${own} hand)?(?: ,)? (?:and )?(?:then )?replace (?:them|they|these) (?:with|by) (?:as many |the same number of )?(?:new )?card(?: draw)?(?: from ${own} mythos deck)?$`,
    ),
    'discard <n> card and draw that many',
  ],
  [/\b(?<than>(?:fewer|more|less) than (?:#|1)) in (?<own>your|their) hand\b/, '<than> card in <own> hand'],
  [/\b(?:back )?on(?:to)? (?:the )?top of the mythos deck\b/, 'on top of their mythos deck'],
  [/\bon top of the mythos deck\b/, 'on top of their mythos deck'],
  [/(?<=\b(?:shuffle|return|put|place) [^,:;()]+) back (?=(?:into|on|onto|to) (?:your|their|the) (?:mythos deck|story deck|hand)\b)/, ''],
  [
    /(?<=\b(?:return|take|put|move) (?:up to )?(?:1|a|#|any 1) [^,:;()]+?) from (?:the )?discard pile (?:in)?to (?:the )?hand(?= |$)/,
    ' from their discard pile to their hand',
  ],
  [
    /\b(?:return|put|move|place) (?<what>(?:up to #|1|#|a|any number of|all) [^,:;()]+? (?:from|in) your (?:story deck|discard pile|hand)) (?:in)?to your mythos deck(?: ,)? and (?:then )?(?:re)?shuffles?(?: (?:it|the deck|that deck|your mythos deck))?$/,
    'shuffle <what> into your mythos deck',
  ],
  [
    /(?<=\bsearch your mythos deck for [^,:;()]+?) , (?:show|reveal) (?:it|them) to (?:your |all |each |the |a )?(?:opponent|opponents|player) , (?:and )?(?=(?:put|place|take|add) )/,
    ' , show it to your opponent and ',
  ],
  [/(?<=\byour hand)(?: ,)? and (?:then )?reshuffles?(?: (?:it|your mythos deck|the deck))?$/, ' , then shuffle'],
  [
    /\bsearch (?<whose>your opponent 's) mythos deck (?:and|to) (?<how>discard|bury) (?<n>1|a|#|up to #|any 1) (?<what>[^,:;()]+?)(?: from it| there| in it)?(?:(?: ,)? (?:after which|and then|then|and|whereupon) (?:they |it |your opponent |the deck )?(?:must )?(?:is )?(?:re)?shuffles?(?: (?:it|their mythos deck))?)?$/,
    "search your opponent 's mythos deck for <n> <what> and <how> it",
  ],
  [/(?<=^|, |: )(?:then )?all (?:player )?(?:must )?(?:re)?shuffles?$/, 'each player shuffle their mythos deck'],
  [
    /\b(?:exchange|swap|trade) (?<a>your|their) (?:whole |entire )?hand (?:with|for) (?:yours|their|that of (?:your opponent|a opponent)|your)$/,
    'exchange hand with you',
  ],
]

/** What somebody may do, and has to do for it. */
const forIt: readonly Clause[] = [
  [
    /(?<=^(?:[^,:;()]+ , )?(?:you|they|your opponent|each player|each opponent) may [^:;()]+?)(?: ,)? (?:and|but)(?: ,)? if (?:you|they|it) do(?: so)?(?: ,)? (?:(?:you|they) )?(?:(?:must|have to) )?(?=(?:draw|gain|lose|discard|bury|flip|return|put|shuffle) )/,
    ' , ',
  ],
  [
    /(?<=^(?:[^,:;()]+ , )?(?:you|they|your opponent|each player|each opponent) may [^:;()]+?) ,(?: and)? in which case ,? ?(?<does>[^:;]+)$/,
    ' . if you do , <does>',
  ],
  [
    /^(?<when>(?:(?:when|at|after|in|as|once)\b[^,:;()]* , )?)(?<a>(?:bury|discard|flip|lose) [^,:;()]+?)(?: ,)? unless you (?<b>(?:discard|bury|flip|lose|pay) [^,:;()]+)$/,
    '<when> you must either <b> or <a>',
  ],
  [
    new RegExp(
      `^(?<when>(?:(?:when|at|after|in|as|once)\\b[^,:;()]* , )?)(?:${foe} choose|${foe} have a choice|${foe} have the choice) [:;,] (?:they )?(?:must )?(?:either )?(?<a>[^,:;()]+?)(?: ,)? or (?:they )?(?<b>[^,:;()]+)$`,
    ),
    '<when> your opponent must either <a> or <b>',
  ],
]

/** Whose it is, and what becomes of it. */
const fate: readonly Clause[] = [
  [
    /\b(?:you )?need not pay (?:any |the )?sanity(?: cost)? (?:for|of) the next (?<what>[^,:;()]+?) (?:that )?you play(?=$| this)/,
    'the next <what> you play cost no sanity',
  ],
  [
    /\bmust (?:show|reveal to) you (?:any|all|all of the|each|every) (?<what>[^,:;()]+?)(?: card)? in (?:their )?hand$/,
    'must reveal all <what> in their hand',
  ],
  [
    /\b(?:recover|take|retrieve|choose) (?<what>(?:1|a|any 1|up to #) [^,:;()]+? (?:from|in) your (?:story deck|discard pile|hand)) and (?:put|place|lay|set) (?:it|them) (?:next to|beside) your investigator$/,
    'put <what> into play',
  ],
  [
    /(?<=\b(?:ally|THIS)\b[^:;()]* )(?:may not|cannot) is commit(?=$| this round| until| at night| by day| during| while)/,
    'cannot take part in combat',
  ],
  [
    /(?<=^(?:[^,:;()]+ , )?no [^,:;()]*\bally )(?<may>may|can) is commit(?=$| this round| until| at night| by day| during| while)/,
    '<may> take part in combat',
  ],
  [
    /(?: ,)? (?:whoever|whichever player|no matter who|regardless of who|by whomever) (?:have |it is )?(?:play|own|control|brought)(?: by)?(?: it| them)?$/,
    ' of any player',
  ],
  [/ from among (?:those|the 1|the ally|the card|all) (?:that |which )?you have in play(?= |$)/, ''],
  [
    /(?<=\bface-up) (?:for|so that|to) (?:all|everybody|everyone|each player|every player|all player)(?: (?:can|may|to))?(?: see)?(?: (?:it|them))?(?=$| ,)/,
    '',
  ],
  [/(?<=\b(?:into|to|in) your threat) , (?:whatever|regardless of|no matter what) (?:its|their) (?:type|kind)(?: is)?(?= |$|,)/, ''],
  [/\b(?:take|withdraw|remove) back (?<what>(?:1|a|#|any 1) [^,:;()]+?) from your threat\b/, 'return <what> from your threat to your hand'],
  [
    /(?<=\breturn (?:1|a|any 1) (?<what>artifact|monster|ally|tome|weapon|event|location)(?: [^,:;()]+?)? to your hand(?: ,)? (?:and|then|and then) play )(?:another|a other|a different|1 other|a new)(?: 1)?(?: from your hand)?(?: in (?:its|their|the former 's) (?:stead|place)| instead)?$/,
    'another <what>',
  ],
  [
    /(?<=\breturn (?:1|a|any 1) (?<what>artifact|monster|ally|tome|weapon|event|location)(?: [^,:;()]+?)? to your hand(?: ,)? (?:and|then|and then) play )(?:another|a other|a different|1 other|a new) (?<same>artifact|monster|ally|tome|weapon|event|location)(?: from your hand)? (?:in (?:its|their) (?:stead|place)|instead)$/,
    'another <same>',
  ],
  [
    /(?<=\bexchange 1 of your (?<what>ally|artifact|tome|weapon)(?: in play)? for )(?:another|1)(?: 1)? (?<zone>(?:from|in) your (?:hand|story deck|discard pile))$/,
    '1 <what> <zone>',
  ],
  [/(?<=\bexchange 1 of your (?:ally|artifact|tome|weapon)) in play (?=for )/, ' '],
  [/\bplay (?:a|1|any|any 1|another) new (?<what>(?:[^,:;() ]+ )?location)(?=$| ,)/, 'play a <what>'],
  [
    /\b(?:place|put|bring|set) (?<what>(?:a|any|1|any 1|#) [^,:;()]+?) (?:from|of) (?:your opponent|a opponent|1 opponent)(?: 's side)? (?:beside your investigator|on your side|among your ally|to your side) until\b/,
    'take control of <what> of your opponent until',
  ],
  [
    /\b(?:bring|call|take|get) (?:back )?(?:to your side |into play )?(?<what>(?:1|a|any 1|up to #) [^,:;()]+?) (?:who|that|which) (?:have )?(?:was|is|were)? ?(?<how>bury|discard) (?:in |during )?this round(?: back| to your side)?$/,
    'put <what> <how> this round back into play',
  ],
  [/\b(?<do>bury|discard) (?<a>(?:1|a|any 1) [^,:;()]+? or (?:1|a|any 1) [^,:;()]+?)(?: ,)? (?:but )?not both$/, '<do> <a>'],
  [/\b(?<n>1|a|any 1|#) (?<what>[^,:;()]+?) (?:is|are) to is (?<how>bury|discard|flip) by (?<who>[^,:;]+)$/, '<who> must <how> <n> <what>'],
  [/^(?<when>(?:[^,:;()]+ , )?)(?:a|1) card (?:must )?is draw by (?<who>[^,:;]+)$/, '<when> <who> draw 1 card'],
  [/^(?<when>(?:[^,:;()]+ , )?)(?<n>#) card (?:must )?is draw by (?<who>[^,:;]+)$/, '<when> <who> draw <n> card'],
  [/\b(?<each>each (?:player|opponent|investigator)|player|opponents|opponent) who have any(?= |$)/, '<each> who have a ally'],
]

/** Sanity that goes from one to the other. */
const sanityOver: readonly Clause[] = [
  [
    new RegExp(`\\b(?:take|steal|drain) (?<n>#|1|a) sanity(?: point)? from ${foe}${end}`),
    'your opponent lose <n> sanity and you gain <n> sanity',
  ],
  [
    new RegExp(`\\b(?:take|steal|drain) sanity(?: point)? from ${foe} equal to (?<what>[^:;()]+)$`),
    'your opponent lose sanity equal to <what> . you gain sanity equal to <what>',
  ],
  [
    new RegExp(
      `\\b(?:transfer|give|move|pass) (?<n>#|1|a) (?:point of )?sanity(?: point)?(?: from (?:your investigator|you|yourself))? to (?:${foe}|any other(?: player| investigator)?|another (?:player|investigator))${end}`,
    ),
    'lose <n> sanity . your opponent gain <n> sanity',
  ],
]

/** The ends of Rounds, and how many cards are kept. */
const rounds: readonly Clause[] = [
  [
    /\b(?<how>increase|raise|reduce|lower|decrease) (?<what>(?:your|their|your opponent 's|each player 's|each opponent 's) (?:maximum|minimum)) at the end of (?:this|the|the current) round by (?<n>#|1)$/,
    '<how> <what> by <n> until the end of the round',
  ],
  [/\bskip the discarding (?:step|phase)(?: (?:this|of this|of the) round)?$/, 'skip the discard step'],
  [/\bskip the discard (?:step|phase) (?:this round|of (?:this|the) round|at the end of (?:this|the) round)$/, 'skip the discard step'],
  [/\bit become (?<time>day|night) for (?:everyone|everybody|all|all player|each player)(?= |$)/, 'it is <time>'],
  [/\buntil at least 1 (?<what>[^,:;() ]+) have is play$/, 'until a <what> is play'],
  [
    /\b(?:card )?play end(?: immediately| at once| now)?(?: ,)? and combat (?:begin|start)(?: immediately| at once)?$/,
    'count this as the pass that end the round',
  ],
  [/\buntil you (?:next )?(?:take|begin|start) (?:a|your next|another) turn$/, 'until your next turn'],
  [
    /\b(?:you )?begin the next round with (?<n>#|1) fewer card , (?:but|and) (?<who>your opponent|each opponent) with (?<m>#|1) fewer(?: card)?$/,
    'you draw <n> fewer card next round , and <who> draw <m> fewer card next round',
  ],
  [/\bfor this combat only\b/, 'during this combat'],
  [/(?<=^when [^,:;()]+ , .+) (?:for )?(?:as long as|while) it (?:is|remain) (?:still )?night$/, ' until it is day'],
  [/(?<=^when [^,:;()]+ , .+) (?:for )?(?:as long as|while) it (?:is|remain) (?:still )?day$/, ' until it is night'],
  // What lasts to a time, for each opponent who does something by then.
  [
    /(?<=^(?:when [^,:;()]+ , )?)(?<long>until [^,:;()]+|for the rest of the round|this round) , (?<who>each opponent|each player|any opponent|any player|a opponent|opponents) who (?<does>(?:play|cast|draw|use|bury|discard) [^,:;()]+?) (?:must )?(?<then>(?:lose|discard|bury|draw|gain|flip) [^,:;()]+)$/,
    '( when <who> <does> , they <then> ) <long>',
  ],
]

/** Locations put on top, and journeys. */
const onTheWay: readonly Clause[] = [
  [
    /(?<=\b(?:put|move|place|bring) [^,:;()]*\blocation (?:in|from) your story deck (?:on top|to the top|on top of it|to its top))(?: ,)? (?:(?:neither )?gaining (?:n?or) losing (?:no |any )?sanity|without (?:gaining or losing (?:any )?|any )?sanity(?: gain or loss)?|without gain or loss of sanity|neither gain nor lose sanity|gain or lose no sanity|without gain or lose (?:any )?sanity)$/,
    '',
  ],
]

/** A card that is used once. */
const onceUsed: readonly Clause[] = [
  [
    /^(?:but )?(?:(?:THIS|it|they|this) )?(?:may not|cannot|can not) (?:then )?is use (?:again|a second time|any more) (?:this round|(?:in|during) (?:this|the same) round|until (?:the )?(?:end of the round|next round|the round end)|for the rest of the round)$/,
    'once a round',
  ],
]

export const atTheMoment: readonly Clause[] = [
  // "Bury it at the moment that Direct Sunlight is played".
  [
    /(?<=^(?:bury|discard|flip|return) [^,;:()]+?)(?: ,)? (?:at|in|from) the (?:very |same )?(?:moment|instant|minute)(?: that| when| at which| in which)? (?=\S+ (?:.* )?is play)/,
    ' when ',
  ],
  // "Each time that a City Location becomes your Current Location".
  [
    /\b(?<when>when|each time|if)(?: that)? (?<what>(?:a|any|1) (?!of\b)[^,;:()]*?\blocation) become your (?:new )?current location(?= ,|$)/,
    '<when> you arrive at <what>',
  ],
  ...foremost,
  ...handAndDeck,
  ...forIt,
  ...fate,
  ...sanityOver,
  ...rounds,
  ...onTheWay,
  ...onceUsed,
]
