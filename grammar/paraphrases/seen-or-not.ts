/** Whether a Monster is Invisible or seen (M14.9): when it is, by whom, and who makes it so. */

import type { Clause } from '../clauses.ts'

const it = '(?:it|they|THIS)'
const is = '(?:is|become|turn|appear|grow|remain|stay|count as)'
const when = '(?<so>(?:at night|by day|if|while|when|during|unless|as long as) ?.*)'

export const seenOrNot: readonly Clause[] = [
  // ---------------------------------------------------------------- when it is so, told without saying of whom
  // "Only Visible at Night", "remains Invisible only at Night": besides then it is not.
  [new RegExp(`^(?:${it} )?(?:${is} )?only (?:${is} )?visible ${when}$`), 'this card is invisible except <so>', ['Monster']],
  [new RegExp(`^(?:${it} )?(?:${is} )?(?:only (?:${is} )?invisible|invisible only) ${when}$`), 'this card is invisible <so>', ['Monster']],
  [
    new RegExp(
      `^(?:${it} )?(?:${is} )?(?<how>(?:in)?visible) (?=(?:at night|by day|if|while|when|during|unless|for|except|until|as long as) ?)`,
    ),
    'this card is <how> ',
    ['Monster'],
  ],
  [new RegExp(`^${it} ${is} (?<how>(?:in)?visible)$`), 'this card is <how>', ['Monster']],
  [new RegExp(`^(?:${it} )?(?:${is} )?(?:not|no longer) invisible(?=$| )`), 'this card is visible', ['Monster']],
  [
    new RegExp(`(?<=^(?:(?:if|while|when) [^,:;()]+|at night|by day|in the dreamlands) , )(?:${it} )?${is} (?<how>(?:in)?visible)(?=$| )`),
    'this card is <how>',
    ['Monster'],
  ],
  // ---------------------------------------------------------------- who sees it
  [
    /^(?:THIS is |is )?invisible(?: ,)? (?:except to|but not to|save to|to all but|to all except|to all ally except|to all ally but|to everyone but|to everyone except|unless to) (?<who>[^,:;()]+)$/,
    'invisible . all <who> may see this card',
    ['Monster'],
  ],
  [
    /^(?:THIS is |is )?invisible(?: ,)? but (?:is )?(?:visible to|may is see by|can is see by) (?<who>[^,:;()]+)$/,
    'invisible . all <who> may see this card',
    ['Monster'],
  ],
  [
    /^(?:THIS is |is )?invisible(?: ,)? but (?<who>[^,:;()]+?) (?:can|may) see (?:it|THIS|they)$/,
    'invisible . all <who> may see this card',
    ['Monster'],
  ],
  // Whom else it is invisible to, though he sees what is invisible: it bypasses all others.
  [/^only (?<who>[^,:;()]+?) (?:can|may|is able to) see (?:it|THIS|they)$/, 'this card bypass all ally except <who>', ['Monster']],
  [/^(?!only )(?<who>[^,:;()]+?) (?:can|may|is able to) see (?:it|THIS|they)$/, 'all <who> may see this card', ['Monster']],
  [
    /^(?:(?:THIS|it) )?(?:(?:is |become )?visible (?:only )?to|(?:may|can) (?:only )?is see(?:n)?(?: only)? by) (?:only )?(?:any |all |each |a )?(?<who>[^,:;()]+)$/,
    'all <who> may see this card',
    ['Monster'],
  ],
  [
    /^(?:THIS )?(?:cannot|may not) is see(?:n)? (?:except|save|but|other than) by (?<who>[^,:;()]+)$/,
    'invisible . this card bypass all ally except <who>',
    ['Monster'],
  ],
]
