/** Spells, Tomes and Artifacts: when they are cast or used, what they aim at, what is looked at, what their bearer becomes, where their use leads. */

import type { Clause } from '../clauses.ts'
import type { Self } from '../reading.ts'

const num = '(?:#|1)'
const spell: readonly Self['type'][] = ['Spell']
const goods: readonly Self['type'][] = ['Artifact', 'Tome', 'Ally']
const borne: readonly Self['type'][] = ['Artifact']
const used: readonly Self['type'][] = ['Artifact', 'Tome', 'Ally', 'Spell']
const left = '(?:you|your investigator) (?:may|can)'

// ---------------------------------------------------------------- when a Spell is cast
const casting =
  '(?:THIS is (?:cast|use)|you (?:cast|use|begin|chant|speak|read|intone) (?:THIS|THING|it)|it is cast|cast(?:ing)? (?:THIS|it)|(?:THING|the (?:chant|rite|ritual|spell|casting)) (?:is speak|begin|is begin))'
const cast: readonly Clause[] = [
  [/^(?:THIS is )?(?:only )?(?:in|during) combat(?: only)?$/, 'may only is cast during combat', spell],
  [
    /^(?:only is (?:cast|use)|(?:THIS )?is (?:cast|use) only|(?:for )?use only|only use|cast (?:THIS )?only|only cast|castable only) (?:in|during) combat$/,
    'may only is cast during combat',
    spell,
  ],
  [
    /^(?:THIS )?(?:(?:(?:is )?not to is|may not is|cannot is|may never is|must not is|is not|is never(?: to is)?) (?:cast|use)|(?:do not|never|you (?:may not|cannot)) (?:cast|use)(?: THIS| it)?) (?:in|during) (?:a |any )?combat$/,
    'this card may not is cast during combat',
    spell,
  ],
  [
    /^(?:THIS )?(?:may|can) (?:only is cast|is cast only) (?:outside|out of|except in|when not in|when you is not in)(?: of)? (?:a |any )?combat$/,
    'this card may not is cast during combat',
    spell,
  ],
  // "If it is Night when this Spell is cast": a Spell asks when it is cast.
  [new RegExp(`(?<=^(?:if|while|unless) [^,]+?)(?: ,)? (?:when|as|while|at the time(?: that| when)?) ${casting}(?= ,|$)`), '', spell],
  [/(?<=^(?:if|while|unless) [^,]+?)(?: ,)? at the time(?: of (?:cast|casting|use))?(?= ,|$)/, '', used],
  [/(?<=\b(?:if|unless) [^,]+?)(?: ,)? at (?:the|that) time$/, '', used],
  [
    /(?<=^if .+) , in (?:whatever|any|whichever|either) (?:translations?|versions?|editions?|tongues?|forms?|language|copy|copies) ,(?= (?:is|have) )/,
    '',
  ],
  [/ \( (?:in )?(?:whatever|any|whichever) (?:translations?|editions?|forms?|copy|copies) \)/, ''],
  // What is told to mark who was aimed at.
  [/^(?:rotate|turn) (?:the|that) (?:card|ally)(?: sideways| crosswise)? ; /, '', ['Spell', 'Event']],
]

// ---------------------------------------------------------------- what is aimed at
const phobia = '(?:(?:the|that|this) phobia|it)'
const handsOn = '(?:cause|let|make|have|get|force)'
const aims: readonly Clause[] = [
  [
    /(?<=\bflip (?:face-down )?[^,:;]*\btome\b[^,:;]*?)(?: ,)? (?:with|and|together with|along with)(?: (?:all|any|every|each)(?: of)?)?(?: (?:its|the|their))? spell(?: (?:in|within|hold by) (?:it|they|them)| (?:that )?(?:it|they) (?:hold|contain))?(?=$| ,| face-down)/,
    '',
  ],
  [
    /\b(?:place|put|lay|add|bring) (?<n>1|a|any 1) (?<is>(?:\S+ )?spell) (?:from|in) your (?<z>story deck|hand|discard pile) (?:in|into|to|with) (?:1|any|a|any 1)(?: of)? your tome(?:s)?\b/,
    'play <n> <is> from your <z>',
  ],
  [
    new RegExp(
      `\\b(?:either )?bury (?<n>1|a|any 1)(?: of the)? phobia(?: event)? (?:that |which )?(?:now |currently )?affect (?:you|your investigator)(?: ,)? or (?:else )?${handsOn} (?:it|1|1 of (?:they|them)|that phobia|1 such phobia|the phobia)(?: to)? affect (?<who>(?:a|1|any|any 1|your|another) (?:opponent|player)(?: of your choice)?)(?: instead)?(?: of you)?$`,
    ),
    'bury <n> phobia that affect you or let <n> phobia that affect you affect <who>',
  ],
  [
    new RegExp(
      `\\b${handsOn} (?<what>(?:1|a|any 1|all|#)(?: of the)? phobia(?: event)? (?:that |which )?affect (?:you|your investigator)) to affect (?<who>(?:a|1|any|any 1|your|another) (?:opponent|player)(?: of your choice)?)(?: instead)?(?: of you)?(?<while>(?: until .+| for the .+)?)$`,
    ),
    'let <what> affect <who> <while>',
  ],
  [
    new RegExp(`^(?<while>until [^,]+?|for the (?:rest|remainder) of [^,]+?)(?: ,)? (?<what>${phobia}) affect (?<rest>.+)$`),
    '<what> affect <rest> <while>',
  ],
  // "Bury his Current Location, if it is no City": asked of where he is.
  [
    /^(?<how>bury|discard) (?<whose>your opponent 's|a opponent 's|1 opponent 's|any opponent 's|their) current location(?: ,)? (?:if it (?:do not (?:have|bear|feature|show|contain)|is not|have no|lack)|unless it (?:have|bear|feature|show|is|contain)) (?:the |a |any )?(?<attr>[a-z_-]+)(?: attribute| symbol| location)?$/,
    "if your opponent is not at a <attr> location , <how> your opponent 's current location",
  ],
  [
    /^(?<how>bury|discard) (?<whose>your opponent 's|a opponent 's|1 opponent 's|any opponent 's|their) current location(?: ,)? (?:if|provided(?: that)?) it (?:have|bear|feature|show|is|contain) (?:the |a |any )(?<attr>[a-z_-]+)(?: attribute| symbol| location)?$/,
    "if your opponent is at a <attr> location , <how> your opponent 's current location",
  ],
  [
    new RegExp(
      `(?<=\\baffect [^,]*)(?: ,)? (?:just )?as (?:if|though) (?:${phobia}|they) (?:have )?(?:first |originally )?(?:is )?(?:play|lay|put|cast) (?:on|against) (?:them|they|it|that (?:player|opponent|investigator)|their investigator)(?: instead)?$`,
    ),
    '',
  ],
  [
    new RegExp(
      `(?<=^(?:[^,]+ , )?)(?<what>${phobia}|[^,]*\\bphobia\\b[^,]*?) (?:torments?|haunts?|troubles?|plagues?|afflicts?|oppress(?:es)?|besets?|gnaws?|preys?|burdens?|turns?|fasten|fastens)(?<in>(?: instead)?)(?: (?:at|on|to|itself on))? (?<who>(?:the investigator of )?(?:1|a|any|any 1|your|that) opponent(?: of your choice)?)`,
    ),
    '<what> affect <who> <in>',
  ],
  [/(?<=\baffect )the investigator of (?=(?:1|a|any|any 1|your|that) opponent)/, ''],
  [
    /(?<=\b(?:bury|flip|return|choose|control|discard|steal|take|affect) [^,;]*?) \( (?:with|include|including|counting|count) (?:any |its |their |all )?weapon(?: include)? \)/,
    '',
  ],
  [
    /(?<=\b(?:bury|flip|return|choose|control|discard|steal|take|affect) [^,;]*?) (?:with|include|including|counting|count) (?:any|its|their|all) weapon(?= (?:is|of)\b|$)/,
    '',
  ],
  [
    /\b(?:whose|with a) value (?:(?:in|at) (?:the|this|that) moment |current )?is (?<n>#|1) or (?<less>less|more|fewer)/,
    'of value <n> or <less>',
  ],
  [/\bfeature(?= (?:(?:the|a|no|any) )?\S+(?: \S+)? (?:attribute|symbol|icon)\b)/, 'have'],
  [
    /^(?<how>bury|discard) (?:each|any|every|all)(?: of the)? card (?:that lie )?(?:beneath|below|under) (?:it|THIS|that location|the location) (?:that is not|except|which is not)(?: a)? location until (?<up>.+)$/,
    '<how> card until <up>',
  ],
  [
    /^(?:it|they|THIS|this (?:effect|power|use|ability)) (?=(?:do not|cannot|may not) (?:affect|apply to|work (?:on|against)) (?!you|your opponent))/,
    'this ',
    ['Artifact', 'Spell'],
  ],
  [/^this (?:cannot|may not) (?=affect|apply to|work)/, 'this do not ', ['Artifact', 'Spell']],
]

// ---------------------------------------------------------------- what is called off
const foes = '(?:a|any|1|any 1|your|the) opponent'
const answering: readonly Self['type'][] = ['Spell', 'Artifact', 'Ally', 'Tome']
const theSpell = '(?:it|(?:the|that|this)(?: cancel)? (?:spell|card))'
const fromSome = '(?:(?:(?:have )?is )?(?:cast|hold|keep|know)(?: (?:from|in|by|out of|with))?|is (?:in|from)|come from|lie in) (?:a|any|1)'
const withAll =
  '(?: and (?:everything|anything|all(?: of)?(?: the| its)? spell|all|any spell|its(?: other)? spell|each spell|the(?: other)? spell|whatever)(?: (?:(?:is |hold )?(?:in|within|by) it|it (?:hold|contain)))?)?'
const holds = '(?:tome|ally|artifact)'
const holders = `${holds}(?: or (?:a |an )?${holds})*`
/** What the Spell was cast from; "flip that card" is no word about the Spell, which lies face-up until it is gone. */
const holder = `(?:(?:the|that|its|this) ${holds}(?: or (?:the |that )?${holds})*|(?:its|the) (?:holder|bearer|caster))`
const calledOff: readonly Clause[] = [
  [/\b(?:that|the) spell 's tome\b/, 'the tome it is cast from', ['Spell', 'Event', 'Artifact', 'Ally']],
  [
    new RegExp(
      `^(?:if|when|whenever|should) (?<who>${foes}) (?<done>play|cast|use) (?<what>(?:a|any|1) [^,]+?) (?:(?:that|which) (?:would )?(?:affect|target|harm) you|(?:on|against|at) you) , (?:${left} )?(?<pay>(?:bury|discard|flip) THIS(?: face-down)?)(?: ,)? (?:to|and) cancel (?:it|its effect|that \\S+|the \\S+|the effect of (?:it|that \\S+))$`,
    ),
    '<pay> to cancel <what> <done> by <who> against you',
    answering,
  ],
  [/(?<=\bcancel (?:any|a|1|any 1) )(?<a>spell|event)(?: ,)? or (?:any |a |1 |any 1 )?(?<b>event|spell)(?= |,|$)/, '<a> or <b>'],
  [/(?<=\bcancel [^,]*\bexcept [^,]*) ,(?= (?:that|which) )/, ''],
  [
    /(?<=\bcancel .*\bexcept )(?:a |any )?(?<a>day|night|star|storm)(?: event)? or (?:a |any )?(?<b>day|night|star|storm)(?: event)?(?= (?:that|which|cast|play|,)|$)/,
    '<a> event or <b> event',
  ],
  [
    new RegExp(
      `(?<=\\bcancel .*?)(?: ,)? (?:that|which) (?:have )?(?:is )?(?<done>cast or play|play or cast|cast|play) by (?<who>${foes}) and (?:that |which )?affect (?:you|your investigator)(?: or (?:any of )?your ally)?$`,
    ),
    ' <done> by <who> against you',
  ],
  // "If the Spell was cast from a Tome, you may flip that Tome face-down."
  ...(
    [
      [`${left} `, 'you may : ( <do> what hold that card <face> )'],
      ['', '<do> what hold that card <face>'],
    ] as const
  ).flatMap(([may, done]): readonly Clause[] => [
    [
      new RegExp(
        `^if ${theSpell} ${fromSome} (?<t>${holders})(?: of (?:your|a|any|that) opponent)? , ${may}(?<do>flip|bury|discard) (?:that card(?<= flip that card)|${holder})${withAll}(?<face>(?: face-down)?)$`,
      ),
      `if what hold that card is a <t> , ${done}`,
      answering,
    ],
    [
      new RegExp(
        `^${may}(?<do>flip|bury|discard) (?:the|any) (?<t>tome) (?:(?:from|in|out of) which (?:it|(?:the|that|this)(?: cancel)? spell)|that (?:hold|contain) (?:it|the spell)|(?:it|the spell))(?: (?:is|have is) (?:cast|hold|keep)(?: from)?)?(?<face>(?: face-down)?)$`,
      ),
      `if what hold that card is a <t> , ${done}`,
      answering,
    ],
  ]),
  [
    new RegExp(
      `^if ${theSpell} ${fromSome} (?<t>${holders})(?: of (?:your|a|any|that) opponent)? , (?:that card(?= is flip)|${holder})${withAll} is (?<do>flip|bury|discard)(?<face>(?: face-down)?)$`,
    ),
    'if what hold that card is a <t> , <do> what hold that card <face>',
    answering,
  ],
  [
    /(?<=\bcancel .*?)(?: ,)? (?:that|which) (?:would )?(?:affect|target|harm) (?:you|your investigator)(?: or (?:any of )?your (?:ally|card))?$/,
    ' play or cast against you',
  ],
]

// ---------------------------------------------------------------- what another player has to choose
const target =
  '(?:your opponent|target opponent|(?:a|1|any|any 1|the|that) opponent|each (?:player|opponent|investigator|other player)|that player)'
const deed = '(?=(?:bury|discard|lose|flip|pay|return|reveal|show|play|draw) )'
const choosing: readonly Clause[] = [
  [
    new RegExp(
      `^(?<head>(?:[^,:]+ , )?)(?<who>${target}) (?:must )?(?:choose|decide)(?: (?:1|whether|between|either|1 of the follow|1 of #|1 of the #|for (?:themselves|himself)))*(?: ,| ;)? ?:? ?(?:to |either |whether |\\( ?a ?\\) )?${deed}(?<a>[^:;]+?)(?: ,| ;)? or (?:to |else )?${deed}(?<b>[^:;]+)$`,
    ),
    '<head> <who> must either <a> or <b>',
  ],
  [
    new RegExp(
      `^(?<head>(?:[^,:]+ , )?)(?<who>${target}) (?:have|is give|is leave) (?:the|a) choice (?:of|between|to)(?: either)? ${deed}(?<a>[^:;]+?)(?: ,)? (?:or|and) (?:of |to )?${deed}(?<b>[^:;]+)$`,
    ),
    '<head> <who> must either <a> or <b>',
  ],
]

// ---------------------------------------------------------------- decks that are looked at
const looks: readonly Clause[] = [
  [
    /\b(?<of>of|from) (?:any 1|any|1|a|either|1 player 's|a player 's|any 1 player 's)(?: player 's)? mythos deck(?= |$)/,
    "<of> any player 's mythos deck",
  ],
  [/(?<=\b(?:look at|look through|see|view|inspect) )the (?<n>#|1)? ?(?:card )?(?:on|at) (?:the )?top of (?=\S)/, 'the top <n> card of '],
  [
    /\b(?:inspect|examine|scan|view|peer at|peek at|glance at|study) (?=(?:the top|a opponent 's hand|your opponent 's hand|any opponent 's hand|1 opponent 's hand|the hand of|your mythos deck|a opponent 's threat|your opponent 's threat|1 opponent 's threat))/,
    'look at ',
  ],
  [
    /^(?<how>discard|bury) (?:any )?(?<n>1)(?: of (?:they|them|that card))?(?: ,)?(?: and)? (?:put|return|replace|place) the (?:others?|rest|remaining card)(?: back)?(?: on top| where they is)?(?: in (?:the |their )?(?:same|original|former|old|present) order)?$/,
    '<how> 1 of them',
  ],
  [
    /(?<=\blook at [^,]*mythos deck(?: , .*| .*)?)(?: ,)?(?: and)? (?:put|return|replace|place) (?:they|them|it|the others?|the rest|the remaining card)(?: back)?(?: on top)? in (?:the |their )?(?:same|original|former|old|present) order$/,
    '',
  ],
  [
    /^(?:put|return|replace|place) (?:they|them|the others?|the rest|the remaining card)(?: back)?(?: on top)? in (?:the |their )?(?:same|original|former|old|present) order$/,
    'replace the others',
  ],
  // What was sought is taken, and the deck shuffled.
  [
    /(?<deed>\bsearch your mythos deck for (?:any )?(?:1|a|any|#) [^,]+?)(?: ,)? (?:and )?(?<how>put|place|take|add|return|keep|bring) (?:it|they|them|that card|the card) (?<into>in|into|to) your hand(?: ,)?(?: and)? (?:shuffle|reshuffle)(?: (?:it|the deck|that deck|your deck|your mythos deck))?$/,
    '<deed> and place it in your hand , and shuffle your mythos deck',
  ],
  [
    /^(?:shuffle|reshuffle)(?: (?:it|they|that deck|the deck|your deck))?(?: after(?:wards?)?| when (?:do|finish)| when you is do)?$/,
    'shuffle your mythos deck',
  ],
]

// ---------------------------------------------------------------- how many
const counts: readonly Clause[] = [
  [/\( (?:exclude|without|ignore|not (?:include|count)) (?:any |its |their |the )?weapon \)/, '( without weapon )'],
  [/\bdraw (?:a number of card|card) from your mythos deck equal to/, 'draw a number of card equal to'],
  [/\bdraw (?:as many|that many) card from your mythos deck as\b/, 'draw as many card as'],
  [/\bdraw 1 card from your mythos deck for each\b/, 'draw 1 card for each'],
  [
    new RegExp(
      `(?<=\\b(?:draw|gain|lose)\\b.*\\b(?:as|each|equal to) .+)(?: ,| \\()? (?:but )?(?:never|not|no) (?:more|over|above|beyond)(?: than)? (?<n>${num})(?: card| ${'sanity'}| point)?(?: \\))?$`,
    ),
    ' , up to <n>',
  ],
  [/\b(?<do>add|gain|get|receive) (?<n>#|1) (?:more|additional|extra|further) point\b/, '<do> <n> point', goods],
]

// ---------------------------------------------------------------- whom a card is given to, and what he becomes by it
const him = '(?:the bearer|ally|the ally|that ally|its bearer|they)'
const before =
  '(?:whatever|no matter what|regardless of what|regardless of (?:what|whether)) (?:they|it|that ally|the ally) (?:is|have is|may have is)(?: (?:before|previously|until|earlier))?'
const beside =
  '(?:besides|and|as well as|along with|on top of)(?: (?:any|all|all of|its|their|the|whatever))?(?: (?:other|own|usual|normal|present|print|existing))*(?: attribute| else (?:they|it) is)(?: (?:that )?(?:they|it) (?:have|bear))?'
const given: readonly Clause[] = [
  [new RegExp(`(?: ,)? ${before}(?: ,)?(?=$| and | \\.| ,)`), '', borne],
  [new RegExp(`(?<=\\b(?:is|become|gain) .+?)(?: ,)? ${beside}$`), '', borne],
  [
    new RegExp(`^(?<who>${him}) (?:is|become|turn into|count as|is count as|is consider)(?: to is)? a (?<attr>[a-z]\\S*)$`),
    '<who> gain the <attr> attribute',
    borne,
  ],
  [
    new RegExp(`^(?<who>${him}) (?:gain|have|acquire|bear|receive) the attribute(?: of)? (?:a )?(?<attr>[a-z]\\S*)$`),
    '<who> gain the <attr> attribute',
    borne,
  ],
  // "For as long as this card stays face-up" is as long as it says anything.
  [/(?: ,)? (?:for )?while (?:THIS|it) (?:stay|remain|is|lie) face-up(?: and in play)?(?=$| ,)/, '', goods],
  [/^(?:for )?while (?:THIS|it) (?:stay|remain|is|lie) face-up(?: and in play)? ,/, '', goods],
]

const bears = '(?:bears?|wears?|carry|carries|holds?|has|have|wields?|keeps?|is with|uses?)'
const worn: readonly Clause[] = [
  [
    /^(?:THIS |it )?(?:may|can|must) is (?:carry|bear|wear|hold|use|wield) by (?<who>(?:any |1 |any 1 |a |1 of your |any of your |any 1 of your |your )(?:[a-z_]+ )?ally)(?<rest>(?: , (?:who|and they) .+)?)$/,
    'give this card to <who> <rest>',
    borne,
  ],
  [/^(?<g>give THIS to [^,:;]+?ally) , (?:who|and they) /, '<g> . that ally ', borne],
  [
    /^it (?:may|can) is (?:pass|give|assign|hand|transfer|move|lend) (?:on )?to (?<rest>(?:another|a different|any other) .*(?:turn|ally))$/,
    'this card may is give to <rest>',
    borne,
  ],
  [
    /^if (?:ally|the ally|that ally|its bearer|they) is (?:lose|bury|discard|bury or discard|discard or bury) , (?:you (?:may|can) (?:keep|retain|take back|recover) (?:THIS|it|THING|the (?:card|artifact))|you (?:may|can) take (?:THIS|it|THING|the (?:card|artifact)) back|(?:THIS|it|THING|the (?:card|artifact)) (?:remain|stay|return) (?:in play|with you|to your (?:investigator|side))|keep (?:THIS|it|THING|the (?:card|artifact)))(?: for (?:your investigator|yourself))?$/,
    'if ally is lose , keep this card',
    borne,
  ],
  [
    /^if it is (?:with|bear by|carry by|wear by|hold by) (?:a|an|the) ally and (?:that ally|they) is (?<how>lose|bury|discard|bury or discard) , /,
    'if ally is <how> , ',
    borne,
  ],
  [
    /^(?:give|assign|attach)(?: (?:THIS|it))? to (?<who>[^:;,]+?)(?: ,)? [:;] (?:they|that ally|the ally|it) (?=(?:add|gain|is|may|cannot|have|can|know|speak|see|become) )/,
    'give this card to <who> . that ally ',
    borne,
  ],
  [/^(?:they|that ally|the ally) (?:can|may|is able to) see (?=invisible)/, 'that ally see ', borne],
  [/^they (?=(?:add|gain|see|know|subtract) )/, 'that ally ', borne],
  [
    new RegExp(`^(?:for )?(?:while|if|when) (?:that|the|an?|its) ally ${bears} (?:it|THIS|THING)(?: ,)? (?:they|that ally|the ally) `),
    'that ally ',
    borne,
  ],
  [/(?<=^(?:give|assign|attach|place|put) .+?)(?: ,)? who (?=(?:may not|cannot|may never) )/, ' . the bearer ', borne],
  [
    new RegExp(
      `^(?:if|when|should) (?:a|the|that|its|any) ally (?:who |that )?${bears.replace('has|have|', '')}(?: (?:it|THIS|THING))?(?: (?:and|who))? is (?:lose|bury|discard|bury or discard|discard or bury) , (?:so is (?:it|THIS|THING)|(?:it|THIS|THING) (?:suffer the same fate|is (?:also )?lose|go (?:too|also|with them)))$`,
    ),
    'if ally is lose , this card suffer the same fate',
    borne,
  ],
  [
    /^(?:if|when|should) (?:a|the|that|its|any) ally (?:wearing|bearing|carrying|holding|wielding|using) (?:it|THIS|THING) is (?:lose|bury|discard|bury or discard|discard or bury) , (?:so is (?:it|THIS|THING)|(?:it|THIS|THING) (?:suffer the same fate|is (?:also )?lose|go (?:too|also|with them)))$/,
    'if ally is lose , this card suffer the same fate',
    borne,
  ],
]

const you = '(?:(?:to|for|with|by) )?(?:your investigator|yourself|you)'
const keptByYou = `(?:(?:else )?(?:(?:keep|wear|use|carry|bear|hold) (?:it|THIS|THING)(?: (?:${you}))?|(?:keep|wear|use|carry|bear|hold) (?:by )?(?:your investigator|yourself|you)|${you}))`
const keeping: readonly Clause[] = [
  [
    new RegExp(
      `^(?:(?:you (?:may|must) )?(?:give|assign|attach) (?:THIS |it |THING )?to|(?:THIS )?(?:is|(?:may|must) is) (?:give|assign|attach) to) (?:(?:1|any 1|a|any)(?: of your)? )(?<who>[^,]+?)(?: you have)?(?: in play)?(?: ,)? or (?:may is )?${keptByYou}$`,
    ),
    'this card is give to a <who> or keep by you',
    borne,
  ],
  [
    new RegExp(
      `^(?<g>(?:(?:you (?:may|must) )?(?:give|assign|attach) (?:THIS |it |THING )?to|(?:THIS )?(?:is|(?:may|must) is) (?:give|assign|attach) to) .+?(?: ,)? or (?:may is )?${keptByYou}) [:;] (?<rest>.+)$`,
    ),
    '<g> . <rest>',
    borne,
  ],
]

// ---------------------------------------------------------------- where a card may be turned face-up again
const me = '(?<me>THIS|it)'
const turnedUp = '(?:(?:turn|flip) (?:back )?face-up(?: again)?|(?:turn|flip) (?:back )?up(?: again)?)'
const turnUp = `(?:(?:flip|turn) ${me} (?:back )?face-up(?: again)?)`
const onlyThere: readonly (readonly [where: string, meant: string])[] = [
  ['(?<at>(?:at|in) (?!night\\b|the (?:start|end)\\b|any time\\b)[^,]+)', 'unless you is <at> , <me> cannot is flip face-up'],
  ['(?:at|by) (?<time>night|day)', 'unless it is <time> , <me> cannot is flip face-up'],
  ['(?:if|when|while) (?<so>(?:you|it is|your) .*)', 'unless <so> , <me> cannot is flip face-up'],
]
const facing = onlyThere.flatMap(([where, meant]): readonly Clause[] => [
  [new RegExp(`^(?:you (?:may|can) )?${turnUp} only ${where}$`), meant, goods],
  [new RegExp(`^you (?:may|can) only ${turnUp} ${where}$`), meant, goods],
  [new RegExp(`^${me} (?:may|can) (?:only is ${turnedUp}|is ${turnedUp} only) ${where}$`), meant, goods],
  [
    new RegExp(`^${me} (?:cannot|may not|is not)(?: is)? ${turnedUp}(?: at the end of the round)? (?:except|unless)(?: you is)? ${where}$`),
    meant,
    goods,
  ],
  [new RegExp(`^(?:do not|never) ${turnUp} (?:except|unless)(?: you is)? ${where}$`), meant, goods],
  [new RegExp(`^${me} (?:stay|remain|is|lie) face-down (?:until|unless) (?:you (?:is|arrive|come|get) )${where}$`), meant, goods],
])
const keptDown: readonly Clause[] = [
  [
    new RegExp(
      `^${me} (?:cannot|may not|is not)(?: is)? ${turnedUp}(?: at the end of the round)? (?:unless|until) (?<so>(?:you|it is|your) .+)$`,
    ),
    'unless <so> , <me> cannot is flip face-up',
    goods,
  ],
  [
    new RegExp(`^${me} (?:stay|remain|is|lie) face-down (?:until|unless) (?<so>it is .+)$`),
    'unless <so> , <me> cannot is flip face-up',
    goods,
  ],
]

// ---------------------------------------------------------------- what it costs instead
const price = '(?:bury|discard|flip)'
const otherPrice: readonly Clause[] = [
  // "Cost is 2 Sanity points more if it is Day."
  [
    /^(?:the |its |(?:the )?sanity |(?:the )?casting )?cost is (?<n>#|1) (?:sanity )?(?:point )?(?<how>more|less|higher|lower) (?=if|when|while|at|by)/,
    'this card cost <n> <how> sanity ',
    spell,
  ],
  [/\blose (?<n>#|1) sanity (?:point )?more (?=for each)/, 'lose <n> sanity ', spell],
  [
    new RegExp(
      `^(?<if>if [^,]+ ,) (?<may>(?:you (?:may|can) )?)(?:instead )?(?:just |merely |only )?(?<how>${price}) (?:it|THIS|THING)(?: face-down)? (?:instead of|rather than|in place of|in lieu of) (?<of>${price})(?: (?:it|THIS|THING|they))?$`,
    ),
    '<if> <may> <how> this card instead of <of> it',
    goods,
  ],
  [
    new RegExp(
      `^(?<may>(?:you (?:may|can) )?)(?:instead )?(?:just |merely |only )?(?<how>${price}) (?:it|THIS|THING)(?: face-down)? (?:instead of|rather than|in place of|in lieu of) (?<of>${price})(?: (?:it|THIS|THING|they))?(?: ,)? (?<if>if [^,]+)$`,
    ),
    '<if> , <may> <how> this card instead of <of> it',
    goods,
  ],
  [
    new RegExp(
      `^(?<if>if [^,]+ ,) (?:it|THIS|THING) (?<may>(?:(?:may|can|need only) )?)(?:is )(?:merely |only )?(?<how>${price})(?: face-down)? (?:instead of|rather than|in place of|in lieu of)(?: is)? (?<of>${price})$`,
    ),
    '<if> <may> <how> this card instead of <of> it',
    goods,
  ],
]

// ---------------------------------------------------------------- languages, and Spells within
const within: readonly Clause[] = [
  [
    /^(?:THIS |it )?(?:teach|teaches|enables you to (?:read|speak)|lets you (?:read|speak)|gives? you (?:the )?knowledge of|instructs? you in)(?: you)? (?<l>(?!how\b|#|1|a |any |all |up |no )[^:;()]+)$/,
    'you know <l>',
    ['Tome', 'Artifact'],
  ],
  [
    /(?<!\b(?:tome|ally|artifact)\b.*)\bspell (?:(?:that|which) is )?(?<do>cast|use) (?:from|out of|by means of|with) it\b/,
    'spell <do> from this card',
    ['Tome', 'Artifact', 'Ally'],
  ],
  [/^(?:it|THIS) (?:may|can) hold (?=(?:#|1) \S+ spell)/, 'this card may hold ', ['Tome', 'Artifact']],
]

// ---------------------------------------------------------------- uses
const usesOfIt: readonly Clause[] = [
  [
    /(?<=\b(?:bury|discard) .*(?:current location|story deck))(?: ,)?(?: and)? (?:bury|discard) (?:(?:all|the|any|each) )?card(?: (?:beneath|below|under) it| of it| from it)? until (?:a|1) location(?: card)? (?:is (?:reveal|show|on top|uncover)|show|appear)(?: on top)?$/,
    ' . bury card until a location is reveal',
  ],
  [
    /(?<=^(?:.*: )?)until the end of the round(?: ,)? your current location (?:is|count as|become) a (?<a>[a-z_-]+)(?: location)?$/,
    'your current location gain the <a> attribute until the end of the round',
  ],
  ...(['flip this card face-down', 'bury this card', 'discard this card'] as const).map((done): Clause => {
    const how = done.split(' ')[0]!
    return [
      new RegExp(
        `^(?:you (?:may|can) )?${how} THIS(?: face-down)? to (?:ignore|avoid|escape|prevent|negate|cancel) (?:any 1|1|any|a|all) (?:loss of sanity|sanity loss|loss)(?<in>(?: (?:in|during) (?:a )?combat)?)$`,
      ),
      `if you would lose sanity <in> , you may ${done} instead`,
      goods,
    ]
  }),
  [
    /(?<=^(?:if|when|whenever) you would lose sanity(?: in combat)? , (?:you may )?(?:bury|discard|flip) THIS(?: face-down)?)(?: to| and| ,)+ lose (?:none|no sanity)(?: instead)?$/,
    ' instead',
    goods,
  ],
  [/\byou never (?=lose|gain|need|have)/, 'you cannot '],
  [
    /\bwhen (?:your opponent 's|a opponent 's|any opponent 's|the opposing|a opposing|a directed|the directed|each) threat is reveal\b/,
    'when threat is reveal',
    goods,
  ],
  [/(?<=\b(?:bury|discard|flip) (?:THIS|it)) from play\b/, '', goods],
  [/^use (?:THIS |it )?(?<when>before (?:the )?(?:threat|monster) (?:is )?reveal) : (?=\S)/, '<when> , you may ', goods],
  // "Use before Threats are revealed": the moment of the use just told.
  [
    /^(?:(?:this|it|THIS) )?(?:(?:may|can|must) )?(?:only )?(?:is )?(?:use|do|done)(?: (?:it|this|THIS))?(?: only)? (?=(?:before|when) (?:the )?(?:threat|monster) (?:is )?reveal)/,
    'use ',
    ['Artifact', 'Ally', 'Tome', 'Spell'],
  ],
  [/^flip (?:face-down )?(?:after|when) (?:(?:each|every|any) )?use$/, 'flip this card after use', goods],
  [/(?<=\b(?:after|with) )(?:each|every|any|its)(?: such)? use$/, 'use', goods],
  [
    /^(?:the )?(?:THIS|THING|it) (?:may|can) is (?<how>bury|discard|flip)(?: face-down)?(?: ,)? as your turn(?: ,)? (?:to|in order to|and) (?<deed>.+)$/,
    'as your turn , <how> this card : <deed>',
    goods,
  ],
  [/^or ,? ?(?:else ,? )?(?<deed>(?:as your turn , )?(?:you may )?(?:bury|discard|flip|pay|spend) (?:it|THIS|#|1)\b.+)$/, '<deed>', goods],
  [/(?<=^(?:as your turn , )?(?:you may )?(?:bury|discard|flip) )it (?=(?:and|to|:) )/, 'this card ', ['Artifact', 'Tome']],
  [/\bin order to (?=(?:gain|draw|look|return|take|bury|discard|flip|play|search|summon|control|move)\b)/, 'to '],
  [
    /^you (?:must|need to|have to) have at least (?<n>#|1) sanity(?: point)? (?:(?:in order )?to|before you (?:may|can)) (?!(?:play|cast|arrive|reach|enter|walk|travel|is|have|know)\b)[^,:;]+$/,
    'you must have at least <n> sanity to use this card',
    ['Artifact', 'Ally', 'Tome'],
  ],
  // Weapons that are spent where they are used.
  [
    /^(?<how>bury|discard|flip) (?:THIS|it|THING)(?: at the end of combat)? (?:if|when|whenever) (?:it|THIS) is use (?:while|when|if|by (?:a )?ally) (?:(?:its|the) (?:holder|bearer|ally|wielder|owner|user) is |you is )?(?<at>(?:in|at) .+)$/,
    'at the end of combat , if this card have fight and you is <at> , <how> this card',
    borne,
  ],
  // A Monster that is laid in a Threat needs no Gate; one that is played there does.
  [
    /(?<!\b(?:play|summon)\b[^;]*)(?<=\bthreat\b[^;]*?)(?: ,| ;| \()? ?(?:which|this|it|no gate|without|a gate)? ?(?:do not (?:need|use|require) (?:a|the|any) gate|need no gate|require no gate|use no gate|is (?:need|require|use)|use a gate|is not (?:need|require|use)|(?<=\bno gate )(?:need(?:ed)?|required?|necessary))(?: for (?:this|it))?(?: \))?(?=$| , then )/,
    '',
    [...used, 'Event'],
  ],
]

// ---------------------------------------------------------------- where one travels by it
const location = '(?:play|travel to) (?:a|any|1|any 1)(?: new)? (?:\\S+ ){0,4}?location'
const ways: readonly Clause[] = [
  [new RegExp(`(?<=\\b${location}(?: card)? )of (?<r>(?:any|the same|a different|another|your) region)`), 'in <r>'],
  [
    /(?<=\bin (?:any|the same|a different|another) region )(?:in|within) (?=(?:your|the same|this|your current|the current|any|a different|another) dimension)/,
    'of ',
  ],
  [
    /(?: ,)? (?:no matter|regardless of|whatever|in whatever|whichever) (?:what |which |the )?(?<d>dimension|region) (?:you|your investigator) (?:is|may is)(?: currently| now)?(?: in)?(?=$| ,| and )/,
    ' regardless of <d>',
  ],
  [new RegExp(`(?<=\\b${location}\\b[^,]*)(?: ,)? (?:from|in) (?:any|whatever|whichever|either) dimension$`), ' regardless of dimension'],
  [
    /^(?<if>(?:if|when|while) [^,]+ ,) (?:it|that location|the new location|the location(?: play| so play)?|this location|that card) (?:may|can) (?:instead |also )?(?:is|lie) (?<where>(?:in|of|from) .+?)(?: instead)?$/,
    '<if> the location may is <where>',
    ['Spell', 'Event', 'Artifact', 'Location', 'Tome'],
  ],
  [/(?<=^if [^,]+ , the location may is )(?:of|from) /, 'in '],
  [
    /\b(?:in|of|from) (?:either )?(?<a>(?:the )?(?:dreamlands|waking world|new aeon)) or (?:in |of |from )?(?<b>(?:the )?(?:dreamlands|waking world|new aeon)) (?:,|\() whichever (?:you|your investigator) (?:is|do) not(?: (?:now|currently))?(?: (?:in|is in))?(?: \))?/,
    'in <a> or <b> , whichever you is not in',
  ],
  [/\b(?<in>in|of) (?:the |a )?(?:other|opposite) dimension(?= |$)/, '<in> a different dimension'],
]

// ---------------------------------------------------------------- what a card counts as, and for what
const standing =
  '(?:is|(?:may |can )?(?:also )?(?:count|serve|is (?:also )?(?:count|treat|use|regard|consider(?: to is)?)|act|stand)(?: as| for)?)'
const title = '(?:a |the |any )?(?<x>(?!(?:ally|card|artifact|tome|spell|event|location|monster|any|all|1|#)\\b)\\S+)'
const forWhat = '(?: ,)? (?:for|in|with|when|to|as regards)(?: (?:the|all|any))*(?: purpose of| purpose in)?'
const toDo =
  '(?: (?:complete|play|summon|play of|the play of|fulfill|meet|require of|requirement of|the requirement of|the purpose of|purpose of|completion of|the completion of|bring forth|call forth))*(?: (?:a|any|all|your))*'
const goo = '(?:outer_god (?:and|or) (?:(?:a|any) )?)?(?<g>great_old_one)(?: (?:and|or) (?:(?:a|any) )?outer_god)?'
const adventures = '(?<a>adventure)'
const link = '(?: ,)? (?:and|or|and for|and of|and in|or for|and when|and to)'
const someGoal = `${forWhat}${toDo} (?:adventure|great_old_one|outer_god)(?:(?:${link}${toDo}| (?:and|or)(?: a| any)?) (?:adventure|outer_god|great_old_one))?`
const noKind = '(?!(?:ally|card|artifact|tome|spell|event|location|monster|weapon|any|all|1|#)\\b)'
const stands: readonly Self['type'][] = [...goods, 'Event', 'Monster', 'Location']
const asAnother: readonly Clause[] = [
  // What for may stand first, and it may be one of two.
  [new RegExp(`^(?<why>${someGoal.replace('(?: ,)? ', '')})(?: ,)? (?<so>(?:THIS|it|they|this) ${standing} .+)$`), '<so> <why>', stands],
  [
    new RegExp(
      `^(?<so>(?:THIS |it |they |this )?${standing}) (?:either )?(?:a |the )?(?<a>${noKind}\\S+) or (?:as )?(?:a |the )?(?<b>${noKind}\\S+)(?<why>${someGoal})$`,
    ),
    '<so> a <a> <why> . <so> a <b> <why>',
    stands,
  ],
  [
    new RegExp(`^(?:THIS |it |this )?${standing} ${title}${forWhat}${toDo} ${adventures}${link}${toDo} ${goo}$`),
    'this card count as the <x> for <a> . this card count as the <x> for <g>',
    stands,
  ],
  [
    new RegExp(`^(?:THIS |it |this )?${standing} ${title}${forWhat}${toDo} ${goo}${link}${toDo} ${adventures}$`),
    'this card count as the <x> for <a> . this card count as the <x> for <g>',
    stands,
  ],
  [new RegExp(`^(?:THIS |it |this )?${standing} ${title}${forWhat}${toDo} ${adventures}$`), 'this card count as the <x> for <a>', stands],
  [new RegExp(`^(?:THIS |it |this )?${standing} ${title}${forWhat}${toDo} ${goo}$`), 'this card count as the <x> for <g>', stands],
  [
    /^(?:THIS |it )?(?:count|is count|is treat|is consider)(?: as)? the (?<x>\S+)(?: (?:for|in) (?:all|every|any) (?:purpose|respect|way))?$/,
    'this card count as a <x>',
    stands,
  ],
]

// ---------------------------------------------------------------- cards that are played so many times, or for a price
const playsOf: readonly Clause[] = [
  [
    /(?<=^(?:.* )?you (?:may|can) play [^,:;]+?)(?: ,)? (?:but )?(?:only )?(?:no more than )?1(?: of them| such card)? (?:each|per|a|in each|during each) round$/,
    ' once a round',
  ],
  [/(?<=^(?:.* )?you (?:may|can) play )(?:only )?1 (?<what>[^,:;]+?) (?:each|per|a|in each|during each) round$/, '<what> once a round'],
  [
    /(?<=^(?:.* )?you (?:may|can) play [^:;]+?) , (?:pay|spend|at a cost of|at the cost of) (?<n>#|1) sanity(?: point)? for each(?: (?:1|of them|such \S+|card|ally|monster|so play))*$/,
    ' . pay <n> sanity each time you do so',
  ],
  [
    /^(?:you must )?(?:pay|spend) (?<n>#|1) sanity(?: point)? for each(?: (?:1|of them|of these|such \S+|so play|play so|card so play|play in this way))*$/,
    'pay <n> sanity each time you do so',
    [...goods, 'Location'],
  ],
  [
    /^(?:each|every) (?:1|of them|such \S+) cost(?: you)? (?<n>#|1) (?:more )?sanity(?: point)?$/,
    'pay <n> sanity each time you do so',
    [...goods, 'Location'],
  ],
]

// ---------------------------------------------------------------- who changes sides
const changing: readonly Clause[] = [
  [
    /(?<!\btake )\bcontrol (?=(?:1|a|any 1) [^,:;]+? in (?:a|the|any|1) (?:opposing |directed )?threat\b.* until the end of combat)/,
    'take control of ',
    ['Spell', 'Event', 'Artifact', 'Tome'],
  ],
  [
    /^(?<head>(?:[^,:]+ , )?)(?<what>[^,:]+?) (?:join (?:you|your side|your ally)|fights? (?:for|beside|alongside|with) (?:you|your ally)|come over to (?:you|your side)|change sides?|is (?:on|at) your side|is yours|come to your (?:side|aid)) (?<while>(?:until the end of|for the (?:rest|remainder) of) .+)$/,
    '<head> take control of <what> <while>',
    ['Spell', 'Event', 'Artifact'],
  ],
  [
    /(?<=^take control of .+ )for the (?:rest|remainder) of (?:the |this )?combat$/,
    'until the end of combat',
    ['Spell', 'Event', 'Artifact'],
  ],
  [
    /(?<=^(?:[^:]+[:,] )?)control (?=1 (?:random |defending |of your opponent 's )*ally\b)/,
    'take control of ',
    ['Spell', 'Event', 'Artifact', 'Tome'],
  ],
  [/(?<=\bcontrol (?:1|a|any 1) )random (?<what>(?:\S+ )?monster)(?= )/, 'random <what>'],
  [/(?<!\btake )\bcontrol (?=(?:1|a|any 1) random )/, 'take control of ', ['Spell', 'Event', 'Artifact', 'Tome']],
  [
    /(?<=\b(?:control|bury|discard|choose|take) [^,:;]*monster) (?:of|from|out of) (?=(?:a|the|any|each|1) (?:opposing |directed )?threat)/,
    ' in ',
  ],
  [/^they is (?<a>corrupt|steadfast)(?<w>(?: until .+| for .+)?)$/, 'that ally become <a> <w>', ['Spell', 'Event']],
  [
    /^(?<who>it|that ally|the target|target ally) is (?<a>corrupt|steadfast)(?<w>(?: until .+| for .+)?)$/,
    '<who> become <a> <w>',
    ['Spell', 'Event'],
  ],
]

// ---------------------------------------------------------------- Phobias turned back
const turning: readonly Clause[] = [
  [/^if (?=(?:a|your|any) opponent play (?:a|any) phobia on you ,)/, 'when ', goods],
  [
    /(?<=^(?:if|when|whenever) .*\bphobia\b.* , (?:you (?:may|can) )?(?:bury|discard|flip) THIS) (?:;|,|, and|and|;? then) (?=(?:it|that phobia|the phobia)\b)/,
    ' , and ',
    goods,
  ],
  [
    /(?<=^(?:if|when|whenever) .*\bphobia\b.* , (?:you (?:may|can) )?(?:bury|discard|flip) THIS) to (?:make|cause|let|have|force) (?:it|that phobia|the phobia)(?: to)? affect /,
    ' , and that phobia affect ',
    goods,
  ],
  [
    /(?<=^(?:if|when|whenever) .*\bphobia\b.* , (?:you (?:may|can) )?(?:bury|discard|flip) THIS) to turn (?:it|that phobia|the phobia) (?:back )?on (?<who>its owner|that (?:player|opponent)|the (?:player|opponent)(?: who play it)?)/,
    ' , and that phobia affect <who> instead',
    goods,
  ],
  [/(?<=\b(?:phobia|it) )(?:is )?(?:turn|cast|throw|reflect|fling|send|sent|thrown|reflected)(?: back)? and (?=affect )/, ''],
  [/(?<=\bphobia affect )(?:the |that )?(?:opponent|player|investigator) (?:who|that) (?:have )?(?:play|lay|cast) it\b/, 'its owner'],
  [/(?<=\bphobia affect )that (?:opponent|player)\b/, 'its owner'],
  [/(?<= and )(?:the phobia|it) (?=affect (?:its owner|that (?:opponent|player)|the (?:opponent|player) who))/, 'that phobia ', goods],
]

// ---------------------------------------------------------------- what becomes of a card instead, and values that are set
const struck = '(?:bury or discard|discard or bury|bury|discard|lose)'
const aimedAt = '(?:they|it|that ally|the target ally|target ally|the target|the ally)'
const spared: readonly Clause[] = [
  // "Bury this card instead of losing Sanity points from any one Event."
  [
    /^bury (?:THIS|this card) instead of lose (?:any )?sanity (?:point )?(?:from|to|by|due to|because of|through) (?:any 1|1|any|a) (?<what>[^,;:]+)$/,
    'if you would lose sanity from any <what> , you may bury this card instead',
  ],
  [/, but pay (?=(?:the|its|their|any)\b)/, ', but you must pay '],
  [
    new RegExp(
      `^(?<head>(?:(?:until|for) [^,]+ , )?)(?:if|when|should) ${aimedAt} (?:would )?is (?<how>${struck})(?: for any(?: other)? (?:reason|cause))?(?<in>(?: in combat)?)(?<when>(?: this round| before the end of the round)?) , (?<may>(?:you may )?)(?<do>return|bury|discard) ${aimedAt.replace('(?:', '(?:them|')}(?<to>(?: to (?:your|its owner 's|their|the) hand)?) instead$`,
    ),
    '<head> if the target would is <how> <in> <when> , <may> <do> it <to> instead',
    ['Spell', 'Event'],
  ],
  [
    new RegExp(
      `^(?:if|when|should) (?<what>[^,]+? would is ${struck}(?: in combat)?) (?:this round|during this round|before the end of (?:the|this) round|until the end of the round) , (?<rest>.+ instead)$`,
    ),
    'until the end of the round , if <what> , <rest>',
    ['Spell', 'Event'],
  ],
  [
    /(?<=^(?:[^,]+ , )?if (?:1|any|any 1|a|each) [^,]* would is [^,]+ , (?:you may )?(?:return|discard|bury) )(?:that ally|the ally|them|that card|that monster)(?= )/,
    'it',
    ['Spell', 'Event'],
  ],
  [/(?<=\breduce to (?:a value of )?(?:#|1)(?: point)?) each\b/, ''],
  [/(?<=\breduce to )(?:a value of )(?=#|1)/, ''],
]

// ---------------------------------------------------------------- what is told in brackets or behind
const behind: readonly Clause[] = [
  [/^(?<lead>[^()]+) \( (?<rest>(?:ignore|no|without|do not|pay)\b [^()]*\bsanity\b[^()]*) \)$/, '<lead> . <rest>', goods],
  [
    /^(?<head>(?:while [^,]+ , )?)(?<what>[^,:;]+?) (?:that |which )?you (?:would |can |may )?play as (?:a )?monster may (?:instead |also )?is play as (?:a )?ally(?: instead)?(?<rest>(?: .*)?)$/,
    '<head> <what> may is play as ally <rest>',
  ],
  ...(
    [
      ['flip', 'flip this card face-down'],
      ['bury', 'bury this card'],
      ['discard', 'discard this card'],
    ] as const
  ).map(
    ([how, done]): Clause => [
      new RegExp(
        `^${how} THIS(?: face-down)? to (?:use|play|cast) (?:a |any |1 |any 1 )?(?<what>[^,:;]+?) (?:without (?:pay )?(?:its |any |the )?sanity(?: cost)?|at no sanity cost|for no sanity|at no cost|without cost)$`,
      ),
      `if you would pay for a <what> , you may ${done} instead`,
      goods,
    ],
  ),
  [/\bbefore (?:the |any )?threat (?:is )?(?:direct|directed)\b/, 'at the start of combat'],
  [
    /^(?:read|turn|study|consult|ponder|peruse) (?:a|the|any|1|its|another) (?:page|chapter|passage|verse|leaf|line|entry)s?\b[^,:;]* ,(?= (?:you may ,? ?)?as your turn)/,
    '',
    ['Tome', 'Artifact'],
  ],
  [/^you (?:may|can) ,? ?as your turn ,/, 'as your turn , you may', goods],
]

// ---------------------------------------------------------------- ways that need not be so
const ignores: readonly Clause[] = [
  [
    /^(?:you (?:may|can) |you )?(?:ignore|disregard|waive)(?: (?:the|any|all|usual|normal))*(?: (?:requirement|restriction|limit|rule)(?: (?:of|for|on|about|as to))?)?(?: the)? (?<d>region|dimension)(?: (?:requirement|restriction))?$/,
    'regardless of <d>',
  ],
  [
    /^(?:the )?(?<d>region|dimension)(?: (?:requirement|restriction))? (?:may is (?:ignore|disregard|waive)|do not matter|is (?:ignore|waive|of no importance)|need not is (?:observe|match|the same))$/,
    'regardless of <d>',
  ],
  [/^pay(?: (?:the|any|all|its|their|your))? sanity cost(?: as (?:usual|normal|always)| (?:usually|normally))$/, 'pay any sanity cost'],
]

/** What is told of the one before it, or goes without saying. */
const remarks: readonly Clause[] = [
  [/^(?:THIS |it )?is (?:protect|safe|secure) (?:from|against) theft$/, 'this card may not is steal', goods],
  [
    /^you (?:need not|do not(?: need to| have to)?) pay (?:any |the )?sanity(?: cost| point)? (?:to play|for|when play|to cast|when cast|of) (?<what>(?:(?:any|all|each|your) )?[a-z_]+(?: [a-z_]+)?)$/,
    '<what> cost no sanity',
    goods,
  ],
  [/\b(?:any 1|any|a|1) (?<what>tome|ally|artifact|spell|weapon) of yours\b/, '1 of your <what>'],
  [
    /^(?:THIS |it )?(?:may not|cannot|may never) is use (?:in|during) (?:any )?combat$/,
    'this card may not is use in combat',
    ['Artifact', 'Ally', 'Tome'],
  ],
  [/^(?:you )?(?:need )?lose no sanity(?: cost| point)?(?: (?:for|to do) (?:this|that|it|so))?$/, 'no sanity is pay', goods],
  [/^(?:you )?(?:need )?(?:pay|spend) no sanity(?: cost| point)?(?: (?:for|to do) (?:this|that|it|so))?$/, 'no sanity is pay'],
  // "Put it into your Threat (pay no Sanity)", "put one Artifact into play without paying any Sanity".
  [
    /(?<=^(?!(?:while [^,]+ , )?you may play \S+ here\b).*\b(?:play|put|place|take|add|return|bring|lay|move)\b[^;:()]*)(?: ,)?(?: \(| and| but)? ?(?:(?:you )?(?:need )?(?:pay|spend) no sanity(?: cost| point)?|without (?:pay|spend|lose) (?:(?:any|its|their|the) )?sanity(?: cost| point)?|(?:at )?no sanity cost|no sanity is (?:pay|spend)|(?:you )?do not pay (?:(?:any|its|their|the) )?sanity(?: cost| point)?)(?: (?:for|to do) (?:this|that|it|so))?(?: \))?$/,
    ' . no sanity is pay',
  ],
  [/^(?:at no|without) (?:sanity )?cost$/, 'no sanity is pay', goods],
  [/(?<=^if |^while |\bonly if )(?:a|any|any 1) ally (?=know )/, '1 of your ally '],
]

/** "A Worker with this Weapon": the bearer, where he is one. */
const bearerOfKind =
  '(?:(?:a|any|each|every|the|all) )?(?<kind>(?!ally\\b|card\\b|other\\b|player\\b|investigator\\b|opponent\\b|you\\b|your\\b|no\\b|if\\b|while\\b|only\\b|another\\b|when\\b|at\\b|by\\b|as\\b|#|1\\b|THIS|it\\b|they\\b|that\\b)[^,:;() ]+(?: (?!ally\\b|with\\b|who\\b)[^,:;() ]+)?)(?: ally)? (?:with|(?:who |that )?(?:bear|carry|hold|wield|use|possess)(?:ing)?|who (?:is give|have)) (?:THIS|THING|it)'
const ofBearers: readonly Clause[] = [
  [
    new RegExp(
      `^(?<head>(?:(?:while|if) [^,:;()]+ , )?)${bearerOfKind} (?<does>(?:add|gain|subtract|lose) (?:#|1)(?: point)?) instead(?= |$)`,
    ),
    '<head> if the bearer is a <kind> , <does> instead',
    ['Artifact'],
  ],
  [
    new RegExp(`^${bearerOfKind} (?=(?:cannot|may|can|add|subtract|gain|lose|is|know|see|survive|must) )`),
    'while the bearer is a <kind> , the bearer ',
    ['Artifact'],
  ],
  [
    new RegExp(`^(?:while|if) (?<so>[^,:;()]+) , ${bearerOfKind} (?=(?:cannot|may|can|add|subtract|gain|lose|is|know|see|survive|must) )`),
    'while <so> and the bearer is a <kind> , the bearer ',
    ['Artifact'],
  ],
  [
    new RegExp(`^(?:at|by) (?<time>night|day) , ${bearerOfKind} (?=(?:cannot|may|can|add|subtract|gain|lose|is|know|see|survive|must) )`),
    'while it is <time> and the bearer is a <kind> , the bearer ',
    ['Artifact'],
  ],
  [
    /^(?:if|while|when) (?:the |that )?ally is (?<so>(?:not )?(?:a |in |at |outside|underground|corrupt|steadfast)[^,:;()]*) , (?:they|it|that ally|the ally) (?=(?:cannot|may|can|add|subtract|gain|lose|is|know|see|survive|must) )/,
    'while the bearer is <so> , the bearer ',
    ['Artifact'],
  ],
]

export const arts: readonly Clause[] = [
  ...ofBearers,
  ...cast,
  ...aims,
  ...calledOff,
  ...choosing,
  ...looks,
  ...counts,
  ...given,
  ...worn,
  ...keeping,
  ...facing,
  ...keptDown,
  ...otherPrice,
  ...within,
  ...usesOfIt,
  ...asAnother,
  ...playsOf,
  ...changing,
  ...turning,
  ...spared,
  ...behind,
  ...ignores,
  ...remarks,
  ...ways,
  // "For 10 seconds, look at one opponent's Hand": how long is told first.
  [
    /^(?<head>(?:(?:when|if|while|as your turn)\b[^;:()]*? , )?)for (?<n>#) second ,? ?(?<look>(?:you may )?(?:look at|examine|inspect|study) [^;:()]+)$/,
    '<head> <look> for <n> second',
  ],
  [
    /\b(?<look>look at|examine|inspect) (?:either )?(?<who>(?:1|a|any 1|your|any) opponent) 's hand or (?:(?:at )?(?:all )?(?:of )?(?:the )?(?:card (?:in|of) )?)?(?:their|that opponent 's|the same opponent 's|this opponent 's) threat(?= |$)/,
    "<look> <who> 's hand or threat",
  ],
  [/^(?<when>(?:at night|by night|by day|if [^,:;()]+) ,) you may look at both$/, '<when> you may do both'],
]
