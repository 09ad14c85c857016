/** What is said of a card or player in passing: the measure of the weakest, who may not turn it up, what is flipped otherwise, of whom "his" is. */

import { asHead, asRest, either, like, type Row } from '../rewording.ts'

const kind = '(?:Ally|Artifact|Tome|Weapon|Monster|Event|Phobia|Spell|card|target)'
const one = `(?:the|that|this|target) (?:target )?${kind}`
const turned = either('flip|turn')
const foe = `(?:${either('your|the|that')} (?:opponent|player)|[Ii]ts (?:owner|player|holder)|[Nn]o (?:player|Investigator|opponent)|[Nn]obody)`

const owned = '(?:Ally|Artifact|Tome|Weapon|Spell)'
const gone = either('bury|discard')

const worth = '(?:current )?(?:card )?values?'
const measure = `(?:by|in|judged by|measured by|going by|in terms of|according to) (?:(?:its|their|his or her|the) )?${worth}`

/** Of nobody else than the opponent it is played on is such a sentence. */
const nobodyElse = '(?:(?!\\b(?:opponents?|players?|Investigators?|owners?|Ally|Monster|Priest|he|she|who|you|your|each)\\b)[^.;])*?'
const theirs =
  '(?:(?:(?:Defending|other) )*(?:\\p{Lu}[\\p{L}-]* )*?(?:Allies|Ally|Threat|Hand|Artifacts?|Tomes?|Spells?|Weapons?|Phobias?|Monsters?)|Story Deck|Mythos Deck|Discard Pile|Current Location)'

export const saidOfItBriefly: readonly Row[] = [
  // "His or her weakest Ally (by card value)".
  [
    new RegExp(
      `\\b(${either('weakest|strongest|lowest|highest')}(?:[- ]valued?)? (?:\\p{Lu}[\\p{L}-]* )*?${kind})(?: \\(${measure}\\)|,? ${measure})(?=[.;,]| (?:of|in|and|or|face-down)\\b|$)`,
      'gu',
    ),
    (_, [which]) => which!,
  ],
  // "Bury the Ally, otherwise flip face-down": that Ally.
  [
    new RegExp(
      `\\b(${either('bury|discard|return')} (${one})(?: to (?:its owner['’]s|his or her|your opponent['’]s) Hand)?)([.;,]) ${either('otherwise|if not|or else')},? (?:it is )?(?:[Ff]lip|[Tt]urn|[Ff]lipped|[Tt]urned)(?: (?:it|him or her|him|her))? face-down(?=[.;,]|$)`,
      'gu',
    ),
    (_, [deed, which, stop]) => `${deed}${stop === ',' ? ', otherwise' : '. Otherwise,'} flip ${which} face-down`,
  ],
  // "Your opponent may not flip it face-up until ...": nobody else may, and neither does it turn by itself.
  [
    new RegExp(
      `(?<=\\b[Ff]lip [^:]*?[.;,](?: and| but)? )(${foe}) (may not|cannot|can not|may|can) ${turned} (it|${one})(?: back| again)?(?: back)? face-up(?: again)?(?= (?:until|before|this|for the)\\b|[.;,]|$)`,
      'gu',
    ),
    (said, [who, may, what]) => (/not$/u.test(may!) !== /^no/iu.test(who!) ? like(said, `${what} may not be flipped face-up`) : said),
  ],
  // "Reveal one Directed Threat before the other Threats are revealed", of what is only used before they are.
  [
    new RegExp(
      `(?<=\\b(?:[Oo]nly (?:be )?(?:cast|used|played) during Combat|(?:[Cc]ast|[Uu]se|[Pp]lay) only during Combat)\\b[^:]*?\\b${either('reveal')} (?:all (?:the )?(?:cards|Monsters) in )?(?:any one|one|a|target|(?:your|an) opponent['’]s|the) (?:Directed )?Threat),? (?:before|ahead of) (?:(?:the|any|all|all the) other (?:Directed )?Threats|the others?)(?: (?:are|is) revealed)?(?=[.;,]|$)`,
      'gu',
    ),
    () => '',
  ],
  // "Can only be used against an opponent who is Inside. ... the value of his or her Allies": of that opponent.
  [
    new RegExp(
      `(?<=\\b(?:[Cc]an|[Mm]ay) only be (?:used|played|cast) (?:against|on) an opponent (?:who|in|at|with|whose)\\b[^.;]*[.;] (?:[^.;]+[.;] )*?${nobodyElse})\\b(?:his or her|their) (?=${theirs}(?=[.;,]|$| (?:is|are|add|adds|lose|loses|gain|gains|may|face|by|to|until|in|at|for|during|while)\\b|-))`,
      'gu',
    ),
    () => "your opponent's ",
  ],
  // "Spend 1 Sanity as your Turn. Your opponent may not use a Gate until ...": for that price.
  [
    new RegExp(
      `(?<=^|[.;] )(${either('spend|pay')} \\w+ Sanity(?: points?)?|${either('flip|bury|discard')} this card|${either('discard|bury')} (?:one|two|an?) [^.;:,]{1,40}?) as (?:your|a) Turn[.;] (?=${either('your|each|no|target|every|any|that')} (?:other )?(?:opponent|player|Investigator)s? (?:may|cannot|can) [^.;]*\\b(?:until|this|during|for|next)\\b)(\\p{Lu}\\p{L}*)`,
      'gu',
    ),
    (_, [price, who]) => `As your Turn, ${asRest(price!)}: ${asRest(who!)}`,
  ],
  // "Your opponent must discard one random Artifact. In a Cemetery, you choose the card instead".
  [
    new RegExp(
      `\\b(?:[Rr]andomly (?:select|choose|pick) one ((?:\\p{Lu}[\\p{L}-]* )*${owned})(?: card)? that (?:your|target|the) opponent must (${gone})|${either('your|target|the')} opponent must (${gone}) one random ((?:\\p{Lu}[\\p{L}-]* )*${owned})|(${either('bury|discard')}) one random ((?:\\p{Lu}[\\p{L}-]* )*${owned}) of your opponent)[.;] (?:But )?(${either('if|while')} (?:you are|it is|your) [^.;:,]+|[Aa]t Night|[Bb]y Day|(?:[Ii]n|[Aa]t) an? [^.;:,]*?Location),? (?:you (?:may )?choose (?:the card|which(?: one)?|it|(?:that|the) (?:\\p{Lu}[\\p{L}-]*))(?: instead)?|(?:the choice|it) is (?:yours|of your choice)(?: instead)?)(?=[.;]|$)`,
      'gu',
    ),
    (_, [one, how1, how2, other, how3, third, so]) => {
      const [how, what] = [(how1 ?? how2 ?? how3)!.toLowerCase(), (one ?? other ?? third)!]
      const asked = /^at night$/iu.test(so!)
        ? 'If it is Night'
        : /^by day$/iu.test(so!)
          ? 'If it is Day'
          : /^(?:in|at) /iu.test(so!)
            ? so!.replace(/^(?:in|at) /iu, 'If you are at ')
            : so!.replace(/^(?:if|while) /iu, 'If ')
      return `${asHead(how)} one random ${what} of your opponent. ${asked}, ${how} one ${what} of your opponent instead`
    },
  ],
  // "Cultists may be played as Monsters without using a Gate": as Monsters alone they ask for one.
  [
    /(?<=\bCultists\b[^.;:]*? (?:may|can) (?:also )?be played) as Monsters(?= (?:without|with no) (?:using |the use of )?(?:an?|any|the)? ?Gates?(?=[.;,]|$))/gu,
    () => '',
  ],
]
