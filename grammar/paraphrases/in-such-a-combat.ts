/**
 * What hangs on how a Combat goes and who is in it: "at the end of each Combat in which you buried an Ally", "if none of the Allies defending
 * against it has a Weapon", beside whom one does not defend, and Weapons that are of no use there.
 */

import type { Clause } from '../clauses.ts'

// ---------------------------------------------------------------- at the end of such a Combat

const who = '(?<who>you|your investigator|your opponent|affected player)'
const some = '(?:any|a|1|1 or more|at least 1|some)'
const fought = '(?:is use|take part|took part|fight|fought|defend|have fight)'
/** What has come of it, and how it is asked for when it is over. */
const outcomes: readonly (readonly [said: string, meant: string])[] = [
  [
    `${who} (?:have )?(?:bury|lose|discard) ${some}(?: of (?:your|their))? (?<what>(?:[^,:;() ]+ )?ally)`,
    'if <who> lose a <what> in this combat',
  ],
  [
    `${who} (?:have )?(?:bury|lose|discard) (?<n>#)(?: or more)?(?: of (?:your|their))? ally`,
    'if <who> lose <n> or more ally in this combat',
  ],
  [`${who} (?:have )?(?:bury|lose|discard) no ally`, 'unless <who> lose a ally in this combat'],
  [`${who} (?:have )?lose (?:any |1 or more |at least 1 )?sanity(?: point)?`, 'if <who> lose sanity in this combat'],
  [`${who} (?:have )?lose no sanity(?: point)?`, 'unless <who> lose sanity in this combat'],
  [`(?:it|THIS|the bearer|its bearer) ${fought}`, 'if this card have fight'],
  ['(?:it|THIS|the bearer|its bearer) (?:is not use|do not (?:take part|fight|defend))', 'unless this card have fight'],
]
const such = '(?:at the end of|after) (?:each|any|every|a) combat (?:in which|where|when|during which|that)'

const atItsEnd: readonly Clause[] = outcomes.flatMap(([said, meant]): readonly Clause[] => [
  [new RegExp(`^${such} ${said} ,`), `at the end of combat , ${meant} ,`],
  [new RegExp(`^(?<deed>[^:;()]+?) ${such} ${said}$`), `at the end of combat , ${meant} , <deed>`],
])

// ---------------------------------------------------------------- who defends

const defenders =
  "(?:the )?(?:(?:opposing|your opponent 's) )?(?:defending ally|ally (?:(?:who|that) )?(?:is )?(?:defend|defending)(?: against (?:it|THIS|this threat))?)"
const armed = '(?:have|bear|hold|carry)'
const so = '(?<=\\b(?:if|while|unless) )'
const end = '(?=$| ,)'

const whoDefends: readonly Clause[] = [
  [
    new RegExp(`${so}(?:none of ${defenders}|no ${defenders.slice('(?:the )?'.length)}) ${armed} (?:a |any )?(?<what>[^,:;()]+?)${end}`),
    'your opponent have no defending ally with a <what>',
    ['Monster'],
  ],
  [
    new RegExp(`${so}(?:any|1|at least 1|1 or more) of ${defenders} ${armed} (?:a |any )?(?<what>[^,:;()]+?)${end}`),
    'your opponent have a defending ally with a <what>',
    ['Monster'],
  ],
  [
    new RegExp(
      `${so}(?:none of ${defenders}|no ${defenders.slice('(?:the )?'.length)}) is (?:a )?(?<what>(?!bury|discard|lose|flip)[^,:;()]+?)${end}`,
    ),
    'your opponent have no defending <what>',
    ['Monster'],
  ],
  [
    new RegExp(`${so}(?:any|1|at least 1|1 or more) of ${defenders} is (?:a )?(?<what>(?!bury|discard|lose|flip)[^,:;()]+?)${end}`),
    'your opponent have a defending <what>',
    ['Monster'],
  ],
]

/** Beside whom one does not defend: each of them in the same defence. */
const beside: readonly Clause[] = [
  [
    /^(?:THIS )?(?:may not|cannot|can not|will not|do not|refuse to) (?:defend|fight) (?:alongside|beside|besides|together with|with|next to|in the same combat as|side by side with) (?:any |a |other |another |your )?(?:other )?(?<what>(?!you\b|it\b|they\b|weapon\b)[^,:;()]+?)(?: of yours)?$/,
    'while you have another defending <what> in play , this card may not defend',
    ['Ally'],
  ],
  [
    /^(?:THIS )?(?:may not|cannot|can not|will not|do not) (?:defend|fight) (?:in (?:a|any) combat in which|if|when|while) (?:any |a |another )(?<what>(?!you\b|it\b|they\b)[^,:;()]+?)(?: of yours)? (?:(?:also )?defend|is (?:also )?(?:defend|defending)|fight)(?: (?:too|as well|with (?:it|they)))?$/,
    'while you have another defending <what> in play , this card may not defend',
    ['Ally'],
  ],
  [
    /^(?<who>(?:corrupt|steadfast) ally) (?:(?:do|will|can) not|may not|cannot) defend you(?= |$)/,
    'your <who> may not defend',
    ['Location', 'Event'],
  ],
]

// ---------------------------------------------------------------- in which order they absorb

const others =
  "(?:any|all|any of|all of)?(?: )?(?:(?:your|the|their|your opponent 's) )?(?:other|others|another)(?: (?:defending )?ally)?(?: (?:do|can|may))?"
const firstly = `(?:(?:must )?absorb (?:(?:(?:all|any|the) )?(?:point|loss|damage) )?(?:first|before ${others})|must is the first to absorb(?: (?:point|loss|damage))?)`
const lastly = `(?:(?:must )?absorb (?:(?:(?:all|any|the) )?(?:point|loss|damage) )?(?:last|after ${others})|must is the last to absorb(?: (?:point|loss|damage))?)`
const attackedAtAll = '(?:(?:if|when|whenever) (?:(?:any|a) threat is direct(?:ed)? (?:against|at) you|you is attack) , )?'

const inOrder: readonly Clause[] = (
  [
    [firstly, 'first'],
    [lastly, 'last'],
  ] as const
).flatMap(([said, when]): readonly Clause[] => [
  // "Goes for the weakest: your opponent's lowest Defending Ally must absorb before any other": as the values are then.
  [
    new RegExp(
      `^(?:(?:go|goes|strike|strikes|aims?|reach|reaches) (?:for|at) the [^,:;()]+ : )?(?<whose>(?:your opponent 's|the|the opposing) (?:[^,:;() ]+ ){0,2}defending ally(?: (?:with|of) the (?:highest|lowest) value)?) ${said}$`,
    ),
    `when reveal , <whose> absorb point ${when} until the end of combat`,
    ['Monster'],
  ],
  [
    new RegExp(`^${attackedAtAll}(?:THIS )?must defend(?: ,)? and ${said}$`),
    `this card must defend . this card absorb point ${when}`,
    ['Ally'],
  ],
  [new RegExp(`^(?:when(?:ever)? (?:it|THIS|they) defend , )?(?:THIS |it |they )?${said}$`), `this card absorb point ${when}`, ['Ally']],
  [new RegExp(`^(?:the |its )?(?:bearer|ally) ${said}$`), `the bearer absorb point ${when}`, ['Artifact']],
  [
    new RegExp(`^(?<who>(?:your |each |all )?(?:[^,:;() ]+ ){0,2}ally(?: of yours)?) ${said}$`),
    `<who> absorb point ${when}`,
    ['Location', 'Event', 'Artifact'],
  ],
])

// ---------------------------------------------------------------- what lies in a Threat

const inThreats: readonly Clause[] = [
  [
    /(?<=\b(?:if|while|unless|as long as) )(?<what>(?!THIS\b|it\b|you\b|they\b)[^,:;()]+?) is (?:a )?part of your (?:directed )?threat(?=$| ,)/,
    'your threat contain <what>',
  ],
  [
    /(?<=\byour threat\b[^:;()]* (?:if|while) )(?<what>(?!THIS\b|it\b|you\b|they\b)[^,:;()]+?) is (?:a )?part of it(?=$| ,)/,
    'your threat contain <what>',
  ],
  [
    /(?<=^|, |\band )you (?<how>increase|raise|reduce|lower) (?<what>the (?:total )?value of your (?:directed )?threat)(?= )/,
    '<how> <what>',
  ],
  [/\bTHIS is (?:a )?part of (?:your|a|the) threat(?=$| ,)/, 'this card is in your threat', ['Monster', 'Event']],
]

// ---------------------------------------------------------------- Weapons

const nothing = '(?:add nothing|add no point|do not add(?: any(?:thing| point)?)?|is (?:of )?no use|is useless)'
const anyones = "each player 's ally"
const place = '(?<at>(?:who|that) (?:is )?(?:at|in|on) [^,:;()]+?)'
const weapons: readonly Clause[] = [
  [
    new RegExp(`^no weapon add (?:anything |any point )?to (?:the value of )?(?:a |any )?ally ${place}$`),
    `weapon of ${anyones} <at> add nothing`,
  ],
  [new RegExp(`^(?:all )?weapon ${nothing} to (?:the value of )?(?:a |any |all )?ally ${place}$`), `weapon of ${anyones} <at> add nothing`],
  [
    new RegExp(
      `^(?:all )?weapon (?:other than|except(?: for)?) (?<but>[^,:;()]*weapon) ${nothing} to (?:the value of )?(?:(?:the|all|any) )?(?:opposing )?defending ally(?<rest>(?: (?:while|if) [^,:;()]+)?)$`,
    ),
    "weapon other than <but> of your opponent 's ally add nothing <rest>",
    ['Monster'],
  ],
  [
    /^(?:each |all |any |every )?weapon (?:that |which )?is not (?:a )?enchanted(?:_weapon)? (?:add|give) (?<n>#|1) point (?:less|fewer)(?: than usual)?(?: to (?:its|their|the) (?:ally 's |bearer 's )?value)?$/,
    'each weapon of any player that is not a enchanted_weapon lose <n>',
  ],
]

export const inSuchACombat: readonly Clause[] = [...atItsEnd, ...whoDefends, ...beside, ...inOrder, ...inThreats, ...weapons]
