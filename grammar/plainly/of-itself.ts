/** What a card says of itself the long way round. */

import type { Clause } from '../clauses.ts'

/** What "it" is asked of is the card itself, where that is an Ally or a Monster that the sentence speaks of. */
export const ofItself: readonly Clause[] = [
  // Who chooses is said.
  [/^(?=opponent must (?:choose|pick) and (?:bury|discard|flip) )/, 'your '],
  [
    /(?<=^|[,:] |\S )(?<who>your opponent|(?:a|target|any|1) opponent|that player|that opponent|each player|each opponent) (?<must>(?:must )?)(?:choose|pick) and flip (?<face>face-down|face-up) (?<what>(?:#|1|a) [^,:;]+)$/,
    '<who> <must> flip <what> of their choice <face>',
  ],
  [
    /(?<=^|[,:] )(?<who>your opponent|(?:a|target|any|1) opponent|that player|that opponent) (?<must>(?:must )?)(?:choose|pick) and (?<how>bury|discard|flip) (?<what>(?:#|1|a|half(?! (?:of )?(?:the )?card)) [^,:;]+?)(?<rest>(?: (?:from|in|face-down|at|when) [^,:;]*| face-down)?)$/,
    '<who> <must> <how> <what> of their choice <rest>',
  ],
  [
    /^(?<deed>(?:bury|discard) (?<what>the top card of (?:your|your opponent 's) story deck)) if it is (?<kind>a .+)$/,
    'if <what> is <kind> , <deed>',
  ],
  [
    /^your opponent (?:must )?(?<deed>bury|discard|return) the top card of their story deck(?<to>(?: to (?:their )?hand)?) if it is (?<kind>a .+)$/,
    "if the top card of your opponent 's story deck is <kind> , <deed> the top card of your opponent 's story deck <to>",
  ],
  [
    /^if your opponent 's current location is (?<kind>[^,]+) , (?:it must is|it is) (?<how>discard|bury)$/,
    "if your opponent 's current location is <kind> , <how> your opponent 's current location",
  ],
  [
    /^if your opponent 's current location is (?<kind>[^,]+) , (?<how>discard|bury) it$/,
    "if your opponent 's current location is <kind> , <how> your opponent 's current location",
  ],
  [/(?<=(?:bury|discard) THIS .*; otherwise (?:bury|discard|flip) )it$/, 'this card'],
  [
    /^(?<deed>(?:bury|discard|all|any|each) .+?) ?[;,](?: and)? (?<now>it (?:is|become)(?: now)? (?:day|night))$/,
    '<deed> . <now>',
    ['Event'],
  ],

  [/(?<=\bTHIS .*)(?<asked>if|when|while|unless) (?:it|they) (?<is>is(?: not)? a defending ally)$/, '<asked> this card <is>', ['Ally']],
  [
    /(?<=\bTHIS .*)(?<asked>if|when|while|unless) (?:it|they) (?:is|form) part of a threat$/,
    '<asked> this card is in a threat',
    ['Ally', 'Monster'],
  ],
  [
    /(?<=\bTHIS .*)(?<asked>if|when|while|unless) (?:it|they) is in (?<whose>a|your) threat$/,
    '<asked> this card is in <whose> threat',
    ['Ally', 'Monster'],
  ],
]
