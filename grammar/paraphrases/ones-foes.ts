/** Monsters told in whole sentences: who they pass by, what they are worth where, what becomes of whom they have struck. */

import type { Clause } from '../clauses.ts'

export const onesFoes: readonly Clause[] = [
  [
    /\b(?:who|that|which) (?:do|did) not (?:defend|take part)(?: in (?:this|the|that) (?:combat|battle))?(?= |$)/,
    'who is not defending',
    ['Monster', 'Spell', 'Event'],
  ],
  // "One Ally who stayed out of the Battle."
  [
    /\b(?:who|that|which) (?:(?:is |have )?(?:stay|keep|remain|stand|sit|is|hold|leave) out of|(?:take|took|have|play) no (?:part|share) in|is (?:absent|away) from|is not (?:use|employ|choose) in) (?:the |this |that )?(?:battle|combat|fight|fighting|defen[sc]e|fray|melee)(?= |$)/,
    'who is not defending',
    ['Monster', 'Spell', 'Event'],
  ],
  // Whom a Monster meets in battle is its opponent's.
  [
    /(?<=\breturn )(?<who>(?:(?:1|#|a|any|all|each|up to #) )(?:of )?(?:random )?defending ally(?: (?:of|with|worth|who|that)(?: (?!(?:your|opponent|player|to)\b)[^,:;() ]+){1,8})?) (?=to (?:its|their|the) owner (?:'s|') hand(?= |$))/,
    '<who> of your opponent ',
    ['Monster'],
  ],
  // ---------------------------------------------------------------- who absorbs what
  [/(?<=\b(?:can|may) )absorb no point(?= from |$)/, 'not absorb point'],
  [
    /\bally (?:whose value is|with a value of|worth) (?<n>#|1)(?<less>(?: or (?:less|more))?)(?: point)?(?= (?:can|cannot|may|absorb|is)\b)/,
    'ally of value <n> <less>',
  ],
  // ---------------------------------------------------------------- what befalls everybody
  [
    /^(?<where>[^,;:()]*?location(?: [^,;:()]+)?) (?:may|can) is walk to only (?:by|if you|for) (?:pay|spend|lose) (?<n>#|1) sanity(?: point)?$/,
    'when any player begin to walk to a <where> , that player lose <n> sanity',
    ['Monster', 'Event'],
  ],
  [
    /^(?:each |any |all |every )?(?:player|investigator) must (?:first )?(?:pay|spend|lose) (?<n>#|1) sanity(?: point)? (?:in order )?to walk to (?<where>(?:a|any) [^,;:()]*?location(?: [^,;:()]+)?)$/,
    'when any player begin to walk to <where> , that player lose <n> sanity',
    ['Monster', 'Event'],
  ],
  [
    /^(?:each |any |all |every )?(?:player|investigator) who walk to (?<where>(?:a|any) [^,;:()]*?location(?: [^,;:()]+?)?) must (?:first )?(?:pay|spend|lose) (?<n>#|1) sanity(?: point)?$/,
    'when any player begin to walk to <where> , that player lose <n> sanity',
    ['Monster', 'Event'],
  ],
  [
    /^(?:all |any )?(?:(?<a>[a-z_]+) , )?(?<b>[a-z_]+)(?: and|,| or) (?<c>[a-z_]+) that would is (?<from>bury|discard) (?:is|must is) (?<to>discard|bury) instead(?: ,)?(?: (?:with|together with|along with) (?:whatever|all|all that|everything|anything) (?:that )?they (?:hold|bear|carry))?$/,
    'if any <a> , <b> or <c> would is <from> , <to> it instead',
    ['Monster', 'Event'],
  ],
]
