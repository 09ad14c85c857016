/** Walks that take no second Turn, told of a Location, of both ends, or of the walk itself; and what is found, or done, where one arrives. */

import { like, type Row } from '../rewording.ts'

const end = '(?=[.;,]|$| (?:while|if|when|during|at Night|by Day|until|for the)\\b)'
const turns = '(?:additional|extra|second|further|separate|other) Turns?'
const oneTurn = `(?:takes|costs|requires|uses|needs) (?:you )?(?:no ${turns}|only (?:one|a single) Turn|but one Turn)`
const needNot = "(?:need not|do not (?:need|have) to|don[’']t (?:need|have) to|never (?:need|have) to)"

/** What is found where a journey has just led, in any of its wordings: "found there", "from that Location", "there". */
const thatPlace = '(?:at|in|from|of) (?:that|the new|your new|this new) (?:Location|place)'
const there = `(?:there|${thatPlace})`
const isFound = '(?:found|met|available|encountered)'
const found = `(?:(?:who|that|which) (?:can|could|may|might) be ${isFound} ${thatPlace}|(?:(?:who|that|which) (?:is|are) )?${isFound} ${there}|${there})`

export const thereAtOnce: readonly Row[] = [
  // "Between Country Locations of the same Subregion. Giza only"
  [
    /\b((?:walking|walk) between [^.;:]*?\bLocations?) (?:in|of|within) the same (?:Subregion|Region)\b([^.;:()]*?)(?:[.;] |,? \()(?:In )?(\p{Lu}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*)*) only\)?(?=[.;]|$)/giu,
    (_, [between, tail, where]) => `${between} in ${where}${tail}`,
  ],
  // "Walking between Country Locations of the same Subregion takes no additional Turn"
  [
    new RegExp(`(?<=^|[.;:] |, )(?:when |while )?walking ((?:between|from) [^.;:,]*?\\bLocations?\\b[^.;:,]*?) ${oneTurn}${end}`, 'giu'),
    (said, [way]) => like(said, `you need not walk ${way}`),
  ],
  // "You need not walk from this Location to any other City Location in Egypt": while here.
  [
    new RegExp(
      `(?<=^|[.;:] )you (${needNot}) walk from (?:here|this Location) (to (?:an?|any|all|other|another|\\p{Lu})(?:(?! or from\\b)[^.;:])*?\\bLocations?\\b[^.;:,]*?)${end}`,
      'giu',
    ),
    // Where one goes on to is another one anyway.
    (said, [need, way]) => like(said, `from here, you ${need} walk ${way!.replace(/^to (?:(?:an?|any|all) other|another) /iu, 'to any ')}`),
  ],
  // "You may also immediately play one Ally from that Location", "one Artifact found there on the same Turn", behind a journey
  [
    new RegExp(
      `(?<=\\b(?:[Pp]lay|[Tt]ravel|[Pp]lace)\\b[^.;]*\\bLocation\\b[^.;]*[.;,] (?:[^.;:]*, )?(?:and )?[Yy]ou may )(?:(?:also|then) )*(?:immediately )?play(?:, on the same Turn,)? (an?|one|up to two|two) ((?:\\p{Lu}[\\p{L}-]*(?: or )?)(?: ?\\p{Lu}[\\p{L}-]*){0,3})(?: cards?)? ${found}(?:,? (?:on|in|during) (?:the|that) same Turn|,? immediately|,? at once)?(?=[.;]|$)`,
      'gu',
    ),
    (_, [n, what]) => `immediately play ${n} ${what} there`,
  ],
  // "Rotate your crosswise Location to right-side-up"
  [
    /(?<=\b(?:[Rr]otate|[Tt]urn)s? [^.;:,]*?\bLocations?) to (?:its |an? |the )?(right[- ]side[- ]up|upright)(?: position)?\b/gu,
    (_, [up]) => ` ${up}`,
  ],
  // "No player may rotate a crosswise Location"
  [
    /(?<=\b(?:may|can|may not|cannot|can not|must not) (?:rotate|turn) )(?:an?|any|his or her|their|the|your) crosswise Locations?(?: (?:right-side-up|upright))?(?=[.;,]|$| (?:during|until|while|this|for|in|on|if|unless|or)\b)/gu,
    () => 'Locations',
  ],
  // "Each time you rotate a Country Location at the end of a walk"
  [
    /(?<=\b(?:when|whenever|each time|every time|if)(?: that)? (?:you|your opponent|an opponent|any player|a player|any other player)) (?:rotate|turn)(s?) (an?|any) ((?:crosswise )?(?:\p{Lu}[\p{L}-]* )*)Location(?: right-side-up| upright)? (?:at|upon|on|as) (?:the )?(?:end|completion) of (?:an?|any|his or her|their|your|each) walk/gu,
    (_, [s, a, kind]) => ` arrive${s} at ${a} ${kind!.replace(/^crosswise /, '')}Location by walking`,
  ],
  // "You must walk out of here, to any Mountain Location"
  [
    /\b([Mm]ust) walk (?:out|away) (?:of|from) (?:here|this Location|this place),? to (?=(?:an?|any|another|the)\b)/gu,
    (_, [must]) => `${must} walk from this Location to `,
  ],
  // "You must walk to this Location unless traveling by Train"
  [
    /\b([Mm]ust walk (?:to (?:this Location|this place|(?:[Tt]he )?\p{Lu}[\p{L}’'-]*(?: (?:of |the |in |and )*\p{Lu}[\p{L}’'-]*)*)|here)),? (?:unless|except (?:when|if|by)|except when)(?: (?:you (?:are )?)?(?:travel(?:l?ing)?|arriv(?:e|ing)|com(?:e|ing)|go(?:ing)?|(?:us(?:e|ing)|play(?:ing)?)(?= (?:an? |any |the )?(?:[^.;:,]* )?(?:Travel|Train)\b))(?: here)?(?: (?:by|on|with|in|aboard))?)? (?:an? |any |the )?(\p{Lu}[^.;:,]*?)(?: Events?| cards?)?(?=[.;]|$)/gu,
    (_, [must, by]) => `${must} or travel by ${by}`,
  ],
]
