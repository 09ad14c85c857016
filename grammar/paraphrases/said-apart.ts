/** What is said apart from the cards it belongs to: their value, where they are found, what is left out of them, who else shares their fate. */

import type { Clause } from '../clauses.ts'

const provided =
  '(?:provided(?: that)?|providing(?: that)?|on condition that|if|only if|but only if|as long as|so long as|while|assuming(?: that)?)'
const have = '(?:have|be|is|total|amount to)'
const itsValue = `(?:(?:its|their|that monster 's|the monster 's|that card 's) (?:card |current |print )?value ${have}|(?:it|they) ${have} (?:a )?(?:card )?value of|(?:it|they) is worth)`
const most = '(?:no more than|not more than|at most|up to|no higher than|not higher than|no greater than)'
const few = '(?:or less|or fewer|or lower|or under|at most|or below|maximum)'
const many = '(?:or more|or greater|or higher|or over|or better|or above)'

/** How an Ally is not where he is found. */
const wherever =
  '(?:(?:regardless of|no matter|whatever|irrespective of) (?:where (?:they|it) (?:is|come from|may be|may is)(?: (?:normally|usually|ordinarily|otherwise))?(?: (?:find|from|play))?|(?:the|their|its) (?:usual place|home))|wherever (?:they|it) (?:is|come from|may is)(?: (?:normally|usually|ordinarily))?(?: find)?|no matter where find)'
const asAtHome =
  '(?:as if|as though|just as if) (?:(?:this|here|it|THIS|this place|this location) (?:is|be) (?:their|its) (?:home|own home|usual place|native place|place|home (?:town|port|city|village|ground))|(?:they|it) (?:is|be|lived?|dwell|dwelt|belong(?:ed)?|come|came|resided?)(?: from)? (?:at home|at home here|here|from here)|at home(?: here)?|(?:you|your investigator) (?:have )?(?:find|meet) (?:they|them|it) here|(?:normally |usually )?find here|they have (?:is )?(?:find|meet) here)'

/** What is left out of a kind of cards. */
const but =
  '(?:not|but not|other than|rather than|exclude|excluding|but no|no|never|(?:with the )?exception of|save(?: for)?|apart from|aside from|except(?: for)?)'
const kind = '(?:day|night|star|storm|full_moon|moon|dawn|epidemic|phobia|philia|threat|travel|weapon|tome|artifact|travel_\\S+)'
const kinds = `(?:a |any )?${kind}(?:(?: ,| or| nor| and| , or| , and| , nor)(?: a| any)? ${kind})*(?: event| card)?`

/** A kind of cards, and what does not count among them. */
const bounded = '(?:ally|monster|artifact|tome|weapon|spell|event|location|cultist|ghoul|phobia|card)'
const butNot = '(?:but|though|yet) (?:not|no|never|in no case) (?:(?:a|any|the) )?'
const such =
  '(?!(?:this|that|more|less|below|when|if|while|in|at|on|by|your|the|fewer|necessarily)\\b)[^,;:() ]+(?: (?:or|nor) (?:a )?[^,;:() ]+)?'

const player = '(?:player|investigator|opponent)'
const spread = '(?:region|subregion|city|dimension)'

const others = `(?:each|any|all|every) other ${player}s?(?: (?:whose investigator|who) is)? (?:in|at) the same (?<where>region|subregion|city) as (?:the target|target|that opponent|that player|they|your opponent|your target|the opponent)`

/** Who else is where the one is. */
const around = `(?:each|any|all|every) other ${player}s?(?: (?:whose investigator|who) is)? (?:in|at) (?:the same|that|their) ${spread}(?: as (?:the target|target|that opponent|that player|they|your opponent))?`

export const saidApart: readonly Clause[] = [
  // ---------------------------------------------------------------- what value they have
  [
    new RegExp(
      `(?<=\\b(?:play|put|return|take|bury|discard|flip|choose|summon|control) (?:any 1|1|any|a) )(?<what>[^,;:#]+?)(?<as> as (?:a )?ally(?: here| while (?:you is )?here)?(?: \\( use gate \\))?)?(?<from> (?:from|in) your (?:hand|story deck))?(?: ,)? ${provided} ${itsValue} (?:(?:is |be )?(?<v>#|1)(?: point)? ${few}|${most} (?<w>#|1)(?: point)?)$`,
    ),
    '<what> of value <v> <w> or less <from> <as>',
  ],
  [
    new RegExp(
      `(?<=\\b(?:play|put|return|take|bury|discard|flip|choose|summon|control) (?:any 1|1|any|a) )(?<what>[^,;:#]+?)(?<as> as (?:a )?ally(?: here| while (?:you is )?here)?(?: \\( use gate \\))?)?(?<from> (?:from|in) your (?:hand|story deck))?(?: ,)? ${provided} ${itsValue} (?:(?:is |be )?(?<v>#|1)(?: point)? ${many}|(?:at least|no less than|not less than) (?<w>#|1)(?: point)?)$`,
    ),
    '<what> of value <v> <w> or more <from> <as>',
  ],
  [
    new RegExp(
      `(?<=\\b(?:play|put|return|take|bury|discard|flip|choose|summon|control) (?:any 1|1|any|a) )(?<what>[^,;:#]+?)(?<as> as (?:a )?ally(?: here| while (?:you is )?here)?(?: \\( use gate \\))?)?(?<from> (?:from|in) your (?:hand|story deck))?(?: ,)? ${provided} (?:(?:its|their) (?:card )?value do not exceed|(?:it|they) (?:is|do) not (?:worth|exceed) (?:more than )?|(?:it|they) is not worth more than) (?<v>#|1)(?: point)?$`,
    ),
    '<what> of value <v> or less <from> <as>',
  ],
  // ---------------------------------------------------------------- of which kind they are not
  // "Another of your Allies (but not a Living Dead)", "one Event, but not a Phobia, ...".
  [
    new RegExp(
      `(?<=\\b${bounded}(?: of (?:yours?|your opponent|your choice))?)(?: \\( ${butNot}(?<a>${such})(?: 1| card)? \\)| , ${butNot}(?<b>${such})(?: 1| card)?(?: ,(?= )|$))`,
    ),
    ' except <a> <b>',
  ],
  // ---------------------------------------------------------------- where they are found
  [/(?<=\buse )(?:any )?its gate (?=to play )/, 'this gate ', ['Location']],
  [
    /(?<=\bplay (?:any 1|1|any|a|all|each)(?: \S+)? )ally (?:who (?:come|is find|is) |find |belong )?(?:from|of|in|to|anywhere in) any (?:subregion|place|location|part|city|corner) (?:of|in|within) (?:the )?(?<where>(?!(?:region|subregion|same|this|your|that|dreamlands|waking|new)\b)[a-z_]+)(?=$| while| from your hand)/,
    '<where> ally anywhere',
  ],
  [
    /(?<=\bplay (?:(?:any 1|1|any|a|all|each) )?(?:\S+ )?)ally (?:who (?:come|is find|is) |find )?(?:from|of|in) (?:any|whatever|whichever) subregion(?=$| while| from your hand)/,
    'ally regardless of place',
  ],
  [
    /(?<=\bplay (?:(?:any 1|1|any|a|all|each) )?(?:\S+ )?)ally (?:who (?:come|is find|is) |find )?(?:from|of|in) (?:any|whatever|whichever) (?:place|location)(?=$| while| from your hand)/,
    'ally anywhere',
  ],
  [new RegExp(`(?<=\\bplay [^;:]*?)(?: ,)? ${asAtHome}(?=$| while| ,)`), ' anywhere'],
  [new RegExp(`(?<=\\bplay [^;:]*?)(?: ,)? ${wherever}(?=$| while| ,)(?<! regardless of place)`), ' anywhere'],
  [
    /(?<=\bplay [^;:]*?)(?: ,)? (?:regardless of|no matter|whatever|irrespective of) (?:(?:the|their|its) (?:subregion|place)|subregion)(?=$| while| ,)/,
    ' regardless of place',
  ],
  [
    /(?<=\bplay [^;:]*?)(?: ,)? (?:even if|even though|although|though) (?:they|it) (?:do not (?:normally |usually )?(?:come|is) (?:from|find in|belong to)|is not (?:normally |usually )?(?:from|of|find (?:in|at))) (?:this|your|the current|your current|the same) (?:subregion|location|place)(?=$| while)/,
    ' regardless of place',
  ],
  [
    /^on (?:a|any) later turn(?: ,)?(?: while you (?:is|remain) here ,?)? (?=you may play [^;:]*\b(?:regardless of place|anywhere)$)/,
    'while you is here , ',
    ['Location'],
  ],
  [
    /(?<=\bplay [^;:]*?)(?: ,)? (?:if|while|provided(?: that)?|as long as) (?:both|you both|you and they|they and you) (?:is|lie) in the same dimension(?: ,)? and(?: if| while)? (?=your current location |you is )/,
    ' if ',
  ],
  [
    /(?<=\bplay [^;:]*? )(?:who|that|which) (?:may|can|do|will|would|could) not (?:normally |usually |ordinarily )(?:come from|find at|is find at|belong to|is play at) (?:here|THIS|this (?:location|place)|your (?:current )?location)(?: ,)? (?:whatever (?:the|their|its) region|regardless of (?:the |their )?region|(?:from|in) whatever region)(?=$| ,| if| while)/,
    'regardless of region and place',
  ],
  [/(?<=\bplay [^;:]*?)(?: ,)? whatever (?:the|their|its) region(?=$| ,| if| while)/, ' regardless of region'],
  [
    /(?<=\bplay (?:any 1|1|any|a|all|each)?(?: \S+)? ?)ally (?:(?:who|that) (?:is |come |may is )?)?(?:(?:normally|usually) )?(?:find in|from|come from) (?:the )?(?<where>(?!(?:any|the|this|your|that|a)\b)[a-z_]+) (?<waived>regardless of place|anywhere)/,
    '<where> ally <waived>',
  ],
  [
    /^(?:(?:any|all|each) )?ally (?:(?:who|that) is )?(?:normally |usually )?find in (?<where>[a-z_]+) (?:may|can) is play here$/,
    'you may play <where> ally here',
    ['Location'],
  ],
  [
    /^(?:(?:each|all|any) )?(?<what>[^,;:]*?(?:monster|[a-z_]+)) (?:that )?(?:you )?play (?:through|by|with|at|via|by use of|use) (?:this|the) gate cost (?:you )?(?<n>1|#) (?<more>less|more|fewer|additional|extra) sanity(?: point)?(?: to play)?$/,
    '<what> cost <n> <more> sanity to play here',
    ['Location'],
  ],
  [
    /^(?:(?:each|all|any) )?(?<what>[^,;:]*?(?:monster|[a-z_]+)) (?:that )?(?:you )?play (?:through|by|with|at|via|by use of|use) (?:this|the) gate cost (?:you )?(?<n>1|#) sanity(?: point)? (?<more>less|more|fewer|extra)(?: than (?:usual|normal))?$/,
    '<what> cost <n> <more> sanity to play here',
    ['Location'],
  ],
  [/(?<=\bas (?:a )?ally) while (?:you is )?(?:at|in) THIS (?=\( use gate \)$)/, ' here ', ['Location']],
  [
    /^for (?:the )?(?:purpose|sake) of play ally , THIS (?:is |be )?(?:consider|count|treat|regard)(?:ed)?(?: to is| as(?: if it is)?| as if)?(?: in)? (?<where>(?!(?:the|a|any)\b)[a-z_]+)$/,
    'you may play <where> ally here',
    ['Location'],
  ],
  [
    /^THIS (?:is |be )?(?:consider|count|treat|regard)(?:ed)?(?: to is| as(?: if it is)?| as if)?(?: in)? (?<where>(?!(?:the|a|any)\b)[a-z_]+) (?:for|when) (?:(?:the )?purpose of )?play ally$/,
    'you may play <where> ally here',
    ['Location'],
  ],
  // He is of this Region, which is still asked for where the place in it is waived.
  [
    /(?<=\bplay [^;:]*?\bregardless of place)(?: ,)?(?: and| but)? (?:who|that|which) (?:may|can|could|might|is able to)(?: is)? (?:play|find)(?: elsewhere| somewhere else| somewhere| anywhere)? in (?:the same|this|your|the current) region(?=$| ,)/,
    '',
  ],
  [
    /(?<=\bplay [^;:]*? )(?:who|that|which) (?:may|can|do|will|would|could) not (?:normally |usually |ordinarily )(?:come from|find at|is find at|belong to|is play at) (?:here|THIS|this (?:location|place)|your (?:current )?location)(?: ,)?(?: and| but)? (?:who|that|which) (?:may|can|could|might|would)(?: is)? (?:play|find)(?: elsewhere| somewhere else| somewhere)? in (?:the same|this|your|the current) region$/,
    'regardless of place',
  ],
  // ---------------------------------------------------------------- what is left out of them
  [new RegExp(`\\( ${but} (?<what>${kinds}) \\)`), '( except <what> )'],
  [
    new RegExp(
      `^(?<head>(?:you may )?cancel (?:the effect of )?(?:a|any|1|any 1) (?:event|card|spell))(?<did> (?:(?:that|which) )?(?:your opponent|a opponent|any opponent|any player|another player|a player|opponent)? ?(?:have )?(?:is )?play(?: by (?:a|any|your|another) (?:opponent|player))?(?: (?:against|on) you)?)(?: ,)? (?:${but}|(?:unless it is|if it is not|provided (?:that )?it is not|as long as it is not)) (?<what>${kinds})$`,
    ),
    '<head> ( except <what> ) <did>',
  ],
  [
    new RegExp(
      `^(?<head>cancel (?:the effect of )?(?:a|any|1|any 1) (?:event|card|spell))(?<did> play(?: by (?:a|any|your|another) (?:opponent|player))?) \\( except (?<what>${kinds}) \\)`,
    ),
    '<head> ( except <what> ) <did>',
  ],
  // "Each Artifact (not Tomes)": the plural of it.
  [/\( (?:but )?not (?:include )?(?<what>weapon|tome|cultist|phobia|ghoul|artifact|ally|spell)(?: card)? \)/, '( except <what> )'],
  [/\( (?:but )?not (?:1|those|any) (?<how>hold|carry|wield|bear) by (?:a|any|your) ally \)/, 'not <how> by a ally'],
  [new RegExp(`\\( (?<what>${kinds}) (?:except|excepted|exclude|excluded|do not count) \\)`), '( except <what> )'],
  [
    new RegExp(
      `(?<=^(?:you may )?(?:(?:cancel (?:the effect of )?|bury |discard |flip |return )(?:a|any|1|any 1|all|each|every) (?:event|card)))(?<did>(?: in play| (?:that have is |which have is |have is |is )?play(?: by (?:a|any|your|another) (?:opponent|player))?)?) (?:that|which) is (?:not|no) (?<what>${kinds})$`,
    ),
    ' ( except <what> ) <did>',
  ],
  [
    new RegExp(
      `(?<=^(?:you may )?(?:(?:cancel (?:the effect of )?|bury |discard |flip |return )(?:a|any|1|any 1|all|each|every) (?:event|card)))(?<did>(?: in play| play(?: by (?:a|any|your|another) (?:opponent|player))?)?) (?:that|which) is neither (?<one>(?:a )?${kind}) nor (?<other>(?:a )?${kind}(?: event)?)$`,
    ),
    ' ( except <one> or <other> ) <did>',
  ],
  [
    new RegExp(`^(?:all|each|every) event in play(?: ,)? (?:except|${but}) (?<what>${kinds})(?: ,)? is (?<how>bury|discard)$`),
    '<how> each event in play ( except <what> )',
    ['Event', 'Spell'],
  ],
  [
    /^(?<head>(?:while [^,]+ , )?)no (?<what>[^,;()]+?) may is (?<how>play|cast)(?: from| at| in)? (?:here|THIS)(?: ,)? (?:\( )?(?:except|other than|but|save)(?: for)? (?<but>(?!at\b|by\b|in\b|if\b|when\b|while\b|during\b|to\b)[^,;()]+?)(?: \))?$/,
    '<head> no <what> except <but> may is <how> here',
    ['Location'],
  ],
  // ---------------------------------------------------------------- what becomes of a cancelled card
  [
    /^(?:that player|they|its owner|its player|your opponent|the opponent|opponent|the owner|that opponent|whoever play it) (?:must |have to )?(?<how>discard|bury) (?:it|that (?:event|card|spell)|the (?:event|card|spell))(?: ,)? (?:instead of|rather than|in place of) (?:bury|discard) (?:it|that (?:event|card|spell)|the (?:event|card|spell))$/,
    '<how> that card',
    ['Event', 'Spell', 'Artifact', 'Ally'],
  ],
  [
    /^(?:it|that (?:event|card|spell)|the (?:event|card|spell)) (?:must is |is )(?<how>discard|bury)(?: ,)? (?:instead of|rather than|in place of|and not) (?:(?:is )?bury|(?:is )?discard)$/,
    '<how> that card',
    ['Event', 'Spell', 'Artifact', 'Ally'],
  ],
  [
    /^(?:its|the) (?:owner|player) (?:must )?(?:take|return|put|place|get) (?:it|that (?:event|card|spell)|the (?:event|card|spell)) (?:back )?(?:in|into|to) their hand$/,
    "return that card to its owner 's hand",
    ['Event', 'Spell'],
  ],
  [
    new RegExp(
      `(?<=\\b(?:bury|discard|flip|return) (?:any 1|1|#|any|all|each) (?:\\S+ )?(?:event|card)) , (?:except|${but}) (?<what>${kinds}) ,(?= (?:(?:that|which) is )?in play| of your opponent)`,
    ),
    ' ( except <what> )',
  ],
  [
    new RegExp(
      `(?<=\\b(?:bury|discard) (?:any 1|1|#|any|all|each) (?:\\S+ )?(?:event|card) (?:in play|of your opponent))(?: ,)? (?:except|${but}) (?<what>${kinds})$`,
    ),
    ' ( except <what> )',
  ],
  [
    /^(?<head>(?:while [^,]+ , )?)no (?<what>ally|monster|tome|artifact|event|location) may is (?<how>play|cast)(?<where>(?: here)?)(?: ,)? (?:unless|except if|except when) (?:they|it) (?:is|be) (?:a )?(?<kind>[a-z_]+)(?: (?:ally|monster|tome|artifact|event|location))?$/,
    '<head> no <what> except <kind> <what> may is <how> <where>',
    ['Location', 'Event'],
  ],
  [/(?<=\b(?:count|consider|consider to is|treat|regard) (?:as )?a [^,;]+?) and as (?=a )/, ' and '],
  // What was Summoned is named again.
  [
    /^(?:then )?(?<how>bury|discard) (?<what>(?!(?:all|any|the|a|each|it|they|this|that|1)\b)[a-z_]+) (?<when>after (?:the|that|this|its|their) (?:attack|battle|combat))$/,
    '<how> the <what> <when>',
    ['Location', 'Artifact', 'Ally', 'Event', 'Spell'],
  ],
  // ---------------------------------------------------------------- neither the one nor the other
  [
    /^(?<head>(?:(?:while|during|as long as) [^,]+ , )?(?<who>[^,;:]+?) (?:is|be) not affect(?:ed)? by) (?<a>[^,;:]+?)(?: ,)? nor(?: affect(?:ed)?)? by (?<b>[^,;:]+?)(?<tail>(?: while [^,;:]+)?)$/,
    '<head> <a> <tail> . <head> <b> <tail>',
  ],
  [
    /^(?<head>(?:(?:while|during|as long as) [^,]+ , )?(?<who>[^,;:]+?) (?:is|be) not affect(?:ed)? by) (?<a>(?:(?!spell|cast|play)[^,;:])+?)(?: ,)? or(?: affect(?:ed)?)? by (?<b>[^,;:]*\bspell cast by [^,;:]+?)(?<tail>(?: while [^,;:]+)?)$/,
    '<head> <a> <tail> . <head> <b> <tail>',
  ],
  [
    /^(?<head>(?:(?:while|during|as long as) [^,]+ , )?)neither (?<a>[^,;:]+?) nor (?<b>[^,;:]+?) (?:may |can |will )?affect (?<who>[^,;:]+?)(?<tail>(?: while [^,;:]+)?)$/,
    '<head> <who> is not affected by <a> <tail> . <head> <who> is not affected by <b> <tail>',
  ],
  [
    /^(?<head>(?:[^,]+ , )?)no (?<a>[^,;:]+?) may is play(?: ,)? nor (?:may )?(?:any |a )?(?<b>[^,;:]+?) ,? ?(?<tail>(?:while|until|during|for|as long as) [^,;:]+)$/,
    '<head> no <a> may is play <tail> . <head> no <b> may is play <tail>',
  ],
  [
    /^(?<head>(?:[^,]+ , )?)no (?<a>[^,;:]+?)(?: ,)? (?:nor|or)(?: any| a)? (?<b>[^,;:]+?)(?: ,)? may is play(?<tail>.*)$/,
    '<head> no <a> may is play <tail> . <head> no <b> may is play <tail>',
  ],
  [
    /^(?<head>(?:(?:while|until|during|for) [^,]+ , )?)no (?<a>[^,;:]+? may [^,;:]+?)(?: ,)? and no (?<b>[^,;:]+? may [^,;:]+?)(?<tail>(?: (?:while THIS is in play|until the end of [^,;:]+|for the (?:rest|remainder) of [^,;:]+))?)$/,
    '<head> no <a> <tail> . <head> no <b> <tail>',
  ],
  [/^(?<head>no [^,;:]+? may [^,;:]+? while THIS is in play)(?: ,)? and (?=(?:all|each|every) )/, '<head> . ', ['Event']],
  [
    new RegExp(
      `^(?<head>(?:(?:while|until|during|for) [^,]+ , )?)no ${player} may (?:use|open) (?:the|a|any) gate (?:of|at|in|on) (?:a|any) (?<where>[^,;:]+?)(?<tail>(?: (?:while|until|for|during) [^,;:]+)?)$`,
    ),
    '<head> gate at <where> may not is use <tail>',
  ],
  [
    /\bno phobia may is (?<how>bury|discard) (?:in|at|while (?:in|at)) (?:a|any) (?<where>[^,;:]+?)(?<tail>(?: (?:while|until|for|during) [^,;:]+)?)$/,
    'no player may <how> phobia at a <where> <tail>',
  ],
  // ---------------------------------------------------------------- the same place again
  [
    /^(?<lose>lose [^,;]+?) (?:if|when|while) (?<if>(?:your current location|you) is [^;]+?)(?: ,)? and (?<at>at the start of (?:each|every|each of your|any) turn) (?:that |in which |when |while |on which )?you (?:is|remain|stay|begin|spend|linger)(?: still| it)? (?:in|at) (?:any )?such (?:a )?(?:location|place|1)$/,
    '<lose> if <if> . <at> , <lose> if <if>',
    ['Event'],
  ],
  [
    /^(?<lose>lose [^,;]+?) (?:when|whenever|each time|if) you (?:arrive|come|travel|go) (?:at|in|to) (?<where>[^;,]+?)(?: ,)? and (?<at>at the start of (?:each|every|each of your|any) turn) (?:that |in which |when |while |on which )?you (?:is|remain|stay|begin|spend|linger)(?: still| it)? (?:in|at) (?:any )?such (?:a )?(?:location|place|1)$/,
    '<lose> when you arrive at <where> . <at> , <lose> if you is at <where>',
    ['Event'],
  ],
  // ---------------------------------------------------------------- the one or the other, as a next Turn
  [
    /^(?<who>your opponent|target opponent|opponent|that player|that opponent|they|you) must play (?<what>[^,;]+?)(?: ,)? or(?: else)? (?<else>(?:bury|discard|lose|flip|pay|suffer) [^;]+?) next$/,
    '<who> must play <what> next , or else <else>',
  ],
  [
    /^(?:as|on|for) (?:your opponent|target opponent|that player) 's next turn(?: ,)? (?:they|that player|your opponent) must (?:either )?play (?<one>a )?(?:new )?(?<what>[^,;]+?)(?: ,)? or(?: else)? (?:they )?(?:must )?(?<else>(?:bury|discard|lose|flip|pay|suffer) [^;]+)$/,
    'your opponent must play <one> <what> next , or else <else>',
  ],
  [
    /^(?<who>your opponent|target opponent|opponent|that player|that opponent|they) must(?: ,)? (?:as|on|for|during) their next turn(?: ,)? (?:either )?play (?<one>a )?(?:new )?(?<what>[^,;]+?)(?: ,)? or(?: else)? (?:they )?(?:must )?(?<else>(?:bury|discard|lose|flip|pay|suffer) [^;]+)$/,
    '<who> must play <one> <what> next , or else <else>',
  ],
  [
    /^(?<who>your opponent|target opponent|opponent|that player|that opponent) must use their next turn (?:to|for) play (?<one>a )?(?:new )?(?<what>[^,;]+?)(?: ,)? or(?: else)? (?:they )?(?:must )?(?<else>(?:bury|discard|lose|flip|pay|suffer) [^;]+)$/,
    '<who> must play <one> <what> next , or else <else>',
  ],
  [
    /^(?:if (?<who>your opponent|target opponent|that player|that opponent) do not play|unless (?<whom>your opponent|target opponent|that player|that opponent) play) (?<one>a )?(?:new )?(?<what>[^,;]+?)(?: (?:as|on|for|during) their next turn| next)(?: ,)? they (?:must )?(?<else>(?:bury|discard|lose|flip|pay|suffer) [^;]+)$/,
    '<who> <whom> must play <one> <what> next , or else <else>',
    ['Event', 'Spell', 'Monster'],
  ],
  // What is bidden you is not done by him: you pick his cards for it.
  [
    /^(?:if (?<who>your opponent|target opponent|that player|that opponent) do not play|unless (?<whom>your opponent|target opponent|that player|that opponent) play) (?<one>a )?(?:new )?(?<what>[^,;]+?)(?: (?:as|on|for|during) their next turn| next)(?: ,)? (?<how>bury|discard|flip) (?<n>#|1) of their (?<kind>[^,;]+)$/,
    '<who> <whom> must play <one> <what> next . if they do not , <how> <n> <kind> of your opponent',
    ['Event'],
  ],
  [/(?<=\bmust play a )new (?=(?:\S+ ){0,3}location next\b)/, ''],
  // ---------------------------------------------------------------- the one or the other, as one chooses
  [/^choose whether to (?<a>[^,;:]+?)(?: ,)? or (?:to )?(?<b>[^,;:]+)$/, 'either <a> or <b> , as you choose'],
  [
    /^(?<when>when you arrive(?: here)?|as your turn) ,? ?(?:you (?:may|must) )?choose(?: 1)? : (?<a>[^;:,]+?)(?: ,| ;)? or (?<b>[^;:,]+)$/,
    '<when> , either <a> or <b>',
  ],
  [
    /^unless (?<who>your opponent|target opponent|that player) (?<do>(?:bury|discard|flip|lose|pay) [^,;:]+?)(?: of their choice)? , (?:they|that player|your opponent) (?:must )?(?<else>(?:lose|bury|discard|flip|suffer) [^;:]+)$/,
    '<who> <else> unless they <do>',
    ['Event', 'Spell'],
  ],
  [
    /(?<=\blose (?:the|their|your|a) (?:next )?turn) \( (?:(?:they |you )?(?:may )?play no card|no card (?:play|may is play|is play)|(?:without|not) play (?:any |a )?card)(?: ,)?(?: and| or| nor)?(?: (?:(?:do )?not pass|no pass|may not pass|without pass))? \)/,
    '',
  ],
  [
    /(?<=^(?:your opponent|target opponent|opponent|they|that player|that opponent) (?:must|choose|may) [^;:]*?the top card of )the story deck/,
    'their story deck',
    ['Event', 'Spell', 'Monster', 'Artifact'],
  ],
  // ---------------------------------------------------------------- where a card is laid in a Threat
  [
    /^play THIS(?<down> face-down)? in your threat(?<low> face-down)? at (?:a|any) (?<where>[^,;()]+?)(?: \( use gate \)|(?: ,)? (?:and )?use (?:a|the|its|that) gate)$/,
    'this card may only is play at a <where> . play this card face-down in your threat ( use gate )',
    ['Event'],
  ],
  // ---------------------------------------------------------------- cards of the Story Deck
  [new RegExp(`(?<=^(?:replace|exchange|swap) [^;:]*? your story deck)(?: ,)? ${wherever}$`), ''],
  [
    /^(?<how>bury|discard) the (?:(?:ally|card|monster) (?:so |thus |that (?:is |have is )?)?replaced?|replaced? (?:ally|card|monster))$/,
    '<how> the first ally',
  ],
  [
    /^(?:look|search) through your story deck(?: ,)? and (?:place|put|move|bring) (?<what>(?:any )?(?:1|a) (?:\S+ )*?location)(?: (?:from it|of it|there|in it))? (?:on (?:its )?top|to (?:the|its) top)(?: of it)?$/,
    'place <what> in your story deck on top',
  ],
  [/^(?:its|the|that) gate may is use (?:again|anew|once more)$/, 'its gate may is use', ['Event', 'Spell', 'Artifact', 'Ally', 'Tome']],
  [
    /\bwhile (?:THIS|it) (?:is|remain|lie|stay) (?:the top card of|on top of|atop|at the top of|on the top of) your story deck(?=$| ,)/,
    'while this card is the top card of your story deck',
    ['Event'],
  ],
  [
    /^while (?:THIS|it) (?:is|remain|lie|stay) (?:the top card of|on top of|atop|at the top of|on the top of) your story deck (?=(?:you|your|all|each|no|any|every)\b)/,
    'while this card is the top card of your story deck , ',
    ['Event'],
  ],
  [
    /^(?:search|look) (?:through )?your story deck for (?:any 1|any|a|1) (?<what>[^,;:]+?)(?: ,)? and (?:put|bring) (?:it|that (?:card|ally|artifact|tome)|they|THIS) into play$/,
    'put 1 <what> in your story deck into play',
  ],
  [
    /^(?:search|look) (?:through )?your story deck for (?:any 1|any|a|1) (?<what>[^,;:]+?)(?: ,)? and return (?:it|that (?:card|ally|artifact|tome)|they) (?:in)?to play$/,
    'put 1 <what> in your story deck into play',
  ],
  [
    /(?<=\b(?:return|put|bring) [^;:]*? (?:in)?to play)(?: ,)? (?:at|for|pay) (?:its|their|the) (?:usual|normal|regular|full|print|ordinary) (?:sanity )?cost$/,
    ' . pay its sanity cost',
  ],
  // ---------------------------------------------------------------- what Tomes hold
  [
    /^(?<head>(?:while [^,]+ , )?)(?:(?:the|all|each|every) tome of (?:all|any|each|every) (?:player|investigator)|(?:all|each|every) tome(?: in play)?) (?:can |may )?(?:hold|contain) (?<n>1|#) (?:(?:less|fewer) spell|spell (?:less|fewer))(?: than (?:usual|normal|otherwise))?$/,
    '<head> the spell capacity of each tome of any player lose <n>',
    ['Event'],
  ],
  [
    /^(?<head>(?:while [^,]+ , )?)(?:your|each of your|all your|all of your|each|all) tome (?:can |may )?(?:hold|contain) (?<n>1|#) (?:(?:less|fewer) spell|spell (?:less|fewer))(?: than (?:usual|normal|otherwise))?$/,
    '<head> the spell capacity of each of your tome lose <n>',
    ['Location', 'Ally', 'Artifact'],
  ],
  // ---------------------------------------------------------------- who stands with the Allies
  [
    /(?<=\b(?:1|any 1|a|any|each|all|#) (?:of your )?)(?<what>(?!ally\b)[a-z_]+) (?:(?:that |which |who )?(?:you have|is) )?in play as (?:a )?ally(?= (?:into|in your|to your|on your)\b)/,
    '<what> ally you have in play',
  ],
  // ---------------------------------------------------------------- whom a Phobia affects instead
  [
    /^(?:choose|select|pick) (?<phobia>(?:any )?(?:1|a) phobia [^,;]+?)(?: ;| ,)(?: and)? (?:it|that phobia|the phobia|this) (?:now |henceforth |from now on )?affect (?<who>your opponent|a opponent|1 opponent)(?: 's investigator)?(?: instead)?$/,
    '<phobia> now affect <who> instead',
    ['Event', 'Spell', 'Artifact', 'Ally', 'Location'],
  ],
  [
    /(?<=^|\b(?:it|that phobia|you) )(?:now |henceforth )?affect (?<who>your opponent|a opponent|1 opponent) 's investigator instead\b/,
    'affect <who> instead',
    ['Event', 'Spell', 'Artifact', 'Ally', 'Location'],
  ],
  // ---------------------------------------------------------------- so much, or so much Sanity
  [
    /(?<=\bif your sanity is [^;]+[;,] (?:and |or |but )?if )it is (?=from|between|#|at least|above|below|more|less|over|under)/,
    'your sanity is ',
  ],
  [
    /^if it is (?:from|between) (?<n>#) (?:to|and|through) (?<m>#)(?= , (?:you )?(?:gain|lose) (?:#|1) sanity)/,
    'if your sanity is between <n> and <m>',
    ['Event', 'Spell'],
  ],
  [/(?<=\bsanity is (?:#|1)) point (?=or (?:less|more|fewer|lower|higher|below|above)\b)/, ' '],
  [/(?<=^|\b(?:if|when|while) )your sanity is (?<n>#) through (?<m>#)/, 'your sanity is between <n> and <m>'],
  // "... and 1 more at the start of each Turn that you remain there": where one has come to.
  [
    /^(?<lose>lose (?:1|#) sanity(?: point)?) (?:when|whenever|each time|if) you (?:arrive|come|travel|go) (?:at|in|to) (?<where>[^;,]+?)(?: ,)? and (?:(?:lose )?(?:another|a additional|a further) )?(?<n>1|#)(?: (?:more|additional|further|another))?(?: sanity)?(?: point)?(?: more)? (?<at>at the start of (?:each|every|each of your|any) turn) (?:that |in which |when |while |on which )?you (?:is|remain|stay|begin|spend|linger)(?: still)? (?:there|at (?:that|the) (?:location|place))$/,
    '<lose> when you arrive at <where> . <at> , lose <n> sanity if you is at <where>',
    ['Event'],
  ],
  [
    /^(?<lose>lose (?:1|#) sanity(?: point)?) (?:if|when|while) (?:your current location|you) is (?<if>[^;]+?)(?: ,)? and (?:(?:lose )?(?:another|a additional|a further) )?(?<n>1|#)(?: (?:more|additional|further|another))?(?: sanity)?(?: point)?(?: more)? (?<at>at the start of (?:each|every|each of your|any) turn) (?:that |in which |when |while |on which )?you (?:is|remain|stay|begin|spend|linger)(?: still)? (?:there|(?:at|in) (?:that|the|such a) (?:location|place))$/,
    '<lose> if your current location is <if> . <at> , lose <n> sanity if your current location is <if>',
    ['Event'],
  ],
  // ---------------------------------------------------------------- more than is printed
  [
    /\b(?<n>#|1) sanity(?: point)? more than (?:is )?(?:(?:otherwise )?(?:indicate|print|show|state|usual|normal|list|give|require|ask)|the card (?:say|show|indicate)|it (?:say|show|indicate))(?: (?:on|by) (?:it|that card|the card|its pentagram))?/,
    '<n> additional sanity point',
  ],
  // ---------------------------------------------------------------- who shares their fate
  [
    new RegExp(
      `^(?<head>(?:your opponent|target opponent|opponent) (?:must )?(?:bury|discard|flip) [^;,]+?)(?: ,| ;)? (?:as|and so|so) (?:do|must|will|should|have) (?<others>${around})$`,
    ),
    '<head> . <others> is similarly affected',
    ['Event', 'Spell'],
  ],
  [
    new RegExp(
      `^(?<who>your opponent|target opponent|opponent)(?: ,)? (?:and|as well as|along with|together with) (?<others>${around})(?: ,)? (?<deed>(?:must )?(?:bury|discard|flip) [^;,]+)$`,
    ),
    '<who> <deed> . <others> is similarly affected',
    ['Event', 'Spell'],
  ],
  [new RegExp(`^(?:and )?so (?:must|do|will|should) (?<others>${around})$`), '<others> is similarly affected', ['Event', 'Spell']],
  [
    new RegExp(
      `^(?:the|this) same (?:fate |thing )?(?:happens?|befalls?|occurs?|is do|apply|applies|hold)(?: to| for)? (?<others>${around})$`,
    ),
    '<others> is similarly affected',
    ['Event', 'Spell'],
  ],
  [
    new RegExp(
      `^(?<who>(?:each|any|all|every) other ${player}s?(?: whose investigator is| who is)? (?:in|at) the same ${spread}(?: as (?:the target|target|that opponent|that player|they|your opponent|your target))?) (?:is|be) (?:also|likewise|equally) affect$`,
    ),
    '<who> is similarly affect',
  ],
  [
    new RegExp(
      `^${others} (?:must )?(?:also |likewise |in turn )?(?:randomly flip (?<a>1|#)|flip (?<b>1|#) random) ally(?: also| too| as well)?(?: face-down)?(?: also| too| as well)?$`,
    ),
    'flip <a> <b> random ally of each other player in the same <where> as target face-down',
    ['Event'],
  ],
  [
    new RegExp(
      `^${others} (?:must )?(?:also |likewise |in turn )?(?:(?:randomly (?<how>bury|discard)) (?<a>1|#)|(?<do>bury|discard) (?<b>1|#) random) ally(?: also| too| as well)?$`,
    ),
    '<how> <do> <a> <b> random ally of each other player in the same <where> as target',
    ['Event'],
  ],
  [
    /^(?<who>(?:your opponent|target opponent|opponent|each player|each opponent|that player) )(?<must>(?:must )?)(?:randomly (?<a>bury|discard) (?<n>1|#)|(?<b>bury|discard) (?<m>1|#) random) ally(?: ,)? and (?:then )?(?:randomly )?flip (?:another|1 other|1 more|a second)(?: random)?(?: ally| 1)?(?: face-down)?$/,
    '<who> <must> <a> <b> <n> <m> random ally . <who> <must> flip 1 random ally face-down',
    ['Event'],
  ],
  [
    /^randomly (?:choose|select|pick|draw) (?<n>1|#) (?<what>ally|artifact|tome) (?:that|which|whom) (?:your |target |the |1 )?opponent must flip(?: face-down)?$/,
    'flip <n> random <what> of your opponent face-down',
    ['Event', 'Spell'],
  ],
]
