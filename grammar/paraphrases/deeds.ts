/** What is done to cards and players: chosen, moved, returned, exchanged, looked at; duties and bans of other players. */

import type { Clause } from '../clauses.ts'

const choose = '(?:choose|select|pick)'
const fate = '(?:bury|discard)'
const foe = '(?:your opponent|the opponent|that opponent|target opponent|(?:a|1|any|any 1) opponent|another player)'
const revealing = '(?:when (?:threat is )?reveal , )?'
const allOf = '(?:all|every|each|any)(?: of)?(?: the)? '
const goods = '(?:weapon|artifact|tome|spell|(?:artifact|weapon|tome) (?:and|or) (?:tome|artifact|spell)|artifact , tome (?:or|and) spell)'
const one = '(?:a|1|any 1)'
const freely = '(?: of your choice)?'
const few = '(?:a|1|#|any 1|any #|up to #)'
const him = '(?:it|they|them)'
const put = '(?:put|place|set|lay|move|bring|take|return|add|transfer)'
const into = '(?:in|into|to)'
const beside = '(?:beside|with|among|amongst|alongside|next to|by the side of|at the side of|to the side of)'
const held = '(?:hold|carry|bear|own|wield|possess|use)'
/** "Two or less", of a value; the number is `<n>` or `<m>`. */
const atMost =
  '(?:(?<n>#|1) (?:point )?or (?:less|lower|fewer|under|below)|(?:at most|no more than|not more than|up to) (?<m>#|1)(?: point)?)'
const weapons =
  '(?:(?:the )?(?:value|point|bonus) of )?(?:any |all |their |its |the )?weapon(?: (?:that )?(?:they|it) (?:may )?(?:bear|carry|hold|have))?'
const leavingOut =
  '(?:(?:not|without|never) (?:count(?:ing)?|includ(?:e|ing)|add|reckon|consider)|without|exclud(?:e|ing)|leave out|leave aside|disregard|ignore|apart from)'
const unarmed = `(?:${leavingOut} ${weapons}|${weapons} (?:exclud(?:e|ing)|aside|not (?:count(?:ing)?|include)|do not count|is not (?:count(?:ing)?|include)))`
const bare = 'of up to <n> <m> point ( exclude the value of any weapon )'
/** "Play no cards, do not Pass": a Turn that is nothing at all. */
const playsNone =
  '(?:(?:you |they )?(?:may )?(?:play no card|no card (?:is|may is) play|without play (?:a |any )?card|(?:do not|not|cannot) play (?:a |any )?card|play nothing|not play))'
const noPass =
  '(?:(?:it |this |that |you |they )?(?:do not pass|not pass|no pass|cannot pass|may not pass|without pass|pass|is not a pass|do not count as a pass|is no pass))'
const idle = `\\( ?(?:${playsNone}|${noPass})(?: ,)?(?: (?:and|nor|or|but))?(?: ,)? (?:${noPass}|${playsNone}|play) \\)`
const bottom = '(?:lowest|nearest(?: to)? the bottom|closest(?: to)? the bottom|deepest|farthest down|furthest down)'
const pile =
  "(?<whose>your|their|your opponent 's|a opponent 's|1 opponent 's|any opponent 's|that player 's|each player 's) (?<pile>story deck)"

export const deeds: readonly Clause[] = [
  // Shown or not, what was looked for is in the Hand.
  [
    /(?<=\bsearch [^;:()]*?)(?: ,| and)? (?:show|reveal) (?:it|them|they|that card|the card)(?: to (?:your opponent|each opponent|all player|each player|everyone|the other player))?(?: ,)? and (?=(?:put|take|add|place|return|bring) )/,
    ' and ',
  ],
  // "Return one Great Old One to its player's Hand": whosever it is.
  [
    /\breturn (?<what>(?:1|a|any 1|any|#) (?:(?!of\b|in\b|from\b|your\b|opponent\b|or\b|and\b|random\b)[^,:;() ]+ )+?)to (?:its|their) (?:owner|player|controller) 's hand(?=$| ,)/,
    "return <what> of any player to its owner 's hand",
    ['Event', 'Spell', 'Artifact', 'Tome', 'Ally', 'Location'],
  ],
  [/\bto (?:its|their) (?:player|controller) 's hand(?=$| ,| and )/, "to its owner 's hand"],
  [/(?<=\bchoose (?:1|a|any 1|#) (?:random )?[^,:;()]*? and (?:flip|bury|discard) )card(?= |$)/, 'it'],
  // "Your opponent chooses one of your Allies, who must be Discarded": his choice, and your card.
  [
    new RegExp(
      `(?<=^|[,:] )(?:${foe}|opponent) (?:must )?${choose} (?<n>1|a|#|any 1) of your (?<what>[^,;:()]+?)(?: [,:;])? (?:(?:and|then|and then) )?(?:(?:who|which|that) (?:(?:must|will|have to) )?is (?:then )?(?<a>bury|discard|flip)|(?:you must )?(?<b>bury|discard|flip) (?:it|they|them|that ally|that card|that artifact)|to is (?<c>bury|discard|flip))(?: face-down)?$`,
    ),
    "<a> <b> <c> <n> of your <what> of your opponent 's choice",
  ],
  // "All of your Flipped Allies": how they lie.
  [
    /(?<=\b(?:all|each|every|any|1|#|a|your|the|other|(?:of )?your opponent 's) )flip (?=(?:\S+ )?(?:ally|artifact|tome|weapon|monster|card|spell|location)\b)(?!.* flip\b)/,
    'face-down ',
  ],
  // ---------------------------------------------------------------- this card, when all is done
  [
    /^(?:after (?:do (?:so|this|that|it)|this|that|all this|this have happen)|when (?:this|that|it|all) ?(?:is|have is)? (?:do|done|finish|over|resolve)|once (?:this|that|it|all)(?: is| have is)? (?:do|done|finish|over|resolve)|when (?:do|done|finish)|once (?:do|done|finish)|have do (?:so|this|that)) ,? ?(?<deed>bury|discard) THIS$/,
    '<deed> this card',
    ['Event'],
  ],
  [
    /^(?<deed>bury|discard) THIS (?:(?:when|once|as soon as) (?:you (?:is|have) |this is |that is |all is |it is )?(?:do|done|finish|over)|(?:after|upon) (?:do so|this|that|its effect have is resolve|its effect is resolve))$/,
    '<deed> this card',
    ['Event'],
  ],
  // ---------------------------------------------------------------- by lot, and of whose choice
  [new RegExp(`\\b(?:${choose}|take|draw|remove) at random (?=(?:1|#|a|half|any) )`), 'randomly choose '],
  // Of what else was spoken of, nothing in a Hand is meant.
  [
    /(?<=^(?:(?!(?:ally|artifact|tome|weapon|monster|spell|phobia|location|threat)\b)\S+ )*hand(?: (?!(?:ally|artifact|tome|weapon|monster|spell|phobia|location|threat)\b)\S+)* discard (?:1|#)) of (?:they|them|those) ,? ?(?:choose |select |pick |take )?(?:at random|randomly)$/,
    'random card in their hand',
  ],
  [/(?<=\b(?:1|a|any 1) \S+) of your choice (?=(?:carry|bear|hold|own|wield|use) by )/, ' '],
  [new RegExp(`(?<=^${foe} must give you ${few} \\S+) (?:of|at) (?:their|its) (?:own )?choice`), ''],
  [
    /\bas many (?:of )?(?<what>(?:\S+ ){0,5}?\S+?) as (?:you|they) (?:like|wish|want|please|desire|care|choose)(?= |$)/,
    'any number of <what>',
  ],
  // Who has the choice is told by the verb.
  [
    /(?<=^(?:(?!opponent|player|they\b).)* or .*)(?: ,)? ?(?:\( )?(?:(?:as|whichever|whatever) you (?:choose|prefer|like|wish|please|desire|decide|want)|at your (?:option|choice)|your choice|the choice is yours|you (?:choose|decide)(?: which)?)(?: \))?$/,
    '',
  ],
  [
    /(?<=^(?:[^,]+ , )?(?:each|any|all|every|the|that|your|a|1) (?:other )?(?:player|opponent|investigator) (?:(?! you ).)* or .*)(?: ,)? ?(?:\( )?(?:(?:as|whichever|whatever) (?:they|it) (?:choose|prefer|like|wish|please|desire|decide|want)|at (?:their|its) (?:option|choice)|(?:their|its) choice|the choice is theirs)(?: \))?$/,
    '',
  ],
  [
    /(?<=^(?:[^,]+ , )?(?:each|any|all|every|the|that|your|a|1) (?:other )?(?:player|opponent|investigator) must [^,]* or (?:bury|discard|flip|lose|pay|return|draw) [^,]*) , (?:the choice is (?:theirs|their or hers)|of their (?:own )?choice|choose by them)$/,
    '',
  ],
  // Each of several picks his own anyway.
  [
    /(?<=^(?:[^,]+ , )?(?:each|any|all|every) (?:other )?(?:player|opponent|investigator) must [^,]*) , (?:the choice is (?:theirs|their or hers)|of their (?:own )?choice|choose by them)$/,
    '',
  ],
  [/ , (?:choose |select )?(?:at random|randomly)$/, ' at random'],
  [/(?<=\b(?:bury|discard|flip|return) [^,]*)(?: ,)? if (?:there is|they have|you have) (?:1|any)(?: in play)?$/, ''],
  [
    /\b(?<how>put|place|return|take|bring|bury|discard|flip|move) their (?=(?:on|in|into|to|back|face-down|face-up|beside|with|aside|instead)\b)/,
    '<how> it ',
  ],
  [/\b(?<how>bury|discard) their$/, '<how> it'],
  // ---------------------------------------------------------------- which cards: their value without Weapons, and where they lie
  [/(?<=\bvalue (?:is |of )?)(?:no|not) (?:greater|higher|larger|more|bigger) than (?<n>#|1)(?: point)?\b/, '<n> or less'],
  [/\bthe lowest (?<what>\S+) of (?<whose>your|their|your opponent 's) story deck\b/, 'the lowest <what> in <whose> story deck'],
  [/\b(?<n>any 1|1|a) (?<what>\S+) (?:that|which|whom) you have bury\b/, '<n> <what> in your story deck'],
  [/\b(?<n>any 1|1|a) (?<what>\S+) (?:that|which|whom) you have discard\b/, '<n> <what> in your discard pile'],
  [/\bthe hand of (?:any 1|any|1|a) (?:opponent|player)\b/, "a opponent 's hand"],
  [/(?<=\b(?:carry|bear|hold) by )(?:a|1|any) opposing (?<is>(?:defending )?ally)\b/, 'a <is> of your opponent'],
  [
    /\b(?<how>bury|discard|flip) (?:1|a|any 1) (?<is>tome|artifact|ally|weapon) beside your (?:own )?investigator(?=$| ,| and )/,
    '<how> 1 of your <is>',
  ],
  [/\bthe (?<n>#) top card of\b/, 'the top <n> card of'],
  [
    new RegExp(
      `\\b(?:of|with|who have|that have|whose) (?:a )?(?:own )?(?:card )?(?:value|strength) (?:of |is )?${atMost}(?: ,| \\()? ${unarmed}(?: \\))?`,
    ),
    bare,
  ],
  [
    new RegExp(
      `\\b(?:of|with|who have|that have|whose) (?:a )?(?:own )?(?:card )?(?:value|strength)(?: ,| \\()? ${unarmed}(?: \\)| ,)? (?:of |is )?${atMost}`,
    ),
    bare,
  ],
  [
    /(?<=\bally) (?<of>of (?:your|a|1|any) opponent|they have in play|in play|of any player) of up to (?<n>#|1) point \( exclude the value of any weapon \)/,
    ' of up to <n> point ( exclude the value of any weapon ) <of>',
  ],
  [new RegExp(`\\b(?:of|worth) ${atMost}(?: ,| \\()? ${unarmed}(?: \\))?`), bare],
  [
    new RegExp(`\\bthe (?<what>(?:\\S+ ){0,3}?\\S+) (?:that|which|who) (?:is|lie) ${bottom}(?: card)? (?:in|of) ${pile}`),
    'the lowest <what> in <whose> <pile>',
  ],
  [/(?<=\bstory deck to the top) of (?:the|that|this) (?:story )?deck\b/, ''],
  [
    new RegExp(`\\bthe (?<n>#) (?:${bottom} card|card (?:(?:that|which) (?:is|lie) )?${bottom})(?: in| of) ${pile}`),
    'the bottom <n> card of <whose> <pile>',
  ],
  // "An Ally buried in your Story Deck": one that lies there.
  [
    /(?<=\b(?:card|ally|artifact|tome|spell|event|monster|location|weapon|phobia) )(?:(?:that|which|who) (?:is|lie) )?(?:bury|lie)(?: now| already| currently)? (?:within |inside |deep in |in )(?=(?:your|their|the|any|a|each)(?: \S+){0,2} story deck\b)/,
    'in ',
  ],
  // "A, or B, or C": one of three.
  [
    /(?<=^(?![^;()]*\band\b)[^;()]*) , or (?=(?:bury|discard|lose|draw|flip|gain|return|pay)\b[^,;:()]* , or (?:bury|discard|lose|draw|flip|gain|return|pay)\b[^,;:()]*$)/,
    ' or ',
  ],
  [
    /(?<=^(?![^;()]*\band\b)[^;()]* or (?:bury|discard|lose|draw|flip|gain|return|pay)\b[^,;:()]*) , or (?=(?:bury|discard|lose|draw|flip|gain|return|pay)\b[^,;:()]*$)/,
    ' or ',
  ],
  [new RegExp(`\\bthe (?:card|1) (?:at|on) the (?<end>bottom|top) of ${pile}`), 'the <end> card of <whose> <pile>'],
  [
    new RegExp(`\\bthe (?<what>ally|artifact|tome|spell|event|monster|location) (?:at|on) the (?<end>bottom|top) of ${pile}`),
    'the <end> <what> of <whose> <pile>',
  ],
  [
    /(?<=^(?:(?!opponent|player|they).)*\b(?:in|from) )the (?<pile>story deck|discard pile|mythos deck)\b/,
    'your <pile>',
    ['Ally', 'Artifact', 'Tome', 'Location', 'Spell', 'Event'],
  ],
  [
    new RegExp(
      `(?<=\\b(?:ally|artifact|tome|weapon|spell|\\S+_\\S+) )(?:in play )?(?:(?:which|that|who) (?:is|lie|stand|sit) )?(?:in play )?${beside} (?<foe>your opponent|a opponent|1 opponent|any opponent|another player) 's investigator`,
    ),
    'of <foe>',
  ],
  [new RegExp(`(?:(?:which|that|who) (?:is|lie|stand|sit) )?${beside} their investigator(?=$| ,)`), 'they have in play'],
  [new RegExp(`(?:which|that|who) (?:is|lie|stand|sit) ${beside} your investigator`), 'you have in play'],
  [
    /\b(?:whom|which|that) (?<who>they|you|that player|your opponent) (?:presently |currently |now )?(?:have|hold|keep|control) in play\b/,
    '<who> have in play',
  ],
  [
    new RegExp(
      `(?<=\\b(?:artifact|tome|weapon|ally)) (?:in play )?(?:belong to|own by|control by|in the possession of|possess by) (?<foe>${foe})(?! 's)`,
    ),
    ' of <foe>',
  ],
  [new RegExp(`(?<=\\b(?:artifact|tome)) (?:in play )?hold by (?<foe>${foe})(?! 's)`), ' of <foe>'],
  [/\b1 of its spell\b/, '1 spell hold by this card', ['Tome']],
  [/\bof (?:that|the|this) opponent against (?:whom|which) [^,]+? is (?:directed|direct)(?= |$)/, 'of your opponent'],
  [
    /^the (?<what>replace|exchange) (?<is>spell|card|ally|artifact|tome) (?:go|come|return|is return|is put|is take)(?: back)? (?:to|in|into) your hand$/,
    'return the old card to your hand',
  ],
  // ---------------------------------------------------------------- what goes along with a card that is lost
  [
    /(?<=\b(?:bury|discard) [^,]*\btome\b[^,]*)(?: ,)? (?:and|with|along with|together with) (?:(?:all|any|every|each)(?: of)? )?(?:(?:the|its|their) )?spell(?: (?:that )?(?:it|they) (?:hold|contain|have)| (?:in|within|inside|contain in|hold by|contain by) (?:it|they|them))?(?=$| ,| and | to )/,
    '',
  ],
  [
    /(?<=\b(?:bury|discard) [^,]*\bally\b[^,]*)(?: ,)? (?:and|with|along with|together with) (?:everything|anything|all|whatever|all (?:card|thing|artifact)|any (?:card|artifact)) (?:that )?(?:(?:it|they|that ally|the ally) (?:bear|carry|hold|have|wear|possess)|(?:carry|bear|hold) by (?:it|they|them))(?=$| ,| and | to )/,
    '',
  ],
  // ---------------------------------------------------------------- goods of a single Ally
  [
    new RegExp(
      `^(?<head>${revealing})(?<how>${fate}) ${allOf}(?<what>${goods}) (?:${held} by|of|that (?:is )?${held} by) ${one} (?<lot>(?:random )?)(?:of )?your opponent 's (?<is>(?:defending )?ally)${freely}$`,
    ),
    '<head> choose 1 <lot> <is> of your opponent . <how> each <what> hold by the target',
  ],
  [
    new RegExp(
      `^(?<head>${revealing})(?<how>${fate}) ${allOf}(?<what>${goods}) (?:${held} by|of|that (?:is )?${held} by) ${one} (?<lot>(?:random )?)(?<is>(?:defending )?ally) of your opponent${freely}$`,
    ),
    '<head> choose 1 <lot> <is> of your opponent . <how> each <what> hold by the target',
  ],
  [
    new RegExp(
      `^(?<head>${revealing})(?<how>${fate}) ${allOf}(?<what>${goods}) (?:${held} by|of|that (?:is )?${held} by) ${one} random (?:opposing )?(?<is>defending ally)$`,
    ),
    '<head> choose 1 random <is> of your opponent . <how> each <what> hold by the target',
    ['Monster'],
  ],
  [
    new RegExp(
      `^(?<head>${revealing})(?<how>${fate}) ${allOf}(?<what>${goods}) (?:${held} by|of|that (?:is )?${held} by) ${one} (?:opposing )?(?<is>defending ally)(?: ,)? (?:choose )?(?:at random|randomly)$`,
    ),
    '<head> choose 1 random <is> of your opponent . <how> each <what> hold by the target',
    ['Monster'],
  ],
  [
    new RegExp(
      `^(?:all|each|every) (?<what>${goods}) (?:that |which )?${one} (?:of )?your opponent 's (?<is>(?:defending )?ally) ${held} is (?<how>${fate})$`,
    ),
    'choose 1 <is> of your opponent . <how> each <what> hold by the target',
  ],
  // ---------------------------------------------------------------- where cards go
  [/(?<=\bsearch your (?:mythos deck|discard pile) for [^,]+) , (?=(?:put|take|add|place|return) (?:it|they|them)\b)/, ' and '],
  [/\b(?<how>bring|take|return|put|get) (?<what>[^,]+?) back (?:from|out of) (?=your (?:story deck|discard pile))/, '<how> <what> from '],
  [/\b(?:take|return|get|bring) back (?:in|into|to) your hand (?<what>[^,]+)$/, 'return <what> to your hand'],
  [/\bchoose (?<what>[^,]+?) , (?:who|which|that) (?:return|go|come)(?: back)? (?:to|into) your hand\b/, 'return <what> to your hand'],
  [/^(?<what>(?:1|a|any 1) [^,]+?) may is (?:exchange|replace|swap) (?:for|by|with) (?<for>.+)$/, 'you may exchange <what> for <for>'],
  [/\bsteal (?<n>1|a|#) random (?<what>\S+) from your opponent\b/, 'steal <n> random <what> of your opponent'],
  [/\bin (?:whatever|whichever|any) order (?:you|they) (?:wish|like|choose|please|prefer|want|desire)\b/, 'in any order'],
  [/\bkeep (?<n>1|#)(?: card)? and (?<how>discard|bury) the (?:others|rest|other #)(?=$| ,)/, 'keep <n> of them and <how> the others'],
  [/(?<=\b(?:discard|bury) )the other #$/, 'the others'],
  [
    new RegExp(
      `\\b(?:steal|take|seize) (?<what>${few} (?:random )?(?:card|ally|artifact|tome|weapon|spell|event|monster))(?: in play)? from (?<foe>${foe})(?: ,)? and ${put} ${him} ${into} your (?:own )?hand`,
    ),
    'put <what> of <foe> into your hand',
  ],
  [
    new RegExp(
      `\\b(?:steal|take|seize) (?<what>${few} (?:random )?(?:card|artifact|tome|weapon|spell|event|monster|ally)) (?:of your choice )?(?:from|in) (?<foe>${foe}) 's hand(?: ,? ?and ${put} ${him} (?:in|into|to) your (?:own )?hand)?(?=$| ,| and )`,
    ),
    "put <what> in <foe> 's hand into your hand",
  ],
  [new RegExp(`(?<=\\bput [^,]* of ${foe}) (?:in|into|to) your own hand\\b`), ' into your hand'],
  [
    /\b(?<how>bury|discard) (?:the )?card (?:from (?:it|that deck|the deck|their story deck)|beneath it|below it|under it|of that deck|1 by 1|1 after (?:another|the other)|in order)(?: ,)? until\b/,
    '<how> card until',
  ],
  [
    /^(?:all |any )?card that is not location is (?<how>bury|discard) until (?:1|a location) is (?:reach|uncover|reveal|find|meet)$/,
    '<how> card until a location is reveal',
  ],
  [/^(?:go on to |continue to )(?=bury )/, ''],

  [/\btake (?<what>(?:a|1|any 1) \S+) in play from (?=(?:your|a|1|any) opponent)/, 'take <what> from '],
  [new RegExp(`(?<=\\b${put} [^,]*) ${beside} your (?:other|own|other own) ally(?= |$)`), ' with your ally'],
  [
    new RegExp(
      `\\btake (?<what>[^,]+ (?:in|from|of) your (?:story deck|discard pile|hand)) (?:,|and|, and) ${put} ${him} (?:back )?(?:(?:in|into|to) play|${beside} your (?:other |own )?(?:ally|investigator))`,
    ),
    'put <what> into play',
  ],
  [
    new RegExp(
      `(?:(?:back )?(?:in|into|to|at|on) (?:play )?(?:your|the) (?:investigator 's )?side(?: of (?:your|the) investigator| of the table)?|back ${beside} your investigator|to stand ${beside} your investigator)(?=$| ,| and )`,
    ),
    'to play',
  ],
  [
    /\b(?<what>(?:the|1|a|any 1) [^,]*?(?:in|from|of) your (?:story deck|discard pile)) (?:go|come|pass|rise|move) (?:back )?(?<to>(?:in|into|to) your hand)/,
    'return <what> to your hand',
  ],
  [
    /^(?<what>(?:the|1|a|any 1) [^,]*?(?:in|from|of) your (?:story deck|discard pile)) (?:go|come|rise|move|return) (?:back )?(?:in|into|to) play\b/,
    'return <what> to play',
  ],
  [
    /^(?<lead>(?:you may )?)(?<how>bring|take|move|put|return|transfer) (?<what>the (?:bottom|top|lowest) [^,]+) (?:in|into|to) your hand$/,
    '<lead> put <what> into your hand',
  ],
  [
    /\b(?:put|place|return|shuffle) (?<what>[^,]+?) (?:back )?(?:in|into) (?<whose>your|their) mythos deck(?: ,)?(?: and)? (?:shuffle|reshuffle) (?:it|they|that deck|the deck|this deck|your mythos deck|their mythos deck)$/,
    'shuffle <what> into <whose> mythos deck',
  ],
  [
    /\bshuffle (?<whose>your|their) (?:whole |entire )?hand (?:back )?into (?<deck>your|their) mythos deck\b/,
    'shuffle all card in <whose> hand into <deck> mythos deck',
  ],
  [
    /(?<=\bshuffle [^,]*) (?:without|at no|for no|free of) (?:(?:pay|lose|loss of|spend|any) )*(?:sanity )?(?:cost |point )?(?:any )?(?:sanity|cost)(?: point)?(?=$| ,| and )/,
    '',
  ],
  [/(?<=\b(?:move|bring|take|put|place) [^,]+ to the top) , (?:where|and) (?:it|they) (?:become|is) your (?:new )?current location$/, ''],
  [
    /\b(?<how>move|transfer|shift|send|take|put|place) THIS (?:from|out of) (?:among )?your (?:ally|play area)(?: and (?:put|place) (?:it|they))? (?:in|into|to) your threat\b/,
    'place this card face-down in your threat',
    ['Ally'],
  ],
  [/\bto play THIS face-down (?:in|into|to|as part of) your threat$/, 'to place this card face-down in your threat', ['Event', 'Monster']],
  [/\b(?:in|into|to) (?:this|its own|the same) threat\b/, 'into your threat', ['Monster']],
  // ---------------------------------------------------------------- drawn for what was discarded
  [
    /\b(?:exchange|replace|trade) (?<whose>your|their) (?:whole |entire )?hand (?:for|with|by) (?:a new 1|a new hand|new card|as many new card|the same number of (?:new )?card|new 1)(?: from (?:your|their) mythos deck)?/,
    'discard <whose> hand and draw the same number of card',
  ],
  [/\bto draw (?<n>#|1)$/, 'to draw <n> card'],
  [
    /\band draw (?:a new (?:1|card)(?: in its place| to replace it)|another (?:1|card) in its place|a (?:new )?card to replace it)(?=$| ,)/,
    'and replace it with a new card',
  ],
  [
    /\b(?<and>and|and then) draw (?:a (?:like|similar|equal|identical|same) (?:number|amount)|as many (?:new 1|other|anew|again|in their place)|the same)(?: of new card)?(?=$| ,)/,
    '<and> draw the same number',
  ],
  [
    /\breplace (?:each|each 1|each of (?:they|them|those|those card))(?: 1)? (?:with|by) (?:a new card|a card|1|the top card)(?: (?:of|from|draw from) (?:the top of )?(?<whose>your|their) mythos deck)?(?=$| ,)/,
    'replace them with new card',
  ],
  [
    /\breplace it (?:with|by) (?:the top card of your mythos deck|1 from your mythos deck|the next card of your mythos deck|another from your mythos deck)/,
    'replace it with a new card',
  ],
  [/\bfor (?<n>1|#|a) (?:card )?from the top of (?<whose>your|their) mythos deck/, 'for <n> from <whose> mythos deck'],
  [
    /^(?<often>(?:once (?:per|a|each) round ?,? )?)(?<may>(?:you may )?)(?<deed>(?:discard|exchange) [^,]+?) , as your turn(?: ,)? (?=and )/,
    '<often> as your turn , <may> <deed> ',
  ],
  [/^(?<deed>(?:you may )?(?:discard|bury) .+?) when you play THIS(?: ,)? (?=and )/, 'when play , <deed> ', ['Event']],
  // ---------------------------------------------------------------- Hands and Threats that are looked through
  [
    /^(?:you )?(?:may )?choose (?<what>[^,;]+?) there(?: ,| ;| , and| and) (?:it|they|which) is (?<how>bury|discard)$/,
    '<how> <what> there',
  ],
  [
    /\b(?:you (?:may |can )?(?:find|see|discover)|that (?:is|lie)|find) (?:there|in it|among (?:they|them)|among those card)(?=$| ,)/,
    'there',
  ],
  [
    /^(?<may>(?:you may )?)choose (?<what>.+?)(?: (?:among|from|of|in|out of) (?:those card|these card|the card|they|them|it|that hand|there)| there)?(?: ,)? (?:which|that) (?:they|that player|that opponent|your opponent|the opponent) must (?<how>discard|bury)$/,
    '<may> choose <what> that they must <how>',
  ],
  [
    /(?<=\blook (?:at|through) [^,]*\bthreat)(?: , and| ,| and) (?:put|place|return|replace|lay) (?:it|they|them|all|those card)(?: back)?(?: ,)?(?: (?:in|to|into) (?:it|their|its)(?: proper| former)? (?:place|threat|position))?(?: ,)?(?: face-down)?(?: again)?$/,
    '',
  ],
  [/\blook at (?<n>a|1|any 1|any) directed threat(?= |$)/, 'look at 1 opposing threat'],
  // "Discard this card for a glance at his Hand": to look at it.
  [
    /(?: ,)? (?:for|to (?:gain|take|get|have|steal)) (?:a|1) (?<n>#|1) - second (?:look|peek|view|glimpse|glance) (?:at|of|into) (?<what>[^,:;()]+)$/,
    ' to look at <what> for <n> second',
  ],
  [
    /(?: ,)? (?:for|to (?:gain|take|get|have|steal)) (?:a|1) (?:(?:quick|brief|short|single|fleeting|hasty) )?(?:look|peek|glimpse|glance) (?:at|of|into) (?<what>[^,:;()]+)$/,
    ' to look at <what>',
  ],
  [/\bgain a (?<n>#|1) - second (?:look|peek|view|glimpse|gaze|stare) (?:at|of|into)\b/, 'gain a <n> - second glance at'],
  [/\b(?:gain|take|get|have) a (?:look|peek|glimpse|glance|gaze) (?:at|of|into)\b/, 'look at'],
  [
    /^(?<may>(?:you may )?)(?:either )?(?<how>discard|bury) it or (?:put|place|return|replace|leave) it(?: back)?(?: (?:there|where it (?:is|lie)|in (?:its )?place|on top|on (?:the )?top of (?:the|that|your|its) (?:mythos )?deck|as it is))?$/,
    'you may <how> it',
  ],
  [
    /^(?<may>(?:you may )?)(?:either )?(?:put|place|return|replace|leave) it(?: back)?(?: (?:there|where it (?:is|lie)|in (?:its )?place|on top|as it is))? or (?<how>discard|bury) it$/,
    'you may <how> it',
  ],
  // ---------------------------------------------------------------- what befalls other players
  [new RegExp(`(?:spend|waste|pass|lose|use) (?<whose>your|their|the) next turn (?:[^,():;]+ )?${idle}`), 'lose <whose> next turn'],
  [/(?<=^(?:as your turn , )(?:you may )?)return THIS to your hand and (?=(?:draw|gain|look))/, ' return this card to your hand , then '],
  [
    /\bspend (?<whose>your|their) next turn (?:do nothing|idle|idly|without do anything|without play|in idleness)(?: at all)?(?= |$)/,
    'lose <whose> next turn',
  ],
  [/\b(?:have|let) (?=(?:your|a|1|any|any 1|another) (?:opponent|player) (?:bury|discard|lose|flip|return)\b)/, 'make '],
  [
    /(?<=\b(?:player|opponent|investigator|they) (?:must )?(?:lose|discard|bury|flip) [^,]*)(?: ,)? and must (?:also |then )?(?=(?:bury|discard|lose|flip|return|pay|reveal|show)\b)/,
    ' and ',
  ],
  [/\bdiscard (?<what>(?:1|a|#|any 1|half) [^,]*?card) from hand\b/, 'discard <what> from their hand'],
  [/(?<=, )however , /, ''],
  [
    /^(?<who>(?:each|any|every|all|the) other player) (?:whose (?:investigator|current location)|who) (?:is|lie|stand) in the same (?<where>subregion|region|city) as (?:(?:your opponent|the target|target|that opponent|that player)(?: 's)?|the first player|they) (?<must>(?:must )?)(?:each |also |likewise )*/,
    '<who> in the same <where> as target <must> ',
    ['Event'],
  ],
  [
    /^(?<who>(?:each|any|every|all) other (?:player|investigator)|other (?:player|investigator)) (?:in (?:that|the target 's|your opponent 's|their|this) (?<where>subregion|region|city)) (?<must>(?:must )?)(?:each |also |likewise )*/,
    'each other player in the same <where> as target <must> ',
    ['Event'],
  ],
  [/(?<=^each other player in the same (?:subregion|region|city) as target .*\bally) each\b/, ''],
  [/^(?:it|they|that (?:ally|card|artifact|tome|monster)) must is (?<how>bury|discard)$/, '<how> it'],
  [/^(?:it|they|that (?:ally|card|artifact|tome|monster)) must is flip face-down$/, 'flip it face-down'],
  [/(?<!\b(?:that|which|who) )\bmust is (?=(?:bury|discard|flip|turn|return)\b)/, 'is '],
  [
    /^(?<who>that player|that opponent|your opponent|target opponent|the target|1 opponent|a opponent) (?:must )?(?:lose|skip|miss) (?:their|its) next turn(?: ,)? and (?:must )?(?:also )?(?<rest>(?:discard|bury|lose|flip) .+)$/,
    '<who> lose their next turn . <who> <rest>',
  ],
  [
    /^(?:as|on|for|during) (?:their|its) next turn(?: ,)? (?<who>that opponent|that player|your opponent|target opponent) must (?<deed>play [^,]+?)(?<or>(?: ,)? or (?:else )?.+)$/,
    '<who> must <deed> next turn <or>',
  ],
  [/\b(?<n>1|#) of your opponent 's (?<is>\S+) (?:that|who|which) must is (?<how>bury|discard)$/, '<n> <is> that your opponent must <how>'],
  [/(?<=\bally)(?: ,)? (?:whether )?(?:(?:they|it) is )?defending or not$/, ''],
  // ---------------------------------------------------------------- Phobias handed on
  [
    /^(?<lead>(?:[^,]+ , )?)(?<what>(?:1|a|any 1|all|each|the) [^,]*phobia[^,]*?) is (?:transfer|move|pass|shift|hand)(?: on| over)? to (?<to>.+)$/,
    '<lead> transfer <what> to <to>',
  ],
  [
    new RegExp(`\\b(?<n>1|a|any 1) (?<is>phobia)(?: event)? (?:which|that) you have (?:play|lay|put) on (?<foe>${foe})`),
    'any 1 of your <is> that affect <foe>',
  ],
  [/\bphobia (?:that|which) is (?:now |currently |presently )?affect (?<who>your investigator|you)\b/, 'phobia that affect you'],
  [/(?<=\baffect )(?:1|a|any|any 1|another) opponent of your choice\b/, 'your opponent'],
  // ---------------------------------------------------------------- what happens to this card instead
  [
    /^at the end of (?:the |each |any )?combat(?: ,)? (?<may>(?:you may )?)(?<deed>.+?) (?:instead of|rather than) (?:bury|discard) (?:it|THIS|they)$/,
    'if this card would is bury in combat , <may> <deed> instead',
    ['Monster', 'Ally'],
  ],
  [/\b(?:they|it) go (?:mad|insane|berserk) (?:instead )?and attack\b/, 'they attack', ['Ally', 'Monster']],
  // ---------------------------------------------------------------- down a Story Deck
  [
    /\b(?<whose>their|your|your opponent 's|that player 's|a opponent 's|1 opponent 's) top (?:story deck )?card\b/,
    'the top card of <whose> story deck',
  ],
  [
    /(?<=\bif the (?:card reveal|reveal card|next card) is not a location , bury it)(?: ,)? and (?:repeat(?: this)?|go on|continue|so on|keep go|do so again) until (?:1|a location) is (?:reveal|uncover(?:ed)?|reach|find|on top)$/,
    '',
  ],
  [
    /(?: ,)? and (?:go on|continue|keep on) (?:to )?(?<how>bury|discard) (?:all |any )?(?:the )?card (?:beneath|below|under) it until a location is (?:reveal|uncover(?:ed)?|reach|find|on top)$/,
    ' . <how> card until a location is reveal',
  ],
  [
    /^as your turn , (?:you may )?(?<deed>.+?)(?: ,)? but (?:you must )?(?<how>bury|discard|flip) THIS (?:if|when) you do(?: so| this)?$/,
    'as your turn , <how> this card : <deed>',
  ],
  [/^(?<lead>as your turn , (?:you may )?flip THIS) , and (?=discard|bury|pay|spend)/, '<lead> and '],
  [/\bunless (?:their|its) (?:player|owner|controller) (?=(?:discard|lose|pay|bury)\b)/, 'unless its owner '],
  // ---------------------------------------------------------------- what a later word tells
  [/^(?<deed>(?:lose|pay|gain) .+) if (?:you|they) do(?: so| this| that)?$/, 'if you do , <deed>'],
  [
    /\blose (?:any |the )?sanity(?: point)? (?:that|which) (?:the card|it|that card|they) would cost(?: you)?\b/,
    'lose any sanity indicate in its pentagram',
  ],
  [
    /\blose (?:any |the )?sanity(?: point)? (?:indicate|show|print|list|mark|give|state) (?:on|for|by) (?:that|the) (?:ally|artifact|tome|monster|event|location|card)\b/,
    'lose any sanity indicate on it',
  ],
  [
    /^apply (?:that|the) (?:ally|artifact|tome|monster|card) 's (?:sanity )?(?:gain or loss|gain \/ loss|gain and loss|pentagram)$/,
    'pay its sanity cost',
  ],
  [
    /^apply the sanity (?:gain or loss|gain \/ loss) (?:of|on|indicate on|show on|print on) (?:that|the) (?:ally|artifact|tome|monster|card)$/,
    'pay its sanity cost',
  ],
  [
    / and lose sanity(?: point)? as (?:if|though) you have (?:play|summon) (?:it|they|that monster)\b/,
    ' and lose sanity equal to its sanity cost',
  ],
  [
    /(?<=\breturn [^,]*(?:story deck|discard pile) to play)(?: ,)? (?:regardless of|no matter|whatever|in spite of|without regard to) (?:the |its |their )?(?:region|place|subregion|region or subregion)$/,
    '',
  ],
  [
    /\bhave (?:spend|stay|remain|pass|wait)(?: for)? (?:at least )?(?:a|1)(?: full| whole| complete| entire)? turn here\b/,
    'have stay here',
  ],
  [
    /(?<=^|[,:] |\b(?:must|may|player|opponent|investigator) )[a-z][a-z-]* \( (?<how>bury|discard) \) (?=(?:1|#|a|all|each|any|that|the|half) )/,
    '<how> ',
  ],
  [/\bis [a-z][a-z-]* \( (?<how>bury|discard) \)/, 'is <how>'],
  [/ if you have (?:any|1)(?: in play)?$/, ''],
  [
    /\b(?:choose|take) (?<n>1|a|any 1) (?:other )?(?<is>spell) (?:in|from) your story deck (?:and|,|, and) (?:put|place|lay) it (?:in|into|beneath|under|with) (?:1|any|a)(?: 1)?(?: of your)? tome(?: (?:which|that) (?:show|have|bear) (?:a|the) (?:proper|right|match|same) icon)?(?: (?:and|which|that) have (?:room|space)(?: for it)?)?(?: ,)? or (?:in|with|by) (?:a|1|any)(?: of your)? ally (?:who|that) can know (?:a spell|spell|it)\b/,
    'play 1 <is> in your story deck',
  ],
  [/\b(?:contain|hold|that is|that lie) in (?:any|1) of your tome\b/, 'in your tome'],
  [/(?<=\bspell\b.*) (?:that|which) have (?:a|the) (?:match|same) icon(?= |$)/, ''],
  [/\bpay its sanity cost again$/, 'pay its sanity cost'],
  [/^pay no sanity(?: point)?(?: cost)? for (?:that card|it|they|that (?:ally|artifact|tome|monster))$/, 'ignore its sanity cost'],
  [
    /\b(?<yours>your (?:current )?sanity)(?: point| score| total)? (?:stay|remain) (?:the same|unchanged|as (?:it|they) (?:is|be))$/,
    '<yours> do not change',
  ],
  [
    /^(?<yours>your (?:current )?sanity)(?: point| score| total)? (?:do not|is not) change by (?:the|this) exchange$/,
    '<yours> do not change',
  ],
  [
    /(?<=\banother(?: investigator)?(?: card)?)(?: ,)? (?:(?:which|that|who) )?(?:is )?(?:not (?:now |currently |presently |yet |already )?(?:is )?(?:in play|use|in use|play|take)|nobody (?:use|have|play))(?: by (?:anyone|anybody|any player))?(?=$| ,)/,
    ' that is not in play',
  ],
  [/\bfor another 1\b/, 'for another'],
]
