/** Small words that say again what the rules say anyway, and single pieces told another way: legality, prices, moments, what is spared. */

import type { Clause } from '../clauses.ts'

const self = '(?:THIS|it|they)'
const kept = ['Ally', 'Artifact', 'Tome'] as const

export const inPassing: readonly Clause[] = [
  // "Sinks (Buries) one Artifact": the rule's own word stands in brackets.
  [/(?<=^|[,:] |\b(?:battle|may|must|to|and|then|THIS|it|they) )[a-z]+ \( (?<do>bury|discard|flip) \)(?= \S)/, '<do>'],
  // ---------------------------------------------------------------- what goes without saying
  [
    /(?<=\b(?:play|playing) [^,;:()]*?)(?: ,)? if (?:you can|you may|able|possible|(?:it |this |that )?(?:is )?legal(?: to do so)?|you is (?:legally )?able(?: to do so)?|legally able(?: to do so)?)(?=$| ;)/,
    '',
  ],
  [/ ?\( or (?:a |any )?travel event to (?:reach|get to|go to) (?:1|it|such a place|there) \)/, ' or a travel event'],
  [/ ?\( or have (?:a|1 of your) ally who (?:do|know it) \)/, ''],
  [/(?<=\breturn (?:THIS|it|they|them) to your hand) (?:rather than|and not|instead of) (?:to |into |in )?your story deck$/, ''],
  [/\bin your open(?:ing)? hand\b/, 'in your hand', [...kept, 'Event', 'Location', 'Monster', 'Spell']],
  // What is played is paid for; what is put into play is not.
  [
    /(?<=\bplay (?!area)(?:(?!\b(?:put|place|bring|return)\b)[^;:])*?) \( pay(?:ing)? (?:all|any|the|its|their|each|both|every)(?: normal| usual)? (?:sanity )?cost(?: (?:of|for) (?:each|both|it|them))?(?: as (?:usual|normal))? \)(?=$| ,)/,
    '',
  ],
  [
    /^(?:(?:this|THIS|you|they) )?(?:may not|cannot) (?:do (?:this|so)|is do) (?:twice|more than once) (?:in|during|within|per|a|each|every)(?: (?:1|any 1|the same|a|each|any))? round$/,
    'may is use once per round',
    kept,
  ],
  // A Monster that is played comes into the Threat.
  [/(?<=\bif it is a (?:[^,;: ]+ )*?monster(?: ,)? (?:you may )?play it) (?:to|in|into) your threat(?=$| without| ,| and)/, ''],
  // ---------------------------------------------------------------- moments
  [/\b(?:upon|on|after|when|by) complet(?:e|ing) (?=(?:a|any|each|every|your|1) )/, 'when you complete '],
  [/\buntil your next location is play\b/, 'until you play a location'],
  [
    /(?: ,)? (?:on|in|during) the same turn(?: ,)? (?:immediately |right |just )?after play THIS$|(?: ,)? immediately after play THIS(?: ,)? (?:on|in|during) the same turn$/,
    ' when this card is play',
  ],
  [
    new RegExp(
      `^if (?:${self} is )?(?<how>bury|discard|bury or discard|discard or bury|lose) while (?<if>(?:you|your investigator) [^,;:]+?) , (?<rest>you may [^:;]+ instead)$`,
    ),
    'if <if> , if this card would is <how> , <rest>',
    kept,
  ],
  [
    new RegExp(
      `(?<=\\bif )(?<one>a|any|1|another) (?<who>[^,;:]+?) (?:is )?(?:also )?(?:defending|defend) (?:with|beside|alongside|together with) ${self}(?=$| ,)`,
    ),
    'you have <one> defending <who> in play',
    ['Ally'],
  ],
  // ---------------------------------------------------------------- prices
  [
    /^(?<if>(?:if [^,;:]+?(?: ,)? )?)no sanity (?:need be|need is|is|need to be|must be|must is) (?:pay|spend|lose) (?:for|to cast|when cast|in casting) (?:THIS|it)$/,
    '<if> , this card cost no sanity',
    ['Spell'],
  ],
  [
    /^(?<when>(?:when|each time) (?:any player|any investigator|a player|a investigator|any opponent|your opponent|you) cast (?:a|any) spell) , (?:they |you |that player )?(?:must )?lose (?<n>#|1) (?:additional|extra|more) sanity(?: point)?$/,
    '<when> , that player lose <n> sanity',
    [...kept, 'Event', 'Monster'],
  ],
  [
    /^pay any sanity cost (?:for|of) the new (?<what>ally|artifact|tome|spell|card|location|monster)$/,
    'pay any sanity cost for that <what>',
  ],
  [/(?<=\b(?:flip|bury|discard) (?:THIS|it)(?: face-down)? )(?:in place of|in lieu of|rather than) (?=pay)/, 'instead of '],
  // ---------------------------------------------------------------- what survives, and steals
  [/\beach (?<me>THIS) surviv(?:e|ing) (?:the|a) cosmic battle\b/, 'each <me> that survive the cosmic battle', ['Monster']],
  [
    /\b(?:also )?put (?<what>(?:1|#)(?: random)? card) in (?:the opponent|your opponent) 's hand into your hand(?: ,)? and discard (?:it|they|them)(?=$| ,)/,
    "discard <what> from your opponent 's hand",
    ['Monster'],
  ],
  [/\btravel card \( (?<by>air|sea|land) \)/, 'travel by <by> card'],
  // ---------------------------------------------------------------- Tomes
  [
    /^(?:THIS |it )?(?:may|can) is (?:read|use|understand|play) by any (?:investigator|player) (?<at>in|at) (?<where>[^,;:]+?) (?:without regard to|regardless of|whatever the|whatever) language(?: (?:they|you) know)?$/,
    'while you is <at> <where> this card may is play regardless of language',
    ['Tome'],
  ],
  [
    /\badd (?<n>#|1) to the number of spell(?: (?:that|which))? (?<whose>(?:each of )?your(?: other)? tome|(?:any|each|all)(?: of your)?(?: other)? tome) (?:can|may) (?:hold|contain)(?=$| ,)/,
    '<whose> may hold <n> more spell',
  ],
  // ---------------------------------------------------------------- where one may not
  [
    /^no (?<who>player|investigator) (?:may|can) (?<deed>(?:play|cast|use|draw|discard|travel|walk|pass|gain)\b[^,;:]*?) (?:if|while|when) (?:their current location is|they is (?:at|in)) (?<where>(?:a|any|the) [^,;:]+)$/,
    'no <who> at <where> may <deed>',
  ],
  [
    /^no (?<who>player|investigator) (?:may|can) (?<deed>(?:play|cast|use|draw|discard|travel|walk|pass|gain)\b[^,;:]*?) (?:if|while|when) their current location (?:bear|have|feature|carry|show|possess) the (?<where>[^,;:]+?) (?:attribute|symbol)$/,
    'no <who> at a <where> location may <deed>',
  ],
]
