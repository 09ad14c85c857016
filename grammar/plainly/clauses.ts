/** Whole clauses said the long way round, and what is meant by them. */

import type { Clause } from '../clauses.ts'
import {
  from,
  goes,
  inFull,
  kept,
  more,
  n,
  rather,
  sanity,
  some,
  standing,
  stays,
  such,
  takes,
  thusGone,
  told,
  untouched,
  wholly,
} from './pieces.ts'

export const clauses: readonly Clause[] = [
  // ---------------------------------------------------------------- what it costs to do something
  [
    new RegExp(`${from}use (?<what>${some})${stays} cost (?:you|your investigator) ${n} ${sanity}${more}$`),
    'use <what> cost you <n> sanity',
  ],
  [
    new RegExp(
      `${from}(?:play|cast) (?:(?:a|any|each|every) )?(?<what>${some})${stays} cost (?:you|your investigator) ${n} ${sanity}${more}$`,
    ),
    'the sanity cost of each <what> of you gain <n>',
  ],
  [new RegExp(`${from}pass cost (?:you|your investigator) ${n} ${sanity}${more}${stays}$`), 'each time you pass , lose <n> sanity'],
  [
    new RegExp(`${from}pass cost (?:each|any|a) (?:player|investigator) ${n} ${sanity}${more}${stays}$`),
    'each time any player pass , that player lose <n> sanity',
  ],
  [
    new RegExp(
      `${from}(?:each|any|a) spell(?: that is)? cast(?: by any player)?${stays} cost (?:its|the) caster ${n} (?:${sanity} (?:more|extra)|(?:more|extra|additional) ${sanity})$`,
    ),
    'the casting cost of each spell of any player gain <n>',
  ],
  [
    new RegExp(
      `${from}each (?<what>${some} (?:in play|of your opponent)) cost (?<who>your opponent|each opponent|you|each player) ${n} ${sanity}$`,
    ),
    '<who> lose <n> sanity for each <what>',
    ['Event', 'Spell'],
  ],
  [
    new RegExp(`${from}each (?<what>phobia (?:that )?affect (?<who>your opponent|each opponent)) cost them ${n} ${sanity}$`),
    '<who> lose <n> sanity for each <what>',
    ['Event', 'Spell'],
  ],
  // ---------------------------------------------------------------- what a Turn begins with
  [
    new RegExp(`${from}(?:each|your|each of your) (?<when>turn|round) begin with (?:the|a) loss of ${n} ${sanity}`),
    'at the start of each <when> , lose <n> sanity',
  ],
  [
    new RegExp(`${from}(?:each|your|each of your) (?<when>turn|round) begin with (?:draw|drawing) (?<what>${some} card)`),
    'at the start of each <when> , draw <what>',
  ],
  [
    new RegExp(`${from}each turn (?:that )?you (?:begin|start) (?<where>here|(?:at|in) ${some}) cost (?:you )?${n} ${sanity}`),
    'at the start of each turn that you is <where> , lose <n> sanity',
  ],
  // ---------------------------------------------------------------- a Turn that is lost
  [
    /(?<=^|[,:;] |but )(?:you )?(?:may not|cannot|do not|must not) (?:play (?:a|any) card (?:or|and|nor) pass|pass (?:or|and|nor) play (?:a|any) card) (?:during|on|in|as) (?:your next turn|the turn after you arrive(?: here)?)$/,
    'lose your next turn',
  ],
  [
    /(?<=^|[,:;] |but )(?:you )?(?:do not|may not|cannot) play (?:a|any) card (?:during|on|in|as) (?:your next turn|the turn after you arrive(?: here)?) ,? ?and (?:you )?(?:do not|may not|cannot) pass$/,
    'lose your next turn',
  ],
  [
    /(?<=^|[,:;] |but )(?:arrival|arrive) here cost you your next turn(?: , which is spend [^,;]+?(?: \( no card may is play , and you may not pass \))?)?$/,
    'when you arrive here , lose your next turn',
  ],
  // ---------------------------------------------------------------- until when it lies there
  [
    new RegExp(`${from}(?:the next|any|each|another|a) (?<what>[^:;()]+?)(?: to is play| that is play| play) ${goes} THIS$`),
    '<how> this card when any <what> is play',
  ],
  [new RegExp(`${from}play ${such} cause (?:THIS to is|you to) ${goes}(?: THIS)?$`), '<how> this card when <what> is play'],
  [new RegExp(`(?<=(?:when|if) (?:a|any|another)(?: other)? ${some} event) (?:come|enter) (?:into )?play`), 'is play'],
  [
    new RegExp(`^(?<now>.+?) until ${such} is play ,? ?(?:at which (?:time|point|moment)|whereupon|when) (?:you (?:must )?)?${goes} THIS$`),
    '<now> . <how> this card when <what> is play',
  ],
  [
    new RegExp(`^(?<now>.+?) until ${such} is play ,? ?(?:at which (?:time|point|moment)|whereupon|when) THIS is ${goes}$`),
    '<now> . <how> this card when <what> is play',
  ],
  // ---------------------------------------------------------------- now, and again later
  [
    new RegExp(
      `^(?<deed>${some}) when (?:THIS is play|play) if (?<so>${some}) , and again (?<when>at the start of each (?:of your )?turn) (?:if|while|that) (?:you is (?:still )?there|(?:this|that|it) is (?:still )?so)$`,
    ),
    'if <so> when this card is play , <deed> . <when> , if <so> , <deed>',
  ],
  // ---------------------------------------------------------------- as your Turn, told at the end
  [/^(?:if|while|when) (?<so>[^,:;()]+) , (?<deed>[^:]+) (?:as|on) your turn$/, 'as your turn , if <so> , <deed>'],
  [/^(?<deed>[^:,;]+) (?:as|on) your turn (?<so>(?:if|while) [^,:;()]+)$/, 'as your turn , <so> , <deed>'],

  // ---------------------------------------------------------------- what else is done at a moment
  [
    /^(?<a>[^,:;()]+) (?<when>when you arrive|when THIS is play)(?: here)? , (?:but|and|then)(?: then)? (?<b>(?:you )?(?:must )?(?:lose|discard|bury|draw|gain|flip) [^:;()]+)$/,
    '<when> here , <a> , <b>',
    ['Location'],
  ],
  [
    /^(?<when>(?:when|at) [^,:;]+) , (?<a>[^;:]+) ; (?<b>(?:apply|place|put|discard|bury|return|gain|lose|draw|shuffle) [^;:]+)$/,
    '<when> , <a> , <b>',
  ],
  [
    /^(?<when>at the (?:start|end) of [^,:;]+ , [^:;]+) ; (?<n>#|1) card (?:in|of|from) your hand must (?:then )?is discard$/,
    '<when> , discard <n> card in your hand',
  ],
  [/(?<=^(?:when|if|each time) .+) while THIS is in play(?= ,)/, ''],
  [/(?<n>#|1) (?:more|additional|extra) sanity(?: point)? than (?:indicate|print|usual|normal|show|state)/, '<n> sanity'],
  [/(?<n>#|1) sanity(?: point)? (?:more|besides) than (?:indicate|print|usual|normal|show|state)/, '<n> sanity'],
  [/\bshow (?:it|THIS)(?: to (?:all|each) player)? and (?=gain|draw|lose)/, ''],
  [
    /(?<=top card of your mythos deck.*)(?<put>place|put|return) it (?:beneath|under|underneath|below) (?:the|that) deck/,
    '<put> it on the bottom of your mythos deck',
  ],
  // ---------------------------------------------------------------- cards on top of Story Decks
  [
    /(?:all|any|each|every) (?<what>travel[^,;()]*? (?:event|card)) (?:(?:that|which) )?(?:is )?(?:lie |lying |locate )?on top of (?:any|a|all|each)?(?: player 's)? ?story deck/,
    "any <what> on top of a player 's story deck",
  ],
  [
    /(?:all|any|each|every) (?<what>travel[^,;()]*? (?:event|card)) (?:that|which) is the top card of (?:any|a|each)(?: player 's)? story deck/,
    "any <what> on top of a player 's story deck",
  ],
  [/ (?:; |\( ?)(?:those|these|the) investigator return to their former location(?: \))?/, ''],
  [/(?<=\bwhen you arrive)(?= ,|$)/, ' here', ['Location']],
  [/(?<n>#|1) card of your story deck/, '<n> card in your story deck'],
  [/(?<=bury any (?:day|night) event (?:or|and) )(?:any )?other (?=(?:day|night) event)/, ''],
  [/(?<=event in play and any other (?:\S+ )+event)$/, ' in play'],
  // ---------------------------------------------------------------- what one needs to be safe
  [/(?:have )?protection from \S+ \( (?<how>can survive [^()]+?) \)/, '<how>'],
  // ---------------------------------------------------------------- which cards
  [/(?<kind>ally|monster) with a (?:card )?value of (?<n>#|1)(?! or)/, '<n> point <kind>'],
  [/(?<=^(?:each|all|any|bury each|discard each|bury all|discard all) (?:\S+ ){1,2})in play at (?=a |any |the )/, 'in play who is at '],
  [/\btake (?<what>[^,:;()]+?) and return (?:it|them) (?<to>to (?:its|their) (?:owner 's )?hand)$/, 'return <what> <to>'],
  [
    /^your opponent (?:must )?randomly (?:choose|selects|select) (?<n>#|1|a) (?<what>[^,:;()]+?) and (?<how>bury|discard|flip) (?:that (?:card|ally|artifact|tome)|it|them)(?<face>(?: face-down)?)$/,
    'your opponent must <how> <n> random <what> <face>',
  ],
  [
    /(?:also )?\S+ (?<what>(?:#|1|a) (?:random )?\S+) , which (?:must is|is) (?<how>bury|discard)$/,
    '<how> <what> of your opponent',
    ['Monster'],
  ],
  [/\blocation in space\b/, 'space location'],
  [
    /^(?<what>(?:each|all|any) [^,:;()]+?)(?: in play)? (?:must )?is (?<how>bury|discard|flip)(?<face>(?: face-down)?) by (?:its|their) (?:owner|controller)$/,
    '<how> <what> in play <face>',
  ],
  [/(?<=cost no sanity) to play$/, ''],
  [
    /(?<=^|, )(?<deed>(?:add|subtract) (?:#|1)(?: point)? (?:to|from)) the card value(?= (?:if|while|when|for)|$)/,
    '<deed> this card',
    ['Ally', 'Monster'],
  ],
  [/add (?<n>#|1|one) to the spell capacity of THIS/, 'this card can hold <n> more spell', ['Tome']],
  [/\btake (?<what>[^,:;()]+?) and (?<how>bury|discard) it\b/, '<how> <what>'],
  [/(?<=^|, )phobia (?:that )?affect you have no effect/, 'phobia have no effect on you'],
  [/(?<=^|; )if this is (?=(?:not )?a )/, 'if it is '],
  [/^protection from \S+ :/, ''],
  [
    /^(?:for )?each (?<name>\S+)(?: card)? (?:that|which|who) survive (?<what>(?:the )?cosmic battle|to (?:affect|reach|attack) .+?)(?= (?:also|bury|discard|flip|burn|cause|destroy)| ,)/,
    'each <name> survive <what>',
    ['Monster'],
  ],
  // ---------------------------------------------------------------- prices
  [
    /^as your turn , (?<if>(?:if|while) [^,]+) , (?:you may )?(?<pay>(?:flip|bury|discard) THIS(?: face-down)?) (?:and|to) (?<deed>(?:gain|draw|bury|discard|look|return|your|each|lose|flip|play|search|add) [^:;]+)$/,
    'as your turn , <if> , <pay> : <deed>',
  ],
  // ---------------------------------------------------------------- who is out of a Combat, and who sees what is Invisible
  [
    new RegExp(
      `(?<=(?:^|, )(?:${n}|that|the target|target) (?:${some} )?(?:ally|target)(?: [^,:;()]+?)? )(?:take|have|may take|may have|can take) no part in (?:this |the )?combat(?= |$)`,
    ),
    'may not defend until the end of combat',
  ],
  [
    new RegExp(
      `(?<=(?:^|, )(?:${n}|that|the target|target) (?:${some} )?(?:ally|target)(?: [^,:;()]+?)? )(?:may|can) not take part in (?:this |the )?combat(?= |$)`,
    ),
    'may not take part in combat until the end of combat',
  ],
  [/(?<=\b(?:ally|ally of your opponent) )(?:take|have) no part in combat(?= |$)/, 'may not take part in combat'],
  [
    /(?<=\binvisible monster )(?:(?:in (?:any|the|a|your opponent 's|opponent 's) (?:opposing |attack )?threat(?: (?:that (?:is )?)?(?:direct |directed )?(?:at|against) (?:you|them))?|(?:that |which )?(?:attack|oppose) (?:you|them)|that you face) )(?=(?:is|become) visible to )/,
    '',
  ],
  [
    /(?<=\bsee (?:all )?invisible monster)(?: in (?:any|the|a|your opponent 's|opponent 's) (?:opposing |attack )?threat(?: (?:that (?:is )?)?(?:direct |directed )?(?:at|against) (?:you|them))?| (?:that |which )?(?:attack|oppose) (?:you|them))/,
    '',
  ],
  [/(?<=\bvisible to )all (?:of )?(?=your ally)/, ''],
  // ---------------------------------------------------------------- what becomes of it after Combat
  [new RegExp(`^${rather} , (?<deed>${kept}) if ${untouched}$`), 'if this card absorb no point , <deed>', ['Monster', 'Ally']],
  [new RegExp(`^if ${untouched} , (?<deed>${kept})(?: ${rather})?$`), 'if this card absorb no point , <deed>', ['Monster', 'Ally']],
  [new RegExp(`^(?<deed>${kept})(?: ${rather})? if ${untouched}$`), 'if this card absorb no point , <deed>', ['Monster', 'Ally']],
  ...Object.entries(wholly).flatMap(([deed, meant]): readonly Clause[] => [
    [
      new RegExp(`^unless ${inFull} , ${deed}(?: ${rather})?$`),
      `if this card would is bury in combat without full loss , ${meant}`,
      ['Monster', 'Ally'],
    ],
    [
      new RegExp(`^(?:${rather} , )?${deed}(?: ${rather})? unless ${inFull}$`),
      `if this card would is bury in combat without full loss , ${meant}`,
      ['Monster', 'Ally'],
    ],
  ]),
  [
    new RegExp(
      `^if (?<so>(?:you|your|your opponent|a opponent|it) [^,]+?) (?:when combat (?:end|is over|have end)|at the end of combat|after combat) , (?=${kept})`,
    ),
    'if <so> , ',
    ['Monster'],
  ],
  [/^at the moment (?=(?:a|another|any|1|your|THIS) )/, 'when '],
  [/^if (?:it|they) (?=survive (?:the )?cosmic battle ,)/, 'if this card ', ['Monster']],
  [
    /(?<=\b(?:gain|add|lose|subtract|double|halve)\b.*) (?:against|(?:when|while|if) (?:fight|fighting)(?: against)?) (?<who>(?:any |a )?[^,:;]*\b(?:ally|priest|policeman|soldier|cultist)\b[^,:;]*)$/,
    ' if opposing by <who>',
    ['Monster'],
  ],
  [/(?<=\b(?:is (?:double|halve)|(?:double|halve) the value of THIS)) against (?=[^,:;]+$)/, ' while fight against ', ['Monster', 'Ally']],
  [/^(?:THIS |it |they )?may is flip(?: face-down)? to /, 'you may flip this card face-down to ', ['Ally', 'Artifact', 'Tome']],
  [/^(?:(?:THIS 's|its|the) )?value is (?=double|halve)/, "this card 's value is ", ['Monster', 'Ally']],
  [
    /^(?:THIS )?protect (?<who>(?:your|all|each|other|you) [^,:;]+?) from (?:is )?(?:turn|become|make|turn into) corrupt$/,
    '<who> cannot become corrupt',
    ['Ally', 'Artifact'],
  ],
  [
    /^at the start of each round , (?<if>if [^,]+) , (?:you )?(?:may )?draw (?<n>#|1) (?:additional|extra|more) card$/,
    '<if> , draw <n> additional card at the start of each round',
  ],
  [/(?<=^each (?:player|investigator|opponent) (?:must )?discard (?:#|1) )(?:additional|extra|more) (?=card at the end of each round)/, ''],
  [/\bfor each weapon (?:(?:he|she|it|they) (?:is )?)?(?:carry|bear|hold|wield)$/, 'for each weapon they bear', ['Ally']],
  // ---------------------------------------------------------------- what is so of each who is there, and of this card
  [
    /^(?<who>(?:each|every|any) (?:other )?(?:investigator|player|opponent) who is [^,:;]+?) (?<when>at the (?:end|start) of (?:combat|each round|the round|each combat)) (?<does>(?:must )?(?:lose|discard|bury|gain|draw|flip) .+)$/,
    '<when> , <who> <does>',
  ],
  [
    /^each 1 (?:of (?:these|them) )?(?:(?:that|which|who) )?survive (?:the )?cosmic battle (?:also )?cause (?<who>your opponent|a opponent|each opponent|your opponent 's investigator) to /,
    'if this card survive the cosmic battle , <who> must ',
    ['Monster'],
  ],
  [
    /^each 1 (?:of (?:these|them) )?(?:(?:that|which|who) )?survive (?:the )?cosmic battle (?:also )?(?=bury|discard|flip|return|gain|lose|draw)/,
    'if this card survive the cosmic battle , ',
    ['Monster'],
  ],
  // ---------------------------------------------------------------- what is played besides
  [
    /^you may (?:immediately )?play (?<what>[^,:;()]+?)(?: immediately| right| directly| just)? after (?:you )?play(?:ing)? THIS(?: ,)?(?: (?:on|in|during) the same turn)?$/,
    'when this card is play , you may play <what>',
    ['Ally', 'Artifact', 'Tome'],
  ],
  [
    /(?<=\bplay (?:a|1|another|any) [^,:;()]+?)(?<!\b(?:when|whenever|time)\b[^,:;]*) (?:who|which|that) (?:could|may|can) (?:legally |normally |otherwise )?is play (?:at your current location|here|there)(?= ,|$)/,
    '',
  ],
  [
    /\bplay (?:a|1|another|any) (?<what>[^,:;()]+?) (?:who|which|that) (?:could|may|can) (?:legally |normally |otherwise )?is play in (?:this|your|the current) region(?= ,|$)/,
    'play 1 <what> regardless of place',
  ],
  [
    new RegExp(`^if ${inFull} , (?:discard (?:THIS|it)|(?:THIS|it) is discard)(?: ${rather})?$`),
    'if this card would is bury in combat with full loss , discard this card instead',
    ['Monster', 'Ally'],
  ],
  [
    new RegExp(`^if ${inFull} , return (?:THIS|it) to your hand(?: ${rather})?$`),
    'if this card would is bury in combat with full loss , return this card to your hand instead',
    ['Monster', 'Ally'],
  ],
  [
    /^for each (?<what>[^,:;]+) , (?<deed>(?:you )?(?:add|subtract|gain|lose|draw) [^,:;]+?)(?<most>(?: ,)? (?:up )?to a maximum of # point|(?: ,)? (?:up )?to a maximum of #)$/,
    '<deed> for each <what> <most>',
  ],
  [/(?<=\bdiscard (?<n>1) card(?: [^,:;]+)? to draw )another(?: card| 1)?$/, '<n> card'],
  [
    /^(?:THIS |it |they )?(?:is )?worth (?<a>#|1) point (?<x>[^,:;]+?) (?:and|but(?: only)?) (?<b>#|1)(?: point)? (?<y>(?:at|by|while|if|when|during) [^,:;]+)$/,
    'the value of this card is <a> <x> and <b> <y>',
    ['Ally', 'Monster'],
  ],
  [
    /\bthe cost of (?<what>(?:each|your|all|any) (?:[^,:;]+ )?(?:artifact|tome|ally|event|monster)(?: [^,:;]+?)?) is (?<how>reduce|increase) by (?<n>#|1) sanity(?: point)?/,
    'the sanity cost of <what> is <how> by <n>',
  ],
  [
    /^only (?:investigator|player|those) with (?<what>a education of # or (?:more|less)) may play (?:THIS|it)$/,
    'this card may only is play if your investigator have <what>',
  ],
  [
    /(?<asked>if|while|when) (?<n># or more|at least #|1 or more) (?<what>monster|[^,:;]+ monster) oppose (?:it|THIS|they|them)(?= ,|$)/,
    '<asked> the opposing threat contain <n> <what>',
  ],
  [/^discard (?<rest>(?:at the end of combat|after combat) instead of bury(?: it)?)$/, 'discard this card <rest>', ['Monster']],
  [/^(?<asked>if|while|when) (?<what>corrupt|steadfast) ,/, '<asked> this card is <what> ,', ['Ally']],
  [
    /^(?<how>bury|discard) THIS if you have (?:fewer|less) than (?<n>#) sanity(?: point)?$/,
    'as soon as you have fewer than <n> sanity , <how> this card',
    ['Ally', 'Artifact', 'Tome'],
  ],
  [/(?<asked>if|while|when|unless) (?<what>corrupt|steadfast)$/, '<asked> this card is <what>', ['Ally']],
  [
    /^sanity cost of (?<what>[^,:;()]+?) (?:is )?(?<how>halve|double)(?: \( round up \))?(?= |$)/,
    'the sanity cost of each <what> is <how>',
  ],
  [
    /^(?:if|while|when) (?:this|it|THIS) is the only monster in (?:your|the|its) threat , double (?:its|their) value$/,
    'unless another monster is in the same threat , double the value of this card',
    ['Monster'],
  ],
  [
    /^(?:if|while|when) (?:this|it|THIS) is the only monster in (?:your|the|its) threat ,(?: (?:it|they))?(?= )/,
    'unless another monster is in the same threat , this card',
    ['Monster'],
  ],
  [/(?<=^unless another monster is in the same threat , )THIS (?=THIS|double|halve|add|subtract|gain|each|all|your)/, '', ['Monster']],
  [
    /^(?:THIS |it |they )?(?:is )?unaffected by (?=(?:your|a|any|all|each|spell|event|artifact)\b)/,
    'this card is not affected by ',
    ['Ally', 'Monster', 'Artifact'],
  ],
  [
    /(?:when|while|if) (?:(?:it|THIS) (?:is )?)?attack(?:ing)? (?:a|any) (?:investigator|player|opponent) who (?=is|have|can|cannot|do)/,
    'if your opponent ',
    ['Monster'],
  ],
  [/(?<=^no [^,:;()]* may is (?:cast|play|use)) by (?:either|any) (?:player|investigator)(?= |$)/, ''],
  [
    /(?<=affected by )(?<what>spell|event|artifact|phobia) (?:cast by|play by|of|use by) (?:your opponent|any opponent|a opponent|opponents?|other player|another player|any other player)$/,
    "your opponent 's <what>",
  ],
  [
    /^(?:at the end of combat|after combat) , you may (?<cost>(?:pay|spend|discard|bury|flip) [^,:;]+?) to (?:keep|leave) (?:THIS|it) in your threat(?: for the next round)?(?: (?:instead of|rather than) bury(?: it)?)?$/,
    'after combat , you may <cost> to return this card to your threat instead of bury it',
    ['Monster'],
  ],
  [/(?<=\bto reduce )any (?=sanity loss by #|sanity loss by 1)/, 'a '],
  [
    /^(?:THIS |they |it )?(?:can|may|is able to) read (?:any|all|every) tome(?: in (?:any|all) language| regardless of (?:its |their )?language)?$/,
    'know all language',
    ['Ally'],
  ],
  [
    /^(?<play>(?:you may play|THIS may is play) [^,:;()]*?)(?: (?<without>without (?:use )?(?:a|the) gate)) (?<where>(?:at|in) [^,:;()]+)$/,
    '<play> <where> <without>',
  ],
  // ---------------------------------------------------------------- what carries you
  [
    /^if you (?:summon or control|control or summon) (?:THIS|it|they) , (?<may>(?:you may )?)use (?:THIS|it|they) /,
    'if this card is summon or control , <may> use this card ',
    ['Monster'],
  ],
  // ---------------------------------------------------------------- exceptions told afterwards
  [
    /^(?<lead>(?:while [^,]+ , )?)no (?<what>[^,:;()]+?) (?<does>(?:have a gate|is invisible|may (?:not )?[^,:;()]+?|can [^,:;()]+?|add [^,:;()]+?|lose [^,:;()]+?))(?: ,)? except(?: for)? (?<not>(?!at |in |if |while |when |by |during |this |those )[^,:;()]+?)(?: ,)?(?<while>(?: while [^,:;]+)?)$/,
    '<lead> no <what> except <not> <does> <while>',
  ],
  // "Face-down cards are not flipped at the end of the Round, except Spells": there is nothing else they could be left out of.
  [
    /^(?<lead>(?:while [^,]+ , )?)(?<what>(?!THIS\b|it\b|they\b|you\b|no\b|if\b|when\b)[^,:;()]+?) (?<does>(?:(?:is|do|may|can) not|cannot|is never|may never|can never)(?: is)? (?:flip|turn|bury|discard|defend|attack|absorb point)(?: (?:or|nor) (?:flip|turn|bury|discard|defend|attack))?(?: face-(?:up|down))?(?: (?:at|in|during) (?:the )?(?:(?:end|start|beginning) of )?(?:(?:the|each|every|any|a) )?(?:round|turn|combat|flip step))?)(?<so>(?: while [^,:;]+)?)(?: ,)? except(?: for)? (?<not>(?!at |in |if |while |when |by |during |this |those |to |for )[^,:;()]+?)(?: ,)?(?<while>(?: while [^,:;]+)?)$/,
    '<lead> <what> except <not> <does> <so> <while>',
  ],
  // ---------------------------------------------------------------- what it stands for in an Adventure
  [
    new RegExp(
      `^(?<lead>.*${standing}) (?:any |any 1 |1 |a )(?<a>\\S+)(?: location| ally)? or (?:any |any 1 |1 |a )?(?<b>\\S+)(?: location| ally)? (?<to>${told})$`,
    ),
    '<lead> a <a> <to> . <lead> a <b> <to>',
  ],
  [new RegExp(`^(?<lead>.*${standing}) (?:any |any 1 |1 |a )(?<a>\\S+) (?:location|ally) (?<to>${told})$`), '<lead> a <a> <to>'],
  // ---------------------------------------------------------------- what befalls what is chosen, or lost in a story
  [new RegExp(`${from}choose (?<what>(?:#|1|up to #) ${some}) (?:who|which|that) (?:must is|is|is to is) ${goes}(?= ,|$)`), '<how> <what>'],
  [
    new RegExp(
      `${from}choose (?<what>(?:#|1) ${some}) [,;] (?:it|they|that (?:card|ally|artifact|tome|monster|event)|the (?:card|ally|artifact|tome|monster|event)) must is ${goes}$`,
    ),
    '<how> <what>',
  ],
  [
    new RegExp(
      `${from}(?<who>your opponent|each opponent|each player|each investigator) (?:lose|give up|surrender) (?<what>(?:#|1|a) ${some}) \\( ${goes} (?:it|them|that card|the card) \\)`,
    ),
    '<who> must <how> <what>',
  ],
  [new RegExp(`${takes} (?<what>(?:#|1|a|any) (?:${some} of your opponent|of your opponent 's ${some})) ${thusGone}`), '<how> <what>'],
  [new RegExp(`${takes} (?<what>(?:#|1|a|any) (?!.*\\bof\\b)${some}) ${thusGone}`), '<how> <what> of your opponent', ['Monster']],
  [/(?<=^(?:if|while|when) THIS [^,]+ , )(?:it|they) bypass /, 'bypass '],
  // ---------------------------------------------------------------- what begins the next Round in a Threat
  [
    /^instead of is bury after combat , (?:THIS|it|they) (?:begin|start) the next round in your threat/,
    'instead of is bury , begin the next round with this card in your threat',
  ],
  [
    /^THIS (?:begin|start) the next round in your threat instead of is bury(?: after combat)?/,
    'instead of is bury , begin the next round with this card in your threat',
  ],
  [/\b(?:a|1|one) randomly (?:choose|chosen|select|selected|pick) (?=\S)/, 'a random '],
  [
    /(?<=^|[,:;] )(?<who>your opponent|each opponent|each player|each investigator) (?:lose|give up) (?<what>(?:#|1|a) (?:random )?[^,:;()]+?) [;,] (?:which (?:must )?is )?(?<how>bury|discard)(?: it| them)?$/,
    '<who> must <how> <what>',
  ],
  // ---------------------------------------------------------------- who does it
  [
    /^you and (?:each|all) (?:opponent|opponents|of your opponents|your opponents|other player|other investigator) (?=(?:must )?(?:lose|gain|draw|discard|bury))/,
    'each player ',
  ],
  [/(?<=^each (?:player|investigator))(?: in turn)? , (?:start|begin|beginning|starting) with (?:you|yourself) ,/, ''],
  [/(?<=^each (?:player|investigator)) in turn(?= must| lose| gain| draw| discard| bury| may)/, ''],
  [
    /^(?:(?:each|all|any) (?:player|investigator) (?:except|but|besides|other than) (?:you|yourself|yours)|all but you|everyone (?:except|but) you) (?=(?:must )?(?:lose|gain|draw|discard|bury))/,
    'each opponent ',
  ],
  [/(?<=^(?:(?:bury|discard|flip) )?(?:all|each) \S+(?: \S+)?) everywhere\b/, ' in play'],
  [/\bphobia (?:that )?affect (?:any|a) (?:investigator|player)\b/, 'phobia in play'],
  [
    /^a turn (?:spent|spend) here (?:lets?|allow|permit|enable)s? you (?:to )?(?=bury|draw|discard|gain|look|return|search)/,
    'spend a turn here to ',
    ['Location'],
  ],
  [
    /\b(?:whatever|whichever|any) card is on top of (?<whose>your opponent 's|your|their|each player 's) story deck\b/,
    'the top card of <whose> story deck',
  ],
  // ---------------------------------------------------------------- what is drawn from a Hand, and discarded
  [
    /(?:a opponent|your opponent|any opponent|another player) (?:draw|take|choose) (?<n>#|1|a)(?: random)? card from your hand(?: at random)? (?:and|, which|;) (?:you must )?discard (?:it|them|that card)/,
    'discard <n> random card in your hand',
  ],
  [
    /your opponent shuffle their hand and you (?:draw|take) (?<n>#|1|a) card from (?:it|their hand) at random [;,] (?:that card|it) is discard/,
    "discard <n> random card in your opponent 's hand",
  ],
  // ---------------------------------------------------------------- who is given what
  [
    new RegExp(`${from}THIS (?:give|grant|lend) (?<what>(?:each|all|your|other) ${some}) ${n} (?:additional |extra |more )?point`),
    '<what> gain <n>',
  ],
  [/(?<=reveal [^:]+) [;,] discard any other card$/, ' ; otherwise discard it'],
  [/(?<=^if .+) [;,] discard any other card(?: reveal)?$/, '; otherwise discard it'],
]
