/** Uses and their prices, Tomes, Spells and who holds them, what is carried, Phobias buried by staying, Gates used again. */

import type { Clause } from '../clauses.ts'
import type { Self } from '../reading.ts'

const left = '(?:you|your investigator) (?:may|can|is able to)'
const num = '(?:#|1)'
const points = 'sanity(?: point)?'

// ---------------------------------------------------------------- a Turn that is used, and what it is used for
const aPlay =
  '(?:a play|your play|your usual play|your normal play|make a play|play a card|play any card|play card|the play of a card|lay down a card)(?: (?:from your hand|on your turn|this turn|that turn))?'
const turnFor: readonly Clause[] = [
  [
    /^(?<often>(?:once|twice) (?:per|each|a|every|during each|in each|in any) (?:round|turn|game)) , instead of play a card , (?:THIS|you) (?:may|can) (?<deed>(?:look|draw|search|steal|exchange|shuffle|summon|discard|bury|gain|return) .+)$/,
    'as your turn , you may <deed> , <often>',
  ],
  [/ , at no (?:cost|charge) ,(?= )/, ''],
  [
    /^(?<a>(?:flip|bury|discard) THIS(?: face-down)?) (?:on|as|during) your turn(?: ,)? and (?<b>(?:pay|spend|bury|discard|flip|use) [^,:]+?)(?: ,)? (?:to|in order to) /,
    'as your turn , <a> and <b> to ',
  ],
  [
    /\b(?:give up|sacrifice|dismiss|abandon|part with|expend|use up) THIS \( (?<how>bury|discard|flip)(?: (?:it|they|their|THIS))? \)/,
    '<how> this card',
    ['Ally', 'Artifact', 'Tome'],
  ],
  [
    /^THIS may is use as your turn (?<at>(?:at|in) [^:]+?) : (?<deed>.+)$/,
    'as your turn , while you is <at> , <deed>',
    ['Ally', 'Artifact', 'Tome'],
  ],
  [
    /(?<=^as your turn ,(?: while [^,:]+ ,)? )(?<how>flip|bury|discard) it(?= (?:and|to) )/,
    '<how> this card',
    ['Ally', 'Artifact', 'Tome'],
  ],
  [
    /^as your turn ,(?<if> while [^,:]+ ,)? use (?:this|the) gate and (?<pay>(?:pay|spend|bury|discard) [^,:]+) : /,
    'as your turn , <if> <pay> and use the gate : ',
    ['Location'],
  ],
  [new RegExp(`\\b(?:(?:in place|in lieu|instead) of|rather than|without|as an alternative to) ${aPlay}`), 'instead of play a card'],
  [
    new RegExp(`^(?<deed>${left} [^,]+?)(?: ,)? instead of play a card(?: (?:as|on|during|for) your turn)?$`),
    'instead of play a card , <deed>',
  ],
  [/^instead of play a card (?:as|on|during|for|in) your turn(?= ,)/, 'instead of play a card'],
  [/^(?:as|on) your turn(?: ,)? (?:and )?instead of play a card(?= ,)/, 'as your turn'],
  [/^on (?:any|each|1|a) (?:of your )?turn(?: ,)? instead of play a card(?= ,)/, 'as your turn'],
  [new RegExp(`^${left} , instead of play a card , `), 'instead of play a card , you may '],
  [/^as (?:your|a) (?:action|play|move|whole turn|entire turn|complete turn)(?= ,)/, 'as your turn'],
  [/^by (?:spend|use|give up|forgo) (?:your|a|1) turn(?: ,)? (?=you (?:may|can) )/, 'as your turn , '],
  [
    /^(?:you (?:may|can) )?(?:spend|use|take|give up|devote) (?:your|a|1)(?: full| whole| entire)? turn (?:to|and) (?!(?:remain|stay|rest|wait) )/,
    'as your turn , ',
  ],
  // "Once per Round": how often stands behind the Turn it is done as.
  [
    /^(?<often>once (?:per|each|a|every|during each|in each|in any) (?:round|turn|game))(?: ,)? (?:as your turn , )?(?<may>you (?:may|can) )(?<deed>.+?)(?: ,)? as your turn(?<rest> , and .+| and .+|)$/,
    'as your turn , <may> <deed> <rest> , <often>',
  ],
  [
    /^(?:you (?:may|can) )?use THIS (?<often>once (?:per|each|a|every) (?:round|turn|game))(?: ,)? as your turn(?: ,)? to (?<deed>.+)$/,
    'as your turn , <deed> , <often>',
    ['Ally', 'Artifact', 'Tome', 'Location'],
  ],
  // "Widow Pruett may look at one opponent's Hand": you do.
  [
    /(?<=^as your turn , (?:(?:pay|spend|bury|discard|flip|use) [^:]+ : )?)THIS (?:may|can) (?=(?:look|draw|search|steal|exchange|shuffle|summon) )/,
    'you may ',
    ['Ally'],
  ],
]

// ---------------------------------------------------------------- a Turn spent here
const stay = '(?:stay|remain|rest|wait|linger|tarry|sleep|pause|lodge|camp|recuperate|meditate|pray|dwell|relax)'
const here = '(?:here|(?:at|in|on|within|inside|with|among|by|beside) (?:THIS|THING)|in this place|at this place)'
const aTurn = '(?:a|1|another|each|any|a whole|your)(?: (?:additional|extra|further|full|entire|more|whole|complete|other|single))? turn'
const stays = [
  `${stay}(?: ${here})?(?: (?:for|during))? ${aTurn}(?: (?:longer|more))?(?: ${here})?`,
  `(?:spend|pass|use|take) ${aTurn}(?: (?:${stay}|to ${stay}))? ${here}`,
  `(?:spend|use|give up) ${aTurn} (?:to |in )?${stay}(?: ${here})?`,
  `${stay} ${here} (?:as|for|on|during) your turn`,
].join('|')
const eachTurn =
  '(?:for|during|on|in|with|after)? ?(?:each|any|a|1|another)(?: (?:additional|extra|further|full|other|subsequent|later|whole|complete|entire))? turn(?: after the first)?'
/** What one does gladly: what befalls somebody for staying is no use of a Turn. */
const gladly = `(?=${left} |(?:bury|cure|lift) (?:[^,:]* )?phobia|(?:gain|draw|return|take|look|search|recover|regain) )`
const stayedHere = 'as your turn , have stay here , '
const place: readonly Self['type'][] = ['Location']
const spentHere: readonly Clause[] = [
  [new RegExp(`^(?:as|on) your turn ,(?: ${left})? ${stay} ${here}(?: ,)? (?:and|to) `), stayedHere, place],
  [
    new RegExp(
      `^${eachTurn} (?:that is )?(?:spend|pass)(?: ${stay})? ${here} after the first(?: ,)? (?:allow|let|enable|permit|entitle) (?:you|your investigator) (?:to )?`,
    ),
    `${stayedHere}you may `,
    place,
  ],
  [new RegExp(`^investigator who (?:${stays}) (?:may|can) `), `${stayedHere}you may `, place],
  [
    new RegExp(
      `^as your turn , have stay here ,(?: ${left})?(?: ,)? (?:at (?:a|the) (?:cost|price) of|for) (?<n>${num}) ${points}(?: ,)? `,
    ),
    `${stayedHere}pay <n> sanity : `,
    place,
  ],
  // "If Widow Pruett stays with you for a Turn at any Church": a Turn spent with this card.
  [
    new RegExp(
      `^(?:if|when|each time) THIS (?:${stay}) (?:with you )?for ${aTurn} (?<at>(?:at|in) (?:any|a) [^,]+) , (?:${left} )?(?<deed>(?:bury|gain|draw|look|return) .+)$`,
    ),
    'remain with this card for a additional turn <at> and <deed>',
    ['Ally', 'Artifact', 'Tome'],
  ],
  [new RegExp(`\\bwhile you (?:is )?(?:remain|stay|linger|rest|dwell|tarry) ${here}(?= |$)`), 'while you is here', place],
  [
    new RegExp(
      `^(?:(?:if|when|each time|should|after|by|whenever)(?: that)? )(?:you (?:choose to |decide to |wish to )?)?(?:${stays})(?: ,)? ${gladly}`,
    ),
    stayedHere,
    place,
  ],
  [
    new RegExp(
      `^(?:${left} |you )?(?:choose to )?(?:${stays})(?: ,)? (?:and|to|:|in order to|so as to)(?: ${left})? (?!(?:stay|remain|rest) )`,
    ),
    stayedHere,
    place,
  ],
  [new RegExp(`^(?:${left} )?(?:${stays}) , (?=(?:pay|spend|bury|gain|draw|flip) )`), stayedHere, place],
  [
    new RegExp(
      `^${eachTurn} (?:(?:that |in which |during which |when )?you (?:${stay}|spend|pass|is)(?: (?:${stay}))?(?: ${here})?(?: after the first)?|(?:that is )?(?:spend|pass)(?: ${stay})? ${here}(?: after the first)?)(?: ,)? ${gladly}`,
    ),
    stayedHere,
    place,
  ],
  [
    new RegExp(
      `^${eachTurn} (?:(?:that |in which )?you (?:${stay}|spend|pass)(?: (?:${stay}))?(?: ${here})?|(?:that is )?(?:spend|pass)(?: ${stay})? ${here})(?: ,)?(?: instead of play a card ,)? (?:allow|let|enable|permit|entitle) (?:you|your investigator) (?:to )?`,
    ),
    `${stayedHere}you may `,
    place,
  ],
  [
    new RegExp(
      `^(?:those|any player|any investigator|each player|each investigator|anyone|anybody|an investigator|whoever|players|investigators|a player|a investigator)(?: who)? (?:${stays}) (?:may|can) `,
    ),
    `${stayedHere}you may `,
    place,
  ],
  [new RegExp(`^instead of play a card(?: on your turn)? , (?:${left} )?${stay} ${here} (?:and|to) `), stayedHere, place],
  // "Having spent at least one Turn here": a Turn after that of arrival.
  [
    new RegExp(
      `\\bhave (?:already |first |previously )?(?:${stay}|spend|pass)(?: ${here})?(?: for)?(?: at least)? (?:a|1)(?: full| whole| entire| complete)? turn(?: ${stay})?(?: ${here})?(?= ,)`,
    ),
    'have stay here',
    place,
  ],
  [/^(?:if|when|once|after) you have stay here(?= ,)/, 'have stay here', place],
  [new RegExp(`^after a(?: full| whole)? turn (?:spend|pass)(?: ${stay})? ${here}(?= ,)`), 'have stay here', place],
  [
    /^on (?:any|each|every|a)(?: later| subsequent)? turn after (?:the (?:1|turn) (?:on which|in which|that|when)|that (?:on which|in which)) you arrive(?: here)?(?= ,)/,
    'have stay here',
    place,
  ],
  [/^have stay here , (?<deed>.+?)(?: ,)? (?:as|on) your turn$/, `${stayedHere}<deed>`, place],
  [
    /^have stay here ,(?: you (?:may|can))?(?: ,)? (?:as your turn(?: ,)?|use your turn to) (?:you (?:may|can) )?/,
    `${stayedHere}you may `,
    place,
  ],
  [new RegExp(`^have stay here , ${gladly}`), stayedHere, place],
  [/(?<=^as your turn , have stay here , (?:.*))(?: ,)? instead of play a card(?: ,)?/, '', place],
  [/(?<=^as your turn , have stay here , .* )and to (?=(?:bury|gain|draw|take|return|look|search)\b)/, 'and ', place],
  // "You may rest here and bury one Phobia, spending 1 Sanity": the price is told before the deed.
  [
    new RegExp(
      `^as your turn , have stay here , (?:you (?:may|can) )?(?<pay>(?:pay|spend) ${num} ${points}|(?:discard|bury|flip) (?:a|1|${num})[^,:]*?)(?: ,)? and (?<deed>(?:bury|gain|draw|return|take|look) .+)$`,
    ),
    `${stayedHere}<pay> : <deed>`,
    place,
  ],
  [
    new RegExp(
      `^as your turn , have stay here , (?<deed>.+?)(?: ,)? (?:by|if you|at (?:the|a) (?:cost|price) of|for) (?:pay |spend )?(?<n>${num}) ${points}$`,
    ),
    `${stayedHere}pay <n> sanity : <deed>`,
    place,
  ],
]

// ---------------------------------------------------------------- Phobias one is rid of
const phobias = '(?:1|a|any 1|all|each|every|#|up to #|any|any #)(?: of)?(?: the| your| those)?(?: other)? phobia'
const ridOf: readonly Clause[] = [
  [
    new RegExp(
      `\\b(?:(?:is|get|become|grow) rid of|rid (?:yourself|your investigator|themselves|oneself) of|(?:is|become|get) (?:free|cure|relieve|heal) (?:of|from)|free (?:yourself|your investigator) (?:of|from)|shake off|throw off|get over|overcome|cure|dispel|banish|conquer|master|recover from|cast off) (?=${phobias})`,
    ),
    'bury ',
  ],
  [
    /\b(?<who>phobia) (?:(?:that|which) )?(?:now |currently )?(?:afflict|trouble|plague|haunt|torment|beset|burden|oppress|befall|lie on|lie upon|is on|is upon|trouble) (?<whom>you|your investigator)\b/,
    '<who> affect <whom>',
  ],
  [
    /\b(?<do>bury) (?<n>1|a)(?: of your)? (?<what>phobia(?: (?:(?:that|which) )?affect (?:you|your investigator))?)(?: ,)? or (?<m>#)(?: of (?:they|them))?(?: phobia)?(?: ,)? (?:if|when|while) (?<when>[^,]+)$/,
    '<do> <n> <what> . if <when> , <do> <m> phobia instead',
  ],
  [/(?<=^if [^,]+ , (?:you (?:may|can) )?bury #(?: phobia)?(?: instead)?) (?:of|rather than) (?:just |only )?1$/, ''],
  [/(?<=^if [^,]+ , (?:you (?:may|can) )?bury #) instead$/, ' phobia instead', place],
  [/(?<=^if [^,]+ , you (?:may|can) bury #)$/, ' phobia instead', place],
  [
    /(?<=^if [^,]+?)(?: ,)? (?:when|as|while|at the time) you do (?:so|this)(?= , (?:you (?:may|can) )?bury #(?: phobia)?(?: instead(?: of 1)?)?$)/,
    '',
    place,
  ],
]

// ---------------------------------------------------------------- prices
const paid = '(?:bury|discard|flip|pay|spend|use)'
const prices: readonly Clause[] = [
  [
    new RegExp(
      `^(?<when>as your turn|in combat|at any time|when cast) , (?:at (?:a|the) (?:cost|price) of|for|in return for|in exchange for) (?<n>${num}) ${points}(?: ,)? `,
    ),
    '<when> , pay <n> sanity : ',
  ],
  [
    new RegExp(
      `^(?<when>as your turn , |)THIS (?:may|can) is (?<how>flip|bury|discard)(?: face-down)?(?<turn>(?: as your turn)?)(?: ,)? at (?:a|the) (?:cost|price) of (?<n>${num}) ${points}(?: ,)? (?:to|and) `,
    ),
    '<when> pay <n> sanity and <how> this card <turn> to ',
  ],
  [
    new RegExp(`^(?<head>(?:as your turn , )?(?:you (?:may|can) )?)(?<a>${paid} [^,:]+?) , and (?:also )?(?<b>${paid} [^,:]+?)(?: ,)? to `),
    '<head> <a> and <b> to ',
  ],
  [
    new RegExp(
      `^(?<head>(?:as your turn , )?(?:you (?:may|can) )?)(?<a>${paid} [^,:]+?) (?:plus|as well as|together with|along with) (?<n>${num} ${points})(?: ,)? to `,
    ),
    '<head> <a> and pay <n> to ',
  ],
  // What lies in a card goes with it.
  [
    /(?<=\b(?:bury|discard) THIS)(?: ,)? (?:and|together with|along with|with)(?: (?:any|all|all of|each|every|whatever))?(?: (?:of )?(?:the|its))? spell(?: (?:(?:that|which) (?:it (?:contain|hold|know)|(?:is|lie|remain) (?:in|within) it)|(?:contain|hold|keep|lie|still)? ?(?:in|within|by|inside) (?:it|THIS)|it (?:contain|hold|know)))?(?: ,)?/,
    '',
    ['Tome', 'Artifact', 'Ally'],
  ],
  [
    /\bspell (?:(?:that|which) is )?(?:hold|contain|keep|inscribe|write|place|lie|know|store) (?:in|within|inside|by) (?=THIS\b)/,
    'spell hold by ',
  ],
  [
    new RegExp(`^(?:each|every|any|the) use of THIS (?:cost|require)(?: you)? (?<n>${num}) ${points}$`),
    'cost <n> sanity to use',
    ['Artifact', 'Tome', 'Ally'],
  ],
  [
    new RegExp(`^(?:to )?use THIS (?:cost|require)(?: you)? (?<n>${num}) ${points}(?: (?:each time|per use|for each use))?$`),
    'cost <n> sanity to use',
    ['Artifact', 'Tome', 'Ally'],
  ],
  [
    new RegExp(
      `^(?:(?:it|THIS) )?cost(?: you)? (?<n>${num}) ${points}(?: (?:each time(?: (?:it is use|you use it|that it is use))?|per use|for each use|when use|when it is use))$`,
    ),
    'cost <n> sanity to use',
    ['Artifact', 'Tome', 'Ally'],
  ],
  // "Gain 3 Sanity or draw two cards, whichever you prefer".
  [
    /(?<=^(?!.*(?<!\bof (?:your|a|any|1|each) )\b(?:opponent|player|investigator|they)\b(?! 's)).*) , (?:whichever|as) you (?:prefer|choose|wish|like|please|desire)$/,
    '',
  ],
  [/(?<=^as your turn , [^:]+? )and (?<a>(?:gain|draw|look|return|take) [^,:]+? or (?:gain|draw|look|return|take) [^,:]+)$/, 'to <a>'],
  [/^(?<pay>(?:bury|discard|flip) THIS)(?: ,)? as your turn(?: ,)? and (?<deed>.+)$/, 'as your turn , <pay> : <deed>'],
  // What is done in place of paying.
  ...[
    'sanity(?: point)?(?: cost)? (?:for|of|to play|to cast|for play|for cast|for casting|when play|when cast|when casting|in order to play|in order to cast|on|upon)',
    'the sanity cost of',
    'for(?: play| cast| casting)?',
    'to (?:play|cast)',
  ].map(
    (due): Clause => [
      new RegExp(
        `^(?:when|whenever|each time|if|any time|at any time)(?: that)? you (?:would(?: otherwise)? (?:have to |need to |be require to )?|must |have to |is to |is about to |is require to |need to )?pay (?:any |the )?${due} (?<what>[^,]+) , ${left} (?<how>bury|discard|flip) THIS (?:instead|rather|(?:instead of|rather than|in lieu of|in place of) (?:(?:pay(?: (?:it|they|them|that cost|the cost|this cost|the sanity|that sanity|the sanity cost|any sanity|so))?)|payment|do so|that|it|the payment))$`,
      ),
      'if you would pay for <what> , you may <how> this card instead',
    ],
  ),
  [
    new RegExp(
      `^(?:when|whenever|each time|if) you (?:play|cast) (?<what>[^,]+?)(?: ,)? ${left} (?<how>bury|discard|flip) THIS (?:(?:instead of|rather than|in place of|in lieu of) (?:pay )?(?:any |the )?(?:(?:its|their|that \\S+ 's|the \\S+ 's) )?sanity(?: cost| point)?(?: (?:of|for) (?:it|that card|they|them))?|(?:and|to) (?:pay no sanity(?: point)?(?: for (?:it|that card|they))?|(?:avoid|escape|save) (?:pay )?(?:its|the) sanity cost|ignore (?:its|the) sanity cost|play (?:it|that card) (?:for no sanity|at no cost|at no sanity cost|without pay (?:its )?sanity(?: cost)?)))$`,
    ),
    'if you would pay for <what> , you may <how> this card instead',
  ],
  [
    new RegExp(
      `^(?:${left} )?(?<how>bury|discard|flip) THIS (?:instead of|rather than|in place of|in lieu of) (?:pay )?(?:the |any )?sanity(?: cost| point)? (?:of|for|to play|for play|to cast|when play) (?<what>[^,]+?)(?: (?:that |which )?you (?:play|cast))?$`,
    ),
    'if you would pay for <what> , you may <how> this card instead',
  ],
]

// ---------------------------------------------------------------- Gates that serve again
const ownGate = "(?:this gate|the gate here|the gate (?:of|at) THIS|THIS 's gate|its gate)"
const aGate = `(?:${ownGate}|the gate|(?:the |a |any |each )?gates? (?:of|at|in|here) [^,;]+?|(?:any|each|a|all) (?:\\S+ )?gate|your current location 's gate)`
const further = '(?:subsequent|further|additional|extra|later|other|new|repeat|more|such)'
const everyTime = `(?:(?:for |on |per )?(?:each|every|any)(?: and every)?(?: ${further})?(?: gate)? (?:use|time|occasion)(?: (?:of|that you use|you use) (?:${ownGate}|it|the gate))?(?: (?:after|beyond|past|but|except|follow|other than) the (?:first|1)(?: (?:use|time|1))?)?|each time after the first|per(?: ${further})?(?: gate)? use|for each(?: 1)? after the first|(?:for |on )?the second and (?:each )?(?:subsequent|later|further) use|each time)`
const inSanity = `(?<n>${num}) ${points}`
const ofThisCard =
  "(?:(?:THIS 's|its|the)(?: full| print)? sanity cost(?: of THIS)?|as much sanity as (?:is )?(?:show|print|indicate|list) (?:on|in) (?:THIS|its pentagram|it))"
const goesOn = '(?: ,| ;)?(?: but| and| though| although)?'
/** What each further use costs, told behind the permission. */
const gateDues = (dues: string): readonly string[] => [
  `(?:you )?(?:must |have to |need to |should |will )?(?:pay|spend|lose|expend) ${dues} ${everyTime}`,
  `(?:at|for) (?:a|the) (?:cost|price) of ${dues}(?: ${everyTime})?`,
  `(?:at|for) ${dues} ${everyTime}`,
  `${everyTime} (?:for|at a cost of|at the cost of|at a price of) ${dues}`,
  `${everyTime} (?:cost|require|demand)(?: (?:you|your investigator|that player|the player|that investigator|the user))? ${dues}`,
  `by (?:pay|spend|lose) ${dues}(?: ${everyTime})?`,
  `(?:if|provided|as long as|so long as) you (?:pay|spend|lose) ${dues}(?: ${everyTime})?`,
]
const anew =
  '(?:again|more than once|once more|repeatedly|any number of time|a second time|reuse|twice|# more time|1 more time|another time)'
const servesAgain = `(?<lead>\\bgates?\\b[^;]*? ${anew}(?: to play [^,;]+)?|\\breuse (?:this |the |any )gate(?: here| (?:of|at) [^,;]+?)?)(?<when>(?:(?: ,)? (?:when|while|if|by|at|during) [^,;]+)?)`
const gates: readonly Clause[] = [
  [/(?<=\bgates?\b.* )can (?=(?:is )?use\b)/, 'may '],
  [/^(?:the )?use of (?<gate>this gate|the gate here) is not limit to (?:once|1|a single time|1 use)/, '<gate> may is use again', place],
  [/\b(?:while|as long as|so long as) (?<time>night|day) (?:last|reign|endure|hold|continue|hold sway)/, 'while it is <time>'],
  [/\bby (?:those|any|anyone|players?|a player|any player) who (?=(?:pay|spend) )/, 'if you '],
  [/^THIS (?:let|allow|enable|permit) you (?:to )?(?=use )/, 'you may ', ['Ally', 'Artifact', 'Tome']],
  // On a Location "the Gate" is its own.
  [/\bthe gate(?! (?:of|at|here|in|on|which|that)\b)/, 'this gate', place],
  // "May be used again, each further use costing 1 Sanity".
  ...gateDues(inSanity).map((said): Clause => [new RegExp(`${servesAgain}${goesOn} ${said}$`), '<lead> for <n> sanity <when>']),
  ...gateDues(ofThisCard).map(
    (said): Clause => [
      new RegExp(`${servesAgain}${goesOn} ${said}$`),
      "<lead> , but must pay this card 's sanity cost each time <when>",
      place,
    ],
  ),
  // "You may spend 1 Sanity to use this Gate again."
  [
    new RegExp(
      `^(?<head>(?:(?:while|when|if) [^,]+ , |at night , |by day , |at night |by day )?)(?:${left} )?(?:pay|spend|lose|expend) (?<n>${num}) ${points}(?: ,)? (?:to|and|and you (?:may|can)|in order to) (?:re)?use (?<gate>${aGate}) (?<again>${anew})(?<when>(?: (?:when|while|if) [^,;]+)?)$`,
    ),
    '<head> you may use <gate> <again> for <n> sanity <when>',
  ],
  [
    new RegExp(
      `^(?<head>(?:(?:while|when|if) [^,]+ , )?)(?:for|at (?:a|the) (?:cost|price) of|by pay|by spend) (?<n>${num}) ${points}(?: ,)? (?:${left} )?(?:re)?use (?<gate>${aGate}) (?<again>${anew})$`,
    ),
    '<head> you may use <gate> <again> for <n> sanity',
  ],
  [
    /(?<=\bgates?\b.* )(?:another time|1 further time|a further time|1 extra time|a extra time|a additional time|1 time more|for a second time|1 additional time)(?! (?:and|, and) (?:may|you may|can) do so)/,
    'once more',
  ],
  [
    /(?<=\bgate\b.* )(?:another time|a second time|once more|again)(?: ,)? and (?:(?:you )?(?:may|can) (?:do so|repeat this)) (?:any number of time|repeatedly|as often as you (?:like|wish|please|want|choose)|more than once|again and again)/,
    'again',
  ],
  [
    /(?<=\bgate\b.* )(?:again and again|time and again|time after time|many time|as often as (?:you )?(?:desire|need|please|require|want)|over and over(?: again)?|without limit|a unlimited number of time|freely)(?= |$)/,
    'any number of time',
  ],
  [
    /(?<=^(?:while [^,]+ , )?(?:this|the) gate )(?:never close|is (?:always |forever )?open|stay open|remain open|never shut|do not close|do not shut)(?: :| ;| ,)?(?: and| so)?(?: it| you)? (?=may )/,
    '',
  ],
  [
    /^(?:after|once|when) (?:(?<own>this gate|the gate(?: here)?) have (?:already )?is use|(?:you have (?:already )?use) (?<mine>this gate|the gate(?: here)?))(?: ,)? (?=(?:it|you) may (?:is )?(?:use|reuse) )/,
    '',
    place,
  ],
  [
    /^it may is (?=(?:use (?:again|more than once|once more|a second time|any number of time|repeatedly)|reuse)\b)/,
    'this gate may is ',
    place,
  ],
  [/^you may use it (?=(?:again|more than once|once more|a second time|any number of time|repeatedly)\b)/, 'you may use this gate ', place],
  [
    /(?<=\bgate .*)(?: ,)? even (?:though|if|when) (?:it|they|that gate|you) have (?:already |once )?(?:is )?use(?: it| already)?(?: (?:once|before))?(?= |$)/,
    '',
  ],
  [/\b(?<gate>gates? (?:of|at|in) [^,;]+?) (?:may|can) is (?<again>once more|twice|a second time)/, '<gate> may is use <again>'],
  // A price told in a sentence of its own, behind the permission.
  [
    new RegExp(`^(?<lead>[^;]*\\bgates?\\b[^;]* ${anew}[^;]*?) ; ${everyTime} (?:cost|require)(?: you)? (?<n>${num}) ${points}$`),
    '<lead> for <n> sanity',
  ],
]

// ---------------------------------------------------------------- what holds while a card is face-down, and what keeps it so
const keepsDown =
  '(?:keep|leave|hold|have)(?: (?:THIS|it|they|the card))? (?:face-down|flip)(?: (?:and|still)? ?(?:in effect|active|at work))?(?: ,)?(?: (?:(?:instead of|rather than|in place of) (?:return|turn|flip|put) (?:it|THIS|they|the card)(?: back)?(?: to)? ?(?:face-up|up|over|upright)?|(?:for|during|through|throughout|until|in|into) (?:the (?:end of the )?(?:next|follow) round|1 (?:more|additional|further|extra) round|another round)))?'
const kept = (n: string): string =>
  `at the end of each round , if this card is face-down , you may pay ${n} sanity : this card cannot is flip face-up until the end of the round`
const ends = '(?:at (?:the|each|a) (?:end|close) of (?:each|a|any|the|every) round|each round(?: end)?|when (?:the|a|each) round end)'
const faceDown: readonly Clause[] = [
  [/\bwhile THIS is (?:face-down|flip)(?= |$)/, 'while this card stay face-down', ['Spell', 'Artifact', 'Ally', 'Tome']],
  [
    new RegExp(
      `^(?:${ends}(?: ,)? (?:that (?:it|THIS) is face-down , )?)(?:${left} )(?:pay|spend|lose) (?<n>${num}) ${points}(?: ,)? (?:to|and) ${keepsDown}$`,
    ),
    kept('<n>'),
  ],
  [new RegExp(`^(?:${left} )(?:pay|spend|lose) (?<n>${num}) ${points} ${ends}(?: ,)? (?:to|and) ${keepsDown}$`), kept('<n>')],
  [
    new RegExp(
      `^(?:${left} )?${keepsDown}(?: ,)? (?:by (?:pay|spend)|for|at (?:a|the) (?:cost|price) of|if you (?:pay|spend)) (?<n>${num}) ${points} (?:${ends}|per round|each round)$`,
    ),
    kept('<n>'),
  ],
  [
    new RegExp(
      `^(?:THIS|it|they) (?:may|can) (?:is )?(?:keep|leave|remain|stay|hold) face-down (?:${ends} )?(?:by (?:pay|spend)|for|at (?:a|the) (?:cost|price) of|if you (?:pay|spend)) (?<n>${num}) ${points}(?: ${ends})?$`,
    ),
    kept('<n>'),
  ],
  [/\b(?:for )?(?:while|as long as) (?:this spell|THIS|it) card (?=(?:remain|stay|is|lie) (?:face-down|flip))/, 'while this card '],
  [/\bfor while (?=this card (?:remain|stay))/, 'while '],
  [/^flip THIS (?:as|on) your turn$/, 'as your turn , flip this card'],
]

// ---------------------------------------------------------------- Spells that are known, and what becomes of them
const bearers: readonly Self['type'][] = ['Ally', 'Artifact']
const holders: readonly Self['type'][] = ['Ally', 'Artifact', 'Tome']
const wasCast =
  '(?:(?:as soon as|when|whenever|once|after|upon|immediately after|immediately upon) (?:(?:it|they|each|that spell|the spell) (?:have )?(?:is|been) (?:cast|use)|(?:is|be) cast|cast|casting|use|its casting|have is cast)|afterwards|thereafter)'
const spells = '(?:1|#|a|any|any 1|any #|up to #|another)(?: [a-z_]+)*? spell(?: (?:of|with|bear|that bear) [^,;(.]+?)?'
const knows = '(?:know|hold|contain|learn|memorize|memorise|remember|master|carry)'
const known: readonly Clause[] = [
  [
    new RegExp(
      `^(?<holds>(?:(?:THIS|it|they) )?(?:(?:can|may) )?${knows} ${spells}) , which (?:they|THIS|it) (?:may |can )?cast (?:for|at) (?:a cost of )?(?<n>${num}) (?:less ${points}|${points} less|fewer ${points})(?: than (?:usual|normal))?$`,
    ),
    '<holds> . spell cast from this card cost <n> less sanity',
    bearers,
  ],
  [
    new RegExp(
      `^(?<holds>(?:(?:THIS|it|they) )?(?:(?:can|may) )?${knows} ${spells}) , which (?:(?:they|THIS|it) (?:may |can )?cast (?:for no|at no cost in|without loss of|without pay any) sanity|cost no sanity(?: (?:to cast|when cast))?)$`,
    ),
    '<holds> . spell cast from this card cost no sanity',
    bearers,
  ],
  [
    /^(?:all |any |each )?cast spell is (?<how>bury|discard)(?: in your story deck)?$/,
    '<how> each spell hold by this card after it is cast',
    bearers,
  ],
  [
    /^(?<who>(?:(?:THIS|they|it) )?(?:can |may |))(?:learn|memorize|memorise|remember|master|commit to memory|study|is taught|is teach|is able to know|know how to cast) (?=(?:1|#|a|any|up to|another) )/,
    '<who> know ',
    bearers,
  ],
  [/^they (?=(?:(?:can|may) )?(?:know|hold|carry|bear|read|speak) )/, 'this card ', bearers],
  [
    /(?<=\b(?:know|hold|contain) [^,;.]*spell) (?:in (?:its|their) (?:memory|mind|head|heart)|by heart|(?:just )?as (?:if|though) (?:it|they|THIS) (?:is|be) a tome|in the manner of a tome|like a tome)/,
    '',
    bearers,
  ],
  [
    /(?<=\b(?:know|hold|contain) [^,;.]*spell) , (?:just )?(?:as (?:if|though) (?:it|they|THIS) (?:is|be) a tome|as a tome (?:do|can)|like a tome)$/,
    '',
    bearers,
  ],
  [
    new RegExp(`^(?:${left} )?(?:place|keep|put|lay|store|assign) (?<n>${spells}) (?:with|in|beneath|under|on|upon|to) THIS$`),
    'this card may hold <n>',
    bearers,
  ],
  [
    new RegExp(
      `^(?<n>${spells}) (?:may|can) is (?:place|keep|put|lay|store|hold|assign|know|learn) (?:with|in|beneath|under|on|upon|to|by) THIS$`,
    ),
    'this card may hold <n>',
    bearers,
  ],
  [
    new RegExp(
      `^(?<holds>(?:(?:THIS|it|they) )?(?:(?:can|may) )?${knows} ${spells})(?: ,| ;)?(?: and)? (?:(?:each|both|all|any|either) of )?(?:which|they|it|that spell|the spell|each spell|each|each such spell|such spell)(?: must| should| will)?(?: then)? is (?<how>bury|discard)(?: in (?:your|its owner 's|the) story deck)?(?: ${wasCast})?$`,
    ),
    '<holds> . <how> each spell hold by this card after it is cast',
    bearers,
  ],
  [
    new RegExp(
      `^(?<holds>(?:(?:THIS|it|they) )?(?:(?:can|may) )?${knows} ${spells}) , ${wasCast.replace('(?:as soon as', '(?:after which|as soon as')} (?:which )?(?:it|they|each) is (?<how>bury|discard)$`,
    ),
    '<holds> . <how> each spell hold by this card after it is cast',
    bearers,
  ],
  [
    new RegExp(
      `^(?<holds>(?:(?:THIS|it|they) )?(?:(?:can|may) )?${knows} ${spells})(?: ,)? after which (?:it|they|each) is (?<how>bury|discard)$`,
    ),
    '<holds> . <how> each spell hold by this card after it is cast',
    bearers,
  ],
  [
    new RegExp(
      `^(?<holds>(?:(?:THIS|it|they) )?(?:(?:can|may) )?${knows} ${spells})(?: ,| ;| \\()?(?: and)? (?<how>bury|discard)(?: (?:the|this|that|each|any|such|each such))?(?: spell| it| they| 1)?(?: in (?:your|the) story deck)? ${wasCast}(?: \\))?$`,
    ),
    '<holds> . <how> each spell hold by this card after it is cast',
    bearers,
  ],
  [
    /^(?:when|once|after|whenever|as soon as) (?:(?:the|that|this|each|a|any|either|such a) )?(?:such )?spell (?:have )?(?:is|be) (?:cast|use)(?: ,)? (?<how>bury|discard) (?:it|they|that spell|the spell)(?: in your story deck)?$/,
    '<how> each spell hold by this card after it is cast',
    bearers,
  ],
  [
    /^(?:when|once|after|whenever|as soon as) (?:(?:the|that|this|each|a|any|either|such a) )?(?:such )?spell (?:have )?(?:is|be) (?:cast|use)(?: ,)? (?:it|they|that spell|the spell)(?: must| should)? is (?<how>bury|discard)(?: in your story deck)?$/,
    '<how> each spell hold by this card after it is cast',
    bearers,
  ],
  [
    new RegExp(
      `^(?<how>bury|discard) (?:it|each|each 1|each of they|they|such spell|any such spell|spell|that spell|this spell|each spell|either spell)(?: in your story deck)? ${wasCast}$`,
    ),
    '<how> each spell hold by this card after it is cast',
    bearers,
  ],
  // "Bury Spell after it is cast, or if Una Dubh is buried": after each casting, and once more when that befalls.
  [
    new RegExp(
      `^(?<how>bury|discard) (?:it|each|they|such spell|any such spell|spell|any spell|that spell|the spell|each spell)(?: in your story deck)? ${wasCast}(?: ,)? (?:or|and) (?<also>(?:if|when|whenever) .+)$`,
    ),
    '<how> each spell hold by this card after it is cast . <also> , <how> each spell hold by this card',
    bearers,
  ],
  [
    /^(?<how>bury|discard) (?:such spell|any such spell|spell|any spell|that spell|the spell|each spell)(?: in your story deck)? (?<when>(?:if|when|whenever) (?!it\b|they\b|cast\b|use\b|(?:the|a|any|each|that) spell\b)[^,;:()]+)$/,
    '<when> , <how> each spell hold by this card',
    bearers,
  ],
  [
    new RegExp(
      `^(?:(?:each|any|a|every|all|the) )?spell (?:(?:which|that) is )?(?:cast (?:from|out of|by|with)|hold (?:by|in)|in) THIS(?: must| may)? is (?<how>bury|discard)(?: in your story deck)?(?: ${wasCast})?$`,
    ),
    '<how> each spell hold by this card after it is cast',
    holders,
  ],
  [
    new RegExp(
      `^(?:(?:each|any|a|every|all|the) )?spell (?:(?:which|that) is )?cast (?:from|out of|by|with) THIS (?:is )?(?:return|go back|go) to your hand(?: ${wasCast})?$`,
    ),
    'return each spell hold by this card to your hand after it is cast',
    holders,
  ],
]

// ---------------------------------------------------------------- how many Spells, and what they cost
const usual = '(?:print|usual|normal|own|stated|indicated|regular)'
const capacity = '(?:number|capacity|limit|maximum|complement|allowance)'
const roomFor: readonly Clause[] = [
  [/\b(?:have|has|offer) (?:room|space|place) for (?=(?:1|#|any number of) )/, 'may hold ', holders],
  [
    /^(?:you (?:may|can) )?(?:keep|hold|place|put) (?<n>(?:1|#) (?:more|additional|extra) spell) in (?<each>each|any|every) of your tome(?: than (?:is|be)? ?(?:usual|normal|print(?: on it)?))?$/,
    'each of your tome may hold <n>',
  ],
  [
    /^(?:any |all |a )?tome (?:play here|you play here|that you play here) need not is (?:in|write in) (?:a|any) language (?:(?:that |which )?you (?:(?:can|may) )?(?:know|read|understand|speak)|know to you)$/,
    'you may play tome here regardless of language',
    place,
  ],
  [
    /^(?:your investigator|you) (?:need )?(?:pay|spend|lose) no sanity(?: point)?(?: to cast| for| when cast| when casting) (?<what>(?:(?:any|the|all|each) )?(?:\S+ )?spell) (?:(?:that (?:is|you) )?cast )?(?:from|in|out of) THIS/,
    '<what> cast from this card cost no sanity',
    holders,
  ],
  [
    new RegExp(
      `(?<n>${num}) (?:more|additional|extra) spell(?: each)? than (?:is |be |the number )?(?:print|show|indicate|list|state|usual|normal|normally|usually|it (?:can|may) (?:normally|otherwise|usually)?(?: ?hold| ?contain)?|otherwise)(?: (?:on|in) (?:it|they|THIS|the card|its card|the tome|each))?`,
    ),
    '<n> additional spell',
  ],
  [
    new RegExp(
      `(?<n>${num}) spell (?:more|above|beyond|over|in excess of|in addition to|besides)(?: than)? (?:(?:its|their|the) (?:${usual} )?${capacity}(?: of spell)?(?: (?:print|show|indicate|list)(?: (?:on|in) (?:it|they|the card))?)?|that which is print|those print|usual|normal)`,
    ),
    '<n> additional spell',
  ],
  [/(?<=\b(?:while|when|if) )THIS is (?=(?:at|in) (?:a|any|the) )/, 'you is ', holders],
  [
    /\b(?:(?:any|a|each|all) )?spell(?: ,)? (?:whatever (?:its|the|their) (?:icon|symbol)|regardless of (?:(?:its|the|their) )?(?:icon|symbol)|no matter (?:what |which )?(?:(?:its|their|the) )?(?:icon|symbol)(?: (?:it|they) (?:bear|have|show))?|(?:with|bear|of) (?:any|whatever) (?:icon|symbol))(?: ,)?/,
    'spell of any icon',
  ],
  [
    /^spell of any icon (?:may|can) is (?:keep|put|lay|store|assign|insert|write|contain|inscribe) (?:in|into|within|to) THIS$/,
    'spell of any icon may is place in this card',
    holders,
  ],
  // "Costs 1 Sanity point less than is shown on it."
  [
    new RegExp(
      `(?<=\\bcost (?:you )?${num} (?:sanity(?: point)? )?(?:less|more|fewer)(?: sanity(?: point)?)?) than (?:is |be |what is |the amount )?(?:usual|normal|normally|usually|it (?:otherwise )?would|they (?:otherwise )?would|it normally do|otherwise|show|print|indicate|list|state)(?: (?:on|in|by|for) (?:it|they|the card|its pentagram|the pentagram|their card))?`,
    ),
    '',
  ],
  [
    new RegExp(
      `^(?<what>(?:(?:your|all|each|any|every|a) )?(?:\\S+ )?spell(?: (?:with|of|bear|that bear|which bear) the \\S+ icon)?) cost (?:you )?(?<n>${num}) ${points} (?<how>less|more) (?:when|if|whenever) (?:(?:they|it) is |you )?cast (?:they |it )?(?:from|out of|in|with|using|by) THIS(?<rest>(?: , .+)?)$`,
    ),
    '<what> cast from this card cost <n> <how> sanity <rest>',
    holders,
  ],
  [
    new RegExp(
      `^(?<what>(?:(?:your|all|each|any|every|a) )?(?:\\S+ )?spell(?: (?:with|of|bear|that bear|which bear) the \\S+ icon)?) cast from THIS cost (?:you )?(?<n>${num}) ${points} (?<how>less|more)(?: ,| \\()? (?:but )?(?:(?:never|not) (?:less|lower|fewer) than|to a minimum of|down to a minimum of|with a minimum of|(?:but )?(?:not|never) below|minimum) (?<m>${num})(?: ${points})?(?: \\))?$`,
    ),
    '<what> cast from this card cost <n> <how> sanity , not below <m>',
    holders,
  ],
  [
    new RegExp(
      `^you (?:(?:need )?pay|spend) (?<n>${num}) (?:${points} less|less ${points}) (?:for|when casting|when cast|when you cast|to cast) (?:each|any|every|a|all)?(?: )?spell (?:(?:which|that) (?:is|you) )?(?:cast )?(?:from|out of) THIS$`,
    ),
    'spell cast from this card cost <n> less sanity',
    holders,
  ],
  [
    new RegExp(
      `^(?:add (?<n>${num})(?: ${points})? to|increase by (?<k>${num})) the sanity cost of (?:each|any|every|all) spell (?:(?:which|that) (?:is|you) )?cast (?:from|out of) THIS$`,
    ),
    'spell cast from this card cost <n> <k> more sanity',
    holders,
  ],
  [
    new RegExp(
      `^(?:subtract|deduct) (?<n>${num})(?: ${points})? from the sanity cost of (?:each|any|every|all) spell (?:(?:which|that) (?:is|you) )?cast (?:from|out of) THIS$`,
    ),
    'spell cast from this card cost <n> less sanity',
    holders,
  ],
  [
    /^(?:(?:any|each|all|the) )?spell (?:(?:that |which )?(?:is )?)?(?:hold|contain|keep|place|inscribe|know) (?:in|within|by) THIS (?<not>cannot|may not) is cancel$/,
    'spell cast from this card <not> is cancel',
    holders,
  ],
  [
    new RegExp(
      `(?<=\\bcost\\b[^;]* (?:less|fewer)(?: ${points})?(?: [^,;(]+)?)(?: ,| \\()?(?: but| though| and)? (?:(?:never|not|no) (?:to )?(?:(?:cost |fall )?(?:less|lower|fewer) than|below|under)|(?:down )?to (?:a|the) minimum (?:cost )?of|with a minimum of|minimum(?: of)?|to no less than|(?:down )?to no fewer than) (?<m>${num})(?: ${points})?(?: \\))?$`,
    ),
    ' , not below <m>',
  ],
  [
    new RegExp(
      `(?<a>\\bcost\\b[^;(]* (?:less|fewer)(?: ${points})?) (?:\\(|,) (?:but )?(?:(?:never|not) (?:less|lower|fewer) than|(?:down )?to a minimum of|with a minimum of|minimum(?: of)?|(?:never|not) below) (?<m>${num})(?: ${points})? (?:\\)|,) (?<b>[^,;(]+)$`,
    ),
    '<a> <b> , not below <m>',
  ],
  [/^(?:the|that|this) tome (?:may|can) (?:hold|contain) (?=(?:1|#) additional spell)/, 'each tome hold by this card may hold ', ['Ally']],
  // Who may cast nothing.
  [
    /(?<=^you (?:may|can) (?:not )?cast (?:no |any )?spell\b.*)(?: ,)? (?:nor|and neither) (?:may|can) (?:your|any of your) ally(?: (?:do so|cast (?:any|they|spell|any spell)))?$/,
    '',
  ],
  [/^neither you nor (?:your|any of your) ally (?:may|can) cast (?:any )?spell/, 'you may not cast spell'],
  [
    /^no spell (?:may|can) is cast by (?:anyone|anybody|any player|any investigator|a player|players)(?: who)?(?: is)? (?<here>here|at THIS|in THIS)$/,
    'no player may cast spell <here>',
    place,
  ],
  // What goes when one leaves.
  [
    /^(?:should you|if you|when you|as soon as you) (?:leave|depart|travel|go|move on|move)(?: (?:here|THIS|this place|away|elsewhere|from (?:here|THIS)))? , (?:bury )?(?:any|all|the|each)(?: of the)?(?: (?:excess|surplus|extra|additional))? spell(?: (?:(?:in excess of|beyond|over|above|exceed|that exceed) (?:(?:a|the|each|its|their) (?:tome 's )?(?:usual |normal |print )?(?:capacity|number|limit)|the (?:usual|normal|print) (?:capacity|number|limit)(?: of (?:a|each|the) tome)?)|in excess))?(?: (?:must is|is|must) (?:bury|lose))?$/,
    'when you leave , bury the excess spell',
    place,
  ],
  [
    /(?<=\btomes? (?:may|can) is play here)(?: ,)? even (?:though|if) (?:neither (?:you|your investigator) nor (?:any|your|any of your|a) ally (?:can|may) (?:read|understand) (?:it|they|its language)|nobody (?:can|may) read (?:it|they)|(?:you|your investigator) (?:cannot|may not|can not) (?:read|understand) (?:it|they|its language))/,
    ' regardless of language',
  ],
  [/^(?:a|any|each) tome (?:may|can) is play here regardless of language$/, 'you may play tome here regardless of language', place],
]

// ---------------------------------------------------------------- what is carried, and whose fate is shared
const later = 'on (?:a|any|some) (?:later|subsequent|following) turn'
const anywhere =
  '(?:(?:at|in) any location(?: (?:whatsoever|at all))?|(?:whatever|whichever|no matter what) your current location(?: is)?|wherever you is|wherever you may is|no matter where you is|regardless of (?:your (?:current )?)?location)'
const language =
  '(?:latin|greek|arabic|english|german|french|spanish|hebrew|chinese|italian|dutch|russian|japanese|sanskrit|tibetan|hieroglyphic|r_lyehian|aklo)'
const bearer =
  '(?:the bearer|the ally|that ally|this ally|its bearer|ally|its ally|his bearer|the ally who bear (?:it|THIS)|the ally with (?:it|THIS))'
const carried: readonly Clause[] = [
  [
    new RegExp(
      `^(?:they|THIS|it) (?:may|can) is (?:give|assign) (?<load>(?:1|a|any|any 1|#) [^,]+?)(?: ,)?(?: from your hand)?(?: ,)? ${later}(?: ,)?(?: ${anywhere})?$`,
    ),
    'on a later turn , you may assign <load> to this card at any location',
    bearers,
  ],
  [
    /^(?<load>(?:1|a|any 1|#|up to #) (?:\S+ )?(?:tome|artifact|weapon))(?: of your choice| of yours)? (?:may|can) is carry by THIS$/,
    'this card may carry <load>',
    ['Ally'],
  ],
  [
    /^as your turn ,(?: you (?:may|can))? (?:place|put|assign|give) (?<load>(?:1|a|any 1) (?:\S+ )?(?:tome|artifact|weapon))(?: of your choice)?(?: from your hand)? (?:beneath|under|to|with) THIS$/,
    'on a later turn , you may assign <load> to this card',
    ['Ally'],
  ],
  [
    /^(?:it|the (?:tome|artifact|weapon)) is (?:lose|bury|discard|bury or discard) (?:if|when|with) (?:they|THIS|their|it)(?: is)?(?: (?:lose|bury|discard|bury or discard))?$/,
    'if this card is lose , the artifact suffer the same fate',
    ['Ally'],
  ],
  [
    /^if they is (?:bury or discard|discard or bury|lose|bury|discard) , so is (?:it|the (?:tome|artifact|weapon)|that (?:tome|artifact|weapon))$/,
    'if this card is lose , the artifact suffer the same fate',
    ['Ally'],
  ],
  [
    /^THIS (?:may|can) is (?:pass|give|assign|hand|transfer|move|lend) (?:on )?to (?:another(?: 1)?(?: of your)? ally|a different ally)(?: of yours)? (?:on (?:a|any) (?:later|subsequent|following) turn|as your turn)$/,
    'as your turn , give this card to another of your ally',
    ['Artifact'],
  ],
  [
    /^(?:as your turn , you (?:may|can)|you (?:may|can) as your turn ,|as your turn ,) (?:pass|give|assign|hand|transfer|move|lend) THIS (?:on )?to (?:another(?: 1)?(?: of your)? ally|a different ally)(?: of yours)?$/,
    'as your turn , give this card to another of your ally',
    ['Artifact'],
  ],
  [
    new RegExp(`^${later}(?: ,)?(?: and)? ${anywhere}(?: ,)? ${left} (?<deed>(?:assign|give|attach|place|put) .+)$`),
    'on a later turn , you may <deed> at any location',
  ],
  [new RegExp(`(?<=^(?:${later} ,? ?)?${left} (?:assign|give|attach|place|put) [^,.]+?)(?: ,)? (?:and )?${anywhere}$`), ' at any location'],
  [new RegExp(`(?<=\\bmay is (?:assign|give|attach|place|put) [^,.]+?)(?: ,)? (?:and )?${anywhere}$`), ' at any location'],
  [
    new RegExp(`^${later}(?: ,)? THIS (?:may|can) is (?:give|assign|hand) (?<load>[^,]+?)(?: from your hand)?(?<where>(?: ${anywhere})?)$`),
    'on a later turn , you may assign <load> to this card <where>',
    bearers,
  ],
  [
    new RegExp(
      `^(?:THIS|they|it) (?:may|can) (?:carry|hold|keep) (?<load>(?:1|a|any|any 1|#|up to #) [^,]+?) , which (?:may|can) is (?:assign|give)(?: to (?:they|it|THIS|their))?(?: ${later})?(?: and)?(?: ${anywhere})?$`,
    ),
    'on a later turn , you may assign <load> to this card at any location',
    bearers,
  ],
  [/(?<=\b(?:carry|assign|give|place) (?:1|a|any|#|up to #) (?:tome|artifact|weapon)) (?:of yours|of your own|from your hand)(?= |$)/, ''],
  [
    /^(?<may>(?:on a later turn )?you may (?:assign|give|place|attach)) (?:to|beneath|under|with) THIS (?<load>(?:1|a|any|#|up to #) [^,]+)$/,
    '<may> <load> to this card',
    bearers,
  ],
  [
    new RegExp(`\\b(?<n>1|a|any|#|any 1) tome (?:(?:that|which) is )?(?:write )?in (?<l>${language}(?: or ${language})?)(?= |$)`),
    '<n> <l> tome',
  ],
  // "It shares her fate, may be replaced if lost, and can contain one additional Spell": each by itself.
  [
    /^(?<who>(?:the|that|this) (?:tome|artifact|weapon)|it) (?<a>(?:stay with [^,]+? and )?(?:suffer|share) [^,]+?)(?: ,)?(?: and)? (?<b>(?:may|can) is replace .+)$/,
    '<who> <a> . <who> <b>',
  ],
  [
    /^(?<who>(?:the|that|this) (?:tome|artifact|weapon)|it) (?<a>(?:may|can) is replace[^,]*?)(?: ,)? and (?<b>(?:may|can) .+)$/,
    '<who> <a> . <who> <b>',
  ],
  [
    /^(?<who>(?:the|that|this) (?:tome|artifact|weapon)|it) (?<a>(?:stay with [^,]+? and )?(?:suffer|share) [^,;]+?) ; (?<b>.+)$/,
    '<who> <a> . <b>',
  ],
  [
    /^(?<who>(?:the|that|this) (?:tome|artifact|weapon)|it) (?:may|can) is replace(?: (?:with|by) another(?: (?:1|tome|artifact))?)?(?: ,)? (?:if|when|should)(?: (?:it|they))?(?: is)? (?:lose|bury|discard|bury or discard)$/,
    '<who> may is replace with another , if lose',
  ],
  [
    /^(?:if|when|should) (?:it|the (?:tome|artifact|weapon)|that (?:tome|artifact|weapon))(?: is)? (?:lose|bury|discard|bury or discard) ,(?: you (?:may|can) (?:assign|give|attach) another(?: (?:1|tome|artifact))?| another(?: (?:1|tome|artifact))? (?:may|can) is (?:assign|give|attach)| it (?:may|can) is replace)(?: (?:to|with|by) (?:THIS|they|their|it|another))?$/,
    'it may is replace with another , if lose',
    bearers,
  ],
  [
    /^(?<who>(?:the|that|this) (?:tome|artifact|weapon)|it|they) (?:stay (?:with|by) (?:THIS|they|their|it) and )?(?:share|suffer|meet|undergo) (?:the same|any|whatever|each|every|the) fate(?: (?:that|which|as))?(?: (?:(?:THIS|they|it) (?:suffer|meet|do|share)|befalls? (?:THIS|they|their|it|him)|THIS|they|their))?$/,
    'if this card is lose , the artifact suffer the same fate',
    ['Ally'],
  ],
  [/^spell (?:may|can) is (?:keep|place|hold|contain|put) in (?:this|that|the) tome$/, 'the tome may contain spell', ['Ally']],
  [
    /^if they is (?:bury or discard|discard or bury|lose) , (?<what>the (?:tome|artifact|weapon)) (?:is )?(?:lose|bury|go|discard|bury or discard)(?: with (?:they|their|THIS|it)| too| also| as well)?$/,
    'if this card is lose , <what> suffer the same fate',
    ['Ally'],
  ],
  // An Artifact that an Ally bears.
  [/\b(?<do>share|suffer) (?:that|the|this|its) (?:ally|bearer|owner|companion) 's fate\b/, '<do> its fate', ['Artifact', 'Tome']],
  [
    new RegExp(
      `^(?:and )?(?:if|when|should) (?:${bearer}|they) (?:is |should is )?(?:lose|bury|discard|bury or discard|discard or bury|kill|slain|die)(?: then)?(?: ,)?(?: then)? (?:the )?(?:THIS|THING|it|the (?:artifact|weapon|tome))(?: must)? (?:is )?(?:also )?(?:lose|go|suffer the same fate|share its fate)(?: (?:too|also|as well|likewise|with (?:they|it|their|him)))?$`,
    ),
    'if ally is lose , this card suffer the same fate',
    ['Artifact'],
  ],
  [
    new RegExp(
      `^(?:and )?(?:the )?(?:THIS|THING|it|the (?:artifact|weapon)) (?:is )?(?:lose|go)(?: too| also| as well)? (?:if|when) (?:${bearer}|they)(?: is)?(?: lose)?$`,
    ),
    'if ally is lose , this card suffer the same fate',
    ['Artifact'],
  ],
  [
    /(?<=^(?:(?:THIS )?(?:must|may|can) is |)(?:give|assign|attach) [^,;:]+?)(?: ,| ;)(?: and)? (?=(?:should|if|when|is lose if) )/,
    ' . ',
    ['Artifact'],
  ],
  [/^(?<a>[^;]*weapon per ally) [;,] (?<b>.+)$/, '<a> . <b>', ['Artifact']],
  [
    /^(?:THIS )?(?:must|should|has to|have to) is (?:give|assign|attach) to (?<who>(?:a|1|any|your) .+)$/,
    'give this card to <who>',
    ['Artifact', 'Tome'],
  ],
  [/^is lose if (?:they|that ally|the ally) is lose$/, 'if ally is lose , this card suffer the same fate', ['Artifact']],
  [
    /^(?<g>(?:give|assign|attach) THIS to [^:;,]+?) [:;] (?:they|that ally|the ally|it) (?=(?:add|gain|is|may|cannot|have|can|know|speak) )/,
    '<g> . the bearer ',
    ['Artifact'],
  ],
  [
    new RegExp(
      `^${later}(?: ,)? ${left} (?:pass|give|assign|hand|transfer|move|lend) THIS (?:on )?to (?:another(?: 1)?(?: of your)? ally|a different ally|a other ally)(?: of yours)?$`,
    ),
    'as your turn , give this card to another of your ally',
    ['Artifact'],
  ],
  [
    /\bthe ally (?:(?:who|that) (?:carry|bear|use|wield|hold|have)|carrying|bearing|using|wielding|holding|with) (?:it|THIS|the weapon|this)(?= |$)/,
    'the bearer',
    ['Artifact'],
  ],
]

// ---------------------------------------------------------------- Weapons
const weapons: readonly Clause[] = [
  [
    /^add (?<n>#|1)(?: point)? to (?:its|their|his|the bearer 's|that ally 's) value while the bearer is a defending ally$/,
    'while the bearer is a defending ally , the bearer gain <n>',
    ['Artifact'],
  ],
  [
    /^while the bearer is a defending ally , add (?<n>#|1)(?: point)? to (?:its|their|his|the bearer 's|that ally 's|ally 's|the ally 's) value$/,
    'while the bearer is a defending ally , the bearer gain <n>',
    ['Artifact'],
  ],
  [
    /(?:while|when|if|whenever|as) (?:(?:they|the bearer|that ally|the ally|its bearer|ally) (?:defend|is defending|is a defending ally|is (?:choose|commit) (?:to defend|as a defending ally))|defending|defend)(?: (?:in|during) (?:a |any )?combat)?(?= , (?!(?:bury|discard|flip) )|$)/,
    'while the bearer is a defending ally',
    ['Artifact'],
  ],
  [
    /^(?:THIS )?(?:may|can) (?:only is (?:bear|carry|use|wield|give|assign|hold|handle|own)|is (?:bear|carry|use|wield|give|assign|hold|handle|own) only) (?:by|to) (?<who>.+)$/,
    'only <who> may bear this card',
    ['Artifact'],
  ],
  [
    /\b(?<a>a|any|1|each|all|only) (?<k>ally|card) (?:who|that|which|bear) (?:bear |have |carry |with )?(?:the |a )?(?<d>dreamlands|new_aeon) (?:symbol|icon|emblem|mark)(?= |$)/,
    '<a> <d> <k>',
  ],
  // Who defends is a Defending Ally to the end of Combat.
  [
    /^(?:if|when|whenever) (?:the |that |its )?(?:ally|bearer)(?: (?:who|that) bear (?:it|THIS))? (?:defend|is a defending ally|is use to defend|take part in the defen[sc]e)(?: (?:in|during) (?:a |any |the )?(?:combat|battle))?(?: with (?:it|THIS))? , (?<how>bury|discard) (?:THIS|it|THING)(?: at (?:the )?(?:end|close) of (?:that |the )?(?:combat|battle)| afterwards| after (?:that |the )?combat)$/,
    'at the end of combat , if the bearer is a defending ally , <how> this card',
    ['Artifact'],
  ],
  [
    /^(?<how>bury|discard) (?:THIS|it|THING) (?:at (?:the )?end of|after) (?:any|each|every|a|the) (?:combat|battle) in which (?:(?:the |that |its )?(?:ally|bearer)(?: (?:who|that) bear (?:it|THIS))? (?:defend|is a defending ally|is use to defend))$/,
    'at the end of combat , if the bearer is a defending ally , <how> this card',
    ['Artifact'],
  ],
  [
    /^(?:THIS|it|THING)(?: must)? is (?<how>bury|discard) (?:at (?:the )?end of|after) (?:any|each|every|a|the) (?:combat|battle) in which (?:(?:the |that |its )?(?:ally|bearer)(?: (?:who|that) bear (?:it|THIS))? (?:defend|is a defending ally|is use to defend))$/,
    'at the end of combat , if the bearer is a defending ally , <how> this card',
    ['Artifact'],
  ],
  [
    /^(?:if|when|whenever) (?:the |that |its )?(?:ally|bearer)(?: (?:who|that) bear (?:it|THIS))? (?:take part|fight)(?: (?:in|during) (?:a |any |the )?(?:combat|battle))?(?: with (?:it|THIS))? , (?<how>bury|discard) (?:THIS|it|THING)(?: at (?:the )?(?:end|close) of (?:that |the )?(?:combat|battle)| afterwards| after (?:that |the )?combat)$/,
    'at the end of combat , if this card have fight , <how> this card',
    ['Artifact'],
  ],
  [
    /^(?<how>bury|discard) (?:THIS|it|THING) (?:at (?:the )?end of|after) (?:any|each|every|a|the) (?:combat|battle) in which (?:(?:the |that |its )?(?:ally|bearer)(?: (?:who|that) bear (?:it|THIS))? (?:take part|fight)|(?:it|THIS) is use|it have is use)$/,
    'at the end of combat , if this card have fight , <how> this card',
    ['Artifact'],
  ],
  [
    /^(?:THIS|it|THING)(?: must)? is (?<how>bury|discard) (?:at (?:the )?end of|after) (?:any|each|every|a|the) (?:combat|battle) in which (?:(?:the |that |its )?(?:ally|bearer)(?: (?:who|that) bear (?:it|THIS))? (?:take part|fight)|(?:it|THIS) is use|it have is use)$/,
    'at the end of combat , if this card have fight , <how> this card',
    ['Artifact'],
  ],
  [
    /^(?:THIS|they|it) (?:do not|will not|never|refuse to|may not|cannot|can not|is not able to|is unable to) (?:use|bear|carry|wield|is give|accept|take|handle|touch|is arm with) (?:a |any )?weapon$/,
    'this card may not bear weapon',
    ['Ally'],
  ],
  [
    /^(?:THIS|they|it) (?:may|can) (?:use|wield|fight with|handle|is give) (?<n>#|any number of) weapon(?: (?:at once|at a time|at the same time|together|simultaneously))?$/,
    'this card may bear <n> weapon',
    ['Ally'],
  ],
]

// ---------------------------------------------------------------- what is called off, and what becomes of it
const foe = '(?:a opponent|your opponent|any opponent|another player|any other player|1 opponent|the opponent)'
const calledOff: readonly Clause[] = [
  [/\b(?:nullify|negate|annul|neutralize|neutralise|counteract|undo|dispel) (?=(?:the effect|a|any|1) )/, 'cancel '],
  [
    /^(?<pay>(?:you may )?(?:flip|bury|discard) THIS(?: face-down)?)(?: ,)? as your turn(?: ,)? (?:to|and) (?=cancel )/,
    'as your turn , <pay> to ',
  ],
  [
    /(?<=\b(?:play|cast|use) (?:on|against|upon|at) you),? or (?:on |against |upon |at )?(?:your|any of your|1 of your) (?:card|card in play|own card)(?= |$)/,
    '',
  ],
  [
    new RegExp(
      `^(?:if|when|whenever|should) (?<who>${foe}) (?<did>cast|play|use) (?<what>(?:a|any|1) [^,]+?) (?:on|upon|against|at) you , you (?:may|can) (?<how>bury|discard|flip) THIS(?: face-down)? (?:to|and) cancel (?:it|they|its effect|that \\S+|the effect of (?:it|that \\S+))$`,
    ),
    '<how> this card to cancel <what> <did> by your opponent against you',
  ],
  [
    /^(?<what>(?:a|any|1) (?:\S+ )?(?:spell|event|phobia)(?: (?:(?:that|which) .+ (?:play|cast)|(?:play|cast) .+)) )(?:have no effect|do not take effect|fail|come to nothing)$/,
    '<what> is cancel',
  ],
  [
    /^(?:(?:the|that|your|its|this) )?(?:opponent|owner|player)(?: who (?:play|cast|use) (?:it|that (?:event|spell)))?(?: must)? (?<how>bury|discard) (?:that|the|his|its|their|this) (?:event|spell|phobia|artifact|card)(?: in (?:his|their|its) story deck)?$/,
    '<how> that card',
    ['Artifact', 'Ally', 'Tome', 'Spell'],
  ],
  [/^(?:its|the) (?:owner|opponent|player)(?: must)? (?<how>bury|discard) it$/, '<how> that card', ['Artifact', 'Ally', 'Tome', 'Spell']],
  [
    /^(?:that|the|the cancel|such a|this) (?:event|spell|phobia) is (?<how>bury|discard)(?: (?:by its owner|in its owner 's story deck|instead of (?:is )?flip|as well|too))?$/,
    '<how> that card',
    ['Artifact', 'Tome', 'Spell'],
  ],
  [
    /^(?:the|that|your) (?:opponent|player|investigator) who (?:cast|play|use) (?:it|that (?:event|spell|card|artifact)|the (?:event|spell)) (?=(?:must |also )*(?:lose|discard|bury|flip|draw|gain|reveal) )/,
    'that player ',
    ['Artifact', 'Ally', 'Tome', 'Spell'],
  ],
]

// ---------------------------------------------------------------- when and how a Spell is cast, and Spells that change hands
const cast: readonly Clause[] = [
  [/^the spell (?=cost )/, 'this card ', ['Spell']],
  [/^(?:you (?:may|can|must) )?cast THIS (?:only )?(?=(?:while|if|when|at|during|in) )/, 'this card may only is cast ', ['Spell']],
  [
    new RegExp(
      `^(?:THIS )?(?:(?:may|can) only is cast|(?:may|can|must) is cast only) (?:on|upon|against|at) (?=(?:${foe}|a player|a investigator) (?:who|whose|that|with|at|in) )`,
    ),
    'may only is cast against ',
    ['Spell'],
  ],
  [
    /^(?:THIS )?(?:(?:may|can) (?:only )?is cast (?:only )?once|(?:may|can)(?: ?not) is cast more than once|cannot is cast more than once|cast THIS no more than once) (?:per|a|each|every|in each|in a|in any) (?<per>round|turn|game)$/,
    'this card may only is use once a <per>',
    ['Spell'],
  ],
  [
    /^(?:do not|never) flip THIS (?:after|when|once) (?:casting|cast|casting it|it is cast|cast it)(?: ,| ;)?(?: but)? (?<how>bury|discard) it(?: instead)?$/,
    '<how> this card after it is cast',
    ['Spell'],
  ],
  [
    /\b(?:return|move|put|take|bring|add|restore) (?<n>(?:any )?1 (?:\S+ )?spell(?: of your choice)?) (?:from|in) your (?<z>story deck|hand) (?:in|into|to|back to|back into|inside|within) THIS/,
    'place <n> from your <z> in this card',
    ['Tome', 'Ally', 'Artifact'],
  ],
  [
    new RegExp(
      `^as your turn , (?:you (?:may|can) )?(?<deed>(?:place|put|draw|look|return|take|gain|search|play) [^:]+?) , (?:pay|spend) (?<n>${num}) ${points}$`,
    ),
    'as your turn , pay <n> sanity : <deed>',
  ],
  [
    /\b(?:redistribute|rearrange|reallocate|shift|move|reassign|exchange) (?:all(?: of)? |any(?: number)?(?: of)? )?your spell (?:among|between|amongst) (?:(?:all(?: of)? )?your (?:tome|ally|tome and ally|ally and tome|tome , ally and artifact|card)|the card that hold they|their holder|its holder)(?: as you (?:like|wish|please|choose))?/,
    'move your spell among their holder',
  ],
]

// ---------------------------------------------------------------- what is given in place of what would be lost
const would = '(?:would|is about to|must|is to)(?: otherwise)?'
const replaced: readonly Clause[] = [
  [
    /(?<=\binstead)(?:(?: ,)? and|(?: ,)? ;) (?:your|that|the) opponent must bury (?:his|their|its|the) (?:own )?(?:card|event|spell)$/,
    ' . your opponent must bury the card in their story deck',
  ],
  [
    /(?<=\bwould\b.* , )THIS (?:may|can) is (?<how>bury|discard|flip)(?: face-down)? in (?:that \S+ 's|their|its) (?:place|stead)$/,
    'you may <how> this card instead',
    ['Tome', 'Ally', 'Artifact'],
  ],
  [
    /(?<=^(?:if|when) you would lose THIS , you may )instead (?<deed>(?:bury|discard|flip) [^,]+)$/,
    '<deed> instead',
    ['Tome', 'Ally', 'Artifact'],
  ],
  [/\bspell (?:contain |hold |keep )?(?:in|within|inside) it(?= |$)/, 'spell hold by this card', ['Tome']],
  [/(?<=\b(?:lose|bury|discard)\b.*) ,? ?(?:for|by) (?:whatever|any) (?:reason|cause|means)(?: ,)?(?: whatsoever ,)?/, ' ,'],
  [/(?<=\b(?:bury|discard) THIS) (?:within|in|inside) it(?= |$)/, '', ['Tome', 'Ally', 'Artifact']],
  [
    /(?<=^(?:if|when|whenever|each time) you would (?:lose|have to lose) )(?:another|any other) (?<what>tome|artifact|ally|weapon)(?= ,)/,
    '<what>',
    ['Spell'],
  ],
  [
    /^(?:if|when|whenever|each time|should) you(?: would)? lose (?:another|any other|1 of your other|any 1 of your other|any of your other) (?<what>tome|artifact|ally|weapon)(?: ,)+/,
    'if any other <what> of yours would is bury or discard ,',
    ['Tome', 'Ally', 'Artifact'],
  ],
  [
    /(?<=\b(?:bury|discard|flip) THIS) (?:in (?:their|its) (?:stead|place)|in place of (?:it|that \S+|they|the other)|in (?:the )?(?:stead|place) of (?:that \S+|they)|(?:rather than|instead of) (?:it|that \S+|they|the other))(?=$| ,)/,
    ' instead',
    ['Tome', 'Ally', 'Artifact'],
  ],
  [
    /^(?:should|if|when|whenever) you(?: would)? (?:is |be )?(?:force|oblige|require|compel|make) to lose (?=(?:a|any|1) )/,
    'if you would lose ',
  ],
  [
    /^should (?<what>(?:any|1|any 1)(?: of)? your (?:other )?\S+|(?:a|any) \S+(?: of yours)?) is (?<how>lose|bury|discard|bury or discard)(?= |,)/,
    'if <what> would is <how>',
  ],
  [/\b(?<do>bury|discard|flip) this 1(?: here)?(?= |$)/, '<do> this card', ['Tome', 'Ally', 'Artifact']],
  [
    /(?<=\bwould\b.* , )THIS (?:may|can) is (?<how>bury|discard|flip)(?: face-down)? (?:instead|in (?:their|its) (?:place|stead))$/,
    'you may <how> this card instead',
    ['Tome', 'Ally', 'Artifact'],
  ],
  [/^when (?=[^,]+ would is (?:lose|bury|discard))/, 'if '],
  [
    new RegExp(
      `^THIS (?:may|can) is (?<how>bury|discard) to (?:save|protect|spare|preserve|rescue) (?<what>(?:1|any 1|any)(?: of)? your (?:other )?\\S+|(?:a|any) \\S+(?: of yours)?) (?:who|that|which) ${would} is (?<loss>bury|discard|lose)$`,
    ),
    'you may <how> this card instead of <what> that would is <loss>',
    ['Tome', 'Ally', 'Artifact'],
  ],
  [
    new RegExp(
      `^(?:you (?:may|can) )?(?<how>bury|discard) THIS to (?:save|protect|spare|preserve|rescue) (?<what>(?:1|any 1|any)(?: of)? your (?:other )?\\S+|(?:a|any) \\S+(?: of yours)?) (?:who|that|which) ${would} is (?<loss>bury|discard|lose)$`,
    ),
    'you may <how> this card instead of <what> that would is <loss>',
    ['Tome', 'Ally', 'Artifact'],
  ],
]

// ---------------------------------------------------------------- languages, and Tomes that are read
const reading: readonly Clause[] = [
  [
    new RegExp(
      `\\byou (?:may|can) (?:read|understand) (?<l>${language}(?:(?: ,| and|, and| or) ${language})*) (?:tome|text|script|book|writing)(?= |$)`,
    ),
    'you know <l>',
  ],
  [
    /(?<=^(?:(?:while|when) [^,]+ , )?)you (?:may|can|is able to) (?:read|understand) (?:any|all|each|every) tome$/,
    'you may play any tome regardless of language',
  ],
  [
    /\bregardless of (?:the |its |their )?language (?:(?:in|of) which (?:they|it) is write|(?:they|it) is write in|(?:of|print on) (?:the |each )?tome)(?= |$)/,
    'regardless of language',
  ],
  [
    /^(?:with|by|thanks to|through) (?:THIS 's|the|its|their) (?:help|aid|assistance|guidance|learning|teaching)(?: of THIS)?(?: ,)? (?=(?:you|your) )/,
    '',
    ['Ally', 'Artifact', 'Tome'],
  ],
  [
    /^(?:you (?:may|can) )?(?:read(?: from)?|consult|study|peruse) THIS (?:as|on|during) your turn(?: ,)?(?: to| :| and)? /,
    'as your turn , ',
    ['Tome', 'Artifact'],
  ],
  [
    /^as your turn , (?:you (?:may|can) )?(?:read(?: from)?|consult|study|peruse) THIS(?: ,)?(?: to| :| and) /,
    'as your turn , ',
    ['Tome', 'Artifact'],
  ],
]

/** "When used, ...": an Artifact is used as a Turn, if it is not said when. */
const whenUsed: readonly Clause[] = [
  [/^(?:when|if|each time) (?:(?:THIS|it) is )?use(?: ,| :) (?=(?!you may\b)\S)/, 'as your turn , ', ['Artifact']],
  [/^(?:when|if|each time) you use (?:THIS|it)(?: ,| :) (?=(?!you may\b)\S)/, 'as your turn , ', ['Artifact']],
]

const given =
  "(?<of>(?:your|your opponent 's) current location|(?:1|a|any 1)(?: of)? (?:your )?(?:opponent 's )?(?:[^,:;() ]+ )?(?:ally|monster|cultist)(?: of your opponent)?|(?:all|each)(?: of)? your (?:[^,:;() ]+ )?ally|target ally) (?:the (?<attr>[^,:;() ]+) attribute|a (?<gate>gate))(?= (?:until|for the|this|during|while) )"

/** "Flip this card to give your Current Location the Gate attribute until ...": it gains that. */
const attributesGiven: readonly Clause[] = [
  [new RegExp(`(?<=\\b(?:flip|bury|discard) THIS(?: face-down)?) to give ${given}`), ' : <of> gain the <attr> <gate> attribute'],
  [new RegExp(`(?<=\\b(?:pay|spend) (?:#|1) sanity(?: point)?) to give ${given}`), ' : <of> gain the <attr> <gate> attribute'],
  [new RegExp(`(?<=^(?:[^;()]+ (?:,|:) )?(?:you may )?)give ${given}`), '<of> gain the <attr> <gate> attribute'],
]

export const uses: readonly Clause[] = [
  ...calledOff,
  ...whenUsed,
  ...attributesGiven,
  ...cast,
  ...replaced,
  ...reading,
  ...turnFor,
  ...spentHere,
  ...ridOf,
  ...prices,
  ...gates,
  ...faceDown,
  ...known,
  ...roomFor,
  ...carried,
  ...weapons,
]
