/** What is told of an Ally: whom he leads, when he defends, whose fate he takes upon himself, what he carries and knows, where he fights as a Monster. */

import type { Clause } from '../clauses.ts'

const own = '(?:THIS|they|it)'
const him = '(?:THIS|it|they|them|their)'
const defender =
  '(?:to defend|as (?:a )?defend(?:er|ing ally)|for (?:the|your) defen[sc]e|to (?:the|your) defen[sc]e|among (?:the|your) defending ally)'
const called = '(?:choose|commit|select|assign|use|take|call|name|include|count)'
const attacked =
  '(?:(?:when|if|each time)(?: that)? (?:you|your investigator) (?:is|come under) (?:the )?attack(?: by (?:a|any) .+)?|(?:when|if|each time) (?:your|a|any|the|1) (?:opponent|(?:directed )?threat) attack(?: (?:you|your investigator))?|(?:when|if|each time) a (?:directed )?threat is direct(?:ed)? (?:at|against) (?:you|your investigator)|in (?:each|any|all) combat)'
/** Beside this card. */
const beside =
  "(?:alongside|beside|next to|together with|along with|side by side with|at the side of|in the company of|with|under|under the command of|under the lead(?:ership)? of|in the same defen[sc]e as) (?:THIS|it|they|them|their)(?: (?:side|command|lead|leadership))?|at (?:their|THIS 's) side|under (?:their|THIS 's) (?:command|lead|leadership)"
/** What others have brought about. */
const theirs = "(?:(?:a|any|an|the|your|1) )?opponent 's"
const another = '(?:another(?: of your)?|any other|any of your other|1 of your other|a other|1 other|any 1 other)'
const kept = '(?:assign|carry|give|hold|keep|borne|bear)'
const thing = `(?:(?:this|that|the|such|such a|each such|a)(?: ${kept})? (?:artifact|tome|card|weapon|item)|it|they)`

const buriedOnceCast =
  '^bury (?:each |the |any |every |all |that )?spell (?:in your story deck )?(?:after|once|when) (?:it|they) (?:is|have is) cast'
const spokenWhen = '(?<when>(?!you (?:do|pay)\\b)[^,:;()]+?)(?: when (?:they|it|THIS) (?!is\\b)\\S+ (?:it|they|them)(?: aloud| out)?)?'

export const allies: readonly Clause[] = [
  // "Bury him in your Story Deck and all Phobias along with him".
  [/(?<=^as your turn , (?:you may )?bury THIS) in your story deck (?=and |to )/, ' ', ['Ally']],
  [
    /(?<=^as your turn , (?:you may )?(?:bury|discard|flip) THIS (?:and|to) [^,;:()]+?) (?:along|together) with (?:it|they|them|THIS)$/,
    '',
    ['Ally'],
  ],
  // "May carry one Weapon and one other Artifact at the same time": another is no Weapon.
  [
    /^(?<may>(?:(?:THIS|it|they) )?(?:may|can) carry )(?:both )?(?:a|1) (?<what>weapon|tome) and (?:1 other|another|1 additional) artifact(?: at the same time| at once| together)?$/,
    '<may> 1 <what> . <may> 1 artifact other than a <what>',
    ['Ally'],
  ],
  [/(?<=^(?:(?:THIS|it|they) )?(?:may|can) carry [^,:;]+?) (?:at the same time|at once|simultaneously)$/, '', ['Ally']],
  // "All other Soldiers among your Defending Allies": those that defend.
  [
    /\b(?<which>(?:(?:all|each|every|any|a|your)(?: of your)? )?(?:other )?)(?<what>(?!other\b|all\b|each\b|those\b|ally\b)[^ ,;:()]+) (?:(?:that|who) is )?(?:among|amongst) your (?:other )?defending ally\b/,
    '<which> defending <what>',
  ],
  // "Bury this card and replace it with any one Ally chosen from your Story Deck."
  [
    /(?<=\bbury (?:THIS|this card|this ally) and )replace (?:it|they|THIS) (?:with|by) (?<what>[^,;:]+?)(?: choose| take| of your choice)? from your story deck$/,
    'put <what> from your story deck into play',
  ],
  // "Only if he takes his full value in Sanity loss": what he absorbs.
  [
    /\b(?:it|they|THIS) (?:take|suffer|absorb|receive) (?:its|their) (?:full|entire|whole) (?:card )?value (?:in|of|as) (?:(?:sanity )?(?:loss|damage|point)|sanity)(?: (?:during|in) combat)?$/,
    'its full value is absorb in combat',
  ],
  // ---------------------------------------------------------------- when he must, may and may not defend
  [
    new RegExp(`^(?:${own} )?must(?: always)? is(?: always)? ${called} ${defender}(?:(?: ,)? ${attacked})?$`),
    'this card must defend',
    ['Ally'],
  ],
  [
    new RegExp(`^(?:${own} )?must(?: always)? (?:defend|take part in the defen[sc]e)(?: you)? ${attacked}$`),
    'this card must defend',
    ['Ally'],
  ],
  [
    new RegExp(
      `^(?:${own} )?must(?: always)? is (?:1 of|among|part of) (?:the|your) (?:defending ally|defender|defen[sc]e)(?: ${attacked})?$`,
    ),
    'this card must defend',
    ['Ally'],
  ],
  [
    new RegExp(`^you must (?:always )?(?:defend with|${called}) THIS(?: ${defender})?(?: ${attacked})?$`),
    'this card must defend',
    ['Ally'],
  ],
  [/(?<=\b(?:choose|commit|select) )as defending ally(?= |$)/, 'as a defending ally', ['Ally']],
  [
    new RegExp(
      `^(?:${own} )?(?:may|can) (?:only is ${called} ${defender}|is ${called} ${defender} only) (?:if|while|when) (?<when>[^,]+)$`,
    ),
    'unless <when> , this card cannot is defending',
    ['Ally'],
  ],
  [
    new RegExp(
      `^(?:${own} )?(?:may|can)(?: also)? (?:is )?(?:add|commit|join|choose|assign|call|select|enter)(?: ${defender}| your defending ally| to your defending ally| the defen[sc]e)? (?:even )?(?:after|once|when) (?:all |the |directed )*threat (?:have |have already )?is reveal$`,
    ),
    'you may add this card to your defending ally once threat is reveal',
    ['Ally'],
  ],
  [
    /^(?:after|once) (?:all |the |directed )*threat (?:have |have already )?is reveal , you may (?:add|choose|commit|select|assign|use) THIS (?:to|as) (?:(?:a|1|your|the) )?(?:additional |another |extra |more |further )?(?:defending ally|defender|defen[sc]e)$/,
    'you may add this card to your defending ally once threat is reveal',
    ['Ally'],
  ],
  [
    new RegExp(
      `(?<=\\bduring combat)(?: ,)? even (?:if|though) (?:you (?:do|have)(?: not)?(?: not)? (?:choose|commit|select)(?: not)? ${him}|${own} (?:is|have|have is|is not|have not is)(?: not)?(?: is)? (?:choose|commit|select))(?: before| earlier| at first| ${defender})*$`,
    ),
    '',
    ['Ally'],
  ],
  [/^they (?=(?:may not|cannot|may only|must) is (?:choose|commit|select)\b)/, 'this card ', ['Ally']],
  [/^(?:THIS |they |it )?(?:can )?see invisible$/, 'see invisible monster', ['Ally']],
  [
    /^(?:a |any |no )?monster (?:which|that|who) (?:normally |can |may |would )?bypass (?:combat with )?(?:defending )?ally (?:do not|cannot|may not) bypass (?:THIS|it|they|them|their)$/,
    'monster may not bypass this card',
    ['Ally'],
  ],
  [/(?<=^|, )attack monster (?=lose|subtract|is reduce|is worth)/, 'each attack monster ', ['Ally']],
  // ---------------------------------------------------------------- whom he leads
  [
    new RegExp(`(?<=\\bother [^,]*)(?:who |that )?(?:is )?(?:defend(?:ing)?|fight|fighting) (?:${beside})(?= |$)`),
    'defending with this card',
    ['Ally'],
  ],
  [
    new RegExp(
      `^(?<who>(?:(?:all|each|any|your) )?(?:of )?(?:your )?other [^,]+?) (?<does>(?:add|gain|is raise|is increase|is worth) .+?) (?:when|while|if|as long as) (?:they |it )?(?:is )?defend(?:ing)? (?:${beside})(?= |$)`,
    ),
    '<who> defending with this card <does>',
    ['Ally'],
  ],
  [/^(?:your )?other (?=[^,]+ defending with THIS )/, 'all other ', ['Ally']],
  [/^any other (?=[^,]+ defending with THIS )/, 'all other ', ['Ally']],
  [/(?<=\bother [^,]+ )is (?:worth )?(?:raise|increase) by (?<n>#|1)(?: point)?(?: each)?(?= |$)/, 'gain <n>', ['Ally']],
  [/(?<=\bother [^,]+ )is worth (?<n>#|1)(?: point)? more(?: each)?(?= |$)/, 'gain <n>', ['Ally']],
  [/(?<=\bother [^,]+ )(?:is|have) (?<n>#|1)(?: point)? (?:stronger|higher)(?= |$)/, 'gain <n>', ['Ally']],
  [
    /(?<=\bother .+ (?:add|gain) (?:#|1)(?: point)?(?: each)?)(?: ,)? \( (?:or )?(?<n>#|1)(?: point)? (?<when>(?:if|while|when|at|by|against) [^()]+) \)$/,
    ' , or <n> <when>',
  ],
  [
    /(?<=\bother .+ (?:add|gain) (?:#|1)(?: point)?(?: each| per card)? ,? ?or )(?<n>#|1) point(?= (?:if|while|when|at|by))/,
    '<n>',
    ['Ally'],
  ],
  [/(?<=\bother .+ (?:add|gain) (?:#|1)(?: point)?)(?: each| per card)(?= , or )/, '', ['Ally']],
  [/(?<=\bother .+ (?:add|gain) )(?<n>#|1) point(?= , or )/, '<n>', ['Ally']],
  [
    /^while (?<lead>THIS is a defending ally|THIS defend) , (?<who>(?:all|each) other [^,]+?) (?<does>add|gain) (?<n>#|1)(?: point)?(?: each| per card)? , or (?<m>#|1)(?: point)? (?:if|when|while) (?<when>[^,]+)$/,
    'while this card is a defending ally , <who> <does> <n> , or <m> if <when>',
    ['Ally'],
  ],
  [/^other (?=(?:\S+ ){1,4}(?:add|gain|lose|subtract) (?:#|1)(?= |$))/, 'all other ', ['Ally']],
  [
    new RegExp(
      `^(?:all |your |each )?(?<who>(?!all |each |your |other )(?:(?!other)\\S+ ){1,3}?)(?:who |that )?(?:is )?(?:defend(?:ing)?|fight|fighting) (?:${beside}) (?=(?:add|gain|lose|subtract) )`,
    ),
    'all other <who> defending with this card ',
    ['Ally'],
  ],
  [
    /^(?:THIS 's|their|the) command ability (?:add|give|grant) (?<n>#|1)(?: point)? to(?: the value of)? (?<who>(?:all|each) [^,]+)$/,
    'while this card is a defending ally , <who> gain <n> , not cumulative with other command ability',
    ['Ally'],
  ],
  [
    /^against (?:any |all )?(?<who>[^,]+) , (?=(?:their|its) (?:card )?value |(?:THIS|they|it) (?:add|gain|lose|subtract|is worth) )/,
    'if the opposing threat contain <who> , ',
    ['Ally'],
  ],
  [/(?<=\bvalue )count double(?= |$)/, 'is double', ['Ally']],
  [/^(?:THIS|they|it) only defend (?<when>(?:if|while|when|at|by) .+)$/, 'this card may only defend <when>', ['Ally']],
  // ---------------------------------------------------------------- whose place he takes when they would be lost
  [/^at the moment (?:when|that|at which)(?= (?:you|your|a|any|another|1|THIS|it|they)\b)/, 'if'],
  [
    /^(?<if>if|when) you would lose (?<what>[^,]+?) (?:by|to|through|because of|on account of|due to) (?:(?:a|any|an|your|the|1) )?opponent 's (?<by>[^,]+?)(?= ,)/,
    'if your opponent would make you lose <what> by a <by>',
  ],
  [
    new RegExp(
      `^(?:if|when|each time|should) (?<what>${another} \\S+)(?: of yours)? (?:would )?is lose (?:to|by|through|because of|due to) ${theirs} card(?= ,)`,
    ),
    'if your opponent would make you lose <what>',
  ],
  [
    new RegExp(
      `^(?:if|when|each time|should) (?<what>${another} \\S+)(?: of yours)? (?:would )?is lose (?:to|by|through|because of|due to) ${theirs} (?<by>[^,]+?)(?= ,)`,
    ),
    'if your opponent would make you lose <what> by a <by>',
  ],
  [
    /(?<=^if your opponent would make you lose )(?:another(?: of your)?|any other|any of your other|1 of your other|1 other|a other) (?=\S+(?: by .+)? , )/,
    'a ',
    ['Ally'],
  ],
  [/(?<=^if your opponent would make you lose \S+(?: \S+)? by a )(?<a>\S+) or (?:a )?(?<b>\S+)(?= ,)/, '<a> or <b>'],
  [/^should (?<who>[^,]+?) is (?<how>lose|bury|discard)(?<rest>(?: in combat)?) ,(?= .*\binstead\b)/, 'if <who> would is <how> <rest> ,'],
  [
    /^(?<do>[^,]+)(?: ,)? should (?<who>[^,]+?) is (?<how>lose|bury|discard)(?<rest>(?: in combat)?)$/,
    'if <who> would is <how> <rest> , <do>',
  ],
  [
    /^instead of (?:bury|lose) (?:THIS|it|they|them|their) , (?<do>flip|discard|return) (?:THIS|it|they|them|their) (?<how>face-down|to your hand) (?:should|if|when|each time) (?:THIS|it|they) (?:is|would is) (?:lose|bury) in combat(?:(?: ,)? (?:but )?once (?:only )?(?:in |per |a |each )*round)?$/,
    'if this card would is bury in combat , <do> it <how> instead , once a round',
    ['Ally'],
  ],
  [
    /^(?:when|if|each time) lose in combat , (?<do>flip|discard|return) (?:THIS|it|they|them|their) (?<how>face-down|to your hand)(?: ,)? (?:instead of|rather than) (?:bury|lose) (?:THIS|it|they|them|their)(?: \( once (?:per |a |each |in each )*round \)|(?: ,)? once (?:per |a |each |in each )*round)$/,
    'if this card would is bury in combat , <do> it <how> instead , once a round',
    ['Ally'],
  ],
  // ---------------------------------------------------------------- what he carries
  [
    /^(?:while THIS is in play , )?(?:on|in|during) (?:a|any) (?:later|subsequent) turn(?: ,)? you may (?<do>assign|give|entrust|hand|attach|place) (?:to|with) (?:THIS|it|they|them|their) (?<what>(?:1|a|any 1) [^,]+?)(?: card)?(?: at any location)?$/,
    'you may assign <what> to this card on a later turn',
    ['Ally'],
  ],
  [
    /^(?:while THIS is in play , )?(?:you may )?(?:assign|give|entrust|attach|place) (?:to|with) (?:THIS|it|they|them|their) (?<what>(?:1|a|any 1) [^,]+?)(?: card)?(?: at any location)?(?: (?:on|in|during) (?:a|any) (?:later|subsequent) turn)?$/,
    'you may assign <what> to this card on a later turn',
    ['Ally'],
  ],
  [
    /^(?:while THIS is in play , )?(?:(?:on|in|during) (?:a|any) (?:later|subsequent) turn(?: ,)? )?(?:you may )?(?:assign|give|entrust|attach|place) (?<what>(?:1|a|any 1) (?:(?!(?:to|with|from) )\S+ ?){1,6}?) (?:to|with) (?:THIS|it|they|them|their)(?: at any location)?(?: (?:on|in|during) (?:a|any) (?:later|subsequent) turn)?(?: at any location)?$/,
    'you may assign <what> to this card on a later turn',
    ['Ally'],
  ],
  [/(?<=^you may assign .+) card(?= to this card on a later turn$)/, '', ['Ally']],
  [
    new RegExp(
      `^${thing} (?:(?:remain|stay|is) with (?:THIS|it|they|them|their) and )?(?:suffer|share)(?: any| the same| the)?(?: (?:THIS 's|their|its))? ?fate(?: (?:that )?(?:as )?(?:THIS|it|they|them)(?: suffer| do)?)?(?: ; (?:it may is )?replace(?: it)?(?: with another)?(?: if lose)?)?$`,
    ),
    'if this card is lose , the artifact suffer the same fate',
    ['Ally'],
  ],
  [
    new RegExp(`^${thing} is (?:also )?lose (?:together )?(?:with|if|when) (?:THIS|it|they|them|their)(?: is(?: lose)?)?(?: too)?$`),
    'if this card is lose , the artifact suffer the same fate',
    ['Ally'],
  ],
  [
    new RegExp(`^(?:if|when) (?:THIS|it|they) is lose , ${thing} is (?:also )?lose(?: too)?$`),
    'if this card is lose , the artifact suffer the same fate',
    ['Ally'],
  ],
  [
    new RegExp(
      `^(?:(?:${thing} )?(?:may|can) is replace(?: with another(?: 1| tome| artifact| card)?)?|replace (?:it|them|they)(?: with another)?|you may replace (?:it|them|they)(?: with another)?)(?: ,)?(?: (?:if|when)(?: it is)? lose| on a later turn)*$`,
    ),
    'it may is replace with another , if lose',
    ['Ally'],
  ],
  [
    new RegExp(
      `^(?:if|when) (?:${thing} is )?lose , (?:${thing} may is replace(?: with another)?|(?:you may )?replace (?:it|them)(?: with another)?)$`,
    ),
    'it may is replace with another , if lose',
    ['Ally'],
  ],
  // ---------------------------------------------------------------- how many of them there are
  [
    /^(?:you may have )?(?:any number of|more than 1|as many|several|many)(?: copy of)? (?:THIS|\S+)(?: as you (?:like|wish))? (?:may is in play|may is in play at (?:once|a time|the same time))(?: as ally)?$/,
    'you may have any number of this card in play',
    ['Ally'],
  ],
  // "Each adds 1 while another is in play": of these Allies.
  [
    /(?<=^you may have (?:any number|as many) [^,]*in play(?: as ally)?(?: as you like)?)(?: ,)? (?:and|;) (?:each )?(?:of (?:they|them) )?(?:add|gain) (?<n>#|1)(?: point)?(?: to (?:its|their) (?:card )?value)? (?:while|if|when) (?:another|at least 1 other|a second)(?: 1)? is (?:also )?in play$/,
    ' . while another card of the same title is in play , this card gain <n>',
    ['Ally'],
  ],
  [
    /^each(?: of (?:they|them))? (?:add|gain) (?<n>#|1)(?: point)?(?: to its (?:card )?value)? (?:while|if|when) (?:another|at least 1 other|a second)(?: 1)? is (?:also )?in play$/,
    'while another card of the same title is in play , this card gain <n>',
    ['Ally'],
  ],
  [
    /^(?:(?:each|THIS|they)(?: of (?:they|them))? )?(?:add|gain) (?<n>#|1)(?: point)?(?: to (?:its|their) (?:card )?value| to each(?: of (?:they|them))?) for each other(?: 1| of (?:they|them))?(?: (?:you have )?in play)?$/,
    'this card gain <n> for each other card of the same title',
    ['Ally'],
  ],
  [
    /^(?:add|gain) (?<n>#|1)(?: point)? to each(?: of (?:they|them))? for each other (?<what>(?!1 )[^,]+?)(?<play>(?: you have in play| in play)?)$/,
    'this card gain <n> for each other <what> <play>',
    ['Ally'],
  ],
  [/(?<=^you may have (?:any number of|as many) (?:THIS|\S+) in play) as ally(?= |$)/, '', ['Ally']],
  // ---------------------------------------------------------------- what he knows
  // "..., unless you are at a Museum, in which case flip it face-down", "..., but if a Storm is in play flip it face-down instead".
  ...(
    [
      [
        '(?:(?:it|they) is )?flip(?: it| them| they)? face-down',
        'while <when> , flip each spell hold by this card face-down after it is cast',
      ],
      [
        '(?:return (?:it|them)|it is return) to your hand',
        'while <when> , return each spell hold by this card to your hand after it is cast',
      ],
      ['(?:discard (?:it|them)|it is discard)', 'while <when> , discard each spell hold by this card after it is cast'],
    ] as const
  ).flatMap(([fate, meant]): Clause[] => [
    [new RegExp(`${buriedOnceCast}(?: ,)? unless ${spokenWhen} , in (?:which|that) case ${fate}(?: instead)?$`), meant, ['Ally']],
    [new RegExp(`${buriedOnceCast}(?: ,)?(?: but| and)? (?:if|when|while) ${spokenWhen}(?: ,)? ${fate} instead$`), meant, ['Ally']],
    [new RegExp(`${buriedOnceCast}(?: ,)? (?:or|but) (?:instead )?${fate}(?: instead)? (?:if|when|while) ${spokenWhen}$`), meant, ['Ally']],
  ]),
  [
    /^instead of (?:is )?bury , (?:it|each spell|the spell) is flip face-down(?: after it is cast)? (?<when>(?:while|if|when) .+)$/,
    'flip each spell hold by this card face-down after it is cast <when>',
    ['Ally'],
  ],
  // ---------------------------------------------------------------- what is proof against what
  [
    /^protection from (?<a>[^,]+(?: , (?!and )[^,]+)*?)(?: ,)? and (?:from )?(?:any |all )?card (?:that|which) (?:would )?cause you to lose (?<what>[^,]+)$/,
    'protection from <a> . protection from card that cause you to lose <what>',
    ['Ally', 'Artifact'],
  ],
  [/^protection from (?<a>[^,]+) , (?<b>(?!and )[^,]+)$/, 'protection from <a> and <b>'],
  [
    /^(?<head>(?:THIS|it|they) is |)not affected by (?<a>[^,]+?)(?: ,)? (?:or|and|nor) by (?<b>(?:any |all )?(?:card|event|spell|effect|artifact|anything) (?:that|which) .+)$/,
    '<head> not affected by <a> . not affected by <b>',
    ['Ally'],
  ],
  [
    /^(?:while THIS is in play (?:, )?)?(?<who>you and your ally|your ally|you|your investigator) (?:may not is|is not|cannot is) affected by (?<what>[^,]+) , nor may (?:THIS|this|these|those|that|they|it)(?: (?:card|event))? is (?:play|use)(?: (?:on|against) you)?$/,
    '<who> is not affected by <what> . <what> may not is play on you',
    ['Ally', 'Artifact'],
  ],
  // ---------------------------------------------------------------- when he may be played, and when he must go
  [/(?<=^THIS may is play [^:;]+) , (?<when>(?:if|while|when) [^,]+)$/, ' <when>', ['Ally']],
  [/(?<=^THIS may is play in (?:the )?(?:waking world|dreamlands|new aeon)) , (?=(?:at|in) )/, ' ', ['Ally']],
  [
    /^you must have (?<what>[^,]+? in play)(?: ,)? or (?:else )?(?<how>bury|discard) (?:THIS|it|they|them|their) at the end of (?:the|each) round$/,
    'at the end of the round , unless you have <what> , <how> this card',
    ['Ally', 'Artifact', 'Event'],
  ],
  [
    /^your investigator must is (?<who>(?:a )?(?:woman|man|female|male)) (?:to (?:have|keep|play) THIS(?: in play)?|(?:if|when) (?:you (?:play|have)|to play) THIS|for (?:you to play )?THIS(?: to is play)?)$/,
    'this card may only is play if your investigator is <who>',
    ['Ally', 'Artifact'],
  ],
  [
    /^only a (?<who>woman|man|female|male)(?: investigator)? may (?:play|have|use) THIS(?: in play)?$/,
    'this card may only is play if your investigator is <who>',
    ['Ally', 'Artifact'],
  ],
  // All else that is asked is asked anyway.
  [
    /(?<=\bmay (?:is )?play .+?)(?: ,)? (?:while|provided|if|as long as|on condition)(?: that)? (?:all|each|any|the) (?:of )?(?:the )?(?:other )?(?:requirement|condition|restriction|rule|need)s?(?: for (?:they|it|them))? (?:is|must is)(?: still)? (?:meets?|met|fulfill?(?:ed)?|fulfil|satisf(?:y|ied)|obeyed|observed|obey|observe)$/,
    '',
  ],
  [/(?<=\byou may play .+) , and (?=any (?:waking world|dreamlands|new aeon) )/, ' . you may play '],
  // ---------------------------------------------------------------- what he serves as
  [
    /(?<=^(?:THIS )?may )(?:take|fill|stand in) (?:the|in the)? ?(?:place|stead) of(?= .*great_old_one)/,
    'is use in place of',
    ['Ally', 'Artifact'],
  ],
  [/(?<=\bcard (?:require|need) to )(?:summon|bring forth|call)(?= (?:a|any) great_old_one)/, 'play', ['Ally', 'Artifact']],
  [
    /^for (?:the purpose of )?(?:any |all |your )?adventure(?: ,)? (?:THIS|it|they) (?<count>count as .+)$/,
    '<count> for any adventure that require 1',
    ['Ally'],
  ],
  // ---------------------------------------------------------------- where he fights as a Monster
  [/(?<=\b(?:into|in) (?:your|a) (?:directed )?threat) (?:as|like) a monster(?= |$)/, '', ['Ally']],
  [/^(?:THIS )?may is play as a monster only (?<at>(?:at|in) .+)$/, 'this card may is play as a monster only <at>', ['Ally']],
  [
    /^(?:THIS )?may use (?:a|any|the) (?<where>.*?)gate to is (?:place|put|add|move) (?:in|into|to) your threat as a monster$/,
    'this card may is play as a monster at a <where> gate location for the use of its gate',
    ['Ally'],
  ],
  [
    /^(?:THIS )?may use (?:a|any|the) (?<where>.*?)gate to is (?:place|put|add|move) (?:in|into|to) your threat$/,
    'as your turn , if you is at a <where> , use the gate : put this card into your threat',
    ['Ally'],
  ],
  [
    /^you may use (?:a|any|the) (?<where>.+?) gate to (?:place|put|add|move) THIS (?:in|into|to) your threat(?: as a monster)?$/,
    'as your turn , if you is at a <where> , use the gate : put this card into your threat',
    ['Ally'],
  ],
  [
    /^(?:THIS )?may is (?:place|put|add|move) (?:in|into|to) your threat(?: as a monster)? (?:at|in) (?:a|any) (?<where>(?:.*? )?)(?:gate )?(?<place>location) \( use (?:the |its |that )?gate \)$/,
    'as your turn , if you is at a <where> <place> , use the gate : put this card into your threat',
    ['Ally'],
  ],
  [
    /(?<=^as your turn , you may )(?:move|place|put) (?:THIS|it|they|them|their) from play into(?= your threat)/,
    'put this card into',
    ['Ally'],
  ],
  // ---------------------------------------------------------------- what numbers he changes
  [
    /^(?<when>(?:while [^,]+ , )?)(?:THIS|they|it) (?:raise|increase|add to|lift) your (?<stat>maximum|minimum) by (?<n>#|1)(?: card)?(?= ,|$)/,
    '<when> your <stat> gain <n>',
    ['Ally', 'Artifact', 'Tome'],
  ],
  [
    /^(?<when>(?:while [^,]+ , )?)(?:THIS|they|it) (?:lower|reduce|decrease) your (?<stat>maximum|minimum) by (?<n>#|1)(?: card)?(?= ,|$)/,
    '<when> your <stat> lose <n>',
    ['Ally', 'Artifact', 'Tome'],
  ],
  // ---------------------------------------------------------------- a Turn spent with him, and where he leads
  [
    /^(?:as your turn ,? ?)?(?:you|your investigator) may (?:remain|stay|rest) (?:for a(?: additional)? turn )?with (?:THIS|it|they|them|their)(?: for (?:a|1)(?: additional)? turn)?(?<at> (?:at|in) (?:a|any) [^,]+?)?(?: for (?:a|1)(?: additional)? turn)? (?:and|to) (?=bury )/,
    'remain with this card for a additional turn <at> and ',
    ['Ally'],
  ],
  [
    /^(?<pay>(?:flip|bury|discard) THIS(?: face-down)?) : (?:(?:as|on|in) )?(?:your |the )?next turn ,? (?:you may )?(?<go>play [^,]+ location(?: anywhere in [^,]+| in [^,]+)?)(?: , right-side-up)?$/,
    'as your turn , <pay> : <go> as your next turn',
    ['Ally', 'Artifact'],
  ],
  [
    /^(?<pay>(?:flip|bury|discard) THIS(?: face-down)?) (?:to (?:travel|sail|journey|depart|leave|go)|and (?:travel|sail|depart|journey)) : /,
    '<pay> : ',
  ],
  // ---------------------------------------------------------------- what a flip of his is good for
  [
    /^(?:you may )?flip THIS(?: face-down)? to (?:ignore|avoid|escape|negate|waive|cover) (?:the|any) sanity cost (?:of|for) (?<what>(?:a|any|1) [^,]+)$/,
    'if you would pay for <what> , you may flip this card face-down instead',
    ['Ally', 'Artifact', 'Tome'],
  ],
  [
    /^(?:you may )?(?<how>bury|discard) THIS to (?:ignore|avoid|escape|negate|waive|cover) (?:the|any) sanity cost (?:of|for) (?<what>(?:a|any|1) [^,]+)$/,
    'if you would pay for <what> , you may <how> this card instead',
    ['Ally', 'Artifact', 'Tome'],
  ],
  [/^THIS (?:is|may is) flip face-up only (?:if|while|when) (?<when>[^,]+)$/, 'unless <when> , this card cannot is flip face-up'],
  [
    /^instead of is bury in combat , (?:THIS|they|it) may is (?:return to your hand) (?:at (?:a|the) cost of|for|by pay|if you pay) (?<n>#|1) sanity(?: point)?$/,
    'if this card would is bury in combat , you may pay <n> sanity to return it to your hand instead',
    ['Ally', 'Monster'],
  ],
  [/(?<=^(?:bury|discard|flip) THIS (?:if|when) you )ever /, '', ['Ally', 'Artifact']],
  [/^THIS is (?:also )?a (?<what>(?!card|ally|artifact|tome|monster|weapon)\S+)$/, 'treat this card as a <what>', ['Ally']],
  [
    /(?<=\b(?:if|when) )(?<what>(?:a|any|another) [^,]+?) (?:come into play|enter play|is bring into play)(?=$| ,)/,
    'any player play <what>',
    ['Ally', 'Artifact'],
  ],
  [
    /\b(?:if|when) you (?:ever )?(?:enter|travel to|go to|reach) (?=the (?:dreamlands|waking world)|(?:the )?new aeon)/,
    'when you arrive in ',
    ['Ally', 'Artifact', 'Event'],
  ],
  // ---------------------------------------------------------------- languages and Spells
  [
    /(?<=^|, )you may (?:ignore|disregard) (?:all |any )?language (?:requirement|restriction)(?: (?:of|for|on|when play) (?:card|your card))?$/,
    'you may play card regardless of language',
    ['Ally', 'Artifact', 'Tome'],
  ],
  [
    /^you pay no sanity (?:for|to cast|when cast) (?<what>(?:any |the )?spell cast by THIS|(?:any |the )?spell hold by THIS)$/,
    '<what> cost no sanity',
    ['Ally', 'Tome', 'Artifact'],
  ],
  [
    /^(?:THIS 's|their|its) spell is flip face-down (?:instead of|rather than)(?: is)? bury(?: after (?:it|they) is cast)?$/,
    'flip each spell hold by this card face-down after it is cast',
    ['Ally'],
  ],
  [
    /(?<n>#|1) spell , (?:each|all|any|1) of which must (?:bear|have|show|feature) (?:the |a )?(?<icon>\S+) (?:icon|symbol)(?=$|,)/,
    '<n> <icon> spell',
    ['Ally', 'Artifact', 'Tome'],
  ],
  // ---------------------------------------------------------------- with whom he is played
  [/^(?:(?:THIS|it|they) )?(?:may|can) is join by (?:a |any |other )?(?<who>[^,]+)$/, 'join <who>', ['Ally']],
  [
    /^(?:(?:THIS|it|they) )?(?:may|can) is play (?:(?:together|along|at the same time|in the same turn) (?:with|as)|alongside|with) (?:a |any |any number of |1 or more )?(?<who>(?:other )?(?!ally\b|card\b|another)[^,]+)$/,
    'join <who>',
    ['Ally', 'Monster'],
  ],
  [
    /^you may play any number of (?<who>[^,]+?) (?:in|on|during) the same turn (?:as|with|that you play) THIS$/,
    'join <who>',
    ['Ally', 'Monster'],
  ],
  // ---------------------------------------------------------------- what he bears and knows, as a condition and as a kind
  [
    /(?<=\b(?:know|hold) (?:up to )?(?:#|1|any number of)(?: \S+)? spell)(?: ,| ;|,? and)? (?:which|each of which|each|they|and they|all of which|it)(?: is)?(?: then)? flip face-down(?: (?:rather than|instead of)(?: is)? bury)?(?: (?:when|after|once)(?: it is| they is)? cast(?:ing)?)?$/,
    ' . flip each spell hold by this card face-down after it is cast',
    ['Ally'],
  ],
  [/\bspell (?:that |which )?(?:THIS|they|it) (?:know|hold|cast)(?= (?:cost|is|may|cannot))/, 'spell hold by this card', ['Ally']],
  [/(?<=\b(?:if|while|when|unless) )(?:THIS|they|it) know (?<what>(?:a|any|1) spell)(?=$| ,)/, 'this card bear <what>', ['Ally']],
  [
    /(?<=\b(?:if|while|when|unless) )(?:THIS|they|it) (?:know|hold|bear|carry) no (?<what>(?:\S+ )?(?:spell|tome|artifact|weapon))(?=$| ,)/,
    'not ( this card bear a <what> )',
    ['Ally'],
  ],
  [
    / as (?:if|though) (?:you|your investigator) (?:know|can read|read|understand|speak) (?:the|its|their|that) language$/,
    ' regardless of language',
  ],
  [/\b(?:carry|hold|bear|know|borne) by (?:they|them|their)(?= (?:is|may|cannot|cost|add|gain))/, 'hold by this card', ['Ally']],
  [
    /^(?:the |any |all |each )?(?<what>(?:artifact|tome|spell)) (?:carry|hold|bear|borne) by THIS (?:may not|cannot) is (?:steal|take)(?= |$)/,
    'each <what> hold by this card cannot is steal',
    ['Ally'],
  ],
  [
    /^(?:while|when|if) (?:bear|carry|hold|wield|wielding|armed with) (?<what>(?:a|any|1) [^,]+?)(?: ,)? (?=(?:THIS|they|it|add|gain|its|their) )/,
    'while this card bear <what> , ',
    ['Ally'],
  ],
  [
    /^with (?<what>(?:a|any|1) (?:\S+ )?(?:weapon|tome|artifact)) , (?=(?:THIS|they|it|add|gain|its|their) )/,
    'while this card bear <what> , ',
    ['Ally'],
  ],
  [
    /^without (?<what>(?:a|any|1) (?:\S+ )?(?:weapon|tome|artifact)) , (?=(?:THIS|they|it|add|gain|its|their|subtract|lose) )/,
    'unless this card bear <what> , ',
    ['Ally'],
  ],
  [
    /^(?:THIS |they |it )?(?:may not|cannot|can never|may never) (?:bear|carry|use|wield)(?: a| any)? (?<what>weapon)$/,
    'cannot bear a <what>',
    ['Ally'],
  ],
  [
    /^(?:THIS |they |it )?must (?:bear|carry|have|hold|wield) (?<what>(?:a|any|1) [^,]+?) (?:to defend|in order to defend|(?:when|while|if) defending)$/,
    'unless this card bear <what> , this card cannot is defending',
    ['Ally'],
  ],
  // ---------------------------------------------------------------- values, told in few words
  [
    /(?<=\b(?:add|gain|subtract|lose) (?:#|1)(?: point)?(?: to (?:their|its) (?:card )?value)?) , (?:but |though |and )?only (?=(?:against|if|while|when|at|by) )/,
    ' ',
    ['Ally', 'Monster'],
  ],
  [/^(?:is )?worth (?<n>#|1)(?: point)? (?<more>more|less)(?= )/, 'this card is worth <n> <more>', ['Ally', 'Monster']],
  [
    /(?<=\b(?:add|gain|subtract|lose) (?:#|1)(?: point)?(?: (?:to|from) (?:their|its) (?:card )?value)?) in (?:(?:any|a|each) )?combat (?:against|with)(?= )/,
    ' against',
    ['Ally', 'Monster'],
  ],
  [/^have a value of (?=(?:#|1) )/, 'this card have a value of ', ['Ally', 'Monster']],
  [
    /^(?:each|the|any) spell hold by THIS is flip face-down (?:rather than|instead of)(?: is)? bury(?: (?:when|after|once)(?: it is| they is)? cast)?$/,
    'flip each spell hold by this card face-down after it is cast',
    ['Ally'],
  ],
  // ---------------------------------------------------------------- whom he guards
  [
    /^(?:THIS )?protect (?:all (?:of )?)?(?<who>your ally|you and (?:all (?:of )?)?your ally) (?:from|against) (?<what>(?!space|underwater|radiation)[^,]+)$/,
    '<who> is not affected by <what>',
    ['Ally', 'Artifact'],
  ],
  [
    /^(?<who>you and (?:all )?your ally|your ally) (?:ignore|disregard) (?:the effect of )?(?:all |any )?(?<what>(?!the\b|language)\S+(?: event)?)$/,
    '<who> is not affected by <what>',
    ['Ally', 'Artifact'],
  ],
  [
    /^(?:THIS )?(?:prevent|avert) (?:all|any) (?:loss of sanity|sanity loss) (?:by|from|to|because of|cause by) (?<what>(?:any |all )?phobia)$/,
    'you lose no sanity from <what>',
    ['Ally', 'Artifact'],
  ],
  [/^(?:THIS |it |they )?cannot is steal or control$/, 'this card cannot is control or steal', ['Ally', 'Monster']],
  [/^is (?=(?:not|never) (?:include|choose|count|consider|pick) (?:when|if) )/, 'this card is ', ['Ally']],
  [
    /^(?:THIS |they |it )?(?:is )?(?:only (?:lose|bury)|(?:lose|bury) only)(?: in combat)? if (?:(?:they|it|THIS) (?:take|absorb|suffer) (?:their|its|the) full (?:card )?value|(?:their|its) full (?:card )?value is absorb)(?: (?:in|during) combat)?$/,
    'bury this card only if it absorb its full value',
    ['Ally', 'Monster'],
  ],
  [
    /^(?:THIS |they |it )?may is (?<how>bury|discard) (?:instead|in place|in the place) of (?<whom>(?:any|a|1)(?: 1)?(?: of your)?(?: other)? (?<kind>\S+))(?: of yours)?(?: (?:that|who|which) would (?:otherwise )?is (?:bury|lose))?(?<when>(?: in combat)?)$/,
    'you may <how> this card instead of <whom> that would is bury <when>',
    ['Ally'],
  ],
  [
    /^(?:THIS |they |it )?may is (?<how>bury|discard) (?:instead|in place|in the place) of another (?<kind>\S+)(?: of yours)?(?: (?:that|who|which) would (?:otherwise )?is (?:bury|lose))?(?<when>(?: in combat)?)$/,
    'you may <how> this card instead of any other <kind> that would is bury <when>',
    ['Ally'],
  ],
  // ---------------------------------------------------------------- how many cards one keeps and draws
  [
    /^you may draw (?<n>#|1) (?:additional|extra|more) card (?:(?:in|at the start of) )?each round$/,
    'you draw <n> more card',
    ['Ally', 'Artifact', 'Tome', 'Location'],
  ],
  [
    /^you may keep (?:up to )?(?<n>#|1) (?:additional|extra|more) card(?: in your hand)?(?: at the end of (?:the|each) round)?$/,
    'your maximum gain <n>',
    ['Ally', 'Artifact', 'Tome', 'Location'],
  ],
  [
    /^your hand may (?:hold|contain) (?<n>#|1) (?:additional|extra|more) card$/,
    'your maximum gain <n>',
    ['Ally', 'Artifact', 'Tome', 'Location'],
  ],
  [
    /^(?<stat>maximum|minimum)(?: hand size)? is (?<how>increase|raise|reduce|lower|decrease) by (?=#|1)/,
    'your <stat> is <how> by ',
    ['Ally', 'Artifact', 'Tome', 'Location'],
  ],
  [
    /^you pay no sanity (?:at|for|when (?:arrive|arriving) at) (?<what>\S+) (?<place>location)$/,
    '<what> <place> cost no sanity',
    ['Ally', 'Artifact', 'Tome'],
  ],
  // ---------------------------------------------------------------- a Turn spent with him, told from the place
  [
    /^(?<at>(?:at|in) (?:any|a) [^,]+) , you may (?:stay|remain|rest) (?:here |there |with THIS )?for (?:a|1)(?: additional)? turn (?:and|to) (?=(?:bury|gain|draw) )/,
    'remain with this card for a additional turn <at> and ',
    ['Ally'],
  ],
  [
    /^(?:if|when) you (?:stay|remain|rest) with (?:THIS|it|they|them|their)(?: for (?:a|1)(?: additional)? turn)? (?<at>(?:at|in) (?:any|a) [^,]+?)(?: for (?:a|1)(?: additional)? turn)? , (?:you may )?(?=(?:bury|gain|draw) )/,
    'remain with this card for a additional turn <at> and ',
    ['Ally'],
  ],
  [/(?<=^remain with THIS [^:]*\bturn[^:]*) : (?=(?:bury|gain|draw) )/, ' and ', ['Ally']],
]
