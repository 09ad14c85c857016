/** What stands where something shorter usually does: a time in front of "instead", a bonus that is lost at times, a deadline of no other, ways on foot told by the place. */

import type { Clause } from '../clauses.ts'

const cards = '(?:ally|artifact|tome|weapon|spell|monster|event|phobia|cultist|ghoul|student|soldier)'
const deed =
  '(?:(?:they|you|your opponent|that player|the affected player|each (?:other )?player|each opponent) (?:must )?)?(?:lose|gain|draw|discard|bury|flip|add|subtract|pay)'
const night = '(?:at night|during the night|by night)'
const day = '(?:by day|during the day)'
/** No while of the game itself, which is no card. */
const noWhile = '(?!(?:your |the |that |this |each |any |every |next |same |first )*(?:round|turn|combat|game|day|night|step|next)\\b)'

const player = '(?:your opponent|each (?:other )?player|each opponent|that player|the affected player)'

const insteadThen: readonly Clause[] = [
  // "At Night each player loses 2 instead": what a player loses is Sanity.
  [new RegExp(`(?<=\\b${player} lose (?:#|1))(?: point)?(?= instead(?:$| ,))`), 'sanity'],
  // "At Night lose 2 points instead", "During the Polar Night lose 2 instead".
  [new RegExp(`^${night}(?: ,)? (?<does>${deed} [^,:;]+ instead)$`), 'if it is night , <does>'],
  [new RegExp(`^${day}(?: ,)? (?<does>${deed} [^,:;]+ instead)$`), 'if it is day , <does>'],
  [
    new RegExp(`^(?:during|throughout) ${noWhile}(?:the |a |any )?(?<what>[^,:;]+?)(?: ,)? (?<does>${deed} (?:#|1)(?: [^,:;]+)? instead)$`),
    'if a <what> is in play , <does>',
  ],
]

const bonus = '(?:(?:benefit|bonus|advantage|effect|ability)|addition|extra card)'
const loses = `, (?:but|and) (?:you |THIS |it |they )?(?:lose|forfeit)s? (?:this|that|the) ${bonus}`

const lostAtTimes: readonly Clause[] = [
  // "But lose this benefit at Night", "but lose this benefit during any Storm and at Night".
  [new RegExp(`${loses} (?<when>${night}|${day})$`), ', but not <when>'],
  [
    new RegExp(
      `${loses} (?:during|throughout) (?<a>${noWhile}(?:the |a |any )?[^,:;]+?) (?:and|or) (?:during |throughout )(?<b>${noWhile}(?:the |a |any )?[^,:;]+)$`,
    ),
    ' unless a <a> is in play or a <b> is in play',
  ],
  [
    new RegExp(`${loses} (?:during|throughout) (?<a>${noWhile}(?:the |a |any )?[^,:;]+?) (?:and|or) ${night}$`),
    ' unless a <a> is in play or it is night',
  ],
  [new RegExp(`${loses} (?:during|throughout) (?<a>${noWhile}(?:the |a |any )?(?:(?! (?:and|or) )[^,:;])+)$`), ' unless a <a> is in play'],
  [new RegExp(`${loses} (?:while|when|if|whenever) (?<so>[^,:;]+)$`), ' unless <so>'],
  [/(?<=\bunless |\bor )a (?=(?:the|a|any) [^,:;]+? is in play)/, ''],
]

const evenAsAlly: readonly Clause[] = [
  // A Monster has no Special Effects as an Ally but what is said to hold then.
  [
    /^(?<does>(?!if\b|while\b|when\b|as\b|you may\b|.*\b(?:in)?visible\b)[^:;]+?)(?: ,)? even (?:while|when|if) (?:(?:THIS|this card|it) is )?in play as a ally$/,
    '<does> . <does> while this card is in play as a ally',
    ['Monster'],
  ],
  [
    /^(?<does>(?!if\b|while\b|when\b|as\b|you may\b|.*\b(?:in)?visible\b)[^:;]+?)(?: ,)? (?:even as a ally|(?:both )?in a threat and as a ally|whether in a threat or (?:in play )?as a ally|as a ally as well)$/,
    '<does> . <does> while this card is in play as a ally',
    ['Monster'],
  ],
]

const whose = "(?:your opponent 's|(?:the|a|any) opponent 's)"
const who = '(?<if>if|while|when|unless)'

const amongAllies: readonly Clause[] = [
  // "If your opponent's Allies include any Cat", "if any of your Allies is a Student".
  [
    new RegExp(`\\b${who} ${whose} ally (?:include|contain|comprise|number among they) (?<what>(?:a|any|no) [^,:;]+)(?=$| ,)`),
    '<if> your opponent have <what> among their ally',
  ],
  [
    new RegExp(`\\b${who} your ally (?:include|contain|comprise) (?<what>(?:a|any|no) [^,:;]+)(?=$| ,)`),
    '<if> you have <what> among your ally',
  ],
  [
    new RegExp(`\\b${who} (?:any|1|1 or more|at least 1)(?: of)? ${whose} ally is (?<what>a [^,:;]+)(?=$| ,)`),
    '<if> your opponent have <what> among their ally',
  ],
  [
    new RegExp(`\\b${who} (?:any|1|1 or more|at least 1)(?: of)? your(?! other)? ally is (?<what>a (?!defend)[^,:;]+)(?=$| ,)`),
    '<if> you have <what> among your ally',
  ],
  // "If your opponent is walking, or if a Travel card is on top of his or her Story Deck".
  [
    /(?<=\b(?:if|while|when) your opponent (?:is|have) [^:;]*?\b(?:or|and) (?:if |while |when )?[^,:;]*?\bon top of )their (?=story deck)/,
    "your opponent 's ",
  ],
]

const fewWords: readonly Clause[] = [
  // "An Ally who does not hold an Elder Sign".
  [
    /(?<=\b(?:ally|monster|cultist|soldier|student)(?: in play| of your opponent| of yours| of any player)? (?:who|that|which) )do not (?:hold|carry|bear|wield) (?:a|any|the) (?<what>(?:(?! or | and | in )[^,:;])+?)(?=$| ,| lose | gain | add | may | must | is )/,
    'bear no <what>',
  ],
  [
    /(?<=\b(?:flip|turn|bury|discard|return|choose|rouse|give|exchange)(?: face-up| face-down)? )(?:any|a) other of your (?=[^,:;]+)/,
    '1 of your other ',
  ],
  // "One Corrupt Ally of your opponent, up to 3 points in value".
  [
    new RegExp(
      `(?<=\\b${cards}(?: (?:of your opponent|of yours|in play|in your hand|in your opponent 's threat))?)(?: ,)?(?: of| with)? up to (?<n>#|1) point (?:in|of) (?:card )?value(?=$| ,| to | and | from )`,
    ),
    ' with a value of <n> or less',
  ],
  [
    new RegExp(
      `(?<=\\b${cards}(?: (?:of your opponent|of yours|in play))?)(?: ,)? worth (?:no more than|up to|at most) (?<n>#|1) point(?=$| ,| to | and | from )`,
    ),
    ' with a value of <n> or less',
  ],
  // "Pay this card's Sanity cost once more": each time that it is paid it is.
  [
    /(?<=\b(?:pay|lose) (?:THIS|this card|this location|its|the)(?: 's)? sanity cost)(?: of THIS| of this card)? (?:once more|once again|again|anew|a # time|a further time|1 more time)(?= (?:to|and) )/,
    '',
    ['Location'],
  ],
  // "It is Night for you, whatever Event is in play".
  [
    /(?<=\bit is (?:night|day) for you) , (?:whatever|whichever|no matter what|no matter which|regardless of (?:what|which|whatever)|whatever other) (?:day |night |other |day or night )*event (?:is|may is|are) in play$/,
    '',
  ],
  [
    /(?<=\bit is (?:night|day) for you) , (?:whatever the time of day|no matter what time it is|whatever (?:the )?(?:time|hour) (?:it is |is )?(?:for (?:other|everybody else|the other|other player))?)$/,
    '',
  ],
  // "Look at his hand for 7 seconds and choose one card".
  [/(?<=\blook at [^,:;]+? hand) for (?:up to )?(?:#|1) seconds?(?= and | , then )/, ''],
  // "Your Hand holds two more" and the like need no Turn: "on the same Turn as this card".
  [
    /^(?<what>(?:a|1) [^,:;]+?) (?:may|can) (?:also )?is play (?:on|in|during) the same turn (?:as THIS|as this card)$/,
    'you may play <what> on the same turn',
  ],
  [
    /^you (?:may|can) (?:also )?play (?<what>(?:a|1) [^,:;]+?) (?:on|in|during) the same turn as (?:THIS|this card)$/,
    'you may play <what> on the same turn',
  ],
  [
    /^you (?:may|can) (?:also )?play (?<what>(?:a|1) [^,:;]+?) (?:on|in|during) the (?:same )?turn (?:that |when |in which )?(?:you play THIS|THIS is play)$/,
    'you may play <what> on the same turn',
  ],
  [
    /^(?:on|in|during) the turn (?:that |when |in which )?(?:you play THIS|THIS is play) , you (?:may|can) (?:also )?play (?<what>(?:a|1) [^,:;]+)$/,
    'you may play <what> on the same turn',
  ],
]

const when = `(?<when>${night}|${day})`

const playedOnly: readonly Clause[] = [
  // "Embark only from a Port, at Night", "play only from a Port and only at Night".
  [
    new RegExp(
      `^(?:THIS may is play|play|embark|board|use|set out|depart|you may play THIS|you may embark|you may board) only (?:at|in|from|on) (?<where>[^,:;]+?)(?: ,| and| , and| but)?(?: only)? ${when}$`,
    ),
    'you may play this card only at <where> <when>',
    ['Event', 'Travel'],
  ],
  [
    new RegExp(
      `^(?:THIS may is play|play|embark|board|set out|depart|you may play THIS|you may embark|you may board) only ${when}(?: ,| and| , and)?(?: only)? (?:at|in|from|on) (?<where>[^,:;]+)$`,
    ),
    'you may play this card only at <where> <when>',
    ['Event'],
  ],
]

const foot = '(?:on foot|by walking|by foot|by walk)'
const head = '(?<head>^|, )(?:all |any |each )?(?:new )?'
const kind = '(?<kind>(?:(?!this\\b|that\\b|THIS\\b|your\\b|no\\b|only\\b)[^,:; ]+ )*)'
const reached = `(?:may|can) (?:also )?is (?:reach|walk to) ${foot} from (?:any |a )`
const here: Clause[2] = ['Ally', 'Artifact', 'Tome', 'Investigator']

const onFoot: readonly Clause[] = [
  // "New Locations in the Dreamlands may be reached on foot from any Forest or House in the Waking World".
  [
    new RegExp(`${head}${kind}location in (?<where>[^,:;]+?) ${reached}(?<from>[^,:;]+)$`),
    '<head> you may walk from any <from> to any <kind> location in <where>',
    here,
  ],
  [new RegExp(`${head}${kind}location ${reached}(?<from>[^,:;]+)$`), '<head> you may walk from any <from> to any <kind> location', here],
]

export const rarelySoPut: readonly Clause[] = [
  ...insteadThen,
  ...lostAtTimes,
  ...evenAsAlly,
  ...amongAllies,
  ...fewWords,
  ...playedOnly,
  ...onFoot,
]
