/** What cards cost to play or to cast, told in figures, of who pays, or of the deed: "you pay 1 Sanity less for each Tome". */

import type { Clause } from '../clauses.ts'

const sanity = 'sanity(?: point)?'
const what = "(?<what>(?:[^,:;()' ]+ ){0,3}?(?:ally|artifact|tome|monster|location|event|travel\\S*|weapon|phobia))(?: card)?"
const spells = "(?<what>(?:(?!cast\\b)[^,:;()' ]+ ){0,2}?spell)"
const tail = '(?<tail>(?: (?:here|until|while|during|at|by|in|if|for)\\b[^,:;()]*)?(?: ?(?:,|\\() [^:;]*)?)$'
const head = '(?<head>(?:(?:while|during|at|by|if|until|for) [^:;()]*? , )?)'
const every = '(?:all|each|every|any|a|your|the)(?: of)?(?: your)? '
/** "1 less Sanity", "1 Sanity point less". */
const somewhat = `(?<n>#|1) (?:${sanity} (?<how>less|fewer|more)|(?:point )?(?<more>less|fewer|more) ${sanity})`
const you = '(?:you|your investigator)'

export const whatItCosts: readonly Clause[] = [
  // "If no Storm is in play, pay 1 Sanity": what an Event asks for once it is played, and for nothing else.
  [
    new RegExp(
      `^(?<so>(?:(?:if|unless|at night|by day|during the (?:day|night)) [^,:;()]*, )?)(?:${you} )?(?:must )?(?:pay|spend) (?<n>#|1) ${sanity}(?: for THING)?(?<if>(?: (?:if|unless) [^,:;()]+)?)$`,
    ),
    '<so> lose <n> sanity as a price <if>',
    ['Event'],
  ],
  [
    new RegExp(`^${head}your ${what} cost(?: you)? (?<n>#|1) ${sanity} to play${tail}`),
    '<head> the sanity cost of your <what> is <n> <tail>',
  ],
  [
    new RegExp(`^${head}your ${spells} cost(?: you)? (?<n>#|1) ${sanity} to cast${tail}`),
    '<head> the casting cost of your <what> is <n> <tail>',
  ],
  // "Ghouls cost 1 Sanity to play": a kind by its name.
  [
    new RegExp(
      `^${head}(?:all |each |every |any )?(?<what>(?!(?:THIS|it|they|this|card|you)\\b)[^,:;()' ]+) cost (?<n>#|1) ${sanity} to play${tail}`,
    ),
    '<head> the sanity cost of all <what> is <n> <tail>',
  ],
  [
    new RegExp(`^${head}(?:all |each |every |any )?(?!your )${what} cost (?<n>#|1) ${sanity} to play${tail}`),
    '<head> the sanity cost of all <what> is <n> <tail>',
  ],
  [
    new RegExp(`^${head}(?:all |each |every |any )?(?!your )${spells} cost (?<n>#|1) ${sanity} to cast${tail}`),
    '<head> the casting cost of all <what> is <n> <tail>',
  ],
  [
    new RegExp(
      `^${head}(?:${you} )?(?:must )?pay ${somewhat} (?:for|to play|when (?:you )?play(?:ing)?) (?:${every})?${what}(?: (?:that )?you play)?${tail}`,
    ),
    '<head> your <what> cost <n> <how> <more> sanity to play <tail>',
  ],
  [
    new RegExp(
      `^${head}(?:${you} )?(?:must )?pay ${somewhat} (?:for|to cast|when (?:you )?cast(?:ing)?) (?:${every})?${spells}(?: (?:that )?you cast)?${tail}`,
    ),
    '<head> your <what> cost <n> <how> <more> sanity to cast <tail>',
  ],
  [
    new RegExp(`^${head}(?:it )?costs?(?: ${you})? ${somewhat} (?:for you )?to play (?:${every})?${what}${tail}`),
    '<head> your <what> cost <n> <how> <more> sanity to play <tail>',
  ],
  [
    new RegExp(`^${head}(?:it )?costs?(?: ${you})? ${somewhat} (?:for you )?to cast (?:${every})?${spells}${tail}`),
    '<head> your <what> cost <n> <how> <more> sanity to cast <tail>',
  ],
]
