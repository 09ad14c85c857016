/** What a use costs, what it is for, how often and when it is open to one. */

import { like, type Row } from '../rewording.ts'
import { count } from './phrases.ts'

/** "Discard two cards to gain 1 Sanity, unless you have done so in this Round": once a Round. */
export const oncePerRound: Row = [
  /(?<=\byou may (?:(?!\bunless\b)[^.;:])*?),? (?:unless|if) you (?:have )?(?:already |not (?:already |yet )?)?(?:done|did) (?:so|this|that)(?: already| before| earlier)?(?: (?:in|during|on))? (this|the same|that) (Round|Turn)(?=[.;]|$)/giu,
  (said, [, span]) => (/^,? if/i.test(said) !== /\bnot\b/i.test(said) ? said : ` once per ${span}`),
]

/** "You may confess to the priest (lose 1 Sanity point) and bury one Phobia": what that costs. */
export const colourfulPrice: Row = [
  /\b(you may) (?!(?:play|draw|gain|lose|bury|discard|flip|use|cast|reveal|return|place|put|give|take|add|pay|remain|stay|walk|travel|search|look|choose|move|exchange|attack|defend|pass|summon|control|keep|assign)\b)\p{Ll}+(?: \p{Ll}[\p{Ll}’'-]*){1,6} \((?:lose|pay) (\d+|one|two|three) (?:Sanity points?|points? of Sanity|Sanity)\),? (?:and|to) /gu,
  (_, [may, n]) => `${may} pay ${n} Sanity to `,
]

/** "Pay the Sanity cost of that Location; may use Gate." */
export const mayUseGate: Row = [
  /(?<=\bPay (?:the|its) Sanity cost\b[^.;:]*); (?:you )?may use (?:its |the |that )?Gate(?=\.|$)/giu,
  () => '. You may use its Gate',
]

/** "Flip this card in Combat to ... Or, as your Turn, flip it ...": two uses of it. */
export const inCombatOrAsYourTurn: Row = [
  /(?<=\b(?:[Ff]lip|[Bb]ury|[Dd]iscard|[Rr]otate) this card\b[^.]*)\. Or,? as your Turn, (?:you may )?([Ff]lip|[Bb]ury|[Dd]iscard|[Rr]otate) it(?![\p{L}’'-])/gu,
  (_, [how]) => `. As your Turn, ${how!.toLowerCase()} this card`,
]

/** "As your Turn, you may bury him to ... In a Sanitarium, flip him instead": another price for the same use. */
export const flippedElsewhere: Row = [
  /(?<=\b[Aa]s your Turn, (?:you may )?(?:bury|Bury|discard|Discard|flip|Flip) (?:[^.;]|(?:Dr|Mr|Mrs|Rev|St|Prof|Sgt|Capt|Col)\.)*[.;] )(?:In|At) (an?|any|the) ((?:\p{Lu}[\p{L}’'-]* ?)+?), (?:you may )?([Ff]lip|[Dd]iscard|[Bb]ury) (?:him|her|it|this card) instead(?: of (?:burying|discarding|flipping) (?:him|her|it|this card))?(?=[.;]|$)/gu,
  (_, [a, where, how]) => `If you are at ${a} ${where}, ${how!.toLowerCase()} this card instead`,
]

/** "When you would lose Sanity, you may bury this card to reduce the loss. May not be used while you are in a Country Location." */
export const notUsedWhile: Row = [
  /(?<=^|[.;] )(When|If) ((?:you|your Investigator) would lose [^.;]+)[.;] (?:This card |It )?(?:[Mm]ay|[Cc]an) ?not be used (?:while|when|if) ([^.;,]+)(?=[.;]|$)/gu,
  (_, [when, what, so]) => `Unless ${so}, ${when!.toLowerCase()} ${what}`,
]

/** "Needed to play a Great Old One or an Outer God": what serves for the one does for the other. */
export const neededForEither: Row = [
  /\b(needed (?:to|in order to) (?:play|Summon) )(?:an?|any) (?:Great Old One or (?:an?|any)? ?Outer God|Outer God or (?:an?|any)? ?Great Old One)\b/giu,
  (_, [needed]) => `${needed}a Great Old One`,
]

export const inPlaceOfOneNeeded: Row = [
  /\b(?:(this card|it) )?(?:can|may) be used in (?:the )?place of (?=(?:any one|any|one) [^.;]*? needed to play a\b)/giu,
  (said) => like(said, 'this card counts as '),
]

export const countsAsOneOf: Row = [
  /(?<=\bcounts as (?:any one|any|one) )((?:Day|Night|Storm|Star|Epidemic|Travel)(?:, (?:Day|Night|Storm|Star|Epidemic|Travel))*,? or (?:Day|Night|Storm|Star|Epidemic|Travel)) Events? needed to play a Great Old One\b/gu,
  (_, [kinds]) => `${kinds} that a Great Old One needs`,
]

/** "You may play Priests regardless of Region. You may not do so at Night": that, and not to play this card. */
export const notSoAtNight: Row = [
  /(?<=^|[.;,] |\bRound )(you may (?!only\b|not\b)(?:(?!\b(?:unless|if|while|when|once)\b)[^.;:])*?)[.;] (?:you|this) (?:may not|cannot|can not) (?:do (?:so|this|that)|be done) (?:(?:while|when|if) ([^.;,]+)|(?:at|by|during(?: the)?) (Night|Day)|(?:at|in) (an? \p{Lu}[^.;,]*))(?=[.;]|$)/giu,
  (_, [may, so, time, place]) => `${may} unless ${time ? `it is ${time}` : place ? `you are at ${place}` : so}`,
]

/** "Can be used only at Night, and only against an opponent who ...": both are asked. */
export const onlyAtNightAndAgainst: Row = [
  /(?<=^|[.;] )((?:This card |It )?)(can|may) (?:only )?be (used|played|cast)(?: only)?( (?:at Night|by Day|during the (?:Day|Night)|(?:at|in|from) (?:an?|any) [^.;:,]+?)),? and only (against|on) (?=(?:an|any) (?:opponent|player)\b)/giu,
  (_, [self = '', may, verb, when, on]) => `${self}${may} be ${verb} only${when}. ${self}${may} be ${verb} only ${on} `,
]

/** "Discard it if you wish": you may. */
export const ifYouWish: readonly Row[] = [
  [
    /(\byou may (?:(?! and )[^.;:()])*?),? if you (?:like|wish|want|choose|so choose|so wish|desire)(?: to| to do so)?(?=[.;]|$)/giu,
    (_, [said]) => said!,
  ],
  [
    /(?<!\bmay\b[^.;]*),? and (discard|bury|play|put|place|take|return|draw|flip|exchange)\b([^.;:()]*?),? if you (?:like|wish|want|choose|so choose|so wish|desire)(?: to| to do so)?(?=[.;]|$)/giu,
    (_, [verb, rest]) => `. You may ${verb!.toLowerCase()}${rest}`,
  ],
  [
    /(?<=^|[.;] )(discard|bury|play|put|place|take|return|draw|flip|exchange)\b([^.;:()]*?),? if you (?:like|wish|want|choose|so choose|so wish|desire)(?: to| to do so)?(?=[.;]|$)/giu,
    (said, [verb, rest]) => like(said, `you may ${verb!.toLowerCase()}${rest}`),
  ],
]

/** "As your Turn, flip this card if it is Night. Draw one card.": asked before it is paid. */
export const flippedIfNight: Row = [
  /\b((?:As your Turn|During Combat|In Combat),) (?:you may )?((?:flip|discard|bury) (?:this card|\p{Lu}[\p{L}.’' -]*?)(?: face-down)?) (?:if|while) ([^.;:,]+)(?=\. \p{Lu})/giu,
  (_, [lead, cost, so]) => `${lead} if ${so}, ${cost!.charAt(0).toLowerCase()}${cost!.slice(1)}`,
]

/** "Once per Round you may flip this card instead of paying for a Tome": how often is said of it behind. */
export const insteadOfPaying: Row = [
  /\b(?:One time|Once) (?:per|a|each) Round,? (you may [^.;:]*? instead of [^.;:]+)(?=\.)/giu,
  (_, [deed]) => `${deed!.charAt(0).toUpperCase()}${deed!.slice(1)}. Only once per Round`,
]

/** "You may bury one Phobia at any Library. This requires a Turn and costs 1 Sanity point": what it takes. */
export const thisRequiresATurn: Row = [
  /\byou may ([^.;]+?)( at (?:any|an?) [^.;,]+? Location)?[.;] This (?:requires|takes|costs) (?:a|one|your) Turn(?:,? and (?:costs|requires) (\d+) Sanity(?: points?)?)?(?=[.;]|$)/giu,
  (said, [deed, place, price]) =>
    like(said, `as your Turn, ${place ? `if you are${place}, ` : ''}${price ? `you may spend ${price} Sanity to ` : 'you may '}${deed}`),
]

/** "You may lose 1 Sanity and keep it in play": the price, and what for. */
export const paidToKeep: Row = [
  new RegExp(
    `(?<=\\bwould be \\w+[^.;:]*, you may )((?:pay|lose) ${count} (?:Sanity(?: points?)?|points? of Sanity)) and (?=(?:keep|retain)s? )`,
    'giu',
  ),
  (_, [price]) => `${price} to `,
]

/** "Can be used only at Night, and only against an opponent whose Current Location is in the same Region as yours." */
export const onlyAndOnlyAgainst: Row = [
  /(?<=^|[.;] )((?:(?:Can|May) be used|Use|Usable) only [^.;:,]+), and only (?=if|when|while|at|in|against|during|on)/giu,
  (_, [only]) => `${only} and only `,
]

/** "You may do so only once each Round, and never at Night." */
export const onlyOnceAndNeverAtNight: Row = [
  /(?<=[.;] )(?:You may|You can|This may be) (?:do (?:so|this)|done) (only [^.;:,]+|once (?:in |per |a )?(?:each |every |any )?(?:Round|Combat|Turn))(?:,? (?:and|but) (?:never|not) ((?:if|while|when|at|in|during)\b[^.;:,]+))?(?=[.;]|$)/giu,
  (_, [how, not]) => `${/^only/i.test(how!) ? like('O', how!.replace(/^o/, 'O')) : `Only ${how}`}${not ? `. Not ${not}` : ''}`,
]

/** "Flip this card during Combat, before Monsters are revealed. Your Monsters ...": the price, and what for. */
export const flippedBeforeMonsters: Row = [
  /(?<=^|[.;] )(Flip|Rotate|Bury|Discard) (this card|\p{Lu}[\p{L}.’' -]*?) (?:during|in) (?:any |a )?Combat(, before [^.;:,]*)?\. (?!If\b|It\b|Then\b|Use\b|This\b|Only\b|Not\b|Cannot\b|At\b)(\p{L})/gu,
  (_, [verb, what, before, first]) => `${verb} ${what} during Combat${before ?? ''}: ${first!.toLowerCase()}`,
]

/** "May discard one Spell from his Hand to finish the verse. If so, ...": what it is for is told behind it. */
export const toFinishTheVerse: Row = [
  /(\bmay (?:[Dd]iscard|[Bb]ury|[Ff]lip) (?:one|an?|two|three|\d+) [^.;:]*? from (?:his or her|his|her|their|your) Hand) to (?!(?:play|draw|gain|cancel|return|lose|bury|discard|flip|prevent|reduce|keep|avoid|save|look|cast|use|add|subtract|take|turn|move|put|place|search|summon|control|choose|have|make|be|negate|ignore|do|count|end|halve|double|spare|see|know|walk|travel|arrive|remain|stay|send|drive|remove|stop|defend|attack|join|bypass|absorb|raise|lower|increase|decrease|force|cause)\b)\p{Ll}+(?: (?!(?:Ally|Allies|Sanity|Monsters?|Threat|cards?|Combat|Turn|Round|Hand|Gate|points?|value|loss|if|unless|or|and)\b)[\p{L}’'-]+){1,6}(?=\. If (?:so|he or she does|that player does|this is done|you do|he does|she does|they do)\b)/gu,
  (_, [price]) => price!,
]

/** "You may discard one card and look at the top two": the price, and what for. */
export const discardedToLook: Row = [
  /(?<=\byou may )(discard (?:an?|one|two|three|\d+) (?:\p{Lu}\p{L}* )?cards?)(?: from your Hand)? and (?=look at the top )/giu,
  (_, [price]) => `${price} from your Hand to `,
]

/** "Any player who wishes to play a Night Event must first discard one card": to play it. */
export const firstPays: Row = [
  /\b(any|each|every|an|all) (players?|opponents?|Investigators?) who (?:wish(?:es)?|wants?|desires?|intends?) to (play|cast|use|draw|walk|travel|enter|leave)\b/giu,
  (_, [any, who, what]) => `${any} ${who} who ${what}${/s$/i.test(who!) ? '' : 's'}`,
]
