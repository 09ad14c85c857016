/**
 * What is said in plain terms, but not in those of the grammar: a second figure in full, whose value gains more, what adds nothing to
 * whom, what is revealed among those who attack, a card that takes the place of another, and what can be seen.
 */

import type { Clause } from '../clauses.ts'

const number = '(?:#|1)'
const held = '(?:ally|the ally|its ally|that ally|this ally|its bearer|the bearer|bearer|its wearer|the wearer|your ally)'
const many = '(?:1 or more|any|at least 1|any number of)'
const kinds = '(?<kind>(?!threat\\b|card\\b)[a-z_]+(?: [a-z_]+){0,2}?)'
const atYou =
  '(?:a|any) (?:directed )?threat (?:that )?(?:is )?(?:attack(?:ing)?(?: at)?|directed (?:at|against|to|toward|on)|aim at|against) (?<you>you|your investigator)'
const weapons = '(?:weapon|enchanted_weapon)'
const counts =
  '(?:may is use|can is use|(?:may |can )?(?:add|give|lend|provide|contribute) (?:any |their )?(?:point|value|anything|bonus)|(?:may |can )?count)'
/** When a Spell is used, and what it does not do then. */
const usedSo = '(?:(?:if|when|while) (?:(?:THIS|it) (?:is )?)?(?:use|cast) )'
const staysUp =
  '(?:do not flip THIS(?: face-down)?|THIS (?:is not|do not|is never) (?:flip|turn)(?: face-down)?|THIS (?:remain|stay) face-up)'
const onceCast = '(?: (?:after|once|when) (?:casting|it is cast|cast|use|it is use))?'

export const inPlainTerms: readonly Clause[] = [
  // "By 1 point each, and 2 points each if ...": the second is told as the first is, and so in full.
  [
    new RegExp(
      `(?<=\\b${number}(?: point)? each(?: ,)?) and (?:by )?(?<n>#(?: point)? each (?:instead )?(?:if|unless|while|when|at night|by day|during the (?:day|night))\\b)`,
    ),
    ', or <n>',
  ],
  [
    new RegExp(
      `(?<=\\bby ${number}(?: point)?(?: ,)?) (?:and|or) by (?<n>#(?: point)?(?: instead)? (?:if|unless|while|when|at night|by day|during the (?:day|night))\\b)`,
    ),
    ', or <n>',
  ],
  // "Add 1 point to Ally's value (2 points to a Soldier's)".
  [
    new RegExp(
      `(?<=\\badd ${number}(?: point)? to (?<whose>${held}) 's (?:card )?value)(?: ,)? (?:\\( (?:or |but |and )?|or |but )(?<n>${number}(?: point)?) to (?:a|that of a|the value of a) (?<what>[a-z_]+)(?: 's)?(?: (?:card )?value)?(?: \\))?$`,
    ),
    ', or <n> if <whose> is a <what>',
  ],
  // "Each time one or more Ghouls are revealed in a Threat attacking you".
  [new RegExp(`\\b${many} ${kinds} is (?:reveal|turn up|show|uncover) in ${atYou}(?=$| ,)`), '<you> is attack by 1 or more <kind>'],
  [new RegExp(`\\b(?:a|each) ${kinds} is (?:reveal|turn up|show|uncover) in ${atYou}(?=$| ,)`), '<you> is attack by a <kind>'],
  // "You or any of your Allies".
  [/(?<=\b(?:if|when|while|unless) you or )(?:any|1|some|either|at least 1) (?:1 )?of your ally (?:have|bear|own) /, 'your ally have '],
  // "Bury this card if any Ally is buried": at that moment.
  [
    /(?<=^(?:bury|discard|flip|return) THIS(?: face-down| to your hand)? )if (?=(?:a|any|another|any other|1|any 1|1 or more|any 1 or more) (?:[a-z_]+ ){1,4}?is (?:bury|discard|flip|play|summon|lose)$)/,
    'when ',
    ['Event', 'Ally', 'Artifact', 'Tome'],
  ],
  // "Only Enchanted Weapons add points against this Monster".
  [
    new RegExp(`^only (?<kind>enchanted_weapon) ${counts} against THIS(?: in combat)?$`),
    'any_weapon except <kind> add nothing to the value of ally who defend against this card',
    ['Monster'],
  ],
  // "All Weapons fall silent and add no points": how that looks.
  [
    new RegExp(
      `(?<=^(?:[^:;()]+ , )?(?:(?:all|any|each|every|your|no) )?${weapons}(?: in play)? )(?:fall|grow|go|become|lie|stay|remain|is) \\S+ and (?=(?:do not add|add no|add nothing))`,
    ),
    '',
  ],
  // "Take the top card of your Discard Pile and replace it with a card from your Hand".
  [
    /\btake (?<one>the top card of your (?:discard pile|mythos deck)|(?:1|a|any 1) (?:[a-z_]+ )?(?:card )?(?:from|in|of) your discard pile)(?: into your hand)?(?: ,)? (?:and|then|and then) (?:replace (?:it|that card)|put back) (?:with )?(?<other>(?:1|a|any 1|another) (?:[a-z_]+ )?(?:card )?(?:of|from|in) your hand)(?: in its place)?(?=$| ,)/,
    'exchange <other> for <one>',
  ],
  [/\btake the top card of your mythos deck(?: into your hand)?(?=$| and (?:bury|discard|flip|lose|gain|look|play)\b| , )/, 'draw 1 card'],
  // "Discard that card or replace it", of the card that was looked at.
  [
    /^(?<may>(?:you may )?(?:either )?)(?<how>discard|bury) (?:it|that card) or (?:replace|put back|leave) (?:it|that card)(?: on top| there| where it is)?$/,
    '<may> <how> it or return it',
  ],
  [
    /^(?<may>(?:you may )?(?:either )?)(?:replace|put back|leave) (?:it|that card)(?: on top| there| where it is)? or (?<how>discard|bury) (?:it|that card)$/,
    '<may> return it or <how> it',
  ],
  // "Vampires cost you no Sanity points here".
  [
    /(?<=^(?:[^:;()]+ , )?)(?<who>(?!this |it |they |each |no )[a-z_]+(?: card)?(?:(?: ,|,)? (?:and|or) [a-z_]+(?: card)?){0,2}) cost you (?:no|0) sanity(?: point)? (?:to play )?here$/,
    '<who> you play here cost no sanity',
  ],
  // "Vampires must be Visible", and what is not flipped.
  [/(?<=[a-z_]) (?:must is|must become|is always|is now always|have to is) (?<seen>visible|invisible)\b/, ' is <seen>'],
  [
    /(?<=\b(?:ally|it|its bearer|the bearer|its wearer|THIS)(?: [^,:;()]+? and)?) is (?:not|never) (?:flip|turn)(?: face-down)?$/,
    ' cannot is flip face-down',
    ['Artifact', 'Tome'],
  ],
  // "Neither Poison Gas nor any Epidemic has any effect on that Ally".
  [
    /\bneither (?:a |any |the )?(?<a>[a-z_]+(?: event)?) nor (?:a |any |the )?(?<b>[a-z_]+(?: event)?) (?:have|has) (?:a|any) effect on (?<whom>[^,:;()]+)$/,
    '<a> do not affect <whom> . <b> do not affect <whom>',
  ],
  // "Choose one Medium, or any Ally who knows a Spell, that your opponent must Discard".
  [
    /^(?:choose|name|pick|select) (?<num>1|any 1) (?<a>[^,:;()]+?)(?: ,)? or (?:a |any |1 )?(?<b>[^,:;()]+?)(?: ,)? (?:that|which|who|whom) your opponent must (?<how>bury|discard)$/,
    'your opponent must <how> <num> <a> or any <b> of your choice',
  ],
  // "Ghouls no longer use Gates".
  [
    /(?<=^(?:[^:;()]+ , )?(?:(?:all|any|your|each) )?[a-z_]+) (?:no longer (?:use|need|require)|(?:do not|need not) use|need no|require no) (?:a )?gate(?: any (?:longer|more))?(?= (?:while|when|if|here|at) | here$|$)/,
    ' may is play without a gate',
    ['Monster', 'Location', 'Ally', 'Artifact'],
  ],
  // "Players may find one Yellow Sign Spell in any Tome".
  [
    new RegExp(
      `^(?:(?:each|any|all|every)? ?(?:player|investigator) )?(?:may|can) (?:find|hold|keep|place|put|have) (?<n>${number}) (?<icon>[a-z_]+) spell in (?:any|each|every) (?:of their )?tome(?: in play)?(?=$| while | if | when )`,
    ),
    'each tome may hold <n> <icon> spell',
    ['Event', 'Monster'],
  ],
  // "All Invisible Monsters in target Directed Threat cannot bypass your Threat": it is the one that stands against theirs.
  [
    /(?<=\bmonster in (?:target|your opponent 's|a opponent 's|target opponent 's|that opponent 's|their) (?:directed )?threat\b[^:;()]*? )(?<may>may not|cannot|do not) bypass (?:combat with )?your threat(?=$| ,| this combat| in this combat| for | until )/,
    '<may> bypass the opposing threat',
    ['Spell', 'Event', 'Ally', 'Artifact'],
  ],
  // "Bury one Ally, and flip another": of the same kind.
  [
    /(?<=\b(?:bury|discard|flip) 1 (?<what>ally|artifact|tome|monster|spell|event)(?: of (?:your|their) choice)?(?: ,)? and (?:bury|discard|flip) )another(?=$| of (?:your|their) choice$)/,
    'another <what>',
  ],
  // "If used at Night, this Spell is not flipped after casting".
  [
    new RegExp(
      `^${usedSo}(?<so>(?:while|if|when) [^,]+|at night|by day|during the (?:day|night)|(?:in|at|on) [^,]+) , ${staysUp}${onceCast}$`,
    ),
    '<so> , do not flip this card after it is cast',
    ['Spell'],
  ],
  [
    new RegExp(
      `^(?<head>(?:(?:if|while|unless|at|by|during|in|on) [^,]+ , )?)(?:do not flip THIS(?: face-down)?|THIS (?:remain|stay) face-up(?= (?:after|once|when) ))${onceCast}(?<so>(?:(?: ,)? (?:if|while|unless|at|by|during|in|on) [^,]+)?)$`,
    ),
    '<head> do not flip this card after it is cast <so>',
    ['Spell'],
  ],
]
