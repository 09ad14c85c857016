/** What goes on for a while behind a use: it begins with that use, and not by itself. */

import type { Clause } from '../clauses.ts'

const own = '(?:bury|flip|discard) THIS(?: face-down)?'
/** An answer is told otherwise, and goes on by itself. */
const stops = '(?:cancel|void|annul|negate|nullify)'
/** What is given first, if anything, and what is got; a price alone is told for what comes behind it. */
const use = `(?:as your turn , (?:you may )?(?:(?=draw|gain|look|return|reveal|search|recover|take|put|play)|[^.;()]+? to |[^.;()]+? : )|(?:you may )?${own}(?: as your turn)? (?:to |: )(?!${stops}\\b))`
const plain =
  '(?:(?!(?:or|if|unless|when|while|may|either|whether|instead)\\b)[^.;()]+? )*?(?!(?:or|if|unless|when|while|may|either|whether|instead)\\b)[^.;() ]+'
const howLong =
  "(?:(?:for the (?:remainder|rest)|until the end) of (?:the|this) (?:round|turn)|(?:during |in )?this (?:round|turn)|(?:on|in|during|for|until the end of) (?:your|their|that player 's|that opponent 's|your opponent 's) (?:# )?next (?:# )?turn)"

export const beginsWithIt: readonly Clause[] = [
  // "Bury this card to draw two cards. All of your Allies gain 1 for the remainder of this Round."
  [
    new RegExp(
      `^(?<use>${use}${plain}) \\. (?:then |also |in addition ,? ?)?(?<what>(?!(?:if|when|whenever|while|at|each time|or|as|during|until|THIS|it|only|you may(?! not\\b)|no more|once)\\b)(?:(?!\\b(?:if|unless|while|when|instead|of (?:them|they|those|these))\\b)[^.;()])+? ${howLong}(?: , (?:up )?to a (?:minimum|maximum) of (?:#|1)(?: point)?)?)$`,
    ),
    '<use> , and <what>',
    ['Artifact', 'Ally', 'Tome', 'Location', 'Investigator'],
  ],
]
