/**
 * What everyday English adds to a rule or says in its own way: "anywhere in Kingsport", "without changing the order", "friend or foe",
 * "next Turn", "the scream costs him 2 Sanity". One row each, whatever else the sentence says.
 */

import { like, type Row } from './rewording.ts'

const number = '(\\d+|an?|one|two|three|four|five|six)'
/** Which one is the last of so many. */
const lastOf: Readonly<Record<string, string>> = {
  one: 'first',
  1: 'first',
  two: 'second',
  2: 'second',
  three: 'third',
  3: 'third',
  four: 'fourth',
  4: 'fourth',
  five: 'fifth',
  5: 'fifth',
}

const him = '(him or her|him|her|you|your opponent|that player|that opponent|each player|each opponent|the player|them)'

/** Who loses what something costs him. */
const loser = (whom: string): string =>
  /^(?:him or her|him|her)$/i.test(whom)
    ? 'he or she loses'
    : /^you$/i.test(whom)
      ? 'you lose'
      : /^them$/i.test(whom)
        ? 'they lose'
        : `${whom} loses`

/** "One Cat and play that Ally": what takes a card up again tells its Type, where nothing has. */
const ofType = (what: string, type: string | undefined): string =>
  type === undefined || /^card$/i.test(type) || /\b(?:Ally|Artifact|Tome|Spell|Monster|Location|Event|Weapon)\b/i.test(what)
    ? what
    : `${what} ${type[0]!.toUpperCase()}${type.slice(1)}`

const article = (word: string): string => (/^[AEIOU]/.test(word) ? 'an' : 'a')

const hour = '(?:Day|Night|neither Day nor Night|neither Night nor Day)'
const whateverElse =
  '(?:(?:whatever|no matter what|regardless of) (?:the )?(?:hour|time)(?: of (?:the )?day)?(?: (?:it is|it may be|may be|is))?(?: (?:elsewhere|outside|above|up above|without))?|(?:whatever|no matter what) it (?:is|may be) (?:elsewhere|outside|above|for (?:anyone|everyone|anybody|everybody) else|for others|for the others)|(?:regardless of|no matter what|whatever|notwithstanding) (?:any |the )?(?:Day|Night|Day or Night|Day and Night) Events?(?: (?:is|are|may be))?(?: in play)?|even (?:if|while|when) (?:a|any|the) (?:Day|Night) Event is in play)'

/** What time it is, for whom, and until when. What is told of some is so whatever it is for all (M10.28), so that to say it adds nothing. */
const ofTheHour: readonly Row[] = [
  // "It is always Night here", "it counts as Night here": for who is here.
  [
    new RegExp(
      `(?<!\\b(?:if|while|when|unless|until|as|though) )\\b(?:it|this Location|this place) (?:is|counts as|is treated as|is considered) (?:always )?(${hour}) (?:here|at this Location)(?=[.;,]|$| even| no matter| regardless)`,
      'giu',
    ),
    (said, [time]) => like(said, `it is ${time} for each player who is here`),
  ],
  // "It is Night in Arkham": for who is there, and not for all.
  [
    new RegExp(
      `(?<=^|[.;] |, )it is (?:always )?(${hour}) (in|at) (?!(?:the (?:end|beginning|start)|this (?:Round|Combat)|the Round|play|your|Combat|once|each)\\b)([^.;,]+)(?=[.;,]|$)`,
      'giu',
    ),
    (said, [time, at, place]) => like(said, `it is ${time} for each player who is ${at} ${place}`),
  ],
  [
    new RegExp(
      `(?<=^|[.;] )${whateverElse}, ((?:for [^.;]+?,? )?it is (?:always )?${hour} for\\b|for [^.;]+? it is (?:always )?${hour}\\b)`,
      'giu',
    ),
    (said, [rest]) => like(said, rest!),
  ],
  [new RegExp(`(?<=\\bit is (?:always |still )?${hour} for [^.;]*?),? ${whateverElse}(?=[.;]|$)`, 'giu'), () => ''],
  // "Night for every Investigator who is Outside, but it is still Day for those who are Inside"
  [
    new RegExp(
      `(?<=^|[.;] )((?:until|while|as long as|this Round|this Combat|for the (?:rest|remainder) of) [^.;]*?,? ?)?it is (${hour}) for ([^.;]+?),? (?:but|and|while|whereas) (?:it is |it remains )?(?:still |always )?(${hour}) for ([^.;]+)(?=[.;]|$)`,
      'giu',
    ),
    (said, [when = '', one, some, other, others]) =>
      like(
        said,
        `${when}it is ${one} for ${some}. ${when[0]?.toUpperCase() ?? ''}${when.slice(1)}${when ? 'it' : 'It'} is ${other} for ${others}`,
      ),
  ],
  [new RegExp(`(?<=\\bit is (?:always )?${hour} for )those (?:Investigators|players)(?= (?:who|whose)\\b)`, 'giu'), () => 'those'],
  [/\buntil (?:some|any) other (Day or Night|Day|Night) Event\b/giu, (said, [kind]) => like(said, `until a ${kind} Event`)],
  // "Until the end of the Round it is Day for you"
  [
    new RegExp(
      `(?<=^|[.;:] )(until the end of (?:the |this )?(?:Round|Combat|Turn)|(?:for|during) the (?:rest|remainder) of the (?:Round|Combat|Turn)|this Round|this Combat),? (it is (?:always )?${hour}[^.;]*?)(?=[.;]|$)`,
      'giu',
    ),
    (said, [until, what]) => like(said, `${what} ${until![0]!.toLowerCase()}${until!.slice(1)}`),
  ],
  // "Bury this card at the end of the Round, and from then on it is Night until a Day Event is played."
  [
    new RegExp(
      `(?<=^|[.;] )(Bury|Discard) this card (at the end of the Round|at the end of Combat|at the beginning of the next Round),? and (?:from then on|thereafter|from that moment(?: on)?|after that),? (it is ${hour}[^.;]* until [^.;]*?)(?=[.;]|$)`,
      'giu',
    ),
    (_, [verb, when, what]) => `${when![0]!.toUpperCase()}${when!.slice(1)}, ${what}. ${verb} this card ${when}`,
  ],
]

const oneself = '(?:he or she|he|she|it|they|you|this card|that card|that Ally)'

/** What is granted besides, and makes no difference: all of its kind are meant anyway, or a rule that it names is lifted. */
const concessions: readonly Row[] = [
  // "Each player loses 1 Sanity, wherever he or she is", "bury one Ally of your opponent, whatever its value": any of them is meant so.
  [
    new RegExp(
      `(?<=\\b(?:each|every|all|any) (?:other )?(?:player|opponent|Investigator)s?\\b[^.;:,()]*?),? (?:wherever|no matter where|regardless of where) ${oneself} (?:is|are|may be)(?=[.;,]|$)`,
      'giu',
    ),
    () => '',
  ],
  [
    /(?<=\b(?:bury|discard|flip|choose|cancel|destroy)s? (?:one|an?|any|any one|target|each|all)\b[^.;:,()]*?),? (?:whatever|no matter what|regardless of) (?:its|his or her|his|her|their)(?: current| printed)? values?(?: (?:is|may be))?(?=[.;]|$)/giu,
    () => '',
  ],
  [
    new RegExp(
      `(?<=\\b(?:discards?|loses?|buries|bury|pays?)\\b[^.;:,()]*?), (?:no matter|regardless of) how (?:many|much)(?: (?:cards?|Sanity|points?|Allies))? ${oneself} (?:has|have|holds?)(?: left)?(?=[.;]|$)`,
      'giu',
    ),
    () => '',
  ],
  // "Each time any player buries an Ally, for whatever reason"
  [
    /(?<=\b(?:each time|whenever|when|every time|if)\b[^.;:()]*?),? (?:for (?:whatever|any) reason(?: (?:at all|whatsoever|whatever))?|in whatever way|by whatever means|no matter (?:how|why)|for whatever cause)(?=,)/giu,
    () => '',
  ],
  // "You may play Travel by Sea Events no matter what Storm would prevent it"
  [
    /(?<=\bplay\b[^.;:()]*?),? (?:no matter|regardless of) (?:what|which|any) Storms?(?: Events?)?(?: or other cards?)?(?: (?:would|might|may) (?:prevent|forbid|prohibit) (?:it|them|this))?(?=[.;,]|$)/giu,
    (said) => (/other card/i.test(said) ? said : ' regardless of Storms'),
  ],
]

export const inEverydayWords: readonly Row[] = [
  // "Turn: gain 1 Sanity."
  [/(?<=^|[.;] )(?:(?:(?:On|In|During|For) )?your )?Turn:(?= )/giu, () => 'As your Turn:'],
  // "Play this card from any Water Location and immediately play a new Location ..."
  [
    /(?<=^|[.;] )Play this card (?:while |when |if )?(?:you are )?(?:from|at|in) (?:any|an?) ([^.;:,]+? Location),? (?:and|then) /gu,
    (_, [where]) => `You may only play this card at ${article(where!)} ${where}. Then, `,
  ],
  // "Bury any Drought": whosever it is.
  [
    /(?<=^|[.;] )(Bury|Discard) any ((?:other )?(?!Phobia|Ally|Artifact|Tome|Weapon|Spell|Monster|Location|card|Corrupt|Steadfast)\p{Lu}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*)*(?:,? or (?!Ally|Artifact|Tome|Weapon|Spell|Monster)\p{Lu}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*)*)?)(?=[.;]|$)/gu,
    (said, [does, what]) =>
      /\b(?:Ally|Artifact|Tome|Weapon|Spell|Monster|Location|Phobia)$/.test(what!) ? said : `${does} any ${what} in play`,
  ],
  // "If your opponent plays a Tome before the end of this Round, ...".
  [
    /(?<=^|[.;] )(If|When|Whenever|Each time) ((?:you|your opponent|any player|an opponent|any opponent|a player) (?:plays?|casts?|loses?|uses?|buries|bury|discards?|passes|pass)\b[^.;:,]*) (?:before|by) the end of (?:this|the) (Round|Combat),/g,
    (_, [when, what, end]) => `Until the end of the ${end}, ${when!.toLowerCase()} ${what},`,
  ],
  // "Search your Mythos Deck for any one Ally and play him at once, no matter where you are".
  [
    /\b(search) (?:through )?your Mythos Deck for (?:any one|one|any|an?) ([^.;:,]+?),? (?:and|then)(?: then)? (?:immediately |at once )?play (?:it|him|her|him or her|that (card|Ally|Artifact|Tome|Spell|Monster|Location|Event|Weapon))(?: at once| immediately| now)?(?=[.;,]|$)/gi,
    (found, [, what, type]) => like(found, `play one ${ofType(what!, type)} from your whole Mythos Deck`),
  ],
  // "Choose one Event there and place it on the bottom of opponent's Mythos Deck", of a Hand that was shown.
  [
    /(?<=\bHand\b[^.;:]*[.;] (?:You may )?)choose (?:any )?(one|an?) ([^.;:,]+?) (?:there|in it|from it|from (?:his|her|his or her|that) Hand|among (?:them|those cards)),? (?:and|then) (?:place|put) (?:it|that card) (?:on|at) (?:the )?(bottom|top) of (?:(?:the |your |that )?opponent['’]s|his or her|its owner['’]s|that player['’]s) Mythos Deck/gi,
    (found, [, what, where]) =>
      like(found, `put one ${what} in it on ${where!.toLowerCase() === 'top' ? 'top' : 'the bottom'} of its owner's Mythos Deck`),
  ],
  [
    /(?<=\bHand\b[^.;:]*[.;] (?:You may )?)choose (?:any )?(?:one|an?) ([^.;:,]+?) (?:there|in it|from it|from (?:his|her|his or her|that) Hand),? (?:and|then) (bury|discard) (?:it|that card)(?=[.;]|$)/gi,
    (found, [what, how]) => like(found, `${how!.toLowerCase()} one ${what} in it`),
  ],
  // "Each player who has a Ghoul in his or her Threat must show it".
  [
    /\b(Each|Every|Any) (player|opponent|Investigator) (?:who has|with) (?:an?|one|any) ([^.;:,]+?) in his or her (Hand|Threat) must (?:show|reveal) (?:it|that card)(?: to all(?: players)?| to everyone)?(?=[.;]|$)/g,
    (_, [each, who, what, where]) => `${each} ${who} must reveal each ${what} in his or her ${where}`,
  ],
  // "Look at the lowest Monster in your Story Deck; lose half its value (rounded up) in Sanity points".
  [
    /\b(look at|find|take note of) (the (?:lowest|top|highest|uppermost|bottom) [^.;:,]+? (?:in|of) (?:your|your opponent['’]s) Story Deck)(?:;|,| and|,? then|\.) (lose|gain) (half )?its (?:printed )?value(?: \(?(rounded (?:up|down))\)?)? in Sanity(?: points?)?(?=[.;]|$)/gi,
    (found, [, which, does, half, round]) =>
      like(found, `${does!.toLowerCase()} Sanity equal to ${half ?? ''}the value ${round ? `(${round}) ` : ''}of ${which}`),
  ],
  // "Look at your opponent's Hand and choose one card in it that may not be played this Round".
  [
    /(?:(?<=\bHand)(?:,? and|, then) )?choose (?:any )?(?:one|an?) ([^.;:,]+?) (?:in it|there|in (?:his|her|his or her|your opponent['’]s|that) Hand)(?: (?:that|which) (?:(?:he or she|your opponent|that player|opponent) may not play|may not be played)|[.;] (?:It|That card|The chosen card) may not be played|[.;] (?:Your opponent|He or she|That player) may not play (?:it|that card|the chosen card)) (?:for the (?:remainder|rest) of (?:this|the) Round|(?:until|before) the end of (?:this|the) Round|during this Round|this Round)(?=[.;]|$)/gi,
    (found, [what]) =>
      `${/^(?:,? and|, then) /.test(found) ? '. ' : ''}${/^c/.test(found) ? 'c' : 'C'}hoose one ${what} in your opponent's Hand: your opponent may not play the target until the end of the Round`,
  ],
  [/\banywhere (?=(?:in|within|inside|at|on)\b(?![^.;,]* (?:other than|except|but)\b))/giu, () => ''],
  // "Without changing the order of the cards": who only looks leaves it as it is.
  [
    /(?<=\b(?:look|looks|search|searches|examine|examines|inspect|inspects)\b[^.;]*?),? (?:but )?(?:without (?:changing|altering|disturbing|upsetting) (?:the|its|their) (?:order|sequence|arrangement)|leaving (?:the|its|their) order (?:unchanged|as it is|as it was|intact))(?: of (?:the |its |their |any )?cards)?(?: in (?:it|there))?(?=[.;,]|$)/giu,
    () => '',
  ],
  // "Every Investigator in Arkham, friend or foe, must ..."
  [
    /(?<=\b(?:each|every|all|any)\b[^.;,]*), (?:friend (?:and|or) foe(?: alike)?|friends and foes(?: alike)?|no matter whose|whoever (?:he or she|it|that) (?:is|may be)|wherever (?:he or she|they) may be|one and all),/giu,
    () => '',
  ],
  ...ofTheHour,
  ...concessions,
  // "Play an Artifact at any Location and ignore its Sanity cost"
  [
    /(?<=\bplay (?:an?|one|this|that|any)\b[^.;:]*?),? (?:and|but) (?:may )?ignor(?:e|es|ing) (?:its|his or her|the) Sanity cost(?=[.;]|$)/giu,
    () => ' without paying its Sanity cost',
  ],
  // "Your opponent loses 3 Sanity and this card is buried": its end is told behind what it does.
  [
    /(?<=[,:] [^.;]*\b(?:loses?|gains?|draws?|discards?|buries|bury|pays?|flips?|returns?)\b[^.;,]*),? and (?:then )?this card is (?:then |also |itself )?(buried|discarded)(?=[.;]|$)/giu,
    (_, [gone]) => `; ${/^b/i.test(gone!) ? 'bury' : 'discard'} this card`,
  ],
  [/\b(has|have) not played at least one\b/giu, (_, [has]) => `${has} not played a`],
  [
    /\b((?:this card|it|he|she|[\p{Lu}][\p{L}’'-]+)) has no Sanity cost(?=[.;,]| if| while| when|$)/gu,
    (_, [what]) => `${what} costs no Sanity`,
  ],
  // "The scream alone costs him or her 2 Sanity points": he loses them.
  [
    new RegExp(
      `(?<=^|[.;,] |\\band )(?:the|this|that|its|his|her|such an?|a) (?:(?!card|Event|Spell|Artifact|Gate|use|cast|play|Turn|Location|Monster|Ally)[\\p{Ll}’'-]+ ){1,5}?costs ${him} ${number} ((?:additional )?Sanity(?: points?)?)(?=[.;,]|$)`,
      'giu',
    ),
    (said, [whom, n, points]) => like(said, `${loser(whom!)} ${n} ${points}`),
  ],
  // "In a Directed Threat against you"
  [
    /\bin (a|any|the|one) Directed Threat against (you|your Investigator)\b/giu,
    (_, [a, whom]) => `in ${a} Threat directed against ${whom}`,
  ],
  // "You may not play any Event next Turn"
  [
    /(?<=\byou (?:may|must|cannot|may not|can)\b[^.;:]*?) (?:during |on )?next (Turn|Round)(?=[.;,]|$)/giu,
    (_, [what]) => (/^Turn$/i.test(what!) ? ' on your next Turn' : ' during the next Round'),
  ],
  // "Pay 2 additional Sanity to play Travel Events": what they cost.
  [
    new RegExp(
      `(?<=^|[.;] )(?:You must )?pay ${number} (?:additional|extra|more) Sanity(?: points?)? to (play|cast) (?:any |an? |each )?([^.;:,]+?)(?=[.;]|$)`,
      'giu',
    ),
    (_, [n, how, what]) =>
      `${what![0]!.toUpperCase()}${what!
        .slice(1)
        .replace(/(?<=\b(?:Event|card|Spell|Location|Tome|Artifact|Monster))$/u, 's')
        .replace(/Ally$/u, 'Allies')} cost you ${n} additional Sanity to ${how}`,
  ],
  // "If Dracula is in your Story Deck or in your Threat": he is in either.
  [
    /\b(if|while|when|unless|as long as|so long as) ((?!this\b|it\b|he\b|she\b|you\b|they\b|your\b)[^.;:,]+?) (?:is|are) (?:either )?in your (Story Deck|Hand) or (?:in )?your Threat\b/giu,
    (_, [so, what, pile]) => `${so} ${what} is in your ${pile} or your Threat contains ${what}`,
  ],
  [
    /\b(if|while|when|unless|as long as|so long as) ((?!this\b|it\b|he\b|she\b|you\b|they\b|your\b)[^.;:,]+?) (?:is|are) (?:either )?in your Threat or (?:in )?your (Story Deck|Hand)\b/giu,
    (_, [so, what, pile]) => `${so} your Threat contains ${what} or ${what} is in your ${pile}`,
  ],
  // "Each Spell costs 1 more to cast, and may not be cancelled": each of them may not.
  [
    /\beach (Spell|Event|Artifact|Tome|Ally|Monster) ((?:costs?|adds?|gains?|loses?|is) [^.;]*?),? and (may not|cannot|can not) be (cancelled|controlled|summoned|buried|discarded|flipped)\b/giu,
    (said, [kind, does, not, how]) => like(said, `each ${kind} ${does}. ${/^Ally$/i.test(kind!) ? 'Allies' : `${kind}s`} ${not} be ${how}`),
  ],
  // "The Lens is broken (Bury)", of the card that is called so.
  [
    /(?<=[.;,] )(?:the|this|it|that) (?:[\p{L}’'-]+ )?(?:is|are|has|breaks|burns|melts|sinks|shatters|crumbles|vanishes|dies|escapes)(?: (?!may\b|must\b)[\p{Ll}’'-]+){0,4} \((Bury|Discard|Flip)(?: (?:it|this card))?\)(?=[.;]|$)/gu,
    (_, [does]) => `${does!.toLowerCase()} this card`,
  ],
  // "He may also be met at any Port."
  [/(?<=\b(?:may|can) (?:also |only )?be (?:also |only )?)met(?= (?:at|in|on|aboard|while|if|by)\b)/giu, () => 'found'],
  [/\bface down\b/gu, () => 'face-down'],
  [/\bface up\b/gu, () => 'face-up'],
  // "May not be Flipped face-up again before a Day Event is played": until then.
  [
    /(?<=\b(?:may not|cannot|must not|can not)\b[^.;:]*?)(?: again)? before (?=(?:an?|any|the|another) [^.;:,]+? (?:is|are|has been) (?:played|cast|buried|flipped|discarded|revealed)\b)/giu,
    () => ' until ',
  ],
  // "Look at the top card and, if it is not to your liking, place it at the bottom"
  [
    /(?<=\blook at (?:the )?(?:top|bottom) card\b[^.;]*?)(?:[.;,]|,? and),? if (?:it|that card) (?:is not to your (?:liking|taste)|does not (?:suit|please) you|displeases you|is of no use to you)|(?<=\blook at (?:the )?(?:top|bottom) card\b[^.;]*?)(?:[.;,]|,? and),? if you (?:do not (?:like|want) it|wish|like|choose|prefer)(?=,)/giu,
    () => '. You may',
  ],
  [/(?<=\. You may), (?=(?:place|put|discard|bury|return)\b)/gu, () => ' '],
  // "Lose 2 Sanity each time you play such a card, and 1 each time that any other player does so"
  [
    new RegExp(
      `(?<=^|[.;] )(Lose|Gain) ${number} Sanity(?: points?)? (?:each time|whenever|when)(?: that)? you ((?:play|cast|use|summon|bury|discard)s?) ([^.;,]+), and ${number}(?: Sanity)?(?: points?)? (?:each time|whenever|when)(?: that)? ((?:any|an) other player|another player|an opponent|any opponent|your opponent|someone else|anyone else) (?:does so|does|plays one|does the same)(?=[.;]|$)`,
      'giu',
    ),
    (_, [does, n, deed, what, m, who]) =>
      `${does} ${n} Sanity each time you ${deed} ${what}. ${does} ${m} Sanity each time ${/opponent/i.test(who!) ? who : 'an opponent'} ${deed}s ${what}`,
  ],
  // "Prevent 1 Sanity loss": so many points, and not that loss as a whole.
  [
    /(?<=\b(?:prevent|avoid|avert)(?:s|ing)? )(up to )?(\d+) Sanity loss(?:es)?(?=[.;,]|$| )/giu,
    (_, [upTo = '', n]) => `the loss of ${upTo}${n} Sanity`,
  ],
  // "For each card in your Hand above four", "for each card above four in your Hand": beyond the fourth.
  [
    /\b(for each (?:of )?[^.;,]+?) (?:above|over|beyond|more than|in excess of) (one|two|three|four|five|[1-5])( in (?:your|his|her|their) Hand| in play| in your Threat)?(?=[.;,]|$)/giu,
    (_, [each, n, where = '']) => `${each}${where} beyond the ${lastOf[n!.toLowerCase()]}`,
  ],
  // "Always defends": whenever he can.
  [
    /(?<=^|[.;] )(?:(This Ally|This card|He|She) )?always defends?(?=[.;]| (?:if|when|while|at)\b|$)/giu,
    (said, [who]) => like(said, `${who ? `${who} ` : ''}must defend if possible`),
  ],
  // "+1 vs. Ghouls".
  [/\bvs(?:\.|\b)(?= )/giu, () => 'against'],
  // "Once each Combat, one opposing Monster loses 2": done in it.
  [
    /(?<=^|[.;] )(once|twice) (?:each|per|a|every|in each|during each) Combat, (?=[^.;:,]*\b(?:opposing|Threat|Defending)\b)(?!if\b|when\b|while\b)([^.;:,]+)(?=[.;]|$)/giu,
    (_, [often, does]) => `In Combat, ${does}, ${often!.toLowerCase()} each Combat`,
  ],
  // "Once per Round: gain 1 Sanity".
  [
    /(?<=^|[.;] )(once|twice) (?:per|each|a|every) (Round|Turn): (?!you\b)(\p{L})/giu,
    (said, [often, span, head]) => like(said, `${often!.toLowerCase()} each ${span}, you may ${head!.toLowerCase()}`),
  ],
]
