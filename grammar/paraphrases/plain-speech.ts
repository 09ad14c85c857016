/** What authors say in plain speech: two cards dealt with at once, what somebody must pay to do something, what comes along with something. */

import type { Clause } from '../clauses.ts'

const pay = '(?:pay|spend|lose) (?<n>#|1) (?:additional |extra |more )?sanity(?: point)?'
/** Who pays, and whose cards cost more then. */
const payers: readonly (readonly [string, string])[] = [
  ['(?:a opponent|1 opponent|your opponent|the opponent|that player)', 'your opponent'],
  ['(?:opponents|(?:your |all )opponents|each opponent|any opponent|(?:any|each) other player)', 'each opponent'],
  ['(?:(?:each|any|every|a) (?:player|investigator)|players|investigators|everyone|everybody)', 'any player'],
  ['(?:the affected player|affected player)', 'the affected player'],
  ['(?:you|your investigator)', 'you'],
]
const oneThing = '(?!more\\b|less\\b|fewer\\b|#|1\\b|all\\b|your\\b|their\\b|the\\b)(?:(?!while\\b|if\\b|unless\\b)[^,;:() ]+ )*?[^,;:() ]+'
const useable = `(?:this gate|${oneThing})`
const me = '(?:THIS|it)'
const afterCombat = '(?:after|at the end of) combat'
const toKeep = `to (?:(?:begin|start) the next round with ${me} in|keep ${me} in|leave ${me} in) your threat(?: for the next round)?`
/** Who is bound to a place, which one it is, and that nothing but a while follows. */
const goers = 'you|your investigator|opponents?|player|investigator|they'
const ownPlace = '(?:your|their|the) (?:current )?location'
const spanned = ' (?:until|for|while|this|during|if)\\b'
const noWhere = 'may not play a location or travel_event event'
const eitherMust = (how: string): string =>
  `^(?<who>your opponent|the opponent|opponent|target opponent) must (?:either )?(?<do>${how} (?:(?!\\b(?:may|must|stay|remain)\\b)[^,;:()])+?)(?: of their choice)?(?: ,)? or(?: else)?(?: they)?(?: must)?`
const tillThen = '(?<till>(?:for the rest of|until the end of) (?:the|this) (?:round|combat)|until it is (?:day|night))$'
const heldSpells = '(?:(?:all |any |each |every )?spell (?:in|from|hold by|hold in|cast from|contain in|contain by) (?:THIS|it))'

export const plainSpeech: readonly Clause[] = [
  // ---------------------------------------------------------------- both at once
  [
    /^(?<head>(?:(?:after|at the end of) [^,:;()]+ , )?)(?<how>flip|discard|bury) (?:both )?(?:(?:the |its )?(?:ally|bearer) and THIS|THIS and (?:the |its )?(?:ally|bearer))(?<face>(?: face-down)?)(?<tail>(?: (?:after|at the end of) [^,:;()]+)?)$/,
    '<head> <how> both this card and the bearer <face> <tail>',
    ['Artifact'],
  ],
  [
    /^(?<head>(?:[^,:;()]+ , )?(?:if|while) you have (?:(?:more|fewer) (?<a>[^,:;()]+?) than (?<b>[^,:;()]+?)|(?:both )?(?:a|1) (?<c>[^,:;()]+?) and (?:a|1) (?<d>[^,:;()]+?))(?: in play)? ,) (?<how>bury|discard|flip) 1 of each(?: kind)?$/,
    '<head> <how> 1 <a> <c> , <how> 1 <b> <d>',
  ],
  // ---------------------------------------------------------------- what somebody must pay
  // What playing, casting or using something costs another is paid first (M2.21).
  ...payers.map(
    ([who, owner]): Clause => [
      new RegExp(
        `^(?<head>(?:(?:while|if|until|during|for) [^,;:()]+ , )?)${who} must ${pay}(?: more)? (?:(?:in order )?to (?:play|cast)|for|when (?:they )?(?:play|cast)) (?:(?:a|each|every|any) (?:of (?:their|your) )?)?(?<what>${oneThing})(?: they (?:play|cast))?(?<tail>(?: (?:while|if|until|during|for) [^,;:()]+)?)$`,
      ),
      `<head> the sanity cost of each <what> of ${owner} gain <n> <tail>`,
    ],
  ),
  ...payers.map(
    ([who, owner]): Clause => [
      new RegExp(
        `^(?:when|each time|if) ${who} (?:play|cast) (?:(?:a|any|each|another) )?(?<what>${oneThing}) , (?:they|that player|that investigator|that opponent) must (?:first )?(?:pay|spend) (?<n>#|1)(?: additional| extra| more)? sanity(?: point)?(?: (?:more|extra))?(?: (?:for it|to do so|first))?$`,
      ),
      `the sanity cost of each <what> of ${owner} gain <n>`,
    ],
  ),
  ...payers.map(
    ([who, owner]): Clause => [
      new RegExp(
        `^(?:it cost ${who} (?<n>#|1)(?: additional| extra| more)? sanity(?: point)?(?: more)? to (?:play|cast) (?:(?:a|each|every|any) )?(?<what>${oneThing})|(?:to )?(?:play|cast) (?:(?:a|each|every|any) )?(?<thing>${oneThing}) cost ${who} (?<m>#|1)(?: additional| extra| more)? sanity(?: point)?(?: more)?)(?<tail>(?: (?:while|if|until|during|for) [^,;:()]+)?)$`,
      ),
      `the sanity cost of each <what> <thing> of ${owner} gain <n> <m> <tail>`,
    ],
  ),
  ...payers.map(
    ([who, owner]): Clause => [
      new RegExp(
        `^(?<head>(?:(?:while|if|until|during|for) [^,;:()]+ , )?)(?:${who} must (?:first )?${pay} (?:in order )?to use (?:(?:a|each|every|any) )?(?<what>${useable})|it cost ${who} (?<m>#|1)(?: additional| extra| more)? sanity(?: point)?(?: more)? to use (?:(?:a|each|every|any) )?(?<thing>${useable})|use (?:(?:a|each|every|any) )?(?<other>${useable}) cost ${who} (?<o>#|1)(?: additional| extra| more)? sanity(?: point)?(?: more)?)(?<tail>(?: (?:while|if|until|during|for) [^,;:()]+)?)$`,
      ),
      `<head> use <what> <thing> <other> cost ${owner} <n> <m> <o> sanity <tail>`,
    ],
  ),
  [
    new RegExp(
      `^(?:(?:you )?(?:must )?(?:first )?${pay} (?:(?:in order )?to use|(?:each time|every time|when|whenever) you use|for (?:each|every|any) use of) this gate|(?:in order )?to use this gate ,(?: you)?(?: must)? (?:pay|spend|lose) (?<m>#|1) (?:additional |extra |more )?sanity(?: point)?|(?:each |every |any )?(?:use of|use) this gate cost(?: you)? (?<o>#|1)(?: additional| extra| more)? sanity(?: point)?)$`,
    ),
    'use this gate cost you <n> <m> <o> sanity',
    ['Location'],
  ],
  // ---------------------------------------------------------------- costs, and where
  [
    /(?<=\b(?:cost|value|less|fewer)\b[^;:]*?)(?: ,)? ?(?:\( )?(?:but|though) (?:always )?(?:at least|not less than|never less than|no less than) (?<n>1|#)(?: sanity)?(?: point)?(?: \)|$)/,
    '( minimum <n> )',
  ],
  [
    new RegExp(`^(?<what>${heldSpells}) (?<rest>cost [^,;:]*?) (?<at>in|at) (?<where>(?:a|any) [^,;:()]+?)$`),
    'while you is <at> <where> , <what> <rest>',
    ['Tome', 'Artifact', 'Ally'],
  ],
  [
    new RegExp(`^(?<at>in|at) (?<where>(?:a|any) [^,;:()]+?) , (?<what>${heldSpells}) (?<rest>cost [^,;:]+)$`),
    'while you is <at> <where> , <what> <rest>',
    ['Tome', 'Artifact', 'Ally'],
  ],
  [
    /^(?<head>(?:(?:while|if|unless) [^,;:()]+ , )?)(?:THIS|it) (?:can|may) (?:hold|contain) no spell(?: at all)?$/,
    '<head> the spell capacity of this card is 0',
    ['Tome', 'Artifact', 'Ally'],
  ],
  [
    /^(?:THIS|it) (?:can|may) (?:hold|contain) no spell(?: at all)? (?<if>(?:while|if|unless) [^,;:()]+)$/,
    '<if> , the spell capacity of this card is 0',
    ['Tome', 'Artifact', 'Ally'],
  ],
  // ---------------------------------------------------------------- what comes along
  [
    /^(?:you may play (?<one>[^,;:()]+?)|(?<two>(?!(?:no|only)\b)[^,;:()]+?) may is play) (?:along|together) with (?:THIS|it)$/,
    'when play , you may play <one> <two>',
    ['Location', 'Ally', 'Artifact', 'Tome', 'Event'],
  ],
  [
    /^you may play (?<n>#) (?<what>[^,;:()]+?) (?:(?:in|on|during) (?:the same|1|a single|a|each)|per|each|every) turn (?:here|at THIS|while (?:you is )?(?:here|at THIS))$/,
    'as your turn , while you is here , you may play <n> <what>',
    ['Location'],
  ],
  [
    /^you may play (?<n>#) (?<what>[^,;:()]+?) (?:here|at THIS) (?:(?:in|on|during) (?:the same|1|a single|a|each)|per|each|every) turn$/,
    'as your turn , while you is here , you may play <n> <what>',
    ['Location'],
  ],
  [
    /^while (?<if>[^,;:()]+) , you may play (?<n>#) (?<what>[^,;:()]+?) (?:in|on|during) (?:the same|1|a single|a) turn$/,
    'as your turn , while <if> , you may play <n> <what>',
    ['Location'],
  ],
  // ---------------------------------------------------------------- where it lies
  [
    /(?<=\beven (?:if|though) (?:it|they) )(?:lie|stand|belong|is (?:situated|located|find)) (?:in|to) (?=(?:another|a different|any other) (?:region|subregion|dimension)\b)/,
    'is in ',
  ],
  // ---------------------------------------------------------------- the first of its kind
  [
    /^(?<nth>the (?:first|second|third)) (?<what>[^,;:()]+?) (?:(?:that )?(?<who>each player|any player|each opponent) play|play by (?<by>each player|any player|each opponent)) (?<per>(?:in )?(?:a|each|every) (?:round|turn)|(?:in|of|on) (?:a|each|every) (?:round|turn)) (?=\S)/,
    '<nth> <what> <who> <by> play <per> ',
  ],
  [/\b(?:is turn|turn) (?=(?:corrupt|steadfast)$)/, 'become '],
  [
    /(?<=^(?!you\b|they\b)[^,:;()]*\b(?:ally|monster|artifact|tome|spell|card|event|location|weapon)(?: [^,:;()]+?)? )go (?:back |straight back )?(?=to (?:your|their|its owner 's|that player 's|their owner 's) hand\b)/,
    'is return ',
  ],
  [/(?<=\b(?:opponents?|player|investigator|they)\b[^;:()]* )of own choice\b/, 'of their choice'],
  // ---------------------------------------------------------------- who may not go anywhere
  [
    new RegExp(
      `(?<=\\b(?:${goers}) )must (?:stay|remain) (?:(?:exactly )?where (?:you|they) (?:currently |now )?is(?: now)?|(?:at|in) ${ownPlace})(?=$|${spanned})`,
    ),
    noWhere,
  ],
  [
    new RegExp(
      `(?<=\\b(?:${goers}) )(?:(?:may|can) (?:not|neither)|cannot) (?:leave ${ownPlace}|move(?: anywhere)?|walk (?:or|nor) travel(?: anywhere)?|travel (?:or|nor) walk(?: anywhere)?)(?=$|${spanned})`,
    ),
    noWhere,
  ],
  [
    new RegExp(
      `(?<=\\bno (?:player|investigator|opponent) )(?:may|can) (?:move(?: anywhere)?|walk or travel(?: anywhere)?|travel or walk(?: anywhere)?)(?=$|${spanned})`,
    ),
    'may play a location or travel_event event',
  ],
  [
    new RegExp(`(?<=\\byou )(?:(?:may|can) not|cannot) (?:leave|depart from) (?:THIS|here)(?=$|${spanned}| at night$| by day$)`),
    noWhere,
    ['Location'],
  ],
  // "He must discard one Artifact, or may not walk until ...": the one or the other, as he likes.
  ...[
    ['(?:discard|bury|flip)', ' of their choice'],
    ['(?:lose|pay)', ''],
  ].flatMap(([how, chosen]): Clause[] => [
    [
      new RegExp(`${eitherMust(how!)} (?:stay|remain) (?:where they (?:currently |now )?is(?: now)?|(?:at|in) ${ownPlace}) ${tillThen}`),
      `<who> choose : ( <who> <do>${chosen} ) or ( ( <who> ${noWhere} ) <till> )`,
    ],
    [
      new RegExp(`${eitherMust(how!)} (?:may|can) not (?<not>[^,;:()]+?) ${tillThen}`),
      `<who> choose : ( <who> <do>${chosen} ) or ( ( <who> may not <not> ) <till> )`,
    ],
  ]),
  [
    /^(?<who>your opponent|the opponent|opponent|target opponent|each opponent) (?<how>lose|pay) (?<n>#|1) sanity(?: point)? unless they (?<do>(?:leave|play|walk|travel|cast|use|discard|bury) [^,;:()]+?) (?:(?:on|in|during) their next turn|next turn)$/,
    '<who> must <do> next turn or <how> <n> sanity',
  ],
  // ---------------------------------------------------------------- who defends
  [
    /^(?<only>(?:only )?)(?:(?:the|your|a|1|target|each) )?(?:opponent|defender|defending player|player) 's (?<which>ally with the (?:highest|lowest) value|(?:highest|lowest)(?: value)? ally) (?=(?:may|can|cannot|may not) defend against (?:THIS|it)$)/,
    '<only> the <which> ',
    ['Monster'],
  ],
  // ---------------------------------------------------------------- what is told of a card that stays
  ...[
    `(?:discard|bury) ${me} ${afterCombat}(?: ,)? (?:or|unless you) ${pay} ${toKeep}`,
    `${afterCombat} , (?:discard|bury) ${me}(?: ,)? (?:or|unless you) ${pay} ${toKeep}`,
  ].map(
    (said): Clause => [
      new RegExp(`^${said.replace('(?:discard|bury)', '(?<how>discard|bury)')}$`),
      'this card begin the next round in your threat instead of is bury . at the end of combat , <how> this card or lose <n> sanity',
      ['Monster'],
    ],
  ),
  [/(?<=\b(?:round|turn) (?:in|during|on) which )you (?:have|hold|own|control|possess) THIS(?: in play)?(?=$| ,)/, 'this card is in play'],
  [/(?<=\bbury , )they is (?<how>return|discard) (?=(?:to [^,;:()]+ )?instead$)/, 'it is <how> '],
]
