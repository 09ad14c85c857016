/** What befalls a card in Combat, or at any time but then: "each time another of your Allies is buried in Combat", "other than in Combat". */

import type { Clause } from '../clauses.ts'

const when = '(?:each time|when|any time)'
const befalls = '(?<what>(?!(?:THIS|it|they)\\b)[^,:;()]+? is (?:bury|discard|lose|flip)(?: or (?:bury|discard|lose))?)'
const befallsAny = befalls.replace('(?!(?:THIS|it|they)\\b)', '')
const within = '(?:in|during|as a result of|in the course of) (?:a |any |the )?combat'
const without = '(?:(?:except|not|but not|at any time except|at all time except) (?:in|during) combat|outside (?:of )?combat)'
const deed = '(?<deed>(?!when |if )[^:;()]+?)'

export const inAndOutOfCombat: readonly Clause[] = [
  [
    new RegExp(
      `^(?<what>(?:enchanted_weapon|artifact|spell|tome|event)) (?:may not|cannot|can not) is (?<did>use|cast|play)(?: by any player)?(?: ,)? ${without}(?: while THIS is in play)?$`,
    ),
    'unless this card is in combat , no player may <did> <what>',
    ['Event', 'Monster'],
  ],
  [
    /^(?<what>(?:artifact|spell|tome|event)) (?:may|can) only is (?<did>use|cast|play)(?: by any player)? (?:in|during) combat(?: while THIS is in play)?$/,
    'unless this card is in combat , no player may <did> <what>',
    ['Event', 'Monster'],
  ],
  [
    new RegExp(
      `^(?<ban>(?:no (?:player|investigator|opponent)|your opponent|player|investigator)\\b[^,:;()]*? may (?:not )?[^,:;()]+?)(?: ,)? ${without}$`,
    ),
    'unless this card is in combat , <ban>',
  ],
  [new RegExp(`^${without} , (?=no (?:player|investigator|opponent)\\b)`), 'unless this card is in combat , '],
  [new RegExp(`^${when} ${befalls} ${within} , `), 'when <what> , if in combat , '],
  [new RegExp(`^${deed} ${when} ${befalls} ${within}$`), 'when <what> , if in combat , <deed>'],
  [new RegExp(`^(?:${when}|if) ${befallsAny} ${without} , `), 'when <what> , unless in combat , '],
  [new RegExp(`^${deed} (?:${when}|if) ${befallsAny} ${without}$`), 'when <what> , unless in combat , <deed>'],
  [
    new RegExp(`^(?<head>(?:when|if|each time) [^,:;()]*?)(?: \\(| ,) ${without}(?: \\)| ,)(?<rest>(?: [^,:;()]*)?) ,`),
    'unless this card is in combat , <head> <rest> ,',
  ],
  [new RegExp(`^${without} , (?=(?:when|if|each time) )`), 'unless this card is in combat , '],
  // "One opposing Defending Ally takes no further part in this Combat", "withdraw any number of your Defending Allies from Combat".
  [
    /(?<=\bally\b[^;:]*?) take no (?:further |more )?part in (?:this|the|that)? ?(?:combat|battle)(?=$| ,| and )/,
    ' may not defend until the end of combat',
  ],
  [
    /\b(?:withdraw|remove|take|pull|send away|dismiss|excuse) (?<who>(?:(?:each|all|any|1|a|#|up to #|any number)\b[^,;:]*?)?\bally\b[^,;:]*?) (?:from|out of) (?:this |the )?(?:combat|battle)(?=$| ,| and )/,
    '<who> may not defend until the end of combat',
  ],
  [
    /(?<who>(?:each|all|any|1|#|up to #|any number|a)\b[^,;:]*?\bdefending ally\b[^,;:]*?) (?:is )?(?:withdraw|remove|take|send away) (?:from|out of) (?:this |the )?(?:combat|battle)(?=$| ,| and )/,
    '<who> may not defend until the end of combat',
  ],
  [
    /(?<=\bally\b[^;:]*?)(?: fall asleep and)? return to (?:their|its) (?:investigator|player|owner 's investigator)(?: 's side)?(?: and)? take no (?:further |more )?part in (?:this |the )?combat$/,
    ' may not defend until the end of combat',
  ],
]
