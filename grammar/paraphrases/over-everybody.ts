/** What a Great Old One, or an Event over all, lays upon everybody: what nobody may do, unless, and what becomes of cards meanwhile. */

import type { Clause } from '../clauses.ts'

const over: Clause[2] = ['Monster', 'Event']

export const overEverybody: readonly Clause[] = [
  // "Every Location in Europe bears the Water attribute, and no Train may be played there".
  [
    /^(?<a>(?:each|all|every|any) (?<where>(?:[a-z_]+ )?location(?: (?:in|of) (?:the )?[a-z_]+)?) (?:bear|gain|lose|have|count|is)\b[^,;:()]*?)(?: ,)? and no (?<what>[^,;:()]+?) (?<may>may|can) is (?<how>play|cast) (?:there|at (?:it|they|such location|these location|those location))$/,
    '<a> . no <what> <may> is <how> at any <where>',
  ],
  // "Any Investigator who is walking in Europe".
  [
    /(?<=^(?:[^,;:()]+ , )?(?:each|any|all|every) (?:player|investigator|opponent)s? (?:who|that) is walk) (?=(?:in|through|across) (?:the )?[a-z_]+ )(?:in|through|across) /,
    ' and is in ',
  ],
  // What lies below is where one is then.
  [
    /(?<=\b(?:bury|discard|return) [^,;:()]*?(?:top location|location on top|top card|location)[^,;:()]*?)(?: ,)? and (?:thus |so )?(?:return|go back|move back|walk back|is move back|fall back)(?: back)? to (?:the|their|your) (?:former|previous|last|former location|previous location|last location)(?: 1| location)?$/,
    '',
  ],
  // "All opponents must bury any Priests they have in play".
  [
    /(?<=^(?:[^,:;()]+ , )?(?:each|all|every) (?:players?|opponents?|investigators?)(?: [^,:;()]+?)? (?:must )?(?:bury|discard|flip|return) )(?:any|all|each|every|all the|all of the|any and all|whatever) (?<what>[a-z_]+(?: [a-z_]+)?) (?:that )?they (?:have in play|control|have on the table|have beside they|have)(?: as ally)?(?= |$)/,
    'all their <what>',
  ],
  // "Nobody may use Gates in your Subregion", "no Gate in your Subregion may be used".
  [
    /(?<=\bno (?:player|investigator|1|opponent) may use )(?:any |the )?gate (?:in|of|within) (?:your|this|that|the same) (?:current )?(?<far>region|subregion)(?=$| ,| until| for| during)/,
    'the gate of any location in your <far>',
  ],
  [
    /\bno gate (?:in|of|within) (?:your|this|that|the same) (?:current )?(?<far>region|subregion) (?:may|can) is use(?=$| ,| until| for| during)/,
    'no player may use the gate of any location in your <far>',
  ],
  [
    /\bno gate (?:may|can) is use (?:in|within) (?:your|this|that|the same) (?:current )?(?<far>region|subregion)(?=$| ,| until| for| during)/,
    'no player may use the gate of any location in your <far>',
  ],
  // "Each Investigator may use the Gate of a Ruins Location one additional time, at a cost of 1 Sanity point."
  [/(?<=\bmay (?:use|reuse) the gate of )a (?=[^:;()]*\blocation\b)/, ' any '],
  [
    /(?<=\bmay (?:use|reuse) (?:the|this|that|its) gate\b[^:;()]*?)(?: ,)? at (?:a|the|an additional|a additional) (?:cost|price) of (?<n>#|1)(?: additional| extra)? sanity(?: point)?(?: each time| each)?$/,
    ' for <n> sanity',
  ],
  // "Nobody, including you, may use the Gate of your Current Location or of any other Location in that Subregion."
  [/\bno (?<who>player|investigator|1) ,? ?(?:include|not even|and not even) you(?:rself)?(?: ,)? (?=may\b)/, 'no <who> '],
  [/\bnobody(?: ,)?(?: (?:include|not even) you(?:rself)?(?: ,)?)? (?=may\b)/, 'no player '],
  [
    /\b(?<gate>the gate (?:of|at)|gate (?:of|at)) your current location (?:or|and) (?:(?:of|at) )?any (?:other )?location (?:in|of) (?:that|the same|its|your|this) (?<far>subregion|region)(?=$| ,| until| for| during)/,
    '<gate> any location in your <far>',
  ],
  [/^no (?:lose )?sanity(?: point)? (?:may|can) is (?:regain|gain)(?= |$)/, 'no player may gain sanity', ['Monster']],
  [
    /^(?:each |all |any )?(?:player|investigator) (?:do|does) not (?:re)?gain (?:any )?(?:lose )?sanity(?= |$)/,
    'no player may gain sanity',
  ],
  [/\bregain (?:(?:any|the|their|its) )?(?:lose )?sanity\b/, 'gain sanity'],
  [/ ?,? (?:until|as long as|while) (?:THIS|this card) (?:is (?:bury|in play|discard)|remain in play|leave play)$/, '', ['Monster']],
  [/\bit is (?<time>night|day) for (?:all|each|every|any) (?:player|investigator)\b/, 'it is <time>', over],
  // ---------------------------------------------------------------- only some
  [
    /^(?<head>(?:[^:;()]+ , )?)only (?<what>(?:[^,:;() ]+ ){1,2}spell) (?:may|can) is cast(?<tail>(?: (?:while|if|at|by|during|here) ?[^:;()]*)?)$/,
    '<head> no spell except <what> may is cast <tail>',
  ],
  [
    /^(?<head>(?:[^:;()]+ , )?)no spell (?:but|other than|save|apart from) (?<what>(?:[^,:;() ]+ ){1,2}1|(?:[^,:;() ]+ ){1,2}spell) (?:may|can) is cast(?<tail>(?: (?:while|if|at|by|during|here) ?[^:;()]*)?)$/,
    '<head> no spell except <what> may is cast <tail>',
  ],
  [/(?<=^(?:[^:;()]+ , )?no [^,:;() ]+) of (?:any|whatever) kind(?= )/, ''],
  [
    /^no (?<who>(?:[^,:;() ]+ )?ally) (?:may|can) (?:is choose (?:to|for) )?(?:defend|the defence) (?:unless (?:they|it) (?:is )?(?:carry|bear|have|hold|use|wield|arm with)|without) (?:a |any )?weapon$/,
    'no <who> without a weapon may defend',
  ],
  [
    /^(?<who>(?:all |each |any )?(?:[^,:;() ]+ )?ally) (?:may not|cannot) (?:is choose (?:to|for) )?defend (?:unless (?:they|it) (?:is )?(?:carry|bear|have|hold|use|wield|arm with)|without) (?:a |any )?weapon$/,
    '<who> without a weapon may not defend',
  ],
  // "No player may Pass while holding more than five cards": he who does.
  [
    /^no (?<who>player|investigator|opponent) (?<may>may|can) (?<what>[^,:;()]+?) (?:while|if|when) (?:they (?:is |still )?)?(?:hold|have)(?:ing)? (?<n>(?:more than|fewer than|less than|at least) (?:#|1)) card(?: in (?:their )?hand)?$/,
    'no <who> who have <n> card in their hand <may> <what>',
  ],
  [
    /^(?<all>all|each|every)? ?(?<who>player|investigator|opponent)s? (?:may not|cannot) (?<what>[^,:;()]+?) (?:while|if|when) (?:they (?:is |still )?)?(?:hold|have)(?:ing)? (?<n>(?:more than|fewer than|less than|at least) (?:#|1)) card(?: in (?:their )?hand)?$/,
    'no <who> who have <n> card in their hand may <what>',
  ],
  // ---------------------------------------------------------------- what becomes of cards
  [
    /^(?<what>(?!THIS|it\b|they\b)[^,:;()]+?) (?:may|can) (?:still )?is play(?: ,)? but (?:they |it )?(?:is|must is) (?:at once |immediately )?(?<how>bury|discard)(?: (?:at once|immediately|again|right away))?$/,
    'when any player play a <what> , <how> that card',
    over,
  ],
  [
    /^(?:all |each |any |every )?(?<what>(?!THIS|it\b|they\b)[^,:;()]+?) (?:return|go) (?:back )?to (?:their owner 's|its owner 's|their|its) hand(?<after>(?: after combat)?) (?:rather than|instead of) (?:be |is )?bury$/,
    "each <what> is return to its owner 's hand <after> instead of is bury",
  ],
  [
    /^(?:all |each |any |every )?(?<what>(?!THIS|it\b|they\b)[^,:;()]+?) (?:return|go) (?:back )?to (?:their owner 's|its owner 's|their|its) hand (?:rather than|instead of) (?:be |is )?bury after combat$/,
    "each <what> is return to its owner 's hand after combat instead of is bury",
  ],
  [
    /^(?:while THIS is in play , )?(?:all |each |any |every )?(?<what>(?!THIS)[^,:;()]+?) (?:that|who|which) would (?:otherwise )?is discard (?:is|must is) (?:instead )?bury(?: instead)?$/,
    'if any <what> would is discard , they is bury instead',
    over,
  ],
  [
    /^(?:while THIS is in play , )?(?:all |each |any |every )?(?<what>(?!THIS)[^,:;()]+?) (?:that|who|which) would (?:otherwise )?is bury (?:is|must is) (?:instead )?discard(?: instead)?$/,
    'if any <what> would is bury , discard it instead',
    over,
  ],
  [
    /^(?:any|all|each|every) (?<what>[^,:;()]+?event) (?:already )?in play (?:must )?(?:remain|stay)(?: in play)?$/,
    '<what> may not is bury',
    over,
  ],
  [
    /(?<=^(?:each |all )?(?:player|investigator)s? must walk to (?:all |each |every )?(?:new )?location)(?: ,)? even (?:to )?(?:those|the 1|1|if they is|when they is|location) [^,:;()]+$/,
    '',
  ],
  [
    /(?<=\bgate(?: [^,:;()]+)? (?:may|can) is (?:use|reuse)(?: [^,:;()]+)? by )(?:all|each|every|both) (?:player|investigator)s?\b/,
    'any player',
  ],
  [/(?<=\bgate(?: here| [^,:;()]+? location)? (?:may|can) is use) without (?:any )?(?:limit|restriction|limitation)\b/, ' again'],
  // ---------------------------------------------------------------- Hands
  [
    /^(?:each|every|any|a) (?:player|investigator) (?:may|can) (?:only )?(?:keep|hold) (?:no more than|at most|up to) (?<n>#|1) card(?: (?:in their hand|at the end of (?:each|the|a) round))*$/,
    "each player 's maximum is at most <n>",
  ],
  [
    /^(?:each|every|any|all) (?:player|investigator)s? have their (?<what>maximum|minimum) (?<how>reduce|increase|raise|lower|decrease) by (?<n>#|1)(?: card)?$/,
    "each player 's <what> is <how> by <n>",
  ],
]
