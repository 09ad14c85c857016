/** What stands in a place where something plainer usually does: a Threat among cards in play, what somebody is lost to, another number, a place that is closed. */

import type { Clause } from '../clauses.ts'

const cards = '(?:ally|artifact|tome|weapon|spell|monster|event|phobia|adventure)'
const has = '(?:have|has|had)'

const foes = '(?:(?:a|any|your) )?opponents?'
/** Nobody else, and nothing that is his. */
const theirs = `(?:no opponent (?:may|can)|no card (?:of|play by|from) ${foes} (?:may|can)|nothing (?:that )?${foes} (?:play|do|cast|use) (?:may|can))`

export const smallSlots: readonly Clause[] = [
  // A Threat is in play as cards are, and is asked for by itself.
  [
    new RegExp(`(?<so>\\b${has}) neither (?:(?:a|any) )?(?<a>(?!threat\\b)[^,]+?) nor (?:(?:a|any) )?threat(?: in play)?(?=$| ,)`),
    '<so> no <a> in play and you have no threat',
  ],
  [
    new RegExp(`(?<so>\\b${has}) neither (?:(?:a|any) )?threat nor (?:(?:a|any) )?(?<a>[^,]+?)(?: in play)?(?=$| ,)`),
    '<so> no <a> in play and you have no threat',
  ],
  [
    new RegExp(`(?<so>\\b${has}) no (?<a>(?!threat\\b)[^,]+?) or threat(?: in play)?(?=$| ,)`),
    '<so> no <a> in play and you have no threat',
  ],
  [/(?<=\b(?:have|has|with|without) (?:a|any|no) threat) in play(?=$| ,| or | and | ,)/, ''],
  // "He must discard the Current Location": his own, as it is he who does it.
  [
    /(?<who>\b(?:your opponent|the opponent|target opponent|that player|that opponent|they|each (?:other )?player|each opponent) (?:must )?)(?<how>discard|bury) (?:the|his|their own) (?=current location\b)(?!current location of\b)/,
    '<who> <how> their ',
    ['Event', 'Spell', 'Monster', 'Artifact', 'Ally', 'Tome'],
  ],
  // What somebody is lost to.
  [
    /(?<=\b(?:would lose|would is (?:lose|bury|discard)|is (?:lose|bury|discard))\b[^,]*?) (?:to|because of|due to|owing to|on account of|through) (?=(?:a|any|1|the effect of a) [^,]+$|(?:a|any|1) [^,]+? , )/,
    ' by ',
  ],
  [/^at the (?:moment|instant|time) when /, 'when '],
  // "Any Ghouls already in your Threat": those that are there.
  [/(?<=[a-z_)] )already (?=in (?:your|the|a|any|target|that|your opponent 's) (?:opposing |directed )*threat\b)/, ''],
  // "If you play a Ghoul yourself": whoever does it is "you" anyway.
  [
    /(?<=\b(?:if|when|whenever|each time(?: that)?) you (?:play|cast|discard|bury|draw|pass|summon|control)(?: [^,:;()]+?)?) yourself(?=$| ,| or | and )/,
    '',
  ],
  [/(?<=\b(?:if|when|whenever|each time(?: that)?) you )yourself (?=(?:play|cast|discard|bury|draw|pass|summon|control)\b)/, ''],
  [/(?<=\byou may) choose to (?=(?:bury|discard|flip|return|pay|lose|draw) )/, ' '],
  // Another number, and more of a kind.
  [/ , (?<n>(?:1|#)(?: point| sanity| card)? if [^,]+)$/, ' , or <n>'],
  [
    new RegExp(
      `(?<verb>reveal|show|discard|bury|flip) (?<all>all|each|any) (?<a>${cards})(?: card)?(?<zone> in (?:his|her|his or her|their|your) hand)? , (?:together with|along with|as well as|and also) (?:any|all|each|every) (?<b>${cards})(?: card)?$`,
    ),
    '<verb> <all> <a> and <b> <zone>',
  ],
  // What nobody may make you lose, or separate you from, whatever he does for it.
  [
    new RegExp(
      `${theirs} (?:(?:make|force|cause|have) you (?:to )?(?:lose|bury or discard|discard or bury)|separate you from|part you from|deprive you of) your (?<what>[^,]+|[^,]+ , [^,]+)$`,
    ),
    'no opponent may bury or discard your <what>',
  ],
  // "Features the Tome attribute for you", of what is yours anyway.
  [/(?<=\b(?:gain|feature|have|bear|show) the [^,]+? attribute) for you$/, '', ['Ally', 'Artifact', 'Tome']],
]
