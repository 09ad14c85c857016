/** What a text says again in one word: "while he does", "the responsible opponent", one more Turn of each, and this card as "it" where it alone can be meant. */

import type { Self } from '../reading.ts'
import { like, type Row } from '../rewording.ts'

const own = 'this (?:card|Ally|Artifact|Tome|Weapon)'
const foe = '(?:an|your|any) opponent'

/** What the word stands for that a condition is said again with. */
const again: readonly (readonly [verbs: string, word: string])[] = [
  ['(?:holds|bears|carries|wields|uses|knows|defends)', 'does'],
  ['(?:hold|bear|carry|have|know|control)', 'do'],
  ['is', 'is'],
  ['are', 'are'],
  ['has', '(?:has|does)'],
]

const rows: readonly Row[] = [
  // "Add 2 if he holds a Weapon. While he does, ...": the same is asked.
  ...again.map(
    ([verbs, word]): Row => [
      new RegExp(
        `\\b(if|while|as long as) ((?:he|she|it|you|${own}) ${verbs} [^.;:,]+)[.;] (?:While|As long as|So long as) (?:he|she|it|you|this card) ${word}(?: so)?, `,
        'gu',
      ),
      (_, [when, so]) => `${when} ${so}. While ${so}, `,
    ],
  ),
  [
    /(?<=\buntil (?:each|every) (?:player|Investigator) has taken )(?:one additional|an additional|one further|a further|an extra|one extra) (?=Turn\b)/giu,
    () => 'one more ',
  ],
  // "When you lose this card, the responsible opponent ...": he whose doing it was.
  [
    new RegExp(
      `(?<=^|[.;] )(?:(?:At|In) the (?:moment|instant) (?:when|that)|Whenever|When|If) you (?:would )?lose (${own}), the (?:responsible opponent|opponent (?:who is )?responsible(?: for (?:it|this|that|the loss|its loss))?|opponent who (?:caused|causes) (?:it|this|that|the loss)),? `,
      'giu',
    ),
    (said, [what]) => like(said, `when an opponent causes you to lose ${what}, that opponent `),
  ],
  [
    new RegExp(
      `(?<=^|[.;] )(?:Whenever|When|If|Each time) you (?:would )?lose (${own}) (?:because of|due to|on account of|through|through the doing of|by the doing of) ${foe}, (?:he or she|he|she|that opponent|your opponent) `,
      'giu',
    ),
    (said, [what]) => like(said, `when an opponent causes you to lose ${what}, that opponent `),
  ],
  // "Your Travel by Sea cards are not Buried by a Storm, and you may play new ones although they are forbidden": by that Storm.
  [
    /(?<=\b([Yy])our ((?:\p{Lu}[\p{L}’-]* |by )+?(?:cards|Events|Cards)) (?:are not|cannot be|may not be) [^.;:]*\bStorms?\b[^.;:]*,? and you may )play (?:new|further|more|other) ones,? (?:although|even though|even if|even when|though) (?:they are|it is|this is) (?:otherwise )?(?:forbidden|prohibited|not allowed)(?=[.;]|$)/gu,
    (_, [, what]) => `play ${what} regardless of Storms`,
  ],
  [
    /(?<=\bplay [^.;:]+?),? (?:although|even though|even if|even when|though) (?:they are|it is|this is) (?:otherwise )?(?:forbidden|prohibited|not allowed) by (?:a|any) Storm(?: Event)?(?=[.;]|$)/giu,
    () => ' regardless of Storms',
  ],
  // "Once per Round you may look at ... as your Turn, then discard it": the Turn ahead.
  [
    /(?<=(?:^|[.;,] ))((?:once|twice|one time|two times) (?:per|a|each|every|during a|in a|during each) (?:Round|Turn)),? you may ((?:look|peek|search|draw|discard|flip|bury|gain|take|return|reveal)\b[^.;:,]*?) as your Turn, (?=(?:then|and then) )/giu,
    (_, [often, deed]) => `${often}, as your Turn, you may ${deed}, `,
  ],
  // "Then bury it or leave it there": as one likes.
  [
    /(?<=\b[Yy]ou may (?:look|peek) at the top card of (?:your|your opponent['’]s|an opponent['’]s|any player['’]s) Mythos Deck)(?:,? and then|, then|,? and) (bury|discard) it,? or (?:else )?(?:leave|keep) it(?: there| where it is| in place| on top)?(?=[.;]|$)/giu,
    (_, [deed]) => `. You may ${deed} it`,
  ],
  [/(?<=\bwould be (?:buried|discarded|lost)\b[^.;:]*, (?:you may )?)return card(?= to\b)/giu, () => 'return this card'],
]

const playsIt: Row = [
  /(?<=(?:^|[.;] )Add \d points? to (?:the value of this card|its value) (?:if|while)[^.;:]*[.;] )You may (?:also )?play it(?= without (?:using )?(?:a|the|any) Gate\b)/giu,
  () => 'You may play this card',
]

/** All of them, for a card. */
export const saidSoToo = (self: Self | undefined): readonly Row[] => [...rows, ...(self?.type === 'Monster' ? [playsIt] : [])]
