/** Threats and Combat: what attacks and defends, what is shown of a Threat, what lasts until the end. */

import { like, type Row } from '../rewording.ts'

/** "Defending Allies of up to 2 points fall asleep and return to their Investigator. They take no part in this Combat." */
export const sentHomeAsleep: Row = [
  /(?<=\bDefending (?:Ally|Allies)\b[^.;]*?) (?:falls? asleep and )?returns? to (?:their|his or her|his|her|its) (?:Investigators?|player|owner)[.;] (?:They|He or she|He|She|It|(?:That|Those) (?:Ally|Allies)) takes? no (?:further )?part in (?:this |the )?Combat(?=[.;]|$)/giu,
  () => ' may not defend until the end of Combat',
]

/** "Look at one Threat of your opponent" */
export const threatOfYourOpponent: Row = [
  /\b(?:one|a|the|any|any one) (?:whole |entire )?Threat of (?:your|an|one|any) opponent(?=[.;,]|$| and\b)/giu,
  () => "your opponent's Threat",
]

/** "Ignore the first Sanity point that you lose in each Combat" */
export const firstSanityInCombat: Row = [
  /\b(the first (?:\d+ )?(?:Sanity points?|points? of Sanity)) (?:that )?you (?:would )?lose in (?:each|every|any) (?:Combat|Battle)(?=[.;,]|$)/giu,
  (_, [what]) => `${what} that you lose in Combat each Round`,
]

/** "While this card is in any Threat" */
export const inAnyThreat: Row = [
  /(?<=\b(?:while|if|when|as long as) (?:this \p{L}+|it) is in )any (?:player['’]s )?(?=Threat\b)/giu,
  () => 'a ',
]

/** "Your opponent must show you one whole Threat before Combat. If there is an Invisible Monster among these cards, you may bury it": you look at it. */
export const shownThreat: readonly Row[] = [
  [
    /\b(?:your|an|one|target) opponent must (?:show you|let you (?:see|look at)|allow you to (?:see|look at)|reveal to you|expose|lay open) (?:(?:one|an?|his or her|his|her|their|the) )?(?:(?:whole|entire|complete|of his or her) )*Threats?(?: of your choice)?(,? face-up)?,?(?: before(?: the)? Combat)?(?=[.;]|$)/giu,
    (said) => like(said, "look at your opponent's Threat"),
  ],
  [
    /(?<=\b[Ll]ook at [^.;:]*?Threat\b[^.;:]*[.;] )If there is (an?|any|one(?: or more)?) ([^.;:,]+?) (?:among (?:these cards|those cards|them|the cards|these|it)|in (?:it|that Threat|this Threat)|there),? (you may|you must|then)?,? ?(bury|discard|flip|return) (?:it|one|one of them|that card|that \p{Lu}\p{L}+)(?=[.;]|$)/giu,
    (_, [, what, may, does]) =>
      `${may && /may/i.test(may) ? 'You may ' : ''}${may && /may/i.test(may) ? does!.toLowerCase() : does![0]!.toUpperCase() + does!.slice(1).toLowerCase()} one ${what} in that Threat`,
  ],
]

/** "Turn all Threats face-up. They stay that way until Combat has been resolved, and cards added later are played face-up as well." */
export const faceUpUntilResolved: Row = [
  /(\bTurn (?:all|each|every) Threats?\b[^.;:]*?\bface-up)(,? (?:your own included|including your own))?[.;] (?:They|These) (?:all )?(?:stay|remain|are kept|lie) (?:that way|so|face-up|open) until (?:Combat has been resolved|Combat is (?:over|resolved)|the end of Combat|after Combat)(?:,? and (?:any )?cards added later(?: this Round| to them)? are (?:also )?played face-up(?: as well| too)?)?(?=[.;]|$)/gu,
  (_, [turn]) => `${turn} until the end of Combat`,
]

/** "Allies that absorb points from this card are Discarded instead of Buried." */
export const discardedByIt: Row = [
  /(?<=^|[.;] )(?:All |Any )?(?:Defending |Opposing )?Allies (?:(?:that|who|which) (?:absorb points from|are lost to|are buried (?:by|because of|due to)|would be (?:buried|lost) (?:by|because of|to)) this card) are Discarded (?:instead of (?:being )?Buried|rather than (?:being )?Buried|instead)(?=[.;]|$)/giu,
  () => 'Allies lost to this card are discarded instead of buried',
]

/** "It was never what it seemed: that card takes no part in this Battle." */
export const noPartInBattle: Row = [
  /(?<=^|[.;] )It (?:was|is) (?:never|not) what it (?:seemed|seems|appeared)(?: to be)?[:;,] (\p{L})/gu,
  (_, [next]) => next!.toUpperCase(),
]

/** "While this card is in your Threat you may, as your Turn, bury it and ...". */
export const whileInYourThreat: Row = [
  /(?<=^|[.;] )(?:While|If|When) this card is in your Threat,? you (?:may|can),? as your Turn,? (bury|discard) (?:it|this card) (?:and|to) /giu,
  (_, [how]) => `While in your Threat, as your Turn, you may ${how!.toLowerCase()} this card to `,
]

/** "Defending Allies absorb points from this card with their own value only": without what their Weapons add. */
export const withOwnValueOnly: Row = [
  /(?<=^|[.;] )(?:The |All )?(?:Opposing |Your opponent['’]s )?(?:Defending )?Allies (?:may |can |must )?absorb (?:the )?points (?:from|of) this card (?:only )?with (?:only )?their own values?(?: only| alone)?(?=[.;]|$)/giu,
  () => 'Weapons add nothing against this card',
]

/** "Choose one of your opponent's Defending Allies and add him to your Threat for the rest of Combat. Return Ally to original player's Hand ..." */
export const addedToYourThreat: Row = [
  /\bchoose (?:one|any one) (?:of (?:your|an) opponent['’]s ((?:\p{Lu}[\p{L}’'-]* )*?)Allies|((?:\p{Lu}[\p{L}’'-]* )*?)Ally of (?:your|an) opponent)\b([^.;,()]*)(?: \(including (?:any |the |its )?Weapons?\))?,? and (?:add|move) (?:that Ally|it|him or her|him|her) to your Threat(?: (?:for the (?:remainder|rest) of|until the end of|during) (?:the |this )?Combat)?\. Return (?:(?:that |the )?Ally|it|him or her|him|her) to (?:(?:its|the|his or her|his|her) )?(?:original player|owner|original owner)['’]s Hand (?:at the end of|after) (?:the |this )?Combat(\. (?:(?:Any|Its|His or her|The) )?(?:attached )?Weapons? (?:is|are) Discarded)?(?=[.;]|$)/giu,
  (said, [many = '', one = '', more = '', armed]) =>
    `${like(said, 'choose')} one ${many || one}Ally of your opponent${more}. Add that Ally to your Threat. At the end of Combat, ${armed ? 'discard any Weapon of that Ally and ' : ''}return that Ally to its owner's Hand`,
]

/** "Loses 1 additional Sanity for each of his Allies that must be buried at the end of this Combat": each time one is. */
export const eachBuriedAtItsEnd: Row = [
  /\b(your opponent|you) loses? (\d+)(?: additional| extra)? Sanity(?: points?)? for each of (?:his or her|his|her|their|your) ((?:\p{Lu}[\p{L}’'-]* )*?)Allies (?:that|who) (?:must be|is|are|was|were) (buried|discarded|lost) (?:at the end of|in|during) (?:the |this )?Combat(?=[.;]|$)/giu,
  (said, [who, n, kind, fate]) => {
    const own = /^you$/i.test(who!)
    return like(
      said,
      `when one of ${own ? 'your' : "your opponent's"} ${kind}Allies is ${fate!.toLowerCase()} in Combat, ${who!.toLowerCase()} lose${own ? '' : 's'} ${n} Sanity`,
    )
  },
]

/** "When Directed Threat is revealed, bury one Ghoul in the Threat that this Ally defends against": if he defends, in the one that attacks. */
export const threatDefendedAgainst: Row = [
  /\bwhen (?:the |a )?Directed Threat is revealed, (?!if\b)((?:[^.;:,](?!\b(?:if|unless|while)\b))+? (?:in|of|from) )(?:the|a) (?:Directed )?Threat (?:that|which) (this Ally|the Ally|that Ally|the bearer|it|he or she|he|she|this card) (?:defends|is defending) against(?=[.;]|$)/giu,
  (said, [deed, who]) =>
    like(
      said,
      `when Directed Threat is revealed, if ${/^(?:it|he|she|he or she)$/i.test(who!) ? 'this Ally' : who} is a Defending Ally, ${deed}the opposing Threat`,
    ),
]

/** "Designate one Directed Threat before Monsters are revealed. Reduce each Ghoul in that Threat ... Then, bury this card.": its price. */
export const oneThreatDesignated: Row = [
  /\b(?:you may )?(?:designate|choose|select|name|pick) (?:one|a|any one) (Directed Threat(?: attacking (?:you|your Investigator))?)(?: just)? (?:to be affected )?(before (?:Monsters|Threats|Directed Threats|they) are revealed)[.;] ((?:reduce|increase|add|subtract)\b[^.;:,]*?) (in|from|to) (?:that|the|this|the chosen) (?:Directed )?Threat\b([^.;:,]*)[.;] (?:Then,? )?(bury|discard|flip) this card(?: face-down)?(?:,? (?:after|when) (?:use|used|it is used))?(?=[.;]|$)/giu,
  (said, [threat, when, deed, where, rest, how]) =>
    like(
      said,
      `you may ${how!.toLowerCase()} this card ${when} to ${deed![0]!.toLowerCase()}${deed!.slice(1)} ${where} one ${threat}${rest}`,
    ),
]

/** "No Ghoul in the same Threat may be Buried before the end of Combat": so long do they stay. */
export const notBuriedBeforeTheEnd: Row = [
  /(?<=^|[.;:,] )(?:while this card is in (?:a|any) Threat, )?no ((?:[\p{Lu}][\p{L}’'-]*)(?: (?:of|the|[\p{Lu}][\p{L}’'-]*))*) (in (?:the same|this card's|its|your|that|this) (?:Directed )?Threat) (?:may|can) be ((?:Buried|Discarded|Flipped|Controlled)(?:(?:,? or |,? nor |, )(?:Buried|Discarded|Flipped|Controlled))*)( (?:before|until) the end of (?:the )?Combat| (?:in|during) (?:this )?Combat)?(?=[.;]|$)/giu,
  (_, [sort, where, fates, when]) => {
    const each = `Each ${sort} ${/your/iu.test(where!) ? where : 'in the same Threat'}`
    const all = fates!.split(/,? or |,? nor |, /iu)
    const lost = all.filter((fate) => !/^controlled$/iu.test(fate))
    const till = when ? ' until the end of Combat' : ''
    const said = [
      ...(lost.length ? [`${each} cannot be ${lost.join(' or ')}${till}`] : []),
      ...(lost.length < all.length ? [`${each} cannot be Controlled${till}`] : []),
    ]
    return said.join('. ')
  },
]

/** "Each Ally committed against the Threat that holds this card": those that defend against it. */
export const committedAgainst: Row = [
  /\b(each|every|any|all|one) (\p{Lu}\p{Ll}+ )?(Ally|Allies) (?:(?:who|that) (?:is|are|has been|have been) )?committed (?:to defend )?(?:against|to) (?:this card|this Monster|this Threat|it|them|its Threat|the Threat (?:that|which|in which) (?:holds|contains|includes) (?:it|this card|this Monster|\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*))(?=[.;,]|$| (?:is|are|when|or|loses?|gains?)\b)/giu,
  (_, [each, what = '', kind]) => `${each} opposing ${what}Defending ${kind}`,
]

/** "Loses 1 Sanity for each Ally defending against this card". */
export const defendingAgainstThis: Row = [
  /(?<=\b(?:Sanity(?: points?)?|points?|cards?) for (?:each|every) )((?:\p{Lu}\p{Ll}+ )?)Ally (?:that defends|who defends|defending) against (?:this card|this Monster|this Threat|it)(?=[.;,]|$| (?:when|or)\b)/giu,
  (_, [what]) => `opposing ${what}Defending Ally`,
]

/** "The Directed Threat that Ally is defending against": the one opposed to him. */
export const threatHeDefendsAgainst: Row = [
  /\bthe (?:Directed )?Threat (?:that |which )?(?:this |that |the )?Ally is defending against\b/giu,
  () => 'the opposing Threat',
]

export const noneDefendsAgainst: Row = [
  /\b(if|unless|while) no (?:Ally|Allies) (?:defends?|defended|is defending|are defending|has defended|have defended) against (?:this card|it|him|her|them|this Monster)(?=[.;,]|$)(?![^.;]*\b(?:at the end of|after) Combat\b)/giu,
  (_, [lead]) => `${lead} this card is unopposed`,
]

/** "If any Allies were buried in Combat", asked when it is over. */
export const buriedInCombat: Row = [
  /\b(if|unless|while) (?:any|an|one or more) ((?:\p{Lu}\p{L}* )*?)(?:Ally|Allies)( of any player)? (?:was|were|has been|have been) (?:buried|lost) (?:in|during) (?:the |this |that )?Combat\b/giu,
  (_, [when, kind, whose]) => `${when} any ${kind}Ally${whose ?? ''} was lost in this Combat`,
]
