/** Deeds in the words of other card games: who takes control of what, what is prevented, moved to a pile or cancelled, and where ships and trains lead. */

import type { Clause } from '../clauses.ts'

/** Who loses Sanity, and whose losses those are. */
const whoLoses: readonly (readonly [who: string, whose: string])[] = [
  ['you', 'your'],
  ...['your opponent', 'each opponent', 'each player'].map((who) => [who, `${who} 's`] as const),
]

/** What he loses, doubled or halved. */
function changedLosses([who, whose]: readonly [who: string, whose: string]): readonly Clause[] {
  const all = '(?:all |any |the )?(?:of the )?'
  const losses = `(?:${all}sanity (?:that )?(?:${who} lose|lose by ${who})|${all}${whose} sanity loss|${all}sanity loss of ${who})`
  const when = '(?<when> in combat)?(?<span>(?: in| during)? this round| until [^,:;()]+)?'
  return [
    [
      new RegExp(`^${losses}${when} is (?<how>halve|double)(?<long> this round| until [^,:;()]+)?$`),
      `${whose} sanity loss <when> is <how> <span> <long>`,
    ],
    [new RegExp(`^(?<how>halve|double) ${losses}${when}$`), `${whose} sanity loss <when> is <how> <span>`],
  ]
}

export const inPlayersWords: readonly Clause[] = [
  // "All your Spells cost 1 less", "Tomes cost 1 more here": Sanity.
  [
    /(?<=\bcost (?:you |they |each player )?(?:(?:#|1) ))(?<how>more|less)(?= (?:here|if|unless|while|when|at|by|in|during|for|to (?:play|cast)|this|until|each)\b|$| ,)/,
    '<how> sanity',
  ],
  // "Gain control of one Monster".
  [/\b(?:take|gain|assume|seize|get|have|win) (?:the )?control (?:of|over) (?=(?:a|1|any|your|target|the|#|up) )/, 'control '],
  // "Prevent up to 3 Sanity loss".
  [
    /\bprevent (?<n>up to (?:#|1)|#|1|all|any)(?: point)? (?:sanity loss|loss of sanity|of sanity loss)(?=$| )/,
    'prevent the loss of <n> sanity',
  ],
  // "Bury this card to prevent all Sanity loss in this Combat".
  [
    /^(?:in combat , )?(?:you may )?(?<price>(?:bury|discard|flip) THIS) to (?:prevent|avoid|ignore|cancel) (?:all |any )?(?:sanity loss|loss of sanity|the loss of (?:all |any )?sanity|your loss of sanity) (?:in|during) (?:this|the|a) combat$/,
    'in combat , <price> : you lose no sanity until the end of combat',
    ['Ally', 'Artifact', 'Tome'],
  ],
  // "Turn this card over".
  [/\bturn (?<what>THIS|it) over(?= to |$|\b)/, 'flip <what>'],
  // "Move the top card of your opponent's Story Deck to his Discard Pile".
  [
    /\b(?:move|put|place|send|shift|throw) (?<what>[^,:;()]*?your opponent 's [^,:;()]+?|[^,:;()]*?your opponent 's) (?:to|into|onto|on|in) (?:their|your opponent 's|its owner 's|the) discard pile$/,
    'discard <what>',
  ],
  [
    /\b(?:move|put|place|send|shift|throw) (?<what>(?:(?!opponent)[^,:;()])*?\byour (?:(?!opponent)[^,:;()])+?) (?:to|into|onto|on|in) (?:your|its owner 's|the) discard pile$/,
    'discard <what>',
  ],
  // "Cancel one Monster's ability".
  [
    /\b(?:cancel|ignore|negate|nullify|lose) (?<which>(?:1|any|target|a) (?:opposing )?monster)(?<of>(?: in your opponent 's (?:directed )?threat)?) 's (?:ability|special ability|special effect|effect|text|power)(?=$| until | for | in | this )/,
    'ignore the special effect of <which> <of>',
  ],
  [
    /\b(?:cancel|ignore|negate|nullify) the (?:ability|special ability|text|power|special text) of (?=(?:1|any|target|a|each|all) )/,
    'ignore the special effect of ',
  ],
  // "All Ghouls lose 1 in Threats against you".
  [
    /^(?<who>(?:each|all) [^,:;()]+?) (?<does>lose|gain|add|subtract) (?<n>#|1)(?: point)? (?:in|when in|while in) (?<where>(?:a |any )?threat (?:direct(?:ed)? )?(?:against|at) you|your threat|your opponent 's threat|your opponent 's directed threat)$/,
    '<who> in <where> <does> <n>',
  ],
  [
    /^in (?<where>(?:a |any )?threat (?:direct(?:ed)? )?(?:against|at) you|your threat|your opponent 's threat|your opponent 's directed threat) ,? (?<who>(?:each|all) [^,:;()]+?) (?<does>lose|gain|add|subtract) (?<n>#|1)(?: point)?$/,
    '<who> in <where> <does> <n>',
  ],
  // "Cannot absorb Sanity loss": what is absorbed are points.
  [/(?<=\babsorb )(?:any |all )?(?:sanity loss|damage|loss of sanity|attack)(?=$| )/, 'point'],
  // "Only reachable by ship".
  [
    /^(?:THIS )?(?:(?:may|can) )?(?:only (?:is )?(?:reach|reachable|visit|enter)|is only reachable|is reachable only|reachable only) by (?:a )?(?:ship|boat|steamer|sea)$/,
    'this card may only is reach by sea',
    ['Location'],
  ],
  // "All Sanity losses in this Round are halved".
  [
    /^(?<what>(?:all |your |your opponent 's |each player 's )?(?:sanity )(?:loss|gain)) (?:in|during|for) this round (?<does>is (?:halve|double))$/,
    '<what> <does> until the end of the round',
  ],
  // "Double the Sanity your opponent loses in the next Combat".
  [
    /\bdouble the sanity (?<who>your opponent|each opponent|each player|you) lose (?<when>(?:in|during) (?:the next|this) combat|this round|in this round)$/,
    '<who> lose double sanity <when>',
  ],
  // "Close all Gates".
  [
    /(?<=^|, |: |\bto )(?:close|shut|seal|lock|bar) (?:all|each|any|the) gate(?=$| until | for | this | at | while )/,
    'no player may use gate',
  ],
  // "The first Tome you play here each Round costs no Sanity".
  [
    /^the first (?<what>[^,:;()]+? you (?:play|cast)) (?:here each (?<a>round|turn)|each (?<b>round|turn) (?:here|while you is here|at this location)) (?<cost>cost .+)$/,
    'while you is here , the first <what> each <a> <b> <cost>',
    ['Location'],
  ],
  // "The bearer can carry another Weapon".
  [
    /(?<=\b(?:bearer|THIS|ally) )(?:may|can) (?:carry|wield|hold|use|bear|have) (?:another|a second|1 more|1 additional|an additional|a additional|1 extra|a extra) weapon(?=$| )/,
    'may bear 1 more weapon',
  ],
  // "Gain 1 Sanity if it is Day, lose 1 Sanity if it is Night".
  [
    /^(?<a>(?:gain|lose|draw|discard) [^,:;()]+? (?:if|while) it is (?:day|night)) , (?:and )?(?<b>(?:gain|lose|draw|discard) [^,:;()]+? (?:if|while) it is (?:day|night))$/,
    '<a> . <b>',
  ],
  // "Use this card to walk to ...": a use takes a Turn (M8.6).
  [
    /^(?:you may )?use THIS to (?!(?:reduce|prevent|cancel|absorb|defend|control|ignore|avoid)\b)(?=(?:gain|draw|walk|travel|look|search|bury|discard|flip|return|take|play|move|reveal|shuffle) )/,
    'as your turn , ',
    ['Artifact'],
  ],
  [
    /^use : (?=(?:gain|draw|walk|travel|look|search|bury|discard|flip|return|take|play|move|reveal|shuffle) )/,
    'as your turn , ',
    ['Artifact'],
  ],
  // "As your Turn, draw one card. If you use this card three times, bury it."
  [
    /^(?:if|when|once|after) (?:you have |you )?use THIS (?<n>#) time , bury (?:it|THIS)$/,
    'bury this card after <n> use',
    ['Artifact', 'Ally', 'Tome'],
  ],
  // "Monster from your Hand at once, regardless of Gates".
  [/(?<=[a-z_] )(?:, )?(?<how>regardless of|without) (?:any |all |a )?gate$/, '<how> the gate'],
  // "Each opponent gives you one card from his Hand".
  [
    /^(?<who>each opponent|each other player) (?:must )?give you (?<n>a|1|#) (?<what>[a-z_]+)(?: of their choice)? (?:from|in|out of) their hand(?: of their choice)?$/,
    "put <n> <what> of their choice from <who> 's hand into your hand",
  ],
  // "Your opponent loses 1 extra Sanity if this Monster is unblocked".
  [
    /^(?<do>(?:your opponent|each opponent) [^,:;()]+?) (?:if|when|while) THIS is unopposed$/,
    'if this card is unopposed , <do>',
    ['Monster'],
  ],
  // "Players here cannot be attacked".
  [
    /^(?:all |any )?player (?:who is )?(?:here|(?:at|in) this location) (?:cannot|may not) is attack(?= |$)/,
    'no player may is attack here',
    ['Location'],
  ],
  // "Your opponents play with their Hands open".
  [
    /^(?:all )?your opponents (?:must )?(?:play|keep|leave|hold|show|have) (?:with )?their hand (?:open|face-up|visible|on the table)(?=$| for | until | while | this | during )/,
    'each opponent must keep their hand face-up',
  ],
  // "Put this card back into your Threat".
  [
    /\b(?:put|place|bring|move|take) (?<what>THIS|it) back (?:in|into|to) (?<where>your (?:threat|hand)|its owner 's hand)(?=$| if | unless | while | at )/,
    'return <what> to <where>',
  ],
  // "Take a card from your opponent's Hand at random".
  [
    /\b(?<does>take|steal|discard|bury|draw|return|reveal|look at) (?:a|1) (?<what>[a-z_]+) (?<from>(?:from|in|out of) (?:your opponent|the opponent|each opponent|your) 's? ?hand) (?:at random|by lot|randomly)(?<into> into your hand| to your hand)?$/,
    '<does> 1 random <what> <from> <into>',
  ],
  // "Take one card from your opponent's Discard Pile".
  [
    /^(?:take|steal) (?<what>(?:a|1|up to #|#) [a-z_ ]+?) (?:from|out of) (?:your|the) opponent 's (?<pile>discard pile|story deck)$/,
    "take <what> from your opponent 's <pile> into your hand",
  ],
  // "Any kind of Monster".
  [/\bany (?:kind|type|sort) of (?=(?:monster|ally|artifact|tome|spell|event|location|weapon)\b)/, 'any '],
  // "You may use this card twice each Round to draw a card".
  [
    /^(?:you may )?use THIS (?<often>once|twice|# time) (?<each>each|a|per|every) round to (?<do>(?:gain|draw|look|search|bury|discard|flip|return|take|play|reveal) [^,:;()]+)$/,
    'as your turn , <do> , <often> each round',
    ['Artifact', 'Ally', 'Tome'],
  ],
  // "In this Combat, your Allies' values are doubled".
  [
    /^(?:in|during) (?:this|the current) combat , (?<what>(?!you may|if|when)[^,:;()]+? (?:is (?:double|halve)|gain (?:#|1)|lose (?:#|1)|add (?:#|1)|subtract (?:#|1)))$/,
    '<what> until the end of combat',
  ],
  // "Sanity you lose in Combat is halved", "double your opponent's Sanity losses".
  ...whoLoses.flatMap(changedLosses),
  // "Your Allies' values".
  [/\b(?<whose>your|your opponent 's|each) (?<what>ally|monster|ghoul|artifact|weapon) ' value\b/, 'the value of <whose> <what>'],
  // "The strongest Monster in the opposing Threat".
  [
    /\bthe strongest (?<what>(?:[a-z_]+ )?(?:monster|ally)) in (?<where>(?:your|the opposing|your opponent 's)(?: directed)? threat)\b/,
    'the <what> with the highest value in <where>',
  ],
  [
    /\bthe weakest (?<what>(?:[a-z_]+ )?(?:monster|ally)) in (?<where>(?:your|the opposing|your opponent 's)(?: directed)? threat)\b/,
    'the <what> with the lowest value in <where>',
  ],
  // "Spells cost double".
  [
    /(?<=(?:spell|tome|ally|artifact|event|monster|location|card|THIS)(?: (?:you|they) (?:play|cast))? )cost (?:double|twice as much)(?: sanity)?(?=$| until | for | this | while | if | here)/,
    'cost twice as much sanity',
  ],
  // "Only Steadfast Allies may carry it".
  [
    /^only (?<who>(?:a |your )?[^,:;()]*?ally) (?:may|can) (?:carry|bear|wield|hold|use|have|is give) (?:it|THIS)$/,
    'this card may only is give to <who>',
    ['Artifact'],
  ],
  // "Only players with an Ally may enter".
  [
    /^only (?:a )?(?:player|investigator) (?:with|who have) (?<what>(?:a|1|no|at least #|#) [^,:;()]+?)(?: in play)? (?:may|can) (?:enter|visit|come here|travel here|enter here|play THIS)$/,
    'this card may only is play if you have <what> in play',
    ['Location'],
  ],
  // "While here, all opponents see your Hand".
  [
    /\b(?:all|each|your)(?: of your)? opponents? (?:may |can )?see your hand(?=$| until | while | this )/,
    'you must keep your hand face-up',
  ],
]
