/** What holds of cards and players: values and numbers added to, attributes, what counts as what, protection and immunity, joining, limits. */

import type { Clause } from '../clauses.ts'

/** Everybody's, wherever it is said. */
const whosesoever =
  "(?:no matter|regardless of|irrespective of|without regard to|whatever|never mind) (?:(?:to )?(?:whom|who) (?:they|it) belongs?(?: to)?|whose(?: (?:they|it) (?:is|may is))?|who (?:own|control|play|hold|have play|have) (?:they|it|them)|(?:the |their |its )?(?:owner|player|side))|whosever (?:they|it) (?:is|may is)|whose(?:ver|soever) (?:they|it) (?:is|may is)|whoever (?:own|control|play|hold|have play) (?:they|it|them)|(?:whether )?(?:yours|your own) (?:or|and) (?:your opponent 's|a opponent 's|any opponent 's|anyone else 's|those of (?:your |any )?opponents?)|(?:whether )?your opponent 's (?:or|and|as well as) (?:yours|your own)|belong to (?:any|either|whatever|whichever) (?:player|investigator|side)|on (?:either|any|whatever|whichever) side|for (?:any|each) (?:player|investigator)|whoever (?:have )?play (?:it|them|they)|of whatever (?:player|side|owner)"
const anybody = '(?:any(?:one|body)(?: at all)?|any (?:player|investigator)(?: at all)?|all player|either player|any player whatever)'
const place = '(?:THIS|here|this location)'
const stay = '(?:stay|remain|rest|wait|linger(?:ing)?|stand|dwell(?:ing)?|tarry(?:ing)?|hold|shelter(?:ing)?)'
/** "Than is shown on it", "than usual": how much that is, is not changed by it. */
const asPrinted =
  "than (?:(?:(?:the (?:amount|cost|number|sum|price)(?: of sanity)?|what|that) )?(?:that )?(?:is )?(?:show|print|indicate|list|mark|state|give|note)(?: (?:on|in) (?:it|them|their pentagram|its pentagram|the pentagram|the card|that card|those card|the card 's pentagram))?|(?:is )?(?:normal|normally|usual|usually|ordinary|ordinarily|customary)|(?:it|they) (?:(?:normally|usually|otherwise|ordinarily) (?:do|would|cost|would do)|(?:do|would|cost|would cost) (?:normally|usually|otherwise|ordinarily))|the (?:usual|normal|regular|print|ordinary) (?:cost|amount|price|number)|(?:would )?(?:normally|otherwise|usually) (?:is )?(?:the case|require|need|necessary)|(?:their|its) (?:usual|normal|regular|print|ordinary) (?:cost|amount|price)(?: in sanity)?)"
/** No cost goes below nothing. */
const noLess =
  '(?: ,)?(?: \\()? ?(?:but )?(?:to a (?:minimum|low) of|with a minimum of|down to(?: a minimum of)?|to no less than|to not less than|(?:but |and )?(?:never|not|no) (?:to )?(?:less|lower|fall|drop|go|below|under)(?: (?:less|lower|below|under))?(?: than)?|(?:but )?(?:a |the )?minimum(?: of)?|to a least of|(?:but )?at least) 0(?: point| sanity| sanity point)?(?: \\))?'
const steadfastOrCorrupt = '(?:steadfast or corrupt|corrupt or steadfast)'
const own = '(?:it|they|THIS)'

export const awards: readonly Clause[] = [
  // Nothing less than nothing is lost.
  [
    /(?<=\blose (?:#|1) less sanity (?:from|to|by) [^,;:()]+?)(?: ,)? (?:to (?:a )?minimum of 0(?: point| sanity)?|but never less than 0(?: point| sanity)?|each time|on each occasion)$/,
    '',
  ],
  // ---------------------------------------------------------------- another number in its place
  [
    /^(?<so>(?:if|while|when) [^,;:()]+ ,) (?:you )?(?:raise|increase) (?:it|they) by (?<n>#|1)(?: point| card)? instead$/,
    '<so> add <n> instead',
  ],
  [
    /^(?<so>(?:if|while|when) [^,;:()]+ ,) (?:(?:you )?(?:lower|reduce|decrease) (?:it|they) by|(?:it|they) lose) (?<n>#|1)(?: point| card)? instead$/,
    '<so> subtract <n> instead',
  ],
  // ---------------------------------------------------------------- where it holds
  [new RegExp(`(?<=\\b(?:while|if|when) you )(?:is )?${stay} (?:here|at ${place}|in ${place})(?= |$)`), 'is here', ['Location']],
  [
    /(?<=\bwhile )(?<who>you|your opponent) is in any region (?:except|but|other than|save|outside|besides) (?:in )?(?<where>\S+)/,
    '<who> is not in <where>',
  ],
  [
    /(?<=\bwhile )(?<who>you|your opponent) is (?:in )?(?:anywhere|any place) (?:except|but|other than|save|outside|outside of) (?:in )?(?<where>\S+)/,
    '<who> is not in <where>',
  ],
  // ---------------------------------------------------------------- whose, and of whichever kind
  [new RegExp(` , (?:${whosesoever}) ,`), ' of any player'],
  [new RegExp(` \\( (?:${whosesoever}) \\)`), ' of any player'],
  [new RegExp(`(?: ,)? (?:${whosesoever})(?= (?:add|gain|lose|subtract|is|may|cannot|have|join|become|count)\\b)`), ' of any player'],
  [
    new RegExp(
      `^(?<head>(?:(?:while|at|during) [^,]+ , )?)(?<who>(?:(?:all|each|any) )?(?:(?!add |gain )[^,])+?) (?<does>(?:add|gain|lose|subtract|cost) [^,]+?)(?: ,| \\()? (?:${whosesoever}|whoever (?:cast|play|use) (?:it|them|they))(?: \\))?$`,
    ),
    '<head> <who> of any player <does>',
  ],
  [
    new RegExp(
      `(?: ,| \\()? ?(?:whether|no matter (?:if|whether)|regardless of whether|(?:be|is) they|both|either) (?:(?:they|it) (?:is|may is) )?${steadfastOrCorrupt}(?: ,| \\))?(?= )`,
    ),
    '',
  ],
  // ---------------------------------------------------------------- so much, or so much more
  [
    /(?<=while )(?<a>(?:your current location|you) is (?:in|at) (?:a |an )?(?<where>\S+)(?: location)?) , (?<or>or|but) (?:by )?(?<n># point|1 point|#|1) (?:if|when|while) (?:that|the|this|your current) location (?:also )?(?:feature|bear|have|show)(?: also)? (?:the |a )?(?<attr>\S+)(?: attribute| symbol)?$/,
    '<a> , or <n> if you is at a <attr> <where> location',
  ],
  [
    /(?<=for each .+ , up to) a (?:(?:maximum )?total|maximum|most|limit) of (?<n>#|1)(?: (?:additional|more|extra|further))?(?: point)?$/,
    ' <n>',
  ],
  [
    /(?<=for each .+) \( (?:to |up to |with )?(?:a |the )?(?:total|maximum|most|limit)(?: total)?(?: of)? (?<n>#|1)(?: (?:additional|more|extra|further))?(?: point)? \)$/,
    ' , up to <n>',
  ],
  [
    /(?<=for each .+) , (?:but |and )?(?:(?:to|with|up to) a (?:maximum total|total|maximum|most|limit) of|(?:but )?(?:never|not|no) more than|at (?:the )?most|(?:the )?maximum(?: of)?|up to (?:a |the )?(?:maximum|total|most|limit)(?: of)?|to a maximum bonus of|up to a bonus of) (?<n>#|1)(?: (?:additional|more|extra|further))?(?: point)?(?: in (?:all|total)| altogether)?$/,
    ' , up to <n>',
  ],
  // ---------------------------------------------------------------- what things cost
  [new RegExp(`(?<=\\b(?:less|more|fewer|additional|extra)(?: sanity)?(?: point)?) ${asPrinted}`), ''],
  [new RegExp(`(?<=\\bcost\\b.* (?:less|fewer)(?: sanity)?(?: point)?(?: (?:to play|to cast|when play|when cast))?)${noLess}`), ''],
  [
    /^(?<what>(?:(?:your|all|any|each|every) )?(?:\S+ )?spell\b[^,]*?) (?<cost>cost [^,]+?) (?:when|if|while|whenever) (?:(?:they|it) (?:is )?)?cast (?<where>from THIS|here|by [^,]+)$/,
    '<what> cast <where> <cost>',
  ],
  // ---------------------------------------------------------------- what stands for what
  [
    /^(?:THIS|it|they) (?:count|is count|may is count|is treat|is consider|is regard) as (?:any|a) card (?:with|that have|which have|bear|that bear|which bear) (?:the (?:word|name) )?(?<x>\S+) in (?:its|the|their) (?:title|name)(?: ,? ?(?:both )?(?:for|when (?:complete|play)) (?:adventure|complete adventure) and (?:for|when) (?:play )?(?:a )?great_old_one)?$/,
    'this card count as a <x>',
  ],
  [
    /^(?:(?:THIS|it|they) )?(?:may|can) is (?:use|play|substitute|count|give) (?:(?:in (?:the )?(?:place|stead) of)|instead of|for|as) (?:any )?1 (?<what>event|artifact|tome|spell|ally|location|monster) (?:(?:that|which) (?:is |would is )?)?(?:need|require|necessary|call for|ask for) (?:(?:to|for|when) (?:play )?|by )(?:a|any) (?<god>great_old_one)$/,
    'this card count as any 1 <what> that a <god> need',
  ],
  [/^(?<head>.* need to play) (?<a>[^, ]+) or (?<b>[^, ]+)$/, '<head> <a> . <head> <b>'],
  [/^(?<head>.* need to play) (?<a>[^, ]+) , (?<rest>[^, ]+(?: , [^, ]+)*(?: ,)? or [^, ]+)$/, '<head> <a> . <head> <rest>'],
  // ---------------------------------------------------------------- what nothing can change
  [
    /^(?<head>(?:while [^,]+ , )?)(?:no (?:card|event|spell or event|effect)|nothing)(?: (?:whatever|of any kind))? (?:can|may|will) (?:make|turn|render|cause) (?<who>THIS|it|them|they)(?: to (?:is|become|turn))? corrupt$/,
    '<head> this card cannot become corrupt',
    ['Ally'],
  ],
  [
    new RegExp(
      `(?<=^(?:${own} )?)(?:is )?(?:not affected by|immune to|unaffected by|not subject to) (?:any |all )?(?:card|effect|event|anything|everything)(?: and event| and spell)? (?:that|which|who) (?:can |may |would |will |might )?(?:turn|make|render|cause) (?:a |an |your |other |any )?ally (?:to (?:is|become|turn) )?corrupt$`,
    ),
    'cannot become corrupt',
    ['Ally'],
  ],
  [
    /^(?:can never|may never|will never|cannot|may not)(?: is)? (?:make|corrupted|corrupt|render corrupt)$/,
    'cannot become corrupt',
    ['Ally'],
  ],
  // Two things one is proof against are two sentences.
  [
    new RegExp(
      `^(?<head>(?:while [^,]+ , )?(?:${own} )?(?:is )?)(?<how>not affected by|immune to|unaffected by) (?<a>[^,]+?)(?: ,)? nor (?:by|to) (?<b>[^,]+)$`,
    ),
    '<head> <how> <a> . <head> <how> <b>',
    ['Ally', 'Monster'],
  ],
  [
    new RegExp(
      `^(?:${own} )?(?:is )?(?:not affected by|immune to|unaffected by) (?<what>(?:any |all )?(?:event|spell|artifact|card|phobia)) (?:that|which) (?:would |can |may |might )?(?:cause|force|make|require|order) (?:THIS|it|their|them|you)(?: to (?:is )?)? ?(?:bury|is bury|bury (?:THIS|it|them|their))$`,
    ),
    'this card may not is bury by <what>',
    ['Ally'],
  ],
  [/^(?:it|they) (?<what>(?:is )?(?:not affected by|immune to|unaffected by) .+)$/, 'this card <what>', ['Ally', 'Monster']],
  [
    /^(?<who>THIS|it|they) (?<a>is (?:not affected by|immune to|unaffected by) [^,]+?)(?: ,)? (?:and|nor) (?:can|may|is) (?:it|they) is (?<b>control|summon|flip)(?<by>(?: by [^,]+)?)$/,
    '<who> <a> . this card cannot is <b> <by>',
    ['Ally', 'Monster'],
  ],
  [
    /^(?<who>THIS|it|they) (?<a>is (?:not affected by|immune to|unaffected by) [^,]+?)(?: ,)? (?:and|nor) (?<b>(?:cannot|may not|can never) .+)$/,
    '<who> <a> . this card <b>',
    ['Ally', 'Monster'],
  ],
  [
    /^(?<head>(?:(?:while|if|at|during) [^,]+ , )?)(?<what>(?:all |any )?(?:epidemic|phobia|spell|event|storm)) (?:do not|cannot|may not|never|have no power to) (?:affect|harm|hurt|touch|strike) (?<who>(?:any of |all of )?your (?:\S+ )??ally)(?= |$)/,
    '<head> your ally is not affected by <what>',
  ],
  [
    /\b(?<what>spell|event|artifact)(?: (?:which|that)(?: is)?)? (?:cast|play|use) by (?:your |a |any |other )?opponents?\b/,
    "your opponent 's <what>",
  ],
  [/\b(?<what>spell|event|artifact) (?:which |that )?your opponents? (?:cast|play|use)\b/, "your opponent 's <what>"],
  // ---------------------------------------------------------------- left out
  [
    /(?:none of (?<who>your (?:\S+ )??ally)) (?:may|can) (?:ever )?is (?:choose|selected|pick|take|name)(?: (?:at random|randomly))? by (?:any |a )?(?:card|effect|event)(?: or (?:card|effect|event))? (?:that|which) (?:choose|select|selects|pick|call for|take|affect|name|demand|require|ask for)s? (?:(?:a |1 |an |any )?(?:random )?(?:ally|card|target)(?: at random| randomly)?|at random|randomly)/,
    '<who> may not is choose at random',
  ],
  [/^(?:it|they)(?= and (?:#|1|any|up) .*\bexclude\b)/, 'this card', ['Ally']],
  [
    /^(?<head>(?:while [^,]+ , )?)(?<a>that ally|the ally|the bearer|THIS|they) and (?<b>(?:all|each|any) (?:of )?(?:your )?[^,]+?) (?<is>is exclude .+)$/,
    '<head> <a> <is> . <head> <b> <is>',
  ],
  // ---------------------------------------------------------------- what holds for everybody
  [
    new RegExp(
      `(?<=^(?:while [^,]+ , )?(?:no .+ may|.+ (?:may not|cannot)) is (?:cast|use|play))(?: ,| \\()? by ${anybody}(?: ,| \\))?(?= |$)`,
    ),
    ' by any player',
  ],
  [/\(? ?(?<how>except) (?<what>weapon|tome|spell|artifact) \)/, '<how> <what>'],
  [
    /^(?<head>(?:while [^,]+ , |for the (?:rest|remainder) of (?:the|this) (?:round|combat)(?: ,)? )?)(?<what>(?:artifact|tome|spell|weapon)(?: except [^,]+?)?) (?:may not|cannot) is use by any player(?<tail>.*)$/,
    '<head> no player may use <what> <tail>',
  ],
  [
    /(?<= )until THIS is (?:bury|discard|bury or discard|remove|lose|remove from play|take out of play)$/,
    'while this card is in play',
    ['Event'],
  ],
  [
    /(?<=^you may cast no spell .*?|^you (?:may not|cannot) cast (?:any )?spell.*?)(?: ,)? (?:nor (?:may|can) (?:any of )?your ally|(?:and )?neither (?:may|can) (?:any of )?your ally)$/,
    '',
  ],
  // ---------------------------------------------------------------- in play at once
  [/(?<=\bin play(?: as ally)?) (?:at (?:1 time|the same time|once|any 1 time|a time)|simultaneously|at any time|together)$/, ''],
  // ---------------------------------------------------------------- hazards
  [
    /\byour investigator and (?:all |each |any )?(?:of )?(?:your )?(?:other )?ally (?=(?:can|may|is able to) (?:survive|withstand))/,
    'you ',
  ],
  [
    /^(?<head>(?:for|during|until|while) [^,]*?[^,] )(?<a>you (?:can|may) survive [^,]+?) , and neither (?<b>\S+) nor (?<c>\S+) have any effect on you$/,
    '<head> , <a> . <head> , you is not affected by <b> or <c>',
  ],
  // ---------------------------------------------------------------- who bears it
  [
    /^(?:THIS )?(?:can|may) is (?<how>bear|carry|use|wield|hold|wear) only by a (?<a>\S+) or a (?<b>\S+)$/,
    'may only is <how> by a <a> or <b>',
    ['Artifact'],
  ],
  [/^(?:THIS )?(?:can|may) is (?<how>bear|carry|use|wield|hold|wear) only by/, 'may only is <how> by', ['Artifact']],
  // ---------------------------------------------------------------- Allies at places
  [
    /(?<=\bally )at (?<where>(?:\S+ )?(?:city|cemetery|forest|water|inside|outside|port|house|church|library|university|hospital|country|underground|ruin) )location\b/,
    'who is at a <where> location',
  ],
  // ---------------------------------------------------------------- where it holds, further
  [
    /(?<=\byou )is (?:outside|outside of|not within|away from|elsewhere than in) (?<where>(?!location|and|or|at|while|when|if|in|the)\S+)(?=$| ,)/,
    'is not in <where>',
  ],
  [
    /\b(?:your current location|you) is (?:anywhere |somewhere )?(?:in|within) (?<a>\S+)(?: ,)? (?:except|but not|though not|but) (?:in )?(?<b>[^ ,]+)(?=$| ,)/,
    'you is in <a> and not in <b>',
  ],
  [
    /\b(?:when|if|while|whenever) combat (?:take place|is fight|occur|is hold|happen) (?<time>at night|by day|during the day|by night)$/,
    '<time> if in combat',
  ],
  [/\bTHIS is you have in play as ally/, 'this card is in play'],
  [
    /(?<=\bfor (?:each|every) (?:\S+ ){1,4}?)(?:in play )?(?:beside (?:you|your investigator)|on your side|at your side|in your company|in your party|accompany (?:you|your investigator)|with you)(?=$| ,)/,
    'you have in play',
  ],
  [/^with THIS (?:in play|beside you|at your side|in your possession|in hand)(?: ,)?/, 'while this card is in play ,'],
  [
    /\bwhile you (?:do not lose|have not lose|still have|keep|own|possess|hold) THIS\b/,
    'while this card is in play',
    ['Ally', 'Artifact', 'Tome'],
  ],
  [/(?<=^the bearer .+) for$/, '', ['Artifact']],
  // ---------------------------------------------------------------- numbers of a Hand
  [
    /\bthe (?<what>maximum|minimum)(?: number of card)?(?: (?:in|of) your hand| that you may (?:keep|hold|have)(?: in your hand)?| you may (?:keep|hold)(?: in your hand)?)? is (?:raise by |increase by )?(?<n>1|#)(?: card)? (?:higher|greater|larger|more)\b/,
    'your <what> is increase by <n>',
  ],
  [
    /\bthe (?<what>maximum|minimum)(?: number of card)?(?: (?:in|of) your hand| that you may (?:keep|hold|have)(?: in your hand)?| you may (?:keep|hold)(?: in your hand)?)? is (?:lower by |reduce by )?(?<n>1|#)(?: card)? (?:lower|smaller|less|fewer)\b/,
    'your <what> is reduce by <n>',
  ],
  [
    /(?<=cumulative with (?:any )?other (?:ally|card)) (?:that|which|who) (?:do|have) (?:likewise|so|the same|the same effect|this|this effect|a like effect|a similar effect)$/,
    '',
  ],
  [
    /^(?:this|the|their|its) command ability is not cumulative with (?:that|those|the command ability) of (?:another|any other|other) (?:defending )?ally$/,
    'not cumulative with other command ability',
  ],
  // ---------------------------------------------------------------- costs, further
  [
    /^(?<head>(?:while [^,]+ , )?)(?:all )?(?<what>spell|ally|monster|artifact|tome) cost each (?:investigator|player) (?<n>(?:1|#) (?:additional|more|extra|less|fewer) .+)$/,
    "<head> each player 's <what> cost <n>",
  ],
  [/\bpay no sanity cost for (?=[^,]+$)/, 'pay no sanity for '],
  [/\byou (?:need pay no|do not pay any|need not pay any|never pay any) sanity(?: point)? (?=for )/, 'you pay no sanity '],
  [
    /^(?<head>(?:while [^,]+ , )?)you pay no sanity(?: point)?(?: cost)? for (?:any |a |each |all |every )?(?<what>(?:\S+ )?spell) (?:(?:that )?you )?cast (?<where>here|at THIS|from THIS)$/,
    '<head> <what> cast <where> cost no sanity',
  ],
  [/(?<=cost (?:you )?(?:no sanity(?: point)?|nothing)) (?:at all|whatever|whatsoever)(?= |$)/, ''],
  // ---------------------------------------------------------------- the one or the other bonus
  [/(?<=^add [^,]+? to ally 's value ,) (?:but|or) (?:only|just|merely) (?=(?:1|#)(?: point)? (?:if|when|while|against) )/, ' or '],
  // ---------------------------------------------------------------- by whom
  [
    /^(?<head>(?:while [^,]+ , )?)no (?<what>[^,]+?) may is (?<verb>bury|play|cast|use|discard) by (?<who>any player|any other player|any opponent|your opponents|a opponent)(?= |$)/,
    '<head> no player may <verb> <what>',
    ['Monster', 'Event'],
  ],
  [/^(?<what>you may not (?:use|play|cast) [^,]+?) (?:here|at THIS|while here)$/, 'while you is here , <what>', ['Location']],
  [
    /^no (?<what>weapon|artifact|tome) may is use(?: by any player)? (?:here|at THIS)$/,
    'while you is here , you may not use <what>',
    ['Location'],
  ],
  [
    /^(?<head>(?:while [^,]+ , )?)neither you nor (?:any of )?your ally may cast (?:any )?(?<what>(?:\S+ )?spell)(?= |$)/,
    '<head> you may not cast <what>',
  ],
  [
    /^no monster may is summon or control (?<where>here|at THIS)$/,
    'no monster may is summon here . no monster may is control here',
    ['Location'],
  ],
  [
    /^(?:(?<x>phobia|storm) aside|except for (?<y>phobia|storm)|apart from (?<z>phobia|storm)) , no event may is play on you by (?:a|any|your) opponents?(?= |$)/,
    'no opponent may play event except <x> <y> <z> on you',
  ],
  // ---------------------------------------------------------------- protected from what others do
  [/\byour opponents ' (?=\S)/, "your opponent 's "],
  [
    /(?<=\b(?:affected by|immune to) )(?<what>(?:event|spell|artifact|phobia)) of (?:your |any |other )?opponents?\b/,
    "your opponent 's <what>",
  ],
  [
    /^(?<head>(?:while [^,]+ , )?)(?:all |any )?(?:(?<what>event|spell|artifact|phobia) (?:that |which )?(?:is )?(?:play|cast|use) by (?:your |a |any |other |another )?opponents?|your opponent 's (?<same>event|spell|artifact|phobia)) (?:do not|cannot|may not|never|have no) (?:affect|effect on|harm|power over) (?<who>THIS|you|your investigator|(?:any of )?your ally)(?<tail>(?: (?:while|if|at|during) .+)?)$/,
    "<head> <who> is not affected by your opponent 's <what> <same> <tail>",
  ],
  [
    /^(?<head>(?:while [^,]+ , )?)no (?:(?<what>event|spell|artifact|phobia) (?:that |which )?(?:is )?(?:play|cast|use) by (?:your |a |any |other |another )?opponents?|your opponent 's (?<same>event|spell|artifact|phobia)) (?:can|may|will|have any|have a) (?:affect|effect on|harm|power over) (?<who>THIS|you|your investigator|(?:any of )?your ally)(?<tail>(?: (?:while|if|at|during) .+)?)$/,
    "<head> <who> is not affected by your opponent 's <what> <same> <tail>",
  ],
  [
    /^(?<head>(?:while [^,]+ , )?)no (?<what>event|spell|epidemic|phobia|storm) (?:can|may|will) (?:affect|harm) (?<who>(?:any of )?your (?:\S+ )??ally|THIS|you|your investigator)(?= |$)/,
    '<head> <who> is not affected by <what>',
  ],
  [
    /^(?<head>(?:while [^,]+ , )?)(?<what>epidemic|phobia|spell|event|storm) have no effect (?:whatever )?on (?<who>(?:any of )?your (?:\S+ )??ally)(?= |$)/,
    '<head> <who> is not affected by <what>',
  ],
  [
    /(?<=\b(?:your ally|THIS|you) is )(?:safe|protected|proof|secure) (?:from|against) (?=(?:epidemic|phobia|spell|event)\b)/,
    'not affected by ',
  ],
  [
    /^(?<head>(?:while [^,]+ , )?)(?<who>your (?:\S+ )??ally) (?:need not|is not to|do not|is never to) (?:is )?count (?:for|against|in|when resolve|when determine the result of) (?:a |any )?epidemic/,
    '<head> <who> is exclude when determine the result of a epidemic',
  ],
  [
    /^(?:nothing|no card) (?:that|which) (?:turn|make|can turn|would turn)s? ally corrupt (?:have|has) (?:any )?effect on THIS$/,
    'this card cannot become corrupt',
    ['Ally'],
  ],
  [
    /^ignore (?:all|any|each) (?:card|effect|event) (?:that|which) (?:would|can|may) (?:turn|make|render) (?:THIS|it|they|their) corrupt$/,
    'this card cannot become corrupt',
    ['Ally'],
  ],
  [
    /^(?:THIS )?(?:may|can)(?: not|not|never)? (?:not |never )?is (?:selected|choose|pick) by (?:any |a )?card (?:that|which) (?:call for|choose|select|selects|pick|require|need|ask for)s? (?:a )?(?:random ally|ally at random)$/,
    'may not is choose at random',
    ['Ally'],
  ],
  [
    /^(?:when|whenever|if) (?:a |1 |any )?ally (?:is to is|must is|is) (?:choose|selected|pick|determine) (?:at random|randomly) , (?:THIS|it|they) (?:is (?:never|not) (?:choose|selected|pick|count|include)|is (?:exclude|ignore|leave out)|(?:may|can) (?:not|never) is (?:choose|selected|pick))$/,
    'this card is leave out of random choice',
    ['Ally'],
  ],
  // ---------------------------------------------------------------- hazards, further
  [
    /^(?<head>(?:while [^,]+ , )?)neither you nor (?:any of )?your ally (?:need (?:to )?fear|is affect by|is affected by|is harm by|can is harm by|suffer from) (?:in )?(?<what>space|radiation|underwater)(?= |$)/,
    '<head> you can survive <what>',
  ],
  [
    /^(?<head>(?:while [^,]+ , )?)(?<what>space|radiation) (?:have no effect (?:whatever )?on|do not (?:affect|harm|hurt)|cannot (?:affect|harm|hurt)) (?:you|your investigator)(?: (?:and|or|nor) (?:any of )?your ally)?(?= |$)/,
    '<head> you can survive <what>',
  ],
  [
    /^(?<a>.+?) (?<can>can|may) survive (?<what>[^,]+?) , (?:and )?(?:so|as) can (?<b>[^,]+)$/,
    '<a> can survive <what> . <b> can survive <what>',
  ],
  [
    /^(?<who>THIS|you|your investigator) (?:need|require)s? no protection (?:in|from|against) (?<what>space|radiation)(?= |$)/,
    '<who> can survive <what>',
  ],
  // ---------------------------------------------------------------- languages
  [
    /(?<=^(?:while [^,]+ , )?(?:THIS |you |your investigator |the bearer )?)(?:is |become )?(?:fluent|versed|well versed|learned|skilled|proficient|literate) in (?=\S)/,
    'know ',
  ],
  [/(?<=\bknow )(?:1|the) (?:additional |extra |further |more )?language(?: :| ,)? (?:of )?(?=\S)/, ''],
  // ---------------------------------------------------------------- what else it is
  [
    /^(?<who>(?:(?:THIS|it|they) )?)(?<is>count as|is count as|is consider(?: as| to is)?|is treat as|is regard as) (?:both )?a (?<a>(?!ally|artifact|tome|spell|event|monster|location)\S+) (?:and|as well as|and also) a (?<b>(?!ally|artifact|tome|spell|event|monster|location)\S+)(?: as well)?$/,
    '<who> <is> a <a> . <who> <is> a <b>',
  ],
  [
    /(?<=^(?:(?:THIS|it|they) )?(?:count as|is count as|is consider(?: as| to is)?|is treat as|is regard as) a \S+) (?:wherever|whenever|where|when|for any card that|for all card that|for the purpose of any card that) (?:another card |a card |any card |card |it )?(?:mention|mentions|speak of|speaks of|name|refer to|refers to|ask for|call for|concern|concerns|affect)s?(?: to)? (?:\S+ )?\S+$/,
    '',
  ],
  [/^it (?=(?:count as|is consider|is treat as|is regard as) a \S+$)/, 'this card ', ['Ally', 'Monster', 'Location', 'Artifact', 'Tome']],
  [
    /^it (?=(?:count as|(?:may|can) (?:count as|is (?:use|count|play) as|is (?:use|play) in (?:the )?place of|is substitute for|replace|stand for|stand in for)) (?:any|1|a) [^,:;]*\b(?:adventure|great_old_one|outer_god)\b)/,
    'this card ',
    ['Ally', 'Monster', 'Location', 'Artifact', 'Tome'],
  ],
  [
    /^(?<who>each) (?<what>[^,]+? location)(?<how>(?: feature the \S+ attribute)?) (?<gain>gain|lose)s? the (?<attr>\S+) attribute for you(?:r own cards|r investigator)?$/,
    'each of your <what> <how> <gain> the <attr> attribute',
  ],
  [
    /^(?<head>while [^,]+ , )each (?<what>[^,]+? location)(?<how>(?: feature the \S+ attribute)?) (?<gain>gain|lose)s? the (?<attr>\S+) attribute for you$/,
    '<head> each of your <what> <how> <gain> the <attr> attribute',
  ],
  [/(?<=\bin any threat) of any player(?= )/, ''],
  // ---------------------------------------------------------------- values, further
  [
    /^(?<head>(?:while [^,]+ , )?)(?<who>(?:each|all) [^,]+?) have (?<n>1|#)(?: point)? (?:subtract|deduct|take) from (?:its|their) (?:card )?value(?= |$)/,
    '<head> <who> lose <n>',
  ],
  [
    /^(?<head>(?:while [^,]+ , )?)(?<who>(?:each|all) [^,]+?) have (?<n>1|#)(?: point)? add to (?:its|their) (?:card )?value(?= |$)/,
    '<head> <who> gain <n>',
  ],
  [/(?<=\b(?:value|maximum|minimum|sanity|education) )(?:rises?|grows?|climbs?|goes up|go up) by (?=(?:1|#)\b)/, 'is increase by '],
  [
    /(?<=\b(?:value|maximum|minimum|sanity|education) )(?:falls?|sinks?|drops?|shrinks?|goes down|go down) by (?=(?:1|#)\b)/,
    'is reduce by ',
  ],
  [/\bfor while THIS is in play/, 'while this card is in play'],
  [
    /^(?<a>add (?:1|#)(?: point)?(?: to (?:(?:the )?value of THIS|THIS|its value|their value))? for each [^,]+?)(?: ,)? and (?:add )?(?<n>1|#)(?: (?:more|additional|extra|further))?(?: point)?(?: more)? (?<if>(?:if|while|when|at|by|during) [^,]+)$/,
    '<a> . add <n> to this card <if>',
    ['Ally', 'Monster'],
  ],
  [
    /^the (?<what>maximum|minimum) of each (?:player|investigator) is (?:reduce|lower|set|limit) to (?<n>1|#)(?: card)?(?= |$)/,
    "each player 's <what> is <n>",
  ],
  [/(?<=^cumulative with )(?:all|any) (?=other )/, ''],
  // ---------------------------------------------------------------- Steadfast and Corrupt
  [/^(?<what>(?:gain|lose) the \S+ attribute(?= ))/, 'this card <what>', ['Ally', 'Monster', 'Location']],
  [
    /^(?<head>(?:(?:while|at|by|during) [^,]+?(?: ,)? )?)THIS is (?<a>corrupt|steadfast) (?:instead of|rather than|and not|and no longer) (?<b>corrupt|steadfast)(?<tail>(?: (?:while|at|by|during) .+)?)$/,
    '<head> this card gain the <a> attribute <tail> . <head> this card lose the <b> attribute <tail>',
    ['Ally'],
  ],
  [
    /^THIS is (?<a>corrupt|steadfast) (?<when>by day|by night|at night|during the day|during the night) (?:and|but) (?<b>corrupt|steadfast) (?<then>by day|by night|at night|during the day|during the night)$/,
    '<when> , this card gain the <a> attribute . <then> , this card gain the <b> attribute',
    ['Ally'],
  ],
  [/(?<=\bally(?: of your opponent)? )turn (?=(?:corrupt|steadfast)(?: (?:for|until) |$))/, 'become '],
  // ---------------------------------------------------------------- who sees what
  [
    /^(?<head>(?:while [^,]+ , )?)(?:all |any )?(?:invisible )?monster is visible to (?<who>you|your ally|the bearer|THIS)(?= |$)/,
    '<head> <who> may see invisible monster',
  ],
  [
    /^(?<head>(?:while [^,]+ , )?)no monster (?:is|may is|can is|remain) invisible to (?<who>you|your ally|the bearer|THIS)(?= |$)/,
    '<head> <who> may see invisible monster',
  ],
  [/^become (?<how>visible|invisible)(?= |$)/, 'this card is <how>', ['Monster']],
  // ---------------------------------------------------------------- kept from theft, and what stands for what
  [
    /^(?:all |any )?card (?:that|which) steals? (?:artifact|tome|card)s? (?:have no effect on|do not affect|cannot affect) THIS$/,
    'this card cannot is steal',
    ['Artifact', 'Tome'],
  ],
  [
    /^no card (?:that|which) steals? (?:artifact|tome|card)s? (?:have any effect on|affect|can affect|may affect) THIS$/,
    'this card cannot is steal',
    ['Artifact', 'Tome'],
  ],
  [
    /^(?<head>(?:(?:THIS|it|they) )?(?:may |can )?(?:is )?count as a \S+) (?:when|whenever|where|wherever) (?:a|any|your) (?<what>adventure) (?:call for|require|need|ask for|name) (?:1|it|such a card|such)$/,
    '<head> for any <what> that require 1',
  ],
  [
    /^(?:(?:THIS|it) )?(?:may |can )?(?:replace|stand for|substitute for|count as) any 1 (?<what>card|event|artifact|tome|spell|ally|location|monster) (?:require|need) (?:by|for|to play) (?:a|any) (?<god>great_old_one) ,? ?(?:and|but) (?:is|must is) (?:then )?bury(?: (?:afterward|afterwards|when so use|in doing so|for it|thereby))?$/,
    'this card count as any 1 <what> that a <god> need , and is bury for it',
  ],
  // ---------------------------------------------------------------- Summoned, Controlled and joined
  [/^(?:THIS )?(?:may|can) is summon(?: ,)? but (?:not|never|cannot is|may not is) control$/, 'this card cannot is control', ['Monster']],
  [/^(?:THIS )?(?:may|can) is control(?: ,)? but (?:not|never|cannot is|may not is) summon$/, 'this card cannot is summon', ['Monster']],
  [/^(?:THIS )?(?:can|may) is join by (?:any |all |a )?(?<who>[^,]+)$/, '<who> may join this card', ['Monster']],
  [
    /^only (?:a )?(?<a>\S+) or (?:a )?(?<b>\S+) (?:may|can) (?<how>bear|carry|use|wield|hold) THIS$/,
    'may only is <how> by a <a> or <b>',
    ['Artifact'],
  ],
]
