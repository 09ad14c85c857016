/** What is told of Dimensions and of the ways between Locations: where one is, whence one may come, what shows that a card is of the Dreamlands. */

import type { Clause } from '../clauses.ts'

const world = '(?:dreamlands|waking world)'
const deck = "(?:your|their|its owner 's|your opponent 's|a player 's|each player 's) story deck"

export const worlds: readonly Clause[] = [
  // ---------------------------------------------------------------- where one is
  [new RegExp(`(?: ,)? (?:despite|in spite of|notwithstanding) (?:your )?(?:is|stand|stay) in the ${world}`), ' , regardless of dimension'],
  [new RegExp(`(?<=\\btop card of ${deck} )is (?:from|in|of|within|a card of|a card from) the (?<world>${world})`), 'is a <world> card'],
  [
    /(?<=\bplay (?:a|any|any 1|1|a new|1 new) (?:[^,]+? )?location) (?:in|from|out of) your hand(?=(?: ,)? (?:right-side-up|regardless|despite)|$)/,
    '',
  ],
  // ---------------------------------------------------------------- what a card of the Dreamlands shows
  [
    /(?<what>\b(?:ally|monster|artifact|spell|tome|event|location|card)) (?:(?:that|which|who) )?(?:bear|with|have|show|carry|feature) (?:the|a|its) dreamlands (?:indicator|symbol|icon|mark|sign|emblem)/,
    '<what> of the dreamlands',
  ],
  [
    /(?<what>\b(?:ally|monster|artifact|spell|tome|event|location|card)) (?:without|lack|(?:(?:that|which|who) )?(?:do not (?:bear|have|show|carry|feature)|lack)) (?:the|a) dreamlands (?:indicator|symbol|icon|mark|sign|emblem)/,
    '<what> of the waking world',
  ],
  // ---------------------------------------------------------------- by what means
  [/\bby (?:means|way) of (?=\S)/, 'by '],
  [
    /(?<=\b(?:reach|leave|enter|here|arrive|travel)\b.* by \S+)(?: ,)? (?:or|and) (?:on|aboard|atop|astride|ride|by ride|ride on|on the back of)(?: a| the)? (?<beast>\S+)$/,
    ' or <beast>',
    ['Location'],
  ],
  [/(?<=\bby )travel in space(?! event)/, 'travel_in_space event', ['Location']],
  [/(?<=\bby )travel (?:in|by|on) (?:the )?(?<how>air|sea|land)\b/, 'travel_by_<how> event', ['Location']],
  [
    /^(?:island|island location) may (?:also )?is (?:reach|enter|visit|play) (?:so|in this way|in this manner|this way|thus)$/,
    'may reach islands',
  ],
  [
    /^you (?:must|can only|may only) (?:use |play )?(?<how>travel \S+ \S+|travel_\S+|travel \S+)(?: event)?(?: in order)? to (?:reach|enter|arrive at|get to|come to)(?: or (?:to )?(?:leave|depart from|depart))? (?:THIS|here)(?<and> (?:or|and) (?:to )?(?:leave|depart from|depart) (?:it|here))?$/,
    'you may reach or leave this card only by <how> event',
    ['Location'],
  ],
  [
    /^on a later turn , (?:while|if|when|provided that|provided) (?<if>[^,]+) , you may (?:leave here and )?(?<go>play .+)$/,
    'on a later turn , if <if> , you may <go>',
  ],
  [/(?<=\byou may )leave (?:here|THIS) (?:and|to) (?=(?:play|travel to) )/, ''],
  [
    /(?<=\bnew location)(?: ,)? in the same or (?:in )?(?:a )?(?:different|another) (?<world>dreamlands|waking world) region(?: ,)?/,
    ' of the <world> in any region',
  ],
  [
    /(?: ,)? even (?:of|in|from) (?:a different|another|a other|any other|a) (?<what>region|dimension|subregion)(?: ,)?/,
    ' regardless of <what> ',
  ],
  [
    /^(?:THIS|(?:this|the|that)(?: new)? location) may is in any region (?:of|in) (?:either|any) (?:dimension|world)(?: ,)?(?: (?:whatever|regardless of) your (?:present |current )?dimension)?$/,
    'the location may is in any region . regardless of dimension',
  ],
  [/(?<=\blocation) anywhere (?:in|within) (?=\S)/, ' in '],
  [
    / ,? ?(?:whatever|no matter|regardless of) (?:is )?your (?:(?:current|present) )?(?:location 's )?dimension$/,
    ' regardless of dimension',
  ],
  [/(?<=\bregardless of )(?:this location|THIS|the location|it|your current location) 's (?:other )?attribute\b/, 'attribute'],
  [/^(?:THIS )?may is play from (?<where>(?:a|any) [^,]+)$/, 'this card may only is play at <where>', ['Event']],
  [
    /(?<=\bnew )(?<what>\S+ )?location(?: ,)? in the same or (?:in )?any other (?<world>dreamlands|waking world) region(?: ,)?/,
    '<what> location of the <world> in any region',
  ],
  // ---------------------------------------------------------------- the one way here, the other there
  [
    /^(?<head>as your turn ,[^:;]*? (?:flip|bury|discard) THIS to )(?<play>(?:play|travel to)(?: crosswise)?) (?<a>[^,:;]*?location[^,:;]*? (?:while|if) [^,:;]+?)(?: ,)? or (?<b>(?:to )?(?:a|any|1) [^,:;]*?location[^,:;]*? (?:while|if) [^,:;]+)$/,
    '<head> <play> <a> . <head> <play> <b>',
  ],
  // ---------------------------------------------------------------- what is played on arrival
  [
    /(?<=\bplay (?:1|a|any) (?:\S+ )?weapon from your hand) ,? ?(?:and )?(?:give|assign|hand) (?:it|the weapon) to (?:1|a|any) of your ally(?: as usual)?$/,
    '',
  ],
  [
    /^if (?:it is )?(?:a|any) other (?:card|kind of card|type of card|sort of card) ,? ?(?:is reveal ,? ?)?(?<how>discard|bury) (?:it|that card)$/,
    'if it is any other card , <how> it',
  ],
  [
    /^at the start of each round (?:that|in which) you (?:start|begin)(?: it)? (?:here|at THIS) ,? ?(?<what>.+)$/,
    'at the start of each round , if you is here , <what>',
    ['Location'],
  ],
  [
    /(?<=\b(?:player|opponent|investigator) )(?:\( include (?:yours?|you|your own|your investigator) \) )?whose current location (?:feature|bear|have|show|include|is)(?: (?:a|the))? (?<what>(?!a |the )\S+)(?: attribute)?(?= (?!location))/,
    'whose current location is a <what> location',
  ],
]
