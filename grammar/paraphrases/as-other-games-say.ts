/** What players bring along from other card games, and what is there another word for something here: Monsters that are blocked, Tomes that hold only so and so, uses with a colon. */

import type { Clause } from '../clauses.ts'

const self = '(?:THIS|it|they)'
const opposed = '(?:block(?:ed)?|opposed?|stop(?:ped)?|challenged?|contested|met|meet|intercept(?:ed)?)'

export const asOtherGamesSay: readonly Clause[] = [
  // "Each time you visit a Library".
  [/(?<=^(?:[^:;()]+ , )?(?:when|each time|if) )you visit (?=(?:a|any|the|1|another) )/, 'you arrive at '],
  // "When this Ally dies".
  [/(?<=^(?:[^:;()]+ , )?(?:when|if) THIS )lose(?=$| ,)/, 'is lose', ['Ally']],
  // "If this Monster is not blocked", "while it is unblocked".
  [
    new RegExp(
      `\\b(?<when>if|when|while) (?:(?:no ally|nobody|no one|nothing) ${opposed} ${self}|${self} is (?:not ${opposed}(?: by (?:a|any|any of your opponent 's|your opponent 's) ally)?|unblocked)|unblocked)(?=$| ,)`,
    ),
    '<when> this card is unopposed',
    ['Monster'],
  ],
  // "Can be summoned without a Gate".
  [
    /(?<=^(?:THIS |it )?)(?<may>may|can) is (?:summon|call|control|summon or control|control or summon) (?<how>without|regardless of) (?:a |the |any |all )?gate(?=$| at | if | while | by )/,
    '<may> is play <how> a gate',
    ['Monster'],
  ],
  // "Can hold only Death Spells".
  [
    /^(?:THIS )?(?:(?:may|can) )?(?:only hold|hold only|only contain|contain only|only carry|carry only) (?<what>(?!#|1|a|one|two|up)[^,:;()]*?spell)$/,
    'this card may hold only <what>',
    ['Tome', 'Artifact'],
  ],
  // "Must always defend".
  [
    /^(?:THIS )?(?:(?:must )?always defend|(?:must|have to|has to) (?:always )?(?:defend|is choose as a defending ally|is a defending ally))(?: (?:if|when|whenever) (?:possible|able|it can))?$/,
    'this card must defend if possible',
    ['Ally'],
  ],
  // "No Combat takes place here".
  [
    /^(?:no combat (?:take place|occur|happen|is hold|is fought|is possible)|there is no combat|combat (?:do not take place|do not occur|cannot take place|is skip|is not possible|is not fought|is forbid))(?<here> here| while you is here)$/,
    'there is no combat while you is here',
    ['Location'],
  ],
  [
    /^(?<so>while [^,]+) , (?:no combat (?:take place|occur|happen)|combat (?:do not take place|do not occur|is skip))$/,
    '<so> , there is no combat',
  ],
  [
    /^(?:no combat (?:take place|occur|happen)|combat (?:do not take place|do not occur|is skip)) (?<so>while [^,]+|at night|by day|during the (?:day|night))$/,
    'there is no combat <so>',
  ],
  // "Open a Gate at your Current Location".
  [
    /(?<=^|, |: |to )(?:open|create|make) a (?:new )?gate (?:at|in|on) your current location(?=$| until | for )/,
    'your current location gain a gate',
  ],
]
