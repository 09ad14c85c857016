/**
 * Turns of the first printed cards: who is saved by whom, what nobody may do by any means, Storms that would forbid something, Gates that
 * have served, and what becomes of a Story Deck that has no such place.
 */

import type { Clause } from '../clauses.ts'

const lost = '(?:bury|discard|lose|bury or discard|discard or bury)'
/** What is said where a card is not lost after all. */
const stays =
  '(?:return|keep|restore|leave|save|retain)(?: back)? (?:it|they|that ally|that card|the ally|the card|ONE)(?: back)?(?: (?:to|at|by|on) your side| in play| into play| to play| face-up| with you| beside you| among your ally| to your ally| where they is| as (?:it|they) is)?'

const such = '(?:location|place|ally|artifact|tome|weapon|spell|event|monster|card|phobia)'
const none = `(?:there is (?:none|no such ${such}|none such|no ${such} of (?:that|this) kind)(?: (?:leave|there|in it|to is find|to find))?|(?:none|no such ${such}|no ${such} of (?:that|this) kind) is (?:find|reveal|there|leave|in it|turn up)|(?:they|it|your opponent|that player|that opponent|(?:the|that|their|your) story deck|you) (?:have|hold|contain) (?:none|no such ${such})|none (?:appear|show|exist|turn up))`
const asItWas = `(?:(?:return|put|leave|place|replace)(?: back)? (?:all|the|all the|all of the|these|those|all of these) (?:card|story deck|bury card)(?: back)? (?:as (?:they|it) (?:is|lie|stand)(?: before)?|(?:in|to) (?:their|its) (?:former|original|old|previous|first|proper) (?:place|order|position)|in (?:their|its) (?:former|original|old) order|where they is)|(?:all|the) (?:card|story deck) (?:stay|remain|is leave) as (?:they|it) (?:is|lie)|nothing (?:is do|happens?|changes?|is bury|is move)|no card is (?:bury|move))`

export const inTheOldStyle: readonly Clause[] = [
  // ---------------------------------------------------------------- nothing happens where there is none
  [new RegExp(`^(?:and )?if ${none}(?: ,)? (?:then )?${asItWas}$`), 'if there is none , nothing is do'],
  [new RegExp(`^${asItWas} if ${none}$`), 'if there is none , nothing is do'],
  // ---------------------------------------------------------------- what is done instead is done before it comes to that
  [
    new RegExp(
      `^(?:if|when|whenever|each time|should) (?<what>[^,:;()]+?) (?:is|have is) (?<how>${lost})(?<by> (?:by|in|because of|due to|at the end of) [^,:;()]+)? , (?<deed>[^;:()]+? instead)$`,
    ),
    'if <what> would is <how> <by> , <deed>',
  ],
  [/(?<=\bwould is [^;:()]+? , you may )choose to (?=(?:bury|discard|flip|return|lose|pay)\b[^;:()]* instead\b)/, ''],
  [/(?<=^(?:if|when) )(?=(?!THIS\b)[^\s_]+_\S+ would is )/, 'your '],
  [
    new RegExp(
      `^(?<if>if|when|whenever) (?:your )?(?<what>(?<first>[^\\s_]+)(?:_\\S+)?) (?<fate>(?:would )?is ${lost}[^,:;()]*?) , (?<deed>[^;:()]+?) instead(?: ,)? and (?:thus |thereby |so )?${stays.replace('ONE', '\\k<first>(?:_\\S+)?')}$`,
    ),
    '<if> your <what> <fate> , <deed> instead',
  ],
  [
    new RegExp(
      `^(?<if>if|when|whenever) (?<what>[^,:;()]+?) (?<fate>(?:would )?is ${lost}[^,:;()]*?) , (?<deed>[^;:()]+?) instead(?: ,)? and (?:thus |thereby |so )?${stays.replace('|ONE', '')}$`,
    ),
    '<if> <what> <fate> , <deed> instead',
  ],
  // ---------------------------------------------------------------- what is forbidden is forbidden whatever leads to it
  [
    /(?<=\b(?:no|not|cannot|nor|none)\b.*)(?: ,)? by (?:whatever|any|whichever) (?:means?|way|method|manner)(?: whatsoever| whatever| at all)?(?: ,)?(?= |$)/,
    '',
  ],
  // ---------------------------------------------------------------- what goes without saying
  [/^(?<deed>bury|discard) (?<what>(?!THIS|it\b|they\b)[^,:;()]+?)(?: ,)? if (?:it|they|1|any) is in play$/, '<deed> any <what> in play'],
  [/(?<=\b(?:play|plays) [^,:;()]*?)location that is (?=in (?:a|another) (?:different )?(?:region|subregion)\b)/, 'location '],
  [/(?<=\bplay (?:a|any|1) [^,:;()]+?) as (?:your|their|a new|the new) (?:new )?current location(?= |$)/, ''],
  [/(?<=\bdefending ally )outside (?:of )?(?:a|any|the) city(?= |,|$)/, 'while you is not at a city location'],
  [
    /^you must walk (?:into|in|to) and (?:out of|from|away from) (?<where>THIS|here|this location)$/,
    'you must walk to this card . you must leave here by walk',
  ],
  [/^your opponent must (?<fate>discard|bury|flip) (?<it>they|them)(?<down> face-down)?$/, '<fate> them <down>'],
  [
    /(?<=^|, |: )(?:your )?opponent 's spell (?:that|which) (?:would )?control (?<what>[^,:;()]+?) have no effect$/,
    "<what> cannot is control by your opponent 's spell",
  ],
  [/^(?<may>you may play THIS only (?:at night|by day|by night)) , and (?=if )/, '<may> and '],
  [
    /(?: ,)? (?:whatever|whichever) (?:the )?(?<what>subregion|region) (?:is )?(?:print|give|name|show)(?: on (?:the|that|its) (?:ally )?card)?(?= |$)/,
    ' regardless of <what>',
  ],
  [
    /^(?<later>(?:on a later turn ,? ?)?)you may (?<later2>on a later turn )?(?<give>assign|give) (?<to>to THIS )?(?<what>1 [^,:;()]+?(?: \( not [^()]+ \))?)(?<to2> to THIS)? at (?:any|a) (?<where>(?!(?:any )?location\b)[^,:;()]+? location)$/,
    'while you is at a <where> , on a later turn you may assign to this card <what>',
    ['Ally', 'Artifact'],
  ],
  [
    /^(?<loss>lose (?:#|1) sanity(?: point)?) (?:each time(?: that)?|whenever|for each(?: time)?) (?<what>(?:a |any )?[^,:;()]+?) (?:is |card )?reveal in (?:a|any) (?:directed )?threat (?:direct(?:ed)? (?:at|against)|attack|against|that attack|that is direct(?:ed)? (?:at|against)) (?:your investigator|you)$/,
    '<loss> each time <what> attack you',
  ],
  [
    /^(?<what>[^,:;()]*?\b)that (?:your )?opponent have in play(?: as (?:a )?ally)? (?=is (?:flip|bury|discard)\b)/,
    '<what> of your opponent ',
  ],
  [/^bury (?<what>(?!THIS)[^,:;()]+?) is discard instead$/, 'if any <what> would is bury , discard it instead'],
  [
    /^(?:any|a|each) (?<what>[^,:;()]+?) (?:that )?your opponent must bury is discard instead$/,
    'if 1 <what> of your opponent would is bury , discard it instead',
  ],
  [/\bplace (?:it|they|that ally|them) among your ally(?= |$)/, 'put it into play'],
  [/(?<=\bfor 1 [^,:;]+? or )1 (?=[^,:;]+ and (?:return|put|place|take)\b)/, ''],
  [/(?<=\bunless (?:they|you) )first (?=(?:spend|pay|lose|discard|bury)\b)/, ''],
  [
    /(?<if>if|unless|while|when) (?<what>a [^,:;()]+? location) is the top card of (?<whose>your|their|your opponent 's) story deck(?= |,|$)/,
    '<if> the top card of <whose> story deck is <what>',
  ],
  [
    /^return # of (?:them|they)(?: in any order)? to the top of your mythos deck(?: in any order)?(?: ,)? and discard the (?:third|other|last)$/,
    'discard 1 of them and return the other to the top of your mythos deck in any order',
  ],
  [
    /\b(?<may>may not|cannot) is choose as the target of (?:a |any )?(?<what>[^,:;()]+?) (?:by|of) (?:any|a|your) opponent(?= |,|$)/,
    "<may> is the target of your opponent 's <what>",
  ],
  [/(?<=\bbury [^:;]*?) in (?:the |its |their )?(?:original |former |own )?(?:player|owner)(?: 's)? (?:own )?story deck(?= |,|$)/, ''],
  [
    /(?<=^as your turn [^:;()]*, (?:you may )?)flip THIS(?: face-down)? and (?=(?:return|draw|gain|look|search|take|recover)\b)/,
    'flip this card to ',
  ],
  // "If a Ghoul is part of the same Threat"
  [/(?<=\b(?:is|are) )(?:also )?(?:a )?part of (?=the same threat\b)/, 'in '],
  // "The opposing Defending Ally with the lowest value"
  [/\bthe oppos(?:ing|ed)? defending ally (?=with the (?:lowest|highest) value\b)/, '1 defending ally of your opponent '],
  // "Each player must discard one Ally, or two if he or she is at a Forest Location": each by where he is, and one number instead of the other.
  ...(['ally', 'artifact', 'tome', 'weapon', 'phobia', 'spell', 'monster', 'card'] as const).flatMap((what): readonly Clause[] =>
    (['player', 'opponent', 'investigator'] as const).map((who) => [
      new RegExp(
        `^(?<when>(?:[^,]+ , )?)each ${who} (?:must )?(?<how>discard|bury|flip) (?<n>1|#) (?<sort>(?:(?!random\\b)[^\\s,:;()]+ )*?)${what}(?: from their hand)?(?<down> face-down)?(?: of their (?:own )?choice)?(?: ,)? (?:or|but) (?<m>1|#)(?: (?:such )?${what})?(?: from their hand)? (?:if|when|while) they (?<so>(?:is|have) [^,:;]+)$`,
      ),
      `<when> for each ${who === 'opponent' ? who : 'player'} : ( if that player <so> : ( <how> <m> <sort> ${what} ${what === 'card' ? "in that player 's hand" : 'of that player'} of that player 's choice <down> ) otherwise ( <how> <n> <sort> ${what} ${what === 'card' ? "in that player 's hand" : 'of that player'} of that player 's choice <down> ) )`,
    ]),
  ),
  [
    /^(?<when>(?:[^,]+ , )?)each (?:player|investigator) (?<may>(?:may )?)draw (?<n>1|#) (?:new )?card(?: ,)? (?:or|but) (?<m>1|#)(?: (?:new )?card)? (?:if|when|while) they (?<so>(?:is|have) [^,:;]+)$/,
    '<when> for each player : ( if that player <so> : ( that player <may> draw <m> card ) otherwise ( that player <may> draw <n> card ) )',
  ],
  // "After being cast it is Flipped face-down, instead of being Buried"
  [
    /^(?:after|once|when) (?:is )?cast (?:,? ?)(?:it|they|the spell|that spell) is (?<fate>flip|discard|bury)(?<down> face-down)?(?: ,)? (?:instead of|rather than) (?:is )?(?:bury|discard|flip)(?: face-down)?$/,
    '<fate> the spell <down> after it is cast',
    ['Ally', 'Tome', 'Artifact'],
  ],
  // "When Ghouls are revealed in a Threat that he defends against"
  [
    /\b(?<when>when|if|each time|whenever) (?<what>[^,:;()]+?) (?:is|are) reveal in (?:a|any|the) (?:directed )?threat (?:that |which )?(?:THIS|it|they) (?:is )?defend against(?= |,|$)/,
    'when this card is oppose by <what>',
    ['Ally'],
  ],
  // "If you know no Latin, she is a value of 2"
  [/(?<=^|, )(?:THIS|it|they) is (?:of )?a (?:card )?value of (?=#|1)/, 'the value of this card is ', ['Ally', 'Monster']],
  // "Take one Ghoul from the Story Deck and return it to the hand": his own piles, of whoever does so.
  [
    /(?<=^each player may )(?:take|choose|remove) (?<what>1 [^,:;()]+?)(?: of their choice)? from (?:the|their|their own) (?<pile>story deck|discard pile) and (?:return|put|place|take|add) (?:it|that card|they) (?:to|in|into) (?:the|their) hand(?= |$)/,
    'return <what> from their <pile> to their hand',
  ],
  [/\bdirectly (?=(?:in|into|to|on|onto|from)\b)/, ''],
  [/^play THIS (?:and|then)(?: ,)? (?=on a (?:later|following|subsequent) turn ,)/, ''],
  [/(?<=\bbypass combat with )(?:all )?other (?=[^,:;()]+ in your opponent 's threat)/, 'all '],
  [/(?<=\bin any order) (?:that |which )?(?:you|they) (?:choose|like|wish|want|please|prefer)(?= |$)/, ''],
  [/\bof any spell icon(?= |$)/, 'of any icon'],
  [/\bcast by a (?:investigator|player)(?= |$)/, 'cast by any player'],
  [/\bwithout (?:any )?regard (?:for|to) (?<what>(?:their|its|the) )?(?=(?:region|subregion|dimension)\b)/, 'regardless of '],
  [/(?<=\b(?:region|subregion)) (?:that is )?(?:print|give|name|show) on (?:the|that|its) (?:ally )?card(?= |$)/, ''],
  [/(?: ,)? as if (?:by )?(?:a )?(?=travel_by_\S+)/, ' as by a '],
  [
    /\b(?:recover|take|choose) (?<what>(?:1|a) [^,:;()]+?) choose from (?<pile>your (?:story deck|discard pile)) and return (?:it|that card) to your hand$/,
    'return <what> in <pile> to your hand',
  ],
  [
    /\band replace (?:it|they|that card|them) with (?:the top|a new|1 new|a|1) card (?:of|from|draw from) (?:your|their) mythos deck(?= |$)/,
    'and draw 1 card',
  ],
  [
    /^(?<when>(?:until|for) [^,]+ , )?you and (?<who>(?:all )?(?:of )?your ally) (?:can )?know (?<what>all language|[^,:;()]+?)(?<long> until [^,]+)?$/,
    '<when> you know <what> <long> . <when> <who> know <what> <long>',
  ],
  [
    /(?<=\binvisible )(?:when|while|if) (?:they|it) (?:is )?attack (?:a|any) (?:player|investigator) who is (?:at|in) (?=a |1 )/,
    'while attack a player at ',
  ],
  // ---------------------------------------------------------------- Storms
  [
    /\b(?:even (?:if|though|when|where)|although|though) (?:a |any |the )?storm(?: event)? (?:(?:would|may|might|will|should) )?(?:otherwise |normally |usually )?(?:forbid|prevent|prohibit|preclude|bar|disallow|rule out|hinder|stop|not (?:allow|permit)|do not (?:allow|permit)) (?:it|this|that|so|they|THIS|do so|such travel|such a journey|this journey|the journey|its play|its use)(?= |$)/,
    'regardless of storm',
  ],
  [/\b(?:regardless of|without regard to|notwithstanding) (?:any |all |the |a )?storm event(?: in play)?(?= |$)/, 'regardless of storm'],
  // "While a Storm that forbids them is in play", "no matter what Storm would prevent it".
  [
    /\b(?:while|when|even (?:if|while|when|though)|although|though) (?:a |any )storm(?: event)? (?:that|which) (?:(?:would|may|might) )?(?:otherwise |normally |usually )?(?:forbid|prevent|prohibit|bar|disallow|stop|hinder) (?:it|them|they|this|such travel)(?: from is play)? (?:is in play|rage|last)(?= ,|$)/,
    'regardless of storm',
  ],
  [
    /\b(?:no matter (?:what|which|that a|that any)|whatever|whichever) storm(?: event)? (?:is in play(?= ,|$)|(?:may |might |would )?(?:otherwise |normally )?(?:forbid|prevent|prohibit|bar|disallow|stop|hinder) (?:it|them|they|this|such travel)(?= ,|$))/,
    'regardless of storm',
  ],
  [/\b(?:in spite of|despite|ignore|defy) (?:any |all |the |a )?storm(?: event)?(?: in play)?(?= ,|$)/, 'regardless of storm'],
  [/\bunhindered by (?:any |a |the )?storm(?: event)?(?: in play)?(?= |$)/, 'regardless of storm'],
  // ---------------------------------------------------------------- Gates that have served
  [
    /\b(?<if>if|while|when) (?:it|they|that location|this location|your current location|the location)(?: already)? (?:feature|have|bear|show|contain|possess)(?: already)? a gate (?:that|which) (?:have )?(?:already )?is (?:already )?(?:use|turn)(?: already)?(?= ,|$)/,
    '<if> the gate of your current location have is use',
  ],
  [
    /(?<=\bthe gate of (?:your|their) current location (?:have is|is) use\b[^:;]*\buse )(?:it|that gate|the gate|this gate)(?= |$)/,
    'the gate of your current location',
  ],
  [
    /(?<=\bthe gate of (?:your|their) current location (?:have is|is|have already is|have is already) use\b.*, )(?:it|that gate|the gate|this gate) may is use (?:again|once more|a second time)(?= |$)/,
    'you may use the gate of your current location again',
  ],
  [/(?<=\bthe gate of (?:your|their) current location have )already (?=is use\b)/, ''],
  [
    /(?<=^(?:if|while) )(?:its|that|the) gate (?:have is|is|have already is|is already) use(?= ,)/,
    'the gate of your current location have is use',
    ['Spell', 'Event', 'Artifact'],
  ],
  // ---------------------------------------------------------------- whom a Monster fights, as it is asked of him
  [
    /\b(?<if>if|while|unless) that (?:opponent|player|investigator) (?=(?:is|have|know|do|can|lose|play)\b)/,
    '<if> your opponent ',
    ['Monster'],
  ],
  // ---------------------------------------------------------------- two kinds, each with its own little words
  [
    /(?<=\bvalue of (?:(?:all|each|any) (?:of )?)?(?:your )?[^,:;()]+?)(?: ,)? and of (?:all (?:of )?)?(?:your )?(?<b>(?!opponent\b|that\b|the\b|they\b|any\b|each\b|1\b|#)[^,:;()]+? and [^,:;()]+?)(?: ,)? by /,
    ' , <b> by ',
  ],
  [
    /^(?<head>(?:(?:while|if|at|during|by) [^,:;()]+ , )?)(?<verb>increase|raise|decrease|reduce|lower) the value of (?<a>[^,;:()]+?) by (?<n>#|1)(?: point)?(?: each)?(?: ,)? and (?:(?:that|the value|those) )?of (?<b>[^,;:()]+?) by (?<m>#|1)(?: point)?(?: each)?$/,
    '<head> <verb> the value of <a> by <n> . <head> <verb> the value of <b> by <m>',
  ],
  [
    /(?<=\b(?:value|strength|total) of (?:(?:all|each|any) (?:of )?)?(?:your )?[^,:;()]+?)(?: ,)? and of (?:all (?:of )?)?(?:your )?(?<b>(?!opponent\b|that\b|the\b|they\b|any\b|each\b|1\b|#)[^,:;()]+?)(?: ,)? by /,
    ' and <b> by ',
  ],
  // ---------------------------------------------------------------- whose things do not serve
  [
    /^(?:(?:all|any|the) (?:of )?)?(?<what>(?:artifact|tome|weapon|spell)(?: (?:and|or) (?:artifact|tome|weapon|spell))?) of (?:your|that|the|target) opponent (?:may not|cannot) is (?<do>use|cast)(?=$| (?:until|for|during|this|in|while)\b)/,
    'your opponent may not <do> <what>',
  ],
  [
    /^(?:all |any of )?(?:your|that|the|target) opponent 's (?<what>artifact|tome|weapon|spell) (?:may not|cannot) is (?<do>use|cast)(?=$| (?:until|for|during|this|in|while)\b)/,
    'your opponent may not <do> <what>',
  ],
  [
    /^(?:(?:all|any|the) (?:of )?)?(?<what>artifact|tome|spell) of (?:all|any|each|every) (?:player|investigator) (?:may not|cannot) is (?<do>use|cast)(?=$| (?:until|for|during|this|in|while)\b)/,
    'no player may <do> <what>',
  ],
  // ---------------------------------------------------------------- where one goes, told behind it
  [
    /(?<=\b(?:play|travel to|place) (?:a |any |1 |a new )(?:[^,;:()]+ )?)location(?<card>(?: card)?) (?<how>[^,;:()]*?)(?: ,)? (?:(?:as|so) long as|if|provided(?: that)?|providing(?: that)?|on condition that|but only if|only if|while|which must|that must|which|that) (?:(?:it|they|that location|the location|the new location|this location) )?(?:is|lie|must is|must lie) (?<where>(?:in|of) (?:the same|a different|another|any|the|any other) [^,;:()]+|in [^\s,;:()]+)$/,
    'location <card> <where> <how>',
  ],
  // ---------------------------------------------------------------- a walk by another name
  [
    /\byou (?<may>may|can) play (?:a |any |1 |all )?(?<what>(?:[^,:;()]+? )?location(?: [^,:;()]+?)?) (?:(?:as (?:if|though) (?:you is )?)?(?:on foot|by walk)|as (?:if|though) you is walk|, walk)(?: (?:there|to (?:it|they)))?(?= |$)/,
    'you <may> walk to a <what>',
  ],
]
