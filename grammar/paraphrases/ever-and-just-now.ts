/** What is so at any time or has just been so, what is left out of a kind between commas, and what a card turned over says of itself. */

import type { Clause } from '../clauses.ts'

const gone = '(?:bury|discard|lose|summon|play|cast|flip|return|reveal|control|cancel|use)'

export const everAndJustNow: readonly Clause[] = [
  // ---------------------------------------------------------------- at whatever time it comes to be so
  [/(?<=^(?:if|when|whenever|should|as soon as) [^,:;]*?)\bever (?=\S)/, ''],
  [/^(?:if(?: ,)? (?:at any (?:time|point)|ever)(?: ,)?|if ever) (?=\S)/, 'if '],
  [/^if (?<so>[^,:;]+) (?:at any (?:time|point)|ever)(?= ,)/, 'if <so>'],
  [
    /(?<=^(?:if|unless|while|as soon as) (?!you (?:may|would)\b)[^,:;()]+ , )flip (?:THIS|it|they|their)$/,
    'this card is flip face-down',
    ['Ally'],
  ],
  [
    /(?<=^(?:if|unless|while|as soon as) (?!you (?:may|would)\b)[^,:;()]+ , )flip (?:THIS|it)$/,
    'this card is flip face-down',
    ['Artifact', 'Tome', 'Event', 'Location'],
  ],
  // ---------------------------------------------------------------- what has just happened
  [
    new RegExp(
      `(?<=^(?:play )?(?:when|whenever|each time|after|as soon as) [^,:;]*?)\\b(?:have|has)(?: just| only just)? (?:is|been) (?=${gone}\\b)`,
    ),
    'is ',
  ],
  // ---------------------------------------------------------------- what is left out of a kind
  [
    /(?<=\b(?:1|#|a|each|any|all) )(?<what>ally|artifact|monster|event|spell|tome|location)(?: ,| \() (?:but |though )?(?:not|except|other than|never) (?:for )?(?:a |any )?(?<not>[^,:;() ]+)(?: ,| \))(?= (?:of|in|from|at|that|which|on|bear|who)\b)/,
    '<what> except <not>',
  ],
  // ---------------------------------------------------------------- the Turn that begins
  [
    /(?<=^at the (?:start|beginning) of [^,:;]+ , (?:[^,:;]+ , )?you may )(?:lose|give up|forfeit|skip) that turn to (?=\S)/,
    'lose that turn and ',
  ],
  [
    /(?<=^at the (?:start|beginning) of [^,:;]+ , [^:;]*?)\b(?:lose it|forfeit that turn|give up that turn|skip that turn|that turn is lose)(?=$| ,| and )/,
    'lose that turn',
  ],
  // ---------------------------------------------------------------- what is not touched with a thing that goes
  [
    /(?<=\b(?:bury|discard|return|flip|steal|take) [^();]*\b(?:weapon|artifact|tome)\b[^();]*?) \( (?:the|its|their|that) (?:ally|bearer)(?: who bear it)? (?:is (?:not (?:otherwise )?affected|unaffected|unharmed|not harmed|spared)|remain in play) \)$/,
    '',
  ],
  // ---------------------------------------------------------------- what Monsters say shortly
  [/^(?:THIS |it |they )?(?:is )?(?:never (?:is )?|not to is )bypass$/, 'this card cannot is bypass', ['Monster']],
  [
    /(?<=\b(?:value|that) (?:of|is|equal)[^;:]*?\bally) ?,? (?:including|include|with|counting|count|plus) (?:(?:any|its|their|his|the) )?weapon ?,?(?= for\b| until\b|$)/,
    ' ',
    ['Monster'],
  ],
  // ---------------------------------------------------------------- a Storm that would forbid it
  [
    /(?<=\beven (?:while|if|when) )(?<what>(?:a|any) \S+(?: event)?) is in play (?:which|that) would (?:otherwise )?(?:forbid|prevent|prohibit|bar) (?:it|them|this|that)$/,
    '<what> is in play',
  ],
  [
    /(?<=^(?:at night(?: ,)? |by day(?: ,)? |during the (?:day|night)(?: ,)? |(?:if|while|when) [^,:;]+ , )?)(?:they|it) (?=(?:(?:may|can|cannot|may not) (?:also )?)?bypass )/,
    'this card ',
    ['Monster'],
  ],
  // ---------------------------------------------------------------- a Phobia by its Title, and what is lacking as a Turn begins
  [/\b(?<who>you|your opponent|they) (?:is )?suffer(?:ing)? from (?=\S+phobia(?= |$))/, '<who> is affected by '],
  [/\b(?<when>while|if|unless) affected by (?=\S+phobia\b|(?:a|any|another) phobia\b)/, '<when> you is affected by '],
  [
    /^(?:if|when|whenever|each time) you (?:begin|start) (?:a|your|each|any) turn (?:with no|without(?: (?:a|any))?) (?<what>[^,:;()]+?)(?: in play)? , /,
    'at the start of each turn , if you have no <what> in play , ',
  ],
]
