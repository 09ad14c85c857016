/** Where Monsters carry their summoner, conditions told after the deed, moments of each player's own Turn, and Threats by what they contain. */

import type { Clause } from '../clauses.ts'

const self = '(?:THIS|it|they|them)'
const anyPlace = '(?<to>(?:any|a|another)(?: new)? [^,:;()]*?(?:location|moon|dreamlands|waking world|region)[^,:;()]*?)'
const goes = '(?:travel(?!_)|ride|fly|journey|sail|swim|go|move|escape|depart)'
const carries = '(?:carry|bear|take|bring|convey|transport|fly|ferry|lead)'
const threat =
  '(?:(?:each|any|every|all) )?(?:directed )?threat(?: (?:direct(?:ed)? (?:at|against)|against|attack|aim at) (?:you|your investigator))?'
const holding = '(?:(?:that|which) )?(?:contain|include|hold|have|comprise)(?: (?:1 or more|at least 1|any number of))?(?: (?:a|any|1))?'
const dragging = '(?: when (?:threat|they|it) is reveal| in combat| during combat)?'

export const waysAndConditions: readonly Clause[] = [
  [
    /(?<=^(?:if|while|when) [^:;()]*\byour (?:directed )?threat\b[^:;()]* , )(?:(?:increase|raise) its (?:total )?value by (?<n>#|1)(?: point)?|its (?:total )?value is (?:increase|raise) by (?<m>#|1)(?: point)?)(?=$| ,)/,
    'add <n> <m> to the total value of your threat',
  ],
  // "Increase the total value of your Threat by 2 points if two or more Cultists are a part of it."
  [
    /(?<=\byour (?:directed )?threat\b[^:;()]* )(?<if>if|while|when) (?:there is )?(?<what>(?!it\b)[^,:;()]+?) (?:is )?(?:(?:a )?part of|in|among the card of) it(?=$| ,)/,
    '<if> your threat contain <what>',
  ],
  [
    /(?<=\byour (?:directed )?threat\b[^:;()]* )(?<if>if|while|when) it (?:contain|include) (?=(?:#|at least #|no) )/,
    '<if> your threat contain ',
  ],
  // ---------------------------------------------------------------- carried by what was Summoned or Controlled
  [
    new RegExp(
      `^(?<if>(?:if|when|while) [^,:;]*\\b(?:summon|control)[^,:;]* , )(?:you (?:may|can) )?(?:instead )?${goes} (?<how>in space|by (?:sea|air|land)) (?:with|on|by|upon|astride) ${self} to ${anyPlace}(?:(?: ,)? (?:and|:) (?:immediately )?play (?:that|the|this) location(?: immediately| at once)?)?$`,
    ),
    '<if> you may travel to <to>',
    ['Monster'],
  ],
  [
    new RegExp(
      `^(?<if>(?:if|when|while) [^,:;]*\\b(?:summon|control)[^,:;]* , )(?:you (?:may|can) )?(?:instead )?${goes} (?:with|on|by|upon|astride) ${self}(?: instead(?: of attack)?)? (?:: |, |to |and )(?:immediately )?(?:play )?${anyPlace}(?: instead(?: of attack)?)?$`,
    ),
    '<if> you may travel to <to>',
    ['Monster'],
  ],
  [
    new RegExp(
      `^(?<if>(?:if|when|while) [^,:;]*\\b(?:summon|control)[^,:;]* , )(?:${self} )?(?:may|can) ${carries} (?:you|your investigator) to ${anyPlace}(?: instead(?: of attack)?| rather than attack)?$`,
    ),
    '<if> you may travel to <to>',
    ['Monster'],
  ],
  [
    new RegExp(
      `^(?<if>(?:if|when|while) [^,:;]*\\b(?:summon|control)[^,:;]* , )(?:you (?:may|can) )?(?:instead )?(?<way>travel_(?:in_space|by_(?:sea|air|land))) (?:with|on|by|upon|astride) ${self} to ${anyPlace}(?:(?: ,)? (?:and|:) (?:immediately )?play (?:that|the|this) location(?: immediately| at once)?)?$`,
    ),
    '<if> you may travel to <to>',
    ['Monster'],
  ],
  [
    new RegExp(
      `^(?<if>(?:if|when|while) [^,:;]*\\b(?:summon|control)[^,:;]* , )(?:you (?:may|can) )?(?:instead )?(?!bury|discard|flip|return|pay|use|reveal|show|steal|sacrifice|control|summon)\\S+ ${self}(?: instead(?: of attack)?)? : (?:immediately )?play ${anyPlace}$`,
    ),
    '<if> you may travel to <to>',
    ['Monster'],
  ],
  [/(?<=\buse THIS as a travel )card \( (?<how>in space|by (?:sea|air|land)) \)(?= to )/, '<how> card', ['Monster']],
  // ---------------------------------------------------------------- conditions behind what becomes of a Monster
  [
    new RegExp(
      `^(?:(?:instead of|rather than) (?:is )?bury(?: (?:it|THIS))? , )?(?:return|put|place|keep|leave) ${self} (?:to|in|into) your threat(?: at the end of combat| after combat| for the next round)*(?: (?:instead of|rather than) (?:is )?bury(?: it)?)? (?:if|when) your opponent (?:have )?lose (?:a|any|1|at least 1|1 or more) ally(?: (?:in|during) (?:this |the |that )?combat)?$`,
    ),
    'if your opponent have lose a ally in this combat , this card remain in your threat instead of is bury',
    ['Monster'],
  ],
  [
    /^(?<how>bury|discard|flip) THIS(?<face>(?: face-down)?) if (?<if>[^,:;]+?) (?:when|at the moment when|at the moment) (?:it is |THIS is |they is )?reveal$/,
    'when reveal , if <if> , <how> this card <face>',
    ['Monster'],
  ],
  // ---------------------------------------------------------------- moments of each player's own Turn
  [
    /(?<head>\b(?:who|that|with) (?:have )?(?:more than|at least) (?:#|1) (?<what>ally|artifact|tome|spell)(?: in play)?(?: must)? )(?<how>bury|discard) 1 of (?:them|those|those ally|the ally|these) (?:at random|randomly)$/,
    '<head> <how> 1 random <what>',
    ['Monster', 'Event'],
  ],
  [
    /^(?<who>(?:each|every|any|all|a) (?:player|investigator|opponent)) (?<must>(?:must|have to) )?,? ?(?<when>at the (?:start|beginning|end) of (?:each of )?(?:their|its|his) turn) ?,? (?<deed>(?:must )?(?:discard|bury|lose|pay|flip) .+)$/,
    '<when> , <who> <deed>',
    ['Monster', 'Event'],
  ],
  [
    /^(?<who>(?:each|every|any|all|a) (?:player|investigator|opponent) who is (?<at>[^,:;]+?)) (?<when>at the (?:start|beginning|end) of (?:each of )?(?:their|its|his|a) turn) (?<deed>(?:must )?(?:discard|bury|lose|pay|flip) .+)$/,
    '<when> , <who> <deed>',
    ['Monster', 'Event'],
  ],
  // ---------------------------------------------------------------- Threats by what they contain
  [
    new RegExp(
      `^(?<while>(?:while [^,:;]+ , )?)(?:reduce|lower|decrease) (?:the (?:total )?value of )?${threat} ${holding} (?<what>[^,:;]+?) by (?<n>#|1)(?: point)?${dragging}$`,
    ),
    '<while> if the opposing threat contain a <what> , each threat direct against you lose <n>',
    ['Ally', 'Artifact', 'Tome', 'Location'],
  ],
  [
    new RegExp(
      `^(?<while>(?:while [^,:;]+ , )?)subtract (?<n>#|1)(?: point)? from (?:the (?:total )?value of )?${threat} ${holding} (?<what>[^,:;]+?)${dragging}$`,
    ),
    '<while> if the opposing threat contain a <what> , each threat direct against you lose <n>',
    ['Ally', 'Artifact', 'Tome', 'Location'],
  ],
  [
    new RegExp(
      `^(?<while>(?:while [^,:;]+ , )?)(?:the (?:total )?value of )?${threat} ${holding} (?<what>[^,:;]+?) (?:(?:lose|subtract) (?<n>#|1)(?: point)?|is (?:reduce|lower|decrease|worth) by (?<m>#|1)(?: point)?)${dragging}$`,
    ),
    '<while> if the opposing threat contain a <what> , each threat direct against you lose <n> <m>',
    ['Ally', 'Artifact', 'Tome', 'Location'],
  ],
]
