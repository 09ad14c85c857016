/**
 * Clauses said the long way round, each as a whole, put plainly: "playing any Weapon costs you 1 Sanity" for what you lose each time,
 * "each Turn begins with the loss of ...", "the next Event to be played buries this card". Tried where a sentence cannot be read
 * as it stands; what stands in the gaps of a clause stands again in what it means.
 */

import { type Clause, inTheseWords } from './clauses.ts'
import type { Token } from './lexer.ts'
import { inGrammarsWords } from './other-words.ts'
import type { Self } from './reading.ts'
import { roundabout } from './roundabout.ts'
import { newWord, newWords, textAt, textOf } from './tokens.ts'

/** Words within one clause. */
const some = '[^,:;()]+?'
/** Where a clause begins, and where it ends. */
const from = '(?<=^|[,:;] )'
const n = '(?<n>#|1)'
const sanity = 'sanity(?: point)?'
const more = '(?: (?:more|extra|additional|(?:besides|in addition to|on top of) .+))?'
const castThence = '(?:when|each time) (?:you )?(?:cast|casting) (?:a|any) spell (?:from|in|of) THIS'
const costsLess = `(?:it cost|(?:you )?(?:must )?(?:pay|spend)) ${n} (?:(?:less|fewer) ${sanity}|${sanity} (?:less|fewer))`
const stays = '(?: while THIS is in play)?'
const goes = '(?<how>bury|discard)'
const takes = '(?:carry off|carry away|make off with|take|steal|eat|destroy|devour|grab|swallow)'
const thusGone = `\\( ${goes} (?:it|them|that card|the card) \\)`
const such = `(?<what>(?:a|any|another|each)(?: other)? ${some})`

/** Where one is: "here", "Underground", "at a City". */
const place = '(?:here|inside|outside|underground|underwater|walk|(?:at|in) [^,:;()]+?)'
const begin = '(?:begin|start)'
const once =
  '(?:immediately )?(?:on|upon|when|after|once|as|as soon as|the moment(?: that| when)?|at the moment(?: that| when)?|the instant(?: that)?)'
const idle =
  '(?:take no action|do nothing|not act|not do anything|take no (?:turn|play)|neither (?:play (?:a|any) card|play) nor pass|neither pass nor play(?: (?:a|any) card)?)'

const rather = '(?:instead of|rather than) (?:is )?bury(?: it| THIS| they)?(?: (?:after|in|during|at the end of) combat)?'
const kept = '(?:you may )?(?:begin the next round with (?:THIS|it) in your threat|return (?:THIS|it) to your hand|discard (?:THIS|it))'
const untouched =
  '(?:THIS|it|they) (?:have )?(?:absorb|lose|suffer|take) (?:no (?:point|loss|damage|value)|nothing)(?: (?:in|during) (?:the |that |this )?combat)?'
const inFull =
  '(?:THIS|it|they) (?:have )?(?:absorb|take|lose|suffer) (?:its|their) full (?:card )?value(?: (?:in|during) (?:the )?combat)?'
const wholly: Readonly<Record<string, string>> = {
  'begin the next round with (?:THIS|it) in your threat': 'it remain in your threat',
  'return (?:THIS|it) to your hand': 'return this card to your hand instead',
  'discard (?:THIS|it)': 'discard this card instead',
}
const standing = '\\b(?:in (?:the )?place of|instead of|count as|(?:substitute|stand in|stand) for|serve as|use as|replace)'
const told = '(?:(?:need|require|call for|ask for) )?(?:to complete|for|in|by|when (?:you )?complete) (?:[^,:;]+ )?adventure'
const asked = '(?<asked>if|while|when|unless)'
const itself = '(?:it|they|THIS)'
const ends = '(?= ,|$)'

/** Conditions by whatever words. */
const conditions: readonly Clause[] = [
  // ---------------------------------------------------------------- where somebody is
  [
    /^in (?:the )?(?<where>dreamlands|waking world|new aeon) , (?=THIS|it|they|add|subtract|your|all|each)/,
    'while you is in the <where> , ',
  ],
  [/(?<=(?:investigator|you|opponent) )(?:is |are )?(?:find|found|locate|situate)(?: himself| herself| themselves)? (?=in |at )/, 'is '],
  [/(?<=(?:opponent|player|investigator) )(?:remain|stay)(?= (?:outside|inside|underground|underwater|at|in|here)\b)/, 'is'],
  [/\bthe current location of (?<who>your opponent|a opponent|either player|any player|any opponent) (?=is)/, "<who> 's current location "],
  [
    /\b(?:at least (?:1|one)|(?:1|one) or both|(?:1|one) of the|either (?:1|one) of the) (?:player|investigator) (?=is |have )/,
    'either player ',
  ],
  [
    /\byou and (?:your|a|any) opponent shares? (?:the|a) (?:same )?(?<what>region|subregion|city|location|dimension)\b/,
    'you and your opponent is in the same <what>',
  ],
  [
    /\b(?<who>your opponent|a opponent|any opponent) shares? (?:your|the same) (?<what>region|subregion|city|location|dimension)(?: (?:as|with) you)?(?= ,|$)/,
    '<who> is in the same <what> as you',
  ],
  [
    /\b(?<who>your opponent|a opponent) 's (?<what>region|subregion) is the same as (?:yours|your own)(?= ,|$)/,
    '<who> is in the same <what> as you',
  ],
  [/\bin the (?<what>region|subregion|city|dimension) (?:that )?you is in(?= ,|$)/, 'in the same <what> as you'],
  [
    /(?<=(?:both player|both investigator|you and your opponent) is )in (?:1|one|a single|a) (?<what>region|subregion|city|dimension)\b/,
    'in the same <what>',
  ],
  [/\bthe current location of you and your opponent is (?=in the same)/, 'you and your opponent is '],
  // ---------------------------------------------------------------- who reads what, and is what
  [
    /\b(?:you|your investigator) or (?:any|a|one|1)(?: of)? (?:your )?ally(?: of yours)? (?:know|read|can read|speak|understand)\b/,
    'you know',
  ],
  [/\b(?:anyone|anybody|someone|somebody|any player) on your side (?:know|read|reads|can read|speak)\b/, 'you know'],
  [/\bif (?:nobody|no one|none) on your side (?:know|knows|read|reads|can read)\b/, 'unless you know'],
  [/\byou is (?:a )?(?<sex>male|female)(?: investigator)?(?= ,|$)/, 'your investigator is <sex>'],
  [/\byou play a (?<sex>male|female) investigator\b/, 'your investigator is <sex>'],
  [/\bmay (?:is play only|only is play) by (?:a )?(?<sex>male|female) investigator\b/, 'may only is play if your investigator is <sex>'],
  // ---------------------------------------------------------------- how many, and what one withstands
  [/(?<=(?:you|opponent|player|investigator) )holds? no card\b/, 'have no card in hand'],
  [/(?<n>#|1) card or (?<more>more|fewer|less)\b/, '<n> or <more> card'],
  [/\blacks? (?=(?:any )?protection)/, 'do not have '],
  [/\b(?:is )?(?:protect|protected) from space\b/, 'able to survive in space'],
  [/\bif (?:you is |they is )?unable to (?=survive|resist)/, 'unless able to '],
  [/^you must (?<can>can (?:survive|resist) [^,:;]+?) to play THIS$/, 'may only is play if you <can>'],
  [
    /^only (?:those|investigator|player) (?:who (?<can>can (?:survive|resist) [^,:;]+?)) (?:may|can) play (?:THIS|here)$/,
    'may only is play if you <can>',
  ],
  // ---------------------------------------------------------------- what is in play
  [/^with (?<what>[^,:;]+) in play(?: as a ally)? , (?=THIS|it|they|add|subtract|your|all|each|you)/, 'while <what> is in play , '],
  [
    new RegExp(
      `${asked} (?<who>[^,:;]+?) (?:accompan(?:y|ies) (?:you|your investigator)|is (?:with you|at your side|by your side|among your companion))${ends}`,
    ),
    '<asked> you have <who> in play',
  ],
  [/(?<=(?:if|while|when|unless) [^,:;]+ )(?:remain|stay)(?= in play)/, 'is'],
  [/\bthere is no (?<what>[^,:;]+?) (?:among|in the rank of) your ally\b/, 'you have no <what> in play'],
  [/(?<=event is )(?:in effect|in force|active)\b/, 'in play'],
  // ---------------------------------------------------------------- what time it is
  [/^(?<deed>[^,:;]+) (?<when>at night|by day|by night|while it is (?:night|day)) only$/, '<deed> <when>'],
  [/^only (?=(?:if|while|when|at night|by day|by night) [^,:;]*, (?:THIS |it |they )?(?:add|subtract|gain|lose|is))/, ''],
  [/^only (?=(?:at night|by day|by night) , (?:THIS |it |they )?(?:add|subtract|gain|lose|is))/, ''],
  [/\bduring (?:a |any )?(?<time>night|day) event\b/, 'while it is <time>'],
  [
    /\b(?:between dusk and dawn|after (?:dark|dusk|sunset|nightfall)|from dusk to dawn|when night have (?:fallen|fall)|during the hour of darkness|under cover of (?:night|darkness))\b/,
    'while it is night',
  ],
  [/\b(?:between dawn and dusk|from dawn to dusk|by daylight|in the daytime|during daylight|while the sun shine)\b/, 'while it is day'],
  // ---------------------------------------------------------------- Threats
  [
    new RegExp(`${asked} ${itself} shares? (?:the|a|its|your|their) (?:same )?threat with `),
    '<asked> in the same threat as ',
    ['Monster', 'Ally'],
  ],
  [
    new RegExp(`${asked} (?:${itself} is )?(?:accompan(?:y|ied) by|together with|alongside) (?<who>[^,:;]+?)${ends}`),
    '<asked> <who> is in the same threat',
    ['Monster'],
  ],
  [
    /\bthere is (?<many>(?:at least #|# or more|fewer than #|more than #) other) (?<what>[^,:;]+?) in (?<where>your threat|the opposing threat|your opponent 's threat)\b/,
    '<where> contain <many> <what>',
  ],
  [new RegExp(`(?<=your threat .*)${asked} ${itself} is (?:a )?part of it\\b`), '<asked> this card is in your threat'],
  [
    /\bthe threat (?:oppose|opposing|facing|face|against|that oppose|that face|which oppose|which face) (?:THIS|it|them)\b/,
    'the opposing threat',
  ],
  [/(?<=(?:larger|smaller) than )the opposing (?:1|one)\b/, "your opponent 's"],
  [
    new RegExp(
      `${asked} (?:${itself} is )?(?:face|facing|confront(?:s|ed|ing)?(?: by| with)?|pit against|pitted against|up against|match against|matched against) (?<who>[^,:;]+?)${ends}`,
    ),
    '<asked> opposing by <who>',
    ['Monster', 'Ally'],
  ],
  // ---------------------------------------------------------------- roles
  [
    /^(?:as a defending ally|in (?:defence|defense)|on (?:the )?(?:defence|defense|defensive)|when in (?:defence|defense)) , (?=THIS|it|they|add|subtract|all|each|your|other)/,
    'while this card is a defending ally , ',
    ['Ally'],
  ],
  [
    /\b(?:if|while|when) (?:(?:THIS|it|they) )?(?:is )?not (?:defending|a defending ally|(?:choose|commit) to defend)(?= ,|$)/,
    'unless this card is defending',
    ['Ally'],
  ],
  [new RegExp(`${asked} ${itself} is your (?:sole|only|lone) defending ally`), '<asked> this card is your only defending ally', ['Ally']],
  [new RegExp(`${asked} (?:${itself} )?have is (?<how>summon|control)\\b`), '<asked> this card is <how>', ['Monster', 'Ally']],
  [
    new RegExp(`${asked} (?:${itself} is )?under (?:the control of (?:a|your|another) opponent|(?:a|your|another) opponent 's control)`),
    '<asked> this card is control',
    ['Monster', 'Ally'],
  ],
  [
    new RegExp(
      `^(?:(?:if|when|while) (?:${itself} )?(?:is )?(?:play|use|in play)|while ${itself} is in play) as a ally(?: ,)? ${itself}(?= )`,
    ),
    'while this card is in play as a ally , this card',
    ['Monster'],
  ],
  [new RegExp(`^as a ally(?: ,)? ${itself}(?= )`), 'while this card is in play as a ally , this card', ['Monster']],
  [/(?<=^while THIS is in play as a ally , THIS )is a (?=[^,]+$)/, 'count as a ', ['Monster']],
  [
    new RegExp(`(?<=\\S )(?:if|when|while) (?:${itself} )?(?:is )?(?:play|use) as a ally$`),
    'while this card is in play as a ally',
    ['Monster'],
  ],
  [
    new RegExp(`^(?:(?:if|when|while) (?:${itself} )?(?:is )?(?:play|use|in play) as a monster ,|as a monster(?: ,)?(?= ${itself} ))`),
    'while this card is in a threat ,',
    ['Ally'],
  ],
  [new RegExp(`(?<=\\S )(?:if|when|while) (?:${itself} )?(?:is )?(?:play|use) as a monster$`), 'while this card is in a threat', ['Ally']],
  // ---------------------------------------------------------------- what a card is worth
  [
    /^(?:THIS |it |they )?(?:is )?worth (?<n>#|1) (?:(?:additional|more|extra) point|point more)\b/,
    'add <n> point to this card',
    ['Monster', 'Ally'],
  ],
  [/(?<=value (?:of THIS )?)(?:rises?|go up|goes up|grows?)(?= by)/, 'is increase'],
  [/(?<=value (?:of THIS )?)(?:drops?|sinks?|go down|goes down|falls?)(?= by)/, 'is reduce'],
  [/(?<=^.*\bhalf .*)(?: ,| \()? round up(?: \))?$/, '', ['Ally', 'Monster']],
  [
    /^(?:(?:THIS |it )?(?:have|is (?:worth|at|of)|count as|fight at|at|worth) )?(?:only )?half (?:(?:of )?(?:its|their|the)(?: own)? )?(?:normal |usual |regular |print |full )?(?:card )?(?:strength|value|point)(?: of THIS)?(?: \( round up \)|(?: ,)? round up ,?)?(?<when> (?!\().+)?$/,
    'halve the value of this card <when>',
    ['Ally', 'Monster'],
  ],
  [
    /^(?:(?:THIS |it )?(?:have|is (?:worth|at|of)|count as|fight at|at|worth) )?(?:double|twice) (?:(?:its|their|the)(?: own)? )?(?:normal |usual |regular |print |full )?(?:card )?(?:strength|value)(?: of THIS)?(?<when> .+)?$/,
    'double the value of this card <when>',
    ['Ally', 'Monster'],
  ],
  [
    /^(?<what>(?:halve|double) the value of THIS|(?:THIS is |is )?(?:not )?invisible|(?:THIS 's |its |their |the )value (?:of THIS )?is (?:halve|double)) (?:when |while )?(?:at|in|on) (?:any |all |a )?(?<where>[^,:;()]+ location)$/,
    '<what> while you is at a <where>',
    ['Ally'],
  ],
  [
    /^(?:THIS|it|they) is (?:stronger|weaker|tougher|fiercer|deadlier|more (?:powerful|dangerous|effective|vicious)|less (?:powerful|dangerous|effective)) \( (?<deed>(?:add|subtract) (?:#|1)(?: point)?) \)/,
    '<deed> to this card',
    ['Monster', 'Ally'],
  ],
]

/** Moments by whatever words. */
const moments: readonly Clause[] = [
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

const clauses: readonly Clause[] = [
  // ---------------------------------------------------------------- what it costs to do something
  [
    new RegExp(`${from}use (?<what>${some})${stays} cost (?:you|your investigator) ${n} ${sanity}${more}$`),
    'use <what> cost you <n> sanity',
  ],
  [
    new RegExp(
      `${from}(?:play|cast) (?:(?:a|any|each|every) )?(?<what>${some})${stays} cost (?:you|your investigator) ${n} ${sanity}${more}$`,
    ),
    'the sanity cost of each <what> of you gain <n>',
  ],
  [new RegExp(`${from}pass cost (?:you|your investigator) ${n} ${sanity}${more}${stays}$`), 'each time you pass , lose <n> sanity'],
  [
    new RegExp(`${from}pass cost (?:each|any|a) (?:player|investigator) ${n} ${sanity}${more}${stays}$`),
    'each time any player pass , that player lose <n> sanity',
  ],
  [
    new RegExp(
      `${from}(?:each|any|a) spell(?: that is)? cast(?: by any player)?${stays} cost (?:its|the) caster ${n} (?:${sanity} (?:more|extra)|(?:more|extra|additional) ${sanity})$`,
    ),
    'the casting cost of each spell of any player gain <n>',
  ],
  [
    new RegExp(
      `${from}each (?<what>${some} (?:in play|of your opponent)) cost (?<who>your opponent|each opponent|you|each player) ${n} ${sanity}$`,
    ),
    '<who> lose <n> sanity for each <what>',
    ['Event', 'Spell'],
  ],
  [
    new RegExp(`${from}each (?<what>phobia (?:that )?affect (?<who>your opponent|each opponent)) cost them ${n} ${sanity}$`),
    '<who> lose <n> sanity for each <what>',
    ['Event', 'Spell'],
  ],
  // ---------------------------------------------------------------- what a Turn begins with
  [
    new RegExp(`${from}(?:each|your|each of your) (?<when>turn|round) begin with (?:the|a) loss of ${n} ${sanity}`),
    'at the start of each <when> , lose <n> sanity',
  ],
  [
    new RegExp(`${from}(?:each|your|each of your) (?<when>turn|round) begin with (?:draw|drawing) (?<what>${some} card)`),
    'at the start of each <when> , draw <what>',
  ],
  [
    new RegExp(`${from}each turn (?:that )?you (?:begin|start) (?<where>here|(?:at|in) ${some}) cost (?:you )?${n} ${sanity}`),
    'at the start of each turn that you is <where> , lose <n> sanity',
  ],
  // ---------------------------------------------------------------- a Turn that is lost
  [
    /(?<=^|[,:;] |but )(?:you )?(?:may not|cannot|do not|must not) (?:play (?:a|any) card (?:or|and|nor) pass|pass (?:or|and|nor) play (?:a|any) card) (?:during|on|in|as) (?:your next turn|the turn after you arrive(?: here)?)$/,
    'lose your next turn',
  ],
  [
    /(?<=^|[,:;] |but )(?:you )?(?:do not|may not|cannot) play (?:a|any) card (?:during|on|in|as) (?:your next turn|the turn after you arrive(?: here)?) ,? ?and (?:you )?(?:do not|may not|cannot) pass$/,
    'lose your next turn',
  ],
  [
    /(?<=^|[,:;] |but )(?:arrival|arrive) here cost you your next turn(?: , which is spend [^,;]+?(?: \( no card may is play , and you may not pass \))?)?$/,
    'when you arrive here , lose your next turn',
  ],
  // ---------------------------------------------------------------- until when it lies there
  [
    new RegExp(`${from}(?:the next|any|each|another|a) (?<what>[^:;()]+?)(?: to is play| that is play| play) ${goes} THIS$`),
    '<how> this card when any <what> is play',
  ],
  [new RegExp(`${from}play ${such} cause (?:THIS to is|you to) ${goes}(?: THIS)?$`), '<how> this card when <what> is play'],
  [new RegExp(`(?<=(?:when|if) (?:a|any|another)(?: other)? ${some} event) (?:come|enter) (?:into )?play`), 'is play'],
  [
    new RegExp(`^(?<now>.+?) until ${such} is play ,? ?(?:at which (?:time|point|moment)|whereupon|when) (?:you (?:must )?)?${goes} THIS$`),
    '<now> . <how> this card when <what> is play',
  ],
  [
    new RegExp(`^(?<now>.+?) until ${such} is play ,? ?(?:at which (?:time|point|moment)|whereupon|when) THIS is ${goes}$`),
    '<now> . <how> this card when <what> is play',
  ],
  // ---------------------------------------------------------------- now, and again later
  [
    new RegExp(
      `^(?<deed>${some}) when (?:THIS is play|play) if (?<so>${some}) , and again (?<when>at the start of each (?:of your )?turn) (?:if|while|that) (?:you is (?:still )?there|(?:this|that|it) is (?:still )?so)$`,
    ),
    'if <so> when this card is play , <deed> . <when> , if <so> , <deed>',
  ],
  // ---------------------------------------------------------------- as your Turn, told at the end
  [/^(?:if|while|when) (?<so>[^,:;()]+) , (?<deed>[^:]+) (?:as|on) your turn$/, 'as your turn , if <so> , <deed>'],
  [/^(?<deed>[^:,;]+) (?:as|on) your turn (?<so>(?:if|while) [^,:;()]+)$/, 'as your turn , <so> , <deed>'],

  // ---------------------------------------------------------------- what else is done at a moment
  [
    /^(?<a>[^,:;()]+) (?<when>when you arrive|when THIS is play)(?: here)? , (?:but|and|then)(?: then)? (?<b>(?:you )?(?:must )?(?:lose|discard|bury|draw|gain|flip) [^:;()]+)$/,
    '<when> here , <a> , <b>',
    ['Location'],
  ],
  [
    /^(?<when>(?:when|at) [^,:;]+) , (?<a>[^;:]+) ; (?<b>(?:apply|place|put|discard|bury|return|gain|lose|draw|shuffle) [^;:]+)$/,
    '<when> , <a> , <b>',
  ],
  [
    /^(?<when>at the (?:start|end) of [^,:;]+ , [^:;]+) ; (?<n>#|1) card (?:in|of|from) your hand must (?:then )?is discard$/,
    '<when> , discard <n> card in your hand',
  ],
  [/(?<=^(?:when|if|each time) .+) while THIS is in play(?= ,)/, ''],
  [/(?<n>#|1) (?:more|additional|extra) sanity(?: point)? than (?:indicate|print|usual|normal|show|state)/, '<n> sanity'],
  [/(?<n>#|1) sanity(?: point)? (?:more|besides) than (?:indicate|print|usual|normal|show|state)/, '<n> sanity'],
  [/\bshow (?:it|THIS)(?: to (?:all|each) player)? and (?=gain|draw|lose)/, ''],
  [
    /(?<=top card of your mythos deck.*)(?<put>place|put|return) it (?:beneath|under|underneath|below) (?:the|that) deck/,
    '<put> it on the bottom of your mythos deck',
  ],
  // ---------------------------------------------------------------- cards on top of Story Decks
  [
    /(?:all|any|each|every) (?<what>travel[^,;()]*? (?:event|card)) (?:(?:that|which) )?(?:is )?(?:lie |lying |locate )?on top of (?:any|a|all|each)?(?: player 's)? ?story deck/,
    "any <what> on top of a player 's story deck",
  ],
  [
    /(?:all|any|each|every) (?<what>travel[^,;()]*? (?:event|card)) (?:that|which) is the top card of (?:any|a|each)(?: player 's)? story deck/,
    "any <what> on top of a player 's story deck",
  ],
  [/ (?:; |\( ?)(?:those|these|the) investigator return to their former location(?: \))?/, ''],
  [/(?<=\bwhen you arrive)(?= ,|$)/, ' here', ['Location']],
  [/(?<n>#|1) card of your story deck/, '<n> card in your story deck'],
  [/(?<=bury any (?:day|night) event (?:or|and) )(?:any )?other (?=(?:day|night) event)/, ''],
  [/(?<=event in play and any other (?:\S+ )+event)$/, ' in play'],
  // ---------------------------------------------------------------- what one needs to be safe
  [/(?:have )?protection from \S+ \( (?<how>can survive [^()]+?) \)/, '<how>'],
  // ---------------------------------------------------------------- which cards
  [/(?<kind>ally|monster) with a (?:card )?value of (?<n>#|1)(?! or)/, '<n> point <kind>'],
  [/(?<=^(?:each|all|any|bury each|discard each|bury all|discard all) (?:\S+ ){1,2})in play at (?=a |any |the )/, 'in play who is at '],
  [/\btake (?<what>[^,:;()]+?) and return (?:it|them) (?<to>to (?:its|their) (?:owner 's )?hand)$/, 'return <what> <to>'],
  [
    /^your opponent (?:must )?randomly (?:choose|selects|select) (?<n>#|1|a) (?<what>[^,:;()]+?) and (?<how>bury|discard|flip) (?:that (?:card|ally|artifact|tome)|it|them)(?<face>(?: face-down)?)$/,
    'your opponent must <how> <n> random <what> <face>',
  ],
  [
    /(?:also )?\S+ (?<what>(?:#|1|a) (?:random )?\S+) , which (?:must is|is) (?<how>bury|discard)$/,
    '<how> <what> of your opponent',
    ['Monster'],
  ],
  [/\blocation in space\b/, 'space location'],
  [
    /^(?<what>(?:each|all|any) [^,:;()]+?)(?: in play)? (?:must )?is (?<how>bury|discard|flip)(?<face>(?: face-down)?) by (?:its|their) (?:owner|controller)$/,
    '<how> <what> in play <face>',
  ],
  [/(?<=cost no sanity) to play$/, ''],
  [
    /(?<=^|, )(?<deed>(?:add|subtract) (?:#|1)(?: point)? (?:to|from)) the card value(?= (?:if|while|when|for)|$)/,
    '<deed> this card',
    ['Ally', 'Monster'],
  ],
  [/add (?<n>#|1|one) to the spell capacity of THIS/, 'this card can hold <n> more spell', ['Tome']],
  [/\btake (?<what>[^,:;()]+?) and (?<how>bury|discard) it\b/, '<how> <what>'],
  [/(?<=^|, )phobia (?:that )?affect you have no effect/, 'phobia have no effect on you'],
  [/(?<=^|; )if this is (?=(?:not )?a )/, 'if it is '],
  [/^protection from \S+ :/, ''],
  [
    /^(?:for )?each (?<name>\S+)(?: card)? (?:that|which|who) survive (?<what>(?:the )?cosmic battle|to (?:affect|reach|attack) .+?)(?= (?:also|bury|discard|flip|burn|cause|destroy)| ,)/,
    'each <name> survive <what>',
    ['Monster'],
  ],
  // ---------------------------------------------------------------- prices
  [
    /^as your turn , (?<if>(?:if|while) [^,]+) , (?:you may )?(?<pay>(?:flip|bury|discard) THIS(?: face-down)?) (?:and|to) (?<deed>(?:gain|draw|bury|discard|look|return|your|each|lose|flip|play|search|add) [^:;]+)$/,
    'as your turn , <if> , <pay> : <deed>',
  ],
  // ---------------------------------------------------------------- who is out of a Combat, and who sees what is Invisible
  [
    new RegExp(
      `(?<=(?:^|, )(?:${n}|that|the target|target) (?:${some} )?(?:ally|target)(?: [^,:;()]+?)? )(?:take|have|may take|may have|can take) no part in (?:this |the )?combat(?= |$)`,
    ),
    'may not defend until the end of combat',
  ],
  [
    new RegExp(
      `(?<=(?:^|, )(?:${n}|that|the target|target) (?:${some} )?(?:ally|target)(?: [^,:;()]+?)? )(?:may|can) not take part in (?:this |the )?combat(?= |$)`,
    ),
    'may not take part in combat until the end of combat',
  ],
  [/(?<=\b(?:ally|ally of your opponent) )(?:take|have) no part in combat(?= |$)/, 'may not take part in combat'],
  [
    /(?<=\binvisible monster )(?:(?:in (?:any|the|a|your opponent 's|opponent 's) (?:opposing |attack )?threat(?: (?:that (?:is )?)?(?:direct |directed )?(?:at|against) (?:you|them))?|(?:that |which )?(?:attack|oppose) (?:you|them)|that you face) )(?=(?:is|become) visible to )/,
    '',
  ],
  [
    /(?<=\bsee (?:all )?invisible monster)(?: in (?:any|the|a|your opponent 's|opponent 's) (?:opposing |attack )?threat(?: (?:that (?:is )?)?(?:direct |directed )?(?:at|against) (?:you|them))?| (?:that |which )?(?:attack|oppose) (?:you|them))/,
    '',
  ],
  [/(?<=\bvisible to )all (?:of )?(?=your ally)/, ''],
  // ---------------------------------------------------------------- what becomes of it after Combat
  [new RegExp(`^${rather} , (?<deed>${kept}) if ${untouched}$`), 'if this card absorb no point , <deed>', ['Monster', 'Ally']],
  [new RegExp(`^if ${untouched} , (?<deed>${kept})(?: ${rather})?$`), 'if this card absorb no point , <deed>', ['Monster', 'Ally']],
  [new RegExp(`^(?<deed>${kept})(?: ${rather})? if ${untouched}$`), 'if this card absorb no point , <deed>', ['Monster', 'Ally']],
  ...Object.entries(wholly).flatMap(([deed, meant]): readonly Clause[] => [
    [
      new RegExp(`^unless ${inFull} , ${deed}(?: ${rather})?$`),
      `if this card would is bury in combat without full loss , ${meant}`,
      ['Monster', 'Ally'],
    ],
    [
      new RegExp(`^(?:${rather} , )?${deed}(?: ${rather})? unless ${inFull}$`),
      `if this card would is bury in combat without full loss , ${meant}`,
      ['Monster', 'Ally'],
    ],
  ]),
  [
    new RegExp(
      `^if (?<so>(?:you|your|your opponent|a opponent|it) [^,]+?) (?:when combat (?:end|is over|have end)|at the end of combat|after combat) , (?=${kept})`,
    ),
    'if <so> , ',
    ['Monster'],
  ],
  [/^at the moment (?=(?:a|another|any|1|your|THIS) )/, 'when '],
  [/^if (?:it|they) (?=survive (?:the )?cosmic battle ,)/, 'if this card ', ['Monster']],
  [
    /(?<=\b(?:gain|add|lose|subtract|double|halve)\b.*) (?:against|(?:when|while|if) (?:fight|fighting)(?: against)?) (?<who>(?:any |a )?[^,:;]*\b(?:ally|priest|policeman|soldier|cultist)\b[^,:;]*)$/,
    ' if opposing by <who>',
    ['Monster'],
  ],
  [/(?<=\b(?:is (?:double|halve)|(?:double|halve) the value of THIS)) against (?=[^,:;]+$)/, ' while fight against ', ['Monster', 'Ally']],
  [/^(?:THIS |it |they )?may is flip(?: face-down)? to /, 'you may flip this card face-down to ', ['Ally', 'Artifact', 'Tome']],
  [/^(?:(?:THIS 's|its|the) )?value is (?=double|halve)/, "this card 's value is ", ['Monster', 'Ally']],
  [
    /^(?:THIS )?protect (?<who>(?:your|all|each|other|you) [^,:;]+?) from (?:is )?(?:turn|become|make|turn into) corrupt$/,
    '<who> cannot become corrupt',
    ['Ally', 'Artifact'],
  ],
  [
    /^at the start of each round , (?<if>if [^,]+) , (?:you )?(?:may )?draw (?<n>#|1) (?:additional|extra|more) card$/,
    '<if> , draw <n> additional card at the start of each round',
  ],
  [/(?<=^each (?:player|investigator|opponent) (?:must )?discard (?:#|1) )(?:additional|extra|more) (?=card at the end of each round)/, ''],
  [/\bfor each weapon (?:(?:he|she|it|they) (?:is )?)?(?:carry|bear|hold|wield)$/, 'for each weapon they bear', ['Ally']],
  // ---------------------------------------------------------------- what is so of each who is there, and of this card
  [
    /^(?<who>(?:each|every|any) (?:other )?(?:investigator|player|opponent) who is [^,:;]+?) (?<when>at the (?:end|start) of (?:combat|each round|the round|each combat)) (?<does>(?:must )?(?:lose|discard|bury|gain|draw|flip) .+)$/,
    '<when> , <who> <does>',
  ],
  [
    /^each 1 (?:of (?:these|them) )?(?:(?:that|which|who) )?survive (?:the )?cosmic battle (?:also )?cause (?<who>your opponent|a opponent|each opponent|your opponent 's investigator) to /,
    'if this card survive the cosmic battle , <who> must ',
    ['Monster'],
  ],
  [
    /^each 1 (?:of (?:these|them) )?(?:(?:that|which|who) )?survive (?:the )?cosmic battle (?:also )?(?=bury|discard|flip|return|gain|lose|draw)/,
    'if this card survive the cosmic battle , ',
    ['Monster'],
  ],
  // ---------------------------------------------------------------- what is played besides
  [
    /^you may (?:immediately )?play (?<what>[^,:;()]+?)(?: immediately| right| directly| just)? after (?:you )?play(?:ing)? THIS(?: ,)?(?: (?:on|in|during) the same turn)?$/,
    'when this card is play , you may play <what>',
    ['Ally', 'Artifact', 'Tome'],
  ],
  [
    /(?<=\bplay (?:a|1|another|any) [^,:;()]+?)(?<!\b(?:when|whenever|time)\b[^,:;]*) (?:who|which|that) (?:could|may|can) (?:legally |normally |otherwise )?is play (?:at your current location|here|there)(?= ,|$)/,
    '',
  ],
  [
    /\bplay (?:a|1|another|any) (?<what>[^,:;()]+?) (?:who|which|that) (?:could|may|can) (?:legally |normally |otherwise )?is play in (?:this|your|the current) region(?= ,|$)/,
    'play 1 <what> regardless of place',
  ],
  [
    new RegExp(`^if ${inFull} , (?:discard (?:THIS|it)|(?:THIS|it) is discard)(?: ${rather})?$`),
    'if this card would is bury in combat with full loss , discard this card instead',
    ['Monster', 'Ally'],
  ],
  [
    new RegExp(`^if ${inFull} , return (?:THIS|it) to your hand(?: ${rather})?$`),
    'if this card would is bury in combat with full loss , return this card to your hand instead',
    ['Monster', 'Ally'],
  ],
  [
    /^for each (?<what>[^,:;]+) , (?<deed>(?:you )?(?:add|subtract|gain|lose|draw) [^,:;]+?)(?<most>(?: ,)? (?:up )?to a maximum of # point|(?: ,)? (?:up )?to a maximum of #)$/,
    '<deed> for each <what> <most>',
  ],
  [/(?<=\bdiscard (?<n>1) card(?: [^,:;]+)? to draw )another(?: card| 1)?$/, '<n> card'],
  [
    /^(?:THIS |it |they )?(?:is )?worth (?<a>#|1) point (?<x>[^,:;]+?) (?:and|but(?: only)?) (?<b>#|1)(?: point)? (?<y>(?:at|by|while|if|when|during) [^,:;]+)$/,
    'the value of this card is <a> <x> and <b> <y>',
    ['Ally', 'Monster'],
  ],
  [
    /\bthe cost of (?<what>(?:each|your|all|any) (?:[^,:;]+ )?(?:artifact|tome|ally|event|monster)(?: [^,:;]+?)?) is (?<how>reduce|increase) by (?<n>#|1) sanity(?: point)?/,
    'the sanity cost of <what> is <how> by <n>',
  ],
  [
    /^only (?:investigator|player|those) with (?<what>a education of # or (?:more|less)) may play (?:THIS|it)$/,
    'this card may only is play if your investigator have <what>',
  ],
  [
    /(?<asked>if|while|when) (?<n># or more|at least #|1 or more) (?<what>monster|[^,:;]+ monster) oppose (?:it|THIS|they|them)(?= ,|$)/,
    '<asked> the opposing threat contain <n> <what>',
  ],
  [/^discard (?<rest>(?:at the end of combat|after combat) instead of bury(?: it)?)$/, 'discard this card <rest>', ['Monster']],
  [/^(?<asked>if|while|when) (?<what>corrupt|steadfast) ,/, '<asked> this card is <what> ,', ['Ally']],
  [
    /^(?<how>bury|discard) THIS if you have (?:fewer|less) than (?<n>#) sanity(?: point)?$/,
    'as soon as you have fewer than <n> sanity , <how> this card',
    ['Ally', 'Artifact', 'Tome'],
  ],
  [/(?<asked>if|while|when|unless) (?<what>corrupt|steadfast)$/, '<asked> this card is <what>', ['Ally']],
  [
    /^sanity cost of (?<what>[^,:;()]+?) (?:is )?(?<how>halve|double)(?: \( round up \))?(?= |$)/,
    'the sanity cost of each <what> is <how>',
  ],
  [
    /^(?:if|while|when) (?:this|it|THIS) is the only monster in (?:your|the|its) threat , double (?:its|their) value$/,
    'unless another monster is in the same threat , double the value of this card',
    ['Monster'],
  ],
  [
    /^(?:if|while|when) (?:this|it|THIS) is the only monster in (?:your|the|its) threat ,(?: (?:it|they))?(?= )/,
    'unless another monster is in the same threat , this card',
    ['Monster'],
  ],
  [/(?<=^unless another monster is in the same threat , )THIS (?=THIS|double|halve|add|subtract|gain|each|all|your)/, '', ['Monster']],
  [
    /^(?:THIS |it |they )?(?:is )?unaffected by (?=(?:your|a|any|all|each|spell|event|artifact)\b)/,
    'this card is not affected by ',
    ['Ally', 'Monster', 'Artifact'],
  ],
  [
    /(?:when|while|if) (?:(?:it|THIS) (?:is )?)?attack(?:ing)? (?:a|any) (?:investigator|player|opponent) who (?=is|have|can|cannot|do)/,
    'if your opponent ',
    ['Monster'],
  ],
  [/(?<=^no [^,:;()]* may is (?:cast|play|use)) by (?:either|any) (?:player|investigator)(?= |$)/, ''],
  [
    /(?<=affected by )(?<what>spell|event|artifact|phobia) (?:cast by|play by|of|use by) (?:your opponent|any opponent|a opponent|opponents?|other player|another player|any other player)$/,
    "your opponent 's <what>",
  ],
  [
    /^(?:at the end of combat|after combat) , you may (?<cost>(?:pay|spend|discard|bury|flip) [^,:;]+?) to (?:keep|leave) (?:THIS|it) in your threat(?: for the next round)?(?: (?:instead of|rather than) bury(?: it)?)?$/,
    'after combat , you may <cost> to return this card to your threat instead of bury it',
    ['Monster'],
  ],
  [/(?<=\bto reduce )any (?=sanity loss by #|sanity loss by 1)/, 'a '],
  [
    /^(?:THIS |they |it )?(?:can|may|is able to) read (?:any|all|every) tome(?: in (?:any|all) language| regardless of (?:its |their )?language)?$/,
    'know all language',
    ['Ally'],
  ],
  [
    /^(?<play>(?:you may play|THIS may is play) [^,:;()]*?)(?: (?<without>without (?:use )?(?:a|the) gate)) (?<where>(?:at|in) [^,:;()]+)$/,
    '<play> <where> <without>',
  ],
  // ---------------------------------------------------------------- what carries you
  [
    /^if you (?:summon or control|control or summon) (?:THIS|it|they) , (?<may>(?:you may )?)use (?:THIS|it|they) /,
    'if this card is summon or control , <may> use this card ',
    ['Monster'],
  ],
  // ---------------------------------------------------------------- exceptions told afterwards
  [
    /^(?<lead>(?:while [^,]+ , )?)no (?<what>[^,:;()]+?) (?<does>(?:have a gate|is invisible|may (?:not )?[^,:;()]+?|can [^,:;()]+?|add [^,:;()]+?|lose [^,:;()]+?))(?: ,)? except(?: for)? (?<not>(?!at |in |if |while |when |by |during |this |those )[^,:;()]+?)(?: ,)?(?<while>(?: while [^,:;]+)?)$/,
    '<lead> no <what> except <not> <does> <while>',
  ],
  // "Face-down cards are not flipped at the end of the Round, except Spells": there is nothing else they could be left out of.
  [
    /^(?<lead>(?:while [^,]+ , )?)(?<what>(?!THIS\b|it\b|they\b|you\b|no\b|if\b|when\b)[^,:;()]+?) (?<does>(?:(?:is|do|may|can) not|cannot|is never|may never|can never)(?: is)? (?:flip|turn|bury|discard|defend|attack|absorb point)(?: (?:or|nor) (?:flip|turn|bury|discard|defend|attack))?(?: face-(?:up|down))?(?: (?:at|in|during) (?:the )?(?:(?:end|start|beginning) of )?(?:(?:the|each|every|any|a) )?(?:round|turn|combat|flip step))?)(?<so>(?: while [^,:;]+)?)(?: ,)? except(?: for)? (?<not>(?!at |in |if |while |when |by |during |this |those |to |for )[^,:;()]+?)(?: ,)?(?<while>(?: while [^,:;]+)?)$/,
    '<lead> <what> except <not> <does> <so> <while>',
  ],
  // ---------------------------------------------------------------- what it stands for in an Adventure
  [
    new RegExp(
      `^(?<lead>.*${standing}) (?:any |any 1 |1 |a )(?<a>\\S+)(?: location| ally)? or (?:any |any 1 |1 |a )?(?<b>\\S+)(?: location| ally)? (?<to>${told})$`,
    ),
    '<lead> a <a> <to> . <lead> a <b> <to>',
  ],
  [new RegExp(`^(?<lead>.*${standing}) (?:any |any 1 |1 |a )(?<a>\\S+) (?:location|ally) (?<to>${told})$`), '<lead> a <a> <to>'],
  // ---------------------------------------------------------------- what befalls what is chosen, or lost in a story
  [new RegExp(`${from}choose (?<what>(?:#|1|up to #) ${some}) (?:who|which|that) (?:must is|is|is to is) ${goes}(?= ,|$)`), '<how> <what>'],
  [
    new RegExp(
      `${from}choose (?<what>(?:#|1) ${some}) [,;] (?:it|they|that (?:card|ally|artifact|tome|monster|event)|the (?:card|ally|artifact|tome|monster|event)) must is ${goes}$`,
    ),
    '<how> <what>',
  ],
  [
    new RegExp(
      `${from}(?<who>your opponent|each opponent|each player|each investigator) (?:lose|give up|surrender) (?<what>(?:#|1|a) ${some}) \\( ${goes} (?:it|them|that card|the card) \\)`,
    ),
    '<who> must <how> <what>',
  ],
  [new RegExp(`${takes} (?<what>(?:#|1|a|any) (?:${some} of your opponent|of your opponent 's ${some})) ${thusGone}`), '<how> <what>'],
  [new RegExp(`${takes} (?<what>(?:#|1|a|any) (?!.*\\bof\\b)${some}) ${thusGone}`), '<how> <what> of your opponent', ['Monster']],
  [/(?<=^(?:if|while|when) THIS [^,]+ , )(?:it|they) bypass /, 'bypass '],
  // ---------------------------------------------------------------- what begins the next Round in a Threat
  [
    /^instead of is bury after combat , (?:THIS|it|they) (?:begin|start) the next round in your threat/,
    'instead of is bury , begin the next round with this card in your threat',
  ],
  [
    /^THIS (?:begin|start) the next round in your threat instead of is bury(?: after combat)?/,
    'instead of is bury , begin the next round with this card in your threat',
  ],
  [/\b(?:a|1|one) randomly (?:choose|chosen|select|selected|pick) (?=\S)/, 'a random '],
  [
    /(?<=^|[,:;] )(?<who>your opponent|each opponent|each player|each investigator) (?:lose|give up) (?<what>(?:#|1|a) (?:random )?[^,:;()]+?) [;,] (?:which (?:must )?is )?(?<how>bury|discard)(?: it| them)?$/,
    '<who> must <how> <what>',
  ],
  // ---------------------------------------------------------------- who does it
  [
    /^you and (?:each|all) (?:opponent|opponents|of your opponents|your opponents|other player|other investigator) (?=(?:must )?(?:lose|gain|draw|discard|bury))/,
    'each player ',
  ],
  [/(?<=^each (?:player|investigator))(?: in turn)? , (?:start|begin|beginning|starting) with (?:you|yourself) ,/, ''],
  [/(?<=^each (?:player|investigator)) in turn(?= must| lose| gain| draw| discard| bury| may)/, ''],
  [
    /^(?:(?:each|all|any) (?:player|investigator) (?:except|but|besides|other than) (?:you|yourself|yours)|all but you|everyone (?:except|but) you) (?=(?:must )?(?:lose|gain|draw|discard|bury))/,
    'each opponent ',
  ],
  [/(?<=^(?:(?:bury|discard|flip) )?(?:all|each) \S+(?: \S+)?) everywhere\b/, ' in play'],
  [/\bphobia (?:that )?affect (?:any|a) (?:investigator|player)\b/, 'phobia in play'],
  [
    /^a turn (?:spent|spend) here (?:lets?|allow|permit|enable)s? you (?:to )?(?=bury|draw|discard|gain|look|return|search)/,
    'spend a turn here to ',
    ['Location'],
  ],
  [
    /\b(?:whatever|whichever|any) card is on top of (?<whose>your opponent 's|your|their|each player 's) story deck\b/,
    'the top card of <whose> story deck',
  ],
  // ---------------------------------------------------------------- what is drawn from a Hand, and discarded
  [
    /(?:a opponent|your opponent|any opponent|another player) (?:draw|take|choose) (?<n>#|1|a)(?: random)? card from your hand(?: at random)? (?:and|, which|;) (?:you must )?discard (?:it|them|that card)/,
    'discard <n> random card in your hand',
  ],
  [
    /your opponent shuffle their hand and you (?:draw|take) (?<n>#|1|a) card from (?:it|their hand) at random [;,] (?:that card|it) is discard/,
    "discard <n> random card in your opponent 's hand",
  ],
  // ---------------------------------------------------------------- who is given what
  [
    new RegExp(`${from}THIS (?:give|grant|lend) (?<what>(?:each|all|your|other) ${some}) ${n} (?:additional |extra |more )?point`),
    '<what> gain <n>',
  ],
  [/(?<=reveal [^:]+) [;,] discard any other card$/, ' ; otherwise discard it'],
  [/(?<=^if .+) [;,] discard any other card(?: reveal)?$/, '; otherwise discard it'],
]

/** What "it" is asked of is the card itself, where that is an Ally or a Monster that the sentence speaks of. */
const ofItself: readonly Clause[] = [
  // Who chooses is said.
  [/^(?=opponent must (?:choose|pick) and (?:bury|discard|flip) )/, 'your '],
  [
    /(?<=^|[,:] |\S )(?<who>your opponent|(?:a|target|any|1) opponent|that player|that opponent|each player|each opponent) (?<must>(?:must )?)(?:choose|pick) and flip (?<face>face-down|face-up) (?<what>(?:#|1|a) [^,:;]+)$/,
    '<who> <must> flip <what> of their choice <face>',
  ],
  [
    /(?<=^|[,:] )(?<who>your opponent|(?:a|target|any|1) opponent|that player|that opponent) (?<must>(?:must )?)(?:choose|pick) and (?<how>bury|discard|flip) (?<what>(?:#|1|a|half(?! (?:of )?(?:the )?card)) [^,:;]+?)(?<rest>(?: (?:from|in|face-down|at|when) [^,:;]*| face-down)?)$/,
    '<who> <must> <how> <what> of their choice <rest>',
  ],
  [
    /^(?<deed>(?:bury|discard) (?<what>the top card of (?:your|your opponent 's) story deck)) if it is (?<kind>a .+)$/,
    'if <what> is <kind> , <deed>',
  ],
  [
    /^your opponent (?:must )?(?<deed>bury|discard|return) the top card of their story deck(?<to>(?: to (?:their )?hand)?) if it is (?<kind>a .+)$/,
    "if the top card of your opponent 's story deck is <kind> , <deed> the top card of your opponent 's story deck <to>",
  ],
  [
    /^if your opponent 's current location is (?<kind>[^,]+) , (?:it must is|it is) (?<how>discard|bury)$/,
    "if your opponent 's current location is <kind> , <how> your opponent 's current location",
  ],
  [
    /^if your opponent 's current location is (?<kind>[^,]+) , (?<how>discard|bury) it$/,
    "if your opponent 's current location is <kind> , <how> your opponent 's current location",
  ],
  [/(?<=(?:bury|discard) THIS .*; otherwise (?:bury|discard|flip) )it$/, 'this card'],
  [
    /^(?<deed>(?:bury|discard|all|any|each) .+?) ?[;,](?: and)? (?<now>it (?:is|become)(?: now)? (?:day|night))$/,
    '<deed> . <now>',
    ['Event'],
  ],

  [/(?<=\bTHIS .*)(?<asked>if|when|while|unless) (?:it|they) (?<is>is(?: not)? a defending ally)$/, '<asked> this card <is>', ['Ally']],
  [
    /(?<=\bTHIS .*)(?<asked>if|when|while|unless) (?:it|they) (?:is|form) part of a threat$/,
    '<asked> this card is in a threat',
    ['Ally', 'Monster'],
  ],
  [
    /(?<=\bTHIS .*)(?<asked>if|when|while|unless) (?:it|they) is in (?<whose>a|your) threat$/,
    '<asked> this card is in <whose> threat',
    ['Ally', 'Monster'],
  ],
]

/** The words that stand in these clauses alone. */
export const plainWords: readonly string[] =
  'forfeit forgo surrender inflict drawing onset outset himself herself disregard penalty caster whereupon grant lend'.split(' ')

/** "If your Current Locations are in the same Region": yours and your opponent's. */
function withBothPlaces(sentence: readonly Token[]): readonly Token[] {
  const at = sentence.findIndex(
    ({ written }, index) => /^locations$/i.test(written) && /^(?:your|both) current$/.test(textOf(sentence.slice(index - 2, index))),
  )
  return at < 2 || textAt(sentence, at + 1) !== 'is'
    ? sentence
    : [...sentence.slice(0, at - 2), ...newWords('you and your opponent', sentence[at]!), ...sentence.slice(at + 1)]
}

/** The tables one after the other. */
const puts = (sentence: readonly Token[], self: Self | undefined): readonly (readonly Token[])[] =>
  [conditions, moments, clauses, roundabout].reduce<readonly (readonly Token[])[]>(
    (parts, table) => parts.flatMap((part) => inTheseWords(table, part, self)),
    [sentence],
  )

/** A sentence put plainly, if it is said the long way round: several sentences, where that is two. */
export function saidPlainly(sentence: readonly Token[], self: Self | undefined): readonly (readonly Token[])[] | undefined {
  const asWritten = puts(withBothPlaces(sentence), self)
  if (asWritten.length > 1 || textOf(asWritten[0] ?? []) !== textOf(sentence)) return asWritten
  const told = inGrammarsWords(sentence)
  const plain = puts(told, self)
  return plain.length === 1 && textOf(plain[0]!) === textOf(told) ? undefined : plain
}

/** The same where it stays one sentence. */
export function withPlainWords(sentence: readonly Token[], self: Self | undefined): readonly Token[] | undefined {
  const [only, other] = saidPlainly(sentence, self) ?? []
  return other ? undefined : only
}

/** The same where it becomes two. */
export function plainlyApart(sentence: readonly Token[], self: Self | undefined): readonly (readonly Token[])[] | undefined {
  const parts = saidPlainly(sentence, self)
  return parts && parts.length > 1 ? parts : undefined
}

/** "Lose 5 Sanity each Turn. Ignore this loss if ...", "this applies only while ...": an exception, or a condition, told afterwards. */
export function withProviso(parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  const result: (readonly Token[])[] = []
  for (const part of parts) {
    const before = result.at(-1)
    const said = textOf(part)
    const isSpared =
      /^(?:(?:you )?(?:may )?(?:ignore|disregard) (?:this|the|that) (?:loss|effect|penalty)|(?:this|the|that) (?:loss|effect|penalty) (?:do not (?:apply|occur)|is ignore)) (?=if |while |when )/.exec(
        said,
      )
    const isBound =
      /^(?:this|it|the effect|this effect|this ability|this bonus) (?:(?:only apply|apply only|apply|only work|work only|work|only count|count only) )(?=if |while |when )/.exec(
        said,
      )
    const isOpen = before && !before.some(({ text }) => /^(?:if|while|when|unless|until|[;:(])$/.test(text))
    // "If you pass, lose 1 Sanity. This happens with each Pass." says it again.
    if (before?.some(({ text }) => text === 'pass') && /^(?:this|it) (?:happen|occur|apply) (?:with|on|for|at) each pass$/.test(said))
      continue
    const needs = before && /^you must (?:can|is able to) (survive .+|resist .+) to (?:stay|remain)(?: here)?$/.exec(textOf(before))
    const lacks = /^if (?:you|they) (?:cannot|can not|do not|is not) , /.exec(said)
    if (before && needs && lacks) {
      const from = before.findIndex(({ text }) => text === 'survive' || text === 'resist')
      const hazard = before.slice(from, from + needs[1]!.split(' ').length)
      const rest = part.slice(part.findIndex(({ text }) => text === ',') + 1)
      result[result.length - 1] = [...newWords('unless you can', before[0]!), ...hazard, newWord(',', rest[0]!), ...rest]
      continue
    }
    const safe =
      before &&
      /^(?:those|investigator|player|any investigator|each investigator) who (can (?:survive|resist|breathe) .+?) is (?:safe|unharm|unaffected)(?: here)?$/.exec(
        textOf(before),
      )
    const others = /^(?:(?:any|each|all|every) others?(?: investigator| player)?) (?=(?:must )?lose )/.exec(said)
    if (before && safe && others) {
      const from = before.findIndex(({ text }) => text === 'can')
      const rest = part.slice(others[0].trim().split(' ').length)
      result[result.length - 1] = [
        ...newWords('unless you', before[0]!),
        ...before.slice(from, from + safe[1]!.split(' ').length),
        newWord(',', rest[0]!),
        ...rest,
      ]
      continue
    }
    const isKept =
      before &&
      /^(?:(?:at the end of|after) combat , )?do not bury (?:this \S+|\S+)(?: (?:at the end of|after) combat)?$/.test(textOf(before))
    if (before && isKept && /^(?:it|they|you|this \S+|\S+) (?:begin|start|remain|stay) .*threat$/.test(said)) {
      result[result.length - 1] = [...newWords('instead of is bury ,', before[0]!), ...part]
      continue
    }
    // "Those who can survive Underwater are immune."
    const immune =
      /^(?:those|investigator|player|anyone|any investigator) who (can (?:survive|resist|breathe) .+?) is (?:immune|exempt|safe|unaffected|spare)(?: (?:to|from) (?:this|it|the loss|this loss))?$/.exec(
        said,
      )
    if (immune && isOpen) {
      const can = part.findIndex(({ text }) => text === 'can')
      result[result.length - 1] = [...before, ...newWords('unless you', part[0]!), ...part.slice(can, can + immune[1]!.split(' ').length)]
      continue
    }
    const choice =
      /^(?:the choice is (yours|theirs?|their|your opponent 's)|(you|they|your opponent) (?:may )?choose which(?: (?:one|1|card|ally|artifact|tome))?|(?:(?:it|this) is )?(your|their|(?:(?:your|the|that|target) )?opponent 's|that player 's|its owner 's) choice(?: which)?)$/.exec(
        said,
      )
    const isYours = choice && (choice[1] === 'yours' || choice[2] === 'you' || choice[3] === 'your')
    // Who does the one or the other has the choice anyway, and nobody else can be given it so.
    const oneOrOther =
      choice &&
      before &&
      !before.some(({ text }) => /^[;:(]$/.test(text)) &&
      / or (?:else )?(?:bury|discard|flip|lose|draw|gain|return|pay) /.test(textOf(before))
    if (oneOrOther) {
      const isTheirs = /^(?:(?:when|as|if|at) [^:;()]+ , )?(?:(?:\S+ ){0,2}(?:opponent|player)|they)(?: must| may)?(?= )/.test(
        textOf(before),
      )
      if (isTheirs === isYours) result.push(part)
      continue
    }
    if (
      choice &&
      isOpen &&
      /(?:bury|discard|flip) (?:1|one|two|three|a) [^,]*$/.test(textOf(before)) &&
      !/ of (?:your|their) choice/.test(textOf(before))
    ) {
      result[result.length - 1] = [...before, ...newWords(isYours ? 'of your choice' : 'of their choice', part[0]!)]
      continue
    }
    const [lead] = isSpared ?? isBound ?? []
    if (!lead || !isOpen) {
      result.push(part)
      continue
    }
    const head = lead.trim().split(' ').length
    const so = part.slice(head).filter(({ text }) => !/^(?:himself|herself|itself)$/.test(text))
    result[result.length - 1] = isSpared ? [...before, newWord('unless', so[0]!), ...so.slice(1)] : [...before, ...so]
  }
  return result
}

/**
 * "Flip this card and choose an opponent. He must discard one card.": the price, and who he is; and "When you Pass, choose a player. He draws
 * one card.": whom it is done to. Where the moment is another player's, "your opponent" could be he, and that stays as it is. */
export function withOpponentChosen(parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  const result: (readonly Token[])[] = []
  for (const part of parts) {
    const before = result.at(-1)
    const chosen =
      before &&
      /^(?:as your turn , )?(?:bury|discard|flip) (?:this card|\S+)(?: face-down)? (?:and|to|,) choose (?:a|1|one|any(?: one)?|your) opponent$/.test(
        textOf(before.map((each) => (each.type === 'self' ? newWord('it', each) : each))),
      )
    const lead =
      /^(?:(?:then )?(?:both of you|you both|you and (?:that|the) opponent)(?: both| each)?|they|that opponent|that player|the opponent)(?= )/
        .exec(textOf(part))?.[0]
        .split(' ').length
    const both = /^(?:then )?(?:both|you) /.test(textOf(part)) ? 'you and ' : ''
    const atMoment =
      before &&
      /^(?:(?:when|each time|at|after) (?:(?!opponent|player)[^,:;()])+ , (?:choose|name|select|pick) (?:a|1|one|any|any (?:1|one)) (?<foe>opponent|player)|(?:choose|name|select|pick) (?:a|1|one|any|any (?:1|one)) player)$/.exec(
        textOf(before),
      )
    if (before && atMoment && lead !== undefined) {
      const comma = before.findLastIndex(({ text }) => text === ',')
      const who = atMoment.groups?.['foe'] === 'opponent' ? 'your opponent' : 'a player of your choice'
      result[result.length - 1] = [...before.slice(0, comma + 1), ...newWords(`${both}${who}`, part[0]!), ...part.slice(lead)]
    } else if (!before || !chosen || lead === undefined) result.push(part)
    else {
      const choose = before.findLastIndex(({ text }) => text === 'choose')
      const colon = { ...newWord(',', part[0]!), text: ':', written: ':' }
      result[result.length - 1] = [
        ...before.slice(0, choose - 1),
        colon,
        ...newWords(`${both}your opponent`, part[0]!),
        ...part.slice(lead),
      ]
    }
  }
  return result
}

/** "An Investigator who cannot survive in Space loses 5 Sanity at the start of each Turn spent here", on a Location: whoever is there, and so you. */
export function withVisitorTold(part: readonly Token[], self: Self | undefined): readonly Token[] {
  const told =
    self?.type === 'Location'
      ? /^(?:a|any|each) (?:player|investigator) who (.+?) (?=(?:must )?(?:lose|gain|discard|bury|draw) .* at the (?:start|begin|beginning) of each turn (?:(?:that )?(?:they (?:is|remain|stay)|spend|spent) )?(?:here|there)$)/.exec(
          textOf(part),
        )
      : null
  if (!told) return part
  const end = told[0].trim().split(' ').length
  const near = part[0]!
  const who = part.findIndex(({ text }) => text === 'who')
  return [
    ...newWords('if you', near),
    ...part.slice(who + 1, end),
    newWord(',', near),
    ...part.slice(end).map((each) => (each.text === 'they' ? newWord('you', each) : each)),
  ]
}

export const withItself = (part: readonly Token[], self: Self | undefined): readonly (readonly Token[])[] =>
  part.length > 0 ? inTheseWords(ofItself, part, self) : [part]

/** "Place one Ghoul from your Hand into your Threat. Discard it at the end of Combat.": the one that was placed there. */
export function withBorrowed(parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  const result: (readonly Token[])[] = []
  for (const part of parts) {
    const before = result.at(-1)
    const put =
      before &&
      /^(.*?)(?:place|put|move|take|add) ((?:1|one|a) [^,:;]+? (?:from|in) your (?:hand|story deck|discard pile)) (?:(?:and )?(?:place|put|add) it )?(?:into|in|to) your threat$/.exec(
        textOf(before),
      )
    const gone =
      /^(?:at the end of combat , |after combat , )?(bury|discard) (?:it|that card|that monster|them)(?: (?:at the end of combat|after combat))?$/.exec(
        textOf(inGrammarsWords(part)),
      )
    const isLater = /combat/.test(textOf(part))
    if (!before || !put || !gone || !isLater || put[1]) {
      result.push(part)
      continue
    }
    const near = before[0]!
    const what = before.slice(1, 1 + put[2]!.split(' ').length)
    const mark = (text: string): Token => ({ ...newWord(',', near), text, written: text })
    const inZone = what.map((each) => (each.text === 'from' ? newWord('in', each) : each))
    result[result.length - 1] = [
      newWord('choose', near),
      ...inZone,
      mark(':'),
      ...newWords('put the target into your threat ,', near),
      mark('('),
      ...newWords('at the end of combat', near),
      mark(':'),
      newWord(gone[1]!, near),
      ...newWords('the target', near),
      mark(')'),
      ...newWords('until the end of combat', near),
    ]
  }
  return result
}
