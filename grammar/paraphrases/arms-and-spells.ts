/** Who bears Weapons and who does not, to whom a card is handed on, and how many Spells may be held where. */

import type { Clause } from '../clauses.ts'

const mayNot = '(?:may not|cannot|may never|do not|never)'
const bears = '(?:use|carry|bear|have|wield|hold)'
const weapon = '(?:a |any |the |their )?weapon'
const foe = '(?:your|a|each|any|the|target) opponent'
const tail = '(?<tail>(?: (?:while|if|when|during|at|until|for)\\b[^,:;()]*)?)$'
const ownWeapons: Clause[2] = ['Ally', 'Monster']
const more = '(?<n>#|1|a) (?:additional|more|extra|further) spell'
const ofAnyIcon =
  '(?: ?,? (?:whatever|regardless of|no matter(?: what)?|irrespective of|without regard to) (?:(?:the|its|their) )?(?:kind of )?(?:icon|symbol)(?: (?:is|may is|it bear|it have))?)?'
const holds = '(?:(?:may|can) )?(?:hold|contain|keep|know)'

export const armsAndSpells: readonly Clause[] = [
  // "You may later assign to this card up to two Artifacts (not Weapons) at any Museum Location": as long as one is there.
  [
    /^(?:while THIS is in play , )?(?<give>you may (?:later )?(?:assign|give|entrust|hand) [^,:;]*?) (?:at|in) (?:any|a|every) (?<where>[^,:;()]+? location)$/,
    'while you is at a <where> , <give>',
    ['Ally'],
  ],
  // "Target Ally may not use a Weapon for the remainder of this Round": what he bears adds nothing.
  [
    /^(?:target ally|that ally|the target) (?:may not|cannot|may no longer) (?:use|wield|benefit from|profit from|draw on) (?:a|any|its|their|the)(?: own)? weapon(?<long>(?: [^,:;()]+)?)$/,
    'each weapon hold by the target add nothing <long>',
    ['Spell', 'Event'],
  ],
  [/^(?:THIS )?suffer the (?:same )?fate (?:of|as) (?:the|its) (?:ally|bearer)$/, 'share the fate of the ally', ['Artifact']],
  // "Place the Ally face-down in your Threat for the next Round", where he would be buried.
  [
    /(?<=\bally would is bury [^;:()]*?\band )(?:place|put|move) the ally (?:face-down )?(?:in|into) your threat(?: for the next round)?$/,
    'put the ally into your threat',
    ['Artifact'],
  ],
  // "Spells that bear the Folk or Death icon".
  [
    /\bspell (?:that|which) (?:bear|have|show|carry|feature) (?:a |the |either the )?(?<a>[a-z_]+)(?: or (?:the )?(?<b>[a-z_]+))? (?:icon|symbol)(?= |$)/,
    'spell of the <a> or <b> icon',
  ],
  // "Lost with the Ally who holds it".
  [
    /^(?:THIS is |is )?lose (?:along |together )?with (?:the|its) (?:ally|bearer)(?: (?:who|that) (?:hold|bear|carry|wield|use) (?:it|THIS))?$/,
    'share the fate of the ally',
    ['Artifact'],
  ],
  [
    /^(?:THIS is |is )?lose (?:along |together )?with (?:the|its) (?:ally|bearer)(?: (?:who|that) (?:hold|bear|carry|wield|use) (?:it|THIS))? , except (?<where>(?:at|in|during) [^,;:()]+?)(?: ,)? (?:where|when) you may (?<do>take|return|put) (?:it|THIS)(?: back)? (?:to|into|in) your hand$/,
    'share the fate of the ally . when this card is lose , if you is <where> , you may return it to your hand',
    ['Artifact'],
  ],
  [
    /(?: ,)? even (?:if|where|when) (?:nothing|no (?:artifact|weapon|card|item|tome|ally|such card))(?: else)? (?:can|may) is find there(?= |$)/,
    '',
  ],
  // "Bury the Weapon alone", where the Ally would be buried.
  [/(?<=\bally would is bury [^;:()]*?, )bury (?:THIS|the weapon|the artifact) alone\b(?: ,)?/, 'bury this card instead', ['Artifact']],
  // "Draw one card each time you add a Spell to this Tome".
  [
    /^(?<deed>(?:draw|gain|lose|bury|discard|flip|you may) [^,;:()]+?) (?:each time|when|whenever)(?: that)? you (?:add|put|transfer|lay|play|inscribe|place) a spell (?:from your hand )?(?:to|in|into|inside) (?:THIS|it|this tome)(?: from your hand)?(?<more>(?: ,)? and .+)?$/,
    'when you place a spell from your hand in this tome , <deed> <more>',
    ['Tome'],
  ],
  // "Each time you add a Spell to this Tome".
  [
    /(?<=\b(?:when|each time|whenever)(?: that)? you )(?:add|put|transfer|lay|play|inscribe) a spell(?: from your hand)? (?:to|in|into|inside) (?:THIS|it)(?: from your hand)?(?= |$)/,
    'place a spell from your hand in this tome',
    ['Tome'],
  ],
  [
    /^(?:may |can |it may |THIS may )?(?:also )?(?:is )?find (?<where>(?:at|in) (?:a|any|the|each) [^,;:()]+)$/,
    'this card may is play <where>',
    ['Tome', 'Artifact', 'Ally'],
  ],
  [
    /\bkeep (?<what>(?:1|a|any 1|#|any|all) (?:of )?(?:its |the |your )?spell(?: in it| it hold)?) by (?:return|take|place|put) (?:it|they)(?: back)? (?:to|in|into) your hand$/,
    'return <what> to your hand',
    ['Tome', 'Artifact'],
  ],
  // "Flip this card to make one Monster lose its Special Effects, before they can happen".
  [
    /(?<=^(?:in combat , |as your turn , )?(?:you may )?(?:flip|bury|discard|rotate) THIS[^,;:()]*?) to (?:make|have|let|cause) (?<who>(?:1|any 1|a|#) [^,;:()]+?) (?<do>(?:lose|gain|become|add) [^,;:()]+?)(?: ,)?(?: before they can (?:happen|take effect|take place|occur|is use))?$/,
    ' : <who> <do>',
  ],
  // "You may give it to another Ally. Otherwise it suffers the same fate."
  [
    /^(?:otherwise|or else|if (?:you do )?not)(?: ,)? (?:it|THIS|THING) (?:(?:also )?(?:suffer|share|meet) (?:the same|the ally 's|their|its bearer 's) fate|is (?:also lose|lose (?:too|also|as well)))$/,
    'if ally is lose , this card suffer the same fate',
    ['Artifact'],
  ],
  // ---------------------------------------------------------------- who bears none
  [
    new RegExp(
      `^(?:THIS )?(?:(?:use|carry|bear|need|have) no weapon|(?:may not|cannot|can never|may never) is (?:give|arm with) ${weapon}|never (?:use|carry|bear) ${weapon})${tail}`,
    ),
    'may not use weapon <tail>',
    ownWeapons,
  ],
  [new RegExp(`^no weapon may is (?:give to|use by|carry by|place with) (?:THIS|it)${tail}`), 'may not use weapon <tail>', ownWeapons],
  [
    new RegExp(`^(?:all |any |each )?(?<what>(?:(?!your\\b)[^,;:() ]+ ){0,2}?ally) of ${foe} ${mayNot} ${bears} ${weapon}${tail}`),
    'each <what> of your opponent may not bear weapon <tail>',
  ],
  [
    new RegExp(
      `^(?:all |any )?(?<what>(?:(?!(?:your|no|none|each|THIS|opponent)\\b)[^,;:()' ]+ ){0,2}?ally) ${mayNot} ${bears} ${weapon}${tail}`,
    ),
    'no <what> may use weapon <tail>',
  ],
  [
    new RegExp(
      `^(?:no weapon (?:may|can) is|weapon (?:may not|cannot) is) (?:use|carry|bear) by (?<who>[^,;:()]*?ally(?: of ${foe})?)${tail}`,
    ),
    '<who> may not use weapon <tail>',
  ],
  [
    /^(?:the )?(?:bearer|same ally) (?:may not|cannot) (?:use|carry|have|hold|bear) (?:another|any other|a second) weapon(?: besides (?:this 1|this|THIS|it))?$/,
    '1 weapon per ally',
    ['Artifact'],
  ],
  [/^(?:maximum|max|at most|no more than) (?:of )?1 weapon per ally$/, '1 weapon per ally', ['Artifact']],
  // ---------------------------------------------------------------- to whom it is handed on
  [
    /^(?:as your turn , )?(?:you may (?:give|transfer|pass|hand|move) THIS|THIS (?:may|can) is (?:give|transfer|pass|hand|move)) (?:from 1 ally )?to (?:another|a other|any other|1 other)(?: 1)?(?: (?:of )?(?:your )?ally| ally of yours)?(?: (?:on|in|during|as) (?:your|a|any|a later|a following) turn| at any time on your turn)?(?: at any location)?$/,
    'as your turn , give this card to 1 other ally',
    ['Artifact'],
  ],
  [/^(?:THIS )?(?:may|can) is give to (?<who>(?:any|a|1|1 of your|any 1 of your)\b[^,:;()]+)$/, 'give this card to <who>', ['Artifact']],
  [/(?<=^if ally is lose , you may) keep THIS and give it to (?=another ally$)/, ' give this card to ', ['Artifact']],
  [
    /(?<=^you may) later give THIS (?<what>1 artifact|a artifact)(?: card)? at any location$/,
    ' assign <what> to this card on a later turn at any location',
    ['Ally'],
  ],
  // ---------------------------------------------------------------- how many Spells
  [/(?<=^(?:THIS )?(?:(?:may|can|is able to) )?(?:know|hold|learn) )any spell$/, 'any 1 spell', ['Ally', 'Artifact']],
  [/^(?:THIS )?(?:may|can) (?:hold|contain) any (?:spells?|kind of spell|type of spell)$/, 'this card hold spell of any icon', ['Tome']],
  [
    new RegExp(
      `^(?:any|all) (?:(?:kind|type|sort) of )?spell (?:may|can) is (?:place|put|hold|keep|contain) (?:in|into) (?:THIS|it)${ofAnyIcon}$`,
    ),
    'this card hold spell of any icon',
    ['Tome'],
  ],
  // One of them: the one that is chosen when the card is played.
  [
    new RegExp(
      `^(?:when (?:THIS is )?play , )?choose (?:1|any 1|a) (?:of your tome|tome(?: (?:that )?you have| of yours)?(?: in play)?)(?: in play)? (?:;|,|and) (?:it|that tome) ${holds} ${more}(?<while> (?:for as long as|as long as|so long as|while) (?:THIS|it|they|she|he) (?:is|remain|stay) in play)?$`,
    ),
    'when play , choose 1 tome : the spell capacity of the target gain <n> while this card stay in play',
    ['Ally', 'Artifact'],
  ],
  [
    new RegExp(
      `^(?:when (?:THIS is )?play , |while THIS is in play , )?(?:(?:any )?1 of your tome(?: in play)?|(?:any )?1 tome(?: of your choice| of yours| you have in play)?(?: in play)?) ${holds} ${more}(?: (?:for as long as|as long as|so long as|while) (?:THIS|it|they) (?:is|remain|stay) in play)?$`,
    ),
    'when play , choose 1 tome : the spell capacity of the target gain <n> while this card stay in play',
    ['Ally', 'Artifact'],
  ],
  [
    /^increase the number of spell (?:that )?(?<what>1 of your tome|1 tome|1 tome of your choice) (?:can|may) hold by (?<n>#|1)$/,
    'increase the spell capacity of 1 of your tome by <n>',
  ],
  // "By 1 point each, or by 2 points if they have Pistols": those without one, and those with one.
  [
    /^(?<head>(?:when|while|if) [^,;:()]+ , )?(?:THIS |they |it )?(?:raise|increase) the value of (?<who>your other defending [^,;:()]+?|each other defending [^,;:()]+?) by (?<n>#|1) point(?: each)?(?: ,)? or by (?<m>#|1) point(?: each)? if (?:they|it) (?:have|bear|carry|wield|use|hold) (?:a )?(?<arm>[^,;:()]+)$/,
    '<head> <who> without a <arm> gain <n> . <head> <who> with a <arm> gain <m>',
    ['Ally', 'Artifact'],
  ],
  [/\b(?:in|be in) the threat against which (?:that|this|the|its) ?(?:ally|bearer|they|it)? defend(?= |$)/, 'in the opposing threat'],
  [
    /(?<=^|, )(?:they |THIS |it )?(?:have hand(?: enough)? (?:enough )?(?:to|for)(?: use)?|may use) (?<n>#) weapon at a time(?= |$)/,
    'this card may bear <n> weapon',
    ['Ally', 'Monster'],
  ],
  // What one gives to another: "a Weapon that another of your Allies has".
  [
    /\bgive (?:THIS|it|they) (?:a|1|any|any 1) (?<what>(?:[^,;:() ]+ )?(?:weapon|artifact|tome))(?: (?:that|which))? (?:another|any other|1) of your (?:other )?ally (?:have|bear|carry|hold|possess|wield)(?= |$)/,
    'give 1 <what> you have in play to this card',
    ['Ally'],
  ],
  [
    /\b(?:give|pass(?: on)?|hand(?: on| over)?|transfer|move) (?:their|its|THIS 's) (?<what>weapon|artifact|tome) to (?:1 of (?:them|they)|another of your ally|1 of your other ally|another ally|1 other ally)(?= |$)/,
    'give each <what> hold by this card to 1 other ally',
    ['Ally'],
  ],
  [
    /^(?<head>as your turn , (?:you may )?)(?<a>give 1 [^,;:()]+ to this card)(?: ,)? or (?<b>give [^,;:()]+)$/,
    '<head> <a> . <head> <b>',
    ['Ally'],
  ],
]
