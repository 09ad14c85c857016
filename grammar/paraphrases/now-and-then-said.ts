/** Single matters in words that few cards have: what no card can do to somebody, how often a visit, who decides on a tie, one Location to another of its kind. */

import type { Clause } from '../clauses.ts'

const kind = '(?<what>(?:(?!any|all|each|this|your)[a-z_]+ ){1,2}?)'
const tie = '(?:if (?:they is )?(?:tie|tied)|if there is (?:a )?(?:tie|tied)|in (?:the )?case of a (?:tie|tied))'
const visit =
  '(?:(?:each|every|per) time (?:this card|THIS) is (?:play|enter|visit|reach)|(?:each|every|per) time (?:that )?you (?:arrive|come|is) here)'

/** Heard before reading: things in play have no value of their own, so that it is that of the card which says so. */
export const worthOfItself: readonly Clause[] = [
  [
    /(?<=^(?:[^:;()]+ , )?(?:each|every) (?:[a-z_]+ )?(?:event|location|artifact|tome|spell)(?: card)? in play add (?:#|1)(?: point)? to )(?:its|their) (?:card )?value$/,
    'the value of this card',
    ['Monster', 'Ally'],
  ],
]

export const nowAndThenSaid: readonly Clause[] = [
  // "No card can turn your Allies Corrupt": nothing can, for nothing else does so.
  [
    /\bno (?:card|effect|card or effect|other card)(?: of any kind)? (?:can|may) (?:turn|make|render) (?<who>(?!.*\b(?:this turn|of your opponent)\b)[^,;:()]+?) corrupt\b/,
    '<who> cannot become corrupt',
  ],
  // "Neither A nor B", of a card as of a player.
  [
    /^(?<who>(?:that|this|the) [a-z_]+) (?<may>may|can|cannot) neither (?:turn|become) corrupt nor (?<other>[^,;:()]+)$/,
    '<who> cannot become corrupt . <who> <may> not <other>',
  ],
  // "(Only one Ally each time this card is played)": once a visit.
  [
    new RegExp(`(?<=\\b1 (?<what>[a-z_]+)\\b[^:;()]*)(?: ,)? \\( (?:but )?only (?:once|1(?: \\k<what>)?) ${visit} \\)$`),
    ' once per visit',
    ['Location'],
  ],
  [new RegExp(`\\bonce ${visit}(?=$| ,)`), 'once per visit', ['Location']],
  // Of those that are worth the same, he who must bury one picks.
  [
    new RegExp(
      `(?<=^(?:your|the|that|target) opponent must [^:;()]*) \\( ${tie} , (?:your |the |that )?opponent (?:decide|choose) \\)(?=$| )`,
    ),
    '',
  ],
  [new RegExp(`(?<=^you must [^:;()]*) \\( ${tie} , you (?:decide|choose) \\)(?=$| )`), ''],
  // "From one Island Location to another in the same Region".
  [
    new RegExp(
      `\\bfrom (?:1|any 1|a|any) ${kind}location to (?:another|any other|a other)(?: \\k<what>location| location| such location)?(?=$| (?:in|of) )`,
    ),
    'from any <what> location to any other <what> location',
  ],
  // What may be played as ever is no rule of its own; the card that follows a journey lies right-side-up.
  [/(?<=\bplay THIS )right-side-up (?=(?:on|in) the same turn as\b)/, ''],
  // "One Monster card for two new cards drawn from your Mythos Deck": a card is one of the Hand.
  [
    /(?<=\bdiscard (?<n>#|1) )(?<what>(?:[a-z_]+ )?)card(?: from your hand)?(?: ,)? for (?<new>#|1) (?:new|fresh) card(?: drawn?)?(?: from your mythos deck)?$/,
    '<what> card from your hand to draw <new> card',
    ['Investigator', 'Location', 'Ally', 'Artifact', 'Tome'],
  ],
  // "That he or she has lost during the Round, to a maximum of 3", of each player.
  [
    /(?<=^(?:[^:;()]* , )?(?:each|every) (?:player|investigator|opponent) (?:must )?(?:gain|lose|draw) [^,:;()]+ for each [a-z_]+) (?:that )?they (?:have )?(?<how>lose|play|cast) (?:(?:during|in) )?(?:the|this) round\b/,
    ' that player have <how> this round',
  ],
  [
    /(?<=\bfor each [a-z_]+ (?:that )?(?:you|that player|your opponent) have (?:lose|play|cast) this round)(?: ,)? (?:up )?to a maximum of (?<n>#|1)(?: sanity| card)?(?: point)?$/,
    ' ( up to <n> )',
  ],
  // "The first Ally that you would bury in any Combat is flipped instead".
  [
    /^(?:(?:THIS|it|they) (?:shields?|guards?|protects?|saves?|spares?) )?(?:the )?first (?:(?:of your )?(?<what>ally|artifact|tome) (?:that )?you would (?<how>bury|lose|discard)|(?:of your (?<own>ally|artifact|tome)|(?<yours>ally|artifact|tome) of yours) (?:that )?(?:would|to) is (?<as>bury|lose|discard)) (?:in|during) (?:any|each|every|a) combat (?:, (?:who|which|and) )?(?:is )?(?<deed>flip)(?: face-down)? instead$/,
    'once per combat , if 1 of your <what> <own> <yours> would is <how> <as> in combat , <deed> it face-down instead',
    ['Artifact', 'Ally', 'Location', 'Investigator', 'Tome'],
  ],
  // "Cast while in a Water Location".
  [/(?<=\b(?:if|when) cast )while (?=(?:at|in|on) )/, ''],
  // "You must bury another Ally with him": one of his own side.
  [
    /(?<=\byou must )(?:also )?(?<how>bury|discard) (?:1 other|another|a other) ally(?: of your choice)? (?:with|along with|together with) (?:it|them|THIS)$/,
    '<how> 1 of your other ally',
    ['Ally'],
  ],
  // "Choose one Storm from your Discards and immediately play it".
  [
    /\bchoose (?<what>(?:1|any|a|any 1) [^,;:()]+?) (?<from>(?:from|in) your (?:discards|discard|discard pile))(?: ,)? and (?:immediately |then )?play it(?: immediately| at once)?(?=$| )/,
    'play <what> <from>',
  ],
  // "While this is in a Directed Threat, Weapons add no points to the opponent's Defending Allies": to those that meet it.
  [
    /^(?:while THIS is in (?:a|your) (?:directed )?threat , )?(?:all )?weapon (?:is useless|is of no use|add no point|add nothing)(?: \( add (?:no point|nothing) \))? to (?:your |the )?(?:opponent 's )?defending ally$/,
    'weapon is useless against this card',
    ['Monster'],
  ],
  // "Place any Island from your Story Deck on its top".
  [/(?<=\b(?:place|put|move|bring) [^,:;()]+ (?:from|in|of) your story deck )on its top\b/, 'on top'],
  // "Or 3 points for any Harpooner": the one who bears it.
  [/(?<=\bally\b[^:;]*(?:,|or|\() (?:#|1)(?: point)? for )(?:any|every|each) (?=[a-z_]+(?: \)|$))/, 'a ', ['Artifact']],
  // "Whose top Story Deck card is a Travel by Sea Event".
  [/\bwhose top (?:story deck card|card) is (?<what>(?:a|any) (?:travel_[a-z_]+|travel)(?: event| card)?)(?= |$)/, 'who is on <what>'],
  // "Each player of a Train": he who plays it.
  [
    /(?<=\b(?:each|any|every) player )of (?=a [^,:;()]*(?:event|adventure|monster|spell|artifact|tome|ally|travel_[a-z_]+) (?:must )?(?:gain|lose|draw|discard|bury)\b)/,
    'who play ',
  ],
  // Shelter from an Event is that it does nothing.
  [
    /\bis (?:protect|shelter|sheltered|shield|shielded|safe|secure) (?:from|against) (?:any|all|every|each) (?<what>storm|star|night|day|epidemic|moon|phobia)(?: event| card)?(?=$| |,)/,
    'is unaffected by <what> event',
  ],
]
