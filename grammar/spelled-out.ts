/**
 * What is spelled out that the grammar has in few words: journeys as if by other means, cards for new ones, whose card stands for
 * which requirement, what one use rules out, what lies aside for a Round. Each is told by its parts and put as the grammar has it.
 */

import type { Clause } from './clauses.ts'
import type { Token } from './lexer.ts'
import { newWords, textOf } from './tokens.ts'

/** How one arrives: on foot, by such travel, or in spite of being on the way. */
const onFoot =
  '(?:(?:place|put) (?:it|that location) )?(?:as (?:if|though) (?:you is )?(?:arrive (?:by|on) )?(?:walk|foot)(?: there)?|by walk|crosswise)'
const travelled =
  '(?:(?:you )?(?:have )?(?:play|use|arrive|come|get there|travel|reach (?:it|there))(?: there)?(?: by| with| use| by mean of| via)*|by|it is|with)'
const asBy = `as (?:if|though) ${travelled} (?:a |any )?(?<means>travel_\\S+|\\S+_travel)(?: card| event)?`
const still = '(?:even|whether or not|although|though)(?: (?:if|though|when|while))? (?:you (?:is )?)?(?:still |already |currently )?walk'
const current = '(?:as|to become|and it become|it become|which become) your (?:new )?current location'
const location = '(?<what>[^,:;]*?location|port|city|island)(?: card)?'
/** A card that is exchanged, and no Investigator that is exchanged behind it. */
const aCard = '(?:(?!investigator|then ).)*card(?:(?!investigator|then ).)*'
const fresh =
  '(?:(?:a )?(?:new|other|fresh|replacement) (?:1|ones?|card)|others|replacements?|as many(?: new| other)? card|as many|the same number(?: of card)?)'
const deckTop = '(?:(?:draw |take )?(?:off|from|from off) )?(?:the top of )?your mythos deck'
const needed = '(?:require|need|necessary|list|demand)'
const toPlay = `(?: (?:that is )?${needed})?(?: in order)? (?:to (?:play|bring into play|bring forth|summon)|for (?:play|the play of)|when (?:you )?play|of|for|by)`
const serves =
  '(?:(?:THIS )?(?:fulfill|satisfy|meet|supply|provide|count (?:as|towards?|for)|serve as|stand in for)|(?:THIS )?(?:may|can) (?:(?:is use|use) to )?(?:fulfill|satisfy|meet|count (?:as|towards?|for)|is count (?:as|towards?|for)|serve as|is use as|stand in for))'
const oneOf = '(?:any )?(?:a |1 |the |any )(?:of (?:the |its |their )?)?'
const requirement = '(?:requirement|prerequisites?|require card)'
const anyGod = '(?:a |any )?(?<god>great_old_one)(?: or (?:a |any )?outer_god)?'
const named = '(?<god>(?!any |a |another |the )(?!.*(?:adventure|complete))[^,:;]+)'

const oneThere = '(?<what>(?:1|a|any|any 1) [^,:;]*(?:monster|threat)[^,:;]*)'
const phobias = 'phobia(?: event)?'
const victims =
  '(?:(?:their|the|its) (?:victims?|affected player|affected investigator)|(?:each|every) (?:affected player|player they affect|victims?))'
const more = '(?:additional|more|extra)(?: sanity)?(?: point)?(?: each time)?'

const thisRound =
  '(?:(?:for|until|during) (?:the )?(?:rest|remainder|end) of (?:the|this) round|for (?:the|this|1) round|until (?:the )?(?:next round (?:begin|start)|(?:begin|start|beginning) of the next round))'
const returned = '(?:return|bring|put|place) (?:it|they|them|that card|that ally|the ally|the card)(?: back)?(?: (?:to|in|into) play)?'
const then = `(?:(?: ,)?(?: and| then| and then)? ${returned})?`

export const spelledOut: readonly Clause[] = [
  // "Walk to any Kingsport Location from anywhere in the Waking World": where one is then.
  [
    /^(?<may>(?:while [^,:;]+ , )?you may walk to [^,:;]+?) from (?:anywhere|any location|any place|everywhere) in (?<where>the dreamlands|the waking_world|the waking world)$/,
    '<may> while you is in <where>',
    ['Ally', 'Artifact', 'Tome'],
  ],
  // ---------------------------------------------------------------- what lies aside for a Round
  [
    new RegExp(`\\b(?:set|put|place|lay) aside (?<what>(?!THIS)[^,:;]+?) ${thisRound}${then}$`),
    'set <what> aside , back until the end of the round',
  ],
  [
    new RegExp(`\\b(?:set|put|place|lay) (?<what>(?!THIS)[^,:;]+?) aside ${thisRound}${then}$`),
    'set <what> aside , back until the end of the round',
  ],
  [
    new RegExp(`\\b(?:remove|take) (?<what>(?!THIS)[^,:;]+?) (?:from|out of) play ${thisRound}${then}$`),
    'set <what> aside , back until the end of the round',
  ],
  [
    new RegExp(`^(?<what>(?:target|1|a) [^,:;]+?) is (?:set|put|place|lay|laid) aside ${thisRound}$`),
    'set <what> aside , back until the end of the round',
  ],
  // ---------------------------------------------------------------- journeys
  [
    new RegExp(
      `\\bplay (?:any 1|a|any|1|another)(?: new)? ${location}(?: from your hand)? (?:from|of|in) (?<region>any|another|the same|this|a different) region(?: from your hand)?(?: ,)? ${onFoot}$`,
    ),
    'play a new <what> in <region> region walk',
  ],
  [
    new RegExp(
      `\\b(?:play|enter|travel to|go to|move to|reach) (?:any 1|a|any|1|another)(?: new)? ${location}(?: from your hand)? (?:from|of|in) (?<region>any|another|the same|this|a different) region(?: from your hand)?(?: ,)? (?:right-side-up(?: ,)? )?(?:${still}|${current})$`,
    ),
    'play a new <what> in <region> region right-side-up',
  ],
  [
    new RegExp(
      `\\b(?:play|enter|travel to|go to|move to|reach) (?:any 1|a|any|1|another)(?: new)? ${location}(?: from your hand)? (?:from|of|in) (?<region>any|another|the same|this|a different) region(?: from your hand)?(?: ,)? ${asBy}$`,
    ),
    'play a new <what> in <region> region as by a <means>',
  ],
  [
    new RegExp(`\\bplay (?:a|1|another)(?: new)? ${location}(?: from your hand)?(?: ,)? ${onFoot}$`),
    'play a new <what> in the same region walk',
  ],
  [new RegExp(`\\bplay any(?: 1)?(?: new)? ${location}(?: from your hand)?(?: ,)? ${onFoot}$`), 'play any <what> walk'],
  [
    new RegExp(
      `\\b(?:play|enter|travel to|go to|move to|reach) any(?: 1)?(?: new)? ${location}(?: from your hand)?(?: ,)? (?:${still}|${current}|right-side-up(?: ,)? ${still})$`,
    ),
    'play any <what> right-side-up',
  ],
  [
    new RegExp(`\\b(?:play|enter|travel to|go to|move to|reach) any(?: 1)?(?: new)? ${location}(?: from your hand)?(?: ,)? ${asBy}$`),
    'play any <what> as by a <means>',
  ],
  [
    /(?<=\bplay (?:any|a|1) .*)(?: ,)? even (?:if|though|when) (?:it|that location|the location|they) (?:is|lie) (?:in|of) (?:a )?(?:another|different|any other|other) region(?= right-side-up|$)/,
    ' regardless of region',
  ],
  [
    /^(?:THIS )?(?:playable only|only playable|(?:may|can) only is play|(?:may|can) is play only|play only) (?<at>(?:at|in) (?:a|any) [^,:;]*?location) (?:at night|by night|during the night)$/,
    'this card may only is play if you is <at> and it is night',
  ],
  [
    /^(?:THIS )?(?:playable only|only playable|(?:may|can) only is play|(?:may|can) is play only|play only) (?<at>(?:at|in) (?:a|any) [^,:;]*?location) (?:by day|at day|during the day)$/,
    'this card may only is play if you is <at> and it is day',
  ],
  // ---------------------------------------------------------------- what a Combat has cost
  [
    /(?<=\b(?:end of combat|after combat) , if (?:you|your opponent|each player|a player|your investigator) )(?:have )?lose (?<what>(?:no|any|#|1|# or more|1 or more|at least #)? ?sanity(?: point)?)(?: (?:in|during) (?:the |that |this )?(?:combat|battle))?(?= ,|$)/,
    'have lose <what> in this combat',
  ],
  [/(?<=\bhave lose )any (?=sanity.* in this combat)/, ''],
  [
    /^(?<deed>(?:return|bury|discard|draw|gain|lose) [^,:;]+?) (?:at the end of combat|after combat) if you (?:have )?lose (?<what>(?:no|any|# or more|1 or more) sanity(?: point)?)(?: (?:in|during) (?:the |that |this )?(?:combat|battle))?$/,
    'at the end of combat , if you have lose <what> in this combat , <deed>',
  ],
  [
    /^(?:if|when|should) (?:(?:the|that) (?:ally|monster|card) (?:'s value )?|(?:it|they|its value|their value) )?(?:(?:is|be) )?(?:then |thereby |thus )?(?:reduce|lower|drop|fall|bring|is)(?: down)? to (?:a value of )?(?<n>#|1|zero)(?: or (?:less|below|lower|fewer))?(?: (?:point|in value))?(?: ,)? (?<how>bury|discard) (?:it|they|them|that card|(?:the|that) (?:ally|monster|card))$/,
    "if the target 's value is <n> or less , <how> the target",
    ['Spell', 'Event', 'Artifact'],
  ],
  [
    /^(?:if|when) (?:(?:the|that) (?:ally|monster|card) 's|its|their) value (?:is|become) (?<n>#|1)(?: or (?:less|below|lower|fewer))?(?: ,)? (?<how>bury|discard) (?:it|they|them|that card|(?:the|that) (?:ally|monster|card))$/,
    "if the target 's value is <n> or less , <how> the target",
    ['Spell', 'Event', 'Artifact'],
  ],
  // ---------------------------------------------------------------- all beyond so many
  [
    /\b(?<how>bury|discard) all(?: of)?(?: (?:their|the))? (?<what>[^,:;]+?) (?:over|beyond|above|in excess of|exceeding|more than)(?: the(?: first)?)? (?<n>#|1)(?: in number)?(?:(?: ,)? of (?:their|their own|its) (?:own )?choice)?(?=$| when| and)/,
    '<how> all but <n> of their <what>',
    ['Event', 'Spell', 'Artifact', 'Monster'],
  ],
  [
    /\b(?<how>bury|discard) all but (?<n>#|1) (?<what>ally|artifact|tome|weapon|spell)(?:(?: ,)? of (?:their|their own) (?:own )?choice)?(?=$| when| and)/,
    '<how> all but <n> of their <what>',
    ['Event', 'Spell', 'Artifact', 'Monster'],
  ],
  [
    /\b(?<how>bury|discard|flip) (?:all|each)(?: of)? (?<whose>their|your|the) (?<what>ally|artifact|tome|weapon) (?:but|except|save) (?<n>#|1)(?: (?:of (?:they|them|their)|ally|artifact|tome|weapon))?(?=$| when| at| and| ,)/,
    '<how> all but <n> of <whose> <what>',
  ],
  [
    /\b(?<how>bury|discard|flip) all (?<what>ally|artifact|tome|weapon) (?:but|except|save) (?<n>#|1)(?: (?:of (?:they|them|their)|ally|artifact|tome|weapon))?(?=$| when| at| and| ,| of (?:your|target|each|the) (?:opponent|player)\b)/,
    '<how> all but <n> of the <what>',
  ],
  [/\b(?<is>is) never (?=affect|turn)/, '<is> not'],
  [/^is not affected by /, 'this card is not affected by ', ['Ally', 'Monster', 'Artifact', 'Tome']],
  // ---------------------------------------------------------------- cards for new ones
  [
    new RegExp(`(?<=\\b(?:exchange|replace|trade(?: in)?|swap) ${aCard}) (?:for|with|against) ${fresh}(?: ${deckTop})?$`),
    ' for new card from your mythos deck',
  ],
  [
    new RegExp(
      `(?<=\\b(?:exchange|replace|trade(?: in)?|swap) ${aCard}) (?:for|with) (?:new )?card (?:off|from) (?:off )?the top of your mythos deck`,
    ),
    ' for new card from your mythos deck',
  ],
  // ---------------------------------------------------------------- what is left out of an Epidemic
  [/^(?:THIS is )?exclude(?: ,)? (?:along|together) with (?<who>[^,]+?)(?: ,)? (?=when|from)/, 'this card and <who> is exclude '],
  // ---------------------------------------------------------------- what another card requires
  [new RegExp(`^${serves} ${oneOf}${requirement}${toPlay} ${anyGod}$`), 'this card count as any card that a <god> need'],
  [new RegExp(`^${serves} ${oneOf}${requirement}${toPlay} ${named}$`), 'this card count as any card that <god> need'],
  [
    new RegExp(`^${serves} ${oneOf}(?<what>artifact|tome|ally|event|spell|location)${toPlay} ${anyGod}$`),
    'this card count as any <what> that a <god> need',
  ],
  [
    new RegExp(`^${serves} ${oneOf}(?<what>artifact|tome|ally|event|spell|location)${toPlay} ${named}$`),
    'this card count as any <what> that <god> need',
  ],
  // ---------------------------------------------------------------- Passes
  [
    /^(?<what>(?:all|the|any) pass [^,:;]+?) (?:do not|no longer|cease to|shall not) count(?: any (?:more|longer))?$/,
    '<what> is void',
    ['Event', 'Spell', 'Artifact', 'Ally', 'Location'],
  ],
  // ---------------------------------------------------------------- Turns that are lost
  [
    /\b(?:must |have to )?(?:rest|sleep|recover|remain idle|stay idle|wait) here (?:for|during|on) your next turn(?: \( [^)]+ \))?/,
    'lose your next turn',
    ['Location'],
  ],
  // ---------------------------------------------------------------- what rules a use out
  [
    /^you (?:may|must|can) have no (?<what>[^,]+?) in play (?:when|if|while|to) (?:you )?(?:use|employ) this (?:ability|power|effect|location|card|option)$/,
    'you may not use this ability while you have a <what> in play',
  ],
  [
    /^you must have (?<what>(?:a|any|1|an) [^,]+?) in play (?:when|if|while|to) (?:you )?(?:use|employ) this (?:ability|power|effect|option)$/,
    'you may only use this ability while you have <what> in play',
  ],
  // ---------------------------------------------------------------- values
  [/\badd (?<n>#|1)(?: point)? to (?:its|their|the|THIS) (?:attack|strength|power|force|might)\b/, 'add <n> to its value'],
  [
    new RegExp(`\\byou may (?:give|lend) THIS the (?:same |current )?value (?:as|of) ${oneThere}$`),
    'you may : the value of this card is as much as the value of <what> until the end of combat',
    ['Monster'],
  ],
  [
    new RegExp(
      `\\byou may (?:set|raise|lower|change|make|adjust) (?:THIS 's|its|the) value (?:of THIS )?(?:(?:is )?(?:equal )?to|(?:the )?same as|to match|match) (?:that of |the value of )?${oneThere}$`,
    ),
    'you may : the value of this card is as much as the value of <what> until the end of combat',
    ['Monster'],
  ],
  [
    new RegExp(
      `(?<=, )(?:THIS|it) (?:may|can) (?:take on|take|assume|have|adopt|copy|duplicate|match|use) the (?:same )?value (?:as|of) ${oneThere}$`,
    ),
    'you may : the value of this card is as much as the value of <what> until the end of combat',
    ['Monster'],
  ],
  [
    /^you may (?<deed>(?:bury|discard) (?:a|1) [^,:;]+?) (?:as|when|while) you play THIS(?: ,)? (?:to|and) add (?:its|their|the value of that ally|(?:that|the) (?:(?:bury|discard|lose) )?ally 's) value to (?:that of |the value of )?(?:THIS|the (?!bearer|ally)\S+)(?: 's value)?$/,
    'when play , you may <deed> : this card gain as much as the value of that ally until the end of combat',
    ['Monster'],
  ],
  [
    /(?<=^(?:when|if) .*\b(?:bury|discard) (?:a|1) [^,:;]+?)(?: ,)? (?:to|and) add (?:its|their|(?:that|the) (?:(?:bury|discard|lose) )?ally 's) value to (?:that of |the value of )?THIS(?: 's value)?$/,
    ': this card gain as much as the value of that ally until the end of combat',
    ['Monster'],
  ],
  [
    new RegExp(`^(?:(?:all|any|each|every) )?${phobias} (?:cost|cause|make) ${victims}(?: to lose)? (?<n>#|1) ${more}$`),
    'each player lose <n> more sanity from phobia',
    ['Monster'],
  ],
  [
    new RegExp(
      `^(?:(?:all|any|each|every) )?(?:loss of sanity|sanity loss) (?:(?:that is )?(?:cause|inflict) by|from|due to|because of) (?:(?:all|any|a) )?${phobias} (?:is|are) (?:increase|raise) by (?<n>#|1)(?: point)?$`,
    ),
    'each player lose <n> more sanity from phobia',
    ['Monster'],
  ],
  // ---------------------------------------------------------------- what adds up, and how many one bears
  [
    /^only (?:1|one|a single) (?:copy of )?THIS(?: spell| card)? (?:may|can) (?:affect|benefit|help|influence) (?:you|your investigator|a player|any player|any 1 player|a investigator|any investigator|each player) at (?:a|1|any 1|any)(?: given)? time$/,
    'not cumulative',
  ],
  [
    /^(?:only )?(?:1|a single) (?:THING|THIS|of this card|copy|copy of this card|such \S+|(?!weapon|artifact|tome|spell|ally|phobia|card|item|point|monster|cultist|event|sanity)[a-z-]+) (?:per|to (?:a|each|an)|for each) (?:ally|bearer)$/,
    'the bearer may not bear copy of this card',
    ['Artifact'],
  ],
  [
    /^(?:a|no|each|any) ally may (?:bear|have|wear|carry|use|hold) (?:only 1|more than 1|no more than 1|at most 1)(?: of)? (?:THING|THIS|this card|copy of this card|of these)(?: at a time)?$/,
    'the bearer may not bear copy of this card',
    ['Artifact'],
  ],
  // ---------------------------------------------------------------- Great Old Ones that stay
  [/\bkeep (?:a|1|any 1) (?<god>great_old_one)(?= in play for )/, 'keep your <god>'],
  [/^(?<may>you may keep your great_old_one in play for .+)$/, 'at any time , <may>', ['Ally', 'Artifact', 'Tome']],
  [
    /^(?<head>[^:;]+?)(?: ,)? and (?<may>you may keep your great_old_one in play for .+)$/,
    '<head> . at any time , <may>',
    ['Ally', 'Artifact', 'Tome'],
  ],
  // ---------------------------------------------------------------- whose card a survivor takes
  [
    /(?<=\bsurvive?(?:ing)? (?:the cosmic battle )?to affect your opponent 's (?:ally|investigator)(?: or (?:their )?(?:ally|investigator))? .*\b(?:bury|discard|flip) (?:1|#|a) (?:random )?(?:weapon|artifact|tome|spell|ally))$/,
    ' of your opponent',
    ['Monster'],
  ],
  // ---------------------------------------------------------------- lost otherwise
  [
    /^(?<head>(?:(?:the|that) (?:ally|bearer)|THIS|they|it) (?:add|gain) [^,:;]+?)(?: ,)? and (?:is|are) discard (?:instead of|rather than) (?:is )?bury(?: ,)?(?: (?:if|when)(?: they is| it is)? (?:lose|kill(?:ed)?|defeat(?:ed)?))?$/,
    '<head> . if the bearer would is bury , discard it instead',
    ['Artifact'],
  ],
  [
    /^(?:(?:the|that) (?:ally|bearer)|they) (?:is|are) discard (?:instead of|rather than) (?:is )?bury(?: ,)?(?: (?:if|when)(?: they is| it is)? (?:lose|kill(?:ed)?|defeat(?:ed)?))?$/,
    'if the bearer would is bury , discard it instead',
    ['Artifact'],
  ],
  [
    /^(?:THIS |it |they )?(?:is|are) discard (?:instead of|rather than) (?:is )?bury(?: ,)?(?: (?:if|when)(?: they is| it is)? (?:lose|kill(?:ed)?|defeat(?:ed)?))?$/,
    'if this card would is bury , discard it instead',
    ['Ally', 'Monster'],
  ],
  // ---------------------------------------------------------------- what goes with its holder anyway
  [
    /\b(?<how>bury|discard) (?<what>THIS)(?: together| along)? (?:and|with) (?:all )?(?:of )?(?:its|the|any|all|their) spell(?: (?:in it|it hold|it contain|on it|therein))?\b/,
    '<how> <what>',
    ['Tome'],
  ],
  [
    /^(?:they|it|those ally|that ally|the ally)(?: all)? (?:may|can) (?:later )?(?:is |be )?(?:flip|turn) (?:back )?face-up (?:again )?(?:at|for) the (?:usual|normal|regular|standard) cost$/,
    '',
  ],
]

const atItsEnd =
  '(?:at|on|by) (?:the )?(?:end of (?:the|this|that)(?: next| following)? round|(?:begin|start|beginning) of the (?:next|following) round)'
const comesBack = new RegExp(
  `^(?:(?<first>${atItsEnd})(?: ,)? )?(?:${returned}|(?:it|they|that card|that ally|the ally|the card) (?:return|come)(?: back)?(?: (?:to|in|into) play)?)(?: (?<last>${atItsEnd}))?(?: , (?:and )?(?:then )?bury (?:THIS|this card))?$`,
)
const isAside =
  /\b(?:set|put|place|lay) (?:aside [^,:;]+|[^,:;]+ aside)|\bis (?:set|put|place|lay|laid) aside|\b(?:from|out of) play (?:for|until|during)\b/

/** "Set one Ally aside. It returns at the end of the Round.": for how long it lies there. */
export function withSetAside(parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  const result: (readonly Token[])[] = []
  for (const part of parts) {
    const before = result.at(-1)
    const back = before && isAside.test(textOf(before)) ? comesBack.exec(textOf(part))?.groups : undefined
    const isTold = before && new RegExp(`${thisRound}$`).test(textOf(before))
    if (!before || !back || !(isTold || back['first'] || back['last'])) {
      result.push(part)
      continue
    }
    const isNext = /\bend of \S+ (?:next|following) round$/.test(back['first'] ?? back['last'] ?? '')
    const till = isNext ? ', back until the end of the next round' : 'until the end of the round'
    if (!isTold) result[result.length - 1] = [...before, ...newWords(till, part[0]!)]
  }
  return result
}
