/** What is told of cards and players with a word more than the grammar has: chosen to defend, revealed just before, walking by now. */

import type { Clause } from '../clauses.ts'
import { languages } from '../link.ts'

const tongue = `(?:${languages.map((each) => each.toLowerCase().replace(/s$/, 's?')).join('|')})`
const any = '(?:any |up to )?(?:1|#)'
const toHand = '(?=(?: (?:card|of them))? (?:in|into|to) your hand\\b)'
const them = '(?:so |thus )?(?:reveal|turn up|look at|see)(?: (?:in )?this way| so| thus)?'

export const soToldOfIt: readonly Clause[] = [
  // "Your Education value": the number is called so.
  [/\beducation (?:value|number|score|rating|level)(?= |$)/, 'education'],
  // ---------------------------------------------------------------- who defends
  // "All other Cultists chosen to defend": those who do.
  [
    /(?<=(?:^|, |'s |\b(?:all|each|every|other|your|any|opposing|random|of|a|1|#) ))(?<who>(?!is\b|be\b|not\b|other\b|your\b)[^,:;() ]+(?: ally)?) (?:(?:that|who) (?:is|have is) )?(?:choose|select|pick|commit|name) (?:to defend|for (?:the )?defen[cs]e|as (?:a )?(?:defender|defending ally))(?= |$)/,
    'defending <who>',
  ],
  // ---------------------------------------------------------------- what was turned up just before
  // "Place one Tome or Spell revealed in your Hand", "take one of the Allies revealed into your Hand".
  [
    new RegExp(`\\btake (?<what>(?:(?:any|up to) )?(?:1|#) [^,:;()]{1,40}?) (?:among (?:them|these|those)|${them})${toHand}`),
    'put <what> among them',
  ],
  [new RegExp(`(?<=\\b(?:put|place|take|add) (?:(?:any|up to) )?(?:1|#) )(?<what>[^,:;()]{1,40}?) ${them}${toHand}`), '<what> among them'],
  [
    new RegExp(`(?<=\\b(?:put|place|take|add) )(?<n>${any}) of the (?<what>[^,:;() ]+) (?:${them}|among (?:them|these|those))${toHand}`),
    '<n> <what> among them',
  ],
  // "A Tome in Arabic, Latin or Greek".
  [
    new RegExp(
      `(?<=\\b(?:a|1|any|each|every|all|no|your|#) )tome (?:(?:that is )?write )?in (?<list>${tongue}(?: , ${tongue})* (?:, )?or ${tongue})(?: language)?(?= |$)`,
    ),
    '<list> tome',
  ],
  // ---------------------------------------------------------------- what is told of two things at once
  [
    /^(?<who>(?:(?:no|your|each|a|any) )?opponents? (?:may not|cannot|may never|may)) steal(?: ,|(?: ,)? or) (?<how>(?:bury|discard)(?: or (?:bury|discard))?) (?<what>[^,:;()]+?)(?: by any means)?$/,
    '<who> steal <what> . <who> <how> <what>',
  ],
  [
    /^(?<what>[^,:;()]+?) (?<never>may not|cannot|may never) is steal(?: ,|(?: ,)? or) (?<how>(?:bury|discard)(?: or (?:bury|discard))?)(?<by>(?: by [^,:;()]+)?)$/,
    '<what> <never> is steal . <what> <never> is <how> <by>',
  ],
  // "Protection from Police Investigation and from theft".
  [
    /^(?<who>(?:[^,:;()]+ )?)protection from (?<a>[^,:;()]+?)(?: ,)? and from (?<b>[^,:;()]+)$/,
    '<who> protection from <a> . <who> protection from <b>',
  ],
  [/^protection from (?<a>[^,:;()]+?) and (?<b>theft|radiation|space)$/, 'protection from <a> . protection from <b>'],
  // "Lose 1 Sanity if you are in a Cemetery and at the beginning of each Turn that you are in one".
  [
    /^(?<do>(?:lose|gain) (?:1|#)(?: sanity)?(?: point)?) if (?<so>(?:you|they) is (?:currently )?(?:in|at) [^:;()]+?)(?: ,)? and (?:again )?(?<when>at the (?:start|beginning|end) of (?:each|every|each of your|every)) turn (?:that |when |in which |where |if |while )?(?:you|they) is (?:still )?(?:(?:in|at) (?:1|one|such a place|such a location)|there)$/,
    '<do> if <so> . <do> <when> turn if <so>',
  ],
  // "Target Steadfast Ally is Corrupt, or target Corrupt Ally is Steadfast": each is what he was not.
  [
    /^target (?<a>steadfast|corrupt) ally (?:is|become) (?:now )?(?!\k<a>)(?<b>corrupt|steadfast)(?: ,)? (?:and|or)(?: ,)? (?:a |1 )?target \k<b> ally (?:is|become) (?:now )?\k<a>(?: ,)? (?<long>(?:until|for|during) [^,:;()]+|this (?:round|turn|combat))$/,
    'if target ally is <a> : ( target ally is <b> <long> ) otherwise ( if target ally is <b> : ( target ally is <a> <long> ) )',
  ],
  // ---------------------------------------------------------------- what follows from it anyway
  [/(?<=\bcrosswise)(?: ,)? and (?:(?:they|who|he or she) )?(?:is|must) (?:now |then |thus |therefore |thereby )?walk(?:ing)?$/, ''],
  [/(?<=\bbury (?:it|they|that card|that monster)) (?:once )?again(?= |$)/, ''],
  // No Gate is asked for what is not played.
  [
    /(?<=\b(?:place|put|add) (?:it|they|that card|that monster) (?:in|into|to) your threat)(?: ,)? (?:regardless of|without|with no|and without|without use|ignore) (?:(?:a|any|the|need of a|need for a|use of a) )?gate(?=$| ,| \.)/,
    '',
  ],
  // "Counts as a Ghoul for all other cards": whatever speaks of Ghouls speaks of it, too.
  [
    /(?<=\b(?:count|function|serve|act|treat|consider) as (?:a )?[^,:;() ]+) (?:for|with regard to|by) (?:the purpose of )?(?:all|any|every)(?: other)? card(?: effect)?$/,
    '',
  ],
  // "Up to two Cultists as Allies": each as one.
  [/(?<=\bplay (?:up to )?# [^,:;()]{1,40}?) as ally(?=$| ,| regardless| without| and)/, ' as a ally'],
]
