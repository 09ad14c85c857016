/**
 * Single turns of phrase in fewer words: what is chosen for somebody to give, ties among the lowest, whose side cards stand on, what one
 * saw in a Hand, what a Phobia is buried by. One row each, whatever else the sentence says.
 */

import { like, type Row } from './rewording.ts'

/** What a thing that is given up is called besides: "as excess baggage", "as a fraud". */
const asWhat =
  '(?:(?:an?|the|his|her|your|their) )?(?:(?!(?:if|when|while|as)\\b)\\p{Ll}+ )?(?:ballast|baggage|luggage|fine|penalty|fraud|forgery|fake|hoax|collateral|gift|bait|decoy|keepsake|souvenir|evidence|worthless|useless|scrap)'

const deed = '(?:bury|buries|discard|discards|flip|flips|pay|pays|lose|loses)'

/** "The Train", "a Farmer or Priest": a kind of cards with a capital at each word. */
const sort = "(?:\\p{Lu}[\\p{L}’'-]*)(?: (?:or|and|of) (?:\\p{Lu}[\\p{L}’'-]*)|,? \\p{Lu}[\\p{L}’'-]*)*"

const many = '(?:an?|one|two|three|four|five|any number of|up to \\w+)'

/** What somebody has looked at, so that "one there" is in it. */
const seenBefore =
  "(?<=\\b(?:look at|glance at|see|examine|inspect|search|reveal) (?:one|an|your|any one|any|each|that|target) opponent['’]s (Hand|Threat)\\b[^.]*[.;,] (?:then )?)"

const lowest = '(lowest|highest|weakest|strongest)'
const worth = (which: string): string => (/^(?:lowest|weakest)$/i.test(which) ? 'lowest' : 'highest')

/** What is played for nothing: a kind of cards, or one by its Title. */
const one = (what: string): string =>
  what
    .replace(/^(?:the|an?|any|all|your) /iu, '')
    .replace(/Allies$/u, 'Ally')
    .replace(/^(\p{L}+[^s])s$/u, '$1')

const costsNothing = (what: string): string => `the Sanity cost of each ${one(what)} is 0`

/** Of Events that lie there for everybody it must be said that they are played by you. */
const costsYouNothing = (what: string): string =>
  /Events?$/u.test(what) ? `each ${one(what).replace(/Events$/u, 'Event')} you play costs no Sanity` : costsNothing(what)

export const inFewerWords: readonly Row[] = [
  // "Choose one Event there, which he or she must place face-down on top of his or her Mythos Deck": you say which.
  [
    new RegExp(
      `(?<=\\b(?:choose|select|pick) ${many} [^.;:,]+), (?:and )?(?:which|whom|that) (?:he or she|he|she|they|that player|that opponent|your opponent|the opponent|its owner) must (?:then |immediately |at once )?(place|put|discard|bury|return|flip)\\b`,
      'giu',
    ),
    (_, [how]) => ` and ${how} it`,
  ],
  // A Mythos Deck lies face-down.
  [
    /\b((?:place|put|return|replace)s? (?:it|them|that card|this card|one|the card|the chosen card)) face-down(?= (?:on|at|under|to|beneath|on the)\b[^.;:,]*\bMythos Deck\b)/giu,
    (_, [put]) => put!,
  ],
  // "Bury his or her lowest-valued Ally (choose randomly if tied)": by lot among them.
  [
    new RegExp(
      `\\b(bury|buries|discard|discards|flip|flips) (?:the |an? )?(?:(your opponent['’]s|an opponent['’]s|target opponent['’]s|that opponent['’]s|his or her|his|her|your|each player['’]s) )?${lowest}(?:-| )(?:card )?valued? ((?:\\p{Lu}[\\p{L}-]* )*(?:Ally|Artifact|Tome|Monster|Weapon|card))((?: (?:of|in) [^.;:,()]+| face-down)?)(?:,? \\(|, | )(?:(?:chosen |choose |decide |pick )?(?:randomly|at random|by lot)|random)(?:,)? (?:if (?:tied|there (?:is a tie|are several)|several (?:are|tie)|more than one)|in (?:case of )?(?:a tie|ties)|among ties|between ties)\\)?|\\b(bury|buries|discard|discards|flip|flips) (?:the |an? )?(?:(your opponent['’]s|an opponent['’]s|target opponent['’]s|that opponent['’]s|his or her|his|her|your|each player['’]s) )?${lowest}(?:-| )(?:card )?valued? ((?:\\p{Lu}[\\p{L}-]* )*(?:Ally|Artifact|Tome|Monster|Weapon|card))((?: (?:of|in) [^.;:,()]+)?)(?:,? \\(|, )(?:if (?:tied|there is a tie|several tie)|in (?:case of )?(?:a tie|ties)),? (?:choose |chosen |decide |pick )?(?:randomly|at random|by lot|random)\\)?`,
      'giu',
    ),
    (_, found) => {
      const [how, whose = '', which, kind, where = ''] = found[0] ? found : found.slice(5)
      const of = /^(?:his|her|his or her)?$/iu.test(whose)
        ? ''
        : /^your$/iu.test(whose)
          ? ' of yours'
          : ` of ${whose.replace(/['’]s$/u, '')}`
      const [there, face] = /^ face/iu.test(where) ? ['', where] : [where, '']
      return `${how} one random ${kind}${of}${there} with the ${worth(which!)} value${face}`
    },
  ],
  // "Farmers and Guides, whoever they stand with, add 1".
  [
    /,? (?:whoever|whomever|no matter whom?|regardless of whom?|whichever player|with whomever) (?:they|it|he|she|he or she) (?:stands?|serves?|sides?|walks?|travels?|belongs?|works?|is|are|follows?)(?: (?:with|to|for|beside|by))?,?(?= (?:adds?|gains?|loses?|gets?|subtracts?|is|are|has|have)\b)/giu,
    () => ' of any player',
  ],
  [
    /,? (?:whosever|whoever['’]s|no matter whose|regardless of whose|whichever side|on whichever side|on whatever side|on either side|no matter which side) (?:they|it|he|she|he or she) (?:are|is)(?: on)?,?(?= (?:adds?|gains?|loses?|gets?|subtracts?|is|are|has|have)\b)/giu,
    () => ' of any player',
  ],
  // "Discard one card from your Hand as excess baggage".
  [new RegExp(`(?<=\\b${deed}\\b[^.;:,]+?),? as ${asWhat}(?=[.;]|$)`, 'giu'), () => ''],
  // "This Phobia may be Buried by remaining for one Turn in any Outside Location".
  [
    /(?<=^|[.;] )(This (?:Phobia|card)|It) (?:may|can) be (?:buried|cured|removed|lifted|overcome)(?: only)? by (remain|stay|rest|wait|spend|pass)ing\b([^.;:]*?)(?=[.;]|$)/giu,
    (_, [what, stay, where]) =>
      `You may ${stay!.toLowerCase()}${where} to bury ${/^it$/iu.test(what!) ? 'this card' : what!.replace(/^T/u, 't')}`,
  ],
  // "If you saw any Ghouls, draw one card; if you did not, bury this card", of a Hand or Threat just seen.
  [
    new RegExp(
      `${seenBefore}(if|unless) (?:you (?:saw|see|find|found|spot|spotted|spied|have seen)|there (?:is|are|was|were)) (any|an?|no|at least one|one or more|one) ([^.;:,]+?)(?: (?:there|in it|among them|in that (?:Hand|Threat)))?,(?! (?:you may )?(?:bury|discard|flip|take|control|return|play) (?:it|them|that \\p{Lu})\\b)`,
      'giu',
    ),
    (said, [zone, ask, any, what]) => {
      const isNot = (ask!.toLowerCase() === 'unless') !== /^no$/iu.test(any!)
      const some = /^(?:two|three|four|five) /iu.test(any!) ? `${any} ` : 'a '
      return like(said, `${isNot ? 'unless' : 'if'} your opponent's ${zone} contains ${some}${what!.replace(/(?<!s)s$/u, '')},`)
    },
  ],
  [
    /(?<=\bopponent['’]s (?:Threat|Hand) contains [^.;]*[.;,] )(?:but )?if (?:you (?:did|do) not|you didn['’]t|you saw none|none (?:was|were) (?:seen|there)|there (?:was|were|is|are) none),/giu,
    (said) => like(said, 'if not,'),
  ],
  // "Beginning with you and going to the left, each player ...".
  [
    /(?<=^|[.;] )(?:Beginning|Starting) with (?:you|yourself|the player (?:of|who plays) this card),?(?: and)? (?:going|moving|proceeding|passing|continuing|then)(?: around)?(?: the table)? (?:to the left|clockwise|leftwards?|around the table),? (?=each (?:player|Investigator|opponent)\b)/giu,
    () => 'E',
  ],
  [/(?<=^|[.;] )Eeach(?= )/gu, () => 'Each'],
  // "... search his or her Discard Pile for one Ghoul and return it to Hand. Anyone who does so loses 1 Sanity": with it.
  [
    /\b(each (?:player|Investigator|opponent)) may (?:search|look through|go through) (his or her|his|their) (Discard Pile|Mythos Deck|Story Deck) for (an?|one|any one|up to \w+) ([^.;:,]+?) (?:card )?and (return|take|put|place) (?:it|them|that card) (?:in)?to (?:(?:his or her|his|their) )?Hand(?=[.;,]|$)/giu,
    (_, [who, whose, pile, n, what, how]) =>
      `${who} may ${how} ${/^an?$/iu.test(n!) ? 'one' : n} ${what} from ${whose} ${pile} to his or her Hand`,
  ],
  [
    /(?<=\beach (?:player|Investigator|opponent) may [^.;:]+?)[.;] (?:Anyone|Any player|Each player|Every player|Those|Whoever|Each|All|Everyone|Each Investigator|Any Investigator)(?: players)?(?: of them)? (?:who|that)? ?(?:does|do) (?:so|this|it)(?: must)? (loses?|discards?|bur(?:y|ies)|flips?|pays?) (?=[^.;:]+(?:[.;]|$))/giu,
    (_, [how]) => ` and ${/^bur/iu.test(how!) ? 'bury' : how!.replace(/s$/iu, '')} `,
  ],
  // "... to a maximum of 3 points added".
  [
    /\b(to a maximum of \w+(?: extra| additional)? points?) (?:added|in all|altogether|total|in total|extra|gained)(?=[.;,]|$)/giu,
    (_, [most]) => most!,
  ],
  // "You may pay 1 Sanity after Combat to return this card to your Hand instead of Burying it".
  [
    /\b(may [^.;:,]+?) (?:after|at the end of|following) (?:(?:the|any|each) )?Combat to (return [^.;:,]+? to (?:your|its owner['’]s|his or her) Hand instead of (?:burying it|being buried|it being buried|its being buried))(?=[.;,]|$)/giu,
    (_, [pays, back]) => `${pays} to ${back} at the end of Combat`,
  ],
  // "After Combat, Lesser Servitors return to their owners' Hands instead of being Buried".
  [
    new RegExp(
      `(?<=^|[.;] )(?:(?:After|At the end of|Following) (?:(?:the|any|each) )?Combat,? )(?:any |all |each |every )?(${sort}) (?:returns?|goes?|(?:is|are) returned|(?:is|are) taken back) (?:back )?(?:in)?to (?:its|their) owners?['’]?s?['’]? Hands? (?:instead of|rather than) (?:being )?([Bb]uried|[Dd]iscarded|[Bb]urying (?:it|them)|[Dd]iscarding (?:it|them))(?=[.;]|$)`,
      'gu',
    ),
    (_, [who, fate]) =>
      `If any ${who!.replace(/s$/u, '')} would be ${/^disc/iu.test(fate!) ? 'discarded' : 'buried'} at the end of Combat, it is returned to its owner's Hand instead`,
  ],
  // "At the end of Combat, you may ... to return one Ghoul from your Threat to your Hand instead of Burying it": it goes there anyway.
  [
    /(?<=\bat the end of (?:(?:the|any|each) )?Combat,? [^.;:]*\breturn (?:one|an?|any one|two|up to \w+) [^.;:,]+ (?:from|in) (?:your|the|a|his or her) (?:Directed )?Threat to (?:your|his or her|its owner['’]s) Hand) (?:instead of|rather than) (?:burying|discarding) (?:it|them)(?=[.;]|$)/giu,
    () => '',
  ],
  // "While Ithaqua is in play, or 1 point if any Storm is".
  [
    /\b((?:is|are) in play,? (?:or|and|but) [^.;:]*? (?:if|while|when) (?:an?|any|one|the|no) [^.;:,]*? (?:is|are))(?=[.;]|$)/giu,
    (_, [said]) => `${said} in play`,
  ],
  // "Add 1 point to its value for each of them that is Corrupt", of the top cards just looked at.
  [
    /(?<=\b(the top \w+ cards of [^.;:,]*?(?:Deck|Pile)s?)\b[^.;]*[.;] (?:add|subtract) [^.;:]*? for each )(?:of them|of those|of these|one)(?: cards)? (?:with the (\p{Lu}\p{L}+) attribute|that (?:is an?|bears the|has the|features the) (\p{Lu}[\p{L} -]*?)(?: attribute| symbol)?|which (?:is an?|bears the|has the) (\p{Lu}[\p{L} -]*?)(?: attribute| symbol)?)(?=[.;,]|$)/giu,
    (_, [top, one, two, three]) => `${one ?? two ?? three} card among ${top}`,
  ],
  // "No opponent may choose this card as a target".
  [
    /\bno (opponent|player) (?:may|can) (?:choose|pick|select|name) ([^.;:,]+?) as (?:a|the|his or her) target(?=[.;,]|$)/giu,
    (said, [who, what]) =>
      like(said, `${/^(?:him|her|it)$/iu.test(what!) ? 'this card' : what} may not be chosen as a target by any ${who}`),
  ],
  // "You ignore the Police Investigation and any Epidemic".
  [
    /\byou (?:may |can |simply )?(?:ignore|disregard) (?:the )?([\p{Lu}][^.;:,]*?) (?:and|or) (?:any|all|each|every) ([\p{Lu}][^.;:,]*?)(?: cards?)?(?=[.;]|$)/gu,
    (_, [one, other]) => `you are not affected by ${one} or any ${other}`,
  ],
  // "One opponent with a Forest Location in his or her Story Deck must ...".
  [
    /\b((?:one|an|any one|each|target|your) (?:opponent|player)|opponents?) with (?=(?:an?|any|one|at least|two|three|no) [^.;:,]+? in (?:his or her|his|her|their) (?:Story Deck|Discard Pile|Mythos Deck|Hand|Threat) (?:must|loses?|gains?|discards?|draws?|may)\b)/giu,
    (_, [who]) => `${who} who has `,
  ],
  // "The Dynamite costs you no Sanity to play", "you pay no Sanity to play the Elder Sign".
  [
    /\byou (?:need )?(?:pay no|not pay any) Sanity (?:to|when you|for) play(?:ing)? ([^.;:,]+?)(?=[.;,]|$)/giu,
    (_, [what]) => costsYouNothing(what!),
  ],
  [
    /(?<=, |^|[.;] )(?:the )?((?:\p{Lu}[\p{L}’'-]*)(?: (?:of|the|\p{Lu}[\p{L}’'-]*))*) costs? (you )?(?:no Sanity(?: points?)?|nothing|0 Sanity) to play(?=[.;,]|$)/gu,
    (_, [what, you]) => (you ? costsYouNothing(what!) : costsNothing(what!)),
  ],
  // "You must walk to this Location; there is no road for a Car."
  [
    /(?<=\bwalk (?:to|from) [^.;:,]+)[;,.] (?:for )?there (?:is|are) no (?:roads?|paths?|trails?|tracks?|rails?|ways?|bridges?|rails)(?: (?:for|fit for|good enough for) [^.;:,]+)?(?=[.;]|$)/giu,
    () => '',
  ],
  // "Should the Ally be lost, ...".
  [
    /(?<=^|[.;,] )should ((?:this|the|that|your|any|an?|one|its|it|he|she|you)\b[^.;:,]*?) be (?=(?:lost|buried|discarded|flipped|controlled|killed|turned|cancelled|canceled|attacked|revealed|played)\b)/giu,
    (said, [what]) =>
      like(
        said,
        `if ${what} ${/^(?:it|he|she|this|the|that|an?|one|its|your|any)\b/iu.test(what!) && !/(?:Allies|s)$/u.test(what!) ? 'is' : 'are'} `,
      ),
  ],
  // "Any Farmer or Priest among your Allies".
  [
    /\b(?:any|each|every) (\p{Lu}[\p{L}’'-]*(?:(?:, | or |, or )(?:an? )?\p{Lu}[\p{L}’'-]*)*) among your Allies(?= (?:can|may|adds?|gains?|is|has|knows?|loses?)\b)/gu,
    (said, [kinds]) => like(said, `each ${kinds} of yours`),
  ],
  // "While this Tome and any Star are in play": it says nothing where it is not.
  [
    /\b(while|if|when|as long as) this (?:Tome|card|Artifact|Ally|Event) and (an?|any|one|a) ([^.;:,]+?) are (?:both )?in play\b/giu,
    (_, [when, any, what]) => `${when} ${any} ${what} is in play`,
  ],
  [/(?<=\bin play,? )(?:the )?(Spells? (?:in|of|held by)) it(?= (?:costs?|are|is|may)\b)/giu, (_, [spells]) => `the ${spells} this Tome`],
  // "If your Threat includes any Ghouls, increase its total value by 1 point".
  [
    /(?<=\b(if|while) (your|your opponent['’]s|an opponent['’]s) (Directed Threat|Threat) (?:includes|contains|has|holds) [^.;:,]+, )(increase|raise|reduce|lower|decrease) its (?:total )?value by (\w+)(?: points?)?(?=[.;]|$)/giu,
    (_, [, whose, threat, how, n]) =>
      /^(?:increase|raise)$/iu.test(how!)
        ? `add ${n} to the total value of ${whose} ${threat}`
        : `subtract ${n} from the total value of ${whose} ${threat}`,
  ],
  // "May only be cast while a Storm is in play. ... Then, bury the Storm."
  [
    /(?<=\b(?:while|if|when) (?:an?|any|one) ((?:\p{Lu}[\p{L}-]* )?(?:Storm|Star|Day|Night|Epidemic))(?: Event| card)? is in play\b[^;:]*[.;] (?:Then,? )?)(bury|discard) (?:the|that|this) \1(?: Event| card)?(?=[.;]|$)/giu,
    (_, [kind, how]) => `${how} one ${kind} Event in play`,
  ],
  // "Double its value when it is revealed": it has none before.
  [
    /\b((?:double|halve|increase|reduce) (?:its|that Monster['’]s|that card['’]s|the Monster['’]s) value)(?: by \w+(?: points?)?)? (?:when|once|as soon as) (?:it|that Monster|that card) is revealed(?=[.;]|$)/giu,
    (_, [deedOf]) => deedOf!,
  ],
  // "Discard up to three Monsters and replace them with new cards drawn from your Mythos Deck".
  [
    /\b([Dd]iscard|[Bb]ury) ((?:up to )?(?:an?|one|two|three|four|five|any number of) (?!(?:random |other )?cards?\b)(?:\p{Lu}[\p{L}-]*(?: \p{Lu}[\p{L}-]*)*)(?: cards?)?)(?: (?:from|in) your Hand)?,? (?:and|then) (?:(?:replace|exchange) (?:it|them) (?:with|for) (?:new|other|fresh) (?:cards?|ones?)(?: drawn)?|draw (?:as many|the same number of|an equal number of)(?: new| other)?(?: cards?)?)(?: from your Mythos Deck)?(?=[.;]|$)/gu,
    (_, [how, what]) => `${how} ${what} from your Hand and draw one card for each`,
  ],
  // "During the Discard phase, add one to your Maximum": it counts then alone.
  [
    /(?<=^|[.;] )(?:During|In|At) (?:the|each|every|your) (?:Discard|discard) (?:phase|step),? ((?:you may )?(?:add|subtract|increase|reduce|lower|raise))(?= [^.;:]*\byour (?:Minimum|Maximum)\b)/gu,
    (said, [doing]) => like(said, doing!),
  ],
  // "... if your Current Location has the Country attribute. Subtract one if it is a City": from the same, and of the same place.
  [
    /(?<=\b(?:add|subtract|increase|reduce) [^.;:]*?(?:to|from) (your (?:Minimum|Maximum)|the value of this card|its value|this card['’]s value) (?:if|while|when) (your(?: opponent['’]s)? Current Location) [^.;:]*[.;] )(add|subtract) (\w+)(?: points?)? (if|while|when) it (?=(?:is|has|bears|features)\b)/giu,
    (_, [whose, where, how, n, when]) => `${how} ${n} ${/^add/iu.test(how!) ? 'to' : 'from'} ${whose} ${when} ${where} `,
  ],
  // "Each Investigator at an Outside Location may use its Gate a second time": that Gate, whoever uses it.
  [
    /\b(?:each|any|every) (?:player|Investigator) (?:at|in) (?:an?|any) (\p{Lu}[^.;:,]*?) (?:Location )?may use (?:its|the|that|his or her|the Location['’]s) Gate(?: there| of that Location)? (a second time|one (?:additional|more) time|again|more than once|once more|twice)\b/giu,
    (_, [where, often]) => `the Gate of any ${where} Location may be used ${often} by any player`,
  ],
  // "It becomes Visible but its value is 4", "it is no longer Invisible and ...".
  [
    /(?<=^|[.;] )(If|While|When) ([^.;]+?), (it|this card|this Monster) (?:becomes? (?:Visible|visible)|is (?:Visible|visible)|is no longer Invisible|loses its Invisibility|is not Invisible|can be seen(?: by all)?)(?:,? (?:but|and|though|while) ([^.;]+))?(?=[.;]|$)/gu,
    (_, [, so, , more]) => `While ${so}, this card is not Invisible${more ? `. While ${so}, ${more}` : ''}`,
  ],
  // "If your opponent is at a Port, or has a Travel by Sea Event on top of the Story Deck".
  [
    /(?<=\b(?:If|While|Unless) your opponent (?:is|has) [^.;:]*?),? or (?:if he or she )?has (an?|any) ([^.;:,]+?) on top of (?:the|his or her|his|her|their) Story Deck\b/giu,
    (_, [a, what]) => ` or ${a} ${what} is on top of your opponent's Story Deck`,
  ],
  // "No Ally may stand in its way: it bypasses them all."
  [
    /\bno (?:Ally|Allies) (?:may|can) (?:stand in its (?:way|path)|stop it|bar its (?:way|path)|block it|hold it)(?:[:;,]| and) it (bypasses) (?:them all|them|all of them|every one)\b/giu,
    (_, [how]) => `it ${how} all Allies`,
  ],
  // "If your opponent has a Shotgun or a Tommygun in play, ..., and bury that Artifact at the end of Combat": of those the one he has.
  [
    /\b((?:if|while) your opponent has ((?:(?:an?|the|any) )?\p{Lu}[^.;:]*?) in play)(?:,? and|[.;] (?:Then,? )?) ?(bury|discard|flip) (?:that|the) (?:Artifact|Ally|Tome|Weapon|card)((?: face-down)?) at the end of Combat(?=[.;]|$)/giu,
    (_, [so, what, how, face]) =>
      `${so}. At the end of Combat, ${how!.toLowerCase()} one ${what!.replace(/\b(?:an?|the|any) /giu, '')} of your opponent${face}`,
  ],
  // "... if you have the Speech Machine, the Ultra-Violet or a Tommygun in play": one of these.
  [
    /\b(has|have) ((?:an?|the|any) (?:\p{Lu}[\p{L}’'-]*|of)(?: (?:\p{Lu}[\p{L}’'-]*|of|the))*(?:,? (?:or )?(?:an? |the |any )?(?:\p{Lu}[\p{L}’'-]*)(?: (?:\p{Lu}[\p{L}’'-]*|of))*)*,? or (?:an?|the|any) (?:\p{Lu}[\p{L}’'-]*)(?: (?:\p{Lu}[\p{L}’'-]*|of))*)(?= in play\b)/gu,
    (_, [has, list]) =>
      `${has} ${list!
        .replace(/,? or (?:an?|the|any) /gu, ' or a ')
        .replace(/, (?:an?|the|any) /gu, ', a ')
        .replace(/^(?:the|any) /u, 'a ')}`,
  ],
  // "Otherwise replace it", of the top card just looked at.
  [
    /(?<=\blook at the (?:top|bottom) card of [^.;:]*Deck\b[^:]*?)(\botherwise,? |\bif not,? )(?:replace|leave) it(?: there| where it (?:was|is|lies))?(?=[.;]|$)/giu,
    (_, [lead]) => `${lead}put it back`,
  ],
  // "Choose an opponent with two or more cards in his or her Threat. Randomly turn one of them face-up."
  [
    /\bchoose (?:an|one|any one) opponent (?:with|who has) ([^.;:,]+? cards?) in his or her (Threat|Hand)[.;,] (?:and )?(?:then )?(?:randomly (turn|flip|discard|bury|reveal) (one|two) of (?:them|these|those)|(turn|flip|discard|bury|reveal) (one|two) of (?:them|these|those),? (?:at random|randomly|chosen at random))( face-up)?(?=[.;,]|$)/giu,
    (_, [many, zone, how, n, deed, count, face = '']) =>
      `if your opponent has ${many} in his or her ${zone}, ${how ?? deed} ${n ?? count} random ${/^one$/iu.test(n ?? count!) ? 'card' : 'cards'} in your opponent's ${zone}${face}`,
  ],
  // A card that lies face-up in a Threat stays so until it attacks.
  [
    /(?<=\bThreat face-up)(?:[;,.] (?:and )?(?:it|they|that card|this card|the card)(?: then)? (?:remains?|stays?|lies?) (?:so|face-up|revealed|that way)| and leave it (?:so|face-up))?,? until (?:the next |the |your next )?Combat(?: begins| is over)?(?=[.;]|$)/giu,
    () => '',
  ],
  // "You may use this Gate more than once at Night, for playing Ghouls only, ...".
  [
    /\b((?:you may|may) use (?:this|the) Gate) (more than once|again|a second time|one additional time)((?: at Night| by Day| during the Day)?),? (?:(?:but )?(?:only )?(?:for playing|to play) ([^.;:,]+?)(?: only| alone)?),? (?:but|if you|provided (?:that )?you|and) (?:must )?pay (this card['’]s Sanity cost|\w+ Sanity(?: points?)?)(?: (?:again )?for each (?:subsequent|additional|further|extra|later|new) (?:Gate )?use| each time| for each such use)(?=[.;]|$)/giu,
    (_, [use, often, time, what, price]) =>
      `${time ? `${time.trim()}, ` : ''}${/^may/iu.test(use!) ? `you ${use!.toLowerCase()}` : use!} ${often} to play ${what} by paying ${price} each time`,
  ],
  // "Turn one Steadfast Ally Corrupt. Does not work upon a Priest or a Cultist": upon any other.
  [
    /\b(to )?([Tt]urn|[Mm]ake|[Ff]lip|[Bb]ury|[Dd]iscard|[Cc]hoose|[Cc]ontrol) (one|an?|any one|target) (opposing )?((?:\p{Lu}[\p{L}-]* )*(?:Ally|Artifact|Tome|Monster|Weapon))( of (?:an|your|one|any) (?:opponent|player))?([^.;:]*)[.;] (?:(?:This|It) )?(?:[Dd]oes not|[Dd]oesn['’]t|[Ww]ill not|[Cc]annot) (?:work|function|be used|succeed) (?:up)?(?:on|against|with) (?:an? |any )?(\p{Lu}[\p{L}’'-]*s?)((?:,? or (?:an? |any )?|, (?:an? |any )?)\p{Lu}[\p{L}’'-]*s?)*(?=[.;]|$)/gu,
    (said, [to, how, n, opposing, kind, of, rest]) => {
      const out = said
        .slice(said.search(/(?:up)?(?:on|against|with) (?:an? |any )?\p{Lu}[^.;]*$/u))
        .replace(/^(?:up)?(?:on|against|with) /u, '')
        .replace(/(?<=^|[ ,])(?:an?|any) /gu, '')
        .replace(/, (?=\p{Lu}[^,]*$)/u, ' or ')
      const those = `${n} ${opposing ?? ''}${kind} except ${out}${of ?? ''}`
      const [, becomes] = /^ (Corrupt|Steadfast)(?: until (?:it|that Ally) (?:is lost|leaves play))?$/u.exec(rest!) ?? []
      return becomes && /^(?:turn|make)$/iu.test(how!)
        ? `${to ? ': ' : ''}${those} gains the ${becomes} attribute until that card leaves play`
        : `${to ?? ''}${how} ${those}${rest}`
    },
  ],
  // "As if it had the Artifact attribute", of Locations at which something may be played at all.
  [
    /(?<=\bmay play [^.;:,]+ at any Location\b[^.;:,]*),? as (?:if|though) (?:it|they|that Location|the Location|each of them) (?:had|bore|featured|were|was) (?:the |an? )?[\p{Lu}][\p{L}]*(?: attribute| Location)?(?=[.;,]|$)/gu,
    () => '',
  ],
  // "You may play Artifacts at any Location, but each one costs you 1 additional Sanity point."
  [
    /\b(you may play (Artifacts|Allies|Tomes|Spells|Weapons|Events|Monsters)\b[^.;:]*?)(?:,? (?:but|though|and|yet)|[.;]) each (?:one|of them)?(?: so played)? ?(?:then )?costs you (\w+) (?:additional|extra|more) Sanity(?: points?)?(?: to play)?(?=[.;]|$)/giu,
    (_, [may, what, n]) => `${may}. Each ${what!.replace(/ies$/u, 'y').replace(/s$/u, '')} you play costs ${n} additional Sanity`,
  ],
  // "When walking from one Forest Location to another, you may play the new Location right-side-up on the same Turn": one need not walk.
  [
    /\b(?:when|if|while) (?:you are |you )?walk(?:ing)? ((?:from|between|to) [^.;:,]+), you may (?:play|place|put|rotate|turn) (?:the|that|your|a) (?:new )?Location right-side-up(?: on top of your Story Deck)?,? (?:on|in|during) the same Turn(?=[.;]|$)/giu,
    (said, [where]) => like(said, `you need not walk ${where}`),
  ],
  // "Knows every back road in Vermont": no language.
  [
    /(?<=^|[.;!] )(?:(?:He|She|It) )?knows (?:every|all the|all of the|the) (?:\p{Ll}+[ -])?(?:paths?|trails?|roads?|ways?|woods|hills|streets|alleys?|short ?cuts?|tunnels?|rivers?|swamps?|back ?roads?|back alleys|passages?|countryside|coast)(?: (?:in|of|through|around|hereabouts|by heart|on|between)[^.;:,]*)?[.;](?= )/giu,
    () => '',
  ],
  // "The Spell in this Tome": whichever it holds.
  [
    /\b(each time|when|whenever|if) you cast the Spell (?:in|from|held by) (this Tome|it)\b/giu,
    (_, [when, tome]) => `${when} you cast a Spell from ${tome}`,
  ],
  // "Play this card while a Travel by Sea Event is on top of an opponent's Story Deck. Discard that Event": his top card.
  [
    /(?<=^|[.;] )((?:Then,? )?)Play (?:this card )?(?:only )?(?:while|when|if) (an? (?:\p{Lu}[\p{L}-]* )*Travel(?: by \p{Lu}\p{L}+)? (?:Event|card)) is on top of (?:an|your|one) opponent['’]s Story Deck[.;] (bury|discard) (?:that|the|this) (?:Travel )?(?:Event|card)/giu,
    (_, [, what, how]) =>
      `Play this card only if ${what} is on top of your opponent's Story Deck. ${how} the top card of your opponent's Story Deck`,
  ],
  // "An opponent must take back into his or her Hand one Monster just played."
  [
    /(?<=^|[.;] )(?:An|Your|One|Target) opponent must (?:take back|return|withdraw|take) (?:(?:in)?to his or her Hand (one|an?|the) ([^.;:,]+?)|(one|an?|the) ([^.;:,]+?)) (?:(?:that )?(?:he or she|he|she) (?:has )?|(?:that (?:was|has been) )?)just played(?: (?:in)?to his or her Hand)?(?=[.;]|$)/gu,
    (_, [, what, , other]) => `Return one ${what ?? other} just played by an opponent to his or her Hand`,
  ],
  [
    /(?<=\bjust played\b[^.;]*)[.;] (?:The|Its|That) Gate (?:remains|stays|counts as|is still) used(?:,? and (?:the|any|no) Sanity(?: cost| points?)?(?: paid| spent| lost)? (?:is|are) (?:not )?(?:returned|refunded|regained|given back|restored))?(?=[.;]|$)/giu,
    () => '',
  ],
  // "Bury all Travel by Land cards ...; the bridges are out and no more may be played": of the same kind.
  [
    /\b(bury|discard) (all |any |each |every )?((?:Train |Car )?Travel by \p{Lu}\p{L}+|\p{Lu}\p{L}+)((?: (?:cards?|Events?))?)( (?:on top of|atop) [^.;]*?|in play)?[;,.] (?:the \p{Ll}+ (?:is|are|have been|has been) (?:\p{Ll}+ ?){1,3}?,? (?:and|so) )?no (?:more|others|further ones|new ones|more of them|others of them) (?:may|can) be played(?=[.;,]|$)/giu,
    (_, [how, all = '', kind, card, where = '']) =>
      `${how} ${all}${kind}${card}${where}. No ${kind} ${card ? 'cards' : ''} may be played`.replace(/ {2,}/gu, ' '),
  ],
  // "The target is Outside", of an Ally: where his player is.
  [
    /\b((?:while|if|when)\b[^.;:,]*?\b)the target is (?=(?:Inside|Outside|Underground|Underwater)\b)/gu,
    (_, [so]) => `${so}your opponent is `,
  ],
  // "If that opponent is in a Country Location".
  [
    /(?<=\b(?:your|an|one|target) opponent (?:must|may|loses|discards|buries|flips)\b[^:]*[.;] )(if|unless|while|when) that opponent (?=(?:is|has|bears|knows|was)\b)/giu,
    (_, [so]) => `${so} your opponent `,
  ],
  // "Doctors never catch it", of an Epidemic that strikes Allies in one way.
  [
    /(?<=^[^.;:]*[.;] )((?:\p{Lu}[\p{L}’'-]*s)(?:(?:,| and|, and| or) \p{Lu}[\p{L}’'-]*s)*) (?:never|do not|don['’]t|cannot|can not|will not|rarely) (?:catch|contract|get|suffer from|fall (?:ill|sick)(?: with| from)?|succumb to) (?:it|this|this disease|this illness|this fever|the disease|the fever|the plague|the illness)(?=[.;]|$)/gu,
    (_, [who]) => `${who} are not affected`,
  ],
  // "At a Port you may bury this card to use a Gate that you have already used": the one there, once more.
  [
    /(?<=^|[.;] )(?:(?:At|In|While (?:you are )?(?:at|in)|If you are (?:at|in)) (an?|any) ((?:\p{Lu}[\p{L}’'-]*)(?: \p{Lu}[\p{L}’'-]*)*?)(?: Location)?,? )?you may ((?:bury|discard|flip) this card(?: face-down)?|pay \w+ Sanity(?: points?)?) to use (?:a|the|its|that|your) Gate (?:(?:that|which) (?:you have|has|was) (?:already |previously )?(?:been )?used(?: (?:already|before))?|again|once more|a second time|one (?:more|additional) time)(?=[.;]|$)/giu,
    (said, [a, where, pays]) =>
      like(said, `${where ? `if you are at ${a} ${where} Location, ` : ''}you may ${pays} to use the Gate of your Current Location again`),
  ],
  // "Choose one Ghoul in your Directed Threat ... Discard it after Combat instead of Burying it": wherever it would go then.
  [
    /(?<=\bchoose one [^.;:]*\bThreat\b[^:]*[.;] )(?:(?:Then,? )?(discard|return) (?:it|that Monster)( to (?:your|its owner['’]s) Hand)? (?:after|at the end of) (?:the )?Combat|It is (discarded|returned)( to (?:your|its owner['’]s) Hand)? (?:after|at the end of) (?:the )?Combat)(?: instead of| rather than) (?:burying it|being buried|it being buried)(?=[.;]|$)/giu,
    (_, [how, to, fate, back]) =>
      `If it would be buried, ${how?.toLowerCase() ?? fate!.replace(/ed$/iu, '').toLowerCase()} it${to ?? back ?? ''} instead`,
  ],
  // "No Artifact may be used by anyone, and Artifacts with constant effect have none": as long, and whoever has them.
  [
    /(?<=\b(no (?:Artifact|Ally|Tome|Spell|Event|Location|Weapon) may be used)( by (?:anyone|anybody|any player))?((?: this Round| until the end of (?:the|this) Round)?)(?:,? and|[.;]) )(Artifacts|Allies|Tomes|Spells|Events|Locations|Weapons) with (?:an? )?(?:constant|continuous|continuing|permanent|lasting|ongoing) effects? (?:have none|lose (?:it|them)|do nothing|have no effect)\b/giu,
    (_, [, , while_, what]) => `${what} of any player have no special effects${while_ ? ' until the end of the Round' : ''}`,
  ],
  [
    /\b(Artifacts|Allies|Tomes|Spells|Events|Locations|Weapons) have no effects?(?=(?: until| while| during| for|[.;,]|$))/gu,
    (_, [what]) => `${what} have no special effects`,
  ],
  // "No Artifact may be used, and Artifacts have no special effects. Weapons are not affected": by neither.
  [
    /\b(no (?:Artifact|Tome|Spell|Ally)|Artifacts|Tomes|Spells|Allies)( [^.;:]*?(?:,? and|[.;]) )(Artifacts|Tomes|Spells|Allies)((?: of any player)? have no special effects[^.;:]*)[.;] (\p{Lu}[\p{L}]*s) are not affected(?=[.;]|$)/giu,
    (_, [one, rest, both, end, but]) => `${one} except ${but}${rest}${both} except ${but}${end}`,
  ],
  // "Draw as many cards from your Mythos Deck as ...".
  [/\b(draws? as many (?:new )?cards) from (?:your|his or her|the|their) Mythos Deck (?=as\b)/giu, (_, [draw]) => `${draw} `],
  [/\b(printed|current) card (?=value\b)/giu, (_, [which]) => `${which} `],
  // "Draw as many cards as that Ally's printed value".
  [
    /\b(draws? )as many (?:new )?cards as (?:its|(?:that|the) (?:Ally|Artifact|Monster|card)['’]s) printed value(?=[.;,]|$)/giu,
    (_, [draw]) => `${draw}cards equal to its printed value`,
  ],
  // "Draw two cards. If either of them is a Monster, lose 1 Sanity", "if all three are Monsters, ...": one of them, or each.
  [
    /(?<!\b(?:players?|opponents?|Investigators?|he|she|they)(?: must| may| then)? )\b((?:draw|reveal|look at|examine) (?:the top )?(?:two|three|four|five|six|\d) (?:new |extra |additional )?cards\b[^.;:]*)[.;] If (all(?: of (?:them|these|those)| two| three| four| five)?|both(?: of them)?|each of them|every one of them|none of (?:them|these)|neither(?: of them)?|no card among them|any(?: of (?:them|these|those))?|either(?: of them)?|at least one(?: of them)?|one or more(?: of them)?|one of them) (?:is|are) (?:an? )?((?:\p{Lu}[\p{L}’-]*)(?: \p{Lu}[\p{L}’-]*)*?(?: or (?:an? )?\p{Lu}[\p{L}’-]*)?), ((?:you )?(?:gain|lose|draw|discard|bury)\b(?![^.;]*\b(?:it|them|that|those)\b)[^.;:]*?)(?: for (?:the|your) (?:discovery|trouble|shock|pains|effort|sight))?(?=[.;]|$)/giu,
    (_, [seen, many, kinds, deedThen]) => {
      const kind = kinds!.replace(/Allies\b/gu, 'Ally').replace(/(?<=[^s])s\b/gu, '')
      const card = /^draw/iu.test(seen!) ? 'the card so drawn' : /^reveal/iu.test(seen!) ? 'the revealed card' : 'the card looked at'
      const a = /^[AEIOU]/iu.test(kind) ? 'an' : 'a'
      const asked = /^(?:none|neither|no)\b/iu.test(many!)
        ? `not (${card} is ${a} ${kind})`
        : /^(?:all|both|each|every)\b/iu.test(many!)
          ? `not (${card} is a card except ${kind})`
          : `${card} is ${a} ${kind}`
      return `${seen}, then if ${asked}: (${deedThen!.replace(/^you /iu, '')})`
    },
  ],
  // "Each Turn that you stay aboard instead, you may discard one card ...", of a Travel Event that lies on top.
  [
    /(?<=^|[.;] )(?:On |For |During )?(?:each|every|any) Turn (?:that |(?:in|during) which )?you (?:stay|remain|wait|ride|linger) (?:aboard|on board|on the (?:train|ship|boat|airship|bus))(?: this card)?(?: instead)?,? (?:you may )?(discard|bury|pay|flip) ((?:one|an?|two|\w+) [^.;:,]+?) (?:and|to) (draw|gain|look at) ([^.;]+?)(?=[.;]|$)/giu,
    (_, [how, what, then, more]) =>
      `As your Turn, while this card is on top of your Story Deck, ${how!.toLowerCase()} ${/^(?:one|an?|two) cards?$/iu.test(what!) ? `${what} from your Hand` : what} and ${then} ${more}`,
  ],
  // "No opponent may move your Allies to a Threat", "... take control of your Doctors".
  [
    /\bno (?:opponent|player) (?:may|can) (?:(?:move|take|add|play|put|bring) (your (?:[\p{Lu}][\p{L}-]* )*(?:Allies|[\p{Lu}][\p{L}-]*s)) (?:in)?to (?:a|any|his or her|his|the)(?: own)? Threat|(?:take|gain) control of (your (?:[\p{Lu}][\p{L}-]* )*(?:Allies|[\p{Lu}][\p{L}-]*s)))(?=[.;,]|$)/giu,
    (said, [moved, taken]) => like(said, `${moved ?? taken} may not be Controlled`),
  ],
  [
    /(?<=\b(your (?:[\p{Lu}][\p{L}-]* )*Allies) (?:may not|cannot) [^.;:]*?),? and no (?:opponent|player) (?:may|can) (?:(?:move|take|add|play|put|bring) them (?:in)?to (?:a|any|his or her|his|the)(?: own)? Threat|(?:take |gain )?control (?:of )?them)(?=[.;,]|$)/giu,
    (_, [who]) => `, and ${who} may not be Controlled`,
  ],
  // "... may not play a Travel Event. If one is already on top of his or her Story Deck, no Location may be played upon it during those Turns."
  [
    /\b(for the next \w+ (?:Turns|Rounds)), (target|your|that) opponent (may not|cannot) play (an? [^.;:,]*?(?:Event|card))[.;] If (?:one|such a card) (?:is|lies) (?:already )?on top of (?:his or her|his|her|their) Story Deck, (?:no Location may be played (?:up)?on it|he or she (?:may not|cannot) play a Location(?: (?:up)?on it)?)(?: (?:during|for|in) (?:those|these|that|this) (?:Turns|Rounds|time))?(?=[.;]|$)/giu,
    (_, [while_, , not, what]) =>
      `${while_}, your opponent ${not} play ${what}. If the top card of your opponent's Story Deck is ${what}, your opponent may not play a Location until the end of your opponent's ${/(next \w+ \w+)/iu.exec(while_!)![1]}`,
  ],
  // "Summon two Ghouls": one, and one more.
  [
    /(?<=^|[.;:,] |\bmay )[Ss]ummon two ((?:[\p{Lu}][\p{L}’'-]*)(?: [\p{Lu}][\p{L}’'-]*)*?)s?((?: from your Hand)?)(?: at once| together)?(?=[.;]|$)/gu,
    (said, [what, from]) => like(said, `summon one ${what}${from}, then summon one ${what}${from}`),
  ],
  // "Nothing in the Directed Threat attacking you may then Bypass your Allies this Combat."
  [
    /\b(?:nothing|no Monsters?|no card)(?: (?:in (?:the|a|any) (?:Directed )?Threat)?(?: ?attacking you)?)? (?:may|can) (?:then )?bypass your (?:Defending )?Allies((?: this Combat| until the end of Combat| in this Combat)?)(?=[.;]|$)/giu,
    (said, [while_]) => like(said, `Monsters attacking you may not bypass Allies${while_ ? ' until the end of Combat' : ''}`),
  ],
  // "On a following Turn, play a new Location in the same Region by paying 1 Sanity": it is paid on that Turn.
  [
    /\b((?:on|during) (?:a following|a later|another|any later|a subsequent|your next) Turn),? ((?:you may )?)(play|travel to) (a(?: new)? [^.;:]*?),? (?:by paying|for|at a cost of|if you pay) ((?:an?|one|two|three|four|\d+) (?:Sanity(?: points?)?|points? of Sanity))(?=[.;]|$)/giu,
    (_, [then, may, , where, price]) => `${then}, ${may}pay ${price} to play ${where}`,
  ],
  // "On a later Turn, you may discard one card to travel to a new Location".
  [
    /(?<=\b(?:on|during) (?:a following|a later|another|any later|a subsequent|your next) Turn,? (?:you may )?(?:pay|discard|bury|flip|lose|spend) [^.;:,]+? )(?:in order to|to) travel to (?=an? )/giu,
    () => 'to play ',
  ],
  // "Joins Howard Lovecraft, if the elder man can be legally played": as whoever is played has to be.
  [
    /(?<=\b[Jj]oins (?:[^.;,]|(?<=\b\p{Lu}|Dr|Mr|Mrs)\.)+),? (?:if|provided(?: that)?|so long as|as long as) (?:he|she|it|they|(?:the|that) \p{L}+(?: \p{L}+)?) (?:can|may|could) (?:legally be|be legally|also legally be|also be legally) (?:played|brought into play)(?: there| here| at that place)?(?=[.;]|$)/gu,
    () => '',
  ],
]
