/** Cards that are shown, counted or looked for, told in a few words more: an Artifact that is exhibited, those in play as somebody's Allies, who joins a Hand. */

import type { Clause } from '../clauses.ts'

const scene = '(?:(?!if|unless|only|not|may|must|or|and)[a-z][a-z-]*)'

export const asTheyAreTold: readonly Clause[] = [
  // ---------------------------------------------------------------- what is shown
  [
    new RegExp(
      `(?<=^|, |may |must |and |to )(?:exhibit|display|present|show|demonstrate|unveil) (?<what>(?:any )?(?:1|a|#) [^,;:()]+? (?:in|from) your hand) (?:to|before) (?:THING|(?:all|each|the|every|your) (?:other )?${scene})(?= and|$| ,)`,
    ),
    'reveal <what>',
  ],
  [
    /(?<=^|, |may |must |and |to )(?:exhibit|display|present|show|unveil) (?<what>(?:any )?(?:1|a|#) [^,;:()]+? (?:in|from) your hand)(?= and|$| ,)/,
    'reveal <what>',
  ],
  // "You may reveal one Tome in your Hand to draw one card": whoever has none to show draws none.
  [
    /\breveal (?<what>(?:any )?(?:1|a|#) [^,;:()]+? (?:in|from) your hand)(?: to (?:all|each|every|the) (?:other )?player)? to (?=(?:gain|draw) )/,
    'reveal <what> and ',
  ],
  // ---------------------------------------------------------------- whose Allies are counted
  [/(?<=\bfor (?:each|every) [^;:()]+?) in play as (?:1 of )?their ally(?=$| ,)/, ' among their ally'],
  [/(?<=\bfor (?:each|every) [^;:()]+?)(?: (?:that|who|which))? they have in play as (?:a|their) ally(?=$| ,)/, ' among their ally'],
  [
    /(?<=\bfor (?:each|every) [^;:()]+?)(?: (?:that|who|which))? (?<who>your opponent|that player|the affected player) have in play as (?:a|their) ally(?=$| ,)/,
    " among <who> 's ally",
  ],
  // ---------------------------------------------------------------- what is looked for comes to the Hand
  [
    new RegExp(
      `\\bsearch (?<where>your (?:mythos deck|discard pile|story deck)) for (?<what>(?:1|a|#|any 1) [^,;:()]+?)(?: ,)? (?:who|that|which) (?:then |immediately |now )?(?:${scene} ){1,2}?(?:to|into|in) your hand(?=$| ,| and)`,
    ),
    'search <where> for <what> and place it in your hand',
  ],
  // ---------------------------------------------------------------- at what moment it may be used, behind the use
  [
    /^(?<lead>(?:you may )?)(?<use>(?:rotate|flip|bury|discard|use) THIS(?: face-down)?) (?<so>during (?:a|any|the) [^,;:()]+?) to (?=\S)/,
    '<so> , <lead> <use> to ',
  ],
  // ---------------------------------------------------------------- what was seen is kept or not, as one likes
  [
    /(?<lead>\blook at [^.;:()]+?)(?: ,)? (?:(?:and|then|and then) )?you may (?:then )?(?<do>discard|bury) (?:it|that card)$/,
    '<lead> . you may <do> it',
  ],
  [
    /^(?:keep|take|put|place|choose) (?<n>(?:#|1) of (?:them|they|those)(?: card)?)(?: (?:in|into) your hand)?(?: ,)? and (?:(?:arrange|rearrange|order|sort|put|return|replace) the (?:other|others|rest)(?: card)?(?: back)?) (?:as you (?:wish|like|please|see fit|choose|prefer)|in (?:any|whatever) order(?: (?:that )?you (?:wish|like|please|choose))?)$/,
    'put <n> in your hand and put the others back in any order',
  ],
  // ---------------------------------------------------------------- who is affected alike, where you travel, what you find there
  [/^other (?<who>players?|investigators?) (?=in the same (?:region|subregion|city) (?:is|suffer|are)\b)/, 'any other <who> '],
  [
    /(?<=\b(?:if|unless|while) )(?:that|the new|your new) location (?:have|bear|feature) no gate(?=$| ,)/,
    'you is at a location without a gate',
  ],
  [
    /(?<=\b(?:play|use) [^.;:]+?)(?: ,)? (?:rather than|instead of) (?:wait(?:ing)? (?:for|until|till) )?(?:(?:on|at|in|during) )?(?:a|your|the) (?:later|following|next|subsequent) turn(?=$| ,)/,
    '',
  ],
  [
    /\bthe (?:player|investigator) (?:who|that) own (?:it|that (?:card|event|spell|ally|artifact|tome|monster)|the (?:card|event))(?= |$)/,
    'its owner',
  ],
  [
    /\b(?:move|bring|put|place|shift) (?<what>(?:any )?(?:1|a) [^.,;:()]+? in your story deck) (?:on|to|onto) (?:the )?top(?: of it)?(?=$| ,)/,
    'bring <what> to its top',
  ],
  [
    /^(?:when|whenever|once|as) you (?:first )?(?:climb|step|go|come|clamber|jump|get|swim|walk) (?:aboard|on board|ashore|inside|on deck)(?= ,)/,
    'when you arrive here',
    ['Location'],
  ],
  // "You may salvage one Artifact from your Discard Pile and place it in your Hand": however it is got.
  [
    /(?<=^|, |\bmay |\bmust |: )(?!(?:discard|bury|flip|reveal|look|search|cancel|cast|play|exchange|show|pay|lose|rotate|shuffle|draw|not)\b)[a-z]+(?: out| up| back| forth)? (?<what>(?:the|1|a|#|any 1|up to #|up to 1) [^.,;:()]+? (?:of|in|from) your (?:discard pile|story deck))(?: ,)? and (?:add|put|place|take|return) (?:it|they|them) (?:to|in|into) your hand(?= |$)/,
    'return <what> to your hand',
  ],
  // ---------------------------------------------------------------- what it gives more, and when it is of no use
  [
    /^(?:each |any |all |every )?(?<where>[^.,;:()]+?)(?: location)? (?:heals?|restores?|give|gives|grants?|cures?|yields?|provides?)(?: you)? (?<n>#|1) (?:additional|extra|further|more) sanity(?: point)?$/,
    'your sanity gain by <where> location gain <n>',
  ],
  [
    /^(?:(?!(?:it|this|that|they|you|THIS)\b)[a-z-]+ ){1,2}(?:prevent|forbid|preclude|bar) (?:its|THIS 's|the) use(?: of (?:it|THIS))? (?=(?:while|when|if|during|at|by) )/,
    'this card may not is use ',
    ['Artifact', 'Tome'],
  ],
  // "May be played only while a Storm is in play, and is not Buried by it."
  [
    /(?<asks>\bonly (?:while|if|when) (?:a|any) (?<what>[^.,;:()]+?) is in play)(?: ,)? (?:and|but) (?:(?:it|THIS) )?(?:is not|is never|may not is|cannot is|can not is|may never is|never is) (?<how>bury|discard) by (?:it|that [^.,;:()]+?)$/,
    '<asks> . this card is not <how> by <what>',
  ],
  // ---------------------------------------------------------------- what an Ally bears
  [
    /\b(?:any|a|either|1|each)(?: of (?:its|their|his|THIS 's|the|those|these))? weapon (?=(?:would is|is (?:due|about|go) to is) )/,
    'any weapon they carry ',
    ['Ally'],
  ],
  [/(?<=\bwould is (?:bury|discard|flip|lose) , you may give (?:it|that card|that weapon|that artifact) to [^.,;:()]+?) instead$/, ''],
  [
    /(?<=, (?:you may )?)(?:transfer|pass|hand|pass on|hand over) (?<it>it|that card|that weapon) (?=to (?:another|any other|1 other|1 of your other) )/,
    'give <it> ',
  ],
  [
    /(?<=\b(?:if|when|whenever|before) [^.,;:()]+? )is (?:due|about|go) to is (?=(?:bury|discard|flip|lose|return|control|cancel)\b)/,
    'would is ',
  ],
]
