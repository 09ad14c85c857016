/** Tomes, Artifacts and Weapons: what is in them, who bears them and who besides, and what one is kept from as long as one has them. */

import type { Clause } from '../clauses.ts'

const things: Clause[2] = ['Artifact', 'Tome', 'Ally', 'Location']
const borne: Clause[2] = ['Artifact']
const tome: Clause[2] = ['Tome']
const besides =
  '(?: ?,? (?:in addition to|besides|beyond|on top of|over and above) (?:(?:the|its|their|those) )?(?:usual|normal|regular|ordinary|own|other)(?: ones?| 1| spell)?)'
const within = '(?:(?:in|within|inside|hold by|contain in|from) (?:it|THIS|this tome)|within|inside|it (?:contain|hold))'
const tail = '(?<tail>(?: (?:while|if|when|during|at|by|as long as|unless)\\b[^:;()]*)?)$'
const foe = '(?:(?:your |each |any |a |all |the )?opponents?|(?:any )?other player)'
const once =
  '(?:after (?:use|they is cast|it is cast|is cast|be cast|cast|each casting)|once (?:they is |it is )?(?:cast|use)|when (?:they|it) (?:have )?is cast|afterwards)'

export const ofThingsOneKeeps: readonly Clause[] = [
  // ---------------------------------------------------------------- the Spells in it
  [
    new RegExp(
      `^(?<n>1|#|a) (?<what>[^,:;() ]+) spell (?:may|can) (?:also )?is (?:find|place|hold|keep|put|store) ${within}(?:${besides}| as well| also| too)${tail}`,
    ),
    'this tome can hold <n> <what> spell <tail>',
    tome,
  ],
  [/\bin these page\b/, 'in this tome', tome],
  [
    new RegExp(
      `^(?<what>(?:all |each |any |every )?(?:\\S+ )?spell (?:(?:that )?you cast |(?:that is )?cast |hold )?(?:from|in|by) THIS) (?<first>[^,:;()]+?)(?: ,)? (?:but|and) (?:they |it )?is (?<how>bury|discard) ${once}$`,
    ),
    '<what> <first> . spell cast from this tome is <how> after they is cast',
    tome,
  ],
  [
    /^(?:the |any |all )?spell (?:in it |hold by it |it contain )?(?:may|can) (?:only is cast from THIS|is cast from THIS only|is cast only from THIS) (?<so>(?:while|if|when) [^:;()]+)$/,
    'you may cast spell from this tome only <so>',
    tome,
  ],
  [
    /^(?:the |any |all )?spell (?:may|can) (?:only is cast from THIS|is cast from THIS only) (?<so>(?:at|in|by|during|on) [^:;()]+)$/,
    'the spell in this tome may only is cast <so>',
    tome,
  ],
  [
    /^(?<head>unless [^,:;()]+) , (?:THIS|it) (?:may not|cannot) is (?:open|read|consult|use|study)$/,
    '<head> , you may not cast spell from this tome',
    tome,
  ],
  [
    /^(?:THIS|it) (?:may not|cannot) is (?:open|read|consult|study) (?<so>(?:while|if|when) [^,:;()]+)$/,
    '<so> , you may not cast spell from this tome',
    tome,
  ],
  [
    /^(?:THIS|it) (?:may not|cannot) is (?:open|read|consult|use|study) unless (?<so>[^,:;()]+)$/,
    'unless <so> , you may not cast spell from this tome',
    tome,
  ],
  [
    /^(?:when|if|whenever) (?:you lose THIS|THIS is lose) , (?:its|the|all|all its|any) spell(?: (?:in|within|hold by|contain in) (?:it|THIS)| within| inside)? (?:is )?return to (?:your|their owner 's|its owner 's|the) hand$/,
    'when this card is lose , return each spell hold by this card to your hand',
    tome,
  ],
  [
    /^(?:when|if|whenever) (?<how>THIS is (?:bury|discard|flip face-down)|you (?:bury|discard) THIS) , (?:its|the|all|all its|any) spell(?: (?:in|within|hold by|contain in) (?:it|THIS)| within| inside)? (?:is )?return to (?:your|their owner 's|its owner 's|the) hand$/,
    'when <how> , return each spell hold by this card to your hand',
    tome,
  ],
  [
    /^(?:as your turn , )?(?:you may )?(?:(?:move|transfer|shift) (?:any |your )?spell|(?:your |any )?spell (?:may|can) is (?:freely )?(?:move|transfer|shift))(?: freely)? (?:between|among) (?:any of |all )?your tome(?: (?:as|on) your turn)?$/,
    'as your turn , move your spell among their holder',
  ],
  [/(?<=\b(?:know|hold|contain) (?:up to )?(?:#|1) (?:\S+ )?spell) (?:at (?:a|any 1|the same) time|at once|simultaneously)$/, ''],
  [
    /^(?:the )?(?:holder|keeper|possessor|wielder)(?: of THIS)? (?=(?:may|can|cannot|add|gain|lose|is|know|become|must)\b)/,
    'the bearer ',
    borne,
  ],
  [
    /^(?:THIS )?(?:can|may) (?:hold|contain) (?:only|nothing but) (?<what>(?!1\b|#)[^,:;()]*?spell)$/,
    'this tome may not contain spell except <what>',
    tome,
  ],
  [
    /^only (?<what>(?!1\b|#)[^,:;()]*?spell) (?:may|can) is (?:place|put|hold|keep) (?:in|by) THIS$/,
    'this tome may not contain spell except <what>',
    tome,
  ],
  [
    /^you (?:may|can) cast (?:the |any |all |its )?spell (?:from|in) THIS (?:without (?:lose|pay) (?:any )?sanity|for no sanity(?: cost)?|at no (?:sanity )?cost|for free)(?<so>(?: (?:while|if|at|by|during) [^:;()]+)?)$/,
    'spell cast from this tome cost no sanity <so>',
    tome,
  ],
  [/^your spell (?=(?:may|can) is (?:place|put|hold|keep) in THIS\b)/, 'spell ', tome],
  [/(?<=\b(?:while|if|when) )it (?=(?:hold|contain|have) (?:a|any|no|1|#)\b[^,:;()]*spell\b)/, 'this tome ', tome],
  // ---------------------------------------------------------------- who reads it
  [
    /^(?:no (?:particular )?language is (?:need|require)(?:ed|d)? to (?:read|play|use) (?:THIS|it)|(?:anyone|anybody|everyone|everybody|any player|any investigator|any ally) (?:may|can) read (?:THIS|it)|(?:THIS|it) (?:may|can) is read by (?:anyone|anybody|everyone|everybody|any ally))$/,
    'this card may is play regardless of language',
    tome,
  ],
  [
    /^(?:THIS|it) (?:may|can) is read by (?<who>(?:a|any|1) (?!ally\b|one\b)[^,:;()]+)$/,
    'if you have <who> in play , this card may is play regardless of language',
    tome,
  ],
  [
    /^(?<who>(?:a|any) (?!player|investigator|ally|one\b)[^,:;() ]+(?: ally)?) (?:may|can) read THIS$/,
    'if you have <who> in play , this card may is play regardless of language',
    tome,
  ],
  [
    /^(?:THIS )?(?:must is read in|(?:may|can) only is read in|(?:may|can) is read only in) (?<what>[^,:;() ]+)$/,
    'this card may only is play if you know <what>',
    tome,
  ],
  // ---------------------------------------------------------------- how many of it
  [
    /^(?:there is a )?(?:limit|maximum)(?: of)? ?,? (?:1|a single)(?: (?:of these|such card|copy|of them|THIS|card))?(?: in play)? (?:per|for each|a|each) (?:player|investigator)(?: at a time)?$|^only (?:1|a single)(?: (?:of these|such card|copy|THIS))? (?:per|for each) (?:player|investigator)(?: at a time)?$|^(?:1|a single)(?: (?:of these|such card|copy|THIS))? per (?:player|investigator)$/,
    'this card may not is play if you have a copy of this card in play',
    things,
  ],
  [
    /^(?:you|a player|each player|each investigator|no player|a investigator) (?:may|can) (?:not )?(?:have|own|hold|keep|control) (?:only 1|no more than 1|more than 1|at most 1|only a single)(?: (?:of (?:these|this)|such (?:card|ally|artifact|tome|weapon)|copy of (?:it|THIS)|THIS|of them))?(?: in play)?(?: at a time| at 1 time| at once)?$/,
    'this card may not is play if you have a copy of this card in play',
    things,
  ],
  [
    /^(?:only 1|no more than 1)(?: (?:of (?:these|this)|such (?:card|ally|artifact|tome|weapon)|copy|copy of (?:it|THIS)|THIS|of them)) (?:may|can) is in play(?: (?:at a time|at 1 time|at once|at any time))?$/,
    'this card may not is play if any player have this card in play',
    things,
  ],
  [
    /^you (?:may|can) have (?:up to )?(?<n>#) (?:of (?:these|this|them)|such (?:card|ally|artifact|tome|weapon)|copy)(?: in play)?(?: at a time| at once)?$/,
    'you may have up to <n> copy of this card in play',
    things,
  ],
  // ---------------------------------------------------------------- who bears it, and what else he bears
  [/^while (?:the |its )?bearer is in play (?=,)/, 'while this card is in play ', borne],
  [
    /^(?:THIS )?(?:may|can) (?:only (?:bear|carry|use|wield)|(?:bear|carry|use|wield) only|(?:bear|carry|use|wield) no weapon (?:except|but|other than|save)) (?:a )?enchanted(?:_| )weapon$/,
    'may not use weapon except enchanted_weapon',
    ['Ally'],
  ],
  [
    /^(?:THIS )?(?:(?:do not|is not|may not is) (?:count|consider|treat|regard)(?: as)?|is not) (?:a )?weapon(?:(?: ,)? (?:and|so it) (?:may|can) is (?:hold|carry|bear|use|give) (?:in addition to|besides|along with|together with) (?:1|a weapon|another weapon|weapon|any weapon))?$/,
    'this card is give to a ally , besides weapon',
    borne,
  ],
  [
    /(?<=^(?:when|if|should) (?:the |its )?(?:bearer|ally|that ally) [^,:;()]+ , )(?:THIS|it) (?:go|pass|move|(?:may )?is (?:pass|give|transfer|hand)(?: on)?) to (?:another|1 other|a other|any other|1 more) (?:of your )?ally(?: of yours| of your choice| you have| in play)*$/,
    'give this card to 1 other ally',
    borne,
  ],
  [
    /^(?:the |that )?ally (?:may|can) defend against (?:(?:all|any|each) )?monster (?:that|who|which) (?:normally |would )?bypass (?:combat with )?ally$/,
    'monster may not bypass that ally',
    borne,
  ],
  [
    /^(?:the )?bearer (?:may|can) defend against (?:(?:all|any|each) )?monster (?:that|who|which) (?:normally |would )?bypass (?:combat with )?ally$/,
    'monster may not bypass that ally',
    borne,
  ],
  [
    /^(?:THIS )?(?:may|can) defend against (?:(?:all|any|each) )?monster (?:that|who|which) (?:normally |would )?bypass (?:combat with )?ally$/,
    'monster may not bypass this card',
    ['Ally'],
  ],
  [/\b(?:may not|cannot) is choose (?:as|to is) (?:a )?(?:defender|defending ally)\b/, 'may not defend'],
  [/\bmust is commit(?:ed)? (?:in|to) (?:every|each|any|all) (?:combat|battle)\b/, 'must defend in each combat'],
  [/(?<=\bmust )take part in (?=(?:every|each|any|all) (?:combat|battle)\b)/, 'participate in '],
  [/(?<=\bmust (?:defend|participate)[^,:;()]*?) ?,? (?:if (?:able|possible|they can|it can)|whenever (?:able|possible))$/, ''],
  // ---------------------------------------------------------------- against whom it is of no use
  [
    /^(?<a>(?:THIS )?(?:add|gain) (?:#|1|a)(?: [^:;()]*?)?)(?: ,)? (?:but|though|only) (?:not|never|nothing) against (?<b>[^,:;()]+)$/,
    '<a> . this card have no effect against <b>',
    borne,
  ],
  [
    /^(?<a>(?:THIS )?(?:add|gain) (?:#|1|a)(?: [^:;()]*?)?)(?: ,)? except against (?<b>[^,:;()]+)$/,
    '<a> . this card have no effect against <b>',
    borne,
  ],
  [
    /^(?:THIS )?(?:(?:is )?(?:of no use|worthless|powerless|ineffective|harmless) (?:against|to|on)|(?:add|is worth) nothing (?:when )?(?:(?:defend|fight|use) )?against|(?:do not|cannot) (?:affect|harm|hurt)|(?:may not|cannot) is use (?:against|on)) (?<b>[^,:;()]+)$/,
    'this card have no effect against <b>',
    borne,
  ],
  [
    /^(?<a>(?:THIS )?(?:add|gain) (?:#|1|a)(?: [^:;()]*?)?)(?: ,)? unless (?:the bearer is |you is |it is )?attack by (?<b>[^,:;()]+)$/,
    '<a> . this card have no effect against <b>',
    borne,
  ],
  [
    /(?<=^(?:while|if|when) )(?:(?:the )?bearer is |you is |it is )?attack by (?<b>[^,:;()]+?) ,(?= (?:add|THIS|the bearer|it)\b)/,
    "your opponent 's threat contain <b> ,",
    borne,
  ],
  [
    /^(?<a>(?:THIS )?add (?:#|1|a)(?: [^,:;()]*?)?) (?:if|while|when) (?:the )?bearer is attack by (?<b>[^,:;()]+)$/,
    '<a> against <b>',
    borne,
  ],
  [/(?<=\b(?:THIS 's|its|the) )bonus\b/, 'value', borne],
  [/^THIS bonus (?=is )/, "this card 's value ", borne],
  // ---------------------------------------------------------------- where it is played, and where it goes
  [/^(?:THIS )?(?:may|can) is play without the (?:artifact|weapon) attribute$/, 'may is play regardless of attribute', borne],
  [/^(?:the )?bearer (?:may not|cannot) is bypass(?: by (?:any )?monster)?$/, 'monster may not bypass the bearer', borne],
  [/(?<=\b(?:when|if|should) (?:the |its )?bearer )(?:die|is kill|perish|fall|lose)(?= ,|$)/, 'is lose', borne],
  [
    /^(?:THIS )?(?:may|can) is (?:bear|carry|give to|hold|use) (?:by )?(?:any|a) ally(?: ,)? even (?:1|a ally|if they|if it|those) (?:who |that )?(?:already )?(?:have|carry|bear|hold) (?:a|another|1) weapon(?: already)?$/,
    'a ally may carry this card besides another weapon',
    borne,
  ],
  [/^(?:THIS )?count as (?<n>#) weapon$/, 'this card is give to a ally as <n> weapon , whose fate it share', borne],
  // ---------------------------------------------------------------- what others cannot do to it
  [
    new RegExp(
      `^(?:${foe}) (?:may not|cannot) (?:take|steal)(?: ,| or| nor) (?<a>bury|discard|flip)(?: ,)? (?:or|nor) (?<b>bury|discard|flip) THIS$`,
    ),
    'this card may not is steal . each opponent may not <a> this card . each opponent may not <b> this card',
    things,
  ],
  [
    new RegExp(`^(?:${foe}) (?:may not|cannot) (?:take|steal)(?: ,)? (?:or|nor) (?<a>bury|discard|flip) THIS$`),
    'this card may not is steal . each opponent may not <a> this card',
    things,
  ],
  [new RegExp(`^(?:${foe}) (?:may not|cannot) (?:take|steal) THIS$`), 'this card may not is steal', things],
  [
    /^(?<a>[^:;()]+? (?:may not|cannot) [^:;()]+?) ?,? nor (?:may|can) (?<who>(?:its|the|your|any|a|all|that)(?: [^,:;() ]+){1,3}?|THIS|it|they|you) (?<b>(?:is|bury|discard|flip|use|play|gain|lose|attack|defend|join|cast|walk|pass|draw)(?: [^:;()]+)?)$/,
    '<a> . <who> may not <b>',
  ],
  [/^once (?:it is )?(?:play|in play) , (?=THIS\b)/, ''],
  [/^(?:THIS )?(?:may never|may not|cannot|can never) is discard by (?:you|its owner)$/, 'you may not discard this card', things],
  [
    /^you (?:may not|cannot) is (?:make|force|cause|compel) to (?<how>discard|bury) (?<what>[^,:;()]+)$/,
    'your opponents may not force you to <how> <what>',
    things,
  ],
  [/^(?<what>(?!THIS)[^,:;()]*?monster) (?:that )?you play (?:need|require) no gate$/, 'you need not use a gate to play <what>', things],
  // ---------------------------------------------------------------- Sanity that is lost less, more or not at all
  [
    /^(?<head>(?:(?:while|as long as|so long as) [^:;()]+? ,? ?)?)no sanity(?: point)? (?:is lose|may is lose|can is lose) (?:through|from|to|by|due to|because of) (?<what>[^,:;()]+?)(?<so>(?: (?:while|if|as long as) [^:;()]+)?)$/,
    '<head> you lose no sanity from <what> <so>',
    things,
  ],
  [
    /^(?<head>(?:(?:while|as long as|so long as) [^:;()]+? ,? ?)?)no sanity(?: point)? (?:may|can) is gain (?:through|from|by) (?<what>(?!any player)[^,:;()]+?)(?<so>(?: (?:while|if|as long as) [^:;()]+)?)$/,
    '<head> you may not gain sanity from <what> <so>',
    things,
  ],
  [
    /^(?:THIS )?(?<how>reduce|increase|lower|raise|decrease) by (?<n>#|1)(?: point)? (?:(?:every|each|all|any|your) )*(?:sanity )?loss(?: of sanity)?(?: point)? (?:due to|from|through|by|cause by|because of) (?<what>[^,:;()]+)$/,
    'your sanity loss from <what> <how> by <n>',
    things,
  ],
  [
    /^(?:THIS )?(?<how>reduce|increase|lower|raise|decrease) (?:(?:every|each|all|any|your) )*(?:sanity )?loss(?: of sanity)?(?: point)? (?:due to|through|cause by|because of) (?<what>[^,:;()]+?) by (?<n>#|1)(?: point)?$/,
    'your sanity loss from <what> <how> by <n>',
    things,
  ],
  [
    /^(?:all |any |each |every )?loss (?:due to|from|through|by|cause by|because of) (?=[^,:;()]+ is )/,
    'all sanity loss from ',
    ['Monster', 'Event'],
  ],
  [
    /^(?:all |any |each |every |your )?loss (?:due to|from|through|by|cause by|because of) (?=[^,:;()]+ is )/,
    'your sanity loss from ',
    things,
  ],
  [
    /^(?<what>[^,:;()]+?) (?:cause|bring|inflict)(?: you)? (?:twice|double)(?: the)?(?: (?:normal|usual|ordinary|print))?(?: sanity)? (?:loss|lose)(?: of sanity)?(?<at>(?: (?:here|at THIS|while [^:;()]+|at night|by day))?)$/,
    'your sanity loss from <what> is double <at>',
    things,
  ],
  [
    /^(?<what>[^,:;()]+?) (?:cause|bring|inflict)(?: you)? half(?: the)?(?: (?:normal|usual|ordinary|print))?(?: sanity)? (?:loss|lose)(?: of sanity)?(?<at>(?: (?:here|at THIS|while [^:;()]+|at night|by day))?)$/,
    'your sanity loss from <what> is halve <at>',
    things,
  ],
  [
    /^(?<what>[^,:;()]+?) (?:cause|bring|inflict)(?: you)? no(?: sanity)? (?:loss|lose)(?: of sanity)?(?<at>(?: (?:here|at THIS|while [^:;()]+|at night|by day))?)$/,
    'you lose no sanity from <what> <at>',
    things,
  ],
  // ---------------------------------------------------------------- your Threat
  [/\b(?:whole|entire) (?=threat\b)/, ''],
  [
    /(?<=^[^:;()]*\b(?:your|the value of your) threat [^:;()]*?)\b(?<if>if|while|when) it (?<has>contain|include|have) (?=(?:at least|#|1|a|any|no|more|1 or more)\b)/,
    '<if> your threat <has> ',
  ],
  // "Weapons add nothing to the value of opposing Defending Allies, except for Enchanted Weapons".
  [
    /^weapon (?<but>(?:\( [^()]+ \) )?)(?:add|contribute|give|count for) nothing to (?:the value of )?(?:the )?opposing (?:defending )?ally(?: (?:in|during) (?:this |the )?combat)?(?<not>(?: ,)? (?:except(?: for)?|save|but not|other than) [^,:;()]+)?$/,
    'opposing weapon <but> add nothing <not>',
    ['Monster', 'Ally'],
  ],
  [
    /^(?:weapon (?:of|bear by|carry by|hold by) (?:the )?opposing (?:defending )?ally|(?:the )?opposing (?:defending )?ally 's weapon) (?=(?:add|contribute|count for) nothing\b)/,
    'opposing weapon ',
    ['Monster', 'Ally'],
  ],
]
