/** Turns of phrase of everyday speech: what goes without saying, orders for permissions, one half of a sentence that leaves out what the other says. */

import type { Clause } from '../clauses.ts'

const here = '(?:here|THIS|this (?:location|place))'
const world = '(?:dreamlands|waking world|new aeon)'
const later = '(?:on|in) (?:a|any|your next|the next|the following) (?:later|following|subsequent|turn|next)(?: turn)?(?: ,)?'
const player = '(?:each|every|all|any) (?:other )?(?:player|investigator|opponent)'
const where = '(?:(?:in|at|on) (?!(?:the )?(?:start|end|night|day|combat|turn|round)\\b)[^,;:()#]*?|inside|outside|underground|underwater)'
const sanity = '(?: sanity)?(?: point)?(?: of sanity)?'

const kinds = '(?:[a-z_]+ )?(?:spell|event|ally|artifact|tome|monster|location|weapon|great_old_one|phobia)'

const onFoot: readonly Clause[] = [
  // To walk on takes a Turn of its own, and is never due.
  [new RegExp(`^${later} (?=you may walk )`), '', ['Location']],
  [new RegExp(`^as your turn(?: ,)? (?=you may walk (?:from ${here} )?to )`), '', ['Location']],
  [new RegExp(`^(?:${later} |as your turn(?: ,)? )?walk from ${here} to (?=(?:a|any|the|1) )`), 'you may walk from here to ', ['Location']],
  [
    new RegExp(
      `^(?:you may )?walk from ${here} to (?<a>[^,;:]+?)(?: ,| ;)? or(?: else)?(?: you may)?(?: also)? use (?:the|this|its) gate(?: here)? to (?<b>[^;:]+)$`,
    ),
    'you may walk from here to <a> . as your turn , use this gate to <b>',
    ['Location'],
  ],
  // "Any Port in the Dreamlands" is a Location.
  [
    new RegExp(
      `(?<=\\b(?:walk|travel) (?:from ${here} )?to (?:a|any) )(?<what>(?!location\\b)[a-z]+)(?= (?:in|of|within) the ${world}\\b)`,
    ),
    '<what> location',
    ['Location', 'Event'],
  ],
  [/(?<=\bto (?:a|any) [^,;:]*?location(?: in [^,;:]*?)?) regardless of dimension$/, ' in any dimension', ['Location']],
  [/^you (?<may>must|may only|can only) (?:walk|climb|swim) out of (?:THING|here|THIS)$/, 'you must walk from here', ['Location']],
  [
    /^(?:it|that location|this location|they) (?:is|must is|may is) (?:place|put|lay|play|set) right-side-up(?: on(?: top of)? your story deck)?$/,
    'the new location is place right-side-up',
  ],
]

const byTravel = (way: string, name: string): readonly Clause[] => [
  [
    new RegExp(
      `^(?:you (?:may|can) )?(?:only )?travel (?:to (?:or|and) from|from (?:or|and) to) ${here} (?:only )?(?:by|in|through|via) ${way}(?: travel)?$`,
    ),
    `you may only travel to or from this location by ${name}`,
    ['Location'],
  ],
  [
    new RegExp(`^(?:you (?:may|can) )?(?:only )?travel to ${here} (?:only )?(?:by|in|through|via) ${way}(?: travel)?$`),
    `you may travel to this location only by ${name}`,
    ['Location'],
  ],
  [
    new RegExp(`^(?:you (?:may|can) )?(?:only )?(?:travel|depart|leave) from ${here} (?:only )?(?:by|in|through|via) ${way}(?: travel)?$`),
    `you may leave here only by ${name}`,
    ['Location'],
  ],
  // Where one has come by such an Event, it lies on top, until one arrives at a Location on it: what is done there is done later.
  [
    new RegExp(
      `(?<!\\barrive here\\b.*)(?<!^(?:you (?:must )?)?(?:gain|lose|draw|bury|discard|flip|look|take|return) .*)(?<=\\b(?:if|unless|when|while) )you (?:have (?:just )?)?(?:travel|come|arrive)(?: here)?(?: here)? by ${way}(?=$| or | and )`,
    ),
    `the top card of your story deck is a ${name} card`,
    ['Location'],
  ],
  [new RegExp(`(?<=\\b(?:if|unless) the top card of your story deck is a ${name} card (?:or|and) )(?=have )`), 'you ', ['Location']],
]

const travels: readonly Clause[] = [
  ...byTravel('air', 'travel_by_air'),
  ...byTravel('sea', 'travel_by_sea'),
  ...byTravel('land', 'travel_by_land'),
  ...byTravel('space', 'travel_in_space'),
  // ---------------------------------------------------------------- where it may lie, told behind
  [
    /(?<=\bplay (?:a|any)(?: new)? (?:\S+ )?location) , which (?:may|can) (?:is|lie) in (?:any|another|a different) region(?<of>(?: of [^,;:]+?)?)(?: ,)?(?<end>(?: right-side-up)?)$/,
    ' in any region <of> <end>',
  ],
  [
    /(?<=\bplay (?:a|any)(?: new)? (?:\S+ )?location)(?: ;| ,) (?:it|this) (?:may|can) (?:is|lie) in (?:any|another|a different) region(?<of>(?: of [^,;:]+?)?)$/,
    ' in any region <of>',
  ],
  [/^(?:as|on|for|in) your next turn (?=(?:you must )?play (?:a|any) )/, 'as your next turn , '],
  [
    new RegExp(
      `(?<=^(?:immediately )?play (?:a|any)(?: new)? (?:\\S+ )?location[^,;:]*?)(?: ,)? even (?:if|though|when|while) you is(?: now| still| presently)? in the ${world}(?=$| ,)`,
    ),
    ' ',
    ['Event'],
  ],
  [
    /(?<=^(?:immediately )?play (?:a|any)(?: new)? (?:\S+ )?location[^,;:]*?)(?: ,)? (?:while|if|provided(?: that)?|but only if|only if) it is (?<time>night|day)$/,
    ' . play this card only if it is <time>',
    ['Event'],
  ],
  // "A Location of any Region, provided it is also a Port": of such Locations.
  [
    /(?<=\bplay (?:a|any)(?: new)? )location (?<rest>[^,;:()]*?)(?: ,)? (?:provided(?: that)?|if|only if|but only if|while) (?:it|that location) is(?: also)? (?:a|an) (?<kind>[a-z_]+)(?: location)?$/,
    '<kind> location <rest>',
  ],
  [
    /^(?:(?:this|it|THIS) )?(?:may (?:only )?is )?(?:only )?play(?: THIS)?(?: only)? on(?: top of)? (?:a|any) (?<what>[a-z_]+(?: [a-z_]+)?) (?:that|which) is (?:now )?(?:the top card of|on top of|at the top of) your story deck$/,
    'play this card only if the top card of your story deck is a <what>',
    ['Event'],
  ],
]

const losses: readonly Clause[] = [
  // "Loses 2 Sanity and his next Turn": he loses both.
  [/\blose (?<n>1|#) sanity(?: point)?(?: ,)? and (?:also )?(?=(?:the|their|your) next turn\b)/, 'lose <n> sanity and lose '],
  [/\blose (?<turn>(?:the|their|your) next turn)(?: ,)? and (?<n>1|#) sanity(?: point)?(?=$| )/, 'lose <turn> and lose <n> sanity'],
  // ---------------------------------------------------------------- here so much, there so much
  [
    new RegExp(
      `^(?<who>${player})(?: who is| whose investigator is)? (?<a>${where}) (?<do>lose|gain) (?<n>#|1)${sanity}(?: ,| ;)?(?: and| or| but)* (?<m>#|1)${sanity} (?<b>(?:in|at) [^,;:()]+)$`,
    ),
    '<who> <a> <do> <n> sanity , or <m> if they is <b>',
    ['Event', 'Spell', 'Location', 'Monster'],
  ],
  ...(['inside', 'outside'] as const).flatMap((one): readonly Clause[] => {
    const other = one === 'inside' ? 'outside' : 'inside'
    const both = `^(?<who>${player})(?: who is)? ${one} (?<do>lose|gain) (?<n>#|1)${sanity}(?: ,| ;)?(?: and| while| but)* (?:${player}|those|each 1|anyone|everyone)(?: who is)? ${other}`
    const first = `<who> ${one} <do> <n> sanity . <who> ${other}`
    return [
      [new RegExp(`${both}(?: \\k<do>)? (?<m>#|1)${sanity}$`), `${first} <do> <m> sanity`],
      [new RegExp(`${both} (?<other>(?!\\k<do> )(?:lose|gain)) (?<m>#|1)${sanity}$`), `${first} <other> <m> sanity`],
    ]
  }),
  // ---------------------------------------------------------------- no loss here
  [
    /^(?:while (?:you is )?here(?: ,)? )?(?:you )?(?:lose|suffer) no (?:loss of sanity|sanity loss|sanity)(?: (?:here|while (?:you is )?here))?(?: for (?:any|whatever) (?:reason|cause)| from (?:any|whatever) (?:cause|source))?$/,
    'while you is here , you do not lose sanity',
    ['Location'],
  ],
  [
    /^(?:you )?(?:lose|suffer) no (?:loss of sanity|sanity loss|sanity) (?:from|by|to|because of|due to) (?<from>(?!any\b|the cost)[^,;:]+?) (?:here|while (?:you is )?here)$/,
    'while you is here , you lose no sanity from <from>',
    ['Location'],
  ],
  [
    /^(?<who>(?:(?:you|your opponent|each player|that player) )?)(?:get|take|win|earn) (?<n>#|1) sanity(?: point)? back$/,
    '<who> gain <n> sanity',
  ],
  // ---------------------------------------------------------------- besides what it costs
  [
    /(?<=^(?:(?:you )?lose (?:1|#) (?:additional |more |extra )?sanity(?: point)?(?: more)? (?:when|each time|for each time) you cast (?:a|any) spell|(?:when|each time) you cast (?:a|any) spell , (?:you )?lose (?:1|#) (?:additional |more |extra )?sanity(?: point)?))(?: ,)? (?:over and above|in_addition_to|in addition to|on top of|besides|beyond|above|and|apart from|aside from) (?:the|its|any|whatever|that) ?(?:usual |normal |regular |print |own |spell 's )*(?:sanity )?cost(?: of (?:the|that|cast the|its) (?:spell|cast))?$/,
    '',
  ],
]

const thisGate = '(?:this|the|its) gate(?: here)?'
const through = '(?:through|by|via|with|by way of|by means of|by use of|use)'
const when = '(?<=^(?:(?:at night|by day|(?:if|while) [^,;:]+) , )?)'
const go = '(?:travel|go|pass|step|journey)(?: on| directly)?'
const to = 'to (?<where>(?:a|any) (?!(?:\\S+ )?(?:player|ally)\\b)[^,;:]+)'

const gates: readonly Clause[] = [
  [
    new RegExp(`${when}(?:as your turn(?: ,)? )?(?:you (?:may|can) )?${go} ${through} ${thisGate} ${to}$`),
    'use this gate to travel to <where>',
    ['Location'],
  ],
  [
    new RegExp(`${when}(?:as your turn(?: ,)? )?${through} ${thisGate}(?: ,)? you (?:may|can) ${go} ${to}$`),
    'use this gate to travel to <where>',
    ['Location'],
  ],
  [
    new RegExp(`${when}${thisGate} (?:leads?|takes?|brings?|carry|opens?|transports?)(?: you| your investigator| travell?ers?)? ${to}$`),
    'use this gate to travel to <where>',
    ['Location'],
  ],
  [/(?<=\bgate to )(?:go|pass|step|journey) (?=to (?:a|any) )/, 'travel ', ['Location']],
  [
    /(?<=\b(?:travel|go|pass|step|journey) )anywhere in (?=the (?:dreamlands|waking world)\b)/,
    'to any location in ',
    ['Location', 'Event'],
  ],
  // A Location that is played is never the one that is there.
  [/(?<=\btravel to )any other (?=[^,;:]*\blocation\b)/, 'any ', ['Location', 'Event']],
  [
    /(?<=\bplay )any other (?=(?:(?!(?:spell|event|ally|artifact|tome|monster|weapon|phobia|card|in|at|by|and|or)\b)[^ ,;:]+ ){0,3}location\b)/,
    'any ',
    ['Location', 'Event'],
  ],
  [/^you (?:can|may) only walk (?:away )?from here$/, 'you must walk from here', ['Location']],
  [/(?<=\bwalk )away (?=from here\b)/, '', ['Location']],
]

const threats: readonly Clause[] = [
  [
    /^(?:you (?:may|must) )?(?:place|put|lay|play|set|slip|add)(?: THIS| it)?(?: face-down)? (?:in|into|to|among) your threat(?: face-down)?(?: ,)? (?:use|by use|by use of|by way of|via|through|by means of|with) (?:a|any|1) (?<at>(?!gate\b)[^,;:]+?) gate$/,
    'play face-down into your threat through any <at> gate',
    ['Event'],
  ],
  [
    /^(?:you (?:may|must) )?(?:place|put|lay|play|set|slip|add)(?: THIS| it)?(?: face-down)? (?:in|into|to|among) your threat(?: face-down)?(?: ,)? (?:use|by use|by use of|by way of|via|through|by means of|with) (?:a|any|1|the) gate$/,
    'play into your threat through a gate',
    ['Event'],
  ],
  [
    /^(?:(?:it|THIS) )?(?:(?:have|is of) (?:a )?(?:card )?value(?: of)?|(?:is )?worth) (?<n>#|1)(?: point)?$/,
    'the value of this card is <n>',
    ['Event'],
  ],
  [
    /(?<=^when reveal , [^;:]*?)(?: ,)?(?: and)?(?: then)? (?<how>bury|discard) (?:THIS|it) (?:after|when|following|at the end of) (?:the )?combat(?: end| is over)?$/,
    ' . <how> this card at the end of combat',
    ['Event', 'Monster'],
  ],
  // ---------------------------------------------------------------- who hides from whom
  ...(['', ' here'] as const).map(
    (there): Clause => [
      new RegExp(
        `^(?<what>(?:\\S+ )?monster) (?:is (?:never|not)|(?:cannot|may not|can never|may never) is) invisible (?:while|when)(?: they(?: is)?)? attack you${there}$`,
      ),
      `${there ? 'while you is here , ' : ''}<what> that attack you is not invisible`,
    ],
  ),
]

const cards: readonly Clause[] = [
  [/(?<=\b(?:play|draw|take) [^,;:]*?)(?: ,)? straight away$/, '', ['Event']],
  [
    /(?<=\btome (?:can |may )?(?:hold|contain|carry) (?:(?:1|#) )(?:additional |more |extra |further )?spell(?: more| less| fewer)?) each$/,
    '',
  ],
  [/(?<=\btome) each(?= (?:can |may )?(?:hold|contain|carry) (?:1|#) )/, ''],
  // ---------------------------------------------------------------- cards for new ones
  [
    /(?<=\bdiscard [^,;:]*?\bcard(?: (?:in|from) your hand)?)(?: ,)? and(?: then)? replace (?:them|it|they|each|each of them) (?:from|with (?:card|new card|new 1|other|fresh card|the same number) (?:draw )?(?:from|off)) (?:the top of )?your mythos deck$/,
    ' and draw as many',
  ],
  // "Discard up to three Events from your Hand and replace them with new cards": of a kind, so many as it were.
  [
    /(?<=\bdiscard (?:up to #|any number of|#|all) (?:(?!card\b)[^,;: ]+ )+?(?:from|in) your hand)(?: ,)? and(?: then)? (?:replace (?:them|they|each|each of them) (?:from|with (?:card|new card|new 1|other|other card|fresh card|the same number|as many(?: new card)?) (?:draw )?(?:from|off)) (?:the top of )?your mythos deck|draw (?:(?:as many|the same number of|a equal number of)(?: (?:new|other|fresh))?(?: card)?|the same number)(?: from your mythos deck)?)$/,
    ' and draw 1 card for each card discard',
  ],
  [
    /\b(?<n>1|#|a) (?<how>(?:random )?)card (?<at>(?:from|in|of) your (?:story deck|hand)) (?:\( (?:not|but not|except|other than|exclude|never)|, (?:but )?(?:not|except|other than|exclude)|but not|except|other than) (?:this 1|THIS|this)(?: itself)?(?: \))?(?=$| ,| and)/,
    '<n> <how> other card <at>',
    ['Location', 'Event'],
  ],
  // ---------------------------------------------------------------- the top card, back or away
  [
    /(?<=\byou may look at the top card of (?<whose>your|your opponent 's) (?:mythos|story) deck)(?: ,| ;)?(?: and)?(?: then)? (?:(?:either )?(?:put|return|leave|place|keep) (?:it|that card)(?: back| there| on top| in place)+ or discard (?:it|that card)|(?:either )?discard (?:it|that card) or (?:put|return|leave|place|keep) (?:it|that card)(?: back| there| on top| in place)+)$/,
    ' . you may discard it',
  ],
  // ---------------------------------------------------------------- all but such Events
  [/\b(?<one>a|any) non (?<kind>travel|phobia|day|night|epidemic|threat) event\b/, '<one> event ( except <kind> event )'],
  [
    /(?<=\bplay (?:a|any) )event(?: ,)? (?:but|save|except|other than|but not|not)(?: for)? a (?<kind>travel|phobia|day|night|epidemic|threat) event\b/,
    'event ( except <kind> event )',
  ],
  // ---------------------------------------------------------------- one or the other
  [/^choose(?: 1)?(?: of (?:2|#|two))?(?: of the following)? : (?:either )?(?=[^:]* or )/, 'either '],
  [/^choose either : (?=[^:]* or )/, 'either '],
  // ---------------------------------------------------------------- and such others too
  [
    /^flip (?<a>(?!face)[^,;:]+?) (?<face>face-down|face-up)(?: ,)? (?:and|and also|along with|together with|plus)(?: also)? (?<b>(?:all|each|every|1|#|a|any) [^,;:]+?)$/,
    'flip <a> <face> and flip <b> <face>',
  ],
]

/** Words that only repeat what stands there, or stand elsewhere than the grammar has them. */
const besides: readonly Clause[] = [
  // What is forbidden from now on is every other one.
  [new RegExp(`(?<=^|, )no other (?<what>${kinds}) (?=(?:may|can) is (?:cast|play)\\b)`), 'no <what> '],
  [
    new RegExp(
      `\\b(?<no>no (?:player|investigator|opponent|1) (?:may|can)|may not|cannot) (?<do>cast|play) (?:another|a other|any other|other|any (?:more|further|additional)|more|further) (?=${kinds}\\b)`,
    ),
    '<no> <do> any ',
  ],
  [/\bno (?<who>player|investigator|opponent|1) (?:may|can) cast a (?=spell(?:$| (?:for|until|during|this)\b))/, 'no <who> may cast any '],
  [new RegExp(`\\byou (?:may|can) (?<do>cast|play) no other (?=${kinds}\\b)`), 'you may not <do> any '],
  [
    /^(?:THIS )?may (?:is play only|only is play) (?:during (?:the )?day|by day) (?<where>(?:at|in) [^,;:]+)$/,
    'play only by day . play only <where>',
    ['Event'],
  ],
  [/(?<=\bhold # (?:additional|more|extra) spell|\bhold 1 (?:additional|more|extra) spell) each (?=while\b)/, ' ', ['Location']],
  [/(?<=\bwhile (?:THIS|it) is )in play as (?=your current location)/, '', ['Location']],
  [/(?<=\bgain 1 )(?:extra|additional|more) (?=sanity(?: point)? for each\b)/, '', ['Location']],
  [/(?<=\bto play [^,;:]+? )from your hand (?=as (?:a )?ally$)/, '', ['Location']],
  // Who stands in for another need not be found where his player is.
  [
    /(?<=^(?:when|whenever|if) (?:THIS|it) is (?:bury|discard|lose|lost)(?: or (?:bury|discard))?(?: in combat)?(?: ,)? (?:you may )?play (?:a|any|1|another|a other) (?![^,;:]*\b(?:artifact|cultist|event|location|monster|spell|tome|weapon)\b)[^,;:]*?)(?: ,)? (?:in (?:its|their|THIS 's) (?:place|stead)|(?:to replace|to take the place of|to stand in for) (?:it|they|THIS)|to take (?:its|their) place|as (?:a|its|their) replacement)$/,
    ' anywhere',
    ['Ally'],
  ],
  [
    /(?<=^(?:when|whenever|if) (?:THIS|it) is (?:bury|discard|lose|lost)(?: or (?:bury|discard))?(?: ,)? (?:you may )?put [^,;:]* into play) (?:in (?:its|their|THIS 's) (?:place|stead)|(?:to replace|to take the place of) (?:it|they|THIS)|to take (?:its|their) place)$/,
    '',
    ['Ally'],
  ],
  // "If you have a Deep One under your Control", "while a Ghoul is under your Control": what is so is in play (see "under your control").
  [
    /\b(?<you>you|your investigator) have (?<what>(?!in play)[^,;:()]+?) (?:(?:that|which|who) )?you have in play\b/,
    '<you> have <what> in play',
  ],
  [
    /(?<=^(?:[^:;()]* )?(?:if|while|when|unless) )(?<what>(?!you\b|THIS\b)[^,;:()]+?) is (?:currently )?you have in play(?=$| ,)/,
    'you have <what> in play',
  ],
]

/** Words of the table talk for those of the rules: to spend, to bring in, to land, to leave for somewhere. */
/** Each lasts for the Round in which it is chosen. */
const dayOrNight =
  '<head> <when> you <may> choose : ( ( it is day ) until the end of the round ) or ( ( it is night ) until the end of the round )'

const atTheTable: readonly Clause[] = [
  // ---------------------------------------------------------------- what is left of those turned up, and where it may be played
  [/\b(?<how>add|put|place|take|return|discard|bury) (?:anything|everything) else\b/, '<how> any other card'],
  [
    /(?<=\byou (?:may|can) (?:immediately )?play (?:it|that card|that ally)(?: immediately| at once)?)(?: ,)? in any region$/,
    ' regardless of region',
  ],
  [/(?<=\btake (?:any )?(?:1|a|#|all) [^,:;]*?from your discard(?: pile)?)(?=$| ,)/, ' into your hand'],
  // What it is given as paints the scene.
  [
    /(?<=\b(?:bury|discard|flip|pay|spend|lose) [^,:;]+?) as (?:(?:a|the|your|their) )?(?:toll|fare|fee|payment|price|bribe|ransom|tribute|offering|sacrifice|tithe|penance|forfeit)(?=$| ,| ;| :| to | and | when | if )/,
    '',
  ],
  [
    /\bfor each phobia (?:that )?affect (?<whom>you|your investigator)(?: ,)?(?: and)?(?: then)? (?<how>bury|discard) (?:they all|them all|all of they|all of them|each of them)$/,
    'for each phobia that affect <whom> and <how> all phobia that affect you',
  ],
  // ---------------------------------------------------------------- what else becomes of the one that was chosen
  [
    /^(?:it|they) (?=(?:(?:may|can) not|cannot) (?:defend|absorb|is (?:bury|discard|flip|use|attack|control))|is (?:invisible|visible|immune|not affected|protected)\b|must defend\b)/,
    'the target ',
    ['Spell', 'Event'],
  ],
  // ---------------------------------------------------------------- all of those of which one was meant
  [
    /^(?:at night|by night|during the night) , (?<may>(?:you may )?)(?<do>bury|discard|flip|return) (?:all of they|all of them|they all|them all|each of them)(?: instead)?$/,
    'if it is night , <may> <do> all of them instead',
  ],
  [
    /^(?:by day|during the day) , (?<may>(?:you may )?)(?<do>bury|discard|flip|return) (?:all of they|all of them|they all|them all|each of them)(?: instead)?$/,
    'if it is day , <may> <do> all of them instead',
  ],
  [
    /^(?<so>(?:if|while) [^,:;]+) , (?<may>(?:you may )?)(?<do>bury|discard|flip|return) (?:all of they|all of them|they all|them all|each of them)$/,
    '<so> , <may> <do> all of them instead',
  ],
  // ---------------------------------------------------------------- whether it is Day or Night
  [
    /^(?<head>(?:[^:;]+ , )?)(?:you )?(?<may>(?:(?:may|can) )?)(?:decide|choose|declare|determine) whether it is (?:day or night|night or day)(?<when>(?: at the start of (?:each|every|the|a) round)?)(?:(?: ,)? (?:for (?:the rest of )?|until the end of |during )(?:that|the|this) round)?$/,
    dayOrNight,
  ],
  // ---------------------------------------------------------------- moments and reasons
  [
    /^(?<who>(?:each|every|any) (?:player|investigator|opponent)|everyone|everybody|anyone)(?<is>(?: who)? (?:is|have) [^,;:]+?) when THIS is play(?: ,)? (?<does>(?:must |lose |gain |discard |bury |draw |flip ).+)$/,
    'when THIS is play , <who> <is> <does>',
    ['Event', 'Spell', 'Monster'],
  ],
  [/(?<=\bin its pentagram) before (?:you )?(?<do>discard|bury) it$/, ' . <do> it'],
  [
    /^(?<head>(?:(?:THIS|it) )?(?:may|can) (?:only )?is play(?: only)?) (?<a>(?:at|by|during|in|if|when|while|from) [^,;:]+?)(?: ,)? and only (?<b>(?:at|by|during|in|if|when|while) [^;:]+)$/,
    '<head> <a> . this card may only is play <b>',
    ['Event', 'Ally', 'Monster', 'Artifact', 'Tome'],
  ],
  [
    /(?<=\bone|\b1|\ball|\beach)(?<what> (?:of your )?(?:random )?[a-z_]+)(?: \(|,) (?:pick(?:ed)?|choose|selected) at random(?: \)|,)/,
    ' random <what>',
  ],
  // ---------------------------------------------------------------- prices
  [/(?<=^|, |:|\bmust |\bmay )spend (?=(?:1|#) sanity\b)/, 'pay '],
  [/(?<=\b(?:but|and) )(?<n>1|#) sanity(?: point)? must is (?:pay|lose|spend) (?=for each )/, 'you must pay <n> sanity '],
  [/^(?<how>bury|flip|discard) THIS , as your turn , (?:and|to) /, 'as your turn , <how> THIS : '],
  // ---------------------------------------------------------------- plays and places
  [/(?<=\bplay (?:a|any) )(?!new\b)(?=(?:[a-z_]+ ){0,3}location\b[^,;:]* right-side-up\b)/, 'new ', ['Artifact', 'Spell', 'Ally', 'Tome']],
  [/(?<=\b(?:use (?:this|the|its) gate|as your turn ,|turn) (?:to |you may )?)bring (?:in|into play) (?=(?:1|a|any) )/, 'play '],
  [/(?<=\b(?:ally|monster|card) )mark(?:ed)? (?<what>[a-z_]+)(?=$| ,| from| in)/, 'with the <what> attribute'],
  [/\bally who can is find in (?=your )/, 'ally find in '],
  [/(?<=\b(?:in|at) your )present (?=(?:region|subregion|location|dimension)\b)/, 'current '],
  [
    /(?: ,)?(?: and)? (?:whatever|no matter what|regardless of|no matter) (?:the|its|their)? ?(?:region|subregion) or (?:subregion|region)(?: (?:they|the ally|it|that ally) (?:is (?:find )?in|belong to|come from))?(?=$| ,)/,
    ' regardless of region or subregion',
  ],
  [
    /(?: ,)? no matter (?:to |in |from )?(?:which|what) region(?: or subregion| and subregion)? (?:(?:the|that) (?:ally|card|city|location|artifact|tome|monster)|they|it) (?:belong|lie|is find|is|come|live)(?: (?:in|from|to))?(?=$| ,)/,
    ' regardless of region or subregion',
  ],
  [/(?: ,)? whatever the subregion(?=$| ,)/, ' regardless of subregion'],
  [
    /^you (?:may not|cannot) (?:land (?:at|on|in)|use THIS to (?:travel|go) to) (?:a|any) (?<what>[a-z_]+) location$/,
    'the new location may not is <what>',
    ['Event'],
  ],
  [
    /(?<=^|, |\bturn )(?:you may )?leave(?: from)? (?:here|THIS)(?<when>(?: (?:on|in|during) (?:a|any|the|your) (?:following|later|next|subsequent) turn)?) for (?=(?:a|any) [^,;:]*\blocation\b)/,
    '<when> you may travel to ',
    ['Location'],
  ],
  [/^with (?:it|them|THIS) (?:along|beside you|at your side|by your side|with you)(?: ,)? (?=you )/, '', ['Ally']],
  // ---------------------------------------------------------------- cards
  [/\b(?<do>bury|discard|flip) whatever (?<what>[^,;:]+?) is (?<there>in play|in your threat|in your hand)$/, '<do> all <what> <there>'],
  [/^keep (?<n>1|#)(?: of (?:they|them))? in your hand and (?=(?:discard|bury|return) )/, 'put <n> into your hand and '],
  [/(?<=^|\bthen |\band )its owner (?=(?:bury|discard) (?:it|THING)\b)/, ''],
  [/(?<=\b(?:nobody|no player|no 1|no investigator|no opponent|cannot|may not)\b[^,;:]*) by any means$/, ''],
  [/(?<=\badd (?:1|#) more(?: point)?) \( (?:is )?cumulative \)/, ''],
  [/(?<=^add (?:1|#) more) (?=if|while|when|at|in|by|during|for)/, ' point ', ['Ally', 'Monster']],
  [
    /(?<=\b(?:affected by|immune to|the target of) )(?:any |all )?(?<what>[a-z_]+(?:(?: ,| or| and)+ [a-z_]+)+) (?:of|play by|cast by|use by|from|control by) (?:(?:a|any|your|each) opponent|opponents)(?=$| for | until | this )/,
    "your opponent 's <what>",
  ],
  [/ \( (?:yes , )?(?:you|yours|even you|and you|you include|include you)(?: too)? \)(?= must| lose| discard| bury| draw| gain|$)/, ''],
  [/(?<=\bignore sanity gain \/ loss ; may use gate) again$/, ''],
  [/(?<=\bpay [^,;:]*?\bsanity(?: cost)?)(?: ,)? if (?:there is (?:1|any)|they have 1|any)$/, ''],
  [/(?: ,)? whatever their (?:class|kind|type|subtype)(?: ,)?(?= join\b)/, ''],
  // ---------------------------------------------------------------- ways
  [/(?<=\bas if )(?:it|they) (?:lie|lay|is) in this(?: same)? region$/, 'it is in the same region'],
  [
    /^(?:THIS )?(?<may>can|may) (?:only is|is only) (?:reach|enter) (?:, )?(?:and|or) (?:(?:can|may) )?(?:only is|is only|only) (?:leave|left)(?: ,)? by (?=[a-z_]+)/,
    'can only is reach and leave by ',
    ['Location'],
  ],
  [/(?<=\byou must )sleep (?:through|away) your next turn\b/, 'lose your next turn'],
  // ---------------------------------------------------------------- what one must, or suffers
  [
    /(?<=^(?:[^,:;]+ , )?(?:each|every|any|your|that|the|all|target) [^,:;]*?\b(?:lose|discard|bury|flip) [^,:;]+?) or must (?=(?:lose|discard|bury|flip|pay) )/,
    ' or ',
  ],
  [
    /^(?<head>(?:when (?:it is )?reveal , )?(?:(?:each|a|the) )?(?:THIS|it)(?: (?:that )?survive the cosmic battle)?) (?!(?:bury|discard|flip|lose|gain|cancel|control|may|must|can|cannot|is|have|add|attack|join)\b)\S+ (?<whom>(?:1|#|a) random \S+ of your opponent) , who must (?<how>bury|discard|flip) (?:it|they|them|their)$/,
    '<head> <how> <whom>',
    ['Monster'],
  ],
  [/(?<=\bwould is (?:bury|discard|lose)) in this combat(?=$| ,)/, ' in combat'],
  [/(?<=^(?:if|while) [^,:;]+ , )(?:(?:it|they) )?(?:may is )?use as a (?=travel\b)/, 'use this card as a ', ['Monster']],
  // ---------------------------------------------------------------- late in the defence
  [
    /^(?:you (?:may|can) add (?:them|it|their|THIS)|(?:(?:THIS|it|they) )?(?:may|can) (?:is add|join|enter)) (?:to |into )?(?:your|the) (?:defense|defence|defender|defending ally) (?:after|once|when) (?:all )?threats?(?: and (?:ally|defender|defending ally))? (?:have )?(?:is )?(?:commit|choose|declare|assign|reveal)(?: ,.*)?$/,
    'THIS may is add to your defense after threat is reveal',
    ['Ally'],
  ],
  [/(?<=\badd (?:(?:THIS|it) )?to )(?:your|a|the|any) directed threat(?= (?:after|once|when) )/, 'your threat', ['Monster']],
  [
    /(?<=^(?:(?:they|it|THIS) )?must defend )(?:if|when|whenever) any threat is (?:directed at|attack) you$/,
    'if a threat is directed at you',
    ['Ally'],
  ],
  // ---------------------------------------------------------------- how long, and for what
  [
    /(?<=\b(?:while|as long as|so long as) (?:THIS|it|they) (?:is|remain|stay|lie) face-up) (?:beside|alongside|next to|at the side of) your investigator(?=$| ,)/,
    '',
    ['Ally', 'Artifact', 'Tome'],
  ],
  [
    /(?<=\b(?:while|as long as|so long as) (?:THIS|it|they) (?:is|remain|stay|lie) )(?:beside|alongside|next to|at the side of) your investigator(?=$| ,)/,
    'in play',
    ['Ally', 'Artifact', 'Tome'],
  ],
  [
    /^for (?:the purpose of )?(?:any |all |your )?adventure(?: ,)? (?<who>THIS|they|it) (?<as>(?:(?:may|can) )?(?:is )?(?:use|count|treat) as) (?<what>[^,;:()]+)$/,
    '<who> <as> <what> for adventure',
  ],
  [/^they can use (?=(?:1|#) weapon\b)/, 'this card can bear ', ['Ally']],
]

export const loosely: readonly Clause[] = [...onFoot, ...travels, ...losses, ...gates, ...threats, ...cards, ...besides, ...atTheTable]
