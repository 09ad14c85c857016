/** What becomes of a card: buried, discarded, flipped, set aside or taken back, in the words of the game or in others. */

import { inTurn, like, type Rewording, type Row, reworded } from '../rewording.ts'
import { count } from './phrases.ts'

/** "Add 4 points to target Ally until the end of Combat, then bury it": then, and not at once. */
export const thenAtItsEnd =
  /\b(Ally|Allies|Monsters?)\b([^.;:]*?) until the end of (Combat|the Round), then (bury|discard|return|flip) (?:it|him or her|him|her|them|that Ally|the Ally|that card|that Monster)\b/giu

const atItsEnd = (_: string, [kind, how, end, verb]: readonly (string | undefined)[]): string =>
  `${kind}${how} until the end of ${end}. At the end of ${end}, ${verb!.toLowerCase()} that ${/^All/i.test(kind!) ? 'Ally' : 'Monster'}`

/** What goes with an Ally who goes back: "and all that he or she carries", "with its Weapons". */
const withHisGoods =
  ',? (?:and|with|together with|along with) ((?:all|everything|whatever|any cards?|each card|all cards)(?: that)?(?= (?:it|he|she)\\b)|(?:any|all|its|his or her|his|her)(?: of (?:its|his or her))? (?:Weapons?|Artifacts?))(?: (?:that )?(?:it|he or she|he|she) (?:bears?|carr(?:y|ies)|holds?|has))?,?'

const itsOwnersHand = "(?:(?:your |the )?opponent['’]s|(?:its|his or her|his|her|their) owner['’]s|(?:its|his or her) player['’]s) Hand"

function handedBack(said: string, which: string, kind: string, whose: string, goods: string): string {
  const [thing = 'card'] = /Weapon|Artifact/i.exec(goods) ?? []
  const one = /random/i.test(which) ? 'one random' : 'one'
  const foe = whose === '' && /opponent/i.test(said) ? ' of your opponent' : whose
  return like(
    said,
    `choose ${one} ${kind}${foe}. Return each ${thing} held by the target to its owner's Hand, then return the target to its owner's Hand`,
  )
}

/** Who may do something by a rule: of nobody else it is mere colour. */
const someone =
  '(?:[Yy]ou|[Yy]our|[Hh]e|[Ss]he|[Ii]t|[Tt]hey|[Tt]hat|[Tt]his|[Tt]hose|[Ww]ho\\p{Ll}*|[Ee]ach|[Ee]very\\p{Ll}*|[Aa]ny\\p{Ll}*|[Aa]ll|[Bb]oth|[Ee]ither|[Nn]o|[Ii]f|[Ww]hen\\p{Ll}*|[Ww]hile|[Aa]t|[Ii]n|[Oo]n|[Aa]fter|[Bb]efore|[Tt]hen|[Oo]nce|[Mm]ay|[Mm]ust|[Oo]ne|[Oo]pponents?|[Pp]layers?|[Ii]nvestigators?|[Aa]ll(?:y|ies)|[Cc]ards?|owners?|targets?|bearers?|holders?|users?|losers?|winners?|victims?|casters?|others?|rest|hosts?|defenders?|attackers?|former|latter|affected|chosen|first|second|last|next|same|leader|sender|one|loser)'

/** "Return him to your Hand. His notes are lost: discard one other card from it." */
export const takenBackAtLoss: Row = [
  /(\b(?:would be|is (?:due |about )?to be) (?:buried|discarded|lost)\b[^.;]*, (?:you may )?|\b)(returns?|takes?|puts?) (him|her|it|this card) (?:back )?(?:in)?to your Hand( instead)?[.;] (?:(?:His|Her|Its|Their) \p{Ll}+ (?:is|are) lost: )?discard (one|two|three) other (cards?) from (?:it|your Hand)(?=[.;]|$)/giu,
  (_, [lost, verb, it, instead = '', n, cards]) =>
    `${lost}${verb} ${it} to your Hand${lost ? ' instead' : instead} and discard ${n} other ${cards} from your Hand`,
]

/** "As your Turn, break the crate open. Bury this card and ...": what is done with it is told by what becomes of it. */
export const brokenOpen: Row = [
  /\b(As your Turn, (?:you may )?)(?:break|open|pry|crack|unwrap|uncork|unlock|smash|tear|force)(?: open)? (?:it|the [a-z]+|this [a-z]+)(?: open)?[.;:,]? (?:and |then )?(?:(Bury|Discard|Flip) this card)\b/giu,
  (_, [turn, deed]) => `${turn}${deed!.toLowerCase()} this card`,
]

/** "Send him to the archives (Flip this card) and ..." */
export const sentAway: Row = [
  /(?<=^|[.;:] |, |\bmay )(?!(?:play|draw|gain|lose|bury|discard|flip|use|cast|reveal|return|place|put|give|take|add)\b)\p{L}\p{Ll}+ (?:it|him|her|them|this \p{L}+)(?: \p{Ll}+){1,5} \((bury|discard|flip) this \p{L}+( face-down)?\)(?= to\b|:|,? and\b)/giu,
  (said, [how, face = '']) => like(said, `${how!.toLowerCase()} this card${face}`),
]

/** "Bury any one Phobia, whether it affects you or an opponent" */
export const whomeverThePhobiaAffects: Row = [
  /\b(any one|one|any|an?) (Phobia|Event|Storm|Epidemic)(?: (?:Event|card))?,? (?:no matter )?whether (?:it|that card|this) (?:affects|lies on|is affecting|was played on|has been played on) (?:you|yourself) or (?:on )?(?:an|your|any|another) (?:opponent|player)(?=[.;,]|$)/giu,
  (_, [n, what]) => `${n} ${what} affecting any player`,
]

/** "Must hand over one Artifact (discard it)" */
export const handedOver: Row = [
  /\b(?:hand over|give up|surrender|turn in|hand in|throw away|let go of|part with|leave behind) ((?:one|an?|two|three|all|each|any)(?: of (?:his or her|your|their|his|her))? (?:(?!\()[^.;:,()])+?) \((discard|bury) (?:it|them|him or her|that card|those cards)\)/giu,
  (said, [what, how]) => like(said, `${how!.toLowerCase()} ${what}`),
]

/** "Read it aloud (Bury this card and any Spell in it) to ...": what is done with this card, in colour, and in brackets in words of the game. */
export const readAloud: Row = [
  /(?<=^|[.;:] |, |\bmay )(?!(?:play|draw|gain|lose|bury|discard|flip|use|cast|reveal|return|place|put|give|take|add)\b)\p{L}\p{Ll}+ (?:it|this \p{L}+)(?: \p{Ll}+){0,2} \((bury|discard|flip) this \p{L}+(?:,? (?:and|with|together with|along with) (?:any|all|the|its) Spells?(?: (?:in|on|held by) (?:it|this Tome|this card))?)?( face-down)?\)(?= to\b|:|,? and\b)/giu,
  (said, [how, face = '']) => like(said, `${how!.toLowerCase()} this card${face}`),
]

/** "This creature may vanish with one of your opponent's Allies. Discard both cards before Combat": with its own loss. */
export const vanishesWith: Row = [
  /\b(this (?:card|\p{Ll}+)|it|he|she) may (?:vanish|disappear|flee|depart|leave|go|be lost|perish|sink)(?: away)? (?:together |along )?with ([^.;:]+?)[.;:] (?:Then,? )?(discard|bury|return) both(?: cards| of them)?( to (?:the Hands? of )?their owners?(?:['’]s?)?(?: Hands?)?)?(?: before Combat)?(?=[.;]|$)/giu,
  (said, [, whom, how]) => like(said, `you may ${how!.toLowerCase()} this card and ${whom}`),
]

/** "That Ally is eaten (Buried)", "falls asleep (Flip)": in brackets stands what the word for it means. */
export const toldInBrackets: readonly Row[] = [
  [
    /\b(is|are) (?!not\b|also\b)\p{Ll}+(?:ed|en|wn|rn|ne|st|ght|ung)(?: (?:away|off|out|up|down|home|alive))? \((Buried|Discarded|Flipped(?: face-down)?)\)/gu,
    (_, [is, what]) => `${is} ${what}`,
  ],
  [
    /(?<=^|[.;:,] |\b(?:and|then) )(that Ally|that Monster|that card|the Ally|the target|target Ally|target Monster|this card|he or she|he|she|it|they) (?:also |then |immediately )*(?!is\b|are\b|may\b|must\b|adds?\b|loses?\b|gains?\b|cannot\b)\p{Ll}+(?:s|es)?(?: (?:(?!Round\b|Combat\b|if\b|when\b|at\b|by\b|unless\b)[\p{Ll}’'-]+)){0,6}?((?: at the end of (?:the |this )?(?:Round|Combat))?) \((Bury|Discard|Flip|Flip face-down)(?: (?:it|him|her|him or her|that Ally|this card|that card|them))?\)/giu,
    (said, [who, when, does]) =>
      like(
        said,
        `${does!.toLowerCase().replace(' face-down', '')} ${/^(?:he|she|he or she)$/i.test(who!) ? 'that Ally' : /^they$/i.test(who!) ? 'them' : who!.toLowerCase().replace(/ally|monster/, (each) => each[0]!.toUpperCase() + each.slice(1))}${/face-down/i.test(does!) ? ' face-down' : ''}${when}`,
      ),
  ],
  [
    /(?<=^|[.;:] )((?:All |Each |Any |One )?(?:(?:\p{Lu}[\p{L}’'-]*|and|or|of|in|your|opponent['’]s|target|the|a) )+?)(?!is\b|are\b|may\b|must\b|adds?\b|loses?\b|gains?\b|have\b|has\b|cannot\b|who\b|that\b|with\b|in\b|of\b|and\b|or\b|card)\p{Ll}+(?: (?:away|off|out|home|down|back))? \((return|bury|discard|flip) (?:them|it|him|her|him or her)((?: [^()]*)?)\)/gu,
    (_, [who, does, rest]) =>
      `${does![0]!.toUpperCase()}${does!.slice(1)} ${/^(?:All|Each|Any|One) /.test(who!) ? who![0]!.toLowerCase() + who!.slice(1, -1) : `all ${who!.slice(0, -1)}`}${rest}`,
  ],
]

/** "Flip all Artifacts and Weapons you have in play ... or flip one of those cards back." */
export const flippedOrFlippedBack: readonly Row[] = [
  [
    /(?<=\b[Ff]lip (?:all|each|every|your)(?: your)? ((?:Artifact|Tome|Weapon|Ally|Allie)s?(?:(?:,| and|, and| or) (?:Artifact|Tome|Weapon|Allie)s?)*)(?: (?:that )?you have in play)?\b[^.;]*[.;] [^.;]*?\b[Ff]lip (?:one|any|two)) of (?:those|these|them)(?: cards)? (?:back(?: up)?|face-up|up)(?: again)?(?=[.;,]|$)/gu,
    (_, [what]) => ` of your ${what!.replace(/ and /gu, ' or ')} face-up`,
  ],
  [
    /(?<=\b(?:while|when) you are here, )turn this card back[;,] (?:and )?(?=(?:the|this|its) Gate may be used (?:again|once more))/giu,
    () => '',
  ],
]

/** "Your opponent may bury one Ally. If so, the creature has been fed, and you must discard it." */
export const mayFeedIt: Row = [
  /(?<=[.;] If (?:so|he or she does(?: so)?|not), )(?:the|this) (?:creature|beast|thing|monster|horror|demon|fiend|god|ghost|spirit) (?:has been|is|was) \p{Ll}+,? and (you must )?(bury|discard|return) it(?![\p{L}’'-])/giu,
  (_, [must = '', how]) => `${must}${how!.toLowerCase()} this card`,
]

/** "Discard every Priest that your opponent has in play, and flip one other Ally of your choice": his as well. */
export const hisAsWell: Row = [
  /((?:^|[.;:,] |\bmust )(?:discard|bury|flip|return) (?:each|every|all|any|one|two|an?|up to \w+) [^.;:,]+?) (?:that )?(?:your opponent (?:has|controls)(?: in play)?|of your opponent)(,? and (?:flip|bury|discard|return) (?:one|an?|two|one random|another) (?:other )?(?:random )?(?:Ally|Artifact|Tome|Weapon)) of your choice(?=[.;,]|$)/giu,
  (_, [first, second]) => `${first} of your opponent${second} of your opponent`,
]

/** "The man-eaters drag away (Bury) one random Ally", "thieves make off with (Discard) one Artifact": told with the game's own word for it. */
export const inTheGamesWord: Row = [
  new RegExp(
    `(?<=^|[.;] |, )(?:(?:[Tt]he|[Ss]ome) )?(?!${someone}\\b)\\p{L}\\p{Ll}[\\p{Ll}-]*(?: \\p{Ll}[\\p{Ll}-]*){1,3} \\((Bury|Discard|Flip)\\) (?=(?:one|two|three|an?|each|all|your|\\d) )`,
    'gu',
  ),
  (said, [how]) => `${like(said, how!.toLowerCase())} `,
]

/** "Return one Ally of your opponent, with all that he or she carries, to its owner's Hand." */
export const backWithHisGoods: readonly Row[] = [
  [
    new RegExp(
      `\\b(return|take) (one random|one|an|any one|target) ((?:\\p{Lu}[\\p{L}’'-]* )*Ally)( of (?:your|an) opponent)?${withHisGoods}(?: back)? to ${itsOwnersHand}(?=[.;]|$)`,
      'giu',
    ),
    (said, [, which, kind, whose, goods]) => handedBack(said, which!, kind!, whose ?? '', goods!),
  ],
  [
    new RegExp(
      `(?<=^|[.;,] )(one random|one) ((?:\\p{Lu}[\\p{L}’'-]* )*Ally)( of (?:your|an) opponent)?${withHisGoods} (?:must return|returns|must be returned|is returned) to ${itsOwnersHand}(?=[.;]|$)`,
      'giu',
    ),
    (said, [which, kind, whose, goods]) => handedBack(said, which!, kind!, whose ?? '', goods!),
  ],
  [
    /(?<=^|[.;,] )(one random (?:\p{Lu}[\p{L}’'-]* )*Ally) must (?:return|be returned) to (?:(?:your |the )?opponent['’]s|its owner['’]s|his or her owner['’]s) Hand(?=[.;]|$)/giu,
    (_, [who]) => `${who} returns to its owner's Hand`,
  ],
]

/** "Do not bury this card after Combat but return it to your Hand": what becomes of it instead. */
export const notBuriedButReturned: Row = [
  /(?<=^|[.;,] )do not bury (this card|it|him|her)( (?:after|at the end of) (?:this |the )?Combat)?(?:,? but(?: instead)?|[,;] instead|; instead|,? and|[,;]) (?:instead,? )?(return|discard|flip) (?:it|him|her|this card)((?: (?:in)?to your Hand| face-down)?)(?: instead)?(?=[.;]| (?:if|while|unless)\b|$)/giu,
  (said, [, when = ' after Combat', deed, where]) => like(said, `${deed} this card${where} instead of burying it${when}`),
]

/** "You may discard this card to return that Ally to your Hand instead of burying him or her": if he would be buried. */
export const insteadOfBuryingHim: Row = [
  /\byou may ((?:discard|bury|flip) this (?:card|Artifact|Tome|Weapon)|pay \d+(?: points? of)? Sanity(?: points?)?|discard (?:one|two|a) cards?(?: from your Hand)?) to (return|discard|flip) (?:that Ally|the Ally|the bearer|its bearer)((?: to your Hand| face-down)?),? (?:instead of|rather than) burying (?:him or her|him|her|it|that Ally|the Ally|the bearer)(?: (?:at the end of|after|in) (?:the |this )?Combat)(?=[.;]|$)/giu,
  (said, [price, deed, where]) =>
    like(said, `if that Ally would be buried in Combat, you may ${price} to ${deed} that Ally${where} instead`),
]

/** "You may discard one of your Artifacts and replace it with one Artifact chosen from your Discard Pile", what that costs being paid as for any play. */
export const replacedFromDiscardPile: Row = [
  /\byou may (discard|bury) (one of your [^.;,]+?|one [^.;,]+?) and replace (?:it|him or her|him|her) (?:with|by) (one|an?|any(?: one)?) ([^.;,]+?)(?: (?:chosen|taken|of your choice))? from your (Discard Pile|Hand|Story Deck|Mythos Deck)(\.?)( (?:You must )?Pay (?:any|the|its|all) Sanity costs?(?: (?:for|of) (?:playing )?(?:that|the|it)(?: [\p{Lu}]\w+)?)?)?(?=[.;]|$)/giu,
  (said, [deed, old, , kind, pile, , cost]) =>
    like(
      said,
      `you may ${deed} ${old}, then ${cost ? 'play' : 'put'} one ${kind} from your ${pile}${cost ? '' : ' into play'}${cost ? '' : said.endsWith('.') ? '.' : ''}`,
    ),
]

/** "Face-down cards are not Flipped while this card is in play, except Spells": the while stands at the head, and what is left out last. */
export const notFlippedExcept: Row = [
  /(?<=^|[.;] )((?!(?:While|When|If|At|During|For|Until|As|After|Before|Whenever|Each time)\b)\p{Lu}[^.;:,]+?) while (this card|this \p{L}+) is in play, (?=(?:except|save|other than|but not)(?: for)? (?!if|when|while|at|in|by|during|on)\b[^.;:]+(?:\.|$))/gu,
  (_, [said, what]) => `While ${what} is in play, ${said![0]!.toLowerCase()}${said!.slice(1)}, `,
]

/** "Set aside target Ally and any attached cards, and place this card on top. That Ally may not be used": what lies aside is in no use. */
export const setAside: readonly Row[] = [
  [
    /\bset aside ([^.;:,]*?(?:Ally|Artifact|Tome|Monster))(?:,? (?:and|with|together with|along with) (?:any|all|its|his or her|every) (?:cards? attached(?: to (?:it|him or her|that Ally))?|attached cards?|attachments?))?(?:,? (?:and )?(?:place|put|lay) this card on (?:top(?: of (?:it|that Ally|that card|them))?|it|them))?[.;](?: (?:That|The|This|Target) (?:Ally|Artifact|Tome|Monster|card)| It)? (?:may|can)(?:not| not) be used(?: in any way)?(?= ?[.;])/giu,
    (_, [what]) => `Set aside ${what}`,
  ],
  [
    /\bset aside ([^.;:,]*?(?:Ally|Artifact|Tome|Monster)),? (?:and|with|together with|along with) (?:any|all|its|his or her|every) (?:cards? attached(?: to (?:it|him or her|that Ally))?|attached cards?|attachments?)(?:,? (?:and )?(?:place|put|lay) this card on (?:top(?: of (?:it|that Ally|that card|them))?|it|them))?(?=[.;])/giu,
    (said, [what]) => like(said, `set aside ${what}`),
  ],
  [
    /(?<=\bset aside [^:]*? )return (?:the |that |target )?(Ally|Artifact|Tome|Monster|card) (?:in)?to play(?: face-up)?(?=[.;,])/giu,
    (said, [what]) => like(said, `return that ${what} to play`),
  ],
  // "Set aside one Ally until the end of the next Round": there he is back.
  [
    /\b(set (?:aside [^.;:,]+?|[^.;:,]+? aside)),? until the end of the (?:next|following) Round(?=[.;]|$)/giu,
    (_, [deed]) => `${deed}, back until the end of the next Round`,
  ],
]

/** "Put it into play as if you had just played it": it is played. */
export const asIfJustPlayed: readonly Row[] = [
  [
    /\b(choose|take|select|pick) (one|an?|any one) ([^.;:,]*?) (from|in) ([^.;:,]*?(?:Deck|Hand|Discard Pile)),? and (?:put|place) (?:it|that card|him or her|him|her) (?:in|into) play(?: immediately)? (?:just )?as (?:if|though) (?:you had just|you have just|it had just been|it were just|you just|you had|it had been|just) played(?: it)?(?=[.;,]|$)/giu,
    (said, [, n, what, , where]) => like(said, `play ${n} ${what} from ${where}`),
  ],
  [
    /\b(?:put|place) (?:it|that card) (?:in|into) play(?: immediately)? (?:just )?as (?:if|though) (?:you had just|you have just|it had just been|you just) played(?: it)?(?=[.;,]|$)/giu,
    (said) => like(said, 'play it'),
  ],
]

/** "That Ally is not Flipped face-up at the end of this Round, but at the end of the next": so long it lies there. */
export const stillFaceDown: readonly Row[] = [
  [
    /\b((?:that|the|target|affected|chosen|such an?) (?:Ally|Artifact|Tome|Monster|card)|it|he or she)(?: (?:is|are) not| may not be| cannot be| can not be| will not be| isn't) (?:Flipped|Turned) (?:back )?(?:face-up|up) (?:at|until) the end of (?:this|the|that) Round unless (?:that player|that opponent|(?:its|the|his or her) (?:owner|controller|player)|(?:your |target |the )?opponent|he or she) (spends|pays|loses) (\w+(?: points? of)? Sanity|\w+ Sanity points?)(?=[.;]|$)/giu,
    (_, [what, pays, price]) =>
      `At the end of the Round, your opponent chooses: (your opponent loses ${price!.replace(/ (?:points? of Sanity|Sanity points?)$/iu, ' Sanity')}${/^loses/iu.test(pays!) ? '' : ' as a price'}) or (${/^(?:it|he or she)$/iu.test(what!) ? 'the target' : `that ${what!.split(' ').at(-1)}`} cannot be flipped face-up until the end of the next Round)`,
  ],
  [
    /\b((?:that|the|target|affected|chosen) (?:Ally|Artifact|Tome|Monster|card)|it|he or she)(?: (?:is|are) not| may not be| cannot be| can not be| will not be| isn't) (?:Flipped|Turned) (?:back )?(?:face-up|up) (?:at the end of (?:this|the|that) Round(?:,? but (?:only )?(?:at|until) the end of the (?:next|following|next Round|following Round|one after))?|until the end of the (?:next|following) Round)(?=[.;]|$)/giu,
    (said, [what]) =>
      like(
        said,
        `${/^it|he or she$/i.test(what!) ? 'it' : `that ${what!.split(' ').at(-1)}`} remains face-down until the end of the next Round`,
      ),
  ],
]

/** "Bury this card when the Ally is Flipped face-up": what holds it down has then done its work. */
export const whenItsAllyIsFaceUp: Row = [
  /(?<=remains face-down until the end of the next Round)[.;] (?:(?:Then,? )?bury this card when (?:the|that) (?:Ally|Artifact|Tome|card) is (?:then )?(?:Flipped|Turned) (?:back )?(?:face-up|up)|When (?:the|that) (?:Ally|Artifact|Tome|card) is (?:Flipped|Turned) (?:back )?(?:face-up|up), bury this card)(?=[.;]|$)/giu,
  () => '. Then, Bury this card',
]

/** "All Allies without Weapons flee; flip them face-down": what becomes of them is said behind it. */
export const whatBecomesOfThem: Row = [
  /(?<=^|[.;:,] )((?:all|each|any|every) [^.;:,]*?) (?:flees?|panics?|cowers?|faints?|despairs?|scatters?|runs? away|takes? fright|loses? heart|breaks? and runs?)(?: in (?:terror|fear|panic|horror))?(?:[;:,-]| -)? ?(?:and )?(flip|bury|discard|return) (?:them|him or her|it)(?= face-down\b| to\b|[.;,]|$)/giu,
  (said, [who, deed]) => like(said, `${deed!.toLowerCase()} ${who}`),
]

/** "If you would lose an Artifact, you may instead ... No effect on losses in Combat." */
export const noEffectInCombat: Row = [
  /(?<=^|[.;] )(If|When|Whenever) ([^.;]*?\bwould\b[^.;,]*), ([^.;]*\binstead\b[^.;]*)\. (?:This )?(?:has )?(?:no effect|does not apply|does not (?:work|count))(?: (?:on|to|for) (?:losses|cards lost|those lost))? (?:in|during) Combat(?=\.|$)/giu,
  (_, [if_, would, does]) => `${if_} ${would} other than in Combat, ${does}`,
]

export const thenAtTheEnd: Row = [thenAtItsEnd, atItsEnd]

/** "Would be buried by another card": what is no card does nothing. */
export const byAnotherCard: Row = [
  /(?<=\b(?:buried|discarded|flipped|cancell?ed)(?: or (?:buried|discarded|flipped))?) by (?:the effects? of )?another card(?=[.,;]|$)/giu,
  () => ' by a card',
]

/** "It carries off one Ally, whom your opponent must bury": what becomes of it, as a sentence of its own. */
export const carriedOff: Row = [
  /(\bcarr(?:y|ies) off [^.;:,]+), (?:(?:and|who|whom|which|that) (?:your opponent|he or she|that player|they) (?:must )?(bur|discard)(?:y|ies|s)?(?: (?:it|them|him or her|him))?|(?:who|which|and) (?:(?:is|are) |must be )(bur|discard)(?:ied|ed)|who must (bur|discard)(?:y)?(?: (?:it|them|him or her|him))?)(?=[.;]|$)/giu,
  (_, [deed, a, b, c]) => `${deed}. Your opponent must ${/^bur/i.test((a ?? b ?? c)!) ? 'bury' : 'discard'} the card`,
]

/** "You may flip this card. Your opponent must then bury his or her card without effect": it is cancelled. */
export const withoutEffect: Row = [
  /(?<=\bplays [^.;:]+? on you, you may )((?:flip|bury|discard) this card)(?:[.;,] (?:and )?)(?:your opponent|that player|he or she|he|she|your opponent['’]s card|the (?:Event|card)) (?:must )?(?:then )?(?:bur(?:y|ies) (?:his or her|his|her|the|that) (?:card|Event)|is Buried) without (?:any )?effect(?=[.;]|$)/giu,
  (_, [price]) => `${price} to cancel that Event`,
]

/** "All of your Allies wait outside the walls: Flip them face-down": what is done with them. */
export const waitOutside: Row = [
  /\b([Aa]ll (?:of )?your (?:\p{Lu}\p{L}+ )*(?:Allies|Artifacts|Tomes)) (?!(?:add|gain|lose|are|is|may|must|cannot|can|join|have|cost)\b)((?:\p{Ll}[\p{Ll}’'-]* ?){1,7})[:;] ([Ff]lip|[Bb]ury|[Dd]iscard) (?:them|all of them|each of them|each|these cards)(?: all)?(?=[ .;,])/gu,
  (said, [all, , verb]) => like(said, `${verb!.toLowerCase()} ${all![0]!.toLowerCase()}${all!.slice(1)}`),
]

/** "Either bury one Phobia or turn one Corrupt Ally Steadfast for the rest of the game". */
export const phobiaOrSteadfast: Row = [
  /\beither ((?:bury|discard|flip|draw|gain|play|return) [^.;:,]+?),? or (?:else )?turn ((?:one|an?|any one) (?:of your )?[^.;:,]*?(?:Ally|Allies)(?: of yours)?) (Steadfast|Corrupt)((?: (?:for|until|while)\b[^.;:,]*)?)(?=[.;]|$)/giu,
  (_, [first, who, what, long]) => `you choose: (${first}) or (${who} becomes ${what}${long})`,
]

/** "You may discard this card to return the Ally to your Hand rather than burying him". */
export const ratherThanBurying: Row = [
  /\b((?:at the end of|after) Combat,? )?you may (discard|bury|flip) this (?:card|weapon|\p{Ll}+) (?:to|and) return (?:the|that|its) (?:Ally|bearer) to your Hand (?:rather than|instead of) (?:burying|having to bury) (?:him or her|it|him|her|them|(?:the|that) (?:Ally|bearer))(?=[.;]|$)/giu,
  (said, [when, verb]) =>
    like(
      said,
      `if Ally would be Buried${when ? ' in Combat' : ''}, you may ${verb!.toLowerCase()} this card to return that Ally to your Hand instead`,
    ),
]

/** "For as long as you leave this card face-down, but you lose 1 Sanity at the end of each Round that you do". */
export const aslongAsFaceDown: readonly Row[] = [
  [
    /\b((?:for )?(?:as|so) long as) you (?:leave|keep|let) this (?:card|\p{Ll}+)(?: lie)? face-down/giu,
    (_, [long]) => `${long} this card remains face-down`,
  ],
  [
    new RegExp(
      `(?<=\\blong as this card (?:remains|stays|is) face-down),? (?:but|and) (?:you )?(?:must )?(?:lose|pay) ${count} Sanity(?: points?)? at the end of (?:each|every) Round (?:that|in which) (?:you (?:do|leave it so|keep it so)(?: so)?|it (?:is|remains|does)|this is so)(?=[.;]|$)`,
      'giu',
    ),
    (_, [n]) => `. You lose ${n} Sanity at the end of each Round while this card is face-down`,
  ],
]

/** "Flip this card together with one Artifact of an opponent. That Artifact may not be turned face-up until this card is." */
export const flippedTogether: Row = [
  /\b(?:you may )?flip this card,? (?:together with|along with|and with (?:it|him|her)|to flip|and flip) (one (?!other\b)(?:random )?[^.;:,]*?\b(Artifact|Tome|Weapon|Ally|Location)\b[^.;:,]*?(?:of|belonging to) (?:an|any|your|one|the) opponent[^.;:,]*?)(?: (?:who is )?in the same (Region|Subregion|City)(?: as you(?:r Investigator)?)?)?\. That \2 (?:(?:may not|cannot|can not|must not) be (?:turned|flipped) face-up(?: again)?|(?:stays|remains|must stay|must remain|is kept) face-down) (?:until (?:you turn |you flip )?this card (?:is (?:turned |flipped )?)?(?:back )?face-up(?: again)?|(?:while|(?:for )?as long as) this card (?:is|remains|stays) face-down)(?=[.;]|$)/giu,
  (said, [what, , where]) =>
    like(
      said,
      `${where ? `if your opponent is in the same ${where}, ` : ''}choose ${what}, flip this card: flip the target face-down, then the target cannot be flipped face-up while this card stays face-down`,
    ),
]

/** "Take one Ally that was buried this Round, and place that card face-down beside your Investigator". */
export const buriedThisRound: Row = [
  /\btake ((?:one|an|any one) (?:\p{Lu}[\p{L}’'-]* )*Ally(?:,? (?:that|who) (?:was|has been) [^.;:,]+?)?(?: from your (?:Story Deck|Discard Pile))?),? and (?:place|put|lay|return) (?:that card|it|him or her|that Ally|him|her|them) (?:back )?(?:(?:in|into) play )?face-down(?: (?:beside|next to|before|in front of) (?:you|your Investigator)| in play)?(?=[.;]|$)/giu,
  (said, [what]) => like(said, `return to play ${what!.replace(/ from your (?:Story Deck|Discard Pile)$/u, '')}. Flip that Ally`),
]

/**
 * "Flip one Ally face-down. If it was face-down already, bury it", "one Ally becomes Corrupt. If it already was Corrupt, flip it": asked before
 * the first is done, which would make it so, and instead of it.
 */
export const already = (text: string): Rewording | undefined => {
  const which = '(?:it|he|she|that (?:Ally|Artifact|Monster|card)|the (?:Ally|Artifact|Monster|card|target))'
  const before = `[.;] if (${which}) (?:already (?:was|is)|(?:was|is) already|had already been)`
  const goes = '((?:bury|discard|flip)(?: face-down)?) (?:it|him|her|that Ally|the Ally|the target)((?: face-down)?)(?: instead)?(?=[.;]|$)'
  return inTurn(text, [
    (so) =>
      reworded(
        so,
        new RegExp(`(\\b(?:flip|turn) [^.;]*?)${before} (face-down|flipped), ([^.;]+?)(?: instead)?(?=[.;]|$)`, 'gi'),
        (_, [first, it, how, deed]) => `${first}. If ${it} is ${/down/i.test(how!) ? how : 'face-down'}, ${deed} instead`,
      ),
    (so) =>
      reworded(
        so,
        new RegExp(
          `(?<=^|[.;:] )one (Ally(?: of (?:your choice|your opponent|an opponent|any player|yours))?) becomes (\\p{Lu}\\p{L}+)( (?:until|for) [^.;,]+)${before} \\2, ${goes}`,
          'giu',
        ),
        (_, [whose, what, span, , deed, face]) =>
          `choose one ${whose!.replace(' of your choice', '')}: if the target is a ${what} card: (${deed} the target${face}) otherwise (the target gains the ${what} attribute${span})`,
      ),
  ])
}

/** "For each Artifact that you have in play. Bury this card at the moment that you have none": none of those that were just counted. */
export const onceNoneIsLeft: Row = [
  /\b(for each|for every) ((?:\p{Lu}[\p{L}’'-]* )*\p{Lu}[\p{L}’'-]*)((?: (?:that |which )?(?:you|he or she|the affected player) (?:have|has))?(?: in play)?)([.;] )(Bury|Discard) this card (?:at the moment (?:that|when)|when|whenever|as soon as|if|once) (you|he or she|the affected player) (have|has) (?:none|no more)(?: left)?(?: in play)?(?=[.;]|$)/gu,
  (_, [per, what, whose, stop, goes, who, has]) => `${per} ${what}${whose}${stop}${goes} this card when ${who} ${has} no ${what}`,
]
