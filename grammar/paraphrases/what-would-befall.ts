/**
 * What would befall a card of yours, and what is then done: "otherwise" adds nothing to "would", a condition may stand behind the mishap, and a
 * tail tells that it is no matter whose a card is or how it is lost. And what one is protected from, which the next sentence calls "one" or "it".
 */

import type { Clause } from '../clauses.ts'

const moment =
  '(?:(?:at the (?:moment|time) )?(?:when|if|whenever|each time)|at the (?:moment|time) that|(?:any|each|every) time(?: that)?)'
const time = '(?:at night|by night|by day|during the (?:day|night)|(?:while|when|if) it is (?:day|night))'
/** What is asked of where one is, or of what one has, behind the mishap. */
const asked = `(?<so>${time}|(?:while|as long as|so long as) (?:THIS|this|you|your|the|a|any|it)\\b(?! [^,:;()]*\\bwould\\b)[^,:;()]*)`
const either = '(?:bury|discard|lose|flip)'
const lost = `\\b(?:${either}|(?:bury|discard|lose) or (?:bury|discard|lose))`
const anyWay =
  '(?:in combat|out of combat|outside (?:of )?combat|by (?:a |any )?(?:event|spell|monster)|otherwise|in some other way|in any other way|by other means|elsewhere)'
const yours = '(?:your|yours|your own)'
const his =
  "(?:another 's|a opponent 's|your opponent 's|another player 's|any other player 's|any opponent 's|some other player 's|of (?:a|your) opponent)"

export const whatWouldBefall: readonly Clause[] = [
  [
    /\bwould otherwise (?=(?:is|be|cause|make|force|lose|bury|discard|flip|have|affect|take|pay|go|become|suffer|oblige|require)\b)/,
    'would ',
  ],
  [/\botherwise would (?=(?:is|be|cause|make|force|lose|bury|discard|flip|have|affect|take|pay|go|become|suffer)\b)/, 'would '],
  // "If an Event would cause you to lose an Ally while this is your Current Location, you may ...": that is asked of it all.
  [
    new RegExp(
      `^(?<if>${moment}) (?<what>[^,:;()]*\\bwould\\b[^,:;()]*?) ${asked} , (?=[^:;]*\\b(?:instead|to (?:cancel|prevent|save|avoid))\\b)`,
    ),
    '<so> , <if> <what> , ',
  ],
  [
    new RegExp(
      `^(?<if>${moment}) (?<what>[^,:;()]*\\bwould\\b[^,:;()]*?) (?<at>(?:in|at) (?:a|any) (?!threat|combat|hand|deck|pile|round|turn|battle)[^,:;() ]+(?: location)?) , (?=[^:;]*\\b(?:instead|to (?:cancel|prevent|save|avoid))\\b)`,
    ),
    'while you is <at> , <if> <what> , ',
  ],
  // "Any Investigator, whether yours or another's": no matter whose.
  [
    new RegExp(
      `(?<what>\\b(?:any|1|a|#|each|all) [^,:;()]*?)(?: ,)? (?:whether|be it) (?:it is |they is )?(?:${yours} or ${his}|${his} or ${yours})(?: own)?(?=$| ,)`,
    ),
    '<what> of any player',
  ],
  // "Each time one of your Allies is lost, whether buried or discarded": either of them is a loss.
  [/(?<=\blose\b[^,:;()]*) ,? (?:whether|either|be it) (?:it is |they is )?(?:bury or discard|discard or bury)(?=$| ,)/, ''],
  [
    /(?<=\blose\b[^,:;()]*) ,? (?:whether|either|be it) (?:it is |they is )?(?:bury|discard) , (?:bury|discard) or (?:steal|otherwise lose|lose otherwise|lose in combat|take)(?: by [^,:;()]+)?(?=$| ,)/,
    '',
  ],
  [new RegExp(`(?<=${lost}\\b[^,:;()]*) ,? (?:whether|be it) ${anyWay} or ${anyWay}(?=$| ,)`), ''],
  [
    / ,? (?:whether|be it) (?:by|at|during(?: the)?|in(?: the)?) ?(?:day or(?: (?:by|at|during(?: the)?))? night|night or(?: (?:by|at|during(?: the)?))? day)(?=$| ,)/,
    '',
  ],
]

const kind = '(?:[^.,;:()]+?)'
const oneKind = '(?:(?!\\b(?:and|or)\\b)[^.,;:()])+?'
const pronoun =
  '(?:1|it|such a (?:card|event|spell)|1 of (?:these|those|them|they)|either(?: of (?:these|those|them|they|the 2))?|any of (?:these|those|them|they)|any such (?:card|event))'
const protects = `^(?:(?:give|grant|have) )?protection (?:from|against)(?: all| any)? (?<kind>${oneKind}) \\. (?<how>at the (?:moment|time) (?:when|that)|when|whenever|if|each time) `

/** "Protection from Phobias. When one is played on you, you may flip this card to cancel it": how it protects, and no more. */
export const protectedFrom: readonly Clause[] = [
  // "You may discard one card to cancel it. Both cards are discarded": the one that was given has gone, and so the other goes.
  [
    /^(?<may>(?:[^.;()]* , )?you may (?:choose to )?(?<how>discard|bury) (?:1|a)(?: [a-z]+)? (?:card|ally|artifact|tome|spell)(?: (?:from|in) your hand)? to cancel (?:it|that(?: [a-z]+)?)) \. (?:then )?(?:both(?: card)? is (?:then )?\k<how>|\k<how> both(?: card)?)$/,
    '<may> and <how> it',
    ['Ally', 'Artifact', 'Tome', 'Location', 'Investigator'],
  ],
  [
    new RegExp(
      `^protection (?:from|against) (?<a>${kind}) and (?:from )?(?<b>${kind}) \\. (?<how>at the (?:moment|time) (?:when|that)|when|whenever|if|each time) ${pronoun} is (?<done>play|cast|use)(?= |$)`,
    ),
    '<how> a <a> or <b> is <done>',
    ['Ally', 'Artifact', 'Tome', 'Location', 'Investigator'],
  ],
  // Where both kinds are named again.
  [
    new RegExp(
      `^protection (?:from|against) (?<a>${kind}) (?:and|or) (?:from )?(?<b>${kind}) \\. (?=(?:at the (?:moment|time) (?:when|that)|when|whenever|if|each time) (?:(?:your|a|any) opponent (?:play|cast|use) )?(?:a |any |1 )?\\k<a> or (?:a |any |1 )?\\k<b>\\b(?:(?: on you)? ,| is (?:play|cast|use)))`,
    ),
    '',
    ['Ally', 'Artifact', 'Tome', 'Location', 'Investigator'],
  ],
  [
    new RegExp(`${protects}${pronoun} is (?<done>play|cast|use)(?= |$)`),
    '<how> a <kind> is <done>',
    ['Ally', 'Artifact', 'Tome', 'Location', 'Investigator'],
  ],
  [
    new RegExp(`${protects}(?<who>(?:your|a|any) opponent) (?<done>play|cast|use) ${pronoun}(?= |$)`),
    '<how> <who> <done> a <kind>',
    ['Ally', 'Artifact', 'Tome', 'Location', 'Investigator'],
  ],
]
