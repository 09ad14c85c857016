/**
 * What Monsters and those who meet them do in Combat, told another way: who is among the Defending Allies, who sees them beside this
 * card, what goes on besides when the Cosmic Battle is survived, and what is worth the same.
 */

import type { Clause } from '../clauses.ts'

/** Some of a kind, so many as it takes to be asked for. */
const some = '(?:a|any|1 or more|at least 1)'
const kind =
  '(?:(?!(?:in|of|or|and|is|have|who|that|which|with|not|no|more|than)\\b)[^,:;() ]+ )*?(?!(?:in|of|or|and|is|have|ally)\\b)[^,:;() ]+?'
const foes = '(?:your opponent|opponent|the opponent|that opponent)'

export const atCloseQuarters: readonly Clause[] = [
  // ---------------------------------------------------------------- who defends
  [
    new RegExp(
      `\\b(?<head>if|while|when|unless) ${foes} have (?<a>${some}) (?<what>${kind}) (?:as a|as|among their) defending ally(?= ,|$)`,
    ),
    '<head> your opponent have <a> defending <what> in play',
  ],
  [
    new RegExp(`\\b(?<head>if|while|when|unless) ${foes} (?:is defending with|defend with) (?<a>${some}) (?<what>${kind})(?= ,|$)`),
    '<head> your opponent have <a> defending <what> in play',
  ],
  [
    new RegExp(
      `\\b(?<head>if|while|when|unless) (?:any (?<what>${kind}) (?:is|is among the) defending ally of (?:your|the|that) opponent|any (?<other>${kind}) is among ${foes} 's defending ally)(?= ,|$)`,
    ),
    '<head> your opponent have any defending <what> <other> in play',
  ],
  // ---------------------------------------------------------------- what is worth the same
  [
    /(?<=\bvalue (?:is|become|be|equal|remain) )(?:the same as|equal to|identical to|the same value as) (?:that|the value|the current value) of /,
    'that of ',
  ],
  [/(?<=\bvalue )become (?=(?:equal to )?(?:that|the value) of )/, 'equal '],
  // ---------------------------------------------------------------- what is done besides
  [
    /^(?<head>(?:if|when|each time) THIS survive (?:the cosmic battle|combat) , )(?:it|they|THIS) (?:also )?(?=(?:discard|bury|flip|return|place|put) )/,
    '<head>',
    ['Monster'],
  ],
  // ---------------------------------------------------------------- what becomes of it after Combat
  [
    /^(?<when>(?:after|at the end of) combat , )(?<may>(?:you may )?)(?:return|place|put|take)(?: back)? THIS (?:back )?(?:to|in|into|on) your hand(?: ,)? (?:even if (?:it|they|THIS) (?:would|is to|should|must|have to)(?: otherwise)? is (?:bury|lose)|even if (?:it|they|THIS) is (?:bury|lose)|whatever (?:have )?happen|in any case|in (?:every|either) case)$/,
    '<when> <may> return this card to your hand',
    ['Monster'],
  ],
  [
    /^(?<when>(?:after|at the end of) combat , )(?<may>(?:you may )?)place THIS (?:back )?(?:in|into) your hand$/,
    '<when> <may> return this card to your hand',
    ['Monster'],
  ],
  // "Instead of burying it, you may spend 1 Sanity to begin the next Round with it in your Threat".
  [
    /^(?:(?:after|at the end of) combat , )?(?:(?:instead of|rather than) bury(?: (?:it|they|THIS))?(?: (?:after|at the end of) combat)?|if (?:it|they|THIS) would is bury(?: (?:after|at the end of|in) combat)?) , you may (?<cost>(?:pay|spend|lose) (?:#|1) sanity(?: point)?) (?:to|and) (?:begin|start) the next round with (?:THIS|it|they) in your threat(?: instead)?$/,
    'you may <cost> to begin the next round with this card in your threat',
    ['Monster'],
  ],
  // "During the Day, these do not attack, and remain in your Threat after Combat".
  [
    /^(?<so>at night|by day|during the (?:day|night)|(?:if|while) [^,:;()]+?)(?: ,)? (?<who>THIS|it|they) (?<not>(?:do not|cannot|may not) attack)(?: ,)? (?:and|but) (?:it |they |THIS )?(?:will )?(?<keep>(?:remain|stay) in your threat\b[^,:;()]*)$/,
    '<so> , <who> <not> . <so> , this card <keep>',
    ['Monster'],
  ],
  // ---------------------------------------------------------------- what is counted when it is revealed
  [
    /^(?<what>(?:(?:increase|raise|reduce|lower) THIS 's value|(?:add|subtract) (?:#|1)(?: point)? (?:to|from) (?:the value of )?THIS|THIS (?:gain|lose)) [^,:;()]*\bfor (?:each|every) [^,:;()]+?) (?:at the (?:time|moment) (?:that|when)?|when) ?(?:it|THIS|they) is reveal(?: ,? whether (?:face-up or face-down|face-down or face-up|face-down or not))?$/,
    'when this card is reveal , <what>',
    ['Monster'],
  ],
  // ---------------------------------------------------------------- who absorbs but so much
  [
    /\b(?:(?:may|can|will) )?absorb (?:only|just|at most|no more than|a maximum of|not more than) (?<n>#|1)(?: point)?(?= |$)(?! (?:and|but) (?:it |they )?is not\b)/,
    'absorb no more than <n> point ',
  ],
  [/\b(?:may not|cannot|can not) absorb more than (?<n>#|1)(?: point)?(?= |$)/, 'absorb no more than <n> point '],
  [
    /(?<=^(?:[^:;()]+ , )?)choose (?<what>(?:1|a|any 1|#) [^,:;()]*?\bally\b[^,:;()]*?) , who (?:then )?(?<does>(?:(?:may|can|will) )?absorb (?:only|just|at most|no more than) (?:#|1) point)(?: (?:during|in|for) (?:this|the) combat| until the end of combat)?$/,
    '<what> <does> until the end of combat',
    ['Monster', 'Event', 'Spell'],
  ],
]
