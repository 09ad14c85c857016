/** What may, must and must not be done, at which price and for how long, in other words: worlds a card belongs to, Gates told aside, ways here and away. */

import type { Clause } from '../clauses.ts'

const world = '(?:the )?(?:dreamlands|waking world|new aeon)'
const bothWorlds = `(?:in )?${world} (?:or|and|nor) (?:in )?${world}`
const although =
  '(?: ,)? (?:even though|even if|even when|although|though|despite the fact that|in spite of the fact that|notwithstanding that)'
const needed = '(?:other|different|another|a different|need|require|necessary|proper|right|correct|appropriate|match|normal|usual)'
const thisPlace = '(?:it|they|the card|your current location|the location|this location|THIS|you is at a location that|your location)'
const lacks =
  '(?:require|need|call for|ask for|do not (?:have|bear|feature|show|carry|possess|include)|lack|is without|is missing|have not|have no)'
const noCards = '(?:without (?:play|use) (?:any |a )?cards?|play no cards?|do nothing|idle|inactive|not play(?: any| a)? cards?)'

export const liberties: readonly Clause[] = [
  // ---------------------------------------------------------------- Gates that all may use again
  [
    /(?<=^|, )(?:(?:all|each|every|any) )?(?:player|investigator)(?: each)? may use (?:their|a|any|the) ?gate(?= more than once\b)/,
    'any player may use any gate',
  ],
  [/(?<=^|, )player may use gate(?= more than once\b)/, 'any player may use any gate'],
  [/(?<=^|, )you may use (?:any of )?your gate(?= more than once\b)/, 'you may use any gate'],
  [
    /^(?<use>(?:you|any player|each player) may use (?:any gate|the gate of your current location) more than once) (?:this round|until the end of (?:the|this) round|for the (?:rest|remainder) of (?:the|this) round|during this round)(?: ,)? but (?:you |they |each player |each |he )?must pay (?<n>#|1) sanity(?: point)? (?:for (?:each|every) (?:(?:such|subsequent|additional|further|extra|other|later)(?: gate)? use|use after the first)|each time)$/,
    'until the end of the round , <use> , but must pay <n> sanity each time',
  ],
  // ---------------------------------------------------------------- who comes along anywhere
  // Whoever is no Ally comes as one, and whoever is one may come from elsewhere.
  [
    /^(?<who>(?:(?:all|any|each|every) )?(?!THIS|you\b)[^,:;()]+?) (?<may>may is play here) as (?<ally>ally|a ally)(?: ,)? (?<from>regardless of (?:their |its )?(?:region|subregion|place|origin|where [^,:;()]+))$/,
    '<who> <may> as <ally> . <who> <may> <from>',
  ],
  [
    /^(?<may>you may play (?:all|any|each|every|a) [^,:;()]+? here) as (?:ally|a ally)(?: ,)? (?<from>regardless of (?:their |its )?(?:region|subregion|place|origin|where [^,:;()]+))$/,
    '<may> as a ally . <may> <from>',
  ],
  // "At any Location where you have a Professor": he is wherever you are.
  [
    /^(?:THIS )?(?<may>(?:may|can) is play) at (?:any|a|every) location (?:where|at which|in which) you have (?<whom>[^,:;()]+?)(?: in play)?$/,
    'while you have <whom> in play , this card may is play at any location',
  ],
  [
    /^(?<may>you may play THIS) at (?:any|a|every) location (?:where|at which|in which) you have (?<whom>[^,:;()]+?)(?: in play)?$/,
    'while you have <whom> in play , this card may is play at any location',
  ],
  [
    /^(?<head>as your turn|in combat) (?:at|in) (?:any|a|every) location (?:where|at which|in which) you have (?<whom>[^,:;()]+?)(?: in play)? ,/,
    '<head> , if you have <whom> in play ,',
  ],
  // ---------------------------------------------------------------- in which world
  [new RegExp(`(?<=\\bplay(?: THIS)? )(?:while|when|if) (?:you is )?(?:either )?(?=${bothWorlds}$)`), ''],
  [
    new RegExp(`(?<=\\bplay(?: THIS)? )(?:while|when) (?:you is )?(?=in ${world}(?:$| if| while| ,))`),
    '',
    ['Ally', 'Artifact', 'Tome', 'Spell', 'Monster'],
  ],
  [new RegExp(`(?<=\\bplay (?:THIS )?[^,;:]+?)(?: ,)? even (?:while |when )?(?:you is )?in ${world}$`), ' regardless of dimension'],
  [
    /^(?:although|though|while) (?:(?:it|THIS|they) )?(?:is )?(?:usually |normally |commonly )?(?:find|live|play|encounter|at home) (?:in|at) [^,;:]+ , (?=(?:THIS|it|you) may (?:is )?play)/,
    '',
  ],
  [new RegExp(`(?:regardless of )?whether (?:you is |your investigator is )?(?<both>${bothWorlds})`), '<both>'],
  [
    new RegExp(`${although} (?:it|they|THIS|that card) (?:come|is|originate|hail|is find|belong|have its home) (?:from|of|in|to) ${world}`),
    ' regardless of dimension',
  ],
  // ---------------------------------------------------------------- which attribute a place has
  [
    new RegExp(`${although} ${thisPlace} ${lacks} (?:(?:a|the|any|its|their) )?(?:${needed} )?(?:location )?attributes?(?=$| ,| \\()`),
    ' regardless of attribute',
  ],
  [/(?<=\bregardless of )(?:the |any |all )?(?:need|require|necessary|usual|normal|proper) attributes?(?=$| ,| \()/, 'attribute'],
  // ---------------------------------------------------------------- a Gate told aside
  [
    /^you (?:may|can) play (?:(?:any|a) )?(?<what>[^,;()]*?location)(?: ,)? (?:while|when|if) (?:this is your current location|your current location is THIS|you is here|you is at THIS) \( use (?:the |a |this |its )?gate \)$/,
    'you may use this gate to play any <what>',
    ['Location'],
  ],
  [
    /^(?:once|after|when) (?:you have use (?<a>this gate|the gate here)|you use (?<b>this gate|the gate here)|(?<c>this gate|the gate here) (?:have is|is) use) , you may play (?:(?:any|a) )?(?<what>(?!1 )[^,;()]*?location(?: (?:of|in) [^,;()]+)?)$/,
    'you may use this gate to play any <what>',
    ['Location'],
  ],
  [
    /^(?<may>you (?:may|can) play [^,;()]+?)(?: ,)? (?:while|when|if) (?:this is your current location|your current location is THIS|you is here|you is at THIS) \( use (?:the |a |this |its )?gate \)$/,
    '<may> here ( use gate )',
    ['Location'],
  ],
  // "You may play this card at any Cemetery Location (uses Gate)": where it is none of the places that it is found at.
  [
    /^(?<may>(?:you (?:may|can) (?:also )?play THIS|(?:THIS )?(?:may|can) (?:also )?is play) (?![^()]*\bas (?:a )?(?:ally|monster)\b)[^,;:()]+?)(?: \( use (?:the |its |a |that )?gate(?: there)? \)|(?: ,)? (?:by use|use|(?:which|and this) use) (?:the|its|that) gate(?: there)?)$/,
    '<may> . this use the gate',
    ['Ally', 'Artifact', 'Tome'],
  ],
  // ---------------------------------------------------------------- what serves to travel
  [/^use as (?=(?:a )?(?:travel|travel_\S+|\S+ travel)\b)/, 'use this card as ', ['Monster', 'Ally', 'Artifact']],
  [
    /^(?<use>use (?:THIS|it) (?:as|to) [^,;:]+?) (?:if|when|while) (?:(?:it|THIS) is )?(?<how>summon|control)$/,
    'if <how> , <use>',
    ['Monster'],
  ],
  // ---------------------------------------------------------------- how one comes here and how one leaves
  [
    /^you must (?:use|play) (?:a )?(?<by>[^,;]+?) (?:either |both )?to (?:come|travel|get|go|arrive)(?: to)? (?:here|THIS) (?:or|and) (?:to )?(?:leave|depart|go away)(?: from)?(?: here| THIS| it)?$/,
    'you may only reach this location by <by> . you may only leave this location by <by>',
    ['Location'],
  ],
  [
    /^(?:THIS )?(?:(?:may|can) only is|must is|(?:may|can) is(?= \S+ only )) (?:reach|enter) (?:only )?(?:by|via|through) (?<by>[^,;:]+?)(?: ,| ;)? and (?:it )?(?:(?:(?:may|can) only is|must is|(?:may|can) is(?= \S+ only )) )?leave (?:only )?(?:again )?(?:(?:in |by )?(?:the same|that) (?:way|means?|manner)|likewise)$/,
    'you may only reach this location by <by> . you may only leave this location by <by>',
    ['Location'],
  ],
  [
    /^(?:THIS )?(?:(?:may|can) only is leave|(?:may|can) is leave only|must is leave) (?:by|via|through) (?<by>[^,;:]+)$/,
    'you may only leave this location by <by>',
    ['Location'],
  ],
  [
    /^(?:you )?must (?:both )?(?:arrive|come|travel)(?: here)? and (?:must )?(?:depart|leave|go)(?: again| from here)? (?:only )?(?:by|via|through) (?<by>[^,;:]+)$/,
    'you may only reach this location by <by> . you may only leave this location by <by>',
    ['Location'],
  ],
  [/^(?:you )?must arrive(?: here)? (?:by|via|through) (?<by>[^,;:]+)$/, 'you may only reach this location by <by>', ['Location']],
  [
    /^(?:you )?must (?:depart|leave)(?: from)?(?: here| THIS)? (?:by|via|through) (?<by>[^,;:]+)$/,
    'you may only leave this location by <by>',
    ['Location'],
  ],
  // ---------------------------------------------------------------- who is meant, and for how long
  [
    /^(?<when>(?:[^,;:]+ , )?)(?:the )?target (?=(?:may|must|cannot|can)(?: not)? (?:pass|play|cast|use (?:a|any|the)? ?gate|gain))/,
    '<when> your opponent ',
    ['Event'],
  ],
  [new RegExp(`(?:must )?(?:spend|use|pass) their next turn (?:by )?${noCards}`), 'lose their next turn', ['Event', 'Spell']],
  [
    /(?<=^|, |you may |turn )(?:only )?(?:1 time only|once only|once during the game|1 time (?:per|during the|in the|each) game|once in the game|once each game)(?=$| ,| you)/,
    'once a game',
  ],
  // ---------------------------------------------------------------- instead of being buried
  [
    /^(?:at the end of combat|after combat)(?: ,)? (?:THIS|it) (?:stay|remain|is keep|is leave) in your threat (?:instead of|rather than) (?:is )?bury(?: it)?$/,
    'instead of is bury , it remain in your threat',
    ['Monster'],
  ],
  // ---------------------------------------------------------------- what is drawn and what comes back
  [/\bdraw (?<n>(?:up to )?(?:#|1)) new card(?= |$)/, 'draw <n> card'],
  [/\bbring back (?=[^,;:]* to your hand)/, 'return '],
  [/\bbring (?<what>[^,;:]+?) back (?=to your hand)/, 'return <what> '],
  // ---------------------------------------------------------------- a Gate told first
  [
    /^(?:once|after|when) (?:you have use|you use|use) (?<gate>this gate|the gate here) , you may (?=play|travel|return|draw|bury|discard)/,
    'you may use <gate> to ',
    ['Location'],
  ],
  [
    /^(?:once|after) (?<gate>this gate|the gate here) (?:have is|is) use , you may (?=play|travel|return|draw|bury|discard)/,
    'you may use <gate> to ',
    ['Location'],
  ],
  [/^you may (?<go>travel to [^,;()]+?) \( use (?:the |this |its )?gate \)$/, 'you may use this gate to <go>', ['Location']],
  [
    /^(?:as your turn , )?at (?:any|a) (?<where>[^,;()]*?) , you may (?<play>play [^,;()]+ as (?:a )?ally) \( use (?:the |its |a )?gate \)$/,
    'you may use the gate at any <where> to <play>',
  ],
  [
    /^you may play (?<what>THIS|[^,;()]+?) as (?:a )?ally (?:when|while|if) (?:you is|your current location is) (?:at )?(?:a|any) (?<where>[^,;()]+?) with a gate \( use (?:the |its )?gate \)$/,
    'you may play <what> as a ally at any <where> with a gate ( use gate )',
    ['Monster', 'Ally'],
  ],
  // ---------------------------------------------------------------- what need not be met
  [
    /^you need not (?:is|have to is|is find) in (?:the|its|their|a) (?:proper|right|correct|same|appropriate|usual|print) (?<what>region|dimension|subregion)(?: in order)? to play THIS$/,
    'this card may is play regardless of <what>',
  ],
  [
    /^(?<may>(?:THIS )?may is play) from (?=(?:either )?(?:in )?(?:the )?(?:dreamlands|waking world|new aeon)\b.* (?:or|and) )/,
    '<may> in ',
  ],
  [/^as part of (?:this|the same|that) turn(?: ,)? you may (?:also )?(?=play)/, 'you may ', ['Event']],
  // ---------------------------------------------------------------- what may not be done
  [/^(?<when>(?:[^,;:]+ , )?)no (?:more|further|additional) (?!than)(?=[^,;:]+ may (?:is )?(?:play|cast|use))/, '<when> no '],
  [
    /^(?:a )?(?<what>travel|travel_\S+|travel \S+ \S+) (?:event|card) (?:may not|cannot) is (?:use|play) to (?:reach|enter|come to|travel to|get to) (?:here|THIS)$/,
    'you may not reach this location by <what> event',
    ['Location'],
  ],
  [
    /^to (?:leave|depart from|get away from) (?:here|THIS) ,? ?you must (?:use|play) (?:a )?(?<by>[^,;]+)$/,
    'you may only leave this location by <by>',
    ['Location'],
  ],
  [/(?<=\bmust walk to )(?:any )?location(?= |$)/, 'all new location'],
  [
    /^(?:(?:THIS )?(?:may|can) only is summon|you (?:may|can) (?:only summon THIS|summon THIS only)) (?<where>(?:at|in|while|when|if|by|during) [^,;:]+)$/,
    'this card cannot is summon unless <where>',
    ['Monster'],
  ],
  [/(?<=\bsummon unless )(?=(?:at|in) )/, 'you is '],
  [/^(?:if|when|while) in play , (?:THIS|it) must (?:always )?is (?:1 )?(?:of your|a) defending ally$/, 'must defend', ['Ally']],
  [/(?<=\blose their next turn)(?: ,)? and (?:they )?(?:may not|cannot) pass$/, ''],
  // ---------------------------------------------------------------- Monsters that carry
  [
    /^(?<if>(?:if|when|while) [^,;:]*\b(?:summon|control)[^,;:]* , [^;]+?) , right-side-up(?: on top of your story deck)?$/,
    '<if>',
    ['Monster'],
  ],
  [/^when you (?<how>summon|control) (?:THIS|it)(?: ,)? (?=you (?:may|can) )/, 'if <how> , ', ['Monster']],
  // ---------------------------------------------------------------- instead of something else
  [/^should (?<what>[^,;:]+ ,)/, 'if <what>'],
  [/\b(?<how>bury|discard|flip)(?<what> THIS)? in (?:the )?(?:place|stead) of (?=(?:1|any|a|another|your)\b)/, '<how> <what> instead of '],
  [/(?<=\bflip (?:THIS|it)) instead$/, ' face-down instead'],
  [
    /^(?:(?:THIS|it) )?can only is bury (?<when>in combat|after combat|at the end of combat)? ?if (?:the|its|their) full value(?: of (?:the card|THIS))? is (?:take|absorb)(?: as (?:a )?loss)?$/,
    'this card is bury in combat only if it absorb its full value',
  ],
  [
    /^(?<may>you may (?:choose to )?(?:bury|discard|flip) THIS) instead of (?:lose|pay) sanity(?: point)? when you (?:cast|play) (?=a|any)/,
    '<may> instead of pay the sanity cost of ',
  ],
  [
    /^do not bury (?:THIS|it) (?:at the end of combat|after combat) ; (?:return|take|put) (?:it|THIS) (?:to|in|back to|back in) (?<where>your hand)$/,
    'after combat , return it to <where> instead of bury it',
  ],
  [/\b(?:keep|leave|hold) (?:it|THIS) (?=in your threat)/, 'it remain '],
  // ---------------------------------------------------------------- what it costs
  [/^it cost (?<n>#|1) (?<san>sanity(?: point)?|point of sanity) to use THIS$/, 'cost <n> <san> to use'],
  [
    /^(?<if>(?:if|while|when) [^,;]+ , )?you need not pay the sanity cost of (?<what>[^,;]+?) (?:play|cast) here$/,
    '<if> <what> play here cost no sanity',
  ],
  // ---------------------------------------------------------------- Threats that are aimed at
  [/(?<=\b(?:reduce|lower|decrease) (?:the (?:total )?value of )?)(?:the )?target threat(?= by)/, 'target directed threat'],
  [/(?<=\bsubtract (?:#|1)(?: point)? from (?:the (?:total )?value of )?)(?:the )?target threat$/, 'a directed threat'],
  [/^(?<when>(?:[^,;:]+ , )?)(?:the )?target threat (?=lose (?:#|1))/, '<when> target directed threat '],
  [/(?<=\blook at )(?:the )?target threat$/, "your opponent 's threat"],
  // ---------------------------------------------------------------- when and how long
  [/\bfor 1 round$/, 'for the rest of the round', ['Spell', 'Event']],
  [/\bon (?:1|any) of your (?:later|subsequent|follow) turn/, 'on a later turn'],
  [/^as your next turn , you must (?=play (?:a|any|another))/, 'as your next turn , '],
  [
    /^on their next turn , (?<who>your opponent|opponent|target opponent|that player) must (?=(?:either )?play [^,;]+ or )/,
    '<who> must as their next turn ',
  ],
  [/(?<=\bgive (?:THIS|it) to )1 of your ally$/, 'a ally'],
  [/(?<=\byou may )instead (?=travel to)/, '', ['Monster']],
  // ---------------------------------------------------------------- how often, and how far
  [/(?<=\bonly (?:1|#) spell) (?<may>may is cast) (?<from>from (?:THIS|it)) (?=(?:per|a|each|every) (?:round|turn))/, ' <from> <may> '],
  [/(?<=\bcumulative with other \S+ that )add to (?=your)/, 'raise '],
  [/(?: ,)? but (?:not|never|no) (?:to )?(?:less than|below|lower than|fewer than) (?<n>1|#|0)$/, ' , not below <n>'],
  [/(?: ,)? down to a minimum of (?<n>1|#|0)$/, ' , not below <n>'],
  [/^(?<per>for (?:each|every) [^,;:]+?)(?: ,)? (?<do>(?:add|subtract|gain|lose|draw|increase|reduce) [^,;:]+)$/, '<do> <per>'],
  [/^(?:if|when) (?:1|any 1|any) of your (?<what>[^,;:]+?) would is /, 'if any <what> would is '],
  [
    /^(?:if|when) (?:THIS is )?(?:lose|bury|defeat|kill)(?<in> (?:in|during) combat)? , (?<do>[^,;:]+?) instead of (?:bury|lose) (?:it|THIS|they)$/,
    'if bury <in> , <do> instead',
  ],
  [/^(?:the |1 |each )?ally (?:may|can) (?:carry|bear|have|hold|use) no other weapon$/, '1 weapon per ally', ['Artifact']],
  [
    /^(?:if|when) THIS would is (?:lose|bury|kill|defeat)(?<in> (?:in|during) combat)? , (?<do>discard|return|flip) (?:it|their|they|THIS)(?<rest>[^,;:]*?) instead of (?:bury|lose) (?:it|their|they|THIS)$/,
    'if this card would is bury <in> , <do> it <rest> instead',
  ],
  [/^as your next turn , (?:you (?:must|may) )?play (?<what>(?:a|any|another) [^,;:]+)$/, 'play <what> as your next turn'],
  // ---------------------------------------------------------------- played at once, from wherever
  [
    /^instead of (?:summon|control|play) (?:THIS|it)(?: as (?:a )?monster)? , you may play (?:it|THIS) as (?=(?:a )?ally)/,
    'you may play this card as ',
    ['Monster'],
  ],
  [
    /^take (?:any 1|any|1|a) (?<what>[^,;:]+?) (?:from|in|out of) your hand and play (?:it|they|them|their|THIS)\b/,
    'play 1 <what> from your hand ',
  ],
  [/ ?(?:, )?no matter (?:what|which) attribute your current location (?:have|bear|feature|show)(?= |$)/, ' regardless of attribute'],
  // ---------------------------------------------------------------- on foot, and otherwise
  [
    /^you may not walk to (?:here|THIS) ; you must (?:use|play) (?:a )?(?<by>[^,;:]+)$/,
    'you may only reach this location by <by>',
    ['Location'],
  ],
  [
    /^the only way to (?:get|come|travel|reach)(?: to)? (?:here|THIS) is (?:to walk|by walk|on foot) (?<from>from [^,;:]+)$/,
    'you must reach this card by walk <from>',
    ['Location'],
  ],
  [/(?<=^(?:if|when|while) [^,;:]+ , )(?:THIS|it) carry you to /, 'you may travel to ', ['Monster']],
  // ---------------------------------------------------------------- where one is
  [
    /(?<=\b(?:if|while|when|unless) )(?<where>(?!your|the|this|THIS|it|you)\S+(?: \S+){0,3}?) is your current location(?= ,|$)/,
    'your current location is <where>',
  ],
  [/\b(?:in|at|on) this place\b/, 'here', ['Location']],
  [
    /^no (?:player|investigator) may use (?:any |a )?gate (?:located? |that is )?(?<where>(?:in|at) [^,;:]+?)(?<while> while [^,;:]+)?$/,
    'no gate <where> may is use <while>',
  ],
  // Who defends you is yours.
  [
    /^(?<when>(?:[^,;:]+ , )?)no (?<who>[^,;:]+ )may defend you(?<while>(?: (?:while|if|unless|until|for the (?:rest|remainder)|at night|by day|during|this|in|as long as|so long as)\b[^,;:]*)?)$/,
    '<when> all of your <who> may not defend <while>',
  ],
  // ---------------------------------------------------------------- losses
  [/^at the (?:moment|instant|time|point) (?:when |that |at which |in which )?(?=you would (?:lose|bury))/, 'if '],
  [
    /^(?:if|when) (?<so>[^;:]*\bwould (?:(?:cause|force) you to|make you) (?:lose|bury)[^,;:]*) , (?<do>[^;:]+?) (?:to|and) (?:prevent|avoid|stop|avert) (?:the|that|this|such a) loss$/,
    'if <so> , <do> instead',
  ],
  [
    /^unless (?:it|THIS|they) (?:lose|absorb|take) (?:its|their) full value(?: in combat)? , (?<do>[^,;:]+?)(?: at the end of combat| after combat)?$/,
    'if this card survive combat , <do>',
    ['Monster', 'Ally'],
  ],
  [
    /^(?:THIS |it )?(?:remain|stay) in your threat(?: after combat| at the end of combat| for the next round)? (?:if|unless) (?:it|they|THIS) (?:(?:is|have) not (?:is )?(?:destroy|destroyed|lose|bury|kill|killed|defeat|defeated)|survive combat)$/,
    'if this card survive combat , it remain in your threat',
    ['Monster'],
  ],
  // ---------------------------------------------------------------- prices
  [/^you (?:pay|lose) no sanity(?: point)? (?:when|to|for) (?:you )?cast (?:a |any |your )?spell$/, 'spell you cast cost no sanity'],
  [
    /\b(?:spend|pay|lose) (?:a number of |as many )?sanity(?: point)? equal to (?:the sanity cost of THIS|its sanity cost|THIS 's sanity cost)/,
    'pay the sanity cost of this card',
  ],
  // ---------------------------------------------------------------- until something is played
  [/\b(?:someone|somebody|anyone|anybody) (?=play|cast|use|pass)/, 'any player '],
  [
    /\b(?:someone|somebody|anyone|anybody) else (?=(?:play|cast|use|pass|complete|draw|lose|gain|bury|discard|arrive|enter|reach|leave|begin|finish|walk|travel)\b)/,
    'another player ',
  ],
  [
    /^(?:THIS )?is (?<how>bury|discard) (?:if|when|as soon as|at once when) (?<what>(?:any|a|another|your|each)[^,;:]*\bplay\b[^,;:]*)$/,
    '<how> this card when <what>',
  ],
  // ---------------------------------------------------------------- what adds up, and what is counted
  [/(?<=\bcumulative with )the (?:ability|effect|bonus|benefit|power) of (?=(?:other|another|any other) )/, ''],
  [/(?<=\bdiscard (?:1|a) card[^,;:]* and draw )a new 1$/, 'another'],
  [
    /\bcast (?<n>only (?:1|#)|no more than (?:1|#)|at most (?:1|#)) spell (?<per>(?:per|a|each|every) (?:round|turn)) (?<from>from (?:THIS|it))$/,
    'cast <n> spell <from> <per>',
  ],
  [
    /^(?:the (?:card )?value of THIS|THIS 's (?:card )?value|its (?:card )?value) is (?<n>#|1)(?: point)? (?:high|higher|great|greater|more) (?=for each|for every|if|while|when|at|by|during)/,
    'add <n> to the value of this card ',
  ],
  [
    /^(?:the (?:card )?value of THIS|THIS 's (?:card )?value|its (?:card )?value) is (?<n>#|1)(?: point)? (?:low|lower|less|few) (?=for each|for every|if|while|when|at|by|during)/,
    'subtract <n> from the value of this card ',
  ],
  [
    /\buntil (?:any player|someone|somebody|anyone|anybody|a player|you or your opponent) play (?<what>(?:a|any|another) [^,;:]+)$/,
    'until <what> is play',
  ],
  [/^even (?:if|when) (?:it is |THIS is )?not choose (?:to defend|as (?:a |1 of your )?defending ally) , (?=THIS may)/, '', ['Ally']],
  [
    /(?<=\b(?:may not|cannot|may) (?:is )?(?:use|play|cast|attack|join|defend|gain|draw|walk|travel|bury|discard|flip)\b[^,;:]*) while THIS (?:is|remain|stay) in play$/,
    '',
  ],
  // ---------------------------------------------------------------- what goes without saying
  [/(?<=\bplay (?:any 1|any|1|a) [^,;:]+?) from your hand (?=as (?:a )?ally)/, ' '],
  [/^with THIS in play(?: ,)? /, 'while this card is in play , '],
  [
    /\byou do not (?:need|have) to know the language of (?:a |any |the )?tome(?: in order)? to play (?:it|them|1)$/,
    'you may play tome regardless of language',
  ],
  [/(?<=\bmay (?:is )?play (?:THIS )?(?:immediately |right |directly )?after (?:a|any|another) [^,;:]+?) is play(?=$| ,)/, ''],
  [
    /(?<=\bplay any location)(?: card)? , include (?:1|those|that|any|location|a location) (?:in|of|from) (?:the dreamlands|the waking world|another dimension|a different dimension|other dimension)(?: ,)?/,
    ' in any dimension ',
  ],
  [
    /(?<=\blocation)(?: card)? , (?:which|that) must (?:have|bear|feature|show|carry) the (?<what>\S+) (?:attribute|symbol)(?: ,)?/,
    ' with the <what> attribute ',
  ],
  [/(?<=\bon a later turn , (?:you may )?)place (?=(?:a|any|another) (?:new )?[^,;:]*location)/, 'play ', ['Event']],
  [
    /(?<=^(?:(?:bury|discard) THIS|THIS is (?:bury|discard)) )(?:the )?(?:next|first) time (?:that )?(?=(?:a|any|another) [^,;:]+ is play$)/,
    'when ',
  ],
  // ---------------------------------------------------------------- as many as there are
  [
    /(?<do>\b(?:lose|gain)) (?:as many )?sanity(?: point)? equal to the number of their (?<what>[^,;:]+)$/,
    '<do> 1 sanity for each <what> they have in play',
    ['Event', 'Spell'],
  ],
  // ---------------------------------------------------------------- Monsters that carry
  [
    /^(?<if>(?:if|when|while) [^,;:]*\b(?:summon|control)[^,;:]* , you may play )(?:any|a) (?<what>(?!new)[^,;:]*?location)(?= right-side-up|$)/,
    '<if> a new <what> in any region',
    ['Monster'],
  ],
  [
    /^(?:if|when|while) (?:(?:THIS|it) is |you )?(?<how>summon|control)(?: THIS)? , you may play (?:any|a) (?:new )?(?<what>[^,;:]*?location(?: (?:in|of) [^,;:]+?)?)(?: ,)? right-side-up(?: on top of your story deck)?$/,
    'if <how> , you may travel to any <what>',
    ['Monster'],
  ],
  [/^as your turn , (?=you may play THIS as (?:a )?ally)/, '', ['Monster']],
  // ---------------------------------------------------------------- what a Gate serves for, and in which world
  [/(?<=\bgate .*) instead of (?:use it to )?(?:summon|play) (?:a |any )?monster$/, '', ['Location']],
  [
    /^(?<use>(?:as your turn , )?(?:you may )?use (?:this|the) gate(?: here)?) to (?:enter|go to|return to|travel to|visit|reach) the (?:dreamlands|waking world|new aeon) (?:: |and )(?=play )/,
    '<use> to ',
    ['Location'],
  ],
  [
    /(?<=\bis play )(?:on|at|in) dreamlands location (?<and>and|or)(?: on| at| in)? waking world location$/,
    'in the dreamlands <and> in the waking world',
  ],
  [
    /(?<=\bis play )(?:on|at|in) waking world location (?<and>and|or)(?: on| at| in)? dreamlands location$/,
    'in the waking world <and> in the dreamlands',
  ],
  [/^(?:THIS )?(?:is )?(?:usually |normally )?find (?:in|at) [^,;:]+ , but (?:THIS |it )?(?=may is play)/, ''],
  [new RegExp(`(?<=^you may play THIS )if you is (?=in ${world}$)`), '', ['Ally', 'Artifact', 'Tome', 'Spell', 'Monster']],
  [/(?<=\bas (?:a )?ally )if you use (?:the|a) gate (?=(?:at|in|of) )/, 'by use any gate '],
  [/\byour current location have (?:both )?the (?<a>\S+) and gate attribute/, 'you is at a <a> location with a gate'],
  [/(?: ,)? even if your current location do not (?:allow|permit) (?:it|them|this)$/, ' at any location'],
  // ---------------------------------------------------------------- in the same Turn
  [
    /^you may play (?<what>(?:a|any) [^,;:]+?) and (?:then )?THIS (?:in|on|during) the same turn$/,
    'this card may is play right after <what>',
    ['Location', 'Event'],
  ],
  [/(?<=\bmay is play )(?:as part of|in|on|during) the same turn (?:in which|that|when|on which) you play (?=(?:a|any) )/, 'right after '],
  // ---------------------------------------------------------------- ways here
  [/^walk to (?:here|THIS) is (?:not allow|not permit|not possible|impossible|forbid)$/, 'you may not walk to this card', ['Location']],
  [/\bin order to\b/, 'to'],
  [/(?<=^(?:if|when|while) [^,;:]*\b(?:summon|control)[^,;:]* , )instead of attack , /, '', ['Monster']],
  // ---------------------------------------------------------------- what may be done, and what may not
  [/^play (?:THIS )?(?=(?:if|while) )/, 'play only ', ['Event']],
  [
    /^you (?:may not|cannot) (?<how>summon|control) THIS(?<when> (?:if|while|unless|at|in) [^,;:]+)?$/,
    'this card cannot is <how> <when>',
    ['Monster'],
  ],
  [/^it is (?:forbid|not allow|not permit) to (?=(?:play|cast|use) )/, 'no player may '],
  [
    /^(?<when>(?:[^,;:]+ , )?)your opponent (?:may not|cannot) (?<how>summon|control) (?:any )?monster(?<rest>(?: [^,;:]+)?)$/,
    "<when> your opponent 's monster cannot is <how> <rest>",
  ],
  // ---------------------------------------------------------------- losses
  [/\b(?<if>if|when) you (?:should|is about to|is to) lose (?=(?:a|any|1|another) )/, '<if> you would lose '],
  [
    /(?<=\bwould lose (?:a|any|1) [^,;:]+?) (?:because of|due to|through|as a result of) (?:a|any) (?=(?:event|spell|monster|phobia|card)\b)/,
    ' by ',
  ],
  [/(?<=\byou may (?:choose to )?(?:bury|discard|flip) THIS) in (?:its|their|his|her) (?:place|stead)$/, ' instead'],
  [/\bTHIS 's bearer\b/, 'the bearer'],
  [
    /^if ally is lose , you may (?:immediately )?give (?:THIS|it) to another(?: 1)?(?: of your)? ally(?: instead(?: of (?:lose|bury) it)?)?$/,
    'if this card would is bury or discard , you may give it to another ally',
    ['Artifact'],
  ],
  [
    /^(?:THIS )?is discard instead of (?:is )?bury (?:at the end of combat|after combat|in combat)$/,
    'discard it after combat instead of bury it',
    ['Monster', 'Ally'],
  ],
  // ---------------------------------------------------------------- prices
  [
    /^you (?:do not|need not|pay no|lose no) (?:pay |lose )?sanity(?: point)? (?:to|when|for) (?:you )?cast (?:any |your )?spell(?: from (?:your |any )?tome)?$/,
    'spell you cast cost no sanity',
  ],
  [/^spell cast while THIS is in play (?=cost)/, 'spell '],
  [/^to use(?: THIS| it)? , (?:lose|pay|spend) (?<n>#|1) sanity(?: point)?$/, 'cost <n> sanity point to use', ['Artifact', 'Tome', 'Ally']],
  // ---------------------------------------------------------------- so much for each
  [/^(?:THIS )?have a (?:card )?value of (?<n>#|1) (?=for (?:each|every) )/, 'the value of this card is <n> ', ['Monster', 'Ally']],
  [
    /^(?:THIS )?may is play(?: from your hand)? as (?:a )?ally (?:when|while|if) you is at (?:a|any) (?<where>[^,;()]+?) with a gate \( use (?:the |its )?gate \)$/,
    'this card may is play as a ally at any <where> with a gate ( use gate )',
    ['Monster', 'Ally'],
  ],
  [/(?<=^(?:if|when|while) [^,;:]*\b(?:summon|control)[^,;:]* , )(?:THIS|it) may is use to travel to /, 'you may travel to ', ['Monster']],
  [/^it may not (?=(?:play|cast) )/, 'no player may ', ['Event', 'Monster']],
]
