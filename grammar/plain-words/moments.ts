/** When something is done: at which moment, on which Turn, each time what is played. */

import { like, type Row } from '../rewording.ts'

export const starRises: Row = [
  /\b(any|a|another) ((?:Full |New )?Moon|Star) rises ?\((?:the|that) Event is played\)/gu,
  (_, [any, what]) => `${any} ${what} Event is played`,
]

/** "If it is Night when you land". */
export const whenYouLand: Row = [
  /(?<=\bif it is (?:Night|Day) )when you (?:land|dock|put in|alight|disembark|go ashore|come ashore|step off|touch down|step ashore)\b/giu,
  () => 'when you arrive',
]

/** "May only be cast immediately after an opponent has cast a Spell", "cast only in answer to a Spell of an opponent" */
export const inAnswerTo: Row = [
  /(?<=^|[.;] )(?:(?:This (?:card|Spell|Event|Artifact) )?(?:may|can) (?:only be (?:cast|used|played)|be (?:cast|used|played) only)|(?:cast|use|play)(?: this (?:card|Spell|Event|Artifact))? only|only (?:cast|used?|play(?:ed)?)) (?:(?:immediately |directly |right |just )?after (?:an|your|any) opponent (?:has |have )?(?:just )?(cast|casts|played|plays) (an?|any) ([^.;:,]+?)|(?:in|as an?) (?:answer|reply|response) to (an?|any) ([^.;:,]+?) (?:of|by|from|(?:cast|played) by|that is (?:cast|played) by) (?:an|your|any) opponent)(?=[.;])/giu,
  (_, [does, a, what, one, other]) => {
    const kind = (what ?? other)!
    return `Play this card immediately after an opponent has ${does ? (/^cast/i.test(does) ? 'cast' : 'played') : /\bSpells?$/.test(kind) ? 'cast' : 'played'} ${a ?? one} ${kind}`
  },
]

/** "You may play an Ally and an Artifact on the same Turn" */
export const bothOnOneTurn: Row = [
  /\byou may (?:also )?play ((?:an?|one) (?!Location\b)\p{Lu}[^.;:,]*?) and ((?:an?|one) (?!Location\b)\p{Lu}[^.;:,]*?) (?:on|in|during) (?:the same|one|a single|one and the same) Turn(?=[.;]|$)/giu,
  (said, [first, second]) => like(said, `as your Turn, you may play ${first} and ${second}`),
]

/** "Lose 1 Sanity for each Cultist that any player plays": each time that one is played. */
export const eachThatIsPlayed: Row = [
  /(?<=\b(?:lose|gain|draw|discard) (?:an?|one|two|three|\d+) (?:Sanity(?: points?)?|points? of Sanity|cards?)),? for (?:each|every) ([^.;:,]+?) (?:that |which |whom )?(any player|an opponent|any opponent|your opponent|you) (plays?|casts?|uses?)(?=[.;]|$)/giu,
  (_, [what, who, does]) => ` each time that ${who} ${does} ${/^[AEIOU]/i.test(what!) ? 'an' : 'a'} ${what}`,
]

/** "Play any number of Cultists on the same Turn": as that Turn. */
export const anyNumberOnOneTurn: Row = [
  /\byou may play (any number of|as many) ([^.;:,]+?)(?: (?:as you (?:like|wish|please|want)))? (?:on|in|during) (?:the same|one|a single|one and the same) Turn(?=[.;]|$)/giu,
  (said, [, what]) => like(said, `as your Turn, you may play any number of ${what}`),
]

/** "Pay 1 Sanity when you enter, if it is Night" */
export const whenYouEnter: Row = [
  /(?<=^|[.;] )(pay|lose|gain|draw|discard) ((?:an?|one|two|three|\d+) (?:Sanity(?: points?)?|points? of Sanity|cards?)) (?:when|whenever|as|each time|every time)(?: that)? you (?:enter|arrive|come|go in)(?: here| this (?:Location|place))?,? (if|unless) ([^.;:,]+)(?=[.;]|$)/giu,
  (said, [does, what, so, c]) => like(said, `when you arrive here, ${so} ${c}, ${does!.toLowerCase().replace('pay', 'lose')} ${what}`),
]

/** "Your opponent discards one card at the beginning of his next Turn": the moment ahead. */
export const atHisNextTurn: Row = [
  /(?<=^|[.;] )((?:your|target|that) opponent) ((?:must )?(?:either )?(?:lose|discard|burie|burys|bury|flip)s?\b(?![^.;:,()]*\b(?:until|if|while|unless|each|every)\b)[^.;:,()]+?) at the (?:start|beginning) of (?:his or her|his|her|their|the) next Turn(?=[.;]|$)/giu,
  (said, [who, does]) => like(said, `at the beginning of your opponent's next Turn, ${who!.toLowerCase()} ${does}`),
]

/** "At the beginning of your opponent's next Turn, he discards one card": of the one that comes. */
export const atNextTurnHe: Row = [
  /(?<=^|[.;] )(?:Then,? )?at the (?:start|beginning) of (your opponent|(?:(?:the )?target )?opponent(?=['’]s next)|(?:the|his or her|his|her|their)(?= next Turn,? (?:your|target|that) opponent )|(?<=\b[Yy]our opponent\b(?:(?!\b(?:each|every|any|all|another|other)\b)[^:])*[.;] (?:Then,? )?At the (?:start|beginning) of )(?:that player|that opponent|his or her|his|her))(?:['’]s)? next Turn,? ((?:your opponent|that player|that opponent|target opponent|he or she|he|she|they) )?((?!if\b|while\b|each\b|any\b|every\b)[^.;:()]+?)(?=[.;]|$)/giu,
  (_, [, who, does]) =>
    `(At the start of each Turn of your opponent: ${who ? `your opponent ${does!.replace(/\b(?:his or her|his|her|their) /giu, "your opponent's ")}` : does!.replace(/\bthat player['’]s\b/giu, "your opponent's")}) until the end of your opponent's next Turn`,
]

/** "If this is your Current Location at the end of the Round, A. You may also B at that time." */
export const alsoAtThatTime: Row = [
  /(?<=^|[.;] )((?:If|When|While|At|Whenever|Each time) [^.;:,]+(?:, (?:if|while|unless|when) [^.;:,]+)?), ((?!if |while |unless |when )[^.;:]+)[.;] (You|Your opponent|Each player) (may |must )?(?:also )?([^.;:]+?) at (?:that|the same|this) (?:time|moment)(?=[.;]|$)/gu,
  (_, [when, first, who, may = '', deed]) => `${when}, ${first}. ${when}, ${who!.toLowerCase()} ${may}${deed}`,
]

export const beforeAnySuch: Row = [
  /\bif Combat begins before any such (?:Ally|card|Artifact|Tome|Weapon|Monster|Event|Spell|Location) (?:has been|is|was) played\b/giu,
  (said) => like(said, 'when Combat begins'),
]

/** "Discard the next Tome your opponent plays, then bury this card", "when an opponent next plays an Ally, ...". */
export const nextOnePlayed: readonly Row[] = [
  [
    /\b(Discard|Bury) the (?:next|first) ([^.;:,()]+?) (?:that |which )?(your opponent|an opponent|any player|each opponent) plays(?: at once| immediately)?(?:[.;] (?:Then,? )?|,? and (?:then )?|, then )bury this card(?=[.;]|$)/giu,
    (_, [how, what, who]) => `When ${who} plays a ${what}, ${how!.toLowerCase()} that card, then bury this card`,
  ],
  [
    /\bWhen (your opponent|an opponent|any player) next plays (an?|one) ([^.;:,()]+?), (discard|bury|cancel) (?:it|that card|that \w+)(?: at once| immediately)?(?:[.;] (?:Then,? )?|,? and (?:then )?|, then )bury this card(?=[.;]|$)/giu,
    (_, [who, , what, how]) => `When ${who} plays a ${what}, ${how!.toLowerCase()} that card, then bury this card`,
  ],
  // "The next Corrupt Ally that your opponent plays is discarded at once; then, bury this card".
  [
    /\bThe next ([^.;:,()]+?) (?:that |which )?(your opponent|an opponent|any player|he or she|each opponent) plays (?:is|must be) (?:at once |immediately )?(discarded|buried)(?: at once| immediately)?(?: ?\([^.;:()]*? (?:cost|price)[^.;:()]*? (?:still )?paid\))?(?:[.;] (?:Then,? )?|,? and )bury this card(?=[.;]|$)/giu,
    (_, [what, who, how]) =>
      `When ${/^he or she$/i.test(who!) ? 'your opponent' : who} plays a ${what}, ${/^d/i.test(how!) ? 'discard' : 'bury'} that card, then bury this card`,
  ],
]

/** "A Full, Waxing or Waning Moon": each of them is one. */
export const anyMoon: Row = [
  /\b(an? )?((?:Full|New|Waxing|Waning|Blood|Crescent|Half)(?:, (?:an? )?(?:Full|New|Waxing|Waning|Blood|Crescent|Half))*),? (or|and) (?:an? )?(Full|New|Waxing|Waning|Blood|Crescent|Half) Moon\b/gu,
  (_, [, first, joint, last]) =>
    `${first!
      .split(/, (?:an? )?/)
      .map((each) => `${each} Moon`)
      .join(', ')} ${joint} ${last} Moon`,
]

/** "Use during Combat, before Monsters are revealed. ...": when the next sentence is done. */
export const usedBeforeMonsters: Row = [
  /^(?:Use|May be used|May only be used|Used|Can be used)(?: this card| it)?(?: only)? (?:during|in)(?: any)? Combat,? before (?:the |any )?(?:Monsters|Threats|cards)(?: in Threats)? are (?:revealed|turned up)[.:] (?:You may )?(\p{L})/giu,
  (_, [first]) => `In Combat, ${first!.toLowerCase()}`,
]

/** "While this Star is in the sky". */
export const whileInTheSky: Row = [
  /\bwhile this (?:Star|Moon|card) is in the (?:night )?(?:sky|heavens?)\b/giu,
  (said) => like(said, 'while this card is in play'),
]

/** "Use before Monsters are revealed. Return one random Monster ...", told ahead of what it is used for: when that may be done. */
export const aheadOfItsUse: Row = [
  /^(?:May (?:only )?be used|Use(?:d|able)?)(?: this card| this Artifact| it)?(?: only| just)? before ((?:all |any )?(?:the )?(?:Monsters|Threats|Directed Threats?)(?: in [^.;:,]*?)? (?:is|are)(?: turned up| revealed))[.:;] (?!If\b|It\b|Then\b|This\b|Only\b|Not\b|While\b|When\b|At\b|You may\b)(\p{Lu})(?=\p{Ll}+ )/giu,
  (_, [when, letter]) => `Before ${when}, you may: ${letter!.toLowerCase()}`,
]

/** "Each Turn that you are Outside, or that it is Night": two things of which each is asked. */
export const eachTurnThatOr: Row = [
  /(?<=\bthe (?:beginning|start|end) of (?:each|every|any)(?: of your)? (?:Turn|Round)s? )(?:that|(?:in|on|during) which) ([^.;:,]+?),? (or|and) (?:that|(?:in|on|during) which) (?=(?:you|your|it|an?|the|any|one|no) )/giu,
  (_, [first, or]) => `that ${first} ${or} `,
]

/** "You may also bury one Phobia at the moment that he is Flipped": in the same Turn that flips him. */
export const atTheMomentHeIsFlipped: Row = [
  /(?<=\bAs your Turn, Flip this card [^.;]+[.;] You may also [^.;:,]+?)(?: at the (?:moment|time)(?: that| when)?| when| as) (?:he|she|it|this card|he or she) is (?:so )?Flipped(?=[.;]|$)/giu,
  () => '',
]

export const atTheMoment: Row = [
  /\bat the (?:moment|instant|time)(?: that| when)? (?=(?:this card|it|they|you|an?|any|your|Threats)\b[^.,;:()]* (?:is|are|arrives?|plays?|loses?|leaves?|reveals?)\b)/giu,
  (said) => like(said, 'when '),
]

/** "While you are here your opponents' ...": where the one ends and the other begins. */
export const whileHereYourOpponents: Row = [
  /(?<=(?:^|[.;] )(?:While|As long as) you (?:are|remain|stay) (?:here|(?:on|at|in) (?:the|this) \p{L}+)) (?=(?:your|each|every|all|no|you) \p{L}+\b)/giu,
  () => ', ',
]

/** "While this card is in play each Tome costs 1 more, and Students may not be flipped": both as long as it is there. */
export const whileBoth: Row = [
  /\bWhile this card is in play,? (\p{L})([^.;:,]+), and (\p{L})([^.;:,]+ (?:may not|cannot) be [^.;:,]+)(?=\.)/gu,
  (_, [a, first, b, second]) => `${a!.toUpperCase()}${first}. ${b!.toUpperCase()}${second}`,
]

/** "Lose 1 Sanity each time you play a Spell, and at the beginning of your Turn if you are Outside": what is asked is asked at that moment alone. */
export const andAtTheBeginning: Row = [
  /\b(lose \d+ (?:additional )?Sanity(?: points?)?) ((?:each time|whenever|when) [^.;,]+?),? and (at the (?:beginning|start) of (?:your|each) (?:Turn|Round)) (if|while|unless) ([^.;,]+)(?=[.;]|$)/giu,
  (said, [loss, first, then, when, so]) => like(said, `${loss!.toLowerCase()} ${first}. L${loss!.slice(1)} ${then} ${when} ${so}`),
]

/** "On his or her next Turn, your opponent may not play an Ally": whose Turn it is, is told behind. */
export const onHisNextTurn: Row = [
  /(?<=^|[.;] )on (?:his or her|his|her|their) next Turn,? (your opponent|each opponent|target opponent) ([^.;,]+)(?=[.;]|$)/giu,
  (said, [who, what]) => like(said, `${who} ${what} on his or her next Turn`),
]

export const combatThisRound: Row = [/\bin any Combat (?=this Round\b)/giu, () => '']

/** "Each player who plays an Artifact this Round": from now on; who has played one was told as past. */
export const playsThisRound: Row = [
  /(?<=^|[.;] )(each|any|every|all) (player|opponent|Investigator|other player)(s?) who (plays?|casts?|uses?) ([^.;:,]+?) (?:during |in )?this (Round|Turn) (?=\p{Ll})/giu,
  (said, [each, who, s, verb, what, period]) =>
    `${like(said, 'for')} the remainder of this ${period}, ${each!.toLowerCase()} ${who}${s} who ${verb} ${what} `,
]

/** "Each Round that finds any Storm in play". */
export const roundThatFinds: Row = [
  /\b(Round|Turn|Combat) that (?:finds|sees) ((?:any|an?|no|two or more) [^.;:,]+?) in play(?=[.;,]| and\b|$)/giu,
  (_, [period, what]) => `${period} in which ${what} is in play`,
]

export const passesAnnounced: Row = [
  /\b((?:all|any) )((?:previous |earlier )?)Pass(?:es)? (?:that (?:were|have been|are) )?(?:announced|declared|made|taken)(?: so far| until now| already| up to now| to date)?(?: by (?:any|each|every|all|other) players?)?(?: (?:so far|until now|already))?( (?:in |during )?this Round)? (is|are) (?:now )?(?:voided|void|cancelled|canceled|undone|disregarded|null and void)\b/giu,
  (_, [all, , , are]) => `${all}Passes this Round ${are} cancelled`,
]

/** "... until then", behind a sentence that tells of one time alone: the end of its while, or the Turn that it says is lost. */
export const untilThen: readonly Row[] = [
  [
    /(?<=\b((?:your|that|the|target) opponent)(?:['’]s Investigator)? (?:loses|must (?:lose|skip|pass)|skips|passes) (?:on )?(?:his or her|his|her|their|the) next Turn\b[^.]*[.;,] (?:[^.;]* )?)until (?:(the end of )that Turn|that Turn (ends|is over|has (?:passed|ended|been lost))|then|that time|that Turn(?: begins)?|the (?:beginning|start) of that Turn)(?=[.;,]|$)/giu,
    (said, [who, end, over]) => like(said, `until ${end || over ? 'the end of ' : ''}${who!.toLowerCase()}'s next Turn`),
  ],
  [
    /(?<=(?:^|[.;,:] )(?:you )?(?:lose|must (?:lose|skip|pass)|skip|pass) (?:on )?your next Turn\b[^.]*[.;,] (?:[^.;]* )?)until (?:(the end of )that Turn|that Turn (ends|is over|has (?:passed|ended|been lost))|then|that time|that Turn(?: begins)?|the (?:beginning|start) of that Turn)(?=[.;,]|$)/giu,
    (said, [end, over]) => like(said, `until ${end || over ? 'the end of ' : ''}your next Turn`),
  ],
  [
    /(?<=\b(?:until|up to) ((?:the (?:end|beginning|start) of )?(?:the |this |your |your opponent['’]s )?(?:next )?(?:Round|Combat|Turn)(?: ends| begins| is over)?)(?=[.;,] )[^.]*[.;,] (?:[^.;]* )?)until (?:then|that time)(?=[.;,]|$)/giu,
    (said, [when]) => like(said, `until ${when}`),
  ],
]
