/** Moments, whiles and conditions where the grammar has them in another slot or by another name. */

import type { Clause } from '../clauses.ts'

/** "And, at Night, they are Invisible" begins something else, of which alone that is said. */
const subject =
  '(?<who>(?:your|each|all|no|the|any|target|THIS|its|it|they|you|every|both|1|#|a|another|that|this)(?![a-z]) ?[^,:;()]*?(?<! (?:and|or|but|then))|THIS|it|they|you)'
const deed =
  '(?<deed>(?:add|gain|lose|subtract|may|cannot|must|is|have|draw|discard|bury|flip|cost|count|join|bypass|survive|attack|defend|reveal|receive|know|remain|do)\\b[^;:]*)'
const span =
  '(?<when>(?:for while|while|until|for the (?:rest|remainder|duration|balance)|during|throughout|through the|in (?:this |each |any )?combat|at night|by day|at the (?:start|end)|when|if|unless|this round|at a|in a|at any|in any) ?[^,:;()]*)'
const ends = '(?:end|close|conclusion|finish|completion|expiration|expiry)'

const slots: readonly Clause[] = [
  [new RegExp(`^${subject} , ${span} , ${deed}$`), '<when> , <who> <deed>'],
  // What stands behind is said of one deed.
  [new RegExp(`^${subject} , ${span} , (?!.* , )${deed}$`), '<who> <deed> <when>'],
  // "On his next Turn, your opponent may not play Allies."
  [/^(?<when>(?:on|during|in|for) their next turn) , (?<who>your opponent) (?<deed>(?:may|cannot|must)\b[^,;:]*)$/, '<who> <deed> <when>'],
  [/^(?<deed>[^,:;()]+) the (?:moment|instant|minute|second)(?: that)? (?<when>you [^,:;()]+)$/, 'when <when> , <deed>'],
  [/^(?<deed>[^,:;()]+) (?:as soon as|once|directly) (?<when>you (?:arrive|enter|come|set foot|reach)[^,:;()]*)$/, 'when <when> , <deed>'],
  // "If, when this is played, it is Night, ...", "whenever, at the start of a Turn, you are Outside, ...".
  [new RegExp(`^(?<if>if|when) , ${span} , (?<so>[^,:;]+) , (?<deed>.+)$`), '<when> , <if> <so> , <deed>'],
  [
    new RegExp(
      `^(?:if|when) , ${span} , (?<so>(?:you|it|they|your opponent|there|THIS|the affected player) (?:is|have)\\b[^,:;]*) , (?<deed>.+)$`,
    ),
    '<when> , if <so> , <deed>',
  ],
  // "Draw, at the start of each Round, one card", "he may, at Night, join Ghouls".
  [new RegExp(`^(?<verb>draw|lose|gain|discard|bury|flip|add|subtract) , ${span} , (?<rest>[^,:;]+)$`), '<when> , <verb> <rest>'],
  [new RegExp(`^${subject} (?<may>may|must|cannot)(?: ,)? ${span} , (?<deed>[^;:]+)$`), '<when> , <who> <may> <deed>'],
  [
    /^when (?<who>your opponent|any player|a player|you) (?<what>(?:cast|play|draw|pass|lose|gain)\b[^,]*) (?:this round|during this round|in this round) , (?<deed>[^;:]+)$/,
    'for the rest of the round , when <who> <what> , <deed>',
    ['Spell', 'Event'],
  ],
]

const rounds: readonly Clause[] = [
  // To the next such play, which is what lies before him anyway.
  [
    /(?<=\buntil (?:they|you|your opponent|that (?:player|opponent)|the affected player|any player|a player) )next (?=(?:play|cast|walk) )/,
    '',
  ],
  [/\bfor (?:the (?:balance|whole|entirety|length)|THING) of (?:the|this) round\b/, 'for the rest of the round'],
  [/\bfor (?:the (?:balance|whole|entirety|length)|THING) of (?:(?:the|this) )?combat\b/, 'for the rest of combat'],
  [/\bthe (?:current|present|ongoing) (?<span>round|turn|combat)\b/, 'this <span>'],
  [/\b(?:during |in |for |until the end of )?this round only\b/, 'for the rest of the round'],
  [/\b(?:during|in) this round and no (?:other|longer)\b/, 'for the rest of the round'],
  [/(?<=: )during this round (?:, )?/, 'for the rest of the round , '],
  [/^during this round (?:, )?(?=(?:your|each|all|no|the|any|every|you|Allies)\b)/, 'for the rest of the round , '],
  [/\b(?:for|during|throughout) the (?:duration|length|whole|course) of the next combat\b/, 'during the next combat'],
  [/\bthroughout the next combat\b/, 'during the next combat'],
  [new RegExp(`\\buntil the ${ends} of (?:the|this)? ?(?<span>round|combat)\\b`), 'until the end of <span>'],
  [/\buntil the end of round\b/, 'until the end of the round'],
  [new RegExp(`\\bat the ${ends} of (?<span>(?:each |the |this |any )?(?:round|combat|turn))\\b`), 'at the end of <span>'],
  [/^for the rest of the round (?=(?:your|each|all|no|the|any)\b)/, 'for the rest of the round , '],
  [/(?<=: )for the rest of the round (?=(?:your|each|all|no|the|any)\b)/, 'for the rest of the round , '],
  [/\bwhile at (?<when>night)(?= ,|$)/, 'while it is <when>'],
  [/\b(?:as|when) (?:a|each|the|any) round (?:begin|start)\b/, 'at the start of each round'],
  [/^if (?<so>[^,:;]+) (?:as|when|at the moment) (?:a|each|the|any) round (?:begin|start) ,/, 'at the start of each round , if <so> ,'],
  [/^if (?<so>[^,:;]+) at the (?<end>start|end) of (?:a|each|the|any) (?<span>round|turn) ,/, 'at the <end> of each <span> , if <so> ,'],
  [
    /^any time (?<so>you [^,:;]+) at the (?<end>start|end) of (?:a|each|the|any) (?<span>round|turn) ,/,
    'at the <end> of each <span> , if <so> ,',
  ],
  [/\byou find yourself (?=(?:at|in|on|inside|outside|underground|underwater|[^ ,]+) ?)/, 'you is '],
  [/\bas soon as (?=(?:any player|a player|your opponent|you|a) )/, 'when '],
  [/\bduring (?<when>night|day)(?= ,|$)/, 'while it is <when>'],
  [/\bwhile (?<when>night|day) (?:last|hold|prevail|endure|rule|reign)\b/, 'while it is <when>'],
  [/\b(?:as|once) night (?:fall|come|descend|arrive|begin)\b/, 'when day give way to night'],
  [/\bwhen night (?:come|descend|arrive|begin|set in)\b/, 'when day give way to night'],
]

const own = '(?:THIS|it|they|this card|this ally|this artifact|this tome|this event|this monster|this spell)'

const moments: readonly Clause[] = [
  [/\b(?:on|upon|after)(?: (?:its|their|THIS 's))? (?:is|be) (?<what>bury|discard|reveal|play|lose)(?= ,|$)/, 'when this card is <what>'],
  [
    /\bin (?:the )?(?:event|case) of (?:its|their|THIS 's) (?:is |be )?(?<what>bury|discard|reveal|play|lose)(?:al)?(?= ,|$)/,
    'when this card is <what>',
  ],
  [new RegExp(`\\bif ${own} (?:is ever|ever is) (?<what>bury|discard|reveal|lose)(?= ,|$)`), 'when this card is <what>'],
  [new RegExp(`\\b(?:when|once|as soon as)(?: ${own} is)? first play(?= ,|$)`), 'when play'],
  [new RegExp(`\\b(?:when|once|as soon as) ${own} first (?:come into|enter|come in) play(?= ,|$)`), 'when play'],
  [/\b(?:on|upon|after) (?:its |their |first )?(?:enter|entry into|come into|entering) (?:into )?play(?= ,|$)/, 'when play'],
  [
    /\b(?:on|upon|at|after) (?:its|their|THIS 's) (?:arrival|appearance|coming|advent|entry|debut)(?= ,|$)/,
    'when play',
    ['Monster', 'Ally', 'Event', 'Artifact', 'Tome'],
  ],
  [/\b(?:on|upon|after) (?:its )?casting(?: (?:this spell|THIS))?(?= ,|$)/, 'when cast', ['Spell']],
  [
    new RegExp(`\\b(?:as soon as|once|the moment|the instant|immediately after|right after) ${own} (?:is|have is) cast(?= ,|$)`),
    'when cast',
    ['Spell'],
  ],
  [/\bwhen reveal (?:as (?:a )?part of|in|with) (?:a|your|the) threat\b/, 'when reveal', ['Monster']],
  [new RegExp(`\\bwhen ${own} is reveal (?:as (?:a )?part of|in|with) (?:a|your|the) threat\\b`), 'when reveal', ['Monster']],
  [/\b(?:on|upon|after) (?:casting|cast) (?<what>(?:a|any) spell)\b/, 'when you cast <what>'],
  [/\bwhen(?: you)? casting (?<what>(?:a|any) spell)\b/, 'when you cast <what>'],
  [new RegExp(`\\b(?:as soon as|once|the moment|the instant|when) ${own} is play(?= ,|$)`), 'when play'],
  [
    /^(?<who>each (?:player|investigator|opponent)[^,;:]*) when (?:THIS|it|this) is play (?<deed>lose|gain|draw|discard|bury|flip|must)\b/,
    '<who> <deed>',
    ['Event'],
  ],
  [new RegExp(`\\bwhile ${own} (?:stay|remain)(?= ,|$)`), 'while this card is in play'],
  [new RegExp(`\\bwhile ${own} (?:stay|remain|lie|continue) (?<how>face-up|face-down|in play)\\b`), 'while this card is <how>'],
  // "You may walk between Ports, whatever the Region, so long as they are in the same Dimension".
  [
    /^(?:while (?:THIS|it|they) is in play , )?you (?:may|can) walk between (?:any )?(?:# )?(?<what>[^,;:()]+?)(?: location)?(?: ,)?(?: (?:whatever the|regardless of|in any|of (?:any|different)) region)?(?: ,)?(?: (?:while|if|provided(?: that)?) (?:they|both)(?: both)? (?:is|lie))? (?:in|of|within) the same dimension$/,
    'while you is at a <what> location , you may travel to a new <what> location in any region of the same dimension , walk',
    ['Ally', 'Artifact', 'Tome', 'Location', 'Event'],
  ],
  [new RegExp(`\\bwhile ${own} is among your ally\\b`), 'while this card is in play'],
  [/\bwhile (?:THIS|it|this|this phobia) (?:affect|trouble|plague|afflict|beset) you\b/, 'while this card is in play', ['Event']],
  [
    /\bwhile you (?:suffer|is suffering|is affected|is plague|is afflict) (?:from|by|with) (?:THIS|it|this|this phobia)\b/,
    'while this card is in play',
    ['Event'],
  ],
  // A Spell that is cast on you is an opponent's.
  [/\b(?:if|when|should) (?:a|any) spell is cast (?:on|upon|at|against) you\b/, 'when your opponent cast a spell against you'],
  [/\bonce (?<who>your opponent|any player|you) have pass(?= ,|$)/, 'when <who> pass'],
  [/\bafter (?<who>your opponent|any player|you) pass(?= ,|$)/, 'when <who> pass'],
  [
    /\bshould you (?<what>(?:enter|arrive|reach|leave|walk|travel|visit|come|cast|play|pass|draw|lose|gain|discard|bury)\b[^,]*)(?= ,|$)/,
    'when you <what>',
  ],
  [
    /\bshould (?<who>your opponent|any player|a player) (?<what>(?:enter|arrive|reach|leave|walk|travel|visit|come|cast|play|pass|draw)\b[^,]*)(?= ,|$)/,
    'when <who> <what>',
  ],
  [/\b(?:at|on) the (?:occasion|moment|instant) of (?=(?:your|its|their)\b)/, 'on '],
]

const stays: readonly Clause[] = [
  [
    /\b(?:during|throughout|for the (?:rest|duration|length|whole) of|for THING of) your visit(?: (?:here|there))?\b/,
    'while you is here',
    ['Location'],
  ],
  [/\bwhile (?:visit|visiting)(?: (?:here|THIS|this location))?(?= ,|$)/, 'while you is here', ['Location']],
  [
    /^when you arrive(?: here)? (?:or|and) (?:when you )?(?:leave|depart)(?: here)? ,/,
    'when you arrive here and when you leave here ,',
    ['Location'],
  ],
  [
    /\b(?:during|throughout|for (?:the (?:length|duration|whole) of )?|as long as) your (?:whole )?stay(?: (?:here|there|at THIS|at this location|in this place))?\b/,
    'while you is here',
    ['Location'],
  ],
  [/\b(?:during|throughout) (?:the )?(?:time|period) (?:that )?you (?:is|spend|remain|stay) here\b/, 'while you is here', ['Location']],
  [/^should the round end while you is here ,/, 'if you is here when the round end ,', ['Location']],
  [
    /\bat the end of (?:each|any|every|a) round (?:that |in which |during which )?you (?:spend|pass|stay|remain|end|finish)(?: it)? here\b/,
    'at the end of each round if you is here',
    ['Location'],
  ],
  [/^at the end of each round if you is here ,/, 'at the end of each round , if you is here ,', ['Location']],
  [
    /\b(?:in|during) (?:any|each|a|every) combat (?:that |which )?(?:take place |occur |is fight |happen )?while you is here\b/,
    'during combat while you is here',
    ['Location'],
  ],
  [/^during combat while you is here ,/, 'while you is here and you is in combat ,', ['Location']],
]

const ifs: readonly Clause[] = [
  [/\b(?:assum(?:e|ing)|suppos(?:e|ing)|grant(?:ed)?|give|given)(?: that)? (?=(?:it|you|your|there|THIS|they|a|the|any|no)\b)/, 'if '],
  [
    /\b(?<if>if|unless|while|when) (?<who>you|your opponent|it|they|THIS) (?:happen|chance|appear|turn out) to (?:is|be)\b/,
    '<if> <who> is',
  ],
  [/\b(?<if>if|unless|while) (?<who>you|your opponent|it|they|THIS) (?:happen|chance|turn out) to have\b/, '<if> <who> have'],
  [/\bwhere (?:a|any) player (?<what>[^,]+) , they (?<deed>lose|gain|draw|discard|bury|flip|must)\b/, 'each player who <what> <deed>'],
  [
    /\bif (?:a|any) player (?<what>(?:have|is)\b[^,]+) , they (?<deed>lose|gain|draw|discard|bury|flip|must)\b/,
    'each player who <what> <deed>',
  ],
]

export const spans: readonly Clause[] = [...slots, ...rounds, ...moments, ...stays, ...ifs]
