/** What is forbidden, and to whom, in other words: "are not allowed to", "prevents players from", "nobody but you". */

import type { Clause } from '../clauses.ts'

const shut =
  '(?:not (?:allow|permit|possible|legal|allowed|permitted)|forbid|forbidden|prohibit|prohibited|ban|banned|barred|impossible|illegal)'
const ban = '(?<ban>(?:(?:no|neither|nobody) [^,:;()]+? (?:may|can)|[^,:;()]+? (?:may not|cannot)) [^,:;()]+)'

export const notAllowed: readonly Clause[] = [
  // ---------------------------------------------------------------- may not
  [/\bmust (?:not|never) (?!is (?:at|in|on|a|inside|outside|underground|underwater)\b)/, 'may not '],
  [/\bis (?:not|never) (?:allow|allowed|permit|permitted|able|free) to /, 'may not '],
  [/\bis (?:unable to|(?:forbid|forbidden|prohibit|prohibited|ban|banned|barred|prevent|prevented) (?:to|from)) /, 'may not '],
  [
    /(?<=^|, )(?<no>(?:no|neither) (?:[^,:;()]+? )?(?:players?|investigators?|opponents?)|nobody|no 1) is (?:allow|allowed|permit|permitted|able|free) to /,
    '<no> may ',
  ],
  [new RegExp(`(?<=^|, )it is ${shut} for (?<who>[^,:;()]+?) to (?=\\S)`), '<who> may not '],
  [new RegExp(`(?<=^|, )it is ${shut} to (?=\\S)`), 'no player may '],
  [new RegExp(`(?<=^|, )(?<how>play|cast|use) (?:of )?(?:any |all )?(?<what>[^,:;()]+?) is ${shut}(?=$| )`), '<what> may not is <how>'],
  [/^(?<what>[^,:;()]+?) is not (?<how>play|cast|use)$/, '<what> may not is <how>'],
  [/(?<=^|, )all (?=[^,:;()]+? (?:may not|cannot) is (?:play|cast|use|bury|discard|flip|cancel)\b)/, ''],
  // ---------------------------------------------------------------- prevents
  [
    /(?<=^|, )(?:THIS )?(?:prevent|stop|keep|forbid|prohibit|bar) (?<who>(?!the play\b)[^,:;()]+?) (?:from|to) (?=(?:is )?(?:play|cast|use|gain|draw|walk|travel\w*|enter|pass|join|complete|bury|discard|flip|attack|defend|leave|cancel|affect|summon|control)\b)/,
    '<who> may not ',
  ],
  [/\b(?:is|remain) (?:safe|secure) (?=(?:from|against) )/, 'is protect '],
  // ---------------------------------------------------------------- who
  [/(?<=^|, )neither investigator (?=(?:may|can)\b)/, 'no player '],
  [/(?<=^|, )no other (?:player|investigator) (?=(?:may|can)\b)/, 'no opponent '],
  [/(?<=^|, )(?:no (?:player|investigator|1)|nobody) (?:except|but|besides) (?:you|your investigator) (?=(?:may|can)\b)/, 'no opponent '],
  [
    /(?<=^|, )only (?:you|your investigator) (?=(?:may|can) (?:play|cast|use gate|gain|draw|walk|travel\w*|pass|bury|discard)\b)/,
    'no opponent ',
  ],
  [/(?<=^|, )(?:nobody|no 1) (?=(?:at|in|who|with) )/, 'no player '],
  [/(?<=\bby )other (?=(?:player|investigator)\b)/, 'each other '],
  // ---------------------------------------------------------------- where and whence
  [new RegExp(`^(?<at>(?:while )?(?:at|in) [^,:;()]+) , ${ban}$`), '<ban> <at>'],
  [/(?<=\b(?:no|not|cannot)\b[^,:;()]*? play [^,:;()]+?) from (?:their|your|a|any|the) hand(?=$| (?:while|until|for|at|in|if)\b)/, ''],
  // "Your Allies may not be buried by Events at a City Location": while you are there.
  [
    /(?<=\b(?:may not|cannot) is (?:bury|discard|flip)\b[^,:;()]*) (?<at>(?:at|in) (?:a|any) [^,:;()]*?)(?=$| (?:while|until|for) )/,
    ' while <at>',
  ],
  [/(?<=^(?:[^,:;()]* )?(?:may not|cannot|no [^,:;()]+ (?:may|can)) [^,:;()]+) in combat$/, ' during combat'],
  [new RegExp(`^in combat , ${ban}$`), 'during combat , <ban>'],
]
