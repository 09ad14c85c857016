/** Which card is meant: one that was named, chosen or taken by lot, by whom, and what it must be. */

import type { Self } from '../reading.ts'
import { inTurn, like, type Rewording, type Row, reworded } from '../rewording.ts'
import { count, ofNoRegion } from './phrases.ts'

/** What becomes of a card, or where somebody is, is no kind of cards. */
const noSort =
  '(?!(?:Buried|Discarded|Flipped|Played|Returned|Placed|Rotated|Revealed|Summoned|Controlled|Used|Attacked|Cast|Day|Night|Inside|Outside|Underground|Underwater)\\b)'

const sort = '(?:an? |one )?' + noSort + "((?:(?:\\p{Lu}|Living |Mi-)[\\p{L}’'-]*(?:,? or (?:an? )?|, | )?){1,6})"

const cardNoun = '(?<!\\b(?:or|and) )\\b(Ally|Artifact|Tome|Weapon|Spell|Monster|Event|Location|card)'

/** What a card must be that was told without it: "(it must be a Priest)", ", who must be Steadfast". */
const mustBe = (who: string): string => `${who}must (not )?(?:also )?be ${sort}`

const asideOf = `(?: ?\\(${mustBe('(?:it |he |she |he or she |they |this |which |who |that Ally )?')}\\)|, ${mustBe('(?:which|who|that) ')}(?=[.;,]))`

/** A card and what it must be, in one: "a Steadfast Ally", "an Artifact except a Weapon". */
function ofSort(noun: string, sorts: string, not: string | undefined): string {
  const told = sorts.trim()
  if (not) return `${noun} (not a ${told})`
  return noun === 'card' || told.endsWith(noun) ? told : `${told} ${noun}`
}

/** "Up to two cards (your choice of number)", of an opponent who gives them: you say how many. */
const yourChoice =
  ',? \\(?(?:your choice of (?:the )?(?:number|amount|how many)|(?:the )?number is your choice|you choose (?:the number|how many)|(?:the )?number of your choice)\\)?'

/** "Of your opponent's Defending Allies", "your opponent's Allies": one of them, with whose it is behind it. */
const oneOf = (what: string): string =>
  what
    .replace(/^of /iu, '')
    .replace(
      /^((?:your )?opponent|that player)['’]s (.+)$/iu,
      (_, whose: string, kind: string) => `${kind} of ${/opponent/i.test(whose) ? 'your opponent' : whose}`,
    )
    .replace(/^your (.+)$/iu, '$1')
    .replace(/\bAllies\b/u, 'Ally')
    .replace(/\b(Artifact|Weapon|Spell|Tome|Monster|Event|card)s\b/iu, '$1')

/** "Name one Event in play, other than a Phobia": one that is chosen. */
export const namedOne: Row = [
  /(?<=^|[.;] )(?:Name|Designate|Indicate|Point to|Single out) (?=(?:one|an?|any one) (?:\p{Lu}[\p{L}’'-]* )*\p{Lu}[\p{L}’'-]* (?:in play|of (?:your|an|any) (?:opponent|player))\b)/gu,
  () => 'Choose ',
]

/** "Take one card from the Hand of an opponent, without looking, and discard it": by lot. */
export const takenUnseen: Row = [
  /\b(?:take|pick|draw|choose|pull|select) (an?|one|two|three) (?:cards?) (?:from|out of) (?:the Hand of (?:your|an|one|any) opponent|(?:your|an) opponent['’]s Hand),? (?:without looking(?: at (?:it|them|the cards?))?|unseen|blindly|blind|at random),? and (discard|bury) (?:it|them|that card|those cards)(?=[.;]|$)/giu,
  (said, [n, how]) =>
    like(
      said,
      `${how!.toLowerCase()} ${/^an?$/i.test(n!) ? 'one' : n} random ${/^(?:an?|one)$/i.test(n!) ? 'card' : 'cards'} in your opponent's Hand`,
    ),
]

/** "Bury the opposing Defending Ally with the highest value, unless that Ally has an Enchanted Weapon": that Ally, and no other. */
export const unlessThatOne: Row = [
  /\b(bury|discard|flip) the (opposing )?((?:Defending )?)Ally( of your opponent)? (with the (?:highest|lowest) value|of (?:highest|lowest) value),? unless (?:that Ally|the Ally|he or she|he|she|it) (?:also )?(has|bears|carries|is) ([^.;,]+)(?=[.;]|$)/giu,
  (said, [deed, opposing, defending, of, rank, has, what]) =>
    opposing || of
      ? like(
          said,
          `choose one ${defending}Ally of your opponent ${rank}. Unless that Ally ${has} ${what}, ${deed!.toLowerCase()} that Ally`,
        )
      : said,
]

/** "Choose one Ally in your Story Deck and play it. Discard it at the end of the Round": the one that was chosen for both. */
export const chosenForBoth: Row = [
  /(?<=^|[.;:,] )choose (an?|any|one|any one) ((?:\S+ ){0,3}?Ally)(?: card)? (?:in|from) your (Story Deck|Hand) and (?:immediately |at once )?play (?:it|that Ally|that card)(?: immediately| at once)?(?:(,? regardless of [^.;:()]+?))?\. (?:(?:That Ally|It|He or she) (?:is (?:now|then)|becomes) (?:an? )?(\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)*)\. )?(?:(discard|bury|return) (?:it|that Ally)((?: to your Hand)?) at the end of (?:the|this) Round|(?:(?:That |The )?Ally|It) \p{Ll}+ \((Discard|Bury)(?: it)?\) at the end of (?:the|this) Round|at the end of (?:the|this) Round,? (discard|bury|return) (?:it|that Ally)((?: to your Hand)?))(?=\.|$)/giu,
  (said, [, what, zone, rest = '', kind, ends, to, fate, end, where]) =>
    like(
      said,
      `choose one ${what} in your ${zone}: play the target${ofNoRegion(rest)}, ${kind ? `the target gains the ${kind} attribute until that card leaves play, ` : ''}(at the end of the Round: ${(ends ?? fate ?? end)!.toLowerCase()} the target${to ?? where ?? ''}) until the end of the Round`,
    ),
]

/** "Your opponent must choose one Defending Ally and flip it. If he is Outside, you choose the Ally yourself." */
export const heOrYouChoose: Row = [
  /\byour opponent must (?:choose (one [^.;:,]+?) and (flip|bury|discard) (?:it|him or her|him|her)( face-down)?|(flip|bury|discard) (one [^.;:,]+?)( face-down)?(?: of his or her choice)?)[.;] If ([^.;,]+), (?:you(?: may)? choose (?:the |that |this |which )?(?:Ally|card|victim|one|it|him or her|Artifact|Tome)?(?: is (?:flipped|buried|discarded|lost))?|the choice is)(?: yourself| instead| yours| for him or her| in his or her (?:place|stead))+(?=[.;]|$)/giu,
  (_, [what, how, face = '', how2, what2, face2 = '', so]) =>
    `${(how ?? how2)!.toLowerCase()} ${what ?? what2} of your opponent of his or her choice${face}${face2}. If ${so}, ${(how ?? how2)!.toLowerCase()} ${what ?? what2} of your opponent of your choice${face}${face2} instead`,
]

/** "For each Tome you have in play ... Bury one of these Tomes". */
export const oneOfThese: Row = [
  /(?<=\b(?:for )?each (\p{Lu}[\p{L}’'-]*) (?:that )?you have in play\b[^.]*\. [^.]*?\b(?:one|two|any)) of (?:these|those|your) \1s?(?= )/giu,
  (said, [what]) => ` of your ${said.slice(said.lastIndexOf(' ') + 1) === what ? `${what}s` : said.slice(said.lastIndexOf(' ') + 1)}`,
]

/** "Choose one Event card that he or she must discard, then bury this card." */
export const chosenToBeDiscarded: Row = [
  /(?<=\b(?:that|which) (?:he or she|he|she|they|your opponent) must (?:discard|bury)),? (?:and )?then (?=(?:bury|discard|flip) this (?:card|Event)\b)/giu,
  () => '. Then ',
]

export const yourNumber: Row = [
  new RegExp(
    `\\byour opponent (?:must )?(?:immediately )?discards? up to (?:two|2) cards( from (?:his or her|his|her|their) Hand)?${yourChoice}( from (?:his or her|his|her|their) Hand)?(,? and (?:then )?(?:replaces? them with|draws?) (?:an equal number of|the same number of|as many)(?: new| other| fresh)?(?: cards?)?(?: drawn)?(?: from (?:his or her|his|her|their) Mythos Deck)?)?(?=[.;]|$)`,
    'giu',
  ),
  (_, [from, where = from ?? '', again]) => {
    const does = again ? 'exchanges' : 'discards'
    const whence = again ? '' : where
    return `Choose one: your opponent ${does} one card${whence}, or your opponent ${does} two cards${whence}`
  },
]

/** "Discard one Ally of your opponent. Opponent chooses the Ally": who it is, is left to him. */
export const opponentChooses: Row = [
  /(\b(?:discards?|buries|bury|flips?|reveals?)\)? (?:one|an?|any one) (?:\p{Lu}[\p{L}-]* )*?(Ally|Artifact|Weapon|Spell|Tome|Monster|Event|card)(?: card)? of (?:your |the )?opponent)( face-down)?[.;] (?:Your |The |That )?opponent (?:may )?chooses? (?:it|which(?: one)?|(?:the|that|this) (?:\p{Lu}[\p{L}-]* )*?(?:\2|card))(?: to be (?:discarded|buried|flipped|lost|revealed))?(?=[.;]|$)/giu,
  (_, [deed, , face = '']) => `${deed} of your opponent's choice${face}`,
]

/** "Play an Artifact regardless of ... Discard that Artifact at the end of the Round": the one that is chosen for it. */
export const chosenForIt: Row = [
  /(?<=^|[.;:] |, )(?:you may )?(immediately )?play (?:an?|any one|any|one) ((?:\p{Lu}[\p{L}-]* )*?)(Ally|Artifact|Weapon|Tome|Spell)(?: card)?(?: from your Hand)?((?:,? regardless of| without)\b[^.;:]*?)?((?:[.;]|,? and) (?:You )?(?:do|need|may|must) (?:not|ignore)[^.;:]*)?(?:[.;] (?:Then,? )?|,? and then |,? then )(discard|bury)(?: (?:that|the|this) (?:\2)?\3(?: card)?| it| that card)? at the end of ((?:the|this|that) (?:Round|Turn)|(?:the |this |that |any )?Combat)(?=[.;]|$)/giu,
  (said, [, trait = '', kind, regardless = '', unpaid = '', how, when]) =>
    like(
      said,
      `choose one ${trait}${kind} in your Hand. Play the target${regardless}${unpaid}. ${how![0]!.toUpperCase()}${how!.slice(1).toLowerCase()} the target at the end of ${when}`,
    ),
]

/** "Randomly choose one Defending Ally and flip that card. If that Ally is Corrupt, choose a second": by lot, and with the same fate. */
export const secondByLot: Row = [
  /\brandomly choose (?:one|an?|1) ((?:of )?(?:(?:your opponent|opponent|his or her|that player)['’]s |your |\p{Lu}[\p{L}-]* )[^.;:,]*?),? and (bury|discard|flip) (?:(?:that|the|this) (?:card|Ally|Monster|Artifact|Spell|Tome|one)|it|him or her)( face-down)?[.;] (If [^.;:,]+?), (?:you (?:may|must) )?(?:randomly )?(?:choose|\2) (?:a second|another|one more|a further one)(?: one| card| Ally)?(?: at random| as well| face-down)*(?=[.;]|$)/giu,
  (said, [what, how, face = '', so]) =>
    like(
      said,
      `${how!.toLowerCase()} one random ${oneOf(what!)}${face}. ${so}, ${how!.toLowerCase()} one other random ${oneOf(what!)}${face}`,
    ),
]

/** "Randomly choose and bury one Defending Ally. If it is Night, choose two": so many by lot instead. */
export const soManyByLot: Row = [
  /\b(((?:randomly )?choose (?:at random )?and (bury|discard|flip)|randomly (?:bury|discard|flip)) (?:one|two|1|2) ((?:of your opponent['’]s|of your|of his or her|\p{Lu})[^.;:,]*?(?: at random|, chosen at random)?))[.;] (if [^.;:,]+?), (?:(?:randomly )?choose|(?:(?:randomly )?choose (?:at random )?and |randomly )?\3|(?:bury|discard|flip)) (two|three|four|\d+)(?: of (?:them|those|these))?(?: instead)?(?=[.;]|$)/giu,
  (_, [first, deed, , what, so, n]) => `${first}. ${so}, ${deed!.toLowerCase()} ${n} ${what} instead`,
]

/** "He or she must choose one of his or her Artifacts and bury it. If it is Night, choose it yourself": by either, and not by both. */
export const chosenByYouIf: Row = [
  /\b((?:your |target |one |an? |the )?opponent|he or she) must (?:choose|select) (one|an?|two|three) (?:of his or her ([^.;:,]+?)|of his ([^.;:,]+?)) and (bury|discard|flip|return) (it|them)([^.;:,]*)[.;] (If|While) ([^.;:,]+),? (?:then )?(?:(?:you may |you |instead )?(?:choose|select) (?:(?:the|that) [\p{L}]+|it|them|(?:which|which one|the one)) yourself|(?:you (?:may )?(?:choose|select)|the choice is yours|you make the choice)(?: (?:(?:the|that) [\p{L}]+|it|them))?)(?: instead)?(?=[.;]|$)/giu,
  (said, [who, n, things, his, how, , rest, , when]) => {
    const told = `${n} of your opponent's ${things ?? his}`
    const ordered = said.slice(0, said.search(/[.;] (?:If|While) /iu))
    return `If ${when}, ${how!.toLowerCase()} ${told} of your choice${rest}. Otherwise, ${/^(?:he|your|target|one|an?|the) /i.test(who!) ? ordered[0]!.toLowerCase() + ordered.slice(1) : `your ${ordered[0]!.toLowerCase()}${ordered.slice(1)}`}`
  },
]

/** "Gain 1 Sanity for each Tome you have in play, then discard one of them": one such card. */
export const oneOfThem: Row = [
  /\bfor (?:each|every) ((?:\p{Lu}[\p{L}’-]*)(?: (?:that affects|affecting) (?:you|your Investigator)| (?:that )?you have in play| in play)?)(?:,? (?:and )?then|, and) (bury|discard|flip|return) (one|two) of (?:them|these|those)\b/giu,
  (_, [what, verb, n]) => `for each ${what}, then ${verb!.toLowerCase()} ${n} ${what}`,
]

/** "Otherwise discard it, and lose 1 Sanity if it is a Monster": the condition is of what is lost. */
export const lostIfAMonster: Row = [
  /\b((?:otherwise|if not),? (?:you must )?(?:discard|bury|return) it[^.;:,]*), and ((?:lose|gain|draw)\b[^.;:,]*?) if (it is [^.;:,]+)(?=\.)/giu,
  (_, [first, then, so]) => `${first}. If ${so}, ${then}`,
]

/** "Choose one Ghoul from your Discard Pile and return it to your Hand. If it is Night you may choose two": that many are returned. */
export const twoIfNight: Row = [
  /\bchoose (one|an?) ([^.;,]+?) (?:from|in) (your [^.;,]+?) and return (?:it|that card) to your Hand[.;] (?:If|While) ([^.,;]+?),? you may choose (two|three)(?: instead)?(?=[.;]|$)/giu,
  (said, [n, what, pile, when, more]) => like(said, `return ${n} ${what} in ${pile} to your Hand, or ${more} if ${when}`),
]

/** "One Ally (it must be Steadfast) of your opponent", "one Ally of your opponent, who must be a Priest". */
export const whatItMustBe: readonly Row[] = [
  [
    new RegExp(`${cardNoun}((?: (?:of|in|from|under|held by) [^.;:,()]*?)?)${asideOf}`, 'gu'),
    (_, [noun, where, not, sorts, alsoNot, others]) => `${ofSort(noun!, (sorts ?? others)!, not ?? alsoNot)}${where}`,
  ],
  [
    new RegExp(
      `${cardNoun}((?: (?:of|in|from|under|held by) [^.;:,()]*?)?)(?:, (?:which|who|that) must be| \\((?:it |which |who )?must be) (face-down|face-up)(?:\\)|(?=[.;,]|$))`,
      'gu',
    ),
    (_, [noun, where, face]) => `${face} ${noun}${where}`,
  ],
  // "Choose one Ally. It must be a Priest. ...", "discard one card; it must be a Spell".
  [
    new RegExp(
      `(?<=\\b(?:one|[Aa]n?|any) (?:\\p{Lu}\\p{Ll}+ )?)${cardNoun}([^.;:()]*)[.;] ${mustBe('(?:[Ii]t|[Hh]e|[Ss]he|[Tt]his|[Tt]hat \\w+) (?:or she )?')}(?=[.;]|$)`,
      'gu',
    ),
    (_, [noun, where, not, sorts]) => `${ofSort(noun!, sorts!, not)}${where}`,
  ],
  // "Choose one Ally. He (it must be a Steadfast Ally) may not defend": it is told of him where he is first met again.
  [
    new RegExp(
      `${cardNoun}([^.;:()]*)([.;]) ((?:He|She|It|That \\w+|he|she|it|that \\w+)(?: or she)?) \\(${mustBe('(?:it |he |she |he or she |this )?')}\\)`,
      'gu',
    ),
    (_, [noun, where, stop, who, not, sorts]) => `${ofSort(noun!, sorts!, not)}${where}${stop} ${who}`,
  ],
]

/** "You may return one Artifact to your Hand. Discard one other card": other than that one, and so where that was done. */
export const otherThanThatOne: Row = [
  /\b(you may (?:return|take|draw|put|play|move|flip|bury|place) [^.;:]*?)\. (Discard|Bury|Flip|Return) ((?:one|two|three) other |another )([^.;:]*?)(?=\.|$)/giu,
  (_, [may, verb, other, what]) => `${may}, then ${verb!.toLowerCase()} ${other}${what}`,
]

/** "Protection from A, B, and C. When one of these is played on you, ...": of those that were named. */
export const ofThoseNamed: Row = [
  /(?<=\bProtection from ((?:\p{Lu}[\p{L}’'-]*(?: (?:of|the|in|to|\p{Lu}[\p{L}’'-]*))*(?:, and |, or |, | and | or )?)+)\. )(?:At the moment (?:that|when)|When(?:ever)?|If|Each time) (?:(?:any )?one|any) of (?:these|them|those)(?: cards| Events)? (?:is|are) played (?:on|against) you,/gu,
  (_, [names]) => `When your opponent plays ${names!.replace(/,? and (?=[^,]*$)/u, ' or ')} on you,`,
]

/**
 * "Randomly choose one card from your opponent's Hand that he must discard. If it is a Spell, randomly choose a second": what is chosen so is
 * discarded, and so is the second.
 */
export const chosenToGo = (text: string): Rewording | undefined => {
  const lot = '(?:randomly choose|choose (?:at random|randomly))'
  const goes = ',? (?:that|which) (he or she|he|she|that player|your opponent|the opponent|that opponent) (?:must|has to) (discard|bury)'
  const first = new RegExp(`\\b${lot} (${count.slice(1, -1)}) ([^.;:,]+?)${goes}(?=[.;,]|$| if\\b| and\\b)`, 'giu')
  const more = '(?:another|a second|a third|one more)(?: one| card| such card)?'
  const second = new RegExp(
    `\\b(?:${lot} ${more}|choose ${more} (?:at random|randomly)|${more} is (?:chosen at random|randomly chosen))(?=[.;,]|$| (?:if|and|as well|too)\\b)`,
    'giu',
  )
  const [found] = text.matchAll(first)
  const [, n, what = '', who = '', deed = ''] = found ?? []
  const isTheirs = /opponent/i.test(what)
  if (!found || !(isTheirs || /opponent/i.test(who)) || text.slice(found.index).search(second) < 0) return undefined
  const gone = `${deed.toLowerCase()} ${n} ${byLot(isTheirs ? what : `${what} of your opponent`)}`
  return inTurn(text, [
    (so) => reworded(so, first, (said) => like(said, gone)),
    (so) => reworded(so, second, (said) => like(said, `${deed.toLowerCase()} another at random`)),
  ])
}

/** "Card from your opponent's Hand", told to be taken by lot. */
const byLot = (what: string): string =>
  /^of /.test(what) ? `${what} at random` : what.replace(/^(.*?)(?= (?:from|in|of)\b|$)/u, '$1 at random')

/** "Return one Event, except another Recurring Dream": none of the same Title, this card or another. */
export const exceptItsLike = (text: string, self: Self | undefined): Rewording | undefined => {
  const title = self?.title?.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
  if (!title) return undefined
  const out = '(?:(?:except|save|but not)(?: for)?|other than|excluding|besides)'
  const another = `(?:another|any other|other|a second) (?:copy of |card called )?${title}s?`
  return reworded(
    text,
    new RegExp(`(?:,? ${out} ${another}(?:,(?= (?:from|in|of|on|to)\\b))?| \\((?:${out}|not) ${another}\\))(?=[.,;:]|$| \\p{Ll})`, 'gu'),
    () => ' except card of the same Title',
  )
}

const lookedAt = "\\bLooks? at (?:(?:all (?:of )?)?(?:the )?cards in )?((?:your|an|one|any|that|target) (?:opponent|player))['’]s Hand"
const found = '(?:is|are|was|were) (?:found|there|present)'

/** "Look at all cards in your opponent's Hand. Choose one Artifact or Tome to Discard. If nothing is found, opponent gains 2 Sanity": one of those, and none such. */
export const chosenOfThoseSeen: Row = [
  new RegExp(
    `${lookedAt}[.,;] (?:then )?(?:Choose|Discard|Bury) ((?:one|two|three|an?|any one) [^.;,:]+?) (?:(?:that )?you find there|(?:there )?to (?:be )?(Discard|Bury|Discarded|Buried))[.] If (?:(?:nothing|none|no such cards?|there is none|there are none)(?: ${found})?|you find (?:none|nothing)),(?: (opponent)\\b)?`,
    'giu',
  ),
  (said, [whose, what, how, opponent]) =>
    `Look at ${whose}'s Hand and ${/bur/i.test(how ?? said.replace(/^[^.]*/, '').slice(0, 8)) ? 'bury' : 'discard'} ${what} from it. If there is none,${opponent ? ' your opponent' : ''}`,
]

/** And where nothing is said of none. */
export const chosenToGoFromHand: Row = [
  new RegExp(
    `(?<=${lookedAt}[.,;] (?:then )?)Choose ((?:one|two|three|an?|any one) [^.;,:]+?) (?:there )?to (?:be )?(Discard|Bury|Discarded|Buried)(?=[.;])`,
    'giu',
  ),
  (_, [, what, how]) => `${/bur/i.test(how!) ? 'Bury' : 'Discard'} ${what} from it`,
]
