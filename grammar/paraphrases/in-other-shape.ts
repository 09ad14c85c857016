/** The same said with another verb or in another shape: the number of some as what is added, a price at the end, the one there is of a kind. */

import type { Clause } from '../clauses.ts'

const kept = ['Ally', 'Artifact', 'Tome'] as const
const deed = '(?<deed>(?:draw|look at|bury|discard|flip|turn|return|search) [^:;()]+?)'
const many = '(?<more>increase|raise|reduce|lower)'

export const inOtherShape: readonly Clause[] = [
  [/\badd to (?:(?:its|their)(?: card)? value|the value of (?:THIS|it)) the number of (?=\S)/, 'add 1 for each '],
  // Both limits of a Hand, with the verb said once.
  [
    new RegExp(
      `^(?<head>(?:while [^:;()]+? , )?)your (?<a>minimum|maximum) is ${many} by (?<n>#|1)(?: ,)? and your (?<b>minimum|maximum) by (?<m>#|1)(?<tail>(?: ,)?(?: (?:while|until|at|by|during|here)\\b[^:;()]*)?)$`,
    ),
    '<head> your <a> is <more> by <n> <tail> . <head> your <b> is <more> by <m> <tail>',
  ],
  [
    new RegExp(
      `^(?<head>(?:(?:once|as your turn|at any time)[^:;()]*? , )?)(?:you may )?${deed} (?:for|at (?:a|the) (?:cost|price) of) (?<n>#|1) sanity(?: point)?$`,
    ),
    '<head> you may pay <n> sanity to <deed>',
    kept,
  ],
  [
    /\b(?<if>if|while|unless) (?:THIS|this|it) is (?:your only monster|the only monster in (?:your|its|the) threat|the only card in your threat)(?=$| ,)/,
    '<if> your threat contain no other monster',
    ['Monster'],
  ],
  [/(?<=\bjoin )(?:a |any )?threat of (?<a>[^,:;() ]+) or of (?<b>[^,:;() ]+)$/, '<a> or <b>'],
  [
    /\b(?<if>if|while|unless) you is (?:at|in) (?:a|any|the same) location with (?:any|a|your) (?:opponent|other player|other investigator)(?=$| ,)/,
    '<if> you is at the same location as your opponent',
  ],
  [
    /\b(?:search|look through|go through) your (?<pile>story deck|discard pile) for (?:any )?(?<n>1|a) (?<what>[^,:;()]+?)(?: ,)? and (?:immediately )?play it(?= |$)/,
    'play <n> <what> from your <pile>',
  ],
]
