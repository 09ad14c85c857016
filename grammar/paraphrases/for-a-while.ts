/** What is so for a while: what a card serves as and is worth, a Threat turned face-up, what may not be played on the next Turn. */

import type { Clause } from '../clauses.ts'

const serves = '(?:function|count|serve|act|fight)'
const lasts = '(?<for> (?:for the|until) [^,:;()]+)'
const foe = '(?<who>(?:your|the|target|that|each|a|any) opponent|opponent|target player|that player|each other player)'

export const forAWhile: readonly Clause[] = [
  // "It functions as a Living Dead worth 2 points for the remainder of the Round": that, and with this value.
  [
    new RegExp(
      `^(?:it|they|(?:(?:that|the|target) )?ally) ${serves} as (?<what>a [^,:;()]+?) (?:worth|with a (?:card )?value of|of (?:card )?value|and is worth|and have a (?:card )?value of) (?<n>#|1)(?: point)?${lasts}$`,
    ),
    'ally function as <what> <for> . its value is <n> <for>',
    ['Event', 'Spell'],
  ],
  [new RegExp(`^(?:it|they) ${serves} as (?<what>a [^,:;()]+?)${lasts}$`), 'ally function as <what> <for>', ['Event', 'Spell']],
  // "All cards of your opponent's Threat are turned face-up until the end of Combat."
  [
    new RegExp(
      `^${foe} (?:must )?(?:turn|play|keep|lay|flip) (?:all|every|each|the)(?: of the)? card (?:of|in) (?:target|the|their|a|1|that) threat (?<up>face-up)(?<for> (?:for the|until) [^,:;()]+)$`,
    ),
    '<who> must keep their threat <up> <for>',
  ],
  [
    new RegExp(
      `^(?:(?:all|every|each)(?: of the)? card (?:of|in) )?(?:the threat of ${foe}|(?<whose>(?:your|the|target|each|a) opponent) 's threat) (?:must )?(?:is|remain|stay|lie) (?:(?:turn|play|keep|lay|flip) )?(?<up>face-up)(?<for> (?:for the|until) [^,:;()]+)$`,
    ),
    '<who> <whose> must keep their threat <up> <for>',
  ],
  // "Increase the total value of your Threat by that Ally's card value."
  [
    /\b(?<head>(?:increase|raise|reduce|lower|decrease) (?:the (?:total )?(?:value )?of )?(?:your|[^,:;() ]+ opponent 's) (?:directed )?threat by) (?:the (?:card )?value of (?<a>that ally|the bearer)|(?<b>that ally|the bearer) 's (?:card )?value)(?= |$)/,
    '<head> as much as the value of <a> <b>',
  ],
  [
    /\badd (?:the (?:card )?value of (?<a>that ally|the bearer)|(?<b>that ally|the bearer) 's (?:card )?value) to (?<threat>(?:the (?:total )?(?:value )?of )?your (?:directed )?threat)(?= |$)/,
    'increase <threat> by as much as the value of <a> <b>',
  ],
  // "Increase your Threat by 2 until the end of the Round, or gain 2 Sanity": the one, or the other.
  [
    /^(?:either )?(?<a>(?:increase|raise|reduce|lower|decrease|add|subtract|double|halve) [^,:;()]+? (?:until the end of|for the (?:rest|remainder|duration) of) [^,:;()]+?) , or (?:else |instead )?(?<b>(?:gain|draw|return|look at) [^,:;()]+)$/,
    'you choose : ( <a> ) or ( <b> )',
    ['Event', 'Spell'],
  ],
  // "May play no Travel Event next Turn": on his next one.
  [
    new RegExp(`^${foe} (?<what>(?:may|cannot|can|must) [^,:;()]+?)(?: (?:on|in|during))?(?: (?:the|their))? (?:next|following) turn$`),
    '<who> <what> on their next turn',
  ],
  // "That Ally does not turn face-up at the end of this Round, but only at the end of the next".
  [
    /^(?<who>that (?:ally|artifact|tome|card)|it|they|the (?:ally|artifact|card)) (?:do not|may not|cannot|will not)(?: is)? (?:turn|flip) (?:face-up|up)(?: again)? at the end of (?:this|the) round(?: ,)? but (?:only |not until )?(?:at )?(?:the end of )?the (?:next(?: 1| round)?|following(?: 1| round)?)$/,
    '<who> remain face-down until the end of the next round',
  ],
]
