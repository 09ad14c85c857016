/**
 * Clauses about single matters, told by their parts and put as the grammar has them: whom a Weapon is not for, what a card is not,
 * what is asked besides, whence a card joins a Threat, and how long a value is kept.
 */

import type { Clause } from './clauses.ts'
import type { Token } from './lexer.ts'
import type { Self } from './reading.ts'
import { newWord, newWords, piecesOf, tokensIn, wordsAt } from './tokens.ts'

const asked = '(?:requirement|restriction|condition|rule|limitation)s?'

const passing = '(?:you|your opponent|(?:a|any|each) (?:player|opponent|investigator))'
const thatPass = '(?:this|that|it|(?:this|that|the|their|your) pass)'
const thereOrThen = '(?: (?:while|at|in) [^,:;]+?)?'
/** What lies there and waits; of an Event it is asked in the Round it is played in. */
const lasting: readonly Self['type'][] = ['Ally', 'Artifact', 'Tome', 'Location', 'Monster']

/** "If your opponent's Threat contains more than four cards, he must choose two and discard them": of those in the Threat. */
const holding = "if (?:(?:(?:the|a|1|your) )?(?:target )?opponent 's threat|(?:the )?target threat)"
const soMany = 'contain (?:more than (?:#|1)|at least (?:#|1)|(?:#|1) or more|exactly (?:#|1))'
const countedThere = `^(?:${holding}) (?<many>${soMany}) (?<what>[^,:;()]+) , (?:they|its owner|their owner|that player|that opponent|your opponent|the opponent) must`
const some = '(?: of (?:they|them|these|those)| such card)'
const fromThreat: readonly Clause[] = [
  [
    new RegExp(`${countedThere} choose (?<n>#|1)(?:${some}| card)? and (?<how>bury|discard) (?:they|them|it)$`),
    "if your opponent 's threat <many> <what> , your opponent must <how> <n> <what> of their choice in their threat",
  ],
  [
    new RegExp(`${countedThere} choose (?<n>#|1)(?:${some}| card)? and return (?:they|them|it) to (?:their )?hand$`),
    "if your opponent 's threat <many> <what> , your opponent must return <n> <what> of their choice in their threat to their hand",
  ],
  [
    new RegExp(`${countedThere} (?<how>bury|discard) (?<n>#|1)${some}?$`),
    "if your opponent 's threat <many> <what> , your opponent must <how> <n> <what> in their threat",
  ],
  [
    new RegExp(`${countedThere} return (?<n>#|1)(?:${some}| card)? to (?:their )?hand$`),
    "if your opponent 's threat <many> <what> , your opponent must return <n> <what> in their threat to their hand",
  ],
]

export const brief: readonly Clause[] = [
  ...fromThreat,
  // "The top card of his Story Deck, if it is a Travel Event": asked of that card before it is taken.
  [
    /(?<=^|, |: )(?:take|remove|pick up) the top card of (?<whose>your opponent 's|your|their) story deck if it is (?<what>a [^,:;()]+?)(?: ,)? (?:and|then) (?<how>bury|discard) it$/,
    'if the top card of <whose> story deck is <what> , <how> the top card of <whose> story deck',
  ],
  // "Each time you play a Tome, you may place one Spell in it": in that Tome, and not in this card.
  [
    /^(?<when>(?:when|each time) (?:you|THIS) play a tome(?: [^,:;()]+)? , (?:you may )?)(?<put>place|put|add|lay) (?<what>1 spell(?: from your (?:hand|story deck|discard pile))?) (?:in|into|inside|within) (?:it|they|that tome|the tome|that card)(?: ,? ?(?:on|in|during) the same turn)?$/,
    '<when> <put> <what> into that card',
  ],
  // "You may play any Ally from this Region": from any place in it, and from no other Region.
  [
    /^(?<when>(?:while (?:this|THIS|you) is (?:your current location|here|in play)(?: ,)? |(?:while )?here(?: ,)? )?)you may play (?:any 1|any|1|a|all)? ?ally (?:(?:that|who) (?:is|come) )?(?:find in|find anywhere in|from|of|in|from anywhere in) (?:this|the same|your|your current) region(?: here)?(?: regardless of (?:the |their )?(?:subregion|place|city))?$/,
    '<when> you may play ally from your current region regardless of place',
    ['Location', 'Ally', 'Artifact', 'Tome'],
  ],
  // "Flip this card at the moment that you would lose Sanity": by leave, and in its place.
  [
    /^(?:you may )?(?<how>flip|bury|discard|rotate) THIS (?:at the moment (?:that|when)|when|if) you would lose sanity (?<by>(?:from|to|by|due to|because of) [^,:;()]+)$/,
    'when you would lose sanity <by> , you may <how> this card instead',
    ['Artifact', 'Ally', 'Tome'],
  ],
  [/^you lose (?:none|no sanity)(?: of it)? (?:this time|then|that time|in that case)$/, '', ['Artifact', 'Ally', 'Tome']],
  // "Name one Ally of your opponent": the one that is dealt with.
  [/(?<=^(?:when [^,:;()]+ , )?)name (?=(?:1|a|any 1) (?:[^,:;() ]+ )?(?:ally|artifact|tome|monster) (?:of|in) )/, 'choose '],
  [
    /^(?<when>(?:when|each time) (?!you |THIS )[^,:;()]+? play a tome(?: [^,:;()]+)? , (?:you may )?(?:place|put|add|lay) 1 spell(?: from your (?:hand|story deck|discard pile))?) (?:in|into|inside|within) (?:it|they)$/,
    '<when> in that tome',
  ],
  // "Without paying its Sanity": of the Location to which a journey leads.
  [
    /(?<=\b(?:play|travel|go|move) [^:;()]*?\blocation\b[^:;()]*?)(?: ,)? without (?:either )?(?:pay|lose|spend) or (?:gain|receive) (?:its|the) sanity(?: cost| point)?$/,
    ' . ignore its sanity gain or loss',
    ['Event', 'Spell'],
  ],
  [
    /(?<=\b(?:play|travel|go|move) [^:;()]*?\blocation\b[^:;()]*?)(?: ,)? without (?:pay|lose|spend) its sanity(?: cost| point)?$/,
    ' . ignore its sanity loss',
    ['Event', 'Spell'],
  ],
  // Who casts pays, whatever becomes of the Spell (M9.25).
  [/^both caster (?:still |must )?(?:lose|pay|spend) (?:the|their) (?:sanity )?cost(?: in sanity)?$/, ''],
  // ---------------------------------------------------------------- what goes without saying
  [/^(?:THIS |it |this )?(?:is )?not (?:count as )?a weapon$/, '', ['Artifact', 'Tome']],
  // Only one of Day and Night can be; Stars shine side by side.
  [
    /^(?:(?:this|THIS|it) is a star(?: event)?(?: ,)?(?: ;| and| but| ,)? ?)?(?:all |any )?other star(?: event)? (?:in play )?(?:remain|stay) in play$/,
    '',
    ['Event'],
  ],
  [/^THIS have (?:a )?(?:constant|continuous|continual|permanent) effect$/, '', ['Artifact', 'Tome', 'Ally']],
  [
    /^(?:it|they|that card|the card) (?:must|should|has to|have to) (?:otherwise is|is otherwise|still is) (?:legal|legally play|playable)$/,
    '',
  ],
  [
    new RegExp(`^all other (?:play )?${asked} (?:must (?:still )?is (?:met|meet|obey|observe|fulfill|satisfy)|(?:still )?apply|remain)$`),
    '',
  ],
  [new RegExp(`^(?:any )?other ${asked} (?:must (?:still )?is (?:met|meet|obey|observe|fulfill|satisfy)|(?:still )?apply)$`), ''],
  [/^(?:the )?(?:spell )?icons? (?:must )?(?:still )?(?:match|apply)$/, ''],
  // An Ally without value is buried with all that it bears.
  [
    /^if (?:(?:its|their|that ally 's|the ally 's|the target 's|a ally 's|any ally 's) (?:card )?value (?:is )?(?:now |then |thus |thereby )?(?:become |fall to |reach |reduce to |is reduce to |is )?0|this (?:reduce|bring) (?:its|their|that ally 's) value to 0) , (?:bury (?:it|they|them|him|that ally)|(?:it|they|that ally) is bury)(?: (?:and|with|along with|together with) (?:any|all|all the|all of the|every|everything) ?(?:card|that)? ?(?:that )?(?:hold by (?:that ally|it|they|them)|(?:it|they|that ally) (?:hold|carry|bear)))?$/,
    '',
  ],
  // What a Phobia that lies on you takes is lost, and no cost of yours.
  [
    /(?<=^|, )(?:(?:any|all|each|every) )?(?:of your )?phobia(?: event)? (?:(?:that|which) )?affect (?:you|your investigator) cost you (?<n>#|1) (?:less sanity(?: point)?|fewer sanity(?: point)?|less|sanity(?: point)? less|point(?: of sanity)? less)(?: each time| each)?(?:(?: ,)? to a minimum of (?:0|no)(?: point| sanity)?)?$/,
    'you lose <n> less sanity from phobia',
  ],
  [
    /^(?:a|the|each|any|all)? ?\S+(?: \S+)? so play is (?:place|put|lay|keep) (?:beside|next to|with|among) (?:your investigator|your ally|you)(?:(?: ,)? and do not (?:go|enter|come|belong)(?: to| into| in)? your threat)?$/,
    '',
    ['Location', 'Ally', 'Artifact'],
  ],
  [
    /(?<=(?:^|; )(?:but )?if (?:it|that card|the card|the card reveal) is a [^,;]+?)(?: ,)? (?<how>lose|gain) (?<n>#|1)$/,
    ' , <how> <n> sanity',
    ['Location', 'Event', 'Spell'],
  ],
  [
    // It depends on the deed before whether that is paid anyway.
    /^(?:you must )?pay (?:(?:all|any)(?: of (?:its|their))? (?:usual |normal |require )?(?:sanity )?costs?(?: as usual| as normal)?|(?:the|its|their) (?:usual |normal |require )(?:sanity )?costs?|(?:the|its|their) (?:sanity )?costs?(?: as usual| as normal))$/,
    'pay any sanity cost',
  ],
  [
    /^you (?:do not need|need no|need not play|do not have to play|require no) (?:a |any )?(?:other )?(?:means of travel|travel(?: event| card)?)(?: to do so| for this)?$/,
    '',
    ['Location', 'Artifact', 'Tome', 'Ally', 'Spell', 'Event'],
  ],
  [
    /^if (?:there is )?(?:none|no such (?:card|ally|monster))(?: \S+)?(?: ,)? (?:(?:the|this) (?:spell|card|event)|THIS) (?:is wasted|is lose|have no effect|fail|is waste)$/,
    '',
  ],
  // "One Great Old One of yours now in play": yours, and no other.
  [/\b(?:1|a|any|any 1) (?<god>great_old_one|outer_god) of yours\b/, 'your <god>'],
  // There are Directed Threats in Combat alone.
  [
    /^(?:if|while|when) (?:this|THIS) is your current location (?:during|in) combat ,? ?(?=.*\bthreat\b)/,
    'while you is here , ',
    ['Location'],
  ],
  // A lost Turn is no Pass (M5.22).
  [
    /^(?:this|it|that|the lost turn|lose it|a turn so lose) (?:(?:is|do) not (?:count as |consider |regard as |treat as )?(?:a )?pass|is no pass)$/,
    '',
  ],
  [
    /^(?:all (?:of )?)?your ally (?:all )?(?:follow|accompany|come with|go with|travel with|come along with|stay with) you(?: there| along)?$/,
    '',
    ['Location', 'Event'],
  ],
  [
    /^(?:you |your sanity )?(?:may not|cannot|can not|may never) (?:exceed|go (?:above|over|beyond)|rise (?:above|over)) (?:your|its|the) maximum(?: sanity)?$/,
    '',
  ],
  // ---------------------------------------------------------------- whom a Weapon is not for
  [
    /^(?:THIS )?(?:may not|cannot|must not|may never) is (?:give|carry|bear|wield|hold|assign|attach)(?: to| by)? (?=\S)/,
    'this card may not is use by ',
    ['Artifact'],
  ],
  // ---------------------------------------------------------------- what a Monster does, told in colour and then in the words of the game
  [
    /(?<=\bcosmic battle(?: ,)? )(?!bury|discard|flip|lose|gain|add|subtract|attack|return|move|choose|cause|make|force|must|may|is)\S+(?: (?:off|away|down|up))? (?<what>(?:1|#|a) (?:random )?ally(?: of [^,()]+?)?)(?: \( defending or not \))?(?<whose>(?: of [^,]+?)?) , (?:which|who|that) (?:is|must is) (?:then )?(?<fate>discard|bury)$/,
    '<fate> <what> <whose>',
    ['Monster'],
  ],
  // ---------------------------------------------------------------- where and when it is played
  [
    /(?<=\b(?:when|each time|if|until|after|once) (?:you|they|(?:any|a|each) (?:player|opponent|investigator)|your opponent|somebody) play (?:[^,:;()]+ or )?)(?:a|any) new (?=(?:\S+ )?location\b)/,
    'a ',
  ],
  [
    /(?<=\b(?:is play|play) .*\bat [^,:;]+) ,? (?:in|of|from) any (?<what>region|dimension|subregion)(?= ,|$)/,
    ' regardless of <what>',
    ['Tome', 'Artifact', 'Ally', 'Event', 'Spell'],
  ],
  [
    /(?<=\b(?:is play|play) .*\bat [^,:;]+) ,? (?:whatever|no matter what) (?:the|its) (?<what>region|dimension|subregion)(?= ,|$)/,
    ' regardless of <what>',
    ['Tome', 'Artifact', 'Ally', 'Event', 'Spell'],
  ],
  [
    /(?<=\b(?:do not|cannot|not) (?:know|read|speak|understand) )(?:the|a) (?:proper|right|required|necessary|correct|appropriate|require) language\b/,
    'its language',
  ],
  [/(?<=regardless of (?<one>region|dimension|subregion)) ,? (?:and )?even if you do not know its language\b/, ' or language'],
  // "At any Library" is said of a Tome for those that are none with the attribute (M9.1).
  [
    /^(?<play>(?:THIS |it )?may (?:also )?is play (?:at|in) [^,:;()]+?)(?: ,)? (?:even if (?:you do not know its language|you cannot (?:read|understand) it)|regardless of language)$/,
    '<play> regardless of attribute and language',
    ['Tome'],
  ],
  // ---------------------------------------------------------------- against whom
  [/(?<=\b(?:may|can|must) )is (?:directed|direct|aim) only (?:against|at|toward) /, 'only attack '],
  // What is not directed at him may still attack him by an effect.
  [
    /(?<=^|, )(?:(?:(?:(?:all |each |any )?(?:of )?your opponents?|opponents|a opponent|each opponent) (?:may not|cannot)|no (?:opponent|player) may) direct (?:(?:any|a|all|their) )?(?:threat|monster)|(?:no (?:directed )?(?:threat|monster) may|(?:(?:any|all) )?(?:directed )?(?:threat|monster) (?:may not|cannot)) is (?:directed|direct|aim|send|commit)) (?:against|at|toward) (?<who>you|your investigator|any player|any investigator|each player|player|investigator)(?<here>(?: here)?)(?<tail>(?: (?:while|if|until|unless|at|by|for|this) [^:;()]+)?)$/,
    '<who> <here> may not is threaten <tail>',
  ],
  [
    /(?<=\b(?:may not|cannot|must|may only|may|can) )is (?:only )?(?:directed|direct|aim|send|commit) (?:only )?(?:against|at|toward) /,
    'attack ',
  ],
  [/(?<=\b(?:may|can|must) )only is (?:directed|direct|aim) (?:against|at|toward) /, 'only attack '],
  [
    /^(?<head>(?:.* , )?)(?:(?:your opponents?|opponents|a opponent) (?:may not|cannot)|(?:no opponent|no player) may) direct (?!threat\b|monster (?:against|at|toward)\b)(?<what>[^,:;]+?) (?:against|at|toward) (?<whom>you|your investigator)\b/,
    '<head> <what> may not attack <whom>',
  ],
  [
    /^(?:(?:this|THIS|it) )?(?:may |can )?attack (?:any (?:1 )?|1 )?(?:investigator|player|opponent)(?: of your choice| you choose| you wish)?$/,
    '',
    ['Monster'],
  ],
  [/(?<=\bmust )only (?=attack\b)/, ''],
  [/(?<=\battack )the (?:opponent|player|investigator)(?: who have| with) the (?:most|highest|greatest) sanity\b/, 'the sanest player'],
  [/(?<=\battack )the (?:opponent|player|investigator)(?: who have| with) the (?:least|lowest|fewest) sanity\b/, 'the least sane player'],
  [/(?<=^|, )(?:each|all|every) (?=[^,:;]+ (?:must|may only|may not|cannot) attack )/, ''],
  [/^(?<deed>[^,:;]+) the first time (?:that )?you arrive here$/, 'when you arrive here , <deed> , once per game', ['Location']],
  [/^the first time (?:that )?you arrive here , (?<deed>[^:;]+)$/, 'when you arrive here , <deed> , once per game', ['Location']],
  [
    /(?<=\b(?:if|while|when|unless) )you have (?:another|a other|any other) (?<what>[^,:;]+?) in your threat\b/,
    'there is another <what> in your threat',
  ],
  [
    /^(?<head>(?:THIS |it |they )?)ignore (?=(?:(?:all|any|each) )?(?:(?:corrupt|steadfast|defending|defend) )*ally\b)/,
    '<head> bypass ',
    ['Monster'],
  ],
  // ---------------------------------------------------------------- more of them in another case
  [
    /^(?<told>(?:(?:you (?:may|can) )?\S+ here for (?:a|1|another) turn (?:and|to) |your opponent |as your turn , |when [^,:;]+ , )?(?:bury|discard|flip|draw|gain|lose|return|reveal) (?:1|#|a) [^,:;]*?)(?: ,| ;) (?<when>at night|by day|during the (?:night|day)|if it is (?:night|day)|(?:if|while) you [^,:;]+) ,? ?(?<n>#)$/,
    '<told> , or <n> <when>',
  ],
  // ---------------------------------------------------------------- when one is chosen
  [
    /^(?<do>(?:randomly )?(?:choose|select|pick) (?:1|#|a|any 1) [^,:;]+?) (?<when>when (?:(?:the |its |this )?threat is |(?:THIS |it )?is )?reveal)$/,
    '<when> , <do>',
    ['Monster'],
  ],
  [
    /^(?<head>(?:(?:when|if|at|as|after|while) [^:;()]+ , )?)randomly (?:choose|select|pick) (?<n>1|#|a) (?<what>(?!and\b)(?:(?! (?:and|or|then|to|who|that|which) )[^,:;()])+)$/,
    '<head> choose <n> <what> at random',
  ],
  [
    /\b(?<!may )randomly (?:choose and )?flip (?=(?:1|#|a) (?:(?!face-(?:down|up)\b|until\b)[^,:;()])+$)(?<n>1|#|a) (?<what>[^,:;()]+)$/,
    'flip <n> <what> at random face-down',
  ],
  // ---------------------------------------------------------------- the Pass that ends the Round
  // "If you Pass and this ends the Round" asks; "when you Pass and end the Round" does it.
  [
    new RegExp(`^(?:if|when|each time) (?<who>${passing}) pass(?<at>${thereOrThen})(?: ,)? and ${thatPass} end (?:the|this) round , `),
    'when <who> pass <at> , if this pass end the round , ',
  ],
  [
    new RegExp(
      `^(?<deed>[^:;]+?)(?: ,)? (?:if|when|each time) (?<who>${passing}) pass(?<at>${thereOrThen})(?: ,)? and ${thatPass} end (?:the|this) round$`,
    ),
    'when <who> pass <at> , if this pass end the round , <deed>',
  ],
  [/^(?:if|when|each time) your pass end (?:the|this) round , /, 'when you pass , if this pass end the round , ', lasting],
  [
    /^(?<deed>[^:;]+?)(?: ,)? (?:if|when|each time) your pass end (?:the|this) round$/,
    'when you pass , if this pass end the round , <deed>',
    lasting,
  ],
  // ---------------------------------------------------------------- what is left to another, or else befalls him
  // Nobody is merely allowed to choose between two losses.
  [
    /(?<=\b(?:opponent|player|investigator) )(?:(?:may|must|can) )?(?:decide|choose) whether (?:they|to) (?=(?:lose|discard|bury|flip) [^,;:]+ or (?:lose|discard|bury|flip) )/,
    'must ',
  ],
  [
    /^if (?<who>they|you|your opponent|that (?:player|opponent)) (?:fails?|refuses?|declines?|neglects?|chooses? not) to (?:do (?:so|this)|comply) , /,
    'if <who> do not , ',
  ],
  [/(?<=\b(?:opponent|player|investigator|you) )may (?<deed>(?:bury|discard|flip|lose) [^,:;]+?)(?: ,)? or else (?=\S)/, 'must <deed> or '],
  // ---------------------------------------------------------------- at what price
  [
    /^(?:you must )?(?<cost>(?:bury|discard|flip) THIS|(?:lose|pay|spend) (?:#|1) sanity(?: point)?) (?:if|when|whenever) you do(?: so| this)?$/,
    '<cost> to do so',
  ],
  // ---------------------------------------------------------------- what is known, stolen and laid on others
  [/\b(?<n>#|1) (?:random )?spell of (?:the )?(?<icon>cthulhu|eye|dream|death|water|folk|yellow_sign)\b/, '<n> <icon> spell'],
  [
    /^(?<head>(?:.* , )?)(?:your )?opponents? (?:may not|cannot|can not) steal (?!or |nor |and |,)(?<what>[^,:;]+)$/,
    '<head> <what> may not is steal',
  ],
  [
    /^(?<head>(?:.* , )?)no (?:opponent|player|investigator) (?:may|can) steal (?!or |nor |and |,)(?<what>[^,:;]+)$/,
    '<head> <what> may not is steal',
  ],
  [/(?<=\baffect [^,:;]+?)(?: ,)? as (?:if|though) you (?:have )?play it$/, ''],
  // ---------------------------------------------------------------- whence and for how long
  [
    /\badd THIS to (?:your|that) threat (?:direct |directly )?from your hand\b/,
    'add this card from your hand to your threat',
    ['Monster', 'Ally'],
  ],
  [
    /(?<=\b(?:exchange|swap|replace) (?:1|#) (?:random )?card )of (?=(?:your|your opponent 's|a opponent 's) (?:hand|threat|directed threat|discard pile)\b)/,
    'in ',
  ],
  [
    /(?<=\b(?:exchange|swap|replace) [^,:;]+ (?:with|for) (?:1|#) (?:random )?card )of (?=(?:your|your opponent 's|a opponent 's) (?:hand|threat|directed threat|discard pile)\b)/,
    'in ',
  ],
  [
    /(?<=\b(?:exchange|swap|replace) [^,:;]+ opponent 's (?:directed )?(?<pile>hand|threat|discard pile) (?:with|for) [^,:;]+ )(?:in|of|from) yours\b/,
    'in your <pile>',
  ],
  [
    /(?<=\b(?:exchange|swap|replace) [^,:;]+ your (?<pile>hand|threat|discard pile) (?:with|for) [^,:;]+ )(?:in|of|from) (?:your opponent 's|a opponent 's|theirs)$/,
    "in your opponent 's <pile>",
  ],
  [/(?<=\b(?:exchange|swap) 1 of your (?<what>[^,:;]+) (?:with|for) 1 of (?:your opponent|a opponent) 's)$/, ' <what>'],
  [/(?<=\b(?:exchange|swap) 1 of (?:your opponent|a opponent) 's (?<what>[^,:;]+) (?:with|for) 1 of )yours$/, 'your <what>'],
  [/(?<=\b(?:take|gain) control of [^,:;]+?) and (?:add|place|put) (?:it|them) (?:to|in|into) your (?:own )?threat\b/, ''],
  [/\bfor (?:the (?:duration|remainder|rest) of )?(?:this |the )?combat\b(?! step)/, 'until the end of combat'],
  [/(?<=\byour threat\b.*)\bthat threat\b/, 'your threat', ['Monster', 'Ally', 'Spell', 'Event']],
  [/(?<=\b(?:place|put|add|move) [^,]+?) , face-down , (?=(?:in|into|to)\b)/, ' face-down '],
  [
    /\b(?:THIS|it) (?:take on|assume|copy|adopt) the (?:card )?value of\b/,
    'the value of this card become equal to that of',
    ['Monster', 'Ally'],
  ],
  [
    /\bvalue (?:become|is) (?:that of|the (?:same as|value of)) (?=(?:1|any|a|the)\b)/,
    'value become equal to that of ',
    ['Monster', 'Ally'],
  ],
  // What is revealed is the Monster, whoever was named before.
  [/\b(?<how>discard|bury) (?:it|they) (?=when (?:(?:it|they) is )?reveal)/, '<how> this card ', ['Monster']],
]

/** The words that stand in these clauses alone. */
export const briefWords: readonly string[] = 'wield proper correct appropriate require adopt assume copy retain'.split(' ')

type Sentence = readonly Token[]

/** What a sentence says of the one before it: that one, put so that it says both; undefined where it says something else. */
type Together = (before: Sentence, part: Sentence, self?: Self) => Sentence | undefined

const near = (sentence: Sentence): Token => sentence[0]!
/** The words of a sentence, with THIS for this card, 1 and # for numbers. */
const said = (sentence: Sentence): string => piecesOf(sentence, undefined).said.replaceAll('this ally', 'THIS')
/** How many tokens the first so many of these words take. */
const tokensOf = (sentence: Sentence, begun: string): number => tokensIn(piecesOf(sentence, undefined), begun)

/** What the rules say anyway of what the sentence before has done. */
const reminders: readonly (readonly [of: RegExp, said: RegExp])[] = [
  // Whatever is exchanged for a card of the Story Deck lies there.
  [
    /\b(?:replace|exchange|swap) .* (?:from|in) your story deck$/,
    /^bury the (?:ally|card|1)(?: that)?(?: (?:you|was|is))? ?(?:replace|exchange)(?: ,? and (?:THIS|this card))?$/,
  ],
  // Who plays a Tome must know its language (M9.1), whatever else need not be so.
  [
    /^(?!.*\b(?:return|put|take|bring)\b).*\bplay (?:1|a|any|#)[^,;:]*\btome\b/,
    /^you must (?:still )?(?:know|speak|read) (?:the|their|its|any) languages?$/,
  ],
  // A Threat is reached by being put there, and only a play takes a Gate.
  [/\b(?:place|put|add|move) .*\bthreat$/, /^(?:no gate is (?:need|require|use|necessary)|(?:this|it) (?:need|require|use) no gate)$/],
  // A face-down Ally takes no part in Combat (M1.37).
  [
    /\bflip .*\bally\b.*\bface-down\b|\bflip face-down .*\bally\b/,
    /^(?:that|the) ally (?:take no (?:further )?part in|is out of|may not (?:defend|take part) in|leave) (?:this|the|that) (?:combat|battle)$/,
  ],
  // What was taken over for a Combat is buried with its Threat, and each card in its owner's Story Deck.
  [
    /\b(?:take|control)\b.*\bthreat\b.*\buntil the end of combat$/,
    /^bury (?:it|they|them|that (?:card|monster)) in its owner 's story deck(?: (?:then|at that time))?$/,
  ],
  // A Tome holds Spells whoever carries it (M9.12).
  [
    /\b(?:assign|carry|give|hold)\b.*\btome\b/,
    /^(?:this|the|that|such a) tome may (?:contain|hold|include|bear) (?:spell|its spell|any spell)(?: as (?:usual|normal)| normally)?$/,
  ],
  // What lies in a Threat does so until Combat has ended.
  [/\bexchange .*\bthreat\b/, /^both (?:card )?(?:remain|stay) in their new threat until the end of combat$/],
]

/** "It keeps that value until the end of Combat." */
const keptSoLong: Together = (before, part) => {
  const [head] = /^(?:it|they|THIS) (?:keep|retain|have) (?:that|this|the) value (?=until |for |while )/.exec(said(part)) ?? []
  const isOpen = head && /\bvalue\b/.test(said(before)) && !/\b(?:until|for the|while)\b/.test(said(before))
  return isOpen ? [...before, ...part.slice(tokensOf(part, head))] : undefined
}

/** "One of your Allies becomes Steadfast while that Ally remains in play": he, and not this card, which may long be gone. */
const heStays: Together = (before, part) => {
  const found =
    /^(?<told>.+?)(?: ,)?(?: for)? (?:while|until) (?:that|the|the chosen|they|it)(?: (?:card|ally|monster|artifact|tome))? (?:(?:remain|is|stay) in play|leave play|is (?:lose|bury or discard|discard or bury))$/.exec(
      said(part),
    )
  const { told = '' } = found?.groups ?? {}
  const picks = /\b(?:1|a|any|random|target) (?:[^,:;]+ )?(?:ally|monster|artifact|tome)\b/
  const isPicked = picks.test(told) || (/\bchoose (?:1|a|any) [^,:;]+$/.test(said(before)) && /^(?:that|they|it|the)\b/.test(told))
  const isTurned = / (?:gain|add|lose|subtract|become|is|turn|have) |^turn /.test(told)
  // What the target may not do, or can hold, is so as long as the target stays.
  const isBound = /\btarget\b/.test(told) && / (?:cannot|can not|may not|(?:may|can) hold) /.test(told)
  if (!found || !isPicked || /\b(?:until|while) /.test(told) || !(isTurned || isBound)) return undefined
  return [...part.slice(0, tokensOf(part, told)), ...newWords('until that card leave play', part.at(-1)!)]
}

/** "Reveal the top card of your opponent's Mythos Deck. If it is a Monster, it attacks him.": what was turned up, and no Monster of yours. */
const attacksItsOwner: Together = (before, part) => {
  const isTheirs =
    /\b(?:reveal|look at|turn up) the top card of (?:your opponent|1 opponent|a opponent|any opponent|any 1 opponent) 's mythos deck$/
  const at = part.findIndex(({ text }) => text === 'attack')
  const told = /^if (?:it|that card|the card) is (?:a|any) [^,:;]+ , it attack (?:them|that opponent|that player|your opponent|its owner)$/
  if (!isTheirs.test(said(before)) || !told.test(said(part))) return undefined
  return [...part.slice(0, at), newWord('so', near(part)), part[at]!, ...newWords('your opponent', near(part))]
}

/** "As your Turn, lose 2 Sanity and flip this card. Your Current Location now has ...": the price of what follows. */
const boughtSo: Together = (before, part) => {
  const price =
    /^(?:as|on) your turn , (?:you may )?(?:lose|pay|spend|bury|discard|use) [^,:;]+? and (?:flip|bury|discard) THIS(?: face-down)?$/.test(
      said(before),
    )
  const isDeed =
    /^(?:(?:then|all|each|1|#|it is|it become|your|draw|gain|bury|discard|flip|look|search|return|take|choose|play|any) |you (?:may |draw ))/
  if (!price || !isDeed.test(said(part)) || /^(?:bury|discard|flip) THIS/.test(said(part))) return undefined
  const colon: Token = { ...newWord(',', near(part)), text: ':', written: ':' }
  return [...before.map((each) => (each.text === 'lose' ? newWord('pay', each) : each)), colon, ...part]
}

/** "Until the end of the Round it preys instead on one opponent, as though it had been played on him": how long stands behind, and in plain words. */
function withWhileBehind(part: readonly Token[]): readonly Token[] {
  const [head = ''] =
    /^(?:until the end of [^,]+?|for the (?:rest|remainder) of [^,]+?)(?: ,)? (?=(?:it|they|that phobia|the phobia) )/.exec(said(part)) ??
    []
  const [tail = ''] =
    /(?: ,)? as (?:if|though) (?:it|they) (?:have )?(?:is )?(?:play|lay|cast) (?:on|against) (?:them|they|that (?:opponent|player)|your opponent)$/.exec(
      said(part),
    ) ?? []
  const count = (words: string): number => (words.trim() === '' ? 0 : words.trim().split(' ').length)
  const open = count(head)
  const plain = part.slice(open, part.length - count(tail))
  const subject = plain[0]?.text === 'the' || plain[0]?.text === 'that' ? 2 : 1
  const [verb = ''] =
    /^\S+ (?:instead )?(?:at|on) (?:the investigator of )?(?=(?:1|a|any|your|another) )/.exec(`${said(plain.slice(subject))} `) ?? []
  const isStrange = plain[subject]?.type === 'unknown' && verb !== ''
  const deed = isStrange ? [...plain.slice(0, subject), newWord('affect', near(plain)), ...plain.slice(subject + count(verb))] : plain
  const lasting = part.slice(0, open).filter(({ text }) => text !== ',')
  return open === 0 && tail === '' && !isStrange ? part : [...deed, ...lasting]
}

/** "Choose one Phobia affecting you. It now affects your opponent instead." */
const choosesPhobia: Together = (before, told) => {
  const chosen = /^(?:.* , |.* THIS and )?choose (?=(?:1|a|any|any 1|\S+) phobia\b)/.exec(said(before))
  const part = chosen ? withWhileBehind(told) : told
  const [head] = /^(?:it|they|that phobia|the phobia) (?:now )?affect (?=\S)/.exec(said(part)) ?? []
  if (!chosen || !head) return undefined
  const at = before.findIndex(({ text }) => text === 'choose')
  const [tail] =
    /(?<= opponent)(?: of your choice)?(?: (?:instead|from now on|from then on))?$| (?:instead|from now on|from then on)$/.exec(
      said(part),
    ) ?? ['']
  const whom = part.slice(head.trim().split(' ').length, tail ? -tail.trim().split(' ').length : undefined)
  // "Bury this card and choose one": what is given for it comes first.
  const isPaid = before[at - 1]?.text === 'and'
  const colon: Token = { ...newWord(',', near(part)), text: ':', written: ':' }
  const phobia = before.slice(at + 1)
  const affects = phobia.findIndex(({ text }, index) => text === 'affect' && phobia[index - 1]?.text === 'is')
  return [
    ...(isPaid ? [...before.slice(0, at - 1), colon] : before.slice(0, at)),
    ...(affects < 0 ? phobia : [...phobia.slice(0, affects - 1), ...phobia.slice(affects)]),
    newWord('affect', near(part)),
    ...whom,
  ]
}

/** "May look at one opponent's Threat. Bury this Ally after use.": a use, which takes a Turn where no moment is told. */
const usedUp: Together = (before, part) => {
  const isAfter =
    /^(?:bury|discard|flip|rotate) (?:THIS |it |they )?(?:(?:after|when) use|to do so|(?:if|when) you do(?: so| this)?)$/.test(said(part))
  return isAfter && /^(?:you )?may (?!is |not |only |join )/.test(said(before))
    ? [...newWords('as your turn , you', near(before)), ...before.slice(before[0]!.text === 'you' ? 1 : 0)]
    : undefined
}

const oneMoreVerb = '(?:bury|discard|draw|flip|return|reveal|gain|lose|take)'

/** "Bury one Phobia affecting you. If you are in the Dreamlands, you may bury two.": one more of them; where it is no choice, two instead. */
const moreOfThem: Together = (before, part) => {
  const told = new RegExp(
    `^(?<head>(?:if|while|at|by|during) [^,:;]+ , )(?<who>(?:(?:you|they|your opponent) )?)(?<may>(?:may )?)(?:must )?(?<verb>${oneMoreVerb}) (?<n>\\S+)(?<instead>(?:(?: point)? instead)?)$`,
  ).exec(said(part))
  const { head, who, may, verb, n } = told?.groups ?? {}
  const more = part.findLast(({ type }, at) => type === 'number' && at >= part.length - 3)
  if (!told || !more || n === undefined) return undefined
  // "A random Ghoul" is one of them.
  const first = before.findIndex(
    ({ text }, at) =>
      text === verb && (before[at + 1]?.type === 'number' || (before[at + 1]?.text === 'a' && before[at + 2] !== undefined)),
  )
  const less = before[first + 1]?.text === 'a' ? 1 : before[first + 1]?.value
  // A moment at its head is that of the second as well.
  const opens =
    /^(?:when [^,:;]+ , |you (?:may|can) use (?:this|the|its) gate to |(?:you (?:may|can) )?(?:remain|stay) here for (?:a|1|another) turn (?:and|to) (?:you (?:may|can) )?)?(?<subject>(?:your opponent |you )?)(?:must )?$/.exec(
      first > 0 ? `${said(before.slice(0, first))} ` : '',
    )
  // Of a use it is not said that more is done besides.
  const isUse = may !== '' && /^(?:you )?\S+ .* (?:and|to) /.test(opens?.[0] ?? '')
  const isOpen = first >= 0 && opens !== null && !isUse && !before.slice(first).some(({ text }) => /^[,:;]$/.test(text))
  if (!isOpen || less === undefined || more.value <= less || (may && less < 1)) return undefined
  // When it is done has been said once.
  const when = may
    ? -1
    : before.findIndex((_, at) => at > first + 1 && /^(?:when|each time|at the (?:start|end)) /.test(`${wordsAt(before, at, 3)} `))
  const kind = before.slice(first + 2, when < 0 ? undefined : when)
  const subject = who && who !== 'they ' ? who : (opens.groups?.['subject'] ?? '')
  const whose = subject === '' ? [] : newWords(subject.trim(), near(part))
  const [lead, deed] = [part.slice(0, head!.trim().split(' ').length), newWord(verb!, near(part))]
  return may
    ? [...lead, ...newWords('you may', near(part)), deed, { ...more, value: more.value - less }, ...kind]
    : [...lead, ...whose, deed, more, ...kind, newWord('instead', near(part))]
}

/** "You may use this Gate to play any Ghoul as an Ally. Costs 1 additional Sanity point.": each such use, and not this Location. */
const pricedUse: Together = (before, part) => {
  const [head] = /^(?:.*, )?you may (?=use (?:this|the|its) gate to play )/.exec(said(before)) ?? []
  const isPrice =
    /^(?:this |it |each |do so )?cost (?:you )?(?:#|1) (?:additional |extra |more )?sanity(?: point)?(?: each| more| extra)?$/.test(
      said(part),
    )
  const n = part.find(({ type }) => type === 'number')
  if (head === undefined || !isPrice || !n) return undefined
  const open = tokensOf(before, head)
  return [...before.slice(0, open), newWord('pay', near(part)), n, ...newWords('sanity and', near(part)), ...before.slice(open)]
}

const ownPrice = '(?:bury|discard|flip) THIS(?: face-down)?'
const inSanity = '(?:pay|spend) (?:#|1) sanity(?: point)?'
/** What is left to you at a moment, and is no more than a price; of a Phobia that was laid on you also one of a single part. */
const paysAt = new RegExp(
  `^(?:when|each time|if|after|at the (?:start|end)) [^:;]+ , you (?:may|can) (?:(?<two>${ownPrice} and ${inSanity}|${inSanity} and ${ownPrice})|${ownPrice})$`,
)
const turnsAway =
  /^(?:the|that|this) phobia (?:now )?affect (?:that player|that opponent|your opponent|the opponent|they|them|the (?:player|opponent|investigator) who (?:have )?play it)(?: instead)?$/

/** "When an opponent plays a Phobia on you, you may bury this Tome and spend 2 Sanity. The Phobia now affects that player.": at that price. */
const paidBefore: Together = (before, part) => {
  const paid = paysAt.exec(said(before))
  if (!paid) return undefined
  const isTurned = turnsAway.test(said(part)) && /\bplay a phobia on (?:you|your investigator) ,/.test(said(before))
  const phobia = isTurned ? part.find(({ text }) => text === 'phobia') : undefined
  const isTwo = paid.groups?.['two'] !== undefined
  const ifSo = isTwo ? newWords('if you do ,', near(part)) : []
  if (phobia) return [...ifSo, newWord('that', near(part)), phobia, ...newWords('affect that player', near(part))]
  return isTwo && /^(?:cancel|draw|gain|look|bury|discard|return|your opponent|that player) (?!THIS\b)/.test(said(part))
    ? [...ifSo, ...part]
    : undefined
}

const staying = '(?:remain|stay|rest|wait|linger|tarry|sleep)'
/** What a Turn spent here is for: one of a kind. */
const oneForTurn = new RegExp(
  `^(?:you (?:may|can) )?${staying} here for (?:a|1|another|a additional|1 additional) turn(?: ,)? (?:and|to) (?:you (?:may|can) )?(?<verb>bury|draw|flip|discard|return) (?:1|a) [^,:;]+$`,
)

/** "You may remain here for one Turn and bury one Phobia. At Night, you may pay 2 Sanity and bury all of them.": another use of such a Turn. */
const moreForTurn: Together = (before, part, self) => {
  const verb = self?.type === 'Location' ? oneForTurn.exec(said(before))?.groups?.['verb'] : undefined
  const more =
    verb === undefined
      ? null
      : new RegExp(
          `^(?<so>at night|by day|during the (?:night|day)|(?:if|while|when) [^,:;]+) , you (?:may|can) (?<pay>${inSanity}) (?:and|to) ${verb} (?<n>all of (?:they|them)|(?:they|them) all|all|#)(?: instead)?$`,
        ).exec(said(part))
  if (verb === undefined || !more) return undefined
  const { so = '', pay = '', n = '' } = more.groups ?? {}
  const one = before.findIndex(({ text }, at) => text === verb && /^(?:1|a)$/.test(said(before.slice(at + 1, at + 2))))
  const price = part.slice(tokensOf(part, `${so} , you may `), tokensOf(part, `${so} , you may ${pay} `))
  const many = n.startsWith('#') ? part.filter(({ type }) => type === 'number').slice(-1) : newWords('all', near(part))
  return [
    ...newWords('as your turn , have stay here ,', near(part)),
    ...part.slice(0, tokensOf(part, `${so} , `)),
    ...price,
    { ...newWord(',', near(part)), text: ':', written: ':' },
    newWord(verb, near(part)),
    ...many,
    ...before.slice(one + 2),
  ]
}

/** "Summon Ghouls. They attack any one opponent": one card, whatever its Title says. */
const theyAttack: Together = (before, part) =>
  /\bsummon\b/.test(said(before)) && /^they (?:\S+ )?attack\b/.test(said(part)) ? [newWord('it', near(part)), ...part.slice(1)] : undefined

const isAlike =
  '(?:is (?:equal|alike|tie|tied|the same)|is (?:of|at) (?:equal|the same) value|tie|(?:have|share) (?:the|that) (?:same )?value)'
const isTie = new RegExp(
  `^(?:(?:if|when|where|should) (?:#|1|# or more|more than 1)(?: (?:such )?(?:monster|ally|artifact|of they))? ${isAlike}|(?:in (?:the )?case of|in the event of|on|if there is) (?:a )?tie) , (?<who>your opponent|opponent|you) (?:may |must )?(?:choose|decide|pick|select)(?: (?:which|between they|among they))?(?: 1)?(?: (?:of they|is bury|is discard))?$`,
)

/** "Bury the Monster of least value in ... If two or more are equal, opponent chooses": of those the one he likes. */
const choosesOnTie: Together = (before, part) => {
  const { who } = isTie.exec(said(part))?.groups ?? {}
  const isOne =
    /^(?:cast .* , )?(?:bury|discard|flip) (?:the|1|a) [^,;:]*\b(?:least|lowest|low|highest|high|greatest|great) value(?: (?:in|of|among) (?!.*\b(?:until|at the|if|unless|and|then)\b)[^,;:]*)?$/.test(
      said(before),
    )
  if (!who || !isOne) return undefined
  return who === 'you' ? before : [...before, ...newWords("of your opponent 's choice", near(part))]
}

/** Sentences of which one only says more about the one before it, as one; what goes without saying is left out. */
export function saidTogether(parts: readonly Sentence[], self: Self | undefined): readonly Sentence[] {
  const result: Sentence[] = []
  const isThreat =
    self?.type === 'Event' &&
    (self.subtype === 'Threat' || parts.some((part) => /\bTHIS (?:face-down )?(?:in|into|to) your threat\b/.test(said(part))))
  for (const part of parts) {
    const before = result.at(-1)
    // A Threat Event is buried after Combat anyway (M10.20).
    if (isThreat && /^bury (?:THIS |it )?after (?:use|combat)$/.test(said(part))) continue
    if (before && reminders.some(([of, again]) => of.test(said(before)) && again.test(said(part)))) continue
    const used = self?.type === 'Ally' && before ? usedUp(before, part) : undefined
    if (used) result[result.length - 1] = used
    const one =
      before &&
      (keptSoLong(before, part) ??
        choosesOnTie(before, part) ??
        choosesPhobia(before, part) ??
        boughtSo(before, part) ??
        pricedUse(before, part))
    if (one) result[result.length - 1] = one
    else
      result.push(
        (before &&
          (moreOfThem(before, part) ??
            paidBefore(before, part) ??
            moreForTurn(before, part, self) ??
            attacksItsOwner(before, part) ??
            theyAttack(before, part))) ??
          heStays(before ?? [], part) ??
          part,
      )
  }
  return result
}

/** "A tough old trooper, Dooley is buried only if ...": what somebody is called besides, in words that the game does not have. */
export function withoutEpithet(part: Sentence): Sentence {
  const comma = part.findIndex(({ text }) => text === ',')
  const isEpithet = (words: Sentence): boolean =>
    words.length > 1 &&
    words.length < 9 &&
    /^(?:a|the)$/.test(words[0]!.text) &&
    words.some(({ type }) => type === 'unknown') &&
    words.every(({ type, text }) => type === 'unknown' || ofStories.has(text))
  if (comma > 1 && part[comma + 1]?.type === 'self' && part.length > comma + 3 && isEpithet(part.slice(0, comma)))
    return part.slice(comma + 1)
  const end = comma === 1 && part[0]!.type === 'self' ? part.findIndex(({ text }, at) => at > 1 && text === ',') : -1
  return end > 3 && part.length > end + 2 && isEpithet(part.slice(2, end)) ? [part[0]!, ...part.slice(end + 1)] : part
}

/** Words that the game has, too, and that tell nothing of it within a story. */
const ofStories: ReadonlySet<string> = new Set(['a', 'the', 'old', 'of', 'and', 'but', 'new', 'great', 'with', 'from', 'young'])
