/**
 * Deeds told round about: somebody who is made to do something, the last card of its kind, two things forbidden at once, what goes
 * somewhere before it is said what. Each is put as the grammar has it, where a sentence cannot be read as it stands.
 */

import type { Clause } from './clauses.ts'
import type { Token } from './lexer.ts'
import { some } from './plainly/pieces.ts'
import { newWord, newWords, textOf } from './tokens.ts'

const kind = '(?:\\S+ ){0,3}?(?:ally|artifact|tome|weapon|spell|monster|card|location|phobia)'
const deed = '(?:bury|discard|lose|flip|pass|draw|reveal|pay|skip|choose|return|walk)'
const foe = `(?:a|any|any 1|1|each|your) (?:opponent|investigator|player)`
const use = '(?:use|play|cast|bury|discard|flip|draw)'
const may = '(?:may|can)'
const head = '(?<head>(?:(?:if|while|unless|when) [^,:;]+ , )?)'
const dues = `(?<loss>(?:lose|pay|gain)) sanity(?: point)? equal to (?:the|its) (?<of>value|sanity cost) of (?<n>1|any 1|any|a) (?<kind>${some}) (?:in|from|of) (?<whence>your (?:discard pile|story deck|hand)) ,? ?(?:and|then|to)`
const thatOne = '(?:that \\S+|it)'
const unburied =
  '(?:(?:cannot|may not|can not|is not|do not) (?:is )?(?:bury|lose)|is (?:protect|safe) from (?:is )?(?:bury|burial|lose)|survive)'
const thisCombat = '(?: (?:in|during) (?:(?:this|the) )?combat| this combat| until the end of combat| until combat end)'
const onward = '(?:on )?to (?:the|their|your|a) next (?<loc>location)(?: (?:(?:that|which) )?(?:(?:is|you|they) )?(?:play|visit))?'
const counted =
  '(?<verb>add|subtract|draw|gain|lose|discard|bury|increase|reduce) (?<n>#|1)(?<unit>(?: point)?) (?<rest>(?!.*\\b(?:if|unless|while|when|each|until)\\b.*\\bor\\b)[^,:;()]+?) ?,? or (?<m>#|1)(?: point)?(?: instead)? if (?<so>[^,:;()]+)'
const mortal = '(?:ally|artifact|tome|weapon|monster|spell|event|card)'
const lifting = '(?:take|return|recover|put|place|play|add|retrieve)'
const lately = (deed: string): string =>
  `(?:(?:that|which|who) (?:is|have is|was|have) |(?:(?:that|which|who) )?you (?:have )?(?:already )?)?${deed} (?:during |in |on |earlier )?`
const zone = '(?:your threat|play|your hand|your discard pile)'

/** What he does who has to, with the card that was chosen or for himself. */
export const ofHim = '(?:they|its owner|their owner|your opponent|that (?:player|opponent)|the opponent)'
const more = '(?: (?!(?:and|or)\\b)[^,:;() ]+)*?'
export const withIt = `(?:bury|discard|flip|return|give) (?:it|that (?!player|opponent)\\S+)${more}`
export const byHim = `(?:lose|discard|bury|draw|flip|skip|return|reveal) (?!(?:it|that|and|or)\\b)[^,:;() ]+${more}`
const orElse = '(?: ,)? or (?:else )?'

const oneOfTwo: readonly Clause[] = [
  [
    new RegExp(`(?<=^(?:[^:;()]+ , )?)(?<who>${ofHim}) must (?:either )?(?<a>${withIt})${orElse}(?<b>${withIt})$`),
    '<who> choose : ( <a> ) or ( <b> )',
  ],
  [
    new RegExp(`(?<=^(?:[^:;()]+ , )?)(?<who>${ofHim}) must (?:either )?(?<a>${withIt})${orElse}(?<b>${byHim})$`),
    '<who> choose : ( <a> ) or ( <who> <b> )',
  ],
  [
    new RegExp(`(?<=^(?:[^:;()]+ , )?)(?<who>${ofHim}) must (?:either )?(?<a>${byHim})${orElse}(?<b>${withIt})$`),
    '<who> choose : ( <who> <a> ) or ( <b> )',
  ],
  [
    new RegExp(`(?<=^(?:[^:;()]+ , )?)(?<who>${ofHim}) must either (?<a>${withIt})${orElse}(?<b>${withIt}) and (?<c>${byHim})$`),
    '<who> choose : ( <a> ) or ( <b> , <who> <c> )',
  ],
  // What goes back to a Hand goes to that of its owner.
  [/(?<=\breturn [^,:;()]*?)(?<! into)(?<! the| your| their) to hand(?=$| ,| and | or )/, ' to the hand'],
]

export const roundabout: readonly Clause[] = [
  ...oneOfTwo,
  // ---------------------------------------------------------------- who is made to do something
  [
    new RegExp(
      `(?<= )(?:to|and) (?:cause|force|make|compel|oblige|require) (?<who>${foe} (?:who|at|in|with) ${some}) (?:to )?(?<deed>${deed} (?!by|to))`,
    ),
    ': <who> must <deed>',
  ],
  [
    new RegExp(`(?<=^|[,:;] )(?:cause|force|make|compel|oblige|require) (?<who>${foe} (?:who|at|in|with) ${some}) (?:to )?(?=${deed} )`),
    '<who> must ',
  ],
  [/(?<=\bmust )(?:make a choice|choose(?: 1)?)(?: of these| either)? : /, ''],
  [/(?<=\bmust )(?:make a choice|choose(?: 1)?) , (?=(?:bury|discard|lose|flip|pass|draw|pay) .* or )/, ''],
  // ---------------------------------------------------------------- the last of its kind
  [
    new RegExp(
      `^(?:if|when) (?:you|your investigator) would (?:lose|bury|discard) (?:your|your investigator 's|the) (?:last|only|sole)(?: remaining| left)? (?<kind>${kind})(?: in play)? ,`,
    ),
    'while you have fewer than 2 <kind> in play , if you would lose a <kind> ,',
  ],
  [
    new RegExp(
      `^(?:if|when) (?:your|your investigator 's) (?:last|only|sole)(?: remaining| left)? (?<kind>${kind}) would is (?<how>bury|lose|discard) ,`,
    ),
    'while you have fewer than 2 <kind> in play , if you would lose a <kind> ,',
  ],
  // ---------------------------------------------------------------- what would be lost
  [
    new RegExp(
      `^(?:if|when) you would (?:(?:have to|is force to|is oblige to|is make to|must) )?bury (?:a|any|1|1 of your|any of your) (?<kind>${some}) ,`,
    ),
    'if any of your <kind> would is bury ,',
  ],
  [
    new RegExp(
      `^(?:if|when) you would (?:(?:have to|is force to|is oblige to|is make to|must) (?:lose|discard)|discard) (?:a|any|1|1 of your|any of your) (?<kind>${some}) ,`,
    ),
    'if you would lose a <kind> ,',
  ],
  // ---------------------------------------------------------------- two things forbidden at once
  [
    new RegExp(
      `^${head}no (?<what>${some}) (?<may>${may}) is (?<a>${use}) or (?<b>${use})(?: by (?:anyone|anybody|any player|any investigator))?(?<rest>(?: .+)?)$`,
    ),
    '<head> no <what> <may> is <a> <rest> . <head> no <what> <may> is <b> <rest>',
  ],
  [
    new RegExp(
      `^${head}(?<what>${some}) (?<may>${may}) not is (?<a>${use}) or (?<b>${use})(?: by (?:anyone|anybody|any player|any investigator))?(?<rest>(?: .+)?)$`,
    ),
    '<head> <what> <may> not is <a> <rest> . <head> <what> <may> not is <b> <rest>',
  ],
  [
    new RegExp(`^${head}(?<who>${some}) (?<may>may|can|may not|cannot) (?<a>${use}) or (?<b>${use}) (?<rest>.+)$`),
    '<head> <who> <may> <a> <rest> . <head> <who> <may> <b> <rest>',
  ],
  [/(?<=\bis (?:use|play|cast)) by (?:anyone|anybody|any player|any investigator)(?= (?:at|while|until|during)|$)/, ''],
  // ---------------------------------------------------------------- first where, then what
  [
    new RegExp(
      `(?<=^|[,:;] |and |may )(?<verb>put|place|add|take|return|move) (?<way>into|in|to) (?<zone>${zone}) ,? ?(?<face>(?:face-down )?) ?,? ?(?<what>(?:a|any|any 1|1|#|up to #) ${some}) (?:take |choose |find )?(?:from|in|out of) (?<whence>(?:your|your opponent 's) (?:discard pile|story deck|hand|mythos deck))(?= ,|$)`,
    ),
    '<verb> <what> from <whence> <way> <zone> <face>',
  ],
  // ---------------------------------------------------------------- what is not buried in Combat
  [
    / ,? ?(?:no matter how many|however many|regardless of (?:how many|the number of)|whatever (?:the )?number of) point (?:(?:it|they|he|she|that \S+) )?absorb$/,
    '',
  ],
  [
    new RegExp(`^(?:until the end of combat , )?(?:the target|that ally|that defending ally|it|they) ${unburied}${thisCombat}$`),
    '( if the target would is bury in combat , it stay in play instead ) until the end of combat',
    ['Event', 'Spell', 'Artifact'],
  ],
  [
    new RegExp(`^(?:until the end of combat , )?(?:(?:all|each|any)(?: of)? )?your (?<kind>${some}) ${unburied}${thisCombat}$`),
    '( if any of your <kind> would is bury in combat , it stay in play instead ) until the end of combat',
    ['Event', 'Spell', 'Artifact'],
  ],
  [
    new RegExp(`^(?:until the end of combat , )?none of your (?<kind>${some}) (?:is|may is|can is) (?:bury|lose)${thisCombat}$`),
    '( if any of your <kind> would is bury in combat , it stay in play instead ) until the end of combat',
    ['Event', 'Spell', 'Artifact'],
  ],
  [
    new RegExp(`^(?<n>1|a|any|any 1) (?<kind>${some}) ${unburied}${thisCombat}$`),
    'choose <n> <kind> : ( if the target would is bury in combat , it stay in play instead ) until the end of combat',
    ['Event', 'Spell', 'Artifact'],
  ],
  [
    new RegExp(`^(?:cast|use|play)(?: THIS)? (?:on|upon|against|at) (?<n>1|a|any|any 1) (?<kind>${some})$`),
    'choose <n> <kind>',
    ['Spell', 'Artifact', 'Event'],
  ],
  [
    /^(?:the |its |that |their )?(?:ally (?:who|that) (?:bore|bear|hold|held|carry|have|use) it|bearer|ally|ally (?:bear|carry|hold) it)(?: himself| itself)? (?:is (?:not (?:affected|bury|discard|harm|lose)|unaffected|unharmed|spared?)|remain in play|stay in play|remain|do not suffer|suffer nothing)$/,
    'the bearer is not affected',
    ['Spell', 'Event', 'Monster'],
  ],
  // ---------------------------------------------------------------- the one number, or another where something is so
  [
    new RegExp(`^(?<head>[^;()]+? to )${counted}$`),
    'if <so> , <head> <verb> <m> <unit> <rest> . unless <so> , <head> <verb> <n> <unit> <rest>',
  ],
  [
    new RegExp(`^(?<head>(?:[^;()]+? [,:] )?)${counted}$`),
    '<head> if <so> , <verb> <m> <unit> <rest> . <head> unless <so> , <verb> <n> <unit> <rest>',
  ],
  // ---------------------------------------------------------------- what was played, or lost, of late
  [
    new RegExp(
      `(?<!\\bfor )\\b(?<all>all|each) (?<what>(?:\\S+ )?(?:ally|artifact|tome|weapon))(?: in play)? ${lately('play')}this (?<when>round|turn)\\b(?! by)`,
    ),
    '<all> <what> ( play this <when> ) in play',
  ],
  [
    new RegExp(
      `(?<!\\b(?:the (?:first|second|third|fourth|next|last)|no|for (?:each|every)|if (?:a|any)|when (?:a|any|1)|time (?:a|any)) (?:\\S+ )?)\\b(?<what>ally|artifact|tome|weapon)(?<of>(?: of (?:your opponent|any player|each player))?) ${lately('play')}this (?<when>round|turn)\\b(?! by)`,
    ),
    '<what> ( play this <when> ) <of>',
  ],
  [
    new RegExp(
      `(?<=\\b(?:${lifting}|flip|turn|choose|bury|discard) .*)(?<!\\b(?:the (?:first|second|third|fourth|next|last)|no|for (?:each|every)) (?:\\S+ )?)\\b(?<what>spell)(?: of yours)? ${lately('cast')}this (?<when>round|turn)\\b(?! by)`,
    ),
    '<what> ( cast this <when> )',
  ],
  [
    new RegExp(
      `(?<=\\b(?:${lifting}|flip|turn|choose|bury|discard) .*)(?<!\\b(?:the (?:first|second|third|fourth|next|last)|no|for (?:each|every)) (?:\\S+ )?)\\b(?<what>spell) (?:(?:that|which) )?your opponent (?:have |have already )?cast (?:during |in |on |earlier )?this (?<when>round|turn)\\b`,
    ),
    '<what> ( cast this <when> ) of your opponent',
  ],
  [
    new RegExp(
      `(?<=\\b(?:${lifting}|for (?:each|every)(?: of your)?|choose) .*)\\b(?<what>${mortal})(?: of yours)? ${lately('bury')}this round\\b(?! by)(?: from your story deck(?! to))?`,
    ),
    '<what> ( bury this round ) in your story deck',
  ],
  [
    new RegExp(
      `(?<=\\b(?:${lifting}|for (?:each|every)(?: of your)?|choose) .*)\\b(?<what>${mortal})(?: of yours)? ${lately('discard')}this round\\b(?! by)(?: from your discard pile(?! to))?`,
    ),
    '<what> ( discard this round ) in your discard pile',
  ],
  // ---------------------------------------------------------------- until all have had their Turn
  [
    /\buntil (?:each|every|all)(?: player| investigator)? (?:have )?(?:take|have|had|play|taken) (?:another|1|1 more|1 other|a)(?: more| further| other)? turn$/,
    'until the end of your next turn',
    ['Event'],
  ],
  // ---------------------------------------------------------------- what need not be so, and how many one may have
  [
    /^(?<head>(?:while THIS is in play , )?)(?:you|your investigator) (?:need not|do not need to|do not have to) is (?:at|in) (?:a|any) [^,:;()]+? location to play (?<what>[^,:;()]+)$/,
    '<head> you may play <what> anywhere',
  ],
  [
    /^(?<head>(?:(?:if|while) [^,]+ , )?)(?:you|your investigator) (?:need not|do not need to|do not have to|need not to) (?:know|read|speak|understand) (?:the|its|their|that|any) language (?:in order )?to play THIS\b/,
    '<head> this card may is play regardless of language',
  ],
  [
    /^(?<head>(?:(?:if|while) [^,]+ , )?)(?:you|your investigator) (?:need not|do not need to|do not have to|need not to) (?:know|read|speak|understand) (?:the|its|their|that|any) language (?:in order )?(?:to play|of) (?:any |a )?(?<what>[^,:;()]+?)(?: that you play)?$/,
    '<head> you may play <what> regardless of language',
  ],
  [
    /^you (?:(?:may|can) not|cannot) have more than (?:1|1 copy of) THIS(?: in play)?(?: at (?:a|1|any) (?:1 )?time| at once)?$/,
    'this card may not is play if you have another copy of this card in play',
  ],
  [
    /^you (?:may|can) (?:only have|have only) (?:1|1 copy of) THIS(?: in play)?(?: at (?:a|1|any) (?:1 )?time| at once)?$/,
    'this card may not is play if you have another copy of this card in play',
  ],
  [
    /^(?:no player (?:may|can) have more than|each player (?:may|can) have only|each player (?:may|can) only have) (?:1|1 copy of) THIS(?: in play)?(?: at (?:a|1|any) (?:1 )?time| at once)?$/,
    'this card may not is play if you have another copy of this card in play',
  ],
  // ---------------------------------------------------------------- how one goes on
  [
    /^(?:you|your investigator) (?:may only|can only|may|can|must) (?:leave|depart|depart from|travel from|travel away from|go from)(?: (?:here|THIS|this location))? (?:only )?(?=by .*\bwalk to )/,
    'you must leave here ',
    ['Location'],
  ],
  [/^(?:THIS )?(?:may|can) (?:only is leave|is leave only) (?=by .*\bwalk to )/, 'you must leave here ', ['Location']],
  [new RegExp(`^(?:you|your investigator) must walk ${onward}$`), 'you must leave here by walk', ['Location']],
  [
    new RegExp(`(?<=^|[,:;] |and )(?<who>you|your opponent) must walk ${onward}(?=$| ,|;)`),
    '( <who> must walk to each new <loc> ) until <who> play a <loc>',
    ['Event', 'Spell', 'Artifact', 'Monster'],
  ],
  [
    new RegExp(`(?<=\\byour opponent .*(?:[,:;]|and) )they must walk ${onward}(?=$| ,|;)`),
    '( your opponent must walk to each new <loc> ) until your opponent play a <loc>',
    ['Event', 'Spell', 'Artifact', 'Monster'],
  ],
  // ---------------------------------------------------------------- where and how a card is played
  [
    /\bcurrent (?<loc>location) must (?:have|bear|show|carry|display) the (?<what>[^,:;()]+?) (?:attribute|symbol)(?= |$)/,
    'current <loc> must is a <what> <loc>',
  ],
  [/^no (?<what>[^,:;()]+?) (?:may|can) is play ,? ?except (?<where>(?:at|in) [^,:;()]+)$/, 'no player who is not <where> may play <what>'],
  [
    /^(?:the )?(?:usual |normal )?languages?(?: requirement)? and sanity costs? (?:still |must )?(?:apply|is meet|is pay|is observe)(?: as usual| normally)?$/,
    'language and sanity cost apply',
  ],
  [/(?<=\bhold .+? spell) (?:in|within|inside) (?:it|THIS|itself)(?= |$)/, ''],
  [/(?<=\bto travel to .+) as (?:if|though) (?:you have )?(?:(?:play|use|travel by|by)) (?:a )?travel_\S+(?: card| event)?(?=$| ,)/, ''],
  [
    /(?<=\bto )play (?<what>(?:any|a|a new|any new) [^,:;()]+?) as (?:if|though) (?:you have )?(?:play|use|travel by|by) (?:a )?travel_\S+(?: card| event)?(?=$| ,)/,
    'travel to <what>',
  ],
  [
    /(?<=\bplay .+?) (?:from|of|in|who (?:could|can|may|would) (?:normally |otherwise )?is (?:play|find) in) (?:your|the same|this|the)(?: present| current)? region(?= ?,? regardless of (?:subregion|place|location)(?:$| ,))/,
    '',
  ],
  [/(?<=\bTHIS (?:face-down )?(?:and|to|:|,) (?:immediately )?play )any (?=\S)/, 'a '],
  [
    /(?<=\b(?:gain|add|increase|subtract|lose) .+ )(?:when|as|once|while) (?:the )?combat is (?:is )?(?:resolve|fought|fight)$/,
    'in combat',
    ['Monster', 'Ally'],
  ],
]

/** A loss as large as a card is worth, told before what becomes of the card: the card is chosen first. */
export const duesOfCards: readonly Clause[] = [
  [/\b(?:a|any|1) single (?<pass>pass)(?: of (?:your choice|any player))?\b/, '1 <pass>'],
  [
    /\b(?:in|during|at) the (?:cast(?:ing)? )?spells? (?:and|or) (?:use )?(?:of )?artifacts? (?:step|phase|stage)(?: (?:of|in) (?:the |each |any |a )?combat)?/,
    'during combat',
  ],
  [
    new RegExp(`^${dues} (?:put|place|add|move) ${thatOne} ,? ?(?:face-down )?,? ?(?:in|into|to) your threat(?: ,? ?face-down)?$`),
    'choose <n> <kind> in <whence> : <loss> sanity equal to the <of> of the target , put the target into your threat',
  ],
  [
    new RegExp(`^${dues} (?<verb>put|place|add|return|take|move|discard|bury) ${thatOne} (?<rest>.+)$`),
    'choose <n> <kind> in <whence> : <loss> sanity equal to the <of> of the target , <verb> the target <rest>',
  ],
]

/** The words that stand in these clauses alone. */
export const roundaboutWords: readonly string[] = 'bore unharmed spared compel oblige observe'.split(' ')

/** "... until a Day Event is played. Bury this card when that happens.": when such an Event is played. */
export function withWhatHappens(parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  return parts.map((part, index) => {
    const before = parts[index - 1]
    const tail = / ?(?:when|once|if|as soon as|the moment) (?:that|this|it) (?:happen|occur)s?$/.exec(textOf(part))
    const until = before?.findLastIndex(({ text }) => text === 'until') ?? -1
    if (!before || !tail || until < 1 || before.slice(until).some(({ text }) => /^[,:;()]$/.test(text))) return part
    const own = part.slice(0, part.length - tail[0].trim().split(' ').length)
    return [...newWords('when', part[0]!), ...before.slice(until + 1), newWord(',', part[0]!), ...own]
  })
}
