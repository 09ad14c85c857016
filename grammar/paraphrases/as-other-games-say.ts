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
  // "Cannot be given Artifacts".
  [
    /^(?:THIS )?(?:cannot|may not) is (?:give|assign|hand) (?:a |any )?(?<what>artifact|weapon|enchanted_weapon|tome|spell)$/,
    'this card may not bear <what>',
    ['Ally'],
  ],
  // "Your opponents play with their Hands open", "Your opponent's Hand is face-up".
  [
    /\b(?<who>your opponent|each opponent|each player|all opponent|all player|opponent|that player|you) (?:must )?(?:play|keep|leave|hold|show|have) (?:with )?(?:(?:his or her|their|your|a) )?(?:hand (?:open|face-up|visible|on the table|open on the table)|open hand)(?=$| for | until | while | this | during )/,
    '<who> must keep their hand face-up',
  ],
  [
    /\b(?<who>your opponent|each opponent|each player|that player) 's hand (?:is|lie|remain|stay|become) (?:open|face-up|visible|open on the table)(?=$| for | until | while | this | during )/,
    '<who> must keep their hand face-up',
  ],
  // "The value of this card cannot be reduced below 2".
  [
    /^(?:the value of THIS|THIS 's value|its value) (?:may not|cannot) is (?:reduce|lower|decrease|bring) (?:to )?(?:below|under|to less than) (?<n>#|1)(?: point)?$/,
    'this card cannot is reduce below <n>',
  ],
  // "Only Enchanted Weapons can harm it".
  [
    /^only (?<kind>enchanted_weapon) (?:can|may) (?:harm|hurt|injure|wound|damage|affect|touch|slay|kill|bite|pierce) (?:THIS|it|they)$/,
    'any_weapon except <kind> add nothing to the value of ally who defend against this card',
    ['Monster'],
  ],
  // "Steadfast Allies lose 1 against this card".
  [
    /(?<=^[a-z_]+ ally )(?<does>lose|gain|add|subtract) (?<n>#|1)(?: point)? against THIS$/,
    'who defend against this card <does> <n>',
    ['Monster'],
  ],
  // "One Monster in your Threat cannot be blocked".
  [
    /(?<=\b(?:monster|THIS|it|they|threat) )(?:cannot|may not) is (?:block|blocked|oppose|defend against|stop|intercept)(?= until | for | this |$)/,
    'bypass all ally',
  ],
  // "You may lose a Turn here to bury a Phobia".
  [
    /^you may (?:lose|spend|skip|give up|sacrifice|use) (?:a|1|your|your next) turn (?:here )?to (?<what>(?:bury|draw|gain|discard|look|search|return|take|flip) .+)$/,
    'you may remain here for 1 turn and <what>',
    ['Location'],
  ],
  [
    /^you may (?<what>(?:bury|draw|gain|discard|look|search|return|take|flip) [^,:;()]+?) here by (?:lose|spend|skip|give up|sacrifice|use) (?:a|1|your) turn$/,
    'you may remain here for 1 turn and <what>',
    ['Location'],
  ],
  // "You can find Weapons here".
  [
    /^(?:you (?:may|can) find (?<a>weapon|artifact|tome|enchanted_weapon) here|(?<b>weapon|artifact|tome|enchanted_weapon) (?:may|can) is find here)$/,
    '<a> <b> may is play here',
    ['Location'],
  ],
  // "Lose 1 Sanity each time a Monster is revealed in Combat": nowhere else are they.
  [/(?<=\b(?:a|any) (?:[a-z_]+ )?monster is reveal) (?:in|during) (?:a |any )?combat(?=$| ,)/, ''],
]
