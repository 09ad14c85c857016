/** Answers to what was just played or cast, who defends against a Monster, and uses told as what a card may be used for. */

import type { Clause } from '../clauses.ts'

const foe = '(?:your|a|any|another|1) (?:opponent|other player)'
const stops = '(?:cancel|negate|nullify|counter|bury|discard)'
const kind = '(?:card|event|ally|artifact|tome|spell|monster|location|phobia|weapon)'

const what = '(?:a|any|the) (?<what>(?:[^,:;() ]+ ){0,2}?spell )'
const other = '(?:your opponent|(?:a|any|another|1) (?:opponent|other player|player))'
const by = (did: string, done: string): string => `${done}${did} by ${other}|(?:that |which )?${other} have ${did}`

// ---------------------------------------------------------------- what was just played
const answers: readonly Clause[] = [
  // "An Event that an opponent has played since your last Turn and that affects your Investigator or Allies": one that was laid on you.
  [
    /(?<=^(?:cancel|negate|nullify|annul) (?:a|1|any|any 1) [^,:;()]*?)(?:that |which )?(?<who>(?:a|your|any|1) opponent|(?:a|any|1) (?:other )?player) (?:have )?(?:just )?play(?: since your (?:last|previous) turn)? (?:and )?(?:that|which) (?:affect|target|concern|is direct (?:at|against)|harm) (?:your investigator or (?:your |1 of your |any of your )?ally|you or (?:any of |1 of )?your ally|your ally or (?:your )?investigator|you|your investigator|(?:any of |1 of )?your ally)(?= |$)/,
    '<who> play on you',
  ],
  [
    /(?<=^(?:cancel|negate|nullify|annul) (?:a|1|any|any 1) [^,:;()]*?\bplay on you) or (?:any of |1 of )?your ally since your (?:last|previous) turn(?= |$)/,
    ' since your last turn',
  ],
  // "You may Discard one of your Artifacts. If so, the Event has no effect": it is called off.
  [
    /^(?<if>if (?:so|you do|you do so) , )(?:that|the) (?<what>event|spell) (?:have no effect|is (?:cancel|annul|negate|void|nullify)|fail|come to nothing)(?: and is (?:bury|discard))?$/,
    '<if> cancel that <what>',
    ['Ally', 'Artifact', 'Tome', 'Location'],
  ],
  // What is called off goes somewhere by itself, or is put there.
  [
    /^that (?<what>event|spell|card|artifact|ally|tome|monster) (?:then )?(?:return|go back|go|come back) to (?:its|their)(?: (?:owner|player) 's)? hand$/,
    "return that <what> to its owner 's hand",
  ],
  [
    /(?<=^(?:cancel|negate|nullify) [^,:;()]+?)(?: ,)? which (?:then )?(?:return|go back|go|come back|is return) to (?:its|their)(?: (?:owner|player) 's)? hand$/,
    " . return that card to its owner 's hand",
  ],
  // A Pass is answered when it is declared.
  [
    /^(?:you may )?(?<price>(?:flip|bury|discard) THIS(?: face-down)?|(?:pay|spend) (?:#|1) sanity(?: point)?) to (?:cancel|void|annul|negate) (?:(?:a|an|any|your|1|the) opponent 's pass|(?:a|the|1|any) pass (?:of|by) (?:a|any|your) opponent|(?:a|the|1|any) pass)(?: (?:that|which))?(?: (?<foe>your opponent|a opponent|any opponent))?(?: (?:was|is|have is|have))?(?: just)? (?:announce|announced|declare|declared|make)(?: by (?:a|an|any|your) opponent)?$/,
    'when your opponent pass , you may <price> : void 1 pass of that player',
    ['Ally', 'Artifact', 'Tome'],
  ],
  [
    new RegExp(
      `^when (?<who>${foe}|any player|a player) (?:have )?(?:just )?(?<did>(?:cast|play) [^,:;()]+?) , you may (?:immediately )?play THIS$`,
    ),
    'play this card when <who> <did>',
    ['Event'],
  ],
  [
    new RegExp(`^(?:that|the) (?:opponent|player) must (?<how>bury|discard|flip) (?:that|the|his|their) (?<what>${kind})$`),
    '<how> that <what>',
    ['Event', 'Spell'],
  ],
  [/\bthe (?:cancelled|canceled|negated|cancel) (?=(?:card|spell|event|artifact)\b)/, 'that '],
  [
    new RegExp(
      `^if (?<who>${foe}|any player|a player) have (?:just )?(?<did>(?:cast|play) (?:a|any|1) [^,:;()]+?) , (?<deed>you may [^,:;]+ (?:to|and) ${stops} (?:it|they|that|the|its) ?[^,:;]*)$`,
    ),
    'when <who> <did> , <deed>',
    ['Ally', 'Artifact', 'Tome'],
  ],
  [/^THIS (?=cancel (?:the|any|a|1|all)\b)/, '', ['Event', 'Spell', 'Artifact']],
  [
    new RegExp(
      `^(?:the|that) (?<what>${kind}) (?:must |immediately )?(?:must )?is (?:immediately )?(?<how>bury|discard|flip)(?<face>(?: face-down)?)(?: instead)?$`,
    ),
    '<how> that <what> <face>',
    ['Event', 'Spell'],
  ],
  [/^(?:THIS |it )?may(?: only)? is play(?: only)? (?:immediately |directly )?(?=(?:when|after) )/, 'play this card ', ['Event']],
  [/\bcancel the play of (?=(?:that|the|a|any)\b)/, 'cancel '],
  [
    new RegExp(`^(?<how>bury|discard) the last (?<what>[^,:;()]+?) (?<did>play|cast) by (?:${foe})$`),
    'play this card when your opponent <did> a <what> . <how> that card',
    ['Event', 'Spell'],
  ],
  // "Bury a Spell which has just been cast by another player": of anything but a Spell it must be said that this is over.
  ...[
    ['(?<how>bury|discard)', '. <how> that card'],
    ['(?:cancel|negate) and (?<how>bury|discard)', '. cancel it , <how> that card'],
  ].map(
    ([deed, meant]): Clause => [
      new RegExp(`^${deed} ${what}(?:${by('cast', '(?:(?:that |which )?(?:have )?is )?')})$`),
      `play this card when your opponent cast a <what> ${meant}`,
      ['Event', 'Spell'],
    ],
  ),
  [
    new RegExp(
      `^(?<how>bury|discard) (?:a|any|the) (?<what>(?:(?!phobia)[^,:;() ]+ ){1,3}?)(?:${by('play', '(?:that |which )have is ')})$`,
    ),
    'play this card when your opponent play a <what> . <how> that card',
    ['Event', 'Spell'],
  ],
  [
    /^(?:so (?:that )?)?(?:it|they|that card|(?:the|that) (?:spell|event)) (?:(?:do not|never|cannot|will not) (?:take effect|come into effect|work|have (?:a|any) effect)|have no effect|is without effect|come to nothing)$/,
    'cancel it',
    ['Event', 'Spell'],
  ],
  [
    /^(?:a|any|the) (?<what>[^,:;()]+?) (?:that |which )?(?:your opponent|a opponent|any opponent) have (?:just )?(?<did>play|cast) (?:must |is |may )*(?<how>bury|discard)$/,
    'play this card when your opponent <did> a <what> . <how> that card',
    ['Event', 'Spell'],
  ],
]

// ---------------------------------------------------------------- who defends against this Monster
const when = '(?<when>if|while|when|as long as)'
const some = '(?:any|a|1 or more|at least 1|1)'
const ally =
  '(?<ally>(?:(?!defending|opposing|other|your|of|with)[^,:;() ]+ ){0,3}?(?:ally|cultist|priest|doctor|professor|student|soldier|[^,:;() ]+))'
const ends = '(?=$| ,)'
const defenders: readonly Clause[] = [
  [
    new RegExp(
      `\\b${when} ${some} (?:opposing|defending) (?<ally>(?:[^,:;() ]+ ){0,2}?ally) (?:have|bear|carry|hold|wield|use) (?<what>(?:a|any|1) [^,:;()]+?)(?: in play)?${ends}`,
    ),
    '<when> oppose by any <ally> with <what>',
    ['Monster'],
  ],
  [
    new RegExp(`\\b${when} (?:${some} )${ally} is (?:defending|among the defender|a defending ally)${ends}`),
    '<when> your opponent have a defending <ally> in play',
    ['Monster'],
  ],
  [
    new RegExp(`\\b${when} there is ${some} (?:opposing )?${ally} (?:who is |that is )?defending${ends}`),
    '<when> your opponent have a defending <ally> in play',
    ['Monster'],
  ],
  [new RegExp(`\\b${when} there is ${some} defending ${ally}${ends}`), '<when> your opponent have a defending <ally> in play', ['Monster']],
  [
    new RegExp(`\\b${when} there is (?<many>(?:more than|at least) (?:#|1)|(?:#|1) or more) defending ${ally}${ends}`),
    '<when> your opponent have <many> defending <ally> in play',
    ['Monster'],
  ],
  [
    new RegExp(
      `\\b${when} (?:${some} )(?:investigator|player) in (?:the same|this|the|that) combat is (?=(?:at|in|on|inside|outside|underground)\\b)`,
    ),
    '<when> you or your opponent is ',
    ['Monster'],
  ],
]

// ---------------------------------------------------------------- after Combat, and how it came to fight
const combats: readonly Clause[] = [
  [/^(?:at the end of|after) combat , if (?:THIS|it) (?:have )?survive(?: combat)? , /, 'if this card survive combat , ', ['Monster']],
  [
    /\bTHIS (?:may not|cannot) is (?:use|play|direct|send|commit) against (?<who>a|your|any) (?:opponent|player|investigator) (?=(?:whose|who|at|in)\b)/,
    'this card cannot attack <who> investigator ',
    ['Monster'],
  ],
  [/^(?:during|in)(?: a| any)? combat , (?=(?:reduce|lower|increase|raise|add|subtract|target|1|a|any) )/, 'in combat : ', ['Spell']],
  [
    /\bif no ally (?:is|was|were|have is) lose by (?<who>you|your opponent)(?: in (?:that|this|the) combat)?(?=$| ,)/,
    'if <who> have lose no ally in this combat',
  ],
  [
    /(?<=\b(?:if|which|when|unless) )(?:none of your (?<what>ally|[a-z_]+ ally)|no (?<what2>ally|[a-z_]+ ally) of yours) (?:is|was|were|have is) lose\b/,
    'you lose no <what> <what2>',
  ],
  // At the end of a Combat, it is that one.
  [
    /(?<=^(?=.*\b(?:at the end of|after) (?:each |any |a |the |that |this )?combat\b)(?:.* )?(?:if|unless) you (?:have )?lose (?:no|a|any) (?:[a-z_]+ )?ally)(?=$| ,)/,
    ' in this combat',
  ],
  [
    /^(?:after|at the end of) combat , you may (?:pay|spend|lose) (?<n>#|1) sanity(?: point)? to (?<deed>return (?:THIS|it) to your hand|discard (?:THIS|it)) instead of bury (?:it|THIS)$/,
    'if this card would is bury in combat , you may pay <n> sanity to <deed> instead',
    ['Monster', 'Ally'],
  ],
  [
    /^if (?:THIS is )?(?<how>summon|control) (?<at>(?:at|in) (?:a|any|the) [^,:;()]+) , /,
    'if this card is <how> and you is <at> , ',
    ['Monster'],
  ],
  [
    /(?<=\b(?:while|when|if) (?:it|any|a|there|you|your opponent)\b[^,:;()]* or )(?:while|when|if) (?=(?:any|a|it|there|you|your opponent)\b)/,
    '',
  ],
]

// ---------------------------------------------------------------- what a card may be used for
const often = '(?<often>(?:once|twice) (?:per|each|a|every|during each) (?:round|turn|game))'
const uses: readonly Clause[] = [
  [
    new RegExp(
      `^(?:THIS |it )?(?:may|can)(?: only)? is use(?: only)? ${often}(?: ,)? as your turn(?: ,)? (?:to|in order to) (?<deed>[^:;]+)$`,
    ),
    'as your turn , <deed> , <often>',
    ['Ally', 'Artifact', 'Tome', 'Location'],
  ],
  [
    new RegExp(
      `^(?:THIS |it )?(?:may|can)(?: only)? is use(?: only)? as your turn(?: ,)? ${often}(?: ,)? (?:to|in order to) (?<deed>[^:;]+)$`,
    ),
    'as your turn , <deed> , <often>',
    ['Ally', 'Artifact', 'Tome', 'Location'],
  ],
  [
    /\bdiscard any number of (?<what>(?!card\b)[^,:;()]+?) and draw (?:as many|the same number of|a equal number of|that many) card$/,
    'discard any number of <what> and draw 1 card for each card so discard',
  ],
  [/^you may (?<how>discard|bury|keep) that card$/, 'you may <how> it'],
  [/(?: ,)? includ(?:e|ing) (?:any |those |all )?(?:[^,:;() ]+ )?in your threat$/, ''],
  [
    /\bshuffle your story deck(?: ,)?(?: and)? (?:place|put|return|replace) (?:THIS|it) (?:back )?on (?:the )?top(?: of (?:it|the deck|your story deck))?$/,
    'set aside this card and shuffle your story deck , replace this card',
    ['Location'],
  ],
]

// ---------------------------------------------------------------- a Turn that is lost to what befalls one
const held: readonly Clause[] = [
  [
    /^you (?:is|get|become) (?!not\b|in\b|at\b|inside\b|outside\b|under|walk|attack|affect|immune|able|reveal|bury)(?:(?!\b(?:card|ally|sanity|opponent|player|gate|if|unless|may|discard|bury|draw)\b)[^,:;()])*?(?: ,)? and (?:you )?(?:must )?(?:lose|spend|skip|miss|forfeit) (?:your next|a|1) turn(?: here| in jail| in custody)?$/,
    'lose your next turn',
    ['Location'],
  ],
]

export const answersAndDefenders: readonly Clause[] = [...answers, ...defenders, ...combats, ...uses, ...held]
