/** Who stays where he is, here or at such a place, and what he does meanwhile: told as a condition, as a time, or behind where he is. */

import type { Clause } from '../clauses.ts'

const stay = '(?:remain|stay|linger|tarry)'
const somewhere = '(?<at>(?:at|in|on) (?:a|any|the|either|1)\\b[^,:;()]*?|here)'
const atPlace = '(?<at>(?:at|in|on) (?:a|any|the|either|1)\\b[^,:;()]*?)'
const aTurn = '(?:a|1)(?: (?:additional|further|more|full|extra|whole))? turn'
const twoTurns = '#(?: (?:additional|further|more|full|extra|whole|consecutive|successive))? turn'
const howLong = `(?<turns>${aTurn}|${twoTurns})`
const head = `(?<head>(?:(?:at night|by night|by day|at day|while|when|if|during)\\b[^,:;()]* , )?)`
const may = '(?:you (?:may|can) )?'
const stays = 'you may remain <at> for'

export const staying: readonly Clause[] = [
  // "For every Turn that you stay here, playing no cards and not Passing": so one stays.
  [
    new RegExp(`(?<=\\b(?:${stay}|spend)\\b[^,:;()]*) ,? ?(?:\\( )?play no card(?: ,)? and (?:do )?not pass(?: \\))?(?= ,|$)`),
    '',
    ['Location', 'Travel'],
  ],
  [
    new RegExp(`^(?:if|when|once|after|each time) you ${stay} ${somewhere} (?:for )?${howLong} , ${may}(?<deed>.+)$`),
    `${stays} <turns> and <deed>`,
  ],
  [
    new RegExp(`^(?:by|on) (?:remain|remaining|stay|staying|linger) ${somewhere} (?:for )?${howLong} , ${may}(?<deed>.+)$`),
    `${stays} <turns> and <deed>`,
  ],
  [
    new RegExp(
      `^(?:for |during |on |in )?(?:each|any|a) (?:(?:additional|further|extra|more|later|subsequent) )?turn (?:that |which )?you (?:${stay}|spend) ${atPlace} , ${may}(?<deed>.+)$`,
    ),
    `${stays} 1 turn and <deed>`,
  ],
  // "While at a Church, you may remain there for one Turn": in the place that was told before.
  [
    new RegExp(
      `^(?:while|when|if|as long as) (?:you is |your investigator is )?${atPlace} , you may (?:${stay}(?: there| in place)?(?: for)?|spend) ${howLong}(?: there)? (?:and|to) (?<deed>.+)$`,
    ),
    `${stays} <turns> and <deed>`,
  ],
  // "For two Turns (in a row)" in whatever place of the sentence.
  [
    new RegExp(`^${head}(?:you may )?${stay} for ${twoTurns} (?<at>here|(?:at|in|on) (?:a|any)\\b[^,:;()]*?) (?:and|to) (?<deed>.+)$`),
    `<head> ${stays} 2 turn and <deed>`,
  ],
]
