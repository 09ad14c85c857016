/** Weapons and other goods: who bears them, what becomes of them with him, and what cannot be lost. */

import { like, type Row } from '../rewording.ts'

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

const bears = '(?:bears|carries|holds|wields)'

/** The Ally that was chosen, or that the line speaks of. */
const bearer = (who: string | undefined): string => (/^that$/i.test(who ?? '') ? 'that Ally' : 'the target')

/** "May not be assigned any Weapon" */
export const assignedNoWeapon: Row = [
  /\b((?:may|can) ?not|cannot|can never|may never) (?:be (?:assigned|given|handed|issued|entrusted with)|be equipped with|be armed with|wield|carry) (?:an?|any) (Weapon|Artifact|Tome)s?(?=[.;,]|$| (?:at|while|if|unless|or|and)\b)/giu,
  (_, [not, what]) => `${not} bear ${what}s`,
]

/** "These Artifacts cannot be stolen, but suffer any fate that he suffers", behind those that may be assigned to this card. */
export const notStolen: Row = [
  /(?<=\b[Aa]ssign(?:ed)? [^.;:]*[.;] )(?:These|Those|Such|The|All such|Any such) (Artifacts|Tomes|Weapons|Spells)(?: so assigned| assigned(?: to (?:him or her|him|her|it|this card))?)? (cannot|can not|may not) be (stolen)(?:,? (?:but|and) (?:they )?(?:suffer|share|undergo) (?:any|every|the same|whatever|all) fate (?:that |which |as )?(?:\p{L}[\p{L}.’' -]*?)(?: suffers| does| undergoes)?)?(?=[.;]|$)/gu,
  (_, [what, not]) => `${what} held by this card ${not} be stolen`,
]

/** "You may not play Weapons, nor may your Allies carry any" */
export const neitherYouNorYourAllies: Row = [
  /\byou (?:may not|cannot|are not allowed to|must not) play (?:an?|any )?(Weapons?|Artifacts?|Tomes?),? (?:nor|and neither) (?:may|can) (?:any of )?your Allies (?:carry|bear|use|hold|wield) (?:any|one|them)(?=[.;]|$)/giu,
  (said, [what]) =>
    like(said, `you may not play ${what!.replace(/(?<!s)$/, 's')}. Your Allies may not bear ${what!.replace(/(?<!s)$/, 's')}`),
]

/** "Lay this card in front of an opponent", of which its line tells already. */
export const laidBeforeOpponent: Row = [
  /(?<=^|[.;] )(?:Lay|Place|Put|Set|Leave|Play) this (?:card|Event) (?:face-up )?(?:in front of|beside|before|next to) (?:an|your|one|any) opponent(?:['’]s Investigator)?(?: of your choice)?[.;] (?=(?:When your opponent|The next)\b)/gu,
  () => '',
]

/** "Place this card beside one of your opponent's Steadfast Allies": on that one. */
export const besideOneOfHis: Row = [
  /\b(?:place|lay|put|play|set) this card (?:beside|next to|with|under|beneath|on top of|on|upon|over|atop|by) (?:one|any(?: one)?) of (your|an|the) opponent['’]s ((?:\p{Lu}[\p{L}’'-]* )*?)Allies\b/giu,
  (said, [whose, sort]) => like(said, `place this card on one ${sort}Ally of ${whose === 'the' ? 'your' : whose} opponent`),
]

/** "Place this card next to one Ally of your opponent": with whom it lies. */
export const nextToAlly: Row = [
  /\b(place|put|lay) this card (?:next to|beside|alongside) (?=(?:one|an|any(?: one)?|target) (?:\p{Lu}[\p{L}’'-]* )*Ally\b)/giu,
  (_, [how]) => `${how} this card on `,
]

/** "That Ally must discard his or her Weapon": so is he rid of it. */
export const ridOfHisWeapon: Row = [
  /(?<=^|[.;:,] )(that|the|target) (?:Ally |target )?must (bury|discard|flip) (?:his or her|his|her|its|their|any) (Weapon|Artifact|Tome|Spell)s?(?=[.,;]|$)/giu,
  (said, [who, how, what]) => like(said, `${how!.toLowerCase()} each ${what} held by ${bearer(who)}`),
]

/** "Discard that Ally's Weapon. If the Ally has no Weapon, ...": if he had none, and not once it is gone. */
export const ifHeHadNone: Row = [
  new RegExp(
    `(?<=^|[.;:,] )(bury|discard|flip) (?:(that|the|target) (?:Ally|target)['’]s (Weapon|Artifact|Tome|Spell)s?|(?:any|each|the) (Weapon|Artifact|Tome|Spell)s? (?:held|borne|carried|wielded) by (that|the|target)(?: Ally| target)?)( face-down)?[.;] (?:if (?:that Ally|the Ally|target Ally|the target|he or she|he|she) (?:(?:has|had|${bears}) no|(?:does|did) not (?:have|bear|carry|hold|wield) an?) (?:\\3|\\4)|if (?:there is none|he or she has none|he has none|she has none)), ([^.;]*?)(?: instead)?(?=[.;]|$)`,
    'giu',
  ),
  (said, [how, who, what, other, whose, face = '', then]) => {
    const [whom, thing] = [bearer(who ?? whose), what ?? other]
    return like(said, `if ${whom} has a ${thing}, ${how!.toLowerCase()} each ${thing} held by ${whom}${face}. Otherwise, ${then}`)
  },
]

/** "If that Ally has a Weapon, discard that Weapon": what he bears. */
export const whatHeBears: Row = [
  new RegExp(
    `(?<=\\bif (?:(that|the|target) Ally|the target) (?:has|${bears}) (?:an?|any) (Weapon|Artifact|Tome|Spell), )(bury|discard|flip) (?:that|the|his or her|his|her|its|their) \\2(?=[.,;]|$| face-down)`,
    'giu',
  ),
  (_, [who, what, how]) => `${how} each ${what} held by ${bearer(who)}`,
]

/** "If any of your Allies has a Weapon": if you have such an Ally. */
export const anyWithWeapon: Row = [
  /\b(any|one|one or more|at least one|none) of (your|his or her|your opponent['’]s|opponent['’]s) ((?:\p{Lu}\p{Ll}+ )?)Allies (?:has|have|bears?|carry|carries|holds?) (?:an? |any )?(Weapon|Artifact|Tome|Spell)s?(?= or\b| and\b|[.,;)]|$)/giu,
  (said, [any, whose, kind, thing]) => {
    const who = /^your$/i.test(whose!) ? 'you have' : /^his/i.test(whose!) ? 'he or she has' : 'your opponent has'
    return like(said, `${who} ${/^none$/i.test(any!) ? 'no' : 'an'} ${kind}Ally with a ${thing} in play`)
  },
]

/** "If this Weapon is held by a Police Detective and is due to be buried": when that befalls it while he bears it. */
export const heldByAndLost: readonly Row[] = [
  [
    /\bif (this (?:Weapon|Artifact|Tome|card)|it) is ((?:held|borne|carried|wielded) by [^.;:,]+?),? and (?:is due to|is to|is about to|would|is going to|must) be (Buried|Discarded|Buried or Discarded)(?=[ ,])/giu,
    (said, [what, held, fate]) => like(said, `if ${what} would be ${fate} while ${held}`),
  ],
  [
    /\bif (this (?:Weapon|Artifact|Tome|card)|it) (?:is due to|is to|is about to|would|must) be (Buried|Discarded|Buried or Discarded),? and (?:(?:it|this Weapon|this card) )?is ((?:held|borne|carried|wielded) by [^.;:,]+?)(?=,)/giu,
    (said, [what, fate, held]) => like(said, `if ${what} would be ${fate} while ${held}`),
  ],
]

/** "While the wielder is a Defending Ally": who bears it. */
export const whileTheWielderIs: Row = [
  /\b(while|if|when|as long as) (?:the|its|this Weapon's) wielder (?=is |has |defends )/giu,
  (_, [when]) => `${when} the bearer `,
]

/** "Choose one Artifact (not a Weapon) of your opponent". */
export const noWeapon: Row = [
  /(?<=\bchoose (?:one|an?|any one) \p{Lu}\p{Ll}+) \((?:but )?not (?:an? )?(\p{Lu}\p{Ll}+)\)(?= (?:of|that|in)\b)/giu,
  (_, [what]) => ` except ${what}`,
]

/** "If the Ally is buried, you may hand it to any Soldier you have": what he has borne. */
export const handedOn: Row = [
  /(?<=\b(?:If|When) (?:the|its|that) (?:Ally|bearer) is (?:buried|discarded|lost), (?:you may )?(?:at once |immediately )?(?:hand|give|pass) )(?:it|this (?!card\b)\p{Ll}+)(?= (?:at once )?to\b)/giu,
  () => 'this card',
]

export const notMadeToLose: Row = [
  /\bno cards? of (?:an|any|your) opponents? (?:may|can) (?:cause|make|force) you to lose ([^.;:]+?)(?=[.;]|, (?:as long as|while|until|if)\b| (?:as long as|while|until|if)\b)/giu,
  (said, [what]) => notToBeLost(said, what!.replace(/,? nor (?=an? |any |your )/i, ' or ')),
]

/** "No opponent's card may cause you to lose an Artifact". */
export const notLostToOpponents: readonly Row[] = [
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
]

/** "If the Ally is Buried, you may hand this card to any Soldier you have": given. */
export const givenOnItsLoss: Row = [
  /\b(?:(?:[Hh]and|[Pp]ass|[Tt]ransfer)(s?) (this (?:card|Weapon|Artifact)) (?:on |over )?|[Gg]ive(s?) (this (?:card|Weapon|Artifact)) )to (?:any(?: one)?|an?|one|(another)) ((?:of your )?)(other )?((?:\p{Lu}[\p{L}’'-]*(?:,? or(?: an?)?)?,? ?)+)((?:of yours|(?:that |whom )?you have(?: in play)?|in play)?)(?=[.;,]|$)/gu,
  (said, [s, handed, gives, given, another, , other, who]) =>
    like(
      said,
      `give${s ?? gives ?? ''} ${handed ?? given} to one ${another || other ? 'other ' : ''}${who!.trim().replace(/^Allies$/, 'Ally')}`,
    ),
]

/** "Takes both hands, so no other Weapon for that Ally": as it is anyway. */
export const takesBothHands: readonly Row[] = [
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
]

/** "If Ally is buried, return this card to your Hand at the end of the Round." */
export const backAtTheEndOfRound: Row = [
  /(?<=^|[.;] )(?:If|When) (?:the )?(?:Ally|bearer) is (Buried|Discarded|lost), (?:you may )?(return this (?:card|Weapon|Artifact|\p{Ll}+) to your Hand|discard this (?:card|Weapon|Artifact|\p{Ll}+)) at the end of the (?:same )?Round(?=[.;]|$)/gu,
  (said, [how, what]) =>
    /may/u.test(said)
      ? said
      : `When Ally is ${how}: (at the end of the Round: ${what!.replace(/this \p{L}+/u, 'this card')}) until the end of the Round`,
]

/** "In the grasp of a Dreamer": with him who bears it. */
export const inHisGrasp: Row = [/\bin the (?:grasp|grip|clutch|clutches|fists?|palms?) of (?=an? \p{Lu})/giu, () => 'in the hands of ']
