/** How one comes to a place and what goes with one, what is done with an Event that asks for something first, and cards exchanged or kept. */

import type { Clause } from '../clauses.ts'

const here = ['Location'] as const
const travel = 'travel_(?!event)\\S+'
const travels = `(?<by>${travel}(?:(?:(?: event| card)? or (?:a |upon a |on a |after a )?)${travel})?)(?: event| card)?`
const so = '(?:while|if|when|at night|by night|by day|during)\\b[^,;:()]*?'
const deed = '(?:play|draw|discard|bury|gain|lose|take|look|search|flip|return|summon|choose)'
const kind =
  '(?:(?!(?:of|or|and|you|your|the|a|1|#|all|any|each|random|other|that|which|who|from|in|to)\\b)[^,;:() ]+ )*?(?:ally|artifact|tome|weapon|spell|cultist|card|monster)'

export const comingsAndGoings: readonly Clause[] = [
  // ---------------------------------------------------------------- what one comes by
  [
    new RegExp(
      `^(?:you may |you can |may )?(?:only )?play THIS (?:only )?(?:(?:directly |immediately |right )?(?:after|upon|on|on top of|following|follow|atop)(?: (?:you )?play)?(?: (?:up)?on)?) (?:a |any |1 )?${travels}$`,
    ),
    'you must reach this card by <by>',
    here,
  ],
  [
    new RegExp(
      `^(?:you may |you can |may )?(?:only )?play THIS (?:only )?(?:(?:directly |immediately |right )?(?:after|upon|on|on top of|following|follow|atop)(?: (?:you )?play)?(?: (?:up)?on)?) (?:a |any |1 )?${travels}(?: ,)?(?: and)?(?: only)? (?<so>${so})$`,
    ),
    'you must reach this card by <by> . you may play this card only <so>',
    here,
  ],
  [/\b(?<a>travel_(?!event)\S+)(?: event| card)? or (?:upon |on |by |after )?(?:a )?(?=travel_(?!event))/, '<a> or '],
  // "You may walk between this Location and any Cemetery Location of either Dimension".
  [
    /(?<=\bmay walk [^;:()]*?\blocation)(?: ,)? (?:of|in|from) (?:either|any|whatever|the same or the other) dimension(?: ,)?(?<region> regardless of region)?(?=$| to | from | and back| while| if)/,
    ' <region>',
  ],
  [/(?<=\bmay walk between [^;:()]*?\blocation) regardless of region(?: (?:or|and) dimension)?$/, ''],
  // "Only three of your Allies fit aboard; choose and discard any others".
  [
    /^(?:then )?(?:only|no more than|at most|up to) (?<n>#|1)(?: of)?(?: your)? (?<what>ally|artifact|tome|weapon|monster)(?: of yours)? (?:(?:can |may |will )?(?:fit|travel|come|go|remain|stay|accompany|ride|sail|fly|board|follow|survive|make)(?: (?:aboard|on board|along|with you|inside|in|with|you|there|here|on|the \S+|in play))*)(?: ,| ;) ?(?:(?:you )?(?:must )?(?:choose and )?(?<how>discard|bury) )(?:(?:any|all|the|all the|every|each) )?(?:other|others|rest|remain|remainder|other 1)(?: ally| artifact| tome| weapon| monster)?$/,
    '<how> all but <n> of your <what>',
  ],
  [
    /^(?:then )?(?:you may )?(?:keep|take along|take with you|take|bring)(?: along)?(?: only| no more than| at most| up to) (?<n>#|1)(?: of)?(?: your)? (?<what>ally|artifact|tome|weapon|monster)(?: of yours)?(?: with you| aboard| along)?(?: ,| ;)?(?: and)? (?:you )?(?:must )?(?:choose and )?(?<how>discard|bury) (?:(?:any|all|the|all the|every|each) )?(?:other|others|rest|remainder)(?: ally| artifact| tome| weapon| monster)?$/,
    '<how> all but <n> of your <what>',
  ],
  // ---------------------------------------------------------------- what an Event asks for first
  [
    new RegExp(`^play THIS (?<so>(?:while|if|at night|by night|by day|during)\\b[^;:()]*?)(?: ,)? and (?:then )?(?<deed>${deed} .+)$`),
    'you may play this card only <so> . <deed>',
    ['Event'],
  ],
  // ---------------------------------------------------------------- one for another
  [
    new RegExp(
      `(?<=^(?:[^;:()]+ , )?(?:you may )?)(?<how>discard|bury) (?<one>1 of your|a|1) (?<what>${kind})(?: ,|(?: ,)? (?:and(?: then)?|then|to)) play another(?: 1)?(?: (?:ally|artifact|tome|weapon|spell|cultist|monster))? from your hand$`,
    ),
    '<how> <one> <what> and play a <what> from your hand',
  ],
  [
    new RegExp(`\\b(?:any|a|1|any 1)(?: other)? (?<what>${kind})(?: card)? (?:that |which )?you (?:own|possess)\\b(?! or\\b)`),
    '1 of your <what>',
  ],
  [
    new RegExp(`\\b(?:all|every|each)(?: of the)? (?<what>${kind})(?: card)? (?:that |which )?you (?:own|possess)\\b(?! or\\b)`),
    'all of your <what>',
  ],
  [
    /(?<head>(?<=^|[,;:] |\bbut |\band ))your opponent (?:must )?choose 1 of your (?<what>(?:(?!who\b|which\b|and\b)[^,;:() ]+ )*?(?:ally|artifact|tome|weapon|monster)) (?:, (?:who|which) (?:must |then )?(?:is )?return to|and return it to|to (?:is )?return to) your hand$/,
    "return to your hand 1 of your <what> of your opponent 's choice",
  ],
  // ---------------------------------------------------------------- the Hand at the end and the beginning of a Round
  // What is discarded then has lain in the Hand whatever its Minimum is.
  [
    /(?<=^at the end of (?:each|every|the|a) round ,? ?(?:you may )?discard (?:your (?:entire|whole|complete)? ?hand|all(?: of)?(?: the)? card (?:in|of) your hand|any number of card[^,;:()]*?)) ?(?:, )?(?:ignore|without regard to|regardless of|whatever|despite|even below|even beyond) (?:your |the )?minimum(?: hand size)?(?: is)?(?: ,)?(?= before|$)/,
    ' ',
  ],
  [
    /(?<=^at the end of (?:each|every|the) round\b[^;:()]*?\bdiscard [^,;:()]*?)(?: ,)? before (?:you )?(?:draw|drawing)(?: (?:new|more|fresh|for the next round|a new hand))*(?: card)?$/,
    '',
  ],
  [
    /^at the (?:beginning|start) of (?<round>(?:each|every) round) (?:that|when|in which|on which|while|if) (?<so>you (?:have|is)\b[^,;:()]+?) ,? ?(?:you )?(?:must )?draw (?<n>1|#) (?:card (?:fewer|less)|(?:fewer|less) card)(?: than (?:usual|normal|normally|otherwise|you (?:usually|normally|otherwise) (?:do|would)))?$/,
    'while <so> , draw <n> fewer card at the start of <round>',
  ],
  [
    /^at the (?:beginning|start) of (?<round>(?:each|every) round) ,? ?(?:you )?(?:must )?draw (?<n>1|#) (?:card (?:fewer|less)|(?:fewer|less) card)(?: than (?:usual|normal|normally|otherwise|you (?:usually|normally|otherwise) (?:do|would)))?$/,
    'draw <n> fewer card at the start of <round>',
  ],
  // ---------------------------------------------------------------- Monsters on either side
  [
    /^(?<head>(?:(?:while|when|if|as long as)\b[^,;:()]* , )?)(?:all|any|every|each)(?: of)?(?: the)? (?<what>(?!(?:your|card|threat)\b)(?:(?!(?:direct|directed|in|of|or|and|by|that)\b)[^,;:() ]+ )+?)(?:(?:that is |which is )?(?:directed|direct) )?(?:by you (?:or|and|as well as) (?:against|at) you|(?:against|at) you (?:or|and|as well as) by you) (?<does>(?!or\b|and\b)[^;:()]+)$/,
    '<head> all <what> in your threat <does> . <head> all <what> in threat directed against you <does>',
  ],
  // ---------------------------------------------------------------- what is played at other places, and Gates
  [
    /^as your turn(?<often>(?: ,? ?(?:once|twice|1 time|# time) (?:per|each|during a|during each|a|in a) (?:round|turn))?)(?: ,)? you may play (?<what>(?:any|a|1|any 1) [^,;:()]+?) (?<at>(?:at|in) (?:a|any) (?:(?!location\b)[^,;:() ]+ )*location)(?: ,)? (?:regardless of|without regard to|whatever) (?:its |their |the )?(?<waive>attribute|place)(?<rest>(?: , but (?:lose|pay) (?:#|1) sanity(?: point)?)?)$/,
    '<at> , as your turn <often> , you may play <what> regardless of <waive> <rest>',
    ['Ally', 'Artifact', 'Tome', 'Investigator'],
  ],
  [
    /(?<=\bgate (?:more than once|again|repeatedly|any number of time)\b[^;:()]*? (?:bury|discard|flip) [^,;:()]*?) (?:for )?(?:each|every) (?:time|use|1) (?:after|but|except) the first(?: (?:time|use))?$/,
    ' each time',
    here,
  ],
  // "Right-side-up instead of walking, but lose 1 Sanity": that is the price of it.
  [
    /^(?:as your turn ,? ?)?(?<often>(?:once|twice|1 time|# time) (?:per|each|during a|during each|a|in a) (?:round|turn)) ,? ?(?:as your turn ,? ?)?you may play (?:a|any|1|any 1)(?: new)? location(?: card)? right-side-up (?:instead of|rather than) (?:walk(?:ing)?(?: (?:to it|there))?|crosswise) ,? ?(?:but|and)(?: must| you must| then)? (?:lose|pay) (?<n>#|1) sanity(?: point)?$/,
    'as your turn <often> , you may play a new location in the same region right-side-up and lose <n> sanity',
    ['Ally', 'Artifact', 'Tome', 'Investigator'],
  ],
  // "Each Ghoul and each Satyr in your Threat": all of both.
  [
    /^(?<head>(?:(?:while|when|if)\b[^,;:()]* , )?)each (?<a>(?!of\b)(?:(?!(?:and|or|of|in|who|that|which|your|you)\b)[^,;:() ]+ )+?)and each (?<b>(?!of\b)(?:(?!(?:and|or|of|in|who|that|which|your|you|defending|defend|attack|attacking|directed)\b)[^,;:() ]+ )+?)(?<in>(?:in (?:your|a|any) threat|directed at you|directed against you) )?(?<does>(?:add|gain|lose|subtract) (?:#|1) .+|(?:add|gain|lose|subtract) (?:#|1))$/,
    '<head> all <a> and <b> <in> <does>',
  ],
  [
    /^(?<head>(?:(?:while|if)\b[^,;:()]* , )?)(?:all(?: of)? )?your (?<what>(?:(?!and\b|or\b)[^,;:() ]+ )*?(?:ally|[a-z]+)) (?:may|can)(?: each)? (?:bear|carry|wield|hold|have) (?<n>#) weapon(?: each| apiece)$/,
    '<head> each of your <what> may bear <n> weapon',
  ],
  [
    /^(?:you )?(?:begin|start) (?:the|each|every) game with (?<n>#|1) (?:additional|extra|more) card(?: in (?:your )?(?:first |opening |starting )?hand)?$/,
    'when the game begin , draw <n> card',
    ['Investigator'],
  ],
]
