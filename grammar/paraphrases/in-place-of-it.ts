/** What is done in place of something that the same sentence has told: "instead of losing it", "in his stead", "to avoid this". */

import type { Clause } from '../clauses.ts'

const it =
  '(?:it|them|they|that|this|those|so|such a fate|that fate|(?:that|the|this|the first) (?:ally|artifact|tome|weapon|spell|monster|card|event|phobia|epidemic|effect|loss|other))'
const deed = '(?:lose|bury|discard|suffer|take|do|be|is|have|give up|sacrifice)(?:ing)?'
const inPlace = '(?:(?:instead|in (?:the )?(?:place|stead)) of|rather than|in lieu of)'

const price = '(?:you may )?(?<price>(?:bury|discard|flip|pay) [^,:;()]+?)'
const goes = '(?:bury|discard|lose|bury or discard|discard or bury)'
const what =
  '(?<what>(?!any number|it\\b|they\\b|them\\b|that\\b|sanity|(?:any |#|1|up to #) ?(?:sanity|point))(?:[^,:;() ]+ ){0,5}?[^,:;() ]+?)'
const foes = '(?:(?:your|a|the|any|each) opponents?|another player)'
const kinds = '(?:event|spell|artifact|tome|monster|ally|card|phobia|epidemic|storm|location|weapon)'
const causes = `(?<by>(?:a|any|your|the|another) (?:[^,:;() ]+ ){0,4}?${kinds}(?: of ${foes})?)`

const befell = '(?:if|when|whenever|each time|any time) [^:;()]*?\\bwould [^,:;()]+ , '
const one = '(?:it|they|them|THIS|that (?:ally|card|artifact|tome|weapon)|the (?:ally|card|artifact|tome|weapon))'

const called = "(?:a|any|1|the|your opponent 's|a opponent 's) (?:event|spell|phobia|epidemic|artifact)"

const kept: Clause[2] = ['Ally', 'Artifact', 'Tome']

export const inPlaceOfIt: readonly Clause[] = [
  // "You may discard this card. The Event then has no effect."
  [
    /^(?:if you do(?: so)? , )?(?:the|that) (?:(?:event|(?:storm|star)(?: event)?) (?:then )?(?:have no (?:further )?effect|is without effect|do nothing|come to nothing)|(?:epidemic|phobia)(?: event)? (?:then )?(?:have no (?:further )?effect|is without effect|do nothing|come to nothing)(?: (?:on|to|upon|for) you)?)$/,
    'that event is cancel',
    kept,
  ],
  [
    /^(?:if you do(?: so)? , )?(?:the|that) spell (?:then )?(?:have no (?:further )?effect|is without effect|do nothing|come to nothing)(?: (?:on|to|upon|for) you)?$/,
    'that spell is cancel',
    kept,
  ],
  [
    /^(?:if you do(?: so)? , )?(?:the|that) epidemic (?:then )?(?:(?:have|has) no effect on|do nothing to) (?:any of )?your ally(?: ,)? and (?:the|that) (?:player|opponent) (?:who (?:send|sent|play) it )?must (?<how>bury|discard) it$/,
    'that event is cancel . <how> it',
    kept,
  ],
  // "If it would be lost, you may bury this card instead of losing it".
  [
    new RegExp(
      `(?<=^(?:if|when|each time|any time|at the moment (?:when|that)) [^:;()]+, (?:you may )?(?:bury|discard|flip|return|place|put) [^,:;()]+?)(?: ,)? (?:${inPlace} (?:${deed} )?(?:the )?(?:${it}|(?:the )?loss|(?:is )?(?:bury|lose|discard)(?: or (?:bury|discard))?(?: (?:it|them|they))?)|in (?:its|their|that ally 's|that card 's) (?:place|stead)|to (?:avoid|prevent|escape) (?:this|that|it|that fate|the loss|losing (?:it|them)|lose (?:it|them|they)))$`,
    ),
    ' instead',
  ],
  // "You may bury this card when an Ally would be buried, to prevent that": the moment stands in front.
  [
    new RegExp(
      `^(?<what>(?:you may )?(?:bury|discard|flip) [^,:;()]+?)(?: ,)? (?:if|when|whenever|each time|any time) (?<so>[^,:;()]+? would (?:is )?(?:bury|lose|discard)[^,:;()]*?)(?: ,)? (?:to (?:prevent|avoid|stop) (?:that|this|it|the loss)|to save (?:it|them|they|that ally)|(?:${inPlace} ${it})|instead)$`,
    ),
    'if <so> , <what> instead',
  ],
  // "Bury this card instead of losing an Ally", "to avoid having to bury an Ally", "to prevent the loss of an Ally".
  [
    new RegExp(`^${price}(?: ,)? (?:${inPlace}|to (?:avoid|prevent|escape)) (?:have to )?(?<how>${goes}) ${what}$`),
    'if you would <how> <what> , you may <price> instead',
  ],
  [
    new RegExp(`^${price} to (?:avoid|prevent|escape) (?:the|a|any) loss of ${what}$`),
    'if you would lose <what> , you may <price> instead',
  ],
  [new RegExp(`^${inPlace} (?:have to )?(?<how>${goes}) ${what} , ${price}$`), 'if you would <how> <what> , you may <price> instead'],
  [new RegExp(`^(?:when|if|whenever) (?:force|require|oblige|compel) to (?<how>${goes}) ${what} ,`), 'if you must <how> <what> ,'],
  // "Bury this card to save an Ally from being buried by an Event", "to protect him from an Event that would bury him".
  [
    new RegExp(
      `^${price} to (?:save|protect|prevent|keep|spare|stop) ${what} from (?:is|be) (?<how>${goes})(?<more>(?: by [^,:;()]+| in combat)?)$`,
    ),
    'if <what> would is <how> <more> , you may <price> instead',
  ],
  [
    new RegExp(
      `^${price} to (?:save|protect|shield|guard|keep) ${what} from ${causes} (?:that|which) would (?:cause you to |make you |force you to )?(?<how>${goes}) (?:it|they|them|that ally|him|her)$`,
    ),
    'if <what> would is <how> by <by> , you may <price> instead',
  ],
  [
    new RegExp(`^${price} to (?:prevent|stop|keep) ${causes} from (?<how>${goes}) ${what}$`),
    'if <what> would is <how> by <by> , you may <price> instead',
  ],
  // "If an opponent plays an Event that would bury one of your Allies", "an Event played by an opponent would bury".
  [
    new RegExp(
      `^(?:if|when|whenever|each time|any time) ${foes} (?:play|cast|use) (?:a|any) (?<by>(?:[^,:;() ]+ ){0,2}?${kinds}) (?:that|which) would (?<how>${goes}) ${what} ,`,
    ),
    'if <what> would is <how> by a <by> of your opponent ,',
  ],
  [
    new RegExp(
      `^(?:if|when|whenever|each time|any time) (?:a|any) (?<by>(?:[^,:;() ]+ ){0,2}?${kinds}) (?:that (?:is )?)?(?:play|cast|use) by ${foes} would (?<how>${goes}) ${what} ,`,
    ),
    'if <what> would is <how> by a <by> of your opponent ,',
  ],
  [
    new RegExp(`^(?:if|when|whenever|each time|any time) ${foes} would (?<how>${goes}) ${what} ,`),
    'if <what> would is <how> by your opponent ,',
  ],
  // "It is only Flipped", "you may instead bury one Artifact", "you may return it instead, for 2 Sanity".
  [
    new RegExp(
      `(?<=^${befell}(?:[^:;()]+ , (?:and )?(?:then )?)?)(?:(?:(?:only|merely|just|simply) )?(?<do>flip|discard|return|turn) (?<it>${one})|(?<it2>${one}) (?:is|are) (?:only|merely|just|simply|instead) (?<do2>flip|discard|return|turn))(?<where>(?: (?:face-down|to (?:your|its owner 's) hand))?)(?: instead)?$`,
    ),
    '<do> <do2> <it> <it2> <where> instead',
  ],
  [new RegExp(`(?<=^${befell})(?<may>(?:you may )?)instead(?: ,)? (?:you may )?(?<deed>[^:]+)$`), '<may> <deed> instead'],
  [
    new RegExp(
      `(?<=^${befell})you may (?<deed>[^:,;()]+?)(?: instead)?(?: ,)? (?:for|by (?:pay|spend)(?:ing)?|at (?:a|the) (?:cost|price) of) (?<n>#|1) sanity(?: point)?(?: instead)?$`,
    ),
    'you may pay <n> sanity to <deed> instead',
  ],
  [
    new RegExp(
      `(?<=^${befell}you may (?:pay|spend) (?:#|1) sanity(?: point)?)(?: ,)? (?:to have ${one} (?:is )?(?<do>flip|discard)(?: face-down)?(?: instead)?|to have ${one} (?<back>return) to your hand(?: instead)?)$`,
    ),
    ' to <do> <back> it instead',
  ],
  // The word that has gone with the moment to the front, and stands behind the deed as well.
  [/(?<=^(?:if|when) [^,:;()]+ would is (?:bury|discard|lose)[^,:;()]*?) instead ,(?= you may [^,:;()]+ instead$)/, ' ,'],
  // ---------------------------------------------------------------- what is called off
  [
    new RegExp(
      `\\b(?:ignore|stop|undo|prevent|disregard) (?:the effect of )?(?=${called}(?: (?:that|which))? [^,:;()]*\\b(?:cast|play)\\b(?! .* from\\b))`,
    ),
    'cancel ',
  ],
  [
    new RegExp(
      `\\b(?:prevent|stop|keep) (?<what>${called} [^,:;()]*?\\b(?:cast|play)\\b[^,:;()]*?) from (?:take|have)(?:ing)? (?:any )?effect$`,
    ),
    'cancel <what>',
  ],
  [/\bcancel the effect of (?=(?:a|your|the|any) opponent 's (?:event|spell|artifact|phobia)\b)/, 'cancel '],
  [
    /^(?:a|any|1|your opponent 's|a opponent 's) (?<what>(?:event|spell|phobia)(?: (?:that|which))? [^,:;()]*?\b(?:cast|play)(?: by [^,:;()]+?)?) (?:have|take) no effect$/,
    'cancel a <what>',
  ],
  [/\bcancel and (?<how>bury|discard) (?<what>it|they|(?:a|any|1|the|that|your|another) [^,:;()]+)$/, 'cancel <what> and <how> it'],
  [
    /(?<=^(?:[^:;()]+ , )?you may (?:bury|discard|flip) [^,:;()]+?)(?: ;| ,)? (?:and )?(?:the|that) (?:event|spell|phobia|card) (?:have|take) no effect$/,
    ' to cancel it',
  ],
  [/^(?:the|that) (?<what>event|spell|phobia|card) (?:then )?(?:have|take) no effect$/, 'that <what> is cancel'],
  [
    /(?<=^(?:if|when|whenever|each time) [^:;()]+ , (?:you may )?(?:bury|discard|flip) [^,:;()]+ to )(?:ignore|stop|undo|prevent|disregard) (?=(?:it|they|that (?:event|spell|phobia|card))(?: and |$))/,
    'cancel ',
  ],
  [
    new RegExp(
      `^${price} (?:${inPlace} suffer(?:ing)?|to (?:avoid|escape|ignore)) (?:the effect of )?(?:a|any|1) (?<kind>phobia|epidemic)(?: event)?$`,
    ),
    'when your opponent play a <kind> on you , you may <price> instead',
  ],
]
