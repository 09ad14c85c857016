/** Known constructs where they meet others: relative clauses behind a deed, a second figure's condition, spans and moments in other places. */

import type { Clause } from '../clauses.ts'

const one = '(?:a|1|any 1|target)'
const opponents = '(?:your opponent|target opponent|that player|that opponent|the affected player)'

export const metTogether: readonly Clause[] = [
  // ---------------------------------------------------------------- what is told of a card behind the deed with it
  // "Flip one Ally of your opponent, who may not be flipped face-up until ...": a sentence of its own.
  [
    /^(?<deed>(?:[^,;:]+ (?:,|:) )?(?:flip|choose|select|take|return|discard|bury|move|place) (?:1|a|target|any 1)[^,;:]*\b(?:ally|monster)\b[^,;:]*?) , (?:who|which|that) (?:then )?(?<what>(?:may|cannot|can|must|lose|gain|add|become|subtract)\b[^;:]*)$/,
    '<deed> . that ally <what>',
  ],
  // "Choose one Ally who becomes Corrupt": that is done to the one that is chosen.
  [
    new RegExp(
      `(?<=^|, |: )(?:choose|select|pick) (?<who>${one} (?:(?!who\\b)[^,;:() ]+ )*?ally(?: (?:of|in) (?:(?!who\\b)[^,;:() ]+ )*?(?!who\\b)[^,;:() ]+)?)(?: ,)? who (?:then )?(?:immediately )?(?<what>(?:become|turn) \\S+)`,
    ),
    '<who> <what>',
  ],
  [/\buntil (?:it is )?(?<how>(?:bury|discard)(?: or (?:bury|discard))?|lose)(?= ,|$)/, 'until that card leave play'],
  // ---------------------------------------------------------------- what it does not hold
  [/\b(?:that|which|who) (?:hold|contain|carry|have) no (?=(?:spell|weapon|artifact|tome)\b)/, 'that bear no '],
  [/(?<=\bwould is )discard or bury (?=by\b)/, 'bury or discard '],
  // ---------------------------------------------------------------- Threats
  [/\b(?:a|1|any 1|a single) directed threat of yours(?= |$)/, '1 of your directed threat'],
  [/\b1 of your directed threat(?= |$)/, 'your directed threat'],
  [
    /\bin (?:the|a|any) (?:attack(?:ing)? threat|threat (?:that )?(?:is )?attack(?:ing)?)(?! (?:you|your)\b)/,
    'in the opposing threat',
    ['Ally', 'Artifact', 'Tome', 'Location', 'Event'],
  ],
  [
    /\b(?:when|while|if) (?:defend|defending|fight|fighting) (?:against )?(?:a|any|the) threat (?:with|contain|include|that contain|that include|in which there is) (?=(?:a|any|1|the)? ?\S)/,
    'against ',
  ],
  // ---------------------------------------------------------------- as much as a value
  [
    /\bas many (?<what>card|sanity|point) as (?<whose>(?:its|their|that ally 's|the ally 's) (?:card )?value|the value of (?:that|the) (?:ally|monster))(?= |$)/,
    '<what> equal to <whose>',
  ],
  [
    /\bas much sanity as (?<whose>(?:its|their|that ally 's|the ally 's) (?:card )?value|the value of (?:that|the) (?:ally|monster))(?= |$)/,
    'sanity equal to <whose>',
  ],
  // ---------------------------------------------------------------- whose Spell it was, and whom it was cast on
  [
    /(?<=\bcast (?:on|upon|against|at) )(?:(?:you|your investigator|your ally|any of your ally|your threat)(?: ,)? ?(?:(?:or|and) )?){2,}(?=$|,|\. )/,
    'you',
  ],
  // "Discard any number of cards and draw one card for each card discarded."
  [/^(?<told>.*\b(?<how>bury|discard|flip) .* for each (?:\S+ ){1,3})\k<how>$/, '<told> <how> in this way'],
  [/\bfor the rest of the round (?=(?:add|subtract|reduce|increase) )/, 'for the rest of the round , '],
  // ---------------------------------------------------------------- times and weather
  [/^(?<when>at night(?: ,)? or (?:in|during|while in) (?:a|any) storm) (?=you (?:may|can|must|have) )/, '<when> , '],
  [/\bwhile (?:in|during) (?:a|any) storm(?= ,)/, 'during any storm'],
  ...['day', 'night'].flatMap((time): Clause[] => {
    const then = time === 'day' ? '(?:by day|at day|during the day|in the day)' : '(?:at night|by night|during the night|in the night)'
    const storm = '(?:in|during|while in) (?:a|any) storm(?: event)?'
    const either = `(?:${then}(?: ,)? or ${storm}|${storm}(?: ,)? or ${then})`
    return [
      [new RegExp(`^${either}(?: ,)? (?=\\S)`), `while it is ${time} or any storm is in play , `],
      [new RegExp(`(?<=\\S )${either}$`), `while it is ${time} or any storm is in play`],
    ]
  }),
  // ---------------------------------------------------------------- back where one was
  [
    /^(?<who>they|that player|that opponent|your opponent)(?: 's investigator)? (?:is|go|find themself|come)(?: now| then| once more| again)? (?:back )?(?:in|at|to) (?:the |their )?(?:former|previous|prior) (?:current )?location(?: again| once more)?(?<rest>(?: ,| ;)? (?:no|without) gate use)?$/,
    '<who> return to the former location <rest>',
  ],
  // ---------------------------------------------------------------- a Hand out of reach
  [
    /(?<=^|, |\blocation )(?:(?:no|your|a|any) opponents?|no other player|your opponent's? cards?) (?:may|can|may not|cannot|can not) (?:cause|make|force) you (?:to )?discard (?:any )?(?:of )?(?:(?:the |your )?card (?:from|in)|from) your hand(?= |$)/,
    'each opponent may not discard each card in your hand',
  ],
  [
    /(?<=^|, )you (?:may not|cannot|can not) is (?:force|make|cause|compel|oblige) (?:by (?:your|a|any) opponents? )?to discard (?:any )?(?:of )?(?:(?:the |your )?card (?:from|in)|from) your hand(?: by (?:your|a|any) opponents?)?(?= |$)/,
    'each opponent may not discard each card in your hand',
  ],
  [
    /(?<=^|, )(?:the )?card in your hand (?:may not|cannot|can not) is discard by (?:your|a|any) opponents?(?= |$)/,
    'each opponent may not discard each card in your hand',
  ],
  [/^your own (?=(?:epidemic|event|ally|artifact|tome|spell|monster|phobia)\b[^,;:]* (?:may not|cannot) is play\b)/, 'your '],
  [/^your (?:own )?(?<what>(?!opponent)\S+) (?:may not|cannot) is play here$/, 'you may not play <what> here', ['Location']],
  // ---------------------------------------------------------------- at a Location
  [/\bwhen you (?<how>leave|depart)(?= (?:if|unless|while|during|at night|by day)\b)/, 'when you <how> here', ['Location']],
  [
    /(?<=^|, )when you (?<how>leave|depart|arrive)(?: here| THIS)? (?<if>without (?:a|any)[^,;:]*) ,/,
    'when you <how> here , if you is <if> ,',
    ['Location'],
  ],
  [
    /(?<=\b(?:use (?:this|the|its) gate (?:a second time|again|twice|once more))[^,;:]*?)(?: ,)? (?:but |and )?(?:you )?must (?:then )?(?<how>discard|bury|flip|lose|pay) (?<what>[^,;:]+?) (?:to do so|in order to do so|to do this|for this)$/,
    ', but you must <how> <what>',
    ['Location'],
  ],
  // ---------------------------------------------------------------- Spells of a Tome
  [
    /(?<=^|, |\. |^(?:at night|by day|during the day) )(?:(?:the|all|any|all the|all of the) )?spell (?:in|within|on|hold by|of|contain in) (?:THIS|it) (?=(?:cost|may not|cannot|can not|is not)\b)/,
    'each spell in this card ',
    ['Tome', 'Artifact', 'Ally'],
  ],
  [
    /\bby (?:any |a |an |all |each )?(?<what>event|spell|monster|card) of (?:(?:your|any|each|a|an|all|all your|any of your|the) )?opponents?(?= |$)/,
    "by your opponent 's <what>",
  ],
  // ---------------------------------------------------------------- neither the one nor the other
  [
    new RegExp(
      `^neither (?<who>${opponents})(?: 's investigator)? nor (?:their |any of their |any )?ally (?<can>may|can) (?<what>(?:cast|play|use|draw)\\b[^,;:]*)$`,
    ),
    '<who> may not <what>',
  ],
  [
    /^neither (?:the )?target(?: 's investigator)? nor (?:their |any of their |any )?ally (?:may|can) (?<what>cast spell\b[^,;:]*)$/,
    'target opponent may not <what>',
  ],
  [
    /^neither (?<a>[^,;:]+?) nor (?<b>[^,;:]+?) (?:may|can) (?<what>(?:is |be )?(?:bury|discard|flip|control|summon|affect|attack|defend|join|play|cast|use|walk|pass|gain|move)\b[^;:]*)$/,
    '<a> may not <what> . <b> may not <what>',
  ],
  [/^neither (?<a>[^,;:]+?) nor (?<b>[^,;:]+?) is (?<what>affect\b[^;:]*)$/, '<a> is not <what> . <b> is not <what>'],
  // ---------------------------------------------------------------- the Hand at the beginning of a Round
  [
    /^(?:when|as|each time|at the time) (?:the |all )?(?:hand|player 's hand) (?:is|are) (?:re)?fill(?:ed)?(?: up)? ,? ?(?<who>(?:each|every|no|any) player|you|your opponent|each opponent) (?<what>draw [^,;:]+?)(?: than (?:usual|normal|otherwise))?$/,
    '<who> <what> at the start of each round',
  ],
  [/(?<=\bdraw (?:#|1) (?:(?:fewer|less|more) card|card (?:fewer|less|more))) than (?:usual|normal|otherwise)(?= |$)/, ''],
  // ---------------------------------------------------------------- face-down cards that stay so
  [
    /^(?:no )?face-down (?<what>ally|artifact|tome|card) (?:may not|cannot|may) is (?:flip|turn) (?:back )?(?:face-up|up)(?= |$)/,
    '<what> of any player may not is flip face-up',
    ['Monster', 'Event', 'Location'],
  ],
  // ---------------------------------------------------------------- after a Combat
  [
    /^(?:if|when|whenever|each time) (?:THIS|it) survive the cosmic battle , (?:return (?:THIS|it) to (?:your|its owner 's|the|their) hand|(?:THIS|it) (?:return|go|is return) to (?:your|its owner 's|the|their) hand)(?: (?:after|at the end of) combat)?(?: (?:instead of|rather than|and not) (?:is )?(?:bury|bury it|bury THIS))?$/,
    'when this card survive the cosmic battle : ( if this card would is bury in combat , instead : return this card to the hand ) until the end of combat',
    ['Monster'],
  ],
  [
    /^(?:return (?:THIS|it) to (?:your|its owner 's|the|their) hand|(?:THIS|it) (?:return|go|is return) to (?:your|its owner 's|the|their) hand)(?: (?:after|at the end of) (?:any )?combat)?(?: (?:instead of|rather than) (?:is )?(?:bury|bury it|bury THIS))? if (?:THIS|it) survive the cosmic battle$/,
    'when this card survive the cosmic battle : ( if this card would is bury in combat , instead : return this card to the hand ) until the end of combat',
    ['Monster'],
  ],
  [
    /(?<=\breturn (?:THIS|it) to your hand)(?: ,)? (?:and not(?: to)?|not(?: to)?|instead of(?: to)?|rather than(?: to)?) your story deck(?: ,)? (?<when>(?:after|at the end of) (?:any |each )?combat)(?= |$)/,
    ' <when>',
    ['Monster'],
  ],
  [/\b(?:after|at the end of) (?:any|each|every) combat (?:in|during) which (?<so>you (?:is|have)\b[^,;:]*)$/, 'after combat if <so>'],
  // "Flip both Ally and this card after any Combat in which they defend."
  [
    /^(?<how>flip|discard|bury) (?:both )?(?:(?:the )?(?:ally|bearer) and THIS|THIS and (?:the )?(?:ally|bearer)) (?:after|at the end of) (?:any |each |every )?combat (?:in|during) which (?:they|it|both|the ally|ally|the bearer|THIS)(?: both)? (?:defend|fight|is use)$/,
    'at the end of combat , if this card have fight , <how> the bearer and <how> this card',
    ['Artifact'],
  ],
  [
    /^flip (?:both )?(?:(?:the )?(?:ally|bearer) and THIS|THIS and (?:the )?(?:ally|bearer)) (?:after|at the end of) (?:any |each |every )?combat (?:in|during) which (?:they|it|both|the ally|ally|the bearer|THIS)(?: both)? (?:defend|fight|is use)$/,
    'at the end of combat , if this card have fight , flip the bearer face-down and flip this card face-down',
    ['Artifact'],
  ],
  [
    /^(?<how>flip|discard|bury|rotate) THIS (?:after|at the end of) (?:any |each |every )?combat (?:in|during) which (?:they|it|the ally|ally|the bearer|THIS) (?:defend|fight|is use)$/,
    'at the end of combat , if this card have fight , <how> this card',
    ['Artifact', 'Ally'],
  ],
  [
    /^flip THIS (?:after|at the end of) (?:any |each |every )?combat (?:in|during) which (?:they|it|the ally|ally|the bearer|THIS) (?:defend|fight|is use)$/,
    'at the end of combat , if this card have fight , flip this card face-down',
    ['Artifact', 'Ally'],
  ],
  // ---------------------------------------------------------------- value
  [/\bhave only (?<n>#|1)(?: point)?(?= |$)/, 'is worth only <n> point'],
  // ---------------------------------------------------------------- from where an Ally comes
  [
    /\b(?:who |that |which )?(?:(?:is |are )?from|come from|hail from|(?:is |are )?native (?:to|of)|belong to) (?:the (?<a>subregion|region) of your(?: own)? current location|(?:the same|your(?: own)?)(?: current)? (?<b>subregion|region)(?: as (?:you|your current location|your investigator))?)(?= |$)/,
    'from your current <a> <b>',
  ],
  [/(?<=\bally )(?:of|from) this (?<what>subregion|region)(?= |$)/, 'from your current <what>', ['Location']],
  // ---------------------------------------------------------------- an Event in the place of which something goes
  [
    /^(?:any |a |all )?(?<what>\S+(?: of (?:your|a|any|each) opponents?)?) (?:that|which) would (?:cause (?<who>[^,;:]+?) to is|make (?<me>[^,;:]+?) is) (?<how>bury|discard|bury or discard|discard or bury|lose) (?:cause|make) (?<this>[^,;:]+?) (?:to )?is (?<so>bury|discard|flip)(?: instead)?$/,
    'if <who> <me> would is <how> by a <what> , <so> <this> instead',
  ],
  [
    /^(?:if|when|whenever) (?:a|any) (?<what>\S+(?: of (?:your|a|any|each) opponents?)?) would (?:cause (?<who>[^,;:]+?) to is|make (?<me>[^,;:]+?) is) (?<how>bury|discard|bury or discard|discard or bury|lose) ,/,
    'if <who> <me> would is <how> by a <what> ,',
  ],
  [
    /^(?:if|when|whenever) (?:a|any) (?<what>\S+(?: of (?:your|a|any|each) opponents?)?) would (?<how>bury|discard|bury or discard|discard or bury) (?<who>(?:that ally|the ally|the bearer|THIS|1 of your|a ally|any)[^,;:]*?) ,/,
    'if <who> would is <how> by a <what> ,',
  ],
  [
    /(?<=\bcard |event |spell |location )(?:in|of) (?=the top # card of (?:your|their|its|a|any|each|target)\b[^,;:]* story deck)/,
    'among ',
  ],
]
