/** Words that are tried where a text cannot be read with those it has: they say the same, but not to every chapter. */

import { givenForIt } from '../given-for-it.ts'
import { justPlayed } from '../just-played.ts'
import type { Self } from '../reading.ts'
import { inRows, like, type Rewording, type Row, reworded } from '../rewording.ts'
import { soManyTogether } from '../so-many-together.ts'

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

/** The text in the words that are known best; nothing where it has none of the others. */
export const inUsualWords = (text: string): Rewording | undefined => inRows(text, usual)

const otherKinds =
  /\b([Tt])his (?=(?:(Phobia|Storm|Night|Day|Star|Epidemic)|(Great Old One|Outer God|(?:(?:Lesser|Greater) )?(?:Servitor|Independent)))\b(?!(?:,| or| and| Event) ))/gu

/** "When a Storm is played, bury this Storm": on a card that is none, it is that one. */
export const ofAnotherKind = (text: string, { type, subtype }: Pick<Self, 'type' | 'subtype'>): Rewording | undefined =>
  reworded(text, otherKinds, (found, [head, event, monster]) => {
    const isSo = type === (event ? 'Event' : 'Monster') && (!subtype || subtype.endsWith(event ?? monster!))
    return isSo ? found : `${head}hat `
  })
