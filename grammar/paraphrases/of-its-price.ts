/** Prices told by what one does: playing something, ignoring its cost, what it costs others, and that it is free. */

import type { Clause } from '../clauses.ts'

const cost = '(?:sanity )?(?:point )?(?:cost|loss)'

export const ofItsPrice: readonly Clause[] = [
  // "Gain as many Sanity points as it cost you to play it".
  [
    /\b(?<how>gain|lose|pay|regain) as (?:many|much) sanity(?: point)? as (?<what>it|they|that card|that ally|that monster|that tome|that artifact|that spell) (?:have )?cost(?: you)?(?: to (?:play|cast)(?: it| them)?)?(?=$| ,)/,
    '<how> sanity equal to its cost',
  ],
  [
    new RegExp(
      `^(?<head>(?:(?:if|while|when) [^:;()]+? ,? ?)?)(?:you may )?(?:ignore|disregard) (?:(?:THIS|this card|this location) 's|its|the) ${cost}(?: (?:of|for) (?:THIS|play THIS))?(?<so>(?: (?:if|while|when|at|by|during|unless)\\b[^:;()]*)?)$`,
    ),
    '<head> this card cost no sanity <so>',
  ],
  [
    /(?<=^|, )(?:(?:if|while) [^,:;()]+? )?you may (?:play|cast) THIS (?:for no sanity(?: cost)?|at no (?:sanity )?cost|without (?:pay|lose) (?:any )?(?:its )?sanity(?: cost)?|for free|free of charge)(?= (?:if|while|at|by)\b|$)/,
    'this card cost no sanity',
  ],
  [
    /^(?<so>(?:if|while) [^,:;()]+?) you may play THIS (?:for no sanity(?: cost)?|at no (?:sanity )?cost|for free)$/,
    '<so> , this card cost no sanity',
  ],
  [
    /^(?:to )?(?<how>play|cast) (?:a |any |each |all |1 )?(?<what>(?!THIS|it\b|they\b)[^,:;()]+?)(?<at>(?: here)?) (?:cost|require) (?:you )?(?<n>no|#|1|a) (?<more>(?:(?:more|less|additional|extra|fewer) )?)sanity(?: point)?(?<less>(?: less| more)?)(?<so>(?: (?:while|if|at|by|during|until|for) [^:;()]+)?)$/,
    'each <what> cost <n> <more> sanity <less> to <how> <at> <so>',
  ],
  [
    /^(?:all |each |every |any )?(?<what>(?!THIS|it\b)[^,:;()]+?) cost (?:your |each |all |any |a )?opponents? (?<n>#|1) (?:more|additional|extra)(?: sanity| point| sanity point)?(?<to>(?: (?:to play|to cast|when (?:they )?(?:play|cast)(?: (?:it|them|they))?))?)(?<tail>(?: (?:while|if|at|by|during|until|for) [^:;()]+)?)$/,
    'each <what> of your opponents cost <n> more sanity <to> <tail>',
  ],
  [
    /^(?:your |each |all |any |a )?opponents? (?:must )?pay (?<n>#|1) (?:more|additional|extra) sanity(?: point)? (?:for|to (?<to>play|cast)) (?:each |every |any |all )?(?<what>[^,:;()]+?)(?: (?:that )?they (?:play|cast))?(?<tail>(?: (?:while|if|at|by|during|until) [^:;()]+)?)$/,
    'each <what> of your opponents cost <n> more sanity <tail>',
  ],
  // Whoever uses a Gate loses so much: an opponent, or anybody.
  [
    /^(?:(?:to )?use (?:a |any |each |all |the )?gate cost|it cost) (?<who>[^,:;()]+?) (?<n>#|1) sanity(?: point)?(?: to use (?:a |any |each |the )?gate)?(?<tail>(?: (?:while|if|at|by) [^:;()]+)?)$/,
    'each gate cost <who> <n> sanity to use <tail>',
  ],
  [
    /^(?:each |every |any |all )?gate cost (?:your |each |all |any |a )?opponents? (?<n>#|1) sanity(?: point)? to use(?<tail>(?: (?:while|if|at|by) [^:;()]+)?)$/,
    'when a opponent use a gate , they lose <n> sanity <tail>',
  ],
  [
    /^(?:each |every |any |all )?gate cost (?:each |every |any |all )?(?:player|investigator|everyone|everybody) (?<n>#|1) sanity(?: point)? to use(?<tail>(?: (?:while|if|at|by) [^:;()]+)?)$/,
    'when any player use a gate , they lose <n> sanity <tail>',
  ],
  [
    /^(?<what>(?!THIS)[^,:;()]+?) (?:that )?(?:you )?play here cost (?:only )?half (?:as much|(?:(?:the|its|their) )?(?:(?:normal|usual|ordinary|print) )?) ?sanity(?: cost)?(?: to play)?$/,
    'while you is here , the sanity cost of <what> is halve',
  ],
  [
    /^(?<what>(?!THIS)[^,:;()]+?) (?:that )?(?:you )?play here cost (?:twice|double) (?:as much|(?:(?:the|its|their) )?(?:(?:normal|usual|ordinary|print) )?) ?sanity(?: cost)?(?: to play)?$/,
    'while you is here , the sanity cost of <what> is double',
  ],
  [/\bsanity cost for (?:play )?(?=(?:all |each |any |your )?\S+ is\b)/, 'sanity cost of '],
  [/\bsanity cost for (?:cast )?(?=(?:all |each |any |your )?spell is\b)/, 'sanity cost of '],
  [/(?<=\bis )cut in half\b/, 'halve'],
  [
    /(?<=\b(?:you may play|may is play) [^:;()]+?)(?: ,)? (?:at|for) (?:the|a) (?:price|cost) of (?<n>#|1) sanity(?: point)?(?: (?:per|for each|each)(?: (?:\S+|such \S+))?)?$/,
    ' for <n> sanity',
  ],
  [
    /(?<=\bplay [^,:;()]*?\bmonster\b) (?:at|in) (?:a |any )?location (?:that|which) (?:lack|do not have|have no|without) (?:a |any )?gate\b/,
    ' without a gate',
  ],
]
