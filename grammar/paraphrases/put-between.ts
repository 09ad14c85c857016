/** What is put in between commas or in brackets, where the grammar has it without them or behind the whole. */

import type { Clause } from '../clauses.ts'

/** Of one player alone it is told who chooses for him. */
const ofOne = '(?<!\\b(?:each|every|all|any) (?:other )?(?:player|investigator|opponent)\\b.*)'
const foe = '(?:your |a |the |target |that )?opponent'

export const putBetween: readonly Clause[] = [
  // "Discard this card, instead of Burying it, if ...".
  [/ , (?<other>(?:instead of|rather than) (?:bury|discard|flip|lose)(?: it| they| THIS| this card)?) ,(?= )/, ' <other>'],
  [/ \( (?<other>(?:instead of|rather than) (?:bury|discard|flip|lose)(?: it| they| THIS| this card)?) \)/, ' <other>'],
  // "Flip one Ally, chosen by your opponent, face-down"; "(opponent's choice)".
  [
    new RegExp(`${ofOne} (?:,|\\() (?:choose|select|pick) by (?:${foe}|they|that player|its player|its owner) (?:,|\\))(?= |$)`),
    " of your opponent 's choice",
  ],
  [new RegExp(`${ofOne} (?:,|\\() (?:choose|select|pick) by (?:${foe}|they|that player)$`), " of your opponent 's choice"],
  [new RegExp(`${ofOne} \\( (?:at )?${foe} 's (?:own )?(?:choice|option|pick|discretion) \\)`), " of your opponent 's choice"],
  [/ (?:,|\() (?:choose|select|pick) by you(?:rself)? (?:,|\))(?= )/, ' of your choice'],
  [/ (?:,|\() (?:choose|select|pick) (?:at random|randomly|by lot) (?:,|\))(?= )/, ' choose at random '],
  // "Plays a Location (any)": whichever it is.
  [/(?<=\b(?:a|1|another) (?:new )?[^,:;() ]+(?: location| event| card)?) \( any(?: [^,:;() ]+| 1| kind| type| such card)? \)/, ''],
  // ---------------------------------------------------------------- what changes nothing, since it is done in any case
  [
    /(?<=\b(?:bury|discard|flip|return) [^:;()]* (?:at the end of|after) (?:the |that )?combat) ,? ?(?:\( )?(?:even if|even though|whether or not|no matter if|regardless of whether) (?:it|they|he|that ally|the ally|that card|that monster) (?:take|suffer|absorb|have|sustain|have take|have suffer|have absorb) (?:a|any|no) (?:loss|point|damage|point of loss)(?: or not)?(?: \))?$/,
    '',
  ],
  // ---------------------------------------------------------------- one of several kinds, each told with its number
  [
    /(?<=\b(?:bury|discard|flip|return|lose|choose|take|draw) (?:any )?1 )(?<a>[^,:;() ]+) , (?:1|a) (?<b>[^,:;() ]+)(?: ,)? or (?:1|a) (?<c>[^,:;() ]+)(?=$| of | from | in | face-down| \()/,
    '<a> , <b> or <c>',
  ],
  // ---------------------------------------------------------------- who bears it
  [/\bwielder(?= (?:is|have|add|gain|lose|may|must|cannot|defend|become|would)\b)/, 'the bearer'],
  // "A different Artifact" is another one; a different place is no card.
  [
    /\ba different (?=(?:(?!region\b|subregion\b|dimension\b|title\b|name\b|kind\b|type\b|city\b|location\b)[^,:;() ]+ )?(?:ally|artifact|tome|weapon|spell|phobia|event|monster|card)\b(?! type| subtype| kind))/,
    'another ',
  ],
]
