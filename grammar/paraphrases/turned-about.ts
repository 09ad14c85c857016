/** Clauses turned about: the doer told first or last, a relative clause for a role, a moment behind the deed, a deed that befalls. */

import type { Clause } from '../clauses.ts'

const him = '(?:THIS|it|they|them)'
/** Beside this card in a defence. */
const besideHim = `(?:(?:alongside|beside|next to|(?:together |along |side by side )?with|at the side of|in the company of) ${him}|in ${him}(?: 's)? company|at (?:their|its) side)`
/** Those of whom a role is told in a relative clause, or by a participle. */
const whoDefend = `(?:(?:who|that|which) )?(?:is )?(?:also )?(?:defend|defending|fight|fighting)(?: you)? ${besideHim}`
const kind = '(?!(?:each|all|any|no|other|#|1|a)\\b)[^,:;()]+?'
const taker = '(?:epidemic|event|spell|monster|phobia|artifact|weapon|storm|card)'
const cause = `(?:(?:a|any|1|the|your|another) )?(?:(?:opponent|player|investigator) 's )?(?:[a-z_]+ )?${taker}`
const fate = '(?:bury or discard|discard or bury|bury|discard|lose)'

const one = '(?:random )?(?:(?!random\\b)[a-z_]+ )?monster'
const his = "(?:(?:your |a |the )?opponent 's)"
const itsPlayer = '(?:its|their)(?: own)? (?:player|owner|controller|master|summoner|side)'
const some = '(?:1|#|a|any 1|all|each|up to #) (?:(?!to\\b|into\\b|return\\b|draw\\b|lose\\b)[^,:;() ]+ )*?(?:(?!to\\b|into\\b)[^,:;() ]+)'
const toHand = "(?:to|into|in) (?:their|your|its owner 's|your opponent 's) hand"
const goods =
  '(?:(?:all|any|each|every|the)(?: of)? )?(?:weapon|artifact|tome|spell)(?:(?: ,| and| or| ,? and| ,? or) (?:weapon|artifact|tome|spell))*'
const that = '(?:it|they|that ally|the ally|that card)'
const lasting = ['Ally', 'Artifact', 'Tome', 'Location', 'Monster'] as const
const lying =
  '(?!no\\b|each\\b|all\\b|any\\b|it\\b|they\\b|THIS\\b|that\\b|face-down\\b)(?:(?!is\\b|may\\b|cannot\\b)[^,:;() ]+ )*?(?:ally|spell|artifact|tome|weapon|card)(?: of your opponent)?'
const stayDown =
  '(?:is|do|may|can|shall) ?(?:not|never) (?:is )?(?:turn|flip|turned) (?:back )?face-up|(?:cannot|can not|never) (?:is )?(?:turn|flip|turned) (?:back )?face-up|(?:remain|stay|lie) face-down'
const taking = '(?:return|put|take|transfer|move|place|bring|add|restore|recover)'
const held =
  '(?:(?:all|any|each|every)(?: of)? )?(?:the |its )?spell(?: (?:that (?:is )?)?(?:in|from|on|within|inside|hold by|contain in) (?:it|THIS|they))?'

/** Behind the words of such a moment. */
const whenYou = '(?<=\\b(?:if|when|each time|as soon as|the next time)(?: that)? you )(?:next )?'

const foes = "(?:your opponent 's|a opponent 's|any opponent 's)"

export const turnedAbout: readonly Clause[] = [
  // ---------------------------------------------------------------- who defends beside him
  [
    new RegExp(
      `^(?<head>(?:(?:at|by|during|while|if) [^,:;()]+ , )?)(?:(?:each|all|every|any)(?: of)? )?(?:the |your )?(?:other )?(?<who>${kind}) ${whoDefend} (?<does>(?:can|may|cannot|is|gain|lose|add|have|need|count|absorb|see)\\b.+)$`,
    ),
    '<head> while this card is a defending ally , each other defending <who> <does>',
    ['Ally'],
  ],
  // ---------------------------------------------------------------- what is going to befall
  [
    new RegExp(
      `(?<=^(?:[^:;]+ , )?(?:if|when|each time) [^,:;]+? )is (?:due|going|bound|about|meant|doomed|supposed)? ?to is (?=${fate}\\b)`,
    ),
    'would is ',
  ],
  [
    new RegExp(
      `(?<=^(?:[^:;]+ , )?(?:if|when|each time) )(?<by>${cause}) (?:would|is (?:due |about |going )?to) (?<how>${fate}) (?<what>[^,:;()]+?)(?= ,)`,
    ),
    '<what> would is <how> by <by>',
  ],
  // ---------------------------------------------------------------- so much at one time, and only so much at another
  [/(?<=\bvalue is (?:#|1) [^;:()]+? (?:and|but) )(?:only) (?=(?:#|1) (?:while|if|when|at|by|in)\b)/, ''],
  [
    /^(?<what>[^,:;()]+? value is )(?<n>#|1) (?<so>(?:while|if|when|at|by) [^,:;()]+?)(?: ,)? (?:and|but) (?<m>#|1) (?<or>(?:while|if|when|at|by) [^,:;()]+)$/,
    '<what> <n> <so> . <what> <m> <or>',
  ],
  // ---------------------------------------------------------------- where one goes
  [
    new RegExp(`${whenYou}(?:rotate|turn) (?:your |a |the )?crosswise location(?: right-side-up| upright)?(?= ,|$)`),
    'arrive at a location by walk',
  ],
  [
    new RegExp(
      `${whenYou}(?:rotate|turn) (?:your |a |the )?(?<what>(?!crosswise\\b)(?:[a-z_]+ )?)location (?:right-side-up|upright)(?= ,|$)`,
    ),
    'arrive at a <what> location',
  ],
  // Once it is gone, it does not go again: so both moments may be told.
  [
    /^(?<head>(?:[^:;]+ , )?)(?:if|when|each time)(?: that)? you (?:next )?play or (?:next )?(?:rotate|turn|arrive at|reach)(?: right-side-up)? (?<where>(?:a|any|another|a other) [^,:;()]+?) , (?<how>bury|discard) THIS$/,
    '<head> when you play <where> , <how> this card . <head> when you arrive at <where> , <how> this card',
  ],
  [
    /^(?<how>bury|discard) THIS (?:if|when|each time|as soon as|the next time)(?: that)? you (?:next )?play or (?:next )?(?:rotate|turn|arrive at|reach)(?: right-side-up)? (?<where>(?:a|any|another|a other) [^,:;()]+?)$/,
    'when you play <where> , <how> this card . when you arrive at <where> , <how> this card',
  ],
  [/(?<=^(?:bury|discard) THIS (?:if|when) you )next (?=(?:arrive|play|cast|leave|walk|travel|lose|gain|draw)\b)/, ''],
  [/(?<=\b(?:if|when) you )next (?=(?:arrive|play|cast|leave|walk|travel|lose|gain|draw)\b[^,:;()]+ , (?:bury|discard) THIS$)/, ''],
  // ---------------------------------------------------------------- what lies in this card, taken out as it goes
  [
    new RegExp(
      `(?<=^(?:[^:;()]+ , )?(?:you may )?)(?<how>bury|discard) THIS(?: ,)? (?:and|to|:|in order to)(?: then)? ${taking} ${held} (?:in|into|to) your hand$`,
    ),
    '<how> this card : return all spell in this card to your hand',
    ['Tome', 'Ally', 'Artifact'],
  ],
  [
    new RegExp(
      `(?<=^(?:[^:;()]+ , )?(?:you may )?)${taking} ${held} (?:in|into|to) your hand(?: ,)? (?:and|by)(?: then)? (?<how>bury|discard) (?:THIS|it)$`,
    ),
    '<how> this card : return all spell in this card to your hand',
    ['Tome', 'Ally', 'Artifact'],
  ],
  // ---------------------------------------------------------------- what is so, and what is not
  [
    /\bthere (?:is|'s) (?:a|any|1|1 or more) (?<what>phobia)(?: event)? (?:(?:that|which) )?(?:is )?affect (?<who>you|your investigator|your opponent)(?= ,|$)/,
    '<who> is affected by a <what>',
  ],
  [
    /\bthere (?:is|'s) no (?<what>phobia)(?: event)? (?:(?:that|which) )?(?:is )?affect (?<who>you|your investigator|your opponent)(?= ,|$)/,
    '<who> is not affected by a <what>',
  ],
  [
    new RegExp(
      `\\b(?<if>if|while) (?:you have|there is) no (?<what>${kind}) (?:on (?:the )?top of|at the top of|top) (?<whose>your|${foes}) story deck(?= ,|$)`,
    ),
    '<if> not ( the top card of <whose> story deck is a <what> )',
  ],
  [
    new RegExp(
      `\\b(?<if>if|while) no (?<what>${kind}) is (?:the top card of|on (?:the )?top of|at the top of) (?<whose>your|${foes}) story deck(?= ,|$)`,
    ),
    '<if> not ( the top card of <whose> story deck is a <what> )',
  ],
  [
    new RegExp(
      `\\b(?<if>if|while) (?:the )?(?:top card of|card on top of) (?<whose>your|${foes}) story deck is not (?:a|any) (?<what>${kind})(?= ,|$)`,
    ),
    '<if> not ( the top card of <whose> story deck is a <what> )',
  ],
  // ---------------------------------------------------------------- deeds that befall
  [
    /^(?<when>at the (?:end|start) of [^,:;()]+?|after combat)(?: ,)? (?<what>(?:that|the|this|target) (?:ally|monster|artifact|spell|card)|it|they|THIS) (?:(?:must|have to) )?is (?<how>bury|discard)(?<so> (?:if|unless|while) .+)?$/,
    '<when> , <how> <what> <so>',
  ],
  // "Discard that Ally after Combat, even if he absorbed nothing": whatever he has done there.
  [
    /(?<=\b(?:after|at the end of) combat)(?: ,)? even if (?:they|it|THIS|that ally|that monster) (?:(?:do not )?(?:absorb|take|lose|suffer)(?: (?:nothing|no point|any point|any|anything|no damage))?|(?:do not )?(?:survive|defend|attack|fight)|(?:take|have) no part(?: in (?:it|combat|the battle))?)$/,
    '',
  ],
  // "(this includes yours)": told as the grammar has it.
  [
    /(?: ,)? (?:\( )?(?:and |even |which |this |that )*(?:also )?include (?:you|yours|your own|yourself|your own investigator)(?: (?:too|as well))?(?: \))?$/,
    ' , include you',
  ],
  // "If it is Travel by Sea": such an Event.
  [/\bif (?:it|they|that card|that event) is (?:a )?(?<what>travel_\S+)(?: card)?(?= ,|$| \))/, 'if it is a <what> event'],
  // "When you play an Ally, draw one card, or two if he is a Scholar": he whom you play.
  [
    /(?<=\b(?:when|each time)(?: that)? you play (?:a|any) (?:[a-z_]+ )?(?:ally|cultist)\b.* if )they is (?=(?:a |not )?(?!in\b|at\b|outside|inside|walk)[a-z_]+(?:$| ,))/,
    'it is ',
  ],
  // ---------------------------------------------------------------- what another does, and his moment behind it
  ...(
    [
      ['(?:each|every|any|a)(?: other)? opponent', 'a opponent'],
      ['(?:your|the) opponent', 'your opponent'],
      ['(?:each|every|any|a) (?:player|investigator)', 'any player'],
    ] as const
  ).map(
    ([who, one]): Clause => [
      new RegExp(
        `^(?<for>(?:[^,:;()]+ , )?)${who} (?<deed>(?:must )?(?:discard|lose|gain|draw|bury|flip|pay) [^,:;()]+?)(?: ,)? (?:when|each time|as often as)(?: that)? (?:they|that player|that opponent) (?<does>(?:play|cast|draw|discard|arrive|leave|pass|bury|lose|gain|walk|flip|use)\\b[^,:;()]*?)(?: ,)?(?<more> , or (?:#|1) [^;:()]+)?$`,
      ),
      `<for> when ${one} <does> , that player <deed> <more>`,
    ],
  ),
  // "When a player plays an Ally, he loses 1 Sanity, or 2 if it is Night": that player.
  [
    /(?<=\b(?:when|each time)(?: that)? (?:a|any|each|another|your) (?:player|investigator|opponent) [^,:;()]+ , )they (?=(?:must )?(?:lose|gain|draw|discard) (?:#|1)\b)/,
    'that player ',
  ],
  // ---------------------------------------------------------------- Monsters that turn on whose they are
  [
    new RegExp(
      `(?<=^(?:[^;()]+ [,:] )?)(?:1|a|any 1) (?<which>${one})(?: of your choice)? (?:in|of|from) ${his} threat attack (?:${itsPlayer}|them|your opponent|the opponent|that (?:player|opponent))$`,
    ),
    "attack your opponent with 1 <which> in your opponent 's threat",
    ['Event', 'Spell', 'Ally', 'Artifact', 'Tome', 'Location'],
  ],
  [
    new RegExp(
      `(?<=^(?:[^;()]+ [,:] )?)(?:your opponent|opponent|a opponent) is attack by (?:1|a|any 1) (?<which>${one}) (?:in|of|from) (?:their(?: own)?|${his}) threat$`,
    ),
    "attack your opponent with 1 <which> in your opponent 's threat",
    ['Event', 'Spell', 'Ally', 'Artifact', 'Tome', 'Location'],
  ],
  [
    new RegExp(
      `(?<=^(?:[^;()]+ [,:] )?)(?:1|a|any 1) (?<which>${one})(?: of your choice)? in your threat attack (?:your opponent|a opponent|1 opponent)$`,
    ),
    'attack your opponent with 1 <which> in your threat',
    ['Event', 'Spell', 'Ally', 'Artifact', 'Tome', 'Location'],
  ],
  [
    /^(?<how>bury|discard) the monster(?: ,)? (?:and|and then|then) (?:also )?(?<too>bury|discard) THIS$/,
    '<how> the monster . <too> this card',
    ['Event', 'Spell'],
  ],
  // ---------------------------------------------------------------- two things of one deed, and where both go
  [
    new RegExp(
      `\\b(?<how>return|put|take|place|move) (?<a>${some})(?: ,)? and (?<b>${some})(?: ,)?(?: if any)?(?: ,)? (?<to>${toHand})(?= back)?$`,
    ),
    '<how> <a> <to> and <how> <b> <to>',
  ],
  [
    new RegExp(`\\b(?<how>return|put|take|place|move) (?<a>${some} ${toHand})(?: ,)? and (?<b>${some} ${toHand})$`),
    '<how> <a> and <how> <b>',
  ],
  [
    new RegExp(
      `\\b(?<how>bury|discard) (?<a>${some} of (?:their|your) choice)(?: ,)? and (?<b>(?:1|#|a) random [^,:;() ]+)(?: ,? if any)?$`,
    ),
    '<how> <a> and <how> <b>',
  ],
  [/ (?:, if any ,|\( if any \))(?= (?:to|into|in|from|and) )/, ''],
  // "Flip all of his Seamen and bury one other random Ally": one that is none of those.
  [
    /(?<=\b(?:flip|bury|discard) (?:all|each)(?: of)?(?: (?:their|your opponent 's|your))? (?<kind>(?!ally\b)[a-z_]+)(?: ally)?(?: face-down)?(?: ,)? and (?:bury|discard|flip|return) )(?<n>1|#|a) other (?<how>(?:random )?)(?<what>ally)(?= |$)/,
    '<n> <how> <what> other than a <kind>',
  ],
  [/\b(?<n>1|#|a) other random (?=[a-z_]+\b)/, '<n> random other '],
  // ---------------------------------------------------------------- what he holds who was just spoken of
  [
    new RegExp(
      `^(?:then )?(?<what>${goods}) (?:with|hold by|carry by|borne by|bear by|on) ${that} (?:(?:must|have to) )?is (?:also )?(?<how>bury|discard)(?: too| as well)?$`,
    ),
    '<how> all <what> hold by that ally',
    ['Event', 'Spell', 'Artifact', 'Tome', 'Location', 'Monster'],
  ],
  [
    new RegExp(
      `^(?:then )?(?<what>${goods})(?: (?:that|which))? ${that} (?:may )?(?:hold|carry|bear|have)(?: with (?:it|them))? (?:(?:must|have to) )?is (?:also )?(?<how>bury|discard)(?: too| as well)?$`,
    ),
    '<how> all <what> hold by that ally',
    ['Event', 'Spell', 'Artifact', 'Tome', 'Location', 'Monster'],
  ],
  [
    new RegExp(
      `^(?:then )?(?<how>bury|discard) (?<what>${goods})(?: (?:that|which))? (?:with ${that}|${that} (?:may )?(?:hold|carry|bear|have)(?: with (?:it|them))?)$`,
    ),
    '<how> all <what> hold by that ally',
    ['Event', 'Spell', 'Artifact', 'Tome', 'Location', 'Monster'],
  ],
  [
    new RegExp(
      `^(?:then )?(?<how>bury|discard) (?:anything|everything|all|all card|any card|all that|whatever)(?: (?:that|which))? ${that} (?:may )?(?:hold|carry|bear|have)(?: with (?:it|them))?$`,
    ),
    '<how> all artifact , tome and spell hold by that ally',
    ['Event', 'Spell', 'Artifact', 'Tome', 'Location', 'Monster'],
  ],
  // ---------------------------------------------------------------- where "instead" stands
  [
    /^(?<when>at night|by day) (?<may>you may )(?<rest>(?:instead )?(?:draw|gain|lose|bury|discard|flip|return|look|take|search)\b.* instead(?: and .+)?)$/,
    '<when> , <may> <rest>',
  ],
  [
    /^(?<when>at night|by day)(?: ,)? (?<may>(?:you may )?)instead (?<rest>(?:draw|gain|lose|bury|discard|flip|return|look|take|search)\b[^;:]+)$/,
    '<when> , <may> <rest> instead',
  ],
  [
    /^(?<if>if [^,;:]+ , )(?<may>(?:you may )?)instead (?<rest>(?:draw|gain|lose|bury|discard|flip|return|look|take|search)\b[^;:]+? and [^;:]+)$/,
    '<if> <may> <rest> instead',
  ],
  [
    /(?<=^(?:at night|by day|if [^,;:]+) , [^;:]+?) instead (?<and>and (?:draw|gain|lose|bury|discard|flip|return|take) [^,;:]+)$/,
    ' <and> instead',
  ],
  // ---------------------------------------------------------------- a journey on foot that is none
  [/(?<=\bplay (?:a|any|1) [^,;:()]*?location )(?:in|of|within) your (?:present|current|own) region\b/, 'in the same region'],
  [
    /(?<=\bplay (?:a|any|1) [^,;:()]*?location\b[^,;:()]*? right-side-up\b[^,;:()]*?)(?: ,)? (?:(?:rather than|instead of) (?:walk|walking|have to walk|play it crosswise|lay it crosswise)|without walk(?:ing)?)(?: there| to it| to that location)?(?= ,|$)/,
    '',
  ],
  [
    /^(?:if|when)(?: you)? walk between (?:any )?# (?<what>[^,;:()]+?) (?:in|of|within) the same (?<area>region|subregion|city) , (?:you (?:may|must) )?(?:play|place|put|lay) the (?:new|second|next|other) (?:location|one) right-side-up$/,
    'while you is at a <what> , you may travel to a new <what> in the same <area> , right-side-up',
  ],
  // ---------------------------------------------------------------- a Tome's room
  [/(?<=^(?:(?:while|if|at|by) [^,;:()]+ , )?)spell capacity of THIS(?= is\b)/, 'the spell capacity of this card', ['Tome']],
  [/(?<=^(?:(?:while|if|at|by) [^,;:()]+ , )?)THIS 's (?:spell )?capacity(?= is\b)/, 'the spell capacity of this card', ['Tome']],
  [/^THIS have a (?:spell )?capacity of (?<n>#|1)(?= |$)/, 'the spell capacity of this card is <n>', ['Tome']],
  // ---------------------------------------------------------------- held in the Hand or lying in play: two uses
  [
    /^(?<head>(?:[^:;()]+ , )?as your turn )(?:, )?(?:you may )?(?<how>bury|discard) (?<what>(?:1|a|#|any 1) [^,:;()]+?)(?: ,)? (?:from|in) your hand(?: ,)? or (?:(?:from|on) the table|(?:from|in|you have in) play|from among those (?:in play|on the table))(?: ,)? (?:and|to|:) (?<rest>(?!.*\b(?:once|twice|round)\b)[^:;()]+)$/,
    '<head> , <how> <what> in your hand : <rest> . <head> , <how> <what> : <rest>',
    ['Location', 'Ally', 'Artifact', 'Tome'],
  ],
  [
    /^(?<head>(?:[^:;()]+ , )?as your turn )(?:, )?(?:you may )?(?<how>bury|discard) (?<what>(?:1|a|#|any 1) [^,:;()]+?)(?: ,)? (?:(?:from|on) the table|(?:from|in|you have in) play)(?: ,)? or (?:from|in) your hand(?: ,)? (?:and|to|:) (?<rest>(?!.*\b(?:once|twice|round)\b)[^:;()]+)$/,
    '<head> , <how> <what> in your hand : <rest> . <head> , <how> <what> : <rest>',
    ['Location', 'Ally', 'Artifact', 'Tome'],
  ],
  // ---------------------------------------------------------------- whose value it is
  [
    /(?<=\b(?:equal to|as much as|than) (?:half |twice )?)(?<which>that|target|the) (?<who>ally|monster) 's (?:card )?value\b/,
    'the value of <which> <who>',
  ],
  [
    /(?<=^(?:if|when) (?<which>that|target|the) (?<who>ally) is (?:bury|discard|lose)\b[^:;]*\bequal to (?:half |twice )?)(?:its|their) (?:card )?value\b/,
    'the value of that <who>',
  ],
  [
    /(?<=^if )target (?<who>ally) is (?<how>bury|discard|lose)(?: (?:in|during))? (?:this |the )?combat(?= ,)/,
    'that <who> is <how> in this combat',
    ['Spell', 'Event'],
  ],
  [
    /(?<=^if (?:that|target) ally is (?:bury|discard|lose) )(?:during this|during the|during|this) combat(?= ,)/,
    'in this combat',
    ['Spell', 'Event'],
  ],
  [
    /^(?<who>they|that player|your opponent|that opponent|opponent) (?<deed>(?:must )?(?:bury|discard) (?:that card|it|that event|the event|the travel card))(?: ,)? and (?<back>(?:return|go back|remain|stay) (?:to|at|in) (?:the|their) former location)$/,
    '<who> <deed> . <who> <back>',
  ],
  [
    /(?<=^(?:they|that player|your opponent|that opponent|opponent) )(?:stay|go back) (?:at|in|to) (?=(?:the|their) former location$)/,
    'return to ',
  ],
  // ---------------------------------------------------------------- what stays face-down
  [
    new RegExp(`(?<=^(?:[^,:;()]+ , )?)(?:(?:all|each|any|every|the) )?(?:face-down |flip )?(?<what>${lying}) (?:${stayDown})(?= |$)`),
    'all <what> cannot is flip face-up',
    lasting,
  ],
  [
    new RegExp(
      `(?<=^(?:[^,:;()]+ , )?)no (?:face-down |flip )?(?<what>${lying}) (?:may |can |is |will )?(?:is )?(?:turn|flip|turned) (?:back )?face-up(?= |$)`,
    ),
    'all <what> of any player cannot is flip face-up',
    lasting,
  ],
  // It is then that cards are turned up by themselves (M15.9); "not even then" is never.
  [/(?<=\bcannot is flip face-up)(?: ,)? (?:not even|even) (?:at|during) the end of (?:the|each|any|a) round(?= ,|$)/, '', lasting],
  [/(?<=\bcannot is flip face-up) (?:at|during) the end of (?:the|each|any|a) round(?= ,|$)/, ' in the flip step', lasting],
  // ---------------------------------------------------------------- how many cards may be kept
  ...(
    [
      ['no (?:player|investigator) (?:may|can)', 'each player', 'more than'],
      ['(?:each|every|any|all) (?:player|investigator) (?:may not|cannot|can not)', 'each player', 'more than'],
      ['(?:each|every|any|all) (?:player|investigator) (?:may|can)', 'each player', '(?:no more than|at most|only|up to)'],
      ['(?:your|each|the|any|a) opponent (?:may not|cannot|can not)', 'your opponent', 'more than'],
      ['(?:your|each|the|any|a) opponent (?:may|can)', 'your opponent', '(?:no more than|at most|only|up to)'],
      ['you (?:may not|cannot|can not)', '', 'more than'],
      ['you (?:may|can)', '', '(?:no more than|at most|only)'],
    ] as const
  ).flatMap(([who, whose, most]): Clause[] => {
    const meant = whose === '' ? 'your maximum is at most <n>' : `${whose} 's maximum is at most <n>`
    const then = '(?: (?:in|from) (?:(?:their|your) )?hand)? (?:at|after|until) the end of (?:the|each|every|a|any) round'
    return [
      [new RegExp(`(?<=^(?:[^:;()]+ , )?)${who} (?:keep|hold|have|retain) ${most} (?<n>#|1) card${then}$`), meant],
      [
        new RegExp(
          `(?<=^(?:[^:;()]+ , )?)(?:at the end of (?:the|each|every|a|any) round ,? ?)${who} (?:keep|hold|retain) ${most} (?<n>#|1) card(?: (?:in|from) (?:(?:their|your) )?hand)?$`,
        ),
        meant,
      ],
    ]
  }),
  [
    /(?<=^(?:[^:;()]+ , )?)(?<whose>your|each player 's|your opponent 's) maximum (?:may not|cannot|can not|can never) (?:exceed|(?:is |rise )?(?:more than|higher than|greater than|above)) (?<n>#)$/,
    '<whose> maximum is at most <n>',
  ],
  [
    /(?<=^(?:[^:;()]+ , )?)no (?:player|investigator) 's maximum (?:may|can) (?:exceed|(?:is |rise )?(?:more than|higher than|greater than|above)) (?<n>#)$/,
    "each player 's maximum is at most <n>",
  ],
  // ---------------------------------------------------------------- conditions and asides behind, before their moment
  [
    /(?<=^[^:;()]+?)(?: ,)? should (?=(?:you|your opponent|a opponent|any player|its bearer|the bearer|the ally|THIS|it|any|a|1|there) )/,
    ' if ',
  ],
  [
    /^(?<deed>(?:you )?(?:draw|gain|lose|bury|discard|flip) [^,:;()]+) \( (?<aside>(?:#|1)(?: [^()]+?)? (?:if|at|while|when|by) [^()]+) \) (?<when>(?:when|each time|at the (?:start|end) of) [^,:;()]+)$/,
    '<when> , <deed> ( <aside> )',
  ],
  [
    /^first(?: ,)? (?=(?:draw|discard|lose|gain|bury|flip|look|reveal|return|shuffle|search)\b.* (?:, )?(?:then |and )?(?:draw|discard|lose|gain|bury|flip|put|return|shuffle)\b)/,
    '',
  ],
  [
    /(?<=\bagainst (?:a|any|each|the) (?:opponent|player|investigator) )(?:with no|without(?: any)?) (?=(?:[a-z_]+ )?(?:ally|artifact|tome|weapon|spell|phobia)\b)/,
    'who have no ',
    ['Ally', 'Monster', 'Artifact'],
  ],
]
