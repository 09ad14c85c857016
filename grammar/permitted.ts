/**
 * What may, must and must not be done, told by its parts in whatever order: requirements that need not be met, what a Gate serves
 * for, plays right after another, ways here and away, and duties. Each is put as the grammar has it.
 */

import type { Clause } from './clauses.ts'
import type { Token } from './lexer.ts'
import { isNamed, newWord, newWords, piecesOf, textAt, textOf, word, words, wordsAt } from './tokens.ts'

const even = '(?: ,)? (?:even (?:if|though|when|while)|although|though|despite the fact that)'
const place = '(?:it|they|THIS|(?:this|that|the|your(?: current)?) \\S+)'
const shown = '(?:have|bear|carry|possess|show|display|feature)'
const world = '(?:waking world|dreamlands|new aeon)'
const here = '(?:here|at THIS)'
const arriving = '(?:reach|enter|(?:travel|come|get|go) to|arrive at) THIS|(?:come|get|travel|go|arrive) here|reach here'
const away = '(?:leave|depart|(?:go|get|travel|come|walk) away|go)(?: from)?(?: here| THIS| it| again)?'
const soNear = '(?: ,)?(?: (?:directly|right|just))?(?: (?:after|follow(?:ing)?) (?:it|that|that event|that card))?'

export const permitted: readonly Clause[] = [
  // ---------------------------------------------------------------- requirements that need not be met
  [
    new RegExp(
      `${even} ${place} (?:(?:do not|cannot) ${shown} (?:the|a|any)|lack (?:the|a|any)|(?:have|bear|show) no|is without (?:the|a|any)) (?:tome|artifact|weapon) (?:attribute|symbol)`,
    ),
    ' regardless of attribute',
  ],
  [
    /(?: ,)? even (?:(?:at )?(?:one|1|those|a location) )?without (?:the|a|any) (?:tome|artifact|weapon) (?:attribute|symbol)/,
    ' regardless of attribute',
  ],
  [/(?<=\b(?:play|travel to) .*?location.*?)(?: ,)? even (?:if|when|while) (?:you is )?(?:already )?walk$/, ''],
  [new RegExp(`(?: ,)? whether or not ${place} ${shown} the (?:tome|artifact|weapon) (?:attribute|symbol)`), ' regardless of attribute'],
  [
    new RegExp(
      `${even} (?:neither you nor (?:any of )?your ally|you) (?:(?:do not|cannot) )?(?:know|read|speak|understand) (?:that|the|this|its|their) language`,
    ),
    ' regardless of language',
  ],
  [
    /^(?<head>(?:.* , )?)(?:when|while) (?:you )?play (?:a |any |each )?(?<what>[^,]+?) ,? ?you may (?:ignore|disregard) (?:its|the|their|any) language(?: requirement| restriction)?$/,
    '<head> you may play <what> regardless of language',
  ],
  [
    /(?<=\bplay .+?)(?: ,)? (?:ignore|disregard) (?:the |its |their |any |all )?(?:location )?attribute(?: requirement)?(?: (?:of|at) (?:the|your|this|that)(?: current)? location(?: (?:where|at which) you (?:is|stand))?)?/,
    ' regardless of attribute',
  ],
  [/(?<=regardless of .*) (?:print|list|name|indicate|show|give) on (?:it|them|the card|that card)/, ''],
  [
    /regardless of (?:the |its |their )?region (?:or|and) (?:the |its |their )?(?:location|subregion|place)(?! attribute)/,
    'regardless of region or place',
  ],
  [/regardless of (?:the |its |their )?(?:location|subregion) (?:or|and) (?:the |its |their )?region/, 'regardless of place or region'],
  [
    /(?<=\bplay .+?) of (?:another|a different) dimension (?<from>(?:from your hand )?)as if (?:it|they) (?:(?:is|come) )?(?:belong to|of|from|in) (?:this|your|that|the current)(?: current)? (?:1|dimension)/,
    '<from> regardless of dimension',
  ],
  [new RegExp(`(?<=\\bplay .*${here}.*)${even} (?:THIS|it|here) is (?:in|of) (?:the )?${world}`), ' regardless of dimension'],
  [new RegExp(`(?<=\\bwalk .*)${even} (?:it|they|that location|the location) (?:is|lie) in (?:another|a different) dimension`), ''],
  [
    new RegExp(
      `${even} (?:the|its|your|that) gate (?:(?:at|of) (?:your current location|THIS|that location) |here |there )?(?:have )?(?:already )?(?:is )?(?:already )?use(?: already| before)?(?: this round)?`,
    ),
    ' regardless of the use of the gate',
  ],
  [
    new RegExp(
      `${even} (?:a|any|the) storm(?: event)? (?:that|which) (?:would )?(?:forbid|prevent|prohibit|bar|stop|rule out) (?:it|them|this|that|such \\S+|their (?:play|use)) is in play`,
    ),
    ' even if a storm is in play',
  ],
  [
    /^(?<what>(?!THIS|you |no )[^,]+?) (?:may|can) is play from (?:here|THIS) (?<how>(?:even if|regardless of) .+)$/,
    'while you is here , you may play <what> <how>',
    ['Location'],
  ],
  [
    new RegExp(
      `^(?<what>[^,]+?) (?:from|of) (?:the )?(?<one>${world}) (?<may>may|can) is play (?<where>${here}) ,? ?and (?:those|that|1) (?:from|of) (?:the )?(?<other>${world})$`,
    ),
    'you may play <one> or <other> <what> <where>',
    ['Location'],
  ],
  [
    new RegExp(
      `^(?<what>[^,]+?) (?:from|of) (?:either )?(?:the )?(?<one>${world}) or (?:from |of )?(?:the )?(?<other>${world}) (?:may|can) is play (?<where>${here})$`,
    ),
    'you may play <one> or <other> <what> <where>',
    ['Location'],
  ],
  [/(?<=^|, )(?<what>(?!no |neither |only |THIS)[^,]+?) (?:may|can) is play by you(?= |$)/, 'you may play <what>'],
  [/^(?<head>(?:(?:if|while) [^,]+ , )?)(?:THIS )?(?:may|can) is find (?=(?:at|in|on) )/, '<head> this card may is play '],
  [/(?<=\bis play )from (?=any location (?:in|of) \S+$)/, 'at '],
  [
    /^(?<head>(?:while [^,]+ , )?)you may (?:ignore|disregard) (?:the|any|all) language(?: requirement)? of (?:all |any |your )?(?<what>[^,]+)$/,
    '<head> you may play <what> regardless of language',
  ],
  [new RegExp(`${even} you cannot (?:read|understand) (?:it|them)`), ' regardless of language'],
  [
    /^(?<head>(?:(?:if|while) [^,]+ , )?)(?:THIS )?(?:need not is play at (?:a|any) location with|do not (?:require|need)(?: a location with)?) the (?:tome|artifact|weapon) attribute(?: to is play)?$/,
    '<head> this card may is play regardless of attribute',
    ['Artifact', 'Tome'],
  ],
  [
    /^(?<head>(?:(?:if|while) [^,]+ , )?)(?:THIS )?(?:may|can) is play at (?:any |a |all )?location (?:without|that lack|that do not have|that do not bear|lack) the (?:tome|artifact|weapon) attribute$/,
    '<head> this card may is play regardless of attribute',
    ['Artifact', 'Tome'],
  ],
  [
    /^(?<head>(?:(?:if|while) [^,]+ , )?)you (?:need not|do not need to|do not have to) use (?:a|the|any) gate to play THIS$/,
    '<head> this card may is play without a gate',
  ],
  [
    /^(?<head>(?:(?:if|while) [^,]+ , )?)you (?:need not|do not need to|do not have to) use (?:a|the|any) gate to play (?<what>[^,]+)$/,
    '<head> you may play <what> without a gate',
  ],
  [
    /(?: ,)? (?:whether or not|even if|although|though) the (?:tome|artifact|weapon) (?:attribute|symbol) (?:is )?(?:(?:not )?(?:present|show|print|there)|missing|lack|absent)$/,
    ' regardless of attribute',
  ],
  [
    /(?<=\b(?:play|find) .*?)(?: ,)? (?:whatever|no matter what|no matter) (?:the|its|their) (?:(?:tome|artifact) )?(?<what>attribute|region|subregion|dimension|language|place)(?: of (?:the|that|your current) location)?(?: (?:is|may is))?$/,
    ' regardless of <what>',
  ],
  [/(?<=\bplay .+ from )anywhere in (?=(?:the )?\S)/, ''],
  [/\bwithout pay their sanity cost\b/, 'without pay its sanity cost'],
  [
    /^(?<head>(?:while [^,]+ , )?)storm(?: event)? (?:do not|cannot|never|may not) (?:prevent|stop|keep|hinder) you from play (?<what>[^,]+)$/,
    '<head> you may play <what> even if a storm is in play',
  ],
  // ---------------------------------------------------------------- what a Gate serves for
  [/(?<=\bgate .*)\bas (?:often|many time) as you (?:like|wish|want|please|choose)\b/, 'any number of time'],
  [/(?<=\bgate .*\bto play )(?=(?:artifact|tome|event|spell)s? (?:of|from) (?:any|another) (?:dimension|region))/, 'any '],
  [/^(?:besides|beyond|apart from) its (?:normal|usual|ordinary|regular) use ,/, '', ['Location']],
  [/ , if (?:any|you have any)(?: is)?(?: in your hand)? ,(?= (?:may|can) is play)/, ''],
  [/(?<=\bgate .*)\bto bring (?<what>[^,]+?) into your threat/, 'to play <what>'],
  [/(?<=\bgate (?!.*\b(?:again|once|more|each|any)\b.*to play).*\bto play )(?=(?:monster|cultist)s? )/, 'any '],
  [/(?<=\bgate .*\bto play (?:a|any|1) [^,]+? or )(?:a|any|1) /, ''],
  [/(?<=\bgate .*\bto play )(?<one>(?!a |any |1 |# )[^,]+?) and any (?<other>[^,]+)$/, 'any <one> or <other>'],
  [
    new RegExp(
      `^(?<what>(?!THIS|no |any |1 |all |each )(?!.*\\bas )[^,]+?) (?:may|can) is play ${here}(?: ,)? (?:by use|use|by use of|through|through use|by mean of) (?:its|the|this) gate$`,
    ),
    'you may use this gate to play any <what>',
    ['Location'],
  ],
  // ---------------------------------------------------------------- right after another play
  [
    new RegExp(`^THIS (?:may|can) is play (?:on|in|during) the same turn as (?<what>[^,]+?)${soNear}$`),
    'this card may is play right after <what>',
  ],
  [
    /^(?:THIS )?(?:may|can) is play (?:right |directly |just )?after (?<what>[^,]+?)(?: ,)? (?:on|in|during) (?:the|that) same turn(?: , without wait(?:ing)? for your next turn)?$/,
    'this card may is play right after <what>',
  ],
  [
    /^(?:if|when|after|once) you (?:have )?play (?<what>[^,]+?) , you (?:may|can) play THIS (?:(?:on|in|during|as part of) (?:the|that) same turn|directly after(?: it)?|right after(?: it)?|without wait(?:ing)? for your next turn)$/,
    'this card may is play right after <what>',
  ],
  [
    new RegExp(
      `^(?:you may play THIS|THIS may is play|you can play THIS|THIS can is play) (?:on|in|during) the same turn (?:that|when|in which) you play (?<what>[^,]+?)${soNear}$`,
    ),
    'this card may is play right after <what>',
  ],
  // ---------------------------------------------------------------- in the role of an Ally
  [
    /^if (?:your current location is|you is at) (?:a|any) (?<where>[^,]+?) with a (?:unuse )?gate , you (?:may|can) use (?:the|its|that) gate (?:and|to) play (?:THIS|it|this \S+) as a ally$/,
    'this card may is play as a ally at any <where> with a gate ( use gate )',
    ['Monster'],
  ],
  [/(?<=\bplay) beside your investigator(?= as a ally)/, ''],
  [/^play (?=as a ally (?:in|at|on) )/, 'may is play ', ['Monster']],
  [
    /^(?<head>.*you may play )(?<n>1) (?<what>[^,]+?) (?:per|each|every|a) round (?<role>as a (?:ally|monster)\b.*)$/,
    '<head> <n> <what> <role> , once a round',
  ],
  // ---------------------------------------------------------------- where one may walk
  [
    /(?<=\b(?:may|can) )walk to (?:any |a |all )?(?<what>[^,]+? location|location) in any subregion of (?:your|the same|this|the current)(?: current)? region/,
    'walk to any <what> in the same region',
  ],
  [
    /(?<=\b(?:may|can) )walk to (?:any |a |all )?(?<what>[^,]+? location|location) in (?:your|the same|this|the current)(?: current)? (?<which>region|subregion)/,
    'walk to any <what> in the same <which>',
  ],
  [
    new RegExp(
      `(?<=\\bwalk to from any .*|\\bwalk .*)(?: ,)? include (?:those|that|1|any|location)(?: location)? (?:in|of|from) (?:the ${world}|${world}|another dimension|other dimension)`,
    ),
    '',
  ],
  [
    /(?<=\bwalk .*)(?: ,)? (?:(?:and|you|and you) (?:need not|do not need to|do not have to)|without) (?:play|use) (?:a|any) travel(?: event| card)?(?: to do (?:so|this|that))?$/,
    '',
  ],
  [/(?<=\bwalk .*)(?: ,)? (?:place|put) (?:it|them|that location|the location) crosswise(?: as (?:normal|usual))?$/, ''],
  [/(?<=\bwalk [^:()]*) from THIS(?=$| ,)/, ' from here', ['Location']],
  [/(?<=\bwalk [^,:;()]*\blocation) of (?=the (?!waking|new|dream)|\S+$)/, ' in '],
  [
    /(?<=^|, )(?:(?:any|each|a|all) )?(?:investigator|player) (?:who is )?(?:here|at THIS) (?:may|can) walk(?= )(?!.* from (?:here|THIS))/,
    'you may walk from here',
    ['Location'],
  ],
  [
    /(?<=^|, )(?:(?:any|each|a|all) )?(?:investigator|player|1) (?:may|can) walk(?= .*(?:from here|from THIS|to THIS|here$))/,
    'you may walk',
    ['Location'],
  ],
  [/(?<=\bwalk .*) directly\b/, ''],
  [/(?<=\bwalk (?:from here |from THIS )?to )(?:any )?1 (?<what>.+?) of your choice/, 'any <what>'],
  [
    /(?<=\bmay walk .*)(?: ,)? (?:regardless of|whatever) (?:(?:the|its|their|your) )?(?:region|subregion|dimension)(?: or (?:region|subregion|dimension))?$/,
    '',
  ],
  [/(?<=\bmay walk .*)(?: ,)? as (?:if|though) (?:it|they) (?:is )?in (?:the same|your|this) (?:region|subregion|dimension)$/, ''],
  [/(?<=\bwalk .*(?:from|to) )(?:anywhere|any place|any point|any spot) (?:in|within) (?=\S)/, 'any location in '],
  [
    new RegExp(`(?<=^(?:.* , )?you (?:may|can) walk (?:here|to THIS))(?: ,)? even (?:if|though|when|while) you is in (?=the ${world}$)`),
    ' from ',
  ],
  [
    /\byou (?:may|can) (?:also )?(?:reach|enter|come to|travel to|get to) (?:THIS|here) (?:by walk|on foot) (?=from )/,
    'you may walk to this location ',
  ],
  [/\byou (?:may|can) (?:leave|depart from|depart)(?: (?:THIS|here))? (?:by walk|on foot) (?=to )/, 'you may walk from this location '],
  [/^with THIS(?: in play)? ,? ?(?=you (?:may|can) (?:walk|play|travel) )/, ''],
  // ---------------------------------------------------------------- what carries one somewhere
  [
    /(?<=to any location(?: in any region)?)(?: ,| \()? include (?:any |those )?(?:in )?(?:inside|outside|underground|water|city)(?: location| 1)?(?: \))?/,
    '',
  ],
  // A Location speaks to whoever is there: its own player.
  [
    /^(?:(?:any|each|all|every) )?(?:investigator|player|anyone|those|anybody) (?:here )?who cannot survive (?:in )?(?<what>space|underwater|radiation) lose (?<n>#|1) sanity(?: point)? (?:at the start of (?:each|every|any)(?: of their)?|each|every) turn (?:that (?:they )?(?:is|spend) )?(?:here|at THIS)$/,
    'at the start of each turn that you is here , lose <n> sanity unless you can survive <what>',
    ['Location'],
  ],
  // The top card is looked at before it goes.
  [
    /^(?<do>discard|bury) the top card of (?:(?:your|1|a|the|that) opponent 's) story deck(?: ,)? if (?:it|that card) (?:feature|bear|have|show) the (?<mark>\S+)(?: (?:attribute|symbol|icon))?(?<rest>(?: ,)? and .+)?$/,
    "if the top card of your opponent 's story deck is a <mark> location , <do> the top card of your opponent 's story deck <rest>",
    ['Event', 'Spell'],
  ],
  // What is no condition, but a kind of place.
  [
    /(?<=\b(?:play|travel to) [^;:]*?\blocation\b[^;:]*?)(?: ,)? (?:while|if|provided(?: that)?) (?:it|they|that location|the location) is not (?<what>a (?:island|exotic location))(?= right-side-up|$)/,
    ' , except <what>',
  ],
  [/\btreat (?:it|THIS) as (?<how>(?:a )?travel_\S+(?: card| event)?) to /, 'you may use this card as <how> to '],
  [
    /(?<=^(?:if|when|while) .+ , )(?:THIS|it|this creature) (?:may )?(?:carry|bear|transport|take|convey) (?:you|your investigator) to (?<where>[^,]+?)(?: as if (?:it|THIS) is (?:a )?travel_\S+(?: card| event)?)?$/,
    'you may travel to <where>',
    ['Monster'],
  ],
  // ---------------------------------------------------------------- what joins late
  [/\b(?:in|during) the combat (?:step|phase|stage)\b/, 'during combat'],
  [
    /^even if (?:(?:it|THIS|they) is )?not (?:already )?choose (?:as a defending ally|to defend) ,(?= (?:you may add THIS|THIS may is add))/,
    '',
  ],
  [/^during combat (?=you may add )/, 'during combat , '],
  [/\badd THIS from your hand to (?:(?:any|1|any 1) of )?your (?:directed )?threat\b/, 'add this card to your threat', ['Monster']],
  // ---------------------------------------------------------------- what must be so
  [
    /(?<=\b(?:if|unless|while|when) )(?<what>(?:a|any) (?:(?! is )[^,])+?) is your current location(?= ,|$)/,
    'your current location is <what>',
  ],
  [/^before (?:you may )?(?:play|enter|travel to) THIS , you must/, 'to play this card , you must'],
  [/(?<=^(?:while|if|when|unless) )(?<what>(?!THIS)[^,]+?) is in play on your side(?= ,)/, 'you have <what> in play'],
  [/^(?:while|if|when) THIS is in play on your side(?= ,)/, 'while this card is in play'],
  // ---------------------------------------------------------------- what nobody may do
  [/\bno player 's investigator (?=may|can)/, 'no investigator '],
  [/\bno (?<who>investigator|player) in (?:play|the (?:game|match)) (?=may|can)/, 'no <who> '],
  [
    /(?<=\bgain (?:any )?sanity(?: point)?) (?:from any (?:source|cause)|by any mean|in any (?:way|manner)|for any reason|whatsoever|at all|from any card or effect)/,
    '',
  ],
  [
    /\b(?:gain of sanity is (?:not (?:allow|permit|possible)|forbid|impossible)|no gain of sanity is (?:allow|permit|possible))(?: (?:for|to|by) any(?: player| investigator| of them)?)?/,
    'no investigator may gain sanity',
  ],
  // "You may not pass here, nor gain Sanity": neither of them, here.
  [
    /^you (?<may>may not|cannot) (?<a>[^,;:]+?) (?:here|while here|at THIS)(?: ,)? (?:nor|and neither) (?:may you |can you )?(?<b>[^,;:]+)$/,
    'while you is here , you <may> <a> . while you is here , you <may> <b>',
    ['Location'],
  ],
  [
    /^(?<head>(?:while [^,]+ , )?)no (?<who>player|investigator|opponent) (?:may|can) (?<one>[^,]+?)(?: ,)? nor (?:may|can) (?:any|they)(?: (?:player|investigator|opponent|of them))? (?<two>(?!.*\b(?:until|for the|while|during|unless|if)\b)[^,]+)$/,
    '<head> no <who> may <one> . <head> no <who> may <two>',
  ],
  [
    /^(?<head>(?:while [^,]+ , )?)(?<who>you|your opponent|opponent) (?:may not|cannot) (?<one>[^,]+?)(?: ,)? nor (?:may|can) (?:you|they) (?<two>(?!.*\b(?:until|for the|while|during|unless|if)\b)[^,]+)$/,
    '<head> <who> may not <one> . <head> <who> may not <two>',
  ],
  // "No City may be played, nor may any Gate there be used, for the rest of the Round": for both.
  [
    /^no (?<one>[^,]+?) (?:may|can) is (?<done>[^,]+?)(?: ,)? nor (?:(?:may|can) )?(?:any )?gate there (?:(?:may|can) )?is use(?: ,)? (?<tail>(?:for the|until|this|during|while) [^,]+)$/,
    'no <one> may is <done> <tail> . no gate at any <one> may is use <tail>',
  ],
  [
    /^no (?<one>[^,]+?) (?:may|can) is (?<done>[^,]+?)(?: ,)? nor (?:(?:may|can) )?(?:any )?gate there (?:(?:may|can) )?is use$/,
    'no <one> may is <done> . no gate at any <one> may is use',
  ],
  [
    /^no (?<one>[^,]+?) (?<do>(?:may|can) [^,]+?)(?: , nor (?:may|can) (?:any )?(?<two>(?!they )[^,]+?) (?<is>is \S+)(?: \S+)? ,| nor (?:may|can) (?:any )?(?<second>(?!they )[^,]+?) (?<be>is \S+)) (?<tail>(?:for the|until|this|during|while|by) [^,]+)$/,
    'no <one> <do> <tail> . no <two> <second> may <is> <be> <tail>',
  ],
  [
    /^no (?<one>[^,]+?) (?<do>(?:may|can) [^,]+?)(?: ,)? nor (?:may|can) (?:any )?(?<two>(?!they )(?!.*\b(?:until|for the|while|during|unless|if|this|by)\b)[^,]+?) (?<is>is [^,]+)$/,
    'no <one> <do> . no <two> may <is>',
  ],
  [
    /^(?<head>(?:while [^,]+ , )?)(?<who>you|your opponent|opponent) (?:may not|cannot) (?<one>[^,]+?)(?: ,)? nor (?<two>(?!may |can |you |they )(?!.*\b(?:until|for the|while|during|unless|if|this)\b)[^,]+)$/,
    '<head> <who> may not <one> . <head> <who> may not <two>',
  ],
  [
    /^(?<what>(?:cannot|may not) [^,]+?)(?: ,)? nor (?:may|can) (?<who>(?!you |they |it )(?!.*\b(?:until|for the|while|during|unless|if|this)\b)[^,]+)$/,
    '<what> . <who> <what>',
  ],
  [/(?: ,)? while (?:you is )?affect(?:ed)? by (?:THIS|this phobia)$/, '', ['Event']],
  [/^while (?:you is )?affect(?:ed)? by (?:THIS|this phobia) ,/, '', ['Event']],
  [/\bneither you nor (?:any of )?(?:your )?(?:opponent|opponents|other player) (?:may|can)\b/, 'no player may'],
  [
    /(?<=\bplay (?:1|#|a|any|any 1) (?:[^,]+ )?monster(?: card)?(?: from your hand)?) (?:in|into|to) your (?:directed )?threat(?=$| ,| even| regardless)/,
    '',
  ],
  [/(?<=^(?:you may )?play [^,]+?) (?:(?:on|in|during) )?this turn(?= regardless|$)/, '', ['Event']],
  [/\bwhile THIS (?:(?:is|remain) (?:with you|(?:by|at) your side)|accompany you)\b/, 'while this card is in play'],
  [
    /^(?<who>(?:your |target )?opponent) (?<may>may not|cannot) (?<what>.+?) (?:on|during|in) (?:the|their) turn (?:follow(?:ing)?|after) (?:the play of THIS|this play|this 1|this turn|(?:this|the) 1 in which THIS is play)$/,
    'when you play this card , <who> <may> <what> on their next turn',
  ],
  [
    /^(?:as your turn , )?(?:when|if|while|once) you (?:have )?(?<how>summon(?: or control)?|control(?: or summon)?) THIS(?= ,)/,
    'if <how>',
    ['Monster'],
  ],
  [
    /(?<=^(?:if|when|while) (?:summon|control)[^,]* , you may )(?:ride|fly|travel) (?:on |with )?(?:it|THIS)(?: \( travel_\S+ \))? to /,
    'travel to ',
    ['Monster'],
  ],
  [/(?<=^(?:if|when|while) (?:summon|control)[^,]* , you may )play (?=(?:a|any) .*location)/, 'travel to ', ['Monster']],
  [/(?<=^|, )new (?=[^,]+ (?:cannot|may not) is play\b)/, ''],
  [/(?<=^|, )(?:THIS )?(?:prevent|forbid|prohibit) the play of (?:all |any )?(?<what>[^,]+)$/, '<what> may not is play'],
  [
    /^(?<head>(?:.* , )?)you (?<may>may not|cannot) use (?:the|a|any) gate (?:of|at|in) (?<det>any|a) (?<where>[^,]+? location)$/,
    '<head> while you is at <det> <where> , you <may> use gate',
  ],
  [
    /^(?:while|when|if) (?<where>(?:at|in) (?:a|any|the) [^,]*(?:location|dreamlands|waking world|new aeon)) ,? ?(?:your |target )?opponent (?<may>may not|cannot) (?<what>.+?)(?<long> (?:until|for the) .+)?$/,
    'your opponent <may> <what> <where> <long>',
  ],
  [
    /^(?:while|when|if) (?<where>(?:at|in) (?:a|any|the) [^,]*(?:location|dreamlands|waking world|new aeon)) ,? ?(?:your |target )?opponent(?= (?:may|cannot|must)\b)/,
    'while your opponent is <where> , your opponent',
  ],
  [
    /(?<=(?:may not|cannot) )use (?:the|a|any) gate (?:of|at|in) (?<det>any|a) (?<where>[^,]+? location)(?=$|,)/,
    'use gate at <det> <where>',
  ],
  [
    /\b(?:is|remain) (?:not (?:allow|permit|able|free)|forbid(?:den)?|prohibit|unable) to (?=(?:play|cast|use|gain|draw|walk|travel|enter|pass|join|complete|bury|discard|attack|leave)\b)/,
    'may not ',
  ],
  [/\b(?:forbid(?:den)?|prohibit) from (?=(?:play|cast|use|gain|walk|travel|enter)\b)/, 'not allow to '],
  [
    /\b(?:cannot bring (?:yourself|themselves) to|dare not|do not dare to|must never|may never|must not|refuse to ever) (?=(?:play|cast|use|gain|walk|travel|enter|pass|complete|bury|visit|go)\b)/,
    'may not ',
  ],
  [
    /(?<=^|, )(?:the )?(?<how>play|cast) of (?:all |any )?(?<what>[^,]+?) is (?:not (?:allow|permit|possible)|forbid(?:den)?|prohibit|ban|impossible)(?=$| while| until| for| at)/,
    '<what> may not is <how>',
  ],
  [
    /(?<=^|, )(?:all )?(?<what>(?:[^, ]+ )*?(?:event|card|ally|artifact|tome|location|monster|travel_\S+)) is (?:not (?:allow|permit)|forbid(?:den)?|prohibit|ban)(?=$| while| until| for| at)/,
    '<what> may not is play',
  ],
  [
    /(?<=^|, )(?:all )?(?<what>(?:[^, ]+ )*?spell) is (?:not (?:allow|permit)|forbid(?:den)?|prohibit|ban)(?=$| while| until| for| at)/,
    '<what> may not is cast',
  ],
  [
    /\b(?:it is|is it) (?:not (?:allow|permit|possible)|forbid(?:den)?|prohibit|impossible) to (?<how>play|cast) (?:a |any )?(?<what>[^,]+?)(?=$| while| until)/,
    '<what> may not is <how>',
  ],
  [/(?<=^|, )neither (?<one>[^,]+?) nor (?<other>[^,]+?) (?<may>may|can) is (?<how>play|cast)\b/, 'no <one> or <other> <may> is <how>'],
  [/(?<=(?:may not|cannot) play any card )(?:but|other than|save|besides) /, 'except '],
  // ---------------------------------------------------------------- by whom, and beside whom, something is played
  [
    /^(?:THIS )?(?:(?<only>(?:may|can) (?:only is play|is play only))|(?<not>(?:may not|cannot) is play)) by (?:a |any )?(?:player|investigator|1) (?:who|that) (?<so>(?:have|know|is|do not have|do not know|is not) .+)$/,
    '<only> <not> if you <so>',
  ],
  [
    /^(?:THIS )?(?:(?<only>(?:may|can) (?:only is play|is play only))|(?<not>(?:may not|cannot) is play)) by (?:a |any )?(?:player|investigator) with (?<so>.+ (?:in play|sanity|in (?:their|your) hand|in (?:their|your) threat))$/,
    '<only> <not> if you have <so>',
  ],
  [
    /^only (?:a )?(?:player|investigator) (?:with|who have) (?<so>.+ in play) (?:may|can) (?:play|enter|reach|visit|come here|cast|use)(?: THIS)?$/,
    'this card may only is play if you have <so>',
    ['Location', 'Ally', 'Artifact', 'Tome', 'Event', 'Monster'],
  ],
  [
    /^(?:(?:THIS|they) )?(?:cannot|do not|refuse to|may not) (?:join|serve|accompany|follow|work with|aid) (?:with )?you (?=(?:if|while|unless) )/,
    'cannot is play ',
    ['Ally'],
  ],
  [
    /^(?:(?:THIS|they) )?(?:cannot|do not|may not|refuse to) (?:serve|work|is play|travel) (?:together |along )?with (?<what>[^,]+)$/,
    'cannot is play if you have <what> in play . you may not play <what>',
    ['Ally'],
  ],
  [
    /^(?:(?:THIS|they) )?(?:cannot|may not) is in play (?:at the same time as|together with|along with|while|beside|with) (?:a |any )?(?<what>[^,]+?)(?: is(?: in play)?)?$/,
    'cannot is play if you have any <what> in play . you may not play <what>',
    ['Ally', 'Artifact', 'Tome'],
  ],
  [
    /^to (?:enter|reach|visit|travel to|come to|arrive at) (?:THIS|here) ,? ?you must (?=(?:have|is|know|not) )/,
    'to play this card , you must ',
    ['Location'],
  ],
  [
    /^to (?<do>play|cast|use) THIS ,? ?(?:you|your investigator) must have (?<what>(?:a|any|another) [^,]+ in play)$/,
    'you must have <what> to <do> this card',
  ],
  // "Any one Ally or Artifact of the Dreamlands": one choice among cards of that Dimension, where no article begins anew.
  [
    /(?<=\b(?:play|bring) (?:any 1|1|any|a) )(?<what>(?:ally|artifact|tome|spell|location|weapon|monster)(?: , (?:ally|artifact|tome|spell|location|weapon|monster))*(?: ,)? or (?:ally|artifact|tome|spell|location|weapon|monster)(?: card)?) (?:of|from|find in) the (?<world>dreamlands|waking world|new aeon)(?=$| |,)/,
    '<world> <what>',
  ],
  // What a Gate brings into play from nowhere else is played from the Hand.
  [
    /(?<=\buse (?:this|the|its) gate(?: here)? (?:to|and) )bring (?<what>(?:any 1|any|1|a) (?:(?!from |out of )[^,;: ]+ )+?)into play$/,
    'play <what>',
    ['Location'],
  ],
  // ---------------------------------------------------------------- how one comes here, and how one leaves
  // "Only by Travel Underwater or if you have a Deep One in play": where that is so, by whatever means.
  [
    new RegExp(
      `^(?<way>you (?:(?:may|can)(?: only)? (?:${arriving}|leave)|must leave)[^,;:()]*? by [^,;:()]+?)(?: ,)? or (?:if|when|while) (?<c>[^,;:()]+)$`,
    ),
    'unless <c> , <way>',
    ['Location'],
  ],
  [
    new RegExp(`^you must (?:use|play) (?:a )?(?<by>[^,;]+?) (?:in order )?to (?:${arriving})$`),
    'you may only reach this location by <by>',
    ['Location'],
  ],
  [
    new RegExp(`^to (?:${arriving}) ,? ?you must (?:use|play) (?:a )?(?<by>[^,;]+?)$`),
    'you may only reach this location by <by>',
    ['Location'],
  ],
  [
    new RegExp(`^you must (?:use|play) (?:a )?(?<by>(?:(?! to )[^,;])+?) (?:in order )?to ${away}$`),
    'you may only leave this location by <by>',
    ['Location'],
  ],
  [
    new RegExp(
      `^to (?:${arriving}) ,? ?you must (?:use|play) (?:a )?(?<by>[^,;]+?) [;,] the same (?:apply|hold|go|is true) (?:when|if) (?:you )?${away}$`,
    ),
    'you may only reach this location by <by> . you may only leave this location by <by>',
    ['Location'],
  ],
  [
    new RegExp(`^(?:a )?(?<by>[^,;]+?) is (?:need|require|necessary) (?:both )?to (?:${arriving}) (?:or|and) (?:to )?${away}$`),
    'you may only reach this location by <by> . you may only leave this location by <by>',
    ['Location'],
  ],
  [
    new RegExp(`^(?:THIS )?(?:require|need) (?:a )?(?<by>[^,;]+?)(?: ,)? (?:both )?to (?:${arriving}) and (?:to )?${away}$`),
    'you may only reach this location by <by> . you may only leave this location by <by>',
    ['Location'],
  ],
  [
    new RegExp(`^(?:a )?(?<by>[^,;]+?) is (?:need|require|necessary) to (?:${arriving})$`),
    'you may only reach this location by <by>',
    ['Location'],
  ],
  [
    new RegExp(`^(?:a )?(?<by>[^,;]+?) is (?:need|require|necessary) to ${away}$`),
    'you may only leave this location by <by>',
    ['Location'],
  ],
  [/^(?:THIS )?must is (?:reach|enter) (?=by |use |through |with )/, 'you may only reach this location ', ['Location']],
  [
    /^you must walk (?:to THIS|here)(?: ,)? and (?:you must )?(?:walk )?(?:out|away|from (?:it|here|there))(?: again)?(?: (?:of|from) (?:it|THIS|here))?(?: again)?$/,
    'you must walk to this location . you must walk from this location',
    ['Location'],
  ],
  [
    /^THIS (?:may not|cannot) is (?:play|reach|enter) (?:as (?:the|a) result of|by|by mean of|with|through|use|by use) (?:a|any)? ?travel (?:event|card)(?: [;,] (?:and )?you must walk (?:here|to THIS))?$/,
    'you must walk to this location',
    ['Location'],
  ],
  [/^you may (?:walk away|leave|walk|depart)(?: from (?:here|THIS)| here| THIS)? as (?:normal|usual)$/, '', ['Location']],
  [
    /^(?<who>no (?:player|investigator)) (?:may|can) walk to (?:or|nor|and) from (?:THIS|here)$/,
    'you may not walk to or from this location',
    ['Location'],
  ],
  [
    /^(?:no 1|nobody|no player|no investigator) (?:may|can) walk (?:away )?(?<where>here|to THIS|from here|from THIS)$/,
    'you may not walk <where>',
    ['Location'],
  ],
  [
    /^(?:all )?(?:player|investigator) (?:may not|cannot) walk (?:away )?(?<where>here|to THIS|from here|from THIS)$/,
    'you may not walk <where>',
    ['Location'],
  ],
  [/(?<=^you (?:may not|cannot|must) walk )away (?=from )/, '', ['Location']],
  [/^you (?:may not|cannot) leave (?:by walk|on foot)$/, 'you may not leave this location by walk', ['Location']],
  [
    /(?<=^you (?:may not|cannot) walk (?:here|(?:to|from) (?:THIS|here)) ?)[;,] (?:and )?you must (?:use|play) (?:a )?travel(?: event| card)?$/,
    '',
    ['Location'],
  ],
  [/(?<=^you (?:may|can|must|may only|can only|may not|cannot) )(?:come|get) (?:here|to THIS)(?= )/, 'reach this location', ['Location']],
  [
    /^the only (?:way|mean) (?:to|of) (?:reach|enter|come to|get to|travel to) (?:THIS|here) is (?:by|through|to use|use|on)? ?(?:a )?(?<by>[^,;]+)$/,
    'you may only reach this location by <by>',
    ['Location'],
  ],
  [
    /^the only (?:way|mean) (?:to|of) (?:leave|depart from|get away from|get out of)(?: (?:THIS|here))? is (?:by|through|to use|use|on)? ?(?:a )?(?<by>[^,;]+)$/,
    'you may only leave this location by <by>',
    ['Location'],
  ],
  [new RegExp(`^to (?:${arriving}) ,? ?you must walk$`), 'you must walk to this location', ['Location']],
  [new RegExp(`^to ${away} ,? ?you must walk$`), 'you must walk from this location', ['Location']],
  [
    new RegExp(`^(?:to (?:${arriving}) ,? ?you must walk|you must walk (?:here|to THIS)) from (?<where>(?:a|any) [^,;]+)$`),
    'you must walk to this location . this location may only is reach from <where>',
    ['Location'],
  ],
  [new RegExp(`^only (?<by>[^,;]+?) (?:may|can) is use to ${away}$`), 'you may only leave this location by <by>', ['Location']],
  [
    new RegExp(`^(?:a )?(?<by>[^,;]+?) (?:may not|cannot) is use to (?:${arriving})$`),
    'this location may not is reach by <by>',
    ['Location'],
  ],
  [new RegExp(`^(?:a )?(?<by>[^,;]+?) (?:may not|cannot) is use to ${away}$`), 'you may not leave this location by <by>', ['Location']],
  [
    new RegExp(`^you (?:may not|cannot) (?:use|play) (?:a )?(?<by>[^,;]+?) to (?:${arriving})$`),
    'this location may not is reach by <by>',
    ['Location'],
  ],
  [
    new RegExp(`^you (?:may not|cannot) (?:use|play) (?:a )?(?<by>[^,;]+?) to ${away}$`),
    'you may not leave this location by <by>',
    ['Location'],
  ],
  [
    /(?<=^(?:flip|bury|discard) THIS(?: face-down)?) (?:each time|when|after) (?:(?:it|THIS) is (?:so use|use(?: so| thus| in this way| this way| for this| in that way)?)|you use (?:it|THIS)(?: so| thus| in this way| this way)?|this is do)$/,
    ' each time you do so',
  ],
  // ---------------------------------------------------------------- duties
  [
    /^(?:on|in|during|as|for) (?:their|the) next turn ,? ?(?<who>(?:your |target )?opponent) must play (?<what>[^,]+)$/,
    '<who> must play <what> next',
  ],
  [
    /(?<=\bopponent must play )(?<what>(?:(?! until )[^,])+?)(?: (?:on|in|during|as|for))?(?: (?:their|the))? next turn(?=$| or )/,
    '<what> next',
  ],
  [/(?<=\bmust play (?:.+ or )?a )new (?=(?:\S+ )?location\b.*\bnext\b)/, ''],
]

/** "Cannot" and "may not", "can" and "may" are the same of what is allowed. */
export function withMayNot(sentence: readonly Token[]): readonly Token[] | undefined {
  if (!sentence.some(({ text, type }) => type === 'word' && (text === 'cannot' || text === 'can'))) return undefined
  return sentence.flatMap((each) =>
    each.type !== 'word' || (each.text !== 'cannot' && each.text !== 'can')
      ? [each]
      : each.text === 'can'
        ? [word('may', each)]
        : words('may not', each),
  )
}

/** "At any Location in the Dreamlands" is at any Dreamlands Location. */
export function withWorldBefore(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.findIndex(
    ({ text }, index) =>
      text === 'location' &&
      /^(?:in|of|within) (?:the )?(?:dreamlands|waking world|new aeon)\b/.test(textOf(sentence.slice(index + 1, index + 5))),
  )
  if (at < 1) return undefined
  const from = textAt(sentence, at + 2) === 'the' ? at + 3 : at + 2
  const to = textAt(sentence, from) === 'dreamlands' ? from + 1 : from + 2
  if (/^(?:or|and)$/.test(textAt(sentence, to))) return undefined
  // "A Church or Cemetery Location in the Dreamlands": both of them are there.
  const first = sentence.findLastIndex((each, index) => index < at && !isNamed(each) && !/^(?:or|,)$/.test(each.text)) + 1
  const world = sentence.slice(from, to)
  const isOfBoth = sentence.slice(first, at).some(({ text }) => text === 'or') && isNamed(sentence[first])
  const kinds = sentence.slice(first, at).flatMap((each, index) => {
    const isNext = index === 0 || /^(?:or|,)$/.test(textAt(sentence, first + index - 1))
    return isNext && isNamed(each) ? [...world, each] : [each]
  })
  return [
    ...sentence.slice(0, first),
    ...(isOfBoth ? kinds : [...sentence.slice(first, at), ...world]),
    ...sentence.slice(at, at + 1),
    ...sentence.slice(to),
  ]
}

/** The words that stand in these clauses alone. */
export const permittedWords: readonly string[] =
  'often find forbid prohibit disregard crosswise convey transport ban allow permit able unable accompany'.split(' ')

const gateUsed =
  /^(?:(?:this|it|each|doing so|to do so|each of them|each \S+ so play) (?:also )?use (?:a|the|its|that|up a|up the) gate|use (?:(?:the|a|its) )?gate(?: of your current location)?(?: as (?:normal|usual))?|(?:the |that |its )?gate is use|use the gate (?:as|in the) (?:normal|usual)(?: way)?)(?: (?:there|here|at your current location|of your current location))?$/

const asOthers =
  /^(?:they|it|this card) (?:act|count|function|serve|behave|is treat|is) (?:as|like) (?:a )?(?:normal|ordinary|regular|other|any other) ally(?: (?:until (?:they is |it is )?(?:lose|bury|discard)|in all (?:respect|way)))?$/

/**
 * "This uses the Gate", of a card that may be played as an Ally: a sentence of its own for what stands in brackets elsewhere. That it is
 * then an Ally like others goes without saying. And a duty of each Round is told with what it costs to leave it undone.
 */
export function withWhatItTakes(parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  const result: (readonly Token[])[] = []
  for (const part of parts) {
    const before = result.at(-1)
    const told = before ? textOf(before) : ''
    const said = textOf(part.map((each) => (each.type === 'self' ? { ...each, text: 'this card' } : each)))
    const isRole = before !== undefined && /\bas (?:a )?ally\b/.test(told) && /\bplay\b/.test(told)
    if (isRole && asOthers.test(said)) continue
    const isPrice = isRole && gateUsed.test(said) && !/\buse\b|[;:(]/.test(told)
    const by = before && noWalk.test(told) ? onlyThat.exec(said)?.groups?.['by'] : undefined
    if (by) {
      const means = part.slice(
        1,
        part.findIndex(({ text }) => text === 'may' || text === 'can'),
      )
      result.push([...newWords('you may only reach this location by', part[0]!), ...means])
      result.push([...newWords('you may only leave this location by', part[0]!), ...means])
      continue
    }
    const toll = isRole && !/\b(?:use|pay)\b|[;:(]/.test(told) ? tollOf(before, part) : undefined
    if (toll) {
      result[result.length - 1] = toll
      continue
    }
    const allegiance = isRole ? allegianceOf(before, part) : undefined
    if (allegiance) {
      result.push(allegiance)
      continue
    }
    const voyage = before ? voyageAtOnce(before, part) : undefined
    if (voyage) {
      result.push(voyage)
      continue
    }
    const duty = before && isPrice === false ? dutyOf(before, part) : undefined
    if (duty) result[result.length - 1] = duty
    else if (isPrice) result[result.length - 1] = withPrice(before!)
    else result.push(allyAnywhere(part))
  }
  return result
}

/** "Play any Dreamer as an Ally, regardless of Region": what bears an attribute is an Ally anyway, a Monster would take another part. */
function allyAnywhere(part: readonly Token[]): readonly Token[] {
  const as = part.findIndex(({ text }, at) => text === 'as' && wordsAt(part, at + 1, 2) === 'a ally')
  const kind = part[as - 1]
  const isKind =
    as > 1 &&
    kind !== undefined &&
    kind.senses.length > 0 &&
    kind.senses.every((each) => each.kind === 'attribute' || each.kind === 'strange')
  const isAnywhere =
    part.slice(0, as).some(({ text }) => text === 'play') &&
    /^(?:, )?(?:regardless of|whatever|even (?:one|a|if) )/.test(textOf(part.slice(as + 3)))
  return isKind && isAnywhere ? [...part.slice(0, as), ...part.slice(as + 2)] : part
}

const gateAndSanity =
  /^(?:this|each|each of (?:they|them|these)|each 1|each such (?:card|ally|monster)|each \S+(?: so play)?|doing so|to do so) (?:use (?:a|the|this|its) gate(?: ,)? and(?: also)? cost (?<n>1|#) sanity|cost (?<m>1|#) sanity(?: point)?(?: ,)? and(?: also)? use (?:a|the|this|its) gate)(?: point)?(?: each)?$/

/** "You may play Ghouls as Allies here. Each uses the Gate and costs 1 Sanity": for both, each time. */
function tollOf(before: readonly Token[], part: readonly Token[]): readonly Token[] | undefined {
  const amount = part.find(({ type }) => type === 'number')
  const said = textOf(part.map((each) => (each.type === 'number' ? { ...each, text: each.value === 1 ? '1' : '#' } : each)))
  const play = before.findIndex((_, index) => wordsAt(before, index, 3) === 'you may play')
  if (!amount || play < 0 || !gateAndSanity.test(said)) return undefined
  const near = before[play]!
  const rest = before.slice(play + 3).filter(({ text }) => text !== 'here')
  return [
    ...before.slice(0, play),
    ...newWords('you may pay', near),
    amount,
    ...newWords('sanity and use this gate to play', near),
    ...rest,
  ]
}

const played =
  '(?:so play|thus play|play (?:in )?(?:this way|this fashion|this manner)|play (?:here|thus|so)(?: as (?:a )?ally)?|that you play (?:here|so))'
const isOfSuch = new RegExp(
  `^(?:(?:such|each|any|all) )?(?:it|they|each(?: of (?:they|them))?|(?:a |the )?\\S+(?: card| ally)?(?: ${played})?) (?:(?:is|be)(?: then| also)?(?: (?:consider|deem|count|treat)(?:ed)?(?: to is| as)?)?|become|count as) (?:a )?(?:corrupt|steadfast)(?: ally)?(?: when ${played})?$`,
)

/** "You may use this Gate to play a Ghoul as an Ally. It is Corrupt": each that is played through it. */
function allegianceOf(before: readonly Token[], part: readonly Token[]): readonly Token[] | undefined {
  const told = textOf(before)
  if (!/\buse (?:(?:this|the|its) )?gate\b/.test(told) || !isOfSuch.test(piecesOf(part, undefined).said)) return undefined
  const play = before.findLastIndex(({ text }) => text === 'play')
  const as = before.findIndex(({ text }, index) => index > play && text === 'as')
  const [who, what] = [before.slice(play + 1, as), part.find(({ text }) => /^(?:corrupt|steadfast)$/.test(text))!]
  const from = who.findIndex(({ text }) => text === 'from')
  const kind = who
    .slice(0, from < 0 ? who.length : from)
    .filter(({ text, type }) => type !== 'number' && !/^(?:any|a|all|each)$/.test(text))
  // Told of others than were told of before, it is another rule.
  const named = part.find(({ senses }) => senses.length > 0)
  if (kind.length === 0 || as < 0 || (named !== what && named && !kind.some(({ text }) => text === named.text))) return undefined
  const near = part[0]!
  return [
    ...newWords('when you play a', near),
    ...kind,
    ...newWords('through this gate , that card gain the', near),
    what,
    ...newWords('attribute for the rest of the game', near),
  ]
}

const laterTurn = /^(?:on|in|during) (?:a|any) (?:later|following|subsequent) turn(?: ,)?(?: you (?:may|can))?(?= (?:play|travel) )/
const atOnce =
  /^if [^;:]+?(?: ,)? you (?:may|can) (?:do (?:so|this)|play (?:it|the(?: new)? location|that(?: new)? location)|travel)(?: (?:immediately|at once|now|right away|(?:on|in) (?:the same|this) turn))?(?: instead)?$/

/** "On a later Turn, play a City Location. If at a Port you may play it at once": "it" is that Location, and so it is done sooner. */
function voyageAtOnce(before: readonly Token[], part: readonly Token[]): readonly Token[] | undefined {
  if (!laterTurn.test(textOf(before)) || !atOnce.test(textOf(part))) return undefined
  const near = part[0]!
  const you = part.findLastIndex(({ text }, index) => text === 'you' && /^(?:may|can)$/.test(textAt(part, index + 1)))
  const [first, ...cond] = part.slice(0, textAt(part, you - 1) === ',' ? you - 1 : you)
  const isBare = /^(?:in|at|on|inside|outside|underground)$/.test(cond[0]?.text ?? '')
  return [first!, ...(isBare ? newWords('you is', near) : []), ...cond, ...newWords(', you may do so this turn', near)]
}

const noWalk = /\bmay not walk to or from this location$/
const onlyThat = /^only (?<by>[^,;]+?) (?:may|can) is use$/

/** The price in brackets, before a while that ends the sentence. */
function withPrice(part: readonly Token[]): readonly Token[] {
  const near = part.at(-1)!
  const mark = (text: string): Token => ({ ...newWord(text, near), type: 'mark' })
  return [...part, mark('('), newWord('use', near), newWord('gate', near), mark(')')]
}

const each =
  /^(?:(?:during|in) (?:each|every) round ,? ?you must (?:play|cast) (?:at least )?(?:1|one|a) |you must (?:play|cast) (?:at least )?(?:1|one|a) )/
const orElse = /^if you (?:do not(?: do (?:so|this))?|fail to(?: do (?:so|this))?) ,/

/** "During each Round you must play a Travel Event. If you do not, lose 2 Sanity at the end of the Round." */
function dutyOf(before: readonly Token[], part: readonly Token[]): readonly Token[] | undefined {
  const said = textOf(before)
  const [head] = each.exec(said) ?? []
  const [otherwise] = orElse.exec(textOf(part)) ?? []
  if (!head || !otherwise) return undefined
  const tail = / (?:each|every|per) round$/.exec(said)?.[0]
  if (!tail && !/round/.test(head)) return undefined
  const what = before.slice(head.trim().split(' ').length, tail ? -2 : undefined)
  const loss = part.slice(otherwise.split(' ').length)
  const end = / at the end of (?:the|that|each) round$/.exec(textOf(loss))?.[0]
  if (!end || what.length === 0 || what.some(({ text }) => /^(?:[,;:(]|and|or|if|unless|while)$/.test(text))) return undefined
  const near = part[0]!
  const verb = /\bcast\b/.test(head) ? 'cast' : 'play'
  return [
    ...newWords('at the end of each round ,', near),
    ...loss.slice(0, -end.trim().split(' ').length),
    ...newWords(`unless you have ${verb} a`, near),
    ...what,
    ...newWords('this round', near),
  ]
}
