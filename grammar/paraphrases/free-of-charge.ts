/** What costs no Sanity, with the "no" at the head; what is added to a Hand; a place at which something survives to affect somebody; what is decided as it is revealed. */

import type { Clause } from '../clauses.ts'

const seen = '(?:when reveal|when THIS is reveal|when it is reveal|at the moment (?:of|when) reveal(?: it| THIS)?|as it is reveal)'
const its = '(?:THIS|it|this (?:entity|creature|monster|thing|being))'
const foe = "(?:your|a|any|the) opponent(?: 's (?:ally or investigator|investigator or ally|investigator|ally))?"

export const freeOfCharge: readonly Clause[] = [
  // "No Spells with the Water icon cost Sanity points to cast".
  [
    /(?<=^|, )(?:no|none of) (?<what>(?!player|opponent|investigator|1\b)[^,:;()]+?) (?:will )?costs? (?:any )?sanity(?: point)?(?<to>(?: to (?:cast|play|use|summon)(?: [^,:;()]+)?)?)(?=$| ,| while| when| if| this| at| here| in| for| during| until)/,
    '<what> cost no sanity <to>',
  ],
  // "Add one to your Hand", of cards that are looked at.
  [
    /\badd (?<what>(?:1|#|up to #|any 1|all (?!of\b)[^,.:;() ]+(?: [^,.:;() ]+)?)(?: of (?:them|these|those))?) (?:to|into) your hand(?! size| limit)(?=$| ,| and| \.)/,
    'put <what> into your hand',
  ],
]

export const whereItSurvives: readonly Clause[] = [
  [
    new RegExp(
      `^(?<head>(?:each |every )?[^,:;()]+? (?:that )?(?:surviving|survive|survives) (?:to|and) (?:affect|reach|attack) ${foe}) (?<at>(?:in|at|on) (?:a|an|any) [^,:;()]+? location) (?:(?:also|will) )?(?<what>(?:bury|discard|flip|cause|gain|lose|add|draw|drain|destroy)\\b[^;:()]*)$`,
    ),
    '<head> <what> if your opponent is <at>',
    ['Monster'],
  ],
]

export const seenOrNot: readonly Clause[] = [
  [
    new RegExp(
      `^(?:${seen} , )?(?:you )?(?:must |may )?(?:decide|choose|declare|determine) (?:if|whether) ${its} is (?:visible or invisible|invisible or visible)(?: ${seen})?(?: (?:for|in|during) (?:this|the) combat| until the end of combat)?$`,
    ),
    'when reveal , you choose : ( this card is visible until the end of combat ) or ( this card is invisible until the end of combat )',
    ['Monster'],
  ],
  [
    new RegExp(
      `^(?:${seen} , )?(?:you )?(?:may )?(?:make|declare|treat) ${its}(?: as)? (?:visible or invisible|invisible or visible)(?: (?:as you (?:wish|like|choose|prefer)|at will))?(?: ${seen})?(?: (?:for|in|during) (?:this|the) combat| until the end of combat)?$`,
    ),
    'when reveal , you choose : ( this card is visible until the end of combat ) or ( this card is invisible until the end of combat )',
    ['Monster'],
  ],
]
