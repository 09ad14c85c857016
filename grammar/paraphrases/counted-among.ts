/** What a card is besides what it is, and what it is not: an attribute that it has or lacks, a kind it is one of. */

import type { Clause } from '../clauses.ts'

const inPlay: Clause[2] = ['Ally', 'Monster', 'Location', 'Artifact', 'Tome']
const time = '(?:at night|by night|by day|at day|while|if|when|during|as long as|until)\\b'
const head = `(?<head>(?:${time}[^,:;()]* , )?)`
const tail = `(?<tail>(?: ${time}[^,:;()]*)?)$`
const attribute = 'the (?<what>(?:(?!all\\b)[^,:;()]){1,40}?) (?:attribute|symbol|icon)'
const itself = '(?:(?:THIS|it) )?'
const taken = '(?:consider|regard|treat|count|classify|see)'
const isIt = `(?:is|(?:may|can|should|must|is to) (?:is )?(?:also )?(?:is )?${taken}(?: to is| as if it is| as)?)`

export const countedAmong: readonly Clause[] = [
  // ---------------------------------------------------------------- what it has
  [
    new RegExp(`^${head}${itself}(?:have|gain|bear|feature|possess|get|is ${taken} (?:to have|as (?:if it )?have)) ${attribute}${tail}`),
    '<head> this card gain the <what> attribute <tail>',
    inPlay,
  ],
  [new RegExp(`^${head}add ${attribute} to THIS${tail}`), '<head> this card gain the <what> attribute <tail>', inPlay],
  [new RegExp(`^${head}${itself}lose ${attribute}${tail}`), '<head> this card lose the <what> attribute <tail>', inPlay],
  [
    new RegExp(`^${head}${itself}(?:do not|no longer) (?:have|bear|feature) ${attribute}${tail}`),
    '<head> this card lose the <what> attribute <tail>',
    inPlay,
  ],
  [
    new RegExp(
      `(?<=^${head.replace('?<head>', '')}(?:your current location|your opponent 's current location|(?:each|every|all|any) [^,:;()]+?) )is (?:also )?${taken} as if (?:it|they) have (?=the [^,:;()]+ attribute)`,
    ),
    ' gain ',
  ],
  [
    new RegExp(
      `(?<=^${head.replace('?<head>', '')}(?:your current location|your opponent 's current location|(?:each|every) [^,:;()]+?|all [^,:;()]+? in [^,:;()]+?) )is (?=a [^,:;() ]+(?: ${time}|$))`,
    ),
    ' count as ',
  ],
  // ---------------------------------------------------------------- what it is not
  [
    new RegExp(
      `^${head}(?:${itself}(?:is not(?: ${taken}(?: to is| as)?)?|do not count as|no longer count as)|not) (?<what>living_dead|corrupt|steadfast|cultist|human|invisible|unique)${tail}`,
    ),
    '<head> this card lose the <what> attribute <tail>',
    inPlay,
  ],
  [
    new RegExp(
      `^${head}${itself}(?:is not ${taken}(?: to is| as)?|(?:do not|no longer) count as) (?:a )?(?<what>(?!(?:weapon|ally|location|artifact|tome|monster|event|spell|card|turn|pass|play)\\b)[a-z_]+)${tail}`,
    ),
    '<head> this card lose the <what> attribute <tail>',
    inPlay,
  ],
  // ---------------------------------------------------------------- what it is one of
  [
    new RegExp(
      `^${head}(?:treat|regard|consider) THIS (?:as )?(?<what>a (?:[^,:;()' ]+ )?(?!(?:card|event|player|point)\\b)[^,:;()' ]+?)${tail}`,
    ),
    '<head> this card count as <what> <tail>',
    inPlay,
  ],
  [
    new RegExp(`^${head}${itself}${isIt} (?<what>a (?:[^,:;()' ]+ )?(?!(?:card|event|player|point)\\b)[^,:;()' ]+?)${tail}`),
    '<head> this card count as <what> <tail>',
    inPlay,
  ],
]
