/** Cards told by their kind in other words: "each of the Living Dead", "Ghouls played here join one another and Deep Ones", "one Spell more than printed". */

import type { Clause } from '../clauses.ts'

/** What a kind is not told by alone: words of the game that stand behind "of the". */
const general =
  '(?:card|ally|artifact|tome|weapon|spell|event|phobia|location|monster|adventure|player|opponent|investigator|caster|owner|bearer|target|affected|unaffected|least|sanest|most|same|other|follow|above|below|top|bottom|next|last|first|second|third|fourth|fifth|two|both|deck|hand|threat|pile|round|turn|combat|game|dreamlands|waking|new|region|subregion|dimension|city|reveal|choose|chosen|select|remain|value|sanity|point|number|gate|party|THIS|THING|#|1)'
const one = `(?:(?:opposing|defending|face-down|face-up) )?(?!${general}\\b)[^,;:() ]+`
const here = '(?:here|(?:at|in) THIS)'
const those = `(?<what>(?!(?:that|you|they|it|cards?)\\b)[^,;:() ]+)`
const playedHere = `(?:(?:all|any|each|every) )?(?:of your |your )?${those} (?:that |which )?(?:(?:is |have is )?play|you play) ${here}`
const eachOther = '(?:one another|1 another|each other)'

export const ofTheKind: readonly Clause[] = [
  // ---------------------------------------------------------------- one of them, each of them
  [new RegExp(`\\b(?<n>each|any|every|any 1|1|#) (?:1 )?(?:of|among) the (?=${one}(?: |$))`), '<n> '],
  [
    /\b(?<n>1|#) spell more(?: than (?:(?:its|their|the) )?(?:print(?:ed)?|usual|normal)(?: (?:capacity|number|limit))?)?(?= |$)/,
    '<n> more spell',
  ],
  [/(?<=\b(?:1|#) more spell) than (?:(?:its|their|the) )?(?:print(?:ed)?|usual|normal)(?: (?:capacity|number|limit))?(?= |$)/, ''],
  // ---------------------------------------------------------------- what joins what
  [new RegExp(`\\b(?:(?:all|any) (?:of )?)?your (?<who>[^,;:() ]+) (?=(?:may |can )?join (?:with )?${eachOther})`), 'all <who> '],
  [new RegExp(`^${playedHere} (?<may>(?:may |can )?)join (?<whom>.+)$`), 'while you is here , <what> <may> join <whom>', ['Location']],
  [
    new RegExp(
      `^(?<head>(?:while [^,;:()]+ , )?)(?<who>[^,;:()]+?) (?<may>(?:may |can )?)join (?:with )?${eachOther}(?: ,)?(?: and| or| as well as) (?<whom>[^;:()]+?)(?<when> (?:while|if|unless|until|(?:as|so) long as|at night|by day|during|in combat|here)\\b[^;:()]*|)$`,
    ),
    // What stands behind them is said of both.
    '<head> all <who> may join each other <when> . <head> <who> <may> join <whom> <when>',
  ],
  // ---------------------------------------------------------------- what a Threat loses as it is turned up
  [
    /(?<=\b(?:reduce|lower|lose|subtract|gain|add)\b[^;:()]*\bthreat\b[^;:()]*) (?:as|when|at the moment(?: that)?|at the time(?: that)?) (?:it|they) is (?:reveal|turn up)$/,
    '',
    ['Ally', 'Artifact', 'Spell'],
  ],
  // ---------------------------------------------------------------- who else suffers it
  [
    /^(?:all|each|every|any) other (?<who>player|investigator)(?: who is)? (?<where>(?:at|in) [^,;:()]+?) (?:(?:suffer|share|undergo|meet(?: with)?|experience) (?:the same(?: fate| loss)?|likewise|this as well|this too|this also|similarly)|is (?:affect (?:in the same way|likewise|in like manner|in the same manner|just so|equally)|likewise affect|equally affect))$/,
    'the same apply to each other <who> <where>',
  ],
  // ---------------------------------------------------------------- left out
  [
    /^(?<me>THIS|you)(?: ,)? and (?:also )?(?<what>(?:(?:all|each|any) (?:of )?)?your (?!investigator\b|opponent\b)[^,;:()]+?)(?: ,)? (?<out>is exclude when determine the result of a epidemic)$/,
    '<me> <out> . <what> <out>',
  ],
]
