/** What a card of some type says of itself, of its line or by its own name, heard before all else. */

import type { Self } from '../reading.ts'
import { like, type Row } from '../rewording.ts'
import { count } from './phrases.ts'

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

/** "Choose one Corrupt Ally of your opponent and flip that card face-down. Affected Ally may not be flipped face-up ...": told as one deed. */
const chosenAndFlipped: Row = [
  /\bChoose (one|an|any one) ((?:\p{Lu}[\p{L}’'-]* )*?Ally of (?:(?:your|an) opponent|any player))(?:,? and|[.;]) (?:flip|turn) (?:it|that Ally|that card|him or her) face-down([.;]) (?:(?:The )?Affected|That|The) Ally(?= (?:can ?not|may not|must|stays|remains)\b)/giu,
  (_, [n, kind, stop]) => `Flip ${n} ${kind} face-down${stop} That Ally`,
]

/** "Play this card at any Water Location", at the head of an Event: where alone it may be played. */
const playedThere: Row = [
  /^(?:Play|To be played) (?:this card )?(?:only )?(at|in|on) ((?:an?|any|one) (?:\p{Lu}[\p{L}’'-]* )+Location)(?=\.)/gu,
  (_, [at, where]) => `May only be played ${at} ${where}`,
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

/** The rows for a card of this type. */
/** "Flip this card to flip another Ally face-up. He is excluded when determining the results of an Epidemic": it is told of an Ally for good. */
const neverStruck: Row = [
  /(?<=^|[.;] )(?:He|She|It|He or she) (?=is (?:always |never )?(?:excluded|left out|ignored|counted) (?:when|from|by|for|in) [^.;:]*?\bEpidemics?\b)/gu,
  () => 'This Ally ',
]

/** "You may remove this Phobia": what an effect removes its owner buries (M10.14). */
const ridOfPhobia: readonly Row[] = [
  // "Ends when you reach a Sanitarium", "lasts until it is Day".
  [
    /(?<=^|[.;] )(?:(?:this (?:card|Phobia)|it) )?(?:ends|is over|wears off|disappears|is gone) (?=(?:when|if|as soon as|once) )/giu,
    (said) => like(said, 'bury this card '),
  ],
  [/\b(?:remove|get rid of|be rid of|cure|shake off|overcome) this (?:card|Phobia)\b/giu, (said) => like(said, 'bury this card')],
  [
    /\b(?:removing|getting rid of|being rid of|curing|shaking off|overcoming) this (?:card|Phobia)\b/giu,
    (said) => like(said, 'burying this card'),
  ],
  [
    /(?<=^|[.;] |, )(?:(?:this (?:card|Phobia)|it) )?(?:can|may) be (?:removed|cured|overcome|buried)(?= (?:by (?!an?\b|any\b|your opponent\b)|at|as|if|while|in|when)\b)/giu,
    (said) => like(said, 'you may bury this card'),
  ],
]

/** "If you have fewer than 10 Sanity, gain 4": Sanity again, on what has no value. */
const asMuchSanity: readonly Row[] = [
  [
    /(?<=(?:^|[.;] )(?:if|when|while|unless) (?!this\b|it\b)[^.;:,]*\bSanity\b[^.;:,]*, )(you )?(gains?|loses?) (\d+)(?=[.;]|$)/giu,
    (_, [who = '', does, n]) => `${who}${does} ${n} Sanity`,
  ],
  [/(?<=^|[.;] )(gain|lose) (\d+)(?= if (?!this\b|it\b)[^.;:,]*\bSanity\b[^.;:,]*(?:[.;]|$))/giu, (_, [does, n]) => `${does} ${n} Sanity`],
]

/** "Allies found here are worth 1 more": those of its player who are such. */
const foundHere: Row = [
  /(?<=^|[.;] )(?:all |each |every )?(?:of your |your )?((?:\p{Lu}[\p{L}-]+ )*Ally|(?:\p{Lu}[\p{L}-]+ )*Allies)(?: (?:who|that)(?: are| is)?)? found (?:here|at this Location)(?= (?:gains?|loses?|adds?|subtracts?|is|are)\b)/giu,
  (said, [who]) => like(said, `each of your ${who} who can be found here`),
]

const valueless: ReadonlySet<string> = new Set(['Event', 'Spell', 'Location'])

export const onItsOwnType = (self: Self | undefined): readonly Row[] => [
  ...(self && namesNone.has(self.type) ? [thisForThat] : []),
  ...(self?.type === 'Artifact' ? stillBorne : []),
  ...(self?.subtype === 'Phobia' ? ridOfPhobia : []),
  ...(self?.type === 'Ally' ? [neverStruck] : []),
  ...(self?.type === 'Event' && /^Travel\b/.test(self.subtype ?? '') ? [boarded(self.title)] : []),
  ...(self?.type === 'Monster' ? [toOwnThreat] : []),
  ...(self?.type === 'Monster' ? ofMonsters(self.title) : []),
  ...(self?.type === 'Ally' || self?.type === 'Artifact' || self?.type === 'Tome' ? byOwnName(self.title) : []),
  ...(self && namesNone.has(self.type) ? chosenByLine(self.target ?? '') : []),
  ...(self?.type === 'Event' ? [chosenAndFlipped, lyingOnIt(self.target ?? ''), flippedUnderIt, playedThere] : []),
  ...(self && walkers.has(self.type) ? [onFootAnywhere] : []),
  ...(self && valueless.has(self.type) ? asMuchSanity : []),
  ...(self?.type === 'Location' ? [foundHere] : []),
]
