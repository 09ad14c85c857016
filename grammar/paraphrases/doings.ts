/** Deeds told with the words that go with any of them: whoever owns the cards, how halves are rounded, what is done otherwise, leave for what is done. */

import type { Clause } from '../clauses.ts'

const whoever =
  '(?: ,)? (?:\\( )?(?:whoever|whomever|no matter (?:who|to whom)|regardless of (?:who|whom)|whatever player|whichever player) (?:(?:control|own|have|play|hold|bear) (?:they|it|them)|(?:they|it) belong(?: to)?)(?: \\))?'
const rounded = '(?: ,)? (?:\\( )?(?:round|round off|rounded) (?<way>up|down)(?: \\))?'
const face = '(?<face>(?: face-(?:down|up))?)'
const foe = '(?:your opponent|the opponent|that opponent|target opponent|(?:a|1|any|any 1) opponent|another player)'

const crowd = '(?:each|every|all|any) (?:other )?(?:player|investigator|opponent)'
const someone = `(?:${foe}|the choose opponent|the opponent of your choice|a opponent of your choice|1 opponent of your choice)`
const cards =
  '(?:(?!(?:your|their|opponent|player|investigator|and|or|who|that)\\b)[^,:;() ]+ )*?(?:ally|artifact|tome|spell|weapon|card|monster|event)'
const lot = '(?:at random|randomly|choose at random)'
const lasts =
  '(?: (?:this|that|the current) round| (?:of|in|during|for) (?:this|the current) round| at the end of (?:this|the current) round)?'
const discarding = `(?:in|during|at) the discard (?:phase|step)`

export const doings: readonly Clause[] = [
  // ---------------------------------------------------------------- whose cards
  [
    new RegExp(
      `\\b(?<all>all|each|every) (?<what>[^,:;()]+?)(?: in play)? (?<is>(?:must )?(?:is )(?:bury|discard|flip${face}|turn face-(?:down|up)))${whoever}$`,
    ),
    '<all> <what> of any player <is>',
  ],
  [
    new RegExp(`\\b(?<how>bury|discard|flip|turn) (?<all>all|each|every) (?<what>[^,:;()]+?)(?: in play)?${face}${whoever}$`),
    '<how> <all> <what> of any player <face>',
  ],
  // ---------------------------------------------------------------- what each one somewhere must do with his own
  [
    new RegExp(
      `^(?<what>half (?:\\( round (?:up|down) \\) )?of (?:all )?(?:the )?${cards}|half of all ${cards} \\( round (?:up|down) \\)|(?:1|#|a|any 1) (?:random )?${cards}) of (?<who>${crowd})(?<at> (?:at|in|inside|outside|who|whose) [^,:;()]+?)? (?:must )?is (?<how>bury|discard)(?<lot>(?: ${lot})?)$`,
    ),
    '<who> <at> must <how> <what> <lot>',
  ],
  [
    new RegExp(
      `^(?:randomly|at random) (?:choose and )?(?<how>bury|discard) (?<n>1|#|a|any 1) (?<what>${cards}) (?:of|belong to) (?<who>${crowd}) (?<at>(?:at|in|inside|outside|who|whose) [^,:;()]+?)$`,
    ),
    '<who> <at> must <how> <n> random <what>',
  ],
  [
    new RegExp(
      `^(?<how>bury|discard) (?<n>1|#|a|any 1) random (?<what>${cards}) (?:of|belong to) (?<who>${crowd}) (?<at>(?:at|in|inside|outside|who|whose) [^,:;()]+?)$`,
    ),
    '<who> <at> must <how> <n> random <what>',
  ],
  [
    new RegExp(
      `^(?<how>bury|discard) (?<n>1|#|a|any 1) (?!random )(?<what>${cards}) (?:of|belong to) (?<who>${crowd}) (?<at>(?:at|in|inside|outside|who|whose) [^,:;()]+?)$`,
    ),
    '<who> <at> must <how> <n> <what> of your choice',
  ],
  [/\bof (?<who>each|every|all) (?<whom>player|investigator|opponent)(?= in this (?:region|subregion|city)\b)/, 'of <who> <whom>'],
  [/\bin this (?<where>region|subregion|city)(?= |$)/, 'in the same <where>', ['Event', 'Spell', 'Artifact', 'Tome', 'Ally']],
  [
    /^(?<all>all|each|every|any) (?<what>weapon|artifact|tome|spell) (?<by>hold by|carry by|bear by|wield by|of) (?<whose>your opponent|a opponent|target opponent|your opponents) 's ally (?:must )?(?:is )(?<how>bury|discard)$/,
    "<how> all <what> hold by <whose> 's ally",
  ],
  [
    /\b(?<what>(?!ally that)[a-z]\S*) (?:that|who|which) is in play (?<must>(?:must )?is (?:bury|discard|flip|turn))\b/,
    '<what> in play <must>',
  ],
  [/^remove from play (?<all>all|each|every) (?<what>[^,:;()]+)$/, 'remove <all> <what> in play'],
  [
    /\b(?<how>bury|discard) (?:any |1 |a )?phobia (?:that )?(?:affect you|affect your investigator) ,? ?or (?:any |1 |a )?(?:phobia )?(?:that )?affect (?:another|any other) (?:investigator|player)$/,
    '<how> 1 phobia affect any player',
  ],
  [
    /\b(?<how>bury|discard|reveal|turn over|draw) the top (?<n>(?:# )?)card from (?=(?:their|your|your opponent 's|1 opponent 's|a opponent 's|target opponent 's|each player 's) mythos deck\b)/,
    '<how> the top <n> card of ',
  ],
  [
    new RegExp(
      `^(?<who>${someone}) (?:must )?(?<how>bury|discard) (?:all|each|every|any|the)(?: of the)? (?<what>weapon|artifact|tome|spell) (?:hold|carry|bear|wield) by (?:any of |all )?their ally$`,
    ),
    "<how> all <what> hold by your opponent 's ally",
  ],
  [
    /(?<=\b(?:ally|artifact|tome|weapon|card|cultist)(?: without (?:a )?weapon| with (?:a )?weapon)?)(?: of your choice)? (?:at|on|from|in) (?<whose>your opponent|target opponent|a opponent) 's (?:side(?! of)|party|company)\b/,
    ' of <whose>',
  ],
  [
    /(?<=\b(?:ally|artifact|tome|weapon|card|cultist)(?: without (?:a )?weapon| with (?:a )?weapon)?) (?:at|on) the (?:opposing|other|opponent 's) side\b/,
    ' of your opponent',
    ['Monster', 'Spell'],
  ],
  [
    /^(?<n>1|a|#|any 1) (?<what>(?:[^,:;() ]+ )?(?:ally|artifact|tome|weapon))(?: of your choice)? (?:of|from|at|on) (?:each|every) (?:player|investigator)(?: 's (?:side|party|company))? (?:must )?is (?<how>bury|discard)$/,
    'for each player : ( <how> <n> <what> of that player )',
  ],
  [
    /(?<=\b(?:with|have|control) (?:more than|at least) # (?<what>(?:[^,:;() ]+ )?(?:ally|artifact|tome|card))(?: in play)? (?:must )?(?:bury|discard) all but (?:#|1)) of (?:they|them|these|those)$/,
    ' of their <what>',
  ],
  [
    /^(?<whose>your opponent 's|each player 's|each opponent 's|your) (?<what>(?:[^,:;() ]+ )?(?:ally|artifact|tome|weapon)) (?:must all is|is all|all is|all must is) (?<how>bury|discard|flip face-down|turn face-down|flip face-up|turn face-up)$/,
    'all of <whose> <what> is <how>',
  ],
  [
    /\b(?<what>artifact|tome|card|ally|spell) that cost (?:its owner|their owner|their player|its player|your opponent|them) sanity(?: point)?(?: to play)?(?= |$)/,
    '<what> that cost sanity ',
  ],
  [
    /\bally (?:that|who|which) do not (?:defend|participate|take part)(?: in (?:this|the|that) combat)?(?= |$)/,
    'ally who is not defending ',
  ],
  [/ of any value(?= |$)/, ''],
  [
    new RegExp(
      `^if (?<who>${foe}) have (?<n>a|1|any) (?<what>[^,:;()]+?) in play , (?:it|that \\S+|1 of them) (?:must )?is (?<how>bury|discard)(?<lot>(?: ${lot})?)$`,
    ),
    '<who> must <how> 1 <what> <lot>',
    ['Event', 'Spell', 'Monster'],
  ],
  // ---------------------------------------------------------------- halves
  [
    new RegExp(
      `\\bhalf(?: of)? (?<what>(?:the|their|your|your opponent 's|each player 's|all|1 opponent 's|a opponent 's) [^,:;()]+?)(?<tail>(?: face-(?:down|up)| at random|, at random)?)${rounded}(?<lot>(?: ,)?(?: choose)?(?: at random| randomly)?)$`,
    ),
    'half ( round <way> ) of <what> <tail> <lot>',
  ],
  [/\bhalf of all (?=(?:\S+ )?(?:ally|artifact|tome|spell|monster)\b)/, 'half of their '],
  [
    /\brandomly (?<how>bury|discard|flip) (?<half>half (?:\( round (?:up|down) \) )?of (?:your opponent 's|their|your) (?:hand|[^,:;()]+?))(?<face>(?: face-down)?)$/,
    '<how> <half> <face> at random',
  ],
  [
    /\b(?<n>for each|for every) (?<what>[^,:;()]*?(?:ally|artifact|tome|spell|weapon)) of yours that is (?<face>face-down|face-up)$/,
    '<n> <face> <what> of yours',
  ],
  [
    /\b(?<n>for each|for every) (?<what>(?!THIS\b)[^,:;()]*?(?:ally|artifact|tome|spell|weapon)(?: you have)?) that is (?<face>face-down|face-up)$/,
    '<n> <face> <what>',
  ],
  // ---------------------------------------------------------------- otherwise
  [
    new RegExp(
      `^(?<head>(?:.*? , )?(?:(?:you|they|${foe}|each player|each opponent) )?(?:must )?(?<verb>gain|lose|draw) )(?<n>#|1) (?<of>sanity|card)(?: point)? if (?<so>[^,:;]+?)(?: ,)? (?:and|or|but) (?:only )?(?<m>#|1)(?: sanity| card| point)* (?:otherwise|if not|in any other case|in all other case)$`,
    ),
    'if <so> , <head> <n> <of> ; otherwise <head> <m> <of>',
  ],
  // ---------------------------------------------------------------- what may be done, by you
  [
    /^(?<when>(?:when (?:play|cast) , )?)(?<what>(?!THIS\b|this\b|no\b|you\b|it\b|they\b)[^,:;()]+?) (?:that|who|which) is face-down may (?:then |now |immediately |all )?is (?:flip|turn) face-up(?: at once| immediately| now)?$/,
    '<when> you may flip <what> face-up',
    ['Event', 'Spell'],
  ],
  [
    /^(?<when>(?:when (?:play|cast) , )?)(?<what>(?!THIS\b|this\b|no\b|you\b|it\b|they\b)[^,:;()]+?) may (?:then |now |immediately |all )?is (?:flip|turn) face-up(?: at once| immediately| now)?$/,
    '<when> you may flip <what> face-up',
    ['Event', 'Spell'],
  ],
  [
    /^(?<when>(?:when (?:play|cast) , )?)(?<what>(?!THIS\b|this\b|no\b|you\b|it\b|they\b)[^,:;()]+?) may (?:then |now |immediately |all )?is (?:flip|turn) face-down(?: at once| immediately| now)?$/,
    '<when> you may flip <what> face-down',
    ['Event', 'Spell'],
  ],
  [
    /^(?<when>(?:when (?:play|cast) , )?)(?<what>(?!THIS\b|this\b|no\b|you\b|it\b|they\b)[^,:;()]+?) (?<from>(?:from|in) your (?:story deck|discard pile|hand)) may (?:then |now |immediately )?is (?<how>return|recover|move|take|put|place|bring)(?<to> (?:in|into|to) .+?)(?: at once| immediately| now)?$/,
    '<when> you may <how> <what> <from> <to>',
    ['Event', 'Spell'],
  ],
  [
    new RegExp(
      `^(?<who>${foe}) (?<did>(?:must )?(?:gain|lose|draw|bury|discard|flip) [^:;]+?)(?: ,)? (?:but|and) may (?<may>(?:then )?(?:draw|gain|flip|return|bury|discard) [^:;]+)$`,
    ),
    '<who> <did> . they may <may>',
  ],
  [
    /^(?<when>(?:(?:when|once|as) [^,:;]+ , ){0,2})(?:this ally|this artifact|this tome|THIS) may (?<deed>(?:flip|turn|draw|return|look|bury|discard|recover|move) (?!THIS\b|it\b)(?:1|#|a|all|each|any|at|your|up) ?.+)$/,
    '<when> you may <deed>',
    ['Ally', 'Artifact', 'Tome'],
  ],
  // ---------------------------------------------------------------- an attack, and who may not defend
  [
    new RegExp(
      `^(?<who>(?:${foe}|${crowd})(?: (?:at|in|inside|outside|who|whose) [^,:;()]+?)?) (?:must )?is(?: immediately| then)? attack (?:for|with|by) (?:a )?(?:(?:(?!monster|ally|card|your|their|in\\b)\\S+ )*(?:worth|of value|with a (?:total )?value of|of) |attack of |total |card |combined )*(?:value of |strength of |value )?(?<n>#|1)(?: point)?(?: (?:of|in) value)?$`,
    ),
    '<who> suffer a attack of value <n>',
  ],
  [
    new RegExp(
      `^(?<n>1|a|any 1)(?<lot>(?: random)?) (?<what>${cards.replace('|artifact|tome|spell|weapon|card|monster|event', '')}) of (?<foe>${someone})(?: ,? ?choose (?:at random|randomly) ,?)? (?:must )?(?:immediately )?attack (?:them|it|their (?:own )?investigator|that opponent|that player)$`,
    ),
    'attack your opponent with <n> <lot> <what> of your opponent ( ally may not defend )',
    ['Event', 'Spell'],
  ],
  [
    /^(?:(?:the |their |your |his |your opponent 's |opponent 's )?ally (?:may not|cannot|can not)|no ally (?:may|can)) defend (?:them|you|they|against (?:this attack|that attack|the attack|such a attack)|your opponent|their investigator)$/,
    'ally may not defend',
    ['Event', 'Spell', 'Location'],
  ],
  [
    new RegExp(
      `^(?<by>(?:1 (?:random )?|any 1 (?:random )?|a (?:random )?)(?:of your (?:own )?)?[^,:;()]*?ally)(?: of your choice)?(?: may)?(?: immediately| at once)? attack (?<foe>${foe})(?: immediately| at once)?$`,
    ),
    'attack <foe> with <by> ( ally may not defend )',
    ['Event', 'Spell'],
  ],
  [
    /^(?:(?:the |their |your |your opponent 's |opponent 's |other |the other |unaffected |any )?ally may defend (?:them|it|you|your opponent|their investigator|against (?:it|this|this attack|that attack|the attack|such a attack))|(?:the |their |your opponent 's )?(?:other|unaffected|remain(?:ing)?) ally may defend)$/,
    'ally may defend',
  ],
  // ---------------------------------------------------------------- this card as an answer
  [
    new RegExp(
      `^you may (?:only )?play THIS (?:immediately |at once )?(?<when>(?:when|after) (?:${foe}|a player|any player) have (?:play|cast) [^,:;()]+?)$`,
    ),
    'play this card <when>',
    ['Event'],
  ],
  [
    new RegExp(
      `^(?:you may )?(?<price>(?:bury|discard|flip) THIS(?: face-down)?) (?<when>(?:when|after|if) (?:${foe}|a player|any player) (?:have )?(?:play|cast) [^,:;()]+?)(?: ,)? (?:to|in order to) (?<deed>cancel (?:it|that \\S+|the \\S+))$`,
    ),
    '<when> , you may <price> to <deed>',
    ['Ally', 'Artifact', 'Tome'],
  ],
  [
    /^(?:the |that )(?:opponent 's |player 's )?(?<what>spell|event) (?:then )?have no (?:further )?effect(?: at all)?$/,
    'cancel that <what>',
    ['Event', 'Spell'],
  ],
  [
    new RegExp(
      `^when (?<who>${foe}|a player|any player) (?<did>have play|play|have cast|cast) (?<what>[^,:;()]+?)(?: ,)? (?:you may )?(?:play|cast|use) THIS (?:at once |immediately |now )?to (?<deed>.+)$`,
    ),
    'when <who> <did> <what> , <deed>',
    ['Event'],
  ],
  // ---------------------------------------------------------------- both do it, and Spells in Tomes
  [
    /^(?:both )?you and (?:your|1|a|any) opponent (?:must )?(?:each |both )?(?<how>bury|discard) the top (?<n>(?:# )?)card of (?:your|their)(?: own)? mythos deck$/,
    "<how> the top <n> card of your mythos deck . <how> the top <n> card of your opponent 's mythos deck",
  ],
  [
    new RegExp(
      `^(?<who>${foe}) (?:must )?(?<how>bury|discard) (?<n>1|#|a|any 1)(?<lot>(?: random)?) spell (?:from|in) (?:1 of |any of )?their tome$`,
    ),
    '<how> <n> <lot> spell in a tome of your opponent',
  ],
  [/^(?:the )?caster and (?:the |its )?target (?:each |both )?(?<deed>(?:gain|lose|draw) .+)$/, 'you and your opponent <deed>', ['Spell']],
  [
    /^(?:both player|both investigator|you and your opponent|both you and your opponent) (?:must )?(?:each )?(?<how>bury|discard) (?<n>1|a|#) (?<what>(?:random )?(?:defending )?[^,:;() ]+)(?: each)?$/,
    '<how> <n> of your <what> . your opponent must <how> <n> <what> of their choice',
    ['Event', 'Spell'],
  ],
  // ---------------------------------------------------------------- the ends of Rounds
  [
    new RegExp(`^(?<who>no) (?<whom>player|investigator) (?:may|can) discard (?:any |a )?card ${discarding}${lasts}$`),
    'each player skip the discard step',
  ],
  [new RegExp(`^you (?:may not|cannot) discard (?:any |a )?card ${discarding}${lasts}$`), 'skip the discard step'],
  [new RegExp(`\\bskip the discard phase${lasts}$`), 'skip the discard step'],
  [
    /^(?:this card|THIS|this|it) count as (?:a|your|the) pass(?: ,)? and end (?:card )?play(?: for| in)?(?: the| this)?(?: current)? round$/,
    'count this as the pass that end the round',
  ],
  [
    /^(?<who>your opponent|each player|each opponent|a opponent|all player|you|target opponent) (?:must )?reshuffles (?<what>.+)$/,
    '<who> shuffle <what>',
  ],
  [
    /^(?:all|each|every|any)(?: of the)? (?:card|discard) (?:in|from|of) (?<whose>your|their|your opponent 's|each player 's) discard pile (?:must )?is (?:shuffle|reshuffle) (?:back )?into (?:their|your|its|your opponent 's) mythos deck$/,
    'shuffle <whose> mythos deck and all discard',
  ],
  [
    /^(?<god>(?:the |your |any |a |1 |target )?(?:great old one|outer god)(?: (?:that )?you have in play| in play)?) (?:do not|will not) leave(?: play)? at the end of (?:this|the|the current|the next) round(?: ,)? (?:but|and) (?<stay>remain .+)$/,
    '<god> <stay>',
  ],
  // ---------------------------------------------------------------- one of several
  [
    new RegExp(
      `^(?<who>${foe}) must (?:do|choose|perform|select) 1(?: of the follow(?:ing)?)? ?: (?<a>[^,:;()]+?) , (?<b>[^,:;()]+?)(?: ,)? or (?<c>[^,:;()]+)$`,
    ),
    '<who> must either <a> , <b> , or <c>',
  ],
  [
    new RegExp(
      `^(?<who>${foe}) must (?:do|choose|perform|select) 1(?: of the follow(?:ing)?)? ?: (?<a>[^,:;()]+?)(?: ,)? or (?<b>[^,:;()]+)$`,
    ),
    '<who> must either <a> or <b>',
  ],
  [
    new RegExp(
      `^the next card (?:that )?(?<who>${foe}) play must is (?<what>(?:a|an|1) [^,:;]+?)(?: ,| ;)? (?:or else|or|otherwise)(?: ,)? they (?:must )?(?<else>.+)$`,
    ),
    '<who> must play <what> as their next turn or <else>',
  ],
  [
    /^(?<a>(?<deed>(?:lose|gain) (?:#|1) sanity)(?: point)?)(?: now| at once| immediately| when this card is play)?(?: ,)? and (?:again |also |once more )?(?<when>at the (?:start|end) of each (?:of your )?(?:turn|round)(?:(?: that| while| when| in which) [^,:;]+?)??)(?: while this card (?:is|remain) in play)?$/,
    '<deed> . <when> , <deed>',
    ['Event'],
  ],
  // ---------------------------------------------------------------- what a second half leaves out
  [
    /^(?<when>(?:[^,:;()]+ , )?)(?:you must )?(?<how>bury|discard) (?<n>1|a|#) (?<what>[^,:;() ]+(?: of yours)?)(?: ,)? or (?<m>1|a|#) (?<more>(?:random )?card (?:in|from) your hand)$/,
    '<when> <how> <n> <what> or <how> <m> <more>',
    ['Location', 'Monster'],
  ],
  [
    /^(?<when>(?:[^,:;()]+ , )?)(?<how>flip|turn) (?<n>1|a|#) (?<what>[^,:;()]+?) (?<face>face-up|face-down)(?: ,)? or (?<m>1|a|#) (?<more>[^,:;()]+?) (?<side>face-up|face-down)$/,
    '<when> <how> <n> <what> <face> or <how> <m> <more> <side>',
  ],
  // ---------------------------------------------------------------- attacks by somebody, on whom
  [
    new RegExp(
      `^(?:a )?(?:(?!monster|ally|card|your|their|each|all|any\\b)\\S+ )+(?:worth|of value|with a (?:total )?value of) (?<n>#|1)(?: point)? (?:must )?attack (?<who>${crowd}(?: (?:at|in|inside|outside|who|whose) [^,:;()]+?)?)$`,
    ),
    '<who> suffer a attack of value <n>',
  ],
  [
    new RegExp(
      `^(?:make|launch|carry out) (?:a )?(?:immediate |sudden )?attack (?:worth|of|of value|with a value of) (?<n>#|1)(?: point)? (?:on|against|upon) (?<who>${foe}|${crowd}(?: (?:at|in|inside|outside|who|whose) [^,:;()]+?)?)$`,
    ),
    '<who> suffer a attack of value <n>',
  ],
  // ---------------------------------------------------------------- whom it befalls, and who chooses
  [
    /^(?:a|1|any 1) (?<what>[^,:;() ]+) of (?<who>your opponent|their|target opponent)(?: 's)? (?:own )?(?:choose|choosing|choice) (?:must )?is (?<how>bury|discard|flip face-down)$/,
    'your opponent must <how> 1 <what> of their choice',
  ],
  [
    /(?<=\b(?:bury|discard|flip) 1 of your (?:own )?(?<what>ally|artifact|tome)(?: face-down)? to (?<how>bury|discard|flip)) 1 of your opponent 's(?<face>(?: face-down)?)$/,
    ' 1 <what> of your opponent <face>',
  ],
  [
    /^(?<head>as your turn , (?:you may )?)(?<how>bury|discard) (?<what>[^,;:()]+?)(?: ,)? (?:(?:along|together) with|as well as|and (?:also )?) ?THIS$/,
    '<head> <how> <what> : <how> this card',
    ['Event'],
  ],
  [/(?<!^as your turn\b.*)(?:,)? ?(?:along|together) with (?:this card|THIS)$/, '', ['Event']],
  [
    /(?<=\bfor every # [^,:;() ]+) (?:that )?(?:they|you) (?:control|have|have in play)(?: in play)?(?: ,)?(?: \(| ,)? ?round down(?: \))?$/,
    ' of theirs ',
  ],
  [
    /^(?:all|each|every) (?:player|investigator) (?<deed>(?:must )?(?:lose|gain|draw|bury|discard|flip|skip) [^:;]+?)(?: ,)? (?:\( )?(?:except(?: for)?|but not|save|other than) (?:you|your investigator|yourself)(?: \))?$/,
    'each opponent <deed>',
  ],
  [/^randomly (?<how>bury|discard) (?<n>1|a) (?<what>[^,:;() ]+) (?:from|on|of|at) each side$/, '<how> <n> random <what> of each player'],
  [
    new RegExp(
      `^(?:a )?(?:immediate |sudden )?attack (?:worth|of|of value|with a value of) (?<n>#|1)(?: point)? is make (?:on|against|upon) (?<who>${foe}|${crowd}(?: (?:at|in|inside|outside|who|whose) [^,:;()]+?)?)$`,
    ),
    '<who> suffer a attack of value <n>',
  ],
  [
    new RegExp(
      `^(?<who>${foe}|${crowd}(?: (?:at|in|inside|outside|who|whose) [^,:;()]+?)?) must defend(?: themselves| himself)? against (?:a )?attack (?:worth|of|of value|with a value of) (?<n>#|1)(?: point)?$`,
    ),
    '<who> suffer a attack of value <n>',
  ],
  [
    new RegExp(
      `^(?<who>${foe}) is attack by (?<n>1|a|any 1)(?<lot>(?: random)?)(?: of their(?: own)?)? (?<what>(?:[^,:;() ]+ )?ally)(?: of theirs)?(?<chance>(?: ,)? (?:choose )?(?:at random|randomly))$`,
    ),
    'attack your opponent with 1 random <what> of your opponent ( ally may not defend )',
    ['Event', 'Spell'],
  ],
  [
    /^if (?<who>your opponent|the opponent|target opponent) 's next (?:play|card|turn) is not (?<what>(?:a|an|1) [^,:;]+?) , they (?:must )?(?<else>.+)$/,
    '<who> must play <what> as their next turn or <else>',
  ],
  [
    new RegExp(
      `^(?<who>${foe}|you|each player|each opponent) (?:may not|cannot) gain any sanity(?: point)?(?<when> (?:this|during this|for the rest of the|until the end of the) round)$`,
    ),
    '<who> may not gain sanity this round',
  ],
  [
    /^(?:for|during|until) (?:the (?:rest|remainder|duration|end) of )?(?:the|this) (?<span>round|combat) , (?<what>(?:1|a|all|each) (?:of your )?phobia[^,:;]*?) affect (?<who>your opponent|a opponent|each opponent) (?:as well|too|also)$/,
    'let <what> affect <who> too until the end of the <span>',
  ],
  // ---------------------------------------------------------------- synonyms of deeds
  [/\b(?:annul|nullify|negate|counteract|countermand|counter|foil|dispel|thwart|undo) (?=(?:the|a|any|1|that|all|its) )/, 'cancel '],
  [/^(?:this card|THIS) cancel /, 'cancel ', ['Event']],
  [/^(?:ignore|disregard|cancel|forget) all pass (?:up to (?:this point|now)|so far|make so far|announce so far)$/, 'void all pass so far'],
  [
    /\bchoose (?<n>(?:up to )?(?:#|1)) card (?:from|in) your hand and replace (?:them|they|it) with (?:the top (?:# )?card of your mythos deck|(?:a )?new card(?: from your mythos deck)?|as many new card)$/,
    'discard <n> card and draw as many',
  ],
  [
    /\bmust show you (?:all card in their|their whole|their entire|all of their) (?<what>hand|threat)(?: card)?$/,
    'must show you their <what>',
  ],
  [
    /\blook at (?<whose>your opponent 's|a opponent 's|1 opponent 's|target opponent 's) hand(?<long>(?: for # second)?) and choose (?<n>1|a) (?<what>[^,:;() ]+) (?:that|which) (?:they must|must is|is) (?<how>bury|discard)$/,
    'look at <whose> hand <long> , <how> <n> <what> in <whose> hand',
  ],
  [/\bis restore face-up\b/, 'is flip face-up'],
  [/^play (?:this card|THIS) (?:,|;) (?:and )?(?=(?:then )?(?:immediately )?play\b)/, '', ['Event']],
  [/\bfrom anywhere in (?=your (?:story|mythos) deck\b)/, 'in '],
  [/\btake (?<what>(?:1|a) of their \S+) back (?:in|into|to) (?:the|their) hand$/, 'return <what> to their hand'],
  [
    /\bmove (?<what>(?:1|a|#) (?:random )?(?:[^,:;() ]+ )?monster) (?:from|in) (?<where>(?:your opponent 's|target|a) (?:directed )?threat) (?:in|into|to) your own(?: threat)?(?: (?:until|for) [^,:;]+)?$/,
    'take control of <what> in <where> until the end of combat',
    ['Event', 'Spell', 'Artifact'],
  ],
  [
    /^(?<what>(?:up to #|1|a|any 1|#) [^,:;()]*?monster) (?:from|in) (?<pile>your (?:hand|story deck|discard pile)) may is (?:add|put|place|move) (?:face-down )?(?:in|into|to) your threat$/,
    'you may put <what> in <pile> into your threat',
    ['Event', 'Spell'],
  ],
  [/^have arrive here , /, 'when you arrive here , ', ['Location']],
  [/(?<=\bfor each [^,:;]*ally) with you$/, ''],
  [
    /^(?:you may )?(?<deed>(?:discard|draw|look|gain|flip|bury) [^,:;]+?) (?<when>each turn (?:that )?you remain here)(?: ,)? (?<more>and [^,:;]+)$/,
    '<when> , you may <deed> <more>',
    ['Location'],
  ],
  [/\bsend (?<what>[^,:;]*phobia(?: (?:that )?affect you)?) to (?=(?:your|a|1|any|the) opponent\b)/, 'transfer <what> to '],
  [
    /^you and (?:each|all|every) other (?:player|investigator) (?<at>(?:at|in) [^,:;()]+?) (?:must )?(?:each )?(?<deed>(?:lose|gain|draw|bury|discard|flip|skip) [^:;]+?)(?: each)?$/,
    'each player <at> <deed>',
  ],
  [
    /\b(?:exchange|replace) (?:any or all of the|any or all|any number of the|any number of your) card in your hand (?:for|with) (?=(?:new|as many|the same)\b)/,
    'exchange any number of card in your hand for ',
  ],
  [
    /\bexchange your (?:whole |entire )?hand for (?:a equal number of|as many|the same number of)(?: new)? card(?: from your mythos deck)?$/,
    'discard your hand and draw as many card',
  ],
  [/(?<=\b(?:for|with) new) ones(?= |$)/, ' card '],
  [
    /^(?:you may )?rearrange (?:them|they)(?: as you (?:wish|like|want|please)| in any order(?: you (?:wish|like))?)?$/,
    'return them in any order',
  ],
  [
    /\b(?<all>all|each|every) (?<what>[^,:;()]+?)(?: ,)? include your own(?: ,)? (?<is>(?:must )?is (?:bury|discard|flip|turn))\b/,
    '<all> <what> of any player <is>',
  ],
  [/ in the (?<where>(?!same|current|other|new|next|first)\S+) region(?= right-side-up| on top|$)/, ' in <where> '],
  [
    /(?<=\blocation in (?:the same|any|a different) \S+) (?:without (?:use|play|need) (?:a|any) travel (?:card|event)|without travel (?:card|event))/,
    ' ',
  ],
  [
    /^(?:you may )?play a (?:additional|extra|second) card(?<when>(?: this turn)?)(?: ,)? (?:as long as|if|provided) it is (?:a|an) (?<what>[^,:;() ]+)$/,
    'you may play a additional <what> <when>',
  ],
  [/(?<=\bmust play [^,:;]+) as their next card(?=$| or )/, ' as their next play'],
  [
    /(?<=\bsummon [^,:;()]+ from your hand)(?: ,| ;)? (?:no gate is (?:require|need)|without (?:need|use|require) (?:a|any) gate)/,
    ' without use a gate',
  ],
  [/\btake (?<n>#) turn (?:in (?:a row|succession)|one after (?:the other|another)|back to back|consecutively)$/, 'take <n> turn'],
  [/(?<=\bcancel [^,:;]+)(?: ,)? as (?:if|though) it (?:have never is|is never|have not is) (?:play|cast)$/, ''],
  [/\bcancel the play of (?:any|a|1|any 1) (?<what>[^,:;() ]+)$/, 'cancel a <what> that any player have play'],
  [/^flip (?:the|that) spell face-down$/, 'flip that card face-down', ['Event', 'Spell', 'Artifact', 'Ally']],
  [/\btake back (?=(?:1|a|#|any))/, 'take '],
  // What another takes back comes to his Hand as well.
  [
    /(?<=\b(?:opponent|player|investigator) (?:must |may )?)take back (?<what>(?:1|#|a|any 1) [^,:;()]+?) (?:from|in|out of) (?<whose>their|its|his) (?<pile>discard pile|story deck)$/,
    'return <what> from <whose> <pile> to <whose> hand',
  ],
  [/(?<=\b(?:in|into|to) your threat) (?:for|during) (?:this round|the (?:rest|remainder) of (?:the|this) round|this combat)$/, ''],
  [/^at any time during (?:the|a|any) round ,/, 'at any time ,'],
  [
    /^(?:if|when) you (?<price>(?:bury|discard|flip) THIS(?: face-down)?) as your turn , you may (?<deed>.+)$/,
    'as your turn , <price> to <deed>',
    ['Ally', 'Artifact', 'Tome'],
  ],
  [/(?<!\baffect .*) ,? ?too$/, ''],
  [
    /(?<=\bput (?:1|a) card (?:from|in) your hand (?:under|beneath|on the bottom of|at the bottom of) your mythos deck) and draw another$/,
    ' and draw a card',
  ],
  [
    /^(?<n>1|any 1|a) (?<lot>(?:random )?)monster in (?<where>(?:target|your opponent 's|a) (?:directed )?threat) (?:now )?(?:fight|attack) (?:on|at) your side(?: (?:until the end of|for the (?:duration|rest|remainder) of)(?: this| the)? (?:combat|round)| this round| in this combat)?$/,
    'take control of <n> <lot> monster in <where> until the end of combat',
    ['Event', 'Spell'],
  ],
  [
    /^(?<when>when (?:(?:this card|THIS) is )?reveal) , you may (?<how>bury|discard) it to (?<deed>.+)$/,
    '<when> , you may <how> this card to <deed>',
    ['Monster'],
  ],
  [/^(?<how>bury|discard) (?:this card|THIS) at that time$/, '<how> this card at the start of the next round', ['Event']],
  [
    new RegExp(
      `^(?<who>${foe}) (?:must )?(?<how>bury|discard|flip) (?:all|each|every|any)(?: of the)? spell (?:contain in|hold by|in|know by) (?:1|any 1|any) of their tome(?<face>(?: face-down)?)$`,
    ),
    '<how> all spell hold by a tome of your opponent <face>',
  ],
  [/^caster (?=(?:gain|lose|draw|may|must)\b)/, 'you ', ['Spell']],
  // "Choose one Artifact there, which he must Discard": you choose, and it goes from him.
  [
    /\bchoose (?<what>(?:1|a|any 1) [^,:;()]+?)(?: ,)? (?:which|that|who|whom) (?:they|your opponent|that (?:player|opponent)|its (?:owner|player)) must (?<how>bury|discard)$/,
    '<how> <what>',
  ],
  [
    /\b(?:recover|take|choose|return) (?<n>1|#|a) (?<a>[^,:;() ]+) and (?<m>1|#|a) (?<b>[^,:;() ]+) from (?<pile>your story deck|your discard pile)(?: and (?:return|put|place|take|add) (?:them|they))? (?:in|into|to) your hand$/,
    'return <n> <a> in <pile> to your hand . return <m> <b> in <pile> to your hand',
  ],
  [
    /\b(?:choose|select|take) (?<n>1|a|any 1) (?<what>[^,:;()]+?) (?:from|in) your (?<pile>hand|story deck|discard pile) and play it(?<tail>(?: as (?:a )?ally)?(?:(?: ,)? (?:wherever|no matter|regardless of|without) [^,:;()]+)?)(?: ,)?(?: (?:and )?pay (?:any|its|the|all) sanity cost)?$/,
    'play 1 <what> from your <pile> <tail>',
  ],
  [/(?<=\bthreat)(?: ,)? as (?:if|though) (?:it|you|they) (?:have |is )?(?:is )?summon(?: it| them)?$/, ''],
  [
    /^(?<n>1|a) (?<lot>(?:random )?)monster (?:in|from) (?<whose>your opponent 's|a opponent 's|target|a|your opponent 's directed) (?<where>threat|directed threat) join your(?: own)? threat(?: (?:this|for this|during this) (?:round|combat)| until the end of (?:the |this )?(?:round|combat)| for the (?:rest|remainder) of (?:the |this )?(?:round|combat))?$/,
    'take control of <n> <lot> monster in <whose> <where> until the end of combat',
    ['Event', 'Spell'],
  ],
  [/(?<=\btake [^,:;]*) and use it as (?:if it is )?(?:your own|1 of your own)(?= |$)/, ' and place it with your ally '],
  [
    /^(?:both player|both investigator) (?:must )?shuffle their discard(?: pile)? (?:back )?into their mythos deck$/,
    "shuffle your mythos deck and all discard . shuffle your opponent 's mythos deck and all discard",
  ],
  [/\band discard (?<whose>your|their) hand and draw a new (?:one|1|hand)$/, 'and discard <whose> hand and draw as many'],
  [/\bdiscard (?<whose>your|their) hand and draw a new (?:one|1|hand)$/, 'discard <whose> hand and draw as many'],
  [/\bwithin the same (?=region|subregion|city)/, 'in the same '],
  [
    /^play a new (?<where>(?:[^,:;() ]+ )*?location) in (?<region>the same \S+|any region|a different region)(?: ,)? (?:but )?walk$/,
    'travel walk to a new <where> in <region>',
  ],
  [/^(?:take|use|spend) a later turn to (?=play\b)/, 'on a later turn , '],
  [
    /(?<=\b(?:bury|discard|flip) (?:THIS|this card)(?: face-down)?) (?:to|in order to) allow you to (?=play|travel|draw|walk|use|return|look|bury|discard)/,
    ' to ',
  ],
  [
    /^(?:you may )?(?<price>(?:bury|discard|flip) (?:THIS|this card)(?: face-down)?) (?:on|in|during) any (?:of your )?turn to (?<deed>.+)$/,
    'as your turn , <price> to <deed>',
    ['Ally', 'Artifact', 'Tome'],
  ],
  [
    /^(?:if|when) (?:THIS|they|it) is (?<how>bury|discard|lose) (?:because of|due to|as a result of|by|through|as) (?:a )?(?:loss|attack|defeat) in combat ,/,
    'when this card is <how> in combat ,',
    ['Ally', 'Monster', 'Artifact'],
  ],
  [
    /^once (?<per>each|per|a|every) round , (?:you may )?(?<price>flip THIS(?: face-down)?) and (?<deed>(?:flip|turn|draw|return|look|bury|discard|gain|move|take) .+)$/,
    'once <per> round , as your turn , <price> to <deed>',
    ['Artifact', 'Tome'],
  ],

  [/\bsend (?<what>[^,:;()]+?)(?: back)? to (?=(?:their|your|its owner 's|your opponent 's) hand\b)/, 'return <what> to '],
  [/\b(?:peek|glance|peer) at\b/, 'look at'],
  [/^(?<head>(?:.* )?)(?:secretly|privately|quietly) (?=(?:look|choose|examine|draw)\b)/, '<head>'],
  [/(?<=\blook at [^,:;()]*) (?:for )?(?:while|as long as) you (?:like|wish|want|please)$/, ''],
  [
    /\btrade(?: in)? (?<what>(?:any number of|up to #|#|1|a) card [^,:;]*?) for (?=(?:the same number|a equal number|as many|new|#|1)\b)/,
    'exchange <what> for ',
  ],
  [/(?<=\b(?:discard|bury|exchange) )(?:1|a) or (?<n>#) (?=card\b)/, 'up to <n> '],
  [
    /\bdestroy \( bury \) (?:any 1|1|a) artifact hold by (?:your|target|a) opponent or (?:any of )?their ally$/,
    'bury 1 artifact of your opponent',
  ],
  [
    /\b(?<how>randomly choose and (?:discard|bury)|randomly (?:discard|bury)) (?<n>#|1|a) card (?:hold )?in (?<whose>your opponent 's|their|your) hand$/,
    '<how> <n> card from <whose> hand',
  ],
  [
    /^(?:if|when) any of (?:THIS|(?:these|those|the|this) (?:creature|monster|card|being|beast|thing)) (?=survive\b)/,
    'when this card ',
    ['Monster'],
  ],
  [
    /^(?<a>you gain (?:#|1) sanity(?: point)?)(?: (?:upon|on) (?:arrival|arrive)(?: here)?)?(?: ,)? but must (?<b>[^,:;]+)$/,
    '<a> . <b>',
    ['Location'],
  ],
  [
    /^(?<head>.*?)randomly (?<how>discard|bury) (?<n>#|1|a) card from (?<whose>your|their|your opponent 's) hand and (?<m>#|1|a)(?: card)? from (?<pile>(?:your|their|your opponent 's) story deck)$/,
    '<head> randomly <how> <n> card from <whose> hand . <head> randomly <how> <m> card from <pile>',
  ],
  [
    new RegExp(
      `^(?<who>${someone}) (?:must )?(?:reveal|show) their hand(?: to you)?(?: ,)? and (?:must )?(?<how>bury|discard) (?:each|all|every|any) (?<what>[^,:;()]+?) (?:in it|there|that it contain|that is in it)$`,
    ),
    "look at your opponent 's hand , then they must <how> each <what> in their hand",
  ],
  [
    new RegExp(
      `^(?<who>${foe}) (?:must )?(?<how>bury|discard) (?:the top (?:location|card) of their story deck|their current location) and return to their (?:former|previous|last) location$`,
    ),
    "clear your opponent 's story deck down to a location , <how> the top card",
  ],
  [/\b(?<how>bury|discard) the top card of (?:any|a|1|any 1) story deck\b/, "<how> the top card of any player 's story deck"],
  [
    /^(?<a>lose (?:#|1) sanity)(?: point)?(?: now| at once| immediately)? ,? ?and (?<n>#|1) (?:more |additional |further )?(?:sanity(?: point)?|point)(?: of sanity)? (?<when>at the start of each turn .+)$/,
    '<a> . <when> , lose <n> sanity',
  ],
  [
    /^(?:(?:on|for|during|in) )?(?:each|every|any) (?:additional |further )?turn (?:that )?you remain (?<at>(?:at|in) (?:any|a) [^,:;]+?) with (?:THIS|it|they|them) ,? ?you may (?<deed>.+)$/,
    'remain with this card for a additional turn <at> and <deed>',
    ['Ally', 'Artifact', 'Tome'],
  ],
  // ---------------------------------------------------------------- prices, and what they are for
  [
    /^(?<turn>(?:as your turn , )?)(?<price>(?:bury|discard|flip) THIS(?: face-down)?) as your turn(?: ,)? (?:and )?(?:then )?(?<deed>(?:take|draw|look|discard|bury|gain|return|choose|search|play|flip|move|put|your opponent|each|all) .+)$/,
    'as your turn , <price> to <deed>',
    ['Ally', 'Artifact', 'Tome'],
  ],
  [
    /^(?<turn>(?:as your turn , )?)turn THIS face-down and (?<deed>summon .+)$/,
    '<turn> flip this card to <deed>',
    ['Ally', 'Artifact', 'Tome'],
  ],
  [
    /\btake (?<n>a|1) (?<lot>(?:random )?)card (?:from|in) (?<whose>your opponent 's|a opponent 's|1 opponent 's) hand and (?<how>discard|bury) it$/,
    '<how> <n> <lot> card from <whose> hand',
  ],
  [/^use THIS once per game to (?<deed>.+)$/, 'once per game , as your turn , <deed>', ['Ally', 'Artifact', 'Tome']],
  [/\bskip (?:the )?combat(?: phase| step)? of (?:this|the|the current) round$/, 'skip combat this round'],
  [
    /^(?<when>(?:when (?:play|cast) , )?)(?:choose|select|pick|take) (?<n>1|a|any 1) (?<what>[^,:;()]*?monster (?:in|from) [^,:;()]+?threat) and (?:move|put|place|add|bring) it (?:in|into|to) your(?: own)? threat (?:until the end of|for the (?:rest|remainder|duration) of)(?: this| the)? combat$/,
    '<when> take control of <n> <what> until the end of combat',
  ],
  [
    new RegExp(`^if (?<who>${foe}) do not (?<a>(?:bury|discard|flip|lose|play) [^,:;]+?) , they (?:must )?(?<b>.+)$`),
    'unless <who> <a> , they must <b>',
  ],
  [
    new RegExp(`^(?<who>${foe}) must use (?:their|the) next turn to play (?<what>[^,:;]+?)(?: ,)? or (?:else )?(?<else>.+)$`),
    '<who> must play <what> as their next turn or <else>',
  ],
  // ---------------------------------------------------------------- journeys
  [
    /^(?<may>(?:you may )?)(?:place|put|lay) (?:a|1|any) new (?<where>(?:[^,:;() ]+ )*?)location from (?:your )?hand(?<tail> .+)$/,
    '<may> play a new <where> location <tail>',
  ],
  [
    /(?<=\bplay a new [^,:;]*location right-side-up on top of your story deck)(?: ,)? (?:regardless of|without regard (?:to|for)) region$/,
    ' in any region',
  ],
  [/(?<=\btravel to a new [^,:;]*?)(?: ,)? (?:place |play )right-side-up(?: on top of your story deck)?$/, ''],
  [/(?:,? ?)(?:without (?:any )?regard (?:to|for)|ignore|disregard) the attribute of your current location$/, ' regardless of attribute'],
  // ---------------------------------------------------------------- a new one
  [/(?<!\bhand )\band (?:then )?draw (?:a|1) new (?:one|1|card)(?: from your mythos deck)?$/, 'and draw another'],
  [/\band (?:then )?draw as many (?:new )?(?:ones|1)(?= |$)/, 'and draw as many '],
  [/\b(?:together|along) with (?<all>all (?:of )?(?:their |your |the )?discard)\b/, 'and <all>'],
  [
    /\bshuffle (?:all (?:of )?)?(?:their |your |the )?discard(?: pile)? (?:back )?into (?<whose>their|your|your opponent 's) mythos deck$/,
    'shuffle <whose> mythos deck and all discard',
  ],
  // ---------------------------------------------------------------- where one walks, and what need not be there
  [
    /(?:^|(?<=, ))(?:immediately |at once )?walk (?:immediately |at once )?to (?:any|a|1|a new) (?<where>(?:(?!from)[^,:;() ]+ )*?location) (?<region>in the same \S+)$/,
    'travel walk to a new <where> <region>',
  ],
  [
    /(?<=\bplay (?:1|a|any 1) [^,:;]*?) as if (?:you (?:is|have)|there is)(?: at)? (?:a|any|the) gate(?: location)?$/,
    ' without use a gate',
  ],
]
