/** Travel and walking: ways here and away, Islands and Exotic Locations, Travel Events, new Locations now and on later Turns. */

import type { Clause } from '../clauses.ts'

const here = '(?:here|to here|to THIS|to this place)'
const going = `(?:reach THIS|enter THIS|(?:travel|come|get|go) ${here})`
const away = '(?:away|leave|(?:travel|go|come|walk|get) away|(?:and )?from (?:here|it|THIS)|leave (?:here|it|THIS))'
const onFoot = '(?:by walk|on foot)'
const deck = 'on top of your story deck'
const even = '(?:even|although|though|despite the fact that)(?: (?:if|though|when|while|where))?'
const it = '(?:it|they|this|that|THIS|(?:that|this|the) (?:location|place|1)|you)'
/** Marks that a Location bears and that tell what kind of place it is. */
const mark =
  '(?:water|port|forest|gate|space|underwater|underground|city|country|island|church|cemetery|university|library|museum|house|business|temple|ruins|site|station|government|lighthouse)'
/** "Each Location features the Gate attribute" is said of it, and tells of no other. */
const bears =
  '(?:with|(?<!(?:^|, )(?:each|all|every|any|no) (?:[^ ,:;]+ )*?location )(?:feature|bear|show)|(?:that|which) (?:have|feature|bear|show|carry|display|possess))'
/** In whatever Region a place may lie. */
const wherever =
  '(?:(?:in )?whatever (?:(?:its|the|their) )?(?:region|subregion)(?: (?:or|and) (?:(?:its|the|their) )?(?:subregion|region|dimension))?(?: (?:it|they|this|that) (?:may )?(?:lie|is)(?: in)?)?|(?:in )?no matter (?:(?:in )?(?:what|which) |where it |the |its )(?:region|lie|is)(?: (?:it|they|this|that) (?:may )?(?:lie|is)(?: in)?)?|wherever (?:it|they|this|that) (?:may )?(?:lie|is)|whatever region you is in|whichever region (?:it|they) (?:lie|is) in)'
const so = '(?:so|(?:in|by) this (?:way|manner|mean|fashion|method)|(?:with|by|by use of|by mean of) (?:THIS|it))'
const later = '(?:later|follow(?:ing)?|subsequent)'
const arrived =
  '(?:your arrival(?: here)?|(?:you (?:have )?arrive|arrive)(?: here)?|the (?:1|turn) (?:on|in|during) which you (?:have )?arrive(?: here)?|the turn of your arrival)'
/** What brackets or a comma leave out of the places one may go to. */
const except =
  '(?:(?:with the )?exception of|(?:other|rather) than|but not|not|no|but no|excluding|exclude|save(?: for)?|(?:as long as|while|provided(?: that)?|if) (?:it|they|that location|the location) is not|(?:as long as|while|provided(?: that)?) (?:it|they) is no)'
const without = `(?<=\\b(?:play|travel to) [^;:]*?)(?: ,| \\()? ?${except} (?<what>(?:a |any )?(?:island|exotic|underwater|space|city)(?: location)?(?: or (?:a |any )?(?:island|exotic|underwater|space)(?: location)?)?(?: 1)?)(?: \\))?`
const element = '(?:space|underwater)'
const pops = '(?:uncover|uncovered|reveal|expose|exposed|reach|find|on top|the top card|at the top)'

/** What one does with a Monster, and where it leads. */
const ridden =
  '(?<=^if (?:summon|control)[^,]* , )(?:you may (?:use|treat|play) (?:THIS|it|they) |(?:THIS|it|they) (?:may|can) (?:is use|serve|act|is treat|is play) |(?:may|can) (?:is use|serve|act) )'
/** Where it does not lead. */
const apart = '(?<not>(?: ,)? (?:except|other than|but not) [^;:]+?)?'
/** How it lies, which goes without saying, and that one's Monster does not attack then. */
const unfought =
  '(?:(?: ,)? right-side-up(?: on top of your story deck)?)?(?:(?: ,)? (?:instead of|rather than|in place of)(?: to| its)? attack(?:(?: a opponent)? with (?:it|they|them|THIS))?)?$'
const leading = '(?: :| ,|)(?:(?: and)?(?: immediately)? (?:play|travel to|to play|to))? (?:a new )?'

export const journeys: readonly Clause[] = [
  [
    /^(?:you may )?(?:only (?:board|embark|set sail)|(?:board|embark|set sail) only) (?=(?:at|in|from|on|by|during|if|while)\b)/,
    'play this card only ',
    ['Event'],
  ],
  // "Play, on the same Turn, one Ally".
  [/\bplay(?: ,)? (?:on|in|during) the same turn(?: ,)? (?=1|a |any |the |#)/, 'play ', ['Event']],
  // Aboard, a Travel Event is the top card still.
  [
    /\bwhile (?:you is )?(?:under way|on the (?:road|rail|wing|way)|travelling|(?:on|during) (?:the|this|your) (?:voyage|journey|crossing|flight|passage|trip))(?=$| ,)/,
    'while you is here',
    ['Travel'],
  ],
  [
    /^(?:during|throughout|on) (?:the|this|your) (?:voyage|journey|crossing|flight|passage|trip)(?: ,)? (?=\S)/,
    'while you is here , ',
    ['Travel'],
  ],
  // "You must be at a Port to board".
  [
    /(?<=^you must is [^,:;()]+?) to (?:board|embark|go aboard|go on board|get on|board THIS|set out|set sail|depart)$/,
    ' to play this card',
    ['Event'],
  ],
  [
    /\bof (?<far>any other|another|a different|the same|any) (?<what>region|subregion) (?=in |of |,|right-side-up|on |$)/,
    'in <far> <what> ',
  ],
  [/(?<=\b(?:region|subregion)) in (?=the (?:waking world|dreamlands)\b)/, ' of '],
  // A card that plays a Location is all that this takes.
  [
    /(?<=\b(?:play|travel to) (?:a|any|1) [^;:]*?\blocation\b[^;:]*?)(?: ,)? (?:with or without (?:the (?:help|use|aid) of )?|without (?:need(?:ing)? |use |play )?|no need (?:for|of) )(?:a|any) travel event(?=$| ,)/,
    '',
    ['Event', 'Spell'],
  ],
  // ---------------------------------------------------------------- by what one travels, said with the verb
  [/^from here(?: ,)? you may (?=travel)/, 'while you is here , you may ', ['Location']],
  [
    /\b(?<may>(?:you may|to|and|,|:) )(?:immediately )?(?<by>travel_(?:by_(?:sea|air|land)|in_space|underwater)) (?:from here )?to (?<where>[^;:()]+?)(?<rest>(?: ,)? (?:if|while|when|then|and|on a later turn)\b[^;:]*)?$/,
    '<may> travel to <where> as by a <by> event <rest>',
    ['Ally', 'Artifact', 'Location', 'Spell', 'Tome'],
  ],
  // ---------------------------------------------------------------- what a journey costs, told behind it
  [
    /(?<=\b(?:you may|use (?:THIS|it) to|to) (?:travel(?:_\S+)?|fly|sail|ride|walk|journey) [^;:()]*?)(?: ,| ;| ,? ?and)? (?:then )?(?<how>discard|bury) (?:it|THIS|them)(?: (?:after|upon|at the end of|when you complete) (?:the|this|that|each|every|such)(?: (?:journey|trip|voyage|flight|travel|ride|passage|crossing))?| afterwards?| on arrival| upon arrival)?$/,
    ' . <how> this card',
    ['Ally', 'Artifact', 'Tome'],
  ],
  [
    /^(?<how>discard|bury) (?:it|THIS|them) (?:after|upon|at the end of) (?:the|this|that|each|every|such a|such) (?:journey|trip|voyage|flight|travel|ride|passage|crossing)$/,
    '<how> this card',
    ['Ally', 'Artifact', 'Tome'],
  ],
  // ---------------------------------------------------------------- where one may walk
  // What a way that a card opens passes over anyway: Regions, Dimensions, the sea about an Island.
  [
    new RegExp(
      `(?<=\\bmay (?:also )?walk (?!.*(?:same|this) (?:sub)?region).*?)(?: ,)? ${even} ${it} (?:may )?(?:is|lie|is locate|is find) (?:in (?:another|a different|some other|a other) (?:region|subregion|dimension|region or dimension)(?: and)?(?: (?:on )?a island)?|(?:on )?a island)(?= ,|$)`,
    ),
    '',
  ],
  [
    /(?<=\bmay (?:also )?walk (?!.*(?:same|this) (?:sub)?region).*?)(?: ,)? even (?:(?:1|those|that|ones) )?(?:in|into|to|from|if in|of) (?:another|a different|other|some other) (?:region|subregion|dimension|region or dimension)(?= ,|$)/,
    '',
  ],
  [
    /(?<=^you may (?:also )?walk (?:here|to THIS) from (?:a|any) [^,;:]*?location) (?:in|of) (?:any|whatever) (?:region|dimension)$/,
    '',
    ['Location'],
  ],
  [
    /(?<=\bmay (?:also )?walk (?!.*(?:same|this) (?:sub)?region).*?)(?: ,)? (?:even )?(?:include|even) (?:to |on )?(?:a )?island(?= ,|$)/,
    '',
  ],
  [new RegExp(`(?<=\\b(?:walk|enter on foot|reach on foot|reach by walk) (?!.*same region).*?)(?: ,)? ${wherever}(?= ,|$)`), ''],
  [
    /^(?:(?:even )?(?:although|though)|despite the fact that) (?:THIS|it|they|this|this location) is a island ,? ?(?=.*\bwalk\b)/,
    '',
    ['Location'],
  ],
  [/^(?:despite|in spite of) (?:its )?is a island ,? ?(?=.*\bwalk\b)/, '', ['Location']],
  [/(?<=\bmay (?:also )?walk .*)(?: ,)? (?:even )?(?:though|although) (?:THIS|it|they|this) is a island(?= ,|$)/, '', ['Location']],
  [/(?<=\bmay walk from [^,;]* to [^,;]*)(?: ,)? in any region$/, ''],
  // There and back.
  [
    new RegExp(
      `(?<=\\bmay walk .*?)(?: ,)? and from (?:any|each|all|every|1) (?:such|of (?:these|those|them|these|they))(?: (?:location|place|port|island|city))? you may (?:also )?(?:walk|return|go|come) (?:back )?(?:${here}|to this 1|back)?(?: (?:on foot|again))?$`,
    ),
    ' and back',
  ],
  [
    new RegExp(
      `(?<=\\bmay walk .*?)(?: ,)? and (?:you may )?(?:also )?(?:walk|return|go|come) (?:back )?(?:again )?(?:${here} )?(?:on foot )?from (?:any|each) (?:such (?:location|place|port|1)|of (?:these|those|them|they))$`,
    ),
    ' and back',
  ],
  [
    new RegExp(
      `(?<=\\bmay (?:is )?walk .*?)(?: ,)? (?:and|or) (?:you may )?(?:also )?(?:walk|return|go|come)(?: back)?(?: again)?(?: ${here})?(?: (?:from there|the same way|again|on foot))?$`,
    ),
    ' and back',
  ],
  [
    /(?<=\bmay walk .*?)(?: ,)? (?:(?:and|or) vice versa|or the other way(?: round| around| about)?|in (?:either|both) directions?|both way|there and back|and back from there|to and fro)$/,
    ' and back',
  ],
  [new RegExp(`(?<=\\bmay walk .*?(?: ,)? and )(?:you may )?(?:also )?walk (?:back )?(?=${here} from )`), ''],
  [/(?<=^(?:.* , )?you may walk )(?:both )?to and from THIS from (?<where>(?:any|a) [^,;]+)$/, 'here from <where> and back'],
  [
    /(?<=^|, )(?:it is (?:possible|allow|permit) to|(?:1|anyone|any investigator|any player) (?:may|can)|you is (?:able|allow|permit|free) to) walk (?=.*(?:here|THIS))/,
    'you may walk ',
    ['Location'],
  ],
  [/(?<=\byou (?:may|can) )(?:go|travel|come|get|pass|reach THIS) on foot (?=(?:from|to|here)\b)/, 'walk '],
  [/(?<=\byou (?:may|can) )reach (?<where>(?:any|a) [^,;]+?) (?:on foot|by walk) from (?:here|THIS)$/, 'walk from here to <where>'],
  [/^THIS (?:may|can) is walk to from (?<where>(?:any|a) [^,;]+?) and back$/, 'you may walk here from <where> and back', ['Location']],
  // ---------------------------------------------------------------- ways here and away
  [/^this island (?=(?:may|can|must|is)\b)/, 'this location ', ['Location']],
  [/\bby travel(?:l?ing)? underwater\b/, 'underwater', ['Location']],
  // "Must be reached through Travel Underwater", "leave by means of Travel by Sea".
  [
    /(?<=\b(?:reach|enter|leave|arrive|depart|come|go|travel)\b[^,;:()]*) (?:through|via|by (?:means?|way|the use) of|by use|with the (?:help|aid) of) (?:a |any )?(?=travel_)/,
    ' by ',
    ['Location'],
  ],
  [/\bby travel(?:l?ing)? (?:by |in |through )(?<how>space|sea|air|land)\b/, 'by <how>', ['Location']],
  [/^you must walk out of the \S+$/, 'you must walk out of this location', ['Location']],
  [
    /^(?:(?:THIS|it) )?(?:may|can) is (?:reach|enter)(?: ,)? (?:and|or) leave only (?<by>(?:by|with|via) [^,;]+?)(?: ,)? or by walk (?:from and to|to and from) (?<where>[^,;]+)$/,
    'you must reach this card <by> or by walk from <where> . you must leave here <by> or by walk to <where> ; you may walk between here and <where>',
    ['Location'],
  ],
  [
    /^you may travel to and from (?:THIS|this location) only (?<by>(?:by|with|via) [^,;]+?)(?: ,)? or by walk (?:from and to|to and from) (?<where>[^,;]+)$/,
    'you must reach this card <by> or by walk from <where> . you must leave here <by> or by walk to <where> ; you may walk between here and <where>',
    ['Location'],
  ],
  [/^(?<must>you must leave here [^;]+) ; (?=you may walk between )/, '<must> . ', ['Location']],
  [
    /^you may play THIS only (?<by>(?:by|with|via) travel_[^,;]+?)(?: ,)? and only if (?<if>[^,;]+)$/,
    'you must reach this card <by> . this card may only is play if <if>',
    ['Location'],
  ],
  [
    /^(?:you may play THIS only|(?:THIS )?(?:may|can) (?:only is play|is play only)) (?=by travel_)/,
    'you must reach this card ',
    ['Location'],
  ],
  [/^(?:travell?ers|visitors|one|1|player|investigator) (?:may|can) (?=(?:come|travel|go|walk|get)\b)/, 'you may ', ['Location']],
  [
    /(?<=\bonly [^,;]+? (?:,|;) and )(?:you )?(?:may|can) leave(?: (?:it|here|THIS))?(?: again)? only (?=by|with|via)/,
    ' must leave ',
    ['Location'],
  ],
  [
    new RegExp(
      `^(?:nobody|no 1|no player|no investigator|you) (?:may|can|cannot|may not|may never|must not) (?:ever )?walk ${here}(?: ;| , but| ,| and|)(?: (?:and|but))? (?:THIS|it|they) (?:(?:must is|must only is|(?:can|may) only is) (?:reach|enter|travel to|arrive at)|(?:can|may) is (?:reach|enter) only) (?=by|with|use|via)`,
    ),
    'you must reach this card ',
    ['Location'],
  ],
  [
    new RegExp(
      `^(?:nobody|no 1|no player|no investigator|you) (?:may|can|cannot|may not|may never|must not) (?:ever )?walk ${here} ; (?:travel ${here} must is|you must (?:arrive|come|travel|come here|arrive here|travel here|get here)) (?=by|with|use|via)`,
    ),
    'you must reach this card ',
    ['Location'],
  ],
  [new RegExp(`^(?:nobody|no 1) (?:may|can) (?:ever )?walk ${here}$`), 'no player may walk to this location', ['Location']],
  [new RegExp(`^(?:nobody|no 1) (?:may|can) (?:ever )?walk ${here} ; `), 'no player may walk to this location . ', ['Location']],
  [
    new RegExp(`^travel ${here} (?:must(?: only)? is|is(?: possible)?(?: only)?|can only is|may only is) (?:only )?(?=by|with|via)`),
    'you must reach this card ',
    ['Location'],
  ],
  [
    new RegExp(
      `^(?:(?:you|players?|investigators?|travell?ers?|1) (?:may|can|must) (?:only )?)?(?:travel|come|go|get|journey) ${here}(?: ,)? (?:and|or)(?: ,)? (?:can )?${away}(?: again)?(?: from (?:here|it|THIS))?(?: ,)? only (?=by|with|via|use|underwater)`,
    ),
    'you may travel to and from this location only ',
    ['Location'],
  ],
  [
    /^(?:(?:you|travell?ers?) (?:may|can|must) )?travel to (?:and|or) from THIS(?: (?:is|must is|can only is|may only is)(?: only)? (?<a>(?:by|with|via) [^,;]+?)(?: (?:only|alone))?| (?<b>(?:by|with|via) [^,;]+?) (?:only|alone))$/,
    'you may travel to and from this location only <a> <b>',
    ['Location'],
  ],
  [
    /^(?=.*\b(?:must|only|alone)\b)(?:THIS |it |they )?(?:(?:must|may|can) )?(?:only )?(?:is )?(?:both )?(?:reach|enter)(?: ,)? (?:and|or) (?:is )?(?:leave|depart)(?: from)?(?: ,)?(?: only| alone)? (?<by>(?:by|with|via) [^,;]+?)(?: (?:only|alone))?$/,
    'you may travel to and from this location only <by>',
    ['Location'],
  ],
  [
    /^(?:THIS |it |they )?(?:(?:may|can) is neither|(?:may|can) neither is|is neither|cannot is|may not is) (?:reach|enter) (?:nor|or) leave(?: ,)? (?:except|but|other than|save|otherwise than)(?: for)? (?=by|with|via)/,
    'you may travel to and from this location only ',
    ['Location'],
  ],
  [
    /^(?:you|1) (?:(?:may|can) neither|cannot|may not) (?:reach|enter|come to|travel to) (?:nor|or) leave THIS(?: ,)? (?:except|but|other than|save)(?: for)? (?=by|with|via)/,
    'you may travel to and from this location only ',
    ['Location'],
  ],
  [
    /^(?:THIS |it )?(?:cannot is|may not is|(?:may|can) never is) (?:reach|enter)(?: ,)? (?:except|but|other than|save|otherwise than|unless)(?: for)? (?=by|with|via)/,
    'you must reach this card ',
    ['Location'],
  ],
  [
    /^(?:you|1|investigator|player) (?:cannot|may not|may never) (?:leave|depart)(?: (?:here|THIS|it))?(?: ,)? (?:except|but|other than|save|unless)(?: for)? (?=by|with|via|on foot)/,
    'you must leave here ',
    ['Location'],
  ],
  [
    /^only (?<means>travel_\S+)(?: event)? (?:lead|leads|bring you|take you|reach) (?:here|to THIS|THIS)(?: ,)? and (?:only \k<means>(?: event)? )?(?:lead|leads|bring you|take you) away(?: (?:again|from here))?$/,
    'you may travel to and from this location only by <means>',
    ['Location'],
  ],
  [
    /^the only way (?:(?:both )?(?:to and from|into and out of|in and out of|to or from|in or out of)) (?:THIS|here) is (?=by|with|via)/,
    'you may travel to and from this location only ',
    ['Location'],
  ],
  [
    new RegExp(`^the only way (?:to|into|here|to reach|in to) ?(?:THIS|here|it)? (?:is|lead) (?=by|with|via|${onFoot})`),
    'you must reach this card ',
    ['Location'],
  ],
  [
    new RegExp(
      `^(?:the only way (?:out|out of|away|away from|from|off|to leave|out from|away out of) ?(?:THIS|here|it)? is|there is no way (?:out|out of|away|away from|from|off|to leave) ?(?:THIS|here|it)? (?:but|except|other than|save)) ${onFoot}$`,
    ),
    'you must leave here by walk',
    ['Location'],
  ],
  [
    /^(?:the only way (?:out|out of|away|away from|from|off|to leave) ?(?:THIS|here|it)? is|there is no way (?:out|out of|away|away from|from|off|to leave) ?(?:THIS|here|it)? (?:but|except|other than|save)) (?=by|with|via)/,
    'you must leave here ',
    ['Location'],
  ],
  [
    /^(?:once (?:you is )?(?:here|there|arrive|inside)|when (?:here|you wish to leave)|having arrive(?: here)?) ,? ?(?=you (?:may|can|must) (?:only )?leave\b)/,
    '',
    ['Location'],
  ],
  [/\bleave this place\b/, 'leave here', ['Location']],
  [/(?<=\b(?:leave|reach|enter|travel|arrive) [^,;]*?)(?<by>(?:by|with|via) [^,;]+?|on foot) (?:only|alone)$/, ' only <by>', ['Location']],
  [
    /^you (?:may|can|must) only (?:get|come|arrive)(?: here| to THIS| at THIS) (?=by|with|via|on foot)/,
    'you must reach this card ',
    ['Location'],
  ],
  [/^(?:reach|enter|travel to|come to) THIS only (?=by|with|via|on foot)/, 'you must reach this card ', ['Location']],
  [
    /^(?:this place|THIS) (?:(?:may|can) only is leave|(?:may|can) is leave only) (?<by>(?:by|with|via) [^,;]+)$/,
    'you must leave here <by>',
    ['Location'],
  ],
  [
    /^(?<means>travel_\S+|walk) is the only way to (?:reach|enter|come to|travel to) (?:THIS|here)$/,
    'you must reach this card by <means>',
    ['Location'],
  ],
  [
    /^(?<means>travel_\S+|walk) is the only way (?:to leave(?: (?:THIS|here))?|out(?: of (?:THIS|here))?|away(?: from (?:THIS|here))?)$/,
    'you must leave here by <means>',
    ['Location'],
  ],
  // By a Monster, too: what it carries one by counts as such travel.
  [
    new RegExp(
      `(?<=travel_(?:in_)?(?<what>${element})(?: event)?)(?: ,)? or (?:by|with|by mean of|by use of|through) (?:the )?(?:a )?(?:summon|control)(?: or (?:by )?(?:summon|control))?(?: of)?(?: a| any)? monster (?:(?:that|which|who) (?:can|may|is able to|have the ability to) |able to |capable of )travel_(?:in_)?\\k<what>$`,
    ),
    '',
    ['Location'],
  ],
  // On foot, but from somewhere.
  [
    new RegExp(
      `^(?:(?:THIS |it )?(?:(?:may|can) only is|must is) (?:reach|enter)|(?:THIS |it )?(?:may|can) is (?:reach|enter) only|you (?:may|can) (?:only ${going}|${going} only)|you must (?!reach THIS)${going}|(?:reach|enter) only|only (?:reach|enter)) (?<by>(?:by|with|via) [^,;]+?)(?: ,)? or (?:by walk|on foot|by come on foot) from (?<where>[^,;]+)$`,
    ),
    'you must reach this card <by> or by walk from <where> . you may walk here from <where>',
    ['Location'],
  ],
  [
    new RegExp(
      `^(?:(?:THIS|it) )?(?:(?:may|can) only is (?:reach|enter)|(?:may|can) is (?:reach|enter) only|only (?:reach|enter)|(?:reach|enter) only) ${onFoot} from (?<where>[^,;]+)$`,
    ),
    'you must reach this card by walk from <where> . you may walk here from <where>',
    ['Location'],
  ],
  [
    /^you (?:may only walk|may walk only|can only walk|must walk) (?:here|to THIS|to here)(?: only)? from (?<where>(?:a|any) [^,;]+)$/,
    'you must reach this card by walk from <where> . you may walk here from <where>',
    ['Location'],
  ],
  [
    new RegExp(`^you (?:may|can) (?:come|travel|get|go) ${here} only ${onFoot}(?: ,)? and only from (?<where>[^,;]+)$`),
    'you must reach this card by walk from <where> . you may walk here from <where>',
    ['Location'],
  ],
  [
    /^no (?<means>travel_\S+)(?: event)? (?:may|can) is use to (?<go>reach|leave) (?:THIS|here)$/,
    'you may not <go> this location by <means>',
    ['Location'],
  ],
  // ---------------------------------------------------------------- Islands and Exotic Locations
  [
    new RegExp(
      `^(?:you (?:may|can|is able to) (?:also )?(?:reach|travel to|go to|visit|land (?:on|at)|arrive (?:at|on)|enter) (?:a |any )?island(?: location)?(?: (?:also|too|as well))?(?: ${so})?|(?:a |any )?island(?: location)? (?:may|can) (?:also )?is (?:reach|enter|visit|play)(?: (?:also|too|as well))?(?: ${so})?|(?:this|that|it|(?:the|a) \\S+|THIS) (?:may|can) (?:also )?(?:be|is|lie on|land (?:on|at)|lead to|reach|take you to|carry you to|bring you to) (?:a |any )?island(?: location)?|(?:this|it) include island|include (?:a )?island)$`,
    ),
    'the new location may is a island',
    ['Event', 'Artifact', 'Spell', 'Ally', 'Tome', 'Location'],
  ],
  [
    new RegExp(
      `^(?:you (?:may not|cannot|may never) (?:reach|travel to|go to|visit|land (?:on|at)|enter|arrive (?:at|on)) (?<a>(?:a |any )?(?:island|exotic)[^,;]*?)(?: ${so})?|(?<b>(?:a |any )?(?:island|exotic)[^,;]*?) (?:may not|cannot|may never|can never) is (?:reach|enter|visit|travel to|play)(?: ${so})?|(?:no|neither) (?<c>(?:island|exotic)[^,;]*?) (?:may|can) is (?:reach|enter|visit|travel to)(?: ${so})?|THIS (?:may not|cannot|never) (?:take|bring|carry|lead|transport)(?: you)? to (?<d>(?:a |any )?(?:island|exotic)[^,;]*?)|(?:it|this) (?:may not|cannot) (?:is|be) (?<e>(?:a |any )(?:island|exotic)[^,;]*?))$`,
    ),
    'the new location may not is <a> <b> <c> <d> <e>',
    ['Event', 'Artifact', 'Spell', 'Ally', 'Tome', 'Location', 'Monster'],
  ],
  [
    new RegExp(
      `^(?<can>island(?: location)? (?:may|can) is reach(?: ${so})?|you (?:may|can) reach island(?: ${so})?) ,? ?but (?:not|no|never) (?<not>exotic[^,;]*)$`,
    ),
    '<can> . the new location may not is a <not>',
    ['Event', 'Artifact', 'Spell', 'Ally', 'Tome', 'Location'],
  ],
  [/(?<=\bthe new location may not is )(?:any )?(?<one>island|exotic) location\b/, 'a <one> location'],
  [
    /^(?<head>(?:while [^,]+ , )?)(?:you may (?<a>travel_by_(?:air|land))|you may use (?<b>travel_by_(?:air|land))(?: event)? to (?:reach|travel to|go to|land (?:on|at))|(?:your |any )?(?<c>travel_by_(?:air|land))(?: event)?(?: (?:that )?you play)? (?:may|can) (?:also )?(?:leads?|take you|carry you|bring you|is use to (?:reach|travel to|go)))(?: to)? (?:a |any )?island(?<tail> while [^,]+|)$/,
    '<head> you may play any <a> <b> <c> regardless of island <tail>',
  ],
  // ---------------------------------------------------------------- where a new Location lies
  [
    /(?<=\b(?:play|travel to) [^;:]*?(?:location|port|city|place)) (?:of|from) (?=(?:the same|this|your|any|the current|a different|another|either|the) (?:current )?(?:region|subregion|dimension)\b)/,
    ' in ',
  ],
  [
    /\bin (?:the |your )?(?:current )?region (?:(?:that |which )?you is (?:now |currently )?in|in which you is(?: now)?|where you is(?: now)?)/,
    'in the same region',
  ],
  [/(?<=\b(?:play|travel to) [^;:]*?)\bin your (?=(?:region|dimension)\b)/, ' in the same '],
  [
    /\bin (?:either )?(?:the same|this|your|the current)(?: current)?(?: region)?(?: ,)?(?: or(?: in)?(?: else)?| as well as(?: in)?) (?:a |any |in )?(?:different|another|other)(?: region| 1)?(?= |$)/,
    'in any region',
  ],
  [new RegExp(`(?<=\\b(?:play|travel to) (?:a|any|another) [^;:]*?)(?: ,)? ${wherever}(?= ,|$| right| on)`), ' regardless of region'],
  [/(?<=\bplay [^;:]*?)\bin whatever region or dimension\b/, ' in any region or dimension'],
  [/(?<=\bregardless of region)(?<=\blocation .*) (?:and|or) dimension\b/, ' , regardless of dimension'],
  [
    new RegExp(
      `(?<=\\b(?:play|travel to|walk) [^;:]*?)\\blocation(?<where> (?:in|of) [^,;:()]+?)(?: ,)? ${bears} (?:the |a )?(?<a>${mark})(?: (?:attribute|symbol|icon))?(?=$| ,| in| right| of)`,
    ),
    '<a> location <where>',
  ],
  [
    new RegExp(`\\blocation ${bears} (?:the |a )?(?<a>${mark})(?: (?:attribute|symbol|icon))?(?=$| ,| in | right| from| or| and)`),
    '<a> location',
  ],
  [
    /\b(?<one>port|island|underwater|water)(?<more>(?: , (?:port|island|underwater|water))*)(?: ,)? or (?:any )?other (?=(?:port|island|underwater|water) location)/,
    '<one> <more> or ',
  ],
  [
    /(?<=\b(?:play|travel to) [^;:]*?)\bin (?:either )?the (?<a>waking world|dreamlands|new aeon) or(?: in)? the (?<b>waking world|dreamlands|new aeon)(?=$| ,| right)/,
    'in any region of the <a> or the <b>',
  ],
  [
    new RegExp(
      `\\blocation ${bears} (?:both )?(?:the |a )?(?<a>${mark}) and (?:the |a )?(?<b>${mark})(?: (?:attribute|symbol|icon)s?)?(?=$| ,| in | right| from)`,
    ),
    '<a> <b> location',
  ],
  [
    new RegExp(
      `\\blocation that is (?<is>outside|inside|underground) and (?:that )?(?:have|feature|bear|show) (?:the |a )?(?<a>${mark})(?: (?:attribute|symbol|icon))?(?=$| ,)`,
    ),
    '<a> location that is <is>',
  ],
  // What is left out of it, which is said behind where it lies.
  [new RegExp(`${without}(?<in> (?:in|of) [^,;:()]+?)(?=$| ,| right)`), '<in> , except <what>'],
  [new RegExp(`${without}(?=$| ,| right| on)`), ' , except <what>'],
  [/(?<=, except )(?:a )?(?<what>underwater|space|city) 1\b/, 'a <what>'],
  [/(?<=, except )(?:a |any )?(?<what>exotic)(?=$| ,| right)/, 'a <what> location'],
  [/(?<=, except )(?<what>(?:island|exotic|space|underwater)(?: location)?)(?=$| ,| right)/, 'a <what>'],
  [/(?<=\blocation) that is not (?<what>(?:a )?(?:island|exotic location))(?=$| ,| in| right)/, ' except <what>'],
  // What may be an Island, too.
  [
    /^(?<head>(?:.* )?play (?:a|any) .*?)(?: ,| \()? (?:even|include|include even|or even)(?: on| to| 1 on)? (?:a |any )?island(?: location)?(?: \))?(?<tail>.*)$/,
    '<head> <tail> . the new location may is a island',
    ['Event', 'Artifact', 'Spell', 'Ally', 'Tome'],
  ],
  [
    /^(?<head>.*\bplay (?:a|any) .*?)(?: ,)? (?:even|include) (?:1|any|a|location|(?:a )?location) (?:(?:that|which) (?:feature|bear|have)|with|in|feature) space(?<tail>.*)$/,
    '<head> <tail> as by space',
  ],
  // Places of two kinds: what the second leaves out, none of the first is.
  [
    /(?<=\bplay )(?:any 1|1|any|a|a new) (?<a>(?:space|underwater) location)(?: ,)? or (?:a|any)(?: new)? (?<b>location (?:of|in) (?:the )?(?:waking world|dreamlands|new aeon))(?: ,)? (?:that is not|except|other than|but not) (?<not>a island)(?: ,)? /,
    'any <b> or <a> , except <not> , ',
  ],
  [
    /(?<=\bplay )(?:any 1|1|any|a|a new) (?<a>(?:space|underwater) location)(?: ,)? or (?:a|any)(?: new)? (?<b>location (?:of|in) (?:the )?(?:waking world|dreamlands|new aeon))(?= |$)/,
    'any <b> or <a>',
  ],
  // In which order it is said.
  [
    new RegExp(
      `(?<=\\bplay)(?: ,)? (?<how>right-side-up|crosswise)(?: ${deck})?(?: ,)? (?<place>(?:a|any|another|1|any 1)(?: new)? (?!card)[^;:]*?(?:location|port|city|island)[^;:]*)$`,
    ),
    ' <place> <how>',
  ],
  [
    new RegExp(
      `(?<=\\b(?:play|travel to) [^;:]*?)(?: ,)?(?: and)? (?:place|put|lay|set)(?: it| they| that location| the location| down)? right-side-up(?: ${deck})?$`,
    ),
    ' right-side-up',
  ],
  [/(?<=\b(?:play|travel to) )(?:any 1|1) (?=(?:new )?(?:\S+ ){0,4}?location\b)/, 'any '],
  [/(?<=\bplay any(?: \S+){0,3}? location), or any (?=(?:\S+ )?location)/, ' or '],
  // What one does to get there.
  [
    /^as your turn ,(?: you may)? use (?:this|the) gate(?: here)? to (?!(?:play|move|bring|travel|draw|take|return|summon|look|search|cast|bury|discard)\b)(?:(?!\b(?:card|ally|sanity|bury|discard|flip|pay|lose|draw|hand|deck|phobia|monster|1)\b)[^,:;#])+ : (?:you may )?(?=(?:play|move|bring|travel) )/,
    'as your turn , use this gate to ',
    ['Location'],
  ],
  [
    /^as your turn ,(?: you may)? (?!(?:play|move|bring|travel|draw|take|return|summon|look|search|cast|use|spend|stay|remain|have|once)\b)(?:(?!\b(?:card|ally|sanity|bury|discard|flip|pay|spend|lose|draw|hand|deck|phobia|monster|gate|use|1)\b)[^,:;#])+ : (?:you may )?(?=(?:play|move|bring|travel) )/,
    'as your turn , you may ',
    ['Location'],
  ],
  [
    /(?<=^(?:.* , )?(?:on a later turn(?: ,)? )?you may )(?:join a (?:caravan|convoy|party|expedition)|take (?:ship|passage|a (?:ship|boat|train|cab|bus))|board (?:a|any|the) \S+|hire (?:a|some) \S+|book passage|set (?:sail|out|forth)|hitch a ride) (?:and|to) (?=(?:play|travel) )/,
    '',
  ],
  [
    /(?<=\bplay [^;:]*?\b(?:waking world|dreamlands|new aeon)\b.*?)(?: ,)? (?:even (?:if|though|when)|although|though) (?:your current location|you) is in (?:the (?:waking world|dreamlands|new aeon)|another dimension)$/,
    '',
  ],
  // ---------------------------------------------------------------- when it is played
  [/^(?:right away|at once|straight away|without delay|then and there|forthwith) ,? ?(?=play|travel|you may)/, ''],
  [
    new RegExp(
      `\\b(?:on|in|during) (?:any|a|some)(?: ${later})? turn (?:after (?:this 1|this turn|this|the 1 (?:on|in) which (?:you play THIS|THIS is play)|you (?:have )?play THIS|${arrived})|to come|but not this 1|other than this 1)(?: ,)?(?= )`,
    ),
    'on a later turn ,',
  ],
  [
    /^(?:on|as|during) (?:the|your) next turn(?: ,)?(?: you (?:may|must))? play\b/,
    'on your next turn , play',
    ['Event', 'Spell', 'Artifact'],
  ],
  [
    /^as your next turn(?: ,)? you must play (?=(?:a|any) (?:new )?[^;:]*(?:location|port|island)\b)/,
    'as your next turn , play ',
    ['Event'],
  ],
  [
    /(?<=\bmay walk) to (?:a |any )?(?:new|other|another) location(?= for the | until | while |$)/,
    '',
    ['Event', 'Spell', 'Artifact', 'Monster'],
  ],
  // ---------------------------------------------------------------- aboard
  // Who is not aboard is not meant.
  [
    /^no (?<what>[^,;:]+?) may is (?<how>play|cast|use) while you is (?:on board|aboard)$/,
    'while you is here , you may not <how> <what>',
    ['Travel'],
  ],
  [
    /^while you is (?:on board|aboard) , no (?<what>[^,;:]+?) may is (?<how>play|cast|use)$/,
    'while you is here , you may not <how> <what>',
    ['Travel'],
  ],
  [
    /\bwhile (?:you (?:(?:is|remain|stay|travel|sleep|rest|ride|sit|dine) )?)?(?:aboard|on board)(?: (?:of )?(?:THIS|THING|it|the (?:ship|train|boat|bus|plane|vessel|steamer|airship|liner|submarine)))?(?= ,| you|$)/,
    'while you is here',
    ['Travel'],
  ],
  [/(?<=\b(?:remain|stay|wait|rest|spend) )(?:aboard|on board)(?: (?:THIS|THING|the \S+))?(?= |$)/, ' here', ['Travel']],
  [/^while you is here (?=you )/, 'while you is here , ', ['Event']],
  [
    /\b(?<who>you|your opponent|they|that player) is (?:aboard|on board)(?: of)? (?:a |any )(?<what>travel_\S+(?: event| card)?|travel event)/,
    "the top card of <who> 's story deck is a <what>",
  ],
  [
    /\b(?<who>you|your opponent) is (?<where>(?:on|in|at) [^;:]*?)(?: ,)? or (?:is )?(?:aboard|on board)(?: of)? (?:a |any )(?<what>travel_\S+)(?: event| card)?/,
    "<who> is <where> or the top card of <who> 's story deck is a <what>",
  ],
  [
    /^(?<do>lose [^,;]+?) if (?<if>[^,;]+?) at the start of (?<turn>(?:each of )?your turn|each turn|any turn)$/,
    'at the start of <turn> , <do> if <if>',
    ['Event'],
  ],
  [/(?<=\byou is )on a island(?= or the top card)/, ' at a island'],
  [/(?<=\byou is )on a island ,(?: (?:in|at))? a port(?= or the top card)/, ' at a island or a port'],
  [/\bthe top card of you 's story deck\b/, 'the top card of your story deck'],
  [
    /(?<=\byou may play )any (?<what>[^,;]+?)(?: ,)? (?:wherever|regardless of where|no matter where) (?:it|they) is (?:normally |usually |ordinarily )?find$/,
    '<what> anywhere',
  ],
  [
    /^any (?<what>[^,;]+?) (?:may|can) is play while you is here(?: ,)? (?:wherever|regardless of where|no matter where) (?:it|they) is (?:normally |usually |ordinarily )?find$/,
    'while you is here , you may play <what> anywhere',
    ['Event'],
  ],
  // ---------------------------------------------------------------- Monsters one travels with
  [
    /^(?:if|when|once|after) you (?:have )?(?<how>summon(?: or control)?|control(?: or summon)?) (?:it|they)(?= ,)/,
    'if <how>',
    ['Monster'],
  ],
  [/^(?:when|once|while|after)(?: it is)? (?<how>summon(?: or control)?|control(?: or summon)?)(?= ,)/, 'if <how>', ['Monster']],
  [
    new RegExp(`${ridden}as (?:a )?travel(?: card|_in_space card) \\( (?<by>[^()]+) \\)${leading}(?<where>[^;:]+?)${apart}${unfought}`),
    'you may use this card as a travel card ( <by> ) to <where> <not>',
    ['Monster'],
  ],
  [
    /(?<=\bas (?:a )?)(?<a>travel_by_(?:air|sea|land)) or (?:(?:travel )?(?:in|by) )?(?<b>space|air|sea|land) card(?= )/,
    'travel card ( <a> or <b> )',
    ['Monster'],
  ],
  [
    new RegExp(
      `${ridden}(?:as (?:a )?(?<how>travel_\\S+)(?: card| event)?${leading}|to (?<by>travel_\\S+) to )(?<where>[^;:]+?)${apart}${unfought}`,
    ),
    'you may travel to <where> as by <how> <by> <not>',
    ['Monster'],
  ],
  [
    /(?<=^if (?:summon|control)[^,]* , )you may (?<how>travel_\S+) (?:on (?:it|THIS) )?to (?<where>[^;:,]+)$/,
    'you may travel to <where> as by <how>',
    ['Monster'],
  ],
  [
    /(?<=^if (?:summon|control)[^,]* , )(?:(?:it|THIS) (?:may|can|will) (?:carry|bear|take|transport|fly|bring) (?:you|your investigator)|you may (?:ride|fly|travel)(?: (?:on |upon |with )?(?:it|THIS|they|them))?) to (?=(?:a|any)\b)/,
    'you may travel to ',
    ['Monster'],
  ],
  [
    /(?<=^if (?:summon|control)[^,]* , .*\btravel .*)(?: ,)? (?:instead of|rather than|in place of)(?: to| its)? attack(?:(?: a opponent)? with (?:it|they|them|THIS))?(?= ,|$)/,
    '',
    ['Monster'],
  ],
  [
    /^(?<if>if (?:summon|control)[^,]* , )(?:instead of|rather than)(?: to| its)? attack(?: with (?:it|they|THIS))? , (?=you may travel)/,
    '<if>',
    ['Monster'],
  ],
  [
    /(?<=^if (?:summon|control)[^,]* , you may travel to [^;:]*? location)(?<in> (?:in|of) (?:the )?[^,;:]+?)? or to (?=(?:a|any)\b)/,
    '<in> or ',
    ['Monster'],
  ],
  // ---------------------------------------------------------------- Locations of the Story Deck
  [
    /^if you remain here for (?:a|1)(?: additional| further)? turn(?: ,)? you may(?: ,)? (?:in place|instead) of (?:play|playing) a card(?: ,)? (?=(?:bring|move) )/,
    'as your turn , have stay here , ',
    ['Location'],
  ],
  [
    /(?<=\bto (?:its|the) top)(?: ,| ;)?(?: and)? you (?:have |is )?(?:now )?(?:awake\w*|woke\w*|wake\w*|arrive|return|stand|back)(?: back)? there(?: again)?$/,
    '',
  ],
  [/\bthe topmost (?<what>[^,;:]*?location) in your story deck\b/, 'the <what> closest to the top of your story deck'],
  [/\bto the top of (?:that|the|your story) deck(?: ,)?(?: right-side-up)?(?= |$)/, 'to its top'],
  [/(?<=\bin your story deck )(?:up )?to (?:the|its) top(?: of (?:it|that deck))?(?: ,)? right-side-up\b/, ' to its top'],
  [/(?<=\b(?:bring|move) (?:[^;:]*?) )(?:of|from) your story deck (?=(?:up )?to )/, 'in your story deck '],
  [
    /(?<=\b(?:bring|move|take|put|place) [^;:]*?(?:top|top of your story deck))(?: ,| ;)?(?: and)? (?:where )?(?:it|which|that location|the location) (?:then )?(?:is|become|serve as|count as) (?:now )?your (?:new )?current location(?: again)?$/,
    '',
  ],
  [
    /(?<=^(?:ignore|disregard) [^;:]*?)(?: ;| ,)?(?: and| but)? (?:the|its|that) gate (?:may|can) is use(?: (?:as usual|normally|again|at once))?$/,
    ' . its gate may is use',
  ],
  [
    /^(?:you )?(?:neither gain nor lose|gain or lose no|do not gain or lose(?: any)?|gain and lose no) sanity (?:for it|by this|by it|for this|thereby|in this way|for that location)(?<rest>.*)$/,
    'ignore its sanity gain or loss <rest>',
  ],
  [
    /^(?:the|that) gate (?:there )?(?:may|can) is use(?: (?:as usual|normally|again|at once))?$/,
    'its gate may is use',
    ['Event', 'Spell', 'Artifact', 'Ally', 'Tome'],
  ],
  [/^each turn that you remain here(?: ,)? you may (?=(?:bring|move) )/, 'as your turn , have stay here , ', ['Location']],
  // What lies on a Story Deck goes until a Location shows.
  [
    new RegExp(
      `(?<=^(?:(?:when play|if [^,]+) , )?(?:discard|bury) [^;:]*?)(?: ,)? and (?:then )?(?:go on to |continue to )?bury (?:the|any|all|every|each) card (?:beneath|under|underneath|below)(?: it| that card)?(?: ,)? until (?:a|another|the next) location (?:is ${pops}|appear|show)$`,
    ),
    ' . if the next card is not a location , bury it',
  ],
  [
    new RegExp(
      `^bury (?:the|any|all|every|each) card (?:beneath|under|underneath|below)(?: it| that card)?(?: ,)? until (?:a|another|the next) location (?:is ${pops}|appear|show)(?<rest>(?: ;.*)?)$`,
    ),
    'if the next card is not a location , bury it <rest>',
  ],
  [/^(?<if>if the (?:next card|card reveal|reveal card) is not a location , bury it)(?: ,)? and (?=repeat until )/, '<if> . '],
  [/(?<=^ignore [^;:]*) ,(?: and)? no gate use$/, ' ; no gate use'],
  [
    /^no (?:gate use|use of (?:the |its |any )?gate|gate may is use) (?<for>(?:this|for the (?:rest|remainder) of the|until the end of the) round)$/,
    'you may not use gate <for>',
    ['Event', 'Spell'],
  ],
  [
    /(?<=^ignore [^;:]*)(?: ;| ,)(?: and)? no (?:gate use|use of (?:the |its |any )?gate|gate may is use) (?<for>(?:this|for the (?:rest|remainder) of the|until the end of the) round)$/,
    ' . you may not use gate <for>',
    ['Event', 'Spell'],
  ],
  [/\brepeat until a location is (?:uncover|uncovered|on top|find|expose|exposed|appear)(?= |$)/, 'repeat until a location is reveal'],
  [/(?<=\brepeat until a location is reveal|\bif the next card is not a location , bury it) [;,] (?=ignore)/, ' . '],
  [/\b(?<whose>your opponent 's|their|the opponent 's) top story deck card\b/, 'the top card of <whose> story deck'],
  // ---------------------------------------------------------------- Turns lost on arrival
  [
    /\b(?:must |have to |will )?(?:spend|pass|use) (?:your|the) next turn [^,;:()]*?(?:\( )?(?:play no card(?: ,)?(?: and)? (?:do )?not pass)(?: \))?/,
    'lose your next turn',
  ],
  [
    /(?<=\blose (?:your|their) next turn) \( (?:no card may is play|(?:you|they) may play no card)(?: ,)?(?: and| nor| or)? no pass (?:may is )?declare \)/,
    '',
  ],
  [
    /\blose your next turn(?: [^,;:()]*?)? \( (?:(?:you )?(?:play no card|do not play (?:a |any )?card|you may not play (?:a )?card)(?: ,)?(?: and| or)? (?:do )?(?:not )?pass) \)/,
    'lose your next turn',
  ],
  [/(?<=\blose (?:your|their) next turn) \( (?:(?:you|they) )?(?:may|can) neither play (?:a |any )?card nor (?:declare a )?pass \)/, ''],
  [/\blose a turn \( (?:play no card|do not play (?:a |any )?card)(?: ,)?(?: and| or)? (?:do )?(?:not )?pass \)/, 'lose your next turn'],
  [
    /\b(?:must |have to )?(?:rest|wait|remain|stay|sleep|recover)(?: here| idle| asleep)? (?:for )?(?:1|a|your next) turn(?: ,)? (?:during which you|in which you|\(|and) (?:may )?play no card(?: ,)?(?: and)? (?:do )?not pass(?: \))?/,
    'lose your next turn',
    ['Location'],
  ],
  [
    /^the turn after (?:you arrive(?: here)?|your arrival(?: here)?) is (?:lose|miss|skip)(?: (?::|;|\() ?play no card(?: ,)?(?: and)? do not pass(?: \))?)?$/,
    'lose your next turn',
    ['Location'],
  ],
  [/\b(?:you )?(?:must )?(?:miss|skip|forfeit|sit out) your next turn\b/, 'lose your next turn'],
  [/(?<=\blose your next turn) (?:when|if|after) you (?:come|arrive|travel|get)(?: here)?$/, '', ['Location']],
  [
    /^(?:(?:on|upon) arrival|when you arrive(?: here)?)(?: ,)? you is (?:lose|trap|hold|detain|delay|imprison|capture|arrest|lost)(?: (?:in|by|at|for|among) [^,;]*?)?(?: ,)? and (?=(?:must |you )*lose your next turn)/,
    'when you arrive here , ',
    ['Location'],
  ],
  // ---------------------------------------------------------------- what must be played next
  [
    /^(?:on|as) your (?:next )?turn after (?:you )?(?:arrive|arrival)(?: here)?(?: ,)? (?=you must play )/,
    'as your next turn , ',
    ['Location'],
  ],
  [
    /^(?:as|on|for) (?:your|their) next turn(?: after [^,]+?)?(?: ,)? (?<who>you|your opponent|they|that opponent|that player) must (?<what>play [^,;]+?)(?:(?: ,)? or else| , or| or(?= (?:lose|bury|discard|flip|suffer|pay|they)\b)) /,
    '<who> must <what> next , or else ',
  ],
  [
    /(?<=\bmust play [^,;]+?) (?:as|on|during|for) (?:your|their|his) next turn(?:(?: ,)? or else| , or| or(?= (?:lose|bury|discard|flip|suffer|pay|they)\b)) /,
    ' next , or else ',
  ],
  [
    /^(?<who>you|your opponent) must (?:leave|move on|depart|travel on)(?: here)? (?:on|as) (?:your|their) next turn by (?<what>play [^,;]+?)(?:(?: ,)? or else| , or| or(?= (?:lose|bury|discard|flip|suffer|pay|they)\b)) /,
    '<who> must <what> next , or else ',
  ],
  [/^if you do not (?<what>play [^,;]+?) (?:as|on) your next turn , (?:you )?/, 'you must <what> next , or else '],
  [/^unless you (?<what>play [^,;]+?) (?:as|on) your next turn , (?:you )?/, 'you must <what> next , or else '],
  [/^unless your next turn is (?<what>[^,;]+?) , (?:you )?/, 'you must play <what> next , or else '],
  [
    /^(?:your opponent|that player|their|the opponent) 's next turn must is (?<what>[^,;]+?)(?: ,)? or(?: else)? they /,
    'your opponent must play <what> next , or else ',
  ],
  [/(?<=\bmust play [^;:]*?)\banother location\b/, 'a location'],
  // ---------------------------------------------------------------- Travel Events freed of what they ask
  [
    /(?<=\bplay (?:any |your )?travel_\S+(?: event)?)(?: ,)? even (?:if|when|though) you is not (?:at|in) a \S+(?: location)?(?=$| while)/,
    ' anywhere',
    ['Ally', 'Artifact', 'Location'],
  ],
  [
    /^(?:with (?:THIS|this ally)(?: in play)? ,? ?)?you (?:need not|do not need to|do not have to) is (?:at|in) a \S+(?: location)? to play (?<what>travel_\S+(?: event)?)(?<tail> while [^,]+|)$/,
    'you may play <what> anywhere <tail>',
    ['Ally', 'Artifact'],
  ],
  [
    /(?<=\btravel_\S+ event(?: that you play)? is not )(?:hinder|prevent|stop|delay|slow|bother|impede|hamper|trouble)(?:ed|d)? by storm\b/,
    ' affected by storm',
  ],
  // ---------------------------------------------------------------- Space, water and Radiation
  [/^(?:radiation|space|vacuum|underwater) (?:!|:|,) (?=(?:unless|lose|you lose|at|if)\b)/, '', ['Location']],
  [/^when you arrive(?: here)? , and (?=at the start of each turn\b)/, 'when you arrive here and ', ['Location']],
  [/(?<=\bat the start of each turn )(?:that )?you (?:remain|stay|spend|linger)(?: here)?(?= ,|$)/, ' that you is here', ['Location']],
  [/\bwhile you (?:remain|stay|is)(?: safely)? (?:inside|(?:in|at) (?:camp|THING))(?= |$)/, 'while you is here', ['Location']],
  [
    /^(?<when>.*?)(?: ,)? ?neither (?<a>space|radiation|underwater|water) nor (?<b>space|radiation|underwater) (?:can )?(?:harm|hurt|affect|kill) (?:you|your investigator)(?: (?:and|or) your ally)?$/,
    '<when> , you can survive <a> and <b>',
  ],
  // ---------------------------------------------------------------- this Location, by a way of its own
  [
    new RegExp(
      `^you (?:may|can) play THIS(?: ,)? right-side-up(?: ${deck})?(?: ,)? (?:when|while|if) (?<if>your current location is [^,;]+|you is (?:at|in|on) [^,;]+)$`,
    ),
    'while <if> , you may travel to this location right-side-up',
    ['Location'],
  ],
  [
    new RegExp(
      `^(?:when|while|if) (?<if>your current location is [^,;]+|you is (?:at|in|on) [^,;]+) , (?:you (?:may|can) play THIS|THIS (?:may|can) is play)(?: ,)? right-side-up(?: ${deck})?$`,
    ),
    'while <if> , you may travel to this location right-side-up',
    ['Location'],
  ],
  [
    new RegExp(
      `^(?:you (?:may|can) play THIS|(?:THIS )?(?:may|can) is play)(?: ,)? (?:right-side-up(?: ${deck})?(?: ,)? (?:from|at) (?<where>(?:a|any) [^,;]+)|(?:from|at) (?<from>(?:a|any) [^,;]+?)(?: ,)? (?:(?:and )?(?:place|put|lay) (?:it )?)?right-side-up(?: ${deck})?)$`,
    ),
    'while you is at <where> <from> , you may travel to this location right-side-up',
    ['Location'],
  ],
  [
    /(?<=\bplay THIS [^;:]*?)(?: ,)? (?:even (?:from|in|if you is in)|although you is in|although it is in|even though (?:it|THIS|you) is in) (?:the (?:waking world|dreamlands|new aeon)|another dimension)$/,
    '',
    ['Location'],
  ],
  // "Country Locations may be played right-side up": without walking to them.
  [
    new RegExp(
      `^(?:you (?:may|can) play (?:all |any )?(?<a>(?:[^,;:() ]+ ){1,3}?location(?: (?:in|of) [^,;:()]+?)?)|(?:all |any )?(?<b>(?!this\\b)(?:[^,;:() ]+ ){1,3}?location(?: (?:in|of) [^,;:()]+?)?) (?:may|can) is play)(?: ,)? right-side-up(?: ${deck})?$`,
    ),
    'you need not walk to <a> <b>',
    ['Ally', 'Artifact', 'Tome'],
  ],
  // "May not leave his Current Location": plays nothing that leads away, neither on foot nor by Travel.
  [
    /(?<=\b(?:opponent|player|investigator|they|opponents) )(?:(?:may not|cannot|can not) (?:leave|move from|move away from|depart from|go from) (?:(?:the|their|its) )?(?:current )?location|(?:must )?(?:stay|remain) (?:at|in) their (?:current )?location|(?:may not|cannot|can not) (?:walk or travel|travel or walk|move to (?:another|a new|a different|any other) location))(?= |$)/,
    'may not play travel_event or location',
  ],
  [
    /\bno (?<who>player|opponent|investigator) may (?:leave|move from|move away from|depart from) (?:(?:the|their|its) )?current location(?= |$)/,
    'no <who> may play travel_event or location',
  ],
  // ---------------------------------------------------------------- this Location after another card
  [
    /(?<=\bplay THIS [^;:]*?after [^;:]*?)(?: ,)? (?:(?:even|no matter)(?: if| in)?|whatever|regardless of)(?: which| what| the)? (?:your (?:previous|last|former|old) location is in (?:a |any )?(?:another|other|different) region(?: of the \S+(?: \S+)?)?|region you (?:is|come from|is in)(?: in| before)?)$/,
    ' regardless of region',
  ],
]
