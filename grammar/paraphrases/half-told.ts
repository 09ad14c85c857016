/**
 * What is told by half, by a relative clause or by an aside, and has one whole form: "with whom she defends", "unless it is a Star",
 * "Discard (do not bury)", "Steadfast in the Dreamlands and Corrupt anywhere else".
 */

import type { Clause } from '../clauses.ts'

const card = '(?:ally|artifact|tome|weapon|spell|monster|event|location|card|phobia)'
const place = '(?:at|in|on) (?:(?:a|any|the) )?(?!hand\\b|play\\b|combat\\b|your\\b|their\\b)[^,:;() ]+(?: location)?'
const trait = '(?:corrupt|steadfast|invisible|visible)'

/** The one of most value, or of least, however it is called. */
const ranks: readonly (readonly [said: string, rank: string])[] = [
  ['(?:highest(?: value(?:d)?)?|strongest|most valuable|most powerful|greatest)', 'highest'],
  ['(?:lowest(?: value(?:d)?)?|weakest|least valuable|least powerful)', 'lowest'],
]
const kind = '(?:(?:defending|steadfast|corrupt|opposing) )?ally'
const superlatives: readonly Clause[] = ranks.flatMap(([said, rank]): readonly Clause[] => [
  [
    new RegExp(`(?:the )?${said} of (?:your|target) opponent 's (?<what>${kind}|monster)(?= |$)`),
    `the <what> of your opponent with the ${rank} value`,
  ],
  [
    new RegExp(`(?:the )?${said} (?<what>${kind}) of (?:your|target) opponent(?! 's)(?= |$)`),
    `the <what> of your opponent with the ${rank} value`,
  ],
  [new RegExp(`(?:your|target) opponent 's ${said} (?<what>${kind})(?= |$)`), `the <what> of your opponent with the ${rank} value`],
  [
    new RegExp(`(?:whichever|the 1) of (?:your|target) opponent 's (?<what>${kind}) (?:that )?(?:have|is of) the ${said} value`),
    `the <what> of your opponent with the ${rank} value`,
  ],
  [new RegExp(`(?:the )?${said} of your (?!opponent)(?<what>${kind})(?= |$)`), `1 of your <what> with the ${rank} value`],
  [new RegExp(`your (?!opponent)${said} (?<what>${kind})(?= |$)`), `1 of your <what> with the ${rank} value`],
  [
    new RegExp(`(?:whichever|the 1) of your (?!opponent)(?<what>${kind}) (?:that )?(?:have|is of) the ${said} value`),
    `1 of your <what> with the ${rank} value`,
  ],
  // "The strongest opposing Defending Ally": of those who defend against it.
  [
    new RegExp(`(?:the )?(?:opposing )?${said} (?:opposing )?(?<what>defending ally)(?! of| with)(?= |$)`),
    `the <what> with the ${rank} value`,
    ['Monster'],
  ],
  [
    new RegExp(`(?:the )?opposing (?<what>defending ally) (?:with|of) the ${said} (?:card )?value`),
    `the <what> with the ${rank} value`,
    ['Monster'],
  ],
])

export const halfTold: readonly Clause[] = [
  ...superlatives,
  // ---------------------------------------------------------------- whose they are
  [
    /^return (?:all|each) (?<what>[^,:;() ]+) to (?:their|its)(?: respective)? owner ' hand$/,
    "return all <what> of any player to their owner 's hand",
    ['Event', 'Spell'],
  ],
  [/\bthere is (?:(?:at least )?1|a) (?<what>[^,:;() ]+) among your ally\b/, 'you have a <what> as a ally'],
  [/\b(?:any|1) of your other ally is a (?<what>[^,:;() ]+)(?= ,|$)/, 'you have another <what> in play'],
  [new RegExp(`\\b(?<n>1|#) (?<what>${card}) (?:that |which )?you have in play(?= |$)`), '<n> of your <what>'],
  [new RegExp(`\\b(?:a|any) (?<what>${card}) (?:that |which )?you have in play(?= (?:to|and|,|face-down)|$)`), '1 of your <what>'],
  [/(?<=\bthe number of )(?<what>[^,:;() ]+) (?:that )?your opponent have(?: in play)?(?=$| ,)/, '<what> of your opponent'],
  [
    /^each (?:other )?(?<what>[^,:;() ]+) with (?:it|THIS|they) in (?:the|its|your|their) threat(?= )/,
    'each other <what> in your threat',
    ['Monster'],
  ],
  // ---------------------------------------------------------------- a preposition said again
  [/(?<=\bby (?:a |any |1 )?[^,:;() ]+(?: [^,:;() ]+)? or )by (?=(?:a|any|1) )/, ''],
  [/(?<=\bwith (?:a |any |1 )?[^,:;() ]+(?: [^,:;() ]+)? or )with (?=(?:a|any|1) )/, ''],
  [/(?<=\bagainst (?:a |any |1 )?[^,:;() ]+(?: [^,:;() ]+)? or )against (?=(?:a|any|1) )/, ''],
  [/(?<=\bfrom (?:a |any |1 )?[^,:;() ]+(?: [^,:;() ]+)? or )from (?=(?:a|any|1) )/, ''],
  // ---------------------------------------------------------------- which, said of times and things
  [
    /(?<=\bat the (?:start|beginning|end) of (?:each|every|any) turn )(?:(?:at|on|in|during) which|when|where) (?=(?:you|they|your opponent) )/,
    'that ',
  ],
  [/(?<=\b(?:against|cast|play|bury|discard|flip|use) )this(?=$| (?:at|in|during|when|if|while|only|instead|to) | ,)/, 'this card'],
  [/(?<=\bnot affected by )(?<what>weapon|ally|monster|spell)(?: ,)? except enchanted (?:ones?|1)$/, '<what> except enchanted_weapon'],
  [
    new RegExp(
      `\\b(?<what>ally|monster)(?: ,)? except (?<trait>${trait}) (?:ones?|1)(?: ,(?= (?:lose|add|gain|may|is|cannot|must)\\b)|(?= |$))`,
    ),
    '<what> except <trait> <what>',
  ],
  [
    /\bspell may is (?<how>cast|play) here (?:without (?:lose|pay|cost) (?:any )?sanity(?: point)?|for free|free of charge)/,
    'spell <how> here cost no sanity',
  ],
  // ---------------------------------------------------------------- so much at Night, and otherwise so much
  [
    /^(?:(?:THIS |it |they )?(?:is worth|have a value of)|(?:THIS 's |its |the )?value is) (?<n>#|1)(?: point)? at night(?: ,)? (?:(?:and|but) )?(?:otherwise|else|by day)(?: only| but)? (?<m>#|1)(?: point)?$/,
    'its value is <n> at night . its value is <m> by day',
    ['Ally', 'Monster'],
  ],
  [
    /^(?:(?:THIS |it |they )?(?:is worth|have a value of)|(?:THIS 's |its |the )?value is) (?<n>#|1)(?: point)? by day(?: ,)? (?:(?:and|but) )?(?:otherwise|else|at night)(?: only| but)? (?<m>#|1)(?: point)?$/,
    'its value is <n> by day . its value is <m> at night',
    ['Ally', 'Monster'],
  ],
  [
    /^(?:(?:THIS |it |they )?(?:is worth|have a value of)|(?:THIS 's |its |the )?value is) (?<n>#|1)(?: point)? (?:if|while) (?<so>[^,:;()]+?)(?: ,)? (?:(?:and|but) )?(?:otherwise|else)(?: only| but)? (?<m>#|1)(?: point)?$/,
    'its value is <n> if <so> . unless <so> , its value is <m>',
    ['Ally', 'Monster'],
  ],
  // ---------------------------------------------------------------- until it goes
  // "Add 2 to one of your Allies, but bury that Ally at the end of the Round": till then.
  [
    /^(?<deed>(?:add|subtract) (?:#|1)(?: point)? (?:to|from) (?:(?:the )?value of )?1 [^,:;()]*?(?:ally|monster)[^,:;()]*?|(?:1|target) [^,:;()]*?(?:ally|monster)[^,:;()]*? (?:add|gain|lose) (?:#|1)(?: point)?|(?:double|halve) (?:the )?value of 1 [^,:;()]*?(?:ally|monster)[^,:;()]*?)(?: ,)? (?:but|and) (?<how>bury|discard) (?:that ally|that monster|it|they|them) at the end of (?<end>the round|combat)$/,
    '<deed> until the end of <end> . at the end of <end> , <how> that ally',
    ['Event', 'Spell'],
  ],
  // "If you are Underground when you play this, draw two cards instead of one."
  [
    /^if (?<so>[^,:;()]+?)(?: when (?:you (?:play|cast) (?:THIS|this(?: card)?)|(?:THIS|this|it) is (?:play|cast)))? , (?:you )?(?<do>draw|gain|lose) (?<n>#) (?<what>card|sanity)(?: point)? instead of (?<m>1|#)$/,
    '<do> <m> <what> . if <so> , <do> <n> instead',
    ['Event', 'Spell'],
  ],
  [
    /^(?:you )?(?<do>draw|gain|lose) (?<n>#) (?<what>card|sanity)(?: point)? instead of (?<m>1|#) if (?<so>[^,:;()]+)$/,
    '<do> <m> <what> . if <so> , <do> <n> instead',
    ['Event', 'Spell'],
  ],
  [
    /(?<=^if [^,:;()]+?) when (?:you (?:play|cast) (?:THIS|this(?: card)?)|(?:THIS|this|it) is (?:play|cast))(?= ,)/,
    '',
    ['Event', 'Spell'],
  ],
  // ---------------------------------------------------------------- a deed by another name, and which in brackets
  [
    /\b(?:remove|take|strip|destroy|eliminate|dispatch) (?<what>(?:1|#|a|any 1|all|each) [^,:;()]*?(?:ally|artifact|tome|weapon|spell|event|phobia|monster)(?: [^,:;()]+?)?)(?: from play)? \( (?<how>bury|discard) (?:it|they|them|that card) \)/,
    '<how> <what>',
  ],
  [
    /(?<=\b(?:bury|discard|return) [^:;()]*)(?: ,)? (?:along|together) with (?:any|its|all|their|a) weapon(?: (?:that )?(?:it|they) (?:bear|carry|hold|have))?$/,
    '',
  ],
  [
    /^(?<head>(?:[^,:;()]+ , )?)(?<what>(?:all|each|every|your) [^,:;()]+?) is (?<how>double|halve)(?: in value)?(?<tail>(?: (?:until|while|if|at|by|during|in) [^,:;()]+)?)$/,
    '<head> <how> the value of <what> <tail>',
  ],
  // ---------------------------------------------------------------- moments told by what was done
  [/^(?:when|if) (?<how>bury|discard)(?<in> in combat)? ,(?= )/, 'when this card is <how> <in> ,', ['Monster', 'Ally', 'Artifact', 'Tome']],
  [
    /^(?<once>(?:once per round , )?)(?<deed>(?:you may )?(?:draw|gain|lose|look|discard|flip|return) [^,:;()]+?) (?:immediately |just |directly )?after (?<do>play|cast|draw|discard) (?<what>(?:a|any) [^,:;()]+)$/,
    '<once> when you <do> <what> , <deed>',
    ['Ally', 'Artifact', 'Tome', 'Location'],
  ],
  [
    /^(?:if|when) (?:you cast (?:THIS|this(?: spell)?)|this is cast|THIS is cast|cast) (?:at|in) (?<where>[^,:;()]+?) ,/,
    'if you is at <where> ,',
    ['Spell'],
  ],
  [
    /^your opponent (?:must )?choose 1 of their (?<what>ally|artifact|tome|weapon|spell)(?: ,| ;)? (?:and )?(?:it|which|who|that [^,:;() ]+) (?:is|must is) (?<how>bury|discard)$/,
    'your opponent must <how> 1 <what> of their choice',
  ],
  [/\bcount as (?=(?:invisible|visible|corrupt|steadfast)\b)/, 'is '],
  [/\buntil combat (?:end|is over|is finished)\b/, 'until the end of combat'],
  // ---------------------------------------------------------------- relative clauses
  [/\b(?:with|beside|alongside) (?:whom|which) (?:THIS|they|it) (?:defend|is defending)\b/, 'that defend with this card', ['Ally']],
  [
    /^(?:THIS )?(?:cannot|may not|can not) is (?<how>bury|discard) by (?:(?:a|any|your|the|other) (?:opponent|player)(?: 's (?:card|effect))?|(?:a|any) card of (?:a|any|your|the) opponent|card of (?:your |other )?(?:opponent|player))$/,
    'no opponent may <how> this card',
  ],
  [/\btome here (?:which|that) have any language\b/, 'tome here regardless of language'],
  [/\btome of any language here\b/, 'tome here regardless of language'],
  [
    /(?<=^|\b(?:all|each|any|every|your) )(?<what>monster|ally|location|artifact|tome) in (?<where>your (?:directed )?threat|play) with the (?<attr>[^,:;() ]+) (?:attribute|symbol)(?= )/,
    '<attr> <what> in <where>',
  ],
  // "Cancel any one Event, unless it is a Star": any other.
  [
    /(?<=\b(?:any 1|any|each|all|every) )(?<what>spell)(?: ,)? unless (?:it|they) (?:is|have|show) (?:a |the )?(?<not>folk|death|eye|water|star)(?: icon)?$/,
    '<what> except <not> <what>',
  ],
  [
    new RegExp(
      `(?<=\\b(?:any 1|any|each|all|every) )(?<what>(?!spell)${card})(?: ,)? unless (?:it|they) is (?:a )?(?<not>[^,:;() ]+(?: or (?:a )?[^,:;() ]+)?(?: event)?)$`,
    ),
    '<what> except <not>',
  ],
  [
    /(?<=\b(?:take|return|take back|recover|bury|discard) (?:back )?)1 (?<what>event|spell|card|artifact|ally)(?<where> (?:from|in) your (?:discard pile|story deck))(?: ,)? except this 1(?= |$)/,
    '1 other <what> <where>',
  ],
  // ---------------------------------------------------------------- asides
  [/\b(?<how>discard|flip) \( (?:and )?(?:do not|not|rather than|instead of|never) bury(?: it| they)? \)/, '<how> this card', ['Monster']],
  [
    /(?<=\b(?:discard|flip|return) (?:THIS|it|they)(?: face-down| to your hand)?) \( (?:and )?(?:do not|not|rather than|instead of|never) bury(?: it| they)? \)/,
    '',
  ],
  [
    /(?<=^may not is summon)(?: ,)? (?:only control|but (?:may|can) is control|though (?:it|they) (?:may|can) is control|only is control)$/,
    '',
    ['Monster'],
  ],
  [/(?<=^may not is control)(?: ,)? (?:only summon|but (?:may|can) is summon|though (?:it|they) (?:may|can) is summon)$/, '', ['Monster']],
  // ---------------------------------------------------------------- what it costs to play it
  [/^play (?:THIS|it) cost (?:you )?(?=(?:#|1)\b)/, 'this card cost '],
  [/(?<=^(?:THIS )?cost (?:#|1)) less sanity(?= for each )/, ' sanity less'],
  // ---------------------------------------------------------------- where a use is told first
  [
    new RegExp(
      `^use (?:THIS )?(?<at>${place}(?: or (?:(?:a|any|the) )?[^,:;() ]+)?) as your turn to (?=gain |draw |look |bury |discard |flip |return |take |search )`,
    ),
    'as your turn <at> , ',
  ],
  [new RegExp(`^(?<turn>as your turn) , (?<at>${place}(?: or (?:(?:a|any|the) )?[^,:;() ]+)?) ,(?= )`), '<turn> <at> ,'],
  [new RegExp(`^(?<at>${place}(?: or (?:(?:a|any|the) )?[^,:;() ]+)?) , (?<turn>as your turn) ,(?= )`), '<turn> <at> ,'],
  [/\bwhile you hold this$|\bwhile you hold this(?= ,)/, 'while you have this card in play'],
  // ---------------------------------------------------------------- one thing here and another elsewhere
  [
    new RegExp(
      `^(?:THIS|they|it) (?:is|become) (?<a>${trait}) (?<at>(?:at|in) (?<where>[^,:;()]+?))(?: ,)? (?:and|but) (?<b>${trait}) (?:anywhere else|elsewhere|everywhere else|in all other place|otherwise)$`,
    ),
    'while you is <at> , this card is <a> . unless you is <at> , this card is <b>',
    ['Ally', 'Monster'],
  ],
  [
    new RegExp(`^(?:THIS|they|it) (?:is|become) (?<a>${trait}) (?:at night)(?: ,)? (?:and|but) (?<b>${trait}) (?:by day|otherwise)$`),
    'while it is night , this card is <a> . unless it is night , this card is <b>',
    ['Ally', 'Monster'],
  ],
  [
    new RegExp(`^(?:THIS|they|it) (?:is|become) (?<a>${trait}) by day(?: ,)? (?:and|but) (?<b>${trait}) (?:at night|otherwise)$`),
    'while it is day , this card is <a> . unless it is day , this card is <b>',
    ['Ally', 'Monster'],
  ],
  // ---------------------------------------------------------------- what is given up in place of a loss
  [
    /^(?<may>(?:you may )?(?:bury|discard|flip) THIS(?: face-down)?) instead of (?:you )?lose (?<what>sanity)(?: to| from| by| in| because of)? ?(?<by>(?:a |any )?(?:phobia|epidemic|monster|storm|spell|combat|location)(?: event)?)$/,
    'if you would lose <what> from <by> , <may> instead',
    ['Ally', 'Artifact', 'Tome'],
  ],
  [
    /^(?<may>(?:you may )?(?:bury|discard|flip) THIS(?: face-down)?) instead of (?:you )?lose (?<what>sanity) (?<in>in combat)$/,
    'if you would lose <what> <in> , <may> instead',
    ['Ally', 'Artifact', 'Tome'],
  ],
]
