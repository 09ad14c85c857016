/** Hands, Decks and Discard Piles: what is drawn, shown, looked at and put back. */

import { like, type Row } from '../rewording.ts'
import { ofNoRegion } from './phrases.ts'

const many = '(?:\\d+|an?|one|two|three|four|five|an additional|another|one additional|two additional)'

/** One card of a kind, and where it is taken from: "any Storm Event of yours from your Hand or Discard Pile". */
const oneSuch = "(?:any one|any|an?|one) ((?:\\p{Lu}[\\p{L}’'-]*(?: or)?,? )+?)(?:of yours )?"

const eitherPile =
  'from (?:either )?(?:your )?(?:Hand or (?:from )?(?:your )?(?:Discard Pile|Story Deck)|(?:Discard Pile|Story Deck) or (?:from )?(?:your )?Hand)(?=[.,;]|$)'

const otherPile = (found: string): string => (/Story Deck/i.test(found) ? 'Story Deck' : 'Discard Pile')

/** "The Ally closest to the top of your Story Deck" */
export const closestToTheTop: Row = [
  /\bthe (\p{Lu}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*)*)(?: card)? (?:closest|nearest) to the top of (?=(?:your|his or her|his|her|their|your opponent['’]s|any) (?:Story|Mythos) Deck(?! ?[,(]| (?:except|but|other|save|not)\b))/gu,
  (_, [what]) => `the top ${what} of `,
]

/** "Put three cards under your Mythos Deck and replace them with an equal number of new cards" */
export const replacedByAsMany: Row = [
  /(?<=\b(?:[Pp]ut|[Pp]lace|[Rr]eturn) [^.;:]*? (?:Mythos Deck|Discard Pile)),? (?:and|then|and then) (?:(?:replace them (?:with|by)|draw|take) (?:an equal number of|the same number of|as many|a like number of)(?: (?:new|other|fresh))?(?: cards?)?|draw that many(?: new)? cards?)(?: drawn)?(?: from your Mythos Deck)?(?=[.;]|$)/gu,
  () => '. Then draw one card for each card so moved',
]

/** "Show a Monster card from your Hand to everybody at the table": it is revealed. */
export const shownToAll: Row = [
  /\b(?:show|reveal|display|expose) (?:(?:to )?(?:all(?: the)? (?:other )?players?|everybody|everyone|your opponents?|the other players?) )?(an?|one|two|three|any one) ([^.;,:]+?) (?:from|in|of) your Hand(?: to (?:all|everybody|everyone|all (?:the )?(?:other )?(?:players|Investigators)|each (?:other )?player|your opponents?|an opponent|the other players?|the table)(?: (?:at|around) the table| to see)?)?(?=[.;,:]|$| and\b| to\b)/giu,
  (said, [n, what]) => like(said, `reveal ${/^(?:an?|any one)$/i.test(n!) ? 'one' : n} ${what} from your Hand`),
]

/** "You may show an Artist from your Hand. Place that card on the bottom of your Mythos Deck" */
export const shownAndPutAway: Row = [
  /\b(show|reveal) (?:(?:to )?(?:all(?: the)? (?:other )?players?|your opponents?|the other players?) )?(?:an?|one) ([^.;,]+?) (?:from|in) your Hand(?: to (?:all(?: the)? (?:other )?players?|your opponents?|the other players?))?(?:[.;]|,? and)(?: (?:then|you may))? (Place|Put|Return|Bury|Discard) (?:that card|it|this card|that \p{Lu}\p{L}+)(?= |[.;,]|$)/giu,
  (_, [, what, does]) => `${does!.toLowerCase()} one ${what} from your Hand`,
]

/** "You may draw one card. You must then discard one": only if you do. */
export const thenDiscardOne: Row = [
  /(?<=\byou may (?:draw|look at|take|gain|return|play) [^.;:]+[.;] )(?:you must then|then,? you must|you then must|if so,? you must(?: then)?) (?=(?:discard|bury|lose|pay|flip)\b)/giu,
  (said) => like(said, 'if you do, '),
]

/** "Choose a Cultist in your Hand. Cultist may be played as an Ally. Return Cultist to your Hand at the end of the Round." */
export const chosenInHand: Row = [
  /(?<=^|[.;:,] )(?:cast this (?:card|spell) (?:up)?on|choose) (an?|any|one|any one) (\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)*)(?: card)? (?:in|from) your Hand\. (?:(?:The|That) )?\2 may (?:then )?(?:be )?(?:immediately |at once )?(?:be )?played(?: immediately| at once)? as an Ally(?:(,? regardless of [^.;:()]+?))?\. (discard|bury|return) (?:(?:the|that) )?(?:\2|it)((?: to your Hand)?) at the end of (?:the|this) Round(?=\.|$)/giu,
  (said, [, what, rest = '', ends, to]) =>
    like(
      said,
      `choose one ${what} Ally in your Hand: play the target${ofNoRegion(rest)}, (at the end of the Round: ${ends!.toLowerCase()} the target${to}) until the end of the Round`,
    ),
]

/** None holds less than nothing. */
export const noLessThanNothing: Row = [
  /(?<=\bholds? (?:an?|one|two|three|\d+) (?:(?:less|fewer) Spells?|Spells? (?:less|fewer))\b[^.;:,()]*),? (?:to|with) a minimum of (?:none|0|zero|no Spells?)(?=[.;])/giu,
  () => '',
]

export const putBackTheOthers: Row = [
  /\b(put|place) back the (others|rest|other cards|remaining cards) (?=in any order|on the (?:top|bottom))/giu,
  (_, [verb, what]) => `${verb} the ${what} back `,
]

/** "One Location that lies in your Story Deck". */
export const liesInStoryDeck: Row = [
  /(?<=\b(?:cards?|Locations?|Ally|Allies|Artifacts?|Tomes?|Events?|Monsters?|Spells?)) (?:that|which) (?:lies?|is|are|rests?) (?=in (?:your|his or her) (?:Story Deck|Discard Pile|Hand)\b(?! (?:if|while|when|or)\b))/gu,
  () => ' ',
]

/** "Place one in your Hand, discard one, and return the last to the top": the one that is left. */
export const theLastOne: Row = [
  /(?<=\blook at the top \w+ cards\b[^:]*?,? and (?:return|place|put|discard|bury) the )last(?: one| card)?(?= (?:to|on|at|in|under|back)\b|[.;]|$)/giu,
  () => 'other',
]

/** "Replace them with an equal number of new cards drawn from his or her Mythos Deck": as many are drawn. */
export const asManyNewCards: Row = [
  /\b(discard (?:\w+ )?(one|two|three|four|five|\d+) cards?[^.;:]*?),? and replace (?:them|it) with (?:an equal number of|as many|the same number of|a like number of|(?:one|two|three|four|five|\d+)|an?) (?:new |other )?cards?(?: drawn)? from (?:his or her|their) Mythos Decks?(?=[.;]|$)/giu,
  (_, [deed, n]) => `${deed} and draw ${n} new ${/^(?:one|1)$/i.test(n!) ? 'card' : 'cards'}`,
]

/** "Draw two cards. Then discard one.": one card of the Hand. */
export const thenOne: Row = [
  /(?<=\bdraws? [^.;:]*\bcards?\b[^.;:]*[.;] (?:Then,? |Afterwards?,? |After that,? )?(?:(?:you|he or she|he|she|that player|your opponent|each player|each opponent)(?: must)? )?(?:then )?discards? )(one|two|three|four|\d)(?=[.;,]|$| (?:of (?:your|his|her|their) (?:own )?choice|at random)\b)/giu,
  (_, [n]) => `${n} ${/^(?:one|1)$/i.test(n!) ? 'card' : 'cards'}`,
]

/** What goes without saying of a card in the Hand. */
export const cardsInHand: Row = [
  /(?<=\bto your Hand\b[^.]*\.) (?:It|That card|This card) (?:still |will |will still |also )?counts? (?:toward|towards|against|for) your Maximum\.?/giu,
  () => '',
]

/** "Discard one card for each Student, and draw the same number": as many as went. */
export const sameNumber: Row = [
  /\b(discard|bury)(s?) (one|two|three) (cards?)( from (?:your|his|her|his or her) Hand)? (for each [^.;:,]+?)(?:,? and|,? then|,)(?: then)? draw(s?) (?:the same number|as many|an equal number|that many)(?: of)?(?: cards)?(?: from (?:your|his|her|his or her) Mythos Deck)?(?=[.;]|$)/giu,
  (_, [verb, s, n, card, from, each, d]) => `${verb}${s} ${n} ${card}${from ?? ''} ${each}, then draw${d} ${n} ${card} ${each}`,
]

/** "You may draw one card. Then discard one card.": both, or neither. */
export const drawThenDiscard: Row = [
  /\b((?:When|Whenever|Each time|At)\b[^.;:]*\byou may (?:draw|gain|take)\b[^.;:]*)\. Then,? (?:you must )?((?:discard|bury|lose|flip|return)\b[^.;:]+)(?=\.)/giu,
  (_, [first, then]) => `${first} and then ${then!.charAt(0).toLowerCase()}${then!.slice(1)}`,
]

export const noCardsLeft: Row = [/\b(no (?:other )?cards) left(?= in )/giu, (_, [none]) => none!]

/** "Reveal the top card of your Mythos Deck: if it is a Spell, ...": what is asked of it is a sentence of its own. */
export const turnedUpAndAsked: Row = [
  /(?<=\b(?:reveals?|looks? at|turns? up|examines?|draws?|shows?)\b[^.;:()]*): if (?=(?:it|that card|the card|the revealed card|this card)(?: is|['’]s|was| has| proves)\b)/gi,
  () => '. If ',
]

/** "Take two cards from your Mythos Deck": whichever lie on top. */
export const takenFromMythosDeck: Row = [
  new RegExp(
    `\\b(take|takes|pick up|picks up) (${many}) (?:new |more |extra |additional )?(cards?) (?:from|off)(?: the top of)? (?:your|his or her|their|his|her|the) Mythos Deck\\b(?! (?:and|that|which|to|into|at random))`,
    'gi',
  ),
  (said, [verb, n, cards]) => `${like(said, /s$/.test(verb!) || /^picks/i.test(verb!) ? 'draws' : 'draw')} ${n} ${cards}`,
]

export const mayNotDraw: Row = [
  /\b(you|each player|your opponent|that player|he or she) (?:do|does) not draw (?:any )?(?:new |more )?cards (?=until\b)/giu,
  (_, [who]) => `${who} may not draw cards `,
]

/** What goes to the bottom of a Story Deck is buried. */
export const toTheBottom: Row = [
  /\b(put|place)(s?) ((?!back\b)[^.;:,]+?) (?:on|at|to) the bottom of (?:that player['’]s|his or her|his|her|its owner['’]s|their|your opponent['’]s|that|your) Story Deck(?=[.;,]|$)/giu,
  (said, [, s, what]) => like(said, `bur${s ? 'ies' : 'y'} ${what}`),
]

/** "Play any Storm Event from your Hand or Discard Pile": one from either. */
export const handOrDiscardPile: readonly Row[] = [
  [
    new RegExp(`\\b(?:put|bring) into play ${oneSuch}${eitherPile}`, 'giu'),
    (said, [what]) => like(said, `put one ${what}from your Hand or ${otherPile(said)} into play`),
  ],
  [
    new RegExp(`\\bplay ${oneSuch}${eitherPile}`, 'giu'),
    (said, [what]) => `you choose: (play one ${what}from your Hand) or (play one ${what}from your ${otherPile(said)})`,
  ],
]

/** "Look at the next two cards of your Mythos Deck": those on top. */
export const nextCards: Row = [
  /(?<=\b(?:looks? at|reveals?|turns? up|examines?|see) )the next (?=(?:(?:one|two|three|four|five|six|\d+) )?cards? (?:of|from|in|on) (?:your|his or her|that player['’]s|any player['’]s|your opponent['’]s|the|any one player['’]s) (?:Mythos )?Deck\b)/giu,
  () => 'the top ',
]

/** "Keep one of them and return the other to the top": of what was looked at, into the Hand. */
export const keptAndReturned: Row = [
  /(?<=\blook at the top [^.;:]*? your Mythos Deck[.;:,] )(Keep|Take|Add) (one|two)(?: card)?(?: of (?:them|these|those)(?: cards)?)?(?: for yourself| (?:in|into|to) your Hand)?,? and (?:return|put|place|replace) (the (?:others?|rest|remaining (?:one|two|cards?)))(?: back)? (?:to|on|at) (?:the )?(top|bottom)(?: of (?:it|your (?:Mythos )?Deck|the Deck))?(?=[.;])/giu,
  (said, [, n, rest, end]) => `${like(said, 'take')} ${n} into your Hand and return ${rest} to the ${end} of your Mythos Deck`,
]

/** "Cards left in Hand", and Passes "announced so far this Round". */
export const leftInHand: Row = [
  /\b((?:no |any |more |fewer )?cards?) (?:left|remaining|still) (in (?:(?:his or her|his|her|their|your|the) )?Hand)\b/giu,
  (_, [cards, hand]) => `${cards} ${hand}`,
]

/** "Take one into your Hand and discard the other two. At Night, take two and discard one": the one or the other. */
export const otherNumberAtNight: Row = [
  /(?<=\blook at the top [^.;:]*? Deck[.;] )take (one|two)(?: card)?(?: of (?:them|these|those))? (?:in|into|to) your Hand(?:,? and| [,;]) (discard|return|bury|shuffle) ([^.;:,]+?)\. (At Night|By Day|If [^.;:,]+|During the Day),? (?:you may )?take (one|two|three|all three)(?: of them)?(?: (?:in|into) your Hand)?(?: instead)? and \2 ([^.;:,]+?)(?: instead)?(?=\.)/giu,
  (_, [n, verb, rest, when, m, others]) => {
    const so = /^at night$/i.test(when!) ? 'If it is Night' : /day$/i.test(when!) ? 'If it is Day' : when
    return `${so}, take ${m} into your Hand and ${verb} ${others}; otherwise take ${n} into your Hand and ${verb} ${rest}`
  },
]

const held = '(?:any one|any|an?|one) ((?!card in\\b)[^.,;:()]+?)'
const inHand = 'in (?:(?:his or her|their|his|her|the)(?: own)? )?Hand'
const mustLose =
  '(?:he or she|he|she|they|that (?:opponent|player)|your opponent|the opponent|an opponent)? ?(?:must|has to|have to) (?:immediately )?(discard|bury) (?:it|that card|that \\p{Lu}\\p{L}+|one such card)(?=[.;]|$)'

/** "If your opponent has a Ghoul in his or her Hand, he or she must discard it": one such, if he has any; "any opponent" is each who has. */
export const mustLoseIfHeld: readonly Row[] = [
  [
    new RegExp(`\\bif (your|the|an|one|any) opponent has ${held} ${inHand}, ${mustLose}`, 'giu'),
    (said, [who, what, how]) =>
      like(said, `${/^any$/i.test(who!) ? 'each' : 'your'} opponent must ${how!.toLowerCase()} one ${what} from his or her Hand`),
  ],
  [
    new RegExp(`\\b(?:each|every|any) (?:other )?(opponent|player) (?:who|that) has ${held} ${inHand} ${mustLose}`, 'giu'),
    (said, [who, what, how]) => like(said, `each ${who!.toLowerCase()} must ${how!.toLowerCase()} one ${what} from his or her Hand`),
  ],
  [
    new RegExp(`\\bif ${held} is in (your|the|an) opponent['’]s Hand, ${mustLose}`, 'giu'),
    (said, [what, , how]) => like(said, `your opponent must ${how!.toLowerCase()} one ${what} from his or her Hand`),
  ],
]
