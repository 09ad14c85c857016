/** Single matters told otherwise: the first loss of Sanity, what another's card would do to one of yours, how a player stands at the begin of his Turn. */

import type { Clause } from '../clauses.ts'

const sanity = '(?:sanity point|point of sanity|sanity)'
const each = '(?:(?:in|during|on|once|one time) )?(?:each|every|any|a|per|of each|of every|of the|of a) (?<per>round|turn|combat)'
const lostBy = '(?: (?:(?:that|which) )?(?:you|your investigator)(?: would| must| have to)? (?:lose|suffer|take)| lose| suffer| take)?'
const from = '(?: cause)?(?<from>(?: (?:to|from|by|through|in) (?!(?:each|every|any|a|per) (?:round|turn|combat)\\b)[^,:;()]+?)?)'
const spares = '(?:(?:you|your investigator) )?(?:ignore|prevent|avoid|do not lose|do not suffer|is spare)'
const aPoint = `the first (?:1 )?${sanity}`
const aLoss = '(?:the first (?:sanity loss|loss of sanity)|the first loss)'

/** "Ignore the first Sanity point that you lose to a Phobia each Round." */
const firstLosses: readonly Clause[] = [
  [`${spares} ${aPoint}${lostBy}${from} ${each}$`, 'if you would lose sanity <from> , prevent 1 of it , once a <per>'],
  [`${spares} ${aPoint} ${each}${lostBy}${from}$`, 'if you would lose sanity <from> , prevent 1 of it , once a <per>'],
  [`${each} ,? ?${spares} ${aPoint}${lostBy}${from}$`, 'if you would lose sanity <from> , prevent 1 of it , once a <per>'],
  [
    `you may (?:ignore|prevent|avoid) ${aPoint}${lostBy}${from} ${each}$`,
    'if you would lose sanity <from> , you may prevent 1 of it , once a <per>',
  ],
  [`${aPoint}${lostBy}${from} ${each} is (?:ignore|prevent|not lose)$`, 'if you would lose sanity <from> , prevent 1 of it , once a <per>'],
  [`${aPoint} ${each}${lostBy}${from} is (?:ignore|prevent|not lose)$`, 'if you would lose sanity <from> , prevent 1 of it , once a <per>'],
  [
    `${each} ,? ?${spares} (?:the loss of )?(?<n>#|1) ${sanity}${lostBy}${from}$`,
    'if you would lose sanity <from> , prevent <n> of it , once a <per>',
  ],
  [
    `${each} ,? ?you may (?:ignore|prevent|avoid) (?:the loss of )?(?<n>#|1) ${sanity}${lostBy}${from}$`,
    'if you would lose sanity <from> , you may prevent <n> of it , once a <per>',
  ],
  [`${spares} ${aLoss}${lostBy}${from} ${each}$`, 'if you would lose sanity <from> , prevent that , once a <per>'],
  [`${spares} ${aLoss} ${each}${lostBy}${from}$`, 'if you would lose sanity <from> , prevent that , once a <per>'],
  [
    `you may (?:ignore|prevent|avoid) ${aLoss}${lostBy}${from} ${each}$`,
    'if you would lose sanity <from> , you may prevent that , once a <per>',
  ],
  [`${aLoss}${lostBy}${from} ${each} is (?:ignore|prevent)$`, 'if you would lose sanity <from> , prevent that , once a <per>'],
  [`${aLoss} ${each}${lostBy}${from} is (?:ignore|prevent)$`, 'if you would lose sanity <from> , prevent that , once a <per>'],
  [
    `reduce ${aLoss}${lostBy}${from} ${each} by (?<n>#|1)(?: point)?$`,
    'if you would lose sanity <from> , prevent <n> of it , once a <per>',
  ],
  [
    `reduce by (?<n>#|1)(?: point)? ${aLoss}${lostBy}${from} ${each}$`,
    'if you would lose sanity <from> , prevent <n> of it , once a <per>',
  ],
  [
    `${aLoss}${lostBy}${from} ${each} is reduce by (?<n>#|1)(?: point)?$`,
    'if you would lose sanity <from> , prevent <n> of it , once a <per>',
  ],
  [
    `${aLoss} ${each}${lostBy}${from} is reduce by (?<n>#|1)(?: point)?$`,
    'if you would lose sanity <from> , prevent <n> of it , once a <per>',
  ],
].flatMap(([said, meant]): readonly Clause[] => [
  [new RegExp(`^${said}`), meant!],
  [new RegExp(`^(?<head>(?:while|if) [^,:;]+) , ${said}`), `<head> , ${meant}`],
])

const away = '(?:bury or discard|discard or bury|bury|discard|lose)'
const theirs = "(?:(?:a|any|1|your|the|each) opponent 's|(?:a|any|your|the|each) opponent s ')"
const doing = '(?:(?:event|spell|monster|phobia|card|location|artifact|ally|tome)(?: (?:or|and) (?:event|spell|monster|phobia|card))*)'
const wouldMake = 'would (?:cause|make|force|result in)'

/** "When an opponent's Event would cause this card to be buried, ...": as it would be buried by one. */
const causes: readonly Clause[] = [
  [
    new RegExp(
      `(?<=^(?:(?:while|as long as|at|during|by|once) [^,:;()]+ , )*(?:if|when|whenever|each time) )${theirs} (?<what>${doing}) ${wouldMake} (?<it>THIS|[^,:;()]+?) (?:to )?is (?<how>${away})(?= ,)`,
    ),
    "<it> would is <how> by your opponent 's <what>",
  ],
  [
    new RegExp(
      `(?<=^(?:(?:while|as long as|at|during|by|once) [^,:;()]+ , )*(?:if|when|whenever|each time) )(?:a|any) (?<what>${doing}) (?:of|play by|cast by|use by) (?:a|any|your|the) opponent ${wouldMake} (?<it>THIS|[^,:;()]+?) (?:to )?is (?<how>${away})(?= ,)`,
    ),
    "<it> would is <how> by your opponent 's <what>",
  ],
  [
    new RegExp(
      `(?<=^(?:(?:while|as long as|at|during|by|once) [^,:;()]+ , )*(?:if|when|whenever|each time) )(?:a|any) (?<what>${doing}) ${wouldMake} (?<it>THIS|[^,:;()]+?) (?:to )?is (?<how>${away})(?= ,)`,
    ),
    '<it> would is <how> by a <what>',
  ],
  [
    new RegExp(
      `(?<=^(?:(?:while|as long as|at|during|by|once) [^,:;()]+ , )*(?:if|when|whenever|each time) )${theirs} (?<what>${doing}) ${wouldMake} you (?:to )?(?<how>bury or discard|discard or bury|bury|discard) (?:1|a|any|any 1) (?<card>ally|artifact|tome|weapon)(?= ,)`,
    ),
    "1 of your <card> would is <how> by your opponent 's <what>",
  ],
]

const whoever = '(?<who>(?:each|any) (?:player|investigator))'
const deed = '(?<deed>(?:must |lose |gain |discard |bury |flip |draw )[^:;]+)$'
const own = '(?:a|their|each|any|each of their|any of their)'

/** "Each Investigator who begins a Turn with more than eight cards in Hand must discard one." */
const howTurnsBegin: readonly Clause[] = [
  [
    new RegExp(`^${whoever} who (?:end|finish) (?:a|the|each|any) round (?<how>with|without|while) (?<so>[^,:;]+?) ${deed}`),
    'at the end of the round , <who> <how> <so> <deed>',
  ],
  [
    new RegExp(`^${whoever} who (?:begin|start) (?:a|the|each|any) round (?<how>with|without|while) (?<so>[^,:;]+?) ${deed}`),
    'at the start of the round , <who> <how> <so> <deed>',
  ],
  [
    new RegExp(`^${whoever} who (?:begin|start) ${own} turn (?<how>with|without|while) (?<so>[^,:;]+?) ${deed}`),
    'at the start of their turn , <who> <how> <so> <deed>',
  ],
  [
    new RegExp(
      `^${whoever} who (?:begin|start) ${own} turn (?<where>(?:at|in|on|inside|outside|underground|underwater)\\b[^,:;]*?) ${deed}`,
    ),
    'at the start of their turn , <who> who is <where> <deed>',
  ],
  [
    new RegExp(`^${whoever} who (?:end|finish) ${own} turn (?<how>with|without|while) (?<so>[^,:;]+?) ${deed}`),
    'at the end of their turn , <who> <how> <so> <deed>',
  ],
  [
    new RegExp(`^${whoever} (?<how>who have|who is|with|without) (?<so>[^,:;]+?) (?:at|on) the (?:start|beginning) of ${own} turn ${deed}`),
    'at the start of their turn , <who> <how> <so> <deed>',
  ],
  [
    new RegExp(`^${whoever} (?<how>who have|who is|with|without) (?<so>[^,:;]+?) (?:at|on) the end of ${own} turn ${deed}`),
    'at the end of their turn , <who> <how> <so> <deed>',
  ],
]

const borne = ['Artifact', 'Tome'] as const
const one = '(?:any 1 of your|1 of your|any 1|any|1|a)'
const bearing = '(?:keep|carry|hold|bear)'

const assigned =
  '(?:(?:THIS |it )?(?:may|can) is (?:give|assign|attach|entrust|lend|hand)|you (?:may|can) (?:give|assign|attach|entrust|lend|hand)(?: THIS| it)?)'

/** "May be assigned to a Dreamer": or not, and then it stays beside one's Investigator. */
const givenAway: readonly Clause[] = [
  [new RegExp(`^${assigned} to ${one} (?<who>[^,:;()]+)$`), 'this card is give to a <who> or keep by you', borne],
  [new RegExp(`^${assigned} to (?<who>[a-z_]*_[a-z_]+)$`), 'this card is give to <who> or keep by you', borne],
  [
    new RegExp(`^${assigned} to (?<who>[a-z_]*_[a-z_]+) or (?:any other|another|any|a) (?<kind>[^,:;()]+)$`),
    'this card is give to <who> or a <kind> or keep by you',
    borne,
  ],
  [/^give (?=to )/, 'assign ', borne],
]
const theAlly = '(?:the|that|such a|such|its) (?:ally|bearer)'
const ifGiven =
  '(?:if|when|while|once) (?:so|you do(?: so)?|so (?:assign|give|carry|keep|bear|hold)|(?:THIS|it) is (?:so )?(?:assign|give|carry|keep|bear|hold)(?: (?:to|by) (?:a|1|that|the) ally)?)'
const itsSpell =
  '(?:the |a |any |each )?spell (?:contain(?: (?:in|within) (?:it|THIS))?|(?:that )?(?:it|THIS) (?:contain|hold)|hold (?:in|by) (?:it|THIS)|in (?:it|THIS)|from (?:it|THIS))'
const atNoCost =
  '(?:at no cost(?: (?:in|of) sanity)?|for free|freely|free of charge|at no sanity cost|without (?:pay|spend|lose) (?:any )?sanity(?: for it)?|without cost)'

/** What is so while an Ally has the card. */
const whileBorne: readonly Clause[] = [
  [new RegExp(`^${ifGiven} , ${theAlly} `), 'the bearer ', borne],
  [new RegExp(`^${ifGiven} , (?=(?:the |any |each )?spell (?!in it\\b))`), 'while the bearer is a ally , ', ['Tome']],
  [new RegExp(`^${ifGiven} , (?:the |any |each )?spell in it\\b`), 'while the bearer is a ally , spell in this card', ['Tome']],
  [
    new RegExp(`^(?:${theAlly}|the bearer) (?:may |can )?cast ${itsSpell} ${atNoCost}$`),
    'while the bearer is a ally , spell in this card cost no sanity to cast',
    borne,
  ],
  [
    new RegExp(`^(?:you (?:may |can )?cast ${itsSpell}|${itsSpell} (?:may|can) is cast) ${atNoCost}$`),
    'spell in this card cost no sanity to cast',
    borne,
  ],
  [
    new RegExp(
      `^(?:THIS|it) (?:suffer|share|meet) (?:(?:any|whatever|the same|every|each) fate(?: (?:that )?(?:${theAlly}|they)(?: (?:suffer|meet|share|have))?)?|(?:the|that) (?:ally|bearer) 's fate)$`,
    ),
    'this card share the fate of the ally',
    borne,
  ],
  [
    new RegExp(`^what(?:ever)? (?:happens? to|befalls?) ${theAlly}(?: also)? (?:happens? to|befalls?) (?:THIS|it)$`),
    'this card share the fate of the ally',
    borne,
  ],
]

const carried: readonly Clause[] = [
  [
    new RegExp(`^(?:THIS )?(?:may|can) is ${bearing} by ${one} (?<who>[^,:;()]+)$`),
    'this card is give to a <who> or keep by you',
    ['Tome'],
  ],
  [new RegExp(`^${one} (?<who>[^,:;()]+) (?:may|can) ${bearing} THIS$`), 'this card is give to a <who> or keep by you', ['Tome']],
]

const gained = '(?<what>(?:a|the) gate(?: attribute)?|the [a-z_]+ (?:attribute|symbol))'
const span = '(?:until|for|during|while)'
const receiver = `(?<which>(?:(?!${span} )[^,:;() ]+ )*?(?!${span} )[^,:;() ]+)(?=$| ${span} | ,)`

/** "To give the Gate attribute to your Current Location": the Location gains it. */
const attributes: readonly Clause[] = [
  [new RegExp(`(?<!^|\\bor )\\bto give ${gained} to ${receiver}`), ': <which> gain <what>'],
  [new RegExp(`(?<=^|, )give ${gained} to ${receiver}`), '<which> gain <what>'],
  [
    new RegExp(`(?<!^|\\bor )\\bto (?:give|grant|lend) (?<which>(?:a|1|any|any 1|target) location[^,:;()]*?) ${gained}(?=$| ${span} | ,)`),
    ': <which> gain <what>',
  ],
  [/(?<=\b(?:a|1|any|any 1) location )(?:which|that) have (?:none|no gate)(?= |$)/, 'without a gate'],
  [
    new RegExp(
      `(?<!^|\\bor )\\bto (?:make|turn) (?<which>(?:your|your opponent 's) current location|(?:a|1|any|any 1|target) location|the target) (?:into )?a (?<what>(?!new\\b)[a-z_]+) location(?=$| ${span} )`,
    ),
    ': <which> gain the <what> attribute',
  ],
  [/\bbear (?<what>a gate|the [a-z_]+ (?:attribute|symbol))(?= (?:until|for the|during the) )/, 'gain <what>'],
  [/\bgain the gate attribute(?=$| )/, 'gain a gate'],
]

/** What has a Gate is a Location. */
const gates: readonly Clause[] = [
  [
    /(?<=\b(?:if|unless) )(?<it>it|that card|that location|the location) (?:have|bear|contain|show) (?:a|the) gate(?: attribute| symbol)?(?=$| ,)/,
    '<it> is a location with a gate',
  ],
  [
    /(?<=\b(?:if|unless) )(?<it>it|that card|that location|the location) (?:(?:have|bear|contain|show) no|do not (?:have|bear|contain|show) (?:a|the)|have none of the) gate(?: attribute| symbol)?(?=$| ,)/,
    '<it> is a location without a gate',
  ],
]

const player = '(?:you|your opponent|a opponent|any opponent|each opponent|another player|any other player|any player|they)'
const area = '(?<area>subregion|region)'

/** "A Location in the same Subregion as yours", "an Ally who could be found in this Subregion": one that comes from where you are. */
const natives: readonly Clause[] = [
  [
    new RegExp(
      `(?<=\\b(?:when|if|whenever|each time|after) ${player} (?:immediately )?play (?:a|any|1) (?:[a-z_]+ )?location )(?:(?:that|which) is )?(?:in|of|within) (?:your(?: current)?|the same) ${area}(?: (?:as|that) (?:you(?: is in| is)?|your (?:current location|investigator)|yours))?(?=$| ,)`,
    ),
    'from your current <area>',
  ],
  [
    /(?<=\b(?:ally|artifact|tome|location|monster|event)) (?:(?:who|that|which) )?(?:(?:(?:could|can|may|might|would)(?: normally)? )?is |(?:normally )?)(?:find|play) in (?:this|your|your current|the same|that) (?<area>subregion)(?: as you)?(?=$| ,)/,
    ' from your current <area>',
  ],
  [/(?<=\bplay )1 other(?= ally from )/, '1', ['Ally']],
  [
    new RegExp(`\\b(?<who>${player}) (?:enter|come (?:in)?to|step into) your (?<area>subregion|region|city)(?=$| ,)`),
    '<who> arrive at a location in your <area>',
  ],
]

const onTurn = '(?:on|in|during) the (?:same )?turn (?:(?:that|when|in which|on which|during which) )?'

const ownPlay: readonly Clause[] = [
  [
    new RegExp(`^${onTurn}you (?:first )?play (?:THIS|it|they|them)(?: again)?(?: ,)? `),
    'when you play this card , ',
    ['Ally', 'Artifact', 'Tome', 'Location'],
  ],
  [
    new RegExp(`^${onTurn}(?:THIS|it|they) is(?: first)? play(?: ,)? `),
    'when you play this card , ',
    ['Ally', 'Artifact', 'Tome', 'Location'],
  ],
]

const walk = '(?<walk>(?:[^,:;()]+ , )?you may walk from [^,:;()]+? to [^,:;()]+?)'
const paid = '(?<n>#|1) sanity(?: point)?'
const whenDone =
  '(?: (?:each|every) time(?: (?:that )?you do(?: so| this)?)?| when(?:ever)? you do(?: so)?| (?:for|by) do so| if you do(?: so)?)?'

/** "You may walk from here to the Dreamlands, but lose 1 Sanity each time": what a walk takes, as a sentence of its own. */
const walks: readonly Clause[] = [
  [
    new RegExp(`^${walk} (?:, (?:but |and )?(?:you )?(?:must )?|(?:but|and) (?:you )?(?:must )?)(?:lose|pay|spend) ${paid}${whenDone}$`),
    '<walk> . lose <n> sanity each time you do so',
  ],
  [new RegExp(`^${walk} (?:at|for) (?:a|the) (?:cost|price) of ${paid}${whenDone}$`), '<walk> . lose <n> sanity each time you do so'],
  [
    new RegExp(`^you may (?:pay|spend|lose) ${paid} (?:to|and) walk (?<way>from [^,:;()]+? to [^,:;()]+)$`),
    'you may walk <way> . lose <n> sanity each time you do so',
  ],
]

/** "Becomes Steadfast, and its Special Effects are ignored, for the remainder of the Round": both so long. */
const silenced: readonly Clause[] = [
  [/(?<=^|, )special effect of it (?:is (?:ignore|lose|void|cancel)|have no effect)(?= |$)/, 'it have no special effect'],
]

/** "If it was cast by an Ally, your opponent loses 1 Sanity": what holds the Spell that was called off. */
const holders: readonly Clause[] = [
  [
    /^if (?:it|(?:the|that) spell) (?:is |have is )?cast (?:by|from) (?:a|any) (?<what>ally|artifact|tome)(?: or (?:a )?(?<other>ally|artifact|tome))? , (?!.*\b(?:that|the) (?:ally|artifact|tome|card)\b)/,
    'if what hold that card is a <what> <other> , ',
    ['Spell'],
  ],
]

/** A place to be played right-side-up need not say that it is a Location. */
const placed: readonly Clause[] = [
  [
    /(?<=\bplay (?:a|any|1)(?: new)? )(?<what>(?!new\b|location\b|card\b|other\b|travel)[a-z]+)(?= (?:of the [a-z]+ |in the same (?:region|subregion) )?right-side-up\b)/,
    '<what> location',
    ['Event', 'Spell', 'Artifact', 'Ally'],
  ],
]

/** "Return this card to your Hand if it would be discarded": what happens instead, told first. */
const ownFate = '(?<deed>(?:return|flip|bury|discard|keep) (?:THIS|it)(?: (?:to your hand|face-down|in play))?)'
const wouldGo = '(?:if|when|whenever) (?:it|THIS) would is (?<how>(?:bury|discard|lose)[^,;:()]*?)'
const toldFirst: readonly Clause[] = [
  [new RegExp(`^${ownFate}(?: instead)? ${wouldGo}(?: instead)?$`), 'if this card would is <how> , <deed> instead'],
  [new RegExp(`^you may ${ownFate}(?: instead)? ${wouldGo}(?: instead)?$`), 'if this card would is <how> , you may <deed> instead'],
]

const monster = ['Monster'] as const

const fates: readonly Clause[] = [
  // A verb alone at the head speaks of this card, as "Bury if revealed when ..." does.
  [/^(?:is )?(?<how>bury|discard)(?= (?:if|when|whenever|while|as soon as|at the) )/, '<how> this card'],
  // The Combat it fights in is the one against it.
  [/\bin combat (?:against|with) (?:the )?THIS(?=$| |,)/, 'in this combat', monster],
]

const end = '(?:bury|discard|flip)'

/** "Bury all Allies of your opponent, but Priests are discarded instead": as two sentences. */
const unlike: readonly Clause[] = [
  [/\b(?<is>is|must is) (?:merely|simply|just)(?= (?:bury|discard|flip)\b)/, '<is> only'],
  [
    new RegExp(
      `^(?<deed>(?:[^,;:()]+ must )?${end} (?:all|each|target|1)\\b[^,;:()]*?)(?: ,| ;)? (?:but|except that|except|although|though|\\() (?<rest>${end} [^,;:()]+ instead|[^,;:()]+ (?:is|must is) (?:(?:only )?${end}(?: instead| only)?|not ${end} but(?: must)?(?: is)? ${end}))(?: \\))?$`,
    ),
    '<deed> . <rest>',
  ],
  [new RegExp(`^(?:a|any|each|all) (?<who>[^,;:()]+ (?:is|must is) ${end} instead)$`), '<who>'],
]

const some = "(?<who>THIS|(?:your|all|each|all your|your opponent 's|(?:a |the )?opponent 's|each of your) [^,:;()]+?|monster|ally|[a-z_]+)"

/** For whom it is Night, who acts as at Night. */
const times: readonly Clause[] = [
  [new RegExp(`(?<=^|, )it is (?<time>night|day) for ${some}(?= here$|$| (?:if|while|when) )`), '<who> act as if it is <time>'],
  [new RegExp(`(?<=^|, )for ${some}(?: ,)? it is (?<time>night|day)(?= here$|$| (?:if|while|when) )`), '<who> act as if it is <time>'],
  [/^(?<who>[^,:;()]+? act as if it is (?:night|day)) here$/, 'while you is here , <who>', ['Location']],
]

const prices: readonly Clause[] = [[/\bcost your investigator(?= (?:#|1|no|a|twice|double|half)(?: |$))/, 'cost you']]

export const caseByCase: readonly Clause[] = [
  ...firstLosses,
  ...causes,
  ...howTurnsBegin,
  ...gates,
  ...givenAway,
  ...carried,
  ...natives,
  ...silenced,
  ...holders,
  ...placed,
  ...toldFirst,
  ...walks,
  ...ownPlay,
  ...whileBorne,
  ...attributes,
  ...fates,
  ...unlike,
  ...times,
  ...prices,
]
