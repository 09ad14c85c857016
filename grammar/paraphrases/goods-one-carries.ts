/** Artifacts, Tomes and Spells told in whole sentences: when they serve, what they are given up for, whose fate they share. */

import type { Clause } from '../clauses.ts'

const hurt = '(?:cause|make|force)'

export const goodsOneCarries: readonly Clause[] = [
  // ---------------------------------------------------------------- where and when it serves
  [
    /\b(?:your )?current location is (?:a )?(?<a>[a-z_]+) and (?<b>inside|outside|underground|underwater)(?= |$)/,
    'you is at a <a> location and you is <b>',
  ],
  [/(?<=\bcount as [^,;:()]+?) (?:when|if|for when) you (?:play|complete|tell) (?:a|any|your) adventure$/, ' for adventure'],
  [
    /(?<=\bis (?:play|cast|use|reveal|bury|discard))(?: ,)? (?:by|no matter by|regardless of by) (?:whatever|whichever|whatsoever) (?:player|investigator)(?=$| )/,
    '',
  ],
  [/(?<=\b(?:artifact|tome|weapon|spell)) (?:with|having) no ally attach(?:ed)?(?= |$)/, ' not hold by a ally'],
  [
    /^(?<if>(?:if|while) [^,;:()]+) , (?<may>you may (?:discard|bury|flip) THIS) (?<when>when [^,;:()]+?)(?: ,)? (?<and>and|to) (?=(?:cause|bury|discard|flip|draw|gain|return|add|lose)\b)/,
    '<when> , <if> , <may> <and> ',
    ['Artifact', 'Ally', 'Tome'],
  ],
  [/\bcause (?<what>(?:1|a|any|any 1|all|each) [^,;:()]+?) to is (?<how>bury|discard)(?= |$)/, '<how> <what>'],
  // ---------------------------------------------------------------- what would be lost, and what is given up instead
  [
    new RegExp(
      `\\b(?:if|when|whenever|each time) (?<by>(?:a|any) [^,;:()]+?) ${hurt} you to lose sanity(?: point)? , (?=(?:you may )?(?:flip|bury|discard|lose|pay) [^,;:()]+ instead)`,
    ),
    'when you would lose sanity due to <by> , ',
  ],
  [
    /(?<=\b(?:discard|bury) [^;:()]+?)(?: ,)? and replace (?:it|them) (?:with|by) (?<n>1|#) (?:new |other )?card(?: draw)?(?: from your mythos deck)?$/,
    ' and draw <n> card',
  ],
  // ---------------------------------------------------------------- what is taken from where
  [/(?<=\band bury (?:1|any|any 1|a|another)(?: other)? card (?:from|of|in) your hand) in (?:its|their) place$/, ''],
  [/(?<=\band bury )any other card (?=(?:from|of|in) your hand)/, '1 other card '],
  [
    /\bdiscard (?<n>1|#) card and (?:take|put|return) the card (?:that |which )?(?:is )?on (?:the )?top of your discard pile (?:in|into|to) your hand(?= |$)/,
    'take the top card of your discard pile into your hand and discard <n> other card',
  ],
  [/\bthe card (?:that |which )?(?:is )?(?:lie )?on (?:the )?top of your discard pile(?= |$)/, 'the top card of your discard pile'],
]
