/** Where and under which requirements cards may be played, and which of these need not be met: place, Region, Dimension, attribute, Gate, language. */

import type { Clause } from '../clauses.ts'

const clause = (said: string, meant: string, on?: Clause[2]): Clause => (on ? [new RegExp(said), meant, on] : [new RegExp(said), meant])

// Where somebody is found.
const they = '(?:they|it|1|(?:that|the|this) (?!location|region|place)[^ ,]+)'
const usually = '(?: (?:normally|usually|ordinarily|otherwise|commonly|customarily|generally|naturally|properly))?'
const find = '(?:find|meet|play|encountered|located|recruited|hired|list|at home)'
const isFound = `${they}(?:${usually} (?:is|may is|can is|could is|must is|would is|should is|have to is|is to is)${usually} ${find}|${usually} (?:lives?|dwells?|come from|hails? from|belongs?))(?: (?:at|in|to))?`
const elsewhere =
  '(?:elsewhere|somewhere else|(?:at|in) (?:another|a different|some other|other|any other) (?:location|place|subregion|city|town))'
const here = '(?:here|at THIS|in THIS|at your current location|in this subregion|in your current subregion)'

// What says that something does not matter, and what that is.
const whatever =
  '(?:no matter|regardless of|irrespective of|without (?:any )?(?:regard|respect|reference) (?:to|for)|in spite of|despite|notwithstanding|independent of|independently of|heedless of)'
const lead = `(?: ,)? (?:and )?(?:${whatever}(?: (?:what|which|of what|of which|in what|in which|from what|from which))?|(?:(?:in|of|from|at) )?(?:whatever|whichever)(?: is)?)`
const det = "(?:(?:the|its|their|any|your|your current|(?:that|the) (?:ally|card|artifact|tome|monster|event) 's) )?"
const onCard = `(?:(?:which |that )?(?:is )?(?:print|show|name|indicate|list|give|state|mention|mark|specify)(?:ed)?(?: (?:on|in|by|for) (?:(?:the|their|its|that|this) )?(?:card|it|them|ally|artifact|tome|event|monster))?|in which ${isFound}|(?:which |that |where )?${isFound}|(?:to|from|of) which ${they} (?:belongs?|come)|they (?:belongs? to|come from|is from|is of|is in)|in which you (?:happens? to )?is|you (?:happens? to )?is in|of (?:the|that|this|your) (?:ally|artifact|tome|card|monster|event|current location)|(?:may |might |happens? to )is|it (?:may |might |happens? to )?is)`
const ends = '(?= \\(|$| right-side-up| , pay| and pay)'
const waived: readonly (readonly [said: string, meant: string])[] = [
  ['(?:subregion|place|location)', 'place'],
  ['region', 'region'],
  ['dimension', 'dimension'],
]

// That it is so although something is not.
const although = '(?: ,)? (?:even if|even though|even when|although|though|notwithstanding that)'
const evenOne = `(?:(?: ,)? (?:(?:and |or )?even|include)(?: (?:the )?(?:1|any|that|ally|card|a ally|a card|a tome|tome|a artifact|artifact))?(?: (?:who|which|that))?|${although} ${they})`
const asIf = '(?: ,)? as (?:if|though) '
const fromHere = `${they}${usually} (?:come|hail|is) from (?:here|THIS|this (?:location|place|subregion))(?= |$)`
const ofAnother = (what: string): string =>
  `(?:${evenOne}|(?: ,)? (?:and )?even (?:a|1|any) \\S+) (?:(?:is |come |hail )?(?:of|from|in)|belongs? to|(?:bear|have|carry|show) (?:the (?:indicator|symbol|sign|mark)|THING) of) (?:another|a different|any other) ${what}(?= |$)`
const atNoCost =
  '(?: ,)? (?:at no cost in sanity|at no sanity cost|(?:without|at no) (?:any )?(?:cost in|loss of) sanity|without (?:any )?(?:pay (?:for )?)?(?:(?:its|their|the|any) )?sanity cost|without pay (?:any )?sanity)(?= |$)'

/** Of another Dimension than they are. */
const asOfWorld = `(?:${asIf}(?:(?:they|it|these|those) (?:is |come from |belongs? to )?(?:(?:from|of|in|part of|native to) )?|(?:from|of|in) )(?:(?:a|the) )*(?<world>dreamlands|waking world|new aeon)(?: (?:card|ally|tome|artifact|weapon|spell|monster))?)`

// Who knows a language.
const cannotRead =
  '(?:neither (?:you|your investigator) nor (?:any of |1 of )?your ally(?: (?:can|is able to))? (?:know|read|understand|speaks?)|(?:nobody|no 1|none)(?: (?:on|at|by) your side| of your ally| in play)?(?: (?:can|is able to))? (?:know|read|understand|speaks?)|(?:you|your investigator|your ally|you and your ally|none of your ally|no ally of yours) (?:cannot|do not|is not able to|is unable to) (?:know|read|understand|speaks?))'
const itsTongue = '(?: (?:it|them|its language|their language|the language|that language|the language of the tome))?'

// Gates.
const noGate = '(?:without (?:a|any|the|use a|use any|use the|the use of a|the use of the|the use of any) gate|without gate)'
const validly =
  '(?:remain|is|stay|continue to is|is still)(?: (?:also|still|fully))? (?:valid|in force|in effect|effective|available|usable)'
const ofEffect =
  "(?:(?:the|its|their|this|that|that ally 's|the ally 's|that monster 's|the monster 's) special effect(?: box)?|this box|this text|its text|their text|the text of (?:that|the) (?:card|ally|monster))"
const whileAlly =
  '(?: (?:(?:for |so long as |as long as )?(?:while|when|if|even (?:while|when|though|if)|although|though) (?:THIS|they|it|that card|the card|the monster) (?:is|remain|is play|is use)(?: in play)? (?:as )?(?:a )?ally)| (?:in that case|there|then|in this role))?'

export const waivers: readonly Clause[] = [
  // ---------------------------------------------------------------- where somebody is found
  clause(
    `(?: ,)? (?:${whatever} (?:where|wherever|the (?:place|location) (?:where|at which|in which))|wherever) ${isFound}(?= |$)`,
    ' anywhere',
  ),
  clause(
    `(?: ,)? (?:${whatever} where|wherever) (?:you|your investigator) (?:may |might )?(?:happens? to )?(?:is|stand|stay)(?=$| \\()`,
    ' at any location',
  ),
  clause(`${lead} ${det}location(?: ${onCard})?${ends}`, ' anywhere'),
  ...waived.map(([said, meant]) => clause(`${lead} ${det}${said}(?: ${onCard})?${ends}`, ` regardless of ${meant}`)),
  ...waived.flatMap(([said, meant], at) =>
    waived.flatMap(([also, other], place) =>
      place === at
        ? []
        : [
            clause(
              `${lead} ${det}${said} (?:or|and|nor) (?:(?:in|of|from) )?(?:(?:what|which|whatever) )?${det}${also}(?: ${onCard})?${ends}`,
              ` regardless of ${meant} or ${other}`,
            ),
          ],
    ),
  ),
  clause(`${evenOne}(?: is)?${usually} ${find} ${elsewhere}`, ' regardless of place'),
  clause(`${evenOne}(?: (?:lives?|dwells?|come from|belongs?))${usually} ${elsewhere}`, ' regardless of place'),
  clause(
    `${evenOne}(?: is)?${usually} ${find} (?:at|in) (?:another|a different) location (?:of|in) the (?:dreamlands|waking world|new aeon)`,
    ' regardless of place or region',
  ),
  clause(`${evenOne}(?: is)?${usually} ${find} in (?:another|a different) region`, ' regardless of place or region'),
  clause(`${evenOne} is not(?: to is)?${usually} ${find} ${here}`, ' regardless of place'),
  clause(
    `${evenOne} is not(?: to is)?${usually} ${find} in (?:this|your current|the current|your) region`,
    ' regardless of place or region',
  ),
  clause(`${evenOne} (?:cannot|could not|may not|would not)${usually} is (?:${find}) ${here}`, ' regardless of place'),
  clause(
    `${asIf}you is (?:at|in|on) (?:(?:the|that) (?:right |proper |correct )?(?:place|location|subregion)|their(?: own)? (?:place|home))(?: (?:where|in which|at which) ${isFound}| to which ${they} belongs?)?(?= |$)`,
    ' regardless of place',
  ),
  clause(
    `${asIf}(?:your current location|THIS|this location) is (?:the (?:place|location)|1|a (?:place|location)) (?:where|at which|in which) ${isFound}(?= |$)`,
    ' regardless of place',
  ),
  clause(`${asIf}they is${usually} find ${here}`, ' anywhere'),
  ...['dreamlands', 'waking world', 'new aeon'].map((world) =>
    clause(`(?<=(?:of|from) the ${world} .*\\bplay .*)${asIf}${fromHere}`, ' regardless of place , region and dimension'),
  ),
  clause(`(?<=\\bplay .*)${asIf}${fromHere}`, ' regardless of place or region'),
  // "Even an Artifact of another Dimension", "even though he is from another Region".
  clause(`(?<=\\bplay .*) regardless of place${ofAnother('region')}`, ' regardless of place or region'),
  clause(`(?<=\\bplay .*) regardless of place${ofAnother('dimension')}`, ' regardless of place , region and dimension'),
  ...['region', 'dimension'].map((what) =>
    clause(
      `(?<=\\bplay .*) regardless of (?:(?:your )?current location 's )?(?<n>attribute|region|subregion|language)${ofAnother(what)}`,
      ` regardless of <n> and ${what}`,
    ),
  ),
  clause(`(?<=\\bplay .*)${ofAnother('region')}`, ' regardless of region'),
  clause(`(?<=\\bplay .*)${ofAnother('dimension')}`, ' regardless of dimension'),
  clause(
    `\\bregardless of (?:the |its |their |any )?attribute${usually} (?:need|require|ask for|call for|necessary)(?: (?:by|for|on) (?:it|they|the card|that card))?`,
    'regardless of attribute',
  ),
  clause(
    '^(?<what>[^:;]+?) may is play(?: as (?:a )?ally)? (?:here|while (?:this|THIS) is your current location|while you is here)(?: ,)? (?<how>regardless of .+)$',
    'while you is here , you may play <what> <how>',
    ['Location'],
  ),
  // "(Only 1 Artifact per Shuttle Launch)".
  clause(
    '(?<=\\b(?:play|draw|take|bury|discard|cast) 1 (?<what>\\S+)\\b[^()]*?)(?: ,| \\()(?: but)? (?:only|maximum|a maximum of|max|no more than|at most) 1 \\k<what>(?: may is (?:play|draw|take|bury|discard|cast))? per THIS(?: \\))?$',
    ' , only once per this card',
  ),
  // "Deep Ones played here may be placed with your Allies instead of in your Threat (uses Gate)".
  [
    /^(?<what>[^:;()]+?)(?: (?:that|which) is)?(?: play)?(?: here)? may (?:also )?is (?:place|put|play|lay)(?: here)? (?:with|among|beside|alongside|as 1 of) your ally(?: here)?(?: (?:instead of|rather than) (?:in(?:to)? )?your threat| (?:instead of|rather than) as monster)?(?: here)?(?<gate>(?: \( use (?:this |the )?gate \))?)$/,
    '<what> may is play here as ally <gate>',
    ['Location'],
  ],
  // What is played at no cost.
  clause(`(?<=\\bplay .*) regardless of (?<n>\\S+)${atNoCost}`, ' regardless of <n> and cost'),
  clause(`(?<=\\bplay .*)${atNoCost}(?: ,)? regardless of (?<n>\\S+)(?=$| \\()`, ' regardless of <n> and cost'),
  clause(`(?<=^(?!(?:discard|bury|flip) ).*\\bplay .*)${atNoCost}`, ' regardless of cost'),
  // ---------------------------------------------------------------- what may be left out of account
  ...['may', 'can'].map((may) =>
    clause(
      `^(?<head>(?:while|when) [^,]+ , )?you ${may} (?:ignore|disregard) (?:the )?(?<n>subregion|region|dimension|language)(?: requirement)? (?:of|for|print on|show on|print for) (?:any |all |each |a )?(?<what>[^,]+?)(?: (?:that|which))? (?:you (?:wish to )?play|play by you)(?<here> (?:here|at THIS))?$`,
      '<head> you may play <what> <here> regardless of <n>',
    ),
  ),
  [
    /^when(?: you)? play (?<what>(?:a|any|1) [^,]+?)(?<here> (?:here|at THIS))? , (?:you may |you can )?(?:ignore|disregard) (?:the|its|their|any) (?<n>subregion|region|dimension|language)(?: requirement)?(?: (?:print|show|indicate|list) on (?:the|its|their|that) card| of (?:the|that) \S+)?$/,
    'you may play <what> <here> regardless of <n>',
  ],
  [
    /^(?<what>(?:(?:all|any|each) )?[^,]+?) (?:of|from) (?:any|all|each|whatever) (?<n>subregion|region) (?<can>may|can) is play(?<rest> [^,]+)?$/,
    '<what> <can> is play <rest> regardless of <n>',
  ],
  [/(?<=\bplay (?:[^,]+ )?(?:at|in) [^,]+?) in (?:any|whatever|whichever) (?<n>region|dimension)(?=$| \()/, ' regardless of <n>'],
  [/(?<=\bplay )in any dimension , (?<where>(?:at|in) [^,]+)$/, '<where> in any dimension'],
  [/(?<=\bplay (?:at|in|on) [^,]+?)(?: ,)? too$/, ''],
  // ---------------------------------------------------------------- cards of another Dimension
  [
    /\bplay (?<what>[^,]*?) (?<of>of|from) the (?<a>dreamlands|waking world|new aeon) here (?:and|or|besides|together with|along with) (?:(?:that|those|ally|artifact|card) )?(?:of|from) the (?<b>dreamlands|waking world|new aeon)$/,
    'play <what> <of> the <a> or <what> <of> the <b> here',
  ],
  [
    /(?<=\bplay (?:at|in) )(?:a|any|1) (?<where>[^,]+? location) (?:of|in) the (?<a>dreamlands|waking world|new aeon)(?: ,)? (?:and|or|besides) (?:(?:of|in|that of|that in|any of|any in) )?(?:the )?(?<b>dreamlands|waking world|new aeon)$/,
    'any <where> in the <a> or the <b>',
  ],
  [
    /(?<=\bplay (?:at|in) )(?:a|any|1) (?<where>(?!location)[^,]+?)(?<! location) (?:of|in) the (?<a>dreamlands|waking world|new aeon)(?: ,)? (?:and|or|besides) (?:(?:of|in|that of|that in|any of|any in) )?(?:the )?(?<b>dreamlands|waking world|new aeon)$/,
    'any <where> location in the <a> or the <b>',
  ],
  [/(?<=\bplay )in the (?<world>dreamlands|waking world|new aeon) , (?<where>(?:at|in) (?:a|any) [^,]+)$/, '<where> in the <world>'],
  ...['dreamlands', 'waking world', 'new aeon'].map((world) =>
    clause(
      `(?<=\\bplay [^,]*\\b${world}\\b[^,]*)${asIf}(?:you is|your current location is|THIS is) (?:in|of|part of|at a location (?:of|in)) the ${world}$`,
      ' regardless of dimension',
    ),
  ),
  // "You may play Waking World Tomes as though they were Dreamlands cards": of one Dimension, in another; here, where that is what this place lies in.
  clause(
    `^(?<head>(?:while|when) (?:you is )?(?:here|at THIS) , )(?:you may play (?<what>(?:(?!\\bas\\b)[^,])+)|(?<what2>(?:(?!\\bas\\b)[^,])+?) may is play)${asOfWorld}$`,
    '<head> you may play <what> <what2> regardless of dimension',
    ['Location'],
  ),
  clause(
    `^(?:you may play (?<what>(?:(?!\\b(?:as|THIS)\\b)[^,])+)|(?<what2>(?:(?!\\b(?:as|THIS)\\b)[^,])+?) may is play)(?<here> (?:here|at THIS))${asOfWorld}$`,
    'while you is here , you may play <what> <what2> regardless of dimension',
    ['Location'],
  ),
  clause(
    `^(?:you may play (?<what>(?:(?!\\b(?:as|THIS|here)\\b)[^,])+)|(?<what2>(?:(?!\\b(?:as|THIS|here)\\b)[^,])+?) may is play)${asOfWorld}$`,
    'while you is in the <world> , you may play <what> <what2> regardless of dimension',
  ),
  // ---------------------------------------------------------------- what a Location does not bear
  clause(
    `(?<=\\bplay .*)${asIf}(?:THIS|this location|it|they|that location|your current location|the location) (?:feature|bear|have|show|bore|is mark(?:ed)? with) (?:the |a |a )?(?!gate)\\S+ (?:attribute|symbol)(?=$| \\()`,
    ' regardless of attribute',
  ),
  clause(
    `(?<=\\bplay .*)(?: ,)? ${whatever} (?:the |a |its )?(?:lack|absence|want) of (?:the |a |a )?(?!gate)\\S+ (?:attribute|symbol)(?=$| \\()`,
    ' regardless of attribute',
  ),
  clause(
    `(?<=\\bplay .*)${although} (?:THIS|this location|the location|that location|your current location|it|they) (?:do not (?:have|bear|feature|show|possess)|lack|have no|bear no|feature no|is without) (?:the |a |any )?(?!gate)\\S+ (?:attribute|symbol)(?=$| \\()`,
    ' regardless of attribute',
  ),
  clause(
    `(?<=\\bplay .*)${although} (?:you|your investigator) is not (?:at|in) (?:a|any) location (?:with|that (?:have|bear|feature|show)) the (?:artifact|tome) (?:attribute|symbol)(?=$| \\()`,
    ' regardless of attribute',
  ),
  [
    /^(?:you|your investigator) (?:need not|do not (?:have|need) to) is (?:at|in) (?:a|any) location (?:with|that (?:have|bear|feature|show)) the (?:artifact|tome) (?:attribute|symbol)(?: in order)? to play (?<what>[^,]+)$/,
    'you may play <what> regardless of attribute',
  ],
  [
    /^(?:your current|the|that|this) location (?:need not|do not (?:have|need) to) (?:bear|have|feature|show) the (?<what>artifact|tome) (?:attribute|symbol)$/,
    'you need not is at a location with the <what> attribute',
  ],
  // ---------------------------------------------------------------- languages that nobody knows
  clause(`(?<=\\bplay .*)${although} ${cannotRead}${itsTongue}(?=$| \\()`, ' regardless of language'),
  clause(
    `(?<=\\bplay .*)${although} (?:its|their|the) language (?:is (?:not know|unknown) (?:to|by) (?:you|your investigator|any of your ally|anyone|anybody)|is know (?:to|by) (?:nobody|no 1|none)(?: (?:on|at|by) your side| of your ally)?)(?=$| \\()`,
    ' regardless of language',
  ),
  clause(
    `(?<=\\bplay .*)(?: ,)? whether or not (?:you|your investigator|any of your ally|1 of your ally|anyone|anybody|any 1|you or (?:a|any|1 of your) ally)(?: (?:on|at|by) your side)?(?: (?:can|is able to))? (?:know|read|understand|speaks?)${itsTongue}(?=$| \\()`,
    ' regardless of language',
  ),
  [
    /(?<=\bplay (?:[^,]+ )?(?<tongue>\S+) tome.*)(?: ,)? whether or not (?:you|your investigator|any of your ally|you or (?:a|any|1 of your) ally)(?: can)? (?:know|read|understand|speaks?) \k<tongue>(?=$| \()/,
    ' regardless of language',
  ],
  [
    /(?<=\bplay .*) without (?:know|understand|understanding|read|being able to read|is able to read) (?:it|them|their language|its language|the language)(?=$| \()/,
    ' regardless of language',
  ],
  clause(
    `(?<=\\b(?:play .*\\btome|tome .*\\bplay)\\b.*?)(?: ,)? (?:(?:even )?(?:1|that|any)? ?)?(?:write )?in (?:(?:a|any|that|whatever|whichever) )?language(?: (?:they|it|the tome) is write(?: in)?| (?:that|which) ${cannotRead})?(?: as (?:if|though) you could read (?:it|them)|(?: , as (?:if|though) you could read (?:it|them)))?(?=$| \\()`,
    ' regardless of language',
  ),
  [
    /^(?<head>while [^,]+ , )?(?:you|your investigator)(?: and your ally)? (?:need not|do not (?:have|need) to) (?:know|read|understand) the language of (?:a |any |the |all )?(?<what>tome)(?: (?:that|which))?(?: you (?:wish to )?play)(?<here> (?:here|at THIS))?$/,
    '<head> you may play <what> <here> regardless of language',
  ],
  [
    /^(?<head>while .+?(?: ,)? )?no (?:knowledge of (?:a|any|the) )?language is (?:require|need|necessary) to play (?<what>(?:any |a |all )?tome)(?<here> (?:here|at THIS))?$/,
    '<head> you may play <what> <here> regardless of language',
  ],
  // ---------------------------------------------------------------- in another role, and through a Gate
  [/(?<=\bplay (?!THIS\b)[^,:;()]+?) (?:from|in) your hand(?=(?: here)? as (?:a )?ally\b)/, ''],
  [/(?<=^(?:(?:while|when|if) [^,]+ , )?(?:any |all )?[^,()]+?) (?:in|from) your hand(?= (?:may|can) is play\b)/, ''],
  [
    /(?<=\bas (?:a )?ally\b[^;]*?)(?: ,)? (?:rather than|instead of|in place of|and not) (?:add|place|put|play) (?:it|they|them|THIS|that \S+|the \S+) (?:face-down )?(?:to|in|into) your threat(?: ,)?/,
    '',
  ],
  [
    /(?<=\bas (?:a )?ally\b[^;]*?)(?: ,)? (?:rather than|instead of) (?:as (?:a )?monster|(?:(?:as )?(?:a )?(?:part of|in) your threat))(?: ,)?/,
    '',
  ],
  [/^(?:through|by mean of|with) this gate ,? ?(?<may>you (?:may|can) play) (?<what>[^,]+)$/, '<may> <what> through this gate'],
  [
    /\bno gate is (?:need|require|necessary)(?: in order)? to play (?<what>THIS|[^,]+?)(?<tail> (?:here|at THIS|(?:if|while|when|at|in) .+))?$/,
    'you may play <what> without a gate <tail>',
    ['Location', 'Ally', 'Artifact', 'Tome', 'Monster'],
  ],
  [
    /^(?<head>while [^,]+ , )?(?<what>(?!THIS|they|it)[^,]+?) (?:do not (?:need|require)|need no|require no) (?:the use of )?(?:a |any )?gate(?: (?:(?:in order )?to is play|when play))?(?<here> (?:here|at THIS|(?:at|in) [^,]+))?$/,
    '<head> you may play <what> without a gate <here>',
    ['Location', 'Ally', 'Artifact', 'Tome', 'Monster'],
  ],
  [new RegExp(`(?<=\\bplay [^,()]+?) ,? ?(?:${noGate})(?= )(?<tail>[^,]*)$`), ' <tail> without a gate'],
  [/ \( no gate is (?:need|require|necessary) \)/, ' without a gate'],
  [
    /^no gate is (?:need|require|necessary) , but you must pay (?<cost>(?:its|the|their) sanity cost)(?: again)?$/,
    'no gate is need . pay <cost>',
  ],
  [/(?: ,)? as (?:if|though) you have use a gate(?=$| \()/, ' without a gate'],
  // ---------------------------------------------------------------- face-down into the Threat
  [
    /(?<=^(?:you (?:may|can) )?use )(?:any|a|the) (?<k>(?!gate)\S+(?: \S+)?) gate (?:in order )?to (?:play|add|put|place) THIS face-down (?:in|into|to) your threat$/,
    'the gate of any <k> location to place this card face-down in your threat',
    ['Event'],
  ],
  [
    /(?<=^(?:you (?:may|can) )?use )(?:any|a|the) gate (?:of|at|in) (?:any |a )?(?<k>(?!your)[^,]+?)(?<loc> location)? (?:in order )?to (?:play|add|put|place) THIS face-down (?:in|into|to) your threat$/,
    'the gate of any <k> location to place this card face-down in your threat',
    ['Event'],
  ],
  [
    /^(?:play|place|put|add)(?: THIS)? face-down (?:in|into|to) your threat (?:by use|use|through|via|by mean of|with) (?<gate>(?:any|a|the) [^,]*\bgate\b[^,]*)$/,
    'use <gate> to place this card face-down in your threat',
    ['Event'],
  ],
  [
    /^(?:you (?:may|can) )?use the gate of any (?<k>\S+) location to (?:play|add|put|place) THIS face-down (?:into|to) your threat$/,
    'use the gate of any <k> location to place this card face-down in your threat',
    ['Event'],
  ],
  // ---------------------------------------------------------------- Special Effects of an Ally who is a Monster
  clause(
    `^${ofEffect}(?: (?:also|then))? ${validly}${whileAlly}$`,
    'this special effect box is valid even when this card is in play as a ally',
    ['Monster'],
  ),
  clause(
    `^this effect(?: (?:also|then))? ${validly}${whileAlly}$`,
    'this special effect box is valid even when this card is in play as a ally',
    ['Monster'],
  ),
  clause(
    `(?<=\\bas (?:a )?ally\\b.*?)(?: [;,])? (?:and |but )?${ofEffect}(?: (?:also|then))? ${validly}${whileAlly}$`,
    ' , keep its special effect',
  ),
  // ---------------------------------------------------------------- in a Threat, as a Monster
  [
    /^(?<may>may is play|THIS may is play|you may play THIS) face-down (?:in|into|to) your threat (?<where>.+?)(?: ,)? (?:and |where it |where they )(?:is|count as|act as|function as|serve as|is treat as) (?<what>a (?:\S+ )?monster|a \S+_\S+)(?: monster)?$/,
    '<may> as a monster <where>',
    ['Ally'],
  ],
  [
    /^(?<may>may is play|THIS may is play|you may play THIS) face-down (?:in|into|to) your threat as (?<what>a (?:\S+ )?monster|a \S+_\S+) (?<where>.+)$/,
    '<may> as a monster <where>',
    ['Ally'],
  ],
  // ---------------------------------------------------------------- how many are played at once
  [
    /\bplay as many (?<what>[^,]+?) as you (?:wish|like|want|please|choose|may)(?<rest> (?:from|in) your hand)?(?= |$)/,
    'play any number of <what> <rest>',
  ],
  [/(?<=\bplay )(?:1 or more|any or all|all or any|any or all of your) (?<what>[^,]+?)(?= (?:from|in) your hand)/, 'any number of <what>'],
  [/(?<=\bplay )1 or (?<n>#) (?=\S)/, 'up to <n> '],
  [/(?<=\bplay (?:1|any 1|a|any) )(?:other|another) (?=[^,]+ from your hand\b)/, ''],
  [/(?<=\bplay )another (?=[^,]+ from your hand\b)/, '1 '],
  [/(?<=\bmay play any )1 (?=[^,]+ (?:here|at THIS) regardless of )/, ''],
  // ---------------------------------------------------------------- what is played costs
  [/^you pay no sanity(?: points?)? for (?:THIS|it|they) (?<so>(?:if|while|when) [^,]+)$/, 'this card cost no sanity <so>'],
  [/^(?:you must )?pay (?:(?:all|each|any|all of|each of) (?:of )?)?their sanity costs?$/, 'pay the sanity cost'],
  [
    /^(?:any|the|its|their) sanity costs?(?: of (?:that|the|each|this) (?:ally|card|monster|artifact|tome))? must(?: also)? is pay(?: as (?:usual|normal)| in full)?$/,
    'pay the sanity cost',
  ],
  [/^(?:pay|you pay) no sanity(?: points?| cost)? for (?:that|the|this) (?:ally|card|monster|artifact|tome|1)$/, 'pay no sanity cost'],
  [/^(?:(?:that|the|this) (?:ally|card|monster|artifact|tome)|it|they) costs?(?: you)? no sanity(?: points?)?$/, 'pay no sanity cost'],
  [
    /(?<=^return [^,]+? (?:from|in) your story deck to play)(?: ,)? (?:without pay (?:its|their|the|any) sanity cost(?: again)?|at no sanity cost|without pay (?:any )?sanity)$/,
    ' . pay no sanity cost',
  ],
  [
    /(?<=\bcost (?:.+ )?sanity point (?:less|more)|\bcost (?:.+ )?(?:less|more) sanity(?: point)?) than (?:(?:is |it |they )?(?:show|indicate|print|give|state|usual|normal)(?:ed)?|(?:it|they) normally do|its pentagram(?: show| indicate| say)?|their pentagram(?: show| indicate| say)?|normally)(?: (?:on|in|by|for) (?:it|them|the card|that card|their card|its pentagram|their pentagram|the pentagram))?/,
    '',
  ],
  [
    /(?<=\bcost .*?)(?: ,)? (?:to a minimum of none|but never less than (?:none|0|nothing|zero)|to a minimum of nothing|to no less than (?:none|0|nothing|zero)|but not less than (?:none|0|nothing|zero)|but never below (?:none|0|nothing|zero))$/,
    ' , not below 0',
  ],
  [
    /^(?<head>while [^,]+ , )?(?:any|each|all|every) (?<what>artifact|tome|ally|monster|event|location)(?: (?:that|which))? you play(?<when> (?:while|here|at) [^,]+?|) cost(?: you)? (?<rest>(?:#|1) sanity point (?:less|more).*)$/,
    '<when> , <what> cost <rest>',
  ],
  // ---------------------------------------------------------------- what a play requires
  [
    /^(?<only>(?:THIS )?(?:(?:may|can) (?:only is (?:play|cast)|is (?:play|cast) only)|(?:play|cast)(?: THIS)? only|only (?:play|cast)))(?<a> (?:at|in|on|from) [^,]+?)(?: ,)? or (?:else )?(?:while|if|when) (?<b>[^,]+)$/,
    '<only> if you is <a> or <b>',
  ],
  [/(?<=^(?:THIS )?(?:(?:may|can) (?:only is play|is play only)|play only|only play) if )you is at night or /, 'it is night or '],
  [/(?<=^(?:THIS )?(?:(?:may|can) (?:only is play|is play only)|play only|only play) if )you is by day or /, 'it is day or '],
  [
    /^(?<only>(?:THIS )?(?:(?:may|can) (?:only is play|is play only)|play(?: THIS)? only|only play)) (?:through|via|by use|use|with|by mean of) (?:a|any|the) gate (?:at|in|of) (?:a|any) (?<where>[^,]+?) location$/,
    '<only> at a <where> gate location',
    ['Monster'],
  ],
  [
    /^(?<only>(?:THIS )?(?:(?:may|can) (?:only is play|is play only)|play(?: THIS)? only|only play)) (?:through|via|by use|use|with|by mean of) (?:(?:a|any|the) )?(?<where>(?!gate)\S+) gate$/,
    '<only> at a <where> gate location',
    ['Monster'],
  ],
  [
    /^(?<only>(?:THIS )?(?:(?:may|can) (?:only is play|is play only)|play(?: THIS)? only|only play)) (?:through|via|by use|use|with|by mean of) (?:a|any|the) gate (?:in|of) the (?<where>dreamlands|waking world|new aeon)$/,
    '<only> at a <where> gate location',
    ['Monster'],
  ],
  [
    /(?<=\b(?:at|in) (?:a|any) )location (?:that|which) (?:bear|feature|have|show) both (?:the )?(?<a>\S+)(?: attribute| symbol)? and (?:the )?(?<b>\S+)(?: attribute| symbol)?(?=$| \()/,
    '<a> <b> location',
  ],
  [/^play only by (?:a|any) (?<who>player|investigator) (?=(?:with|who) )/, 'may only is play by a <who> '],
  [
    /^(?<may>(?:THIS )?(?:may|can) (?:only is|is)(?: cast| play) ?(?:only)?) (?:on|against) (?:a|1|any) (?<who>opponent|player) who is (?<where>.+)$/,
    '<may> if your opponent is <where>',
    ['Spell'],
  ],
  [
    /^(?<may>(?:THIS )?(?:may|can) (?:only is|is)(?: cast| play) ?(?:only)?) (?:on|against) (?:a|1|any) (?<who>opponent|player) (?<so>whose current location is|with a current location) (?<where>.+)$/,
    "<may> if your opponent 's current location is <where>",
    ['Spell'],
  ],
  [/^require (?:a|any|1) ally (?:who|that|which) is (?<what>(?:a )?[^,]+)$/, 'you must have <what> in play'],
  // ---------------------------------------------------------------- right after another card
  [
    /(?<=\bplay THIS (?:right )?after [^,]+?)(?: ,)? (?:during|within|in) (?:the same|that|that same|that very|the very same) turn/,
    ' , on the same turn',
  ],
  [
    /\b(?<play>play (?:THIS )?)(?:in|on|during) the same turn (?:(?:in|on|during) which|that|when|as) you (?:have )?play (?=(?:a|any) )/,
    '<play> right after ',
  ],
  [/(?<=\bplay (?:THIS )?right after [^,]+)(?: ,)? without wait(?:ing)? for (?:your|the) next turn$/, ''],
  [
    /(?<=\bafter [^,]+)(?<same> , on the same turn)?(?: ,)? (?:even if|even though|although|though) (?:your|the) (?:previous|last|former|current) (?:current )?location is (?:in|of) (?:another|a different) region(?: of (?:the (?:dreamlands|waking world|new aeon)|the same dimension))?$/,
    ' <same> regardless of region',
    ['Location'],
  ],
  [
    /^(?:(?:right |directly )?(?:after|on) (?:you )?arriv(?:e|ing)(?: here| at THIS)?|(?:right |directly )?after your arrival(?: here)?) ,? ?(?<deed>you may play [^,]+)$/,
    'when you arrive here , <deed>',
    ['Location'],
  ],
  [
    /^(?<deed>you may play (?!THIS)[^,]+?)(?: ,)? (?:right |directly )?(?:after|on) (?:(?:you )?arriv(?:e|ing)(?: here| at THIS)?|your arrival(?: here)?)(?: ,? ?on the same turn)?$/,
    'when you arrive here , <deed>',
    ['Location'],
  ],
  // ---------------------------------------------------------------- with whose help
  [
    /^with (?:THIS 's|their|its) (?:help|aid|assistance|guidance|permission) ,? ?(?=you (?:may|can) )/,
    'while this card is in play , ',
    ['Ally', 'Artifact', 'Tome'],
  ],
  [/\bthe THIS\b/, 'this card'],
]
