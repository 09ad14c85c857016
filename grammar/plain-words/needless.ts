/** What is so anyway, or only says why, and is left out. */

import type { Row } from '../rewording.ts'

/** "Even as an Ally, this Special Effects box is valid: he may use two Weapons at a time". */
export const boxIsValid: Row = [
  /\b(this Special Effects box (?:is|remains) valid): (\p{L})/giu,
  (_, [valid, first]) => `${valid}. ${first!.toUpperCase()}`,
]

/** "Only Allies with Weapons may defend; the others cannot find their way": that they do not says why, and nothing more. */
export const whyTheOthersDoNot: Row = [
  /(?<=\b[Oo]nly Allies [^.;:,]*? may defend)[;,] (?:and )?(?:the |all )?others? (?:cannot|can not|may not|do not|are not|must|will) (?!defend|be |use|lose|discard|bury)\p{Ll}[\p{Ll} ’']*(?=\.|$)/gu,
  () => '',
]

/** "Must bury one Ally of his choice, or two if ...": his the choice is anyway. */
export const ofHisChoice: Row = [
  /(?<=\bmust (?:bury|discard|flip|return) (?:an?|one|two|\d+) [^.;,]+?) of (?:his or her|his|her|their)(?: own)? choice(?=,? or (?:two|three|\d+)\b)/giu,
  () => '',
]

/** "She will not stay under one roof with such people: bury her ...": a reason. */
export const reasonBefore: Row = [
  /(?<=^|[.;] )(?:It|He|She|They|This Ally) (?:will not|won['’]t|does not|do not|cannot|refuses? to) (?:stay|remain|live|dwell|sleep|work|sit|dine|eat)(?: [^.;:,]*?)? with such (?:people|company|folk|creatures|persons|friends): (\p{L})/gu,
  (_, [first]) => first!.toUpperCase(),
]

/** "Play one Ally that can be found there": as one must anyway. */
export const foundThereAnyway: Row = [
  /(?<=\bplay\b[^.;:]*\b(?:Ally|Artifact|Tome|Weapon))(?<!\b(?:when|whenever|time)\b[^.;:,]*) (?:that|who|which) (?:can|may|could) be (?:found|played|met) (?:there|here|at (?:it|that Location|this Location|the new Location))(?=[.;,]|$)/giu,
  () => '',
]

/** "Put back the others in the same order": they lie there anyway. */
export const othersInTheSameOrder: Row = [
  /(?<=\b[Ll]ook at the top \w+ cards\b[^.;]*)[.;,] (?:and |then |Then,? )?(?:put|return|replace|place) (?:back )?the (?:others|rest|other cards|remaining cards|remainder)(?: back)?(?: on top of your Mythos Deck)? in the (?:same|original|former) order(?: on (?:top of )?your Mythos Deck)?(?=[.;]|$)/giu,
  () => '',
]

export const fromThreatOrAllies: Row = [
  /(?<=\b(?:is|are) (?:Buried|Discarded|lost)),? (?:either |whether )?(?:from|in) your Threat or (?:from |in )?(?:among )?your Allies(?=[.;,]|$)/giu,
  () => '',
]

/** "Turn his Current Location crosswise. He is now walking to it": as is so then anyway. */
export const nowWalkingToIt: Row = [
  /(?<=\b(?:[Ll]ay|[Tt]urn|[Pp]lace|[Rr]otate)\b[^.;:]*\bcrosswise\b[^.;]*)[.;] (?:(?:Your|The|That|Each such) )?(?:opponent|player|He or she|He|She|They|You) (?:(?:is|are) (?:then |now )?(?:walking|on foot)(?: (?:to it|there|again))?|begins? the next Round walking|starts? the next Round walking|must (?:then )?walk (?:to it|there) again)(?=[.;]|$)/giu,
  () => '',
]

/** Whom one may play where he is found anyway: "you may play an Ally found there". */
export const foundThere: Row = [
  /(?<=\byou may (?:at once |immediately )?play (?:an?|any|any one|one) (?:\p{Lu}\S* )*Ally) (?:(?:(?:who|that) (?:is|may be) )?(?:normally |usually )?found )?there(?=[.;,]|$)/giu,
  () => '',
]

/** A Weapon that is played asks for an Ally to bear it anyway (M8.4). */
export const borneByAnAlly: Row = [
  /(?<=\bplay [^.;:]*[.;] )(?:Then,? )?(?:(?:An|One of your|Some) (?:Ally|Allies)|There must(?: still)? be an Ally|You must(?: still)? have an Ally)(?: in play)?(?: must(?: still)? be)? (?:available|free|able|in play|ready|(?=to\b))(?: in play)? ?to (?:bear|carry|hold|wield|use) (?:it|the (?:Weapon|card|Artifact)|that (?:Weapon|card|Artifact))[.;] ?/giu,
  () => '',
]

/** "Cannot stoop; value is 1 if your opponent is Inside": what its body is not made for. */
export const whatItsBodyIsNot: Row = [
  /(?<=^|[.;] )(?:It |They |He |She )?(?:cannot|can not|can never|never|do(?:es)? not) (?:stoop|bend|kneel|crouch|blink|weep|smile|laugh|dance|jump|leap|crawl|yawn|sneeze|sweat|limp)s?(?: (?:down|over|low|at all|easily))?[.;] (\p{L})/giu,
  (_, [next]) => next!.toUpperCase(),
]

/** "... at Night, otherwise they add nothing": no more than that it is so at Night. */
export const otherwiseNothing: Row = [
  /, otherwise (?:they|it|he|she|he or she|this card) (?:adds?|gains?) nothing(?: extra| more)?(?=[.;]|$)/giu,
  () => '',
]

/** "Priests are unaffected": not affected by what was told before. */
export const unaffected: Row = [
  /\b(is|are|remains?) unaffected(?=[.;]|$| \()/giu,
  (_, [be]) => (/^remain/i.test(be!) ? (/s$/i.test(be!) ? 'is' : 'are') : be!) + ' not affected',
]

/** "By Day they are only stones, and have a value of 0": what they are like says no more than what comes of it. */
export const onlyStones: Row = [
  /(?<=(?:^|[.;] )(?:(?:By|During the|At) (?:Day|Night),? )?(?:it|they|he|she|this card)) (?:is|are) (?:only|merely|but|just|no more than|nothing (?:more than|but)|little more than) (?:an? (?:\p{Ll}+ )?\p{Ll}+|(?:\p{Ll}+ )?(?!others|points|cards|times)\p{Ll}{3,}s),? and(?= \p{Ll}+s?\b)/giu,
  () => '',
]

/** "Cannot be played at all": no more than that it cannot be. */
export const notAtAll: Row = [
  /\b((?:cannot|can ?not|may not|can never|must not|can['’]t)(?: be)? (?:played|summoned|controlled|flipped|discarded|buried|used|cast|attacked|defend|attack|walk|travel)(?: here)?) at all\b/giu,
  (_, [ban]) => ban!,
]

/** "Turn that Location crosswise; it must now be walked to": what is so anyway. */
export const mustNowBeWalkedTo: Row = [
  /(?<=\bLocation(?: is (?:turned|rotated))? crosswise)[;,.] (?:and )?(?:it|he or she|he|she|they|that player|that Location) must (?:now |then )?(?:be walked to|walk (?:back )?(?:to it|there))(?: again| anew)?(?=[.;]|$)/giu,
  () => '',
]

/** "She will not stay in the same house as a Bum". */
export const sameHouse: Row = [
  /\b(?:will not|refuses to|won['’]t) (?:stay|remain|live|dwell|be seen|be|lodge) (?:in the same (?:house|room|place|company|building) (?:as|with)|under the same roof (?:as|with)|together with|with|in the company of) (?=an? \p{Lu}|any \p{Lu}|\p{Lu}\p{L}+s\b)/giu,
  () => 'will not work with ',
]

/** "Bury it if it is a Country Location, otherwise this card has no effect": where nothing is so, nothing is done anyway. */
export const otherwiseNoEffect: Row = [
  /(?<=\bif [^.;]*?)[,;.] otherwise,? (?:this (?:card|Event|Spell)|it) (?:has|is of) no effect(?=[.;]|$)/giu,
  () => '',
]

export const orderUndisturbed: Row = [
  /[.;] Do not (?:change|alter|disturb) the order of (?:the|your) (?:other|remaining) cards(?=[.;]|$)/giu,
  () => '',
]

/** "Must bury one Ally or lose 2 Sanity (player's choice)": his the choice is anyway. */
export const playersChoice: Row = [
  /(?<=\bmust [^.;]*? or [^.;(]*?)\s*\((?:the |each |that )?(?:player|Investigator|opponent)['’]s (?:own )?choice\)/giu,
  () => '',
]

/** "Excluded (as if they weren't present) when determining the results": what is left out is as if it were not there. */
export const asIfNotPresent: Row = [
  /\s*\(as if (?:it|he|she|they) (?:weren['’]t|wasn['’]t|were not|was not) (?:present|there|in play)\)/giu,
  () => '',
]

/** Cards are drawn from the top anyway. */
export const fromTheTop: Row = [
  /\b(draws? (?:an?|one|two|three|four|five|\d+)(?: new| more| other| additional| replacement)? cards?) (?:from|off) the top(?: of (?:(?:your|his or her|his|her|their|the) )?(?:Mythos )?Deck)?(?=[.;,]| (?:and|or|in|instead|to replace)\b)/giu,
  (_, [draws]) => draws!,
]

/** At the beginning of a Round Hands are drawn first (M4.1). */
export const handsDrawnFirst: Row = [
  /\b((?:at the (?:beginning|start) of (?:each|every|the|a|any|the next) Round)),? (?:but |immediately |just |right |and )?(?:after|once|when) (?:drawing(?: (?:(?:up )?your (?:new )?Hand|(?:your |new )?cards?))?|the draw|(?:all|both|the) players have drawn(?: (?:their )?cards)?|cards (?:are|have been) drawn|your Hand (?:is|has been) (?:drawn|filled|refilled|replenished)|you (?:draw|have drawn) (?:your (?:new )?(?:Hand|cards)|cards|new cards)),?(?= )/giu,
  (_, [start]) => `${start},`,
]

/** "Lose 1 Sanity point on the way". */
export const onTheWay: Row = [
  /\b((?:lose|pay)s? (?:\w+) (?:Sanity(?: points?)?|points? of Sanity)) (?:on the way|along the way|en route|on the road|upon the road|in passing|on the journey)(?=[.;,]|$)/giu,
  (_, [loses]) => loses!,
]

/** "Bury all Cultists found; any others return face-down", of a Threat that was shown: there they lie anyway. */
export const othersStayInThreat: Row = [
  /(?<=\b(?:[Ll]ook|[Pp]eek|[Rr]eveals?|[Ss]hows?|[Ii]nspects?) [^.;:]*?\bThreat\b[^:]*?)[.;,] (?:and |[Tt]hen,? )?(?:any|all|the|all the|any of the) (?:others?|other cards?|rest|remainder|remaining cards?|other Monsters?|remaining Monsters?) (?:are (?:then )?(?:returned|replaced|turned|put back|left|kept)|is (?:then )?(?:returned|put back|left)|returns?|remains?|stays?|lies?|goes back|go back)(?: (?:face-down|there|where (?:it|they) (?:is|are|was|were|lay|lie)|unharmed|untouched|(?:in|to|into) (?:it|(?:the|that|his or her|his|your opponent['’]s) Threat)))*(?=[.;]|$)/giu,
  () => '',
]

/** "You may have it discarded, or leave it where it is": what may be done need not be. */
export const orLeftThere: Row = [
  /(?<=\b[Yy]ou may (?!look\b|peek\b)[^.;:]+?),? or (?:else |simply |you may )?(?:leave|let|keep) (?:it|them|that card|those cards|the card|the cards) (?:where (?:it is|they are|it lies|they lie)|there|untouched|as (?:it is|they are)|in place|be|alone|undisturbed)(?=[.;]|$)/giu,
  () => '',
]

/** What is lost with a card is not brought back with it. */
export const notBroughtBack: Row = [
  /(?<=\breturn to play [^.;:]+?(?:\. Flip that Ally)?\.) (?:Anything|Everything|Whatever)(?: else)?(?: that)?(?: (?:was|is|has been))? lost (?:with|together with) (?:the|that) (?:Ally|card) (?:remains|stays|is still) lost(?=\.|$)\.?/giu,
  () => '',
]
