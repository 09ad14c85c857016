/**
 * Cards of a Threat that are not buried when Combat is over: who stays in it for the next Round, goes back to the Hand or is discarded,
 * how many of them, under what condition and at what price, in whatever order that is told.
 */

import type { Clause } from '../clauses.ts'

const combat = '(?:(?:the|this|that|each|any|every) )?combat'
const ended = `(?:(?:at the end of|after|at the close of) ${combat}|when ${combat} (?:end|is over))`
/** "Instead of burying it", "rather than being buried". */
const rather = '(?:(?: ,)? (?:instead of|rather than|in place of) (?:is )?bury(?: (?:it|they|them|that card))?|(?: ,)? instead)'
const nextRound = '(?: (?:for|in|into|until) the (?:next|follow|following|come|coming) round)?'
const survive = '(?:survive|which survive|that survive|who survive) (?:the )?(?:cosmic battle|combat)'
const unhurt = '(?:that|which|who) (?:absorb|have absorb|take|suffer|lose) no (?:point|loss|damage)(?: in (?:combat|the cosmic battle))?'

/** How many of them: of those that would be buried, the first so many. */
const quantities: readonly (readonly [said: string, limit: string])[] = [
  ['(?:(?:all|any|each|every|the)(?: of)? )?', ''],
  ['(?:1|a|any 1)(?: of)? ', ' , once a round'],
  ['(?:up to )?(?<n>#)(?: of)? ', ' , <n> time a round'],
]
const losses: readonly (readonly [said: string, loss: string])[] = [
  ['', 'would is bury in combat'],
  [` ${survive}`, 'would is bury in combat without full loss'],
  [` ${unhurt}`, 'would is bury in combat without any loss'],
]
const what = '(?<what>(?!(?:THIS|it|they|card|you|your|that|this|if|when|while|up|not|1|a|all|any|each|every|the)\\b|#)[^,:;()]+?)'

/** Where they go: as it is told of them, as it is ordered, and as the grammar has it. */
interface Goes {
  readonly told: string
  readonly ordered: (whom: string) => string
  readonly meant: string
  readonly isThreat: boolean
}

function places(threat: string, hand: string, own: string): readonly Goes[] {
  return [
    {
      told: `(?:remain|stay|is leave|is keep|is return|return|is hold) (?:in|to) ${threat}${nextRound}`,
      ordered: (whom) =>
        `(?:(?:keep|leave|hold|retain|let) ${whom}(?: (?:remain|stay))? in ${threat}|return ${whom} to ${threat})${nextRound}`,
      meant: `keep it in ${own} threat instead`,
      isThreat: true,
    },
    {
      told: `(?:return|is return|is take back|is take|go back|go|is put back|come back) (?:to|into) ${hand}`,
      ordered: (whom) => `(?:return|take|take back|put|put back) ${whom}(?: back)? (?:to|into|in) ${hand}`,
      meant: `return it to ${own} hand instead`,
      isThreat: false,
    },
  ]
}

/** Leave, and a price, verbatim: "you may spend 1 Sanity to". */
const leave = (cost: string): string => `(?<may>(?:you may (?:${cost} (?:to|and) )?)?)`
const inSanity = '(?:pay|spend|lose) (?:#|1) sanity(?: point)?'
/** What is given for one of them alone: it can be given but once. */
const forOne = `(?:${inSanity}|(?:bury|discard|flip) (?:THIS|1 [^,:;()]+?))`
/** It is told only of what would be buried: that Combat is over, what one is spared, or a further Round. */
const ofCombat = '(?=.*\\b(?:combat|cosmic battle|bury|(?:next|following|follow|come|coming) round)\\b)'
const condition = '(?!.*\\b(?:would|survive)\\b)[^,:;()]+?'
/** Whether it is so always, or under a condition before or behind it. */
const conditions: readonly (readonly [before: string, behind: string, meant: string])[] = [
  [
    `(?<so>(?:(?:(?:if|while|as long as|unless) ${condition}|at night|by night|by day|during the (?:day|night)|this round|this combat|at the end of this combat|after this combat|until the end of (?:the|this) round|for the (?:remainder|rest) of (?:the|this) round) , )?)`,
    '',
    '<so> ',
  ],
  ['', ` (?<so>(?:(?:if|while|as long as|unless) ${condition}|at night|by night|by day|during the (?:day|night)))`, '<so> , '],
]
const next = '(?:begin|start) the (?:next|following|follow) round with'
const them = '(?:it|they|them|THIS)'

/** What is told: of whom, what would become of them, how many, where they go instead, and in whose Threat or Hand. */
interface Told {
  readonly subject: string
  readonly would: string
  readonly goes: readonly Goes[]
  readonly cost: string
  readonly limit?: string
  /** Told ahead of all else. */
  readonly front?: string
  readonly on?: NonNullable<Clause[2]>
}

function kept({ subject, would, goes, cost, limit = '', front = '', on }: Told): readonly Clause[] {
  const when = `(?:${ended}(?: ,)? )?`
  const tail = `(?:(?: ,)? ${ended})?`
  const instead = `${tail}${rather}?`
  const begun = `${next} SUBJECT in your threat`
  return goes.flatMap(({ told, ordered, meant, isThreat }) => {
    const plain = told.replaceAll('is ', '')
    return [
      [`${subject} ${told}${instead}`, meant],
      [`${subject} (?:may|can) (?:${told}|is ${plain})${instead}`, `you may ${meant}`],
      [`${leave(cost)}${ordered(subject)}${instead}`, `<may> ${meant}`],
      ...(isThreat ? [[`${leave(cost)}${begun.replace('SUBJECT', subject)}${instead}`, `<may> ${meant}`]] : []),
      [
        `do not (?:bury|discard) ${subject}${tail}(?: ;| , but| ,| but| and) (?:${isThreat ? `${begun.replace('SUBJECT', them)}|` : ''}${ordered(them)}|${them} ${told})`,
        meant,
      ],
      [`${subject} is not (?:bury|discard)${tail}(?: ;| , but| ,| but| and)(?: ${them})? (?:${told}|${plain}|${ordered(them)})`, meant],
    ].flatMap(([said, does]) =>
      conditions.map(([before, behind, so]): Clause => {
        const pattern = new RegExp(`^${ofCombat}${before}${when}${front}${said}${tail}${behind}$`)
        const put = `${so}if ${would} , ${does}${limit}`
        return on === undefined ? [pattern, put] : [pattern, put, on]
      }),
    )
  })
}

const yours = '(?: (?:in|from|of) your (?:directed )?threat| of yours| you have in your threat)?'
const everybodys = "(?:their|its|the)(?: (?:respective )?(?:owner|player)(?: ' s| 's| ')?)?"

const yours4 = places('your threat', 'your hand', 'your')
const everybodys4 = places(`${everybodys} threat`, `${everybodys} hand`, 'their')
const self = '(?:THIS|it|they)'
/** "If this card survives the Cosmic Battle, ..." */
const before: readonly (readonly [said: string, loss: string])[] = [
  [
    `(?:if|when) ${self} (?:survive (?:the )?(?:cosmic battle|combat)|is not (?:lose|absorb|destroy) in (?:the )?(?:cosmic battle|combat)) , `,
    'would is bury in combat without full loss',
  ],
  [
    `(?:if|when) ${self} (?:absorb|have absorb|take|suffer|lose) no (?:point|loss|damage)(?: in (?:the )?(?:combat|cosmic battle))? , `,
    'would is bury in combat without any loss',
  ],
]

export const keptAfterCombat: readonly Clause[] = [
  // This card itself.
  ...losses.flatMap(([said, loss]) =>
    kept({ subject: `${self}${said}`, would: `this card ${loss}`, goes: yours4, cost: forOne, on: ['Monster'] }),
  ),
  ...before.flatMap(([front, loss]) =>
    kept({ subject: self, would: `this card ${loss}`, goes: yours4, cost: forOne, front, on: ['Monster'] }),
  ),
  // Cards in your Threat, and those in the Threats of all.
  ...quantities.flatMap(([many, limit]) =>
    losses.slice(0, 2).flatMap(([said, loss]) =>
      kept({
        subject: `${many}${what}${yours}${said}`,
        would: `any <what> in your threat ${loss}`,
        goes: yours4,
        cost: limit === ' , once a round' ? forOne : inSanity,
        limit,
      }),
    ),
  ),
  ...losses.slice(0, 2).flatMap(([said, loss]) =>
    everybodys4.flatMap((goes) =>
      kept({
        subject: `(?:(?:all|any|each|every) )?${what}${said}`,
        would: `any <what> ${goes.isThreat ? "in each player 's threat" : 'of any player'} ${loss}`,
        goes: [goes],
        cost: inSanity,
        on: ['Event', 'Location', 'Monster', 'Artifact'],
      }),
    ),
  ),
  // "Bury this card to leave up to three Ghouls in your Threat": all of them for the one price.
  ...quantities
    .filter(([, limit]) => limit !== ' , once a round')
    .flatMap(([many, limit]) =>
      yours4.map(
        ({ ordered, meant }): Clause => [
          new RegExp(
            `^(?:${ended}(?: ,)? )?(?<may>(?:you may )?)(?<cost>(?:bury|discard|flip) THIS(?: face-down)?)(?: ,)? (?:to|and) ${ordered(`${many}${what}${yours}`)}${rather}?(?:(?: ,)? ${ended})?$`,
          ),
          `at the end of combat , <may> <cost> : ( if any <what> in your threat would is bury in combat , ${meant}${limit} ) until the end of combat`,
          ['Ally', 'Artifact', 'Tome'],
        ],
      ),
    ),
  // What has come of the Combat, where the burying hangs on it.
  [
    /(?<=^(?:if|unless|while) )(?:(?:at least 1|1 or more|any|a|1)(?: of your opponent 's)? )?ally (?:is|have is) (?:lose|bury|kill)(?: in (?:(?:the |this )?combat|this battle))?(?= , if (?:THIS|this card|any)\b)/,
    'any ally is lose in this combat',
  ],
  [
    /(?<=^(?:if|unless|while) )(?:(?:at least 1|1 or more|any|a|1)(?: of your opponent 's)? )?ally (?:is|have is) (?:lose|bury|kill|discard) in this (?:way|manner)(?= , if (?:THIS|this card|any)\b)/,
    'your opponent lose a ally in this combat',
    ['Monster'],
  ],
  [
    /(?<=^(?:if|unless|while) )your opponent (?:have )?lose (?:any |1 or more |at least 1 )?sanity(?: point)?(?: (?:in (?:combat|battle|this battle|the battle)(?: with (?:THIS|it))?|to (?:this attack|THIS|it)))?(?= , if (?:THIS|this card)\b)/,
    'your opponent lose sanity in this combat',
    ['Monster'],
  ],
  // For a while alone, where the card is gone by then.
  [
    /^(?:at the end of this combat|after this combat|this combat|until the end of combat) , (?<keep>if any [^,:;()]+ would is bury in combat[^,:;()]* , [^:;()]+)$/,
    '( <keep> ) until the end of combat',
    ['Spell', 'Event', 'Artifact'],
  ],
  [
    /^(?:this round|until the end of (?:the|this) round|for the (?:remainder|rest) of (?:the|this) round) , (?<keep>if any [^,:;()]+ would is bury in combat[^,:;()]* , [^:;()]+)$/,
    '( <keep> ) until the end of the round',
    ['Spell', 'Event', 'Artifact'],
  ],
]
