/** Moments and costs said the long way round, and what is meant by them. */

import type { Clause } from '../clauses.ts'
import { begin, castThence, costsLess, from, idle, n, once, place, sanity } from './pieces.ts'

/** Moments by whatever words. */
export const moments: readonly Clause[] = [
  // ---------------------------------------------------------------- a Turn that is lost
  [
    new RegExp(
      `(?<=^|[,:;] |but )(?:you )?(?:may|must|can) ${idle} (?:during|on|in|as|for) (?:your next turn|the turn after you arrive(?: here)?)`,
    ),
    'lose your next turn',
  ],
  [/\b(?:sit out|give up|pass up|skip) (?:your next turn|the (?:next )?turn after you arrive(?: here)?)/, 'lose your next turn'],
  [/\byour next turn is (?:forfeit|skip|miss|sacrifice|give up)\b/, 'lose your next turn'],
  // ---------------------------------------------------------------- when it is played, revealed, arrived at
  [new RegExp(`${from}${once} (?:is )?play(?: THIS)?(?= ,|$)`), 'when this card is play', ['Event', 'Ally', 'Artifact', 'Tome', 'Monster']],
  [new RegExp(`(?<=^|[,:;] |\\S )${once} THIS (?:have )?is play\\b(?! (?:by|as|at|in|on|through|from|during))`), 'when this card is play'],
  [/^(?:its arrival|the play of THIS) (?<how>bury|discard) /, 'when this card is play , <how> ', ['Event']],
  [new RegExp(`(?<=^|[,:;] |\\S )${once} (?:is )?reveal(?: THIS)?(?= ,|$| if | unless )`), 'when this card is reveal', ['Monster']],
  [
    new RegExp(
      `(?<=^|[,:;] |\\S )${once} (?:THIS|it|they) (?:have )?is (?:reveal|turn (?:up|over|face-up))(?: in (?:a|your|its) threat)?\\b`,
    ),
    'when this card is reveal',
    ['Monster'],
  ],
  [
    /(?<=^|[,:;] |\S )(?:once|as|as soon as|the moment(?: that| when)?) (?:the |directed )*threat (?:have )?is (?:reveal|turn (?:up|over|face-up))\b/,
    'when threat is reveal',
    ['Monster'],
  ],
  [
    /(?<=^|[,:;] |\S )(?:on|upon|at) (?:its |their |the )?(?:revelation|reveal)(?: of THIS)?(?= ,|$)/,
    'when this card is reveal',
    ['Monster'],
  ],
  [
    new RegExp(
      `(?<=^|[,:;] |\\S )${once}(?: you| your investigator)?(?: have)? (?:arrive|arrival|your arrival|enter|reach)(?: (?:here|at this location|at THIS|this location|THIS))?(?= ,|$| if | unless )`,
    ),
    'when you arrive here',
    ['Location'],
  ],
  [new RegExp(`^${castThence}(?: ,)? ${costsLess}$`), 'spell cast from this card cost <n> less sanity', ['Tome', 'Artifact', 'Ally']],
  [
    new RegExp(`^${castThence} (?:while )?(?<where>(?:at|in) [^,]+?)(?: ,)? ${costsLess}$`),
    'while you is <where> , spell cast from this card cost <n> less sanity',
    ['Tome', 'Artifact', 'Ally'],
  ],
  [/^arrive(?: here| at THIS)? ,/, 'when you arrive here ,', ['Location']],
  [
    /^reveal THIS (?:forces?|cause|obliges?|compels?|make) your opponent to /,
    'when this card is reveal , your opponent must ',
    ['Monster'],
  ],
  [
    /(?<=^|, )(?:it|they|THIS) (?:forces?|obliges?|compels?|cause) (?<who>your opponent|each player|each opponent|the affected player|you) to /,
    '<who> must ',
  ],
  [
    /^(?<when>(?:when|at) [^,:;]+) , (?<look>(?:reveal|look at|turn over|turn up|search) [^;:]+) ; (?<then>if .+)$/,
    '<when> , <look> . <then>',
  ],
  [
    /^(?:after|once) (?:THIS )?(?:have )?(?:is )?use in combat , THIS (?:must )?is (?<how>bury|discard)$/,
    '<how> this card after use in combat',
  ],
  // ---------------------------------------------------------------- when others are played
  [/(?<=THIS is (?:bury|discard)|(?:bury|discard) THIS) the (?:instant|moment|minute)(?: that| when)? /, ' when '],
  [
    /^(?:any|each|a|the next) (?<what>[^:;()]+?)(?: that is)? play cause THIS to is (?<how>bury|discard)$/,
    '<how> this card when any <what> is play',
  ],
  [
    /^(?:THIS )?(?:remain|stay) in play until the next (?<what>[^,:;]+? event)(?: is play)?$/,
    'bury this card when any <what> is play',
    ['Event'],
  ],
  [
    /(?<=(?:bury|discard) THIS) should (?<who>any player|a player|any investigator|you|your opponent|a opponent) (?=play|cast|pass|lose|arrive)/,
    ' when <who> ',
  ],
  [/\b(?:choose|decide|elect) to (?=pass\b)/, ''],
  [/^(?:on|upon|after|when) pass , (?=you )/, 'each time you pass , '],
  [
    /(?<=^|\S )(?:on|upon|after|following|with|for) (?:each|any|every) pass by (?<who>your opponent|a opponent|any opponent|any player|another player|each opponent)/,
    'each time <who> pass',
  ],
  [
    /(?<=^|\S )(?:on|upon|after|following|with|for) (?:each|any|every) (?<what>[^,:;]+?) (?<did>play|cast) by (?<who>your opponent|a opponent|any opponent|any player|another player|each opponent)(?= ,|$)/,
    'each time <who> <did> a <what>',
  ],
  [
    /(?<deed>(?:you )?(?:lose|gain) (?:#|1) sanity(?: point)?) (?:on|upon|after) (?<did>play|cast|use|complete) (?<what>(?:a|any|each) [^,:;]+)$/,
    '<deed> each time you <did> <what>',
  ],
  [
    /^(?:on|upon|after) (?<did>play|cast|use|complete) (?<what>(?:a|any|each|another) [^,:;]+) , (?=you |gain|lose|draw)/,
    'each time you <did> <what> , ',
  ],
  [/^to (?=(?:play|cast|use) [^,:;]+ cost you )/, ''],
  [
    /^(?:cast|casting) spell cost you (?<n>#|1) (?:extra|additional|more) sanity(?: point)?(?: each time)?$/,
    'each spell you cast cost <n> additional sanity',
  ],
  [/^(?:each|any|a) (?=pass cost )/, ''],
  [/^whoever /, 'any player who '],
  [
    /^casting (?:a|any|each) spell cost you (?<n>#|1) (?:(?:extra|additional|more) sanity(?: point)?|sanity(?: point)? (?:more|extra))$/,
    'each spell you cast cost <n> additional sanity',
  ],
  [
    /^(?:all|each) spell cost (?:its|their) caster (?<n>#|1) (?:extra|additional|more) sanity(?: point)?$/,
    'the casting cost of each spell of any player gain <n>',
  ],
  // ---------------------------------------------------------------- when Night comes
  [/(?<=^|\S )(?:at|on|upon|with) (?:each |every )?nightfall(?= ,|$| each)/, 'each time night fall'],
  [/(?<=^|\S )(?:at|on|upon|with) (?:each |every )?(?:daybreak|dawn|sunrise)(?= ,|$| each)/, 'each time day break'],
  [
    /(?<=^|\S )(?:each time|when|any time) (?:the )?night (?:come|arrive|descend|descends|draw near|set in)(?= ,|$)/,
    'each time night fall',
  ],
  [
    /(?<=^|\S )(?:each time|when|any time) a night event (?:replace|replaces|supersede|supersedes|follow|displaces) a day event/,
    'when day give way to night',
  ],
  // ---------------------------------------------------------------- when an Adventure is completed
  [/(?<=^|\S )(?:on|upon|at|after) (?:the )?completion of (?<what>(?:a|any|each) [^,:;]+?)(?= ,|$)/, 'each time you complete <what>'],
  [/(?<=^|\S )for each (?<what>(?:[^,:;]+ )?adventure) (?:that )?you complete(?= ,|$)/, 'each time you complete a <what>'],
  [
    /^(?:complete (?:a|any|each)|each|any) (?<what>(?:[^,:;]+ )?adventure)(?: (?:that )?you complete)? (?:give|gain|bring|earn|grant)s? you (?<n>#|1)(?: (?:extra|additional|more))? sanity(?: point)?(?: (?:extra|more))?$/,
    'each time you complete a <what> , gain <n> sanity',
  ],
  [/(?<=^|\S )before (?:the game (?:begin|start)|the (?:first turn|start) of the game)(?= ,|$)/, 'at the start of the game'],
  // ---------------------------------------------------------------- when something is lost
  [/^(?:on|upon|with|at|after) the loss of THIS ,/, 'when this card is lose ,'],
  [/^(?:the loss of|lose) THIS cost you (?<n>#|1) sanity(?: point)?$/, 'when this card is lose , lose <n> sanity'],
  [
    /(?<=^|\S )for each (?<what>ally|artifact|tome|weapon|spell)(?: (?:that|which|who))? (?<who>your opponent|a opponent|you) lose(?= ,|$)/,
    'each time <who> lose a <what>',
  ],
  [
    /(?<=^|\S )(?:when|as|once) you (?:depart|leave|move on|go on)(?: from)?(?: (?:here|this location|THIS))?(?= ,|$)/,
    'when you leave this location',
    ['Location'],
  ],
  [/\bplay another (?<what>[^,:;]+?) (?=(?:from|in) your hand)/, 'play a <what> ', ['Ally', 'Artifact', 'Tome']],
  // ---------------------------------------------------------------- what survives
  [/^should (?=(?:THIS|it|they|you|your|any|a|the) [^,:;]+ ,)/, 'if '],
  [/^(?:(?:after|on|upon|by) )?survive (?=(?:the )?cosmic battle ,)/, 'if this card survive ', ['Monster']],
  [
    /^(?:if|when|whenever|each time|any time) (?:a |any |each )?(?:THIS|it) (?:cause|make|force) (?:your opponent|a opponent|opponent|any opponent|the opposing investigator|a investigator|any investigator|a player|any player) (?:to )?lose (?:any |1 or more |1 |a )?(?:sanity(?: point)?|point of sanity)(?: (?:in|during) (?:the )?combat)?(?= ,)/,
    'if this card cause sanity loss',
    ['Monster', 'Artifact', 'Ally'],
  ],
  [
    /^(?:if|when|whenever|each time|any time) (?:a |any |each )?(?:THIS|it) (?:cause|inflict) (?:any |a )?(?:sanity loss|loss of sanity)(?: (?:to|on|upon) (?:your opponent|a opponent|any opponent|opponent|your opponent 's investigator|any investigator|a investigator))?(?: (?:in|during) (?:the )?combat)?(?= ,)/,
    'if this card cause sanity loss',
    ['Monster', 'Artifact', 'Ally'],
  ],
  [/(?<=^if THIS cause sanity loss , )(?:they|that (?:player|opponent))(?= (?:must|lose|discard|bury|flip)\b)/, 'your opponent'],
  [/(?<=^(?:if|when|each time) )(?:a|any) THIS (?=(?:cause|survive|absorb|reach|is reveal|oppose)\b)/, 'this card ', ['Monster']],
  // ---------------------------------------------------------------- a Turn that begins somewhere
  [/(?<=^|\S )at the (?:onset|outset|commencement|opening) of /, 'at the start of '],
  [
    new RegExp(
      `(?<=^|[,:;] |\\S )(?:each time(?: that)?|any time(?: that)?|when|if|for) (?:you|your investigator) ${begin} (?:a|your|any|each|1 of your|any of your) turn (?<where>${place})(?= ,|$| while | if | unless )`,
    ),
    'at the start of each turn that you is <where>',
  ],
  [
    new RegExp(
      `(?<=^|[,:;] |\\S )(?:for )?(?:each|any) (?:of your )?turn (?:that )?(?:you )?(?:${begin}|begun) (?<where>${place}) , (?=(?:you )?(?:must )?(?:lose|gain|draw|discard|bury))`,
    ),
    'at the start of each turn that you is <where> , ',
  ],
  [
    new RegExp(
      `^(?:${begin} (?:a|any|your|each) turn|(?:each|any) turn (?:(?:that )?you ${begin}|that ${begin} with you)) (?<where>${place}) cost (?:you |your investigator )?${n} ${sanity}`,
    ),
    'at the start of each turn that you is <where> , lose <n> sanity',
  ],
  [
    new RegExp(
      `(?<=^|\\S )(?:each time |any time )?(?:that )?(?:when )?(?:1|any|each) of your turn ${begin} (?<where>${place})(?= ,|$| while | if | unless )`,
    ),
    'at the start of each turn that you is <where>',
  ],
  [
    /(?<=^(?!.*\b(?:each|all|any|every) (?:investigator|player|opponent)).*turn )(?:spent|spend) (?=here|inside|outside|underground|underwater|(?:at|in) )/,
    'that you is ',
  ],
  // "Each Investigator loses 1 Sanity for every Turn spent Outside": each at his own Turns.
  [
    /(?<=\b(?:each|all|any|every) (?:investigator|player|opponent) .*turn )(?:(?:that |which )?they )?(?:spent|spend) (?=inside|outside|underground|underwater|(?:at|in) )/,
    'that they is ',
  ],
  [
    /(?<=\b(?:each|all|any|every) (?:investigator|player|opponent) (?:must )?(?:lose|gain) [^,:;]+ )(?<!\b(?:of|during|on|in) )(?:for )?(?:each|every) turn (?=that they is )/,
    'at the start of each turn ',
  ],
  [
    /(?<=^(?:you )?(?:lose|gain) [^,:;]+ )(?<!\b(?:of|during|on|in) )(?:for )?(?:each|every) turn (?=that you is (?!here))/,
    'at the start of each turn ',
  ],
  // ---------------------------------------------------------------- the end of a Round, and of Combat
  [
    /(?<=^|\S )(?:when|once|as soon as|after) (?:this|the) round (?:is (?:over|finish|conclude|complete)|end|have end)(?= ,|$)/,
    'at the end of the round',
  ],
  [
    /(?<=^|\S )(?:when|once|as soon as) (?:each|a|any) round (?:is (?:over|finish|conclude)|end|have end)(?= ,|$)/,
    'at the end of each round',
  ],
  [/(?<=^|\S )(?:at (?:the )?round 's end|at (?:the )?round end|after (?:this|the) round)(?= ,|$)/, 'at the end of the round'],
  [
    /(?<=^|\S )(?:at combat 's end|following combat|at the finish of combat|when the fight is over|once the battle is over)(?= ,|$)/,
    'after combat',
  ],
  [/(?<=^|\S )(?:after|following) (?:any|a|each) combat in which /, 'at the end of any combat in which '],
  [
    /^(?:THIS )?remain in play (?:for the (?:rest|remainder) of|until the end of|during|for|throughout) (?:the|this) round ,? ?(?:and|after which|then)(?: is)?(?: then)?(?: it| THIS)?(?: is)? (?<how>bury|discard)(?: it| THIS)?$/,
    'at the end of the round , <how> this card',
    ['Event'],
  ],
  [
    /^(?:after combat ,? ?)?(?:THIS |it )?(?:is )?not bury(?: (?:after|in) combat)? ?[;,]? ?(?:but |and |instead |it |THIS )*(?<go>(?:begin|start) the next round in your threat)(?: instead)?$/,
    'instead of is bury , this card <go>',
    ['Monster', 'Event'],
  ],
  // ---------------------------------------------------------------- what one needs to be safe
  [
    /(?<=^|, )(?:without|lacking) (?<what>(?:protection|any protection|a means of protection) (?:from|against) [^,]+)(?= ,|$)/,
    'unless you have <what>',
  ],
  [
    /(?<=^|, )if you (?:lacks?|have no|do not have|are without) (?:any )?(?<what>protection (?:from|against) [^,]+)(?= ,|$)/,
    'unless you have <what>',
  ],
  [
    /^only (?:those|investigator|player) who (?<can>can [^,:;]+?) is (?:safe|unharm|unaffected)(?: here)? [;,] (?:(?:any|each|all) )?others? (?:investigator |player )?(?=lose )/,
    'unless you <can> , ',
  ],
  // ---------------------------------------------------------------- what "it" loses
  [/(?<=THIS is reveal , )it (?<does>lose|gain|add|subtract) (?<n>#|1) point/, 'this card <does> <n>', ['Monster', 'Ally']],
]
