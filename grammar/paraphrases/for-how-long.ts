/** How long something holds, and how low it may go, said in any of the ways there are. */

import type { Clause } from '../clauses.ts'

/** Where a while stands: at the head of a sentence, or at its end. */
const head = '(?<=^)'
const tail = '(?<=[^,:;] )'
const close = '(?=$| ?[,()]| (?:and|but|to a|not below) )'

/** The same at both places. */
const anywhere = (said: string, meant: string): readonly Clause[] => [
  [new RegExp(`${head}${said} ,`), `${meant} ,`],
  [new RegExp(`${tail}${said}${close}`), meant],
]

const begins = '(?:begin|start|commence)s?'
const over = '(?:end|is over|is conclude|have end|is finish|is end|conclude)'

const rounds: readonly Clause[] = [
  ...anywhere(
    `(?:from (?:now |this moment |here )?(?:on )?(?:, )?)?(?:until|up to|through) the end of (?:the|this|that) round(?: only)?`,
    'until the end of the round',
  ),
  ...anywhere('(?:for|in|during|throughout) (?:the|this|that)(?: current)? round(?: only| alone)?', 'until the end of the round'),
  ...anywhere('for the (?:rest|remainder|duration) of (?:the|this|that) round(?: only| alone)?', 'until the end of the round'),
  ...anywhere(`until (?:the )?next round(?: ${begins})?`, 'until the end of the round'),
  ...anywhere(
    '(?:until the end of|for the rest of|for the remainder of|for the duration of|during|in|for) (?:the )?(?:this )?combat (?:only|alone)',
    'until the end of combat',
  ),
  ...anywhere(`until (?:this|that|the) combat ${over}`, 'until the end of combat'),
  ...anywhere(`until (?:after|the close of) (?:the |this )?combat`, 'until the end of combat'),
  ...anywhere('(?:in|for|during) (?:this|that) combat', 'until the end of combat'),
  ...anywhere('(?:in|for|during) (?:the|your) (?:next|coming|come|follow) combat(?: only| alone)?', 'during the next combat'),
  // What nobody may do "in this Turn" is not told so: it is spent on this very card.
  [/^(?:for|during|in) (?:the |this )?turn(?: only| alone)? ,(?!.*\b(?:may|cannot)\b)/, 'until the end of the turn ,'],
  [
    new RegExp(`(?<!\\b(?:may|cannot)\\b.*)${tail}(?:for|during|in) (?:the |this )?turn(?: only| alone)?${close}`),
    'until the end of the turn',
  ],
  ...anywhere('(?:through|to|up to) the end of (?:the|this) turn', 'until the end of the turn'),
  [new RegExp(`${tail}this turn(?: only)?$`), 'until the end of the turn'],
  ...anywhere(`(?:until|up to|till) your next turn(?: ${begins})?`, 'until your next turn'),
  ...anywhere(
    '(?:for|during|in|throughout|for the (?:duration|length|rest|remainder|whole) of)? ?(?:the )?(?:next|coming|come|follow) round(?: only| alone)?',
    'during the next round',
  ),
  ...anywhere(`(?:through|until the end of|to the end of) (?:the )?next round`, 'until the end of the next round'),
  ...anywhere(`until (?:the )?next round ${over}`, 'until the end of the next round'),
  ...anywhere(
    '(?:for the (?:rest|remainder) of|for|during) this round and (?:all of |during |throughout )?the next(?: round| 1)?',
    'until the end of the next round',
  ),
  ...anywhere('(?:for|until) the (?:rest|remainder|end) of (?:the )?(?:match|play)', 'for the rest of the game'),
  ...anywhere('from (?:(?:now|this moment|then) )?(?:on|forward)', 'for the rest of the game'),
  [/(?<=[^,:;] )(?:permanently|forever|for ever|for good)$/, 'for the rest of the game'],
  [/^(?<who>[^,:;()]+) (?:permanently|forever) (?<does>(?:gain|lose|add|subtract|is) [^,:;()]+)$/, '<who> <does> for the rest of the game'],
  [/ \( (?<while>(?:until|for the (?:rest|remainder|duration) of|during) [^,:;()]+) \)(?=$| )/, ' <while>'],
  [
    /^(?:the|this|its|their)(?: effect| bonus| change)? (?:ends?|ceases?|expires?|wear off|wears off) (?:at|with) the end of (?<span>the round|this round|combat|this combat)$/,
    'this last until the end of <span>',
  ],
]

const whose =
  '(?<who>(?:your|the|that|each|any|target|a|1) opponent|opponent|the affected player|you|each (?:other )?player|any player|that player)'
const ordered = '(?<deed>(?:may not|cannot|may only|can only|must not|may|must|can) [^,:;()]+?)'
const someTurns = '(?:for|during|in|on|throughout) (?:(?:the|their|your|his) )?(?:(?:next|follow) )?(?<n>#)(?: (?:next|follow))? turn'

/** "For the next two Turns": his of whom it is told. */
const turns: readonly Clause[] = [
  [new RegExp(`^${someTurns} (?:, )?${whose} ${ordered}$`), '<who> <deed> during their next <n> turn'],
  [new RegExp(`^${whose} ${ordered}(?: ,)? ${someTurns}(?: only| in (?:a row|succession))?$`), '<who> <deed> during their next <n> turn'],
  [new RegExp(`^${whose} ${ordered} until (?:the end of )?their (?<n>#) next turn$`), '<who> <deed> during their next <n> turn'],
]

const days: readonly Clause[] = [
  ...anywhere(
    'until (?:daybreak|dawn|sunrise|morning|day (?:break|come|arrive|return)s?|the (?:next )?(?:day|dawn|morning)|it is day again)',
    'until it is day',
  ),
  ...anywhere(
    'until (?:nightfall|dusk|sunset|night (?:fall|come|arrive|return)s?|the (?:next )?night|it is night again)',
    'until it is night',
  ),
]

const thisCard: readonly Clause[] = [
  ...anywhere(
    'until THIS (?:is (?:bury|discard|lose)(?: or (?:bury|discard|lose))?|leave play|is no longer in play)',
    'while this card remain in play',
  ),
  ...anywhere('for while (?:THIS|it) (?:remain|stay|is) in play', 'while this card remain in play'),
  ...anywhere('while you (?:remain|stay) (?:at|in) your (?:current|present) location', 'until you leave that location'),
  ...anywhere('until (?<who>you|your opponent) (?<how>lose|gain)s? (?:any )?sanity', 'until <who> next <how> sanity'),
]

const least = '(?:less than|lower than|under|below|fewer than)'

/** How low something may go. */
const floors: readonly Clause[] = [
  [
    / (?:\( )?(?:to |with )?(?:a )?minimum (?:of )?(?:value )?(?<n>#|1)(?: point)?(?: \))?(?= until| for the (?:rest|remainder)|$)/,
    ' , not below <n>',
  ],
  [/(?: ,)? (?:\( )?(?:to )?(?:a )?(?<n>#|1) point minimum(?: \))?(?= until| for the (?:rest|remainder)|$)/, ' , not below <n>'],
  [new RegExp(`(?: ,)? (?:\\( )?(?:but )?(?:not|never|no)(?: to)? ${least} (?<n>#|1)(?: point)?(?: \\))?(?=$| until)`), ' , not below <n>'],
]

/** The same in a sentence of its own. */
const floorsApart: readonly Clause[] = [
  [
    new RegExp(
      `^(?:(?:no|a|any) (?:ally|monster|card) |(?:its|their|the|(?:that|the) (?:ally|monster|card) 's) (?:card )?value |(?:card )?value |it |they |that ally |that monster )(?:may not|cannot|can|may|can never|may never)(?: is)? (?:reduce|lower|drops?|falls?|go|sinks?|bring|decrease)(?: to)? ${least} (?<n>#|1)(?: point)?$`,
    ),
    'not below <n>',
    ['Event', 'Spell', 'Artifact', 'Location', 'Tome'],
  ],
  [/^(?:the )?minimum value is (?<n>#|1)(?: point)?$/, 'not below <n>', ['Event', 'Spell', 'Artifact', 'Location', 'Tome']],
  [/(?<=[^,:;] ), minimum (?:of )?(?<n>#|1)(?: point)?$/, ', not below <n>'],
]

/** What is worth no less, whatever befalls it. */
const noLess: readonly Clause[] = [
  [
    new RegExp(
      `(?<of>\\b(?:the value of [^,:;()]+|(?:its|their) (?:card )?value|THIS 's (?:card )?value|^(?:card )?value)) (?:may not|cannot|can|may|can never|may never|is)(?: never)?(?: is)?(?: (?:reduce|lower|drops?|falls?|go|goes|sinks?|bring|decrease))?(?: to)? (?:${least}) (?<n>#|1)(?: point)?(?=$| until| for the)`,
    ),
    '<of> is at least <n>',
  ],
  [
    new RegExp(
      `(?<of>(?<=^|, )(?:THIS|it|(?:all|each|your|any|no) [^,:;()]+?)) (?:may not|cannot|can|may|can never|may never)(?: is)? (?:reduce|lower|drops?|falls?|go|sinks?|bring|decrease|worth)(?: in value)?(?: to)? (?:${least}) (?<n>#|1)(?: point)?(?=$| until| for the)`,
    ),
    'the value of <of> is at least <n>',
  ],
  [/^minimum (?:card )?value(?: is| of)? (?<n>#|1)(?: point)?$/, 'its value is at least <n>', ['Ally', 'Monster']],
  [/\b(?:of) (?:no|any) (?=[^,:;()]+ is at least )/, 'of all '],
  [/\bthe value of it is at least /, 'its value is at least '],
]

export const forHowLong: readonly Clause[] = [...rounds, ...turns, ...days, ...thisCard, ...floors, ...floorsApart, ...noLess]
