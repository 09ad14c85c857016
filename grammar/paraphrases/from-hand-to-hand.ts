/** Cards that are picked, drawn, kept, handed over and put back: what is told of them in other words than the grammar has. */

import type { Clause } from '../clauses.ts'

const few = '(?:1|#|a|any 1|any #|up to #|all|each|any number of)'
const lot = '(?:at random|randomly|by lot|by chance)'
const kind = '(?:card|ally|artifact|tome|weapon|spell|monster|event|location)'
const foe = '(?:your opponent|opponent|the opponent|that opponent|a opponent|1 opponent|any opponent)'
const crowd = '(?:each|all|every) (?:other )?(?:player|opponent|investigator)'
const one = '(?:1|#|a|any 1)'
/** A word of what is chosen: of whatever kind, or wherever it is. */
const any = '(?!(?:to|and|or|that|which|who)\\b)[^,:;() ]+'
const bare = '(?!(?:to|and|or|that|which|who|of|in|from|your)\\b)[^,:;() ]+'
const doom = "(?:bury|discard|flip(?: face-down| face-up)?|turn (?:face-down|face-up)|return to (?:their|its owner 's) hand)"
const hand = '(?:into|in|to) (?:your|their) hand'
const others = '(?:the (?:others?|rest|remainder|remaining|other|others)(?: #| 1)?(?: card)?(?: of (?:them|this|that))?)'

/** Who picks, and by what. */
const picked: readonly Clause[] = [
  [
    /\bflip (?<what>(?:1|#|a|up to #) [^,:;()]+?) face-down(?: ,)? (?:of their (?:own )?choice|the choice is (?:theirs|their or hers))(?= |$)/,
    'flip <what> of their choice face-down',
  ],
  // The choice is told behind a comma: of the cards that are meant, and so his who makes it.
  [
    /(?<=\b(?:bury|discard|flip|return) (?:1|#|a|up to #) [^,:;()]*?) , (?:of (?:their|its) (?:own )?choice|choose by (?:them|they)|as (?:they|it) (?:choose|decide)|the choice is (?:theirs|their or hers))(?= |$)/,
    ' of their choice',
  ],
  [/(?: ,)? (?:\( )?(?:determined?|decided|drawn|selected) (?:at random|randomly|by lot|by chance)(?: \))?/, ' at random'],
  [/(?<=^|[,:] |\band )at random ,? ?(?=(?:bury|discard|flip|return|reveal|take|look) )/, 'randomly '],
  [new RegExp(`(?<=^| )(?<n>1|#|a) (?:randomly (?:choose|drawn|determined|selected)|choose ${lot}) (?=${kind})`), '<n> random '],
  [/\bby lot\b/, 'at random'],
  [/(?<=^|[,:] |\band )randomly (?<how>look at|reveal|steal) (?<n>1|#|a) /, '<how> <n> random '],
  // "Discard up to three Tomes or Spells from your Hand and replace them with new cards": one for each that has gone.
  [
    /(?<=^|, |: |\b(?:may|can) )exchange (?<n>up to #|any number of|#) (?<what>(?!card\b)[^,:;()]+?) (?:from|in|of) your hand (?:for|with) (?:as many |the same number of |a equal number of )?(?:new |other |fresh )?card(?: draw)?(?: from your mythos deck)?(?= ,|$)/,
    'discard <n> <what> in your hand , draw 1 card for each card discard in this way',
  ],
  [
    /(?<=^|, |: |\b(?:may|can) )(?<how>discard|bury) (?<n>up to #|any number of|#) (?<what>(?!card\b)[^,:;()]+?) (?:from|in) your hand(?: ,)?(?: and)?(?: then)? (?:replace (?:them|all of them|each of them)(?: all)? (?:with|by) (?:as many |the same number of |a equal number of )?(?:new |other |fresh )?card|draw (?:as many|that many|the same number of|a equal number of|a like number of)(?: new| other| fresh)?(?: card)?)(?: draw)?(?: from your mythos deck)?(?= ,|$)/,
    '<how> <n> <what> in your hand , draw 1 card for each card discard in this way',
  ],
  // "Choose one Ally and one Tome of your opponent to Bury": both of them are his.
  ...[
    [`(?<a>${one}(?: ${bare})+?) and (?<b>${one}(?: ${bare})+?)(?<of>(?: (?:of|in|from) ${any}(?: ${any})*?)?)`, '<of>'] as const,
    [
      `(?<a>${one}(?: ${any})*? (?:of|in|from) ${any}(?: ${any})*?) and (?<b>${one}(?: ${any})*? (?:of|in|from) ${any}(?: ${any})*?)`,
      '',
    ] as const,
  ].map(
    ([two, of]): Clause => [
      new RegExp(
        `(?<=^|[,:] |\\bto |\\bmay |\\bthen )(?<who>(?:(?:${foe}|${crowd}) )?)(?:must )?(?<how>(?:randomly )?choose) ${two} (?<doom>to ${doom}|that ${foe} must ${doom}|and (?:bury|discard|flip) (?:them|both))(?=$| ,)`,
      ),
      `<who> <how> <a> ${of} <doom> and <who> <how> <b> ${of} <doom>`,
    ],
  ),
  [
    /\brandomly choose (?<n>1|#|a) (?<what>[^,:;()]+?) and (?<how>look at|reveal) (?:it|them|that card)(?=$| ,| and )/,
    '<how> <n> random <what>',
  ],
  [/\bchoose up (?=(?:1|#|a|any|the|all) )/, 'take '],
  // "Choose one of your opponent's Allies to Bury and another to Flip": what is gone is none of them.
  [
    /\bchoose (?<n>1|#) (?<what>of (?:(?!to\b|and\b|or\b)[^,:;() ]+ )+?)to (?<a>bury|discard)(?: ,)?(?: and)?(?: then)?(?: choose)? (?:another|1 other|a second) to (?<b>bury|discard|flip(?: face-down)?)(?=$| ,)/,
    'choose <n> <what> to <a> and choose 1 <what> to <b>',
  ],
  // "Choose one Ally to Bury and one to Flip": another of the same kind.
  [
    new RegExp(
      `(?<=^|[,:] |\\bto |\\bmay |\\bthen )(?<who>(?:(?:${foe}|${crowd}) )?)(?:must )?choose (?<n>1|#|a) (?<what>(?:(?!to\\b|and\\b|or\\b)[^,:;() ]+ )+?)to (?<a>${doom})(?: ,)?(?: and)?(?: then)?(?: choose)? (?<m>1|#|another|a second|a different 1)(?: (?:other|more))? to (?<b>${doom})(?=$| ,)`,
    ),
    '<who> choose <n> <what> to <a> and <who> choose <m> <what> to <b>',
  ],
]

/** What was looked at or drawn: some of it here, the others there. */
const divided: readonly Clause[] = [
  [/\bthe (?:other|remaining) (?:#|1)(?: card)?(?: of them)?(?= |$)/, 'the others'],
  [
    new RegExp(
      `(?<=\\b(?:keep|take|put|draw|bury|discard) (?:1|#)(?: [^,:;()]*)?) , (?=(?:bury|discard|return|put|place|shuffle) ${others})`,
    ),
    ' and ',
  ],
  [
    /\b(?:choose|take) (?<n>1|#)(?: of (?:them|this|these|that card))?(?: ,)? (?:to |and )?(?:put|place|take|keep|add) (?:it |them )?(?:into|in|to) (?<whose>your|their) hand\b/,
    'put <n> into <whose> hand',
  ],
  [/\b(?:draw|keep) (?<n>1|#) of them\b/, 'keep <n>'],
  [/\bkeep (?<n>1|#)(?=$| ,| and )/, 'put <n> into your hand'],
  [
    /^choose (?<n>1|#)(?: of (?:them|this|that))?(?: ,)? (?:and|to(?: is)?|that must is|which is) (?<how>bury|discard)(?: (?:it|them))?$/,
    '<how> <n> of them',
  ],
  [/^you may (?=(?:rearrange (?:them|this card|that card)|(?:put|return|place) them back in any order)\b)/, ''],
  // "Put one into your Hand, one on the bottom": the same verb.
  [
    /\b(?<how>put|place) (?<n>1|#)(?: of them)? (?<a>(?:into|in|on|to) [^,:;()]+?)(?: ,)?(?: and)? (?<m>1|#|any number of them|the others|the rest) (?=(?:on (?:the )?(?:top|bottom)|into|in your|back|to the (?:top|bottom))\b)/,
    '<how> <n> <a> and <how> <m> ',
  ],
  // "Put one into your Hand, Bury one, and Discard one": of the same cards.
  [
    new RegExp(
      `(?<=\\b(?:put|take|keep|bury|discard) (?:1|#)(?: of them)?(?: ${hand})?(?: ,)?(?: and| then)?(?: ,)? )(?<how>bury|discard) (?<n>1|#)(?=$| ,| and )`,
    ),
    '<how> <n> of them',
  ],
]

/** The order in which cards come to lie goes with the order in which they are picked. */
const laid: readonly Clause[] = [
  [
    /(?<=\b(?:put|place|return|move|bury|discard|add) )(?:this|that|both|both of them|both card|this card|the card|that card)(?= (?:on (?:the )?top|on the bottom|to the (?:top|bottom)|at the bottom|under|beneath|back)\b)/,
    'them',
  ],
  [
    /(?<=\b(?:put|place|return|move) [^:;]*?(?:mythos deck|on top|on the bottom))(?: ,)? in (?:any|whatever|whichever) order(?: that)?(?: (?:you|they) (?:like|wish|choose|prefer|desire|please|want|decide))?(?=$| ,| and )/,
    '',
  ],
  [
    /(?<=\b(?:put|place|return|move) [^:;]*?(?:mythos deck|on top|on the bottom))(?: ,)? in the order of (?:your|their) choice(?=$| ,| and )/,
    '',
  ],
  [/(?<=\b(?:put|place|return|move) [^,:;()]*?)(?: ,)? face-down (?=(?:on|under|beneath|to the) (?:the )?(?:top|bottom|your|their))/, ' '],
  [/\bput (?<what>it|them) back either on top or on the bottom\b/, 'either put <what> back on top or put <what> on the bottom'],
  [/(?<=\b(?:flip|turn) [^,:;()]*?)right-side-up\b/, 'face-up', ['Ally', 'Artifact', 'Tome', 'Event', 'Spell', 'Monster']],
  // "Flip one face-down Ally": back (M19.12).
  [
    new RegExp(
      `\\bflip (?<which>(?:(?!face-down|face-up)[^,:;() ]+ ){1,5})face-down (?<what>${kind}(?: (?:or|and) ${kind})?)(?=$| ,| and )`,
    ),
    'flip <which> face-down <what> face-up',
  ],
]

/** What is shuffled into the Mythos Deck of another, by him. */
const shuffled: readonly Clause[] = [
  [
    new RegExp(
      `^${foe} (?:must )?shuffle (?<n>${few}) (?<what>[^,:;()]+?) (?:in|from) their (?<pile>hand|discard pile|threat|story deck) (?:back )?into their mythos deck$`,
    ),
    "shuffle <n> <what> in your opponent 's <pile> into your opponent 's mythos deck",
  ],
  [
    new RegExp(`^${foe} (?:must )?shuffle (?<n>${few}) (?<what>(?:(?!of|in|from|card)[^,:;() ]+ )+?)(?:back )?into their mythos deck$`),
    "shuffle <n> <what> of your opponent into your opponent 's mythos deck",
  ],
  [
    new RegExp(`^${foe} (?:must )?shuffle their hand (?:back )?into their mythos deck$`),
    "shuffle all card in your opponent 's hand into your opponent 's mythos deck",
  ],
  [/(?<=\b(?:return|flip|bury|discard|place|put|shuffle) )target(?= (?:to|on|into|in)\b|$)/, 'the target', ['Event', 'Spell']],
]

/** Piles that are looked through. */
const searched: readonly Clause[] = [
  [
    /\b(?:recover|retrieve|fetch|regain) (?<what>(?:1|#|a|any|up to|all|each|the) [^,:;()]*?(?:in|from) your (?:discard pile|story deck))(?=$| ,| and (?!(?:put|place|add|take|return|assign|give|attach) (?:it|them)\b))/,
    'take <what> into your hand',
  ],
  [
    /\b(?:look|go|sort|sift|search)(?: at| through| in)? (?<pile>(?:your|their) (?:mythos deck|discard pile|story deck)) for (?=(?:1|a|any|up to #|#) )/,
    'search <pile> for ',
  ],
  [
    /\bsearch (?:your )?(?:mythos deck|discard pile)(?: and)?(?: \/)?(?: or)? (?:your )?(?:mythos deck|discard pile) for (?<what>[^,:;()]+?) and (?<how>[^,:;()]+)$/,
    'either search your mythos deck for <what> and <how> or search your discard pile for <what> and <how>',
  ],
  [/(?<=\bsearch [^:;()]*?)(?: ,)? which you (?:may )?(?<how>put|place|take|add) (?=(?:into|in|to) )/, ' and <how> it '],
  [/(?<=\bmythos deck\b.*)(?: ,)? and shuffle$/, ' and shuffle your mythos deck'],
  [
    /\b(?:look|search|go)(?: at| through)? (?<whose>your|their|your opponent 's|opponent 's|a opponent 's) mythos deck and (?<how>bury|discard) (?<n>1|#|a|any 1|up to #) (?<what>(?!top\b)[^,:;() ]+(?: (?!of\b)[^,:;() ]+){0,3}?)(?: of your choice)?$/,
    'search <whose> mythos deck for <n> <what> and <how> it',
  ],
  [/\blook at (?<whose>[^,:;()]*?) hand and(?: their)? (?<pile>threat|discard pile)$/, 'look at <whose> hand and look at <whose> <pile>'],
  [
    /\b(?<how>return|put|place|shuffle) (?<what>[^,:;()]+? (?:in|from) (?<whose>your|their) discard pile) (?:to|into|in) (?:your|their) mythos deck(?: ,)? and shuffle(?: it| your mythos deck| their mythos deck)?$/,
    'shuffle <what> into <whose> mythos deck',
  ],
]

/** From one player to another. */
const handedOver: readonly Clause[] = [
  [/\btake over (?=(?:1|#|a|all|any|your|the) )/, 'take control of '],
  [new RegExp(`(?<=\\bgive )(?<what>${few} [^,:;()]+?) to you(?= |$)`), 'you <what>'],
  [/\bgive your opponent (?=(?:1|#|a|any) )(?<what>[^,:;()]+)$/, 'give <what> to your opponent'],
  [
    new RegExp(
      `(?<=^|[,:] |\\bto |\\bmay )(?:have|let|make) (?<who>${crowd}|${foe}) (?<how>bury|discard|flip|return|draw|reveal|lose|shuffle|put|choose) `,
    ),
    'force <who> to <how> ',
  ],
  [/\bbecome yours(?= |$)/, 'is yours'],
  [/\bcome under your control(?= |$)/, 'join you'],
  [/\bchoose (?<what>[^,:;()]+?)(?: ,)? and give (?:it|them) to you(?= |$)/, 'give you <what>'],
  [
    new RegExp(
      `^${foe} must (?<how>exchange|trade|swap) (?<n>1|#) of their (?<a>[^,:;()]+?) (?:for|with) (?<m>1|#) of yours?(?: (?<b>[^,:;()]+))?$`,
    ),
    "exchange <m> of your <a> for <n> of your opponent 's <a>",
  ],
  // Whose Hand it is goes without saying.
  [
    new RegExp(`(?<=^(?:[^:;]+ , )?(?:${foe}|${crowd}) (?:(?!your\\b)[^,:;() ]+ )*?(?:from|in|to|into)) hand(?=$| ,| and | to )`),
    ' their hand',
  ],
  [/(?<=^(?:(?!opponent|player|investigator|they|their)[^,:;() ]+ )*?(?:from|in|to|into)) hand(?=$| ,| and | to )/, ' your hand'],
  [new RegExp(`\\bshow you (?=${few} )`), 'reveal '],
  [/\badd it to your own$/, 'add it to your hand'],
]

/** Told of the cards instead of him who does it. */
const passive: readonly Clause[] = [
  [/(?<=^|[,:] |\band )(?:flip (?:it|that card)|it (?:must )?is flip)(?=$| ,| and (?!up\b))/, 'flip it face-down', ['Event', 'Spell']],
  [
    /^(?:it|that card) (?:must )?(?:go back|return) (?<where>(?:in|into|to) (?:their|its owner 's|the owner 's|your opponent 's) hand)$/,
    'return it <where>',
  ],
  [
    new RegExp(
      `(?<=^|: )(?<what>${few} (?:(?!is\\b|may\\b|must\\b|that\\b|who\\b|which\\b)[^,:;() ]+ )+?)(?:must |have to )?is (?<how>put|place|add|move|bring|shuffle|take) (?<where>(?:in|into|to|on|under|beneath|back) [^:;]+)$`,
    ),
    '<how> <what> <where>',
  ],
  [
    new RegExp(
      `(?<=^|[,:] )(?<what>${few} (?:(?!is\\b|may\\b|must\\b|that\\b|who\\b|which\\b)[^,:;() ]+ )+?)(?:must |have to )?is (?<how>bury|discard|flip|return|reveal) (?<where>(?:(?!by\\b)[^,:;() ]+ )*?)by (?<who>${foe}|${crowd})$`,
    ),
    '<who> must <how> <what> <where>',
  ],
]

/** How many: half of them, and all but so many. */
const howMany: readonly Clause[] = [
  [/\b(?:1 half of|half of all)(?: of)? (?=(?:your|their)\b)/, 'half of '],
  [/\bhalf of all (?=[a-z_-]+ of\b)/, 'half of the '],
  [/\b1 half of /, 'half of '],
  [/\bhalf , (?<round>round (?:up|down)) , of (?<what>[^,:;()]+)/, 'half of <what> ( <round> )'],
  [/\ball except (?=(?:1|#) of\b)/, 'all but '],
  [
    /\ball of (?<whose>your opponent 's|opponent 's|your|their|that player 's) (?<what>(?:(?!except\b|but\b)[^,:;() ]+ )+?)(?:except|but) (?<n>1|#)(?= |$)/,
    'all but <n> of <whose> <what>',
  ],
  [/\ball(?<what>(?: (?!except\b|but\b|of\b)[^,:;() ]+)+?) (?:except|but) (?<n>1|#)(?=$| of )/, 'all but <n> <what>'],
  [
    /\ball but (?<n>1|#) (?<what>(?!of\b|card\b)[^,:;() ]+(?: (?!of\b)[^,:;() ]+){0,2}?) of your opponent(?! ')/,
    "all but <n> of your opponent 's <what>",
  ],
  [
    new RegExp(
      `(?<=^(?:[^:;]+ , )?(?:${foe}|${crowd}) (?:must )?(?:bury|discard|flip|return) )all but (?<n>1|#) (?<what>(?!of\\b|card\\b)[^,:;() ]+(?: (?!of\\b|to\\b)[^,:;() ]+){0,2}?)(?=$| ,| to | of their)`,
    ),
    'all but <n> of their <what>',
  ],
  // What he keeps he picks, and the others go.
  [
    new RegExp(
      `(?<=^|[,:] )(?<who>${foe}|${crowd}) (?:may |must |can )?(?:choose (?<n>1|#|up to #) (?:of their )?(?<what>${bare}(?: ${bare}){0,2}?) to keep|keep (?<m>1|#) (?:of their )?(?<kind>${bare}(?: ${bare}){0,2}?))(?: ,)? and (?:must )?(?<how>bury|discard|flip) (?:the|all)(?: the)? (?:others?|rest)$`,
    ),
    '<who> must <how> all but <n> <m> of their <what> <kind> of their choice',
  ],
  [
    /\b(?<how>bury|discard|draw) a number of (?<what>card) equal to the number of (?<per>(?:your|their|your opponent 's) [^,:;()]+)$/,
    '<how> 1 <what> for each of <per>',
  ],
]

/** "Take one random card from the Hand of an opponent in the Dreamlands": of one who is there. */
const ofOneThere: readonly Clause[] = [
  [
    /\b(?:take|steal) (?<what>(?:1|#|a|up to #) (?:random )?(?:card|ally|artifact|tome|spell|event|monster))(?<lot> at random)? from the hand of (?:a|any|1) opponent (?<where>(?:in|at|who|outside|underground) [^,:;()]+?)(?=$| ,)/,
    'put <what> <lot> in the hand of a opponent <where> into your hand',
  ],
]

/** Of what came into play of late, and by whom. */
const ofLate: readonly Clause[] = [
  [
    new RegExp(
      `(?<=^| )(?<n>${few}) (?<what>(?:(?!that\\b|which\\b|of\\b|in\\b|and\\b|is\\b)[^,:;() ]+ )+?)(?:(?:that |which )?${foe} (?:have )?play this (?<a>round|turn)|(?:(?:that|which) (?:is|have is) )?play (?:by ${foe} this (?<b>round|turn)|this (?<c>round|turn) by ${foe}))(?= |$)`,
    ),
    '<n> <what> of your opponent play this <a> <b> <c>',
  ],
  [
    new RegExp(
      `(?<=^(?:[^,:;()]+ , )?(?:${foe}|${crowd}) (?:must )?(?:choose|bury|discard|flip|return) ${few} (?:(?!that\\b|which\\b|of\\b|in\\b|and\\b|is\\b)[^,:;() ]+ )+?)(?:that |which )?(?:they|it) (?:have )?(?=play this (?:round|turn)\\b)`,
    ),
    '',
  ],
]

export const fromHandToHand: readonly Clause[] = [
  // "Show a Tome from your Hand, place it at the bottom of your Mythos Deck, and draw a new card in its place".
  [/\b(?:show|display|exhibit) (?=(?:1|a|any 1) [^,;:()]*? (?:from|in|of) your hand\b)/, 'reveal '],
  [
    /(?<=\b(?:place|put|discard|bury|return|shuffle)\b[^;:]*?\bdraw )(?:a|1)(?: new| other| fresh)? card in (?:its|their) (?:place|stead)(?= |$)/,
    '1 card',
  ],
  ...ofOneThere,
  ...ofLate,
  ...howMany,
  ...picked,
  ...divided,
  ...laid,
  ...shuffled,
  ...searched,
  ...handedOver,
  ...passive,
]
