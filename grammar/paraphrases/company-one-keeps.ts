/** Allies told in whole sentences: what they bring about, what they spare others and ask for it, what may be done with them besides. */

import type { Clause } from '../clauses.ts'

const moment = '(?:if|when|whenever|each time(?: that)?|every time(?: that)?|as soon as)'
const it = '(?:it|they|them|that (?:card|ally|monster|artifact|tome|event))'
const rather = '(?:instead of|rather than|in place of)'

export const companyOneKeeps: readonly Clause[] = [
  // ---------------------------------------------------------------- what comes into play
  [
    new RegExp(
      `(?<=(?:^|, )${moment} (?:[^,;:()]+ )?)(?:bring|put) (?<what>(?:a|1|any|another|your|each) [^,;:()]+?) (?:into|in) play(?= |$)`,
    ),
    'play <what>',
  ],
  [new RegExp(`(?<=(?:^|, )${moment} (?:[^,;:()]+ )?)is (?:bring|put) (?:into|in) play(?= |$)`), 'is play'],
  // Every Monster of a Threat is buried after Combat anyway.
  [
    new RegExp(
      `(?<=^(?:(?:after|at the end of) (?:the |each |any )?(?:combat|battle) , )?(?:you may )?(?:return|take) [^,;:()]*? (?:in|from|of) your (?:directed )?threat (?:back )?(?:to|into) your hand(?: (?:after|at the end of) combat)?)(?: ,)? ${rather} (?:bury|discard) (?:${it}|1)(?= |$)`,
    ),
    '',
  ],
  // ---------------------------------------------------------------- what they help with
  ...(
    [
      [
        '(?: ,)? (?:but|though|although|and)(?: each time)? (?:you )?(?:must )?(?:lose|pay|spend) (?<n>#|1) sanity(?: point)?(?: (?:each time|every time|whenever|when)(?: (?:they do|you do)(?: so| this)?)?| for each)?',
        ' , but lose <n> sanity each time you do so',
      ],
      ['', ''],
    ] as const
  ).map(
    ([price, meant]): Clause => [
      new RegExp(
        `^(?:THIS|they) (?:can|may|will) (?:help|let|allow|enable|assist) you (?:to |in )?read (?:a |any )?tome in (?:any|whatever|every) language(?: (?:that |which )?(?:they|THIS|you|it) do not (?:know|read|speak))?${price}$`,
      ),
      `you may play tome regardless of language${meant}`,
      ['Ally'],
    ],
  ),
  // ---------------------------------------------------------------- what is asked for it
  [/^(?:but )?if you (?:do|choose to)(?: so| this| that)?(?: ,)? (?:while|when|and) (?=[^,;:()]+ , )/, 'if you do and '],
  [/^(?:but )?if you do(?: so| this| that)?(?: ,)? (?:at|during|by)(?: the)? (?<time>night|day)(?: ,)? /, 'if you do and it is <time> , '],
  // ---------------------------------------------------------------- what somebody must do, or let you do
  [
    /^(?<head>(?:[^,;:()]+ , )?)(?:your opponent|that opponent) must (?:either )?(?<deed>(?:bury|discard|flip|lose) (?:(?!\bit\b)[^,;:()])+?)(?: ,)? or (?:(?:else )?you (?:may )?|(?:else )?(?:let|allow|permit) you (?:to )?)(?<own>draw (?:#|1) card|gain (?:#|1) sanity(?: point)?)$/,
    '<head> <own> unless your opponent <deed>',
  ],
  [
    /(?<=\bopponent\b[^;:()]* , (?:you may )?)choose 1 of their (?=(?:\S+ )?(?:artifact|tome|weapon|ally|spell)$)/,
    "choose 1 of your opponent 's ",
  ],
  // ---------------------------------------------------------------- what is spared
  [
    /^(?:you may )?ignore the first (?:sanity point|point of sanity|sanity) (?:(?<round>(?:in|of|during) (?:each|every|a|any) round|each round) )?(?:that )?you (?:would )?(?:otherwise )?lose(?<from> (?:due to|because of|from|to|by) [^,;:()]+?)?(?: (?<round2>(?:in|of|during) (?:each|every|a|any) round|each round))?$/,
    'once each round , if you would lose sanity <from> , you may ignore 1 point of it',
    ['Ally', 'Artifact', 'Tome'],
  ],
  [
    /^(?:you may )?ignore the first (?<n>#) (?:sanity point|point of sanity|sanity) (?:(?<round>(?:in|of|during) (?:each|every|a|any) round|each round) )?(?:that )?you (?:would )?(?:otherwise )?lose(?<from> (?:due to|because of|from|to|by) [^,;:()]+?)?(?: (?<round2>(?:in|of|during) (?:each|every|a|any) round|each round))?$/,
    'once each round , if you would lose sanity <from> , you may ignore <n> point of it',
    ['Ally', 'Artifact', 'Tome'],
  ],
  [
    new RegExp(
      `(?<if>^|, )${moment} (?<by>(?:a|any|your opponent 's|a opponent 's) [^,;:()]+?) would (?:cause|force|make|require|compel|oblige) you to (?<how>bury|discard) (?:(?:a|any|1|any 1)(?: of your)?|(?:another|any other|1 other)(?: of your)?(?<other>)) (?<what>(?:[^,;:() ]+ ){0,2}?(?:ally|artifact|tome|weapon|spell))(?=$| ,)`,
    ),
    '<if> if 1 of your <what> would is <how> by <by>',
  ],
  [/\b(?:any|1|a) ally except this (?!card\b)[a-z]+(?= |$)/, '1 of your other ally', ['Ally']],
  [
    /^(?:when|whenever|if|each time) you (?:spend|use|take) (?:a|your|1) turn (?:to|and) bury (?:a|1) phobia (?:at|in) (?<where>(?:a|any) [^,;:()]+? location) , you may bury (?:#(?: phobia)?(?: instead(?: of 1)?| at once)?|another(?: phobia)?|1 other(?: phobia)?)$/,
    'when a phobia that affect you is bury , if you is at <where> , you may bury 1 phobia , once each turn',
    ['Ally', 'Artifact', 'Tome'],
  ],
]
