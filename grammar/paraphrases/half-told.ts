/**
 * What is told by half, by a relative clause or by an aside, and has one whole form: "with whom she defends", "unless it is a Star",
 * "Discard (do not bury)", "Steadfast in the Dreamlands and Corrupt anywhere else".
 */

import type { Clause } from '../clauses.ts'

const card = '(?:ally|artifact|tome|weapon|spell|monster|event|location|card|phobia)'
const place = '(?:at|in|on) (?:(?:a|any|the) )?(?!hand\\b|play\\b|combat\\b|your\\b|their\\b)[^,:;() ]+(?: location)?'
const trait = '(?:corrupt|steadfast|invisible|visible)'

export const halfTold: readonly Clause[] = [
  // ---------------------------------------------------------------- relative clauses
  [/\b(?:with|beside|alongside) (?:whom|which) (?:THIS|they|it) (?:defend|is defending)\b/, 'that defend with this card', ['Ally']],
  [
    /^(?:THIS )?(?:cannot|may not|can not) is (?<how>bury|discard) by (?:(?:a|any|your|the|other) (?:opponent|player)(?: 's (?:card|effect))?|(?:a|any) card of (?:a|any|your|the) opponent|card of (?:your |other )?(?:opponent|player))$/,
    'no opponent may <how> this card',
  ],
  [/\btome here (?:which|that) have any language\b/, 'tome here regardless of language'],
  [/\btome of any language here\b/, 'tome here regardless of language'],
  [
    /(?<=^|\b(?:all|each|any|every|your) )(?<what>monster|ally|location|artifact|tome) in (?<where>your (?:directed )?threat|play) with the (?<attr>[^,:;() ]+) (?:attribute|symbol)(?= )/,
    '<attr> <what> in <where>',
  ],
  // "Cancel any one Event, unless it is a Star": any other.
  [
    /(?<=\b(?:any 1|any|each|all|every) )(?<what>spell)(?: ,)? unless (?:it|they) (?:is|have|show) (?:a |the )?(?<not>folk|death|eye|water|star)(?: icon)?$/,
    '<what> except <not> <what>',
  ],
  [
    new RegExp(
      `(?<=\\b(?:any 1|any|each|all|every) )(?<what>(?!spell)${card})(?: ,)? unless (?:it|they) is (?:a )?(?<not>[^,:;() ]+(?: or (?:a )?[^,:;() ]+)?(?: event)?)$`,
    ),
    '<what> except <not>',
  ],
  [
    /(?<=\b(?:take|return|take back|recover|bury|discard) (?:back )?)1 (?<what>event|spell|card|artifact|ally)(?<where> (?:from|in) your (?:discard pile|story deck))(?: ,)? except this 1(?= |$)/,
    '1 other <what> <where>',
  ],
  // ---------------------------------------------------------------- asides
  [/\b(?<how>discard|flip) \( (?:and )?(?:do not|not|rather than|instead of|never) bury(?: it| they)? \)/, '<how> this card', ['Monster']],
  [
    /(?<=\b(?:discard|flip|return) (?:THIS|it|they)(?: face-down| to your hand)?) \( (?:and )?(?:do not|not|rather than|instead of|never) bury(?: it| they)? \)/,
    '',
  ],
  [
    /(?<=^may not is summon)(?: ,)? (?:only control|but (?:may|can) is control|though (?:it|they) (?:may|can) is control|only is control)$/,
    '',
    ['Monster'],
  ],
  [/(?<=^may not is control)(?: ,)? (?:only summon|but (?:may|can) is summon|though (?:it|they) (?:may|can) is summon)$/, '', ['Monster']],
  // ---------------------------------------------------------------- what it costs to play it
  [/^play (?:THIS|it) cost (?:you )?(?=(?:#|1)\b)/, 'this card cost '],
  [/(?<=^(?:THIS )?cost (?:#|1)) less sanity(?= for each )/, ' sanity less'],
  // ---------------------------------------------------------------- where a use is told first
  [
    new RegExp(
      `^use (?:THIS )?(?<at>${place}(?: or (?:(?:a|any|the) )?[^,:;() ]+)?) as your turn to (?=gain |draw |look |bury |discard |flip |return |take |search )`,
    ),
    'as your turn <at> , ',
  ],
  [new RegExp(`^(?<turn>as your turn) , (?<at>${place}(?: or (?:(?:a|any|the) )?[^,:;() ]+)?) ,(?= )`), '<turn> <at> ,'],
  [new RegExp(`^(?<at>${place}(?: or (?:(?:a|any|the) )?[^,:;() ]+)?) , (?<turn>as your turn) ,(?= )`), '<turn> <at> ,'],
  [/\bwhile you hold this$|\bwhile you hold this(?= ,)/, 'while you have this card in play'],
  // ---------------------------------------------------------------- one thing here and another elsewhere
  [
    new RegExp(
      `^(?:THIS|they|it) (?:is|become) (?<a>${trait}) (?<at>(?:at|in) (?<where>[^,:;()]+?))(?: ,)? (?:and|but) (?<b>${trait}) (?:anywhere else|elsewhere|everywhere else|in all other place|otherwise)$`,
    ),
    'while you is <at> , this card is <a> . unless you is <at> , this card is <b>',
    ['Ally', 'Monster'],
  ],
  [
    new RegExp(`^(?:THIS|they|it) (?:is|become) (?<a>${trait}) (?:at night)(?: ,)? (?:and|but) (?<b>${trait}) (?:by day|otherwise)$`),
    'while it is night , this card is <a> . unless it is night , this card is <b>',
    ['Ally', 'Monster'],
  ],
  [
    new RegExp(`^(?:THIS|they|it) (?:is|become) (?<a>${trait}) by day(?: ,)? (?:and|but) (?<b>${trait}) (?:at night|otherwise)$`),
    'while it is day , this card is <a> . unless it is day , this card is <b>',
    ['Ally', 'Monster'],
  ],
  // ---------------------------------------------------------------- what is given up in place of a loss
  [
    /^(?<may>(?:you may )?(?:bury|discard|flip) THIS(?: face-down)?) instead of (?:you )?lose (?<what>sanity)(?: to| from| by| in| because of)? ?(?<by>(?:a |any )?(?:phobia|epidemic|monster|storm|spell|combat|location)(?: event)?)$/,
    'if you would lose <what> from <by> , <may> instead',
    ['Ally', 'Artifact', 'Tome'],
  ],
  [
    /^(?<may>(?:you may )?(?:bury|discard|flip) THIS(?: face-down)?) instead of (?:you )?lose (?<what>sanity) (?<in>in combat)$/,
    'if you would lose <what> <in> , <may> instead',
    ['Ally', 'Artifact', 'Tome'],
  ],
]
