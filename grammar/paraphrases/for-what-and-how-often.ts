/** What something costs and how often it may be done, where that is told in front or behind in other words; and what is compared. */

import type { Clause } from '../clauses.ts'

const price = '(?<n>#|1) (?:sanity(?: point)?|point of sanity)'
const period = '(?<period>round|turn|combat)'
const ofAll = '(?: (?:of all(?: (?:player|investigator))?|at the table|in the game))?(?= ,|$)'
const onASide = '(?:in play )?on (?:either|any|each) side(?: of the table)?(?= ,|$)'
const own: Clause[2] = ['Ally', 'Artifact', 'Tome', 'Location']

export const forWhatAndHowOften: readonly Clause[] = [
  // ---------------------------------------------------------------- what it costs
  [
    new RegExp(`^(?:at|for) (?:a|the) (?:cost|price|expense) of ${price} ,? ?you may (?<does>[^:;()]+?) as your turn$`),
    'as your turn , pay <n> sanity : <does>',
  ],
  [
    /^(?:(?:you may )?(?:lose|skip|miss|forgo|give up) your next turn (?:to|and|in order to)|by (?:lose|losing|skip|skipping|miss|missing|forgoing|giving up) your next turn ,? ?(?:you may )?) ?(?<does>[^:;()]+?)(?: now| at once| immediately)?(?: as your turn)?$/,
    'as your turn , <does> and lose your next turn',
    own,
  ],
  [
    /^(?<start>you may [^,:;()]+?) as your turn ,? (?:but|and) (?:you )?(?:must|have to) (?:then |afterwards |also )?(?<then>(?:discard|bury|flip|lose) [^:;()]+?)(?: afterwards| then)?$/,
    'as your turn , <start> and <then>',
  ],
  [
    /^(?<start>you may [^,:;()]+?) as your turn ,? (?:and )?then (?<then>(?:discard|bury|flip|lose|gain|draw) [^:;()]+)$/,
    'as your turn , <start> and <then>',
  ],
  [
    /^you may (?<verb>draw|gain) (?<n>#|1|a) (?<what>card|sanity(?: point)?) as your turn ,? (?:or )?(?<m>#|1) (?<so>(?:if|while|when|at night|during) ?[^:;()]*)$/,
    'as your turn , <verb> <n> <what> , or <m> <so>',
  ],
  // ---------------------------------------------------------------- how often
  [
    new RegExp(`(?<=\\b(?:no|not|never) more (?:often )?than once )(?:each|in each|in a|in any|in the same|in any 1|every) ${period}\\b`),
    ' per <period>',
  ],
  [
    new RegExp(
      `,? (?:(?:to|up to|with|subject to) a (?:limit|maximum|max) of once|limit(?:ed to)? once) (?:each|per|a|in each|in any) ${period}$`,
    ),
    ', once per <period>',
  ],
  [/(?<=\bas your turn) ?,? as (?:often|many time) as you (?:wish|like|please|want|can|may|care to)$/, ' '],
  // ---------------------------------------------------------------- what is compared
  [
    /\b(?<who>your|your opponent 's|their) education exceed (?:that of (?<other>a opponent|your opponent|each opponent|any opponent)|(?<same>your opponent) 's)(?= ,|$)/,
    '<who> education is higher than that of <other> <same>',
  ],
  [new RegExp(`\\byour education is the (?:highest|greatest|best)${ofAll}`), ' you have the most education'],
  [new RegExp(`\\byour education is the (?:lowest|least|smallest)${ofAll}`), ' you have the least education'],
  [
    /(?<=\byou have more )(?<one>[a-z_]+) ally than (?:you have )?(?<other>(?!ally\b|your\b|a\b|each\b|any\b)[a-z_]+)(?: 1| ones)?(?= ,|$)/,
    ' <one> ally than <other> ally',
  ],
  [/\b(?:it|they) is your (?:only|sole) ally\b/, ' this card is your only ally', ['Ally']],
  [new RegExp(`(?<=\\bfor each )(?<what>[^,:;()]+?) ${onASide}`), ' <what> of any player'],
  [new RegExp(`(?<=\\bif )there is no (?<what>[^,:;()]+?) ${onASide}`), ' no player have a <what> in play'],
  [new RegExp(`(?<=\\bif )there is (?:a|any) (?<what>[^,:;()]+?) ${onASide}`), ' any player have a <what> in play'],
]
