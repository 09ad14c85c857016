/** What printed cards say in passing or at length of their numbers, their fights and their Spells, in the words the grammar has for it. */

import type { Clause } from '../clauses.ts'

const rate = '(?!(?:round|turn|combat|game|card|point|player|investigator|opponent|weapon|location|person)\\b)'

export const inThePrintedManner: readonly Clause[] = [
  // ---------------------------------------------------------------- numbers
  [
    new RegExp(
      `\\bper (?=(?:other |additional )?${rate}[^,:;()]+? (?:you (?:have|control)|in play|in your|in their|among|there is|that is|who|which)\\b)`,
    ),
    'for each ',
  ],
  [/\bfrom the hand(?= |$)(?! of\b)/, 'from hand'],
  [/(?<=\b(?:to|and|or|by|,) )all your (?=\S)/, 'all of your '],
  [/(?<=\bfrom your mythos deck\b.*\b(?:on|to|on to) (?:the )?(?:top|bottom) of )it$/, 'your mythos deck'],
  // ---------------------------------------------------------------- who defends
  [
    /(?<=\b(?:when|if|whenever|each time|time that) )(?:the bearer|its bearer|(?:the|that|its) ally|they)(?: (?:with|who (?:bear|have|carry)|that (?:bear|have|carry)|bear|carry) (?:it|THIS))? (?:defend|is (?:commit|committed|choose|selected)(?: (?:to defend|as a defending ally|to the defen[sc]e|to combat))?)(?= ,|$)/,
    'this card is commit to defend',
    ['Artifact'],
  ],
  [
    /(?<=\b(?:when|if|whenever|each time) )(?:THIS|they) is commit(?:ted)?(?: to (?:combat|the defen[sc]e|your defen[sc]e))?(?= ,|$)/,
    'this card is commit to defend',
    ['Ally'],
  ],
  [/\beach time that (?=THIS|this |the |you |your |a )/, 'each time '],
  [
    /\b(?<who>you|your opponent|that player) (?:have )?commit(?:ted)? no (?<what>ally|defending ally)(?: (?:at all|to (?:the|their|his) defen[sc]e|to defend|in combat))?(?= ,|$)/,
    '<who> have no defending ally',
  ],
  [
    /\b(?<who>you|your opponent|that player) (?:have|do) not commit(?:ted)? (?:any|a|1) (?<what>ally|defending ally)(?: (?:at all|to (?:the|their|his) defen[sc]e|to defend|in combat))?(?= ,|$)/,
    '<who> have no defending ally',
  ],
  // ---------------------------------------------------------------- Weapons that may not be used
  // M6.4: those of whoever is there.
  [
    /^(?:no weapon (?:may|can)|weapon (?:may not|cannot)) is (?:use|bear|carry|wield) here$|^no ally (?:may|can) (?:use|bear|carry|wield) (?:a |any )?weapon here$/,
    'each of your ally may not bear weapon here',
    ['Location'],
  ],
  [
    /\bno weapon (?:may|can) is (?:use|bear|carry|wield)(?: by (?:any|a) (?:ally|player|investigator))?(?=$| (?!by\b|here\b))/,
    'no ally may bear weapon',
  ],
  [
    /\byou (?:may not|cannot) use (?:any |a |your )?weapon(?=$| (?:here|until|during|this|in|for|while|at)\b)/,
    'each of your ally may not bear weapon',
  ],
  [
    /\byour opponent (?:may not|cannot) use (?:any |a |their )?weapon(?=$| (?:until|during|this|in|for|while|at)\b)/,
    'each ally of your opponent may not bear weapon',
  ],
  [
    /^you (?:may not|cannot) use (?:any )?(?<a>\S+) (?:or|and)(?: you (?:may not|cannot))?(?: use| cast)? (?:any )?(?<b>spell|weapon|artifact|tome) here$/,
    'you may not use <a> here . you may not use <b> here',
    ['Location'],
  ],
  [
    /^(?:(?:no (?<a>\S+) (?:may|can)|(?<b>\S+) (?:may not|cannot)) is (?:use|cast) here and no|(?:no (?<c>\S+)|(?<d>\S+)) (?:or|and)) (?<e>spell|weapon|artifact|tome) (?:(?:may|can) is (?:use|cast)(?: here)?|(?:may not|cannot) is (?:use|cast) here)$/,
    'no <a> <b> <c> <d> may is use here . no <e> may is use here',
    ['Location'],
  ],
  // ---------------------------------------------------------------- Spells and Tomes
  [
    /(?<=^(?:while [^,]+ , |when [^,]+ , |if [^,]+ , )?)(?:the|its) (?:spell )?capacity of THIS is (?:reduce to |lower to |raise to |only )?(?<n>#|1)(?: spell)?$/,
    'this card may hold only <n> spell',
    ['Tome'],
  ],
  [/\bjust cast by (?=a |your |1 )/, 'cast by '],
  [/\b(?:whoever|any player who|a player who) (?=[^,:;()]+? (?:must|lose|gain|draw|discard|flip|bury|may)\b)/, 'each player who '],
  // ---------------------------------------------------------------- when it cannot be
  [
    /^(?<ban>(?:THIS )?(?:may not|cannot) is (?:cast|use|play)) (?<a>during [^,]+?|in [^,]+?|at night|at day|while [^,]+?)(?: ,)? or (?<b>during [^,]+|in [^,]+|at night|while [^,]+|if [^,]+)$/,
    '<ban> <a> . <ban> <b>',
  ],
  [/^(?<ban>(?:THIS )?(?:may not|cannot) is (?:cast|use|play) .*)\bin combat$/, '<ban> during combat'],
  [/(?<=\b(?:may not|cannot) is (?:cast|use|play) )while walk$/, 'while you is walk'],
  [/\bwhose current location (?:is|have)(?: in| at)? (?=(?:a|an|the) )/, 'who is at '],
  [
    /\b(?<where>ally|card|monster|location)(?: also)? (?<at>at|in) (?<what>[^,]+?) ,? ?even (?:if )?outside (?:of )?\S+$/,
    '<where> <at> <what>',
  ],
  [
    /(?<=^(?:THIS )?(?:may|can)(?: also)? is play at [^,]+?)(?: ,)? even (?:if |when )?(?:it is |they is )?(?:outside|not in|away from|beyond)(?: of)? \S+$/,
    '',
  ],
  [/\b(?:no gate need|gate not need|gate or not|whether or not there is a gate|with or without a gate)\b/, 'without a gate'],
  [/\bif THIS should (?:is|be) lose\b/, 'if THIS is lose'],
  [/\b(?:buries|bury|put|place) a (?<kind>monster|ally) out of\b/, 'bury a <kind> from'],
  [/\bat the moment (?:that |when )?(?=you |your |a |an )/, 'when '],
  [/^(?<do>discard|bury) (?<what>THIS|it) and any spell in it to (?=\S)/, '<do> <what> to '],
  // ---------------------------------------------------------------- you and the other
  [
    /^(?<then>then )?(?:both of you|you both|you and (?:that|the|this) (?:opponent|player|investigator)(?: both| each)?) (?=(?:must )?(?:draw|discard|lose|gain|bury|flip|return)\b)/,
    '<then> you and your opponent each ',
  ],
  [
    /^you and (?:the |your )?target(?: opponent| investigator| player)?(?: both| each)? (?=(?:draw|discard|lose|gain|bury|flip|return)\b)/,
    'you and your opponent each ',
  ],
  [/(?<=\b(?:to|and|may) )have (?<what>it|that card) (?<do>bury|discard|flip)(?=$| )/, '<do> <what>'],
  [
    /^you (?:may not|must not|cannot) pass on (?:the|your) (?:next |first |very next )?turn (?:right |immediately |directly )?after (?:you (?:arrive|come)|arrive|arriving|arrival)(?: here)?$/,
    'when you arrive , you may not pass on your next turn',
    ['Location'],
  ],
  [
    /(?<=\b(?:summon|control) [^,:;()]+?)(?: ,)? (?:and (?:you may )?add (?<n>#|1)(?: point)? to (?:its|their) value|with (?<m>#|1)(?: point)? (?:is )?add to (?:its|their) value|with (?:its|their) value (?:is )?(?:increase|raise) by (?<k>#|1)(?: point)?)$/,
    'which gain <n> <m> <k>',
    ['Spell', 'Artifact', 'Ally', 'Tome', 'Event'],
  ],
  // ---------------------------------------------------------------- what becomes of the Spells
  [/(?<=\b(?:return|take|put|place|keep|discard|bury) )its spell(?=$| )/, 'all spell in this tome', ['Tome']],
  [/\bits spell (?:is )?(?:return|go back|go)(?= to your hand$)/, 'all spell in this tome is return', ['Tome']],
  [
    /^(?:(?:all|any|the) )?spell in (?:THIS|it) (?:is )?(?:return|go|take) (?:to|into) your hand instead of (?:is )?(?:bury|discard|lose)(?: or (?:bury|discard|lose))?(?: with (?:it|THIS))?$/,
    'when this card is lose , all spell in this tome is return to your hand',
    ['Tome'],
  ],
  // ---------------------------------------------------------------- how long, and what is left in Hand
  [/\buntil (?:the )?(?<what>combat|round) is (?:finish|finished|complete|conclude|concluded|resolve)(?= ,|$)/, 'until the end of <what>'],
  [/\bno other card in (?:your )?hand\b/, 'no card in hand', ['Event', 'Spell']],
  [/\bif (?:this|THIS) is (?:the |your )only card in (?:your )?hand\b/, 'if you have no card in hand', ['Event']],
  // ---------------------------------------------------------------- whose, and where it lies
  [/\b(?:may|can) not is (?=\S+)/, 'cannot is '],
  [/(?<=\b(?:draw|take) (?:#|1|a|up to #) (?:more |additional |extra )?card) from the mythos deck(?= |$)/, ''],
  [/(?<=\b(?:rotate|turn|flip|bury|discard|return) )opponent 's (?=\S)/, "your opponent 's "],
  [/\b(?:consist of|contain) nothing (?:but|except|other than) (?=\S)/, 'contain only '],
  [/\b(?:that|the) spell 's (?:sanity |casting )cost\b/, 'its cost', ['Tome', 'Ally', 'Artifact', 'Spell']],
  [
    /(?<=\bequal to )(?:the (?:sanity |casting )?cost of that spell|that spell 's (?:cast )?cost)$/,
    'its cost',
    ['Tome', 'Ally', 'Artifact'],
  ],
  [/^(?:constant|permanent|continuous|ongoing) effect [:.,]? ?(?=\S)/, ''],
  [
    /(?<=\bat the end of )(?:any|each|every|a) combat in which (?:the|its|that) (?:ally|bearer) (?:is commit(?:ted)?|have defend|defend|is choose to defend)(?= ,|$)/,
    'each combat in which the bearer defend',
    ['Artifact'],
  ],
  [/(?<=\b(?:is|may|cannot|may not) (?:not )?(?:is )?(?:turn corrupt|turn steadfast|flip|bury|discard|lose|affect)) nor (?=\S)/, 'or '],
  [/\bno ally (?:may|can) (?:is turn|become) (?<as>corrupt|steadfast)(?= |$)/, 'each ally of any player cannot become <as>'],
  [
    /\b(?:a |the )?(?<what>(?:\S+ )?spell(?: with the \S+ icon)?) is in (?:1 of your|any of your|a|any) tome\b/,
    '1 of your tome hold a <what>',
  ],
  [/\bthere is a (?<what>(?:\S+ )?spell) in (?:1 of your|any of your|any) tome\b/, '1 of your tome hold a <what>'],
  [/(?<=\b(?:you|they) may )choose to (?=(?:bury|discard|flip|draw|return|lose|gain)\b)/, ''],
  [/\bwith THIS in play(?: ,)? (?=you\b|your\b|all\b|each\b)/, 'while THIS is in play , '],
  [/^(?:it|they) (?=(?:cannot|may not) is (?:control|summon|flip|bury|discard|affect)\b)/, 'this card ', ['Monster', 'Ally']],
  [/(?<=\blook at [^,:;()]*?)\b(?:1|any|a) player 's (?=threat\b|hand\b)/, "your opponent 's "],
  // ---------------------------------------------------------------- what is said besides
  [/^they (?:may not|cannot) (?:carry|bear|use|have|wield) (?:a |any )?weapon$/, 'this card may not bear weapon', ['Ally']],
  [
    /(?<=\b(?:may not|cannot) is (?:flip(?: face-down)?|bury|discard|lose|return|affect|turn face-down))(?: ,)? (?:not )?even (?:by|through|because of) (?:your own|his own|any|their own) card$/,
    '',
  ],
  [/(?<=\bspell .*)(?: ,)? even (?:if|when) (?:a |1 of (?:your|their) |it is cast by a )?ally(?: cast it)?$/, ''],
  [
    /^(?:if|when|whenever) (?:any )?sanity is lose (?:to|because of|from) THIS ,(?: you)?(?= )/,
    'when your opponent lose sanity to this card , ',
    ['Monster'],
  ],
  [
    /^(?:you )?lose (?<n>#|1) (?:less sanity(?: point)?|sanity(?: point)? less) (?:each time|when|whenever) you (?<do>play|cast) (?:a |an )?(?<what>[^,:;()]+)$/,
    '<what> cost you <n> less sanity',
    ['Ally', 'Tome', 'Artifact', 'Location'],
  ],
  // ---------------------------------------------------------------- where and when at once
  [
    /(?<so>\b(?:if|while|unless) (?:your current location is|you is (?:at|in)) [^,:;()]*?) (?:at|by|during(?: the)?) (?<time>night|day)(?=$| ,)/,
    '<so> and it is <time>',
  ],
  [/(?<=\byou (?:may not|cannot) is attack) by (?:any |a )?(?:directed )?(?:threat|monster)$/, ''],
  // ---------------------------------------------------------------- who draws nothing for a new Round
  [
    /\b(?<who>you|your opponent|(?:each|any) (?:opponent|player|investigator)|that player) (?:(?:do not|may not|cannot) draw (?:any |new |a new )?(?:card|hand)|draw no (?:new )?card|(?:may not|cannot|do not) (?:fill|replenish|refill) their hand) (?:at|for) the (?:start|beginning) of (?:a|any|each|every|the)(?: new)? round/,
    '<who> may not draw card at the start of each round',
  ],
  [
    /\bno (?:player|investigator) (?:may )?draw (?:any |new )?card (?:at|for) the (?:start|beginning) of (?:a|any|each|every|the)(?: new)? round/,
    'no player may draw card at the start of each round',
  ],
  [
    /\byou (?:may not|cannot|do not) (?:fill|replenish|refill) your hand at the (?:start|beginning) of (?:a|any|each|every|the)(?: new)? round/,
    'you may not draw card at the start of each round',
  ],
]
