/** Names for this card and for those spoken of before: the Colonel, the crew, that card. */

import type { Clause } from '../clauses.ts'

const ally = '(?:ally|card|artifact|tome|spell|monster|location|weapon|event|phobia)'
const spokenOf = `(?:that|the|this|such|such a|each such|any such) ${ally}`
const aid = '(?:help|aid|assistance|guidance|leave|consent|advice|counsel|knowledge|assist|support|company|expertise|influence)'
const stays = '(?:remain|stay|rest|linger|dwell|spend (?:a|1) turn|is)'
const port = '(?:land|dock|put in|stop|call|touch down|alight|moor|anchor)'

export const names: readonly Clause[] = [
  // ---------------------------------------------------------------- this card by its name
  [/\b(?:this|the) (?<me>THIS)\b(?! (?:card|location|event|ally)\b)/, '<me>'],
  [/\b(?<me>THIS) , (?:the|a) THIS ,/, '<me>'],
  [/^the (?:weapon|artifact)\b(?= (?:is|may|cannot|add|have|count)\b)/, 'this card', ['Artifact']],
  [/^the monster\b(?= (?:is|may|cannot|add|have|count|bypass)\b)/, 'this card', ['Monster']],
  [/^the tome\b(?= (?:is|may|cannot|add|have|count|hold|contain)\b)/, 'this card', ['Tome']],
  [/\b(?:THIS|the phobia) cost you (?<n>#|1) sanity\b/, 'you lose <n> sanity', ['Event']],
  // What a card does to others is done.
  [
    /(?<=^|^(?:when|if) (?:THIS is )?reveal , |, )(?:a |the )?THIS (?<deed>bury|discard|flip|cancel) (?=(?:a|1|#|each|all|any|up) (?!THIS)(?:\S+ ){1,6}?(?:of your opponent|in your opponent|your opponent))/,
    '<deed> ',
    ['Monster'],
  ],
  // "With Kerym's help you may ...", "thanks to her you may ...".
  [
    new RegExp(
      `^(?:(?:with|by|through|under) (?:the )?${aid} of (?:THIS|they)|(?:with|by|through|under) (?:THIS 's|their|its) (?:\\S+ )?${aid}|(?:thanks|owe|due) to (?:THIS|they)(?: 's ${aid})?|through THIS|because of THIS) ,? ?(?=you |your |any |all |each |no )`,
    ),
    '',
    ['Ally', 'Artifact', 'Tome'],
  ],
  [
    new RegExp(
      ` ,? ?(?:(?:with|through) (?:the )?${aid} of (?:THIS|they)|(?:with|through) (?:THIS 's|their|its) ${aid}|thanks to (?:THIS|they)(?: 's ${aid})?)$`,
    ),
    '',
    ['Ally', 'Artifact', 'Tome'],
  ],
  // ---------------------------------------------------------------- this place by its name
  [
    new RegExp(`\\b(?<how>${stays}) (?:in|at|on|inside|within|with|upon|aboard) (?:the |this )?THIS\\b(?! (?:'s|or|and) )`),
    '<how> here',
    ['Location'],
  ],
  [
    new RegExp(
      `\\b(?<how>${stays}) (?:in|at|on|inside|within) this (?:place|island|house|city|town|port|church|temple|ruins|forest|cemetery|site|building)\\b`,
    ),
    '<how> here',
    ['Location'],
  ],
  [/\b(?<how>remain|stay) (?:inside|within|in camp|in town|indoors|ashore|there)(?= (?:you|your|#|1)\b| ,|$)/, '<how> here', ['Location']],
  [/\bto and from THIS\b/, 'to or from this card', ['Location']],
  // ---------------------------------------------------------------- those spoken of before
  [new RegExp(`(?<=\\bwhere )${spokenOf} is\\b`), 'it is'],
  [/(?<=\bwhere )(?:such|those|these|the) (?:ally|card) is\b/, 'they is'],
  [new RegExp(`\\b(?:that|such|this|the) ${ally} 's (?=sanity (?:cost|gain|loss|point)\\b)`), 'its '],
  [new RegExp(`\\bthe sanity cost of (?:that|this) ${ally}\\b`), 'its sanity cost'],
  [new RegExp(`^(?:any|the|all) sanity cost of (?:that|the|such) ${ally} must (?:still |also )?is pay$`), 'you must pay its sanity cost'],
  [/\bamong (?:those|that|the|this) card(?: (?:see|reveal|so reveal|look at|so see))?\b/, 'among them'],
  [/\b(?:the|that) (?:chosen|choose|named|name|target|targeted|selected|designate) (?:opponent|player|investigator)\b/, 'that opponent'],
  [/\b(?:the|that) (?:choose|name|selected|designate) (?=ally|artifact|tome|spell|monster|location|event|phobia|weapon|card)/, 'that '],
  [/\btheir owner (?=lose|gain|may|must|draw|discard)/, 'its owner '],
  [/(?<=\byour current location is .*\bif )that location (?=feature|have|bear|is)/, 'it '],
  [/\bto the hand of (?:their|its|the) owner\b/, "to its owner 's hand"],
  [/\b(?:to|into) the hand of that (?:player|opponent)\b/, "to its owner 's hand"],
  [
    /\bthe hand of (?<who>your opponent|1 opponent|a opponent|each player|each opponent|any opponent|that player|that opponent)(?= |$)/,
    "<who> 's hand",
  ],
  // ---------------------------------------------------------------- places where a card of that name is at home
  [/(?<=\bplay )at (?=[^ ]+$)/, 'in '],
  [
    new RegExp(`^(?:a )?THIS may (?:also )?${port} (?:at|on|in) (?:(?:a|any) )?island(?: location)?$`),
    'you may travel to any island location',
    ['Event'],
  ],
  // What only an Ally may have absorbed.
  [/(?<=\bunless (?:they|it|THIS) )have absorb\b/, 'absorb'],
  [/\bif (?<who>they|it|THIS) have absorb\b/, 'if <who> absorb'],
]
