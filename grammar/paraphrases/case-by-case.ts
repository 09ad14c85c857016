/** Single matters told otherwise: the first loss of Sanity, what another's card would do to one of yours, how a player stands at the begin of his Turn. */

import type { Clause } from '../clauses.ts'

const sanity = '(?:sanity point|point of sanity|sanity)'
const each = '(?:(?:in|during|on) )?(?:each|every|any|a|per|of each|of every|of the|of a) (?<per>round|turn|combat)'
const lostBy = '(?: (?:(?:that|which) )?(?:you|your investigator)(?: would| must| have to)? (?:lose|suffer|take)| lose| suffer| take)?'
const from = '(?: cause)?(?<from>(?: (?:to|from|by|through|in) (?!(?:each|every|any|a|per) (?:round|turn|combat)\\b)[^,:;()]+?)?)'
const spares = '(?:(?:you|your investigator) )?(?:ignore|prevent|avoid|do not lose|do not suffer|is spare)'
const aPoint = `the first (?:1 )?${sanity}`
const aLoss = '(?:the first (?:sanity loss|loss of sanity)|the first loss)'

/** "Ignore the first Sanity point that you lose to a Phobia each Round." */
const firstLosses: readonly Clause[] = [
  [`^${spares} ${aPoint}${lostBy}${from} ${each}$`, 'if you would lose sanity <from> , prevent 1 of it , once a <per>'],
  [`^${spares} ${aPoint} ${each}${lostBy}${from}$`, 'if you would lose sanity <from> , prevent 1 of it , once a <per>'],
  [`^${each} ,? ?${spares} ${aPoint}${lostBy}${from}$`, 'if you would lose sanity <from> , prevent 1 of it , once a <per>'],
  [
    `^you may (?:ignore|prevent|avoid) ${aPoint}${lostBy}${from} ${each}$`,
    'if you would lose sanity <from> , you may prevent 1 of it , once a <per>',
  ],
  [
    `^${aPoint}${lostBy}${from} ${each} is (?:ignore|prevent|not lose)$`,
    'if you would lose sanity <from> , prevent 1 of it , once a <per>',
  ],
  [
    `^${aPoint} ${each}${lostBy}${from} is (?:ignore|prevent|not lose)$`,
    'if you would lose sanity <from> , prevent 1 of it , once a <per>',
  ],
  [`^${spares} ${aLoss}${lostBy}${from} ${each}$`, 'if you would lose sanity <from> , prevent that , once a <per>'],
  [`^${spares} ${aLoss} ${each}${lostBy}${from}$`, 'if you would lose sanity <from> , prevent that , once a <per>'],
  [
    `^you may (?:ignore|prevent|avoid) ${aLoss}${lostBy}${from} ${each}$`,
    'if you would lose sanity <from> , you may prevent that , once a <per>',
  ],
  [`^${aLoss}${lostBy}${from} ${each} is (?:ignore|prevent)$`, 'if you would lose sanity <from> , prevent that , once a <per>'],
  [`^${aLoss} ${each}${lostBy}${from} is (?:ignore|prevent)$`, 'if you would lose sanity <from> , prevent that , once a <per>'],
  [
    `^reduce ${aLoss}${lostBy}${from} ${each} by (?<n>#|1)(?: point)?$`,
    'if you would lose sanity <from> , prevent <n> of it , once a <per>',
  ],
  [
    `^reduce by (?<n>#|1)(?: point)? ${aLoss}${lostBy}${from} ${each}$`,
    'if you would lose sanity <from> , prevent <n> of it , once a <per>',
  ],
  [
    `^${aLoss}${lostBy}${from} ${each} is reduce by (?<n>#|1)(?: point)?$`,
    'if you would lose sanity <from> , prevent <n> of it , once a <per>',
  ],
  [
    `^${aLoss} ${each}${lostBy}${from} is reduce by (?<n>#|1)(?: point)?$`,
    'if you would lose sanity <from> , prevent <n> of it , once a <per>',
  ],
].map(([said, meant]): Clause => [new RegExp(said!), meant!])

const away = '(?:bury or discard|discard or bury|bury|discard|lose)'
const theirs = "(?:(?:a|any|1|your|the|each) opponent 's|(?:a|any|your|the|each) opponent s ')"
const doing = '(?:(?:event|spell|monster|phobia|card|location|artifact|ally|tome)(?: (?:or|and) (?:event|spell|monster|phobia|card))*)'
const wouldMake = 'would (?:cause|make|force|result in)'

/** "When an opponent's Event would cause this card to be buried, ...": as it would be buried by one. */
const causes: readonly Clause[] = [
  [
    new RegExp(
      `(?<=^(?:if|when|whenever|each time) )${theirs} (?<what>${doing}) ${wouldMake} (?<it>THIS|[^,:;()]+?) (?:to )?is (?<how>${away})(?= ,)`,
    ),
    "<it> would is <how> by your opponent 's <what>",
  ],
  [
    new RegExp(
      `(?<=^(?:if|when|whenever|each time) )(?:a|any) (?<what>${doing}) (?:of|play by|cast by|use by) (?:a|any|your|the) opponent ${wouldMake} (?<it>THIS|[^,:;()]+?) (?:to )?is (?<how>${away})(?= ,)`,
    ),
    "<it> would is <how> by your opponent 's <what>",
  ],
  [
    new RegExp(
      `(?<=^(?:if|when|whenever|each time) )(?:a|any) (?<what>${doing}) ${wouldMake} (?<it>THIS|[^,:;()]+?) (?:to )?is (?<how>${away})(?= ,)`,
    ),
    '<it> would is <how> by a <what>',
  ],
  [
    new RegExp(
      `(?<=^(?:if|when|whenever|each time) )${theirs} (?<what>${doing}) ${wouldMake} you (?:to )?(?<how>bury or discard|discard or bury|bury|discard) (?:1|a|any|any 1) (?<card>ally|artifact|tome|weapon)(?= ,)`,
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
  ...fates,
  ...unlike,
  ...times,
  ...prices,
]
