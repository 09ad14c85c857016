/** Monsters told in whole sentences: who they pass by, what they are worth where, what becomes of whom they have struck. */

import type { Clause } from '../clauses.ts'

export const onesFoes: readonly Clause[] = [
  // ---------------------------------------------------------------- how far it comes
  [/^(?<if>if|when|whenever|each time) it survive (?=to (?:affect|reach|cause)\b)/, '<if> this card survive ', ['Monster']],
  [
    /\b(?:who|that|which) (?:do|did) not (?:defend|take part)(?: in (?:this|the|that) (?:combat|battle))?(?= |$)/,
    'who is not defending',
    ['Monster', 'Spell', 'Event'],
  ],
  // ---------------------------------------------------------------- who absorbs what
  [/(?<=\b(?:can|may) )absorb no point(?= from |$)/, 'not absorb point'],
  [
    /\bally (?:whose value is|with a value of|worth) (?<n>#|1)(?<less>(?: or (?:less|more))?)(?: point)?(?= (?:can|cannot|may|absorb|is)\b)/,
    'ally of value <n> <less>',
  ],
  [
    /^(?:all |any |each )?(?:opposing |defending )?ally (?:who|that|which) (?:absorb|have absorb) (?:any )?point from THIS (?:is|must is) discard (?:rather than|instead of|and not)(?: is)? bury$/,
    "if any of your opponent 's ally would is bury in combat by this card , discard it instead",
    ['Monster'],
  ],
  // ---------------------------------------------------------------- what befalls everybody
  [
    /^(?:all |any )?(?:(?<a>[a-z_]+) , )?(?<b>[a-z_]+)(?: and|,| or) (?<c>[a-z_]+) that would is (?<from>bury|discard) (?:is|must is) (?<to>discard|bury) instead(?: ,)?(?: (?:with|together with|along with) (?:whatever|all|all that|everything|anything) (?:that )?they (?:hold|bear|carry))?$/,
    'if any <a> , <b> or <c> would is <from> , <to> it instead',
    ['Monster', 'Event'],
  ],
]
