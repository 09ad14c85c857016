/** What is told of Monsters and Great Old Ones with other verbs, places and moments: who survives, who meets whom, what befalls everybody. */

import type { Clause } from '../clauses.ts'

const turnedUp = '(?:when reveal|when (?:directed |the |all )*threat is reveal|when (?:THIS|it) is reveal)'
const ride = '(?<=^if (?:it is |THIS is )?(?:summon|control)[^,]* , )'
const everybody = '(?:(?:all|each|any|every) )?(?:player|investigator)'
/** It lasts as long as what is done when Threats are revealed does. */
const inThis = '(?: (?:in|during|for) (?:this|the) combat| until the end of combat)'

export const horrors: readonly Clause[] = [
  // ---------------------------------------------------------------- each of them
  [
    /^(?:each|any|every)(?: 1)?(?: of (?:they|these|those))? (?:(?:that|which|who) )?survive (?<what>(?:the |a )?cosmic battle|to (?:affect|attack|reach) your opponent(?: 's ally or investigator)?) (?=(?:bury|discard|flip|draw|let|allow|enable) )/,
    'if this card survive <what> , ',
    ['Monster'],
  ],
  [
    /(?<=\bsurvive (?:(?:the )?cosmic battle|to affect [^,]+?) )(?:, )?(?:let|allow|enable) (?<who>you|your opponent)(?: to)? (?=(?:draw|gain|look|discard|bury|flip|play) )/,
    ', <who> may ',
    ['Monster'],
  ],
  [
    /^(?:each|any|every|a) THIS (?:that |which )?survive the cosmic battle ,(?= )/,
    'when this card survive the cosmic battle ,',
    ['Monster'],
  ],
  [
    /\beach of the other (?<me>\S+) in (?:it|they|the same threat|your threat|that threat)(?= |$)/,
    'each other <me> in your threat',
    ['Monster'],
  ],
  // ---------------------------------------------------------------- one travels with it
  [new RegExp(`${ride}(?:you (?:may|can) )?(?:instead )?use (?:the |a )?(?:THIS|it|they) (?=as )`), 'you may use this card ', ['Monster']],
  [
    new RegExp(
      `${ride}(?:you (?:may|can) )?(?:instead )?use (?:(?:the |a )?(?:THIS|it|they)) (?:for|to) (?<by>travel_\\S+)(?: ,)?(?: and| to)*(?: (?:play|enter|reach|go to))? (?<where>(?:a|any|1) [^;:]+?)(?: ,)?(?: right-side-up)?$`,
    ),
    'you may travel to <where> as by <by>',
    ['Monster'],
  ],
  [/^(?:THIS|it) (?:can|may) (?:travel with you|carry you|take you along) : (?=if )/, '', ['Monster']],
  [
    new RegExp(
      `${ride}(?:you (?:may|can) )?(?:play|travel to) (?<where>(?:a|any)(?: new)? [^,;:]*location[^,;:]*?)(?: on top of your story deck)?(?: ,)?(?: right-side-up)?$`,
    ),
    'you may travel to <where> , right-side-up',
    ['Monster'],
  ],
  [/(?<=^if (?:it is |THIS is )?(?:summon or )?control) by (?:a|any|your) spell(?= ,)/, '', ['Monster']],
  // ---------------------------------------------------------------- who meets whom
  [/\bfor (?<each>each|every) ally (?:(?:who|that) is )?(?:defend|defending)(?= ?$| ,)/, 'for <each> defending ally', ['Monster']],
  [
    /(?<=\bally )(?:who|that|which) (?:face|oppose|confront|meet|fight|stand against|is (?:facing|opposing|confronting))(?: against)? (?:THIS|it)(?= |$)/,
    'who defend against this card',
    ['Monster'],
  ],
  [
    /^(?<if>(?:[^,]+ , )*)(?:any|each|a|the) (?:investigator|player|opponent)(?: (?:who|that))?(?: is)? (?:opposing|oppose|attack|attacked|face|faced|confront|confronted) by THIS (?:and|who) (?:cannot|do not|can not) survive (?<in>[^,]+?) (?=(?:must )?(?:lose|bury|discard|flip) )/,
    '<if> unless your opponent can survive <in> , your opponent ',
    ['Monster'],
  ],
  [
    /(?<=\bor )(?:any|each|a|the) (?:investigator|player|opponent)(?: (?:who|that))? is (?:opposing|oppose|attack|attacked|face|faced) by THIS(?= )/,
    'your opponent',
    ['Monster'],
  ],
  [
    /^(?<if>(?:[^,]+ , )*)(?:any|each|a|the) (?:investigator|player|opponent)(?: (?:who|that))? is (?:opposing|oppose|attack|attacked|face|faced) by THIS (?=(?:must )?(?:lose|bury|discard|flip) )/,
    '<if> your opponent ',
    ['Monster'],
  ],
  [
    /^only (?<who>ally [^,]+?) (?:can|may) absorb (?:(?:the|any) )?(?:(?:value|point|attack|damage|loss)s? (?:of|from|by) )?(?:THIS|it)$/,
    'only <who> may defend against this card',
    ['Monster'],
  ],
  [
    /\b(?:have|include) (?:a|any) (?<a>(?!or\b)\S+(?: (?!or\b)\S+)?) or (?:a |any )?(?<b>\S+) among (?:the|their|its) defending ally(?=$| ,)/,
    'have a defending <a> or a defending <b>',
    ['Monster', 'Spell', 'Event'],
  ],
  [
    /\b(?:have|include) (?:a|any) (?<a>(?!or\b)\S+(?: (?!or\b)\S+)?) among (?:the|their|its) defending ally(?=$| ,)/,
    'have a defending <a>',
    ['Monster', 'Spell', 'Event'],
  ],
  [/\b(?:fight|fighting|stand|standing) (?:beside|alongside|with|together with) (?:THIS|it)(?= |$)/, 'in the same threat', ['Monster']],
  // ---------------------------------------------------------------- what its value is
  [
    /^(?:(?:its|the) value(?: of THIS)? is |value (?:is )?)(?<n>#|1) (?:if|while|when) (?<c>[^,;]+?)(?: ,| ;)? (?:otherwise|else|and)(?: ,)? (?:(?:its |the )?value (?:is |of )?|it is )?(?<m>#|1)(?: otherwise| if not)?$/,
    'while <c> , the value of this card is <n> . unless <c> , the value of this card is <m>',
    ['Monster', 'Ally'],
  ],
  [/^value (?:is )?(?<n>#|1) (?=(?:if|while|when|at|by) )/, 'the value of this card is <n> ', ['Monster', 'Ally']],
  [/^(?<head>.*\bif [^,]+?) or (?:if|when|while) (?=[^,]+$)/, '<head> or ', ['Monster', 'Ally']],
  [
    /^(?<head>(?!when)\S.* )when (?<a>[^,]*(?:is in|is at|in play)[^,]*?)(?: ,)? or when (?=[^,]+$)/,
    '<head> if <a> or ',
    ['Monster', 'Ally'],
  ],
  [/\bin the day(?:time)?(?= ?$| ,)/, 'by day', ['Monster', 'Ally']],
  // ---------------------------------------------------------------- what its victims' Weapons do
  [
    new RegExp(
      `^(?<when>${turnedUp} ,) (?:all |each |the )?(?<what>weapon (?:of|on|in) [^,;:]+?) (?:do not|cannot|may not) add (?:anything |any point )?to (?:its|their|the) (?:bearer 's )?values?(?: of [^,;:]+?)?${inThis}?$`,
    ),
    '<when> each <what> add nothing until the end of combat',
    ['Monster'],
  ],
  // ---------------------------------------------------------------- what becomes of it
  [
    /^THIS is not bury (?:at the end of|after|in) combat if (?:it|THIS) survive the cosmic battle (?:;|,|and|, and|but|, but) (?:instead ,? )?(?:return|put|take) it (?:back )?(?:to|in|into) your hand(?: instead)?$/,
    'when this card survive the cosmic battle : ( if this card would is bury in combat , return it to your hand instead ) until the end of combat',
    ['Monster'],
  ],
  [
    /^if (?:THIS|it) survive combat(?: ,)? (?:it|THIS) (?:remain|stay) in your threat(?: (?:for|during|in|until) the next round)?(?: (?:instead of|rather than)(?: is)? bury)?(?: ,)? (?:but|and|, but|, and) (?:you )?(?:must )?lose (?<n>#|1) sanity(?: point)?$/,
    'if this card would is bury in combat without full loss , instead : put this card into your threat , lose <n> sanity',
    ['Monster'],
  ],
  [
    /^instead(?: ,)? (?:put|place|return|leave|keep) (?:it|THIS) (?:back )?(?:in|into|to) your threat(?: (?:for|during|until) the next round)?$/,
    'instead , it remain in your threat for the next round',
    ['Monster'],
  ],
  [
    /^if (?:any |a |1 or more )?ally is (?:lose|kill|eliminate)(?: in combat)? (?:with|to|against|by) (?:THIS|it)(?: in combat)? , (?:it|they|that ally|those ally) is discard (?:instead of|rather than|and not)(?: is)? bury$/,
    'ally lose to this card is discard instead of bury',
    ['Monster'],
  ],
  [/(?<=\bTHIS cause )(?:the|a|any) loss of (?:any |some )?sanity(?= ,|$| to)/, 'sanity loss', ['Monster']],
  [
    /^(?:THIS )?may is (?:add|put|place) (?:to|into|in) your (?:directed )?threat(?: from your hand)? (?:during|in) combat(?: ,)? (?:by|if you|for) (?<how>bury|discard)(?:ing)? (?<what>(?:1|a) [^,;:]+?)$/,
    'this card may join the threat late for this cost ( <how> <what> )',
    ['Monster'],
  ],
  [
    /(?<=^(?:bury|discard) THIS (?:if|when) )(?<what>[^,]+?) is play (?:later|afterward|thereafter|subsequently)$/,
    '<what> is play',
    ['Monster', 'Event'],
  ],
  // ---------------------------------------------------------------- who plays it, and as what
  [
    /^(?<me>THIS )?(?:may|can) is use as a ally(?: (?:instead of|rather than) (?:as )?a monster)?(?= )/,
    'this card may is play as a ally',
    ['Monster'],
  ],
  [
    /^(?:THIS |it )?(?:may|can) only is (?<how>summon|control|play) by (?:a )?(?<what>corrupt|steadfast) (?:investigator|player)$/,
    'unless your investigator is <what> , this card cannot is <how>',
    ['Monster'],
  ],
  [
    /^(?:THIS |it )?(?:may|can) only is play (?:from|through|by use|use|with) (?:a|any) gate (?:in|at|of) (?:a|any) (?<where>[^,;:]+? )location$/,
    'this card may only is play at a <where> gate location',
    ['Monster'],
  ],
  [/(?<=\bmay is play )(?:directly |straight )?(?:in|into|to) your threat (?=from )/, '', ['Monster']],
  [/^if (?<what>[^,]+?) is play (?:later|afterward|thereafter|subsequently) ,(?= )/, 'when <what> is play ,', ['Monster', 'Event']],
  [
    /\bfor (?:the )?purposes? of (?:complete |play |fulfil |fulfill )?(?:a |any |your |all )?adventure(?=$| ,)/,
    'for adventure',
    ['Monster', 'Ally', 'Artifact', 'Tome'],
  ],
  [/^(?:THIS )?(?:(?:may|can) )?join no (?:other )?(?:monster|card)$/, 'cannot join monster', ['Monster']],
  [/^(?:THIS )?(?:never|do not|may not|cannot|can not|may never|can never)(?: ever)? join$/, 'cannot join monster', ['Monster']],
  [/(?<=^join [^,]+?)(?: ,)? (?<what>\S+)(?: alone)? (?:except|exclude)(?:ed|d)?$/, ' except <what>', ['Monster']],
  [
    /^(?:THIS |it )?(?:may is substitute for|may substitute for|may stand in for|may stand for|count as|is count as|may count as|may is use (?:as|for))(?: both| either)? (?:a |any )?(?<a>\S+)(?: ,)? (?:or|and) (?:for |as )?(?:a |any )?(?<b>\S+)(?: ,)?(?: (?:if|when|where|wherever|whenever) (?:another|a|any)(?: other)? card (?:ask|call)s? for (?:1|it|a|either|they|1 of they|that))?$/,
    'this card count as <a> . this card count as <b>',
    ['Monster'],
  ],
  [
    /^(?<lead>.+ as (?:a )?ally) \( (?:corrupt , (?<a>\S+)|(?<b>\S+) , corrupt) \)$/,
    '<lead> . if play as a ally , it have the corrupt and <a> <b> attribute',
    ['Monster'],
  ],
  [/(?<=\bwho have [^,]*on top of )the(?= story deck)/, 'their', ['Monster']],
  [
    /^(?<choose>(?:[^,:]+ , )?(?:you may )?)(?:choose|select|pick) (?<what>(?:1|a) (?:random )?[^,:;]+?)(?: ,)? and (?:add|move|put|place) (?:it|that monster) (?:to|into|in) your (?:own )?threat(?: (?:until|to) the end of (?:the |this )?combat| for (?:the (?:rest|remainder) of )?(?:this|the)? ?combat)?$/,
    '<choose> take <what> into your threat until the end of combat',
    ['Monster'],
  ],
  // ---------------------------------------------------------------- what befalls everybody
  [
    /(?<=\b(?:bury|discard|flip) (?!THIS\b|it\b)[^,]+?)(?: ,)? if (?:any|they have (?:any|1|1 left|any left)|any is)(?: (?:remain|is leave|leave|leaves|left|is left))?$/,
    '',
    ['Monster', 'Event'],
  ],
  [
    /^(?<while>(?:while [^,]+ , )?)(?:all|each|every|any) (?<where>[^,]*location)(?: in play)? (?:gain|have|acquire|bear)(?: the)? gate(?: attribute)?(?: ,)? and (?:such|these|those|the|their|its|each|all|any|that)(?: such)? gate (?:may|can) is (?:use|reuse) (?:more than once|again|repeatedly|any number of time|as often as (?:you|they|1) (?:like|wish))$/,
    '<while> each <where> gain the gate attribute . <while> the gate of each <where> may is use more than once',
    ['Monster'],
  ],
  [
    /^(?<when>(?:when|each time) )(?:a|any) spell is cast , (?:its|the|that spell 's) caster (?=(?:must )?(?:lose|gain|discard|bury|flip) )/,
    '<when> any player cast a spell , that player ',
    ['Monster', 'Event', 'Location'],
  ],
  [/\b(?:no 1|no one|nobody) (?=may gain sanity)/, 'no player ', ['Monster', 'Event']],
  [
    new RegExp(`(?<=\\btravel(?:_\\S+)? (?:event|card) may not is play)(?: ,| ;)? so ${everybody} must (?:always )?walk$`),
    '',
    ['Monster', 'Event'],
  ],
  [
    new RegExp(
      `^${everybody} (?<deed>(?:must )?(?:flip|bury|discard|lose|draw|gain) [^,]+?) (?:when|each time) they (?<when>(?:enter|arrive at|pass|play|cast|use|leave|walk|travel)\\b[^,]*)$`,
    ),
    'when any player <when> , that player <deed>',
    ['Monster', 'Event'],
  ],
  [/(?<=\b(?:enter|arrive at|travel to) )a new(?= location)/, 'a', ['Monster']],
  [
    new RegExp(`^${everybody} must play (?:all|each|any|every)(?: of)?(?: the)? (?:card|monster) (?:in|into|to|of) their threat face-up$`),
    'each player must keep their threat face-up',
    ['Monster', 'Event'],
  ],
  [
    /^(?:all |each |any )?(?:card|monster)s?(?: (?:in|into|to) (?:a|any|each|all) threat)? (?:must )?is play face-up$/,
    'threat must is keep face-up',
    ['Monster', 'Event'],
  ],
  // ---------------------------------------------------------------- what is passed by, and what does not help
  [
    /^(?<who>(?:THIS |it )?)ignore (?:all |any )?(?:card|monster) in (?:your opponent 's|the opposing|the opponent 's) threat(?: ,)?(?: and)? (?:it )?(?:move|go|proceed|strike|attack|pass)(?: directly| straight)?(?: on)?(?: (?:to|at))? (?:the |your opponent 's )?(?:defending ally|defender|ally)(?: directly)?$/,
    '<who> bypass the opposing threat',
    ['Monster'],
  ],
  [
    /(?<=^(?:[^,]+ , )*(?:you|THIS|it) may (?!not|bypass)[^,]+?)(?: ,)? (?:at your option|at your discretion|if you (?:wish|like|so wish|so desire|desire)|as you (?:wish|like))$/,
    '',
    ['Monster'],
  ],
  [/\bdefending against your (?:directed )?threat(?= ?$| ,)/, 'who defend against this card', ['Monster']],
  [/(?<=\b(?:bury|discard) THIS) from your threat(?= )/, '', ['Monster']],
  [
    /^(?:(?:all|any|each|every|no) )?(?:opposing |defending |your opponent 's (?:defending )?)?(?<ally>ally) (?:may not|cannot|do not) (?:use|benefit from|gain (?:anything |any benefit )?from)(?: any| their)? (?<weapon>weapon) (?:when defending |when they defend |to defend |while defending )?against (?:THIS|it)$/,
    "when reveal , each <weapon> of your opponent 's defending <ally> add nothing until the end of combat",
    ['Monster'],
  ],
  [
    /^when (?:they )?(?:defend|defending|fight|fighting)(?: against)? (?:THIS|it) , your opponent 's (?:defending )?(?<ally>ally) (?:may not|cannot|do not) (?:use|benefit from|gain (?:anything |any benefit )?from)(?: any| their)? (?<weapon>weapon)$/,
    "when reveal , each <weapon> of your opponent 's defending <ally> add nothing until the end of combat",
    ['Monster'],
  ],
  [
    /^(?:(?:all|each|every|any)(?: of)? )?(?:your opponent 's )?(?:defending )?(?<ally>ally) (?:each )?(?<does>(?:add|gain|lose|subtract) [^,;]+?) (?:when|while|if) (?:they )?(?:is )?(?:fight|fighting|face|facing|oppose|opposing)(?: against)? (?:THIS|it)(?: ,)?(?: but)?(?<least> \( minimum [^)]+\))?$/,
    'each opposing <ally> <does> <least>',
    ['Monster'],
  ],
  [
    /(?: ,)? (?:but |though )?(?:no|never) ally (?:can|may) is (?:reduce|lower) (?:below|to less than) (?<n>1|#)$/,
    ' ( minimum of <n> )',
    ['Monster', 'Event'],
  ],
  // ---------------------------------------------------------------- what players do under a god
  [
    /^(?:any|each|a|every) (?:player|investigator) who (?<does>(?:bury|discard|lose) (?:a|any|1) [^,]+?) (?=(?:must )?(?:lose|gain|bury|discard|flip) )/,
    'when any player <does> , that player ',
    ['Monster', 'Event'],
  ],
  [
    /^the first (?:player|investigator) (?:to|who) pass(?: (?:in|during) (?:a|each|any|the) round| each round)? (?:must )?(?<deed>(?:lose|gain|bury|discard|flip) [^,]+)$/,
    'when any player pass , that player <deed> , once a round',
    ['Monster', 'Event'],
  ],
  [
    /^(?:only |just )?(?:a single|1) pass (?:will )?end (?:the|a|each) round$/,
    '1 pass is need to end a round',
    ['Monster', 'Event', 'Location'],
  ],
  [
    /^(?:only |just )?(?:a single )?(?<n>#|1) pass (?:is |are )?(?:need|require|enough|sufficient) to end card play(?: in (?:a|the|each) round)?$/,
    '<n> pass is need to end a round',
    ['Monster', 'Event', 'Location'],
  ],
  [
    /^the (?:sanity |casting )?cost of (?:all|each|every|any) spell (?=is (?:double|halve))/,
    'the casting cost of each spell ',
    ['Monster', 'Event', 'Location'],
  ],
  [
    /^(?:all |any )?(?<where>[^,]*location) (?:may not|cannot) is (?:enter|visit|reach)(?<so>(?: while [^,]+)?)$/,
    'no player may play a <where> <so>',
    ['Monster', 'Event'],
  ],
  [/(?<=\bjoin (?:1 another|each other)) (?:freely|at will|as if they were of a kind)$/, '', ['Monster']],
  [
    /^(?<head>(?:all |any |each )?(?<what>[^,]*event)(?: in play)? is bury)(?: ,)? and no (?:more|further|other)(?: of (?:they|them|these))?(?: event)? may is play$/,
    '<head> . no player may play <what>',
    ['Monster', 'Event'],
  ],
  [new RegExp(`^${everybody} must (?:always )?walk$`), 'each player may only walk to new location', ['Monster', 'Event']],
  [new RegExp(`^${everybody} (?:may|can) play no (?=[^,]+$)`), 'no player may play ', ['Monster', 'Event']],
  [
    /^if (?:its|the) full value (?:of THIS )?is not absorb(?: in combat)? ,(?= )/,
    'unless it absorb its full value in combat ,',
    ['Monster'],
  ],
  // ---------------------------------------------------------------- what it is worth, and against whom
  [/^(?:(?:THIS|it) is )?worth (?<n>#|1)(?: point)? (?=(?:while|if|when|at night|by day))/, 'the value of this card is <n> ', ['Monster']],
  [
    /^(?:when|if|while) (?:THIS|it) (?:attack|is direct(?:ed)? (?:at|against)|fight|face|oppose) (?:a|any|the) (?:investigator|opponent|player) (?:(?:who|that) is )?(?<where>(?:in|at) [^,;]+?|inside|outside|underground|underwater) ,(?= )/,
    'if your opponent is <where> ,',
    ['Monster'],
  ],
  [
    /(?<=.) (?:when|if|while) (?:THIS|it) (?:attack|is direct(?:ed)? (?:at|against)|fight|face|oppose) (?:a|any|the) (?:investigator|opponent|player) (?:(?:who|that) is )?(?<where>(?:in|at) [^,;]+?|inside|outside|underground|underwater)$/,
    ' if your opponent is <where>',
    ['Monster'],
  ],
  [
    /^(?:whoever|anyone who|(?:a|any|each|the|that) (?:player|opponent|investigator) who) (?:have )?lose (?:any )?sanity (?:to|because of|from|through) (?:THIS|it)(?: ,)? (?:must )?/,
    'when this card cause sanity loss , your opponent must ',
    ['Monster'],
  ],
  [
    /\b(?:1|a) of your opponent 's random (?=(?:defending )?(?:ally|artifact|tome|weapon|spell))/,
    "1 random of your opponent 's ",
    ['Monster'],
  ],
  [
    /\bif (?<where>\S+) is your current location or (?:your opponent 's|that of your opponent)(?= ?$| ,)/,
    'if you or your opponent is at <where>',
    ['Monster'],
  ],
  [/(?: ,| ;) (?:all )?others? (?:lose|suffer) (?:none|nothing|no loss)$/, '', ['Monster', 'Event']],
  [/(?<=\bwith (?:fewer|less) than # sanity(?: point)? lose (?:1|#)) more(?= ?$| at| when)/, ' sanity', ['Monster', 'Event']],
  [
    /^(?<when>(?:when|each time) )(?:a|any) (?<what>(?!spell)[^,]+?) is play , (?:that player|its player|the player who play it|its owner) (?=(?:must )?(?:lose|gain|discard|bury|flip|draw) )/,
    '<when> any player play a <what> , that player ',
    ['Monster', 'Event'],
  ],
  [
    /^(?:each|all|any|every)? ?(?<ally>ally) (?:(?:who|that) is )?lose in combat(?: while THIS is in play)? is (?<how>discard) (?:instead of|rather than)(?: is)? bury$/,
    'if a <ally> of any player would is bury in combat , discard it instead',
    ['Monster'],
  ],
  [
    /(?<=\bunless )(?<what>(?:a|any) [^,]+?) is their current location$/,
    'their current location is <what>',
    ['Monster', 'Event', 'Location'],
  ],
  // ---------------------------------------------------------------- both sides of a Combat
  [
    /\bof (?:a|any|the) (?:opponent|investigator|player) (?:(?:that|whom|who) )?(?:it|they|THIS) (?:have )?attack(?:ed)?(?= ?$| ,)/,
    'of your opponent',
    ['Monster'],
  ],
  [
    /(?<how>bury|discard) (?<what>(?:all|each|every) (?!other|but|[^,]*\b(?:ally|weapon|artifact|tome|spell)\b)[^,]+?) in (?:the same|this|that) (?:combat|battle)$/,
    '<how> <what> in your threat and <how> <what> in the opposing threat',
    ['Monster'],
  ],
  [
    /\byour opponent lose (?:any|a) ally in (?:this )?combat and (?:could|can) not survive (?=\S+$)/,
    'your opponent have lose a ally in this combat and cannot survive ',
    ['Monster'],
  ],
  [
    /\byour opponent lose (?:any|a) ally in (?:this )?combat and cannot survive (?=\S+$)/,
    'your opponent have lose a ally in this combat and cannot survive ',
    ['Monster'],
  ],
  [
    /^instead of bury (?:it|THIS) , begin the next round with 1 THIS in your threat if (?=your opponent have lose)/,
    'begin the next round with this card in your threat if ',
    ['Monster'],
  ],
  // ---------------------------------------------------------------- told of one that is Summoned
  [
    /^(?:(?:instead of|rather than) attack(?:ing)? , )?(?:a |any |each )(?<how>summon(?: or control)?|control(?: or summon)?) THIS (?<may>may|can) (?=is use|carry|bear|take|transport|travel|serve)/,
    'if <how> , this card <may> ',
    ['Monster'],
  ],
  [
    /^(?<do>you may travel to [^,;]+?) (?:by|when|while|after) (?<how>summon(?: or control)?|control(?: or summon)?)(?:ing)? (?:THIS|it)$/,
    'if <how> , <do>',
    ['Monster'],
  ],
  [
    /^(?<add>(?:add|subtract) (?:#|1)(?: point)? (?:to|from)) the value (?=for (?:each|every) |if |when |while )/,
    '<add> its value ',
    ['Monster'],
  ],
  [
    /(?<=\bfor (?:each|every) [^,]+? in play)(?: ,)? (?:no matter|regardless of) (?:whose(?: it is)?|who (?:own|control|have|play)s? (?:it|they)|the? ?owner)$/,
    ' of any player',
    ['Monster', 'Ally'],
  ],
  [
    /^if (?<c>[^,]+?)(?: (?:when combat (?:end|is over)|at the end of combat|after combat))? , (?:do not bury (?:THIS|it)|(?:THIS|it) is not bury)(?: after combat)?(?: ,| ;)?(?: and| but)?(?: instead(?: ,)?)? (?:leave|keep|put|place|it remain|it stay) (?:it )?in your threat(?: (?:for|until) the next round)?$/,
    'while <c> , if this card would is bury in combat , instead : put this card into your threat',
    ['Monster'],
  ],
  [
    /^(?:(?:your opponent|opponent) (?:may not|cannot)|no opponent (?:may|can)) (?:use|cast) (?<spell>spell)s? (?:on|against|at|upon) (?:THIS|it)$/,
    "this card cannot is the target of your opponent 's <spell>",
    ['Monster'],
  ],
  // ---------------------------------------------------------------- who is spared under a god
  [
    new RegExp(
      `^${everybody} (?<deed>(?:must )?(?:lose|bury|discard|flip) [^,]+?) (?<when>at the (?:start|end) of (?:each|their|each of their|a) (?:turn|round)) (?:unless they is|(?:while|if|when)(?: they is)? not) (?<where>(?:at|in) (?!play)[^,]+)$`,
    ),
    'each player not <where> <deed> <when>',
    ['Monster'],
  ],
  [/\bally at value (?=#|1)/, 'ally of value ', ['Monster', 'Event']],
  [/^night (?:fall|have fall|descend|have descend)$/, 'it is night', ['Monster']],
  [/(?<=\btravel (?:to|card) .+)(?: ,| ;)(?: and)? do not attack(?: with (?:it|THIS))?$/, '', ['Monster']],
  // ---------------------------------------------------------------- where it needs no Gate, and what it is then
  [
    /^(?<play>(?:THIS )?may is play as (?:a )?ally (?:at|in) [^,()]+?) (?:if|while|when) (?<if>[^,()]+?) (?<gate>\( use (?:the |that |its )?gate \))$/,
    'if <if> , <play> <gate>',
    ['Monster'],
  ],
  [/^THIS (?<where>(?:in|at) [^,]+?) need no gate(?: to is play)?$/, '<where> , this card may is play regardless of the gate', ['Monster']],
  [/^(?:THIS )?need no gate(?: to is play)?$/, 'this card may is play regardless of the gate', ['Monster']],
  // ---------------------------------------------------------------- who sees it
  [
    /^(?:(?:your opponent 's )?(?:defending )?ally|your opponent) (?:cannot|do not|may not) see THIS (?=unless |if |while |when |at night|by day)/,
    'this card is invisible ',
    ['Monster'],
  ],
  [
    /(?<=\blose (?:#|1) sanity(?: point)?) (?:in addition to|besides) (?:any |all |the )?other (?:loss|loss of sanity|sanity loss)(?= ?$| if| when| ,)/,
    '',
    ['Monster', 'Event'],
  ],
  [/(?<=^(?:the )?(?:minimum|maximum)) hand(?: size)?(?= of )/, '', ['Monster', 'Event', 'Location']],
  [
    new RegExp(
      `^${everybody} (?<not>not )?(?<where>inside|outside|underground|underwater) (?<when>at the (?:start|end) of (?:a|each|the|any) round) (?=(?:must )?(?:lose|bury|discard|flip) )`,
    ),
    '<when> , each player who is <not> <where> ',
    ['Monster', 'Event'],
  ],
  [
    /(?<=^if (?:summon|control)[^,]* , .*\btravel .*)(?: ,)? (?:instead of|rather than) attack(?:ing)? (?:your |a |the )?opponent$/,
    '',
    ['Monster'],
  ],
  [
    /^if (?:it|THIS) is not (?:fully |completely |wholly )?absorb(?:ed)?(?: (?:in|during) combat)? , (?:return|put|place|keep|leave) (?:it|THIS) (?:back )?(?:to|in|into) your threat(?: (?:for|until) the next round)?$/,
    'unless it absorb its full value in combat , begin the next round with this card in your threat',
    ['Monster'],
  ],
  [
    new RegExp(
      `^(?:while THIS is in play , )?${everybody} (?<deed>(?:must )?(?:lose|bury|discard|flip) [^,]+?) (?<when>at the (?:start|end) of (?:each|their|each of their|a) (?:turn|round)) unless they can survive (?<in>\\S+)$`,
    ),
    'each player who cannot survive <in> <deed> <when>',
    ['Monster'],
  ],
  [
    /^(?:each|all|every) (?<where>(?:[^, ]+ ){0,2}location) (?:become|count as|is)(?: a)? gate(?: location)?$/,
    'each <where> gain the gate attribute',
    ['Monster', 'Event'],
  ],
]
