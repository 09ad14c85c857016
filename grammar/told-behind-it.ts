/**
 * What is told of a card behind it: what it is worth, bears and knows, where it is and which it must be; in brackets, behind a comma, or as a
 * relative clause of whatever shape, each put as the grammar has it. Tried for a text that cannot be read as it stands.
 */

/** What is said, and what is put for it, with what the groups have taken up. */
export type Phrase = readonly [said: RegExp, put: string]

const n = '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten)'
const range = `(?:(?:at least|at most|up to|no more than|not more than|exactly|more than|less than|over|under) ${n}(?: points?)?|${n}(?: points?)?(?: or (?:more|less|fewer|higher|lower|greater|${n}))?(?: points?)?)`
const goods = '(?:an? |any |the )(?:\\p{Lu}[\\p{L}’-]* ){0,2}?(?:Weapon|Artifact|Tome|Spell)s?\\b(?! in)'
const hasIt =
  '(?:bear|carry|carrie|hold|wield|use|bearing|carrying|holding|wielding|using|armed with|equipped with|having|in possession of)s?'
const rel = '(?:who|that|which)'
/** Who bears what, and who bears none: "carrying a Weapon", "armed with one". */
const bearers: readonly Phrase[] = [
  [/(?<=\p{L}) \((not (?:bearing|carrying|holding|wielding|armed with) [^()]*)\)/giu, ' $1'],
  [
    /\bunarmed ((?:\p{Lu}\p{L}+ )+?(?:Ally|Allies))((?: of (?:your opponent|yours|any player|an opponent|each player))?)/gu,
    '$1$2 without a Weapon',
  ],
  [/\bunarmed (Ally|Allies|\p{Lu}\p{L}+)((?: of (?:your opponent|yours|any player|an opponent|each player))?)/gu, '$1$2 without a Weapon'],
  [/\b(?<!is |are )armed (Ally|Allies)((?: of (?:your opponent|yours|any player|an opponent|each player))?)/gu, '$1$2 with a Weapon'],
  [new RegExp(`\\b${rel} (?:is|are) not armed(?! with)|\\bnot armed(?! with)`, 'giu'), 'without a Weapon'],
  [new RegExp(`\\b${rel} (?:is|are) armed(?! with)`, 'giu'), 'with a Weapon'],
  [
    new RegExp(`(?<!\\bnot |\\b(?:may|can|must|cannot) )\\b(?:${rel} (?:(?:is|are|has been|have been) )?)?${hasIt} no (?=\\p{Lu})`, 'giu'),
    'without a ',
  ],
  [new RegExp(`\\b(?:${rel} (?:is|are|does|do) )?not ${hasIt} (${goods})`, 'giu'), 'without $1'],
  [new RegExp(`(?<=\\b(?:Ally|Allies|opponent|player|yours|play) )(?:${rel} (?:(?:is|are) )?)?${hasIt} (${goods})`, 'giu'), 'with $1'],
  [/\bwith at least (?:one|1) (?=(?:Weapon|Artifact|Tome|Spell)\b)/giu, 'with a '],
  [
    new RegExp(
      `\\b(?:to whom|to which) (${goods}) (?:is|has been) (?:assigned|given|attached)|\\b${rel} has been (?:given|assigned) (${goods})`,
      'giu',
    ),
    'with $1$2',
  ],
  [
    /\b(?<=Ally[^.;:,]* )(?:which|who|that) (?:can read|can speak|speaks|speak|reads|read|understands|understand) (?=\p{Lu})/gu,
    'who knows ',
  ],
  [/\b(?<=(?:Ally|Allies)[^.;:,]* )(?:knowing|reading|speaking|understanding|with (?:a )?knowledge of) (?=\p{Lu})/gu, 'who knows '],
  [/\b(\p{Lu}\p{L}+)-(?:knowing|speaking|reading) (Ally|Allies)((?: of (?:your opponent|yours|any player))?)/gu, '$2$3 who knows $1'],
]
const whose = "(?:your opponent['’]s|an opponent['’]s|your|any|the opposing|target)"
const fights = '(?:participat(?:es?|ing)|tak(?:es?|ing) (?:a )?part|(?:is |are )?involved) in (?:the |this |that )?Combat'
const isPicked =
  '(?:(?:is|are|was|were|has been|have been) )?(?:chosen|selected|committed) (?:as (?:a )?(?:Defending Ally|defenders?|Defending Allies)|to defend|to (?:the |this )?Combat)'
/** Where a card is, and what it takes part in, told behind it. */
const whereabouts: readonly Phrase[] = [
  [
    new RegExp(
      `\\b(Monsters?|\\p{Lu}\\p{L}+) (?:(?:that|which|who) (?:is|are|lies|lie) (?:part of |contained in |in )|lying in |contained in |(?:which|that) (?:is|are) part of |of )(${whose} Threat)\\b`,
      'gu',
    ),
    '$1 in $2',
  ],
  [
    /\bone of the ((?:\p{Lu}[\p{L}’-]* ){0,2}?)(Monster|Artifact|Tome|Weapon|Spell|Event|Location|Phobia|Ghoul|Cultist)s (?:(?:that|which|who) are )?(?=in |from |attacking |affecting |on |that |which |who |with |held )/gu,
    'one $1$2 ',
  ],
  [
    /\bone of the ((?:\p{Lu}[\p{L}’-]* ){0,2}?)Allies (?:(?:that|which|who) are )?(?=in |from |that |which |who |with |defending )/gu,
    'one $1Ally ',
  ],
  [
    new RegExp(
      `\\b(?:${rel} )?(?:(?:does|do) not (?:participate in|take (?:a )?part in) (?:the |this |that )?Combat|takes? no part in (?:the |this |that )?Combat|(?:is|are) not in (?:the |this )?Combat|not ${fights}|not in (?:the |this )?Combat|(?:does|do) not defend)(?=[.;,]|$)`,
      'giu',
    ),
    'who is not defending',
  ],
  [new RegExp(`\\b(?:${rel} )?${fights}(?=[.;,]|$)`, 'giu'), 'who is defending'],
  [
    new RegExp(
      `\\b(?:${rel} )?(?:(?:is|are|was|were) )?not (?:chosen|selected|committed) (?:as (?:a )?(?:Defending Ally|defenders?|Defending Allies)|to defend|to (?:the |this )?Combat)`,
      'giu',
    ),
    'who is not defending',
  ],
  [new RegExp(`\\b(?:${rel} )?${isPicked}(?=[.;,]|$)`, 'giu'), 'who is defending'],
  [new RegExp(`\\b${rel} defends?(?=[.;,]|$)|(?<=\\bopponent )defending(?=[.;,]|$)`, 'giu'), 'who is defending'],
  [/\bnon-defending (Ally|Allies)((?: of (?:your opponent|yours|any player))?)/giu, '$1$2 who is not defending'],
  [/,? \(?(?:but )?not (?:a )?Defending Ally\)?(?=[.;,]|$)/giu, ' who is not defending'],
  [
    /\b(Phobias?) (?:by which you are affected|(?:from|under) which (?:you|your Investigator) suffers?|(?:you|your Investigator) suffers? (?:from|under)|(?:that |which )?(?:is |are )?(?:lying|played) on (?:you|your Investigator)|afflicting (?:you|your Investigator)|(?:that|which) (?:lies|afflicts?) (?:on )?(?:you|your Investigator))/giu,
    '$1 affecting you',
  ],
  [
    /\b(?:(?:that|which|who) (?:has been |have been |was |were |lies |lie ))?(?:lying|turned|flipped) (face-down|face-up)(?=[.;,]|$)/giu,
    'that is $1',
  ],
]
const attr = '(\\p{Lu}[\\p{L}’-]*)'
/** "(Corrupt only)", "(but not a Corrupt one)", "other than a Corrupt one". */
const suchOnes: readonly Phrase[] = [
  [
    new RegExp(
      `(?<=\\b(?:bury|buries|discards?|flips?|returns?|take|place|play) (?:one|an?|any one) \\p{Lu}[^.;:,]*?) if (?:it|he or she|he|she|that \\p{L}+) is (not )?${attr}(?=[.;,]|$)`,
      'gu',
    ),
    ' who is $1$2',
  ],
  [new RegExp(`\\b(?:(?:who|that|which) )?(?:lacks?|lacking) the (?=${attr} attribute\\b)`, 'gu'), 'without the '],
  [
    new RegExp(
      `(?<=\\p{L}) \\((?:only (?:an? )?${attr}(?: ones?)?|${attr}(?: ones?)? only|(?:which|who|it|he or she|he|she) (?:is|must be) ${attr})\\)`,
      'gu',
    ),
    ' who is $1$2$3',
  ],
  [
    new RegExp(
      `(?<=\\p{L})(?:,)? \\(?(?:but )?(?:not|no|never|except|excluding|other than) (?:an? )?${attr} ones?\\)?(?=[.;,]|$| of\\b)`,
      'gu',
    ),
    ' who is not $1',
  ],
  [
    new RegExp(
      `(?<=\\p{L}) \\((?:but not |excluding |except |not |no )(?:an? |any |those who are |the )?${attr}(?: Ally| Allies| ones)?\\)`,
      'gu',
    ),
    ' who is not $1',
  ],
  [
    new RegExp(`(?<=\\p{L}) \\(${attr} (?:Allies|ones|cards) (?:are|is) (?:excluded|excepted|exempt|not affected)\\)`, 'gu'),
    ' who is not $1',
  ],
  [new RegExp(`(?<=\\p{L}) \\(non-${attr}\\)`, 'gu'), ' who is not $1'],
  [
    /\bone of the ((?:\p{Lu}[\p{L}’'-]* ){0,2}?)(Allies|Artifacts|Tomes|Weapons|Spells|Monsters|Events) (?:of (your opponent|any player|an opponent)|(?:that )?(your opponent|an opponent) has in play)\b/gu,
    "one of $3$4's $1$2",
  ],
  [/\bof (your opponent|an opponent)['’]s(?=[.;,]|$)/gu, 'of $1'],
  [/\bone ((?:\p{Lu}[\p{L}’'-]* ){1,2})opponent['’]s (Ally|Artifact|Tome|Weapon|Spell|Monster|Event)\b/gu, 'one $1$2 of your opponent'],
]

/** What a card is worth, in brackets, behind a comma, or told round about. */
const worths: readonly Phrase[] = [
  [
    new RegExp(
      `(?<=\\p{L}) \\((?:(?:with |of )?(?:a )?(?:card )?value (?:of )?|(?:it |he |she |this |which )?must be worth |worth |of |with )?(${range})\\)`,
      'giu',
    ),
    ' worth $1',
  ],
  [new RegExp(`(?<=\\p{L}) \\((?:a )?minimum(?: value)?(?: of)? (${n})(?: points?)?\\)`, 'giu'), ' worth at least $1'],
  [new RegExp(`(?<=\\p{L}) \\((?:a )?maximum(?: value)?(?: of)? (${n})(?: points?)?\\)`, 'giu'), ' worth at most $1'],
  [new RegExp(`\\bwith a minimum (?:card )?value of (${n})\\b`, 'giu'), 'worth at least $1'],
  [new RegExp(`\\bwith a maximum (?:card )?value of (${n})\\b`, 'giu'), 'worth at most $1'],
  [/(?<=\p{L}) \((\d+)\+\)/giu, ' worth $1 or more'],
  [
    new RegExp(
      `(?<=\\p{L}), (?:which must be |(?:which|who|that) (?:is|are) )?(?:worth|of|with a (?:card )?value of|valued at) (${range})(?=[.;,]|$)`,
      'giu',
    ),
    ' worth $1',
  ],
  [/\b(?:(?:that|which|who) (?:is|are) )?valued (?:at )?(?=\d|one |two |three |four |five |six |at least|up to|no more)/giu, 'worth '],
  [/\b(?:(?:that|which|who) (?:has|have)|having) (?=an? (?:card |printed )?value\b)/giu, 'with '],
  [new RegExp(`\\b(?:(?:that|which|who) (?:is|are) )?not worth (?:less|fewer) than (${n})\\b`, 'giu'), 'worth at least $1'],
  [new RegExp(`\\b(?:(?:that|which|who) (?:is|are) )?not worth more than (${n})\\b`, 'giu'), 'worth at most $1'],
  [
    new RegExp(
      `\\b(value(?: is| of)?) (?:no|not) (?:less|lower|smaller) than (${n})\\b|\\b(value(?: is| of)?) not (?:below|under) (${n})\\b`,
      'giu',
    ),
    '$1$3 at least $2$4',
  ],
  [new RegExp(`\\b(value(?: is| of)?) not (?:above|over|exceeding|greater than|higher than) (${n})\\b`, 'giu'), '$1 at most $2'],
  [new RegExp(`\\b(value) exceeding (${n})\\b`, 'giu'), '$1 of more than $2'],
  [/\b(\d+|one|two|three|four|five|six)-(?=points? \p{Lu})/gu, '$1 '],
  [/\bworth (\d+)-(\d+)(?= points?\b)/giu, 'worth $1 to $2'],
  [new RegExp(`\\bworth between (${n}) and (${n})(?: points?)?\\b`, 'giu'), 'with a value of $1 to $2'],
]

const named = '((?:\\p{Lu}[\\p{L}’-]*)(?: \\p{Lu}[\\p{L}’-]*)+)'
const thisOne = '(?:this one|this card|this Ally|itself|himself|herself)'
/** Asides: who chooses, whether there is any, what is counted with it and what is left out. */
const asides: readonly Phrase[] = [
  [
    / \((?:you (?:may )?choose(?: which(?: one)?)?|of your (?:own )?(?:choice|choosing)|chosen by you|you choose it)\)|,? (?:which |that )?you choose(?=[.;,]|$)|,? selected by you(?=[.;,]|$)|,? of your choosing(?=[.;,]|$)/giu,
    ' of your choice',
  ],
  [/ \(of (?:his or her|his|her|their)(?: own)? (?:choice|choosing)\)/giu, ' of his or her choice'],
  [/(?<=\byour opponent\b[^.;:]*) of that player['’]s choice(?=[.;,]|$)/giu, " of your opponent's choice"],
  [/(?<=\p{L}) \((?:random|randomly|by lot)\)/giu, ' at random'],
  [/, if (?:there (?:is|are) )?any,(?= \p{Ll})/giu, ''],
  [
    /\bif (?:you are|your Investigator is) affected by (?:a|any) Phobia, (bury|discard) (?:it|that Phobia|one|one of them)(?=[.;]|$)/giu,
    '$1 one Phobia affecting you',
  ],
  [
    /\bif (?:a|any) Phobia (?:is )?affect(?:s|ing) (?:you|your Investigator), (bury|discard) (?:it|that Phobia|one|one of them)(?=[.;]|$)/giu,
    '$1 one Phobia affecting you',
  ],
  [
    /(?<=\bSanity(?: points?)?),? \(?(?:but )?(?:not below|to a minimum of|to no less than|minimum(?: of)?|but never below) (?:0|zero)\)?(?=[.;,]|$)/giu,
    '',
  ],
  [new RegExp(`,? \\(?(?:${thisOne} included|counting ${thisOne}|included ${thisOne})\\)?(?=[.;,]|$)`, 'giu'), ' (including this one)'],
  [
    new RegExp(
      `,? \\(?(?:not including|not counting|excluding|besides|apart from|other than|aside from|but not) ${thisOne}\\)?(?=[.;,]|$)|,? \\(?${thisOne} (?:excepted|excluded|not included|not counted)\\)?(?=[.;,]|$)`,
      'giu',
    ),
    ' except this one',
  ],
  [
    /\b(each|all|one|any|two) of your (Allies|Artifacts|Tomes|Weapons|\p{Lu}\p{L}+s) \(?(?:except|other than|excluding|besides) (?:this one|this card|this Ally)\)?/giu,
    '$1 of your other $2',
  ],
  [
    new RegExp(`(?<=\\p{L}),? \\((?:but )?(?:no|not|never|any but|excluding|except|other than) (?:an? |any |the )?${named}\\)`, 'gu'),
    ' except $1',
  ],
  [new RegExp(`(?<=\\p{L}) \\(${named} (?:are|is) (?:not affected|excluded|excepted|exempt|unaffected)\\)`, 'gu'), ' except $1'],
  [new RegExp(`(?<=\\p{L}), but (?:not|no) (?:an? )?${named}(?=[.;,]|$)`, 'gu'), ' except $1'],
  [new RegExp(`\\b(?:that|which|who) (?:is|are) (?:not (?:an? )?|no )${named}(?=[.;,]|$)`, 'gu'), 'except $1'],
  [
    new RegExp(
      `(?<=\\b(?:one|an?|any) \\p{Lu}[^.;:]*)[.;] (?:This|It|That \\p{L}+|[Tt]his|[Ii]t|that \\p{L}+) (?:may not|cannot|must not) be (?:an? )?${named}(?=[.;]|$)`,
      'gu',
    ),
    ' except $1',
  ],
]

/** A word in small letters that a kind of cards goes with, and that no rule knows: what it means stands in brackets. */
const like =
  '(?!(?:other|others|opposing|random|new|different|same|such|additional|more|further|second|third|first|next|last|face|most|least|defending|attacking|of|in|or|and|with|without|your|any|each|than|point|points|card|cards)\\b)[a-z][a-z-]*'
const each = '(?:all|each|every|any|any one|one|an?|your|his or her|two|three|per|for each)'
/** A kind in a word of the scene, and in brackets what kind that is: "unarmed Allies (those without Weapons)", "each sensitive soul (Artist or Poet)". */
const kindsInBrackets: readonly Phrase[] = [
  [
    new RegExp(
      `\\b(${each}) ${like}(?: ${like})? ((?:\\p{Lu}[\\p{L}’-]* ?)+?) \\((?:(?:only |that is,? |i\\.e\\. )?(?:all )?(?:those|the ones|ones) )((?:without|with|who|that|which|bearing|carrying|holding|knowing|worth|of)\\b[^()]*)\\)`,
      'gu',
    ),
    '$1 $2 $3',
  ],
  [
    /(?<=\p{Lu}[\p{L}’-]*) \((?:only )?(?:those|the ones|ones) ((?:without|with|who|that|which|bearing|carrying|holding|knowing|worth|of)\b[^()]*)\)/gu,
    ' $1',
  ],
  [
    new RegExp(
      `\\b(${each}) ${like} ((?:\\p{Lu}[\\p{L}’-]* ?)+?) (?=\\(${range}(?: or (?:larger|bigger|stronger|smaller|weaker))?(?: in value)?\\))`,
      'gu',
    ),
    '$1 $2 ',
  ],
  [
    new RegExp(
      `\\b(${each}) ${like}(?: ${like})? \\(((?:an? )?\\p{Lu}[\\p{L}’-]*(?: \\p{Lu}[\\p{L}’-]*)*(?:, (?:an? )?\\p{Lu}[\\p{L}’-]*(?: \\p{Lu}[\\p{L}’-]*)*)*(?:,? or (?:an? )?\\p{Lu}[\\p{L}’-]*(?: \\p{Lu}[\\p{L}’-]*)*)?)\\)`,
      'gu',
    ),
    '$1 $2',
  ],
  [
    new RegExp(`\\b(${n} points?) or (?:larger|bigger|stronger|above|upwards?|up)(?= in value|[.;,)]|$| is\\b| are\\b| of\\b)`, 'gu'),
    '$1 or more',
  ],
  [new RegExp(`\\b(${n} points?) or (?:smaller|weaker|below|under)(?= in value|[.;,)]|$| is\\b| are\\b| of\\b)`, 'gu'), '$1 or less'],
]

export const toldBehind: readonly Phrase[] = [...kindsInBrackets, ...asides, ...worths, ...bearers, ...whereabouts, ...suchOnes]
