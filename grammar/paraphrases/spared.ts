/** Who is left out of what is drawn by lot, whom Monsters pass by, who may survive where. */

import type { Clause } from '../clauses.ts'

const plus = ' and (?:any )?(?<n>1|#)(?: other)?(?: of your(?: other)?)? ally(?: of your choice| (?:that )?you choose| of yours)*'
const out =
  '(?:(?:is|must is) )?(?:always )?(?:exclude|ignore|leave out|omit|except|skip|pass over|disregard|exempt|spare|(?:not|never) (?:include|count|choose|select|pick|consider|eligible|affect|among those choose|take into account|hit))'
const foe =
  "(?:(?:a|any|your|the|1) opponent(?: 's (?:card|effect|event|spell|monster))?|(?:a )?(?:card|effect|event|spell|monster) (?:of|play by|cast by) (?:a|your|any) opponent|(?:a|any) opposing card)"
const anyone = '(?:(?:a|any) (?:card|effect|event|spell|player)|you or your opponent|anyone|anything|cards)'
const drawn = '(?=[^,:;]*\\b(?:random|randomly|lot)\\b)(?=[^,:;]*\\bally\\b)(?![^,:;]*\\b(?:hand|deck|threat)\\b)[^,:;]+'
const epidemic =
  '(?:(?:when|whenever|if|while|in|for|from|by|of) )?(?:(?:determine|work out|check|resolve|apply|roll for) )?(?:(?:who is affected by|the (?:result|effect|victims?) of) )?(?:(?:a|any|the|all|each|every) )?epidemic(?: (?:is (?:determine|resolve|play|work out|apply)|take effect|strike))?'

/** This card alone, or with others of one's choice, is left out. */
const leftOut = (how: string, of: string, has = /(?:)/): readonly Clause[] => [
  [new RegExp(`^(?=.*${has.source})(?:(?:THIS|they|it) )?${how}$`), `this card is leave out of ${of}`, ['Ally']],
  [
    new RegExp(`^(?=.*${has.source})(?:THIS|they|it)${plus} ${how}$`),
    `this card and <n> other ally of your choice is leave out of ${of}`,
    ['Ally'],
  ],
]

const proof =
  '(?:(?:is )?(?:not|never) affect(?:ed)? by|cannot is affect(?:ed)? by|may not is affect(?:ed)? by|(?:is )?(?:immune to|protect from|safe from|unaffected by)|(?:have )?protection from)'
const flips = (what: string): string =>
  `(?:by )?(?:(?:any|all|other) )?(?:${what}) (?:that|which) (?:would|might|could|may)? ?flip (?:it|they|them|their|him|THIS|such ally|target|that ally|target ally)(?: face-down)?`

export const spared: readonly Clause[] = [
  // "No Storm can stop this Train", "neither a Train nor a Ghoul can do you any harm"
  [
    /^(?<when>(?:[^,:;]+ , )?)(?:no (?<a>[^,:;]+?) (?:may|can|will)|(?:a |any |all )?(?<b>[^,:;]+?) (?:cannot|may not|never|do not|will not|can never)) (?:stop|delay|hinder|hamper|hold up|slow|halt|impede|trouble|touch|harm|hurt|bother|prevent) (?<whom>THIS|your ally|you|it|they)$/,
    '<when> <whom> is not affected by <a> <b>',
    ['Event', 'Ally', 'Location', 'Artifact', 'Tome', 'Investigator'],
  ],
  [
    /^(?<when>(?:[^,:;]+ , )?)(?:no (?<a>[^,:;]+?) (?:may|can|will)|(?:a |any |all )?(?<b>[^,:;]+?) (?:cannot|may not|never|do not|will not|can never)) (?:trouble|touch|harm|hurt|bother) you (?:or|and) your ally$/,
    '<when> <a> <b> do not affect you or your ally',
    ['Event', 'Ally', 'Location', 'Artifact', 'Tome', 'Investigator'],
  ],
  [
    /^(?<when>(?:[^,:;]+ , )?)(?:neither (?:a |any |the )?(?<a>[^,:;]+?) nor (?:a |any |the )?(?<b>[^,:;]+?) (?:may|can|will)) (?:do (?<d>THIS|you|it|they) (?:any )?harm|(?:stop|delay|hinder|hold up|trouble|touch|harm|hurt|bother|affect) (?<whom>THIS|you|it|they))$/,
    '<when> <d> <whom> is not affected by <a> or by <b>',
    ['Event', 'Ally', 'Location', 'Artifact', 'Tome', 'Investigator'],
  ],
  [
    /^(?<when>(?:[^,:;]+ , )?)(?:no (?<a>[^,:;]+?) (?:may|can|will)|(?:a |any |all )?(?<b>[^,:;]+?) (?:cannot|may not|never|do not|will not|can never)) do you (?:any )?harm$/,
    '<when> you is not affected by <a> <b>',
    ['Event', 'Ally', 'Location', 'Artifact', 'Tome', 'Investigator'],
  ],
  // "Your Allies are not buried by Storms": they may not be. Where that is asked, it is no ban.
  [
    /(?<!\b(?:if|unless|when|while|whenever|that|which|who|whose|time|because|since)\b[^,;:()]*)\bis (?:not|never) (?=(?:bury|discard|flip)(?:(?: ,)? (?:or|nor) (?:bury|discard|flip))?(?: face-down)? (?:by|due to|because of) )/,
    'may not is ',
  ],
  // What is played costs what its pentagram takes.
  [
    /^you(?:r investigator)? (?:(?:suffer|take|incur) no (?:sanity loss|loss of sanity)|do not (?:suffer|take|incur) (?:a|any|the) (?:sanity loss|loss of sanity)|lose no sanity) (?:when|if|whenever|for|while) (?:you )?play (?:(?:a|any|1) )?(?<what>(?!THIS\b|this\b|it\b)[^,:;()]+?)(?: card)?$/,
    '<what> cost you no sanity',
  ],
  // "All Allies (not Priests)": those, and the others not.
  [
    / \( (?:but )?not (?:for )?(?<whom>(?!cumulative\b|below\b|more\b|less\b|to\b|if\b|when\b|in\b|at\b)(?:[^\s,:;()]+ ){0,2}[^\s,:;()]+) \)(?=$| )/,
    ' except <whom>',
  ],
  // ---------------------------------------------------------------- what turns nobody face-down
  // "Not affected by Storms, Epidemics, or any card that would flip him."
  ...(
    [
      [flips('card|effect|anything'), 'cannot is flip'],
      [flips('(?<by>event|spell|monster|artifact)'), 'cannot is flip by <by>'],
    ] as const
  ).flatMap(([said, meant]): Clause[] => [
    [new RegExp(`(?<=\\b${proof} [^:;()]*?) , (?<last>[^,:;()]+?) , (?:or|and|nor) ${said}$`), ` or <last> and ${meant}`],
    [new RegExp(`(?<=\\b${proof} [^,:;()]*?)(?: ,)? (?:or|and|nor) ${said}$`), ` and ${meant}`],
    [new RegExp(`(?<=^|\\b(?:ally|they|it|THIS|bearer|target) )${proof} ${said}$`), meant],
  ]),
  [
    new RegExp(
      `(?<=\\b${proof} [^:;()]*?)(?: ,)? (?<or>or|and) (?:any|all|by any|from any|by all) (?=(?:spell|event|monster|artifact|ghoul|card|weapon|phobia|storm|epidemic|star|night|day|location)\\b)`,
    ),
    ' <or> ',
  ],
  // "By a Storm, or any other Event": by any of them, of which the first is one.
  [
    /(?<=\b(?:by|from|to|against)) (?:(?:a|any|the|all) )?(?:[^,:;() ]+ ){1,3}?(?:, )?or (?:(?:by|from|to|against) )?(?:(?:any|all|every|a) )?other (?<b>event|spell|monster|artifact|ally)(?: ,)?(?= |$)/,
    ' <b>',
  ],
  // "This Detective is excluded ...": what a card is beside its Type.
  [
    /^this (?!(?:turn|round|combat|battle|effect|location|spell|artifact|weapon|tome|event|monster|gate|investigator|opponent|player|game|threat|phobia|way|time|place|story|mythos|deck|match|night|day|bonus|value|number|power|ability|loss|gain|penalty|hand|attack|card|ally|region|dimension|subregion|city|cost)\b)[a-z_-]+ (?=(?:is|and 1|and (?:all|each|every|any|your)|may|can|cannot|add|gain|lose|do|must|know|count|have|never)\b)/,
    'this card ',
    ['Ally', 'Monster'],
  ],
  // ---------------------------------------------------------------- left out of what is drawn by lot
  ...leftOut(`${out} (?:when|whenever|if|while|each time) ${foe} ${drawn}`, 'random choice of each opponent'),
  ...leftOut(
    `(?:(?:may|can)(?: not)? |cannot )?(?:is )?(?:never )?(?:is )?(?:choose |select |pick )?(?:at random|randomly) by (?:${foe}|card of (?:your |a |any )?opponents?|your opponents? card)`,
    'random choice of each opponent',
    /\b(?:not|cannot|never)\b/,
  ),
  ...leftOut(`${out} (?:when|whenever|if|while|each time) (?:${anyone} )?(?!${foe})${drawn}`, 'random choice'),
  ...leftOut(`${out} ${epidemic}`, 'epidemic'),
  // ---------------------------------------------------------------- whom Monsters pass by
  [/\bbypass combat with (?=[^,:;]+ in (?:the|your|its) (?:opposing|opponent 's) (?:directed )?threat$)/, 'bypass ', ['Monster']],
  [/^(?:(?:THIS|it|they) )?(?:must|will|can only)(?: always)? bypass (?=combat|all|any|ghoul|each|\S+ in )/, 'bypass ', ['Monster']],
  [
    /(?<=\bbypass (?:combat with )?(?:any|all|each|every)? ?[^,:;]+?)(?: ,)? (?:whom|which|that) (?:they|it|THIS) (?:fear|dread|hate|loathe|shun|love|avoid|respect)$/,
    '',
    ['Monster'],
  ],
  [
    /^(?:(?:THIS|it|they) )?(?:do not|will not|never|cannot|refuse to) (?:fight|face|attack|oppose|engage)(?: (?:with|against))? (?=[^,:;]+ in (?:the|your|its) (?:opposing|opponent 's) (?:directed )?threat$)/,
    'bypass all ',
    ['Monster'],
  ],
  [/(?<=\bbypass (?:combat with )?)(?:any|every|each) /, 'all ', ['Monster']],
  [
    /(?<=\bbypass (?:combat with )?(?:all )?(?:monster|ally|defending ally)) unless (?:they|it) (?:is|be) (?:a )?(?<who>[^,:;]+)$/,
    ' except <who>',
    ['Monster'],
  ],
  [
    /(?<=^only [^,:;]+ (?:may|can) )(?:stand|fight|be use|is use|oppose|face)(?: up)?(?: (?:against|to))? (?=THIS$)/,
    'defend against ',
    ['Monster'],
  ],
  // ---------------------------------------------------------------- who may Summon and Control them
  [
    /^(?:(?:THIS|it|they) )?(?:(?:may|can)(?: not)|cannot|can never|may never) is (?<a>summon|control) (?:or|nor) (?<b>summon|control) by (?<who>[^,:;]+)$/,
    'this card cannot is <a> by <who> . this card cannot is <b> by <who>',
    ['Monster'],
  ],
  [
    /^(?:(?:THIS|it|they) )?(?:(?:may|can) (?:only is (?<a>summon|control) or (?<b>summon|control) by|is (?<a2>summon|control) or (?<b2>summon|control) only by)|(?:(?:may|can) not|cannot) is (?<a3>summon|control) (?:or|nor) (?<b3>summon|control) (?:except|other than|unless|but) by) (?<who>[^,:;]+)$/,
    'this card cannot is <a> <a2> <a3> by card except <who> . this card cannot is <b> <b2> <b3> by card except <who>',
    ['Monster'],
  ],
  [
    /^(?:(?:THIS|it|they) )?(?:(?:may|can) (?:only is (?<a>summon|control) by|is (?<a2>summon|control) only by)|(?:(?:may|can) not|cannot) is (?<a3>summon|control) (?:except|other than|unless|but) by) (?<who>[^,:;]+)$/,
    'this card cannot is <a> <a2> <a3> by card except <who>',
    ['Monster'],
  ],
  // ---------------------------------------------------------------- what does one thing, and does not do it to this
  // "Is not affected by cards that Flip Allies": none of them flips it.
  [
    /^(?<while>(?:(?:while|if|at|by|during) [^,;:()]+ , )?)(?:THIS |they |it )?is (?:not affected by|unaffected by|immune to) (?:the effect of )?(?:any |all )?(?<kind>card|event|spell|monster) that flip (?:ally|artifact|tome|it|they)(?: face-down)?$/,
    '<while> this card may not is flip by <kind>',
  ],
  [
    /^(?<while>(?:(?:while|if|at|by|during) [^,;:()]+ , )?)(?:THIS |they |it )?is (?:not affected by|unaffected by|immune to) (?:the effect of )?(?:any |all )?(?<kind>card|event|spell) that (?:(?:would )?(?:cause|make) (?:you|(?:a|any|each) player|player|(?:a|any|each) investigator) (?:to )?)?(?:lose|bury or discard|discard or bury) (?:a |your |their |any )?(?:artifact|tome|weapon)$/,
    '<while> this card may not is bury or discard by <kind>',
    ['Artifact', 'Tome'],
  ],
  [
    /^(?<while>(?:(?:while|if|at|by|during) [^,;:()]+ , )?)(?:THIS |they |it )?is (?:not affected by|unaffected by|immune to) (?:the effect of )?(?:any |all )?(?<kind>event|spell) that (?:(?:would )?(?:cause|make) (?:you|(?:a|any|each) player|player) (?:to )?)?(?<how>bury|discard|bury or discard|discard or bury) (?:a |your |any )?(?:ally|artifact|tome|weapon)$/,
    '<while> this card may not is <how> by <kind>',
  ],
  // ---------------------------------------------------------------- who is not chosen for what
  [
    /\b(?:cannot|may not|may never|can never) is (?:choose|pick|select) (?:for|(?:as|to is) (?:a|the|its) (?:victim|target) (?:of|for|by)) (?=(?:a |any |the )?(?:epidemic)\b)/,
    'is not affected by ',
  ],
  // "Your Phobias have no effect".
  [
    /(?<=^(?:(?:while|if|at|by|during|so long as|as long as) [^,;:()]+ , )?)(?:all (?:of )?)?(?:your )?phobia have no effect(?: on (?:you|your investigator))?(?=$| while| if| at| by| during)/,
    'you is not affected by phobia',
  ],
]
