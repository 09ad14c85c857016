/**
 * The same in another order or with a word more: "one Ally card", "one of your opponent's Allies, who must be a Cultist", "while he remains in play,
 * one Ally ...", and what is paid for a card that is saved, told behind it.
 */

import { asHead, asRest, like, type Row } from '../rewording.ts'

/** One of many by its noun: "Allies", "Tomes". */
const single = (noun: string): string => noun.replace(/ies$/u, 'y').replace(/s$/u, '')

const many = (noun: string): string => (noun === 'Ally' ? 'Allies' : `${noun}s`)

const nouns = '(Allies|Artifacts|Tomes|Weapons|Spells|Monsters|Events)'

/** "Discarding two cards" as it is said of what may be done. */
const paid = (price: string): string =>
  /^\w+ Sanity/iu.test(price) ? `pay ${price}` : price.replace(/^(discard|bury|flip|pay)ing\b/iu, '$1').replace(/^flipp?ing\b/iu, 'flip')

const saved = '((?:return|flip|discard) (?:this card|it|him|her)(?: to your Hand| face-down)?)'
const price = '(?:at (?:the|a) (?:cost|price) of|for|by) ((?:\\w+ Sanity(?: points?)?|(?:discarding|burying|flipping|paying) [^.;:,]+?))'
const lostInCombat = '(?:this card |it |he |she )?(?:(?:is|was|would be) )?(?:buried|lost) in Combat'

export const ofOneKind: readonly Row[] = [
  // "For each Ally card and each Artifact": an Ally. A card that is discarded may be one of the Hand, and is told as it stands.
  [
    /(?<!\bdiscards? [^.;:]*)\b(one|two|three|four|five|\d|each|every|all|any|no|another|other) (Ally|Artifact|Tome|Weapon|Spell|Monster|Event) card(s?)(?=[.,;:]|$| (?:and|or|of your|of an|of any|of each|in play|face-down|face-up|your opponent|you have|to|from|at)\b)(?! (?:from|in|of) (?:your|his|her|their|an|the) [^.;:]*?Hand\b)/giu,
    (_, [n, noun, s]) => `${n} ${s ? many(noun!) : noun}`,
  ],
  // What is told behind them is told of the one.
  [
    new RegExp(
      `\\b(one|any one) of your opponent['’]s ${nouns}(?: in play)?(?=, (?:who|which|that) must (?:not )?(?:also )?be | \\((?:it|he|she|he or she|which|who) must (?:not )?be )`,
      'giu',
    ),
    (_, [n, noun]) => `${n} ${single(noun!)} of your opponent`,
  ],
  [
    new RegExp(
      `\\b(one|any one) of your ${nouns}(?: in play)?(?=, (?:who|which|that) must (?:not )?(?:also )?be | \\((?:it|he|she|he or she|which|who) must (?:not )?be )`,
      'giu',
    ),
    (_, [n, noun]) => `${n} ${single(noun!)} of yours`,
  ],
  // "If your opponent has no Soldiers, that player loses 1 Sanity": he of whom it was asked.
  [
    /(?<=\b(?:if|while|unless) your opponent (?:has|does|is|cannot|can)\b[^.;:]*?, )that (?:player|opponent)(?= (?:loses|gains|draws|discards|buries|flips)\b)/giu,
    () => 'he or she',
  ],
  // "Your opponent may play no Allies on that player's next Turn".
  [/(?<=\byour opponent (?:may|cannot|must)\b[^.;:]*? (?:on|in|during) )that player['’]s (?=next Turn\b)/giu, () => 'his or her '],
  // "Your opponent may not play Allies on his next Turn and may not Pass": he passes on a Turn, too. Who may play no card loses it.
  [
    /\b(your opponent (?:may not|cannot) play (?!(?:an?|any) cards?\b|cards\b)[^.;:,]*?)( on (?:his or her|his|her|the|their) next Turn),? (?:and|nor|or) (?:also )?(?:(?:he or she |he |she |that player )?(?:may|can) not |cannot |may (?:he or she |he |she |that player )?)?Pass(?=[.;]|$)/giu,
    (said, [head, when]) => like(said, `${head} or Pass${when}`),
  ],
  // "Flip this card instead at the cost of discarding two cards if buried in Combat".
  [
    new RegExp(`(?<=^|[.;] )(?:You may )?${saved} instead(?: face-down)?,? ${price},? (?:if|when) (${lostInCombat})(?=[.;]|$)`, 'giu'),
    (_, [deed, cost, lost]) =>
      `If this card would be ${/lost in/iu.test(lost!) ? 'lost' : 'buried'} in Combat, you may ${paid(cost!)} to ${asRest(deed!)} instead`,
  ],
  [
    new RegExp(`(?<=^|[.;] )(?:If|When) (${lostInCombat}), (?:you may )?${saved} instead(?: face-down)?,? ${price}(?=[.;]|$)`, 'giu'),
    (_, [lost, deed, cost]) =>
      `If this card would be ${/lost in/iu.test(lost!) ? 'lost' : 'buried'} in Combat, you may ${paid(cost!)} to ${asRest(deed!)} instead`,
  ],
  // "While he remains in play, one Ally becomes Invisible": the Ally.
  [
    /(?<=^|[.;] )(?:While|(?:As|So) long as) (he|she|he or she|it) (?:remains|stays|is) in play, ((?:one|target|any one) (?![^.;:]*\b(?:if|while|when|unless|until|for the|each)\b)[^.;:]+)(?=[.;]|$)/giu,
    (_, [who, deed]) => `${asHead(deed!)} while ${who} remains in play`,
  ],
  // "If you have none" asks before, and so does "one Tome of yours".
  [
    /\b(one|any one) (Ally|Artifact|Tome|Weapon|Spell|Monster|Event) of yours(?=\. If you have no(?:ne)?\b)/giu,
    (_, [n, noun]) => `${n} of your ${many(noun!)}`,
  ],
  // "Return one of your opponent's Allies and all cards attached to it to his Hand".
  [
    new RegExp(
      `\\b(one|any one) of your opponent['’]s ${nouns}(?= (?:and|with|together with|along with) (?:all|any|every|each) (?:cards?|Artifacts?|Weapons?|Spells?|Tomes?) (?:that (?:is|are) )?(?:attached to|borne by|held by|on) (?:it|him|her|him or her|that)\\b)`,
      'giu',
    ),
    (_, [n, noun]) => `${n} ${single(noun!)} of your opponent`,
  ],
  // "Each Monster in that Threat loses 1 if the opposing Threat contains a Ghoul": in that one.
  [
    /\bthat Threat\b(?=[^.;:]*\b(?:if|while|when|unless) (the opposing Threat|your opponent['’]s Threat)\b)/giu,
    (said, [threat]) => like(said, threat!),
  ],
  // "It can hold one additional Spell if she holds a Tome": the Tome.
  [
    /(?<=^|[.;] )(It|That Tome|The Tome) ((?:can|may) (?:hold|contain)\b[^.;:,]*?) (?:if|while|as long as) ((?:he|she|he or she|this card|this Ally|it) (?:holds|has|bears|carries) an? Tome)(?=[.;]|$)/gu,
    (_, [it, deed, so]) => `If ${so}, ${asRest(it!)} ${deed}`,
  ],
  // "Your opponent may not walk for the rest of the Round if Summoned": this card, as when it is told first.
  [
    /(?<=^|[.;] )((?:Your opponent|Each player|No player|You|Each opponent|Each|All|Lose|Gain|Draw|Discard|Bury|Flip)\b[^.;:,]*?) (if (?:(?:this card is|it is) )?Summoned)(?=[.;]|$)/gu,
    (_, [deed, so]) => `${asHead(so!)}, ${asRest(deed!)}`,
  ],
  // "Each Investigator loses 2 Sanity at the start of each Turn that that player is at a Water Location".
  [
    /(?<=\b(?:each|every|any) (?:other )?(?:Investigator|player)\b[^.;:]*\b(?:each|every|any) (?:of (?:his|her|their|his or her) )?Turns? (?:that|in which|on which|when|while|if) )that player(?= (?:is|has|begins|starts|spends|walks)\b)/giu,
    () => 'he or she',
  ],
  [
    /\bdraw (\d) cards from your opponent['’]s Hand at random and (bury|discard) (?:them|these cards|those cards)(?=[.;]|$)/giu,
    (said, [n, how]) => like(said, `${how!.toLowerCase()} ${n} random cards in your opponent's Hand`),
  ],
  // "Until the end of this Round no Artifact may be used, and bury this card at the end of the Round": the ban holds till then, and does not begin there.
  [
    /(?<=(?:^|[.;] )(?:Until the end of (?:the|this) (?:Round|Combat)|For the (?:rest|remainder) of (?:the|this) (?:Round|Combat)|This Round),? [^.;:]*?),? (?:and|then|and then) (bury|discard) this card (?=at the end of (?:the|this|that) (?:Round|Combat)(?:[.;]|$))/giu,
    (_, [how]) => `. ${asHead(how!)} this card `,
  ],
  // "Draw one card when your opponent plays a card in Dunwich": where he is, as when it is told first.
  [
    /(?<=^|[.;] )((?:Draw|Gain|Lose|Discard|Bury|Flip|You may)\b[^.;:,]*?) (when|whenever|each time) ((?:your|an|any) (?:opponent|player) (?:plays|casts|draws|discards|buries|loses|passes)\b[^.;:,]*? (?:in|at) [^.;:,]+)(?=[.;]|$)/gu,
    (_, [deed, when, what]) => `${asHead(when!)} ${what}, ${asRest(deed!)}`,
  ],
  // "It carries off one of your opponent's Tomes (bury it) when revealed": the Tome.
  [
    /(?<=^|[.;] )([^.;:()]+ \((?:bury|discard|flip) (?:it|them|him|her|him or her)\)) when (?:it is |this card is )?revealed(?=[.;]|$)/giu,
    (_, [deed]) => `When revealed, ${asRest(deed!)}`,
  ],
  // "You may draw one card or draw two if it is Night when you arrive here".
  [
    /(?<=^|[.;] )([^.;:,]+ if [^.;:,]+?) (when|each time|whenever) you (arrive here|leave here|pass|(?:play|cast|draw|discard|bury) (?:an?|one) \p{Lu}[^.;:,]*)(?=[.;]|$)/giu,
    (_, [deed, when, what]) => `${asHead(when!.toLowerCase())} you ${what}, ${asRest(deed!)}`,
  ],
  // "When they defend at Night, your Corrupt Allies add 1": those that do, and not when this card does.
  [
    /(?<=^|[.;] )(When|While|Whenever|If) they (defend|are defending|attack|oppose)\b([^.;:,]*), ((?:(?:your|all|all of your|any) )?(?:\p{Lu}[\p{L}’'-]* )*\p{Lu}[\p{L}’'-]*s) ((?:add|gain|lose|subtract)\b[^.;:,]*)(?=[.;]|$)/gu,
    (_, [when, verb, how, who, does]) => `${asHead(who!)} ${does} ${when!.toLowerCase()} they ${verb}${how}`,
  ],
  // "This Round, add 1 for each Ally your opponent lost".
  [
    /(?<=^|[.;] )This Round, ((?:add|subtract)s? [^.;:,]*? for each [^.;:,]*? (?:lost|played|discarded|buried|drew|cast))(?=[.;]|$)/gu,
    (_, [deed]) => `${asHead(deed!)} this Round`,
  ],
  [/(?<=\b(?:\d+|one|two|three|four|five) )points? of Sanity\b/giu, () => 'Sanity'],
  [
    /(?<=\b(?:Turn|Round|Combat) (?:that|in which|on which|when|while) )your Current Location is (?=(?:Outside|Inside|Underground|Underwater) (?:at Night|by Day)\b)/giu,
    () => 'you are ',
  ],
]
