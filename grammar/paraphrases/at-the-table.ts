/** Deeds, bans and counts as one tells them across the table: whose doing it is, what is left out of a count, two cards as one price. */

import type { Clause } from '../clauses.ts'

const crowd = '(?:each|every|any|all) (?:other )?(?:player|opponent|investigator)'
const back = '(?:send|put|take|bring|drive|chase|call)'
const afterCasting = '(?:after|when|once) (?:(?:the|a|that) spell is cast|cast (?:the|a|that) spell) (?:, )?'
const carried = '(?:carry|hold|bear|assign)'
const byThis = '(?:by|to) (?:THIS|it|they|them)'
const isNone = '(?:is not count|do not count(?: as a pass)?|is void|is ignore|is disregard|count for nothing|have no effect)'
const kept = ['Ally', 'Artifact', 'Tome'] as const
const again = '(?:more than once|again|repeatedly|any number of time)'

/** What is counted, and where it is: "each Artifact your opponent has in play". */
const counted =
  '(?<kind>(?:(?!you\\b|your\\b|that\\b|of\\b|in\\b|any\\b|a\\b|each\\b|THIS\\b)[^,:;() ]+ )+?)(?<where>(?:(?:you|your|that|of|in|any|a|each)\\b[^,:;()]*?)?)'
const notCounting = '(?: ,)? ?(?:but )?not (?:include|including|count|counting)(?: any)?'
const whom =
  '(?!weapon\\b|THIS|this\\b|it\\b|they\\b|more\\b|the\\b|your\\b|their\\b|a\\b)[^,:;() ]+(?: (?:ally|monster|location|event|spell|artifact|tome))?'
const atMost = ' ,? ?(?:\\( )?up to #'

export const atTheTable: readonly Clause[] = [
  // "Turn all Threats on the table face-up, your own included".
  [
    /^(?<long>(?:(?:until|for) [^,;:()]+ , )?)(?:turn|lay|place|play|put|reveal) (?:all|each|every) threat(?: on the table| in play)? (?:face-up|open|openly)(?: on the table)?(?: ,)?(?: (?:your own|yours) (?:include|too|as well)| include (?:your own|yours))?(?: ,)?(?<long2> (?:until|for) [^,;:()]+)?$/,
    '<long> each player must play their threat face-up <long2>',
    ['Event', 'Spell'],
  ],
  [
    /^(?:all|each|every) threat(?: on the table| in play)? (?:is |must is |lie |stay |remain )+(?:lay |laid |place |play |turn |keep |put )?(?:face-up|open|openly)(?: on the table)?(?<long> (?:until|for) [^,;:()]+)?$/,
    'each player must play their threat face-up <long>',
  ],
  // ---------------------------------------------------------------- what is left out of a count
  [
    new RegExp(`\\b(?<each>for (?:each|every)) ${counted}${notCounting} (?<whom>${whom})(?=$|${atMost})`),
    '<each> <kind> except <whom> <where>',
  ],
  [
    new RegExp(
      `\\b(?<each>for (?:each|every)) ${counted}${notCounting} (?<whom>weapon|enchanted_weapon)(?<=\\bartifact\\b.*)(?=$|${atMost})`,
    ),
    '<each> <kind> except <whom> <where>',
  ],
  [
    new RegExp(`\\b(?<each>for (?:each|every)) ${counted}(?: ,)? except (?:for )?(?<whom>${whom})(?=${atMost})`),
    '<each> <kind> except <whom> <where>',
  ],
  // ---------------------------------------------------------------- who ends a Round somewhere
  [
    new RegExp(
      `^(?<who>${crowd}) (?:who|that) end (?:a|the|each|any|every|this) round (?:while )?(?<how>walk|(?:at|in|outside|inside|underground|underwater)\\b(?: (?!must |lose |gain |bury |discard |flip |draw |may )[^,:;()]+?)??)(?: ,)? (?<must>must|lose|gain|bury|discard|flip|draw|may)(?= )`,
    ),
    'at the end of each round , <who> who is <how> <must>',
  ],
  [
    new RegExp(
      `^(?<who>${crowd}) (?:who|that) end (?:a|the|each|any|every|this) round (?:with|have|hold|control) (?<what>[^,:;()]+?)(?: in play)?(?: ,)? (?<must>must|lose|gain|bury|discard|flip|draw)(?= )`,
    ),
    'at the end of each round , <who> who have <what> in play <must>',
  ],
  [
    new RegExp(
      `^(?<who>${crowd}) (?:who|that) end (?:a|the|each|any|every|their) turn (?:while )?(?<how>walk|(?:at|in|outside|inside|underground|underwater)\\b(?: (?!must |lose |gain |bury |discard |flip |draw |may )[^,:;()]+?)??)(?: ,)? (?<must>must|lose|gain|bury|discard|flip|draw|may)(?= )`,
    ),
    'at the end of each of their turn , <who> who is <how> <must>',
    ['Monster'],
  ],
  // ---------------------------------------------------------------- Gates that serve again in such places
  [
    new RegExp(
      `\\buse (?:a|any|the|its|your) gate (?<again>${again}) (?:in|at|inside|within) (?:a|any) (?<where>(?!location\\b|region\\b|subregion\\b|other\\b|new\\b|round\\b|turn\\b|combat\\b|game\\b)[^,:;() ]+)(?: location)?(?= ,| but| for| at a cost|$)`,
    ),
    'use the gate of any <where> location <again>',
    kept,
  ],
  // ---------------------------------------------------------------- two cards as one price
  [
    /^if (?:you have )?(?<who>(?!no |a |any |1 |# |each |all |your |another |you |it |THIS |either |both )(?:[^,:;() ]+ ){0,2}?[^,:;() ]+) (?:is )?in play , (?:as your turn (?:, )?)?(?:you (?:may|can) )?(?:as your turn (?:, )?)?(?<how>discard|bury) both(?: card| of (?:they|them|these|the|those)(?: card)?)?(?: as your turn)?(?: (?:, )?(?:and|to|in order to)| :) (?<rest>[^:;()]+)$/,
    'as your turn , if you have <who> in play , <how> this card and <how> each <who> : <rest>',
    kept,
  ],
  // ---------------------------------------------------------------- a Pass to come that is none
  ...(
    [
      ['(?:any player|a player|anyone|anybody|any investigator)', 'any player', 'that player'],
      ['(?:your opponent|the opponent|a opponent|any opponent|target opponent)', 'your opponent', 'that player'],
    ] as const
  ).flatMap(([who, whenever, whose]): Clause[] => {
    const meant = `( when ${whenever} pass : void 1 pass of ${whose} , once a round ) until the end of the round`
    return [
      [
        new RegExp(
          `\\bthe next pass (?:(?:that )?(?:is )?(?:make|announce|declare)?(?: by)? ?)${who}(?: (?:make|announce|declare))?(?: this round)? ${isNone}$`,
        ),
        meant,
      ],
      [
        new RegExp(
          `\\b(?:do not count|void|ignore|cancel|disregard) the next pass (?:(?:that )?(?:is )?(?:make|announce|declare)?(?: by)? ?)${who}(?: (?:make|announce|declare))?(?: this round)?$`,
        ),
        meant,
      ],
      [new RegExp(`\\b${who} 's next pass(?: this round)? ${isNone}$`), meant],
    ]
  }),
  // ---------------------------------------------------------------- who passes this card on to whom
  [
    /(?<=^(?:if|when) [^:;()]+ , )(?:your opponent|the opponent|that opponent|the opposing player) (?<may>may |can )(?:take THIS and )?(?:give|assign|attach|pass) (?:THIS|it) (?:on )?to (?:1|a|any 1)(?: of)? (?:their (?:own )?ally|ally of their choice)$/,
    "your opponent may : ( give this card to 1 ally of your opponent of your opponent 's choice )",
    ['Artifact'],
  ],
  [
    /(?<=^(?:if|when) [^:;()]+ , )(?:your opponent|the opponent|that opponent|the opposing player) (?:must )?(?:give|assign|attach|pass) (?:THIS|it) (?:on )?to (?:1|a|any 1)(?: of)? (?:their (?:own )?ally|ally of their choice)$/,
    "give this card to 1 ally of your opponent of your opponent 's choice",
    ['Artifact'],
  ],
  // ---------------------------------------------------------------- turned face-down instead of lost
  [
    /^(?<who>(?:the |that |your |its )?(?:ally|bearer)|your [^,:;() ]+(?: ally)?) (?:may|can) is (?:flip|turn)(?: face-down)? (?:instead of|rather than) (?:is |be )?(?:bury|burying)$/,
    'if <who> would is bury , you may flip it face-down instead',
  ],
  [
    /^(?:instead of|rather than) (?:is |be )?(?:bury|burying) , (?<who>(?:the |that |your |its )?(?:ally|bearer)|your [^,:;() ]+(?: ally)?) (?:may|can) is (?:flip|turn)(?: face-down)?$/,
    'if <who> would is bury , you may flip it face-down instead',
  ],
  // ---------------------------------------------------------------- who chooses what is shown
  [
    /\b(?:show|reveal|display|expose) (?<n>1|#|a|any 1) card of (?<whose>your opponent|a opponent|the opponent|target opponent|that opponent) 's choice (?:from|in|out of|of) your hand(?= |$)/,
    "reveal <n> card in your hand of <whose> 's choice",
  ],
  [
    /\b(?:show|display|expose) (?<n>1|#|a|any 1) card (?:from|in|out of|of) your hand(?: to (?:your opponent|each opponent|all player|each player))?(?= ,| and|$)/,
    'reveal <n> card in your hand',
  ],
  // ---------------------------------------------------------------- back to where it came from
  [
    new RegExp(
      `\\b${back} (?<what>[^,:;()]+?) back (?:in|into|to) (?<whose>its owner 's|your opponent 's|your|their|their owner 's) hand\\b`,
    ),
    'return <what> to <whose> hand',
  ],
  // ---------------------------------------------------------------- whom nobody plays on
  [
    /(?<=^(?:(?:while|if|when) [^,:;()]+ , )?)(?:all |the |any )?other (?:player|investigator) (?:may not|cannot|can not) play (?<what>[^,:;()]+?) (?:on|against) you$/,
    'no opponent may play <what> on you',
  ],
  // ---------------------------------------------------------------- alone in the defence
  [
    /\b(?:if|while) you (?:choose|commit|assign|send|use|have) no other (?:defending ally|ally (?:to defend|for defence|in defence|as a defending ally))(?= |$)/,
    'if they is your only defending ally',
    ['Ally'],
  ],
  // ---------------------------------------------------------------- what an Ally does for his player
  [
    /(?<=^at the (?:end|start|beginning) of (?:each|every|a|the|your|each of your) (?:round|turn) ,? ?)they (?<may>may|can) (?<how>flip|turn) (?=[^,:;()]* of your [^,:;()]*face-up$)/,
    'you <may> <how> ',
    ['Ally'],
  ],
  // ---------------------------------------------------------------- what an Ally turns into at a moment, for as long as he is there
  [
    /^(?:when|if|whenever|each time) (?<what>(?!the target|target|that )[^,:;()]+? is (?:bury|discard|lose)) (?:, )?(?:THIS|they|it) (?:also )?(?:become|turn) (?<kind>corrupt|steadfast)(?: (?:too|as well))?$/,
    'when <what> : this card gain the <kind> attribute until that card leave play',
    ['Ally'],
  ],
  [
    /^(?:when|if|whenever|each time) (?<what>(?:you|your opponent|a opponent|any player) (?:play|cast|bury|discard|lose|use|draw) [^,:;()]+?) (?:, )?THIS (?:also )?(?:become|turn) (?<kind>corrupt|steadfast)(?: (?:too|as well))?$/,
    'when <what> : this card gain the <kind> attribute until that card leave play',
    ['Ally'],
  ],
  // ---------------------------------------------------------------- somebody in the person of his Investigator
  [
    /\b(?<who>(?:each|every|any|all) (?:other )?player|each opponent|(?:your|a|target) opponent) 's investigator (?=(?:at|in|who|must|lose|gain|discard|bury|flip|draw)\b)/,
    '<who> ',
  ],
  [/\b(?<who>(?:each|every|any|all) (?:other )?(?:player|opponent)) in a (?<where>[^,:;() ]+) location\b/, '<who> at a <where> location'],
  [/\bmust (?:also )?(?:randomly|at random) (?<how>flip|bury|discard) (?<n>1|#|a) (?=[^,:;() ]+)/, 'must <how> <n> random '],
  // ---------------------------------------------------------------- leave to pay, and what one has for it
  [
    new RegExp(
      `(?<who>(?:${crowd}|your opponent)) (?:may|can) (?<how>(?:bury|discard|flip) (?:1|#|a|any 1) [^,:;()]+?) (?:to|in order to) (?<for>gain|draw)(?= )`,
    ),
    '<who> may <how> and <for>',
  ],
  [
    /^(?:at|in) the (?:moment|instant)(?: that| when)? (?:this card|THIS) is play ,/,
    'when play ,',
    ['Event', 'Artifact', 'Tome', 'Ally', 'Location'],
  ],
  // ---------------------------------------------------------------- one of two values
  [/\b(?:any|1|a) (?<n>1) or (?<m>#) point (?<what>monster|ally)\b/, '1 <what> of value <n> or <m>'],
  // ---------------------------------------------------------------- what this card holds: Spells taken back for a price, cards that lie idle
  ...(
    [
      ['', '(?:the|that) spell', ' instead(?: of [^,:;()]+)?'],
      [afterCasting, '(?:the spell|that spell|it)', '(?: instead(?: of [^,:;()]+)?| rather than [^,:;()]+)?'],
    ] as const
  ).map(
    ([when, what, end]): Clause => [
      new RegExp(
        `^(?<head>(?:(?:at night|by night|by day|if [^,:;()]+|while [^,:;()]+) (?:, )?)?)${when}you may (?:lose|pay|spend) (?<n>#|1) (?:additional |extra |more )?sanity(?: point)? (?:and|to) (?:take|return|bring|put) ${what} (?:back )?(?:in|into|to) your hand${end}$`,
      ),
      '<head> when you cast a spell from this card , you may pay <n> sanity to return that spell to your hand',
      kept,
    ],
  ),
  [
    new RegExp(
      `^(?:any |all |the )?card (?:that (?:is )?)?${carried}(?: ${byThis})? (?:cannot|may not|can not) is use(?: while (?:they is )?(?:so )?(?:carry|there|assign))?$`,
    ),
    'you may not use artifact in this card . you may not use tome in this card',
    ['Ally'],
  ],
  [
    new RegExp(
      `^(?:any |all |the )?(?<what>artifact|tome) (?:that (?:is )?)?${carried}(?: ${byThis})? (?:cannot|may not|can not) is use(?: while (?:they is )?(?:so )?(?:carry|there|assign))?$`,
    ),
    'you may not use <what> in this card',
    ['Ally'],
  ],
  [
    new RegExp(`^you (?:cannot|may not|can not) use (?:any |the )?(?<what>artifact|tome) (?:that (?:is )?)?${carried} ${byThis}$`),
    'you may not use <what> in this card',
    ['Ally'],
  ],
  // ---------------------------------------------------------------- what another must bury, and comes here
  [
    /^(?:when|whenever|each time|if) (?:a opponent|your opponent|any opponent|another player) (?:must |have to |is to )?(?<how>bury|discard) (?:a|1|any|any 1) (?<what>artifact|tome|weapon) , you may (?:at once |immediately |then )?(?:spend|pay|lose) (?<n>#|1) sanity(?: point)? (?:and|to) (?:place|put|assign|give|attach) (?:that \S+|it|the \S+) (?:beneath|under|to|with|on) THIS(?: instead)?$/,
    'when 1 <what> of your opponent is <how> , you may pay <n> sanity to give that <what> to this card',
    ['Ally'],
  ],
  // ---------------------------------------------------------------- what is alone in a Threat
  [
    /^(?:when reveal , )?(?<how>discard|bury) THIS if there is no other (?<what>[^,:;()]+?) in (?:the same|your|this) threat$/,
    'when reveal , if your threat contain no other <what> , <how> this card',
    ['Monster'],
  ],
  [
    /^(?:each|all)(?: of the)? other (?<what>[^,:;()]+?) in (?:the same|this|its) threat (?=add|gain|lose|subtract|is|have|cannot|may)/,
    'all other <what> in your threat ',
    ['Monster'],
  ],
  // ---------------------------------------------------------------- all but so many of one's own
  [/\b(?:flip|turn) (?<all>all but (?:#|1)(?: of)? (?:your|your opponent 's|each player 's) [^,:;()]+?) face-down$/, 'flip <all>'],
  // ---------------------------------------------------------------- what a Phobia fears in any Threat
  [
    /^(?:(?<who>you|affected player) )?lose (?<n>#|1) sanity(?: point)? (?:each|every) time (?:a |any |1 |one or more )?(?<what>(?!you\b|your\b|THIS\b)[^,:;()]+?) (?:is|are) (?:reveal|turn up) in (?:any|a|anyone 's|any player 's) threat$/,
    'when reveal , lose <n> sanity for each <what> in the threat of any player',
    ['Event'],
  ],
  // ---------------------------------------------------------------- who lives through a Combat
  [
    /^(?:if|when|whenever|each time) (?:THIS|they) survive (?:(?:the|a|any) )?(?:combat|battle) (?:, )?(?<rest>(?!to\b|the\b|a\b)[^:;]+)$/,
    'at the end of combat , if this card have fight and is not lose in this combat , <rest>',
    ['Ally'],
  ],
  // ---------------------------------------------------------------- at the next such moment
  [
    /^(?<how>bury|discard) THIS (?:(?:the )?(?:very )?next time(?: that)? you|when you next) (?<deed>(?:gain|lose) sanity|(?:play|cast|draw|bury|discard|use) (?:a|any) [^,:;()]+)$/,
    'when you <deed> , <how> this card',
    ['Event', 'Ally', 'Artifact', 'Tome'],
  ],
  // ---------------------------------------------------------------- turned face-down instead, told shortly
  [
    /(?<=\bwould is (?:bury|discard|lose)(?: in combat)? , you may )(?:flip|turn) (?:them|it|that ally|the ally|that card)(?: face-down)? instead$/,
    'flip it face-down instead',
  ],
  [
    /^(?<often>once (?:per|a|each) (?:round|turn|combat|game)) , (?:when|whenever) (?=[^:;()]+ would is [^:;()]+ instead$)/,
    '<often> , if ',
  ],
  // ---------------------------------------------------------------- where nobody else may come
  [
    /^(?<while>(?:while you is here , )?)(?:no (?:other player|opponent|other investigator|1 else) may|(?:other player|opponents?|other investigator|your opponent) (?:may not|cannot|can not)) (?:(?:enter|play|visit|reach|arrive at|come to|go to) THIS|(?:come|arrive|go) here)(?: as well)?(?<behind>(?: while you is here)?)$/,
    '<while> no opponent may play a copy of this card <behind>',
    ['Location'],
  ],
  // ---------------------------------------------------------------- twice the cost
  [
    /^(?:all |each |any )?(?<what>spell(?: you cast)?) (?:cost|is) (?:double|twice as (?:much|expensive)|twice the (?:cost|price|sanity))(?: sanity)?(?: (?:to cast|for (?:all|each|every) player|for everyone))?$/,
    'all <what> cost twice their normal sanity cost to cast',
  ],
  [
    /^(?:all |each |any )?(?<what>(?:[^,:;() ]+ )?(?:artifact|tome|ally|monster|event)) (?:cost|is) (?:double|twice as (?:much|expensive)|twice the (?:cost|price|sanity))(?: sanity)?(?: to play)?$/,
    'all <what> cost twice their normal sanity cost',
  ],
  // ---------------------------------------------------------------- an empty Hand of each one
  [
    /(?<=^(?:no|each|any) (?:player|opponent|investigator) [^:;()]*)\b(?<if>unless|if) (?:they have no (?:more )?card (?:left )?in (?:their )?hand|their hand is empty|their hand contain no card)$/,
    '<if> that player have no card in hand',
  ],
  // ---------------------------------------------------------------- whom Spells and Events do not reach
  [
    /^(?<head>(?:(?:until|for) [^,:;()]+ , )?)(?:(?:(?:your )?opponents?|other player) (?:may not|cannot|can not)|(?:no opponent|no other player) may) cast (?:a |any )?spell (?:on|against) you (?:or|and|nor) (?:on |against )?(?:any of )?your ally(?<tail>(?: until [^,:;()]+)?)$/,
    '<head> you is not affected by spell of your opponents <tail> . <head> your ally is not affected by spell of your opponents <tail>',
  ],
]
