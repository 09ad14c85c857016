/** Combat: who defends and attacks, Threats and what is in them, what is revealed, what survives, what a Combat has cost, Monsters Summoned and Controlled. */

import type { Clause } from '../clauses.ts'

const kindRevealed = '(?!card\\b)[^,;:() ]+(?: [^,;:() ]+){0,2}?'
const inThreats =
  "(?:in|among) (?:any|a|your|the opposing|any player 's|a player 's|your opponent 's) (?:directed )?threat(?: (?:directed|direct|aim) (?:at|against) you)?"
const eachDeed = '(?:you )?(?:(?:lose|gain) (?:#|1) sanity(?: point)?|draw (?:#|1) (?:\\S+ )?card)'

/** This card by whatever word, where only it can be meant. */
const it = '(?:THIS|it|they)'
const point = '(?: (?:card )?points?)?'
/** Several cards, a list of kinds among them. */
const them = '(?:each|all|any|your|other) [^,]+?(?: , [^,]+?){0,3}?'
const opponent = '(?:your|the|a|an|1|that|any 1|any) opponent(?: of your choice)?'
/** Where this card fights on an Ally's side: "takes part in the defence". */
const defends =
  '(?:take part in|participate in|is part of|help in|join in|is include in|is use in) (?:a |the |your |its |their )?(?:defen[sc]es?|defend)'
/** Beside this card; "with him" is read as it stands. */
const company =
  '(?:alongside|beside|next to|together with|along with|side by side with|at the side of|in the company of|in the same defen[sc]e as) (?:THIS|it|they|their|them|its)(?: side)?'
const opposingThreat =
  "(?:the opposing (?:directed )?threat|(?:your|the|that) opponent 's (?:directed )?threat|the threat (?:of|direct(?:ed)? (?:against|at) you by) (?:your|the) opponent)"
/** What is said of an opponent by a relative clause. */
const aims = '(?:(?:it|THIS|they) )?(?:is )?(?:direct|directed|aim|send|point|use)(?:ed)? (?:against|at)'
/** "May be used in the place of", "can substitute for". */
const instead =
  '(?:(?:is use|serve|stand|is substitute|is play|stand in|take|fill|count)(?: in)? (?:the )?(?:place|stead) of|is substitute for|is substituted for|replace|substitute for)'
/** A card that a Great Old One asks for. */
const anyNeeded =
  '(?:any|1|any other)(?: 1)?(?: of the)? (?<what>event|spell|artifact|tome|ally|location|card) (?:(?:that|which) is )?(?:need|require|call for|ask for|necessary)(?: (?:to|for|in order to|when) (?:you )?(?:play|summon|bring into play|bring forth)| for| by)'
/** A second strength of an attack: ", or with a value of 6 if ...". */
const orMore =
  '(?: ,)? (?:or|but)(?: with)?(?: (?:a )?(?:value|strength|force) of)? (?<m>#|1)(?: points?)?(?: ,)?(?: instead)? (?:if|when|while)'
/** "Bury all Weapons of", and the like. */
const allOf =
  '(?<=^|, )(?<how>bury|discard) (?:all|each|every|any)(?: of the)? (?<what>weapon|artifact|tome|spell) (?:of|bear by|carry by|hold by|belong to|from)'

/** The step of Combat in which Spells are cast and Artifacts used. */
const whileCast =
  '\\b(?:during|in|at) (?:the )?(?:(?:step|stage|phase|part) (?:of combat )?(?:in|during|at) which (?:spell is cast|spell and artifact is use|spell may is cast|player (?:may )?cast spell)|(?:cast spell|spell|spell-casting|spell cast|cast)(?: and use artifact)? (?:step|stage|phase|part)(?: of combat)?)'

/** What is said of Weapons that add nothing to those who defend against this card. */
const useless =
  '(?:(?:can |do )?add (?:nothing|no point|no value) (?:to (?:the value of )?(?:defend )?ally (?:(?:who|that) )?(?:defend(?:ing)?|oppose|fight)(?: against)?|against)|(?:is useless|have no effect) against) (?:(?:a|any|the) )?THIS'

/** What is added to this card or its bearer, and to nobody else who may defend. */
const ownAddition =
  "(?<=^(?:(?:THIS|the ally|the bearer|that ally|ally)(?: 's(?: card)? value)? )?(?:(?:is|add|gain|lose|subtract)(?: (?:#|1|a|the|of|to|or|point|card|value|own|more|additional|extra|worth|THIS|'s|its|their|ally|that|bearer|,|\\())* )?)(?:if|while|when|whenever) "
const where = '(?<place>(?:a|any|the|1) (?!combat|battle|same|threat|defen[cs]e|directed|first|next|round|other)[^,:;()]+)'

const noMore = '(?:no more than|not more than|only|at most|(?:a )?maximum of|up to)'
const threatOfThis =
  "(?:(?:the|any) (?:directed )?threat (?:that|which) (?:contain|include) (?:THIS|it)|its (?:directed )?threat|THIS 's (?:directed )?threat|the (?:directed )?threat (?:that )?(?:THIS|it) is in)"
const fewDefend = (threat: string): readonly string[] => [
  `^${noMore} (?<n>#|1)(?: of)?(?: (?:your opponent 's|their|the opponent 's|opposing))? ally(?: of (?:your|the) opponent)? (?:may|can) (?:defend against|oppose) ${threat}$`,
  `^(?:your|the) opponent (?:may|can) (?:defend against|oppose) ${threat} with ${noMore} (?<n>#|1)(?: of (?:their|your opponent 's))? ally$`,
  `^(?:your|the) opponent (?:may not|cannot) (?:defend against|oppose) ${threat} with more than (?<n>#|1)(?: of (?:their|your opponent 's))? ally$`,
]

export const battles: readonly Clause[] = [
  // "All Monsters are Visible to that Ally"
  [
    /^(?<when>(?:[^,:;]+ , )?)(?:all|each|every) (?:invisible )?monster(?: card)? is visible to (?:that ally|the ally|its bearer|they)$/,
    '<when> the bearer may see invisible monster',
    ['Artifact'],
  ],
  // "Priests may not defend an Investigator against your Threat"
  [
    /^(?<when>(?:[^,:;]+ , )?)(?:(?:no (?<a>[^,:;()]+?) (?:may|can))|(?<b>(?!your )[^,:;()]+?) (?:may not|cannot)) defend (?:(?:a|any|an opposing|your) (?:investigator|opponent|player) )?against (?:(?:the )?(?:monster|card)s? in )?your threat$/,
    '<when> each monster in your threat bypass <a> <b>',
    ['Tome', 'Ally', 'Artifact', 'Location', 'Investigator', 'Event'],
  ],
  // "In Water Locations, only Allies with Weapons may defend": elsewhere all may.
  [
    /^(?:(?:at|in) (?:any |all |a )?(?<a>[^,;:()]+?) location , )only ally with (?<what>weapon|artifact|spell)s? may (?:defend|fight)(?: in combat)?$/,
    'ally without <what> who is at a <a> location may not defend',
    ['Event'],
  ],
  [
    /^only ally with (?<what>weapon|artifact|spell)s? may defend (?:at|in) (?:any |all |a )?(?<a>[^,;:()]+?) location$/,
    'ally without <what> who is at a <a> location may not defend',
    ['Event'],
  ],
  [
    /^(?:at|in) (?:any |all |a )?(?<a>[^,;:()]+?) location , no ally(?<what>(?: [^,;:()]+?)?) may defend$/,
    'ally <what> who is at a <a> location may not defend',
    ['Event'],
  ],
  // "Against a Threat of only one card".
  [
    /\bagainst a (?:directed )?threat (?:of|with|that have|that contain|contain|consist of|that consist of|make up of) (?:only |just |but )(?:1|a single) card$/,
    'if the opposing threat have only 1 card',
  ],
  [
    /\bagainst a (?:directed )?threat (?:of|with|that have|that contain|contain|consist of|that consist of|make up of) (?<n>#) or more card$/,
    'if the opposing threat have <n> or more card',
  ],
  // "No more than two Allies may defend against this Monster": those who are committed beyond that do nothing once it is seen, and who they are is his choice.
  ...(
    [
      [threatOfThis, ''],
      ['(?:THIS|it|they)', ' from card of this title'],
    ] as const
  ).flatMap(([threat, from]) =>
    fewDefend(threat).map(
      (said): Clause => [
        new RegExp(said),
        `when reveal , all but <n> of the defending ally of your opponent of your opponent 's choice cannot absorb point${from} until the end of combat`,
        ['Monster'],
      ],
    ),
  ),
  // What may not come into a Threat.
  [
    /(?<=\b(?:may not|cannot|no (?:player|opponent|investigator) may) )(?:play|put|place|move) (?<what>(?:any |a )?(?:(?!to\b|in\b|into\b)[^,:;() ]+ ){1,3}?)(?:to|in|into) (?=(?:their|your|any|a) threat(?= |$))/,
    'add <what> to ',
  ],
  [
    /\bno (?<other>(?:other |more |further |additional )?)(?<what>(?:(?!player\b|opponent\b|investigator\b)[^,:;() ]+ ){1,3}?)may (?:join|is (?:play|put|place|move) (?:to|in|into)|enter) (?<whose>your|any|a|their) threat(?= |$)/,
    'no <what> may is add to <whose> threat',
  ],
  [/(?<=\b(?:this round|until the end of the round)) (?:after|once) (?:cast(?:ing)?(?: THIS)?|THIS is cast)$/, '', ['Spell']],
  // Only what attacks can be controlled.
  [/(?<=\bcontrol [^,:;()]+? in )(?:any|a|1)(?: player 's| opponent 's)?(?: directed)? threat(?= |$)/, 'a directed threat'],
  // "Choose one Defending Ally when this card is revealed and flip it": done at that moment.
  [
    /^(?<if>(?:(?:if|while) [^,:;()]+ , )?)choose (?<what>[^,:;()]+?) when (?<when>(?:threat|directed threat|THIS|the threat) is reveal)(?: ,)? and (?<do>flip|bury|discard|return) (?:it|they|them|that ally|those ally)(?= |$)/,
    'when <when> , <if> <do> <what> ',
    ['Monster', 'Ally', 'Artifact'],
  ],
  // "While defending at a City Location": who defends is where his Investigator is.
  [
    new RegExp(`${ownAddition}(?:(?:THIS|they|it) (?:is )?)?(?:defending|defend) (?:at|in|on) ${where}`),
    'if defending and you is at <place>',
    ['Ally'],
  ],
  [
    new RegExp(`${ownAddition}(?:(?:the ally|that ally|the bearer|they|it) (?:is )?)?(?:defending|defend) (?:at|in|on) ${where}`),
    'if the bearer is a defending ally and you is at <place>',
    ['Artifact'],
  ],
  // ---------------------------------------------------------------- Weapons that do nothing against it
  [
    new RegExp(
      `^(?:(?:all|any) )?(?<what>weapon)(?: (?:,|\\() (?:but )?(?:not|except|other than)(?: for)? (?<but>[^,:;()]+?) (?:,|\\))| (?:except|other than) (?<b>\\S+)) ${useless}$`,
    ),
    '<what> except <but> <b> add nothing to the value of ally who defend against this card',
    ['Monster'],
  ],
  [
    new RegExp(`^(?:(?:all|any) )?(?<what>weapon|enchanted_weapon) ${useless}$`),
    '<what> add nothing to the value of ally who defend against this card',
    ['Monster'],
  ],
  // ---------------------------------------------------------------- who defends
  [new RegExp(`(?<=\\b(?:when|if|while|whenever) )${it} ${defends}(?= |$)`), 'this card is a defending ally', ['Ally']],
  [
    new RegExp(
      `(?<=\\b(?:when|if|while|whenever) )${it} is (?:among|1 of|part of|include among|count among) (?:your|the) defending ally(?= |$)`,
    ),
    'this card is a defending ally',
    ['Ally'],
  ],
  [
    /(?<=\b(?:when|if|while|whenever) )(?:THIS|they|it) (?:have )?(?:is )?(?:(?:choose|select|selected|picked|pick|named|name|commit|called on|called upon|appointed) (?:to (?:help )?defend|as a defender|for (?:the|a|your) defen[sc]e)|assign to (?:the|a|your) defen[sc]e)(?: you| your investigator)?(?= |$)/,
    'this card is a defending ally',
    ['Ally'],
  ],
  [new RegExp(`\\bdefend(?:ing)? (?:${company}|at (?:their|its) side)(?= |$)`), 'defending with this card', ['Ally']],
  [/\bwho is defending with (?:they|their|them|it|THIS)(?= |$)/, 'defending with this card', ['Ally']],
  [
    /\b(?:who|that) (?:(?:also )?defend|is also defending|take part in the (?:same )?defen[sc]e|help (?:to )?defend)(?: you)? (?:together )?with (?:they|their|them|it|THIS)(?= |$)/,
    'defending with this card',
    ['Ally'],
  ],
  [
    /\b(?:each|all|every|any) (?<other>other )?(?<who>(?:\S+ ){1,4}?)in (?:that|the|this|your) (?:same )?defen[sc]e(?= )/,
    'each <other> <who> who is defending',
    ['Ally'],
  ],
  // "Raises by 1 the value of every other defending Soldier": what another card does to them is what they get.
  [
    new RegExp(
      `(?:THIS|they|it) (?:raise|increase|boosts?|improves?|strengthens?|lifts?|enhances?|heightens?) by (?<n>#|1)${point} the (?:card )?value of (?<who>${them})(?=$| (?:until|while|if|when) )`,
    ),
    '<who> gain <n>',
  ],
  [
    new RegExp(
      `(?:THIS|they|it) (?:raise|increase|boosts?|improves?|strengthens?|lifts?|enhances?|heightens?) the (?:card )?value of (?<who>${them}) by (?<n>#|1)${point}(?=$| (?:until|while|if|when) )`,
    ),
    '<who> gain <n>',
  ],
  [
    new RegExp(
      `(?:THIS|they|it) (?:lower|reduce|decrease|diminish(?:es)?|weakens?) by (?<n>#|1)${point} the (?:card )?value of (?<who>${them})(?=$| (?:until|while|if|when) )`,
    ),
    '<who> lose <n>',
  ],
  [
    new RegExp(
      `(?:THIS|they|it) (?:lends?|give|grants?|imparts?|add|bestows?) (?<n>#|1)(?: (?:extra|additional|more))?${point}(?: of value)? to (?:the value of )?(?<who>${them})(?=$| (?:until|while|if|when) )`,
    ),
    '<who> gain <n>',
    ['Ally', 'Monster', 'Location'],
  ],
  [
    /(?<who>\b(?:each|all|your|other) [^,]+?) (?:have|gets?|enjoys?) (?:its|their) (?:card )?value (?:raise|increase|boosted|improved|boost|improve) by (?<n>#|1)(?: points?)?(?=$| )/,
    '<who> gain <n>',
  ],
  [
    /(?<who>\b(?:each|all|your|other) [^,]+?) (?:has|have) (?:its|their) (?:card )?value (?:lower|reduce|decrease) by (?<n>#|1)(?: points?)?(?=$| )/,
    '<who> lose <n>',
  ],
  // What it does not add up with.
  [
    /^(?:(?:this|its|their|the)(?: (?:command )?(?:ability|bonus|effect))? is )?not (?:to is )?(?:cumulative|combine|add)(?: together)? (?:with|to) (?:that of (?:another|any other|other) ally|any other ally 's command ability|the command ability of (?:another|any other|other) ally|(?:other|another|any other) (?:leader|commander) 's command ability)$/,
    "not cumulative with another ally 's command ability",
  ],
  [
    /^(?:this|its|their|the) command ability is not cumulative (?:with (?:that of another ally|any other(?: command ability)?|another(?: command ability)?|other(?: command ability)?|those of other ally)|)$/,
    "not cumulative with another ally 's command ability",
  ],
  [/^(?:command|command ability|leadership) : /, '', ['Ally']],
  [
    /^(?:this|it) is (?:a|their|its) command ability ,? ?(?:and|which|but|and so)(?: it)? is not cumulative(?: with (?:others?|any others?|another|any other|that of (?:another|other|any other) ally|other command ability|another ally 's command ability))?$/,
    "not cumulative with another ally 's command ability",
  ],
  [
    /^(?:this|it) is (?:a|their|its) command ability (?:,|;) not cumulative with (?:others?|another|any other)$/,
    "not cumulative with another ally 's command ability",
  ],
  // What is seen or hidden from then on, to the end of Combat.
  [
    /^(?:when|if) (?:choose|commit|select|selected|picked|pick|named|called upon) (?:to defend|as a defend(?:er|ing ally))(?= ,)/,
    'when this card is a defending ally',
    ['Ally'],
  ],
  [
    /^(?:when|if|while) (?:THIS|they|it) (?:is a defending ally|defend|is defending|is among (?:your|the) defending ally) , (?<deed>.*(?:visible|invisible|face-down) (?:until|for) .+)$/,
    'when this card is commit to defend , <deed>',
    ['Ally'],
  ],
  // Who must, and who may not, defend.
  [
    /^(?:THIS|they|it|you) must (?:always )?(?:is )?(?:choose|select|use|commit)(?: THIS)? (?:to defend|as a defending ally|as a defender|for (?:the|your) defen[sc]e)(?: you)?(?: (?:when|whenever|each time|if) (?:that )?(?:you|your investigator) (?:is|come under|suffer) (?:attack|a attack)(?: by (?:a|any) (?:directed )?threat)?| (?:when|whenever|each time|if) a (?:directed )?threat (?:attack|is direct(?:ed)? (?:at|against)) (?:you|your investigator))?$/,
    'this card must defend',
    ['Ally'],
  ],
  [
    /^(?:when|whenever|each time|if) (?:(?:you|your investigator) is attack(?: by (?:a|any) (?:directed )?threat)?|(?:a|any) (?:directed )?threat (?:attack|is direct(?:ed)? (?:at|against)) (?:you|your investigator)) , (?:THIS|they|it) must (?:defend(?: you)?|is choose (?:to defend|as a defending ally|as a defender)|is (?:1 of|among) (?:the|your) defending ally|take part in the defen[sc]e)$/,
    'this card must defend',
    ['Ally'],
  ],
  [
    /^(?<who>THIS|they|it) must (?:always )?defend(?: you| your investigator)?(?: (?:against (?:each|any|every) (?:directed )?threat|in (?:each|any|every) combat|whenever (?:able|possible)|if able|(?:when|whenever|each time|if) you is attack))?$/,
    'this card must defend',
    ['Ally'],
  ],
  [
    /^(?:THIS|they|it) (?:(?:never|do not|will never|will not|may never) (?:defend|fight|take part in (?:your |any |the )?defen[sc]e)|(?:is|can) (?:never|not) (?:choose|to is choose) (?:to defend|as a defending ally)|take no part in (?:your |any )?defen[sc]e)$/,
    'this card cannot is defending',
    ['Ally'],
  ],
  [
    /^(?:(?:THIS|they|it) )?(?:can|may|will) (?:only (?:is choose to |is choose as a )?(?:defend|defending ally|defender)|(?:is choose to )?defend only) (?:by day|during the day|in daylight|while it is day|if it is day|when it is day)$/,
    'at night , this card cannot is defending',
    ['Ally'],
  ],
  [
    /^(?:(?:THIS|they|it) )?(?:can|may|will) (?:only (?:is choose to |is choose as a )?(?:defend|defending ally|defender)|(?:is choose to )?defend only) (?:by night|during the night|at night|while it is night|if it is night|when it is night)$/,
    'while it is day , this card cannot is defending',
    ['Ally'],
  ],
  [
    /^(?:(?:THIS|they|it) )?(?:can|may|will) (?:only (?:is choose to )?defend|(?:is choose to )?defend only) (?:if|while|when) (?<when>[^,]+)$/,
    'unless <when> , this card cannot is defending',
    ['Ally'],
  ],
  [
    /\bagainst (?<a>a|the|any|each) (?<threat>(?:directed )?threat) (?:that|which) (?:contain|hold|include|have)(?= )/,
    'against <a> <threat> contain',
  ],
  [/(?<=\bwhen |\bif |\bwhile |\bwhenever )(?:THIS|they|it) (?:is )?(?:defend|defending) against(?= )/, 'defending against', ['Ally']],
  [
    /(?<=\bwhen |\bif |\bwhile |\bwhenever )(?:THIS|they|it) (?:is )?(?:fight|fighting|battles?|in combat)(?: against)?(?= )/,
    'fight against',
    ['Ally'],
  ],
  [
    /^if (?:you is )?attack , you must (?:choose|select|use) THIS (?:to defend|as a defending ally|as a defender)$/,
    'this card must defend',
    ['Ally'],
  ],
  [/^(?:THIS|they|it) always defend(?: you| your investigator)?$/, 'this card must defend', ['Ally']],
  [
    /^you (?:can|may) (?:only )?(?:defend with|choose) THIS(?: to defend)?(?: only)? (?:by day|during the day|in daylight|while it is day)$/,
    'at night , this card cannot is defending',
    ['Ally'],
  ],
  [
    /^you (?:can|may) (?:only )?(?:defend with|choose) THIS(?: to defend)?(?: only)? (?:by night|during the night|at night|while it is night)$/,
    'while it is day , this card cannot is defending',
    ['Ally'],
  ],
  // The bearer of a Weapon, and the Combats he was in.
  [
    /(?<=\bif |\bwhen |\bwhile )(?:the |that )?(?:ally|bearer) (?:(?:have )?(?:defend|fight)(?: in combat)?|take part in (?:the )?(?:defen[sc]e|combat)|is use in combat|is choose to defend|is choose as a defending ally)(?= ,|$)/,
    'the bearer is a defending ally',
    ['Artifact'],
  ],
  [
    /(?<=\bif |\bwhen |\bwhile )(?:they|it|the ally) is choose (?:to defend|as a defending ally)(?=$| ,)/,
    'the bearer is a defending ally',
    ['Artifact'],
  ],
  [
    /(?<=\bor (?:#|1)(?: points?)? )(?:when|if|while) (?:(?:they|it|the ally|the bearer|ally) )?(?:is )?(?:defend|defending|fight) against (?:a |any )?(?<whom>[^,]+)$/,
    'against <whom>',
    ['Artifact'],
  ],
  // ---------------------------------------------------------------- a Combat in which something was so
  [
    /^(?<deed>(?!at the end|after|if|when).+?) (?:at the end of|after|following|at the close of) (?:any|each|every|a|the)? ?combat (?:in which|where|during which|in the course of which) (?<who>you|your opponent|the opponent|a opponent) (?:have )?lose (?:any |some )?sanity(?: points?)?$/,
    'at the end of combat , if <who> have lose sanity in this combat , <deed>',
  ],
  [
    /^(?:at the end of|after|following|at the close of) (?:any|each|every|a|the)? ?combat (?:in which|where|during which|in the course of which) (?<who>you|your opponent|the opponent|a opponent) (?:have )?lose (?:any |some )?sanity(?: points?)? , (?<deed>.+)$/,
    'at the end of combat , if <who> have lose sanity in this combat , <deed>',
  ],
  [
    /^(?<deed>(?!at the end|after|if|when).+?) (?:at the end of|after|following|at the close of) (?:any|each|every|a|the)? ?combat (?:in which|where|during which|in the course of which) (?<cond>(?:you|your opponent) lose (?:no|(?:#|1) or more|at least (?:#|1)) sanity(?: points?)?|(?:1 of )?your ally is lose|(?:you|your opponent) lose (?:a|any|no|1 or more|1) (?:ally|artifact|tome))$/,
    'at the end of combat , if <cond> in this combat , <deed>',
  ],
  [
    /^(?:at the end of|after|following|at the close of) (?:any|each|every|a|the)? ?combat (?:in which|where|during which|in the course of which) (?<cond>(?:you|your opponent) lose (?:no|(?:#|1) or more|at least (?:#|1)) sanity(?: points?)?|(?:1 of )?your ally is lose|(?:you|your opponent) lose (?:a|any|no|1 or more|1) (?:ally|artifact|tome)) , (?<deed>.+)$/,
    'at the end of combat , if <cond> in this combat , <deed>',
  ],
  [
    /^(?<deed>(?!at the end|after|if|when).+?) (?:at the end of|after|following) (?:any|each|every|a|the)? ?combat (?:in which|where|during which) (?:the |that )?(?:ally|bearer) (?:(?:have )?(?:defend|fight)|is a defending ally|take part|is use)$/,
    'at the end of combat , if the bearer is a defending ally , <deed>',
    ['Artifact'],
  ],
  [
    /^(?<deed>(?!at the end|after|if|when).+?) (?:at the end of|after|following) (?:any|each|every|a|the)? ?combat (?:in which|where|during which) (?:THIS|they|it) (?:(?:have )?(?:defend|fight)|is a defending ally|take part|is use)$/,
    'at the end of combat , if this card have fight , <deed>',
    ['Ally', 'Monster', 'Artifact'],
  ],
  [
    /^(?:at the end of|after|following) (?:any|each|every|a|the)? ?combat (?:in which|where|during which) (?:the |that )?(?:ally|bearer) (?:(?:have )?(?:defend|fight)|is a defending ally|take part|is use) , (?<deed>.+)$/,
    'at the end of combat , if the bearer is a defending ally , <deed>',
    ['Artifact'],
  ],
  [
    /^(?:at the end of|after|following) (?:any|each|every|a|the)? ?combat (?:in which|where|during which) (?:THIS|they|it) (?:(?:have )?(?:defend|fight)|is a defending ally|take part|is use) , (?<deed>.+)$/,
    'at the end of combat , if this card have fight , <deed>',
    ['Ally', 'Monster', 'Artifact'],
  ],
  // ---------------------------------------------------------------- what a Combat has cost
  [
    /(?<=\blose (?:no |any |a |1 |# |1 or more |# or more |at least # |more than # )?(?:\S+ ){0,3}?\S+ )(?:in|during|over the course of|in the course of) (?:the |that |a |any |this )?combat(?=$| ,| at the end of (?:that )?combat)/,
    'in this combat',
  ],
  [
    /(?<=\b(?:if|when|unless|and) (?:you|your opponent|the opponent|that player) )lose (?:any |some )?sanity in this combat(?=$| ,)/,
    'have lose sanity in this combat',
  ],
  [
    /(?<=\b(?:if|when|unless|and) (?:you|your opponent|the opponent|that player) )lose (?<n>(?:#|1) or more|at least (?:#|1)|more than (?:#|1)) sanity(?: points?)? in this combat(?=$| ,)/,
    'have lose <n> sanity in this combat',
  ],
  [
    /^(?:if|when|whenever) (?<who>you|your opponent) (?:have )?lose (?:any |some )?sanity (?:points? )?in this combat , (?<deed>(?!.*\bend of combat)(?!.*(?:instead|next round|remain)).+)$/,
    'at the end of combat , if <who> have lose sanity in this combat , <deed>',
    ['Ally', 'Artifact', 'Monster', 'Tome', 'Location'],
  ],
  [
    /^if (?<cond>(?:you|your opponent) (?:have )?lose [^,]* in this combat) , (?<deed>.+) at the end of (?:that |the )?combat$/,
    'at the end of combat , if <cond> , <deed>',
  ],
  [
    /^if (?<cond>(?:you|your opponent) (?:have )?lose no sanity in this combat) , (?<deed>(?!.*\bend of combat)(?!.*(?:instead|next round|remain)).+)$/,
    'at the end of combat , if <cond> , <deed>',
    ['Ally', 'Artifact', 'Monster', 'Tome', 'Location'],
  ],
  [
    /(?<=\b(?:if|when|unless) )(?:1 or more of|1 of|any of|at least 1 of) your opponent 's (?<what>\S+) (?:have )?is (?:lose|bury|kill|discard) (?:in|during) (?:this |the |that )?combat/,
    'your opponent lose any <what> in this combat',
  ],
  [
    /(?<=\b(?:if|when|unless) )(?:1 or more of|1 of|any of|at least 1 of) your (?<what>\S+) (?:have )?is lose (?:in|during) (?:this |the |that )?combat/,
    'you lose any <what> in this combat',
  ],
  [
    /(?<=\b(?:if|when|unless) )(?:a|any|1) (?<what>\S+) of (?<who>your opponent|yours) (?:have )?is lose (?:in|during) (?:this |the |that )?combat/,
    'your opponent lose any <what> in this combat',
  ],
  [
    /(?<=^(?:at the end of|after) combat , (?:if|unless) (?:you|your opponent) (?:have )?lose (?:any |a |no |1 or more |1 )?(?:ally|artifact|tome|spell|monster|weapon))(?= ,)/,
    ' in this combat',
  ],
  // ---------------------------------------------------------------- Threats
  [/\b(?<in>in|into|from|of|within|among) opposing (?<threat>(?:directed )?threat)\b/, '<in> the opposing <threat>'],
  [/\byour own (?<threat>(?:directed )?threat)\b/, 'your <threat>'],
  [
    /(?<!\byour (?:\S+ ){0,3})(?<=\b(?:in|from) )(?:the )?target (?:directed )?threat(?= |$)/,
    "your opponent 's directed threat",
    ['Spell'],
  ],
  [/(?<=\b(?:target|directed) threat .*\bin )that threat(?= |$)/, "your opponent 's directed threat", ['Spell']],
  [/(?<=\b(?:if|while|when) .*\bin )your directed threat(?= |$)/, 'your threat'],
  [
    /(?<=\bally )of the opponent (?:against|at) (?:whom|which) (?:the |that |your )?[^,]+? is (?:directed|direct|aim)(?=$| ,)/,
    'of your opponent',
    ['Spell', 'Monster', 'Artifact'],
  ],
  [
    /(?<=^|: )(?<what>(?:1|#) (?:random )?[^,:]+? in (?:a |your |the )?(?:opponent 's )?directed threat) (?:is now|become|is) (?:a )?part of your (?:own )?threat(?: ,)? until the end of combat$/,
    'take control of <what> until the end of combat',
    ['Spell', 'Artifact'],
  ],
  [
    /(?<=\buntil the end of combat) , (?:after which|and|then|and then)(?: it is)?(?: then)? bury(?: it)?(?: in its owner 's story deck)?$/,
    '',
    ['Spell', 'Artifact'],
  ],
  [
    /^(?:it|they) is (?:then )?(?:bury|return)(?: (?:in|to) its owner 's story deck)(?: (?:after|at the end of) combat)?$/,
    'return it to its owner at the end of combat',
    ['Spell', 'Artifact'],
  ],
  [
    /\bcontrol (?<what>(?:1|#) (?:random )?[^,]+? in (?:your opponent 's directed threat|a directed threat(?: attack you| directed against you)?))(?= ,|$)/,
    'take control of <what> until the end of combat',
    ['Spell', 'Artifact'],
  ],
  [
    /(?<who>\b(?:each|every|all|any)(?: directed)? threat (?:(?:that|which) )?(?:is )?(?:attack|direct(?:ed)? (?:against|at)) (?:you|your investigator)) (?:have|is|be) (?<n>#|1)(?: points?)? (?:less|lower|fewer)(?: (?:in )?(?:total )?value)?(?=$| )/,
    '<who> lose <n>',
  ],
  [
    /(?<who>\b(?:each|all) threat (?:direct(?:ed)? (?:against|at)|attack) (?:you|your investigator)) is (?:reduce|lower|decrease|diminish) by (?<n>#|1)(?: points?)?(?=$| )/,
    '<who> lose <n>',
  ],
  [
    /\b(?:weaken|diminish|cut) (?<who>(?:each|every|all|1|a|any)(?: directed)? threat (?:(?:that|which) )?(?:is )?(?:attack|direct(?:ed)? (?:against|at)) (?:you|your investigator)) by(?= (?:#|1))/,
    'reduce <who> by',
  ],
  // That value of a Threat counts from the moment on at which it is revealed.
  [
    /^(?:when|after|once|as soon as|each time|whenever|at the moment(?: that| when)?) (?:directed |the |all )*threat (?:is|have is) reveal , (?<deed>(?:(?:reduce|lower|decrease|increase|raise) (?:the (?:total )?value of )?|(?:subtract|add) (?:#|1)(?: points?)? (?:to|from) (?:the (?:total )?value of )?)(?:each|all|any|your)(?: directed)? threat\b.+)$/,
    '<deed>',
    ['Ally', 'Artifact', 'Tome', 'Location'],
  ],
  [
    /^(?<deed>(?:.+ , )?(?:(?:reduce|lower|decrease|increase|raise) (?:the (?:total )?value of )?|(?:subtract|add) (?:#|1)(?: points?)? (?:to|from) (?:the (?:total )?value of )?)(?:each|all|any|your)(?: directed)? threat\b[^,]+?) (?:when|after|once|as soon as|each time|whenever|at the moment(?: that| when)?) (?:directed |the |all |it |they )*(?:threat )?is reveal(?<rest> , (?:if|while|when) .+)?$/,
    '<deed> <rest>',
    ['Ally', 'Artifact', 'Tome', 'Location'],
  ],
  // What stands in the same Threat.
  [
    /(?<=\b(?:if|while|when|unless) )(?:THIS|it|they) is the only (?<what>monster|card) in (?:your|the|its|this) threat(?=$| ,)/,
    'your threat contain no other <what>',
    ['Monster'],
  ],
  [
    /(?<=\b(?:if|while|when|unless) )(?:THIS|it|they) (?:is )?(?:attack|fight) (?:all )?(?:alone|by itself|by themselves|on its own|unaccompanied)(?=$| ,)/,
    'your threat contain no other monster',
    ['Monster'],
  ],
  [
    /(?<=\b(?:if|while|when) )(?:THIS|it|they) (?:(?:is )?attack (?:(?:together |along |side by side |in company )?with|alongside|beside)|is accompan(?:y|ied) by) (?:a |any |1 or more |another )(?<what>(?!other )[^,]+?)(?=$| ,)/,
    'your threat contain other <what>',
    ['Monster'],
  ],
  [
    /^(?:while|when|if) (?:THIS|it|they) is in (?:your|a|the|any) threat , (?<who>(?:all|each) [^,]+?) in (?:that|your|this|the|its)(?: same)? threat(?= )/,
    '<who> in your threat',
    ['Monster'],
  ],
  [
    /(?<=\b(?:add|put|move|place|return|play) [^,]*from your (?:hand|story deck|discard pile) )(?:to|into|in) (?:this|the same|its|that)(?: directed)? threat(?=$| ,)/,
    'into your threat',
    ['Monster'],
  ],
  [/(?<=\b)(?:add|move|play) (?=[^,]* from your (?:hand|story deck|discard pile) into your threat$)/, 'put ', ['Monster']],
  [
    /(?<=\b(?:each|all) (?:other )?\S+ )(?:that )?attack (?:together |along |alongside )?(?:with )?(?:it|they|them|THIS)(?= )/,
    'attack with this card',
    ['Monster'],
  ],
  [
    /\b(?<each>for each )(?<what>[^,]+?) (?:among|in|that is among|who is among) (?:the |your opponent 's |the opponent 's )?(?:opposing )?(?:defending ally|defender)$/,
    '<each> <what> who is defending',
    ['Monster'],
  ],
  [
    /(?<=\b(?:if|while|when|unless) )(?:there is no (?:opposing )?defending ally|no ally (?:is )?(?:defend|defending)|no ally (?:oppose|is choose to defend)|your opponent (?:choose no|have no|do not have any|select no) defending ally|your opponent (?:choose no ally to defend|do not defend(?: with any ally)?))(?=$| ,)/,
    'your opponent have no defending ally',
    ['Monster'],
  ],
  [
    /(?<=^if (?:your threat contain no other \S+|it is (?:day|night)|your opponent (?:is|have) [^,]+|your threat contain other [^,]+) , )(?:it|THIS|they) (?:add|gain) (?<n>#|1)(?: points?)? to (?:its|their) value$/,
    'this card gain <n>',
    ['Monster'],
  ],
  [/\bthere is another (?<what>[^,]+?) in the same threat(?=$| ,)/, 'another <what> is in the same threat', ['Monster']],
  [/(?<=\bin the same threat) as THIS(?= )/, '', ['Monster']],
  [/^(?<when>(?:in|during) the next combat) (?=(?:your|each|all|no) )/, '<when> , '],
  [/\bno threat may attack (?=you|your investigator)/, 'no player may attack '],
  [
    /^(?:if|when) (?:a|any|another) (?<what>[^,]+?) is reveal in (?:the same|this|your|its) threat(?= ,)/,
    'if your threat contain other <what>',
    ['Monster'],
  ],
  // Against whom it is directed.
  [
    new RegExp(`(?<=\\b(?:when|while|if|whenever) )${aims} ${opponent} (?:who|that|whose) (?=(?:is|have|know|hold|can|current) )`),
    'your opponent ',
    ['Monster'],
  ],
  [new RegExp(`(?<=\\b(?:when|while|if|whenever) )${aims} ${opponent} with (?=\\S)`), 'your opponent have ', ['Monster']],
  [new RegExp(`(?<=\\b(?:when|while|if|whenever) )${aims} ${opponent} (?=(?:at|in|on) )`), 'your opponent is ', ['Monster']],
  // ---------------------------------------------------------------- what is revealed
  // "Whenever a Deep One is revealed in any Threat": each of them is.
  ...[
    [`(?:when|each time)(?: that)? (?:a|any) (?<what>${kindRevealed}) is reveal (?<where>${inThreats}) , (?<deed>${eachDeed})`],
    [`(?<deed>${eachDeed}) (?:when|each time)(?: that)? (?:a|any) (?<what>${kindRevealed}) is reveal (?<where>${inThreats})`],
  ].map(
    ([said]): Clause => [
      new RegExp(`^${said}$`),
      'when threat is reveal , <deed> for each <what> <where>',
      ['Event', 'Ally', 'Artifact', 'Location'],
    ],
  ),
  [/^(?:on|upon|after) (?:is|being|its being|it being) reveal(?=$| ,)/, 'when reveal'],
  [/^(?:on|upon) (?:its )?(?:reveal|revelation)(?= ,)/, 'when reveal'],
  [
    /^(?:as soon as|once|the moment(?: that)?|at the moment(?: that| when)?|immediately (?:when|after)|just after) (?<what>THIS|it|they|threat|directed threat|the directed threat|the threat) is (?:reveal|turn up|turn face-up|expose|uncover)(?= )/,
    'when <what> is reveal',
  ],
  [
    new RegExp(`^(?:when|if) it is (?:reveal|see|show|find) that ${opposingThreat} (?<has>(?:contain|include|hold) [^,]+?) , (?<deed>.+)$`),
    'when reveal , if the opposing threat <has> , <deed>',
    ['Monster'],
  ],
  [
    new RegExp(
      `^(?<deed>(?:bury|discard|flip|return) (?:THIS|it)(?: to your hand| face-down)?)(?: immediately| at once)? (?:if|when|whenever|as soon as) (?<what>[^,]+?) is (?:also )?reveal (?:in|among|as part of|within) ${opposingThreat}$`,
    ),
    'when reveal , if the opposing threat contain <what> , <deed>',
    ['Monster'],
  ],
  [
    new RegExp(
      `^(?:if|when|whenever|as soon as) (?<what>[^,]+?) is (?:also )?reveal (?:in|among|as part of|within) ${opposingThreat} , (?<deed>.+)$`,
    ),
    'when reveal , if the opposing threat contain <what> , <deed>',
    ['Monster'],
  ],
  [
    new RegExp(`^(?:if|when|whenever) ${opposingThreat} is reveal to (?:contain|include|hold) (?<what>[^,]+?) , (?<deed>.+)$`),
    'when reveal , if the opposing threat contain <what> , <deed>',
    ['Monster'],
  ],
  [
    /^(?<deed>(?:bury|discard|flip|return) (?:THIS|it)(?: to your hand| face-down)?)(?: immediately| at once)? (?:if|when) (?<what>[^,]+?) (?:is (?:reveal )?|defend )(?:among|1 of) (?:the|your opponent 's|the opponent 's|the opposing)(?: opposing)? defending ally$/,
    'when reveal , if <what> is among the opposing defending ally , <deed>',
    ['Monster'],
  ],
  [
    /(?<=\b(?:if|when|while|unless) (?:\S+ ){1,4}?is )among (?:the|your opponent 's|the opponent 's)(?: opposing)? defending ally(?=$| ,)/,
    'among the opposing defending ally',
    ['Monster'],
  ],
  // A story told of the one that it befalls: "devours one random Defending Ally: bury that Ally".
  [
    /^(?<when>when reveal|when (?:THIS|it|threat|directed threat|the directed threat|the threat) is reveal) , (?:(?:a |the )?THIS|it|they) (?!bury|discard|flip|choose|gain|lose|attack|bypass|control|add|subtract|is|may|must|can|do|have|take|join|move|return|survive|turn|cause|look|reveal|draw|play)\S+(?: (?:off|away|down|up|on))? (?<whom>(?:1|#|a) (?:random )?[^,:]+?) (?:: |, and |; )(?<how>bury|discard) (?:that (?:ally|card|monster|artifact|weapon|tome|spell)|it|they|them)$/,
    '<when> , <how> <whom>',
    ['Monster'],
  ],
  [
    /^(?<when>when reveal|when (?:THIS|it|threat|directed threat|the directed threat|the threat) is reveal) , (?:(?:a |the )?THIS|it|they) (?!bury|discard|flip|choose|gain|lose|attack|bypass|control|add|subtract|is|may|must|can|do|have|take|join|move|return|survive|turn|cause|look|reveal|draw|play)\S+(?: (?:off|away|down|up|on))? (?<whom>(?:1|#|a) (?:random )?[^,:]+?) (?:: |, and |; )flip (?:that (?:ally|card|artifact)|it|they|them)(?: face-down)?(?<out> , (?:after which|and|who|so that|which then) .+)?$/,
    '<when> , flip <whom> face-down <out>',
    ['Monster'],
  ],
  // Every Ally is meant, or what he is worth by himself.
  [/(?<=\bally) ,? ?(?:whether )?(?:\( )?(?:(?:they|it) )?(?:is )?(?:defending|defend) or not(?: \))?$/, '', ['Monster', 'Event', 'Spell']],
  [
    /\bwhose (?:card )?value ,? ?(?:\( )?(?:not counting|without|excluding|exclude|disregarding|disregard|ignoring|ignore|before)(?: counting| the value of)?(?: any| the| their)? weapon ,? ?(?:\) )?is(?= )/,
    'whose own value is',
  ],
  [
    /\b(?:with a (?:card )?value of|of value|worth) (?<n>#|1) or less ,? ?(?:\( )?(?:not counting|without|excluding|exclude|disregarding|disregard|ignoring|ignore)(?: counting| the value of)?(?: any| the| their)? weapon(?: \))?(?=$| )/,
    'whose own value is <n> or less',
  ],
  [/\bopposing (?=ally who (?:have )?defend against THIS)/, '', ['Monster']],
  [
    /(?<=\bwho defend against THIS) (?:and|but|who|and who) (?:is|have is|do) not (?:bury|lose|is bury|is lose)(?: in (?:this |the )?combat)?/,
    '',
  ],
  [
    /(?<=\bcard in (?:their |your )?hand , )(?<who>they|your opponent) (?<must>must )?(?<how>bury|discard) (?<n>#|1) of (?:they|them|those|these)(?: card)?(?: ,)?(?: (?:choose|selected|picked))? (?:at random|randomly)$/,
    '<who> <must> <how> <n> random card in their hand',
  ],
  [/^if (?:it is )?play as a (?<what>monster) ,(?= )/, 'while in a threat ,', ['Monster']],
  // Who lies face-down defends no more.
  [
    /(?<=\bflip .*face-down) , (?:after which|and|who then|which then|so that|who|and so) (?:they|it|that ally|the ally)?(?: then)? ?(?:no longer defend|do not defend|take no (?:further |more )?part in (?:the|this) (?:combat|defen[sc]e)|cannot defend|is no longer (?:a defending ally|defending)|is out of (?:the|this) combat)$/,
    '',
  ],
  [
    /(?<=\bflip .*face-down) (?:so that|and) (?:they|it|that ally|the ally) (?:no longer defend|do not defend|cannot defend|is no longer (?:a defending ally|defending))$/,
    '',
  ],
  [
    /^(?:they|it|that ally|the ally|he)(?: then)? (?:no longer defend|do not defend(?: any (?:more|longer))?|cannot defend(?: any (?:more|longer))?|is no longer (?:a defending ally|defending)|stop defending|defend no (?:more|longer))(?: in this combat)?$/,
    'that ally take no part in this combat',
  ],
  // ---------------------------------------------------------------- the Cosmic Battle
  [
    /\b(?:comes? through|lives? through|gets? through|pass through|passes through|outlives?|emerges? from|lasts? through|makes? it through|endures?|is not (?:lose|bury|destroyed|destroy|kill|killed|absorb|eliminated|defeated) (?:in|during|by)|remain after|is still (?:there|in play|standing|alive) after) (?:the )?cosmic battle/,
    'survive the cosmic battle',
    ['Monster'],
  ],
  [
    /^(?:for )?each (?:copy of )?THIS (?:that |which )?(?:survive|surviving) (?:the )?cosmic battle ,(?= )/,
    'each time this card survive the cosmic battle ,',
    ['Monster'],
  ],
  [
    /^for each (?:that|of they that|copy that) survive (?:the )?cosmic battle ,(?= )/,
    'each time this card survive the cosmic battle ,',
    ['Monster'],
  ],
  [
    /^(?:each|every|any) (?:copy of )?THIS (?:that |which )?(?:survive|surviving) (?:the )?cosmic battle (?:cause|make|force|oblige|compel) (?<who>your opponent|the opponent|a opponent) (?:to )?(?=(?:bury|discard|lose|flip) )/,
    'each time this card survive the cosmic battle , <who> must ',
    ['Monster'],
  ],
  [
    /^each (?:copy of )?THIS (?:that |which )?(?:survive|surviving) (?:the )?cosmic battle (?<deed>(?:bury|discard|flip) .+)$/,
    'each time this card survive the cosmic battle , <deed>',
    ['Monster'],
  ],
  [
    /^(?<deed>(?!if|when|each)[^,]+) for each (?:copy of )?THIS (?:that |which )?survive (?:the )?cosmic battle$/,
    'each time this card survive the cosmic battle , <deed>',
    ['Monster'],
  ],
  [/^after the cosmic battle , if (?:THIS|it) (?:have )?survive(?= ,)/, 'when this card survive the cosmic battle', ['Monster']],
  // What it lives on is told before a colon.
  [
    /^(?:(?:for )?each |each time |when |whenever |if )(?:a )?THIS (?:that |which )?(?:survive|surviving) (?:the )?cosmic battle(?: ,)? (?:it )?(?!(?:bury|discard|flip|gain|lose|add|subtract|cause|make|force|if|you|your|the|may|is)\b)(?:[a-z]+ |THING ){1,5}: /,
    'each time this card survive the cosmic battle , ',
    ['Monster'],
  ],
  [
    /(?<=\bcosmic battle , )(?:THIS|it|they) (?:add|gain) (?<n>#|1)(?: points?)? (?:to its value )?(?:against ally|until combat end)?$/,
    'this card gain <n> until the end of combat',
    ['Monster'],
  ],
  [
    /(?<=\b(?:your|each|any|the) opponent (?:must )?discard (?:(?:#|1|a) (?:random )?|all )cards?(?: at random)?) from hand(?= ,|$| (?:at random|or))/,
    ' from their hand',
  ],
  [
    /(?<=\bcosmic battle , )add (?<n>#|1)(?: points?)? to its value(?<per> for each .+)?$/,
    'this card gain <n> <per> until the end of combat',
    ['Monster'],
  ],
  // ---------------------------------------------------------------- bypassing
  [
    /^(?:(?:THIS|it|they) )?(?:can never|may never|cannot ever) is bypass$|^(?:(?:THIS|it|they) )?(?:cannot|may not|can never|may never) is bypass by (?:any |another |other |a )?(?:other )?(?:monster|card)$|^no (?:other )?monster (?:may|can) bypass (?:THIS|it)$/,
    'this card may not is bypass',
    ['Monster', 'Ally'],
  ],
  [/^(?<who>(?:THIS |it |they )?(?:may )?)bypass (?:each|every|any)(?= )/, '<who> bypass all', ['Monster']],
  // ---------------------------------------------------------------- at the end of Combat
  [
    /^instead of (?:bury|discard) (?:THIS|it) at the end of combat , you may (?<price>(?:pay|lose|spend|discard|bury|flip) .+?) (?:and|to) (?:keep|leave|retain|hold) (?:THIS|it) in your threat(?: (?:for|until|through|during|into) the next (?:round|combat))?$/,
    'at the end of combat , you may <price> to keep this card in your threat instead of bury it',
    ['Monster'],
  ],
  [
    /^(?:at the end of|after|when) combat(?: end| is over)?(?: ,)? you may (?<price>(?:pay|lose|spend|discard|bury|flip) .+?) (?:to|and) (?:keep|leave|retain|hold|have) (?:THIS|it)(?: remain)? in your threat(?: (?:for|until|through|during|into) the next (?:round|combat))?(?: ,? ?(?:instead of|rather than) (?:bury|discard) (?:THIS|it))?$/,
    'if this card would is bury in combat , you may instead <price> : put this card into your threat',
    ['Monster'],
  ],
  [
    /^(?:(?:THIS|it|they) (?:is not|need not is) (?:bury|discard)(?: after combat| at the end of combat)? but )(?<stay>remain|stay) in your threat(?: (?:for|until|through|during|into) the next (?:round|combat))?$/,
    'begin the next round with this card in your threat',
    ['Monster'],
  ],
  [
    /(?<=^if [^,]+ in this combat , )(?:THIS|it|they) (?:is not|need not is) (?:bury|discard)(?: after combat| at the end of combat)?(?: ,)? but (?:remain|stay) in your threat(?: (?:for|until|through|during|into) the next (?:round|combat))?$/,
    'begin the next round with this card in your threat',
    ['Monster'],
  ],
  [
    /(?<=^if [^,]+ in this combat , )(?:keep (?:THIS|it) in your threat|(?:THIS|it) (?:remain|stay) in your threat)(?: (?:for|until|through|during|into) the next (?:round|combat))?(?: ,? ?(?:instead of|rather than) (?:bury|discard) (?:THIS|it))?$/,
    'begin the next round with this card in your threat',
    ['Monster'],
  ],
  [
    /(?<=^if [^,]+ in this combat , )(?<may>you may )?(?:begin|start) the next round with (?:THIS|it) in your threat(?: ,)? (?:instead of|rather than) (?:bury|discard) (?:THIS|it)$/,
    '<may> begin the next round with this card in your threat',
    ['Monster'],
  ],
  [
    /^(?:(?:THIS|it) )?(?:remain|stay) in your threat(?: after combat)?(?: ,)? if (?<cond>your opponent (?:have )?lose [^,]+?)(?: in (?:this |the )?combat)?$/,
    'if <cond> in this combat , begin the next round with this card in your threat',
    ['Monster'],
  ],
  // What became of those who fell to this Monster, or to the Threat that it is in.
  [
    /^(?:at the end of combat , )?(?:if|when) (?:a|any|1 or more|1) (?:ally|defending ally)(?: of your opponent)? is (?:lose (?:to|against|in combat (?:with|against|to))|bury in combat (?:with|by|against)) THIS , discard (?:that ally|it|they|them|the ally) (?:instead of|rather than) bury (?:it|they|them|that ally)$/,
    'if a opposing ally would is bury in combat by this card , discard it instead',
    ['Monster'],
  ],
  [
    /^(?:(?:any|each|all|a) )?ally (?:(?:that|who) is )?(?:lose (?:to|against|in combat (?:with|against|to))|bury in combat (?:with|by|against)) THIS (?:is|must is) discard(?: (?:(?:instead of|rather than) (?:is )?bury|instead))?$/,
    'if a opposing ally would is bury in combat by this card , discard it instead',
    ['Monster'],
  ],
  [
    /^(?:at the end of combat , )?(?:if|when) (?:a|any|1 or more|1) (?:ally|defending ally)(?: of your opponent)? is (?:lose (?:to|against|in combat (?:with|against|to))|bury in combat (?:with|by|against)) (?:a|any) (?:directed )?threat (?:that |which )?(?:contain|include|hold|with) THIS , discard (?:that ally|it|they|them|the ally) (?:instead of|rather than) bury (?:it|they|them|that ally)$/,
    'if a opposing ally would is bury in combat , discard it instead',
    ['Monster'],
  ],
  [
    /^(?:(?:any|each|all|a) )?ally (?:(?:that|who) is )?(?:lose (?:to|against|in combat (?:with|against|to))|bury in combat (?:with|by|against)) (?:a|any) (?:directed )?threat (?:that |which )?(?:contain|include|hold|with) THIS (?:is|must is) discard(?: (?:(?:instead of|rather than) (?:is )?bury|instead))?$/,
    'if a opposing ally would is bury in combat , discard it instead',
    ['Monster'],
  ],
  [
    /^if (?:THIS|it) is not (?:destroyed|lose|kill|eliminate|defeat) (?:in|during) combat , (?=return (?:THIS|it) to your hand)/,
    'unless it absorb its full value in combat , ',
    ['Monster'],
  ],
  [
    /^(?:if|when|whenever|each time) (?:your|a|the|any) opponent lose (?:any |some )?sanity(?: points?)? (?:to|because of|by|through|from|on account of) (?:the attack of )?THIS , (?<deed>.+?)(?: at the end of combat)?$/,
    'when this card cause sanity loss , <deed>',
    ['Monster'],
  ],
  // Who is Buried for his full value alone.
  [/(?<=\b(?:unless|if|when) )(?:THIS|it|they) have (?:absorb|take|suffer|lose)(?= )/, 'they absorb'],
  [
    /(?<=\babsorb )(?:all (?:of )?|the whole of |the full |the whole |its whole |their whole |its entire |their entire |the entire )(?:their |its |the )?(?:card |own )?value(?=$| ,| in combat| at| during)/,
    'their full value',
  ],
  [
    /(?<=\b(?:unless|if|when) )(?:their|its|THIS 's) (?:full|whole|entire) (?:card )?value (?:have is|is) absorb/,
    'they absorb their full value',
  ],
  [
    /^do not bury (?<who>THIS|it|they)(?: (?:after|in|during|at the end of) combat)? unless (?=they absorb)/,
    'this card is not bury in combat unless ',
  ],
  [
    /^(?:THIS|they|it) survive (?:any|each|every|a) combat in which (?:THIS|they|it) (?:have|do) not absorb (?:their|its) full (?:card )?value$/,
    'this card survive combat unless it absorb its full value',
  ],
  [/^at the end of combat , if (?=(?:THIS|it) absorb no )/, 'after combat , if ', ['Monster', 'Ally']],
  // ---------------------------------------------------------------- who joins
  [
    /^(?:(?:THIS|it|they) )?(?:cannot|may not) is join (?:by|with) (?:a |any )?(?<who>(?!any |other|another)[^,]+)$/,
    'this card may not join <who>',
    ['Monster'],
  ],
  [
    /^(?:(?:THIS|it|they) )?(?:may|can) (?:only is join (?:by|with)|is join (?:only )?(?:by|with) only|is join only (?:by|with)) (?<who>[^,]+)$/,
    'join <who> . this card may not join card except <who>',
    ['Monster'],
  ],
  [
    /^(?:(?:THIS|it|they) )?(?:may|can) (?:is join (?:by|with) (?<only>[^,]+) only|only is join (?:by|with) (?<who>[^,]+))$/,
    'join <only> <who> . this card may not join card except <only> <who>',
    ['Monster'],
  ],
  [/^(?:(?:THIS|it|they) )?(?:may|can) (?:is join (?:by|with)|(?:only )?join only|only join) (?<who>[^,]+)$/, 'join <who>', ['Monster']],
  // ---------------------------------------------------------------- cards added while Spells are cast
  [
    new RegExp(
      `^(?:(?:THIS|they|it) )?(?:may|can) (?:join|is add to|enter|reinforce) (?:your|the) (?:defending ally|defender|defen[sc]e) (?:(?:during|in) combat|${whileCast}|when spell is cast)$`,
    ),
    'you may add this card to your defending ally during combat',
    ['Ally'],
  ],
  [new RegExp(`${whileCast}(?=$| |,)`), 'during combat'],
  [
    /\b(?:during combat )?(?:when|while|as|at the (?:time|moment|point)(?: when| that| in which| at which)?) (?:spell is(?: being)? cast|player cast spell)(?: in combat| during combat)?(?=$| ,)/,
    'during combat',
  ],
  [
    /(?<=\badd (?:THIS|it) to your .*during combat) , even (?:if|though) (?:(?:THIS|they|it) is not (?:choose|commit|select)(?: (?:to defend|as a defending ally|earlier|before|already))?|you (?:do|have) not (?:choose|commit|select) (?:THIS|they|it)(?: (?:to defend|as a defending ally|earlier|before))?)$/,
    '',
    ['Ally'],
  ],
  [
    /^during combat , you may add (?:THIS|it) from your hand to (?<threat>your threat|(?:a|any|your|1 of your) directed threat)(?<by> by use the gate of your current location| , use the gate of your current location)?$/,
    'you may add this card to your threat during combat <by>',
    ['Monster'],
  ],
  [
    /^during combat , you may add (?:THIS|it) to (?<threat>your threat|(?:a|any|your|1 of your) directed threat)(?<by> by use the gate of your current location| , use the gate of your current location)?$/,
    'you may add this card to your threat during combat <by>',
    ['Monster'],
  ],
  [
    /^(?:(?:THIS|it) )?(?:may|can) is add(?: from your hand)? to (?:your threat|(?:a|any|your|1 of your) directed threat) during combat(?: ,)?(?<by> by use the gate of your current location| use the gate of your current location)?$/,
    'you may add this card to your threat during combat <by>',
    ['Monster'],
  ],
  [
    /^you may add THIS to your threat during combat(?: ,)? (?:by )?use the gate of your current location$/,
    'you may use the gate of your current location to add this card to your threat during combat',
    ['Monster'],
  ],
  // ---------------------------------------------------------------- attacks out of Combat
  [
    /(?<=\b(?:if|when|while|unless) )(?:a|any|1) (?<what>(?:[^,:;()]+ )?ally) (?:is )?(?:defending|defend|choose to defend|select to defend|fight|stand) (?:against )?(?:THIS|it|they|this monster)(?= ,|$)/,
    'any <what> oppose this card',
    ['Monster'],
  ],
  [
    /(?<=\b(?:if|when|while|unless) )(?:a|any|1) (?<what>[^,:;()]+?) (?:is )?(?:defending|defend|choose to defend|select to defend|fight|stand) (?:against )?(?:THIS|it|they|this monster)(?= ,|$)/,
    'any <what> ally oppose this card',
    ['Monster'],
  ],
  // "Choose one Ally of your opponent. That Ally attacks its owner."
  [
    /^(?:that|the|the target|target|this) (?:ally|card) (?:(?:must|then) )*(?:attack|turn on|turn against|turn upon|assault) (?:them|that player|that opponent|their owner|its owner|their own investigator|its own investigator|its controller|its master|your opponent|your opponent 's investigator|their investigator)$/,
    'attack your opponent with that ally',
    ['Event', 'Spell', 'Artifact'],
  ],
  // A Summoned Monster is paid for, Allies defend against it, and it is Buried.
  [/(?<=\bsummon [^;]+) ; pay (?:its|the|their|any) (?:full )?(?:sanity )?cost(?: of (?:it|that monster))?(?= ;|$)/, ''],
  [/(?<=\bsummon [^;,]+?)(?: ,)? \( pay (?:its|the|their|any) (?:sanity )?cost \)/, ''],
  [/(?<=\bsummon [^;,]+?) ,? ?pay (?:its|their) sanity cost(?= ;|$| ,)/, ''],
  [
    /(?<=\bsummon [^;]+ ; it attack [^;(]+)(?: ;)? \( (?:the |its |their |your )?ally may defend \)(?: ,)? and(?: then)? is bury(?: afterwards?| after the attack)?$/,
    ' ( ally may defend ) and is bury',
  ],
  [
    /^(?<it>it|they|that monster|the monster) attack (?<foe>[^(),;]+?) \( (?:the |its |their |your )?ally may defend \)(?: ,)? and(?: then)? is bury(?: afterwards?| after the attack)?$/,
    '<it> attack <foe> , but ally may defend . bury it',
  ],
  [
    /^(?<it>it|they|that monster|the monster) attack (?<foe>[^(),;]+?) \( (?:the |its |their |your )?ally may defend \)$/,
    '<it> attack <foe> , but ally may defend',
  ],
  [
    /^(?<it>it|they|that monster|the monster) attack (?<foe>[^(),;]+?)(?: ,)? and(?: then)? is (?:then )?bury(?: afterwards?| after the attack)?$/,
    '<it> attack <foe> . bury it',
  ],
  [/^use this gate , as your turn , to (?=summon )/, 'as your turn , use this gate to '],
  [
    /(?<=\bsummon (?:a|1|any 1) [^,;]+? from your hand )(?:and|to) attack (?<foe>your opponent|1 opponent|a opponent)(?: of your choice)? with it$/,
    'to attack <foe>',
  ],
  [
    new RegExp(
      `(?<=^|, )(?!(?:you|your|it|they|THIS|each|1|#|all|any|this|that|in|at|when|if|while)\\b)(?:(?:a|the|some) )?(?:(?!(?:from|hand|monster|threat|ally|may|its|with|you|your|1|#|if|when)\\b)[^\\s,.:;()]+ ){1,4}?attack (?<whom>${opponent}|they|that player)(?: at once| immediately)? (?:with|for|\\(|at|,) ?(?:(?:a|the) )?(?:(?:total |combine )?(?:card )?value|strength|force|power)?(?: of)? ?(?<n>#|1)(?: points?)?(?: \\))?(?=$| ,| ;| \\()`,
    ),
    'your opponent suffer a attack worth <n> point',
    ['Event', 'Spell', 'Artifact', 'Location', 'Ally'],
  ],
  [
    /^(?<cond>if (?:your|the|a|1) opponent (?:is|have) [^,]+) , (?!(?:you|your|it|they|THIS|each|1|#|all|any|this|that)\b)(?:(?:a|the|some) )?(?:(?!(?:from|hand|monster|threat|ally|may|its|with|you|your|1|#|if|when)\b)[^\s,.:;()]+ ){1,3}?attack(?: (?:they|them|that player|that opponent|your opponent))?(?: at once| immediately)? with (?:a (?:value|strength|force) of )?(?<n>#|1)(?: points?)?$/,
    '<cond> , your opponent suffer a attack worth <n> point',
    ['Event', 'Spell', 'Artifact'],
  ],
  [
    /(?<=\bsuffer a attack (?:of value|worth|of)(?: (?:#|1))(?: points?)?) (?:by|from) (?:(?:a|the|some) )?(?:(?!(?:from|hand|monster|threat|ally|may|its|with|you|your|1|#|if|when)\b)[^\s,.:;()]+ ?){1,3}(?=$| [,;(])/,
    '',
    ['Event', 'Spell', 'Artifact', 'Location'],
  ],
  [
    /(?<=^|, )(?!(?:you|your|it|they|THIS|each|1|#|all|any|this|that|in|at|when|if|while)\b)(?:(?:a|the|some) )?(?:(?!(?:from|hand|monster|threat|ally|may|its|with|you|your|1|#|if|when)\b)[^\s,.:;()]+ ){1,4}?attack (?:you|your investigator)(?: at once| immediately)? with (?:a (?:value|strength|force) of )?(?<n>#|1)(?: points?)?$/,
    'you is attack with <n> point',
    ['Location', 'Event', 'Artifact'],
  ],
  [
    /^you is attack (?:on|upon) (?:arrival|arrive|arriving)(?: here)? with (?:a value of )?(?<n>#|1)(?: points?)?$/,
    'when you arrive here , you is attack with <n> point',
    ['Location'],
  ],
  [/(?<=\bsummon (?:a|1|any|any 1) [^,;]+? )in(?= your hand ;)/, 'from'],
  [
    new RegExp(
      `(?<=^|, )(?<whom>${opponent}|that player|they) is (?:attack|set on|set upon|ambushed|assailed|beset) by (?:(?:a|the|some) )?(?:(?!(?:from|hand|monster|threat|ally|may|its|with|you|your|1|#)\\b)[^\\s,.:;()]+ ){1,4}?(?:with|of|\\() ?(?:(?:a|the) )?(?:(?:total |combine )?(?:card )?value|strength|force|power)?(?: of)? ?(?<n>#|1)(?: points?)?(?: \\))?(?=$| ,| ;)`,
    ),
    'your opponent suffer a attack worth <n> point',
    ['Event', 'Spell', 'Artifact'],
  ],
  [
    new RegExp(
      `^your opponent suffer a attack worth (?<n>#|1) points?${orMore} (?:(?:that|the|your) (?:opponent|player)|they) (?<so>(?:is|have) [^,]+)$`,
    ),
    'if your opponent <so> , your opponent suffer a attack worth <m> point . otherwise your opponent suffer a attack worth <n> point',
  ],
  [
    new RegExp(`^your opponent suffer a attack worth (?<n>#|1) points?${orMore} (?<cond>(?:it is|you|a|any) [^,]+)$`),
    'if <cond> , your opponent suffer a attack worth <m> point . otherwise your opponent suffer a attack worth <n> point',
  ],
  [
    /^(?:only ally (?:can|may) is (?:lose|kill|bury|affected|harm|harmed)|no sanity (?:can|may) is lose|no sanity is lose|your opponent (?:lose no|cannot lose) sanity)(?: (?:to|in|by|through|from) (?:this|the) attack)?(?:(?: ;| ,|,? and) (?:(?:ignore|disregard) (?:any |all )?(?:excess |leftover |remaining )?points?(?: (?:leave over|that is (?:leave over|not absorb)|leave|in excess|not absorb|beyond (?:that|they)))?|(?:any |all )?(?:excess|remaining|leftover|left-over|surplus)(?: points?)? (?:is|have no) (?:ignore|lose|effect|disregard)|(?:any |all )?points? (?:leave over|not absorb|that is not absorb|in excess) (?:is ignore|is lose|have no effect)))?$/,
    'only ally is lose to this attack',
    ['Event', 'Spell', 'Artifact', 'Location'],
  ],
  [
    /^when you arrive(?: here)? , (?!(?:you|your|it|they|THIS|each|1|#|all|any|this|that)\b)(?:(?:a|the|some) )?(?:(?!(?:from|hand|monster|threat|ally|may|its|with|you|your|1|#|if|when)\b)[^\s,.:;()]+ ){1,4}?attack with (?:a (?:value|strength|force) of )?(?<n>#|1)(?: points?)?$/,
    'when you arrive here , you is attack with <n> point',
    ['Location'],
  ],
  [
    /^(?:the |your |their )?ally may defend ,? ?but (?:no sanity (?:can |may )?is lose|only ally (?:can |may )?is lose)$/,
    'ally may defend . only ally is lose to this attack',
  ],
  // ---------------------------------------------------------------- no Combat
  [
    /^(?:(?:there is no combat|combat is not (?:fight|hold|resolve)|no combat is (?:fight|hold|resolve)|(?:do not (?:fight|hold|resolve) (?:the |any )?combat)|combat is (?:omit|call off|leave out|cancel|avoid|postpone)|(?:omit|leave out|do without) (?:the )?combat) ?(?:(?:at|during) (?:the )?(?:end )?(?:of )?|for |in |during )?(?:this|the current|the present) round)$/,
    'no combat take place this round',
  ],
  [
    /\b(?:all|each) (?:card in )?threat (?:remain|stay|is leave|is keep|lie)(?: face-down)?(?: (?:on the table|in play|where (?:it|they) (?:is|lie)|in place|as (?:it|they) is|unrevealed))?(?: (?:for|until|till|through to) (?:the )?next(?: (?:combat|round(?: 's combat)?|1))?)?$/,
    'all threat remain in play until the next combat',
  ],
  [
    /^(?:may only is cast|cast only|may is cast only|can only is cast|can is cast only) (?:during|in) combat(?: ,)? (?:and|but)(?: then)? only (?=(?:if|while|when) )/,
    'may only is cast during combat . may only is cast ',
    ['Spell'],
  ],
  [/(?<=\bmay only is cast (?:during|in) combat) , (?=(?:if|while|when) )/, ' '],
  // All that one Defending Ally bears, who is told by lot or chosen.
  [
    new RegExp(`${allOf} (?<whom>(?:1|a) (?:random )?defending ally)$`),
    'choose <whom> : <how> each <what> hold by the target',
    ['Monster'],
  ],
  [
    new RegExp(`^${allOf} (?<whom>(?:1|a) (?:random )?defending ally(?: of your opponent)?) when (?:THIS|it|threat) is reveal$`),
    'when reveal , choose <whom> : <how> each <what> hold by the target',
    ['Monster'],
  ],
  [
    new RegExp(`${allOf} (?<whom>(?:1|a) (?:random )?(?:defending ally of your opponent|of your opponent 's defending ally))$`),
    'choose <whom> : <how> each <what> hold by the target',
    ['Monster', 'Spell', 'Artifact'],
  ],
  // ---------------------------------------------------------------- Great Old Ones that stay, and what they need
  [
    /\b(?<how>remain|stay)(?: in play)?(?: for)? (?<n>1|a|#) (?:more round|round longer|additional round|extra round|further round)(?: longer)?(?: than(?: (?:it|they))?(?: (?:normally|otherwise|usually|normal|usual))?(?: (?:would|do|can|should))?(?: (?:normally|otherwise))?| beyond (?:its|the) (?:normal|usual) (?:time|term))?$/,
    '<how> in play for <n> more round',
  ],
  [/^(?:cast|use) THIS (?=(?:while|when|if) you have [^,]*(?:great_old_one|outer_god))/, 'may only is cast ', ['Spell']],
  [/^play THIS (?:while|when|if) (?<has>you have [^,]*(?:great_old_one|outer_god)[^,]*)$/, 'play this card only if <has>', ['Event']],
  [
    /^(?:(?:when|if) (?:a|any|1|your) (?<god>great_old_one)(?: or outer_god)?(?: of yours| you have in play)? (?:would|must|is about to) (?:normally |otherwise )?(?:is )?(?:bury|leave play|leave)(?: (?:at the end of|after) combat)?) , you may (?:instead )?(?<price>(?:bury|discard|flip) THIS|(?:pay|lose|spend) (?:#|1) sanity(?: points?)?) (?:to|and) (?:keep|leave) (?:it|they|that great_old_one|that card|your great_old_one|a great_old_one of yours)(?: in play)?(?: for)? (?<n>1|a|#) more round$/,
    'at the end of combat , you may <price> to keep your <god> in play for <n> more round',
    ['Ally', 'Artifact', 'Tome', 'Location'],
  ],
  [
    new RegExp(
      `^(?:(?:THIS|they|it) )?(?:(?:may|can) ${instead}|(?:may|can) (?:is use|serve|is play|count|is count) as|count as|is consider(?: as)?|is treat as) ${anyNeeded} (?:a|any|your) (?<god>great_old_one)$`,
    ),
    'this card count as any 1 <what> that a <god> need',
    ['Ally', 'Artifact', 'Tome', 'Event', 'Spell', 'Location'],
  ],
  [
    new RegExp(
      `^(?:(?:THIS|they|it) )?(?:(?:may|can) ${instead}|(?:may|can) (?:is use|serve|is play|count|is count) as|count as|is consider(?: as)?|is treat as) ${anyNeeded} (?<who>(?!a |any |your )[^,]+)$`,
    ),
    'this card count as any 1 <what> that <who> need',
    ['Ally', 'Artifact', 'Tome', 'Event', 'Spell', 'Location'],
  ],
]
