/** Single turns of phrase in fewer words: a whole Hand shown, what is announced, whichever of two, how a price is told of behind a deed. */

import { like, type Row } from '../rewording.ts'

/** "Show your Hand to all opponents" */
const handShown: Row = [
  /\b(?:show|reveal|display|expose) your (?:whole |entire )?Hand to (?:all|each|every|any|your|the)(?: of your)?(?: other)? (?:opponents?|players?|Investigators?)\b/giu,
  (said) => like(said, 'reveal your Hand'),
]

/** "Rearrange them as desired", "replace them as you see fit" */
const asDesired: Row = [
  /\b(?:rearrange|re-arrange|replace|return|put back|arrange|reorder) (them|the cards|these(?: cards)?) (?:back )?(?:as|however) (?:desired|you (?:desire|wish|like|please|choose|prefer|see fit))(?=[.;,]|$)/giu,
  (said) => like(said, 'put them back in any order'),
]

/** "Add 1 for each Cultist, up to 5 points in value": how much it may be worth in all. */
const upToInValue: Row = [/,? up to (\d+) points? in (?:total )?value(?=[.;,]|$)/giu, (_, [most]) => `, to a maximum value of ${most}`]

/** "Joins fellow Cultists" */
const fellows: Row = [/\b(joins?|each|all|your) fellow (?=\p{Lu})/giu, (_, [head]) => `${head} other `]

/** "Look at the top two cards of your Mythos Deck and Discard either of them" */
const eitherOfTwo: Row = [
  /(?<=\b(?:top|first) two cards [^.;]*?\b(?:discard|bury|keep|take|play|put|place)(?:s|es)? )(?:either(?: one)?|any one) of (?=them\b|these\b|the two\b|those\b)/giu,
  () => 'one of ',
]

/** "When an opponent announces "Pass," you may Bury this card. That Pass is voided" */
const passAnnounced: Row = [
  /\b(announce|declare|say|call)(s?) (?:an? |his |her |his or her )?["“']?Pass[,.]?["”']?(,)?(?= )/giu,
  (said, [, many, comma]) => `${many ? 'passes' : 'pass'}${comma || /,/.test(said) ? ',' : ''}`,
]
const passVoided: Row = [
  /\byou may ((?:bury|discard|flip) this card(?: face-down)?|(?:pay|spend|lose) \d+ Sanity(?: points?)?)[.;,]? (?:and )?that Pass is (?:voided|void|cancelled|ignored|annulled|undone)(?=[.;,]|$)/giu,
  (_, [price]) => `you may ${price} to cancel that Pass`,
]

/** "If there is a Cat in play, even your own": anybody's anyway. */
const evenYours: Row = [/(?<=\b(?:in play|of any player)),? (?:even|including) (?:your own|yours|one of yours)(?=[.;,]|$)/giu, () => '']

/** "Sell one of your Allies (Discard). In payment, take an Artifact": only for it. */
const inPayment: Row = [
  /(?<=[.;] )(?:In|As) (?:payment|return|exchange|reward|compensation|recompense)(?: for (?:it|this|that|him|her|them))?, (?=(?:choose|take|draw|gain|return|put|play|search|you)\b)/gu,
  () => 'If you do, ',
]

/** "At the moment when this card would be Buried, you may lose 1 Sanity point: return it to your Hand" */
const sparedAtAPrice: Row = [
  /\b(?:at the (?:very )?(?:moment|time|instant) (?:when|that|at which)|when|whenever|each time(?: that)?|if) ([^.;:,]+? would be (?:buried|discarded|lost|flipped)(?: or (?:buried|discarded|lost|flipped))?),? you may ((?:lose|pay|spend) \d+ Sanity(?: points?)?|(?:bury|discard|flip) [^.;:,]+?): (return|flip|put|place|keep|discard|bury) ([^.;:]+?)(?: instead)?(?=[.;]|$)/giu,
  (said, [who, price, does, what]) => like(said, `if ${who}, you may ${price} to ${does} ${what} instead`),
]

/** "Use this card during Combat and spend 1 Sanity point to Bury ..." */
const usedForAPrice: Row = [
  /\buse (?:this card|it) (during Combat|as your Turn|in Combat|when cast) and (spend|pay|lose) (\d+ Sanity(?: points?)?) to /giu,
  (said, [when, , price]) => like(said, `${when}, spend ${price} to `),
]

/** "Is immune to all Events that Bury or Discard" */
const immuneToLoss: Row = [
  /\b(?:is|are) (?:immune|not subject) to (?:all |any )?((?:your |an )?(?:opponents?['’]s? )?(?:Events?|Spells?|cards?)(?: (?:and|or) (?:Events?|Spells?|Artifacts?))?)(?: cards)? that (?:would )?(bury|discard)(?: (or|and) (bury|discard))?(?: (?:him or her|it|him|them|that Ally|Allies))?(?=[.;,]|$)/giu,
  (_, [what, one, , two]) => `may not be ${past(one!)}${two ? ` or ${past(two)}` : ''} by ${what}`,
]
const past = (deed: string): string => (/^bury$/i.test(deed) ? 'Buried' : 'Discarded')

/** "If it already is a Water Location" */
const alreadySo: Row = [/\b(already|now|currently) (is|are) (?=an?\b|the\b|in\b|at\b|no\b)/giu, (_, [, is]) => `${is} `]

/** "During the Day, its card value is 1, but immune to Spells": both are so then. */
const butImmune: Row = [
  /\b((?:card )?value is \d+(?: points?)?|(?:is )?worth \d+(?: points?)?), but (?:it )?(?:is |are )?((?:immune to|not affected by|Invisible)\b)/giu,
  (_, [worth, so]) => `${worth} and this card is ${so}`,
]

/** "You may not walk out, even to another City Location": it makes no difference. */
const evenThere: Row = [/(?<=\bmust walk (?:out of|away from|from) [^.;,]+), even (?:to|into) [^.;,]+(?=[.;]|$)/giu, () => '']

/** "While Cthulhu or any Ghoul is in play": anybody's, the one as the other. */
const orAnyInPlay: Row = [
  /\b([Ww]hile|[Ii]f|[Ww]hen|[Uu]nless) (?!any\b|you\b|your\b)(?:an? (?=[^.;:,]*? or any\b))?(?!an?\b)(\p{Lu}[\p{L}’' -]*?) or (?:any|an?) (\p{Lu}[\p{L}’' -]*?) (is|are) in play\b/gu,
  (_, [when, one, other, is]) => `${when} any ${one} or ${other} ${is} in play`,
]

/** Single turns of phrase, each by itself. */
export const turns: readonly Row[] = [
  // "During each additional Turn that you remain here you may ...": the moment ends where the leave begins.
  [
    /(?<=^|[.;] )((?:During|On|For|In) each (?:(?:additional|further|other|subsequent|following|extra) )?Turn (?:that |when |in which )?you (?:remain|stay|spend|are|rest|linger) here) (?=you may\b)/giu,
    (_, [head]) => `${head}, `,
  ],
  handShown,
  asDesired,
  upToInValue,
  fellows,
  eitherOfTwo,
  passAnnounced,
  passVoided,
  evenYours,
  inPayment,
  sparedAtAPrice,
  usedForAPrice,
  immuneToLoss,
  alreadySo,
  butImmune,
  evenThere,
  orAnyInPlay,
]
