/** What plain cards say of single matters, in words or at places of the sentence that the grammar has otherwise. */

import type { Clause } from '../clauses.ts'

const mayNot = '(?:may not|cannot)'
const ban =
  '(?:defend|attack|walk|pass|(?:bear|carry|use|have) (?:a |any )?weapon|cast (?:a |any )?spell|is (?:flip|discard|bury|affect|control|cancel|turn corrupt|turn steadfast))'
const until = '(?: until [^,;:()]+| this (?:round|turn|combat)| during [^,;:()]+)'

/** Cards that are meant one by one: of a whole kind, "ignore the Special Effects of" says that they do not affect you. */
const silent =
  '(?:target|that|1|the chosen) (?:(?!until|during|this|for)\\S+ ){0,3}?(?:ally|monster|artifact|tome|card)(?: of (?:your|an|a) opponent)?'
const spell = '(?: until| during| this| for| ,)'

export const onPlainCards: readonly Clause[] = [
  // ---------------------------------------------------------------- places and ways
  [
    /(?: ,)? (?:no matter|regardless of|whatever|never mind) (?:what |which |the )?(?:region|location|place)(?: (?:or|and) (?:region|subregion|city|location))? (?:is )?(?:name|named|print|printed|indicate|indicated|show|shown|tell|told|state|stated)(?: (?:on|at) [^,;:()]+)?(?=$| [,;])/,
    ' anywhere',
  ],
  [
    /(?: ,)? (?:no matter|regardless of|whatever|never mind) (?:what |which |the )?(?:subregion|city)(?: (?:or|and) (?:subregion|city|location))? (?:is )?(?:name|named|print|printed|indicate|indicated|show|shown|tell|told|state|stated)(?: (?:on|at) [^,;:()]+)?(?=$| [,;])/,
    ' regardless of place',
  ],
  [
    /(?<=\b(?:if|while|unless) )(?:a|your|any|the) opponent 's current location is (?=in the same (?:region|subregion|city|dimension) as yours\b)/,
    'your opponent is ',
  ],
  [
    /\b(?<what>your current location (?:gain|have|bear) the \S+ attribute) (?:if|while) (?:it is|they is) in a city\b/,
    'while you is in a city , <what>',
  ],
  // ---------------------------------------------------------------- neither, nor
  [/^(?=may neither\b|may is neither\b|can is neither\b|is neither\b)/, 'this card ', ['Ally', 'Monster', 'Artifact', 'Tome']],
  [
    new RegExp(`^(?<who>[^,;:()]+?) may neither (?<a>${ban}) nor (?<b>${ban})(?<when>${until})?$`),
    '<who> may not <a> <when> . <who> may not <b> <when>',
  ],
  [
    new RegExp(
      `^(?<who>(?:target|THIS|that|the|they|it|each|your|all|no)\\b[^,;:()]*?) ${mayNot} (?<a>${ban}) (?:or|nor) (?<b>${ban})(?<when>${until})?$`,
    ),
    '<who> may not <a> <when> . <who> may not <b> <when>',
  ],
  // ---------------------------------------------------------------- what is there to be had
  [
    /(?<=\bdiscard (?:#|1|a) (?:random )?\S+)(?: ,)? if (?:any|1|there|such a card) is (?:there |find |any )?(?:in (?:their|your) hand)$/,
    ' from hand , if any',
  ],
  [
    /(?:^|(?: ;| ,) )(?:with|if you have) no (?<what>\S+)(?: left)? to (?:flip|bury|discard|lose|return)(?: ,)? (?:you must )?(?=\S)/,
    'if you have no <what> , ',
  ],
  [
    /(?<=\botherwise (?:, )?)(?:they|you|your opponent|its owner|opponent) (?:must )?(?:put|place|return) (?:it|that card) back(?: on (?:the )?top(?: of [^,;:()]+)?)?$/,
    'it is return',
  ],
  // ---------------------------------------------------------------- played with another
  [/(?<=\byou may play [^,;:()]+?)(?: ,)? (?:on|in|during) (?:the|that) same turn$/, ''],
  [
    /\bplace in (?<where>it|THIS) (?<what>(?:#|1|a|any 1) [^,;:()]+? from your (?:story deck|discard pile|hand))$/,
    'place <what> in <where>',
  ],
  // ---------------------------------------------------------------- a text that is ignored
  [new RegExp(`\\bignore (?:the |any |all )?special effect of (?<of>${silent})(?=${spell}|$)`), '<of> have no special effect'],
  [new RegExp(`\\bignore (?<of>${silent}) 's special effect(?=${spell}|$)`), '<of> have no special effect'],
  [
    new RegExp(`(?<of>${silent}) 's special effect (?:is ignore|have no effect|is void|is lose)(?=${spell}|$)`),
    '<of> have no special effect',
  ],
  [
    new RegExp(`^(?:the |any |all )?special effect of (?<of>${silent}) (?:is ignore|have no effect|is void|is lose)(?=${spell}|$)`),
    '<of> have no special effect',
  ],
  [/\blose (?:its|their|all|any|all of its|all of their|all its) special effect\b/, 'have no special effect'],
  [
    /(?: ,)? and (?:its|their) special effect (?:is (?:ignore|void|lose|cancel)|have no effect)(?: ,)?(?=$| (?:until|for|during|this)\b)/,
    ' and have no special effect',
  ],
  [/\bno (?<kind>\S+) (?:have|bear) (?:any )?special effect\b/, 'each <kind> have no special effect', ['Monster', 'Event']],
  // ---------------------------------------------------------------- what is counted, and as many
  [
    /\bfor (?:each|every) (?<what>[^,;:()]+?)(?: ,)? (?:and )?then (?<do>bury|discard|flip|return) (?<n>1|#) of (?:they|them|those)\b/,
    'for each <what> , then <do> <n> <what>',
  ],
  [
    /^(?<lead>(?:as your turn (?:while (?:at|in) THIS )?, )?(?:you may )?)discard as many card(?: from your hand)? as you have (?<what>\S+) in play(?: ,)? and draw (?:the same number|as many|that many)(?: of card| card)?(?: from your mythos deck)?$/,
    '<lead> discard 1 card for each <what> you have in play and draw 1 card for each <what> you have in play',
  ],
  [/(?<=\badd (?:#|1) point) more(?= until\b)/, ''],
  // ---------------------------------------------------------------- when it may be played, and what is asked when it is revealed
  [
    /^(?:THIS )?(?:may|can) is play (?:during the day|by day|in the daytime) only (?:if|while|when) (?<so>[^,;:()]+)$/,
    'this card may only is play if it is night or <so>',
  ],
  [
    /^(?:THIS )?(?:may|can) is play (?:at night|during the night|by night) only (?:if|while|when) (?<so>[^,;:()]+)$/,
    'this card may only is play if it is day or <so>',
  ],
  [
    /^(?:THIS )?(?:may not|cannot) is play (?:during the day|by day) unless (?<so>[^,;:()]+)$/,
    'this card may only is play if it is night or <so>',
  ],
  [/^(?:THIS )?(?:may not|cannot) is play at night unless (?<so>[^,;:()]+)$/, 'this card may only is play if it is day or <so>'],
  [/^(?<do>[^,;:()]+?) if (?<so>[^,;:()]+?) when (?:it|they|THIS) is reveal$/, 'when reveal , if <so> , <do>', ['Monster']],
  // ---------------------------------------------------------------- whose Spell is called off
  [/(?<=\bcancel [^,;:()]*)\bspell(?: (?:that|which) is)? cast (?:by|through) (?:a|1) ally(?= |$)/, 'spell hold by a ally'],
  [/(?<=\bcancel [^,;:()]*)\bspell(?: (?:that|which) is)? cast (?:from|out of) (?:a|1) tome(?= |$)/, 'spell hold by a tome'],
  [/(?<=\bcancel )(?:a|1|your) opponent 's spell (?=hold by a (?:tome|ally)$)(?<by>hold by a \S+)$/, 'a spell <by> cast by your opponent'],
  [/(?<=\bcancel )(?:a|1|your) opponent 's spell(?: cast)? (?:from|out of) a tome$/, 'a spell hold by a tome cast by your opponent'],
  [/(?<=\bcancel )a spell cast by (?:a|your) opponent (?:from|out of) a tome$/, 'a spell hold by a tome cast by your opponent'],
  [/(?<=\bcancel )(?:a|1|your) opponent 's spell(?: cast)? by a ally$/, 'a spell hold by a ally cast by your opponent'],
]
