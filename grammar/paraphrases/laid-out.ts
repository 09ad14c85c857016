/**
 * How a clause is laid out, whatever is done in it: the moment or what would happen first, then whether it is yours to leave, then the
 * deeds. What the grammar has a form of its own for is read before any of this is tried.
 */

import type { Clause } from '../clauses.ts'

/** What is done, one deed or several. */
const deed = '(?:discard|bury|flip|return|move|shuffle|place|put|take|draw|gain|lose|pay|spend|summon|reveal|look at|play|cancel|control)'
const deeds = `(?<deed>${deed} [^:;]*?)`
const more = `(?: ,)?(?<more> and (?:you )?(?!instead)${deed} [^:;]+?)?`
const mine = '(?:THIS|it|they|them|this ally|this monster|this artifact)'
/** How a card goes, and what is so told: what is lost is buried or discarded (M1.31). */
const goes: readonly (readonly [said: string, meant: string])[] = [
  ['(?:bury|burying)', 'bury'],
  ['(?:lose|losing)', 'bury or discard'],
  ['discard', 'discard'],
]
const inCombat = '(?:(?: as (?:a )?loss)? (?:in|during) (?:the |a |any )?(?:combat|battle)| as (?:a )?combat loss)'
const asYouLike =
  '(?: ,| ;| :| \\()? (?:the choice is yours|it is your choice|your choice|as you (?:choose|prefer|wish|like)|whichever you (?:choose|prefer|wish|like))(?: \\))?'

export const laidOut: readonly Clause[] = [
  // ---------------------------------------------------------------- what is done instead of what would happen
  [
    new RegExp(
      `^(?!.*\\b(?:target|that (?:ally|card|artifact|tome|monster|spell))\\b)(?!.* (?:another|other) .*\\b(?:bury|discard) (?:it|they|them|their) instead)(?:if|when|should) (?<what>(?![^,]* may )[^,:;]*? (?:would|must|have to) [^,:;]*?) , (?<may>(?:you may )?)(?:instead ,? ?)?${deeds} instead${more}$`,
    ),
    'if <what> , <may> instead : <deed> <more>',
  ],
  ...goes.flatMap(([away, gone]): readonly Clause[] => [
    [
      new RegExp(
        `^(?:if|when|should) ${mine} is ${away}(?<combat>${inCombat})? , (?<may>(?:you may )?)(?:instead ,? ?)?${deeds} instead${more}$`,
      ),
      `if this card would is ${gone} <combat> , <may> instead : <deed> <more>`,
      ['Ally', 'Artifact', 'Monster', 'Tome'],
    ],
    [
      new RegExp(`^(?:instead of|rather than) ${away} ${mine}${inCombat} , (?<may>(?:you may )?)(?<verb>${deed}) ${mine}(?<rest>[^:;]*)$`),
      `if this card would is ${gone} in combat , <may> instead : <verb> this card <rest>`,
      ['Ally', 'Monster'],
    ],
    [
      new RegExp(`^(?:instead of|rather than) is ${away}${inCombat} , (?<may>(?:you may )?)(?<verb>${deed}) ${mine}(?<rest>[^:;]*)$`),
      `if this card would is ${gone} in combat , <may> instead : <verb> this card <rest>`,
      ['Ally', 'Monster'],
    ],
    [
      new RegExp(`^(?:instead of|rather than) is ${away}${inCombat} , ${mine} is (?<how>discard|flip face-down)$`),
      `if this card would is ${gone} in combat , instead : <how> this card`,
      ['Ally', 'Monster'],
    ],
  ]),
  // ---------------------------------------------------------------- one of two, of which it is said behind that one chooses
  [
    new RegExp(
      `^(?<if>(?:if [^,]+ , )?)(?:(?:when (?:THIS is )?reveal ,? ?)(?:you )?(?:may )?(?:either )?(?<how>discard|bury|flip) ${mine}|(?:you )?(?:may )?(?:either )?(?<so>discard|bury|flip) ${mine} when (?:it is |THIS is )?reveal)(?: ,)? or (?:else )?add (?<n>#|1)(?: point)? to (?:its|THIS 's|their) value${asYouLike}$`,
    ),
    'when reveal , <if> you choose : ( <how> <so> this card ) or ( this card gain <n> until the end of combat )',
    ['Monster'],
  ],
  [
    new RegExp(
      `(?<=^(?:(?:if|when|as|at|after) [^:;]*? , )?)(?:you )?(?:may )?(?:either )?(?<a>${deed} [^,;:()]+?)(?: ,)? or (?:else )?(?<b>${deed} [^,;:()]+?)${asYouLike}$`,
    ),
    'you choose : ( <a> ) or ( <b> )',
  ],
]
