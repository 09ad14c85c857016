/** A second figure in brackets or behind a comma, where it is asked what card the first deed has moved: "draw three cards (only two if it was a Weapon)". */

import type { Clause } from '../clauses.ts'

const one = '(?<gone>(?:discard|bury|flip|return) (?:the top card of |(?:1|a|any 1) )[^,:;()]+?)'
const verb = '(?<verb>draw|gain|lose|discard)'
const what = '(?<what>card|sanity)(?: point)?(?<from>(?: from (?:your |their )?(?:mythos deck|hand))?)'
const so = '(?<if>if|unless) (?<so>(?:it|that card|that \\S+|the \\S+) (?:is|have) [^,:;()]+?)'
const head = '(?<head>(?:(?:when|as|at|on|if|while) [^:;()]+? , )?(?:[^,:;()]+ : )?(?:you may )?)'

export const figuresAside: readonly Clause[] = [
  // The verb in the brackets is that before them: "gain 2 Sanity (gain only 1 at Night)".
  [/(?<=\b(draw|gain|lose|discard|bury|add|subtract) (?:#|1) (?:[^:;()]*? )?)\( \1 (?:only |but |just )?(?=(?:#|1)(?: |$))/, '( '],
  [/(?<=\b(?:draw|gain|lose|discard|bury|add|subtract) (?:#|1) (?:[^:;()]*? )?\( )(?:but |just )?only (?=(?:#|1)(?: |$))/, ''],
  // What is asked of the card that went is asked once it has gone.
  ...[
    `\\( (?:(?:or|but) )?(?:\\3 )?(?:only |but |just )?(?<m>#|1)(?: card| sanity| sanity point)?(?: instead)?(?: ,)? ${so} \\)`,
    `(?: ,)? (?:or|but) (?:\\3 )?(?:only |but |just )?(?<m>#|1)(?: card| sanity| sanity point)? ${so}`,
  ].map(
    (aside): Clause => [
      new RegExp(`^${head}${one}(?: ,)? (?:and|then|and then) ${verb} (?<n>#|1) ${what} ?${aside}$`),
      '<head> <gone> . <if> <so> , <verb> <m> <what> <from> . otherwise , <verb> <n> <what> <from>',
    ],
  ),
]
