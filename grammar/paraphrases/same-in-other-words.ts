/** Single pieces said at more length: an opponent's Investigator, cards in the place of others, who chooses, when and where a Spell is cast. */

import type { Clause } from '../clauses.ts'

/** "If you cast this Spell in the Dreamlands", "if cast at Night": where one is and what time it is. */
const castSo = (end: string, comma: string): readonly Clause[] => [
  [
    new RegExp(
      `\\b(?<if>if|when|while) (?:you cast (?:THIS|it)|(?:THIS|it) is cast|cast) (?:at |by |during |during the )(?<time>night|day)${end}`,
    ),
    `<if> it is <time>${comma} `,
    ['Spell'],
  ],
  [
    new RegExp(
      `\\b(?<if>if|when|while) (?:you cast (?:THIS|it)|(?:THIS|it) is cast|cast) (?<at>(?:at|in|on|inside|outside|underground)(?! night| day| combat)\\b[^,:;]*?)${end}`,
    ),
    `<if> you is <at>${comma} `,
    ['Spell'],
  ],
]

/** "Loses 2 until the end of Combat, or 4 if it is Night": told in two sentences. */
const otherNumber = (said: string, meant: string): readonly Clause[] => [
  [
    new RegExp(
      `^(?<head>[^,:;()]*\\b(?:${said}) )(?<n>#|1)(?<of>(?: point)?(?: (?:of|in) value)?)(?<while> (?:until the end of|for the (?:rest|remainder|duration) of) [^,:;()]+?) ?(?:,|\\() (?:or |but )?(?<m>#|1)(?: point)?(?: (?:of|in) value)? (?:if|when|while) (?<if>[^,:;()]+?)(?: \\))?$`,
    ),
    `<head> <n> <of> <while> . if <if> , ${meant} <m> instead`,
    ['Spell', 'Event', 'Artifact'],
  ],
  [
    new RegExp(
      `^(?<head>[^,:;()]*\\b(?:${said}) )(?<n>#|1)(?<of>(?: point)?(?: (?:of|in) value)?)(?<while> (?:until the end of|for the (?:rest|remainder|duration) of) [^,:;()]+?) ?(?:,|\\() (?:or |but )?(?<m>#|1)(?: point)?(?: (?:of|in) value)? (?:at|by|during the) (?<time>night|day)(?: \\))?$`,
    ),
    `<head> <n> <of> <while> . if it is <time> , ${meant} <m> instead`,
    ['Spell', 'Event', 'Artifact'],
  ],
]

export const sameInOtherWords: readonly Clause[] = [
  [/\b(?<who>your|that|an|a|the|each|1|target) opponent 's investigator(?= (?!'s\b)|$)/, '<who> opponent'],
  [/(?<=\bdraw (?:a|1|#) card )in (?:its|their|that card 's) place$/, ''],
  [/(?<=\bdraw (?:a|1|#) card )(?:to replace it|to replace them|as (?:a )?replacement|in (?:its|their) stead)$/, ''],
  [/\byour investigator and (?:all (?:of )?)?(?:their|its|his or her) ally\b/, 'your investigator and all of your ally'],
  [/(?<=\bplay )1 other (?=\S+$)/, 'another '],
  // ---------------------------------------------------------------- what the Ally of the sentence before bears
  [
    /\b(?<how>flip|bury|discard) (?:any|all|each|every|the|a|1)(?: of the)? (?<what>weapon|artifact|tome|spell) (?:that |which )?(?:the|that|this|target|such) ally (?:bear|hold|carry|have|wield|use)(?<face>(?: face-down)?)$/,
    '<how> each <what> hold by the target <face>',
    ['Spell', 'Event'],
  ],
  [
    /^(?:any|each|all|every|the) (?<what>artifact|weapon|tome|spell) (?:bear|hold|carry|own|use|wield)(?: by)? (?:that|the|this|target) ally (?:is|must is) (?<how>discard|bury|flip)(?<face>(?: face-down)?)$/,
    '<how> each <what> hold by the target <face>',
    ['Spell', 'Event'],
  ],
  [
    /\b(?<how>flip|bury|discard) (?:its|their|(?:the|that) ally 's) (?<what>weapon|artifact|tome|spell)(?<face>(?: face-down)?)$/,
    '<how> each <what> hold by the target <face>',
    ['Spell', 'Event'],
  ],
  // ---------------------------------------------------------------- a card laid in a Threat
  [
    /^(?:place|put|play|lay) (?:THIS )?face-down in your threat(?: ,)?(?: \()? ?(?:(?:and|this|it|which) )?(?:use|require|need) (?:a |the |your |1 )?gate(?: \))?$/,
    'play this card face-down in your threat ( use gate )',
    ['Event'],
  ],
  [/^(?:place|put|lay) face-down in your threat$/, 'place this card face-down in your threat', ['Event', 'Ally', 'Artifact', 'Monster']],
  // ---------------------------------------------------------------- what is not paid
  [
    /^(?:no sanity (?:point )?is (?:lose|pay|spend)|(?:you )?(?:lose|pay|spend) no sanity(?: point)?|no sanity loss is (?:suffer|incur|take)) (?:for|by|in|when|while) (?:do so|do this|play (?:it|them|that card|that \S+|the card|the \S+))$/,
    'it cost no sanity',
  ],
  // ---------------------------------------------------------------- a Spell known by an Ally, and what it costs
  [
    /^no spell cost (?:they|them|their|THIS|it|you) (?:any )?sanity$/,
    'spell cast from this card cost no sanity',
    ['Ally', 'Artifact', 'Tome'],
  ],
  [
    /^spell (?:cost (?:they|them|their|THIS|it) no|do not cost (?:they|them|their|THIS|it)(?: any)?) sanity$/,
    'spell cast from this card cost no sanity',
    ['Ally', 'Artifact', 'Tome'],
  ],
  // ---------------------------------------------------------------- what never turns Corrupt
  [
    /^(?:(?:THIS|they|it) )?(?:is )?(?:not|never) (?:turn|make|become) corrupt(?: by (?:any |the )?(?:other |effect of )*(?:card|effect|event|spell)s?)?$/,
    'this card cannot become corrupt',
    ['Ally'],
  ],
  [/^(?:THIS|they|it) never (?:turn|become) corrupt$/, 'this card cannot become corrupt', ['Ally']],
  // ---------------------------------------------------------------- another number where something is so
  ...otherNumber('lose|subtract', 'subtract'),
  ...otherNumber('gain|add', 'add'),
  // ---------------------------------------------------------------- a Turn spent somewhere with this card
  [
    /^(?<may>(?:you may )?)(?<how>remain|stay|rest) (?<at>(?:in|at) (?:any|a) [^,:;]+?) with (?:their|them|THIS|it|they)(?<turn> for [^,:;]*?turn)(?= and )/,
    '<may> <how> with this card <turn> <at>',
    ['Ally', 'Artifact', 'Tome'],
  ],
  // ---------------------------------------------------------------- who chooses, where it is he anyway
  [
    /(?<=\b(?:1|a|#) of your opponent 's (?:ally|artifact|tome|spell|weapon|monster)(?: face-down)?)(?: ,)? (?:choose|select|pick) by you$/,
    '',
  ],
  [
    /(?<=\b(?:1|a|#) (?:ally|artifact|tome|spell|weapon|monster) of your opponent(?: face-down)?)(?: ,)? (?:choose|select|pick) by you$/,
    '',
  ],
  // ---------------------------------------------------------------- what a Spell's own casting is like
  [
    /^flip (?:THIS|it)(?: face-down)?(?: ,)? (?:as usual|as normal|normally|as always|in the usual way|afterward|afterwards)(?: ,)?(?: and(?: also)?)? (?=\S)/,
    '',
    ['Spell'],
  ],
  ...castSo('(?: ,)? (?=(?:draw|discard|bury|flip|gain|lose|you|it|that|return|look|choose|instead)\\b)', ' ,'),
  ...castSo('$', ''),
  // ---------------------------------------------------------------- one of two, or both
  [
    /^(?:if|when|while) (?<if>[^,:;]+) , (?:you may )?(?:instead )?(?:do|choose|perform|have) both(?: of (?:them|these))?(?: instead)?$/,
    'if <if> , you may do both',
  ],
  [
    /^(?:at|by|during(?: the)?) (?<time>night|day) ,? ?(?:you may )?(?:instead )?(?:do|choose|perform|have) both(?: of (?:them|these))?(?: instead)?$/,
    'if it is <time> , you may do both',
  ],
  [/^(?<at>(?:at|in) [^,:;]+?)(?: ,)? you may (?:instead )?(?:do|choose|perform|have) both$/, 'if you is <at> , you may do both'],
  [/^you may (?:do|choose|perform|have) both (?:at|by) (?<time>night|day)$/, 'if it is <time> , you may do both'],
  // ---------------------------------------------------------------- looks at one of two
  [/^(?<may>(?:you may )?)look at (?<a>(?:(?! or )[^:;])+?)(?: ,)? or at (?<b>[^:;]+)$/, '<may> look at <a> , or look at <b>'],
  [/(?<=\breplace (?:it|they|them) with [^,:;]+? )(?:draw|take)(?: off)? from (?:the top of )?your mythos deck$/, ''],
  // ---------------------------------------------------------------- night and day
  [/\b(?<a>night|day) next (?=give way to|become|turn|change)/, '<a> '],
  [
    /\b(?:when|if|each time|as soon as|once) (?:(?:the )?night (?:give way to|become|turn (?:to|into)|change to|yield to|end and) (?:the )?day(?: begin)?|(?:the )?(?:day|dawn) (?:break|come|dawn|follow night|begin|return)|the sun rise|night end)(?=$| ,)/,
    'when night give way to day',
  ],
  [
    /(?<=\bagain)(?: ,)? even (?:if|though|when) (?:it|that gate|the gate|they|your current location(?: 's gate)?) (?:(?:have|is) )*(?:already )?(?:(?:have|is) )*use(?: before| this round| already| once)?$/,
    '',
  ],
  [/(?<=\b(?:bury|discard) THIS) (?:that|which) (?:it|they|THIS) (?:contain|hold|know|bear|have)(?= )/, '', ['Artifact', 'Tome']],
  [/(?<=\b(?:replace|exchange) (?:them|it|they) with )(?:a )?(?:equal|same) number(?: of (?:new |other )?card)?$/, 'as many new card'],
  // ---------------------------------------------------------------- what is reached costs nothing
  [
    /^(?:you )?(?:ignore|disregard|avoid|waive|escape) (?:any|all|the|its|every) (?:sanity loss|loss of sanity|sanity cost|sanity lose|cost in sanity)(?: (?:of|for|from|at|on arrive at|when arrive at|cause by) (?:it|there|that location|the location|the new location|do so|that card|the card))?$/,
    'no sanity is lose',
  ],
  [
    /^(?:any|all|the|its) (?:sanity loss|loss of sanity|sanity cost|cost in sanity) (?:is|may is|must is) (?:ignore|disregard|waive|avoid|not pay|not lose)$/,
    'no sanity is lose',
  ],
  [/^(?:you )?do not (?:lose|pay) (?:any )?sanity (?:for (?:it|this|that location|do so)|there|on arrival)$/, 'no sanity is lose'],
  [
    /(?<=\bplay (?:a|any)(?: new)? [^,:;]*location[^:;]*?)(?: ,)? (?:(?:ignore|disregard|waive|avoid|without|not) (?:(?:any|its|the|all|pay|lose|pay for) )*(?:sanity loss|loss of sanity|sanity cost|sanity)|(?:at|for) no (?:sanity cost|cost in sanity|sanity)|without (?:any )?(?:sanity cost|sanity loss|cost in sanity))$/,
    ' . no sanity is lose',
  ],
  [/\bTHING (?=[a-z]+_[a-z_]+\b)/, '', ['Ally']],
  // ---------------------------------------------------------------- Allies from elsewhere
  [/\bregardless of (?:(?:that|the) (?:ally|card) 's|their|its) (?:own )?subregion(?= |$)/, 'regardless of place'],
  [
    /\bregardless of (?:(?:that|the) (?:ally|card) 's|their|its) (?:own )?(?:region|home|origin|location|place(?: of origin)?)(?= |$)/,
    'regardless of where they come from',
  ],
  [
    /^(?<may>(?:while [^,:;]+ , )?you may play) (?:any )?(?:other )?(?<what>[^,:;]+?) (?:who|that|which|although they|even though they|even if they) (?:(?:would|do|may) )?(?:not|not normally|normally not) (?:normally )?(?:come|be found|is found|originate|hail|live) (?:from|at|in) (?:this location|your current location|here|there|your location)$/,
    '<may> <what> regardless of where they come from',
  ],
  [/(?<=^(?:while [^,:;]+ , )?you may play )any other (?=[^,:;]+ regardless of where they come from)/, 'any '],
  // ---------------------------------------------------------------- at such places a Gate serves to play somebody
  [
    /^(?:at|in) (?:(?:a|any|all) )?(?<at>[^,:;]+? location|(?!combat\b)\S+)(?: ,)? you may use (?:a|the|its|that) gate to play (?<what>(?:a|any|1)? ?[^,:;]+?) as (?:a )?ally$/,
    'you may play <what> as a ally at any <at> ( use gate )',
    ['Ally', 'Artifact', 'Tome'],
  ],
  // ---------------------------------------------------------------- what an Ally is not
  [
    /^(?:THIS|it|they) is not (?:a )?(?:lesser_independent|greater_independent|lesser_servitor|greater_servitor|monster) and (?:may not|cannot) is (?=control|summon|steal)/,
    'this card cannot is ',
    ['Ally'],
  ],
]
