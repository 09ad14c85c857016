/** Common words for what the grammar has in words of its own: whom one has chosen before one deals with him, what befalls as a result of something, what is asked besides. */

import type { Clause } from '../clauses.ts'

const not = '(?:may not|cannot|can not|can never|may never)'
const period = '(?:per|each|every|a|in a|in any|in each|in 1|in any 1|in the same|during a|during any 1|during the same)'
const foe = '(?:1|a|any|any 1)(?: other)? (?:opponent|opposing player|opposing investigator)'
const theirs = "(?:their|that opponent 's|that player 's|the opponent 's|the player 's|that investigator 's)"
const deed = '(?:look at|peek at|glance at|examine|inspect|bury|discard|flip|return|reveal|turn|void)'
const fate = '(?:bury|discard|flip|lose)'
/** What befalls cards and players. */
const cause = '(?:event|epidemic|spell|phobia|monster|artifact|combat|storm|adventure|weapon|card|god|great_old_one|effect)'

export const inCommonWords: readonly Clause[] = [
  // ---------------------------------------------------------------- how often
  [
    new RegExp(
      `^(?:you |this |it |this card |THIS )(?:${not}) (?:do (?:this|so)|is (?:do|done|use)|use (?:this|it|THIS)) more than (?<n>once|twice|# time) ${period} (?<per>round|turn|combat)$`,
    ),
    'may is use <n> per <per>',
  ],
  [
    new RegExp(
      `^(?:(?:you |this |it |THIS )?(?:may|can) (?:do (?:this|so)|is (?:do|done|use)|use (?:this|it|THIS)) )?(?:no|not) more than (?<n>once|twice|# time) ${period} (?<per>round|turn|combat)$`,
    ),
    'may is use <n> per <per>',
  ],
  [
    new RegExp(`(?<=\\b(?:may|can) is (?:do|done|use) )(?:only|at most|up to) (?<n>(?:# time)) ${period} (?<per>round|turn|combat)$`),
    '<n> per <per>',
  ],
  // ---------------------------------------------------------------- one who is chosen, and what is done to him
  [
    new RegExp(`\\bchoose ${foe}(?: of your choice)?(?: ,)? (?:and|and then|then) (?<do>${deed}) (?<what>(?:[^,:;()]+ )??)${theirs} `),
    "<do> <what> a opponent 's ",
  ],
  [
    new RegExp(
      `\\bchoose ${foe}(?: of your choice)? (?:, )?(?:and|and then|then) (?<do>${deed}) (?<what>(?:1|a|any|all|each|#)(?: of)? ${theirs} [^,:;()]+)`,
    ),
    '<do> <what>',
  ],
  [
    new RegExp(
      `\\bchoose ${foe}(?: of your choice)?(?: ,| ;| and|, and) (?:who|they|that opponent|that player|the opponent) (?:must )?(?<do>(?:lose|gain|draw|discard|bury|flip) )`,
    ),
    'a opponent <do> ',
  ],
  // ---------------------------------------------------------------- what it befalls by
  [
    new RegExp(
      `(?<=\\b${fate}(?: face-down)?) (?:as (?:a|the) (?:direct )?(?:result|consequence) of|as a result of|in consequence of|through|owing to|due to|because of|on account of) (?=(?:(?:the|a|any) (?:effect of )?)?(?:(?:a|any|your|the|1) )?(?:opponent 's )?(?:[a-z_]+ )?${cause}(?= ,|$))`,
    ),
    ' by ',
  ],
  // ---------------------------------------------------------------- what is compared
  [
    /\bmore (?<a>(?!ally|card|than|sanity)[a-z_-]+) than (?<b>[a-z_-]+) (?<noun>ally|monster|event|location|artifact)(?= |$)/,
    'more <a> <noun> than <b> <noun>',
  ],
  // ---------------------------------------------------------------- as the Allies or as the Monsters they are
  [
    /(?<what>[^,:;()]+?) , whether (?:(?:they|it) (?:is )?)?(?:in play |use |play )?(?:as )?(?:a )?(?<a>ally|monster) or (?:as )?(?:a )?(?<b>ally|monster) ,/,
    '<what>',
  ],
  // ---------------------------------------------------------------- the target of a Spell or Event, who is a player or a card
  [
    /^target (?<not>may not|cannot|can not|must) (?=(?:cast|play|use|walk|travel|draw|pass|gain|lose|discard)\b)/,
    'your opponent <not> ',
    ['Spell', 'Event'],
  ],
  [
    /^(?<head>(?:[^:;]+ , )?)target (?=(?:is|gain|lose|add|become|cannot|may not) (?!sanity|# sanity|1 sanity))/,
    '<head> the target ',
    ['Spell', 'Event'],
  ],
  [
    /\b(?<of>from|in|of|at|to|by|on|with) target(?= |$)(?! (?:ally|monster|artifact|tome|opponent|player|investigator|threat|card|location|event|spell))/,
    '<of> the target',
    ['Spell', 'Event'],
  ],
  // ---------------------------------------------------------------- when something may be cast or used
  [
    /^(?:THIS |it )?(?:may only is use|may is use(?: only)?|use)(?: (?:in|during) combat)?(?: ,)? (?:but )?(?:only )?(?:after|once|when|as soon as) (?:both |all |the )?(?:opposing )?(?:threat|monster)(?: card)? (?:is|have is) (?:all )?(?:reveal|turn face-up)$/,
    'use when threat is reveal',
    ['Artifact', 'Ally', 'Tome'],
  ],
  // ---------------------------------------------------------------- another player is an opponent
  [/\b(?:(?:a|any|any 1|1) other|another|a other) (?:player|investigator) 's(?= )/, "a opponent 's"],
  // ---------------------------------------------------------------- how much at most, told in brackets
  [
    / \( (?<n>#|1) (?:card|point|sanity point|sanity|ally|monster|artifact|spell|tome)? ?(?:at most|at the most|maximum|or fewer|or less) \)(?= |$)/,
    ' ( up to <n> )',
  ],
  [/\b(?<do>draw|discard|bury) a card (?=for (?:each|every) )/, '<do> 1 card '],
  // ---------------------------------------------------------------- as many again
  [
    /^(?<head>(?:[^:;]+ , )?)(?<who>(?:(?:you|they|your opponent|each player|target opponent) )?)(?<do>draw|discard|bury) (?<n>#|1)(?<what>[^,:;()]*?)(?: ,)? (?:and )?(?:then )?(?<then>discard|draw) (?:the same number|(?:just )?as many|a equal number|the same number of card|as many card)(?: again)?$/,
    '<head> <who> <do> <n> <what> , <who> <then> <n> card',
  ],
  [
    /\b(?<do>draw|discard) (?:1|a) card (?:from your mythos deck )?(?<each>for (?:each|every) [^,:;()]+?)(?<most>(?: \( up to # \))?)(?: ,)? (?:and )?(?:then )?(?<then>discard|draw) (?:the same number|(?:just )?as many|a equal number|the same number of card|as many card)(?: again)?$/,
    '<do> 1 card <each> <most> , <then> 1 card <each> <most>',
  ],
  // ---------------------------------------------------------------- this Round and the one after it
  [
    /(?: ,)? (?:(?:during|for|in|throughout) )?(?:this|the current)(?: round)? (?:and|or|nor) (?:(?:during|for|in|throughout) )?(?:the|the whole of the) (?:next|following)(?: (?:round|1))?$/,
    ' until the end of the next round',
  ],
  // ---------------------------------------------------------------- none of those of whom the first half speaks
  [
    /^(?<what>(?:all|each|every)(?: of)?) (?<noun>[^,:;()]+?) (?<is>(?:is|gain|lose|add|have|become|cannot) (?:(?!until |during |for |this |next )[^,:;() ]+ )*?(?!until |during |for |this |next )[^,:;() ]+)(?: ,)? and (?:none|no 1)(?: of (?:they|them))? (?:may|can) (?<deed>[^,:;()]+)$/,
    '<what> <noun> <is> . <noun> may not <deed>',
  ],
  // ---------------------------------------------------------------- a card that is of a kind
  [/\b(?:any|a|1) card (?:that|which|who) (?:is|be) (?:also )?(?:a )?(?=[a-z_]+(?: [a-z_]+)?(?:$| ,))/, 'a '],
  // ---------------------------------------------------------------- where they would be found
  [/(?<=\bplay (?:[^,:;() ]+ ){1,3})in any subregion(?= |$)/, 'regardless of subregion'],
  [/(?<= regardless of (?:sub)?region)(?: ,)? (?:both )?as (?:a )?(?:ally|monster) (?:and|or) (?:as )?(?:a )?(?:ally|monster)(?= |$)/, ''],
  // ---------------------------------------------------------------- as long as one stays
  [
    /(?<=^(?:when|each time|as soon as) .*) until you (?:leave|depart from|go on from) (?:this location|here|THIS)$/,
    ' while you remain there',
    ['Location'],
  ],
  // ---------------------------------------------------------------- what it has besides
  [
    /(?<=\b(?:attribute|gate))(?: ,)? (?:in addition to|besides|as well as|on top of) (?:its|their) (?:own|other|usual|normal|printed)(?: attribute| own)?(?= |$)/,
    '',
  ],
  // ---------------------------------------------------------------- both that one and this card
  [
    /(?<=, you may )(?<how>flip|bury|discard) (?:both )?that (?<what>ally|artifact|card) and THIS(?<down>(?: face-down)?) instead$/,
    '<how> this card <down> and <how> that <what> <down> instead',
  ],
  // ---------------------------------------------------------------- what is turned, and stays so
  [
    /\b(?<face>face-up|face-down)(?: ,)? and (?:(?:they|it) )?(?:must )?(?:stay|remain|is keep) (?:so|thus|that way|like that|face-up|face-down) (?=until|for|while)/,
    '<face> ',
  ],
  // ---------------------------------------------------------------- whom somebody has sent to defend
  [
    /(?<kind>\b(?:[a-z_-]+ )?)ally (?:(?:that|who|whom) )?(?:your|a|the) opponent (?:have )?(?:choose|commit|assign|send|name|pick) to defend(?: against (?:your threat|you|THIS|your monster|your directed threat))?(?= |$)/,
    ' defending <kind> ally of your opponent',
  ],
  // ---------------------------------------------------------------- how many of its Spells are cast
  [
    /^(?:no more than|not more than|at most|only) (?<n>1|#) spell (?:may|can) is cast from (?:THIS|it) (?<per>(?:per|each|a|every|in a|in each) (?:round|turn))$/,
    'you may not cast more than <n> spell from this card <per>',
    ['Tome', 'Ally', 'Artifact', 'Location'],
  ],
  [
    /^(?:no more than|not more than|at most|only) (?<n>1|#) spell (?<per>(?:per|each|a|every) (?:round|turn)) (?:may|can) is cast from (?:THIS|it)$/,
    'you may not cast more than <n> spell from this card <per>',
    ['Tome', 'Ally', 'Artifact', 'Location'],
  ],
  // ---------------------------------------------------------------- what lies in a card goes with it anyway
  [
    /(?<=\b(?:bury|discard) (?:[^,:;()]+ )?(?:tome|ally)(?: of your opponent)?)(?: ,)? (?:(?:together|along) )?with (?:everything|all (?:the )?(?:spell|card|artifact)|any (?:spell|card)|whatever is) (?:that is )?(?:in|on|hold by|with|assign to) (?:it|they|that ally|that tome)$/,
    '',
  ],
]
