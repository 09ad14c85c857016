/** Players: which one does it, or all of them, and whose cards are meant. */

import { like, type Row } from '../rewording.ts'
import { count } from './phrases.ts'

const doing = '(?:must|may|loses?|gains?|draws?|discards?|buries|bury|flips?|pays?|reveals?|returns?|shuffles?)'

/** "Can only be used against an Investigator in a Society. That Investigator loses 1 Sanity": your opponent. */
export const usedAgainstOne: Row = [
  /(?<=\b(?:used|played) (?:up)?(?:on|against) an Investigator (?:in|at|who|whose|with|inside|outside)\b[^.;:]*[.;](?: [^.;:]*[.;])* (?:[^.;:]*, )?)[Tt]hat (?:Investigator|player)(['’]s)?(?= |[.,;]|$)/gu,
  (said, [s = '']) => like(said, `your opponent${s}`),
]

/** "Flip any one Priest face-down, whether he is your own Ally or an opponent's": of any player. */
export const yoursOrAnOpponents: Row = [
  /\b(flip|bury|discard|return) (any one|one|any|an?) (\p{Lu}[^.;:,]*?)( face-down| face-up)?,? (?:(?:no matter |regardless of )?whether (?:he or she|he|she|it|they|that \p{L}+) (?:is|are|belongs?)(?: to)?|be (?:he or she|he|she|it)|be it) (?:your own(?: \p{Lu}\p{L}+)?|yours|you|one of yours|your \p{Lu}\p{L}+|one of your own) or (?:that of )?(?:an?|your|any|another) (?:opponent|player)(?:['’]s)?(?: \p{Lu}\p{L}+)?(?=[.;,]|$)/giu,
  (_, [how, n, what, face = '']) => `${how} ${n} ${what} of any player${face}`,
]

/** "Lose 1 Sanity; so does your opponent": the same befalls him. */
export const soDoesYourOpponent: Row = [
  /\b(lose|gain|draw|discard|bury) ((?:an?|one|two|three|four|\d+) (?:(?:Sanity(?: points?)?|points? of Sanity|cards?(?: from your Hand)?|Ally|Allies|Artifacts?)))(?:[;,]|,? and|[;,] and) (?:so (?:does|must|do) (your opponent|each opponent|every opponent|each other player|all (?:your )?opponents)|as does (your opponent|each opponent|each other player)|(your opponent|each opponent|each other player) (?:does|must do|do) (?:the same|likewise|so too|so as well))(?=[.;,]|$)/giu,
  (_, [does, what, one, other, third]) => {
    const who = (one ?? other ?? third)!.replace(/^(?:every opponent|all (?:your )?opponents)$/iu, 'each opponent')
    return `${does} ${what}, and ${who} ${does!.toLowerCase().replace(/y$/, 'ie')}s ${what!.replace('from your Hand', 'from his or her Hand')}`
  },
]

/** "Each player must discard one Ally, but each who is at a Forest Location must discard two": two instead, not two more. */
export const eachOfThoseTwo: Row = [
  /\beach player (must )?(discard|bury|burie|flip|lose|gain|draw)s? (an?|one|two|three|\d+) ([^.;,]+?),? (?:but|except that|while|and) (?:each|any|every) (?:player|one|Investigator)? ?(?:who|that) (is|has) ([^.;,]+?) (?:must )?\2s? (two|three|four|\d+)(?: [^.;,]+?)?(?: instead)?(?=[.;]|$)/giu,
  (said, [must = '', does, n, what, is, so, m]) =>
    like(said, `each player ${must}${does}${must ? '' : 's'} ${n} ${what}, or ${m} if he or she ${is} ${so}`),
]

/** "Each player at a Forest Location must discard two Allies. Each other player must discard one Ally": all but those. */
export const eachOtherPlayer: Row = [
  /\beach player (?:who is )?((?:at|in|outside|inside)\b [^.;,]+?|who has [^.;,]+?) (must )?(discard|bury|burie|flip|lose|gain|draw)s? (two|three|four|\d+) (?:[^.;,]+?)[.;,] (?:and |but |while )?(?:(?:each|every) other player|(?:all |the )?other players(?: each)?) (?:must )?\3s? (an?|one|two|three|\d+) ([^.;,]+?)(?=[.;]|$)/giu,
  (said, [so, must = '', does, m, n, what]) =>
    like(
      said,
      `each player ${must}${does}${must ? '' : 's'} ${n} ${what}, or ${m} if he or she ${/^who has/i.test(so!) ? so!.slice(4) : `is ${so}`}`,
    ),
]

/** "Players who do so lose 1 Sanity": each of them. */
export const whoDoSo: Row = [
  /(?<=[.;] )(?:Those |All |Any )?(?:players|Investigators) who do(?: so)?(?: so| this)? (lose|gain|draw|discard|flip|pay|may|must)\b/giu,
  (said, [does]) => like(said, `each player who does so ${does!.toLowerCase()}${/^m/i.test(does!) ? '' : 's'}`),
]

/** "The Phobia now affects the one who played it, for as long as it would have lasted on you". */
export const playedItNowAffected: Row = [
  /(?<=[.;:] )(?:The|That) (?:Phobia|Event|Spell|Epidemic)(?: card)? (?:now |then |thereafter )?affects (?:the (?:one|player|opponent|Investigator) who (?:has )?(?:just )?played it|its (?:player|owner)|whoever played it)(?: instead)?(?:,? for as long as it would have [^.;:]*)?(?=[.;]|$)/gu,
  () => 'Let that card affect that player',
]

export const ofYourOwn: Row = [/\b(one|each|any|all|two|three|another|none) of your own (?=\p{Lu})/giu, (_, [some]) => `${some} of your `]

/** "Each time an Investigator plays a Location, he or she must bury one Ally or lose 1 Sanity": either, and his is the choice. */
export const eitherOfTwo: readonly Row[] = [
  [
    /(?<=\b(?:when|whenever|each time|every time)(?: that)? (?:an?|any|each) (?:Investigator|player) [^.;:,]+, )(?:he or she|he\/she|he|she|they) must (?:either )?(?=(?:bury|discard|flip|lose|draw|return)\b[^.;:,]+?,? or (?:else )?(?:bury|discard|flip|lose|draw|return)\b)/giu,
    () => 'that player must ',
  ],
  [
    /(?<=\b(?:when|whenever|each time|every time)(?: that)? (?:an?|any|each) (?:Investigator|player) [^.;:,]+, )(?:he or she|he\/she|he|she) (?:either )?(?=(?:buries|discards|flips|loses|draws|returns)\b[^.;:,]+?,? or (?:else )?(?:buries|discards|flips|loses|draws|returns)\b)/giu,
    () => 'that player ',
  ],
]

/** "Flip one Ally of each player, including your own, at the moment this card is revealed": yours among them anyway, and then. */
export const yourOwnIncluded: Row = [
  /(?<=\bof (?:each|every) (?:player|Investigator)),? (?:including|and) (?:your own|yours|yourself|you)\b(?=[.;,]| (?:at|when|if|until)\b),?/giu,
  () => '',
]

/** "Each player at a City loses 1 Sanity. He or she must discard one card.": each of the same. */
export const heMustDiscard: Row = [
  new RegExp(
    `(?<=(?:^|[.;] )(?<whoever>(?:each|every) (?:player|opponent|Investigator)\\b[^.;:,]*?) ${doing} [^.;:]*[.;] )(?:he or she|he|she|that player|that opponent|that Investigator)(?: also| then)?(?= ${doing} (?![^.;]*\\b(?:his|her|their|that|those|it|them)\\b))`,
    'giu',
  ),
  (said, [whoever]) => like(said, whoever!),
]

/** "All players lose 1 Sanity. They must each discard one card." */
export const theyMustEach: Row = [
  new RegExp(
    `(?<=(?:^|[.;] )all (?:the )?(?<kind>player|opponent|Investigator)s ${doing} [^.;:]*[.;] )(?:they each must|they must(?: each| all)?(?: also| then)?|each of them must|each must)(?= ${doing} )`,
    'giu',
  ),
  (said, [kind]) => like(said, `each ${kind} must`),
]

/** "Each player loses 1 Sanity; you lose 2": you lose that instead of what each loses, and not besides. */
export const allButYou: Row = [
  new RegExp(
    `\\b(each|every|all) ((?:player|Investigator)s?)((?: (?:who|whose|in|at)\\b[^.;:,]*?)?) (lose|gain|draw|discard)(s?) ${count}((?: Sanity)?(?: points?)?(?: of Sanity)?|(?: new| extra)? cards?)(?:[;,] (?:and |but |while |whereas )?| (?:but|while|whereas) |\\. (?=yours\\b))(?:you|yours|your (?:own )?Investigator) \\4s? (?:only |just )?${count}(?:(?: Sanity)?(?: points?)?(?: of Sanity)?| cards?)?(?: instead)?(?:,? (?:wherever|no matter where) (?:you|he or she|he|she|it) (?:are|is|may be))?(?=[.;]|$)`,
    'giu',
  ),
  (_, [each, who, where, verb, s, n, unit, m]) => `${each} other ${who}${where} ${verb}${s} ${n}${unit}, and you ${verb} ${m}${unit}`,
]

/** "Each player loses 1 Sanity in a City": whoever is there. */
export const inACity: Row = [
  /\b(each|every) (player|Investigator|opponent) (must )?(loses?|gains?) (an?|one|two|three|four|\d+) (Sanity(?: points?)?|points?(?: of Sanity)?) ((?:in|at) (?:an?|any) \p{Lu}[^.;:,]*?)(?=[.;]|$)/giu,
  (_, [each, who, must = '', verb, n, unit, where]) => `${each} ${who} ${where} ${must}${verb} ${n} ${unit}`,
]

/** "Buried by an opponent's card, its player ...": who has played that. */
export const whoPlayedThat: Row = [/(?<=\bby an opponent['’]s card, )(?:its|that card['’]s) (?:player|owner)\b/giu, () => 'that opponent']

/** "If this card survives to affect your opponent, turn his or her Current Location ...". */
export const survivesToAffect: Row = [
  /(?<=\bsurvives? to affect your opponent(?:['’]s (?:Allies or Investigator|Investigator or Allies|Investigator))?, [^.;]*?\b)(?:his or her|his|her|their) (?=Current Location|Hand|Story Deck|Mythos Deck|Allies\b|Artifacts\b|Tomes\b)/giu,
  () => "your opponent's ",
]

/** "Played against an opponent who is Underground": on him. */
export const playedAgainst: Row = [
  /(?<=\bplayed )(only )?against (?=(?:an|any|one) (?:opponent|Investigator|player)\b)/giu,
  (_, [only = '']) => `${only}on `,
]

/** "All Allies lose 1, to a minimum of 1, while Outside": those who are there. */
export const allWhileOutside: Row = [
  /(?<=^|[.;] )(All|Each) ((?:\p{Lu}[\p{L}’-]* )*(?:Allies|Ally)) ((?:lose|gain|add)s? [^.;:()]+?),? while ((?:Outside|Inside|Underground)|(?:at|in) an? [^.;:,]+)(?=[.;]|$)/gu,
  (_, [all, who, deed, where]) => `${all} ${who} who are ${where} ${deed}`,
]

/** "Your opponent, if Outside, loses 1 Sanity": it is he who is there. */
export const ifOutside: Row = [
  /\b(your|target|that) opponent, (?:if|while|when) ((?:Outside|Inside|Underground)|(?:in|at) [^.;:,]+), /giu,
  (said, [, where]) => like(said, `if your opponent is ${where}, your opponent `),
]

export const yoursOfOthers: Row = [
  /(?<=\bother Investigators?\b[^.]*[;,.] (?:and |but |while )?)yours (lose|gain|draw|discard)s\b/gi,
  (said, [verb]) => like(said, `you ${verb}`),
]

/** "Your opponent may choose to lose 2 Sanity or discard one card": nobody is merely allowed to choose between two losses; for a price, he is. */
export const mayChooseToLose: Row = [
  /(?<=\b(?:opponent|player|investigator|he|she) )(?:may|must|can) (?:choose|elect|opt|decide)(?: whether| either)? to (?=(?:lose|discard|bury|flip)\b[^.;:]*? or (?:to )?(?:lose|discard|bury|flip)\b(?![^.;:]* to (?:draw|gain|cancel|prevent|avoid|look|play|take|return)\b)(?![^.;]*[.;] (?:if|those|any|whoever)\b))/gi,
  () => 'must ',
]

/** "The Allies of your opponent", "the Story Deck of each player". */
export const ofYourOpponent: Row = [
  /\b(?:the )(?=\p{Lu})(Hand|Allies|Ally|Artifacts|Tomes|Spells|Threat|Story Deck|Mythos Deck|Discard Pile|Current Location|Investigator|Sanity) of (your|an|one|each|any|that|target|the) (opponent|player)\b(?!['’]s)/giu,
  (_, [what, whose, who]) => `${whose} ${who}'s ${what}`,
]

/** "Makes opponent lose", "of opponent", "opponent's Hand". */
export const opponentAlone: Row = [
  /(?<=(?:^|[.;:,(] |\b(?:by|of|to|from|and|or|if|when|while|unless|that|makes?|causes?|against|with|forces?|chooses?|in|at|on|as|whenever|until|after|for|gives?|attacks?|shows?) ))(?<!(?:^|[.;:(,] |\b(?:of|by|to|from|against|with|for|at|on|in|if|when|while|unless|until|as|than|makes?|causes?|forces?|attacks?) )that )opponent\b(?=['’]s|(?! of\b))/gi,
  (said) => like(said, 'your opponent'),
]

/** "One opponent of your choice", "your opponent's Investigator loses": it is he who does. */
export const opponentOfYourChoice: readonly Row[] = [
  [/\b(?:an|one|any|any one) opponent (?:of your choice|that you choose|chosen by you)\b/gi, (said) => like(said, 'your opponent')],
  [
    /\b(your|an|each|target|that) opponent['’]s Investigator (?=(?:loses|gains|must|may|discards|draws|buries|flips|pays)\b)/gi,
    (_, [whose]) => `${whose} opponent `,
  ],
]

/** "Each player loses 1 Sanity for each face-down Ally": of his own. */
export const eachForHisOwn: Row = [
  /\b((?:each|every) (?:other )?(?:player|Investigator|opponent)\b[^.;:]*? for (?:each|every) (?:face-down |face-up |Corrupt |Steadfast )*(?:Ally|Artifact|Tome|Weapon))(?=[.;]|$)/giu,
  (_, [each]) => `${each} he or she has in play`,
]

export const thatOpponent: Row = [/(?<=\bagainst an opponent\b[^.]*\. [^.]*?\b)that player(?=['’]s\b)/giu, () => 'that opponent']

/** "Each opponent in turn must discard a card": one after the other, as all do. */
export const oneAfterTheOther: Row = [
  /\b((?:each|every) (?:other )?(?:opponent|player|Investigator)),? in (?:his or her |his |their )?turn,?(?= )/giu,
  (_, [who]) => who!,
]

/** "Your opponents' Travel Events cost them 1 Sanity apiece": whoever plays one pays that. */
export const costThemEach: readonly Row[] = [
  [
    new RegExp(
      `\\b(?:(?:your|all|the) )?opponents['’] (\\p{Lu}[\\p{L} ]*?)s cost (?:them )${count} (?:more |additional |extra )?(Sanity(?: points?)?|points? of Sanity)(?: each| apiece| more| extra)?(?: to play)?(?=[.;]|$| (?:while|until|for the)\\b)`,
      'giu',
    ),
    (_, [what, n, unit]) => `each opponent must pay ${n} ${unit} to play ${/^[AEIOU]/.test(what!) ? 'an' : 'a'} ${what}`,
  ],
  [
    new RegExp(
      `(?<=^|[.;:,] )((?:\\p{Lu}[\\p{L}]* )*(?:Travel|Storm|Night|Day|Star) Event|Ally|Allie|Artifact|Tome|Monster|Event)s cost (?:your opponents|opponents|each opponent|all opponents) ${count} (?:more |additional |extra )?(Sanity(?: points?)?|points? of Sanity)(?: each| apiece| more| extra)?(?: to play)?(?=[.;]|$| (?:while|until|for the)\\b)`,
      'gu',
    ),
    (said, [what, n, unit]) =>
      like(said, `each opponent must pay ${n} ${unit} to play ${/^[AEIOU]/.test(what!) ? 'an' : 'a'} ${what!.replace(/Allie$/, 'Ally')}`),
  ],
]

/** "Any Allies, whether yours or your opponent's": of whomever. */
export const ofWhomever: Row = [
  /\b(any|an|one|each|every|all) ((?:\p{Lu}[\p{L}’'-]*,? (?:or )?)*?(?:Ally|Allies|Artifacts?|Tomes?|Weapons?|Monsters?|Spells?|Locations?|cards?)(?: in play)?),? (?:whether (?:it (?:is|be) |they (?:are|be) )?|be (?:it|they) |either )(?:yours|your own) or (?:your opponent['’]s|an opponent['’]s|those of (?:your|an) opponents?|another player['’]s|your opponents['’]),?(?= )/giu,
  (_, [n, what]) => `${n} ${what} of any player`,
]

/** "An opponent who plays a Cultist in the same Region as you": he who is there. */
export const heWhoIsThere: Row = [
  /\b(an|any|each|every|your) (opponent|player) who (plays|casts|uses) ((?:an?|any|one) [^.;:,]+?) in the same (Region|Subregion|City|Location) as (?:you|yours|your Investigator|your Current Location)(?= \p{Ll})/giu,
  (_, [any, who, plays, what, where]) => `${any} ${who} in the same ${where} as you who ${plays} ${what}`,
]
