/**
 * Clauses that are said with many words in many orders, put as the grammar has them: what a further use of a Gate costs, what
 * an Epidemic leaves out, what adds up with what, how large a Hand may be. Each is told by its parts; what a part takes up stands again
 * where it belongs, and a clause of which a part is missing is left as it is.
 */

import { brief, briefWords } from './briefly.ts'
import type { Token } from './lexer.ts'
import { thoseOfThem } from './paraphrases/among-those-seen.ts'
import { worthOfItself } from './paraphrases/now-and-then-said.ts'
import { givesAndHolds, playedAndDealtWith } from './paraphrases/visitors.ts'
import { permitted, permittedWords } from './permitted.ts'
import type { Self } from './reading.ts'
import { duesOfCards } from './roundabout.ts'
import { spelledOut } from './spelled-out.ts'
import { newWord, newWords, type Pieces, piecesOf, tokensIn } from './tokens.ts'

/**
 * What is said, and what it means: `<name>` is what the group took up, and ` . ` begins another sentence. `on`: only on cards of these types,
 * or on Travel Events.
 */
export type Clause = readonly [said: RegExp, meant: string, on?: readonly (Self['type'] | 'Travel')[]]

const ofCard = "(?:(?:THIS|it|its|the) (?:'s )?|the )?"
const price = `(?:${ofCard}sanity cost(?: of THIS)?|the sanity indicate in the pentagram|its pentagram|the cost in the pentagram)`
const next = '(?:each|each time|a|any) (?:subsequent|additional|further|extra|later|other|more|repeat)'
const gate = '(?:this|the|its) gate(?: here| of THIS)?'
const again = `(?:again )?(?:for )?(?:${next}(?: gate)? (?:use|time)(?: (?:of ${gate}|that you use (?:${gate}|it)|you use (?:${gate}|it)))?|each time(?: that)?(?: (?:you (?:use|reuse) (?:it|${gate})|(?:it|${gate}) is (?:use|reuse)))?(?: again)?|each use(?: after the first)?|each gate use after the first|each time after the first)`

const epidemic = '(?:a|any|the|an|all )?(?: )?epidemic'
const whenStruck = `(?:when (?:determine (?:the result of ${epidemic}|who is affected by ${epidemic})(?: play against you)?|the (?:result|effect) of ${epidemic} (?:is|are) (?:determine|resolve)|${epidemic} (?:strike|break out|is play(?: against you)?))|from (?:the effect of )?${epidemic}|for ${epidemic})`
const absent = '(?: \\( as if (?:(?:they|it) )?(?:is )?not present \\)| ,? ?as if (?:(?:they|it) )?(?:is )?not present)?'
const others = '(?<n>(?:# |1 |any # |any 1 ))(?:other )?ally(?: of your choice| you choose| that you choose| of yours)?'
const leaves = '(?:exclude|ignore|leave out(?: of (?:account|consideration))?|do not count|omit)'
const left =
  '(?:is (?:(?:exclude|leave out|omit)(?: (?:of|from) (?:account|consideration|the (?:count|reckoning)))?|not count|ignore|never count)|do not count)'
const canonical = 'when determine the result of a epidemic'

const byLot =
  '(?:when|whenever|if|while) (?:your ally is (?:choose|selected|pick) (?:at random|randomly)|choos(?:e|ing) (?:a |1 )?(?:random (?:ally|card)|(?:ally|card) (?:at random|randomly))|(?:a |any |1 )?(?:(?:random (?:ally|card) (?:must )?is (?:choose|selected|pick))|(?:ally|card) (?:must )?is (?:(?:choose|selected|pick) (?:at random|randomly)|randomly (?:choose|selected|pick))))'
const standFor =
  '(?:is use |count |is count |serve |substitute |is substitute |stand |stand in )(?:in (?:the )?place of|in the stead of|instead of|as|for)'
const cardType = '(?:card|tome|artifact|ally|spell|event|location|monster)\\b'
/** "Choose one Defending Ally", "one of your Allies": what is done with it follows; at random where it says so. */
const choosing = '(?:choose|select|pick)'
const one = '(?<num>a|1|any 1) (?<what>(?!random )(?:(?!random |and )\\S+ ){0,5}?(?:ally|monster)(?: (?:of your opponent|in your threat))?)'
const change = '(?<=^|, |: |to )'
const ofIt = '(?:its|their)'
/** What is done with the value of the one that was chosen, and how the grammar says it before and behind that one. */
const changesValue: readonly (readonly [how: string, head: string, tail: string])[] = [
  [`(?:reduce|lower|decrease) ${ofIt} value by (?<n>#|1)(?: point)?(?= |$)`, '', ' lose <n>'],
  [`(?:increase|raise) ${ofIt} value by (?<n>#|1)(?: point)?(?= |$)`, '', ' gain <n>'],
  [`subtract (?<n>#|1)(?: point)? from ${ofIt} value(?= |$)`, '', ' lose <n>'],
  [`add (?<n>#|1)(?: point)? to ${ofIt} value(?= |$)`, '', ' gain <n>'],
  [`(?<how>halve|double) ${ofIt} value(?= |$)`, '<how> the value of ', ''],
]

const chosenOne = (how: string, head: string, tail: string): readonly Clause[] => [
  [new RegExp(`${change}${choosing} ${one}(?: ,)? and ${how}`), `${head}<num> <what>${tail}`],
  [new RegExp(`${change}(?:randomly|at random) ${choosing} ${one}(?: ,)? and ${how}`), `${head}<num> random <what>${tail}`],
  [new RegExp(`${change}${choosing} ${one} (?:at random|randomly)(?: ,)? and ${how}`), `${head}<num> random <what>${tail}`],
  [
    new RegExp(`${change}${choosing} (?<num>a|1|any 1) random ${one.slice(one.indexOf('(?<what>'))}(?: ,)? and ${how}`),
    `${head}<num> random <what>${tail}`,
  ],
]
const required = '(?:require|need|ask for|call for|name) (?:for|by|in|to complete) (?:a|any|your) (?:1 )?adventure'

/** What one is bidden to do. */
const orders = '(?:play|draw|gain|lose|bury|discard|flip|return|move|bring|look|take|search|reveal|shuffle|summon|control)'

const order = `${orders} (?:(?!\\bor\\b)[^,;:()])*`
/** Either the one thing, or two in a row. */
const eitherOr = `(?:choose to )?either (?<a>${orders} (?!may |if )[^,;:()]*?)(?: ,)? or (?:else |to )?(?<b>${order}?) and (?!then )(?<c>${order})$`

const doing = `(?:${orders}|turn(?= (?:1|#|a|all|each|any) ))`
const listed = `${doing} (?:(?!\\b(?:or|and|then|may|if|unless|instead|otherwise)\\b)[^,;:()])*?`
const oneOfThree = [`(?<a>${listed}) , (?<b>${listed})(?: ,)? or (?<c>${doing} [^,;:()]*)$`, '<a> or <b> or <c>'] as const
const oneOfFour = [
  `(?<a>${listed}) , (?<b>${listed}) , (?<c>${listed})(?: ,)? or (?<d>${doing} [^,;:()]*)$`,
  '<a> or <b> or <c> or <d>',
] as const
const oneDoes = ['Event', 'Location', 'Spell', 'Ally', 'Artifact', 'Tome', 'Investigator'] as const
const whoElse =
  '(?:your opponent|the opponent|target opponent|each opponent|each player|each investigator|that player|that opponent|a opponent|any 1 opponent|1 opponent)'

const twoOrOne = `(?<a>${listed}) and (?<b>${listed}) , or (?:else )?(?<c>${listed})$`

/** "Draw two cards, gain 2 Sanity, or bury one Phobia": one of three, and not the first and one of the others. */
const oneOfSeveral: readonly Clause[] = [
  // "Flip this card and draw one card, or bury it and gain 3 Sanity": two uses, each at its price.
  [
    /^as your turn , (?:you may )?(?:either )?(?<p>(?:flip|bury|discard) THIS(?: face-down)?) (?:and|to) (?<a>[^,:;()]+?)(?: ,)? or (?:else )?(?<q>flip|bury|discard) (?:THIS|it)(?: face-down)? (?:and|to) (?<b>[^,:;()]+)$/,
    'as your turn , <p> : <a> . as your turn , <q> this card : <b>',
    ['Ally', 'Artifact', 'Tome'],
  ],
  // "Lose 1 Sanity and draw one card, or discard one card": both of them, or the last.
  [
    new RegExp(
      `(?<=^(?:(?:when|as|at|on|once|if) [^,;:()]+ , )*|: )(?<!\\bmay )(?<!\\bfor )(?:either )?(?!(?:flip|bury|discard) THIS\\b)${twoOrOne}`,
    ),
    'you choose : ( <a> , <b> ) or ( <c> )',
    oneDoes,
  ],
  [
    new RegExp(`^(?<turn>(?:as your turn , )?)(?<may>(?:you may )?)(?<price>(?:flip|bury|discard) THIS(?: face-down)?) to ${twoOrOne}`),
    '<turn> <may> <price> : you choose : ( <a> , <b> ) or ( <c> )',
    ['Ally', 'Artifact', 'Tome'],
  ],
  [
    new RegExp(`(?<=^(?:[^:()]+ , )?)(?<who>${whoElse}) (?:must )?(?:either )?${twoOrOne}`),
    '<who> choose : ( <who> <a> , <who> <b> ) or ( <who> <c> )',
  ],
  ...[oneOfFour, oneOfThree].flatMap(([said, meant]): Clause[] => [
    [
      new RegExp(`(?<=^(?:(?:when|as|at|on|once|if) [^;:()]+ , )*(?:[^:()]+? to )?|: )(?<!\\bmay )(?<!\\bfor )(?:either )?${said}`),
      `either ${meant}`,
      oneDoes,
    ],
    [new RegExp(`(?<=^(?:[^:()]+ , )?)you may (?:either )?${said}`), `you may either ${meant}`, oneDoes],
    [new RegExp(`(?<=^(?:[^:()]+ , )?)(?<who>${whoElse}) must (?:either )?${said}`), `<who> must either ${meant}`],
    [new RegExp(`(?<=^(?:[^:()]+ , )?)(?<who>${whoElse}) (?:either )?${said}`), `<who> either ${meant}`],
  ]),
]

const ofOnesOwn = '(?!random\\b)(?:(?!of|or|and|random)[^,:;() ]+ )*?(?:ally|artifact|tome|weapon|spell|cultist|monster)'

/** Somebody's pile looked through for cards that come somewhere else. */
const lookFor = (whose: string): string =>
  `(?:look|search|go|sort|sift)(?: at| in| through)? ${whose} (?<zone>story deck|mythos deck|discard pile)(?: ,)? (?:and |to )?(?:take|choose|select|pick|remove|return|put|place|find|draw) (?<what>(?:any )?(?:1|a|#|up to #) (?:(?!(?:from|in|on|of|to|into|and|other)\\b)\\S+ )*?)(?:(?:from|of) (?:it|there|they) |there )?(?:(?:, )?(?:and )?(?:put|place|take|add|return) (?:it|they) )?(?:in|into|to)`

/** "And any Weapon, Artifact or Spell he holds": what goes with one whom the words before have named. */
const besides = '(?: ,)? (?:and (?:also )?|with |together with |along with )'
const goods = '(?:weapon|artifact|tome|spell)(?:(?: ,)?(?: and| or)? (?:weapon|artifact|tome|spell))*'
const heldBy =
  '(?:(?:that |which )?(?:it|they|that ally) (?:may )?(?:hold|carry|bear|own|wield|have)|(?:that (?:is )?)?(?:(?:hold|carry|bear|own) by|give to|assign to|attach to) (?:it|them|they|that ally))'
const hisGoods = `(?:all|every|each|any)(?: of)?(?: (?:(?:the|other|its|their) )?(?<what>${goods}) ${heldBy}| (?:its|their) (?<own>${goods}))`
const oneAlly = '(?<who>(?:a|1|any 1) (?:(?!face-)[^,:;() ]+ )*?ally(?: of(?: (?!face-|and |with )[^,:;() ]+)+?)?)'

/** Where one of a kind is: "any Living Dead is in play in your Threat or as an Ally" tells two places of that one, and none of this card. */
const isOne = '\\b(?<head>if|while|unless) (?<what>(?:any|a|1|another)(?: other)? (?:(?!(?:is|are|or|and)\\b)[^,:;() ]+ )+?)(?:is|are)'
const asAlly = '(?:(?:play |in play )?as (?:a |your )?ally|in play among your ally|among your ally)'
const inThreat = '(?:in (?:play in )?your threat)'
const inEither = '<head> your threat contain <what> or you have <what> in play as a ally'

/** "If the top card of his Story Deck is a Travel Event, bury it", "return it to his Hand": that card. */
function onTopOf(whose: string): readonly Clause[] {
  const pile = `${whose} story deck`
  const top = `(?:the top card of ${pile}|${whose} top card)`
  const so = `(?<if>if (?:${top} is (?:a|any) [^,;:]+?|(?:a|any) [^,;:]+? is (?:${top}|on (?:the )?top of ${pile}|atop ${pile})))`
  const hand = "(?:their|your|its owner 's|the owner 's|that player 's|your opponent 's) hand"
  return [
    [new RegExp(`^${so} , (?<how>bury|discard) (?:it|that card)(?=$| ,| and | along | together )`), `<if> , <how> the top card of ${pile}`],
    [
      new RegExp(`^${so} , return (?:it|that card) to ${hand}(?=$| ,| and )`),
      `<if> , return the top card of ${pile} to ${whose === 'your' ? 'your' : 'their'} hand`,
    ],
  ]
}

/** Clauses told by their parts, in the order in which they are tried. */
export const clauses: readonly Clause[] = [
  ...brief,
  [
    new RegExp(`\\bflip ${oneAlly}(?<up> face-up| face-down)?${besides}${hisGoods}(?<face> face-up| face-down)?$`),
    'flip <who> <up> <face> , flip each <what> <own> hold by the target <up> <face>',
  ],
  // Buried or discarded, he takes it with him (M8.3, M8.19).
  [new RegExp(`(?<=\\b(?:bury|discard) )${oneAlly}${besides}${hisGoods}$`), '<who>'],
  [new RegExp(`${isOne} (?:in play )?(?:either )?${inThreat} or ${asAlly}(?=$| ,)`), inEither],
  [new RegExp(`${isOne} (?:either )?${asAlly} or ${inThreat}(?=$| ,)`), inEither],
  // "Either your Investigator gains 2 Sanity, or she buries one Phobia": who does it is the same.
  [
    /^either (?:you|your investigator) (?<a>(?:gain|lose|draw|discard|bury|flip) [^,:;()]+?)(?: ,)? or (?:you|they|it|THIS) (?=(?:gain|lose|draw|discard|bury|flip|look|play)\b)/,
    'either <a> , or ',
    ['Ally', 'Artifact', 'Tome', 'Event', 'Spell', 'Location'],
  ],
  // "Lose 1 Sanity when A, and 1 more each time B": as much again, and of the same.
  [
    /(?<=\b(?:lose|gain) (?:#|1) sanity\b[^:;]* and )(?<n>#|1) (?:more|additional|further)(?: sanity)?(?: point)? (?=(?:at the (?:end|start)|each time|when) )/,
    '<n> sanity ',
  ],
  [/^pay (?<n>#|1) sanity(?: point)? to (?:they|it|THIS) (?=first$)/, 'pay <n> sanity ', ['Ally', 'Artifact']],
  // "If this card is buried at Night, return it to your Hand instead": the time is asked of it all.
  [
    /^(?:if|when) (?<what>[^,:;]+? (?:is|would is|is about to is|would) (?:bury|discard|lose)(?: or (?:bury|discard))?(?: in combat)?) (?<when>at night|by night|by day|during the day|while [^,:;]+) , (?=[^:;]*\binstead$)/,
    '<when> , if <what> , ',
  ],
  [
    /^(?<if>(?:if|when) [^,:;]+? (?:is|would is|is about to is) (?:bury|discard)(?: in combat)? , [^:;]*\bflip (?:that ally|it|they)) (?:only )?instead$/,
    '<if> face-down instead',
  ],
  // "Can know one Spell, but may not cast it during the Day": at Night alone.
  [
    /(?<=\b(?:know|hold|carry) (?:any )?1 spell)(?: ,)? but (?:(?:THIS|they|it) )?(?:may not|can not|cannot) (?:cast it|is cast) (?:during the day|by day)$/,
    ' . it may only is cast at night',
    ['Ally', 'Tome'],
  ],
  [
    /(?<=\b(?:know|hold|carry) (?:any )?1 spell)(?: ,)? but (?:(?:THIS|they|it) )?(?:may not|can not|cannot) (?:cast it|is cast) (?:during the night|at night|by night)$/,
    ' . it may only is cast during the day',
    ['Ally', 'Tome'],
  ],
  // "If this card is revealed at Night, choose one Defending Ally": the moment, and what is asked then.
  [
    /^(?:if|when) THIS is reveal (?:while|when) (?<so>(?:it is|you|your|a|any|the) ?[^,:;]*) , (?=choose )/,
    'when this card is reveal , if <so> , ',
    ['Monster'],
  ],
  [/^if THIS is reveal (?<at>at night|by day|during the day) , (?=choose )/, 'when this card is reveal <at> , ', ['Monster']],
  [
    /^if (?<so>(?:it is|you|your|a|any|the) ?[^,:;]*?) when THIS is reveal , (?=choose )/,
    'when this card is reveal , if <so> , ',
    ['Monster'],
  ],
  // "Choose one Ally of your opponent, who is flipped and cannot defend": what is told of him is done to him.
  [
    /(?<=^(?:[^:;()]+ , )?choose (?:a|1|any 1) [^,:;()]*?(?<!\beach )\bally\b[^,:;()]*?) , who (?=(?:then |now )?(?:is (?:flip|bury|discard)|cannot|may not|lose #|lose 1 (?!sanity)|gain|become)\b)/,
    ' . that ally ',
  ],
  // "Bury all of his Allies, or lose 1 Sanity for each Ally": of those he would bury, and not of yours.
  [
    /\b(?<deed>(?:bury|discard|flip|return) (?:all|each|every)(?: of)? their (?<what>[^,:;()]+?)(?: ,)? (?:or|or else|and) (?:must )?lose (?:#|1) sanity(?: point)?) (?:per|for each|for every) \2$/,
    '<deed> for each of their <what>',
  ],
  ...spelledOut,
  ...permitted,
  ...duesOfCards,
  ...playedAndDealtWith,
  ...givesAndHolds,
  ...thoseOfThem,
  ...worthOfItself,
  [
    /^(?:at )?any time after (?:THIS|it|they) is (?:play|in play)(?: ,)? you may (?=(?:assign|give|attach) )/,
    'on a later turn , you may ',
    ['Ally'],
  ],
  // "Your Allies add 1 when defending against Ghouls": it is they who defend, and not this card.
  [
    /(?<=^(?:[^:;]* , )?)(?:all|each|every|any)(?: of)?(?<who>(?: your)? [^,:;]*?) (?:except|other than|besides)(?: for)? THIS (?<does>(?:add|gain|lose|subtract|is worth) [^,:;]+?) (?:when|while|if) (?:they (?:is )?)?(?:defending|defend) against (?!(?:THIS|it)\b)(?<what>[^,:;]+?)$/,
    'all other <who> who defend <does> against <what>',
  ],
  [
    /(?<=^(?:[^:;]* , )?)(?<who>(?:all|each|every|any|your|other) (?=[^,:;]*\bdefending (?!against\b))(?![^,:;]*\bTHIS\b)[^,:;]*?)(?: each)? (?<does>(?:add|gain|lose|subtract|is worth) [^,:;]+?) (?:when|while|if) (?:they (?:is )?)?(?:defending|defend) against (?!(?:THIS|it)\b)(?<what>[^,:;]+?)(?<so>(?: while [^,:;]+)?)$/,
    '<who> <does> against <what> <so>',
  ],
  [
    /(?<=^(?:[^:;]* , )?)(?<who>(?:all|each|every|any|your|other) (?![^,:;]*\bTHIS\b)[^,:;]*?)(?: each)? (?<does>(?:add|gain|lose|subtract|is worth) [^,:;]+?) (?:when|while|if) (?:they (?:is )?)?(?:defending|defend) against (?!(?:THIS|it)\b)(?<what>[^,:;]+?)(?<so>(?: while [^,:;]+)?)$/,
    '<who> who defend <does> against <what> <so>',
  ],
  [
    /^(?:when|while|if) defending against (?!(?:THIS|it)\b)(?<what>[^,:;]+?) , (?<who>(?:all|each|every|any|your|other) (?![^,:;]*\bTHIS\b)[^,:;]*?)(?: each)? (?<does>(?:add|gain|lose|subtract|is worth) [^,:;]+)$/,
    '<who> who defend <does> against <what>',
  ],
  // "Ghouls in play as Allies add 1": as what they are there, and not whose; so they are yours (M17.24).
  [
    /(?<=^(?:[^:;]* , )?)(?:(?:all|each|every|any)(?: of your)? )?(?<what>(?!you\b)[^,:;()]+?) (?:(?:that|who|which) )?(?:is )?(?<!\byou have )in play as (?:a )?ally (?=(?:add|subtract|gain|lose|may|cannot|is) )/,
    'all <what> you have in play as a ally',
    ['Location', 'Ally', 'Artifact', 'Tome'],
  ],
  // "A Location that bears Port and Water" bears both.
  [
    /\blocation (?:that|which) (?:bear|feature|show|carry|display)(?: both)?(?: the)? (?<a>[a-z]\S*) and(?: the)? (?<b>(?!(?:have|draw|bury|discard|lose|gain|you|your|is|may|must|play|no|a|1|#)\b)[a-z]\S*)(?: (?:attribute|symbol))?(?=$| ,| in | of | right-side-up| regardless)/,
    '<a> <b> location',
  ],
  // "Your Current Location has the City and Outside attributes": both of them.
  [
    /(?<=\bcurrent location )(?:have|bear|feature|show|carry|display)(?: both)? the (?<a>[a-z]\S*) and(?: the)? (?<b>[a-z]\S*) (?:attribute|symbol)(?=$| ,| or )/,
    'is a <a> <b> location',
  ],
  // "Any Underwater Location, or a Water Location in the same Region": the Region is asked of the second alone.
  [
    /(?<=^(?:.* )?)(?<!either )play (?<a>(?:(?:any|a)(?: new)?|another|any 1) (?:(?!location)[^,;:. ]+ )*location)(?: right-side-up)?(?: ,)? or (?<b>(?:(?:any|a)(?: new)?|another|any 1) (?:(?!location)[^,;:. ]+ )*location in (?:the same|this|your|your current|a different|another) (?:region|subregion|city|dimension))\b/,
    'either play <a> , or play <b>',
  ],
  // "Your opponent must bury one Ally or one Artifact of your choice": which of them is yours to say, too.
  [
    /^(?:your opponent|the opponent) must (?<how>bury|discard) (?<what>1 [^,;:()]+? or 1 [^,;:()]+?) of your choice$/,
    '<how> <what> of your opponent',
  ],
  // "Its owner must discard it", and nothing besides: whoever does that, it goes.
  [
    /(?<=^(?:(?:if|when) (?:it|they|that|the) [^:;()]+ , )?)(?:that player|its owner|that opponent|they) (?:must )?discard it$/,
    'discard it',
  ],
  // "Pick a random card in your opponent's Hand; he or she must bury it."
  [
    /^(?<when>(?:(?:when|as|at|on) [^,;:()]+ , )?)(?:choose|pick|select|take) (?:a|1) (?<lot>(?:random )?)card (?:in|from) (?<whose>(?:your|the|a|1|target) opponent 's) hand(?<chance>(?: at random| randomly)?) (?:;|,) (?:they|your opponent) must (?<how>bury|discard) (?:it|that card)$/,
    '<when> <how> 1 <lot> card in <whose> hand <chance>',
  ],
  [
    /^(?<when>(?:(?:when|as|at|on) [^,;:()]+ , )?)(?:randomly choose|choose at random|choose randomly) (?<n>1) (?<of>(?:of your|of your opponent 's)) (?<what>ally|artifact|tome) (?:;|,) (?:that|the) (?:ally|artifact|tome) is (?<how>bury|discard)$/,
    '<when> randomly <how> <n> <of> <what>',
  ],
  // "May not play any card on his next Turn and may not Pass": that Turn is lost.
  [
    /^(?<who>your opponent|the opponent|target opponent|each opponent|a opponent|each player|each other player) (?:may not|cannot) play (?:a|any) card (?:on|in|during) their next turn(?: ,)? (?:and|nor|or) (?:(?:may not|cannot|may they|may) )?pass$/,
    '<who> lose their next turn',
    ['Event', 'Spell', 'Artifact', 'Ally', 'Monster'],
  ],
  [
    /(?<=^(?:[^:()]+ (?:,|:|to) )?)(?<how>bury|discard) (?:1|a) (?<x>ally|artifact|tome|weapon|spell) or (?:1 |a )?(?<y>ally|artifact|tome|weapon|spell) of (?:each|every) (?<who>player|opponent)$/,
    'for each <who> : ( <how> 1 <x> or <y> of that player )',
  ],
  // "Bury one Ally of each player": of each of them one, of your choice (M17.25), and not one among those of all.
  [
    new RegExp(
      `(?<=^(?:[^:()]+ (?:,|:|to) )?)(?<how>bury|discard) (?<n>1|#|a) (?<what>${ofOnesOwn}) of (?:each|every) (?<who>player|opponent)(?: of your choice)?(?=$| , (?:then|draw|gain|lose|bury|discard)\\b)`,
    ),
    'for each <who> : ( <how> <n> <what> of that player )',
  ],
  [
    new RegExp(
      `(?<=^(?:[^:()]+ (?:,|:|to) )?)(?<how>bury|discard) (?<n>1|#|a) (?<what>${ofOnesOwn}) of each investigator(?: of your choice)?$`,
    ),
    'for each player : ( <how> <n> <what> of that player )',
  ],
  [
    new RegExp(
      `(?<=^(?:[^:()]+ (?:,|:|to) )?)(?<how>bury|discard) (?<n>1|#|a) (?<what>${ofOnesOwn}|card) (?:in|from|of) (?:each|every) (?<who>player|opponent) 's (?<pile>hand|threat|directed threat|story deck|discard pile)(?=$| , (?:then|draw|gain|lose|bury|discard)\\b)`,
    ),
    "for each <who> : ( <how> <n> <what> in that player 's <pile> )",
  ],
  [
    new RegExp(
      `(?<=^(?:[^:()]+ (?:,|:|to) )?)(?<how>bury|discard) (?<n>1|#|a) (?<what>${ofOnesOwn}|card) (?:in|from) (?:each|every) threat$`,
    ),
    "for each player : ( <how> <n> <what> in that player 's threat )",
  ],
  [
    new RegExp(`^(?<n>1|#|a|any 1) (?<what>${ofOnesOwn}) of (?:each|every) (?<who>player|opponent) (?:must )?is (?<how>bury|discard)$`),
    'for each <who> : ( <how> <n> <what> of that player )',
  ],
  [
    new RegExp(
      `(?<=^(?:[^:()]+ (?:,|:|to) )?)(?:flip|turn) (?<n>1|#|a) (?<what>${ofOnesOwn}) of (?:each|every) (?<who>player|opponent)(?: of your choice)?(?: (?<face>face-down|face-up))?$`,
    ),
    'for each <who> : ( flip <n> <what> of that player <face> )',
  ],
  [
    new RegExp(
      `^(?<how>bury|discard|flip|turn) (?<n>1|#|a) (?<what>${ofOnesOwn}) of (?:each|every) (?<who>player|opponent)(?: of your choice)?(?: (?<face>face-down|face-up))? (?<when>(?:at|when|whenever|after|each time) [^,;:()]+)$`,
    ),
    '<when> , for each <who> : ( <how> <n> <what> of that player <face> )',
  ],
  [
    /(?<=^(?:[^:()]+ (?:,|:|to) )?)(?<how>bury|discard|flip|turn) (?<n>1|#) of (?:each|every) (?<who>player|opponent) 's (?<what>ally|artifact|tome|weapon|spell)(?: (?<face>face-down|face-up))?$/,
    'for each <who> : ( <how> <n> <what> of that player <face> )',
  ],
  // "Draw two cards, or bury this card and gain 3 Sanity": what stands behind "or" is one with what goes on from it.
  [
    new RegExp(
      `(?<=^(?:(?:when|as|at|on) [^,;:()]+ , )?)(?<!\\bmay )(?:either )?(?<a>${orders} (?!may |if )[^,;:()]*?)(?: ,| ;) or (?:else |alternatively |instead )?(?:, )?(?:if you (?:prefer|like|wish|choose|would rather)(?: not)? , )?(?<b>${orders} [^,;:()]*?)(?: ,)? and (?:then )?(?<c>${orders} [^,;:()]*)$`,
    ),
    'you choose : ( <a> ) or ( <b> , <c> )',
    ['Event', 'Location', 'Spell'],
  ],
  [
    new RegExp(
      `(?<=: )(?:either )?(?<a>${orders} [^,;:()]*?)(?: ,| ;) or (?:else |alternatively |instead )?(?<b>${orders} [^,;:()]*?)(?: ,)? and (?:then )?(?<c>${orders} [^,;:()]*)$`,
    ),
    'you choose : ( <a> ) or ( <b> , <c> )',
  ],
  // Behind "either" no comma is needed to tell where the other begins; "then" is no part of it.
  [new RegExp(`(?<=^(?:[^:()]+ , )?)you may ${eitherOr}`), 'you may : you choose : ( <a> ) or ( <b> , <c> )'],
  [new RegExp(`(?<=^(?:[^()]+ (?:,|:|and|to) )?)(?<!\\bmay )${eitherOr}`), 'you choose : ( <a> ) or ( <b> , <c> )'],
  [
    new RegExp(`(?<=^(?:[^:()]+ , )?)(?<who>your opponent|each opponent|that player|target opponent) must ${eitherOr}`),
    '<who> choose : ( <who> <a> ) or ( <who> <b> , <who> <c> )',
  ],
  // "Any Phobia that you find there must be Discarded": each of them.
  [
    /^any (?<what>(?!1 |#)[^,;:]+?) (?<where>(?:(?:that |which )?you (?:find|see|discover)(?: (?:there|in it))?|there|in it)) must is (?<how>discard|bury)$/,
    'all <what> <where> must is <how>',
  ],
  // "If an opponent is Outside, you may bury one of his Allies": whose else?
  [
    /(?<=\b(?:if|while) (?:a|any|your|1) opponent (?:is|have|know) [^,;:]+ , (?:you may )?(?:bury|discard|flip|look at|take|reveal) (?:[^,;:]*? of )?)their (?=(?:\S+ )?(?:ally|artifact|tome|weapon|spell|monster|hand|threat)\b)/,
    "your opponent 's ",
  ],
  // Who is not there is not meant.
  [
    /^(?:those|all|any|everyone|anyone|each|every|whoever|visitors?|travell?ers?)(?: (?:player|investigator|visitors?|travell?ers?))?(?: here)?(?: who| that)? (?:cannot|is unable to|is not able to) survive(?: in)? (?<where>space|underwater|radiation) (?=lose )/,
    'if you cannot survive <where> , ',
    ['Location'],
  ],
  // "No Ally may be played here at Night, except Ghouls": those that are left out stand with what is forbidden.
  [
    /^(?<head>(?:(?:by|at|during|while|when|if) [^,;:]+ , )?)no (?<what>(?!player|investigator|opponent|1 |gate)[^,;:]+?) may is play here(?<when>(?: (?:by|at|during|while|when|if) [^,;:]+?)?)(?: ,)? (?:except|other than|save|but)(?: for)? (?<not>(?!at |by |in |during |if |while |when |not )[^,;:]+)$/,
    '<head> no <what> except <not> may is play here <when>',
    ['Location'],
  ],
  // "At any Library, you may remain for a Turn": at the place, and not with the card.
  [
    /^(?<at>(?:at|in) (?:a|any)\b[^,:;()]*?) , you may (?:remain|stay)(?: there)? (?:for )?(?<turns>(?:a|1)(?: (?:additional|further|full|extra))? turn) (?:and|to) (?<deed>.+)$/,
    'you may remain <at> for <turns> and <deed>',
  ],
  // "May be played at any Cemetery, and needs no Gate": there alone it needs none.
  [
    /^(?:(?:THIS|it|you) )?(?:may|can) (?:is play|play THIS) (?<where>(?:(?:at|in|on|by|if|while|when|during)\b)[^,:;()]*?) ?[,;] (?:and )?(?:(?:it |THIS )?(?:(?:need|require|use) no gate|do not (?:need|require|use) (?:a |the |any )?gate)|no gate is (?:need|require|use|necessary))(?: there| then)?$/,
    'this card may is play without a gate <where>',
    ['Monster'],
  ],
  // "Great Old Ones may not be played here at Night": by the player who is here, as without a time.
  [
    /^(?<what>(?!THIS\b|it\b|they\b|no\b|(?:any |all )?(?:player|investigator|opponent|gate)\b)[^,;:]+?) (?:may not|cannot|may never) is play here (?<when>(?:by|at|during|while|when|if|unless|except) [^,;:]+)$/,
    'you may not play <what> here <when>',
    ['Location'],
  ],
  [
    /^(?<when>(?:by|at|during|while|when|if|unless) [^,;:]+) , (?<what>(?!THIS\b|it\b|they\b|no\b|(?:any |all )?(?:player|investigator|opponent|gate)\b)[^,;:]+?) (?:may not|cannot|may never) is play here$/,
    '<when> , you may not play <what> here',
    ['Location'],
  ],
  [
    /^no (?<what>(?!player|investigator|opponent|1 |gate)[^,;:]+?) may is play here(?: ,)? (?<when>(?:except|unless|save) (?:at|by|during|while|if|when|it is|you|your) [^,;:]+)$/,
    'you may not play <what> here <when>',
    ['Location'],
  ],
  [
    /^no (?<what>(?!player|investigator|opponent|1 |gate)[^,;:]+?) may is play here (?<when>(?:by|at|during|while|when|if) [^,;:]+)$/,
    'you may not play <what> here <when>',
    ['Location'],
  ],
  [
    /^(?<when>(?:by|at|during|while|when|if) [^,;:]+) , no (?<what>(?!player|investigator|opponent|1 |gate)[^,;:]+?) may is play here$/,
    '<when> , you may not play <what> here',
    ['Location'],
  ],
  // "Only Allies with the Priest attribute may be played here": other Allies may not, and nothing is said of other cards.
  [
    /^only (?<what>(?:[^,;: ]+ )?(?<type>ally|monster|event|artifact|tome|spell)(?: (?:with|of|from|who|that) [^,;:]+)?) may is play here$/,
    'no <type> other than <what> may is play here',
    ['Location'],
  ],
  [
    /^you may (?:only play|play only) (?<what>(?:[^,;: ]+ )?(?<type>ally|monster|event|artifact|tome|spell)(?: (?:with|of|from|who|that) [^,;:]+)?) here$/,
    'no <type> other than <what> may is play here',
    ['Location'],
  ],
  // ---------------------------------------------------------------- what a card takes with it, what casting it takes, what is called off
  [
    /(?<=\b(?:bury|discard) THIS)(?: ,)? (?:and|together with|along with|with) (?:any|all|all of|the|its|each|every)(?: of)?(?: the| its)? spell (?:(?:that |which )?(?:is )?(?:hold |contain |keep )?(?:in|within|by|inside) (?:it|THIS))(?: ,)?/,
    '',
    ['Tome', 'Ally', 'Artifact'],
  ],
  [
    /^(?<price>(?:bury|discard|pay|spend|flip) [^,:]+|use the gate(?: (?:of|at) your current location)?) (?:in order )?to cast THIS$/,
    'to cast this card , you must <price>',
    ['Spell'],
  ],
  [
    /^(?:THIS )?(?:must|may only|can only) is cast (?:only )?(?:at|in|from) (?:a|any) location with a gate \( (?:this )?use (?:the |its |that )?gate \)$/,
    'to cast this card , you must use the gate',
    ['Spell'],
  ],
  // "One Phobia, or two Phobias if it is Night": the condition is of the second number.
  [
    /\b(?<do>bury) (?<n>1|a) (?<what>(?:of your )?(?<kind>phobia)(?: (?:that |which )?affect (?:you|your investigator))?)(?: ,)? or (?<m>#) phobia(?: ,)? (?:if|when|while) (?<when>[^,]+)$/,
    '<do> <n> <what> . if <when> , <do> <m> <kind> instead',
  ],
  [/^(?<what>.+ )is cancel and (?<how>bury|discard)$/, '<what> is cancel . <how> that card'],
  // ---------------------------------------------------------------- Gates that serve again
  [
    new RegExp(`^for ${next}? ?(?:gate use|use of ${gate}|use)(?: after the first)? , (?:you must )?pay ${price}(?: again)?$`),
    "this gate may is use again , but must pay this card 's sanity cost each time",
  ],
  [
    new RegExp(`(?:,? ?but (?:you )?must(?: still)? pay|, provided(?: that)?(?: you)? pay|, pay|\\( pay) ${price} ${again}(?: \\))?$`),
    ", but must pay this card 's sanity cost each time",
  ],
  [new RegExp(`, provided(?: that)? ${price} is pay (?:again )?(?:for )?${again}$`), ", but must pay this card 's sanity cost each time"],
  [
    new RegExp(`^after its first use , ${gate} (?:may|can) is use again at the cost of (?<n>#) sanity(?: point)?(?: for)? ${again}$`),
    'this gate may is use again for <n> sanity',
  ],
  [
    /(?<=\b(?:use|reuse) (?:(?!\bplay\b).)*)(?: ,)? (?:at no|without(?: any| further| additional)?)(?: further| additional| sanity)? cost(?: ,)?(?= (?:while|at|by|during|if|when) |$)/,
    '',
  ],
  [
    /(?<=\buse )(?<often>more than once|again) (?<long>this round|until .+?|for the (?:rest|remainder) of (?:the|this) round) ,? ?(?<dues>(?:at (?:a|the) cost of|for|but must pay|pay) (?:#|1) .+)$/,
    '<often> , <dues> <long>',
  ],
  [new RegExp(`${gate} is not limit to (?:1|a single) use`), 'this gate may is use again'],
  // ---------------------------------------------------------------- what an Epidemic leaves out
  [new RegExp(`^${leaves} (?<who>.+?) and ${others} ${whenStruck}$`), `<who> and <n> other ally of your choice is exclude ${canonical}`],
  [
    new RegExp(`^(?<who>.+?) and ${others} ${left}${absent} ${whenStruck}$`),
    `<who> and <n> other ally of your choice is exclude ${canonical}`,
  ],
  [new RegExp(`^${leaves} (?<who>.+?) ${whenStruck}$`), `<who> is exclude ${canonical}`],
  [new RegExp(`^(?<who>.+?) ${left}${absent} ${whenStruck}$`), `<who> is exclude ${canonical}`],
  [
    new RegExp(`^${whenStruck} , ${leaves} (?<who>.+?) and ${others}(?: when choose who is affected)?$`),
    `<who> and <n> other ally of your choice is exclude ${canonical}`,
  ],
  [new RegExp(`^${whenStruck} , ${leaves} (?<who>.+?)$`), `<who> is exclude ${canonical}`],
  [
    new RegExp(`^${whenStruck} , (?<who>.+?) and ${others} ${left}${absent}$`),
    `<who> and <n> other ally of your choice is exclude ${canonical}`,
  ],
  [new RegExp(`^${whenStruck} , (?<who>.+?) ${left}${absent}$`), `<who> is exclude ${canonical}`],
  [
    /^(?<who>.+?) is (?:never choose|not choose|leave out|exclude) when (?:a random ally must is (?:choose|selected)|any card call for a random ally|a ally is choose at random)$/,
    '<who> is leave out of random choice',
  ],
  [
    new RegExp(`^(?:never|do not) (?:include|choose|count|consider|pick) (?:THIS|it|they) ${byLot}$`),
    'this card is leave out of random choice',
    ['Ally'],
  ],
  [
    new RegExp(`^(?:exclude|ignore|omit|leave out|disregard) (?:THIS|it|they) ${byLot}$`),
    'this card is leave out of random choice',
    ['Ally'],
  ],
  [
    new RegExp(`^(?:THIS|it|they) is (?:(?:not|never) (?:include|choose|count|consider|pick)|exclude|ignore|omit|leave out) ${byLot}$`),
    'this card is leave out of random choice',
    ['Ally'],
  ],
  [
    /^(?:(?:THIS|it|they) )?(?:have |is of )?no value (?:of (?:its|their) own|by (?:itself|himself|herself|themselves|it|they|them)|alone|on (?:its|their) own)$/,
    '',
    ['Ally', 'Monster'],
  ],
  // ---------------------------------------------------------------- what adds up
  [
    /^(?:(?:this|the|its|their)(?: (?:effect|bonus|ability|benefit|increase|reduction))?(?: of THIS)?|multiple copy of THIS|(?:the )?effect of (?:several|multiple|many) (?:copy of )?\S+(?: \S+)?) is (?<how>(?:not )?cumulative)$/,
    '<how>',
  ],
  [
    /^(?:(?:this|the|its|their)(?: (?:effect|bonus|ability|benefit|increase|reduction))?(?: of THIS)?) is (?<how>(?:not )?cumulative with .+)$/,
    '<how>',
  ],
  // "If you would lose the Ally", of him whom this card is given to.
  [/(?<=^(?:if|when) )you would lose (?:the|that|this) ally\b/, 'the ally would is lose', ['Artifact']],
  [/\bcannot is combine with (?=other)/, 'not cumulative with '],
  [/cumulative with other copy of (?:THIS|this)$/, 'cumulative'],
  [/cumulative with other copy of (?:THIS|this) \)$/, 'cumulative )'],
  [/^(?:their|its) command ability is not cumulative with (?:any|each) other$/, 'not cumulative with other command ability'],
  [/^command ability is not cumulative$/, 'not cumulative with other command ability'],
  [/(?<=cumulative with )(?:those|that) of (?:any|each) (?:other )?/, 'other '],
  [
    /^if THIS is (?:lose|bury|discard|bury or discard|discard or bury) , (?:this|the|its|that) (?:benefit|bonus|effect|ability|increase|protection) is (?:also )?(?:lose|end)$/,
    '',
  ],
  // ---------------------------------------------------------------- who bears it
  [
    /^(?:THIS |it )?add (?<n>.+?) to (?:the (?:card )?value of (?:its |the )bearer|(?:its |the )bearer (?:'s )?(?:card )?value)(?!.*,)/,
    'the bearer gain <n>',
    ['Artifact'],
  ],
  [/ while (?:they|it|that ally|the ally|the bearer) (?:bear|carry|wear|hold) THIS$/, '', ['Artifact']],
  [
    /(?:while|if) THIS (?:remain|stay) with (?:them|it|the ally|that ally|the bearer)\b/,
    'while this card is in play',
    ['Artifact', 'Event'],
  ],
  [/^(?:place|put) (?:it|THIS) (?:beneath|under|with) (?:that|the) ally$/, '', ['Artifact', 'Event']],
  [/^while (?:they|it|that ally|the ally) do so ,/, '', ['Artifact', 'Event']],
  [
    /^(?:(?:a|each|any) )?ally may (?:only )?(?:bear|carry|use|hold|have|wield) (?:only |just )?(?<n>1) weapon(?: at a time| each)?$/,
    '<n> weapon per ally',
    ['Artifact'],
  ],
  [/^only (?<n>1) weapon (?:may is (?:bear|use|carry|hold) by|for|to) (?:a|each|any) ally$/, '<n> weapon per ally', ['Artifact']],
  [/^no ally may (?:bear|carry|use|hold|have|wield) more than (?<n>1) weapon(?: at a time)?$/, '<n> weapon per ally', ['Artifact']],
  [/^limit(?: of)? (?<n>1) weapon (?:per|for each) ally$/, '<n> weapon per ally', ['Artifact']],
  [
    /^(?:if lose , )?(?:it|they|(?:the|that) (?:artifact|weapon|tome)) (?:may|can) is replace (?:with|by) another(?: (?:1|artifact|weapon|tome))?(?: on a later turn)?(?: ,? ?if lose)?$/,
    '',
    ['Ally'],
  ],
  // What an Ally carries is played on a Turn like all other cards.
  [/(?<=^you may (?:assign|place|attach|put) .+ (?:to|with|beneath|under) THIS) (?:on|as|during) your turn\b/, '', ['Ally', 'Artifact']],
  [/^(?:on|as|during) your turn ,? ?(?=you may (?:assign|place|attach|put) .+ (?:to|with|beneath|under) THIS)/, '', ['Ally', 'Artifact']],
  [
    / , (?:both )?(?:yours|your own) (?:and|or|as well as) (?:(?:those of )?(?:your |the |any |all |each )?opponents?(?: 's| ')?|(?:those of )?(?:any other|other|all other|each other) player(?: 's| ')?) ,(?= )/,
    ' of any player',
  ],
  // A Pass that is called off is void.
  [
    /(?<=^(?:when|each time|if) (?:your opponent|(?:a|any|another|each) (?:opponent|player|other player)) (?:pass|(?:declare|announce|make) a pass) , (?:you may )?(?:(?:(?:flip|bury|discard) THIS(?: face-down)?|(?:pay|spend) (?:#|1) sanity(?: point)?) (?:to|:|and) )?)(?:cancel|void|negate|annul) (?:it|that pass|this pass|the pass|that)$/,
    'void 1 pass of that player',
  ],
  // Nobody buries a Phobia as a price.
  [
    /^(?<deed>(?:you )?(?:gain|lose|draw|discard) [^,]+?) (?:when|each time|if) you bury (?:a|any|1) (?<what>phobia)(?: (?:that )?affect (?:you|your investigator))?$/,
    'when a <what> that affect you is bury , <deed>',
  ],
  [
    /^(?:when|each time|if) you bury (?:a|any|1) (?<what>phobia)(?: (?:that )?affect (?:you|your investigator))? ,(?= (?!.*\binstead\b))/,
    'when a <what> that affect you is bury ,',
  ],
  // One value or the other.
  [
    /^(?:(?:THIS 's|their|its|the) )?(?:card )?value(?: of THIS)? is (?<n>#|1)(?: point)? (?:at night|(?:if|while|when) it is night)(?: ,| ;)? (?:and |or |but )?(?:otherwise|else)(?: ,)?(?: it is)? (?<m>#|1)(?: point)?$/,
    'at night , the value of this card is <n> . by day , the value of this card is <m>',
    ['Ally', 'Monster'],
  ],
  [
    /^(?:(?:THIS 's|their|its|the) )?(?:card )?value(?: of THIS)? is (?<n>#|1)(?: point)? (?:by day|(?:if|while|when) it is day)(?: ,| ;)? (?:and |or |but )?(?:otherwise|else)(?: ,)?(?: it is)? (?<m>#|1)(?: point)?$/,
    'by day , the value of this card is <n> . at night , the value of this card is <m>',
    ['Ally', 'Monster'],
  ],
  [
    /^(?:(?:THIS 's|their|its|the) )?(?:card )?value(?: of THIS)? is (?<n>#|1)(?: point)? (?:if|while|when) (?<when>[^,]+)(?: ,| ;)? (?:and |or |but )?(?:otherwise|else)(?: ,)?(?: it is)? (?<m>#|1)(?: point)?$/,
    'while <when> , the value of this card is <n> . unless <when> , the value of this card is <m>',
    ['Ally', 'Monster'],
  ],
  // Where an opponent is, is his place.
  [
    /(?<=^(?:when reveal ,? ?)?if (?:(?:your|the|a) )?opponent is (?:at|in) [^,]+ , )(?:(?:they|your opponent|that player) (?:must )?)?(?<how>bury|discard) (?:that|their|the) location(?=$| ,)/,
    "<how> your opponent 's current location",
    ['Monster', 'Event'],
  ],
  // ---------------------------------------------------------------- how long it lies face-down
  [
    /(?<=\bflip (?:1|a|#) [^,;]+? face-down)(?: ,| ;| and| , and) (?:it|they|(?:that|the) (?:card|artifact|ally|tome)) (?:may not|cannot) is (?:flip|turn)(?: back)? (?:face-up|up)(?: again)? (?:for the (?:rest|remainder) of (?:this|the) round|until the end of (?:this|the) round|this round|before the end of (?:this|the) round)$/,
    ' . it cannot is flip face-up until the end of the round',
  ],
  // ---------------------------------------------------------------- what survives
  [
    /^(?:THIS )?(?:cannot|may not|is not) (?:is )?bury (?:in|during) (?:any )?combat$/,
    'if this card would is bury in combat , it stay in play instead',
    ['Ally', 'Artifact'],
  ],
  [/\bspell (?:that|which) (?:bear|have) the (?<icon>\S+) (?:icon|symbol)\b/, '<icon> spell'],
  [
    /^(?<who>each opponent|your opponent|a opponent|1 opponent) must (?:show|reveal)(?: to)?(?: you)? (?<n>#|1) random card (?:from|of|in) their hand(?: to you)?$/,
    '<who> reveal <n> random card of their hand',
  ],
  [
    /^(?:THIS |it )?cost no sanity (?:if|when) (?:cast|you cast (?:it|THIS)) (?=(?:at|in) (?!night|day))/,
    'this card cost no sanity while you is ',
    ['Spell'],
  ],
  [/^cost no sanity (?=if|when|while|at|in|by|during)/, 'this card cost no sanity ', ['Spell']],
  [/(?<=^you must is able to survive [^,]+?) , (?=or lose )/, ' '],
  [
    /\buse (?<where>new aeon|dreamlands|waking world|(?!the |this |a |any |your |its |their |that |no )\S+) gate (?=to play )/,
    'use any <where> gate ',
  ],
  [
    /(?<=\bbypass [^,]*)(?:that|who) (?:(?:is not|do not) (?:carry|bear|wield|have)(?: a| any)?|(?:carry|bear|have|wield) no) weapon\b/,
    'without a weapon',
  ],
  // ---------------------------------------------------------------- on the way
  // Where a card permits to walk it is to any Region.
  [/(?<=\bmay walk .*\bto .+?),? even (?:if it is )?in (?:a |any )?(?:different|other|another) region$/, ''],
  [/\b(?<verb>remain|stay) (?:aboard|aloft|on board|in flight|afloat|at sea|in the air)(?: (?:THIS|THING))?/, '<verb> here', ['Event']],
  [/\b(?<verb>remain|stay) (?:on|in|with) (?:the )?(?:THING|THIS)(?= for |$)/, '<verb> here', ['Event']],
  [
    /^(?:THIS may is play|may is play|you may play THIS) from (?<where>(?:any|a) (?!region|location (?:in|of) (?:any|the same|another)|other region|dimension)[^,;:()]+)$/,
    'you may walk to this card from <where>',
    ['Location'],
  ],
  [/(?<=\b(?:survive|protect) .*) while (?:travel|travel(?:l)?ing|aboard|on board|in transit|on THIS)$/, '', ['Event']],
  [/^while (?:travel|travel(?:l)?ing|aboard|on board|in transit|on THIS) ,(?= .*\b(?:survive|protect))/, '', ['Event']],
  [
    /^(?<who>.+?) must spend (?<whose>their|your) next turn (?:in )?(?:\S+ )?\( (?:play(?:ing)?|do not play) no card ,? ?(?:and )?(?:do )?not pass(?:ing)? \)$/,
    '<who> lose <whose> next turn',
  ],
  [/^if both your investigator and your opponent 's (?:investigator )?is /, 'if you and your opponent is '],
  [/(?<=^if (?:this card |THIS )?(?:is )?summon.*, you may )instead /, '', ['Monster']],
  [/^join no (?:other )?(?<what>.+)$/, 'may not join <what>'],
  [/^survive (?=radiation|underwater|in space|space)/, 'can survive ', ['Ally', 'Artifact', 'Monster']],
  [/(?<=\bdiscard .*\bof their choice) from the hand/, ' from their hand'],
  [/(?<=\bgate to play )(?:a|any|1) (?<a>[^,]+?) or (?:(?:a|any|1) )?(?<b>[^,]+?) as a ally/, 'any <a> or <b> as a ally'],
  [/(?<=\bwalk to .+?)(?: ,)? even (?:from|in) (?:another|a different) dimension$/, ''],
  [/^no language is (?:require|need) to play THIS/, 'you may play this card regardless of language'],
  [/(?<=\bcast .*\blose (?:#|1) sanity(?: point)?) more than (?:the )?(?:usual|normal)(?: cost)?/, ''],
  [/^(?<what>(?!.*\bally\b).*) while (?:they|it) is in play$/, '<what>', ['Ally']],
  [/^(?:this|it) (?:is|do) not (?:consider|count as|treat as|count)(?: to is)? (?:a )?pass$/, ''],
  [/\bdraw a number of card equal to (?<as>.+)$/, 'draw card equal to <as>'],
  [/^no (?:ally|monster|card) may is reduce (?:below|to less than) (?<n>#|1)(?: point)?$/, 'not below <n>'],
  // ---------------------------------------------------------------- who is safe, and when
  [
    /^(?<head>(?:for the rest of (?:the|this) (?:round|turn|combat)|until the end of (?:the|this)? ?(?:round|turn|combat))) (?=(?:you|your|all|each|no|any|THIS|target|ally|monster|other) )/,
    '<head> ,',
  ],
  [/^while (?<what>.+?) is in play on your side\b/, 'while you have <what> in play'],
  [/(?<lead>.+) while (?<what>.+?) is in play on your side$/, '<lead> while you have <what> in play'],
  [/^for (?:the )?purpose of (?:complete|play) (?:a |any |your )?adventure , (?<rest>.+)$/, '<rest> for a adventure'],
  [/(?<=\bally) , (?:who|which) must is (?<what>.+)$/, ' . the ally must is <what> to use this card', ['Artifact']],
  // ---------------------------------------------------------------- how large a Hand is
  [
    /(?<!(?:maximum|minimum) .*)the (?<stat>maximum|minimum) number of card (?:that )?you (?:may|must|can) keep(?: in your hand)?/,
    'your <stat>',
  ],
  [
    /^(?<lead>(?:while [^,]+, )?)THIS (?<verb>subtract|add) (?<n>#|1) (?<prep>from|to) your (?<stat>maximum|minimum)/,
    '<lead> <verb> <n> <prep> your <stat>',
  ],
  [/\bincrease by (?<n>#|1) your (?<stat>maximum|minimum)/, 'increase your <stat> by <n>'],
  [/\b(?:reduce|decrease|lower) by (?<n>#|1) your (?<stat>maximum|minimum)/, 'reduce your <stat> by <n>'],
  [
    /\byour (?<stat>maximum|minimum) is (?<n>#|1)(?: card)? (?:lower|smaller|less)(?: than (?:usual|normal))?/,
    'your <stat> is reduce by <n>',
  ],
  [
    /\byour (?<stat>maximum|minimum) is (?<n>#|1)(?: card)? (?:higher|greater|larger|more)(?: than (?:usual|normal))?/,
    'your <stat> is increase by <n>',
  ],
  [/\byou may keep (?<n>#|1)(?: card)? (?:more than|above|over|beyond) your maximum/, 'your maximum gain <n>'],
  [
    /^if this is your current location (?:during the discard (?:phase|step)|at the end of (?:the|each|a) round)(?= , your maximum)/,
    'while you is here',
  ],
  [/^when draw(?:ing)? (?:your )?card (?=at the start of)/, ''],
  [
    /(?<=^(?:when|if|while) .*) at the start of (?:a|each|any) round , (?:you (?:may )?)?draw (?<n>#|1) (?:card more than (?:usual|normal)|(?:more|additional|extra) card)$/,
    ', you draw <n> more card',
  ],
  [
    /^at the start of (?:a|each|any) round , (?:you (?:may )?)?(?:draw|receive) (?<n>#|1) (?:card above your normal limit|card more than (?:usual|normal))$/,
    'you draw <n> more card',
  ],
  [
    /^at the start of (?:a|each|any) round , (?:you )?draw (?<n>#|1) (?:card (?:fewer|less) than (?:usual|normal)|fewer card)$/,
    'you draw <n> fewer card',
  ],
  [/^your hand size is increase by (?<n>#|1) card when you draw at the start of each round$/, 'you draw <n> more card'],
  [/\byou receive (?<n>#|1) (?:additional|extra|more) card at the start of each round/, 'you draw <n> more card'],
  // ---------------------------------------------------------------- how many Spells a Tome holds
  [/(?<n>#|1) spell more than (?:(?:their|its) )?(?:(?:normal|usual|printed) (?:spell )?capacity|usual|normal)/, '<n> more spell'],
  [/^(?<of>.+?) have (?:their|its) spell capacity (?:raise|increase) by (?<n>#|1)/, 'increase the spell capacity of <of> by <n>'],
  [/^(?<of>.+?) have (?:their|its) spell capacity (?:reduce|lower|decrease) by (?<n>#|1)/, 'reduce the spell capacity of <of> by <n>'],
  // "Bury this card to cancel one Phobia": one that affects you, for none has just been played.
  [
    /\bcancel (?:the effect of )?(?:1|a|any|any 1) phobia(?: event)?(?: affect (?:you|your investigator))?$/,
    'bury 1 phobia that affect you',
    ['Artifact', 'Tome', 'Ally'],
  ],
  // ---------------------------------------------------------------- Travel that sets out from here
  [
    /^you may use (?:THIS|this card|this location) to play (?<what>(?:a|any) [^,]*\btravel[^,]*)$/,
    'you may play <what> here',
    ['Location'],
  ],
  // ---------------------------------------------------------------- Day and Night
  [/^night fall$/, 'it is night', ['Event']],
  [/^(?:day|dawn) (?:break|dawn)$/, 'it is day', ['Event']],
  [/^(?:when THIS is play ,? ?)it (?:is|become) (?<time>day|night)$/, 'it is <time>', ['Event']],
  [
    /^it (?:is|become) (?<time>day|night) (?:for (?:all|each) player|,? ?(?:both )?in the waking world and (?:in )?the dreamlands)$/,
    'it is <time>',
  ],
  // "Each time a Star is played, and at the start of each Turn that you are Outside at Night": the Night belongs to that Turn.
  [
    /(?<=\bturn (?:that|when|while|in which|on which) )(?<who>you is [^,]+?) (?:at|by|during(?: the)?) (?<time>night|day)(?= and |,|$)/,
    'it is <time> and <who>',
  ],
  // "Look through your Story Deck and take one Artifact into your Hand": one that lies there, and none in play.
  [new RegExp(`\\b${lookFor('your')} your hand\\b`), 'search your <zone> for <what> and put it into your hand'],
  [new RegExp(`\\b${lookFor("(?:your|a|1|any) opponent 's")} your hand\\b`), "return <what> in your opponent 's <zone> to your hand"],
  [new RegExp(`\\b${lookFor('your')} play\\b`), 'put <what> in your <zone> into play'],
  [/^any (?<what>.+?) event already in play is bury$/, 'bury any <what> event in play'],
  [/^bury (?<what>(?:day|night|storm|star) event in play)$/, 'bury all <what>'],
  [/(?<=^bury any (?:day|night) event or )other (?=(?:day|night) event)/, ''],
  // ---------------------------------------------------------------- until when it lies there
  [/^bury THIS (?:on the play of|as soon as|the next time) (?<what>(?!.*\bplay\b).+ event)$/, 'bury this card when <what> is play'],
  [/^bury THIS (?:the next time|the first time|as soon as) (?<what>(?:a|any|another) .+ is play)$/, 'bury this card when <what>'],
  [/^THIS is (?<how>bury|discard) (?<when>(?:when|if) .+ is play)$/, '<how> this card <when>'],
  [/^THIS remain in play until (?<what>(?:a|any|another) .+ is play) , bury it$/, 'bury this card when <what>'],
  // ---------------------------------------------------------------- who defends beside it
  [
    /^(?<all>(?:all|each|your|other).+?) (?:defending|who defend|that defend) (?:along|together) with THIS (?<does>(?:add|gain) .+)$/,
    'while this card is a defending ally , <all> who defend <does>',
    ['Ally'],
  ],
  [
    /^(?<all>(?:all|each|your|other).+?) (?<does>(?:add|gain) .+?) (?:when|while|if) they defend (?:along |together )?with THIS$/,
    'while this card is a defending ally , <all> who defend <does>',
    ['Ally'],
  ],
  [
    /^(?:when|while|if) (?:THIS|they) (?:defend|is among your defending ally|is choose to defend) ,(?= (?:all|each|every|your|other|they|THIS|its|their) (?!.*(?:sanity|card from|discard|bury|flip|return)))/,
    'while this card is a defending ally ,',
    ['Ally'],
  ],
  [/(?<=(?:all|each|your) other \S+(?: \S+)?) choose as (?:a )?defending ally(?= (?:add|gain))/, 'who defend', ['Ally']],
  [/(?<=other (?:defending )?.+ (?:add|gain) (?:#|1) point) per card\b/, ''],
  [
    /^(?<if>if (?:THIS )?(?:is )?(?:summon|control)(?: or (?:is )?(?:summon|control))? , )(?<how>bury|discard|return) it\b/,
    '<if> <how> this card',
    ['Monster'],
  ],
  ...[1, 2].map(
    (): Clause => [
      /(?<=^.*\bif your sanity is .* if )it is (?=(?:# or |# to |more than |less than |at least |between ))/,
      'your sanity is ',
    ],
  ),
  // A Cultist may be in the Threat, or defend as the Ally he is.
  [
    /(?<=(?:gain|add|lose|subtract|value|double|halve) .*)(?:against|(?:when|while|if) (?:fight|fighting)(?: against)?) (?:any |a )?(?<who>cultist)$/,
    'if opposing by <who>',
    ['Monster'],
  ],
  [
    /(?<=^(?:.* , )?)if your opponent have (?<n>a|1) (?<what>[^,:;()]+?) in play , (?:they|your opponent|that player) (?:must )?(?<how>bury|discard|flip) (?:it|that card|that (?:ally|artifact|tome|event))(?<face>(?: face-down)?)$/,
    'your opponent must <how> <n> <what> <face>',
    ['Monster', 'Event', 'Spell'],
  ],
  [/(?<=\b(?:if|when) (?:you|your opponent|any player)) ever(?= (?:have|lose|gain|play|pass|is)\b)/, ''],
  [
    /^(?<tome>(?:this|that|the) tome) (?<fate>(?:suffer|share) [^,:;()]+?)(?: ,)? and (?:may|can) (?:hold|contain) (?<n>#|1) (?<more>additional|more|extra) spell$/,
    '<tome> <fate> . each tome hold by this card may contain <n> <more> spell',
    ['Ally'],
  ],
  [
    /^(?:if|while|when) (?:THIS|they|it) (?:hold|carry|bear|have) (?:a|any|the) (?<tome>tome) , (?:it|(?:this|that|the) tome) (?:may|can) (?:hold|contain) (?<n>#|1) (?<more>additional|more|extra) spell$/,
    'each <tome> hold by this card may contain <n> <more> spell',
    ['Ally'],
  ],
  [
    /^(?:this|that|the) tome (?:may|can) (?:hold|contain) (?<n>#|1) (?<more>additional|more|extra) spell$/,
    'each tome hold by this card may contain <n> <more> spell',
    ['Ally'],
  ],
  [/^(?:they|it) and (?=(?:all|each|every|your|any|other) )/, 'this card and ', ['Ally', 'Monster']],
  // "If you have two or more Cultists, each gains 1": those; "all Ghouls each gain 1": they.
  [
    /(?<=^(?:if|while|when) you have (?:at least # |# or more |# )(?<what>[^,:;()]+?) in play , )each(?: of (?:them|those))? (?=gain|add|lose|is)/,
    'each of your <what> ',
  ],
  [
    /(?<=^(?:if|while|when) (?:you have |your threat contain )?(?:at least # |# or more |# )(?<what>[^,:;()]+?)(?: (?:is )?in (?:your|the same|its) threat)? , )each(?: of (?:them|those))? (?=gain|add|lose|is)/,
    'each <what> in your threat ',
    ['Monster', 'Ally'],
  ],
  [/(?<=[^,:;. ] )each (?=(?:add|gain) (?:#|1))/, ''],
  // ---------------------------------------------------------------- what is passed by, and what it counts as
  [/bypass (?:all |any )?(?:defending |opposing )?ally and attack (?:the |your opponent 's |their )?investigator directly/, 'bypass ally'],
  [
    /(?<=^|, )monster (?:which|that|who) (?:normally |can |may |would )?bypass (?:combat with )?(?:defending )?ally (?:do not|cannot|may not) bypass THIS$/,
    'monster may not bypass this card',
  ],
  [/(?<=combat with )the opposing threat/, "your opponent 's threat"],
  [/(?<=(?:count|treat|consider|is) .+) for (?:all purpose|the purpose of all other card|all game purpose)$/, ''],
  [/\bno longer cost (?:you )?sanity\b/, 'cost no sanity'],
  [
    new RegExp(
      `^(?:THIS )?(?:may|can) ${standFor} (?:any )?(?:a |1 )?(?<a>(?!${cardType})\\S+) or (?:any )?(?:a |1 )?(?<b>(?!${cardType})\\S+) ${required}$`,
    ),
    'this card count as a <a> for any adventure that require a <a> . this card count as a <b> for any adventure that require a <b>',
  ],
  [
    new RegExp(`^(?:THIS )?(?:may|can) ${standFor} (?:any )?(?:a |1 )?(?<a>(?!${cardType})\\S+) ${required}$`),
    'this card count as a <a> for any adventure that require a <a>',
  ],
  [
    new RegExp(
      `^(?:THIS )?(?:may|can) ${standFor} (?:any )?(?:a |1 )?(?<a>${cardType}) or (?:any )?(?:a |1 )?(?<b>${cardType}) ${required}$`,
    ),
    'may is use as any one <a> when you complete a adventure . may is use as any one <b> when you complete a adventure',
  ],
  [/(?<=^(?:THIS )?(?:may|can) is (?:play|find) (?:at|in) .+) in (?:any|either) dimension$/, ' regardless of dimension'],
  [/(?<=\bplay (?:a|any|1|any 1)(?: new)? (?:\S+ ){0,3}location) from (?=(?:any|another|a different)(?: other)? region)/, ' in '],
  // ---------------------------------------------------------------- where, when and how, told in few words
  [/^(?:while|when|if|as) a defending ally(?= ,)/, 'while defending', ['Ally']],
  [/(?<=.) (?:while|when) a defending ally$/, ' while defending', ['Ally']],
  [
    /(?<=\b(?:bury|discard|flip|take|steal|choose) (?:(?:any )?1|a|any|#|up to #) (?:random )?(?:\S+ )?(?:spell|weapon)(?: of your choice)?) (?:choose )?(?:in|from|on|hold by|know by|bear by|carry by) (?:(?:any|1|any 1|a) of (?:your opponent|a opponent|any opponent|the opponent)|(?:a|any|any 1|1) opponent) 's (?<who>tome|ally|artifact)(?= |$)/,
    ' in a <who> of your opponent',
  ],
  [
    /^(?:only )?(?<n>#|1|# more|1 more) pass is (?:now )?(?:need|require|necessary) to end (?:(?:the |this |the current )?(?:card )?play (?:in |of |for |during )?|)(?:this|the current) (?:round|game round)$/,
    'until the end of the round , <n> pass is need to end a round',
    ['Event', 'Spell', 'Artifact', 'Tome', 'Ally'],
  ],
  [/(?<=(?:#|1)(?: more)? pass )is (?:now )?(?:need|require|necessary) to end (?:the )?(?:card )?play$/, ' is need to end a round'],
  [/(?<=\bit take (?:#|1)(?: more)? pass to end )(?:the )?(?:card )?play$/, ' a round'],
  [
    /(?<=^(?:THIS )?(?:may|can) only is (?:play|cast) )(?:when|while|if) (?<a>[^,]+?)(?: ,)? or (?:when|while|if) (?<b>[^,]+)$/,
    'if <a> or if <b>',
  ],
  [
    /(?<=^(?:THIS )?(?:may|can) only is (?:play|cast) )(?:at|by) (?<a>night|day) or (?:when|while|if) (?<b>[^,]+)$/,
    'if it is <a> or if <b>',
  ],
  ...changesValue.flatMap(([how, head, tail]) => chosenOne(how, head, tail)),
  [
    /^(?<if>(?:(?:if|while) [^,]+ , )?)(?<who>THIS|it|they) (?<may>may|can) is (?<how>bury|discard|flip(?: face-down)?) (?<when>(?:when|whenever|before|after|at the (?:start|end) of) [^,]+?) to (?<deed>.+)$/,
    '<when> , <if> <who> <may> is <how> to <deed>',
  ],
  [
    /^(?:a|1|any 1|any) (?<what>(?:\S+ )??phobia(?: event)?) (?:(?:that|which) is )?(?:just )?(?:play|lay) (?:on|against) you(?: by (?:a|your|any) opponent)? (?:now )?(?:affect|is move to|is transfer to) (?:(?:your|that|the) opponent|its (?:owner|player))(?: instead(?: of you)?)?$/,
    'after your opponent play a <what> on you , let that card affect your opponent',
  ],
  // "Each player with a Tome must discard one": one of what he has.
  [
    /(?<head>(?:^|, )each (?:player|opponent|other player|investigator) (?:with|who have|that have) (?:a|at least 1) (?<what>ally|tome|artifact|weapon)(?: in play)?) (?<must>(?:must )?)(?<how>bury|discard) (?<n>1)(?: of them)?$/,
    '<head> <must> <how> <n> <what>',
  ],
  [/(?<=\bplay .*location.*?)(?: ,)? as (?:if|though)(?: you (?:is|be))? walk$/, ', walk'],
  [/(?<=\bplay (?:a|any|1|any 1)(?: new)? (?:(?!\b(?:turn|flip)\b).)*location(?:(?!\b(?:turn|flip)\b).)*?)(?: ,)? crosswise$/, ', walk'],
  [
    /(?<=\bplay (?:a|any|1|any 1)(?: new)? (?:(?!\b(?:turn|flip)\b).)*location(?:(?!\b(?:turn|flip)\b).)*?)(?: ,)? crosswise(?= (?:if|while|unless) )/,
    ', walk ,',
  ],
  [
    /^(?<who>.+?) (?<not>may not|cannot) absorb (?:any )?(?:point|damage)(?: of damage)? (?:of|from|deal by|cause by) (?:(?:its|their|the|THIS 's) attack|THIS)$/,
    '<who> <not> defend against this card',
    ['Monster'],
  ],
  // ---------------------------------------------------------------- what holds Spells
  [/(?<=\bspell\b.*)(?: ,)? (?:if|provided|as long as) (?:(?:the|its|their) )?(?:spell )?(?:icon|symbol) match$/, ''],
  [/(?<=\bspell\b.*) (?:with|of|bear) a match icon(?= |$)/, ''],
  // ---------------------------------------------------------------- what happens instead, and against whom
  [
    /^(?:at |on )?the (?:first|next) time(?: that)? (?<what>.+ would is .+?) , (?<deed>(?:you may )?(?:bury|discard) THIS instead)$/,
    'if <what> , <deed>',
    ['Artifact', 'Ally', 'Tome'],
  ],
  [
    /^(?<deed>(?:you may )?(?:bury|discard) THIS) (?:when|if|whenever) (?<what>.+ would is (?:bury|discard|lose).*)$/,
    'if <what> , <deed> instead',
    ['Artifact', 'Ally', 'Tome'],
  ],
  [
    /(?<=^(?:when|if|whenever) .+ would is (?:bury|discard|lose) , (?:you may )?(?:bury|discard) THIS)$/,
    ' instead',
    ['Artifact', 'Ally', 'Tome'],
  ],
  [
    /\b(?<what>(?:subtract|add) (?:#|1)(?: point)? (?:from|to) (?:each|any|every|all)(?: directed)? threat (?:against|attack|direct at|aim at|at) you) (?:that|which) (?:contain|include|have) (?<is>.+)$/,
    '<what> if it contain <is>',
  ],
  [/\b(?:steal|bury|discard) or otherwise lose\b/, 'lose'],
  [/(?<=^(?:THIS )?(?:(?:may|can) )?(?:hold|contain|know) [^,]*spell) in (?:THIS|it)(?= |$)/, '', ['Tome', 'Artifact', 'Ally']],
  [/\bfulfill (?:the|any|a) requirement (?:for|of)/, 'count as'],
  [/(?<=\brequire |\bneed )in (?=(?:a|any|your) adventure)/, 'for '],
  [/when play (?=(?:a|any|your) adventure)/, 'when complete '],
  [/^the (?<what>\S+) attribute disappear from (?<from>.+)$/, '<from> lose the <what> attribute'],
  [/(?<=^you may have .*(?:#|number) )of these (?:ally|card)(?= in play)/, 'copy of this card', ['Ally']],
  [/^there may is any number of (?<what>.+) in play(?: at the same time)?$/, 'you may have any number of <what> in play'],
  [/(?<=may is in play) on your side$/, ''],
  [/(?<=more than 1 copy of )any /, ''],
  [
    /^(?<lead>while THIS is in play , )?all sanity gain (?:is|become) loss and (?:all )?(?:sanity )?loss (?:is|become) gain$/,
    '<lead> all sanity gain is loss instead . <lead> all sanity loss is gain instead',
  ],
  // ---------------------------------------------------------------- what is done by turning it over
  [/^(?<when>as your turn ,(?: you may)?) flip THIS$/, '<when> flip this card face-down'],
  [
    /^(?<pay>(?:as your turn ,)?(?: you may)? ?(?:pay|spend) (?:#|1) sanity(?: point)? (?:to|and)) flip THIS$/,
    '<pay> flip this card face-down',
  ],
  [/^flip THIS(?: face-down)? on your turn$/, 'as your turn , flip this card face-down'],
  [
    /\b(?:for )?while (?:(?:it|they) (?:is|remain|stay|lie) (?:face-down|flip)|THIS (?:remain (?:face-down|flip)|is flip)|(?<=for while )THIS is face-down)\b/,
    'while this card stay face-down',
  ],
  [/\buntil (?:it|they|THIS) is (?:turn|flip) face-up(?: again)?\b/, 'while this card stay face-down'],
  // ---------------------------------------------------------------- Turns to come
  [/^play THIS$/, '', ['Event']],
  // What is revealed in Combat is this card, of which alone it is asked.
  [
    /^if (?<c>(?![^,]*\b(?:a|any|1|another|the)\b)[^,]+) when (?:THIS|it) is reveal , (?<how>bury|discard) it$/,
    'when reveal , if <c> , <how> this card',
    ['Monster'],
  ],
  [/^(?<how>bury|discard) it (?=(?:if|unless) [^,]+ when (?:it is )?reveal$|when (?:it is )?reveal )/, '<how> this card ', ['Monster']],
  [
    /(?<=\bsurviv(?:e|ing) (?:the |a )?cosmic battle )(?:also )?(?:steal|take|seize) (?<what>(?:1|#|a)(?: random)? card) (?:from|in) (?<whose>(?:your|the) opponent 's) hand(?: ,)? and discard (?:it|they|them)$/,
    'discard <what> from <whose> hand',
    ['Monster'],
  ],
  // "Even if there is no Gate there" asks for no Location without one.
  [
    /(?: ,)? (?:even (?:if|though|when)|whether or not|whether|regardless of whether) (?:there is (?:no|a) gate(?: there| here)?|(?:it|that location|they) have (?:no|a) gate|(?:it|that location) do not have a gate)(?: or not)?$/,
    ' regardless of the gate',
    ['Monster'],
  ],
  [/^(?:your )?opponent spend their next turn do nothing$/, 'your opponent lose their next turn'],
  [/^target opponent must play a location as their next turn$/, 'your opponent must play a location next'],
  [/\bon a (?:subsequent|later|following) turn \( not this 1 \)/, 'on a later turn'],
  [/right-side-up on your story deck/, 'right-side-up on top of your story deck'],
  [
    /(?<=(?:^|[:,] |\bfor )(?:each|all|every) (?:player|investigator)) (?:, include (?:you|yours|yourself|your|your own|your investigator) ,|\( include (?:you|yours|yourself|your|your own|your investigator) \))/,
    '',
  ],
  [/\bthe caster 's\b/, 'your', ['Spell']],
  [/\bthe caster\b/, 'you', ['Spell']],
  [
    /^(?:during|throughout|for) (?:this|the current|the present) round(?: ,)? (?=(?:no|each|all|any|every|you|your|the|spell|it) )/,
    'for the rest of the round , ',
    ['Event', 'Spell'],
  ],
  // What is done in place of a price, and the price of what.
  [/\binstead of pay (?:a|any|the|each) (?<what>[^,:;]+?) 's sanity cost\b/, 'instead of pay the sanity cost of a <what>'],
  [/^(?<head>instead of pay [^,:;]+?) you may (?<what>bury|discard|flip)\b/, '<head> , you may <what>'],
  // One preposition is enough for what one is proof against.
  [/(?<=\baffect(?:ed)? by [^,:;.]+?) (?<or>or|and|nor) by (?=(?:\S+ ){0,2}\S+$)/, ' or '],
  [/(?<=\b(?:protection|protect) from [^,:;.]+?) (?<or>or|and) from (?=(?:\S+ ){0,2}\S+$)/, ' and '],
  [/(?<=\b(?:immune|immunity) to [^,:;.]+?) (?<or>or|and) to (?=(?:\S+ ){0,2}\S+$)/, ' and '],
  [/(?<=\bnot affect(?:ed)? by [^,:;.]+?) nor (?=(?:\S+ ){0,2}\S+$)/, ' or '],
  // Storms and whoever is on the way.
  [/^(?<what>storms?(?: event)?) do not affect your travel$/, 'you may travel regardless of storm'],
  [
    /^(?<head>(?:while [^,]+ , )?)your travel (?:is not|cannot is|may not is) (?:affect(?:ed)?|prevent|hinder|stop|delay|impede|hamper) by (?<what>(?:any |all )?storms?(?: event)?)$/,
    '<head> you may travel regardless of storm',
  ],
  [
    /^(?<head>while [^,]+?(?: in play)) your travel (?:is not|cannot is|may not is) (?:affect(?:ed)?|prevent|hinder|stop|delay|impede|hamper) by (?<what>(?:any |all )?storms?(?: event)?)$/,
    '<head> , you may travel regardless of storm',
  ],
  [
    /^(?<what>storms?(?: event)?) do not affect you(?: ,)? (?:and |or )?your ally(?: ,)? (?:and|or) your travel$/,
    '<what> do not affect you or your ally . you may travel regardless of storm',
  ],
  [
    /^(?<what>storms?(?: event)?) do not affect you (?:and|or) your travel$/,
    '<what> do not affect you . you may travel regardless of storm',
  ],
  // Whose place is named after him.
  [
    /\bwith (?:a|his|their|the) current location in the same (?<where>region|subregion|city|dimension) as (?:yours|your|you)\b/,
    'in the same <where> as you',
  ],
  [/\bwith (?<a>a|any) (?<where>[^,:;]+?) as (?:his|their|its|your|the) current location\b/, 'whose current location is <a> <where>'],
  [
    /(?<=\b(?:player|opponent|investigator) )with a (?<where>outside|inside|underground|underwater) current location\b/,
    'whose current location is <where>',
  ],
  [
    /^(?:your opponent|opponent|the opponent|that opponent|that player|they) (?:must )?(?:return|take|put) (?:it|that card|the card|that (?<what>ally|artifact|tome|spell|event|monster|location)|the (?:ally|artifact|tome|spell|event|monster)) (?:back )?(?:to|in|into) their hand$/,
    "return it to its owner 's hand",
  ],
  [/^(?:it|that card|the card) (?:go|come) back (?:to|into) (?:their|its owner 's) hand$/, "return it to its owner 's hand"],
  [/(?<=\S )(?<!\bis )among your ally(?= (?:add|gain|lose|may|cannot|is|know|have|can)\b|$)/, 'you have in play as ally'],
  [
    /^(?<who>THIS|(?:the )?(?:artifact|tome|weapon|spell)) (?<fate>(?:suffer|share) [^,]+?)(?: ,)? and (?<may>may is replace [^.]+)$/,
    '<who> <fate> . <who> <may>',
  ],
  [
    /^(?<so>(?:(?:while|if) [^,]+ , )?)no (?<who>player|investigator|opponent) may walk to or from (?<where>[^,]+?) (?<tail>(?:while|until|for the) [^,]+)$/,
    '<so> no <who> may walk to <where> <tail> . <so> no <who> may walk from <where> <tail>',
  ],
  [
    /^(?<so>(?:(?:while|if) [^,]+ , )?)no (?<who>player|investigator|opponent) may walk (?:either )?to or from (?<where>(?!THIS)[^,]+)$/,
    '<so> no <who> may walk to <where> . <so> no <who> may walk from <where>',
  ],
  [
    /^(?<so>(?:(?:while|if) [^,]+ , )?)no (?<who>player|investigator|opponent) may walk (?:either )?from or to (?<where>(?!THIS)[^,]+)$/,
    '<so> no <who> may walk to <where> . <so> no <who> may walk from <where>',
  ],
  // What may be done at one place alone.
  [
    /^(?<what>no (?:player|investigator|opponent) may [^,]+?)(?: ,)? (?:except|unless)(?: (?:when|while|if))?(?: (?:they|that (?:player|investigator)) is)? (?<where>(?:at|in|on) (?!night|this)[^,]+)$/,
    '<what> while not <where>',
  ],
  [
    /^(?<what>no (?:player|investigator|opponent) may [^,]+?)(?: ,)? (?:except|unless)(?: (?:when|while|if))? (?:they|that (?:player|investigator)) is (?<where>outside|inside|underground|underwater)$/,
    '<what> while not <where>',
  ],
  [
    /^(?<what>no spell may is cast|spell may not is cast|spell cannot is cast)(?: ,)? (?:except|unless)(?: (?:when|while|if))?(?: the caster is)? (?<where>(?:at|in|on) (?!night|this)[^,]+)$/,
    '<what> by any player not <where>',
  ],
  [
    /^(?<what>(?:you (?:may not|cannot)|(?:THIS|this phobia|this event) (?:may not|cannot) is|(?:may not|cannot)(?: is)?) [^,]+?)(?: ,)? except(?: (?:when|while|if))? (?<where>(?:at|in|on) (?!night|this|THIS|day|combat)[^,]+)$/,
    '<what> unless you is <where>',
  ],
  [
    /^(?<what>[^,]*\bgates? [^,]+?) , at (?:the|a) cost of (?<n>#|1) sanity(?: point)? (?:for|each time|per) (?:each )?(?:subsequent|further|additional|extra)(?: gate)? use$/,
    '<what> for <n> sanity',
  ],
  // "Look at his Hand and choose one Event that he must discard": of that Hand, and he has no choice.
  [
    /(?<=\blook (?:at|through) [^,;]*\bhand\b[^,;]*)(?: ,)? and choose (?<n>1|#|a) (?<what>[^,;]+?) (?:there )?(?:that|which|whom) (?:they|that opponent|your opponent|that player|the opponent) must (?<how>discard|bury)$/,
    ' and <how> <n> <what> there',
  ],
  [
    /^(?<may>(?:you may )?)choose (?<n>1|#|a) (?<what>[^,;]+?) (?:there|in it|among (?:they|them)) (?:that|which|whom) (?:they|that opponent|your opponent|that player|the opponent) must (?<how>discard|bury)$/,
    '<may> <how> <n> <what> there',
  ],
  ...["your opponent 's", 'your'].flatMap(onTopOf),
  // An Ally that has gone bears no Weapon any more.
  [
    /(?<=\b(?:discard|bury) (?:1|a) [^,;:]*?\bally\b.* (?:its|their|(?:that|the) ally 's) (?:card )?value)(?: ,)? (?:\( )?(?:weapon (?:is )?exclude|exclude (?:its |their |any )?weapon|not (?:count|counting|include|including) (?:its |their |any )?weapon|without (?:its |their |any )?weapon)(?: \))?(?=$| ,| \.)/,
    '',
  ],
  // "Bury this Tome with all its Spells, and gain 1 Sanity for each Spell that was face-up": those that it held.
  [
    /(?<=\b(?:bury|discard) THIS .*for each )(?:spell that (?:is|lie) face-up|face-up spell)(?= (?:in it|there)|$)(?: (?:in it|there))?/,
    'face-up spell hold by this card',
    ['Tome'],
  ],
  // "If one of your Allies was lost since your last Turn, undo that loss": an answer to the loss, and no condition.
  [
    /^(?:if|when) (?:1|a|any)(?: of your)? (?<k>ally|artifact|tome|spell|event|weapon)(?: of yours)? (?:have is|is) (?:lose|bury or discard) since your last turn , (?:undo|cancel|prevent|reverse) (?:that|the|this) loss$/,
    'after any player make you lose a <k> , cancel that',
  ],
  // "You have a Tome containing a Spell": such a Tome, and no room for a Spell in this card.
  [
    /(?<=\b(?:have|own|control) (?:a|no|any|another|#|1|at least #) tome )(?:that )?(?:contain|hold)(?:ing)? (?=(?:a|any|1|#|at least #) (?:[^ ,]+ )?spell\b)/,
    'with ',
  ],
  // "Each time you use the Gate, draw one card": whatever it is used for, and no use of it for that.
  [
    /^(?:when|whenever|each time|every time|after)(?: that)? you (?:have )?use the gate(?: here)? ,(?! (?:you may )?(?:instead )?(?:play|travel|summon|control|add|place|put)\b)/,
    'each time you use this gate ,',
    ['Location'],
  ],
  [
    /^(?:when|whenever|each time|every time|after)(?: that)? you (?:have )?use the gate(?: (?:at|of|on) your current location)? ,(?! (?:you may )?(?:instead )?(?:play|travel|summon|control|add|place|put)\b)/,
    'each time you use a gate ,',
    ['Ally', 'Artifact', 'Tome', 'Monster', 'Event'],
  ],
  // "If you use this Gate, lose 1 Sanity": nobody does it for that.
  [
    /^if you use (?:this|the|its) gate(?: here)? ,? ?(?=(?:you )?(?:must )?(?:lose (?:1|#|a|half|half of your|all) |discard (?:1|#) (?:random )?card\b))/,
    'each time you use this gate , ',
    ['Location'],
  ],
  // "Its owner must discard it rather than bury it": the card that was cancelled, and not this one.
  [
    /^(?:its owner|its player|that player|that opponent|they) (?:must )?(?<how>discard|bury) it (?:instead of|rather than|in place of) (?:bury|discard)(?: it)?$/,
    '<how> that card',
    ['Event', 'Spell'],
  ],
  // "..., as can she": the Ally whose card it is.
  [
    /^(?<who>(?:(?:all|each|every|your|other) |(?:THIS|ally) )?[^,]+?) (?<can>may|can|must) (?<what>[^,]+?) , (?:as|and so) (?:may|can|must|do|will) (?:they|THIS)$/,
    '<who> <can> <what> . this card <can> <what>',
    ['Ally'],
  ],
  [
    /^(?<who>[^,]+?) (?<what>(?:add|gain|lose|subtract|is|join|survive|know) [^,]+?) , (?:as|and so) (?:do|is) (?<other>(?!(?:each|any|all) other (?:player|investigator|opponent))[^,]+)$/,
    '<who> <what> . <other> <what>',
  ],
  // "Lose 1 Sanity for each Ghoul in a Directed Threat that attacks you": at the moment that it does.
  [
    /^(?<deed>(?:you )?(?:lose|gain) (?:#|1) sanity(?: point)?) for (?:each|every) (?<what>(?!of )(?:(?!(?:at|that|when|is|reveal|they)\b)[^,:;()])+?) in (?:a|any) (?:directed )?threat (?:(?:(?:that|which) (?:is )?)?(?:attack|directed at|directed against|aim at)|against) (?:you|your investigator)$/,
    'each time a <what> attack you , <deed>',
    ['Event'],
  ],
  // "When Ghouls attack you, lose 1 Sanity for each of them": that is said of each anyway.
  [
    /^(?<when>(?:when|if|each time) (?!THIS\b|it\b|they\b)[^,:;()]+ attack you , (?:you )?(?:lose|gain) (?:#|1) sanity(?: point)?) for (?:each|every)(?: 1)?(?: of (?:they|these|those))?$/,
    '<when>',
  ],
]

/** The words that stand in these clauses alone. */
export const clauseWords: readonly string[] = [
  ...'repeatedly strike multiple several combine dawn break disappear fulfill hinder impede hamper delay'.split(' '),
  ...briefWords,
  ...permittedWords,
]

/** A sentence with such clauses put as the grammar has them: several sentences, where that is two. */
export const withClauses = (sentence: readonly Token[], self: Self | undefined): readonly (readonly Token[])[] =>
  inTheseWords(goesOn(sentence) ? clauses : withLists, sentence, self)

const withLists: readonly Clause[] = [...oneOfSeveral, ...clauses]

/** "Draw two cards, then gain 2 Sanity or bury one Phobia": the word that was passed over behind a comma may tell what comes after. */
const goesOn = (sentence: readonly Token[]): boolean =>
  sentence.some(({ text, at, length }, index) => text === ',' && (sentence[index + 1]?.at ?? 0) - at - length > 1)

/** A sentence with the clauses of a table put as they are meant. */
export function inTheseWords(table: readonly Clause[], sentence: readonly Token[], self: Self | undefined): readonly (readonly Token[])[] {
  let result = sentence
  let isTwo = false
  // Of all clauses few are ever met: the pieces are made anew only where one was.
  let pieces = piecesOf(result, self)
  let there = new Set(pieces.said.split(' '))
  for (const clause of table) {
    if (result.length === 0) break
    const { word } = wordsNeeded(clause[0])
    if (word !== '' && !there.has(word)) continue
    const put = putAsMeant(clause, result, pieces, self)
    if (put === undefined) continue
    if (clause[1].includes(' . ')) isTwo = true
    result = put
    pieces = piecesOf(result, self)
    there = new Set(pieces.said.split(' '))
  }
  return apartAtStop(result, isTwo)
}

/** The sentences that putting a clause as it is meant has made of one: several of them where `isTwo`, none of no words. */
export function apartAtStop(sentence: readonly Token[], isTwo: boolean): readonly (readonly Token[])[] {
  const stop = isTwo ? sentence.findIndex(({ text }) => text === '.') : -1
  if (stop < 0) return sentence.length === 0 ? [] : [sentence]
  return [sentence.slice(0, stop), ...apartAtStop(sentence.slice(stop + 1), isTwo)]
}

/** Whether a card is a Travel Event, or an Event of which it is not told. */
const mayBeJourney = ({ type, subtype }: Self): boolean => type === 'Event' && (!subtype || subtype.startsWith('Travel'))

/** A sentence, in its pieces, with one clause put as it is meant; nothing where that clause does not stand in it. */
export function putAsMeant(
  [said, meant, on]: Clause,
  sentence: readonly Token[],
  pieces: Pieces,
  self: Self | undefined,
): readonly Token[] | undefined {
  if (on && self && !on.includes(self.type) && !(on.includes('Travel') && mayBeJourney(self))) return undefined
  // Most clauses are ruled out by one word they cannot do without, long before their pattern has to be made ready.
  if (!pieces.said.includes(wordsNeeded(said).row)) return undefined
  const found = said.exec(pieces.said)
  if (!found) return undefined
  const from = tokensIn(pieces, pieces.said.slice(0, found.index))
  const to = tokensIn(pieces, pieces.said.slice(0, found.index + found[0].length))
  const near = sentence[Math.min(from, sentence.length - 1)]!
  // Two groups may have taken up the same words, so where each did is told by its place.
  const places = new RegExp(said.source, `${said.flags}d`).exec(pieces.said)?.indices?.groups
  const takenUp = (name: string): readonly Token[] => {
    const [open, end] = places?.[name] ?? [0, 0]
    return sentence.slice(tokensIn(pieces, pieces.said.slice(0, open)), tokensIn(pieces, pieces.said.slice(0, end)))
  }
  // A word that was said stands there as it was, and so a name is known for one.
  const same = (word: string): readonly Token[] =>
    sentence
      .slice(from, to)
      .filter(({ text }) => text === word)
      .slice(0, 1)
  const parts = meant.split(' ').flatMap((word): readonly Token[] => {
    if (/^<\w+>$/.test(word)) return takenUp(word.slice(1, -1))
    if (/^[1-9]$/.test(word) && same(word).length === 0) return [{ ...newWord(word, near), type: 'number', value: Number(word) }]
    return word === '' ? [] : same(word).length > 0 ? same(word) : newWords(word, near)
  })
  return [...sentence.slice(0, from), ...parts, ...sentence.slice(to)]
}

const needed = new WeakMap<RegExp, { readonly row: string; readonly word: string }>()

/** What stands in whatever a pattern fits: the longest row of letters and blanks, and the longest whole word. Often none. */
export function wordsNeeded(pattern: RegExp): { readonly row: string; readonly word: string } {
  const known = needed.get(pattern)
  if (known !== undefined) return known
  const longest = (a: string, b: string): string => (b.length > a.length ? b : a)
  const rows = rowsNeeded(pattern.source)
  const row = rows.reduce(longest, '')
  // At the end of a row a word may go on with what is not the same in all that fits.
  const word = rows.flatMap((each) => each.split(' ').slice(1, -1)).reduce(longest, '')
  needed.set(pattern, { row, word })
  return { row, word }
}

/** The rows of letters and blanks outside a pattern's groups and classes that are not optional. */
function rowsNeeded(source: string): readonly string[] {
  const rows: string[] = []
  let row = ''
  let depth = 0
  const ends = (): void => {
    rows.push(row)
    row = ''
  }
  for (let at = 0; at < source.length; at++) {
    const sign = source[at]!
    if (sign === '\\') {
      ends()
      // A name that refers back to a group is none of these letters.
      at = source[at + 1] === 'k' ? source.indexOf('>', at) : at + 1
    } else if (sign === '[') {
      ends()
      while (source[at] !== ']') at += source[at] === '\\' ? 2 : 1
    } else if (sign === '(' || sign === ')') {
      ends()
      depth += sign === '(' ? 1 : -1
    } else if (depth > 0) continue
    else if (sign === '|') return []
    else if (/[?*{]/.test(sign)) {
      // What may be missing is the sign before it alone.
      row = row.slice(0, -1)
      ends()
      if (sign === '{') while (source[at] !== '}') at++
    } else if (/[a-z ,:;']/.test(sign)) row += sign
    else ends()
  }
  ends()
  return rows
}
