/** What is said at greater length than it need be: what goes without saying behind a deed, a time told round about, who is without something. */

import type { Clause } from '../clauses.ts'

const lost = 'would is (?:bury|discard|lose|bury or discard)'
const him = '(?:they|it|that (?:ally|card|monster|artifact|tome))'
const still =
  '(?:where (?:it|they) (?:is|lie|be)|there|in (?:its )?place|as it is|on top(?: of (?:your|the) mythos deck)?|on (?:your|the) mythos deck)'
const seen = '(?:it|that card|the card)'

export const atLength: readonly Clause[] = [
  // ---------------------------------------------------------------- what would be lost, and stays
  // "When one of your Allies would be buried you may discard this card instead": what would be is no moment yet.
  [
    new RegExp(
      `^(?:when|whenever|if|should|each time|at the moment(?: when| that)?) (?<of>[^,:;()]+? ${lost})(?<in>(?: in combat)?)(?: ,)? (?=you may (?:bury|discard|flip) THIS\\b.* instead\\b)`,
    ),
    'if <of> <in> , ',
  ],
  [
    new RegExp(
      `(?<=\\b${lost}\\b.* (?:bury|discard|flip) THIS(?: face-down)? instead)(?: ,)? and ${him} (?:then )?(?:stay|remain) in play$`,
    ),
    '',
  ],
  // "If this card would be buried as a Defending Ally": while it is one.
  [
    new RegExp(
      `^(?:if|when|whenever|should) (?:THIS|they|it) (?<would>${lost})(?<in>(?: in combat)?) (?:as (?:a )?defend(?:er|ing ally)|(?:when|while) it defend) ,`,
    ),
    'while this card is a defending ally , if this card <would> <in> ,',
    ['Ally'],
  ],
  // ---------------------------------------------------------------- times and amounts
  [
    /\b(?:during|for|in) (?:all |any |the whole )?(?:of )?the time (?:that|when|in which) (?=(?:THIS|it|they|you|your|there|any|a|no)\b)/,
    'while ',
  ],
  [/\bduring any time (?:that|when|in which) (?=(?:THIS|it|they|you|your|there|any|a|no)\b)/, 'while '],
  [
    /(?<=\bno (?:[^ ,;:]+ )?(?:spell|ally|artifact|tome|weapon|monster|card|sanity|event|phobia|location)) (?:at all|whatsoever|whatever)(?= |$)/,
    '',
  ],
  [/\bwithout any (?<what>\S+) (?:at all|whatsoever)\b/, 'without a <what>'],
  // "Ghouls who hold no Weapon", "a Tome that contains no Spell": those without one.
  [
    /(?<=\b(?:ally|monster|artifact|tome|card|cultist|soldier|ghoul|deep_one)(?: of (?:value )?(?:up to )?(?:#|1)[^,:;()]{0,20}?)?)(?<whose>(?: of (?:your opponent|any player|each player|any opponent|each opponent)| in play)?) (?:who|that|which) (?:(?:hold|bear|carry|have|contain|possess|know|wield)(?= no )|(?:do|is) not (?:hold|bear|carry|have|contain|possess|know|wield)(?= (?:a|any) )) ?(?:no|any|a) (?<what>weapon|enchanted_weapon|artifact|spell)(?= |$)/,
    ' without a <what> <whose>',
  ],
  [/(?<=\b(?:halve|half)\b.*) \( (?:always )?round(?: them| it)? down \)/, ' ( round down )'],
  // "Weapons add only half of their usual points".
  [
    /^(?<which>(?:(?:all|each|any|every) )?[^,:;()]*?weapon) (?:(?:add|give|is worth|count(?: for)?) )(?:only )?(?:half|1 half)(?: of)? (?:their|its)(?: usual| normal| print| card)? (?:point|value|bonus)(?: to (?:their|its) (?:bearer|ally|bearer 's value|ally 's value))?/,
    'the value of <which> is halve',
  ],
  [
    /^(?<if>if|when|while) (?<whose>your|their|your opponent 's) hand (?:then )?(?:is|number|amount to|come to|total)(?: then)? (?<n>(?:more|fewer|less) than (?:#|1)|(?:#|1)(?: card)? or (?:more|fewer)|at least (?:#|1)) card(?: strong| large)? ,/,
    '<if> <whose> hand contain <n> card ,',
  ],
  [/^(?:at|during the) night ,? ?(?=(?:you must )?(?:bury|discard|flip|lose|pay) [^,:;()]+ to do so$)/, 'if it is night , '],
  [/^(?:by|during the) day ,? ?(?=(?:you must )?(?:bury|discard|flip|lose|pay) [^,:;()]+ to do so$)/, 'if it is day , '],
  // "After any Combat in which your opponent lost two or more Allies".
  [
    /^(?:after|at the end of|following) (?:any|each|a|every) combat (?:in|during) which (?<so>(?:you|your opponent) (?:have )?lose [^,:;()]+?) ,/,
    'at the end of combat , if <so> in this combat ,',
  ],
  [
    /^(?:after|at the end of|following) (?:any|each|a|every) combat (?:in|during) which (?<so>(?:you|your opponent) (?:is|have) (?!lose\b)[^,:;()]+?) ,/,
    'at the end of combat , if <so> ,',
  ],
  [
    /(?<=^(?:at the end of combat|after combat) , if (?:you|your opponent) (?:have )?lose (?:#|1)(?: or more)? [^ ,:;()]+)(?= ,)/,
    ' in this combat',
  ],
  // ---------------------------------------------------------------- who must do two things
  [
    /\b(?:all|each|every) (?<who>investigator|player|opponent) (?<told>(?:who|whose) [^,:;()]+?) (?:must )?(?<a>(?:lose|discard|bury|flip) [^,:;()]+?) and (?:each )?must (?<b>(?:lose|discard|bury|flip) [^,:;()]+)$/,
    'each <who> <told> must <a> and <b>',
  ],
  // Of several who do two things: "All Investigators who are Outside lose 1 Sanity and discard one card".
  [
    /(?<=^(?:(?:at|when|on) [^,:;()]+?(?: ,)? )?)all (?<who>investigator|player|opponent) (?<told>(?:who|whose) [^,:;()]+?) (?<a>lose (?:#|1) sanity(?: point)?) and (?<b>(?:discard|bury|flip) [^,:;()]+)$/,
    'each <who> <told> must <a> and <b>',
  ],
  // ---------------------------------------------------------------- Passes
  [/\bhave (?:already )?(?:announce|make) (?:a|1) pass(?= (?:in |during )?this round\b)/, 'have declare a pass'],
  [/\bhave (?:already )?(?:announce|declare|make) (?:a|1) pass(?= (?!(?:in |during )?this round\b)|$)/, 'have declare 1 or more pass'],
  [
    /(?<=^(?:if|when|while) [^,:;()]+? have declare 1 or more pass) and no (?:other player|other investigator|opponent) have(?: (?:do|done) so| declare 1| make 1)?(?= ,)/,
    ' and no opponent have declare 1 or more pass',
  ],
  [
    /(?<=\bif you have declare 1 or more pass\b[^:;()]* , )(?:you may )?(?:take it back|withdraw it|cancel it|it is void)$/,
    '1 of your pass is void',
  ],
  // ---------------------------------------------------------------- whom they do not pass by
  [
    /^(?<who>[^,:;()]*?monster) (?:do not|cannot|may not) bypass THIS(?<at> (?:during|at|by) [^,:;()]+?)?(?: ,)? (?:nor|or|and)(?: do they bypass)? (?:any|your|all|each)(?: of your)?(?: other)?(?: defending)? ally(?: who| that)?(?: is)? defend(?:ing)?(?: along| together)? ?(?:with|alongside|beside) (?:THIS|them|they|their|it)(?<later> (?:during|at|by) [^,:;()]+?)?$/,
    '<who> cannot bypass this card <at> <later> . while this card is a defending ally , each opposing <who> cannot bypass a defending ally <at> <later>',
    ['Ally'],
  ],
  // ---------------------------------------------------------------- where somebody is
  [/\baffect (?:any )?1 (?:investigator|player)\b/, 'affect any investigator'],
  [
    /(?<=\baffect any (?:investigator|player))(?: ,)? (?:(?:at|in) (?:whatever|any) (?:location|place|region)|wherever they (?:may )?(?:is|be)|no matter where they (?:may )?(?:is|be))(?= |$)/,
    '',
  ],
  // ---------------------------------------------------------------- what lies there, and may stay
  [
    new RegExp(
      `^(?<look>[^:;]*\\blook at the (?:top|bottom) card of [^,:;()]+?)(?: ,)? and (?:then )?(?:may )?(?:either )?(?<do>bury|discard) ${seen}(?: ,)? or (?:else )?(?:leave|keep|put|return) ${seen}(?: back)?(?: ${still})?$`,
    ),
    '<look> . you may <do> it',
  ],
  [
    new RegExp(
      `^(?<look>[^:;]*\\blook at the (?:top|bottom) card of [^,:;()]+?)(?: ,)? and (?:then )?(?:may )?(?:either )?leave ${seen}(?: ${still})?(?: ,)? or (?:else )?(?<do>bury|discard) ${seen}$`,
    ),
    '<look> . you may <do> it',
  ],
  [/\b(?<n>1|#|each|all|any|none) of (?:those|these) card(?: look at| see| draw| so draw)?(?= |$)/, '<n> of them'],
  // "Discard one Artifact and replace it with two new cards drawn from your Mythos Deck."
  [
    /(?<=\b(?:discard|bury) (?:(?:up to )?(?:1|#|a|any 1|any #)) [^,:;()]+?)(?: ,)? and (?:then )?replace (?:it|they|them)(?: (?:by|with)) (?<n>1|#|a)(?: new| other| fresh)? card(?: draw| take)?(?: from your mythos deck)?$/,
    ' and draw <n> card',
  ],
  [
    /\btake (?<what>[^,:;()]+?) (?:out of|from)(?: within)? your (?<pile>story deck|discard pile|mythos deck)(?: ,)? and (?:put (?:it|they) )?(?:into|in) your hand\b/,
    'take <what> from your <pile> into your hand',
  ],
  // ---------------------------------------------------------------- this card, where it is not named
  [
    /^(?<how>bury|discard|flip)(?<down>(?: face-down)?) (?=(?:if|when|whenever|as soon as|each time) (?:you|your opponent|a opponent|any opponent|any player|another player) (?:pass|play|cast|lose|arrive|leave|complete|use|declare)\b)/,
    '<how> this card <down> ',
    ['Ally', 'Artifact', 'Tome'],
  ],
  // "You may bury this Phobia as your Turn in any Sanitarium": the place is that of the Turn.
  [
    /^(?<may>(?:you may )?)(?<how>bury|discard|flip) (?:THIS|this phobia)(?<down>(?: face-down)?) as your turn(?: ,)? (?<where>(?:at|in) (?:a|any)(?: 1)? [^,:;()]+?)(?: ,)?(?: (?<if>(?:if|while|when|as long as) [^,:;()]+))?$/,
    'as your turn <where> , <may> <how> this card <down> <if>',
  ],
  // ---------------------------------------------------------------- what is said and seen
  [
    /(?<=\bmonster (?:(?:in play|of any player) )?is visible(?: [^,:;()]*)?)(?: ,)? (?:whatever|despite|in spite of|regardless of|no matter what|notwithstanding)(?: is)?(?: say (?:in|by))? (?:the|their)(?: own)? special effect(?: (?:may )?(?:say|state|is))?$/,
    '',
  ],
  [/\byour gate may is use again(?= |$)/, 'the gate of your current location may is use again'],
  [
    /(?<=\bgate\b[^,:;()]* may is use (?:again|a second time)\b[^,:;()]*?)(?: ,)? (?:as if|as though) you (?:have )?(?:just |only just )?arrive(?: there| here)?$/,
    '',
  ],
]
