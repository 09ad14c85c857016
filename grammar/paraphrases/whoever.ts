/** Players and cards by what is told of them, wherever they stand in a sentence: who is meant, whose card it is, who holds it, what it is chosen for. */

import type { Clause } from '../clauses.ts'

const foe =
  '(?:(?:any|a|1|any 1|target|your|the)(?: other)? opponent|(?:another|any other|any 1 other|1 other|a other) (?:player|investigator))'
const crowd = '(?:(?:all|each|every)(?: of)?(?: your| the)?(?: other)? (?:opponents?|players?|investigators?)|your opponents)'
/** What is told of a player right behind him. */
const told =
  '(?: (?:(?:who|that) is |whose (?:current location|investigator) is )?(?:currently |presently |now )?(?:in|at|inside|outside|affected by|here)\\b[^,;:()]*?| (?:who|that) [^,;:()]+?| with [^,;:()]+?)'
const deed = '(?:discard|bury|lose|flip|draw|pay|reveal|gain|return|pass|show|shuffle|skip)'
const self = '(?:THIS|it)'

export const whoever: readonly Clause[] = [
  // ---------------------------------------------------------------- who is made to do something
  [
    new RegExp(
      `(?<=\\b(?:you may|turn ,|^)(?: you may)? .*) to (?:force|cause|compel|make|require|have) (?<who>(?:${crowd}|${foe})${told}) (?:to )?(?<do>${deed} [^:]+)$`,
    ),
    ' : <who> must <do>',
  ],
  [
    new RegExp(`(?<=\\b(?:you may|turn ,)) (?:force|cause|compel|make|require|have) (?<who>(?:${crowd}|${foe})${told}) (?:to )?(?<do>${deed} [^:]+)$`),
    ' <who> must <do>',
  ],
  // ---------------------------------------------------------------- who has the most, who has the least
  [
    /\bthe (?:player|investigator) (?:with|who have|that have|having) the (?:most|highest|greatest|largest)(?: (?:number|amount|total) of)?(?: current)? sanity(?: point| total)?/,
    'the sanest player',
  ],
  [
    /\bthe (?:player|investigator) (?:with|who have|that have|having) the (?:fewest|least|lowest|smallest)(?: (?:number|amount|total) of)?(?: current)? sanity(?: point| total)?/,
    'the least sane player',
  ],
  [/\b(?:whoever|whichever (?:player|investigator)) have the (?:most|highest|greatest) sanity(?: point| total)?/, 'the sanest player'],
  [/\b(?:whoever|whichever (?:player|investigator)) have the (?:fewest|least|lowest) sanity(?: point| total)?/, 'the least sane player'],
  // ---------------------------------------------------------------- one, and those around him
  [
    new RegExp(
      `^(?:target investigator|target opponent|your opponent|${foe}) and (?:every|each|all|any) other (?:player|investigator)s? (?:who is |that is )?in the same (?<where>region|subregion|city)(?: as (?:they|your opponent|that (?:player|opponent|investigator)))? (?<must>(?:must )?)(?<do>${deed} [^,;:]+)$`,
    ),
    'your opponent <must> <do> , and the same for each other player in the same <where>',
    ['Event', 'Spell'],
  ],
  [
    new RegExp(
      `\\b(?<if>if|when|while|unless) you and (?:${foe}) is (?:both )?in the same (?<where>region|subregion|city|location|dimension)(?= |$)`,
    ),
    '<if> your opponent is in the same <where> as you',
  ],
  // ---------------------------------------------------------------- attacks by their worth
  [
    new RegExp(
      `^(?:a|1) attack (?:worth|of|with a value of|valued at) (?<n>#|1)(?: point)? (?:hit|strike|is make (?:on|against|upon)|is direct (?:at|against)|befall|fall on|fall upon|assail) (?<who>${foe}|(?:1|any|any 1|a) (?:investigator|player))(?<where>${told}?)$`,
    ),
    'attack a opponent <where> with a value of <n> point',
    ['Event', 'Spell', 'Artifact', 'Location'],
  ],
  // ---------------------------------------------------------------- whose it is, by who holds it
  [
    new RegExp(
      `(?<=\\b(?:ally|artifact|tome|weapon|spell|monster|event|card)(?: of your choice| at random)?) (?:(?:that|which) is )?(?:hold by|carry by|bear by|own by|possess by|control by|in the possession of|in possession of|in the hold of|on the side of|in the play area of) (?<who>${foe})(?! 's)`,
    ),
    ' of <who>',
  ],
  [
    new RegExp(
      `(?<=\\b(?:ally|artifact|tome|weapon|spell|monster|event|card)(?: of your choice| at random)?) (?:(?:that|which) is )?(?:hold by|carry by|bear by|own by|possess by|control by|in the possession of|in possession of) (?<who>${crowd})(?! 's)`,
    ),
    ' of <who>',
  ],
  [
    /^(?<who>your opponent|target opponent|a opponent|1 opponent) must (?<do>discard|bury) (?<what>(?:all|each|every|any) [^,;:]*?) (?:hold|bear|carry) by their (?<kind>(?:\S+ )?ally)$/,
    "<do> <what> hold by your opponent 's <kind>",
  ],
  [
    /(?<=\b(?:weapon|artifact|tome|spell)) (?:hold|bear|carry|wield|use) by (?:the |a |any |all |each |every )?(?<who>(?:\S+ )?defending \S*ally)\b/,
    " hold by your opponent 's <who>",
    ['Monster'],
  ],
  [/\bspell (?:that is )?(?:find|hold|contain|place|keep|store|write|inscribe) (?:in|by|within|inside) (?:it|THIS)\b/, 'spell in this card', ['Tome', 'Ally', 'Artifact']],
  // "One Spell in a Tome of any opponent": his Tome.
  [
    new RegExp(`\\b(?<in>in|from) (?:a|any|any 1) (?<what>tome|ally|artifact) of (?:${foe})`),
    "<in> your opponent 's <what>",
  ],
  // ---------------------------------------------------------------- which, told behind
  [
    /\bfor each (?<what>[^,;:]+?) (?:that )?(?<who>you|they) have(?: in play)? (?<value>(?:with (?:a )?value of|of|worth) [^,;:]+)$/,
    'for each <what> <value> <who> have in play',
  ],
  [
    /^(?<while>(?:while [^,]+ , )?)(?<what>(?:all|each|every) [^,;:]+?) (?<do>(?:add|gain|subtract|lose) [^,;:]+?)(?: ,)? (?:regardless of|no matter|whatever|irrespective of) (?:in )?(?:whose|which|what) threat (?:they|it) (?:is|stand|appear|is find)(?: in)?$/,
    '<while> <what> in any threat <do>',
  ],
  [/\beach surviving (?<what>THIS) (?<do>\S+)/, 'each <what> surviving the cosmic battle <do>', ['Monster']],
  [
    /\bmonster (?:that |which )?(?:is )?(?:you (?:have )?summon|(?:summon|play) by you)(?= (?:add|gain|lose|subtract|is|have|may) )/,
    'monster in your threat',
    ['Ally', 'Artifact', 'Tome', 'Location', 'Event', 'Spell'],
  ],
  [
    /(?<=(?:'s value|value of THIS)) (?<if>if|when|while|whenever) (?:it|they) (?=(?:bear|hold|carry|wield|have) )/,
    ' <if> this card ',
    ['Ally'],
  ],
  [
    /(?<when>\b(?:each time|when|whenever|if)) (?<what>(?:a|any|another) (?:\S+ )?ally\b[^,;:]*?) joins? (?:your investigator|you|your company|your party)(?= |$|,)/,
    '<when> you play <what>',
  ],
  // ---------------------------------------------------------------- what may not be aimed at
  [
    /^(?<while>(?:while [^,]+ , )?)(?:none of your (?<a>[^,;:]+?)|no (?<b>[^,;:]+?) of yours|your (?<c>[^,;:]+?)) (?:may|can|cannot|may not)(?: not)? (?:is )?(?:(?:choose as )?the target of|target by|select as the target of|affect by|harm by) (?<by>[^;:]+)$/,
    '<while> your <a> <b> <c> is not affected by <by>',
  ],
  [
    /\bnot affected by (?<a>[^,;:]+?) or by (?<b>[^,;:]+? (?:other than|except|besides) [^,;:]+)$/,
    'not affected by <a> . not affected by <b>',
    ['Ally', 'Artifact', 'Tome', 'Monster'],
  ],
  [/\bnot affected by (?<a>[^,;:]+?) (?<or>or|and) by (?=(?!.*(?:other than|except|besides)))/, 'not affected by <a> <or> '],
  // ---------------------------------------------------------------- ways
  [/\byou may (?:use|employ) THIS to (?=(?:walk|travel|move) to )/, 'you may ', ['Artifact', 'Ally']],
  [/\b(?:move|transport|send|bring|carry|take) your investigator to (?=(?:a|any|any 1|another)(?: new)? (?:\S+ ){0,3}?location)/, 'travel to '],
  [/\byou may (?<go>walk|travel) to (?<to>[^,;:]+?) from (?:here|this location|THIS)$/, 'you may <go> from here to <to>'],
  [
    /\b(?<go>travel|play a (?:new )?location|walk)(?: to| in| from)? (?:to )?(?:any|a) (?:region|subregion|place|part) (?:of|in) the (?<world>dreamlands|waking world|new aeon)\b/,
    'play any location of the <world>',
  ],
  [/\btravel to the (?<world>dreamlands|waking world|new aeon)$/, 'play any location of the <world>'],
  // ---------------------------------------------------------------- for how long it may not be done
  [
    /(?<=\b(?:may not|cannot|no (?:\S+ ){1,6}?may) [^,;:]+) (?:during|for|in|throughout) (?:this|the(?: rest of (?:this|the)| remainder of (?:this|the)| present| current)?) round$/,
    ' until the end of the round',
    ['Event', 'Spell'],
  ],
]
