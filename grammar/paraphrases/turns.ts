/** Turns and Rounds counted otherwise, arriving again and again, Hands and decks that are drawn from, what was lost of late. */

import type { Clause } from '../clauses.ts'

const end = '(?=$| ,| and | at | if | unless | when | while | to | or )'
const own = '(?:your|their|its|his|her)'
const arrives = '(?:arrive(?: here| at THIS| at this place)?|come to THIS|enter THIS|return (?:here|to THIS)|reach THIS)'

// ---------------------------------------------------------------- when
const moments: readonly Clause[] = [
  [/^(?:each time|any time)(?: that)? you play THIS(?= ,)/, 'when this card is play', ['Location']],
  // Who is not is out of the game.
  [
    /^(?:if|provided(?: that)?) you(?:r investigator)? (?:is|have) (?:still )?(?:alive|sane|alive and sane|survive)(?: to see| until)? (?=at the (?:start|end) of )/,
    '',
  ],
  // The first Turn is told by the card's being played; every other begins after it anyway.
  [
    /\bat the (?<end>start|end) of (?:each|every|any|all) (?:following|subsequent|later|additional|further|succeeding|other) turn\b/,
    'at the <end> of each turn',
  ],
  [/\bat the (?<end>start|end) of each of your (?:following|subsequent|later|succeeding) turn\b/, 'at the <end> of each of your turn'],
  [/\bat the (?<end>start|end) of your (?:following|subsequent|later|succeeding) turn\b/, 'at the <end> of each of your turn'],
  // "At the beginning of each Turn that your opponent takes during the rest of this Round": of each of his Turns, for that while.
  [
    /\bat the (?<end>start|end) of each turn (?:that )?(?<who>your opponent|the opponent|that player|each player|you|they) (?:take|have|make|play)(?= |$)/,
    'at the <end> of each turn of <who>',
  ],
  [
    /^(?<deed>[^,:;()]+?) at the (?<end>start|end) of (?<which>each turn|each turn of [^,:;()]+?|each of [^,:;()]+? turn) (?:(?:for|during|until) (?<long>the (?:rest|remainder|end) of (?:the|this) round)|this round)$/,
    'at the <end> of <which> for the rest of the round , <deed>',
    ['Spell', 'Event', 'Artifact'],
  ],
  [new RegExp(`^(?:each time|any time|when)(?: that)? you(?:r investigator)? ${arrives}(?= ,)`), 'when you arrive here', ['Location']],
  [
    new RegExp(`^(?<deed>[^,:;()]+) (?:each time|any time|when)(?: that)? you(?:r investigator)? ${arrives}$`),
    'when you arrive here , <deed>',
    ['Location'],
  ],
  [
    /^(?<deed>(?:you )?(?:skip|lose|miss|forfeit) (?:a|1|your next) turn) (?:after|when|once|upon) (?:you )?(?:arrive|play|reach|enter|come)(?: (?:here|THIS|at THIS|to THIS))?$/,
    '<deed>',
    ['Location'],
  ],
  // What is lost for a hazard each Turn, is lost as it begins.
  [
    /^(?<deed>(?:you )?lose [^,:;()]*?sanity(?: point)?) (?:each|every|on each|during each|in each|per)(?: of your)? turn (?<tail>(?:that you (?:is|remain|stay|spend) here )?(?:unless|if) .+)$/,
    'at the start of each turn , <deed> <tail>',
  ],
  [/^(?:each|on each|during each|in each)(?: of your)? turn , (?<deed>(?:you )?lose .+)$/, 'at the start of each turn , <deed>'],
  [
    /^(?:each|on each|during each|in each|for each)(?: of your)? turn (?:that )?you (?:is|remain|stay|spend) (?:here|at THIS) ,(?= )/,
    'at the start of each turn that you remain here ,',
    ['Location'],
  ],
]

// ---------------------------------------------------------------- a Turn that is lost
const lostTurns: readonly Clause[] = [
  [/\b(?<must>(?:you )?must )?(?:miss|skip|lose|forfeit|sit out) (?:a|1)(?: full| whole| entire)? turn\b/, 'lose your next turn'],
  [/\bmust (?<lose>lose your next turn)\b/, '<lose>'],
  // "You may not play a card on your next Turn, and this does not count as a Pass": it is lost, and no Pass.
  [
    /^you (?:may not|cannot) (?:play|use)(?: a| any)? card (?:on|during|in|for) your next turn ,? ?(?:and|but)? ?(?:this|it|which|that turn) (?:do not count as|is not|is not count as|do not constitute)(?: a)? pass$/,
    'lose your next turn',
  ],
]

// ---------------------------------------------------------------- where cards come from
const top =
  '(?:as (?:the|their) top (?:story deck )?card(?: (?:of|in|on) their story deck)?|on (?:the )?top of their story deck|on their story deck)'
const survive = '(?:(?:able to |can )?survive(?: in)?|(?:have |with )?protection (?:from|against)) (?<what>space|underwater|radiation)'
const decks: readonly Clause[] = [
  // "Without some means of surviving Underwater".
  [
    /\bwithout (?:(?:some|a|any|the|proper|other|adequate) )*(?:means?|way|ability|equipment) (?:of|to|for) survive(?: in)? (?=(?:space|underwater|radiation)\b)/,
    'without protection from ',
  ],
  [
    new RegExp(
      `^(?:all|each|every|any) (?<who>player|investigator|opponent) (?:with|who have) (?:a|any) (?<what>travel_by_\\w+|travel event)(?: card| event)? ${top} must (?<how>bury|discard) (?:that card|that event|it|they)$`,
    ),
    '<how> all <what> event on top of any story deck',
  ],
  [/\byou may (?:use THIS to )?(?=draw (?:1|#) (?:extra|additional|more) card (?:(?:at the start of |in |during )?each round)$)/, ''],
  [/\bdraw another card\b/, 'draw 1 card'],
  [
    /\b(?:lose|pay) (?:the )?(?:number of |amount of )?sanity(?: point)? equal to (?:the|any) (?:sanity )?(?:loss|cost)(?: (?:show|indicate|print|give))?(?: (?:on|in|of) (?:it|the card|that card|its pentagram))?(?= |$)/,
    'lose sanity equal to its sanity cost',
  ],
  [
    /\b(?:gain or lose|lose or gain) (?:as much sanity(?: point)? as (?:the card|it|that card) (?:indicate|show|say)|(?:the )?sanity (?:point )?(?:indicate|show|print) (?:on|in|by) (?:it|the card|that card|its pentagram))/,
    'apply any sanity gain or loss indicate on the card',
  ],
  [
    /^any sanity (?:gain or loss|loss or gain) (?:(?:show|indicate|print) )?(?:on|in|of) (?:that card|the card|it) (?:affect|apply to) (?:you|your investigator)$/,
    'apply any sanity gain or loss indicate on the card',
  ],
  [
    new RegExp(
      `^(?:you must (?:be |is )?${survive} (?:to|in order to) play THIS|to play THIS ,? ?you must (?:be |is )?${survive.replace('<what>', '<other>')})$`,
    ),
    'this card may only is play if you can survive <what> <other>',
    ['Location', 'Artifact', 'Ally', 'Event', 'Tome', 'Spell'],
  ],
  [
    /(?<=\bsearch (?:through )?your mythos deck for .+)(?: ,)?(?: and)? (?:re)?shuffle(?: it| the deck| your deck)?$/,
    ' , shuffle your mythos deck',
  ],
  [new RegExp(`\\bdraw the top card (?:from|off)(?: of)? (?<own>${own}) mythos deck\\b`), 'draw 1 card'],
  [
    new RegExp(
      `\\bdraw (?<n>#|1|a)(?<more> (?:additional|extra|more))? card (?:from|off)(?: of)? the top of (?<own>${own}) mythos deck\\b`,
    ),
    'draw <n> <more> card',
  ],
  [
    /\b(?<verb>reveal|look at|discard|bury|turn over|turn up|show|expose) the top card (?:from|off)(?: of)? (?<deck>(?:your|their|a|1|each|any) )/,
    '<verb> the top card of <deck>',
  ],
  [
    /\b(?<verb>reveal|look at|discard|bury|turn over|turn up|show|expose) (?:a|1|the 1) card (?:from|off|on)(?: of)? (?:the )?top of (?<deck>(?:your|their|a|1|each|any) )/,
    '<verb> the top card of <deck>',
  ],
]

// ---------------------------------------------------------------- how long a card stays
const stays: readonly Clause[] = [
  [
    /^(?:THIS |it )?(?:remain|stay|is leave|is)(?: in play| in effect| on the table)? (?:for 1 round(?: only)?|for the (?:rest|remainder|duration) of (?:the|this) round|until the (?:end|close) of (?:the|this) round|until (?:the|this) round (?:end|is over))(?: only)?(?: ,)?(?: and)?(?: is bury| bury (?:it|THIS)| at which (?:time|point) (?:it|THIS) is bury)?$/,
    'at the end of the round , bury this card',
    ['Event'],
  ],
  [
    /^bury THIS (?:after 1 round|when the round end|once the round (?:end|have end|is over)|after (?:this|the) round)$/,
    'at the end of the round , bury this card',
    ['Event'],
  ],
  [/^(?:when|as|once) (?:the|this) round (?:end|is over) , bury THIS$/, 'at the end of the round , bury this card', ['Event']],
  [/^THIS remain in effect (?=until )/, 'this card remain in play '],
  [
    /^(?:THIS |it )?(?:stay|remain|is leave) (?:in play|in effect) until (?<what>(?:a|any|another|the next) [^,:;()]+ is play)(?: ,)?(?: and)?(?: is bury| bury (?:it|THIS)|(?: at which (?:time|point))? (?:it|THIS) is bury)?$/,
    'bury this card when <what>',
    ['Event'],
  ],
]

// ---------------------------------------------------------------- what is in play
const inPlay: readonly Clause[] = [
  [/ (?:that|which|who) (?:is|have is) (?:already |currently |now |still )?in play\b/, ' in play'],
  [/ (?:that|which) (?:is|have is) (?:already |currently |now )?play(?= ?(?:$|,))/, ' in play'],
  [/\bboth (?<a>[^,:;()]+?) and (?<b>[^,:;()]+?) is in play\b/, '<a> and <b> is in play'],
  [/ (?:that|which) lie (?=(?:on|in|at|under|face-down) )/, ' '],
  [
    /\b(?:as long as|while) (?:THIS|this) (?:remain|stay)(?: as)? your current location\b/,
    'while this is your current location',
    ['Location'],
  ],
  [/\b(?:while|if) (?:this|it) remain your current location\b/, 'while this is your current location', ['Location']],
  [/(?<=\b(?:contain|include|have|is) )at least 1 (?!point|sanity)/, 'a '],
  [/\bthreat have (?=(?:more|at least|fewer|less|no|any|a|1|#) )/, 'threat contain '],
  [
    /(?<=\b(?:all|each|your)(?: of your)?(?: other)? )(?<kind>(?!other )(?:[^,:;() ]+ ){0,2}ally) (?:(?:who|that) is )?(?:also )?defending(?= (?:add|gain|lose|have|cannot|may)\b)/,
    'defending <kind>',
  ],
  [new RegExp(`\\bhave (?<n>#|1|a) (?:additional|more|extra) point${end}`), 'gain <n>'],
  [
    /\bremove (?<what>[^,:;()]+?) from play by bury (?:it|them|they)(?: in (?:its|their|the) (?:owner|owner 's|player) ?'? ?s? ?story deck)?/,
    'bury <what> in play',
  ],
]

// ---------------------------------------------------------------- what is used in Combat
const fight = '(?:in|during)(?: a| any| the)? combat'
const goods = ['Ally', 'Artifact', 'Tome', 'Spell'] as const
const inCombat: readonly Clause[] = [
  [
    new RegExp(`^(?:you (?:may|can) )?(?:only )?(?:use|cast)(?: THIS| it)?(?: only)? ${fight}(?: only)? (?:to|in order to) `),
    'in combat , ',
    goods,
  ],
  [
    new RegExp(`^(?:THIS |it )?(?:may|can)(?: only)? is (?:use|cast)(?: only)? ${fight}(?: only)? (?:to|in order to) `),
    'in combat , ',
    goods,
  ],
  [
    new RegExp(
      `^(?:THIS |it )?(?:may|can)(?: only)? is (?:use|cast) (?<often>once (?:per|each|a|every|during each) (?:round|turn|game|combat)) ${fight} (?:to|in order to) (?<deed>.+)$`,
    ),
    'in combat , <deed> , <often>',
    goods,
  ],
  [
    new RegExp(`^(?:THIS |it )?(?:may|can|must)(?: only)? is (?:use|cast)(?: only)? ${fight}(?: only)? ?(?::|;|, and) `),
    'in combat , ',
    goods,
  ],
  [
    new RegExp(
      `^(?:use|cast)(?: THIS)? (?:only )?${fight} on (?<whom>(?:1|a|any|any 1|target) (?:of your )?(?:[^,:;() ]+ ){0,3}(?:ally|monster)(?: (?:of|in) [^,:;()]+)?)$`,
    ),
    'cast during combat . choose <whom>',
    ['Spell'],
  ],
  [/^(?:use|cast)(?: THIS)? (?:only )?in combat$/, 'cast during combat', ['Spell']],
]

// ---------------------------------------------------------------- what survives
const these =
  '(?:(?:for )?(?:each|every|any|a|all)(?: (?:copy )?of)?(?: the| these)? (?:THIS|monster)|THIS|it|this monster|each of these monster|any of these monster)'
const through =
  "(?:through )?combat (?:with|against) (?:all |the |any )?(?:opposing monster|monster (?:in|of) (?:the |your )?(?:opposing threat|opponent 's threat|opponent))"
const survivors: readonly Clause[] = [
  [
    new RegExp(`^(?:if |when |each time )?${these} (?:that |which )?(?:survive|surviving|get|pass) ${through}(?: ,)? `),
    'each time this card survive the cosmic battle , ',
    ['Monster'],
  ],
  [
    /^(?:for )?(?:each|every|any) THIS (?:that |which )?(?:survive|surviving) to (?:affect|attack|reach|harm|fight) (?:your|the|a) opponent(?: 's (?:ally(?: (?:or|and) investigator)?|investigator(?: (?:or|and) ally)?))? , /,
    'if this card survive to affect your opponent , ',
    ['Monster'],
  ],
  [
    /^(?:if |when |each time )(?:any|1)(?: or more)? of (?:these|your) (?:monster|THIS) survive the cosmic battle , /,
    'each time this card survive the cosmic battle , ',
    ['Monster'],
  ],
  [
    /^(?<if>if|when|each time) THIS (?:survive|get through|come through) to (?:affect|attack|reach|harm|fight) (?:the|your opponent 's|a) investigator , /,
    'if this card survive to affect your opponent , ',
    ['Monster'],
  ],
]

// ---------------------------------------------------------------- what was lost of late
const since =
  '(?:since your (?:last|previous) turn|after your (?:last|previous) turn|by the last card (?:that )?(?:your|a|any) opponent (?:have )?play|by the last card play by (?:your|a|any) opponent)'
const lost = '(?:lose|bury|discard|bury or discard|discard or bury)'
const loss = '(?:(?:any|all|each|every)(?: of)?(?: your| the)? ally(?: (?:that|which|who))?)'
const lately: readonly Clause[] = [
  [
    new RegExp(
      `^${loss} (?:(?:you )?(?:have )?|(?:is |have is ))?${lost} ${since} (?:may |can )?(?:is )?(?:return|put back|restore|come back|brought back)(?: to you)?(?: (?:in)?to play| to your side)?$`,
    ),
    'cancel the effect of a card play since your last turn that would otherwise cause you to bury or discard a ally or ally',
    ['Event'],
  ],
  [
    new RegExp(
      `^(?:immediately )?(?:return|restore|put)(?: back)?(?: to play| into play| to your side)? ${loss} (?:(?:you )?(?:have )?|(?:is |have is ))?${lost} ${since}(?: (?:in)?to play| to your side)?$`,
    ),
    'cancel the effect of a card play since your last turn that would otherwise cause you to bury or discard a ally or ally',
    ['Event'],
  ],
  [
    new RegExp(
      `^(?:cancel|negate|undo) (?:any|the|a|all|each) loss of (?:1 or more |a |any |your )?ally (?:(?:that |which )?you (?:have )?(?:suffer|take|sustain) )?${since}$`,
    ),
    'cancel the effect of a card play since your last turn that would otherwise cause you to bury or discard a ally or ally',
    ['Event', 'Artifact', 'Ally'],
  ],
]

// ---------------------------------------------------------------- how often, beside the Turn
const often =
  '(?<often>(?:once|twice|1 time|# time) (?:per|each|a|every|during each|in each|in any|in every|in a|during a) (?:round|turn|game))'
const turnAndOften: readonly Clause[] = [
  [new RegExp(`^as your turn(?: ,)?(?: and| but| \\()* (?:only )?${often}(?: only)?(?: \\))?(?: ,)? `), 'as your turn , <often> , '],
  [new RegExp(`^(?:only )?${often}(?: only)?(?: ,)? (?:and|but) (?:only )?as your turn(?: ,)? `), 'as your turn , <often> , '],
]

// ---------------------------------------------------------------- cards for new ones
const some = '(?:any )?(?<n>(?:(?:up to|as many as) )?(?:#|1|a)|any number of)'
const ofHand = '(?: (?:from|in|of) your hand)?'
const fromDeck = '(?: draw)?(?: (?:from|off|of)(?: of)? (?:the top of )?your mythos deck)?'
const inPlace = '(?: (?:in|as) (?:its|their|a|the) (?:place|stead|replacement))?'
const fresh =
  '(?:(?:a |1 |# )?(?:new|fresh|other|different|replacement) (?:1|ones|card)|(?:a )?replacements?|another(?: card| 1)?|(?:as many|that many|the same number|a equal number|a like number)(?: of)?(?: new| other| fresh)?(?: card| 1)?)'
const exchanges: readonly Clause[] = [
  [/\bas many as (?=(?:#|1) card\b)/, 'up to '],
  [
    new RegExp(
      `\\bdiscard ${some} card${ofHand}(?: ,)?(?: and)? (?:draw|drawing|take|replace (?:it|they|them) (?:with|by)) ${fresh}${fromDeck}${inPlace}(?=$| ,)`,
    ),
    'discard <n> card and draw the same number',
  ],
  [
    new RegExp(`\\bdiscard ${some} card${ofHand}(?: ,)?(?: and)? replace (?:it|they|them)${fromDeck}(?=$| ,)`),
    'discard <n> card and draw the same number',
  ],
  [
    new RegExp(
      `\\b(?:trade in|trade|swap|exchange|replace|change) ${some} card${ofHand} (?:for|with|by) ${fresh}${fromDeck}${inPlace}(?=$| ,)`,
    ),
    'discard <n> card and draw the same number',
  ],
  [
    new RegExp(
      `\\b(?:trade in|trade|swap|exchange|replace|change) (?:1|a|any|any 1|1 of the) card${ofHand} (?:for|with|by) the top card of your mythos deck(?=$| ,)`,
    ),
    'replace 1 card in your hand by the top card of your mythos deck',
  ],
  [
    new RegExp(
      `\\b(?:trade|swap|exchange|replace|change) the top card of your mythos deck (?:for|with|by) (?:1|a|any|any 1) card${ofHand}(?=$| ,)`,
    ),
    'replace 1 card in your hand by the top card of your mythos deck',
  ],
]

// ---------------------------------------------------------------- the next Round
const nextRound = '(?:the next|the following) round'
const again: readonly Clause[] = [
  [
    new RegExp(
      `^(?:(?:if|when|once) (?:THIS |it )?(?:is |would is )?(?:lose|bury|defeat)(?: in combat)? , )(?:(?:THIS|it) )?(?:begin|start) ${nextRound}(?: with (?:it|THIS))? in your threat$`,
    ),
    'if this card would is bury in combat , instead : put this card into your threat',
    ['Monster'],
  ],
  [
    new RegExp(
      `^(?:instead of (?:bury|lose) (?:it|THIS) , |instead of is (?:bury|lose) , )?(?:you )?(?:begin|start) ${nextRound} with (?:THIS|it) in your threat$`,
    ),
    'this card begin the next round in your threat instead of is bury',
    ['Monster'],
  ],
  [
    new RegExp(
      `^if (?:THIS |it )?(?:is |would is )?(?:lose|bury|defeat)(?: in combat)? , (?:put |place |return )?(?:THIS|it)(?: is| may is)?(?: put| place| return)? (?:back )?(?:in|into|to) your threat (?:at the start of|for|in) ${nextRound}$`,
    ),
    'this card begin the next round in your threat instead of is bury',
    ['Monster'],
  ],
]

// ---------------------------------------------------------------- other words
const words: readonly Clause[] = [
  [/ (?:that is )?(?:hold|own|possess|belong) (?:by|to) (?=(?:your|a|1|any|each|any 1) (?:opponent|player)(?: |$))/, ' of '],
  [/\b(?<at>until|at) the end of (?:that|the current|this) combat\b/, '<at> the end of combat'],
  [/\bprotection against (?=(?:space|underwater|radiation))/, 'protection from '],
  [/\bprotect against (?=(?:space|underwater|radiation))/, 'protect from '],
  [/\b(?:may not|cannot) is (?:use|choose|select|pick|serve) as a? ?defending ally\b/, 'cannot is a defending ally'],
]

export const turns: readonly Clause[] = [
  ...moments,
  ...lostTurns,
  ...decks,
  ...stays,
  ...inPlay,
  ...inCombat,
  ...survivors,
  ...lately,
  ...turnAndOften,
  ...exchanges,
  ...again,
  ...words,
]
