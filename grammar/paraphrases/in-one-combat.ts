/** What holds in one Combat: fewer losses, Weapons that add nothing, and how one of them is told by who bears it. */

import type { Clause } from '../clauses.ts'

const n = '(?<n>#|1)'
const fewer = '(?:fewer|less)'
const sanity = '(?:sanity(?: point)?|point|sanity or ally|sanity and ally)'
const thisCombat = '(?<span>in|during|for the (?:rest|remainder|duration) of|until the end of) (?:the |this |that )?combat'
const who = '(?:you|your investigator)'
const goods = ['Event', 'Spell', 'Artifact', 'Tome', 'Location', 'Ally'] as const
const spared = 'your sanity loss in combat lose <n> until the end of combat'

const losses: readonly Clause[] = [
  // So many fewer at the most are so many fewer, where there are that many.
  [new RegExp(`^(?:${who} )?(?:lose|suffer|take) (?:up to )?${n} ${fewer} ${sanity} ${thisCombat}$`), spared, goods],
  [new RegExp(`^(?:${who} )?(?:lose|suffer|take) (?:up to )?${n} ${sanity} ${fewer} ${thisCombat}$`), spared, goods],
  [new RegExp(`^(?:${who} )?(?:lose|suffer|take) (?:up to )?${n} ${fewer} ${sanity} (?:this|in this) combat$`), spared, goods],
  [
    new RegExp(
      `^(?:reduce|lower|decrease) (?:your sanity loss(?:es)?|the sanity (?:that )?you lose|your loss of sanity|the sanity loss) ${thisCombat} by ${n}(?: point)?$`,
    ),
    spared,
    goods,
  ],
  [new RegExp(`^(?:in|during) this combat , (?:${who} )?(?:lose|suffer|take) (?:up to )?${n} ${fewer} ${sanity}$`), spared, goods],
  [
    new RegExp(`^(?:${who} )?(?:lose|suffer|take) no more than ${n} ${sanity} (?:in|during|for) (?:the |this )?combat$`),
    'your sanity loss in combat is at most <n> in 1 combat until the end of combat',
    goods,
  ],
  [
    new RegExp(`^(?:${who} )?(?:may not|cannot) (?:lose|suffer|take) more than ${n} ${sanity} (?:in|during|for) this combat$`),
    'your sanity loss in combat is at most <n> in 1 combat until the end of combat',
    goods,
  ],
  [
    /^your (?:sanity loss|loss of sanity) (?:in|during) this combat is (?<how>halve|double)$/,
    'your sanity loss in combat is <how> until the end of combat',
    goods,
  ],
  [
    /^(?:all )?sanity loss (?:in|during) this combat is (?<how>halve|double)$/,
    "each player 's sanity loss in combat is <how> until the end of combat",
    goods,
  ],
]

const weapons: readonly Clause[] = [
  [
    /^(?<head>(?:when|before|after|at) [^,:;()]+ , )(?:(?<lot>randomly|at random) )?choose (?:1|a|any 1) (?<lot2>random )?(?<who>[^,:;()]*?ally(?: of [^,:;()]+?)?)(?: (?<lot3>at random|randomly))? , whose (?<what>weapon|artifact) (?<does>add nothing|is worth nothing|add no point|do not count|is of no use)(?<for>(?: (?:for|until|this|in) [^,:;()]+)?)$/,
    '<head> choose 1 random <who> : each <what> hold by the target add nothing <for>',
    ['Monster'],
  ],
  [/\bweapon is (?:worthless|useless|of no use|without effect)(?= until| for| this| in|$)/, 'weapon add nothing'],
  [/(?<=\bweapon add nothing) in combat with (?=THIS)/, ' against '],
  [
    /(?<=\bweapon )(?:do not|cannot) (?:add|count)(?: (?:to|for) (?:anything|(?:the )?value of [^,:;()]+|anyone))?(?= until| for| this| in|$)/,
    'add nothing',
  ],
]

/** The value of a Weapon is what it adds. */
const armed: readonly Clause[] = [
  [
    new RegExp(
      `(?<=^|, )(?<who>(?:each|all|your|every)(?: of)?(?: your)?) weapon (?:add|give) ${n} (?:more|additional|extra) point(?= until| for| this| in| while|$)`,
    ),
    '<who> weapon gain <n>',
  ],
  [
    new RegExp(
      `(?<=^|, )(?<who>(?:each|all|your|every)(?: of)?(?: your)?) weapon (?:add|give) ${n} point more(?= until| for| this| in| while|$)`,
    ),
    '<who> weapon gain <n>',
  ],
  [
    new RegExp(
      `(?<=^|, )(?<who>(?:each|all|your|every)(?: of)?(?: your)?) weapon (?:add|give) (?:${n} (?:fewer|less) point|(?<m>#|1) point (?:less|fewer))(?= until| for| this| in| while|$)`,
    ),
    '<who> weapon lose <n> <m>',
  ],
]

/** A Weapon that is worth nothing for a while, told of it or of whoever bears it. */
const worthless =
  "(?<does>add nothing(?: to (?:its|their|the ally 's) value)?|add no points?(?: to (?:its|their) value)?|give (?:it|they) nothing|do not count|is not count|is worth nothing|is worthless|is useless|is of no use|is disregard|is ignore)"
const soLong = '(?<for>(?: (?:for|until|during|this|in|while) [^,:;()]+)?)$'

const idleWeapons: readonly Clause[] = [
  [
    new RegExp(`(?<=^(?:[^;()]+ [,:] )?)(?:(?:that|the) ally 's|its) (?<what>weapon|artifact) ${worthless}${soLong}`),
    "that ally 's <what> add nothing <for>",
  ],
  [
    new RegExp(
      `(?<=^(?:[^;()]+ [,:] )?)(?:the |any )?(?<what>weapon|artifact) (?:hold|carry|bear|wield|use) by (?:that|the) ally ${worthless}${soLong}`,
    ),
    "that ally 's <what> add nothing <for>",
  ],
  [
    new RegExp(
      `(?<=^(?:[^,:;()]+ , )?)(?:(?:the |any )?(?<what>weapon|artifact) (?:hold|carry|bear|wield|use) by (?:target ally|the target|target)|(?:target ally|the target|target) 's (?<thing>weapon|artifact)) ${worthless}${soLong}`,
    ),
    'choose target ally . its <what> <thing> add nothing <for>',
    ['Spell', 'Event'],
  ],
]

/** What comes of it if the Ally that was picked is lost in the same Combat: "if that Ally is buried in this Combat, your opponent loses 2". */
const lostInIt: readonly Clause[] = [
  [
    /(?<=^(?:[^;()]+ : )?)(?:if|when|should) (?:that|the|the choose) ally (?:is |have is )?(?:then |later )?(?<how>bury|discard|lose) (?:(?:in|during|in the course of|before the end of|by the end of) (?:this|the|that|the same)|at any time (?:in|during) (?:this|the|that)) combat ,(?: then)? (?<does>[^:;]+)$/,
    '( when the target is <how> : <does> ) until the end of combat',
    ['Monster', 'Spell', 'Event', 'Artifact'],
  ],
  [
    /(?<=^(?:[^;()]+ : )?)(?<does>(?:your opponent|you|that player|it|each player|THIS|this card) [^,:;()]+) (?:if|when|should) (?:that|the|the choose) ally (?:is |have is )?(?<how>bury|discard|lose) (?:(?:in|during|in the course of|before the end of|by the end of) (?:this|the|that|the same)) combat$/,
    '( when the target is <how> : <does> ) until the end of combat',
    ['Monster', 'Spell', 'Event', 'Artifact'],
  ],
]
/** What befalls somebody in any case. */
const anyway: readonly Clause[] = [
  [
    /(?: ,)? even if (?:it|they|that ally) (?:would )?(?:otherwise )?(?:survive|remain|remain in play|is not (?:lose|bury))(?: combat| the battle)?$/,
    '',
  ],
]

export const inOneCombat: readonly Clause[] = [...losses, ...weapons, ...armed, ...idleWeapons, ...lostInIt, ...anyway]
