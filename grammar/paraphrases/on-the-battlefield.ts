/**
 * Uses before Threats are revealed, whom Monsters attack and who does not see them, what becomes of those lost in Combat, and in what
 * Combats something is done: other words for what the grammar has, whatever card it stands on.
 */

import type { Clause } from '../clauses.ts'

const own = '(?:THIS|this card|it)'
const spends = `(?:flip|bury|discard|use) ${own}(?: face-down)?`
const shown = '(?:it|they|that threat|this threat|the threat|its card|the card in it) is (?:reveal|turn up|turn face-up)'

/** Uses in Combat are made while all Threats are face-down still (M14.27). */
const beforeReveal: readonly Clause[] = [
  [
    new RegExp(`^(?<use>${spends} (?:during|in) combat to [^:;()]*? threat(?: [^,:;()]+?)?)(?: ,)? before ${shown}$`),
    '<use>',
    ['Artifact', 'Ally', 'Tome'],
  ],
  [
    new RegExp(
      `^(?<deed>(?:bury|discard|flip|look at|return|take) [^,:;()]*? (?:in|from|of|at) [^,:;()]*? threat(?: [^,:;()]+?)?)(?: ,)? before ${shown}$`,
    ),
    '<deed>',
    ['Spell'],
  ],
  // "Play this pipe during Combat to ... Then flip this card": it lies in play, and so it is used.
  [
    new RegExp(`^play ${own} (?:during|in) (?<step>combat(?: , before (?:threat|monster|card) is reveal ,)?) to (?=\\S)`),
    'use this card during <step> to ',
    ['Artifact'],
  ],
]

const some = '(?:a |any |1 |1 or more |at least 1 )?'
const includes = '(?:include|contain|hold|have)'

/** What a Threat that attacks somebody has in it, as what attacks him. */
const inThreatsAttacking: readonly Clause[] = [
  [
    new RegExp(
      `^(?<deed>[^,:;()]+?) (?:when|whenever|each time|if) you is attack by a (?:directed )?threat (?:that|which) ${includes} ${some}(?<what>[^,:;()]+)$`,
    ),
    'when you is attack by 1 or more <what> , <deed>',
    ['Event', 'Ally', 'Artifact', 'Tome', 'Location'],
  ],
  [
    new RegExp(
      `^(?:when|whenever|each time|if) you is attack by a (?:directed )?threat (?:that|which) ${includes} ${some}(?<what>[^,:;()]+) , (?<deed>[^:;()]+)$`,
    ),
    'when you is attack by 1 or more <what> , <deed>',
    ['Event', 'Ally', 'Artifact', 'Tome', 'Location'],
  ],
  // "While attacking Threat includes Living Dead."
  [new RegExp(`(?<=\\b(?:if|while|when) )attack threat (?=${includes} )`), 'the attack threat '],
  // "If any Voormis belong to it."
  [/\bbelong to (?=(?:it|your threat|the same threat|this threat)\b)/, 'is part of '],
]

const place = '(?<where>(?:at|in|on|walk|inside|outside|underground|underwater|affected by)\\b[^,:;()]*)'

/** "Lesser Servitors are Invisible if their target is at a Water Location": those that attack one who is there. */
const whomTheyMeet: readonly Clause[] = [
  [
    new RegExp(
      `^(?<what>(?:all |each |every |any )?(?!(?:if|when|while|your|you|opponent|player|ally)\\b)[^,:;()]+?) (?<does>is (?:in)?visible|(?:add|gain|lose|subtract) (?:1|#)(?: point)?(?: (?:to|from) (?:its|their) value)?) (?:if|while|when) (?:(?:their|its) target|(?:the|any) (?:opponent|player|investigator) (?:that |whom |who )?(?:they|it) attack) is ${place}$`,
    ),
    '<what> direct at player who is <where> <does>',
    ['Event', 'Location'],
  ],
]

const few = '(?:absorb|take|suffer)'
const fewer = `(?:${few} (?:fewer|less) point (?:(?:in|during) combat )?than (?:its|their) (?:card |full )?value|${few} (?:fewer|less) than (?:its|their) (?:full )?(?:card )?value(?: in point)?|do not ${few} (?:its|their) full (?:card )?value|${few} (?:some|only part|part) of (?:its|their) value)(?: (?:in|during) combat)?`
const fullyNot =
  '(?: (?:in|during) combat)? without (?:have )?(?:absorb|take|suffer|lose) (?:its|their) full (?:card )?value(?: in (?:point|loss|sanity loss))?'
const fate = '(?<fate>flip|discard|return|put)'
const to = '(?<to>(?: face-down| to your hand| in your hand| into your hand)?)'
const rather = '(?: (?:instead of|rather than) (?:is )?bury(?: (?:it|they|THIS|this card))?| instead)'

/** Who is spared where he has not absorbed as much as he is worth. */
const notInFull: readonly Clause[] = [
  [
    new RegExp(`^(?:if|when) (?:THIS|it|they) ${fewer} , ${fate} (?:THIS|it|they|this card)${to}${rather}$`),
    'if this card would is bury in combat without full loss , <fate> this card <to> instead',
    ['Ally', 'Monster'],
  ],
  [
    new RegExp(`^${fate} (?:THIS|it|they|this card)${to}${rather} (?:if|when) (?:THIS|it|they) ${fewer}$`),
    'if this card would is bury in combat without full loss , <fate> this card <to> instead',
    ['Ally', 'Monster'],
  ],
  [new RegExp(`(?<=^(?:if|when) [^,:;()]+ would is bury)${fullyNot}(?= ,)`), ' in combat without full loss'],
]

const kinds = '(?<what>(?:(?!you\\b|your\\b|they\\b|if\\b|when\\b|while\\b)[^,:;() ]+ ){0,3}?(?:ally|artifact|tome))'
const goes =
  '(?<when>(?: (?:in|during) combat)?) is (?<fate>discard|return to your hand|flip face-down) (?:instead(?: of (?:is )?bury)?|rather than (?:is )?bury)$'

/** Those lost in Combat, or whenever: "Allies you lose in Combat are Discarded instead of Buried". */
const lostOnes: readonly Clause[] = [
  [
    new RegExp(
      `(?<=^|, )(?:(?:all|any|each|every) )?(?:of )?(?:your )?${kinds} (?:(?:that|whom|which) )?you (?:lose|bury|would (?:lose|bury))${goes}`,
    ),
    'if 1 of your <what> would is bury <when> , <fate> it instead',
  ],
  [
    new RegExp(
      `(?<=^|, )(?:(?:all|any|each|every) )?(?:of )?your ${kinds} (?:(?:that|who|which) )?(?:(?:is|would is) )?(?:lost|lose)${goes}`,
    ),
    'if 1 of your <what> would is bury <when> , <fate> it instead',
  ],
]

/** "In which he was not a Defending Ally": whether he fought is known when it is over. */
const who = '(?:it|they|THIS|this card|this ally)'
const such = '(?:at the end of|after) (?:each|any|every|a) combat (?:in which|where|when|during which|that)'
const didNot = `${who} (?:is not (?:a |1 of your |1 of the )?defending ally|do not (?:take part|fight|defend)|have not (?:fight|take part|defend)|take no part)`
const did = `${who} (?:is (?:a |1 of your |1 of the )?defending ally)`
const inWhichCombats: readonly Clause[] = [
  [new RegExp(`^${such} ${didNot} ,`), 'at the end of combat , unless this card have fight ,', ['Ally']],
  [new RegExp(`^(?<deed>[^:;()]+?) ${such} ${didNot}$`), 'at the end of combat , unless this card have fight , <deed>', ['Ally']],
  [new RegExp(`^${such} ${did} ,`), 'at the end of combat , if this card have fight ,', ['Ally']],
  [new RegExp(`^(?<deed>[^:;()]+?) ${such} ${did}$`), 'at the end of combat , if this card have fight , <deed>', ['Ally']],
]

const seen = '(?:(?:THIS|it) )?(?:is )?invisible'
const isHour = '(?:at|by|during) (?:the )?'

/** When and to whom a Monster is Invisible. */
const hidden: readonly Clause[] = [
  // "At Night, and whenever your opponent is Underground": at either time.
  [
    new RegExp(`^${seen} ${isHour}(?<hour>night|day)(?: ,)? and (?:also )?(?:when|whenever|while) (?<so>[^,:;()]+)$`),
    'this card is invisible if it is <hour> or <so>',
    ['Monster'],
  ],
  [
    new RegExp(
      `^${seen} (?:when|whenever|while) (?<so>(?:(?!\\b(?:and|or)\\b)[^,:;()])+?)(?: ,)? and (?:also )?(?:at|by) (?<hour>night|day)$`,
    ),
    'this card is invisible if it is <hour> or <so>',
    ['Monster'],
  ],
  // "Invisible to Steadfast Allies, who may not absorb points from this card."
  [
    new RegExp(
      `^${seen} to (?:all |any )?(?<what>(?!all\\b|any\\b)[^,:;() ]+) ally(?: , who (?:may not|cannot|can not) (?:(?:absorb point from|defend against|absorb) (?:THIS|it|this card)|defend|absorb (?:its|any of its) point))?$`,
    ),
    'invisible . all ally who is not <what> may see this card',
    ['Monster'],
  ],
]

const noMore = '(?:no more than|not more than|at most|a maximum of|only|up to|but)'
const whose = '(?: of (?:your|its|their|his or her))?'
const till =
  '(?=$| ,| (?:in|during) (?:any|each|a) combat$| (?:until|for the|this round|in this combat|during this combat|while|if|at night|by day))'

/** How many Allies somebody commits at most. */
const fewDefenders: readonly Clause[] = [
  [
    new RegExp(
      `\\b(?:may|can) (?:(?:choose|commit|use|have|select) ${noMore} (?<n>#|1)${whose} defending (?<what>ally)|defend with ${noMore} (?<m>#|1)${whose} (?<kind>ally))${till}`,
    ),
    'may not defend with more than <n> <m> <what> <kind>',
  ],
  [
    new RegExp(
      `\\b(?:may not|cannot|can not) (?:choose|commit|use|have|select) more than (?<n>#|1)${whose} defending (?<what>ally)${till}`,
    ),
    'may not defend with more than <n> <what>',
  ],
  [
    new RegExp(
      `(?<=^|, )${noMore.replace('|but', '')} (?<n>#|1) of (?<who>your opponent|each opponent|each player|any player|you) (?:'s|r) (?<what>ally) (?:may|can) defend${till}`,
    ),
    '<who> may not defend with more than <n> <what>',
  ],
]

/** "Ghouls and Deep Ones that you play here join one another": while you are here. */
const joinedHere: readonly Clause[] = [
  [
    /^(?:(?:all|any|each|every) )?(?<what>(?!(?:you|your|they|it|THIS|no)\b)[^:;()]+?) (?:(?:that|which|who) )?(?:you play|(?:is )?play(?: by you)?) (?:here|at this location|at THIS) (?<join>(?:(?:may|can) )?join [^:;()]+)$/,
    'while you is here , all <what> <join>',
    ['Location'],
  ],
]

export const onTheBattlefield: readonly Clause[] = [
  ...beforeReveal,
  ...inThreatsAttacking,
  ...whomTheyMeet,
  ...notInFull,
  ...lostOnes,
  ...inWhichCombats,
  ...hidden,
  ...joinedHere,
  ...fewDefenders,
  // "Considered to be Mi-Go": this card is.
  [/^consider (?:to is |as )?(?=\S)/, 'is consider ', ['Monster', 'Ally', 'Artifact', 'Tome', 'Location', 'Spell', 'Event']],
  // "(owner's choice if tied)": among those of the same value it is he who chooses.
  [
    /(?<=^|, )(?<how>bury|discard|flip) the (?<what>(?:defending )?ally (?:with the|of the|of) (?:highest|lowest|greatest|least) value) \( (?:its |the |their )?(?:owner|opponent|your opponent|player)(?: 's)? choice (?:if|when|in case of) (?:(?:there is )?(?:a |they is |several is )?(?:tie|tied|equal))? ?\)/,
    'your opponent must <how> the <what>',
    ['Monster'],
  ],
  [
    /(?<=\b(?:bury|discard|flip) (?:1 of )?the (?:defending )?ally (?:with the|of the|of) (?:highest|lowest|greatest|least) value) \( your choice (?:if|when|in case of) (?:(?:there is )?(?:a |they is |several is )?(?:tie|tied|equal))? ?\)/,
    '',
  ],
]
