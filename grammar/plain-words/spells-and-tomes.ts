/** Spells and Tomes: what they cost, how many a Tome holds, who casts them at whom. */

import { languages } from '../link.ts'
import { like, type Row } from '../rewording.ts'
import { count } from './phrases.ts'

/** Icons of Spells, one or several: "Death or Eye". */
const spellIcons =
  '(?:Water|Folk|Cthulhu|Death|Eye|Yellow Sign|Dream)(?:(?:, | or | and |, or )(?:Water|Folk|Cthulhu|Death|Eye|Yellow Sign|Dream))*'

/** "Whenever you cast a Spell from this Tome at Night, it costs no Sanity" */
export const castFromThisTome: Row = [
  /\b(?:each time|when|whenever|if)(?: that)? you cast (?:an?|any) (\p{L}+ )?Spell from (this \p{L}+|it)( [^.;:,]+?)?, (?:it|the Spell|that Spell) costs (?:you )?(no Sanity|nothing|\d+ (?:Sanity )?(?:points? )?(?:of Sanity )?less(?: Sanity)?)(?=[.;]|$)/giu,
  (said, [kind = '', from, so = '', cost]) =>
    like(said, `${kind}Spells cast from ${from}${so} cost ${/^nothing$/i.test(cost!) ? 'no Sanity' : cost}`),
]

/** "If this card is lost, also lose the Spells in excess": so does every Tome that holds less. */
export const spellsInExcess: Row = [
  /(?<=\b(?:more|additional|extra|further)\b[^.;:]*[.;] (?:[^.;:]+[.;] )?)(?:If [^.;:,]+? is (?:lost|buried|discarded|no longer in play)(?: or (?:buried|discarded))?, (?:also )?(?:lose|bury|discard) (?:the|any|all|those) (?:Spells in excess|excess Spells|surplus Spells|additional Spells|extra Spells)|(?:The |Any |All )?(?:Spells in excess|excess Spells|surplus Spells) are (?:lost|buried|discarded) (?:if|when) [^.;:,]+? is (?:lost|buried|discarded))(?:[.;] ?|$)/giu,
  () => '',
]

/** "All Tomes may be read here, whatever their Language" */
export const tomesReadHere: Row = [
  /(?<=^|[.;,] )(?:all|any|each|your|every) Tomes? may be (?:read|played|studied|understood)(?: by you)? (?:here|at this Location),? (?:whatever|regardless of|no matter what|in|of)(?: (?:its|their|the|any))? (?:Languages?)(?: (?:it is|they are) (?:written )?in)?(?=[.;]|$)/giu,
  (said) => like(said, 'you may play Tomes here regardless of Language'),
]

/** "Whenever an opponent casts a Spell upon you or your Allies, you may discard one card. The Spell has no effect": at that price. */
export const castUponYou: readonly Row[] = [
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
]

/** "Spells with the Death icon cost 1 less to cast, while all other Spells cost 1 more" */
export const allOtherSpells: Row = [
  new RegExp(
    `\\bSpells? with the (${spellIcons}) icons? (costs? [^.;,]+?)(?:, (?:while|but|and)|[.;](?: but)?) all other Spells cost (${count.slice(1, -1)}) (more|less|additional|extra)(?: Sanity)?(?: points?)?(?: more)?(?: to cast)?(?=[.;,]|$)`,
    'giu',
  ),
  (_, [icons, cost, by, how]) =>
    `Spells with the ${icons} icon ${cost}. Spells other than ${icons!.replace(/(,? (?:or|and) |, |$)/gu, ' Spells$1')} cost ${by} ${/^less$/i.test(how!) ? 'less' : 'more'} Sanity to cast`,
]

/** "Cards that cause you to lose Tomes, or Spells from Tomes": wherever they are held. */
export const lostTomesOrSpells: Row = [
  /\b(protection from cards that (?:cause|make|force) you (?:to )?lose [\p{L}]+),? or (\p{Lu}\p{L}+) from \p{Lu}\p{L}+(?=[.;]|$)/giu,
  (_, [one, other]) => `${one} or ${other}`,
]

/** "As your Turn, you may discard any Spell in this Tome": one of them. */
export const anySpellInIt: Row = [
  /\b(As your Turn,? (?:you may )?(?:discard|bury|return) )any (Spell (?:in|from|held by) (?:this Tome|this card|it)\b)/giu,
  (_, [deed, spell]) => `${deed}one ${spell}`,
]

/** "Cancel a Spell cast by an Ally. Flip that Ally": what holds the Spell. */
export const castByAnAlly: Row = [
  /\b(Cancel (?:an?|any|target|your) (?:opponent['’]s )?Spell\b[^.]*? (?:by an Ally|(?:from|out of) a Tome)\b[^.]*\.(?: (?:Bury|Discard) (?:the|that) Spell\.)?) (?:Flip (?:that|the) (?:Ally|Tome)(?: face-down)?(?:,? (?:as well|too|also))?|(?:The|That) (?:Ally|Tome) is (?:also )?flipped(?: face-down)?(?:,? (?:as well|too|also))?)(?=\.)/giu,
  (_, [first]) => `${first} Flip what holds that card`,
]

/** "Bury one Spell from any Tome": whosever it is; by lot it would be one of each player's. */
export const spellFromAnyTome: Row = [
  /\b((?:bury|discard|flip)(?: face-down)? (?:(?!random)\w+ ){1,3}Spells?) (?:in|from|held by|contained in) any (?:player['’]s )?Tome\b(?! (?:of|you|in your)\b)/gi,
  (_, [what]) => `${what} in a Tome of any player`,
]

/** "One Spell more than its Spell Capacity", "one more Spell than usual", and what becomes of the surplus by the rules (M9.7). */
export const moreSpells: readonly Row[] = [
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
]

export const noSpellCastBy: Row = [
  /\bno Spells? (may|can) be cast by any (Ally|Artifact|Tome)( or (?:any )?(?:Ally|Artifact|Tome))?(?:, (?:yours|your own) (?:included|too|as well))?(?=[.;,]|$| (?:until|this|while|during|for)\b)/giu,
  (said, [may, what, or]) => like(said, `no Spell held by an ${what}${or?.replace(/any /i, '') ?? ''} ${may} be cast`),
]

/** "Two Spells, from the Death or Eye categories only": of these icons. */
export const theseIconsOnly: Row = [
  new RegExp(
    `\\b(Spells?),? (?:but )?(?:only )?(?:(?:from|of|in) (?:the )?(${spellIcons}) (?:categor(?:y|ies)|icons?|kinds?|types?)|(${spellIcons})(?= only\\b))(?: only)?(?![\\p{L}-])`,
    'gu',
  ),
  (_, [spells, icons, others]) => `${(icons ?? others)!.replace(/ and (?=\p{Lu}\p{L}*(?: Sign)?$)/u, ' or ')} ${spells}`,
]

/** "You may play two Tomes in one Turn at this Location." */
export const twoTomesInOneTurn: Row = [
  /(?<=\bplay (?:two|three|2|3) [^.;:,]+?) (?:in|on|during) (?:one|a single|the same|any one|each) Turn (?:here|(?:at|in) this Location)(?=[.;]|$)/giu,
  () => ' in one Turn here',
]

/** "Tomes in Latin or Glyphs cost you 1 less, and they may hold one Spell more than usual". */
export const costAndHold: readonly Row[] = [
  [
    /\b((?:[Yy]our |[Ee]ach of your |[Aa]ll (?:of )?your )?)Tomes in (\p{Lu}\p{L}+(?: or \p{Lu}\p{L}+)?) (?=(?:cost|may|can|hold|are|count)\b)/gu,
    (_, [whose, languages]) => `${whose}${languages} Tomes `,
  ],
  [
    /(?<=\b((?:\p{Lu}\p{L}+ or )?\p{Lu}\p{L}+) Tomes cost you [^.;:,]*?),? and (?:they )?(?:may|can) (?:each )?(?:hold|contain) (?:one|an) (?:more|additional|extra) Spell(?=[.;]|$)/gu,
    (_, [which]) => `. The Spell capacity of your ${which} Tomes gains 1`,
  ],
]

/** "Bury Spell after it is cast, or return it to your Hand if there is a Storm in play": it is buried otherwise anyway. */
export const afterItIsCast: Row = [
  /(?<=[.;] )Bury (?:the |that )?Spell(?: in your Story Deck)? after (?:it is cast|casting(?: it)?),? or (?:else )?return it to your Hand ((?:if|while|when) [^.;:]+)(?=[.;]|$)/gu,
  (_, [when]) => `Return Spell to your Hand after it is cast ${when}`,
]

/** "A Spell just cast whose target was one of your Allies". */
export const justCastAt: Row = [
  /(?<=\b(?:Spell|Event)(?: (?:that (?:was|has been) )?(?:just )?(?:cast|played)(?: by (?:your|an|any) (?:opponent|player))?)?),? (?:whose target (?:was|is|were)|which (?:had|has) (?:as|for) its target|with the target|that (?:targets|targeted)) (?=(?:you|your|one of your|any of your|any one of your|this)\b)/giu,
  () => ' at ',
]

/** "A Tome in play with a Sanity cost". */
export const withSanityCost: Row = [
  /\b((?:an?|any|one|no|another|each|two) (?:\p{L}+(?: or (?:an? )?\p{L}+)?)) (in play) (with|that has|which has|without) (a Sanity cost|any Sanity cost|no Sanity cost)(?=[.;,]|$)/giu,
  (_, [what, play, has, cost]) => `${what} ${has} ${cost} ${play}`,
]

const mayHold = '((?:(?:this (?:card|Ally|Artifact|Tome)|he|she|it) )?(?:can|may) (?:know|hold|contain))'
const numbers = ['one', 'two', 'three', 'four', 'five', 'six']
const figure = (said: string): number => (/^an?$/i.test(said) ? 1 : numbers.indexOf(said.toLowerCase()) + 1 || Number(said))

/** When it is so: "during any Storm" is while one is in play. */
const whileSo = (when: string): string =>
  /^(?:at|by) /i.test(when)
    ? like('A', when)
    : `While ${when
        .replace(/^(?:when|whenever|if|while|as long as) /i, '')
        .replace(/^during (?:any|an?|the) (Storm|Star|Phobia|Epidemic|Eclipse)(?: Event)?$/i, 'a $1 Event is in play')
        .replace(/^during (?:the )?(Day|Night)$/i, 'it is $1')}`

/** "Can know one Spell, or two at Night", "but only Folk or Death", "one of your Dreamers who reads it". */
export const howManyHeKnows: readonly Row[] = [
  [
    new RegExp(
      `${mayHold} (?:any |up to )?${count} (${spellIcons} )?Spells?,? or (?:any |up to )?${count}(?: (?:such )?Spells?| of them)? ((?:during|at|by|while|when|whenever|if|as long as) [^.;:,]+)(?=[.;]|$)`,
      'giu',
    ),
    (said, [holds, n, icons = '', most, when]) => {
      const more = figure(most!) - figure(n!)
      if (!(more > 0)) return said
      const again = holds!.toLowerCase()
      return `${holds} ${n} ${icons}Spell${figure(n!) > 1 ? 's' : ''}. ${whileSo(when!)}, ${again} ${numbers[more - 1]} additional ${icons}Spell${more > 1 ? 's' : ''}`
    },
  ],
  // Told anew for such a time: so many in all, and not beside the others.
  [
    new RegExp(
      `${mayHold} (?:any |up to )?${count} (${spellIcons} )?Spells?\\. (At Night|By Day|During [^.;:,]+|While [^.;:,]+|If [^.;:,]+), (?:(?:he|she|it|this card|this Ally) )?(?:can|may) (?:know|hold|contain) (?:up to )?${count}(?: (?:such )?Spells)?(?=[.;]|$)`,
      'giu',
    ),
    (said, [holds, n, icons = '', when, most]) => {
      const more = figure(most!) - figure(n!)
      return more > 0
        ? `${holds} ${n} ${icons}Spell${figure(n!) > 1 ? 's' : ''}. ${whileSo(when!)}, ${holds!.toLowerCase()} ${numbers[more - 1]} additional ${icons}Spell${more > 1 ? 's' : ''}`
        : said
    },
  ],
  [
    new RegExp(
      `${mayHold} ((?:(?:any|up to) )?${count}) Spells?,? (?:but |and )?(?:only|they must be|(?:it|each) must be|which must be)(?: (?:an?|of the|with the))? (${spellIcons})(?: (?:Spells?|icons?|ones))?(?=[.;]|$)`,
      'giu',
    ),
    (_, [holds, many, n, icons]) => `${holds} ${many} ${icons} Spell${figure(n!) > 1 ? 's' : ''}`,
  ],
  // Nobody can give it a Spell of it but he whose Tome it is.
  [/(?<=\bany one of your \p{Lu}[\p{L}-]*) who (?:reads|studies|has read) (?:it|this (?:Tome|card))(?= (?:can|may) know\b)/gu, () => ''],
]

const against = '(?:against|on|upon|at)'

/** "Can only be used against Investigators who are Outside", of a Spell: as it is cast. */
export const castOnWhom: Row = [
  new RegExp(
    `(?<=^|[.;] )(?:This Spell )?(?:can|may) only be (?:used|cast) ${against} (?:Investigators|players|opponents|an opponent|an Investigator|a player) who (?:are|is) (?=\\p{Lu})`,
    'giu',
  ),
  () => 'May only be cast on an opponent who is ',
]

/** "Does not cost Sanity points to cast". */
export const atWhatPrice: readonly Row[] = [
  [
    /\b(?:does|do) not cost (?:any |you )?Sanity(?: points?)?(?= to (?:cast|play|use)\b|[.;,]|$| (?:if|while|when|at|by)\b)/giu,
    (said) => (/^do\b/i.test(said) ? 'cost no Sanity' : 'costs no Sanity'),
  ],
  [/(?<=^|[.;] )Costs no Sanity(?: points?)? to cast\b/gu, () => 'This Spell costs no Sanity to cast'],
  // What is paid is no loss.
  [
    /(?<=\bSanity losses\b[^.;]*[.;] )(?:Costs|Sanity costs|Prices|Costs in Sanity) (?:are|is) not (?:lessened|halved|affected|reduced|changed|lowered)(?: (?:by this|in this way))?[.;]?(?: |$)/gu,
    () => '',
  ],
  // Halves of Sanity are rounded up anyway.
  [/(?<=\bhalve) \(round(?:ed|ing)? up\)(?= (?:all|your|the|any)\b)/giu, () => ''],
  // Two sources, each by itself.
  [
    /(?<=^|[.;] )((?:Until|For) [^.;,:]+, )?(halve (?:\(round(?:ed|ing)? up\) )?(?:all (?:of )?)?(?:your )?)Sanity losses from (\p{Lu}[\p{L} ]*?) (?:and|or) (\p{Lu}[\p{L} ]*?)((?:,? \(?round(?:ed|ing)? up\)?)?)(?=[.;]|$)/giu,
    (said, [head = '', halves, one, two, round = '']) =>
      [one, two].map((each) => like(said, `${head}${head ? halves!.toLowerCase() : halves}Sanity losses from ${each}${round}`)).join('. '),
  ],
]

const tongue = `(?:${languages.join('|')})`

/** "Knows Arabic, Greek and Glyphs, and may immediately play a Tome in one of these Languages": in one of those just named. */
export const tomeInOneOfThese: Row = [
  new RegExp(
    `\\b(you|your Investigator) (knows?|can read|reads?) (${tongue}(?:, ${tongue})*,? and ${tongue})((?: (?:until|for|during|while) [^.;:,]+)?)(?:,? and(?: you)? may|[.;] You may) ((?:immediately |at once |then |also )?)play (an?|one|any one) Tome (?:written )?in (?:one|any|any one) of (?:these|those) languages(?=[.;,]|$)`,
    'giu',
  ),
  (_, [who, knows, list, long, soon, n]) =>
    `${who} ${knows} ${list}${long}. You may ${soon}play ${n} ${list!.replace(/,? and /, ' or ')} Tome`,
]
