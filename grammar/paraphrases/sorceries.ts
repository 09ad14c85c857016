/** What Spells and Events do with a target, a Threat or a Turn, in their own turns of phrase: who is meant by "the caster", what is done in return, what goes without saying of a Summoned Monster. */

import type { Clause } from '../clauses.ts'
import type { Self } from '../reading.ts'

const spell: readonly Self['type'][] = ['Spell']
const magic: readonly Self['type'][] = ['Spell', 'Event']
const foe = '(?:your opponent|(?:the|that|a|any|1|another|target) opponent|opponent)'
const gateless =
  '(?: ,)? (?:(?:without (?:use|need|require)|ignore|disregard|regardless of|with no need (?:of|for)|and no) (?:of )?(?:a|any|the)? ?gates?(?: is (?:need|use|require))?|and (?:no|without a) gate (?:is (?:need|use|require)))'

/** Who casts it is its player. */
const caster: readonly Clause[] = [
  [/\bthe caster 's\b/, 'your', spell],
  [/\b(?:the )?caster (?:lose|lost) /, 'you lose ', spell],
  [/\b(?:the )?caster (?=(?:may|must|cannot|gain|lose|draw|discard|bury|is|have|know|can)\b)/, 'you ', spell],
  [/\b(?:by|of|against|from) the caster\b/, 'you', spell],
]

/** "Gain 2 Sanity, but bury one of your Allies in return." */
const inReturn: readonly Clause[] = [
  [
    /^(?<a>(?:you )?(?:gain|draw|look|take|return|bury|discard|flip|play)\b[^,;:()]*?)(?: ,)? (?:but|and|yet)(?: you)?(?: must)? (?<b>(?:bury|discard|lose|flip)\b[^,;:()]+?) (?:in return|in exchange|for it|as (?:the )?(?:price|payment)|in payment)$/,
    '<a> and <b>',
    magic,
  ],
  [
    /^(?<a>(?:you )?(?:gain|draw)\b[^,;:()]*?)(?: ,)? but (?:you )?(?:must )?(?<b>(?:bury|discard|lose|flip)\b[^,;:()]+?)$/,
    '<a> and <b>',
    magic,
  ],
]

/** Whose Directed Threat it is: one that is directed at you. */
const aimedAtYou =
  '(?:that is |if it is |which is |when it is |provided it is |directly )?(?:directed|direct|aim) (?:at|against|toward|towards) (?:you|your investigator)'
const threats: readonly Clause[] = [
  [
    new RegExp(
      `^(?:reduce|lower|decrease|weaken) (?:the (?:total )?(?:value )?of )?(?:the )?target (?:directed )?threat(?: total)? by (?<n>#|1)(?: point)?(?: ,)? ${aimedAtYou}$`,
    ),
    "reduce a opponent 's threat directed against you by <n>",
    magic,
  ],
  // "For each Cultist you have in play, add 1 to your Threat": how much for how many is told behind.
  [
    /^for (?<each>(?:each|every|every #) [^,;:()]+?) , (?<deed>(?:add (?:#|1)|(?:increase|reduce|raise|lower) )[^,;:()]*? threat(?: by (?:#|1)(?: point)?)?)(?<span>(?: (?:this|in this|during this|until|for the)[^,;:()]*)?)$/,
    '<deed> for <each> <span>',
    magic,
  ],
  [
    new RegExp(
      `^(?<do>reduce|lower|decrease|weaken) (?:the (?:total )?(?:value )?of )?(?:the )?(?:target|1|any 1|a|${foe} 's)(?: opponent 's)? (?:directed )?threat(?: total)? by (?<n>#|1)(?: point)?(?: ,)? ${aimedAtYou}$`,
    ),
    "reduce a opponent 's threat directed against you by <n>",
    magic,
  ],
  [
    /^(?:the )?(?:total |value )?(?:of )?(?:the )?(?:target|opposing) threat is reduce by (?<n>#|1)(?: point)?$/,
    'reduce the opposing threat by <n>',
    magic,
  ],
  [new RegExp(`^(?<do>(?:take|place|put|add|move|return)\\b[^;:()]* (?:to|in|into) your threat)${gateless}$`), '<do>', magic],
]

/** Cards of an opponent who are somewhere, told behind them. */
const whereTheyAre: readonly Clause[] = [
  [
    new RegExp(
      `^(?<all>(?:all |each )?ally) of ${foe} (?:who|that|which) (?:is|stand) (?<where>outside|inside|underground|underwater)(?: (?:is|are))?(?: all)?(?: each)? (?:is )?reduce by (?<n>#|1)(?: point)?(?: each)?`,
    ),
    'each ally of your opponent who is <where> lose <n>',
    magic,
  ],
  [/\bis (?:all|each) reduce by\b/, 'is reduce by', magic],
]

/** What is done while nobody else may look, and what goes without saying. */
const unsaid: readonly Clause[] = [
  [
    /(?: ,)? (?:and|but)(?: you)? (?:may not|cannot|must not) (?:show|reveal|tell|disclose) (?:it|them|those|that|what you see|the card)(?: card)?(?: to (?:any other player|other player|others|anybody|anyone|any player|other))?$/,
    '',
    magic,
  ],
  [/(?: ,)? (?:after|once|when) (?:look at|see|examine|inspect) (?:it|them|the card)(?: first)?$/, '', magic],
]

/** "Mother Hydra may be Summoned with this Spell." */
const maySummon =
  '^(?<who>[^,;:()]+?) (?:may|can) is (?<how>summon|control|summon or control|summon and control)(?: (?:with|by|through|by means of|using|use) (?:THIS|it))?'
const summons: readonly Clause[] = [
  [new RegExp(`${maySummon}$`), '<how> <who>', spell],
  [
    new RegExp(`${maySummon}(?: ,)? (?:provided(?: that)?|provide(?: that)?|if|while|when) (?<so>[^,;:()]+)$`),
    'if <so> , <how> <who>',
    spell,
  ],
]

/** Bans on one Pass, Turn or card that the deed before has told of. */
const notCounted: readonly Clause[] = [
  [new RegExp(`^${foe} must choose between (?<a>[^,;:()]+) and (?<b>[^,;:()]+)$`), 'your opponent choose : <a> or <b>', magic],
  [/\bunless (?<n>#|1) sanity(?: point)? (?:is|have is) (?:pay|spend|lose)(?: by them)?$/, 'unless they pay <n> sanity', magic],
]

/** Numbers of a player that only count at the end of a Round. */
const atRoundsEnd: readonly Clause[] = [
  [
    /^(?:the |your |your opponent 's )?(?<what>(?:[^,;:()]+ )?(?:minimum|maximum)\b[^,;:()]*?) at the end of (?:this|the) round$/,
    '<what> until the end of the round',
    magic,
  ],
  [
    /\b(?:the )?maximum(?: number)?(?: of card)?(?: that)? (?:your opponent|the opponent|that opponent) (?:may|can) (?:keep|hold|retain)\b/,
    "your opponent 's maximum",
    magic,
  ],
  [
    /\b(?:the )?minimum(?: number)?(?: of card)?(?: that)? (?:your opponent|the opponent|that opponent) (?:must|may|can) (?:keep|hold|retain|discard)\b/,
    "your opponent 's minimum",
    magic,
  ],
]

/** To the end of the Round, as one says it of what somebody does. */
const beforeTheEnd: readonly Clause[] = [
  [/(?<=[^,:;] )(?:before|by|prior to) the end of (?:the|this) (?<span>round|combat|turn)(?=$| ,)/, 'until the end of the <span>', magic],
  [/\b(?:when|each time|whenever) (?:this|the|that) opponent\b/, 'when your opponent', magic],
]

const noLoss =
  /^(?<head>(?:[^,;:()]+ , )?)you (?:suffer|take|incur|have) no (?:loss of sanity|sanity loss|loss) (?:from|for|by|through|due to|because of) (?:(?:play|use|enter|arrive at|visit|cast) )?(?:a |any |your )?(?<what>[^,;:()]+?)(?<span>(?: (?:until|this|during|for the|in this)[^,;:()]*)?)$/
const losses: readonly Clause[] = [
  [noLoss, '<head> you lose no sanity by <what> <span>', magic],
  [/\buntil your next round (?:begin|start)\b/, 'until the end of the round', magic],
  [
    /^attack (?:each|every|all) (?:other (?:investigator|player)|opponents?)(?: (?:for|with|by)) (?:a (?:value|attack|strength) of )?(?<n>#|1)(?: point)?(?: each)?$/,
    'each opponent is attacked for <n> point',
    magic,
  ],
  [
    /^attack (?<who>your opponent|1 opponent|any opponent|a opponent) (?:for|by) (?<n>#|1)(?: point)?$/,
    'your opponent is attacked for <n> point',
    magic,
  ],
]

/** Of other cards of the kind than this one. */
const others: readonly Clause[] = [
  [
    /\b(?<how>any 1|1|each|all|any|#) of your (?<what>[^,;:()]+?) (?<up>face-up|face-down)(?: ,)? (?:except|but not|not include|exclude|other than|apart from|save|save for|excepting) (?:this 1|THIS|itself)$/,
    '<how> of your other <what> <up>',
    magic,
  ],
]

export const sorceries: readonly Clause[] = [
  ...caster,
  ...inReturn,
  ...threats,
  ...whereTheyAre,
  ...unsaid,
  ...summons,
  ...notCounted,
  ...atRoundsEnd,
  ...beforeTheEnd,
  ...losses,
  ...others,
]
