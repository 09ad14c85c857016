/**
 * A text in plainer words: "you may choose to draw", "the Hand of your opponent", "suffers a loss of 1 Sanity". Each row says the same in
 * fewer words, whatever else the sentence says, so that the chapters after this one need to know but one way to say it.
 */

import { asOtherCase, inFullSoMany, inFullToo, moreIfAlso, orSoMany, sameElsewhere } from './and-also.ts'
import { anotherOfIt } from './another-of-it.ts'
import { freeAtTimes, givenForIt, replacedFromHand } from './given-for-it.ts'
import { inEverydayWords } from './in-everyday-words.ts'
import { inFewerWords } from './in-fewer-words.ts'
import { justPlayed } from './just-played.ts'
import { journeyTo, notOnFootTo } from './on-foot.ts'
import { isGod } from './own-card.ts'
import type { Self } from './reading.ts'
import { inRows, inTurn, like, type Rewording, type Row, reworded } from './rewording.ts'
import { soManyTogether } from './so-many-together.ts'
import { spellsTakenBack } from './taken-back.ts'
import { takenInHand } from './taken-in-hand.ts'
import { withOneOther } from './with-one-other.ts'

/** "Regardless of your current Region": as it stands behind a play. */
const ofNoRegion = (rest: string): string => rest.replace(/^,/, '').replace(/\b(?:your |the |his or her )?current (?=Region\b)/i, '')

const verbs: Readonly<Record<string, string>> = { suffer: 'lose', suffers: 'loses', take: 'lose', takes: 'loses' }

const many = '(?:\\d+|an?|one|two|three|four|five|an additional|another|one additional|two additional)'

/** "Add 4 points to target Ally until the end of Combat, then bury it": then, and not at once. */
export const thenAtItsEnd =
  /\b(Ally|Allies|Monsters?)\b([^.;:]*?) until the end of (Combat|the Round), then (bury|discard|return|flip) (?:it|him or her|him|her|them|that Ally|the Ally|that card|that Monster)\b/giu

const atItsEnd = (_: string, [kind, how, end, verb]: readonly (string | undefined)[]): string =>
  `${kind}${how} until the end of ${end}. At the end of ${end}, ${verb!.toLowerCase()} that ${/^All/i.test(kind!) ? 'Ally' : 'Monster'}`

/** What one may lose. */
const yourCards = '([^.;:,]+?)(?=[.;,]| (?:to|by|through|because of|due to|while|until|if|for|during)\\b)'

/** "No opponent's card may cause you to lose an Artifact": what is lost is buried or discarded (M1.31); Sanity is lost otherwise. */
function notToBeLost(said: string, what: string): string {
  const yours = what
    .replace(/\b(?:an?|any|one of your|any of your) (.+?)(?=$|,| (?:or|and)\b)/giu, (_, one: string) =>
      one.replace(/Ally$/, 'Allie').replace(/s?$/, 's'),
    )
    .replace(/\byour /giu, '')
  if (/\b(?:Sanity|points?|it|this|that|them|cards?|Turns?|Combat)\b/i.test(yours)) return said
  return like(said, `your ${yours} may not be buried or discarded by your opponents`)
}

const cardNoun = '(?<!\\b(?:or|and) )\\b(Ally|Artifact|Tome|Weapon|Spell|Monster|Event|Location|card)'
/** What becomes of a card, or where somebody is, is no kind of cards. */
const noSort =
  '(?!(?:Buried|Discarded|Flipped|Played|Returned|Placed|Rotated|Revealed|Summoned|Controlled|Used|Attacked|Cast|Day|Night|Inside|Outside|Underground|Underwater)\\b)'
const sort = '(?:an? |one )?' + noSort + "((?:(?:\\p{Lu}|Living |Mi-)[\\p{L}’'-]*(?:,? or (?:an? )?|, | )?){1,6})"
/** What a card must be that was told without it: "(it must be a Priest)", ", who must be Steadfast". */
const mustBe = (who: string): string => `${who}must (not )?(?:also )?be ${sort}`
const asideOf = `(?: ?\\(${mustBe('(?:it |he |she |he or she |they |this |which |who |that Ally )?')}\\)|, ${mustBe('(?:which|who|that) ')}(?=[.;,]))`

/** A card and what it must be, in one: "a Steadfast Ally", "an Artifact except a Weapon". */
function ofSort(noun: string, sorts: string, not: string | undefined): string {
  const told = sorts.trim()
  if (not) return `${noun} (not a ${told})`
  return noun === 'card' || told.endsWith(noun) ? told : `${told} ${noun}`
}

const count = '(an?|one|two|three|four|five|six|\\d+)'
/** "Each player loses 1 Sanity; you lose 2": you lose that instead of what each loses, and not besides. */
const allButYou: Row = [
  new RegExp(
    `\\b(each|every|all) ((?:player|Investigator)s?)((?: (?:who|whose|in|at)\\b[^.;:,]*?)?) (lose|gain|draw|discard)(s?) ${count}((?: Sanity)?(?: points?)?(?: of Sanity)?|(?: new| extra)? cards?)(?:[;,] (?:and |but |while |whereas )?| (?:but|while|whereas) |\\. (?=yours\\b))(?:you|yours|your (?:own )?Investigator) \\4s? (?:only |just )?${count}(?:(?: Sanity)?(?: points?)?(?: of Sanity)?| cards?)?(?: instead)?(?:,? (?:wherever|no matter where) (?:you|he or she|he|she|it) (?:are|is|may be))?(?=[.;]|$)`,
    'giu',
  ),
  (_, [each, who, where, verb, s, n, unit, m]) => `${each} other ${who}${where} ${verb}${s} ${n}${unit}, and you ${verb} ${m}${unit}`,
]

const doing = '(?:must|may|loses?|gains?|draws?|discards?|buries|bury|flips?|pays?|reveals?|returns?|shuffles?)'

/** One card of a kind, and where it is taken from: "any Storm Event of yours from your Hand or Discard Pile". */
const oneSuch = "(?:any one|any|an?|one) ((?:\\p{Lu}[\\p{L}’'-]*(?: or)?,? )+?)(?:of yours )?"
const eitherPile =
  'from (?:either )?(?:your )?(?:Hand or (?:from )?(?:your )?(?:Discard Pile|Story Deck)|(?:Discard Pile|Story Deck) or (?:from )?(?:your )?Hand)(?=[.,;]|$)'
const otherPile = (found: string): string => (/Story Deck/i.test(found) ? 'Story Deck' : 'Discard Pile')

/** Icons of Spells, one or several: "Death or Eye". */
const spellIcons =
  '(?:Water|Folk|Cthulhu|Death|Eye|Yellow Sign|Dream)(?:(?:, | or | and |, or )(?:Water|Folk|Cthulhu|Death|Eye|Yellow Sign|Dream))*'

/** What stands behind a journey that a later Turn makes, and behind one that is made at once. */
const afterJourney =
  '(?<=\\b(?:on|during) (?:your next|a later|a following|another|a subsequent|any later|any following) Turn\\b[^.;]*\\bLocation\\b[^.;]*[.;] )'
const afterJourneyNow = '(?<=\\b(?:immediately|at once) (?:play|place|travel)\\b[^.;]*\\bLocation\\b[^.;]*[.;] )'
const newPlace = '(?:it|this|that Location|the new Location|this Location|that place)'
/** Where one is then: "in Scotland", "a City Location". */
const whereThen = (where: string): string => (/^(?:an?) /i.test(where) ? `at ${where}` : where)

/** What stands a sentence or two behind a journey that is made. */
const journeyTold = '(?<=\\b(?:[Pp]lay|[Tt]ravel)\\b[^.;]*\\bLocation\\b[^.;]*[.;] (?:[^.;]*[.;] )?)'

const bears = '(?:bears|carries|holds|wields)'
/** The Ally that was chosen, or that the line speaks of. */
const bearer = (who: string | undefined): string => (/^that$/i.test(who ?? '') ? 'that Ally' : 'the target')

/** One Ally whose value changes, a while and a second number behind it: of that one alone are both told. */
const oneAlly = '(?:one|an|any(?: one)?|target|the target)'
const forSoLong =
  '(?:until the end of (?:(?:the|this) )?(?:Combat|Round|Turn)|(?:for|during) the (?:remainder|rest) of (?:the |this )?(?:Combat|Round|Turn)|this Round|this Combat)'
const ifItIs = '(?:if|when) (?:the|that|this|target) Ally (?=is |bears |has |knows )([^.;,()]+)'

/** "Up to two cards (your choice of number)", of an opponent who gives them: you say how many. */
const yourChoice =
  ',? \\(?(?:your choice of (?:the )?(?:number|amount|how many)|(?:the )?number is your choice|you choose (?:the number|how many)|(?:the )?number of your choice)\\)?'
const yourNumber: Row = [
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

/** What goes with an Ally who goes back: "and all that he or she carries", "with its Weapons". */
const withHisGoods =
  ',? (?:and|with|together with|along with) ((?:all|everything|whatever|any cards?|each card|all cards)(?: that)?(?= (?:it|he|she)\\b)|(?:any|all|its|his or her|his|her)(?: of (?:its|his or her))? (?:Weapons?|Artifacts?))(?: (?:that )?(?:it|he or she|he|she) (?:bears?|carr(?:y|ies)|holds?|has))?,?'
const itsOwnersHand = "(?:(?:your |the )?opponent['’]s|(?:its|his or her|his|her|their) owner['’]s|(?:its|his or her) player['’]s) Hand"

function handedBack(said: string, which: string, kind: string, whose: string, goods: string): string {
  const [thing = 'card'] = /Weapon|Artifact/i.exec(goods) ?? []
  const one = /random/i.test(which) ? 'one random' : 'one'
  const foe = whose === '' && /opponent/i.test(said) ? ' of your opponent' : whose
  return like(
    said,
    `choose ${one} ${kind}${foe}. Return each ${thing} held by the target to its owner's Hand, then return the target to its owner's Hand`,
  )
}

/** Who may do something by a rule: of nobody else it is mere colour. */
const someone =
  '(?:[Yy]ou|[Yy]our|[Hh]e|[Ss]he|[Ii]t|[Tt]hey|[Tt]hat|[Tt]his|[Tt]hose|[Ww]ho\\p{Ll}*|[Ee]ach|[Ee]very\\p{Ll}*|[Aa]ny\\p{Ll}*|[Aa]ll|[Bb]oth|[Ee]ither|[Nn]o|[Ii]f|[Ww]hen\\p{Ll}*|[Ww]hile|[Aa]t|[Ii]n|[Oo]n|[Aa]fter|[Bb]efore|[Tt]hen|[Oo]nce|[Mm]ay|[Mm]ust|[Oo]ne|[Oo]pponents?|[Pp]layers?|[Ii]nvestigators?|[Aa]ll(?:y|ies)|[Cc]ards?|owners?|targets?|bearers?|holders?|users?|losers?|winners?|victims?|casters?|others?|rest|hosts?|defenders?|attackers?|former|latter|affected|chosen|first|second|last|next|same|leader|sender|one|loser)'
const rows: readonly Row[] = [
  // "Return him to your Hand. His notes are lost: discard one other card from it."
  [
    /(\b(?:would be|is (?:due |about )?to be) (?:buried|discarded|lost)\b[^.;]*, (?:you may )?|\b)(returns?|takes?|puts?) (him|her|it|this card) (?:back )?(?:in)?to your Hand( instead)?[.;] (?:(?:His|Her|Its|Their) \p{Ll}+ (?:is|are) lost: )?discard (one|two|three) other (cards?) from (?:it|your Hand)(?=[.;]|$)/giu,
    (_, [lost, verb, it, instead = '', n, cards]) =>
      `${lost}${verb} ${it} to your Hand${lost ? ' instead' : instead} and discard ${n} other ${cards} from your Hand`,
  ],
  // The crosswise Location: it alone is turned right-side-up.
  [/(?<=\b[Tt]urn your )(?:Current )?Location (?=right-side-up\b)/gu, () => 'crosswise Location '],
  [
    /\b(any|a|another) ((?:Full |New )?Moon|Star) rises ?\((?:the|that) Event is played\)/gu,
    (_, [any, what]) => `${any} ${what} Event is played`,
  ],
  // "Name one Event in play, other than a Phobia": one that is chosen.
  [
    /(?<=^|[.;] )(?:Name|Designate|Indicate|Point to|Single out) (?=(?:one|an?|any one) (?:\p{Lu}[\p{L}’'-]* )*\p{Lu}[\p{L}’'-]* (?:in play|of (?:your|an|any) (?:opponent|player))\b)/gu,
    () => 'Choose ',
  ],
  // "If it is Night when you land".
  [
    /(?<=\bif it is (?:Night|Day) )when you (?:land|dock|put in|alight|disembark|go ashore|come ashore|step off|touch down|step ashore)\b/giu,
    () => 'when you arrive',
  ],
  // "Even as an Ally, this Special Effects box is valid: he may use two Weapons at a time".
  [/\b(this Special Effects box (?:is|remains) valid): (\p{L})/giu, (_, [valid, first]) => `${valid}. ${first!.toUpperCase()}`],
  // "As your Turn, break the crate open. Bury this card and ...": what is done with it is told by what becomes of it.
  [
    /\b(As your Turn, (?:you may )?)(?:break|open|pry|crack|unwrap|uncork|unlock|smash|tear|force)(?: open)? (?:it|the [a-z]+|this [a-z]+)(?: open)?[.;:,]? (?:and |then )?(?:(Bury|Discard|Flip) this card)\b/giu,
    (_, [turn, deed]) => `${turn}${deed!.toLowerCase()} this card`,
  ],
  // "Defending Allies of up to 2 points fall asleep and return to their Investigator. They take no part in this Combat."
  [
    /(?<=\bDefending (?:Ally|Allies)\b[^.;]*?) (?:falls? asleep and )?returns? to (?:their|his or her|his|her|its) (?:Investigators?|player|owner)[.;] (?:They|He or she|He|She|It|(?:That|Those) (?:Ally|Allies)) takes? no (?:further )?part in (?:this |the )?Combat(?=[.;]|$)/giu,
    () => ' may not defend until the end of Combat',
  ],
  // "May only be cast immediately after an opponent has cast a Spell", "cast only in answer to a Spell of an opponent"
  [
    /(?<=^|[.;] )(?:(?:This (?:card|Spell|Event|Artifact) )?(?:may|can) (?:only be (?:cast|used|played)|be (?:cast|used|played) only)|(?:cast|use|play)(?: this (?:card|Spell|Event|Artifact))? only|only (?:cast|used?|play(?:ed)?)) (?:(?:immediately |directly |right |just )?after (?:an|your|any) opponent (?:has |have )?(?:just )?(cast|casts|played|plays) (an?|any) ([^.;:,]+?)|(?:in|as an?) (?:answer|reply|response) to (an?|any) ([^.;:,]+?) (?:of|by|from|(?:cast|played) by|that is (?:cast|played) by) (?:an|your|any) opponent)(?=[.;])/giu,
    (_, [does, a, what, one, other]) => {
      const kind = (what ?? other)!
      return `Play this card immediately after an opponent has ${does ? (/^cast/i.test(does) ? 'cast' : 'played') : /\bSpells?$/.test(kind) ? 'cast' : 'played'} ${a ?? one} ${kind}`
    },
  ],
  // "You may play an Ally and an Artifact on the same Turn"
  [
    /\byou may (?:also )?play ((?:an?|one) (?!Location\b)\p{Lu}[^.;:,]*?) and ((?:an?|one) (?!Location\b)\p{Lu}[^.;:,]*?) (?:on|in|during) (?:the same|one|a single|one and the same) Turn(?=[.;]|$)/giu,
    (said, [first, second]) => like(said, `as your Turn, you may play ${first} and ${second}`),
  ],
  // "Flip this card to let one other Ally add 2 points to its value"
  [
    /\bto (?:let|allow|cause|make|have|enable) (one|an?|any one|each) ([^.;:,]+?) (?:to )?(add|gain|subtract|lose) (\d+)(?: points?)?(?: (?:to|from|in) (?:its|his or her|his|her|their)(?: own)?(?: card)? value)?(?= (?:until|for|in|during)\b|[.;]|$)/giu,
    (_, [n, who, does, by]) =>
      `to ${/^(?:add|gain)$/i.test(does!) ? 'add' : 'subtract'} ${by} ${/^(?:add|gain)$/i.test(does!) ? 'to' : 'from'} the value of ${/^an?$/i.test(n!) ? 'one' : n} ${who}`,
  ],
  // "Whenever you cast a Spell from this Tome at Night, it costs no Sanity"
  [
    /\b(?:each time|when|whenever|if)(?: that)? you cast (?:an?|any) (\p{L}+ )?Spell from (this \p{L}+|it)( [^.;:,]+?)?, (?:it|the Spell|that Spell) costs (?:you )?(no Sanity|nothing|\d+ (?:Sanity )?(?:points? )?(?:of Sanity )?less(?: Sanity)?)(?=[.;]|$)/giu,
    (said, [kind = '', from, so = '', cost]) =>
      like(said, `${kind}Spells cast from ${from}${so} cost ${/^nothing$/i.test(cost!) ? 'no Sanity' : cost}`),
  ],
  // "Look at one Threat of your opponent"
  [
    /\b(?:one|a|the|any|any one) (?:whole |entire )?Threat of (?:your|an|one|any) opponent(?=[.;,]|$| and\b)/giu,
    () => "your opponent's Threat",
  ],
  // "Lose 1 Sanity for each Cultist that any player plays": each time that one is played.
  [
    /(?<=\b(?:lose|gain|draw|discard) (?:an?|one|two|three|\d+) (?:Sanity(?: points?)?|points? of Sanity|cards?)),? for (?:each|every) ([^.;:,]+?) (?:that |which |whom )?(any player|an opponent|any opponent|your opponent|you) (plays?|casts?|uses?)(?=[.;]|$)/giu,
    (_, [what, who, does]) => ` each time that ${who} ${does} ${/^[AEIOU]/i.test(what!) ? 'an' : 'a'} ${what}`,
  ],
  // "You begin the game with 2 Sanity points more"
  [
    /\byou (?:begin|start|enter) (?:the|each|every|a) (?:game|match|story) with (\d+|one|two|three|four|five) (?:(?:Sanity points?|points? of Sanity|Sanity) (more|less|fewer)(?: than (?:usual|normal|printed))?|(more|extra|additional|less|fewer) (?:Sanity points?|points? of Sanity|Sanity))(?: than (?:usual|normal))?(?=[.;,]|$)/giu,
    (said, [n, behind, before]) =>
      like(said, `at the start of the game, ${/less|fewer/i.test(behind ?? before!) ? 'lose' : 'gain'} ${n} Sanity`),
  ],
  // "You may keep one card more in your Hand", "gain 2 Sanity points more"
  [
    /\b(one|two|three|\d+) (cards?|Sanity points?|Spells?|Allies|Artifacts?|points?) more(?=[.;,]| (?:in|from|if|when|while|at)\b|$)/giu,
    (said, [n, what]) => (/points?$/i.test(what!) && !/^Sanity/i.test(what!) ? said : `${n} more ${what}`),
  ],
  // "May not be assigned any Weapon"
  [
    /\b((?:may|can) ?not|cannot|can never|may never) (?:be (?:assigned|given|handed|issued|entrusted with)|be equipped with|be armed with|wield|carry) (?:an?|any) (Weapon|Artifact|Tome)s?(?=[.;,]|$| (?:at|while|if|unless|or|and)\b)/giu,
    (_, [not, what]) => `${not} bear ${what}s`,
  ],
  // "If you have a Priest among your Allies"
  [
    /\b([Ii]f|[Ww]hile|[Ww]hen|unless) (you have|your opponent has|any player has) (an?|one|two|three|no|at least \w+) ((?:\p{Lu}[\p{L}’'-]*)(?: \p{Lu}[\p{L}’'-]*)?) among (?:your|his or her|their|the)(?: own)? Allies(?=[.;,]|$| (?:and|or|at)\b)/gu,
    (_, [so, who, n, what]) =>
      `${so} ${who} ${n} ${/^(?:two|three|at)/.test(n!) ? `${what!.replace(/s$/, '')} Allies` : `${what} Ally`} in play`,
  ],
  // "These Artifacts cannot be stolen, but suffer any fate that he suffers", behind those that may be assigned to this card.
  [
    /(?<=\b[Aa]ssign(?:ed)? [^.;:]*[.;] )(?:These|Those|Such|The|All such|Any such) (Artifacts|Tomes|Weapons|Spells)(?: so assigned| assigned(?: to (?:him or her|him|her|it|this card))?)? (cannot|can not|may not) be (stolen)(?:,? (?:but|and) (?:they )?(?:suffer|share|undergo) (?:any|every|the same|whatever|all) fate (?:that |which |as )?(?:\p{L}[\p{L}.’' -]*?)(?: suffers| does| undergoes)?)?(?=[.;]|$)/gu,
    (_, [what, not]) => `${what} held by this card ${not} be stolen`,
  ],
  // "If this card is lost, also lose the Spells in excess": so does every Tome that holds less.
  [
    /(?<=\b(?:more|additional|extra|further)\b[^.;:]*[.;] (?:[^.;:]+[.;] )?)(?:If [^.;:,]+? is (?:lost|buried|discarded|no longer in play)(?: or (?:buried|discarded))?, (?:also )?(?:lose|bury|discard) (?:the|any|all|those) (?:Spells in excess|excess Spells|surplus Spells|additional Spells|extra Spells)|(?:The |Any |All )?(?:Spells in excess|excess Spells|surplus Spells) are (?:lost|buried|discarded) (?:if|when) [^.;:,]+? is (?:lost|buried|discarded))(?:[.;] ?|$)/giu,
    () => '',
  ],
  // "Can only be used against an Investigator in a Society. That Investigator loses 1 Sanity": your opponent.
  [
    /(?<=\b(?:used|played) (?:up)?(?:on|against) an Investigator (?:in|at|who|whose|with|inside|outside)\b[^.;:]*[.;](?: [^.;:]*[.;])* (?:[^.;:]*, )?)[Tt]hat (?:Investigator|player)(['’]s)?(?= |[.,;]|$)/gu,
    (said, [s = '']) => like(said, `your opponent${s}`),
  ],
  // "If your Current Location is a House, it gains the Gate attribute": that Location.
  [
    /(?<=\b[Ii]f your Current Location (?:is|has|does|bears|features)\b[^.;:,]*, )(?:it|that Location|this Location) (?=gains?|has\b|counts?\b|loses?\b|is considered)/gu,
    () => 'your Current Location ',
  ],
  // "The Ally closest to the top of your Story Deck"
  [
    /\bthe (\p{Lu}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*)*)(?: card)? (?:closest|nearest) to the top of (?=(?:your|his or her|his|her|their|your opponent['’]s|any) (?:Story|Mythos) Deck(?! ?[,(]| (?:except|but|other|save|not)\b))/gu,
    (_, [what]) => `the top ${what} of `,
  ],
  // "Any Gate may be used more than once and costs nothing more"
  [
    /(?<=\bGate may be used (?:more than once|again|any number of times)),? (?:and|but) (?:it )?costs? (?:nothing|no Sanity) (?:more|further|extra|additional|again|to do so)\b/giu,
    () => ' at no additional cost',
  ],
  // "Discard one of your Allies. If you came alone, ...": asked before he goes.
  [
    /(?:,? (but) )?\b(discard|bury|flip|return) (one|an?) (of your )?(All(?:y|ies))\b([^.;:]*)[.;] If you (?:came|have come|arrived|come|arrive|are)(?: here)? (?:alone|by yourself|unaccompanied|without (?:any )?(?:Allies|an Ally)), (\p{L})/giu,
    (_, [but, how, one, of = '', ally, more, next]) =>
      `${but ? '. ' : ''}If you have an Ally in play, ${how!.toLowerCase()} ${one} ${of}${ally}${more}. Otherwise, ${next!.toLowerCase()}`,
  ],
  [
    /(?<=^(?:(?!\bAll(?:y|ies)\b).)*)\b(if|when) you (?:came|have come|come|arrived?)(?: here)? (?:alone|by yourself|unaccompanied)(?=,|[.;]|$)/gisu,
    (_, [so]) => `${so} you have no Allies in play`,
  ],
  // "Discard two cards to gain 1 Sanity, unless you have done so in this Round": once a Round.
  [
    /(?<=\byou may (?:(?!\bunless\b)[^.;:])*?),? (?:unless|if) you (?:have )?(?:already |not (?:already |yet )?)?(?:done|did) (?:so|this|that)(?: already| before| earlier)?(?: (?:in|during|on))? (this|the same|that) (Round|Turn)(?=[.;]|$)/giu,
    (said, [, span]) => (/^,? if/i.test(said) !== /\bnot\b/i.test(said) ? said : ` once per ${span}`),
  ],
  // "Play any number of Cultists on the same Turn": as that Turn.
  [
    /\byou may play (any number of|as many) ([^.;:,]+?)(?: (?:as you (?:like|wish|please|want)))? (?:on|in|during) (?:the same|one|a single|one and the same) Turn(?=[.;]|$)/giu,
    (said, [, what]) => like(said, `as your Turn, you may play any number of ${what}`),
  ],
  // "Invisible until it has fed. If your opponent loses an Ally in Combat with it, it is Visible": what that means is told behind it.
  [
    /\bInvisible(?: until (?:it|he|she|they) (?:has|have|is|are) \p{Ll}+([.;] (?:If|When|Once|As soon as)\b[^.;:]*, )|([.;] (?:If|When|Once|As soon as)\b[^.;:]* this (?:card|Monster|creature), ))(?:it|he|she) (?=(?:is|becomes) (?:then |now )?Visible\b(?!, and\b))/gu,
    (_, [fed, met]) => `Invisible${fed ?? met}this card `,
  ],
  // "Ignore the first Sanity point that you lose in each Combat"
  [
    /\b(the first (?:\d+ )?(?:Sanity points?|points? of Sanity)) (?:that )?you (?:would )?lose in (?:each|every|any) (?:Combat|Battle)(?=[.;,]|$)/giu,
    (_, [what]) => `${what} that you lose in Combat each Round`,
  ],
  // "You may confess to the priest (lose 1 Sanity point) and bury one Phobia": what that costs.
  [
    /\b(you may) (?!(?:play|draw|gain|lose|bury|discard|flip|use|cast|reveal|return|place|put|give|take|add|pay|remain|stay|walk|travel|search|look|choose|move|exchange|attack|defend|pass|summon|control|keep|assign)\b)\p{Ll}+(?: \p{Ll}[\p{Ll}’'-]*){1,6} \((?:lose|pay) (\d+|one|two|three) (?:Sanity points?|points? of Sanity|Sanity)\),? (?:and|to) /gu,
    (_, [may, n]) => `${may} pay ${n} Sanity to `,
  ],
  // "Send him to the archives (Flip this card) and ..."
  [
    /(?<=^|[.;:] |, |\bmay )(?!(?:play|draw|gain|lose|bury|discard|flip|use|cast|reveal|return|place|put|give|take|add)\b)\p{L}\p{Ll}+ (?:it|him|her|them|this \p{L}+)(?: \p{Ll}+){1,5} \((bury|discard|flip) this \p{L}+( face-down)?\)(?= to\b|:|,? and\b)/giu,
    (said, [how, face = '']) => like(said, `${how!.toLowerCase()} this card${face}`),
  ],
  // "Bury any one Phobia, whether it affects you or an opponent"
  [
    /\b(any one|one|any|an?) (Phobia|Event|Storm|Epidemic)(?: (?:Event|card))?,? (?:no matter )?whether (?:it|that card|this) (?:affects|lies on|is affecting|was played on|has been played on) (?:you|yourself) or (?:on )?(?:an|your|any|another) (?:opponent|player)(?=[.;,]|$)/giu,
    (_, [n, what]) => `${n} ${what} affecting any player`,
  ],
  // "Must hand over one Artifact (discard it)"
  [
    /\b(?:hand over|give up|surrender|turn in|hand in|throw away|let go of|part with|leave behind) ((?:one|an?|two|three|all|each|any)(?: of (?:his or her|your|their|his|her))? (?:(?!\()[^.;:,()])+?) \((discard|bury) (?:it|them|him or her|that card|those cards)\)/giu,
    (said, [what, how]) => like(said, `${how!.toLowerCase()} ${what}`),
  ],
  // "You may not play Weapons, nor may your Allies carry any"
  [
    /\byou (?:may not|cannot|are not allowed to|must not) play (?:an?|any )?(Weapons?|Artifacts?|Tomes?),? (?:nor|and neither) (?:may|can) (?:any of )?your Allies (?:carry|bear|use|hold|wield) (?:any|one|them)(?=[.;]|$)/giu,
    (said, [what]) =>
      like(said, `you may not play ${what!.replace(/(?<!s)$/, 's')}. Your Allies may not bear ${what!.replace(/(?<!s)$/, 's')}`),
  ],
  // "Read it aloud (Bury this card and any Spell in it) to ...": what is done with this card, in colour, and in brackets in words of the game.
  [
    /(?<=^|[.;:] |, |\bmay )(?!(?:play|draw|gain|lose|bury|discard|flip|use|cast|reveal|return|place|put|give|take|add)\b)\p{L}\p{Ll}+ (?:it|this \p{L}+)(?: \p{Ll}+){0,2} \((bury|discard|flip) this \p{L}+(?:,? (?:and|with|together with|along with) (?:any|all|the|its) Spells?(?: (?:in|on|held by) (?:it|this Tome|this card))?)?( face-down)?\)(?= to\b|:|,? and\b)/giu,
    (said, [how, face = '']) => like(said, `${how!.toLowerCase()} this card${face}`),
  ],
  // "Flip any one Priest face-down, whether he is your own Ally or an opponent's": of any player.
  [
    /\b(flip|bury|discard|return) (any one|one|any|an?) (\p{Lu}[^.;:,]*?)( face-down| face-up)?,? (?:(?:no matter |regardless of )?whether (?:he or she|he|she|it|they|that \p{L}+) (?:is|are|belongs?)(?: to)?|be (?:he or she|he|she|it)|be it) (?:your own(?: \p{Lu}\p{L}+)?|yours|you|one of yours|your \p{Lu}\p{L}+|one of your own) or (?:that of )?(?:an?|your|any|another) (?:opponent|player)(?:['’]s)?(?: \p{Lu}\p{L}+)?(?=[.;,]|$)/giu,
    (_, [how, n, what, face = '']) => `${how} ${n} ${what} of any player${face}`,
  ],
  // "Lose 1 Sanity; so does your opponent": the same befalls him.
  [
    /\b(lose|gain|draw|discard|bury) ((?:an?|one|two|three|four|\d+) (?:(?:Sanity(?: points?)?|points? of Sanity|cards?(?: from your Hand)?|Ally|Allies|Artifacts?)))(?:[;,]|,? and|[;,] and) (?:so (?:does|must|do) (your opponent|each opponent|every opponent|each other player|all (?:your )?opponents)|as does (your opponent|each opponent|each other player)|(your opponent|each opponent|each other player) (?:does|must do|do) (?:the same|likewise|so too|so as well))(?=[.;,]|$)/giu,
    (_, [does, what, one, other, third]) => {
      const who = (one ?? other ?? third)!.replace(/^(?:every opponent|all (?:your )?opponents)$/iu, 'each opponent')
      return `${does} ${what}, and ${who} ${does!.toLowerCase().replace(/y$/, 'ie')}s ${what!.replace('from your Hand', 'from his or her Hand')}`
    },
  ],
  // "Only one Medium may be in play on your side", "you may have no more than two Artifacts in play": no more than so many.
  [
    /(?<=^|[.;:,] )(?:[Oo]nly|[Nn]o more than|[Aa]t most|[Uu]p to) (one|two|three|four|five) (\p{Lu}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*)*) (?:may|can) be in play (?:on your side|beside you|under your control|at (?:one|a|any one) time on your side)(?=[.;,]|$)/gu,
    (said, [n, what]) => like(said, `you may not have more than ${n} ${what} in play`),
  ],
  [
    /\b([Yy]ou) (?:may|can) have (?:only|no more than|at most|not more than) (one|two|three|four|five) (\p{Lu}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*)*) in play(?: at (?:a|one|any(?: one)?) time| at once)?(?=[.;,]|$)/gu,
    (_, [who, n, what]) => `${who} may not have more than ${n} ${what} in play`,
  ],
  // "Pay 1 Sanity when you enter, if it is Night"
  [
    /(?<=^|[.;] )(pay|lose|gain|draw|discard) ((?:an?|one|two|three|\d+) (?:Sanity(?: points?)?|points? of Sanity|cards?)) (?:when|whenever|as|each time|every time)(?: that)? you (?:enter|arrive|come|go in)(?: here| this (?:Location|place))?,? (if|unless) ([^.;:,]+)(?=[.;]|$)/giu,
    (said, [does, what, so, c]) => like(said, `when you arrive here, ${so} ${c}, ${does!.toLowerCase().replace('pay', 'lose')} ${what}`),
  ],
  // "All Tomes may be read here, whatever their Language"
  [
    /(?<=^|[.;,] )(?:all|any|each|your|every) Tomes? may be (?:read|played|studied|understood)(?: by you)? (?:here|at this Location),? (?:whatever|regardless of|no matter what|in|of)(?: (?:its|their|the|any))? (?:Languages?)(?: (?:it is|they are) (?:written )?in)?(?=[.;]|$)/giu,
    (said) => like(said, 'you may play Tomes here regardless of Language'),
  ],
  // "Take one card from the Hand of an opponent, without looking, and discard it": by lot.
  [
    /\b(?:take|pick|draw|choose|pull|select) (an?|one|two|three) (?:cards?) (?:from|out of) (?:the Hand of (?:your|an|one|any) opponent|(?:your|an) opponent['’]s Hand),? (?:without looking(?: at (?:it|them|the cards?))?|unseen|blindly|blind|at random),? and (discard|bury) (?:it|them|that card|those cards)(?=[.;]|$)/giu,
    (said, [n, how]) =>
      like(
        said,
        `${how!.toLowerCase()} ${/^an?$/i.test(n!) ? 'one' : n} random ${/^(?:an?|one)$/i.test(n!) ? 'card' : 'cards'} in your opponent's Hand`,
      ),
  ],
  // "Your Sanity may never rise above 15 points"
  [
    /\byour Sanity (?:may|can) (?:never|not) (?:rise above|exceed|be (?:more|higher) than|go (?:above|over|beyond)|be raised above) (\d+)(?: points?)?(?=[.;,]|$)/giu,
    (said, [n]) => like(said, `your maximum Sanity is at most ${n}`),
  ],
  // "While this card is in any Threat"
  [/(?<=\b(?:while|if|when|as long as) (?:this \p{L}+|it) is in )any (?:player['’]s )?(?=Threat\b)/giu, () => 'a '],
  // "You may not have more than two Ghouls in play": who has two may play no more of them.
  [
    /\b([Yy]ou) (?:may not|cannot|can not|must not|may never|can never) have more than (one|two|three|four|five) ((?:\p{Lu}[\p{L}’'-]*(?: |(?=[.;,]|$)))+(?:(?:with|of) (?:a )?(?:card )?value of \d+(?: points?)? or (?:more|less|higher|lower))?)( ?in play)?(?=[.;,]|$)/gu,
    (said, [who, n, what]) => {
      const kind = what!.trim()
      return /^Spells?\b/.test(kind) ? said : `${who} may not play ${kind} while you have ${n} or more ${kind} in play`
    },
  ],
  // "Whenever an opponent casts a Spell upon you or your Allies, you may discard one card. The Spell has no effect": at that price.
  [
    /\b(?:each time|when|whenever|if)(?: that)? (?:an|your|any) opponent (?:casts|has (?:just )?cast) (an?|any) (\p{L}+ )?Spell (?:up)?on (you|your Allies|you or (?:any of )?your Allies|you or one of your Allies)\b/giu,
    (said, [, kind = '', whom]) =>
      like(
        said,
        `after your opponent casts a ${kind}Spell against ${/Allies/.test(whom!) ? (/^you /.test(whom!) ? 'you or your Allies' : 'your Allies') : 'you'}`,
      ),
  ],
  [
    /(?<=\b(?:after your opponent casts an? [^.;:]*?, )you may (?:discard|bury|pay|lose|flip) [^.;:]*?)[.;] (?:[^.;:,]+?,? and )?(?:the|that|this) Spell (?:(?:then )?has no effect|is (?:then )?(?:canceled|cancelled)|fails|does nothing|is without effect)(?=[.;]|$)/giu,
    () => ' to cancel it',
  ],
  // "Put three cards under your Mythos Deck and replace them with an equal number of new cards"
  [
    /(?<=\b(?:[Pp]ut|[Pp]lace|[Rr]eturn) [^.;:]*? (?:Mythos Deck|Discard Pile)),? (?:and|then|and then) (?:(?:replace them (?:with|by)|draw|take) (?:an equal number of|the same number of|as many|a like number of)(?: (?:new|other|fresh))?(?: cards?)?|draw that many(?: new)? cards?)(?: drawn)?(?: from your Mythos Deck)?(?=[.;]|$)/gu,
    () => '. Then draw one card for each card so moved',
  ],
  // "This creature may vanish with one of your opponent's Allies. Discard both cards before Combat": with its own loss.
  [
    /\b(this (?:card|\p{Ll}+)|it|he|she) may (?:vanish|disappear|flee|depart|leave|go|be lost|perish|sink)(?: away)? (?:together |along )?with ([^.;:]+?)[.;:] (?:Then,? )?(discard|bury|return) both(?: cards| of them)?( to (?:the Hands? of )?their owners?(?:['’]s?)?(?: Hands?)?)?(?: before Combat)?(?=[.;]|$)/giu,
    (said, [, whom, how]) => like(said, `you may ${how!.toLowerCase()} this card and ${whom}`),
  ],
  // "Show a Monster card from your Hand to everybody at the table": it is revealed.
  [
    /\b(?:show|reveal|display|expose) (?:(?:to )?(?:all(?: the)? (?:other )?players?|everybody|everyone|your opponents?|the other players?) )?(an?|one|two|three|any one) ([^.;,:]+?) (?:from|in|of) your Hand(?: to (?:all|everybody|everyone|all (?:the )?(?:other )?(?:players|Investigators)|each (?:other )?player|your opponents?|an opponent|the other players?|the table)(?: (?:at|around) the table| to see)?)?(?=[.;,:]|$| and\b| to\b)/giu,
    (said, [n, what]) => like(said, `reveal ${/^(?:an?|any one)$/i.test(n!) ? 'one' : n} ${what} from your Hand`),
  ],
  // "Must walk or play a Travel Event, and cannot do anything else": to walk is to play a Location.
  [
    /\bmust (?:either )?(?:(?:begin to )?walk(?: away)?|play a (?:new )?Location|leave on foot) or (?:else )?(?:play|use) (?:an?|any) (Travel(?: by \p{Lu}\p{L}+)?) (?:Event|card)(?:,? (?:and|but) (?:(?:he or she|he|she) )?(?:cannot|can not|may not|must not|may) do (?:anything|nothing) else)?(?=[.;,]|$| (?:on|during|in|or)\b)/gu,
    (_, [travel]) => `must play a Location or ${travel} Event`,
  ],
  [
    /(?<=\bmust play [^.;:,]+?),? (?:and|but) (?:(?:he or she|he|she) )?(?:cannot|can not|may not|must not|may) do (?:anything|nothing) else(?: (?:on|in|during) that Turn)?(?=[.;]|$)/gu,
    () => '',
  ],
  // "Your opponent must show you one whole Threat before Combat. If there is an Invisible Monster among these cards, you may bury it": you look at it.
  [
    /\b(?:your|an|one|target) opponent must (?:show you|let you (?:see|look at)|allow you to (?:see|look at)|reveal to you|expose|lay open) (?:(?:one|an?|his or her|his|her|their|the) )?(?:(?:whole|entire|complete|of his or her) )*Threats?(?: of your choice)?(,? face-up)?,?(?: before(?: the)? Combat)?(?=[.;]|$)/giu,
    (said) => like(said, "look at your opponent's Threat"),
  ],
  [
    /(?<=\b[Ll]ook at [^.;:]*?Threat\b[^.;:]*[.;] )If there is (an?|any|one(?: or more)?) ([^.;:,]+?) (?:among (?:these cards|those cards|them|the cards|these|it)|in (?:it|that Threat|this Threat)|there),? (you may|you must|then)?,? ?(bury|discard|flip|return) (?:it|one|one of them|that card|that \p{Lu}\p{L}+)(?=[.;]|$)/giu,
    (_, [, what, may, does]) =>
      `${may && /may/i.test(may) ? 'You may ' : ''}${may && /may/i.test(may) ? does!.toLowerCase() : does![0]!.toUpperCase() + does!.slice(1).toLowerCase()} one ${what} in that Threat`,
  ],
  // "Half value if your opponent's Current Location has no Gate. If it is a Port, ...": that Location.
  [
    /(?<=\b(your opponent['’]s|your) Current Location (?:is|does|has|bears|features)\b[^.;:]*[.;] )(If|While|When|Unless) it is (not )?(an?) (\p{Lu}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*)?)( Location)?, /gu,
    (_, [whose, so, not = '', a, what]) => `${so} ${whose} Current Location is ${not}${a} ${what} Location, `,
  ],
  // "Only Allies with Weapons may defend; the others cannot find their way": that they do not says why, and nothing more.
  [
    /(?<=\b[Oo]nly Allies [^.;:,]*? may defend)[;,] (?:and )?(?:the |all )?others? (?:cannot|can not|may not|do not|are not|must|will) (?!defend|be |use|lose|discard|bury)\p{Ll}[\p{Ll} ’']*(?=\.|$)/gu,
    () => '',
  ],
  // "Bury the opposing Defending Ally with the highest value, unless that Ally has an Enchanted Weapon": that Ally, and no other.
  [
    /\b(bury|discard|flip) the (opposing )?((?:Defending )?)Ally( of your opponent)? (with the (?:highest|lowest) value|of (?:highest|lowest) value),? unless (?:that Ally|the Ally|he or she|he|she|it) (?:also )?(has|bears|carries|is) ([^.;,]+)(?=[.;]|$)/giu,
    (said, [deed, opposing, defending, of, rank, has, what]) =>
      opposing || of
        ? like(
            said,
            `choose one ${defending}Ally of your opponent ${rank}. Unless that Ally ${has} ${what}, ${deed!.toLowerCase()} that Ally`,
          )
        : said,
  ],
  // "Spells with the Death icon cost 1 less to cast, while all other Spells cost 1 more"
  [
    new RegExp(
      `\\bSpells? with the (${spellIcons}) icons? (costs? [^.;,]+?)(?:, (?:while|but|and)|[.;](?: but)?) all other Spells cost (${count.slice(1, -1)}) (more|less|additional|extra)(?: Sanity)?(?: points?)?(?: more)?(?: to cast)?(?=[.;,]|$)`,
      'giu',
    ),
    (_, [icons, cost, by, how]) =>
      `Spells with the ${icons} icon ${cost}. Spells other than ${icons!.replace(/(,? (?:or|and) |, |$)/gu, ' Spells$1')} cost ${by} ${/^less$/i.test(how!) ? 'less' : 'more'} Sanity to cast`,
  ],
  // "You may show an Artist from your Hand. Place that card on the bottom of your Mythos Deck"
  [
    /\b(show|reveal) (?:(?:to )?(?:all(?: the)? (?:other )?players?|your opponents?|the other players?) )?(?:an?|one) ([^.;,]+?) (?:from|in) your Hand(?: to (?:all(?: the)? (?:other )?players?|your opponents?|the other players?))?(?:[.;]|,? and)(?: (?:then|you may))? (Place|Put|Return|Bury|Discard) (?:that card|it|this card|that \p{Lu}\p{L}+)(?= |[.;,]|$)/giu,
    (_, [, what, does]) => `${does!.toLowerCase()} one ${what} from your Hand`,
  ],
  // "Each player must discard one Ally, but each who is at a Forest Location must discard two": two instead, not two more.
  [
    /\beach player (must )?(discard|bury|burie|flip|lose|gain|draw)s? (an?|one|two|three|\d+) ([^.;,]+?),? (?:but|except that|while|and) (?:each|any|every) (?:player|one|Investigator)? ?(?:who|that) (is|has) ([^.;,]+?) (?:must )?\2s? (two|three|four|\d+)(?: [^.;,]+?)?(?: instead)?(?=[.;]|$)/giu,
    (said, [must = '', does, n, what, is, so, m]) =>
      like(said, `each player ${must}${does}${must ? '' : 's'} ${n} ${what}, or ${m} if he or she ${is} ${so}`),
  ],
  // "Each player at a Forest Location must discard two Allies. Each other player must discard one Ally": all but those.
  [
    /\beach player (?:who is )?((?:at|in|outside|inside)\b [^.;,]+?|who has [^.;,]+?) (must )?(discard|bury|burie|flip|lose|gain|draw)s? (two|three|four|\d+) (?:[^.;,]+?)[.;,] (?:and |but |while )?(?:(?:each|every) other player|(?:all |the )?other players(?: each)?) (?:must )?\3s? (an?|one|two|three|\d+) ([^.;,]+?)(?=[.;]|$)/giu,
    (said, [so, must = '', does, m, n, what]) =>
      like(
        said,
        `each player ${must}${does}${must ? '' : 's'} ${n} ${what}, or ${m} if he or she ${/^who has/i.test(so!) ? so!.slice(4) : `is ${so}`}`,
      ),
  ],
  // "You may draw one card. You must then discard one": only if you do.
  [
    /(?<=\byou may (?:draw|look at|take|gain|return|play) [^.;:]+[.;] )(?:you must then|then,? you must|you then must|if so,? you must(?: then)?) (?=(?:discard|bury|lose|pay|flip)\b)/giu,
    (said) => like(said, 'if you do, '),
  ],
  // "Choose one Ally in your Story Deck and play it. Discard it at the end of the Round": the one that was chosen for both.
  [
    /(?<=^|[.;:,] )choose (an?|any|one|any one) ((?:\S+ ){0,3}?Ally)(?: card)? (?:in|from) your (Story Deck|Hand) and (?:immediately |at once )?play (?:it|that Ally|that card)(?: immediately| at once)?(?:(,? regardless of [^.;:()]+?))?\. (?:(?:That Ally|It|He or she) (?:is (?:now|then)|becomes) (?:an? )?(\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)*)\. )?(?:(discard|bury|return) (?:it|that Ally)((?: to your Hand)?) at the end of (?:the|this) Round|(?:(?:That |The )?Ally|It) \p{Ll}+ \((Discard|Bury)(?: it)?\) at the end of (?:the|this) Round|at the end of (?:the|this) Round,? (discard|bury|return) (?:it|that Ally)((?: to your Hand)?))(?=\.|$)/giu,
    (said, [, what, zone, rest = '', kind, ends, to, fate, end, where]) =>
      like(
        said,
        `choose one ${what} in your ${zone}: play the target${ofNoRegion(rest)}, ${kind ? `the target gains the ${kind} attribute until that card leaves play, ` : ''}(at the end of the Round: ${(ends ?? fate ?? end)!.toLowerCase()} the target${to ?? where ?? ''}) until the end of the Round`,
      ),
  ],
  // "Choose a Cultist in your Hand. Cultist may be played as an Ally. Return Cultist to your Hand at the end of the Round."
  [
    /(?<=^|[.;:,] )(?:cast this (?:card|spell) (?:up)?on|choose) (an?|any|one|any one) (\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)*)(?: card)? (?:in|from) your Hand\. (?:(?:The|That) )?\2 may (?:then )?(?:be )?(?:immediately |at once )?(?:be )?played(?: immediately| at once)? as an Ally(?:(,? regardless of [^.;:()]+?))?\. (discard|bury|return) (?:(?:the|that) )?(?:\2|it)((?: to your Hand)?) at the end of (?:the|this) Round(?=\.|$)/giu,
    (said, [, what, rest = '', ends, to]) =>
      like(
        said,
        `choose one ${what} Ally in your Hand: play the target${ofNoRegion(rest)}, (at the end of the Round: ${ends!.toLowerCase()} the target${to}) until the end of the Round`,
      ),
  ],
  // "Pay the Sanity cost of that Location; may use Gate."
  [/(?<=\bPay (?:the|its) Sanity cost\b[^.;:]*); (?:you )?may use (?:its |the |that )?Gate(?=\.|$)/giu, () => '. You may use its Gate'],
  // "An opponent's Ally of up to 2 points, or up to 4 points if that Ally is on an Island": he is where his player is, whom one asks before one chooses.
  [
    /(?<=\bopponent['’]s (?:\S+ )?Ally (?:of|worth) up to \S+ points?\b[^.;:]*, or (?:of )?up to \S+ points? if )(?:that Ally|the Ally|he or she|he|she|it) (?=is (?:on|at|in|outside|inside|underground)\b)/giu,
    () => 'your opponent ',
  ],
  // None holds less than nothing.
  [
    /(?<=\bholds? (?:an?|one|two|three|\d+) (?:(?:less|fewer) Spells?|Spells? (?:less|fewer))\b[^.;:,()]*),? (?:to|with) a minimum of (?:none|0|zero|no Spells?)(?=[.;])/giu,
    () => '',
  ],
  // "Your opponent discards one card at the beginning of his next Turn": the moment ahead.
  [
    /(?<=^|[.;] )((?:your|target|that) opponent) ((?:must )?(?:either )?(?:lose|discard|burie|burys|bury|flip)s?\b(?![^.;:,()]*\b(?:until|if|while|unless|each|every)\b)[^.;:,()]+?) at the (?:start|beginning) of (?:his or her|his|her|their|the) next Turn(?=[.;]|$)/giu,
    (said, [who, does]) => like(said, `at the beginning of your opponent's next Turn, ${who!.toLowerCase()} ${does}`),
  ],
  // "At the beginning of your opponent's next Turn, he discards one card": of the one that comes.
  [
    /(?<=^|[.;] )(?:Then,? )?at the (?:start|beginning) of (your opponent|(?:(?:the )?target )?opponent(?=['’]s next)|the(?= next Turn,? (?:your|target|that) opponent )|(?<=\b[Yy]our opponent\b(?:(?!\b(?:each|every|any|all|another|other)\b)[^:])*[.;] (?:Then,? )?At the (?:start|beginning) of )(?:that player|that opponent|his or her|his|her))(?:['’]s)? next Turn,? ((?:your opponent|that player|that opponent|target opponent|he or she|he|she|they) )?((?!if\b|while\b|each\b|any\b|every\b)[^.;:()]+?)(?=[.;]|$)/giu,
    (_, [, who, does]) =>
      `(At the start of each Turn of your opponent: ${who ? `your opponent ${does!.replace(/\b(?:his or her|his|her|their) /giu, "your opponent's ")}` : does!.replace(/\bthat player['’]s\b/giu, "your opponent's")}) until the end of your opponent's next Turn`,
  ],
  // "That Ally is eaten (Buried)", "falls asleep (Flip)": in brackets stands what the word for it means.
  [
    /\b(is|are) (?!not\b|also\b)\p{Ll}+(?:ed|en|wn|rn|ne|st|ght|ung)(?: (?:away|off|out|up|down|home|alive))? \((Buried|Discarded|Flipped(?: face-down)?)\)/gu,
    (_, [is, what]) => `${is} ${what}`,
  ],
  [
    /(?<=^|[.;:,] |\b(?:and|then) )(that Ally|that Monster|that card|the Ally|the target|target Ally|target Monster|this card|he or she|he|she|it|they) (?:also |then |immediately )*(?!is\b|are\b|may\b|must\b|adds?\b|loses?\b|gains?\b|cannot\b)\p{Ll}+(?:s|es)?(?: (?:(?!Round\b|Combat\b|if\b|when\b|at\b|by\b|unless\b)[\p{Ll}’'-]+)){0,6}?((?: at the end of (?:the |this )?(?:Round|Combat))?) \((Bury|Discard|Flip|Flip face-down)(?: (?:it|him|her|him or her|that Ally|this card|that card|them))?\)/giu,
    (said, [who, when, does]) =>
      like(
        said,
        `${does!.toLowerCase().replace(' face-down', '')} ${/^(?:he|she|he or she)$/i.test(who!) ? 'that Ally' : /^they$/i.test(who!) ? 'them' : who!.toLowerCase().replace(/ally|monster/, (each) => each[0]!.toUpperCase() + each.slice(1))}${/face-down/i.test(does!) ? ' face-down' : ''}${when}`,
      ),
  ],
  [
    /(?<=^|[.;:] )((?:All |Each |Any |One )?(?:(?:\p{Lu}[\p{L}’'-]*|and|or|of|in|your|opponent['’]s|target|the|a) )+?)(?!is\b|are\b|may\b|must\b|adds?\b|loses?\b|gains?\b|have\b|has\b|cannot\b|who\b|that\b|with\b|in\b|of\b|and\b|or\b|card)\p{Ll}+(?: (?:away|off|out|home|down|back))? \((return|bury|discard|flip) (?:them|it|him|her|him or her)((?: [^()]*)?)\)/gu,
    (_, [who, does, rest]) =>
      `${does![0]!.toUpperCase()}${does!.slice(1)} ${/^(?:All|Each|Any|One) /.test(who!) ? who![0]!.toLowerCase() + who!.slice(1, -1) : `all ${who!.slice(0, -1)}`}${rest}`,
  ],
  // "Players who do so lose 1 Sanity": each of them.
  [
    /(?<=[.;] )(?:Those |All |Any )?(?:players|Investigators) who do(?: so)?(?: so| this)? (lose|gain|draw|discard|flip|pay|may|must)\b/giu,
    (said, [does]) => like(said, `each player who does so ${does!.toLowerCase()}${/^m/i.test(does!) ? '' : 's'}`),
  ],
  // "On the same Turn, you may also play one Ally who can be found there", behind a journey.
  [
    /(?<=[.;] )(?:On|In|During) (?:the|that) same Turn,? you may (?:also )?(?:immediately )?play (an?|one) ([^.;,]*?Ally)(?: card)? (?:(?:who|that|which) (?:can|may) be (?:found|met) (?:there|at (?:that|the new) Location)|there|at (?:that|the new) Location|of (?:that|the new) Location)(?=[.;]|$)/giu,
    (_, [one, who]) => `You may immediately play ${one} ${who} there`,
  ],
  // "His or her Current Location has the Water symbol": where he is.
  [
    /\b(if|while|when|unless) (?:his or her|his|her|their) Current Location (?:has|features|bears|shows) (?:the |a )?(Water|Forest|Cemetery|Inside|Outside) (?:symbol|attribute|icon)(?=[.;,)]|$| (?:and|or|when|as)\b)/giu,
    (said, [when, what]) => like(said, `${when} he or she is at ${what === 'Inside' || what === 'Outside' ? 'an' : 'a'} ${what} Location`),
  ],
  // "Must bury one Ally of his choice, or two if ...": his the choice is anyway.
  [
    /(?<=\bmust (?:bury|discard|flip|return) (?:an?|one|two|\d+) [^.;,]+?) of (?:his or her|his|her|their)(?: own)? choice(?=,? or (?:two|three|\d+)\b)/giu,
    () => '',
  ],
  // "You may play this card as an Ally. Bury it at the moment that ...": this card, of which alone was spoken.
  [
    /(?<=\byou may play this card as an Ally(?: \(uses Gate\))?[.;] )(Bury|Discard|Return) it(?=,? (?:wherever|when|if|as soon as|at|to)\b)/gu,
    (_, [how]) => `${how} this card`,
  ],
  // "She will not stay under one roof with such people: bury her ...": a reason.
  [
    /(?<=^|[.;] )(?:It|He|She|They|This Ally) (?:will not|won['’]t|does not|do not|cannot|refuses? to) (?:stay|remain|live|dwell|sleep|work|sit|dine|eat)(?: [^.;:,]*?)? with such (?:people|company|folk|creatures|persons|friends): (\p{L})/gu,
    (_, [first]) => first!.toUpperCase(),
  ],
  // "Flip this card in Combat to ... Or, as your Turn, flip it ...": two uses of it.
  [
    /(?<=\b(?:[Ff]lip|[Bb]ury|[Dd]iscard|[Rr]otate) this card\b[^.]*)\. Or,? as your Turn, (?:you may )?([Ff]lip|[Bb]ury|[Dd]iscard|[Rr]otate) it(?![\p{L}’'-])/gu,
    (_, [how]) => `. As your Turn, ${how!.toLowerCase()} this card`,
  ],
  // "Turn all Threats face-up. They stay that way until Combat has been resolved, and cards added later are played face-up as well."
  [
    /(\bTurn (?:all|each|every) Threats?\b[^.;:]*?\bface-up)(,? (?:your own included|including your own))?[.;] (?:They|These) (?:all )?(?:stay|remain|are kept|lie) (?:that way|so|face-up|open) until (?:Combat has been resolved|Combat is (?:over|resolved)|the end of Combat|after Combat)(?:,? and (?:any )?cards added later(?: this Round| to them)? are (?:also )?played face-up(?: as well| too)?)?(?=[.;]|$)/gu,
    (_, [turn]) => `${turn} until the end of Combat`,
  ],
  // "If this is your Current Location at the end of the Round, A. You may also B at that time."
  [
    /(?<=^|[.;] )((?:If|When|While|At|Whenever|Each time) [^.;:,]+(?:, (?:if|while|unless|when) [^.;:,]+)?), ((?!if |while |unless |when )[^.;:]+)[.;] (You|Your opponent|Each player) (may |must )?(?:also )?([^.;:]+?) at (?:that|the same|this) (?:time|moment)(?=[.;]|$)/gu,
    (_, [when, first, who, may = '', deed]) => `${when}, ${first}. ${when}, ${who!.toLowerCase()} ${may}${deed}`,
  ],
  // "Flip all Artifacts and Weapons you have in play ... or flip one of those cards back."
  [
    /(?<=\b[Ff]lip (?:all|each|every|your)(?: your)? ((?:Artifact|Tome|Weapon|Ally|Allie)s?(?:(?:,| and|, and| or) (?:Artifact|Tome|Weapon|Allie)s?)*)(?: (?:that )?you have in play)?\b[^.;]*[.;] [^.;]*?\b[Ff]lip (?:one|any|two)) of (?:those|these|them)(?: cards)? (?:back(?: up)?|face-up|up)(?: again)?(?=[.;,]|$)/gu,
    (_, [what]) => ` of your ${what!.replace(/ and /gu, ' or ')} face-up`,
  ],
  [
    /(?<=\b(?:while|when) you are here, )turn this card back[;,] (?:and )?(?=(?:the|this|its) Gate may be used (?:again|once more))/giu,
    () => '',
  ],
  // "Play one Ally that can be found there": as one must anyway.
  [
    /(?<=\bplay\b[^.;:]*\b(?:Ally|Artifact|Tome|Weapon))(?<!\b(?:when|whenever|time)\b[^.;:,]*) (?:that|who|which) (?:can|may|could) be (?:found|played|met) (?:there|here|at (?:it|that Location|this Location|the new Location))(?=[.;,]|$)/giu,
    () => '',
  ],
  // "The Phobia now affects the one who played it, for as long as it would have lasted on you".
  [
    /(?<=[.;:] )(?:The|That) (?:Phobia|Event|Spell|Epidemic)(?: card)? (?:now |then |thereafter )?affects (?:the (?:one|player|opponent|Investigator) who (?:has )?(?:just )?played it|its (?:player|owner)|whoever played it)(?: instead)?(?:,? for as long as it would have [^.;:]*)?(?=[.;]|$)/gu,
    () => 'Let that card affect that player',
  ],
  // "Your opponent may bury one Ally. If so, the creature has been fed, and you must discard it."
  [
    /(?<=[.;] If (?:so|he or she does(?: so)?|not), )(?:the|this) (?:creature|beast|thing|monster|horror|demon|fiend|god|ghost|spirit) (?:has been|is|was) \p{Ll}+,? and (you must )?(bury|discard|return) it(?![\p{L}’'-])/giu,
    (_, [must = '', how]) => `${must}${how!.toLowerCase()} this card`,
  ],
  // "As your Turn, you may bury him to ... In a Sanitarium, flip him instead": another price for the same use.
  [
    /(?<=\b[Aa]s your Turn, (?:you may )?(?:bury|Bury|discard|Discard|flip|Flip) (?:[^.;]|(?:Dr|Mr|Mrs|Rev|St|Prof|Sgt|Capt|Col)\.)*[.;] )(?:In|At) (an?|any|the) ((?:\p{Lu}[\p{L}’'-]* ?)+?), (?:you may )?([Ff]lip|[Dd]iscard|[Bb]ury) (?:him|her|it|this card) instead(?: of (?:burying|discarding|flipping) (?:him|her|it|this card))?(?=[.;]|$)/gu,
    (_, [a, where, how]) => `If you are at ${a} ${where}, ${how!.toLowerCase()} this card instead`,
  ],
  // "Walk without walking; play the new Location right-side-up as if both were in the same City": that is what it means.
  [
    /(?<=\bwithout walking)[;,.]? (?:and )?play(?:ing)? the new Location right-side-up(?: as (?:if|though) (?:both|they|the two) were in the same City)?(?=[.;]|$)/giu,
    () => '',
  ],
  // "Put back the others in the same order": they lie there anyway.
  [
    /(?<=\b[Ll]ook at the top \w+ cards\b[^.;]*)[.;,] (?:and |then |Then,? )?(?:put|return|replace|place) (?:back )?the (?:others|rest|other cards|remaining cards|remainder)(?: back)?(?: on top of your Mythos Deck)? in the (?:same|original|former) order(?: on (?:top of )?your Mythos Deck)?(?=[.;]|$)/giu,
    () => '',
  ],
  [
    /\b(put|place) back the (others|rest|other cards|remaining cards) (?=in any order|on the (?:top|bottom))/giu,
    (_, [verb, what]) => `${verb} the ${what} back `,
  ],
  // "You may play it this Turn at any House, if you are able to pay for it": at once there, wherever it may be found.
  [
    /\b(?:search|look through) your (Story Deck|discard pile) for (one|an?|any one) ([^.;:,]+?)(?:,? and|,|,? then) (?:put|place|take|return) it (?:in|into|to) your Hand[.;,] (?:and )?You may (?:then |also |immediately )?play it (?:(?:this|on this|the same|on the same) Turn |at once |immediately )?at (any|an?) ((?:(?!Turn\b)\p{Lu}[\p{L}’'-]* ?)+?)( Location)?(?: (?:this|on this|the same|on the same) Turn| at once| immediately)?(?:,? (?:if|provided(?: that)?) you (?:are able to|can) (?:pay for it|pay its cost|afford it|pay its Sanity cost))?(?=[.;]|$)/giu,
    (_, [pile, , what, , where, place = '']) =>
      `Return one ${what} in your ${pile} to the Hand, then if you are at a ${where!.trim()}${place}: (optionally play the card so moved regardless of place)`,
  ],
  // "Lay this card in front of an opponent", of which its line tells already.
  [
    /(?<=^|[.;] )(?:Lay|Place|Put|Set|Leave|Play) this (?:card|Event) (?:face-up )?(?:in front of|beside|before|next to) (?:an|your|one|any) opponent(?:['’]s Investigator)?(?: of your choice)?[.;] (?=(?:When your opponent|The next)\b)/gu,
    () => '',
  ],
  [
    /\bif Combat begins before any such (?:Ally|card|Artifact|Tome|Weapon|Monster|Event|Spell|Location) (?:has been|is|was) played\b/giu,
    (said) => like(said, 'when Combat begins'),
  ],
  // "Place this card beside one of your opponent's Steadfast Allies": on that one.
  [
    /\b(?:place|lay|put|play|set) this card (?:beside|next to|with|under|beneath|on top of|on|upon|over|atop|by) (?:one|any(?: one)?) of (your|an|the) opponent['’]s ((?:\p{Lu}[\p{L}’'-]* )*?)Allies\b/giu,
    (said, [whose, sort]) => like(said, `place this card on one ${sort}Ally of ${whose === 'the' ? 'your' : whose} opponent`),
  ],
  // "Discard every Priest that your opponent has in play, and flip one other Ally of your choice": his as well.
  [
    /((?:^|[.;:,] |\bmust )(?:discard|bury|flip|return) (?:each|every|all|any|one|two|an?|up to \w+) [^.;:,]+?) (?:that )?(?:your opponent (?:has|controls)(?: in play)?|of your opponent)(,? and (?:flip|bury|discard|return) (?:one|an?|two|one random|another) (?:other )?(?:random )?(?:Ally|Artifact|Tome|Weapon)) of your choice(?=[.;,]|$)/giu,
    (_, [first, second]) => `${first} of your opponent${second} of your opponent`,
  ],
  // "Your opponent must choose one Defending Ally and flip it. If he is Outside, you choose the Ally yourself."
  [
    /\byour opponent must (?:choose (one [^.;:,]+?) and (flip|bury|discard) (?:it|him or her|him|her)( face-down)?|(flip|bury|discard) (one [^.;:,]+?)( face-down)?(?: of his or her choice)?)[.;] If ([^.;,]+), (?:you(?: may)? choose (?:the |that |this |which )?(?:Ally|card|victim|one|it|him or her|Artifact|Tome)?(?: is (?:flipped|buried|discarded|lost))?|the choice is)(?: yourself| instead| yours| for him or her| in his or her (?:place|stead))+(?=[.;]|$)/giu,
    (_, [what, how, face = '', how2, what2, face2 = '', so]) =>
      `${(how ?? how2)!.toLowerCase()} ${what ?? what2} of your opponent of his or her choice${face}${face2}. If ${so}, ${(how ?? how2)!.toLowerCase()} ${what ?? what2} of your opponent of your choice${face}${face2} instead`,
  ],
  // "Discard the next Tome your opponent plays, then bury this card", "when an opponent next plays an Ally, ...".
  [
    /\b(Discard|Bury) the (?:next|first) ([^.;:,()]+?) (?:that |which )?(your opponent|an opponent|any player|each opponent) plays(?: at once| immediately)?(?:[.;] (?:Then,? )?|,? and (?:then )?|, then )bury this card(?=[.;]|$)/giu,
    (_, [how, what, who]) => `When ${who} plays a ${what}, ${how!.toLowerCase()} that card, then bury this card`,
  ],
  [
    /\bWhen (your opponent|an opponent|any player) next plays (an?|one) ([^.;:,()]+?), (discard|bury|cancel) (?:it|that card|that \w+)(?: at once| immediately)?(?:[.;] (?:Then,? )?|,? and (?:then )?|, then )bury this card(?=[.;]|$)/giu,
    (_, [who, , what, how]) => `When ${who} plays a ${what}, ${how!.toLowerCase()} that card, then bury this card`,
  ],
  // "The next Corrupt Ally that your opponent plays is discarded at once; then, bury this card".
  [
    /\bThe next ([^.;:,()]+?) (?:that |which )?(your opponent|an opponent|any player|he or she|each opponent) plays (?:is|must be) (?:at once |immediately )?(discarded|buried)(?: at once| immediately)?(?: ?\([^.;:()]*? (?:cost|price)[^.;:()]*? (?:still )?paid\))?(?:[.;] (?:Then,? )?|,? and )bury this card(?=[.;]|$)/giu,
    (_, [what, who, how]) =>
      `When ${/^he or she$/i.test(who!) ? 'your opponent' : who} plays a ${what}, ${/^d/i.test(how!) ? 'discard' : 'bury'} that card, then bury this card`,
  ],
  // "A Full, Waxing or Waning Moon": each of them is one.
  [
    /\b(an? )?((?:Full|New|Waxing|Waning|Blood|Crescent|Half)(?:, (?:an? )?(?:Full|New|Waxing|Waning|Blood|Crescent|Half))*),? (or|and) (?:an? )?(Full|New|Waxing|Waning|Blood|Crescent|Half) Moon\b/gu,
    (_, [, first, joint, last]) =>
      `${first!
        .split(/, (?:an? )?/)
        .map((each) => `${each} Moon`)
        .join(', ')} ${joint} ${last} Moon`,
  ],
  // "For each Tome you have in play ... Bury one of these Tomes".
  [
    /(?<=\b(?:for )?each (\p{Lu}[\p{L}’'-]*) (?:that )?you have in play\b[^.]*\. [^.]*?\b(?:one|two|any)) of (?:these|those|your) \1s?(?= )/giu,
    (said, [what]) => ` of your ${said.slice(said.lastIndexOf(' ') + 1) === what ? `${what}s` : said.slice(said.lastIndexOf(' ') + 1)}`,
  ],
  // "The man-eaters drag away (Bury) one random Ally", "thieves make off with (Discard) one Artifact": told with the game's own word for it.
  [
    new RegExp(
      `(?<=^|[.;] |, )(?:(?:[Tt]he|[Ss]ome) )?(?!${someone}\\b)\\p{L}\\p{Ll}[\\p{Ll}-]*(?: \\p{Ll}[\\p{Ll}-]*){1,3} \\((Bury|Discard|Flip)\\) (?=(?:one|two|three|an?|each|all|your|\\d) )`,
      'gu',
    ),
    (said, [how]) => `${like(said, how!.toLowerCase())} `,
  ],
  // "Place this card next to one Ally of your opponent": with whom it lies.
  [
    /\b(place|put|lay) this card (?:next to|beside|alongside) (?=(?:one|an|any(?: one)?|target) (?:\p{Lu}[\p{L}’'-]* )*Ally\b)/giu,
    (_, [how]) => `${how} this card on `,
  ],
  [/(?<=^|[.;] )If (?:it|this card) survives the Cosmic Battle,/gu, () => 'When this card survives the Cosmic Battle,'],
  [
    /(?<=\b(?:is|are) (?:Buried|Discarded|lost)),? (?:either |whether )?(?:from|in) your Threat or (?:from |in )?(?:among )?your Allies(?=[.;,]|$)/giu,
    () => '',
  ],
  // "May use this Gate again each time that one of your Cultists is buried": told at that moment, and no price.
  [
    /(?<=^|[.;] )(?:You )?may use this Gate again (?:each time|every time|whenever|when)(?: that)? ((?!you (?:pay|spend|lose|discard|bury|flip|do|use|wish|like|want)\b)[^.;,]+)(?=[.;]|$)/giu,
    (_, [moment]) => `Each time ${moment}, you may use this Gate again`,
  ],
  // "A Great Old One or Outer God that you play at this Gate is Buried one Round later than usual."
  [
    /(?<=^|[.;] )(?:A|An|Any|Each|Every|The)? ?((?:Great Old One|Outer God)s?(?: or (?:an? )?(?:Outer God|Great Old One)s?)?) (?:(?:that|which) )?(?:you )?play(?:ed)? (?:here|at this Gate|through this Gate|with this Gate|by this Gate) (?:(?:is|are) Buried (one|two|a) Rounds? later(?: than (?:usual|normal))?|(?:remains?|stays?|lasts?)(?: in play)? (?:for )?(one|two|an|a) (?:(?:Rounds? longer(?: than (?:usual|normal))?)|(?:additional|extra|more|further) Rounds?))(?=[.;]|$)/giu,
    (_, [god, later, longer]) =>
      `When you play a ${god!.replace(/s\b/g, '')} through this Gate, keep your Great Old One in play for ${/^two$/i.test(later ?? longer ?? '') ? 'two more Rounds' : 'one more Round'}`,
  ],
  // "Allies that absorb points from this card are Discarded instead of Buried."
  [
    /(?<=^|[.;] )(?:All |Any )?(?:Defending |Opposing )?Allies (?:(?:that|who|which) (?:absorb points from|are lost to|are buried (?:by|because of|due to)|would be (?:buried|lost) (?:by|because of|to)) this card) are Discarded (?:instead of (?:being )?Buried|rather than (?:being )?Buried|instead)(?=[.;]|$)/giu,
    () => 'Allies lost to this card are discarded instead of buried',
  ],
  // "Return one Ally of your opponent, with all that he or she carries, to its owner's Hand."
  [
    new RegExp(
      `\\b(return|take) (one random|one|an|any one|target) ((?:\\p{Lu}[\\p{L}’'-]* )*Ally)( of (?:your|an) opponent)?${withHisGoods}(?: back)? to ${itsOwnersHand}(?=[.;]|$)`,
      'giu',
    ),
    (said, [, which, kind, whose, goods]) => handedBack(said, which!, kind!, whose ?? '', goods!),
  ],
  [
    new RegExp(
      `(?<=^|[.;,] )(one random|one) ((?:\\p{Lu}[\\p{L}’'-]* )*Ally)( of (?:your|an) opponent)?${withHisGoods} (?:must return|returns|must be returned|is returned) to ${itsOwnersHand}(?=[.;]|$)`,
      'giu',
    ),
    (said, [which, kind, whose, goods]) => handedBack(said, which!, kind!, whose ?? '', goods!),
  ],
  [
    /(?<=^|[.;,] )(one random (?:\p{Lu}[\p{L}’'-]* )*Ally) must (?:return|be returned) to (?:(?:your |the )?opponent['’]s|its owner['’]s|his or her owner['’]s) Hand(?=[.;]|$)/giu,
    (_, [who]) => `${who} returns to its owner's Hand`,
  ],
  // "One Location that lies in your Story Deck".
  [
    /(?<=\b(?:cards?|Locations?|Ally|Allies|Artifacts?|Tomes?|Events?|Monsters?|Spells?)) (?:that|which) (?:lies?|is|are|rests?) (?=in (?:your|his or her) (?:Story Deck|Discard Pile|Hand)\b(?! (?:if|while|when|or)\b))/gu,
    () => ' ',
  ],
  // "Bury one Ally of up to 2 points whose Investigator is in the same Subregion as yours": of an opponent who is there.
  [
    /\b((?:bury|discard|flip|steal) (?:one|an|any(?: one)?|target) (?:\p{Lu}[\p{L}’'-]* )*Ally\b[^.;:,]*?),? (?:whose (?:Investigator|player|owner) is|of an Investigator who is) (in the same (?:Region|Subregion)) as (?:yours|you|your own|your Investigator)(?=[.;,]|$)/giu,
    (_, [deed, where]) => `${deed} of an opponent who is ${where} as you`,
  ],
  // "Right after a Train or a Car. Whenever you play either of those cards from here, ...".
  [
    /(?<=\bafter ((?:(?!\bafter\b)[^.;])+? or [^.;]+)\. (?:When|Whenever|Each time) you play )(?:either|any|one) of (?:those|these|them|the two)(?: (?:two )?cards?)?(?= |,)/gu,
    (_, [both]) => both!,
  ],
  [/(?<=\bin the same (?:Region|Subregion|Dimension) as )your (?:own )?Current Location(?=[.;,]|$)/gu, () => 'you'],
  // "There are seats for only three of your Allies. Discard any others; you choose which."
  [
    /(?<=^|[.;] )(?:There (?:is|are) (?:only )?(?:seats?|room|places?|space|berths?|bunks?|cabins?)(?: aboard| on board)? for (?:only |no more than |at most )?|(?:Only|No more than|At most) )(\w+)(?: of your)? Allies(?: (?:(?:may|can|will) )?(?:accompany you|come along|come with you|come aboard|go with you|fit aboard|fit|board|travel with you|be taken along))?[.;,] (?:and )?(Discard|Bury) (?:any|the|all|all the) (?:others?|rest)(?:[;,] (?:you choose which|the choice is yours|your choice)| \((?:you choose which|your choice)\)| of your choice)?(?=[.;]|$)/giu,
    (_, [many, how]) => `${how![0]!.toUpperCase()}${how!.slice(1).toLowerCase()} all but ${many!.toLowerCase()} of your Allies`,
  ],
  // "It was never what it seemed: that card takes no part in this Battle."
  [
    /(?<=^|[.;] )It (?:was|is) (?:never|not) what it (?:seemed|seems|appeared)(?: to be)?[:;,] (\p{L})/gu,
    (_, [next]) => next!.toUpperCase(),
  ],
  // "While this card is in your Threat you may, as your Turn, bury it and ...".
  [
    /(?<=^|[.;] )(?:While|If|When) this card is in your Threat,? you (?:may|can),? as your Turn,? (bury|discard) (?:it|this card) (?:and|to) /giu,
    (_, [how]) => `While in your Threat, as your Turn, you may ${how!.toLowerCase()} this card to `,
  ],
  // "Defending Allies absorb points from this card with their own value only": without what their Weapons add.
  [
    /(?<=^|[.;] )(?:The |All )?(?:Opposing |Your opponent['’]s )?(?:Defending )?Allies (?:may |can |must )?absorb (?:the )?points (?:from|of) this card (?:only )?with (?:only )?their own values?(?: only| alone)?(?=[.;]|$)/giu,
    () => 'Weapons add nothing against this card',
  ],
  // "Only if your opponent's Current Location is a City. Turn that Location crosswise."
  [
    /(?<=\bopponent['’]s Current Location (?:is|bears|has|features) [^.]*\. )(Turn|Rotate|Place|Lay) (?:it|that Location|this Location|the Location|that card) (?=crosswise\b)/gu,
    (_, [how]) => `${how} your opponent's Current Location `,
  ],
  // "Add 4 to the value of an Ally whose printed value is at least 2. ... give it to another such Ally": one of that kind.
  [
    /(?<=\b(?:an?|one|any|any one) ((?:\p{Lu}[\p{L}’'-]* )*Ally(?: (?:whose|who|with|that) [^.;,]+)?)[.;] .*\b(?:another|one other) )such Ally\b/gu,
    (_, [kind]) => kind!,
  ],
  // "Turn his Current Location crosswise. He is now walking to it": as is so then anyway.
  [
    /(?<=\b(?:[Ll]ay|[Tt]urn|[Pp]lace|[Rr]otate)\b[^.;:]*\bcrosswise\b[^.;]*)[.;] (?:(?:Your|The|That|Each such) )?(?:opponent|player|He or she|He|She|They|You) (?:(?:is|are) (?:then |now )?(?:walking|on foot)(?: (?:to it|there|again))?|begins? the next Round walking|starts? the next Round walking|must (?:then )?walk (?:to it|there) again)(?=[.;]|$)/giu,
    () => '',
  ],
  // "Add 1 point to Ally's value, but add 3 points if it is Night": 3 in all.
  [
    /\b(adds? \d+ points? to (?:the |its |this )?(?:Ally|bearer|host|Allies)['’]s? (?:card )?value), but (?:adds? )?(\d+) points? (?:instead )?(?=(?:if|when|while|at|by|during)\b)/giu,
    (_, [adds, n]) => `${adds}, or ${n} points `,
  ],
  // "Use during Combat, before Monsters are revealed. ...": when the next sentence is done.
  [
    /^(?:Use|May be used|May only be used|Used|Can be used)(?: this card| it)?(?: only)? (?:during|in)(?: any)? Combat,? before (?:the |any )?(?:Monsters|Threats|cards)(?: in Threats)? are (?:revealed|turned up)[.:] (?:You may )?(\p{L})/giu,
    (_, [first]) => `In Combat, ${first!.toLowerCase()}`,
  ],
  // "When you would lose Sanity, you may bury this card to reduce the loss. May not be used while you are in a Country Location."
  [
    /(?<=^|[.;] )(When|If) ((?:you|your Investigator) would lose [^.;]+)[.;] (?:This card |It )?(?:[Mm]ay|[Cc]an) ?not be used (?:while|when|if) ([^.;,]+)(?=[.;]|$)/gu,
    (_, [when, what, so]) => `Unless ${so}, ${when!.toLowerCase()} ${what}`,
  ],
  [
    new RegExp(`${afterJourneyNow}([^.;:]*: )?(?:in|on|during) the same Turn,? (?=you may )`, 'giu'),
    (said, [scene = '']) => (scene ? `${scene}` : /^\p{Lu}/u.test(said) ? 'Then ' : ''),
  ],
  // Whom one may play where he is found anyway: "you may play an Ally found there".
  [
    /(?<=\byou may (?:at once |immediately )?play (?:an?|any|any one|one) (?:\p{Lu}\S* )*Ally) (?:(?:(?:who|that) (?:is|may be) )?(?:normally |usually )?found )?there(?=[.;,]|$)/giu,
    () => '',
  ],
  [/\b(one|each|any|all|two|three|another|none) of your own (?=\p{Lu})/giu, (_, [some]) => `${some} of your `],
  // "While this Star is in the sky".
  [/\bwhile this (?:Star|Moon|card) is in the (?:night )?(?:sky|heavens?)\b/giu, (said) => like(said, 'while this card is in play')],
  // "Increase the value of one Ally by 2 points (3 points if the Ally is Steadfast) for the rest of the Round": of the one Ally that is chosen.
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
  // "While this card is in play, no player may walk to or from A, and no Location B": each by itself, both for that while.
  [
    /(?<=^|[.;] )(While [^.;,]+, )?([Nn]o (?:player|Investigator|opponent|Location|Ally|Monster|Gate)s?\b[^.;,]+),? and (no (?:player|Investigator|opponent|Location|Ally|Monster|Gate)s?\b[^.;,]+)(?=[.;]|$)/gu,
    (said, [so = '', first, second]) =>
      /\bto or from\b/.test(said) ? `${so}${first}. ${so}${so ? second : second!.replace(/^n/, 'N')}` : said,
  ],
  // "Choose one of your opponent's Defending Allies and add him to your Threat for the rest of Combat. Return Ally to original player's Hand ..."
  [
    /\bchoose (?:one|any one) (?:of (?:your|an) opponent['’]s ((?:\p{Lu}[\p{L}’'-]* )*?)Allies|((?:\p{Lu}[\p{L}’'-]* )*?)Ally of (?:your|an) opponent)\b([^.;,()]*)(?: \(including (?:any |the |its )?Weapons?\))?,? and (?:add|move) (?:that Ally|it|him or her|him|her) to your Threat(?: (?:for the (?:remainder|rest) of|until the end of|during) (?:the |this )?Combat)?\. Return (?:(?:that |the )?Ally|it|him or her|him|her) to (?:(?:its|the|his or her|his|her) )?(?:original player|owner|original owner)['’]s Hand (?:at the end of|after) (?:the |this )?Combat(\. (?:(?:Any|Its|His or her|The) )?(?:attached )?Weapons? (?:is|are) Discarded)?(?=[.;]|$)/giu,
    (said, [many = '', one = '', more = '', armed]) =>
      `${like(said, 'choose')} one ${many || one}Ally of your opponent${more}. Add that Ally to your Threat. At the end of Combat, ${armed ? 'discard any Weapon of that Ally and ' : ''}return that Ally to its owner's Hand`,
  ],
  // "Loses 1 additional Sanity for each of his Allies that must be buried at the end of this Combat": each time one is.
  [
    /\b(your opponent|you) loses? (\d+)(?: additional| extra)? Sanity(?: points?)? for each of (?:his or her|his|her|their|your) ((?:\p{Lu}[\p{L}’'-]* )*?)Allies (?:that|who) (?:must be|is|are|was|were) (buried|discarded|lost) (?:at the end of|in|during) (?:the |this )?Combat(?=[.;]|$)/giu,
    (said, [who, n, kind, fate]) => {
      const own = /^you$/i.test(who!)
      return like(
        said,
        `when one of ${own ? 'your' : "your opponent's"} ${kind}Allies is ${fate!.toLowerCase()} in Combat, ${who!.toLowerCase()} lose${own ? '' : 's'} ${n} Sanity`,
      )
    },
  ],
  // "Needed to play a Great Old One or an Outer God": what serves for the one does for the other.
  [
    /\b(needed (?:to|in order to) (?:play|Summon) )(?:an?|any) (?:Great Old One or (?:an?|any)? ?Outer God|Outer God or (?:an?|any)? ?Great Old One)\b/giu,
    (_, [needed]) => `${needed}a Great Old One`,
  ],
  [
    /\b(?:(this card|it) )?(?:can|may) be used in (?:the )?place of (?=(?:any one|any|one) [^.;]*? needed to play a\b)/giu,
    (said) => like(said, 'this card counts as '),
  ],
  [
    /(?<=\bcounts as (?:any one|any|one) )((?:Day|Night|Storm|Star|Epidemic|Travel)(?:, (?:Day|Night|Storm|Star|Epidemic|Travel))*,? or (?:Day|Night|Storm|Star|Epidemic|Travel)) Events? needed to play a Great Old One\b/gu,
    (_, [kinds]) => `${kinds} that a Great Old One needs`,
  ],
  // "Reduce it by 1 point when Threats are revealed. Reduce by 2 points instead if any Ghouls are part of that Directed Threat."
  [
    /(?<=^|[.;] )([^.;]*\b(reduce|increase|lower|raise)s? [^.;]*?\bThreats?\b[^.;]*? by \d+ points?(?: when (?:Directed )?Threats are revealed)?)[.;] (?:\2)s?(?: (?:it|that Threat|this|the (?:Directed )?Threat))? by (\d+)(?: points?)? instead (?:if|when) ([^.;]+)(?=[.;]|$)/giu,
    (_, [told, , m, so]) =>
      `${told}, or by ${m} points if ${so!
        .replace(/^any (.+) (?:are|is) (?:part of|in|among) (?:that|the) (?:Directed )?Threat$/iu, 'it contains $1')
        .replace(/^(an? .+) is (?:part of|in|among) (?:that|the) (?:Directed )?Threat$/iu, 'it contains $1')
        .replace(/^(?:that|the) (?:Directed )?Threat (?=contains|includes)/iu, 'it ')}`,
  ],
  // "Do not bury this card after Combat but return it to your Hand": what becomes of it instead.
  [
    /(?<=^|[.;,] )do not bury (this card|it|him|her)( (?:after|at the end of) (?:this |the )?Combat)?(?:,? but(?: instead)?|[,;] instead|; instead|,? and|[,;]) (?:instead,? )?(return|discard|flip) (?:it|him|her|this card)((?: (?:in)?to your Hand| face-down)?)(?: instead)?(?=[.;]| (?:if|while|unless)\b|$)/giu,
    (said, [, when = ' after Combat', deed, where]) => like(said, `${deed} this card${where} instead of burying it${when}`),
  ],
  // "You may discard this card to return that Ally to your Hand instead of burying him or her": if he would be buried.
  [
    /\byou may ((?:discard|bury|flip) this (?:card|Artifact|Tome|Weapon)|pay \d+(?: points? of)? Sanity(?: points?)?|discard (?:one|two|a) cards?(?: from your Hand)?) to (return|discard|flip) (?:that Ally|the Ally|the bearer|its bearer)((?: to your Hand| face-down)?),? (?:instead of|rather than) burying (?:him or her|him|her|it|that Ally|the Ally|the bearer)(?: (?:at the end of|after|in) (?:the |this )?Combat)(?=[.;]|$)/giu,
    (said, [price, deed, where]) =>
      like(said, `if that Ally would be buried in Combat, you may ${price} to ${deed} that Ally${where} instead`),
  ],
  // "You may discard one of your Artifacts and replace it with one Artifact chosen from your Discard Pile", what that costs being paid as for any play.
  [
    /\byou may (discard|bury) (one of your [^.;,]+?|one [^.;,]+?) and replace (?:it|him or her|him|her) (?:with|by) (one|an?|any(?: one)?) ([^.;,]+?)(?: (?:chosen|taken|of your choice))? from your (Discard Pile|Hand|Story Deck|Mythos Deck)(\.?)( (?:You must )?Pay (?:any|the|its|all) Sanity costs?(?: (?:for|of) (?:playing )?(?:that|the|it)(?: [\p{Lu}]\w+)?)?)?(?=[.;]|$)/giu,
    (said, [deed, old, , kind, pile, , cost]) =>
      like(
        said,
        `you may ${deed} ${old}, then ${cost ? 'play' : 'put'} one ${kind} from your ${pile}${cost ? '' : ' into play'}${cost ? '' : said.endsWith('.') ? '.' : ''}`,
      ),
  ],
  // "Choose one Event card that he or she must discard, then bury this card."
  [
    /(?<=\b(?:that|which) (?:he or she|he|she|they|your opponent) must (?:discard|bury)),? (?:and )?then (?=(?:bury|discard|flip) this (?:card|Event)\b)/giu,
    () => '. Then ',
  ],
  yourNumber,
  // "Each time an Investigator plays a Location, he or she must bury one Ally or lose 1 Sanity": either, and his is the choice.
  [
    /(?<=\b(?:when|whenever|each time|every time)(?: that)? (?:an?|any|each) (?:Investigator|player) [^.;:,]+, )(?:he or she|he\/she|he|she|they) must (?:either )?(?=(?:bury|discard|flip|lose|draw|return)\b[^.;:,]+?,? or (?:else )?(?:bury|discard|flip|lose|draw|return)\b)/giu,
    () => 'that player must ',
  ],
  [
    /(?<=\b(?:when|whenever|each time|every time)(?: that)? (?:an?|any|each) (?:Investigator|player) [^.;:,]+, )(?:he or she|he\/she|he|she) (?:either )?(?=(?:buries|discards|flips|loses|draws|returns)\b[^.;:,]+?,? or (?:else )?(?:buries|discards|flips|loses|draws|returns)\b)/giu,
    () => 'that player ',
  ],
  // "Use before Monsters are revealed. Return one random Monster ...", told ahead of what it is used for: when that may be done.
  [
    /^(?:May (?:only )?be used|Use(?:d|able)?)(?: this card| this Artifact| it)?(?: only| just)? before ((?:all |any )?(?:the )?(?:Monsters|Threats|Directed Threats?)(?: in [^.;:,]*?)? (?:is|are)(?: turned up| revealed))[.:;] (?!If\b|It\b|Then\b|This\b|Only\b|Not\b|While\b|When\b|At\b|You may\b)(\p{Lu})(?=\p{Ll}+ )/giu,
    (_, [when, letter]) => `Before ${when}, you may: ${letter!.toLowerCase()}`,
  ],
  // "Discard one Ally of your opponent. Opponent chooses the Ally": who it is, is left to him.
  [
    /(\b(?:discards?|buries|bury|flips?|reveals?)\)? (?:one|an?|any one) (?:\p{Lu}[\p{L}-]* )*?(Ally|Artifact|Weapon|Spell|Tome|Monster|Event|card)(?: card)? of (?:your |the )?opponent)( face-down)?[.;] (?:Your |The |That )?opponent (?:may )?chooses? (?:it|which(?: one)?|(?:the|that|this) (?:\p{Lu}[\p{L}-]* )*?(?:\2|card))(?: to be (?:discarded|buried|flipped|lost|revealed))?(?=[.;]|$)/giu,
    (_, [deed, , face = '']) => `${deed} of your opponent's choice${face}`,
  ],
  // "Play an Artifact regardless of ... Discard that Artifact at the end of the Round": the one that is chosen for it.
  [
    /(?<=^|[.;:] |, )(?:you may )?(immediately )?play (?:an?|any one|any|one) ((?:\p{Lu}[\p{L}-]* )*?)(Ally|Artifact|Weapon|Tome|Spell)(?: card)?(?: from your Hand)?((?:,? regardless of| without)\b[^.;:]*?)?((?:[.;]|,? and) (?:You )?(?:do|need|may|must) (?:not|ignore)[^.;:]*)?(?:[.;] (?:Then,? )?|,? and then |,? then )(discard|bury)(?: (?:that|the|this) (?:\2)?\3(?: card)?| it| that card)? at the end of ((?:the|this|that) (?:Round|Turn)|(?:the |this |that |any )?Combat)(?=[.;]|$)/giu,
    (said, [, trait = '', kind, regardless = '', unpaid = '', how, when]) =>
      like(
        said,
        `choose one ${trait}${kind} in your Hand. Play the target${regardless}${unpaid}. ${how![0]!.toUpperCase()}${how!.slice(1).toLowerCase()} the target at the end of ${when}`,
      ),
  ],
  // "Randomly choose one Defending Ally and flip that card. If that Ally is Corrupt, choose a second": by lot, and with the same fate.
  [
    /\brandomly choose (?:one|an?|1) ((?:of )?(?:(?:your opponent|opponent|his or her|that player)['’]s |your |\p{Lu}[\p{L}-]* )[^.;:,]*?),? and (bury|discard|flip) (?:(?:that|the|this) (?:card|Ally|Monster|Artifact|Spell|Tome|one)|it|him or her)( face-down)?[.;] (If [^.;:,]+?), (?:you (?:may|must) )?(?:randomly )?(?:choose|\2) (?:a second|another|one more|a further one)(?: one| card| Ally)?(?: at random| as well| face-down)*(?=[.;]|$)/giu,
    (said, [what, how, face = '', so]) =>
      like(
        said,
        `${how!.toLowerCase()} one random ${oneOf(what!)}${face}. ${so}, ${how!.toLowerCase()} one other random ${oneOf(what!)}${face}`,
      ),
  ],
  // "When you play a Country Location in the same Subregion, you may play it right-side-up instead of walking": none need be walked to.
  [
    /(?<=^|[.;:] |, )(?:when|whenever|each time|if) you play (?:an?|any) ((?:\p{Lu}[\p{L}-]* )*?)Location( (?:in|within|from|of) [^.;:,]*?)?,? you (?:(?:may )?(?:immediately |at once )?(?:play|place|put) (?:it|that Location|the (?:new )?Location)(?: immediately| at once)?(?:,? (?:right-side-up|upright))(?: on (?:top of )?your Story Deck)?(?:,? (?:instead of|rather than|without) walking(?: (?:to it|there))?)?|(?:need not|do not (?:have|need) to) walk(?: (?:to it|there))?)(?=[.;]|$)/giu,
    (said, [kind, where = '']) => like(said, `you need not walk to ${kind}Locations${where}`),
  ],
  // "Summon two (pay the Sanity cost of both)": what a Monster costs is paid anyway (M9.35).
  [
    /(?<=\b(?:Summon|Control)\b[^.;:()]*) \((?:but |and )?(?:you )?(?:must |have to |still )?(?:pay|paying) (?:the |their |its |each |both )?(?:Sanity )?costs?(?: (?:of|for) (?:both|each|all|either|it|them)(?: of them| Monsters?)?)?(?: as usual)?\)/giu,
    () => '',
  ],
  // "Summon a Ghoul. If used at Night, you may Summon two": the one or the two, where that is so.
  [
    /(?<=^|[.;:] )(summon or control|control or summon|summon|control) (?:one|an?|any one) ([^.;:,]+?)(?:[.;] (?:You may (?:instead )?(summon or control|summon|control) two(?: of them| such Monsters| instead)*,? (?:if|when|while) ([^.;:,]+?)|(?:If|When|While) ([^.;:,]+?), (?:you (?:may )?)?(?:instead )?(summon or control|summon|control) two(?: of them| such Monsters| instead)*)|, or two,? (?:if|when|while) ([^.;:,]+?))(?=[.;]|$)/giu,
    (said, [deed, what, late, ifLate, ifFirst, early, ifTail]) => {
      const so = (ifLate ?? ifFirst ?? ifTail)!
        .replace(/^(?:this card is |it is |this Spell is )?(?:used|cast) (?:while|if|when) /iu, '')
        .replace(/^(?:this card is |it is |this Spell is )?(?:used|cast) (?:at|by|during) (Night|Day)$/iu, 'it is $1')
      const one = `${deed!.toLowerCase()} one ${what}`
      const each = `${(late ?? early ?? deed!).toLowerCase()} one ${what}`
      return like(said, `if ${so}: you choose: (${one}) or (${each}, then ${each}). Otherwise, ${one}`)
    },
  ],
  // A Weapon that is played asks for an Ally to bear it anyway (M8.4).
  [
    /(?<=\bplay [^.;:]*[.;] )(?:Then,? )?(?:(?:An|One of your|Some) (?:Ally|Allies)|There must(?: still)? be an Ally|You must(?: still)? have an Ally)(?: in play)?(?: must(?: still)? be)? (?:available|free|able|in play|ready|(?=to\b))(?: in play)? ?to (?:bear|carry|hold|wield|use) (?:it|the (?:Weapon|card|Artifact)|that (?:Weapon|card|Artifact))[.;] ?/giu,
    () => '',
  ],
  // "If a Travel card is on top of your Story Deck": an Event, and not a Location one travels to.
  [
    /(?<=\b(?:Story Deck is|has|have|if|while|when|unless) an? )Travel card(?=[.,;]|$| (?:is )?on (?:the )?top of\b)/giu,
    () => 'Travel Event',
  ],
  // "Reduce the value of Monsters by 1 point per card. If you are Inside, reduce by 2 points per card": the second figure is of the same.
  [
    /\b((reduce|increase|raise|lower|decrease) (?:the )?(?:card )?values? of [^.;:]+?) by (\w+) points?(?: per card| each| apiece)?( until [^.;,]+)?[.;] (?:(?:but|however),? )?if ([^.;:,]+), (?:instead )?\2 (?:(?:it|them|their values?|its value|the value) )?by (\w+) points?(?: per card| each| apiece)?(?: instead)?(?=[.;]|$)/giu,
    (_, [does, , n, end, so, m]) => `${does} by ${n} points${end ?? ''}, or by ${m} points if ${so}`,
  ],
  // "Cannot stoop; value is 1 if your opponent is Inside": what its body is not made for.
  [
    /(?<=^|[.;] )(?:It |They |He |She )?(?:cannot|can not|can never|never|do(?:es)? not) (?:stoop|bend|kneel|crouch|blink|weep|smile|laugh|dance|jump|leap|crawl|yawn|sneeze|sweat|limp)s?(?: (?:down|over|low|at all|easily))?[.;] (\p{L})/giu,
    (_, [next]) => next!.toUpperCase(),
  ],
  // "In the same Region (Islands included) right-side-up": that, too.
  [
    /(?<=\b(?:Region|Subregion|Dimension|world)) ?\((?:even )?(?:the )?(\p{Lu}[\p{L}’'-]*)(?: Locations?)? (?:are |is )?(?:included|too|as well|also|count(?:s)?|allowed)\)(?=( \p{Ll})?)/gu,
    (_, [what, more]) => `, including ${what}${more ? ',' : ''}`,
  ],
  // "Bury any Day Event in play; new ones may not be played": of the kind just named.
  [
    /\b(bury|discard|flip) (any|all|each|every) ((?:\p{Lu}[\p{L}’'-]* )*?(?:Events?|Phobias?|Artifacts?|Tomes?|Weapons?|All(?:y|ies)|Monsters?|Epidemics?|Spells?))( in play)?[;,.] (?:and )?(?:no (?:new|other|further) ones (?:may|can)|(?:new|other|further) ones (?:may not|cannot)) be played(?=[.;,]|$| (?:while|until|during|if|for)\b)/giu,
    (said, [how, , what, where]) => {
      const many = what!.replace(/Ally$/u, 'Allies').replace(/(?<![sS])$/u, 's')
      return like(said, `${how!.toLowerCase()} all ${many}${where ?? ''}. No new ${many} may be played`)
    },
  ],
  // "Only if the top card of your opponent's Story Deck is a Travel by Sea card. Discard the Travel card (return to former Location)."
  [
    /(?<=\b(?:top card of your opponent['’]s Story Deck is|opponent (?:has|must have)) an? (?:\p{Lu}\p{L}* )*Travel(?: by \p{Lu}\p{L}+)? (?:card|Event)\b.*?[.;] )(Then,? )?(bury|discard) (?:the|that|his or her|this) Travel (?:card|Event)(?: \((?:your opponent |he or she )?(?:return|go(?:es)? back)s? to (?:his or her |the )?(?:former|previous) Location\))?(?=[.;,]|$| and\b)/gisu,
    (said, [then, how]) =>
      `${then ?? ''}${then ? how!.toLowerCase() : like(said, how!.toLowerCase())} the top card of your opponent's Story Deck`,
  ],
  // "When Directed Threat is revealed, bury one Ghoul in the Threat that this Ally defends against": if he defends, in the one that attacks.
  [
    /\bwhen (?:the |a )?Directed Threat is revealed, (?!if\b)((?:[^.;:,](?!\b(?:if|unless|while)\b))+? (?:in|of|from) )(?:the|a) (?:Directed )?Threat (?:that|which) (this Ally|the Ally|that Ally|the bearer|it|he or she|he|she|this card) (?:defends|is defending) against(?=[.;]|$)/giu,
    (said, [deed, who]) =>
      like(
        said,
        `when Directed Threat is revealed, if ${/^(?:it|he|she|he or she)$/i.test(who!) ? 'this Ally' : who} is a Defending Ally, ${deed}the opposing Threat`,
      ),
  ],
  // "You may play Priests regardless of Region. You may not do so at Night": that, and not to play this card.
  [
    /(?<=^|[.;,] |\bRound )(you may (?!only\b|not\b)(?:(?!\b(?:unless|if|while|when|once)\b)[^.;:])*?)[.;] (?:you|this) (?:may not|cannot|can not) (?:do (?:so|this|that)|be done) (?:(?:while|when|if) ([^.;,]+)|(?:at|by|during(?: the)?) (Night|Day)|(?:at|in) (an? \p{Lu}[^.;,]*))(?=[.;]|$)/giu,
    (_, [may, so, time, place]) => `${may} unless ${time ? `it is ${time}` : place ? `you are at ${place}` : so}`,
  ],
  // "Face-down cards are not Flipped while this card is in play, except Spells": the while stands at the head, and what is left out last.
  [
    /(?<=^|[.;] )((?!(?:While|When|If|At|During|For|Until|As|After|Before|Whenever|Each time)\b)\p{Lu}[^.;:,]+?) while (this card|this \p{L}+) is in play, (?=(?:except|save|other than|but not)(?: for)? (?!if|when|while|at|in|by|during|on)\b[^.;:]+(?:\.|$))/gu,
    (_, [said, what]) => `While ${what} is in play, ${said![0]!.toLowerCase()}${said!.slice(1)}, `,
  ],
  // "Play a Location ... It may be in a different Dimension than the one you leave. May not be used to play an Exotic Location."
  [
    new RegExp(
      `${journeyTold}(?:It|That Location|The (?:Location|card|place)|This Location) (?=(?:may|can) be (?:in|of) (?:any|a different|another|any other|the same)\\b)`,
      'gu',
    ),
    () => 'The new Location ',
  ],
  [
    /(?<=\bThe (?:new )?Location (?:may|can) be in (?:a different|another|any other) (?:Dimension|Region)) (?:than|from) (?:(?:the one|that) (?:that |which )?you (?:leave|left|are leaving|come from|came from|are in|were in|depart(?:ed)? from)|yours|your own|your (?:present|current|former|last) (?:one|Dimension|Region|Location)|before)(?=[.;,]|$)/giu,
    () => '',
  ],
  [
    new RegExp(
      `${journeyTold}(?:(?:This (?:card|Spell|Event|Artifact)|It) )?(?:[Mm]ay not|[Cc]annot|[Cc]an not|[Mm]ust not|[Mm]ay never) be used to (?:play|reach|enter|go to|travel to|visit|move to|walk to) (?:(an?|any) )?((?:(?!Locations?\\b)\\p{Lu}[\\p{L}’'-]* ?)+?)(?: Locations?)?(?=[.;]|$)`,
      'gu',
    ),
    (_, [one, several = '']) => {
      const kind = (one ? several : several.replace(/(?<!Ruin)s$/, '')).trim()
      return `The new Location may not be ${/^[AEIOU]/.test(kind) ? 'an' : 'a'} ${kind} Location`
    },
  ],
  // "You need not walk to Country Locations that are in the same Subregion."
  [
    /(?<=\bwalk (?:to|between|from) [^.;:]*?\bLocations?) (?:that|which) (?:are|is|lie|lies) (?:both )?(?=(?:in|within|of)\b)/giu,
    () => ' ',
  ],
  // "That Ally must discard his or her Weapon": so is he rid of it.
  [
    /(?<=^|[.;:,] )(that|the|target) (?:Ally |target )?must (bury|discard|flip) (?:his or her|his|her|its|their|any) (Weapon|Artifact|Tome|Spell)s?(?=[.,;]|$)/giu,
    (said, [who, how, what]) => like(said, `${how!.toLowerCase()} each ${what} held by ${bearer(who)}`),
  ],
  // "Discard that Ally's Weapon. If the Ally has no Weapon, ...": if he had none, and not once it is gone.
  [
    new RegExp(
      `(?<=^|[.;:,] )(bury|discard|flip) (?:(that|the|target) (?:Ally|target)['’]s (Weapon|Artifact|Tome|Spell)s?|(?:any|each|the) (Weapon|Artifact|Tome|Spell)s? (?:held|borne|carried|wielded) by (that|the|target)(?: Ally| target)?)( face-down)?[.;] (?:if (?:that Ally|the Ally|target Ally|the target|he or she|he|she) (?:(?:has|had|${bears}) no|(?:does|did) not (?:have|bear|carry|hold|wield) an?) (?:\\3|\\4)|if (?:there is none|he or she has none|he has none|she has none)), ([^.;]*?)(?: instead)?(?=[.;]|$)`,
      'giu',
    ),
    (said, [how, who, what, other, whose, face = '', then]) => {
      const [whom, thing] = [bearer(who ?? whose), what ?? other]
      return like(said, `if ${whom} has a ${thing}, ${how!.toLowerCase()} each ${thing} held by ${whom}${face}. Otherwise, ${then}`)
    },
  ],
  // "If that Ally has a Weapon, discard that Weapon": what he bears.
  [
    new RegExp(
      `(?<=\\bif (?:(that|the|target) Ally|the target) (?:has|${bears}) (?:an?|any) (Weapon|Artifact|Tome|Spell), )(bury|discard|flip) (?:that|the|his or her|his|her|its|their) \\2(?=[.,;]|$| face-down)`,
      'giu',
    ),
    (_, [who, what, how]) => `${how} each ${what} held by ${bearer(who)}`,
  ],
  // "Randomly choose and bury one Defending Ally. If it is Night, choose two": so many by lot instead.
  [
    /\b(((?:randomly )?choose (?:at random )?and (bury|discard|flip)|randomly (?:bury|discard|flip)) (?:one|two|1|2) ((?:of your opponent['’]s|of your|of his or her|\p{Lu})[^.;:,]*?(?: at random|, chosen at random)?))[.;] (if [^.;:,]+?), (?:(?:randomly )?choose|(?:(?:randomly )?choose (?:at random )?and |randomly )?\3|(?:bury|discard|flip)) (two|three|four|\d+)(?: of (?:them|those|these))?(?: instead)?(?=[.;]|$)/giu,
    (_, [first, deed, , what, so, n]) => `${first}. ${so}, ${deed!.toLowerCase()} ${n} ${what} instead`,
  ],
  // "Each Turn that you are Outside, or that it is Night": two things of which each is asked.
  [
    /(?<=\bthe (?:beginning|start|end) of (?:each|every|any)(?: of your)? (?:Turn|Round)s? )(?:that|(?:in|on|during) which) ([^.;:,]+?),? (or|and) (?:that|(?:in|on|during) which) (?=(?:you|your|it|an?|the|any|one|no) )/giu,
    (_, [first, or]) => `that ${first} ${or} `,
  ],
  // "If any of your Allies has a Weapon": if you have such an Ally.
  [
    /\b(any|one|one or more|at least one|none) of (your|his or her|your opponent['’]s|opponent['’]s) ((?:\p{Lu}\p{Ll}+ )?)Allies (?:has|have|bears?|carry|carries|holds?) (?:an? |any )?(Weapon|Artifact|Tome|Spell)s?(?= or\b| and\b|[.,;)]|$)/giu,
    (said, [any, whose, kind, thing]) => {
      const who = /^your$/i.test(whose!) ? 'you have' : /^his/i.test(whose!) ? 'he or she has' : 'your opponent has'
      return like(said, `${who} ${/^none$/i.test(any!) ? 'no' : 'an'} ${kind}Ally with a ${thing} in play`)
    },
  ],
  // "If this Weapon is held by a Police Detective and is due to be buried": when that befalls it while he bears it.
  [
    /\bif (this (?:Weapon|Artifact|Tome|card)|it) is ((?:held|borne|carried|wielded) by [^.;:,]+?),? and (?:is due to|is to|is about to|would|is going to|must) be (Buried|Discarded|Buried or Discarded)(?=[ ,])/giu,
    (said, [what, held, fate]) => like(said, `if ${what} would be ${fate} while ${held}`),
  ],
  [
    /\bif (this (?:Weapon|Artifact|Tome|card)|it) (?:is due to|is to|is about to|would|must) be (Buried|Discarded|Buried or Discarded),? and (?:(?:it|this Weapon|this card) )?is ((?:held|borne|carried|wielded) by [^.;:,]+?)(?=,)/giu,
    (said, [what, fate, held]) => like(said, `if ${what} would be ${fate} while ${held}`),
  ],
  // "Designate one Directed Threat before Monsters are revealed. Reduce each Ghoul in that Threat ... Then, bury this card.": its price.
  [
    /\b(?:you may )?(?:designate|choose|select|name|pick) (?:one|a|any one) (Directed Threat(?: attacking (?:you|your Investigator))?)(?: just)? (?:to be affected )?(before (?:Monsters|Threats|Directed Threats|they) are revealed)[.;] ((?:reduce|increase|add|subtract)\b[^.;:,]*?) (in|from|to) (?:that|the|this|the chosen) (?:Directed )?Threat\b([^.;:,]*)[.;] (?:Then,? )?(bury|discard|flip) this card(?: face-down)?(?:,? (?:after|when) (?:use|used|it is used))?(?=[.;]|$)/giu,
    (said, [threat, when, deed, where, rest, how]) =>
      like(
        said,
        `you may ${how!.toLowerCase()} this card ${when} to ${deed![0]!.toLowerCase()}${deed!.slice(1)} ${where} one ${threat}${rest}`,
      ),
  ],
  // "You may play a Location immediately after playing a Travel Event, on the same Turn": once it is played.
  [
    /\byou may (?:immediately )?play (?!this )([^.;:,]+?),? (?:immediately|directly|right) (?:after|following) (?:playing|you (?:play|have played)|the play of) ([^.;:,]+?)(?:,? (?:on|in|during) (?:the|that) same Turn)?(?=[.;]|$)/giu,
    (said, [what, first]) => like(said, `after you play ${first}, you may immediately play ${what}`),
  ],
  // "An Ally of up to 2 points, or up to 4 points if he is in a Port": the one or the other.
  [
    /\b((?:bury|discard|flip) (?:[^.;:,()]*?) of (?:up to |no more than |at most ))(\w+ points?( or (?:less|fewer))?)( \([^()]*\))?,? or (?:(?:an )?(?:Ally |one |Artifact |Monster )?of )?(?:up to |no more than |at most )(\w+ points?)( or (?:less|fewer))?,? (?:instead )?((?:if|while) [^.;:,]+|at Night|by Day)(?: instead)?(?=[.;]|$)/giu,
    (_, [deed, one, , aside = '', other, , so]) => {
      const asked = /^at/i.test(so!) ? 'if it is Night' : /^by/i.test(so!) ? 'if it is Day' : so!.replace(/^while/i, 'if')
      return `${deed}${one}${aside}. ${asked[0]!.toUpperCase()}${asked.slice(1)}, ${deed![0]!.toLowerCase()}${deed!.slice(1)}${other}${aside} instead`
    },
  ],
  // "Play a new Location in any Region. The new Location must feature the Water attribute": of which kind it is.
  [
    /\b(play (?:a|one|any)(?: new| other| different)? Location)\b([^.;:]*?)(?:[.;] (?:(?:(?:the|this|that|your) )?(?:new |chosen )?Location|it)|, which) must ((?:feature|have|be)\b[^.;:,]+?)(?=[.;]|$)/giu,
    (_, [play, where, how]) => {
      const is = how!
        .replace(/^feature\b/iu, 'features')
        .replace(/^have\b/iu, 'has')
        .replace(/^be\b/iu, 'is')
      return `${play} that ${is}${where}`
    },
  ],
  // "He or she must choose one of his or her Artifacts and bury it. If it is Night, choose it yourself": by either, and not by both.
  [
    /\b((?:your |target |one |an? |the )?opponent|he or she) must (?:choose|select) (one|an?|two|three) (?:of his or her ([^.;:,]+?)|of his ([^.;:,]+?)) and (bury|discard|flip|return) (it|them)([^.;:,]*)[.;] (If|While) ([^.;:,]+),? (?:then )?(?:(?:you may |you |instead )?(?:choose|select) (?:(?:the|that) [\p{L}]+|it|them|(?:which|which one|the one)) yourself|(?:you (?:may )?(?:choose|select)|the choice is yours|you make the choice)(?: (?:(?:the|that) [\p{L}]+|it|them))?)(?: instead)?(?=[.;]|$)/giu,
    (said, [who, n, things, his, how, , rest, , when]) => {
      const told = `${n} of your opponent's ${things ?? his}`
      const ordered = said.slice(0, said.search(/[.;] (?:If|While) /iu))
      return `If ${when}, ${how!.toLowerCase()} ${told} of your choice${rest}. Otherwise, ${/^(?:he|your|target|one|an?|the) /i.test(who!) ? ordered[0]!.toLowerCase() + ordered.slice(1) : `your ${ordered[0]!.toLowerCase()}${ordered.slice(1)}`}`
    },
  ],
  // "Set aside target Ally and any attached cards, and place this card on top. That Ally may not be used": what lies aside is in no use.
  [
    /\bset aside ([^.;:,]*?(?:Ally|Artifact|Tome|Monster))(?:,? (?:and|with|together with|along with) (?:any|all|its|his or her|every) (?:cards? attached(?: to (?:it|him or her|that Ally))?|attached cards?|attachments?))?(?:,? (?:and )?(?:place|put|lay) this card on (?:top(?: of (?:it|that Ally|that card|them))?|it|them))?[.;](?: (?:That|The|This|Target) (?:Ally|Artifact|Tome|Monster|card)| It)? (?:may|can)(?:not| not) be used(?: in any way)?(?= ?[.;])/giu,
    (_, [what]) => `Set aside ${what}`,
  ],
  [
    /\bset aside ([^.;:,]*?(?:Ally|Artifact|Tome|Monster)),? (?:and|with|together with|along with) (?:any|all|its|his or her|every) (?:cards? attached(?: to (?:it|him or her|that Ally))?|attached cards?|attachments?)(?:,? (?:and )?(?:place|put|lay) this card on (?:top(?: of (?:it|that Ally|that card|them))?|it|them))?(?=[.;])/giu,
    (said, [what]) => like(said, `set aside ${what}`),
  ],
  [
    /(?<=\bset aside [^:]*? )return (?:the |that |target )?(Ally|Artifact|Tome|Monster|card) (?:in)?to play(?: face-up)?(?=[.;,])/giu,
    (said, [what]) => like(said, `return that ${what} to play`),
  ],
  // "Set aside one Ally until the end of the next Round": there he is back.
  [
    /\b(set (?:aside [^.;:,]+?|[^.;:,]+? aside)),? until the end of the (?:next|following) Round(?=[.;]|$)/giu,
    (_, [deed]) => `${deed}, back until the end of the next Round`,
  ],
  // "No Ghoul in the same Threat may be Buried before the end of Combat": so long do they stay.
  [
    /(?<=^|[.;:,] )(?:while this card is in (?:a|any) Threat, )?no ((?:[\p{Lu}][\p{L}’'-]*)(?: (?:of|the|[\p{Lu}][\p{L}’'-]*))*) (in (?:the same|this card's|its|your|that|this) (?:Directed )?Threat) (?:may|can) be ((?:Buried|Discarded|Flipped|Controlled)(?:(?:,? or |,? nor |, )(?:Buried|Discarded|Flipped|Controlled))*)( (?:before|until) the end of (?:the )?Combat| (?:in|during) (?:this )?Combat)?(?=[.;]|$)/giu,
    (_, [sort, where, fates, when]) => {
      const each = `Each ${sort} ${/your/iu.test(where!) ? where : 'in the same Threat'}`
      const all = fates!.split(/,? or |,? nor |, /iu)
      const lost = all.filter((fate) => !/^controlled$/iu.test(fate))
      const till = when ? ' until the end of Combat' : ''
      const said = [
        ...(lost.length ? [`${each} cannot be ${lost.join(' or ')}${till}`] : []),
        ...(lost.length < all.length ? [`${each} cannot be Controlled${till}`] : []),
      ]
      return said.join('. ')
    },
  ],
  // "Cards that cause you to lose Tomes, or Spells from Tomes": wherever they are held.
  [
    /\b(protection from cards that (?:cause|make|force) you (?:to )?lose [\p{L}]+),? or (\p{Lu}\p{L}+) from \p{Lu}\p{L}+(?=[.;]|$)/giu,
    (_, [one, other]) => `${one} or ${other}`,
  ],
  // "One Ally up to 3 points of an opponent whose Current Location features the Water attribute": where he is, behind what he is worth.
  [
    /\b(Ally|Artifact|Tome|Weapon|Spell) (?:of )?(?:up to|no more than|at most) (\w+) points?(?: in value| of value)?(?: \((?:(including|counting)|excluding|not including|not counting) (?:the value of )?(?:any |the |his or her )?Weapons?\))? of (?:an|your|any|one) opponent (?:whose Current Location (?:is an? |features an? |features the |has the )((?:(?!Location\b)\p{Lu}[\p{L}’'-]*)(?: (?!Location\b)\p{Lu}[\p{L}’'-]*)*)(?: Location| attribute)?|who is (?:in|at) an? ((?:(?!Location\b)\p{Lu}[\p{L}’'-]*)(?: (?!Location\b)\p{Lu}[\p{L}’'-]*)*)(?: Location)?)(?=[.;,]|$)/gu,
    (said, [what, n, counting, one, other]) => {
      const aside = /excluding|not (?:in|count)/u.test(said) && !counting ? ' not counting Weapons' : ''
      return `${what} of value ${n} or less${aside} who is at a ${one ?? other} Location of your opponent`
    },
  ],
  // "While the wielder is a Defending Ally": who bears it.
  [/\b(while|if|when|as long as) (?:the|its|this Weapon's) wielder (?=is |has |defends )/giu, (_, [when]) => `${when} the bearer `],
  // "Put it into play as if you had just played it": it is played.
  [
    /\b(choose|take|select|pick) (one|an?|any one) ([^.;:,]*?) (from|in) ([^.;:,]*?(?:Deck|Hand|Discard Pile)),? and (?:put|place) (?:it|that card|him or her|him|her) (?:in|into) play(?: immediately)? (?:just )?as (?:if|though) (?:you had just|you have just|it had just been|it were just|you just|you had|it had been|just) played(?: it)?(?=[.;,]|$)/giu,
    (said, [, n, what, , where]) => like(said, `play ${n} ${what} from ${where}`),
  ],
  [
    /\b(?:put|place) (?:it|that card) (?:in|into) play(?: immediately)? (?:just )?as (?:if|though) (?:you had just|you have just|it had just been|you just) played(?: it)?(?=[.;,]|$)/giu,
    (said) => like(said, 'play it'),
  ],
  // "That Ally is not Flipped face-up at the end of this Round, but at the end of the next": so long it lies there.
  [
    /\b((?:that|the|target|affected|chosen|such an?) (?:Ally|Artifact|Tome|Monster|card)|it|he or she)(?: (?:is|are) not| may not be| cannot be| can not be| will not be| isn't) (?:Flipped|Turned) (?:back )?(?:face-up|up) (?:at|until) the end of (?:this|the|that) Round unless (?:that player|that opponent|(?:its|the|his or her) (?:owner|controller|player)|(?:your |target |the )?opponent|he or she) (spends|pays|loses) (\w+(?: points? of)? Sanity|\w+ Sanity points?)(?=[.;]|$)/giu,
    (_, [what, pays, price]) =>
      `At the end of the Round, your opponent chooses: (your opponent loses ${price!.replace(/ (?:points? of Sanity|Sanity points?)$/iu, ' Sanity')}${/^loses/iu.test(pays!) ? '' : ' as a price'}) or (${/^(?:it|he or she)$/iu.test(what!) ? 'the target' : `that ${what!.split(' ').at(-1)}`} cannot be flipped face-up until the end of the next Round)`,
  ],
  [
    /\b((?:that|the|target|affected|chosen) (?:Ally|Artifact|Tome|Monster|card)|it|he or she)(?: (?:is|are) not| may not be| cannot be| can not be| will not be| isn't) (?:Flipped|Turned) (?:back )?(?:face-up|up) (?:at the end of (?:this|the|that) Round(?:,? but (?:only )?(?:at|until) the end of the (?:next|following|next Round|following Round|one after))?|until the end of the (?:next|following) Round)(?=[.;]|$)/giu,
    (said, [what]) =>
      like(
        said,
        `${/^it|he or she$/i.test(what!) ? 'it' : `that ${what!.split(' ').at(-1)}`} remains face-down until the end of the next Round`,
      ),
  ],
  // "Bury this card when the Ally is Flipped face-up": what holds it down has then done its work.
  [
    /(?<=remains face-down until the end of the next Round)[.;] (?:(?:Then,? )?bury this card when (?:the|that) (?:Ally|Artifact|Tome|card) is (?:then )?(?:Flipped|Turned) (?:back )?(?:face-up|up)|When (?:the|that) (?:Ally|Artifact|Tome|card) is (?:Flipped|Turned) (?:back )?(?:face-up|up), bury this card)(?=[.;]|$)/giu,
    () => '. Then, Bury this card',
  ],
  // "You may also bury one Phobia at the moment that he is Flipped": in the same Turn that flips him.
  [
    /(?<=\bAs your Turn, Flip this card [^.;]+[.;] You may also [^.;:,]+?)(?: at the (?:moment|time)(?: that| when)?| when| as) (?:he|she|it|this card|he or she) is (?:so )?Flipped(?=[.;]|$)/giu,
    () => '',
  ],
  // "You may play the Witch House from any City Location": from there, whatever its own place.
  [
    /(?<=(?:^|[.;] )(?:while this (?:\w+) is in play, )?)you may (?:play|travel to) (?![^.;:]*\b(?:Ally|Allies|Monsters?|Artifacts?|Tomes?|Spells?|Weapons?) from\b)((?:\p{Lu}[\p{L}’'-]*|of|the)(?: (?:\p{Lu}[\p{L}’'-]*|of|the))*) from any (\p{Lu}[\p{L}’' -]*?) Location(?=[.;]|$)/giu,
    (said, [where, from]) => like(said, `while you are at a ${from} Location, you may play ${where} regardless of place and Region`),
  ],
  // "Any Far East Subregion": any Subregion of it.
  [
    /\b(any|each|every|a|one) ((?:\p{Lu}[\p{L}’'-]*)(?: \p{Lu}[\p{L}’'-]*)*) Subregion\b/gu,
    (_, [any, where]) => `${any} Subregion of ${where}`,
  ],
  // "Place one in your Hand, discard one, and return the last to the top": the one that is left.
  [
    /(?<=\blook at the top \w+ cards\b[^:]*?,? and (?:return|place|put|discard|bury) the )last(?: one| card)?(?= (?:to|on|at|in|under|back)\b|[.;]|$)/giu,
    () => 'other',
  ],
  // "Replace them with an equal number of new cards drawn from his or her Mythos Deck": as many are drawn.
  [
    /\b(discard (?:\w+ )?(one|two|three|four|five|\d+) cards?[^.;:]*?),? and replace (?:them|it) with (?:an equal number of|as many|the same number of|a like number of|(?:one|two|three|four|five|\d+)|an?) (?:new |other )?cards?(?: drawn)? from (?:his or her|their) Mythos Decks?(?=[.;]|$)/giu,
    (_, [deed, n]) => `${deed} and draw ${n} new ${/^(?:one|1)$/i.test(n!) ? 'card' : 'cards'}`,
  ],
  // "On a later Turn, play a Location. Before landing, discard one Artifact": as one arrives.
  [
    new RegExp(
      `${afterJourney}(?:before (?:landing|arriving|arrival|you (?:land|arrive)(?: there)?)|(?:upon|on) (?:landing|arriving|your arrival|arrival)(?: there)?|(?:as|when) you do(?: so| this)?),? (?=\\p{Ll})`,
      'giu',
    ),
    () => 'When you arrive there, ',
  ],
  [
    new RegExp(`${afterJourney}if ${newPlace} is (not )?((?:in|at|an?|on) [^.;:,]+?), `, 'giu'),
    (_, [not = '', where]) => `When you arrive there, if you are ${not}${whereThen(where!)}, `,
  ],
  [
    new RegExp(
      `${afterJourney}if ${newPlace} (?:(does not|doesn['’]t) )?(?:features?|bears?|has|have|shows?) the (\\p{Lu}[\\p{L}’'-]+) attribute, `,
      'giu',
    ),
    (_, [not, mark]) => `When you arrive there, if you are ${not ? 'not ' : ''}at a ${mark} Location, `,
  ],
  [
    new RegExp(`${afterJourneyNow}if ${newPlace} is (not )?((?:in|at|an?|on) [^.;:,]+?), `, 'giu'),
    (_, [not = '', where]) => `If you are then ${not}${whereThen(where!)}, `,
  ],
  // "Place a new Location in the same Region right-side-up atop your Story Deck": it is played there.
  [
    /\b(plays?|places?|puts?|lays?) (an?|any|one|a new|any new) ((?:\p{Lu}\p{Ll}+ )*Location)( (?:from|in|of|within) (?:the same|any|another|a different|any other|your)(?: new| other)? (?:Region|Subregion|City))(,? right-side-up)?,? (?:atop|on top of|on) your Story Deck(?=[.;,]|$| right-side-up\b)/giu,
    (_, [verb, a, what, where, up = '']) => `${like(verb!, 'play')} ${a} ${what}${where!.replace(/^ from/, ' in')}${up}`,
  ],
  [
    /\b(places?|puts?|lays?) (an?|any|one|a new|any new) ((?:\p{Lu}\p{Ll}+ )*Location)( (?:from|in|of|within) (?:the same|any|another|a different|any other|your)(?: new| other)? (?:Region|Subregion|City))(?=,? right-side-up(?:[.;]|$))/giu,
    (_, [verb, a, what, where]) => `${like(verb!, 'play')} ${a} ${what}${where!.replace(/^ from/, ' in')}`,
  ],
  // "Flip one Ally of each player, including your own, at the moment this card is revealed": yours among them anyway, and then.
  [
    /(?<=\bof (?:each|every) (?:player|Investigator)),? (?:including|and) (?:your own|yours|yourself|you)\b(?=[.;,]| (?:at|when|if|until)\b),?/giu,
    () => '',
  ],
  [
    /\bat the (?:moment|instant|time)(?: that| when)? (?=(?:this card|it|they|you|an?|any|your|Threats)\b[^.,;:()]* (?:is|are|arrives?|plays?|loses?|leaves?|reveals?)\b)/giu,
    (said) => like(said, 'when '),
  ],
  // "Each player at a City loses 1 Sanity. He or she must discard one card.": each of the same.
  [
    new RegExp(
      `(?<=(?:^|[.;] )(?<whoever>(?:each|every) (?:player|opponent|Investigator)\\b[^.;:,]*?) ${doing} [^.;:]*[.;] )(?:he or she|he|she|that player|that opponent|that Investigator)(?: also| then)?(?= ${doing} (?![^.;]*\\b(?:his|her|their|that|those|it|them)\\b))`,
      'giu',
    ),
    (said, [whoever]) => like(said, whoever!),
  ],
  // "All players lose 1 Sanity. They must each discard one card."
  [
    new RegExp(
      `(?<=(?:^|[.;] )all (?:the )?(?<kind>player|opponent|Investigator)s ${doing} [^.;:]*[.;] )(?:they each must|they must(?: each| all)?(?: also| then)?|each of them must|each must)(?= ${doing} )`,
      'giu',
    ),
    (said, [kind]) => like(said, `each ${kind} must`),
  ],
  // "Lose 1 Sanity if you have no Allies, and another if you have no Artifacts": each for itself, whether the other is so or not.
  [
    new RegExp(
      `(?<=^|[.;] )((?:[^.;:,]*, )?)((?:you )?(?:lose|gain|draw)s? ${count} (?:Sanity(?: points?)?|points? of Sanity|cards?)) ((?:if|unless|while) [^.;:,]+),? (?:and|plus) (?:another|one more|1 more|an additional)(?: (?:one|point|card))? ((?:if|unless|while) [^.;:,]+)(?=[.;]|$)`,
      'giu',
    ),
    (_, [lead, deed, , one, other]) =>
      `${lead}${deed} ${one}. ${lead}${(lead ? deed! : like('A', deed!)).replace(new RegExp(` ${count} `, 'iu'), ' one ').replace(/\b(card|point)s\b/, '$1')} ${other}`,
  ],
  // "Draw two cards. Then discard one.": one card of the Hand.
  [
    /(?<=\bdraws? [^.;:]*\bcards?\b[^.;:]*[.;] (?:Then,? |Afterwards?,? |After that,? )?(?:(?:you|he or she|he|she|that player|your opponent|each player|each opponent)(?: must)? )?(?:then )?discards? )(one|two|three|four|\d)(?=[.;,]|$| (?:of (?:your|his|her|their) (?:own )?choice|at random)\b)/giu,
    (_, [n]) => `${n} ${/^(?:one|1)$/i.test(n!) ? 'card' : 'cards'}`,
  ],
  // A Gate that is used again has been used before.
  [
    /\b(Gate\b[^.;:]*? again),? as (?:if|though) (?:it|the Gate) (?:had (?:not|never) (?:yet )?been used(?: before| yet)?|were (?:still )?unused)(?=[.,;]|$)/gi,
    (_, [gate]) => gate!,
  ],
  allButYou,
  // "Choose one Artifact (not a Weapon) of your opponent".
  [
    /(?<=\bchoose (?:one|an?|any one) \p{Lu}\p{Ll}+) \((?:but )?not (?:an? )?(\p{Lu}\p{Ll}+)\)(?= (?:of|that|in)\b)/giu,
    (_, [what]) => ` except ${what}`,
  ],
  // "... at Night, otherwise they add nothing": no more than that it is so at Night.
  [/, otherwise (?:they|it|he|she|he or she|this card) (?:adds?|gains?) nothing(?: extra| more)?(?=[.;]|$)/giu, () => ''],
  // "Each player loses 1 Sanity in a City": whoever is there.
  [
    /\b(each|every) (player|Investigator|opponent) (must )?(loses?|gains?) (an?|one|two|three|four|\d+) (Sanity(?: points?)?|points?(?: of Sanity)?) ((?:in|at) (?:an?|any) \p{Lu}[^.;:,]*?)(?=[.;]|$)/giu,
    (_, [each, who, must = '', verb, n, unit, where]) => `${each} ${who} ${where} ${must}${verb} ${n} ${unit}`,
  ],
  // "Buried by an opponent's card, its player ...": who has played that.
  [/(?<=\bby an opponent['’]s card, )(?:its|that card['’]s) (?:player|owner)\b/giu, () => 'that opponent'],
  // "Priests are unaffected": not affected by what was told before.
  [
    /\b(is|are|remains?) unaffected(?=[.;]|$| \()/giu,
    (_, [be]) => (/^remain/i.test(be!) ? (/s$/i.test(be!) ? 'is' : 'are') : be!) + ' not affected',
  ],
  // "Are worth 1 extra point, or 2 if ...": what they gain.
  [
    new RegExp(
      `(?<!\\b(?:that|who|which|if|while) )\\b(is|are)( each)? worth ${count} (?:extra|additional|more) points?(?=(?: each)?(?:,| \\(|;)? ?(?:or |but )?${count}\\b)`,
      'giu',
    ),
    (_, [be, each = '', n]) => `${be === 'is' ? 'gains' : 'gain'}${each} ${n}`,
  ],
  // "By Day they are only stones, and have a value of 0": what they are like says no more than what comes of it.
  [
    /(?<=(?:^|[.;] )(?:(?:By|During the|At) (?:Day|Night),? )?(?:it|they|he|she|this card)) (?:is|are) (?:only|merely|but|just|no more than|nothing (?:more than|but)|little more than) (?:an? (?:\p{Ll}+ )?\p{Ll}+|(?:\p{Ll}+ )?(?!others|points|cards|times)\p{Ll}{3,}s),? and(?= \p{Ll}+s?\b)/giu,
    () => '',
  ],
  // "Cannot be played at all": no more than that it cannot be.
  [
    /\b((?:cannot|can ?not|may not|can never|must not|can['’]t)(?: be)? (?:played|summoned|controlled|flipped|discarded|buried|used|cast|attacked|defend|attack|walk|travel)(?: here)?) at all\b/giu,
    (_, [ban]) => ban!,
  ],
  // "Bury other Day or Night Events": all of them.
  [
    /(?<=(?:^|[.;:] |, (?:and |then )?)(?:Bury|Discard|Flip|Return) )other (?=\p{Lu}[^.;:]*?s(?:[.;,]| in play\b| face-down\b|$))/giu,
    () => 'all other ',
  ],
  // "While you are here your opponents' ...": where the one ends and the other begins.
  [
    /(?<=(?:^|[.;] )(?:While|As long as) you (?:are|remain|stay) (?:here|(?:on|at|in) (?:the|this) \p{L}+)) (?=(?:your|each|every|all|no|you) \p{L}+\b)/giu,
    () => ', ',
  ],
  // "Turn that Location crosswise; it must now be walked to": what is so anyway.
  [
    /(?<=\bLocation(?: is (?:turned|rotated))? crosswise)[;,.] (?:and )?(?:it|he or she|he|she|they|that player|that Location) must (?:now |then )?(?:be walked to|walk (?:back )?(?:to it|there))(?: again| anew)?(?=[.;]|$)/giu,
    () => '',
  ],
  // "Each Ally committed against the Threat that holds this card": those that defend against it.
  [
    /\b(each|every|any|all|one) (\p{Lu}\p{Ll}+ )?(Ally|Allies) (?:(?:who|that) (?:is|are|has been|have been) )?committed (?:to defend )?(?:against|to) (?:this card|this Monster|this Threat|it|them|its Threat|the Threat (?:that|which|in which) (?:holds|contains|includes) (?:it|this card|this Monster|\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*))(?=[.;,]|$| (?:is|are|when|or|loses?|gains?)\b)/giu,
    (_, [each, what = '', kind]) => `${each} opposing ${what}Defending ${kind}`,
  ],
  // "Loses 1 Sanity for each Ally defending against this card".
  [
    /(?<=\b(?:Sanity(?: points?)?|points?|cards?) for (?:each|every) )((?:\p{Lu}\p{Ll}+ )?)Ally (?:that defends|who defends|defending) against (?:this card|this Monster|this Threat|it)(?=[.;,]|$| (?:when|or)\b)/giu,
    (_, [what]) => `opposing ${what}Defending Ally`,
  ],
  // "Can be used only at Night, and only against an opponent who ...": both are asked.
  [
    /(?<=^|[.;] )((?:This card |It )?)(can|may) (?:only )?be (used|played|cast)(?: only)?( (?:at Night|by Day|during the (?:Day|Night)|(?:at|in|from) (?:an?|any) [^.;:,]+?)),? and only (against|on) (?=(?:an|any) (?:opponent|player)\b)/giu,
    (_, [self = '', may, verb, when, on]) => `${self}${may} be ${verb} only${when}. ${self}${may} be ${verb} only ${on} `,
  ],
  // "All Allies without Weapons flee; flip them face-down": what becomes of them is said behind it.
  [
    /(?<=^|[.;:,] )((?:all|each|any|every) [^.;:,]*?) (?:flees?|panics?|cowers?|faints?|despairs?|scatters?|runs? away|takes? fright|loses? heart|breaks? and runs?)(?: in (?:terror|fear|panic|horror))?(?:[;:,-]| -)? ?(?:and )?(flip|bury|discard|return) (?:them|him or her|it)(?= face-down\b| to\b|[.;,]|$)/giu,
    (said, [who, deed]) => like(said, `${deed!.toLowerCase()} ${who}`),
  ],
  // "If you would lose an Artifact, you may instead ... No effect on losses in Combat."
  [
    /(?<=^|[.;] )(If|When|Whenever) ([^.;]*?\bwould\b[^.;,]*), ([^.;]*\binstead\b[^.;]*)\. (?:This )?(?:has )?(?:no effect|does not apply|does not (?:work|count))(?: (?:on|to|for) (?:losses|cards lost|those lost))? (?:in|during) Combat(?=\.|$)/giu,
    (_, [if_, would, does]) => `${if_} ${would} other than in Combat, ${does}`,
  ],
  // "If the Ally is buried, you may hand it to any Soldier you have": what he has borne.
  [
    /(?<=\b(?:If|When) (?:the|its|that) (?:Ally|bearer) is (?:buried|discarded|lost), (?:you may )?(?:at once |immediately )?(?:hand|give|pass) )(?:it|this (?!card\b)\p{Ll}+)(?= (?:at once )?to\b)/giu,
    () => 'this card',
  ],
  // "If this card survives to affect your opponent, turn his or her Current Location ...".
  [
    /(?<=\bsurvives? to affect your opponent(?:['’]s (?:Allies or Investigator|Investigator or Allies|Investigator))?, [^.;]*?\b)(?:his or her|his|her|their) (?=Current Location|Hand|Story Deck|Mythos Deck|Allies\b|Artifacts\b|Tomes\b)/giu,
    () => "your opponent's ",
  ],
  // "She will not stay in the same house as a Bum".
  [
    /\b(?:will not|refuses to|won['’]t) (?:stay|remain|live|dwell|be seen|be|lodge) (?:in the same (?:house|room|place|company|building) (?:as|with)|under the same roof (?:as|with)|together with|with|in the company of) (?=an? \p{Lu}|any \p{Lu}|\p{Lu}\p{L}+s\b)/giu,
    () => 'will not work with ',
  ],
  // "Raises by 1 point each the value of ...".
  [
    /\b((?:rais|increas|lower|reduc)(?:es?|s)? by (?:\d+|one|two|three)) (?:points? )?each(?= the (?:card )?values? of\b)/giu,
    (_, [by]) => by!,
  ],
  // "Played against an opponent who is Underground": on him.
  [/(?<=\bplayed )(only )?against (?=(?:an|any|one) (?:opponent|Investigator|player)\b)/giu, (_, [only = '']) => `${only}on `],
  // "That Ally adds 1 and ignores Invisible Monsters": it is that Ally who does.
  [/(?<=\b(?:That|The|Target) (?:Ally|Monster)\b[^.;:]*?),? and ignores (?=\p{Lu})/giu, () => ' and is not affected by '],
  // "For each Ghoul, plus one more if it is Night": one more in all.
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
  [/\bwith the exception of\b/giu, () => 'except'],
  // "When an opponent plays an Ally in Arkham": where he plays it, wherever it is found.
  [
    /(?<=\b(?:when(?:ever)?|each time|every time|if) (?:you|your opponent|an opponent|each opponent|any opponent|any player|a player|any Investigator|another player) plays? (?:an?|any|another|one) (?:\p{Lu}\p{Ll}+ )?Ally) in (?=\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*,)(?!Combat\b)/giu,
    () => ' while in ',
  ],
  // "Discard it if you wish": you may.
  [
    /(\byou may (?:(?! and )[^.;:()])*?),? if you (?:like|wish|want|choose|so choose|so wish|desire)(?: to| to do so)?(?=[.;]|$)/giu,
    (_, [said]) => said!,
  ],
  [
    /(?<!\bmay\b[^.;]*),? and (discard|bury|play|put|place|take|return|draw|flip|exchange)\b([^.;:()]*?),? if you (?:like|wish|want|choose|so choose|so wish|desire)(?: to| to do so)?(?=[.;]|$)/giu,
    (_, [verb, rest]) => `. You may ${verb!.toLowerCase()}${rest}`,
  ],
  [
    /(?<=^|[.;] )(discard|bury|play|put|place|take|return|draw|flip|exchange)\b([^.;:()]*?),? if you (?:like|wish|want|choose|so choose|so wish|desire)(?: to| to do so)?(?=[.;]|$)/giu,
    (said, [verb, rest]) => like(said, `you may ${verb!.toLowerCase()}${rest}`),
  ],
  [
    /\bno cards? of (?:an|any|your) opponents? (?:may|can) (?:cause|make|force) you to lose ([^.;:]+?)(?=[.;]|, (?:as long as|while|until|if)\b| (?:as long as|while|until|if)\b)/giu,
    (said, [what]) => notToBeLost(said, what!.replace(/,? nor (?=an? |any |your )/i, ' or ')),
  ],
  // "As your Turn, flip this card if it is Night. Draw one card.": asked before it is paid.
  [
    /\b((?:As your Turn|During Combat|In Combat),) (?:you may )?((?:flip|discard|bury) (?:this card|\p{Lu}[\p{L}.’' -]*?)(?: face-down)?) (?:if|while) ([^.;:,]+)(?=\. \p{Lu})/giu,
    (_, [lead, cost, so]) => `${lead} if ${so}, ${cost!.charAt(0).toLowerCase()}${cost!.slice(1)}`,
  ],
  // "Once per Round you may flip this card instead of paying for a Tome": how often is said of it behind.
  [
    /\b(?:One time|Once) (?:per|a|each) Round,? (you may [^.;:]*? instead of [^.;:]+)(?=\.)/giu,
    (_, [deed]) => `${deed!.charAt(0).toUpperCase()}${deed!.slice(1)}. Only once per Round`,
  ],
  // What goes without saying of a card in the Hand.
  [
    /(?<=\bto your Hand\b[^.]*\.) (?:It|That card|This card) (?:still |will |will still |also )?counts? (?:toward|towards|against|for) your Maximum\.?/giu,
    () => '',
  ],
  [/\b(?:that|which) you (?:may )?find there\b|\b(?:found|that is|that are) there(?=[.;,]|$)/giu, () => 'in it'],
  // "Summon or Control a Lesser Servitor. At Night you may Summon or Control a Greater Servitor instead."
  [
    /\b(Summon or Control|Control or Summon|Summon|Control) (an? [^.;:,]+)\. If ([^.;:,]+?),? (?:you may )?(instead )?\1 (an? [^.;:,]+?)( instead)?(?=\.|$)/giu,
    (said, [calls, one, so, before, other, behind]) =>
      before || behind
        ? `If ${so}: (you choose: (${calls!.toLowerCase()} ${other}) or (${calls!.toLowerCase()} ${one})) otherwise (${calls!.toLowerCase()} ${one})`
        : said,
  ],
  // "Gain 1 Sanity for each Tome you have in play, then discard one of them": one such card.
  [
    /\bfor (?:each|every) ((?:\p{Lu}[\p{L}’-]*)(?: (?:that affects|affecting) (?:you|your Investigator)| (?:that )?you have in play| in play)?)(?:,? (?:and )?then|, and) (bury|discard|flip|return) (one|two) of (?:them|these|those)\b/giu,
    (_, [what, verb, n]) => `for each ${what}, then ${verb!.toLowerCase()} ${n} ${what}`,
  ],
  // "All Allies lose 1, to a minimum of 1, while Outside": those who are there.
  [
    /(?<=^|[.;] )(All|Each) ((?:\p{Lu}[\p{L}’-]* )*(?:Allies|Ally)) ((?:lose|gain|add)s? [^.;:()]+?),? while ((?:Outside|Inside|Underground)|(?:at|in) an? [^.;:,]+)(?=[.;]|$)/gu,
    (_, [all, who, deed, where]) => `${all} ${who} who are ${where} ${deed}`,
  ],
  // "Your opponent, if Outside, loses 1 Sanity": it is he who is there.
  [
    /\b(your|target|that) opponent, (?:if|while|when) ((?:Outside|Inside|Underground)|(?:in|at) [^.;:,]+), /giu,
    (said, [, where]) => like(said, `if your opponent is ${where}, your opponent `),
  ],
  // "As your Turn, you may discard any Spell in this Tome": one of them.
  [
    /\b(As your Turn,? (?:you may )?(?:discard|bury|return) )any (Spell (?:in|from|held by) (?:this Tome|this card|it)\b)/giu,
    (_, [deed, spell]) => `${deed}one ${spell}`,
  ],
  // "Discard one card for each Student, and draw the same number": as many as went.
  [
    /\b(discard|bury)(s?) (one|two|three) (cards?)( from (?:your|his|her|his or her) Hand)? (for each [^.;:,]+?)(?:,? and|,? then|,)(?: then)? draw(s?) (?:the same number|as many|an equal number|that many)(?: of)?(?: cards)?(?: from (?:your|his|her|his or her) Mythos Deck)?(?=[.;]|$)/giu,
    (_, [verb, s, n, card, from, each, d]) => `${verb}${s} ${n} ${card}${from ?? ''} ${each}, then draw${d} ${n} ${card} ${each}`,
  ],
  // "Cancel a Spell cast by an Ally. Flip that Ally": what holds the Spell.
  [
    /\b(Cancel (?:an?|any|target|your) (?:opponent['’]s )?Spell\b[^.]*? (?:by an Ally|(?:from|out of) a Tome)\b[^.]*\.(?: (?:Bury|Discard) (?:the|that) Spell\.)?) (?:Flip (?:that|the) (?:Ally|Tome)(?: face-down)?(?:,? (?:as well|too|also))?|(?:The|That) (?:Ally|Tome) is (?:also )?flipped(?: face-down)?(?:,? (?:as well|too|also))?)(?=\.)/giu,
    (_, [first]) => `${first} Flip what holds that card`,
  ],
  // "You may draw one card. Then discard one card.": both, or neither.
  [
    /\b((?:When|Whenever|Each time|At)\b[^.;:]*\byou may (?:draw|gain|take)\b[^.;:]*)\. Then,? (?:you must )?((?:discard|bury|lose|flip|return)\b[^.;:]+)(?=\.)/giu,
    (_, [first, then]) => `${first} and then ${then!.charAt(0).toLowerCase()}${then!.slice(1)}`,
  ],
  // "Otherwise discard it, and lose 1 Sanity if it is a Monster": the condition is of what is lost.
  [
    /\b((?:otherwise|if not),? (?:you must )?(?:discard|bury|return) it[^.;:,]*), and ((?:lose|gain|draw)\b[^.;:,]*?) if (it is [^.;:,]+)(?=\.)/giu,
    (_, [first, then, so]) => `${first}. If ${so}, ${then}`,
  ],
  // "While this card is in play each Tome costs 1 more, and Students may not be flipped": both as long as it is there.
  [
    /\bWhile this card is in play,? (\p{L})([^.;:,]+), and (\p{L})([^.;:,]+ (?:may not|cannot) be [^.;:,]+)(?=\.)/gu,
    (_, [a, first, b, second]) => `${a!.toUpperCase()}${first}. ${b!.toUpperCase()}${second}`,
  ],
  // "If you have no Allies left": none in play.
  [
    /\b(no (?:other )?(?:\p{Lu}[\p{L}’-]* )*(?:Allies|Artifacts|Tomes|Spells|Weapons)) left(?: in play)?(?=[.,;]| (?:and|or|then|at|when)\b)/gu,
    (_, [none]) => `${none} in play`,
  ],
  [/\b(no (?:other )?cards) left(?= in )/giu, (_, [none]) => none!],
  // "Reveal the top card of your Mythos Deck: if it is a Spell, ...": what is asked of it is a sentence of its own.
  [
    /(?<=\b(?:reveals?|looks? at|turns? up|examines?|draws?|shows?)\b[^.;:()]*): if (?=(?:it|that card|the card|the revealed card|this card)(?: is|['’]s|was| has| proves)\b)/gi,
    () => '. If ',
  ],
  [
    /(?<=\bother Investigators?\b[^.]*[;,.] (?:and |but |while )?)yours (lose|gain|draw|discard)s\b/gi,
    (said, [verb]) => like(said, `you ${verb}`),
  ],
  // "By 1 point per card, Steadfast or Corrupt": whichever of the two they are.
  [
    /(?<=\b(?:points?(?: per card| each)?|(?:each|all|any|every|your) \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?))(?:,| \()\s*(?:be they |whether )?(?:Steadfast or Corrupt|Corrupt or Steadfast)\)?(?=[.;,]|$)/giu,
    () => '',
  ],
  // "Lose 1 Sanity each time you play a Spell, and at the beginning of your Turn if you are Outside": what is asked is asked at that moment alone.
  [
    /\b(lose \d+ (?:additional )?Sanity(?: points?)?) ((?:each time|whenever|when) [^.;,]+?),? and (at the (?:beginning|start) of (?:your|each) (?:Turn|Round)) (if|while|unless) ([^.;,]+)(?=[.;]|$)/giu,
    (said, [loss, first, then, when, so]) => like(said, `${loss!.toLowerCase()} ${first}. L${loss!.slice(1)} ${then} ${when} ${so}`),
  ],
  // "The value of all Ghouls in your Threat and of all your Cultists by 1 point each": of either.
  [
    /\b(increase|reduce|raise|lower) the value of all ([^.;,]+? in your Threat) and (?:of )?all (?:of )?your ([^.;,]+?) by (\d+) points?(?: each)?(?=[.;]|$)/giu,
    (said, [how, first, second, by]) =>
      like(said, `${how} the value of all ${first} by ${by}. ${how} the value of all your ${second} by ${by}`),
  ],
  // "Bury it if it is a Country Location, otherwise this card has no effect": where nothing is so, nothing is done anyway.
  [/(?<=\bif [^.;]*?)[,;.] otherwise,? (?:this (?:card|Event|Spell)|it) (?:has|is of) no effect(?=[.;]|$)/giu, () => ''],
  [/[.;] Do not (?:change|alter|disturb) the order of (?:the|your) (?:other|remaining) cards(?=[.;]|$)/giu, () => ''],
  // "The Directed Threat that Ally is defending against": the one opposed to him.
  [/\bthe (?:Directed )?Threat (?:that |which )?(?:this |that |the )?Ally is defending against\b/giu, () => 'the opposing Threat'],
  // "Must bury one Ally or lose 2 Sanity (player's choice)": his the choice is anyway.
  [/(?<=\bmust [^.;]*? or [^.;(]*?)\s*\((?:the |each |that )?(?:player|Investigator|opponent)['’]s (?:own )?choice\)/giu, () => ''],
  // "You may bury one Phobia at any Library. This requires a Turn and costs 1 Sanity point": what it takes.
  [
    /\byou may ([^.;]+?)( at (?:any|an?) [^.;,]+? Location)?[.;] This (?:requires|takes|costs) (?:a|one|your) Turn(?:,? and (?:costs|requires) (\d+) Sanity(?: points?)?)?(?=[.;]|$)/giu,
    (said, [deed, place, price]) =>
      like(said, `as your Turn, ${place ? `if you are${place}, ` : ''}${price ? `you may spend ${price} Sanity to ` : 'you may '}${deed}`),
  ],
  // "On his or her next Turn, your opponent may not play an Ally": whose Turn it is, is told behind.
  [
    /(?<=^|[.;] )on (?:his or her|his|her|their) next Turn,? (your opponent|each opponent|target opponent) ([^.;,]+)(?=[.;]|$)/giu,
    (said, [who, what]) => like(said, `${who} ${what} on his or her next Turn`),
  ],
  // "Choose one Ghoul from your Discard Pile and return it to your Hand. If it is Night you may choose two": that many are returned.
  [
    /\bchoose (one|an?) ([^.;,]+?) (?:from|in) (your [^.;,]+?) and return (?:it|that card) to your Hand[.;] (?:If|While) ([^.,;]+?),? you may choose (two|three)(?: instead)?(?=[.;]|$)/giu,
    (said, [n, what, pile, when, more]) => like(said, `return ${n} ${what} in ${pile} to your Hand, or ${more} if ${when}`),
  ],
  // "Excluded (as if they weren't present) when determining the results": what is left out is as if it were not there.
  [/\s*\(as if (?:it|he|she|they) (?:weren['’]t|wasn['’]t|were not|was not) (?:present|there|in play)\)/giu, () => ''],
  // "At any Cemetery (no Gate is needed)": there may be one, and it is not used.
  [
    /(?<=\bplay\b[^.;]*?\bat (?:an?|any)\b[^.;(,]*?)(?:,|\s*\((?:and )?|[.;] )\s*no Gate (?:is |being )?(?:needed|required|necessary|used)\)?(?=[.;,]|$)/giu,
    () => ' without using a Gate',
  ],
  // "His Current Location loses the Water attribute. If it does not have it, ...": that Location, and that attribute.
  [
    /\b((?:your opponent['’]s|opponent['’]s|your) Current Location|Current Location of (?:your|that) opponent) (loses?|gains?) the (\p{Lu}\p{Ll}+) attribute([^.;]*)([.;]) (if) (?:it|that Location|the Location) (does not|doesn['’]t|already )?(?: ?(?:has|have)) (?:it|that attribute|the attribute|one|this attribute)(?: already)?(?=[,;])/giu,
    (_, [place, how, mark, more, stop, lead, not]) =>
      `${place} ${how} the ${mark} attribute${more}${stop} ${lead} ${place!.replace(/^Opp/, 'opp')} ${/not|n['’]t/.test(not ?? '') ? 'does not have' : 'has'} the ${mark} attribute`,
  ],
  // "One Ally (it must be Steadfast) of your opponent", "one Ally of your opponent, who must be a Priest".
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
  // "Your opponent may choose to lose 2 Sanity or discard one card": nobody is merely allowed to choose between two losses; for a price, he is.
  [
    /(?<=\b(?:opponent|player|investigator|he|she) )(?:may|must|can) (?:choose|elect|opt|decide)(?: whether| either)? to (?=(?:lose|discard|bury|flip)\b[^.;:]*? or (?:to )?(?:lose|discard|bury|flip)\b(?![^.;:]* to (?:draw|gain|cancel|prevent|avoid|look|play|take|return)\b)(?![^.;]*[.;] (?:if|those|any|whoever)\b))/gi,
    () => 'must ',
  ],
  // "You may choose to draw", "he may elect to pay".
  [/\b(may) (?:choose|elect|opt|decide) to (?!\w+ or\b)/gi, (_, [may]) => `${may} `],
  [/\b(may|must|can) (?:then |also )?choose whether to\b/gi, (_, [may]) => `${may}`],
  // "The Allies of your opponent", "the Story Deck of each player".
  [
    /\b(?:the )(?=\p{Lu})(Hand|Allies|Ally|Artifacts|Tomes|Spells|Threat|Story Deck|Mythos Deck|Discard Pile|Current Location|Investigator|Sanity) of (your|an|one|each|any|that|target|the) (opponent|player)\b(?!['’]s)/giu,
    (_, [what, whose, who]) => `${whose} ${who}'s ${what}`,
  ],
  // "Makes opponent lose", "of opponent", "opponent's Hand".
  [
    /(?<=(?:^|[.;:,(] |\b(?:by|of|to|from|and|or|if|when|while|unless|that|makes?|causes?|against|with|forces?|chooses?|in|at|on|as|whenever|until|after|for|gives?|attacks?|shows?) ))(?<!(?:^|[.;:(,] |\b(?:of|by|to|from|against|with|for|at|on|in|if|when|while|unless|until|as|than|makes?|causes?|forces?|attacks?) )that )opponent\b(?=['’]s|(?! of\b))/gi,
    (said) => like(said, 'your opponent'),
  ],
  // "One opponent of your choice", "your opponent's Investigator loses": it is he who does.
  [/\b(?:an|one|any|any one) opponent (?:of your choice|that you choose|chosen by you)\b/gi, (said) => like(said, 'your opponent')],
  [
    /\b(your|an|each|target|that) opponent['’]s Investigator (?=(?:loses|gains|must|may|discards|draws|buries|flips|pays)\b)/gi,
    (_, [whose]) => `${whose} opponent `,
  ],
  // "Suffers a loss of 2 Sanity", "takes a loss of one point of Sanity".
  [
    /\b(suffers?|takes?) (?:a |the |an additional )?(?:loss of|Sanity loss of) (\w+)(?: points?(?: of)?)?(?: Sanity)?(?: points?)?\b/gi,
    (said, [verb, n]) => `${like(said, verbs[verb!.toLowerCase()]!)} ${n} Sanity`,
  ],
  // "Take two cards from your Mythos Deck": whichever lie on top.
  [
    new RegExp(
      `\\b(take|takes|pick up|picks up) (${many}) (?:new |more |extra |additional )?(cards?) (?:from|off)(?: the top of)? (?:your|his or her|their|his|her|the) Mythos Deck\\b(?! (?:and|that|which|to|into|at random))`,
      'gi',
    ),
    (said, [verb, n, cards]) => `${like(said, /s$/.test(verb!) || /^picks/i.test(verb!) ? 'draws' : 'draw')} ${n} ${cards}`,
  ],
  // "Gets +2 to its value", "has a +1 value".
  [
    /\b(gains?|gets?|receives?|has|have|is|are) (?:a )?\+ ?(\d+)(?: points?)?(?: (?:to|on|in) (?:its|his|her|their|his or her))?(?: card)? value\b/gi,
    (_, [verb, n]) =>
      `${/^(?:gain|get|receive|have|are)$/i.test(verb!) ? 'add' : 'adds'} ${n} to ${/^(?:gain|get|receive|have|are)$/i.test(verb!) ? 'their' : 'its'} value`,
  ],
  // "(even if face-down)", "(unless you are Outside)": a condition in brackets, behind what it is a condition of.
  [/ \(((?:even if|if|unless|when|while|but only|only|including|except|at|in|on)\b[^()]*)\)(?=[.;,])/gi, (_, [what]) => `, ${what}`],
  // "Bury one Spell from any Tome": whosever it is; by lot it would be one of each player's.
  [
    /\b((?:bury|discard|flip)(?: face-down)? (?:(?!random)\w+ ){1,3}Spells?) (?:in|from|held by|contained in) any (?:player['’]s )?Tome\b(?! (?:of|you|in your)\b)/gi,
    (_, [what]) => `${what} in a Tome of any player`,
  ],
  // "1 point at Night, or 2 points if you are also Outside": the second where both are so.
  [moreIfAlso, inFullToo],
  [orSoMany, inFullSoMany],
  [sameElsewhere, asOtherCase],
  // "You may return one Artifact to your Hand. Discard one other card": other than that one, and so where that was done.
  [
    /\b(you may (?:return|take|draw|put|play|move|flip|bury|place) [^.;:]*?)\. (Discard|Bury|Flip|Return) ((?:one|two|three) other |another )([^.;:]*?)(?=\.|$)/giu,
    (_, [may, verb, other, what]) => `${may}, then ${verb!.toLowerCase()} ${other}${what}`,
  ],
  // "One Spell more than its Spell Capacity", "one more Spell than usual", and what becomes of the surplus by the rules (M9.7).
  [
    /\b(one|two|three|\d) (Spells?) (?:more|extra|in addition) than (?:(?:its|their|the) (?:usual |normal |printed )?(?:Spell )?Capacity|usual|normal)/giu,
    (_, [n, spells]) => `${n} more ${spells}`,
  ],
  [
    /\b((?:one|two|three|\d|an) (?:more|extra|additional|further) Spells?) (?:than|beyond|above|over) (?:(?:its|their|the) (?:usual |normal |printed )?(?:Spell )?(?:Capacity|limit)|usual|normal|it (?:usually |normally |otherwise )?(?:can|could|may)|what is printed)(?=[.,;]| (?:while|if|when|at|in|as long)\b)/giu,
    (_, [more]) => more!,
  ],
  [
    /(?<=\bhold\b[^.]*\b(?:more|additional|extra|another)\b[^.]*\.) (?:If|When) [^.,:;]{1,40} (?:is|are) (?:lost|removed|gone|Buried or Discarded|Discarded or Buried)(?: or (?:Flipped|face-down))?, (?:Bury|you must Bury) (?:the|any|all|all of the|those|these) (?:(?:surplus|extra|excess|additional) Spells?|Spells? (?:in excess|too many))(?:,? (?:which you choose|of your choice|you choose which|your choice))?(?=[.;]|$)\.?/giu,
    () => '',
  ],
  // "No opponent's card may cause you to lose an Artifact".
  [
    new RegExp(
      `\\bno (?:other player|opponent)(?:['’]s (?:cards?|effects?))? (?:may|can) (?:ever )?(?:cause|make|force) you (?:to )?lose ${yourCards}`,
      'giu',
    ),
    (said, [what]) => notToBeLost(said, what!),
  ],
  [
    new RegExp(
      `\\b(?:your opponents?(?:['’]s?)?|an opponent(?:['’]s)?|the cards of your opponents?)(?: cards?| effects?)? (?:may not|cannot|can not|can never) (?:cause|make|force) you (?:to )?lose ${yourCards}`,
      'giu',
    ),
    (said, [what]) => notToBeLost(said, what!),
  ],
  [
    new RegExp(
      `\\byou (?:may not|cannot|can not|can never) lose ${yourCards}(?: to| by| through| because of| due to) (?:(?:any |a )?cards? (?:that )?(?:your opponents?|an opponent|any opponent)(?: plays?)?|(?:your|an|any) opponents?(?:['’]s?)? cards?|cards? of (?:your|any) opponents?)`,
      'giu',
    ),
    (said, [what]) => notToBeLost(said, what!),
  ],
  [
    /\b(your [^.;:,]+?) (?:cannot|can not|may not) be (?:lost|buried or discarded|discarded or buried) (?:by|to|because of) (?:(?:any |a )?(?:cards? of )?(?:your opponents?|an opponent|any opponent)(?:['’]s? (?:cards?|effects?))?)(?=[.;,]| (?:while|until|if|for|during)\b)/giu,
    (said, [what]) => notToBeLost(said, what!),
  ],
  [
    /\b(if|unless|while) no (?:Ally|Allies) (?:defends?|defended|is defending|are defending|has defended|have defended) against (?:this card|it|him|her|them|this Monster)(?=[.;,]|$)(?![^.;]*\b(?:at the end of|after) Combat\b)/giu,
    (_, [lead]) => `${lead} this card is unopposed`,
  ],
  [/\b(Servitors?|Independents?) \((?:Lesser (?:or|and) Greater|Greater (?:or|and) Lesser)\)/gu, (_, [kind]) => kind!],
  [
    /\b(you|each player|your opponent|that player|he or she) (?:do|does) not draw (?:any )?(?:new |more )?cards (?=until\b)/giu,
    (_, [who]) => `${who} may not draw cards `,
  ],
  [/\bin any Combat (?=this Round\b)/giu, () => ''],
  [
    /\bno Spells? (may|can) be cast by any (Ally|Artifact|Tome)( or (?:any )?(?:Ally|Artifact|Tome))?(?:, (?:yours|your own) (?:included|too|as well))?(?=[.;,]|$| (?:until|this|while|during|for)\b)/giu,
    (said, [may, what, or]) => like(said, `no Spell held by an ${what}${or?.replace(/any /i, '') ?? ''} ${may} be cast`),
  ],
  // "Each player loses 1 Sanity for each face-down Ally": of his own.
  [
    /\b((?:each|every) (?:other )?(?:player|Investigator|opponent)\b[^.;:]*? for (?:each|every) (?:face-down |face-up |Corrupt |Steadfast )*(?:Ally|Artifact|Tome|Weapon))(?=[.;]|$)/giu,
    (_, [each]) => `${each} he or she has in play`,
  ],
  [thenAtItsEnd, atItsEnd],
  // "More Corrupt than Steadfast Allies": of one kind of card.
  [
    /\b(more|fewer) (\p{Lu}\p{Ll}+) than (\p{Lu}\p{Ll}+) (Allies|Artifacts|Monsters|Locations|Tomes|Spells)\b/gu,
    (_, [more, a, b, kind]) => `${more} ${a} ${kind} than ${b} ${kind}`,
  ],
  // "Any Monster that attacks you is Visible": whichever it is.
  [
    /(?<=^|[.;:] |, )any ((?:Invisible |Visible )?[^.;:,]*?\bMonster\b[^.;:,]*? is (?:Visible|Invisible))(?=[.;,]|$)/giu,
    (said, [what]) => like(said, `each ${what}`),
  ],
  // "Each player who plays an Artifact this Round": from now on; who has played one was told as past.
  [
    /(?<=^|[.;] )(each|any|every|all) (player|opponent|Investigator|other player)(s?) who (plays?|casts?|uses?) ([^.;:,]+?) (?:during |in )?this (Round|Turn) (?=\p{Ll})/giu,
    (said, [each, who, s, verb, what, period]) =>
      `${like(said, 'for')} the remainder of this ${period}, ${each!.toLowerCase()} ${who}${s} who ${verb} ${what} `,
  ],
  // What goes to the bottom of a Story Deck is buried.
  [
    /\b(put|place)(s?) ((?!back\b)[^.;:,]+?) (?:on|at|to) the bottom of (?:that player['’]s|his or her|his|her|its owner['’]s|their|your opponent['’]s|that|your) Story Deck(?=[.;,]|$)/giu,
    (said, [, s, what]) => like(said, `bur${s ? 'ies' : 'y'} ${what}`),
  ],
  ...notOnFootTo.map((said): Row => [said, journeyTo]),
  // "1 point if X, plus 1 point for each Y": two awards.
  [
    /\b(Add \w+ (?:points? )?to ((?:the )?value of this card|this card['’]s value|its value|his value|her value) (?:if|while|when) [^.;:,]+),? plus (\w+)( points?)? (for each [^.;:,]+)(?=[.;]|$)/giu,
    (_, [first, what, n, points, each]) => `${first}. Add ${n}${points ?? ''} to ${what} ${each}`,
  ],
  [/\b(his|her|him)\/(her|his|him)\b/gi, (_, [a]) => (/^him$/i.test(a!) ? 'him or her' : 'his or her')],
  [/\bGOO(s?)\b/g, (_, [s]) => `Great Old One${s}`],
  // "Two Spells, from the Death or Eye categories only": of these icons.
  [
    new RegExp(
      `\\b(Spells?),? (?:but )?(?:only )?(?:(?:from|of|in) (?:the )?(${spellIcons}) (?:categor(?:y|ies)|icons?|kinds?|types?)|(${spellIcons})(?= only\\b))(?: only)?(?![\\p{L}-])`,
      'gu',
    ),
    (_, [spells, icons, others]) => `${(icons ?? others)!.replace(/ and (?=\p{Lu}\p{L}*(?: Sign)?$)/u, ' or ')} ${spells}`,
  ],
  // "Would be buried by another card": what is no card does nothing.
  [
    /(?<=\b(?:buried|discarded|flipped|cancell?ed)(?: or (?:buried|discarded|flipped))?) by (?:the effects? of )?another card(?=[.,;]|$)/giu,
    () => ' by a card',
  ],
  // "You may lose 1 Sanity and keep it in play": the price, and what for.
  [
    new RegExp(
      `(?<=\\bwould be \\w+[^.;:]*, you may )((?:pay|lose) ${count} (?:Sanity(?: points?)?|points? of Sanity)) and (?=(?:keep|retain)s? )`,
      'giu',
    ),
    (_, [price]) => `${price} to `,
  ],
  // "Play any Storm Event from your Hand or Discard Pile": one from either.
  [
    new RegExp(`\\b(?:put|bring) into play ${oneSuch}${eitherPile}`, 'giu'),
    (said, [what]) => like(said, `put one ${what}from your Hand or ${otherPile(said)} into play`),
  ],
  [
    new RegExp(`\\bplay ${oneSuch}${eitherPile}`, 'giu'),
    (said, [what]) => `you choose: (play one ${what}from your Hand) or (play one ${what}from your ${otherPile(said)})`,
  ],
  // "All your Allies see Invisible Monsters, and may not be flipped": they, and not this card.
  [
    /(?<=^|[.;:,] )((?:(?:for|until|during|in|at) [^.;:,]*? )?)(all (?:of )?your (?:\p{Lu}\p{L}* )*Allies|your (?:\p{Lu}\p{L}* )*Allies|each of your (?:\p{Lu}\p{L}* )*Allies|all (?:\p{Lu}\p{L}* )*Allies) ((?:can |may )?(?:sees?|adds?|gains?|joins?|loses?) [^.;:,]*?),? and (may not|cannot|can not) (be|defend|attack|absorb)(?= )/giu,
    (_, [lead, whose, first, not, be]) => `${lead}${whose} ${first}, and ${whose!.toLowerCase().replace(/allies/, 'Allies')} ${not} ${be}`,
  ],
  // "If the Ally is Buried, you may hand this card to any Soldier you have": given.
  [
    /\b(?:(?:[Hh]and|[Pp]ass|[Tt]ransfer)(s?) (this (?:card|Weapon|Artifact)) (?:on |over )?|[Gg]ive(s?) (this (?:card|Weapon|Artifact)) )to (?:any(?: one)?|an?|one|(another)) ((?:of your )?)(other )?((?:\p{Lu}[\p{L}’'-]*(?:,? or(?: an?)?)?,? ?)+)((?:of yours|(?:that |whom )?you have(?: in play)?|in play)?)(?=[.;,]|$)/gu,
    (said, [s, handed, gives, given, another, , other, who]) =>
      like(
        said,
        `give${s ?? gives ?? ''} ${handed ?? given} to one ${another || other ? 'other ' : ''}${who!.trim().replace(/^Allies$/, 'Ally')}`,
      ),
  ],
  // "Add 4 to Ally's value, but the Ally can defend only if you are Outside": two sentences.
  [
    /(, (?:but|and) |; |(?<=^|\. ))(?:(?:the|that|this) )?Ally (?:can|may) (?:defend only|only defend) (?:(?:if|while|when) (?=[^.;:,]+\.)|(at Night|by Night|(?:by|during the) Day)(?=\.))/giu,
    (_, [lead, time]) => `${lead ? '. ' : ''}The Ally cannot defend ${time ? (/Night/i.test(time) ? 'by Day' : 'at Night') : 'unless '}`,
  ],
  [
    /(?<=\bAlly's value), but (?:(?:the|that) )?Ally (?:cannot|can not|may not) defend (?=unless [^.;:,]+\.)/giu,
    () => '. The Ally cannot defend ',
  ],
  // "Takes both hands, so no other Weapon for that Ally": as it is anyway.
  [
    /(?<=^|[.;] )(?:Takes|Needs|Requires|Uses|Held in|Occupies) (?:both|two) hands(?:[,;] (?:so |and |thus |therefore )?| so | and )?(?:(?:there may be |he may have |the Ally may (?:have|hold|bear|carry) )?no other Weapons? (?:for|may be (?:held|borne|carried|used) by|with) (?:that|the|this) Ally)?(?=[.;]|$)/giu,
    () => 'One Weapon per Ally',
  ],
  [
    /(?<=^|[.;] )(Bury|Discard|Lose)(?:ed)? (?:together |along )?with (?:the |its |that )?(Ally|bearer)(?=[.;]|$)/giu,
    () => 'This card suffers the same fate as the Ally',
  ],
  [
    /(?<=^|[.;] )(?:This (?:card|Weapon) )?may be (?:held|borne|carried|used|wielded) (?:in addition to|alongside|together with|along with|with|beside|besides) (?:another|one other|any other|a second) Weapon(?=[.;]|$)/giu,
    () => 'This card may be given to an Ally who already has a Weapon',
  ],
  // "Nobody may play another Night Event."
  [
    /\b(?:nobody(?: else)?|no ?one|no-one) (?=(?:may|can) (?:play|cast|use|draw|summon|control|walk|move)\b)/giu,
    (said) => like(said, /else/i.test(said) ? 'no opponent ' : 'no player '),
  ],
  // "Can be used only at Night, and only against an opponent whose Current Location is in the same Region as yours."
  [
    /(?<=^|[.;] )((?:(?:Can|May) be used|Use|Usable) only [^.;:,]+), and only (?=if|when|while|at|in|against|during|on)/giu,
    (_, [only]) => `${only} and only `,
  ],
  [
    /\bwhose (?:Current Location|Investigator) is (in|at) the same (City|Region|Subregion|Location) as (?:yours|your own|your Current Location|your Investigator)\b/giu,
    (_, [at, where]) => `${at} the same ${where} as you`,
  ],
  [/(?<=\bagainst an opponent\b[^.]*\. [^.]*?\b)that player(?=['’]s\b)/giu, () => 'that opponent'],
  // "Each time one of your Allies is buried while you are here, you may use this Gate again": once each time.
  [
    /(?<=^|[.;] )((?:Each time|Whenever|When) (?!you arrive)[^.;:,]+, )(?:you may use (?:this|the|its) Gate|(?:this|the|its) Gate may be used) (?:again|once more|one more time|a second time|once again)(?= for \w+ Sanity[^.;,]*\.|\.|$)/giu,
    (_, [when]) => `${when}use the Gate of your Current Location once more`,
  ],
  // "An Ally whose Region is Europe": from there.
  [
    /(?<=\b(?:Ally|Allies|Artifacts?|Tomes?|Weapons?|Locations?|cards?)(?: of (?:your|an|each|target|any) (?:opponent|player)| (?:that )?(?:you have )?in play)?) (?:whose Region is|whose Regions are|of|from|with) (?:the )?(?:Region (?=\p{Lu})|(?<=is |are ))((?:the )?\p{Lu}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*)*)/gu,
    (_, [where]) => ` from ${where}`,
  ],
  // "Each opponent in turn must discard a card": one after the other, as all do.
  [/\b((?:each|every) (?:other )?(?:opponent|player|Investigator)),? in (?:his or her |his |their )?turn,?(?= )/giu, (_, [who]) => who!],
  // "You may do so only once each Round, and never at Night."
  [
    /(?<=[.;] )(?:You may|You can|This may be) (?:do (?:so|this)|done) (only [^.;:,]+|once (?:in |per |a )?(?:each |every |any )?(?:Round|Combat|Turn))(?:,? (?:and|but) (?:never|not) ((?:if|while|when|at|in|during)\b[^.;:,]+))?(?=[.;]|$)/giu,
    (_, [how, not]) => `${/^only/i.test(how!) ? like('O', how!.replace(/^o/, 'O')) : `Only ${how}`}${not ? `. Not ${not}` : ''}`,
  ],
  // "This Gate may be used any number of times. Each use after the first costs 1 Sanity."
  [
    /(\bGate may be used (?:any number of times|again|again and again|repeatedly|as often as you (?:like|wish))[^.;:]*?)[.;] (?:Each|Every|Any) (?:(?:other |further |later |additional |subsequent |extra )?(?:use|time) (?:after|beyond|following) the first|(?:further|later|additional|subsequent|extra) use) (costs [^.;:]+)(?=\.|$)/giu,
    (_, [may, costs]) => `${may}, but each use after the first ${costs}`,
  ],
  // "You may play two Tomes in one Turn at this Location."
  [
    /(?<=\bplay (?:two|three|2|3) [^.;:,]+?) (?:in|on|during) (?:one|a single|the same|any one|each) Turn (?:here|(?:at|in) this Location)(?=[.;]|$)/giu,
    () => ' in one Turn here',
  ],
  // "Flip this card during Combat, before Monsters are revealed. Your Monsters ...": the price, and what for.
  [
    /(?<=^|[.;] )(Flip|Rotate|Bury|Discard) (this card|\p{Lu}[\p{L}.’' -]*?) (?:during|in) (?:any |a )?Combat(, before [^.;:,]*)?\. (?!If\b|It\b|Then\b|Use\b|This\b|Only\b|Not\b|Cannot\b|At\b)(\p{L})/gu,
    (_, [verb, what, before, first]) => `${verb} ${what} during Combat${before ?? ''}: ${first!.toLowerCase()}`,
  ],
  // "Your opponents' Travel Events cost them 1 Sanity apiece": whoever plays one pays that.
  [
    new RegExp(
      `\\b(?:(?:your|all|the) )?opponents['’] (\\p{Lu}[\\p{L} ]*?)s cost (?:them )${count} (?:more |additional |extra )?(Sanity(?: points?)?|points? of Sanity)(?: each| apiece| more| extra)?(?: to play)?(?=[.;]|$| (?:while|until|for the)\\b)`,
      'giu',
    ),
    (_, [what, n, unit]) => `each opponent must pay ${n} ${unit} to play ${/^[AEIOU]/.test(what!) ? 'an' : 'a'} ${what}`,
  ],
  [
    new RegExp(
      `(?<=^|[.;:,] )((?:\\p{Lu}[\\p{L}]* )*(?:Travel|Storm|Night|Day|Star) Event|Ally|Allie|Artifact|Tome|Monster|Event)s cost (?:your opponents|opponents|each opponent|all opponents) ${count} (?:more |additional |extra )?(Sanity(?: points?)?|points? of Sanity)(?: each| apiece| more| extra)?(?: to play)?(?=[.;]|$| (?:while|until|for the)\\b)`,
      'gu',
    ),
    (said, [what, n, unit]) =>
      like(said, `each opponent must pay ${n} ${unit} to play ${/^[AEIOU]/.test(what!) ? 'an' : 'a'} ${what!.replace(/Allie$/, 'Ally')}`),
  ],
  // "Ignore all Sanity losses for playing Locations in Europe": they cost nothing.
  [
    /(?<=^|[.;:,] )(?:you )?(?:(?:may )?(?:ignore|disregard)|need not pay|do not pay|pay no) (?:(?:all|any|the) )?(?:Sanity (?:losses|loss|costs?)|Sanity) (?:for|from|of|when|whenever|in|by) (?:you (?:play|enter)|playing|entering) (Locations\b[^.;:,]*|(?:\p{Lu}\p{L}* )+Locations\b[^.;:,]*)(?=[.;]|$)/giu,
    (said, [what]) => like(said, `you need not pay the Sanity cost of ${what}`),
  ],
  // "You need not walk between Country Locations that are in the same Subregion. Play such Locations right-side-up."
  [
    /(?<=\b(?:need not|do not (?:need|have) to|don['’]t (?:need|have) to|never (?:need|have) to) walk (?:between|from) [^.;]*)(?:[.;]|,? and|:) (?:you (?:may |must )?)?play (?:them|it|such (?:a )?Locations?|(?:the|your) (?:new|second|next|other) (?:one|Location)|these Locations|those Locations)(?: (?:at once|immediately))?,? (?:right-side-up|upright)(?: on (?:top of )?your Story Deck)?(?=[.;]|$)/giu,
    () => '',
  ],
  [
    /(?<=^|[.;:] |, )(?:while this card is in play, )?you (?:need not|do not (?:need|have) to|don['’]t (?:need|have) to|never (?:need|have) to) walk from (?:an?|any|one) ((?:\p{Lu}\p{L}+ )+)Locations? to (?:an?|any|one) ((?:\p{Lu}\p{L}+ )+)Locations?(?= (?:in|within|of) the same\b|[.;]|$)/giu,
    (said, [from, to]) =>
      like(said, `while you are at ${/^[AEIOU]/.test(from!) ? 'an' : 'a'} ${from}Location, you need not walk to ${to}Locations`),
  ],
  [
    /(?<=^|[.;:] |, )(?:while this card is in play, )?you (?:need not|do not (?:need|have) to|don['’]t (?:need|have) to|never (?:need|have) to) walk from ((?:\p{Lu}\p{L}+ )+)Locations to ((?:\p{Lu}\p{L}+ )+)Locations(?= (?:in|within|of) the same\b|[.;]|$)/giu,
    (said, [from, to]) =>
      like(said, `while you are at ${/^[AEIOU]/.test(from!) ? 'an' : 'a'} ${from}Location, you need not walk to ${to}Locations`),
  ],
  // "It carries off one Ally, whom your opponent must bury": what becomes of it, as a sentence of its own.
  [
    /(\bcarr(?:y|ies) off [^.;:,]+), (?:(?:and|who|whom|which|that) (?:your opponent|he or she|that player|they) (?:must )?(bur|discard)(?:y|ies|s)?(?: (?:it|them|him or her|him))?|(?:who|which|and) (?:(?:is|are) |must be )(bur|discard)(?:ied|ed)|who must (bur|discard)(?:y)?(?: (?:it|them|him or her|him))?)(?=[.;]|$)/giu,
    (_, [deed, a, b, c]) => `${deed}. Your opponent must ${/^bur/i.test((a ?? b ?? c)!) ? 'bury' : 'discard'} the card`,
  ],
  [/\b(?:s\/he|he\/she)\b/gi, () => 'he or she'],
  [/\bpts?\.(?= )/gi, () => 'points'],
  // "Tomes in Latin or Glyphs cost you 1 less, and they may hold one Spell more than usual".
  [
    /\b((?:[Yy]our |[Ee]ach of your |[Aa]ll (?:of )?your )?)Tomes in (\p{Lu}\p{L}+(?: or \p{Lu}\p{L}+)?) (?=(?:cost|may|can|hold|are|count)\b)/gu,
    (_, [whose, languages]) => `${whose}${languages} Tomes `,
  ],
  [
    /(?<=\b((?:\p{Lu}\p{L}+ or )?\p{Lu}\p{L}+) Tomes cost you [^.;:,]*?),? and (?:they )?(?:may|can) (?:each )?(?:hold|contain) (?:one|an) (?:more|additional|extra) Spell(?=[.;]|$)/gu,
    (_, [which]) => `. The Spell capacity of your ${which} Tomes gains 1`,
  ],
  // "Add 1 to the value of this card for each ... They bypass ...": those that are told of themselves.
  [
    /(?<=(?:^|[.;] )Add \w+ (?:points? )?to (?:the value of this card|this card['’]s value|its value|their value)\b[^.;:]*\. )(?:They|It|He|She) (may )?[Bb]ypass(?:es)? /gu,
    (_, [may]) => `This card ${may ? 'may bypass' : 'bypasses'} `,
  ],
  // "Bury Spell after it is cast, or return it to your Hand if there is a Storm in play": it is buried otherwise anyway.
  [
    /(?<=[.;] )Bury (?:the |that )?Spell(?: in your Story Deck)? after (?:it is cast|casting(?: it)?),? or (?:else )?return it to your Hand ((?:if|while|when) [^.;:]+)(?=[.;]|$)/gu,
    (_, [when]) => `Return Spell to your Hand after it is cast ${when}`,
  ],
  // "If Ally is buried, return this card to your Hand at the end of the Round."
  [
    /(?<=^|[.;] )(?:If|When) (?:the )?(?:Ally|bearer) is (Buried|Discarded|lost), (?:you may )?(return this (?:card|Weapon|Artifact|\p{Ll}+) to your Hand|discard this (?:card|Weapon|Artifact|\p{Ll}+)) at the end of the (?:same )?Round(?=[.;]|$)/gu,
    (said, [how, what]) =>
      /may/u.test(said)
        ? said
        : `When Ally is ${how}: (at the end of the Round: ${what!.replace(/this \p{L}+/u, 'this card')}) until the end of the Round`,
  ],
  // "While Howard Lovecraft is in play. While both are Defending Allies, ...".
  [
    /(?<=\bwhile ((?:\p{Lu}[\p{L}.’'-]*)(?: (?:of|the|\p{Lu}[\p{L}.’'-]*))*) is (?:also )?in play\. )While (?:both(?: of them)?|they) (?:are (?:both )?(?:Defending Allies|defending)|(?:both )?[Dd]efend)(?: together)?,/gu,
    (_, [who]) => `While this card is defending and ${who} is a Defending Ally,`,
  ],
  // "May discard one Spell from his Hand to finish the verse. If so, ...": what it is for is told behind it.
  [
    /(\bmay (?:[Dd]iscard|[Bb]ury|[Ff]lip) (?:one|an?|two|three|\d+) [^.;:]*? from (?:his or her|his|her|their|your) Hand) to (?!(?:play|draw|gain|cancel|return|lose|bury|discard|flip|prevent|reduce|keep|avoid|save|look|cast|use|add|subtract|take|turn|move|put|place|search|summon|control|choose|have|make|be|negate|ignore|do|count|end|halve|double|spare|see|know|walk|travel|arrive|remain|stay|send|drive|remove|stop|defend|attack|join|bypass|absorb|raise|lower|increase|decrease|force|cause)\b)\p{Ll}+(?: (?!(?:Ally|Allies|Sanity|Monsters?|Threat|cards?|Combat|Turn|Round|Hand|Gate|points?|value|loss|if|unless|or|and)\b)[\p{L}’'-]+){1,6}(?=\. If (?:so|he or she does|that player does|this is done|you do|he does|she does|they do)\b)/gu,
    (_, [price]) => price!,
  ],
  // "Any Allies, whether yours or your opponent's": of whomever.
  [
    /\b(any|an|one|each|every|all) ((?:\p{Lu}[\p{L}’'-]*,? (?:or )?)*?(?:Ally|Allies|Artifacts?|Tomes?|Weapons?|Monsters?|Spells?|Locations?|cards?)(?: in play)?),? (?:whether (?:it (?:is|be) |they (?:are|be) )?|be (?:it|they) |either )(?:yours|your own) or (?:your opponent['’]s|an opponent['’]s|those of (?:your|an) opponents?|another player['’]s|your opponents['’]),?(?= )/giu,
    (_, [n, what]) => `${n} ${what} of any player`,
  ],
  // "If any Allies were buried in Combat", asked when it is over.
  [
    /\b(if|unless|while) (?:any|an|one or more) ((?:\p{Lu}\p{L}* )*?)(?:Ally|Allies)( of any player)? (?:was|were|has been|have been) (?:buried|lost) (?:in|during) (?:the |this |that )?Combat\b/giu,
    (_, [when, kind, whose]) => `${when} any ${kind}Ally${whose ?? ''} was lost in this Combat`,
  ],
  // "A new Gate Location, from any Region, right-side up".
  [
    /(?<=\b[Pp]lay (?:a|an|any|any one|one|another)(?: new| other)? (?:\p{Lu}[\p{L}’'/-]*,? (?:or )?)*Location),? (?:from|of|out of) (any|the same|your|another|a different) (Region|Subregion)(?:,(?= right-side| at once| immediately| on top))?/gu,
    (_, [which, where]) => ` in ${which} ${where}`,
  ],
  // "A Spell just cast whose target was one of your Allies".
  [
    /(?<=\b(?:Spell|Event)(?: (?:that (?:was|has been) )?(?:just )?(?:cast|played)(?: by (?:your|an|any) (?:opponent|player))?)?),? (?:whose target (?:was|is|were)|which (?:had|has) (?:as|for) its target|with the target|that (?:targets|targeted)) (?=(?:you|your|one of your|any of your|any one of your|this)\b)/giu,
    () => ' at ',
  ],
  // Cards are drawn from the top anyway.
  [
    /\b(draws? (?:an?|one|two|three|four|five|\d+)(?: new| more| other| additional| replacement)? cards?) (?:from|off) the top(?: of (?:(?:your|his or her|his|her|their|the) )?(?:Mythos )?Deck)?(?=[.;,]| (?:and|or|in|instead|to replace)\b)/giu,
    (_, [draws]) => draws!,
  ],
  // At the beginning of a Round Hands are drawn first (M4.1).
  [
    /\b((?:at the (?:beginning|start) of (?:each|every|the|a|any|the next) Round)),? (?:but |immediately |just |right |and )?(?:after|once|when) (?:drawing(?: (?:(?:up )?your (?:new )?Hand|(?:your |new )?cards?))?|the draw|(?:all|both|the) players have drawn(?: (?:their )?cards)?|cards (?:are|have been) drawn|your Hand (?:is|has been) (?:drawn|filled|refilled|replenished)|you (?:draw|have drawn) (?:your (?:new )?(?:Hand|cards)|cards|new cards)),?(?= )/giu,
    (_, [start]) => `${start},`,
  ],
  // "Look at the next two cards of your Mythos Deck": those on top.
  [
    /(?<=\b(?:looks? at|reveals?|turns? up|examines?|see) )the next (?=(?:(?:one|two|three|four|five|six|\d+) )?cards? (?:of|from|in|on) (?:your|his or her|that player['’]s|any player['’]s|your opponent['’]s|the|any one player['’]s) (?:Mythos )?Deck\b)/giu,
    () => 'the top ',
  ],
  // "You may discard one card and look at the top two": the price, and what for.
  [
    /(?<=\byou may )(discard (?:an?|one|two|three|\d+) (?:\p{Lu}\p{L}* )?cards?)(?: from your Hand)? and (?=look at the top )/giu,
    (_, [price]) => `${price} from your Hand to `,
  ],
  // "Keep one of them and return the other to the top": of what was looked at, into the Hand.
  [
    /(?<=\blook at the top [^.;:]*? your Mythos Deck[.;:,] )(Keep|Take|Add) (one|two)(?: card)?(?: of (?:them|these|those)(?: cards)?)?(?: for yourself| (?:in|into|to) your Hand)?,? and (?:return|put|place|replace) (the (?:others?|rest|remaining (?:one|two|cards?)))(?: back)? (?:to|on|at) (?:the )?(top|bottom)(?: of (?:it|your (?:Mythos )?Deck|the Deck))?(?=[.;])/giu,
    (said, [, n, rest, end]) => `${like(said, 'take')} ${n} into your Hand and return ${rest} to the ${end} of your Mythos Deck`,
  ],
  // "Any player who wishes to play a Night Event must first discard one card": to play it.
  [
    /\b(any|each|every|an|all) (players?|opponents?|Investigators?) who (?:wish(?:es)?|wants?|desires?|intends?) to (play|cast|use|draw|walk|travel|enter|leave)\b/giu,
    (_, [any, who, what]) => `${any} ${who} who ${what}${/s$/i.test(who!) ? '' : 's'}`,
  ],
  // "Each Round that finds any Storm in play".
  [
    /\b(Round|Turn|Combat) that (?:finds|sees) ((?:any|an?|no|two or more) [^.;:,]+?) in play(?=[.;,]| and\b|$)/giu,
    (_, [period, what]) => `${period} in which ${what} is in play`,
  ],
  // "Lose 1 Sanity point on the way".
  [
    /\b((?:lose|pay)s? (?:\w+) (?:Sanity(?: points?)?|points? of Sanity)) (?:on the way|along the way|en route|on the road|upon the road|in passing|on the journey)(?=[.;,]|$)/giu,
    (_, [loses]) => loses!,
  ],
  // "Cards left in Hand", and Passes "announced so far this Round".
  [
    /\b((?:no |any |more |fewer )?cards?) (?:left|remaining|still) (in (?:(?:his or her|his|her|their|your|the) )?Hand)\b/giu,
    (_, [cards, hand]) => `${cards} ${hand}`,
  ],
  [
    /\b((?:all|any) )((?:previous |earlier )?)Pass(?:es)? (?:that (?:were|have been|are) )?(?:announced|declared|made|taken)(?: so far| until now| already| up to now| to date)?(?: by (?:any|each|every|all|other) players?)?(?: (?:so far|until now|already))?( (?:in |during )?this Round)? (is|are) (?:now )?(?:voided|void|cancelled|canceled|undone|disregarded|null and void)\b/giu,
    (_, [all, , , are]) => `${all}Passes this Round ${are} cancelled`,
  ],
  // "You may have it discarded, or leave it where it is": what may be done need not be.
  [
    /(?<=\b[Yy]ou may [^.;:]+?),? or (?:else |simply |you may )?(?:leave|let|keep) (?:it|them|that card|those cards|the card|the cards) (?:where (?:it is|they are|it lies|they lie)|there|untouched|as (?:it is|they are)|in place|be|alone|undisturbed)(?=[.;]|$)/giu,
    () => '',
  ],
  // "A Tome in play with a Sanity cost".
  [
    /\b((?:an?|any|one|no|another|each|two) (?:\p{L}+(?: or (?:an? )?\p{L}+)?)) (in play) (with|that has|which has|without) (a Sanity cost|any Sanity cost|no Sanity cost)(?=[.;,]|$)/giu,
    (_, [what, play, has, cost]) => `${what} ${has} ${cost} ${play}`,
  ],
  // "An opponent who plays a Cultist in the same Region as you": he who is there.
  [
    /\b(an|any|each|every|your) (opponent|player) who (plays|casts|uses) ((?:an?|any|one) [^.;:,]+?) in the same (Region|Subregion|City|Location) as (?:you|yours|your Investigator|your Current Location)(?= \p{Ll})/giu,
    (_, [any, who, plays, what, where]) => `${any} ${who} in the same ${where} as you who ${plays} ${what}`,
  ],
  // "When an opponent's card would cause you to lose your Current Location".
  [
    /\b(?:if|when|whenever|at the moment (?:that|when)|should) (?:an? )?(?:(?:your )?opponent['’]s (?:card|effect)|card of (?:your|an) opponent|(?:your |an )?opponent) would (?:cause|force|make) you (?:to )?lose your Current Location, you may (?:choose to )?/giu,
    (said) => like(said, "if your Current Location would be buried or discarded by an opponent's card, you may "),
  ],
  // "Protection from A, B, and C. When one of these is played on you, ...": of those that were named.
  [
    /(?<=\bProtection from ((?:\p{Lu}[\p{L}’'-]*(?: (?:of|the|in|to|\p{Lu}[\p{L}’'-]*))*(?:, and |, or |, | and | or )?)+)\. )(?:At the moment (?:that|when)|When(?:ever)?|If|Each time) (?:(?:any )?one|any) of (?:these|them|those)(?: cards| Events)? (?:is|are) played (?:on|against) you,/gu,
    (_, [names]) => `When your opponent plays ${names!.replace(/,? and (?=[^,]*$)/u, ' or ')} on you,`,
  ],
  // "You may flip this card. Your opponent must then bury his or her card without effect": it is cancelled.
  [
    /(?<=\bplays [^.;:]+? on you, you may )((?:flip|bury|discard) this card)(?:[.;,] (?:and )?)(?:your opponent|that player|he or she|he|she|your opponent['’]s card|the (?:Event|card)) (?:must )?(?:then )?(?:bur(?:y|ies) (?:his or her|his|her|the|that) (?:card|Event)|is Buried) without (?:any )?effect(?=[.;]|$)/giu,
    (_, [price]) => `${price} to cancel that Event`,
  ],
  // "You may use the Gate a second time, but you lose 1 Sanity and must flip one other Ally when you do so": at that price.
  [
    new RegExp(
      `(\\buse (?:the|this|its|any) Gate (?:of [^.;:,]+? )?(?:a second time|again|once more|twice)),? but (?:you )?(?:must )?(?:lose|pay) ${count} Sanity(?: points?)? and (?:you )?(?:must )?(?:also )?(flip|bury|discard) ((?:one|an|another|a)\\b[^.;:,]+?),? (?:when(?:ever)? you do(?: so| this)?|each time(?: you do so)?|to do so|if you do(?: so)?|in doing so)(?=[.;]|$)`,
      'giu',
    ),
    (_, [use, n, verb, what]) => {
      const how: Readonly<Record<string, string>> = { flip: 'flipping', bury: 'burying', discard: 'discarding' }
      return `${use} by losing ${n} Sanity and ${how[verb!.toLowerCase()]} ${what}`
    },
  ],
  // "When you play a Country Location crosswise, you may flip this card and rotate the Location right-side up at once."
  [
    /\b(when(?:ever)?|each time|if) you (?:play|place) (an?|any|a new) ((?:\p{Lu}[\p{L}’'-]*,? (?:or )?)*Location) crosswise(?: on (?:top of )?your Story Deck)?,/giu,
    (_, [when, a, what]) => `${when} you begin to walk to ${/^an/i.test(a!) && /^[aeiou]/i.test(what!) ? 'an' : 'a'} ${what},`,
  ],
  [
    /(?<=\bbegin to walk to [^.;:,]+, you may )((?:flip|bury|discard) (?:this card|one [^.;:,]+?)|(?:lose|pay) \w+ Sanity(?: points?)?)(?:,? and| to) (?:immediately |at once )?(?:rotate|turn|flip) (?:the|that|this|it|your)(?: (?:new |crosswise |Current )*Location)? right[- ]side[- ]up(?: (?:at once|immediately|right away))?(?=[.;]|$)/giu,
    (_, [price]) => `${price} to turn your crosswise Location right-side-up`,
  ],
  [/(?<=\bright-side-up\. )This (?:may|can) ?not be done (?=(?:at|by|in|while|if|during)\b)/giu, () => 'Not '],
  // "All of your Allies wait outside the walls: Flip them face-down": what is done with them.
  [
    /\b([Aa]ll (?:of )?your (?:\p{Lu}\p{L}+ )*(?:Allies|Artifacts|Tomes)) (?!(?:add|gain|lose|are|is|may|must|cannot|can|join|have|cost)\b)((?:\p{Ll}[\p{Ll}’'-]* ?){1,7})[:;] ([Ff]lip|[Bb]ury|[Dd]iscard) (?:them|all of them|each of them|each|these cards)(?: all)?(?=[ .;,])/gu,
    (said, [all, , verb]) => like(said, `${verb!.toLowerCase()} ${all![0]!.toLowerCase()}${all!.slice(1)}`),
  ],
  // A Monster needs nothing of a place but its Gate.
  [
    /(?<=\b(?:Monsters?\b|play (?:one|an?|any(?: one)?) [^.;:,]+? from your Hand)[^.;:]*?),? without (?:using )?(?:a|the|its|any) Gate,? (?:and )?(?:at|in) (?:any|whatever|every) Location(?=[.;,]|$)/giu,
    () => ' without a Gate',
  ],
  [
    /(?<=\bif (?:it|that card|the card) is a Monster, (?:you may )?)(?:place|put|play) it (?:in|into|in to) your Threat,? without (?:using |(?:the )?use of )?(?:a|the|its|any) Gate(?=[.;,]| \()/giu,
    () => 'play it without using a Gate',
  ],
  // "Either bury one Phobia or turn one Corrupt Ally Steadfast for the rest of the game".
  [
    /\beither ((?:bury|discard|flip|draw|gain|play|return) [^.;:,]+?),? or (?:else )?turn ((?:one|an?|any one) (?:of your )?[^.;:,]*?(?:Ally|Allies)(?: of yours)?) (Steadfast|Corrupt)((?: (?:for|until|while)\b[^.;:,]*)?)(?=[.;]|$)/giu,
    (_, [first, who, what, long]) => `you choose: (${first}) or (${who} becomes ${what}${long})`,
  ],
  // "You may discard this card to return the Ally to your Hand rather than burying him".
  [
    /\b((?:at the end of|after) Combat,? )?you may (discard|bury|flip) this (?:card|weapon|\p{Ll}+) (?:to|and) return (?:the|that|its) (?:Ally|bearer) to your Hand (?:rather than|instead of) (?:burying|having to bury) (?:him or her|it|him|her|them|(?:the|that) (?:Ally|bearer))(?=[.;]|$)/giu,
    (said, [when, verb]) =>
      like(
        said,
        `if Ally would be Buried${when ? ' in Combat' : ''}, you may ${verb!.toLowerCase()} this card to return that Ally to your Hand instead`,
      ),
  ],
  // "For as long as you leave this card face-down, but you lose 1 Sanity at the end of each Round that you do".
  [
    /\b((?:for )?(?:as|so) long as) you (?:leave|keep|let) this (?:card|\p{Ll}+)(?: lie)? face-down/giu,
    (_, [long]) => `${long} this card remains face-down`,
  ],
  [
    new RegExp(
      `(?<=\\blong as this card (?:remains|stays|is) face-down),? (?:but|and) (?:you )?(?:must )?(?:lose|pay) ${count} Sanity(?: points?)? at the end of (?:each|every) Round (?:that|in which) (?:you (?:do|leave it so|keep it so)(?: so)?|it (?:is|remains|does)|this is so)(?=[.;]|$)`,
      'giu',
    ),
    (_, [n]) => `. You lose ${n} Sanity at the end of each Round while this card is face-down`,
  ],
  // "Flip this card together with one Artifact of an opponent. That Artifact may not be turned face-up until this card is."
  [
    /\b(?:you may )?flip this card,? (?:together with|along with|and with (?:it|him|her)|to flip|and flip) (one (?!other\b)(?:random )?[^.;:,]*?\b(Artifact|Tome|Weapon|Ally|Location)\b[^.;:,]*?(?:of|belonging to) (?:an|any|your|one|the) opponent[^.;:,]*?)(?: (?:who is )?in the same (Region|Subregion|City)(?: as you(?:r Investigator)?)?)?\. That \2 (?:(?:may not|cannot|can not|must not) be (?:turned|flipped) face-up(?: again)?|(?:stays|remains|must stay|must remain|is kept) face-down) (?:until (?:you turn |you flip )?this card (?:is (?:turned |flipped )?)?(?:back )?face-up(?: again)?|(?:while|(?:for )?as long as) this card (?:is|remains|stays) face-down)(?=[.;]|$)/giu,
    (said, [what, , where]) =>
      like(
        said,
        `${where ? `if your opponent is in the same ${where}, ` : ''}choose ${what}, flip this card: flip the target face-down, then the target cannot be flipped face-up while this card stays face-down`,
      ),
  ],
  // "No Investigator may leave an Island."
  [
    /\b([Nn]o) (player|Investigator|opponent) may (?:leave|depart from) (an?|any) (\p{Lu}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*)*?)(?: Location)?(?=[.;,]| (?:while|until|for|during|this|as long)\b|$)/gu,
    (_, [no, who, a, where]) =>
      `${no} ${who} may leave his or her Current Location while at ${/^any/i.test(a!) ? (/^[AEIOU]/.test(where!) ? 'an' : 'a') : a} ${where} Location`,
  ],
  // "Any opponent who is on a Travel by Sea card".
  [
    /\b(?:any|each|every|an) (opponent|player|Investigator) who (?:is|is travelling|travels) (?:on|aboard|by) (?:an?|any) (Travel(?: by \p{Lu}\p{L}+)? (?:card|Event))/giu,
    (said, [who, what]) => like(said, `each ${who} who has a ${what} on top of his or her Story Deck`),
  ],
  // "Every Country Location is also a Gate, for all players".
  [
    /\b((?:each|every|any|all) (?:\p{Lu}[\p{L}’'-]*,? (?:or )?)*Locations?(?: with the \p{Lu}\p{L}* (?:attribute|symbol)| in \p{Lu}\p{L}*)?) (?:is|are)(?: also| now| then)* (?:an?|considered an?|treated as an?) Gates?(?: Locations?)?(?:,? for (?:all|any|every|each) (?:players?|Investigators?))?(?=[.;,]|$)/giu,
    (_, [where]) => `${where} ${/^all/i.test(where!) ? 'have' : 'has'} a Gate`,
  ],
  // "Take one into your Hand and discard the other two. At Night, take two and discard one": the one or the other.
  [
    /(?<=\blook at the top [^.;:]*? Deck[.;] )take (one|two)(?: card)?(?: of (?:them|these|those))? (?:in|into|to) your Hand(?:,? and| [,;]) (discard|return|bury|shuffle) ([^.;:,]+?)\. (At Night|By Day|If [^.;:,]+|During the Day),? (?:you may )?take (one|two|three|all three)(?: of them)?(?: (?:in|into) your Hand)?(?: instead)? and \2 ([^.;:,]+?)(?: instead)?(?=\.)/giu,
    (_, [n, verb, rest, when, m, others]) => {
      const so = /^at night$/i.test(when!) ? 'If it is Night' : /day$/i.test(when!) ? 'If it is Day' : when
      return `${so}, take ${m} into your Hand and ${verb} ${others}; otherwise take ${n} into your Hand and ${verb} ${rest}`
    },
  ],
  // "Take one Ally that was buried this Round, and place that card face-down beside your Investigator".
  [
    /\btake ((?:one|an|any one) (?:\p{Lu}[\p{L}’'-]* )*Ally(?:,? (?:that|who) (?:was|has been) [^.;:,]+?)?(?: from your (?:Story Deck|Discard Pile))?),? and (?:place|put|lay|return) (?:that card|it|him or her|that Ally|him|her|them) (?:back )?(?:(?:in|into) play )?face-down(?: (?:beside|next to|before|in front of) (?:you|your Investigator)| in play)?(?=[.;]|$)/giu,
    (said, [what]) => like(said, `return to play ${what!.replace(/ from your (?:Story Deck|Discard Pile)$/u, '')}. Flip that Ally`),
  ],
  // What is lost with a card is not brought back with it.
  [
    /(?<=\breturn to play [^.;:]+?(?:\. Flip that Ally)?\.) (?:Anything|Everything|Whatever)(?: else)?(?: that)?(?: (?:was|is|has been))? lost (?:with|together with) (?:the|that) (?:Ally|card) (?:remains|stays|is still) lost(?=\.|$)\.?/giu,
    () => '',
  ],
  // "The value of one of your Allies becomes the value of any one Monster".
  [
    /\b(the value of (?:an?|one|target|this|each|any)\b[^.;:,]*?) (becomes|is) (?=(?:the value|that) of (?:an?|any|one|another|target)\b)/giu,
    (_, [value, is]) => `${value} ${is} equal to `,
  ],
]

/** "You must bury one Ally", said of the player of the card alone: an order like any other. */
const orders: Row = [
  /(?<=^|[.;:] |[.;:] then,? |, )you must ((?:immediately |then |also |at once )?(?:bury|discard|flip|draw|lose|return|reveal|place|shuffle|choose|exchange))\b/gi,
  (said, [verb]) => like(said, verb!),
]

/** Events under which "you" is whom they strike. */
const laidOnSome = /^(?:Phobia|Philia|Epidemic)$/

/** Whether "you" is the player of the card and nobody else. */
const isYours = (self: Self): boolean =>
  !isGod(self) && !(self.type === 'Event' && /^(?:Storm|Star|Day|Night|Phobia|Philia|Epidemic)$/.test(self.subtype ?? ''))

/** "One Monster in the opposing Threat. This card has the same value as that Monster", on a Monster: in that Combat. */
const valueTakenOn = ({ type, title }: Self): readonly Row[] => {
  if (type !== 'Monster') return []
  const own = title.replace(/^the /i, '').replace(/[^\p{L}\p{N} ]/gu, '.')
  const span = '(?:for|until) the (?:rest|remainder|duration|end) of (?:the |this |that )?Combat'
  return [
    [
      new RegExp(
        `(?<=^|[.;:] )((?:${span},? )?)(?:this card|this Monster|it|(?:the )?${own}) (?:then )?(?:has|takes(?: on)?|assumes|gains|copies|adopts|shares) (?:the (?:same |current )?value (?:as|of)|(?=(?:that|the chosen|the target)(?: Monster)?['’]s))(?: that of)? ?((?:that|the chosen|the target) Monster|the target)(?:['’]s (?:current )?value)?((?: ${span})?)(?=[.;]|$)`,
        'giu',
      ),
      (said, [before = '', which, after = '']) =>
        like(
          said,
          `${before}the value of this card is as much as the value of ${which}${after || (before ? '' : ' until the end of Combat')}`,
        ),
    ],
  ]
}

/** "... until then", behind a sentence that tells of one time alone: the end of its while, or the Turn that it says is lost. */
const untilThen: readonly Row[] = [
  [
    /(?<=\b((?:your|that|the|target) opponent)(?:['’]s Investigator)? (?:loses|must (?:lose|skip|pass)|skips|passes) (?:on )?(?:his or her|his|her|their|the) next Turn\b[^.]*[.;,] (?:[^.;]* )?)until (?:(the end of )that Turn|that Turn (ends|is over|has (?:passed|ended|been lost))|then|that time|that Turn(?: begins)?|the (?:beginning|start) of that Turn)(?=[.;,]|$)/giu,
    (said, [who, end, over]) => like(said, `until ${end || over ? 'the end of ' : ''}${who!.toLowerCase()}'s next Turn`),
  ],
  [
    /(?<=(?:^|[.;,:] )(?:you )?(?:lose|must (?:lose|skip|pass)|skip|pass) (?:on )?your next Turn\b[^.]*[.;,] (?:[^.;]* )?)until (?:(the end of )that Turn|that Turn (ends|is over|has (?:passed|ended|been lost))|then|that time|that Turn(?: begins)?|the (?:beginning|start) of that Turn)(?=[.;,]|$)/giu,
    (said, [end, over]) => like(said, `until ${end || over ? 'the end of ' : ''}your next Turn`),
  ],
  [
    /(?<=\b(?:until|up to) ((?:the (?:end|beginning|start) of )?(?:the |this |your |your opponent['’]s )?(?:next )?(?:Round|Combat|Turn)(?: ends| begins| is over)?)(?=[.;,] )[^.]*[.;,] (?:[^.;]* )?)until (?:then|that time)(?=[.;,]|$)/giu,
    (said, [when]) => like(said, `until ${when}`),
  ],
]

/** Verbs said of one who is no "you". */
const saidOfOne: Readonly<Record<string, string>> = { buries: 'bury', loses: 'lose', discards: 'discard' }
const ofYou = (verb: string): string => saidOfOne[verb.toLowerCase()] ?? verb.replace(/s$/i, '')

/**
 * "When this card is played, the player may flip one of his or her Spells", "whoever plays this card draws one card": you. Where another player
 * is spoken of, "his or her" could be his.
 */
const byItsPlayer: Row = [
  /(?<=^|[.;:] )((?:(?:When|Once|As soon as|Upon being|If|After) (?:(?:this (?:card|Event|Spell|Ally|Artifact|Tome|Location|Monster)|it) is )?(?:played|cast|used|revealed),? )?(?:then )?)(?:(the player|its player)|the (?:player|Investigator|one|person) (?:who|that) (?:has |had )?(?:just )?(?:plays?|played|casts?|uses?|used|reveals?|revealed) (this \w+|it)|whoever (?:has )?(?:plays?|played|casts?|uses?|used|reveals?|revealed) (this \w+|it)|the (?:player|Investigator) (?:playing|casting|using) (this \w+|it)|the player of (this \w+)) (may|must|can|cannot|draws?|discards?|bury|buries|loses?|gains?|flips?|returns?|takes?|chooses?|looks?|pays?)\b([^.;]*)(?=[.;]|$)/giu,
  (said, [head = '', plain, a, b, c, d, verb = '', rest = '']) => {
    const named = a ?? b ?? c ?? d
    const isTold = head.trim() !== '' && !/^then $/i.test(head)
    if ((plain || named === 'it') && !isTold) return said
    const others = rest.replace(/\b(?:his or her|her or his|his|her) Investigator\b/giu, '')
    if (/\b(?:opponent|players?|Investigators?|who|they|their|its|another['’]s)\b/i.test(others)) return said
    if (plain && /\brevealed\b/i.test(head) && !/^(?:may|can)$/i.test(verb)) return said
    const deed = rest.replace(/\b(?:his or her|her or his|his|her)\b/giu, 'your').replace(/\b(?:he or she|she or he|he|she)\b/giu, 'you')
    const when = head.replace(/\b(when|once) this Spell is cast\b/i, (_, first: string) => like(first, 'when cast'))
    return `${when}${head ? 'you' : like(said, 'you')} ${ofYou(verb)}${deed}`
  },
]

/** What follows the name of a thing that is known already: a stop or what it does, and nothing that tells which of several it is. */
const known =
  "(?=$|[.,;:)]|['’]s\\b| (?:is|was|are|may|can|cannot|does|has|adds?|gains?|loses?|remains?|stays?|must|and|or|to|as|when|while|if|unless|until|after|before|at (?:night|the end|the start|the beginning|once)|in play|in combat|this|for|costs?(?! you\\b)|joins?|attacks?|survives?|defends?|becomes?|by|except|without|even|at any|face-up|face-down|instead|immediately|again)\\b)"

/** Subtypes that a card calls itself by. */
const kinds = /^(?:Phobia|Weapon|Storm|Star)$/

const persons: ReadonlySet<string> = new Set(['Ally', 'Monster', 'Investigator'])

/** What a card may be called by the end of its Title, though it is a word of the game for somebody else. */
const alsoRoles = /^(?<rest>.+) (?<last>Bearer|Wielder|Caster)$/

/** "While the Event is in play", on an Event that speaks of no other: this card. Nothing where it does not say so. */
export function ofItself(text: string, { type, subtype, title }: Pick<Self, 'type' | 'subtype' | 'title'>): Rewording | undefined {
  const role = persons.has(type) ? alsoRoles.exec(title)?.groups : undefined
  const called = [
    ...[type, ...(subtype && kinds.test(subtype) ? [subtype] : [])].map((word) => ({ word, before: '' })),
    // "The Bearer" on a Torch Bearer.
    ...(role ? [{ word: role['last']!, before: `(?<!\\b${role['rest']!.replace(/[^\w ]/g, '.')} )` }] : []),
  ]
  return inTurn(
    text,
    called.map(({ word, before }) => (so: string) => {
      const every = new RegExp(word === 'Ally' ? '\\b(?:Ally|Allies)\\b' : `${before}\\b${word}s?\\b`, 'gi')
      const own = new RegExp(`\\bthe ${word}${known}`, 'gi')
      const isAlone = [...so.matchAll(every)].length === [...so.matchAll(own)].length
      return isAlone ? reworded(so, own, (said) => like(said, `this ${before ? type : word}`)) : undefined
    }),
  )
}

/**
 * "Flip one Ally face-down. If it was face-down already, bury it", "one Ally becomes Corrupt. If it already was Corrupt, flip it": asked before
 * the first is done, which would make it so, and instead of it.
 */
const already = (text: string): Rewording | undefined => {
  const which = '(?:it|he|she|that (?:Ally|Artifact|Monster|card)|the (?:Ally|Artifact|Monster|card|target))'
  const before = `[.;] if (${which}) (?:already (?:was|is)|(?:was|is) already|had already been)`
  const goes = '((?:bury|discard|flip)(?: face-down)?) (?:it|him|her|that Ally|the Ally|the target)((?: face-down)?)(?: instead)?(?=[.;]|$)'
  return inTurn(text, [
    (so) =>
      reworded(
        so,
        new RegExp(`(\\b(?:flip|turn) [^.;]*?)${before} (face-down|flipped), ([^.;]+?)(?: instead)?(?=[.;]|$)`, 'gi'),
        (_, [first, it, how, deed]) => `${first}. If ${it} is ${/down/i.test(how!) ? how : 'face-down'}, ${deed} instead`,
      ),
    (so) =>
      reworded(
        so,
        new RegExp(
          `(?<=^|[.;:] )one (Ally(?: of (?:your choice|your opponent|an opponent|any player|yours))?) becomes (\\p{Lu}\\p{L}+)( (?:until|for) [^.;,]+)${before} \\2, ${goes}`,
          'giu',
        ),
        (_, [whose, what, span, , deed, face]) =>
          `choose one ${whose!.replace(' of your choice', '')}: if the target is a ${what} card: (${deed} the target${face}) otherwise (the target gains the ${what} attribute${span})`,
      ),
  ])
}

/** Words that are tried where a text cannot be read with those it has: they say the same, but not to every chapter. */
const usual: readonly Row[] = [
  ...soManyTogether,
  ...givenForIt,
  [
    /\b(?:the (?:very )?(?:moment|instant)(?: that| when)?|as soon as|at the moment (?:that|when)) (?=(?:you|your|an?|any|this|that|one|each|he|she|it)\b)/gi,
    (said) => like(said, 'when '),
  ],
  [/\b(?:for )?(?:as|so) long as (?=(?:you|your|an?|any|this|it|he|she|there)\b)/gi, (said) => like(said, 'while ')],
  [/\b(?:provided|providing|on condition) that (?=(?:you|your|an?|any|this|it|he|she|there)\b)/gi, (said) => like(said, 'if ')],
  [/(?<=(?:^|[.;] ))(?:additionally|furthermore|moreover), (\p{Ll})/giu, (_, [letter]) => letter!.toUpperCase()],
  [
    /(\badd(?:ed)? (?:this card |this Ally )?to (?:your|the) (?:Defending Allies|defen[cs]e)) (?:during|in)(?: the)? Combat,? (?:but |even )?(after|once) (?=(?:all )?(?:the )?(?:Directed )?Threats? )/gi,
    (_, [added, then]) => `${added} ${then} `,
  ],
  [
    /\b(during|in)(?: the)? Combat, ((?:you may add this (?:card|Ally)|this (?:card|Ally) may be added) to (?:your|the) (?:Defending Allies|defen[cs]e)) (?=(?:after|once) (?:all )?(?:the )?(?:Directed )?Threats? )/gi,
    (_, [first, rest]) => `${/^[A-Z]/.test(first!) ? rest![0]!.toUpperCase() : rest![0]!}${rest!.slice(1)} `,
  ],
  [/\bequivalent to\b/gi, () => 'equal to'],
  [
    /\bturn(s|ed)? over (?=(?:this|that|it|one|two|all|each|any)\b)/gi,
    (said, [form]) => like(said, form === undefined ? 'flip ' : form === 's' ? 'flips ' : 'flipped '),
  ],
  [
    /(?<=(?:^|[.;] ))on (?:any of )?your Turns?, you may (?=(?:bury|discard|flip|pay|spend|draw|look|choose)\b)/gi,
    (said) => like(said, 'as your Turn, '),
  ],
  [/\b[Aa]n opponent['’]s (?=\p{Lu})/gu, (said) => like(said, "your opponent's ")],
  [/\bsub-(region|type)/gi, (said, [what]) => like(said, `sub${what}`)],
  [/\bnever more than (\d)\b/gi, (_, [n]) => `maximum ${n}`],
  [/ \((once (?:per|a|each) (?:Round|Turn))\)(?=[.;,])/gi, (_, [what]) => ` ${what}`],
  // The other case, told by itself.
  [
    /(?<=[.;] )(?:if (?:this|that|such) (?:is not (?:so|the case)|isn['’]t (?:so|the case))|in (?:any|every|the) other case|else),? /gi,
    (said) => like(said, 'otherwise, '),
  ],
  [/, else (?=\p{Ll})/gu, () => ', otherwise '],
  [
    /\bif (?:unable|not able) to do so,? (he or she|he|she|that player|your opponent|you)\b/gi,
    (said, [who]) => like(said, `if ${/^you$/i.test(who!) ? 'you' : 'he'} cannot, ${who}`),
  ],
  ...justPlayed,
]

const otherKinds =
  /\b([Tt])his (?=(?:(Phobia|Storm|Night|Day|Star|Epidemic)|(Great Old One|Outer God|(?:(?:Lesser|Greater) )?(?:Servitor|Independent)))\b(?!(?:,| or| and| Event) ))/gu

/** "When a Storm is played, bury this Storm": on a card that is none, it is that one. */
export const ofAnotherKind = (text: string, { type, subtype }: Pick<Self, 'type' | 'subtype'>): Rewording | undefined =>
  reworded(text, otherKinds, (found, [head, event, monster]) => {
    const isSo = type === (event ? 'Event' : 'Monster') && (!subtype || subtype.endsWith(event ?? monster!))
    return isSo ? found : `${head}hat `
  })

/** The text in the words that are known best; nothing where it has none of the others. */
export const inUsualWords = (text: string): Rewording | undefined => inRows(text, usual)

/** "Target Ally may absorb no points from Ghouls", on a Spell that aims at a Defending Ally: in the Combat it is cast in. */
const inThatCombat: Row = [
  /(?<=^|[.;] )((?:Target|The|That) (?:Defending )?Ally (?:cannot|can not|may not|may absorb no|absorbs no|loses|gains|is worth) |(?:Add|Subtract) \w+ (?:points? )?(?:to|from) (?:the value of )?target (?:Defending )?Ally\b)([^.;:]*)(?=\.|$)/giu,
  (said, [who, deed]) =>
    /\b(?:until|while|during|this|Combat|Round|Sanity|cards?|if|for)\b/i.test(deed!) ? said : `${who}${deed} until the end of Combat`,
]

/** "Her value is 3 while Howard Lovecraft is in play": of the one whose card it is, where nobody has been named before. */
const ownValue: Row = [
  /^((?:Add|Subtract) \w+(?: points?)? (?:to|from) )?(?:her|his|its) (?=(?:card )?value\b)/giu,
  (_, [lead]) => (lead ? `${lead}this card's ` : "This card's "),
]

/** "... while Howard Lovecraft is in play. Should he be lost, she becomes Corrupt": of two persons, the one who was named is not she. */
const namedOther: Row = [
  /(?<=(?:\bJoins |\b(?:while|if|when) )((?:\p{Lu}[\p{L}’'-]*\.?)(?: \p{Lu}[\p{L}.’'-]*)+)(?: is in play(?: as (?:your|an) Ally)?)?(?:, [^.;:]*)?\. )(?:(If|When|While|Should) (?:he (?=[^.;:]*\b(?:she|her)\b)|she (?=[^.;:]*\b(?:he|him|his)\b)))(be )?/gu,
  (_, [name, lead, be]) => `${lead === 'Should' ? 'If' : lead} ${name} ${be ? 'is ' : ''}`,
]

/** "Joins Howard Lovecraft. Spells in this Tome cost nothing while he is in play": a Tome is no "he". */
const whoJoins: Row = [
  /(?<=\bJoins ((?:\p{Lu}[\p{L}.'’-]*)(?: \p{Lu}[\p{L}.'’-]*)*)\. [^.]*\b(?:while|if|when) )(?:he|she) (?=is in play\b)/gu,
  (_, [name]) => `${name} `,
]

/**
 * "Randomly choose one card from your opponent's Hand that he must discard. If it is a Spell, randomly choose a second": what is chosen so is
 * discarded, and so is the second.
 */
const chosenToGo = (text: string): Rewording | undefined => {
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
const exceptItsLike = (text: string, self: Self | undefined): Rewording | undefined => {
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

/** The text in plainer words; nothing where it has none of these. */
export const inPlainWords = (text: string, self: Self | undefined): Rewording | undefined =>
  inTurn(text, [
    (so) => exceptItsLike(so, self),
    (so) => withOneOther(so, self),
    takenInHand,
    chosenToGo,
    anotherOfIt,
    already,
    (so) => ofThisKind(so, self),
  ])

/** "Walk to or from any Island Location, as long as it is in the same Region": to such a place, and from one. What is no place itself has no "here". */
const walkers: ReadonlySet<string> = new Set(['Ally', 'Artifact', 'Tome'])
const onFootAnywhere: Row = [
  /(?<=(?:^|[.;] )(?:while this \w+ is in play, )?)you may walk to or from any ([^.;:,]*?Location(?: that (?:features|has) [^.;:,]+?)?)(?:,? (?:as|so) long as (?:it is|both are|they are)|,? (?:if|provided) (?:it is|both are)|,? that is|,?) (?:in|within) the same (Region|Subregion)(?=[.;]|$)/giu,
  (_, [where, far]) => `You may walk to any ${where} in the same ${far}. You may walk from any ${where} to any Location in the same ${far}`,
]
/** "Flip one Ally. This Ally stays face-down": of that one, on a card that is no Ally itself. */
const thisForThat: Row = [
  /(?<=\. )This (Ally|Monster|Artifact|Tome|Weapon)(?= (?:is|may|can|cannot|must|stays?|remains?|adds?|loses?|gains?|becomes?|does|will|has|joins?)\b)/gu,
  (_, [kind]) => `That ${kind}`,
]
/** "If the Ally is still in play" at the end of Combat, of what he bears: it goes with him, and stays with him. */
const stillBorne: readonly Row[] = [
  [
    /\bat the end of (?:(?:the|any|each) )?Combat(?<comma>,?) if (?:the|its|that) (?:Ally|bearer) (?:is|remains) (?:still )?in play\b/giu,
    (said, [comma]) => like(said, `at the end of Combat${comma} if this card was not lost in this Combat`),
  ],
  [
    /\bif (?:the|its|that) (?:Ally|bearer) (?:is|remains) (?:still )?in play at the end of (?:(?:the|any|each) )?Combat\b/giu,
    (said) => like(said, 'at the end of Combat if this card was not lost in this Combat'),
  ],
]
/** "Choose one Ally. While this card is in play, that Ally is Corrupt": an Event that lies on that Ally, of whom its line tells whose he is. */
const lyingOnIt = (line: string): Row => [
  /\bChoose (one|an|any(?: one)?|target) ((?:\p{Lu}[\p{L}’'-]* )*?Ally\b)((?: of (?:(?:your|an|any) opponent|any player))?)([^.;:]*)[.;] (?:(?:While|As long as) this card is in play, (?:that|the|this) Ally ([^.;:]+)|(?:That|The|This) Ally ([^.;:]+?) (?:while|(?:for )?as long as) this card is in play)(?=[.;]|$)/gu,
  (_, [, kind, of, more, first, last]) => {
    const whose = of || (/opponent/i.test(line) ? ' of your opponent' : /^(?:an|any|one) ally$/i.test(line) ? ' of any player' : '')
    return `Place this card on one ${kind}${whose}${more}. That Ally ${first ?? last}`
  },
]
/** "Choose one Ally", by a line that tells whose he is: his, and not one of yours. */
const chosenByLine = (line: string): readonly Row[] => {
  const whose = /^(?:(?:an|any|one|your) )?opponent['’]s (?:Defending )?Ally$/i.test(line)
    ? 'your opponent'
    : /^(?:an|any|one) Ally$/i.test(line)
      ? 'any player'
      : undefined
  return whose === undefined
    ? []
    : [
        [
          /(?<=^|[.;] )Choose (?:one|an|any one) (?:(?!Ally\b)\p{Lu}[\p{L}’'-]* )*Ally(?=[.;:]| (?:of (?:up to|value|\d)|worth|and)\b)/gu,
          (said) => `${said} of ${whose}`,
        ],
      ]
}
/** "You may only board the Ferry at a Water Location", on the Harbour Ferry: a journey that is played there. */
const boarded = (title: string): Row => [
  new RegExp(
    `\\b(?<who>you (?:may|can|must)|it (?:may|can)|may|can)(?<only> only| not)? (?:be )?(?:board|catch|take|hire|ride|hail|mount|embark (?:on|upon)|boarded|caught|taken|hired|ridden|hailed|mounted)(?: (?:the|this|an?) ${title
      .split(' ')
      .at(-1)!
      .replace(/[^\p{L}]/gu, '.')})?(?= (?:at|in|if|while|from|when)\\b)`,
    'giu',
  ),
  (said, [who, only = '']) => like(said, /^you must/i.test(who!) ? `you may only play this card` : `you may${only} play this card`),
]
/** "When a Night Event is played, move it from your Allies to your Threat", on a Monster that was played as an Ally: itself. */
const toOwnThreat: Row = [
  /(?<=\b(?:when|whenever|each time|if|as soon as) [^.;:]*? (?:is|are) played[^.;:]*?[,:] (?:[^.;:]*?[:,] )?)(?:move|put|return|place|add|shift|transfer) (?:it|this card|him or her|him|her)(?: back)?( (?:from|out of) (?:among )?your Allies)?(?: back)? (?:in)?to your Threat(?=[.;]|$)/giu,
  (_, [whence]) => (whence ? 'if this card is an Ally, put this card into your Threat' : 'put this card into your Threat'),
]
/** "Flip one Ally of an opponent. That Ally cannot be turned face-up while this card is in play": an Event that lies on him. */
const flippedUnderIt: Row = [
  /\b(?:Flip|Turn) (one|an|any(?: one)?|target) ((?:\p{Lu}[\p{L}’'-]* )*?Ally\b(?! of yours))([^.;:]*?)(?: face-down)?[.;] (?:(?:While|As long as) this card is in play,? (?:that|the) Ally ([^.;:]+)|(?:That|The) Ally ([^.;:]+?),? (?:while|(?:for )?(?:as|so) long as) this card (?:is|remains|stays) in play)(?=[.;]|$)/gu,
  (said, [, kind, whose, first, last]) => {
    const does = (first ?? last)!.replace(/,? (?:not )?even (?:at|in) the (?:end of the Round|Flip step),?/u, '')
    const stays = /^(?:can ?not|may not|must not) be (?:turned|flipped) face-up(?: again)?$|^(?:stays|remains|must stay) face-down$/u
    return stays.test(does) ? `Place this card on one ${kind}${whose}. Flip that Ally face-down. That Ally stays face-down` : said
  },
]
/** What a card says of itself by its name, or by words of it. */
const byOwnName = (title: string): readonly Row[] => {
  const words = title
    .split(/[^\p{L}\p{N}’'-]+/u)
    .filter((word) => /^\p{Lu}/u.test(word))
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const own = `(?:this card|he|she|it${words.length > 0 ? `|(?:${words.join('|')})(?: (?:${words.join('|')}))*` : ''})`
  return [
    // "Until you turn Wee Rab face-up".
    [new RegExp(`\\buntil you (turn|flip) ${own} (?=(?:back )?face-up\\b)`, 'gu'), (_, [verb]) => `until you ${verb} this card `],
    // "Any Weapon that Hector holds adds 1 more point to his value".
    [
      new RegExp(
        `\\b(?:[Aa]ny|[Ee]ach|[Ee]very|[Tt]he) Weapon (?:that |which )?${own} (?:holds|carries|bears|wields|uses|has) (?=(?:adds?|gains?|gives?) ${count} (?:more |additional |extra )?points?\\b)`,
        'gu',
      ),
      (said) => like(said, 'any Weapon held by this card '),
    ],
    // "When chosen as a Defending Ally, Father Pryce reduces by 2 points the value of one Ghoul in the opposing Directed Threat."
    [
      new RegExp(
        `\\b([Ww]hen) (?:${own} is )?(?:chosen|committed|selected|named|used|sent) (?:as a Defending Ally|to [Dd]efend), ${own} (?:reduces|lowers|decreases) (?:by ${count} points? the value of ([^.;:,]+?)|the value of ([^.;:,]+?) by ${count}(?: points?)?)(?: (?:in|during|for|until the end of) (?:this |that |the )?Combat)?(?=[.;]|$)`,
        'gu',
      ),
      (_, [when, n, what, other, m]) =>
        `${when} this card is committed to defend, the value of ${what ?? other} is reduced by ${n ?? m} until the end of Combat`,
    ],
  ]
}

const manyInOne =
  /\b(if|when|while|whenever) (two|three|four|five|\d+) or more (\p{Lu}[^.;:,]*?) are (?:revealed |committed )?(?:together )?(?:in|as part of) (?:the same|a single|any one|one) (?:Directed )?Threat,? each (?:of (?:them|these|those)|one)(?: also)? /giu

const sameTitle = (one: string, title: string): boolean => {
  const [a, b] = [one.toLowerCase(), title.toLowerCase()]
  return a === b || a === `${b}s` || a === `${b}es`
}

/** What a Monster does to the one it picks out, and what several of a kind do together. */
const ofMonsters = (title: string): readonly Row[] => [
  // "She calls out the name of one of your opponent's Defending Allies": that one is chosen.
  [
    /,? (?:she|he|it|they|this card|the \p{L}+) (?:calls?|cr(?:y|ies)|speaks?|whispers?|shouts?|howls?|utters?|moans?|hiss(?:es)?|sings?|pronounces?)(?: out| aloud| forth)? the name of (?=(?:one|any one|an) (?:of )?[^.;:,]*\b(?:Ally|Allies)\b)/giu,
    () => ', choose ',
  ],
  // "If three or more Ghouls are revealed in the same Directed Threat, each of them adds 1": each says so of itself, or it is told of others.
  [
    manyInOne,
    (_, [when, n, who]) => {
      const isOwn = sameTitle(who!, title)
      return `${when} there are ${n} or more ${isOwn ? title : who} in your Threat, ${isOwn ? 'this card' : `all ${who} in your Threat`} `
    },
  ],
]
const namesNone: ReadonlySet<string> = new Set(['Event', 'Spell'])

const ofThisKind = (text: string, self: Self | undefined): Rewording | undefined =>
  inRows(text, [
    ...(self && namesNone.has(self.type) ? [thisForThat] : []),
    ...(self?.type === 'Artifact' ? stillBorne : []),
    ...(self?.type === 'Event' && /^Travel\b/.test(self.subtype ?? '') ? [boarded(self.title)] : []),
    ...(self?.type === 'Monster' ? [toOwnThreat] : []),
    ...(self?.type === 'Monster' ? ofMonsters(self.title) : []),
    ...(self?.type === 'Ally' || self?.type === 'Artifact' || self?.type === 'Tome' ? byOwnName(self.title) : []),
    ...(self && namesNone.has(self.type) ? chosenByLine(self.target ?? '') : []),
    ...(self?.type === 'Event' ? [lyingOnIt(self.target ?? ''), flippedUnderIt] : []),
    ...(self && walkers.has(self.type) ? [onFootAnywhere] : []),
    ...freeAtTimes,
    ...replacedFromHand,
    ...inEverydayWords,
    ...inFewerWords,
    ...rows,
    ...untilThen,
    ...(self ? valueTakenOn(self) : []),
    ...spellsTakenBack(self),
    ...(self?.type === 'Spell' && /\bDefending Ally\b/i.test(self.target ?? '') ? [inThatCombat] : []),
    ...(self && !isGod(self) && !laidOnSome.test(self.subtype ?? '') ? [byItsPlayer] : []),
    ...(self && isYours(self) ? [orders] : []),
    ...(self && !persons.has(self.type) ? [whoJoins] : [ownValue, namedOther]),
  ])
