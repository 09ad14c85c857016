/**
 * What is done on a tie: whoever must bury the one of lowest value picks among those that are worth the same, so that to say it adds nothing; and
 * of players who have equally many nobody may be the one with the most.
 */

import type { Clause } from '../clauses.ts'

const tie =
  '(?:(?:if|when|where) (?:they is |there is |it is |several is |# or more is |2 is )?(?:a )?(?:tie|tied)|(?:in (?:the )?case of|in the event of|on) (?:a |any )?(?:tie|tied)|between (?:tie|tied)|among (?:tie|tied)|(?:if|when) (?:there is )?(?:several|more than 1|2)(?: (?:share|have) (?:it|the same value))?)'
const choose = '(?:choose|decide|pick|select)(?: 1| which(?: 1)?| between they| among they)?'
const his = '(?:the owner|its owner|owner|the player|that player|each player|the opponent|that opponent|your opponent|opponent|they|each)'
const hisChoice = `(?:${his} (?:may )?${choose} ,? ?${tie}|${tie} ,? ?${his} (?:may )?${choose}|(?:(?:the )?owner 's|its owner 's|(?:that |each )?player 's|(?:your |that )?opponent 's|their) choice ,? ?${tie}|${tie} ,? ?(?:(?:the )?owner 's|its owner 's|(?:your |that )?opponent 's|their) choice)`
const yourChoice = `(?:you (?:may )?${choose} ,? ?${tie}|${tie} ,? ?you (?:may )?${choose}|your choice ,? ?${tie}|${tie} ,? ?your choice)`
const ranked = '[^.:;()]*\\b(?:lowest|highest|least|greatest|low|high)\\b[^.:;()]*'
const deed = '(?:bury|discard|flip|return)'
const head = '(?<=^(?:(?:if|when|at|as|while|on) [^.:;()]+ , )*'
const heDoes = `${head}(?:your|the|target|that|each|every|any|1|a) (?:other )?(?:opponent|player|investigator)(?: [^.,:;()]+?)? (?:must )?${deed} ${ranked})`
const youDo = `${head}(?:you must )?${deed} ${ranked})`
const whose =
  "(?<who>your|the|target|that|each|every) (?<kind>opponent|player) 's (?<what>[^.,:;()]+? (?:with|of) the (?:lowest|highest|least|greatest) value)"
const itsOwnerDoes = `(?<how>${deed}) ${whose}`

const most = '(?:the )?(?:most|highest|greatest|largest|best|fewest|least|lowest|smallest)'
const foremost = `(?<what>(?:the|whichever|any) (?:player|investigator) (?:with|who have|that have|who hold) ${most} [^.,:;()]+?)`
const befalls = '(?<does>(?:may|must|lose|gain|draw|discard|bury|flip|skip|take|return|put|is|cannot) [^.:;()]+?)'
const nobody = `(?:(?:no 1|nobody|no player|neither(?: player)?|none|no investigator|no opponent)(?: (?:is affected|do so|do|(?:draw|lose|gain|discard|bury|flip|take|return)(?: [^.,:;()]+)?))?|nothing happen|(?:there is )?no effect|ignore this(?: card)?|this have no effect)`

/** Within one sentence. */
export const ties: readonly Clause[] = [
  [new RegExp(`${heDoes} \\( ${hisChoice} \\)(?=$| )`), ''],
  [new RegExp(`${heDoes} , ${hisChoice}$`), ''],
  [new RegExp(`${youDo} \\( ${yourChoice} \\)(?=$| )`), ''],
  [new RegExp(`${youDo} , ${yourChoice}$`), ''],
  // "Bury your opponent's Ally with the lowest value (owner's choice if tied)": he buries it.
  [new RegExp(`\\b${itsOwnerDoes} \\( ${hisChoice} \\)$`), '<who> <kind> must <how> their <what>'],
  // "The player with the most Politicians draws two cards (if tied, no one draws)".
  [new RegExp(`(?<=^|, )${foremost} ${befalls} \\( (?:but )?${tie} ,? ?${nobody} \\)$`), '<what> alone <does>'],
  [new RegExp(`(?<=^|, )${foremost} ${befalls} \\( (?:but )?${nobody} ${tie} \\)$`), '<what> alone <does>'],
  [new RegExp(`(?<=^|, )${foremost} ${befalls}(?: ,)? unless (?:they is |there is |it is )?(?:a )?(?:tie|tied)$`), '<what> alone <does>'],
  [
    /\b(?:the|whichever|any) (?<who>player|investigator) (?:with|who have|that have|who hold) (?:the )?(?:most|highest|greatest|largest|best) (?:number of |amount of )?(?<what>[^.,:;()]+?) alone\b/,
    'each player who have the most <what> alone',
  ],
  [
    /\b(?:the|whichever|any) (?<who>player|investigator) (?:with|who have|that have|who hold) (?:the )?(?:fewest|least|lowest|smallest) (?:number of |amount of )?(?<what>[^.,:;()]+?) alone\b/,
    'each player who have the fewest <what> alone',
  ],
]

/** Of two sentences, the second of which tells of the tie alone. */
export const tiesApart: readonly Clause[] = [
  [new RegExp(`${heDoes} \\. ${hisChoice}$`), ''],
  [new RegExp(`${youDo} \\. ${yourChoice}$`), ''],
  [new RegExp(`^${itsOwnerDoes} \\. ${hisChoice}$`), '<who> <kind> must <how> their <what>'],
  [new RegExp(`^${foremost} ${befalls} \\. (?:but )?${tie} ,? ?${nobody}$`), '<what> alone <does>'],
]
