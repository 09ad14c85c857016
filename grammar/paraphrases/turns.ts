/** Turns and Rounds counted otherwise, arriving again and again, Hands and decks that are drawn from, what was lost of late. */

import type { Clause } from '../clauses.ts'

const end = '(?=$| ,| and | at | if | unless | when | while | to | or )'
const own = '(?:your|their|its|his|her)'
const arrives = '(?:arrive(?: here| at THIS| at this place)?|play THIS|come to THIS|enter THIS|return (?:here|to THIS)|reach THIS)'

// ---------------------------------------------------------------- when
const moments: readonly Clause[] = [
  // The first Turn is told by the card's being played; every other begins after it anyway.
  [/\bat the (?<end>start|end) of (?:each|every|any|all) (?:following|subsequent|later|additional|further|succeeding|other) turn\b/, 'at the <end> of each turn'],
  [/\bat the (?<end>start|end) of each of your (?:following|subsequent|later|succeeding) turn\b/, 'at the <end> of each of your turn'],
  [/\bat the (?<end>start|end) of your (?:following|subsequent|later|succeeding) turn\b/, 'at the <end> of each of your turn'],
  [new RegExp(`^(?:each time|any time|when)(?: that)? you(?:r investigator)? ${arrives}(?= ,)`), 'when you arrive here', ['Location']],
  [new RegExp(`^(?<deed>[^,:;()]+) (?:each time|any time|when)(?: that)? you(?:r investigator)? ${arrives}$`), 'when you arrive here , <deed>', ['Location']],
  [/^(?<deed>(?:you )?(?:skip|lose|miss|forfeit) (?:a|1|your next) turn) (?:after|when|once|upon) (?:you )?(?:arrive|play|reach|enter|come)(?: (?:here|THIS|at THIS|to THIS))?$/, '<deed>', ['Location']],
  // What is lost for a hazard each Turn, is lost as it begins.
  [/^(?<deed>(?:you )?lose [^,:;()]*?sanity(?: point)?) (?:each|every|on each|during each|in each|per)(?: of your)? turn (?<tail>(?:that you (?:is|remain|stay|spend) here )?(?:unless|if) .+)$/, 'at the start of each turn , <deed> <tail>'],
  [/^(?:each|on each|during each|in each)(?: of your)? turn , (?<deed>(?:you )?lose .+)$/, 'at the start of each turn , <deed>'],
  [/^(?:each|on each|during each|in each|for each)(?: of your)? turn (?:that )?you (?:is|remain|stay|spend) (?:here|at THIS) ,(?= )/, 'at the start of each turn that you remain here ,', ['Location']],
]

// ---------------------------------------------------------------- a Turn that is lost
const lostTurns: readonly Clause[] = [
  [/\b(?<must>(?:you )?must )?(?:miss|skip|lose|forfeit|sit out) (?:a|1)(?: full| whole| entire)? turn\b/, 'lose your next turn'],
  [/\bmust (?<lose>lose your next turn)\b/, '<lose>'],
  // "You may not play a card on your next Turn, and this does not count as a Pass": it is lost, and no Pass.
  [/^you (?:may not|cannot) (?:play|use)(?: a| any)? card (?:on|during|in|for) your next turn ,? ?(?:and|but)? ?(?:this|it|which|that turn) (?:do not count as|is not|is not count as|do not constitute)(?: a)? pass$/, 'lose your next turn'],
]

// ---------------------------------------------------------------- where cards come from
const decks: readonly Clause[] = [
  [new RegExp(`\\bdraw the top card (?:from|off)(?: of)? (?<own>${own}) mythos deck\\b`), 'draw 1 card'],
  [new RegExp(`\\bdraw (?<n>#|1|a)(?<more> (?:additional|extra|more))? card (?:from|off)(?: of)? the top of (?<own>${own}) mythos deck\\b`), 'draw <n> <more> card'],
  [/\b(?<verb>reveal|look at|discard|bury|turn over|turn up|show|expose) the top card (?:from|off)(?: of)? (?<deck>(?:your|their|a|1|each|any) )/, '<verb> the top card of <deck>'],
  [/\b(?<verb>reveal|look at|discard|bury|turn over|turn up|show|expose) (?:a|1|the 1) card (?:from|off|on)(?: of)? (?:the )?top of (?<deck>(?:your|their|a|1|each|any) )/, '<verb> the top card of <deck>'],
  [
    /\b(?:draw|take)(?: the top| 1| a) card (?:of|from|off)(?: of)? (?:the top of )?your mythos deck (?:and|, then) (?:show|reveal) (?:it|the card)(?: (?:to|for) (?:all|each|every|any)(?: other)?(?: player| opponent)?)?\b/,
    'reveal the top card of your mythos deck',
  ],
]

// ---------------------------------------------------------------- how long a card stays
const stays: readonly Clause[] = [
  [new RegExp(`^(?<self>THIS |it )?(?:remain|stay|is leave|is)(?: in play| in effect| on the table)? (?:for 1 round(?: only)?|for the (?:rest|remainder|duration) of (?:the|this) round|until the (?:end|close) of (?:the|this) round|until (?:the|this) round (?:end|is over))(?: only)?(?: ,)?(?: and is (?:then )?bury| ,? ?then bury (?:it|THIS)| ,? ?at which (?:time|point) (?:it|THIS) is bury)?$`), 'at the end of the round , bury this card', ['Event']],
  [/^bury THIS (?:after 1 round|when the round end|once the round (?:end|have end|is over)|after (?:this|the) round)$/, 'at the end of the round , bury this card', ['Event']],
  [/^(?:when|as|once) (?:the|this) round (?:end|is over) , bury THIS$/, 'at the end of the round , bury this card', ['Event']],
  [/^THIS remain in effect (?=until )/, 'this card remain in play '],
  [/^(?:THIS |it )?remain in play (?<until>until [^,:;()]+?)(?: ,)? (?:and is (?:then )?bury|then bury (?:it|THIS)|(?:then|at which (?:time|point)) (?:it|THIS) is bury)$/, 'this card remain in play <until>', ['Event']],
]

// ---------------------------------------------------------------- what is in play
const inPlay: readonly Clause[] = [
  [/ (?:that|which|who) (?:is|have is) (?:already |currently |now |still )?in play\b/, ' in play'],
  [/ (?:that|which) (?:is|have is) (?:already |currently |now )?play(?= ?(?:$|,))/, ' in play'],
  [/\bboth (?<a>[^,:;()]+?) and (?<b>[^,:;()]+?) is in play\b/, '<a> and <b> is in play'],
  [/ (?:that|which) lie (?=(?:on|in|at|under|face-down) )/, ' '],
  [/\b(?:as long as|while) (?:THIS|this) (?:remain|stay)(?: as)? your current location\b/, 'while this is your current location', ['Location']],
  [/\b(?:while|if) (?:this|it) remain your current location\b/, 'while this is your current location', ['Location']],
  [new RegExp(`\\bhave (?<n>#|1|a) (?:additional|more|extra) point${end}`), 'gain <n>'],
  [/\bremove (?<what>[^,:;()]+?) from play by bury (?:it|them|they)(?: in (?:its|their|the) (?:owner|owner 's|player) ?'? ?s? ?story deck)?/, 'bury <what> in play'],
]

export const turns: readonly Clause[] = [...moments, ...lostTurns, ...decks, ...stays, ...inPlay]
