/** What is gained and lost in points and Sanity, and second figures. */

import { asOtherCase, inFullSoMany, inFullToo, moreIfAlso, orSoMany, sameElsewhere } from '../and-also.ts'
import { like, type Row } from '../rewording.ts'
import { count } from './phrases.ts'

const verbs: Readonly<Record<string, string>> = { suffer: 'lose', suffers: 'loses', take: 'lose', takes: 'loses' }

/** One Ally whose value changes, a while and a second number behind it: of that one alone are both told. */
const oneAlly = '(?:one|an|any(?: one)?|target|the target)'

const forSoLong =
  '(?:until the end of (?:(?:the|this) )?(?:Combat|Round|Turn)|(?:for|during) the (?:remainder|rest) of (?:the |this )?(?:Combat|Round|Turn)|this Round|this Combat)'

const ifItIs = '(?:if|when) (?:the|that|this|target) Ally (?=is |bears |has |knows )([^.;,()]+)'

/** "Flip this card to let one other Ally add 2 points to its value" */
export const toLetAnotherAdd: Row = [
  /\bto (?:let|allow|cause|make|have|enable) (one|an?|any one|each) ([^.;:,]+?) (?:to )?(add|gain|subtract|lose) (\d+)(?: points?)?(?: (?:to|from|in) (?:its|his or her|his|her|their)(?: own)?(?: card)? value)?(?= (?:until|for|in|during)\b|[.;]|$)/giu,
  (_, [n, who, does, by]) =>
    `to ${/^(?:add|gain)$/i.test(does!) ? 'add' : 'subtract'} ${by} ${/^(?:add|gain)$/i.test(does!) ? 'to' : 'from'} the value of ${/^an?$/i.test(n!) ? 'one' : n} ${who}`,
]

/** "You begin the game with 2 Sanity points more" */
export const sanityToBeginWith: Row = [
  /\byou (?:begin|start|enter) (?:the|each|every|a) (?:game|match|story) with (\d+|one|two|three|four|five) (?:(?:Sanity points?|points? of Sanity|Sanity) (more|less|fewer)(?: than (?:usual|normal|printed))?|(more|extra|additional|less|fewer) (?:Sanity points?|points? of Sanity|Sanity))(?: than (?:usual|normal))?(?=[.;,]|$)/giu,
  (said, [n, behind, before]) =>
    like(said, `at the start of the game, ${/less|fewer/i.test(behind ?? before!) ? 'lose' : 'gain'} ${n} Sanity`),
]

/** "You may keep one card more in your Hand", "gain 2 Sanity points more" */
export const oneCardMore: Row = [
  /\b(one|two|three|\d+) (cards?|Sanity points?|Spells?|Allies|Artifacts?|points?) more(?=[.;,]| (?:in|from|if|when|while|at)\b|$)/giu,
  (said, [n, what]) => (/points?$/i.test(what!) && !/^Sanity/i.test(what!) ? said : `${n} more ${what}`),
]

/** "Your Sanity may never rise above 15 points" */
export const sanityNeverAbove: Row = [
  /\byour Sanity (?:may|can) (?:never|not) (?:rise above|exceed|be (?:more|higher) than|go (?:above|over|beyond)|be raised above) (\d+)(?: points?)?(?=[.;,]|$)/giu,
  (said, [n]) => like(said, `your maximum Sanity is at most ${n}`),
]

/** "Add 4 to the value of an Ally whose printed value is at least 2. ... give it to another such Ally": one of that kind. */
export const anotherSuchAlly: Row = [
  /(?<=\b(?:an?|one|any|any one) ((?:\p{Lu}[\p{L}’'-]* )*Ally(?: (?:whose|who|with|that) [^.;,]+)?)[.;] .*\b(?:another|one other) )such Ally\b/gu,
  (_, [kind]) => kind!,
]

/** "Add 1 point to Ally's value, but add 3 points if it is Night": 3 in all. */
export const soManyInAll: Row = [
  /\b(adds? \d+ points? to (?:the |its |this )?(?:Ally|bearer|host|Allies)['’]s? (?:card )?value), but (?:adds? )?(\d+) points? (?:instead )?(?=(?:if|when|while|at|by|during)\b)/giu,
  (_, [adds, n]) => `${adds}, or ${n} points `,
]

/** "Increase the value of one Ally by 2 points (3 points if the Ally is Steadfast) for the rest of the Round": of the one Ally that is chosen. */
export const moreForThatAlly: readonly Row[] = [
  [
    new RegExp(
      `\\b(increase|raise|reduce|lower) the value of ${oneAlly} ((?:(?!Ally\\b)\\p{Lu}[\\p{L}’'-]* ){0,3}Ally)( of (?:your|an|any) opponent)? by (\\d+)(?: points?)?( ${forSoLong})?,? \\(?(?:or |but )?(?:by )?(\\d+)(?: points?)?(?: instead)? ${ifItIs}\\)?,?( ${forSoLong})?(?=[.;]|$)`,
      'giu',
    ),
    (said, [verb, kind, of = '', n, long, m, so, after]) => {
      const span = after ?? long
      const [add, to] = /^(?:in|ra)/i.test(verb!) ? ['add', 'to'] : ['subtract', 'from']
      return span && !(after && long)
        ? `${like(verb!, add)} ${n} ${to} the value of target ${kind}${of}${span}. If the Ally ${so!.trim()}, ${add} ${m} instead`
        : said
    },
  ],
  [
    new RegExp(
      `\\b(that|target|the target) (Ally(?:['’]s value)?) (gains|loses|adds|subtracts) (\\d+)(?: points?)?( ${forSoLong})?,? \\(?(?:or |but )?(?:(?:gains|loses|adds|subtracts) )?(\\d+)(?: points?)?(?: instead)? ${ifItIs}\\)?,?( ${forSoLong})?(?=[.;]|$)`,
      'giu',
    ),
    (said, [which, ally, verb, n, long, m, so, after]) => {
      const span = after ?? long
      return span && !(after && long) ? `${which} ${ally} ${verb} ${n}${span}. If the Ally ${so!.trim()}, it ${verb} ${m} instead` : said
    },
  ],
]

/** "Reduce it by 1 point when Threats are revealed. Reduce by 2 points instead if any Ghouls are part of that Directed Threat." */
export const reducedByMoreInstead: Row = [
  /(?<=^|[.;] )([^.;]*\b(reduce|increase|lower|raise)s? [^.;]*?\bThreats?\b[^.;]*? by \d+ points?(?: when (?:Directed )?Threats are revealed)?)[.;] (?:\2)s?(?: (?:it|that Threat|this|the (?:Directed )?Threat))? by (\d+)(?: points?)? instead (?:if|when) ([^.;]+)(?=[.;]|$)/giu,
  (_, [told, , m, so]) =>
    `${told}, or by ${m} points if ${so!
      .replace(/^any (.+) (?:are|is) (?:part of|in|among) (?:that|the) (?:Directed )?Threat$/iu, 'it contains $1')
      .replace(/^(an? .+) is (?:part of|in|among) (?:that|the) (?:Directed )?Threat$/iu, 'it contains $1')
      .replace(/^(?:that|the) (?:Directed )?Threat (?=contains|includes)/iu, 'it ')}`,
]

/** "Reduce the value of Monsters by 1 point per card. If you are Inside, reduce by 2 points per card": the second figure is of the same. */
export const reducedPerCard: Row = [
  /\b((reduce|increase|raise|lower|decrease) (?:the )?(?:card )?values? of [^.;:]+?) by (\w+) points?(?: per card| each| apiece)?( until [^.;,]+)?[.;] (?:(?:but|however),? )?if ([^.;:,]+), (?:instead )?\2 (?:(?:it|them|their values?|its value|the value) )?by (\w+) points?(?: per card| each| apiece)?(?: instead)?(?=[.;]|$)/giu,
  (_, [does, , n, end, so, m]) => `${does} by ${n} points${end ?? ''}, or by ${m} points if ${so}`,
]

/** "Lose 1 Sanity if you have no Allies, and another if you have no Artifacts": each for itself, whether the other is so or not. */
export const anotherIf: Row = [
  new RegExp(
    `(?<=^|[.;] )((?:[^.;:,]*, )?)((?:you )?(?:lose|gain|draw)s? ${count} (?:Sanity(?: points?)?|points? of Sanity|cards?)) ((?:if|unless|while) [^.;:,]+),? (?:and|plus) (?:another|one more|1 more|an additional)(?: (?:one|point|card))? ((?:if|unless|while) [^.;:,]+)(?=[.;]|$)`,
    'giu',
  ),
  (_, [lead, deed, , one, other]) =>
    `${lead}${deed} ${one}. ${lead}${(lead ? deed! : like('A', deed!)).replace(new RegExp(` ${count} `, 'iu'), ' one ').replace(/\b(card|point)s\b/, '$1')} ${other}`,
]

/** "Are worth 1 extra point, or 2 if ...": what they gain. */
export const extraPoint: Row = [
  new RegExp(
    `(?<!\\b(?:that|who|which|if|while) )\\b(is|are)( each)? worth ${count} (?:extra|additional|more) points?(?=(?: each)?(?:,| \\(|;)? ?(?:or |but )?${count}\\b)`,
    'giu',
  ),
  (_, [be, each = '', n]) => `${be === 'is' ? 'gains' : 'gain'}${each} ${n}`,
]

/** "Raises by 1 point each the value of ...". */
export const raisedByOneEach: Row = [
  /\b((?:rais|increas|lower|reduc)(?:es?|s)? by (?:\d+|one|two|three)) (?:points? )?each(?= the (?:card )?values? of\b)/giu,
  (_, [by]) => by!,
]

/** "For each Ghoul, plus one more if it is Night": one more in all. */
export const plusOneMore: readonly Row[] = [
  [
    new RegExp(
      `\\b(draw|lose|gain|discard)(s?) ${count}((?: Sanity)?(?: points?)?(?: of Sanity)?|(?: new)? cards?)( from your Mythos Deck)? (for (?:each|every) [^.;:,]*?),? (?:plus|and) (?:an additional|another|${count} (?:more|additional|extra))(?: cards?| Sanity(?: points?)?| points?)? ((?:if|while|when) [^.;]+|at Night|during the (?:Day|Night))(?=[.;]|$)`,
      'giu',
    ),
    (_, [verb, s, n, unit, from = '', each, more = 'one', when]) =>
      `${verb}${s} ${n}${unit}${from} ${each}. ${like('A', when!)}, ${s ? 'he or she ' : ''}${verb!.toLowerCase()}${s} ${more}${unit}`,
  ],
  [
    new RegExp(
      `\\b(adds?|subtracts?) ${count}( points?)?((?: to [^.;:,]*?)?) (for (?:each|every) [^.;:,]*?),? (?:plus|and) (?:another|${count} (?:more|additional|extra))(?: points?)? ((?:if|while|when) [^.;]+|at Night|during the (?:Day|Night))(?=[.;]|$)`,
      'giu',
    ),
    (_, [verb, n, unit = '', to, each, more = '1', when]) => `${verb} ${n}${unit}${to} ${each}. Add ${more} more ${when}`,
  ],
]

/** "By 1 point per card, Steadfast or Corrupt": whichever of the two they are. */
export const steadfastOrCorrupt: Row = [
  /(?<=\b(?:points?(?: per card| each)?|(?:each|all|any|every|your) \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?))(?:,| \()\s*(?:be they |whether )?(?:Steadfast or Corrupt|Corrupt or Steadfast)\)?(?=[.;,]|$)/giu,
  () => '',
]

/** "The value of all Ghouls in your Threat and of all your Cultists by 1 point each": of either. */
export const ofThreatAndAllies: Row = [
  /\b(increase|reduce|raise|lower) the value of all ([^.;,]+? in your Threat) and (?:of )?all (?:of )?your ([^.;,]+?) by (\d+) points?(?: each)?(?=[.;]|$)/giu,
  (said, [how, first, second, by]) =>
    like(said, `${how} the value of all ${first} by ${by}. ${how} the value of all your ${second} by ${by}`),
]

/** "Suffers a loss of 2 Sanity", "takes a loss of one point of Sanity". */
export const suffersALoss: Row = [
  /\b(suffers?|takes?) (?:a |the |an additional )?(?:loss of|Sanity loss of) (\w+)(?: points?(?: of)?)?(?: Sanity)?(?: points?)?\b/gi,
  (said, [verb, n]) => `${like(said, verbs[verb!.toLowerCase()]!)} ${n} Sanity`,
]

/** "Gets +2 to its value", "has a +1 value". */
export const plusAndMinus: Row = [
  /\b(gains?|gets?|receives?|has|have|is|are) (?:a )?\+ ?(\d+)(?: points?)?(?: (?:to|on|in) (?:its|his|her|their|his or her))?(?: card)? value\b/gi,
  (_, [verb, n]) =>
    `${/^(?:gain|get|receive|have|are)$/i.test(verb!) ? 'add' : 'adds'} ${n} to ${/^(?:gain|get|receive|have|are)$/i.test(verb!) ? 'their' : 'its'} value`,
]

/** "1 point at Night, or 2 points if you are also Outside": the second where both are so. */
export const moreIfAlsoSo: readonly Row[] = [
  [moreIfAlso, inFullToo],
  [orSoMany, inFullSoMany],
  [sameElsewhere, asOtherCase],
]

/** "1 point if X, plus 1 point for each Y": two awards. */
export const twoAwards: Row = [
  /\b(Add \w+ (?:points? )?to ((?:the )?value of this card|this card['’]s value|its value|his value|her value) (?:if|while|when) [^.;:,]+),? plus (\w+)( points?)? (for each [^.;:,]+)(?=[.;]|$)/giu,
  (_, [first, what, n, points, each]) => `${first}. Add ${n}${points ?? ''} to ${what} ${each}`,
]

/** "The value of one of your Allies becomes the value of any one Monster". */
export const becomesTheValueOf: Row = [
  /\b(the value of (?:an?|one|target|this|each|any)\b[^.;:,]*?) (becomes|is) (?=(?:the value|that) of (?:an?|any|one|another|target)\b)/giu,
  (_, [value, is]) => `${value} ${is} equal to `,
]
