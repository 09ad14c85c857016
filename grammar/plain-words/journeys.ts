/** Locations and how one goes there: on foot, by a card, right-side-up, and what is said of the place then. */

import { journeyTo, notOnFootTo } from '../on-foot.ts'
import { like, type Row } from '../rewording.ts'

/** What stands behind a journey that a later Turn makes, and behind one that is made at once. */
const afterJourney =
  '(?<=\\b(?:on|during) (?:your next|a later|a following|another|a subsequent|any later|any following) Turn\\b[^.;]*\\bLocation\\b[^.;]*[.;] )'

const afterJourneyNow = '(?<=\\b(?:immediately|at once) (?:play|place|travel)\\b[^.;]*\\bLocation\\b[^.;]*[.;] )'

const newPlace = '(?:it|this|that Location|the new Location|this Location|that place)'

/** Where one is then: "in Scotland", "a City Location". */
const whereThen = (where: string): string => (/^(?:an?) /i.test(where) ? `at ${where}` : where)

/** What stands a sentence or two behind a journey that is made. */
const journeyTold = '(?<=\\b(?:[Pp]lay|[Tt]ravel)\\b[^.;]*\\bLocation\\b[^.;]*[.;] (?:[^.;]*[.;] )?)'

/** The crosswise Location: it alone is turned right-side-up. */
export const crosswiseLocation: Row = [/(?<=\b[Tt]urn your )(?:Current )?Location (?=right-side-up\b)/gu, () => 'crosswise Location ']

/** "If your Current Location is a House, it gains the Gate attribute": that Location. */
export const itGainsTheGate: Row = [
  /(?<=\b[Ii]f your Current Location (?:is|has|does|bears|features)\b[^.;:,]*, )(?:it|that Location|this Location) (?=gains?|has\b|counts?\b|loses?\b|is considered)/gu,
  () => 'your Current Location ',
]

/** "Must walk or play a Travel Event, and cannot do anything else": to walk is to play a Location. */
export const mustTravel: readonly Row[] = [
  [
    /\bmust (?:either )?(?:(?:begin to )?walk(?: away)?|play a (?:new )?Location|leave on foot) or (?:else )?(?:play|use) (?:an?|any) (Travel(?: by \p{Lu}\p{L}+)?) (?:Event|card)(?:,? (?:and|but) (?:(?:he or she|he|she) )?(?:cannot|can not|may not|must not|may) do (?:anything|nothing) else)?(?=[.;,]|$| (?:on|during|in|or)\b)/gu,
    (_, [travel]) => `must play a Location or ${travel} Event`,
  ],
  [
    /(?<=\bmust play [^.;:,]+?),? (?:and|but) (?:(?:he or she|he|she) )?(?:cannot|can not|may not|must not|may) do (?:anything|nothing) else(?: (?:on|in|during) that Turn)?(?=[.;]|$)/gu,
    () => '',
  ],
]

/** "Half value if your opponent's Current Location has no Gate. If it is a Port, ...": that Location. */
export const ifItIsAPlace: Row = [
  /(?<=\b(your opponent['’]s|your) Current Location (?:is|does|has|bears|features)\b[^.;:]*[.;] )(If|While|When|Unless) it is (not )?(an?) (\p{Lu}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*)?)( Location)?, /gu,
  (_, [whose, so, not = '', a, what]) => `${so} ${whose} Current Location is ${not}${a} ${what} Location, `,
]

/** "On the same Turn, you may also play one Ally who can be found there", behind a journey. */
export const alsoOneAlly: Row = [
  /(?<=[.;] )(?:On|In|During) (?:the|that) same Turn,? you may (?:also )?(?:immediately )?play (an?|one) ([^.;,]*?Ally)(?: card)? (?:(?:who|that|which) (?:can|may) be (?:found|met) (?:there|at (?:that|the new) Location)|there|at (?:that|the new) Location|of (?:that|the new) Location)(?=[.;]|$)/giu,
  (_, [one, who]) => `You may immediately play ${one} ${who} there`,
]

/** "His or her Current Location has the Water symbol": where he is. */
export const whereHeIs: Row = [
  /\b(if|while|when|unless) (?:his or her|his|her|their) Current Location (?:has|features|bears|shows) (?:the |a )?(Water|Forest|Cemetery|Inside|Outside) (?:symbol|attribute|icon)(?=[.;,)]|$| (?:and|or|when|as)\b)/giu,
  (said, [when, what]) => like(said, `${when} he or she is at ${what === 'Inside' || what === 'Outside' ? 'an' : 'a'} ${what} Location`),
]

/** "Walk without walking; play the new Location right-side-up as if both were in the same City": that is what it means. */
export const withoutWalking: Row = [
  /(?<=\bwithout walking)[;,.]? (?:and )?play(?:ing)? the new Location right-side-up(?: as (?:if|though) (?:both|they|the two) were in the same City)?(?=[.;]|$)/giu,
  () => '',
]

/** "You may play it this Turn at any House, if you are able to pay for it": at once there, wherever it may be found. */
export const atOnceThere: Row = [
  /\b(?:search|look through) your (Story Deck|discard pile) for (one|an?|any one) ([^.;:,]+?)(?:,? and|,|,? then) (?:put|place|take|return) it (?:in|into|to) your Hand[.;,] (?:and )?You may (?:then |also |immediately )?play it (?:(?:this|on this|the same|on the same) Turn |at once |immediately )?at (any|an?) ((?:(?!Turn\b)\p{Lu}[\p{L}’'-]* ?)+?)( Location)?(?: (?:this|on this|the same|on the same) Turn| at once| immediately)?(?:,? (?:if|provided(?: that)?) you (?:are able to|can) (?:pay for it|pay its cost|afford it|pay its Sanity cost))?(?=[.;]|$)/giu,
  (_, [pile, , what, , where, place = '']) =>
    `Return one ${what} in your ${pile} to the Hand, then if you are at a ${where!.trim()}${place}: (optionally play the card so moved regardless of place)`,
]

/** "Right after a Train or a Car. Whenever you play either of those cards from here, ...". */
export const rightAfterOneOf: Row = [
  /(?<=\bafter ((?:(?!\bafter\b)[^.;])+? or [^.;]+)\. (?:When|Whenever|Each time) you play )(?:either|any|one) of (?:those|these|them|the two)(?: (?:two )?cards?)?(?= |,)/gu,
  (_, [both]) => both!,
]

export const sameRegionAsYou: Row = [
  /(?<=\bin the same (?:Region|Subregion|Dimension) as )your (?:own )?Current Location(?=[.;,]|$)/gu,
  () => 'you',
]

/** "Only if your opponent's Current Location is a City. Turn that Location crosswise." */
export const thatLocationCrosswise: Row = [
  /(?<=\bopponent['’]s Current Location (?:is|bears|has|features) [^.]*\. )(Turn|Rotate|Place|Lay) (?:it|that Location|this Location|the Location|that card) (?=crosswise\b)/gu,
  (_, [how]) => `${how} your opponent's Current Location `,
]

export const onTheSameTurn: Row = [
  new RegExp(`${afterJourneyNow}([^.;:]*: )?(?:in|on|during) the same Turn,? (?=you may )`, 'giu'),
  (said, [scene = '']) => (scene ? `${scene}` : /^\p{Lu}/u.test(said) ? 'Then ' : ''),
]

/** "While this card is in play, no player may walk to or from A, and no Location B": each by itself, both for that while. */
export const neitherWalkNorLocation: Row = [
  /(?<=^|[.;] )(While [^.;,]+, )?([Nn]o (?:player|Investigator|opponent|Location|Ally|Monster|Gate)s?\b[^.;,]+),? and (no (?:player|Investigator|opponent|Location|Ally|Monster|Gate)s?\b[^.;,]+)(?=[.;]|$)/gu,
  (said, [so = '', first, second]) =>
    /\bto or from\b/.test(said) ? `${so}${first}. ${so}${so ? second : second!.replace(/^n/, 'N')}` : said,
]

/** "When you play a Country Location in the same Subregion, you may play it right-side-up instead of walking": none need be walked to. */
export const neednotWalk: Row = [
  /(?<=^|[.;:] |, )(?:when|whenever|each time|if) you play (?:an?|any) ((?:\p{Lu}[\p{L}-]* )*?)Location( (?:in|within|from|of) [^.;:,]*?)?,? you (?:(?:may )?(?:immediately |at once )?(?:play|place|put) (?:it|that Location|the (?:new )?Location)(?: immediately| at once)?(?:,? (?:right-side-up|upright))(?: on (?:top of )?your Story Deck)?(?:,? (?:instead of|rather than|without) walking(?: (?:to it|there))?)?|(?:need not|do not (?:have|need) to) walk(?: (?:to it|there))?)(?=[.;]|$)/giu,
  (said, [kind, where = '']) => like(said, `you need not walk to ${kind}Locations${where}`),
]

/** "Play a new Egypt Location right-side-up instead of walking": one walks within a Region, whichever place is named (M6.21). */
export const insteadOfWalking: Row = [
  /(?<=\bplay (?:an?|any) (?:new )?(?:\p{Lu}[\p{L}’'-]* )+?)Location,? right-side-up,? (?:instead of|rather than|without) walking(?: (?:to it|there))?(?=[.;,]|$)/gu,
  () => 'Location in the same Region right-side-up',
]

/** "If a Travel card is on top of your Story Deck": an Event, and not a Location one travels to. */
export const travelCardOnTop: Row = [
  /(?<=\b(?:Story Deck is|has|have|if|while|when|unless) an? )Travel card(?=[.,;]|$| (?:is )?on (?:the )?top of\b)/giu,
  () => 'Travel Event',
]

const allowed =
  '(?:(?:are |is )?(?:included|too|as well|also|count(?:s)?|allowed|permitted|possible|not excluded)|(?:may|can) (?:also )?be (?:reached|entered|visited|played|included|chosen))'

/** "In the same Region (Islands included) right-side-up", "a new Location (Islands permitted) in another Region": that, too. */
export const islandsIncluded: readonly Row[] = [
  [
    new RegExp(
      `(?<=\\b(?:Region|Subregion|Dimension|world)) ?(?:\\((?:even )?(?:the )?(\\p{Lu}[\\p{L}’'-]*)(?: Locations?)? ${allowed}\\)|, (Islands?)(?: Locations?)? ${allowed}(?=[,.;] ?|$))(?=( \\p{Ll})?)`,
      'gu',
    ),
    (_, [what, plain, more]) => `, including ${what ?? plain}${more ? ',' : ''}`,
  ],
  [
    new RegExp(
      `(?<=\\bLocation) \\((?:(?:even )?(?:the )?(Islands?)(?: Locations?)? ${allowed}|(?:including|even) (?:an )?(Islands?))\\) ((?:in|of|from) (?:an?|any|the|another|your) [^.;,()]*?(?:Region|Subregion|Dimension)s?)(?=( \\p{Ll})?)`,
      'gu',
    ),
    (_, [what, plain, where, more]) => ` ${where}, including ${what ?? plain}${more ? ',' : ''}`,
  ],
  [
    new RegExp(
      `(?<=\\bplay (?:an?|any) (?:new )?[^.;()]*?)((?:in|of|from) (?:an?|any|the|another|your) [^.;,()]*?(?:Region|Subregion|Dimension))( right-side-up[^.;(),]*)?[.;] (?:The )?(Islands?)(?: Locations?)? ${allowed}(?=[.;]|$)`,
      'gu',
    ),
    (_, [where, behind, what]) => `${where}, including ${what}${behind ? `,${behind}` : ''}`,
  ],
]

/** "Only if the top card of your opponent's Story Deck is a Travel by Sea card. Discard the Travel card (return to former Location)." */
export const travelCardDiscarded: Row = [
  /(?<=\b(?:top card of your opponent['’]s Story Deck is|opponent (?:has|must have)) an? (?:\p{Lu}\p{L}* )*Travel(?: by \p{Lu}\p{L}+)? (?:card|Event)\b.*?[.;] )(Then,? )?(bury|discard) (?:the|that|his or her|this) Travel (?:card|Event)(?: \((?:your opponent |he or she )?(?:return|go(?:es)? back)s? to (?:his or her |the )?(?:former|previous) Location\))?(?=[.;,]|$| and\b)/gisu,
  (said, [then, how]) =>
    `${then ?? ''}${then ? how!.toLowerCase() : like(said, how!.toLowerCase())} the top card of your opponent's Story Deck`,
]

/** "Play a Location ... It may be in a different Dimension than the one you leave. May not be used to play an Exotic Location." */
export const inDifferentDimension: readonly Row[] = [
  [
    new RegExp(
      `${journeyTold}(?:It|That Location|The (?:Location|card|place)|This Location) (?=(?:may|can) be (?:in|of) (?:any|a different|another|any other|the same)\\b)`,
      'gu',
    ),
    () => 'The new Location ',
  ],
  [
    /(?<=\bThe (?:new )?Location (?:may|can) be in (?:a different|another|any other) (?:Dimension|Region)) (?:than|from) (?:(?:the one|that) (?:that |which )?you (?:leave|left|are leaving|come from|came from|are in|were in|depart(?:ed)? from)|yours|your own|your (?:present|current|former|last) (?:one|Dimension|Region|Location)|before)(?=[.;,]|$)/giu,
    () => '',
  ],
]

export const notUsedToReach: Row = [
  new RegExp(
    `${journeyTold}(?:(?:This (?:card|Spell|Event|Artifact)|It) )?(?:[Mm]ay not|[Cc]annot|[Cc]an not|[Mm]ust not|[Mm]ay never) be used to (?:play|reach|enter|go to|travel to|visit|move to|walk to) (?:(an?|any) )?((?:(?!Locations?\\b)\\p{Lu}[\\p{L}’'-]* ?)+?)(?: Locations?)?(?=[.;]|$)`,
    'gu',
  ),
  (_, [one, several = '']) => {
    const kind = (one ? several : several.replace(/(?<!Ruin)s$/, '')).trim()
    return `The new Location may not be ${/^[AEIOU]/.test(kind) ? 'an' : 'a'} ${kind} Location`
  },
]

/** "You need not walk to Country Locations that are in the same Subregion." */
export const countryNeedNotBeWalked: Row = [
  /(?<=\bwalk (?:to|between|from) [^.;:]*?\bLocations?) (?:that|which) (?:are|is|lie|lies) (?:both )?(?=(?:in|within|of)\b)/giu,
  () => ' ',
]

/** "You may play a Location immediately after playing a Travel Event, on the same Turn": once it is played. */
export const afterTravelEvent: Row = [
  /\byou may (?:immediately )?play (?!this )([^.;:,]+?),? (?:immediately|directly|right) (?:after|following) (?:playing|you (?:play|have played)|the play of) ([^.;:,]+?)(?:,? (?:on|in|during) (?:the|that) same Turn)?(?=[.;]|$)/giu,
  (said, [what, first]) => like(said, `after you play ${first}, you may immediately play ${what}`),
]

/** "Play a new Location in any Region. The new Location must feature the Water attribute": of which kind it is. */
export const newLocationMust: Row = [
  /\b(play (?:a|one|any)(?: new| other| different)? Location)\b([^.;:]*?)(?:[.;] (?:(?:(?:the|this|that|your) )?(?:new |chosen )?Location|it)|, which) must ((?:feature|have|be)\b[^.;:,]+?)(?=[.;]|$)/giu,
  (_, [play, where, how]) => {
    const is = how!
      .replace(/^feature\b/iu, 'features')
      .replace(/^have\b/iu, 'has')
      .replace(/^be\b/iu, 'is')
    return `${play} that ${is}${where}`
  },
]

/** "You may play the Witch House from any City Location": from there, whatever its own place. */
export const playedFromThere: Row = [
  /(?<=(?:^|[.;] )(?:while this (?:\w+) is in play, )?)you may (?:play|travel to) (?![^.;:]*\b(?:Ally|Allies|Monsters?|Artifacts?|Tomes?|Spells?|Weapons?) from\b)((?:\p{Lu}[\p{L}’'-]*|of|the)(?: (?:\p{Lu}[\p{L}’'-]*|of|the))*) from any (\p{Lu}[\p{L}’' -]*?) Location(?=[.;]|$)/giu,
  (said, [where, from]) => like(said, `while you are at a ${from} Location, you may play ${where} regardless of place and Region`),
]

/** "Any Far East Subregion": any Subregion of it. */
export const anySubregion: Row = [
  /\b(any|each|every|a|one) ((?:\p{Lu}[\p{L}’'-]*)(?: \p{Lu}[\p{L}’'-]*)*) Subregion\b/gu,
  (_, [any, where]) => `${any} Subregion of ${where}`,
]

/** "On a later Turn, play a Location. Before landing, discard one Artifact": as one arrives. */
export const beforeLanding: Row = [
  new RegExp(
    `${afterJourney}(?:before (?:landing|arriving|arrival|you (?:land|arrive)(?: there)?)|(?:upon|on) (?:landing|arriving|your arrival|arrival)(?: there)?|(?:as|when) you do(?: so| this)?),? (?=\\p{Ll})`,
    'giu',
  ),
  () => 'When you arrive there, ',
]

export const ifItIsThere: readonly Row[] = [
  [
    new RegExp(`${afterJourney}if ${newPlace} is (not )?((?:in|at|an?|on) [^.;:,]+?), `, 'giu'),
    (_, [not = '', where]) => `When you arrive there, if you are ${not}${whereThen(where!)}, `,
  ],
  [
    new RegExp(
      `${afterJourney}if ${newPlace} (?:(does not|doesn['’]t) )?(?:features?|bears?|has|have|shows?) the (\\p{Lu}[\\p{L}’'-]+) attribute, `,
      'giu',
    ),
    (_, [not, mark]) => `When you arrive there, if you are ${not ? 'not ' : ''}at a ${mark} Location, `,
  ],
  [
    new RegExp(`${afterJourneyNow}if ${newPlace} is (not )?((?:in|at|an?|on) [^.;:,]+?), `, 'giu'),
    (_, [not = '', where]) => `If you are then ${not}${whereThen(where!)}, `,
  ],
]

/** "Place a new Location in the same Region right-side-up atop your Story Deck": it is played there. */
export const atopYourStoryDeck: readonly Row[] = [
  [
    /\b(plays?|places?|puts?|lays?) (an?|any|one|a new|any new) ((?:\p{Lu}\p{Ll}+ )*Location)( (?:from|in|of|within) (?:the same|any|another|a different|any other|your)(?: new| other)? (?:Region|Subregion|City))(,? right-side-up)?,? (?:atop|on top of|on) your Story Deck(?=[.;,]|$| right-side-up\b)/giu,
    (_, [verb, a, what, where, up = '']) => `${like(verb!, 'play')} ${a} ${what}${where!.replace(/^ from/, ' in')}${up}`,
  ],
  [
    /\b(places?|puts?|lays?) (an?|any|one|a new|any new) ((?:\p{Lu}\p{Ll}+ )*Location)( (?:from|in|of|within) (?:the same|any|another|a different|any other|your)(?: new| other)? (?:Region|Subregion|City))(?=,? right-side-up(?:[.;]|$))/giu,
    (_, [verb, a, what, where]) => `${like(verb!, 'play')} ${a} ${what}${where!.replace(/^ from/, ' in')}`,
  ],
]

/** "When an opponent plays an Ally in Arkham": where he plays it, wherever it is found. */
export const whereItIsPlayed: Row = [
  /(?<=\b(?:when(?:ever)?|each time|every time|if) (?:you|your opponent|an opponent|each opponent|any opponent|any player|a player|any Investigator|another player) plays? (?:an?|any|another|one) (?:\p{Lu}\p{Ll}+ )?Ally) in (?=\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*,)(?!Combat\b)/giu,
  () => ' while in ',
]

export const foundInIt: Row = [/\b(?:that|which) you (?:may )?find there\b|\b(?:found|that is|that are) there(?=[.;,]|$)/giu, () => 'in it']

/** "His Current Location loses the Water attribute. If it does not have it, ...": that Location, and that attribute. */
export const lacksTheAttribute: Row = [
  /\b((?:your opponent['’]s|opponent['’]s|your) Current Location|Current Location of (?:your|that) opponent) (loses?|gains?) the (\p{Lu}\p{Ll}+) attribute([^.;]*)([.;]) (if) (?:it|that Location|the Location) (does not|doesn['’]t|already )?(?: ?(?:has|have)) (?:it|that attribute|the attribute|one|this attribute)(?: already)?(?=[,;])/giu,
  (_, [place, how, mark, more, stop, lead, not]) =>
    `${place} ${how} the ${mark} attribute${more}${stop} ${lead} ${place!.replace(/^Opp/, 'opp')} ${/not|n['’]t/.test(not ?? '') ? 'does not have' : 'has'} the ${mark} attribute`,
]

export const notOnFoot: readonly Row[] = [...notOnFootTo.map((said): Row => [said, journeyTo])]

export const sameRegionAsYours: Row = [
  /\bwhose (?:Current Location|Investigator) is (in|at) the same (City|Region|Subregion|Location) as (?:yours|your own|your Current Location|your Investigator)\b/giu,
  (_, [at, where]) => `${at} the same ${where} as you`,
]

/** "Ignore all Sanity losses for playing Locations in Europe": they cost nothing. */
export const locationsCostNothing: Row = [
  /(?<=^|[.;:,] )(?:you )?(?:(?:may )?(?:ignore|disregard)|need not pay|do not pay|pay no) (?:(?:all|any|the) )?(?:Sanity (?:losses|loss|costs?)|Sanity) (?:for|from|of|when|whenever|in|by) (?:you (?:play|enter)|playing|entering) (Locations\b[^.;:,]*|(?:\p{Lu}\p{L}* )+Locations\b[^.;:,]*)(?=[.;]|$)/giu,
  (said, [what]) => like(said, `you need not pay the Sanity cost of ${what}`),
]

/** "You need not walk between Country Locations that are in the same Subregion. Play such Locations right-side-up." */
export const needNotWalkBetween: readonly Row[] = [
  // "When you walk between two Forest Locations, play the new Location right-side-up, even in the Country": so there is no walk.
  [
    /(?<=^|[.;:] |, )(?:when|whenever|if|each time) you walk (?:between (?:any )?(?:two )?((?:\p{Lu}\p{L}+ )+)Locations|from (?:one|an?|any) ((?:\p{Lu}\p{L}+ )+)Location to (?:another|another one|another such Location)),? (?:you may )?(?:play|place|put) the (?:new|second|next) (?:one|Location) (?:(?:at once|immediately) )?(?:right-side-up|upright)(?: on (?:top of )?your Story Deck)?(?:,? even (?:in|if it is in|where it is) (?:the |a )?Country(?: Locations?)?)?(?=[.;]|$)/giu,
    (said, [some, other]) => like(said, `you need not walk between any two ${some ?? other}Locations`),
  ],
  [
    /(?<=\b(?:need not|do not (?:need|have) to|don['’]t (?:need|have) to|never (?:need|have) to) walk (?:between|from) [^.;]*)(?:[.;]|,? and|:) (?:you (?:may |must )?)?play (?:them|it|such (?:a )?Locations?|(?:the|your) (?:new|second|next|other) (?:one|Location)|these Locations|those Locations)(?: (?:at once|immediately))?,? (?:right-side-up|upright)(?: on (?:top of )?your Story Deck)?(?=[.;]|$)/giu,
    () => '',
  ],
  [
    /(?<=^|[.;:] |, )(?:while this card is in play, )?you (?:need not|do not (?:need|have) to|don['’]t (?:need|have) to|never (?:need|have) to) walk from (?:an?|any|one) ((?:\p{Lu}\p{L}+ )+)Locations? to (?:an?|any|one) ((?:\p{Lu}\p{L}+ )+)Locations?(?= (?:in|within|of) the same\b|[.;]|$)/giu,
    (said, [from, to]) =>
      like(said, `while you are at ${/^[AEIOU]/.test(from!) ? 'an' : 'a'} ${from}Location, you need not walk to ${to}Locations`),
  ],
  [
    /(?<=^|[.;:] |, )(?:while this card is in play, )?you (?:need not|do not (?:need|have) to|don['’]t (?:need|have) to|never (?:need|have) to) walk from ((?:\p{Lu}\p{L}+ )+)Locations to ((?:\p{Lu}\p{L}+ )+)Locations(?= (?:in|within|of) the same\b|[.;]|$)/giu,
    (said, [from, to]) =>
      like(said, `while you are at ${/^[AEIOU]/.test(from!) ? 'an' : 'a'} ${from}Location, you need not walk to ${to}Locations`),
  ],
]

/** "A new Gate Location, from any Region, right-side up". */
export const gateLocationFromAnyRegion: Row = [
  /(?<=\b[Pp]lay (?:a|an|any|any one|one|another)(?: new| other)? (?:\p{Lu}[\p{L}’'/-]*,? (?:or )?)*Location),? (?:from|of|out of) (any|the same|your|another|a different) (Region|Subregion)(?:,(?= right-side| at once| immediately| on top))?/gu,
  (_, [which, where]) => ` in ${which} ${where}`,
]

/** "When an opponent's card would cause you to lose your Current Location". */
export const lossOfCurrentLocation: Row = [
  /\b(?:if|when|whenever|at the moment (?:that|when)|should) (?:an? )?(?:(?:your )?opponent['’]s (?:card|effect)|card of (?:your|an) opponent|(?:your |an )?opponent) would (?:cause|force|make) you (?:to )?lose your Current Location, you may (?:choose to )?/giu,
  (said) => like(said, "if your Current Location would be buried or discarded by an opponent's card, you may "),
]

/** "When you play a Country Location crosswise, you may flip this card and rotate the Location right-side up at once." */
export const crosswiseThenRotated: readonly Row[] = [
  [
    /\b(when(?:ever)?|each time|if) you (?:play|place) (an?|any|a new) ((?:\p{Lu}[\p{L}’'-]*,? (?:or )?)*Location) crosswise(?: on (?:top of )?your Story Deck)?,/giu,
    (_, [when, a, what]) => `${when} you begin to walk to ${/^an/i.test(a!) && /^[aeiou]/i.test(what!) ? 'an' : 'a'} ${what},`,
  ],
  [
    /(?<=\bbegin to walk to [^.;:,]+, you may )((?:flip|bury|discard) (?:this card|one [^.;:,]+?)|(?:lose|pay) \w+ Sanity(?: points?)?)(?:,? and| to) (?:immediately |at once )?(?:rotate|turn|flip) (?:the|that|this|it|your)(?: (?:new |crosswise |Current )*Location)? right[- ]side[- ]up(?: (?:at once|immediately|right away))?(?=[.;]|$)/giu,
    (_, [price]) => `${price} to turn your crosswise Location right-side-up`,
  ],
]

export const notDoneAt: Row = [/(?<=\bright-side-up\. )This (?:may|can) ?not be done (?=(?:at|by|in|while|if|during)\b)/giu, () => 'Not ']

/** "No Investigator may leave an Island." */
export const leaveAnIsland: Row = [
  /\b([Nn]o) (player|Investigator|opponent) may (?:leave|depart from) (an?|any) (\p{Lu}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*)*?)(?: Location)?(?=[.;,]| (?:while|until|for|during|this|as long)\b|$)/gu,
  (_, [no, who, a, where]) =>
    `${no} ${who} may leave his or her Current Location while at ${/^any/i.test(a!) ? (/^[AEIOU]/.test(where!) ? 'an' : 'a') : a} ${where} Location`,
]

/** "Any opponent who is on a Travel by Sea card". */
export const onTravelCard: Row = [
  /\b(?:any|each|every|an) (opponent|player|Investigator) who (?:is|is travelling|travels) (?:on|aboard|by) (?:an?|any) (Travel(?: by \p{Lu}\p{L}+)? (?:card|Event))/giu,
  (said, [who, what]) => like(said, `each ${who} who has a ${what} on top of his or her Story Deck`),
]
