/** Deeds told with the words that go with any of them: whoever owns the cards, how halves are rounded, what is done otherwise, leave for what is done. */

import type { Clause } from '../clauses.ts'

const whoever =
  '(?: ,)? (?:\\( )?(?:whoever|whomever|no matter (?:who|to whom)|regardless of (?:who|whom)|whatever player|whichever player) (?:(?:control|own|have|play|hold|bear) (?:they|it|them)|(?:they|it) belong(?: to)?)(?: \\))?'
const rounded = '(?: ,)? (?:\\( )?(?:round|round off|rounded) (?<way>up|down)(?: \\))?'
const face = '(?<face>(?: face-(?:down|up))?)'
const foe = '(?:your opponent|the opponent|that opponent|target opponent|(?:a|1|any|any 1) opponent|another player)'

export const doings: readonly Clause[] = [
  // ---------------------------------------------------------------- whose cards
  [
    new RegExp(
      `\\b(?<all>all|each|every) (?<what>[^,:;()]+?)(?: in play)? (?<is>(?:must )?(?:is )(?:bury|discard|flip${face}|turn face-(?:down|up)))${whoever}$`,
    ),
    '<all> <what> of any player <is>',
  ],
  [
    new RegExp(`\\b(?<how>bury|discard|flip|turn) (?<all>all|each|every) (?<what>[^,:;()]+?)(?: in play)?${face}${whoever}$`),
    '<how> <all> <what> of any player <face>',
  ],
  // ---------------------------------------------------------------- halves
  [
    new RegExp(
      `\\bhalf(?: of)? (?<what>(?:the|their|your|your opponent 's|each player 's|all|1 opponent 's|a opponent 's) [^,:;()]+?)(?<tail>(?: face-(?:down|up)| at random|, at random)?)${rounded}(?<lot>(?: ,)?(?: choose)?(?: at random| randomly)?)$`,
    ),
    'half ( round <way> ) of <what> <tail> <lot>',
  ],
  [/\bhalf of all (?=(?:\S+ )?(?:ally|artifact|tome|spell|monster)\b)/, 'half of their '],
  [
    /\brandomly (?<how>bury|discard|flip) (?<half>half (?:\( round (?:up|down) \) )?of (?:your opponent 's|their|your) (?:hand|[^,:;()]+?))(?<face>(?: face-down)?)$/,
    '<how> <half> <face> at random',
  ],
  // ---------------------------------------------------------------- otherwise
  [
    new RegExp(
      `^(?<head>(?:.*? , )?(?:(?:you|they|${foe}|each player|each opponent) )?(?:must )?(?<verb>gain|lose|draw) )(?<n>#|1) (?<of>sanity|card)(?: point)? if (?<so>[^,:;]+?)(?: ,)? (?:and|or|but) (?:only )?(?<m>#|1)(?: sanity| card| point)* (?:otherwise|if not|in any other case|in all other case)$`,
    ),
    'if <so> , <head> <n> <of> ; otherwise <head> <m> <of>',
  ],
  // ---------------------------------------------------------------- what may be done, by you
  [
    /^(?<when>(?:when (?:play|cast) , )?)(?<what>(?!THIS\b|this\b|no\b|you\b|it\b|they\b)[^,:;()]+?) (?:that|who|which) is face-down may (?:then |now |immediately |all )?is (?:flip|turn) face-up(?: at once| immediately| now)?$/,
    '<when> you may flip <what> face-up',
    ['Event', 'Spell'],
  ],
  [
    /^(?<when>(?:when (?:play|cast) , )?)(?<what>(?!THIS\b|this\b|no\b|you\b|it\b|they\b)[^,:;()]+?) may (?:then |now |immediately |all )?is (?:flip|turn) face-up(?: at once| immediately| now)?$/,
    '<when> you may flip <what> face-up',
    ['Event', 'Spell'],
  ],
  [
    /^(?<when>(?:when (?:play|cast) , )?)(?<what>(?!THIS\b|this\b|no\b|you\b|it\b|they\b)[^,:;()]+?) may (?:then |now |immediately |all )?is (?:flip|turn) face-down(?: at once| immediately| now)?$/,
    '<when> you may flip <what> face-down',
    ['Event', 'Spell'],
  ],
  [
    /^(?<when>(?:when (?:play|cast) , )?)(?<what>(?!THIS\b|this\b|no\b|you\b|it\b|they\b)[^,:;()]+?) (?<from>(?:from|in) your (?:story deck|discard pile|hand)) may (?:then |now |immediately )?is (?<how>return|recover|move|take|put|place|bring)(?<to> (?:in|into|to) .+?)(?: at once| immediately| now)?$/,
    '<when> you may <how> <what> <from> <to>',
    ['Event', 'Spell'],
  ],
  // ---------------------------------------------------------------- an attack, and who may not defend
  [
    /^(?:(?:the |their |your |his |your opponent 's |opponent 's )?ally (?:may not|cannot|can not)|no ally (?:may|can)) defend (?:them|it|you|they|against (?:it|this|this attack|that attack|the attack|such a attack)|your opponent|their investigator)$/,
    'ally may not defend',
  ],
  [
    new RegExp(
      `^(?<by>(?:1 (?:random )?|any 1 (?:random )?|a (?:random )?)(?:of your (?:own )?)?[^,:;()]*?ally)(?: of your choice)?(?: may)?(?: immediately| at once)? attack (?<foe>${foe})(?: immediately| at once)?$`,
    ),
    'attack <foe> with <by> ( ally may not defend )',
    ['Event', 'Spell'],
  ],
  [
    /^(?:the |their |your |your opponent 's |opponent 's |other |unaffected |any )?ally may defend (?:them|it|you|your opponent|their investigator|against (?:it|this|this attack|that attack|the attack|such a attack))$/,
    'ally may defend',
  ],
  // ---------------------------------------------------------------- this card as an answer
  [
    new RegExp(
      `^when (?<who>${foe}|a player|any player) (?<did>have play|play|have cast|cast) (?<what>[^,:;()]+?)(?: ,)? (?:you may )?(?:play|cast|use) THIS (?:at once |immediately |now )?to (?<deed>.+)$`,
    ),
    'when <who> <did> <what> , <deed>',
    ['Event'],
  ],
  // ---------------------------------------------------------------- both do it, and Spells in Tomes
  [
    /^(?:both )?you and (?:your|1|a|any) opponent (?:must )?(?:each |both )?(?<how>bury|discard) the top (?<n>(?:# )?)card of (?:your|their)(?: own)? mythos deck$/,
    "<how> the top <n> card of your mythos deck . <how> the top <n> card of your opponent 's mythos deck",
  ],
  [
    new RegExp(
      `^(?<who>${foe}) (?:must )?(?<how>bury|discard) (?<n>1|#|a|any 1)(?<lot>(?: random)?) spell (?:from|in) (?:1 of |any of )?their tome$`,
    ),
    "<how> <n> <lot> spell in 1 of your opponent 's tome",
  ],
  // ---------------------------------------------------------------- a new one
  [/\band (?:then )?draw (?:a|1) new (?:one|1|card)(?: from your mythos deck)?$/, 'and draw another'],
  [/\band (?:then )?draw as many (?:new )?(?:ones|1)(?= |$)/, 'and draw as many '],
  [/\b(?:together|along) with (?<all>all (?:of )?(?:their |your |the )?discard)\b/, 'and <all>'],
  [
    /\bshuffle (?:all (?:of )?)?(?:their |your |the )?discard(?: pile)? (?:back )?into (?<whose>their|your|your opponent 's) mythos deck$/,
    'shuffle <whose> mythos deck and all discard',
  ],
  // ---------------------------------------------------------------- where one walks, and what need not be there
  [
    /(?:^|(?<=, ))(?:immediately |at once )?walk (?:immediately |at once )?to (?:any|a|1|a new) (?<where>(?:(?!from)[^,:;() ]+ )*?location) (?<region>in the same \S+)$/,
    'travel walk to a new <where> <region>',
  ],
  [
    /(?<=\bplay (?:1|a|any 1) [^,:;]*?) as if (?:you (?:is|have)|there is)(?: at)? (?:a|any|the) gate(?: location)?$/,
    ' without use a gate',
  ],
]
