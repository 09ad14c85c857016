/** What is kept and what goes: of the cards just seen, of those who come along, of a Hand; and what becomes of a card in place of being flipped. */

import { asHead, either, like, type Row } from '../rewording.ts'

const seen = `(${either('reveal|reveals|look at|peek at|see|examine')} the (?:top|next) \\w+ cards (?:of|from|in) your Mythos Deck)(?:[.;,]| and|, and| then)?(?: [Tt]hen,?)?`
const many = either('one|two|three|four|up to \\w+|any one|any number of|any|all|every|an|a')
/** Cards told by a word with a capital, and by nothing that goes on with another deed. */
const kinds = '\\p{Lu}(?:(?!\\b(?:may|if|Hand|Threat|play|plays|then|discard|bury|Discard|Bury)\\b)[^.;:()])*?'
const others = '(?:the|all|any|all the)(?: of the)? (?:others?|rest|remaining cards|other cards)'
const away = either('discard|bury')

/** "Choose", "pick": what is put into the Hand is chosen anyway. */
const chosen = either('keep|take|put|place|add|choose|pick|select')
const ofThem = '(?: (?:from )?(?:among|of|out of) (?:them|these|those)| there)?(?: (?:in|into|to|for) (?:your )?Hand)?'
const asYouLike =
  '(?: (?:as you (?:choose|like|wish|please|want|see fit|prefer|will|desire)|however you (?:like|please|wish|want)|in any (?:order|way)(?: (?:that )?you (?:choose|like|wish|please|want))?|at will))'

const card = '(?:Spell|Artifact|Ally|Tome|Weapon|Event|card)'
const fate = either('bury|buries|buried|discard|discards|discarded|return|returns|returned')
const flipping = `${either('flipping|turning')}(?: (?:it|that ${card}|the ${card}))?(?: face-down| over)?`
const flipped = `(?:it )?(?:being )?${either('flipped|turned')}(?: face-down| over)?`

const seats = `(?:(?:The [^.;:]{1,30} |It |This [^.;:]{1,20} )?${either('seats|carries|takes|holds|bears|accommodates')}|(?:The [^.;:]{1,30} |It |This [^.;:]{1,20} )?has (?:seats|room|space|places|berths) for|There (?:is|are) (?:seats|room|space|places|berths) for)(?: only| just| no more than| at most)?`
const few = either('one|two|three|four|five')

const counted =
  '(?:(?:are|is) not counted|do not count|does not count|never counts?|(?:are|is) never counted|(?:are|is) not included|(?:are|is) ignored|need not be counted)'

export const keptOrPutAway: readonly Row[] = [
  // "Choose one Professor or Scholar up to 3 points in value that your opponent must Bury": you choose, and it is his.
  [
    /(?<=^|[.;:] |, )choose (one|any one|an?|two|three) ((?:(?!\b(?:that|which|who|whom|of your|of an)\b)[^.;:()])+?)(?:,? (?:of |with )?(?:a value of )?up to (\w+) points? (?:in|of) value)? (?:that|which|whom) (your opponent|that player|an opponent) must (bury|discard|flip)(?=[.;]|$)/giu,
    (said, [many, what, most, who, how]) =>
      like(said, `${how!.toLowerCase()} ${many} ${what}${most ? ` of value ${most} or less` : ''} of ${who}`),
  ],
  // "Ignore any effects that the headline might otherwise have had", of what was called off.
  [
    /(?<=[.;] |, and |, )ignore (?:any|all|the|all the) (?:special )?effects? (?:that |which )?(?:it|they|the [a-z]+|that (?:Event|card|Spell)|the (?:Event|card|Spell)) (?:might|would|could|may)(?: otherwise)? (?:have|have had)(?: otherwise)?(?=[.;]|$)/giu,
    (said) => like(said, 'it has no effect'),
  ],
  // "... or see one Corrupt Ally repent (Discard that Ally and gain 2 Sanity points)": what it does, seen by him who does it.
  [
    /\b(?:see|watch|hear|behold) ((?:one|any one|an?|each|all) (?:of your )?(?:\p{Lu}[\p{L}’-]* )*?\p{Lu}[\p{L}’-]*) [a-z]+ \((discard|bury|flip) (?:that \p{L}+|it|him or her|him|her|them)((?: face-down)?(?: and [^()]+)?)\)/giu,
    (_, [what, how, more = '']) => `${how!.toLowerCase()} ${what}${more}`,
  ],
  // "... look at the top card of your Mythos Deck, then Discard it if it displeases you."
  [
    /(?<=\blook at\)? [^.;:()]+?),? (?:and |then |and then )(discard|bury) (?:it|that card) (?:if it (?:displeases|bores|offends|does not please|does not suit) you|if you (?:dislike it|do not (?:want|like) (?:it|to keep it)))(?=[.;]|$)/giu,
    (_, [how]) => `. You may ${how!.toLowerCase()} it`,
  ],
  // "Reveal the top three cards of your Mythos Deck. Keep one Artifact, Tome or Monster in your Hand, and discard the others."
  [
    new RegExp(
      `\\b${seen} (?:[Yy]ou )?(?:must )?${chosen} (${many} ${kinds})(?: cards?)?${ofThem}(?:,? and|[.;,](?: [Tt]hen,?)?)(?: you)?(?: must)?(?: then)? (${away}) ${others}(?=[.;]|$)`,
      'gu',
    ),
    (_, [look, what, how]) => `${look}. Put ${what} among them into your Hand. ${asHead(how!)} the others`,
  ],
  // Where one may, the others go as a sentence of its own says, or as one must.
  [
    new RegExp(
      `\\b${seen} [Yy]ou may ${chosen} (${many} ${kinds})(?: cards?)?${ofThem}(?:[.;](?: [Tt]hen,?)?(?: [Yy]ou(?: must)?(?: then)?)?|,? (?:and|but)(?: you)? must(?: then)?) (${away}) ${others}(?=[.;]|$)`,
      'gu',
    ),
    (_, [look, what, how]) => `${look}. You may put ${what} among them into your Hand. ${asHead(how!)} the others`,
  ],
  // "Peek at the top three cards. Rearrange them as you choose."
  [
    /\b([Ll]ook|[Pp]eek|[Gg]lance) at (?=the top (?:\w+ )?cards? (?:of|in|from) [^.;:]*Mythos Deck)/gu,
    (_, [how]) => (/^\p{Lu}/u.test(how!) ? 'Look at ' : 'look at '),
  ],
  [
    new RegExp(
      `(?<=\\b${either('look at|see|examine')} the top \\w+ cards [^.;:]*)(?:[.;,]|,? and) (?:[Tt]hen,? )?(?:[Yy]ou may )?${either('rearrange|reorder|re-order|arrange|order|sort')} (?:them|(?:these|those|the) cards)${asYouLike}?(?:,? (?:and|then) (?:put|place|return) (?:them|(?:these|those|the) cards) back(?: (?:on|to) (?:the )?top(?: of (?:your|the|his or her) Mythos Deck)?)?)?(?=[.;]|$)`,
      'gu',
    ),
    () => '. Put them back in any order',
  ],
  // "Cancel a Spell that was just cast. Its owner must bury it instead of flipping it": as a Spell that was cast is.
  [
    new RegExp(
      `(?<=\\b[Cc]ancel [^.;:]*\\b${card}\\b[^:]*?\\b${fate} (?:it|(?:that|the|his or her|their) ${card})(?: to (?:its owner['’]s|his or her|your opponent['’]s) Hand)?),? (?:instead of|rather than) (?:${flipping}|${flipped})(?=[.;,]|$)`,
      'gu',
    ),
    () => '',
  ],
  [
    new RegExp(
      `(?<=\\b[Cc]ancel [^.;:]*\\b${card}\\b[^:]*?\\b(?:[Ii]t|[Tt]hat ${card}|[Tt]he ${card}) (?:is|must be) (?:then )?${either('buried|discarded')}),? (?:instead of|rather than) (?:${flipping}|${flipped})(?=[.;,]|$)`,
      'gu',
    ),
    () => '',
  ],
  // "The aeroplane seats two passengers: Discard all of your other Allies": all but two.
  [
    new RegExp(
      `(?<=^|[.;:] )${seats} (${few}) (?:other |more )?(?:passengers?|people|travell?ers?|persons|Allies|Ally|others|companions?|of your Allies)(?: only)?[.;:,] (?:[Aa]nd )?(?:[Yy]ou must )?(${away}|[Ff]lip) (?:all|any|each|every)(?: of)? (?:your )?(?:other|remaining) (?:of your )?All(?:y|ies)(?: face-down)?(?=[.;]|$)`,
      'gu',
    ),
    (_, [n, how]) => `${asHead(how!)} all but ${n!.toLowerCase()} of your Allies${/^flip/iu.test(how!) ? ' face-down' : ''}`,
  ],
  // "Keep two of your Allies and discard the others".
  [
    new RegExp(
      `(?<=^|[.;:] )${either('keep|retain|choose')} (?:only )?(${few}) of your ((?:\\p{Lu}[\\p{L}-]* )*(?:Allies|Artifacts|Tomes|Weapons))(?: to (?:keep|take with you|retain))?(?:,? and|[.;,] (?:[Yy]ou must )?(?:[Tt]hen,? )?)(?: you must)? ?(${away}) (?:${others}|all (?:of )?(?:your )?other(?:s| (\\p{Lu}[\\p{L}-]*)))(?=[.;]|$)`,
      'gu',
    ),
    (said, [n, what, how, other]) =>
      other !== undefined && other !== what!.split(' ').at(-1) ? said : `${asHead(how!)} all but ${n!.toLowerCase()} of your ${what}`,
  ],
  // "The Locations in your Hand are not counted against your Maximum": as many as one likes are kept.
  [
    new RegExp(
      `(?<=^|[.;:,] )(?:(?:During|In|At) the Discard (?:phase|step),? )?(?:(?:[Aa]ny|[Tt]he|[Aa]ll) )*((?:\\p{Lu}[\\p{L}-]* )*?\\p{Lu}[\\p{L}-]*s(?: (?:and|or) (?:\\p{Lu}[\\p{L}-]* )*?\\p{Lu}[\\p{L}-]*s)?)(?: cards?)?(?: (?:that (?:are )?)?(?:(?:you (?:hold|have) )?in (?:your )?Hand|you hold))? ${counted} ?(?:against|toward|towards|as part of|for|in|to|by) (?:your|the) (?:Hand )?[Mm]aximum(?: (?:Hand|Hand size|number of cards))?(?: in (?:your )?Hand)?(?=[.;,]|$)`,
      'gu',
    ),
    (_, [what]) => `You may keep any number of ${what} above your Maximum`,
  ],
  [
    /\b(?:(?:During|In) the Discard (?:phase|step),? )?(you may keep any number of) (\p{Lu}[^.;:,]*?)(?: cards)? (?:above|beyond|over|in excess of|regardless of) (?:your|the) Maximum(?: Hand(?: size)?)?(?=[.;,]|$)/giu,
    (_, [keep, what]) => `${keep} ${what} above your Maximum`,
  ],
]
