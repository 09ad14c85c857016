/** Allies and other cards in play: who is counted, how many there may be, who may be met and where. */

import { like, type Row } from '../rewording.ts'

/** "If you have a Priest among your Allies" */
export const amongYourAllies: Row = [
  /\b([Ii]f|[Ww]hile|[Ww]hen|unless) (you have|your opponent has|any player has) (an?|one|two|three|no|at least \w+) ((?:\p{Lu}[\p{L}’'-]*)(?: \p{Lu}[\p{L}’'-]*)?) among (?:your|his or her|their|the)(?: own)? Allies(?=[.;,]|$| (?:and|or|at)\b)/gu,
  (_, [so, who, n, what]) =>
    `${so} ${who} ${n} ${/^(?:two|three|at)/.test(n!) ? `${what!.replace(/s$/, '')} Allies` : `${what} Ally`} in play`,
]

/** "Discard one of your Allies. If you came alone, ...": asked before he goes. */
export const cameAlone: readonly Row[] = [
  [
    /(?:,? (but) )?\b(discard|bury|flip|return) (one|an?) (of your )?(All(?:y|ies))\b([^.;:]*)[.;] If you (?:came|have come|arrived|come|arrive|are)(?: here)? (?:alone|by yourself|unaccompanied|without (?:any )?(?:Allies|an Ally)), (\p{L})/giu,
    (_, [but, how, one, of = '', ally, more, next]) =>
      `${but ? '. ' : ''}If you have an Ally in play, ${how!.toLowerCase()} ${one} ${of}${ally}${more}. Otherwise, ${next!.toLowerCase()}`,
  ],
  [
    /(?<=^(?:(?!\bAll(?:y|ies)\b).)*)\b(if|when) you (?:came|have come|come|arrived?)(?: here)? (?:alone|by yourself|unaccompanied)(?=,|[.;]|$)/gisu,
    (_, [so]) => `${so} you have no Allies in play`,
  ],
]

/** "Only one Medium may be in play on your side", "you may have no more than two Artifacts in play": no more than so many. */
export const noMoreInPlay: readonly Row[] = [
  [
    /(?<=^|[.;:,] )(?:[Oo]nly|[Nn]o more than|[Aa]t most|[Uu]p to) (one|two|three|four|five) (\p{Lu}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*)*) (?:may|can) be in play (?:on your side|beside you|under your control|at (?:one|a|any one) time on your side)(?=[.;,]|$)/gu,
    (said, [n, what]) => like(said, `you may not have more than ${n} ${what} in play`),
  ],
  [
    /\b([Yy]ou) (?:may|can) have (?:only|no more than|at most|not more than) (one|two|three|four|five) (\p{Lu}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*)*) in play(?: at (?:a|one|any(?: one)?) time| at once)?(?=[.;,]|$)/gu,
    (_, [who, n, what]) => `${who} may not have more than ${n} ${what} in play`,
  ],
]

/** "You may not have more than two Ghouls in play": who has two may play no more of them. */
export const noMoreToBePlayed: Row = [
  /\b([Yy]ou) (?:may not|cannot|can not|must not|may never|can never) have more than (one|two|three|four|five) ((?:\p{Lu}[\p{L}’'-]*(?: |(?=[.;,]|$)))+(?:(?:with|of) (?:a )?(?:card )?value of \d+(?: points?)? or (?:more|less|higher|lower))?)( ?in play)?(?=[.;,]|$)/gu,
  (said, [who, n, what]) => {
    const kind = what!.trim()
    return /^Spells?\b/.test(kind) ? said : `${who} may not play ${kind} while you have ${n} or more ${kind} in play`
  },
]

/** "An opponent's Ally of up to 2 points, or up to 4 points if that Ally is on an Island": he is where his player is, whom one asks before one chooses. */
export const upToWhereHeIs: Row = [
  /(?<=\bopponent['’]s (?:\S+ )?Ally (?:of|worth) up to \S+ points?\b[^.;:]*, or (?:of )?up to \S+ points? if )(?:that Ally|the Ally|he or she|he|she|it) (?=is (?:on|at|in|outside|inside|underground)\b)/giu,
  () => 'your opponent ',
]

/** "Bury one Ally of up to 2 points whose Investigator is in the same Subregion as yours": of an opponent who is there. */
export const whoseInvestigatorIsThere: Row = [
  /\b((?:bury|discard|flip|steal) (?:one|an|any(?: one)?|target) (?:\p{Lu}[\p{L}’'-]* )*Ally\b[^.;:,]*?),? (?:whose (?:Investigator|player|owner) is|of an Investigator who is) (in the same (?:Region|Subregion)) as (?:yours|you|your own|your Investigator)(?=[.;,]|$)/giu,
  (_, [deed, where]) => `${deed} of an opponent who is ${where} as you`,
]

/** "There are seats for only three of your Allies. Discard any others; you choose which." */
export const seatsForThree: Row = [
  /(?<=^|[.;] )(?:There (?:is|are) (?:only )?(?:seats?|room|places?|space|berths?|bunks?|cabins?)(?: aboard| on board)? for (?:only |no more than |at most )?|(?:Only|No more than|At most) )(\w+)(?: of your)? Allies(?: (?:(?:may|can|will) )?(?:accompany you|come along|come with you|come aboard|go with you|fit aboard|fit|board|travel with you|be taken along))?[.;,] (?:and )?(Discard|Bury) (?:any|the|all|all the) (?:others?|rest)(?:[;,] (?:you choose which|the choice is yours|your choice)| \((?:you choose which|your choice)\)| of your choice)?(?=[.;]|$)/giu,
  (_, [many, how]) => `${how![0]!.toUpperCase()}${how!.slice(1).toLowerCase()} all but ${many!.toLowerCase()} of your Allies`,
]

/** "Bury any Day Event in play; new ones may not be played": of the kind just named. */
export const newOnesNotPlayed: Row = [
  /\b(bury|discard|flip) (any|all|each|every) ((?:\p{Lu}[\p{L}’'-]* )*?(?:Events?|Phobias?|Artifacts?|Tomes?|Weapons?|All(?:y|ies)|Monsters?|Epidemics?|Spells?))( in play)?[;,.] (?:and )?(?:no (?:new|other|further) ones (?:may|can)|(?:new|other|further) ones (?:may not|cannot)) be played(?=[.;,]|$| (?:while|until|during|if|for)\b)/giu,
  (said, [how, , what, where]) => {
    const many = what!.replace(/Ally$/u, 'Allies').replace(/(?<![sS])$/u, 's')
    return like(said, `${how!.toLowerCase()} all ${many}${where ?? ''}. No new ${many} may be played`)
  },
]

/** "An Ally of up to 2 points, or up to 4 points if he is in a Port": the one or the other. */
export const upToSoMany: Row = [
  /\b((?:bury|discard|flip) (?:[^.;:,()]*?) of (?:up to |no more than |at most ))(\w+ points?( or (?:less|fewer))?)( \([^()]*\))?,? or (?:(?:an )?(?:Ally |one |Artifact |Monster )?of )?(?:up to |no more than |at most )(\w+ points?)( or (?:less|fewer))?,? (?:instead )?((?:if|while) [^.;:,]+|at Night|by Day)(?: instead)?(?=[.;]|$)/giu,
  (_, [deed, one, , aside = '', other, , so]) => {
    const asked = /^at/i.test(so!) ? 'if it is Night' : /^by/i.test(so!) ? 'if it is Day' : so!.replace(/^while/i, 'if')
    return `${deed}${one}${aside}. ${asked[0]!.toUpperCase()}${asked.slice(1)}, ${deed![0]!.toLowerCase()}${deed!.slice(1)}${other}${aside} instead`
  },
]

/** "One Ally up to 3 points of an opponent whose Current Location features the Water attribute": where he is, behind what he is worth. */
export const ofWhomWhereHeIs: Row = [
  /\b(Ally|Artifact|Tome|Weapon|Spell) (?:of )?(?:up to|no more than|at most) (\w+) points?(?: in value| of value)?(?: \((?:(including|counting)|excluding|not including|not counting) (?:the value of )?(?:any |the |his or her )?Weapons?\))? of (?:an|your|any|one) opponent (?:whose Current Location (?:is an? |features an? |features the |has the )((?:(?!Location\b)\p{Lu}[\p{L}’'-]*)(?: (?!Location\b)\p{Lu}[\p{L}’'-]*)*)(?: Location| attribute)?|who is (?:in|at) an? ((?:(?!Location\b)\p{Lu}[\p{L}’'-]*)(?: (?!Location\b)\p{Lu}[\p{L}’'-]*)*)(?: Location)?)(?=[.;,]|$)/gu,
  (said, [what, n, counting, one, other]) => {
    const aside = /excluding|not (?:in|count)/u.test(said) && !counting ? ' not counting Weapons' : ''
    return `${what} of value ${n} or less${aside} who is at a ${one ?? other} Location of your opponent`
  },
]

/** "Bury other Day or Night Events": all of them. */
export const otherEvents: Row = [
  /(?<=(?:^|[.;:] |, (?:and |then )?)(?:Bury|Discard|Flip|Return) )other (?=\p{Lu}[^.;:]*?s(?:[.;,]| in play\b| face-down\b|$))/giu,
  () => 'all other ',
]

/** "If you have no Allies left": none in play. */
export const noneLeft: Row = [
  /\b(no (?:other )?(?:\p{Lu}[\p{L}’-]* )*(?:Allies|Artifacts|Tomes|Spells|Weapons)) left(?: in play)?(?=[.,;]| (?:and|or|then|at|when)\b)/gu,
  (_, [none]) => `${none} in play`,
]

/** "More Corrupt than Steadfast Allies": of one kind of card. */
export const moreOfOneKind: Row = [
  /\b(more|fewer) (\p{Lu}\p{Ll}+) than (\p{Lu}\p{Ll}+) (Allies|Artifacts|Monsters|Locations|Tomes|Spells)\b/gu,
  (_, [more, a, b, kind]) => `${more} ${a} ${kind} than ${b} ${kind}`,
]

/** "All your Allies see Invisible Monsters, and may not be flipped": they, and not this card. */
export const theyAndNotThis: Row = [
  /(?<=^|[.;:,] )((?:(?:for|until|during|in|at) [^.;:,]*? )?)(all (?:of )?your (?:\p{Lu}\p{L}* )*Allies|your (?:\p{Lu}\p{L}* )*Allies|each of your (?:\p{Lu}\p{L}* )*Allies|all (?:\p{Lu}\p{L}* )*Allies) ((?:can |may )?(?:sees?|adds?|gains?|joins?|loses?) [^.;:,]*?),? and (may not|cannot|can not) (be|defend|attack|absorb)(?= )/giu,
  (_, [lead, whose, first, not, be]) => `${lead}${whose} ${first}, and ${whose!.toLowerCase().replace(/allies/, 'Allies')} ${not} ${be}`,
]

/** "Add 4 to Ally's value, but the Ally can defend only if you are Outside": two sentences. */
export const butOnlyDefends: readonly Row[] = [
  [
    /(, (?:but|and) |; |(?<=^|\. ))(?:(?:the|that|this) )?Ally (?:can|may) (?:defend only|only defend) (?:(?:if|while|when) (?=[^.;:,]+\.)|(at Night|by Night|(?:by|during the) Day)(?=\.))/giu,
    (_, [lead, time]) => `${lead ? '. ' : ''}The Ally cannot defend ${time ? (/Night/i.test(time) ? 'by Day' : 'at Night') : 'unless '}`,
  ],
  [
    /(?<=\bAlly's value), but (?:(?:the|that) )?Ally (?:cannot|can not|may not) defend (?=unless [^.;:,]+\.)/giu,
    () => '. The Ally cannot defend ',
  ],
]

/** "Nobody may play another Night Event." */
export const nobodyMayPlay: Row = [
  /\b(?:nobody(?: else)?|no ?one|no-one) (?=(?:may|can) (?:play|cast|use|draw|summon|control|walk|move)\b)/giu,
  (said) => like(said, /else/i.test(said) ? 'no opponent ' : 'no player '),
]

/** "An Ally whose Region is Europe": from there. */
export const fromThatRegion: Row = [
  /(?<=\b(?:Ally|Allies|Artifacts?|Tomes?|Weapons?|Locations?|cards?)(?: of (?:your|an|each|target|any) (?:opponent|player)| (?:that )?(?:you have )?in play)?) (?:whose Region is|whose Regions are|of|from|with) (?:the )?(?:Region (?=\p{Lu})|(?<=is |are ))((?:the )?\p{Lu}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*)*)/gu,
  (_, [where]) => ` from ${where}`,
]

/** "While Howard Lovecraft is in play. While both are Defending Allies, ...". */
export const whileBothDefend: Row = [
  /(?<=\bwhile ((?:\p{Lu}[\p{L}.’'-]*)(?: (?:of|the|\p{Lu}[\p{L}.’'-]*))*) is (?:also )?in play\. )While (?:both(?: of them)?|they) (?:are (?:both )?(?:Defending Allies|defending)|(?:both )?[Dd]efend)(?: together)?,/gu,
  (_, [who]) => `While this card is defending and ${who} is a Defending Ally,`,
]
