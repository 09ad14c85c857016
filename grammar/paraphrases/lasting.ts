/** What holds for as long as a card lies there: values, numbers, attributes, Gates that serve again, who bears what; said at more length. */

import type { Clause } from '../clauses.ts'

const own = '(?:THIS|they|it)'
const gate = "(?:this gate|the gate(?: (?:here|of THIS|at THIS))?|its gate|THIS 's gate)"
const more = '(?:additional|extra|more|further)'
/** Each time but the first. */
const further = '(?:(?:each|every|any|all) )?(?:additional|subsequent|further|later|extra|other|repeat(?:ed)?|such)'
const ownCost = "(?:(?:its|the|this location 's|THIS 's|the location 's)(?: full)? sanity cost(?: (?:of THIS|again))?)"
const agains = "this gate may is use again , but must pay this card 's sanity cost each time"
const bearing = '(?:hold|carry|bear|wield|use|wear|possess|own|have)(?:ing)?'
/** Where one is, and what is in play: never a moment. */
const lasts =
  '(?:while|when|if|as long as|so long as) (?:you (?:is|remain|stay|be) (?:here|at THIS)|THIS is your current location(?: on your story deck)?|this is your current location|(?:it )?is (?:day|night)|THIS is in play|you is at [^,:;]+?)'
const states = '(?:add|gain|lose|subtract|is|have|cost|may|can|cannot|join|must|bypass)'
/** What does something to a value, whichever way. */
const ofValue = '(?:(?:of|in|to|from) (?:(?:its|their|the) )?(?:card )?value)'

/** What may be forbidden, without what tells where and how long; that is said of all that is. */
const act =
  '(?:cast|use|play|walk|pass|draw|gain|bury|travel)\\b(?:(?! (?:until|for|this|during|here|there|while|at|in|on|if|when|unless)\\b)[^,:;])*'
const long = '(?<long>(?: (?:until|for|this|during|here|while|at|in|on) [^,:;]+| here|))'
/** Who may not do something, behind what tells how long. */
const forbids =
  '(?:[^,:;]+ , |until the end of (?:this|the) (?:round|combat|turn) )?(?:no (?:player|opponent|investigator) (?:[^,:;]+ )?may|(?:you|each player|each opponent|your opponents?|opponents|players|investigators|target opponent|they)(?: [^,:;]+?)? (?:may not|cannot))'

export const lasting: readonly Clause[] = [
  // "For the remainder of this Round no player may ...".
  [
    /^(?<long>(?:for the (?:rest|remainder|duration|balance) of|until the end of|throughout|during) (?:this|the|the next|the current) (?:round|turn|combat)) (?=(?:no|each|all|every|any|neither|your|you) [^,]*\b(?:may|cannot|must|lose|gain|add|is|cost)\b)/,
    '<long> , ',
  ],
  // "Your Current Location gains the Gate attribute as long as it remains the top card of your Story Deck."
  [
    /(?<=\byour current location (?:gain|bear|have|is|become|count)\b[^:;()]*) while it (?:remain|is|stay) (?:(?:the top card|on top)(?: of your story deck)?|your current location|there)(?=$| ,)/,
    ' while you remain there',
  ],
  // ---------------------------------------------------------------- when it is so
  [
    /\b(?:if|when|while) (?:you|your investigator) is attack (?:while |when )?(?:you is )?(?:here|(?:at|in) THIS)(?=$| , (?!(?:you (?:must )?)?(?:lose|gain|draw|discard|bury|flip|play)\b))/,
    'while you is here',
    ['Location'],
  ],
  [/\b(?:in|during) (?:any |a )?(?:combat|battle) against (?=\S)/, 'against ', ['Ally', 'Artifact', 'Monster']],
  [/\bwhile THIS is in (?:it|that threat|the same threat)$/, 'while this card is in your threat', ['Monster']],
  [/^(?<so>it is (?:now )?(?:day|night)) , (?:even if|even though|whatever|regardless of|no matter) .+$/, '<so>'],
  [
    /\binvisible to (?:any |a |your |each )?(?:opponent|investigator|player) (?:(?:who|that) is )?(?=(?:in|at|inside|outside|underground) )/,
    'invisible if your opponent is ',
    ['Monster'],
  ],
  [
    /^(?:in|at) (?:any|a|every|each) (?<where>[^,:;]+?) , (?=(?:this card|THIS) (?:add|gain|lose|is worth|have) )/,
    'while you is at a <where> , ',
    ['Ally'],
  ],
  [
    /(?<=\b(?:if|while|when) (?:[^,:;]* )?(?:here|your current location)) (?:at the (?:time|moment)(?: that)?|when)(?: the| your)? threat is reveal$/,
    '',
  ],
  [/\b(?:in|during) (?:a|any) (?<what>storm)(?: event)?(?=$| ,| and| but)/, 'while any <what> is in play'],
  [
    /\b(?<if>if|when|while) (?<how>summon|control) (?<where>(?:in|at|inside|outside|underground) [^,:;]+|inside|outside|underground)$/,
    '<if> this card is <how> and you is <where>',
    ['Monster'],
  ],
  // "Reduce each Ally by 1 (Seamen by 2)": the second figure for those alone whose kind is named, and the first for all others.
  [
    /^(?<head>(?:[^,:;()]+ , )?)(?:reduce|lower|weaken) (?:all|each|every)(?: of)? (?<a>your opponent 's |opponent 's |)ally(?<b>(?: of your opponent)?) by (?<n>1|#)(?: point)? \( (?:or )?(?<kind>(?!ally\b)[^ (),:;#]+)(?: ally)? (?:(?:lose|is reduce) )?by (?<m>#)(?: point)?(?: instead)? \)(?<rest>[^,:;()]*)$/,
    '<head> each of <a> ally <b> other than <kind> lose <n> <rest> . <head> each of <a> <kind> ally <b> lose <m> <rest>',
  ],
  [
    /^(?<head>(?:[^,:;()]+ , )?)(?:all|each|every)(?: of)? (?<a>your opponent 's |opponent 's |your |)ally(?<b>(?: of your opponent)?) (?<does>lose|subtract|add|gain) (?<n>1|#)(?: point)? \( (?:or )?(?<kind>(?!ally\b)[^ (),:;#]+)(?: ally)? (?:(?:lose|subtract|add|gain|by) )?(?<m>#)(?: point)?(?: instead)? \)(?<rest>[^,:;()]*)$/,
    '<head> each of <a> ally <b> other than <kind> <does> <n> <rest> . <head> each of <a> <kind> ally <b> <does> <m> <rest>',
  ],
  // "No player may cast Spells, walk or pass": each of these is forbidden.
  [
    new RegExp(`^(?<head>${forbids}) (?<a>${act}) , (?<b>${act}?)(?: ,)? (?:or|nor) (?<c>${act})${long}$`),
    '<head> <a> <long> . <head> <b> or <c> <long>',
  ],
  [new RegExp(`^(?<head>${forbids}) (?<a>${act}?)(?: ,)? (?:or|nor) (?<b>${act})${long}$`), '<head> <a> <long> . <head> <b> <long>'],
  // "Your Allies are never flipped by Events": that they cannot be.
  [
    /(?<!\b(?:may|can|will) )\bis never (?=(?:flip|bury|discard|steal|affected|cancel|choose|attack|target|lose|use|cast|play|control|summon)\b)/,
    'cannot is ',
  ],
  // "If he would be buried, discard him instead, unless it is Day": the condition before both.
  [
    /^(?:if|when|each time) (?<of>THIS|it|they) would (?<lost>is bury|is lose|is discard|is bury or discard)(?<in> in combat|) , (?<how>(?:you may )?(?:return|discard|flip|place|put)) (?:THIS|it|they|them|their) (?<rest>[^,:;]*\binstead)(?: ,)? (?<so>unless|if|while) (?<c>(?:it is|you is|you have) [^,:;]+)$/,
    '<so> <c> , if this card would <lost> <in> , <how> this card <rest>',
    ['Ally', 'Artifact', 'Tome', 'Monster'],
  ],
  [
    /^(?:if|when|each time) (?<of>(?:any|1|a) [^,:;]+?) would (?<lost>is bury|is lose|is discard)(?<in> in combat|) , (?<how>(?:you may )?(?:return|discard|flip|place|put) (?:it|they|them) [^,:;]*\binstead)(?: ,)? (?<so>unless|if|while) (?<c>(?:it is|you is|you have) [^,:;]+)$/,
    '<so> <c> , if <of> would <lost> <in> , <how>',
  ],
  [/(?<=\b(?:while|when|if) )(?:it|they|THIS) is (?=oppos(?:e|ing) by )/, ''],
  [/\b(?:while|when|if|as_long_as) you (?:keep|retain|possess|control|own) THIS(?: in play)?(?=$| ,)/, 'while this card is in play'],
  [
    /\b(?:while|when|as_long_as) you (?:keep|retain|possess|control|own) it(?: in play)?(?=$| ,)/,
    'while this card is in play',
    ['Ally', 'Artifact', 'Tome'],
  ],
  [/\bin play under your control\b/, 'you have in play'],
  [/(?<=\S )under your control(?: in play)?(?=$| ,)/, 'you have in play'],
  [/(?<=\b(?:cannot|may not|can not|never|may never)\b.*) (?:for any reason|in any way|by any means|whatsoever)$/, ''],
  [
    /\b(?:during|in|for|on) (?:any|each|every|a|all) (?:combat|turn|round|discard phase) (?:in which|on which|during which|that|when|while) (?=(?:this|THIS|you|it|[^,:;]+? is in play))/,
    'while ',
  ],
  [/\b(?:when|while|if) attack (?=while |if )/, '', ['Monster']],
  [/\bin any (?:combat|battle) (?:(?:that|which) )?(?:take place|is fight|fight|happen|occur|hold|is hold) (?=at night|by day|during)/, ''],
  [/(?<=^)in (?:the )?(?<what>direct_sunlight)(?: ,)? /, 'while <what> is in play , '],
  [/\bin (?:the )?(?<what>direct_sunlight)$/, 'while <what> is in play'],
  [/^with (?:THIS|this tome|this card) in play(?: ,)? /, ''],
  [/\b(?<if>if|when|while|as_long_as) (?<a>[^,:;]+?) and (?<b>[^,:;]+?) is both in play\b/, '<if> <a> is in play and <b> is in play'],
  [/\b(?<if>if|when|while) at least 1 other (?<what>[^,:;]+?) is (?=in )/, '<if> another <what> is '],
  [
    /\b(?<if>if|when|while) (?:there is )?(?:a|any|1) (?<what>weapon|artifact|tome|enchanted_weapon)(?: card)? (?:is )?(?:assign|give|attach) to (?:THIS|they|it|their|them)(?=$| ,)/,
    '<if> this card bear a <what>',
    ['Ally'],
  ],
  [
    /^(?<long>for the (?:rest|remainder|duration) of (?:this|the) (?:round|combat)|until the end of (?:this|the|) ?(?:round|combat)) (?=each |every |all |your |any |\S+ in )/,
    '<long> , ',
    ['Event', 'Spell', 'Artifact'],
  ],
  [/\bof each round that (?:begin|start) (?<so>while [^,:;]+)$/, 'of each round <so>'],
  [/\b(?:if|when|while) (?:use|choose|select|commit) as (?:a |your )?defending ally\b/, 'while this card is a defending ally', ['Ally']],
  [/(?<=\bdefend(?:ing)? )(?:together|along|alongside|side by side|in company|at the same time) with\b/, 'with'],
  [
    /(?<=\bdefend(?:ing)? with )this (?!(?:turn|round|combat|battle|monster|threat|player|investigator|opponent)\b)[a-z_-]+(?= )/,
    'this card',
    ['Ally'],
  ],
  [/\b(?:have|with) (?<what>(?:a|any) [^,:;]+?|(?!you\b)[^,:;]+? location) as (?:your|the) current location\b/, 'is at <what>'],
  [new RegExp(`^(?<who>[^,:;]+?) (?<so>${lasts}) (?<does>${states} [^,:;]+)$`), '<so> , <who> <does>'],
  [
    /\b(?:if|when|while|as long as|so long as) you (?:choose|select|use|pick|name|commit|take|have) THIS (?:as|for|to is) (?:a |1 of your |your )?(?:defend(?:ing)? ally|defender)\b/,
    'while this card is a defending ally',
    ['Ally'],
  ],
  [
    /\b(?:if|when|while) (?:use |direct(?:ed)? |play |send )?(?:against|at) (?:a |any |your )?(?:target|opponent|player|investigator|foe)(?: who is| that is| currently)?(?= (?:in|at|inside|outside|underground|underwater)\b)/,
    'if your opponent is ',
    ['Monster'],
  ],
  // "Ghouls cost 1 less Sanity": to play; what a Spell costs is to cast it.
  [
    /^(?<head>(?:(?:at|by|during the) (?:night|day) , |(?:while|if) [^,:;]+ , )?)(?<who>(?!.*\b(?:spell|gate|turn|play|cast|use|this|that|it|they|you)\b)[^,:;]+?) cost (?<how>no sanity(?: point)?|(?:1|#) (?:less|more|fewer|additional) (?:sanity(?: point)?|point)|(?:1|#) (?:sanity(?: point)?|point) (?:less|more|fewer))(?<tail>(?: (?:at|by|during the) (?:night|day)| (?:while|if) you [^,:;]+)?)$/,
    '<head> <who> cost <how> to play <tail>',
    ['Ally', 'Artifact', 'Tome', 'Location', 'Event', 'Monster'],
  ],
  // "Spells here cost no Sanity at Night and 1 more by Day".
  [
    /^(?<who>[^,:;]+?) cost (?<a>(?:no|1|#) (?:(?:more|less|fewer|additional) )?(?:sanity|point)(?: point)?(?: (?:more|less))?(?: to (?:cast|play))?) (?<t>(?:at|by|during the) (?:night|day))(?: ,)? (?:and|but) (?<b>(?:no|1|#) (?:(?:more|less|fewer|additional) )?(?:sanity|point)(?: point)?(?: (?:more|less))?(?: to (?:cast|play))?) (?<u>(?:at|by|during the) (?:night|day))$/,
    '<t> , <who> cost <a> . <u> , <who> cost <b>',
  ],
  // ---------------------------------------------------------------- values
  [
    /(?<=^|, )(?:they|THIS) (?=(?:subtract (?:1|#)(?: point)? from|add (?:1|#)(?: point)? to) the (?:card )?value of )/,
    '',
    ['Ally', 'Artifact', 'Monster'],
  ],
  [/\bis (?<how>reduce|increase|raise|lower) in value by\b/, 'is <how> by'],
  [/(?: ,)? in (?:whatever|whichever|any|every) threat ,? ?(?=while|as_long_as|until|at|if)/, ' in any threat '],
  [
    /\bvalue is (?<n>1|#)(?: point)? (?:high|higher|great|greater|large|larger|more|better)(?: than (?:usual|normal))?(?=$| while| if| when| at| by| during| ,)/,
    'value is increase by <n>',
  ],
  [
    /\bvalue is (?<n>1|#)(?: point)? (?:low|lower|less|small|smaller|worse|few|fewer)(?: than (?:usual|normal))?(?=$| while| if| when| at| by| during| ,)/,
    'value is reduce by <n>',
  ],
  [/(?<=\bworth )(?:only|but|just|merely) (?=1|#)/, ''],
  [/(?<=\b(?:gain|add|lose|subtract) )a (?=point\b)/, '1 '],
  [/^(?<who>(?:all of |each of |all )?your [^,:;]+?) each (?=(?:gain|add|lose|subtract|is|cost) )/, '<who> '],
  [
    /(?<=^add (?:1|#)(?: point)? to (?:THIS 's (?:card )?value|the (?:card )?value of THIS)\b.*\bsubtract (?:1|#)(?: point)? from )(?:it|they|them)(?=$| )/,
    "this card 's value",
  ],
  [/\b(?:any|all|each|every) (?<what>[^,:;]+?)(?<!\bis) among your ally\b/, 'all of your <what>'],
  [/(?<!\b(?:THIS|it|they)) is among your ally(?=$| ,)/, ' is in play as a ally'],
  [/\bin play (?=in (?:your|a|any|the same|this|that|your opponent 's) threat\b)/, ''],
  [/^(?:any|all|each|every) (?<what>[^,:;]+?) you have in play as ally (?=(?:add|gain|lose|subtract|is|cost) )/, 'all of your <what> '],
  [
    /(?<=\bfor (?:each|every) (?<w>spell|tome|artifact|weapon) )(?:that )?(?:they|it|THIS) (?:know|hold|bear|carry|have|possess)(?=$| ,| while| if)/,
    'hold by this card',
    ['Ally', 'Artifact', 'Tome'],
  ],
  [/ ?\( to a minimum of (?<n>1|#)(?: point)? \)$/, ' , to a minimum of <n>'],
  [/\b(?:in|during|for) this round 's combat\b/, 'until the end of combat'],
  [
    /(?<=, (?:add|subtract) (?:1|#)(?: point)? (?:to|from) )(?:its|the)(?: total)? value(?= |$)(?<=^(?:if|while|when) (?:.* )?your threat\b.*)/,
    'your threat',
  ],
  [
    /(?<=, )this (?!(?:turn|round|combat|card|ally|monster|artifact|weapon|tome|location|gate|threat|spell|event|phobia)\b)[a-z_-]+ (?=(?:add|gain|lose|is|have|know|count|join) )/,
    'this card ',
    ['Ally'],
  ],
  [/\b(?:is each|each is|is all|all is) worth (?=1|#|a|double|half)/, 'is worth '],
  [
    new RegExp(`\\b(?:each |all )?have (?<n>1|#) ${more} point(?: ${ofValue}|(?! of))`),
    'gain <n> point',
    ['Location', 'Ally', 'Monster', 'Artifact', 'Event'],
  ],
  [
    new RegExp(`\\b(?:each |all )?have a ${more} point(?: ${ofValue}|(?! of))`),
    'gain 1 point',
    ['Location', 'Ally', 'Monster', 'Artifact', 'Event'],
  ],
  [/\b(?:increase|rise|grow|climb|go up)(?: in)? value by (?=1|#)/, 'gain '],
  [/\b(?:decrease|fall|drop|sink|go down|shrink)(?: in)? value by (?=1|#)/, 'lose '],
  [/(?<=\b(?:at|to|have) )(?:its |their )?half (?:its |their )?(?:strength|power)\b/, 'half value'],
  [/(?<=\b(?:at|to|have|its|their|the) (?:full )?)(?:strength|power)(?= (?:is|of)\b)/, 'value'],
  [/(?: ,)? (?:but )?only (?:in|during) combat (?=against )/, ' '],
  [/(?<=\b(?:add|gain|lose|give|grant) (?:1|#)(?: point)? .*)(?: ,)? but only (?=against |at night|by day|during|while|if|when|in )/, ' '],
  [
    /^(?:THIS |it |they )?have a (?:card )?value of (?<n>1|#)(?: point)? (?<when>at night|(?:by|during)(?: the)? day|while [^,:;]+?|if [^,:;]+?)(?: ,)? (?:and|but) (?:(?:a |only )?(?:value )?(?:of )?(?:only )?)(?<m>1|#)(?: point)? (?<else>at night|(?:by|during)(?: the)? day|while [^,:;]+|if [^,:;]+)$/,
    'the value of this card is <n> <when> . the value of this card is <m> <else>',
    ['Monster', 'Ally'],
  ],
  [/(?<=(?:^|, )(?:all |each )?)the other (?<who>(?:defending )?ally|monster)(?= (?:who|that|defend|each|is each)\b)/, 'all other <who>'],
  [/(?<= to a minimum of (?:1|#)) point$/, ''],
  // ---------------------------------------------------------------- Threats
  [/(?<=\b(?:contain|include|hold) )at least 1 (?=\S)/, 'a '],
  [
    /(?<=\byour threat\b.*)\b(?:if|when|while) (?:any|a|1|at least 1|1 or more) (?<what>[^,:;]+?) is (?:in|part of|among|within) it$/,
    'if your threat contain <what>',
  ],
  [
    /\b(?:any|each|a|every|your|all)(?: of your)? threat (?:of yours |that is yours |of your )?(?:that|which) (?:include|contain|hold|have) (?<what>[^,:;]+?) (?<does>gain|add|is worth|lose|is increase|is raise|is reduce) (?<rest>.+)$/,
    'if your threat contain <what> , your threat <does> <rest>',
  ],
  // ---------------------------------------------------------------- numbers of the player
  [/^keep (?=(?:1|#) (?:more|additional|extra) card)/, 'you may keep ', ['Ally', 'Artifact', 'Location']],
  [/(?<=\bthan your maximum) at the end of (?:a|each|every|the) round\b/, ''],
  [/(?<=\b(?:maximum|minimum|education)) (?:become|equal|is set (?:to|at)|is change to) (?=#|1|zero)/, ' is '],
  [/(?<=\bkeep [^,:;]*card\b[^,:;]*?) (?:during|in|at|after) (?:the|each|any|every) discard phase\b/, ''],
  [
    /^(?:if|when) you (?:begin|start) (?:a|the|any|each) round here , (?:you )?(?:may )?draw (?<n>1|#|a) (?:more card|card more|additional card|extra card)(?: than usual)?$/,
    'while you is here , draw <n> more card at the start of each round',
    ['Location'],
  ],
  [/^(?:while in play , )?THIS (?:let|allow|permit|enable) you (?:to )?(?=draw|keep)/, 'you may '],
  [/\b(?<more>less|fewer|more|additional|extra) point of sanity\b/, '<more> sanity'],
  [
    /^play (?:a|any|each|all) (?<what>[^,:;]+?) cost (?:you )?(?<n>1|#) (?<more>less|fewer|more|additional|extra) sanity(?: point)?$/,
    '<what> cost <n> <more> sanity to play',
  ],
  [/(?<=^(?:[^:;]* , )?you (?:may|can) )hold (?=(?:1|#) (?:more|additional|extra) card)/, 'keep '],
  [
    new RegExp(
      `^(?:when|whenever|each time) (?:you draw card|card is draw) at the start of (?:a|each|every|the) round , (?:you )?(?:may )?draw (?<n>1|#)(?: ${more})?(?: card)?(?: ${more})?(?: than usual)?$`,
    ),
    'draw <n> more card at the start of each round',
  ],
  [
    new RegExp(
      `^at the start of (?:a|each|every|the) round , (?:you )?(?:may )?draw (?<n>1|#) (?:card ${more}|${more} card|${more})(?: than usual| than normal)?$`,
    ),
    'draw <n> more card at the start of each round',
  ],
  [
    /^if THIS is (?:lose|bury|discard|bury or discard|discard or bury) , (?:any|all|your|every)? ?sanity(?: point)? (?:above|over|beyond|exceed(?:ing)?|in excess of) your maximum(?: sanity)? is(?: immediately)?(?: also)? lose(?: too| as well)?$/,
    'if this card is lose , sanity point above your maximum is immediately lose',
  ],
  [
    /\b(?:all |each |every |any )?(?:of )?(?:the )?(?<what>tome|artifact|spell|ally|weapon) (?:that )?you (?:own|possess|control|hold|have)(?= (?:may|can|is|add|cost|hold|contain|gain)\b)/,
    'all of your <what>',
  ],
  [
    new RegExp(
      `^(?<who>THIS|(?:each|all|any|every)(?: of)?(?: your)? [^,:;#]*?tome) (?:may |can )?(?:hold|contain|have room for) (?<n>1|#) ${more} spell for (?<each>(?:each|every) [^,:;]+)$`,
    ),
    'the spell capacity of <who> gain <n> for <each>',
    ['Tome', 'Ally', 'Artifact', 'Location'],
  ],
  // ---------------------------------------------------------------- what stands for another card
  [/\bcount as any (?:1 )?(?=\S+ for (?:the )?(?:purpose of )?(?:completing |complete )?(?:a |any |your )?adventure$)/, 'count as a '],
  [
    /^for (?:the )?purpose of (?:completing |complete )?(?<what>(?:a|any|your|all) adventure|adventure) , (?<rest>THIS (?:count|may|can|is) .+)$/,
    '<rest> for the purpose of <what>',
  ],
  [
    /\bcount as (?:any )?1 of the (?:require|need|necessary|other) card (?:when|if|for|to) (?:you )?(?:play|playing|summon) (?=\S)/,
    'count as any 1 card need to play ',
  ],
  [
    /\b(?:(?:may|can) )?(?:is use|serve|act|function|is play) as (?:a |the )?(?:substitute|replacement|stand-in|surrogate) for (?=any 1|1|any|a|the|one)/,
    'may is use in place of ',
  ],
  // ---------------------------------------------------------------- attributes
  [
    /\bis not (?:consider|treat|regard) (?:to have|as have|to bear) (?:a |any )?(?<what>(?!no\b|all\b)\S+?)(?: attribute| symbol)?(?=$| while| as_long_as| until| at night| by day)/,
    'lose the <what> attribute',
  ],
  [
    /\bis (?:consider|treat|regard) (?:to have|as have|to bear) (?:a |the )?(?<what>(?!no\b|all\b)\S+?)(?: attribute| symbol)?(?=$| while| as_long_as| until| at night| by day)/,
    'gain the <what> attribute',
  ],
  [/(?<=\b(?:become|is) (?:corrupt|steadfast)) (?:immediately|at once|then)$/, ''],
  [
    /^(?:while (?:THIS is )?in play , )?(?:THIS )?(?<how>count as|is consider|function as|is treat as|is regard as) (?<a>a \S+) and (?:also )?(?:as )?(?<b>a \S+)$/,
    'this card <how> <a> . this card <how> <b>',
    ['Ally', 'Monster'],
  ],
  [/^(?:the )?day (?:now )?(?:become|turn(?: in)?to|give way to|change to|change into) (?=night$)/, 'it is now ', ['Event']],
  [/^darkness (?:fall|descend)(?: over [^,:;]+)?$/, 'it is night', ['Event']],
  [/^(?:THIS is )?only visible (?=at|by|during|while|when|if|in)/, 'visible only ', ['Monster']],
  [/\b(?:you|your investigator) and (?:all (?:of )?)?(?:your )?ally (?:can|may|is able to) see\b/, 'your ally can see'],
  [/\b(?:spell) (?:with|bear|that (?:have|bear)|of|have) (?:a |the )?(?<icon>(?!yellow)[a-z_]+) icon\b/, '<icon> spell'],
  [/(?<=\b(?:lose|gain|bear|feature|have) )(?:its|their) (?=\S+ (?:symbol|attribute|icon)(?= |$))/, 'the '],
  [
    /\b(?:is|be) (?:now |also |all |now all |now also )*(?:(?:consider|treat|regard|count) (?:to is |as |to be |like )?)?(?:(?:a|all) )?(?<what>(?!new|that|this|same|current|top|any|no|not|other)\S+) location(?=$| while | as_long_as | until | at night| by day| during| for )/,
    'count as a <what> location',
  ],
  [/\b(?:at|on|by) (?<whose>(?:your|a|the|any|each|that|target) (?:opponent|player)|your) 's side\b/, 'of <whose>'],
  [/\b(?:cannot|may not|can not) is invisible\b/, 'is visible'],
  [/\bis never invisible\b/, 'is visible'],
  [/(?<=\bbypass combat with )(?:(?:all|any|every) )?other monster\b/, 'all monster', ['Monster']],
  // ---------------------------------------------------------------- played together
  [/(?<=\bjoin )any number of (?:other )?/, 'all ', ['Ally', 'Monster']],
  [
    /^(?<join>(?:THIS )?(?:may |can )?join [^,:;]+?)(?: ,)? but (?:not|never)(?: with| any| other)* (?<not>[^,:;]+)$/,
    '<join> . this card may not join <not>',
    ['Ally', 'Monster'],
  ],
  [
    /^(?:when THIS is play , )?(?<who>[^,:;]+?) (?:may|can) (?:also )?is play (?:together |along )?(?:with|alongside) (?:they|it|them|their)(?: (?:in|on|during) (?:the same|a single|1) turn| at the same time)$/,
    'join <who>',
    ['Ally', 'Monster'],
  ],
  [/^(?:all )?monster of (?:any|all|every|different) (?:class|type|kind|sort) (?=may|can|join)/, 'all monster '],
  [/\b(?<may>may|can) is join (?:together )?(?:in|into) (?:1|the same|any|a|a single) threat$/, '<may> join each other'],
  [/(?<=\bbypass (?:combat with )?)(?:all |any )?ally who is (?:a |all )?(?=\S+$)/, 'all ', ['Monster']],
  [
    /^(?:THIS )?(?:may|can) is (?:play|place|put|use) in (?:the same|a) threat (?:as|with|that contain) (?<who>[^,:;]+)$/,
    'join <who>',
    ['Monster'],
  ],
  [
    /^(?<who>[^,:;]+?) (?:may|can) (?:also )?is play (?:together |along |at once )?(?:with|alongside) THIS(?: (?:in|on|during) (?:the same|a single|1) turn| at the same time)?$/,
    'join <who>',
    ['Ally', 'Monster'],
  ],
  [/^(?<who>[^,:;]+?) (?:may|can) (?:also )?is join (?:to|with|by) THIS$/, 'join <who>', ['Ally', 'Monster']],
  [
    /^(?:THIS )?(?:may|can) (?:also )?is play (?:together |along |at once )?(?:with|alongside) (?<who>[^,;:]+?)(?: ,)?(?: (?:in|on|during) (?:the same|a single|1) turn| at the same time| at once)?$/,
    'join <who>',
    ['Ally', 'Monster'],
  ],
  [
    /^you (?:may|can) (?:also )?play (?<who>[^,;:]+?) (?:together |along |at once )(?:with|alongside) THIS(?: (?:in|on|during) the same turn| at the same time)?$/,
    'join <who>',
    ['Ally', 'Monster'],
  ],
  [
    new RegExp(
      `^(?<a>(?:${own} )?(?:is |add |gain |bypass |invisible|worth |have |can |may )[^:;]*?)(?: ,)? and (?:also )?(?<b>join (?!or|and)[^:;]+)$`,
    ),
    '<a> . <b>',
    ['Monster'],
  ],
  // ---------------------------------------------------------------- Gates that serve again
  [
    new RegExp(`(?<=\\buse ${gate} )(?:again|more than once) (?:after|by) pay ${ownCost}(?: once more| again| a second time)?$`),
    "again , but must pay this card 's sanity cost each time",
    ['Location'],
  ],
  [/\bfor (?:a|the) (?:additional|extra|further|added) cost of\b/, 'at a cost of'],
  [
    new RegExp(
      `^(?:each time|when|whenever) (?:that )?you use ${gate} (?:again )?after (?:the|its) first(?: time| use)?(?: ,)? (?:you )?(?:must )?(?:lose|pay|spend) (?<n>1|#) sanity(?: point)?$`,
    ),
    'this gate may is use again for <n> sanity',
    ['Location'],
  ],
  [/^gate (?=may is (?:use|reuse))/, 'this gate ', ['Location']],
  [
    new RegExp(
      `^after (?:the|its) first (?:gate use|use(?: of ${gate})?)(?: ,)? (?:you may (?:use (?:it|${gate})|reuse (?:it|${gate}))|(?:it|${gate}) may is use) again`,
    ),
    'you may use this gate again',
    ['Location'],
  ],
  [/(?<=\buse (?:the|this) gate\b[^,:;]*? )more than (?:1|a single) time\b/, 'more than once'],
  [
    /(?<=\buse (?:the|this) gate\b[^,:;]*? )(?:multiple times?|several times?|many times?|as often as (?:you|they) (?:like|wish|want|please|choose|care to)|as many (?:times|time) as (?:you|they) (?:like|wish|want|please|choose)|without limit|over and over(?: again)?|time and again)\b/,
    'more than once',
  ],
  [
    new RegExp(`^${further} uses? of ${gate}(?: here)?(?: by you)? (?:each )?cost (?:you )?(?<n>1|#) sanity(?: point)?(?: each)?$`),
    'this gate may is use again for <n> sanity',
    ['Location'],
  ],
  [new RegExp(`^${further} uses? of ${gate}(?: here)?(?: by you)? (?:each )?cost (?:you )?${ownCost}$`), agains, ['Location']],
  [
    new RegExp(
      `^(?:you may )?(?:pay|spend|lose) (?<n>1|#) sanity(?: point)?(?: each time)? (?:in order )?to (?:use ${gate} (?:again|once more|a second time)|reuse ${gate})(?: each time)?$`,
    ),
    'this gate may is use again for <n> sanity',
    ['Location'],
  ],
  [
    new RegExp(`^(?:you may )?pay ${ownCost}(?: each time)? (?:in order )?to (?:use ${gate} again|reuse ${gate})(?: each time)?$`),
    agains,
    ['Location'],
  ],
  // ---------------------------------------------------------------- who bears it
  [/\b(?:any|a|the) ally (?:(?:who|that) is )?(?:give|assign) THIS\b/, 'the bearer', ['Artifact']],
  [
    /(?<=^(?:if|when) [^,:;]+ is (?:lose|bury|discard|bury or discard|discard or bury) , so is )the (?:weapon|artifact|card)$/,
    'this card',
    ['Artifact'],
  ],
  [
    /^(?:if|when) (?:they|ally|(?:the|that|its) (?:ally|bearer)) is (?:lose|bury|discard|bury or discard|discard or bury) ,? ?(?:THIS|it|the (?:artifact|weapon|tome)) is(?: also)? (?:lose|bury|discard) (?:along )?with (?:they|them|their)$/,
    'if ally is lose , this card suffer the same fate',
    ['Artifact', 'Tome'],
  ],
  [
    /^(?:if|when) (?:they|THIS|the ally) is (?:lose|bury|discard|bury or discard|discard or bury) , (?:the|this|that|its) (?:tome or artifact|artifact or tome|artifact|tome) is(?: also)? lose(?: too| also| as well)?$/,
    'if this card is lose , the artifact suffer the same fate',
    ['Ally'],
  ],
  [
    /(?<=^(?:if|when) )(?:the|its|that) (?:wielder|user|owner|carrier|holder|wearer) (?=is (?:bury|discard|lose))/,
    'the bearer ',
    ['Artifact'],
  ],
  [
    /^(?:place|put|give|assign|attach)(?: it)? (?:with|to|on|beside) (?:any )?(?<who>(?:1|a|any)(?: of your)? [^,:;]*ally[^,:;]*)$/,
    'give this card to <who>',
    ['Artifact'],
  ],
  [
    /^THIS (?:may|can) is (?:give|assign|attach|hold|carry|bear)(?: to| by| with)? (?:any |a |1 (?:of your )?)(?<who>[^,:;]*ally)$/,
    'this card is give to a <who> or keep by you',
    ['Artifact'],
  ],
  [
    /^THIS (?:may|can) is (?:give|assign|attach|hold|carry|bear)(?: to| by| with)? (?:any |a |1 (?:of your )?)(?<who>[^,:;]*ally) ; (?<rest>(?:if|when) .+)$/,
    'this card is give to a <who> or keep by you . <rest>',
    ['Artifact'],
  ],
  [
    /(?<=^(?:if|when) [^,:;]+ is (?:lose|bury|discard|bury or discard|discard or bury) , )(?:the|this|that|its) (?:tome or artifact|artifact or tome) (?=is )/,
    'the artifact ',
    ['Ally'],
  ],
  [/(?<=^(?:if|when) [^,:;]+ , (?:the|this|that|its) (?:artifact|tome|weapon|card) is lose) (?:also|as well)$/, ' too'],
  [
    /(?<=^(?:(?:the|this|that|such a) (?:artifact|tome|card|weapon|item)|it) [^,:;]*\bfate (?:that |as )?)the (?:same )?ally\b/,
    'this card',
    ['Ally'],
  ],
  [
    new RegExp(`\\b(?:any|a|the|whichever|whatever) ally (?:(?:(?:who|that|which) (?:is )?)?${bearing}|with|equip with|arm with) THIS\\b`),
    'the bearer',
    ['Artifact'],
  ],
  [/\b(?:its|the|THIS 's) (?:owner|holder|carrier|user|possessor) (?='s value)/, 'the bearer ', ['Artifact']],
  [
    /^(?:that |the |this |a )?ally (?:may not|cannot) (?:carry|bear|use|have|hold|wield|is give) (?:another|any other|a second|a other|more than 1) weapon$/,
    '1 weapon per ally',
    ['Artifact'],
  ],
  [
    new RegExp(
      `^(?:choose|select|pick) (?<who>(?:1|a|any|any 1)(?: of your)? [^,:;]*?ally(?: in play)?|(?:1|a|any|any 1)(?: of your)? ally(?: in play)?) (?:to|who (?:will|shall|may|must)?) ?${bearing} THIS$`,
    ),
    'give this card to <who>',
    ['Artifact', 'Tome'],
  ],
  [
    new RegExp(
      `^(?:choose|select|pick) (?<who>(?:1|a|any|any 1)(?: of your)? (?:[^,:;]+ )?ally(?: in play)?) (?:to|who (?:will|shall|may|must)?) ?${bearing} THIS(?: ;| , and) they (?<does>.+)$`,
    ),
    'give this card to <who> . the bearer <does>',
    ['Artifact', 'Tome'],
  ],
  [/^hand (?=THIS to )/, 'give ', ['Artifact', 'Tome']],
  [
    /^(?:if|when) (?:the |that |its )?(?:ally|bearer) leave play , THIS (?:do|leave|go|leave play)(?: too| as well| also)?$/,
    'if ally is lose , this card suffer the same fate',
    ['Artifact', 'Tome'],
  ],
  [
    /^(?:if|when) (?:they|(?:the |that |its )?(?:ally|bearer)) is (?:bury|discard|lose|bury or discard|discard or bury) , lose THIS(?: too| as well| also)?$/,
    'if ally is lose , this card suffer the same fate',
    ['Artifact', 'Tome'],
  ],
  // ---------------------------------------------------------------- Spells that are known
  [/(?<=\b(?:know|hold|contain|learn) )(?:a|1) (?<a>[a-z_]+) spell or (?:a|1) (?<b>[a-z_]+) spell\b/, '1 <a> or <b> spell'],
  [/(?<=\bspell )of any (?:type|kind|sort|class)(?= |$)/, 'of any icon'],
  // ---------------------------------------------------------------- spared
  [
    /^ignore (?:the )?(?:effect of )?(?:any|all|each|every) (?<what>[^,:;]+?) (?:cast |play |use )?(?:on|against|upon|at) THIS$/,
    'this card is not affected by <what>',
    ['Ally', 'Monster'],
  ],
  [
    /(?<head>^(?:[^:;]* , )?)no (?<what>[^,:;]+?) (?:can|may) affect you(?:r investigator)? (?:or|and|nor) (?:any of |all of )?your ally$/,
    '<head> you is not affected by <what> . <head> each of your ally is not affected by <what>',
  ],
  [
    /\b(?:is |have )?(?:immune to|not affected by|unaffected by|immunity to|immunity from) (?:all |any )?(?:effect|card) (?:that|which) (?:would |could |might |may |can )?(?:turn|make) (?:they|them|their|it|THIS|ally) corrupt$/,
    'cannot become corrupt',
  ],
  [
    /^(?:THIS )?(?:(?:may|can|is) )+exclude (?:from (?:the effect of )?(?:a|any|all|each) epidemic|from epidemic)(?: ,)? (?:along|together) with (?:any )?(?<n>1|#) other ally(?: of your choice)?$/,
    'this card and <n> other ally of your choice is exclude when determine the result of a epidemic',
    ['Ally'],
  ],
  [/\b(?:you|your investigator) is safe (?:in|from) (?=space|underwater|radiation)/, 'you can survive '],
  [
    /\b(?:you|your investigator) (?:need|require) no (?:other |further |special )?protection (?:from|against) (?=space|underwater|radiation)/,
    'you can survive ',
  ],
  [
    /^no (?:other |further |special )?protection is (?:need|require) (?:here )?(?:to survive|against|from) (?=space|underwater|radiation)/,
    'you can survive ',
  ],
  [
    /(?<=^(?:THIS )?protect (?:you|your investigator|your ally|you and your ally) (?:from|against) )(?:the effect of )?(?:all|any|each|every) /,
    '',
  ],
  [/\bsurvive (?:at|in|on) (?:all |any |each )?(?<where>underwater|space) location\b/, 'survive <where>'],
  [
    /^(?:provide |give |grant |offer )?protection from (?<what>(?:space|underwater|radiation)(?: (?:and|or) (?:space|underwater|radiation))?) (?:for|to) (?:you|your investigator)(?: and (?:all |each )?(?:of )?(?:your )?ally)?$/,
    'you can survive <what>',
  ],
  [
    /^(?:THIS )?protect (?:the |its |that )?(?:bearer|ally|owner|wearer|holder) (?:from|against) (?:(?:the effect of )?(?:all|any|each|every) )?(?<what>[^,:;]+)$/,
    'the bearer is not affected by <what>',
    ['Artifact'],
  ],
  [/^THIS protect (?:against|from) (?=\S)/, 'protection from '],
  [/^(?:THIS )?(?:grant|give|allow|provide)(?: you)? survival (?:in |from )?(?=space|underwater|radiation)/, 'you can survive '],
  [/(?<=\S )(?<and>and|or) (?:all |any )?other (?<what>epidemic|phobia|storm|spell)(?= |$)/, '<and> <what>'],
  [
    /^(?:when|if|while|each time) (?:a |any |your )?(?:random )?ally (?:must |would )?is (?:choose|select|pick)(?: at random| randomly)? ,? ?(?:ignore|omit|exclude|skip|do not count|leave out|disregard) THIS$/,
    'this card is leave out of random choice',
    ['Ally'],
  ],
  [
    /^THIS (?:cannot|may not|can never|may never) is (?:the |a )?(?:victim|target|object|subject) of (?:a |any )?random (?:choice|selection|pick)$/,
    'this card is leave out of random choice',
    ['Ally'],
  ],
  [
    new RegExp(
      `^(?:the |that |this )?ally (?<what>(?:is|become|add|gain|lose|cannot|may|know|can) [^,:;]+?) (?:while|as long as|so long as) (?:they (?:is )?|it )?${bearing} (?:THIS|it|them)$`,
    ),
    'the bearer <what>',
    ['Artifact'],
  ],
  [
    /(?<=^(?:if|when) (?:the |that |its )?ally is (?:bury|discard|lose|bury or discard|discard or bury) , )THIS (?:go|leave|follow|come)(?: along)?(?: with)? (?:they|them|him|it)(?: too| as well)?$/,
    'this card suffer the same fate',
    ['Artifact'],
  ],
]
