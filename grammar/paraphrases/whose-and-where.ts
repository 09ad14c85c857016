/** Whose cards are meant and where they lie, told in passing: in anyone's Story Deck, your own too, those that cost no Sanity, one of them. */

import type { Clause } from '../clauses.ts'

const anyones = "(?:(?:anyone|anybody|someone|somebody|(?:any|a|1|some) (?:player|investigator)) 's|any|a|some)"
const pile = '(?<zone>story deck|discard pile)'
const gone = '(?:bury|discard|flip|turn)'
const kind = '(?:ally|artifact|tome|weapon|spell|event|monster|[a-z_]+)'

export const whoseAndWhere: readonly Clause[] = [
  // "In anybody's Threat", "in everyone's Discard Pile"
  [/\b(?:anybody|anyone|everybody|everyone|whosoever|each player|any player) 's (?=threat\b)/, 'any '],
  [
    /\b(?:anybody|everybody|everyone|any 1) 's (?=(?:story|mythos|hand|discard|current|ally|artifact|tome|spell|monster)\b)/,
    "any player 's ",
  ],
  // "While The Necronomicon is in anyone's Story Deck": in that of one player at least, whoever it is.
  [
    new RegExp(
      `\\b(?<if>if|while|unless|as long as) (?<what>(?!no |not |neither |none |both |each |every |all |# |THIS\\b)(?:[^,:;() ]+ ){1,6}?)(?:is|lie) in ${anyones} ${pile}(?= ,|$)`,
    ),
    '<if> any player have <what> in their <zone>',
  ],
  [
    new RegExp(
      `\\b(?<if>if|while|unless|as long as) (?<what>(?!no |not |neither |none |both |each |every |all |# |THIS\\b)(?:[^,:;() ]+ ){1,6}?)(?:is|lie) in the ${pile} of (?:any|a|some) (?:player|investigator)(?= ,|$)`,
    ),
    '<if> any player have <what> in their <zone>',
  ],
  // "If your opponent is in a City, or if the top card of his Story Deck is a Storm": of that opponent's.
  [
    /(?<=\b(?:if|while|unless|when) (?:your|a|any|1) opponent (?:is|have|know|do)\b[^.;:]*\b(?:or|and) (?:(?:if|while|unless|when) )?(?:the top card of )?)(?<!\b(?:that|which|who|each|player|investigator)\b.*)their (?=(?:story deck|threat|hand|mythos deck|discard pile|current location|investigator)\b)/,
    "your opponent 's ",
  ],
  // "When your opponent arrives in the same Region as you": at a Location there.
  [
    /\b(?<when>when|whenever|each time) (?<who>your opponent|a opponent|any opponent) arrive (?:in|at) (?<of>the same (?:region|subregion|city)) as (?:you|yours|your investigator) ,/,
    '<when> your opponent arrive at a location , if your opponent is in <of> as you ,',
  ],
  // "Bury all Gangsters in play, your own too": what is in play is everybody's.
  [
    new RegExp(
      `(?<all>\\b${gone} (?:all|each|every) [^,:;()]+? in play) ,? ?(?:(?:even |also |and |not excepting )?(?:your own|yours)(?: (?:too|as well|include|included))?|(?:include|including) (?:your own|yours))(?= ,|$)`,
    ),
    '<all>',
  ],
  // "Each opponent with more Allies than you must bury one of them": of those he has more of.
  [
    new RegExp(`\\bwith more (?<what>${kind}) than you (?<must>(?:must )?${gone}) (?<n>1|#) of (?:they|them|those)(?= |$)`),
    'with more <what> than you <must> <n> <what>',
  ],
  // "Bury one Artifact that has no Sanity cost."
  [/\b(?:that|which) (?:have|bear|carry) no sanity cost(?= |$)/, 'that cost no sanity'],
  [/\b(?:with no|without(?: a| any)?) sanity cost(?= |$)/, 'that cost no sanity'],
  // "Weapons add nothing to an Ally's value unless Enchanted."
  [
    /\b(?<what>weapon) (?<nothing>add nothing)(?: to (?:(?:a|the|their|each|any) )?(?:(?:ally|bearer)(?: 's)?|value of (?:their |the |a )?(?:ally|bearer))?(?: ?(?:card )?value)?)? unless (?:(?:they|it) is )?(?:enchanted|enchanted_weapon)(?= |$)/,
    '<what> other than enchanted_weapon <nothing>',
  ],
  [/\b(?<what>weapon) (?:that|which) is not enchanted_weapon(?= (?:add|may|cannot|is|have|count)\b)/, '<what> other than enchanted_weapon'],
  // "More than once for Living Dead": to play them.
  [
    /(?<use>\buse (?:this|the|its) gate (?:more than once|again|any number of time|repeatedly)) for (?<what>(?!the|each|every|#|1|no|any number)[a-z_]+(?: [a-z_]+)?)(?= ,|$)/,
    '<use> to play <what>',
  ],
  // "All Monsters in your Threat may join each other."
  [
    /(?<=^|, )(?:(?:all|each|every)(?: of)?(?: the)? )?(?<what>[a-z_]+(?: monster)?) in your threat (?:may |can )?join (?:each other|1 another)(?= ,|$)/,
    'each <what> in your threat may join any other <what>',
  ],
  // "On your opponent's side of the table": his in play.
  [/(?: that lie| lie)? (?:on|at) your opponent 's side of the (?:table|board)(?= |$)/, ' of your opponent'],
  [/(?: that lie| lie)? (?:on|at) your (?:own )?side of the (?:table|board)(?= |$)/, ' you have in play'],
  [/(?: that lie| lie)? (?:on|at) (?:either|any|both) sides? of the (?:table|board)(?= |$)/, ' in play'],
  // "Search your Mythos Deck for a Tome, show it and add it to your Hand."
  [
    /(?<=\b(?:search|look through) your mythos deck for [^;:()]+?) , (?:show|reveal|display) (?:it|they|them|that card|the card)(?: to (?:all|each|every|the|your)(?: other)? (?:player|opponent))?(?: ,)? and (?=(?:add|put|place|take|return) (?:it|they|them) )/,
    ' and ',
  ],
  // "Can also find one Spell of any icon in this Tome": there is room for it.
  [
    /^(?:(?:you|your investigator) )?(?:can|may) (?:also )?find (?<n>1|#|a) (?:(?:more|additional|extra|further) )?spell (?:with|of) any icon (?:in|within|inside) (?:THIS|it)(?<when>(?: (?:at|by|while|if|when|during) [^,:;()]+)?)$/,
    '<n> additional spell of any icon may is place in this card <when>',
    ['Tome'],
  ],
  [
    /^(?:(?:you|your investigator) )?(?:can|may) (?:also )?find (?<n>1|#|a) (?:(?:more|additional|extra|further) )?(?<icon>(?!random )[a-z]+) spell (?:in|within|inside) (?:THIS|it)(?<when>(?: (?:at|by|while|if|when|during) [^,:;()]+)?)$/,
    '<n> additional <icon> spell may is place in this card <when>',
    ['Tome'],
  ],
]
