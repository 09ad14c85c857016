/** What Allies and Monsters say of themselves: what they refuse, what they need of whom they come with, and what does not affect them. */

import type { Clause } from '../clauses.ts'

const own: Clause[2] = ['Ally', 'Monster']
const monster: Clause[2] = ['Monster']
const bears = '(?:bear|carry|use|wield|hold|have)'
const mayNot = '(?:may not|cannot|can never|may never)'
const byPlayer = '(?<=^(?:THIS )?(?:may only is|can only is|may not is|cannot is|may is) play )by (?:a|any) (?:investigator|player) '

export const ofFriendsAndFoes: readonly Clause[] = [
  // ---------------------------------------------------------------- what they refuse
  [
    /(?<=^|, )(?<who>THIS|it|they|your ally|your other ally|all your ally|each of your ally) (?:refuse to|will not|would not|is unwilling to|is unable to|is not able to|decline to) (?=[a-z])/,
    ' <who> may not ',
    own,
  ],
  [
    new RegExp(
      `^(?:THIS )?(?:may|can) ${bears} no weapon (?:but|except|other than|save) (?:a |any |1 )?(?<what>(?!weapon\\b)[a-z_]+(?: weapon)?)$`,
    ),
    'this card may not bear weapon except <what>',
    own,
  ],
  // ---------------------------------------------------------------- who may play them
  [new RegExp(`${byPlayer}(?:(?:who|that) is )?(?<so>(?:affected|at|in) [^,:;()]+)$`), ' if you is <so>'],
  [new RegExp(`${byPlayer}(?:who|that) (?<so>(?:have|know|control|hold) [^,:;()]+)$`), ' if you <so>'],
  [new RegExp(`${byPlayer}with (?<so>[^,:;()]+)$`), ' if you have <so>'],
  [/^(?:in order )?to play THIS ,? ?your investigator must (?<so>(?:know|read|have|is)\b[^,:;()]+)$/, 'you must <so> to play this card'],
  [
    /^(?:THIS )?cost (?:you )?(?:(?:a|an) )?(?:(?<n>#|1) (?:additional|more|extra)|(?:additional|extra) (?<m>#|1)) sanity(?: point)? if play (?:outside|out of|anywhere but in|elsewhere than in) (?<where>[^,:;()]+)$/,
    'this card cost <n> <m> additional sanity unless you is in <where>',
  ],
  [
    /^(?:THIS )?do not use (?:the|a|any|your) gate when (?:it is )?(?:play|place in your threat|come into play)$/,
    'this card do not use the gate',
    own,
  ],
  [
    /\b(?:(?:any|each|all|a) )?(?:summon|summoning) spell (?:is cast at|may is cast at|can is cast at|is cast for) (?<n>#|1|a) sanity(?: point)? (?<how>less|fewer|more)/,
    'spell that summon monster cost <n> <how> sanity',
  ],
  [/\b(?:(?:any|each|all|a) )?(?:summon|summoning) spell (?=(?:cost|cast|you cast|may|cannot)\b)/, 'spell that summon monster '],
  // ---------------------------------------------------------------- what does not affect them
  [
    /^(?<what>(?!(?:it|THIS|they|you|if|while|when)\b)[^,:;()]+?) (?:(?:do|may|can) not affect|cannot affect|(?:have|has) no effect (?:on|upon|against)|never affect|do nothing to) (?<whom>THIS|you|your investigator|your ally|bearer)(?<so> (?:if|while|at|by|during)\b[^,:;()]*)?$/,
    '<whom> is not affected by <what> <so>',
  ],
  [
    new RegExp(`^(?:THIS )?${mayNot} is lose (?:to|by|because of|due to|through) (?<what>[^,:;()]+)$`),
    'this card may not is bury or discard by <what>',
  ],
  [
    /^treat (?:THIS |it )?as (?:a |an )?(?<what>[^,:;()]+?) (?:for all purpose|in all respect|in each respect|in each way|for any purpose)(?<so> (?:if|while|at|by|during)\b[^,:;()]*)?$/,
    'this card is treat as <what> <so>',
    own,
  ],
  // ---------------------------------------------------------------- what becomes of them
  [/ in your possession(?=$| ,)/, ' you have in play'],
  [/^(?<how>bury|discard|flip) (?<so>(?:after|at the end of) combat)$/, '<how> this card <so>', own],
  [/(?<=^instead of bury THIS after combat , return )the card (?=to\b)/, ' it ', own],
  [/(?<=^while (?:it|THIS) )(?:lie|stand|remain|stay|sit|rest) (?=in your threat\b)/, ' is ', monster],
  [
    /(?<=\b(?:in|to|into|of|from) )(?:the|this) (?<directed>directed )?threat(?=$| (?:gain|lose|add|if|at|by|during|while)\b)/,
    ' your <directed> threat',
    monster,
  ],
]
