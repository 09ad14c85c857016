/**
 * Other words for the same: turns of phrase that mean what the grammar says with other words, put so before it reads. Each
 * holds wherever it stands, beside whatever else the sentence says; what depends on more than its own words belongs in the grammar.
 */

import type { Token } from './lexer.ts'

/**
 * What is said, and what it means. Words are in their basic form; `#` is a number, `THIS` this card by whatever name,
 * `(a|b)` one of several words. What a turn has taken up stands in its meaning at the same sign; SAME is left as it is, a
 * turn within which a shorter one does not hold; one that means nothing goes without saying.
 */
const turns: readonly (readonly [said: string, meant: string])[] = [
  // ---------------------------------------------------------------- who
  ['your own', 'your'],
  ['place THIS with', 'give THIS to'],
  ['(if|when) choose as a defending ally', 'when this card defend'],
  ['(if|when) commit as a defending ally', 'when this card defend'],
  ['(if|when) it is choose as a defending ally', 'when this card defend'],
  ['your investigator have in play', 'you have in play'],
  ['your investigator already have in play', 'you have in play'],
  ['more spell than indicate', 'more spell'],
  ['half (strength|value) (during|by|at)', 'the value of this card is halve during'],
  ['half (strength|value) (while|when)', 'the value of this card is halve while'],
  ['half value if', 'the value of this card is halve if'],
  ['of any kind', ''],
  ['for the (rest|remainder) of (this|the) combat', 'until the end of combat'],
  ['for the (rest|remainder) of combat', 'until the end of combat'],
  [', before draw ,', ','],
  ['at the time (it|THIS) is play', 'when play'],
  ['at the moment THIS is play', 'when play'],
  ['add only #', 'add #'],
  ['when monster is reveal', 'when threat is reveal'],
  ['among your own', 'SAME'],
  ['take a second turn', 'take another turn'],
  ['their own', 'their'],
  ["'s own", "'s"],
  ['its own', 'its'],
  ['instead of its own', 'SAME'],
  ['1 of your opponents', 'your opponent'],
  ["1 of your opponents '", 'SAME'],
  ["your opponents '", "each opponent 's"],
  ["opponents '", "each opponent 's"],
  ["all opponents '", "each opponent 's"],
  ["all player '", "each player 's"],
  ['1 opponent of your choice', 'your opponent'],
  ['a opponent of your choice', 'your opponent'],
  ['any 1 opponent', 'your opponent'],
  ['a single opponent', 'your opponent'],
  ['(a|the) opposing (player|investigator)', 'your opponent'],
  ['opposing (player|investigator)', 'your opponent'],
  ['(each|all) opposing (player|investigator)', 'each opponent'],
  ['all of your opponents', 'each opponent'],
  ['each 1 of your opponents', 'each opponent'],
  ['(each|all) of the other player', 'each other player'],
  ['none of your opponents (may|can)', 'no opponent may'],
  ['no opponent can', 'no opponent may'],
  ['the opponent', 'your opponent'],
  ['the opponent , you', 'SAME'],
  ['no 1 (may|can)', 'no player may'],
  ['all player must', 'each player must'],
  ["all investigator '", "each player 's"],
  ["each investigator 's", "each player 's"],
  ["any investigator 's", "any player 's"],
  ['each and each', 'each'],
  ['you and (1|a) opponent', 'you and your opponent'],
  ['any new', 'a new'],
  ['(view|examine|inspect)', 'look at'],
  ['(swap|trade) hand', 'exchange hand'],
  ['(swap|trade) your hand', 'exchange your hand'],
  ['the opponent', 'your opponent'],
  ['the opponent of your choice', 'your opponent'],
  ['(everyone|everybody)', 'each player'],
  ['(everyone|everybody) else', 'each other player'],
  ['(anyone|anybody)', 'any player'],
  ['(anyone|anybody) who', 'each player who'],
  ['by (anyone|anybody)', ''],
  ['no 1', 'no player'],
  ['no 1 else', 'no opponent'],
  ['each (enemy|foe)', 'each opponent'],
  ['your (enemy|foe)', 'your opponent'],
  ['the caster', 'you'],
  ['the (player|investigator) with the (most|highest) sanity', 'the sanest player'],
  ['the (player|investigator) who have the (most|highest) sanity', 'the sanest player'],
  ['whoever have the most sanity', 'the sanest player'],
  ['the (owner|controller|player) of THIS', 'its owner'],
  ['its (controller|player)', 'its owner'],
  ['(the target|target) investigator', 'your opponent'],
  ["your opponent 's investigator and ally", 'SAME'],

  // ---------------------------------------------------------------- which cards
  ['any # of the card', 'SAME'],
  ['any # card', 'SAME'],
  ['any #', '#'],
  ['belong to', 'of'],
  ['own by', 'of'],
  ['all of the card', 'all card'],
  ['all the', 'all'],
  ['any of your', 'any 1 of your'],
  [', choose at random', 'at random'],
  ['choose at random', 'at random'],
  ['of your choosing', 'of your choice'],
  ['of their choosing', 'of their choice'],
  ['that you choose', 'of your choice'],
  ['that they choose', 'of their choice'],
  ['as many as #', 'up to #'],
  ['a maximum of #', 'up to #'],
  ['up to a maximum of #', 'up to #'],
  ['to a maximum of #', 'up to #'],
  ['with a maximum of #', 'up to #'],
  ['but no more than #', 'up to #'],
  ['your discard', 'your discard pile'],
  ['your discard pile', 'SAME'],
  ['your discard card', 'your discard pile'],
  [', include (THIS|itself|them|this 1)', ''],
  ['( include (THIS|itself|them|this 1) )', ''],
  ['the (ally|bearer) (who|that|which) (carry|bear|hold|use|wield|have) (it|THIS)', 'the bearer'],
  ['the ally (carry|bear|hold|use|wield) (it|THIS)', 'the bearer'],
  ['the ally to (whom|which) (it|THIS) is (assign|give|attach)', 'the bearer'],
  ['the ally with (it|THIS)', 'the bearer'],
  ['the (assign|bear|carry) ally', 'the bearer'],
  ['(its|the) (user|holder|owner)', 'SAME'],
  ['its (wielder|user)', 'the bearer'],
  ['the user', 'the bearer'],
  ['(give|grant) the bearer a bonus of # point', 'the bearer gain # point'],
  ['(give|grant) the bearer a bonus of #', 'the bearer gain #'],
  ['(give|grant) the bearer a # point bonus', 'the bearer gain #'],
  ['(give|grant) the bearer + #', 'the bearer gain #'],
  ['(give|grant) the bearer # additional point', 'the bearer gain #'],
  ['(give|grant) the bearer # point', 'the bearer gain #'],
  ['a bearer', 'the bearer'],
  ['the bearer', 'SAME'],
  ['its bearer', 'the bearer'],
  ['the wielder', 'SAME'],
  ['bearer', 'the bearer'],
  ['the bearer of THIS', 'the bearer'],

  // ---------------------------------------------------------------- decks and cards that go without their full names
  ['your deck', 'your mythos deck'],
  ['their deck', 'their mythos deck'],
  ["'s deck", "'s mythos deck"],
  ['you control', 'you have in play'],
  ['that you control', 'that you have in play'],
  ['you control a', 'you have a'],
  ['control by (you|your investigator)', 'you have in play'],
  ['control by your opponent', 'of your opponent'],
  ['control by a opponent', 'of a opponent'],

  // ---------------------------------------------------------------- this card in play
  ['while you have THIS in play', 'while THIS is in play'],
  ['while you have THIS', 'while THIS is in play'],
  ['while you (own|possess|control|keep|hold) THIS', 'while THIS is in play'],
  ['while THIS last', 'while THIS is in play'],
  ['whoever (own|have|hold|possess) THIS', 'you'],
  ['if you have THIS in play', 'while THIS is in play'],
  ['while THIS is face-up in play', 'while THIS is in play'],
  ['while THIS is in play and face-up', 'while THIS is in play'],
  ['while THIS is on the table', 'while THIS is in play'],
  ['while on the table', 'while in play'],
  ['while face-up in play', 'while in play'],
  ['while in play and face-up', 'while in play'],
  ['(if|while|when) (it|they) is defending', 'while this card is defending'],
  ['(if|while|when) (it|they) defend', 'while this card defend'],
  ['(if|when) it is (summon|control)', 'if this card is summon'],
  ['while (it|they) is face-up', 'while this card is face-up'],
  ['(if|while|when) it is choose as', 'while they is choose as'],

  ['when (it|they) enter play', 'when this card is play'],
  ['when (it|they) come into play', 'when this card is play'],
  ['when THIS enter play', 'when THIS is play'],
  ['when THIS come into play', 'when THIS is play'],
  ['use as (a|your) turn', 'as your turn'],
  ['may is use as (a|your) turn', 'as your turn'],
  ['usable once', 'this may is use once'],
  ['usable # time', 'this may is use # time'],
  ['usable only once', 'this may is use only once'],

  ['if bury in combat', 'if this card is bury in combat'],
  ['if bury ,', 'if this card is bury ,'],
  ['if lose in combat', 'if this card is lose in combat'],
  ['if lose ,', 'if this card is lose ,'],
  ['if discard ,', 'if this card is discard ,'],
  ['when bury ,', 'when this card is bury ,'],
  ['when discard ,', 'when this card is discard ,'],
  ['when lose ,', 'when this card is lose ,'],

  // ---------------------------------------------------------------- when
  ['as soon as', 'when'],
  ['in case', 'if'],
  ['should THIS is', 'if THIS is'],
  ['should you', 'if you'],
  ['should your opponent', 'if your opponent'],
  ['any time when', 'when'],
  ['as a turn', 'as your turn'],
  ['as your full turn', 'as your turn'],
  ['during your turn', 'as your turn'],
  ['during (1|any) of your turn', 'as your turn'],
  ['(on|as) (1|any) of your turn', 'as your turn'],
  ['in your turn', 'as your turn'],
  ['during your own turn', 'as your turn'],
  ['(use|spend|take) (a|your|1) turn to', 'as your turn ,'],
  ['you may (use|spend|take) (a|your|1) turn to', 'as your turn , you may'],
  ['instead of play a card ,', 'as your turn ,'],
  ['each of your turn', 'SAME'],
  ['(no|not) more than once', 'once'],
  ['at most once', 'once'],
  ['(when|as) THIS (enter|come into) play', 'when THIS is play'],
  ['when THIS is (put|bring) into play', 'when THIS is play'],
  ['when (it|they) (enter|come into) play', 'when THIS is play'],
  ['after you play THIS', 'when you play THIS'],
  ['after THIS is play', 'when THIS is play'],
  ['(on|after|when) play THIS', 'when you play THIS'],
  ['(after|when) you have play THIS', 'when you play THIS'],
  ['at the moment of play', 'when play'],
  ['(once|when|after) combat (end|is over|is finish|is resolve)', 'after combat'],
  ['after the end of combat', 'at the end of combat'],
  ['(while|when) (visit|visiting) THIS', 'while you is here'],
  ['while (you|your investigator) (visit|occupy) THIS', 'while you is here'],
  ['while you stay (here|in THIS)', 'while you is here'],
  ['while (stay|remain) here', 'while you is here'],
  ['prior to', 'before'],
  ['provided that', 'if'],
  ['for the purpose of', 'for'],
  ['provided', 'if'],
  ['in the event that', 'if'],
  ['on condition that', 'if'],
  ['in (daylight|daytime)', 'by day'],
  ['in the daytime', 'by day'],
  ['during (daylight|daytime)', 'by day'],
  ['during the daytime', 'by day'],
  ['at (nighttime|nightfall)', 'at night'],
  ['during nighttime', 'at night'],
  ['as at day', 'SAME'],
  ['at day', 'by day'],
  ['when (you|your investigator) first arrive (here|there)', 'when you arrive here'],
  ['when (you|your investigator) arrive (here|there)', 'when you arrive here'],
  ['when (you|your investigator) (reach|enter) (here|THIS)', 'when you arrive here'],
  ['when (you|your investigator) (travel|walk|come) (here|to THIS)', 'when you arrive here'],
  ['when THIS become your current location', 'when you arrive here'],
  ['each time (you|your investigator) (reach|enter) THIS', 'when you arrive here'],
  ['on (enter|reach) (here|THIS)', 'when you arrive here'],
  ['(when|after) (enter|reach) (here|THIS)', 'when you arrive here'],
  ['on your arrival here', 'when you arrive here'],
  ['on your arrival', 'on arrival'],
  ['at the start of each turn you', 'at the start of each turn that you'],
  ['during each turn you', 'during each turn that you'],
  ['each turn you remain here', 'each turn that you remain here'],
  ['at the close of', 'at the end of'],
  ['after (the|each|a) combat', 'after combat'],
  ['(on|in) leave THIS', 'when you leave THIS'],
  ['(when|after) leave THIS', 'when you leave THIS'],
  ['when leave here', 'when you leave here'],
  ['when you leave', 'when you leave here'],
  ['when you leave (here|THIS)', 'SAME'],
  ['when reveal in combat', 'when reveal'],
  ['you have is here since', 'you have stay here since'],
  ['you have is here for', 'you have stay here for'],
  ['is block by', 'is defend against by'],
  ['no matter where (it|they) is find', 'regardless of where it is find'],
  ['each time you leave', 'when you leave'],

  ['each turn during which', 'each turn that'],
  ['each round , you may', 'once each round , you may'],
  ['(once|of) each round , you may', 'SAME'],
  ['if THIS is in play at the end of the round', 'at the end of the round'],
  ['if you is here at the end of the round', 'at the end of the round while you is here'],
  ['as a result of combat', 'in combat'],
  ['due to combat', 'in combat'],
  ['because of combat', 'in combat'],
  ['(on|in|during) the same turn', 'this turn'],
  [', on the same turn', 'SAME'],

  // ---------------------------------------------------------------- how long
  ['announce for the current round', 'SAME'],
  ['(for|throughout) the (current|same) round', 'until the end of the round'],
  ['(for|throughout) this round', 'until the end of the round'],
  ['throughout the round', 'until the end of the round'],
  ['throughout the next round', 'during the next round'],
  ['through the end of the next round', 'until the end of the next round'],
  ['to the end of the next round', 'until the end of the next round'],
  ['through the end of (the|this) round', 'until the end of the round'],
  ['to the end of (the|this) round', 'until the end of the round'],
  ['until (the|this) round (end|is over)', 'until the end of the round'],
  ['for the duration of (the|this) round', 'until the end of the round'],
  ['for (the|that|this) combat', 'until the end of combat'],
  ['during that combat', 'until the end of combat'],
  ['throughout (the|this) combat', 'until the end of combat'],
  ['throughout combat', 'until the end of combat'],
  ['through the end of combat', 'until the end of combat'],
  ['to the end of combat', 'until the end of combat'],
  ['until combat (end|is over|is conclude)', 'until the end of combat'],
  ['until the end of the combat', 'until the end of combat'],
  ['for the (remainder|duration) of the game', 'for the rest of the game'],
  ['until the end of the game', 'for the rest of the game'],
  ['for the (rest|remainder) of (the|this|your) turn', 'until the end of the turn'],
  ['until the end of (this|your) turn', 'until the end of the turn'],

  // ---------------------------------------------------------------- where and how one goes
  ['on foot', 'by walk'],
  [', right-side-up on top of your story deck', 'right-side-up'],
  ['right-side-up on top of your story deck', 'right-side-up'],
  [', right-side-up', 'right-side-up'],
  ['without regard to', 'regardless of'],
  ['no matter the', 'regardless of'],
  ['turn that you spend here', 'turn that you is here'],
  ['turn that you spend at this location', 'turn that you is here'],
  ['may begin walk to', 'may walk to'],
  ['may begin to walk to', 'may walk to'],
  ['their discard into', 'their discard pile into'],
  ['your discard into', 'your discard pile into'],
  ['from (here|THIS) , you may travel to', 'you may travel from here to'],
  ['from (here|THIS) you may travel to', 'you may travel from here to'],
  ['from (here|THIS) , you may walk to', 'you may walk from here to'],
  ['from (here|THIS) you may walk to', 'you may walk from here to'],
  ['the effect of (space|radiation|underwater)', 'SAME'],
  ['from the effect of space', 'from space'],
  ['from the effect of radiation', 'from radiation'],
  ['from the effect of underwater', 'from underwater'],
  ['THIS protect you from', 'you is protect from'],
  ['THIS protect your investigator from', 'you is protect from'],
  ['cumulative with any other', 'cumulative with other'],
  [', which (must|may) is assign on a later turn', ''],
  [', (assign|to is assign) on a later turn', ''],
  [', even if (it|they) of another', 'even if it of another'],
  [', even if (it|they) is (of|from|in) another', 'even if it of another'],
  [', even if (of|from|in) another', 'even if it of another'],
  ['hand and shuffle', 'hand and shuffle the mythos deck'],
  ['hand and shuffle your', 'SAME'],
  ['hand and shuffle your deck', 'hand and shuffle your mythos deck'],
  ['hand and shuffle the', 'SAME'],
  ['right-side-up from (here|THIS)', 'right-side-up'],
  ['keep a great old one', 'keep your great old one'],

  // ---------------------------------------------------------------- what is done
  ['in (any|either) case ,', ''],
  ['in (any|either) case', ''],
  ['sanity show', 'sanity indicate'],
  ['sanity print', 'sanity indicate'],
  ['sanity list', 'sanity indicate'],
  ['(a|1) point of sanity', '1 sanity'],
  ['(a|1) sanity point', '1 sanity'],
  ['(regain|recover|receive|earn|acquire|restore|get) # sanity', 'gain # sanity'],
  ['(recover|receive|earn|acquire|restore|get) # point of sanity', 'gain # sanity'],
  ['(recover|receive|earn|acquire|restore|get) # sanity point', 'gain # sanity'],
  ['(take|suffer|receive) a # point sanity loss', 'lose # sanity'],
  ['(take|suffer|receive) a # point loss of sanity', 'lose # sanity'],
  ['(take|suffer|receive) # point of sanity loss', 'lose # sanity'],
  ['(take|suffer|receive) # sanity loss', 'lose # sanity'],
  ['(take|suffer|receive) a loss of # (sanity|sanity point)', 'lose # sanity'],
  ['(reduce|lower|decrease) your sanity by # point', 'lose # sanity'],
  ['(reduce|lower|decrease) your sanity by #', 'lose # sanity'],
  ['(increase|raise) your sanity by # point', 'gain # sanity'],
  ['(increase|raise) your sanity by #', 'gain # sanity'],
  ['add # point to your sanity', 'gain # sanity'],
  ['add # to your sanity', 'gain # sanity'],
  ['subtract # point from your sanity', 'lose # sanity'],
  ['subtract # from your sanity', 'lose # sanity'],
  ["(reduce|lower|decrease) your opponent 's sanity by # point", 'your opponent lose # sanity'],
  ["(reduce|lower|decrease) your opponent 's sanity by #", 'your opponent lose # sanity'],
  ["subtract # from your opponent 's sanity", 'your opponent lose # sanity'],
  ["subtract # point from your opponent 's sanity", 'your opponent lose # sanity'],
  ['(get|receive|have|gain) a bonus of # point', 'gain #'],
  ['(get|receive|have|gain) a bonus of + #', 'gain #'],
  ['(get|receive|have|gain) a bonus of #', 'gain #'],
  ['(get|receive|have|gain) a # point bonus', 'gain #'],
  ['(get|receive|have|gain) a + # bonus', 'gain #'],
  ['(get|receive|have) + #', 'gain #'],
  ['(get|receive|have|suffer) - #', 'lose #'],
  ['(suffer|receive|have|take) a penalty of # point', 'lose #'],
  ['(suffer|receive|have|take) a penalty of #', 'lose #'],
  ['is worth # (more|additional|extra) point', 'gain #'],
  ['is worth # more', 'gain #'],
  ['is worth # point more', 'gain #'],
  ['is worth # (less|fewer) point', 'lose #'],
  ['is worth # less', 'lose #'],
  ['is worth # point less', 'lose #'],
  ['value increase by', 'value is increase by'],
  ['value decrease by', 'value is reduce by'],
  ['rather than', 'instead of'],
  [', which is discard', 'and discard it'],
  [', which is bury', 'and bury it'],
  ['which is discard', 'and discard it'],
  [', which they must discard', 'and discard it'],
  ['(put|place) it in your discard pile', 'discard it'],
  ['(turn|flip) over', 'flip'],
  ['is turn face-down', 'is flip face-down'],
  ['is turn face-up', 'is flip face-up'],
  ['turn over', 'reveal'],
  ['turn up the top card', 'reveal the top card'],
  ['regain sanity', 'gain sanity'],
  ['recover sanity', 'gain sanity'],
  ['regain any sanity', 'gain any sanity'],
  ['when casting a spell', 'when cast a spell'],
  ['of casting a spell', 'of cast a spell'],
  ['cost you #', 'cost #'],
  ['cost you no', 'cost no'],
  ['spell of any (kind|type)', 'spell'],
  ['this is not cumulative', 'not cumulative'],
  ['this is cumulative', 'cumulative'],
  ['this (bonus|benefit|effect) is not cumulative', 'not cumulative'],
  ['it is not cumulative', 'not cumulative'],
  ['may is consider', 'is consider'],
  ['if not bury in combat ,', 'if this card survive combat ,'],
  ['regain # sanity', 'gain # sanity'],
  ['regain # point of sanity', 'gain # sanity'],
  ['recover # sanity', 'gain # sanity'],
  ['receive # sanity', 'gain # sanity'],
  ['forfeit # sanity', 'lose # sanity'],
  ['suffer # sanity', 'lose # sanity'],
  ['suffer a loss of # sanity', 'lose # sanity'],
  ['suffer the loss of # sanity', 'lose # sanity'],
  ['deduct # from', 'subtract # from'],
  ['deduct # point from', 'subtract # point from'],
  ['# point is add to', 'add # point to'],
  ['# is add to', 'add # to'],
  ['# point is subtract from', 'subtract # point from'],
  ['# is subtract from', 'subtract # from'],
  ['(lower|diminish|decrease) the value', 'reduce the value'],
  ['is (lower|decrease|diminish) by', 'is reduce by'],
  ['(else|that|who) lower your', 'SAME'],
  ['(lower|diminish) your', 'reduce your'],
  ['draw # new card', 'draw # card'],
  ['draw a new card', 'draw 1 card'],
  ['turn THIS face-down', 'flip THIS face-down'],
  ['turn THIS face-up', 'flip THIS face-up'],
  ['you is (allow|permit) to', 'you may'],
  ['your investigator is (allow|permit) to', 'you may'],
  ['you is able to', 'you may'],
  ['you (is require|have) to', 'you must'],
  ['opponent (is require|have) to', 'opponent must'],
  ['player (is require|have) to', 'player must'],
  ['is force to', 'must'],
  [', regardless of', 'regardless of'],
  [', irrespective of', 'regardless of'],
  ['irrespective of', 'regardless of'],
  ['into the discard pile', 'into your discard pile'],
  ['half strength if', 'the value of this card is halve if'],
  ['half strength while', 'the value of this card is halve while'],
  ['half strength when', 'the value of this card is halve while'],
  ['in play beside your investigator', 'you have in play'],
  ['(that|which) have is', 'that is'],
  ['see and defend against invisible monster', 'see invisible monster'],
  ['THIS and all spell in it', 'THIS'],
  ['use the gate of their current location', 'use gate'],
  ['hold more than # card', 'have more than # card'],
  ['hold fewer than # card', 'have fewer than # card'],
  ['draw # card (fewer|less) than usual', 'draw # fewer card'],
  ['draw # card (fewer|less)', 'draw # fewer card'],
  ['and return that card to', 'and return it to'],
  ['and lose # point of value ,', 'and lose # point ,'],
  ['in all threat', 'in any threat'],
  ['in all threat attack', 'SAME'],
  ['in this threat', 'in the same threat'],
  ['spell (cast by you|you cast)', 'your spell'],
  ['monster (play by you|you play)', 'your monster'],
  ['ignore the effect of', 'you is not affect by'],
  ['you may ignore the effect of', 'you is not affect by'],
  ['each round (that|in which|during which) THIS is in play', 'each round'],
  ['each turn (that|in which|during which) THIS is in play', 'each turn'],
  ['each round while THIS is in play', 'each round'],
  [', show it to (each|your) (opponent|opponents) ,', ''],
  ['and show it to (each|your) (opponent|opponents)', ''],
  [', reveal it ,', ''],
  ['(that|this) increase your', 'SAME'],
  // ---------------------------------------------------------------- what goes up and down, told in more words
  ['have (their|its) (value|card value) (increase|raise) by # point', 'gain #'],
  ['have (their|its) (value|card value) (increase|raise) by #', 'gain #'],
  ['have (their|its) (value|card value) (reduce|decrease|lower|diminish) by # point', 'lose #'],
  ['have (their|its) (value|card value) (reduce|decrease|lower|diminish) by #', 'lose #'],
  ['have (their|its) (value|card value) reduce to', 'is reduce to'],
  ['each add #', 'add #'],
  ['each gain #', 'gain #'],
  ['each subtract #', 'subtract #'],
  ['each lose #', 'lose #'],
  ['each draw #', 'draw #'],
  ['each discard #', 'discard #'],
  ['each bury #', 'bury #'],
  ['# point (of|in) (value|card value)', '# point'],
  ['up to # point (of|in) (value|card value)', 'SAME'],
  ['is (consider|treat|count) to is # point (higher|greater)', 'gain #'],
  ['is (consider|treat|count) to is # point lower', 'lose #'],
  ['is # point (higher|greater)', 'gain #'],
  ['is # (higher|greater)', 'gain #'],
  ['is # point lower', 'lose #'],
  ['is # lower', 'lose #'],
  ['cannot is (turn|make|render) corrupt', 'cannot become corrupt'],
  ['cannot is (turn|make|render) to become', 'cannot become'],
  ['can never', 'cannot'],
  ['may never', 'may not'],
  ['is never invisible', 'is visible'],
  ['(by|through) any mean', ''],
  [', so is (the|this|that|its|any) (artifact|tome|spell)', ', the artifact suffer the same fate'],
  [', the (artifact|tome|spell) is lose', ', the artifact suffer the same fate'],
  ['raise the (minimum|maximum)', 'SAME'],
  ['(that|who) raise the minimum', 'that raise your minimum'],
  ['(that|who) raise the maximum', 'that raise your maximum'],
  ['(that|who) lower the minimum', 'that lower your minimum'],
  ['(that|who) lower the maximum', 'that lower your maximum'],

  // ---------------------------------------------------------------- more of when and where
  ['while you (remain|stay) (at|in) THIS', 'while you is here'],
  ['while THIS affect (you|your investigator)', 'while THIS is in play'],
  ['at the end of any combat in which (it|THIS) is use', 'after use in combat'],
  ['at the end of the combat in which (it|THIS) is use', 'after use in combat'],
  ['each additional turn that you remain here', 'each turn that you is here'],
  ['each additional turn that you stay here', 'each turn that you is here'],
  ['(for|during) each additional turn that you remain here', 'SAME'],
  ['it is (consider|treat|deem) to is (night|day)', 'SAME'],
  ['it is (consider|treat|deem) to is night', 'it is night'],
  ['it is (consider|treat|deem) to is day', 'it is day'],
  ['it is (consider|treat|deem) night', 'it is night'],
  ['it is (consider|treat|deem) day', 'it is day'],
  ['travel directly', 'travel'],
  ['walk directly', 'walk'],
  ['a new location anywhere in the world', 'a new location in any region'],
  ['a new location anywhere', 'a new location in any region'],
  ['you need a', 'you must have a'],
  ['you need at least', 'you must have at least'],
  ['the hand of (1|a|your|the|any) opponent', "your opponent 's hand"],
  ['the hand of any 1 opponent', "your opponent 's hand"],
  ['the threat of (1|a|your|the|any) opponent', "your opponent 's threat"],
  ['look through', 'look at'],
  ['(which|that|who) is affect', 'that affect'],
  ['(that|which) is present affect', 'that affect'],
  ['(that|which) already affect you', 'that affect you'],
  ['is present affect', 'affect'],
  ['target player', 'your opponent'],
  ['the target player', 'your opponent'],
  ['choose and discard', 'discard'],
  ['choose and bury', 'bury'],
  ['choose and flip', 'flip'],
  ['randomly choose and bury', 'SAME'],
  ['randomly choose and discard', 'SAME'],
  ['# card from hand', '# card'],
  ['random card from hand', 'random card in hand'],
  ["(skip|omit) this round 's combat", 'combat do not take place this round'],
  ['there is no combat (this round|at the end of this round|at the end of the round|in this round)', 'combat do not take place this round'],
  ["their owner ' hand", 'the hand'],
  ["their owner 's hand", 'the hand'],
  ["their player ' hand", 'the hand'],
  ["bypass ally and attack (the|your opponent 's) investigator directly", 'bypass ally'],
  ["attack (the|your opponent 's) investigator directly", 'bypass ally'],
  ['(able to|can|may) (detect|sense|perceive) invisible', 'see invisible'],
  ['able to see invisible', 'see invisible'],
  ['(detect|sense|perceive) invisible', 'see invisible'],
  ['invisible monster and may defend against them', 'invisible monster'],
  ['may defend against invisible monster', 'see invisible monster'],
  ['can defend against invisible monster', 'see invisible monster'],
  ['must defend (each|in each|in any) combat', 'must defend'],
  ['must defend in each combat', 'must defend'],
  ['(may not|cannot|do not) (carry|use|bear|wield|have|hold) (a|any) weapon', 'do not use weapon'],
  ['(may not|cannot|do not) (carry|wield|hold) weapon', 'do not use weapon'],
  ['they (may not|cannot) (carry|use|bear|wield|hold) (weapon|a weapon|any weapon)', 'do not use weapon'],
  ['cast (THIS|it) only', 'cast only'],
  ['refuse to', 'may not'],
  ['is (unable|not able) to', 'cannot'],
  ['must choose : either', 'must either'],
  ['must choose to either', 'must either'],
  ['must choose either to', 'must either'],
  ['must choose whether to', 'must either'],
  ['while (it|they) is in play', 'while this card is in play'],
  ['while (it|they) remain in play', 'while this card is in play'],
  ['for as long as', 'while'],
  ['in play beside your own investigator', 'you have in play'],
  ['in play (by|beside|with|next to) your investigator', 'you have in play'],
  ['(and|,) whatever (its|their) region', 'regardless of region'],
  ['(,|and) regardless of (its|their) (region|subregion)', 'regardless of region'],
  ['regardless of (its|their) (region|subregion)', 'regardless of region'],
  ['cancel the last', 'cancel 1'],
  ['cast by (a|your|any) opponent since your last turn', 'cast by your opponent'],
  ['play by (a|your|any) opponent since your last turn', 'play by your opponent'],
]

interface Turn {
  /** Each place is a word, `#` or `THIS`. */
  readonly said: readonly string[]
  readonly meant: readonly string[]
}

/** "(a|b c) d": what stands in brackets, one after the other, as turns of their own. */
function spelledOut(said: string): readonly (readonly string[])[] {
  const group = /\(([^()]*)\)/.exec(said)
  if (!group) return [said.split(' ')]
  return group[1]!.split('|').flatMap((each) => spelledOut(said.replace(group[0], each)))
}

/** The turns by their first word, the longest first. */
const table: ReadonlyMap<string, readonly Turn[]> = (() => {
  const all = turns.flatMap(([said, meant]) =>
    spelledOut(said).map((words): Turn => ({ said: words, meant: meant === 'SAME' ? words : meant.split(' ').filter(Boolean) })),
  )
  all.sort((a, b) => b.said.length - a.said.length)
  return Map.groupBy(all, ({ said }) => said[0]!)
})()

/** The words of the turns, which the lexer has to know. */
export const turnWords: readonly string[] = [
  ...new Set([...table.values()].flat().flatMap(({ said }) => said.filter((each) => /^[a-z][a-z-]*$/.test(each)))),
]

/** What a card calls itself by, besides its Title. */
const own: ReadonlySet<string> = new Set(
  'card artifact tome spell weapon phobia event monster creature entity location ally storm night day star'.split(' '),
)

/** How many tokens from here on are one place of a turn; 0 where they are not. */
function taken(tokens: readonly Token[], at: number, place: string): number {
  const token = tokens[at]
  if (token === undefined) return 0
  if (place === '#') return token.type === 'number' ? 1 : 0
  if (place === 'THIS') return token.type === 'self' ? 1 : token.text === 'this' && own.has(tokens[at + 1]?.text ?? '') ? 2 : 0
  if (place === '1') return token.type === 'number' && token.value === 1 ? 1 : 0
  return token.text === place ? 1 : 0
}

/** A sentence with its turns put into the words of the grammar; where in the text it stands is kept. */
export function inGrammarsWords(sentence: readonly Token[]): readonly Token[] {
  // What one turn has made may be part of another.
  let said = roundingAside(sentence)
  for (let pass = 0; pass < 3; pass++) {
    const meant = turned(said)
    if (meant.length === said.length && meant.every((each, index) => each === said[index])) break
    said = meant
  }
  return said
}

/** ", rounded up" is an aside, as it is in brackets. */
function roundingAside(sentence: readonly Token[]): readonly Token[] {
  const at = sentence.findIndex(({ text }, index) => text === 'round' && /^(?:up|down)$/.test(sentence[index + 1]?.text ?? ''))
  const [round, way] = [sentence[at], sentence[at + 1]]
  if (!round || !way || sentence[at - 1]?.text === '(') return sentence
  const mark = (text: string, { at: place }: Token): Token => ({ ...newToken(text, round), type: 'mark', at: place, length: 0 })
  const from = sentence[at - 1]?.text === ',' ? at - 1 : at
  return [...sentence.slice(0, from), mark('(', round), round, way, mark(')', way), ...sentence.slice(at + 2)]
}

function turned(sentence: readonly Token[]): readonly Token[] {
  const result: Token[] = []
  for (let at = 0; at < sentence.length; ) {
    const found = turnAt(sentence, at)
    if (found) result.push(...found.tokens)
    else result.push(sentence[at]!)
    at += found?.count ?? 1
  }
  return result
}

function turnsOf({ type, value, text }: Token): readonly Turn[] {
  const own = text === 'this' || type === 'self' ? (table.get('THIS') ?? []) : []
  if (type !== 'number') return [...own, ...(table.get(text) ?? [])]
  return [...(value === 1 ? (table.get('1') ?? []) : []), ...(table.get('#') ?? [])]
}

function turnAt(sentence: readonly Token[], at: number): { readonly count: number; readonly tokens: readonly Token[] } | undefined {
  for (const { said, meant } of turnsOf(sentence[at]!) ?? []) {
    const held: (readonly Token[])[] = []
    let count = 0
    for (const place of said) {
      const length = taken(sentence, at + count, place)
      if (length === 0) break
      held.push(sentence.slice(at + count, at + count + length))
      count += length
    }
    if (held.length < said.length) continue
    const head = sentence[at]!
    const tokens = meant.flatMap((word): readonly Token[] => held[said.indexOf(word)] ?? [newToken(word, head)])
    return { count, tokens }
  }
  return undefined
}

/** A word that was meant and not said; an error at it points at the turn. */
function newToken(text: string, { written, at, length }: Token): Token {
  const isNumber = /^\d+$/.test(text)
  return { type: isNumber ? 'number' : 'word', text, written, value: isNumber ? Number(text) : 0, senses: [], at, length }
}
